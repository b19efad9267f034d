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

// Rows of b are read as words of 4 bytes: an f32 or two neighbours of bf16. So many elements of a row at a time:
enum { LINE = 16 };

static inline __attribute__((always_inline)) TN_AVX2 float element(const uint8_t *b, int64_t i, bool is_bf16) {
  uint32_t bits = 0;
  if (is_bf16) memcpy((uint8_t *)&bits + 2, b + 2 * i, 2);
  else memcpy(&bits, b + 4 * i, 4);
  return _mm_cvtss_f32(_mm_castsi128_ps(_mm_cvtsi32_si128((int)bits)));
}

// Chains of a few rows, side by side.
static inline __attribute__((always_inline)) TN_AVX2 void add_chains(const float *x, const uint8_t *b, ptrdiff_t step,
                                                                     int64_t n, int64_t k, float *sums, bool is_bf16) {
  for (int64_t i = 0; i < k; i++)
    for (int64_t r = 0; r < n; r++) sums[r] = __builtin_fmaf(x[i], element(b + r * step, i, is_bf16), sums[r]);
}

// What a word of eight rows adds to their sums.
static inline __attribute__((always_inline)) TN_AVX2 __m256 add_word(const float *x, __m256d word, __m256 sum,
                                                                     bool is_bf16) {
  const __m256i bits = _mm256_castpd_si256(word);
  if (!is_bf16) return _mm256_fmadd_ps(_mm256_broadcast_ss(x), _mm256_castpd_ps(word), sum);
  const __m256i second = _mm256_and_si256(bits, _mm256_set1_epi32(INT32_MIN >> 15));
  sum = _mm256_fmadd_ps(_mm256_broadcast_ss(x), _mm256_castsi256_ps(_mm256_slli_epi32(bits, 16)), sum);
  return _mm256_fmadd_ps(_mm256_broadcast_ss(x + 1), _mm256_castsi256_ps(second), sum);
}

// What LINE elements of eight rows add to their sums: transposed in registers, four words at a time.
static inline __attribute__((always_inline)) TN_AVX2 void add_line(const float *x, const uint8_t *b, ptrdiff_t step,
                                                                   float *sums, bool is_bf16) {
  enum { AHEAD = 128 };
  const uint8_t *const far = b + 4 * step;
  __m256 sum = _mm256_loadu_ps(sums);
  TN_UNROLL for (int r = 0; r < 4; r++)
    __builtin_prefetch(b + r * step + AHEAD), __builtin_prefetch(far + r * step + AHEAD);
  TN_UNROLL for (int i = 0; i < LINE; i += 4) {
    if (is_bf16 && i >= LINE / 2) break;
    __m256 v[4];
    TN_UNROLL for (int r = 0; r < 4; r++)
      v[r] = _mm256_insertf128_ps(_mm256_castps128_ps256(_mm_loadu_ps((const void *)(b + r * step + 4 * i))),
                                  _mm_loadu_ps((const void *)(far + r * step + 4 * i)), 1);
    const __m256d low[2] = {_mm256_castps_pd(_mm256_unpacklo_ps(v[0], v[1])),
                            _mm256_castps_pd(_mm256_unpacklo_ps(v[2], v[3]))};
    const __m256d high[2] = {_mm256_castps_pd(_mm256_unpackhi_ps(v[0], v[1])),
                             _mm256_castps_pd(_mm256_unpackhi_ps(v[2], v[3]))};
    const __m256d turned[4] = {_mm256_unpacklo_pd(low[0], low[1]), _mm256_unpackhi_pd(low[0], low[1]),
                               _mm256_unpacklo_pd(high[0], high[1]), _mm256_unpackhi_pd(high[0], high[1])};
    TN_UNROLL for (int k = 0; k < 4; k++) sum = add_word(x + (i + k) * (is_bf16 ? 2 : 1), turned[k], sum, is_bf16);
  }
  _mm256_storeu_ps(sums, sum);
}

// Not inlined, so that addresses need few registers.
typedef void AddLine(const float *x, const uint8_t *b, ptrdiff_t step, float *sums);
static __attribute__((noinline)) TN_AVX2 void add_line_f32(const float *x, const uint8_t *b, ptrdiff_t step,
                                                           float *sums) {
  add_line(x, b, step, sums, false);
}
static __attribute__((noinline)) TN_AVX2 void add_line_bf16(const float *x, const uint8_t *b, ptrdiff_t step,
                                                            float *sums) {
  add_line(x, b, step, sums, true);
}

