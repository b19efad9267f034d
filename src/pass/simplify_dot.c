// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Rules for products of matrices. Their law: each element is the sum of the same products in the same order. Products
// with a vector are left alone, as the order of their sums follows from how the operands lie, and so are short sums,
// which become part of kernels that read their operands anywhere.
#include "pass/simplify.h"

enum { SHORT_SUM = 32 };

typedef struct Dot {
  int64_t *batch[2], *sum[2];  // of lhs and rhs
  size_t n_batch, n_sum;
} Dot;

static Dot read_dot(TnPassCtx *cx, const TnOp *op) {
  const TnAttr *d = TN_OP_ATTRS(op, dot_general)->dot_dimension_numbers;
  Dot x;
  x.batch[0] = tn_emit_list(cx, tn_attr_field(d, TN_FIELD_dot_lhs_batching_dimensions), &x.n_batch);
  x.batch[1] = tn_emit_list(cx, tn_attr_field(d, TN_FIELD_dot_rhs_batching_dimensions), NULL);
  x.sum[0] = tn_emit_list(cx, tn_attr_field(d, TN_FIELD_dot_lhs_contracting_dimensions), &x.n_sum);
  x.sum[1] = tn_emit_list(cx, tn_attr_field(d, TN_FIELD_dot_rhs_contracting_dimensions), NULL);
  return x;
}

// Dims that are neither batch nor contracted, in order.
static int64_t *free_dims(TnPassCtx *cx, const Dot *d, int side, uint32_t rank, size_t *out_n) {
  int64_t *list = tn_new_n(cx->scratch, int64_t, rank + 1);
  *out_n = 0;
  for (int64_t i = 0; i < rank; i++)
    if (!tn_list_has(d->batch[side], d->n_batch, i) && !tn_list_has(d->sum[side], d->n_sum, i)) list[(*out_n)++] = i;
  return list;
}

static int64_t count(const TnType *t, const int64_t *dims, size_t n) {
  int64_t product = 1;
  for (size_t i = 0; i < n; i++) product *= t->dims[dims[i]];
  return product;
}

// A product of two matrices of more than a row and a column, with a long sum.
static bool is_matrix_product(TnPassCtx *cx, const TnOp *op, const Dot *d) {
  for (int side = 0; side < 2; side++) {
    const TnType *t = op->operands[side]->type;
    size_t n;
    int64_t *free = free_dims(cx, d, side, t->rank, &n);
    if (count(t, free, n) <= 1 || count(t, d->sum[side], d->n_sum) < SHORT_SUM) return false;
  }
  return !TN_OP_ATTRS(op, dot_general)->algorithm;
}

// Whether these dims are next to each other in memory, in this order: the product can take them as one.
static bool is_one_dim(const int64_t *dims, size_t n) {
  for (size_t i = 1; i < n; i++)
    if (dims[i] != dims[i - 1] + 1) return false;
  return true;
}

// A transposed operand is read where it lies. Not in loops: there a matrix that stays the same is better turned once.
bool tn_rule_dot_transpose(TnPassCtx *cx, TnOp *op) {
  if (tn_op_parent(op)->opcode != TN_OP_func_func) return false;
  Dot d = read_dot(cx, op);
  if (!is_matrix_product(cx, op, &d)) return false;
  TnValue *x[2] = {op->operands[0], op->operands[1]};
  bool any = false;
  for (int side = 0; side < 2; side++) {
    const TnOp *from = tn_defined_by(x[side], TN_OP_transpose);
    if (!from) continue;
    const TnType *t = from->operands[0]->type;
    int64_t *p = tn_emit_list(cx, TN_OP_ATTRS(from, transpose)->permutation, NULL);
    Dot to = d;
    size_t n;
    int64_t *free = free_dims(cx, &d, side, t->rank, &n);
    to.batch[side] = tn_new_n(cx->scratch, int64_t, t->rank + 1);
    to.sum[side] = tn_new_n(cx->scratch, int64_t, t->rank + 1);
    for (size_t i = 0; i < n; i++) free[i] = p[free[i]];
    for (size_t i = 0; i < d.n_batch; i++) to.batch[side][i] = p[d.batch[side][i]];
    for (size_t i = 0; i < d.n_sum; i++) to.sum[side][i] = p[d.sum[side][i]];
    if (!is_one_dim(free, n) || !is_one_dim(to.batch[side], d.n_batch) || !is_one_dim(to.sum[side], d.n_sum)) continue;
    d = to, x[side] = from->operands[0], any = true;
  }
  if (!any) return false;
  TnDotNumbers numbers = {d.batch[0], d.batch[1], d.sum[0], d.sum[1], d.n_batch, d.n_sum};
  return tn_simplify_to(cx, op,
                        tn_emit_dot(cx, op, op->results[0].type->elem, x[0], x[1], &numbers,
                                    TN_OP_ATTRS(op, dot_general)->precision_config));
}

