// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The micro-kernels of products: a few rows by two vectors of columns of sums, kept in registers over any number of
// segments of the contracted index. All versions add the products of an element in the same order with the same
// roundings.
#ifndef TENON_LIB_TILE_H
#define TENON_LIB_TILE_H

#include "lib/lib_priv.h"

// c[r][j] (+)= sum over segments s and i < k of a[a_at[s] + r * a_row + i * a_step] * b[b_at[s] + i * b_row + j]
typedef struct TnTile {
  const void *a, *b;
  void *c;
  const int64_t *a_at, *b_at;  // in elements, as all steps
  int64_t n_segments, k;
  int64_t a_row, a_step, b_row, c_row;
  bool is_added;               // c holds the sums so far; else they start from 0
  int64_t columns;             // wanted; read by kernels that can leave some out
} TnTile;

typedef void TnTileFn(const TnTile *t);

typedef struct TnTiles {
  int64_t rows, columns;      // most rows and columns
  TnTileFn *const *by_rows;   // [rows - 1]; NULL where tn_tile_height never asks
  TnTileFn *const *narrow;    // for at most half of the columns. NULL: all columns are always read and written
} TnTiles;

enum { TN_TILE_MOST_BYTES = 14 * 32 * 4 };  // of the sums of a tile

// sum_type: I16 (elements are pairs of them, sums UI32), F32, F64, UI32, UI64, C64 or C128; is_fused: fma (of real
// floats). The best kernels for this processor.
const TnTiles *tn_tiles(TnDtype sum_type, bool is_fused);
// Those of an instruction set (0: any processor, 1: AVX2, 2: AVX-512); NULL when there are none or this processor
// lacks it.
const TnTiles *tn_tiles_at(unsigned level, TnDtype sum_type, bool is_fused);
// How many of these rows to take for the next tile.
int64_t tn_tile_height(const TnTiles *tiles, int64_t rows);
// A tile of which only `columns` are wanted: the others are not written, nor read from b where there are narrow ones.
// Sets t->columns.
void tn_tile_run_part(const TnTiles *tiles, TnTile *t, int64_t rows, int64_t columns, size_t bytes);

// The number of products from which on floats are added by fma.
enum { TN_FUSED_FROM = 32 };

// transpose.c: out[i][j] = in[j][i], steps in bytes, for elements of 1, 2, 4, 8, 16 bytes.
void tn_transpose_block(size_t bytes, const void *in, size_t in_step, void *out, size_t out_step, int64_t rows,
                        int64_t columns);

#endif  // TENON_LIB_TILE_H
