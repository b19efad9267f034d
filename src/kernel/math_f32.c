// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Functions of f32 in kernel nodes. Those that large arrays call most are evaluated in f32 with fma; all others in f64
// to about 35 bits or more, which rounds to the right f32 but for one case in thousands. No branches: corners are
// selected at the end or come out of the arithmetic. Coefficients: tools/gen_kernel_math.py.
#include "kernel/scalar_priv.h"

// exp_q: [-0.34692, 0.34692], error 2^-37.5
static const double exp_q[] = {0x1.fffffffff0121p-2,  0x1.5555555552702p-3,  0x1.55555582d3b48p-5,
                               0x1.111111219aae2p-7,  0x1.6c162f6865107p-10, 0x1.a01997772ad25p-13,
                               0x1.a17ea987d8dd3p-16, 0x1.72e18dcdc734fp-19};
// log_q: [-0.333333, 0.333333], error 2^-46.3
static const double log_q[] = {
    -0x1.fffffffffdfb1p-2, 0x1.5555555546331p-2, -0x1.00000003a670bp-2, 0x1.999999b75f5bbp-3,
    -0x1.555551aa32d55p-3, 0x1.24923edf83f0ap-3, -0x1.0000d05240f07p-3, 0x1.c71fea8fb870dp-4,
    -0x1.99691d986cd6cp-4, 0x1.7409776958b12p-4, -0x1.587f608a6bc2ep-4, 0x1.3fa8cdd2ed283p-4,
    -0x1.0702d5fd26dfap-4, 0x1.d866e1bfa5f7dp-5, -0x1.8c59609aef81cp-4, 0x1.8a0761958b21dp-4};
// atan_q: [0.0, 1.0], error 2^-42.1
static const double atan_q[] = {
    0x1.ffffffffff872p-1,  -0x1.555555539578bp-2, 0x1.9999988685dc6p-3,  -0x1.249227b597fddp-3,  0x1.c7182adcb6dddp-4,
    -0x1.74329857e01d3p-4, 0x1.39fcfedd6df2ep-4,  -0x1.0c16de090b694p-4, 0x1.c0eb8ac28e916p-5,   -0x1.5dc83f63dc59ep-5,
    0x1.d8dab0016f526p-6,  -0x1.ff59dd033506ap-7, 0x1.9246701163045p-8,  -0x1.915b90e9ab76fp-10, 0x1.78b7514246427p-13};
// asin_q: [0.0, 0.25], error 2^-44.0
static const double asin_q[] = {0x1.ffffffffffdfap-1,  0x1.55555556e1310p-3, 0x1.333331a46c60cp-4, 0x1.6db776e2b008dp-5,
                                0x1.f1a875986327cp-6,  0x1.70450c1257766p-6, 0x1.0d5b268dd8f09p-6, 0x1.337e196e50af5p-6,
                                -0x1.9ab3440c46875p-9, 0x1.07b5af1a7d132p-5};
// erf_q: [0.0, 1.0], error 2^-45.7
static const double erf_q[] = {0x1.20dd750429b1cp+0,  -0x1.812746b027a87p-2,  0x1.ce2f2197f5626p-4,
                               -0x1.b82ce16562553p-6, 0x1.565ba0fc457f0p-8,   -0x1.c0287d9ac2b2bp-11,
                               0x1.f942a446ece83p-14, -0x1.f0776eeb2e053p-17, 0x1.9afec5c1aed7cp-20,
                               -0x1.c210448e5c338p-24};
// sin_q: [0.0, 0.62], error 2^-47.7
static const double sin_q[] = {0x1.fffffffffffd8p-1,   -0x1.5555555550d41p-3, 0x1.1111110bc3fe6p-7,
                               -0x1.a019f87fc2acfp-13, 0x1.71d71f9be9b37p-19, -0x1.a94a0e7cbb25bp-26};
// cos_q: [0.0, 0.62], error 2^-44.0
static const double cos_q[] = {0x1.ffffffffffdfdp-1,   -0x1.ffffffffe2c30p-2, 0x1.555555442129bp-5,
                               -0x1.6c16b29c92aa9p-10, 0x1.a00e79a6cfe4bp-16, -0x1.23c08d264cdafp-22};
