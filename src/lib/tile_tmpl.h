// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each type and instruction set: the kernels for 1 to MOST_ROWS rows (9, 11 and 13 are
// made of two). The includer defines NAME(f),
// T, V (a vector of T), MOST_ROWS (2, 4, 6, 8 or 14), TARGET (an attribute or nothing), SPLAT(x) and
// MULTIPLY_ADD(a, b, c); all are undefined at the end.
#define LANES ((int)(sizeof(V) / sizeof(T)))

static inline __attribute__((always_inline)) TARGET V NAME(load)(const T *p) {
  V v;
  memcpy(&v, p, sizeof v);
  return v;
}

static inline __attribute__((always_inline)) TARGET void NAME(body)(const TnTile *t, const int rows) {
  const int64_t a_row = t->a_row, b_row = t->b_row, c_row = t->c_row, k = t->k;
  T *c = t->c;  // stepped from row to row: that many addresses would not fit the registers
  V sums[MOST_ROWS][2];
  if (t->is_added) {
    TN_UNROLL for (int r = 0; r < rows; r++, c += c_row) {
      sums[r][0] = NAME(load)(c), sums[r][1] = NAME(load)(c + LANES);
    }
    c = t->c;
  } else {
    TN_UNROLL for (int r = 0; r < rows; r++) sums[r][0] = sums[r][1] = (V){0};
  }
  for (int64_t s = 0; s < t->n_segments; s++) {
    const T *a = (const T *)t->a + t->a_at[s], *b = (const T *)t->b + t->b_at[s];
    for (int64_t i = 0; i < k; i++, a++, b += b_row) {
      const V left = NAME(load)(b), right = NAME(load)(b + LANES);
      TN_UNROLL for (int r = 0; r < rows; r++) {
        const V x = SPLAT(a[r * a_row]);
        sums[r][0] = MULTIPLY_ADD(x, left, sums[r][0]);
        sums[r][1] = MULTIPLY_ADD(x, right, sums[r][1]);
      }
    }
  }
  TN_UNROLL for (int r = 0; r < rows; r++, c += c_row) {
    memcpy(c, &sums[r][0], sizeof(V)), memcpy(c + LANES, &sums[r][1], sizeof(V));
  }
}

#define ROWS(R) \
  static TARGET void NAME(rows##R)(const TnTile *t) { NAME(body)(t, R); }
ROWS(1) ROWS(2)
#if MOST_ROWS > 2
ROWS(3) ROWS(4)
#endif
#if MOST_ROWS > 4
ROWS(5) ROWS(6)
#endif
#if MOST_ROWS > 6
ROWS(7) ROWS(8)
#endif
#if MOST_ROWS > 8
ROWS(10) ROWS(12) ROWS(14)
#endif

static TnTileFn *const NAME(by_rows)[] = {
    NAME(rows1), NAME(rows2),
#if MOST_ROWS > 2
    NAME(rows3), NAME(rows4),
#endif
#if MOST_ROWS > 4
    NAME(rows5), NAME(rows6),
#endif
#if MOST_ROWS > 6
    NAME(rows7), NAME(rows8),
#endif
#if MOST_ROWS > 8
    NULL, NAME(rows10), NULL, NAME(rows12), NULL, NAME(rows14),
#endif
};
static const TnTiles NAME(tiles) = {MOST_ROWS, 2 * LANES, NAME(by_rows)};

#undef ROWS
#undef LANES
#undef NAME
#undef T
#undef V
#undef MOST_ROWS
#undef TARGET
#undef SPLAT
#undef MULTIPLY_ADD
