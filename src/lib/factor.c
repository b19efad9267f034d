// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Factorisations of matrices: LU, QR, eigenvalues of symmetric matrices, singular values. Work matrices have rows of
// `row` elements, zeros behind those that count, for the loops of linalg.h, which do what grows faster than n^2; the
// rest works on elements of either type.
#include <float.h>
#include <math.h>

#include "lib/linalg.h"
#include "lib/tile.h"

enum {
  PANEL = 32,          // columns of LU that are finished before what is right of them is touched
  SMALL = 16, MANY = 4  // rows, and matrices, of which LU takes one a lane
};

typedef struct Factorise {
  TnLibCall *call;
  const TnLibFactor *p;
  const TnLinalg *l;
  const TnTiles *tiles;
  size_t bytes;  // of an element
} Factorise;

// Rows of a matrix, in elements.
typedef struct Matrix {
  uint8_t *at;
  int64_t row;
} Matrix;

static void *at(const Factorise *f, Matrix a, int64_t i, int64_t j) {
  return a.at + (size_t)(i * a.row + j) * f->bytes;
}

static TnBand band(const Factorise *f, Matrix a, int64_t i, int64_t j, int64_t rows, int64_t n) {
  return (TnBand){at(f, a, i, j), a.row, rows, n};
}

static double get(const Factorise *f, const void *p) {
  double x;
  float narrow;
  memcpy(&narrow, p, 4);
  if (f->bytes == 4) return (double)narrow;
  memcpy(&x, p, 8);
  return x;
}

static double put(const Factorise *f, void *p, double x) {
  const float narrow = (float)x;
  memcpy(p, f->bytes == 4 ? (const void *)&narrow : &x, f->bytes);
  return x;
}

static bool is_read(const TnLibFactor *p, unsigned result) { return !(p->unread >> result & 1); }

static int64_t padded(size_t bytes, int64_t n) {
  const int64_t width = TN_VECTOR_BYTES / (int64_t)bytes;
  return (n + 2 * width - 1) / width * width;
}

// A work matrix of zeros at *room, which it takes.
static Matrix new_matrix(const Factorise *f, int64_t m, int64_t n, uint8_t **room) {
  const Matrix a = {*room, padded(f->bytes, n)};
  *room += tn_round_scratch((size_t)(m * a.row) * f->bytes);
  memset(a.at, 0, (size_t)(*room - a.at));
  return a;
}

static Matrix new_identity(const Factorise *f, int64_t n, uint8_t **room) {
  const Matrix a = new_matrix(f, n, n, room);
  for (int64_t i = 0; i < n; i++) put(f, at(f, a, i, i), 1);
  return a;
}

// m x n of `to` from `from` or its transpose.
static void copy(const Factorise *f, Matrix from, Matrix to, int64_t m, int64_t n, bool is_turned) {
  const size_t step = (size_t)from.row * f->bytes, to_step = (size_t)to.row * f->bytes;
  if (is_turned) tn_transpose_block(f->bytes, from.at, step, to.at, to_step, m, n);
  for (int64_t i = 0; !is_turned && i < m; i++) memcpy(at(f, to, i, 0), at(f, from, i, 0), (size_t)n * f->bytes);
}

static void swap_bytes(void *x, void *y, size_t bytes) {
  for (uint8_t *a = x, *b = y, block[64]; bytes && a != b;) {
    const size_t n = bytes < sizeof block ? bytes : sizeof block;
    memcpy(block, a, n), memcpy(a, b, n), memcpy(b, block, n);
    a += n, b += n, bytes -= n;
  }
}

static void swap_rows(const Factorise *f, Matrix a, int64_t i, int64_t j, int64_t first, int64_t end) {
  if (end > first) swap_bytes(at(f, a, i, first), at(f, a, j, first), (size_t)(end - first) * f->bytes);
}

// ---- p a = l u with the largest pivot of each column; pivots count from 1. The first pivot that is 0, or 0.

// Columns [first, end), which are finished before what is right of them is touched, as a work matrix.
static int32_t lu_panel(const Factorise *f, Matrix a, int64_t m, int64_t n, int64_t first, int64_t end, int32_t *pivots,
                        uint8_t *room) {
  const int64_t width = end - first, rows = m - first;
  const Matrix x = new_matrix(f, rows, width, &room), part = {at(f, a, first, first), a.row};
  int32_t zero = 0;
  copy(f, part, x, rows, width, false);
  for (int64_t j = 0; j < width; j++) {
    const int64_t best = j + f->l->find_largest(at(f, x, j, j), rows - j, x.row);
    pivots[first + j] = (int32_t)(first + best) + 1;
    swap_rows(f, a, first + j, first + best, 0, first);
    swap_rows(f, a, first + j, first + best, end, n);
    swap_rows(f, x, j, best, 0, width);
    const double pivot = get(f, at(f, x, j, j));
    if (pivot == 0) {
      zero = zero ? zero : (int32_t)(first + j) + 1;
      continue;
    }
    const TnBand below = band(f, x, j + 1, j + 1, rows - j - 1, width - j - 1);
    void *left = at(f, x, j + 1, j);
    const double up = fabs(pivot) < 1e-30 ? 0x1p100 : 1;  // what is small has no reciprocal
    if (up != 1) f->l->scale_column(left, rows - j - 1, x.row, up);
    f->l->scale_column(left, rows - j - 1, x.row, 1 / (pivot * up));
    f->l->add_outer(&below, left, x.row, at(f, x, j, j + 1), -1);
  }
  copy(f, x, part, rows, width, false);
  return zero;
}