// Some groups of eight rows in turn: the sums of one are hardly waited for, and rows that are a power of two apart
// still find room in the first cache.
static TN_AVX2 void across_rows(const float *x, const uint8_t *b, ptrdiff_t step, int64_t n, int64_t k, float *out,
                                bool is_added, AddLine *add) {
  enum { SIDE = 8 };
  const bool is_bf16 = add == add_line_bf16;
  const int64_t whole = k / LINE * LINE, bytes = is_bf16 ? 2 : 4, most = is_bf16 ? 32 : 16;
  if (!is_added) memset(out, 0, (size_t)n * sizeof *out);
  for (; n > 0; n -= most, b += most * step, out += most) {
    const int64_t rows = tn_min_i64(n, most), full = rows / SIDE * SIDE;
    for (int64_t i = 0; i < whole; i += LINE)
      for (int64_t r = 0; r < full; r += SIDE) add(x + i, b + r * step + i * bytes, step, out + r);
    if (whole < k) add_chains(x + whole, b + whole * bytes, step, full, k - whole, out, is_bf16);
    if (full < rows) add_chains(x, b + full * step, step, rows - full, k, out + full, is_bf16);
  }
}
static void across_f32(const void *x, const void *b, int64_t step, int64_t n, int64_t k, void *out, bool is_added) {
  across_rows(x, b, 4 * step, n, k, out, is_added, add_line_f32);
}
static void across_bf16(const void *x, const void *b, int64_t step, int64_t n, int64_t k, void *out, bool is_added) {
  across_rows(x, b, 2 * step, n, k, out, is_added, add_line_bf16);
}

// So many vectors of columns.
static inline __attribute__((always_inline)) TN_AVX2 void add_row_bf16(const float *x, const uint16_t *b, int64_t step,
                                                                       int64_t k, float *out, const int vectors) {
  __m256 sums[8];
  TN_UNROLL for (int v = 0; v < vectors; v++) sums[v] = _mm256_loadu_ps(out + 8 * v);
  for (int64_t i = 0; i < k; i++, b += step) {
    const __m256 y = _mm256_broadcast_ss(x + i);
    TN_UNROLL for (int v = 0; v < vectors; v++) {
      const __m256i wide = _mm256_cvtepu16_epi32(_mm_loadu_si128((const void *)(b + 8 * v)));
      sums[v] = _mm256_fmadd_ps(y, _mm256_castsi256_ps(_mm256_slli_epi32(wide, 16)), sums[v]);
    }
  }
  TN_UNROLL for (int v = 0; v < vectors; v++) _mm256_storeu_ps(out + 8 * v, sums[v]);
}

static TN_AVX2 void row_bf16(const void *x, const void *b, int64_t step, int64_t n, int64_t k, void *out,
                             bool is_added) {
  const uint16_t *from = b;
  const float *left = x;
  float *to = out;
  int64_t j = 0;
  if (!is_added) memset(to, 0, (size_t)n * sizeof *to);
  for (; j + 64 <= n; j += 64) add_row_bf16(left, from + j, step, k, to + j, 8);
  for (; j + 8 <= n; j += 8) add_row_bf16(left, from + j, step, k, to + j, 1);
  for (int64_t i = 0; j < n && i < k; i++)
    for (int64_t r = j; r < n; r++)
      to[r] = __builtin_fmaf(left[i], element((const void *)(from + i * step), r, true), to[r]);
}

static TnLanesFn lanes_bf16;

#define NAME(f) TN_JOIN(f, _f32_avx2)
#define ACROSS across_f32, across_bf16, row_bf16, lanes_bf16
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

