// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Matrix products: panels of the right operand against one row of the left one at a time.
#include "interp/gemm.h"

#include "interp/interp.h"

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

void tn_gemm_pack(TnDtype type, const void *b, int64_t k, int64_t n, int64_t k_step, int64_t n_step, void *out) {
  const size_t bytes = tn_dtype_bytes(type);
  const int64_t width = columns_of(type), panels = n / width, rest = n % width;
  const int64_t whole[3] = {panels, k, width}, from[3] = {width * n_step, k_step, n_step};
  const int64_t to[3] = {k * width, width, 1}, last[2] = {k, rest};
  tn_copy_box(bytes, 3, whole, out, to, b, from);
  if (!rest) return;
  uint8_t *end = (uint8_t *)out + (size_t)(panels * k * width) * bytes;
  memset(end, 0, (size_t)(k * width) * bytes);
  tn_copy_box(bytes, 2, last, end, to + 1, (const uint8_t *)b + panels * width * n_step * (int64_t)bytes, from + 1);
}

// ---------------------------------------------------------------------------------------------------------------
// Kernels: a row by a panel. Sums of blocks are added in a wider type. ADD(sum, x, y): sum += x y.

#define KERNEL(name, T, TOTAL, COLUMNS, ADD, ADD_BLOCK, STORE)                                               \
  static void name(int64_t m, int64_t n, int64_t k, const void *left, const void *right, void *out) {       \
    const T *b = right;                                                                                      \
    for (int64_t column = 0; column < n; column += COLUMNS, b += k * COLUMNS)                                \
      for (int64_t row = 0; row < m; row++) {                                                                \
        const T *a = (const T *)left + row * k, *y = b;                                                      \
        T *c = (T *)out + row * n + column;                                                                  \
        TOTAL total[COLUMNS];                                                                                \
        memset(total, 0, sizeof total);                                                                      \
        for (int64_t i = 0; i < k;) {                                                                        \
          T sum[COLUMNS];                                                                                    \
          memset(sum, 0, sizeof sum);                                                                        \
          for (int64_t end = k - i > TN_SUM_BLOCK ? i + TN_SUM_BLOCK : k; i < end; i++, y += COLUMNS) {      \
            const T x = a[i];                                                                                \
            for (int j = 0; j < COLUMNS; j++) ADD(sum[j], x, y[j]);                                          \
          }                                                                                                  \
          for (int j = 0; j < COLUMNS; j++) ADD_BLOCK(total[j], sum[j]);                                     \
        }                                                                                                    \
        for (int j = 0; j < COLUMNS && column + j < n; j++) STORE(c[j], total[j]);                           \
      }                                                                                                      \
  }
#define ADD(sum, x, y) (sum) += (x) * (y)
#define ADD_BLOCK(total, sum) (total) += (sum)
#define STORE(to, x) (to) = (x)
#define STORE_F32(to, x) (to) = (float)(x)
KERNEL(gemm_f32, float, double, 16, ADD, ADD_BLOCK, STORE_F32)
KERNEL(gemm_f64, double, double, 8, ADD, ADD_BLOCK, STORE)
KERNEL(gemm_ui32, uint32_t, uint32_t, 16, ADD, ADD_BLOCK, STORE)
KERNEL(gemm_ui64, uint64_t, uint64_t, 8, ADD, ADD_BLOCK, STORE)

// Complex products are rounded as a whole before they are added.
#define ADD_COMPLEX(sum, x, y) \
  (sum).re += (x).re * (y).re - (x).im * (y).im, (sum).im += (x).re * (y).im + (x).im * (y).re
#define ADD_BLOCK_COMPLEX(total, sum) (total).re += (double)(sum).re, (total).im += (double)(sum).im
#define STORE_C64(to, x) (to).re = (float)(x).re, (to).im = (float)(x).im
KERNEL(gemm_c64, TnC64, TnC128, 8, ADD_COMPLEX, ADD_BLOCK_COMPLEX, STORE_C64)
KERNEL(gemm_c128, TnC128, TnC128, 4, ADD_COMPLEX, ADD_BLOCK_COMPLEX, STORE)

// ---------------------------------------------------------------------------------------------------------------

void tn_gemm_run(TnDtype type, int64_t m, int64_t n, int64_t k, const void *a, const void *packed_b, void *c) {
  void (*kernel)(int64_t, int64_t, int64_t, const void *, const void *, void *) =
      type == TN_F32    ? gemm_f32
      : type == TN_F64  ? gemm_f64
      : type == TN_UI32 ? gemm_ui32
      : type == TN_UI64 ? gemm_ui64
      : type == TN_C64  ? gemm_c64
                        : gemm_c128;
  kernel(m, n, k, a, packed_b, c);
}
