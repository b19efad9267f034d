// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each real type: factorisations of one row-major matrix, by operations on rows. The includer defines
// NAME(f), T and EPSILON; all are undefined at the end.

typedef T NAME(V) __attribute__((vector_size(16), aligned(__alignof__(T)), may_alias));
enum { NAME(WIDTH) = 16 / sizeof(T) };

// x += a y
static void NAME(add_scaled)(T *x, const T *y, T a, int64_t n) {
  int64_t i = 0;
  for (; i + NAME(WIDTH) <= n; i += NAME(WIDTH)) *(NAME(V) *)(x + i) += *(const NAME(V) *)(y + i) * a;
  for (; i < n; i++) x[i] += y[i] * a;
}

// x += a[0] y_0 + ... + a[3] y_3, one after the other, for rows y at `row` from each other.
static void NAME(add_scaled_4)(T *x, const T *y, int64_t row, const T *a, int64_t n) {
  int64_t i = 0;
  for (; i + NAME(WIDTH) <= n; i += NAME(WIDTH)) {
    NAME(V) sum = *(const NAME(V) *)(x + i);
    for (int k = 0; k < 4; k++) sum += *(const NAME(V) *)(y + k * row + i) * a[k];
    *(NAME(V) *)(x + i) = sum;
  }
  for (; i < n; i++)
    for (int k = 0; k < 4; k++) x[i] += y[k * row + i] * a[k];
}

static T NAME(dot)(const T *x, const T *y, int64_t n) {
  NAME(V) p = {0}, q = {0};
  T sum = 0;
  int64_t i = 0;
  for (; i + 2 * NAME(WIDTH) <= n; i += 2 * NAME(WIDTH)) {
    p += *(const NAME(V) *)(x + i) * *(const NAME(V) *)(y + i);
    q += *(const NAME(V) *)(x + i + NAME(WIDTH)) * *(const NAME(V) *)(y + i + NAME(WIDTH));
  }
  p += q;
  for (int k = 0; k < NAME(WIDTH); k++) sum += p[k];
  for (; i < n; i++) sum += x[i] * y[i];
  return sum;
}

// (x, y) = (c x - s y, s x + c y)
static void NAME(rotate)(T *x, T *y, T c, T s, int64_t n) {
  int64_t i = 0;
  for (; i + NAME(WIDTH) <= n; i += NAME(WIDTH)) {
    NAME(V) p = *(NAME(V) *)(x + i), q = *(NAME(V) *)(y + i);
    *(NAME(V) *)(x + i) = p * c - q * s, *(NAME(V) *)(y + i) = p * s + q * c;
  }
  for (; i < n; i++) {
    T p = x[i], q = y[i];
    x[i] = p * c - q * s, y[i] = p * s + q * c;
  }
}

static void NAME(transpose)(const T *from, int64_t rows, int64_t columns, T *to) {
  tn_transpose_block(sizeof(T), from, (size_t)columns * sizeof(T), to, (size_t)rows * sizeof(T), columns, rows);
}

// ---- p a = l u with the largest pivot of each column; pivots count from 1. The first pivot that is 0, or 0.
static int32_t NAME(lu)(T *a, int64_t m, int64_t n, int32_t *pivots) {
  int64_t most = tn_min_i64(m, n);
  int32_t zero = 0;
  for (int64_t first = 0, end; first < most; first = end) {
    end = tn_min_i64(first + PANEL, most);
    for (int64_t j = first; j < end; j++) {
      int64_t at = j;
      for (int64_t i = j + 1; i < m; i++)
        if (!(fabs((double)a[i * n + j]) <= fabs((double)a[at * n + j])) && a[at * n + j] == a[at * n + j]) at = i;
      pivots[j] = (int32_t)at + 1;
      for (int64_t k = 0; at != j && k < n; k++) {
        T swap = a[j * n + k];
        a[j * n + k] = a[at * n + k], a[at * n + k] = swap;
      }
      T pivot = a[j * n + j];
      if (pivot == 0 && !zero) zero = (int32_t)j + 1;
      for (int64_t i = j + 1; i < m && pivot != 0; i++) {
        a[i * n + j] /= pivot;
        NAME(add_scaled)(a + i * n + j + 1, a + j * n + j + 1, -a[i * n + j], end - j - 1);
      }
    }
    for (int64_t i = first + 1; i < m && end < n; i++) {
      int64_t k = first, known = tn_min_i64(i, end);
      for (; k + 4 <= known; k += 4) {
        T minus[4] = {-a[i * n + k], -a[i * n + k + 1], -a[i * n + k + 2], -a[i * n + k + 3]};
        NAME(add_scaled_4)(a + i * n + end, a + k * n + end, n, minus, n - end);
      }
      for (; k < known; k++) NAME(add_scaled)(a + i * n + end, a + k * n + end, -a[i * n + k], n - end);
    }
  }
  return zero;
}