// As lanes_f32_avx2; what the end of a row leaves out adds -0, of 0 and something negative.
static TN_AVX2 void lanes_bf16(const void *x, const void *b, int64_t step, int64_t n, int64_t k, void *out,
                               int64_t out_step) {
  enum { LANES = 64 };
  const int64_t whole = k / LANES * LANES;
  float left[LANES] = {0};
  memcpy(left, (const float *)x + whole, (size_t)(k - whole) * sizeof *left);
  for (int64_t j = 0; j < n; j++) {
    const uint16_t *row = (const uint16_t *)b + j * step;
    uint16_t rest[LANES];
    __m256 sums[8];
    if (whole < k) memset(rest, 0x80, sizeof rest), memcpy(rest, row + whole, (size_t)(k - whole) * sizeof *rest);
    TN_UNROLL for (int v = 0; v < 8; v++) sums[v] = _mm256_setzero_ps();
    for (int64_t i = 0; i < k; i += LANES) {
      const uint16_t *from = i < whole ? row + i : rest;
      const float *with = i < whole ? (const float *)x + i : left;
      TN_UNROLL for (int v = 0; v < 8; v++) {
        const __m256i wide = _mm256_cvtepu16_epi32(_mm_loadu_si128((const void *)(from + 8 * v)));
        const __m256 y = _mm256_castsi256_ps(_mm256_slli_epi32(wide, 16));
        sums[v] = _mm256_fmadd_ps(_mm256_loadu_ps(with + 8 * v), y, sums[v]);
      }
    }
    ((float *)out)[j * out_step] = tree_f32_avx2(sums);
  }
}

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

static inline __attribute__((always_inline)) TN_AVX512 __m512 wide_bf16_512(__m256i bits) {
  return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(bits), 16));
}

static inline __attribute__((always_inline)) TN_AVX512 __mmask16 first_16(int64_t n) {
  return (__mmask16)(n < 16 ? (1 << n) - 1 : -1);
}

#define PART(p, n, x) _mm512_mask_loadu_ps(SPLAT(x), first_16(n), p)
#define TREES(out, a, b, c, d) trees_f32(out, a, b, c, d)
#define T float
#define V __m512
#define LANES 64
#define ROWS 4
#define TARGET TN_AVX512
#define UNROLL TN_UNROLL
#define SPLAT(x) _mm512_set1_ps(x)
#define FMA(a, b, c) _mm512_fmadd_ps(a, b, c)

#define NAME(f) TN_JOIN(f, _bf16_avx512)
#define OTHER uint16_t
#define LOAD_OTHER(p) wide_bf16_512(_mm256_loadu_si256((const void *)(p)))
#define PART_OTHER(p, n) wide_bf16_512(_mm256_mask_loadu_epi16(_mm256_set1_epi16(INT16_MIN), first_16(n), p))
#define ONE_BY_ONE lanes_bf16
#include "lib/gemv_tmpl.h"

#define NAME(f) TN_JOIN(f, _f32_avx512)
#define ACROSS across_f32, across_bf16, row_bf16, lanes_bf16_avx512
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

// ---------------------------------------------------------------------------------------------------------------
// Integers

bool tn_has_int_rows(void) { return tn_lib_has_avx2(); }

#if TN_LIB_X64
typedef enum Width { SIGNED_8, UNSIGNED_8, SIGNED_16, WHOLE_32 } Width;

static Width width_of(TnDtype type) {
  if (tn_dtype_bytes(type) > 1) return tn_dtype_bytes(type) == 2 ? SIGNED_16 : WHOLE_32;
  return tn_dtype_class(type) == TN_CLASS_SINT ? SIGNED_8 : UNSIGNED_8;
}

static inline __attribute__((always_inline)) TN_AVX2 __m256i load_16(Width w, const uint8_t *p) {
  if (w == SIGNED_16) return _mm256_loadu_si256((const void *)p);
  const __m128i v = _mm_loadu_si128((const void *)p);
  return w == SIGNED_8 ? _mm256_cvtepi8_epi16(v) : _mm256_cvtepu8_epi16(v);
}

