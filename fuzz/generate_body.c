// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Ops with a body that runs per element, window or pair.
#include <stdio.h>

#include "generate.h"

typedef enum BodyKind {
  BODY_ADD,
  BODY_MAX,
  BODY_MIN,
  BODY_MUL,
  BODY_OTHER,
  BODY_STACKED,
  BODY_FIRST,
  BODY_ODD,  // of the arguments some, in another order, or none
  BODY_ANY
} BodyKind;

static const char *const body_ops[] = {"stablehlo.add", "stablehlo.maximum", "stablehlo.minimum", "stablehlo.multiply",
                                       "stablehlo.add"};

static void put_body(Gen *g, const Type *types, int n, BodyKind kind, bool picks);

// A fold or a window's folds of the two, side by side.
static Val fold_stacked(Gen *g, Val a, Val b) {
  Exactness e = exactness_of((Val[2]){a, b}, 2, true, false);
  Type one = {.e = a.t.e, .rank = 1, .d = {1}}, two = {.e = a.t.e, .rank = 1, .d = {2}};
  Val rows[2] = {op_plain(g, "stablehlo.reshape", "", &a, 1, one, e),
                 op_plain(g, "stablehlo.reshape", "", &b, 1, one, e)};
  Val in[2] = {op_plain(g, "stablehlo.concatenate", "dimension = 0 : i64", rows, 2, two, e), chance(g, 50) ? a : b};
  bool is_window = chance(g, 30);
  unsigned id = op_begin(g, is_window ? "stablehlo.reduce_window" : "stablehlo.reduce", in, 2, 1);
  put(g, is_window ? "<{window_dimensions = array<i64: 2>, padding = dense<[[1, 0]]> : tensor<1x2xi64>}> ("
                   : "<{dimensions = array<i64: 0>}> (");
  put_body(g, &a.t, 1, (BodyKind)below(g, BODY_STACKED), false);
  put(g, ")");
  op_end(g, id, in, 2, is_window ? &two : &a.t, 1, e);
  Val r = last_val(g);
  if (!is_window) return r;
  r = op_plain(g, "stablehlo.slice",
               "start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>", &r, 1, one, e);
  return op_plain(g, "stablehlo.reshape", "", &r, 1, a.t, e);
}

static Val first_of(Gen *g, Val v) {
  static const int64_t zeros[RANK_MOST] = {0}, ones[RANK_MOST] = {1, 1, 1, 1, 1, 1};
  if (v.t.rank == 0) return v;
  Type one = v.t;
  memcpy(one.d, ones, sizeof ones);
  unsigned id = op_begin(g, "stablehlo.slice", &v, 1, 1);
  put(g, "<{start_indices = ");
  put_list(g, zeros, v.t.rank);
  put(g, ", limit_indices = ");
  put_list(g, ones, v.t.rank);
  put(g, ", strides = ");
  put_list(g, ones, v.t.rank);
  put(g, "}>");
  op_end(g, id, &v, 1, &one, 1, CHAOTIC);
  v = last_val(g);
  return op_plain(g, "stablehlo.reshape", "", &v, 1, scalar_of(v.t.e), CHAOTIC);
}

// Ops of any kind, on arrays of a and on what is outside; then an element of what came of it, together with b.
static Val apply_anything(Gen *g, Val a, Val b) {
  const int64_t count_most = g->count_most;
  const size_t mark = g->n_vals;
  g->count_most = count_most < 64 ? count_most : 64;
  Type t = random_shape(g, a.t.e);
  if (t.rank) op_plain(g, "stablehlo.broadcast_in_dim", "broadcast_dimensions = array<i64>", &a, 1, t, CHAOTIC);
  make_ops(g, 1 + below(g, 3));
  g->count_most = count_most;
  Val in[2] = {a, b};
  for (size_t i = g->n_vals; i-- > mark;) {
    const Val v = g->vals[i];
    if (v.t.e != a.t.e || v.t.q || v.t.dyn || !type_count(&v.t)) continue;
    in[0] = first_of(g, v);
    break;
  }
  return op_plain(g, "stablehlo.add", "", in, 2, a.t, CHAOTIC);
}

