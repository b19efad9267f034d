// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Parts of functions that f32 and f64 share, and the relatives of exp, which are the same code for both: x = n ln2 + r
// with |r| <= ln2 / 2, e^r by a polynomial. Coefficients: tools/gen_kernel_math.py.
#include "kernel/scalar_priv.h"

TnKVal tn_ks_polynomial(TnKBuilder *b, const double *c, size_t n, TnKVal x) {
  TnKVal p = k_f(b, x, c[n - 1]);
  for (size_t i = n - 1; i-- > 0;) p = k_fma(b, p, x, k_f(b, x, c[i]));
  return p;
}

TnKVal tn_ks_log_corners(TnKBuilder *b, TnKVal x, TnKVal r) {
  TnKVal zero = k_f(b, x, 0), below = k_sel(b, k_eq(b, x, zero), k_f(b, x, -K_INF), k_f(b, x, K_NAN));
  return k_sel(b, k_gt(b, x, zero), k_sel(b, k_lt(b, x, k_f(b, x, K_INF)), r, x), below);
}

// ---------------------------------------------------------------------------------------------------------------
// The two widths

typedef struct Width {
  double rounder;         // adding it leaves the nearest whole number in the low bits
  int mantissa, bias;     // of the format
  double ln2_hi, ln2_lo;  // ln2_hi is ln2 rounded to the width: the rest of x is exact
  double over, under;     // e^x is inf beyond, or 0
  size_t n;
  const double *c;  // of e^r, from r^0
} Width;

static const double exp_f[] = {0x1p+0,        0x1p+0,       0x1.fffffcp-2, 0x1.555492p-3,
                               0x1.5558b4p-5, 0x1.1239ap-7, 0x1.6a495ep-10};
// One more term, of (e^r - 1 - r) / r^2: what e^x - 1 has left after cancelling must be good.
static const double expm1_f[] = {0x1p-1, 0x1.555556p-3, 0x1.5554e8p-5, 0x1.111p-7, 0x1.6d4ce6p-10, 0x1.a24bdcp-13};
static const double exp_d[] = {0x1p+0,
                               0x1p+0,
                               0x1p-1,
                               0x1.5555555555559p-3,
                               0x1.555555555555ap-5,
                               0x1.111111110f6afp-7,
                               0x1.6c16c16c144c4p-10,
                               0x1.a01a01afe5257p-13,
                               0x1.a01a01b095218p-16,
                               0x1.71ddf8538763fp-19,
                               0x1.27e4c5e599978p-22,
                               0x1.af5ebf561c1d0p-26,
                               0x1.1f94fea2991a9p-29};
static const Width width_f32 = {0x1.8p23, 23, 127, 0x1.62e43p-1, -0x1.05c61p-29, 89, -105, TN_COUNT(exp_f), exp_f};
static const Width width_f64 = {0x1.8p52,        52,   1023, 0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56, 710, -746,
                                TN_COUNT(exp_d), exp_d};

static const Width *width_of(const TnKBuilder *b, TnKVal x) {
  return k_type(b, x) == TN_KT_F32 ? &width_f32 : &width_f64;
}

typedef struct Reduced {
  TnKVal bits, n;  // n + offset in the low bits; n as a number
  TnKVal high, r;  // x - n ln2_hi, exact; rounded x - n ln2
} Reduced;

static Reduced reduce(TnKBuilder *b, const Width *w, TnKVal x, int offset) {
  TnKVal rounder = k_f(b, x, w->rounder + offset), t = k_fma(b, x, k_f(b, x, 0x1.71547652b82fep+0), rounder);
  TnKVal n = k_sub(b, t, rounder), high = k_fma(b, n, k_f(b, x, -w->ln2_hi), x);
  return (Reduced){k_bits(b, t), n, high, k_fma(b, n, k_f(b, x, -w->ln2_lo), high)};
}

static TnKVal to_exponent(TnKBuilder *b, const Width *w, TnKVal field) {
  return k_bits(b, k_shl(b, field, k_i(b, field, w->mantissa)));
}

