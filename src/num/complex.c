// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Complex functions. Branch cuts, signed zeros and infinities as C99 Annex G has them; each part is evaluated as a
// double-double along formulas without cancellation (or with it carried out exactly) and rounded once, so that both
// parts are good to a few units in the last place wherever the other part may be.
#include "num/math_priv.h"
#include "num/math_tables.h"

static bool is_finite(double x) { return tn_fabs(x) < TN_INF; }
static bool is_nan(double x) { return x != x; }
static bool is_inf(double x) { return tn_fabs(x) == TN_INF; }
static double round_dd(TnDD x) { return x.hi + x.lo; }

static TnC128 times_i(TnC128 z) { return tn_c(-z.im, z.re); }
static TnC128 times_minus_i(TnC128 z) { return tn_c(z.im, -z.re); }

// ---------------------------------------------------------------------------------------------------------------
// Pairs with an exponent of their own, for quotients whose parts lie far apart

static TnScaled scaled(double x) {
  if (x == 0) return (TnScaled){tn_dd(x, x), 0};
  int e;
  double m = tn_split(x, &e);
  return (TnScaled){tn_dd(m, 0), e};
}

static TnScaled scaled_norm(TnScaled a) {
  if (a.m.hi == 0) return a;
  int e;
  (void)tn_split(a.m.hi, &e);
  return (TnScaled){tn_dd(tn_times_pow2(a.m.hi, -e), tn_times_pow2(a.m.lo, -e)), a.e + e};
}

static TnScaled scaled_mul(TnScaled a, TnScaled b) { return scaled_norm((TnScaled){tn_dd_mul(a.m, b.m), a.e + b.e}); }

// Also where one of them is as small as a double can be.
static double mul_round(TnScaled a, TnDD b) {
  return tn_scaled_round(scaled_mul(scaled_norm(a), scaled_norm((TnScaled){b, 0})));
}

static TnScaled scaled_div(TnScaled a, TnScaled b) { return scaled_norm((TnScaled){tn_dd_div(a.m, b.m), a.e - b.e}); }

static TnScaled scaled_add(TnScaled a, TnScaled b) {
  if (a.m.hi == 0 && b.m.hi != 0) return b;
  if (b.m.hi == 0 && a.m.hi != 0) return a;
  if (a.e < b.e) {
    TnScaled t = a;
    a = b, b = t;
  }
  if (a.e - b.e > 200) return a;
  return scaled_norm((TnScaled){tn_dd_add(a.m, tn_dd_times(b.m, tn_f64_pow2(b.e - a.e))), a.e});
}

static TnScaled scaled_neg(TnScaled a) { return (TnScaled){tn_dd_neg(a.m), a.e}; }

// ---------------------------------------------------------------------------------------------------------------
// Exact sums: x^2 + y^2 + c + d as a pair, however much cancels

static TnDD sum_of_squares(double x, double y, double sign, double c, double d) {
  TnDD a = tn_two_prod(x, x), b = tn_two_prod(y, y);
  double v[6] = {sign * b.lo, sign * a.lo, sign * b.hi, sign * a.hi, c, d};
  for (int pass = 0; pass < 5; pass++) {
    for (int i = 0; i < 5; i++) {
      TnDD s = tn_two_sum(v[i + 1], v[i]);
      v[i + 1] = s.hi, v[i] = s.lo;
    }
  }
  return tn_fast_two_sum(v[5], v[4] + v[3]);
}

// ln |x + iy| for finite operands that are not both 0
static TnDD log_abs(TnDD x, double y) {
  double a = tn_fabs(x.hi), b = tn_fabs(y), larger = a > b ? a : b;
  int e;
  (void)tn_split(larger, &e);
  if (e >= -1 && e <= 1 && x.lo == 0) {
    TnDD w = sum_of_squares(a, b, 1, -1, 0);
    if (tn_fabs(w.hi) < 0.5) return tn_dd_times(tn_log1p_dd(w), 0.5);
  }
  TnDD u = tn_dd(tn_times_pow2(x.hi, -e), tn_times_pow2(x.lo, -e)), v = tn_dd(tn_times_pow2(y, -e), 0);
  TnDD q = tn_dd_add(tn_dd_square(u), tn_dd_square(v));  // in [1, 8]
  return tn_dd_times(tn_log_dd(q, 2 * e), 0.5);
}

