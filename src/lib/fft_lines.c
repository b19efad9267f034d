// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Loops over the elements of lines that are transformed, by type.
#include "lib/fft_priv.h"

// Where the first element of line l is, in elements.
static int64_t start_of(const TnFftWork *w, int64_t l, int64_t length) {
  return l / w->inner * length * w->inner + l % w->inner;
}

// Squares of numbers, a vector a row: TURN(x) transposes one.
enum { TN_FFT_SIDE = 16 };
#if TN_LIB_X64
#include <emmintrin.h>
typedef __m128i F32Row, F64Row;
#define TURN_F32(x)                                                         \
  TN_UNROLL                                                                 \
  for (int stage = 0; stage < 2; stage++) {                                 \
    const __m128i a = x[0], b = x[1];                                       \
    x[0] = _mm_unpacklo_epi32(a, x[2]), x[1] = _mm_unpackhi_epi32(a, x[2]); \
    x[2] = _mm_unpacklo_epi32(b, x[3]), x[3] = _mm_unpackhi_epi32(b, x[3]); \
  }
#define TURN_F64(x)          \
  const __m128i a = x[0];    \
  x[0] = _mm_unpacklo_epi64(a, x[1]), x[1] = _mm_unpackhi_epi64(a, x[1]);
#else
typedef uint32_t F32Row __attribute__((vector_size(TN_FFT_SIDE)));
typedef uint64_t F64Row __attribute__((vector_size(TN_FFT_SIDE)));
#define TURN_F32(x)                    \
  for (int i = 0; i < SIDE; i++)       \
    for (int j = 0; j < i; j++) {      \
      const uint64_t swap = x[i][j];   \
      x[i][j] = x[j][i];               \
      x[j][i] = (__typeof__(x[i][j]))swap; \
    }
#define TURN_F64 TURN_F32
#endif

#define NAME(f) TN_JOIN(f, _f32)
#define TURN(x) TURN_F32(x)
#define ROW F32Row
#define T float
#include "lib/fft_lines_tmpl.h"

#define NAME(f) TN_JOIN(f, _f64)
#define TURN(x) TURN_F64(x)
#define ROW F64Row
#define T double
#include "lib/fft_lines_tmpl.h"
