// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Sizes that are known when the program runs, bounded sizes, quantized types.
#include <stdio.h>

#include "generate.h"

// ---- sizes at run time

static Val size_of(Gen *g, Val x, int dim) {
  char attrs[40];
  snprintf(attrs, sizeof attrs, "dimension = %d : i64", dim);
  return op_plain(g, "stablehlo.get_dimension_size", attrs, &x, 1, scalar_of(TN_I32), EXACT);
}

// This number, as the size of some dimension and what it lacks.
static Val number_from_size(Gen *g, int64_t n) {
  Val x = pick(g);
  if (x.t.rank == 0) return constant_number(g, scalar_of(TN_I32), n);
  int dim = (int)below(g, (uint32_t)x.t.rank);
  Val in[2] = {size_of(g, x, dim), constant_number(g, scalar_of(TN_I32), n - x.t.d[dim])};
  return op_plain(g, "stablehlo.add", "", in, 2, scalar_of(TN_I32), EXACT);
}

Val sizes_at_run_time(Gen *g, const int64_t *list, int n) {
  static const uint8_t types[] = {TN_I64, TN_I32, TN_I64};
  Val parts[RANK_MOST];
  if (n == 0 || chance(g, 60)) return constant_dims(g, (TnDtype)types[below(g, 3)], list, n);
  unsigned accepts = g->accepts;
  g->accepts = TAKES_DYNAMIC;
  Type one = {.e = TN_I32, .rank = 1, .d = {1}}, all = {.e = TN_I32, .rank = 1, .d = {n}};
  for (int i = 0; i < n; i++) {
    parts[i] = number_from_size(g, list[i]);
    parts[i] = op_plain(g, "stablehlo.reshape", "", &parts[i], 1, one, EXACT);
  }
  Val v = op_plain(g, "stablehlo.concatenate", "dimension = 0 : i64", parts, n, all, EXACT);
  g->accepts = accepts;
  return v;
}

Val pairs_at_run_time(Gen *g, const int64_t *low, const int64_t *high, int n) {
  int64_t flat[2 * RANK_MOST];
  for (int i = 0; i < n; i++) flat[2 * i] = low[i], flat[2 * i + 1] = high[i];
  Val v = constant_dims(g, TN_I64, flat, 2 * n);
  return op_plain(g, "stablehlo.reshape", "", &v, 1, (Type){.e = TN_I64, .rank = 2, .d = {n, 2}}, EXACT);
}

// Some dimensions of the result are said to be unknown.
static Type hide(Gen *g, Type t) {
  t.dyn = 0;
  for (int i = 0; i < t.rank; i++)
    if (chance(g, 30)) t.dyn |= (uint8_t)(1 << i);
  return t;
}

static bool make_dimension_size(Gen *g) {
  Val x;
  if (!pick_rank(g, 1, &x)) return false;
  size_of(g, x, (int)below(g, (uint32_t)x.t.rank));
  return true;
}

static bool make_dynamic_reshape(Gen *g) {
  Val in[2] = {pick(g)};
  Type t = shaped_like(in[0].t, 0);
  int64_t n = type_count(&in[0].t);
  for (int64_t f = 2; n > 1 && t.rank < 3; f += n % f != 0)
    if (n % f == 0) t.d[t.rank++] = f, n /= f;
  if (n != 1) t.d[t.rank++] = n;
  in[1] = sizes_at_run_time(g, t.d, t.rank);
  op_plain(g, "stablehlo.dynamic_reshape", "", in, 2, hide(g, t), exactness_of(in, 1, true, true));
  return true;
}

static bool make_dynamic_broadcast(Gen *g) {
  Val in[2] = {pick(g)};
  int64_t dims[RANK_MOST];
  Type t = shaped_like(in[0].t, 0);
  for (int i = 0; i < in[0].t.rank; i++) {
    if (t.rank < RANK_MOST - in[0].t.rank && chance(g, 40)) t.d[t.rank++] = random_dim(g);
    dims[i] = t.rank;
    t.d[t.rank++] = in[0].t.d[i] == 1 ? random_dim(g) : in[0].t.d[i];
  }
  if (!fits(g, &t)) return false;
  in[1] = sizes_at_run_time(g, t.d, t.rank);
  unsigned id = op_begin(g, "stablehlo.dynamic_broadcast_in_dim", in, 2, 1);
  put(g, "<{broadcast_dimensions = ");
  put_list(g, dims, in[0].t.rank);
  put(g, "}>");
  t = hide(g, t);
  op_end(g, id, in, 2, &t, 1, exactness_of(in, 1, true, true));
  return true;
}

