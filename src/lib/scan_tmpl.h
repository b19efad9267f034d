// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each type and operation: scans of contiguous lines. The includer defines NAME, T and OP(a, b); all
// are undefined at the end.

// SIDE chains at once, each of n elements `apart` from the next chain's, from init[]; totals go to init[].
static void TN_JOIN(NAME, _chains)(const void *from, void *to, int64_t n, int64_t apart, int64_t step, void *init) {
  enum { SIDE = TN_SCAN_SIDE };
  const T *x = from;
  T *y = to, total[SIDE];
  memcpy(total, init, sizeof total);
  for (int64_t i = 0; i < n; i++, x += step, y += step)
    for (int l = 0; l < SIDE; l++) y[l * apart] = total[l] = OP(total[l], x[l * apart]);
  memcpy(init, total, sizeof total);
}

static void TN_JOIN(NAME, _chain)(const void *from, void *to, int64_t n, int64_t step, void *init) {
  const T *x = from;
  T *y = to, total;
  memcpy(&total, init, sizeof total);
  for (int64_t i = 0; i < n; i++, x += step, y += step) *y = total = OP(total, *x);
  memcpy(init, &total, sizeof total);
}

// y[i] = before op x[i]
static void TN_JOIN(NAME, _join)(const void *before, const void *from, void *to, int64_t n) {
  const T *restrict x = from;
  T *restrict y = to, left;
  memcpy(&left, before, sizeof left);
  for (int64_t i = 0; i < n; i++) y[i] = OP(left, x[i]);
}

#undef NAME
#undef T
#undef OP
