// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Functions of f64 in kernel nodes; more of them are in math_dd.c. The others are calls of num's, which are slower by
// far but right to 0.501 units in the last place. Coefficients: tools/gen_kernel_math.py.
#include "kernel/pair.h"

static const double log_d[] = {0x1.5555555555552p-1, 0x1.999999999b82ep-2, 0x1.2492492236519p-2, 0x1.c71c746a570ffp-3,
                               0x1.745c4ddd3d2d4p-3, 0x1.3b35e4cb6aa21p-3, 0x1.0dc2d3782bf81p-3, 0x1.1bdca068e4a25p-3};
static const double tanh_d[] = {-0x1.5555555555534p-2,  0x1.111111110ef3dp-3,   -0x1.ba1ba1b89d6e6p-5,
                                0x1.664f483e97a70p-6,   -0x1.226e2e2c968dcp-7,  0x1.d6d2d5f1559bdp-9,
                                -0x1.7d97c6fd82370p-10, 0x1.34f7bc9f9fa14p-11,  -0x1.f10a30f14fe95p-13,
                                0x1.83b07b4092dc8p-14,  -0x1.1101951897837p-15, 0x1.2853f4219be81p-17,
                                -0x1.5e7808bcaa4c8p-20};

static const double sin_d[] = {-0x1.5555555555555p-3, 0x1.111111111110cp-7,  -0x1.a01a01a018c71p-13,
                               0x1.71de3a5344935p-19, -0x1.ae6452931b363p-26, 0x1.61208643a4927p-33,
                               -0x1.aa9bbca8d4f2dp-41};
static const double cos_d[] = {0x1.5555555555553p-5,   -0x1.6c16c16c16132p-10, 0x1.a01a019e24c67p-16,
                               -0x1.27e4f903e4f3bp-22, 0x1.1eea893d58686p-29,  -0x1.8ff9c9b670e45p-37};

static TnKVal d(TnKBuilder *b, double x) { return tn_k_f64(b, x); }
static TnKVal i64(TnKBuilder *b, int64_t x) { return tn_k_i64(b, x); }

#define LN2_HI 0x1.62e42fefa39efp-1
#define LN2_LO 0x1.abc9e3b39803fp-56

// x = 2^e (1 + f), the least 1 + f having bits `base`; x positive.
TnKVal tn_ks_log_split(TnKBuilder *b, TnKVal x, int64_t base, TnKVal *e) {
  TnKVal is_tiny = k_lt(b, x, d(b, 0x1p-1022)), normal = k_sel(b, is_tiny, k_mul(b, x, d(b, 0x1p54)), x);
  TnKVal bits = k_bits(b, normal), shifted = k_isub(b, bits, i64(b, base));
  TnKVal high = k_and(b, shifted, i64(b, ~(((int64_t)1 << 52) - 1)));
  TnKVal f = k_sub(b, k_bits(b, k_isub(b, bits, high)), d(b, 1));
  // The exponent as a number: its bits below those of 2^52.
  TnKVal biased = k_shru(b, k_iadd(b, high, i64(b, (int64_t)1023 << 52)), i64(b, 52));
  *e = k_sub(b, k_bits(b, k_or(b, biased, i64(b, (int64_t)0x433 << 52))), d(b, 0x1p52 + 1023));
  *e = k_sub(b, *e, k_sel(b, is_tiny, d(b, 54), d(b, 0)));
  return f;
}

// ln(x + extra) + twos ln 2, extra at most half a unit in x's last place (0: none, as twos); x positive.
// x = 2^e (1 + f) with 2/3 <= 1 + f < 4/3; with q = f / (2 + f), ln(1 + f) = f - (f^2/2 - q (f^2/2 + q^2 P(q^2))).
TnKVal tn_ks_log_sum(TnKBuilder *b, TnKVal x, TnKVal extra, TnKVal twos) {
  TnKVal e, f = tn_ks_log_split(b, x, 0x3FE5555555555555, &e);
  if (twos) e = k_add(b, e, twos);
  TnKVal half_square = k_mul(b, k_mul(b, f, f), d(b, 0.5)), q = k_div(b, f, k_add(b, d(b, 2), f)), z = k_mul(b, q, q);
  TnKVal tail = k_fma(b, q, k_fma(b, z, TN_POLY(log_d, z), half_square), k_mul(b, e, d(b, LN2_LO)));
  if (extra) tail = k_add(b, tail, k_div(b, extra, x));
  TnKVal sum = k_fma(b, e, d(b, LN2_HI), f), lost = k_add(b, f, k_fma(b, e, d(b, LN2_HI), k_neg(b, sum)));
  return k_add(b, sum, k_add(b, lost, k_sub(b, tail, half_square)));
}

