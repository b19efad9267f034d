// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// refine-shapes: a program of dynamic shapes becomes one of static shapes, for inputs whose types are given.
//
// One walk forward: the result types of each op are inferred again from its refined operands, integers that follow from
// sizes are worked out, and an op that takes a shape as an operand becomes its static form.
//
//   %n = get_dimension_size %x, dim = 0                        %n = constant dense<8>
//   %s = concatenate %n, %c4, dim = 0                   ->     %s = concatenate %n, %c4, dim = 0
//   %y = dynamic_broadcast_in_dim %b, %s, dims = [1]           %y = broadcast_in_dim %b, dims = [1] : tensor<8x4xf32>
//
// The values of integer inputs may be given too (programs take sizes that way). A size that depends on other data is an
// error, when all sizes of the inputs are known. A module without dynamic dimensions
// and without ops on shapes is left after one look.
#include "ir/custom_call.h"
#include "pass/decompose.h"
#include "pass/shape.h"

typedef TnError *RefineFn(TnShapes *s, TnOp *op);

static bool is_open(const TnType *t) {
  switch (t->kind) {
    case TN_TYPE_UNRANKED: return true;
    case TN_TYPE_TENSOR: return !tn_type_is_static(t);
    case TN_TYPE_TUPLE:
    case TN_TYPE_FUTURE:
      for (uint32_t i = 0; i < t->n_types; i++)
        if (is_open(t->types[i])) return true;
      return false;
    default: return false;
  }
}

static bool has_open_result(const TnOp *op) {
  for (uint32_t i = 0; i < op->n_results; i++)
    if (is_open(op->results[i].type)) return true;
  return false;
}

// ---------------------------------------------------------------------------------------------------------------
// Sizes

// The dims that a shape operand says, else those of the declared result; NULL when neither is known.
static TnError *read_shape(TnShapes *s, const TnOp *op, uint32_t operand, const char *label, const int64_t **out) {
  const TnType *type = op->results[0].type;
  const TnKnown *k = tn_shapes_find(s, op->operands[operand]);
  int64_t *dims = tn_shapes_list(s, op->operands[operand]);
  *out = dims ? dims : is_open(type) ? NULL : type->dims;
  if (!dims || !tn_type_is_tensor(type)) return NULL;
  if (tn_type_takes_dims(type, dims, k->is.n)) return NULL;
  TnBuf b = {.arena = s->cx->scratch};
  for (size_t i = 0; i < k->is.n; i++) tn_buf_fmt(&b, "%s%lld", i ? ", " : "", (long long)dims[i]);
  return tn_op_fail(s->cx->m, op, TN_INVALID_ARGUMENT, "the shape is [%.*s], expected one of %s (%s)",
                           TN_STR_ARG(tn_buf_view(&b)), tn_type_text(s->cx->scratch, type), label);
}

// Any list operand; NULL when it is not known.
static int64_t *read_list(TnShapes *s, const TnOp *op, uint32_t operand, size_t n) {
  const TnKnown *k = tn_shapes_find(s, op->operands[operand]);
  return k && k->is.n == n ? tn_shapes_list(s, op->operands[operand]) : NULL;
}

static const TnType *sized(TnShapes *s, const TnOp *op, const int64_t *dims) {
  const TnType *type = op->results[0].type;
  return tn_type_tensor(s->cx->m, type->elem, type->rank, dims, NULL);
}

// The result has these dims.
static void resize(TnShapes *s, TnOp *op, const int64_t *dims) {
  op->results[0].type = sized(s, op, dims);
  s->cx->changed = true;
}

// A new op of the op's first operands.
static TnOp *begin(TnShapes *s, const TnOp *op, TnOpcode code, uint32_t n_operands) {
  TnOp *by = tn_rewrite_op(s->cx, op, code, n_operands, 1, 0);
  memcpy(by->operands, op->operands, n_operands * sizeof *by->operands);
  return by;
}

// Replaces the op by a new one with its attributes in the same slots; the result is inferred when type is NULL.
static TnError *replace(TnShapes *s, TnOp *op, TnOp *by, const TnType *type) {
  by->dict = op->dict;
  by->results[0].type = type;
  TnValue *v = tn_rewrite_place(s->cx, op, by);
  if (s->cx->error) return NULL;
  if (!tn_type_compatible(v->type, op->results[0].type))
    return tn_op_fail(s->cx->m, op, TN_INVALID_ARGUMENT, "the result is %s, expected %s",
                             tn_type_text(s->cx->scratch, v->type), tn_type_text(s->cx->scratch, op->results[0].type));
  tn_rewrite_replace1(s->cx, op, v);
  return NULL;
}

