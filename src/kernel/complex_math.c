// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Functions of complex numbers in kernel nodes, each part rounded once. Those of complex<f32> are in plain f64, where
// squares of the parts are exact and neither overflow nor underflow; those of complex<f64> are in pairs (pair.h), and
// what is far away or not finite is left to num's function (rescue). Branch cuts, signed zeros and infinities are
// those of num/complex.c (C99 Annex G). What comes out of the arithmetic is not selected.
#include <float.h>

#include "kernel/pair.h"

typedef struct Z {
  TnKVal x, y;
} Z;

static TnKVal is_zero(TnKBuilder *b, TnKVal x) { return k_eq(b, x, k_d(b, 0)); }
static TnKVal is_inf(TnKBuilder *b, TnKVal x) { return k_eq(b, k_abs(b, x), k_d(b, K_INF)); }
static TnKVal is_nan(TnKBuilder *b, TnKVal x) { return k_ne(b, x, x); }
static TnKVal any_inf(TnKBuilder *b, Z z) { return k_or(b, is_inf(b, z.x), is_inf(b, z.y)); }
static TnKVal is_left(TnKBuilder *b, TnKVal x) { return k_lt(b, k_bits(b, x), tn_k_i64(b, 0)); }
static TnKVal with_sign_of(TnKBuilder *b, TnKVal x, TnKVal y) { return k_with_sign(b, k_abs(b, x), y); }
static Z times_i(TnKBuilder *b, Z z) { return (Z){k_neg(b, z.y), z.x}; }
static Z times_minus_i(TnKBuilder *b, Z z) { return (Z){z.y, k_neg(b, z.x)}; }
static Z select(TnKBuilder *b, TnKVal p, Z x, Z y) { return (Z){k_sel(b, p, x.x, y.x), k_sel(b, p, x.y, y.y)}; }
static Sum squares(const Calc *m, Sum x, Sum y) { return s_add(m, s_square(m, x), s_square(m, y)); }

// The signs of x and y multiplied, on a zero.
static TnKVal zero_of_signs(TnKBuilder *b, TnKVal x, TnKVal y) {
  return k_bits(b, k_xor(b, k_sign_bits(b, x), k_sign_bits(b, y)));
}

// ---------------------------------------------------------------------------------------------------------------
// What pairs cannot do

// Where `need`, num's function; r elsewhere. Plain f64 needs none of it.
static Z rescue(const Calc *m, TnScalarOp op, Z z, TnKVal need, Z r) {
  if (!m->pairs) return r;
  TnKVal re = tn_k_call_part(m->b, op, false, z.x, z.y, need);
  TnKVal im = r.y ? tn_k_call_part(m->b, op, true, z.x, z.y, need) : 0;
  return (Z){k_sel(m->b, need, re, r.x), im ? k_sel(m->b, need, im, r.y) : 0};
}

// A special value is selected in plain f64; where pairs are, num's function gives it.
static TnKVal corner(const Calc *m, TnKVal p, TnKVal x, TnKVal r) { return m->pairs ? r : k_sel(m->b, p, x, r); }

// Neither 0 nor between 2^-250 and 2^250 in magnitude.
static TnKVal is_far(TnKBuilder *b, TnKVal x) {
  TnKVal least = tn_k_i64(b, (int64_t)(1023 - 250) << 52), span = tn_k_i64(b, (int64_t)500 << 52);
  TnKVal beyond = k_ugt(b, k_isub(b, k_bits(b, k_abs(b, x)), least), span);
  return k_and(b, beyond, k_ne(b, x, k_d(b, 0)));
}
static TnKVal is_origin(TnKBuilder *b, Z z) { return k_and(b, is_zero(b, z.x), is_zero(b, z.y)); }
static TnKVal any_far(TnKBuilder *b, Z z) { return k_or(b, is_far(b, z.x), is_far(b, z.y)); }
static TnKVal is_far_angle(TnKBuilder *b, TnKVal y) { return k_ge(b, k_abs(b, y), k_d(b, TN_KS_FAR_ANGLE)); }
static TnKVal is_beyond(TnKBuilder *b, TnKVal x, double limit) {  // NaN too
  return tn_k_not(b, k_le(b, k_abs(b, x), k_d(b, limit)));
}

// ---------------------------------------------------------------------------------------------------------------
// Moduli and roots

// Without a division: what the sum of the squares loses goes into it before the root.
static TnKVal modulus(const Calc *m, Z z) {
  TnKBuilder *b = m->b;
  TnKVal p = k_abs(b, z.x), q = k_abs(b, z.y), any = any_inf(b, z);
  if (!m->pairs) return k_sel(b, any, k_d(b, K_INF), k_sqrt(b, value(b, squares(m, one_of(p), one_of(q)))));
  TnKVal swap = k_gt(b, q, p), large = k_sel(b, swap, q, p), less = k_sel(b, swap, p, q), one = k_d(b, 1);
  TnKVal huge = k_gt(b, large, k_d(b, 0x1p500)), tiny = k_lt(b, large, k_d(b, 0x1p-400));
  TnKVal down = k_sel(b, huge, k_d(b, 0x1p-600), k_sel(b, tiny, k_d(b, 0x1p600), one));
  TnKVal up = k_sel(b, huge, k_d(b, 0x1p600), k_sel(b, tiny, k_d(b, 0x1p-600), one));
  Sum x = product(b, k_mul(b, large, down), k_mul(b, large, down));
  Sum y = product(b, k_mul(b, less, down), k_mul(b, less, down));
  Sum s = sum_of(b, x.high, y.high);
  TnKVal root = k_sqrt(b, k_add(b, s.high, k_add(b, s.low, k_add(b, x.low, y.low))));
  return k_sel(b, any, k_d(b, K_INF), k_mul(b, root, up));
}