// Takes rows [first, end) out of the rows below them, right of the panel; they go a tile's columns at a time, negated.
static void lu_update(const Factorise *f, Matrix a, int64_t m, int64_t n, int64_t first, int64_t end, uint8_t *room) {
  static const int64_t at_start[1] = {0};
  const Matrix packed = {room, f->tiles->columns};
  for (int64_t column = end, columns; column < n && !tn_lib_is_cancelled(f->call); column += columns) {
    columns = tn_min_i64(packed.row, n - column);
    memset(room, 0, (size_t)(PANEL * packed.row) * f->bytes);
    copy(f, (Matrix){at(f, a, first, column), n}, packed, end - first, columns, false);
    f->l->scale_column(room, PANEL * packed.row, 1, -1);
    for (int64_t i = end, rows; i < m; i += rows) {
      rows = tn_tile_height(f->tiles, m - i);
      TnTile t = {.a = at(f, a, i, first), .a_at = at_start, .b = room, .b_at = at_start, .c = at(f, a, i, column),
                  .n_segments = 1, .k = end - first, .a_row = n, .a_step = 1, .b_row = packed.row, .c_row = n,
                  .is_added = true};
      tn_tile_run_part(f->tiles, &t, rows, columns, f->bytes);
    }
  }
}

static int32_t lu(const Factorise *f, Matrix a, int64_t m, int64_t n, int32_t *pivots, uint8_t *room) {
  const int64_t most = tn_min_i64(m, n);
  int32_t zero = 0;
  for (int64_t first = 0, end; first < most && !tn_lib_is_cancelled(f->call); first = end) {
    end = tn_min_i64(first + PANEL, most);
    const int32_t bad = lu_panel(f, a, m, n, first, end, pivots, room);
    zero = zero ? zero : bad;
    if (end == n) break;
    f->l->solve(&(TnSolve){f->call, at(f, a, first, first), at(f, a, first, 0), n, n, true, true}, 0, end - first, end,
                n);
    if (end < m) lu_update(f, a, m, n, first, end, room);
  }
  return zero;
}

// ---- many small matrices: LU of one a lane

static bool by_lanes(const TnLibFactor *p) {
  return p->kind == TN_LIB_LU && !tn_dtype_is_complex(p->type) && p->m >= p->n && p->m <= SMALL && p->batch >= MANY &&
         tn_linalg_real(p->type)->lu_lanes;
}

static int64_t lanes_of(const TnLibFactor *p) { return by_lanes(p) ? tn_linalg_real(p->type)->lanes : 1; }

// `used` matrices from the first on.
static void lu_lanes(const Factorise *f, int64_t first, int64_t used, uint8_t *side) {
  enum { MOST = 16 };  // lanes
  const TnLibFactor *p = f->p;
  const int64_t m = p->m, n = p->n, lanes = f->l->lanes;
  const size_t bytes = (size_t)(m * n) * f->bytes, start = (size_t)first * bytes;
  uint8_t *in = (uint8_t *)f->call->bufs[0] + start, *out = (uint8_t *)f->call->bufs[1] + start;
  int32_t pivots[SMALL * MOST], zeros[MOST] = {0}, *to = (int32_t *)f->call->bufs[2] + first * n;
  memset(side, 0, (size_t)lanes * bytes);
  tn_linalg_interleave(side, in, m, n, false, lanes, used, f->bytes, false);
  f->l->lu_lanes(side, m, n, pivots, zeros);
  tn_linalg_interleave(side, out, m, n, false, lanes, used, f->bytes, true);
  tn_transpose_block(4, pivots, (size_t)lanes * 4, to, (size_t)n * 4, used, n);
  memcpy((int32_t *)f->call->bufs[3] + first, zeros, (size_t)used * 4);
}

// ---- Householder's reflections 1 - tau v v^T

