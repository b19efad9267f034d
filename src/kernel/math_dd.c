// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Functions of f64 in kernel nodes that carry along what their larger steps lose to rounding, and put it back in the
// last one: so they stay below one unit in the last place. Coefficients: tools/gen_kernel_math.py.
#include "kernel/pair.h"

static const double atan_d[] = {-0x1.5555555555554p-2, 0x1.99999999990acp-3, -0x1.24924924026e0p-3,
    0x1.c71c7142185e1p-4, -0x1.745cf5a783fa2p-4, 0x1.3b0ea79464469p-4, -0x1.109afdfd70f7ap-4, 0x1.d4d46f5ca5931p-5,
    -0x1.46ea55ac25699p-5};
static const double atan_p[][2] = {{-0x1.5555555555555p-2, -0x1.5555555555555p-56},
                                  {0x1.999999999999ap-3, -0x1.999999999999ap-57}};
static const double atan_tail[] = {-0x1.2492492492490p-3, 0x1.c71c71c71b82cp-4, -0x1.745d1744e0b75p-4,
    0x1.3b13b0cbc563dp-4, -0x1.1110f4eec0020p-4, 0x1.e1d9730a730ebp-5, -0x1.ae62b8d8772d4p-5, 0x1.7b29e2a93d066p-5,
    -0x1.0ccce9076e969p-5};
static const double asin_d[] = {0x1.5555555555562p-3, 0x1.333333333075cp-4, 0x1.6db6db7095bdap-5,
    0x1.f1c71b0ac3557p-6, 0x1.6e8bd458e604ap-6, 0x1.1c4a8683616dfp-6, 0x1.ca14bd59742e1p-7, 0x1.75c65214f3a2dp-7,
    0x1.6047eacaa84d1p-7, 0x1.ee25068e0cc9fp-9, 0x1.62d3886d20a95p-6, -0x1.590c49229ce59p-6, 0x1.0c37de51d10bfp-5};
static const double sinh_d[] = {0x1.5555555555555p-3, 0x1.1111111111110p-7, 0x1.a01a01a01a711p-13,
    0x1.71de3a547b584p-19, 0x1.ae64589c411ebp-26, 0x1.6121d21e3b164p-33, 0x1.b1ac6e09b6fe0p-41};
static const double erf_d[] = {0x1.06eba8214db68p-3, -0x1.812746b0379bep-2, 0x1.ce2f21a040e9dp-4,
    -0x1.b82ce311eead7p-6, 0x1.565bccf24bf4ap-8, -0x1.c02dadbed603dp-11, 0x1.f9a243291dd93p-14,
    -0x1.f4bd3e102dc5cp-17, 0x1.b8a26924ca9e6p-20, -0x1.5350e01b48b8ep-23, 0x1.77f20a2a0399dp-27};
static const double erfc_d[] = {-0x1.1df1ad154a28ep-3, 0x1.f7f5df66fd7c0p-7, 0x1.16ecefcfa5394p-4,
    -0x1.9ddb23c3e9124p-4, 0x1.7fee004e12598p-4, -0x1.0fb06dfe486c1p-4, 0x1.3079edf681944p-5, -0x1.096238855ba42p-6,
    0x1.49c67286a2e13p-8, -0x1.8d4a99795dbfdp-11, -0x1.a1df25dbb19fcp-13, 0x1.3be03095f892cp-13,
    -0x1.995936e1ef7e5p-16, -0x1.7880f3f975e81p-17, 0x1.7f285df28f55bp-18, 0x1.382886f2fa353p-22,
    -0x1.bb150ec898555p-21, 0x1.54728a4dd05fep-24, 0x1.d9c1750318bd0p-24, -0x1.7eaeb2f501c7ap-26,
    -0x1.f3dcf3719a953p-27, 0x1.1de4e7a5b99efp-28, 0x1.97537089eccf4p-30, -0x1.236b398443947p-31};
#define FAR_MIDDLE 0x1.3ba5916e9fd7fp+0
#define FAR_MIDDLE_LOW -0x1.aa9c415679e6fp-55
#define LN2_HI 0x1.62e42fefa39efp-1
#define LN2_LO 0x1.abc9e3b39803fp-56

static TnKVal d(TnKBuilder *b, double x) { return tn_k_f64(b, x); }
static TnKVal i64(TnKBuilder *b, int64_t x) { return tn_k_i64(b, x); }

