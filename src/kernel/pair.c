// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Sums of two f64 nodes: see pair.h. Coefficients: tools/gen_kernel_math.py.
#include "kernel/pair.h"

// Leading coefficients as pairs, then the others.
static const double exp_p[][2] = {
    {0.5, 0}, {0x1.5555555555555p-3, 0x1.5555555555555p-57}, {0x1.5555555555555p-5, 0x1.5555555555555p-59}};
static const double exp_tail[] = {0x1.1111111111111p-7,  0x1.6c16c16c16c17p-10, 0x1.a01a01a01a01bp-13,
                                  0x1.a01a01a0196ebp-16, 0x1.71de3a556bc66p-19, 0x1.27e4fb7b9ed84p-22,
                                  0x1.ae64568624abep-26, 0x1.1eed73a2fee73p-29, 0x1.61243d470e45fp-33,
                                  0x1.944645969ee1bp-37, 0x1.af3e7ed7d9114p-41};
static const double sin_p[][2] = {{-0x1.5555555555555p-3, -0x1.5555555555555p-57},
                                  {0x1.1111111111111p-7, 0x1.1111111111111p-63}};
static const double sin_tail[] = {-0x1.a01a01a01a01ap-13, 0x1.71de3a556c733p-19,  -0x1.ae64567f543c4p-26,
                                  0x1.6124613a47ba4p-33,  -0x1.ae7f3d8daaa77p-41, 0x1.952ab3df0a5dcp-49,
                                  -0x1.2d82de41e9ca8p-57};
static const double cos_p[][2] = {
    {-0.5, 0}, {0x1.5555555555555p-5, 0x1.5555555555555p-59}, {-0x1.6c16c16c16c17p-10, 0x1.f49f49f49f49fp-65}};
static const double cos_tail[] = {0x1.a01a01a01a01ap-16,  -0x1.27e4fb7789efap-22, 0x1.1eed8eff6a24ep-29,
                                  -0x1.939749dac6964p-37, 0x1.ae7d8982f03a8p-45,  -0x1.661d252c2c6c1p-53};
static const double log_p[][2] = {{0x1.5555555555555p-1, 0x1.5555555555555p-55},
                                  {0x1.999999999999ap-2, -0x1.999999999999ap-56}};
static const double log_tail[] = {0x1.2492492492492p-2, 0x1.c71c71c71ccb1p-3, 0x1.745d17453b490p-3,
                                  0x1.3b13b1ad7a3aep-3, 0x1.1110e289cf4b8p-3, 0x1.e1f77273b793bp-4,
                                  0x1.ac4f1214da86bp-4, 0x1.b8de22f2d179cp-4};

// The low parts that there are, added to what an operation has lost.
static TnKVal lows(TnKBuilder *b, TnKVal lost, TnKVal x, TnKVal y) {
  TnKVal both = x && y ? k_add(b, x, y) : x ? x : y;
  return both ? k_add(b, lost, both) : lost;
}

Sum s_loose(const Calc *m, Sum x, Sum y) {
  TnKBuilder *b = m->b;
  TnKVal s = k_add(b, x.high, y.high);
  if (!m->pairs) return one_of(s);
  TnKVal back = k_sub(b, s, x.high);
  TnKVal lost = k_add(b, k_sub(b, x.high, k_sub(b, s, back)), k_sub(b, y.high, back));
  return (Sum){s, lows(b, lost, x.low, y.low)};
}

Sum s_add(const Calc *m, Sum x, Sum y) {
  Sum r = s_loose(m, x, y);
  return x.low || y.low ? sum_of(m->b, r.high, r.low) : r;
}

Sum s_plus(const Calc *m, Sum x, Sum y) {
  if (!m->pairs) return one_of(k_add(m->b, x.high, y.high));
  Sum r = sum_of(m->b, x.high, y.high);
  r.low = lows(m->b, r.low, x.low, y.low);
  return r;
}

Sum s_neg(const Calc *m, Sum x) { return (Sum){k_neg(m->b, x.high), x.low ? k_neg(m->b, x.low) : 0}; }

