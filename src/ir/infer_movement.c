// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Types of ops that rearrange whole tensors: broadcasts, reshapes, transpose, reverse, concatenate, pad, and the sizes
// of dimensions. Slices and gathers are in infer_slice.c.
#include "ir/infer_priv.h"

#include <inttypes.h>

// ---------------------------------------------------------------------------------------------------------------
// Broadcasts.

bool tn_infer_broadcast(TnInfer *cx) {
  TnI64s sizes = TN_OP_ATTRS(cx->op, broadcast)->broadcast_sizes;
  static const TnRule rules[] = {{TN_RULE_OPERAND, 0, TN_ELEM_TENSOR, TN_INPUT_LABEL},
                                 {TN_RULE_MIN, TN_SLOT_broadcast_broadcast_sizes, 0, TN_NO_LABEL},
                                 {0}};
  if (!tn_infer_rules(cx, rules)) return false;
  const TnType *x = tn_infer_type(cx, 0);
  int64_t *dims = tn_infer_dims(cx, tn_attr_n(sizes) + x->rank),
          *bounds = tn_infer_dims(cx, tn_attr_n(sizes) + x->rank);
  for (size_t i = 0; i < tn_attr_n(sizes); i++) dims[i] = tn_i64s_at(sizes, i), bounds[i] = TN_DYNAMIC;
  for (uint32_t i = 0; i < x->rank; i++)
    dims[tn_attr_n(sizes) + i] = x->dims[i], bounds[tn_attr_n(sizes) + i] = tn_type_bound(x, i);
  tn_infer_set(cx, 0, tn_infer_tensor(cx, x->elem, tn_attr_n(sizes) + x->rank, dims, bounds), TN_NO_LABEL);
  return true;
}

// The quantized dimension moves with its dimension, and a size of 1 repeats its one scale.
static bool check_broadcast_axis(TnInfer *cx, const TnType *x, const TnType *result, TnI64s dims, TnConstraint label) {
  const TnQuant *from = x->quant, *to = result->quant;
  if (!to || !tn_quant_is_per_axis(to)) return true;
  if (from->axis >= x->rank || to->axis >= result->rank) return true;  // reported with the type
  int64_t want = tn_i64s_at(dims, (size_t)from->axis);
  if (to->axis != want)
    return tn_infer_fail(cx, label, "quantization dimension of the result is %" PRId64 ", expected %" PRId64, to->axis,
                         want);
  if (x->dims[from->axis] != 1) return true;
  for (size_t i = 0; i < to->n; i++)
    if (to->scales[i] != from->scales[0] || to->zero_points[i] != from->zero_points[0])
      return tn_infer_fail(cx, label, "scale %zu of the result is %g:%" PRId64 ", expected the operand's, %g:%" PRId64,
                           i, to->scales[i], to->zero_points[i], from->scales[0], from->zero_points[0]);
  return true;
}

static bool check_bounded(TnInfer *cx, const TnType *result) {
  return !result || tn_type_is_static_or_bounded(result) ||
         tn_infer_fail(cx, TN_NO_LABEL, "result is %p, expected a static shape or one bounded dimension", result);
}

// What broadcast_in_dim and dynamic_broadcast_in_dim share has the same numbers.
static bool check_broadcast(TnInfer *cx, TnI64s dims, const TnType *x, const TnType *result) {
  enum { DIMS = TN_SLOT_broadcast_in_dim_broadcast_dimensions };
  _Static_assert((int)DIMS == TN_SLOT_dynamic_broadcast_in_dim_broadcast_dimensions, "one slot in both");
  static const TnRule rules[] = {{TN_RULE_OPERAND, 0, TN_ELEM_ANY, TN_INPUT_LABEL},
                                 {TN_RULE_RESULT, 0, TN_ELEM_ANY, broadcast_in_dim_c1},
                                 {TN_RULE_SIZE, DIMS, 0, broadcast_in_dim_c2},
                                 {TN_RULE_UNIQUE, DIMS, 0, broadcast_in_dim_c4},
                                 {TN_RULE_DIMS, DIMS, TN_RULE_RESULTS, broadcast_in_dim_c3},
                                 {0}};
  if (!tn_infer_rules(cx, rules)) return false;
  if (!result) return true;
  if (!tn_infer_moved_elem(cx, x, result, false, broadcast_in_dim_c1)) return false;
  for (uint32_t i = 0; i < x->rank; i++) {
    int64_t at = tn_i64s_at(dims, i);
    if (x->dims[i] != 1 && !tn_dim_compatible(x->dims[i], result->dims[at]))
      return tn_infer_fail(cx, broadcast_in_dim_c5,
                           "dimension %u of the operand is %" PRId64 ", expected 1 or %s as dimension %" PRId64
                           " of the result",
                           i, x->dims[i], tn_infer_dim_text(cx, result->dims[at]), at);
  }
  return check_broadcast_axis(cx, x, result, dims, broadcast_in_dim_c6);
}

