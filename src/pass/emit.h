// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// emit: the ops with attributes that decompositions are made of. Each makes one op before `at` and returns its result,
// or the operand itself where the op would change nothing. Types are worked out here, so nothing is inferred.
#ifndef TENON_PASS_EMIT_H
#define TENON_PASS_EMIT_H

#include "pass/rewrite.h"

// An op of one result with the attribute in one slot.
TnValue *tn_emit_with(TnPassCtx *cx, TnOp *at, TnOpcode code, const TnType *type, unsigned slot, const TnAttr *attr,
                      size_t n, TnValue *const *operands);
// An op whose result has the type of its first operand.
TnValue *tn_emit_same(TnPassCtx *cx, TnOp *at, TnOpcode code, TnValue *x, TnValue *y);  // y NULL: one operand
TnValue *tn_emit_convert(TnPassCtx *cx, TnOp *at, TnValue *x, const TnType *elem);
TnValue *tn_emit_compare(TnPassCtx *cx, TnOp *at, int64_t direction, TnValue *x, TnValue *y);
TnValue *tn_emit_select(TnPassCtx *cx, TnOp *at, TnValue *pred, TnValue *yes, TnValue *no);
TnValue *tn_emit_iota(TnPassCtx *cx, TnOp *at, const TnType *type, int64_t dim);

TnValue *tn_emit_joined(TnPassCtx *cx, TnOp *at, const TnType *type, int64_t dim, size_t n,
                        TnValue *const *v);  // concatenate
TnValue *tn_emit_reshape(TnPassCtx *cx, TnOp *at, TnValue *x, size_t rank, const int64_t *dims);
// Dimension i of x becomes dims[i] of type, whose element type is that of x.
TnValue *tn_emit_broadcast(TnPassCtx *cx, TnOp *at, TnValue *x, const TnType *type, const int64_t *dims);
// The same; x has one dimension, or none.
TnValue *tn_emit_broadcast1(TnPassCtx *cx, TnOp *at, TnValue *x, const TnType *type, int64_t dim);
TnValue *tn_emit_transpose(TnPassCtx *cx, TnOp *at, TnValue *x, const int64_t *permutation);
TnValue *tn_emit_slice(TnPassCtx *cx, TnOp *at, TnValue *x, const int64_t *start, const int64_t *limit,
                       const int64_t *strides);  // start NULL: zeros, strides NULL: ones
TnValue *tn_emit_pad(TnPassCtx *cx, TnOp *at, TnValue *x, TnValue *value, const int64_t *low, const int64_t *high,
                     const int64_t *interior);  // low, interior NULL: zeros
// The dimensions of t with another size of one (if it has any), on scratch.
int64_t *tn_emit_dims(TnPassCtx *cx, const TnType *t, int64_t dim, int64_t size);
// One place along dim, which goes away, and its counterpart. index: a scalar.
TnValue *tn_emit_take(TnPassCtx *cx, TnOp *at, TnValue *x, int64_t dim, TnValue *index);
TnValue *tn_emit_put(TnPassCtx *cx, TnOp *at, TnValue *x, int64_t dim, TnValue *index, TnValue *slice);

// Zero, or false, in the element type.
TnValue *tn_emit_zero(TnPassCtx *cx, TnOp *at, const TnType *type);
// The sum over dimensions (n of them), which go away.
TnValue *tn_emit_sum(TnPassCtx *cx, TnOp *at, TnValue *x, const int64_t *dims, size_t n);
// (x, y) -> x + y on scalars, as the body of a new op.
void tn_emit_sum_body(TnPassCtx *cx, const TnOp *at, TnRegion *r, const TnType *elem);
// Appends a terminator whose operands (n of them) are to be set: new ops of the region go before it.
TnOp *tn_emit_return(TnPassCtx *cx, const TnOp *at, TnRegion *r, size_t n);
// A while that counts its steps in its first value, to be placed before `at`: its operands, and what the body returns
// of the others, are to be set.
TnOp *tn_emit_loop(TnPassCtx *cx, TnOp *at, const TnType *const *types, size_t n, int64_t steps);

typedef struct TnDotNumbers {
  const int64_t *lhs_batch, *rhs_batch, *lhs_sum, *rhs_sum;
  size_t n_batch, n_sum;
} TnDotNumbers;
// precision: a list of StableHLO's or CHLO's precisions, or NULL.
TnValue *tn_emit_dot(TnPassCtx *cx, TnOp *at, const TnType *elem, TnValue *lhs, TnValue *rhs, const TnDotNumbers *d,
                     const TnAttr *precision);

// The products that a dot_general is the sums of, in this element type: the dimensions of its result, then those that
// are summed over.
TnValue *tn_emit_products(TnPassCtx *cx, TnOp *op, const TnType *elem);

int64_t tn_static_count(const TnType *t);  // elements of a type of static dims; 1 of what is no tensor
bool tn_list_has(const int64_t *list, size_t n, int64_t x);
// A list attribute's elements on scratch.
int64_t *tn_emit_list(TnPassCtx *cx, const TnAttr *a, size_t *out_n);
// The scalar type of an element type.
static inline const TnType *tn_scalar_type(TnPassCtx *cx, const TnType *elem) {
  return tn_type_tensor(cx->m, elem, 0, NULL, NULL);
}
static inline const TnType *tn_shaped_like(TnPassCtx *cx, const TnType *shape, const TnType *elem) {
  return shape->elem == elem ? shape : tn_type_tensor(cx->m, elem, shape->rank, shape->dims, NULL);
}
static inline const TnType *tn_shaped_as(TnPassCtx *cx, const TnType *shape, TnDtype t) {
  return tn_shaped_like(cx, shape, tn_type_scalar(cx->m, t));
}

#endif  // TENON_PASS_EMIT_H
