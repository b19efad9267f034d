// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Complex functions. Branch cuts, signed zeros and infinities as C99 Annex G has them; each part is evaluated as a
// double-double along formulas without cancellation (or with it carried out exactly) and rounded once, so that both
// parts are good to a few units in the last place wherever the other part may be.
#include "num/math_priv.h"
#include "num/math_tables.h"

// What is special about a number, asked once: a function of its own, for most functions here begin with it.
enum {
  RE_NAN = 1,
  IM_NAN = 2,
  RE_INF = 4,
  IM_INF = 8,
  RE_ZERO = 16,
  IM_ZERO = 32,
  HAS_NAN = RE_NAN | IM_NAN,
  HAS_INF = RE_INF | IM_INF,
  RE_OPEN = RE_NAN | RE_INF,
  IM_OPEN = IM_NAN | IM_INF,
  HAS_OPEN = RE_OPEN | IM_OPEN,
  IS_ZERO = RE_ZERO | IM_ZERO,
};
static unsigned kind_of_part(double x) {
  return x != x ? RE_NAN : fabs(x) == TN_INF ? RE_INF : x == 0 ? RE_ZERO : 0;
}
static __attribute__((noinline)) unsigned kind_of(TnC128 z) { return kind_of_part(z.re) | kind_of_part(z.im) << 1; }
static bool is_zero(unsigned kind) { return (kind & IS_ZERO) == IS_ZERO; }

static double round_dd(TnDD x) { return tn_hi(x) + tn_lo(x); }

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

static TnScaled scaled_norm(TnDD m, int e) {
  if (tn_hi(m) == 0) return (TnScaled){m, e};
  int shift;
  (void)tn_split(tn_hi(m), &shift);
  return (TnScaled){tn_dd_pow2(m, -shift), e + shift};
}

static TnScaled scaled_mul(const TnScaled *a, const TnScaled *b) {
  return scaled_norm(tn_dd_mul(a->m, b->m), a->e + b->e);
}

// Also where one of them is as small as a double can be.
static double mul_round(const TnScaled *a, TnDD b) {
  TnScaled x = scaled_norm(a->m, a->e), y = scaled_norm(b, 0), r = scaled_mul(&x, &y);
  return tn_scaled_round(r.m, r.e);
}

static TnScaled scaled_div(const TnScaled *a, const TnScaled *b) {
  return scaled_norm(tn_dd_div(a->m, b->m), a->e - b->e);
}

static TnScaled scaled_add(const TnScaled *a, const TnScaled *b) {
  if (tn_hi(a->m) == 0 && tn_hi(b->m) != 0) return *b;
  if (tn_hi(b->m) == 0 && tn_hi(a->m) != 0) return *a;
  if (a->e < b->e) {
    const TnScaled *t = a;
    a = b, b = t;
  }
  if (a->e - b->e > 200) return *a;
  return scaled_norm(tn_dd_add(a->m, tn_dd_times(b->m, tn_f64_pow2(b->e - a->e))), a->e);
}

// a b + sign c d
static TnScaled scaled_sum(const TnScaled *a, const TnScaled *b, double sign, const TnScaled *c, const TnScaled *d) {
  TnScaled x = scaled_mul(a, b), y = scaled_mul(c, d);
  y.m = tn_dd_times(y.m, sign);
  return scaled_add(&x, &y);
}

static double scaled_quotient(const TnScaled *a, const TnScaled *b) {
  TnScaled q = scaled_div(a, b);
  return tn_scaled_round(q.m, q.e);
}

// ---------------------------------------------------------------------------------------------------------------
// Exact sums: x^2 + y^2 + c + d as a pair, however much cancels

static TnDD sum_of_squares(double x, double y, double sign, double c, double d) {
  TnDD a = tn_two_prod(x, x), b = tn_two_prod(y, y);
  double v[6] = {sign * tn_lo(b), sign * tn_lo(a), sign * tn_hi(b), sign * tn_hi(a), c, d};
  for (int pass = 0; pass < 5; pass++) {
    for (int i = 0; i < 5; i++) {
      TnDD s = tn_two_sum(v[i + 1], v[i]);
      v[i + 1] = tn_hi(s), v[i] = tn_lo(s);
    }
  }
  return tn_fast_two_sum(v[5], v[4] + v[3]);
}

