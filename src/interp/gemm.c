// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Matrix products. On x86-64 the float kernels exist twice: for machines with FMA instructions and, with the same
// bits, without them.
#include "interp/gemm.h"

#if defined(__x86_64__) && defined(__GNUC__)
#define TN_GEMM_X86 1
#include <immintrin.h>
#else
#define TN_GEMM_X86 0
#endif

#define TN_JOIN_(a, b) a##b
#define TN_JOIN(a, b) TN_JOIN_(a, b)

enum { F32_COLUMNS = 16, F64_COLUMNS = 8, INT_COLUMNS = 16, COMPLEX_COLUMNS = 4 };

TnDtype tn_gemm_type(TnDtype lhs, TnDtype rhs, TnDtype result) {
  const TnDtype types[3] = {lhs, rhs, result};
  bool is_complex = false, is_float = false, is_wide = false, is_wide_int = false;
  for (int i = 0; i < 3; i++) {
    TnDtypeClass class = tn_dtype_class(types[i]);
    is_complex = is_complex || class == TN_CLASS_COMPLEX;
    is_float = is_float || class == TN_CLASS_FLOAT;
    is_wide = is_wide || types[i] == TN_F64 || types[i] == TN_C128;
    is_wide_int = is_wide_int || types[i] == TN_I64 || types[i] == TN_UI64;
  }
  if (is_complex) return is_wide ? TN_C128 : TN_C64;
  if (is_float) return is_wide ? TN_F64 : TN_F32;
  return is_wide_int ? TN_UI64 : TN_UI32;
}

// ---------------------------------------------------------------------------------------------------------------
// Packing

static int64_t columns_of(TnDtype type) {
  switch ((unsigned)type) {
    case TN_F32: return F32_COLUMNS;
    case TN_F64: return F64_COLUMNS;
    case TN_C64: case TN_C128: return COMPLEX_COLUMNS;
    default: return INT_COLUMNS;
  }
}

static int64_t panels_of(TnDtype type, int64_t n) { return (n + columns_of(type) - 1) / columns_of(type); }

size_t tn_gemm_packed(TnDtype type, int64_t k, int64_t n) {
  return (size_t)k * (size_t)panels_of(type, n) * (size_t)columns_of(type);
}

#define PACK(T)                                                                                                      \
  {                                                                                                                  \
    T *to = out;                                                                                                     \
    const T *from = b;                                                                                               \
    for (int64_t column = 0; column < n; column += width) {                                                          \
      int64_t count = n - column < width ? n - column : width;                                                       \
      for (int64_t i = 0; i < k; i++, to += width) {                                                                 \
        for (int64_t j = 0; j < count; j++) to[j] = from[i * k_step + (column + j) * n_step];                        \
        if (count < width) memset(to + count, 0, (size_t)(width - count) * sizeof(T));                               \
      }                                                                                                              \
    }                                                                                                                \
  }

