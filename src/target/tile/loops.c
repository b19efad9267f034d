// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The loops for every CPU.
#include "target/tile/lanes.h"

// ---- expressions that want a name

static inline u32 bits32(f32 x) {
  union {
    float f;
    uint32_t u;
  } v = {.f = x};
  return v.u;
}
static inline f32 float32(u32 x) {
  union {
    uint32_t u;
    float f;
  } v = {.u = x};
  return v.f;
}
static inline u64 bits64(f64 x) {
  union {
    double f;
    uint64_t u;
  } v = {.f = x};
  return v.u;
}
static inline f64 float64(u64 x) {
  union {
    uint64_t u;
    double f;
  } v = {.u = x};
  return v.f;
}
// Equal operands differ in a zero's sign at most; what is not ordered is NaN, and so is the sum.
static inline f32 min32(f32 x, f32 y) {
  f32 same = float32(bits32(x) | bits32(y)), sum = x + y;
  return x < y ? x : x > y ? y : x == y ? same : sum;
}
static inline f32 max32(f32 x, f32 y) {
  f32 same = float32(bits32(x) & bits32(y)), sum = x + y;
  return x > y ? x : x < y ? y : x == y ? same : sum;
}
static inline f64 min64(f64 x, f64 y) {
  f64 same = float64(bits64(x) | bits64(y)), sum = x + y;
  return x < y ? x : x > y ? y : x == y ? same : sum;
}
static inline f64 max64(f64 x, f64 y) {
  f64 same = float64(bits64(x) & bits64(y)), sum = x + y;
  return x > y ? x : x < y ? y : x == y ? same : sum;
}
static inline u32 round_bf16(u32 x) {
  u32 up = (x + 0x7FFF + (x >> 16 & 1)) & 0xFFFF0000u;
  return (x & 0x7FFFFFFF) > 0x7F800000 ? (x & 0x80000000u) | 0x7FC00000u : up;
}

#define TN_TILE_COMPARE(op, predicate, wide, I, expr)                                    \
  static const TnTileStep *op##_##predicate##wide(TnTileFrame *f, const TnTileStep *s) { \
    OPERANDS_2(I) u32 *out = SLOT(u32, out);                                             \
    const size_t n = rounded(lane_count(f, s));                                          \
    LANES for (size_t i = 0; i < n; i++) { LANE_2(I) out[i] = (expr) ? 1 : 0; }          \
    return s + 1;                                                                        \
  }
#define TN_TILE TN_TILE_LOOP
#include "target/tile/loops.def"

static const TnTileStep *select_0(TnTileFrame *f, const TnTileStep *s) {
  const u32 *p = SLOT(u32, a), *x = SLOT(u32, b), *y = SLOT(u32, c);
  u32 *out = SLOT(u32, out);
  const size_t n = rounded(lane_count(f, s));
  LANES for (size_t i = 0; i < n; i++) out[i] = p[i] ? x[i] : y[i];
  return s + 1;
}
static const TnTileStep *select_1(TnTileFrame *f, const TnTileStep *s) {
  const u32 *p = SLOT(u32, a);
  const u64 *x = SLOT(u64, b), *y = SLOT(u64, c);
  u64 *out = SLOT(u64, out);
  const size_t n = rounded(lane_count(f, s));
  LANES for (size_t i = 0; i < n; i++) out[i] = p[i] ? x[i] : y[i];
  return s + 1;
}

static const TnTileStep *rf16_00(TnTileFrame *f, const TnTileStep *s) {
  uint16_t half[TN_TILE_WIDTH];
  size_t n = lane_count(f, s);
  tn_convert(TN_F16, half, TN_F32, f->slots + s->a, n);
  tn_convert(TN_F32, f->slots + s->out, TN_F16, half, n);
  return s + 1;
}

// One lane of a to all of out, and the bits of imm where there is no a.
#define SPLAT(name, T)                                                 \
  static const TnTileStep *name(TnTileFrame *f, const TnTileStep *s) { \
    const T x = s->a ? *SLOT(T, a) : (T)s->imm;                        \
    T *out = SLOT(T, out);                                             \
    const size_t n = rounded(lane_count(f, s));                        \
    LANES for (size_t i = 0; i < n; i++) out[i] = x;                   \
    return s + 1;                                                      \
  }
