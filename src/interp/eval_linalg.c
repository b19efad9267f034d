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
    if (is_irfft && d == last) expected = expected || in[0]->dims[d] ? expected / 2 + 1 : 0;
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
// Matrices of real or complex f64: the same elements for both, of which real ones leave the imaginary part 0

static TnC128 conjugate(TnC128 x) { return (TnC128){x.re, -x.im}; }

// x - a b
static TnC128 less_product(TnC128 x, TnC128 a, TnC128 b, bool is_real) {
  if (is_real) return (TnC128){x.re - a.re * b.re, 0};
  return (TnC128){x.re - (a.re * b.re - a.im * b.im), x.im - (a.re * b.im + a.im * b.re)};
}

// Complex numbers by Smith's division: no overflow in between.
static TnC128 divide(TnC128 a, TnC128 b, bool is_real) {
  if (is_real) return (TnC128){a.re / b.re, 0};
  if (fabs(b.re) >= fabs(b.im)) {
    double r = b.im / b.re, d = b.re + b.im * r;
    return (TnC128){(a.re + a.im * r) / d, (a.im - a.re * r) / d};
  }
  double r = b.re / b.im, d = b.re * r + b.im;
  return (TnC128){(a.re * r + a.im) / d, (a.im * r - a.re) / d};
}

// A = L L^H from the lower triangle (A = U^H U from the upper one), in place. Column by column, each taken out of the
// rest of the matrix; `column` has room for n elements.
static TnError *factor(TnInterp *it, const TnOp *op, TnC128 *a, size_t n, bool is_real, bool is_lower,
                       TnC128 *column) {
  // Work on the lower triangle: the upper one is its mirror image.
  if (!is_lower)
    for (size_t i = 0; i < n; i++)
      for (size_t j = i + 1; j < n; j++) a[j * n + i] = conjugate(a[i * n + j]);
  for (size_t j = 0; j < n; j++) {
    double pivot = a[j * n + j].re;
    if (!(pivot > 0)) {
      for (size_t i = 0; i < n * n; i++) a[i] = (TnC128){(double)__builtin_nan(""), 0};
      return NULL;
    }
    TN_TRY(tn_interp_poll(it, op));
    double root = sqrt(pivot);
    a[j * n + j] = (TnC128){root, 0};
    for (size_t i = j + 1; i < n; i++) {
      a[i * n + j] = divide(a[i * n + j], (TnC128){root, 0}, is_real);
      column[i] = conjugate(a[i * n + j]);
    }
    for (size_t i = j + 1; i < n; i++) {
      TnC128 left = a[i * n + j], *row = a + i * n;
      for (size_t k = j + 1; k <= i; k++) row[k] = less_product(row[k], left, column[k], is_real);
    }
  }
  for (size_t i = 0; i < n; i++)
    for (size_t j = i + 1; j < n; j++) {
      if (!is_lower) a[i * n + j] = conjugate(a[j * n + i]);
      a[is_lower ? i * n + j : j * n + i] = (TnC128){0, 0};
    }
  return NULL;
}

// Solves T x = b for the n x others matrix b in place, T being the triangle of a, transposed when is_flipped,
// conjugated when is_adjoint, with a diagonal of ones when is_unit. With is_b_transposed b holds the others x n
// transpose. `work` has room for n * n + n * others elements.
static TnError *solve(TnInterp *it, const TnOp *op, const TnC128 *a, TnC128 *b, TnC128 *work, size_t n, size_t others,
                      bool is_real, bool is_lower, bool is_flipped, bool is_adjoint, bool is_unit,
                      bool is_b_transposed) {
  TnC128 *t = work, *x = is_b_transposed ? work + n * n : b;
  for (size_t i = 0; i < n; i++)
    for (size_t j = 0; j < n; j++) {
      TnC128 e = is_flipped ? a[j * n + i] : a[i * n + j];
      t[i * n + j] = is_adjoint ? conjugate(e) : e;
    }
  if (is_b_transposed)
    for (size_t i = 0; i < n; i++)
      for (size_t k = 0; k < others; k++) x[i * others + k] = b[k * n + i];
  bool is_forward = is_lower != is_flipped;
  for (size_t step = 0; step < n; step++) {
    size_t i = is_forward ? step : n - 1 - step, first = is_forward ? 0 : i + 1, end = is_forward ? i : n;
    TnC128 *row = x + i * others;
    TN_TRY(tn_interp_poll(it, op));
    for (size_t j = first; j < end; j++) {
      TnC128 factor = t[i * n + j];
      const TnC128 *known = x + j * others;
      for (size_t k = 0; k < others; k++) row[k] = less_product(row[k], factor, known[k], is_real);
    }
    if (is_unit) continue;
    for (size_t k = 0; k < others; k++) row[k] = divide(row[k], t[i * n + i], is_real);
  }
  if (is_b_transposed)
    for (size_t i = 0; i < n; i++)
      for (size_t k = 0; k < others; k++) b[k * n + i] = x[i * others + k];
  return NULL;
}