static bool make_dynamic_iota(Gen *g) {
  char attrs[60];
  Type t = random_shape(g, g->dtypes[below(g, 3)]);
  if (t.rank == 0 || t.e == TN_I1) return false;
  Val sizes = sizes_at_run_time(g, t.d, t.rank);
  snprintf(attrs, sizeof attrs, "iota_dimension = %u : i64", below(g, (uint32_t)t.rank));
  op_plain(g, "stablehlo.dynamic_iota", attrs, &sizes, 1, hide(g, t), EXACT);
  return true;
}

static bool make_dynamic_pad(Gen *g) {
  Val in[5];
  int64_t lo[RANK_MOST], hi[RANK_MOST], inner[RANK_MOST];
  if (!pick_rank(g, 1, &in[0])) return false;
  Type t = in[0].t;
  for (int i = 0; i < t.rank; i++) {
    lo[i] = between(g, -1, 3);
    hi[i] = between(g, -1, 3);
    inner[i] = chance(g, 70) ? 0 : 1;
    t.d[i] = (t.d[i] ? (t.d[i] - 1) * (1 + inner[i]) + 1 : 0) + lo[i] + hi[i];
  }
  if (!fits(g, &t)) return false;
  in[1] = want(g, shaped_like(t, 0));
  in[2] = constant_dims(g, TN_I64, lo, t.rank);
  in[3] = constant_dims(g, TN_I64, hi, t.rank);
  in[4] = constant_dims(g, TN_I64, inner, t.rank);
  op_plain(g, "stablehlo.dynamic_pad", "", in, 5, hide(g, t), exactness_of(in, 2, true, true));
  return true;
}

static bool make_real_dynamic_slice(Gen *g) {
  Val in[4];
  int64_t lo[RANK_MOST], hi[RANK_MOST], step[RANK_MOST];
  if (!pick_rank(g, 1, &in[0])) return false;
  Type t = in[0].t;
  for (int i = 0; i < t.rank; i++) {
    lo[i] = between(g, 0, t.d[i]);
    hi[i] = between(g, lo[i], t.d[i]);
    step[i] = between(g, 1, 3);
    t.d[i] = (hi[i] - lo[i] + step[i] - 1) / step[i];
  }
  in[1] = constant_dims(g, TN_I64, lo, t.rank);
  in[2] = constant_dims(g, TN_I64, hi, t.rank);
  in[3] = constant_dims(g, TN_I64, step, t.rank);
  op_plain(g, "stablehlo.real_dynamic_slice", "", in, 4, hide(g, t), exactness_of(in, 1, true, true));
  return true;
}

// ---- bounded sizes: cut to a size that data may say, computed with, made whole again

static void put_bounded(Gen *g, const Type *t, int dim) {
  put(g, "tensor<");
  for (int i = 0; i < t->rank; i++)
    if (i == dim)
      put(g, "?x");
    else
      put(g, "%lldx", (long long)t->d[i]);
  put(g, "%s, #stablehlo.bounds<", tn_dtype_name(t->e));
  for (int i = 0; i < t->rank; i++)
    if (i == dim)
      put(g, "%s%lld", i ? ", " : "", (long long)t->d[i]);
    else
      put(g, "%s?", i ? ", " : "");
  put(g, ">>");
}

