// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Exponential, logarithm, power, hyperbolic functions and roots of doubles. Each is evaluated to about 68 bits as a
// double-double and rounded once, so the result is the correctly rounded one in all but a few of ten thousand cases.
#include "num/math_priv.h"

#define TN_TABLE_EXP
#define TN_TABLE_LOG
#include "num/math_tables.h"

// For |x| below 2^51.
static double round_to_int(double x) { return (x + 0x1.8p52) - 0x1.8p52; }

double tn_split(double x, int *out_e) {
  int e = 0;
  if (fabs(x) < 0x1p-1022) x *= 0x1p54, e = -54;
  uint64_t bits = tn_f64_bits(x);
  *out_e = e + (int)(bits >> 52 & 0x7FF) - 1023;
  return tn_f64_of_bits((bits & (TN_F64_SIGN | TN_F64_MANTISSA)) | (uint64_t)1023 << 52);
}

double tn_copysign(double magnitude, double sign) { return copysign(magnitude, sign); }

double tn_scaled_round(TnDD m, int e) {
  double sum = tn_hi(m) + tn_lo(m);
  if (!(fabs(sum) < TN_INF) || sum == 0) return sum;
  int at;
  (void)tn_split(sum, &at);
  at += e;
  if (at >= 1024) return tn_copysign(TN_INF, sum);
  // Normal whichever way it rounds; |e| is below 2040 since m is moderate.
  if (at >= -1022) return tn_times_pow2(sum, e);
  if (at < -1080) return tn_copysign(0, sum);
  // Subnormal: 1 + |m| 2^(e + 1022) has its last bit where the smallest subnormal has its only one.
  int up = e + 1022, half = up / 2;
  double scale1 = tn_f64_pow2(half), scale2 = tn_f64_pow2(up - half), sign = tn_copysign(1, sum);
  TnDD up_m = m * sign * scale1 * scale2, s = tn_fast_two_sum(1, tn_hi(up_m));
  return sign * (((tn_hi(s) + (tn_lo(s) + tn_lo(up_m))) - 1) * 0x1p-1022);
}

// ---------------------------------------------------------------------------------------------------------------
// exp: x = n ln2/64 + r, exp(x) = 2^(n div 64) * table[n mod 64] * exp(r), |r| <= ln2/128

// exp(r) - 1, relative to the result; |r| <= 0.0055.
static TnDD expm1_small(TnDD r) {
  double x = tn_hi(r);
  TnDD square = tn_dd_times(tn_dd_square(r), 0.5);
  double tail = x * x * x *
                (0x1.5555555555555p-3 +
                 x * (0x1.5555555555555p-5 +
                      x * (0x1.1111111111111p-7 +
                           x * (0x1.6c16c16c16c17p-10 + x * (0x1.a01a01a01a01ap-13 + x * 0x1.a01a01a01a01ap-16)))));
  return tn_dd_add(r, tn_dd_add_d(square, tail));
}

TnScaled tn_exp_dd(TnDD x) {
  static const double ln2_64[3] = {LN2_64_PARTS};
  double n = round_to_int(tn_hi(x) * 0x1.71547652b82fep+6);
  TnDD r = tn_two_sum(tn_hi(x) - n * ln2_64[0], -n * ln2_64[1]);
  r = tn_fast_two_sum(tn_hi(r), tn_lo(r) + (tn_lo(x) - n * ln2_64[2]));
  int k = (int)n;
  TnDD t = exp2_table[k & 63];
  TnDD m = tn_dd_add(t, tn_dd_mul(t, expm1_small(r)));
  return (TnScaled){m, (k - (k & 63)) / 64};
}

TnDD tn_expm1_dd(TnDD x) {
  if (fabs(tn_hi(x)) < 0.0055) return expm1_small(x);
  TnScaled e = tn_exp_dd(x);
  return tn_dd_add_d(tn_dd_pow2(e.m, e.e), -1);
}

// e^x 2^e
static double exp_round(double x, int e) {
  TnScaled r = tn_exp_dd(tn_dd(x, 0));
  return tn_scaled_round(r.m, r.e + e);
}