// erfcx_q: [-0.5, 0.571429], error 2^-46.1
static const double erfcx_q[] = {0x1.6e9827d229d72p-3,   -0x1.4e102b9cf828ep-2, 0x1.f6ff2040fe79ep-3,
                                 -0x1.336ffbef28e19p-3,  0x1.258b13b3dfb31p-4,  -0x1.8fa58e9b1e182p-6,
                                 0x1.17c832f120b68p-8,   0x1.7310007a56bc9p-11, -0x1.390608e7a1d06p-11,
                                 0x1.7ba1b082eaca5p-15,  0x1.0c3a39f582eb5p-14, -0x1.ae523522bbc74p-17,
                                 -0x1.001c368d40377p-17, 0x1.039943ecc468cp-19, 0x1.8c1cf6cfd7023p-21};
// erf_inv_q: [-2.5, 2.5], error 2^-38.8
static const double erf_inv_q[] = {0x1.805c5cfcee9b2p+0,   0x1.f91e89938467ap-3,   -0x1.11c3c30f4a1d2p-8,
                                   -0x1.4863ccad6693bp-10, 0x1.c9b43cb1239afp-13,  -0x1.4f4a5345f7e57p-18,
                                   -0x1.ca938ee15b208p-19, 0x1.01124890c1242p-21,  0x1.cdcfd3e9b45d1p-27,
                                   -0x1.76b64b285c7c1p-27, 0x1.eeb158b3cfe23p-31,  0x1.1d2d4edf0d1eap-33,
                                   -0x1.063bf05331a67p-35, -0x1.75b770d8f4e85p-42, 0x1.ddafa76b2f05ap-42};
// erf_inv_far_q: [-0.8, 1.1], error 2^-31.1
static const double erf_inv_far_q[] = {0x1.6a9efbd5a6d97p+1,  0x1.006dca6c1c48ep+0,   0x1.358315f56a749p-7,
                                       -0x1.f4f005306c12bp-8, 0x1.748b53b33c99dp-8,   -0x1.d2918fdf7fa3cp-9,
                                       0x1.85f90758a2da3p-10, -0x1.333fdf0a00716p-13, -0x1.3540e2821d9bfp-12,
                                       0x1.abfa89c8910e5p-13, -0x1.e2f319206f93ap-16, -0x1.c28cdb7ee22a5p-16,
                                       0x1.59b0d739c51c0p-17};

static TnKVal d(TnKBuilder *b, double x) { return tn_k_f64(b, x); }
static TnKVal s(TnKBuilder *b, double x) { return tn_k_f32(b, (float)x); }
static TnKVal i64(TnKBuilder *b, int64_t x) { return tn_k_i64(b, x); }

// ---------------------------------------------------------------------------------------------------------------
// In f64: exp and relatives. x = n ln2 + r

typedef struct Split {
  TnKVal scale, part;  // e^x = scale (1 + part)
} Split;

static Split exp_split(TnKBuilder *b, TnKVal x) {  // |x| < 700 or NaN
  TnKVal rounder = d(b, 0x1.8p52 + 1023), t = k_fma(b, x, d(b, 0x1.71547652b82fep+0), rounder);
  TnKVal n = k_sub(b, t, rounder), r = k_fma(b, n, d(b, -0x1.62e42fefa39efp-1), x);
  TnKVal part = k_fma(b, k_mul(b, r, r), TN_POLY(exp_q, r), r);
  return (Split){k_bits(b, k_shl(b, k_bits(b, t), i64(b, 52))), part};
}

TnKVal tn_ks_wide_exp(TnKBuilder *b, TnKVal x) {
  Split e = exp_split(b, k_at_least(b, k_at_most(b, x, 200), -200));
  return k_fma(b, e.scale, e.part, e.scale);
}

TnKVal tn_ks_wide_expm1(TnKBuilder *b, TnKVal x) {
  Split e = exp_split(b, k_at_least(b, k_at_most(b, x, 200), -200));
  return k_fma(b, e.scale, e.part, k_sub(b, e.scale, d(b, 1)));
}

static TnKVal expm1_f64(TnKBuilder *b, TnKVal x) { return k_sel(b, k_eq(b, x, d(b, 0)), x, tn_ks_wide_expm1(b, x)); }

// ---------------------------------------------------------------------------------------------------------------
// In f64: log and relatives. x = 2^e (1 + f), 2/3 <= 1 + f < 4/3