// What products and their sums of one term are made in: f32 of floats of 16 bits, too, for what is rounded to -0 is not
// summed then. NULL: not as elements.
static const TnType *outer_elem(TnPassCtx *cx, const TnOp *op) {
  const TnType *const types[3] = {op->operands[0]->type, op->operands[1]->type, op->results[0].type}, *out = types[2];
  bool is_narrow = true, is_same = true;
  for (int i = 0; i < 3; i++) {
    const unsigned bits = tn_dtype_bits(types[i]->dtype);
    if (!tn_type_is_static(types[i])) return NULL;
    is_narrow = is_narrow && tn_dtype_is_float(types[i]->dtype) && (bits == 16 || bits == 32);
    is_same = is_same && types[i]->elem == out->elem;
  }
  const TnDtypeClass c = tn_dtype_class(out->dtype);
  const bool is_plain = c == TN_CLASS_SINT || c == TN_CLASS_UINT || out->dtype == TN_F64;
  return is_narrow ? tn_type_scalar(cx->m, TN_F32) : is_same && is_plain ? out->elem : NULL;
}

// An operation on elements becomes part of what stands around it.
bool tn_rule_dot_outer(TnPassCtx *cx, TnOp *op) {
  const TnType *out = op->results[0].type, *elem = outer_elem(cx, op);
  if (!elem || TN_OP_ATTRS(op, dot_general)->algorithm) return false;
  Dot d = read_dot(cx, op);
  if (count(op->operands[0]->type, d.sum[0], d.n_sum) != 1) return false;
  TnValue *product = tn_emit_reshape(cx, op, tn_emit_products(cx, op, elem), out->rank, out->dims);
  if (tn_dtype_is_float(out->dtype))
    product = tn_emit_same(cx, op, TN_OP_add, product, tn_emit_zero(cx, op, product->type));
  return tn_simplify_to(cx, op, tn_emit_convert(cx, op, product, out->elem));
}

// The columns of the product before its rows: those of the product of the operands the other way around.
bool tn_rule_transpose_dot(TnPassCtx *cx, TnOp *op) {
  TnOp *dot = tn_defined_by(op->operands[0], TN_OP_dot_general);
  if (!dot || dot->parent != op->parent || !tn_simplify_is_used_once(cx, op->operands[0])) return false;
  Dot d = read_dot(cx, dot);
  if (!is_matrix_product(cx, dot, &d)) return false;
  int64_t *p = tn_emit_list(cx, TN_OP_ATTRS(op, transpose)->permutation, NULL);
  size_t n_lhs, n_rhs, k = 0;
  free_dims(cx, &d, 0, dot->operands[0]->type->rank, &n_lhs);
  free_dims(cx, &d, 1, dot->operands[1]->type->rank, &n_rhs);
  for (size_t i = 0; i < d.n_batch; i++, k++)
    if (p[k] != (int64_t)i) return false;
  for (size_t i = 0; i < n_rhs; i++, k++)
    if (p[k] != (int64_t)(d.n_batch + n_lhs + i)) return false;
  for (size_t i = 0; i < n_lhs; i++, k++)
    if (p[k] != (int64_t)(d.n_batch + i)) return false;
  TnDotNumbers numbers = {d.batch[1], d.batch[0], d.sum[1], d.sum[0], d.n_batch, d.n_sum};
  return tn_simplify_to(cx, op,
                        tn_emit_dot(cx, op, op->results[0].type->elem, dot->operands[1], dot->operands[0], &numbers,
                                    TN_OP_ATTRS(dot, dot_general)->precision_config));
}