double tn_exp(double x) {
  if (x != x) return x;
  if (x > 710) return TN_INF;
  if (x < -746) return 0;
  return exp_round(x, 0);
}

double tn_expm1(double x) {
  if (x != x || fabs(x) < 0x1p-54) return x;
  if (x > 710) return TN_INF;
  if (x < -40) return -1;
  if (x > 40) return exp_round(x, 0);  // the 1 is below the 54th bit
  TnDD r = tn_expm1_dd(tn_dd(x, 0));
  return tn_hi(r) + tn_lo(r);
}

// 1 / (1 + exp(-x))
double tn_logistic(double x) {
  if (x != x) return x;
  if (x > 40) return 1;
  if (x < -746) return 0;
  if (x < -40) return exp_round(x, 0);
  TnScaled e = tn_exp_dd(tn_dd(-fabs(x), 0));
  TnDD y = tn_dd_times(e.m, tn_f64_pow2(e.e));
  TnDD r = tn_dd_div(x < 0 ? y : tn_dd(1, 0), tn_dd_add_d(y, 1));
  return tn_hi(r) + tn_lo(r);
}

// ---------------------------------------------------------------------------------------------------------------
// log: x = 2^e m, r ~ 1/m from a table, ln x = e ln2 - ln r + ln(1 + z), z = m r - 1, |z| <= 2^-7

// ln(1 + z), relative to the result; |z| <= 2^-7.
static TnDD log1p_small(TnDD z) {
  double x = tn_hi(z);
  TnDD square = tn_dd_times(tn_dd_square(z), -0.5);
  double tail =
      x * x * x *
      (0x1.5555555555555p-2 +
       x * (-0.25 + x * (0x1.999999999999ap-3 +
                         x * (-0x1.5555555555555p-3 +
                              x * (0x1.2492492492492p-3 + x * (-0.125 + x * (0x1.c71c71c71c71cp-4 + x * -0.1)))))));
  return tn_dd_add(z, tn_dd_add_d(square, tail));
}

TnDD tn_log_dd(TnDD m, int e) {
  static const double ln2[2] = {LN2_PARTS};
  int shift;
  double top = tn_split(tn_hi(m), &shift);
  int i = (int)(tn_f64_bits(top) >> 45 & 127);
  double n = (double)(e + shift + (i >= LOG_FOLD)), r = log_inverse[i] * 0x1p-9;
  TnDD base = tn_dd_add(tn_fast_two_sum(n * ln2[0], n * ln2[1]), log_table[i]);
  TnDD p = tn_two_prod(top, r);
  TnDD z = tn_two_sum(tn_hi(p) - 1, tn_lo(p));
  z = tn_fast_two_sum(tn_hi(z), tn_lo(z) + tn_lo(m) * tn_f64_pow2(-shift) * r);
  return tn_dd_add(base, log1p_small(z));
}

TnDD tn_log1p_dd(TnDD x) {
  // Below this 1 + x keeps x to less than 68 bits.
  if (fabs(tn_hi(x)) < 0x1p-7) return log1p_small(x);
  return tn_log_dd(tn_dd_add_d(x, 1), 0);
}

double tn_log(double x) {
  if (!(x > 0)) return x == 0 ? -TN_INF : TN_NAN;
  if (x == TN_INF) return x;
  int e;
  double m = tn_split(x, &e);
  TnDD r = tn_log_dd(tn_dd(m, 0), e);
  return tn_hi(r) + tn_lo(r);
}

double tn_log1p(double x) {
  if (!(x > -1)) return x == -1 ? -TN_INF : TN_NAN;
  if (x == TN_INF || fabs(x) < 0x1p-54) return x;
  if (x > 0x1p500) return tn_log(x);
  TnDD r = tn_log1p_dd(tn_dd(x, 0));
  return tn_hi(r) + tn_lo(r);
}

// ---------------------------------------------------------------------------------------------------------------
// pow

