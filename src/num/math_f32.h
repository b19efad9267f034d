// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Functions of f32 (and, through it, of the narrower types) that programs call on large arrays: evaluated in double to
// about 45 bits and returned unrounded, so that the caller's one rounding is right but for a few cases in a million.
// Plain double arithmetic, mostly without branches, which compilers turn into vector code. The functions of math.h
// that are not here are used as they are.
#ifndef TENON_NUM_MATH_F32_H
#define TENON_NUM_MATH_F32_H

#include "num/scalar_priv.h"

// Adding it leaves the nearest integer in the low bits of the sum.
#define TN_ROUNDER 0x1.8p52

// ---------------------------------------------------------------------------------------------------------------
// exp and relatives: x = k ln2 + r, |r| <= ln2/2

// e^r - 1
static inline double tn_exp_poly(double r) {
  double p = 0x1.ae64567f544e4p-26;  // 1/11!
  p = p * r + 0x1.27e4fb7789f5cp-22;
  p = p * r + 0x1.71de3a556c734p-19;
  p = p * r + 0x1.a01a01a01a01ap-16;
  p = p * r + 0x1.a01a01a01a01ap-13;
  p = p * r + 0x1.6c16c16c16c17p-10;
  p = p * r + 0x1.1111111111111p-7;
  p = p * r + 0x1.5555555555555p-5;
  p = p * r + 0x1.5555555555555p-3;
  p = p * r + 0.5;
  return r + r * r * p;
}

// Splits x, |x| < 1000: e^x = scale (1 + result). NaN gives NaN.
static inline double tn_exp_split(double x, double *out_scale) {
  double t = x * 0x1.71547652b82fep+0 + TN_ROUNDER, k = t - TN_ROUNDER;
  double r = (x - k * 0x1.62e42fefa0000p-1) - k * 0x1.cf79abc9e3b3ap-40;
  *out_scale = tn_f64_of_bits((tn_f64_bits(t) + 1023) << 52);
  return tn_exp_poly(r);
}

// e^x for any x (results beyond f32 are only known to be beyond it).
static inline double tn_exp_of(double x) {
  double limited = x > 150 ? 150 : x < -150 ? -150 : x, scale;
  double p = tn_exp_split(limited, &scale);
  return scale + scale * p;
}
static inline double tn_exp_f32(float x) { return tn_exp_of((double)x); }

static inline double tn_expm1_of(double x) {
  double limited = x > 150 ? 150 : x < -150 ? -150 : x, scale;
  double p = tn_exp_split(limited, &scale);
  return scale * p + (scale - 1);
}
// Zeros keep their sign.
static inline double tn_expm1_f32(float x) { return x == 0 ? (double)x : tn_expm1_of((double)x); }

static inline double tn_logistic_f32(float x) { return 1 / (1 + tn_exp_of(-(double)x)); }

static inline double tn_tanh_f32(float x) {
  double a = (double)tn_fabs(x), e = tn_expm1_of(2 * (a > 20 ? 20 : a));
  double r = e / (e + 2);
  return tn_f64_of_bits(tn_f64_bits(r) | (uint64_t)(tn_f32_bits(x) & 0x80000000u) << 32);
}

// The published results of chlo.cosh and chlo.sinh in f32 come from these decompositions with every step rounded to
// f32, and differ from the true values by more than the tests of those results allow: so the decomposition is the
// definition. ln(1/2) is added to the argument lest e^x overflow where the result does not.
static inline double tn_cosh_f32(float x) {
  const float log_half = -0x1.62e43p-1f;
  return (double)((float)tn_exp_f32(x + log_half) + (float)tn_exp_f32(log_half - x));
}
static inline double tn_sinh_f32(float x) {
  const float log_half = -0x1.62e43p-1f;
  float large = (float)tn_exp_f32(x + log_half) - (float)tn_exp_f32(log_half - x);
  float e = (float)tn_expm1_f32(x), small = 0.5f * (e + e / (e + 1.0f));
  return (double)(tn_fabs(x) < 1.0f ? small : large);
}

// ---------------------------------------------------------------------------------------------------------------
// log and relatives: x = 2^e m, sqrt(1/2) <= m < sqrt(2), ln m = 2 atanh(s), s = (m - 1) / (m + 1)

// ln x for positive normal x.
static inline double tn_log_of(double x) {
  uint64_t shifted = tn_f64_bits(x) + ((uint64_t)0x3FF0000000000000 - 0x3FE6A09E667F3BCD);
  uint64_t e = shifted >> 52;  // biased
  double m = tn_f64_of_bits(tn_f64_bits(x) - (e << 52) + ((uint64_t)1023 << 52));
  double n = tn_f64_of_bits(e | (uint64_t)0x433 << 52) - (0x1p52 + 1023);
  double f = m - 1, s = f / (2 + f), q = s * s;
  double p = 0x1.af286bca1af28p-5;  // 1/19
  p = p * q + 0x1.e1e1e1e1e1e1ep-5;
  p = p * q + 0x1.1111111111111p-4;
  p = p * q + 0x1.3b13b13b13b14p-4;
  p = p * q + 0x1.745d1745d1746p-4;
  p = p * q + 0x1.c71c71c71c71cp-4;
  p = p * q + 0x1.2492492492492p-3;
  p = p * q + 0x1.999999999999ap-3;
  p = p * q + 0x1.5555555555555p-2;
  double l = 2 * s + 2 * s * q * p;
  return n * 0x1.62e42fefa39efp-1 + l;
}