// That which turns (alpha, x) into (beta, 0): tau; x of n elements, `step` apart, becomes v, and alpha, which is where
// v[0] belongs, 1. Numbers whose squares are too large or small are done at another scale.
static double reflection(const Factorise *f, void *alpha, void *x, int64_t n, int64_t step, double *out_beta) {
  const double least = f->bytes == 8 ? 1e-280 : 1e-60;
  double first = get(f, alpha), sum = f->l->scale_column(x, n, step, 1), square = sum + first * first;
  int exponent = 0;
  *out_beta = first;
  put(f, alpha, 1);
  if (!(square > least && square < 1 / least)) {
    const Matrix column = {x, step};
    double most = fabs(first);
    for (int64_t i = 0; i < n; i++) most = fmax(most, fabs(get(f, at(f, column, i, 0))));
    if (most == 0) return 0;
    if (most <= DBL_MAX) frexp(most, &exponent);
    for (int64_t i = 0; i < n; i++) put(f, at(f, column, i, 0), ldexp(get(f, at(f, column, i, 0)), -exponent));
    first = ldexp(first, -exponent), sum = f->l->scale_column(x, n, step, 1);
  }
  if (sum == 0) return 0;
  const double beta = -copysign(sqrt(first * first + sum), first);
  f->l->scale_column(x, n, step, 1 / (first - beta));
  *out_beta = ldexp(beta, exponent);
  return (beta - first) / beta;
}

// Applies one to columns of rows.
static void reflect(const Factorise *f, TnBand a, const void *v, int64_t step, double tau, void *room) {
  if (tau == 0 || a.n <= 0) return;
  f->l->sum_rows(&a, v, step, room);
  f->l->add_outer(&a, v, step, room, -tau);
}

// a = q r: r above the diagonal and in `diagonal`, the reflections with their ones below it.
static void qr(const Factorise *f, Matrix a, int64_t m, int64_t n, double *taus, double *diagonal, void *room) {
  for (int64_t k = 0; k < tn_min_i64(m, n) && !tn_lib_is_cancelled(f->call); k++) {
    void *v = at(f, a, k, k);
    taus[k] = reflection(f, v, at(f, a, k + 1, k), m - k - 1, a.row, &diagonal[k]);
    reflect(f, band(f, a, k, k + 1, m - k, n - k - 1), v, a.row, taus[k], room);
  }
}

// Applies k reflections, from the last to the first, columns of a from its diagonal on, to u of n columns.
static void apply_q(const Factorise *f, Matrix a, int64_t m, int64_t k, const double *taus, Matrix u, int64_t n,
                    void *room) {
  while (k-- > 0 && !tn_lib_is_cancelled(f->call))
    reflect(f, band(f, u, k, 0, m - k, n), at(f, a, k, k), a.row, taus[k], room);
}

// q of k reflections, its first n columns, in the place of the reflections.
static void make_q(const Factorise *f, Matrix a, int64_t m, int64_t n, int64_t k, const double *taus, void *room) {
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = k; j < n; j++) put(f, at(f, a, i, j), i == j);
  for (int64_t j = k; j-- > 0 && !tn_lib_is_cancelled(f->call);) {
    put(f, at(f, a, j, j), 1);
    reflect(f, band(f, a, j, j + 1, m - j, n - j - 1), at(f, a, j, j), a.row, taus[j], room);
    f->l->scale_column(at(f, a, j, j), m - j, a.row, -taus[j]);
    put(f, at(f, a, j, j), 1 - taus[j]);
    for (int64_t i = 0; i < j; i++) put(f, at(f, a, i, j), 0);
  }
}

// ---- iterations on a diagonal d and its neighbour e, in f64; rotations go to rows of work matrices of f's type

typedef struct Iteration {
  const Factorise *f;
  int64_t n;
  double *d, *e, *turns;   // turns: c and s of rotations, 4 n
  Matrix x, y;             // no rows: not wanted
} Iteration;

static double length_of(double x, double y) {
  double most = fmax(fabs(x), fabs(y)), ratio = fmin(fabs(x), fabs(y)) / most;
  return most > 0 ? most * sqrt(1 + ratio * ratio) : most;
}

// Numbers so that the largest is about 1: what they are multiplied by, a power of two.
static double tame(double *x, int64_t n) {
  double most = 0;
  int exponent = 0;
  for (int64_t i = 0; i < n; i++) most = fmax(most, fabs(x[i]));
  if (!(most > 0 && most <= DBL_MAX)) return 1;
  frexp(most, &exponent);
  for (int64_t i = 0; i < n; i++) x[i] = ldexp(x[i], -exponent);
  return ldexp(1, -exponent);
}

// e between i and i + 1 is nothing beside d.
static bool is_apart(const Iteration *t, int64_t i) {
  const double tolerance = t->f->bytes == 8 ? DBL_EPSILON : FLT_EPSILON * 1e-3;
  return fabs(t->e[i]) <= tolerance * (fabs(t->d[i]) + fabs(t->d[i + 1]));
}

