// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Stockham's autosorting transform of some lines at once, which lie side by side, re and im apart: [n][lines], where
// lines is 1, 4 or a multiple of 8.
#include "lib/fft_priv.h"

// One pass: transforms of p elements over arrays seen as [p][m][s] into [m][p][s], twiddled; n = p * m * s / lines.
typedef struct Pass {
  int64_t p, m, s, step;  // step: distance of the twiddles of neighbouring m
  int64_t from, to;       // of m, what is done now
  TnFftTable roots;
  int64_t n;  // of the axis
  TnFftLines lines;
  const void *x, *xi;
  void *y, *yi;
} Pass;

typedef float F32x4 __attribute__((vector_size(16)));

#define TARGET TN_PORTABLE
#define SUFFIX _f32
#define T float
#if !TN_LIB_X64
#define VECTOR F32x4
#endif
#include "lib/fft_core_tmpl.h"
#define SUFFIX _f64
#define T double
#include "lib/fft_core_tmpl.h"
#undef TARGET

#if TN_LIB_X64
typedef float F32x8 __attribute__((vector_size(32)));
typedef double F64x4 __attribute__((vector_size(32)));

#define TARGET TN_AVX2
#define SUFFIX _f32_avx2
#define SINGLE pass_single_f32
#define T float
#define VECTOR F32x8
#define HALF_VECTOR F32x4
#include "lib/fft_core_tmpl.h"
#define SUFFIX _f64_avx2
#define SINGLE pass_single_f64
#define T double
#define VECTOR F64x4
#include "lib/fft_core_tmpl.h"
#undef TARGET
#endif

typedef void PassPart(const Pass *a, int64_t first, int64_t end);

static PassPart *part_of(bool is_double) {
#if TN_LIB_X64
  if (tn_lib_has_avx2()) return is_double ? run_part_f64_avx2 : run_part_f32_avx2;
#endif
  return is_double ? run_part_f64 : run_part_f32;
}

// Some of m at a time and, where there is more than enough of it, some of s, between which the call may be cancelled.
static void run_pass(const TnLibCall *call, Pass *a, PassPart *run_part) {
  const bool is_long = a->p * a->m * a->s > TN_LOOK;
  const int64_t some = is_long ? tn_max_i64(1, TN_LOOK / (a->p * a->s)) : a->m;
  for (a->from = 0; a->from < a->m; a->from = a->to) {
    a->to = tn_min_i64(a->from + some, a->m);
    for (int64_t first = 0, end; first < a->s; first = end) {
      if (is_long && tn_lib_is_cancelled(call)) return;
      end = tn_min_i64(first + TN_LOOK, a->s);
      run_part(a, first, end);
    }
  }
}

void tn_fft_core(const TnLibCall *call, const TnFftAxis *axis, void **bufs, int64_t lines) {
  Pass a = {.m = axis->n, .s = lines, .step = 1, .n = axis->n, .roots = axis->roots};
  for (uint32_t i = 0; i < axis->n_factors; i++) {
    a.p = axis->factors[i], a.m /= a.p;
    a.x = bufs[0], a.xi = bufs[1], a.y = bufs[2], a.yi = bufs[3];
    run_pass(call, &a, part_of(axis->is_double));
    a.s *= a.p, a.step *= a.p;
    void *swap = bufs[0], *swapi = bufs[1];
    bufs[0] = bufs[2], bufs[1] = bufs[3], bufs[2] = swap, bufs[3] = swapi;
  }
}

void tn_fft_real(const TnLibCall *call, const TnFftAxis *axis, void **bufs, int64_t lines, bool is_back) {
  Pass a = {.p = axis->split, .m = axis->n, .s = lines, .step = 1, .n = axis->real_n, .roots = axis->halves,
            .x = bufs[is_back ? 0 : 2], .xi = bufs[1], .y = bufs[is_back ? 2 : 0], .yi = bufs[1],
            .lines = is_back ? TN_FFT_TO_REAL : TN_FFT_FROM_REAL};
  run_pass(call, &a, part_of(axis->is_double));
}
