// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Ops without regions.
#include <stdio.h>

#include "generate.h"

enum {
  BOOL = 1 << TN_CLASS_BOOL,
  SINT = 1 << TN_CLASS_SINT,
  UINT = 1 << TN_CLASS_UINT,
  FLOAT = 1 << TN_CLASS_FLOAT,
  COMPLEX = 1 << TN_CLASS_COMPLEX,
  INT = SINT | UINT,
  BITS = BOOL | INT,
  ANY = BITS | FLOAT | COMPLEX
};

// Only movement: exact, and what was tame stays so.
static Val move(Gen *g, const char *name, const char *attrs, Val *in, int n_in, Type result) {
  bool tame = true;
  for (int i = 0; i < n_in; i++) tame &= in[i].tame;
  op_plain(g, name, attrs, in, n_in, result, exactness_of(in, n_in, true, true));
  g->vals[g->n_vals - 1].tame = tame;
  return last_val(g);
}

// For attributes that are made with put: begin, put them, end.
static bool move_end(Gen *g, unsigned id, Val *in, int n_in, Type result) {
  put(g, "}>");
  op_end(g, id, in, n_in, &result, 1, exactness_of(in, n_in, true, true));
  g->vals[g->n_vals - 1].tame = in[0].tame;
  return true;
}

// ---- elementwise

typedef struct Elementwise {
  const char *name;
  unsigned classes, exact;  // classes of element types; of them those with one right result
} Elementwise;

static const Elementwise unary[] = {
    {"stablehlo.abs", SINT | FLOAT | COMPLEX, SINT | FLOAT},
    {"stablehlo.cbrt", FLOAT, 0},
    {"stablehlo.ceil", FLOAT, FLOAT},
    {"stablehlo.cosine", FLOAT | COMPLEX, 0},
    {"stablehlo.count_leading_zeros", INT, INT},
    {"stablehlo.exponential", FLOAT | COMPLEX, 0},
    {"stablehlo.exponential", FLOAT, 0},
    {"stablehlo.exponential_minus_one", FLOAT | COMPLEX, 0},
    {"stablehlo.floor", FLOAT, FLOAT},
    {"stablehlo.log", FLOAT | COMPLEX, 0},
    {"stablehlo.log_plus_one", FLOAT | COMPLEX, 0},
    {"stablehlo.logistic", FLOAT | COMPLEX, 0},
    {"stablehlo.negate", INT | FLOAT | COMPLEX, ANY},
    {"stablehlo.negate", INT | FLOAT, ANY},
    {"stablehlo.not", BITS, ANY},
    {"stablehlo.not", BITS, ANY},
    {"stablehlo.popcnt", INT, ANY},
    {"stablehlo.round_nearest_afz", FLOAT, ANY},
    {"stablehlo.round_nearest_even", FLOAT, ANY},
    {"stablehlo.rsqrt", FLOAT | COMPLEX, 0},
    {"stablehlo.sign", SINT | FLOAT | COMPLEX, SINT | FLOAT},
    {"stablehlo.sine", FLOAT | COMPLEX, 0},
    {"stablehlo.sqrt", FLOAT | COMPLEX, FLOAT},
    {"stablehlo.tan", FLOAT | COMPLEX, 0},
    {"stablehlo.tanh", FLOAT | COMPLEX, 0},
    {"stablehlo.tanh", FLOAT, 0},
    {"chlo.acos", FLOAT | COMPLEX, 0},
    {"chlo.acosh", FLOAT | COMPLEX, 0},
    {"chlo.asin", FLOAT | COMPLEX, 0},
    {"chlo.asinh", FLOAT | COMPLEX, 0},
    {"chlo.atan", FLOAT | COMPLEX, 0},
    {"chlo.atanh", FLOAT | COMPLEX, 0},
    {"chlo.bessel_i1e", FLOAT, 0},
    {"chlo.conj", FLOAT | COMPLEX, ANY},
    {"chlo.cosh", FLOAT | COMPLEX, 0},
    {"chlo.digamma", FLOAT, 0},
    {"chlo.erf", FLOAT, 0},
    {"chlo.erf_inv", FLOAT, 0},
    {"chlo.erfc", FLOAT, 0},
    {"chlo.lgamma", FLOAT, 0},
    {"chlo.sinh", FLOAT | COMPLEX, 0},
    {"chlo.square", FLOAT | COMPLEX, FLOAT},
};

static const Elementwise binary[] = {
    {"stablehlo.add", ANY, ANY},
    {"stablehlo.add", ANY, ANY},
    {"stablehlo.subtract", INT | FLOAT | COMPLEX, ANY},
    {"stablehlo.subtract", INT | FLOAT | COMPLEX, ANY},
    {"stablehlo.multiply", ANY, ANY},
    {"stablehlo.multiply", ANY, ANY},
    {"stablehlo.divide", INT | FLOAT | COMPLEX, INT | FLOAT},
    {"stablehlo.divide", FLOAT, FLOAT},
    {"stablehlo.maximum", ANY, ANY},
    {"stablehlo.minimum", ANY, ANY},
    {"stablehlo.remainder", INT | FLOAT, ANY},
    {"stablehlo.power", INT | FLOAT | COMPLEX, INT},
    {"stablehlo.atan2", FLOAT | COMPLEX, 0},
    {"stablehlo.and", BITS, ANY},
    {"stablehlo.or", BITS, ANY},
    {"stablehlo.xor", BITS, ANY},
    {"stablehlo.shift_left", INT, ANY},
    {"stablehlo.shift_right_arithmetic", INT, ANY},
    {"stablehlo.shift_right_logical", INT, ANY},
    {"chlo.next_after", FLOAT, ANY},
};

