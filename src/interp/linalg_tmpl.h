// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for real and once for complex f64: Cholesky factorisation and triangular solve of one matrix.
// The includer defines NAME(f), ELEMENT, RE, CONJ, OF_REAL, SUBTRACT_PRODUCT(x, a, b) = x - a * b and DIVIDE; all are
// undefined here at the end.

// A = L L^H from the lower triangle (A = U^H U from the upper one), in place. Column by column, each taken out of the
// rest of the matrix; `column` has room for n elements.
static TnError *NAME(factor)(TnInterp *it, const TnOp *op, ELEMENT *a, size_t n, bool is_lower, ELEMENT *column) {
  // Work on the lower triangle: the upper one is its mirror image.
  if (!is_lower)
    for (size_t i = 0; i < n; i++)
      for (size_t j = i + 1; j < n; j++) a[j * n + i] = CONJ(a[i * n + j]);
  for (size_t j = 0; j < n; j++) {
    double pivot = RE(a[j * n + j]);
    if (!(pivot > 0)) {
      for (size_t i = 0; i < n * n; i++) a[i] = OF_REAL((double)__builtin_nan(""));
      return NULL;
    }
    TN_TRY(tn_interp_poll(it, op));
    double root = sqrt(pivot);
    a[j * n + j] = OF_REAL(root);
    for (size_t i = j + 1; i < n; i++) {
      a[i * n + j] = DIVIDE(a[i * n + j], OF_REAL(root));
      column[i] = CONJ(a[i * n + j]);
    }
    for (size_t i = j + 1; i < n; i++) {
      ELEMENT left = a[i * n + j], *row = a + i * n;
      for (size_t k = j + 1; k <= i; k++) row[k] = SUBTRACT_PRODUCT(row[k], left, column[k]);
    }
  }
  for (size_t i = 0; i < n; i++)
    for (size_t j = i + 1; j < n; j++) {
      if (!is_lower) a[i * n + j] = CONJ(a[j * n + i]);
      a[is_lower ? i * n + j : j * n + i] = OF_REAL(0);
    }
  return NULL;
}

// Solves T x = b for the n x others matrix b in place, T being the triangle of a, transposed when is_flipped,
// conjugated when is_adjoint, with a diagonal of ones when is_unit. With is_b_transposed b holds the others x n
// transpose. `work` has room for n * n + n * others elements.
static TnError *NAME(solve)(TnInterp *it, const TnOp *op, const ELEMENT *a, ELEMENT *b, ELEMENT *work, size_t n,
                            size_t others, bool is_lower, bool is_flipped, bool is_adjoint, bool is_unit,
                            bool is_b_transposed) {
  ELEMENT *t = work, *x = is_b_transposed ? work + n * n : b;
  for (size_t i = 0; i < n; i++)
    for (size_t j = 0; j < n; j++) {
      ELEMENT e = is_flipped ? a[j * n + i] : a[i * n + j];
      t[i * n + j] = is_adjoint ? CONJ(e) : e;
    }
  if (is_b_transposed)
    for (size_t i = 0; i < n; i++)
      for (size_t k = 0; k < others; k++) x[i * others + k] = b[k * n + i];
  bool is_forward = is_lower != is_flipped;
  for (size_t step = 0; step < n; step++) {
    size_t i = is_forward ? step : n - 1 - step, first = is_forward ? 0 : i + 1, end = is_forward ? i : n;
    ELEMENT *row = x + i * others;
    TN_TRY(tn_interp_poll(it, op));
    for (size_t j = first; j < end; j++) {
      ELEMENT factor = t[i * n + j];
      const ELEMENT *known = x + j * others;
      for (size_t k = 0; k < others; k++) row[k] = SUBTRACT_PRODUCT(row[k], factor, known[k]);
    }
    if (is_unit) continue;
    for (size_t k = 0; k < others; k++) row[k] = DIVIDE(row[k], t[i * n + i]);
  }
  if (is_b_transposed)
    for (size_t i = 0; i < n; i++)
      for (size_t k = 0; k < others; k++) b[k * n + i] = x[i * others + k];
  return NULL;
}

#undef NAME
#undef ELEMENT
#undef RE
#undef CONJ
#undef OF_REAL
#undef SUBTRACT_PRODUCT
#undef DIVIDE