static bool is_of_reals(const TnTensor *t) { return !tn_dtype_is_complex((TnDtype)t->dtype); }

static int64_t count_batch(const TnTensor *t) {
  int64_t n = 1;
  for (size_t d = 0; d + 2 < t->rank; d++) n *= t->dims[d];
  return n;
}

// A matrix that is not positive definite gives NaN everywhere; otherwise the other triangle is 0.
TnError *tn_eval_cholesky(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnTensor *t = in[0];
  bool is_lower = tn_attr_bool_or(TN_OP_ATTRS(op, cholesky)->lower, false);
  size_t n = (size_t)t->dims[t->rank - 1];
  if (t->dims[t->rank - 2] != (int64_t)n)
    return tn_interp_fail(it, op, "matrices are %lld x %zu, expected square ones (cholesky_c3)",
                          (long long)t->dims[t->rank - 2], n);
  TN_TRY(tn_tensor_new_ranked(it, op, 0, t->rank, t->dims, &out[0]));
  TnTensor *x;
  TN_TRY(tn_tensor_new(it, TN_C128, NULL, t->rank, t->dims, &x));
  tn_convert(TN_C128, x->data, (TnDtype)t->dtype, t->data, (size_t)t->n);
  TnC128 *matrix = (TnC128 *)(void *)x->data, *column = tn_new_n(tn_interp_scratch(it), TnC128, n);
  for (int64_t i = 0, batch = count_batch(t); i < batch; i++, matrix += n * n)
    TN_TRY(factor(it, op, matrix, n, is_of_reals(t), is_lower, column));
  tn_convert((TnDtype)out[0]->dtype, out[0]->data, TN_C128, x->data, (size_t)x->n);
  tn_tensor_release(it, x);
  return NULL;
}

TnError *tn_eval_triangular_solve(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const Tn_triangular_solve_attrs *at = TN_OP_ATTRS(op, triangular_solve);
  const TnTensor *a = in[0], *b = in[1];
  bool is_left = at->left_side->i != 0, is_lower = at->lower->i != 0, is_unit = at->unit_diagonal->i != 0;
  bool is_transposed = at->transpose_a->i == TN_transpose_TRANSPOSE || at->transpose_a->i == TN_transpose_ADJOINT;
  bool is_adjoint = at->transpose_a->i == TN_transpose_ADJOINT;
  size_t rows = (size_t)b->dims[b->rank - 2], columns = (size_t)b->dims[b->rank - 1];
  size_t n = is_left ? rows : columns, others = is_left ? columns : rows;
  int64_t batch = count_batch(b);
  if (a->rank != b->rank || count_batch(a) != batch || a->dims[a->rank - 1] != (int64_t)n ||
      a->dims[a->rank - 2] != (int64_t)n)
    return tn_interp_fail(it, op,
                          "a has matrices of %lld x %lld, expected %zu x %zu, %lld of them (triangular_solve_c3)",
                          (long long)a->dims[a->rank - 2], (long long)a->dims[a->rank - 1], n, n, (long long)batch);
  TN_TRY(tn_tensor_new_ranked(it, op, 0, b->rank, b->dims, &out[0]));
  TnTensor *triangle, *x, *work;
  TN_TRY(tn_tensor_new(it, TN_C128, NULL, a->rank, a->dims, &triangle));
  TN_TRY(tn_tensor_new(it, TN_C128, NULL, b->rank, b->dims, &x));
  int64_t work_n = (int64_t)(n * n + n * others);
  TN_TRY(tn_tensor_new(it, TN_C128, NULL, 1, &work_n, &work));
  tn_convert(TN_C128, triangle->data, (TnDtype)a->dtype, a->data, (size_t)a->n);
  tn_convert(TN_C128, x->data, (TnDtype)b->dtype, b->data, (size_t)b->n);
  const TnC128 *matrix = (const TnC128 *)(const void *)triangle->data;
  TnC128 *right = (TnC128 *)(void *)x->data, *room = (TnC128 *)(void *)work->data;
  const bool is_flipped = is_transposed != !is_left;  // X op(A) = B is op(A)^T X^T = B^T
  for (int64_t i = 0; i < batch; i++, matrix += n * n, right += n * others)
    TN_TRY(solve(it, op, matrix, right, room, n, others, is_of_reals(b), is_lower, is_flipped, is_adjoint, is_unit,
                 !is_left));
  tn_convert((TnDtype)out[0]->dtype, out[0]->data, TN_C128, x->data, (size_t)x->n);
  tn_tensor_release(it, triangle), tn_tensor_release(it, x), tn_tensor_release(it, work);
  return NULL;
}
