// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Ops on complex numbers in kernel nodes: arithmetic and comparison part by part, division with exact products,
// functions of two numbers; those of one are in complex_math.c.
#include "kernel/scalar_priv.h"

static TnKScalar pair(TnDtype t, TnKVal re, TnKVal im) { return (TnKScalar){t, re, im}; }

// ---------------------------------------------------------------------------------------------------------------
// Order: by the real parts, then by the imaginary ones

static TnKVal ordered(TnKBuilder *b, TnKPred strict, TnKPred last, TnKScalar x, TnKScalar y) {
  return k_or(b, tn_k_cmp(b, strict, x.v, y.v), k_and(b, k_eq(b, x.v, y.v), tn_k_cmp(b, last, x.im, y.im)));
}

static TnKVal compare(TnKBuilder *b, TnScalarOp op, TnKScalar x, TnKScalar y) {
  switch ((unsigned)op) {
    case TN_SCALAR_compare_eq: return k_and(b, k_eq(b, x.v, y.v), k_eq(b, x.im, y.im));
    case TN_SCALAR_compare_ne: return k_or(b, k_ne(b, x.v, y.v), k_ne(b, x.im, y.im));
    case TN_SCALAR_compare_ge: return ordered(b, TN_KP_GT, TN_KP_GE, x, y);
    case TN_SCALAR_compare_gt: return ordered(b, TN_KP_GT, TN_KP_GT, x, y);
    case TN_SCALAR_compare_le: return ordered(b, TN_KP_LT, TN_KP_LE, x, y);
    default: return ordered(b, TN_KP_LT, TN_KP_LT, x, y);
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Division

static TnKVal is_finite(TnKBuilder *b, TnKVal x) { return k_lt(b, k_abs(b, x), k_f(b, x, (double)__builtin_inf())); }
static TnKVal is_inf(TnKBuilder *b, TnKVal x) { return k_eq(b, k_abs(b, x), k_f(b, x, (double)__builtin_inf())); }

// 1 where x is infinite, else 0, with the sign of x.
static TnKVal unit(TnKBuilder *b, TnKVal x) {
  return k_with_sign(b, k_sel(b, is_inf(b, x), k_f(b, x, 1), k_f(b, x, 0)), x);
}

// f * (a c + b d), f * (b c - a d)
static TnKScalar scaled_quotient(TnKBuilder *b, TnKVal f, TnKScalar x, TnKScalar y) {
  TnKVal re = k_add(b, k_mul(b, x.v, y.v), k_mul(b, x.im, y.im));
  TnKVal im = k_sub(b, k_mul(b, x.im, y.v), k_mul(b, x.v, y.im));
  return pair(x.dtype, k_mul(b, f, re), k_mul(b, f, im));
}

// C's Annex G where a part is not finite or the divisor is 0; `r`: elsewhere.
static TnKScalar with_special(TnKBuilder *b, TnKScalar x, TnKScalar y, TnKScalar r) {
  TnKVal zero = k_f(b, x.v, 0), inf = k_f(b, x.v, (double)__builtin_inf());
  TnKVal nan = k_f(b, x.v, (double)__builtin_nan(""));
  TnKVal x_finite = k_and(b, is_finite(b, x.v), is_finite(b, x.im));
  TnKVal y_finite = k_and(b, is_finite(b, y.v), is_finite(b, y.im));
  TnKVal x_inf = k_or(b, is_inf(b, x.v), is_inf(b, x.im)), y_inf = k_or(b, is_inf(b, y.v), is_inf(b, y.im));
  TnKVal y_zero = k_and(b, k_eq(b, y.v, zero), k_eq(b, y.im, zero));
  TnKScalar x_unit = pair(x.dtype, unit(b, x.v), unit(b, x.im)), y_unit = pair(x.dtype, unit(b, y.v), unit(b, y.im));
  r = tn_ks_select(b, k_and(b, x_finite, y_finite), r, pair(x.dtype, nan, nan));
  r = tn_ks_select(b, k_and(b, y_inf, x_finite), scaled_quotient(b, zero, x, y_unit), r);
  r = tn_ks_select(b, k_and(b, x_inf, y_finite), scaled_quotient(b, inf, x_unit, y), r);
  TnKVal signed_inf = k_with_sign(b, inf, y.v);
  return tn_ks_select(b, y_zero, pair(x.dtype, k_mul(b, signed_inf, x.v), k_mul(b, signed_inf, x.im)), r);
}

// x y + sign z w as an unevaluated sum of two, to about twice the precision.
typedef struct Dd {
  TnKVal hi, lo;
} Dd;

static Dd two_sum(TnKBuilder *b, TnKVal x, TnKVal y) {
  TnKVal s = k_add(b, x, y), t = k_sub(b, s, x);
  return (Dd){s, k_add(b, k_sub(b, x, k_sub(b, s, t)), k_sub(b, y, t))};
}

static Dd sum_of_products(TnKBuilder *b, TnKVal x, TnKVal y, TnKVal z, TnKVal w) {
  TnKVal p = k_mul(b, x, y), q = k_mul(b, z, w);
  TnKVal low = k_add(b, k_fma(b, x, y, k_neg(b, p)), k_fma(b, z, w, k_neg(b, q)));
  Dd s = two_sum(b, p, q);
  return two_sum(b, s.hi, k_add(b, s.lo, low));
}

static TnKVal quotient(TnKBuilder *b, Dd x, Dd y) {
  TnKVal q = k_div(b, x.hi, y.hi), rest = k_fma(b, k_neg(b, q), y.hi, x.hi);
  rest = k_sub(b, k_add(b, rest, x.lo), k_mul(b, q, y.lo));
  return k_add(b, q, k_div(b, rest, y.hi));
}

// The exponent that brings the larger part's magnitude to [1, 2), as an i64.
static TnKVal exponent_of(TnKBuilder *b, TnKScalar x) {
  TnKVal re = k_abs(b, x.v), im = k_abs(b, x.im), larger = k_bits(b, k_sel(b, k_gt(b, re, im), re, im));
  TnKVal is_tiny = k_lt(b, larger, tn_k_i64(b, (int64_t)1 << 52));
  TnKVal up = k_bits(b, k_mul(b, k_bits(b, larger), tn_k_f64(b, 0x1p54)));
  TnKVal field = k_shru(b, k_sel(b, is_tiny, up, larger), tn_k_i64(b, 52));
  return k_isub(b, field, k_sel(b, is_tiny, tn_k_i64(b, 1023 + 54), tn_k_i64(b, 1023)));
}

// x 2^e, |e| < 4000, in steps that each stay in range; only the last one can round.
static TnKVal times_pow2(TnKBuilder *b, TnKVal x, TnKVal e) {
  TnKVal bias = tn_k_i64(b, 1023), at = tn_k_i64(b, 52), part = k_shrs(b, e, tn_k_i64(b, 2));
  TnKVal rest = k_isub(b, e, k_imul(b, part, tn_k_i64(b, 3)));
  TnKVal f = k_bits(b, k_shl(b, k_iadd(b, part, bias), at)), g = k_bits(b, k_shl(b, k_iadd(b, rest, bias), at));
  return k_mul(b, k_mul(b, k_mul(b, k_mul(b, x, f), f), f), g);
}

static TnKScalar divide_f64(TnKBuilder *b, TnKScalar x, TnKScalar y) {
  TnKVal zero = tn_k_i64(b, 0), ex = exponent_of(b, x), ey = exponent_of(b, y);
  TnKVal down_x = k_isub(b, zero, ex), down_y = k_isub(b, zero, ey), back = k_isub(b, ex, ey);
  TnKVal p = times_pow2(b, x.v, down_x), q = times_pow2(b, x.im, down_x);
  TnKVal c = times_pow2(b, y.v, down_y), d = times_pow2(b, y.im, down_y);
  Dd norm = sum_of_products(b, c, c, d, d);
  TnKVal re = quotient(b, sum_of_products(b, p, c, q, d), norm);
  TnKVal im = quotient(b, sum_of_products(b, q, c, k_neg(b, p), d), norm);
  return with_special(b, x, y, pair(x.dtype, times_pow2(b, re, back), times_pow2(b, im, back)));
}

// Parts of f32 in f64: products are exact and nothing overflows.
static TnKScalar divide_f32(TnKBuilder *b, TnKScalar x, TnKScalar y) {
  TnKScalar wx = tn_ks_convert(b, x, TN_C128), wy = tn_ks_convert(b, y, TN_C128);
  TnKVal norm = k_add(b, k_mul(b, wy.v, wy.v), k_mul(b, wy.im, wy.im));
  TnKScalar r = scaled_quotient(b, tn_k_f64(b, 1), wx, wy);
  r = pair(TN_C128, k_div(b, r.v, norm), k_div(b, r.im, norm));
  return tn_ks_convert(b, with_special(b, wx, wy, r), TN_C64);
}

static TnKScalar divide(TnKBuilder *b, TnKScalar x, TnKScalar y) {
  return x.dtype == TN_C64 ? divide_f32(b, x, y) : divide_f64(b, x, y);
}

// ---------------------------------------------------------------------------------------------------------------
// Products

static TnKScalar multiply(TnKBuilder *b, TnKScalar x, TnKScalar y) {
  return pair(x.dtype, k_sub(b, k_mul(b, x.v, y.v), k_mul(b, x.im, y.im)),
              k_add(b, k_mul(b, x.v, y.im), k_mul(b, x.im, y.v)));
}

// (x - y) (x + y) does not cancel; the smaller factor of 2 x y is doubled first, which keeps a subnormal product.
static TnKScalar square(TnKBuilder *b, TnKScalar x) {
  if (x.dtype == TN_C64) return tn_ks_convert(b, square(b, tn_ks_convert(b, x, TN_C128)), TN_C64);
  TnKVal p = k_abs(b, x.v), q = k_abs(b, x.im);
  TnKVal re = k_mul(b, k_sub(b, x.v, x.im), k_add(b, x.v, x.im));
  re = k_sel(b, k_and(b, k_eq(b, p, q), is_finite(b, p)), k_f(b, p, 0), re);
  TnKVal twice_re = k_mul(b, k_add(b, x.v, x.v), x.im), twice_im = k_mul(b, x.v, k_add(b, x.im, x.im));
  return pair(x.dtype, re, k_sel(b, k_lt(b, p, q), twice_re, twice_im));
}

// ---------------------------------------------------------------------------------------------------------------
// Functions of two numbers

// e^(y ln x) but for a zero base or exponent; positive real numbers give such.
static TnKScalar power(TnKBuilder *b, TnKScalar x, TnKScalar y) {
  TnDtype t = x.dtype;
  x = tn_ks_convert(b, x, TN_C128), y = tn_ks_convert(b, y, TN_C128);
  TnKVal zero = tn_k_f64(b, 0), one = tn_k_f64(b, 1), inf = tn_k_f64(b, K_INF), nan = tn_k_f64(b, K_NAN);
  TnKScalar r = tn_ks_complex_power(b, x, y, t == TN_C128);
  TnKVal y_real = k_eq(b, y.im, zero), is_real = k_and(b, k_and(b, y_real, k_eq(b, x.im, zero)), k_gt(b, x.v, zero));
  is_real = k_and(b, is_real, k_and(b, is_finite(b, x.v), k_lt(b, k_abs(b, y.v), tn_k_f64(b, 0x1p400))));
  r.im = k_sel(b, is_real, zero, r.im);
  TnKVal x_zero = k_and(b, k_eq(b, x.v, zero), k_eq(b, x.im, zero));
  TnKScalar of_zero =
      tn_ks_select(b, k_and(b, y_real, k_lt(b, y.v, zero)), pair(TN_C128, inf, zero), pair(TN_C128, nan, nan));
  of_zero = tn_ks_select(b, k_gt(b, y.v, zero), pair(TN_C128, zero, zero), of_zero);
  r = tn_ks_select(b, x_zero, of_zero, r);
  TnKVal y_zero = k_and(b, y_real, k_eq(b, y.v, zero));
  return tn_ks_convert(b, tn_ks_select(b, y_zero, pair(TN_C128, one, zero), r), t);
}

// -i ln((x + iy) / sqrt(x^2 + y^2))
static TnKScalar atan2_(TnKBuilder *b, TnKScalar y, TnKScalar x) {
  if (x.dtype == TN_C64)
    return tn_ks_convert(b, atan2_(b, tn_ks_convert(b, y, TN_C128), tn_ks_convert(b, x, TN_C128)), TN_C64);
  TnKScalar xx = square(b, x), yy = square(b, y);
  TnKScalar root = tn_ks_complex_math(b, TN_SCALAR_sqrt, pair(x.dtype, k_add(b, xx.v, yy.v), k_add(b, xx.im, yy.im)));
  TnKScalar q = divide(b, pair(x.dtype, k_sub(b, x.v, y.im), k_add(b, x.im, y.v)), root);
  TnKScalar l = tn_ks_complex_math(b, TN_SCALAR_log, q);
  return pair(x.dtype, l.im, k_neg(b, l.v));
}

// ---------------------------------------------------------------------------------------------------------------

TnKScalar tn_ks_apply_complex(TnKBuilder *b, TnScalarOp op, TnKScalar x, TnKScalar y) {
  TnDtype t = x.dtype, part = tn_dtype_real(t);
  if (op >= TN_SCALAR_compare_eq && op <= TN_SCALAR_compare_lt) return (TnKScalar){TN_I1, compare(b, op, x, y), 0};
  switch ((unsigned)op) {
    case TN_SCALAR_add: return pair(t, k_add(b, x.v, y.v), k_add(b, x.im, y.im));
    case TN_SCALAR_subtract: return pair(t, k_sub(b, x.v, y.v), k_sub(b, x.im, y.im));
    case TN_SCALAR_negate: return pair(t, k_neg(b, x.v), k_neg(b, x.im));
    case TN_SCALAR_conj: return pair(t, x.v, k_neg(b, x.im));
    case TN_SCALAR_real: return (TnKScalar){part, x.v, 0};
    case TN_SCALAR_imag: return (TnKScalar){part, x.im, 0};
    case TN_SCALAR_is_finite: return (TnKScalar){TN_I1, k_and(b, is_finite(b, x.v), is_finite(b, x.im)), 0};
    case TN_SCALAR_maximum: return tn_ks_select(b, ordered(b, TN_KP_GT, TN_KP_GT, x, y), x, y);
    case TN_SCALAR_minimum: return tn_ks_select(b, ordered(b, TN_KP_LT, TN_KP_LT, x, y), x, y);
    case TN_SCALAR_multiply: return multiply(b, x, y);
    case TN_SCALAR_divide: return divide(b, x, y);
    case TN_SCALAR_square: return square(b, x);
    case TN_SCALAR_power: return power(b, x, y);
    case TN_SCALAR_atan2: return atan2_(b, x, y);
    default: return tn_ks_complex_math(b, op, x);
  }
}
