// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Functions around the gamma function, a Bessel function and the inverse of erf: of f64 in pairs (pair.h), of f32 in
// plain f64, to 35 bits or more, both relative to the terms that are summed. Coefficients: tools/gen_kernel_math.py.
#include <float.h>

#include "kernel/pair.h"

static const double lgamma2_p[][2] = {{0x1.b0ee6072093cep-2, 0x1.6cb90701fbfabp-58},
    {0x1.4a34cc4a60fa6p-2, 0x1.1873d8912200cp-56}, {-0x1.13e001a557607p-4, 0x1.fb68be2f8821fp-58},
    {0x1.51322ac7d8483p-6, 0x1.afc89088cb729p-60}};
static const double lgamma2_tail[] = {-0x1.e404fc218f5f2p-8, 0x1.7add6eadb68b6p-9, -0x1.38ac5c2bf89ddp-10,
    0x1.0b36af86998a4p-11, -0x1.d3fd4c779c0b1p-13, 0x1.a127b07c1e7e7p-14, -0x1.78de5b6223128p-15,
    0x1.580df22ec71b3p-16, -0x1.3cbcb8ed91f3dp-17, 0x1.2591b637c7e6fp-18, -0x1.11ad271fd1a84p-19,
    0x1.00fa0101e83aep-20, -0x1.e38082618f332p-22, 0x1.b673e4b919364p-23, -0x1.9f0583390a0a3p-24,
    0x1.0deb750523025p-24, -0x1.0180f27623f13p-25};
static const double stirling_d[] = {0x1.5555555555555p-4, -0x1.6c16c16c169f4p-9, 0x1.a01a019e2d2afp-11,
    -0x1.38137e0fb5444p-11, 0x1.b94f19c69f81bp-11, -0x1.f5f5ccff767a8p-10, 0x1.96a8a6ea15204p-8,
    -0x1.55c08e7edcd48p-6};
static const double digamma_d[] = {0x1.5555555555555p-4, -0x1.111111110fdf1p-7, 0x1.041040fc6c893p-8,
    -0x1.111105f122e14p-8, 0x1.f073661579b2bp-8, -0x1.5898a743e8d11p-6, 0x1.44898445ba7ebp-4, -0x1.24d1c876e87ffp-2};
// B_2k / (2k)!
static const double zeta_d[] = {0x1.5555555555555p-4, -0x1.6c16c16c16c17p-10, 0x1.1566abc011567p-15,
    -0x1.bbd779334ef0bp-21, 0x1.66a8f2bf70ebep-26, -0x1.22805d644267fp-31, 0x1.d6db2c4e09162p-37,
    -0x1.7da4e1f79955cp-42, 0x1.355871d652e9ep-47, -0x1.f57d968caacf1p-53, 0x1.967e1f09c376fp-58,
    -0x1.497d9033a2b5cp-63};
static const double bessel_p[][2] = {{0x1.0000000000000p+0, 0x0.0p+0}, {0x1.0000000000000p-1, 0x0.0p+0},
    {0x1.5555555555555p-4, 0x1.5555555555555p-58}, {0x1.c71c71c71c71cp-8, 0x1.c71c71c71c71cp-62},
    {0x1.6c16c16c16c17p-12, -0x1.f49f49f49f49fp-67}, {0x1.845c8a0ce5129p-17, 0x1.5b66c77d88e9ap-71},
    {0x1.27e4fb7789f5cp-22, 0x1.cbbc05b4fa99ap-76}, {0x1.522a43f65486ap-28, -0x1.604db055bd075p-82}};
static const double bessel_tail[] = {0x1.2c9758daf5cd0p-34, 0x1.ab81ea75fcd7ep-41, 0x1.f17697cf2062ep-48,
    0x1.e2637beedf635p-55, 0x1.8bce58a7dd875p-62, 0x1.165e7a57c8182p-69, 0x1.53588cd6c9753p-77,
    0x1.69f47ef1e3419p-85, 0x1.54d6cf6314a6bp-93, 0x1.1b9abb94ef60bp-101, 0x1.bb0fe7f4907d4p-110,
    0x1.c4ccacc74d0adp-119, 0x1.2edd82fd1617ap-126};
