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
  return (x & 0x7FFFFFFF) > 0x7F800000 ? (x & 0xFFFF0000u) | 0x00400000u : up;
}

// As kernel.def has it; the least significant bit of the first sum counts 1.
static inline f32 scale32(f32 x, f32 e) {
  f32 sum = e + 0x1.8001fcp23f;
  u32 n = bits32(sum) - (sum - 0x1.8001fcp23f > e), half = n >> 1;
  return x * float32(half << 23) * float32((n - half) << 23);
}
static inline f64 scale64(f64 x, f64 e) {
  f64 sum = e + 0x1.80000000007fep52;
  u64 n = bits64(sum) - (sum - 0x1.80000000007fep52 > e), half = n >> 1;
  return x * float64(half << 52) * float64((n - half) << 52);
}
static inline u32 normal32(f32 x) { return bits32(x < 0x1p-126f ? x * 0x1p23f : x); }
static inline f32 mantissa32(f32 x) { return float32(((normal32(x) - 0x3F400000) & 0x7FFFFF) + 0x3F400000); }
static inline f32 exponent32(f32 x, f32 m) {
  return (f32)((s32)(normal32(x) - bits32(m)) >> 23) - (x < 0x1p-126f ? 23.0f : 0.0f);
}

#define TN_TILE_COMPARE(op, predicate, wide, I, expr)                                                       \
  static void op##_##predicate##wide(void *to, const void *a, const void *b, const void *c, size_t lanes) { \
    OPERANDS_2(I) u32 *out = to;                                                                            \
    const size_t n = rounded(lanes);                                                                        \
    (void)c;                                                                                                \
    LANES for (size_t i = 0; i < n; i++) { LANE_2(I) out[i] = (expr) ? 1 : 0; }                             \
  }
#define TN_TILE TN_TILE_LOOP
#include "target/tile/loops.def"

#define SELECT(name, T)                                                                   \
  static void name(void *to, const void *a, const void *b, const void *c, size_t lanes) { \
    const u32 *p = a;                                                                     \
    const T *x = b, *y = c;                                                               \
    T *out = to;                                                                          \
    const size_t n = rounded(lanes);                                                      \
    LANES for (size_t i = 0; i < n; i++) out[i] = p[i] ? x[i] : y[i];                     \
  }
SELECT(select_00, u32)
SELECT(select_11, u64)

static void rf16_00(void *to, const void *a, const void *b, const void *c, size_t lanes) {
  uint16_t half[TN_TILE_WIDTH];
  (void)b, (void)c;
  tn_convert(TN_F16, half, TN_F32, a, lanes);
  tn_convert(TN_F32, to, TN_F16, half, lanes);
}

// The table is the same in all lanes.
#define LOOKUP(name, T, I, tables)                                                        \
  static void name(void *to, const void *a, const void *b, const void *c, size_t lanes) { \
    const T *table = tables[*(const I *)b];                                               \
    const I *x = a;                                                                       \
    T *out = to;                                                                          \
    (void)c;                                                                              \
    for (size_t i = 0; i < lanes; i++) out[i] = table[x[i] & (TN_COUNT(tables[0]) - 1)];  \
  }
LOOKUP(lookup_00, f32, u32, tn_k_tables)
LOOKUP(lookup_11, f64, u64, tn_k_tables_64)

// The first lane of a to all of the result.
#define SPLAT(name, T)                                                                    \
  static void name(void *to, const void *a, const void *b, const void *c, size_t lanes) { \
    const T x = *(const T *)a;                                                            \
    T *out = to;                                                                          \
    const size_t n = rounded(lanes);                                                      \
    (void)b, (void)c;                                                                     \
    LANES for (size_t i = 0; i < n; i++) out[i] = x;                                      \
  }
SPLAT(splat_0, u32)
SPLAT(splat_1, u64)

// From a on, in steps of b; both have 8 bytes.
#define AFFINE(name, T)                                                                   \
  static void name(void *to, const void *a, const void *b, const void *c, size_t lanes) { \
    const T x = (T) * (const u64 *)a, step = (T) * (const u64 *)b;                        \
    T *out = to;                                                                          \
    const size_t n = rounded(lanes);                                                      \
    (void)c;                                                                              \
    LANES for (size_t i = 0; i < n; i++) out[i] = x + (T)i * step;                        \
  }
AFFINE(affine_0, u32)
AFFINE(affine_1, u64)

// ---- memory

