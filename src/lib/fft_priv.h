// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Shared between the parts of Fourier transforms: fft.c, fft_lines.c and fft_core.c.
#ifndef TENON_LIB_FFT_PRIV_H
#define TENON_LIB_FFT_PRIV_H

#include "lib/lib_priv.h"

// The turns of the loop that follows are independent: what they write is apart from what others read.
#if defined(__clang__)
#define TN_INDEPENDENT _Pragma("clang loop vectorize(assume_safety)")
#elif defined(__GNUC__)
#define TN_INDEPENDENT _Pragma("GCC ivdep")
#else
#define TN_INDEPENDENT
#endif

enum { TN_FFT_MOST_FACTORS = 64, TN_FFT_MOST_PRIME = 31 };

// Transforms of one length. Tables are float or double, re and im apart.
typedef struct TnFftAxis {
  int64_t n;
  uint32_t n_factors;
  uint8_t factors[TN_FFT_MOST_FACTORS];
  const void *root_re, *root_im;      // exp(-2 pi i k / n)
  struct TnFftAxis *convolution;      // of lengths with a large prime factor: a power of two
  const void *chirp_re, *chirp_im;    // exp(-pi i k^2 / n)
  const void *filter_re, *filter_im;  // transform of the conjugate chirp, wrapped around
  int64_t real_n;                     // with is_halved: the length of the real side, 2 n
  bool is_halved;                     // real numbers go in pairs as complex ones
  const void *half_re, *half_im;      // exp(-2 pi i k / real_n) for k <= n
} TnFftAxis;

typedef enum TnFftLines { TN_FFT_COMPLEX, TN_FFT_FROM_REAL, TN_FFT_TO_REAL } TnFftLines;

// Lines of one axis: line l begins at l / inner * length * inner + l % inner, its elements are inner apart.
typedef struct TnFftWork {
  const TnFftAxis *axis;
  TnFftLines lines;
  bool is_inverse;
  int64_t inner, n_lines, width;      // width: lines that go together
  int64_t real_length, half_length;   // of a line of real numbers and of their spectrum
  const void *in;
  void *out;
  uint8_t *scratch;
  size_t slot_bytes;
  const TnLibCall *call;
} TnFftWork;

// Lines [first, first + count), with room for four arrays of the longest length times count.
typedef void TnFftRun(const TnFftWork *work, int64_t first, int64_t count, void *room);

// How many lines are worked on for `count` of them.
static inline int64_t tn_fft_padded(int64_t count) {
  return count == 1 ? 1 : count <= 4 ? 4 : (count + 7) / 8 * 8;
}

// Bytes from one of the four arrays to the next: places of the same index must not meet in the cache.
static inline size_t tn_fft_array_bytes(const TnFftAxis *axis, int64_t count, size_t bytes) {
  const int64_t longest = axis->convolution ? axis->convolution->n : axis->n + 1;
  return (((size_t)(longest * tn_fft_padded(count)) * bytes + 4095) & ~(size_t)4095) + 1088;
}

TnFftRun tn_fft_run_f32, tn_fft_run_f64;

// Transforms of `lines` lines in place, for any processor and for AVX2: bufs are re, im and room for both, [n][lines];
// the result is in the first two again.
void tn_fft_core_f32(const TnFftAxis *axis, float **bufs, int64_t lines);
void tn_fft_core_f64(const TnFftAxis *axis, double **bufs, int64_t lines);
#if TN_LIB_X64
TN_AVX2 void tn_fft_core_f32_avx2(const TnFftAxis *axis, float **bufs, int64_t lines);
TN_AVX2 void tn_fft_core_f64_avx2(const TnFftAxis *axis, double **bufs, int64_t lines);
#endif

#endif  // TENON_LIB_FFT_PRIV_H
