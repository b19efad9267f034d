// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Fourier transforms of lines side by side, for each type and instruction set.
#include "lib/fft_priv.h"

typedef float F32x4 __attribute__((vector_size(16)));

#define TARGET TN_PORTABLE
#define SUFFIX _f32
#define PASS PassF32
#define T float
#if !TN_LIB_X64
#define VECTOR F32x4
#endif
#include "lib/fft_core_tmpl.h"
#define SUFFIX _f64
#define PASS PassF64
#define T double
#include "lib/fft_core_tmpl.h"
#undef TARGET

#if TN_LIB_X64
typedef float F32x8 __attribute__((vector_size(32)));
typedef double F64x4 __attribute__((vector_size(32)));

#define TARGET TN_AVX2
#define SUFFIX _f32_avx2
#define PASS PassF32
#define SINGLE pass_single_f32
#define T float
#define VECTOR F32x8
#define HALF_VECTOR F32x4
#include "lib/fft_core_tmpl.h"
#define SUFFIX _f64_avx2
#define PASS PassF64
#define SINGLE pass_single_f64
#define T double
#define VECTOR F64x4
#include "lib/fft_core_tmpl.h"
#undef TARGET
#endif
