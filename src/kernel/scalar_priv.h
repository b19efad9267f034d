// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Shared by the files that build the meaning of elementwise ops: short names for nodes, and what one file offers the
// others. k_x appends node x; constants are given in the type of a value next to them.
#ifndef TENON_KERNEL_SCALAR_PRIV_H
#define TENON_KERNEL_SCALAR_PRIV_H

#include "kernel/scalar.h"

// Nodes of one and two operands, and comparisons. They are functions (nodes.c): a call says no more than its operands.
#define TN_KS_NODES(K1, K2, KP) \
  K2(iadd, iadd) K2(isub, isub) K2(imul, imul) K2(and, iand) K2(or, ior) K2(xor, ixor) K2(shl, ishl)  \
  K2(shru, ishru) K2(shrs, ishrs) K2(mins, imins) K2(maxs, imaxs) K2(minu, iminu) K2(maxu, imaxu)     \
  K2(add, fadd) K2(sub, fsub) K2(mul, fmul) K2(div, fdiv) K1(sqrt, fsqrt) K1(neg, fneg) K1(abs, fabs) \
  K1(rint, frint) K1(trunc, ftrunc) KP(eq, EQ) KP(ne, NE) KP(lt, LT) KP(le, LE) KP(gt, GT) KP(ge, GE) \
  KP(ult, ULT) KP(ugt, UGT)
#define TN_K1(name, op)                              \
  TnKVal tn_ks_node_##name(TnKBuilder *b, TnKVal x); \
  static inline TnKVal k_##name(TnKBuilder *b, TnKVal x) { return tn_ks_node_##name(b, x); }
#define TN_K2(name, op)                                        \
  TnKVal tn_ks_node_##name(TnKBuilder *b, TnKVal x, TnKVal y); \
  static inline TnKVal k_##name(TnKBuilder *b, TnKVal x, TnKVal y) { return tn_ks_node_##name(b, x, y); }
TN_KS_NODES(TN_K1, TN_K2, TN_K2)
#undef TN_K1
#undef TN_K2

#define K_INF ((double)__builtin_inf())
#define K_NAN ((double)__builtin_nan(""))

static inline TnKVal k_fma(TnKBuilder *b, TnKVal x, TnKVal y, TnKVal z) { return tn_k_fma(b, x, y, z); }
static inline TnKVal k_sel(TnKBuilder *b, TnKVal p, TnKVal x, TnKVal y) { return tn_k_select(b, p, x, y); }
static inline TnKType k_type(const TnKBuilder *b, TnKVal x) { return (TnKType)b->nodes.data[x].type; }

// A constant of x's type.
TnKVal tn_ks_f(TnKBuilder *b, TnKVal x, double c);
static inline TnKVal k_f(TnKBuilder *b, TnKVal x, double c) { return tn_ks_f(b, x, c); }
TnKVal tn_ks_i(TnKBuilder *b, TnKVal x, int64_t c);
static inline TnKVal k_i(TnKBuilder *b, TnKVal x, int64_t c) { return tn_ks_i(b, x, c); }

// The bits of a float as an integer of its width, and back.
TnKVal tn_ks_bits(TnKBuilder *b, TnKVal x);
static inline TnKVal k_bits(TnKBuilder *b, TnKVal x) { return tn_ks_bits(b, x); }
TnKVal tn_ks_f64(TnKBuilder *b, TnKVal x);
static inline TnKVal k_f64(TnKBuilder *b, TnKVal x) { return tn_ks_f64(b, x); }
TnKVal tn_ks_f32(TnKBuilder *b, TnKVal x);
static inline TnKVal k_f32(TnKBuilder *b, TnKVal x) { return tn_ks_f32(b, x); }

// The sign bit of a float alone, as bits.
TnKVal tn_ks_sign_bits(TnKBuilder *b, TnKVal x);
static inline TnKVal k_sign_bits(TnKBuilder *b, TnKVal x) { return tn_ks_sign_bits(b, x); }
// A magnitude whose sign bit is clear with the sign of x.
TnKVal tn_ks_with_sign(TnKBuilder *b, TnKVal magnitude, TnKVal x);
static inline TnKVal k_with_sign(TnKBuilder *b, TnKVal magnitude, TnKVal x) { return tn_ks_with_sign(b, magnitude, x); }

// ---- narrow.c
static inline bool tn_ks_is_narrow(TnDtype t) { return tn_dtype_is_float(t) && tn_dtype_bits(t) < 32; }
TnKVal tn_ks_round_narrow(TnKBuilder *b, TnDtype t, TnKVal x);  // f32 to the nearest value of t
TnKVal tn_ks_decode(TnKBuilder *b, TnDtype t, TnKVal bits);     // i32, bits above the type's are 0
TnKVal tn_ks_encode(TnKBuilder *b, TnDtype t, TnKVal x);        // the bits of a value of t, as i32
TnKVal tn_ks_f32_odd(TnKBuilder *b, TnKVal x);                  // f64 to f32, rounded to odd
TnKVal tn_ks_wrap(TnKBuilder *b, TnDtype t, TnKVal x);          // i32 or i64 to the value of its low bits in t
TnKScalar tn_ks_next_after(TnKBuilder *b, TnKScalar x, TnKScalar y);

