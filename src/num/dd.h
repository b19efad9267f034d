// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Double-double arithmetic: an unevaluated sum hi + lo with |lo| <= half a unit in the last place of hi, about 104
// bits. Results are normalised. Only + - * / sqrt of doubles are used, so the bits are the same on every machine
// (with or without a fast fma: both forms of tn_two_prod are exact). Operands must stay away from overflow (2^996)
// and products from underflow; callers scale.
#ifndef TENON_NUM_DD_H
#define TENON_NUM_DD_H

#include <math.h>

// One register: what calls leave on the stack is one word, not two.
typedef double TnDD __attribute__((vector_size(16)));

static inline double tn_hi(TnDD a) { return a[0]; }
static inline double tn_lo(TnDD a) { return a[1]; }
static inline TnDD tn_dd(double hi, double lo) { return (TnDD){hi, lo}; }

// a + b exactly; the fast form wants |a| >= |b| or a == 0.
TnDD tn_two_sum(double a, double b);
static inline TnDD tn_fast_two_sum(double a, double b) {
  double s = a + b;
  return tn_dd(s, b - (s - a));
}
TnDD tn_two_prod(double a, double b);  // a * b exactly

static inline TnDD tn_dd_neg(TnDD a) { return -a; }
static inline TnDD tn_dd_times(TnDD a, double power_of_two) { return a * power_of_two; }

// Relative error of all below about 2^-104, of sums relative to the larger operand. They are functions: inlined they
// would make the many formulas of this folder several times as long and no faster.
TnDD tn_dd_add(TnDD a, TnDD b);
TnDD tn_dd_add_d(TnDD a, double b);
TnDD tn_dd_sub(TnDD a, TnDD b);
TnDD tn_dd_mul(TnDD a, TnDD b);
TnDD tn_dd_mul_d(TnDD a, double b);
TnDD tn_dd_square(TnDD a);
TnDD tn_dd_div(TnDD a, TnDD b);
TnDD tn_dd_sqrt(TnDD a);  // 0 for what is not positive

#endif  // TENON_NUM_DD_H