// atan2 of a double by a pair that is away from the range limits when its low part counts.
static double atan2_by_dd(double y, TnDD x) {
  if (x.lo == 0 || !is_finite(y) || y == 0 || tn_fabs(y) > 0x1p500) return tn_atan2(y, x.hi);
  if (tn_fabs(y) < 0x1p-400) {
    if (x.hi < 0) return tn_copysign(round_dd(TN_DD_PI), y);
    TnScaled t = scaled(y);
    return tn_scaled_round((TnScaled){tn_dd_div(t.m, x), t.e});
  }
  return round_dd(tn_atan2_dd(tn_dd(y, 0), x));
}

// ---------------------------------------------------------------------------------------------------------------
// Division, square, roots

// Annex G's results where the quotient by the formula is NaN + i NaN.
static TnC128 div_special(TnC128 x, TnC128 y) {
  bool x_inf = is_inf(x.re) || is_inf(x.im), y_inf = is_inf(y.re) || is_inf(y.im);
  if (y.re == 0 && y.im == 0) {
    double inf = tn_copysign(TN_INF, y.re);
    return tn_c(inf * x.re, inf * x.im);
  }
  if (x_inf && is_finite(y.re) && is_finite(y.im)) {
    double a = tn_copysign(is_inf(x.re) ? 1 : 0, x.re), b = tn_copysign(is_inf(x.im) ? 1 : 0, x.im);
    return tn_c(TN_INF * (a * y.re + b * y.im), TN_INF * (b * y.re - a * y.im));
  }
  if (y_inf && is_finite(x.re) && is_finite(x.im)) {
    double c = tn_copysign(is_inf(y.re) ? 1 : 0, y.re), d = tn_copysign(is_inf(y.im) ? 1 : 0, y.im);
    return tn_c(0 * (x.re * c + x.im * d), 0 * (x.im * c - x.re * d));
  }
  return tn_c(TN_NAN, TN_NAN);
}

TnC128 tn_c_div(TnC128 x, TnC128 y) {
  if (!is_finite(x.re) || !is_finite(x.im) || !is_finite(y.re) || !is_finite(y.im) || (y.re == 0 && y.im == 0))
    return div_special(x, y);
  TnScaled a = scaled(x.re), b = scaled(x.im), c = scaled(y.re), d = scaled(y.im);
  TnScaled norm = scaled_add(scaled_mul(c, c), scaled_mul(d, d));
  TnScaled re = scaled_div(scaled_add(scaled_mul(a, c), scaled_mul(b, d)), norm);
  TnScaled im = scaled_div(scaled_add(scaled_mul(b, c), scaled_neg(scaled_mul(a, d))), norm);
  return tn_c(tn_scaled_round(re), tn_scaled_round(im));
}

TnC128 tn_c_square(TnC128 x) {
  double a = tn_fabs(x.re), b = tn_fabs(x.im);
  double re = a == b && is_finite(a) ? 0 : (x.re - x.im) * (x.re + x.im);
  // Doubling the smaller factor first neither overflows nor loses bits of a subnormal product.
  double im = a < b ? (x.re + x.re) * x.im : x.re * (x.im + x.im);
  return tn_c(re, im);
}

// sqrt(|x| + iy) = t + i y/(2t), t = sqrt((|x| + |z|) / 2), up to a factor 2^out_e; out_abs = |z| 2^(-2 out_e).
static void sqrt_dd(TnC128 z, TnDD *out_t, TnScaled *out_side, TnDD *out_abs, int *out_e) {
  double a = tn_fabs(z.re), b = tn_fabs(z.im);
  int e;
  (void)tn_split(a > b ? a : b, &e);
  e = (e + 2000) / 2 - 1000;  // half of it, rounded down
  a = tn_times_pow2(a, -2 * e);
  double scaled_b = tn_times_pow2(b, -2 * e);
  *out_abs = tn_dd_sqrt(tn_dd_add(tn_two_prod(a, a), tn_two_prod(scaled_b, scaled_b)));
  *out_t = tn_dd_sqrt(tn_dd_times(tn_dd_add_d(*out_abs, a), 0.5));
  TnScaled y = scaled(b);
  *out_side = (TnScaled){tn_dd_div(y.m, tn_dd_times(*out_t, 2)), y.e - e};  // true size, without 2^e
  *out_e = e;
}

