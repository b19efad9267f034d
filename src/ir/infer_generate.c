// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Types of constants and generators.
#include "ir/infer_priv.h"

#include <inttypes.h>

// The elements are those of the result; a quantized result holds elements of its storage type.
bool tn_infer_constant(TnInfer *cx) {
  const TnType *value = TN_OP_ATTRS(cx->op, constant)->value->type, *result = tn_infer_declared(cx, 0);
  if (!result || !result->quant) {
    if (!tn_infer_is_tensor(cx, value, TN_ELEM_TENSOR, "value", constant_i1) ||
        !tn_infer_static(cx, value, "value", constant_i1))
      return false;
    tn_infer_set(cx, 0, value, constant_c1);
    return true;
  }
  if (!tn_infer_result(cx, 0, TN_ELEM_ANY, constant_c1)) return false;
  if (value->elem != result->quant->storage)
    return tn_infer_fail(cx, constant_c1, "value is %p and result is %p, expected elements of the storage type", value,
                         result);
  return tn_infer_same_shape(cx, value, "value", result, "result", constant_c1);
}

bool tn_infer_arith_constant(TnInfer *cx) {
  const TnAttr *value = TN_OP_ATTRS(cx->op, arith_constant)->value;
  bool is_constant = value->kind == TN_ATTR_INT || value->kind == TN_ATTR_FLOAT || value->kind == TN_ATTR_DENSE ||
                     value->kind == TN_ATTR_RESOURCE;
  if (!is_constant) return tn_infer_fail(cx, TN_NO_LABEL, "value is no constant, expected a number or elements");
  tn_infer_set(cx, 0, value->type, TN_NO_LABEL);
  return true;
}

bool tn_infer_iota(TnInfer *cx) {
  const TnType *result = tn_infer_declared(cx, 0);
  if (!result) return true;
  if (!tn_infer_result(cx, 0, TN_ELEM_IFCQ, TN_NO_LABEL) || !tn_infer_static(cx, result, "result", TN_NO_LABEL))
    return false;
  return tn_infer_range(cx, TN_OP_ATTRS(cx->op, iota)->iota_dimension->i, 0, result->rank, "iota_dimension", iota_c1);
}

bool tn_infer_dynamic_iota(TnInfer *cx) {
  if (!tn_infer_shape_operand(cx, 0, TN_INPUT_LABEL) || !tn_infer_result(cx, 0, TN_ELEM_IFCQ, TN_NO_LABEL))
    return false;
  const TnType *shape = tn_infer_type(cx, 0), *result = tn_infer_declared(cx, 0);
  int64_t dimension = TN_OP_ATTRS(cx->op, iota)->iota_dimension->i;
  if (!tn_infer_range(cx, dimension, 0, shape->dims[0], "iota_dimension", dynamic_iota_c1)) return false;
  if (!result) return true;
  if (shape->dims[0] != result->rank)
    return tn_infer_fail(cx, dynamic_iota_c2, "operand has %" PRId64 " elements, expected the result's rank %u",
                         shape->dims[0], result->rank);
  return tn_infer_shape_agrees(cx, 0, result, dynamic_iota_c2);
}

static bool infer_device_id(TnInfer *cx) {
  tn_infer_set(cx, 0, tn_type_tensor_of(cx->m, TN_UI32, 0, NULL), TN_NO_LABEL);
  return true;
}
bool tn_infer_partition_id(TnInfer *cx) { return infer_device_id(cx); }
bool tn_infer_replica_id(TnInfer *cx) { return infer_device_id(cx); }

bool tn_infer_rng(TnInfer *cx) {
  static const TnRule rules[] = {{TN_RULE_OPERAND, 0, TN_ELEM_PIF, TN_INPUT_LABEL},
                                 {TN_RULE_OPERAND, 1, TN_ELEM_PIF, TN_INPUT_LABEL},
                                 {TN_RULE_SHAPE, 2, 0, TN_INPUT_LABEL},
                                 {TN_RULE_RANK, 0, 0, rng_i1},
                                 {TN_RULE_RANK, 1, 0, rng_i2},
                                 {TN_RULE_SAME_ELEM, 0, 1, rng_c1},
                                 {TN_RULE_RESULT, 0, TN_ELEM_PIF, rng_c3},
                                 {TN_RULE_SAME_ELEM, 0, TN_RULE_RESULTS, rng_c1},
                                 {0}};
  if (!tn_infer_rules(cx, rules)) return false;
  const TnType *a = tn_infer_type(cx, 0), *shape = tn_infer_type(cx, 2), *result = tn_infer_declared(cx, 0);
  if (TN_OP_ATTRS(cx->op, rng)->rng_distribution->i == TN_rng_distribution_NORMAL && tn_elem_set(a->elem) != TN_ELEM_F)
    return tn_infer_fail(cx, rng_c2, "operands are %p, expected floats for the distribution NORMAL", a);
  TnConst sizes;
  bool known = tn_infer_const_operand(cx, 2, &sizes);
  size_t rank = (size_t)shape->dims[0];
  if (result && result->rank != rank)
    return tn_infer_fail(cx, rng_c3, "result has rank %u, expected %zu, the size of operand 2", result->rank, rank);
  if (!known) {  // without the values the declared dimensions stand
    if (result) tn_infer_set(cx, 0, tn_type_with_elem(cx->m, result, a->elem), rng_c3);
    return true;
  }
  int64_t *dims = tn_infer_dims(cx, rank);
  for (size_t i = 0; i < rank; i++) {
    dims[i] = tn_const_at(sizes, i);
    if (dims[i] < 0)
      return tn_infer_fail(cx, rng_c3, "size of dimension %zu is %" PRId64 ", expected at least 0", i, dims[i]);
  }
  tn_infer_set(cx, 0, tn_infer_tensor(cx, a->elem, rank, dims, NULL), rng_c3);
  return true;
}

// States other than 1-D ones of ui64 or ui32 are as implementations define them: the interpreter counts their bits.
static bool check_state(TnInfer *cx, const TnType *state) {
  if (state->rank != 1 || tn_elem_set(state->elem) != TN_ELEM_U || state->dims[0] == TN_DYNAMIC) return true;
  int64_t bits;
  if (!tn_mul_i64(state->dims[0], (int64_t)tn_dtype_bits(state->dtype), &bits)) bits = INT64_MAX;
  int64_t algorithm = TN_OP_ATTRS(cx->op, rng_bit_generator)->rng_algorithm->i;
  bool is_philox = algorithm == TN_rng_algorithm_PHILOX;
  if (algorithm == TN_rng_algorithm_DEFAULT || bits == 128 || (is_philox && bits == 192)) return true;
  return tn_infer_fail(cx, rng_bit_generator_c2, "initial state is %p, expected 2%s elements of 64 bits for %s", state,
                       is_philox ? " or 3" : "", tn_enum_name(TN_ENUM_rng_algorithm, algorithm));
}

bool tn_infer_rng_bit_generator(TnInfer *cx) {
  if (!tn_infer_operand(cx, 0, TN_ELEM_IF, rng_bit_generator_i2) || !tn_infer_result(cx, 1, TN_ELEM_IF, TN_NO_LABEL))
    return false;
  const TnType *state = tn_infer_type(cx, 0), *out = tn_infer_declared(cx, 1);
  if (out && !tn_infer_static(cx, out, "result 1", TN_NO_LABEL)) return false;
  if (!check_state(cx, state)) return false;
  tn_infer_set(cx, 0, state, rng_bit_generator_c1);
  return true;
}
