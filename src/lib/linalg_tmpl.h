// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each type and instruction set: the unblocked parts of Cholesky factorisation and triangular solve,
// and what other factorisations do to rows and columns.
// The includer defines NAME(f), T, TARGET, RE(x), CONJ(x), OF_REAL(r), ROOT(r), SUBTRACT(x, a, b) = x - a * b and
// DIVIDE; for real types only NAME, T, TARGET, ROOT, SUBTRACT, LANES, how many small matrices go together, TOGETHER,
// which is 0 where they go one by one after all, and MANY, how many vectors of a row do. All but TARGET are undefined
// at the end.
#ifdef LANES
#define RE(x) (x)
#define CONJ(x) (x)
#define OF_REAL(r) (r)
#define DIVIDE(a, b) ((a) / (b))
#endif

// The factor of the square of rows and columns [first, last) of a, of its lower triangle; false when it has none.
// `column` has room for n elements.
static TARGET bool NAME(factor)(const TnLibCall *call, void *matrix, int64_t n, int64_t first, int64_t last,
                                void *room) {
  T *a = matrix, *restrict column = room;
  for (int64_t j = first; j < last && !tn_lib_is_cancelled(call); j++) {
    if (!(RE(a[j * n + j]) > 0)) return false;
    const T root = OF_REAL(ROOT(RE(a[j * n + j])));
    a[j * n + j] = root;
    for (int64_t i = j + 1; i < last; i++) {
      T *restrict row = a + i * n;
      const T left = row[j] = DIVIDE(row[j], root);
      column[i] = CONJ(left);
      TN_VECTOR_LOOP
      for (int64_t k = j + 1; k <= i; k++) row[k] = SUBTRACT(row[k], left, column[k]);
    }
  }
  return true;
}

// Solves rows [first, end) of t x = x for columns [from, to) of x, of rows of x_row elements, when the rows before
// them are done; forwards for a lower triangle, else from the end.
static TARGET void NAME(solve)(const TnSolve *s, int64_t first, int64_t end, int64_t from, int64_t to) {
  const T *t = s->t;
  const int64_t n = s->n, step = s->is_forward ? 1 : -1;
  for (int64_t i = s->is_forward ? first : end - 1; i >= first && i < end; i += step) {
    if (tn_lib_is_cancelled(s->call)) return;
    T *restrict row = (T *)s->x + i * s->x_row;
    int64_t j = s->is_forward ? first : end - 1;
#if defined LANES && TOGETHER  // four at a time: an element is read and written less often
    const int64_t across = step * s->x_row;
    for (; (i - j) * step >= 4; j += 4 * step) {
      const T *const w = t + i * n + j, w0 = w[0], w1 = w[step], w2 = w[2 * step], w3 = w[3 * step];
      const T *x0 = (const T *)s->x + j * s->x_row, *x1 = x0 + across, *x2 = x1 + across, *x3 = x2 + across;
      TN_VECTOR_LOOP
      for (int64_t k = from; k < to; k++) {
        T sum = SUBTRACT(SUBTRACT(row[k], w0, x0[k]), w1, x1[k]);
        sum = SUBTRACT(sum, w2, x2[k]);
        row[k] = SUBTRACT(sum, w3, x3[k]);
      }
    }
#endif
    for (; j != i; j += step) {
      const T factor = t[i * n + j], *known = (const T *)s->x + j * s->x_row;
      TN_VECTOR_LOOP
      for (int64_t k = from; k < to; k++) row[k] = SUBTRACT(row[k], factor, known[k]);
    }
    if (s->is_unit) continue;
    const T diagonal = t[i * n + i];
    for (int64_t k = from; k < to; k++) row[k] = DIVIDE(row[k], diagonal);
  }
}

// The same for one column, x being contiguous and s->t the transpose of the triangle: each known element is taken out
// of all that follow.
static TARGET void NAME(solve_column)(const TnSolve *s, void *column) {
  const T *t = s->t;
  T *restrict x = column;
  const int64_t n = s->n, step = s->is_forward ? 1 : -1;
  for (int64_t j = s->is_forward ? 0 : n - 1; j >= 0 && j < n; j += step) {
    const T *row = t + j * n;
    if (!s->is_unit) x[j] = DIVIDE(x[j], row[j]);
    const T known = x[j];
    const int64_t first = s->is_forward ? j + 1 : 0, end = s->is_forward ? n : j;
    TN_VECTOR_LOOP
    for (int64_t i = first; i < end; i++) x[i] = SUBTRACT(x[i], row[i], known);
  }
}

