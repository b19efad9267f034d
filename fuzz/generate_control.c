// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// while, if, case.
#include <stdio.h>

#include "generate.h"

enum { CARRIED_MOST = 20 };

static bool make_branches(Gen *g) {
  Type types[CARRIED_MOST];
  int n = 1 + (int)below(g, chance(g, 10) ? CARRIED_MOST : 3), n_branches = 2;
  bool is_if = chance(g, 60);
  if (!is_if) n_branches = 1 + (int)below(g, chance(g, 10) ? 20 : 4);
  for (int i = 0; i < n; i++) types[i] = pick(g).t;
  Val at = is_if ? want(g, scalar_of(TN_I1)) : want_index(g, scalar_of(TN_I32), n_branches - 1);
  unsigned id = op_begin(g, is_if ? "stablehlo.if" : "stablehlo.case", &at, 1, n), inexact = g->n_inexact;
  put(g, "(");
  Exactness e = at.exactness;
  for (int b = 0; b < n_branches; b++) {
    size_t mark = g->n_vals;
    put(g, b ? ", {\n" : "{\n");
    g->depth++;
    make_ops(g, below(g, 5));
    Val results[CARRIED_MOST];
    for (int i = 0; i < n; i++) {
      results[i] = want(g, types[i]);
      if (results[i].exactness != EXACT) e = CHAOTIC;
    }
    region_return(g, results, n);
    region_end(g, mark);
  }
  put(g, ")");
  if (e != EXACT || g->n_inexact != inexact) e = CHAOTIC;
  op_end(g, id, &at, 1, types, n, e);
  return true;
}

static Val compare_to(Gen *g, const char *direction, Val a, Val b) {
  char attrs[100];
  Val in[2] = {a, b};
  snprintf(attrs, sizeof attrs, "comparison_direction = #stablehlo<comparison_direction %s>", direction);
  return op_plain(g, "stablehlo.compare", attrs, in, 2, with_dtype(a.t, TN_I1), exactness_of(in, 2, true, false));
}

static Val two(Gen *g, const char *name, Val a, Val b) {
  Val in[2] = {a, b};
  return op_plain(g, name, "", in, 2, a.t, exactness_of(in, 2, true, false));
}

// The row of x at the counter: read, changed, written back.
static Val update_row(Gen *g, Val x, Val counter) {
  Val in[2 + RANK_MOST] = {x};
  Type row = x.t;
  row.d[0] = 1;
  Val zero = constant_number(g, counter.t, 0);
  in[1] = counter;
  for (int i = 1; i < x.t.rank; i++) in[1 + i] = zero;
  unsigned id = op_begin(g, "stablehlo.dynamic_slice", in, 1 + x.t.rank, 1);
  put(g, "<{slice_sizes = ");
  put_list(g, row.d, row.rank);
  put(g, "}>");
  op_end(g, id, in, 1 + x.t.rank, &row, 1, exactness_of(in, 1 + x.t.rank, true, false));
  Val old = last_val(g), other = want(g, row), fresh = two(g, "stablehlo.add", old, other);
  in[1] = fresh;
  in[2] = counter;
  for (int i = 1; i < x.t.rank; i++) in[2 + i] = zero;
  return op_plain(g, "stablehlo.dynamic_update_slice", "", in, 2 + x.t.rank, x.t,
                  exactness_of(in, 2 + x.t.rank, true, false));
}

// What a carried value becomes: the same, a row of it changed, the old where a predicate says so, or anything.
static Val next_value(Gen *g, Val old, Val counter) {
  uint32_t way = below(g, 10);
  if (way < 1) return old;
  if (way < 4 && old.t.rank > 0 && type_count(&old.t) > 0) return update_row(g, old, counter);
  Val v = want(g, old.t);
  if (way < 6) {
    Val in[3] = {want(g, chance(g, 50) ? scalar_of(TN_I1) : with_dtype(old.t, TN_I1)), v, old};
    return op_plain(g, "stablehlo.select", "", in, 3, old.t, exactness_of(in, 3, true, false));
  }
  return way < 8 ? two(g, "stablehlo.add", old, v) : v;
}