// ---------------------------------------------------------------------------------------------------------------
// Inverse trigonometric functions

#define HALF_PI 0x1.921fb54442d18p+0
#define HALF_PI_LOW 0x1.1a62633145c07p-54

static TnKVal select3(TnKBuilder *b, TnKVal p, TnKVal x, TnKVal q, TnKVal y, TnKVal z) {
  return k_sel(b, p, x, k_sel(b, q, y, z));
}

// atan of num / den, both finite, not negative and not both 0: in [0, pi/2]. With t the smaller of num / den and its
// inverse, atan t is that of c = 0, 1/2 or 1 and of (t - c) / (1 + c t), which is at most 1/4.
Sum tn_ks_atan_ratio(TnKBuilder *b, TnKVal num, TnKVal den, bool precise) {
  TnKVal zero = d(b, 0), swap = k_gt(b, num, den), small = k_sel(b, swap, den, num), large = k_sel(b, swap, num, den);
  TnKVal is_half = k_ge(b, small, k_mul(b, large, d(b, 0.25))), is_one = k_ge(b, small, k_mul(b, large, d(b, 0.72)));
  TnKVal c = select3(b, is_one, d(b, 1), is_half, d(b, 0.5), zero);
  TnKVal high = select3(b, is_one, d(b, HALF_PI / 2), is_half,
                        k_sel(b, swap, d(b, 0x1.1b6e192ebbe44p+0), d(b, 0x1.dac670561bb4fp-2)),
                        k_sel(b, swap, d(b, HALF_PI), zero));
  TnKVal low = select3(b, is_one, d(b, HALF_PI_LOW / 2), is_half,
                       k_sel(b, swap, d(b, 0x1.b1b466a88828ep-54), d(b, 0x1.a2b7f222f65e2p-56)),
                       k_sel(b, swap, d(b, HALF_PI_LOW), zero));
  TnKVal step = k_sub(b, small, k_mul(b, c, large));  // exact
  TnKVal below = k_fma(b, c, small, large), lost = k_fma(b, c, small, k_sub(b, large, below));
  Sum q = quotient(b, (Sum){k_sel(b, swap, k_neg(b, step), step), zero}, (Sum){below, lost});
  if (precise) {
    const Calc *m = &(Calc){b, true};
    Sum z = s_square(m, q), tail = s_mul(m, q, s_mul(m, z, S_POLY(atan_p, atan_tail, z)));
    return s_add(m, (Sum){high, low}, s_plus(m, q, tail));
  }
  TnKVal z = k_mul(b, q.high, q.high);
  TnKVal tail = k_fma(b, k_mul(b, z, q.high), TN_POLY(atan_d, z), k_add(b, q.low, low));
  return plus(b, sum_of(b, high, q.high), tail);
}

static TnKVal atan_f64(TnKBuilder *b, TnKVal x) {
  return k_with_sign(b, value(b, tn_ks_atan_ratio(b, k_at_most(b, k_abs(b, x), 0x1p100), d(b, 1), false)), x);
}

// Infinities become 1 beside 0; what is very large or very small is brought nearer.
static TnKVal atan2_f64(TnKBuilder *b, TnKVal y, TnKVal x) {
  TnKVal p = k_abs(b, y), q = k_abs(b, x), zero = d(b, 0), one = d(b, 1), inf = d(b, K_INF);
  TnKVal top = k_sel(b, k_gt(b, p, q), p, q), is_inf = k_eq(b, top, inf);
  TnKVal is_huge = k_gt(b, top, d(b, 0x1p1000)), is_tiny = k_lt(b, top, d(b, 0x1p-900));
  TnKVal scale = select3(b, is_huge, d(b, 0x1p-60), is_tiny, d(b, 0x1p200), one);
  TnKVal num = k_sel(b, is_inf, k_sel(b, k_eq(b, p, inf), one, zero), k_mul(b, p, scale));
  TnKVal den = k_sel(b, is_inf, k_sel(b, k_eq(b, q, inf), one, zero), k_mul(b, q, scale));
  Sum r = tn_ks_atan_ratio(b, num, k_sel(b, k_eq(b, top, zero), one, den), false);
  Sum back = difference(b, d(b, 2 * HALF_PI), r.high);
  TnKVal left = k_add(b, back.high, k_add(b, back.low, k_sub(b, d(b, 2 * HALF_PI_LOW), r.low)));
  TnKVal angle = k_sel(b, k_lt(b, k_bits(b, x), i64(b, 0)), left, value(b, r));
  TnKVal is_number = k_and(b, k_eq(b, x, x), k_eq(b, y, y));
  return k_sel(b, is_number, k_with_sign(b, angle, y), d(b, K_NAN));
}

