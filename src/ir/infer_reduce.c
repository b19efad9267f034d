// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Ops with a body that runs per element or window: reduce, reduce_window, select_and_scatter, map, sort.
#include <inttypes.h>

#include "ir/infer_region_priv.h"

// ---------------------------------------------------------------------------------------------------------------
// reduce and reduce_window: N inputs, N 0-D initial values, N results.

typedef struct ReduceLabels {
  TnConstraint inputs, inits;  // type rules
  TnConstraint count, shape, elem, body;
} ReduceLabels;

// Operands and body. *out_n: number of inputs; *out_inputs: their types; *out_elems: element types of the results.
static bool check_reduction(TnInfer *cx, const ReduceLabels *l, uint32_t *out_n, const TnType ***out_inputs,
                            const TnType ***out_elems) {
  const TnOp *op = cx->op;
  uint32_t n = op->n_operands / 2;
  if (n == 0 || op->n_operands % 2)
    return tn_infer_fail(cx, l->count, "%u operands, expected as many inputs as init_values", op->n_operands);
  if (op->n_results != n) return tn_infer_fail(cx, l->count, "%u results, expected %u", op->n_results, n);
  if (!tn_infer_operands(cx, 0, n, TN_ELEM_TENSOR, l->inputs)) return false;
  if (!tn_infer_operands(cx, n, n, TN_ELEM_TENSOR, l->inits)) return false;
  const TnType **inputs = tn_new_n(&cx->m->arena, const TnType *, n);
  for (uint32_t i = 0; i < n; i++) {
    inputs[i] = tn_infer_type(cx, i);
    const TnType *init = tn_infer_type(cx, n + i);
    if (!tn_infer_rank(cx, init, 0, "init_value", l->inits)) return false;
    if (!tn_infer_same_shape(cx, inputs[0], "input 0", inputs[i], "another input", l->shape)) return false;
    if (!tn_infer_same_elem(cx, inputs[i], "input", init, "init_value", l->elem)) return false;
  }
  *out_n = n;
  *out_inputs = inputs;
  *out_elems = tn_new_n(&cx->m->arena, const TnType *, n);
  return tn_infer_reducer(cx, 0, inputs, *out_elems, n, "body", l->body);
}

bool tn_infer_reduce(TnInfer *cx) {
  static const ReduceLabels labels = {reduce_i1, reduce_i2, reduce_c3, reduce_c1, reduce_c2, reduce_c6};
  uint32_t n;
  const TnType **inputs, **elems;
  if (!check_reduction(cx, &labels, &n, &inputs, &elems)) return false;  // reduce_c1, c2, c3, c6
  const TnType *x = tn_infer_merge(cx, inputs, n, reduce_c1);
  if (!x) return false;
  TnI64s dimensions = TN_OP_ATTRS(cx->op, dimensions)->dimensions;
  if (!tn_infer_dim_list(cx, dimensions, x->rank, "dimensions", reduce_c4, reduce_c5)) return false;
  TnShapeBuf shape;
  tn_shape_begin(cx, &shape, x->rank);
  TnBits reduced = tn_infer_dim_set(cx, dimensions, x->rank);
  for (size_t i = 0; i < x->rank; i++)
    if (!tn_bits_get(&reduced, i)) tn_shape_copy(&shape, x, i);
  for (uint32_t i = 0; i < n; i++) {
    const TnType *t = tn_shape_type(cx, &shape, elems[i]);
    if (!tn_infer_declared_elem(cx, i, t, reduce_c8)) return false;
    tn_infer_set(cx, i, t, reduce_c7);
  }
  return true;
}

// The shape of windowed inputs: one result dimension a dimension of x.
static bool window_shape(TnInfer *cx, const TnWindow *w, TnI64s sizes, const TnType *x, TnConstraint label,
                         TnShapeBuf *shape) {
  tn_shape_begin(cx, shape, x->rank);
  for (size_t i = 0; i < x->rank; i++) {
    int64_t size = tn_i64s_at(sizes, i), dim, bound;
    if (!tn_infer_n_windows(cx, w, i, x->dims[i], size, label, &dim)) return false;
    if (!tn_infer_n_windows(cx, w, i, tn_type_bound(x, i), size, label, &bound)) return false;
    tn_shape_add(shape, dim, bound);
  }
  return true;
}