// ln |x + iy| for finite operands that are not both 0
static TnDD log_abs(TnDD x, double y) {
  double a = fabs(tn_hi(x)), b = fabs(y), larger = a > b ? a : b;
  int e;
  (void)tn_split(larger, &e);
  if (e >= -1 && e <= 1 && tn_lo(x) == 0) {
    TnDD w = sum_of_squares(a, b, 1, -1, 0);
    if (fabs(tn_hi(w)) < 0.5) return tn_dd_times(tn_log1p_dd(w), 0.5);
  }
  TnDD u = tn_dd_pow2(x, -e), v = tn_dd(tn_times_pow2(y, -e), 0);
  TnDD q = tn_dd_add(tn_dd_square(u), tn_dd_square(v));  // in [1, 8]
  return tn_dd_times(tn_log_dd(q, 2 * e), 0.5);
}

// atan2 of a double by a pair that is away from the range limits when its low part counts.
static double atan2_by_dd(double y, TnDD x) {
  if (tn_lo(x) == 0 || y == 0 || !(fabs(y) <= 0x1p500)) return tn_atan2(y, tn_hi(x));
  if (fabs(y) < 0x1p-400) {
    if (tn_hi(x) < 0) return tn_copysign(round_dd(TN_DD_PI), y);
    TnScaled t = scaled(y);
    return tn_scaled_round(tn_dd_div(t.m, x), t.e);
  }
  return round_dd(tn_atan2_dd(tn_dd(y, 0), x));
}

// ---------------------------------------------------------------------------------------------------------------
// Division, square, roots

// 1 with the sign of an infinite x, else 0 with it.
static double sign_of(double x) { return tn_copysign(kind_of_part(x) == RE_INF ? 1 : 0, x); }

// Annex G's results where the quotient by the formula is NaN + i NaN.
static TnC128 div_special(TnC128 x, TnC128 y) {
  const unsigned kind_x = kind_of(x), kind_y = kind_of(y);
  if (is_zero(kind_y)) {
    double inf = tn_copysign(TN_INF, y.re);
    return tn_c(inf * x.re, inf * x.im);
  }
  if (kind_x & HAS_INF && !(kind_y & HAS_OPEN)) {
    double a = sign_of(x.re), b = sign_of(x.im);
    return tn_c(TN_INF * (a * y.re + b * y.im), TN_INF * (b * y.re - a * y.im));
  }
  if (kind_y & HAS_INF && !(kind_x & HAS_OPEN)) {
    double c = sign_of(y.re), d = sign_of(y.im);
    return tn_c(0 * (x.re * c + x.im * d), 0 * (x.im * c - x.re * d));
  }
  return tn_c(TN_NAN, TN_NAN);
}

TnC128 tn_c_div(TnC128 x, TnC128 y) {
  const unsigned kind = kind_of(y);
  if ((kind_of(x) | kind) & HAS_OPEN || is_zero(kind)) return div_special(x, y);
  TnScaled a = scaled(x.re), b = scaled(x.im), c = scaled(y.re), d = scaled(y.im);
  TnScaled norm = scaled_sum(&c, &c, 1, &d, &d), re = scaled_sum(&a, &c, 1, &b, &d),
           im = scaled_sum(&b, &c, -1, &a, &d);
  return tn_c(scaled_quotient(&re, &norm), scaled_quotient(&im, &norm));
}

TnC128 tn_c_square(TnC128 x) {
  double a = fabs(x.re), b = fabs(x.im);
  double re = a == b && a < TN_INF ? 0 : (x.re - x.im) * (x.re + x.im);
  // Doubling the smaller factor first neither overflows nor loses bits of a subnormal product.
  double im = a < b ? (x.re + x.re) * x.im : x.re * (x.im + x.im);
  return tn_c(re, im);
}

// sqrt(|x| + iy) = t + i y/(2t), t = sqrt((|x| + |z|) / 2), up to a factor 2^out_e; out_abs = |z| 2^(-2 out_e).
static void sqrt_dd(TnC128 z, TnDD *out_t, TnScaled *out_side, TnDD *out_abs, int *out_e) {
  double a = fabs(z.re), b = fabs(z.im);
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
  const unsigned kind = kind_of(z);
  if (kind & IM_INF) return tn_c(TN_INF, z.im);
  if (kind & RE_INF) {
    double other = kind & IM_NAN ? TN_NAN : 0;
    return z.re > 0 ? tn_c(TN_INF, kind & IM_NAN ? TN_NAN : tn_copysign(0, z.im))
                    : tn_c(other, tn_copysign(TN_INF, z.im));
  }
  if (kind & HAS_NAN) return tn_c(TN_NAN, TN_NAN);
  if (is_zero(kind)) return tn_c(0, z.im);
  TnDD t, abs;
  TnScaled side;
  int e;
  sqrt_dd(z, &t, &side, &abs, &e);
  double main = tn_scaled_round(t, e), other = tn_scaled_round(side.m, side.e);
  return tn_signbit(z.re) ? tn_c(other, tn_copysign(main, z.im)) : tn_c(main, tn_copysign(other, z.im));
}

