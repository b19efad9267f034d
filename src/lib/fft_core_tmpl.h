// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each type and instruction set: Stockham's autosorting transform of some lines at once, which lie
// side by side, re and im apart: [n][lines], where lines is 1, 4 or a multiple of 8. The includer defines SUFFIX, T,
// PASS, the name of a type, VECTOR of T where there are vectors, HALF_VECTOR where VECTOR has eight, TARGET, and where
// an inclusion before has made PASS and the pass over what fills no vector, that pass as SINGLE; all but TARGET are
// undefined at the end.
#define OF_TYPE(f) TN_JOIN(f, SUFFIX)

#ifndef SINGLE
// One pass: transforms of p elements over arrays seen as [p][m][s] into [m][p][s], twiddled; n = p * m * s / lines.
typedef struct PASS {
  int64_t p, m, s, step;             // step: distance of the twiddles of neighbouring m
  int64_t from, to;                  // of m, what is done now
  const T *root_re, *root_im;
  int64_t n;                         // of the axis
  TnFftLines lines;
  const T *x, *xi;
  T *y, *yi;
} PASS;

#define NAME(f) TN_JOIN(TN_JOIN(f, _single), SUFFIX)
#define V T
#define WIDTH 1
#define ODD 1
#define SPLAT(x) (x)
#include "lib/fft_pass_tmpl.h"
#define SINGLE OF_TYPE(pass_single)
#endif

#ifdef HALF_VECTOR
#define NAME(f) TN_JOIN(TN_JOIN(f, _half), SUFFIX)
#define V HALF_VECTOR
#define WIDTH ((int64_t)(sizeof(V) / sizeof(T)))
#define ODD 0
#define SPLAT(x) ((x) - (V){0})
#include "lib/fft_pass_tmpl.h"
#endif

#ifdef VECTOR
#define NAME(f) TN_JOIN(TN_JOIN(f, _whole), SUFFIX)
#define V VECTOR
#define WIDTH ((int64_t)(sizeof(V) / sizeof(T)))
#define ODD 2
#define SPLAT(x) ((x) - (V){0})
#include "lib/fft_pass_tmpl.h"
#endif

// Lines [done, end) of s. Those that fill no vector overlap those before them, where there are enough.
static TARGET void OF_TYPE(run_part)(const PASS *a, int64_t done, int64_t end) {
#ifdef VECTOR
  enum { WIDTH = sizeof(VECTOR) / sizeof(T) };
  if (a->s >= WIDTH) {
    OF_TYPE(pass_whole)(a, done, end - end % WIDTH);
    if (end % WIDTH) OF_TYPE(pass_whole)(a, end - WIDTH, end);
    return;
  }
#endif
#ifdef HALF_VECTOR
  enum { HALF = sizeof(HALF_VECTOR) / sizeof(T) };
  if (a->s >= HALF && a->p % 2 == 0) {
    OF_TYPE(pass_half)(a, done, end - end % HALF);
    done = end - end % HALF;
  }
  if (done == end) return;
#endif
  SINGLE(a, done, end);
}

// Some of m at a time and, where there is more than enough of it, some of s, between which the call may be cancelled.
static TARGET void OF_TYPE(run_pass)(const TnLibCall *call, PASS *a) {
  const bool is_long = a->p * a->m * a->s > TN_LOOK;
  const int64_t some = is_long ? tn_max_i64(1, TN_LOOK / (a->p * a->s)) : a->m;
  for (a->from = 0; a->from < a->m; a->from = a->to) {
    a->to = tn_min_i64(a->from + some, a->m);
    for (int64_t first = 0, end; first < a->s; first = end) {
      if (is_long && tn_lib_is_cancelled(call)) return;
      end = tn_min_i64(first + TN_LOOK, a->s);
      OF_TYPE(run_part)(a, first, end);
    }
  }
}

// bufs: re, im, and room for both; the result is in the first two again.
TARGET void OF_TYPE(tn_fft_core)(const TnLibCall *call, const TnFftAxis *axis, void **bufs, int64_t lines) {
  PASS a = {.m = axis->n, .s = lines, .step = 1, .n = axis->n, .root_re = axis->roots.re, .root_im = axis->roots.im};
  for (uint32_t i = 0; i < axis->n_factors; i++) {
    a.p = axis->factors[i], a.m /= a.p;
    a.x = bufs[0], a.xi = bufs[1], a.y = bufs[2], a.yi = bufs[3];
    OF_TYPE(run_pass)(call, &a);
    a.s *= a.p, a.step *= a.p;
    void *swap = bufs[0], *swapi = bufs[1];
    bufs[0] = bufs[2], bufs[1] = bufs[3], bufs[2] = swap, bufs[3] = swapi;
  }
}

// From bufs[2] to the first two, or back.
TARGET void OF_TYPE(tn_fft_real)(const TnLibCall *call, const TnFftAxis *axis, void **bufs, int64_t lines,
                                 bool is_back) {
  PASS a = {.p = axis->split, .m = axis->n, .s = lines, .step = 1, .n = axis->real_n, .root_re = axis->halves.re,
            .root_im = axis->halves.im, .x = bufs[is_back ? 0 : 2], .xi = bufs[1], .y = bufs[is_back ? 2 : 0],
            .yi = bufs[1], .lines = is_back ? TN_FFT_TO_REAL : TN_FFT_FROM_REAL};
  OF_TYPE(run_pass)(call, &a);
}

#undef PASS
#undef SINGLE
#undef OF_TYPE
#undef SUFFIX
#undef T
#undef VECTOR
#undef HALF_VECTOR
