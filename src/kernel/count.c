// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Loops that count. A program's loop is a while: it gets its counter, compares it, looks whether the run is cancelled,
// and sets what comes next, so every address in it begins with a variable. Where a while counts from a constant to a
// constant and is over soon enough not to be cancelled, it becomes a loop, and all that counts with it, sums of the
// loop: addresses then take the loop itself, ranges are known, and loads may leave it. What is left of a while is made
// once more as well: it was put together of several kernels, which are folded as one now.
#include "kernel/kernel.h"

enum { MOST_NODES = 1 << 24 };  // nodes that may be done without a look at the flag

typedef struct Counter {
  TnKVal loop, set;  // the only set in it: iteration i begins with first + step * i
  int64_t first, step;
} Counter;

typedef struct While {
  int64_t trips;    // 0: does not count
  TnKVal exits[2];  // the first, before which nothing happens, and that on cancelling
  size_t from, to;  // counters
} While;

typedef struct Count {
  TnKernel *k;
  TnArena *arena;
  TnKVal *ends;     // by node
  While *whiles;    // by node
  uint32_t *path;   // by node: number of the straight path that it stands on
  TnKVal *last;     // by variable, going forwards: the last set
  uint8_t *n_sets;  // by variable: how many there are in the loop at hand, up to 2
  TN_VEC(Counter) counters;
} Count;

static const TnKNode *node_of(const Count *c, TnKVal v) { return &c->k->nodes[v]; }

static bool const_of(const Count *c, TnKVal v, int64_t *out) {
  *out = node_of(c, v)->imm;
  return node_of(c, v)->op == TN_K_const;
}

// Whether the set, alone in its loop, adds a constant to a variable that begins the loop with a constant.
static bool is_counter(const Count *c, TnKVal loop, TnKVal set, Counter *out) {
  TnKVal var = node_of(c, set)->a, last = c->last[var];
  const TnKNode *v = node_of(c, var), *x = node_of(c, node_of(c, set)->b), *get = node_of(c, x->a);
  if ((v->type != TN_KT_I32 && v->type != TN_KT_I64) || v->lanes != 1) return false;
  if (c->n_sets[var] != 1 || c->path[set] != c->path[loop + 1]) return false;
  if ((x->op != TN_K_iadd && x->op != TN_K_isub) || get->op != TN_K_get || get->a != var) return false;
  if (x->a < loop || x->a > set || !const_of(c, x->b, &out->step) || out->step == INT64_MIN) return false;
  if (x->op == TN_K_isub) out->step = -out->step;
  out->loop = loop, out->set = set;
  if (!last) return c->path[loop] == c->path[var] && const_of(c, v->a, &out->first);
  return c->path[last] == c->path[loop] && const_of(c, node_of(c, last)->b, &out->first);
}

static void find_counters(Count *c, TnKVal loop, While *w) {
  for (TnKVal i = loop + 1; i < c->ends[loop]; i++)
    if (node_of(c, i)->op == TN_K_set) c->n_sets[node_of(c, i)->a] = 0;
  for (TnKVal i = loop + 1; i < c->ends[loop]; i++)
    if (node_of(c, i)->op == TN_K_set && c->n_sets[node_of(c, i)->a] < 2) c->n_sets[node_of(c, i)->a]++;
  w->from = c->counters.n;
  for (TnKVal i = loop + 1; i < c->ends[loop]; i++) {
    Counter counter;
    if (node_of(c, i)->op == TN_K_set && is_counter(c, loop, i, &counter)) tn_push(c->arena, &c->counters, counter);
  }
  w->to = c->counters.n;
}

// Iterations until the comparison with n does not hold, 0: unknown, or the variable would wrap.
static int64_t trips_of(TnKPred p, const Counter *c, int64_t n, bool wide) {
  bool up = c->step > 0, or_equal = p == (up ? TN_KP_LE : TN_KP_GE);
  if (c->step == 0 || (!or_equal && p != (up ? TN_KP_LT : TN_KP_GT) && p != TN_KP_NE)) return 0;
  int64_t way, last, step = up ? c->step : -c->step;
  if (or_equal && __builtin_add_overflow(n, up ? 1 : -1, &n)) return 0;
  if (up ? __builtin_sub_overflow(n, c->first, &way) : __builtin_sub_overflow(c->first, n, &way)) return 0;
  if (way <= 0 || (p == TN_KP_NE && way % step)) return 0;
  int64_t trips = (way - 1) / step + 1;
  if (__builtin_mul_overflow(trips, c->step, &last) || __builtin_add_overflow(c->first, last, &last)) return 0;
  return wide || last == (int32_t)last ? trips : 0;
}

