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

#define TN_TABLE_F32
#include "num/math_tables.h"

// A function that many others call: worth a call where a copy for each would be twenty.
#define TN_APART static __attribute__((noinline))

// A magnitude that is not negative with the sign of x.
static inline double tn_copysign_f32(double magnitude, float x) {
  return tn_f64_of_bits(tn_f64_bits(magnitude) | (uint64_t)(tn_f32_bits(x) & 0x80000000u) << 32);
}

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
TN_APART double tn_exp_of(double x) {
  double limited = x > 150 ? 150 : x < -150 ? -150 : x, scale;
  double p = tn_exp_split(limited, &scale);
  return scale + scale * p;
}
static inline double tn_exp_f32(float x) { return tn_exp_of((double)x); }

TN_APART double tn_expm1_of(double x) {
  double limited = x > 150 ? 150 : x < -150 ? -150 : x, scale;
  double p = tn_exp_split(limited, &scale);
  return scale * p + (scale - 1);
}
// Zeros keep their sign.
static inline double tn_expm1_f32(float x) { return x == 0 ? (double)x : tn_expm1_of((double)x); }

static inline double tn_logistic_f32(float x) { return 1 / (1 + tn_exp_of(-(double)x)); }

static inline double tn_tanh_f32(float x) {
  double a = (double)tn_fabs(x), e = tn_expm1_of(2 * (a > 20 ? 20 : a));
  return tn_copysign_f32(e / (e + 2), x);
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
TN_APART double tn_log_of(double x) {
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

TN_APART double tn_sin_f32(float x) {
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

static inline double tn_tan_f32(float x) {
  double d = (double)x;
  if (!(tn_fabs(d) <= 0x1p20)) return tn_tan(d);
  unsigned quadrant;
  double r = tn_reduce_f32(d, &quadrant), s = tn_sin_poly(r), c = tn_cos_poly(r);
  return quadrant & 1 ? -c / s : s / c;
}

// ---------------------------------------------------------------------------------------------------------------
// Inverse functions

// A polynomial of math_tables.h at x.
#define TN_FITTED(name, NAME, x) tn_horner(name##_poly, TN_COUNT(name##_poly), ((x)-NAME##_CENTER) * NAME##_SCALE)
static inline double tn_horner(const double *c, size_t n, double u) {
  double p = c[0];
  for (size_t i = 1; i < n; i++) p = p * u + c[i];
  return p;
}

TN_APART double tn_atan_f32(float x) {
  double a = (double)tn_fabs(x), t = a > 1 ? 1 / a : a, r = t * TN_FITTED(atan, ATAN, t * t);
  return tn_copysign_f32(a > 1 ? 0x1.921fb54442d18p+0 - r : r, x);
}

static inline double tn_atan2_f32(float y, float x) {
  double a = (double)tn_fabs(y), b = (double)tn_fabs(x);
  if (!(a > 0 && b > 0 && a < TN_INF && b < TN_INF)) return tn_atan2((double)y, (double)x);
  double t = a > b ? b / a : a / b, r = t * TN_FITTED(atan, ATAN, t * t);
  r = a > b ? 0x1.921fb54442d18p+0 - r : r;
  return tn_copysign_f32(x < 0 ? 0x1.921fb54442d18p+1 - r : r, y);
}

// asin of 0 <= a <= 1 as the distance from 0 or from pi/2.
static inline double tn_asin_part(double a) {
  double q = a > 0.5 ? (1 - a) * 0.5 : a * a, t = a > 0.5 ? 2 * sqrt(q) : a;
  return t * TN_FITTED(asin, ASIN, q);
}

static inline double tn_asin_f32(float x) {
  double a = (double)tn_fabs(x), r = tn_asin_part(a);
  r = a > 0.5 ? 0x1.921fb54442d18p+0 - r : r;
  return a <= 1 ? tn_copysign_f32(r, x) : TN_NAN;
}

static inline double tn_acos_f32(float x) {
  double a = (double)tn_fabs(x), r = tn_asin_part(a);
  if (!(a <= 1)) return TN_NAN;
  if (a > 0.5) return x < 0 ? 0x1.921fb54442d18p+1 - r : r;
  return x < 0 ? 0x1.921fb54442d18p+0 + r : 0x1.921fb54442d18p+0 - r;
}

TN_APART double tn_log1p_of(double x) {  // -1 < x < 2^1000
  double u = 1 + x;
  return tn_log_of(u) + (x - (u - 1)) / u;
}

static inline double tn_asinh_f32(float x) {
  double a = (double)tn_fabs(x);
  if (!(a < TN_INF)) return (double)x;
  return tn_copysign_f32(tn_log1p_of(a + a * a / (1 + sqrt(1 + a * a))), x);
}

static inline double tn_acosh_f32(float x) {
  double t = (double)x - 1;
  if (!(t >= 0 && t < TN_INF)) return t > 0 ? t : TN_NAN;
  return tn_log1p_of(t + sqrt(t * (t + 2)));
}

static inline double tn_atanh_f32(float x) {
  double a = (double)tn_fabs(x);
  if (!(a < 1)) return a == 1 ? tn_copysign_f32(TN_INF, x) : TN_NAN;
  return tn_copysign_f32(0.5 * tn_log1p_of(2 * a / (1 - a)), x);
}

// ---------------------------------------------------------------------------------------------------------------
// Error functions

TN_APART double tn_erfc_far(double a) {  // a >= 1
  double t = (a - 3) / (a + 3);
  return a < 11 ? tn_exp_of(-a * a) * TN_FITTED(erfcx, ERFCX, t) : 0;
}

static inline double tn_erf_f32(float x) {
  double a = (double)tn_fabs(x);
  if (x != x) return (double)x;
  return tn_copysign_f32(a < 1 ? a * TN_FITTED(erf, ERF, a * a) : 1 - tn_erfc_far(a), x);
}

static inline double tn_erfc_f32(float x) {
  double d = (double)x, a = tn_fabs(d);
  if (x != x) return d;
  if (a < 1) return 1 - d * TN_FITTED(erf, ERF, d * d);
  return d > 0 ? tn_erfc_far(a) : 2 - tn_erfc_far(a);
}

static inline double tn_erf_inv_f32(float x) {
  double d = (double)x;
  if (!(tn_fabs(d) < 1)) return tn_erf_inv(d);
  double w = -tn_log_of((1 - d) * (1 + d)), s = sqrt(w);
  return d * (w < 5 ? TN_FITTED(erf_inv, ERF_INV, w) : TN_FITTED(erf_inv_far, ERF_INV_FAR, s));
}

// The names of scalar.def.
#define tn_acos(x) TN_OF_WIDTH(tn_acos_f32, tn_acos, x)(x)
#define tn_acosh(x) TN_OF_WIDTH(tn_acosh_f32, tn_acosh, x)(x)
#define tn_asin(x) TN_OF_WIDTH(tn_asin_f32, tn_asin, x)(x)
#define tn_asinh(x) TN_OF_WIDTH(tn_asinh_f32, tn_asinh, x)(x)
#define tn_atan(x) TN_OF_WIDTH(tn_atan_f32, tn_atan, x)(x)
#define tn_atan2(y, x) TN_OF_WIDTH(tn_atan2_f32, tn_atan2, y)(y, x)
#define tn_atanh(x) TN_OF_WIDTH(tn_atanh_f32, tn_atanh, x)(x)
#define tn_erf(x) TN_OF_WIDTH(tn_erf_f32, tn_erf, x)(x)
#define tn_erfc(x) TN_OF_WIDTH(tn_erfc_f32, tn_erfc, x)(x)
#define tn_erf_inv(x) TN_OF_WIDTH(tn_erf_inv_f32, tn_erf_inv, x)(x)
#define tn_tan(x) TN_OF_WIDTH(tn_tan_f32, tn_tan, x)(x)
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
