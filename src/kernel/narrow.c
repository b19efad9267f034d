// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Element types and their conversions in kernel nodes: integers of any width, floats narrower than f32 by bit
// operations on their f32 values, stablehlo.convert, reduce_precision, bitcasts.
#include "kernel/formula.h"
#include "kernel/scalar_priv.h"

typedef enum Overflow { TO_INF, TO_NAN, TO_MAX } Overflow;

// Sign, exponent, mantissa from high to low bits; f8E8M0FNU is treated apart.
typedef struct Format {
  uint8_t exponent, mantissa;  // bits
  int16_t bias;
  uint8_t overflow;     // Overflow: infinities, only NaN, or neither
  bool has_minus_zero;  // else the pattern of -0 is the only NaN
  uint16_t max;         // bits of the largest finite value
} Format;

static const Format formats[TN_N_DTYPES] = {
    [TN_F4E2M1FN] = {2, 1, 1, TO_MAX, true, 0x07},     [TN_F6E2M3FN] = {2, 3, 1, TO_MAX, true, 0x1F},
    [TN_F6E3M2FN] = {3, 2, 3, TO_MAX, true, 0x1F},     [TN_F8E3M4] = {3, 4, 3, TO_INF, true, 0x6F},
    [TN_F8E4M3] = {4, 3, 7, TO_INF, true, 0x77},       [TN_F8E4M3FN] = {4, 3, 7, TO_NAN, true, 0x7E},
    [TN_F8E4M3FNUZ] = {4, 3, 8, TO_NAN, false, 0x7F},  [TN_F8E4M3B11FNUZ] = {4, 3, 11, TO_NAN, false, 0x7F},
    [TN_F8E5M2] = {5, 2, 15, TO_INF, true, 0x7B},      [TN_F8E5M2FNUZ] = {5, 2, 16, TO_NAN, false, 0x7F},
    [TN_F8E8M0FNU] = {8, 0, 127, TO_NAN, false, 0xFE}, [TN_F16] = {5, 10, 15, TO_INF, true, 0x7BFF},
    [TN_BF16] = {8, 7, 127, TO_INF, true, 0x7F7F},     [TN_F32] = {8, 23, 127, TO_INF, true, 0},
    [TN_F64] = {11, 52, 1023, TO_INF, true, 0},
};

static const int32_t inf_bits = 0x7F800000, nan_bits = 0x7FC00000;

static float pow2(int e) {
  uint32_t bits = (uint32_t)(e + 127) << 23;
  float x;
  memcpy(&x, &bits, 4);
  return x;
}

static TnKVal i32(TnKBuilder *b, int64_t x) { return tn_k_i32(b, (int32_t)x); }

// The largest finite value of a format.
static float max_of(const Format *f) {
  unsigned exponent = (unsigned)f->max >> f->mantissa, mantissa = f->max & ((1u << f->mantissa) - 1);
  return (1 + (float)mantissa * pow2(-f->mantissa)) * pow2((int)exponent - f->bias);
}

static TnKVal formula(TnKBuilder *b, TnFormula f, TnKVal x) {
  TnKVal r[2];
  tn_formula_run(b, f, false, &x, 1, r);
  return r[0];
}

// ---------------------------------------------------------------------------------------------------------------
// Formats with sign, exponent and mantissa

// What is rounded without its sign, with it: where x is NaN, `nan` (0: r as it is), or a zero of the opposite sign.
static TnKVal join_sign(TnKBuilder *b, const Format *f, const TnKVal r_sign_nan[3], int32_t nan, int32_t sign_bit) {
  TnKVal r = r_sign_nan[0], sign = r_sign_nan[1], is_nan = r_sign_nan[2];
  if (f->overflow == TO_MAX || nan) r = k_sel(b, is_nan, i32(b, nan), r);
  if (f->overflow == TO_MAX) sign = k_sel(b, is_nan, k_xor(b, sign, i32(b, sign_bit)), sign);
  if (!f->has_minus_zero) sign = k_sel(b, k_eq(b, r, i32(b, 0)), i32(b, 0), sign);
  return k_or(b, r, sign);
}