static bool make_unary(Gen *g) {
  const Elementwise *f = &unary[below(g, TN_COUNT(unary))];
  Val x;
  if (!pick_class(g, f->classes, &x) || (x.t.q && f->name[0] == 'c')) return false;
  bool is_exact = f->exact >> tn_dtype_class(x.t.e) & 1;
  Type result = strcmp(f->name, "stablehlo.abs") == 0 && !x.t.q ? with_dtype(x.t, tn_dtype_real(x.t.e)) : x.t;
  op_plain(g, f->name, "", &x, 1, result, exactness_of(&x, 1, is_exact, false));
  return true;
}

static bool make_binary(Gen *g) {
  const Elementwise *f = &binary[below(g, TN_COUNT(binary))];
  Val in[2];
  if (!pick_class(g, f->classes, &in[0]) || (in[0].t.q && f->name[0] == 'c')) return false;
  in[1] = want(g, in[0].t);
  if (chance(g, 30)) {
    Val x = in[0];
    in[0] = in[1];
    in[1] = x;
  }
  bool is_exact = f->exact >> tn_dtype_class(in[0].t.e) & 1;
  Exactness e = exactness_of(in, 2, is_exact, false);
  if (tn_dtype_is_complex(in[0].t.e) && strcmp(f->name, "stablehlo.power") == 0) e = CHAOTIC;  // of large angles
  op_plain(g, f->name, "", in, 2, in[0].t, e);
  return true;
}

static bool make_compare(Gen *g) {
  static const char *const directions[] = {"EQ", "NE", "GE", "GT", "LE", "LT"};
  char attrs[200];
  Val in[2] = {pick(g)};
  in[1] = want(g, in[0].t);
  TnDtypeClass c = tn_dtype_class(in[0].t.e);
  const char *type = c == TN_CLASS_SINT ? "SIGNED" : c == TN_CLASS_UINT || c == TN_CLASS_BOOL ? "UNSIGNED" : "FLOAT";
  unsigned d = below(g, c == TN_CLASS_COMPLEX ? 2 : 6);
  snprintf(attrs, sizeof attrs,
           "comparison_direction = #stablehlo<comparison_direction %s>, compare_type = #stablehlo<comparison_type %s>",
           directions[d], type);
  op_plain(g, "stablehlo.compare", attrs, in, 2, with_dtype(in[0].t, TN_I1), exactness_of(in, 2, true, false));
  return true;
}

static bool make_select(Gen *g) {
  Val in[3] = {{0}, pick(g)};
  in[2] = want(g, in[1].t);
  in[0] = want(g, chance(g, 15) ? scalar_of(TN_I1) : with_dtype(in[1].t, TN_I1));
  op_plain(g, "stablehlo.select", "", in, 3, in[1].t, exactness_of(in, 3, true, false));
  return true;
}

static bool make_clamp(Gen *g) {
  Val in[3];
  if (!pick_class(g, INT | FLOAT, &in[1])) return false;
  in[0] = want(g, chance(g, 50) ? shaped_like(in[1].t, 0) : in[1].t);
  in[2] = want(g, in[0].t);
  op_plain(g, "stablehlo.clamp", "", in, 3, in[1].t, exactness_of(in, 3, true, false));
  return true;
}

// A float without NaN, whose bits are not the same everywhere.
static Val without_nan(Gen *g, Val x) {
  if (!tn_dtype_is_float(x.t.e)) return x;
  Val in[3] = {x, x};
  in[0] = op_plain(g, "stablehlo.compare", "comparison_direction = #stablehlo<comparison_direction EQ>", in, 2,
                   with_dtype(x.t, TN_I1), x.exactness);
  in[1] = x;
  in[2] = constant_number(g, x.t, 1);
  return op_plain(g, "stablehlo.select", "", in, 3, x.t, exactness_of(in, 3, true, false));
}

static bool make_convert(Gen *g) {
  Val x = pick(g);
  TnDtype e = chance(g, 50) ? g->dtypes[below(g, 3)] : random_dtype(g);
  // The narrowest make a zero of NaN, whose sign is that of the NaN, which is not the same everywhere.
  bool is_tiny = tn_dtype_is_float(e) && tn_dtype_bits(e) <= 6;
  if (is_tiny && tn_dtype_is_complex(x.t.e)) return false;
  if (is_tiny) x = without_nan(g, x);
  op_plain(g, "stablehlo.convert", "", &x, 1, with_dtype(x.t, e), exactness_of(&x, 1, true, false));
  return true;
}

static bool make_class_test(Gen *g) {
  static const char *const names[] = {"stablehlo.is_finite", "chlo.is_inf", "chlo.is_pos_inf", "chlo.is_neg_inf"};
  Val x;
  if (!pick_class(g, FLOAT, &x)) return false;
  op_plain(g, names[below(g, 4)], "", &x, 1, with_dtype(x.t, TN_I1), exactness_of(&x, 1, true, false));
  return true;
}

static bool make_complex(Gen *g) {
  Val in[2];
  if (chance(g, 60)) {
    if (!pick_class(g, COMPLEX, &in[0])) return false;
    op_plain(g, chance(g, 50) ? "stablehlo.real" : "stablehlo.imag", "", in, 1,
             with_dtype(in[0].t, tn_dtype_real(in[0].t.e)), exactness_of(in, 1, true, true));
    return true;
  }
  if (!pick_class(g, FLOAT, &in[0]) || (in[0].t.e != TN_F32 && in[0].t.e != TN_F64)) return false;
  in[1] = want(g, in[0].t);
  op_plain(g, "stablehlo.complex", "", in, 2, with_dtype(in[0].t, in[0].t.e == TN_F32 ? TN_C64 : TN_C128),
           exactness_of(in, 2, true, true));
  return true;
}