TnC128 tn_c_sqrt(TnC128 z) {
  if (is_inf(z.im)) return tn_c(TN_INF, z.im);
  if (is_inf(z.re)) {
    double other = is_nan(z.im) ? TN_NAN : 0;
    return z.re > 0 ? tn_c(TN_INF, is_nan(z.im) ? TN_NAN : tn_copysign(0, z.im))
                    : tn_c(other, tn_copysign(TN_INF, z.im));
  }
  if (is_nan(z.re) || is_nan(z.im)) return tn_c(TN_NAN, TN_NAN);
  if (z.re == 0 && z.im == 0) return tn_c(0, z.im);
  TnDD t, abs;
  TnScaled side;
  int e;
  sqrt_dd(z, &t, &side, &abs, &e);
  double main = tn_scaled_round((TnScaled){t, e}), other = tn_scaled_round(side);
  return tn_signbit(z.re) ? tn_c(other, tn_copysign(main, z.im)) : tn_c(main, tn_copysign(other, z.im));
}

TnC128 tn_c_rsqrt(TnC128 z) {
  if (!is_finite(z.re) || !is_finite(z.im) || (z.re == 0 && z.im == 0)) return tn_c_div(tn_c(1, 0), tn_c_sqrt(z));
  TnDD t, abs;
  TnScaled side;
  int e;
  sqrt_dd(z, &t, &side, &abs, &e);
  double main = tn_scaled_round((TnScaled){tn_dd_div(t, abs), -e});
  double other = tn_scaled_round((TnScaled){tn_dd_div(side.m, abs), side.e - 2 * e});
  return tn_signbit(z.re) ? tn_c(other, -tn_copysign(main, z.im)) : tn_c(main, -tn_copysign(other, z.im));
}

TnC128 tn_c_sign(TnC128 z) {
  if (is_nan(z.re) || is_nan(z.im)) return tn_c(TN_NAN, TN_NAN);
  if (z.re == 0 && z.im == 0) return z;
  if (is_inf(z.re) || is_inf(z.im)) {
    if (!is_inf(z.im)) return tn_c(tn_copysign(1, z.re), tn_copysign(0, z.im));
    if (!is_inf(z.re)) return tn_c(tn_copysign(0, z.re), tn_copysign(1, z.im));
    return tn_c(tn_copysign(0x1.6a09e667f3bcdp-1, z.re), tn_copysign(0x1.6a09e667f3bcdp-1, z.im));
  }
  TnScaled a = scaled(z.re), b = scaled(z.im);
  TnScaled q = scaled_add(scaled_mul(a, a), scaled_mul(b, b));
  if (q.e & 1) q.m = tn_dd_times(q.m, 2), q.e--;
  TnScaled abs = {tn_dd_sqrt(q.m), q.e / 2};
  return tn_c(tn_scaled_round(scaled_div(a, abs)), tn_scaled_round(scaled_div(b, abs)));
}

// ---------------------------------------------------------------------------------------------------------------
// exp, log and what is made of them

// exp(x + i y) for a pair x and an angle given by its sine and cosine.
static TnC128 cis_scaled(TnScaled r, TnDD s, TnDD c) { return tn_c(mul_round(r, c), mul_round(r, s)); }

static TnScaled exp_limited(TnDD x) {
  if (x.hi > 2000) x = tn_dd(2000, 0);
  if (x.hi < -2000) x = tn_dd(-2000, 0);
  return tn_exp_dd(x);
}

// A part is not finite: what e^x cos y and e^x sin y give, so an infinite y has no angle whatever x is.
static TnC128 exp_special(TnC128 z) {
  if (is_nan(z.re)) return tn_c(z.re, z.im == 0 ? z.im : TN_NAN);
  if (!is_finite(z.im)) return tn_c(TN_NAN, TN_NAN);
  if (z.re < 0) return tn_c(0 * tn_cos(z.im), 0 * tn_sin(z.im));
  return tn_c(TN_INF * tn_cos(z.im), z.im == 0 ? z.im : TN_INF * tn_sin(z.im));
}

TnC128 tn_c_exp(TnC128 z) {
  if (!is_finite(z.re) || !is_finite(z.im)) return exp_special(z);
  if (z.im == 0) return tn_c(tn_exp(z.re), z.im);
  TnDD s, c;
  tn_sincos_dd(z.im, &s, &c);
  return cis_scaled(exp_limited(tn_dd(z.re, 0)), s, c);
}

// Re: (e^x - 1) cos y - 2 sin^2(y/2)
TnC128 tn_c_expm1(TnC128 z) {
  if (!is_finite(z.re) || !is_finite(z.im)) {
    TnC128 e = exp_special(z);
    return tn_c(e.re - 1, e.im);
  }
  if (z.im == 0) return tn_c(tn_expm1(z.re), z.im);
  TnC128 e = tn_c_exp(z);
  if (z.re > 40) return e;
  if (z.re < -80) return tn_c(-1, e.im);
  TnDD s, c, s2, c2;
  tn_sincos_dd(z.im, &s, &c);
  tn_sincos_dd(z.im * 0.5, &s2, &c2);
  TnDD re = tn_dd_mul(tn_expm1_dd(tn_dd(z.re, 0)), c);
  re = tn_dd_sub(re, tn_dd_times(tn_dd_square(s2), 2));
  return tn_c(round_dd(re), e.im);
}

