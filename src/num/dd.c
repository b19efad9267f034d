// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Double-double arithmetic: see dd.h.
#include "num/dd.h"

TnDD tn_two_sum(double a, double b) {
  double s = a + b, t = s - a;
  return tn_dd(s, (a - (s - t)) + (b - t));
}

TnDD tn_two_prod(double a, double b) {
  double p = a * b;
#ifdef __FP_FAST_FMA
  return tn_dd(p, fma(a, b, -p));
#else
  double a_big = a * 0x1.0000002p27, b_big = b * 0x1.0000002p27;  // 2^27 + 1: cuts into 26 and 27 bits
  double a1 = a_big - (a_big - a), b1 = b_big - (b_big - b), a2 = a - a1, b2 = b - b1;
  return tn_dd(p, ((a1 * b1 - p) + a1 * b2 + a2 * b1) + a2 * b2);
#endif
}

TnDD tn_dd_add(TnDD a, TnDD b) {
  TnDD s = tn_two_sum(a.hi, b.hi), t = tn_two_sum(a.lo, b.lo);
  s = tn_fast_two_sum(s.hi, s.lo + t.hi);
  return tn_fast_two_sum(s.hi, s.lo + t.lo);
}

TnDD tn_dd_add_d(TnDD a, double b) {
  TnDD s = tn_two_sum(a.hi, b);
  return tn_fast_two_sum(s.hi, s.lo + a.lo);
}

TnDD tn_dd_sub(TnDD a, TnDD b) { return tn_dd_add(a, tn_dd_neg(b)); }

// A product that is 0 keeps its sign.
TnDD tn_dd_mul(TnDD a, TnDD b) {
  TnDD p = tn_two_prod(a.hi, b.hi);
  if (p.hi == 0) return tn_dd(p.hi, p.hi);
  return tn_fast_two_sum(p.hi, p.lo + (a.hi * b.lo + a.lo * b.hi));
}

TnDD tn_dd_mul_d(TnDD a, double b) {
  TnDD p = tn_two_prod(a.hi, b);
  return tn_fast_two_sum(p.hi, p.lo + a.lo * b);
}

TnDD tn_dd_square(TnDD a) { return tn_dd_mul(a, a); }

TnDD tn_dd_div(TnDD a, TnDD b) {
  double q = a.hi / b.hi;
  if (a.hi == 0 && q == 0) return tn_dd(q, q);
  TnDD rest = tn_dd_sub(a, tn_dd_mul_d(b, q));
  TnDD r = tn_fast_two_sum(q, rest.hi / b.hi);
  rest = tn_dd_sub(a, tn_dd_mul(b, r));
  return tn_fast_two_sum(r.hi, r.lo + rest.hi / b.hi);
}

TnDD tn_dd_sqrt(TnDD a) {
  if (!(a.hi > 0)) return tn_dd(0, 0);
  double s = sqrt(a.hi);
  TnDD rest = tn_dd_sub(a, tn_two_prod(s, s));
  return tn_fast_two_sum(s, rest.hi / (2 * s));
}