static bool make_reduce_precision(Gen *g) {
  char attrs[100];
  Val x;
  if (!pick_class(g, FLOAT, &x)) return false;
  snprintf(attrs, sizeof attrs, "exponent_bits = %u : i32, mantissa_bits = %u : i32", 1 + below(g, 11), below(g, 53));
  op_plain(g, "stablehlo.reduce_precision", attrs, &x, 1, x.t, exactness_of(&x, 1, true, false));
  return true;
}

static bool make_bitcast(Gen *g) {
  static const uint8_t words[][4] = {{TN_I8, TN_UI8, 0},
                                     {TN_I16, TN_UI16, TN_F16, TN_BF16},
                                     {TN_I32, TN_UI32, TN_F32, 0},
                                     {TN_I64, TN_UI64, TN_F64, 0}};
  Val x;
  if (!pick_class(g, INT | FLOAT, &x) || tn_dtype_bits(x.t.e) < 8 || is_small_float(x.t.e)) return false;
  unsigned from = tn_dtype_bits(x.t.e) / 16;
  from = from == 4 ? 3 : from;
  unsigned to = chance(g, 50) ? from : below(g, 4);
  TnDtype e = (TnDtype)words[to][below(g, 4)];
  if (!e) e = (TnDtype)words[to][0];
  Type t = with_dtype(x.t, e);
  if (to < from) {
    if (t.rank == RANK_MOST) return false;
    t.d[t.rank++] = (int64_t)1 << (from - to);
  } else if (to > from) {
    if (t.rank == 0 || t.d[t.rank - 1] != (int64_t)1 << (to - from)) return false;
    t.rank--;
  }
  if (!fits(g, &t)) return false;
  x = without_nan(g, x);
  op_plain(g, "stablehlo.bitcast_convert", "", &x, 1, t, exactness_of(&x, 1, true, false));
  return true;
}

// ---- movement

static bool make_broadcast(Gen *g) {
  Val x = pick(g);
  Type t = shaped_like(x.t, x.t.rank + (int)below(g, 3));
  if (t.rank > RANK_MOST) return false;
  int64_t places[RANK_MOST], dims[RANK_MOST];
  permutation(g, t.rank, places);
  for (int i = 0; i < t.rank; i++) t.d[i] = random_dim(g);
  for (int i = 0; i < x.t.rank; i++) {
    dims[i] = places[i];
    if (x.t.d[i] != 1 || chance(g, 30)) t.d[places[i]] = x.t.d[i];
  }
  if (chance(g, 70))  // in order, as most are
    for (int i = 1; i < x.t.rank; i++)
      if (dims[i] < dims[i - 1]) return false;
  if (!fits(g, &t)) return false;
  unsigned id = op_begin(g, "stablehlo.broadcast_in_dim", &x, 1, 1);
  put(g, "<{broadcast_dimensions = ");
  put_list(g, dims, x.t.rank);
  return move_end(g, id, &x, 1, t);
}

static bool make_reshape(Gen *g) {
  Val x = pick(g);
  Type t = shaped_like(x.t, 0);
  int64_t n = type_count(&x.t);
  if (n == 0) return false;
  while (n > 1 && t.rank < RANK_MOST - 1) {
    int64_t f = n;
    static const int8_t some[] = {2, 3, 4, 5, 8, 13, 16, 64};
    if (!chance(g, 30)) f = some[below(g, 8)];
    if (n % f) continue;
    t.d[t.rank++] = f;
    n /= f;
  }
  if (n > 1 || (t.rank < RANK_MOST - 1 && chance(g, 30))) t.d[t.rank++] = n;
  move(g, "stablehlo.reshape", "", &x, 1, t);
  return true;
}

static bool make_transpose(Gen *g) {
  Val x;
  int64_t p[RANK_MOST];
  if (!pick_rank(g, 2, &x)) return false;
  permutation(g, x.t.rank, p);
  Type t = x.t;
  for (int i = 0; i < t.rank; i++) t.d[i] = x.t.d[p[i]];
  unsigned id = op_begin(g, "stablehlo.transpose", &x, 1, 1);
  put(g, "<{permutation = ");
  put_list(g, p, t.rank);
  return move_end(g, id, &x, 1, t);
}

static bool make_slice(Gen *g) {
  Val x;
  int64_t lo[RANK_MOST], hi[RANK_MOST], step[RANK_MOST];
  if (!pick_rank(g, 1, &x)) return false;
  Type t = x.t;
  for (int i = 0; i < t.rank; i++) {
    bool whole = chance(g, 40);
    lo[i] = whole ? 0 : between(g, 0, t.d[i]);
    hi[i] = whole ? t.d[i] : between(g, lo[i], t.d[i]);
    step[i] = edge_step(g, chance(g, 70) ? 1 : between(g, 1, 4), true);
    t.d[i] = hi[i] > lo[i] ? (hi[i] - lo[i] - 1) / step[i] + 1 : 0;
  }
  if (type_count(&t) == 0 && !chance(g, 10)) return false;
  unsigned id = op_begin(g, "stablehlo.slice", &x, 1, 1);
  put(g, "<{start_indices = ");
  put_list(g, lo, t.rank);
  put(g, ", limit_indices = ");
  put_list(g, hi, t.rank);
  put(g, ", strides = ");
  put_list(g, step, t.rank);
  return move_end(g, id, &x, 1, t);
}

