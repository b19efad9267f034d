// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each width of keys and instruction set: Batcher's odd-even merge sort of columns. The includer
// defines NAME, T (a signed integer) and TARGET (an attribute or nothing), and LEAST where the least of columns are
// asked for; NAME, TARGET and LEAST are undefined at the end.

static inline __attribute__((always_inline)) TARGET void TN_JOIN(NAME, _pair)(T *restrict x, T *restrict y) {
  for (int l = 0; l < TN_SORT_ROW / (int)sizeof(T); l++) {
    const T a = x[l], b = y[l];
    x[l] = a < b ? a : b;
    y[l] = a < b ? b : a;
  }
}

// Columns of n elements beside each other, as many as make a row of TN_SORT_ROW bytes. Rows k apart are compared, but
// not across blocks of 2p.
static TARGET void NAME(T *rows, int64_t n) {
  const int64_t side = TN_SORT_ROW / (int64_t)sizeof(T);
  for (int64_t p = 1; p < n; p *= 2)
    for (int64_t k = p; k >= 1; k /= 2)
      for (int64_t j = k & (p - 1); j + k < n; j += 2 * k)
        for (int64_t i = j; i < j + k && i + k < n; i++)
          if ((i ^ (i + k)) < 2 * p) TN_JOIN(NAME, _pair)(rows + i * side, rows + (i + k) * side);
}

#ifdef LEAST
// Each of the n rows takes its place among the k least so far, lane by lane.
static TARGET void LEAST(const T *rows, int64_t n, T *least, int64_t k) {
  enum { SIDE = TN_SORT_ROW / sizeof(T) };
  for (int64_t i = 0; i < n; i++) {
    T x[SIDE];
    memcpy(x, rows + i * SIDE, sizeof x);
    for (int64_t t = 0; t < k; t++) TN_JOIN(NAME, _pair)(least + t * SIDE, x);
  }
}
#undef LEAST
#endif

#undef NAME
#undef TARGET