static Z abs_of(const Calc *m, Z z) { return (Z){modulus(m, z), 0}; }

// Infinite parts count as 1, the others beside them as 0.
static Z sign(const Calc *m, Z z) {
  TnKBuilder *b = m->b;
  Z u = z;
  if (!m->pairs) {
    TnKVal inf = any_inf(b, z), one = k_d(b, 1), zero = k_d(b, 0);
    u = (Z){k_with_sign(b, k_sel(b, is_inf(b, z.x), one, zero), z.x),
            k_with_sign(b, k_sel(b, is_inf(b, z.y), one, zero), z.y)};
    u = select(b, inf, u, z);
  }
  Sum x = one_of(u.x), y = one_of(u.y), h = s_root(m, squares(m, x, y));
  h.high = corner(m, is_zero(b, h.high), k_d(b, 1), h.high);
  h.high = corner(m, k_or(b, is_nan(b, z.x), is_nan(b, z.y)), k_d(b, K_NAN), h.high);
  TnKVal inverse = k_div(b, k_d(b, 1), h.high);
  if (!m->pairs) return (Z){k_mul(b, u.x, inverse), k_mul(b, u.y, inverse)};
  Z r = select(b, is_origin(b, z), z, (Z){s_round(m, s_div(m, x, h)), s_round(m, s_div(m, y, h))});
  return rescue(m, TN_SCALAR_sign, z, any_far(b, z), r);
}

// sqrt(|x| + i|y|) = t + i |y| / 2t, h = |z|
typedef struct Root {
  Sum t, side, h;
} Root;

static Root root_parts(const Calc *m, Z z) {
  TnKBuilder *b = m->b;
  TnKVal p = k_abs(b, z.x), q = k_abs(b, z.y), inf = k_d(b, K_INF);
  Sum h = s_root(m, squares(m, one_of(p), one_of(q))), t = s_root(m, s_half(m, s_add(m, one_of(p), h)));
  Sum side = s_div(m, one_of(q), s_times(m, t, 2));
  side.high = corner(m, is_zero(b, h.high), q, corner(m, is_inf(b, q), inf, side.high));
  t.high = corner(m, any_inf(b, z), inf, t.high);
  return (Root){t, side, h};
}

static Z root(const Calc *m, Z z) {
  TnKBuilder *b = m->b;
  Root p = root_parts(m, z);
  TnKVal left = is_left(b, z.x), main = value(b, p.t), side = s_round(m, p.side);
  Z r = select(b, left, (Z){side, k_with_sign(b, main, z.y)}, (Z){main, k_with_sign(b, side, z.y)});
  if (m->pairs) r = select(b, is_origin(b, z), (Z){k_d(b, 0), z.y}, r);
  return rescue(m, TN_SCALAR_sqrt, z, any_far(b, z), r);
}

static Z rsqrt(const Calc *m, Z z) {
  TnKBuilder *b = m->b;
  Root p = root_parts(m, z);
  TnKVal minus_y = k_neg(b, z.y), zero = k_d(b, 0), left = is_left(b, z.x);
  TnKVal main = s_round(m, s_div(m, p.t, p.h)), side = s_round(m, s_div(m, p.side, p.h));
  Z r = select(b, left, (Z){side, k_with_sign(b, main, minus_y)}, (Z){main, k_with_sign(b, side, minus_y)});
  if (m->pairs) {
    r = select(b, is_origin(b, z), (Z){k_d(b, K_INF), k_d(b, K_NAN)}, r);
    return rescue(m, TN_SCALAR_rsqrt, z, any_far(b, z), r);
  }
  TnKVal right_inf = k_and(b, k_eq(b, z.x, k_d(b, K_INF)), tn_k_not(b, is_inf(b, z.y)));
  Z at_inf = {zero, k_sel(b, right_inf, zero, k_with_sign(b, zero, minus_y))};
  r = select(b, any_inf(b, z), at_inf, r);
  return select(b, is_zero(b, p.h.high), (Z){k_d(b, K_INF), k_d(b, K_NAN)}, r);
}

// ---------------------------------------------------------------------------------------------------------------
// exp, log and what is made of them

// The angle of complex<f32> is f32 as it came: reduced exactly.
static void sine_cosine(const Calc *m, TnKVal y, Sum *s, Sum *c) {
  if (m->pairs) {
    s_sincos(m, one_of(y), s, c);
    return;
  }
  *s = *c = one_of(0);
  tn_ks_wide_sincos(m->b, k_f32(m->b, y), &s->high, &c->high);
}

