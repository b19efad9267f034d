// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Ops on complex numbers in kernel nodes: arithmetic and comparison part by part, division with exact products,
// functions of two numbers; those of one are in complex_math.c.
#include "kernel/pair.h"

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

static TnKScalar unit_where(TnKBuilder *b, TnKVal is_infinite, TnKScalar x) {
  return tn_ks_select(b, is_infinite, pair(x.dtype, unit(b, x.v), unit(b, x.im)), x);
}

// a c + b d, b c - a d: the numerators of (a + ib) / (c + id)
static TnKScalar numerators(TnKBuilder *b, TnKScalar x, TnKScalar y) {
  TnKVal re = k_add(b, k_mul(b, x.v, y.v), k_mul(b, x.im, y.im));
  return pair(x.dtype, re, k_sub(b, k_mul(b, x.im, y.v), k_mul(b, x.v, y.im)));
}

static TnKScalar times(TnKBuilder *b, TnKVal f, TnKScalar x) {
  return pair(x.dtype, k_mul(b, f, x.v), k_mul(b, f, x.im));
}

// The operands as C's Annex G has them where one has an infinite part, and what its numerators are then multiplied by:
// infinity, 0, or NaN where both have; else `ordinary`.
typedef struct Quotient {
  TnKScalar x, y;
  TnKVal factor;
} Quotient;

static Quotient annex_g(TnKBuilder *b, TnKScalar x, TnKScalar y, TnKVal ordinary) {
  TnKVal x_inf = k_or(b, is_inf(b, x.v), is_inf(b, x.im)), y_inf = k_or(b, is_inf(b, y.v), is_inf(b, y.im));
  TnKVal inf = tn_k_f64(b, K_INF), zero = tn_k_f64(b, 0), nan = tn_k_f64(b, K_NAN);
  TnKVal f = k_sel(b, y_inf, k_sel(b, x_inf, nan, zero), k_sel(b, x_inf, inf, ordinary));
  return (Quotient){unit_where(b, x_inf, x), unit_where(b, y_inf, y), f};
}

// Infinite parts of the sign of y's real part where y is 0, and so its norm.
static TnKScalar by_zero(TnKBuilder *b, TnKScalar x, TnKScalar y, TnKVal norm, TnKScalar r) {
  return tn_ks_select(b, k_eq(b, norm, tn_k_f64(b, 0)), times(b, k_with_sign(b, tn_k_f64(b, K_INF), y.v), x), r);
}

// The exponent of the larger part, away from the ends of the range, as a float's field; its inverse is 2^-e.
static TnKVal exponent_field(TnKBuilder *b, TnKScalar x) {
  TnKVal re = k_abs(b, x.v), im = k_abs(b, x.im), larger = k_bits(b, k_sel(b, k_gt(b, re, im), re, im));
  TnKVal field = k_and(b, larger, tn_k_i64(b, (int64_t)0x7FF << 52));
  return k_mins(b, k_maxs(b, field, tn_k_i64(b, (int64_t)1 << 52)), tn_k_i64(b, (int64_t)0x7FD << 52));
}

static TnKScalar scaled(TnKBuilder *b, TnKScalar x, TnKVal field) {
  return times(b, k_bits(b, k_isub(b, tn_k_i64(b, (int64_t)0x7FE << 52), field)), x);
}

// Both numbers brought near 1, numerators and norm as pairs; the exponent goes back in two halves.
static TnKScalar divide_f64(TnKBuilder *b, TnKScalar x, TnKScalar y) {
  const Calc *m = &(Calc){b, true};
  TnKVal ex = exponent_field(b, x), ey = exponent_field(b, y), bias = tn_k_i64(b, (int64_t)1023 << 52);
  TnKScalar p = scaled(b, x, ex), q = scaled(b, y, ey);
  Sum a = one_of(p.v), i = one_of(p.im), c = one_of(q.v), d = one_of(q.im);
  Sum norm = s_loose(m, s_square(m, c), s_square(m, d));
  TnKVal re = value(b, s_div(m, s_add(m, s_mul(m, a, c), s_mul(m, i, d)), norm));
  TnKVal im = value(b, s_div(m, s_sub(m, s_mul(m, i, c), s_mul(m, a, d)), norm));
  TnKVal back = k_isub(b, ex, ey), half = k_shl(b, k_shrs(b, back, tn_k_i64(b, 53)), tn_k_i64(b, 52));
  TnKVal f = k_bits(b, k_iadd(b, half, bias)), g = k_bits(b, k_iadd(b, k_isub(b, back, half), bias));
  TnKScalar r = times(b, g, times(b, f, pair(x.dtype, re, im)));
  // Finite numbers times 0 are 0.
  TnKVal zero = tn_k_f64(b, 0), sum = k_fma(b, x.im, zero, k_mul(b, x.v, zero));
  sum = k_fma(b, y.im, zero, k_fma(b, y.v, zero, sum));
  Quotient special = annex_g(b, x, y, tn_k_f64(b, K_NAN));
  r = tn_ks_select(b, k_eq(b, sum, zero), r, times(b, special.factor, numerators(b, special.x, special.y)));
  return by_zero(b, x, y, norm.high, r);
}

// Parts of f32 in f64: products are exact and nothing overflows.
static TnKScalar divide_f32(TnKBuilder *b, TnKScalar x, TnKScalar y) {
  x = tn_ks_convert(b, x, TN_C128), y = tn_ks_convert(b, y, TN_C128);
  TnKVal norm = k_add(b, k_mul(b, y.v, y.v), k_mul(b, y.im, y.im));
  Quotient q = annex_g(b, x, y, k_div(b, tn_k_f64(b, 1), norm));
  return tn_ks_convert(b, by_zero(b, x, y, norm, times(b, q.factor, numerators(b, q.x, q.y))), TN_C64);
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
