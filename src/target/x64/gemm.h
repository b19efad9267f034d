// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Micro-kernels of products, made by target x64.
#ifndef TENON_TARGET_X64_GEMM_H
#define TENON_TARGET_X64_GEMM_H

#include "lib/tile.h"
#include "target/x64/pages.h"

typedef struct TnXTiles {
  TnTiles tiles;  // points to fns
  TnGemmTileFn *fns[3][TN_TILE_MOST_ROWS];
  TnXPages pages;
} TnXTiles;

// Those of an instruction set (1: AVX2, 2: AVX-512). False when this processor lacks it, there are none of this kind,
// or memory or the system do not allow it.
bool tn_x_tiles_init(TnXTiles *t, unsigned level, TnTileKind kind);
void tn_x_tiles_deinit(TnXTiles *t);
// Whether tiles for pairs of bf16 are faster here than those that take each number by itself. There are processors on
// which they take twice as long, others on which they take half as long: it is tried, in some microseconds.
bool tn_x_pairs_pay(const TnTiles *pairs, const TnTiles *single);

#endif  // TENON_TARGET_X64_GEMM_H
