// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// How far the functions of num/ are from the truth: evaluates every function of scalar.def's MATH and CPX domains on
// samples (random bit patterns, ranges of interest, hard cases) and compares with MPFR and MPC at 400 bits.
//   mpfr_ulp [NAME] [SAMPLES]
// prints a line for each function and type: the largest error in units of the last place of the type, and where.
// Then what test/truth.h and the C library give for functions that all of f32 is compared with, in units of f32, also
// next to zeros: it has to be a hundred times better than f32.
// Exits 1 when an error is above the limit of scalar.def (or 1.0 where that is 0), or a special value is wrong.
#include <math.h>
#include <mpc.h>
#include <mpfr.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "num/num.h"
#include "truth.h"

#define PI 3.141592653589793

enum { PRECISION = 400 };

// ---------------------------------------------------------------------------------------------------------------
// References that MPFR does not have

static int ref_logistic(mpfr_t r, const mpfr_t x, mpfr_rnd_t rnd) {
  mpfr_neg(r, x, rnd);
  mpfr_exp(r, r, rnd);
  mpfr_add_ui(r, r, 1, rnd);
  return mpfr_ui_div(r, 1, r, rnd);
}

static int ref_rsqrt(mpfr_t r, const mpfr_t x, mpfr_rnd_t rnd) {
  mpfr_sqrt(r, x, rnd);  // rec_sqrt(-0) is +inf in MPFR, 1 / sqrt(-0) is -inf
  return mpfr_ui_div(r, 1, r, rnd);
}

static int ref_digamma(mpfr_t r, const mpfr_t x, mpfr_rnd_t rnd) {
  if (mpfr_zero_p(x)) return mpfr_set_nan(r), 0;  // a pole like the others
  return mpfr_digamma(r, x, rnd);
}

static int ref_lgamma(mpfr_t r, const mpfr_t x, mpfr_rnd_t rnd) {
  int sign;
  return mpfr_lgamma(r, &sign, x, rnd);
}

// Newton on erf(r) = x, or on erfc(-r) = 1 + x with its own precision, from a start good to a few digits.
static int ref_erf_inv(mpfr_t r, const mpfr_t x, mpfr_rnd_t rnd) {
  double d = mpfr_get_d(x, MPFR_RNDN);
  if (!(fabs(d) < 1) || d == 0) {
    if (d == 0) return mpfr_set(r, x, rnd);
    if (fabs(d) == 1)
      mpfr_set_inf(r, d > 0 ? 1 : -1);
    else
      mpfr_set_nan(r);
    return 0;
  }
  mpfr_t e, s;
  mpfr_init2(e, PRECISION + 100), mpfr_init2(s, PRECISION + 100);
  double w = -log((1 - d) * (1 + d)), t = 2 / (PI * 0.147) - w / 2;
  mpfr_set_d(r, copysign(sqrt(fmax(sqrt(t * t + w / 0.147) - t, 0)), d), rnd);
  if (fabs(d) < 1e-4) mpfr_set_d(r, d * 0.886, rnd);
  for (int i = 0; i < 12; i++) {
    mpfr_abs(s, r, rnd), mpfr_erfc(e, s, rnd);  // e = erfc(|r|) - (1 - |x|)
    mpfr_abs(s, x, rnd), mpfr_ui_sub(s, 1, s, rnd), mpfr_sub(e, e, s, rnd);
    if (mpfr_sgn(r) < 0) mpfr_neg(e, e, rnd);
    mpfr_sqr(s, r, rnd), mpfr_exp(s, s, rnd), mpfr_mul(e, e, s, rnd);
    mpfr_const_pi(s, rnd), mpfr_sqrt(s, s, rnd), mpfr_mul(e, e, s, rnd), mpfr_div_ui(e, e, 2, rnd);
    mpfr_add(r, r, e, rnd);
  }
  mpfr_clear(e), mpfr_clear(s);
  return 0;
}