TnC128 tn_c_rsqrt(TnC128 z) {
  const unsigned kind = kind_of(z);
  if (kind & HAS_OPEN || is_zero(kind)) return tn_c_div(tn_c(1, 0), tn_c_sqrt(z));
  TnDD t, abs;
  TnScaled side;
  int e;
  sqrt_dd(z, &t, &side, &abs, &e);
  double main = tn_scaled_round(tn_dd_div(t, abs), -e);
  double other = tn_scaled_round(tn_dd_div(side.m, abs), side.e - 2 * e);
  return tn_signbit(z.re) ? tn_c(other, -tn_copysign(main, z.im)) : tn_c(main, -tn_copysign(other, z.im));
}

TnC128 tn_c_sign(TnC128 z) {
  const unsigned kind = kind_of(z);
  if (kind & HAS_NAN) return tn_c(TN_NAN, TN_NAN);
  if (is_zero(kind)) return z;
  if (kind & HAS_INF) {
    const double both = (kind & HAS_INF) == HAS_INF ? 0x1.6a09e667f3bcdp-1 : 1;
    return tn_c(both * sign_of(z.re), both * sign_of(z.im));
  }
  TnScaled a = scaled(z.re), b = scaled(z.im), q = scaled_sum(&a, &a, 1, &b, &b);
  if (q.e & 1) q.m = tn_dd_times(q.m, 2), q.e--;
  TnScaled abs = {tn_dd_sqrt(q.m), q.e / 2};
  return tn_c(scaled_quotient(&a, &abs), scaled_quotient(&b, &abs));
}

// ---------------------------------------------------------------------------------------------------------------
// exp, log and what is made of them

// exp(x + i y) for a pair x and an angle given by its sine and cosine.
static TnC128 cis_scaled(const TnScaled *r, TnDD s, TnDD c) { return tn_c(mul_round(r, c), mul_round(r, s)); }

static TnScaled exp_limited(TnDD x) {
  if (tn_hi(x) > 2000) x = tn_dd(2000, 0);
  if (tn_hi(x) < -2000) x = tn_dd(-2000, 0);
  return tn_exp_dd(x);
}

// A part is not finite: what e^x cos y and e^x sin y give, so an infinite y has no angle whatever x is.
static TnC128 exp_special(TnC128 z) {
  const unsigned kind = kind_of(z);
  if (kind & RE_NAN) return tn_c(z.re, kind & IM_ZERO ? z.im : TN_NAN);
  if (kind & IM_OPEN) return tn_c(TN_NAN, TN_NAN);
  const double limit = z.re < 0 ? 0 : TN_INF;
  return tn_c(limit * tn_cos(z.im), kind & IM_ZERO ? z.im : limit * tn_sin(z.im));
}

TnC128 tn_c_exp(TnC128 z) {
  if (kind_of(z) & HAS_OPEN) return exp_special(z);
  if (z.im == 0) return tn_c(tn_exp(z.re), z.im);
  TnDD s, c;
  tn_sincos_dd(z.im, &s, &c);
  TnScaled r = exp_limited(tn_dd(z.re, 0));
  return cis_scaled(&r, s, c);
}

