// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Ops that are made of others: batch norm, dot and einsum, CHLO's broadcasting ops, ragged dot, scan.
#include <stdio.h>

#include "generate.h"

enum {
  BOOL = 1 << TN_CLASS_BOOL,
  INT = 1 << TN_CLASS_SINT | 1 << TN_CLASS_UINT,
  FLOAT = 1 << TN_CLASS_FLOAT,
  COMPLEX = 1 << TN_CLASS_COMPLEX,
  BITS = BOOL | INT,
  ANY = BITS | FLOAT | COMPLEX
};

// ---- normalisation

static bool make_batch_norm(Gen *g) {
  static const char *const names[] = {"inference", "training", "grad"};
  static const uint8_t n_operands[] = {5, 3, 5}, n_results[] = {1, 3, 3};
  char name[60];
  Val in[5];
  if (!pick_class(g, FLOAT, &in[0]) || in[0].t.rank == 0) return false;
  unsigned kind = below(g, 3);
  int feature = (int)below(g, (uint32_t)in[0].t.rank);
  Type x = in[0].t, per = {.e = x.e, .rank = 1, .d = {x.d[feature]}}, results[3] = {x, per, per};
  for (int i = 1; i < n_operands[kind]; i++) in[i] = want(g, i == 4 && kind == 2 ? x : per);
  snprintf(name, sizeof name, "stablehlo.batch_norm_%s", names[kind]);
  unsigned id = op_begin(g, name, in, n_operands[kind], n_results[kind]);
  put(g, "<{epsilon = %s : f32, feature_index = %d : i64}>", chance(g, 50) ? "1.0e-3" : "0.25", feature);
  op_end(g, id, in, n_operands[kind], results, n_results[kind], CHAOTIC);
  return true;
}

// ---- products

static bool make_old_dot(Gen *g) {
  Val in[2];
  if (!pick_class(g, INT | FLOAT | COMPLEX, &in[0]) || in[0].t.rank == 0 || in[0].t.rank > 2) return false;
  Type l = in[0].t, r = {.e = l.e, .rank = 1 + (int)below(g, 2), .d = {l.d[l.rank - 1], random_dim(g)}};
  Type t = {.e = l.e};
  if (l.rank == 2) t.d[t.rank++] = l.d[0];
  if (r.rank == 2) t.d[t.rank++] = r.d[1];
  if (!fits(g, &r) || !fits(g, &t)) return false;
  in[1] = want(g, r);
  op_plain(g, "stablehlo.dot", "", in, 2, t, exactness_of_sum(in, 2));
  return true;
}

// Letters a, b, ... of operands; the result has each letter once at most, in any order.
static bool make_einsum(Gen *g) {
  char config[40];
  Val in[2];
  int n_in = chance(g, 70) ? 2 : 1, k = 0, letters = 0;
  int64_t size[2 * RANK_MOST], order[2 * RANK_MOST];
  if (!pick_class(g, INT | FLOAT | COMPLEX, &in[0]) || in[0].t.rank > 3) return false;
  Type t = {.e = in[0].t.e}, r = {.e = in[0].t.e, .rank = 1 + (int)below(g, 3)};
  for (int i = 0; i < in[0].t.rank; i++) {
    config[k++] = (char)('a' + letters);
    size[letters++] = in[0].t.d[i];
  }
  for (int i = 0; i < r.rank && n_in == 2; i++) {
    if (i == 0) config[k++] = ',';
    bool old = letters && chance(g, 60);
    int letter = old ? (int)below(g, (uint32_t)letters) : letters++;
    if (!old) size[letter] = between(g, 1, 9);
    config[k++] = (char)('a' + letter);
    r.d[i] = size[letter];
  }
  config[k++] = '-';
  config[k++] = '>';
  permutation(g, letters, order);
  for (int i = 0; i < letters && t.rank < 4; i++) {
    if (chance(g, 50)) continue;
    config[k++] = (char)('a' + order[i]);
    t.d[t.rank++] = size[order[i]];
  }
  config[k] = 0;
  if (!fits(g, &r) || !fits(g, &t)) return false;
  if (n_in == 2) in[1] = want(g, r);
  Exactness e = exactness_of_sum(in, n_in);
  unsigned id = op_begin(g, n_in == 2 ? "stablehlo.einsum" : "stablehlo.unary_einsum", in, n_in, 1);
  put(g, "<{einsum_config = \"%s\"}>", config);
  op_end(g, id, in, n_in, &t, 1, e);
  return true;
}

