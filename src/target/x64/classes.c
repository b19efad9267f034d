// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Which integers and flags of one lane live in general registers. Values that are computed from each other (a
// variable with its gets and sets, operands with results) stay together; what touches them votes: addresses, branches
// and division want general registers, floats and vectors want the vector ones.
#include "target/x64/gen.h"

typedef struct Votes {
  TnXGen *g;
  uint32_t *up;       // union-find: another node of the set, or the node itself
  float *score;       // of sets, at their root: positive for general registers
  uint8_t *depth;     // per node: loops around it
  uint8_t *seen;      // per node: SPREAD when a vote for vectors was given, USE when there is a use, AGAIN when there
                      // are more, FAR when one of a comparison is no branch
  uint32_t *stretch;  // per node: number of the stretch without loops that it stands in
} Votes;
enum { SEEN_SPREAD = 1, SEEN_USE = 2, SEEN_FAR = 4, SEEN_AGAIN = 8 };

static bool is_candidate(const TnKNode *n) { return n->lanes == 1 && n->op != TN_K_const && tn_x_is_integer(n); }

static uint32_t root(Votes *v, uint32_t i) {
  while (v->up[i] != i) i = v->up[i] = v->up[v->up[i]];
  return i;
}

static void unite(Votes *v, uint32_t x, uint32_t y) {
  if (!is_candidate(tn_x_node(v->g, x)) || !is_candidate(tn_x_node(v->g, y))) return;
  x = root(v, x), y = root(v, y);
  if (x == y) return;
  v->up[x] = y;
  v->score[y] += v->score[x];
}

static float weight_at(unsigned depth) { return (float)(1u << 3 * (depth < 4 ? depth : 4)); }

static void vote(Votes *v, uint32_t x, uint32_t at, int by) {
  if (x && is_candidate(tn_x_node(v->g, x))) v->score[root(v, x)] += (float)by * weight_at(v->depth[at]);
}

// A use in many lanes costs one instruction where the value is made.
static void vote_spread(Votes *v, uint32_t x) {
  if (!x || v->seen[x] & SEEN_SPREAD) return;
  v->seen[x] |= SEEN_SPREAD;
  vote(v, x, x, -1);
}

static void vote_access(Votes *v, uint32_t i) {
  const TnKNode *n = tn_x_node(v->g, i);
  bool is_narrow = tn_k_mem_bytes[n->aux] < 4;
  vote(v, n->a, i, 2);
  if (n->lanes == 1) {
    vote(v, n->b, i, 1);
    vote(v, n->op == TN_K_load ? i : n->c, i, is_narrow);
  } else {
    vote_spread(v, n->b);
    vote_spread(v, n->c);
  }
}

// Into 0 .. a constant, which one comparison, hardly ever true, does in general registers.
static bool is_clamp(const TnXGen *g, const TnKNode *n) {
  const TnKNode *low = tn_x_node(g, n->a), *high = tn_x_node(g, n->b);
  if (n->op != TN_K_imins || low->op != TN_K_imaxs) return false;
  const TnKNode *zero = tn_x_node(g, low->b);
  return zero->op == TN_K_const && zero->imm == 0 && high->op == TN_K_const && high->imm >= 0 && high->imm <= INT32_MAX;
}

static void vote_node(Votes *v, uint32_t i) {
  const TnKNode *n = tn_x_node(v->g, i);
  switch ((int)n->op) {
    case TN_K_load:
    case TN_K_store: vote_access(v, i); return;
    case TN_K_index: vote(v, n->a, i, 2); return;
    case TN_K_loop:
    case TN_K_exit:
    case TN_K_if: vote(v, n->a, i, 1); return;
    case TN_K_set: unite(v, n->a, n->b); return;
    default: break;
  }
  if (n->lanes > 1) {
    vote_spread(v, n->a);
    vote_spread(v, n->b);
    vote_spread(v, n->c);
    return;
  }
  switch ((int)n->op) {
    case TN_K_affine: vote(v, i, i, 2); return;
    case TN_K_lane:
    case TN_K_f2s:
    case TN_K_f2u: vote(v, i, i, -1); return;
    case TN_K_s2f:
    case TN_K_u2f:
    case TN_K_lookup: vote(v, n->a, i, -1); return;
    case TN_K_fcmp: vote(v, i, i, -(n->aux < TN_KP_LT)); return;  // two conditions in general registers, one mask
    case TN_K_bits:
      vote(v, i, i, -1);
      vote(v, n->a, i, -1);
      return;
    case TN_K_select:
      if (!tn_x_is_integer(n)) vote(v, n->a, i, -1);
      unite(v, i, n->b);
      unite(v, i, n->c);
      return;
    case TN_K_skip:
    case TN_K_call1:
    case TN_K_call2:
    case TN_K_const: return;
    case TN_K_idivs:
    case TN_K_idivu:
    case TN_K_irems:
    case TN_K_iremu:
    case TN_K_imul: vote(v, i, i, n->op == TN_K_imul ? 1 : 8); break;
    case TN_K_imins:
    case TN_K_imaxs:
    case TN_K_iminu:
    case TN_K_imaxu: vote(v, i, i, is_clamp(v->g, n) ? 1 : -1); break;
    default: break;
  }
  if (n->a) unite(v, i, n->a);
  if (n->b) unite(v, i, n->b);
}