TnKVal tn_ks_round_narrow(TnKBuilder *b, TnDtype t, TnKVal x) {
  if (t == TN_F16) return tn_k_op1(b, TN_K_rf16, x);
  if (t == TN_BF16) return tn_k_op1(b, TN_K_rbf16, x);
  if (t == TN_F8E8M0FNU) return formula(b, F_round_e8m0, x);
  const Format *f = &formats[t];
  float max = max_of(f);
  float beyond = f->overflow == TO_INF ? __builtin_inff() : f->overflow == TO_NAN ? __builtin_nanf("") : max;
  TnKVal v[] = {x, i32(b, (128 - f->bias) << 23), i32(b, (23 - f->mantissa) << 23), tn_k_f32(b, max),
                tn_k_f32(b, beyond)};
  TnKVal r[3];
  tn_formula_run(b, F_round_format, false, v, TN_COUNT(v), r);
  return k_bits(b, join_sign(b, f, r, f->overflow == TO_MAX ? 0 : nan_bits, INT32_MIN));
}

// The bits of the value of t that is nearest to x.
static TnKVal round_to_bits(TnKBuilder *b, TnDtype t, TnKVal x) {
  if (t == TN_F8E8M0FNU) return tn_ks_encode(b, t, formula(b, F_round_e8m0, x));
  const Format *f = &formats[t];
  int drop = 23 - f->mantissa, sign_at = f->exponent + f->mantissa, sign_bit = 1 << sign_at;
  const int32_t numbers[] = {(128 - f->bias) << 23,
                             drop << 23,
                             drop,
                             31 - sign_at,
                             sign_bit,
                             (drop << 23) + ((128 - f->bias) << f->mantissa),
                             f->max + (f->overflow != TO_MAX)};  // of a type without -0 its pattern, which is NaN
  TnKVal v[1 + TN_COUNT(numbers)] = {x}, r[3];
  for (size_t i = 0; i < TN_COUNT(numbers); i++) v[1 + i] = i32(b, numbers[i]);
  tn_formula_run(b, F_round_code, false, v, TN_COUNT(v), r);
  return join_sign(b, f, r, f->overflow == TO_INF ? nan_bits >> drop & (sign_bit - 1) : 0, sign_bit);
}

TnKScalar tn_ks_rounded(TnKBuilder *b, TnDtype t, TnKVal x) {
  TnKVal bits = tn_dtype_bits(t) <= 8 ? round_to_bits(b, t, x) : 0;
  return (TnKScalar){t, tn_ks_round_narrow(b, t, x), bits};
}

TnKVal tn_ks_decode(TnKBuilder *b, TnDtype t, TnKVal code) {
  if (t == TN_F8E8M0FNU) return formula(b, F_decode_e8m0, code);
  if (t == TN_BF16) return k_bits(b, k_shl(b, code, i32(b, 16)));
  const Format *f = &formats[t];
  int sign_at = f->exponent + f->mantissa;
  TnKVal v[] = {code, i32(b, ((int64_t)1 << sign_at) - 1), i32(b, sign_at), i32(b, 23 - f->mantissa),
                tn_k_f32(b, pow2(127 - f->bias))};
  TnKVal of[4];
  tn_formula_run(b, F_decode_format, false, v, TN_COUNT(v), of);
  TnKVal r = of[0], magnitude = of[2];
  if (f->overflow == TO_INF) {
    TnKVal nan = t == TN_F16 ? k_or(b, of[3], i32(b, nan_bits)) : i32(b, nan_bits);
    r = k_sel(b, k_gt(b, magnitude, i32(b, f->max)), i32(b, inf_bits), r);
    r = k_sel(b, k_gt(b, magnitude, i32(b, f->max + 1)), nan, r);
  } else if (f->overflow == TO_NAN && f->has_minus_zero)
    r = k_sel(b, k_gt(b, magnitude, i32(b, f->max)), i32(b, nan_bits), r);
  r = k_or(b, r, of[1]);
  if (!f->has_minus_zero) r = k_sel(b, k_eq(b, r, i32(b, INT32_MIN)), i32(b, nan_bits | INT32_MIN), r);
  return k_bits(b, r);
}

