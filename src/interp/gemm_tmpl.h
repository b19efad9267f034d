// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each real type: defines GEMM(m, n, k, a, b, c). The includer defines GEMM, ELEMENT, VECTOR, a
// vector of 32 bytes, and TOTAL, the type that sums of blocks are added in; all are undefined at the end.
#define LANES ((int)(sizeof(VECTOR) / sizeof(ELEMENT)))

// One row of a by one panel of two vectors: the sums of a block stay in registers.
static void TN_JOIN(GEMM, _row)(int64_t k, const ELEMENT *a, const ELEMENT *b, ELEMENT *c, int64_t width) {
  TOTAL total[2 * LANES];
  for (int64_t first = 0, end; first == 0 || first < k; first = end) {
    VECTOR left = {0}, right = {0}, x, y;
    end = k - first > TN_SUM_BLOCK ? first + TN_SUM_BLOCK : k;
    for (int64_t i = first; i < end; i++) {
      memcpy(&x, b + i * 2 * LANES, sizeof x), memcpy(&y, b + i * 2 * LANES + LANES, sizeof y);
      left += a[i] * x, right += a[i] * y;
    }
    ELEMENT sums[2 * LANES];
    memcpy(sums, &left, sizeof left), memcpy(sums + LANES, &right, sizeof right);
    for (int j = 0; j < 2 * LANES; j++) total[j] = first == 0 ? (TOTAL)sums[j] : total[j] + (TOTAL)sums[j];
    if (end == k) break;
  }
  for (int64_t j = 0; j < width; j++) c[j] = (ELEMENT)total[j];
}

static void GEMM(int64_t m, int64_t n, int64_t k, const void *a, const void *b, void *c) {
  for (int64_t column = 0; column < n; column += 2 * LANES)
    for (int64_t row = 0; row < m; row++)
      TN_JOIN(GEMM, _row)(k, (const ELEMENT *)a + row * k, (const ELEMENT *)b + column * k,
                          (ELEMENT *)c + row * n + column, n - column < 2 * LANES ? n - column : 2 * LANES);
}

#undef LANES
#undef GEMM
#undef ELEMENT
#undef VECTOR
#undef TOTAL