// ---- complex.c: ops on complex numbers that exist there
TnKScalar tn_ks_apply_complex(TnKBuilder *b, TnScalarOp op, TnKScalar x, TnKScalar y);

// ---- complex_math.c: functions of one complex number; x^y of complex<f64>, neither of them 0, and with `pairs` right
// to the last bits of f64, else of f32
TnKScalar tn_ks_complex_math(TnKBuilder *b, TnScalarOp op, TnKScalar x);
TnKScalar tn_ks_complex_power(TnKBuilder *b, TnKScalar x, TnKScalar y, bool pairs);

// ---- special.c: the other functions of one or two f32 or f64
TnKVal tn_ks_special(TnKBuilder *b, TnScalarOp op, TnKVal x, TnKVal y);

// ---- math.c: parts of functions
// c[0] + c[1] x + ... by Horner's rule with fma.
TnKVal tn_ks_polynomial(TnKBuilder *b, const double *c, size_t n, TnKVal x);
#define TN_POLY(name, x) tn_ks_polynomial(b, name, TN_COUNT(name), x)
// x but at most (at least) c; NaN stays. As the machine's minimum and maximum are: a < b ? a : b.
TnKVal tn_ks_at_most(TnKBuilder *b, TnKVal x, double c);
static inline TnKVal k_at_most(TnKBuilder *b, TnKVal x, double c) { return tn_ks_at_most(b, x, c); }
TnKVal tn_ks_at_least(TnKBuilder *b, TnKVal x, double c);
static inline TnKVal k_at_least(TnKBuilder *b, TnKVal x, double c) { return tn_ks_at_least(b, x, c); }
// r where 0 < x < inf; -inf, inf or NaN elsewhere.
TnKVal tn_ks_log_corners(TnKBuilder *b, TnKVal x, TnKVal r);
TnKVal tn_ks_exp(TnKBuilder *b, TnKVal x);  // f32 or f64, these three
TnKVal tn_ks_expm1(TnKBuilder *b, TnKVal x);
TnKVal tn_ks_logistic(TnKBuilder *b, TnKVal x);
// e^(x + extra) = (p + p_low) 2^n, p_low what p loses to rounding; extra (0: none) is small beside x, and x not larger
// than twice where e^x becomes inf or 0. bits: for tn_ks_times_pow2, with `offset` added to n.
typedef struct TnKExp {
  TnKVal p, p_low, bits, n;
} TnKExp;
TnKExp tn_ks_exp_sum(TnKBuilder *b, TnKVal x, TnKVal extra, int offset);
TnKVal tn_ks_times_pow2(TnKBuilder *b, TnKVal p, TnKVal bits);
TnKVal tn_ks_power_corners(TnKBuilder *b, TnKVal x, TnKVal y, TnKVal r);  // r where none of them is met
TnKVal tn_ks_cbrt_near(TnKBuilder *b, TnKVal a);                          // a normal and positive, f64; to 2^-40
TnKVal tn_ks_remainder(TnKBuilder *b, TnKVal x, TnKVal y);                // f32 or f64

// ---- math_f64.c: ln(x + extra) + twos ln 2, extra at most a unit in x's last place; 0 is none. And x = 2^e (1 + f),
// the least 1 + f having bits `base`; gives f. x positive.
TnKVal tn_ks_log_sum(TnKBuilder *b, TnKVal x, TnKVal extra, TnKVal twos);
TnKVal tn_ks_log_split(TnKBuilder *b, TnKVal x, int64_t base, TnKVal *e);

// ---- math_f32.c, math_f64.c, math_dd.c: rows of domain MATH
TnKVal tn_ks_math_f32(TnKBuilder *b, TnScalarOp op, TnKVal x, TnKVal y);
TnKVal tn_ks_math_f64(TnKBuilder *b, TnScalarOp op, TnKVal x, TnKVal y);
TnKVal tn_ks_math_dd(TnKBuilder *b, TnScalarOp op, TnKVal x, TnKVal y);  // the part of math_f64 that is in math_dd.c

// Functions of f64 good to 35 bits or more, for results that are rounded to f32.
TnKVal tn_ks_wide_exp(TnKBuilder *b, TnKVal x);  // beyond +-200: as there
TnKVal tn_ks_wide_expm1(TnKBuilder *b, TnKVal x);
TnKVal tn_ks_wide_log(TnKBuilder *b, TnKVal x);    // x positive, normal
TnKVal tn_ks_wide_log1p(TnKBuilder *b, TnKVal x);  // -1 < x
TnKVal tn_ks_wide_atan2(TnKBuilder *b, TnKVal y, TnKVal x);
TnKVal tn_ks_wide_atan_ratio(TnKBuilder *b, TnKVal num, TnKVal den);  // finite, not negative, not both 0: to pi/2
void tn_ks_wide_sincos(TnKBuilder *b, TnKVal x, TnKVal *sine, TnKVal *cosine);       // x is f32
void tn_ks_wide_sincos_near(TnKBuilder *b, TnKVal r, TnKVal *sine, TnKVal *cosine);  // |r| <= pi/4

#endif  // TENON_KERNEL_SCALAR_PRIV_H
