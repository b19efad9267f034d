// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Elements of any stride, at per-lane indices or under a mask, and rows that are copied or converted as a whole: one
// form for every CPU.
#include "target/tile/lanes.h"

#include <stdatomic.h>

#define SLOT(T, at) ((T *)(void *)(f->slots + s->at))

static inline uintptr_t lane_address(const TnTileFrame *f, const TnTileStep *s, uintptr_t base, size_t i) {
  base += (uintptr_t)((uint64_t)i * (uint64_t)s->stride);
  if (!s->a) return base;
  int64_t index = s->wide_index ? SLOT(s64, a)[i] : SLOT(s32, a)[i];
  return base + (uintptr_t)((uint64_t)index * (uint64_t)(int64_t)s->coef_a);
}

static inline bool takes_part(const TnTileFrame *f, const TnTileStep *s, size_t i) { return !s->b || SLOT(u32, b)[i]; }

static bool is_row(const TnTileStep *s) { return s->stride == tn_k_mem_bytes[s->mem] && !s->a && !s->b; }

// A word by itself may be the flag by which another thread stops the run.
static void load_row(uintptr_t base, void *to, size_t n, size_t bytes) {
  if (n == 1 && bytes == sizeof(u32) && base % sizeof(u32) == 0)
    *(u32 *)to = atomic_load_explicit((const _Atomic uint32_t *)base, memory_order_relaxed);
  else
    memcpy(to, (const void *)base, n * bytes);
}

#define PLACES(bytes, M)                                                                                             \
  static void load_##bytes(const TnTileFrame *f, const TnTileStep *s, uintptr_t base, void *to, size_t n) {          \
    M *out = to;                                                                                                     \
    for (size_t i = 0; i < n; i++) out[i] = takes_part(f, s, i) ? *(const M *)lane_address(f, s, base, i) : 0;       \
  }                                                                                                                  \
  static void store_##bytes(const TnTileFrame *f, const TnTileStep *s, uintptr_t base, const void *from, size_t n) { \
    const M *in = from;                                                                                              \
    for (size_t i = 0; i < n; i++)                                                                                   \
      if (takes_part(f, s, i)) *(M *)lane_address(f, s, base, i) = in[i];                                            \
  }
PLACES(1, m8)
PLACES(2, m16)
PLACES(4, m32)
PLACES(8, m64)

// Elements in a row, or in places one by one, and then all of them as lanes; those of 4 and 8 bytes are lanes as they
// are.
const TnTileStep *tn_tile_load(TnTileFrame *f, const TnTileStep *s) {
  u64 row[TN_TILE_WIDTH * 2 / 8];
  TnTileLoop *change = tn_tile_loops.load[s->mem];
  const uintptr_t base = tn_tile_address(f, s);
  const size_t n = tn_tile_lanes(f, s), bytes = tn_k_mem_bytes[s->mem];
  void *out = SLOT(char, out), *to = change ? row : out;
  if (is_row(s))
    load_row(base, to, n, bytes);
  else
    (bytes == 1 ? load_1 : bytes == 2 ? load_2 : bytes == 4 ? load_4 : load_8)(f, s, base, to, n);
  if (change) change(out, row, NULL, NULL, n);
  return s + 1;
}

const TnTileStep *tn_tile_store(TnTileFrame *f, const TnTileStep *s) {
  u64 row[TN_TILE_WIDTH * 2 / 8];
  TnTileLoop *change = tn_tile_loops.store[s->mem];
  const uintptr_t base = tn_tile_address(f, s);
  const size_t n = tn_tile_lanes(f, s), bytes = tn_k_mem_bytes[s->mem];
  const void *in = SLOT(char, c), *from = change ? row : in;
  if (change) change(row, in, NULL, NULL, n);
  if (is_row(s))
    memcpy((void *)base, from, n * bytes);
  else
    (bytes == 1 ? store_1 : bytes == 2 ? store_2 : bytes == 4 ? store_4 : store_8)(f, s, base, from, n);
  return s + 1;
}
