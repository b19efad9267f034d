// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Functions of complex<f32> in kernel nodes: in real f64 arithmetic, where squares of the parts are exact and neither
// overflow nor underflow, each part rounded once. Branch cuts, signed zeros and infinities are those of num/complex.c
// (C99 Annex G). What comes out of the arithmetic is not selected.
#include "kernel/scalar_priv.h"

typedef struct Z {
  TnKVal x, y;
} Z;

static TnKVal d(TnKBuilder *b, double x) { return tn_k_f64(b, x); }
static TnKVal is_zero(TnKBuilder *b, TnKVal x) { return k_eq(b, x, d(b, 0)); }
static TnKVal is_inf(TnKBuilder *b, TnKVal x) { return k_eq(b, k_abs(b, x), d(b, K_INF)); }
static TnKVal is_nan(TnKBuilder *b, TnKVal x) { return k_ne(b, x, x); }
static TnKVal any_inf(TnKBuilder *b, Z z) { return k_or(b, is_inf(b, z.x), is_inf(b, z.y)); }
static TnKVal squares(TnKBuilder *b, TnKVal x, TnKVal y) { return k_add(b, k_mul(b, x, x), k_mul(b, y, y)); }
static TnKVal half(TnKBuilder *b, TnKVal x) { return k_mul(b, x, d(b, 0.5)); }
static TnKVal with_sign_of(TnKBuilder *b, TnKVal x, TnKVal y) { return k_with_sign(b, k_abs(b, x), y); }
static Z times_i(TnKBuilder *b, Z z) { return (Z){k_neg(b, z.y), z.x}; }
static Z times_minus_i(TnKBuilder *b, Z z) { return (Z){z.y, k_neg(b, z.x)}; }
static Z select(TnKBuilder *b, TnKVal p, Z x, Z y) { return (Z){k_sel(b, p, x.x, y.x), k_sel(b, p, x.y, y.y)}; }

// The signs of x and y multiplied, on a zero.
static TnKVal zero_of_signs(TnKBuilder *b, TnKVal x, TnKVal y) {
  return k_bits(b, k_xor(b, k_sign_bits(b, x), k_sign_bits(b, y)));
}

// ---------------------------------------------------------------------------------------------------------------
// Moduli and roots

static TnKVal modulus(TnKBuilder *b, Z z) {
  return k_sel(b, any_inf(b, z), d(b, K_INF), k_sqrt(b, squares(b, z.x, z.y)));
}

// Infinite parts count as 1, the others beside them as 0.
static Z sign(TnKBuilder *b, Z z) {
  TnKVal inf = any_inf(b, z), one = d(b, 1), zero = d(b, 0);
  Z u = {k_with_sign(b, k_sel(b, is_inf(b, z.x), one, zero), z.x),
         k_with_sign(b, k_sel(b, is_inf(b, z.y), one, zero), z.y)};
  u = select(b, inf, u, z);
  TnKVal h = k_sqrt(b, squares(b, u.x, u.y));
  h = k_sel(b, is_zero(b, h), one, h);
  h = k_sel(b, k_or(b, is_nan(b, z.x), is_nan(b, z.y)), d(b, K_NAN), h);
  return (Z){k_div(b, u.x, h), k_div(b, u.y, h)};
}

// sqrt(|x| + i|y|) = t + i |y| / 2t
static Z sqrt_of(TnKBuilder *b, Z z) {
  TnKVal p = k_abs(b, z.x), q = k_abs(b, z.y), h = k_sqrt(b, squares(b, p, q)), inf = d(b, K_INF);
  TnKVal t = k_sqrt(b, half(b, k_add(b, p, h))), side = k_div(b, q, k_add(b, t, t));
  side = k_sel(b, is_zero(b, h), q, k_sel(b, is_inf(b, q), inf, side));
  return (Z){k_sel(b, any_inf(b, z), inf, t), side};
}

static Z root(TnKBuilder *b, Z z) {
  Z r = sqrt_of(b, z);
  TnKVal left = k_lt(b, k_bits(b, z.x), tn_k_i64(b, 0));
  return select(b, left, (Z){r.y, k_with_sign(b, r.x, z.y)}, (Z){r.x, k_with_sign(b, r.y, z.y)});
}