void tn_gemm_pack(TnDtype type, const void *b, int64_t k, int64_t n, int64_t k_step, int64_t n_step, void *out) {
  int64_t width = columns_of(type);
  switch (tn_dtype_bytes(type)) {
    case 4: PACK(uint32_t) break;
    case 8: PACK(uint64_t) break;
    default: PACK(TnC128) break;
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Kernels

static inline TnC64 mac_c64(TnC64 sum, TnC64 x, TnC64 y) {
  return (TnC64){__builtin_fmaf(-x.im, y.im, __builtin_fmaf(x.re, y.re, sum.re)),
                 __builtin_fmaf(x.im, y.re, __builtin_fmaf(x.re, y.im, sum.im))};
}
static inline TnC128 mac_c128(TnC128 sum, TnC128 x, TnC128 y) {
  return (TnC128){__builtin_fma(-x.im, y.im, __builtin_fma(x.re, y.re, sum.re)),
                  __builtin_fma(x.im, y.re, __builtin_fma(x.re, y.im, sum.im))};
}

#define TARGET
#define GEMM gemm_f32
#define ELEMENT float
#define COLUMNS F32_COLUMNS
#define ZERO 0
#define MAC(sum, x, y) __builtin_fmaf(x, y, sum)
#include "interp/gemm_tmpl.h"
#undef ELEMENT
#undef COLUMNS

#define TARGET
#define GEMM gemm_f64
#define ELEMENT double
#define COLUMNS F64_COLUMNS
#define ZERO 0
#define MAC(sum, x, y) __builtin_fma(x, y, sum)
#include "interp/gemm_tmpl.h"
#undef ELEMENT
#undef COLUMNS

#define TARGET
#define GEMM gemm_ui32
#define ELEMENT uint32_t
#define COLUMNS INT_COLUMNS
#define ZERO 0
#define MAC(sum, x, y) ((sum) + (x) * (y))
#include "interp/gemm_tmpl.h"
#undef ELEMENT

#define TARGET
#define GEMM gemm_ui64
#define ELEMENT uint64_t
#define ZERO 0
#define MAC(sum, x, y) ((sum) + (x) * (y))
#include "interp/gemm_tmpl.h"
#undef ELEMENT
#undef COLUMNS

#define TARGET
#define GEMM gemm_c64
#define ELEMENT TnC64
#define COLUMNS COMPLEX_COLUMNS
#define ZERO (TnC64){0, 0}
#define MAC(sum, x, y) mac_c64(sum, x, y)
#include "interp/gemm_tmpl.h"
#undef ELEMENT

#define TARGET
#define GEMM gemm_c128
#define ELEMENT TnC128
#define ZERO (TnC128){0, 0}
#define MAC(sum, x, y) mac_c128(sum, x, y)
#include "interp/gemm_tmpl.h"
#undef ELEMENT
#undef COLUMNS

#if TN_GEMM_X86
#define TN_FMA __attribute__((target("avx2,fma")))

// Four rows by one panel: eight sums stay in registers.
TN_FMA static inline void f32_rows4(int64_t k, const float *a, const float *b, __m256 *s) {
  for (int64_t i = 0; i < k; i++, b += F32_COLUMNS) {
    __m256 left = _mm256_loadu_ps(b), right = _mm256_loadu_ps(b + 8);
    for (int r = 0; r < 4; r++) {
      __m256 x = _mm256_broadcast_ss(a + r * k + i);
      s[2 * r] = _mm256_fmadd_ps(x, left, s[2 * r]);
      s[2 * r + 1] = _mm256_fmadd_ps(x, right, s[2 * r + 1]);
    }
  }
}

TN_FMA static inline void f32_row(int64_t k, const float *a, const float *b, __m256 *s) {
  for (int64_t i = 0; i < k; i++, b += F32_COLUMNS) {
    __m256 x = _mm256_broadcast_ss(a + i);
    s[0] = _mm256_fmadd_ps(x, _mm256_loadu_ps(b), s[0]);
    s[1] = _mm256_fmadd_ps(x, _mm256_loadu_ps(b + 8), s[1]);
  }
}

TN_FMA static void gemm_f32_fma(int64_t m, int64_t n, int64_t k, const float *a, const float *b, float *c) {
  for (int64_t column = 0; column < n; column += F32_COLUMNS, b += k * F32_COLUMNS) {
    size_t bytes = (size_t)(n - column < F32_COLUMNS ? n - column : F32_COLUMNS) * sizeof(float);
    for (int64_t row = 0, rows; row < m; row += rows) {
      __m256 s[8];
      for (int i = 0; i < 8; i++) s[i] = _mm256_setzero_ps();
      rows = m - row >= 4 ? 4 : 1;
      if (rows == 4) f32_rows4(k, a + row * k, b, s);
      else f32_row(k, a + row * k, b, s);
      for (int64_t r = 0; r < rows; r++) memcpy(c + (row + r) * n + column, &s[2 * r], bytes);
    }
  }
}

TN_FMA static inline void f64_rows4(int64_t k, const double *a, const double *b, __m256d *s) {
  for (int64_t i = 0; i < k; i++, b += F64_COLUMNS) {
    __m256d left = _mm256_loadu_pd(b), right = _mm256_loadu_pd(b + 4);
    for (int r = 0; r < 4; r++) {
      __m256d x = _mm256_broadcast_sd(a + r * k + i);
      s[2 * r] = _mm256_fmadd_pd(x, left, s[2 * r]);
      s[2 * r + 1] = _mm256_fmadd_pd(x, right, s[2 * r + 1]);
    }
  }
}

TN_FMA static inline void f64_row(int64_t k, const double *a, const double *b, __m256d *s) {
  for (int64_t i = 0; i < k; i++, b += F64_COLUMNS) {
    __m256d x = _mm256_broadcast_sd(a + i);
    s[0] = _mm256_fmadd_pd(x, _mm256_loadu_pd(b), s[0]);
    s[1] = _mm256_fmadd_pd(x, _mm256_loadu_pd(b + 4), s[1]);
  }
}

TN_FMA static void gemm_f64_fma(int64_t m, int64_t n, int64_t k, const double *a, const double *b, double *c) {
  for (int64_t column = 0; column < n; column += F64_COLUMNS, b += k * F64_COLUMNS) {
    size_t bytes = (size_t)(n - column < F64_COLUMNS ? n - column : F64_COLUMNS) * sizeof(double);
    for (int64_t row = 0, rows; row < m; row += rows) {
      __m256d s[8];
      for (int i = 0; i < 8; i++) s[i] = _mm256_setzero_pd();
      rows = m - row >= 4 ? 4 : 1;
      if (rows == 4) f64_rows4(k, a + row * k, b, s);
      else f64_row(k, a + row * k, b, s);
      for (int64_t r = 0; r < rows; r++) memcpy(c + (row + r) * n + column, &s[2 * r], bytes);
    }
  }
}

TN_FMA static inline TnC64 fma_mac_c64(TnC64 sum, TnC64 x, TnC64 y) {
  return (TnC64){__builtin_fmaf(-x.im, y.im, __builtin_fmaf(x.re, y.re, sum.re)),
                 __builtin_fmaf(x.im, y.re, __builtin_fmaf(x.re, y.im, sum.im))};
}
TN_FMA static inline TnC128 fma_mac_c128(TnC128 sum, TnC128 x, TnC128 y) {
  return (TnC128){__builtin_fma(-x.im, y.im, __builtin_fma(x.re, y.re, sum.re)),
                  __builtin_fma(x.im, y.re, __builtin_fma(x.re, y.im, sum.im))};
}

#define TARGET TN_FMA
#define GEMM gemm_c64_fma
#define ELEMENT TnC64
#define COLUMNS COMPLEX_COLUMNS
#define ZERO (TnC64){0, 0}
#define MAC(sum, x, y) fma_mac_c64(sum, x, y)
#include "interp/gemm_tmpl.h"
#undef ELEMENT

#define TARGET TN_FMA
#define GEMM gemm_c128_fma
#define ELEMENT TnC128
#define ZERO (TnC128){0, 0}
#define MAC(sum, x, y) fma_mac_c128(sum, x, y)
#include "interp/gemm_tmpl.h"
#undef ELEMENT
#undef COLUMNS

static bool has_fma(void) { return __builtin_cpu_supports("fma") && __builtin_cpu_supports("avx2"); }
#define RUN(kernel) (has_fma() ? kernel##_fma(m, n, k, a, packed_b, c) : kernel(m, n, k, a, packed_b, c))
#else
#define RUN(kernel) kernel(m, n, k, a, packed_b, c)
#endif

void tn_gemm_run(TnDtype type, int64_t m, int64_t n, int64_t k, const void *a, const void *packed_b, void *c) {
  switch ((unsigned)type) {
    case TN_F32: RUN(gemm_f32); break;
    case TN_F64: RUN(gemm_f64); break;
    case TN_C64: RUN(gemm_c64); break;
    case TN_C128: RUN(gemm_c128); break;
    case TN_UI64: gemm_ui64(m, n, k, a, packed_b, c); break;
    default: gemm_ui32(m, n, k, a, packed_b, c); break;
  }
}