// Whether the exit is the look at the flag that cancels a run.
static bool is_cancel(const Count *c, TnKVal exit) {
  const TnKNode *p = node_of(c, node_of(c, exit)->a), *load = node_of(c, p->a);
  return p->op == TN_K_icmp && load->op == TN_K_load && load->buf + 1 == c->k->changing;
}

static bool find_exits(const Count *c, TnKVal loop, While *w) {
  uint32_t whiles = 0, n = 0, depth = 0;
  bool is_while[TN_K_MAX_DEPTH + 1];
  for (TnKVal i = loop + 1; i < c->ends[loop]; i++) {
    const TnKNode *x = node_of(c, i);
    if (n == 0 && (x->op == TN_K_set || x->op == TN_K_store || tn_k_opens(x))) return false;
    if (tn_k_opens(x)) whiles += is_while[depth++] = x->op == TN_K_while;
    if (x->op == TN_K_end) whiles -= is_while[--depth];
    if (x->op != TN_K_exit || whiles) continue;
    if (depth || n == 2) return false;
    w->exits[n++] = i;
  }
  return n == 1 || (n == 2 && is_cancel(c, w->exits[1]));
}

static void find_trips(Count *c, TnKVal loop, While *w) {
  int64_t end;
  if (!find_exits(c, loop, w)) return;
  const TnKNode *p = node_of(c, node_of(c, w->exits[0])->a), *get = node_of(c, p->a);
  if (p->op != TN_K_icmp || get->op != TN_K_get || p->a < loop || !const_of(c, p->b, &end)) return;
  find_counters(c, loop, w);
  for (size_t i = w->from; i < w->to; i++) {
    const Counter *counter = &c->counters.data[i];
    if (node_of(c, counter->set)->a == get->a)
      w->trips = trips_of((TnKPred)p->aux, counter, end, get->type == TN_KT_I64);
  }
}

// Nodes that are done until the bracket ends or looks at the flag.
static double work_of(const Count *c, TnKVal bracket) {
  const TnKNode *n = node_of(c, bracket);
  double sum = 1;
  for (TnKVal i = bracket + 1; i < c->ends[bracket]; i++) {
    sum += tn_k_opens(node_of(c, i)) ? work_of(c, i) : 1;
    if (tn_k_opens(node_of(c, i))) i = c->ends[i];
  }
  if (n->op == TN_K_loop) return sum * (n->a ? MOST_NODES : (double)n->imm / n->lanes);
  return n->op == TN_K_while && c->whiles[bracket].trips ? sum * (double)c->whiles[bracket].trips : sum;
}

// Steps of the loops around a bracket that look at nothing, up to the innermost while.
static double steps_around(const Count *c, const TnKVal *open, uint32_t depth) {
  double steps = 1;
  while (depth-- > 0 && node_of(c, open[depth])->op != TN_K_while) {
    const TnKNode *n = node_of(c, open[depth]);
    if (n->op == TN_K_loop) steps *= n->a ? MOST_NODES : (double)n->imm / n->lanes;
  }
  return steps;
}

static void find_paths(Count *c) {
  uint32_t open[TN_K_MAX_DEPTH + 1] = {0}, depth = 0, paths = 0;
  for (TnKVal i = 1; i < c->k->n_nodes; i++) {
    const TnKNode *n = node_of(c, i);
    depth -= n->op == TN_K_end;
    c->path[i] = open[depth];
    if (tn_k_opens(n)) open[++depth] = ++paths;
    if (n->op == TN_K_else) open[depth] = ++paths;
  }
}

// Inner loops are decided first: the work of outer ones is theirs.
static void find_whiles(Count *c) {
  TnKVal open[TN_K_MAX_DEPTH + 1];
  uint32_t depth = 0;
  find_paths(c);
  for (TnKVal i = 1; i < c->k->n_nodes; i++) {
    const TnKNode *n = node_of(c, i);
    if (n->op == TN_K_set) c->last[n->a] = i;
    if (n->op == TN_K_while) find_trips(c, i, &c->whiles[i]);
    if (tn_k_opens(n)) open[depth++] = i;
    if (n->op != TN_K_end) continue;
    While *w = &c->whiles[open[--depth]];
    if (w->trips && work_of(c, open[depth]) * steps_around(c, open, depth) > MOST_NODES) w->trips = 0;
  }
}

// ---- the new kernel