// Groups of rows, each with a matrix of its own; or of the contracted dimension, a result of its own for each.
static bool make_ragged_dot(Gen *g) {
  Val in[3];
  if (!pick_class(g, INT | FLOAT, &in[0]) || in[0].t.rank != 2) return false;
  int64_t m = in[0].t.d[0], k = in[0].t.d[1], n = between(g, 1, 9), groups = between(g, 1, 4);
  bool rows = chance(g, 60);
  Type by_rows = {.e = in[0].t.e, .rank = 3, .d = {groups, k, n}}, by_k = {.e = in[0].t.e, .rank = 2, .d = {k, n}};
  Type result_rows = {.e = in[0].t.e, .rank = 2, .d = {m, n}},
       result_k = {.e = in[0].t.e, .rank = 3, .d = {groups, m, n}};
  Type t = rows ? result_rows : result_k, r = rows ? by_rows : by_k;
  if (!fits(g, &r) || !fits(g, &t)) return false;
  in[1] = want(g, r);
  in[2] = constant_list(g, (Type){.e = chance(g, 50) ? TN_I32 : TN_I64, .rank = 1, .d = {groups}}, 0,
                        (rows ? m : k) / 2 + 1);
  Exactness e = exactness_of_sum(in, 2);
  unsigned id = op_begin(g, "chlo.ragged_dot", in, 3, 1);
  put(g,
      "<{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], "
      "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [%d], lhs_ragged_dimensions = [%d], "
      "rhs_group_dimensions = [%s]>}>",
      rows, !rows, rows ? "0" : "");
  op_end(g, id, in, 3, &t, 1, e);
  return true;
}

// ---- movement of older programs

static bool make_torch_index_select(Gen *g) {
  Val in[2];
  if (!pick_rank(g, 1, &in[0])) return false;
  Type x = in[0].t, ix = {.e = chance(g, 50) ? TN_I32 : TN_I64}, t = {.e = x.e};
  int batch = (int)below(g, 2), dim = batch + (int)below(g, (uint32_t)x.rank);
  if (dim >= x.rank) return false;
  for (int i = 0; i < batch; i++) ix.d[ix.rank++] = x.d[i];
  for (int i = (int)below(g, 3); i; i--) ix.d[ix.rank++] = between(g, 1, 9);
  for (int i = 0; i < dim; i++) t.d[t.rank++] = x.d[i];
  for (int i = batch; i < ix.rank; i++) t.d[t.rank++] = ix.d[i];
  if (t.rank + x.rank - dim - 1 > RANK_MOST) return false;
  for (int i = dim + 1; i < x.rank; i++) t.d[t.rank++] = x.d[i];
  if (!fits(g, &ix) || !fits(g, &t) || x.d[dim] == 0) return false;
  in[1] = want_index(g, ix, x.d[dim]);
  unsigned id = op_begin(g, "stablehlo.torch_index_select", in, 2, 1);
  put(g, "<{dim = %d : i64, batch_dims = %d : i64}>", dim, batch);
  op_end(g, id, in, 2, &t, 1, exactness_of(in, 2, true, false));
  return true;
}

// ---- CHLO

typedef struct Broadcasting {
  const char *name;
  unsigned classes, exact;
} Broadcasting;

static const Broadcasting broadcasting[] = {{"add", INT | FLOAT | COMPLEX, ANY},
                                            {"and", BITS, ANY},
                                            {"atan2", FLOAT, 0},
                                            {"divide", INT | FLOAT, ANY},
                                            {"maximum", INT | FLOAT, ANY},
                                            {"minimum", INT | FLOAT, ANY},
                                            {"multiply", INT | FLOAT | COMPLEX, ANY},
                                            {"next_after", FLOAT, ANY},
                                            {"or", BITS, ANY},
                                            {"power", INT, ANY},
                                            {"remainder", INT | FLOAT, ANY},
                                            {"shift_left", INT, ANY},
                                            {"shift_right_arithmetic", INT, ANY},
                                            {"shift_right_logical", INT, ANY},
                                            {"subtract", INT | FLOAT | COMPLEX, ANY},
                                            {"xor", BITS, ANY},
                                            {"polygamma", FLOAT, 0},
                                            {"zeta", FLOAT, 0},
                                            {"compare", INT | FLOAT, ANY},
                                            {"complex", FLOAT, ANY}};

// Of lower rank, and with 1 in place of some dimensions.
static Type smaller(Gen *g, Type t) {
  int drop = (int)below(g, (uint32_t)t.rank + 1);
  for (int i = drop; i < t.rank; i++) t.d[i - drop] = chance(g, 30) ? 1 : t.d[i];
  t.rank -= drop;
  return t;
}