TnKVal tn_ks_encode(TnKBuilder *b, TnDtype t, TnKVal x) {
  const Format *f = &formats[t];
  // Of f8E8M0FNU the exponent but for NaN, whose exponent is 255 as well.
  if (t == TN_BF16 || t == TN_F8E8M0FNU) return k_shru(b, k_bits(b, x), i32(b, t == TN_BF16 ? 16 : 23));
  int sign_at = f->exponent + f->mantissa;
  TnKVal shift = i32(b, 23 - f->mantissa);
  TnKVal v[] = {x, i32(b, sign_at), shift, tn_k_f32(b, pow2(f->bias - 127))};
  TnKVal of[3];
  tn_formula_run(b, F_encode_format, false, v, TN_COUNT(v), of);
  TnKVal r = of[0], sign = of[1], magnitude = of[2];
  if (f->overflow == TO_INF) {
    int64_t mask = ((int64_t)1 << sign_at) - 1;
    TnKVal special = k_and(b, k_shru(b, magnitude, shift), i32(b, mask));
    if (t == TN_F16)  // machines make NaNs quiet as they load them, so none are loud here
      special = k_or(b, special, k_sel(b, k_gt(b, magnitude, i32(b, inf_bits)), i32(b, 0x200), i32(b, 0)));
    r = k_sel(b, k_ge(b, magnitude, i32(b, inf_bits)), special, r);
  } else if (f->overflow == TO_NAN) {
    TnKVal is_nan = k_gt(b, magnitude, i32(b, inf_bits));
    r = k_sel(b, is_nan, i32(b, f->has_minus_zero ? f->max + 1 : 0), r);
    if (!f->has_minus_zero) sign = k_sel(b, is_nan, i32(b, (int64_t)1 << sign_at), sign);
  }
  return k_or(b, r, sign);
}

// ---------------------------------------------------------------------------------------------------------------
// Integers

TnKVal tn_ks_wrap(TnKBuilder *b, TnDtype t, TnKVal x) {
  unsigned bits = tn_dtype_bits(t);
  if (bits >= 32) return x;
  if (tn_dtype_class(t) == TN_CLASS_UINT) return k_and(b, x, i32(b, ((int64_t)1 << bits) - 1));
  TnKVal shift = i32(b, 32 - bits);
  return k_shrs(b, k_shl(b, x, shift), shift);
}

// Every value of `from` is one of `to`.
static bool holds(TnDtype to, TnDtype from) {
  bool to_signed = tn_dtype_class(to) == TN_CLASS_SINT, from_signed = tn_dtype_class(from) == TN_CLASS_SINT;
  if (to_signed == from_signed) return tn_dtype_bits(from) <= tn_dtype_bits(to);
  return to_signed && tn_dtype_bits(from) < tn_dtype_bits(to);
}

static TnKVal int_to_int(TnKBuilder *b, TnDtype to, TnDtype from, TnKVal x) {
  bool to_wide = tn_dtype_bits(to) == 64, from_wide = tn_dtype_bits(from) == 64;
  if (to_wide && !from_wide)
    return tn_k_cvt(b, tn_dtype_class(from) == TN_CLASS_SINT ? TN_K_sext : TN_K_zext, TN_KT_I64, x);
  if (from_wide && !to_wide) x = tn_k_cvt(b, TN_K_trunc, TN_KT_I32, x);
  return holds(to, from) ? x : tn_ks_wrap(b, to, x);
}

static TnKVal f64_to_odd(TnKBuilder *b, TnDtype to, TnKVal x) {
  return formula(b, to == TN_F8E8M0FNU ? F_f64_to_odd_e8m0 : F_f64_to_odd, x);
}

// In f32, to be rounded.
static TnKVal int_to_narrow(TnKBuilder *b, TnDtype to, TnDtype from, TnKVal x) {
  unsigned bits = tn_dtype_bits(from);
  bool is_signed = tn_dtype_class(from) == TN_CLASS_SINT;
  if (bits == 64 && to == TN_BF16) return formula(b, is_signed ? F_wide_to_bf16_signed : F_wide_to_bf16, x);
  if (bits == 64 && to == TN_F8E8M0FNU)
    return f64_to_odd(b, to, formula(b, is_signed ? F_wide_to_odd_signed : F_wide_to_odd, x));
  if (bits == 32 && (to == TN_BF16 || to == TN_F8E8M0FNU)) return formula(b, is_signed ? F_to_odd_signed : F_to_odd, x);
  if (bits > 16) {  // beyond 2^20 all other types give what 2^20 gives
    int64_t limit = 1 << 20;
    x = is_signed ? k_maxs(b, k_mins(b, x, k_i(b, x, limit)), k_i(b, x, -limit)) : k_minu(b, x, k_i(b, x, limit));
    if (bits == 64) x = tn_k_cvt(b, TN_K_trunc, TN_KT_I32, x);
  }
  return tn_k_cvt(b, TN_K_s2f, TN_KT_F32, x);
}

