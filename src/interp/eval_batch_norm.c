// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// batch_norm_training, batch_norm_inference and batch_norm_grad. Computed in f64 throughout, results rounded once.
#include <math.h>

#include "interp/body.h"

// An operand as [outer][features][inner], and the work for one feature.
typedef struct Norm {
  int64_t outer, features, inner;
  double epsilon;
} Norm;

static Norm read_norm(const TnOp *op, const TnTensor *x) {
  const Tn_batch_norm_attrs *at = TN_OP_ATTRS(op, batch_norm);
  Norm n = {1, x->dims[at->feature_index->i], 1, tn_attr_f64(at->epsilon)};
  for (size_t d = 0; d < x->rank; d++) {
    if ((int64_t)d < at->feature_index->i) n.outer *= x->dims[d];
    if ((int64_t)d > at->feature_index->i) n.inner *= x->dims[d];
  }
  return n;
}

// Operands as f64; the first has all elements, the others one for each feature, but for those at `full`.
static TnError *load(TnInterp *it, const TnOp *op, const Norm *n, TnTensor *const *in, size_t full, TnTensor **out) {
  for (size_t k = 0; k < op->n_operands; k++) {
    int64_t expected = k == 0 || k == full ? n->outer * n->features * n->inner : n->features;
    if (in[k]->n != expected)
      return tn_interp_fail(it, op, "operand %zu has %lld elements, expected %lld", k,
                            (long long)in[k]->n, (long long)expected);
    TN_TRY(tn_body_promote(it, in[k], TN_F64, &out[k]));
  }
  return NULL;
}

static const double *numbers(const TnTensor *t) { return (const double *)(const void *)t->data; }

static TnError *new_f64(TnInterp *it, const TnTensor *like, TnTensor **out) {
  return tn_tensor_new(it, TN_F64, NULL, like->rank, like->dims, out);
}

static TnError *store(TnInterp *it, const TnOp *op, size_t index, TnTensor *x, TnTensor **out) {
  TN_TRY(tn_tensor_new_ranked(it, op, index, x->rank, x->dims, &out[index]));
  tn_convert((TnDtype)out[index]->dtype, out[index]->data, TN_F64, x->data, (size_t)x->n);
  tn_tensor_release(it, x);
  return NULL;
}

// Runs over the elements of feature f: `i` is the index of each.
#define FOR_FEATURE(n, f, i)                                       \
  for (int64_t o_ = 0; o_ < (n)->outer; o_++)                      \
    for (int64_t i = (o_ * (n)->features + (f)) * (n)->inner, end_ = i + (n)->inner; i < end_; i++)

static void normalize(const Norm *n, int64_t f, const double *x, double mean, double variance, double scale,
                      double offset, double *out) {
  double deviation = sqrt(variance + n->epsilon);
  FOR_FEATURE(n, f, i) out[i] = scale * ((x[i] - mean) / deviation) + offset;
}

TnError *tn_eval_batch_norm_inference(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  Norm n = read_norm(op, in[0]);
  TnTensor *x[5], *result;
  TN_TRY(load(it, op, &n, in, 0, x));
  TN_TRY(new_f64(it, in[0], &result));
  for (int64_t f = 0; f < n.features; f++)
    normalize(&n, f, numbers(x[0]), numbers(x[3])[f], numbers(x[4])[f], numbers(x[1])[f], numbers(x[2])[f],
              (double *)(void *)result->data);
  for (size_t k = 0; k < 5; k++) tn_tensor_release(it, x[k]);
  return store(it, op, 0, result, out);
}

TnError *tn_eval_batch_norm_training(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  Norm n = read_norm(op, in[0]);
  TnTensor *x[3], *result, *mean, *variance;
  TN_TRY(load(it, op, &n, in, 0, x));
  TN_TRY(new_f64(it, in[0], &result));
  TN_TRY(new_f64(it, in[1], &mean));
  TN_TRY(new_f64(it, in[1], &variance));
  double count = (double)(n.outer * n.inner);
  const double *data = numbers(x[0]);
  for (int64_t f = 0; f < n.features; f++) {
    double sum = 0, squares = 0;
    FOR_FEATURE(&n, f, i) sum += data[i];
    double m = sum / count;
    FOR_FEATURE(&n, f, i) squares += (data[i] - m) * (data[i] - m);
    ((double *)(void *)mean->data)[f] = m;
    ((double *)(void *)variance->data)[f] = squares / count;
    normalize(&n, f, data, m, squares / count, numbers(x[1])[f], numbers(x[2])[f], (double *)(void *)result->data);
  }
  for (size_t k = 0; k < 3; k++) tn_tensor_release(it, x[k]);
  TN_TRY(store(it, op, 0, result, out));
  TN_TRY(store(it, op, 1, mean, out));
  return store(it, op, 2, variance, out);
}

// Operands: operand, scale, mean, variance, grad_output.
TnError *tn_eval_batch_norm_grad(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  Norm n = read_norm(op, in[0]);
  TnTensor *t[5], *grad, *grad_scale, *grad_offset;
  TN_TRY(load(it, op, &n, in, 4, t));
  TN_TRY(new_f64(it, in[0], &grad));
  TN_TRY(new_f64(it, in[1], &grad_scale));
  TN_TRY(new_f64(it, in[1], &grad_offset));
  double count = (double)(n.outer * n.inner);
  const double *x = numbers(t[0]), *g = numbers(t[4]);
  for (int64_t f = 0; f < n.features; f++) {
    double mean = numbers(t[2])[f], variance = numbers(t[3])[f] + n.epsilon, deviation = sqrt(variance);
    double sum = 0, centered_sum = 0;
    FOR_FEATURE(&n, f, i) sum += g[i], centered_sum += g[i] * (x[i] - mean);
    double factor = numbers(t[1])[f] / deviation / count;
    double *result = (double *)(void *)grad->data;
    FOR_FEATURE(&n, f, i) result[i] = factor * (g[i] * count - sum - centered_sum * (x[i] - mean) / variance);
    ((double *)(void *)grad_scale->data)[f] = centered_sum / deviation;
    ((double *)(void *)grad_offset->data)[f] = sum;
  }
  for (size_t k = 0; k < 5; k++) tn_tensor_release(it, t[k]);
  TN_TRY(store(it, op, 0, grad, out));
  TN_TRY(store(it, op, 1, grad_scale, out));
  return store(it, op, 2, grad_offset, out);
}