// asin a is a + a tail, or pi/2 - 2 (root + root tail) of a > 1/2, where root^2 = (1 - a) / 2. NaN when a > 1.
typedef struct Asin {
  TnKVal is_large, tail, twice_low;
  TnKVal twice_root;
} Asin;

static Asin asin_parts(TnKBuilder *b, TnKVal a) {
  TnKVal is_large = k_gt(b, a, d(b, 0.5)), zero = d(b, 0);
  TnKVal z = k_sel(b, is_large, k_mul(b, k_sub(b, d(b, 1), a), d(b, 0.5)), k_mul(b, a, a));
  Sum root = root_of(b, (Sum){z, zero});
  TnKVal tail = k_mul(b, z, TN_POLY(asin_d, z)), low = k_fma(b, root.high, tail, root.low);
  return (Asin){is_large, tail, twice(b, low), twice(b, root.high)};
}

static TnKVal asin_f64(TnKBuilder *b, TnKVal x) {
  TnKVal a = k_abs(b, x);
  Asin p = asin_parts(b, a);
  Sum large = plus(b, difference(b, d(b, HALF_PI), p.twice_root), k_sub(b, d(b, HALF_PI_LOW), p.twice_low));
  TnKVal r = k_sel(b, p.is_large, value(b, large), k_fma(b, a, p.tail, a));
  return k_with_sign(b, r, x);
}

static TnKVal acos_f64(TnKBuilder *b, TnKVal x) {
  Asin p = asin_parts(b, k_abs(b, x));
  TnKVal right = k_add(b, p.twice_root, p.twice_low);
  Sum left = plus(b, difference(b, d(b, 2 * HALF_PI), p.twice_root), k_sub(b, d(b, 2 * HALF_PI_LOW), p.twice_low));
  TnKVal far = k_sel(b, k_lt(b, x, d(b, 0)), value(b, left), right);
  Sum near = plus(b, difference(b, d(b, HALF_PI), x), k_fma(b, k_neg(b, x), p.tail, d(b, HALF_PI_LOW)));
  return k_sel(b, p.is_large, far, value(b, near));
}

// ---------------------------------------------------------------------------------------------------------------
// Hyperbolic functions and their inverses

// e^a - e^-a or their sum, halved: with e^a = p 2^n, 2^(n-1) (p -+ 2^-2n / p). a >= 0, for the sum; >= 1/2 ln 2.
static TnKVal hyperbolic(TnKBuilder *b, TnKVal a, bool is_sum) {
  TnKExp e = tn_ks_exp_sum(b, k_at_most(b, a, 712), 0, -1);
  TnKVal field = k_fma(b, k_at_most(b, e.n, 60), d(b, -2), d(b, 0x1.8p52 + 1023));
  TnKVal scale = k_bits(b, k_shl(b, k_bits(b, field), i64(b, 52)));
  Sum inverse = quotient(b, (Sum){d(b, 1), d(b, 0)}, (Sum){e.p, e.p_low});
  TnKVal high = k_mul(b, inverse.high, scale), low = k_mul(b, inverse.low, scale);
  Sum r = is_sum ? plus(b, sum_of(b, e.p, high), k_add(b, e.p_low, low))
                 : plus(b, difference(b, e.p, high), k_sub(b, e.p_low, low));
  return tn_ks_times_pow2(b, value(b, r), e.bits);
}

static TnKVal cosh_f64(TnKBuilder *b, TnKVal x) { return hyperbolic(b, k_abs(b, x), true); }

static TnKVal sinh_f64(TnKBuilder *b, TnKVal x) {
  TnKVal a = k_abs(b, x), z = k_mul(b, a, a), near = k_fma(b, k_mul(b, z, a), TN_POLY(sinh_d, z), a);
  return k_with_sign(b, k_sel(b, k_lt(b, a, d(b, 0.7)), near, hyperbolic(b, a, false)), x);
}

