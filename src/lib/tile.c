// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The micro-kernels for each type and instruction set.
#include "lib/tile.h"

#if TN_LIB_X64
#include <immintrin.h>
#endif

typedef float F32x4 __attribute__((vector_size(16)));
typedef double F64x2 __attribute__((vector_size(16)));
typedef uint32_t UI32x4 __attribute__((vector_size(16)));
typedef uint64_t UI64x2 __attribute__((vector_size(16)));

static inline F32x4 fma_f32(F32x4 a, F32x4 b, F32x4 c) {
  for (int i = 0; i < 4; i++) c[i] = __builtin_fmaf(a[i], b[i], c[i]);
  return c;
}
static inline F64x2 fma_f64(F64x2 a, F64x2 b, F64x2 c) {
  for (int i = 0; i < 2; i++) c[i] = __builtin_fma(a[i], b[i], c[i]);
  return c;
}

static inline UI32x4 pairs_i16(UI32x4 a, UI32x4 b, UI32x4 c) {
  for (int i = 0; i < 4; i++) {
    uint32_t low = (uint32_t)((int16_t)a[i] * (int16_t)b[i]);
    c[i] += low + (uint32_t)((int16_t)(a[i] >> 16) * (int16_t)(b[i] >> 16));
  }
  return c;
}

#define PRODUCT_SUM(a, b, c) ((c) + (a) * (b))

// ---------------------------------------------------------------------------------------------------------------
// Any processor

#define NAME(f) TN_JOIN(f, _f32_fused)
#define T float
#define V F32x4
#define MOST_ROWS 2
#define TARGET 
#define SPLAT(x) ((V){x, x, x, x})
#define MULTIPLY_ADD(a, b, c) fma_f32(a, b, c)
#include "lib/tile_tmpl.h"

#define NAME(f) TN_JOIN(f, _f32)
#define T float
#define V F32x4
#define MOST_ROWS 4
#define TARGET 
#define SPLAT(x) ((V){x, x, x, x})
#define MULTIPLY_ADD(a, b, c) PRODUCT_SUM(a, b, c)
#include "lib/tile_tmpl.h"

#define NAME(f) TN_JOIN(f, _f64_fused)
#define T double
#define V F64x2
#define MOST_ROWS 2
#define TARGET 
#define SPLAT(x) ((V){x, x})
#define MULTIPLY_ADD(a, b, c) fma_f64(a, b, c)
#include "lib/tile_tmpl.h"

#define NAME(f) TN_JOIN(f, _f64)
#define T double
#define V F64x2
#define MOST_ROWS 4
#define TARGET 
#define SPLAT(x) ((V){x, x})
#define MULTIPLY_ADD(a, b, c) PRODUCT_SUM(a, b, c)
#include "lib/tile_tmpl.h"

#define NAME(f) TN_JOIN(f, _ui32)
#define T uint32_t
#define V UI32x4
#define MOST_ROWS 2
#define TARGET 
#define SPLAT(x) ((V){x, x, x, x})
#define MULTIPLY_ADD(a, b, c) PRODUCT_SUM(a, b, c)
#include "lib/tile_tmpl.h"

#define NAME(f) TN_JOIN(f, _ui64)
#define T uint64_t
#define V UI64x2
#define MOST_ROWS 2
#define TARGET 
#define SPLAT(x) ((V){x, x})
#define MULTIPLY_ADD(a, b, c) PRODUCT_SUM(a, b, c)
#include "lib/tile_tmpl.h"

#define NAME(f) TN_JOIN(f, _i16)
#define T uint32_t
#define V UI32x4
#define MOST_ROWS 2
#define TARGET 
#define SPLAT(x) ((V){x, x, x, x})
#define MULTIPLY_ADD(a, b, c) pairs_i16(a, b, c)
#include "lib/tile_tmpl.h"

#if TN_LIB_X64
// ---------------------------------------------------------------------------------------------------------------
// AVX2

typedef uint32_t UI32x8 __attribute__((vector_size(32)));
typedef uint64_t UI64x4 __attribute__((vector_size(32)));

#define NAME(f) TN_JOIN(f, _f32_fused_avx2)
#define T float
#define V __m256
#define MOST_ROWS 6
#define TARGET TN_AVX2
#define SPLAT(x) _mm256_set1_ps(x)
#define MULTIPLY_ADD(a, b, c) _mm256_fmadd_ps(a, b, c)
#include "lib/tile_tmpl.h"

#define NAME(f) TN_JOIN(f, _f64_fused_avx2)
#define T double
#define V __m256d
#define MOST_ROWS 6
#define TARGET TN_AVX2
#define SPLAT(x) _mm256_set1_pd(x)
#define MULTIPLY_ADD(a, b, c) _mm256_fmadd_pd(a, b, c)
#include "lib/tile_tmpl.h"