static Z rsqrt(TnKBuilder *b, Z z) {
  Z r = sqrt_of(b, z);
  TnKVal h = k_sqrt(b, squares(b, z.x, z.y)), minus_y = k_neg(b, z.y), zero = d(b, 0);
  TnKVal left = k_lt(b, k_bits(b, z.x), tn_k_i64(b, 0));
  TnKVal main = k_div(b, r.x, h), side = k_div(b, r.y, h);
  r = select(b, left, (Z){side, k_with_sign(b, main, minus_y)}, (Z){main, k_with_sign(b, side, minus_y)});
  TnKVal right_inf = k_and(b, k_eq(b, z.x, d(b, K_INF)), tn_k_not(b, is_inf(b, z.y)));
  Z at_inf = {zero, k_sel(b, right_inf, zero, k_with_sign(b, zero, minus_y))};
  r = select(b, any_inf(b, z), at_inf, r);
  return select(b, is_zero(b, h), (Z){d(b, K_INF), d(b, K_NAN)}, r);
}

// ---------------------------------------------------------------------------------------------------------------
// exp, log and what is made of them

// The angle is f32 as it came: reduced exactly.
static void sine_cosine(TnKBuilder *b, TnKVal y, TnKVal *s, TnKVal *c) { tn_ks_wide_sincos(b, k_f32(b, y), s, c); }

static Z exp_of(TnKBuilder *b, Z z) {
  TnKVal s, c, e = tn_ks_wide_exp(b, z.x);
  sine_cosine(b, z.y, &s, &c);
  return (Z){k_mul(b, e, c), k_sel(b, is_zero(b, z.y), z.y, k_mul(b, e, s))};
}

// 1 + c where c is near -1 (negate: 1 - c where it is near 1)
static TnKVal one_plus(TnKBuilder *b, TnKVal s, TnKVal c) {
  TnKVal one = d(b, 1), far = k_add(b, one, c), near = k_div(b, k_mul(b, s, s), k_sub(b, one, c));
  return k_sel(b, k_lt(b, c, d(b, -0.5)), near, far);
}

// Re: (e^x - 1) cos y - (1 - cos y)
static Z expm1_of(TnKBuilder *b, Z z) {
  TnKVal s, c;
  sine_cosine(b, z.y, &s, &c);
  TnKVal rest = one_plus(b, s, k_neg(b, c)), e = tn_ks_expm1(b, z.x);
  return (Z){k_sub(b, k_mul(b, e, c), rest), exp_of(b, z).y};
}

// 1/2 ln q, where q is near 1 by w = q - 1, which is more exact.
static TnKVal half_log(TnKBuilder *b, Z z, TnKVal q, TnKVal w) {
  TnKVal one = d(b, 1), is_near = k_lt(b, k_abs(b, w), d(b, 0.5)), sum = k_add(b, one, w);
  TnKVal u = k_sel(b, is_near, sum, q), rest = k_sub(b, w, k_sub(b, sum, one));
  TnKVal r = tn_ks_log_corners(b, q, tn_ks_wide_log(b, u));
  r = k_add(b, r, k_sel(b, is_near, k_div(b, rest, u), d(b, 0)));
  return k_sel(b, any_inf(b, z), d(b, K_INF), half(b, r));
}

static Z log_of(TnKBuilder *b, Z z) {
  TnKVal p = k_abs(b, z.x), q = k_abs(b, z.y), swap = k_gt(b, q, p), one = d(b, 1);
  TnKVal larger = k_sel(b, swap, q, p), less = k_sel(b, swap, p, q);
  TnKVal w = k_fma(b, k_sub(b, larger, one), k_add(b, larger, one), k_mul(b, less, less));
  return (Z){half_log(b, z, squares(b, z.x, z.y), w), tn_ks_wide_atan2(b, z.y, z.x)};
}