static bool make_reverse(Gen *g) {
  Val x;
  int64_t dims[RANK_MOST];
  int n = 0;
  if (!pick_rank(g, 1, &x)) return false;
  for (int i = 0; i < x.t.rank; i++)
    if (chance(g, 50)) dims[n++] = i;
  unsigned id = op_begin(g, "stablehlo.reverse", &x, 1, 1);
  put(g, "<{dimensions = ");
  put_list(g, dims, n);
  return move_end(g, id, &x, 1, x.t);
}

static bool make_pad(Gen *g) {
  Val in[2];
  int64_t lo[RANK_MOST], hi[RANK_MOST], inner[RANK_MOST];
  if (!pick_rank(g, 1, &in[0])) return false;
  Type t = in[0].t;
  for (int i = 0; i < t.rank; i++) {
    bool none = chance(g, 40);
    lo[i] = edge_length(g, none ? 0 : between(g, 0, 5) - 2, -1000);
    hi[i] = edge_length(g, none ? 0 : between(g, 0, 6) - 2, -1000);
    inner[i] = edge_step(g, chance(g, 80) ? 1 : between(g, 2, 3), t.d[i] <= 1) - 1;
    int64_t n = t.d[i] ? t.d[i] + (t.d[i] - 1) * inner[i] : 0;
    t.d[i] = n + lo[i] + hi[i];
  }
  if (!fits(g, &t)) return false;
  in[1] = want(g, shaped_like(t, 0));
  unsigned id = op_begin(g, "stablehlo.pad", in, 2, 1);
  put(g, "<{edge_padding_low = ");
  put_list(g, lo, t.rank);
  put(g, ", edge_padding_high = ");
  put_list(g, hi, t.rank);
  put(g, ", interior_padding = ");
  put_list(g, inner, t.rank);
  return move_end(g, id, in, 2, t);
}

static bool make_concatenate(Gen *g) {
  Val in[24];
  char attrs[60];
  if (!pick_rank(g, 1, &in[0])) return false;
  int d = (int)below(g, (uint32_t)in[0].t.rank), n = 1 + (int)below(g, chance(g, 10) ? 24 : 4);
  Type t = in[0].t;
  for (int i = 1; i < n; i++) {
    Type other = in[0].t;
    if (chance(g, 40)) other.d[d] = between(g, 1, 9);
    if (!fits(g, &other)) other = in[0].t;
    in[i] = want(g, other);
    t.d[d] += other.d[d];
  }
  if (!fits(g, &t)) return false;
  snprintf(attrs, sizeof attrs, "dimension = %d : i64", d);
  move(g, "stablehlo.concatenate", attrs, in, n, t);
  return true;
}

static TnDtype index_dtype(Gen *g) {
  static const uint8_t some[] = {TN_I32, TN_I32, TN_I32, TN_I64, TN_I64, TN_UI32, TN_UI8, TN_I8, TN_I16, TN_UI64};
  return (TnDtype)some[below(g, sizeof some)];
}

static bool make_dynamic_slice(Gen *g) {
  Val in[1 + RANK_MOST];
  int64_t sizes[RANK_MOST];
  if (!pick_rank(g, 1, &in[0])) return false;
  Type t = in[0].t;
  TnDtype e = index_dtype(g);
  for (int i = 0; i < t.rank; i++) {
    sizes[i] = chance(g, 40) ? t.d[i] : chance(g, 50) && t.d[i] ? 1 : between(g, 0, t.d[i]);
    in[1 + i] = want_index(g, scalar_of(e), t.d[i] - sizes[i]);
    t.d[i] = sizes[i];
  }
  unsigned id = op_begin(g, "stablehlo.dynamic_slice", in, 1 + t.rank, 1);
  put(g, "<{slice_sizes = ");
  put_list(g, sizes, t.rank);
  put(g, "}>");
  op_end(g, id, in, 1 + t.rank, &t, 1, exactness_of(in, 1 + t.rank, true, false));
  return true;
}

static bool make_dynamic_update_slice(Gen *g) {
  Val in[2 + RANK_MOST];
  if (!pick_rank(g, 1, &in[0])) return false;
  Type t = in[0].t;
  TnDtype e = index_dtype(g);
  for (int i = 0; i < t.rank; i++) t.d[i] = chance(g, 40) ? t.d[i] : between(g, t.d[i] > 0, t.d[i]);
  in[1] = want(g, t);
  for (int i = 0; i < t.rank; i++) in[2 + i] = want_index(g, scalar_of(e), in[0].t.d[i] - t.d[i]);
  op_plain(g, "stablehlo.dynamic_update_slice", "", in, 2 + t.rank, in[0].t, exactness_of(in, 2 + t.rank, true, false));
  return true;
}

// The indices' batch dimensions that are dimensions of the operand too: sizes come from there.
Batching random_batching(Gen *g, const Type *x, Type *ix) {
  Batching b = {.n = 0};
  int64_t p[RANK_MOST];
  int most = chance(g, 75) ? 0 : ix->rank < x->rank - 1 ? ix->rank : x->rank - 1;
  if (most > 2) most = 2;
  permutation(g, ix->rank, p);
  for (int i = 0; i < x->rank && b.n < most; i++) {
    if (chance(g, 50)) continue;
    b.is[i] = true;
    b.indices[b.n] = p[b.n];
    ix->d[p[b.n]] = x->d[i];
    b.operand[b.n++] = i;
  }
  return b;
}