static inline double tn_log_f32(float x) {
  double r = tn_log_of((double)x);
  r = x < (float)TN_INF ? r : (double)x;
  return x > 0 ? r : x == 0 ? -TN_INF : TN_NAN;
}

static inline double tn_log1p_f32(float x) {
  double d = (double)x, u = 1 + d;
  double r = tn_log_of(u) + (d - (u - 1)) / u;
  r = x < (float)TN_INF ? r : d;
  return x == 0 ? d : x > -1 ? r : x == -1 ? -TN_INF : TN_NAN;
}

static inline double tn_pow_f32(float x, float y) {
  double d = (double)x, e = (double)y;
  if (!(x > 0 && x < (float)TN_INF && tn_fabs(y) < (float)TN_INF)) return tn_pow(d, e);
  return tn_exp_of(e * tn_log_of(d));
}

static inline double tn_rsqrt_f32(float x) { return 1 / sqrt((double)x); }

// ---------------------------------------------------------------------------------------------------------------
// sin, cos: x = k pi/2 + r

static inline double tn_sin_poly(double r) {
  double q = r * r;
  double p = -0x1.ae7f3e733b81fp-41;  // -1/15!
  p = p * q + 0x1.6124613a86d09p-33;
  p = p * q - 0x1.ae64567f544e4p-26;
  p = p * q + 0x1.71de3a556c734p-19;
  p = p * q - 0x1.a01a01a01a01ap-13;
  p = p * q + 0x1.1111111111111p-7;
  p = p * q - 0x1.5555555555555p-3;
  return r * (1 + q * p);  // keeps the sign of zero
}

static inline double tn_cos_poly(double r) {
  double q = r * r;
  double p = -0x1.93974a8c07c9dp-37;  // -1/14!
  p = p * q + 0x1.1eed8eff8d898p-29;
  p = p * q - 0x1.27e4fb7789f5cp-22;
  p = p * q + 0x1.a01a01a01a01ap-16;
  p = p * q - 0x1.6c16c16c16c17p-10;
  p = p * q + 0x1.5555555555555p-5;
  p = p * q - 0.5;
  return 1 + q * p;
}

// |x| <= 2^20: pi/2 in parts of 33 bits.
static inline double tn_reduce_f32(double x, unsigned *out_quadrant) {
  double t = x * 0x1.45f306dc9c883p-1 + TN_ROUNDER, k = t - TN_ROUNDER;
  *out_quadrant = (unsigned)tn_f64_bits(t);
  return ((x - k * 0x1.921fb54400000p+0) - k * 0x1.0b4611a600000p-34) - k * 0x1.3198a2e037073p-69;
}

static inline double tn_sin_f32(float x) {
  double d = (double)x;
  if (!(tn_fabs(d) <= 0x1p20)) return tn_sin(d);
  unsigned quadrant;
  double r = tn_reduce_f32(d, &quadrant), s = quadrant & 1 ? tn_cos_poly(r) : tn_sin_poly(r);
  return quadrant & 2 ? -s : s;
}

static inline double tn_cos_f32(float x) {
  double d = (double)x;
  if (!(tn_fabs(d) <= 0x1p20)) return tn_cos(d);
  unsigned quadrant;
  double r = tn_reduce_f32(d, &quadrant), c = quadrant & 1 ? tn_sin_poly(r) : tn_cos_poly(r);
  return (quadrant + 1) & 2 ? -c : c;
}

// The names of scalar.def.
#define tn_exp(x) TN_OF_WIDTH(tn_exp_f32, tn_exp, x)(x)
#define tn_expm1(x) TN_OF_WIDTH(tn_expm1_f32, tn_expm1, x)(x)
#define tn_log(x) TN_OF_WIDTH(tn_log_f32, tn_log, x)(x)
#define tn_log1p(x) TN_OF_WIDTH(tn_log1p_f32, tn_log1p, x)(x)
#define tn_logistic(x) TN_OF_WIDTH(tn_logistic_f32, tn_logistic, x)(x)
#define tn_pow(x, y) TN_OF_WIDTH(tn_pow_f32, tn_pow, x)(x, y)
#define tn_rsqrt(x) TN_OF_WIDTH(tn_rsqrt_f32, tn_rsqrt, x)(x)
#define tn_sin(x) TN_OF_WIDTH(tn_sin_f32, tn_sin, x)(x)
#define tn_cos(x) TN_OF_WIDTH(tn_cos_f32, tn_cos, x)(x)
#define tn_sinh(x) TN_OF_WIDTH(tn_sinh_f32, tn_sinh, x)(x)
#define tn_cosh(x) TN_OF_WIDTH(tn_cosh_f32, tn_cosh, x)(x)
#define tn_tanh(x) TN_OF_WIDTH(tn_tanh_f32, tn_tanh, x)(x)

#endif  // TENON_NUM_MATH_F32_H
