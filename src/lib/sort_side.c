// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Short slices sorted side by side, one a lane: what is compared does not depend on the elements.
#include "lib/sort_priv.h"

#define T int32_t
#define NAME columns_narrow
#define TARGET TN_PORTABLE
#include "lib/sort_side_tmpl.h"
#if TN_LIB_X64
#define NAME columns_narrow_avx2
#define TARGET TN_AVX2
#include "lib/sort_side_tmpl.h"
#define NAME columns_narrow_avx512
#define TARGET TN_AVX512
#include "lib/sort_side_tmpl.h"
#endif
#undef T

#define T int64_t
#define NAME columns_wide
#define LEAST least_rows
#define TARGET TN_PORTABLE
#include "lib/sort_side_tmpl.h"
#if TN_LIB_X64
#define NAME columns_wide_avx2
#define LEAST least_rows_avx2
#define TARGET TN_AVX2
#include "lib/sort_side_tmpl.h"
#define NAME columns_wide_avx512
#define LEAST least_rows_avx512
#define TARGET TN_AVX512
#include "lib/sort_side_tmpl.h"
#endif
#undef T

void tn_sort_columns(void *rows, int64_t n, bool is_wide) {
#if TN_LIB_X64
  if (tn_lib_has_avx512()) {
    is_wide ? columns_wide_avx512(rows, n) : columns_narrow_avx512(rows, n);
    return;
  }
  if (tn_lib_has_avx2()) {
    is_wide ? columns_wide_avx2(rows, n) : columns_narrow_avx2(rows, n);
    return;
  }
#endif
  is_wide ? columns_wide(rows, n) : columns_narrow(rows, n);
}

void tn_sort_least(const int64_t *rows, int64_t n, int64_t *least, int64_t k) {
#if TN_LIB_X64
  if (tn_lib_has_avx512()) {
    least_rows_avx512(rows, n, least, k);
    return;
  }
  if (tn_lib_has_avx2()) {
    least_rows_avx2(rows, n, least, k);
    return;
  }
#endif
  least_rows(rows, n, least, k);
}