static TnKVal int_to_float(TnKBuilder *b, TnDtype to, TnDtype from, TnKVal x) {
  bool is_unsigned = tn_dtype_class(from) == TN_CLASS_UINT && tn_dtype_bits(from) >= 32;
  return tn_k_cvt(b, is_unsigned ? TN_K_u2f : TN_K_s2f, tn_ks_type(to), x);
}

static bool const_float(const TnKBuilder *b, TnKVal v, double *out) {
  const TnKNode *n = &b->nodes.data[v];
  *out = tn_k_float(n);
  return n->op == TN_K_const && *out == *out;
}

// What the magnitude cannot be above, so that it is no NaN either; infinity where that is not known.
static double greatest(const TnKBuilder *b, TnKVal v, unsigned depth) {
  const TnKNode *n = &b->nodes.data[v];
  double c, x, y;
  if (const_float(b, v, &c)) return c < 0 ? -c : c;
  if (n->op == TN_K_s2f || n->op == TN_K_u2f) return 0x1p65;
  if (!depth || (tn_k_op_info[n->op].kind != TN_KK_FLT && n->op != TN_K_f2f)) return K_INF;
  x = greatest(b, n->a, depth - 1), y = n->b && n->op != TN_K_fdiv ? greatest(b, n->b, depth - 1) : 1;
  double r = K_INF;
  if (n->op == TN_K_fmul) r = x * y;
  if (n->op == TN_K_fadd || n->op == TN_K_fsub || n->op == TN_K_fmin || n->op == TN_K_fmax) r = x + y;
  if (n->op == TN_K_fneg || n->op == TN_K_fabs || n->op == TN_K_f2f || n->op == TN_K_frint) r = x + 1;
  if (n->op == TN_K_fdiv && const_float(b, n->b, &c) && c != 0) r = x / (c < 0 ? -c : c);
  return r < 0x1p120 ? r : K_INF;  // f32 holds what is below, rounded at every step
}

// x as a number between *lo and *hi, without the bounds by constants that the program gives it, which become *lo and
// *hi where they are narrower, and without the rounding that may be done after them as well: *is_rounded.
static TnKVal without_bounds(const TnKBuilder *b, TnKVal x, double *lo, double *hi, bool *is_rounded) {
  for (;;) {
    const TnKNode *n = &b->nodes.data[x];
    double c;
    if (n->op == TN_K_frint && *lo == __builtin_rint(*lo) && *hi == __builtin_rint(*hi)) {
      *is_rounded = true;
      x = n->a;
      continue;
    }
    bool is_first = n->op != TN_K_const && const_float(b, n->a, &c);
    if ((n->op != TN_K_fmin && n->op != TN_K_fmax) || (!is_first && !const_float(b, n->b, &c))) return x;
    if (*is_rounded) c = __builtin_rint(c);
    c = c < *lo ? *lo : c > *hi ? *hi : c;
    *(n->op == TN_K_fmin ? hi : lo) = c;
    x = is_first ? n->b : n->a;
  }
}

// Bounded as a float, NaN away: then a conversion that targets need not guard.
static TnKVal float_to_int(TnKBuilder *b, TnDtype to, TnKVal x) {
  enum { STEPS = 8 };
  unsigned bits = tn_dtype_bits(to);
  bool is_signed = tn_dtype_class(to) == TN_CLASS_SINT, is_wide = bits >= 32;
  double most = is_wide ? 0x1p29 : (double)(((int64_t)1 << (bits - is_signed)) - 1), least = is_signed ? -most - 1 : 0;
  double lo = is_wide ? -K_INF : least, hi = is_wide ? K_INF : most;
  bool is_rounded = false;
  TnKVal of = without_bounds(b, x, &lo, &hi, &is_rounded);
  bool is_number = greatest(b, of, STEPS) < K_INF, fits = lo >= least && hi <= most;
  if (is_wide && (!fits || bits > 32))
    return tn_k_cvt(b, is_signed ? TN_K_f2s : TN_K_f2u, tn_ks_type(to), x);
  if (is_number || (lo <= 0 && hi >= 0)) x = of;  // NaN gives 0 whatever the bounds are
  else lo = least, hi = most, is_rounded = false;
  if (lo < 0 && !is_number) x = k_sel(b, k_eq(b, x, x), x, k_f(b, x, 0));
  x = k_sel(b, k_gt(b, x, k_f(b, x, lo)), x, k_f(b, x, lo));
  x = k_sel(b, k_lt(b, x, k_f(b, x, hi)), x, k_f(b, x, hi));
  return tn_k_cvt(b, TN_K_f2s, TN_KT_I32, is_rounded ? k_rint(b, x) : x);
}

