// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Factorisations by what is left when their factors are multiplied, and by how far factors are from orthogonal; of
// matrices that are random, of low rank, graded, zero, very large and very small.
#include <math.h>

#include "lib_work.h"

typedef enum Shape { RANDOM, LOW_RANK, GRADED, ZERO, LARGE, SMALL, DIAGONAL, N_SHAPES } Shape;

static double get(TnDtype t, const void *p, int64_t i) {
  return tn_load_f64(t, (const uint8_t *)p + (size_t)i * tn_dtype_bytes(t));
}
static void put(TnDtype t, void *p, int64_t i, double x) {
  tn_store_f64(t, (uint8_t *)p + (size_t)i * tn_dtype_bytes(t), x);
}

static void fill(TnDtype t, Shape shape, void *a, int64_t m, int64_t n, bool is_symmetric) {
  const double large = t == TN_F32 ? 1e36 : 1e300, scale = shape == LARGE ? large : shape == SMALL ? 1 / large : 1;
  double *left = new_room((size_t)(m + n) * 8), *right = left + m;
  for (int64_t i = 0; i < m + n; i++) left[i] = random_unit();
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = 0; j < n; j++) {
      double x = random_unit() * scale;
      if (shape == LOW_RANK) x = left[i] * (is_symmetric ? left[j] : right[j]);
      if (shape == GRADED) x *= pow(10, -8.0 * (double)(i + j) / (double)(m + n));
      if (shape == ZERO) x = 0;
      if (shape == DIAGONAL) x = i == j ? (double)(i % 3) - 1 : 0;
      if (is_symmetric && j < i) x = get(t, a, j * n + i);
      put(t, a, i * n + j, x);
    }
  tn_free_aligned(left);
}

static double *wide(TnDtype t, const void *p, int64_t n) {
  double *x = new_room((size_t)(n ? n : 1) * 8);
  for (int64_t i = 0; i < n; i++) x[i] = get(t, p, i);
  return x;
}

static double size_of(const double *x, int64_t n) {
  double most = 0;
  for (int64_t i = 0; i < n; i++) most = fmax(most, fabs(x[i]));
  return most;
}

// The largest element of a - l diag(d) r, l m x k with rows of l_row; d may be NULL.
static double left_over(const double *a, const double *l, int64_t l_row, const double *d, const double *r, int64_t m,
                        int64_t k, int64_t n) {
  double most = 0;
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = 0; j < n; j++) {
      double sum = a[i * n + j];
      for (int64_t c = 0; c < k; c++) sum -= l[i * l_row + c] * (d ? d[c] : 1) * r[c * n + j];
      most = isnan(sum) ? INFINITY : fmax(most, fabs(sum));
    }
  return most;
}

// How far the columns of m x n are from orthogonal ones.
static double skew_of(const double *q, int64_t m, int64_t n) {
  double most = 0;
  for (int64_t i = 0; i < n; i++)
    for (int64_t j = 0; j <= i; j++) {
      double sum = i == j ? -1 : 0;
      for (int64_t k = 0; k < m; k++) sum += q[k * n + i] * q[k * n + j];
      most = isnan(sum) ? INFINITY : fmax(most, fabs(sum));
    }
  return most;
}

static double *transposed(const double *a, int64_t m, int64_t n) {
  double *t = new_room((size_t)(m * n) * 8);
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = 0; j < n; j++) t[j * m + i] = a[i * n + j];
  return t;
}

static double within(TnDtype t, int64_t n) {
  return (t == TN_F32 ? 1.2e-7 : 2.3e-16) * 4 * (4 + sqrt((double)n) * 3);
}

static bool is_good(const char *what, TnDtype t, Shape shape, int64_t m, int64_t n, double error, double limit) {
  if (!(error <= limit))
    printf("  %s %s, shape %d, %d x %d: %g, not %g\n", what, tn_dtype_name(t), (int)shape, (int)m, (int)n, error,
           limit);
  return error <= limit;
}