static TnKVal log_f64(TnKBuilder *b, TnKVal x) { return tn_ks_log_corners(b, x, tn_ks_log_sum(b, x, 0, 0)); }

static TnKVal log1p_f64(TnKBuilder *b, TnKVal x) {
  TnKVal one = d(b, 1), u = k_add(b, one, x), back = k_sub(b, u, x);
  TnKVal extra = k_add(b, k_sub(b, one, back), k_sub(b, x, k_sub(b, u, back)));  // exact, whichever is larger
  extra = k_sel(b, k_lt(b, x, d(b, 0x1p60)), extra, d(b, 0));
  TnKVal r = tn_ks_log_corners(b, u, tn_ks_log_sum(b, u, extra, 0));
  return k_sel(b, k_lt(b, k_abs(b, x), d(b, 0x1p-54)), x, r);
}

// As in f32: (q - 2) / q with q = 1 + e^2|x| < 2^54; a polynomial of small x; 1 from where it is the nearest number.
static TnKVal tanh_f64(TnKBuilder *b, TnKVal x) {
  TnKVal a = k_abs(b, x), one = d(b, 1), e = tn_ks_exp(b, k_at_most(b, k_add(b, a, a), 37.42)), q = k_add(b, e, one);
  TnKVal far = k_sel(b, k_gt(b, a, d(b, 19.0616)), one, k_div(b, k_sub(b, q, d(b, 2)), q));
  TnKVal z = k_mul(b, a, a), near = k_fma(b, k_mul(b, z, a), TN_POLY(tanh_d, z), a);
  return k_with_sign(b, k_sel(b, k_lt(b, a, d(b, 0.78)), near, far), x);
}

// 1 / s with s = sqrt(x) rounded, then what both roundings lost is put back.
static TnKVal rsqrt_f64(TnKBuilder *b, TnKVal x) {
  TnKVal is_tiny = k_lt(b, x, d(b, 0x1p-900)), one = d(b, 1);
  TnKVal v = k_sel(b, is_tiny, k_mul(b, x, d(b, 0x1p200)), x), root = k_sqrt(b, v), q = k_div(b, one, root);
  TnKVal lost = k_fma(b, k_neg(b, root), root, v), rest = k_fma(b, k_neg(b, q), root, one);
  TnKVal half_square = k_mul(b, k_mul(b, q, q), d(b, 0.5));
  TnKVal better = k_fma(b, q, k_fma(b, k_neg(b, lost), half_square, rest), q);
  TnKVal r = k_sel(b, k_lt(b, k_abs(b, better), d(b, K_INF)), better, q);  // 0 and inf give inf and 0 in q alone
  return k_sel(b, is_tiny, k_mul(b, r, d(b, 0x1p100)), r);
}

// ---------------------------------------------------------------------------------------------------------------
// Sine and cosine: x = n pi/2 + r + low. Far angles are for the call.

TnKAngle tn_ks_angle(TnKBuilder *b, TnKVal a) {
  TnKVal is_far = k_ge(b, k_abs(b, a), d(b, TN_KS_FAR_ANGLE)), x = k_sel(b, is_far, d(b, 0), a);
  TnKVal rounder = d(b, 0x1.8p52);
  TnKVal t = k_fma(b, x, d(b, 0x1.45f306dc9c883p-1), rounder), n = k_sub(b, t, rounder);
  TnKVal first = k_fma(b, n, d(b, -0x1.921fb54442d18p+0), x);  // exact
  TnKVal p = k_mul(b, n, d(b, 0x1.1a62633145c07p-54)), p_low = k_fma(b, n, d(b, 0x1.1a62633145c07p-54), k_neg(b, p));
  TnKVal r = k_sub(b, first, p), back = k_sub(b, r, first);
  TnKVal lost = k_sub(b, k_sub(b, first, k_sub(b, r, back)), k_add(b, p, back));
  TnKVal low = k_fma(b, n, d(b, 0x1.f1976b7ed8fbcp-110), k_sub(b, lost, p_low));
  return (TnKAngle){k_bits(b, t), r, low, is_far};
}

static TnKVal sin_of(TnKBuilder *b, TnKAngle a, TnKVal z) {
  TnKVal cube = k_mul(b, z, a.r);
  return k_add(b, a.r, k_fma(b, cube, TN_POLY(sin_d, z), k_fma(b, k_mul(b, z, d(b, -0.5)), a.low, a.low)));
}