// e^x f and e^x g
static Z exp_times(const Calc *m, Sum x, Sum f, Sum g) {
  if (!m->pairs) {
    TnKVal e = tn_ks_wide_exp(m->b, x.high);
    return (Z){k_mul(m->b, e, f.high), k_mul(m->b, e, g.high)};
  }
  TnKBuilder *b = m->b;
  Power p = s_exp_parts(m, x);
  Sum e = s_plus(m, num(m, 1), p.part);
  // Half of the exponent goes to each side of the product, as f and g may be subnormal.
  TnKVal half = k_shru(b, p.bits, tn_k_i64(b, 1)), at = tn_k_i64(b, 52);
  TnKVal up = k_bits(b, k_shl(b, half, at)), rest = k_bits(b, k_shl(b, k_isub(b, p.bits, half), at));
  e = (Sum){k_mul(b, e.high, up), k_mul(b, e.low, up)};
  return (Z){k_mul(b, s_round(m, s_mul(m, e, f)), rest), k_mul(b, s_round(m, s_mul(m, e, g)), rest)};
}

static Z exp_of(const Calc *m, Z z) {
  TnKBuilder *b = m->b;
  Sum s, c;
  sine_cosine(m, z.y, &s, &c);
  Z r = exp_times(m, one_of(z.x), c, s);
  r.y = k_sel(b, is_zero(b, z.y), z.y, r.y);
  if (!m->pairs) return r;
  // From 1454 on whatever is not 0 overflows; up to 1418 the exponent is right.
  TnKVal over = k_gt(b, z.x, k_d(b, 1454)), inf = k_d(b, K_INF);
  r = select(b, over, (Z){k_mul(b, r.x, inf), k_sel(b, is_zero(b, z.y), z.y, k_mul(b, r.y, inf))}, r);
  TnKVal need = k_and(b, k_gt(b, z.x, k_d(b, 1418)), tn_k_not(b, over));
  return rescue(m, TN_SCALAR_exponential, z, k_or(b, is_far_angle(b, z.y), need), r);
}

static Sum expm1_sum(const Calc *m, TnKVal x) {
  return m->pairs ? s_expm1(m, one_of(x)) : one_of(tn_ks_wide_expm1(m->b, x));
}

// 1 + c where c is near -1 (negate: 1 - c where it is near 1)
static Sum one_plus(const Calc *m, Sum s, Sum c) {
  Sum one = num(m, 1), near = s_div(m, s_square(m, s), s_sub(m, one, c));
  return s_select(m, k_lt(m->b, c.high, k_d(m->b, -0.5)), near, s_add(m, one, c));
}

// Re: (e^x - 1) cos y - (1 - cos y)
static Z expm1_of(const Calc *m, Z z) {
  TnKBuilder *b = m->b;
  Sum s, c;
  sine_cosine(m, z.y, &s, &c);
  Sum rest = one_plus(m, s, s_neg(m, c)), e = m->pairs ? expm1_sum(m, z.x) : one_of(tn_ks_expm1(b, z.x));
  Z r = {s_round(m, s_sub(m, s_mul(m, e, c), rest)), exp_of(m, z).y};
  r.x = k_sel(b, is_zero(b, z.y), m->pairs ? s_round(m, e) : e.high, r.x);
  TnKVal need = k_or(b, is_far_angle(b, z.y), k_gt(b, z.x, k_d(b, 700)));
  return rescue(m, TN_SCALAR_exponential_minus_one, z, need, r);
}

static TnKVal atan2_of(const Calc *m, TnKVal y, TnKVal x) {
  return m->pairs ? tn_ks_math_f64(m->b, TN_SCALAR_atan2, y, x) : tn_ks_wide_atan2(m->b, y, x);
}

// 1/2 ln q + twos ln 2, where q is near 1 by w = q - 1, which is more exact.
static TnKVal half_log(const Calc *m, Z z, Sum q, Sum w, TnKVal twos) {
  TnKBuilder *b = m->b;
  TnKVal is_near = k_lt(b, k_abs(b, w.high), k_d(b, 0.5));
  if (m->pairs) {
    if (twos) is_near = k_and(b, is_near, is_zero(b, twos));
    Sum u = s_select(m, is_near, s_plus(m, num(m, 1), w), q);
    return k_mul(b, tn_ks_log_sum(b, u.high, u.low, twos), k_d(b, 0.5));
  }
  TnKVal sum = k_add(b, k_d(b, 1), w.high), rest = k_sub(b, w.high, k_sub(b, sum, k_d(b, 1)));
  TnKVal u = k_sel(b, is_near, sum, q.high), r = tn_ks_log_corners(b, q.high, tn_ks_wide_log(b, u));
  r = k_add(b, r, k_sel(b, is_near, k_div(b, rest, u), k_d(b, 0)));
  return k_sel(b, any_inf(b, z), k_d(b, K_INF), k_mul(b, r, k_d(b, 0.5)));
}