static const TnAttr *list_attr(TnShapes *s, const int64_t *list, size_t n) { return tn_attr_i64s(s->cx->m, list, n); }

// ---------------------------------------------------------------------------------------------------------------
// Ops on shapes to their static forms

static TnError *check_reshape(TnShapes *s, const TnOp *op, const TnType *type, const char *label) {
  int64_t from, to;
  if (tn_type_n_elements(op->operands[0]->type, &from) && tn_type_n_elements(type, &to) && from == to) return NULL;
  return tn_op_fail(s->cx->m, op, TN_INVALID_ARGUMENT, "operand of %s cannot become %s (%s)",
                           tn_type_text(s->cx->scratch, op->operands[0]->type), tn_type_text(s->cx->scratch, type),
                           label);
}

static TnError *refine_dynamic_reshape(TnShapes *s, TnOp *op) {
  const int64_t *dims;
  TN_TRY(read_shape(s, op, 1, "dynamic_reshape_c4", &dims));
  if (!dims || is_open(op->operands[0]->type)) return NULL;
  const TnType *type = sized(s, op, dims);
  TN_TRY(check_reshape(s, op, type, "dynamic_reshape_c2"));
  return replace(s, op, begin(s, op, TN_OP_reshape, 1), type);
}

// One dimension may be open: what the others leave.
static TnError *refine_reshape(TnShapes *s, TnOp *op) {
  const TnType *type = op->results[0].type;
  int64_t n, others = 1;
  if (!is_open(type) || !tn_type_n_elements(op->operands[0]->type, &n)) return NULL;
  int64_t *dims = tn_new_n(s->cx->scratch, int64_t, type->rank), *open = NULL;
  for (uint32_t i = 0; i < type->rank; i++) {
    dims[i] = type->dims[i];
    if (dims[i] == TN_DYNAMIC && open) return NULL;
    if (dims[i] == TN_DYNAMIC)
      open = &dims[i];
    else if (!tn_mul_i64(others, dims[i], &others))
      return NULL;
  }
  *open = others ? n / others : 0;
  resize(s, op, dims);
  return check_reshape(s, op, op->results[0].type, "reshape_c2");
}

static TnError *check_broadcast(TnShapes *s, const TnOp *op, TnI64s map, const int64_t *dims, const char *label) {
  const TnType *x = op->operands[0]->type;
  for (uint32_t i = 0; i < x->rank; i++)
    if (x->dims[i] != 1 && x->dims[i] != dims[tn_i64s_at(map, i)])
      return tn_op_fail(s->cx->m, op, TN_INVALID_ARGUMENT, "operand of %s cannot be broadcast to %s (%s)",
                               tn_type_text(s->cx->scratch, x), tn_type_text(s->cx->scratch, sized(s, op, dims)),
                               label);
  return NULL;
}

static TnError *refine_dynamic_broadcast(TnShapes *s, TnOp *op) {
  const TnAttr *a = TN_OP_ATTRS(op, dynamic_broadcast_in_dim)->broadcast_dimensions;
  const int64_t *dims;
  TN_TRY(read_shape(s, op, 1, "dynamic_broadcast_in_dim_c7", &dims));
  if (!dims || is_open(op->operands[0]->type)) return NULL;
  TN_TRY(check_broadcast(s, op, a, dims, "dynamic_broadcast_in_dim_c5"));
  TnOp *by = begin(s, op, TN_OP_broadcast_in_dim, 1);
  by->attrs[TN_SLOT_broadcast_in_dim_broadcast_dimensions] = a;
  return replace(s, op, by, sized(s, op, dims));
}

// An open dimension has the size of the operand's dimension that it comes from, else its bound.
static TnError *refine_broadcast(TnShapes *s, TnOp *op) {
  const TnType *type = op->results[0].type, *x = op->operands[0]->type;
  TnI64s map = TN_OP_ATTRS(op, broadcast_in_dim)->broadcast_dimensions;
  if (!is_open(type) || is_open(x)) return NULL;
  int64_t *dims = tn_new_n(s->cx->scratch, int64_t, type->rank);
  for (uint32_t d = 0; d < type->rank; d++) {
    bool is_known = type->dims[d] != TN_DYNAMIC;
    dims[d] = is_known ? type->dims[d] : type->bounds && type->bounds[d] != TN_DYNAMIC ? type->bounds[d] : 1;
    for (uint32_t i = 0; i < x->rank && !is_known; i++)
      if (tn_i64s_at(map, i) == d) dims[d] = x->dims[i];
  }
  resize(s, op, dims);
  return check_broadcast(s, op, map, dims, "broadcast_in_dim_c5");
}

