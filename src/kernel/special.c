// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Functions of f32 around the gamma function, and a Bessel function, in f64 nodes with a fixed number of terms: to 35
// bits or more, relative to the terms that are summed.
#include "kernel/scalar_priv.h"

// ln gamma(2 + t) / t (its Taylor series), the series of Stirling, and that of digamma.
static const double lgamma2_q[] = {
    0x1.b0ee6072093cep-2,   0x1.4a34cc4a60fa6p-2,  -0x1.13e001a557607p-4,  0x1.51322ac7d8483p-6,
    -0x1.e404fc218f5f2p-8,  0x1.7add6eadb6c30p-9,  -0x1.38ac5c2bf8e08p-10, 0x1.0b36af86396e9p-11,
    -0x1.d3fd4c76d2fc8p-13, 0x1.a127b0f17d65ap-14, -0x1.78de5bd7c81efp-15, 0x1.580dcee66eb02p-16,
    -0x1.3cbc963ce2243p-17, 0x1.2597a39f34aacp-18, -0x1.11b2eb7679541p-19, 0x1.0064cdeb22f0fp-20,
    -0x1.e2600d93cfd2fp-22, 0x1.c76bbb3f07a4dp-23, -0x1.af5a6cbbf8a97p-24, 0x1.99b93c2070b0fp-25};
static const double stirling_q[] = {0x1.5555555555555p-4,   -0x1.6c16c16c16c17p-9, 0x1.a01a01a01a01ap-11,
                                    -0x1.3813813813814p-11, 0x1.b951e2b18ff23p-11, -0x1.f6ab0d9993c7dp-10,
                                    0x1.a41a41a41a41ap-8};
static const double digamma_q[] = {0x1.5555555555555p-4,  -0x1.1111111111111p-7, 0x1.0410410410410p-8,
                                   -0x1.1111111111111p-8, 0x1.f07c1f07c1f08p-8,  -0x1.5995995995996p-6,
                                   0x1.5555555555555p-4,  -0x1.c5e5e5e5e5e5ep-2};

#define PI 0x1.921fb54442d18p+1

static TnKVal d(TnKBuilder *b, double x) { return tn_k_f64(b, x); }

// The distance of a from the nearest whole number: f, sin and cos of pi f.
typedef struct Turn {
  TnKVal f, sine, cosine;
} Turn;

static Turn turn_of(TnKBuilder *b, TnKVal a) {
  Turn t = {k_sub(b, a, k_rint(b, a)), 0, 0};
  TnKVal s, c;
  tn_ks_wide_sincos_near(b, k_mul(b, t.f, d(b, PI / 2)), &s, &c);
  TnKVal twice = k_add(b, s, s);
  t.sine = k_mul(b, twice, c), t.cosine = k_fma(b, k_neg(b, twice), s, d(b, 1));
  return t;
}

// By the series at 2 below 2.5, else by Stirling's at a + 6 or, from 8.5 on, at a.
static TnKVal lgamma_positive(TnKBuilder *b, TnKVal a) {
  TnKVal one = d(b, 1), low = k_lt(b, a, d(b, 0.5)), below = k_lt(b, a, d(b, 1.5)), near = k_lt(b, a, d(b, 2.5));
  TnKVal t = k_sel(b, low, a, k_sub(b, a, k_sel(b, below, one, d(b, 2))));
  TnKVal q_near = k_sel(b, low, k_fma(b, a, a, a), k_sel(b, below, a, one));
  TnKVal far = k_ge(b, a, d(b, 8.5)), p = a;
  for (int k = 1; k < 6; k++) p = k_mul(b, p, k_add(b, a, d(b, k)));
  TnKVal q = k_sel(b, near, q_near, k_sel(b, far, one, p));
  TnKVal w = k_sel(b, far, a, k_add(b, a, d(b, 6))), u = k_div(b, one, w);
  TnKVal tail = k_fma(b, u, TN_POLY(stirling_q, k_mul(b, u, u)), d(b, 0x1.d67f1c864beb5p-1));  // ln(2 pi) / 2
  TnKVal main = k_sub(b, k_mul(b, k_sub(b, w, d(b, 0.5)), tn_ks_wide_log(b, w)), w);
  TnKVal r = k_sel(b, near, k_mul(b, t, TN_POLY(lgamma2_q, t)), k_add(b, main, tail));
  return k_sub(b, r, tn_ks_wide_log(b, q));
}