// Turns rows i and i + step, i + step and i + 2 step, ...
static void rotate(const Iteration *t, Matrix z, int64_t i, int64_t step, int64_t count, const double *turns) {
  if (z.at) t->f->l->rotate_rows(&(TnBand){at(t->f, z, i, 0), step * z.row, count + 1, t->n}, turns);
}

// One QL step with an implicit shift from `first` to `last`.
static void ql_step(const Iteration *t, int64_t first, int64_t last) {
  double *d = t->d, *e = t->e, *turn = t->turns;
  double g = (d[first + 1] - d[first]) / (2 * e[first]), s = 1, c = 1, p = 0;
  int64_t i = last - 1;
  g = d[last] - d[first] + e[first] / (g + copysign(length_of(g, 1), g));
  for (; i >= first; i--) {
    double f = s * e[i], b = c * e[i], r = e[i + 1] = sqrt(f * f + g * g);
    if (r == 0) break;
    const double by = 1 / r;
    s = f * by, c = g * by, g = d[i + 1] - p;
    r = (d[i] - g) * s + 2 * c * b;
    p = s * r, d[i + 1] = g + p, g = c * r - b;
    *turn++ = c, *turn++ = s;
  }
  d[i + 1] -= p, e[last] = 0;
  if (i < first) e[first] = g;
  rotate(t, t->x, last, -1, last - 1 - i, t->turns);
}

// d becomes the eigenvalues of a symmetric tridiagonal matrix. False when it does not converge.
static bool ql(const Iteration *t) {
  for (int64_t first = 0; first < t->n; first++)
    for (int tries = 0;; tries++) {
      int64_t last = first;
      while (last < t->n - 1 && !is_apart(t, last)) last++;
      if (last == first) break;
      if (tries == 60 || tn_lib_is_cancelled(t->f->call)) return false;
      ql_step(t, first, last);
    }
  return true;
}

// (c, s) that turns (f, g) into (r, 0).
static double turn_of(double f, double g, double *out) {
  const double r = sqrt(f * f + g * g), by = r > 0 ? 1 / r : 0;
  out[0] = r > 0 ? f * by : 1, out[1] = g * by;
  return r;
}

// One QR step with an implicit shift, the smaller singular value of the last two rows, from `first` to `last`; e is
// above d. Rotations from the left are x's, from the right y's.
static void qr_step(const Iteration *t, int64_t first, int64_t last) {
  double *d = t->d, *e = t->e, *left = t->turns, *right = left + 2 * t->n;
  const double p = fabs(d[last - 1]), q = fabs(d[last]), above = e[last - 1], top = d[first];
  const double most = length_of(p + q, above) + length_of(p - q, above), shift = most > 0 ? 2 * p * q / most : 0;
  double f = top, g = e[first];
  if (shift > DBL_EPSILON * fabs(top)) f = (fabs(top) - shift) * (copysign(1, top) + shift / top);
  for (int64_t i = first; i < last; i++, left += 2, right += 2) {
    const double r = turn_of(f, g, right), c = right[0], s = right[1];
    if (i > first) e[i - 1] = r;
    f = c * d[i] + s * e[i], e[i] = c * e[i] - s * d[i], g = s * d[i + 1], d[i + 1] *= c;
    d[i] = turn_of(f, g, left);
    f = left[0] * e[i] + left[1] * d[i + 1], d[i + 1] = left[0] * d[i + 1] - left[1] * e[i];
    if (i + 1 < last) g = left[1] * e[i + 1], e[i + 1] *= left[0];
  }
  e[last - 1] = f;
  rotate(t, t->x, first, 1, last - first, t->turns);
  rotate(t, t->y, first, 1, last - first, t->turns + 2 * t->n);
}

// d becomes the singular values of a bidiagonal matrix, with signs. False when it does not converge.
static bool diagonalise(const Iteration *t) {
  for (int64_t last = t->n - 1; last > 0; last--)
    for (int tries = 0;; tries++) {
      int64_t first = last;
      while (first > 0 && !is_apart(t, first - 1)) first--;
      if (first == last) break;
      if (tries == 60 || tn_lib_is_cancelled(t->f->call)) return false;
      qr_step(t, first, last);
    }
  return true;
}

// Brings d, with its rows, in order and writes it out, from the smallest or, with is_falling, from the largest.
static void order(const Iteration *t, bool is_falling, double factor, void *out) {
  double *d = t->d;
  for (int64_t k = 0; k < t->n; k++) {
    int64_t best = k;
    for (int64_t i = k + 1; i < t->n; i++)
      if (is_falling ? d[i] > d[best] : d[i] < d[best]) best = i;
    swap_bytes(&d[k], &d[best], sizeof *d);
    put(t->f, at(t->f, (Matrix){out, 1}, k, 0), d[k] / factor);
    if (t->x.at) swap_rows(t->f, t->x, k, best, 0, t->n);
    if (t->y.at) swap_rows(t->f, t->y, k, best, 0, t->n);
  }
}

