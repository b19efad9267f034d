// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Transforms of every kind and many lengths against sums by definition in f64.
#include <math.h>

#include "lib_work.h"

typedef struct Grid {  // complex numbers over [batch][a][b][c]
  int64_t dims[4], n;
  TnC128 *x;
} Grid;

static Grid new_grid(const int64_t dims[4]) {
  Grid g = {{dims[0], dims[1], dims[2], dims[3]}, dims[0] * dims[1] * dims[2] * dims[3], NULL};
  g.x = new_room((size_t)g.n * sizeof *g.x);
  return g;
}

static void transform_slowly(Grid *g, int d, bool is_inverse) {
  int64_t n = g->dims[d], inner = 1;
  for (int e = d + 1; e < 4; e++) inner *= g->dims[e];
  TnC128 *line = new_room((size_t)n * sizeof *line), *roots = new_room((size_t)n * sizeof *roots);
  for (int64_t k = 0; k < n; k++) {
    double angle = (is_inverse ? 2 : -2) * 3.14159265358979323846 * (double)k / (double)n;
    roots[k] = (TnC128){cos(angle), sin(angle)};
  }
  for (int64_t i = 0; i < g->n / n; i++) {
    TnC128 *first = g->x + i / inner * n * inner + i % inner;
    for (int64_t k = 0; k < n; k++) {
      line[k] = (TnC128){0, 0};
      for (int64_t j = 0; j < n; j++) {
        TnC128 w = roots[j * k % n], v = first[j * inner];
        line[k].re += v.re * w.re - v.im * w.im, line[k].im += v.re * w.im + v.im * w.re;
      }
    }
    for (int64_t k = 0; k < n; k++)
      first[k * inner] = is_inverse ? (TnC128){line[k].re / (double)n, line[k].im / (double)n} : line[k];
  }
  tn_free_aligned(line), tn_free_aligned(roots);
}

// Reads or writes number i of an array of real or complex numbers.
static TnC128 get(const void *p, int64_t i, bool is_double, bool is_real) {
  int64_t at = is_real ? i : 2 * i;
  if (is_double) return (TnC128){((const double *)p)[at], is_real ? 0 : ((const double *)p)[at + 1]};
  return (TnC128){(double)((const float *)p)[at], is_real ? 0 : (double)((const float *)p)[at + 1]};
}
static void fill_random(void *p, int64_t n, bool is_double) {
  for (int64_t i = 0; i < n; i++)
    if (is_double)
      ((double *)p)[i] = random_unit();
    else
      ((float *)p)[i] = (float)random_unit();
}

// The last dim of a spectrum completed by symmetry to n; what has to be real is.
static Grid complete(const Grid *half, int64_t n) {
  Grid g = new_grid((int64_t[]){half->dims[0], half->dims[1], half->dims[2], n});
  int64_t had = half->dims[3];
  for (int64_t i = 0; i < g.n; i++) {
    int64_t k = i % n, row = i / n;
    TnC128 v = half->x[row * had + (k < had ? k : n - k)];
    g.x[i] = (TnC128){v.re, k == 0 || 2 * k == n ? 0 : k < had ? v.im : -v.im};
  }
  return g;
}

static void check_fft(TnLibFftKind kind, bool is_double, int64_t batch, size_t n_axes, const int64_t *lengths) {
  TestArena t;
  TnLibFft p = {
      .kind = kind, .is_double = is_double, .n_axes = n_axes, .batch = batch, .threads = (unsigned)random_below(5)};
  int64_t dims[4] = {batch, 1, 1, 1};
  for (size_t d = 0; d < n_axes; d++) p.lengths[d] = lengths[d], dims[4 - n_axes + d] = lengths[d];
  struct TnFftAxis *known = NULL;  // with what other transforms of these lengths have made
  open_arena(&t);
  for (int i = 0; i < 2; i++) {
    TnLibFft other = p;
    other.kind = (TnLibFftKind)random_below(4), other.is_double = random_below(2);
    tn_lib_fft_prepare(&t.arena, &other, &known);
  }
  tn_lib_fft_prepare(&t.arena, &p, &known);
  bool from_real = kind == TN_LIB_RFFT, to_real = kind == TN_LIB_IRFFT, is_inverse = to_real || kind == TN_LIB_IFFT;
  int64_t last = dims[3], half = last / 2 + 1, rows = dims[0] * dims[1] * dims[2];
  int64_t n_in = rows * (to_real ? 2 * half : from_real ? last : 2 * last);
  int64_t n_out = rows * (from_real ? 2 * half : to_real ? last : 2 * last);
  size_t size = is_double ? 8 : 4, out_bytes = (size_t)n_out * size;
  void *bufs[] = {new_room((size_t)n_in * size), new_room(out_bytes)};
  fill_random(bufs[0], n_in, is_double);
  run_routine(tn_lib_fft, &p, tn_lib_fft_scratch(&p), bufs, 2, 1, 1, &out_bytes);
  if (to_real) dims[3] = half;
  Grid g = new_grid(dims);
  for (int64_t i = 0; i < g.n; i++) g.x[i] = get(bufs[0], i, is_double, from_real);
  for (int d = to_real ? 2 : 3; d > 3 - (int)n_axes; d--) transform_slowly(&g, d, is_inverse);
  if (to_real) {
    Grid whole = complete(&g, last);
    tn_free_aligned(g.x);
    g = whole;
    transform_slowly(&g, 3, true);
  }
  double error = 0, scale = 1e-300;
  int64_t columns = from_real ? half : last;
  for (int64_t i = 0; i < rows * columns; i++) {
    TnC128 got = get(bufs[1], i, is_double, to_real), want = g.x[i / columns * last + i % columns];
    double re = got.re - want.re, im = to_real ? 0 : got.im - want.im;
    error += re * re + im * im, scale += want.re * want.re + want.im * want.im;
  }
  double within = (is_double ? 1e-15 : 2e-7) * (2 + log2((double)g.n + 1));
  CHECK(sqrt(error / scale) <= within);
  if (!(sqrt(error / scale) <= within)) printf("  kind %d, last %d: %g\n", kind, (int)last, sqrt(error / scale));
  tn_free_aligned(bufs[0]), tn_free_aligned(bufs[1]), tn_free_aligned(g.x), tn_arena_deinit(&t.arena);
}