bool tn_infer_broadcast_in_dim(TnInfer *cx) {
  TnI64s dims = TN_OP_ATTRS(cx->op, broadcast_in_dim)->broadcast_dimensions;
  const TnType *x = tn_infer_type(cx, 0), *result = tn_infer_declared(cx, 0);
  if (!check_broadcast(cx, dims, x, result) || !check_bounded(cx, result)) return false;
  for (uint32_t i = 0; result && i < x->rank; i++) {  // a known size other than 1 has to be known in the result too
    int64_t at = tn_i64s_at(dims, i);
    if (x->dims[i] != TN_DYNAMIC && x->dims[i] != 1 && result->dims[at] == TN_DYNAMIC)
      return tn_infer_fail(cx, broadcast_in_dim_c5,
                           "dimension %u of the operand is %" PRId64 ", expected 1 or ? as dimension %" PRId64
                           " of the result",
                           i, x->dims[i], at);
  }
  return true;
}

// A constant shape operand says sizes that the result type may leave open.
static bool check_broadcast_constant(TnInfer *cx, TnI64s dims, const TnType *x, uint32_t rank) {
  TnConst shape;
  if (!tn_infer_const_operand(cx, 1, &shape) || shape.n != rank) return true;
  for (uint32_t i = 0; i < x->rank; i++) {
    int64_t at = tn_i64s_at(dims, i), size = tn_const_at(shape, (size_t)at);
    if (x->dims[i] != 1 && !tn_dim_compatible(x->dims[i], size))
      return tn_infer_fail(cx, dynamic_broadcast_in_dim_c5,
                           "dimension %u of the operand is %" PRId64 ", expected 1 or %" PRId64 " as operand 1 says", i,
                           x->dims[i], size);
  }
  return true;
}

// dynamic_broadcast_in_dim_c1 dynamic_broadcast_in_dim_c2 dynamic_broadcast_in_dim_c3 dynamic_broadcast_in_dim_c4
// dynamic_broadcast_in_dim_c5 dynamic_broadcast_in_dim_c6: check_broadcast
bool tn_infer_dynamic_broadcast_in_dim(TnInfer *cx) {
  enum {
    EXPANDING = TN_SLOT_dynamic_broadcast_in_dim_known_expanding_dimensions,
    NONEXPANDING = TN_SLOT_dynamic_broadcast_in_dim_known_nonexpanding_dimensions,
  };
  static const TnRule rules[] = {{TN_RULE_DISJOINT, EXPANDING, NONEXPANDING, dynamic_broadcast_in_dim_c8},
                                 {TN_RULE_DIMS, EXPANDING, 0, dynamic_broadcast_in_dim_c9},
                                 {TN_RULE_DIMS, NONEXPANDING, 0, dynamic_broadcast_in_dim_c10},
                                 {0}};
  if (!tn_infer_operand(cx, 0, TN_ELEM_ANY, TN_INPUT_LABEL) || !tn_infer_shape_operand(cx, 1, TN_INPUT_LABEL))
    return false;
  TnI64s dims = TN_OP_ATTRS(cx->op, dynamic_broadcast_in_dim)->broadcast_dimensions;
  const TnType *x = tn_infer_type(cx, 0), *shape = tn_infer_type(cx, 1), *result = tn_infer_declared(cx, 0);
  if (!check_broadcast(cx, dims, x, result)) return false;
  if (result && shape->dims[0] != result->rank)
    return tn_infer_fail(cx, dynamic_broadcast_in_dim_c7,
                         "operand 1 has %" PRId64 " elements, expected the result's rank %u", shape->dims[0],
                         result->rank);
  if (result && !tn_infer_shape_agrees(cx, 1, result, dynamic_broadcast_in_dim_c7)) return false;
  return tn_infer_rules(cx, rules) && (!result || check_broadcast_constant(cx, dims, x, result->rank));
}