// ---- symmetric matrices: a tridiagonal one, then implicit QL

// a, whole, becomes q, when it is wanted, of a = q t q^T; t has diagonal d and off-diagonal e.
static void make_tridiagonal(const Factorise *f, Matrix a, int64_t n, bool has_q, double *d, double *e, double *taus,
                             void *room) {
  for (int64_t k = 0; k < n && !tn_lib_is_cancelled(f->call); k++) {
    const int64_t rest = n - k - 1;
    void *v = at(f, a, k, k + 1);
    d[k] = get(f, at(f, a, k, k)), e[k] = 0;
    if (rest == 0) break;
    taus[k] = reflection(f, v, at(f, a, k, k + 2), rest - 1, 1, &e[k]);
    if (taus[k] == 0) continue;
    const TnBand below = band(f, a, k + 1, k + 1, rest, rest);
    f->l->sum_rows(&below, v, 1, room);
    f->l->reflect_rows(&(TnBand){room, 0, 1, rest}, v, taus[k] / 2);
    f->l->add_outer(&below, v, 1, room, -taus[k]);
    f->l->add_outer(&below, room, 1, v, -taus[k]);
  }
  // From the last reflection to the first: what is right of and below it is q so far.
  for (int64_t k = has_q ? n : 0; k-- > 0 && !tn_lib_is_cancelled(f->call);) {
    const int64_t rest = n - k - 1;
    if (rest > 0) reflect(f, band(f, a, k + 1, k + 1, rest, rest), at(f, a, k, k + 1), 1, taus[k], room);
    for (int64_t i = k + 1; i < n; i++) put(f, at(f, a, k, i), put(f, at(f, a, i, k), 0));
    put(f, at(f, a, k, k), 1);
  }
}

// Eigenvalues from small to large; the eigenvectors are the columns of `out`. One triangle of a is read. False when it
// does not converge.
static bool eigh(const Factorise *f, Matrix a, Matrix out, void *values, uint8_t *room) {
  const int64_t n = f->p->n;
  const Matrix q = new_matrix(f, n, n, &room), z = new_matrix(f, n, n, &room);
  const bool has_vectors = f->p->has_vectors;
  double *d = (double *)(void *)room, *e = d + n, *turns = e + n, *taus = turns + 4 * n;
  Iteration t = {.f = f, .n = n, .d = d, .e = e, .turns = turns};
  copy(f, a, q, n, n, true);
  for (int64_t i = 0; i < n; i++) {  // the given triangle over the transpose
    const int64_t first = f->p->is_upper ? i : 0, end = f->p->is_upper ? n : i;
    memcpy(at(f, q, i, first), at(f, a, i, first), (size_t)(end - first) * f->bytes);
  }
  make_tridiagonal(f, q, n, has_vectors, d, e, taus, taus + n);
  copy(f, q, z, n, n, true);
  if (has_vectors) t.x = z;
  const double factor = tame(d, 2 * n);
  const bool is_done = ql(&t);
  order(&t, false, factor, values);
  if (is_read(f->p, 0)) copy(f, z, out, n, n, true);
  return is_done;
}

// ---- singular values: a bidiagonal matrix, then implicit QR

// a, m x n with m >= n, becomes its reflections: those from the left in columns from the diagonal on, those from the
// right in rows right of it. The rest of it has diagonal d and e above.
static void make_bidiagonal(const Factorise *f, Matrix a, int64_t m, int64_t n, double *d, double *e, double *lefts,
                            double *rights, void *room) {
  for (int64_t k = 0; k < n && !tn_lib_is_cancelled(f->call); k++) {
    const int64_t rest = n - k - 1;
    void *v = at(f, a, k, k), *w = at(f, a, k, k + 1);
    lefts[k] = reflection(f, v, at(f, a, k + 1, k), m - k - 1, a.row, &d[k]), e[k] = 0;
    if (rest == 0) break;
    reflect(f, band(f, a, k, k + 1, m - k, rest), v, a.row, lefts[k], room);
    rights[k] = reflection(f, w, at(f, a, k, k + 2), rest - 1, 1, &e[k]);
    const TnBand below = band(f, a, k + 1, k + 1, m - k - 1, rest);
    f->l->reflect_rows(&below, w, rights[k]);
  }
}

static bool is_wide(const TnLibFactor *p) { return p->m < p->n; }
static int64_t lefts_of(const TnLibFactor *p) { return is_wide(p) ? p->v_rows : p->u_columns; }  // wanted

// Much taller than wide, and no more of q wanted than that: of q r, r is made bidiagonal.
static bool is_tall(const TnLibFactor *p, int64_t m, int64_t n) {
  return m > 2 * n && !(p->has_vectors && lefts_of(p) > n);
}