// What the variables of a loop that counts are behind it.
static void leave(const Count *c, const TnKRemake *r, const While *w) {
  for (size_t i = w->from; i < w->to; i++) {
    const Counter *counter = &c->counters.data[i];
    TnKVal var = node_of(c, counter->set)->a;
    uint64_t last = (uint64_t)counter->first + (uint64_t)counter->step * (uint64_t)w->trips;
    bool wide = node_of(c, var)->type == TN_KT_I64;
    tn_k_set(r->b, r->to[var], wide ? tn_k_i64(r->b, (int64_t)last) : tn_k_i32(r->b, (int32_t)(uint32_t)last));
  }
}

static TnKVal count_from(const Count *c, const TnKRemake *r, const Counter *counter, TnKVal get) {
  if (get > counter->set) return r->to[node_of(c, counter->set)->b];
  TnKTerm term = {r->to[counter->loop], counter->step};
  TnKAddr at = {.imm = counter->first, .terms = &term, .n_terms = 1};
  return tn_k_affine(r->b, (TnKType)node_of(c, get)->type, &at);
}

// By variable of integers: what it ever holds, whatever it is when it is read.
static const TnKRange *ranges_of(const Count *c) {
  enum { STEPS = 6 };
  TnKRange *of = tn_new_n(c->arena, TnKRange, c->k->n_nodes);
  for (TnKVal i = 1; i < c->k->n_nodes; i++) {
    const TnKNode *n = node_of(c, i);
    if (n->op != TN_K_var && n->op != TN_K_set) continue;
    TnKVal var = n->op == TN_K_var ? i : n->a;
    if (!tn_k_is_int(node_of(c, var)->type)) continue;
    TnKRange x = tn_k_range(c->k->nodes, n->op == TN_K_var ? n->a : n->b, STEPS);
    if (n->op == TN_K_var || x.lo < of[var].lo) of[var].lo = x.lo;
    if (n->op == TN_K_var || x.hi > of[var].hi) of[var].hi = x.hi;
  }
  return of;
}

static void remake(const Count *c, TnKRemake *r) {
  const TnKRange *ranges = ranges_of(c);
  TnKVal open[TN_K_MAX_DEPTH + 1];
  uint32_t depth = 0;
  const Counter **by_var = tn_new_n(c->arena, const Counter *, c->k->n_nodes);
  uint8_t *is_exit = tn_new_n(c->arena, uint8_t, c->k->n_nodes);
  for (TnKVal i = 1; i < c->k->n_nodes; i++) {
    const TnKNode *n = node_of(c, i);
    const While *w = &c->whiles[i];
    const Counter *counter = n->op == TN_K_get || n->op == TN_K_set ? by_var[n->a] : NULL;
    if (counter && (i < counter->loop || i > c->ends[counter->loop])) counter = NULL;
    if (tn_k_opens(n)) open[depth++] = i;
    if (w->trips) {
      for (size_t k = w->from; k < w->to; k++) by_var[node_of(c, c->counters.data[k].set)->a] = &c->counters.data[k];
      for (size_t k = 0; k < TN_COUNT(w->exits); k++) is_exit[w->exits[k]] = 1;
      r->to[i] = tn_k_loop(r->b, w->trips, 0, 1);
    } else if (counter && n->op == TN_K_get) {
      r->to[i] = count_from(c, r, counter, i);
    } else if (!counter && !is_exit[i]) {
      r->to[i] = tn_k_remake(r, i);
      if (n->op == TN_K_get && tn_k_is_int(n->type)) tn_k_bound(r->b, r->to[i], ranges[n->a].lo, ranges[n->a].hi);
    }
    if (n->op == TN_K_end && c->whiles[open[--depth]].trips) leave(c, r, &c->whiles[open[depth]]);
  }
}

void tn_k_count(TnKernel *k, TnArena *arena) {
  if (!tn_k_has(k, TN_K_while)) return;
  Count c = {.k = k, .arena = arena, .ends = tn_k_ends(k, arena), .whiles = tn_new_n(arena, While, k->n_nodes)};
  c.path = tn_new_n(arena, uint32_t, k->n_nodes);
  c.last = tn_new_n(arena, TnKVal, k->n_nodes);
  c.n_sets = tn_new_n(arena, uint8_t, k->n_nodes);
  find_whiles(&c);
  TnKBuilder b;
  tn_k_init(&b, arena);
  TnKRemake r = {.b = &b, .k = k, .to = tn_new_n(arena, TnKVal, k->n_nodes)};
  remake(&c, &r);
  tn_k_remake_end(&r, k, arena);
}
