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
  void *kept;                  // of the kinds that keep b: its first row
  int64_t kept_row;            // 0: nobody wants it
  int64_t c_lane;              // of LANES: from the sums of one lane to those of the next
} TnTile;

typedef void TnGemmTileFn(const TnTile *t);

// What is summed. Those that keep b write all columns of each of its rows as F32 to `kept`, as they read them: so it is
// laid out for the tiles that follow while the first one waits for it. Of I16 elements are pairs of them and sums 32
// bits wide. Of BF16 they are pairs too, of which the upper half comes first, and sums F32 by fma: none of an element's
// magnitude below TN_BF16_LEAST but zeros. Those TURNED read columns of b that are contiguous, b[i + j * b_row]; they
// have one segment that begins at 0, a step of 1, at least TN_TILE_LEAST_K indices and always all columns or half of
// them, more than half of the rows only with half of the columns. Those of LANES make the lanes of sums in lanes
// (gemv.h): they have one segment that begins at 0, and halve the lanes until there are TN_TILE_LANES_BYTES of a sum.
typedef enum TnTileKind {
  TN_TILE_F32,
  TN_TILE_F32_FUSED,  // by fma
  TN_TILE_F64,
  TN_TILE_F64_FUSED,
  TN_TILE_I16,
  TN_TILE_BF16,
  TN_TILE_F32_KEPT,   // F32_FUSED
  TN_TILE_BF16_KEPT,  // F32_FUSED too, b of bf16 one by one
  TN_TILE_F32_TURNED,
  TN_TILE_F32_FUSED_TURNED,
  TN_TILE_F64_TURNED,
  TN_TILE_F64_FUSED_TURNED,
  TN_TILE_F32_LANES,
  TN_TILE_F64_LANES,
  TN_TILE_UI32,
  TN_TILE_UI64,
  TN_TILE_C64,
  TN_TILE_C128,
  TN_N_TILE_KINDS
} TnTileKind;

enum { TN_TILE_LEAST_K = 4, TN_TILE_TURNED_ROWS = 8 };
enum { TN_TILE_LANES_ROWS = 7, TN_TILE_LANES_BESIDE = 4, TN_TILE_LANES_BYTES = 64 };
enum { TN_TILE_MOST_ROWS = 14, TN_TILE_MOST_BYTES = 14 * 32 * 4 };  // of the sums of a tile

typedef struct TnTiles {
  int64_t rows, columns;         // most rows and columns
  TnGemmTileFn *const *by_rows;  // [rows - 1]
  TnGemmTileFn *const *narrow;   // for at most half of the columns. NULL: all columns are always read and written
  TnGemmTileFn *const *narrowest;  // for at most a quarter of them; NULL: narrow ones are for these too
} TnTiles;

// The upper half of 2^-56. Products of what is no smaller, and their sums, are zero or normal numbers: instructions
// that take what is below these for zero do as fma does.
enum { TN_BF16_LEAST = 71 << 7 };

// The best kernels: those of the source, where it has any, else portable ones. NULL: of BF16, LANES and those that
// keep or turn b there are none.
const TnTiles *tn_tiles(TnTileSource *source, TnTileKind kind);
// sum_type: F32, F64, UI32, UI64, C64 or C128; is_paired: I16; is_fused: by fma.
TnTileKind tn_tile_kind(TnDtype sum_type, bool is_paired, bool is_fused);
// How many of these rows to take for the next tile.
int64_t tn_tile_height(const TnTiles *tiles, int64_t rows);
// A tile of which only `columns` are wanted: the others are not written, nor read from b where there are narrow ones.
// Sets t->columns.
void tn_tile_run_part(const TnTiles *tiles, TnTile *t, int64_t rows, int64_t columns, size_t bytes);

// The number of products from which on floats are added by fma.
enum { TN_FUSED_FROM = 16 };

// lanewise.c: c[r][j] = sum over segments s and i < k of a[a_at[s] + r * a_row + i * a_step + j] * b[b_at[s] + i *
// b_row + j] for n columns of as many rows, by fma or not: of f32 or f64, with AVX2 on x86-64.
typedef void TnLanewiseFn(const TnTile *t, int64_t rows, int64_t n);
TnLanewiseFn *tn_lanewise(TnDtype type, bool is_fused);

// transpose.c: out[i][j] = in[j][i], steps in bytes, for elements of 1, 2, 4, 8, 16 bytes.
void tn_transpose_block(size_t bytes, const void *in, size_t in_step, void *out, size_t out_step, int64_t rows,
                        int64_t columns);

#endif  // TENON_LIB_TILE_H
