// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each real type: defines GEMM_plain and, where TN_GEMM_AVX2 is 1, GEMM_avx2 with
//   (int64_t m, int64_t n, int64_t k, const ELEMENT *a, const ELEMENT *b, ELEMENT *c)
// from one body; they differ in the instructions that the compiler may use. The includer defines GEMM, ELEMENT and
// VECTOR, a vector of 32 bytes; all are undefined here at the end.
#define LANES ((int64_t)(sizeof(VECTOR) / sizeof(ELEMENT)))

// ROWS rows of a by one panel of two vectors: the sums stay in registers.
#define ROWS_BY_PANEL(ROWS)                                                                      \
  {                                                                                              \
    VECTOR s[ROWS][2] = {{{0}}};                                                                 \
    const ELEMENT *from = b, *x = a + row * k;                                                   \
    for (int64_t i = 0; i < k; i++, from += 2 * LANES) {                                         \
      VECTOR left, right;                                                                        \
      memcpy(&left, from, sizeof left);                                                          \
      memcpy(&right, from + LANES, sizeof right);                                                \
      for (int r = 0; r < ROWS; r++) {                                                           \
        s[r][0] += x[r * k + i] * left;                                                          \
        s[r][1] += x[r * k + i] * right;                                                         \
      }                                                                                          \
    }                                                                                            \
    for (int r = 0; r < ROWS; r++) memcpy(c + (row + r) * n + column, s[r], bytes);              \
    row += ROWS;                                                                                 \
  }

static inline __attribute__((always_inline)) void TN_JOIN(GEMM, _body)(int64_t m, int64_t n, int64_t k, const ELEMENT *a,
                                                                       const ELEMENT *b, ELEMENT *c) {
  for (int64_t column = 0; column < n; column += 2 * LANES, b += k * 2 * LANES) {
    size_t bytes = (size_t)(n - column < 2 * LANES ? n - column : 2 * LANES) * sizeof(ELEMENT);
    int64_t row = 0;
    while (m - row >= 4) ROWS_BY_PANEL(4)
    while (row < m) ROWS_BY_PANEL(1)
  }
}

static void TN_JOIN(GEMM, _plain)(int64_t m, int64_t n, int64_t k, const void *a, const void *b, void *c) {
  TN_JOIN(GEMM, _body)(m, n, k, a, b, c);
}

#if TN_GEMM_AVX2
__attribute__((target("avx2"))) static void TN_JOIN(GEMM, _avx2)(int64_t m, int64_t n, int64_t k, const void *a, const void *b,
                                                                 void *c) {
  TN_JOIN(GEMM, _body)(m, n, k, a, b, c);
}
#endif

#undef ROWS_BY_PANEL
#undef LANES
#undef GEMM
#undef ELEMENT
#undef VECTOR
