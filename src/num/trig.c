// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Trigonometric functions of doubles and their inverses, evaluated to about 68 bits and rounded once.
#include "num/math_priv.h"

#define TN_TABLE_TRIG
#include "num/math_tables.h"

// ---------------------------------------------------------------------------------------------------------------
// Reduction: x = quadrant * pi/2 + r, |r| <= pi/4 (a little more is fine). Only the quadrant modulo 4 counts.

// |x| < 2^19: pi/2 in parts of 33 bits, whose products with the quadrant are exact.
static unsigned reduce_moderate(double x, TnDD *out_r) {
  static const double half_pi[4] = {HALF_PI_PARTS};
  double q = floor(x * 0x1.45f306dc9c883p-1 + 0.5);
  TnDD r = tn_two_sum(x - q * half_pi[0], -q * half_pi[1]);
  r = tn_dd_add_d(r, -q * half_pi[2]);
  *out_r = tn_dd_add_d(r, -q * half_pi[3]);
  return (unsigned)(int)q & 3;
}

// 64 bits of 2/pi from the given bit behind the binary point on; the bits before it are zero.
static uint64_t two_over_pi_word(int bit) {
  if (bit <= -64) return 0;
  if (bit < 0) return two_over_pi[0] >> -bit;
  int i = bit / 64, s = bit % 64;
  return s ? two_over_pi[i] << s | two_over_pi[i + 1] >> (64 - s) : two_over_pi[i];
}

// Any larger finite x: the three words of 2/pi that decide the quadrant and the first 126 bits behind it, times the
// 53 bits of x (Payne and Hanek). What the words before contribute is a multiple of 4 quadrants.
static unsigned reduce_large(double x, TnDD *out_r) {
  int e;
  double m = fabs(tn_split(x, &e));
  uint64_t mantissa = (tn_f64_bits(m) & TN_F64_MANTISSA) | (uint64_t)1 << 52;
  // |x| = mantissa * 2^(e - 52). The lowest bit of the first word is worth 2^-62 in 2^(e - 52) * 2/pi, so its product
  // with the mantissa modulo 2^64 is the quadrant modulo 4 and 62 bits of fraction; the next word gives 64 bits more.
  int first = e - 52 - 2;
  uint64_t w0 = two_over_pi_word(first), w1 = two_over_pi_word(first + 64), w2 = two_over_pi_word(first + 128);
  uint64_t p0 = w0 * mantissa, p1 = w1 * mantissa, p2 = tn_mulhi_unsigned(w2, mantissa, 64);
  uint64_t h1 = tn_mulhi_unsigned(w1, mantissa, 64);
  uint64_t mid = p1 + p2, top = p0 + h1 + (mid < p1);
  unsigned quadrant = (unsigned)(top >> 62);
  uint64_t high = top << 2 | mid >> 62, low = mid << 2;  // the fraction, 126 bits
  bool negative = high >> 63;                            // of the nearest quadrant
  if (negative) quadrant++, low = 0 - low, high = ~high + (low == 0);
  // 53 + 53 + 22 bits; the first may be all zeros when x is close to a multiple of pi/2.
  TnDD fraction = tn_fast_two_sum((double)(high & ~(uint64_t)0x7FF) * 0x1p-64,
                                  (double)((high & 0x7FF) << 42 | low >> 22) * 0x1p-106);
  fraction = tn_fast_two_sum(tn_hi(fraction), tn_lo(fraction) + (double)(low & 0x3FFFFF) * 0x1p-128);
  TnDD r = tn_dd_mul(fraction, TN_DD_HALF_PI);
  if (negative != tn_signbit(x)) r = tn_dd_neg(r);
  *out_r = r;
  return (tn_signbit(x) ? 0 - quadrant : quadrant) & 3;
}

// ---------------------------------------------------------------------------------------------------------------
// sin and cos of |r| <= 0.8: c = j/32 nearest to |r| and t = |r| - c; the sums of angles.