static const double bessel_q[] = {0x1.fffffffffcb9ep-1, 0x1.000000005904ep-1, 0x1.55555549985d5p-4,
    0x1.c71c72ed6eae4p-8, 0x1.6c16b329ddc69p-12, 0x1.845d5350af83dp-17, 0x1.27de28d87a2dap-22, 0x1.527628fab5e0bp-28,
    0x1.2a71e30aa9cbep-34, 0x1.bf8655289c999p-41, 0x1.7eb446515f20cp-48, 0x1.a3f1cdbdf9d72p-54};
static const double bessel_far_p[][2] = {{1, 0}, {-0.375, 0}, {-0x1.ep-4, 0}};
static const double bessel_far_tail[] = {-0x1.a40000073535cp-4, -0x1.274ff4258c04ep-3, -0x1.1c454294bed06p-2,
    -0x1.571e5b083fdb4p-1, -0x1.6ca5339513819p+1, 0x1.211509a5eaef0p+6, -0x1.4ebc3cff7d437p+12,
    0x1.05d74df5bea88p+18, -0x1.39b7ca480e3c6p+23, 0x1.20eab0731c831p+28, -0x1.9b02055a6478ap+32,
    0x1.c2c3d3e9788a7p+36, -0x1.7a1b63c4b7cd8p+40, 0x1.dda5dddafa912p+43, -0x1.babb17aeee853p+46,
    0x1.20ba7d8019655p+49, -0x1.edd111aa0831ep+50, 0x1.e4c1bb001ee81p+51, -0x1.8a63dfbf1e5bfp+51};
static const double bessel_far_q[] = {0x1.0000000073aedp+0, -0x1.8000079ba0cb5p-2, -0x1.dfeb157557abbp-4,
    -0x1.a96bc185d9d85p-4, -0x1.a175b28f9c337p-4, -0x1.f7da325b55742p-1, 0x1.58665ea8d6b7ep+2,
    -0x1.815b930684f72p+4};
static const double erf_inv_d_p[][2] = {{0x1.a755e7c99ae86p+0, -0x1.915f40745f78fp-56},
    {0x1.ebd80d9b13df9p-3, 0x1.044cea4b0dc01p-57}};
static const double erf_inv_d[] = {-0x1.8b6c33114ea6dp-8, -0x1.84576948350f4p-11, 0x1.879c2a20b111cp-13,
    -0x1.d1d1f7ca71183p-17, -0x1.6e8a53c9ee655p-20, 0x1.c6b4f89b76c21p-22, -0x1.f36cee45e6ac1p-26,
    -0x1.1a9eb45257954p-28, 0x1.20f53faa74f08p-30, -0x1.dc3e2c84e2fedp-35, -0x1.c8a5bbbca4c8ep-37,
    0x1.7230e13dc5d43p-39, -0x1.6ba48e2ac91b2p-44, -0x1.68247a0aea852p-45, 0x1.d635fdafd2156p-48,
    -0x1.9dde2ee14a45ep-55, -0x1.1ab28ebafc960p-53, 0x1.284f307bf1bfbp-56, 0x1.7862df54ca9c0p-61,
    -0x1.c42a588f8fd4bp-62, 0x1.637beebfcd065p-66, 0x1.55eae138157a5p-68, -0x1.9a356586e6c3ap-72,
    -0x1.a6f392d16edb4p-76};
static const double erf_inv_mid_d_p[][2] = {{0x1.8abcc380d5a48p+1, -0x1.9405ccf009cc8p-54},
    {0x1.0158a6d641d54p+0, 0x1.39878df979035p-54}};
static const double erf_inv_mid_d[] = {0x1.5ffcfe5b6cdecp-8, -0x1.ebadabb9fc766p-9, 0x1.468eeca93f97bp-9,
    -0x1.ba9240da5506ep-10, 0x1.f3cc545f76d25p-11, -0x1.7448bc462c76ep-12, 0x1.932e8d236678dp-16,
    0x1.1e6aa83ec7f15p-14, -0x1.8cf45a5734cd7p-15, 0x1.a245550e23788p-17, 0x1.89985a71bb268p-19,
    -0x1.0b93b7be9e01bp-18, 0x1.8dc20b6011a53p-20, -0x1.9f43f5e087d21p-26, -0x1.07df45d918ee2p-22,
    0x1.102bfc0f53f71p-23, -0x1.63ada0613d74dp-26, -0x1.8abbb00c5eba4p-27, 0x1.054d2ad87ca97p-27,
    -0x1.62439037f0897p-30};
static const double erf_inv_far_d_p[][2] = {{0x1.3664ddd1ad7fbp+2, -0x1.74bc3a5b87096p-54},
    {0x1.02a30d1fba10bp+0, 0x1.31fa6ebda1bcdp-55}};