// Re: (e^x - 1) cos y - 2 sin^2(y/2)
TnC128 tn_c_expm1(TnC128 z) {
  if (kind_of(z) & HAS_OPEN) {
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
  const unsigned kind = kind_of(z);
  double im = tn_atan2(z.im, z.re);
  if (kind & HAS_INF) return tn_c(TN_INF, im);
  if (kind & HAS_NAN) return tn_c(TN_NAN, TN_NAN);
  if (is_zero(kind)) return tn_c(-TN_INF, im);
  return tn_c(round_dd(log_abs(tn_dd(z.re, 0), z.im)), im);
}

// |1 + z|^2 = 1 + w, w = 2x + x^2 + y^2
TnC128 tn_c_log1p(TnC128 z) {
  if (!(fabs(z.re) < 0x1p100 && fabs(z.im) < 0x1p100)) {
    TnC128 r = tn_c_log(z);
    return kind_of(z) & HAS_OPEN ? r : tn_c(r.re, tn_atan2(z.im, z.re + 1));
  }
  TnDD u = tn_two_sum(1, z.re);
  double im = atan2_by_dd(z.im, u);
  if (tn_hi(u) == 0 && z.im == 0) return tn_c(-TN_INF, im);
  if (fabs(z.re) < 0x1p-500 && fabs(z.im) < 0x1p-500) {  // x + y^2 / 2
    TnScaled x = scaled(z.re), y = scaled(z.im), half_square = scaled_mul(&y, &y);
    half_square.e--;
    TnScaled sum = scaled_add(&x, &half_square);
    return tn_c(tn_scaled_round(sum.m, sum.e), im);
  }
  TnDD w = sum_of_squares(z.re, z.im, 1, z.re, z.re);
  TnDD re = fabs(tn_hi(w)) < 0.5 ? tn_dd_times(tn_log1p_dd(w), 0.5) : log_abs(u, z.im);
  return tn_c(round_dd(re), im);
}

// The angle of z; it may be smaller than any double when a part of what is made of it is not. Finite, not 0.
static TnScaled angle_of(TnC128 z) {
  TnScaled y = scaled(z.im), x = scaled(z.re);
  int d = y.e - x.e;
  bool flat = z.im == 0 || d < -120;
  if (z.re == 0 || (z.im != 0 && d > 120)) return (TnScaled){tn_dd_copysign(TN_DD_HALF_PI, z.im), 0};
  if (flat && tn_signbit(z.re)) return (TnScaled){tn_dd_copysign(TN_DD_PI, z.im), 0};
  if (flat) return z.im == 0 ? y : scaled_div(&y, &x);
  return (TnScaled){tn_atan2_dd(tn_dd_times(y.m, tn_f64_pow2(d)), x.m), 0};
}

// e^a (cos b + i sin b)
static TnC128 exp_pairs(TnDD a, const TnScaled *b) {
  TnScaled r = exp_limited(a);
  if (tn_hi(b->m) != 0 && b->e < -150) {
    TnScaled norm = scaled_norm(r.m, r.e), im = scaled_mul(&norm, b);
    return tn_c(tn_scaled_round(r.m, r.e), tn_scaled_round(im.m, im.e));
  }
  TnDD angle = tn_dd_pow2(b->m, b->e), s, c;
  tn_sincos_dd(tn_hi(angle), &s, &c);
  TnDD s0 = s;
  s = tn_dd_add(s, tn_dd_mul_d(c, tn_lo(angle))), c = tn_dd_sub(c, tn_dd_mul_d(s0, tn_lo(angle)));
  return cis_scaled(&r, s, c);
}

static TnC128 pow_finite(TnC128 x, TnC128 y) {
  TnScaled a = scaled_norm(log_abs(tn_dd(x.re, 0), x.im), 0), b = angle_of(x);
  TnScaled u = scaled(y.re), v = scaled(y.im);
  TnScaled re = scaled_sum(&a, &u, -1, &b, &v), im = scaled_sum(&b, &u, 1, &a, &v);
  return exp_pairs(tn_dd_pow2(re.m, re.e), &im);
}

// The cases of XLA where C leaves it to exp(y ln x): 0^0 is 1, 0 to a positive real part 0.
TnC128 tn_c_pow(TnC128 x, TnC128 y) {
  if (y.re == 0 && y.im == 0) return tn_c(1, 0);
  if (x.re == 0 && x.im == 0) {
    if (y.re > 0) return tn_c(0, 0);
    return y.im == 0 && y.re < 0 ? tn_c(TN_INF, 0) : tn_c(TN_NAN, TN_NAN);
  }
  bool is_moderate = fabs(y.re) < 0x1p400 && fabs(y.im) < 0x1p400;  // false for NaN too
  if (kind_of(x) & HAS_OPEN || !is_moderate) {
    TnC128 l = tn_c_log(x);
    return tn_c_exp(tn_c(y.re * l.re - y.im * l.im, y.re * l.im + y.im * l.re));
  }
  if (y.im == 0 && x.im == 0 && x.re > 0) return tn_c(tn_pow(x.re, y.re), 0);
  return pow_finite(x, y);
}

TnC128 tn_c_cbrt(TnC128 z) {
  if (z.re == 0 && z.im == 0) return z;
  if (z.im == 0 && z.re > 0) return tn_c(tn_cbrt(z.re), z.im);
  if (kind_of(z) & HAS_OPEN) {
    TnC128 l = tn_c_log(z);
    return tn_c_exp(tn_c(l.re / 3, l.im / 3));
  }
  const TnScaled three = {{3, 0}, 0}, whole = angle_of(z), angle = scaled_div(&whole, &three);
  return exp_pairs(tn_dd_div(log_abs(tn_dd(z.re, 0), z.im), three.m), &angle);
}

// 1 / (1 + e^-z); with v = e^-|x|, for x < 0 both sides times e^z
TnC128 tn_c_logistic(TnC128 z) {
  const unsigned kind = kind_of(z);
  if (kind & RE_INF) return z.re > 0 ? tn_c(1, 0) : tn_c(0, 0);
  if (kind & HAS_OPEN) return tn_c(TN_NAN, TN_NAN);
  if (z.im == 0) return tn_c(tn_logistic(z.re), z.im);
  if (z.re < -80) return tn_c_exp(z);
  TnDD s, c;
  tn_sincos_dd(z.im, &s, &c);
  TnScaled e = exp_limited(tn_dd(-fabs(z.re), 0));
  if (z.re > 80) return tn_c(1, mul_round(&e, s));
  TnDD v = tn_dd_times(e.m, tn_f64_pow2(e.e)), vs = tn_dd_mul(v, s), one_vc = tn_dd_add_d(tn_dd_mul(v, c), 1);
  TnDD norm = tn_dd_add(tn_dd_square(one_vc), tn_dd_square(vs));
  TnDD re = z.re < 0 ? tn_dd_mul(v, tn_dd_add(c, v)) : one_vc;
  const TnScaled side = {tn_dd_div(v, norm), 0};
  return tn_c(round_dd(tn_dd_div(re, norm)), mul_round(&side, s));
}

// ---------------------------------------------------------------------------------------------------------------
// Hyperbolic and trigonometric functions: f(iz) gives one from the other

// sinh and cosh of a finite real argument times s and c, which may overflow together only.
static void sinh_cosh_scaled(double x, TnScaled *out_sinh, TnScaled *out_cosh) {
  if (fabs(x) > 40) {
    TnScaled e = exp_limited(tn_dd(fabs(x), 0));
    e.e--;
    *out_cosh = e;
    *out_sinh = (TnScaled){tn_dd_copysign(e.m, x), e.e};
    return;
  }
  *out_sinh = *out_cosh = (TnScaled){tn_dd(x, 0), 0};
  if (fabs(x) < 0x1p-60)
    out_cosh->m = tn_dd(1, 0);
  else
    tn_sinh_cosh_dd(tn_dd(x, 0), &out_sinh->m, &out_cosh->m);
}

static TnC128 sinh_special(TnC128 z, unsigned kind) {
  if (kind & RE_ZERO) return tn_c(z.re, TN_NAN);
  if (kind & IM_ZERO) return z;
  if (kind & RE_INF && !(kind & IM_OPEN)) return tn_c(z.re * tn_cos(z.im), TN_INF * tn_sin(z.im));
  return tn_c(kind & RE_INF ? z.re : TN_NAN, TN_NAN);
}

TnC128 tn_c_sinh(TnC128 z) {
  const unsigned kind = kind_of(z);
  if (kind & HAS_OPEN) return sinh_special(z, kind);
  if (z.im == 0) return tn_c(tn_sinh(z.re), z.im);
  TnDD s, c;
  TnScaled sh, ch;
  tn_sincos_dd(z.im, &s, &c);
  sinh_cosh_scaled(z.re, &sh, &ch);
  return tn_c(mul_round(&sh, c), mul_round(&ch, s));
}

static TnC128 cosh_special(TnC128 z, unsigned kind) {
  if (kind & RE_ZERO) return tn_c(TN_NAN, z.re * tn_copysign(1, z.im));
  if (kind & IM_ZERO) return tn_c(z.re * z.re, z.im * tn_copysign(1, z.re));
  if (kind & RE_INF && !(kind & IM_OPEN)) return tn_c(TN_INF * tn_cos(z.im), z.re * tn_sin(z.im));
  return tn_c(kind & RE_INF ? TN_INF : TN_NAN, TN_NAN);
}

TnC128 tn_c_cosh(TnC128 z) {
  const unsigned kind = kind_of(z);
  if (kind & HAS_OPEN) return cosh_special(z, kind);
  if (z.im == 0) return tn_c(tn_cosh(z.re), z.im * tn_copysign(1, z.re));
  TnDD s, c;
  TnScaled sh, ch;
  tn_sincos_dd(z.im, &s, &c);
  sinh_cosh_scaled(z.re, &sh, &ch);
  return tn_c(mul_round(&ch, c), mul_round(&sh, s));
}

static TnC128 tanh_special(TnC128 z, unsigned kind) {
  if (kind & RE_INF) {
    double t = kind & IM_OPEN ? z.im : tn_sin(z.im) * tn_cos(z.im);
    return tn_c(tn_copysign(1, z.re), tn_copysign(0, t));
  }
  if (kind & RE_ZERO) return tn_c(z.re, TN_NAN);
  return tn_c(TN_NAN, kind & IM_ZERO ? z.im : TN_NAN);
}

// (sinh x cosh x + i sin y cos y) / (sinh^2 x + cos^2 y)
TnC128 tn_c_tanh(TnC128 z) {
  const unsigned kind = kind_of(z);
  if (kind & HAS_OPEN) return tanh_special(z, kind);
  if (z.im == 0) return tn_c(tn_tanh(z.re), z.im);
  TnDD s, c;
  tn_sincos_dd(z.im, &s, &c);
  TnDD sc = tn_dd_mul(s, c);
  if (fabs(z.re) > 40) {
    TnScaled e = exp_limited(tn_dd(-2 * fabs(z.re), 0));
    e.e += 2;
    return tn_c(tn_copysign(1, z.re), mul_round(&e, sc));
  }
  TnScaled sh, ch;
  sinh_cosh_scaled(z.re, &sh, &ch);
  TnDD norm = tn_dd_add(tn_dd_square(sh.m), tn_dd_square(c));
  TnScaled x = scaled_norm(sh.m, sh.e), y = scaled_norm(s, 0);
  // Beyond |x| = 40 the exponents differ, below they are 0.
  return tn_c(tn_scaled_round(tn_dd_div(tn_dd_mul(x.m, ch.m), norm), x.e + ch.e),
              tn_scaled_round(tn_dd_div(tn_dd_mul(y.m, c), norm), y.e));
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
  double side = tn_scaled_round(t.m, t.e);
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
  if (x < 0x1p-60 * tn_hi(d)) {
    TnScaled t = scaled(x);
    if (x != 0) t.m = tn_dd_div(t.m, d);
    result.asin_re = tn_scaled_round(t.m, t.e);
  } else {
    result.asin_re = round_dd(tn_atan2_dd(tn_dd(x, 0), d));
  }
  return result;
}

TnC128 tn_c_acos(TnC128 z) {
  const unsigned kind = kind_of(z);
  if (kind & HAS_NAN) {
    if (kind & RE_INF) return tn_c(TN_NAN, -TN_INF);
    if (kind & IM_INF) return tn_c(TN_NAN, -z.im);
    return tn_c(kind & RE_ZERO ? 0x1.921fb54442d18p+0 : TN_NAN, TN_NAN);
  }
  double sign = tn_signbit(z.im) ? 1 : -1;
  if (kind & HAS_INF) return tn_c(fabs(tn_atan2(z.im, z.re)), sign * TN_INF);
  InverseSine p = inverse_sine(fabs(z.re), fabs(z.im));
  if (!tn_signbit(z.re)) return tn_c(p.acos_re, sign * p.log_part);
  // pi/2 + asin of the mirrored point; pi - acos where that is the small one
  double re =
      p.acos_re < 0.5 ? round_dd(tn_dd_add_d(TN_DD_PI, -p.acos_re)) : round_dd(tn_dd_add_d(TN_DD_HALF_PI, p.asin_re));
  return tn_c(re, sign * p.log_part);
}

TnC128 tn_c_asin(TnC128 z) {
  const unsigned kind = kind_of(z);
  if (kind & HAS_NAN) {
    if (kind & IM_INF) return tn_c(TN_NAN, z.im);
    return tn_c(kind & RE_INF ? TN_NAN : kind & RE_ZERO ? z.re : TN_NAN, kind & RE_INF ? z.re : TN_NAN);
  }
  if (kind & HAS_INF) return tn_c(tn_copysign(tn_atan2(fabs(z.re), fabs(z.im)), z.re), tn_copysign(TN_INF, z.im));
  InverseSine p = inverse_sine(fabs(z.re), fabs(z.im));
  return tn_c(tn_copysign(p.asin_re, z.re), tn_copysign(p.log_part, z.im));
}

TnC128 tn_c_asinh(TnC128 z) { return times_minus_i(tn_c_asin(times_i(z))); }

TnC128 tn_c_acosh(TnC128 z) {
  TnC128 w = tn_c_acos(z);
  const unsigned kind = kind_of(w) & HAS_NAN;
  if (kind == HAS_NAN) return tn_c(w.im, w.re);
  if (kind == RE_NAN) return tn_c(fabs(w.im), w.re);
  if (kind) return tn_c(w.im, (kind_of(z) & (IM_NAN | RE_ZERO)) == (IM_NAN | RE_ZERO) ? 0x1.921fb54442d18p+0 : w.im);
  return tn_c(fabs(w.im), tn_copysign(w.re, z.im));
}

// ---------------------------------------------------------------------------------------------------------------
// Inverse tangents

// Re atanh = 1/4 ln(1 + 4x / ((1 - x)^2 + y^2)), Im = 1/2 atan2(2y, 1 - x^2 - y^2); finite, x >= 0, y >= 0
static TnC128 inverse_tangent(double x, double y) {
  const double half_pi = 0x1.921fb54442d18p+0;
  if (x > 0x1p100 || y > 0x1p100) {  // x / |z|^2
    TnScaled a = scaled(x), b = scaled(y);
    if (x == 0) return tn_c(x, half_pi);
    TnScaled norm = scaled_sum(&a, &a, 1, &b, &b);
    return tn_c(scaled_quotient(&a, &norm), half_pi);
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
    return tn_c(tn_atanh(x), tn_scaled_round(t.m, t.e));
  }
  TnDD below = tn_two_sum(1, -x), square = tn_two_prod(y, y);
  TnDD angle = tn_atan2_dd(tn_dd(2 * y, 0), sum_of_squares(x, y, -1, 1, 0));
  double im = round_dd(tn_dd_times(angle, 0.5));
  if (x < 0x1p-400) {  // first order in x
    TnScaled t = scaled(x);
    if (x != 0) t.m = tn_dd_div(t.m, tn_dd_add_d(square, 1));
    return tn_c(tn_scaled_round(t.m, t.e), im);
  }
  TnDD w = tn_dd_div(tn_dd(4 * x, 0), tn_dd_add(tn_dd_square(below), square));
  TnDD l = tn_hi(w) < 0x1p400 ? tn_log1p_dd(w) : tn_log_dd(w, 0);
  return tn_c(round_dd(tn_dd_times(l, 0.25)), im);
}

TnC128 tn_c_atanh(TnC128 z) {
  const unsigned kind = kind_of(z);
  if ((kind & HAS_NAN && kind & IM_INF) || (!(kind & HAS_NAN) && kind & HAS_INF))
    return tn_c(tn_copysign(0, z.re), tn_copysign(0x1.921fb54442d18p+0, z.im));
  if (kind & HAS_NAN) return tn_c(kind & RE_INF ? tn_copysign(0, z.re) : kind & RE_ZERO ? z.re : TN_NAN, TN_NAN);
  TnC128 r = inverse_tangent(fabs(z.re), fabs(z.im));
  return tn_c(tn_copysign(r.re, z.re), tn_copysign(r.im, z.im));
}

TnC128 tn_c_atan(TnC128 z) { return times_minus_i(tn_c_atanh(times_i(z))); }

// -i ln((x + iy) / sqrt(x^2 + y^2))
TnC128 tn_c_atan2(TnC128 y, TnC128 x) {
  TnC128 xx = tn_c_square(x), yy = tn_c_square(y);
  TnC128 root = tn_c_sqrt(tn_c(xx.re + yy.re, xx.im + yy.im));
  return times_minus_i(tn_c_log(tn_c_div(tn_c(x.re - y.im, x.im + y.re), root)));
}