// ---------------------------------------------------------------------------------------------------------------
// Reshapes.

static bool product(const int64_t *dims, size_t from, size_t to, int64_t *out) {
  *out = 1;
  for (size_t i = from; i < to; i++)
    if (dims[i] == TN_DYNAMIC || !tn_mul_i64(*out, dims[i], out)) return false;
  return true;
}

// As many elements before, at and after the quantized dimension.
static bool check_reshape_axis(TnInfer *cx, const TnType *x, const TnType *result) {
  if (!x->quant || !tn_quant_is_per_axis(x->quant)) return true;
  size_t from = (size_t)x->quant->axis, to = (size_t)result->quant->axis;
  if (from >= x->rank || to >= result->rank) return true;  // reported with the type
  if (!tn_dim_compatible(x->dims[from], result->dims[to]))
    return tn_infer_fail(cx, reshape_c3,
                         "quantized dimension is %" PRId64 " in the operand and %" PRId64 " in the result",
                         x->dims[from], result->dims[to]);
  int64_t a, b;
  if (product(x->dims, 0, from, &a) && product(result->dims, 0, to, &b) && a != b)
    return tn_infer_fail(
        cx, reshape_c3, "%" PRId64 " elements before the quantized dimension in the operand, %" PRId64 " in the result",
        a, b);
  if (product(x->dims, from + 1, x->rank, &a) && product(result->dims, to + 1, result->rank, &b) && a != b)
    return tn_infer_fail(cx, reshape_c3,
                         "%" PRId64 " elements after the quantized dimension in the operand, %" PRId64 " in the result",
                         a, b);
  return true;
}

// dynamic_reshape_c1 dynamic_reshape_c2 dynamic_reshape_c3 too
static bool check_reshape(TnInfer *cx, const TnType *x, const TnType *result) {
  if (!tn_infer_moved_elem(cx, x, result, true, reshape_c1)) return false;
  int64_t n, n_result;
  if (tn_type_n_elements(x, &n) && tn_type_n_elements(result, &n_result) && n != n_result)
    return tn_infer_fail(cx, reshape_c2,
                         "operand has %" PRId64 " elements and the result %" PRId64 ", expected the same number", n,
                         n_result);
  return check_reshape_axis(cx, x, result);
}

bool tn_infer_reshape(TnInfer *cx) {
  if (!tn_infer_operand(cx, 0, TN_ELEM_ANY, TN_INPUT_LABEL) || !tn_infer_result(cx, 0, TN_ELEM_ANY, reshape_c1))
    return false;
  const TnType *result = tn_infer_declared(cx, 0);
  if (!result) return true;
  return check_bounded(cx, result) && check_reshape(cx, tn_infer_type(cx, 0), result);
}

