// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Error functions, the gamma family and a Bessel function of doubles, summed as double-doubles where a sum decides
// the accuracy and rounded once.
#include "num/math_priv.h"

#define TN_TABLE_ERF
#define TN_TABLE_GAMMA
#include "num/math_tables.h"

static TnDD ratio(double a, double b) { return tn_dd_div(tn_dd(a, 0), tn_dd(b, 0)); }

// f * x for a constant pair f; x may be subnormal.
static double times_constant(TnDD f, double x) {
  int e;
  if (x == 0) return x;
  double m = tn_split(x, &e);
  return tn_scaled_round(tn_dd_mul_d(f, m), e);
}

// ---------------------------------------------------------------------------------------------------------------
// erf, erfc

// 0 <= x < 8: erfc(x) = exp(-c^2) (erfcx(c) - 2/sqrt(pi) I), c = j/8 nearest to x, t = x - c,
// I = integral of exp(-2cs - s^2) over s from 0 to t = sum of g_n t^(n+1) / (n+1).
static TnDD erfc_integral(double c, double t) {
  double c2 = c * c;                                // exact, as are the numerators below
  double g2 = 2 * c2 - 1, g3 = 6 * c - 4 * c2 * c;  // g3 still to be divided by 3
  TnDD t2 = tn_two_prod(t, t), t3 = tn_dd_mul_d(t2, t);
  TnDD sum = tn_dd_add_d(tn_dd_mul_d(t2, -c), t);
  sum = tn_dd_add(sum, tn_dd_mul(tn_dd_mul_d(t3, g2), ratio(1, 3)));
  sum = tn_dd_add(sum, tn_dd_mul(tn_dd_mul_d(t3, t * g3), ratio(1, 12)));
  double a = g2, b = g3 / 3, power = tn_hi(t3) * t, tail = 0;
  for (int n = 4; n < 24; n++) {
    double next = -2 * (c * b + a) / n;
    a = b, b = next, power *= t;
    tail += b * power / (n + 1);
  }
  return tn_dd_add_d(sum, tail);
}

// x >= 8: erfc(x) = exp(-x^2) / (x sqrt(pi)) (1 - u (1 - 3u (1 - 5u ...))), u = 1/(2 x^2)
static TnScaled erfc_far(double x) {
  TnDD square = tn_two_prod(x, x);
  TnDD u = tn_dd_div(tn_dd(0.5, 0), square);
  double h = 1;
  for (int k = 47; k > 3; k -= 2) h = 1 - k * tn_hi(u) * h;
  TnDD s = tn_dd_mul(u, tn_two_sum(1, -3 * tn_hi(u) * h));
  s = tn_dd_add_d(tn_dd_neg(s), 1);
  TnScaled r = tn_exp_dd(tn_dd_neg(square));
  r.m = tn_dd_mul(tn_dd_mul(r.m, s), tn_dd_div(tn_dd_times(two_over_sqrt_pi, 0.5), tn_dd(x, 0)));
  return r;
}

static TnScaled erfc_dd(double x) {  // 0 <= x < 40
  if (x >= 8) return erfc_far(x);
  int j = (int)(x * 8 + 0.5);
  double c = j * 0.125;
  TnScaled r = tn_exp_dd(tn_dd(-c * c, 0));
  TnDD rest = tn_dd_sub(erfcx_table[j], tn_dd_mul(two_over_sqrt_pi, erfc_integral(c, x - c)));
  r.m = tn_dd_mul(r.m, rest);
  return r;
}

// erf(x) = 2/sqrt(pi) x (1 - x^2/3 + x^4/10 - x^6/42 + ...), 0 <= x < 0.5
static TnDD erf_small(double x) {
  TnDD q = tn_two_prod(x, x);
  double power = tn_hi(q) * tn_hi(q), factorial = 2, tail = 0;
  for (int n = 3; n < 16; n++) {
    power *= -tn_hi(q), factorial *= n;
    tail += power / (factorial * (2 * n + 1));
  }
  TnDD sum = tn_dd_add_d(tn_dd_mul(tn_dd_square(q), ratio(1, 10)), tail);
  sum = tn_dd_sub(sum, tn_dd_mul(q, ratio(1, 3)));
  return tn_dd_mul(two_over_sqrt_pi, tn_dd_mul_d(tn_dd_add_d(sum, 1), x));
}