static void sincos_reduced(TnDD r, TnDD *out_sin, TnDD *out_cos) {
  TnDD a = tn_dd_copysign(r, 1);
  int j = (int)(tn_hi(a) * 32 + 0.5);
  TnDD t = tn_dd_add_d(a, -j * 0.03125), square = tn_dd_square(t);
  double x = tn_hi(t), q = tn_hi(square);
  // t^3 as a pair keeps sin relative near 0.
  TnDD cube = tn_dd_mul(square, t);
  double sin_tail = x * q * q * (0x1.1111111111111p-7 - q * (0x1.a01a01a01a01ap-13 - q * 0x1.71de3a556c734p-19));
  TnDD sixth = tn_dd(-0x1.5555555555555p-3, -0x1.5555555555555p-57);
  TnDD s = tn_dd_add(t, tn_dd_add_d(tn_dd_mul(cube, sixth), sin_tail));
  double cos_tail = q * q * (0x1.5555555555555p-5 - q * (0x1.6c16c16c16c17p-10 - q * 0x1.a01a01a01a01ap-16));
  TnDD c = tn_dd_add_d(tn_dd_times(square, -0.5), cos_tail);  // cos t - 1
  if (j != 0) {
    TnDD sc = sincos_table[j].sin, cc = sincos_table[j].cos, s0 = s;
    s = tn_dd_add(sc, tn_dd_add(tn_dd_mul(cc, s0), tn_dd_mul(sc, c)));
    c = tn_dd_add(cc, tn_dd_sub(tn_dd_mul(cc, c), tn_dd_mul(sc, s0)));
  } else {
    c = tn_dd_add_d(c, 1);
  }
  *out_sin = tn_signbit(tn_hi(r)) ? tn_dd_neg(s) : s;
  *out_cos = c;
}

void tn_sincos_dd(double x, TnDD *out_sin, TnDD *out_cos) {
  TnDD r = {x, 0}, s, c;
  unsigned quadrant = 0;
  double a = fabs(x);
  if (a > 0.7853981633974483) quadrant = a < 0x1p19 ? reduce_moderate(x, &r) : reduce_large(x, &r);
  sincos_reduced(r, &s, &c);
  if (quadrant & 1) {
    TnDD t = s;
    s = c, c = tn_dd_neg(t);
  }
  *out_sin = quadrant & 2 ? tn_dd_neg(s) : s;
  *out_cos = quadrant & 2 ? tn_dd_neg(c) : c;
}

void tn_sincospi_dd(double x, TnDD *out_sin, TnDD *out_cos) {
  double nearest = floor(x + 0.5), r = x - nearest, a = fabs(r);  // |r| <= 1/2, exact
  TnDD s, c;
  if (a <= 0.25)
    sincos_reduced(tn_dd_mul_d(TN_DD_PI, a), &s, &c);
  else
    sincos_reduced(tn_dd_mul_d(TN_DD_PI, 0.5 - a), &c, &s);
  bool odd = fmod(nearest, 2) != 0;
  *out_sin = tn_signbit(r) != odd ? tn_dd_neg(s) : s;
  *out_cos = odd ? tn_dd_neg(c) : c;
}

double tn_sin(double x) {
  if (!(fabs(x) < TN_INF)) return TN_NAN;
  if (fabs(x) < 0x1p-28) return x;
  TnDD s, c;
  tn_sincos_dd(x, &s, &c);
  return tn_hi(s) + tn_lo(s);
}

double tn_cos(double x) {
  if (!(fabs(x) < TN_INF)) return TN_NAN;
  TnDD s, c;
  tn_sincos_dd(x, &s, &c);
  return tn_hi(c) + tn_lo(c);
}

void tn_sincos(double x, double *out_sin, double *out_cos) {
  TnDD s, c;
  tn_sincos_dd(x, &s, &c);
  *out_sin = tn_hi(s) + tn_lo(s);
  *out_cos = tn_hi(c) + tn_lo(c);
}

double tn_tan(double x) {
  if (!(fabs(x) < TN_INF)) return TN_NAN;
  if (fabs(x) < 0x1p-28) return x;
  TnDD s, c;
  tn_sincos_dd(x, &s, &c);
  TnDD t = tn_dd_div(s, c);
  return tn_hi(t) + tn_lo(t);
}

// ---------------------------------------------------------------------------------------------------------------
// atan: for 0 <= q <= 1, c = j/32 nearest to q, atan q = atan c + atan((q - c) / (1 + q c))

