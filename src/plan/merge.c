// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Loops that stand alone in one another become one, where every address steps through them as through one: an outer
// loop whose coefficient is the inner one's times its iterations. An elementwise kernel over any shape ends as one
// vector loop.
#include "plan/priv.h"

// Whether node i, an address or affine value, sees the two loops as one.
static bool steps_as_one(const TnKernel *k, const TnKNode *n, TnKVal outer, TnKVal inner, int64_t count) {
  int64_t co = 0, ci = 0;
  for (uint32_t i = 0; i < n->n_terms; i++) {
    const TnKTerm *t = &k->terms[n->term + i];
    if (t->node == outer) co = t->coef;
    if (t->node == inner) ci = t->coef;
  }
  return co == ci * count;
}

// A store to places that the data tells: two steps may meet at one.
static bool stores_anywhere(const TnKernel *k, const TnKNode *n) {
  if (n->op != TN_K_store) return false;
  if (n->coef_a) return true;  // an index a lane
  for (uint32_t i = 0; i < n->n_terms; i++)
    if (k->nodes[k->terms[n->term + i].node].op != TN_K_loop) return true;
  return false;
}

static bool can_merge(const TnKernel *k, TnKVal outer, TnKVal inner, TnKVal end) {
  const TnKNode *o = &k->nodes[outer], *n = &k->nodes[inner];
  if (o->a || n->a || o->aux & TN_LOOP_VECTOR) return false;
  if (n->aux & TN_LOOP_PARALLEL) return false;
  for (TnKVal i = inner + 1; i < end; i++) {
    const TnKNode *x = &k->nodes[i];
    // A variable inside would be made anew by each step; there is none in a loop that stands alone but its own.
    if (x->n_terms && !steps_as_one(k, x, outer, inner, n->imm)) return false;
    if (n->aux & TN_LOOP_VECTOR && stores_anywhere(k, x)) return false;
  }
  return true;
}

static void merge(TnKernel *k, TnKVal outer, TnKVal inner, TnKVal inner_end, TnKVal outer_end) {
  TnKNode *o = &k->nodes[outer], *n = &k->nodes[inner];
  for (TnKVal i = inner + 1; i < inner_end; i++) {
    TnKNode *x = &k->nodes[i];
    uint16_t kept = 0;
    for (uint16_t j = 0; j < x->n_terms; j++) {
      TnKTerm t = k->terms[x->term + j];
      if (t.node != outer) k->terms[x->term + kept++] = t;
    }
    x->n_terms = kept;
  }
  n->imm *= o->imm;
  if (o->aux & TN_LOOP_PARALLEL) k->parallel = n->imm;
  n->aux |= o->aux;
  *o = (TnKNode){.op = TN_K_nop};
  k->nodes[outer_end] = (TnKNode){.op = TN_K_nop};
}

static TnKVal next_node(const TnKernel *k, TnKVal i) {
  for (i++; i < k->n_nodes && k->nodes[i].op == TN_K_nop;) i++;
  return i;
}

// Lanes beyond what the loop has iterations for only cost. Variables that lanes carry keep theirs: the number of lanes
// is part of what a reduction means.
static void shrink_lanes(TnKernel *k, TnKVal loop, TnKVal end) {
  uint8_t lanes = k->nodes[loop].lanes, fewer = lanes;
  while (fewer > 8 && (int64_t)fewer / 2 >= k->nodes[loop].imm) fewer /= 2;
  if (fewer == lanes) return;
  for (TnKVal i = loop; i < end; i++) {
    uint8_t op = k->nodes[i].op;
    if ((op == TN_K_get || op == TN_K_set || op == TN_K_var) && k->nodes[i].lanes > 1) return;
  }
  for (TnKVal i = loop; i < end; i++)
    if (k->nodes[i].lanes == lanes) k->nodes[i].lanes = fewer;
}

// One loop alone, of no fewer iterations than lanes, is as it should be.
static bool is_simple(const TnKernel *k) {
  const TnKNode *loop = NULL;
  for (const TnKNode *n = k->nodes + 1, *end = k->nodes + k->n_nodes; n < end; n++) {
    if (n->op != TN_K_loop) continue;
    if (loop || n->imm < n->lanes) return false;
    loop = n;
  }
  return true;
}

void tn_kernel_merge_loops(TnKernel *k, TnArena *scratch) {
  if (is_simple(k)) return;
  TnKVal *end_of = tn_k_ends(k, scratch);
  k->is_consed = false;
  for (TnKVal i = k->n_nodes; i-- > 1;) {  // inner loops first
    if (k->nodes[i].op != TN_K_loop) continue;
    TnKVal inner = next_node(k, i);
    if (inner >= k->n_nodes || k->nodes[inner].op != TN_K_loop || next_node(k, end_of[inner]) != end_of[i]) continue;
    if (can_merge(k, i, inner, end_of[inner])) merge(k, i, inner, end_of[inner], end_of[i]);
  }
  for (TnKVal i = 1; i < k->n_nodes; i++)
    if (k->nodes[i].op == TN_K_loop && k->nodes[i].aux & TN_LOOP_VECTOR && !k->nodes[i].a)
      shrink_lanes(k, i, end_of[i]);
}