Sum s_mul(const Calc *m, Sum x, Sum y) {
  TnKBuilder *b = m->b;
  if (!m->pairs) return one_of(k_mul(b, x.high, y.high));
  Sum p = product(b, x.high, y.high);
  if (y.low) p.low = k_fma(b, x.high, y.low, p.low);
  if (x.low) p.low = k_fma(b, x.low, y.high, p.low);
  return p;
}

Sum s_times(const Calc *m, Sum x, double power_of_two) {
  TnKVal f = k_d(m->b, power_of_two);
  return (Sum){k_mul(m->b, x.high, f), x.low ? k_mul(m->b, x.low, f) : 0};
}

// By the inverse of y, which several quotients by y share.
Sum s_div(const Calc *m, Sum x, Sum y) {
  TnKBuilder *b = m->b;
  if (!m->pairs) return one_of(k_div(b, x.high, y.high));
  TnKVal inverse = k_div(b, k_d(b, 1), y.high), q = k_mul(b, x.high, inverse), minus = k_neg(b, q);
  TnKVal rest = lows(b, k_fma(b, minus, y.high, x.high), x.low, 0);
  if (y.low) rest = k_fma(b, minus, y.low, rest);
  return (Sum){q, k_mul(b, rest, inverse)};
}

Sum s_root(const Calc *m, Sum x) {
  TnKBuilder *b = m->b;
  TnKVal r = k_sqrt(b, x.high);
  if (!m->pairs) return one_of(r);
  TnKVal rest = lows(b, k_fma(b, k_neg(b, r), r, x.high), x.low, 0), inverse = k_div(b, k_d(b, 1), r);
  return (Sum){r, k_mul(b, k_mul(b, rest, k_d(b, 0.5)), inverse)};
}

Sum s_select(const Calc *m, TnKVal p, Sum x, Sum y) {
  TnKVal zero = k_d(m->b, 0), low = 0;
  if (x.low || y.low) low = k_sel(m->b, p, x.low ? x.low : zero, y.low ? y.low : zero);
  return (Sum){k_sel(m->b, p, x.high, y.high), low};
}

static TnKVal flip(TnKBuilder *b, TnKVal x, TnKVal sign_bits) { return k_bits(b, k_xor(b, k_bits(b, x), sign_bits)); }

Sum s_flip(const Calc *m, Sum x, TnKVal sign_bits) {
  return (Sum){flip(m->b, x.high, sign_bits), x.low ? flip(m->b, x.low, sign_bits) : 0};
}

TnKVal s_round(const Calc *m, Sum x) {
  TnKBuilder *b = m->b;
  if (!x.low) return x.high;
  return k_sel(b, k_gt(b, k_abs(b, x.low), k_d(b, 0)), k_add(b, x.high, x.low), x.high);
}

Sum s_polynomial(const Calc *m, const double (*p)[2], size_t pairs, const double *c, size_t n, Sum x) {
  TnKBuilder *b = m->b;
  TnKVal tail = tn_ks_polynomial(b, c, n, x.high);
  for (size_t i = m->pairs ? 0 : pairs; i-- > 0;) tail = k_fma(b, tail, x.high, k_d(b, p[i][0]));
  if (!m->pairs) return one_of(tail);
  tail = k_mul(b, tail, x.high);
  Sum r = {0, 0};
  for (size_t i = pairs; i-- > 0;) {
    Sum next = r.high ? s_mul(m, x, r) : one_of(tail);
    r = sum_of(b, k_d(b, p[i][0]), next.high);
    r.low = lows(b, r.low, next.low, p[i][1] != 0 ? k_d(b, p[i][1]) : 0);
  }
  return r;
}

// ---------------------------------------------------------------------------------------------------------------
// x = n ln2 + r, e^r = 1 + r + r^2 (1/2 + ...)