// n of the dimensions that are no batch dimensions, in any order.
int random_map(Gen *g, const Type *x, const Batching *b, int64_t *out) {
  int64_t p[RANK_MOST];
  int n = 0, most = 1 + (int)below(g, (uint32_t)(x->rank - b->n));
  permutation(g, x->rank, p);
  for (int i = 0; i < x->rank && n < most; i++)
    if (!b->is[p[i]]) out[n++] = p[i];
  return n;
}

// Puts the vector of an index's parts at `at` of the indices' dimensions.
void insert_vector(Type *ix, Batching *b, int at, int64_t n) {
  for (int i = ix->rank++; i > at; i--) ix->d[i] = ix->d[i - 1];
  ix->d[at] = n;
  for (int i = 0; i < b->n; i++) b->indices[i] += b->indices[i] >= at;
}

// Dimensions of the result of a gather: batch dimensions are those of the indices without the vector, offset
// dimensions come where they like.
static bool make_gather(Gen *g) {
  Val in[2];
  if (!pick_rank(g, 1, &in[0])) return false;
  Type x = in[0].t, ix = {.e = index_dtype(g)};
  int n_collapsed = 0, n_offset = 0;
  int64_t map[RANK_MOST], collapsed[RANK_MOST], offset[RANK_MOST], sizes[RANK_MOST], p[RANK_MOST], kept[RANK_MOST];
  for (int n = (int)below(g, 3); n; n--) ix.d[ix.rank++] = random_dim(g);
  Batching batch = random_batching(g, &x, &ix);
  int n_map = random_map(g, &x, &batch, map);
  int64_t least = 1000;
  for (int i = 0; i < x.rank; i++) {
    sizes[i] = chance(g, 60) ? x.d[i] : between(g, x.d[i] > 0, x.d[i]);
    if (batch.is[i])
      sizes[i] = x.d[i] > 0;
    else if (x.d[i] > 0 && chance(g, 50))
      sizes[i] = 1, collapsed[n_collapsed++] = i;
    else
      kept[n_offset++] = sizes[i];
    if (x.d[i] - sizes[i] < least) least = x.d[i] - sizes[i];
  }
  Type t = shaped_like(x, ix.rank + n_offset);
  bool vector = n_map > 1 || chance(g, 50);
  int vector_dim = vector ? (int)below(g, (uint32_t)ix.rank + 1) : ix.rank;
  if (t.rank > RANK_MOST) return false;
  permutation(g, t.rank, p);
  bool is_offset[RANK_MOST] = {false};
  for (int i = 0; i < n_offset; i++) is_offset[p[i]] = true;
  for (int i = 0, a = 0, b = 0; i < t.rank; i++) {
    if (is_offset[i])
      offset[a] = i, t.d[i] = kept[a++];
    else
      t.d[i] = ix.d[b++];
  }
  if (vector) insert_vector(&ix, &batch, vector_dim, n_map);
  if (!fits(g, &t) || !fits(g, &ix)) return false;
  in[1] = want_index(g, ix, least + 3);
  bool at_run_time = chance(g, 10);
  Val args[3] = {in[0], in[1]};
  if (at_run_time) args[2] = sizes_at_run_time(g, sizes, x.rank);
  int n_in = at_run_time ? 3 : 2;
  unsigned id = op_begin(g, at_run_time ? "stablehlo.dynamic_gather" : "stablehlo.gather", args, n_in, 1);
  put(g, "<{dimension_numbers = #stablehlo.gather<offset_dims = ");
  put_dims(g, offset, n_offset);
  put(g, ", collapsed_slice_dims = ");
  put_dims(g, collapsed, n_collapsed);
  put(g, ", operand_batching_dims = ");
  put_dims(g, batch.operand, batch.n);
  put(g, ", start_indices_batching_dims = ");
  put_dims(g, batch.indices, batch.n);
  put(g, ", start_index_map = ");
  put_dims(g, map, n_map);
  put(g, ", index_vector_dim = %d>", vector_dim);
  if (!at_run_time) {
    put(g, ", slice_sizes = ");
    put_list(g, sizes, x.rank);
  }
  put(g, "}>");
  op_end(g, id, args, n_in, &t, 1, exactness_of(in, 2, true, false));
  return true;
}

static bool make_iota(Gen *g) {
  char attrs[60];
  Type t = with_dtype(chance(g, 50) ? g->shapes[below(g, 4)] : random_shape(g, TN_F32), random_dtype(g));
  if (t.rank == 0 || t.e == TN_I1) return false;
  snprintf(attrs, sizeof attrs, "iota_dimension = %u : i64", below(g, (uint32_t)t.rank));
  op_plain(g, "stablehlo.iota", attrs, NULL, 0, t, EXACT);
  return true;
}

static bool make_constant(Gen *g) {
  constant(g, with_dtype(chance(g, 70) ? g->shapes[below(g, 4)] : random_shape(g, TN_F32), g->dtypes[below(g, 3)]));
  return true;
}

// ---- products

// Sums of moderate f32 and f64 are the same but for rounding; integers are exact.
Exactness exactness_of_sum(const Val *in, int n_in) {
  bool is_exact = !tn_dtype_is_float(in[0].t.e) && !tn_dtype_is_complex(in[0].t.e);
  bool tame = in[0].t.e == TN_F32 || in[0].t.e == TN_F64;
  for (int i = 0; i < n_in; i++) tame &= in[i].tame;
  return is_exact || tame ? exactness_of(in, n_in, is_exact, false) : CHAOTIC;
}

