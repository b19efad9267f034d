// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Shared inside num/: bit patterns of doubles and floats, the inline f16 and bf16 conversions, array forms of the
// narrow float types.
#ifndef TENON_NUM_NUM_PRIV_H
#define TENON_NUM_NUM_PRIV_H

#include "num/num.h"

#define TN_F64_SIGN ((uint64_t)1 << 63)
#define TN_F64_INF_BITS ((uint64_t)0x7FF << 52)
#define TN_F64_MANTISSA (((uint64_t)1 << 52) - 1)
#define TN_INF ((double)__builtin_inf())
#define TN_NAN ((double)__builtin_nan(""))

static inline uint64_t tn_f64_bits(double x) {
  union {
    double f;
    uint64_t u;
  } v = {.f = x};
  return v.u;
}
static inline double tn_f64_of_bits(uint64_t u) {
  union {
    uint64_t u;
    double f;
  } v = {.u = u};
  return v.f;
}
static inline uint32_t tn_f32_bits(float x) {
  union {
    float f;
    uint32_t u;
  } v = {.f = x};
  return v.u;
}
static inline float tn_f32_of_bits(uint32_t u) {
  union {
    uint32_t u;
    float f;
  } v = {.u = u};
  return v.f;
}
static inline double tn_f64_pow2(int e) { return tn_f64_of_bits((uint64_t)(e + 1023) << 52); }  // -1022 <= e <= 1023

// Between f32 and f64 as the hardware does it, which keeps the sign and the upper bits of a NaN and makes it quiet.
// RISC-V gives one NaN, so there these bits are moved.
static inline double tn_f32_to_f64(float x) {
#ifdef __riscv
  uint32_t bits = tn_f32_bits(x);
  if (x != x) return tn_f64_of_bits((uint64_t)(bits >> 31) << 63 | 0x7FF8ull << 48 | (uint64_t)(bits & 0x7FFFFF) << 29);
#endif
  return (double)x;
}
static inline float tn_f64_to_f32(double x) {
#ifdef __riscv
  uint64_t bits = tn_f64_bits(x);
  if (x != x) return tn_f32_of_bits((uint32_t)(bits >> 63) << 31 | 0x7FC00000u | ((uint32_t)(bits >> 29) & 0x3FFFFFu));
#endif
  return (float)x;
}

// 1 sign, 5 exponent, 10 mantissa bits. NaN keeps its sign and upper bits and becomes quiet, as machines do it. Three
// cases (subnormal, normal, infinity or NaN) computed side by side and selected, so that a loop over it is vector code.
static inline float tn_f16_decode(uint16_t h) {
  uint32_t magnitude = h & 0x7FFFu, sign = (uint32_t)(h & 0x8000u) << 16;
  uint32_t normal = (magnitude << 13) + (112u << 23);
  uint32_t special = (normal + (112u << 23)) | (magnitude > 0x7C00 ? 0x400000u : 0);
  uint32_t subnormal = tn_f32_bits((float)(int32_t)magnitude * 0x1p-24f);
  uint32_t finite = magnitude < 0x400 ? subnormal : normal;
  return tn_f32_of_bits(sign | (magnitude < 0x7C00 ? finite : special));
}

static inline uint16_t tn_f16_encode(float x) {
  uint32_t bits = tn_f32_bits(x), magnitude = bits & 0x7FFFFFFFu, sign = bits >> 16 & 0x8000u;
  // Adding 0.5, whose last bit is worth the smallest f16, makes the hardware round a subnormal result.
  uint32_t subnormal = tn_f32_bits(tn_f32_of_bits(magnitude < 0x38800000u ? magnitude : 0) + 0.5f) - 0x3F000000u;
  uint32_t normal = (magnitude - (112u << 23) + 0xFFFu + (magnitude >> 13 & 1)) >> 13;
  uint32_t finite = magnitude < 0x38800000u ? subnormal : normal;
  uint32_t special = magnitude > 0x7F800000u ? 0x7E00u | (magnitude >> 13 & 0x3FFu) : 0x7C00u;
  return (uint16_t)(sign | (magnitude < 0x477FF000u ? finite : special));
}

// The high half of an f32.
static inline uint16_t tn_bf16_encode(float x) {
  uint32_t bits = tn_f32_bits(x), magnitude = bits & 0x7FFFFFFFu;
  uint32_t rounded = (bits + 0x7FFFu + (bits >> 16 & 1)) >> 16;
  uint32_t nan = bits >> 16 | 0x40u;
  return (uint16_t)(magnitude > 0x7F800000u ? nan : rounded);
}

// Rounds to odd: an inexact result has its last bit set. Rounding that to a type with at least two bits less gives
// what one rounding of x itself gives.
static inline float tn_f64_to_f32_odd(double x) {
  float f = tn_f64_to_f32(x);
  uint32_t bits = tn_f32_bits(f);
  uint32_t inexact_even = (uint32_t)((double)f != x) & ~bits & 1;
  double error = x - (double)f;
  return tn_f32_of_bits((error > 0) == (x > 0) ? bits + inexact_even : bits - inexact_even);
}

// f4, f6 and f8 types, one byte an element.
void tn_float_decode_bytes(TnDtype t, double *out, const uint8_t *in, size_t n);
void tn_float_encode_bytes(TnDtype t, uint8_t *out, const double *in, size_t n);

#endif  // TENON_NUM_NUM_PRIV_H