// |z|^2 = q 4^(twos / 2) and, where twos is 0, q - 1 = (x - 1) (x + 1) + y^2 with x the larger part.
typedef struct Norm {
  Z z;  // scaled
  Sum q, w;
  TnKVal twos;
} Norm;

static Norm norm_of(const Calc *m, Z z) {
  TnKBuilder *b = m->b;
  TnKVal p = k_abs(b, z.x), q = k_abs(b, z.y), swap = k_gt(b, q, p), one = k_d(b, 1), twos = 0;
  TnKVal large = k_sel(b, swap, q, p), less = k_sel(b, swap, p, q);
  if (!m->pairs) {
    TnKVal w = k_fma(b, k_sub(b, large, one), k_add(b, large, one), k_mul(b, less, less));
    return (Norm){z, squares(m, one_of(z.x), one_of(z.y)), one_of(w), 0};
  }
  TnKVal huge = k_gt(b, large, k_d(b, 0x1p400)), tiny = k_lt(b, large, k_d(b, 0x1p-400));
  TnKVal f = k_sel(b, huge, k_d(b, 0x1p-600), k_sel(b, tiny, k_d(b, 0x1p600), one));
  twos = k_sel(b, huge, k_d(b, 1200), k_sel(b, tiny, k_d(b, -1200), k_d(b, 0)));
  large = k_mul(b, large, f), less = k_mul(b, less, f);
  Sum x = product(b, large, large), y = product(b, less, less);
  // The four terms of w: near |z| = 1 the first two cancel, and what is left of them may cancel the low ones.
  Sum less_1 = s_add(m, num(m, -1), one_of(x.high)), high = s_add(m, one_of(less_1.high), one_of(y.high));
  Sum low = s_add(m, one_of(x.low), one_of(y.low)), w = s_add(m, one_of(high.high), one_of(low.high));
  w = sum_of(b, w.high, k_add(b, w.low, k_add(b, k_add(b, high.low, less_1.low), low.low)));
  return (Norm){{k_mul(b, z.x, f), k_mul(b, z.y, f)}, s_plus(m, x, y), w, twos};
}

static Z log_of(const Calc *m, Z z) {
  TnKBuilder *b = m->b;
  Norm n = norm_of(m, z);
  Z r = {half_log(m, z, n.q, n.w, n.twos), atan2_of(m, z.y, z.x)};
  if (!m->pairs) return r;
  r.x = k_sel(b, any_inf(b, z), k_d(b, K_INF), k_sel(b, is_nan(b, n.q.high), n.q.high, r.x));
  r.x = k_sel(b, is_zero(b, n.q.high), k_d(b, -K_INF), r.x);
  return r;
}

static Z log1p_of(const Calc *m, Z z) {
  TnKBuilder *b = m->b;
  Sum x = one_of(z.x), y = one_of(z.y), u = s_add(m, num(m, 1), x), w;
  if (m->pairs)
    w = s_add(m, s_add(m, s_times(m, x, 2), s_square(m, x)), s_square(m, y));
  else
    w = one_of(k_fma(b, z.x, k_add(b, z.x, k_d(b, 2)), k_mul(b, z.y, z.y)));
  Z r = {half_log(m, z, squares(m, u, y), w, 0), atan2_of(m, z.y, value(b, u))};
  TnKVal at_pole = k_and(b, is_zero(b, u.high), is_zero(b, z.y));
  return rescue(m, TN_SCALAR_log_plus_one, z, k_or(b, any_far(b, z), at_pole), r);
}

// ln z of a number that is not 0; where it is not finite the high parts are right.
static void log_sums(const Calc *m, Z z, Sum *re, Sum *im) {
  TnKBuilder *b = m->b;
  Norm n = norm_of(m, z);
  TnKVal near = k_and(b, k_lt(b, k_abs(b, n.w.high), k_d(b, 0.5)), is_zero(b, n.twos));
  *re = s_half(m, s_log(m, s_select(m, near, s_plus(m, num(m, 1), n.w), n.q), n.twos));
  *im = s_angle(m, n.z.y, n.z.x);
  Z l = log_of(m, z);  // mostly the same nodes
  TnKVal special = k_or(b, is_beyond(b, z.x, DBL_MAX), is_beyond(b, z.y, DBL_MAX));
  *re = s_select(m, special, one_of(l.x), *re), *im = s_select(m, special, one_of(l.y), *im);
}

// e^(re + i im)
static Z exp_sums(const Calc *m, Sum re, Sum im) {
  TnKBuilder *b = m->b;
  Sum s, c;
  s_sincos(m, im, &s, &c);
  TnKVal far = is_far_angle(b, im.high);
  s = s_select(m, far, one_of(tn_k_call(b, TN_SCALAR_sine, im.high, 0, far)), s);
  c = s_select(m, far, one_of(tn_k_call(b, TN_SCALAR_cosine, im.high, 0, far)), c);
  Z r = exp_times(m, re, c, s);
  return (Z){r.x, k_sel(b, is_zero(b, im.high), im.high, r.y)};
}

// What is not finite has no low part.
static Sum finite(const Calc *m, Sum x) {
  TnKVal is_finite = k_lt(m->b, k_abs(m->b, x.high), k_d(m->b, K_INF));
  return (Sum){x.high, k_sel(m->b, is_finite, x.low, k_d(m->b, 0))};
}