#ifdef LANES
#if TOGETHER
static inline __attribute__((always_inline)) TARGET void NAME(subtract)(T *restrict x, const T *restrict a,
                                                                        const T *restrict b) {
  for (int l = 0; l < LANES; l++) x[l] = SUBTRACT(x[l], a[l], b[l]);
}

static inline __attribute__((always_inline)) TARGET void NAME(divide)(T *restrict x, const T *restrict a) {
  for (int l = 0; l < LANES; l++) x[l] = DIVIDE(x[l], a[l]);
}

// LANES matrices, element by element next to each other. Lanes without a factor are marked.
static TARGET void NAME(factor_lanes)(void *matrices, int64_t n, uint8_t *out_is_bad) {
  T *a = matrices, root[LANES];
  for (int64_t j = 0; j < n; j++) {
    T *pivot = a + (j * n + j) * LANES;
    for (int l = 0; l < LANES; l++) out_is_bad[l] |= !(pivot[l] > 0);
    for (int l = 0; l < LANES; l++) pivot[l] = root[l] = ROOT(pivot[l]);
    for (int64_t i = j + 1; i < n; i++) {
      T *left = a + (i * n + j) * LANES;
      NAME(divide)(left, root);
      for (int64_t k = j + 1; k < i; k++) NAME(subtract)(a + (i * n + k) * LANES, left, a + (k * n + j) * LANES);
      T square[LANES];
      memcpy(square, left, sizeof square);
      NAME(subtract)(a + (i * n + i) * LANES, left, square);
    }
  }
}

static TARGET void NAME(solve_lanes)(const TnSolve *s, int64_t others) {
  const T *t = s->t;
  T *x = s->x;
  const int64_t n = s->n, step = s->is_forward ? 1 : -1;
  for (int64_t i = s->is_forward ? 0 : n - 1; i >= 0 && i < n; i += step) {
    for (int64_t j = s->is_forward ? 0 : n - 1; j != i; j += step)
      for (int64_t k = 0; k < others; k++)
        NAME(subtract)(x + (i * others + k) * LANES, t + (i * n + j) * LANES, x + (j * others + k) * LANES);
    if (s->is_unit) continue;
    for (int64_t k = 0; k < others; k++) NAME(divide)(x + (i * others + k) * LANES, t + (i * n + i) * LANES);
  }
}

#define LANE_LOOPS NAME(factor_lanes), NAME(solve_lanes)
#else
#define LANE_LOOPS NULL, NULL
#endif

typedef T NAME(Whole) __attribute__((vector_size(TN_VECTOR_BYTES), aligned(__alignof__(T)), may_alias));
enum { NAME(WHOLE) = TN_VECTOR_BYTES / sizeof(T) };
#if TOGETHER
typedef NAME(Whole) NAME(V);
#define END(n) (n)
#else  // one by one is smaller; as many as whole vectors hold
typedef T NAME(V);
#define END(n) (((n) + NAME(WHOLE) - 1) & -(int64_t)NAME(WHOLE))
#endif
enum { NAME(WIDTH) = sizeof(NAME(V)) / sizeof(T) };
#define AT(p) (*(NAME(V) *)(p))

#if TOGETHER
typedef __typeof__((NAME(V)){0} < (NAME(V)){0}) NAME(Mask);

static inline __attribute__((always_inline)) TARGET NAME(V) NAME(pick)(NAME(Mask) is_first, NAME(V) x, NAME(V) y) {
  return (NAME(V))((is_first & (NAME(Mask))x) | (~is_first & (NAME(Mask))y));
}

// The row of column j, from row j on, with the largest size; NaN has none.
static inline __attribute__((always_inline)) TARGET NAME(V) NAME(find_rows)(const T *a, int64_t m, int64_t n,
                                                                            int64_t j) {
  NAME(V) best = (NAME(V)){0} + (T)j, most = {0};
  for (int64_t i = j; i < m; i++) {
    const NAME(V) x = *(const NAME(V) *)(a + (i * n + j) * LANES), size = NAME(pick)(x < 0, -x, x);
    const NAME(Mask) is_more = ~(size <= most) & (size == size);
    if (i > j) best = NAME(pick)(is_more, (NAME(V)){0} + (T)i, best);
    most = i > j ? NAME(pick)(is_more, size, most) : size;
  }
  return best;
}