static bool make_bounded(Gen *g) {
  static const char *const ops[] = {"add", "multiply", "maximum", "subtract"};
  Val x, n[3];
  if (!pick_rank(g, 1, &x)) return false;
  TnDtypeClass c = tn_dtype_class(x.t.e);
  if (c == TN_CLASS_BOOL || c == TN_CLASS_COMPLEX) return false;
  int dim = (int)below(g, (uint32_t)x.t.rank);
  Type size = scalar_of(TN_I32);
  n[0] = constant_number(g, size, 0);
  int64_t kept = between(g, 0, x.t.d[dim]);
  n[1] = number_from_size(g, kept);  // from data: what no engine but the interpreter takes
  n[2] = constant_number(g, size, x.t.d[dim]);
  Val n_kept = op_plain(g, "stablehlo.clamp", "", n, 3, size, n[1].exactness);
  unsigned id = g->next_id++, steps = below(g, 4);
  put(g, "%%v%u = \"stablehlo.set_dimension_size\"(", id);
  put_vals(g, (Val[2]){x, n_kept}, 2);
  put(g, ") <{dimension = %d : i64}> : (", dim);
  put_type(g, &x.t);
  put(g, ", tensor<i32>) -> ");
  put_bounded(g, &x.t, dim);
  put(g, "\n");
  for (unsigned i = 0; i < steps; i++) {
    unsigned next = g->next_id++;
    put(g, "%%v%u = stablehlo.%s %%v%u, %%v%u : ", next, ops[below(g, 4)], id, id);
    put_bounded(g, &x.t, dim);
    put(g, "\n");
    id = next;
  }
  Exactness e = exactness_of((Val[2]){x, n_kept}, 2, true, false);
  if (chance(g, 50)) {  // grown to its bound
    unsigned whole = g->next_id++, out = g->next_id++;
    put(g, "%%v%u = \"stablehlo.set_dimension_size\"(%%v%u, %%v%u) <{dimension = %d : i64}> : (", whole, id, n[2].id,
        dim);
    put_bounded(g, &x.t, dim);
    put(g, ", tensor<i32>) -> ");
    put_bounded(g, &x.t, dim);
    put(g, "\n");
    Val sizes = constant_dims(g, TN_I64, x.t.d, x.t.rank);
    put(g, "%%v%u = \"stablehlo.dynamic_reshape\"(%%v%u, %%v%u) : (", out, whole, sizes.id);
    put_bounded(g, &x.t, dim);
    put(g, ", ");
    put_type(g, &sizes.t);
    put(g, ") -> ");
    put_type(g, &x.t);
    put(g, "\n");
    val_add(g, out, -1, x.t, e);
    return true;
  }
  // reduced over the dimension
  Val zero = constant_number(g, scalar_of(x.t.e), c == TN_CLASS_FLOAT && tn_dtype_bits(x.t.e) <= 8);
  unsigned sum = g->next_id++;
  Type t = shaped_like(x.t, 0);
  for (int i = 0; i < x.t.rank; i++)
    if (i != dim) t.d[t.rank++] = x.t.d[i];
  put(g, "%%v%u = \"stablehlo.reduce\"(%%v%u, %%v%u) <{dimensions = array<i64: %d>}> ", sum, id, zero.id, dim);
  put_body_of(g, x.t.e);
  put(g, " : (");
  put_bounded(g, &x.t, dim);
  put(g, ", ");
  put_type(g, &zero.t);
  put(g, ") -> ");
  put_type(g, &t);
  put(g, "\n");
  val_add(g, sum, -1, t, c == TN_CLASS_FLOAT ? CHAOTIC : e);
  return true;
}

// ---- quantized types

typedef struct Quantized {
  uint8_t expressed, storage;
  bool is_centred;  // 0 stands for 0
  const char *name;
} Quantized;

static const Quantized quantized[] = {
    {0, 0, false, NULL},
    {TN_F32, TN_I8, false, "!quant.uniform<i8:f32, 5.000000e-01:3>"},
    {TN_F32, TN_UI8, false, "!quant.uniform<u8:f32, 3.900000e-02:128>"},
    {TN_F32, TN_I8, true, "!quant.uniform<i8<-127:127>:f32, 1.370000e-01>"},
    {TN_F32, TN_I4, false, "!quant.uniform<i4:f32, 1.500000e+00:-1>"},
    {TN_F32, TN_I16, true, "!quant.uniform<i16:f32, 1.300000e-03>"},
    {TN_F32, TN_I32, false, "!quant.uniform<i32:f32, 1.250000e-01:9>"},
    {TN_F32, TN_I4, true, "!quant.uniform<i4:f32, 7.500000e-01>"},
    {TN_F32, TN_UI4, false, "!quant.uniform<u4:f32, 3.000000e+02:15>"},
    {TN_F32, TN_UI8, true, "!quant.uniform<u8:f32, 1.000000e-20>"},
    {TN_F32, TN_I32, true, "!quant.uniform<i32:f32, 4.656613e-10>"},
    {TN_F64, TN_I8, false, "!quant.uniform<i8:f64, 2.500000e-01:-2>"},
    {TN_F64, TN_I8, true, "!quant.uniform<i8<-7:100>:f64, 1.000000e+10>"},
    {TN_F64, TN_I16, false, "!quant.uniform<i16:f64, 1.000000e-02:5>"},
    {TN_F64, TN_I32, true, "!quant.uniform<i32:f64, 3.000000e-05>"},
    {TN_BF16, TN_I8, true, "!quant.uniform<i8:bf16, 5.000000e-01>"},
    {TN_BF16, TN_I8, false, "!quant.uniform<i8:bf16, 1.000000e-02:-128>"},
    {TN_F16, TN_UI8, false, "!quant.uniform<u8:f16, 2.500000e-01:7>"},
    {TN_F16, TN_I16, true, "!quant.uniform<i16:f16, 1.250000e-02>"},
};

const char *quantized_name(unsigned q) { return quantized[q].name; }

unsigned random_quantized(Gen *g, TnDtype expressed) {
  for (int i = 0; i < 12; i++) {
    unsigned q = 1 + below(g, TN_COUNT(quantized) - 1);
    if (quantized[q].expressed == expressed) return q;
  }
  return 0;
}