// Of complex<f32>: logarithm and angle to the last bits of f64, exponential, sine and cosine to those of f32.
static Z power_plain(const Calc *m, Z x, Z y) {
  TnKBuilder *b = m->b;
  Norm n = norm_of(m, x);
  TnKVal near = k_lt(b, k_abs(b, n.w.high), k_d(b, 0.5)), one = k_d(b, 1), sum = k_add(b, one, n.w.high);
  TnKVal rest = k_sel(b, near, k_sub(b, n.w.high, k_sub(b, sum, one)), k_d(b, 0)), inf = k_d(b, K_INF);
  TnKVal l = tn_ks_log_sum(b, k_sel(b, near, sum, n.q.high), rest, 0);
  l = k_mul(b, tn_ks_log_corners(b, n.q.high, l), k_d(b, 0.5)), l = k_sel(b, any_inf(b, x), inf, l);
  TnKVal a = tn_ks_math_f64(b, TN_SCALAR_atan2, x.y, x.x);
  TnKVal re = k_sub(b, k_mul(b, y.x, l), k_mul(b, y.y, a)), im = k_add(b, k_mul(b, y.x, a), k_mul(b, y.y, l));
  TnKAngle at = tn_ks_angle(b, im);
  TnKVal s, c, quarter = at.quadrant, i1 = tn_k_i64(b, 1), i2 = tn_k_i64(b, 2), up = tn_k_i64(b, 62);
  tn_ks_wide_sincos_near(b, k_add(b, at.r, at.low), &s, &c);
  TnKVal is_odd = k_ne(b, k_and(b, quarter, i1), tn_k_i64(b, 0));
  Sum sine = s_flip(m, one_of(k_sel(b, is_odd, c, s)), k_shl(b, k_and(b, quarter, i2), up));
  Sum cosine = s_flip(m, one_of(k_sel(b, is_odd, s, c)), k_shl(b, k_and(b, k_iadd(b, quarter, i1), i2), up));
  sine.high = k_sel(b, at.is_far, tn_k_call(b, TN_SCALAR_sine, im, 0, at.is_far), sine.high);
  cosine.high = k_sel(b, at.is_far, tn_k_call(b, TN_SCALAR_cosine, im, 0, at.is_far), cosine.high);
  Z r = exp_times(m, one_of(re), cosine, sine);
  return (Z){r.x, k_sel(b, is_zero(b, im), im, r.y)};
}

TnKScalar tn_ks_complex_power(TnKBuilder *b, TnKScalar x, TnKScalar y, bool pairs) {
  const Calc *m = &(Calc){b, pairs};
  if (!pairs) {
    Z r = power_plain(m, (Z){x.v, x.im}, (Z){y.v, y.im});
    return (TnKScalar){TN_C128, r.x, r.y};
  }
  Sum l, a, u = one_of(y.v), v = one_of(y.im);
  log_sums(m, (Z){x.v, x.im}, &l, &a);
  Sum lu = s_mul(m, l, u), av = s_mul(m, a, v), au = s_mul(m, a, u), lv = s_mul(m, l, v);
  // As the plain formula where that is not finite.
  Sum re = s_sub(m, finite(m, lu), finite(m, av)), im = s_add(m, finite(m, au), finite(m, lv));
  re.high = k_sel(b, is_beyond(b, re.high, DBL_MAX), k_sub(b, lu.high, av.high), re.high);
  im.high = k_sel(b, is_beyond(b, im.high, DBL_MAX), k_add(b, au.high, lv.high), im.high);
  Z r = exp_sums(m, finite(m, re), finite(m, im));
  return (TnKScalar){TN_C128, r.x, r.y};
}

// e^(ln z / 3); the angle is at most pi/3, of its half the polynomials are good.
static Z cbrt_of(const Calc *m, Z z) {
  TnKBuilder *b = m->b;
  TnKVal origin = is_origin(b, z);
  if (m->pairs) {
    Sum l, a, three = num(m, 3);
    log_sums(m, z, &l, &a);
    Z r = exp_sums(m, finite(m, s_div(m, l, three)), s_div(m, a, three));
    return rescue(m, TN_SCALAR_cbrt, z, any_far(b, z), select(b, origin, z, r));
  }
  Z l = log_of(m, z);
  TnKVal e = tn_ks_wide_exp(b, k_mul(b, l.x, k_d(b, 1.0 / 3))), s, c;
  tn_ks_wide_sincos_near(b, k_mul(b, l.y, k_d(b, 1.0 / 6)), &s, &c);
  TnKVal twice_s = k_add(b, s, s), re = k_mul(b, e, k_sub(b, k_d(b, 1), k_mul(b, twice_s, s)));
  return select(b, origin, z, (Z){re, k_mul(b, e, k_mul(b, twice_s, c))});
}

