// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Conversions around products: those that are frequent have loops for wide vectors, all others are tn_convert's.
#include "lib/widen.h"

#include "lib/tile.h"
#include "num/num_priv.h"

#if TN_LIB_X64
#include <immintrin.h>
#endif

enum { SIDE = 64 };  // of what is transposed at once

static void copy(const TnWidening *w, void *out, const void *in, int64_t n) {
  memcpy(out, in, (size_t)n * w->to_bytes);
}
static void look_up(const TnWidening *w, void *out, const void *in, int64_t n) {
  for (int64_t i = 0; i < n; i++) ((float *)out)[i] = w->table[((const uint8_t *)in)[i]];
}
static void convert(const TnWidening *w, void *out, const void *in, int64_t n) {
  tn_convert(w->to, out, w->from, in, (size_t)n);
}

#define LOOP(name, OUT, IN, EXPR)                                                          \
  static void name(const TnWidening *w, void *out, const void *in, int64_t n) {            \
    OUT *r = out;                                                                          \
    const IN *x = in;                                                                      \
    (void)w;                                                                               \
    for (int64_t i = 0; i < n; i++) r[i] = (OUT)(EXPR);                                    \
  }
LOOP(i16_of_i8, int16_t, int8_t, x[i])
LOOP(i16_of_ui8, int16_t, uint8_t, x[i])

#if TN_LIB_X64
// N elements at a time by the expression VECTOR of v, their bits; what is left by EXPR.
#define WIDE_LOOP(name, OUT, IN, N, LOAD, VECTOR, EXPR)                                           \
  TN_AVX2 static void name(const TnWidening *w, void *out, const void *in, int64_t n) {           \
    OUT *r = out;                                                                                 \
    const IN *x = in;                                                                             \
    int64_t i = 0;                                                                                \
    (void)w;                                                                                      \
    for (; i + N <= n; i += N) {                                                                  \
      const __m128i v = LOAD((const void *)(x + i));                                              \
      VECTOR;                                                                                     \
    }                                                                                             \
    for (; i < n; i++) r[i] = (OUT)(EXPR);                                                        \
  }
WIDE_LOOP(f32_of_bf16, float, uint16_t, 8, _mm_loadu_si128,
          _mm256_storeu_si256((void *)(r + i), _mm256_slli_epi32(_mm256_cvtepu16_epi32(v), 16)), tn_bf16_to_f32(x[i]))
WIDE_LOOP(f32_of_f16, float, uint16_t, 8, _mm_loadu_si128, _mm256_storeu_ps(r + i, _mm256_cvtph_ps(v)), _cvtsh_ss(x[i]))
WIDE_LOOP(wide_i16_of_i8, int16_t, int8_t, 16, _mm_loadu_si128,
          _mm256_storeu_si256((void *)(r + i), _mm256_cvtepi8_epi16(v)), x[i])
WIDE_LOOP(wide_i16_of_ui8, int16_t, uint8_t, 16, _mm_loadu_si128,
          _mm256_storeu_si256((void *)(r + i), _mm256_cvtepu8_epi16(v)), x[i])
#define F32_OF_BYTES(v) _mm256_storeu_ps(r + i, _mm256_cvtepi32_ps(v))
WIDE_LOOP(f32_of_i8, float, int8_t, 8, _mm_loadl_epi64, F32_OF_BYTES(_mm256_cvtepi8_epi32(v)), x[i])
WIDE_LOOP(f32_of_ui8, float, uint8_t, 8, _mm_loadl_epi64, F32_OF_BYTES(_mm256_cvtepu8_epi32(v)), x[i])
WIDE_LOOP(i32_of_i8, int32_t, int8_t, 8, _mm_loadl_epi64, _mm256_storeu_si256((void *)(r + i), _mm256_cvtepi8_epi32(v)),
          x[i])
WIDE_LOOP(i32_of_ui8, int32_t, uint8_t, 8, _mm_loadl_epi64,
          _mm256_storeu_si256((void *)(r + i), _mm256_cvtepu8_epi32(v)), x[i])
WIDE_LOOP(i32_of_i16, int32_t, int16_t, 8, _mm_loadu_si128,
          _mm256_storeu_si256((void *)(r + i), _mm256_cvtepi16_epi32(v)), x[i])
WIDE_LOOP(i32_of_ui16, int32_t, uint16_t, 8, _mm_loadu_si128,
          _mm256_storeu_si256((void *)(r + i), _mm256_cvtepu16_epi32(v)), x[i])
