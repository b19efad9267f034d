// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Complex functions.
#include <complex.h>
#include "num/math.h"

static double _Complex of(TnC128 x) {
  union { TnC128 c; double _Complex z; } v = {.c = x};
  return v.z;
}
static TnC128 to(double _Complex z) {
  union { double _Complex z; TnC128 c; } v = {.z = z};
  return v.c;
}
TnC128 tn_c_div(TnC128 x, TnC128 y) { return to(of(x) / of(y)); }
TnC128 tn_c_square(TnC128 x) { return tn_c((x.re - x.im) * (x.re + x.im), 2 * x.re * x.im); }
TnC128 tn_c_sqrt(TnC128 x) { return to(csqrt(of(x))); }
TnC128 tn_c_rsqrt(TnC128 x) { return tn_c_div(tn_c(1, 0), tn_c_sqrt(x)); }
TnC128 tn_c_cbrt(TnC128 x) { return to(cpow(of(x), 1.0 / 3)); }
TnC128 tn_c_sign(TnC128 x) {
  double r = tn_hypot(x.re, x.im);
  return r == 0 ? x : tn_c(x.re / r, x.im / r);
}
TnC128 tn_c_exp(TnC128 x) { return to(cexp(of(x))); }
TnC128 tn_c_expm1(TnC128 x) { return to(cexp(of(x)) - 1); }
TnC128 tn_c_log(TnC128 x) { return to(clog(of(x))); }
TnC128 tn_c_log1p(TnC128 x) { return to(clog(1 + of(x))); }
TnC128 tn_c_logistic(TnC128 x) { return to(1 / (1 + cexp(-of(x)))); }
TnC128 tn_c_pow(TnC128 x, TnC128 y) { return to(cpow(of(x), of(y))); }
TnC128 tn_c_sin(TnC128 x) { return to(csin(of(x))); }
TnC128 tn_c_cos(TnC128 x) { return to(ccos(of(x))); }
TnC128 tn_c_tan(TnC128 x) { return to(ctan(of(x))); }
TnC128 tn_c_sinh(TnC128 x) { return to(csinh(of(x))); }
TnC128 tn_c_cosh(TnC128 x) { return to(ccosh(of(x))); }
TnC128 tn_c_tanh(TnC128 x) { return to(ctanh(of(x))); }
TnC128 tn_c_asin(TnC128 x) { return to(casin(of(x))); }
TnC128 tn_c_acos(TnC128 x) { return to(cacos(of(x))); }
TnC128 tn_c_atan(TnC128 x) { return to(catan(of(x))); }
TnC128 tn_c_atan2(TnC128 y, TnC128 x) { return to(catan(of(y) / of(x))); }
TnC128 tn_c_asinh(TnC128 x) { return to(casinh(of(x))); }
TnC128 tn_c_acosh(TnC128 x) { return to(cacosh(of(x))); }
TnC128 tn_c_atanh(TnC128 x) { return to(catanh(of(x))); }
