// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each type and operation: scans. The includer defines NAME, T and OP(a, b), which takes values of T
// and vectors of them; all are undefined at the end.

// n rows of a cache line each, one chain a lane, from the last row on with a step of -1; totals are taken from and
// left in total[].
static void TN_JOIN(NAME, _lanes)(void *rows, int64_t n, int64_t step, void *total) {
  typedef T Lanes __attribute__((vector_size(16)));
  enum { PARTS = LINE / sizeof(Lanes) };
  Lanes *x = (Lanes *)rows + (step < 0 ? n - 1 : 0) * PARTS, sum[PARTS];
  memcpy(sum, total, sizeof sum);
  for (int64_t i = 0; i < n; i++, x += step * PARTS)
    TN_UNROLL for (int l = 0; l < PARTS; l++) x[l] = sum[l] = OP(sum[l], x[l]);
  memcpy(total, sum, sizeof sum);
}

static void TN_JOIN(NAME, _chain)(const void *from, void *to, int64_t n, int64_t step, void *total) {
  const T *x = from;
  T *y = to, sum;
  memcpy(&sum, total, sizeof sum);
  for (int64_t i = 0; i < n; i++, x += step, y += step) *y = sum = OP(sum, *x);
  memcpy(total, &sum, sizeof sum);
}

// y[i] = before op y[i]
static void TN_JOIN(NAME, _join)(const void *before, void *to, int64_t n) {
  typedef T Lanes __attribute__((vector_size(16)));
  enum { N = sizeof(Lanes) / sizeof(T) };
  T *y = to, left;
  memcpy(&left, before, sizeof left);
  Lanes lefts = left - (Lanes){0}, right;
  for (; n >= N; n -= N, y += N) {
    memcpy(&right, y, sizeof right);
    right = OP(lefts, right);
    memcpy(y, &right, sizeof right);
  }
  for (int64_t i = 0; i < n; i++) y[i] = OP(left, y[i]);
}

#undef NAME
#undef T
#undef OP