static const double erf_inv_far_d[] = {-0x1.22ea5df1cb308p-13, -0x1.c2f36aa154901p-13, 0x1.3ebf4efafca04p-14,
    -0x1.4a349047ab38cp-16, 0x1.2fbcfd9488424p-18, -0x1.0a9031f202629p-20, 0x1.ebe317ca4140bp-23,
    -0x1.2238ceb070799p-24, 0x1.f2899ed732413p-26, -0x1.0560af3ef5b79p-26, 0x1.0cbe68836cb4bp-27,
    -0x1.e59b9742813f0p-29, 0x1.69b1293290dc0p-30, -0x1.a3a23d594eafbp-32, 0x1.329dafa1412bdp-34,
    0x1.0b6eb43d8d205p-36, -0x1.6780dba9b0d03p-36, 0x1.96729bc59983fp-38};

#define PI 0x1.921fb54442d18p+1
#define PI_LOW 0x1.1a62633145c07p-53

static Sum pi_of(const Calc *m) { return s_constant(m, PI, PI_LOW); }
static Sum log_sum(const Calc *m, Sum x) { return m->pairs ? s_log(m, x, 0) : one_of(tn_ks_wide_log(m->b, x.high)); }
static Sum exp_sum(const Calc *m, Sum x) { return m->pairs ? s_exp(m, x) : one_of(tn_ks_wide_exp(m->b, x.high)); }

// num's function where `need`, in the type of the result.
static TnKVal rescue(const Calc *m, TnScalarOp op, TnKVal x, TnKVal y, TnKVal need, TnKVal r) {
  TnKBuilder *b = m->b;
  if (m->pairs) return k_sel(b, need, tn_k_call(b, op, x, y, need), r);
  return k_sel(b, need, tn_k_call(b, op, k_f32(b, x), y ? k_f32(b, y) : 0, need), k_f32(b, r));
}
static TnKVal within(TnKBuilder *b, TnKVal x, double least, double most) {
  return k_and(b, k_ge(b, x, k_d(b, least)), k_le(b, x, k_d(b, most)));
}

// The distance of a from the nearest whole number: f, sin and cos of pi f.
typedef struct Turn {
  TnKVal f;
  Sum sine, cosine;
} Turn;

static Turn turn_of(const Calc *m, TnKVal a) {
  TnKBuilder *b = m->b;
  Turn t = {k_sub(b, a, k_rint(b, a)), {0, 0}, {0, 0}};
  if (m->pairs) {
    s_sincos(m, s_mul(m, pi_of(m), one_of(t.f)), &t.sine, &t.cosine);
    return t;
  }
  TnKVal s, c;
  tn_ks_wide_sincos_near(b, k_mul(b, t.f, k_d(b, PI / 2)), &s, &c);
  TnKVal two_s = twice(b, s);
  t.sine = one_of(k_mul(b, two_s, c)), t.cosine = one_of(k_fma(b, k_neg(b, two_s), s, k_d(b, 1)));
  return t;
}

// By the series at 2 below 2.5, else by Stirling's at a + 6 or, from 8.5 on, at a.
static Sum lgamma_positive(const Calc *m, TnKVal a) {
  TnKBuilder *b = m->b;
  Sum x = one_of(a), one = num(m, 1);
  TnKVal low = k_lt(b, a, k_d(b, 0.5)), below = k_lt(b, a, k_d(b, 1.5)), near = k_lt(b, a, k_d(b, 2.5));
  TnKVal far = k_ge(b, a, k_d(b, 8.5)), t = k_sel(b, low, a, k_sub(b, a, k_sel(b, below, one.high, k_d(b, 2))));
  Sum q_near = s_select(m, low, s_add(m, s_square(m, x), x), s_select(m, below, x, one));
  Sum p = s_mul(m, x, s_add(m, x, num(m, 5)));  // s; (x + 1) (x + 4) = s + 4, (x + 2) (x + 3) = s + 6
  p = s_mul(m, s_mul(m, p, s_plus(m, p, num(m, 4))), s_plus(m, p, num(m, 6)));
  Sum q = s_select(m, near, q_near, s_select(m, far, one, p));
  Sum w = s_select(m, far, x, s_add(m, x, num(m, 6)));
  TnKVal u = k_div(b, one.high, w.high), tail = k_mul(b, u, TN_POLY(stirling_d, k_mul(b, u, u)));
  Sum main = s_plus(m, s_mul(m, s_plus(m, w, num(m, -0.5)), log_sum(m, w)), s_neg(m, w));
  main = s_plus(m, main, s_plus(m, s_constant(m, 0x1.d67f1c864beb5p-1, -0x1.65b5a1b7ff5dfp-55), one_of(tail)));
  Sum y = one_of(t), r = s_select(m, near, s_mul(m, y, S_POLY(lgamma2_p, lgamma2_tail, y)), main);
  return s_sub(m, r, log_sum(m, q));
}