static Z log1p_of(TnKBuilder *b, Z z) {
  TnKVal u = k_add(b, d(b, 1), z.x), w = k_fma(b, z.x, k_add(b, z.x, d(b, 2)), k_mul(b, z.y, z.y));
  return (Z){half_log(b, z, squares(b, u, z.y), w), tn_ks_wide_atan2(b, z.y, u)};
}

// e^(ln z / 3); the angle is at most pi/3, of its half the polynomials are good.
static Z cbrt_of(TnKBuilder *b, Z z) {
  Z l = log_of(b, z);
  TnKVal e = tn_ks_wide_exp(b, k_mul(b, l.x, d(b, 1.0 / 3))), s, c;
  tn_ks_wide_sincos_near(b, k_mul(b, l.y, d(b, 1.0 / 6)), &s, &c);
  TnKVal twice = k_add(b, s, s), re = k_mul(b, e, k_sub(b, d(b, 1), k_mul(b, twice, s)));
  Z r = {re, k_mul(b, e, k_mul(b, twice, c))};
  return select(b, k_and(b, is_zero(b, z.x), is_zero(b, z.y)), z, r);
}

// 1 / (1 + e^-z) with v = e^-|x|; for x < 0 both sides times e^z. 1 + v cos y is (1 - v) + v (1 + cos y).
static Z logistic(TnKBuilder *b, Z z) {
  TnKVal s, c, minus_a = k_neg(b, k_abs(b, z.x)), v = tn_ks_wide_exp(b, minus_a), zero = d(b, 0), one = d(b, 1);
  sine_cosine(b, z.y, &s, &c);
  TnKVal above = one_plus(b, s, c), below = k_neg(b, tn_ks_wide_expm1(b, minus_a));
  TnKVal sum = k_add(b, below, k_mul(b, v, above)), vs = k_mul(b, v, s), norm = squares(b, sum, vs);
  TnKVal left = k_sel(b, k_lt(b, c, d(b, -0.5)), k_sub(b, above, below), k_add(b, c, v));
  TnKVal re = k_sel(b, k_lt(b, z.x, zero), k_mul(b, v, left), sum);
  Z r = {k_div(b, re, norm), k_div(b, vs, norm)};
  return select(b, is_inf(b, z.x), (Z){k_sel(b, k_gt(b, z.x, zero), one, zero), zero}, r);
}

// ---------------------------------------------------------------------------------------------------------------
// Hyperbolic and trigonometric functions: f(iz) gives one from the other

typedef struct Parts {
  TnKVal sinh, cosh, sin, cos;
  TnKVal no_angle;  // y is not finite
} Parts;

// Beyond |x| = 200 the functions are those of 200: the results overflow all the same.
static Parts parts_of(TnKBuilder *b, Z z) {
  Parts p;
  sine_cosine(b, z.y, &p.sin, &p.cos);
  TnKVal e = tn_ks_wide_expm1(b, k_abs(b, z.x)), all = k_add(b, e, d(b, 1));
  p.sinh = with_sign_of(b, half(b, k_add(b, e, k_div(b, e, all))), z.x);
  p.cosh = half(b, k_add(b, all, k_div(b, d(b, 1), all)));
  p.no_angle = is_nan(b, p.cos);
  return p;
}

static Z sinh_of(TnKBuilder *b, Z z) {
  Parts p = parts_of(b, z);
  TnKVal keeps = k_and(b, p.no_angle, k_or(b, is_zero(b, z.x), is_inf(b, z.x)));
  return (Z){k_sel(b, keeps, z.x, k_mul(b, p.sinh, p.cos)), k_sel(b, is_zero(b, z.y), z.y, k_mul(b, p.cosh, p.sin))};
}

static Z cosh_of(TnKBuilder *b, Z z) {
  Parts p = parts_of(b, z);
  TnKVal inf = k_and(b, p.no_angle, is_inf(b, z.x));
  TnKVal zero = k_or(b, is_zero(b, z.y), k_and(b, p.no_angle, is_zero(b, z.x)));
  return (Z){k_sel(b, inf, d(b, K_INF), k_mul(b, p.cosh, p.cos)),
             k_sel(b, zero, zero_of_signs(b, z.x, z.y), k_mul(b, p.sinh, p.sin))};
}

