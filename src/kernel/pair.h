// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Numbers of f64 as sums of two nodes, and functions of them to about 66 bits. The functions take a Calc, which says
// whether pairs are wanted at all: where not, low parts stay absent (0) and each operation is the plain node, so that
// one text serves results of f64 and, by plain f64, of f32. Low parts are wrong where the high ones are not finite.
#ifndef TENON_KERNEL_PAIR_H
#define TENON_KERNEL_PAIR_H

#include "kernel/scalar_priv.h"

typedef struct Sum {
  TnKVal high, low;  // of which the sum is meant; low 0: high alone
} Sum;

// ---- what one rounded operation loses, kept: both low parts are there
static inline TnKVal k_d(TnKBuilder *b, double x) { return tn_k_f64(b, x); }
static inline TnKVal twice(TnKBuilder *b, TnKVal x) { return k_add(b, x, x); }
static inline TnKVal value(TnKBuilder *b, Sum x) { return x.low ? k_add(b, x.high, x.low) : x.high; }

// x + y: |x| >= |y| or x = 0.
static inline Sum sum_of(TnKBuilder *b, TnKVal x, TnKVal y) {
  TnKVal high = k_add(b, x, y);
  return (Sum){high, k_add(b, k_sub(b, x, high), y)};
}
static inline Sum difference(TnKBuilder *b, TnKVal x, TnKVal y) {
  TnKVal high = k_sub(b, x, y);
  return (Sum){high, k_sub(b, k_sub(b, x, high), y)};
}
static inline Sum product(TnKBuilder *b, TnKVal x, TnKVal y) {
  TnKVal high = k_mul(b, x, y);
  return (Sum){high, k_fma(b, x, y, k_neg(b, high))};
}
static inline Sum quotient(TnKBuilder *b, Sum x, Sum y) {
  TnKVal q = k_div(b, x.high, y.high), minus = k_neg(b, q);
  TnKVal rest = k_fma(b, minus, y.low, k_add(b, k_fma(b, minus, y.high, x.high), x.low));
  return (Sum){q, k_div(b, rest, y.high)};
}
static inline Sum root_of(TnKBuilder *b, Sum x) {
  TnKVal root = k_sqrt(b, x.high), rest = k_add(b, k_fma(b, k_neg(b, root), root, x.high), x.low);
  return (Sum){root, k_div(b, rest, k_add(b, twice(b, root), k_d(b, 0x1p-900)))};  // 0 stays 0
}
static inline Sum plus(TnKBuilder *b, Sum x, TnKVal low) { return (Sum){x.high, k_add(b, x.low, low)}; }

// ---- with or without low parts
typedef struct Calc {
  TnKBuilder *b;
  bool pairs;
} Calc;

static inline Sum one_of(TnKVal x) { return (Sum){x, 0}; }
static inline Sum num(const Calc *m, double x) { return (Sum){k_d(m->b, x), 0}; }
static inline Sum s_constant(const Calc *m, double high, double low) {
  return (Sum){k_d(m->b, high), m->pairs ? k_d(m->b, low) : 0};
}
Sum s_add(const Calc *m, Sum x, Sum y);
Sum s_plus(const Calc *m, Sum x, Sum y);  // |x| >= |y| or x = 0; less exact where they cancel
Sum s_loose(const Calc *m, Sum x, Sum y);  // x + y, as an operand of products and quotients only
Sum s_neg(const Calc *m, Sum x);
Sum s_mul(const Calc *m, Sum x, Sum y);
Sum s_times(const Calc *m, Sum x, double power_of_two);
Sum s_div(const Calc *m, Sum x, Sum y);
Sum s_root(const Calc *m, Sum x);  // x > 0
Sum s_select(const Calc *m, TnKVal p, Sum x, Sum y);
Sum s_flip(const Calc *m, Sum x, TnKVal sign_bits);
static inline Sum s_sub(const Calc *m, Sum x, Sum y) { return s_add(m, x, s_neg(m, y)); }
static inline Sum s_square(const Calc *m, Sum x) { return s_mul(m, x, x); }
static inline Sum s_half(const Calc *m, Sum x) { return s_times(m, x, 0.5); }
TnKVal s_round(const Calc *m, Sum x);  // value, which keeps the sign of 0 and what is not finite
// (((c[n-1] x + ...) x + c[k]) x + p[k-1]) ... + p[0]: c plain numbers, p pairs {high, low}
Sum s_polynomial(const Calc *m, const double (*p)[2], size_t pairs, const double *c, size_t n, Sum x);
#define S_POLY(p, c, x) s_polynomial(m, p, TN_COUNT(p), c, TN_COUNT(c), x)

// e^x = (1 + part) 2^n; `bits` for tn_ks_times_pow2. Beyond +-1418: as there.
typedef struct Power {
  Sum part;
  TnKVal bits;
} Power;
Power s_exp_parts(const Calc *m, Sum x);  // pairs only, as all below
Sum s_expm1(const Calc *m, Sum x);  // beyond +-700: as there
Sum s_exp(const Calc *m, Sum x);    // the same
// |angle| < TN_KS_FAR_ANGLE: a multiple of pi/2 and what remains; then its sine and cosine.
void s_sincos(const Calc *m, Sum angle, Sum *sine, Sum *cosine);
Sum s_log(const Calc *m, Sum x, TnKVal twos);    // ln x + twos ln 2, x positive; twos 0: none
Sum s_angle(const Calc *m, TnKVal y, TnKVal x);  // atan2 of finite numbers not both 0, of moderate size

// math_dd.c: atan of num / den, both finite, not negative and not both 0, in [0, pi/2]. Precise: to 66 bits.
Sum tn_ks_atan_ratio(TnKBuilder *b, TnKVal num, TnKVal den, bool precise);
// math_f64.c. Up to here three parts of pi/2 make a remainder that is right to 54 bits, however small it is.
#define TN_KS_FAR_ANGLE 0x1p42
typedef struct TnKAngle {
  TnKVal quadrant, r, low, is_far;  // x = quadrant pi/2 + r + low; far: of 0
} TnKAngle;
TnKAngle tn_ks_angle(TnKBuilder *b, TnKVal x);

#endif  // TENON_KERNEL_PAIR_H