static void count_votes(Votes *v) {
  uint32_t open[128], depth = 0, loops = 0;
  for (uint32_t i = 1; i < v->g->k->n_nodes; i++) {
    const TnKNode *n = tn_x_node(v->g, i);
    bool is_loop = n->op == TN_K_loop || n->op == TN_K_while;
    if (n->op == TN_K_end) loops -= open[--depth];
    v->depth[i] = (uint8_t)loops;
    vote_node(v, i);
    if (!is_loop && n->op != TN_K_if) continue;
    open[depth++] = is_loop;
    loops += is_loop;
  }
}

static bool is_flagged(const Votes *v, uint32_t i) {
  const TnKNode *n = tn_x_node(v->g, i);
  return n->op == TN_K_select && is_candidate(n) && is_candidate(tn_x_node(v->g, n->a));
}

// Where a select depends on its own set, general registers decide sooner. A flag of one kind that a select of the other
// kind takes has to be brought there, which costs more than a weak vote for where one of the two stands.
static void vote_selects(Votes *v) {
  for (uint32_t i = 1; i < v->g->k->n_nodes; i++) {
    uint32_t flag = tn_x_node(v->g, i)->a;
    if (is_flagged(v, i) && root(v, i) == root(v, flag)) vote(v, flag, i, 1);
  }
  for (uint32_t i = 1; i < v->g->k->n_nodes; i++) {
    uint32_t flag = tn_x_node(v->g, i)->a;
    if (!is_flagged(v, i)) continue;
    float x = v->score[root(v, i)], y = v->score[root(v, flag)], cost = 2 * weight_at(v->depth[i]);
    bool is_weak = (x <= cost && x >= -cost) || (y <= cost && y >= -cost);
    if ((x < 0) != (y < 0) && is_weak) unite(v, i, flag);
  }
}

// ---- comparisons, first halves of clamps and changes of memory, made where they are used

bool tn_x_is_clamp(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i), *low = tn_x_node(g, n->a), *high = tn_x_node(g, n->b);
  if (n->op != TN_K_imins || low->op != TN_K_imaxs || !g->in_g[i] || !g->in_g[n->a]) return false;
  const TnKNode *zero = tn_x_node(g, low->b);
  return zero->op == TN_K_const && zero->imm == 0 && high->op == TN_K_const && high->imm >= 0 && high->imm <= INT32_MAX;
}

// The flags of a comparison are the condition of what uses it as often as it would be made where it stands.
static bool takes_flags(const Votes *v, uint32_t i, uint32_t p) {
  const TnKNode *n = tn_x_node(v->g, i);
  if (v->stretch[i] != v->stretch[p]) return false;
  switch ((int)n->op) {
    case TN_K_exit:
    case TN_K_if: return true;
    case TN_K_imins: return n->a == p && tn_x_is_clamp(v->g, i);
    case TN_K_select: return n->a == p && n->b != p && n->c != p && v->g->in_g[i];
    case TN_K_load:
    case TN_K_store: return n->lanes == 1 && n->b == p && n->c != p;
    default: return false;
  }
}

static void find_stretches(Votes *v) {
  const TnXGen *g = v->g;
  for (uint32_t i = 1, now = 0; i < g->k->n_nodes; i++) {
    v->stretch[i] = now;
    switch ((int)tn_x_node(g, i)->op) {
      case TN_K_loop: now += !tn_x_loop_is_single(g, i); break;
      case TN_K_while:
      case TN_K_else:
      case TN_K_end: now++; break;
      default: break;
    }
  }
}

static bool is_same_place(const TnXGen *g, const TnKNode *x, const TnKNode *y) {
  bool is_plain = !x->a && !x->b && !y->a && !y->b && x->lanes == 1 && y->lanes == 1;
  return is_plain && x->buf == y->buf && x->aux == y->aux && x->imm == y->imm && tn_x_same_terms(g, x, y);
}