static TnDD erf_dd(double x) {  // 0 <= x < 8
  if (x < 0.5) return erf_small(x);
  TnScaled r = erfc_dd(x);
  return tn_dd_add_d(tn_dd(-tn_times_pow2(tn_hi(r.m), r.e), -tn_times_pow2(tn_lo(r.m), r.e)), 1);
}

double tn_erf(double x) {
  double a = fabs(x);
  if (!(a < 6)) return x != x ? x : tn_copysign(1, x);
  if (a < 0x1p-28) return times_constant(two_over_sqrt_pi, x);
  TnDD r = erf_dd(a);
  return tn_copysign(tn_hi(r) + tn_lo(r), x);
}

double tn_erfc(double x) {
  if (x != x) return x;
  if (x > 28) return 0;
  if (x < -6) return 2;
  TnScaled r = erfc_dd(fabs(x));
  if (x >= 0) return tn_scaled_round(r.m, r.e);
  TnDD y = tn_dd_add_d(tn_dd(-tn_times_pow2(tn_hi(r.m), r.e), -tn_times_pow2(tn_lo(r.m), r.e)), 2);
  return tn_hi(y) + tn_lo(y);
}

// ---------------------------------------------------------------------------------------------------------------
// Inverse of erf: a start good to three digits, then steps of Halley, each of which triples them.

static double erf_inv_start(double a) {
  if (a < 0.1) return a * (0.8862269254527580 + 0.2320136665346544 * a * a);
  double w = -tn_log((1 - a) * (1 + a)), t = 2 / (3.14159265358979 * 0.147) - w / 2;
  return sqrt(sqrt(t * t + w / 0.147) - t);
}

double tn_erf_inv(double x) {
  double a = fabs(x);
  if (!(a < 1)) return a == 1 ? tn_copysign(TN_INF, x) : TN_NAN;
  if (a < 0x1p-28) return times_constant(tn_dd_div(tn_dd(1, 0), two_over_sqrt_pi), x);
  double z = erf_inv_start(a);
  TnDD r = {z, 0};
  double step = 1;
  for (int i = 0; i < 5 && fabs(step) > 0x1p-27 * z; i++) {
    TnDD error;  // erf(z) - a; by erfc where 1 - a is small, and exact
    if (a < 0.5) {
      error = tn_dd_add_d(erf_dd(z), -a);
    } else {
      TnScaled e = erfc_dd(z);
      TnDD y = {tn_times_pow2(tn_hi(e.m), e.e), tn_times_pow2(tn_lo(e.m), e.e)};
      error = tn_dd_neg(tn_dd_add_d(y, -(1 - a)));
    }
    step = tn_hi(error) / (tn_hi(two_over_sqrt_pi) * tn_exp(-z * z));
    r = tn_two_sum(z, -step / (1 + z * step));
    z = tn_hi(r);
  }
  return tn_copysign(tn_hi(r) + tn_lo(r), x);
}

// ---------------------------------------------------------------------------------------------------------------
// ln gamma

// ln gamma(2 + t), |t| <= 0.5, relative to the result
static TnDD lgamma2(TnDD t) {
  enum { PAIRS = 6, TERMS = 36 };
  double tail = 0;
  for (int k = TERMS - 1; k >= PAIRS; k--) tail = tail * tn_hi(t) + tn_hi(lgamma2_table[k]);
  TnDD sum = tn_dd(tail, 0);
  for (int k = PAIRS - 1; k >= 0; k--) sum = tn_dd_add(tn_dd_mul(sum, t), lgamma2_table[k]);
  return tn_dd_mul(sum, t);
}

static TnDD log_of(TnDD x) { return tn_log_dd(x, 0); }
static TnDD log_of_double(double x) {
  int e;
  double m = tn_split(x, &e);
  return tn_log_dd(tn_dd(m, 0), e);
}