// p 2^n, n plus twice the bias in the low bits: in two steps, as the result may be subnormal or overflow.
static TnKVal times_pow2(TnKBuilder *b, const Width *w, TnKVal p, TnKVal bits) {
  TnKVal half = k_shru(b, bits, k_i(b, bits, 1));
  return k_mul(b, k_mul(b, p, to_exponent(b, w, half)), to_exponent(b, w, k_isub(b, bits, half)));
}

// ---------------------------------------------------------------------------------------------------------------

TnKVal tn_ks_exp(TnKBuilder *b, TnKVal x) {
  const Width *w = width_of(b, x);
  Reduced e = reduce(b, w, k_at_least(b, k_at_most(b, x, w->over), w->under), 2 * w->bias);
  return times_pow2(b, w, tn_ks_polynomial(b, w->c, w->n, e.r), e.bits);
}

// 2^n - 1 + 2^n (high + low + what e^r has beyond r): half of it, so that nothing overflows before the result does.
// What the first sums lose is added at the end.
TnKVal tn_ks_expm1(TnKBuilder *b, TnKVal x) {
  const Width *w = width_of(b, x);
  Reduced e = reduce(b, w, k_at_least(b, k_at_most(b, x, w->over), -50), w->bias - 1);
  TnKVal scale = to_exponent(b, w, e.bits), square = k_mul(b, e.r, e.r);
  // r^2 / 2 is not rounded by itself
  TnKVal cube = k_mul(b, square, e.r), half_r = k_mul(b, e.r, k_f(b, x, 0.5));
  TnKVal q = w == &width_f32 ? tn_ks_polynomial(b, expm1_f + 1, TN_COUNT(expm1_f) - 1, e.r)
                             : tn_ks_polynomial(b, w->c + 3, w->n - 3, e.r);
  TnKVal low = k_fma(b, half_r, e.r, k_fma(b, cube, q, k_mul(b, e.n, k_f(b, x, -w->ln2_lo))));
  TnKVal start = k_sub(b, scale, k_f(b, x, 0.5)), start_low = k_sub(b, k_sub(b, scale, start), k_f(b, x, 0.5));
  TnKVal sum = k_fma(b, scale, e.high, start);
  TnKVal lost = k_add(b, k_fma(b, scale, e.high, k_sub(b, start, sum)), start_low);
  TnKVal half = k_add(b, sum, k_fma(b, scale, low, lost));
  TnKVal is_tiny = k_lt(b, k_abs(b, x), k_f(b, x, w == &width_f32 ? 0x1p-26 : 0x1p-55));
  return k_sel(b, is_tiny, x, k_add(b, half, half));
}

// With v = e^-|x|: v / (1 + v) of negative x, else 1 / (1 + v). What v and the sum lose to rounding is carried along
// and put into the quotient at the end.
TnKVal tn_ks_logistic(TnKBuilder *b, TnKVal x) {
  const Width *w = width_of(b, x);
  TnKVal one = k_f(b, x, 1), zero = k_f(b, x, 0), away = k_at_least(b, k_neg(b, k_abs(b, x)), w->under);
  Reduced e = reduce(b, w, away, 2 * w->bias);
  TnKVal q0 = tn_ks_polynomial(b, w->c + 2, w->n - 2, e.r);
  TnKVal small = k_fma(b, k_mul(b, e.r, e.r), q0, k_mul(b, e.n, k_f(b, x, -w->ln2_lo)));
  TnKVal start = k_add(b, one, e.high), rest_of = k_add(b, k_add(b, k_sub(b, one, start), e.high), small);
  TnKVal p = k_add(b, start, rest_of), p_low = k_add(b, k_sub(b, start, p), rest_of);
  TnKVal v = times_pow2(b, w, p, e.bits), v_low = times_pow2(b, w, p_low, e.bits);
  TnKVal is_negative = k_lt(b, x, zero), num = k_sel(b, is_negative, v, one),
         num_low = k_sel(b, is_negative, v_low, zero);
  TnKVal den = k_add(b, one, v), den_low = k_add(b, k_add(b, k_sub(b, one, den), v), v_low);
  TnKVal inverse = k_div(b, one, den), q = k_mul(b, num, inverse), minus_q = k_neg(b, q);
  TnKVal rest = k_fma(b, minus_q, den_low, k_add(b, k_fma(b, minus_q, den, num), num_low));
  return k_fma(b, rest, inverse, q);
}