TnKVal tn_ks_wide_log(TnKBuilder *b, TnKVal x) {  // x positive, normal
  TnKVal bits = k_bits(b, x), base = i64(b, 0x3FE5555555555555);
  TnKVal shifted = k_isub(b, bits, base), field = i64(b, ~(((int64_t)1 << 52) - 1));
  TnKVal high = k_and(b, shifted, field), f = k_sub(b, k_bits(b, k_isub(b, bits, high)), d(b, 1));
  // The exponent as a number: its bits below those of 2^52.
  TnKVal biased = k_shru(b, k_iadd(b, high, i64(b, (int64_t)1023 << 52)), i64(b, 52));
  TnKVal e = k_sub(b, k_bits(b, k_or(b, biased, i64(b, (int64_t)0x433 << 52))), d(b, 0x1p52 + 1023));
  TnKVal l = k_fma(b, k_mul(b, f, f), TN_POLY(log_q, f), f);
  return k_fma(b, e, d(b, 0x1.62e42fefa39efp-1), l);
}

TnKVal tn_ks_wide_log1p(TnKBuilder *b, TnKVal x) {  // -1 < x
  TnKVal u = k_add(b, d(b, 1), x), rest = k_sub(b, x, k_sub(b, u, d(b, 1)));
  return k_add(b, tn_ks_wide_log(b, u), k_div(b, rest, u));
}

static TnKVal log1p_f64(TnKBuilder *b, TnKVal x) {
  TnKVal r = tn_ks_log_corners(b, k_add(b, d(b, 1), x), tn_ks_wide_log1p(b, x));
  return k_sel(b, k_eq(b, x, d(b, 0)), x, r);
}

// ---------------------------------------------------------------------------------------------------------------
// In f64: powers and roots

static TnKVal pow_f64(TnKBuilder *b, TnKVal x, TnKVal y) {
  TnKVal a = k_abs(b, x), product = k_mul(b, y, tn_ks_log_corners(b, a, tn_ks_wide_log(b, a))),
         r = tn_ks_wide_exp(b, product);
  r = k_sel(b, k_gt(b, product, d(b, 150)), d(b, K_INF), r);
  r = k_sel(b, k_lt(b, product, d(b, -150)), d(b, 0), r);
  return tn_ks_power_corners(b, x, y, r);
}

static TnKVal cbrt_f64(TnKBuilder *b, TnKVal x) {
  TnKVal a = k_abs(b, x), ordinary = k_and(b, k_gt(b, a, d(b, 0)), k_lt(b, a, d(b, K_INF)));
  return k_sel(b, ordinary, k_with_sign(b, tn_ks_cbrt_near(b, a), x), x);
}

// ---------------------------------------------------------------------------------------------------------------
// In f64: inverse trigonometric and hyperbolic functions

#define HALF_PI 0x1.921fb54442d18p+0

// atan of num / den, both finite, not negative and not both 0: in [0, pi/2].
TnKVal tn_ks_wide_atan_ratio(TnKBuilder *b, TnKVal num, TnKVal den) {
  TnKVal swap = k_gt(b, num, den);
  TnKVal t = k_div(b, k_sel(b, swap, den, num), k_sel(b, swap, num, den));
  TnKVal r = k_mul(b, t, TN_POLY(atan_q, k_mul(b, t, t)));
  return k_sel(b, swap, k_sub(b, d(b, HALF_PI), r), r);
}

static TnKVal atan_f64(TnKBuilder *b, TnKVal x) {
  TnKVal a = k_at_most(b, k_abs(b, x), 0x1p200);
  return k_with_sign(b, tn_ks_wide_atan_ratio(b, a, d(b, 1)), x);
}

// Infinities become large beyond any e^200 times an f32, zeros of y leave x's sign to decide.
TnKVal tn_ks_wide_atan2(TnKBuilder *b, TnKVal y, TnKVal x) {
  TnKVal p = k_at_most(b, k_abs(b, y), 0x1p700), q = k_at_most(b, k_abs(b, x), 0x1p700), zero = d(b, 0);
  TnKVal both_zero = k_eq(b, k_add(b, p, q), zero);
  TnKVal r = tn_ks_wide_atan_ratio(b, p, k_sel(b, both_zero, d(b, 1), q));
  r = k_sel(b, k_lt(b, k_bits(b, x), i64(b, 0)), k_sub(b, d(b, 2 * HALF_PI), r), r);
  TnKVal is_number = k_and(b, k_eq(b, x, x), k_eq(b, y, y));
  return k_sel(b, is_number, k_with_sign(b, r, y), d(b, K_NAN));
}

