// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Elementwise ops: one evaluator for all that scalar.def defines, which op is which by a table made from the op table;
// convert, select, clamp and reduce_precision; and CHLO's forms that broadcast their operands first.
#include "interp/interp_priv.h"

#include <math.h>

// ---------------------------------------------------------------------------------------------------------------
// One scalar operation

// The specification's first constraint is that the types are the same (compare_c2 and select_c2 say it second).
static TnError *check_same_shape(TnInterp *it, const TnOp *op, const TnTensor *a, const TnTensor *b) {
  if (tn_dims_equal(a, b)) return NULL;
  int number = op->opcode == TN_OP_compare || op->opcode == TN_OP_select ? 2 : 1;
  return tn_interp_fail(it, op, "operands have shapes %s and %s, expected one shape (%s_c%d)",
                        tn_shape_text(it, a), tn_shape_text(it, b), tn_op_mnemonic(tn_op_get_info(op)), number);
}

// The result may overwrite the first operand that is unique and of its element type.
static TnError *new_result(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  size_t k = op->n_operands > 1 && !tn_tensor_is_unique(in[0]) ? 1 : 0;
  return tn_tensor_reuse(it, op, in, k, out);
}

static TnError *apply(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnScalarOp scalar = tn_op_scalar(op);
  bool is_binary = op->n_operands == 2;
  TnDtype t = (TnDtype)in[0]->dtype;
  if (is_binary) TN_TRY(check_same_shape(it, op, in[0], in[1]));
  TN_TRY(new_result(it, op, in, out));
  TnTensor *r = *out;
  size_t n = (size_t)r->n;
  bool ok = (!is_binary || in[1]->dtype == t) && r->dtype == tn_scalar_result(scalar, t) &&
            (is_binary ? tn_scalar_binary(scalar, t, r->data, in[0]->data, in[1]->data, n)
                       : tn_scalar_unary(scalar, t, r->data, in[0]->data, n));
  if (ok) return NULL;
  return tn_interp_fail(it, op, "not defined from %s to %s", tn_dtype_name(t),
                        tn_dtype_name((TnDtype)r->dtype));
}

// ---------------------------------------------------------------------------------------------------------------
// convert, select, clamp

static TnError *eval_convert(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnTensor *x = in[0];
  const TnType *type = tn_result_type(op, 0);
  if (x->dtype == tn_type_storage(type)) return tn_tensor_pass(it, op, 0, in, 0, out);
  TN_TRY(tn_tensor_new_ranked(it, op, 0, x->rank, x->dims, out));
  tn_convert((TnDtype)(*out)->dtype, (*out)->data, (TnDtype)x->dtype, x->data, (size_t)x->n);
  return NULL;
}

static TnError *eval_select(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnTensor *pred = in[0];
  TN_TRY(check_same_shape(it, op, in[1], in[2]));
  if (pred->rank == 0) return tn_tensor_pass(it, op, 0, in, pred->data[0] ? 1 : 2, out);
  if (!tn_dims_equal(pred, in[1]))
    return tn_interp_fail(it, op, "pred has shape %s, expected [] or %s (select_c1)",
                          tn_shape_text(it, pred), tn_shape_text(it, in[1]));
  TN_TRY(tn_tensor_reuse(it, op, in, tn_tensor_is_unique(in[1]) ? 1 : 2, out));
  const size_t bytes = tn_dtype_bytes((TnDtype)in[1]->dtype);
  tn_choose(bytes, (*out)->data, pred->data, in[1]->data, in[2]->data, (size_t)in[1]->n);
  return NULL;
}

enum { BLOCK = 256 };  // elements

// out[i] = op(x[i], bound[i]), bound perhaps one element for all.
static void apply_bound(TnScalarOp op, TnTensor *out, const uint8_t *x, const TnTensor *bound) {
  TnDtype t = (TnDtype)out->dtype;
  size_t size = tn_dtype_bytes(t), n = (size_t)out->n;
  if (bound->rank) {
    tn_scalar_binary(op, t, out->data, x, bound->data, n);
    return;
  }
  TnC128 same[BLOCK];
  tn_fill(size, same, bound->data, n < BLOCK ? (int64_t)n : BLOCK);
  for (size_t i = 0; i < n; i += BLOCK)
    tn_scalar_binary(op, t, out->data + i * size, x + i * size, same, n - i < BLOCK ? n - i : BLOCK);
}

static TnError *check_bound(TnInterp *it, const TnOp *op, const TnTensor *x, const TnTensor *bound, const char *name,
                            const char *label) {
  if (bound->rank == 0 || tn_dims_equal(bound, x)) return NULL;
  return tn_interp_fail(it, op, "%s has shape %s, expected [] or %s (%s)", name,
                        tn_shape_text(it, bound), tn_shape_text(it, x), label);
}