// ---------------------------------------------------------------------------------------------------------------
// convert

static TnKVal convert_real(TnKBuilder *b, TnDtype to, TnDtype from, TnKVal x) {
  if (to == from) return x;
  bool to_float = tn_dtype_is_float(to);
  if (to == TN_I1) return k_ne(b, x, k_type(b, x) <= TN_KT_I64 ? k_i(b, x, 0) : k_f(b, x, 0));
  if (from == TN_I1) {
    TnKType t = tn_ks_type(to);
    if (!to_float) return k_sel(b, x, tn_k_const(b, t, 1), tn_k_const(b, t, 0));
    if (to == TN_F64) return k_sel(b, x, tn_k_f64(b, 1), tn_k_f64(b, 0));
    TnKVal f = k_sel(b, x, tn_k_f32(b, 1), tn_k_f32(b, 0));
    return to == TN_F8E8M0FNU ? formula(b, F_round_e8m0, f) : f;
  }
  if (!tn_dtype_is_float(from)) return to_float ? int_to_float(b, to, from, x) : int_to_int(b, to, from, x);
  if (!to_float) return float_to_int(b, to, x);
  return to == TN_F64 ? k_f64(b, x) : from == TN_F64 ? k_f32(b, x) : x;
}

// Every value of `from` is one of `to`.
static bool is_exact(TnDtype to, TnDtype from) {
  unsigned bits = tn_dtype_bits(from) - (tn_dtype_class(from) == TN_CLASS_SINT);
  if (to != TN_F16 && to != TN_BF16) return false;
  if (!tn_dtype_is_float(from)) return bits <= formats[to].mantissa + 1u;
  return bits <= 8 && (to == TN_BF16 || from != TN_F8E8M0FNU);
}

// From one narrow float to another where the bits of the one say those of the other without a value between; or 0.
static TnKVal narrow_bits(TnKBuilder *b, TnKScalar x, TnDtype to) {
  if (x.dtype == TN_F8E5M2 && to == TN_F16 && x.im) return formula(b, F_e5m2_to_half, x.im);
  TnKVal half = x.dtype == TN_F16 && to == TN_F8E5M2 ? tn_k_load_as(b, TN_KM_U16, x.v) : 0;
  return half ? formula(b, F_half_to_e5m2, half) : 0;
}

static TnKScalar to_narrow(TnKBuilder *b, TnKScalar x, TnDtype to) {
  TnDtype from = tn_dtype_real(x.dtype);
  if (from == TN_I1) return (TnKScalar){to, convert_real(b, to, from, x.v), 0};
  TnKVal bits = narrow_bits(b, x, to), wide = x.v;
  if (!tn_dtype_is_float(from)) wide = int_to_narrow(b, to, from, x.v);
  if (from == TN_F64) wide = f64_to_odd(b, to, x.v);
  bool may_be_loud = tn_dtype_is_float(from) && formats[from].overflow == TO_INF;  // NaN, which rounding makes quiet
  if (is_exact(to, from) && !may_be_loud)
    return (TnKScalar){to, wide, to == TN_BF16 ? tn_ks_encode(b, to, wide) : 0};
  return bits ? (TnKScalar){to, tn_ks_round_narrow(b, to, wide), bits} : tn_ks_rounded(b, to, wide);
}