static TnDD stirling(double x) {  // x >= 12
  double u = 1 / x, q = u * u, tail = 0;
  for (int k = (int)TN_COUNT(stirling_table) - 1; k >= 0; k--) tail = tail * q + tn_hi(stirling_table[k]);
  TnDD l = log_of_double(x);
  TnDD r = tn_dd_mul(l, tn_two_sum(x, -0.5));
  r = tn_dd_add(tn_dd_add_d(r, -x), half_log_2pi);
  return tn_dd_add_d(r, tail * u);
}

static TnDD lgamma_positive(double x) {  // 0 < x < 2^500
  if (x < 0.5) {
    // gamma(x) = gamma(2 + x) / (x (1 + x))
    TnDD l = tn_dd_add(log_of_double(x), tn_log1p_dd(tn_dd(x, 0)));
    return tn_dd_sub(lgamma2(tn_dd(x, 0)), l);
  }
  if (x < 1.5) return tn_dd_sub(lgamma2(tn_dd(x - 1, 0)), tn_log1p_dd(tn_dd(x - 1, 0)));
  if (x < 2.5) return lgamma2(tn_dd(x - 2, 0));
  if (x >= 12) return stirling(x);
  TnDD product = tn_two_sum(x, -1), t = product;
  while (tn_hi(t) >= 2.5) {
    t = tn_dd_add_d(t, -1);
    product = tn_dd_mul(product, t);
  }
  return tn_dd_add(log_of(product), lgamma2(tn_dd_add_d(t, -2)));
}

double tn_lgamma(double x) {
  double a = fabs(x);
  if (x != x) return x;
  if (a == TN_INF || a == 0) return TN_INF;
  if (x < 0 && floor(x) == x) return TN_INF;
  if (a > 0x1p60) {  // positive: x (ln x - 1)
    int e;
    double m = tn_split(x, &e);
    TnDD l = tn_dd_add_d(tn_log_dd(tn_dd(m, 0), e), -1);
    return tn_scaled_round(tn_dd_mul_d(l, m), e);
  }
  TnDD r = lgamma_positive(a);
  if (x < -0x1p-60) {  // ln(pi / |x sin(pi x)|) - ln gamma(-x)
    TnDD s, c;
    tn_sincospi_dd(x, &s, &c);
    TnDD l = tn_dd_add(log_of(tn_dd_copysign(s, 1)), log_of_double(a));
    r = tn_dd_sub(tn_dd_sub(log_of(TN_DD_PI), l), r);
  }
  return tn_hi(r) + tn_lo(r);
}

// ---------------------------------------------------------------------------------------------------------------
// digamma, zeta, polygamma

static TnDD digamma_positive(double x) {
  TnDD sum = {0, 0}, a = {x, 0};
  for (; tn_hi(a) < 14; a = tn_dd_add_d(a, 1)) sum = tn_dd_sub(sum, tn_dd_div(tn_dd(1, 0), a));
  TnDD u = tn_dd_div(tn_dd(1, 0), a), q = tn_dd_square(u);
  double tail = 0;
  for (int k = (int)TN_COUNT(digamma_table) - 1; k > 0; k--) tail = tail * tn_hi(q) + tn_hi(digamma_table[k]);
  TnDD series = tn_dd_mul(q, tn_dd_add_d(digamma_table[0], tail * tn_hi(q)));
  sum = tn_dd_sub(tn_dd_sub(sum, tn_dd_times(u, 0.5)), series);
  int e;
  double m = tn_split(tn_hi(a), &e), down = tn_f64_pow2(-e);
  return tn_dd_add(sum, tn_log_dd(tn_dd(m, tn_lo(a) * down), e));
}

double tn_digamma(double x) {
  if (x != x || x == TN_INF) return x;
  if (x <= 0 && (x == -TN_INF || floor(x) == x)) return TN_NAN;  // poles
  double a = fabs(x);
  if (a < 0x1p-60) return -1 / x;
  if (a > 0x1p500) return tn_log(a);
  TnDD r = digamma_positive(a);
  if (x < 0) {  // psi(1 - x) - pi / tan(pi x), psi(1 + a) = psi(a) + 1 / a
    TnDD s, c;
    tn_sincospi_dd(x, &s, &c);
    r = tn_dd_add(r, tn_dd_div(tn_dd(1, 0), tn_dd(a, 0)));
    r = tn_dd_sub(r, tn_dd_mul(TN_DD_PI, tn_dd_div(c, s)));
  }
  return tn_hi(r) + tn_lo(r);
}

