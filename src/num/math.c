// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Real functions of doubles.
#include "num/math.h"

double tn_exp(double x) { return exp(x); }
double tn_expm1(double x) { return expm1(x); }
double tn_log(double x) { return log(x); }
double tn_log1p(double x) { return log1p(x); }
double tn_logistic(double x) { return x >= 0 ? 1 / (1 + exp(-x)) : exp(x) / (1 + exp(x)); }
double tn_pow(double x, double y) { return pow(x, y); }
double tn_cbrt(double x) { return cbrt(x); }
double tn_rsqrt(double x) { return 1 / sqrt(x); }
double tn_hypot(double x, double y) { return hypot(x, y); }
double tn_sin(double x) { return sin(x); }
double tn_cos(double x) { return cos(x); }
double tn_tan(double x) { return tan(x); }
double tn_asin(double x) { return asin(x); }
double tn_acos(double x) { return acos(x); }
double tn_atan(double x) { return atan(x); }
double tn_atan2(double y, double x) { return atan2(y, x); }
double tn_sinh(double x) { return sinh(x); }
double tn_cosh(double x) { return cosh(x); }
double tn_tanh(double x) { return tanh(x); }
double tn_asinh(double x) { return asinh(x); }
double tn_acosh(double x) { return acosh(x); }
double tn_atanh(double x) { return atanh(x); }
double tn_erf(double x) { return erf(x); }
double tn_erfc(double x) { return erfc(x); }
double tn_lgamma(double x) { return lgamma(x); }
