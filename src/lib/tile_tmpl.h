// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each type and instruction set: the kernels for 1 to MOST_ROWS rows (9, 11 and 13 are
// made of two). The includer defines NAME(f),
// T, V (a vector of T), MOST_ROWS (2, 4, 6, 8 or 14), TARGET (an attribute or nothing), SPLAT(x) and
// MULTIPLY_ADD(a, b, c), and where vectors can be loaded and stored in part MASK (a type), LOAD_PART(mask, p) and
// STORE_PART(mask, p, v); all are undefined at the end.
#define LANES ((int)(sizeof(V) / sizeof(T)))
#ifdef MASK
#define HAS_PARTS 1
#else
#define HAS_PARTS 0
#define LOAD_PART(part, p) NAME(load)(p)
#define STORE_PART(part, p, v) memcpy(p, &(v), sizeof(V))
#endif

static inline __attribute__((always_inline)) TARGET V NAME(load)(const T *p) {
  V v;
  memcpy(&v, p, sizeof v);
  return v;
}

// The last of `vectors` vectors may be a part of one.
static inline __attribute__((always_inline)) TARGET void NAME(body)(const TnTile *t, const int rows,
                                                                    const int vectors) {
  const int64_t a_row = t->a_row, a_step = t->a_step, b_row = t->b_row, c_row = t->c_row, k = t->k;
  const int last = (vectors - 1) * LANES;
#if HAS_PARTS
  const MASK part = (MASK)((1u << (t->columns - last)) - 1);
#endif
  T *c = t->c;  // stepped from row to row: that many addresses would not fit the registers
  V sums[MOST_ROWS][2];
  if (t->is_added) {
    TN_UNROLL for (int r = 0; r < rows; r++, c += c_row) {
      if (vectors > 1) sums[r][0] = NAME(load)(c);
      sums[r][1] = LOAD_PART(part, c + last);
    }
    c = t->c;
  } else {
    TN_UNROLL for (int r = 0; r < rows; r++) sums[r][0] = sums[r][1] = (V){0};
  }
  for (int64_t s = 0; s < t->n_segments; s++) {
    const T *a = (const T *)t->a + t->a_at[s], *b = (const T *)t->b + t->b_at[s];
    for (int64_t i = 0; i < k; i++, a += a_step, b += b_row) {
      const V left = vectors > 1 ? NAME(load)(b) : (V){0}, right = LOAD_PART(part, b + last);
      TN_UNROLL for (int r = 0; r < rows; r++) {
        const V x = SPLAT(a[r * a_row]);
        if (vectors > 1) sums[r][0] = MULTIPLY_ADD(x, left, sums[r][0]);
        sums[r][1] = MULTIPLY_ADD(x, right, sums[r][1]);
      }
    }
  }
  TN_UNROLL for (int r = 0; r < rows; r++, c += c_row) {
    if (vectors > 1) memcpy(c, &sums[r][0], sizeof(V));
    STORE_PART(part, c + last, sums[r][1]);
  }
}

#if HAS_PARTS
#define ROWS(R)                                                                 \
  static TARGET void NAME(rows##R)(const TnTile *t) { NAME(body)(t, R, 2); }    \
  static TARGET void NAME(narrow##R)(const TnTile *t) { NAME(body)(t, R, 1); }
#else
#define ROWS(R) \
  static TARGET void NAME(rows##R)(const TnTile *t) { NAME(body)(t, R, 2); }
#endif
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

#define WIDE(R) NAME(rows##R)
#define NARROW(R) NAME(narrow##R)
#if MOST_ROWS > 8
#define LIST(F) {F(1), F(2), F(3), F(4), F(5), F(6), F(7), F(8), NULL, F(10), NULL, F(12), NULL, F(14)}
#elif MOST_ROWS > 6
#define LIST(F) {F(1), F(2), F(3), F(4), F(5), F(6), F(7), F(8)}
#elif MOST_ROWS > 4
#define LIST(F) {F(1), F(2), F(3), F(4), F(5), F(6)}
#elif MOST_ROWS > 2
#define LIST(F) {F(1), F(2), F(3), F(4)}
#else
#define LIST(F) {F(1), F(2)}
#endif
static TnTileFn *const NAME(by_rows)[] = LIST(WIDE);
#if HAS_PARTS
static TnTileFn *const NAME(narrow_by_rows)[] = LIST(NARROW);
static const TnTiles NAME(tiles) = {MOST_ROWS, 2 * LANES, NAME(by_rows), NAME(narrow_by_rows)};
#else
static const TnTiles NAME(tiles) = {MOST_ROWS, 2 * LANES, NAME(by_rows), NULL};
#endif

#undef ROWS
#undef WIDE
#undef NARROW
#undef LIST
#undef LOAD_PART
#undef STORE_PART
#undef HAS_PARTS
#undef LANES
#undef NAME
#undef T
#undef V
#undef MOST_ROWS
#undef TARGET
#undef SPLAT
#undef MULTIPLY_ADD
#ifdef MASK
#undef MASK
#endif