// One of a few values of the same type in the region, or the other.
static Val combine(Gen *g, BodyKind kind, Val a, Val b) {
  Val in[2] = {a, b};
  if (kind == BODY_FIRST) return chance(g, 50) ? a : b;
  if (kind == BODY_ODD) return want(g, a.t);
  if (kind == BODY_STACKED) return fold_stacked(g, a, b);
  if (kind == BODY_ANY) return apply_anything(g, a, b);
  if (kind == BODY_OTHER) {  // neither associative nor commutative
    in[1] = op_plain(g, "stablehlo.multiply", "", in, 2, a.t, exactness_of(in, 2, true, false));
    if (chance(g, 50)) in[0] = b;
  }
  return op_plain(g, body_ops[kind], "", in, 2, a.t, exactness_of(in, 2, true, false));
}

static Val compare(Gen *g, const char *direction, Val a, Val b) {
  char attrs[100];
  Val in[2] = {a, b};
  snprintf(attrs, sizeof attrs, "comparison_direction = #stablehlo<comparison_direction %s>", direction);
  return op_plain(g, "stablehlo.compare", attrs, in, 2, with_dtype(a.t, TN_I1), exactness_of(in, 2, true, false));
}

static Val choose(Gen *g, Val p, Val a, Val b) {
  Val in[3] = {p, a, b};
  return op_plain(g, "stablehlo.select", "", in, 3, a.t, exactness_of(in, 3, true, false));
}

static bool is_ordered(TnDtype e) { return !tn_dtype_is_complex(e); }
static bool sums_exactly(TnDtype e) { return !tn_dtype_is_float(e) && !tn_dtype_is_complex(e); }

// work: how often it runs.
static BodyKind random_body(Gen *g, int64_t work) {
  if (work <= 200 && g->depth < 3 && chance(g, 8)) return BODY_ANY;
  if (chance(g, 6)) return BODY_ODD;
  if (chance(g, 70)) return (BodyKind)below(g, BODY_OTHER);
  return chance(g, 60) ? BODY_OTHER : chance(g, 60) ? BODY_STACKED : BODY_FIRST;
}

// Accumulators first, then elements: one of each operand.
static void put_body(Gen *g, const Type *types, int n, BodyKind kind, bool picks) {
  Type args[8];
  for (int i = 0; i < n; i++) args[i] = args[n + i] = scalar_of(types[i].e);
  size_t mark = region_begin(g, args, NULL, 2 * n);
  Val results[4], a = g->vals[mark], b = g->vals[mark + (size_t)n];
  if (picks) {  // argmax and the like
    Val p = compare(g, chance(g, 50) ? "GE" : "LT", a, b);
    for (int i = 0; i < n; i++) results[i] = choose(g, p, g->vals[mark + (size_t)i], g->vals[mark + (size_t)(n + i)]);
  } else if (kind == BODY_ODD) {
    for (int i = 0; i < n; i++) results[i] = want(g, args[i]);
  } else {
    for (int i = 0; i < n; i++)
      results[i] = combine(g, kind, g->vals[mark + (size_t)i], g->vals[mark + (size_t)(n + i)]);
  }
  region_return(g, results, n);
  region_end(g, mark);
}

static Exactness exactness_of_body(const Val *in, int n, BodyKind kind, bool picks) {
  bool ordered = picks || kind == BODY_MAX || kind == BODY_MIN;
  for (int i = 0; i < n; i++)
    if (!(sums_exactly(in[i].t.e) && kind < BODY_OTHER) && !(ordered && in[i].tame)) return CHAOTIC;
  return picks && n > 1 ? CHAOTIC : exactness_of(in, n, true, false);
}

