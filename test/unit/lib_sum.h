// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What the tests of products share: random elements, and one step of a sum as the definition rounds it.
#ifndef TENON_TEST_LIB_SUM_H
#define TENON_TEST_LIB_SUM_H

#include "lib_work.h"

static void fill(TnDtype t, uint8_t *p, int64_t n) {
  for (int64_t i = 0; i < n; i++) {
    uint8_t *to = p + (size_t)i * tn_dtype_bytes(t);
    if (tn_dtype_is_complex(t)) tn_store_c128(t, to, (TnC128){random_unit(), random_unit()});
    else if (tn_dtype_is_float(t)) tn_store_f64(t, to, random_unit());
    else tn_store_i64(t, to, t == TN_I4 ? random_below(16) - 8 : t == TN_I1 ? random_below(2) : (int64_t)random_word());
  }
}

static void add_product(TnDtype sum, bool is_fused, void *total, const void *a, const void *b) {
  switch ((int)sum) {
    case TN_F32: {
      float x = *(const float *)a, y = *(const float *)b, *s = total, product = x * y;
      *s = is_fused ? __builtin_fmaf(x, y, *s) : *s + product;
      break;
    }
    case TN_F64: {
      double x = *(const double *)a, y = *(const double *)b, *s = total, product = x * y;
      *s = is_fused ? __builtin_fma(x, y, *s) : *s + product;
      break;
    }
    case TN_UI32: *(uint32_t *)total += *(const uint32_t *)a * *(const uint32_t *)b; break;
    case TN_UI64: *(uint64_t *)total += *(const uint64_t *)a * *(const uint64_t *)b; break;
    default: {
      uint8_t product[16];
      tn_scalar_binary(TN_SCALAR_multiply, sum, product, a, b, 1);
      tn_scalar_binary(TN_SCALAR_add, sum, total, total, product, 1);
    }
  }
}

#endif  // TENON_TEST_LIB_SUM_H