// M: the type in memory, T: of the slot; expr gives one from the other. Arrays of narrow elements have room for whole
// vectors, as slots of many lanes have.
static inline size_t whole_vectors(size_t n) {
  return (n + TN_TILE_ROUND_WIDE - 1) & ~(size_t)(TN_TILE_ROUND_WIDE - 1);
}

#define CHANGE(name, O, I, expr)                                                          \
  static void name(void *to, const void *a, const void *b, const void *c, size_t lanes) { \
    const I *in = a;                                                                      \
    O *out = to;                                                                          \
    const size_t n = lanes == 1 ? 1 : whole_vectors(lanes);                               \
    (void)b, (void)c;                                                                     \
    LANES for (size_t i = 0; i < n; i++) {                                                \
      const I x = in[i];                                                                  \
      out[i] = (O)(expr);                                                                 \
    }                                                                                     \
  }
CHANGE(load_i1, u32, m8, x & 1)
CHANGE(load_i8, s32, ms8, x)
CHANGE(load_u8, u32, m8, x)
CHANGE(load_i16, s32, ms16, x)
CHANGE(load_u16, u32, m16, x)
CHANGE(store_i1, m8, u32, x & 1)
CHANGE(store_i8, m8, u32, x)
CHANGE(store_i16, m16, u32, x)

#define CONVERT(name, to_type, from_type)                                                 \
  static void name(void *to, const void *a, const void *b, const void *c, size_t lanes) { \
    (void)b, (void)c;                                                                     \
    tn_convert(to_type, to, from_type, a, lanes);                                         \
  }
CONVERT(load_f16, TN_F32, TN_F16)
CONVERT(load_bf16, TN_F32, TN_BF16)
CONVERT(store_f16, TN_F16, TN_F32)
CONVERT(store_bf16, TN_BF16, TN_F32)
CONVERT(f2f_01, TN_F64, TN_F32)
CONVERT(f2f_10, TN_F32, TN_F64)

// The loops one after the other, and which of them a node has: most have none for the other widths.
#define LOOPS_OF_THEIR_OWN                                                        \
  TN_LOOP(f2f, 0, 1) TN_LOOP(f2f, 1, 0) TN_LOOP(lookup, 0, 0) TN_LOOP(lookup, 1, 1) \
  TN_LOOP(rf16, 0, 0) TN_LOOP(select, 0, 0) TN_LOOP(select, 1, 1)
#define TN_LOOP(op, wide_in, wide_out) LOOP_##op##_##wide_in##wide_out,
#define TN_TILE(op, wide_in, wide_out, O, I, operands, whole, expr) TN_LOOP(op, wide_in, wide_out)
enum {
  NO_LOOP,
#include "target/tile/loops.def"
  LOOPS_OF_THEIR_OWN
};
#undef TN_LOOP
#define TN_LOOP(op, wide_in, wide_out) op##_##wide_in##wide_out,
#define TN_TILE(op, wide_in, wide_out, O, I, operands, whole, expr) TN_LOOP(op, wide_in, wide_out)
static TnTileLoop *const loops[] = {
    NULL,
#include "target/tile/loops.def"
    LOOPS_OF_THEIR_OWN
};
#undef TN_LOOP
#define TN_LOOP(op, wide_in, wide_out) [TN_K_##op][wide_in][wide_out] = LOOP_##op##_##wide_in##wide_out,
#define TN_TILE(op, wide_in, wide_out, O, I, operands, whole, expr) TN_LOOP(op, wide_in, wide_out)
static const uint8_t loop_of[TN_N_K_OPS][2][2] = {
#include "target/tile/loops.def"
    LOOPS_OF_THEIR_OWN
};

TnTileLoop *tn_tile_loop(TnKOp op, bool wide_in, bool wide_out) { return loops[loop_of[op][wide_in][wide_out]]; }

const TnTileLoops tn_tile_loops = {
#define TN_TILE(op, wide_in, wide_out, O, I, operands, whole, expr)
#define TN_TILE_COMPARE(op, predicate, wide, I, expr) .op[TN_KP_##predicate][wide] = op##_##predicate##wide,
#include "target/tile/loops.def"
    .splat = {splat_0, splat_1},
    .affine = {affine_0, affine_1},
    .load = {load_i1, load_i8, load_u8, load_i16, load_u16, NULL, NULL, load_f16, load_bf16, NULL, NULL},
    .store = {store_i1, store_i8, store_i8, store_i16, store_i16, NULL, NULL, store_f16, store_bf16, NULL, NULL},
};
