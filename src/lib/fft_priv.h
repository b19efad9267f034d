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

enum { TN_FFT_MOST_FACTORS = 64, TN_FFT_MOST_PRIME = 127 };

typedef enum TnFftLines { TN_FFT_COMPLEX, TN_FFT_FROM_REAL, TN_FFT_TO_REAL } TnFftLines;

typedef struct TnFftTable {  // float or double, re and im apart
  void *re, *im;
} TnFftTable;

// Transforms of one length.
typedef struct TnFftAxis {
  int64_t n;
  uint32_t n_factors;
  uint8_t factors[TN_FFT_MOST_FACTORS];
  bool is_double;
  TnFftTable roots;               // exp(-2 pi i k / n)
  struct TnFftAxis *convolution;      // of lengths with a large prime factor: one without
  TnFftTable chirp;   // exp(-pi i k^2 / n)
  TnFftTable filter;  // transform of the conjugate chirp, wrapped around
  int64_t real_n;                     // of real numbers: their count; n is that of what is transformed of them
  uint8_t split;                      // odd counts: the prime of a first or last pass, n = real_n / split, or 1;
                                      // even ones: 0, they go in pairs as complex ones, n = real_n / 2
  TnFftTable halves;  // exp(-2 pi i k / real_n); of pairs the first half
  struct TnFftAxis *next;  // of those that are known
} TnFftAxis;

// Lines of one axis: line l begins at l / inner * length * inner + l % inner, its elements are inner apart.
typedef struct TnFftWork {
  const TnFftAxis *axis;
  TnFftLines lines;
  bool is_inverse;
  int64_t inner, n_lines, width;      // width: lines that go together
  int64_t half_length;                // of the spectrum of a line of real numbers
  const void *in;
  void *out;
  uint8_t *scratch;
  size_t slot_bytes;
  const TnLibCall *call;
} TnFftWork;

// The fewest lines that go together: passes of odd factors, with which odd lengths begin, take eight floats at once.
static inline int64_t tn_fft_few(const TnFftAxis *axis) {
  const bool is_odd = axis->real_n ? axis->real_n % 2 : axis->n % 2 && !axis->convolution;
  return is_odd && !axis->is_double ? 8 : 4;
}

// How many lines are worked on for `count` of them.
static inline int64_t tn_fft_padded(const TnFftAxis *axis, int64_t count) {
  return count == 1 ? 1 : count <= tn_fft_few(axis) ? tn_fft_few(axis) : (count + 7) / 8 * 8;
}

// Complex transforms for each line.
static inline int64_t tn_fft_copies(const TnFftAxis *axis) { return axis->split / 2 + 1; }

// The most elements of one line in an array, but for the one more of a spectrum of pairs.
static inline int64_t tn_fft_longest(const TnFftAxis *axis) {
  const int64_t n = (axis->convolution ? axis->convolution->n : axis->n) * tn_fft_copies(axis);
  return axis->split ? tn_max_i64(n, axis->real_n) : n;
}

// Bytes from one of the four arrays to the next: places of the same index must not meet in the cache, so that no two of
// the arrays are near a multiple of a page apart, unless all of them fit in one.
static inline size_t tn_fft_array_bytes(const TnFftAxis *axis, int64_t count, size_t bytes) {
  enum { PAGE = 4096, NEAR = 832 };
  size_t apart = tn_round_scratch((size_t)((tn_fft_longest(axis) + 1) * tn_fft_padded(axis, count)) * bytes);
  for (size_t k = 1; 4 * apart > PAGE && k < 4; k++)
    if ((k * apart + NEAR) % PAGE < 2 * NEAR) apart += TN_LIB_ALIGN, k = 0;
  return apart;
}

// What is done with the elements of some lines, by type: bufs are re, im and room for both, [n][lines].
typedef struct TnFftLoops {
  size_t size;  // of a number
  void (*scale)(void **bufs, TnFftTable by, int64_t n, int64_t lines);  // element k of each line by by[k]
  void (*divide)(void *array, size_t count, int64_t by);
  // n complex elements of each line, from memory into the first two or back.
  void (*move)(const TnFftWork *w, int64_t first, int64_t count, int64_t lines, int64_t n, void **bufs, bool is_store);
  // What the first two hold, to the last two: from the spectrum of pairs to that of 2 n real numbers, and back, twice
  // as large; from the spectra of the parts of an odd count to the half spectrum, or back.
  void (*split_pairs)(const TnFftAxis *axis, void **bufs, int64_t lines);
  void (*join_pairs)(const TnFftAxis *axis, void **bufs, int64_t lines);
  void (*gather)(const TnFftAxis *axis, void **bufs, int64_t lines, bool is_back);
} TnFftLoops;
extern const TnFftLoops tn_fft_loops_f32, tn_fft_loops_f64;

// Transforms of `lines` lines in place: bufs are re, im and room for both, [n][lines]; the result is in the first two
// again, or anything when the call is cancelled.
void tn_fft_core(const TnLibCall *call, const TnFftAxis *axis, void **bufs, int64_t lines);
// The pass of the prime that an odd count of real numbers is split by, the first one or, with is_back, the last: the
// numbers are in bufs[2], [real_n][lines], the spectra of their parts in the first two, [n][split / 2 + 1][lines].
void tn_fft_real(const TnLibCall *call, const TnFftAxis *axis, void **bufs, int64_t lines, bool is_back);

#endif  // TENON_LIB_FFT_PRIV_H