// Rounds: a number, or one that the program computes (at most 7).
static Val rounds(Gen *g, Type t) {
  if (chance(g, 60)) return constant_number(g, t, between(g, 0, 9));
  return two(g, "stablehlo.and", want(g, t), constant_number(g, t, 7));
}

// From where to where a counter goes by which steps, at the edges of its type, and what asks whether it is there.
typedef struct Count {
  int64_t start, step, end;
  const char *direction;
} Count;

static int64_t wrapped(TnDtype e, uint64_t x) {
  uint64_t bits = 0;
  tn_store_i64(e, &bits, (int64_t)x);
  return tn_load_i64(e, &bits);
}

static Count edge_count(Gen *g, TnDtype e) {
  static const int64_t steps[] = {1, 2, 3, 100, INT64_C(1) << 40, -1, -2, -100};
  static const char *const up[] = {"LT", "NE"}, *const down[] = {"GT", "NE"};
  const int64_t step = steps[below(g, TN_COUNT(steps))];
  Count c = {.start = edge_int(g, e), .step = wrapped(e, (uint64_t)step)};
  c.end = wrapped(e, (uint64_t)c.start + (uint64_t)step * below(g, 9));
  c.direction = (step > 0 ? up : down)[below(g, 2)];
  return c;
}

// Values of a type change places.
static void exchange(Gen *g, Val *v, int n) {
  for (int i = n - 1; i > 0; i--) {
    const int k = (int)below(g, (uint32_t)i + 1);
    if (!type_equal(&v[i].t, &v[k].t)) continue;
    const Val x = v[i];
    v[i] = v[k];
    v[k] = x;
  }
}

static bool make_while(Gen *g) {
  Val in[1 + CARRIED_MOST], next[1 + CARRIED_MOST];
  Type types[1 + CARRIED_MOST] = {scalar_of(chance(g, 80) ? TN_I32 : TN_I64)};
  Exactness e[1 + CARRIED_MOST] = {EXACT};
  int n = 2 + (int)below(g, chance(g, 10) ? CARRIED_MOST : 4);
  unsigned inexact = g->n_inexact;
  bool is_exact = true;
  const bool at_edge = g->is_edge && chance(g, 60);
  if (at_edge) types[0].e = random_int_dtype(g);
  Count c = {.step = chance(g, 85) ? 1 : 2, .direction = "LT"};
  if (at_edge) c = edge_count(g, types[0].e);
  Val last = at_edge ? constant_number(g, types[0], c.end) : rounds(g, types[0]);
  in[0] = constant_number(g, types[0], c.start);
  for (int i = 1; i < n; i++) in[i] = pick(g);
  for (int i = 1; i < n; i++) {
    types[i] = in[i].t;
    e[i] = in[i].exactness == EXACT ? EXACT : CHAOTIC;
  }
  for (int i = 0; i < n; i++) is_exact &= in[i].exactness == EXACT;
  unsigned id = op_begin(g, "stablehlo.while", in, n, n);
  put(g, "(");
  size_t mark = region_begin(g, types, e, n);
  Val go = compare_to(g, c.direction, g->vals[mark], last);
  if (chance(g, 25)) go = two(g, "stablehlo.and", go, want(g, scalar_of(TN_I1)));
  region_return(g, &go, 1);
  region_end(g, mark);
  put(g, ", ");
  mark = region_begin(g, types, e, n);
  make_ops(g, 1 + below(g, g->depth > 1 ? 3 : 6));
  Val counter = g->vals[mark];
  for (int i = 1; i < n; i++) next[i] = next_value(g, g->vals[mark + (size_t)i], counter);
  if (chance(g, 30)) exchange(g, next + 1, n - 1);
  next[0] = two(g, "stablehlo.add", counter, constant_number(g, types[0], c.step));
  for (int i = 0; i < n; i++) is_exact &= next[i].exactness == EXACT;
  region_return(g, next, n);
  region_end(g, mark);
  put(g, ")");
  is_exact &= inexact == g->n_inexact && last.exactness == EXACT;
  op_end(g, id, in, n, types, n, is_exact ? EXACT : CHAOTIC);
  return true;
}

const FamilyRow families_control[] = {
    {5, make_while, TAKES_QUANTIZED}, {4, make_branches, TAKES_QUANTIZED}, {0, NULL, 0}};