static TnError *refine_dynamic_iota(TnShapes *s, TnOp *op) {
  const int64_t *dims;
  TN_TRY(read_shape(s, op, 0, "dynamic_iota_c2", &dims));
  if (!dims) return NULL;
  tn_rewrite_replace1(s->cx, op, tn_emit_iota(s->cx, op, sized(s, op, dims), TN_OP_ATTRS(op, iota)->iota_dimension->i));
  return NULL;
}

static TnError *refine_dynamic_pad(TnShapes *s, TnOp *op) {
  const TnType *x = op->operands[0]->type;
  int64_t *lists[3];
  for (uint32_t i = 0; i < 3; i++)
    if (is_open(x) || !(lists[i] = read_list(s, op, 2 + i, x->rank))) return NULL;
  TnOp *by = begin(s, op, TN_OP_pad, 2);
  by->attrs[TN_SLOT_pad_edge_padding_low] = list_attr(s, lists[0], x->rank);
  by->attrs[TN_SLOT_pad_edge_padding_high] = list_attr(s, lists[1], x->rank);
  by->attrs[TN_SLOT_pad_interior_padding] = list_attr(s, lists[2], x->rank);
  return replace(s, op, by, NULL);
}

// Slice sizes that are not known follow from the result: offset dimensions in order, 1 elsewhere.
static int64_t *gather_sizes(TnShapes *s, const TnOp *op) {
  const TnType *x = op->operands[0]->type, *type = op->results[0].type;
  int64_t *sizes = read_list(s, op, 2, x->rank);
  if (sizes || is_open(type)) return sizes;
  const TnAttr *numbers = TN_OP_ATTRS(op, dynamic_gather)->dimension_numbers;
  TnI64s offset = tn_attr_field(numbers, TN_FIELD_gather_offset_dims);
  TnI64s gone[2] = {tn_attr_field(numbers, TN_FIELD_gather_collapsed_slice_dims),
                    tn_attr_field(numbers, TN_FIELD_gather_operand_batching_dims)};
  sizes = tn_new_n(s->cx->scratch, int64_t, x->rank + 1);
  size_t next = 0;
  for (uint32_t d = 0; d < x->rank; d++) {
    bool is_gone = tn_i64s_has(gone[0], d) || tn_i64s_has(gone[1], d);
    sizes[d] = is_gone ? 1 : type->dims[tn_i64s_at(offset, next++)];
  }
  return sizes;
}

static TnError *refine_dynamic_gather(TnShapes *s, TnOp *op) {
  const TnType *x = op->operands[0]->type;
  if (is_open(x) || is_open(op->operands[1]->type)) return NULL;
  const int64_t *sizes = gather_sizes(s, op);
  if (!sizes) return NULL;
  TnOp *by = begin(s, op, TN_OP_gather, 2);
  by->attrs[TN_SLOT_gather_dimension_numbers] = TN_OP_ATTRS(op, dynamic_gather)->dimension_numbers;
  by->attrs[TN_SLOT_gather_indices_are_sorted] = TN_OP_ATTRS(op, dynamic_gather)->indices_are_sorted;
  by->attrs[TN_SLOT_gather_slice_sizes] = list_attr(s, sizes, x->rank);
  return replace(s, op, by, NULL);
}

static TnError *refine_dynamic_conv(TnShapes *s, TnOp *op) {
  const Tn_dynamic_conv_attrs *a = TN_OP_ATTRS(op, dynamic_conv);
  const TnType *x = op->operands[0]->type;
  int64_t n = (int64_t)x->rank - 2;
  if (is_open(x) || is_open(op->operands[1]->type)) return NULL;
  const int64_t *padding = read_list(s, op, 2, 2 * (size_t)n);
  if (!padding) return NULL;
  TnOp *by = begin(s, op, TN_OP_convolution, 2);
  by->attrs[TN_SLOT_convolution_batch_group_count] = a->batch_group_count;
  by->attrs[TN_SLOT_convolution_dimension_numbers] = a->dimension_numbers;
  by->attrs[TN_SLOT_convolution_feature_group_count] = a->feature_group_count;
  by->attrs[TN_SLOT_convolution_lhs_dilation] = a->lhs_dilation;
  by->attrs[TN_SLOT_convolution_padding] = tn_attr_dense_i64(s->cx->m, 2, (int64_t[]){n, 2}, padding);
  by->attrs[TN_SLOT_convolution_precision_config] = a->precision_config;
  by->attrs[TN_SLOT_convolution_rhs_dilation] = a->rhs_dilation;
  by->attrs[TN_SLOT_convolution_window_reversal] = a->window_reversal;
  by->attrs[TN_SLOT_convolution_window_strides] = a->window_strides;
  // The element type is for the program to say, the shape is inferred.
  return replace(s, op, by, is_open(op->results[0].type) ? NULL : op->results[0].type);
}