TnScaled tn_pow_dd(TnDD x, double y) {
  int e;
  double m = tn_split(tn_hi(x), &e);
  TnDD l = tn_log_dd(tn_dd(m, tn_times_pow2(tn_lo(x), -e)), e);
  double rough = tn_hi(l) * y;
  if (!(fabs(rough) < 2500)) return (TnScaled){tn_dd(1, 0), rough > 0 ? 4000 : -4000};
  if (fabs(rough) < 0x1p-80) return (TnScaled){tn_dd(1, 0), 0};
  // y may be huge or tiny where the product is not.
  int y_e;
  double y_m = tn_split(y, &y_e);
  TnDD p = tn_dd_mul_d(l, y_m);
  return tn_exp_dd(tn_dd(tn_times_pow2(tn_hi(p), y_e), tn_times_pow2(tn_lo(p), y_e)));
}

static bool is_whole(double x) { return fabs(x) < TN_INF && floor(x) == x; }
static bool is_odd(double x) { return fabs(x) < 0x1p53 && is_whole(x) && !is_whole(x * 0.5); }

// The cases of IEEE 754 (which are C's).
double tn_pow(double x, double y) {
  if (y == 0 || x == 1) return 1;
  if (x != x || y != y) return TN_NAN;
  double a = fabs(x);
  if (fabs(y) == TN_INF) return a == 1 ? 1 : (a > 1) == (y > 0) ? TN_INF : 0;
  double sign = tn_signbit(x) && is_odd(y) ? -1 : 1;
  if (a == 0 || a == TN_INF) return sign * ((a == 0) == (y < 0) ? TN_INF : 0);
  if (x < 0 && !is_whole(y)) return TN_NAN;
  TnScaled r = tn_pow_dd(tn_dd(a, 0), y);
  if (sign < 0) r.m = tn_dd_neg(r.m);
  return tn_scaled_round(r.m, r.e);
}

// ---------------------------------------------------------------------------------------------------------------
// Hyperbolic functions

// Half of e^x -+ e^-x, from u = e^|x| - 1 where the difference would cancel.
void tn_sinh_cosh_dd(TnDD x, TnDD *out_sinh, TnDD *out_cosh) {
  TnDD u = tn_expm1_dd(tn_dd_copysign(x, 1)), e = tn_dd_add_d(u, 1), inverse = tn_dd_div(tn_dd(1, 0), e);
  // u + u / (u + 1) = e - 1/e
  TnDD s = tn_dd_times(tn_dd_add(u, tn_dd_mul(u, inverse)), 0.5);
  *out_sinh = tn_dd_copysign(s, tn_hi(x));
  *out_cosh = tn_dd_times(tn_dd_add(e, inverse), 0.5);
}

double tn_sinh(double x) {
  double a = fabs(x);
  if (!(a < 711) || a < 0x1p-28) return a < 711 || x != x ? x : tn_copysign(TN_INF, x);
  TnDD s, c;
  if (a > 40) return tn_copysign(exp_round(a, -1), x);
  tn_sinh_cosh_dd(tn_dd(x, 0), &s, &c);
  return tn_hi(s) + tn_lo(s);
}

double tn_cosh(double x) {
  double a = fabs(x);
  if (!(a < 711)) return x != x ? x : TN_INF;
  if (a > 40) return exp_round(a, -1);
  TnDD s, c;
  tn_sinh_cosh_dd(tn_dd(x, 0), &s, &c);
  return tn_hi(c) + tn_lo(c);
}

double tn_tanh(double x) {
  double a = fabs(x);
  if (!(a < 20)) return x != x ? x : tn_copysign(1, x);
  if (a < 0x1p-28) return x;
  TnDD u = tn_expm1_dd(tn_dd(2 * a, 0));
  TnDD r = tn_dd_div(u, tn_dd_add_d(u, 2));
  return tn_copysign(tn_hi(r) + tn_lo(r), x);
}