#define NAME(f) TN_JOIN(f, _f32_avx2)
#define T float
#define V __m256
#define MOST_ROWS 4
#define TARGET TN_AVX2
#define SPLAT(x) _mm256_set1_ps(x)
#define MULTIPLY_ADD(a, b, c) PRODUCT_SUM(a, b, c)
#include "lib/tile_tmpl.h"

#define NAME(f) TN_JOIN(f, _f64_avx2)
#define T double
#define V __m256d
#define MOST_ROWS 4
#define TARGET TN_AVX2
#define SPLAT(x) _mm256_set1_pd(x)
#define MULTIPLY_ADD(a, b, c) PRODUCT_SUM(a, b, c)
#include "lib/tile_tmpl.h"

#define NAME(f) TN_JOIN(f, _ui32_avx2)
#define T uint32_t
#define V UI32x8
#define MOST_ROWS 4
#define TARGET TN_AVX2
#define SPLAT(x) (UI32x8)_mm256_set1_epi32((int)(x))
#define MULTIPLY_ADD(a, b, c) PRODUCT_SUM(a, b, c)
#include "lib/tile_tmpl.h"

#define NAME(f) TN_JOIN(f, _ui64_avx2)
#define T uint64_t
#define V UI64x4
#define MOST_ROWS 4
#define TARGET TN_AVX2
#define SPLAT(x) (UI64x4)_mm256_set1_epi64x((long long)(x))
#define MULTIPLY_ADD(a, b, c) PRODUCT_SUM(a, b, c)
#include "lib/tile_tmpl.h"

#define NAME(f) TN_JOIN(f, _i16_avx2)
#define T int32_t
#define V __m256i
#define MOST_ROWS 4
#define TARGET TN_AVX2
#define SPLAT(x) _mm256_set1_epi32(x)
#define MULTIPLY_ADD(a, b, c) _mm256_add_epi32(c, _mm256_madd_epi16(a, b))
#include "lib/tile_tmpl.h"

// ---------------------------------------------------------------------------------------------------------------
// AVX-512

#define NAME(f) TN_JOIN(f, _f32_fused_avx512)
#define T float
#define V __m512
#define MOST_ROWS 14
#define TARGET TN_AVX512
#define SPLAT(x) _mm512_set1_ps(x)
#define MULTIPLY_ADD(a, b, c) _mm512_fmadd_ps(a, b, c)
#define MASK __mmask16
#define LOAD_PART(part, p) _mm512_maskz_loadu_ps(part, p)
#define STORE_PART(part, p, v) _mm512_mask_storeu_ps(p, part, v)
#include "lib/tile_tmpl.h"

#define NAME(f) TN_JOIN(f, _f64_fused_avx512)
#define T double
#define V __m512d
#define MOST_ROWS 8
#define TARGET TN_AVX512
#define SPLAT(x) _mm512_set1_pd(x)
#define MULTIPLY_ADD(a, b, c) _mm512_fmadd_pd(a, b, c)
#define MASK __mmask8
#define LOAD_PART(part, p) _mm512_maskz_loadu_pd(part, p)
#define STORE_PART(part, p, v) _mm512_mask_storeu_pd(p, part, v)
#include "lib/tile_tmpl.h"

#define NAME(f) TN_JOIN(f, _f32_avx512)
#define T float
#define V __m512
#define MOST_ROWS 8
#define TARGET TN_AVX512
#define SPLAT(x) _mm512_set1_ps(x)
#define MULTIPLY_ADD(a, b, c) PRODUCT_SUM(a, b, c)
#define MASK __mmask16
#define LOAD_PART(part, p) _mm512_maskz_loadu_ps(part, p)
#define STORE_PART(part, p, v) _mm512_mask_storeu_ps(p, part, v)
#include "lib/tile_tmpl.h"

// vpdpwssd of vectors of 32-bit elements, each a pair of 16-bit integers.
#define NAME(f) TN_JOIN(f, _i16_vnni)
#define T int32_t
#define V __m512i
#define MOST_ROWS 8  // with more, compilers spill
#define TARGET __attribute__((target("avx512f,avx512vl,avx512bw,avx512dq,avx512vnni,avx2,fma,f16c")))
#define SPLAT(x) _mm512_set1_epi32(x)
#define MULTIPLY_ADD(a, b, c) _mm512_dpwssd_epi32(c, a, b)
#define MASK __mmask16
#define LOAD_PART(part, p) _mm512_maskz_loadu_epi32(part, p)
#define STORE_PART(part, p, v) _mm512_mask_storeu_epi32(p, part, v)
#include "lib/tile_tmpl.h"
#endif

// ---------------------------------------------------------------------------------------------------------------

// Complex numbers: products are rounded as a whole before they are added.