static Val initial(Gen *g, TnDtype e) {
  return chance(g, 60) ? constant_number(g, scalar_of(e), e == TN_F8E8M0FNU || chance(g, 30)) : want(g, scalar_of(e));
}

void put_body_of(Gen *g, TnDtype e) {
  Type t = scalar_of(e);
  put(g, "(");
  put_body(g, &t, 1, tn_dtype_is_complex(e) || chance(g, 50) ? BODY_ADD : (BodyKind)below(g, BODY_OTHER), false);
  put(g, ")");
}

static bool make_reduce(Gen *g) {
  Val in[8];
  int n = chance(g, 75) ? 1 : 2 + (int)below(g, chance(g, 70) ? 1 : 3), n_dims = 0;
  int64_t dims[RANK_MOST];
  if (!pick_rank(g, 1, &in[0])) return false;
  Type t = in[0].t, results[4] = {{0}}, types[4] = {t};
  for (int i = 0; i < t.rank; i++)
    if (chance(g, 50)) dims[n_dims++] = i;
  if (n_dims == 0 && chance(g, 90)) dims[n_dims++] = t.rank - 1;
  bool picks = n > 1 && is_ordered(t.e) && chance(g, 70);
  for (int i = 1; i < n; i++) {
    in[i] = want(g, with_dtype(t, picks && i == 1 ? TN_I32 : g->dtypes[below(g, 3)]));
    types[i] = in[i].t;
  }
  BodyKind kind = random_body(g, type_count(&t));
  for (int i = 0; i < n; i++) {
    in[n + i] = initial(g, in[i].t.e);
    results[i].e = in[i].t.e;
    for (int d = 0, k = 0; d < t.rank; d++) {
      if (k < n_dims && dims[k] == d)
        k++;
      else
        results[i].d[results[i].rank++] = t.d[d];
    }
  }
  Exactness e = exactness_of_body(in, 2 * n, kind, picks);
  unsigned id = op_begin(g, "stablehlo.reduce", in, 2 * n, n);
  put(g, "<{dimensions = ");
  put_list(g, dims, n_dims);
  put(g, "}> (");
  put_body(g, types, n, kind, picks);
  put(g, ")");
  op_end(g, id, in, 2 * n, results, n, e);
  return true;
}

typedef struct Window {
  int64_t size[RANK_MOST], stride[RANK_MOST], base[RANK_MOST], dilate[RANK_MOST], lo[RANK_MOST], hi[RANK_MOST];
} Window;

static int64_t window_count(int64_t n, int64_t base, int64_t lo, int64_t hi, int64_t size, int64_t dilate,
                            int64_t stride) {
  n = (n ? (n - 1) * base + 1 : 0) + lo + hi;
  size = (size - 1) * dilate + 1;
  return n < size ? 0 : (n - size) / stride + 1;
}

static bool random_window(Gen *g, Type *t, bool is_plain, Window *w) {
  for (int i = 0; i < t->rank; i++) {
    bool one = chance(g, 40);
    w->size[i] = edge_length(g, one ? 1 : between(g, 1, t->d[i] < 5 ? t->d[i] : 5), 1);
    w->stride[i] = edge_step(g, one || chance(g, 50) ? 1 : between(g, 1, 3), true);
    w->base[i] = is_plain ? 1 : edge_step(g, chance(g, 90) ? 1 : 2, t->d[i] <= 1);
    w->dilate[i] = is_plain ? 1 : edge_step(g, chance(g, 85) ? 1 : 2, w->size[i] == 1);
    w->lo[i] = edge_length(g, one || chance(g, 50) ? 0 : between(g, 0, 3) - (is_plain ? 0 : 1), is_plain ? 0 : -40);
    w->hi[i] = edge_length(g, one || chance(g, 50) ? 0 : between(g, 0, 3) - (is_plain ? 0 : 1), is_plain ? 0 : -40);
    if (!is_plain && chance(g, 15) && t->d[i] > 0) {  // a sum of all that came before, or of what comes after
      w->size[i] = t->d[i];
      w->stride[i] = w->base[i] = w->dilate[i] = 1;
      w->lo[i] = w->hi[i] = 0;
      *(chance(g, 50) ? &w->lo[i] : &w->hi[i]) = t->d[i] - 1;
    }
    if ((t->d[i] ? (t->d[i] - 1) * w->base[i] + 1 : 0) + w->lo[i] + w->hi[i] < 0) return false;
    t->d[i] = window_count(t->d[i], w->base[i], w->lo[i], w->hi[i], w->size[i], w->dilate[i], w->stride[i]);
  }
  return fits(g, t);
}

