// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each type. The includer defines NAME(f), T, V (a vector of T), FMA(a, b, c) and, where a vector has
// several lanes, FIRST(n), the first n lanes as a First, with LOAD(p, first) and STORE(p, first, x) of those; all are
// undefined at the end.
enum { NAME(WIDTH) = sizeof(V) / sizeof(T) };
#ifndef FIRST
#define FIRST(n) (n)
#define LOAD(p, first) ((void)(first), (V){*(p)})
#define STORE(p, first, x) ((void)(first), *(p) = (x)[0])
#endif

// The sums of n columns of a row from these on: `most` vectors of them, of a single one its first n lanes.
static inline __attribute__((always_inline)) TARGET void NAME(some)(const TnTile *t, const T *a_row, const T *b_row,
                                                                    T *c, const int most, int64_t n,
                                                                    const bool is_fused) {
  const int64_t width = NAME(WIDTH);
  V sums[4] = {{0}}, x, y;
  const First first = FIRST(n);
  for (int64_t s = 0; s < t->n_segments; s++) {
    const T *a = a_row + t->a_at[s], *b = b_row + t->b_at[s];
    for (int64_t k = 0; k < t->k; k++, a += t->a_step, b += t->b_row) {
      TN_UNROLL for (int v = 0; v < most; v++) {
        if (most == 1) x = LOAD(a, first), y = LOAD(b, first);
        else memcpy(&x, a + v * width, sizeof x), memcpy(&y, b + v * width, sizeof y);
        if (is_fused) sums[v] = FMA(x, y, sums[v]);
        else sums[v] += x * y;
      }
    }
  }
  if (most == 1)
    STORE(c, first, sums[0]);
  else
    TN_UNROLL for (int v = 0; v < most; v++) memcpy(c + v * width, &sums[v], sizeof x);
}

static inline __attribute__((always_inline)) TARGET void NAME(lanes)(const TnTile *t, int64_t rows, int64_t n,
                                                                     const bool is_fused) {
  const int64_t width = NAME(WIDTH), four = 4 * width;
  for (int64_t r = 0; r < rows; r++) {
    const T *a = (const T *)t->a + r * t->a_row, *b = t->b;
    T *c = (T *)t->c + r * t->c_row;
    int64_t f = 0;
    for (; f + four <= n; f += four) NAME(some)(t, a + f, b + f, c + f, 4, four, is_fused);
    for (; f < n; f += width) NAME(some)(t, a + f, b + f, c + f, 1, n - f, is_fused);
  }
}

static TARGET void NAME(apart)(const TnTile *t, int64_t rows, int64_t n) { NAME(lanes)(t, rows, n, false); }
static TARGET void NAME(fused)(const TnTile *t, int64_t rows, int64_t n) { NAME(lanes)(t, rows, n, true); }

#undef NAME
#undef T
#undef V
#undef FMA
#undef FIRST
#undef LOAD
#undef STORE