// Below 0: ln(pi / |x sin(pi x)|) - ln gamma(-x)
static TnKVal lgamma_of(const Calc *m, TnKVal x) {
  TnKBuilder *b = m->b;
  TnKVal a = k_abs(b, x), zero = k_d(b, 0), inf = k_d(b, K_INF);
  Sum positive = lgamma_positive(m, a);
  Turn t = turn_of(m, a);
  Sum sine = s_flip(m, t.sine, k_sign_bits(b, t.sine.high));
  Sum r = s_sub(m, log_sum(m, s_div(m, pi_of(m), s_mul(m, one_of(a), sine))), positive);
  r = s_select(m, k_lt(b, x, k_d(b, m->pairs ? -0x1p-60 : 0)), r, positive);
  TnKVal pole = k_and(b, k_le(b, x, zero), k_eq(b, t.f, zero));
  TnKVal v = k_sel(b, k_or(b, pole, k_eq(b, a, inf)), inf, s_round(m, r));
  v = k_sel(b, k_eq(b, x, x), v, x);
  if (!m->pairs) return k_f32(b, v);
  return rescue(m, TN_SCALAR_lgamma, x, 0, k_and(b, k_gt(b, x, k_d(b, 0x1p900)), k_lt(b, x, inf)), v);
}

// psi(a) = psi(a + 8) - 1/a - ... - 1/(a + 7) below 8; below 0: psi(-x) - 1/x - pi / tan(pi x). With s = a (a + 7) the
// eight terms are (2a + 7) (1/s + 1/(s + 6) + 1/(s + 10) + 1/(s + 12)) = (2a + 7) p'(s) / p(s).
static Sum digamma_sum(const Calc *m, TnKVal x, TnKVal *f) {
  TnKBuilder *b = m->b;
  TnKVal a = k_abs(b, x), eight = k_d(b, 8), near = k_lt(b, a, eight), zero = k_d(b, 0);
  Sum v = one_of(k_sel(b, near, a, eight)), s = s_mul(m, v, s_add(m, v, num(m, 7)));
  Sum p = s_add(m, s, num(m, 28)), slope = s_add(m, s_times(m, s, 4), num(m, 84));
  p = s_add(m, s_mul(m, p, s), num(m, 252)), slope = s_add(m, s_mul(m, slope, s), num(m, 504));
  p = s_mul(m, s_add(m, s_mul(m, p, s), num(m, 720)), s), slope = s_add(m, s_mul(m, slope, s), num(m, 720));
  Sum terms = s_div(m, s_mul(m, s_add(m, s_times(m, v, 2), num(m, 7)), slope), p);
  Sum w = s_select(m, near, s_add(m, one_of(a), num(m, 8)), one_of(a)), u = s_div(m, num(m, 1), w);
  TnKVal q = k_mul(b, u.high, u.high), tail = k_mul(b, q, TN_POLY(digamma_d, q));
  Sum r = s_sub(m, log_sum(m, w), s_add(m, s_half(m, u), one_of(tail)));
  r = s_sub(m, r, s_select(m, near, terms, one_of(zero)));
  Turn t = turn_of(m, a);
  Sum side = s_add(m, s_div(m, num(m, 1), one_of(a)), s_mul(m, pi_of(m), s_div(m, t.cosine, t.sine)));
  *f = t.f;
  return s_select(m, k_lt(b, x, zero), s_add(m, r, side), r);
}

static TnKVal digamma_of(const Calc *m, TnKVal x) {
  TnKBuilder *b = m->b;
  TnKVal f, v = s_round(m, digamma_sum(m, x, &f)), zero = k_d(b, 0), inf = k_d(b, K_INF);
  TnKVal pole = k_and(b, k_le(b, x, zero), tn_k_not(b, k_ne(b, f, zero)));
  v = k_sel(b, k_or(b, pole, k_eq(b, x, k_neg(b, inf))), k_d(b, K_NAN), v);
  v = k_sel(b, k_lt(b, x, inf), v, x);
  if (!m->pairs) return k_f32(b, v);
  TnKVal a = k_abs(b, x), far = k_or(b, k_gt(b, a, k_d(b, 0x1p900)), k_lt(b, a, k_d(b, 0x1p-900)));
  return rescue(m, TN_SCALAR_digamma, x, 0, far, v);
}