Power s_exp_parts(const Calc *m, Sum x) {
  TnKBuilder *b = m->b;
  TnKVal limited = k_at_least(b, k_at_most(b, x.high, 1418), -1418), rounder = k_d(b, 0x1.8p52 + 2 * 1023);
  TnKVal t = k_fma(b, limited, k_d(b, 0x1.71547652b82fep+0), rounder), n = k_sub(b, t, rounder);
  TnKVal high = k_fma(b, n, k_d(b, -0x1.62e42fefa39efp-1), limited);
  Sum low = product(b, n, k_d(b, -0x1.abc9e3b39803fp-56));
  Sum r = s_add(m, one_of(high), (Sum){low.high, lows(b, low.low, x.low, 0)});
  return (Power){s_plus(m, r, s_mul(m, s_square(m, r), S_POLY(exp_p, exp_tail, r))), k_bits(b, t)};
}

// 2^n and 2^n part
static TnKVal split_exp(const Calc *m, Sum x, Sum *part) {
  TnKBuilder *b = m->b;
  x.high = k_at_least(b, k_at_most(b, x.high, 700), -700);
  Power e = s_exp_parts(m, x);
  TnKVal scale = k_bits(b, k_shl(b, k_isub(b, e.bits, tn_k_i64(b, 1023)), tn_k_i64(b, 52)));
  *part = (Sum){k_mul(b, e.part.high, scale), k_mul(b, e.part.low, scale)};
  return scale;
}

Sum s_expm1(const Calc *m, Sum x) {
  Sum part;
  TnKVal scale = split_exp(m, x, &part);
  return s_plus(m, s_add(m, one_of(scale), num(m, -1)), part);
}

Sum s_exp(const Calc *m, Sum x) {
  Sum part;
  TnKVal scale = split_exp(m, x, &part);
  return s_plus(m, one_of(scale), part);
}

// ---------------------------------------------------------------------------------------------------------------

void s_sincos(const Calc *m, Sum angle, Sum *sine, Sum *cosine) {
  TnKBuilder *b = m->b;
  TnKAngle a = tn_ks_angle(b, angle.high);
  TnKVal one = tn_k_i64(b, 1), two = tn_k_i64(b, 2), up = tn_k_i64(b, 62);
  Sum r = sum_of(b, a.r, lows(b, a.low, angle.low, 0)), z = s_square(m, r);
  Sum s = s_plus(m, r, s_mul(m, r, s_mul(m, z, S_POLY(sin_p, sin_tail, z))));
  Sum c = s_plus(m, num(m, 1), s_mul(m, z, S_POLY(cos_p, cos_tail, z)));
  TnKVal is_odd = k_ne(b, k_and(b, a.quadrant, one), tn_k_i64(b, 0));
  *sine = s_flip(m, s_select(m, is_odd, c, s), k_shl(b, k_and(b, a.quadrant, two), up));
  *cosine = s_flip(m, s_select(m, is_odd, s, c), k_shl(b, k_and(b, k_iadd(b, a.quadrant, one), two), up));
}

// With 1 + f between sqrt(1/2) and sqrt(2), q = f / (2 + f) and z = q^2: ln(1 + f) = 2q + q z (2/3 + z (2/5 + ...)).
Sum s_log(const Calc *m, Sum x, TnKVal twos) {
  TnKBuilder *b = m->b;
  TnKVal e, f = tn_ks_log_split(b, x.high, 0x3FE6A09E667F3BCD, &e);
  if (twos) e = k_add(b, e, twos);
  Sum q = s_div(m, one_of(f), sum_of(b, k_d(b, 2), f)), z = s_square(m, q);
  Sum l = s_plus(m, s_times(m, q, 2), s_mul(m, q, s_mul(m, z, S_POLY(log_p, log_tail, z))));
  Sum ln2 = product(b, e, k_d(b, 0x1.62e42fefa39efp-1));
  ln2.low = k_fma(b, e, k_d(b, 0x1.abc9e3b39803fp-56), ln2.low);
  if (x.low) l.low = k_add(b, l.low, k_div(b, x.low, x.high));
  return s_plus(m, ln2, l);
}

Sum s_angle(const Calc *m, TnKVal y, TnKVal x) {
  TnKBuilder *b = m->b;
  Sum r = tn_ks_atan_ratio(b, k_abs(b, y), k_abs(b, x), true);
  Sum left = s_sub(m, s_constant(m, 0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53), r);
  return s_flip(m, s_select(m, k_lt(b, k_bits(b, x), tn_k_i64(b, 0)), left, r), k_sign_bits(b, y));
}