unsigned quantized_beside(Gen *g, const Type *l) {
  for (int i = 0; i < 40; i++) {
    const unsigned q = 1 + below(g, TN_COUNT(quantized) - 1);
    const bool is_stored_so = !l->q || quantized[q].storage == quantized[l->q].storage;
    if (quantized[q].expressed == l->e && quantized[q].is_centred && is_stored_so) return q;
  }
  return 0;
}

static bool make_quantize(Gen *g) {
  Val x = pick(g);
  Type t = x.t;
  if (!tn_dtype_is_float(t.e) || (t.q = (uint8_t)random_quantized(g, t.e)) == 0) return false;
  op_plain(g, "stablehlo.uniform_quantize", "", &x, 1, t, exactness_of(&x, 1, true, false));
  return true;
}

static bool make_dequantize(Gen *g) {
  for (int i = 0; i < 12; i++) {
    Val x = pick(g);
    if (!x.t.q) continue;
    op_plain(g, "stablehlo.uniform_dequantize", "", &x, 1, with_dtype(x.t, x.t.e), exactness_of(&x, 1, true, false));
    return true;
  }
  return false;
}

// One scale for each place along a dimension: there and back.
static bool make_per_axis(Gen *g) {
  char type[1000];
  Val x;
  if (!pick_of(g, TN_F32, 1, &x) || x.t.q) return false;
  int dim = (int)below(g, (uint32_t)x.t.rank), n = 0;
  if (x.t.d[dim] > 20 || x.t.d[dim] == 0) return false;
  n = snprintf(type, sizeof type, "%s:f32:%d, {", chance(g, 60) ? "i8" : "i16", dim);
  for (int64_t i = 0; i < x.t.d[dim]; i++)
    n += snprintf(type + n, sizeof type - (size_t)n, "%s%u.%u:%lld", i ? ", " : "", below(g, 3), 1 + below(g, 9),
                  (long long)between(g, -9, 9));
  unsigned id = op_begin(g, "stablehlo.uniform_quantize", &x, 1, 1);
  put(g, ": (");
  put_type(g, &x.t);
  put(g, ") -> tensor<");
  for (int i = 0; i < x.t.rank; i++) put(g, "%lldx", (long long)x.t.d[i]);
  put(g, "!quant.uniform<%s}>>\n", type);
  unsigned back = g->next_id++;
  put(g, "%%v%u = \"stablehlo.uniform_dequantize\"(%%v%u) : (tensor<", back, id);
  for (int i = 0; i < x.t.rank; i++) put(g, "%lldx", (long long)x.t.d[i]);
  put(g, "!quant.uniform<%s}>>) -> ", type);
  Type t = x.t;
  t.dyn = 0;
  put_type(g, &t);
  put(g, "\n");
  val_add(g, back, -1, t, exactness_of(&x, 1, true, false));
  return true;
}

// A matrix product of quantized operands, or of floats and a quantized one.
static bool make_quantized_dot(Gen *g) {
  Val in[2];
  if (!pick_class(g, 1 << TN_CLASS_FLOAT, &in[0]) || in[0].t.rank == 0) return false;
  Type l = in[0].t, r = {.e = l.e, .rank = 2, .d = {l.d[l.rank - 1], between(g, 1, 9)}}, t = l;
  t.d[t.rank - 1] = r.d[1];
  r.q = (uint8_t)quantized_beside(g, &l);
  t.q = l.q ? (uint8_t)random_quantized(g, l.e) : 0;
  if (!t.q) t.q = l.q;
  if (!r.q || !fits(g, &r) || !fits(g, &t)) return false;
  in[1] = want(g, r);
  Exactness e = l.q ? exactness_of(in, 2, true, false) : CHAOTIC;
  unsigned id = op_begin(g, "stablehlo.dot_general", in, 2, 1);
  put(g,
      "<{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [%d], rhs_contracting_dimensions = [0]>}>",
      l.rank - 1);
  op_end(g, id, in, 2, &t, 1, e);
  return true;
}

enum { D = TAKES_DYNAMIC, DG = TAKES_DYNAMIC | GIVES_DYNAMIC, Q = TAKES_QUANTIZED };
const FamilyRow families_shapes[] = {
    {1, make_dimension_size, D}, {1, make_dynamic_reshape, DG | Q}, {1, make_dynamic_broadcast, DG | Q},
    {1, make_dynamic_iota, DG},  {1, make_dynamic_pad, DG},         {1, make_real_dynamic_slice, DG},
    {2, make_bounded, 0},        {6, make_quantize, ELEMENTWISE},   {3, make_dequantize, ELEMENTWISE},
    {1, make_per_axis, 0},       {2, make_quantized_dot, Q},        {0, NULL, 0}};