bool tn_infer_reduce_window(TnInfer *cx) {
  static const ReduceLabels labels = {reduce_window_i1, reduce_window_i2, reduce_window_c1,
                                      reduce_window_c2, reduce_window_c3, reduce_window_c13};
  static const TnWindowLabels window_labels = {.strides_size = reduce_window_c6,
                                               .strides = reduce_window_c7,
                                               .base_size = reduce_window_c8,
                                               .base = reduce_window_c9,
                                               .window_size = reduce_window_c10,
                                               .window = reduce_window_c11,
                                               .padding = reduce_window_c12};
  uint32_t n;
  const TnType **inputs, **elems;
  if (!check_reduction(cx, &labels, &n, &inputs, &elems)) return false;  // reduce_window_c1, c2, c3, c13
  const TnType *x = tn_infer_merge(cx, inputs, n, reduce_window_c2);
  if (!x) return false;
  const Tn_reduce_window_attrs *a = TN_OP_ATTRS(cx->op, reduce_window);
  TnI64s sizes = a->window_dimensions;
  if (!tn_infer_list_size(cx, sizes, x->rank, "window_dimensions", reduce_window_c4)) return false;
  if (!tn_infer_list_min(cx, sizes, 1, "window_dimensions", reduce_window_c5)) return false;
  TnWindow w = {.rank = x->rank,
                .strides = a->window_strides,
                .base_dilations = a->base_dilations,
                .window_dilations = a->window_dilations,
                .padding = a->padding};
  if (!tn_infer_window(cx, &w, &window_labels)) return false;  // reduce_window_c6..c12
  TnShapeBuf shape;
  if (!window_shape(cx, &w, sizes, x, reduce_window_c15, &shape)) return false;
  for (uint32_t i = 0; i < n; i++) {
    const TnType *t = tn_shape_type(cx, &shape, elems[i]);
    if (!tn_infer_declared_elem(cx, i, t, reduce_window_c16)) return false;
    if (i > 0 && !tn_infer_declared_shape(cx, i, t, reduce_window_c14)) return false;
    tn_infer_set(cx, i, t, reduce_window_c15);
  }
  return true;
}

// ---------------------------------------------------------------------------------------------------------------

// select_and_scatter_c9: (tensor<E>, tensor<E>) -> tensor<i1>
static bool check_select(TnInfer *cx, const TnType *elem) {
  TnConstraint label = select_and_scatter_c9;
  const TnOp *ret = tn_infer_terminator(cx, 0, "select", label);
  if (!ret || !tn_infer_n_args(cx, 0, 2, "select", label)) return false;
  for (uint32_t i = 0; i < 2; i++)
    if (!tn_infer_scalar(cx, cx->op->regions[0].args[i].type, elem, "select argument", i, label)) return false;
  return tn_infer_n_returned(cx, ret, 1, "select", label) &&
         tn_infer_scalar(cx, ret->operands[0]->type, tn_type_scalar(cx->m, TN_I1), "returned value", 0, label);
}

bool tn_infer_select_and_scatter(TnInfer *cx) {
  static const TnWindowLabels labels = {
      .strides_size = select_and_scatter_c6, .strides = select_and_scatter_c7, .padding = select_and_scatter_c8};
  if (!tn_infer_operands(cx, 0, 3, TN_ELEM_TENSOR, TN_INPUT_LABEL)) return false;
  const TnType *x = tn_infer_type(cx, 0), *source = tn_infer_type(cx, 1), *init = tn_infer_type(cx, 2), *elem;
  if (!tn_infer_rank(cx, init, 0, "init_value", select_and_scatter_i3)) return false;
  if (!tn_infer_same_elem(cx, x, "operand", source, "source", select_and_scatter_c1)) return false;
  if (!tn_infer_same_elem(cx, init, "init_value", x, "operand", select_and_scatter_c3)) return false;
  const Tn_select_and_scatter_attrs *a = TN_OP_ATTRS(cx->op, select_and_scatter);
  TnI64s sizes = a->window_dimensions;
  if (!tn_infer_list_size(cx, sizes, x->rank, "window_dimensions", select_and_scatter_c4)) return false;
  if (!tn_infer_list_min(cx, sizes, 1, "window_dimensions", select_and_scatter_c5)) return false;
  TnWindow w = {.rank = x->rank, .strides = a->window_strides, .padding = a->padding};
  if (!tn_infer_window(cx, &w, &labels)) return false;  // select_and_scatter_c6..c8
  TnShapeBuf shape;
  if (!window_shape(cx, &w, sizes, x, select_and_scatter_c2, &shape)) return false;
  if (!tn_infer_same_shape(cx, source, "source", tn_shape_type(cx, &shape, x->elem), "the operand's window",
                           select_and_scatter_c2))
    return false;
  if (!check_select(cx, x->elem)) return false;  // _c9
  if (!tn_infer_reducer(cx, 1, &x, &elem, 1, "scatter", select_and_scatter_c10)) return false;
  const TnType *result = tn_type_with_elem(cx->m, x, elem);
  if (!tn_infer_declared_elem(cx, 0, result, select_and_scatter_c12)) return false;
  tn_infer_set(cx, 0, result, select_and_scatter_c11);
  return true;
}