// Below 12 (in plain f64: 8): x/2 e^-x times the series of q = x^2/4 with coefficients 1 / (k! (k + 1)!), whose terms
// rise before they fall; beyond, a polynomial of 1/x.
static TnKVal bessel_i1e_of(const Calc *m, TnKVal x) {
  TnKBuilder *b = m->b;
  double limit = m->pairs ? 12 : 8;
  TnKVal a = k_abs(b, x), least = k_d(b, limit), is_near = k_lt(b, a, least);
  Sum v = one_of(k_at_most(b, a, limit)), q = s_times(m, s_square(m, v), 0.25), near, far;
  Sum u = s_div(m, num(m, 1), one_of(k_sel(b, is_near, least, m->pairs ? k_at_most(b, a, 0x1p900) : a)));
  near = one_of(m->pairs ? TN_POLY(bessel_tail, q.high) : TN_POLY(bessel_q, q.high));
  for (size_t k = m->pairs ? TN_COUNT(bessel_p) : 0; k-- > 0;)
    near = s_loose(m, s_constant(m, bessel_p[k][0], bessel_p[k][1]), s_mul(m, q, near));
  far = m->pairs ? S_POLY(bessel_far_p, bessel_far_tail, u) : one_of(TN_POLY(bessel_far_q, u.high));
  near = s_mul(m, s_mul(m, s_half(m, v), exp_sum(m, s_neg(m, v))), near);
  far = s_mul(m, far, s_root(m, s_mul(m, u, s_constant(m, 0x1.45f306dc9c883p-3, -0x1.6b01ec5417056p-57))));
  TnKVal r = k_with_sign(b, k_abs(b, s_round(m, s_select(m, is_near, near, far))), x);
  r = k_sel(b, k_eq(b, x, x), r, x);
  return m->pairs ? rescue(m, TN_SCALAR_bessel_i1e, x, 0, k_gt(b, a, k_d(b, 0x1p900)), r) : k_f32(b, r);
}

// x times a polynomial of w = -ln(1 - x^2) below 6.25, else of its root.
static TnKVal erf_inv_f64(TnKBuilder *b, TnKVal x) {
  const Calc *m = &(Calc){b, true};
  TnKVal a = k_abs(b, x);
  Sum one = num(m, 1), v = one_of(a), w = s_neg(m, log_sum(m, s_mul(m, s_sub(m, one, v), s_add(m, one, v))));
  Sum root = s_root(m, w), near = s_add(m, w, num(m, -3.125));
  Sum mid = s_add(m, root, num(m, -3.25)), far = s_add(m, root, num(m, -5));
  far = S_POLY(erf_inv_far_d_p, erf_inv_far_d, far), mid = S_POLY(erf_inv_mid_d_p, erf_inv_mid_d, mid);
  Sum p = s_select(m, k_lt(b, w.high, k_d(b, 16)), mid, far);
  p = s_select(m, k_lt(b, w.high, k_d(b, 6.25)), S_POLY(erf_inv_d_p, erf_inv_d, near), p);
  TnKVal r = s_round(m, s_mul(m, one_of(x), p));
  r = k_sel(b, k_lt(b, a, one.high), r, k_sel(b, k_eq(b, a, one.high), k_mul(b, x, k_d(b, K_INF)), k_d(b, K_NAN)));
  return r;
}

// ---------------------------------------------------------------------------------------------------------------
// Zeta: q^-s (1 + r1 + ... + r(n-1) + rn (1/2 + (q + n) / (s - 1) + ...)), rk = (q / (q + k))^s, the last by Euler's
// and Maclaurin's formula. That is a number and, of pairs, a power of 2.

typedef struct Zeta {
  Sum sum;
  TnKVal bits, need;  // need: what num's function is for
} Zeta;

