// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Types of elementwise ops.
#include "ir/infer_priv.h"

#include <inttypes.h>

static const char *operand_name(uint32_t i) {
  static const char *const names[] = {"operand 0", "operand 1", "operand 2", "operand 3"};
  return names[i];
}

// All operands have compatible types; returns the most specific one.
static const TnType *merge_operands(TnInfer *cx, TnConstraint label) {
  const TnType *types[3];
  uint32_t n = cx->op->n_operands;
  assert(n <= TN_COUNT(types));
  for (uint32_t i = 0; i < n; i++) {
    types[i] = tn_infer_type(cx, i);
    for (uint32_t k = 0; k < i; k++)
      if (!tn_infer_compatible(cx, types[k], operand_name(k), types[i], operand_name(i), label)) return NULL;
  }
  return tn_infer_merge(cx, types, n, label);
}

// Operands and result have one type.
static bool infer_same(TnInfer *cx, TnElemSet set, TnConstraint label) {
  if (!tn_infer_operands(cx, 0, cx->op->n_operands, set, TN_INPUT_LABEL)) return false;
  const TnType *t = merge_operands(cx, label);
  if (!t) return false;
  tn_infer_set(cx, 0, t, label);
  return true;
}

// The tolerances of result_accuracy are not negative, and only the TOLERANCE mode has any.
static bool check_accuracy(TnInfer *cx) {
  const TnAttr *a = TN_OP_ATTRS(cx->op, accuracy)->result_accuracy;
  if (!a) return true;
  double atol = tn_attr_f64(tn_attr_field(a, TN_FIELD_result_accuracy_atol));
  double rtol = tn_attr_f64(tn_attr_field(a, TN_FIELD_result_accuracy_rtol));
  int64_t ulps = tn_attr_field(a, TN_FIELD_result_accuracy_ulps)->i;
  int64_t mode = tn_attr_field(a, TN_FIELD_result_accuracy_mode)->i;
  if (!(atol >= 0) || !(rtol >= 0) || ulps < 0)
    return tn_infer_fail(cx, TN_NO_LABEL, "result_accuracy has a negative tolerance, expected none below 0");
  if (mode != TN_result_accuracy_mode_TOLERANCE && (atol > 0 || rtol > 0 || ulps > 0))
    return tn_infer_fail(cx, TN_NO_LABEL, "result_accuracy has mode %s and a tolerance, expected mode TOLERANCE",
                         tn_enum_name(TN_ENUM_result_accuracy_mode, mode));
  return true;
}

// Of the ops whose row says that operands and result have one type.
static const uint8_t same_sets[TN_N_OPS] = {
#undef TN_OP
#undef TN_SAME
#undef TN_CHLO_SAME
#undef TN_CHLO_B_SAME
#define TN_OP(id, dialect, name, operands, results, regions, kind, traits, attrs)
#define TN_SAME(id, operands, traits, set, attrs) [TN_OP_##id] = TN_ELEM_##set,
#define TN_CHLO_SAME(name, operands, set) [TN_OP_chlo_##name] = TN_ELEM_##set,
#define TN_CHLO_B_SAME(name, set) [TN_OP_chlo_broadcast_##name] = TN_ELEM_##set,
#include "ir/ops.def"
};
TnElemSet tn_infer_same_set(const TnInfer *cx) { return same_sets[cx->op->opcode]; }

// and_c1 atan2_c1 cbrt_c1 ceil_c1 cosine_c1 count_leading_zeros_c1 divide_c1 exponential_c1
// exponential_minus_one_c1 floor_c1 log_c1 log_plus_one_c1 logistic_c1 maximum_c1 minimum_c1 multiply_c1 negate_c1
// not_c1 or_c1 popcnt_c1 power_c1 remainder_c1 round_nearest_afz_c1 round_nearest_even_c1 rsqrt_c1 shift_left_c1
// shift_right_arithmetic_c1 shift_right_logical_c1 sign_c1 sine_c1 sqrt_c1 subtract_c1 tan_c1 tanh_c1 xor_c1
bool tn_infer_same(TnInfer *cx) {
  enum { SAME_C1 = 1 };
  bool has_accuracy = tn_op_get_info(cx->op)->n_attrs > 0;  // the one attribute that such ops may have
  return (!has_accuracy || check_accuracy(cx)) && infer_same(cx, tn_infer_same_set(cx), SAME_C1);
}

