// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// fft, cholesky and triangular_solve, by the library's routines in f64 (complex: pairs of f64) and rounded once.
#include "interp/interp_priv.h"
#include "lib/lib.h"

static TnDtype wide_type(const TnTensor *t) { return tn_dtype_is_complex((TnDtype)t->dtype) ? TN_C128 : TN_F64; }

// Operands and results of type `types[i]` in the place of those given: n - 1 operands, then the result.
static TnError *run_wide(TnInterp *it, TnLibFn *fn, const void *params, size_t scratch, TnTensor *const *tensors,
                         const TnDtype *types, size_t n) {
  TnTensor *wide[3];
  void *bufs[3];
  for (size_t i = 0; i < n; i++) {
    const TnTensor *t = tensors[i];
    TN_TRY(tn_tensor_new(it, types[i], NULL, t->rank, t->dims, &wide[i]));
    bufs[i] = wide[i]->data;
    if (i < n - 1) tn_convert(types[i], bufs[i], (TnDtype)t->dtype, t->data, (size_t)t->n);
  }
  TN_TRY(tn_interp_routine(it, fn, params, scratch, bufs, n));
  const TnTensor *out = tensors[n - 1];
  tn_convert((TnDtype)out->dtype, out->data, types[n - 1], bufs[n - 1], (size_t)out->n);
  for (size_t i = 0; i < n; i++) tn_tensor_release(it, wide[i]);
  return NULL;
}

TnError *tn_eval_fft(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const Tn_fft_attrs *at = TN_OP_ATTRS(op, fft);
  TnI64s lengths = at->fft_length;
  const size_t rank = in[0]->rank, n_axes = tn_attr_n(lengths), first = rank - n_axes, last = rank - 1;
  TnLibFft p = {.kind = (TnLibFftKind)at->fft_type->i, .is_double = true, .n_axes = n_axes, .batch = 1};
  int64_t *dims = tn_new_n(&it->scratch, int64_t, rank);
  memcpy(dims, in[0]->dims, rank * sizeof *dims);
  for (size_t d = 0; d < first; d++) p.batch *= dims[d];
  for (size_t d = first; d < rank; d++) {
    int64_t expected = p.lengths[d - first] = tn_i64s_at(lengths, d - first);
    if (p.kind == TN_LIB_IRFFT && d == last) expected = expected ? expected / 2 + 1 : 0;
    if (dims[d] != expected)
      return tn_interp_fail(it, op, "dimension %zu is %lld, expected %lld (fft_c5)", d,
                            (long long)dims[d], (long long)expected);
  }
  const int64_t n = p.lengths[n_axes - 1];
  if (p.kind == TN_LIB_IRFFT) dims[last] = n;
  if (p.kind == TN_LIB_RFFT) dims[last] = n ? n / 2 + 1 : 0;
  TN_TRY(tn_tensor_new_ranked(it, op, 0, rank, dims, &out[0]));
  if (out[0]->n == 0) return NULL;
  struct TnFftAxis *known = NULL;
  tn_lib_fft_prepare(&it->scratch, &p, &known);
  return run_wide(it, tn_lib_fft, &p, tn_lib_fft_scratch(&p), (TnTensor *[]){in[0], out[0]},
                  (TnDtype[]){wide_type(in[0]), wide_type(out[0])}, 2);
}

static int64_t count_batch(const TnTensor *t) {
  int64_t n = 1;
  for (size_t d = 0; d + 2 < t->rank; d++) n *= t->dims[d];
  return n;
}

// A matrix that is not positive definite gives NaN everywhere; otherwise the other triangle is 0.
TnError *tn_eval_cholesky(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnTensor *t = in[0];
  const TnDtype wide = wide_type(t);
  const TnLibCholesky p = {.type = wide,
                           .batch = count_batch(t),
                           .n = t->dims[t->rank - 1],
                           .is_lower = tn_attr_bool_or(TN_OP_ATTRS(op, cholesky)->lower, false)};
  if (t->dims[t->rank - 2] != p.n)
    return tn_interp_fail(it, op, "matrices are %lld x %lld, expected square ones (cholesky_c3)",
                          (long long)t->dims[t->rank - 2], (long long)p.n);
  TN_TRY(tn_tensor_new_ranked(it, op, 0, t->rank, t->dims, &out[0]));
  return run_wide(it, tn_lib_cholesky, &p, tn_lib_cholesky_scratch(&p), (TnTensor *[]){in[0], out[0]},
                  (TnDtype[]){wide, wide}, 2);
}

TnError *tn_eval_triangular_solve(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const Tn_triangular_solve_attrs *at = TN_OP_ATTRS(op, triangular_solve);
  const TnTensor *a = in[0], *b = in[1];
  const TnDtype wide = wide_type(b);
  const bool is_left = at->left_side->i != 0, is_adjoint = at->transpose_a->i == TN_transpose_ADJOINT;
  const int64_t rows = b->dims[b->rank - 2], columns = b->dims[b->rank - 1];
  const TnLibSolve p = {.type = wide,
                        .batch = count_batch(b),
                        .n = is_left ? rows : columns,
                        .others = is_left ? columns : rows,
                        .is_right = !is_left,
                        .is_lower = at->lower->i != 0,
                        .is_unit = at->unit_diagonal->i != 0,
                        .is_conjugated = is_adjoint,
                        .is_transposed = is_adjoint || at->transpose_a->i == TN_transpose_TRANSPOSE};
  if (a->rank != b->rank || count_batch(a) != p.batch || a->dims[a->rank - 1] != p.n || a->dims[a->rank - 2] != p.n)
    return tn_interp_fail(it, op,
                          "a has matrices of %lld x %lld, expected %lld x %lld, %lld of them (triangular_solve_c3)",
                          (long long)a->dims[a->rank - 2], (long long)a->dims[a->rank - 1], (long long)p.n,
                          (long long)p.n, (long long)p.batch);
  TN_TRY(tn_tensor_new_ranked(it, op, 0, b->rank, b->dims, &out[0]));
  return run_wide(it, tn_lib_solve, &p, tn_lib_solve_scratch(&p), (TnTensor *[]){in[0], in[1], out[0]},
                  (TnDtype[]){wide, wide, wide}, 3);
}