WIDE_LOOP(f32_of_i32, float, int32_t, 4, _mm_loadu_si128, _mm_storeu_ps(r + i, _mm_cvtepi32_ps(v)), x[i])
WIDE_LOOP(f64_of_i32, double, int32_t, 4, _mm_loadu_si128, _mm256_storeu_pd(r + i, _mm256_cvtepi32_pd(v)), x[i])
WIDE_LOOP(ui64_of_i32, uint64_t, int32_t, 4, _mm_loadu_si128,
          _mm256_storeu_si256((void *)(r + i), _mm256_cvtepi32_epi64(v)), x[i])
LOOP(f64_of_i64, double, int64_t, x[i])

static TnWidenFn *of_i32(TnDtype to) {
  return to == TN_F32 ? f32_of_i32 : to == TN_F64 ? f64_of_i32 : to == TN_UI64 ? ui64_of_i32 : NULL;
}

// Integers of 8 and 16 bits by way of I32, some at a time.
static void by_i32(const TnWidening *w, void *out, const void *in, int64_t n) {
  enum { CHUNK = 64 };
  static TnWidenFn *const to_i32[2][2] = {{i32_of_ui8, i32_of_i8}, {i32_of_ui16, i32_of_i16}};
  const bool is_half = w->from_bytes == 2, is_signed = tn_dtype_class(w->from) == TN_CLASS_SINT;
  TnWidenFn *const then = of_i32(w->to);
  int32_t chunk[CHUNK];
  for (int64_t i = 0; i < n; i += CHUNK) {
    const int64_t count = tn_min_i64(CHUNK, n - i);
    to_i32[is_half][is_signed](w, chunk, (const uint8_t *)in + (size_t)i * w->from_bytes, count);
    then(w, (uint8_t *)out + (size_t)i * w->to_bytes, chunk, count);
  }
}

// Halves hold the numbers of the two most frequent floats of 8 bits: E5M2 is its upper byte, E4M3FN has an exponent
// that counts from 8 further on, and for NaN what would be 480.
WIDE_LOOP(f32_of_e5m2, float, uint8_t, 8, _mm_loadl_epi64,
          _mm256_storeu_ps(r + i, _mm256_cvtph_ps(_mm_unpacklo_epi8(_mm_setzero_si128(), v))), w->table[x[i]])

TN_AVX2 static inline __m256 f32_of_eight_e4m3fn(__m128i v) {
  const __m128i moved = _mm_slli_epi16(_mm_cvtepi8_epi16(v), 7);
  const __m256 x = _mm256_cvtph_ps(_mm_and_si128(moved, _mm_set1_epi16((int16_t)0xBFFF)));
  const __m256 magnitude = _mm256_andnot_ps(_mm256_set1_ps(-0.f), x);
  const __m256 is_nan = _mm256_cmp_ps(magnitude, _mm256_set1_ps(480.f / 256), _CMP_EQ_OQ);
  return _mm256_or_ps(_mm256_mul_ps(x, _mm256_set1_ps(256)), is_nan);
}
WIDE_LOOP(f32_of_e4m3fn, float, uint8_t, 8, _mm_loadl_epi64, _mm256_storeu_ps(r + i, f32_of_eight_e4m3fn(v)),
          w->table[x[i]])

TN_AVX2 static void pairs_i8(const int8_t *even, const int8_t *odd, int64_t n, uint32_t *out) {
  const __m256i low = _mm256_set1_epi32(0xFFFF);
  int64_t j = 0;
  for (; j + 8 <= n; j += 8) {
    __m256i x = _mm256_cvtepi8_epi32(_mm_loadl_epi64((const void *)(even + j)));
    __m256i y = _mm256_cvtepi8_epi32(_mm_loadl_epi64((const void *)(odd + j)));
    _mm256_storeu_si256((void *)(out + j), _mm256_or_si256(_mm256_and_si256(x, low), _mm256_slli_epi32(y, 16)));
  }
  for (; j < n; j++) out[j] = (uint16_t)even[j] | (uint32_t)odd[j] << 16;
}