// I1(x) e^-|x| by the power series, whose terms all have one sign.
static int ref_bessel_i1e(mpfr_t r, const mpfr_t x, mpfr_rnd_t rnd) {
  if (!mpfr_number_p(x)) {
    if (mpfr_nan_p(x))
      mpfr_set_nan(r);
    else
      mpfr_set_zero(r, mpfr_sgn(x));
    return 0;
  }
  mpfr_t q, term;
  mpfr_init2(q, PRECISION), mpfr_init2(term, PRECISION);
  mpfr_sqr(q, x, rnd), mpfr_div_ui(q, q, 4, rnd), mpfr_div_ui(term, x, 2, rnd);
  mpfr_set(r, term, rnd);
  for (unsigned long k = 1; k < 100000 && mpfr_sgn(term); k++) {
    mpfr_mul(term, term, q, rnd), mpfr_div_ui(term, term, k, rnd), mpfr_div_ui(term, term, k + 1, rnd);
    mpfr_add(r, r, term, rnd);
    if (mpfr_get_exp(term) < mpfr_get_exp(r) - PRECISION) break;
  }
  mpfr_abs(q, x, rnd), mpfr_neg(q, q, rnd), mpfr_exp(q, q, rnd), mpfr_mul(r, r, q, rnd);
  mpfr_clear(q), mpfr_clear(term);
  return 0;
}

// Hurwitz zeta for s > 1, q > 0 (q negative: only whole s, by the same sum) by Euler and Maclaurin at q + 60.
static int ref_zeta(mpfr_t r, const mpfr_t s, const mpfr_t q, mpfr_rnd_t rnd) {
  mpfr_t a, p, t, neg;
  mpfr_inits2(PRECISION, a, p, t, neg, (mpfr_ptr)0);
  mpfr_neg(neg, s, rnd), mpfr_set(a, q, rnd), mpfr_set_zero(r, 1);
  for (int i = 0; i < 100 || mpfr_cmp_ui(a, 60) < 0; i++) {
    mpfr_pow(p, a, neg, rnd), mpfr_add(r, r, p, rnd), mpfr_add_ui(a, a, 1, rnd);
  }
  mpfr_pow(p, a, neg, rnd);  // a^-s
  mpfr_div_ui(t, p, 2, rnd), mpfr_add(r, r, t, rnd);
  mpfr_mul(t, p, a, rnd), mpfr_sub_ui(neg, s, 1, rnd), mpfr_div(t, t, neg, rnd), mpfr_add(r, r, t, rnd);
  mpfr_t b, two_pi;
  mpfr_init2(b, PRECISION), mpfr_init2(two_pi, PRECISION);
  mpfr_const_pi(two_pi, rnd), mpfr_mul_ui(two_pi, two_pi, 2, rnd);
  mpfr_div(p, p, a, rnd), mpfr_mul(p, p, s, rnd);  // s a^(-s-1)
  for (unsigned long k = 1; k <= 60; k++) {        // B_2k / (2k)! = +-2 zeta(2k) / (2 pi)^2k
    mpfr_zeta_ui(b, 2 * k, rnd), mpfr_mul_ui(b, b, 2, rnd);
    mpfr_pow_ui(t, two_pi, 2 * k, rnd), mpfr_div(b, b, t, rnd), mpfr_mul(t, b, p, rnd);
    if (k & 1)
      mpfr_add(r, r, t, rnd);
    else
      mpfr_sub(r, r, t, rnd);
    mpfr_add_ui(t, s, 2 * k - 1, rnd), mpfr_mul(p, p, t, rnd);
    mpfr_add_ui(t, s, 2 * k, rnd), mpfr_mul(p, p, t, rnd);
    mpfr_div(p, p, a, rnd), mpfr_div(p, p, a, rnd);
  }
  mpfr_clears(a, p, t, neg, b, two_pi, (mpfr_ptr)0);
  return 0;
}

