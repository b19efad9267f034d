// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Portable micro-kernels, a row of a few columns each, and the choice between them and those that a target made.
#include "lib/tile.h"

static TnC64 add_c64(TnC64 x, TnC64 y, TnC64 sum) {
  return (TnC64){sum.re + (x.re * y.re - x.im * y.im), sum.im + (x.re * y.im + x.im * y.re)};
}
static TnC128 add_c128(TnC128 x, TnC128 y, TnC128 sum) {
  return (TnC128){sum.re + (x.re * y.re - x.im * y.im), sum.im + (x.re * y.im + x.im * y.re)};
}
static uint32_t add_i16(uint32_t x, uint32_t y, uint32_t sum) {
  uint32_t low = (uint32_t)((int16_t)x * (int16_t)y);
  return sum + low + (uint32_t)((int16_t)(x >> 16) * (int16_t)(y >> 16));
}
#define PRODUCT_SUM(x, y, sum) ((sum) + (x) * (y))

// ADD(x, y, sum): sum + x y.
#define TILE(name, E, COLUMNS, ADD)                                                 \
  static void name(const TnTile *t) {                                               \
    E *c = t->c, sums[COLUMNS];                                                     \
    memset(sums, 0, sizeof sums);                                                   \
    if (t->is_added) memcpy(sums, c, sizeof sums);                                  \
    for (int64_t s = 0; s < t->n_segments; s++) {                                   \
      const E *a = (const E *)t->a + t->a_at[s], *b = (const E *)t->b + t->b_at[s]; \
      for (int64_t i = 0; i < t->k; i++, a += t->a_step, b += t->b_row)             \
        for (int j = 0; j < COLUMNS; j++) sums[j] = ADD(*a, b[j], sums[j]);         \
    }                                                                               \
    memcpy(c, sums, sizeof sums);                                                   \
  }
TILE(tile_f32, float, 8, PRODUCT_SUM)
TILE(tile_f32_fused, float, 8, __builtin_fmaf)
TILE(tile_f64, double, 4, PRODUCT_SUM)
TILE(tile_f64_fused, double, 4, __builtin_fma)
TILE(tile_i16, uint32_t, 8, add_i16)
TILE(tile_ui32, uint32_t, 8, PRODUCT_SUM)
TILE(tile_ui64, uint64_t, 4, PRODUCT_SUM)
TILE(tile_c64, TnC64, 8, add_c64)
TILE(tile_c128, TnC128, 4, add_c128)
#undef TILE

#define TILES(name, COLUMNS) \
  { 1, COLUMNS, (TnGemmTileFn *const[]){name}, NULL, NULL }
static const TnTiles portable[TN_N_TILE_KINDS] = {
    [TN_TILE_F32] = TILES(tile_f32, 8),   [TN_TILE_F32_FUSED] = TILES(tile_f32_fused, 8),
    [TN_TILE_F64] = TILES(tile_f64, 4),   [TN_TILE_F64_FUSED] = TILES(tile_f64_fused, 4),
    [TN_TILE_I16] = TILES(tile_i16, 8),   [TN_TILE_UI32] = TILES(tile_ui32, 8),
    [TN_TILE_UI64] = TILES(tile_ui64, 4), [TN_TILE_C64] = TILES(tile_c64, 8),
    [TN_TILE_C128] = TILES(tile_c128, 4)};
#undef TILES

const TnTiles *tn_tiles(TnTileSource *source, TnTileKind kind) {
  const TnTiles *made = source ? source->get(source, kind) : NULL;
  return made ? made : portable[kind].rows ? &portable[kind] : NULL;
}

TnTileKind tn_tile_kind(TnDtype sum_type, bool is_paired, bool is_fused) {
  if (is_paired) return TN_TILE_I16;
  switch ((int)sum_type) {
    case TN_F32: return is_fused ? TN_TILE_F32_FUSED : TN_TILE_F32;
    case TN_F64: return is_fused ? TN_TILE_F64_FUSED : TN_TILE_F64;
    case TN_UI32: return TN_TILE_UI32;
    case TN_UI64: return TN_TILE_UI64;
    default: return sum_type == TN_C64 ? TN_TILE_C64 : TN_TILE_C128;
  }
}

int64_t tn_tile_height(const TnTiles *tiles, int64_t rows) {
  if (rows >= 2 * tiles->rows) return tiles->rows;
  return rows <= tiles->rows ? rows : (rows + 1) / 2;
}

void tn_tile_run_part(const TnTiles *tiles, TnTile *t, int64_t rows, int64_t columns, size_t bytes) {
  t->columns = columns;
  if (tiles->narrow || columns == tiles->columns) {
    const bool is_narrow = tiles->narrow && columns <= tiles->columns / 2;
    const bool is_narrowest = tiles->narrowest && columns <= tiles->columns / 4;
    (is_narrowest ? tiles->narrowest : is_narrow ? tiles->narrow : tiles->by_rows)[rows - 1](t);
    return;
  }
  _Alignas(64) uint8_t sums[TN_TILE_MOST_BYTES];
  const size_t row = (size_t)tiles->columns * bytes, wanted = (size_t)columns * bytes, step = (size_t)t->c_row * bytes;
  TnTile part = *t;
  part.c = sums, part.c_row = tiles->columns;
  if (t->is_added)
    for (size_t r = 0; r < (size_t)rows; r++) {
      memset(sums + r * row, 0, row);
      memcpy(sums + r * row, (const uint8_t *)t->c + r * step, wanted);
    }
  tiles->by_rows[rows - 1](&part);
  for (size_t r = 0; r < (size_t)rows; r++) memcpy((uint8_t *)t->c + r * step, sums + r * row, wanted);
}
