// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
#include "interp/gemm.h"

TnDtype tn_gemm_type(TnDtype lhs, TnDtype rhs, TnDtype result) {
  const TnDtype types[3] = {lhs, rhs, result};
  bool is_complex = false, is_float = false, is_wide = false;
  for (int i = 0; i < 3; i++) {
    is_complex = is_complex || tn_dtype_is_complex(types[i]);
    is_float = is_float || tn_dtype_is_float(types[i]);
    is_wide = is_wide || types[i] == TN_F64 || types[i] == TN_C128;
  }
  if (is_complex) return is_wide ? TN_C128 : TN_C64;
  if (is_float) return is_wide ? TN_F64 : TN_F32;
  return TN_UI64;
}

// Sums of blocks are added in a wider type. ADD(sum, x, y): sum += x y.
#define ROW(name, T, TOTAL, ADD, ADD_BLOCK, STORE)                                            \
  static void name(int64_t n, int64_t k, const T *a, const T *b, T *c) {                      \
    TOTAL total[TN_GEMM_COLUMNS] = {0};                                                       \
    for (int64_t i = 0; i < k;) {                                                             \
      T sum[TN_GEMM_COLUMNS] = {0};                                                           \
      for (int64_t end = k - i > TN_SUM_BLOCK ? i + TN_SUM_BLOCK : k; i < end; i++, b += n) { \
        const T x = a[i];                                                                     \
        for (int64_t j = 0; j < n; j++) ADD(sum[j], x, b[j]);                                 \
      }                                                                                       \
      for (int64_t j = 0; j < n; j++) ADD_BLOCK(total[j], sum[j]);                            \
    }                                                                                         \
    for (int64_t j = 0; j < n; j++) STORE(c[j], total[j]);                                    \
  }
#define ADD(sum, x, y) (sum) += (x) * (y)
#define ADD_BLOCK(total, sum) (total) += (sum)
#define STORE(to, x) (to) = (x)
#define STORE_F32(to, x) (to) = (float)(x)
ROW(row_f32, float, double, ADD, ADD_BLOCK, STORE_F32)
ROW(row_f64, double, double, ADD, ADD_BLOCK, STORE)
ROW(row_ui64, uint64_t, uint64_t, ADD, ADD_BLOCK, STORE)

// Complex products are rounded as a whole before they are added.
#define ADD_COMPLEX(sum, x, y) \
  (sum).re += (x).re * (y).re - (x).im * (y).im, (sum).im += (x).re * (y).im + (x).im * (y).re
#define ADD_BLOCK_COMPLEX(total, sum) (total).re += (double)(sum).re, (total).im += (double)(sum).im
#define STORE_C64(to, x) (to).re = (float)(x).re, (to).im = (float)(x).im
ROW(row_c64, TnC64, TnC128, ADD_COMPLEX, ADD_BLOCK_COMPLEX, STORE_C64)
ROW(row_c128, TnC128, TnC128, ADD_COMPLEX, ADD_BLOCK_COMPLEX, STORE)

void tn_gemm_row(TnDtype type, int64_t n, int64_t k, const void *a, const void *b, void *c) {
  switch (type) {
    case TN_F32: row_f32(n, k, a, b, c); break;
    case TN_F64: row_f64(n, k, a, b, c); break;
    case TN_UI64: row_ui64(n, k, a, b, c); break;
    case TN_C64: row_c64(n, k, a, b, c); break;
    default: row_c128(n, k, a, b, c);
  }
}