// a^-s as a pair relative to 2^unit; a may be negative when s is whole.
static TnDD power_term(TnDD a, double s, int unit) {
  TnScaled p = tn_pow_dd(tn_dd_copysign(a, 1), -s);
  int e = p.e - unit;
  if (e < -500) return tn_dd(0, 0);
  TnDD r = tn_dd_times(p.m, e > 900 ? TN_INF : tn_f64_pow2(e));
  return tn_hi(a) < 0 && fmod(s, 2) != 0 ? tn_dd_neg(r) : r;
}

// The sum of (q + k)^-s for s > 1 and q > -50, by terms and then Euler and Maclaurin.
static TnScaled zeta_sum(double s, double q) {
  const double nearest = q < 0 ? q - floor(q + 0.5) : q;  // to zero: its term counts most
  int unit = tn_pow_dd(tn_dd(fabs(nearest), 0), -s).e;
  if (unit >= 4000)  // the power is out of tn_pow_dd's range: infinite
    return (TnScaled){tn_dd(nearest < 0 && fmod(s, 2) != 0 ? -1 : 1, 0), unit};
  if (unit <= -4000) return (TnScaled){tn_dd(0, 0), 0};    // and here 0, as are all terms after it
  TnDD sum = {0, 0}, a = {q, 0};
  double enough = 14 + s;  // from there on the formula's terms fall by 2 pi each
  for (; tn_hi(a) < enough; a = tn_dd_add_d(a, 1)) {
    TnDD term = power_term(a, s, unit);
    sum = tn_dd_add(sum, term);
    if (tn_hi(a) > 0 && !(tn_hi(term) > 0x1p-75 * fabs(tn_hi(sum)))) return (TnScaled){sum, unit};
  }
  TnDD power = power_term(a, s, unit);
  sum = tn_dd_add(sum, tn_dd_times(power, 0.5));
  sum = tn_dd_add(sum, tn_dd_div(tn_dd_mul(power, a), tn_two_sum(s, -1)));
  double u = 1 / tn_hi(a), factor = tn_hi(power) * u * s, tail = 0;
  for (size_t k = 0; k < TN_COUNT(zeta_table); k++) {
    tail += factor * tn_hi(zeta_table[k]);
    factor *= (s + (double)(2 * k + 1)) * u * ((s + (double)(2 * k + 2)) * u);
  }
  return (TnScaled){tn_dd_add_d(sum, tail), unit};
}

// Hurwitz zeta for s > 1; q <= 0 must not be whole and wants a whole s.
static TnScaled zeta_dd(double s, double q) {
  if (q > -50) return zeta_sum(s, q);
  // The terms on either side of zero: zeta(s, f) + (-1)^s (zeta(s, 1 - f) - zeta(s, 1 - q)), f the fraction of q.
  double f = q - floor(q);
  TnScaled r = zeta_sum(s, f), upper = zeta_sum(s, 1 - f), rest = zeta_sum(s, 1 - q);
  int unit = r.e > upper.e ? r.e : upper.e;
  TnDD side = tn_dd_times(upper.m, tn_times_pow2(1, upper.e - unit));
  if (rest.e - unit > -500) side = tn_dd_sub(side, tn_dd_times(rest.m, tn_f64_pow2(rest.e - unit)));
  if (fmod(s, 2) != 0) side = tn_dd_neg(side);
  return (TnScaled){tn_dd_add(tn_dd_times(r.m, tn_times_pow2(1, r.e - unit)), side), unit};
}

