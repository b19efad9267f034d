// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Matrix products: panels of the right operand against one row of the left one at a time.
#include "interp/gemm.h"

#define TN_JOIN_(a, b) a##b
#define TN_JOIN(a, b) TN_JOIN_(a, b)

typedef float F32x8 __attribute__((vector_size(32)));
typedef double F64x4 __attribute__((vector_size(32)));
typedef uint32_t UI32x8 __attribute__((vector_size(32)));
typedef uint64_t UI64x4 __attribute__((vector_size(32)));

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

static int64_t columns_of(TnDtype type) { return (int64_t)(64 / tn_dtype_bytes(type)); }

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
#undef PACK

// ---------------------------------------------------------------------------------------------------------------
// Real kernels

#define GEMM gemm_f32
#define ELEMENT float
#define VECTOR F32x8
#define TOTAL double
#include "interp/gemm_tmpl.h"

#define GEMM gemm_f64
#define ELEMENT double
#define VECTOR F64x4
#define TOTAL double
#include "interp/gemm_tmpl.h"

#define GEMM gemm_ui32
#define ELEMENT uint32_t
#define VECTOR UI32x8
#define TOTAL uint32_t
#include "interp/gemm_tmpl.h"

#define GEMM gemm_ui64
#define ELEMENT uint64_t
#define VECTOR UI64x4
#define TOTAL uint64_t
#include "interp/gemm_tmpl.h"

// ---------------------------------------------------------------------------------------------------------------
// Complex kernels: the product is rounded as a whole before it is added.

#define COMPLEX_GEMM(name, T, COLUMNS)                                                                        \
  static void name(int64_t m, int64_t n, int64_t k, const T *a, const T *b, T *c) {                           \
    for (int64_t column = 0; column < n; column += COLUMNS, b += k * COLUMNS)                                 \
      for (int64_t row = 0; row < m; row++) {                                                                 \
        TnC128 total[COLUMNS] = {{0, 0}};                                                                     \
        for (int64_t first = 0; first < k; first += TN_SUM_BLOCK) {                                           \
          T sum[COLUMNS] = {{0, 0}};                                                                          \
          for (int64_t i = first; i < k && i < first + TN_SUM_BLOCK; i++) {                                   \
            T x = a[row * k + i];                                                                             \
            const T *y = b + i * COLUMNS;                                                                     \
            for (int j = 0; j < COLUMNS; j++) {                                                               \
              sum[j].re += x.re * y[j].re - x.im * y[j].im;                                                   \
              sum[j].im += x.re * y[j].im + x.im * y[j].re;                                                   \
            }                                                                                                 \
          }                                                                                                   \
          for (int j = 0; j < COLUMNS; j++) {                                                                 \
            total[j] = (TnC128){total[j].re + (double)sum[j].re, total[j].im + (double)sum[j].im};            \
          }                                                                                                   \
        }                                                                                                     \
        for (int j = 0; j < COLUMNS && column + j < n; j++)                                                   \
          STORE(c[row * n + column + j], total[j]);                                                           \
      }                                                                                                       \
  }
#define STORE(to, x) (to).re = (float)(x).re, (to).im = (float)(x).im
COMPLEX_GEMM(gemm_c64, TnC64, 8)
#undef STORE
#define STORE(to, x) (to) = (x)
COMPLEX_GEMM(gemm_c128, TnC128, 4)
#undef STORE
#undef COMPLEX_GEMM

// ---------------------------------------------------------------------------------------------------------------

void tn_gemm_run(TnDtype type, int64_t m, int64_t n, int64_t k, const void *a, const void *packed_b, void *c) {
  switch ((unsigned)type) {
    case TN_F32: gemm_f32(m, n, k, a, packed_b, c); break;
    case TN_F64: gemm_f64(m, n, k, a, packed_b, c); break;
    case TN_UI32: gemm_ui32(m, n, k, a, packed_b, c); break;
    case TN_UI64: gemm_ui64(m, n, k, a, packed_b, c); break;
    case TN_C64: gemm_c64(m, n, k, a, packed_b, c); break;
    default: gemm_c128(m, n, k, a, packed_b, c); break;
  }
}