// (sinh x cosh x + i sin y cos y) / (sinh^2 x + cos^2 y)
static Z tanh_of(TnKBuilder *b, Z z) {
  Parts p = parts_of(b, z);
  TnKVal norm = squares(b, p.sinh, p.cos), inf = is_inf(b, z.x);
  TnKVal re = k_div(b, k_mul(b, p.sinh, p.cosh), norm), im = k_div(b, k_mul(b, p.sin, p.cos), norm);
  re = k_sel(b, k_and(b, p.no_angle, is_zero(b, z.x)), z.x, re);
  im = k_sel(b, k_and(b, p.no_angle, inf), k_with_sign(b, d(b, 0), z.y), im);
  return (Z){k_sel(b, inf, k_with_sign(b, d(b, 1), z.x), re), k_sel(b, is_zero(b, z.y), z.y, im)};
}

static Z sin_of(TnKBuilder *b, Z z) { return times_minus_i(b, sinh_of(b, times_i(b, z))); }
static Z cos_of(TnKBuilder *b, Z z) { return cosh_of(b, times_i(b, z)); }
static Z tan_of(TnKBuilder *b, Z z) { return times_minus_i(b, tanh_of(b, times_i(b, z))); }

// ---------------------------------------------------------------------------------------------------------------
// Inverse functions. asin as in num/complex.c: with r = |z + 1|, s = |z - 1|, a = (r + s) / 2 of |x| + i|y|
//   asin z = atan(x / d) + i ln(a + sqrt(a^2 - 1)),   acos z = atan(d / x) - i ln(...)
// d = sqrt((a - x) (a + x)) and a - 1 are sums of positive terms. Infinite parts count as 2^300.

typedef struct InverseSine {
  TnKVal x, d, log_part;
} InverseSine;

static InverseSine inverse_sine(TnKBuilder *b, Z z) {
  TnKVal x = k_at_most(b, k_abs(b, z.x), 0x1p300), y = k_at_most(b, k_abs(b, z.y), 0x1p300), one = d(b, 1);
  TnKVal above = k_add(b, x, one), below = k_abs(b, k_sub(b, x, one)), square = k_mul(b, y, y);
  TnKVal r = k_sqrt(b, squares(b, above, y)), s = k_sqrt(b, squares(b, below, y));
  TnKVal a = half(b, k_add(b, r, s)), ax = k_add(b, a, x), r_above = k_add(b, r, above), s_below = k_add(b, s, below);
  TnKVal first = k_div(b, square, r_above), inside = k_lt(b, x, one);
  TnKVal a_1 = half(b, k_add(b, first, k_sel(b, inside, k_div(b, square, s_below), s_below)));
  TnKVal terms = k_add(b, k_div(b, ax, r_above), k_div(b, ax, s_below));
  TnKVal d_in = k_sqrt(b, half(b, k_mul(b, ax, k_add(b, first, s_below))));
  TnKVal d_out = k_sel(b, is_zero(b, y), y, k_mul(b, y, k_sqrt(b, half(b, terms))));
  TnKVal l = tn_ks_wide_log1p(b, k_add(b, a_1, k_sqrt(b, k_mul(b, a_1, k_add(b, a, one)))));
  return (InverseSine){x, k_sel(b, inside, d_in, d_out), k_sel(b, any_inf(b, z), d(b, K_INF), l)};
}

static Z asin_of(TnKBuilder *b, Z z) {
  InverseSine p = inverse_sine(b, z);
  TnKVal re = with_sign_of(b, tn_ks_wide_atan_ratio(b, p.x, p.d), z.x);
  return (Z){k_sel(b, is_zero(b, z.x), z.x, re), with_sign_of(b, p.log_part, k_sel(b, is_nan(b, z.y), z.x, z.y))};
}

