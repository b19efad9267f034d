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
TnKVal tn_ks_times_pow2(TnKBuilder *b, TnKVal p, TnKVal bits) {
  const Width *w = width_of(b, p);
  TnKVal half = k_shru(b, bits, k_i(b, bits, 1));
  return k_mul(b, k_mul(b, p, to_exponent(b, w, half)), to_exponent(b, w, k_isub(b, bits, half)));
}

// ---------------------------------------------------------------------------------------------------------------

TnKVal tn_ks_exp(TnKBuilder *b, TnKVal x) {
  const Width *w = width_of(b, x);
  Reduced e = reduce(b, w, k_at_least(b, k_at_most(b, x, w->over), w->under), 2 * w->bias);
  return tn_ks_times_pow2(b, tn_ks_polynomial(b, w->c, w->n, e.r), e.bits);
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

TnKExp tn_ks_exp_sum(TnKBuilder *b, TnKVal x, TnKVal extra, int offset) {
  const Width *w = width_of(b, x);
  Reduced e = reduce(b, w, x, 2 * w->bias + offset);
  TnKVal one = k_f(b, x, 1), low = k_mul(b, e.n, k_f(b, x, -w->ln2_lo)), r = e.r;
  if (extra) low = k_add(b, low, extra), r = k_add(b, r, extra);
  TnKVal small = k_fma(b, k_mul(b, r, r), tn_ks_polynomial(b, w->c + 2, w->n - 2, r), low);
  TnKVal start = k_add(b, one, e.high), rest = k_add(b, k_add(b, k_sub(b, one, start), e.high), small);
  TnKVal p = k_add(b, start, rest);
  return (TnKExp){p, k_add(b, k_sub(b, start, p), rest), e.bits, e.n};
}

// With v = e^-|x|: v / (1 + v) of negative x, else 1 / (1 + v). What v and the sum lose to rounding is carried along
// and put into the quotient at the end.
TnKVal tn_ks_logistic(TnKBuilder *b, TnKVal x) {
  const Width *w = width_of(b, x);
  TnKVal one = k_f(b, x, 1), zero = k_f(b, x, 0), away = k_at_least(b, k_neg(b, k_abs(b, x)), w->under);
  TnKExp e = tn_ks_exp_sum(b, away, 0, 0);
  TnKVal v = tn_ks_times_pow2(b, e.p, e.bits), v_low = tn_ks_times_pow2(b, e.p_low, e.bits);
  TnKVal is_negative = k_lt(b, x, zero), num = k_sel(b, is_negative, v, one),
         num_low = k_sel(b, is_negative, v_low, zero);
  TnKVal den = k_add(b, one, v), den_low = k_add(b, k_add(b, k_sub(b, one, den), v), v_low);
  TnKVal inverse = k_div(b, one, den), q = k_mul(b, num, inverse), minus_q = k_neg(b, q);
  TnKVal rest = k_fma(b, minus_q, den_low, k_add(b, k_fma(b, minus_q, den, num), num_low));
  return k_fma(b, rest, inverse, q);
}

// ---------------------------------------------------------------------------------------------------------------
// Powers, roots, remainders

// The corners of C's pow. y is a whole number when rounding keeps it, an odd one when rounding changes its half.
TnKVal tn_ks_power_corners(TnKBuilder *b, TnKVal x, TnKVal y, TnKVal r) {
  TnKVal zero = k_f(b, x, 0), one = k_f(b, x, 1), a = k_abs(b, x);
  r = k_sel(b, k_and(b, k_eq(b, a, one), k_eq(b, y, y)), one, r);
  TnKVal half = k_mul(b, y, k_f(b, x, 0.5)), is_whole = k_eq(b, k_trunc(b, y), y);
  TnKVal is_odd = k_and(b, is_whole, k_ne(b, k_trunc(b, half), half)), bits = k_bits(b, x);
  TnKVal is_negative = k_lt(b, bits, k_i(b, bits, 0));
  r = k_sel(b, k_and(b, is_negative, is_odd), k_neg(b, r), r);
  TnKVal bad = k_and(b, k_and(b, k_lt(b, x, zero), k_gt(b, x, k_f(b, x, -K_INF))), tn_k_not(b, is_whole));
  r = k_sel(b, bad, k_f(b, x, K_NAN), r);
  return k_sel(b, k_or(b, k_eq(b, x, one), k_eq(b, y, zero)), one, r);
}

// A third of the bits is a third of the logarithm, within 5 %; each step then triples the number of right digits.
TnKVal tn_ks_cbrt_near(TnKBuilder *b, TnKVal a) {
  TnKVal half = tn_k_i64(b, 32), high = k_shru(b, k_bits(b, a), half);
  TnKVal third = k_shru(b, k_imul(b, high, tn_k_i64(b, 0x55555556)), half);
  TnKVal y = k_bits(b, k_shl(b, k_iadd(b, third, tn_k_i64(b, 0x2A9F7893)), half));
  for (int i = 0; i < 2; i++) {
    TnKVal cube = k_mul(b, k_mul(b, y, y), y), twice = k_add(b, a, a);
    y = k_mul(b, y, k_div(b, k_add(b, cube, twice), k_add(b, k_add(b, cube, cube), a)));
  }
  return y;
}

// Of magnitudes of f32, in f64: each step takes some 51 bits off the quotient, of 278 at most, and what remains has no
// more bits than the operands. The quotient being rounded, it may end just below 0 or at y.
static TnKVal remainder_f32(TnKBuilder *b, TnKVal x, TnKVal y) {
  TnKVal divisor = k_at_most(b, y, 0x1p200), inverse = k_div(b, k_f(b, x, 1), divisor), minus = k_neg(b, divisor);
  TnKVal r = x;
  for (int i = 0; i < 6; i++) r = k_fma(b, k_trunc(b, k_mul(b, r, inverse)), minus, r);
  r = k_sel(b, k_lt(b, r, k_f(b, x, 0)), k_add(b, r, divisor), r);
  return k_sel(b, k_ge(b, r, divisor), k_sub(b, r, divisor), r);
}

// The quotient is rounded, but where it is below 2^53 the remainder of its whole part is exact, if only just below 0
// perhaps. Elsewhere the call takes over.
static TnKVal remainder_f64(TnKBuilder *b, TnKVal x, TnKVal y) {
  TnKVal p = k_abs(b, x), q = k_abs(b, y), quotient = k_div(b, p, q), zero = k_f(b, x, 0);
  TnKVal r = k_fma(b, k_neg(b, k_trunc(b, quotient)), q, p), is_far = k_ge(b, quotient, k_f(b, x, 0x1p53));
  r = k_sel(b, k_lt(b, r, zero), k_add(b, r, q), r);
  r = k_with_sign(b, k_abs(b, k_sel(b, k_lt(b, p, q), p, r)), x);
  return k_sel(b, is_far, tn_k_call(b, TN_SCALAR_remainder, x, y, is_far), r);
}

TnKVal tn_ks_remainder(TnKBuilder *b, TnKVal x, TnKVal y) {
  if (k_type(b, x) == TN_KT_F64) return remainder_f64(b, x, y);
  TnKVal r = k_f32(b, remainder_f32(b, k_f64(b, k_abs(b, x)), k_f64(b, k_abs(b, y))));
  return k_sel(b, k_eq(b, r, r), k_with_sign(b, k_abs(b, r), x), k_f(b, x, -K_NAN));  // the sign counts in f6 and f4
}
