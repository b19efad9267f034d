// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// fft, cholesky and triangular_solve, computed in f64 (complex: pairs of f64) and rounded once.
#include <math.h>

#include "interp/body.h"
#include "interp/fft.h"

// ---------------------------------------------------------------------------------------------------------------
// fft

// Transforms every line of x along dimension d.
static TnError *transform_lines(TnInterp *it, const TnOp *op, TnTensor *x, size_t d, bool is_inverse) {
  TnArena *a = tn_interp_scratch(it);
  TnArenaMark mark = tn_arena_mark(a);
  size_t n = (size_t)x->dims[d], step = 1;
  for (size_t e = d + 1; e < x->rank; e++) step *= (size_t)x->dims[e];
  TnFft *f = tn_fft_new(a, n);
  TnC128 *line = tn_arena_push_n(a, n, sizeof *line), *data = (TnC128 *)(void *)x->data;
  size_t lines = (size_t)x->n / n, since_poll = 0;
  for (size_t i = 0; i < lines; i++) {
    TnC128 *first = data + i / step * step * n + i % step;
    for (size_t k = 0; k < n; k++) line[k] = first[k * step];
    tn_fft_run(f, line, is_inverse);
    for (size_t k = 0; k < n; k++) first[k * step] = line[k];
    if ((since_poll += n) > 1 << 16) {
      since_poll = 0;
      TN_TRY(tn_interp_poll(it, op));
    }
  }
  tn_arena_release(a, mark);
  return NULL;
}

// The last dimension of x cut to, or with is_hermitian completed by symmetry to, `last` elements. Elements that have to
// be real in a transform of real numbers have their imaginary parts dropped.
static TnError *resize_last(TnInterp *it, const TnTensor *x, int64_t last, bool is_hermitian, TnTensor **out) {
  TnArena *a = tn_interp_scratch(it);
  int64_t *dims = tn_new_n(a, int64_t, x->rank), had = x->dims[x->rank - 1];
  memcpy(dims, x->dims, x->rank * sizeof *dims);
  dims[x->rank - 1] = last;
  TN_TRY(tn_tensor_new(it, TN_C128, NULL, x->rank, dims, out));
  const TnC128 *from = (const TnC128 *)(const void *)x->data;
  TnC128 *to = (TnC128 *)(void *)(*out)->data;
  for (int64_t row = 0; row < x->n / had; row++, from += had, to += last) {
    if (!is_hermitian) {
      memcpy(to, from, (size_t)last * sizeof *to);
      continue;
    }
    for (int64_t k = 0; k < last; k++) {
      to[k] = k < had ? from[k] : (TnC128){from[last - k].re, -from[last - k].im};
      if (k == 0 || 2 * k == last) to[k].im = 0;
    }
  }
  return NULL;
}