// Starts at run time and known steps: the range that the result's size needs is cut out where the start is, then every
// stride-th element is taken.
static TnError *slice_at_run_time(TnShapes *s, TnOp *op, const int64_t *strides) {
  TnPassCtx *cx = s->cx;
  const TnType *x = op->operands[0]->type, *type = op->results[0].type;
  int64_t *spans = tn_new_n(cx->scratch, int64_t, x->rank + 1);
  TnOp *by = tn_rewrite_op(cx, op, TN_OP_dynamic_slice, 1 + (size_t)x->rank, 1, 0);
  by->operands[0] = op->operands[0];
  for (uint32_t i = 0; i < x->rank; i++) {
    if (type->dims[i] && !tn_mul_i64(type->dims[i] - 1, strides[i], &spans[i])) spans[i] = INT64_MAX - 1;
    spans[i] += type->dims[i] > 0;
    TnValue *start = tn_emit_slice(cx, op, op->operands[1], (int64_t[]){i}, (int64_t[]){i + 1}, NULL);
    by->operands[1 + i] = tn_emit_reshape(cx, op, start, 0, NULL);
    if (start->type->elem->kind == TN_TYPE_INDEX)
      by->operands[1 + i] = tn_emit_convert(cx, op, by->operands[1 + i], tn_type_scalar(cx->m, TN_I64));
  }
  by->attrs[TN_SLOT_dynamic_slice_slice_sizes] = list_attr(s, spans, x->rank);
  TnValue *v = tn_rewrite_place(cx, op, by);
  if (!cx->error) tn_rewrite_replace1(cx, op, tn_emit_slice(cx, op, v, NULL, spans, strides));
  return NULL;
}

// A limit that is the start and known sizes says how large the result is, wherever it starts.
static void size_slice(TnShapes *s, TnOp *op, const int64_t *strides) {
  const TnType *type = op->results[0].type;
  const TnOp *end = tn_value_op(op->operands[2]);
  if (!is_open(type) || !end || end->opcode != TN_OP_add) return;
  uint32_t other = end->operands[0] == op->operands[1];
  if (end->operands[!other] != op->operands[1]) return;
  int64_t *span = tn_shapes_list(s, end->operands[other]);
  if (!span) return;
  for (uint32_t i = 0; i < type->rank; i++) {
    span[i] = span[i] > 0 ? (span[i] - 1) / strides[i] + 1 : 0;
    if (!tn_dim_compatible(type->dims[i], span[i])) return;
  }
  resize(s, op, span);
}

static TnError *refine_real_slice(TnShapes *s, TnOp *op) {
  const TnType *x = op->operands[0]->type;
  if (is_open(x)) return NULL;
  const int64_t *start = read_list(s, op, 1, x->rank), *limit = read_list(s, op, 2, x->rank);
  const int64_t *strides = read_list(s, op, 3, x->rank);
  for (uint32_t i = 0; strides && i < x->rank; i++)
    if (strides[i] <= 0)
      return tn_op_fail(s->cx->m, op, TN_INVALID_ARGUMENT, "stride %lld of dimension %u, expected at least 1",
                               (long long)strides[i], i);
  if (strides && (!start || !limit)) size_slice(s, op, strides);
  if (!start || !limit || !strides)
    return strides && !is_open(op->results[0].type) ? slice_at_run_time(s, op, strides) : NULL;
  TnOp *by = begin(s, op, TN_OP_slice, 1);
  by->attrs[TN_SLOT_slice_start_indices] = list_attr(s, start, x->rank);
  by->attrs[TN_SLOT_slice_limit_indices] = list_attr(s, limit, x->rank);
  by->attrs[TN_SLOT_slice_strides] = list_attr(s, strides, x->rank);
  return replace(s, op, by, NULL);
}

static TnError *refine_get_size(TnShapes *s, TnOp *op) { return tn_decompose_get_size(s->cx, op); }

