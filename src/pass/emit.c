// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
#include "pass/emit.h"

TnValue *tn_emit_with(TnPassCtx *cx, TnOp *at, TnOpcode code, const TnType *type, unsigned slot, const TnAttr *attr,
                      size_t n, TnValue *const *operands) {
  TnOp *op = tn_rewrite_op(cx, at, code, n, 1, 0);
  if (n) memcpy(op->operands, operands, n * sizeof *operands);
  op->attrs[slot] = attr;
  op->results[0].type = type;
  return tn_rewrite_place(cx, at, op);
}

TnValue *tn_emit_same(TnPassCtx *cx, TnOp *at, TnOpcode code, TnValue *x, TnValue *y) {
  return tn_rewrite_emit(cx, at, code, x->type, y ? 2 : 1, (TnValue *[]){x, y});
}

TnValue *tn_emit_convert(TnPassCtx *cx, TnOp *at, TnValue *x, const TnType *elem) {
  if (x->type->elem == elem) return x;
  return TN_EMIT(cx, at, convert, tn_shaped_like(cx, x->type, elem), x);
}

TnValue *tn_emit_compare(TnPassCtx *cx, TnOp *at, int64_t direction, TnValue *x, TnValue *y) {
  return tn_emit_with(cx, at, TN_OP_compare, tn_shaped_as(cx, x->type, TN_I1), TN_SLOT_compare_comparison_direction,
                      tn_attr_enum(cx->m, TN_ENUM_comparison_direction, direction), 2, (TnValue *[]){x, y});
}

TnValue *tn_emit_select(TnPassCtx *cx, TnOp *at, TnValue *pred, TnValue *yes, TnValue *no) {
  return TN_EMIT(cx, at, select, yes->type, pred, yes, no);
}

TnValue *tn_emit_iota(TnPassCtx *cx, TnOp *at, const TnType *type, int64_t dim) {
  return tn_emit_with(cx, at, TN_OP_iota, type, TN_SLOT_iota_iota_dimension, tn_attr_i64(cx->m, dim), 0, NULL);
}

// ---------------------------------------------------------------------------------------------------------------
// Movement

TnValue *tn_emit_joined(TnPassCtx *cx, TnOp *at, const TnType *type, int64_t dim, size_t n, TnValue *const *v) {
  return tn_emit_with(cx, at, TN_OP_concatenate, type, TN_SLOT_concatenate_dimension, tn_attr_i64(cx->m, dim), n, v);
}

TnValue *tn_emit_reshape(TnPassCtx *cx, TnOp *at, TnValue *x, size_t rank, const int64_t *dims) {
  const TnType *type = tn_type_with_dims(cx->m, x->type, rank, dims);
  return type == x->type ? x : TN_EMIT(cx, at, reshape, type, x);
}

TnValue *tn_emit_broadcast(TnPassCtx *cx, TnOp *at, TnValue *x, const TnType *type, const int64_t *dims) {
  bool moves = x->type != type;
  for (uint32_t i = 0; i < x->type->rank; i++) moves |= dims[i] != (int64_t)i;
  if (!moves) return x;
  return tn_emit_with(cx, at, TN_OP_broadcast_in_dim, type, TN_SLOT_broadcast_in_dim_broadcast_dimensions,
                      tn_attr_i64s(cx->m, dims, x->type->rank), 1, &x);
}

TnValue *tn_emit_broadcast1(TnPassCtx *cx, TnOp *at, TnValue *x, const TnType *type, int64_t dim) {
  return tn_emit_broadcast(cx, at, x, type, &dim);
}

TnValue *tn_emit_transpose(TnPassCtx *cx, TnOp *at, TnValue *x, const int64_t *permutation) {
  size_t rank = x->type->rank;
  int64_t *dims = tn_new_n(cx->scratch, int64_t, rank + 1);
  bool moves = false;
  for (size_t i = 0; i < rank; i++) dims[i] = x->type->dims[permutation[i]], moves |= permutation[i] != (int64_t)i;
  if (!moves) return x;
  return tn_emit_with(cx, at, TN_OP_transpose, tn_type_with_dims(cx->m, x->type, rank, dims),
                      TN_SLOT_transpose_permutation, tn_attr_i64s(cx->m, permutation, rank), 1, &x);
}

