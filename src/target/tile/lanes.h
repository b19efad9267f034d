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

#define SLOT(T, at) ((T *)(void *)(f->slots + s->at))

static inline size_t lane_count(const TnTileFrame *f, const TnTileStep *s) { return s->lanes ? s->lanes : f->active; }

#endif  // TENON_TARGET_TILE_LANES_H
