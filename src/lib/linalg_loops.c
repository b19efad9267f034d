// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The loops of factorizations and solves of real matrices, for any processor and for AVX2.
#include "lib/linalg.h"

#include <math.h>

#define NAME(f) TN_JOIN(f, _f32)
#define T float
#define TARGET TN_PORTABLE
#define ROOT(r) sqrtf(r)
#define SUBTRACT(x, a, b) __builtin_fmaf(-(a), b, x)
#define LANES 16
#define TOGETHER !TN_LIB_X64
#define MANY 1
#include "lib/linalg_tmpl.h"
#undef TARGET

#define NAME(f) TN_JOIN(f, _f64)
#define T double
#define TARGET TN_PORTABLE
#define ROOT(r) sqrt(r)
#define SUBTRACT(x, a, b) __builtin_fma(-(a), b, x)
#define LANES 8
#define TOGETHER !TN_LIB_X64
#define MANY 1
#include "lib/linalg_tmpl.h"
#undef TARGET

#if TN_LIB_X64
#define NAME(f) TN_JOIN(f, _f32_avx2)
#define T float
#define TARGET TN_AVX2
#define ROOT(r) sqrtf(r)
#define SUBTRACT(x, a, b) __builtin_fmaf(-(a), b, x)
#define LANES 16
#define TOGETHER 1
#define MANY 4
#include "lib/linalg_tmpl.h"
#undef TARGET

#define NAME(f) TN_JOIN(f, _f64_avx2)
#define T double
#define TARGET TN_AVX2
#define ROOT(r) sqrt(r)
#define SUBTRACT(x, a, b) __builtin_fma(-(a), b, x)
#define LANES 8
#define TOGETHER 1
#define MANY 4
#include "lib/linalg_tmpl.h"
#undef TARGET
#endif

const TnLinalg *tn_linalg_real(TnDtype type) {
#if TN_LIB_X64
  if (tn_lib_has_avx2()) return type == TN_F32 ? &linalg_f32_avx2 : &linalg_f64_avx2;
#endif
  return type == TN_F32 ? &linalg_f32 : &linalg_f64;
}