// ---------------------------------------------------------------------------------------------------------------

// map_c4: (tensor<E0>, ..., tensor<EN-1>) -> tensor<E'>; *out_elem: E'
static bool check_map_body(TnInfer *cx, const TnType **out_elem) {
  const TnOp *ret = tn_infer_terminator(cx, 0, "computation", map_c4);
  if (!ret || !tn_infer_n_args(cx, 0, cx->op->n_operands, "computation", map_c4)) return false;
  for (uint32_t i = 0; i < cx->op->n_operands; i++)
    if (!tn_infer_scalar(cx, cx->op->regions[0].args[i].type, tn_infer_type(cx, i)->elem, "computation argument", i,
                         map_c4))
      return false;
  if (!tn_infer_n_returned(cx, ret, 1, "computation", map_c4)) return false;
  const TnType *t = ret->operands[0]->type;
  if (!tn_infer_scalar(cx, t, NULL, "returned value", 0, map_c4)) return false;
  *out_elem = t->elem;
  return true;
}

bool tn_infer_map(TnInfer *cx) {
  uint32_t n = cx->op->n_operands;
  if (n == 0) return tn_infer_fail(cx, map_c2, "no inputs, expected at least one");
  if (!tn_infer_operands(cx, 0, n, TN_ELEM_TENSOR, map_i1)) return false;
  const TnType **types = tn_new_n(&cx->m->arena, const TnType *, n), *elem;
  for (uint32_t i = 0; i < n; i++) {
    types[i] = tn_infer_type(cx, i);
    if (!tn_infer_same_shape(cx, types[0], "input 0", types[i], "another input", map_c1)) return false;
  }
  TnI64s dimensions = TN_OP_ATTRS(cx->op, map)->dimensions;
  if (!tn_infer_list_size(cx, dimensions, types[0]->rank, "dimensions", map_c3)) return false;
  for (size_t i = 0; i < tn_attr_n(dimensions); i++)
    if (tn_i64s_at(dimensions, i) != (int64_t)i)
      return tn_infer_fail(cx, map_c3, "dimensions[%zu] is %" PRId64 ", expected %zu: all dimensions in order", i,
                           tn_i64s_at(dimensions, i), i);
  if (!check_map_body(cx, &elem)) return false;
  const TnType *x = tn_infer_merge(cx, types, n, map_c1);
  if (!x) return false;
  const TnType *result = tn_type_with_elem(cx->m, x, elem);
  if (!tn_infer_declared_elem(cx, 0, result, map_c4)) return false;
  tn_infer_set(cx, 0, result, map_c1);
  return true;
}

// sort_c5: (tensor<E0>, tensor<E0>, ..., tensor<EN-1>, tensor<EN-1>) -> tensor<i1>
static bool check_comparator(TnInfer *cx) {
  const TnOp *ret = tn_infer_terminator(cx, 0, "comparator", sort_c5);
  if (!ret || !tn_infer_n_args(cx, 0, (size_t)cx->op->n_operands * 2, "comparator", sort_c5)) return false;
  for (uint32_t i = 0; i < cx->op->regions[0].n_args; i++)
    if (!tn_infer_scalar(cx, cx->op->regions[0].args[i].type, tn_infer_type(cx, i / 2)->elem, "comparator argument", i,
                         sort_c5))
      return false;
  return tn_infer_n_returned(cx, ret, 1, "comparator", sort_c5) &&
         tn_infer_scalar(cx, ret->operands[0]->type, tn_type_scalar(cx->m, TN_I1), "returned value", 0, sort_c5);
}

bool tn_infer_sort(TnInfer *cx) {
  uint32_t n = cx->op->n_operands;
  if (n == 0) return tn_infer_fail(cx, sort_c1, "no inputs, expected at least one");
  if (cx->op->n_results != n) return tn_infer_fail(cx, sort_c2, "%u results, expected %u", cx->op->n_results, n);
  if (!tn_infer_operands(cx, 0, n, TN_ELEM_TENSOR, sort_i1)) return false;
  const TnType *x = tn_infer_type(cx, 0);
  for (uint32_t i = 0; i < n; i++) {
    if (!tn_infer_same_shape(cx, x, "input 0", tn_infer_type(cx, i), "another input", sort_c3)) return false;
    if (!tn_infer_declared_shape(cx, i, x, sort_c3)) return false;
    tn_infer_set(cx, i, tn_infer_type(cx, i), sort_c2);
  }
  int64_t dimension = tn_attr_int_or(TN_OP_ATTRS(cx->op, sort)->dimension, -1), rank = x->rank;
  if (!tn_infer_range(cx, dimension, -rank, rank, "dimension", sort_c4)) return false;
  return check_comparator(cx);
}
