// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each type and instruction set: what a pass does with some lines. The includer defines SUFFIX, T,
// VECTOR of T where there are vectors, HALF_VECTOR where VECTOR has eight, TARGET, and where an inclusion before has
// made the pass over what fills no vector, that pass as SINGLE; all but TARGET are undefined at the end.
#define OF_TYPE(f) TN_JOIN(f, SUFFIX)

#ifndef SINGLE
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
static TARGET void OF_TYPE(run_part)(const Pass *a, int64_t done, int64_t end) {
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

#undef SINGLE
#undef OF_TYPE
#undef SUFFIX
#undef T
#undef VECTOR
#undef HALF_VECTOR