static bool make_reduce_window(Gen *g) {
  Val in[4];
  Window w;
  int n = chance(g, 85) ? 1 : 2;
  if (!pick_rank(g, 1, &in[0])) return false;
  Type t = in[0].t, results[2];
  if (!random_window(g, &t, false, &w)) return false;
  int64_t work = type_count(&t);
  for (int i = 0; i < t.rank; i++) work *= w.size[i];
  if (work > 300000) return false;
  if (n == 2) in[1] = want(g, with_dtype(in[0].t, g->dtypes[below(g, 3)]));
  Type types[2] = {in[0].t, n == 2 ? in[1].t : in[0].t};
  BodyKind kind = random_body(g, work);
  for (int i = 0; i < n; i++) {
    in[n + i] = initial(g, in[i].t.e);
    results[i] = with_dtype(t, in[i].t.e);
  }
  Exactness e = exactness_of_body(in, 2 * n, kind, false);
  unsigned id = op_begin(g, "stablehlo.reduce_window", in, 2 * n, n);
  put(g, "<{window_dimensions = ");
  put_list(g, w.size, t.rank);
  put(g, ", window_strides = ");
  put_list(g, w.stride, t.rank);
  put(g, ", base_dilations = ");
  put_list(g, w.base, t.rank);
  put(g, ", window_dilations = ");
  put_list(g, w.dilate, t.rank);
  put(g, ", padding = ");
  put_pairs(g, w.lo, w.hi, t.rank);
  put(g, "}> (");
  put_body(g, types, n, kind, false);
  put(g, ")");
  op_end(g, id, in, 2 * n, results, n, e);
  return true;
}

static bool make_select_and_scatter(Gen *g) {
  Val in[3];
  Window w;
  if (!pick_rank(g, 1, &in[0]) || !is_ordered(in[0].t.e)) return false;
  Type t = in[0].t;
  if (!random_window(g, &t, true, &w)) return false;
  in[1] = want(g, t);
  in[2] = initial(g, t.e);
  BodyKind kind = random_body(g, type_count(&t));
  unsigned id = op_begin(g, "stablehlo.select_and_scatter", in, 3, 1);
  put(g, "<{window_dimensions = ");
  put_list(g, w.size, t.rank);
  put(g, ", window_strides = ");
  put_list(g, w.stride, t.rank);
  put(g, ", padding = ");
  put_pairs(g, w.lo, w.hi, t.rank);
  put(g, "}> (");
  Type args[2] = {scalar_of(t.e), scalar_of(t.e)};
  size_t mark = region_begin(g, args, NULL, 2);
  Val p = compare(g, chance(g, 50) ? "GE" : chance(g, 50) ? "GT" : "LE", g->vals[mark], g->vals[mark + 1]);
  region_return(g, &p, 1);
  region_end(g, mark);
  put(g, ", ");
  put_body(g, &t, 1, kind, false);
  put(g, ")");
  op_end(g, id, in, 3, &in[0].t, 1, kind == BODY_ADD && sums_exactly(t.e) ? exactness_of(in, 3, true, false) : CHAOTIC);
  return true;
}

