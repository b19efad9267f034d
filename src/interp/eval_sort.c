// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// sort and top_k: a stable merge sort of positions.
#include "interp/body.h"

typedef struct Sort Sort;
typedef bool Less(Sort *s, int64_t a, int64_t b);  // of elements of the tensors

struct Sort {
  TnInterp *it;
  const TnOp *op;
  Less *less;
  int64_t n, step;             // length of a slice; distance of neighbours in it
  TnTensor *const *in;
  TnBody *body;                // sort: the comparator, and its arguments
  const void **args;
  int64_t *order, *other;      // elements of the slice: the result, and room for as many
  TnError *error;
};

static const void *element(const TnTensor *t, int64_t i) {
  return t->data + (size_t)i * tn_dtype_bytes((TnDtype)t->dtype);
}

// What the comparator says.
static bool is_less(Sort *s, int64_t a, int64_t b) {
  uint8_t less = 0;
  void *result = &less;
  for (uint32_t k = 0; k < s->body->n_args / 2; k++)
    s->args[2 * k] = element(s->in[k], a), s->args[2 * k + 1] = element(s->in[k], b);
  if (!s->error) s->error = tn_body_run(s->body, s->args, &result, 1);
  return less;
}

// Whether a is the larger one; floats in total order, complex numbers by their real parts first.
static bool is_greater(Sort *s, int64_t a, int64_t b) {
  const TnDtype type = (TnDtype)s->in[0]->dtype, part = tn_dtype_real(type);
  const uint8_t *x = element(s->in[0], a), *y = element(s->in[0], b);
  for (const uint8_t *end = x + tn_dtype_bytes(type); x < end; x += tn_dtype_bytes(part), y += tn_dtype_bytes(part)) {
    uint8_t is_greater = 0, is_equal = 0;
    tn_scalar_binary(tn_dtype_is_float(part) ? TN_SCALAR_total_gt : TN_SCALAR_compare_gt, part, &is_greater, x, y, 1);
    tn_scalar_binary(tn_dtype_is_float(part) ? TN_SCALAR_total_eq : TN_SCALAR_compare_eq, part, &is_equal, x, y, 1);
    if (!is_equal) return is_greater;
  }
  return false;
}

static void merge(Sort *s, int64_t first, int64_t middle, int64_t end) {
  const int64_t *from = s->order;
  int64_t *to = s->other, a = first, b = middle;
  for (int64_t i = first; i < end; i++)
    to[i] = b == end || (a < middle && !s->less(s, from[b], from[a])) ? from[a++] : from[b++];
}

static void insert(Sort *s, int64_t first, int64_t end) {
  for (int64_t i = first + 1; i < end; i++) {
    int64_t x = s->order[i], at = i;
    for (; at > first && s->less(s, x, s->order[at - 1]); at--) s->order[at] = s->order[at - 1];
    s->order[at] = x;
  }
}

// The slice whose first element is `base`: runs of a few by insertion, then merged. A comparator that is no order (`<`
// of floats where there is a NaN) gives some permutation, which depends on these steps.
static TnError *sort_slice(Sort *s, int64_t base) {
  enum { RUN = 8 };
  for (int64_t i = 0; i < s->n; i++) s->order[i] = base + i * s->step;
  for (int64_t i = 0; i < s->n; i += RUN) insert(s, i, i + RUN < s->n ? i + RUN : s->n);
  for (int64_t run = RUN; run < s->n && !s->error; run *= 2) {
    for (int64_t first = 0; first < s->n; first += 2 * run) {
      int64_t middle = first + run < s->n ? first + run : s->n, end = first + 2 * run < s->n ? first + 2 * run : s->n;
      merge(s, first, middle, end);
    }
    int64_t *swap = s->order;
    s->order = s->other, s->other = swap;
    TN_TRY(tn_interp_poll(s->it, s->op));
  }
  return s->error;
}