typedef struct Asin {
  TnKVal a, part, is_large;  // asin a is `part`, or pi/2 - part
} Asin;

static Asin asin_part(TnKBuilder *b, TnKVal x) {
  TnKVal a = k_abs(b, x), is_large = k_gt(b, a, d(b, 0.5));
  TnKVal q = k_sel(b, is_large, k_mul(b, k_sub(b, d(b, 1), a), d(b, 0.5)), k_mul(b, a, a));
  TnKVal root = k_sqrt(b, q), t = k_sel(b, is_large, k_add(b, root, root), a);
  return (Asin){a, k_mul(b, t, TN_POLY(asin_q, q)), is_large};
}

static TnKVal asin_f64(TnKBuilder *b, TnKVal x) {
  Asin p = asin_part(b, x);
  TnKVal r = k_sel(b, p.is_large, k_sub(b, d(b, HALF_PI), p.part), p.part);
  return k_sel(b, k_le(b, p.a, d(b, 1)), k_with_sign(b, r, x), d(b, K_NAN));
}

static TnKVal acos_f64(TnKBuilder *b, TnKVal x) {
  Asin p = asin_part(b, x);
  TnKVal is_negative = k_lt(b, x, d(b, 0)), half = d(b, HALF_PI);
  TnKVal near = k_sel(b, is_negative, k_add(b, half, p.part), k_sub(b, half, p.part));
  TnKVal far = k_sel(b, is_negative, k_sub(b, d(b, 2 * HALF_PI), p.part), p.part);
  return k_sel(b, k_le(b, p.a, d(b, 1)), k_sel(b, p.is_large, far, near), d(b, K_NAN));
}

static TnKVal asinh_f64(TnKBuilder *b, TnKVal x) {
  TnKVal a = k_abs(b, x), square = k_mul(b, a, a), one = d(b, 1);
  TnKVal root = k_add(b, one, k_sqrt(b, k_add(b, one, square)));
  TnKVal r = tn_ks_wide_log1p(b, k_add(b, a, k_div(b, square, root)));
  return k_sel(b, k_lt(b, a, d(b, K_INF)), k_with_sign(b, r, x), x);
}

static TnKVal acosh_f64(TnKBuilder *b, TnKVal x) {
  TnKVal t = k_sub(b, x, d(b, 1)), inf = d(b, K_INF);
  TnKVal r = tn_ks_wide_log1p(b, k_add(b, t, k_sqrt(b, k_mul(b, t, k_add(b, t, d(b, 2))))));
  r = k_sel(b, k_lt(b, t, inf), r, t);
  return k_sel(b, k_ge(b, t, d(b, 0)), r, d(b, K_NAN));
}

static TnKVal atanh_f64(TnKBuilder *b, TnKVal x) {
  TnKVal a = k_abs(b, x), one = d(b, 1);
  TnKVal l = tn_ks_wide_log1p(b, k_div(b, k_add(b, a, a), k_sub(b, one, a)));
  TnKVal r = k_sel(b, k_eq(b, a, one), d(b, K_INF), k_mul(b, l, d(b, 0.5)));
  return k_sel(b, k_le(b, a, one), k_with_sign(b, r, x), d(b, K_NAN));
}

// ---------------------------------------------------------------------------------------------------------------
// In f64: error functions

static TnKVal erf_near(TnKBuilder *b, TnKVal a) { return k_mul(b, a, TN_POLY(erf_q, k_mul(b, a, a))); }  // |a| <= 1

static TnKVal erfc_far(TnKBuilder *b, TnKVal a) {  // 1 <= a
  TnKVal limited = k_at_most(b, a, 11), three = d(b, 3);
  TnKVal t = k_div(b, k_sub(b, limited, three), k_add(b, limited, three));
  TnKVal e = tn_ks_wide_exp(b, k_neg(b, k_mul(b, limited, limited)));
  return k_mul(b, e, TN_POLY(erfcx_q, t));
}

