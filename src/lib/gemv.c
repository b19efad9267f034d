// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The kernels for one row, for each type and instruction set.
#include "lib/gemv.h"

#if TN_LIB_X64
#include <immintrin.h>
#endif

// Where no vectors have fma, numbers go one by one.
#if TN_LIB_X64
typedef float PlainF32;
typedef double PlainF64;
#define SPLAT_F32(x) (x)
#define SPLAT_F64(x) (x)
#define FMA_F32(a, b, c) __builtin_fmaf(a, b, c)
#define FMA_F64(a, b, c) __builtin_fma(a, b, c)
#else
typedef float PlainF32 __attribute__((vector_size(16)));
typedef double PlainF64 __attribute__((vector_size(16)));
#define SPLAT_F32(x) ((V){x, x, x, x})
#define SPLAT_F64(x) ((V){x, x})
#define FMA_F32(a, b, c) fma_f32(a, b, c)
#define FMA_F64(a, b, c) fma_f64(a, b, c)

static inline PlainF32 fma_f32(PlainF32 a, PlainF32 b, PlainF32 c) {
  for (int i = 0; i < 4; i++) c[i] = __builtin_fmaf(a[i], b[i], c[i]);
  return c;
}
static inline PlainF64 fma_f64(PlainF64 a, PlainF64 b, PlainF64 c) {
  for (int i = 0; i < 2; i++) c[i] = __builtin_fma(a[i], b[i], c[i]);
  return c;
}
#endif

#define NAME(f) TN_JOIN(f, _f32)
#define T float
#define V PlainF32
#define LANES 64
#define ROWS 1
#define TARGET TN_PORTABLE
#define UNROLL
#define SPLAT(x) SPLAT_F32(x)
#define FMA(a, b, c) FMA_F32(a, b, c)
#include "lib/gemv_tmpl.h"

#define NAME(f) TN_JOIN(f, _f64)
#define T double
#define V PlainF64
#define LANES 32
#define ROWS 1
#define TARGET TN_PORTABLE
#define UNROLL
#define SPLAT(x) SPLAT_F64(x)
#define FMA(a, b, c) FMA_F64(a, b, c)
#include "lib/gemv_tmpl.h"

