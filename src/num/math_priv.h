// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Double-double cores of the functions in math.h, shared by math.c, trig.c, special.c and complex.c. They take and
// give normalised pairs, are good to about 68 bits or more relative to the result, and leave special values (NaN,
// infinities, range limits) to their callers.
#ifndef TENON_NUM_MATH_PRIV_H
#define TENON_NUM_MATH_PRIV_H

#include "num/dd.h"
#include "num/scalar_priv.h"

// m * 2^e, m of moderate size (2^+-900).
typedef struct TnScaled {
  TnDD m;
  int e;
} TnScaled;

// Rounds m * 2^e once to a double, subnormal ones too; overflows to infinity. Any e.
double tn_scaled_round(TnDD m, int e);
// x * 2^e for results that are normal numbers.
static inline double tn_times_pow2(double x, int e) {
  int half = e / 2;
  return x * tn_f64_pow2(half) * tn_f64_pow2(e - half);
}
static inline TnDD tn_dd_pow2(TnDD x, int e) { return tn_dd(tn_times_pow2(tn_hi(x), e), tn_times_pow2(tn_lo(x), e)); }
// x = m * 2^e with 1 <= |m| < 2; x finite and not 0.
double tn_split(double x, int *out_e);
double tn_copysign(double magnitude, double sign);
static inline bool tn_signbit(double x) { return tn_f64_bits(x) >> 63; }
static inline TnDD tn_dd_copysign(TnDD a, double sign) {
  return tn_signbit(tn_hi(a)) == tn_signbit(sign) ? a : tn_dd_neg(a);
}

TnScaled tn_exp_dd(TnDD x);            // |x| <= 2800
TnDD tn_expm1_dd(TnDD x);              // |x| <= 700; relative to the result near 0 too
TnDD tn_log_dd(TnDD m, int e);         // ln(m * 2^e), tn_hi(m) positive and normal; relative to the result near 1 too
TnDD tn_log1p_dd(TnDD x);              // x > -1, below 2^500
TnScaled tn_pow_dd(TnDD x, double y);  // x > 0 finite; beyond 2^+-3600 any value of that size
void tn_sinh_cosh_dd(TnDD x, TnDD *out_sinh, TnDD *out_cosh);  // |x| <= 350

void tn_sincos_dd(double x, TnDD *out_sin, TnDD *out_cos);    // x finite
void tn_sincospi_dd(double x, TnDD *out_sin, TnDD *out_cos);  // of pi x; x finite
TnDD tn_atan2_dd(TnDD y, TnDD x);  // in (-pi, pi]; not both 0, quotient and operands away from the range limits

#endif  // TENON_NUM_MATH_PRIV_H