// 1 / (1 + e^-z) with v = e^-|x|; for x < 0 both sides times e^z. 1 + v cos y is (1 - v) + v (1 + cos y).
static Z logistic(const Calc *m, Z z) {
  TnKBuilder *b = m->b;
  Sum s, c, v;
  TnKVal minus_a = k_neg(b, k_abs(b, z.x)), zero = k_d(b, 0), one = k_d(b, 1), near = 0;
  sine_cosine(m, z.y, &s, &c);
  if (m->pairs) {
    Power p = s_exp_parts(m, one_of(minus_a));
    Sum e = s_plus(m, num(m, 1), p.part);
    v = (Sum){tn_ks_times_pow2(b, e.high, p.bits), tn_ks_times_pow2(b, e.low, p.bits)};
  } else {
    v = one_of(tn_ks_wide_exp(b, minus_a));
  }
  near = k_lt(b, c.high, k_d(b, -0.5));
  Sum above = one_plus(m, s, c), below = s_neg(m, expm1_sum(m, minus_a));
  Sum sum = s_add(m, below, s_mul(m, v, above)), vs = s_mul(m, v, s), norm = squares(m, sum, vs);
  Sum left = s_select(m, near, s_sub(m, above, below), s_add(m, c, v));
  Sum re = s_select(m, k_lt(b, z.x, zero), s_mul(m, v, left), sum);
  Z r = {s_round(m, s_div(m, re, norm)), s_round(m, s_div(m, vs, norm))};
  r.y = k_sel(b, k_and(b, is_zero(b, z.y), k_eq(b, z.x, z.x)), z.y, r.y);
  r = select(b, is_inf(b, z.x), (Z){k_sel(b, k_gt(b, z.x, zero), one, zero), zero}, r);
  return rescue(m, TN_SCALAR_logistic, z, is_far_angle(b, z.y), r);
}

// ---------------------------------------------------------------------------------------------------------------
// Hyperbolic and trigonometric functions: f(iz) gives one from the other

typedef struct Parts {
  Sum sinh, cosh, sin, cos;
  TnKVal no_angle;  // y is not finite
  TnKVal up, up2;   // in pairs: sinh and cosh are to be multiplied by them
} Parts;

// Beyond |x| = 200 the functions are those of 200: the results overflow all the same. In pairs they are scaled beyond
// 600 and 1000, as those of |x| less 512 ln2 or 1024 ln2, and from 1454 on whatever is not 0 overflows.
static Parts parts_of(const Calc *m, Z z) {
  TnKBuilder *b = m->b;
  Parts p = {.up = 0};
  sine_cosine(m, z.y, &p.sin, &p.cos);
  Sum a = one_of(k_abs(b, z.x)), e, one = num(m, 1), all;
  if (m->pairs) {
    TnKVal is_large = k_gt(b, a.high, k_d(b, 600)), over = k_gt(b, a.high, k_d(b, 1454));
    TnKVal is_huge = k_gt(b, a.high, k_d(b, 1000)), f = k_sel(b, is_huge, k_d(b, 2), one.high);
    a.high = k_at_most(b, a.high, 1454);
    Sum less = s_constant(m, -0x1.62e42fefa39efp+8, -0x1.abc9e3b39803fp-47);
    less = (Sum){k_mul(b, less.high, f), k_mul(b, less.low, f)};
    a = s_select(m, is_large, s_add(m, a, less), a);
    p.up = k_sel(b, is_large, k_d(b, 0x1p512), one.high);
    p.up2 = k_sel(b, over, k_d(b, K_INF), k_sel(b, is_huge, k_d(b, 0x1p512), one.high));
    e = s_expm1(m, a);
  } else {
    e = expm1_sum(m, a.high);
  }
  all = s_add(m, e, one);
  p.sinh = s_half(m, s_add(m, e, s_div(m, e, all)));
  p.sinh = s_flip(m, p.sinh, k_sign_bits(b, z.x));
  p.cosh = s_half(m, s_add(m, all, s_div(m, one, all)));
  p.no_angle = is_nan(b, p.cos.high);
  return p;
}

// x y, scaled
static TnKVal part(const Calc *m, const Parts *p, Sum x, Sum y) {
  TnKVal r = s_round(m, s_mul(m, x, y));
  return p->up ? k_mul(m->b, k_mul(m->b, r, p->up), p->up2) : r;
}

// NaN, far angles and exponents that are neither scaled nor over.
static TnKVal beyond_parts(TnKBuilder *b, Z z) {
  TnKVal a = k_abs(b, z.x), ok = k_or(b, k_le(b, a, k_d(b, 1400)), k_gt(b, a, k_d(b, 1454)));
  return k_or(b, is_far_angle(b, z.y), tn_k_not(b, ok));
}

static Z sinh_of(const Calc *m, Z z) {
  TnKBuilder *b = m->b;
  Parts p = parts_of(m, z);
  TnKVal keeps = k_and(b, p.no_angle, k_or(b, is_zero(b, z.x), is_inf(b, z.x)));
  Z r = {k_sel(b, keeps, z.x, part(m, &p, p.sinh, p.cos)),
         k_sel(b, is_zero(b, z.y), z.y, part(m, &p, p.cosh, p.sin))};
  return rescue(m, TN_SCALAR_sinh, z, beyond_parts(b, z), r);
}