#if TN_LIB_X64
static inline __attribute__((always_inline)) TN_AVX2 __m256 first_f32(const float *p, int64_t n, float x) {
  const __m256i has = _mm256_cmpgt_epi32(_mm256_set1_epi32((int)n), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
  return _mm256_blendv_ps(_mm256_set1_ps(x), _mm256_maskload_ps(p, has), _mm256_castsi256_ps(has));
}

// Chains of a few rows, side by side.
static inline TN_AVX2 void add_chains(const float *x, const float *b, int64_t step, int64_t n, int64_t k, float *sums) {
  for (int64_t i = 0; i < k; i++)
    for (int64_t r = 0; r < n; r++) sums[r] = __builtin_fmaf(x[i], b[r * step + i], sums[r]);
}

// What a line of neighbours of k adds to the sums of eight rows: transposed in registers, four at a time. Not inlined,
// so that addresses need few registers.
static __attribute__((noinline)) TN_AVX2 void add_line(const float *x, const float *b, int64_t step, float *sums) {
  enum { LINE = 16, AHEAD = 32 };
  const float *const far = b + 4 * step;
  __m256 sum = _mm256_loadu_ps(sums);
  TN_UNROLL for (int r = 0; r < 4; r++)
    __builtin_prefetch(b + r * step + AHEAD), __builtin_prefetch(far + r * step + AHEAD);
  TN_UNROLL for (int i = 0; i < LINE; i += 4) {
    __m256 v[4];
    TN_UNROLL for (int r = 0; r < 4; r++)
      v[r] = _mm256_insertf128_ps(_mm256_castps128_ps256(_mm_loadu_ps(b + r * step + i)),
                                  _mm_loadu_ps(far + r * step + i), 1);
    const __m256d low[2] = {_mm256_castps_pd(_mm256_unpacklo_ps(v[0], v[1])),
                            _mm256_castps_pd(_mm256_unpacklo_ps(v[2], v[3]))};
    const __m256d high[2] = {_mm256_castps_pd(_mm256_unpackhi_ps(v[0], v[1])),
                             _mm256_castps_pd(_mm256_unpackhi_ps(v[2], v[3]))};
    const __m256d turned[4] = {_mm256_unpacklo_pd(low[0], low[1]), _mm256_unpackhi_pd(low[0], low[1]),
                               _mm256_unpacklo_pd(high[0], high[1]), _mm256_unpackhi_pd(high[0], high[1])};
    TN_UNROLL for (int k = 0; k < 4; k++)
      sum = _mm256_fmadd_ps(_mm256_broadcast_ss(x + i + k), _mm256_castpd_ps(turned[k]), sum);
  }
  _mm256_storeu_ps(sums, sum);
}

// Lines of two groups of eight rows in turn: the sums of one are hardly waited for, and rows that are a power of two
// apart still find room in the first cache.
static TN_AVX2 void across_f32_avx2(const void *x, const void *b, int64_t step, int64_t n, int64_t k, void *out,
                                    bool is_added) {
  enum { SIDE = 8, ROWS = 16, LINE = 16 };
  const float *left = x, *from = b;
  float *to = out;
  const int64_t whole = k / LINE * LINE;
  if (!is_added) memset(to, 0, (size_t)n * sizeof *to);
  for (; n > 0; n -= ROWS, from += ROWS * step, to += ROWS) {
    const int64_t rows = tn_min_i64(n, ROWS), full = rows / SIDE * SIDE;
    for (int64_t i = 0; i < whole; i += LINE)
      for (int64_t r = 0; r < full; r += SIDE) add_line(left + i, from + r * step + i, step, to + r);
    for (int64_t r = 0; r < full; r += SIDE)
      add_chains(left + whole, from + r * step + whole, step, SIDE, k - whole, to + r);
    if (full < rows) add_chains(left, from + full * step, step, rows - full, k, to + full);
  }
}

#define NAME(f) TN_JOIN(f, _f32_avx2)
#define ACROSS across_f32_avx2
#define PART(p, n, x) first_f32(p, n, x)
#define T float
#define V __m256
#define LANES 64
#define ROWS 1
#define TARGET TN_AVX2
#define UNROLL TN_UNROLL
#define SPLAT(x) _mm256_set1_ps(x)
#define FMA(a, b, c) _mm256_fmadd_ps(a, b, c)
#include "lib/gemv_tmpl.h"

static inline __attribute__((always_inline)) TN_AVX2 __m256d first_f64(const double *p, int64_t n, double x) {
  const __m256i has = _mm256_cmpgt_epi64(_mm256_set1_epi64x(n), _mm256_setr_epi64x(0, 1, 2, 3));
  return _mm256_blendv_pd(_mm256_set1_pd(x), _mm256_maskload_pd(p, has), _mm256_castsi256_pd(has));
}

#define NAME(f) TN_JOIN(f, _f64_avx2)
#define PART(p, n, x) first_f64(p, n, x)
#define T double
#define V __m256d
#define LANES 32
#define ROWS 1
#define TARGET TN_AVX2
#define UNROLL TN_UNROLL
#define SPLAT(x) _mm256_set1_pd(x)
#define FMA(a, b, c) _mm256_fmadd_pd(a, b, c)
#include "lib/gemv_tmpl.h"

// Four sums of 16 lanes, two vectors as one from the first halving on.
static inline __attribute__((always_inline)) TN_AVX512 void trees_f32(float *out, __m512 a, __m512 b, __m512 c,
                                                                      __m512 d) {
  const __m512i firsts = _mm512_setr_epi32(0, 4, 8, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  __m512 ab = _mm512_shuffle_f32x4(a, b, 0x44) + _mm512_shuffle_f32x4(a, b, 0xEE);
  __m512 cd = _mm512_shuffle_f32x4(c, d, 0x44) + _mm512_shuffle_f32x4(c, d, 0xEE);
  __m512 all = _mm512_shuffle_f32x4(ab, cd, 0x88) + _mm512_shuffle_f32x4(ab, cd, 0xDD);
  all += _mm512_permute_ps(all, 0x4E);
  all += _mm512_permute_ps(all, 0xB1);
  _mm_storeu_ps(out, _mm512_castps512_ps128(_mm512_permutexvar_ps(firsts, all)));
}

#define NAME(f) TN_JOIN(f, _f32_avx512)
#define ACROSS across_f32_avx2
#define PART(p, n, x) _mm512_mask_loadu_ps(SPLAT(x), (__mmask16)((n) < 16 ? (1 << (n)) - 1 : -1), p)
#define TREES(out, a, b, c, d) trees_f32(out, a, b, c, d)
#define T float
#define V __m512
#define LANES 64
#define ROWS 4
#define TARGET TN_AVX512
#define UNROLL TN_UNROLL
#define SPLAT(x) _mm512_set1_ps(x)
#define FMA(a, b, c) _mm512_fmadd_ps(a, b, c)
#include "lib/gemv_tmpl.h"

#define NAME(f) TN_JOIN(f, _f64_avx512)
#define PART(p, n, x) _mm512_mask_loadu_pd(SPLAT(x), (__mmask8)((n) < 8 ? (1 << (n)) - 1 : -1), p)
#define T double
#define V __m512d
#define LANES 32
#define ROWS 4
#define TARGET TN_AVX512
#define UNROLL TN_UNROLL
#define SPLAT(x) _mm512_set1_pd(x)
#define FMA(a, b, c) _mm512_fmadd_pd(a, b, c)
#include "lib/gemv_tmpl.h"
#endif

const TnRows *tn_rows_at(unsigned level, TnDtype type) {
#if TN_LIB_X64
  if (level == 2) return !tn_lib_has_avx512() ? NULL : type == TN_F32 ? &rows_f32_avx512 : &rows_f64_avx512;
  if (level == 1) return !tn_lib_has_avx2() ? NULL : type == TN_F32 ? &rows_f32_avx2 : &rows_f64_avx2;
#endif
  return level ? NULL : type == TN_F32 ? &rows_f32 : &rows_f64;
}

const TnRows *tn_rows(TnDtype type) {
  const TnRows *rows = NULL;
  for (unsigned level = 3; !rows && level-- > 0;) rows = tn_rows_at(level, type);
  return rows;
}