// ---------------------------------------------------------------------------------------------------------------
// add is the one arithmetic op that takes per-axis quantized tensors and mixed parameters.

static bool check_add_axis(TnInfer *cx, const TnType *t, const char *what, const TnType *result, TnConstraint label) {
  if (!tn_quant_is_per_axis(t->quant) || t->quant->axis == result->quant->axis) return true;
  return tn_infer_fail(cx, label, "quantization dimension of %s is %" PRId64 ", expected the result's, %" PRId64, what,
                       t->quant->axis, result->quant->axis);
}

static bool check_quantized_add(TnInfer *cx, const TnType *lhs, const TnType *rhs, const TnType *result) {
  if (!lhs->quant || !rhs->quant || !result->quant)
    return tn_infer_fail(cx, add_c2, "types are %p, %p and %p, expected all of them quantized or none", lhs, rhs,
                         result);
  const TnQuant *l = lhs->quant, *r = rhs->quant, *q = result->quant;
  if (l->storage != r->storage || l->storage != q->storage)
    return tn_infer_fail(cx, add_c3, "storage types are %p, %p and %p, expected one type", l->storage, r->storage,
                         q->storage);
  if (l->expressed != r->expressed || l->expressed != q->expressed)
    return tn_infer_fail(cx, add_c4, "expressed types are %p, %p and %p, expected one type", l->expressed, r->expressed,
                         q->expressed);
  if ((tn_quant_is_per_axis(l) || tn_quant_is_per_axis(r)) != tn_quant_is_per_axis(q))
    return tn_infer_fail(cx, add_c5, "result is quantized per %s, expected the same as the operands",
                         tn_quant_is_per_axis(q) ? "axis" : "tensor");
  return check_add_axis(cx, lhs, "operand 0", result, add_c6) && check_add_axis(cx, rhs, "operand 1", result, add_c7);
}

