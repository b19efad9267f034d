// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Numbers of a vector loop of one step that depend on the lane alone.
#include "kernel/kernel.h"

// A loop of one step, whose iteration is the lane or 0.
static bool add_term(const TnKernel *k, const TnKTerm *t, unsigned lane, int64_t *sum) {
  const TnKNode *loop = &k->nodes[t->node];
  bool is_vector = loop->op == TN_K_loop && loop->aux & TN_LOOP_VECTOR;
  if (loop->op != TN_K_loop || loop->a || loop->imm > (is_vector ? loop->lanes : 1)) return false;
  if (is_vector) *sum = (int64_t)((uint64_t)*sum + (uint64_t)t->coef * lane);
  return true;
}

static bool number_of(const TnKernel *k, TnKVal v, unsigned lane, unsigned depth, int64_t *out) {
  enum { MOST_DEPTH = 12 };
  const TnKNode *n = &k->nodes[v];
  *out = n->imm;
  if (n->op == TN_K_const) return true;
  for (uint32_t t = 0; t < n->n_terms && n->op == TN_K_affine; t++)
    if (!add_term(k, &k->terms[n->term + t], lane, out)) return false;
  if (n->op == TN_K_affine) return true;
  int64_t x, y;
  if (!n->a || !n->b || n->c || depth == MOST_DEPTH || (n->type != TN_KT_I1 && n->type != TN_KT_I32)) return false;
  return number_of(k, n->a, lane, depth + 1, &x) && number_of(k, n->b, lane, depth + 1, &y) &&
         tn_k_fold(n, k->nodes[n->a].type == TN_KT_I64, x, y, out);
}

bool tn_k_lane_number(const TnKernel *k, TnKVal v, unsigned lane, int64_t *out) {
  return number_of(k, v, lane, 0, out);
}

bool tn_k_has_far_loads(const TnKernel *k) {
  for (uint32_t i = 1; i < k->n_nodes; i++) {
    const TnKNode *n = &k->nodes[i];
    if (n->op != TN_K_load || !n->a || k->nodes[n->a].lanes == 1) continue;
    int64_t at[16], size = tn_k_mem_bytes[n->aux], window = size < 4 ? 16 : 64;
    unsigned n_at = k->nodes[n->a].lanes < 16 ? k->nodes[n->a].lanes : 16, left = n_at;
    for (unsigned lane = 0; lane < n_at; lane++) {
      if (!tn_k_lane_number(k, n->a, lane, &at[lane])) return true;
      at[lane] = (int64_t)((uint64_t)at[lane] * (uint64_t)n->coef_a);
    }
    for (unsigned windows = 0; left; windows++) {
      int64_t lo = at[0];
      if (windows == TN_K_WINDOWS) return true;
      for (unsigned l = 1; l < left; l++) lo = at[l] < lo ? at[l] : lo;
      unsigned kept = 0;
      for (unsigned l = 0; l < left; l++)
        if (at[l] + size > lo + window) at[kept++] = at[l];
      left = kept;
    }
  }
  return false;
}