TnValue *tn_emit_slice(TnPassCtx *cx, TnOp *at, TnValue *x, const int64_t *start, const int64_t *limit,
                       const int64_t *strides) {
  size_t rank = x->type->rank;
  int64_t *lists = tn_new_n(cx->scratch, int64_t, 3 * rank + 1), *from = lists, *by = lists + rank, *dims = by + rank;
  for (size_t i = 0; i < rank; i++) {
    from[i] = start ? start[i] : 0, by[i] = strides ? strides[i] : 1;
    dims[i] = (limit[i] - from[i]) / by[i] + ((limit[i] - from[i]) % by[i] != 0);
  }
  const TnType *type = tn_type_with_dims(cx->m, x->type, rank, dims);
  if (type == x->type) return x;
  TnOp *op = tn_rewrite_op(cx, at, TN_OP_slice, 1, 1, 0);
  op->operands[0] = x;
  op->attrs[TN_SLOT_slice_start_indices] = tn_attr_i64s(cx->m, from, rank);
  op->attrs[TN_SLOT_slice_limit_indices] = tn_attr_i64s(cx->m, limit, rank);
  op->attrs[TN_SLOT_slice_strides] = tn_attr_i64s(cx->m, by, rank);
  op->results[0].type = type;
  return tn_rewrite_place(cx, at, op);
}

TnValue *tn_emit_pad(TnPassCtx *cx, TnOp *at, TnValue *x, TnValue *value, const int64_t *low, const int64_t *high,
                     const int64_t *interior) {
  size_t rank = x->type->rank;
  const TnAttr *zeros = tn_attr_i64s(cx->m, tn_new_n(cx->scratch, int64_t, rank + 1), rank);
  TnOp *op = tn_rewrite_op(cx, at, TN_OP_pad, 2, 1, 0);
  op->operands[0] = x, op->operands[1] = value;
  op->attrs[TN_SLOT_pad_edge_padding_low] = low ? tn_attr_i64s(cx->m, low, rank) : zeros;
  op->attrs[TN_SLOT_pad_edge_padding_high] = tn_attr_i64s(cx->m, high, rank);
  op->attrs[TN_SLOT_pad_interior_padding] = interior ? tn_attr_i64s(cx->m, interior, rank) : zeros;
  return tn_rewrite_place(cx, at, op);
}

int64_t *tn_emit_dims(TnPassCtx *cx, const TnType *t, int64_t dim, int64_t size) {
  int64_t *dims = tn_new_n(cx->scratch, int64_t, t->rank + 1);
  if (t->rank) memcpy(dims, t->dims, t->rank * sizeof *dims);
  if (t->rank) dims[dim] = size;
  return dims;
}

// Starts of a slice at `index` along dim; the first of them goes into operand `first`.
static void set_starts(TnPassCtx *cx, TnOp *at, TnOp *op, size_t first, int64_t dim, TnValue *index) {
  size_t rank = op->n_operands - first;
  TnValue *zero = rank > 1 ? tn_emit_zero(cx, at, index->type) : NULL;
  for (size_t d = 0; d < rank; d++) op->operands[first + d] = (int64_t)d == dim ? index : zero;
}

TnValue *tn_emit_take(TnPassCtx *cx, TnOp *at, TnValue *x, int64_t dim, TnValue *index) {
  size_t rank = x->type->rank;
  int64_t *dims = tn_emit_dims(cx, x->type, dim, 1);
  TnOp *op = tn_rewrite_op(cx, at, TN_OP_dynamic_slice, rank + 1, 1, 0);
  op->operands[0] = x;
  set_starts(cx, at, op, 1, dim, index);
  op->attrs[TN_SLOT_dynamic_slice_slice_sizes] = tn_attr_i64s(cx->m, dims, rank);
  op->results[0].type = tn_type_with_dims(cx->m, x->type, rank, dims);
  x = tn_rewrite_place(cx, at, op);
  for (size_t i = (size_t)dim + 1; i < rank; i++) dims[i - 1] = dims[i];
  return tn_emit_reshape(cx, at, x, rank - 1, dims);
}

TnValue *tn_emit_put(TnPassCtx *cx, TnOp *at, TnValue *x, int64_t dim, TnValue *index, TnValue *slice) {
  slice = tn_emit_reshape(cx, at, slice, x->type->rank, tn_emit_dims(cx, x->type, dim, 1));
  TnOp *op = tn_rewrite_op(cx, at, TN_OP_dynamic_update_slice, x->type->rank + 2, 1, 0);
  op->operands[0] = x, op->operands[1] = slice;
  set_starts(cx, at, op, 2, dim, index);
  op->results[0].type = x->type;
  return tn_rewrite_place(cx, at, op);
}

// ---------------------------------------------------------------------------------------------------------------
// Sums

TnValue *tn_emit_zero(TnPassCtx *cx, TnOp *at, const TnType *type) {
  return tn_dtype_is_float(type->dtype) || tn_dtype_is_complex(type->dtype) ? tn_rewrite_splat_float(cx, at, type, 0)
                                                                            : tn_rewrite_splat_int(cx, at, type, 0);
}