static inline __attribute__((always_inline)) TARGET void NAME(swap_lanes)(T *a, int64_t m, int64_t n, int64_t j,
                                                                          NAME(V) best) {
  for (int64_t k = 0; k < n; k++) {
    T *x = a + (j * n + k) * LANES;
    const NAME(V) before = AT(x);
    NAME(V) now = before;
    for (int64_t i = j + 1; i < m; i++) {
      T *other = a + (i * n + k) * LANES;
      const NAME(Mask) is_best = best == (T)i;
      const NAME(V) old = AT(other);
      AT(other) = NAME(pick)(is_best, before, old);
      now = NAME(pick)(is_best, old, now);
    }
    AT(x) = now;
  }
}

// A vector of the lanes.
static TARGET void NAME(lu_vector)(T *a, int64_t m, int64_t n, int32_t *pivots, int32_t *out_zero) {
  for (int64_t j = 0; j < n; j++, pivots += LANES) {
    const NAME(V) best = NAME(find_rows)(a, m, n, j);
    NAME(swap_lanes)(a, m, n, j, best);
    const T *top = a + (j * n) * LANES;
    const NAME(V) pivot = *(const NAME(V) *)(top + j * LANES);
    const NAME(Mask) is_zero = pivot == 0;
    NAME(V) up, by;
    for (int l = 0; l < NAME(WIDTH); l++) {
      const double x = (double)pivot[l], raise = (x < 0 ? -x : x) < 1e-30 ? 0x1p100 : 1;  // as of a single matrix
      up[l] = (T)raise, by[l] = (T)(1 / (x * raise));
      pivots[l] = (int32_t)best[l] + 1;
      if (x == 0 && !out_zero[l]) out_zero[l] = (int32_t)j + 1;
    }
    for (int64_t i = j + 1; i < m; i++) {
      T *row = a + (i * n) * LANES;
      const NAME(V) old = AT(row + j * LANES), left = NAME(pick)(is_zero, old, old * up * by);
      AT(row + j * LANES) = left;
      for (int64_t k = j + 1; k < n; k++) {
        const NAME(V) x = AT(row + k * LANES);
        AT(row + k * LANES) = NAME(pick)(is_zero, x, x + -left * *(const NAME(V) *)(top + k * LANES));
      }
    }
  }
}

static TARGET void NAME(lu_lanes)(void *matrices, int64_t m, int64_t n, int32_t *pivots, int32_t *out_zero) {
  for (int64_t at = 0; at < LANES; at += NAME(WIDTH))
    NAME(lu_vector)((T *)matrices + at, m, n, pivots + at, out_zero + at);
}
#define LU_LANES NAME(lu_lanes)
#else
#define LU_LANES NULL
#endif

static TARGET int64_t NAME(find_largest)(const void *column, int64_t n, int64_t step) {
  const T *x = column;
  int64_t best = 0;
  for (int64_t i = 1; i < n; i++) {
    const T y = x[i * step], most = x[best * step];
    if (!((y < 0 ? -y : y) <= (most < 0 ? -most : most)) && y == y) best = i;
  }
  return best;
}

static TARGET double NAME(scale_column)(void *column, int64_t n, int64_t step, double factor) {
  T *x = column, by = (T)factor;
  double sums[4] = {0};
  for (int64_t i = 0; i < n; i += 4)
    TN_UNROLL
    for (int k = 0; k < 4; k++)
      if (i + k < n) {
        const T y = x[(i + k) * step] *= by;
        sums[k] += (double)y * (double)y;
      }
  return sums[0] + sums[1] + (sums[2] + sums[3]);
}

static inline __attribute__((always_inline)) TARGET void NAME(sum_block)(const TnBand *a, const T *v, int64_t step,
                                                                         int64_t at, T *out, int n) {
  NAME(V) sum[MANY] = {0};
  const T *x = (const T *)a->at + at;
  for (int64_t i = 0; i < a->rows; i++, x += a->row, v += step)
    TN_UNROLL
    for (int k = 0; k < n; k++) sum[k] += *v * *(const NAME(V) *)(x + k * NAME(WIDTH));
  TN_UNROLL
  for (int k = 0; k < n; k++) AT(out + at + k * NAME(WIDTH)) = sum[k];
}

static TARGET void NAME(sum_rows)(const TnBand *a, const void *v, int64_t step, void *out) {
  int64_t at = 0;
  for (; MANY > 1 && at + (MANY - 1) * NAME(WIDTH) < a->n; at += MANY * NAME(WIDTH))
    NAME(sum_block)(a, v, step, at, out, MANY);
  for (; at < END(a->n); at += NAME(WIDTH)) NAME(sum_block)(a, v, step, at, out, 1);
}

