// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Sums of products lane by lane, of vectors of features that stand beside each other in both operands.
#include "lib/tile.h"

#if TN_LIB_X64
#include <immintrin.h>
typedef float F32Lanes __attribute__((vector_size(32)));
typedef double F64Lanes __attribute__((vector_size(32)));
typedef __m256i First;  // which lanes are there
#define TARGET TN_AVX2
#else
typedef float F32Lanes __attribute__((vector_size(4)));
typedef double F64Lanes __attribute__((vector_size(8)));
typedef int64_t First;
#define TARGET
#endif

#define T float
#define V F32Lanes
#if TN_LIB_X64
#define FIRST(n) _mm256_cmpgt_epi32(_mm256_set1_epi32((int)(n)), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7))
#define LOAD(p, first) _mm256_maskload_ps(p, first)
#define STORE(p, first, x) _mm256_maskstore_ps(p, first, x)
#define FMA(a, b, c) _mm256_fmadd_ps(a, b, c)
#else
#define FMA(a, b, c) ((V){__builtin_fmaf((a)[0], (b)[0], (c)[0])})
#endif
#define NAME(f) f##_f32
#include "lib/lanewise_tmpl.h"

#define T double
#define V F64Lanes
#if TN_LIB_X64
#define FIRST(n) _mm256_cmpgt_epi64(_mm256_set1_epi64x(n), _mm256_setr_epi64x(0, 1, 2, 3))
#define LOAD(p, first) _mm256_maskload_pd(p, first)
#define STORE(p, first, x) _mm256_maskstore_pd(p, first, x)
#define FMA(a, b, c) _mm256_fmadd_pd(a, b, c)
#else
#define FMA(a, b, c) ((V){__builtin_fma((a)[0], (b)[0], (c)[0])})
#endif
#define NAME(f) f##_f64
#include "lib/lanewise_tmpl.h"

TnLanewiseFn *tn_lanewise(TnDtype type, bool is_fused) {
  if (type == TN_F32) return is_fused ? fused_f32 : apart_f32;
  return is_fused ? fused_f64 : apart_f64;
}
