// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// dot, einsum and unary_einsum as dot_general, with what an einsum needs before and after it.
#include "pass/decompose.h"

// Contracts the last dimension of lhs with the first of rhs.
TnError *tn_decompose_dot(TnPassCtx *cx, TnOp *op) {
  int64_t last = (int64_t)op->operands[0]->type->rank - 1, first = 0;
  TnDotNumbers d = {.lhs_sum = &last, .rhs_sum = &first, .n_sum = 1};
  tn_rewrite_replace1(cx, op,
                      tn_emit_dot(cx, op, op->results[0].type->elem, op->operands[0], op->operands[1], &d,
                                  TN_OP_ATTRS(op, dot)->precision_config));
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// einsum: "ab,bc->ac", one letter a dimension. A letter that an operand has twice walks its diagonal; one that neither
// the other operand nor the result has is summed over; then the product, then the dimensions in their order.

enum { MAX_LETTERS = 52 };

typedef struct Side {
  TnValue *x;
  char letters[MAX_LETTERS];
  size_t n;
} Side;

static int64_t find(const char *letters, size_t n, char c) {
  for (size_t i = 0; i < n; i++)
    if (letters[i] == c) return (int64_t)i;
  return -1;
}

// The diagonal of dimensions a < b, both of size n, stays at a: every (n+1)-th element of the two taken as one.
static void take_diagonal(TnPassCtx *cx, TnOp *op, Side *s, size_t a, size_t b) {
  size_t rank = s->x->type->rank;
  int64_t *list = tn_new_n(cx->scratch, int64_t, 3 * rank), *dims = list + rank, *strides = dims + rank;
  int64_t n = s->x->type->dims[a];
  for (size_t d = 0, k = 0; d < rank; d++)  // b right behind a
    if (d != b) {
      list[k++] = (int64_t)d;
      if (d == a) list[k++] = (int64_t)b;
    }
  TnValue *x = tn_emit_transpose(cx, op, s->x, list);
  for (size_t d = 0; d + 1 < rank; d++) dims[d] = x->type->dims[d <= a ? d : d + 1], strides[d] = 1;
  dims[a] = n * n, strides[a] = n + 1;
  x = tn_emit_reshape(cx, op, x, rank - 1, dims);
  s->x = n > 1 ? tn_emit_slice(cx, op, x, NULL, dims, strides) : x;
  memmove(s->letters + b, s->letters + b + 1, s->n - b - 1);
  s->n--;
}

static void take_diagonals(TnPassCtx *cx, TnOp *op, Side *s) {
  for (size_t b = s->n; b-- > 1;) {
    int64_t a = find(s->letters, b, s->letters[b]);
    if (a >= 0) take_diagonal(cx, op, s, (size_t)a, b);
  }
}

// Sums over the letters that `other` and the result do not have.
static void sum_own(TnPassCtx *cx, TnOp *op, Side *s, const Side *other, TnStr result) {
  int64_t dims[MAX_LETTERS];
  size_t n = 0, kept = 0;
  for (size_t i = 0; i < s->n; i++) {
    char c = s->letters[i];
    bool keep = find(result.p, result.n, c) >= 0 || (other && find(other->letters, other->n, c) >= 0);
    if (keep)
      s->letters[kept++] = c;
    else
      dims[n++] = (int64_t)i;
  }
  if (!n) return;
  s->n = kept;
  s->x = tn_emit_sum(cx, op, s->x, dims, n);
}

static void read_side(Side *s, TnValue *x, const char *letters) {
  s->x = x;
  s->n = x->type->rank;
  memcpy(s->letters, letters, s->n);
}

// The product has the letters that both have and the result too, then what is left of either side.
static void multiply(TnPassCtx *cx, TnOp *op, Side *l, const Side *r, TnStr result) {
  int64_t dims[4][MAX_LETTERS];
  TnDotNumbers d = {dims[0], dims[1], dims[2], dims[3], 0, 0};
  Side out = {.n = 0};
  for (size_t i = 0; i < l->n; i++) {
    int64_t k = find(r->letters, r->n, l->letters[i]);
    bool in_result = find(result.p, result.n, l->letters[i]) >= 0;
    if (k < 0) continue;
    size_t *n = in_result ? &d.n_batch : &d.n_sum;
    dims[in_result ? 0 : 2][*n] = (int64_t)i, dims[in_result ? 1 : 3][*n] = k;
    ++*n;
    if (in_result) out.letters[out.n++] = l->letters[i];
  }
  for (size_t i = 0; i < l->n; i++)
    if (find(r->letters, r->n, l->letters[i]) < 0) out.letters[out.n++] = l->letters[i];
  for (size_t i = 0; i < r->n; i++)
    if (find(l->letters, l->n, r->letters[i]) < 0) out.letters[out.n++] = r->letters[i];
  out.x = tn_emit_dot(cx, op, op->results[0].type->elem, l->x, r->x, &d, NULL);
  *l = out;
}

TnError *tn_decompose_einsum(TnPassCtx *cx, TnOp *op) {
  TnStr config = TN_OP_ATTRS(op, einsum)->einsum_config->str;
  Side l, r;
  size_t rank = op->results[0].type->rank;
  TnStr result = {config.p + config.n - rank, rank};
  bool is_binary = op->n_operands == 2;
  int64_t n[2];
  for (uint32_t i = 0; i < op->n_operands; i++) {
    if (tn_type_n_elements(op->operands[i]->type, &n[i]) && n[i]) continue;
    tn_rewrite_replace1(cx, op, tn_emit_zero(cx, op, op->results[0].type));  // sums of nothing
    return NULL;
  }
  if (op->operands[0]->type->rank > MAX_LETTERS / 2 || op->operands[is_binary]->type->rank > MAX_LETTERS / 2)
    return tn_op_fail(cx->m, op, TN_UNIMPLEMENTED, "more than %d dimensions", MAX_LETTERS / 2);
  read_side(&l, op->operands[0], config.p);
  take_diagonals(cx, op, &l);
  if (is_binary) {
    read_side(&r, op->operands[1], config.p + op->operands[0]->type->rank + 1);
    take_diagonals(cx, op, &r);
    sum_own(cx, op, &r, &l, result);
  }
  sum_own(cx, op, &l, is_binary ? &r : NULL, result);
  if (is_binary) multiply(cx, op, &l, &r, result);
  int64_t permutation[MAX_LETTERS];
  for (size_t i = 0; i < rank; i++) permutation[i] = find(l.letters, l.n, result.p[i]);
  TnValue *x = tn_emit_transpose(cx, op, l.x, permutation);
  tn_rewrite_replace1(cx, op, tn_emit_convert(cx, op, x, op->results[0].type->elem));
  return NULL;
}