// ln(1 + v), or ln(2 x) where x is large.
static TnKVal log1p_or_log(TnKBuilder *b, Sum v, TnKVal is_large, TnKVal x) {
  TnKVal one = d(b, 1), zero = d(b, 0), u = k_add(b, one, v.high), back = k_sub(b, u, v.high);
  TnKVal lost = k_add(b, k_sub(b, one, back), k_sub(b, v.high, k_sub(b, u, back)));
  TnKVal extra = k_sel(b, is_large, zero, k_add(b, lost, v.low));
  return tn_ks_log_sum(b, k_sel(b, is_large, x, u), extra, k_sel(b, is_large, one, zero));
}

// ln(1 + a + a^2 / (1 + sqrt(1 + a^2)))
static TnKVal asinh_f64(TnKBuilder *b, TnKVal x) {
  TnKVal a = k_abs(b, x), one = d(b, 1), is_large = k_gt(b, a, d(b, 0x1p40)), c = k_at_most(b, a, 0x1p40);
  Sum square = product(b, c, c);
  TnKVal is_over = k_gt(b, c, one);
  Sum more = sum_of(b, k_sel(b, is_over, square.high, one), k_sel(b, is_over, one, square.high));
  Sum root = root_of(b, plus(b, more, square.low)), below = sum_of(b, root.high, one);
  Sum part = quotient(b, square, plus(b, below, root.low));
  TnKVal r = log1p_or_log(b, plus(b, sum_of(b, c, part.high), part.low), is_large, a);
  r = k_sel(b, k_lt(b, a, d(b, 0x1p-28)), a, r);
  return k_with_sign(b, k_sel(b, k_lt(b, a, d(b, K_INF)), r, a), x);
}

// ln(1 + t + sqrt(x^2 - 1)) with t = x - 1
static TnKVal acosh_f64(TnKBuilder *b, TnKVal x) {
  TnKVal one = d(b, 1), is_large = k_gt(b, x, d(b, 0x1p40)), c = k_at_most(b, x, 0x1p40);
  Sum square = product(b, c, c), less = difference(b, square.high, one), t = difference(b, c, one);
  Sum root = root_of(b, plus(b, sum_of(b, less.high, square.low), less.low)), v = sum_of(b, root.high, t.high);
  TnKVal r = log1p_or_log(b, plus(b, v, k_add(b, root.low, t.low)), is_large, x);
  return k_sel(b, k_ge(b, x, one), k_sel(b, k_lt(b, x, d(b, K_INF)), r, x), d(b, K_NAN));
}

// Half of ln(1 + 2a / (1 - a))
static TnKVal atanh_f64(TnKBuilder *b, TnKVal x) {
  TnKVal a = k_abs(b, x), one = d(b, 1), zero = d(b, 0);
  Sum v = quotient(b, (Sum){twice(b, a), zero}, difference(b, one, a));
  TnKVal r = k_mul(b, log1p_or_log(b, v, tn_k_i1(b, false), one), d(b, 0.5));
  r = k_sel(b, k_lt(b, a, one), r, k_sel(b, k_eq(b, a, one), d(b, K_INF), d(b, K_NAN)));
  return k_with_sign(b, k_sel(b, k_lt(b, a, d(b, 0x1p-28)), a, r), x);
}

// ---------------------------------------------------------------------------------------------------------------
// Error functions: x + x P(x^2) below 0.7; beyond, e^-x^2 / (1 + 2 x) times a polynomial of (x - 4) / (x + 4).

static TnKVal erfc_far(TnKBuilder *b, TnKVal x) {  // 0.7 <= x
  TnKVal a = k_at_most(b, x, 27.5), four = d(b, 4), t = k_div(b, k_sub(b, a, four), k_add(b, a, four));
  Sum square = product(b, a, a), f = sum_of(b, d(b, FAR_MIDDLE), k_fma(b, t, TN_POLY(erfc_d, t), d(b, FAR_MIDDLE_LOW)));
  TnKExp e = tn_ks_exp_sum(b, k_neg(b, square.high), k_neg(b, square.low), 0);
  Sum num = product(b, e.p, f.high);
  num = plus(b, num, k_fma(b, e.p, f.low, k_mul(b, e.p_low, f.high)));
  return tn_ks_times_pow2(b, value(b, quotient(b, num, sum_of(b, twice(b, a), d(b, 1)))), e.bits);
}

