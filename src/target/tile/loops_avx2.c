// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The loops of what is one instruction with AVX2 and FMA, and a call without them.
#include "target/tile/lanes.h"

#if defined(__x86_64__)
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,fma"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2,fma")
#endif
#define TN_TILE_FAST(op, wide, T, operands, expr) TN_TILE_LOOP(op, wide, wide, T, T, operands, 1, expr)
#include "target/tile/loops.def"
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

TnTileLoop *tn_tile_fast_loop(TnKOp op, bool is_wide) {
  if (!tn_cpu_has_avx2()) return NULL;
#define TN_TILE_FAST(name, wide, T, operands, expr) \
  if (op == TN_K_##name && is_wide == wide) return name##_##wide##wide;
#include "target/tile/loops.def"
  return NULL;
}
#else
TnTileLoop *tn_tile_fast_loop(TnKOp op, bool is_wide) { return (void)op, (void)is_wide, NULL; }
#endif