// As tn_bf16_encode, eight at a time.
TN_AVX2 static void bf16_of_f32(uint16_t *out, const float *in, int64_t n) {
  const __m256i half = _mm256_set1_epi32(0x7FFF), one = _mm256_set1_epi32(1), quiet = _mm256_set1_epi32(0x400000);
  int64_t i = 0;
  for (; i + 8 <= n; i += 8) {
    const __m256 f = _mm256_loadu_ps(in + i);
    const __m256i x = _mm256_castps_si256(f), odd = _mm256_and_si256(_mm256_srli_epi32(x, 16), one);
    const __m256i rounded = _mm256_add_epi32(_mm256_add_epi32(x, half), odd);
    const __m256i nan = _mm256_or_si256(x, quiet);
    const __m256i is_nan = _mm256_castps_si256(_mm256_cmp_ps(f, f, _CMP_UNORD_Q));
    const __m256i r = _mm256_srli_epi32(_mm256_blendv_epi8(rounded, nan, is_nan), 16);
    const __m128i low = _mm256_castsi256_si128(r), high = _mm256_extracti128_si256(r, 1);
    _mm_storeu_si128((void *)(out + i), _mm_packus_epi32(low, high));
  }
  for (; i < n; i++) out[i] = tn_bf16_encode(in[i]);
}
TN_AVX2 static void f16_of_f32(uint16_t *out, const float *in, int64_t n) {
  int64_t i = 0;
  for (; i + 8 <= n; i += 8) _mm_storeu_si128((void *)(out + i), _mm256_cvtps_ph(_mm256_loadu_ps(in + i), 0));
  for (; i < n; i++) out[i] = _cvtss_sh(in[i], 0);
}