bool tn_infer_dynamic_reshape(TnInfer *cx) {
  static const TnRule rules[] = {{TN_RULE_OPERAND, 0, TN_ELEM_ANY, TN_INPUT_LABEL},
                                 {TN_RULE_SHAPE, 1, 0, TN_INPUT_LABEL},
                                 {TN_RULE_RESULT, 0, TN_ELEM_ANY, dynamic_reshape_c1},
                                 {0}};
  if (!tn_infer_rules(cx, rules)) return false;
  const TnType *x = tn_infer_type(cx, 0), *shape = tn_infer_type(cx, 1), *result = tn_infer_declared(cx, 0);
  TnConst sizes;
  int64_t n, n_said = 1;
  bool known = tn_infer_const_operand(cx, 1, &sizes);
  for (size_t i = 0; known && i < sizes.n; i++)
    known = tn_const_at(sizes, i) >= 0 && tn_mul_i64(n_said, tn_const_at(sizes, i), &n_said);
  if (result) {
    if (!check_reshape(cx, x, result)) return false;
    if (shape->dims[0] != result->rank)
      return tn_infer_fail(cx, dynamic_reshape_c4, "operand 1 has %" PRId64 " elements, expected the result's rank %u",
                           shape->dims[0], result->rank);
    if (!tn_infer_shape_agrees(cx, 1, result, dynamic_reshape_c4)) return false;
  }
  if (known && tn_type_n_elements(x, &n) && n != n_said)
    return tn_infer_fail(cx, dynamic_reshape_c2, "operand has %" PRId64 " elements and operand 1 says %" PRId64, n,
                         n_said);
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// transpose, reverse, concatenate.

// The axis of a quantized element type after a permutation of dimensions.
static const TnType *transposed_elem(TnInfer *cx, const TnType *x, TnI64s p) {
  if (!x->quant || !tn_quant_is_per_axis(x->quant)) return x->elem;
  TnQuant q = *x->quant;
  for (size_t i = 0; i < tn_attr_n(p); i++)
    if (tn_i64s_at(p, i) == x->quant->axis) q.axis = (int64_t)i;
  return tn_type_quant(cx->m, &q);
}

bool tn_infer_transpose(TnInfer *cx) {
  static const TnRule rules[] = {{TN_RULE_OPERAND, 0, TN_ELEM_ANY, TN_INPUT_LABEL},
                                 {TN_RULE_RESULT, 0, TN_ELEM_ANY, transpose_c1},
                                 {TN_RULE_SIZE, TN_SLOT_transpose_permutation, 0, transpose_c2},
                                 {TN_RULE_DIMS, TN_SLOT_transpose_permutation, 0, transpose_c2},
                                 {TN_RULE_UNIQUE, TN_SLOT_transpose_permutation, 0, transpose_c2},
                                 {0}};
  if (!tn_infer_rules(cx, rules)) return false;
  TnI64s p = TN_OP_ATTRS(cx->op, transpose)->permutation;
  const TnType *x = tn_infer_type(cx, 0), *result = tn_infer_declared(cx, 0);
  int64_t *dims = tn_infer_dims(cx, x->rank), *bounds = tn_infer_dims(cx, x->rank);
  for (uint32_t i = 0; i < x->rank; i++) {
    dims[i] = x->dims[tn_i64s_at(p, i)];
    bounds[i] = tn_type_bound(x, (size_t)tn_i64s_at(p, i));
  }
  const TnType *elem = transposed_elem(cx, x, p);
  tn_infer_set(cx, 0, tn_infer_tensor(cx, elem, x->rank, dims, bounds), transpose_c3);
  if (!result) return true;
  if (!tn_infer_moved_elem(cx, x, result, true, transpose_c1)) return false;
  if (elem->quant && result->quant->axis != elem->quant->axis)
    return tn_infer_fail(cx, transpose_c4, "quantization dimension of the result is %" PRId64 ", expected %" PRId64,
                         result->quant->axis, elem->quant->axis);
  return true;
}

bool tn_infer_reverse(TnInfer *cx) {
  static const TnRule rules[] = {{TN_RULE_OPERAND, 0, TN_ELEM_TENSOR, TN_INPUT_LABEL},
                                 {TN_RULE_UNIQUE, TN_SLOT_dimensions_dimensions, 0, reverse_c2},
                                 {TN_RULE_DIMS, TN_SLOT_dimensions_dimensions, 0, reverse_c3},
                                 {TN_RULE_SET, 0, 0, reverse_c1},
                                 {0}};
  return tn_infer_rules(cx, rules);
}

// Size and bound of two dimensions one after the other.
static bool append_dim(int64_t *dim, int64_t *bound, int64_t size, int64_t size_bound) {
  int64_t a = *dim == TN_DYNAMIC ? *bound : *dim, b = size == TN_DYNAMIC ? size_bound : size;
  bool is_static = *dim != TN_DYNAMIC && size != TN_DYNAMIC;
  int64_t sum = TN_DYNAMIC;
  if (a != TN_DYNAMIC && b != TN_DYNAMIC && __builtin_add_overflow(a, b, &sum)) return false;
  *dim = is_static ? sum : TN_DYNAMIC;
  *bound = is_static ? TN_DYNAMIC : sum;
  return true;
}

static bool concatenate_dims(TnInfer *cx, uint32_t at, int64_t *dim, int64_t *bound) {
  *dim = 0, *bound = TN_DYNAMIC;
  for (uint32_t i = 0; i < cx->op->n_operands; i++) {
    const TnType *t = tn_infer_type(cx, i);
    if (!append_dim(dim, bound, t->dims[at], tn_type_bound(t, at)))
      return tn_infer_fail(cx, concatenate_c6, "sizes of dimension %u add up to more than a dimension can have", at);
  }
  return true;
}

// The inputs without the dimension they are joined along, so that the rest can be merged.
static const TnType *without_dim(TnInfer *cx, const TnType *t, uint32_t at) {
  int64_t *dims = tn_infer_dims(cx, t->rank), *bounds = tn_infer_dims(cx, t->rank);
  for (uint32_t i = 0; i < t->rank; i++)
    dims[i] = i == at ? 0 : t->dims[i], bounds[i] = i == at ? TN_DYNAMIC : tn_type_bound(t, i);
  return tn_infer_tensor(cx, t->elem, t->rank, dims, bounds);
}

bool tn_infer_concatenate(TnInfer *cx) {
  uint32_t n = cx->op->n_operands;
  if (n == 0) return tn_infer_fail(cx, concatenate_c3, "no inputs, expected at least one");
  if (!tn_infer_operands(cx, 0, n, TN_ELEM_TENSOR, concatenate_i1)) return false;
  int64_t dimension = TN_OP_ATTRS(cx->op, concatenate)->dimension->i;
  const TnType *first = tn_infer_type(cx, 0), *result = tn_infer_declared(cx, 0);
  for (uint32_t i = 1; i < n; i++)
    if (!tn_infer_same_elem(cx, first, "input 0", tn_infer_type(cx, i), "another input", concatenate_c1)) return false;
  if (!tn_infer_range(cx, dimension, 0, first->rank, "dimension", concatenate_c4)) return false;
  uint32_t at = (uint32_t)dimension;
  const TnType **rest = tn_new_n(&cx->m->arena, const TnType *, n);
  for (uint32_t i = 0; i < n; i++) {
    const TnType *t = tn_infer_type(cx, i);
    if (t->rank != first->rank)
      return tn_infer_fail(cx, concatenate_c2, "input %u has rank %u, expected %u", i, t->rank, first->rank);
    rest[i] = without_dim(cx, t, at);
  }
  const TnType *merged = tn_infer_merge(cx, rest, n, concatenate_c2);
  if (!merged) return false;
  if (result && result->kind == TN_TYPE_TENSOR &&
      !tn_infer_same_elem(cx, first, "input 0", result, "result", concatenate_c5))
    return false;
  int64_t *dims = tn_infer_dims(cx, first->rank), *bounds = tn_infer_dims(cx, first->rank);
  for (uint32_t i = 0; i < first->rank; i++) dims[i] = merged->dims[i], bounds[i] = tn_type_bound(merged, i);
  if (!concatenate_dims(cx, at, &dims[at], &bounds[at])) return false;
  tn_infer_set(cx, 0, tn_infer_tensor(cx, first->elem, first->rank, dims, bounds), concatenate_c6);
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// pad.

// false when the sum does not fit.
static bool padded_size(int64_t size, int64_t low, int64_t high, int64_t interior, int64_t *out) {
  int64_t gaps, sum;
  return tn_mul_i64(size > 1 ? size - 1 : 0, interior, &gaps) && !__builtin_add_overflow(size, low, &sum) &&
         !__builtin_add_overflow(sum, high, &sum) && !__builtin_add_overflow(sum, gaps, out);
}

static bool infer_padded(TnInfer *cx, const TnType *x, TnI64s low, TnI64s high, TnI64s interior) {
  int64_t *dims = tn_infer_dims(cx, x->rank), *bounds = tn_infer_dims(cx, x->rank);
  for (uint32_t i = 0; i < x->rank; i++) {
    dims[i] = bounds[i] = TN_DYNAMIC;
    int64_t size = x->dims[i] == TN_DYNAMIC ? tn_type_bound(x, i) : x->dims[i];
    if (size == TN_DYNAMIC) continue;
    int64_t out;
    if (!padded_size(size, tn_i64s_at(low, i), tn_i64s_at(high, i), tn_i64s_at(interior, i), &out) || out < 0)
      return tn_infer_fail(cx, pad_c4, "padding of dimension %u gives it a negative size or one beyond 64 bits", i);
    *(x->dims[i] == TN_DYNAMIC ? &bounds[i] : &dims[i]) = out;
  }
  tn_infer_set(cx, 0, tn_infer_tensor(cx, x->elem, x->rank, dims, bounds), pad_c4);
  return true;
}

bool tn_infer_pad(TnInfer *cx) {
  const Tn_pad_attrs *a = TN_OP_ATTRS(cx->op, pad);
  static const TnRule rules[] = {{TN_RULE_OPERAND, 0, TN_ELEM_TENSOR, TN_INPUT_LABEL},
                                 {TN_RULE_OPERAND, 1, TN_ELEM_TENSOR, TN_INPUT_LABEL},
                                 {TN_RULE_RANK, 1, 0, pad_i2},
                                 {TN_RULE_SAME_ELEM, 0, 1, pad_c1},
                                 {TN_RULE_SIZE, TN_SLOT_pad_edge_padding_low, 0, pad_c2},
                                 {TN_RULE_SIZE, TN_SLOT_pad_edge_padding_high, 0, pad_c2},
                                 {TN_RULE_SIZE, TN_SLOT_pad_interior_padding, 0, pad_c2},
                                 {TN_RULE_MIN, TN_SLOT_pad_interior_padding, 0, pad_c3},
                                 {TN_RULE_SAME_ELEM, 0, TN_RULE_RESULTS, pad_c1},
                                 {0}};
  if (!tn_infer_rules(cx, rules)) return false;
  return infer_padded(cx, tn_infer_type(cx, 0), a->edge_padding_low, a->edge_padding_high, a->interior_padding);
}

// Where all paddings are constants the result's static sizes can be checked.
static bool check_dynamic_padding(TnInfer *cx, const TnType *x, const TnType *result) {
  TnConst low, high, interior;
  if (!tn_infer_const_operand(cx, 4, &interior)) return true;
  for (size_t i = 0; i < interior.n; i++)
    if (tn_const_at(interior, i) < 0)
      return tn_infer_fail(cx, dynamic_pad_c3, "interior padding of dimension %zu is %" PRId64 ", expected at least 0",
                           i, tn_const_at(interior, i));
  if (!result || !tn_infer_const_operand(cx, 2, &low) || !tn_infer_const_operand(cx, 3, &high)) return true;
  for (uint32_t i = 0; i < x->rank; i++) {
    int64_t size;
    if (x->dims[i] == TN_DYNAMIC || result->dims[i] == TN_DYNAMIC) continue;
    if (!padded_size(x->dims[i], tn_const_at(low, i), tn_const_at(high, i), tn_const_at(interior, i), &size) ||
        size != result->dims[i])
      return tn_infer_fail(cx, dynamic_pad_c4,
                           "dimension %u of the result is %" PRId64 ", expected that of the padded operand", i,
                           result->dims[i]);
  }
  return true;
}

bool tn_infer_dynamic_pad(TnInfer *cx) {
  static const TnRule rules[] = {{TN_RULE_OPERAND, 0, TN_ELEM_TENSOR, TN_INPUT_LABEL},
                                 {TN_RULE_OPERAND, 1, TN_ELEM_TENSOR, TN_INPUT_LABEL},
                                 {TN_RULE_RANK, 1, 0, dynamic_pad_i2},
                                 {TN_RULE_SAME_ELEM, 0, 1, dynamic_pad_c1},
                                 {TN_RULE_SHAPE, 2, 0, TN_INPUT_LABEL},
                                 {TN_RULE_SHAPE, 3, 0, TN_INPUT_LABEL},
                                 {TN_RULE_SHAPE, 4, 0, TN_INPUT_LABEL},
                                 {TN_RULE_RESULT, 0, TN_ELEM_TENSOR, dynamic_pad_c1},
                                 {TN_RULE_SAME_ELEM, 0, TN_RULE_RESULTS, dynamic_pad_c1},
                                 {TN_RULE_SAME_RANK, TN_RULE_RESULTS, 0, dynamic_pad_c4},
                                 {0}};
  if (!tn_infer_rules(cx, rules)) return false;
  const TnType *x = tn_infer_type(cx, 0), *result = tn_infer_declared(cx, 0);
  for (uint32_t i = 2; i < 5; i++) {
    if (tn_infer_type(cx, i)->dims[0] != x->rank)
      return tn_infer_fail(cx, dynamic_pad_c2, "operand %u has %" PRId64 " elements, expected the operand's rank %u", i,
                           tn_infer_type(cx, i)->dims[0], x->rank);
  }
  return check_dynamic_padding(cx, x, result);
}

// ---------------------------------------------------------------------------------------------------------------
// Sizes of dimensions.

bool tn_infer_get_dimension_size(TnInfer *cx) {
  if (!tn_infer_operand(cx, 0, TN_ELEM_ANY, TN_INPUT_LABEL)) return false;
  int64_t dimension = TN_OP_ATTRS(cx->op, dimension)->dimension->i;
  if (!tn_infer_range(cx, dimension, 0, tn_infer_type(cx, 0)->rank, "dimension", get_dimension_size_c1)) return false;
  tn_infer_set(cx, 0, tn_type_tensor_of(cx->m, TN_I32, 0, NULL), TN_NO_LABEL);
  return true;
}

// The dimension becomes dynamic, bounded by what it was; a constant size equal to the bound makes it static again.
bool tn_infer_set_dimension_size(TnInfer *cx) {
  static const TnRule rules[] = {{TN_RULE_OPERAND, 0, TN_ELEM_TENSOR, TN_INPUT_LABEL},
                                 {TN_RULE_OPERAND, 1, TN_ELEM_I, TN_INPUT_LABEL},
                                 {TN_RULE_DIM, TN_SLOT_dimension_dimension, 0, TN_NO_LABEL},
                                 {0}};
  if (!tn_infer_rules(cx, rules)) return false;
  const TnType *x = tn_infer_type(cx, 0), *size = tn_infer_type(cx, 1);
  int64_t dimension = TN_OP_ATTRS(cx->op, dimension)->dimension->i;
  if (size->dtype != TN_I32 || size->rank != 0)
    return tn_infer_fail(cx, set_dimension_size_i2, "operand 1 is %p, expected tensor<i32>", size);
  int64_t *dims = tn_infer_dims(cx, x->rank), *bounds = tn_infer_dims(cx, x->rank);
  for (uint32_t i = 0; i < x->rank; i++) dims[i] = x->dims[i], bounds[i] = tn_type_bound(x, i);
  if (dims[dimension] != TN_DYNAMIC) bounds[dimension] = dims[dimension];
  dims[dimension] = TN_DYNAMIC;
  TnConst c;
  if (tn_infer_const_operand(cx, 1, &c) && tn_const_at(c, 0) == bounds[dimension]) {
    dims[dimension] = bounds[dimension];
    bounds[dimension] = TN_DYNAMIC;
  }
  tn_infer_set(cx, 0, tn_infer_tensor(cx, x->elem, x->rank, dims, bounds), TN_NO_LABEL);
  return true;
}