static void check_lu(TnDtype t, Shape shape, int64_t m, int64_t n) {
  const int64_t k = m < n ? m : n;
  const size_t bytes[] = {(size_t)(3 * m * n) * tn_dtype_bytes(t), (size_t)(3 * k) * 4, 12};
  void *bufs[] = {new_room(bytes[0]), new_room(bytes[0]), new_room(bytes[1]), new_room(12)};
  for (int i = 0; i < 3; i++) fill(t, shape, (uint8_t *)bufs[0] + (size_t)i * bytes[0] / 3, m, n, false);
  TnLibFactor p = {.kind = TN_LIB_LU, .type = t, .batch = 3, .m = m, .n = n, .threads = 4, .tiles = some_tiles()};
  run_routine(tn_lib_factor, &p, tn_lib_factor_scratch(&p), bufs, 4, 1, 3, bytes);
  double *a = wide(t, (uint8_t *)bufs[0] + bytes[0] / 3, m * n), *f = wide(t, (uint8_t *)bufs[1] + bytes[0] / 3, m * n);
  double *l = new_room((size_t)(m * k) * 8), *u = new_room((size_t)(k * n) * 8);
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = 0; j < k; j++) l[i * k + j] = j < i ? f[i * n + j] : i == j;
  for (int64_t i = 0; i < k; i++)
    for (int64_t j = 0; j < n; j++) u[i * n + j] = j < i ? 0 : f[i * n + j];
  for (int64_t i = 0; i < k; i++) {
    const int64_t other = ((int32_t *)bufs[2])[k + i] - 1;
    CHECK(other >= i && other < m);
    for (int64_t j = 0; j < n; j++) {
      const double swap = a[i * n + j];
      a[i * n + j] = a[other * n + j], a[other * n + j] = swap;
    }
  }
  CHECK(size_of(l, m * k) <= 1);
  const double limit = within(t, n) * 4 * (size_of(a, m * n) + size_of(u, k * n)) + (t == TN_F32 ? 1e-43 : 0);
  CHECK(is_good("lu", t, shape, m, n, left_over(a, l, k, NULL, u, m, k, n), limit));
  if (shape == ZERO) CHECK_INT(((int32_t *)bufs[3])[1], 1);
  for (int i = 0; i < 4; i++) tn_free_aligned(bufs[i]);
  tn_free_aligned(a), tn_free_aligned(f), tn_free_aligned(l), tn_free_aligned(u);
}

static void check_qr(TnDtype t, Shape shape, int64_t m, int64_t n) {
  const int64_t k = m < n ? m : n;
  const size_t size = tn_dtype_bytes(t), bytes[] = {(size_t)(m * n) * size, (size_t)k * size};
  void *bufs[] = {new_room(bytes[0]), new_room(bytes[0]), new_room(bytes[1])};
  fill(t, shape, bufs[0], m, n, false);
  TnLibFactor p = {.kind = TN_LIB_QR, .type = t, .batch = 1, .m = m, .n = n};
  run_routine(tn_lib_factor, &p, tn_lib_factor_scratch(&p), bufs, 3, 1, 2, bytes);
  double *a = wide(t, bufs[0], m * n), *f = wide(t, bufs[1], m * n), *r = new_room((size_t)(k * n) * 8);
  for (int64_t i = 0; i < k; i++)
    for (int64_t j = 0; j < n; j++) r[i * n + j] = j < i ? 0 : f[i * n + j];
  const int64_t columns = m > n && random_below(2) ? m : k;  // all of q, or as many columns as r has rows
  const size_t q_bytes = (size_t)(m * columns) * size;
  void *reflections = new_room(q_bytes);
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = 0; j < columns; j++) put(t, reflections, i * columns + j, j < n ? f[i * n + j] : NAN);
  void *make[] = {reflections, bufs[2], new_room(q_bytes)};
  p = (TnLibFactor){.kind = TN_LIB_MAKE_Q, .type = t, .batch = 1, .m = m, .n = columns, .k = k};
  run_routine(tn_lib_factor, &p, tn_lib_factor_scratch(&p), make, 3, 2, 1, &q_bytes);
  double *q = wide(t, make[2], m * columns);
  CHECK(is_good("q", t, shape, m, n, skew_of(q, m, columns), within(t, m)));
  CHECK(is_good("qr", t, shape, m, n, left_over(a, q, columns, NULL, r, m, k, n),
                within(t, m) * size_of(a, m * n) * sqrt((double)n) + (t == TN_F32 ? 1e-42 : 0)));
  for (int i = 0; i < 3; i++) tn_free_aligned(bufs[i]);
  tn_free_aligned(make[0]), tn_free_aligned(make[2]);
  tn_free_aligned(a), tn_free_aligned(f), tn_free_aligned(r), tn_free_aligned(q);
}

