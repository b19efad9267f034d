// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each type and instruction set: defines
//   TARGET static void GEMM(int64_t m, int64_t n, int64_t k, const ELEMENT *a, const ELEMENT *b, ELEMENT *c)
// The includer defines TARGET (function attributes or nothing), GEMM, ELEMENT, COLUMNS (of a panel), ZERO and
// MAC(sum, x, y), an expression for sum + x * y; all but COLUMNS and ELEMENT are undefined here at the end.

// One row of a by one panel.
TARGET static inline void TN_JOIN(GEMM, _row)(int64_t k, const ELEMENT *a, const ELEMENT *b, ELEMENT *restrict sum) {
  for (int64_t i = 0; i < k; i++, b += COLUMNS) {
    ELEMENT x = a[i];
    for (int j = 0; j < COLUMNS; j++) sum[j] = MAC(sum[j], x, b[j]);
  }
}

TARGET static void GEMM(int64_t m, int64_t n, int64_t k, const ELEMENT *a, const ELEMENT *b, ELEMENT *c) {
  for (int64_t column = 0; column < n; column += COLUMNS, b += k * COLUMNS) {
    int64_t width = n - column < COLUMNS ? n - column : COLUMNS;
    for (int64_t row = 0; row < m; row++) {
      ELEMENT sum[COLUMNS];
      for (int j = 0; j < COLUMNS; j++) sum[j] = ZERO;
      TN_JOIN(GEMM, _row)(k, a + row * k, b, sum);
      memcpy(c + row * n + column, sum, (size_t)width * sizeof(ELEMENT));
    }
  }
}

#undef TARGET
#undef GEMM
#undef ZERO
#undef MAC