// 1 - z/2 rounded, what that loses, and the rest.
static TnKVal cos_of(TnKBuilder *b, TnKAngle a, TnKVal z) {
  TnKVal one = d(b, 1), half = k_mul(b, z, d(b, 0.5)), w = k_sub(b, one, half);
  TnKVal lost = k_sub(b, k_sub(b, one, w), half), rest = k_fma(b, k_mul(b, z, z), TN_POLY(cos_d, z), lost);
  return k_add(b, w, k_fma(b, k_neg(b, a.r), a.low, rest));
}

// The sine of x, or of x + pi/2.
static TnKVal sine_or_cosine(TnKBuilder *b, TnScalarOp op, TnKVal x) {
  bool is_sine = op == TN_SCALAR_sine;
  TnKAngle a = tn_ks_angle(b, k_abs(b, x));
  TnKVal z = k_mul(b, a.r, a.r), q = is_sine ? a.quadrant : k_iadd(b, a.quadrant, i64(b, 1));
  TnKVal is_even = k_eq(b, k_and(b, q, i64(b, 1)), i64(b, 0));
  TnKVal r = k_sel(b, is_even, sin_of(b, a, z), cos_of(b, a, z)), sign = k_shl(b, k_and(b, q, i64(b, 2)), i64(b, 62));
  if (is_sine) sign = k_xor(b, sign, k_sign_bits(b, x));
  r = k_bits(b, k_xor(b, k_bits(b, r), sign));
  return k_sel(b, a.is_far, tn_k_call(b, op, x, 0, a.is_far), r);
}

// Sine and cosine with what they lose to rounding, and the quotient of the two corrected by that.
static TnKVal tan_f64(TnKBuilder *b, TnKVal x) {
  TnKAngle a = tn_ks_angle(b, k_abs(b, x));
  TnKVal z = k_mul(b, a.r, a.r), z_low = k_fma(b, a.r, a.r, k_neg(b, z)), one = d(b, 1), half = k_mul(b, z, d(b, 0.5));
  TnKVal low = k_fma(b, k_neg(b, half), a.low, k_fma(b, k_mul(b, z_low, a.r), d(b, sin_d[0]), a.low));
  TnKVal sine_low = k_fma(b, k_mul(b, z, a.r), TN_POLY(sin_d, z), low);
  TnKVal cosine = k_sub(b, one, half), lost = k_sub(b, k_sub(b, one, cosine), half);
  TnKVal cosine_low = k_fma(b, k_mul(b, z, z), TN_POLY(cos_d, z), k_fma(b, z_low, d(b, -0.5), lost));
  cosine_low = k_fma(b, k_neg(b, a.r), a.low, cosine_low);
  TnKVal is_odd = k_ne(b, k_and(b, a.quadrant, i64(b, 1)), i64(b, 0));
  TnKVal num = k_sel(b, is_odd, k_neg(b, cosine), a.r), num_low = k_sel(b, is_odd, k_neg(b, cosine_low), sine_low);
  TnKVal den = k_sel(b, is_odd, a.r, cosine), den_low = k_sel(b, is_odd, sine_low, cosine_low);
  TnKVal inverse = k_div(b, one, k_add(b, den, den_low)), q = k_mul(b, num, inverse), minus_q = k_neg(b, q);
  TnKVal rest = k_fma(b, minus_q, den_low, k_add(b, k_fma(b, minus_q, den, num), num_low));
  TnKVal r = k_bits(b, k_xor(b, k_bits(b, k_fma(b, rest, inverse, q)), k_sign_bits(b, x)));
  r = k_sel(b, k_lt(b, k_abs(b, x), d(b, 0x1p-27)), x, r);
  return k_sel(b, a.is_far, tn_k_call(b, TN_SCALAR_tan, x, 0, a.is_far), r);
}

TnKVal tn_ks_math_f64(TnKBuilder *b, TnScalarOp op, TnKVal x, TnKVal y) {
  switch ((unsigned)op) {
    case TN_SCALAR_exponential: return tn_ks_exp(b, x);
    case TN_SCALAR_exponential_minus_one: return tn_ks_expm1(b, x);
    case TN_SCALAR_log: return log_f64(b, x);
    case TN_SCALAR_log_plus_one: return log1p_f64(b, x);
    case TN_SCALAR_logistic: return tn_ks_logistic(b, x);
    case TN_SCALAR_rsqrt: return rsqrt_f64(b, x);
    case TN_SCALAR_cosine:
    case TN_SCALAR_sine: return sine_or_cosine(b, op, x);
    case TN_SCALAR_tan: return tan_f64(b, x);
    case TN_SCALAR_tanh: return tanh_f64(b, x);
    default: return tn_ks_math_dd(b, op, x, y);
  }
}