static void check_eigh(TnDtype t, Shape shape, int64_t n, bool is_upper) {
  const size_t size = tn_dtype_bytes(t), bytes[] = {(size_t)(n * n) * size, (size_t)n * size, 4};
  void *bufs[] = {new_room(bytes[0]), new_room(bytes[0]), new_room(bytes[1]), new_room(4)};
  fill(t, shape, bufs[0], n, n, true);
  double *a = wide(t, bufs[0], n * n);
  for (int64_t i = 0; i < n; i++)
    for (int64_t j = 0; j < i; j++) put(t, bufs[0], is_upper ? i * n + j : j * n + i, NAN);
  TnLibFactor p = {.kind = TN_LIB_EIGH, .type = t, .batch = 1, .m = n, .n = n, .is_upper = is_upper,
                   .has_vectors = true};
  run_routine(tn_lib_factor, &p, tn_lib_factor_scratch(&p), bufs, 4, 1, 3, bytes);
  double *v = wide(t, bufs[1], n * n), *d = wide(t, bufs[2], n), *vt = transposed(v, n, n);
  for (int64_t i = 1; i < n; i++) CHECK(d[i - 1] <= d[i]);
  CHECK_INT(*(int32_t *)bufs[3], 0);
  CHECK(is_good("eigenvectors", t, shape, n, n, skew_of(v, n, n), within(t, n) * 2));
  CHECK(is_good("eigh", t, shape, n, n, left_over(a, v, n, d, vt, n, n, n),
                within(t, n) * size_of(a, n * n) * sqrt((double)n) + (t == TN_F32 ? 1e-42 : 0)));
  p.has_vectors = false;
  const size_t few[] = {bytes[1], 4};
  run_routine(tn_lib_factor, &p, tn_lib_factor_scratch(&p), bufs, 4, 2, 2, few);
  double *alone = wide(t, bufs[2], n), most = 0;
  for (int64_t i = 0; i < n; i++) most = fmax(most, fabs(alone[i] - d[i]));
  CHECK(is_good("eigenvalues", t, shape, n, n, most, within(t, n) * size_of(d, n)));
  for (int i = 0; i < 4; i++) tn_free_aligned(bufs[i]);
  tn_free_aligned(a), tn_free_aligned(v), tn_free_aligned(d), tn_free_aligned(vt), tn_free_aligned(alone);
}