TnKScalar tn_ks_convert(TnKBuilder *b, TnKScalar x, TnDtype to) {
  if (x.dtype == to) return x;
  if (tn_ks_is_narrow(to)) return to_narrow(b, x, to);
  TnDtype from_part = tn_dtype_real(x.dtype), to_part = tn_dtype_real(to);
  TnKScalar r = {to, convert_real(b, to_part, from_part, x.v), 0};
  if (!tn_dtype_is_complex(to)) return r;
  r.im = tn_dtype_is_complex(x.dtype) ? convert_real(b, to_part, from_part, x.im) : tn_k_const(b, tn_ks_type(to), 0);
  return r;
}

// ---------------------------------------------------------------------------------------------------------------
// The bits of floats: reduce_precision, bitcast_convert, next_after

// The bits of a float in an i32 or, of f64, an i64.
static TnKVal to_bits(TnKBuilder *b, TnDtype t, TnKVal x) {
  return tn_ks_is_narrow(t) ? tn_ks_encode(b, t, x) : k_bits(b, x);
}
static TnKVal of_bits(TnKBuilder *b, TnDtype t, TnKVal bits) {
  return tn_ks_is_narrow(t) ? tn_ks_decode(b, t, bits) : k_bits(b, bits);
}

static bool is_half(TnDtype t) { return t == TN_F16 || t == TN_BF16; }

// The same, but read from memory where they are there.
static TnKVal bits_of(TnKBuilder *b, TnKScalar x) {
  const TnKVal read = is_half(x.dtype) && !x.im ? tn_k_load_as(b, TN_KM_U16, x.v) : x.im;
  return read ? read : to_bits(b, x.dtype, x.v);
}

// The bits that x, an infinity or a zero, becomes in t.
static int64_t special_bits(TnDtype t, double x) { return (int64_t)tn_float_encode(t, x); }

static TnKVal by_sign(TnKBuilder *b, TnKVal is_negative, TnKVal like, TnDtype t, double x) {
  return k_sel(b, is_negative, k_i(b, like, special_bits(t, -x)), k_i(b, like, special_bits(t, x)));
}

static TnKVal reduce_mantissa(TnKBuilder *b, TnKVal magnitude, int drop) {
  int64_t half = (int64_t)1 << (drop - 1);
  TnKVal v[] = {magnitude, k_i(b, magnitude, drop), k_i(b, magnitude, half - 1), k_i(b, magnitude, ~(2 * half - 1))}, r;
  tn_formula_run(b, F_round_bits, false, v, TN_COUNT(v), &r);
  return r;
}

TnKScalar tn_ks_reduce_precision(TnKBuilder *b, TnKScalar x, int64_t exponent_bits, int64_t mantissa_bits) {
  if (tn_dtype_bits(x.dtype) <= 8 && x.dtype != TN_F8E8M0FNU) {  // by the bits that they have in f16
    TnKScalar r = tn_ks_reduce_precision(b, (TnKScalar){TN_F16, x.v, 0}, exponent_bits, mantissa_bits);
    return tn_ks_convert(b, r, x.dtype);
  }
  const Format *f = &formats[x.dtype];
  int sign_at = f->exponent + f->mantissa, exponent = exponent_bits < 63 ? (int)exponent_bits : 63;
  if (x.dtype == TN_F8E8M0FNU) sign_at = 8;
  TnKVal bits = to_bits(b, x.dtype, x.v), sign = k_and(b, bits, k_i(b, bits, (int64_t)((uint64_t)1 << sign_at)));
  TnKVal magnitude = k_xor(b, bits, sign), r = magnitude;
  TnKVal is_negative = k_lt(b, k_bits(b, x.v), k_i(b, k_bits(b, x.v), 0));
  TnKVal inf = by_sign(b, is_negative, bits, x.dtype, (double)__builtin_inf());
  if (mantissa_bits < f->mantissa) r = reduce_mantissa(b, r, f->mantissa - (int)mantissa_bits);
  if (exponent < f->exponent) {
    int small = (1 << (exponent - 1)) - 1;
    TnKVal e = k_shru(b, r, k_i(b, r, f->mantissa));
    TnKVal zero = by_sign(b, is_negative, bits, x.dtype, 0);
    r = k_or(b, r, sign);
    r = k_sel(b, k_le(b, e, k_i(b, e, f->bias - small)), zero, r);
    r = k_sel(b, k_gt(b, e, k_i(b, e, f->bias + small)), inf, r);
  } else {
    r = k_or(b, r, sign);
  }
  TnKVal is_nan = k_ne(b, x.v, x.v), is_inf = k_eq(b, k_abs(b, x.v), k_f(b, x.v, (double)__builtin_inf()));
  r = k_sel(b, is_inf, inf, r);
  r = k_sel(b, is_nan, mantissa_bits > 0 ? bits : k_i(b, r, special_bits(x.dtype, (double)__builtin_inf())), r);
  return (TnKScalar){x.dtype, of_bits(b, x.dtype, r), 0};
}

