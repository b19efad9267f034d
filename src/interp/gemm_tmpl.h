// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each real type: defines GEMM_plain and, where TN_GEMM_AVX2 is 1, GEMM_avx2 with
//   (int64_t m, int64_t n, int64_t k, const ELEMENT *a, const ELEMENT *b, ELEMENT *c)
// from one body; they differ in the instructions that the compiler may use. The includer defines GEMM, ELEMENT,
// VECTOR, a vector of 32 bytes, and TOTAL, the type that sums of blocks are added in; all are undefined at the end.
#define LANES ((int)(sizeof(VECTOR) / sizeof(ELEMENT)))

// What follows a block is too short to be worth a place in the loops.
static __attribute__((noinline)) void TN_JOIN(GEMM, _add)(TOTAL *total, const ELEMENT *sums, int n, bool is_first) {
  for (int j = 0; j < n; j++) total[j] = is_first ? (TOTAL)sums[j] : total[j] + (TOTAL)sums[j];
}
static __attribute__((noinline)) void TN_JOIN(GEMM, _store)(ELEMENT *c, const TOTAL *total, int64_t n) {
  for (int64_t j = 0; j < n; j++) c[j] = (ELEMENT)total[j];
}

// Else the sums would not stay in registers.
#define UNROLLED _Pragma("GCC unroll 4")

// ROWS rows of a by one panel of two vectors: the sums of a block stay in registers.
#define ROWS_BY_PANEL(ROWS)                                                                      \
  {                                                                                              \
    TOTAL total[ROWS * 2 * LANES];                                                               \
    const ELEMENT *x = a + row * k;                                                              \
    for (int64_t first = 0, end; first == 0 || first < k; first = end) {                         \
      VECTOR s[ROWS][2] = {{{0}}};                                                               \
      end = k - first > TN_SUM_BLOCK ? first + TN_SUM_BLOCK : k;                                 \
      for (int64_t i = first; i < end; i++) {                                                    \
        VECTOR left, right;                                                                      \
        memcpy(&left, b + i * 2 * LANES, sizeof left);                                           \
        memcpy(&right, b + i * 2 * LANES + LANES, sizeof right);                                 \
        UNROLLED for (int r = 0; r < ROWS; r++) {                                                \
          s[r][0] += x[r * k + i] * left;                                                        \
          s[r][1] += x[r * k + i] * right;                                                       \
        }                                                                                        \
      }                                                                                          \
      ELEMENT sums[ROWS * 2 * LANES];                                                            \
      UNROLLED for (int r = 0; r < ROWS; r++) {                                                  \
        memcpy(sums + r * 2 * LANES, &s[r][0], sizeof(VECTOR));                                  \
        memcpy(sums + r * 2 * LANES + LANES, &s[r][1], sizeof(VECTOR));                          \
      }                                                                                          \
      TN_JOIN(GEMM, _add)(total, sums, ROWS * 2 * LANES, first == 0);                             \
      if (end == k) break;                                                                       \
    }                                                                                            \
    for (int r = 0; r < ROWS; r++)                                                               \
      TN_JOIN(GEMM, _store)(c + (row + r) * n + column, total + r * 2 * LANES, width);           \
    row += ROWS;                                                                                 \
  }

static inline __attribute__((always_inline)) void TN_JOIN(GEMM, _body)(int64_t m, int64_t n, int64_t k,
                                                                       const ELEMENT *a, const ELEMENT *b, ELEMENT *c,
                                                                       bool by_four) {
  for (int64_t column = 0; column < n; column += 2 * LANES, b += k * 2 * LANES) {
    int64_t width = n - column < 2 * LANES ? n - column : 2 * LANES;
    int64_t row = 0;
    while (by_four && m - row >= 4) ROWS_BY_PANEL(4)
    while (row < m) ROWS_BY_PANEL(1)
  }
}

// Where there is AVX2, the plain form is for old machines: small rather than fast.
static void TN_JOIN(GEMM, _plain)(int64_t m, int64_t n, int64_t k, const void *a, const void *b, void *c) {
  TN_JOIN(GEMM, _body)(m, n, k, a, b, c, !TN_GEMM_AVX2);
}

#if TN_GEMM_AVX2
__attribute__((target("avx2"))) static void TN_JOIN(GEMM, _avx2)(int64_t m, int64_t n, int64_t k, const void *a,
                                                                 const void *b, void *c) {
  TN_JOIN(GEMM, _body)(m, n, k, a, b, c, true);
}
#endif

#undef ROWS_BY_PANEL
#undef UNROLLED
#undef LANES
#undef GEMM
#undef ELEMENT
#undef VECTOR
#undef TOTAL
