// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The unblocked parts of factorizations and solves, for each type.
#ifndef TENON_LIB_LINALG_H
#define TENON_LIB_LINALG_H

#include "lib/lib_priv.h"

// A system t x = b, x holding b at first.
typedef struct TnSolve {
  const TnLibCall *call;
  const void *t;  // n x n; only the triangle and the diagonal are read
  void *x;
  int64_t n, x_row;
  bool is_forward, is_unit;
} TnSolve;

// Rows of a matrix, `row` elements from each other, of real numbers. Loops take n rounded up to whole vectors of
// TN_VECTOR_BYTES: the work matrices of factorisations have rows of zeros at their ends.
enum { TN_VECTOR_BYTES = 32 };
typedef struct TnBand {
  void *at;
  int64_t row, rows, n;
} TnBand;

typedef struct TnLinalg {
  bool (*factor)(const TnLibCall *call, void *a, int64_t n, int64_t first, int64_t last, void *room);
  void (*solve)(const TnSolve *s, int64_t first, int64_t end, int64_t from, int64_t to);
  void (*solve_column)(const TnSolve *s, void *column);
  void (*factor_lanes)(void *a, int64_t n, uint8_t *out_is_bad);  // all three may be NULL
  void (*solve_lanes)(const TnSolve *s, int64_t others);
  // m x n with m >= n; pivots, n x lanes, count from 1, as does the first that is 0, in out_zero, which holds zeros.
  void (*lu_lanes)(void *a, int64_t m, int64_t n, int32_t *pivots, int32_t *out_zero);
  int64_t lanes;
  // The first of the n elements, `step` apart, of the largest size; NaN has none.
  int64_t (*find_largest)(const void *x, int64_t n, int64_t step);
  // n elements, `step` apart, times a factor. Returns the sum of the squares.
  double (*scale_column)(void *x, int64_t n, int64_t step, double factor);
  // out = v[0] row_0 + v[step] row_1 + ...
  void (*sum_rows)(const TnBand *a, const void *v, int64_t step, void *out);
  // row_i += scale v[i * step] w
  void (*add_outer)(const TnBand *a, const void *v, int64_t step, const void *w, double scale);
  // row_i -= tau (row_i v) v
  void (*reflect_rows)(const TnBand *a, const void *v, double tau);
  // Rows i and i + 1, one after the other, become c x + s y and c y - s x, with (c, s) = turns[i].
  void (*rotate_rows)(const TnBand *a, const double *turns);
} TnLinalg;

// F32 or F64: the best for this processor.
const TnLinalg *tn_linalg_real(TnDtype type);

// `used` matrices of rows x columns, to or from side by side ones: [rows][columns][lanes], or transposed.
void tn_linalg_interleave(uint8_t *side, uint8_t *matrices, int64_t rows, int64_t columns, bool is_turned,
                          int64_t lanes, int64_t used, size_t bytes, bool is_back);

#endif  // TENON_LIB_LINALG_H