TnC128 tn_c_log(TnC128 z) {
  double im = tn_atan2(z.im, z.re);
  if (is_inf(z.re) || is_inf(z.im)) return tn_c(TN_INF, im);
  if (is_nan(z.re) || is_nan(z.im)) return tn_c(TN_NAN, TN_NAN);
  if (z.re == 0 && z.im == 0) return tn_c(-TN_INF, im);
  return tn_c(round_dd(log_abs(tn_dd(z.re, 0), z.im)), im);
}

// |1 + z|^2 = 1 + w, w = 2x + x^2 + y^2
TnC128 tn_c_log1p(TnC128 z) {
  if (!(tn_fabs(z.re) < 0x1p100 && tn_fabs(z.im) < 0x1p100)) {
    TnC128 r = tn_c_log(z);
    return is_finite(z.im) && is_finite(z.re) ? tn_c(r.re, tn_atan2(z.im, z.re + 1)) : r;
  }
  TnDD u = tn_two_sum(1, z.re);
  double im = atan2_by_dd(z.im, u);
  if (u.hi == 0 && z.im == 0) return tn_c(-TN_INF, im);
  if (tn_fabs(z.re) < 0x1p-500 && tn_fabs(z.im) < 0x1p-500) {  // x + y^2 / 2
    TnScaled y = scaled(z.im), half_square = scaled_mul(y, y);
    half_square.e--;
    return tn_c(tn_scaled_round(scaled_add(scaled(z.re), half_square)), im);
  }
  TnDD w = sum_of_squares(z.re, z.im, 1, z.re, z.re);
  TnDD re = tn_fabs(w.hi) < 0.5 ? tn_dd_times(tn_log1p_dd(w), 0.5) : log_abs(u, z.im);
  return tn_c(round_dd(re), im);
}

// The angle of z; it may be smaller than any double when a part of what is made of it is not. Finite, not 0.
static TnScaled angle_of(TnC128 z) {
  TnScaled y = scaled(z.im), x = scaled(z.re);
  int d = y.e - x.e;
  bool flat = z.im == 0 || d < -120;
  if (z.re == 0 || (z.im != 0 && d > 120)) return (TnScaled){tn_dd_copysign(TN_DD_HALF_PI, z.im), 0};
  if (flat && tn_signbit(z.re)) return (TnScaled){tn_dd_copysign(TN_DD_PI, z.im), 0};
  if (flat) return z.im == 0 ? y : scaled_div(y, x);
  return (TnScaled){tn_atan2_dd(tn_dd_times(y.m, tn_f64_pow2(d)), x.m), 0};
}

static TnDD to_pair(TnScaled a) { return tn_dd(tn_times_pow2(a.m.hi, a.e), tn_times_pow2(a.m.lo, a.e)); }

// e^a (cos b + i sin b)
static TnC128 exp_pairs(TnDD a, TnScaled b) {
  TnScaled r = exp_limited(a);
  if (b.m.hi != 0 && b.e < -150) return tn_c(tn_scaled_round(r), tn_scaled_round(scaled_mul(scaled_norm(r), b)));
  TnDD angle = to_pair(b), s, c;
  tn_sincos_dd(angle.hi, &s, &c);
  TnDD s0 = s;
  s = tn_dd_add(s, tn_dd_mul_d(c, angle.lo)), c = tn_dd_sub(c, tn_dd_mul_d(s0, angle.lo));
  return cis_scaled(r, s, c);
}

static TnC128 pow_finite(TnC128 x, TnC128 y) {
  TnScaled a = scaled_norm((TnScaled){log_abs(tn_dd(x.re, 0), x.im), 0}), b = angle_of(x);
  TnScaled u = scaled(y.re), v = scaled(y.im);
  TnScaled re = scaled_add(scaled_mul(a, u), scaled_neg(scaled_mul(b, v)));
  return exp_pairs(to_pair(re), scaled_add(scaled_mul(b, u), scaled_mul(a, v)));
}