// Below 0: ln(pi / |x sin(pi x)|) - ln gamma(-x)
static TnKVal lgamma_of(TnKBuilder *b, TnKVal x) {
  TnKVal a = k_abs(b, x), zero = d(b, 0), inf = d(b, K_INF), r = lgamma_positive(b, a);
  Turn t = turn_of(b, a);
  TnKVal side = tn_ks_wide_log(b, k_div(b, d(b, PI), k_mul(b, a, k_abs(b, t.sine))));
  r = k_sel(b, k_lt(b, x, zero), k_sub(b, side, r), r);
  TnKVal pole = k_and(b, k_le(b, x, zero), k_eq(b, t.f, zero));
  r = k_sel(b, k_or(b, pole, k_eq(b, a, inf)), inf, r);
  return k_sel(b, k_eq(b, x, x), r, x);
}

// psi(a) = psi(a + 8) - 1/a - ... - 1/(a + 7) below 8; below 0: psi(-x) - 1/x - pi / tan(pi x)
static TnKVal digamma_of(TnKBuilder *b, TnKVal x) {
  TnKVal a = k_abs(b, x), zero = d(b, 0), one = d(b, 1), eight = d(b, 8), near = k_lt(b, a, eight);
  TnKVal v = k_sel(b, near, a, eight), num = one, den = v;
  for (int k = 1; k < 8; k++) {
    TnKVal next = k_add(b, v, d(b, k));
    num = k_fma(b, num, next, den), den = k_mul(b, den, next);
  }
  TnKVal w = k_sel(b, near, k_add(b, a, eight), a), u = k_div(b, one, w), q = k_mul(b, u, u);
  TnKVal tail = k_fma(b, q, TN_POLY(digamma_q, q), k_mul(b, u, d(b, 0.5)));
  TnKVal r = k_sub(b, tn_ks_wide_log(b, w), k_add(b, tail, k_sel(b, near, k_div(b, num, den), zero)));
  Turn t = turn_of(b, a);
  TnKVal side = k_add(b, k_div(b, one, a), k_mul(b, d(b, PI), k_div(b, t.cosine, t.sine)));
  r = k_sel(b, k_lt(b, x, zero), k_add(b, r, side), r);
  TnKVal pole = k_and(b, k_le(b, x, zero), tn_k_not(b, k_ne(b, t.f, zero)));
  r = k_sel(b, k_or(b, pole, k_eq(b, x, d(b, -K_INF))), d(b, K_NAN), r);
  return k_sel(b, k_lt(b, x, d(b, K_INF)), r, x);
}

// x/2 (1 + q/(1 2) (1 + q/(2 3) (1 + ...))) e^-x with q = x^2/4 below 12, else
// (1 - 3/(8x) (1 + 5/(2 8x) (1 + 21/(3 8x) ...))) / sqrt(2 pi x) with factors ((2k - 1)^2 - 4) / (k 8x)
static TnKVal bessel_i1e_of(TnKBuilder *b, TnKVal x) {
  TnKVal a = k_abs(b, x), one = d(b, 1), is_near = k_lt(b, a, d(b, 12));
  TnKVal v = k_at_most(b, a, 12), q = k_mul(b, k_mul(b, v, v), d(b, 0.25)), sum = one;
  for (int k = 30; k > 0; k--) sum = k_fma(b, k_mul(b, q, d(b, 1.0 / (k * (k + 1)))), sum, one);
  TnKVal near = k_mul(b, k_mul(b, k_mul(b, v, d(b, 0.5)), tn_ks_wide_exp(b, k_neg(b, v))), sum);
  TnKVal u = k_div(b, one, k_sel(b, is_near, d(b, 12), a)), h = one;
  for (int k = 20; k > 0; k--) h = k_fma(b, k_mul(b, u, d(b, ((2.0 * k - 1) * (2.0 * k - 1) - 4) / (8.0 * k))), h, one);
  TnKVal far = k_mul(b, h, k_sqrt(b, k_mul(b, u, d(b, 0.5 / PI))));
  TnKVal r = k_with_sign(b, k_sel(b, is_near, near, far), x);
  return k_sel(b, k_eq(b, x, x), r, x);
}

TnKVal tn_ks_special_f32(TnKBuilder *b, TnScalarOp op, TnKVal x, TnKVal y) {
  switch ((unsigned)op) {
    case TN_SCALAR_bessel_i1e: return k_f32(b, bessel_i1e_of(b, k_f64(b, x)));
    case TN_SCALAR_digamma: return k_f32(b, digamma_of(b, k_f64(b, x)));
    case TN_SCALAR_lgamma: return k_f32(b, lgamma_of(b, k_f64(b, x)));
    default: return tn_k_call(b, op, x, y, 0);
  }
}