bool tn_infer_add(TnInfer *cx) {
  if (!tn_infer_operands(cx, 0, 2, TN_ELEM_ANY, TN_INPUT_LABEL) || !tn_infer_result(cx, 0, TN_ELEM_ANY, add_c1))
    return false;
  const TnType *lhs = tn_infer_type(cx, 0), *rhs = tn_infer_type(cx, 1), *result = tn_infer_declared(cx, 0);
  if (!result) result = tn_quant_of(rhs) && tn_quant_is_per_axis(rhs->quant) ? rhs : lhs;
  if (!lhs->quant && !rhs->quant && !result->quant) return infer_same(cx, TN_ELEM_ANY, add_c1);
  if (!check_quantized_add(cx, lhs, rhs, result)) return false;
  if (!tn_infer_same_shape(cx, lhs, "operand 0", rhs, "operand 1", add_c1)) return false;
  const TnType *shape = tn_infer_merge(cx, (const TnType *[]){lhs, rhs}, 2, add_c1);
  if (shape) tn_infer_set(cx, 0, tn_type_with_elem(cx->m, shape, result->elem), add_c1);
  return shape != NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Ops whose result has another element type than the operand.

static const TnType *real_elem(const TnType *elem) { return elem->kind == TN_TYPE_COMPLEX ? elem->elem : elem; }

static bool infer_real_part(TnInfer *cx, TnElemSet set, TnConstraint label) {
  if (!tn_infer_operand(cx, 0, set, TN_INPUT_LABEL)) return false;
  const TnType *x = tn_infer_type(cx, 0);
  tn_infer_set(cx, 0, tn_type_with_elem(cx->m, x, real_elem(x->elem)), label);
  return true;
}

// The declared result may be wrong in shape or in element type; both are reported with their own label.
static bool check_declared_shape(TnInfer *cx, const TnType *x, TnConstraint label) {
  const TnType *result = tn_infer_declared(cx, 0);
  return !result || tn_infer_same_shape(cx, x, "operand", result, "result", label);
}

bool tn_infer_abs(TnInfer *cx) {
  return infer_real_part(cx, TN_ELEM_SFCQ, abs_c2) && check_declared_shape(cx, tn_infer_type(cx, 0), abs_c1);
}
bool tn_infer_real(TnInfer *cx) {
  return infer_real_part(cx, TN_ELEM_F | TN_ELEM_C, real_c2) && check_declared_shape(cx, tn_infer_type(cx, 0), real_c1);
}
bool tn_infer_imag(TnInfer *cx) {
  return infer_real_part(cx, TN_ELEM_F | TN_ELEM_C, imag_c2) && check_declared_shape(cx, tn_infer_type(cx, 0), imag_c1);
}

bool tn_infer_is_finite(TnInfer *cx) {
  if (!tn_infer_operand(cx, 0, TN_ELEM_FQ, TN_INPUT_LABEL)) return false;
  tn_infer_set(cx, 0, tn_type_with_elem(cx->m, tn_infer_type(cx, 0), tn_type_scalar(cx->m, TN_I1)), is_finite_c1);
  return true;
}

bool tn_infer_complex(TnInfer *cx) {
  for (uint32_t i = 0; i < 2; i++) {
    if (!tn_infer_operand(cx, i, TN_ELEM_F, TN_INPUT_LABEL)) return false;
    const TnType *t = tn_infer_type(cx, i);
    if (t->dtype != TN_F32 && t->dtype != TN_F64)
      return tn_infer_fail(cx, i == 0 ? complex_i1 : complex_i2, "operand %u is %p, expected a tensor of f32 or f64", i,
                           t);
  }
  const TnType *t = merge_operands(cx, complex_c1);
  if (!t || !check_declared_shape(cx, t, complex_c2)) return false;
  tn_infer_set(cx, 0, tn_type_with_elem(cx->m, t, tn_type_complex(cx->m, t->elem)), complex_c3);
  return true;
}

// The declared result has the operand's shape and an element type of its own.
static bool infer_with_declared_elem(TnInfer *cx, TnConstraint label) {
  const TnType *result = tn_infer_declared(cx, 0);
  if (result) tn_infer_set(cx, 0, tn_type_with_elem(cx->m, tn_infer_type(cx, 0), result->elem), label);
  return true;
}

bool tn_infer_convert(TnInfer *cx) {
  return tn_infer_operand(cx, 0, TN_ELEM_PIFC, TN_INPUT_LABEL) && tn_infer_result(cx, 0, TN_ELEM_PIFC, convert_c1) &&
         infer_with_declared_elem(cx, convert_c1);
}

bool tn_infer_uniform_quantize(TnInfer *cx) {
  if (!tn_infer_operand(cx, 0, TN_ELEM_FQ | TN_ELEM_A, TN_INPUT_LABEL)) return false;
  if (!tn_infer_result(cx, 0, TN_ELEM_Q | TN_ELEM_A, uniform_quantize_c2)) return false;
  const TnType *x = tn_infer_type(cx, 0), *result = tn_infer_declared(cx, 0);
  const TnType *real = x->quant ? x->quant->expressed : x->elem;
  if (result && result->quant->expressed != real)
    return tn_infer_fail(cx, uniform_quantize_c2, "expressed type of the result is %p, expected %p",
                         result->quant->expressed, real);
  return infer_with_declared_elem(cx, uniform_quantize_c1);
}

bool tn_infer_uniform_dequantize(TnInfer *cx) {
  if (!tn_infer_operand(cx, 0, TN_ELEM_Q | TN_ELEM_A, TN_INPUT_LABEL)) return false;
  const TnType *x = tn_infer_type(cx, 0);
  if (!check_declared_shape(cx, x, uniform_dequantize_c1)) return false;
  tn_infer_set(cx, 0, tn_type_with_elem(cx->m, x, x->quant->expressed), uniform_dequantize_c2);
  return true;
}

bool tn_infer_reduce_precision(TnInfer *cx) {
  int64_t exponent = TN_OP_ATTRS(cx->op, reduce_precision)->exponent_bits->i;
  int64_t mantissa = TN_OP_ATTRS(cx->op, reduce_precision)->mantissa_bits->i;
  if (exponent < 1)
    return tn_infer_fail(cx, reduce_precision_c2, "exponent_bits is %" PRId64 ", expected at least 1", exponent);
  if (mantissa < 0)
    return tn_infer_fail(cx, reduce_precision_c3, "mantissa_bits is %" PRId64 ", expected at least 0", mantissa);
  return infer_same(cx, TN_ELEM_FQ, reduce_precision_c1);
}

// ---------------------------------------------------------------------------------------------------------------
// compare, select, clamp.

// What is compared, and how, follows from the element type: a type that says otherwise has no effect.
static bool check_compare_type(TnInfer *cx, const TnType *t) {
  int64_t type = tn_attr_int_or(TN_OP_ATTRS(cx->op, compare)->compare_type, TN_comparison_type_NOTYPE);
  if (type == TN_comparison_type_NOTYPE) return true;
  bool ok = true;
  switch (tn_elem_set(t->elem)) {
    case TN_ELEM_S: ok = type == TN_comparison_type_SIGNED; break;
    case TN_ELEM_P:
    case TN_ELEM_U: ok = type == TN_comparison_type_UNSIGNED; break;
    case TN_ELEM_F: ok = type == TN_comparison_type_FLOAT || type == TN_comparison_type_TOTALORDER; break;
    case TN_ELEM_C: ok = type == TN_comparison_type_FLOAT; break;
    default: break;
  }
  return ok || tn_infer_warn(cx, compare_c3, "compare_type is %s for operands of %p, which has no effect",
                             tn_enum_name(TN_ENUM_comparison_type, type), t->elem);
}

bool tn_infer_compare(TnInfer *cx) {
  static const TnRule rules[] = {{TN_RULE_OPERAND, 0, TN_ELEM_TENSOR, TN_INPUT_LABEL},
                                 {TN_RULE_OPERAND, 1, TN_ELEM_TENSOR, TN_INPUT_LABEL},
                                 {TN_RULE_SAME_ELEM, 0, 1, compare_c1},
                                 {TN_RULE_SAME_SHAPE, 0, 1, compare_c2},
                                 {0}};
  if (!tn_infer_rules(cx, rules)) return false;
  const TnType *lhs = tn_infer_type(cx, 0), *rhs = tn_infer_type(cx, 1);
  if (!check_compare_type(cx, lhs)) return false;
  const TnType *t = tn_infer_merge(cx, (const TnType *[]){lhs, rhs}, 2, compare_c2);
  if (t) tn_infer_set(cx, 0, tn_type_with_elem(cx->m, t, tn_type_scalar(cx->m, TN_I1)), compare_c2);
  return t != NULL;
}

bool tn_infer_select(TnInfer *cx) {
  static const TnRule rules[] = {{TN_RULE_OPERAND, 0, TN_ELEM_P, TN_INPUT_LABEL},
                                 {TN_RULE_OPERAND, 1, TN_ELEM_TENSOR, TN_INPUT_LABEL},
                                 {TN_RULE_OPERAND, 2, TN_ELEM_TENSOR, TN_INPUT_LABEL},
                                 {TN_RULE_COMPATIBLE, 1, 2, select_c2},
                                 {0}};
  if (!tn_infer_rules(cx, rules)) return false;
  const TnType *pred = tn_infer_type(cx, 0), *yes = tn_infer_type(cx, 1), *no = tn_infer_type(cx, 2);
  if (pred->rank && !tn_infer_same_shape(cx, pred, "operand 0", yes, "operand 1", select_c1)) return false;
  const TnType *t = tn_infer_merge(cx, (const TnType *[]){yes, no}, 2, select_c2);
  if (t) tn_infer_set(cx, 0, t, select_c2);
  return t != NULL;
}

bool tn_infer_clamp(TnInfer *cx) {
  static const TnRule rules[] = {{TN_RULE_OPERAND, 0, TN_ELEM_TENSOR, TN_INPUT_LABEL},
                                 {TN_RULE_OPERAND, 1, TN_ELEM_TENSOR, TN_INPUT_LABEL},
                                 {TN_RULE_OPERAND, 2, TN_ELEM_TENSOR, TN_INPUT_LABEL},
                                 {TN_RULE_SAME_ELEM, 0, 1, clamp_c3},
                                 {TN_RULE_SAME_ELEM, 2, 1, clamp_c3},
                                 {TN_RULE_SET, 0, 1, clamp_c4},
                                 {0}};
  if (!tn_infer_rules(cx, rules)) return false;
  const TnType *min = tn_infer_type(cx, 0), *x = tn_infer_type(cx, 1), *max = tn_infer_type(cx, 2);
  if (min->rank && !tn_infer_same_shape(cx, min, "operand 0", x, "operand 1", clamp_c1)) return false;
  return !max->rank || tn_infer_same_shape(cx, max, "operand 2", x, "operand 1", clamp_c2);
}

// ---------------------------------------------------------------------------------------------------------------

static int64_t elem_bits(const TnType *elem) {
  return elem->quant ? elem->quant->storage->width : tn_dtype_bits(elem->dtype);
}

static bool check_same_dims(TnInfer *cx, const TnType *x, const TnType *result, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (!tn_dim_compatible(x->dims[i], result->dims[i]))
      return tn_infer_fail(cx, bitcast_convert_c1,
                           "dimension %u is %s in the operand and %s in the result, expected the same", i,
                           tn_infer_dim_text(cx, x->dims[i]), tn_infer_dim_text(cx, result->dims[i]));
  return true;
}

// The side with the narrower elements has one more dimension, the ratio of the widths.
static bool check_bitcast(TnInfer *cx, const TnType *x, const TnType *result) {
  int64_t from = elem_bits(x->elem), to = elem_bits(result->elem);
  if (from == to) {
    if (x->rank != result->rank)
      return tn_infer_fail(cx, bitcast_convert_c1, "result has rank %u, expected %u", result->rank, x->rank);
    return check_same_dims(cx, x, result, x->rank);
  }
  const TnType *narrow = from < to ? x : result, *wide = from < to ? result : x;
  int64_t small = from < to ? from : to, large = from < to ? to : from;
  if (narrow->rank != wide->rank + 1)
    return tn_infer_fail(cx, bitcast_convert_c1,
                         "ranks are %u and %u, expected one more for the narrower element type %p", x->rank,
                         result->rank, narrow->elem);
  int64_t last = narrow->dims[narrow->rank - 1], product;
  if (last != TN_DYNAMIC && (!tn_mul_i64(last, small, &product) || product != large))
    return tn_infer_fail(cx, bitcast_convert_c1,
                         "last dimension is %" PRId64 ", expected %" PRId64 " bits of %p to make %" PRId64
                         " bits of %p",
                         last, small, narrow->elem, large, wide->elem);
  return check_same_dims(cx, x, result, wide->rank);
}

bool tn_infer_bitcast_convert(TnInfer *cx) {
  if (!tn_infer_operand(cx, 0, TN_ELEM_ANY, TN_INPUT_LABEL) || !tn_infer_result(cx, 0, TN_ELEM_ANY, bitcast_convert_c1))
    return false;
  const TnType *x = tn_infer_type(cx, 0), *result = tn_infer_declared(cx, 0);
  if (!result) return true;
  if ((tn_elem_set(x->elem) == TN_ELEM_C) != (tn_elem_set(result->elem) == TN_ELEM_C))
    return tn_infer_fail(cx, bitcast_convert_c2, "operand is %p and result is %p, expected both complex or neither", x,
                         result);
  return check_bitcast(cx, x, result);
}