static int ref_polygamma(mpfr_t r, const mpfr_t n, const mpfr_t x, mpfr_rnd_t rnd) {
  if (mpfr_zero_p(n)) return ref_digamma(r, x, rnd);
  mpfr_t s, g;
  mpfr_init2(s, PRECISION), mpfr_init2(g, PRECISION);
  mpfr_add_ui(s, n, 1, rnd), ref_zeta(r, s, x, rnd), mpfr_gamma(g, s, rnd), mpfr_mul(r, r, g, rnd);
  if (mpfr_get_ui(n, MPFR_RNDN) % 2 == 0) mpfr_neg(r, r, rnd);
  mpfr_clear(s), mpfr_clear(g);
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------
// What to measure

typedef int Unary(mpfr_t, const mpfr_t, mpfr_rnd_t);
typedef int Binary(mpfr_t, const mpfr_t, const mpfr_t, mpfr_rnd_t);
typedef int Complex1(mpc_t, const mpc_t, mpc_rnd_t);
typedef int Complex2(mpc_t, const mpc_t, const mpc_t, mpc_rnd_t);

typedef struct Case {
  const char *name;
  Unary *unary;
  Binary *binary;
  double lo, hi;    // the range of interest, beside all bit patterns
  bool only_range;  // other arguments are too costly or meaningless for the reference
  double lo2, hi2;  // of the second operand
} Case;

static const Case cases[] = {
    {"acos", mpfr_acos, NULL, -1, 1, false, 0, 0},
    {"acosh", mpfr_acosh, NULL, 1, 3, false, 0, 0},
    {"asin", mpfr_asin, NULL, -1, 1, false, 0, 0},
    {"asinh", mpfr_asinh, NULL, -3, 3, false, 0, 0},
    {"atan", mpfr_atan, NULL, -3, 3, false, 0, 0},
    {"atan2", NULL, mpfr_atan2, -2, 2, false, -2, 2},
    {"atanh", mpfr_atanh, NULL, -1, 1, false, 0, 0},
    {"bessel_i1e", ref_bessel_i1e, NULL, -60, 60, true, 0, 0},
    {"cbrt", mpfr_cbrt, NULL, -10, 10, false, 0, 0},
    {"cosh", mpfr_cosh, NULL, -5, 5, false, 0, 0},
    {"cosine", mpfr_cos, NULL, -10, 10, false, 0, 0},
    {"digamma", ref_digamma, NULL, -10, 20, true, 0, 0},
    {"erf", mpfr_erf, NULL, -6, 6, false, 0, 0},
    {"erf_inv", ref_erf_inv, NULL, -1, 1, true, 0, 0},
    {"erfc", mpfr_erfc, NULL, -6, 28, false, 0, 0},
    {"exponential", mpfr_exp, NULL, -10, 10, false, 0, 0},
    {"exponential_minus_one", mpfr_expm1, NULL, -2, 2, false, 0, 0},
    {"lgamma", ref_lgamma, NULL, -5, 20, true, 0, 0},
    {"log", mpfr_log, NULL, 0, 3, false, 0, 0},
    {"log_plus_one", mpfr_log1p, NULL, -1, 2, false, 0, 0},
    {"logistic", ref_logistic, NULL, -40, 40, false, 0, 0},
    {"polygamma", NULL, ref_polygamma, 0, 6, true, 0, 20},
    {"power", NULL, mpfr_pow, 0, 10, false, -20, 20},
    {"rsqrt", ref_rsqrt, NULL, 0, 10, false, 0, 0},
    {"sine", mpfr_sin, NULL, -10, 10, false, 0, 0},
    {"sinh", mpfr_sinh, NULL, -5, 5, false, 0, 0},
    {"tan", mpfr_tan, NULL, -10, 10, false, 0, 0},
    {"tanh", mpfr_tanh, NULL, -3, 3, false, 0, 0},
    {"zeta", NULL, ref_zeta, 1, 12, true, 0, 20},
};

typedef struct ComplexCase {
  const char *name;
  Complex1 *f;
  char exponential_in;  // x or y: the part whose exponential the result grows with
  Complex2 *binary;
} ComplexCase;

// ln |1 + z| = ln(1 + 2x + x^2 + y^2) / 2, the sum exact
static int ref_c_log1p(mpc_t r, const mpc_t z, mpc_rnd_t rnd) {
  (void)rnd;
  mpfr_t x, y, w;
  mpfr_inits2(5000, x, y, w, (mpfr_ptr)0);
  mpfr_set(x, mpc_realref(z), MPFR_RNDN), mpfr_set(y, mpc_imagref(z), MPFR_RNDN);
  mpfr_add_ui(w, x, 2, MPFR_RNDN), mpfr_mul(w, w, x, MPFR_RNDN), mpfr_fma(w, y, y, w, MPFR_RNDN);
  mpfr_log1p(mpc_realref(r), w, MPFR_RNDN), mpfr_div_ui(mpc_realref(r), mpc_realref(r), 2, MPFR_RNDN);
  mpfr_add_ui(x, x, 1, MPFR_RNDN), mpfr_atan2(mpc_imagref(r), y, x, MPFR_RNDN);
  mpfr_clears(x, y, w, (mpfr_ptr)0);
  return 0;
}

static int ref_c_expm1(mpc_t r, const mpc_t x, mpc_rnd_t rnd) {
  mpc_t w;
  mpc_init2(w, 2400);
  mpc_exp(w, x, rnd), mpc_sub_ui(w, w, 1, rnd), mpc_set(r, w, rnd);
  mpc_clear(w);
  return 0;
}

static int ref_c_rsqrt(mpc_t r, const mpc_t x, mpc_rnd_t rnd) {
  mpc_sqrt(r, x, rnd);
  return mpc_ui_div(r, 1, r, rnd);
}

static int ref_c_logistic(mpc_t r, const mpc_t x, mpc_rnd_t rnd) {
  mpc_t w;
  mpc_init2(w, 2400);
  mpc_neg(w, x, rnd), mpc_exp(w, w, rnd), mpc_add_ui(w, w, 1, rnd), mpc_ui_div(r, 1, w, rnd);
  mpc_clear(w);
  return 0;
}

static int ref_c_sign(mpc_t r, const mpc_t x, mpc_rnd_t rnd) {
  mpfr_t a;
  mpfr_init2(a, PRECISION);
  mpc_abs(a, x, MPFR_RNDN), mpc_div_fr(r, x, a, rnd);
  mpfr_clear(a);
  return 0;
}

static int ref_c_abs(mpc_t r, const mpc_t x, mpc_rnd_t rnd) {
  (void)rnd;
  mpc_abs(mpc_realref(r), x, MPFR_RNDN);
  return mpfr_set_zero(mpc_imagref(r), 1), 0;
}

static int ref_c_cbrt(mpc_t r, const mpc_t x, mpc_rnd_t rnd) {
  mpc_log(r, x, rnd), mpc_div_ui(r, r, 3, rnd);
  return mpc_exp(r, r, rnd);
}

static const ComplexCase complex_cases[] = {
    {"abs", ref_c_abs, 0, NULL},
    {"cbrt", ref_c_cbrt, 0, NULL},
    {"divide", NULL, 0, mpc_div},
    {"power", NULL, 'x', mpc_pow},
    {"acos", mpc_acos, 0, NULL},
    {"acosh", mpc_acosh, 0, NULL},
    {"asin", mpc_asin, 0, NULL},
    {"asinh", mpc_asinh, 0, NULL},
    {"atan", mpc_atan, 0, NULL},
    {"atanh", mpc_atanh, 0, NULL},
    {"cosh", mpc_cosh, 'x', NULL},
    {"cosine", mpc_cos, 'y', NULL},
    {"exponential", mpc_exp, 'x', NULL},
    {"exponential_minus_one", ref_c_expm1, 'x', NULL},
    {"log", mpc_log, 0, NULL},
    {"log_plus_one", ref_c_log1p, 0, NULL},
    {"logistic", ref_c_logistic, 'x', NULL},
    {"rsqrt", ref_c_rsqrt, 0, NULL},
    {"sign", ref_c_sign, 0, NULL},
    {"sine", mpc_sin, 'y', NULL},
    {"sinh", mpc_sinh, 'x', NULL},
    {"sqrt", mpc_sqrt, 0, NULL},
    {"square", mpc_sqr, 0, NULL},
    {"tan", mpc_tan, 'y', NULL},
    {"tanh", mpc_tanh, 'x', NULL},
};

// ---------------------------------------------------------------------------------------------------------------
// Samples

static uint64_t random_state = 0x9E3779B97F4A7C15u;
static uint64_t random_bits(void) {
  uint64_t z = random_state += 0x9E3779B97F4A7C15u;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u, z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}
static double random_unit(void) { return (double)(random_bits() >> 11) * 0x1p-53; }

static const double specials[] = {0,
                                  1,
                                  2,
                                  3,
                                  0.5,
                                  1.5,
                                  10,
                                  100,
                                  PI,
                                  PI / 2,
                                  PI / 4,
                                  0.6931471805599453,
                                  1e-300,
                                  1e-310,
                                  5e-324,
                                  1e300,
                                  0x1p-1022,
                                  0x1p-126,
                                  0x1p-149,
                                  3.4028234663852886e38,
                                  1.7976931348623157e308,
                                  INFINITY,
                                  NAN,
                                  0x1.fffffffffffffp-1,
                                  0x1.0000000000001p0,
                                  0x1.921fb6p0,
                                  0x1.6ac5b262ca1ffp+849,
                                  22,
                                  709.782712893384,
                                  88.72283,
                                  -745.1332191019412,
                                  6381956970095103.0 * 0x1p797,
                                  1e22,
                                  0x1p52};

static double round_to(TnDtype t, double x) { return tn_float_decode(t, tn_float_encode(t, x)); }

static double sample(TnDtype t, double lo, double hi, bool only_range, long i) {
  double x;
  if (!only_range && i < 2 * (long)TN_COUNT(specials)) {
    x = specials[i / 2] * (i % 2 ? -1 : 1);
  } else if (only_range || i % 2) {
    double u = random_unit();
    x = lo + (hi - lo) * u;
    if (i % 8 == 3) x = lo + (hi - lo) * u * 0x1p-20;
    if (i % 8 == 5) x = hi - (hi - lo) * u * 0x1p-20;
    if (i % 16 == 7) x *= 0x1p-30;
    if (i % 16 == 15) x = nearbyint(x) + ldexp(u - 0.5, -(int)(random_bits() % 50));
  } else {
    x = tn_float_decode(t, random_bits() >> (64 - tn_dtype_bits(t)));
  }
  return round_to(t, x);
}

// ---------------------------------------------------------------------------------------------------------------
// Errors

typedef struct Format {
  int bits;
  long e_min;
  double most;
} Format;  // e_min: of the smallest subnormal
static Format format_of(TnDtype t) {
  switch (t) {
    case TN_F64: return (Format){53, -1074, 1.7976931348623157e308};
    case TN_F32: return (Format){24, -149, 3.4028234663852886e38};
    case TN_BF16: return (Format){8, -133, 0x1.FEp127};
    default: return (Format){11, -24, 65504};
  }
}

static double ulp_error(TnDtype t, double got, const mpfr_t want) {
  Format f = format_of(t);
  if (mpfr_nan_p(want) || got != got) return mpfr_nan_p(want) && got != got ? 0 : INFINITY;
  mpfr_t d, most;
  mpfr_init2(d, PRECISION), mpfr_init2(most, PRECISION);
  mpfr_set_d(most, f.most, MPFR_RNDN);
  if (isinf(got) || mpfr_inf_p(want)) {
    bool over = mpfr_cmpabs(want, most) > 0 && (mpfr_sgn(want) > 0) == (got > 0);
    mpfr_clear(d), mpfr_clear(most);
    return over ? 0 : INFINITY;
  }
  long e = mpfr_zero_p(want) ? f.e_min : mpfr_get_exp(want) - f.bits;
  if (e < f.e_min) e = f.e_min;
  mpfr_sub_d(d, want, got, MPFR_RNDN);
  mpfr_div_2si(d, d, e, MPFR_RNDN);
  double r = fabs(mpfr_get_d(d, MPFR_RNDN));
  mpfr_clear(d), mpfr_clear(most);
  return r;
}

static int n_bad;

static void report(const char *name, TnDtype t, double worst, const char *where, long wrong, long n, double limit) {
  bool bad = worst > limit || wrong;
  n_bad += bad;
  printf("%-22s %-14s %9.4f ulp at %-52s %8ld samples%s", name, tn_dtype_name(t), worst, where, n,
         bad ? "  ABOVE LIMIT" : "");
  if (wrong) printf(" %ld special values wrong", wrong);
  printf("\n");
}

static void measure(const Case *c, TnDtype t, long n) {
  TnScalarOp op = tn_scalar_find(tn_str(c->name));
  mpfr_t x, y, want;
  mpfr_inits2(PRECISION, x, y, want, (mpfr_ptr)0);
  double worst = 0, limit = tn_scalar_ulp(op, t);
  // In f32 these are what a decomposition in f32 gives, which is far from the true value for large arguments.
  if (t == TN_F32 && (op == TN_SCALAR_sinh || op == TN_SCALAR_cosh)) limit = 40;
  char where[128] = "-";
  long wrong = 0;
  for (long i = 0; i < n; i++) {
    uint64_t a = 0, b = 0, r = 0;
    double u = sample(t, c->lo, c->hi, c->only_range, i), v = 0;
    if (c->binary) {
      v = sample(t, c->lo2, c->hi2, c->only_range, i < 2 * (long)TN_COUNT(specials) ? (long)(random_bits() % 60) : i);
      if (!strcmp(c->name, "polygamma")) u = fabs(floor(u));
      if (!strcmp(c->name, "zeta") && !(u > 1)) continue;
      if (c->only_range && v == 0) v = 0;  // not -0: the same pole
    }
    tn_store_f64(t, &a, u), tn_store_f64(t, &b, v);
    if (c->binary)
      tn_scalar_binary(op, t, &r, &a, &b, 1);
    else
      tn_scalar_unary(op, t, &r, &a, 1);
    mpfr_set_d(x, u, MPFR_RNDN), mpfr_set_d(y, v, MPFR_RNDN);
    if (c->binary)
      c->binary(want, x, y, MPFR_RNDN);
    else
      c->unary(want, x, MPFR_RNDN);
    double got = tn_load_f64(t, &r), error = ulp_error(t, got, want);
    if (error == INFINITY) {
      if (wrong++ < 5) mpfr_printf("  %s(%.17g, %.17g) [%a] = %.17g, expected %.20Rg\n", c->name, u, v, u, got, want);
    } else if (error > worst) {
      worst = error;
      if (c->binary)
        snprintf(where, sizeof where, "(%.17g, %.17g)", u, v);
      else
        snprintf(where, sizeof where, "%.17g [%a]", u, u);
    }
  }
  report(c->name, t, worst, where, wrong, n, limit);
  mpfr_clears(x, y, want, (mpfr_ptr)0);
}

// Special values of complex functions are the unit tests' matter (MPC and C99 differ): finite samples only here.
static void measure_complex(const ComplexCase *c, TnDtype t, long n) {
  TnScalarOp op = tn_scalar_find(tn_str(c->name));
  TnDtype part = tn_dtype_real(t);
  mpc_t x, y, want;
  mpc_init2(x, PRECISION), mpc_init2(y, PRECISION), mpc_init2(want, PRECISION);
  double worst = 0;
  char where[128] = "-";
  long wrong = 0;
  for (long i = 0; i < n; i++) {
    double u = sample(part, -3, 3, false, i), v = sample(part, -3, 3, false, (long)(random_bits() % 1000));
    if (i % 5 == 1) v = round_to(part, ldexp(random_unit() - 0.5, -(int)(random_bits() % 60)));
    if (i % 10 == 3) u = round_to(part, cos(v)), v = round_to(part, sin(v));  // near the unit circle
    if (i % 10 == 7)
      u = round_to(part, (i % 20 == 7 ? 1 : -1) + ldexp(random_unit() - 0.5, -(int)(random_bits() % 60)));
    if (!isfinite(u) || !isfinite(v)) continue;
    // where the result overflows or vanishes MPC takes minutes
    if (fabs(u) > 1e4 && c->exponential_in == 'x') continue;
    if (fabs(v) > 1e4 && c->exponential_in == 'y') continue;
    TnC128 a = {u, v}, b = {round_to(part, random_unit() * 8 - 4), round_to(part, random_unit() * 8 - 4)};
    if (c->binary == mpc_div && i % 4 == 0) b.re = round_to(part, ldexp(b.re, (int)(random_bits() % 200) - 100));
    uint64_t in[2], in2[2], out[2];
    tn_store_c128(t, in, a), tn_store_c128(t, in2, b);
    mpc_set_d_d(x, u, v, MPC_RNDNN), mpc_set_d_d(y, b.re, b.im, MPC_RNDNN);
    if (c->binary)
      tn_scalar_binary(op, t, out, in, in2, 1), c->binary(want, x, y, MPC_RNDNN);
    else
      tn_scalar_unary(op, t, out, in, 1), c->f(want, x, MPC_RNDNN);
    TnC128 got = tn_load_c128(tn_scalar_result(op, t), out);
    double e1 = ulp_error(part, got.re, mpc_realref(want)), e2 = ulp_error(part, got.im, mpc_imagref(want));
    double error = e1 > e2 ? e1 : e2;
    if (error == INFINITY) {
      if (wrong++ < 5)
        mpfr_printf("  %s(%.17g, %.17g) = (%.17g, %.17g), expected (%.20Rg, %.20Rg)\n", c->name, u, v, got.re, got.im,
                    mpc_realref(want), mpc_imagref(want));
    } else if (error > worst) {
      worst = error;
      snprintf(where, sizeof where, "(%.17g, %.17g)", u, v);
    }
  }
  report(c->name, t, worst, where, wrong, n, tn_scalar_ulp(op, t));
  mpc_clear(x), mpc_clear(y), mpc_clear(want);
}

// ---------------------------------------------------------------------------------------------------------------
// What all of f32 is compared with

typedef double OfDouble(double);

typedef struct Witness {
  const char *name;
  OfDouble *f;
  Unary *truth;
  double lo, hi;
} Witness;

static const Witness witnesses[] = {{"bessel_i1e", truth_bessel_i1e, ref_bessel_i1e, -90, 90},
                                    {"digamma", truth_digamma, ref_digamma, -100, 100},
                                    {"erf_inv", truth_erf_inv, ref_erf_inv, -1, 1},
                                    {"lgamma", lgamma, ref_lgamma, -30, 30}};

static float next(float x, int steps) {  // of negative x, away from zero
  uint32_t bits;
  memcpy(&bits, &x, 4), bits += (uint32_t)steps, memcpy(&x, &bits, 4);
  return x;
}

// One of eight values of f32 beside a zero of f between lo and hi, both negative, f having different signs there.
static double beside_zero(OfDouble *f, double lo, double hi, long i) {
  float a = (float)lo, b = (float)hi;
  for (int k = 0; k < 40; k++) {
    float middle = (a + b) / 2;
    if ((f((double)middle) > 0) == (f((double)a) > 0))
      a = middle;
    else
      b = middle;
  }
  return (double)next(b, (int)(i % 8) - 3);
}

// The zeros of digamma are one between two poles; there lgamma is least, which has two zeros around it, from -2 down.
static double hard_sample(const Witness *w, long i) {
  bool is_lgamma = w->f == lgamma;
  if (!is_lgamma && w->f != truth_digamma) return sample(TN_F32, w->lo, w->hi, true, i);
  double pole =
      is_lgamma ? -3 - (double)(random_bits() % 5) : floor(-ldexp(1 + random_unit(), (int)(random_bits() % 20))) - 1;
  double lo = (double)next((float)pole, -1), hi = (double)next((float)pole + 1, 1);
  if (!is_lgamma) return i % 9 ? beside_zero(w->f, lo, hi, i) : 1.4616321449683623 + ldexp(random_unit(), -20);
  double least = beside_zero(truth_digamma, lo, hi, 3);
  return i & 8 ? beside_zero(w->f, lo, least, i) : beside_zero(w->f, least, hi, i);
}

static void measure_witness(const Witness *w, long n) {
  mpfr_t x, want;
  mpfr_inits2(PRECISION, x, want, (mpfr_ptr)0);
  double worst = 0;
  char where[64] = "-";
  for (long i = 0; i < n; i++) {
    double u = round_to(TN_F32, i % 2 ? sample(TN_F32, w->lo, w->hi, true, i) : hard_sample(w, i / 2));
    mpfr_set_d(x, u, MPFR_RNDN), w->truth(want, x, MPFR_RNDN);
    double error = ulp_error(TN_F32, w->f(u), want);
    if (error > worst) worst = error, snprintf(where, sizeof where, "%.9g [%a]", u, u);
  }
  char name[32];
  snprintf(name, sizeof name, "%s witness", w->name);
  report(name, TN_F32, worst, where, 0, n, 0.01);
  mpfr_clears(x, want, (mpfr_ptr)0);
}

int main(int argc, char **argv) {
  const char *only = argc > 1 ? argv[1] : "";
  long n = argc > 2 ? atol(argv[2]) : 3000;
  static const TnDtype types[] = {TN_F64, TN_F32, TN_BF16, TN_F16};
  for (size_t i = 0; i < TN_COUNT(cases); i++) {
    if (*only && strcmp(only, cases[i].name)) continue;
    for (size_t t = 0; t < TN_COUNT(types); t++) measure(&cases[i], types[t], t < 2 ? n : n / 4);
  }
  for (size_t i = 0; i < TN_COUNT(complex_cases); i++) {
    if (*only && strcmp(only, complex_cases[i].name)) continue;
    measure_complex(&complex_cases[i], TN_C128, n);
    measure_complex(&complex_cases[i], TN_C64, n);
  }
  for (size_t i = 0; i < TN_COUNT(witnesses); i++)
    if (!*only || !strcmp(only, witnesses[i].name)) measure_witness(&witnesses[i], 4 * n);
  printf("%d above their limits\n", n_bad);
  mpfr_free_cache();
  return n_bad != 0;
}