// The cases of XLA where C leaves it to exp(y ln x): 0^0 is 1, 0 to a positive real part 0.
TnC128 tn_c_pow(TnC128 x, TnC128 y) {
  if (y.re == 0 && y.im == 0) return tn_c(1, 0);
  if (x.re == 0 && x.im == 0) {
    if (y.re > 0) return tn_c(0, 0);
    return y.im == 0 && y.re < 0 ? tn_c(TN_INF, 0) : tn_c(TN_NAN, TN_NAN);
  }
  bool is_moderate = tn_fabs(y.re) < 0x1p400 && tn_fabs(y.im) < 0x1p400;  // false for NaN too
  if (!is_finite(x.re) || !is_finite(x.im) || !is_moderate) {
    TnC128 l = tn_c_log(x);
    return tn_c_exp(tn_c(y.re * l.re - y.im * l.im, y.re * l.im + y.im * l.re));
  }
  if (y.im == 0 && x.im == 0 && x.re > 0) return tn_c(tn_pow(x.re, y.re), 0);
  return pow_finite(x, y);
}

TnC128 tn_c_cbrt(TnC128 z) {
  if (z.re == 0 && z.im == 0) return z;
  if (z.im == 0 && z.re > 0) return tn_c(tn_cbrt(z.re), z.im);
  if (!is_finite(z.re) || !is_finite(z.im)) {
    TnC128 l = tn_c_log(z);
    return tn_c_exp(tn_c(l.re / 3, l.im / 3));
  }
  TnDD three = {3, 0}, a = tn_dd_div(log_abs(tn_dd(z.re, 0), z.im), three);
  return exp_pairs(a, scaled_div(angle_of(z), (TnScaled){three, 0}));
}

// 1 / (1 + e^-z); with v = e^-|x|, for x < 0 both sides times e^z
TnC128 tn_c_logistic(TnC128 z) {
  if (is_inf(z.re)) return z.re > 0 ? tn_c(1, 0) : tn_c(0, 0);
  if (!is_finite(z.re) || !is_finite(z.im)) return tn_c(TN_NAN, TN_NAN);
  if (z.im == 0) return tn_c(tn_logistic(z.re), z.im);
  if (z.re < -80) return tn_c_exp(z);
  TnDD s, c;
  tn_sincos_dd(z.im, &s, &c);
  TnScaled e = exp_limited(tn_dd(-tn_fabs(z.re), 0));
  if (z.re > 80) return tn_c(1, mul_round(e, s));
  TnDD v = tn_dd_times(e.m, tn_f64_pow2(e.e)), vs = tn_dd_mul(v, s), one_vc = tn_dd_add_d(tn_dd_mul(v, c), 1);
  TnDD norm = tn_dd_add(tn_dd_square(one_vc), tn_dd_square(vs));
  TnDD re = z.re < 0 ? tn_dd_mul(v, tn_dd_add(c, v)) : one_vc;
  return tn_c(round_dd(tn_dd_div(re, norm)), mul_round((TnScaled){tn_dd_div(v, norm), 0}, s));
}

// ---------------------------------------------------------------------------------------------------------------
// Hyperbolic and trigonometric functions: f(iz) gives one from the other

// sinh and cosh of a finite real argument times s and c, which may overflow together only.
static void sinh_cosh_scaled(double x, TnScaled *out_sinh, TnScaled *out_cosh) {
  if (tn_fabs(x) > 40) {
    TnScaled e = exp_limited(tn_dd(tn_fabs(x), 0));
    e.e--;
    *out_cosh = e;
    *out_sinh = (TnScaled){tn_dd_copysign(e.m, x), e.e};
    return;
  }
  *out_sinh = *out_cosh = (TnScaled){tn_dd(x, 0), 0};
  if (tn_fabs(x) < 0x1p-60)
    out_cosh->m = tn_dd(1, 0);
  else
    tn_sinh_cosh_dd(tn_dd(x, 0), &out_sinh->m, &out_cosh->m);
}

static TnC128 sinh_special(TnC128 z) {
  if (z.re == 0) return tn_c(z.re, TN_NAN);
  if (z.im == 0) return z;
  if (is_inf(z.re) && is_finite(z.im)) return tn_c(z.re * tn_cos(z.im), TN_INF * tn_sin(z.im));
  return tn_c(is_inf(z.re) ? z.re : TN_NAN, TN_NAN);
}

TnC128 tn_c_sinh(TnC128 z) {
  if (!is_finite(z.re) || !is_finite(z.im)) return sinh_special(z);
  if (z.im == 0) return tn_c(tn_sinh(z.re), z.im);
  TnDD s, c;
  TnScaled sh, ch;
  tn_sincos_dd(z.im, &s, &c);
  sinh_cosh_scaled(z.re, &sh, &ch);
  return tn_c(mul_round(sh, c), mul_round(ch, s));
}