static TnError *refine_set_size(TnShapes *s, TnOp *op) {
  const TnType *x = op->operands[0]->type, *type = op->results[0].type;
  int64_t dim = TN_OP_ATTRS(op, dimension)->dimension->i;
  const int64_t *size = read_list(s, op, 1, 1);
  if (is_open(x) || !is_open(type) || !size) return NULL;
  const TnType *to = tn_type_tensor(s->cx->m, x->elem, x->rank, tn_emit_dims(s->cx, x, dim, *size), NULL);
  if (*size < 0 || !tn_type_compatible(to, type))
    return tn_op_fail(s->cx->m, op, TN_INVALID_ARGUMENT, "size %lld of dimension %lld, expected one of %s",
                             (long long)*size, (long long)dim, tn_type_text(s->cx->scratch, type));
  tn_decompose_resize(s->cx, op, dim, *size);
  return NULL;
}

static TnError *refine_rng(TnShapes *s, TnOp *op) {
  const int64_t *dims;
  TN_TRY(read_shape(s, op, 2, "rng_c3", &dims));
  if (dims && is_open(op->results[0].type)) resize(s, op, dims);
  return NULL;
}

// The narrower elements have one more dimension.
static TnError *refine_bitcast(TnShapes *s, TnOp *op) {
  const TnType *x = op->operands[0]->type, *type = op->results[0].type;
  if (is_open(x) || !is_open(type)) return NULL;
  int64_t *dims = tn_new_n(s->cx->scratch, int64_t, type->rank + 1);
  for (uint32_t i = 0; i < type->rank; i++) dims[i] = i < x->rank ? x->dims[i] : type->dims[i];
  resize(s, op, dims);
  return NULL;
}

static TnError *refine_cast(TnShapes *s, TnOp *op) {
  if (op->n_operands != 1 || op->n_results != 1 || is_open(op->operands[0]->type) ||
      !tn_type_compatible(op->operands[0]->type, op->results[0].type))
    return NULL;
  const TnType *type = op->results[0].type;
  TnValue *by = op->operands[0];
  // A static type may still say more of bounds than the other, and readers expect theirs.
  if (tn_type_is_tensor(type) && !is_open(type) && by->type != type) by = TN_EMIT(s->cx, op, convert, type, by);
  tn_rewrite_replace1(s->cx, op, by);
  return NULL;
}

static const TnAttr *dict_without(TnPassCtx *cx, const TnAttr *dict, TnStr name) {
  TnStr *names = tn_new_n(cx->scratch, TnStr, dict->n);
  const TnAttr **items = tn_new_n(cx->scratch, const TnAttr *, dict->n);
  size_t n = 0;
  for (uint32_t i = 0; i < dict->n; i++)
    if (!tn_str_eq(dict->names[i], name)) names[n] = dict->names[i], items[n++] = dict->items[i];
  return n ? tn_attr_dict(cx->m, names, items, n) : NULL;
}

// The shapes of the results that operands say; those operands, and what counts operands, are left out.
static TnError *take_shapes(TnShapes *s, TnOp *op, TnI64s which) {
  const TnType **types = tn_new_n(s->cx->scratch, const TnType *, op->n_results + 1);
  for (uint32_t i = 0; i < op->n_results; i++) {
    const TnType *type = op->results[i].type;
    const TnKnown *k = tn_shapes_find(s, op->operands[tn_i64s_at(which, i)]);
    const int64_t *dims = tn_shapes_list(s, op->operands[tn_i64s_at(which, i)]);
    if (!dims) return NULL;
    if (!tn_type_takes_dims(type, dims, k->is.n))
      return tn_op_fail(s->cx->m, op, TN_INVALID_ARGUMENT, "@%.*s expects " TN_SHAPES_EXPECTED,
                        TN_STR_ARG(TN_OP_ATTRS(op, custom_call)->call_target_name->str));
    types[i] = tn_type_tensor(s->cx->m, type->elem, type->rank, dims, NULL);
  }
  for (uint32_t i = 0; i < op->n_results; i++) op->results[i].type = types[i];
  uint32_t n = 0;
  for (uint32_t i = 0; i < op->n_operands; i++)
    if (!tn_i64s_has(which, i)) op->operands[n++] = op->operands[i];
  op->n_operands = n;
  op->dict = dict_without(s->cx, op->dict, TN_STR(TN_SHAPE_OPERANDS));
  tn_rewrite_drop_layouts(op);
  s->cx->changed = true;
  return NULL;
}