static Z cosh_of(const Calc *m, Z z) {
  TnKBuilder *b = m->b;
  Parts p = parts_of(m, z);
  TnKVal inf = k_and(b, p.no_angle, is_inf(b, z.x));
  TnKVal zero = k_or(b, is_zero(b, z.y), k_and(b, p.no_angle, is_zero(b, z.x)));
  Z r = {corner(m, inf, k_d(b, K_INF), part(m, &p, p.cosh, p.cos)),
         k_sel(b, zero, zero_of_signs(b, z.x, z.y), part(m, &p, p.sinh, p.sin))};
  return rescue(m, TN_SCALAR_cosh, z, beyond_parts(b, z), r);
}

// (sinh x cosh x + i sin y cos y) / (sinh^2 x + cos^2 y). In pairs the imaginary part is 0 from |x| = 374 on; beyond
// 352 the others are those of 352.
static Z tanh_of(const Calc *m, Z z) {
  TnKBuilder *b = m->b;
  Parts p = parts_of(m, m->pairs ? (Z){k_at_least(b, k_at_most(b, z.x, 352), -352), z.y} : z);
  Sum norm = squares(m, p.sinh, p.cos);
  TnKVal inf = is_inf(b, z.x), no_angle_inf = k_and(b, p.no_angle, inf);
  TnKVal re = s_round(m, s_div(m, s_mul(m, p.sinh, p.cosh), norm));
  TnKVal im = s_round(m, s_div(m, s_mul(m, p.sin, p.cos), norm));
  re = k_sel(b, k_and(b, p.no_angle, is_zero(b, z.x)), z.x, re);
  im = corner(m, no_angle_inf, k_with_sign(b, k_d(b, 0), z.y), im);
  Z r = {corner(m, inf, k_with_sign(b, k_d(b, 1), z.x), re), k_sel(b, is_zero(b, z.y), z.y, im)};
  if (!m->pairs) return r;
  TnKVal a = k_abs(b, z.x), gone = k_gt(b, a, k_d(b, 374)), ok = k_or(b, k_le(b, a, k_d(b, 352)), gone);
  r.y = k_sel(b, gone, k_mul(b, r.y, k_d(b, 0)), r.y);
  return rescue(m, TN_SCALAR_tanh, z, k_or(b, is_far_angle(b, z.y), tn_k_not(b, ok)), r);
}

static Z sin_of(const Calc *m, Z z) { return times_minus_i(m->b, sinh_of(m, times_i(m->b, z))); }
static Z cos_of(const Calc *m, Z z) { return cosh_of(m, times_i(m->b, z)); }
static Z tan_of(const Calc *m, Z z) { return times_minus_i(m->b, tanh_of(m, times_i(m->b, z))); }

// ---------------------------------------------------------------------------------------------------------------
// Inverse functions. asin as in num/complex.c: with r = |z + 1|, s = |z - 1|, a = (r + s) / 2 of |x| + i|y|
//   asin z = atan(x / d) + i ln(a + sqrt(a^2 - 1)),   acos z = atan(d / x) - i ln(...)
// d = sqrt((a - x) (a + x)) and a - 1 are sums of positive terms. Infinite parts count as 2^300.

typedef struct InverseSine {
  TnKVal x, d, log_part;
} InverseSine;

static TnKVal log1p_value(const Calc *m, Sum x) {
  if (!m->pairs) return tn_ks_wide_log1p(m->b, x.high);
  Sum u = s_add(m, num(m, 1), x);
  return tn_ks_log_sum(m->b, u.high, u.low, 0);
}

static TnKVal atan_ratio(const Calc *m, TnKVal num, TnKVal den) {
  return m->pairs ? value(m->b, tn_ks_atan_ratio(m->b, num, den, false)) : tn_ks_wide_atan_ratio(m->b, num, den);
}

static TnKVal limited(const Calc *m, TnKVal x) {
  return m->pairs ? k_abs(m->b, x) : k_at_most(m->b, k_abs(m->b, x), 0x1p300);
}

static InverseSine inverse_sine(const Calc *m, Z z) {
  TnKBuilder *b = m->b;
  Sum x = one_of(limited(m, z.x)), y = one_of(limited(m, z.y)), one = num(m, 1), zero = num(m, 0);
  TnKVal inside = k_lt(b, x.high, one.high);
  Sum above = s_add(m, x, one), below = s_sub(m, x, one), square = s_square(m, y);
  below = s_select(m, inside, s_neg(m, below), below);
  Sum r = s_root(m, s_add(m, s_square(m, above), square)), t = s_add(m, s_square(m, below), square), s = s_root(m, t);
  if (m->pairs) s = s_select(m, is_zero(b, t.high), zero, s);
  Sum a = s_half(m, s_add(m, r, s)), ax = s_add(m, a, x), r_above = s_add(m, r, above), s_below = s_add(m, s, below);
  Sum first = s_div(m, square, r_above);
  Sum a_1 = s_half(m, s_add(m, first, s_select(m, inside, s_div(m, square, s_below), s_below)));
  Sum terms = s_add(m, s_div(m, ax, r_above), s_div(m, ax, s_below));
  Sum d_in = s_root(m, s_half(m, s_mul(m, ax, s_add(m, first, s_below))));
  Sum d_out = s_select(m, is_zero(b, y.high), y, s_mul(m, y, s_root(m, s_half(m, terms))));
  Sum more = s_mul(m, a_1, s_add(m, a, one)), root = s_root(m, more);
  if (m->pairs) root = s_select(m, is_zero(b, more.high), zero, root);
  TnKVal l = log1p_value(m, s_add(m, a_1, root));
  TnKVal d = k_sel(b, inside, value(b, d_in), value(b, d_out));
  return (InverseSine){x.high, d, corner(m, any_inf(b, z), k_d(b, K_INF), l)};
}