static TnError *eval_clamp(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnTensor *low = in[0], *x = in[1], *high = in[2];
  TN_TRY(check_bound(it, op, x, low, "min", "clamp_c1"));
  TN_TRY(check_bound(it, op, x, high, "max", "clamp_c2"));
  TN_TRY(tn_tensor_reuse(it, op, in, 1, out));
  if (tn_scalar_result(TN_SCALAR_maximum, (TnDtype)x->dtype) != x->dtype)
    return tn_interp_fail(it, op, "not defined on %s", tn_dtype_name((TnDtype)x->dtype));
  apply_bound(TN_SCALAR_maximum, *out, x->data, low);
  apply_bound(TN_SCALAR_minimum, *out, (*out)->data, high);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// reduce_precision, on the bits: rounds the mantissa to nearest even, then turns what the smaller exponent cannot
// hold into an infinity and what would be subnormal there into zero. Narrow floats go by the bits that they have in
// f16: in their own, subnormals have no place for what a wider exponent would hold, and the largest number none to
// grow.

typedef struct Format {
  uint8_t exponent, mantissa;  // bits
} Format;

static const Format formats[TN_N_DTYPES] = {
    [TN_F8E8M0FNU] = {8, 0}, [TN_F16] = {5, 10}, [TN_BF16] = {8, 7}, [TN_F32] = {8, 23}, [TN_F64] = {11, 52},
};

typedef struct Precision {
  TnDtype stored, dtype;  // dtype: whose bits are rounded
  Format from;
  int exponent, mantissa;  // bits to keep
} Precision;

static uint64_t reduce_finite(const Precision *p, uint64_t bits, bool is_negative) {
  uint64_t sign = is_negative ? (uint64_t)1 << (p->from.exponent + p->from.mantissa) : 0, magnitude = bits & ~sign;
  int drop = p->from.mantissa - p->mantissa;
  if (drop > 0) {
    uint64_t last = magnitude >> drop & 1, half = (uint64_t)1 << (drop - 1);
    magnitude = (magnitude + half - 1 + last) & ~(((uint64_t)1 << drop) - 1);
  }
  if (p->exponent < p->from.exponent) {
    int bias = (1 << (p->from.exponent - 1)) - 1, small = (1 << (p->exponent - 1)) - 1;
    int64_t exponent = (int64_t)(magnitude >> p->from.mantissa);
    if (exponent > bias + small) return tn_float_encode(p->dtype, is_negative ? -INFINITY : INFINITY);
    if (exponent <= bias - small) return tn_float_encode(p->dtype, is_negative ? -0.0 : 0.0);
  }
  return sign | magnitude;
}

// Without a mantissa bit a NaN has no pattern of its own and becomes +infinity; its sign means nothing.
static uint64_t reduce_element(const Precision *p, uint64_t bits) {
  double x = tn_float_decode(p->dtype, bits);
  if (isnan(x) && p->mantissa > 0) return bits;
  if (isnan(x) || isinf(x)) return tn_float_encode(p->dtype, signbit(x) && isinf(x) ? -INFINITY : INFINITY);
  return reduce_finite(p, bits, signbit(x));
}

static void reduce_elements(const Precision *p, uint8_t *out, const uint8_t *x, size_t n) {
  size_t size = tn_dtype_bytes(p->stored);
  for (size_t i = 0; i < n; i++) {
    uint64_t bits = 0;
    memcpy(&bits, x + i * size, size);  // little-endian
    if (p->stored != p->dtype) bits = tn_float_encode(p->dtype, tn_float_decode(p->stored, bits));
    bits = reduce_element(p, bits);
    if (p->stored != p->dtype) bits = tn_float_encode(p->stored, tn_float_decode(p->dtype, bits));
    memcpy(out + i * size, &bits, size);
  }
}

static TnError *eval_reduce_precision(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnDtype t = (TnDtype)in[0]->dtype;
  TN_TRY(tn_tensor_reuse(it, op, in, 0, out));
  TnDtype worked = tn_dtype_is_float(t) && formats[t].exponent == 0 ? TN_F16 : t;
  Precision p = {.stored = t, .dtype = worked, .from = formats[worked]};
  int64_t exponent = TN_OP_ATTRS(op, reduce_precision)->exponent_bits->i;
  int64_t mantissa = TN_OP_ATTRS(op, reduce_precision)->mantissa_bits->i;
  if (p.from.exponent == 0 || exponent < 1 || mantissa < 0)
    return tn_interp_fail(it, op, "not defined on %s with %lld exponent and %lld mantissa bits",
                          tn_dtype_name(t), (long long)exponent, (long long)mantissa);
  p.exponent = exponent < 63 ? (int)exponent : 63;
  p.mantissa = mantissa < 63 ? (int)mantissa : 63;
  reduce_elements(&p, (*out)->data, in[0]->data, (size_t)in[0]->n);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// chlo._asin_acos_kernel: for z the pair (Re sqrt(1 - z^2), |Im asin z|), from which both functions follow by atan2

static TnC128 asin_acos_kernel(TnC128 z) {
  TnC128 w = {fabs(z.re), fabs(z.im)}, acos_w, root;
  tn_scalar_unary(TN_SCALAR_acos, TN_C128, &acos_w, &w, 1);
  tn_scalar_unary(TN_SCALAR_sine, TN_C128, &root, &acos_w, 1);
  return (TnC128){root.re, fabs(acos_w.im)};
}

static TnError *eval_asin_acos_kernel(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnDtype t = (TnDtype)in[0]->dtype;
  if (!tn_dtype_is_complex(t))
    return tn_interp_fail(it, op, "not defined on %s", tn_dtype_name(t));
  TN_TRY(tn_tensor_reuse(it, op, in, 0, out));
  for (int64_t i = 0; i < in[0]->n; i++) {
    size_t at = (size_t)i * tn_dtype_bytes(t);
    tn_store_c128(t, (*out)->data + at, asin_acos_kernel(tn_load_c128(t, in[0]->data + at)));
  }
  return NULL;
}

TnError *tn_eval_elementwise(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  switch (op->opcode) {
    case TN_OP_convert: return eval_convert(it, op, in, out);
    case TN_OP_select: return eval_select(it, op, in, out);
    case TN_OP_clamp: return eval_clamp(it, op, in, out);
    case TN_OP_reduce_precision: return eval_reduce_precision(it, op, in, out);
    case TN_OP_chlo_asin_acos_kernel: return eval_asin_acos_kernel(it, op, in, out);
    default: return apply(it, op, in, out);
  }
}

// ---------------------------------------------------------------------------------------------------------------
// CHLO's broadcasting forms

typedef struct Shape {
  size_t rank;
  int64_t *dims;
} Shape;

// Result dimension that dimension i of an operand stands for: by broadcast_dimensions for the operand of lower rank,
// else counted from the last.
static size_t map_dim(const TnOp *op, const TnTensor *t, size_t rank, size_t i) {
  const TnAttr *a = op->opcode == TN_OP_chlo_broadcast_select ? NULL
                    : op->opcode == TN_OP_chlo_broadcast_compare
                        ? TN_OP_ATTRS(op, chlo_broadcast_compare)->broadcast_dimensions
                        : TN_OP_ATTRS(op, chlo_broadcast)->broadcast_dimensions;
  TnI64s v = a;
  if (t->rank < rank && tn_attr_n(v) == t->rank) return (size_t)tn_i64s_at(v, i);
  return i + rank - t->rank;
}

static TnError *find_shape(TnInterp *it, const TnOp *op, TnTensor *const *in, Shape *out) {
  out->rank = 0;
  for (uint32_t k = 0; k < op->n_operands; k++)
    if (in[k]->rank > out->rank) out->rank = in[k]->rank;
  out->dims = tn_new_n(&it->scratch, int64_t, out->rank);
  for (size_t i = 0; i < out->rank; i++) out->dims[i] = 1;
  for (uint32_t k = 0; k < op->n_operands; k++) {
    for (size_t i = 0; i < in[k]->rank; i++) {
      size_t d = map_dim(op, in[k], out->rank, i);
      int64_t size = in[k]->dims[i];
      if (d < out->rank && out->dims[d] == 1) out->dims[d] = size;
      if (d < out->rank && (size == 1 || size == out->dims[d])) continue;
      return tn_interp_fail(it, op, "operand %u of shape %s cannot be broadcast to %s", k,
                            tn_shape_text(it, in[k]), tn_dims_text(it, out->rank, out->dims));
    }
  }
  return NULL;
}

// The operand in the common shape: itself when it has it.
static TnError *widen(TnInterp *it, const TnOp *op, TnTensor *const *in, size_t k, Shape to, TnTensor **out) {
  TnTensor *t = in[k];
  if (t->rank == to.rank && memcmp(t->dims, to.dims, to.rank * sizeof *to.dims) == 0) {
    *out = tn_take(in, k);
    return NULL;
  }
  TN_TRY(tn_tensor_new(it, (TnDtype)t->dtype, t->elem, to.rank, to.dims, out));
  int64_t *own = tn_tensor_strides(it, t), *strides = tn_new_n(&it->scratch, int64_t, to.rank);
  for (size_t i = 0; i < t->rank; i++)
    if (t->dims[i] != 1) strides[map_dim(op, t, to.rank, i)] = own[i];
  tn_copy_box(tn_dtype_bytes((TnDtype)t->dtype), to.rank, to.dims, (*out)->data, tn_tensor_strides(it, *out), t->data,
              strides);
  return NULL;
}

TnError *tn_eval_broadcast_elementwise(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnTensor *wide[3] = {NULL};
  Shape to;
  bool is_select = op->opcode == TN_OP_chlo_broadcast_select;
  TN_TRY(find_shape(it, op, in, &to));
  for (uint32_t k = 0; k < op->n_operands; k++) TN_TRY(widen(it, op, in, k, to, &wide[k]));
  TN_TRY(is_select ? eval_select(it, op, wide, out) : apply(it, op, wide, out));
  for (uint32_t k = 0; k < op->n_operands; k++) tn_tensor_release(it, wide[k]);
  return NULL;
}