static bool make_dot(Gen *g) {
  Val in[2];
  if (!pick_class(g, INT | FLOAT | COMPLEX, &in[0]) || in[0].t.rank == 0 || in[0].t.rank > 4) return false;
  Type l = in[0].t, r = {.e = l.e, .rank = l.rank}, t = {.e = l.e};
  int64_t p[RANK_MOST], q[RANK_MOST], lb[RANK_MOST], rb[RANK_MOST], lc[RANK_MOST], rc[RANK_MOST];
  int n_batch = (int)below(g, 2), n_con = l.rank > n_batch ? 1 + (int)below(g, (uint32_t)(l.rank - n_batch)) : 0;
  if (n_con == 0) n_batch = 0, n_con = 1;
  r.rank = n_batch + n_con + (int)below(g, 3);
  if (r.rank > RANK_MOST || r.rank + l.rank - n_batch - 2 * n_con > RANK_MOST) return false;
  permutation(g, l.rank, p);
  permutation(g, r.rank, q);
  for (int i = 0; i < r.rank; i++) r.d[i] = chance(g, 70) ? random_dim(g) : between(g, 1, 9);
  for (int i = 0; i < n_batch; i++) lb[i] = p[i], rb[i] = q[i], r.d[q[i]] = t.d[t.rank++] = l.d[p[i]];
  for (int i = 0; i < n_con; i++) lc[i] = p[n_batch + i], rc[i] = q[n_batch + i], r.d[rc[i]] = l.d[lc[i]];
  bool taken[2][RANK_MOST] = {{false}};
  for (int i = 0; i < n_batch + n_con; i++) taken[0][p[i]] = taken[1][q[i]] = true;
  for (int i = 0; i < l.rank; i++)
    if (!taken[0][i]) t.d[t.rank++] = l.d[i];
  for (int i = 0; i < r.rank; i++)
    if (!taken[1][i]) t.d[t.rank++] = r.d[i];
  if (!fits(g, &r) || !fits(g, &t)) return false;
  in[1] = want(g, r);
  Exactness e = exactness_of_sum(in, 2);
  if (chance(g, 15) && l.e != TN_F64) {  // a wider result
    t.e = tn_dtype_is_float(l.e) ? TN_F32 : l.e == TN_I8 ? TN_I32 : l.e;
    if (t.e != l.e) e = CHAOTIC;
  }
  unsigned id = op_begin(g, "stablehlo.dot_general", in, 2, 1);
  put(g, "<{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = ");
  put_dims(g, lb, n_batch);
  put(g, ", rhs_batching_dimensions = ");
  put_dims(g, rb, n_batch);
  put(g, ", lhs_contracting_dimensions = ");
  put_dims(g, lc, n_con);
  put(g, ", rhs_contracting_dimensions = ");
  put_dims(g, rc, n_con);
  put(g, ">%s}>",
      chance(g, 10) ? ", precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGHEST>]" : "");
  op_end(g, id, in, 2, &t, 1, e);
  return true;
}

typedef struct ConvDims {
  int n;  // spatial
  int64_t stride[3], lo[3], hi[3], dilate[3], window_dilate[3];
  int64_t places[3][RANK_MOST];  // of batch, spatial, feature; kernel: output, spatial, input; result
  bool reversed[3];
} ConvDims;

static void put_conv_layout(Gen *g, char a, char b, int n, const int64_t *places) {
  char label[RANK_MOST];
  label[places[0]] = a;
  label[places[n + 1]] = b;
  for (int i = 0; i < n; i++) label[places[i + 1]] = (char)('0' + i);
  for (int i = 0; i < n + 2; i++) put(g, "%s%c", i ? ", " : "[", label[i]);
  put(g, "]");
}

static void put_conv(Gen *g, const ConvDims *c, int64_t groups, int64_t batch_groups, bool is_dynamic) {
  put(g, "<{dimension_numbers = #stablehlo.conv<");
  put_conv_layout(g, 'b', 'f', c->n, c->places[0]);
  put(g, "x");
  put_conv_layout(g, 'o', 'i', c->n, c->places[1]);
  put(g, "->");
  put_conv_layout(g, 'b', 'f', c->n, c->places[2]);
  put(g,
      ">, batch_group_count = %lld : i64, feature_group_count = %lld : i64, window_strides = ", (long long)batch_groups,
      (long long)groups);
  put_list(g, c->stride, c->n);
  if (!is_dynamic) {
    put(g, ", padding = ");
    put_pairs(g, c->lo, c->hi, c->n);
  }
  put(g, ", lhs_dilation = ");
  put_list(g, c->dilate, c->n);
  put(g, ", rhs_dilation = ");
  put_list(g, c->window_dilate, c->n);
  put(g, ", window_reversal = array<i1");
  for (int i = 0; i < c->n; i++) put(g, "%s%s", i ? ", " : ": ", c->reversed[i] ? "true" : "false");
  put(g, ">}>");
}

static Type placed(Type t, const int64_t *places) {
  Type r = t;
  for (int i = 0; i < t.rank; i++) r.d[places[i]] = t.d[i];
  return r;
}