static TnKVal erfc_f64(TnKBuilder *b, TnKVal x) {
  TnKVal a = k_abs(b, x), far = erfc_far(b, a), zero = d(b, 0);
  TnKVal r = k_sel(b, k_lt(b, x, zero), k_sub(b, d(b, 2), far), far);
  return k_sel(b, k_lt(b, a, d(b, 1)), k_sub(b, d(b, 1), erf_near(b, x)), r);
}

static TnKVal erf_inv_f64(TnKBuilder *b, TnKVal x) {
  TnKVal one = d(b, 1), a = k_abs(b, x);
  TnKVal w = k_neg(b, tn_ks_wide_log(b, k_mul(b, k_sub(b, one, a), k_add(b, one, a))));
  TnKVal near = TN_POLY(erf_inv_q, k_sub(b, w, d(b, 2.5))),
         far = TN_POLY(erf_inv_far_q, k_sub(b, k_sqrt(b, w), d(b, 3)));
  TnKVal r = k_mul(b, x, k_sel(b, k_lt(b, w, d(b, 5)), near, far));
  r = k_sel(b, k_eq(b, a, one), k_mul(b, x, d(b, K_INF)), r);
  return k_sel(b, k_le(b, a, one), r, d(b, K_NAN));
}

// ---------------------------------------------------------------------------------------------------------------
// Sine and cosine: x = m 2^k with m a whole number below 2^24; of the bits of 2/pi those that stand for multiples of
// 4 are skipped, 64 bits and a few are enough for any x. (Payne and Hanek's reduction.)

typedef struct Angle {
  TnKVal quadrant, r;  // i64, of which the low bits count; f64, |r| <= pi/4
} Angle;

static TnKVal two_words(TnKBuilder *b, TnKVal high, TnKVal low, TnKVal shift) {
  return k_or(b, k_shl(b, high, shift), k_shru(b, low, k_isub(b, i64(b, 64), shift)));
}

static Angle reduce(TnKBuilder *b, TnKVal x) {  // f32
  // 2/pi with 64 zero bits before it
  static const uint64_t bits_of[] = {0, 0xA2F9836E4E441529, 0xFC2757D1F534DDC0, 0xDB6295993C439041, 0xFE5163ABDEBBC561};
  TnKVal bits = k_bits(b, x), w[5], c[3];
  for (unsigned i = 0; i < 5; i++) w[i] = i64(b, (int64_t)bits_of[i]);
  TnKVal m32 = k_or(b, k_and(b, bits, tn_k_i32(b, 0x7FFFFF)), tn_k_i32(b, 0x800000));
  TnKVal m = tn_k_cvt(b, TN_K_zext, TN_KT_I64, m32);
  TnKVal field = tn_k_cvt(b, TN_K_zext, TN_KT_I64, k_and(b, k_shru(b, bits, tn_k_i32(b, 23)), tn_k_i32(b, 0xFF)));
  // x = m 2^(field - 150); bit 62 of the product is to stand for 1
  TnKVal at = k_maxs(b, k_isub(b, field, i64(b, 150 - 62)), i64(b, 0)), shift = k_and(b, at, i64(b, 63));
  TnKVal is_1 = k_ge(b, at, i64(b, 64)), is_2 = k_ge(b, at, i64(b, 128));
  for (unsigned i = 0; i < 3; i++) c[i] = k_sel(b, is_2, w[i + 2], k_sel(b, is_1, w[i + 1], w[i]));
  TnKVal high = two_words(b, c[0], c[1], shift), low = two_words(b, c[1], c[2], shift);
  TnKVal p = k_iadd(b, k_imul(b, m, high), k_shru(b, k_imul(b, m, k_shru(b, low, i64(b, 32))), i64(b, 32)));
  TnKVal quadrant = k_shru(b, k_iadd(b, p, i64(b, (int64_t)1 << 61)), i64(b, 62));
  TnKVal rest = k_isub(b, p, k_shl(b, quadrant, i64(b, 62)));
  TnKVal r = k_mul(b, tn_k_cvt(b, TN_K_s2f, TN_KT_F64, rest), d(b, HALF_PI * 0x1p-62));
  TnKVal a = k_abs(b, k_f64(b, x)), is_small = k_lt(b, a, d(b, 0.78));
  r = k_sel(b, is_small, a, r);
  return (Angle){k_sel(b, is_small, i64(b, 0), quadrant), k_sel(b, k_lt(b, a, d(b, K_INF)), r, d(b, K_NAN))};
}