static Z asin_of(const Calc *m, Z z) {
  TnKBuilder *b = m->b;
  InverseSine p = inverse_sine(m, z);
  TnKVal re = with_sign_of(b, atan_ratio(m, p.x, p.d), z.x);
  Z r = {k_sel(b, is_zero(b, z.x), z.x, re), with_sign_of(b, p.log_part, k_sel(b, is_nan(b, z.y), z.x, z.y))};
  return rescue(m, TN_SCALAR_asin, z, any_far(b, z), r);
}

static Z acos_of(const Calc *m, Z z) {
  TnKBuilder *b = m->b;
  InverseSine p = inverse_sine(m, z);
  TnKVal re = atan_ratio(m, p.d, p.x);
  re = k_sel(b, k_lt(b, z.x, k_d(b, 0)), k_sub(b, k_d(b, 0x1.921fb54442d18p+1), re), re);
  TnKVal side = k_sel(b, is_nan(b, z.y), k_d(b, 0), z.y);
  Z r = {k_sel(b, is_zero(b, z.x), k_d(b, 0x1.921fb54442d18p+0), re), k_neg(b, with_sign_of(b, p.log_part, side))};
  return rescue(m, TN_SCALAR_acos, z, any_far(b, z), r);
}

static Z asinh_of(const Calc *m, Z z) { return times_minus_i(m->b, asin_of(m, times_i(m->b, z))); }

static Z acosh_of(const Calc *m, Z z) {
  TnKBuilder *b = m->b;
  Z w = acos_of(m, z);
  TnKVal side = k_sel(b, is_nan(b, z.y), k_d(b, 0), z.y);
  Z r = {k_abs(b, w.y), with_sign_of(b, w.x, side)};
  if (!m->pairs) return r;
  return rescue(m, TN_SCALAR_acosh, z, k_or(b, is_nan(b, z.x), is_nan(b, z.y)), r);
}

// Re: 1/4 ln(1 + 4x / ((1 - x)^2 + y^2)), Im: 1/2 atan2(2y, 1 - x^2 - y^2), of |x| + i|y|
static Z atanh_of(const Calc *m, Z z) {
  TnKBuilder *b = m->b;
  Sum x = one_of(limited(m, z.x)), y = one_of(limited(m, z.y)), one = num(m, 1);
  Sum below = s_sub(m, one, x), square = s_square(m, y), norm = s_add(m, s_square(m, below), square), along;
  TnKVal pole = is_zero(b, norm.high), re = log1p_value(m, s_div(m, s_times(m, x, 4), norm));
  re = corner(m, pole, k_d(b, K_INF), k_mul(b, re, k_d(b, 0.25)));
  if (m->pairs)
    along = s_sub(m, s_mul(m, below, s_add(m, one, x)), square);
  else
    along = one_of(k_fma(b, below.high, k_add(b, one.high, x.high), k_neg(b, square.high)));
  TnKVal im = k_mul(b, atan2_of(m, twice(b, y.high), value(b, along)), k_d(b, 0.5));
  re = corner(m, any_inf(b, z), k_d(b, 0), re);
  im = corner(m, is_inf(b, z.y), k_d(b, 0x1.921fb54442d18p+0), im);
  Z r = {k_sel(b, is_zero(b, z.x), z.x, with_sign_of(b, re, z.x)), with_sign_of(b, im, z.y)};
  return rescue(m, TN_SCALAR_atanh, z, k_or(b, any_far(b, z), pole), r);
}

static Z atan_of(const Calc *m, Z z) { return times_minus_i(m->b, atanh_of(m, times_i(m->b, z))); }

// ---------------------------------------------------------------------------------------------------------------

typedef Z Function(const Calc *m, Z z);

static Function *const functions[TN_N_SCALAR_OPS] = {
    [TN_SCALAR_abs] = abs_of,
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

TnKScalar tn_ks_complex_math(TnKBuilder *b, TnScalarOp op, TnKScalar x) {
  bool pairs = x.dtype == TN_C128;
  Z z = pairs ? (Z){x.v, x.im} : (Z){k_f64(b, x.v), k_f64(b, x.im)}, r = functions[op](&(Calc){b, pairs}, z);
  TnKScalar out = {TN_C128, r.x, r.y};
  if (!r.y) out.dtype = TN_F64;
  return pairs ? out : tn_ks_convert(b, out, r.y ? TN_C64 : TN_F32);
}