// A number that was loaded right before is changed and stored again: that is one instruction.
static void fuse_change(Votes *v, uint32_t store) {
  TnXGen *g = v->g;
  const TnKNode *n = tn_x_node(g, store), *x = tn_x_node(g, n->c), *load = tn_x_node(g, x->a);
  bool is_sum = x->op == TN_K_iadd || x->op == TN_K_isub;
  bool changes = is_sum || x->op == TN_K_iand || x->op == TN_K_ior || x->op == TN_K_ixor;
  if (!changes || n->c + 1 != store || x->a + 1 != n->c || load->op != TN_K_load || !g->in_g[n->c] || !g->in_g[x->a])
    return;
  bool is_number = g->in_g[x->b] || tn_x_node(g, x->b)->op == TN_K_const;
  if (tn_k_mem_bytes[n->aux] < 4 || !is_number || !is_same_place(g, n, load)) return;
  if ((v->seen[n->c] | v->seen[x->a]) & SEEN_AGAIN) return;
  g->items[n->c].flags |= TN_XI_FUSED, g->items[x->a].flags |= TN_XI_FUSED;
}

static void fuse(Votes *v) {
  TnXGen *g = v->g;
  find_stretches(v);
  for (uint32_t i = 1; i < g->k->n_nodes; i++) {
    const TnKNode *n = tn_x_node(g, i);
    const TnKVal operands[] = {n->a, n->b, n->c};
    for (size_t o = 0; o < 3; o++) {
      uint32_t p = operands[o];
      if (!p || !g->in_g[p]) continue;
      if (v->seen[p] & SEEN_USE) v->seen[p] |= SEEN_AGAIN;
      v->seen[p] |= takes_flags(v, i, p) ? SEEN_USE : SEEN_USE | SEEN_FAR;
    }
  }
  for (uint32_t i = 1; i < g->k->n_nodes; i++) {
    const TnKNode *n = tn_x_node(g, i);
    bool one_test = n->op == TN_K_icmp || (n->op == TN_K_fcmp && n->aux >= TN_KP_LT);
    bool may_wait = g->in_g[i] && (one_test || n->op == TN_K_imaxs);
    if (may_wait && (v->seen[i] & (SEEN_USE | SEEN_FAR)) == SEEN_USE) g->items[i].flags |= TN_XI_FUSED;
    if (n->op == TN_K_store && n->c) fuse_change(v, i);
  }
}

void tn_x_classes(TnXGen *g) {
  uint32_t n = g->k->n_nodes;
  if (!g->has_integers) return;
  for (uint32_t i = 1; g->narrow && i < n; i++) g->in_g[i] = tn_x_is_alone(tn_x_node(g, i));
  if (g->narrow) return;
  Votes v = {.g = g, .up = tn_new_n(g->arena, uint32_t, n), .score = tn_new_n(g->arena, float, n)};
  v.depth = tn_new_n(g->arena, uint8_t, 2 * (size_t)n);
  v.seen = v.depth + n;
  v.stretch = tn_new_n(g->arena, uint32_t, n);
  for (uint32_t i = 0; i < n; i++) v.up[i] = i;
  count_votes(&v);
  vote_selects(&v);
  for (uint32_t i = 1; i < n; i++) g->in_g[i] = is_candidate(tn_x_node(g, i)) && v.score[root(&v, i)] >= 0;
  fuse(&v);
}

// A constant that a store of one lane has among its own bytes.
bool tn_x_stores_const(const TnXGen *g, const TnKNode *n) {
  const TnKNode *c = tn_x_node(g, n->c);
  bool is_half = n->aux == TN_KM_F16 || n->aux == TN_KM_BF16;
  return n->lanes == 1 && c->op == TN_K_const && !is_half;
}

bool tn_x_takes_ones(const TnKNode *n) {
  switch ((int)n->op) {
    case TN_K_index:
    case TN_K_loop:
    case TN_K_exit:
    case TN_K_if: return true;
    case TN_K_load:
    case TN_K_store:
    case TN_K_bits:
    case TN_K_s2f:
    case TN_K_u2f:
    case TN_K_sext:
    case TN_K_zext:
    case TN_K_trunc:
    case TN_K_skip:
    case TN_K_call1:
    case TN_K_call2: return n->lanes == 1;
    default: return false;
  }
}

bool tn_x_takes_g(const TnXGen *g, uint32_t i, uint32_t v) {
  const TnKNode *n = tn_x_node(g, i), *x = tn_x_node(g, v);
  switch ((int)n->op) {
    case TN_K_index:
    case TN_K_loop:
    case TN_K_exit:
    case TN_K_if: return true;
    case TN_K_fdiv: return g->is_quotient[i] && v == n->b && v != n->a;
    case TN_K_set: return g->in_g[n->a];
    case TN_K_load:
    case TN_K_store:
      if (n->lanes == 1 && v == n->c && tn_x_stores_const(g, n)) return true;
      break;
    default: break;
  }
  return tn_x_takes_ones(n) ? g->in_g[v] : g->in_g[i] && x->lanes == 1 && tn_x_is_integer(x);
}