double tn_asinh(double x) {
  double a = fabs(x);
  if (!(a < TN_INF) || a < 0x1p-28) return x;
  TnDD r;
  if (a > 0x1p30) {
    int e;
    double m = tn_split(a, &e);
    r = tn_dd_add_d(tn_log_dd(tn_dd(m, 0), e + 1), 1 / a * 0.25 / a);
  } else if (a < 0x1p-10) {  // x - x^3/6 + ...
    double q = a * a;
    TnDD cube = tn_dd_mul_d(tn_two_prod(a, a), a);
    TnDD third = tn_dd_div(cube, tn_dd(-6, 0));
    r = tn_dd_add(tn_dd(a, 0), tn_dd_add_d(third, tn_hi(cube) * q *
                                                      (0.075 - q * (0x1.6db6db6db6db7p-5 - q * 0x1.f1c71c71c71c7p-6))));
  } else {  // ln(1 + a + a^2 / (1 + sqrt(1 + a^2)))
    TnDD q = tn_two_prod(a, a), root = tn_dd_sqrt(tn_dd_add_d(q, 1));
    r = tn_log1p_dd(tn_dd_add_d(tn_dd_div(q, tn_dd_add_d(root, 1)), a));
  }
  return tn_copysign(tn_hi(r) + tn_lo(r), x);
}

double tn_acosh(double x) {
  if (!(x >= 1)) return TN_NAN;
  if (x == TN_INF) return x;
  TnDD r;
  if (x > 0x1p30) {
    int e;
    double m = tn_split(x, &e);
    r = tn_dd_add_d(tn_log_dd(tn_dd(m, 0), e + 1), -(1 / x * 0.25 / x));
  } else {  // ln(1 + t + sqrt(t (t + 2))), t = x - 1
    TnDD t = tn_two_sum(x, -1);
    r = tn_log1p_dd(tn_dd_add(t, tn_dd_sqrt(tn_dd_mul(t, tn_dd_add_d(t, 2)))));
  }
  return tn_hi(r) + tn_lo(r);
}

double tn_atanh(double x) {
  double a = fabs(x);
  if (!(a < 1)) return a == 1 ? tn_copysign(TN_INF, x) : TN_NAN;
  if (a < 0x1p-28) return x;
  TnDD t = tn_dd_div(tn_dd(2 * a, 0), tn_two_sum(1, -a));  // (1 + a) / (1 - a) = 1 + t
  TnDD r = tn_dd_times(tn_log1p_dd(t), 0.5);
  return tn_copysign(tn_hi(r) + tn_lo(r), x);
}

// ---------------------------------------------------------------------------------------------------------------
// Roots: a double approximation corrected by one Newton step whose residual is exact to 100 bits

double tn_cbrt(double x) {
  if (!(fabs(x) < TN_INF) || x == 0) return x;
  int e;
  double m = fabs(tn_split(x, &e));
  int third = (e + 1200) / 3 - 400, rest = e - 3 * third;  // 0, 1 or 2
  m *= tn_f64_pow2(rest);                                  // 1 <= m < 8
  double y = 0.75 + m * (0.31 - m * 0.0205);               // within 8 %
  for (int i = 0; i < 4; i++) y -= (y * y * y - m) / (3 * y * y);
  TnDD cube = tn_dd_mul_d(tn_two_prod(y, y), y);
  TnDD residual = tn_dd_add_d(cube, -m);
  y -= tn_hi(residual) / (3 * y * y);
  return tn_copysign(tn_times_pow2(y, third), x);
}

double tn_rsqrt(double x) {
  if (!(x > 0 && x < TN_INF)) return 1 / sqrt(x);
  int e;
  double m = tn_split(x, &e);
  if (e & 1) m *= 2, e--;
  double y = 1 / sqrt(m);
  TnDD residual = tn_dd_add_d(tn_dd_mul_d(tn_two_prod(y, y), m), -1);
  y -= y * tn_hi(residual) * 0.5;
  return tn_times_pow2(y, -e / 2);
}

double tn_hypot(double x, double y) {
  double a = fabs(x), b = fabs(y);
  if (a == TN_INF || b == TN_INF) return TN_INF;
  if (x != x || y != y) return TN_NAN;
  if (a < b) {
    double t = a;
    a = b, b = t;
  }
  if (b == 0 || b < a * 0x1p-60) return a + b;
  int e;
  (void)tn_split(a, &e);
  int half = -e / 2;  // 2^-e may be out of range
  a = a * tn_f64_pow2(half) * tn_f64_pow2(-e - half), b = b * tn_f64_pow2(half) * tn_f64_pow2(-e - half);
  TnDD r = tn_dd_sqrt(tn_dd_add(tn_two_prod(a, a), tn_two_prod(b, b)));
  return tn_scaled_round(r, e);
}