static Zeta zeta_of(const Calc *m, TnKVal s, TnKVal q) {
  TnKBuilder *b = m->b;
  unsigned n = m->pairs ? 8 : 6, n_tail = m->pairs ? 12 : 6;
  Sum power = one_of(s), first = log_sum(m, one_of(q)), sum = num(m, 1), a, r;
  for (unsigned k = 1; k <= n; k++) {
    a = s_add(m, one_of(q), num(m, k));
    r = exp_sum(m, s_mul(m, power, s_sub(m, first, log_sum(m, a))));
    sum = s_plus(m, sum, k < n ? r : s_half(m, r));
  }
  sum = s_add(m, sum, s_mul(m, r, s_div(m, a, s_add(m, power, num(m, -1)))));
  TnKVal u = k_div(b, k_d(b, 1), a.high), v = k_at_most(b, k_mul(b, s, u), 1e6), f = k_mul(b, r.high, v), tail = 0;
  for (unsigned k = 0; k < n_tail; k++) {
    TnKVal c = k_d(b, zeta_d[k]);
    tail = tail ? k_fma(b, f, c, tail) : k_mul(b, f, c);
    TnKVal next = k_fma(b, u, k_d(b, 2.0 * k + 1), v), next2 = k_fma(b, u, k_d(b, 2.0 * k + 2), v);
    f = k_mul(b, f, k_mul(b, next, next2));
  }
  sum = s_add(m, sum, one_of(tail));
  TnKVal ok = m->pairs ? within(b, q, 0x1p-900, 0x1p900) : within(b, q, 0x1p-149, FLT_MAX);
  ok = k_and(b, ok, k_and(b, k_gt(b, s, k_d(b, 1)), k_le(b, s, k_d(b, 0x1p60))));
  Sum exponent = s_neg(m, s_mul(m, power, first));
  if (!m->pairs) return (Zeta){s_mul(m, exp_sum(m, exponent), sum), 0, tn_k_not(b, ok)};
  Power p = s_exp_parts(m, exponent);
  return (Zeta){s_mul(m, s_plus(m, num(m, 1), p.part), sum), p.bits, tn_k_not(b, ok)};
}

static TnKVal zeta_value(const Calc *m, Zeta z, TnKVal factor) {
  if (!m->pairs) return factor ? k_mul(m->b, z.sum.high, factor) : z.sum.high;
  if (factor) z.sum = s_mul(m, z.sum, one_of(factor));
  return tn_ks_times_pow2(m->b, s_round(m, z.sum), z.bits);
}

// (-1)^(n + 1) n! zeta(n + 1, x) for whole n up to 20, whose factorial is exact.
static TnKVal polygamma_of(const Calc *m, TnKVal n, TnKVal x) {
  TnKBuilder *b = m->b;
  TnKVal zero = k_d(b, 0), one = k_d(b, 1), half = k_mul(b, n, k_d(b, 0.5)), factor = one, f;
  for (int k = 2; k <= 20; k++) factor = k_mul(b, factor, k_sel(b, k_ge(b, n, k_d(b, k)), k_d(b, k), one));
  factor = k_sel(b, k_eq(b, k_trunc(b, half), half), k_neg(b, factor), factor);
  TnKVal is_digamma = k_eq(b, n, zero);
  Zeta z = zeta_of(m, k_sel(b, is_digamma, k_d(b, 2), k_add(b, n, one)), x);
  TnKVal r = k_sel(b, is_digamma, s_round(m, digamma_sum(m, x, &f)), zeta_value(m, z, factor));
  TnKVal bad = k_or(b, k_ne(b, k_trunc(b, n), n), tn_k_not(b, within(b, n, 0, 20)));
  return rescue(m, TN_SCALAR_polygamma, n, x, k_or(b, z.need, bad), r);
}

TnKVal tn_ks_special(TnKBuilder *b, TnScalarOp op, TnKVal x, TnKVal y) {
  const Calc *m = &(Calc){b, k_type(b, x) == TN_KT_F64};
  if (!m->pairs) x = k_f64(b, x), y = y ? k_f64(b, y) : 0;
  switch ((unsigned)op) {
    case TN_SCALAR_bessel_i1e: return bessel_i1e_of(m, x);
    case TN_SCALAR_digamma: return digamma_of(m, x);
    case TN_SCALAR_erf_inv: return erf_inv_f64(b, x);
    case TN_SCALAR_lgamma: return lgamma_of(m, x);
    case TN_SCALAR_polygamma: return polygamma_of(m, x, y);
    case TN_SCALAR_zeta: {
      Zeta z = zeta_of(m, x, y);
      return rescue(m, TN_SCALAR_zeta, x, y, z.need, zeta_value(m, z, 0));
    }
    default: tn_unreachable();
  }
}
