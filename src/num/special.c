// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Special functions of doubles: error function's inverse, gamma's relatives, Bessel.
#include "num/math.h"

double tn_erf_inv(double x) {
  if (!(x > -1 && x < 1)) return x == 1 ? TN_INF : x == -1 ? -TN_INF : TN_NAN;
  if (x == 0) return x;
  double w = -log((1 - x) * (1 + x)), a = 0.147, t = 2 / (3.14159265358979323846 * a) - w / 2;
  double z = copysign(sqrt(sqrt(t * t + w / a) - t), x);
  for (int i = 0; i < 4; i++) {
    double error = x > 0.5 ? -(erfc(z) - (1 - x)) : x < -0.5 ? erfc(-z) - (1 + x) : erf(z) - x;
    double step = error / (1.1283791670955126 * exp(-z * z));
    z -= step / (1 + z * step);
  }
  return z;
}

double tn_digamma(double x) {
  if (x <= 0 && x == floor(x)) return TN_NAN;
  if (x < 0) return tn_digamma(1 - x) - 3.14159265358979323846 / tan(3.14159265358979323846 * (x - rint(x)));
  double sum = 0;
  for (; x < 12; x += 1) sum -= 1 / x;
  double r = 1 / (x * x);
  return sum + log(x) - 0.5 / x -
         r * (1.0 / 12 - r * (1.0 / 120 - r * (1.0 / 252 - r * (1.0 / 240 - r * (1.0 / 132 - r * (691.0 / 32760))))));
}

static const double bernoulli[] = {1.0 / 6,        -1.0 / 30,       1.0 / 42,       -1.0 / 30,      5.0 / 66,
                                   -691.0 / 2730,  7.0 / 6,         -3617.0 / 510,  43867.0 / 798,  -174611.0 / 330,
                                   854513.0 / 138, -236364091.0 / 2730};

double tn_zeta(double s, double q) {
  if (s == 1) return TN_INF;
  if (!(s > 1)) return TN_NAN;
  if (q <= 0) {
    if (q == floor(q)) return fmod(s, 2) == 0 ? TN_INF : TN_NAN;
    if (s != floor(s)) return TN_NAN;
  }
  double sum = 0, a = q;
  for (int i = 0; i < 12 || a < 10; i++, a += 1) {
    double term = pow(a, -s);
    sum += term;
    if (term == 0 || fabs(term) < 1e-18 * fabs(sum)) return sum;
  }
  double power = pow(a, -s);
  sum += power * a / (s - 1) + power / 2;
  double factor = s, k = 1, p = power / a;
  for (size_t j = 0; j < TN_COUNT(bernoulli); j++) {
    double fact = 1;
    for (int i = 2; i <= 2 * (int)j + 2; i++) fact *= i;
    sum += factor * p * bernoulli[j] / fact;
    factor *= (s + k) * (s + k + 1), k += 2, p /= a * a;
  }
  return sum;
}

double tn_polygamma(double n, double x) {
  if (n == 0) return tn_digamma(x);
  if (!(n > 0) || n != floor(n)) return TN_NAN;
  double r = exp(lgamma(n + 1)) * tn_zeta(n + 1, x);
  return fmod(n, 2) == 0 ? -r : r;
}

double tn_bessel_i1e(double x) {
  double a = fabs(x), r;
  if (a < 30) {
    double q = a * a / 4, term = a / 2;
    r = term;
    for (int k = 1; k < 200 && term > r * 1e-18; k++) r += term *= q / ((double)k * (k + 1));
    r *= exp(-a);
  } else {
    double term = 1, sum = 1;
    for (int k = 1; k < 30; k++) {
      term *= -(4 - (2.0 * k - 1) * (2 * k - 1)) / (8 * a * k);
      sum += term;
      if (fabs(term) < 1e-18) break;
    }
    r = sum / sqrt(6.283185307179586477 * a);
  }
  return copysign(r, x);
}