// Rows of TN_INT_COLUMNS columns, `step` bytes apart. Sums of neighbours lie as the halves of 32 bytes interleave.
static inline __attribute__((always_inline)) TN_AVX2 void add_columns(const int16_t *x, const uint8_t *b, Width w,
                                                                      size_t step, int64_t k, __m256i *out) {
  enum { AHEAD = 16 };
  const size_t bytes = w == SIGNED_16 ? 2 : 1;
  __m256i sums[8];
  TN_UNROLL for (int q = 0; q < 8; q++) sums[q] = out[q];
  for (int64_t i = 0; i < k; i += 2, b += 2 * step) {
    const uint8_t *next = i + 1 < k ? b + step : b;
    int32_t pair;
    memcpy(&pair, x + i, sizeof pair);
    const __m256i left = _mm256_set1_epi32(pair);
    __builtin_prefetch(b + AHEAD * step), __builtin_prefetch(b + (AHEAD + 1) * step);
    TN_UNROLL for (size_t q = 0; q < 4; q++) {
      const __m256i u = load_16(w, b + 16 * q * bytes), v = load_16(w, next + 16 * q * bytes);
      sums[2 * q] = _mm256_add_epi32(sums[2 * q], _mm256_madd_epi16(_mm256_unpacklo_epi16(u, v), left));
      sums[2 * q + 1] = _mm256_add_epi32(sums[2 * q + 1], _mm256_madd_epi16(_mm256_unpackhi_epi16(u, v), left));
    }
  }
  TN_UNROLL for (int q = 0; q < 8; q++) out[q] = sums[q];
}

#define ADD_COLUMNS(name, width)                                                                              \
  static TN_AVX2 void name(const int16_t *x, const uint8_t *b, size_t step, int64_t k, __m256i *out) {        \
    add_columns(x, b, width, step, k, out);                                                                   \
  }
ADD_COLUMNS(add_signed_8, SIGNED_8)
ADD_COLUMNS(add_unsigned_8, UNSIGNED_8)
ADD_COLUMNS(add_signed_16, SIGNED_16)

TN_AVX2 void tn_int_rows(const void *x, const void *b, TnDtype type, int64_t step, int64_t n, int64_t k,
                         uint32_t *out) {
  static void (*const add[])(const int16_t *, const uint8_t *, size_t, int64_t, __m256i *) = {
      add_signed_8, add_unsigned_8, add_signed_16};
  const Width w = width_of(type);
  const size_t bytes = tn_dtype_bytes(type), row = (size_t)step * bytes;
  for (int64_t j = 0; j < n; j += TN_INT_COLUMNS) {
    const size_t columns = (size_t)tn_min_i64(TN_INT_COLUMNS, n - j);
    const uint8_t *from = (const uint8_t *)b + (size_t)j * bytes;
    __m256i sums[8] = {0}, inner[8];
    if (columns == TN_INT_COLUMNS) add[w](x, from, row, k, sums);
    for (int64_t i = 0; columns < TN_INT_COLUMNS && i < k; i += 2, from += 2 * row) {
      uint8_t pair[2][TN_INT_COLUMNS * 2] = {0};
      memcpy(pair[0], from, columns * bytes);
      if (i + 1 < k) memcpy(pair[1], from + row, columns * bytes);
      add[w]((const int16_t *)x + i, pair[0], sizeof pair[0], 2, sums);
    }
    for (int q = 0; q < 8; q += 2) {
      inner[q] = _mm256_permute2x128_si256(sums[q], sums[q + 1], 0x20);
      inner[q + 1] = _mm256_permute2x128_si256(sums[q], sums[q + 1], 0x31);
    }
    memcpy(out + j, inner, columns * sizeof *out);
  }
}

static inline __attribute__((always_inline)) TN_AVX2 __m256i load_across(Width w, const uint8_t *p) {
  return w == WHOLE_32 ? _mm256_loadu_si256((const void *)p) : load_16(w, p);
}

static inline __attribute__((always_inline)) TN_AVX2 __m256i add_product(Width w, __m256i sum, __m256i b,
                                                                         const uint8_t *x) {
  const __m256i y = _mm256_loadu_si256((const void *)x);
  return _mm256_add_epi32(sum, w == WHOLE_32 ? _mm256_mullo_epi32(b, y) : _mm256_madd_epi16(b, y));
}