TN_TEST(lengths) {
  static const int64_t lengths[] = {1,   2,   3,   4,   5,   6,   7,   8,   9,   11,  12,  15,   16,  27,  30,
                                    31,  37,  45,  49,  63,  64,  74,  97,  100, 105, 121, 127,  128, 131, 135,
                                    143, 194, 198, 210, 256, 262, 360, 393, 511, 997, 999, 1000, 1024};
  for (size_t i = 0; i < TN_COUNT(lengths); i++)
    for (int kind = 0; kind < 4; kind++)
      for (int is_double = 0; is_double < 2; is_double++)
        check_fft((TnLibFftKind)kind, is_double, lengths[i] < 200 ? 1 + random_below(40) : 1, 1, &lengths[i]);
}

TN_TEST(several_dims) {
  static const int64_t lengths[] = {1, 2, 3, 5, 6, 8, 10, 15, 37};
  for (int round = 0; round < 150; round++) {
    int64_t dims[3] = {lengths[random_below(9)], lengths[random_below(9)], lengths[random_below(9)]};
    size_t n_axes = 2 + (size_t)random_below(2);
    if (n_axes == 3 && dims[0] * dims[1] * dims[2] > 3000) continue;
    check_fft((TnLibFftKind)random_below(4), random_below(2), 1 + random_below(3), n_axes, dims);
  }
}

TN_TEST(nothing) {
  check_fft(TN_LIB_FFT, false, 0, 1, (int64_t[]){8});
  TestArena t;
  TnLibFft p = {.kind = TN_LIB_FFT, .n_axes = 1, .lengths = {0}, .batch = 3};
  tn_lib_fft_prepare(open_arena(&t), &p, &(struct TnFftAxis *){NULL});
  CHECK_INT(tn_lib_fft_scratch(&p), 0);
  tn_arena_deinit(&t.arena);
}

static struct TnFftAxis *axis_of(TestArena *t, struct TnFftAxis **known, TnLibFftKind kind, bool is_double, int64_t n) {
  TnLibFft p = {.kind = kind, .is_double = is_double, .n_axes = 1, .lengths = {n}, .batch = 1};
  tn_lib_fft_prepare(&t->arena, &p, known);
  return p.axes[0];
}

TN_TEST(tables_are_shared) {
  TestArena t;
  struct TnFftAxis *known = NULL;
  open_arena(&t);
  struct TnFftAxis *whole = axis_of(&t, &known, TN_LIB_FFT, false, 16),
                   *real = axis_of(&t, &known, TN_LIB_RFFT, false, 16);
  CHECK(whole != real && whole != axis_of(&t, &known, TN_LIB_FFT, true, 16));
  CHECK(whole == axis_of(&t, &known, TN_LIB_IFFT, false, 16) && real == axis_of(&t, &known, TN_LIB_IRFFT, false, 16));
  CHECK(real != axis_of(&t, &known, TN_LIB_FFT, false, 8) && real != axis_of(&t, &known, TN_LIB_RFFT, false, 8));
  tn_arena_deinit(&t.arena);
}

static size_t scratch_of(bool is_double, int64_t batch, int64_t n) {
  TestArena t;
  TnLibFft p = {.is_double = is_double, .n_axes = 1, .lengths = {n}, .batch = batch, .threads = 1};
  tn_lib_fft_prepare(open_arena(&t), &p, &(struct TnFftAxis *){NULL});
  size_t bytes = tn_lib_fft_scratch(&p);
  tn_arena_deinit(&t.arena);
  return bytes;
}

// Four arrays of some lines, not much apart; lines that a page holds lie close.
TN_TEST(scratch_is_small) {
  enum { GAP = 1024 };
  CHECK(scratch_of(false, 1, 64) <= 4 * 5 * TN_LIB_ALIGN);
  CHECK(scratch_of(true, 1, 1024) <= 4 * (1025 * 8 + GAP));
  CHECK(scratch_of(false, 64, 128) <= 4 * (16 * 129 * 4 + GAP));
  CHECK(scratch_of(true, 64, 128) <= 4 * (8 * 129 * 8 + GAP));
}

int main(void) {
  open_pools();
  RUN(scratch_is_small);
  RUN(tables_are_shared);
  RUN(lengths);
  RUN(several_dims);
  RUN(nothing);
  close_pools();
  return test_report();
}