static TnC128 cosh_special(TnC128 z) {
  if (z.re == 0) return tn_c(TN_NAN, z.re * tn_copysign(1, z.im));
  if (z.im == 0) return tn_c(z.re * z.re, z.im * tn_copysign(1, z.re));
  if (is_inf(z.re) && is_finite(z.im)) return tn_c(TN_INF * tn_cos(z.im), z.re * tn_sin(z.im));
  return tn_c(is_inf(z.re) ? TN_INF : TN_NAN, TN_NAN);
}

TnC128 tn_c_cosh(TnC128 z) {
  if (!is_finite(z.re) || !is_finite(z.im)) return cosh_special(z);
  if (z.im == 0) return tn_c(tn_cosh(z.re), z.im * tn_copysign(1, z.re));
  TnDD s, c;
  TnScaled sh, ch;
  tn_sincos_dd(z.im, &s, &c);
  sinh_cosh_scaled(z.re, &sh, &ch);
  return tn_c(mul_round(ch, c), mul_round(sh, s));
}

static TnC128 tanh_special(TnC128 z) {
  if (is_inf(z.re)) {
    double t = is_finite(z.im) ? tn_sin(z.im) * tn_cos(z.im) : z.im;
    return tn_c(tn_copysign(1, z.re), tn_copysign(0, t));
  }
  if (z.re == 0) return tn_c(z.re, TN_NAN);
  return tn_c(TN_NAN, z.im == 0 ? z.im : TN_NAN);
}

// (sinh x cosh x + i sin y cos y) / (sinh^2 x + cos^2 y)
TnC128 tn_c_tanh(TnC128 z) {
  if (!is_finite(z.re) || !is_finite(z.im)) return tanh_special(z);
  if (z.im == 0) return tn_c(tn_tanh(z.re), z.im);
  TnDD s, c;
  tn_sincos_dd(z.im, &s, &c);
  TnDD sc = tn_dd_mul(s, c);
  if (tn_fabs(z.re) > 40) {
    TnScaled e = exp_limited(tn_dd(-2 * tn_fabs(z.re), 0));
    e.e += 2;
    return tn_c(tn_copysign(1, z.re), mul_round(e, sc));
  }
  TnScaled sh, ch;
  sinh_cosh_scaled(z.re, &sh, &ch);
  TnDD norm = tn_dd_add(tn_dd_square(sh.m), tn_dd_square(c));
  TnScaled x = scaled_norm(sh);
  TnScaled re = {tn_dd_div(tn_dd_mul(x.m, ch.m), norm), x.e + ch.e};
  TnScaled y = scaled_norm((TnScaled){s, 0});
  TnScaled im = {tn_dd_div(tn_dd_mul(y.m, c), norm), y.e};
  // Beyond |x| = 40 the exponents differ, below they are 0.
  return tn_c(tn_scaled_round(re), tn_scaled_round(im));
}

TnC128 tn_c_sin(TnC128 z) { return times_minus_i(tn_c_sinh(times_i(z))); }
TnC128 tn_c_cos(TnC128 z) { return tn_c_cosh(times_i(z)); }
TnC128 tn_c_tan(TnC128 z) { return times_minus_i(tn_c_tanh(times_i(z))); }

// ---------------------------------------------------------------------------------------------------------------
// Inverse sine and cosine (Hull, Fairgrieve and Tang, "Implementing the complex arcsine and arccosine functions using
// exception handling", 1997): with r = |z + 1|, s = |z - 1|, a = (r + s) / 2 they are
//   asin z = atan(x / d) + i log(a + sqrt(a^2 - 1)),   acos z = atan(d / x) - i log(...)
// for x, y >= 0, where d = sqrt((a - x) (a + x)) and a - 1 are written as sums of positive terms.

typedef struct InverseSine {
  double asin_re, acos_re, log_part;  // of |x| + i|y|
} InverseSine;

static InverseSine inverse_sine_large(double x, double y) {
  double angle = tn_atan2(x, y);
  TnDD l = tn_dd_add(log_abs(tn_dd(x, 0), y), TN_DD_LN2);
  return (InverseSine){angle, tn_atan2(y, x), round_dd(l)};
}