SPLAT(splat_0, u32)
SPLAT(splat_1, u64)

#define AFFINE(name, T)                                                   \
  static const TnTileStep *name(TnTileFrame *f, const TnTileStep *s) {    \
    T x = (T)tn_tile_sum(f, s), step = (T)s->stride, *out = SLOT(T, out); \
    const size_t n = rounded(lane_count(f, s));                           \
    LANES for (size_t i = 0; i < n; i++) out[i] = x + (T)i * step;        \
    return s + 1;                                                         \
  }
AFFINE(affine_0, u32)
AFFINE(affine_1, u64)

// ---- memory

// M: the type in memory, T: of the slot; expr gives a lane from the element x. Rows of narrow elements go through an
// array that, like a slot of many lanes, has room for whole vectors.
static inline size_t whole_vectors(size_t n) {
  return (n + TN_TILE_ROUND_WIDE - 1) & ~(size_t)(TN_TILE_ROUND_WIDE - 1);
}

#define LOAD(name, M, T, expr)                                                \
  static const TnTileStep *load_##name(TnTileFrame *f, const TnTileStep *s) { \
    M row[TN_TILE_WIDTH];                                                     \
    T *out = SLOT(T, out);                                                    \
    const size_t n = lane_count(f, s);                                        \
    memcpy(row, (const void *)tn_tile_address(f, s), n * sizeof(M));          \
    if (n == 1) {                                                             \
      const M x = row[0];                                                     \
      *out = expr;                                                            \
      return s + 1;                                                           \
    }                                                                         \
    const size_t whole = whole_vectors(n);                                    \
    LANES for (size_t i = 0; i < whole; i++) {                                \
      const M x = row[i];                                                     \
      out[i] = expr;                                                          \
    }                                                                         \
    return s + 1;                                                             \
  }
LOAD(i1, m8, u32, x & 1)
LOAD(i8, ms8, s32, x)
LOAD(u8, m8, u32, x)
LOAD(i16, ms16, s32, x)
LOAD(u16, m16, u32, x)

#define STORE(name, M, T, expr)                                                \
  static const TnTileStep *store_##name(TnTileFrame *f, const TnTileStep *s) { \
    M row[TN_TILE_WIDTH];                                                      \
    const T *in = SLOT(T, c);                                                  \
    const size_t n = lane_count(f, s);                                         \
    const uintptr_t to = tn_tile_address(f, s);                                \
    if (n == 1) {                                                              \
      const T x = *in;                                                         \
      *(M *)to = (M)(expr);                                                    \
      return s + 1;                                                            \
    }                                                                          \
    const size_t whole = whole_vectors(n);                                     \
    LANES for (size_t i = 0; i < whole; i++) {                                 \
      const T x = in[i];                                                       \
      row[i] = (M)(expr);                                                      \
    }                                                                          \
    memcpy((void *)to, row, n * sizeof(M));                                    \
    return s + 1;                                                              \
  }
STORE(i1, m8, u32, x & 1)
STORE(i8, m8, u32, x)
STORE(i16, m16, u32, x)

const TnTileLoops tn_tile_loops = {
    .op =
        {
#define TN_TILE(op, wide_in, wide_out, O, I, operands, whole, expr) \
  [TN_K_##op][wide_in][wide_out] = op##_##wide_in##wide_out,
#include "target/tile/loops.def"
            [TN_K_rf16][0][0] = rf16_00,
            [TN_K_select][0][0] = select_0,
            [TN_K_select][1][1] = select_1,
        },
#define TN_TILE(op, wide_in, wide_out, O, I, operands, whole, expr)
#define TN_TILE_COMPARE(op, predicate, wide, I, expr) .op[TN_KP_##predicate][wide] = op##_##predicate##wide,
#include "target/tile/loops.def"
    .splat = {splat_0, splat_1},
    .affine = {affine_0, affine_1},
    .load = {load_i1, load_i8, load_u8, load_i16, load_u16, tn_tile_load_32, tn_tile_load_64, tn_tile_load_half,
             tn_tile_load_half, tn_tile_load_32, tn_tile_load_64},
    .store = {store_i1, store_i8, store_i8, store_i16, store_i16, tn_tile_store_32, tn_tile_store_64,
              tn_tile_store_half, tn_tile_store_half, tn_tile_store_32, tn_tile_store_64},
};
