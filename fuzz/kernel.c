// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Kernels as text, on any bytes: what reads prints and reads again as the same kernel, simplified too; what keeps the
// rules and stays within bounds that can be told beforehand runs on the tile target with its buffers between guards,
// as built and simplified, to the same bytes.
#include <stdlib.h>

#include "target/target.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { BUF_BYTES = 4096, GUARD = 4096, MAX_BUFS = 4, MOST_WORK = 200000 };

static void must(bool ok) {
  if (!ok) abort();
}

typedef struct Work {
  TnArena *arena;
  TnStr text;
} Work;

// The kernel from its text; NULL where it has none.
static TnKernel *read(Work *w, TnStr text) {
  TnKernel *k = NULL;
  TnError *e = tn_k_parse(w->arena, text, tn_str("fuzz"), &k);
  must(e || k);
  must(!e || e->message[0]);
  bool ok = !e;
  tn_error_destroy(e);
  return ok ? k : NULL;
}

static bool is_good(const TnKernel *k) {
  TnError *e = tn_k_verify(k);
  tn_error_destroy(e);
  return !e;
}

static TnStr print(Work *w, const TnKernel *k) {
  TnBuf out = {.arena = w->arena};
  tn_k_print(&out, k);
  return tn_buf_view(&out);
}

// A store or load with an index, or with terms that are not loops of known length, may go anywhere.
static bool is_within(const TnKernel *k, const TnKNode *n) {
  int64_t low = n->imm, high = n->imm;
  if (n->a || n->buf >= MAX_BUFS) return false;
  for (uint32_t i = 0; i < n->n_terms; i++) {
    const TnKTerm *t = &k->terms[n->term + i];
    const TnKNode *loop = &k->nodes[t->node];
    if (loop->op != TN_K_loop || loop->a || loop->imm > BUF_BYTES) return false;
    if (t->coef > BUF_BYTES || t->coef < -BUF_BYTES) return false;
    int64_t reach = t->coef * (loop->imm > 0 ? loop->imm - 1 : 0);
    *(reach < 0 ? &low : &high) += reach;
  }
  return low >= 0 && high <= BUF_BYTES - tn_k_mem_bytes[n->aux];
}

// No while, loops of known length that are short together, memory within the buffers.
static bool may_run(const TnKernel *k) {
  double work[65] = {1}, all = 0;
  unsigned depth = 0;
  if (k->n_bufs > MAX_BUFS) return false;
  for (uint32_t i = 1; i < k->n_nodes; i++) {
    const TnKNode *n = &k->nodes[i];
    all += work[depth];
    if (n->op == TN_K_while || (n->op == TN_K_loop && n->a)) return false;
    if (n->op == TN_K_call1 || n->op == TN_K_call2) return false;  // some take long
    if ((n->op == TN_K_load || n->op == TN_K_store) && !is_within(k, n)) return false;
    if (n->op == TN_K_loop || n->op == TN_K_if) {
      work[depth + 1] = work[depth] * (n->op == TN_K_loop ? (double)n->imm : 1);
      depth++;
    }
    if (n->op == TN_K_end) depth--;
  }
  return all < MOST_WORK;
}

// The bytes of all buffers after a run, with a guard before and behind each.
static uint8_t *run(Work *w, TnKernel *k) {
  enum { STRIDE = BUF_BYTES + 2 * GUARD };
  uint8_t *memory = tn_alloc(MAX_BUFS * STRIDE);
  must(memory != NULL);
  for (size_t i = 0; i < MAX_BUFS * STRIDE; i++) memory[i] = (uint8_t)((i * 37) >> 3);
  void *bufs[MAX_BUFS];
  for (size_t i = 0; i < MAX_BUFS; i++) bufs[i] = memory + i * STRIDE + GUARD;
  TnKCode code = {0};
  must(!tn_target_tile.emit(w->arena, &k, 1, &code));
  void *scratch = tn_alloc_aligned(tn_target_tile.run_scratch(&code), 64);
  must(scratch != NULL);
  tn_target_tile.run(&code, 0, bufs, 0, k->parallel ? k->parallel : 1, scratch);
  tn_free_aligned(scratch);
  for (size_t i = 0; i < MAX_BUFS * STRIDE; i++) {
    size_t at = i % STRIDE;
    if (at < GUARD || at >= GUARD + BUF_BYTES) must(memory[i] == (uint8_t)((i * 37) >> 3));
  }
  return memory;
}

static TnError *check(void *arg) {
  Work *w = arg;
  TnKernel *k = read(w, w->text);
  if (!k || !is_good(k)) return NULL;
  TnKernel *other = read(w, print(w, k));
  must(other && tn_k_equal(k, other) && tn_k_hash(k) == tn_k_hash(other));
  tn_k_simplify(other, w->arena);
  must(is_good(other));
  TnKernel *again = read(w, print(w, other));
  must(again && tn_k_equal(other, again));
  if (!may_run(k)) return NULL;
  tn_free(run(w, k));
  tn_free(run(w, other));
  return NULL;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  TnGuard guard = {0};
  TnArena arena;
  tn_arena_init(&arena, &guard);
  Work w = {&arena, {(const char *)data, size}};
  TnError *e = tn_guard_run(&guard, check, &w);
  must(!e);
  tn_arena_deinit(&arena);
  return 0;
}