static TnKVal pack_complex(TnKBuilder *b, TnKScalar x) {
  TnKVal r;
  tn_formula_run(b, F_pack_complex, false, (TnKVal[]){x.v, x.im}, 2, &r);
  return r;
}

static TnKScalar unpack_complex(TnKBuilder *b, TnKVal bits) {
  TnKVal r[2];
  tn_formula_run(b, F_unpack_complex, false, &bits, 1, r);
  return (TnKScalar){TN_C64, r[0], r[1]};
}

TnKScalar tn_ks_bitcast(TnKBuilder *b, TnKScalar x, TnDtype to) {
  if (to == x.dtype) return x;
  TnKVal read = is_half(x.dtype) && !tn_dtype_is_float(to) && !x.im ? tn_k_load_as(b, tn_ks_mem(to), x.v) : 0;
  if (read) return (TnKScalar){to, read, 0};
  TnKVal bits = x.dtype == TN_C64 ? pack_complex(b, x) : tn_dtype_is_float(x.dtype) ? bits_of(b, x) : x.v;
  if (to == TN_C64) return unpack_complex(b, bits);
  if (!tn_dtype_is_float(to)) return (TnKScalar){to, tn_ks_wrap(b, to, bits), 0};
  if (tn_dtype_bits(to) < 32) bits = k_and(b, bits, i32(b, ((int64_t)1 << tn_dtype_bits(to)) - 1));
  return (TnKScalar){to, of_bits(b, to, bits), tn_ks_is_narrow(to) ? bits : 0};
}

// A number of magnitude k, as a bit pattern has it, is NaN.
static TnKVal is_nan_of(TnKBuilder *b, TnDtype t, TnKVal bits, TnKVal magnitude) {
  const Format *f = &formats[t];
  if (f->overflow == TO_MAX) return tn_k_i1(b, false);
  if (!f->has_minus_zero && t != TN_F8E8M0FNU) return k_eq(b, bits, k_i(b, bits, f->max + 1));
  int64_t most = f->overflow == TO_INF ? special_bits(t, (double)__builtin_inf()) : f->max;
  return k_gt(b, magnitude, k_i(b, bits, most));
}

// f8E8M0FNU has neither sign nor zero, but the same order.
TnKScalar tn_ks_next_after(TnKBuilder *b, TnKScalar x, TnKScalar y) {
  TnDtype t = x.dtype;
  const unsigned bits = tn_dtype_bits(t);
  const bool has_sign = t != TN_F8E8M0FNU;
  int64_t sign = has_sign ? (int64_t)((uint64_t)1 << (bits - 1)) : 0;
  TnKVal n = bits_of(b, x), m = bits_of(b, y), k = k_i(b, n, (int64_t)(UINT64_MAX >> (64 - bits)) ^ sign);
  TnKVal magnitude = k_and(b, n, k), of[2];
  tn_formula_run(b, F_next_bits, false, (TnKVal[]){n, m, k_i(b, n, sign), k}, 4, of);
  TnKVal next = of[0];
  if (has_sign && !formats[t].has_minus_zero) next = k_sel(b, k_eq(b, next, k_i(b, n, sign)), k_i(b, n, 0), next);
  if (has_sign) next = k_sel(b, k_eq(b, magnitude, k_i(b, n, 0)), of[1], next);
  TnKVal is_nan = k_or(b, is_nan_of(b, t, n, magnitude), is_nan_of(b, t, m, k_and(b, m, k)));
  if (!tn_ks_is_narrow(t)) return (TnKScalar){t, k_sel(b, is_nan, k_add(b, x.v, y.v), k_bits(b, next)), 0};
  next = k_sel(b, is_nan, i32(b, special_bits(t, (double)__builtin_nan(""))), next);
  return (TnKScalar){t, of_bits(b, t, next), next};
}