TnError *tn_eval_fft(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const Tn_fft_attrs *at = TN_OP_ATTRS(op, fft);
  TnI64s lengths = at->fft_length;
  size_t rank = in[0]->rank, first = rank - tn_attr_n(lengths), last = rank - 1;
  int64_t type = at->fft_type->i, n = tn_i64s_at(lengths, tn_attr_n(lengths) - 1);
  bool is_inverse = type == TN_fft_type_IFFT || type == TN_fft_type_IRFFT, is_irfft = type == TN_fft_type_IRFFT;
  for (size_t d = first; d < rank; d++) {
    int64_t expected = tn_i64s_at(lengths, d - first);
    if (is_irfft && d == last) expected = expected ? expected / 2 + 1 : 0;
    if (in[0]->dims[d] != expected)
      return tn_interp_fail(it, op, "dimension %zu is %lld, expected %lld (fft_c5)", d,
                            (long long)in[0]->dims[d], (long long)expected);
  }
  int64_t *dims = tn_tensor_dims(it, in[0]);
  if (is_irfft) dims[last] = n;
  if (type == TN_fft_type_RFFT) dims[last] = n ? n / 2 + 1 : 0;
  TN_TRY(tn_tensor_new_ranked(it, op, 0, rank, dims, &out[0]));
  if (out[0]->n == 0) return NULL;
  TnTensor *x, *resized;
  TN_TRY(tn_tensor_new(it, TN_C128, NULL, rank, in[0]->dims, &x));
  tn_convert(TN_C128, x->data, (TnDtype)in[0]->dtype, in[0]->data, (size_t)x->n);
  if (!is_irfft) TN_TRY(transform_lines(it, op, x, last, is_inverse));
  if (type == TN_fft_type_RFFT) {
    TN_TRY(resize_last(it, x, n / 2 + 1, false, &resized));
    tn_tensor_release(it, x);
    x = resized;
  }
  for (size_t d = last; d-- > first;) TN_TRY(transform_lines(it, op, x, d, is_inverse));
  if (is_irfft) {
    TN_TRY(resize_last(it, x, n, true, &resized));
    tn_tensor_release(it, x);
    x = resized;
    TN_TRY(transform_lines(it, op, x, last, true));
  }
  tn_convert((TnDtype)out[0]->dtype, out[0]->data, TN_C128, x->data, (size_t)x->n);
  tn_tensor_release(it, x);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Matrices of real or complex f64

static inline TnC128 c_mul(TnC128 a, TnC128 b) {
  return (TnC128){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

// Smith's division: no overflow in between.
static TnC128 c_div(TnC128 a, TnC128 b) {
  if (fabs(b.re) >= fabs(b.im)) {
    double r = b.im / b.re, d = b.re + b.im * r;
    return (TnC128){(a.re + a.im * r) / d, (a.im - a.re * r) / d};
  }
  double r = b.re / b.im, d = b.re * r + b.im;
  return (TnC128){(a.re * r + a.im) / d, (a.im * r - a.re) / d};
}

#define NAME(f) f##_real
#define ELEMENT double
#define RE(x) (x)
#define CONJ(x) (x)
#define OF_REAL(r) (r)
#define SUBTRACT_PRODUCT(x, a, b) ((x) - (a) * (b))
#define DIVIDE(a, b) ((a) / (b))
#include "interp/linalg_tmpl.h"

#define NAME(f) f##_complex
#define ELEMENT TnC128
#define RE(x) ((x).re)
#define CONJ(x) ((TnC128){(x).re, -(x).im})
#define OF_REAL(r) ((TnC128){(r), 0})
#define SUBTRACT_PRODUCT(x, a, b) ((TnC128){(x).re - c_mul(a, b).re, (x).im - c_mul(a, b).im})
#define DIVIDE(a, b) c_div(a, b)
#include "interp/linalg_tmpl.h"

static TnDtype wide_type(const TnTensor *t) { return tn_dtype_is_complex((TnDtype)t->dtype) ? TN_C128 : TN_F64; }

static int64_t count_batch(const TnTensor *t) {
  int64_t n = 1;
  for (size_t d = 0; d + 2 < t->rank; d++) n *= t->dims[d];
  return n;
}

// A matrix that is not positive definite gives NaN everywhere; otherwise the other triangle is 0.
TnError *tn_eval_cholesky(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnTensor *t = in[0];
  bool is_lower = tn_attr_bool_or(TN_OP_ATTRS(op, cholesky)->lower, false);
  TnDtype wide = wide_type(t);
  size_t n = (size_t)t->dims[t->rank - 1];
  if (t->dims[t->rank - 2] != (int64_t)n)
    return tn_interp_fail(it, op, "matrices are %lld x %zu, expected square ones (cholesky_c3)",
                          (long long)t->dims[t->rank - 2], n);
  TN_TRY(tn_tensor_new_ranked(it, op, 0, t->rank, t->dims, &out[0]));
  TnTensor *x;
  TN_TRY(tn_tensor_new(it, wide, NULL, t->rank, t->dims, &x));
  tn_convert(wide, x->data, (TnDtype)t->dtype, t->data, (size_t)t->n);
  void *column = tn_arena_push_n(tn_interp_scratch(it), n, sizeof(TnC128));
  for (int64_t i = 0, batch = count_batch(t); i < batch; i++) {
    void *matrix = x->data + (size_t)i * n * n * tn_dtype_bytes(wide);
    TN_TRY(wide == TN_C128 ? factor_complex(it, op, matrix, n, is_lower, column)
                           : factor_real(it, op, matrix, n, is_lower, column));
  }
  tn_convert((TnDtype)out[0]->dtype, out[0]->data, wide, x->data, (size_t)x->n);
  tn_tensor_release(it, x);
  return NULL;
}

TnError *tn_eval_triangular_solve(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const Tn_triangular_solve_attrs *at = TN_OP_ATTRS(op, triangular_solve);
  const TnTensor *a = in[0], *b = in[1];
  bool is_left = at->left_side->i != 0, is_lower = at->lower->i != 0, is_unit = at->unit_diagonal->i != 0;
  bool is_transposed = at->transpose_a->i == TN_transpose_TRANSPOSE || at->transpose_a->i == TN_transpose_ADJOINT;
  bool is_adjoint = at->transpose_a->i == TN_transpose_ADJOINT;
  TnDtype wide = wide_type(b);
  size_t bytes = tn_dtype_bytes(wide), rows = (size_t)b->dims[b->rank - 2], columns = (size_t)b->dims[b->rank - 1];
  size_t n = is_left ? rows : columns, others = is_left ? columns : rows;
  int64_t batch = count_batch(b);
  if (a->rank != b->rank || count_batch(a) != batch || a->dims[a->rank - 1] != (int64_t)n ||
      a->dims[a->rank - 2] != (int64_t)n)
    return tn_interp_fail(it, op,
                          "a has matrices of %lld x %lld, expected %zu x %zu, %lld of them (triangular_solve_c3)",
                          (long long)a->dims[a->rank - 2], (long long)a->dims[a->rank - 1], n, n, (long long)batch);
  TN_TRY(tn_tensor_new_ranked(it, op, 0, b->rank, b->dims, &out[0]));
  TnTensor *triangle, *x, *work;
  TN_TRY(tn_tensor_new(it, wide, NULL, a->rank, a->dims, &triangle));
  TN_TRY(tn_tensor_new(it, wide, NULL, b->rank, b->dims, &x));
  int64_t work_n = (int64_t)(n * n + n * others);
  TN_TRY(tn_tensor_new(it, wide, NULL, 1, &work_n, &work));
  tn_convert(wide, triangle->data, (TnDtype)a->dtype, a->data, (size_t)a->n);
  tn_convert(wide, x->data, (TnDtype)b->dtype, b->data, (size_t)b->n);
  for (int64_t i = 0; i < batch; i++) {
    void *matrix = triangle->data + (size_t)i * n * n * bytes, *right = x->data + (size_t)i * n * others * bytes;
    // X op(A) = B is op(A)^T X^T = B^T.
    bool is_flipped = is_transposed != !is_left;
    void *room = work->data;
    TN_TRY(
        wide == TN_C128
            ? solve_complex(it, op, matrix, right, room, n, others, is_lower, is_flipped, is_adjoint, is_unit, !is_left)
            : solve_real(it, op, matrix, right, room, n, others, is_lower, is_flipped, is_adjoint, is_unit, !is_left));
  }
  tn_convert((TnDtype)out[0]->dtype, out[0]->data, wide, x->data, (size_t)x->n);
  tn_tensor_release(it, triangle), tn_tensor_release(it, x), tn_tensor_release(it, work);
  return NULL;
}
