// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Elements of any stride, at per-lane indices or under a mask, and rows that are copied or converted as a whole: one
// form for every CPU.
#include "target/tile/lanes.h"

static inline uintptr_t lane_address(const TnTileFrame *f, const TnTileStep *s, uintptr_t base, size_t i) {
  base += (uintptr_t)((uint64_t)i * (uint64_t)s->stride);
  if (!s->a) return base;
  int64_t index = s->wide_index ? SLOT(s64, a)[i] : SLOT(s32, a)[i];
  return base + (uintptr_t)((uint64_t)index * (uint64_t)(int64_t)s->coef_a);
}

#define LOAD_ANY(name, M, T, expr)                                                \
  static const TnTileStep *load_any_##name(TnTileFrame *f, const TnTileStep *s) { \
    const uintptr_t base = tn_tile_address(f, s);                                 \
    T *out = SLOT(T, out);                                                        \
    const size_t n = lane_count(f, s);                                            \
    for (size_t i = 0; i < n; i++) {                                              \
      M x = 0;                                                                    \
      if (!s->b || SLOT(u32, b)[i]) x = *(const M *)lane_address(f, s, base, i);  \
      out[i] = expr;                                                              \
    }                                                                             \
    return s + 1;                                                                 \
  }
LOAD_ANY(i1, m8, u32, x & 1)
LOAD_ANY(i8, ms8, s32, x)
LOAD_ANY(u8, m8, u32, x)
LOAD_ANY(i16, ms16, s32, x)
LOAD_ANY(u16, m16, u32, x)
LOAD_ANY(i32, m32, u32, x)
LOAD_ANY(i64, m64, u64, x)
const TnTileStep *tn_tile_load_32(TnTileFrame *f, const TnTileStep *s) {
  memcpy(SLOT(u32, out), (const void *)tn_tile_address(f, s), lane_count(f, s) * 4);
  return s + 1;
}
const TnTileStep *tn_tile_load_64(TnTileFrame *f, const TnTileStep *s) {
  memcpy(SLOT(u64, out), (const void *)tn_tile_address(f, s), lane_count(f, s) * 8);
  return s + 1;
}

// f16 and bf16: the elements in a row, then all of them converted.
const TnTileStep *tn_tile_load_half(TnTileFrame *f, const TnTileStep *s) {
  uint16_t half[TN_TILE_WIDTH];
  const uintptr_t base = tn_tile_address(f, s);
  size_t n = lane_count(f, s);
  if (s->stride == 2 && !s->a && !s->b)
    memcpy(half, (const void *)base, n * 2);
  else
    for (size_t i = 0; i < n; i++) half[i] = !s->b || SLOT(u32, b)[i] ? *(const m16 *)lane_address(f, s, base, i) : 0;
  tn_convert(TN_F32, f->slots + s->out, s->mem == TN_KM_F16 ? TN_F16 : TN_BF16, half, n);
  return s + 1;
}

#define STORE_ANY(name, M, T, expr)                                                \
  static const TnTileStep *store_any_##name(TnTileFrame *f, const TnTileStep *s) { \
    const uintptr_t base = tn_tile_address(f, s);                                  \
    const T *in = SLOT(T, c);                                                      \
    const size_t n = lane_count(f, s);                                             \
    for (size_t i = 0; i < n; i++) {                                               \
      const T x = in[i];                                                           \
      if (!s->b || SLOT(u32, b)[i]) *(M *)lane_address(f, s, base, i) = (M)(expr); \
    }                                                                              \
    return s + 1;                                                                  \
  }
STORE_ANY(i1, m8, u32, x & 1)
STORE_ANY(i8, m8, u32, x)
STORE_ANY(i16, m16, u32, x)
STORE_ANY(i32, m32, u32, x)
STORE_ANY(i64, m64, u64, x)
const TnTileStep *tn_tile_store_32(TnTileFrame *f, const TnTileStep *s) {
  memcpy((void *)tn_tile_address(f, s), SLOT(u32, c), lane_count(f, s) * 4);
  return s + 1;
}
const TnTileStep *tn_tile_store_64(TnTileFrame *f, const TnTileStep *s) {
  memcpy((void *)tn_tile_address(f, s), SLOT(u64, c), lane_count(f, s) * 8);
  return s + 1;
}

const TnTileStep *tn_tile_store_half(TnTileFrame *f, const TnTileStep *s) {
  uint16_t half[TN_TILE_WIDTH];
  const uintptr_t base = tn_tile_address(f, s);
  size_t n = lane_count(f, s);
  tn_convert(s->mem == TN_KM_F16 ? TN_F16 : TN_BF16, half, TN_F32, f->slots + s->c, n);
  if (s->stride == 2 && !s->a && !s->b)
    memcpy((void *)base, half, n * 2);
  else
    for (size_t i = 0; i < n; i++)
      if (!s->b || SLOT(u32, b)[i]) *(m16 *)lane_address(f, s, base, i) = half[i];
  return s + 1;
}

TnTileFn *const tn_tile_load_any[TN_N_KM] = {
    load_any_i1, load_any_i8, load_any_u8, load_any_i16, load_any_u16, load_any_i32, load_any_i64,
    tn_tile_load_half, tn_tile_load_half, load_any_i32, load_any_i64};
TnTileFn *const tn_tile_store_any[TN_N_KM] = {
    store_any_i1, store_any_i8, store_any_i8, store_any_i16, store_any_i16, store_any_i32, store_any_i64,
    tn_tile_store_half, tn_tile_store_half, store_any_i32, store_any_i64};