static TnKVal odd_bit(TnKBuilder *b, TnKVal x) { return k_ne(b, k_and(b, x, i64(b, 1)), i64(b, 0)); }
static TnKVal second_bit_sign(TnKBuilder *b, TnKVal x) { return k_shl(b, k_and(b, x, i64(b, 2)), i64(b, 62)); }

static TnKVal flip(TnKBuilder *b, TnKVal x, TnKVal sign_bits) { return k_bits(b, k_xor(b, k_bits(b, x), sign_bits)); }

void tn_ks_wide_sincos_near(TnKBuilder *b, TnKVal r, TnKVal *sine, TnKVal *cosine) {
  TnKVal z = k_mul(b, r, r);
  *sine = k_mul(b, r, TN_POLY(sin_q, z)), *cosine = TN_POLY(cos_q, z);
}

static TnKVal sine_f64(TnKBuilder *b, TnKVal x) {
  Angle a = reduce(b, x);
  TnKVal sine, cosine;
  tn_ks_wide_sincos_near(b, a.r, &sine, &cosine);
  TnKVal r = k_sel(b, odd_bit(b, a.quadrant), cosine, sine);
  return flip(b, r, k_xor(b, second_bit_sign(b, a.quadrant), k_sign_bits(b, k_f64(b, x))));
}

static TnKVal cosine_f64(TnKBuilder *b, TnKVal x) {
  Angle a = reduce(b, x);
  TnKVal sine, cosine;
  tn_ks_wide_sincos_near(b, a.r, &sine, &cosine);
  TnKVal r = k_sel(b, odd_bit(b, a.quadrant), sine, cosine);
  return flip(b, r, second_bit_sign(b, k_iadd(b, a.quadrant, i64(b, 1))));
}

void tn_ks_wide_sincos(TnKBuilder *b, TnKVal x, TnKVal *sine, TnKVal *cosine) {
  *sine = sine_f64(b, x), *cosine = cosine_f64(b, x);  // equal nodes are made once
}

static TnKVal tan_f64(TnKBuilder *b, TnKVal x) {
  Angle a = reduce(b, x);
  TnKVal sine, cosine;
  tn_ks_wide_sincos_near(b, a.r, &sine, &cosine);
  TnKVal is_odd = odd_bit(b, a.quadrant);
  TnKVal r = k_div(b, k_sel(b, is_odd, k_neg(b, cosine), sine), k_sel(b, is_odd, sine, cosine));
  return flip(b, r, k_sign_bits(b, k_f64(b, x)));
}

// ---------------------------------------------------------------------------------------------------------------
// Hyperbolic sine and cosine: the decompositions of num/math_f32.h, every step rounded to f32

static TnKVal rounded_exp(TnKBuilder *b, TnKVal x) { return k_f32(b, tn_ks_wide_exp(b, k_f64(b, x))); }

static TnKVal cosh_f32(TnKBuilder *b, TnKVal x) {
  TnKVal log_half = s(b, -0x1.62e43p-1);
  return k_add(b, rounded_exp(b, k_add(b, x, log_half)), rounded_exp(b, k_sub(b, log_half, x)));
}

static TnKVal sinh_f32(TnKBuilder *b, TnKVal x) {
  TnKVal log_half = s(b, -0x1.62e43p-1), one = s(b, 1);
  TnKVal large = k_sub(b, rounded_exp(b, k_add(b, x, log_half)), rounded_exp(b, k_sub(b, log_half, x)));
  TnKVal e = k_f32(b, expm1_f64(b, k_f64(b, x)));
  TnKVal small = k_mul(b, s(b, 0.5), k_add(b, e, k_div(b, e, k_add(b, e, one))));
  return k_sel(b, k_lt(b, k_abs(b, x), one), small, large);
}

// ---------------------------------------------------------------------------------------------------------------
// In f32

// Polynomials with f32 coefficients.
static const double log_f[] = {-0x1p-1,       0x1.555506p-2,  -0x1.fffefap-3, 0x1.99d05ap-3, -0x1.559c2ap-3,
                               0x1.1ed482p-3, -0x1.f33d4cp-4, 0x1.1e718ep-3,  -0x1.07a794p-3};