// The sums of a row of b, of a vector or more, with so many rows of x: it is read once for them all. The last vector
// may have elements of the one before it, which count nothing.
static inline __attribute__((always_inline)) TN_AVX2 __m128i sum_row(const TnIntsAcross *p, unsigned rows,
                                                                     const uint8_t *b, Width w) {
  static const int32_t rests[16] = {[8] = -1, -1, -1, -1, -1, -1, -1, -1};
  const int64_t size = w == WHOLE_32 ? 4 : 2, bytes = w == WHOLE_32 ? 4 : w == SIGNED_16 ? 2 : 1, lanes = 32 / size;
  const uint8_t *x[TN_INT_ROWS];
  __m256i sums[TN_INT_ROWS];
  int64_t i = 0;
  TN_UNROLL for (unsigned r = 0; r < TN_INT_ROWS; r++) x[r] = p->x[r], sums[r] = _mm256_setzero_si256();
  for (; rows == 1 && i + 4 * lanes <= p->k; i += 4 * lanes)
    TN_UNROLL for (int64_t q = i; q < i + 4 * lanes; q += lanes)
      sums[0] = add_product(w, sums[0], load_across(w, b + q * bytes), x[0] + q * size);
  for (; i < p->k; i += lanes) {
    const int64_t rest = p->k - i;
    if (rest < lanes) i = p->k - lanes;
    __m256i v = load_across(w, b + i * bytes);
    if (rest < lanes) v = _mm256_and_si256(v, _mm256_loadu_si256((const void *)((const uint8_t *)rests + rest * size)));
    TN_UNROLL for (unsigned r = 0; r < rows; r++) sums[r] = add_product(w, sums[r], v, x[r] + i * size);
  }
  const __m256i low = _mm256_hadd_epi32(sums[0], sums[1]), high = _mm256_hadd_epi32(sums[2], sums[3]);
  const __m256i all = _mm256_hadd_epi32(low, high);
  return _mm_add_epi32(_mm256_castsi256_si128(all), _mm256_extracti128_si256(all, 1));
}

#define SUM_ROWS(name, width)                                                                               \
  static TN_AVX2 void name(const TnIntsAcross *p) {                                                         \
    const size_t step = (size_t)p->step * tn_dtype_bytes(p->type);                                          \
    const int64_t rows = p->rows, n = p->n, out_row = p->out_row, out_step = p->out_step;                   \
    const uint8_t *b = p->b;                                                                                \
    uint32_t *out = p->out;                                                                                 \
    for (int64_t j = 0; j < n; j++, b += step, out += out_step) {                                           \
      const __m128i all = rows == 1 ? sum_row(p, 1, b, width) : sum_row(p, TN_INT_ROWS, b, width);          \
      out[0] = (uint32_t)_mm_cvtsi128_si32(all);                                                            \
      if (rows > 1) out[out_row] = (uint32_t)_mm_extract_epi32(all, 1);                                     \
      if (rows > 2) out[2 * out_row] = (uint32_t)_mm_extract_epi32(all, 2);                                 \
      if (rows > 3) out[3 * out_row] = (uint32_t)_mm_extract_epi32(all, 3);                                 \
    }                                                                                                       \
  }
SUM_ROWS(sum_signed_8, SIGNED_8)
SUM_ROWS(sum_unsigned_8, UNSIGNED_8)
SUM_ROWS(sum_signed_16, SIGNED_16)
SUM_ROWS(sum_whole_32, WHOLE_32)

// Rows that are shorter than a vector.
static void sum_short(const TnIntsAcross *p, const void *row, uint32_t *out) {
  for (int64_t j = 0; j < p->n; j++, out += p->out_step) {
    *out = 0;
    for (int64_t i = 0; i < p->k; i++) {
      const int64_t y = p->type == TN_I32 ? ((const int32_t *)row)[i] : ((const int16_t *)row)[i];
      const uint8_t *b = (const uint8_t *)p->b + (size_t)(j * p->step + i) * tn_dtype_bytes(p->type);
      *out += (uint32_t)y * (uint32_t)tn_load_i64(p->type, b);
    }
  }
}

void tn_int_rows_across(const TnIntsAcross *p) {
  static void (*const sums[])(const TnIntsAcross *) = {sum_signed_8, sum_unsigned_8, sum_signed_16, sum_whole_32};
  const Width w = width_of(p->type);
  if (p->k >= (w == WHOLE_32 ? 8 : 16)) sums[w](p);
  else
    for (int64_t r = 0; r < p->rows; r++) sum_short(p, p->x[r], p->out + r * p->out_row);
}
#else
void tn_int_rows(const void *x, const void *b, TnDtype type, int64_t step, int64_t n, int64_t k, uint32_t *out) {
  (void)x, (void)b, (void)type, (void)step, (void)n, (void)k, (void)out;
}
void tn_int_rows_across(const TnIntsAcross *p) { (void)p; }
#endif