static TnKVal erf_f64(TnKBuilder *b, TnKVal x) {
  TnKVal a = k_abs(b, x), near = k_fma(b, a, TN_POLY(erf_d, k_mul(b, a, a)), a);
  TnKVal far = k_sub(b, d(b, 1), erfc_far(b, a));
  return k_with_sign(b, k_sel(b, k_lt(b, a, d(b, 0.7)), near, far), x);
}

static TnKVal erfc_f64(TnKBuilder *b, TnKVal x) {
  TnKVal a = k_abs(b, x), tail = k_mul(b, x, TN_POLY(erf_d, k_mul(b, a, a))), far = erfc_far(b, a);
  Sum near = difference(b, d(b, 1), x);
  TnKVal near_value = k_add(b, near.high, k_sub(b, near.low, tail));
  far = k_sel(b, k_lt(b, x, d(b, 0)), k_sub(b, d(b, 2), far), far);
  return k_sel(b, k_lt(b, a, d(b, 0.7)), near_value, far);
}

// ---------------------------------------------------------------------------------------------------------------
// Powers and roots

// What the rounding of the cube loses goes into a last step.
static TnKVal cbrt_f64(TnKBuilder *b, TnKVal x) {
  TnKVal a = k_abs(b, x), is_tiny = k_lt(b, a, d(b, 0x1p-900)), is_huge = k_gt(b, a, d(b, 0x1p900)), one = d(b, 1);
  TnKVal c = k_mul(b, a, select3(b, is_tiny, d(b, 0x1p600), is_huge, d(b, 0x1p-600), one));
  TnKVal y = tn_ks_cbrt_near(b, c);
  Sum square = product(b, y, y), cube = product(b, square.high, y);
  TnKVal rest = k_sub(b, k_sub(b, c, cube.high), k_fma(b, square.low, y, cube.low));
  y = k_add(b, y, k_div(b, rest, k_mul(b, square.high, d(b, 3))));
  y = k_mul(b, y, select3(b, is_tiny, d(b, 0x1p-200), is_huge, d(b, 0x1p200), one));
  TnKVal ordinary = k_and(b, k_gt(b, a, d(b, 0)), k_lt(b, a, d(b, K_INF)));
  return k_sel(b, ordinary, k_with_sign(b, y, x), x);
}

static TnKVal pow_f64(TnKBuilder *b, TnKVal x, TnKVal y) {
  TnKVal a = k_abs(b, x);
  Sum l = s_log(&(Calc){b, true}, one_of(a), 0);
  TnKVal high = tn_ks_log_corners(b, a, l.high), h = k_mul(b, y, high);
  TnKVal low = k_fma(b, y, l.low, k_fma(b, y, high, k_neg(b, h)));
  low = k_sel(b, k_lt(b, k_abs(b, h), d(b, 800)), low, d(b, 0));
  TnKExp e = tn_ks_exp_sum(b, k_at_least(b, k_at_most(b, h, 710), -746), low, 0);
  return tn_ks_power_corners(b, x, y, tn_ks_times_pow2(b, k_add(b, e.p, e.p_low), e.bits));
}

// ---------------------------------------------------------------------------------------------------------------

typedef TnKVal Unary(TnKBuilder *b, TnKVal x);
static const struct {
  TnScalarOp op;
  Unary *build;
} unary[] = {
    {TN_SCALAR_acos, acos_f64}, {TN_SCALAR_acosh, acosh_f64}, {TN_SCALAR_asin, asin_f64},
    {TN_SCALAR_asinh, asinh_f64}, {TN_SCALAR_atan, atan_f64}, {TN_SCALAR_atanh, atanh_f64},
    {TN_SCALAR_cbrt, cbrt_f64}, {TN_SCALAR_cosh, cosh_f64}, {TN_SCALAR_erf, erf_f64},
    {TN_SCALAR_erfc, erfc_f64}, {TN_SCALAR_sinh, sinh_f64},
};

TnKVal tn_ks_math_dd(TnKBuilder *b, TnScalarOp op, TnKVal x, TnKVal y) {
  for (size_t i = 0; i < TN_COUNT(unary); i++)
    if (unary[i].op == op) return unary[i].build(b, x);
  if (op == TN_SCALAR_atan2) return atan2_f64(b, x, y);
  if (op == TN_SCALAR_power) return pow_f64(b, x, y);
  return tn_ks_special(b, op, x, y);
}
