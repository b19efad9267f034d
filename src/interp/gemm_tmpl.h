// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each real type: defines GEMM_plain and, where TN_GEMM_AVX2 is 1, GEMM_avx2 with
//   (int64_t m, int64_t n, int64_t k, const ELEMENT *a, const ELEMENT *b, ELEMENT *c)
// from one body; they differ in the instructions that the compiler may use. The includer defines GEMM, ELEMENT,
// VECTOR, a vector of 32 bytes, and TOTAL, the type that sums of blocks are added in; all are undefined at the end.
#define LANES ((int)(sizeof(VECTOR) / sizeof(ELEMENT)))

// ROWS rows of a by one panel of two vectors: the sums of a block stay in registers.
#define ROWS_BY_PANEL(ROWS)                                                                      \
  {                                                                                              \
    TOTAL total[ROWS][2 * LANES];                                                                \
    const ELEMENT *x = a + row * k;                                                              \
    for (int64_t first = 0, end; first == 0 || first < k; first = end) {                         \
      VECTOR s[ROWS][2] = {{{0}}};                                                               \
      end = k - first > TN_SUM_BLOCK ? first + TN_SUM_BLOCK : k;                                 \
      for (int64_t i = first; i < end; i++) {                                                    \
        VECTOR left, right;                                                                      \
        memcpy(&left, b + i * 2 * LANES, sizeof left);                                           \
        memcpy(&right, b + i * 2 * LANES + LANES, sizeof right);                                 \
        for (int r = 0; r < ROWS; r++) {                                                         \
          s[r][0] += x[r * k + i] * left;                                                        \
          s[r][1] += x[r * k + i] * right;                                                       \
        }                                                                                        \
      }                                                                                          \
      for (int r = 0; r < ROWS; r++)                                                             \
        for (int j = 0; j < 2 * LANES; j++) {                                                    \
          TOTAL sum = s[r][j / LANES][j % LANES];                                                \
          total[r][j] = first ? total[r][j] + sum : sum;                                         \
        }                                                                                        \
      if (end == k) break;                                                                       \
    }                                                                                            \
    for (int r = 0; r < ROWS; r++)                                                               \
      for (int64_t j = 0; j < width; j++) c[(row + r) * n + column + j] = (ELEMENT)total[r][j];  \
    row += ROWS;                                                                                 \
  }

static inline __attribute__((always_inline)) void TN_JOIN(GEMM, _body)(int64_t m, int64_t n, int64_t k,
                                                                       const ELEMENT *a, const ELEMENT *b, ELEMENT *c) {
  for (int64_t column = 0; column < n; column += 2 * LANES, b += k * 2 * LANES) {
    int64_t width = n - column < 2 * LANES ? n - column : 2 * LANES;
    int64_t row = 0;
    while (m - row >= 4) ROWS_BY_PANEL(4)
    while (row < m) ROWS_BY_PANEL(1)
  }
}

static void TN_JOIN(GEMM, _plain)(int64_t m, int64_t n, int64_t k, const void *a, const void *b, void *c) {
  TN_JOIN(GEMM, _body)(m, n, k, a, b, c);
}

#if TN_GEMM_AVX2
__attribute__((target("avx2"))) static void TN_JOIN(GEMM, _avx2)(int64_t m, int64_t n, int64_t k, const void *a,
                                                                 const void *b, void *c) {
  TN_JOIN(GEMM, _body)(m, n, k, a, b, c);
}
#endif

#undef ROWS_BY_PANEL
#undef LANES
#undef GEMM
#undef ELEMENT
#undef VECTOR
#undef TOTAL