static const double tanh_far_f[] = {0x1p+1, 0x1p+1, 0x1.555488p+0, 0x1.5554cep-1, 0x1.1240aep-2, 0x1.6d6b44p-4};
static const double tanh_near_f[] = {-0x1.555544p-2, 0x1.110c28p-3, -0x1.b93f12p-5,
                                     0x1.5d8548p-6,  -0x1.e82ap-8,  0x1.a485fep-10};
static const double erf_near_f[] = {0x1.06eba8p-3, -0x1.812742p-2,  0x1.ce2e2ep-4,  -0x1.b81918p-6,
                                    0x1.558bd2p-8, -0x1.b6ac34p-11, 0x1.b9f78cp-14, -0x1.07dca2p-17};

static const double erf_far_f[] = {0x1.ffb5bep-1,   0x1.84ba18p-9,   -0x1.d9c346p-8, 0x1.608aa8p-7,
                                   -0x1.5eb094p-7,  0x1.d84410p-8,   -0x1.8984ecp-9, 0x1.8bf4c6p-12,
                                   0x1.b3accap-12,  -0x1.3ce198p-12, 0x1.2aa196p-14, 0x1.60194ap-16,
                                   -0x1.2f2cc8p-16, 0x1.3e38a4p-19,  0x1.4335a8p-20, -0x1.601a3ap-22};

// x = 2^e (1 + f), 2/3 <= 1 + f < 4/3; subnormal operands are scaled first.
static TnKVal log_f32(TnKBuilder *b, TnKVal x) {
  TnKVal is_tiny = k_lt(b, x, s(b, 0x1p-126)), zero = s(b, 0), mantissa = tn_k_i32(b, 0x7FFFFF);
  TnKVal normal = k_sel(b, is_tiny, k_mul(b, x, s(b, 0x1p23)), x);
  TnKVal base = tn_k_i32(b, 0x3F2AAAAB), shifted = k_isub(b, k_bits(b, normal), base);
  TnKVal e = tn_k_cvt(b, TN_K_s2f, TN_KT_F32, k_shrs(b, shifted, tn_k_i32(b, 23)));
  e = k_add(b, e, k_sel(b, is_tiny, s(b, -23), zero));
  TnKVal f = k_sub(b, k_bits(b, k_iadd(b, k_and(b, shifted, mantissa), base)), s(b, 1));
  TnKVal low = k_fma(b, k_mul(b, f, f), TN_POLY(log_f, f), k_mul(b, e, s(b, -0x1.05c61p-29)));
  TnKVal ln2 = s(b, 0x1.62e43p-1), sum = k_fma(b, e, ln2, f);
  TnKVal lost = k_add(b, f, k_fma(b, e, ln2, k_neg(b, sum)));
  return tn_ks_log_corners(b, x, k_add(b, sum, k_add(b, lost, low)));
}

// (q - 2) / q with q = 1 + e^2|x| < 2^25, whose difference is exact; a polynomial of small x; 1 from where it is the
// nearest number.
static TnKVal tanh_f32(TnKBuilder *b, TnKVal x) {
  TnKVal a = k_abs(b, x), one = s(b, 1), limited = k_at_most(b, a, 8.664);
  TnKVal rounder = s(b, 0x1.8p23 + 127), t = k_fma(b, limited, s(b, 0x1.715476p+1), rounder), n = k_sub(b, t, rounder);
  TnKVal r = k_fma(b, n, s(b, -0x1.62e43p-2), limited);
  TnKVal scale = k_bits(b, k_shl(b, k_bits(b, t), tn_k_i32(b, 23)));
  TnKVal q = k_fma(b, k_mul(b, scale, r), TN_POLY(tanh_far_f, r), k_add(b, scale, one));
  TnKVal far = k_sel(b, k_gt(b, a, s(b, 9.0109)), one, k_div(b, k_sub(b, q, s(b, 2)), q));
  TnKVal z = k_mul(b, x, x), near = k_fma(b, k_mul(b, z, a), TN_POLY(tanh_near_f, z), a);
  return k_with_sign(b, k_sel(b, k_lt(b, a, s(b, 0.78)), near, far), x);
}

