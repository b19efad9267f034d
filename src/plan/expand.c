// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Loops over few elements become those elements one by one, where a program's loop hands small tensors from one step
// to the next: a product of 3x3 matrices is 45 scalar operations. A store of a vector followed by a load of part of it
// costs more than that; elements of their own become variables (promote.c), and so registers.
#include "plan/priv.h"

enum {
  MOST_TRIPS = 16,    // of one loop
  MOST_NODES = 4000,  // that the loops become, before they are folded
  HANDOFF = 12,       // what a loop costs in memory, in operations
  STRIDED = 4,        // a load whose lanes are apart
};

typedef struct Expand {
  TnPlanner *p;
  TnKernel *k;
  const uint8_t *is_own;  // by buffer: a small temporary of this kernel alone
  uint8_t *fits;          // by node: a loop that could be expanded; 2: that is
  uint8_t *is_bad;        // by buffer: something reads or writes it that stays a loop
  TnKVal *end_of;         // by node
  TnKBuilder b;
  TnKRemake r;
  TnKVal while_end;        // of the outermost that is open, or the last one
  double elements, loops;  // what is expanded in whiles costs, as elements and as it was
} Expand;

// Whether a node of the loop's body can stand once for each iteration.
static bool can_repeat(const TnKNode *n, TnKVal loop) {
  switch ((TnKOp)n->op) {
    case TN_K_down:
    case TN_K_lane:
    case TN_K_call1:
    case TN_K_call2:
    case TN_K_while:
    case TN_K_exit: return false;
    case TN_K_get:
    case TN_K_set: return n->lanes == 1 || n->a > loop;
    case TN_K_loop: return !n->a && n->imm <= MOST_TRIPS;
    default: return true;
  }
}

static double weight(const Expand *w, const TnKNode *n) {
  switch ((TnKOp)n->op) {
    case TN_K_load:
    case TN_K_store: return w->is_bad[n->buf];  // others become variables
    case TN_K_const:
    case TN_K_affine:
    case TN_K_loop:
    case TN_K_end:
    case TN_K_var:
    case TN_K_get:
    case TN_K_set: return 0;
    case TN_K_fdiv:
    case TN_K_fsqrt: return 4;
    default: return 1;
  }
}

// Whether neighbouring lanes of a load are apart.
static bool is_strided(const Expand *w, const TnKNode *n) {
  if (n->op != TN_K_load) return false;
  for (uint32_t t = 0; t < n->n_terms; t++) {
    const TnKTerm *term = &w->k->terms[n->term + t];
    if (w->k->nodes[term->node].aux & TN_LOOP_VECTOR && term->coef != tn_k_mem_bytes[n->aux]) return true;
  }
  return false;
}

// What the loop costs as it is.
static double cost_of(const Expand *w, TnKVal loop) {
  const TnKNode *o = &w->k->nodes[loop];
  bool is_vector = o->aux & TN_LOOP_VECTOR;
  double steps = is_vector ? (double)((o->imm + 7) / 8) : (double)o->imm, sum = 0;
  for (TnKVal i = loop + 1; i < w->end_of[loop]; i++) {
    bool nested = w->k->nodes[i].op == TN_K_loop;
    sum += nested ? cost_of(w, i) : is_strided(w, &w->k->nodes[i]) ? STRIDED : weight(w, &w->k->nodes[i]);
    if (nested) i = w->end_of[i];
  }
  return sum * steps + (is_vector ? HANDOFF : 0);
}

static int64_t nodes_of(const Expand *w, TnKVal loop) {
  int64_t n = 1;
  for (TnKVal i = loop + 1; i < w->end_of[loop]; i++) {
    bool nested = w->k->nodes[i].op == TN_K_loop;
    n += nested ? nodes_of(w, i) : 1;
    if (nested) i = w->end_of[i];
  }
  return n * w->k->nodes[loop].imm;
}

