// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// cholesky and triangular_solve against plain loops in f64, on every type, side and triangle; the triangle that is not
// to be read holds NaN.
#include <math.h>

#include "lib_work.h"

typedef struct C {
  double re, im;
} C;

static C mul(C a, C b) { return (C){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }
static C conj_of(C a) { return (C){a.re, -a.im}; }
static C sub(C a, C b) { return (C){a.re - b.re, a.im - b.im}; }
static const TnDtype types[] = {TN_F32, TN_F64, TN_C64, TN_C128};

static C load(TnDtype t, const void *p, int64_t i) {
  const uint8_t *at = (const uint8_t *)p + (size_t)i * tn_dtype_bytes(t);
  TnC128 x = tn_load_c128(t, at);
  return (C){x.re, x.im};
}
static void store(TnDtype t, void *p, int64_t i, C x) {
  uint8_t *at = (uint8_t *)p + (size_t)i * tn_dtype_bytes(t);
  if (tn_dtype_is_complex(t)) tn_store_c128(t, at, (TnC128){x.re, x.im});
  else tn_store_f64(t, at, x.re);
}
static C random_number(TnDtype t) { return (C){random_unit(), tn_dtype_is_complex(t) ? random_unit() : 0}; }
static double tolerance(TnDtype t, int64_t n) {
  return (tn_dtype_real(t) == TN_F32 ? 1e-6 : 1e-15) * 8 * (double)(n + 4);
}
static bool is_near(C a, C b, double within) {
  double scale = 1 + fabs(b.re) + fabs(b.im);
  return fabs(a.re - b.re) <= within * scale && fabs(a.im - b.im) <= within * scale;
}

// A matrix that is L L^H for a tame L, of which one triangle is stored; want gets L (or its mirror image).
static void make_positive(TnDtype t, int64_t n, bool is_lower, void *a, int64_t base, C *want) {
  for (int64_t i = 0; i < n; i++)
    for (int64_t j = 0; j < n; j++) {
      C x = random_number(t);
      want[i * n + j] = j < i ? (C){x.re / (double)n, x.im / (double)n} : (C){j == i ? 1 + fabs(x.re) : 0, 0};
    }
  for (int64_t i = 0; i < n; i++)
    for (int64_t j = 0; j < n; j++) {
      C sum = {0, 0};
      for (int64_t k = 0; k < n; k++) {
        C x = mul(want[i * n + k], conj_of(want[j * n + k]));
        sum = (C){sum.re + x.re, sum.im + x.im};
      }
      store(t, a, base + i * n + j, (is_lower ? j > i : j < i) ? (C){NAN, NAN} : sum);
    }
}

static void check_cholesky(TnDtype t, int64_t batch, int64_t n, bool is_lower) {
  size_t bytes = (size_t)(batch * n * n) * tn_dtype_bytes(t);
  void *bufs[] = {new_room(bytes), new_room(bytes)};
  C *want = new_room((size_t)(batch * n * n) * sizeof(C));
  int64_t bad = batch > 2 ? batch / 2 : -1, wrong = 0;
  for (int64_t i = 0; i < batch; i++) make_positive(t, n, is_lower, bufs[0], i * n * n, want + i * n * n);
  if (bad >= 0) store(t, bufs[0], bad * n * n + (n - 1) * (n + 1), (C){-1, 0});
  TnLibCholesky p = {t, batch, n, is_lower, (unsigned)random_below(5), some_tiles()};
  run_routine(tn_lib_cholesky, &p, tn_lib_cholesky_scratch(&p), bufs, 2, 1, 1, &bytes);
  for (int64_t i = 0; i < batch * n * n; i++) {
    C got = load(t, bufs[1], i);
    int64_t matrix = i / (n * n), row = i / n % n, column = i % n;
    if (matrix == bad) {
      wrong += !isnan(got.re) || got.im != 0;
      continue;
    }
    C x = is_lower ? want[i] : conj_of(want[matrix * n * n + column * n + row]);
    if (is_lower ? column > row : column < row) wrong += got.re != 0 || got.im != 0;
    else wrong += !is_near(got, x, tolerance(t, n));
  }
  CHECK_INT(wrong, 0);
  tn_free_aligned(bufs[0]), tn_free_aligned(bufs[1]), tn_free_aligned(want);
}

TN_TEST(cholesky) {
  static const int64_t sizes[] = {1, 2, 3, 8, 17, 32, 33, 50, 97, 130};
  for (size_t t = 0; t < TN_COUNT(types); t++)
    for (size_t i = 0; i < TN_COUNT(sizes); i++)
      for (int lower = 0; lower < 2; lower++) {
        check_cholesky(types[t], 1, sizes[i], lower);
        check_cholesky(types[t], 3, sizes[i], lower);
        if (sizes[i] <= 33) check_cholesky(types[t], 37, sizes[i], lower);
      }
}

// op(a)[i][j] as the solver has to see it.
static C element(const TnLibSolve *p, const void *a, int64_t base, int64_t i, int64_t j) {
  if (i == j && p->is_unit) return (C){1, 0};
  if (p->is_transposed) {
    int64_t swap = i;
    i = j, j = swap;
  }
  if (p->is_lower ? j > i : j < i) return (C){0, 0};
  C x = load(p->type, a, base + i * p->n + j);
  return p->is_conjugated ? conj_of(x) : x;
}

// The same with x where b is.
static void solve_in_place(const TnLibSolve *p, void **bufs, size_t bytes) {
  void *scratch = new_room(tn_lib_solve_scratch(p));
  TnLibCall call = {.params = p, .bufs = (void *[]){bufs[0], bufs[0], bufs[2]}, .n_bufs = 3, .scratch = scratch};
  CHECK(!tn_lib_solve(&call));
  CHECK(memcmp(bufs[0], bufs[1], bytes) == 0);
  tn_free_aligned(scratch);
}

// What is left of b when the solution is put in, by plain sums.
static void check_solve(TnLibSolve *p) {
  int64_t n = p->n, others = p->others, wrong = 0;
  TnDtype t = p->type;
  size_t bytes = tn_dtype_bytes(t), out_bytes = (size_t)(p->batch * n * others) * bytes;
  void *bufs[] = {new_room(out_bytes), new_room(out_bytes), new_room((size_t)(p->batch * n * n) * bytes)};
  p->tiles = some_tiles();
  for (int64_t i = 0; i < p->batch * n * n; i++) {
    int64_t row = i / n % n, column = i % n;
    C x = random_number(t);
    if (row == column) x = p->is_unit ? (C){NAN, NAN} : (C){1.5 + x.re / 2, x.im / 2};
    else if (p->is_lower ? column > row : column < row) x = (C){NAN, NAN};
    else x = (C){x.re / (double)n, x.im / (double)n};
    store(t, bufs[2], i, x);
  }
  for (int64_t i = 0; i < p->batch * n * others; i++) store(t, bufs[0], i, random_number(t));
  run_routine(tn_lib_solve, p, tn_lib_solve_scratch(p), bufs, 3, 1, 1, &out_bytes);
  for (int64_t m = 0; m < p->batch; m++)
    for (int64_t i = 0; i < n; i++)
      for (int64_t k = 0; k < others; k++) {
        C rest = load(t, bufs[0], m * n * others + (p->is_right ? k * n + i : i * others + k));
        for (int64_t j = 0; j < n; j++) {
          C a = p->is_right ? element(p, bufs[2], m * n * n, j, i) : element(p, bufs[2], m * n * n, i, j);
          rest = sub(rest, mul(a, load(t, bufs[1], m * n * others + (p->is_right ? k * n + j : j * others + k))));
        }
        wrong += !is_near(rest, (C){0, 0}, tolerance(t, n));
      }
  CHECK_INT(wrong, 0);
  solve_in_place(p, bufs, out_bytes);
  for (int i = 0; i < 3; i++) tn_free_aligned(bufs[i]);
}

TN_TEST(triangular_solve) {
  static const int64_t sizes[] = {1, 2, 5, 16, 32, 33, 49, 70}, others[] = {1, 3, 8, 17, 40};
  for (int round = 0; round < 800; round++) {
    TnLibSolve p = {.type = types[random_below(4)], .batch = random_below(3) ? 1 + random_below(3) : 20,
                    .n = sizes[random_below(8)], .others = others[random_below(5)], .is_right = random_below(2),
                    .is_lower = random_below(2), .is_unit = random_below(3) == 0, .is_transposed = random_below(2),
                    .threads = (unsigned)random_below(5)};
    p.is_conjugated = p.is_transposed && random_below(2);
    check_solve(&p);
  }
  // Large enough for threads to share turning the triangle.
  for (int round = 0; round < 8; round++)
    check_solve(&(TnLibSolve){.type = TN_F32, .batch = 1, .n = 210, .others = 40, .is_right = round & 1,
                              .is_lower = round & 2, .is_transposed = round & 4, .threads = 4});
}

TN_TEST(division) {
  float a[] = {0, 9, 2, 4}, b[] = {1, 2};
  void *bufs[] = {b, new_room(8), a};
  size_t bytes = 8;
  TnLibSolve p = {.type = TN_F32, .batch = 1, .n = 2, .others = 1, .is_lower = true};
  run_routine(tn_lib_solve, &p, tn_lib_solve_scratch(&p), bufs, 3, 1, 1, &bytes);
  const float *x = bufs[1];
  CHECK(isinf(x[0]) && isinf(x[1]));  // 1 / 0, and (2 - 2 * inf) / 4
  tn_free_aligned(bufs[1]);
}

int main(void) {
  open_pools();
  RUN(cholesky);
  RUN(triangular_solve);
  RUN(division);
  close_pools();
  return test_report();
}
