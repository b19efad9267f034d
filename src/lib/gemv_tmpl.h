// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each type and instruction set. The includer defines NAME(f), T, V (a vector of T, or T itself),
// LANES (64 of f32, 32 of f64), ROWS (rows that share loads of x), TARGET (an attribute or nothing), UNROLL (a pragma
// or nothing), SPLAT(x) and FMA(a, b, c). It may define PART(p, n, x), a vector of what n > 0 elements there are at p
// and x behind them, with 4 rows TREES(out, a, b, c, d), the sums of four vectors by halves, and ACROSS, the functions
// of that name and those of rows of bf16; all are undefined at the end. With OTHER, the type of the rows' elements, and
// LOAD_OTHER(p) and PART_OTHER(p, n), which read them as T with -0 behind them, sums in lanes are all there is, the
// function ONE_BY_ONE takes the rows that are left, and of the others only NAME ends: rows of T follow.
#define WIDTH ((int)(sizeof(V) / sizeof(T)))
#define PARTS (LANES / WIDTH)

static inline __attribute__((always_inline)) TARGET V NAME(load)(const T *p) {
  V v;
  memcpy(&v, p, sizeof v);
  return v;
}

#ifndef OTHER
#define OTHER T
#define LOAD_OTHER(p) NAME(load)(p)
#define PART_OTHER(p, n) PART(p, n, -(T)0)
#define IS_WHOLE 1
#endif

#ifndef PART
static TARGET V NAME(part)(const T *p, int64_t n, T x) {
  if (n >= WIDTH) return NAME(load)(p);
  V v = SPLAT(x);
  memcpy(&v, p, (size_t)n * sizeof x);
  return v;
}
#define PART NAME(part)
#endif

// All vectors in one: each in turn takes that half of their number further on. Bounds that are constants keep sums in
// registers.
static inline __attribute__((always_inline)) TARGET V NAME(fold)(const V *in) {
  if (PARTS > 16) {  // no vectors
    V all[PARTS];
    memcpy(all, in, sizeof all);
    for (int h = PARTS / 2; h; h /= 2)
      for (int v = 0; v < h; v++) all[v] += all[v + h];
    return all[0];
  }
  V sums[8];
  UNROLL for (int v = 0; v < 8; v++) sums[v] = v < PARTS ? in[v] : (V){0};
  if (PARTS > 8) {
    UNROLL for (int v = 0; v < 8; v++) sums[v] += in[(v + 8) % PARTS];
  }
  if (PARTS >= 8) {
    UNROLL for (int v = 0; v < 4; v++) sums[v] += sums[v + 4];
  }
  return (sums[0] + sums[2]) + (sums[1] + sums[3]);
}

// The sum of all lanes.
static inline __attribute__((always_inline)) TARGET T NAME(tree)(const V *sums) {
  T lanes[WIDTH];
  const V first = NAME(fold)(sums);
  memcpy(lanes, &first, sizeof lanes);
  UNROLL for (int h = WIDTH / 2; h; h /= 2)
    UNROLL for (int l = 0; l < h; l++) lanes[l] += lanes[l + h];
  return lanes[0];
}

// Lanes that the end of a row leaves out add 0 * -0, which changes no sum, not even one of -0.
static inline __attribute__((always_inline)) TARGET void NAME(dot)(const T *x, const OTHER *b, int64_t step,
                                                                   int64_t k, T *out, int64_t out_step,
                                                                   const int rows) {
  V sums[ROWS][PARTS];
  int64_t i = 0;
  UNROLL for (int r = 0; r < rows; r++)
    UNROLL for (int v = 0; v < PARTS; v++) sums[r][v] = (V){0};
  for (; i + LANES <= k; i += LANES)
    UNROLL for (int v = 0; v < PARTS; v++) {
      const V y = NAME(load)(x + i + v * WIDTH);
      UNROLL for (int r = 0; r < rows; r++)
        sums[r][v] = FMA(y, LOAD_OTHER(b + r * step + i + v * WIDTH), sums[r][v]);
    }
  UNROLL for (int v = 0; v < PARTS; v++) {
    const int64_t at = i + v * WIDTH;
    if (at >= k) break;
    const V y = PART(x + at, k - at, 0);
    UNROLL for (int r = 0; r < rows; r++) sums[r][v] = FMA(y, PART_OTHER(b + r * step + at, k - at), sums[r][v]);
  }
#ifdef TREES
  if (rows == 4) {
    T four[4];
    TREES(four, NAME(fold)(sums[0]), NAME(fold)(sums[1]), NAME(fold)(sums[2]), NAME(fold)(sums[3]));
    UNROLL for (int r = 0; r < 4; r++) out[r * out_step] = four[r];
    return;
  }
#endif
  UNROLL for (int r = 0; r < rows; r++) out[r * out_step] = NAME(tree)(sums[r]);
}