static bool make_convolution(Gen *g) {
  ConvDims c = {.n = (int)below(g, 4)};
  if (c.n == 3 && chance(g, 60)) c.n = 2;
  int64_t groups = chance(g, 70) ? 1 : between(g, 2, 4), batch_groups = groups == 1 && chance(g, 15) ? 2 : 1;
  int64_t f_in = groups * edge_length(g, between(g, 1, 5), 0), f_out = groups * batch_groups * between(g, 1, 5);
  TnDtype e = g->dtypes[below(g, 3)];
  if (e == TN_I1) e = TN_F32;
  Type l = {.e = e, .rank = c.n + 2, .d = {batch_groups * between(g, 1, 3)}};
  Type w = {.e = e, .rank = c.n + 2, .d = {f_out}}, t = {.e = e, .rank = c.n + 2, .d = {l.d[0] / batch_groups}};
  for (int i = 0; i < c.n; i++) {
    l.d[i + 1] = chance(g, 2) ? 0 : between(g, 1, c.n == 1 ? 70 : 12);
    w.d[i + 1] = edge_length(g, between(g, 1, 4), 0);
    c.stride[i] = edge_step(g, chance(g, 60) ? 1 : between(g, 2, 3), true);
    c.lo[i] = edge_length(g, chance(g, 50) ? 0 : between(g, 0, 4) - 1, -40);
    c.hi[i] = edge_length(g, chance(g, 50) ? 0 : between(g, 0, 4) - 1, -40);
    c.dilate[i] = edge_step(g, chance(g, 80) ? 1 : between(g, 2, 3), l.d[i + 1] <= 1);
    c.window_dilate[i] = edge_step(g, chance(g, 80) ? 1 : between(g, 2, 3), w.d[i + 1] <= 1);
    c.reversed[i] = chance(g, 15);
    int64_t n = (l.d[i + 1] ? (l.d[i + 1] - 1) * c.dilate[i] + 1 : 0) + c.lo[i] + c.hi[i];
    int64_t k = w.d[i + 1] ? (w.d[i + 1] - 1) * c.window_dilate[i] + 1 : 0;
    t.d[i + 1] = n == 0 || n < k ? 0 : (n - k) / c.stride[i] + 1;
    if (n < 0) return false;
  }
  l.d[c.n + 1] = f_in;
  w.d[c.n + 1] = f_in / groups;
  t.d[c.n + 1] = f_out;
  bool plain = chance(g, 40);
  for (int k = 0; k < 3; k++) {
    permutation(g, c.n + 2, c.places[k]);
    for (int i = 0; i < c.n + 2 && plain; i++) c.places[k][i] = i;
  }
  l = placed(l, c.places[0]);
  w = placed(w, c.places[1]);
  t = placed(t, c.places[2]);
  if (tn_dtype_is_float(e) && chance(g, 20)) {
    l.q = (uint8_t)(chance(g, 80) ? random_quantized(g, e) : 0);
    w.q = (uint8_t)quantized_beside(g, &l);
    if (!w.q) l.q = 0;
    t.q = l.q;
    if (l.q && chance(g, 80)) t.q = (uint8_t)random_quantized(g, e);
    if (!t.q) t.q = l.q;
  }
  if (!fits(g, &l) || !fits(g, &w) || !fits(g, &t)) return false;
  Val in[3] = {want(g, l)};
  in[1] = want(g, w);
  bool is_dynamic = c.n > 0 && !w.q && chance(g, 10);
  if (is_dynamic) in[2] = pairs_at_run_time(g, c.lo, c.hi, c.n);
  Exactness x = w.q ? CHAOTIC : exactness_of_sum(in, 2);
  unsigned id = op_begin(g, is_dynamic ? "stablehlo.dynamic_conv" : "stablehlo.convolution", in, is_dynamic ? 3 : 2, 1);
  put_conv(g, &c, groups, batch_groups, is_dynamic);
  op_end(g, id, in, is_dynamic ? 3 : 2, &t, 1, x);
  return true;
}

// ---- routines

static bool make_fft(Gen *g) {
  static const char *const kinds[] = {"FFT", "IFFT", "RFFT", "IRFFT"};
  Val x;
  int kind = (int)below(g, 4), n = 1 + (int)below(g, 3);
  for (int tries = 0;; tries++) {
    if (tries == 12) return false;
    x = pick(g);
    bool is_real = x.t.e == TN_F32 || x.t.e == TN_F64;
    if (x.t.rank >= n && type_count(&x.t) && (kind == 2 ? is_real : tn_dtype_is_complex(x.t.e))) break;
  }
  Type t = x.t;
  int64_t length[3];
  for (int i = 0; i < n; i++) length[i] = t.d[t.rank - n + i];
  if (kind == 2) t.e = t.e == TN_F32 ? TN_C64 : TN_C128, t.d[t.rank - 1] = length[n - 1] / 2 + 1;
  if (kind == 3) {
    t.e = tn_dtype_real(t.e);
    length[n - 1] = t.d[t.rank - 1] = t.d[t.rank - 1] * 2 - (t.d[t.rank - 1] > 1 && chance(g, 50) ? 2 : 1);
  }
  if (!fits(g, &t)) return false;
  unsigned id = op_begin(g, "stablehlo.fft", &x, 1, 1);
  put(g, "<{fft_type = #stablehlo<fft_type %s>, fft_length = ", kinds[kind]);
  put_list(g, length, n);
  put(g, "}>");
  op_end(g, id, &x, 1, &t, 1, CHAOTIC);
  return true;
}

static bool make_rng(Gen *g) {
  static const char *const kinds[] = {"DEFAULT", "THREE_FRY", "PHILOX", "PHILOX"};
  static const uint8_t types[] = {TN_UI32, TN_UI64, TN_I32, TN_UI8, TN_UI16, TN_I64, TN_UI32, TN_I8};
  unsigned kind = below(g, 4);
  Type results[2] = {{.e = TN_UI64, .rank = 1, .d = {kind == 3 ? 3 : 2}}, random_shape(g, TN_F32)};
  results[1].e = (TnDtype)types[below(g, 8)];
  Val state = want(g, results[0]);
  unsigned id = op_begin(g, "stablehlo.rng_bit_generator", &state, 1, 2);
  put(g, "<{rng_algorithm = #stablehlo<rng_algorithm %s>}>", kinds[kind]);
  op_end(g, id, &state, 1, results, 2, exactness_of(&state, 1, true, false));
  return true;
}