// y below 2^-400: first order in y.
static InverseSine inverse_sine_flat(double x, double y) {
  if (x == 1) return (InverseSine){0x1.921fb54442d18p+0, sqrt(y), sqrt(y)};
  TnDD q = tn_dd_mul(tn_two_sum(x, -1), tn_two_sum(x, 1));  // x^2 - 1
  TnScaled t = scaled(y);
  t.m = tn_dd_div(t.m, tn_dd_sqrt(tn_dd_copysign(q, 1)));
  double side = tn_scaled_round(t);
  if (x < 1) return (InverseSine){tn_asin(x), tn_acos(x), side};
  return (InverseSine){0x1.921fb54442d18p+0, side, tn_acosh(x)};
}

static InverseSine inverse_sine(double x, double y) {  // finite, x >= 0, y >= 0
  if (x > 0x1p100 || y > 0x1p100) return inverse_sine_large(x, y);
  if (y < 0x1p-400) return inverse_sine_flat(x, y);
  TnDD above = tn_two_sum(x, 1), below = tn_two_sum(x, -1), square = tn_two_prod(y, y);
  TnDD r = tn_dd_sqrt(tn_dd_add(tn_dd_square(above), square)), s = tn_dd_sqrt(tn_dd_add(tn_dd_square(below), square));
  TnDD a = tn_dd_times(tn_dd_add(r, s), 0.5), ax = tn_dd_add_d(a, x), r_above = tn_dd_add(r, above);
  TnDD first = tn_dd_div(square, r_above), a_1, d;
  if (x < 1) {
    TnDD s_below = tn_dd_sub(s, below);  // s + (1 - x)
    a_1 = tn_dd_add(first, tn_dd_div(square, s_below));
    d = tn_dd_sqrt(tn_dd_times(tn_dd_mul(ax, tn_dd_add(first, s_below)), 0.5));
  } else {
    TnDD s_below = tn_dd_add(s, below);
    a_1 = tn_dd_add(first, s_below);
    TnDD terms = tn_dd_add(tn_dd_div(ax, r_above), tn_dd_div(ax, s_below));
    d = tn_dd_mul_d(tn_dd_sqrt(tn_dd_times(terms, 0.5)), y);
  }
  a_1 = tn_dd_times(a_1, 0.5);
  TnDD l = tn_log1p_dd(tn_dd_add(a_1, tn_dd_sqrt(tn_dd_mul(a_1, tn_dd_add_d(a, 1)))));
  InverseSine result = {0, round_dd(tn_atan2_dd(d, tn_dd(x, 0))), round_dd(l)};
  if (x < 0x1p-60 * d.hi) {
    TnScaled t = scaled(x);
    if (x != 0) t.m = tn_dd_div(t.m, d);
    result.asin_re = tn_scaled_round(t);
  } else {
    result.asin_re = round_dd(tn_atan2_dd(tn_dd(x, 0), d));
  }
  return result;
}

TnC128 tn_c_acos(TnC128 z) {
  if (is_nan(z.re) || is_nan(z.im)) {
    if (is_inf(z.re)) return tn_c(TN_NAN, -TN_INF);
    if (is_inf(z.im)) return tn_c(TN_NAN, -z.im);
    return tn_c(z.re == 0 ? 0x1.921fb54442d18p+0 : TN_NAN, TN_NAN);
  }
  double sign = tn_signbit(z.im) ? 1 : -1;
  if (is_inf(z.re) || is_inf(z.im)) return tn_c(tn_fabs(tn_atan2(z.im, z.re)), sign * TN_INF);
  InverseSine p = inverse_sine(tn_fabs(z.re), tn_fabs(z.im));
  if (!tn_signbit(z.re)) return tn_c(p.acos_re, sign * p.log_part);
  // pi/2 + asin of the mirrored point; pi - acos where that is the small one
  double re =
      p.acos_re < 0.5 ? round_dd(tn_dd_add_d(TN_DD_PI, -p.acos_re)) : round_dd(tn_dd_add_d(TN_DD_HALF_PI, p.asin_re));
  return tn_c(re, sign * p.log_part);
}

TnC128 tn_c_asin(TnC128 z) {
  if (is_nan(z.re) || is_nan(z.im)) {
    if (is_inf(z.im)) return tn_c(TN_NAN, z.im);
    if (is_inf(z.re)) return tn_c(TN_NAN, z.re);
    return tn_c(z.re == 0 ? z.re : TN_NAN, TN_NAN);
  }
  if (is_inf(z.re) || is_inf(z.im))
    return tn_c(tn_copysign(tn_atan2(tn_fabs(z.re), tn_fabs(z.im)), z.re), tn_copysign(TN_INF, z.im));
  InverseSine p = inverse_sine(tn_fabs(z.re), tn_fabs(z.im));
  return tn_c(tn_copysign(p.asin_re, z.re), tn_copysign(p.log_part, z.im));
}

