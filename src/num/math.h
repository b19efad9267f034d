// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The functions that scalar.def names. Those of doubles and of complex numbers are canonical definitions: they use
// only operations that IEEE 754 rounds correctly (+ - * / sqrt), exact ones and tables, never the host's libm for
// transcendental functions, so their bits are the same on every machine. Accuracy: scalar.def, column ulp; measured by
// `make accuracy`.
#ifndef TENON_NUM_MATH_H
#define TENON_NUM_MATH_H

#include <math.h>

#include "num/num_priv.h"

double tn_exp(double x);
double tn_expm1(double x);
double tn_log(double x);
double tn_log1p(double x);
double tn_logistic(double x);
double tn_pow(double x, double y);
double tn_cbrt(double x);
double tn_rsqrt(double x);
double tn_hypot(double x, double y);

double tn_sin(double x);
double tn_cos(double x);
void tn_sincos(double x, double *out_sin, double *out_cos);  // both, of a finite number
double tn_tan(double x);
double tn_asin(double x);
double tn_acos(double x);
double tn_atan(double x);
double tn_atan2(double y, double x);

double tn_sinh(double x);
double tn_cosh(double x);
double tn_tanh(double x);
double tn_asinh(double x);
double tn_acosh(double x);
double tn_atanh(double x);

double tn_erf(double x);
double tn_erfc(double x);
double tn_erf_inv(double x);
double tn_lgamma(double x);
double tn_digamma(double x);
double tn_polygamma(double n, double x);  // n a whole number >= 0, else NaN
double tn_zeta(double s, double q);       // Hurwitz
double tn_bessel_i1e(double x);

static inline TnC128 tn_c(double re, double im) { return (TnC128){re, im}; }
TnC128 tn_c_div(TnC128 x, TnC128 y);
TnC128 tn_c_square(TnC128 x);
TnC128 tn_c_sqrt(TnC128 x);
TnC128 tn_c_rsqrt(TnC128 x);
TnC128 tn_c_cbrt(TnC128 x);
TnC128 tn_c_sign(TnC128 x);  // x / |x|
TnC128 tn_c_exp(TnC128 x);
TnC128 tn_c_expm1(TnC128 x);
TnC128 tn_c_log(TnC128 x);
TnC128 tn_c_log1p(TnC128 x);
TnC128 tn_c_logistic(TnC128 x);
TnC128 tn_c_pow(TnC128 x, TnC128 y);
TnC128 tn_c_sin(TnC128 x);
TnC128 tn_c_cos(TnC128 x);
TnC128 tn_c_tan(TnC128 x);
TnC128 tn_c_sinh(TnC128 x);
TnC128 tn_c_cosh(TnC128 x);
TnC128 tn_c_tanh(TnC128 x);
TnC128 tn_c_asin(TnC128 x);
TnC128 tn_c_acos(TnC128 x);
TnC128 tn_c_atan(TnC128 x);
TnC128 tn_c_atan2(TnC128 y, TnC128 x);
TnC128 tn_c_asinh(TnC128 x);
TnC128 tn_c_acosh(TnC128 x);
TnC128 tn_c_atanh(TnC128 x);

#endif  // TENON_NUM_MATH_H
