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

typedef struct TnDD {
  double hi, lo;
} TnDD;

// Files whose speed matters less than their size define TN_DD_CALLS and get calls for the longer operations.
#ifdef TN_DD_CALLS
#define TN_DD_LONG static __attribute__((noinline, unused))
#else
#define TN_DD_LONG static inline
#endif

static inline TnDD tn_dd(double hi, double lo) { return (TnDD){hi, lo}; }

// a + b exactly; the fast form wants |a| >= |b| or a == 0.
static inline TnDD tn_two_sum(double a, double b) {
  double s = a + b, t = s - a;
  return tn_dd(s, (a - (s - t)) + (b - t));
}
static inline TnDD tn_fast_two_sum(double a, double b) {
  double s = a + b;
  return tn_dd(s, b - (s - a));
}

// a * b exactly.
static inline TnDD tn_two_prod(double a, double b) {
  double p = a * b;
#ifdef __FP_FAST_FMA
  return tn_dd(p, fma(a, b, -p));
#else
  double a_big = a * 0x1.0000002p27, b_big = b * 0x1.0000002p27;  // 2^27 + 1: cuts into 26 and 27 bits
  double a1 = a_big - (a_big - a), b1 = b_big - (b_big - b), a2 = a - a1, b2 = b - b1;
  return tn_dd(p, ((a1 * b1 - p) + a1 * b2 + a2 * b1) + a2 * b2);
#endif
}

static inline TnDD tn_dd_neg(TnDD a) { return tn_dd(-a.hi, -a.lo); }
static inline TnDD tn_dd_times(TnDD a, double power_of_two) { return tn_dd(a.hi * power_of_two, a.lo * power_of_two); }

TN_DD_LONG TnDD tn_dd_add(TnDD a, TnDD b) {
  TnDD s = tn_two_sum(a.hi, b.hi), t = tn_two_sum(a.lo, b.lo);
  s = tn_fast_two_sum(s.hi, s.lo + t.hi);
  return tn_fast_two_sum(s.hi, s.lo + t.lo);
}
TN_DD_LONG TnDD tn_dd_add_d(TnDD a, double b) {
  TnDD s = tn_two_sum(a.hi, b);
  return tn_fast_two_sum(s.hi, s.lo + a.lo);
}
TN_DD_LONG TnDD tn_dd_sub(TnDD a, TnDD b) { return tn_dd_add(a, tn_dd_neg(b)); }

TN_DD_LONG TnDD tn_dd_mul(TnDD a, TnDD b) {
  TnDD p = tn_two_prod(a.hi, b.hi);
  return tn_fast_two_sum(p.hi, p.lo + (a.hi * b.lo + a.lo * b.hi));
}
TN_DD_LONG TnDD tn_dd_mul_d(TnDD a, double b) {
  TnDD p = tn_two_prod(a.hi, b);
  return tn_fast_two_sum(p.hi, p.lo + a.lo * b);
}
TN_DD_LONG TnDD tn_dd_square(TnDD a) { return tn_dd_mul(a, a); }

TN_DD_LONG TnDD tn_dd_div(TnDD a, TnDD b) {
  double q = a.hi / b.hi;
  TnDD rest = tn_dd_sub(a, tn_dd_mul_d(b, q));
  TnDD r = tn_fast_two_sum(q, rest.hi / b.hi);
  rest = tn_dd_sub(a, tn_dd_mul(b, r));
  return tn_fast_two_sum(r.hi, r.lo + rest.hi / b.hi);
}

TN_DD_LONG TnDD tn_dd_sqrt(TnDD a) {  // a >= 0
  if (!(a.hi > 0)) return tn_dd(0, 0);
  double s = sqrt(a.hi);
  TnDD rest = tn_dd_sub(a, tn_two_prod(s, s));
  return tn_fast_two_sum(s, rest.hi / (2 * s));
}

#endif  // TENON_NUM_DD_H