TnC128 tn_c_asinh(TnC128 z) { return times_minus_i(tn_c_asin(times_i(z))); }

TnC128 tn_c_acosh(TnC128 z) {
  TnC128 w = tn_c_acos(z);
  if (is_nan(w.re) && is_nan(w.im)) return tn_c(w.im, w.re);
  if (is_nan(w.re)) return tn_c(tn_fabs(w.im), w.re);
  if (is_nan(w.im)) return tn_c(w.im, is_nan(z.im) && z.re == 0 ? 0x1.921fb54442d18p+0 : w.im);
  return tn_c(tn_fabs(w.im), tn_copysign(w.re, z.im));
}

// ---------------------------------------------------------------------------------------------------------------
// Inverse tangents

// Re atanh = 1/4 ln(1 + 4x / ((1 - x)^2 + y^2)), Im = 1/2 atan2(2y, 1 - x^2 - y^2); finite, x >= 0, y >= 0
static TnC128 inverse_tangent(double x, double y) {
  const double half_pi = 0x1.921fb54442d18p+0;
  if (x > 0x1p100 || y > 0x1p100) {  // x / |z|^2
    TnScaled a = scaled(x), b = scaled(y);
    if (x == 0) return tn_c(x, half_pi);
    return tn_c(tn_scaled_round(scaled_div(a, scaled_add(scaled_mul(a, a), scaled_mul(b, b)))), half_pi);
  }
  if (y < 0x1p-400) {  // first order in y
    if (x == 1) {
      TnScaled b = scaled(y);
      if (y == 0) return tn_c(TN_INF, y);
      return tn_c(round_dd(tn_dd_times(tn_log_dd(b.m, b.e - 1), -0.5)), half_pi / 2);
    }
    TnDD below = tn_two_sum(1, -x), above = tn_two_sum(1, x);
    if (x > 1) return tn_c(round_dd(tn_dd_times(tn_log1p_dd(tn_dd_div(tn_dd(2, 0), tn_dd_neg(below))), 0.5)), half_pi);
    TnScaled t = scaled(y);
    t.m = tn_dd_div(t.m, tn_dd_mul(below, above));
    return tn_c(tn_atanh(x), tn_scaled_round(t));
  }
  TnDD below = tn_two_sum(1, -x), square = tn_two_prod(y, y);
  TnDD angle = tn_atan2_dd(tn_dd(2 * y, 0), sum_of_squares(x, y, -1, 1, 0));
  double im = round_dd(tn_dd_times(angle, 0.5));
  if (x < 0x1p-400) {  // first order in x
    TnScaled t = scaled(x);
    if (x != 0) t.m = tn_dd_div(t.m, tn_dd_add_d(square, 1));
    return tn_c(tn_scaled_round(t), im);
  }
  TnDD w = tn_dd_div(tn_dd(4 * x, 0), tn_dd_add(tn_dd_square(below), square));
  TnDD l = w.hi < 0x1p400 ? tn_log1p_dd(w) : tn_log_dd(w, 0);
  return tn_c(round_dd(tn_dd_times(l, 0.25)), im);
}

TnC128 tn_c_atanh(TnC128 z) {
  if (is_nan(z.re) || is_nan(z.im)) {
    if (is_inf(z.re)) return tn_c(tn_copysign(0, z.re), TN_NAN);
    if (is_inf(z.im)) return tn_c(tn_copysign(0, z.re), tn_copysign(0x1.921fb54442d18p+0, z.im));
    return tn_c(z.re == 0 ? z.re : TN_NAN, TN_NAN);
  }
  if (is_inf(z.re) || is_inf(z.im)) return tn_c(tn_copysign(0, z.re), tn_copysign(0x1.921fb54442d18p+0, z.im));
  TnC128 r = inverse_tangent(tn_fabs(z.re), tn_fabs(z.im));
  return tn_c(tn_copysign(r.re, z.re), tn_copysign(r.im, z.im));
}

TnC128 tn_c_atan(TnC128 z) { return times_minus_i(tn_c_atanh(times_i(z))); }

// -i ln((x + iy) / sqrt(x^2 + y^2))
TnC128 tn_c_atan2(TnC128 y, TnC128 x) {
  TnC128 xx = tn_c_square(x), yy = tn_c_square(y);
  TnC128 root = tn_c_sqrt(tn_c(xx.re + yy.re, xx.im + yy.im));
  return times_minus_i(tn_c_log(tn_c_div(tn_c(x.re - y.im, x.im + y.re), root)));
}
