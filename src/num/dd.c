// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Double-double arithmetic: see dd.h.
#include "num/dd.h"

// Inlined where sums and products of pairs are made.
static inline __attribute__((always_inline)) TnDD two_sum(double a, double b) {
  double s = a + b, t = s - a;
  return tn_dd(s, (a - (s - t)) + (b - t));
}

TnDD tn_two_sum(double a, double b) { return two_sum(a, b); }

static inline __attribute__((always_inline)) TnDD two_prod(double a, double b) {
  double p = a * b;
#ifdef __FP_FAST_FMA
  return tn_dd(p, fma(a, b, -p));
#else
  double a_big = a * 0x1.0000002p27, b_big = b * 0x1.0000002p27;  // 2^27 + 1: cuts into 26 and 27 bits
  double a1 = a_big - (a_big - a), b1 = b_big - (b_big - b), a2 = a - a1, b2 = b - b1;
  return tn_dd(p, ((a1 * b1 - p) + a1 * b2 + a2 * b1) + a2 * b2);
#endif
}

TnDD tn_two_prod(double a, double b) { return two_prod(a, b); }

TnDD tn_dd_add(TnDD a, TnDD b) {
  TnDD s = two_sum(tn_hi(a), tn_hi(b)), t = two_sum(tn_lo(a), tn_lo(b));
  s = tn_fast_two_sum(tn_hi(s), tn_lo(s) + tn_hi(t));
  return tn_fast_two_sum(tn_hi(s), tn_lo(s) + tn_lo(t));
}

TnDD tn_dd_add_d(TnDD a, double b) {
  TnDD s = two_sum(tn_hi(a), b);
  return tn_fast_two_sum(tn_hi(s), tn_lo(s) + tn_lo(a));
}

TnDD tn_dd_sub(TnDD a, TnDD b) { return tn_dd_add(a, tn_dd_neg(b)); }

// A product that is 0 keeps its sign.
TnDD tn_dd_mul(TnDD a, TnDD b) {
  TnDD p = two_prod(tn_hi(a), tn_hi(b));
  if (tn_hi(p) == 0) return tn_dd(tn_hi(p), tn_hi(p));
  return tn_fast_two_sum(tn_hi(p), tn_lo(p) + (tn_hi(a) * tn_lo(b) + tn_lo(a) * tn_hi(b)));
}

TnDD tn_dd_mul_d(TnDD a, double b) {
  TnDD p = tn_two_prod(tn_hi(a), b);
  return tn_fast_two_sum(tn_hi(p), tn_lo(p) + tn_lo(a) * b);
}

TnDD tn_dd_square(TnDD a) { return tn_dd_mul(a, a); }

TnDD tn_dd_div(TnDD a, TnDD b) {
  double q = tn_hi(a) / tn_hi(b);
  if (tn_hi(a) == 0 && q == 0) return tn_dd(q, q);
  TnDD rest = tn_dd_sub(a, tn_dd_mul_d(b, q));
  TnDD r = tn_fast_two_sum(q, tn_hi(rest) / tn_hi(b));
  rest = tn_dd_sub(a, tn_dd_mul(b, r));
  return tn_fast_two_sum(tn_hi(r), tn_lo(r) + tn_hi(rest) / tn_hi(b));
}

TnDD tn_dd_sqrt(TnDD a) {
  if (!(tn_hi(a) > 0)) return tn_dd(0, 0);
  double s = sqrt(tn_hi(a));
  TnDD rest = tn_dd_sub(a, tn_two_prod(s, s));
  return tn_fast_two_sum(s, tn_hi(rest) / (2 * s));
}