// True with *out set where zeta has no finite sum.
static bool zeta_special(double s, double q, double *out) {
  if (s != s || q != q || s < 1) return *out = TN_NAN, true;
  if (s == 1 || s == TN_INF) return *out = s == 1 || q <= 1 ? (s == 1 || q < 1 ? TN_INF : 1) : 0, true;
  if (q == TN_INF) return *out = 0, true;
  if (q > 0) return false;
  if (floor(q) == q) return *out = fmod(s, 2) == 0 || q == 0 ? TN_INF : TN_NAN, true;
  if (floor(s) != s) return *out = TN_NAN, true;
  return false;
}

double tn_zeta(double s, double q) {
  double special;
  if (s >= 0x1p64) s = TN_INF;  // even next to 1, q^-s is 0 or inf
  if (zeta_special(s, q, &special)) return special;
  TnScaled r = zeta_dd(s, q);
  return tn_scaled_round(r.m, r.e);
}

// n! for whole n; by ln gamma where the product would be long.
static TnScaled factorial(double n) {
  TnScaled r = {{1, 0}, 0};
  if (n > 300) return tn_exp_dd(stirling(n + 1));
  for (double k = 2; k <= n; k += 1) {
    r.m = tn_dd_mul_d(r.m, k);
    if (tn_hi(r.m) > 0x1p64) r.m = tn_dd_times(r.m, 0x1p-64), r.e += 64;
  }
  return r;
}

double tn_polygamma(double n, double x) {
  if (n == 0) return tn_digamma(x);
  if (!(n > 0 && n < TN_INF && floor(n) == n)) return TN_NAN;
  double sign = fmod(n, 2) == 0 ? -1 : 1, special;
  if (zeta_special(n + 1, x, &special)) return sign * special;
  TnScaled z = n < 0x1p64 ? zeta_dd(n + 1, x) : (TnScaled){{0, 0}, 0}, f = factorial(n > 1000 ? 1000 : n);
  if (tn_hi(z.m) == 0) return sign * (x < n * 0.36787944117144233 ? TN_INF : 0);  // n! against x^n: (n / e)^n
  return tn_scaled_round(tn_dd_times(tn_dd_mul(z.m, f.m), sign), z.e + f.e);
}

// ---------------------------------------------------------------------------------------------------------------
// exp(-|x|) I1(x)

// x/2 (1 + q/(1 2) (1 + q/(2 3) (1 + ...))), q = x^2/4; 0 <= x < 25
static TnDD bessel_series(double x) {
  TnDD q = tn_dd_times(tn_two_prod(x, x), 0.25), sum = {1, 0};
  for (int k = x < 4 ? 20 : 60; k > 0; k--)
    sum = tn_dd_add_d(tn_dd_div(tn_dd_mul(q, sum), tn_dd((double)k * (k + 1), 0)), 1);
  TnScaled e = tn_exp_dd(tn_dd(-x, 0));
  return tn_dd_times(tn_dd_mul(tn_dd_mul_d(e.m, x), sum), 0.5 * tn_f64_pow2(e.e));
}

// (1 - 3/(8x) (1 + 5/(2 8x) (1 + 21/(3 8x) ...))) / sqrt(2 pi x), factors ((2k - 1)^2 - 4) / (k 8x)
static TnDD bessel_far(double x) {
  double u = 1 / (8 * x), h = 1;
  for (int k = 36; k > 1; k--) h = 1 + ((2.0 * k - 1) * (2 * k - 1) - 4) * u / k * h;
  TnDD s = tn_dd_add_d(tn_dd_mul_d(tn_dd_div(tn_dd(-0.375, 0), tn_dd(x, 0)), h), 1);
  return tn_dd_div(s, tn_dd_sqrt(tn_dd_mul_d(TN_DD_PI, 2 * x)));
}

double tn_bessel_i1e(double x) {
  double a = fabs(x);
  if (x != x) return x;
  if (a == TN_INF) return tn_copysign(0, x);
  if (a < 0x1p-54) return x * 0.5;
  bool is_large = a > 0x1p500;
  TnDD r = a < 25 ? bessel_series(a) : bessel_far(is_large ? a * 0x1p-400 : a);
  return tn_copysign((tn_hi(r) + tn_lo(r)) * (is_large ? 0x1p-200 : 1), x);
}