static bool make_old_rng(Gen *g) {
  TnDtype e = g->dtypes[below(g, 3)];
  bool is_normal = tn_dtype_is_float(e) && chance(g, 30);
  if (is_small_float(e) || tn_dtype_is_complex(e) || tn_dtype_bits(e) < 8) return false;
  Type t = random_shape(g, e);
  Val in[3] = {constant_number(g, scalar_of(e), 1), constant_number(g, scalar_of(e), 3),
               constant_dims(g, TN_I64, t.d, t.rank)};
  unsigned id = op_begin(g, "stablehlo.rng", in, 3, 1);
  put(g, "<{rng_distribution = #stablehlo<rng_distribution %s>}>", is_normal ? "NORMAL" : "UNIFORM");
  op_end(g, id, in, 3, &t, 1, is_normal ? CHAOTIC : EXACT);
  return true;
}

static bool make_top_k(Gen *g) {
  Val x;
  if (!pick_class(g, INT | FLOAT, &x) || x.t.rank == 0) return false;
  Type results[2] = {x.t};
  int64_t n = x.t.d[x.t.rank - 1], k = between(g, n > 0, n < 20 ? n : 20);
  x = without_nan(g, x);
  results[0].d[x.t.rank - 1] = k;
  results[1] = with_dtype(results[0], TN_I32);
  unsigned id = op_begin(g, "chlo.top_k", &x, 1, 2);
  put(g, "<{k = %lld : i64}>", (long long)k);
  op_end(g, id, &x, 1, results, 2, exactness_of(&x, 1, true, false));
  return true;
}

static bool make_linalg(Gen *g) {
  Val in[2];
  static const char *const how[] = {"NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"};
  static const uint8_t types[] = {TN_F32, TN_F32, TN_F32, TN_F64, TN_F64, TN_C64, TN_C128, TN_F16, TN_BF16};
  TnDtype e = (TnDtype)types[below(g, sizeof types)];
  Type a = {.e = e, .rank = 2}, b;
  int k = 0;
  if (chance(g, 40)) a.rank = 3, a.d[k++] = between(g, 1, 3);
  a.d[k] = a.d[k + 1] = between(g, 1, 20);
  in[0] = want(g, a);
  if (chance(g, 40)) {
    op_plain(g, "stablehlo.cholesky", chance(g, 50) ? "lower = true" : "lower = false", in, 1, a, CHAOTIC);
    return true;
  }
  bool left = chance(g, 50);
  b = a;
  b.d[left ? k + 1 : k] = between(g, 1, 20);
  in[1] = want(g, b);
  unsigned id = op_begin(g, "stablehlo.triangular_solve", in, 2, 1);
  put(g, "<{left_side = %s, lower = %s, unit_diagonal = %s, transpose_a = #stablehlo<transpose %s>}>",
      left ? "true" : "false", chance(g, 50) ? "true" : "false", chance(g, 50) ? "true" : "false", how[below(g, 3)]);
  op_end(g, id, in, 2, &b, 1, CHAOTIC);
  return true;
}

const FamilyRow families_plain[] = {{14, make_unary, ELEMENTWISE},
                                    {24, make_binary, ELEMENTWISE},
                                    {6, make_compare, ELEMENTWISE},
                                    {6, make_select, ELEMENTWISE},
                                    {2, make_clamp, ELEMENTWISE},
                                    {6, make_convert, TAKES_DYNAMIC | GIVES_DYNAMIC},
                                    {1, make_class_test, TAKES_DYNAMIC | GIVES_DYNAMIC},
                                    {2, make_complex, TAKES_DYNAMIC | GIVES_DYNAMIC},
                                    {1, make_reduce_precision, TAKES_DYNAMIC | GIVES_DYNAMIC},
                                    {2, make_bitcast, 0},
                                    {8, make_broadcast, TAKES_DYNAMIC | TAKES_QUANTIZED},
                                    {6, make_reshape, TAKES_DYNAMIC | TAKES_QUANTIZED},
                                    {6, make_transpose, TAKES_DYNAMIC | TAKES_QUANTIZED},
                                    {6, make_slice, TAKES_DYNAMIC | TAKES_QUANTIZED},
                                    {3, make_reverse, TAKES_DYNAMIC | TAKES_QUANTIZED},
                                    {5, make_pad, TAKES_DYNAMIC | TAKES_QUANTIZED},
                                    {5, make_concatenate, TAKES_DYNAMIC | TAKES_QUANTIZED},
                                    {4, make_dynamic_slice, TAKES_DYNAMIC | TAKES_QUANTIZED},
                                    {4, make_dynamic_update_slice, TAKES_DYNAMIC | TAKES_QUANTIZED},
                                    {5, make_gather, TAKES_DYNAMIC | TAKES_QUANTIZED},
                                    {2, make_iota, 0},
                                    {2, make_constant, 0},
                                    {4, make_dot, TAKES_DYNAMIC},
                                    {2, make_convolution, TAKES_QUANTIZED},
                                    {1, make_fft, 0},
                                    {1, make_rng, 0},
                                    {1, make_old_rng, 0},
                                    {2, make_top_k, 0},
                                    {1, make_linalg, 0},
                                    {0, NULL, 0}};