TnOp *tn_emit_return(TnPassCtx *cx, const TnOp *at, TnRegion *r, size_t n) {
  TnOp *end = tn_rewrite_op(cx, at, TN_OP_return, n, 0, 0);
  tn_rewrite_append(cx, r, end);
  return end;
}

TnOp *tn_emit_loop(TnPassCtx *cx, TnOp *at, const TnType *const *types, size_t n, int64_t steps) {
  TnOp *loop = tn_rewrite_op(cx, at, TN_OP_while, n, n, 2), *end;
  for (size_t i = 0; i < n; i++) loop->results[i].type = types[i];
  for (int k = 0; k < 2; k++) {
    TnRegion *r = &loop->regions[k];
    tn_rewrite_region_args(cx, r, types, n);
    end = tn_emit_return(cx, at, r, k ? n : 1);
    TnValue *number = tn_rewrite_splat_int(cx, end, types[0], k ? 1 : steps);
    end->operands[0] = k ? tn_emit_same(cx, end, TN_OP_add, r->args, number)
                         : tn_emit_compare(cx, end, TN_comparison_direction_LT, r->args, number);
  }
  return loop;
}

void tn_emit_sum_body(TnPassCtx *cx, const TnOp *at, TnRegion *r, const TnType *elem) {
  const TnType *type = tn_scalar_type(cx, elem);
  tn_rewrite_region_args(cx, r, (const TnType *[]){type, type}, 2);
  TnOp *end = tn_emit_return(cx, at, r, 1);
  end->operands[0] = tn_emit_same(cx, end, TN_OP_add, &r->args[0], &r->args[1]);
}

TnValue *tn_emit_sum(TnPassCtx *cx, TnOp *at, TnValue *x, const int64_t *dims, size_t n) {
  if (n == 0) return x;
  const TnType *elem = x->type->elem;
  int64_t *sizes = tn_new_n(cx->scratch, int64_t, x->type->rank), *sorted = tn_new_n(cx->scratch, int64_t, n);
  size_t rank = 0, n_sorted = 0;
  for (size_t d = 0; d < x->type->rank; d++) {
    if (tn_list_has(dims, n, (int64_t)d))
      sorted[n_sorted++] = (int64_t)d;
    else
      sizes[rank++] = x->type->dims[d];
  }
  TnValue *zero = tn_emit_zero(cx, at, tn_scalar_type(cx, elem));
  TnOp *op = tn_rewrite_op(cx, at, TN_OP_reduce, 2, 1, 1);
  op->operands[0] = x, op->operands[1] = zero;
  op->attrs[TN_SLOT_dimensions_dimensions] = tn_attr_i64s(cx->m, sorted, n_sorted);
  op->results[0].type = tn_type_with_dims(cx->m, x->type, rank, sizes);
  tn_emit_sum_body(cx, at, &op->regions[0], elem);
  return tn_rewrite_place(cx, at, op);
}

// ---------------------------------------------------------------------------------------------------------------
// Products

int64_t tn_static_count(const TnType *t) {
  int64_t n = 1;
  (void)tn_type_n_elements(t, &n);
  return n;
}

bool tn_list_has(const int64_t *list, size_t n, int64_t x) {
  for (size_t i = 0; i < n; i++)
    if (list[i] == x) return true;
  return false;
}

static size_t add_free(const TnType *t, const int64_t *batch, size_t n_batch, const int64_t *sum, size_t n_sum,
                       int64_t *dims, size_t rank) {
  for (size_t d = 0; d < t->rank; d++)
    if (!tn_list_has(batch, n_batch, (int64_t)d) && !tn_list_has(sum, n_sum, (int64_t)d)) dims[rank++] = t->dims[d];
  return rank;
}

// CHLO has its own enum with the same numbers.
static const TnAttr *precision_of(TnPassCtx *cx, const TnAttr *list) {
  if (!list || !list->n || list->items[0]->sub == TN_ENUM_precision) return list;
  const TnAttr **items = tn_new_n(cx->scratch, const TnAttr *, list->n);
  for (uint32_t i = 0; i < list->n; i++) items[i] = tn_attr_enum(cx->m, TN_ENUM_precision, list->items[i]->i);
  return tn_attr_array(cx->m, items, list->n);
}

