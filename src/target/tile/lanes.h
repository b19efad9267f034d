// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What the loops of the tile interpreter share: types of lanes in slots and in memory, and how many there are.
#ifndef TENON_TARGET_TILE_LANES_H
#define TENON_TARGET_TILE_LANES_H

#include "target/tile/tile_priv.h"

typedef uint32_t u32 __attribute__((may_alias));
typedef uint64_t u64 __attribute__((may_alias));
typedef int32_t s32 __attribute__((may_alias));
typedef int64_t s64 __attribute__((may_alias));
typedef float f32 __attribute__((may_alias));
typedef double f64 __attribute__((may_alias));
// In memory, where nothing promises alignment.
typedef uint8_t m8 __attribute__((may_alias));
typedef int8_t ms8 __attribute__((may_alias));
typedef uint16_t m16 __attribute__((may_alias, aligned(1)));
typedef int16_t ms16 __attribute__((may_alias, aligned(1)));
typedef uint32_t m32 __attribute__((may_alias, aligned(1)));
typedef uint64_t m64 __attribute__((may_alias, aligned(1)));

// A result may stand in the slot of an operand: a lane is read before it is written, and no loop looks back.
#if defined(__clang__)
#define LANES
#else
#define LANES _Pragma("GCC ivdep")
#endif

static inline size_t rounded(size_t n) { return (n + TN_TILE_ROUND - 1) & ~(size_t)(TN_TILE_ROUND - 1); }

// ---- values

#define OPERANDS_1(I) const I *px = a;
#define OPERANDS_2(I) OPERANDS_1(I) const I *py = b;
#define OPERANDS_3(I) OPERANDS_2(I) const I *pz = c;
#define LANE_1(I) const I x = px[i];
#define LANE_2(I) LANE_1(I) const I y = py[i];
#define LANE_3(I) LANE_2(I) const I z = pz[i];

#define TN_TILE_LOOP(op, wide_in, wide_out, O, I, operands, whole, expr)                                      \
  static void op##_##wide_in##wide_out(void *to, const void *a, const void *b, const void *c, size_t lanes) { \
    OPERANDS_##operands(I) O *out = to;                                                                       \
    const size_t n = whole ? rounded(lanes) : lanes;                                                          \
    (void)b, (void)c;                                                                                         \
    LANES for (size_t i = 0; i < n; i++) { LANE_##operands(I) out[i] = expr; }                                \
  }

#endif  // TENON_TARGET_TILE_LANES_H