// ---- Householder's reflections 1 - tau v v^T, v[0] = 1 being left out

// That which turns (alpha, x) into (beta, 0): tau; x of n elements, `step` apart, becomes v, *alpha becomes beta.
static T NAME(reflection)(T *alpha, T *x, int64_t n, int64_t step) {
  double scale = 0, sum = 0;
  for (int64_t i = 0; i < n; i++) scale = fmax(scale, fabs((double)x[i * step]));
  if (scale == 0) return 0;
  for (int64_t i = 0; i < n; i++) sum += (x[i * step] / scale) * (x[i * step] / scale);
  double first = *alpha, beta = -copysign(length_of(first, scale * sqrt(sum)), first);
  for (int64_t i = 0; i < n; i++) x[i * step] = (T)(x[i * step] / (first - beta));
  *alpha = (T)beta;
  return (T)((beta - first) / beta);
}

// Applies it to rows of n columns, `row` elements apart: `top` and the `rows` that follow it.
static void NAME(reflect)(T *top, int64_t row, int64_t rows, int64_t n, const T *v, int64_t step, T tau, T *room) {
  if (tau == 0 || n <= 0) return;
  memcpy(room, top, (size_t)n * sizeof(T));
  for (int64_t i = 0; i < rows; i++) NAME(add_scaled)(room, top + (i + 1) * row, v[i * step], n);
  NAME(add_scaled)(top, room, -tau, n);
  for (int64_t i = 0; i < rows; i++) NAME(add_scaled)(top + (i + 1) * row, room, -tau * v[i * step], n);
}

// a = q r: r on and above the diagonal, the reflections below it.
static void NAME(qr)(T *a, int64_t m, int64_t n, T *taus, T *room) {
  for (int64_t k = 0; k < tn_min_i64(m, n); k++) {
    T *top = a + k * n + k;
    taus[k] = NAME(reflection)(top, top + n, m - k - 1, n);
    NAME(reflect)(top + 1, n, m - k - 1, n - k - 1, top + n, n, taus[k], room);
  }
}

// q of k reflections, its first n columns, in the place of the reflections.
static void NAME(make_q)(T *a, int64_t m, int64_t n, int64_t k, const T *taus, T *room) {
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = k; j < n; j++) a[i * n + j] = i == j;
  for (int64_t j = k; j-- > 0;) {
    T *top = a + j * n + j;
    NAME(reflect)(top + 1, n, m - j - 1, n - j - 1, top + n, n, taus[j], room);
    for (int64_t i = 1; i < m - j; i++) top[i * n] *= -taus[j];
    top[0] = 1 - taus[j];
    for (int64_t i = 0; i < j; i++) a[i * n + j] = 0;
  }
}

// ---- symmetric matrices: a tridiagonal one, then implicit QL