// That q and r, of m x n. The work matrix a is the transpose, whose rows are long: the reflections are rows of it.
static void make_r(const Factorise *f, Matrix a, int64_t m, int64_t n, double *taus, Matrix r) {
  double diagonal;
  for (int64_t k = 0; k < n && !tn_lib_is_cancelled(f->call); k++) {
    void *v = at(f, a, k, k);
    taus[k] = reflection(f, v, at(f, a, k, k + 1), m - k - 1, 1, &diagonal);
    put(f, at(f, r, k, k), diagonal);
    const TnBand below = band(f, a, k + 1, k, n - k - 1, m - k);
    f->l->reflect_rows(&below, v, taus[k]);
    const Matrix column = {at(f, a, k + 1, k), a.row}, row = {at(f, r, k, k + 1), r.row};
    copy(f, column, row, 1, n - k - 1, true);
  }
}

// The transpose of q in the place of the reflections.
static void turn_into_q(const Factorise *f, Matrix a, int64_t m, int64_t n, const double *taus) {
  for (int64_t k = n; k-- > 0 && !tn_lib_is_cancelled(f->call);) {
    const TnBand below = band(f, a, k + 1, k, n - k - 1, m - k);
    f->l->reflect_rows(&below, at(f, a, k, k), taus[k]);
    f->l->scale_column(at(f, a, k, k), m - k, 1, -taus[k]);
    put(f, at(f, a, k, k), 1 - taus[k]);
    memset(at(f, a, k, 0), 0, (size_t)k * f->bytes);
  }
}

// out = q x, or its transpose, of q's transpose a; some rows at a time, for which there is room.
static void multiply_q(const Factorise *f, Matrix a, int64_t m, int64_t n, Matrix x, Matrix out, bool is_turned,
                       void *room) {
  const Matrix part = {room, x.row};
  const TnBand all = band(f, x, 0, 0, n, n);
  for (int64_t i = 0, rows; i < m && !tn_lib_is_cancelled(f->call); i += rows) {
    rows = tn_min_i64(padded(f->bytes, m) / x.row, m - i);
    for (int64_t k = 0; k < rows; k++) f->l->sum_rows(&all, at(f, a, 0, i + k), a.row, at(f, part, k, 0));
    if (is_turned) copy(f, part, (Matrix){at(f, out, 0, i), out.row}, n, rows, true);
    else copy(f, part, (Matrix){at(f, out, i, 0), out.row}, rows, n, false);
  }
}

// Of the greater and the smaller size.
static size_t svd_room(const TnLibFactor *p, size_t bytes, int64_t m, int64_t n) {
  const bool tall = is_tall(p, m, n);
  const int64_t row = padded(bytes, n), left = tall ? n * row : m * padded(bytes, lefts_of(p));
  const int64_t work = tall ? n * padded(bytes, m) + n * row : m * row;
  const int64_t all = work + p->has_vectors * (2 * n * row + left) + padded(bytes, m);
  return (size_t)all * bytes + 8 * TN_LIB_ALIGN + (size_t)n * 10 * sizeof(double);
}

// Wide matrices are done the other way round: a^T = v s u^T. False when it does not converge.
static bool svd(const Factorise *f, Matrix in, void *values, Matrix u, Matrix v, Matrix spoilt, uint8_t *room) {
  const TnLibFactor *p = f->p;
  const bool has_vectors = p->has_vectors;
  const int64_t m = tn_max_i64(p->m, p->n), n = tn_min_i64(p->m, p->n);
  const bool tall = is_tall(p, m, n);
  const int64_t columns = lefts_of(p), rows = tall ? n : m;
  const Matrix a = tall ? new_matrix(f, n, m, &room) : new_matrix(f, m, n, &room);
  const Matrix b = tall ? new_matrix(f, n, n, &room) : a;
  double *d = (double *)(void *)room, *e = d + n, *turns = e + n, *taus = turns + 4 * n, *from_left = taus + n;
  double *rights = from_left + n;
  uint8_t *more = (uint8_t *)(rights + n);
  room = more + tn_round_scratch((size_t)padded(f->bytes, m) * f->bytes);
  copy(f, in, a, tall ? n : m, tall ? m : n, is_wide(p) != tall);
  if (is_read(p, 0)) memset(spoilt.at, 0, (size_t)(m * n) * f->bytes);
  if (tall) make_r(f, a, m, n, taus, b);
  make_bidiagonal(f, b, rows, n, d, e, from_left, rights, more);
  Iteration t = {.f = f, .n = n, .d = d, .e = e, .turns = turns};
  if (has_vectors) t.x = new_identity(f, n, &room), t.y = new_identity(f, n, &room);
  const double factor = tame(d, 2 * n);
  const bool is_done = diagonalise(&t);
  for (int64_t i = 0; i < n; i++) {
    if (has_vectors && d[i] < 0) f->l->scale_column(at(f, t.y, i, 0), n, 1, -1);
    d[i] = fabs(d[i]);
  }
  order(&t, true, factor, values);
  if (!has_vectors) {
    if (is_read(p, 2)) memset(u.at, 0, (size_t)(p->m * p->u_columns) * f->bytes);
    if (is_read(p, 3)) memset(v.at, 0, (size_t)(p->v_rows * p->n) * f->bytes);
    return is_done;
  }
  const Matrix left = new_matrix(f, rows, columns, &room);
  copy(f, t.x, left, n, n, true);
  for (int64_t i = n; i < columns; i++) put(f, at(f, left, i, i), 1);
  apply_q(f, b, rows, n, from_left, left, columns, more);
  for (int64_t k = n - 1; k-- > 0 && !tn_lib_is_cancelled(f->call);) {
    const TnBand right = band(f, t.y, 0, k + 1, n, n - k - 1);
    f->l->reflect_rows(&right, at(f, b, k, k + 1), rights[k]);
  }
  const Matrix out = is_wide(p) ? v : u;
  copy(f, t.y, is_wide(p) ? u : v, n, n, is_wide(p));
  if (tall) turn_into_q(f, a, m, n, taus), multiply_q(f, a, m, n, left, out, is_wide(p), more);
  else if (is_wide(p)) copy(f, left, out, columns, m, true);
  else copy(f, left, out, m, columns, false);
  return is_done;
}