static TnKVal erf_f32(TnKBuilder *b, TnKVal x) {
  TnKVal a = k_abs(b, x), z = k_mul(b, x, x);
  TnKVal near = k_fma(b, x, TN_POLY(erf_near_f, z), x);
  TnKVal far = k_with_sign(b, TN_POLY(erf_far_f, k_sub(b, k_at_most(b, a, 3.925), s(b, 2.4375))), x);
  return k_sel(b, k_lt(b, a, s(b, 1)), near, far);
}

// 1 / s with s = sqrt(x) rounded, then what both roundings lost is put back; of subnormal x a multiple is used.
static TnKVal rsqrt_f32(TnKBuilder *b, TnKVal x) {
  TnKVal is_tiny = k_lt(b, x, s(b, 0x1p-80)), one = s(b, 1);
  TnKVal v = k_sel(b, is_tiny, k_mul(b, x, s(b, 0x1p80)), x), root = k_sqrt(b, v), q = k_div(b, one, root);
  TnKVal lost = k_fma(b, k_neg(b, root), root, v), rest = k_fma(b, k_neg(b, q), root, one);
  TnKVal half_square = k_mul(b, k_mul(b, q, q), s(b, 0.5));
  TnKVal better = k_fma(b, q, k_fma(b, k_neg(b, lost), half_square, rest), q);
  TnKVal r = k_sel(b, k_lt(b, k_abs(b, better), s(b, K_INF)), better, q);  // 0 and inf give inf and 0 in q alone
  return k_sel(b, is_tiny, k_mul(b, r, s(b, 0x1p40)), r);
}

// ---------------------------------------------------------------------------------------------------------------

typedef TnKVal Unary(TnKBuilder *b, TnKVal x);

// Evaluated in f32; in f64 with the result rounded; in f64 from the f32 operand.
typedef enum Way { IN_F32, IN_F64, FROM_F32 } Way;
static const struct {
  uint16_t op;
  uint8_t way;
  Unary *build;
} unary[] = {
    {TN_SCALAR_exponential, IN_F32, tn_ks_exp},
    {TN_SCALAR_tanh, IN_F32, tanh_f32},
    {TN_SCALAR_logistic, IN_F32, tn_ks_logistic},
    {TN_SCALAR_rsqrt, IN_F32, rsqrt_f32},
    {TN_SCALAR_log, IN_F32, log_f32},
    {TN_SCALAR_erf, IN_F32, erf_f32},
    {TN_SCALAR_exponential_minus_one, IN_F32, tn_ks_expm1},
    {TN_SCALAR_cosh, IN_F32, cosh_f32},
    {TN_SCALAR_sinh, IN_F32, sinh_f32},
    {TN_SCALAR_acos, IN_F64, acos_f64},
    {TN_SCALAR_acosh, IN_F64, acosh_f64},
    {TN_SCALAR_asin, IN_F64, asin_f64},
    {TN_SCALAR_asinh, IN_F64, asinh_f64},
    {TN_SCALAR_atan, IN_F64, atan_f64},
    {TN_SCALAR_atanh, IN_F64, atanh_f64},
    {TN_SCALAR_cbrt, IN_F64, cbrt_f64},
    {TN_SCALAR_erf_inv, IN_F64, erf_inv_f64},
    {TN_SCALAR_erfc, IN_F64, erfc_f64},
    {TN_SCALAR_log_plus_one, IN_F64, log1p_f64},
    {TN_SCALAR_cosine, FROM_F32, cosine_f64},
    {TN_SCALAR_sine, FROM_F32, sine_f64},
    {TN_SCALAR_tan, FROM_F32, tan_f64},
};

TnKVal tn_ks_math_f32(TnKBuilder *b, TnScalarOp op, TnKVal x, TnKVal y) {
  for (size_t i = 0; i < TN_COUNT(unary); i++) {
    if (unary[i].op != op) continue;
    TnKVal r = unary[i].build(b, unary[i].way == IN_F64 ? k_f64(b, x) : x);
    return unary[i].way == IN_F32 ? r : k_f32(b, r);
  }
  if (op == TN_SCALAR_power) return k_f32(b, pow_f64(b, k_f64(b, x), k_f64(b, y)));
  if (op == TN_SCALAR_atan2) return k_f32(b, tn_ks_wide_atan2(b, k_f64(b, x), k_f64(b, y)));
  return tn_ks_special(b, op, x, y);
}