#define COMPLEX_TILE(name, C, COLUMNS)                                                 \
  static void name##_row(const TnTile *t) {                                            \
    C *c = t->c, sums[COLUMNS];                                                        \
    memset(sums, 0, sizeof sums);                                                      \
    if (t->is_added) memcpy(sums, c, sizeof sums);                                     \
    for (int64_t s = 0; s < t->n_segments; s++) {                                      \
      const C *a = (const C *)t->a + t->a_at[s], *b = (const C *)t->b + t->b_at[s];    \
      for (int64_t i = 0; i < t->k; i++, b += t->b_row) {                              \
        const C x = a[i * t->a_step];                                                  \
        for (int j = 0; j < COLUMNS; j++) {                                            \
          const C y = b[j];                                                            \
          sums[j].re += x.re * y.re - x.im * y.im;                                     \
          sums[j].im += x.re * y.im + x.im * y.re;                                     \
        }                                                                              \
      }                                                                                \
    }                                                                                  \
    memcpy(c, sums, sizeof sums);                                                      \
  }                                                                                    \
  static TnTileFn *const name##_rows[] = {name##_row};                                 \
  static const TnTiles name = {1, COLUMNS, name##_rows, NULL};
COMPLEX_TILE(tiles_c64, TnC64, 8)
COMPLEX_TILE(tiles_c128, TnC128, 4)
#undef COMPLEX_TILE

const TnTiles *tn_tiles_at(unsigned level, TnDtype sum_type, bool is_fused) {
  if (tn_dtype_is_complex(sum_type)) return level ? NULL : sum_type == TN_C64 ? &tiles_c64 : &tiles_c128;
#if TN_LIB_X64
  if (level == 2) {
    if (sum_type == TN_I16) return tn_cpu_has_avx512_vnni() ? &tiles_i16_vnni : NULL;
    if (!tn_lib_has_avx512() || (!is_fused && sum_type != TN_F32)) return NULL;
    if (!is_fused) return &tiles_f32_avx512;
    return sum_type == TN_F32 ? &tiles_f32_fused_avx512 : sum_type == TN_F64 ? &tiles_f64_fused_avx512 : NULL;
  }
  if (level == 1) {
    if (!tn_lib_has_avx2()) return NULL;
    switch ((int)sum_type) {
      case TN_F32: return is_fused ? &tiles_f32_fused_avx2 : &tiles_f32_avx2;
      case TN_F64: return is_fused ? &tiles_f64_fused_avx2 : &tiles_f64_avx2;
      case TN_I16: return &tiles_i16_avx2;
      case TN_UI32: return &tiles_ui32_avx2;
      default: return &tiles_ui64_avx2;
    }
  }
#endif
  if (level) return NULL;
  switch ((int)sum_type) {
    case TN_F32: return is_fused ? &tiles_f32_fused : &tiles_f32;
    case TN_F64: return is_fused ? &tiles_f64_fused : &tiles_f64;
    case TN_I16: return &tiles_i16;
    case TN_UI32: return &tiles_ui32;
    default: return &tiles_ui64;
  }
}

const TnTiles *tn_tiles(TnDtype sum_type, bool is_fused) {
  const TnTiles *tiles = NULL;
  for (unsigned level = 3; !tiles && level-- > 0;) tiles = tn_tiles_at(level, sum_type, is_fused);
  return tiles;
}

int64_t tn_tile_height(const TnTiles *tiles, int64_t rows) {
  if (rows >= 2 * tiles->rows) return tiles->rows;
  int64_t height = rows <= tiles->rows ? rows : (rows + 1) / 2;
  return tiles->by_rows[height - 1] ? height : (height + 1) / 2;
}

void tn_tile_run_part(const TnTiles *tiles, TnTile *t, int64_t rows, int64_t columns, size_t bytes) {
  t->columns = columns;
  if (tiles->narrow || columns == tiles->columns) {
    (tiles->narrow && columns <= tiles->columns / 2 ? tiles->narrow : tiles->by_rows)[rows - 1](t);
    return;
  }
  _Alignas(64) uint8_t sums[TN_TILE_MOST_BYTES];
  const size_t row = (size_t)tiles->columns * bytes, wanted = (size_t)columns * bytes, step = (size_t)t->c_row * bytes;
  TnTile part = *t;
  part.c = sums, part.c_row = tiles->columns;
  if (t->is_added)
    for (size_t r = 0; r < (size_t)rows; r++) {
      memset(sums + r * row, 0, row);
      memcpy(sums + r * row, (const uint8_t *)t->c + r * step, wanted);
    }
  tiles->by_rows[rows - 1](&part);
  for (size_t r = 0; r < (size_t)rows; r++) memcpy((uint8_t *)t->c + r * step, sums + r * row, wanted);
}