static bool make_scatter(Gen *g) {
  Val in[6];
  int n = chance(g, 85) ? 1 : 2;
  if (!pick_rank(g, 1, &in[0])) return false;
  Type x = in[0].t, ix = {.e = chance(g, 70) ? TN_I32 : chance(g, 60) ? TN_I64 : TN_UI8}, u = {.e = x.e};
  int64_t map[RANK_MOST], inserted[RANK_MOST], window[RANK_MOST], p[RANK_MOST], kept[RANK_MOST];
  int n_inserted = 0, n_window = 0;
  for (int k = (int)below(g, 3); k; k--) ix.d[ix.rank++] = random_dim(g);
  Batching batch = random_batching(g, &x, &ix);
  int n_map = random_map(g, &x, &batch, map);
  for (int i = 0; i < x.rank; i++) {
    if (batch.is[i]) continue;
    if (chance(g, 60))
      inserted[n_inserted++] = i;
    else
      kept[n_window++] = chance(g, 50) ? x.d[i] : between(g, x.d[i] > 0, x.d[i]);
  }
  u.rank = ix.rank + n_window;
  if (u.rank > RANK_MOST) return false;
  permutation(g, u.rank, p);
  bool is_window[RANK_MOST] = {false};
  for (int i = 0; i < n_window; i++) is_window[p[i]] = true;
  for (int i = 0, a = 0, b = 0; i < u.rank; i++) {
    if (is_window[i])
      window[a] = i, u.d[i] = kept[a++];
    else
      u.d[i] = ix.d[b++];
  }
  int vector_dim = n_map > 1 || chance(g, 50) ? (int)below(g, (uint32_t)ix.rank + 1) : -1;
  if (vector_dim >= 0) insert_vector(&ix, &batch, vector_dim, n_map);
  if (!fits(g, &u) || !fits(g, &ix)) return false;
  if (n == 2) in[1] = want(g, with_dtype(x, g->dtypes[below(g, 3)]));
  Type types[2] = {x, n == 2 ? in[1].t : x}, results[2] = {types[0], types[1]};
  in[n] = want_index(g, ix, x.d[map[0]]);
  for (int i = 0; i < n; i++) in[n + 1 + i] = want(g, with_dtype(u, types[i].e));
  BodyKind kind = chance(g, 30) ? BODY_FIRST : random_body(g, type_count(&u));
  bool claims = chance(g, 10);  // that no index comes twice: true or not
  Exactness e = claims || kind >= BODY_ODD ? CHAOTIC : exactness_of(in, 2 * n + 1, true, false);
  unsigned id = op_begin(g, "stablehlo.scatter", in, 2 * n + 1, n);
  put(g, "<{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = ");
  put_dims(g, window, n_window);
  put(g, ", inserted_window_dims = ");
  put_dims(g, inserted, n_inserted);
  put(g, ", input_batching_dims = ");
  put_dims(g, batch.operand, batch.n);
  put(g, ", scatter_indices_batching_dims = ");
  put_dims(g, batch.indices, batch.n);
  put(g, ", scatter_dims_to_operand_dims = ");
  put_dims(g, map, n_map);
  put(g, ", index_vector_dim = %d>%s}> (", vector_dim >= 0 ? vector_dim : ix.rank,
      claims ? ", unique_indices = true" : "");
  put_body(g, types, n, kind, false);
  put(g, ")");
  op_end(g, id, in, 2 * n + 1, results, n, e);
  return true;
}