// Loops that could be expanded, with all that is in them.
static void find_loops(Expand *w) {
  for (TnKVal i = 1; i < w->k->n_nodes; i++) {
    const TnKNode *n = &w->k->nodes[i];
    if (n->op != TN_K_loop || !can_repeat(n, i)) continue;
    bool ok = true;
    for (TnKVal j = i + 1; j < w->end_of[i] && ok; j++) ok = can_repeat(&w->k->nodes[j], i);
    if (!ok || nodes_of(w, i) > MOST_NODES) continue;
    for (TnKVal j = i; j < w->end_of[i]; j++) w->fits[j] = w->k->nodes[j].op == TN_K_loop;
    i = w->end_of[i];
  }
}

static void find_buffers(Expand *w) {
  for (TnKVal i = 1; i < w->k->n_nodes; i++) {
    const TnKNode *n = &w->k->nodes[i];
    if (!tn_k_is_access(n)) continue;
    for (uint32_t t = 0; t < n->n_terms; t++) w->is_bad[n->buf] |= !w->fits[w->k->terms[n->term + t].node];
    w->is_bad[n->buf] |= n->a != 0 || !w->is_own[n->buf];
  }
}

// Chooses the outermost loops that touch such a buffer. Whether there are some where a program's loop runs them.
static bool choose_loops(Expand *w) {
  TnKVal while_end = 0;
  int64_t nodes = 0;
  for (TnKVal i = 1; i < w->k->n_nodes; i++) {
    const TnKNode *n = &w->k->nodes[i];
    if (n->op == TN_K_while && i > while_end) while_end = w->end_of[i];
    if (n->op != TN_K_loop || !w->fits[i]) continue;
    bool touches = false;
    for (TnKVal j = i + 1; j < w->end_of[i]; j++)
      touches |= tn_k_is_access(&w->k->nodes[j]) && !w->is_bad[w->k->nodes[j].buf];
    for (TnKVal j = i; j < w->end_of[i] && touches; j++) w->fits[j] *= 2;
    if (touches && i < while_end) w->loops += cost_of(w, i);
    if (touches) nodes += nodes_of(w, i);
    i = w->end_of[i];
  }
  return w->loops > 0 && nodes <= MOST_NODES;
}

// ---- the new kernel, by the builder, which folds what is constant now

static bool costs_more(const Expand *w) { return w->elements > 1.5 * w->loops; }

// As far as it is worth it.
static void copy_range(Expand *w, TnKVal from, TnKVal to) {
  for (TnKVal i = from; i < to && !costs_more(w); i++) {
    const TnKNode *n = &w->k->nodes[i];
    if (w->fits[i] == 2) {
      bool was_single = w->r.single;
      w->r.single = true;
      for (int64_t at = 0; at < n->imm; at++) {
        w->r.to[i] = tn_k_index(&w->b, tn_k_i64(&w->b, at));
        copy_range(w, i + 1, w->end_of[i]);
      }
      w->r.single = was_single;
      i = w->end_of[i];
      continue;
    }
    size_t had = w->b.nodes.n;
    w->while_end = n->op == TN_K_while && i > w->while_end ? w->end_of[i] : w->while_end;
    w->r.to[i] = tn_k_remake(&w->r, i);
    if (!w->r.single || i > w->while_end) continue;
    for (size_t k = had; k < w->b.nodes.n; k++) w->elements += weight(w, &w->b.nodes.data[k]);
  }
}

void tn_plan_expand(TnPlanner *p, TnKernel *k, const uint8_t *is_own) {
  if (!tn_k_has(k, TN_K_while)) return;
  Expand w = {.p = p, .k = k, .is_own = is_own, .fits = tn_new_n(p->work, uint8_t, k->n_nodes)};
  w.is_bad = tn_new_n(p->work, uint8_t, k->n_bufs + 1);
  w.end_of = tn_k_ends(k, p->work);
  w.r = (TnKRemake){.b = &w.b, .k = k, .to = tn_new_n(p->work, TnKVal, k->n_nodes)};
  find_loops(&w);
  find_buffers(&w);
  if (!choose_loops(&w)) return;
  tn_k_init(&w.b, p->work);
  copy_range(&w, 1, k->n_nodes);
  if (costs_more(&w)) return;
  tn_k_remake_end(&w.r, k, p->work);
}