static bool make_broadcasting(Gen *g) {
  const Broadcasting *f = &broadcasting[below(g, TN_COUNT(broadcasting))];
  char name[60];
  Val in[2];
  if (!pick_class(g, f->classes, &in[0])) return false;
  Type x = in[0].t, t = x;
  bool compares = strcmp(f->name, "compare") == 0, pairs = strcmp(f->name, "complex") == 0;
  if (pairs && x.e != TN_F32 && x.e != TN_F64) return false;
  if (compares) t = with_dtype(t, TN_I1);
  if (pairs) t = with_dtype(t, x.e == TN_F32 ? TN_C64 : TN_C128);
  in[1] = want(g, smaller(g, x));
  if (chance(g, 40)) {
    Val v = in[0];
    in[0] = in[1];
    in[1] = v;
  }
  Exactness e = exactness_of(in, 2, f->exact != 0, false);
  snprintf(name, sizeof name, "chlo.broadcast_%s", f->name);
  if (f->name[0] == 'p' || f->name[0] == 'z') e = CHAOTIC;  // poles
  op_plain(g, name, compares ? "comparison_direction = #chlo<comparison_direction GT>" : "", in, 2, t, e);
  return true;
}

static bool make_broadcast_select(Gen *g) {
  Val in[3] = {{0}, pick(g)};
  Type t = in[1].t;
  in[0] = want(g, smaller(g, with_dtype(t, TN_I1)));
  in[2] = want(g, smaller(g, t));
  op_plain(g, "chlo.broadcast_select", "", in, 3, t, exactness_of(in, 3, true, false));
  return true;
}

static bool make_chlo_other(Gen *g) {
  char attrs[60];
  Val in[2];
  switch (below(g, 4)) {
    case 0:
      if (!pick_class(g, INT, &in[0])) return false;
      in[1] = want(g, in[0].t);
      op_plain(g, "chlo.mulhi", "", in, 2, in[0].t, exactness_of(in, 2, true, false));
      return true;
    case 1:
      if (!pick_class(g, FLOAT, &in[0])) return false;
      in[1] = want(g, in[0].t);
      op_plain(g, chance(g, 50) ? "chlo.polygamma" : "chlo.zeta", "", in, 2, in[0].t, CHAOTIC);
      return true;
    case 2:
      if (!pick_class(g, COMPLEX, &in[0])) return false;
      op_plain(g, "chlo._asin_acos_kernel", "", in, 1, in[0].t, CHAOTIC);
      return true;
    default:
      if (!pick_class(g, INT | FLOAT, &in[0])) return false;
      snprintf(attrs, sizeof attrs, "value = 1%s : %s", tn_dtype_is_float(in[0].t.e) ? ".0" : "",
               tn_dtype_name(in[0].t.e));
      op_plain(g, "chlo.constant_like", attrs, in, 1, in[0].t, EXACT);
      return true;
  }
}

// Slices along a dimension, one after the other, with a carried value of the slice's shape.
static bool make_scan(Gen *g) {
  Val in[2], results[2];
  if (!pick_rank(g, 1, &in[0])) return false;
  Type x = in[0].t, slice = shaped_like(x, x.rank - 1), types[2] = {slice, slice};
  int dim = (int)below(g, (uint32_t)x.rank);
  for (int i = 0, k = 0; i < x.rank; i++)
    if (i != dim) slice.d[k++] = x.d[i];
  if (x.d[dim] > 40 || x.d[dim] == 0) return false;
  types[0] = types[1] = slice;
  in[1] = want(g, slice);
  unsigned id = op_begin(g, "chlo.scan", in, 2, 2), inexact = g->n_inexact;
  put(g,
      "<{dimension = %d : i64, is_reverse = %s, operandSegmentSizes = array<i32: 1, 1>, "
      "resultSegmentSizes = array<i32: 1, 1>}> (",
      dim, chance(g, 50) ? "true" : "false");
  Exactness from[2] = {in[0].exactness == EXACT ? EXACT : CHAOTIC, in[1].exactness == EXACT ? EXACT : CHAOTIC};
  size_t mark = region_begin(g, types, from, 2);
  results[0] = g->vals[mark];
  results[1] = op_plain(g, chance(g, 50) ? "stablehlo.add" : "stablehlo.multiply", "",
                        (Val[2]){g->vals[mark], g->vals[mark + 1]}, 2, slice, from[0] > from[1] ? from[0] : from[1]);
  results[0] = chance(g, 50) ? results[1] : want(g, slice);
  Exactness e = results[0].exactness > results[1].exactness ? results[0].exactness : results[1].exactness;
  region_return(g, results, 2);
  region_end(g, mark);
  put(g, ")");
  Type out[2] = {x, slice};
  if (g->n_inexact != inexact) e = CHAOTIC;
  op_end(g, id, in, 2, out, 2, e);
  return true;
}

const FamilyRow families_compound[] = {{2, make_batch_norm, 0},
                                       {1, make_old_dot, 0},
                                       {2, make_einsum, 0},
                                       {1, make_ragged_dot, 0},
                                       {1, make_torch_index_select, 0},
                                       {4, make_broadcasting, 0},
                                       {1, make_broadcast_select, 0},
                                       {2, make_chlo_other, 0},
                                       {2, make_scan, 0},
                                       {0, NULL, 0}};