static TARGET void NAME(lanes)(const void *x, const void *b, int64_t step, int64_t n, int64_t k, void *out,
                               int64_t out_step) {
  const OTHER *row = b;
  T *to = out;
  for (; n >= ROWS; n -= ROWS, row += ROWS * step, to += ROWS * out_step)
    NAME(dot)(x, row, step, k, to, out_step, ROWS);
#ifdef ONE_BY_ONE
  if (n > 0) ONE_BY_ONE(x, row, step, n, k, to, out_step);
#else
  for (; ROWS > 1 && n > 0; n--, row += step, to += out_step) NAME(dot)(x, row, step, k, to, out_step, 1);
#endif
}

#ifdef IS_WHOLE
static inline __attribute__((always_inline)) TARGET void NAME(store)(T *p, V v) { memcpy(p, &v, sizeof v); }

static TARGET void NAME(row)(const void *x, const void *b, int64_t step, int64_t n, int64_t k, void *out,
                             bool is_added) {
  const T *left = x;
  T *to = out;
  for (int64_t j = 0; j < n; j += 4 * WIDTH, to += 4 * WIDTH) {
    const T *from = (const T *)b + j;
    V sums[4];
    UNROLL for (int v = 0; v < 4; v++) sums[v] = is_added ? NAME(load)(to + v * WIDTH) : (V){0};
    for (int64_t i = 0; i < k; i++, from += step) {
      const V y = SPLAT(left[i]);
      UNROLL for (int v = 0; v < 4; v++) sums[v] = FMA(y, NAME(load)(from + v * WIDTH), sums[v]);
    }
    UNROLL for (int v = 0; v < 4; v++) NAME(store)(to + v * WIDTH, sums[v]);
  }
}

// Sums of what blocks have given, by the same lanes and blocks, in place.
TN_SETUP static T NAME(join)(T *sums, int64_t n) {
  while (n > 1) {
    int64_t blocks = tn_ceil_div(n, TN_LANE_BLOCK);
    for (int64_t i = 0; i < blocks; i++) {
      T *from = sums + i * TN_LANE_BLOCK, lanes[LANES];
      int64_t count = tn_min_i64(TN_LANE_BLOCK, n - i * TN_LANE_BLOCK), used = tn_min_i64(count, LANES);
      memcpy(lanes, from, (size_t)used * sizeof *from);
      for (int64_t k = LANES; k < count; k++) lanes[k % LANES] += from[k];
      for (int64_t h = LANES / 2; h; h /= 2)
        for (int64_t l = 0; l < h && l + h < used; l++) lanes[l] += lanes[l + h];
      sums[i] = lanes[0];
    }
    n = blocks;
  }
  return sums[0];
}
TN_SETUP static void NAME(join_rows)(void *sums, int64_t n, int64_t blocks, void *out) {
  for (int64_t i = 0; i < n; i++) ((T *)out)[i] = NAME(join)((T *)sums + i * blocks, blocks);
}

#ifndef ACROSS
#define ACROSS NULL, NULL, NULL, NULL
#endif
static const TnRows NAME(rows) = {NAME(lanes), NAME(row), NAME(join_rows), ACROSS, 4 * WIDTH};
#undef T
#undef V
#undef LANES
#undef ROWS
#undef TARGET
#undef SPLAT
#undef FMA
#undef PART
#undef ACROSS
#undef UNROLL
#ifdef TREES
#undef TREES
#endif
#undef IS_WHOLE
#endif

#undef WIDTH
#undef PARTS
#undef NAME
#undef OTHER
#undef LOAD_OTHER
#undef PART_OTHER
#ifdef ONE_BY_ONE
#undef ONE_BY_ONE
#endif