TnValue *tn_emit_dot(TnPassCtx *cx, TnOp *at, const TnType *elem, TnValue *lhs, TnValue *rhs, const TnDotNumbers *d,
                     const TnAttr *precision) {
  int64_t *dims = tn_new_n(cx->scratch, int64_t, (size_t)lhs->type->rank + rhs->type->rank + 1);
  size_t rank = 0;
  for (; rank < d->n_batch; rank++) dims[rank] = lhs->type->dims[d->lhs_batch[rank]];
  rank = add_free(lhs->type, d->lhs_batch, d->n_batch, d->lhs_sum, d->n_sum, dims, rank);
  rank = add_free(rhs->type, d->rhs_batch, d->n_batch, d->rhs_sum, d->n_sum, dims, rank);
  const TnAttr *fields[TN_N_FIELDS_dot] = {
      [TN_FIELD_dot_lhs_batching_dimensions] = tn_attr_i64s(cx->m, d->lhs_batch, d->n_batch),
      [TN_FIELD_dot_rhs_batching_dimensions] = tn_attr_i64s(cx->m, d->rhs_batch, d->n_batch),
      [TN_FIELD_dot_lhs_contracting_dimensions] = tn_attr_i64s(cx->m, d->lhs_sum, d->n_sum),
      [TN_FIELD_dot_rhs_contracting_dimensions] = tn_attr_i64s(cx->m, d->rhs_sum, d->n_sum)};
  TnOp *op = tn_rewrite_op(cx, at, TN_OP_dot_general, 2, 1, 0);
  op->operands[0] = lhs, op->operands[1] = rhs;
  op->attrs[TN_SLOT_dot_general_dot_dimension_numbers] = tn_attr_struct(cx->m, TN_STRUCT_dot, fields);
  op->attrs[TN_SLOT_dot_general_precision_config] = precision_of(cx, precision);
  op->results[0].type = tn_type_tensor(cx->m, elem, rank, dims, NULL);
  return tn_rewrite_place(cx, at, op);
}

int64_t *tn_emit_list(TnPassCtx *cx, const TnAttr *a, size_t *out_n) {
  TnI64s v = a;
  int64_t *list = tn_new_n(cx->scratch, int64_t, tn_attr_n(v) + 1);
  for (size_t i = 0; i < tn_attr_n(v); i++) list[i] = tn_i64s_at(v, i);
  if (out_n) *out_n = tn_attr_n(v);
  return list;
}

// ---- products of a dot_general

// x with dimension i where the product has dims[i].
static TnValue *spread(TnPassCtx *cx, TnOp *op, TnValue *x, const TnType *product, const int64_t *dims) {
  return tn_emit_broadcast(cx, op, tn_emit_convert(cx, op, x, product->elem), product, dims);
}

// Where the operand's dimensions lie in the product: batch, free (from *free on), then contracting.
static void place_dims(const TnType *t, TnI64s batch, TnI64s sum, size_t rank, size_t *free, int64_t *places) {
  for (size_t i = 0; i < t->rank; i++) places[i] = -1;
  for (size_t i = 0; i < tn_attr_n(batch); i++) places[tn_i64s_at(batch, i)] = (int64_t)i;
  for (size_t i = 0; i < tn_attr_n(sum); i++) places[tn_i64s_at(sum, i)] = (int64_t)(rank + i);
  for (size_t i = 0; i < t->rank; i++)
    if (places[i] < 0) places[i] = (int64_t)(*free)++;
}

TnValue *tn_emit_products(TnPassCtx *cx, TnOp *op, const TnType *elem) {
  const TnAttr *d = TN_OP_ATTRS(op, dot_general)->dot_dimension_numbers;
  const TnType *lhs = op->operands[0]->type, *rhs = op->operands[1]->type, *out = op->results[0].type;
  TnI64s batch[] = {tn_attr_field(d, TN_FIELD_dot_lhs_batching_dimensions),
                    tn_attr_field(d, TN_FIELD_dot_rhs_batching_dimensions)};
  TnI64s sum[] = {tn_attr_field(d, TN_FIELD_dot_lhs_contracting_dimensions),
                  tn_attr_field(d, TN_FIELD_dot_rhs_contracting_dimensions)};
  size_t rank = out->rank, n_sum = tn_attr_n(sum[0]), free = tn_attr_n(batch[0]);
  int64_t *dims = tn_new_n(cx->scratch, int64_t, rank + n_sum + lhs->rank + rhs->rank + 1), *left = dims + rank + n_sum,
          *right = left + lhs->rank;
  memcpy(dims, out->dims, rank * sizeof *dims);
  for (size_t i = 0; i < n_sum; i++) dims[rank + i] = lhs->dims[tn_i64s_at(sum[0], i)];
  place_dims(lhs, batch[0], sum[0], rank, &free, left);
  place_dims(rhs, batch[1], sum[1], rank, &free, right);
  const TnType *product = tn_type_tensor(cx->m, elem, rank + n_sum, dims, NULL);
  TnValue *x = spread(cx, op, op->operands[0], product, left), *y = spread(cx, op, op->operands[1], product, right);
  return tn_emit_same(cx, op, TN_OP_multiply, x, y);
}