static TARGET void NAME(add_outer)(const TnBand *a, const void *v, int64_t step, const void *w, double scale) {
  T *x = a->at;
  for (int64_t i = 0; i < a->rows; i++, x += a->row) {
    const T factor = (T)scale * ((const T *)v)[i * step];
    for (int64_t j = 0; j < END(a->n); j += NAME(WIDTH)) AT(x + j) += factor * *(const NAME(V) *)((const T *)w + j);
  }
}

#define ROWS (MANY > 1 ? 2 : 1)
// n rows from x on. The order of the sums is that of two vectors, whatever the processor has.
static inline __attribute__((always_inline)) TARGET void NAME(reflect_block)(const TnBand *a, T *x, const T *y, T tau,
                                                                             int n) {
  enum { WIDTH = NAME(WHOLE) };
  NAME(Whole) p[ROWS] = {0}, q[ROWS] = {0};
  int64_t j = 0;
  for (; j + WIDTH < a->n; j += 2 * WIDTH)
    TN_UNROLL
    for (int k = 0; k < n; k++) {
      const T *row = x + k * a->row + j;
      p[k] += *(const NAME(Whole) *)row * *(const NAME(Whole) *)(y + j);
      q[k] += *(const NAME(Whole) *)(row + WIDTH) * *(const NAME(Whole) *)(y + j + WIDTH);
    }
  TN_UNROLL
  for (int k = 0; k < n; k++, x += a->row) {
    if (j < a->n) p[k] += *(const NAME(Whole) *)(x + j) * *(const NAME(Whole) *)(y + j);
    NAME(Whole) sum = p[k] + q[k];
    for (int half = WIDTH / 2; half; half /= 2)
      for (int l = 0; l < half; l++) sum[l] += sum[l + half];
    const T factor = -tau * sum[0];
    for (int64_t l = 0; l < END(a->n); l += NAME(WIDTH)) AT(x + l) += factor * *(const NAME(V) *)(y + l);
  }
}

static TARGET void NAME(reflect_rows)(const TnBand *a, const void *v, double tau) {
  T *x = a->at;
  int64_t i = 0;
  for (; ROWS > 1 && i + ROWS <= a->rows; i += ROWS, x += ROWS * a->row)
    NAME(reflect_block)(a, x, v, (T)tau, ROWS);
  for (; i < a->rows; i++, x += a->row) NAME(reflect_block)(a, x, v, (T)tau, 1);
}
#undef ROWS

static inline __attribute__((always_inline)) TARGET void NAME(rotate_block)(const TnBand *a, const double *turns,
                                                                            int64_t at, int n) {
  T *x = (T *)a->at + at;
  NAME(V) now[MANY];
  TN_UNROLL
  for (int k = 0; k < n; k++) now[k] = AT(x + k * NAME(WIDTH));
  for (int64_t i = 1; i < a->rows; i++, x += a->row, turns += 2) {
    const T c = (T)turns[0], s = (T)turns[1];
    TN_UNROLL
    for (int k = 0; k < n; k++) {
      const NAME(V) next = AT(x + a->row + k * NAME(WIDTH));
      AT(x + k * NAME(WIDTH)) = c * now[k] + s * next;
      now[k] = c * next - s * now[k];
    }
  }
  TN_UNROLL
  for (int k = 0; k < n; k++) AT(x + k * NAME(WIDTH)) = now[k];
}

static TARGET void NAME(rotate_rows)(const TnBand *a, const double *turns) {
  int64_t at = 0;
  for (; MANY > 1 && at + (MANY - 1) * NAME(WIDTH) < a->n; at += MANY * NAME(WIDTH))
    NAME(rotate_block)(a, turns, at, MANY);
  for (; at < END(a->n); at += NAME(WIDTH)) NAME(rotate_block)(a, turns, at, 1);
}
#undef AT
#undef END

static const TnLinalg NAME(linalg) = {
    NAME(factor),       NAME(solve),    NAME(solve_column), LANE_LOOPS,         LU_LANES, LANES, NAME(find_largest),
    NAME(scale_column), NAME(sum_rows), NAME(add_outer),    NAME(reflect_rows), NAME(rotate_rows)};
#undef LANE_LOOPS
#undef LU_LANES
#else
static const TnLinalg NAME(linalg) = {.factor = NAME(factor), .solve = NAME(solve),
                                      .solve_column = NAME(solve_column)};
#endif

#undef NAME
#undef T
#undef RE
#undef CONJ
#undef OF_REAL
#undef ROOT
#undef SUBTRACT
#undef DIVIDE
#undef LANES
#undef TOGETHER
#undef MANY