// ---- complex matrices

// 1 / x without overflow in between.
static TnC128 reciprocal(TnC128 x) {
  bool is_tall = fabs(x.im) > fabs(x.re);
  double r = is_tall ? x.re / x.im : x.im / x.re, d = is_tall ? x.im + x.re * r : x.re + x.im * r;
  return is_tall ? (TnC128){r / d, -1 / d} : (TnC128){1 / d, -r / d};
}

static TnC128 product(TnC128 x, TnC128 y) { return (TnC128){x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re}; }

// LU of complex matrices, each element computed in f64 and rounded once a step.
static int32_t lu_complex(const Factorise *f, uint8_t *a, int64_t m, int64_t n, int32_t *pivots) {
  const TnDtype type = f->p->type;
  size_t bytes = f->bytes, row = (size_t)n * bytes;
  int32_t zero = 0;
  for (int64_t j = 0; j < tn_min_i64(m, n) && !tn_lib_is_cancelled(f->call); j++) {
    uint8_t *top = a + (size_t)j * row, *best = top;
    double most = -1;
    for (uint8_t *x = top; x < a + (size_t)m * row; x += row) {
      TnC128 v = tn_load_c128(type, x + (size_t)j * bytes);
      if (fabs(v.re) + fabs(v.im) > most) most = fabs(v.re) + fabs(v.im), best = x;
    }
    pivots[j] = (int32_t)((size_t)(best - a) / row) + 1;
    for (size_t k = 0; best != top && k < row; k++) {
      uint8_t swap = top[k];
      top[k] = best[k], best[k] = swap;
    }
    if (most == 0) {
      zero = zero ? zero : (int32_t)j + 1;
      continue;
    }
    TnC128 scale = reciprocal(tn_load_c128(type, top + (size_t)j * bytes));
    for (uint8_t *x = top + row; x < a + (size_t)m * row; x += row) {
      tn_store_c128(type, x + (size_t)j * bytes, product(tn_load_c128(type, x + (size_t)j * bytes), scale));
      TnC128 left = tn_load_c128(type, x + (size_t)j * bytes);
      for (size_t k = (size_t)(j + 1) * bytes; k < row; k += bytes) {
        TnC128 p = product(left, tn_load_c128(type, top + k)), v = tn_load_c128(type, x + k);
        tn_store_c128(type, x + k, (TnC128){v.re - p.re, v.im - p.im});
      }
    }
  }
  return zero;
}

// ---- matrices of a batch

static size_t slot_bytes(const TnLibFactor *p) {
  const size_t bytes = tn_dtype_bytes(p->type);
  const int64_t m = tn_max_i64(p->m, p->n), n = tn_min_i64(p->m, p->n), row = padded(bytes, p->n);
  switch (p->kind) {
    case TN_LIB_LU:
      if (by_lanes(p)) return (size_t)(m * n * lanes_of(p)) * bytes;
      if (tn_dtype_is_complex(p->type)) return 0;
      // A panel; behind one of PANEL are at least as many rows, which is no less than is packed for an update.
      return tn_round_scratch((size_t)(p->m * padded(bytes, tn_min_i64(n, PANEL))) * bytes);
    case TN_LIB_SVD: return tn_round_scratch(svd_room(p, bytes, m, n));
    default: break;
  }
  const int64_t rows = (p->kind == TN_LIB_EIGH ? 2 : 1) * p->m + 1;
  return tn_round_scratch((size_t)(rows * row) * bytes + 2 * TN_LIB_ALIGN + (size_t)n * 7 * sizeof(double));
}

