// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Lines of Fourier transforms: read, transformed, written.
#include "lib/fft_priv.h"

#if TN_LIB_X64
#define BEST(core) (tn_lib_has_avx2() ? core##_avx2 : core)
#else
#define BEST(core) core
#endif

#define NAME(f) TN_JOIN(f, _f32)
#define T float
#define CORE(axis, bufs, lines) BEST(tn_fft_core_f32)(axis, bufs, lines)
#include "lib/fft_lines_tmpl.h"

#define NAME(f) TN_JOIN(f, _f64)
#define T double
#define CORE(axis, bufs, lines) BEST(tn_fft_core_f64)(axis, bufs, lines)
#include "lib/fft_lines_tmpl.h"