// Memory for the positions of one slice.
static TnError *prepare(Sort *s, TnTensor **out_room) {
  int64_t dims[2] = {2, s->n};
  TN_TRY(tn_tensor_new(s->it, TN_I64, NULL, 2, dims, out_room));
  s->order = (int64_t *)(void *)(*out_room)->data;
  s->other = s->order + s->n;
  return NULL;
}

TnError *tn_eval_sort(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  size_t rank = in[0]->rank, n = op->n_operands;
  int64_t dim = tn_attr_int_or(TN_OP_ATTRS(op, sort)->dimension, -1);
  if (dim < 0) dim += (int64_t)rank;
  TN_TRY(tn_check_same_dims(it, op, in, n, "sort_c3"));
  for (size_t k = 0; k < n; k++) TN_TRY(tn_tensor_new_ranked(it, op, k, rank, in[k]->dims, &out[k]));
  if (in[0]->n == 0) return NULL;
  Sort s = {.it = it, .op = op, .less = is_less, .n = rank ? in[0]->dims[dim] : 1, .step = 1, .in = in};
  for (size_t d = (size_t)dim + 1; d < rank; d++) s.step *= in[0]->dims[d];
  TN_TRY(tn_body_new(it, op, &op->regions[0], &s.body));
  s.args = tn_new_n(tn_interp_scratch(it), const void *, s.body->n_args);
  TnTensor *positions;
  TN_TRY(prepare(&s, &positions));
  for (int64_t slice = 0; slice < in[0]->n / s.n; slice++) {
    int64_t base = slice / s.step * s.step * s.n + slice % s.step;
    TN_TRY(sort_slice(&s, base));
    for (size_t k = 0; k < n; k++) {
      size_t bytes = tn_dtype_bytes((TnDtype)in[k]->dtype);
      for (int64_t i = 0; i < s.n; i++)
        memcpy(out[k]->data + (size_t)(base + i * s.step) * bytes, element(in[k], s.order[i]), bytes);
    }
  }
  tn_tensor_release(it, positions);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------

// The k largest of the last dimension, largest first, equal ones by position; floats in total order. A stable sort
// serves is_stable = false too.
TnError *tn_eval_chlo_top_k(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnTensor *x = in[0];
  if (x->rank == 0) return tn_interp_fail(it, op, "operand has rank 0, expected at least 1");
  int64_t k = tn_attr_int_or(TN_OP_ATTRS(op, chlo_top_k)->k, 0), n = x->dims[x->rank - 1];
  if (k < 0 || k > n)
    return tn_interp_fail(it, op, "k is %lld, expected 0 to %lld, the size of the last dimension",
                          (long long)k, (long long)n);
  int64_t *dims = tn_tensor_dims(it, x);
  dims[x->rank - 1] = k;
  TN_TRY(tn_tensor_new_ranked(it, op, 0, x->rank, dims, &out[0]));
  TN_TRY(tn_tensor_new_ranked(it, op, 1, x->rank, dims, &out[1]));
  if (out[0]->n == 0) return NULL;
  Sort s = {.it = it, .op = op, .less = is_greater, .n = n, .step = 1, .in = in};
  TnTensor *positions;
  TN_TRY(prepare(&s, &positions));
  size_t bytes = tn_dtype_bytes((TnDtype)x->dtype), index_bytes = tn_dtype_bytes((TnDtype)out[1]->dtype);
  for (int64_t row = 0; row < x->n / n; row++) {
    TN_TRY(sort_slice(&s, row * n));
    for (int64_t i = 0; i < k; i++) {
      size_t to = (size_t)(row * k + i);
      memcpy(out[0]->data + to * bytes, element(x, s.order[i]), bytes);
      tn_store_i64((TnDtype)out[1]->dtype, out[1]->data + to * index_bytes, s.order[i] - row * n);
    }
  }
  tn_tensor_release(it, positions);
  return NULL;
}
