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
  TnKVal *end_of, *to;    // by node: its end; in the new kernel
  int64_t *at;            // by node: the iteration of a loop that is being expanded
  TnKBuilder b;
  unsigned inside, whiles;  // that are open: loops being expanded
  double elements, loops;   // what is expanded in whiles costs, as elements and as it was
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

static bool is_zero(const TnKBuilder *b, TnKVal v) {
  return v && b->nodes.data[v].op == TN_K_const && b->nodes.data[v].imm == 0;
}

// The address of an access or affine value.
static TnKAddr address(Expand *w, const TnKNode *n) {
  TnKTerm *terms = tn_new_n(w->p->work, TnKTerm, n->n_terms + 2);
  TnKAddr at = {.imm = n->imm, .terms = terms};
  for (uint32_t t = 0; t < n->n_terms; t++) {
    TnKTerm term = w->k->terms[n->term + t];
    const TnKNode *to = &w->b.nodes.data[w->to[term.node]], *x = &w->b.nodes.data[to->a];
    if (w->fits[term.node] == 2)
      at.imm += term.coef * w->at[term.node];
    else if (to->op == TN_K_index && x->op == TN_K_const)
      at.imm += term.coef * x->imm;
    else
      terms[at.n_terms++] = (TnKTerm){w->to[term.node], term.coef};
  }
  TnKVal lane = w->to[n->a];
  if (!w->inside)
    at.lane_index = lane, at.lane_coef = n->coef_a, at.lane_reach = n->reach;
  else if (lane && w->b.nodes.data[lane].op == TN_K_const)
    at.imm += n->coef_a * w->b.nodes.data[lane].imm;
  else if (lane)
    terms[at.n_terms++] = (TnKTerm){tn_k_index(&w->b, lane), n->coef_a};
  return at;
}

static TnKVal remake_flow(Expand *w, const TnKNode *n, TnKVal x, TnKVal y, TnKVal z) {
  TnKBuilder *b = &w->b;
  TnKAddr at = n->op == TN_K_affine || tn_k_is_access(n) ? address(w, n) : (TnKAddr){0};
  unsigned lanes = w->inside ? 1 : n->lanes;
  switch ((TnKOp)n->op) {
    case TN_K_const: return tn_k_const(b, (TnKType)n->type, n->imm);
    case TN_K_affine: return tn_k_affine(b, (TnKType)n->type, &at);
    case TN_K_index: return tn_k_index(b, x);
    case TN_K_load:
      return is_zero(b, y) ? tn_k_const(b, (TnKType)n->type, 0) : tn_k_load(b, (TnKMem)n->aux, n->buf, &at, y);
    case TN_K_store:
      if (!is_zero(b, y)) tn_k_store(b, (TnKMem)n->aux, n->buf, &at, z, y);
      return 0;
    case TN_K_loop: return n->a ? tn_k_loop_n(b, x) : tn_k_loop(b, n->imm, n->aux, n->lanes);
    case TN_K_while: return w->whiles++, tn_k_while(b);
    case TN_K_exit: return tn_k_exit(b, x), 0;
    case TN_K_if: return tn_k_if(b, x);
    case TN_K_else: return tn_k_else(b), 0;
    case TN_K_end: return w->whiles -= b->nodes.data[tn_k_bracket(b)].op == TN_K_while, tn_k_end(b), 0;
    case TN_K_var: return tn_k_var(b, x, lanes);
    case TN_K_get: return tn_k_get(b, x);
    case TN_K_set: return tn_k_set(b, x, y), 0;
    case TN_K_down: return tn_k_down(b, x, (unsigned)n->imm);
    case TN_K_lane: return tn_k_lane(b, x, (unsigned)n->imm);
    case TN_K_call1:
    case TN_K_call2: return tn_k_call(b, (TnScalarOp)n->imm, x, y, z);
    case TN_K_select: return n->aux ? tn_k_select_seldom(b, x, y, z) : tn_k_select(b, x, y, z);
    default: return 0;
  }
}

static TnKVal remake(Expand *w, const TnKNode *n) {
  TnKVal x = w->to[n->a], y = w->to[n->b], z = w->to[n->c];
  switch ((TnKOpKind)tn_k_op_info[n->op].kind) {
    case TN_KK_INT:
    case TN_KK_FLT:
      if (n->op == TN_K_ffma) return tn_k_fma(&w->b, x, y, z);
      return n->b ? tn_k_op2(&w->b, (TnKOp)n->op, x, y) : tn_k_op1(&w->b, (TnKOp)n->op, x);
    case TN_KK_CMP: return tn_k_cmp(&w->b, (TnKPred)n->aux, x, y);
    case TN_KK_CVT:
      if (n->op == TN_K_lookup) return tn_k_lookup(&w->b, (unsigned)w->k->nodes[n->b].imm, x);
      return tn_k_cvt(&w->b, (TnKOp)n->op, (TnKType)n->type, x);
    case TN_KK_FLOW: return remake_flow(w, n, x, y, z);
  }
  return 0;
}

static void copy_range(Expand *w, TnKVal from, TnKVal to) {
  for (TnKVal i = from; i < to; i++) {
    const TnKNode *n = &w->k->nodes[i];
    if (w->fits[i] == 2) {
      w->inside++;
      for (w->at[i] = 0; w->at[i] < n->imm; w->at[i]++) copy_range(w, i + 1, w->end_of[i]);
      w->inside--;
      i = w->end_of[i];
      continue;
    }
    size_t had = w->b.nodes.n;
    w->to[i] = remake(w, n);
    for (size_t k = had; k < w->b.nodes.n && w->inside && w->whiles; k++) w->elements += weight(w, &w->b.nodes.data[k]);
  }
}

void tn_plan_expand(TnPlanner *p, TnKernel *k, const uint8_t *is_own) {
  bool has_while = false;
  for (TnKVal i = 1; i < k->n_nodes && !has_while; i++) has_while = k->nodes[i].op == TN_K_while;
  if (!has_while) return;
  Expand w = {.p = p, .k = k, .is_own = is_own, .fits = tn_new_n(p->work, uint8_t, k->n_nodes)};
  w.is_bad = tn_new_n(p->work, uint8_t, k->n_bufs + 1);
  w.end_of = tn_k_ends(k, p->work), w.to = tn_new_n(p->work, TnKVal, k->n_nodes);
  w.at = tn_new_n(p->work, int64_t, k->n_nodes);
  find_loops(&w);
  find_buffers(&w);
  if (!choose_loops(&w)) return;
  tn_k_init(&w.b, p->work);
  copy_range(&w, 1, k->n_nodes);
  if (w.elements > 1.5 * w.loops) return;
  TnKernel *made = tn_k_finish(&w.b, k->name);
  k->nodes = made->nodes, k->terms = made->terms, k->n_nodes = made->n_nodes, k->n_terms = made->n_terms;
  tn_k_simplify(k, p->work);
}
