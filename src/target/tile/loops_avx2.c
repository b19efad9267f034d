// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The loops for x86-64 with AVX2, FMA and POPCNT.
#include "target/tile/lanes.h"

#if defined(__x86_64__)
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,fma,popcnt"))), apply_to = function)
#else
#pragma GCC target("avx2,fma,popcnt")
#endif
#define LOOPS tn_tile_loops_avx2
#define FAST_FMA 1
#include "target/tile/loops_tmpl.h"
#if defined(__clang__)
#pragma clang attribute pop
#endif
#endif