static TnDD atan_unit(TnDD y, TnDD x) {  // y / x in [0, 1]
  TnDD q = tn_dd_div(y, x);
  int j = (int)(tn_hi(q) * 32 + 0.5);
  // (y - c x) / (x + c y) instead of going through the rounded quotient
  double c = j * 0.03125;
  TnDD t = j == 0 ? q : tn_dd_div(tn_dd_sub(y, tn_dd_mul_d(x, c)), tn_dd_add(x, tn_dd_mul_d(y, c)));
  double z = tn_hi(t), s = z * z;
  TnDD cube = tn_dd_mul(tn_dd_square(t), t);
  TnDD third = tn_dd(-0x1.5555555555555p-2, -0x1.5555555555555p-56);
  double tail =
      z * s * s *
      (0x1.999999999999ap-3 - s * (0x1.2492492492492p-3 - s * (0x1.c71c71c71c71cp-4 - s * 0x1.745d1745d1746p-4)));
  TnDD a = tn_dd_add(t, tn_dd_add_d(tn_dd_mul(cube, third), tail));
  return j == 0 ? a : tn_dd_add(atan_table[j], a);
}

TnDD tn_atan2_dd(TnDD y, TnDD x) {
  TnDD a = tn_dd_copysign(y, 1), b = tn_dd_copysign(x, 1);
  bool steep = tn_hi(a) > tn_hi(b) || (tn_hi(a) == tn_hi(b) && tn_lo(a) > tn_lo(b));
  TnDD r = steep ? tn_dd_sub(TN_DD_HALF_PI, atan_unit(b, a)) : atan_unit(a, b);
  if (tn_signbit(tn_hi(x))) r = tn_dd_sub(TN_DD_PI, r);
  return tn_signbit(tn_hi(y)) ? tn_dd_neg(r) : r;
}

double tn_atan(double x) {
  double a = fabs(x);
  if (x != x || a < 0x1p-28) return x;
  TnDD r = a > 0x1p60 ? TN_DD_HALF_PI : tn_atan2_dd(tn_dd(a, 0), tn_dd(1, 0));
  return tn_copysign(tn_hi(r) + tn_lo(r), x);
}

double tn_atan2(double y, double x) {
  if (x != x || y != y) return TN_NAN;
  double a = fabs(y), b = fabs(x);
  TnDD r;
  if (a == 0 || (b == TN_INF && a < b)) {
    r = tn_signbit(x) ? TN_DD_PI : tn_dd(0, 0);
  } else if (b == 0 || (a == TN_INF && b < a)) {
    r = TN_DD_HALF_PI;
  } else if (a == TN_INF) {  // both: the diagonals
    r = tn_dd_times(TN_DD_HALF_PI, 0.5);
    if (x < 0) r = tn_dd_sub(TN_DD_PI, r);
  } else {
    int y_e, x_e;
    double y_m = tn_split(a, &y_e), x_m = tn_split(b, &x_e);
    int d = y_e - x_e;
    if (d < -60 && !tn_signbit(x)) return y / b;  // atan q = q to 120 bits; the division rounds once
    if (d > 120 || d < -120)
      r = d > 0 ? TN_DD_HALF_PI : TN_DD_PI;
    else
      r = tn_atan2_dd(tn_dd(y_m * tn_f64_pow2(d), 0), tn_dd(tn_copysign(x_m, x), 0));
  }
  return tn_copysign(tn_hi(r) + tn_lo(r), y);
}

// sqrt(1 - x^2) for |x| <= 1
static TnDD cosine_of(double x) { return tn_dd_sqrt(tn_dd_mul(tn_two_sum(1, -x), tn_two_sum(1, x))); }

double tn_asin(double x) {
  double a = fabs(x);
  if (!(a <= 1)) return TN_NAN;
  if (a < 0x1p-28) return x;
  TnDD r = tn_atan2_dd(tn_dd(a, 0), cosine_of(a));
  return tn_copysign(tn_hi(r) + tn_lo(r), x);
}

double tn_acos(double x) {
  if (!(fabs(x) <= 1)) return TN_NAN;
  if (x == 1) return 0;
  TnDD r = tn_atan2_dd(cosine_of(x), tn_dd(x, 0));
  return tn_hi(r) + tn_lo(r);
}