static void check_svd(TnDtype t, Shape shape, int64_t m, int64_t n, bool is_full) {
  const int64_t k = m < n ? m : n, columns = is_full ? m : k, rows = is_full ? n : k;
  const size_t size = tn_dtype_bytes(t);
  const size_t bytes[] = {(size_t)(m * n) * size, (size_t)k * size, (size_t)(m * columns) * size,
                          (size_t)(rows * n) * size, 4};
  void *bufs[] = {new_room(bytes[0]), new_room(bytes[0]), new_room(bytes[1]), new_room(bytes[2]), new_room(bytes[3]),
                  new_room(4)};
  fill(t, shape, bufs[0], m, n, false);
  TnLibFactor p = {.kind = TN_LIB_SVD, .type = t, .batch = 1, .m = m, .n = n, .u_columns = columns, .v_rows = rows,
                   .has_vectors = true};
  run_routine(tn_lib_factor, &p, tn_lib_factor_scratch(&p), bufs, 6, 1, 5, bytes);
  double *a = wide(t, bufs[0], m * n), *s = wide(t, bufs[2], k), *u = wide(t, bufs[3], m * columns);
  double *v = wide(t, bufs[4], rows * n), *vt = transposed(v, rows, n);
  for (int64_t i = 0; i < k; i++) CHECK(s[i] >= 0 && (i == 0 || s[i - 1] >= s[i]));
  CHECK_INT(*(int32_t *)bufs[5], 0);
  CHECK(is_good("u", t, shape, m, n, skew_of(u, m, columns), within(t, m) * 2));
  CHECK(is_good("v", t, shape, m, n, skew_of(vt, n, rows), within(t, n) * 2));
  CHECK(is_good("svd", t, shape, m, n, left_over(a, u, columns, s, v, m, k, n),
                within(t, m + n) * size_of(a, m * n) * sqrt((double)(m + n)) + (t == TN_F32 ? 1e-42 : 0)));
  p.has_vectors = false;
  run_routine(tn_lib_factor, &p, tn_lib_factor_scratch(&p), bufs, 6, 1, 5, bytes);
  double *alone = wide(t, bufs[2], k), most = 0;
  for (int64_t i = 0; i < k; i++) most = fmax(most, fabs(alone[i] - s[i]));
  CHECK(is_good("singular values", t, shape, m, n, most, within(t, n) * size_of(s, k)));
  for (int i = 0; i < 6; i++) tn_free_aligned(bufs[i]);
  tn_free_aligned(a), tn_free_aligned(s), tn_free_aligned(u), tn_free_aligned(v), tn_free_aligned(vt);
  tn_free_aligned(alone);
}

static const TnDtype types[] = {TN_F32, TN_F64};
static const int64_t sizes[][2] = {{1, 1},   {1, 5},    {5, 1},    {2, 2},   {3, 3},   {4, 7},   {7, 4},
                                   {8, 8},   {9, 9},    {17, 16},  {16, 17}, {33, 20}, {20, 33}, {40, 40},
                                   {65, 33}, {70, 100}, {100, 70}, {21, 90}, {45, 20}, {90, 21}};

// Bytes of scratch beside those of the matrix.
static double room_of(TnLibFactorKind kind, TnDtype t, int64_t m, int64_t n) {
  const TnLibFactor p = {.kind = kind,
                         .type = t,
                         .batch = 1,
                         .m = m,
                         .n = n,
                         .u_columns = n,
                         .v_rows = n,
                         .has_vectors = true,
                         .threads = 1};
  return (double)tn_lib_factor_scratch(&p) / (double)(m * n * (int64_t)tn_dtype_bytes(t));
}

TN_TEST(rooms) {
  CHECK(room_of(TN_LIB_LU, TN_F64, 6, 6) < 3);
  CHECK(room_of(TN_LIB_LU, TN_C64, 100, 100) == 0);
  CHECK(room_of(TN_LIB_SVD, TN_F32, 500, 5) < 1.6);
  CHECK(room_of(TN_LIB_SVD, TN_F64, 1000, 50) < 1.4);
}

TN_TEST(shapes) {
  for (size_t t = 0; t < 2; t++)
    for (int shape = 0; shape < N_SHAPES; shape++)
      for (size_t i = 0; i < TN_COUNT(sizes); i++) {
        const int64_t m = sizes[i][0], n = sizes[i][1];
        check_lu(types[t], (Shape)shape, m, n);
        check_qr(types[t], (Shape)shape, m, n);
        check_eigh(types[t], (Shape)shape, m, i % 2);
        check_svd(types[t], (Shape)shape, m, n, i % 3 == 0);
      }
}

