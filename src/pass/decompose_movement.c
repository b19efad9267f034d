// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Ops that move elements: broadcast, sizes of dimensions, torch_index_select.
#include "pass/decompose.h"

TnError *tn_decompose_broadcast(TnPassCtx *cx, TnOp *op) {
  TnValue *x = op->operands[0];
  const TnType *type = op->results[0].type;
  int64_t *dims = tn_new_n(cx->scratch, int64_t, x->type->rank + 1);
  for (uint32_t i = 0; i < x->type->rank; i++) dims[i] = (int64_t)(type->rank - x->type->rank + i);
  tn_rewrite_replace1(cx, op, tn_emit_broadcast(cx, op, x, type, dims));
  return NULL;
}

// A dimension of unknown size is left alone: refine-shapes may come again with its size.
TnError *tn_decompose_get_size(TnPassCtx *cx, TnOp *op) {
  const TnType *type = op->operands[0]->type;
  int64_t dim = TN_OP_ATTRS(op, dimension)->dimension->i;
  if (!tn_type_is_tensor(type) || type->dims[dim] == TN_DYNAMIC) return NULL;
  tn_rewrite_replace1(cx, op, tn_rewrite_splat_int(cx, op, op->results[0].type, type->dims[dim]));
  return NULL;
}

// Elements are cut off, or zeros added.
void tn_decompose_resize(TnPassCtx *cx, TnOp *op, int64_t dim, int64_t size) {
  TnValue *x = op->operands[0], *zero;
  if (size <= x->type->dims[dim]) {
    x = tn_emit_slice(cx, op, x, NULL, tn_emit_dims(cx, x->type, dim, size), NULL);
  } else {
    int64_t *dims = tn_new_n(cx->scratch, int64_t, x->type->rank);
    dims[dim] = size - x->type->dims[dim];
    zero = tn_emit_zero(cx, op, tn_scalar_type(cx, x->type->elem));
    x = tn_emit_pad(cx, op, x, zero, NULL, dims, NULL);
  }
  tn_rewrite_replace1(cx, op, x);
}

// The result's type says the size.
TnError *tn_decompose_set_size(TnPassCtx *cx, TnOp *op) {
  int64_t dim = TN_OP_ATTRS(op, dimension)->dimension->i;
  tn_decompose_resize(cx, op, dim, op->results[0].type->dims[dim]);
  return NULL;
}

static const TnAttr *counting_from(TnPassCtx *cx, int64_t from, int64_t end, int64_t from2, int64_t end2) {
  int64_t *list = tn_new_n(cx->scratch, int64_t, (size_t)(end - from + end2 - from2) + 1);
  size_t n = 0;
  for (int64_t i = from; i < end; i++) list[n++] = i;
  for (int64_t i = from2; i < end2; i++) list[n++] = i;
  return tn_attr_i64s(cx->m, list, n);
}

// result[b, i, j, k] = operand[b, i, index[b, j], k] as a gather: b batching dimensions, i and k offsets. Both clamp.
TnError *tn_decompose_index_select(TnPassCtx *cx, TnOp *op) {
  TnValue *x = op->operands[0], *index = op->operands[1];
  int64_t dim = TN_OP_ATTRS(op, torch_index_select)->dim->i, batch = TN_OP_ATTRS(op, torch_index_select)->batch_dims->i;
  int64_t rank = x->type->rank, index_rank = index->type->rank, n_result = 0;
  if (dim < 0) dim += rank;
  if (batch < 0) batch += index_rank;
  if (tn_type_n_elements(op->results[0].type, &n_result) && n_result && x->type->dims[dim] == 0)
    return tn_op_fail(cx->m, op, TN_INVALID_ARGUMENT, "dimension %lld of the operand has no element to select",
                             (long long)dim);
  if (n_result == 0) {
    tn_rewrite_replace1(cx, op, tn_emit_zero(cx, op, op->results[0].type));
    return NULL;
  }
  const TnAttr *fields[TN_N_FIELDS_gather] = {
      [TN_FIELD_gather_offset_dims] =
          counting_from(cx, batch, dim, dim + index_rank - batch, (int64_t)op->results[0].type->rank),
      [TN_FIELD_gather_collapsed_slice_dims] = counting_from(cx, dim, dim + 1, 0, 0),
      [TN_FIELD_gather_operand_batching_dims] = counting_from(cx, 0, batch, 0, 0),
      [TN_FIELD_gather_start_indices_batching_dims] = counting_from(cx, 0, batch, 0, 0),
      [TN_FIELD_gather_start_index_map] = counting_from(cx, dim, dim + 1, 0, 0),
      [TN_FIELD_gather_index_vector_dim] = tn_attr_i64(cx->m, index_rank)};
  int64_t *sizes = tn_new_n(cx->scratch, int64_t, (size_t)rank);
  for (int64_t i = 0; i < rank; i++) sizes[i] = i < batch || i == dim ? 1 : x->type->dims[i];
  TnOp *gather = tn_rewrite_op(cx, op, TN_OP_gather, 2, 1, 0);
  gather->operands[0] = x, gather->operands[1] = index;
  gather->attrs[TN_SLOT_gather_dimension_numbers] = tn_attr_struct(cx->m, TN_STRUCT_gather, fields);
  gather->attrs[TN_SLOT_gather_slice_sizes] = tn_attr_i64s(cx->m, sizes, (size_t)rank);
  gather->results[0].type = op->results[0].type;
  tn_rewrite_replace1(cx, op, tn_rewrite_place(cx, op, gather));
  return NULL;
}