// a, whole, becomes q, when it is wanted, of a = q t q^T; t has diagonal d and off-diagonal e.
static void NAME(tridiagonal)(T *a, int64_t n, bool has_q, double *d, double *e, T *taus, T *room) {
  for (int64_t k = 0; k < n; k++) {
    T *v = a + k * n + k + 1;
    int64_t rest = n - k - 1;
    d[k] = a[k * n + k];
    if (rest == 0) break;
    taus[k] = NAME(reflection)(v, v + 1, rest - 1, 1);
    e[k] = *v, *v = 1;
    if (taus[k] == 0) continue;
    for (int64_t i = 0; i < rest; i++) room[i] = taus[k] * NAME(dot)(v + (i + 1) * n, v, rest);
    NAME(add_scaled)(room, v, -taus[k] / 2 * NAME(dot)(room, v, rest), rest);
    for (int64_t i = 0; i < rest; i++) {
      NAME(add_scaled)(v + (i + 1) * n, room, -v[i], rest);
      NAME(add_scaled)(v + (i + 1) * n, v, -room[i], rest);
    }
  }
  // From the last reflection to the first: what is right of and below it is q so far.
  for (int64_t k = has_q ? n : 0; k-- > 0;) {
    T *v = a + k * n + k + 1;
    int64_t rest = n - k - 1;
    if (rest > 0) NAME(reflect)(v + n, n, rest - 1, rest, v + 1, 1, taus[k], room);
    for (int64_t i = 0; i < rest; i++) v[i] = v[i * n + n - 1] = 0;
    a[k * n + k] = 1;
  }
}

// One QL step with an implicit shift on d and e from l to m, the rotations applied to the rows of z.
static void NAME(ql_step)(double *d, double *e, int64_t l, int64_t m, T *z, int64_t n) {
  double g = (d[l + 1] - d[l]) / (2 * e[l]), s = 1, c = 1, p = 0;
  g = d[m] - d[l] + e[l] / (g + copysign(length_of(g, 1), g));
  for (int64_t i = m - 1; i >= l; i--) {
    double f = s * e[i], b = c * e[i], r = e[i + 1] = length_of(f, g);
    if (r == 0) {
      d[i + 1] -= p, e[m] = 0;
      return;
    }
    s = f / r, c = g / r, g = d[i + 1] - p;
    r = (d[i] - g) * s + 2 * c * b;
    p = s * r, d[i + 1] = g + p, g = c * r - b;
    if (z) NAME(rotate)(z + i * n, z + (i + 1) * n, (T)c, (T)s, n);
  }
  d[l] -= p, e[l] = g, e[m] = 0;
}

static bool NAME(ql)(double *d, double *e, T *z, int64_t n) {
  e[n - 1] = 0;
  for (int64_t l = 0; l < n; l++) {
    for (int tries = 0;; tries++) {
      int64_t m = l;
      while (m < n - 1 && !(fabs(e[m]) <= DBL_EPSILON * (fabs(d[m]) + fabs(d[m + 1])))) m++;
      if (m == l) break;
      if (tries == 60) return false;
      NAME(ql_step)(d, e, l, m, z, n);
    }
  }
  return true;
}

// Eigenvalues from small to large; the eigenvectors are the columns of a. Only one triangle of a is read. False when it
// does not converge.
static bool NAME(eigh)(T *a, int64_t n, bool is_upper, bool has_vectors, T *values, void *room) {
  double *d = room, *e = d + n;
  T *z = (T *)(void *)(e + n), *taus = z + n * n, *more = taus + n;
  for (int64_t i = 0; i < n; i++)
    for (int64_t j = 0; j < i; j++) {
      T *low = a + i * n + j, *high = a + j * n + i;
      *(is_upper ? low : high) = is_upper ? *high : *low;
    }
  NAME(tridiagonal)(a, n, has_vectors, d, e, taus, more);
  NAME(transpose)(a, n, n, z);
  bool is_done = NAME(ql)(d, e, has_vectors ? z : NULL, n);
  for (int64_t k = 0; k < n; k++) {
    int64_t least = k;
    for (int64_t i = k + 1; i < n; i++)
      if (d[i] < d[least]) least = i;
    double swap = d[k];
    values[k] = (T)d[least], d[least] = swap, d[k] = values[k];
    NAME(rotate)(z + k * n, z + least * n, k == least, k != least, n);
  }
  NAME(transpose)(z, n, n, a);
  return is_done;
}