// A matrix has the same factors, bit for bit, alone and among others that are done together.
static void check_lu_batch(TnDtype t, int64_t batch, int64_t m, int64_t n) {
  const size_t one = (size_t)(m * n) * tn_dtype_bytes(t), bytes[] = {one * (size_t)batch, (size_t)(n * batch) * 4,
                                                                    (size_t)batch * 4};
  void *bufs[] = {new_room(bytes[0]), new_room(bytes[0]), new_room(bytes[1]), new_room(bytes[2])};
  void *alone[] = {NULL, new_room(one), new_room((size_t)n * 4), new_room(4)};
  for (int64_t i = 0; i < batch; i++) {
    uint8_t *a = (uint8_t *)bufs[0] + (size_t)i * one;
    fill(t, (Shape)(i % N_SHAPES), a, m, n, false);
    if (i % 5 == 3) put(t, a, (i * 7) % (m * n), i % 2 ? NAN : -INFINITY);
    if (i % 5 == 4) put(t, a, (i * 7) % (m * n), -0.0);
  }
  TnLibFactor p = {.kind = TN_LIB_LU, .type = t, .batch = batch, .m = m, .n = n, .threads = 4, .tiles = some_tiles()};
  run_routine(tn_lib_factor, &p, tn_lib_factor_scratch(&p), bufs, 4, 1, 3, bytes);
  p.batch = 1;
  const size_t alone_bytes[] = {one, (size_t)n * 4, 4};
  for (int64_t i = 0; i < batch; i++) {
    alone[0] = (uint8_t *)bufs[0] + (size_t)i * one;
    run_routine(tn_lib_factor, &p, tn_lib_factor_scratch(&p), alone, 4, 1, 3, alone_bytes);
    for (int64_t e = 0; e < m * n; e++) {
      const double x = get(t, alone[1], e), y = get(t, (uint8_t *)bufs[1] + (size_t)i * one, e);
      CHECK(memcmp(&x, &y, 8) == 0 || (isnan(x) && isnan(y)));
    }
    CHECK(memcmp(alone[2], (int32_t *)bufs[2] + i * n, (size_t)n * 4) == 0);
    CHECK_INT(*(int32_t *)alone[3], ((int32_t *)bufs[3])[i]);
  }
  for (int i = 0; i < 4; i++) tn_free_aligned(bufs[i]);
  for (int i = 1; i < 4; i++) tn_free_aligned(alone[i]);
}

TN_TEST(batches_of_lu) {
  for (size_t t = 0; t < 2; t++)
    for (int64_t n = 1; n <= 17; n += n < 5 ? 1 : 3) {
      check_lu_batch(types[t], 37, n, n);
      check_lu_batch(types[t], 4, n + 2, n);
    }
}

// Numbers that are none come back as such, and nothing hangs.
TN_TEST(not_numbers) {
  for (size_t t = 0; t < 2; t++)
    for (int kind = TN_LIB_LU; kind <= TN_LIB_SVD; kind++) {
      enum { N = 12 };
      void *bufs[6];
      for (int i = 0; i < 6; i++) bufs[i] = new_room(N * N * 8), memset(bufs[i], 0, N * N * 8);
      for (int64_t i = 0; i < N * N; i++) put(types[t], bufs[0], i, random_unit());
      put(types[t], bufs[0], 5 * N + 3, kind % 2 ? NAN : INFINITY);
      TnLibFactor p = {.kind = (TnLibFactorKind)kind, .type = types[t], .batch = 1, .m = N, .n = N, .k = N,
                       .u_columns = N, .v_rows = N, .has_vectors = true};
      void *scratch = new_room(tn_lib_factor_scratch(&p));
      TnLibCall call = {&p, bufs, kind == TN_LIB_SVD ? 6 : kind == TN_LIB_EIGH || kind == TN_LIB_LU ? 4 : 3, scratch,
                        test_pools[1], NULL};
      TnError *e = tn_lib_factor(&call);
      CHECK(!e);
      tn_free_aligned(scratch);
      for (int i = 0; i < 6; i++) tn_free_aligned(bufs[i]);
    }
}

int main(void) {
  open_pools();
  RUN(shapes);
  RUN(rooms);
  RUN(batches_of_lu);
  RUN(not_numbers);
  close_pools();
  return test_report();
}
