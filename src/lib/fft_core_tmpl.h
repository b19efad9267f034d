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

// Lines that fill no vector overlap those before them, where there are enough.
static TARGET void OF_TYPE(run_pass)(const PASS *a) {
  int64_t done = 0;
#ifdef VECTOR
  enum { WIDTH = sizeof(VECTOR) / sizeof(T) };
  if (a->s >= WIDTH) {
    OF_TYPE(pass_whole)(a, 0, a->s - a->s % WIDTH);
    if (a->s % WIDTH) OF_TYPE(pass_whole)(a, a->s - WIDTH, a->s);
    return;
  }
#endif
#ifdef HALF_VECTOR
  enum { HALF = sizeof(HALF_VECTOR) / sizeof(T) };
  if (a->s >= HALF && a->p % 2 == 0) OF_TYPE(pass_half)(a, 0, done = a->s - a->s % HALF);
  if (done == a->s) return;
#endif
  SINGLE(a, done, a->s);
}

// bufs: re, im, and room for both; the result is in the first two again.
TARGET void OF_TYPE(tn_fft_core)(const TnFftAxis *axis, void **bufs, int64_t lines) {
  PASS a = {.m = axis->n, .s = lines, .step = 1, .n = axis->n, .root_re = axis->roots.re, .root_im = axis->roots.im};
  for (uint32_t i = 0; i < axis->n_factors; i++) {
    a.p = axis->factors[i], a.m /= a.p;
    a.x = bufs[0], a.xi = bufs[1], a.y = bufs[2], a.yi = bufs[3];
    OF_TYPE(run_pass)(&a);
    a.s *= a.p, a.step *= a.p;
    void *swap = bufs[0], *swapi = bufs[1];
    bufs[0] = bufs[2], bufs[1] = bufs[3], bufs[2] = swap, bufs[3] = swapi;
  }
}

// From bufs[2] to the first two, or back.
TARGET void OF_TYPE(tn_fft_real)(const TnFftAxis *axis, void **bufs, int64_t lines, bool is_back) {
  PASS a = {.p = axis->split, .m = axis->n, .s = lines, .step = 1, .n = axis->real_n, .root_re = axis->halves.re,
            .root_im = axis->halves.im, .x = bufs[is_back ? 0 : 2], .xi = bufs[1], .y = bufs[is_back ? 2 : 0],
            .yi = bufs[1], .lines = is_back ? TN_FFT_TO_REAL : TN_FFT_FROM_REAL};
  OF_TYPE(run_pass)(&a);
}

#undef PASS
#undef SINGLE
#undef OF_TYPE
#undef SUFFIX
#undef T
#undef VECTOR
#undef HALF_VECTOR
