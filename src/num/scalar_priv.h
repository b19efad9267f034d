// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What the expressions of scalar.def need besides math.h: small exact operations.
#ifndef TENON_NUM_SCALAR_PRIV_H
#define TENON_NUM_SCALAR_PRIV_H

#include "num/math.h"

// One array op in the type of the loops; w: bits of the elements. Defined with scalar_tmpl.h.
typedef void TnScalarRun(TnScalarOp op, void *out, const void *xs, const void *ys, size_t n, unsigned w);
TnScalarRun tn_run_f64_math;
TnScalarRun tn_run_f32_hyperbolic;  // cosh, sinh
TnScalarRun tn_run_complex;  // complex<f64>; w 64: what is computed is rounded as complex<f32> would be

// ---------------------------------------------------------------------------------------------------------------
// Integers

static inline unsigned tn_clz(uint64_t x, unsigned w) { return x ? (unsigned)__builtin_clzll(x) - (64 - w) : w; }

static inline unsigned tn_popcnt(uint64_t x) {
  x -= x >> 1 & 0x5555555555555555;
  x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333);
  x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F;
  return (unsigned)(x * 0x0101010101010101 >> 56);
}

// Upper w bits of the 2w-bit product.
static inline uint64_t tn_mulhi_unsigned(uint64_t x, uint64_t y, unsigned w) {
  if (w <= 32) return x * y >> w;
  uint64_t x0 = (uint32_t)x, x1 = x >> 32, y0 = (uint32_t)y, y1 = y >> 32;
  uint64_t low = x0 * y0 >> 32, mid = x1 * y0 + low, mid2 = x0 * y1 + (uint32_t)mid;
  return x1 * y1 + (mid >> 32) + (mid2 >> 32);
}

static inline uint64_t tn_mulhi_signed(int64_t x, int64_t y, unsigned w) {
  if (w <= 32) return (uint64_t)(x * y >> w);
  uint64_t high = tn_mulhi_unsigned((uint64_t)x, (uint64_t)y, w);
  return high - (x < 0 ? (uint64_t)y : 0) - (y < 0 ? (uint64_t)x : 0);
}

static inline uint64_t tn_power_unsigned(uint64_t x, uint64_t y) {
  uint64_t r = 1;
  for (; y; y >>= 1, x *= x)
    if (y & 1) r *= x;
  return r;
}

// A negative exponent gives 0 but for the bases 1 and -1.
static inline uint64_t tn_power_signed(int64_t x, int64_t y) {
  if (y >= 0) return tn_power_unsigned((uint64_t)x, (uint64_t)y);
  if (x == 1) return 1;
  return x == -1 ? (y & 1 ? ~(uint64_t)0 : 1) : 0;
}

// ---------------------------------------------------------------------------------------------------------------
// Floats

static inline double tn_max(double x, double y) {
  return (x > y) | (x != x) | ((x == y) & !(tn_f64_bits(x) >> 63)) ? x : y;
}
static inline double tn_min(double x, double y) {
  return (x < y) | (x != x) | ((x == y) & (int)(tn_f64_bits(x) >> 63)) ? x : y;
}

// Integers in the order -NaN < -inf < .. < -0 < +0 < .. < inf < NaN.
static inline int64_t tn_total(double x) {
  int64_t bits = (int64_t)tn_f64_bits(x);
  return bits ^ (bits >> 63 & INT64_MAX);
}

// The neighbour of x towards y; from zero the smallest subnormal with the sign of y; y itself when they are equal.
static inline double tn_next_after(double x, double y) {
  if (x != x || y != y) return x + y;
  if (x == y) return y;
  if (x == 0) return tn_f64_of_bits((tn_f64_bits(y) & TN_F64_SIGN) | 1);
  return tn_f64_of_bits((x < y) == (x > 0) ? tn_f64_bits(x) + 1 : tn_f64_bits(x) - 1);
}

// ---------------------------------------------------------------------------------------------------------------
// Complex numbers: NaN counts as not larger and not smaller.

static inline TnC128 tn_c_max(TnC128 x, TnC128 y) { return x.re > y.re || (x.re == y.re && x.im > y.im) ? x : y; }
static inline TnC128 tn_c_min(TnC128 x, TnC128 y) { return x.re < y.re || (x.re == y.re && x.im < y.im) ? x : y; }

// ---------------------------------------------------------------------------------------------------------------
// For the STORE of scalar_tmpl.h: what a row's expression is decides the type of the result.

#define TN_IS_BOOL(r) _Generic((r), bool : 1, default : 0)
#define TN_STORE_AS(T, ...)                       \
  if (TN_IS_BOOL(__VA_ARGS__))                    \
    ((uint8_t *)out)[i] = (uint8_t)(__VA_ARGS__); \
  else                                            \
    ((T *)out)[i] = (T)(__VA_ARGS__)

#endif  // TENON_NUM_SCALAR_PRIV_H