// ---- singular values of m x n, m >= n: a = q r, then the rows of r are made orthogonal by rotations from the left

// Rotates rows of g until they are orthogonal, and those of z with them.
static bool NAME(orthogonalise)(T *g, T *z, int64_t n, T *squares) {
  const double tolerance = EPSILON * fmax(4, sqrt((double)n));
  bool is_done = false;
  for (int sweep = 0; sweep < 60 && !is_done; sweep++) {
    is_done = true;
    for (int64_t p = 0; p < n; p++) squares[p] = NAME(dot)(g + p * n, g + p * n, n);
    for (int64_t p = 0; p < n; p++)
      for (int64_t q = p + 1; q < n; q++) {
        T *x = g + p * n, *y = g + q * n;
        double a = squares[p], b = squares[q], c = NAME(dot)(x, y, n);
        if (!(fabs(c) > tolerance * sqrt(fmax(a, 0)) * sqrt(fmax(b, 0)))) continue;
        is_done = false;
        double theta = (b - a) / (2 * c), t = copysign(1, theta) / (fabs(theta) + length_of(1, theta));
        double cosine = 1 / length_of(1, t);
        squares[p] = (T)(a - t * c), squares[q] = (T)(b + t * c);
        NAME(rotate)(x, y, (T)cosine, (T)(cosine * t), n);
        NAME(rotate)(z + p * n, z + q * n, (T)cosine, (T)(cosine * t), n);
      }
  }
  return is_done;
}

// Row k of v, of n elements, becomes a unit vector orthogonal to the rows before it.
static void NAME(complete)(T *v, int64_t k, int64_t n) {
  T *row = v + k * n, length = 0;
  for (int64_t axis = 0; axis < n && !(length > (T)0.1); axis++) {
    memset(row, 0, (size_t)n * sizeof(T));
    row[axis] = 1;
    for (int twice = 0; twice < 2; twice++)
      for (int64_t i = 0; i < k; i++) NAME(add_scaled)(row, v + i * n, -NAME(dot)(row, v + i * n, n), n);
    length = (T)sqrt((double)NAME(dot)(row, row, n));
  }
  for (int64_t i = 0; i < n; i++) row[i] /= length;
}

// a is m x n and lost. s: n values from large to small; v: n rows; u: m x columns, columns n or m.
static bool NAME(svd)(T *a, int64_t m, int64_t n, T *s, T *u, int64_t columns, T *v, T *room) {
  T *taus = room, *more = taus + n, *z = more + tn_max_i64(m, n);
  NAME(qr)(a, m, n, taus, more);
  for (int64_t i = 0; i < n; i++)
    for (int64_t j = 0; j < n; j++) v[i * n + j] = j < i ? 0 : a[i * n + j], z[i * n + j] = i == j;
  bool is_done = NAME(orthogonalise)(v, z, n, more);
  for (int64_t i = 0; i < n; i++) s[i] = (T)sqrt((double)NAME(dot)(v + i * n, v + i * n, n));
  for (int64_t k = 0; k < n; k++) {
    int64_t most = k;
    for (int64_t i = k + 1; i < n; i++)
      if (s[i] > s[most]) most = i;
    T swap = s[k];
    s[k] = s[most], s[most] = swap;
    NAME(rotate)(v + k * n, v + most * n, k == most, k != most, n);
    NAME(rotate)(z + k * n, z + most * n, k == most, k != most, n);
    for (int64_t j = 0; j < n && s[k] > 0; j++) v[k * n + j] /= s[k];
    if (s[k] == 0) NAME(complete)(v, k, n);
  }
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = 0; j < columns; j++) u[i * columns + j] = i < n && j < n ? z[j * n + i] : i == j;
  for (int64_t k = n; k-- > 0;)
    NAME(reflect)(u + k * columns, columns, m - k - 1, columns, a + (k + 1) * n + k, n, taus[k], more);
  return is_done;
}

#undef NAME
#undef T
#undef EPSILON
