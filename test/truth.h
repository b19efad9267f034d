// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Special functions that C has not, or not for sure, quick enough for all values of f32: in the type of 64 bits, so
// that what cancels next to a zero leaves more than a result of f32 holds. mpfr_ulp.c measures how right they are.
#ifndef TENON_TEST_TRUTH_H
#define TENON_TEST_TRUTH_H

#include <math.h>

#define TRUTH_PI 3.14159265358979323846264338327950288L

// psi(y) for y > 0: psi(y) = psi(y + 1) - 1 / y up to 12, whence the series of Bernoulli numbers.
static inline long double truth_digamma_positive(long double y) {
  static const long double b[] = {1 / 12.L,  -1 / 120.L,       1 / 252.L, -1 / 240.L,
                                  1 / 132.L, -691 / 32760.L, 1 / 12.L,  -3617 / 8160.L};  // B_2k / 2k
  long double small = 0, q, series = 0;
  for (; y < 12; y++) small += 1 / y;
  q = 1 / (y * y);
  for (int k = 7; k >= 0; k--) series = (series + b[k]) * q;
  return logl(y) - 1 / (2 * y) - series - small;
}

static inline double truth_digamma(double x) {
  if (x > 0 || isnan(x)) return (double)truth_digamma_positive((long double)x);
  double part = x - nearbyint(x);  // exact
  if (part == 0 || isinf(x)) return (double)NAN;
  return (double)(truth_digamma_positive(1 - (long double)x) - TRUTH_PI / tanl(TRUTH_PI * (long double)part));
}

// Halley's iteration on erf(y) = x, on erfc(y) = 1 - x where that says more, from a start right to some 0.002.
static inline double truth_erf_inv(double x) {
  if (!(fabs(x) < 1)) return fabs(x) == 1 ? copysign((double)INFINITY, x) : (double)NAN;
  if (fabs(x) < 0x1p-60) return x * (double)(sqrtl(TRUTH_PI) / 2);
  long double a = fabsl((long double)x), w = -logl((1 - a) * (1 + a)), t = 2 / (0.147L * TRUTH_PI) - w / 2;
  long double y = a < 0.001L ? a * 0.886L : sqrtl(sqrtl(t * t + w / 0.147L) - t);
  for (int i = 0; i < 2; i++) {
    long double miss = a < 0.5L ? a - erfl(y) : erfcl(y) - (1 - a);
    long double step = miss * sqrtl(TRUTH_PI) / 2 * expl(y * y);
    y += step / (1 - y * step);
  }
  return copysign((double)y, x);
}

// I1(x) e^-|x|: the power series, whose terms have one sign; far out the asymptotic one, up to its least term.
static inline double truth_bessel_i1e(double x) {
  if (isnan(x) || isinf(x)) return isnan(x) ? x : copysign(0., x);
  long double a = fabsl((long double)x), term = 1, sum = 1;
  if (a < 40) {
    for (int k = 1; term > sum * 0x1p-66L; k++) term *= a * a / (4.L * k * (k + 1)), sum += term;
    sum *= a / 2 * expl(-a);
  } else {
    for (int k = 1; fabsl(term) > 0x1p-66L; k++) term *= ((2.L * k - 1) * (2 * k - 1) - 4) / (8 * k * a), sum += term;
    sum /= sqrtl(2 * TRUTH_PI * a);
  }
  return copysign((double)sum, x);
}

#endif