// The low bytes of words, or their low halves, eight at a time.
TN_AVX2 static void low_of_words(uint8_t *out, const uint32_t *in, int64_t n, bool is_half) {
  const __m128i bytes = _mm_setr_epi8(0, 4, 8, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  const __m128i halves = _mm_setr_epi8(0, 1, 4, 5, 8, 9, 12, 13, 0, 0, 0, 0, 0, 0, 0, 0);
  const __m128i picked = is_half ? halves : bytes;
  const size_t size = is_half ? 2 : 1;
  int64_t i = 0;
  for (; i + 8 <= n; i += 8) {
    const __m128i low = _mm_shuffle_epi8(_mm_loadu_si128((const void *)(in + i)), picked);
    const __m128i high = _mm_shuffle_epi8(_mm_loadu_si128((const void *)(in + i + 4)), picked);
    if (is_half) _mm_storeu_si128((void *)(out + 2 * i), _mm_unpacklo_epi64(low, high));
    else _mm_storel_epi64((void *)(out + i), _mm_unpacklo_epi32(low, high));
  }
  for (; i < n; i++) memcpy(out + (size_t)i * size, in + i, size);
}
#endif

static TnWidenFn *choose(const TnWidening *w) {
  bool is_signed = tn_dtype_class(w->from) == TN_CLASS_SINT;
  if (w->is_same) return copy;
#if TN_LIB_X64
  if (tn_lib_has_avx2()) {
    if (w->table && w->from == TN_F8E5M2) return f32_of_e5m2;
    if (w->table && w->from == TN_F8E4M3FN) return f32_of_e4m3fn;
    if (w->to == TN_F32 && w->from == TN_BF16) return f32_of_bf16;
    if (w->to == TN_F32 && w->from == TN_F16) return f32_of_f16;
    if (w->to == TN_I16 && w->from_bytes == 1) return is_signed ? wide_i16_of_i8 : wide_i16_of_ui8;
    if (w->to == TN_F32 && (w->from == TN_I8 || w->from == TN_UI8)) return is_signed ? f32_of_i8 : f32_of_ui8;
    if (w->to == TN_F64 && w->from == TN_I64) return f64_of_i64;
    if (w->from == TN_I32 && of_i32(w->to)) return of_i32(w->to);
    const bool fits = w->from == TN_I8 || w->from == TN_UI8 || w->from == TN_I16 || w->from == TN_UI16;
    if (fits && of_i32(w->to)) return by_i32;
  }
#endif
  if (w->table) return look_up;
  if (w->to == TN_I16 && w->from_bytes == 1) return is_signed ? i16_of_i8 : i16_of_ui8;
  return convert;
}

TnWidening tn_widening(TnArena *a, TnDtype to, TnDtype from) {
  TnWidening w = {.to = to, .from = from, .to_bytes = tn_dtype_bytes(to), .from_bytes = tn_dtype_bytes(from)};
  w.is_same = to == from || (to == TN_UI32 && from == TN_I32) || (to == TN_UI64 && from == TN_I64);
  if (to == TN_F32 && w.from_bytes == 1 && tn_dtype_is_float(from)) {
    uint8_t all[256];
    float *table = tn_new_n(a, float, 256);
    for (int i = 0; i < 256; i++) all[i] = (uint8_t)(i & ((1 << tn_dtype_bits(from)) - 1));
    tn_convert(TN_F32, table, from, all, 256);
    w.table = table;
  }
  w.fn = choose(&w);
  return w;
}

void tn_widen_pairs(const TnWidening *w, const void *even, const void *odd, int64_t n, uint32_t *out) {
  enum { CHUNK = 64 };
  int16_t x[CHUNK], y[CHUNK];
#if TN_LIB_X64
  if (w->fn == wide_i16_of_i8) {
    pairs_i8(even, odd, n, out);
    return;
  }
#endif
  for (int64_t i = 0; i < n; i += CHUNK) {
    int64_t count = tn_min_i64(CHUNK, n - i);
    w->fn(w, x, (const uint8_t *)even + (size_t)i * w->from_bytes, count);
    w->fn(w, y, (const uint8_t *)odd + (size_t)i * w->from_bytes, count);
    for (int64_t j = 0; j < count; j++) out[i + j] = (uint16_t)x[j] | (uint32_t)(uint16_t)y[j] << 16;
  }
}

void tn_pair_narrow(const int16_t *rows, int64_t pairs, int64_t n, uint32_t *out, int64_t out_step) {
  for (int64_t i = 0; i < pairs; i++, rows += 2 * n, out += out_step) {
#if TN_LIB_X64
    const __m128i x = _mm_loadu_si128((const void *)rows), y = _mm_loadu_si128((const void *)(rows + n));
    _mm_storeu_si128((void *)out, _mm_unpacklo_epi16(x, y));
    _mm_storeu_si128((void *)(out + 4), _mm_unpackhi_epi16(x, y));
#else
    for (int j = 0; j < TN_NARROW_PAIRS; j++) out[j] = (uint16_t)rows[j] | (uint32_t)(uint16_t)rows[n + j] << 16;
#endif
  }
}

// Magnitudes less one: zeros are the largest.
static inline uint16_t above_zero(uint16_t x) { return (uint16_t)((x & 0x7FFF) - 1); }

#if TN_LIB_X64
TN_AVX2 static inline __m256i least_of(__m256i least, __m256i x) {
  const __m256i magnitude = _mm256_and_si256(x, _mm256_set1_epi16(0x7FFF));
  return _mm256_min_epu16(least, _mm256_sub_epi16(magnitude, _mm256_set1_epi16(1)));
}
TN_AVX2 static inline uint16_t least_in(__m256i x) {
  const __m128i half = _mm_min_epu16(_mm256_castsi256_si128(x), _mm256_extracti128_si256(x, 1));
  return (uint16_t)_mm_cvtsi128_si32(_mm_minpos_epu16(half));
}

// Columns of whole vectors, of which there are `rows` pairs: how many. Rows that are far apart are fetched ahead.
TN_AVX2 static int64_t pair_wide(const uint16_t *in, int64_t step, int64_t rows, int64_t n, uint32_t *out,
                                 int64_t out_step, uint16_t *least) {
  enum { LANES = 16, AHEAD = 8 };
  __m256i lowest = _mm256_set1_epi16(-1);
  for (int64_t r = 0; r < rows; r++, in += 2 * step, out += out_step) {
    __builtin_prefetch(in + AHEAD * step), __builtin_prefetch(in + (AHEAD + 1) * step);
    for (int64_t i = 0; i + LANES <= n; i += LANES) {
      const __m256i x = _mm256_permute4x64_epi64(_mm256_loadu_si256((const void *)(in + i)), 0xD8);
      const __m256i y = _mm256_permute4x64_epi64(_mm256_loadu_si256((const void *)(in + step + i)), 0xD8);
      lowest = least_of(least_of(lowest, x), y);
      _mm256_storeu_si256((void *)(out + i), _mm256_unpacklo_epi16(y, x));
      _mm256_storeu_si256((void *)(out + i + LANES / 2), _mm256_unpackhi_epi16(y, x));
    }
  }
  *least = least_in(lowest);
  return n / LANES * LANES;
}
TN_AVX2 static int64_t pair_near_wide(const uint16_t *in, int64_t n, uint32_t *out, uint16_t *least) {
  __m256i lowest = _mm256_set1_epi16(-1);
  int64_t i = 0;
  for (; i + 16 <= n; i += 16) {
    const __m256i x = _mm256_loadu_si256((const void *)(in + i));
    lowest = least_of(lowest, x);
    _mm256_storeu_si256((void *)(out + i / 2), _mm256_or_si256(_mm256_slli_epi32(x, 16), _mm256_srli_epi32(x, 16)));
  }
  *least = least_in(lowest);
  return i;
}
#else
#define pair_wide(in, step, rows, n, out, out_step, least) 0
#define pair_near_wide(in, n, out, least) 0
#endif

bool tn_pair_bf16(const uint16_t *in, int64_t step, int64_t rows, int64_t n, uint32_t *out, int64_t out_step) {
  uint16_t least = UINT16_MAX;
  const int64_t whole = pair_wide(in, step, rows / 2, n, out, out_step, &least);
  for (int64_t r = 0; r < rows; r += 2, in += 2 * step, out += out_step)
    for (int64_t i = r + 1 < rows ? whole : 0; i < n; i++) {
      const uint16_t first = in[i], second = r + 1 < rows ? in[step + i] : 0;
      if (above_zero(first) < least) least = above_zero(first);
      if (above_zero(second) < least) least = above_zero(second);
      out[i] = second | (uint32_t)first << 16;
    }
  return least < TN_BF16_LEAST - 1;
}

bool tn_pair_near_bf16(const uint16_t *in, int64_t n, uint32_t *out) {
  uint16_t least = UINT16_MAX;
  for (int64_t i = pair_near_wide(in, n, out, &least); i < n; i += 2) {
    const uint16_t first = in[i], second = i + 1 < n ? in[i + 1] : 0;
    if (above_zero(first) < least) least = above_zero(first);
    if (above_zero(second) < least) least = above_zero(second);
    out[i / 2] = second | (uint32_t)first << 16;
  }
  return least < TN_BF16_LEAST - 1;
}

// Columns of the block are contiguous in `in`.
static void widen_across(const TnWidening *w, const uint8_t *in, size_t step, int64_t rows, int64_t columns,
                         uint8_t *out, size_t out_row) {
  _Alignas(64) uint8_t block[SIDE * SIDE * 4];
  const int64_t side = w->to_bytes > 4 ? SIDE / 2 : SIDE;
  for (int64_t r = 0; r < rows; r += SIDE)
    for (int64_t c = 0; c < columns; c += side) {
      int64_t n_r = tn_min_i64(SIDE, rows - r), n_c = tn_min_i64(side, columns - c);
      const uint8_t *from = in + (size_t)c * step + (size_t)r * w->from_bytes;
      const bool is_dense = step == (size_t)n_r * w->from_bytes;
      const size_t line = (size_t)(is_dense ? n_r : SIDE) * w->to_bytes;
      if (is_dense) w->fn(w, block, from, n_r * n_c);
      for (int64_t i = 0; !is_dense && i < n_c; i++) w->fn(w, block + (size_t)i * line, from + (size_t)i * step, n_r);
      tn_transpose_block(w->to_bytes, block, line, out + (size_t)r * out_row + (size_t)c * w->to_bytes, out_row, n_r,
                         n_c);
    }
}

void tn_widen_block(const TnWidening *w, const void *in, int64_t row_step, int64_t step, int64_t rows, int64_t columns,
                    void *out, size_t out_row) {
  const size_t bytes = w->from_bytes, row_bytes = (size_t)row_step * bytes, step_bytes = (size_t)step * bytes;
  const uint8_t *from = in;
  uint8_t *to = out;
  if (step == 1 && row_step == columns && out_row == (size_t)columns * w->to_bytes) {
    w->fn(w, to, from, rows * columns);
  } else if (step == 1 || columns == 1) {
    for (int64_t r = 0; r < rows; r++, from += row_bytes, to += out_row) w->fn(w, to, from, columns);
  } else if (row_step == 1 && w->is_same) {
    tn_transpose_block(bytes, from, step_bytes, to, out_row, rows, columns);
  } else if (row_step == 1 && w->to_bytes <= 8) {
    widen_across(w, from, step_bytes, rows, columns, to, out_row);
  } else {
    for (int64_t r = 0; r < rows; r++, from += row_bytes, to += out_row)
      for (int64_t c = 0; c < columns; c++)
        w->fn(w, to + (size_t)c * w->to_bytes, from + (size_t)c * step_bytes, 1);
  }
}

void tn_narrow(TnDtype to, void *out, TnDtype from, const void *in, int64_t n) {
#if TN_LIB_X64
  if ((to == TN_BF16 || to == TN_F16) && from == TN_F32 && tn_lib_has_avx2()) {
    (to == TN_F16 ? f16_of_f32 : bf16_of_f32)(out, in, n);
    return;
  }
  const bool is_byte = to == TN_I8 || to == TN_UI8, is_half = to == TN_I16 || to == TN_UI16;
  if ((is_byte || is_half) && from == TN_UI32 && tn_lib_has_avx2()) {
    low_of_words(out, in, n, is_half);
    return;
  }
#endif
  tn_convert(to, out, from, in, (size_t)n);
}