static bool make_sort(Gen *g) {
  Val in[5];
  static const char *const directions[] = {"LT", "GT", "LE", "GE"};
  int n = chance(g, 50) ? 1 : 1 + (int)below(g, 5);
  if (!pick_rank(g, 1, &in[0]) || !is_ordered(in[0].t.e)) return false;
  Type t = in[0].t, args[10], results[5];
  for (int i = 1; i < n; i++) in[i] = want(g, with_dtype(t, chance(g, 50) ? TN_I32 : g->dtypes[below(g, 3)]));
  for (int i = 0; i < n; i++) {
    args[2 * i] = args[2 * i + 1] = scalar_of(in[i].t.e);
    results[i] = in[i].t;
  }
  bool is_any = type_count(&t) <= 100 && g->depth < 3 && chance(g, 8);
  const char *direction = directions[chance(g, 80) ? below(g, 2) : 2 + below(g, 2)];
  bool strict = direction[1] == 'T';
  unsigned id = op_begin(g, "stablehlo.sort", in, n, n);
  put(g, "<{dimension = %u : i64, is_stable = true}> (", below(g, (uint32_t)t.rank));
  size_t mark = region_begin(g, args, NULL, 2 * n);
  Val key[2] = {g->vals[mark], g->vals[mark + 1]};
  bool by_key = t.e != TN_I1 && chance(g, 20);
  if (is_any) key[0] = apply_anything(g, key[0], key[chance(g, 50)]);
  const bool is_odd = chance(g, 6);  // no order, or none of these elements
  if (is_odd) key[chance(g, 50)] = want(g, key[0].t);
  for (int i = 0; by_key && i < 2; i++) {  // ordered by what is made of the elements
    Val both[2] = {key[i], key[i]};
    key[i] = op_plain(g, "stablehlo.multiply", "", both, 2, key[i].t, key[i].exactness);
    if (chance(g, 30)) break;
  }
  Val less = compare(g, direction, key[0], key[1]);
  if (n > 1 && chance(g, 40) && is_ordered(args[2].e)) {  // by two keys
    Val eq = compare(g, "EQ", g->vals[mark], g->vals[mark + 1]);
    Val both[2] = {eq, compare(g, "LT", g->vals[mark + 2], g->vals[mark + 3])};
    both[1] = op_plain(g, "stablehlo.and", "", both, 2, scalar_of(TN_I1), EXACT);
    both[0] = less;
    less = op_plain(g, "stablehlo.or", "", both, 2, scalar_of(TN_I1), EXACT);
  }
  region_return(g, &less, 1);
  region_end(g, mark);
  put(g, ")");
  // Order is only defined where the comparator orders: then any algorithm gives the same.
  op_end(g, id, in, n, results, n,
         strict && !by_key && !is_any && !is_odd && in[0].tame ? exactness_of(in, n, true, false) : CHAOTIC);
  return true;
}

static bool make_map(Gen *g) {
  Val in[2] = {pick(g)};
  int64_t dims[RANK_MOST];
  Type t = in[0].t, args[2] = {scalar_of(t.e), scalar_of(t.e)};
  in[1] = want(g, t);
  for (int i = 0; i < t.rank; i++) dims[i] = i;
  unsigned id = op_begin(g, "stablehlo.map", in, 2, 1);
  put(g, "<{dimensions = ");
  put_list(g, dims, t.rank);
  put(g, "}> (");
  size_t mark = region_begin(g, args, NULL, 2);
  Exactness e = exactness_of(in, 2, true, false);
  Val r = combine(g, random_body(g, type_count(&t)), g->vals[mark], g->vals[mark + 1]);
  if (r.exactness > e) e = CHAOTIC;
  if (chance(g, 50)) r = combine(g, random_body(g, type_count(&t)), r, g->vals[mark]);
  if (r.exactness > e) e = CHAOTIC;
  region_return(g, &r, 1);
  region_end(g, mark);
  put(g, ")");
  op_end(g, id, in, 2, &t, 1, e);
  return true;
}

const FamilyRow families_body[] = {{10, make_reduce, TAKES_DYNAMIC},
                                   {4, make_reduce_window, 0},
                                   {2, make_select_and_scatter, 0},
                                   {5, make_scatter, TAKES_DYNAMIC},
                                   {4, make_sort, TAKES_DYNAMIC},
                                   {2, make_map, 0},
                                   {0, NULL, 0}};