static Z acos_of(TnKBuilder *b, Z z) {
  InverseSine p = inverse_sine(b, z);
  TnKVal re = tn_ks_wide_atan_ratio(b, p.d, p.x);
  re = k_sel(b, k_lt(b, z.x, d(b, 0)), k_sub(b, d(b, 0x1.921fb54442d18p+1), re), re);
  TnKVal side = k_sel(b, is_nan(b, z.y), d(b, 0), z.y);
  return (Z){k_sel(b, is_zero(b, z.x), d(b, 0x1.921fb54442d18p+0), re), k_neg(b, with_sign_of(b, p.log_part, side))};
}

static Z asinh_of(TnKBuilder *b, Z z) { return times_minus_i(b, asin_of(b, times_i(b, z))); }

static Z acosh_of(TnKBuilder *b, Z z) {
  Z w = acos_of(b, z);
  TnKVal side = k_sel(b, is_nan(b, z.y), d(b, 0), z.y);
  return (Z){k_abs(b, w.y), with_sign_of(b, w.x, side)};
}

// Re: 1/4 ln(1 + 4x / ((1 - x)^2 + y^2)), Im: 1/2 atan2(2y, 1 - x^2 - y^2), of |x| + i|y|
static Z atanh_of(TnKBuilder *b, Z z) {
  TnKVal x = k_at_most(b, k_abs(b, z.x), 0x1p300), y = k_at_most(b, k_abs(b, z.y), 0x1p300), one = d(b, 1);
  TnKVal below = k_sub(b, one, x), norm = squares(b, below, y);
  TnKVal re = tn_ks_wide_log1p(b, k_div(b, k_mul(b, d(b, 4), x), norm));
  re = k_sel(b, is_zero(b, norm), d(b, K_INF), k_mul(b, re, d(b, 0.25)));
  TnKVal along = k_fma(b, below, k_add(b, one, x), k_neg(b, k_mul(b, y, y)));
  TnKVal im = half(b, tn_ks_wide_atan2(b, k_add(b, y, y), along));
  re = k_sel(b, any_inf(b, z), d(b, 0), re);
  im = k_sel(b, is_inf(b, z.y), d(b, 0x1.921fb54442d18p+0), im);
  return (Z){k_sel(b, is_zero(b, z.x), z.x, with_sign_of(b, re, z.x)), with_sign_of(b, im, z.y)};
}

static Z atan_of(TnKBuilder *b, Z z) { return times_minus_i(b, atanh_of(b, times_i(b, z))); }

// ---------------------------------------------------------------------------------------------------------------

typedef Z Function(TnKBuilder *b, Z z);

static Function *const functions[TN_N_SCALAR_OPS] = {
    [TN_SCALAR_acos] = acos_of,      [TN_SCALAR_acosh] = acosh_of,
    [TN_SCALAR_asin] = asin_of,      [TN_SCALAR_asinh] = asinh_of,
    [TN_SCALAR_atan] = atan_of,      [TN_SCALAR_atanh] = atanh_of,
    [TN_SCALAR_cbrt] = cbrt_of,      [TN_SCALAR_cosh] = cosh_of,
    [TN_SCALAR_cosine] = cos_of,     [TN_SCALAR_exponential] = exp_of,
    [TN_SCALAR_log] = log_of,        [TN_SCALAR_exponential_minus_one] = expm1_of,
    [TN_SCALAR_logistic] = logistic, [TN_SCALAR_log_plus_one] = log1p_of,
    [TN_SCALAR_rsqrt] = rsqrt,       [TN_SCALAR_sign] = sign,
    [TN_SCALAR_sine] = sin_of,       [TN_SCALAR_sinh] = sinh_of,
    [TN_SCALAR_sqrt] = root,         [TN_SCALAR_tan] = tan_of,
    [TN_SCALAR_tanh] = tanh_of,
};

bool tn_ks_complex_f32(TnKBuilder *b, TnScalarOp op, TnKScalar x, TnKScalar *out) {
  Z z = {k_f64(b, x.v), k_f64(b, x.im)};
  if (op == TN_SCALAR_abs) {
    *out = (TnKScalar){TN_F32, k_f32(b, modulus(b, z)), 0};
    return true;
  }
  if (!functions[op]) return false;
  Z r = functions[op](b, z);
  *out = (TnKScalar){TN_C64, k_f32(b, r.x), k_f32(b, r.y)};
  return true;
}