// What a target takes as an operand becomes a constant, so that decompose finds it.
static TnError *refine_custom_call(TnShapes *s, TnOp *op) {
  TnStr target = TN_OP_ATTRS(op, custom_call)->call_target_name->str;
  TnI64s shapes = tn_custom_call_shapes(op);
  bool is_assertion = tn_str_is(target, "shape_assertion");
  if (shapes) TN_TRY(take_shapes(s, op, shapes));
  if (!has_open_result(op) && !tn_str_starts(target, TN_STR("stablehlo.dynamic_")) && !is_assertion) return NULL;
  // One that every run comes to, and that fails, says what is wrong better than what its sizes do to the ops behind it.
  if (is_assertion && s->is_dynamic && tn_op_parent(op) == s->cx->entry) TN_TRY(tn_shapes_check(s, op));
  for (uint32_t i = 0; i < op->n_operands; i++) {
    if (is_open(op->operands[i]->type)) return NULL;
    const TnOp *def = tn_value_op(op->operands[i]);
    if (tn_shapes_find(s, op->operands[i]) && def && def->opcode != TN_OP_constant)
      op->operands[i] = tn_shapes_constant(s, op, op->operands[i]);
  }
  return tn_decompose_custom_call(s->cx, op);
}

static RefineFn *find(const TnOp *op) {
  switch (op->opcode) {
    case TN_OP_bitcast_convert: return refine_bitcast;
    case TN_OP_broadcast_in_dim: return refine_broadcast;
    case TN_OP_builtin_cast:
    case TN_OP_tensor_cast: return refine_cast;
    case TN_OP_custom_call: return refine_custom_call;
    case TN_OP_dynamic_broadcast_in_dim: return refine_dynamic_broadcast;
    case TN_OP_dynamic_conv: return refine_dynamic_conv;
    case TN_OP_dynamic_gather: return refine_dynamic_gather;
    case TN_OP_dynamic_iota: return refine_dynamic_iota;
    case TN_OP_dynamic_pad: return refine_dynamic_pad;
    case TN_OP_dynamic_reshape: return refine_dynamic_reshape;
    case TN_OP_get_dimension_size: return refine_get_size;
    case TN_OP_real_dynamic_slice: return refine_real_slice;
    case TN_OP_reshape: return refine_reshape;
    case TN_OP_rng: return refine_rng;
    case TN_OP_set_dimension_size: return refine_set_size;
    default: return NULL;
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Inference

// What inference knows, and what the program declares where it does not.
static const TnType *merge(TnShapes *s, const TnType *declared, const TnType *inferred) {
  if (declared == inferred || !tn_type_is_tensor(inferred)) return inferred;
  if (!tn_type_is_tensor(declared)) return tn_type_with_elem(s->cx->m, inferred, declared->elem);
  if (declared->rank != inferred->rank) return inferred;
  int64_t *dims = tn_new_n(s->cx->scratch, int64_t, declared->rank + 1);
  bool open = false;
  for (uint32_t i = 0; i < declared->rank; i++) {
    dims[i] = inferred->dims[i] != TN_DYNAMIC ? inferred->dims[i] : declared->dims[i];
    open |= dims[i] == TN_DYNAMIC;
  }
  return tn_type_tensor(s->cx->m, declared->elem, declared->rank, dims, open ? declared->encoding : NULL);
}

static TnError *infer(TnShapes *s, TnOp *op) {
  const TnType **types = tn_new_n(s->cx->scratch, const TnType *, op->n_results);
  TnDiags diags = {.n_max = 1};
  bool ok = tn_infer_op(s->cx->m, op, &diags, types);
  TnError *e = tn_diags_finish(&diags);
  if (!ok) return e;
  for (uint32_t i = 0; i < op->n_results; i++) {
    const TnType *type = merge(s, op->results[i].type, types[i]);
    if (type == op->results[i].type) continue;
    op->results[i].type = type;
    s->cx->changed = true;
  }
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Regions

static TnError *refine_region(TnShapes *s, TnRegion *r);

static void set_type(TnShapes *s, TnValue *v, const TnType *type) {
  if (v->type == type || !is_open(v->type)) return;
  v->type = merge(s, v->type, type);
  s->cx->changed = true;
}

// Arguments that stand for the operands, or for slices of them.
static void refine_args(TnShapes *s, TnOp *op) {
  TnRegion *r = op->regions;
  switch (op->opcode) {
    case TN_OP_while:
      for (uint32_t k = 0; k < 2; k++)
        for (uint32_t i = 0; i < r[k].n_args; i++) set_type(s, &r[k].args[i], op->operands[i]->type);
      break;
    case TN_OP_async_start:
    case TN_OP_sdy_manual_computation:
    case TN_OP_sdy_named_computation:
      for (uint32_t i = 0; i < r->n_args && i < op->n_operands; i++)
        if (tn_type_compatible(r->args[i].type, op->operands[i]->type)) set_type(s, &r->args[i], op->operands[i]->type);
      break;
    case TN_OP_chlo_scan:
      for (uint32_t i = 0; i < r->n_args && i < op->n_operands; i++) {
        const TnType *x = op->operands[i]->type, *arg = r->args[i].type;
        if (!is_open(arg) || !tn_type_is_tensor(x)) continue;
        int64_t *dims = tn_new_n(s->cx->scratch, int64_t, x->rank + 1), dim = TN_OP_ATTRS(op, chlo_scan)->dimension->i;
        size_t n = 0;
        for (uint32_t d = 0; d < x->rank; d++)
          if (x->rank == arg->rank || d != dim) dims[n++] = x->dims[d];
        set_type(s, &r->args[i], tn_type_tensor(s->cx->m, arg->elem, n, dims, NULL));
      }
      break;
    default: break;
  }
}

// A loop carries values of one shape.
static TnError *check_loop(TnShapes *s, const TnOp *op) {
  const TnOp *end = tn_region_end(&op->regions[1]);
  for (uint32_t i = 0; end && i < end->n_operands && i < op->n_operands; i++) {
    const TnType *before = op->operands[i]->type, *after = end->operands[i]->type;
    if (before == after || is_open(before) || is_open(after) || before->kind != TN_TYPE_TENSOR ||
        tn_type_compatible(before, after))
      continue;
    return tn_op_fail(s->cx->m, op, TN_UNIMPLEMENTED,
                             "carried value %u is %s on entry and %s after an iteration, expected one shape", i,
                             tn_type_text(s->cx->scratch, before), tn_type_text(s->cx->scratch, after));
  }
  return NULL;
}

static TnError *refine_op(TnShapes *s, TnOp *op) {
  RefineFn *fn = find(op);
  if (fn) {
    TN_TRY(fn(s, op));
    if (s->cx->error || !op->parent) return NULL;
  }
  if (op->n_regions) {
    refine_args(s, op);
    for (uint32_t i = 0; i < op->n_regions; i++) TN_TRY(refine_region(s, &op->regions[i]));
    if (op->opcode == TN_OP_while) TN_TRY(check_loop(s, op));
  }
  if (s->is_dynamic && !(tn_op_get_info(op)->traits & TN_TRAIT_TERM)) TN_TRY(infer(s, op));
  tn_shapes_note(s, op);
  return NULL;
}

static TnError *refine_region(TnShapes *s, TnRegion *r) {
  TnPassCtx *cx = s->cx;
  for (TnOp *op = r->first; op;) {
    TnOp *prev = op->prev;
    for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i] = tn_rewrite_resolve(cx, op->operands[i]);
    TN_TRY(refine_op(s, op));
    if (cx->error) return cx->error;
    op = op->parent ? op->next : prev ? prev->next : r->first;
  }
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Functions

// The types given for the entry's inputs. inline may have taken tuples apart, those given are taken apart then too.
typedef struct Given {
  const TnType *type;
  const TnAttr *value;
  uint32_t input;  // number among the inputs as given
} Given;

static size_t add_leaves(Given *out, size_t n, Given in, bool flat) {
  if (!flat || in.type->kind != TN_TYPE_TUPLE) {
    if (out) out[n] = in;
    return n + 1;
  }
  for (uint32_t i = 0; i < in.type->n_types; i++)
    n = add_leaves(out, n, (Given){in.type->types[i], NULL, in.input}, flat);
  return n;
}

static size_t list_inputs(const TnPassOptions *o, Given *out, bool flat) {
  size_t n = 0;
  for (uint32_t i = 0; i < o->n_input_types; i++)
    n = add_leaves(out, n, (Given){o->input_types[i], o->input_values ? o->input_values[i] : NULL, i}, flat);
  return n;
}

static TnError *take_input_types(TnShapes *s, TnOp *func) {
  const TnPassOptions *o = s->cx->options;
  TnRegion *r = &func->regions[0];
  if (!o->input_types || func != s->cx->entry) return NULL;
  TnLoc loc = tn_op_loc(s->cx->m, func);
  TnStr name = tn_symbol_name(func);
  bool flat = o->n_input_types != r->n_args;
  size_t n = list_inputs(o, NULL, flat);
  if (n != r->n_args)
    TN_FAIL_AT(TN_INVALID_ARGUMENT, loc, "@%.*s was given %zu arguments, expected %u", TN_STR_ARG(name), n, r->n_args);
  Given *given = tn_new_n(s->cx->scratch, Given, n + 1);
  list_inputs(o, given, flat);
  for (uint32_t i = 0; i < r->n_args; i++) {
    const TnType *type = given[i].type;
    if (type != r->args[i].type && !tn_type_compatible(r->args[i].type, type))
      TN_FAIL_AT(TN_INVALID_ARGUMENT, loc, "argument %u of @%.*s is %s, expected %s", i, TN_STR_ARG(name),
                 tn_type_text(s->cx->scratch, type), tn_type_text(s->cx->scratch, r->args[i].type));
    set_type(s, &r->args[i], type);
    if (given[i].value) tn_shapes_set_input(s, &r->args[i], given[i].input, given[i].value);
  }
  return NULL;
}

static void set_signature(TnPassCtx *cx, TnOp *func) {
  const TnRegion *r = &func->regions[0];
  const TnOp *end = tn_region_end(r);
  if (!end) return;
  const TnType **types = tn_new_n(cx->scratch, const TnType *, (size_t)r->n_args + end->n_operands);
  for (uint32_t i = 0; i < r->n_args; i++) types[i] = r->args[i].type;
  for (uint32_t i = 0; i < end->n_operands; i++) types[r->n_args + i] = end->operands[i]->type;
  func->attrs[TN_SLOT_func_function_type] =
      tn_attr_type(cx->m, tn_type_function(cx->m, types, r->n_args, types + r->n_args, end->n_operands));
}

// The first dimension that is still open, for the message.
static TnError *complain(TnPassCtx *cx, const TnOp *op, uint32_t result) {
  if (cx->options->out_used_values) *cx->options->out_used_values = UINT64_MAX;
  const TnType *type = op->results[result].type;
  for (uint32_t d = 0; tn_type_is_tensor(type) && d < type->rank; d++)
    if (type->dims[d] == TN_DYNAMIC)
      return tn_op_fail(cx->m, op, TN_UNIMPLEMENTED,
                               "result %u is %s and the size of dimension %u depends on data, expected one that "
                               "follows from the inputs' types",
                               result, tn_type_text(cx->scratch, type), d);
  return tn_op_fail(cx->m, op, TN_UNIMPLEMENTED, "result %u is %s, expected static shapes", result,
                           tn_type_text(cx->scratch, type));
}

static TnError *check_static(TnPassCtx *cx, const TnRegion *r) {
  TN_FOR_OPS(op, r) {
    for (uint32_t i = 0; i < op->n_results; i++)
      if (is_open(op->results[i].type)) return complain(cx, op, i);
    for (uint32_t i = 0; i < op->n_regions; i++) TN_TRY(check_static(cx, &op->regions[i]));
  }
  return NULL;
}

// Ops that are to be replaced even where all types are static.
static bool is_on_shapes(const TnOp *op) {
  switch (op->opcode) {
    case TN_OP_bitcast_convert:
    case TN_OP_broadcast_in_dim:
    case TN_OP_reshape:
    case TN_OP_rng: return false;
    default: return find(op) != NULL;
  }
}

// What there is to do: sizes to find out, and ops to replace.
typedef struct Need {
  bool sizes, forms;
} Need;

static void look_for(const TnRegion *r, Need *need) {
  for (uint32_t i = 0; i < r->n_args; i++) need->sizes |= is_open(r->args[i].type);
  for (const TnOp *op = r->first; op && !need->sizes; op = op->next) {
    need->sizes |= has_open_result(op);
    need->forms |= is_on_shapes(op);
    for (uint32_t i = 0; i < op->n_regions; i++) look_for(&op->regions[i], need);
  }
}

static TnError *refine_func(TnPassCtx *cx, TnOp *func) {
  TnRegion *r = &func->regions[0];
  Need need = {0};
  look_for(r, &need);
  if (!need.sizes && !need.forms) return NULL;
  TnShapes s = {.cx = cx, .is_dynamic = need.sizes};
  TN_TRY(take_input_types(&s, func));
  TN_TRY(refine_region(&s, r));
  if (cx->options->out_used_values) *cx->options->out_used_values |= s.inputs;
  set_signature(cx, func);
  for (uint32_t i = 0; i < r->n_args; i++)
    if (is_open(r->args[i].type)) return NULL;  // a later run may know more
  return func == cx->entry ? check_static(cx, r) : NULL;
}

static TnError *run(TnPassCtx *cx) {
  TN_FOR_OPS(op, &cx->m->root->regions[0])
  if (op->opcode == TN_OP_func_func) TN_TRY(refine_func(cx, op));
  return NULL;
}

extern const TnPass tn_pass_refine_shapes;
const TnPass tn_pass_refine_shapes = {
    .name = "refine-shapes", .doc = "dynamic shapes to static ones, from the types of the inputs", .run = run};