size_t tn_lib_factor_scratch(const TnLibFactor *p) {
  return slot_bytes(p) * tn_lib_slots(p->threads, tn_ceil_div(p->batch, lanes_of(p)));
}

// Matrix i of buffer b, whose matrices have rows x columns elements of some bytes.
static Matrix part(const Factorise *f, size_t b, int64_t i, int64_t rows, int64_t columns, size_t bytes) {
  return (Matrix){(uint8_t *)f->call->bufs[b] + (size_t)(i * rows * columns) * bytes, columns};
}

static void one_qr(const Factorise *f, Matrix in, Matrix out, Matrix taus, uint8_t *room) {
  const TnLibFactor *p = f->p;
  const int64_t least = tn_min_i64(p->m, p->n);
  const Matrix a = new_matrix(f, p->m, p->n, &room);
  double *wide = (double *)(void *)room, *diagonal = wide + least;
  copy(f, in, a, p->m, p->n, false);
  if (p->kind == TN_LIB_QR) {
    qr(f, a, p->m, p->n, wide, diagonal, diagonal + least);
    for (int64_t i = 0; i < least; i++) put(f, at(f, taus, 0, i), wide[i]), put(f, at(f, a, i, i), diagonal[i]);
  } else {
    for (int64_t i = 0; i < p->k; i++) wide[i] = get(f, at(f, taus, 0, i));
    make_q(f, a, p->m, p->n, p->k, wide, diagonal);
  }
  copy(f, a, out, p->m, p->n, false);
}

// The int that LAPACK calls info: 0 when all is well.
static int32_t one_matrix(const Factorise *f, int64_t i, void *room) {
  const TnLibFactor *p = f->p;
  const int64_t m = p->m, n = p->n, least = tn_min_i64(m, n);
  const Matrix a = part(f, 0, i, m, n, f->bytes);
  const Matrix out = part(f, p->kind == TN_LIB_MAKE_Q ? 2 : 1, i, m, n, f->bytes);
  switch (p->kind) {
    case TN_LIB_QR: one_qr(f, a, out, part(f, 2, i, 1, least, f->bytes), room); return 0;
    case TN_LIB_MAKE_Q: one_qr(f, a, out, part(f, 1, i, 1, p->k, f->bytes), room); return 0;
    case TN_LIB_EIGH: return !eigh(f, a, out, part(f, 2, i, 1, n, f->bytes).at, room);
    case TN_LIB_SVD:
      return !svd(f, a, part(f, 2, i, 1, least, f->bytes).at, part(f, 3, i, m, p->u_columns, f->bytes),
                  part(f, 4, i, p->v_rows, n, f->bytes), out, room);
    case TN_LIB_LU: break;
  }
  int32_t *pivots = (int32_t *)(void *)part(f, 2, i, 1, least, 4).at;
  memmove(out.at, a.at, (size_t)(m * n) * f->bytes);
  return tn_dtype_is_complex(p->type) ? lu_complex(f, out.at, m, n, pivots) : lu(f, out, m, n, pivots, room);
}

static bool has_info(const TnLibFactor *p) { return p->kind != TN_LIB_QR && p->kind != TN_LIB_MAKE_Q; }

// Units [begin, end) of `together` matrices.
static void factorise(void *arg, int64_t slot, int64_t begin, int64_t end) {
  const Factorise *f = arg;
  const int64_t together = lanes_of(f->p);
  void *room = (uint8_t *)f->call->scratch + (size_t)slot * slot_bytes(f->p);
  for (int64_t i = begin; i < end && !tn_lib_is_cancelled(f->call); i++) {
    if (together > 1) {
      lu_lanes(f, i * together, tn_min_i64(together, f->p->batch - i * together), room);
      continue;
    }
    int32_t info = one_matrix(f, i, room);
    if (has_info(f->p)) ((int32_t *)f->call->bufs[f->call->n_bufs - 1])[i] = info;
  }
}

TnError *tn_lib_factor(TnLibCall *call) {
  const TnLibFactor *p = call->params;
  if (p->batch * p->m * p->n == 0) {
    if (has_info(p)) memset(call->bufs[call->n_bufs - 1], 0, (size_t)p->batch * 4);
    return NULL;
  }
  Factorise f = {call, p, tn_linalg_real(tn_dtype_real(p->type)),
                 tn_tiles(p->tiles, tn_tile_kind(p->type, false, true)), tn_dtype_bytes(p->type)};
  const int64_t work = p->m * p->n * tn_min_i64(p->m, p->n), units = tn_ceil_div(p->batch, lanes_of(p));
  tn_lib_split(call, factorise, &f, units, tn_max_i64(1, 10000 / work), p->threads);
  return tn_lib_finish(call);
}
