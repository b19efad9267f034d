// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Which kernels write past the caches. A kernel that touches more than they hold pushes out what it writes before
// anybody reads it again; streaming such results saves fetching the lines that are overwritten, a third of the traffic
// of an elementwise operation on two operands. Only shapes decide.
#include "plan/cost.h"
#include "plan/priv.h"

// Bytes that a kernel writes to each of its first 64 buffers, as far as loops say how long they are, and which ones
// it reads.
typedef struct Written {
  double bytes[64];
  uint64_t read;
} Written;

static void find_written(const TnKernel *k, Written *w) {
  double times[64] = {1};
  unsigned depth = 0, vector = 0;  // depth of the open vector loop
  for (uint32_t i = 1; i < k->n_nodes; i++) {
    const TnKNode *n = &k->nodes[i];
    if (tn_k_opens(n) && depth + 1 < TN_COUNT(times)) {
      times[depth + 1] = times[depth] * (n->op == TN_K_loop && !n->a ? (double)n->imm : 1);
      depth++;
      if (n->op == TN_K_loop && n->aux & TN_LOOP_VECTOR) vector = depth;
    } else if (n->op == TN_K_end && depth) {
      if (vector == depth) vector = 0;
      depth--;
    } else if (n->op == TN_K_load && n->buf < 64) {
      w->read |= (uint64_t)1 << n->buf;
    } else if (n->op == TN_K_store && n->buf < 64) {
      w->bytes[n->buf] += times[depth] * tn_k_mem_bytes[n->aux] * (vector ? 1 : n->lanes);
    }
  }
}

void tn_plan_stream(void *planner, TnStep *s) {
  const TnPlanner *p = planner;
  if (s->kind != TN_STEP_KERNEL) return;
  TnKernel *k = p->kernels.data[s->index];
  double touched = 0;
  for (uint32_t i = 0; i < s->n_bufs; i++) touched += (double)p->slots.data[s->bufs[i]].bytes;
  if (touched < TN_COST_STREAM_RESULT) return;
  Written w = {{0}, 0};
  find_written(k, &w);
  for (uint32_t i = 0; i < s->n_bufs && i < 64; i++) {
    bool is_result = p->slots.data[s->bufs[i]].kind == TN_SLOT_OUTPUT;
    if (w.bytes[i] >= TN_COST_STREAM_LEAST && !(w.read >> i & 1) && (is_result || touched >= TN_COST_STREAM_TEMP))
      k->streamed |= (uint64_t)1 << i;
  }
}
