// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Elementwise ops in kernel nodes: which nodes an op is in each class of element types. Rules for corners are those
// of num/scalar.def and docs/semantics.md. Also constants, select, clamp, loads and stores of elements.
#include "kernel/scalar_priv.h"

TnKType tn_ks_type(TnDtype t) {
  switch (tn_dtype_class(t)) {
    case TN_CLASS_BOOL: return TN_KT_I1;
    case TN_CLASS_SINT:
    case TN_CLASS_UINT: return tn_dtype_bits(t) == 64 ? TN_KT_I64 : TN_KT_I32;
    default: return tn_dtype_real(t) == TN_F64 ? TN_KT_F64 : TN_KT_F32;
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Ops that are one node of the operands, by class; 0: not of that kind

typedef struct Nodes {
  uint8_t bool_, sint, uint, flt;
} Nodes;
static const Nodes nodes[TN_N_SCALAR_OPS] = {
    [TN_SCALAR_abs] = {0, 0, 0, TN_K_fabs},
    [TN_SCALAR_add] = {TN_K_ior, TN_K_iadd, TN_K_iadd, TN_K_fadd},
    [TN_SCALAR_and] = {TN_K_iand, TN_K_iand, TN_K_iand, 0},
    [TN_SCALAR_ceil] = {0, 0, 0, TN_K_fceil},
    [TN_SCALAR_divide] = {0, TN_K_idivs, TN_K_idivu, TN_K_fdiv},
    [TN_SCALAR_floor] = {0, 0, 0, TN_K_ffloor},
    [TN_SCALAR_maximum] = {TN_K_ior, TN_K_imaxs, TN_K_imaxu, TN_K_fmax},
    [TN_SCALAR_minimum] = {TN_K_iand, TN_K_imins, TN_K_iminu, TN_K_fmin},
    [TN_SCALAR_multiply] = {TN_K_iand, TN_K_imul, TN_K_imul, TN_K_fmul},
    [TN_SCALAR_negate] = {0, 0, 0, TN_K_fneg},
    [TN_SCALAR_or] = {TN_K_ior, TN_K_ior, TN_K_ior, 0},
    [TN_SCALAR_remainder] = {0, TN_K_irems, TN_K_iremu, 0},
    [TN_SCALAR_round_nearest_even] = {0, 0, 0, TN_K_frint},
    [TN_SCALAR_shift_left] = {0, TN_K_ishl, TN_K_ishl, 0},
    [TN_SCALAR_sqrt] = {0, 0, 0, TN_K_fsqrt},
    [TN_SCALAR_subtract] = {0, TN_K_isub, TN_K_isub, TN_K_fsub},
    [TN_SCALAR_xor] = {TN_K_ixor, TN_K_ixor, TN_K_ixor, 0},
};

static TnKVal one_node(TnKBuilder *b, TnKOp op, TnKVal x, TnKVal y) {
  return tn_k_op_info[op].operands == 1 ? tn_k_op1(b, op, x) : tn_k_op2(b, op, x, y);
}

// Predicates of compare_eq ... compare_lt and, in the same order, of total_eq ...
static const uint8_t signed_preds[] = {TN_KP_EQ, TN_KP_NE, TN_KP_GE, TN_KP_GT, TN_KP_LE, TN_KP_LT};
static const uint8_t unsigned_preds[] = {TN_KP_EQ, TN_KP_NE, TN_KP_UGE, TN_KP_UGT, TN_KP_ULE, TN_KP_ULT};

static bool is_compare(TnScalarOp op) { return op >= TN_SCALAR_compare_eq && op <= TN_SCALAR_compare_lt; }
static bool is_total(TnScalarOp op) { return op >= TN_SCALAR_total_eq && op <= TN_SCALAR_total_lt; }

// ---------------------------------------------------------------------------------------------------------------
// i1

// As numbers 0 and 1.
static TnKVal compare_bool(TnKBuilder *b, unsigned direction, TnKVal x, TnKVal y) {
  switch (signed_preds[direction]) {
    case TN_KP_EQ: return tn_k_not(b, k_xor(b, x, y));
    case TN_KP_NE: return k_xor(b, x, y);
    case TN_KP_GE: return k_or(b, x, tn_k_not(b, y));
    case TN_KP_GT: return k_and(b, x, tn_k_not(b, y));
    case TN_KP_LE: return k_or(b, tn_k_not(b, x), y);
    default: return k_and(b, tn_k_not(b, x), y);
  }
}

static TnKVal apply_bool(TnKBuilder *b, TnScalarOp op, TnKVal x, TnKVal y) {
  if (is_compare(op)) return compare_bool(b, (unsigned)(op - TN_SCALAR_compare_eq), x, y);
  if (op == TN_SCALAR_not) return tn_k_not(b, x);
  return one_node(b, (TnKOp)nodes[op].bool_, x, y);
}

// ---------------------------------------------------------------------------------------------------------------
// Integers

typedef struct Int {
  TnDtype dtype;
  unsigned bits;
  bool is_signed;
} Int;

// The value of x's w bits read without sign, or with it.
static TnKVal unsigned_value(TnKBuilder *b, Int t, TnKVal x) {
  return t.bits >= 32 || !t.is_signed ? x : k_and(b, x, tn_k_i32(b, (1 << t.bits) - 1));
}
static TnKVal signed_value(TnKBuilder *b, Int t, TnKVal x) {
  if (t.bits >= 32 || t.is_signed) return x;
  TnKVal shift = tn_k_i32(b, (int)(32 - t.bits));
  return k_shrs(b, k_shl(b, x, shift), shift);
}

static TnKVal high_product_64(TnKBuilder *b, TnKVal x, TnKVal y, bool is_signed) {
  TnKVal half = tn_k_i64(b, 32), mask = tn_k_i64(b, 0xFFFFFFFF);
  TnKVal x0 = k_and(b, x, mask), x1 = k_shru(b, x, half), y0 = k_and(b, y, mask), y1 = k_shru(b, y, half);
  TnKVal mid = k_iadd(b, k_imul(b, x1, y0), k_shru(b, k_imul(b, x0, y0), half));
  TnKVal mid2 = k_iadd(b, k_imul(b, x0, y1), k_and(b, mid, mask));
  TnKVal r = k_iadd(b, k_iadd(b, k_imul(b, x1, y1), k_shru(b, mid, half)), k_shru(b, mid2, half));
  if (!is_signed) return r;
  TnKVal all = tn_k_i64(b, 63);
  r = k_isub(b, r, k_and(b, k_shrs(b, x, all), y));
  return k_isub(b, r, k_and(b, k_shrs(b, y, all), x));
}

static TnKVal high_product(TnKBuilder *b, Int t, TnKVal x, TnKVal y) {
  if (t.bits == 64) return high_product_64(b, x, y, t.is_signed);
  TnKOp shift = t.is_signed ? TN_K_ishrs : TN_K_ishru;
  if (t.bits < 32) return tn_k_op2(b, shift, k_imul(b, x, y), tn_k_i32(b, (int)t.bits));
  TnKOp widen = t.is_signed ? TN_K_sext : TN_K_zext;
  TnKVal p = k_imul(b, tn_k_cvt(b, widen, TN_KT_I64, x), tn_k_cvt(b, widen, TN_KT_I64, y));
  return tn_k_cvt(b, TN_K_trunc, TN_KT_I32, k_shru(b, p, tn_k_i64(b, 32)));
}

// The call reads its operands as signed. Wide unsigned exponents are brought below 2^63 first: odd bases have an
// order that divides 2^62, and even ones are 0 from the 64th power on.
static TnKVal int_power(TnKBuilder *b, Int t, TnKVal x, TnKVal y) {
  if (t.is_signed || t.bits < 32) return tn_k_call(b, TN_SCALAR_power, x, y, 0);
  if (t.bits == 32) {
    TnKVal wide_x = tn_k_cvt(b, TN_K_zext, TN_KT_I64, x), wide_y = tn_k_cvt(b, TN_K_zext, TN_KT_I64, y);
    return tn_k_cvt(b, TN_K_trunc, TN_KT_I32, tn_k_call(b, TN_SCALAR_power, wide_x, wide_y, 0));
  }
  TnKVal order = tn_k_i64(b, (int64_t)1 << 62), rest = k_and(b, y, tn_k_i64(b, ((int64_t)1 << 62) - 1));
  TnKVal is_large = k_ne(b, k_shru(b, y, tn_k_i64(b, 62)), tn_k_i64(b, 0));
  return tn_k_call(b, TN_SCALAR_power, x, k_or(b, rest, k_sel(b, is_large, order, tn_k_i64(b, 0))), 0);
}

static TnKVal int_sign(TnKBuilder *b, Int t, TnKVal x) {
  TnKVal one = k_i(b, x, 1);
  return t.is_signed ? k_maxs(b, k_mins(b, x, one), k_i(b, x, -1)) : k_minu(b, x, one);
}

// Ops of more than one node; the result may need to be wrapped.
static TnKVal int_op(TnKBuilder *b, TnScalarOp op, Int t, TnKVal x, TnKVal y) {
  TnKVal u = unsigned_value(b, t, x), amount = unsigned_value(b, t, y ? y : x);
  switch ((unsigned)op) {
    case TN_SCALAR_abs: return t.is_signed ? k_maxs(b, x, k_isub(b, k_i(b, x, 0), x)) : x;
    case TN_SCALAR_count_leading_zeros:
      return k_isub(b, tn_k_op1(b, TN_K_iclz, u), k_i(b, x, t.bits < 32 ? 32 - (int)t.bits : 0));
    case TN_SCALAR_mulhi: return high_product(b, t, x, y);
    case TN_SCALAR_negate: return k_isub(b, k_i(b, x, 0), x);
    case TN_SCALAR_not: return k_xor(b, x, k_i(b, x, -1));
    case TN_SCALAR_popcnt: return tn_k_op1(b, TN_K_ipop, u);
    case TN_SCALAR_power: return int_power(b, t, x, y);
    case TN_SCALAR_shift_right_arithmetic: return k_shrs(b, signed_value(b, t, x), amount);
    case TN_SCALAR_shift_right_logical: return k_shru(b, u, amount);
    case TN_SCALAR_sign: return int_sign(b, t, x);
    default: tn_unreachable();
  }
}

// Results that are in range whatever the operands are.
static bool stays_in_range(TnScalarOp op) {
  return op == TN_SCALAR_and || op == TN_SCALAR_or || op == TN_SCALAR_xor || op == TN_SCALAR_maximum ||
         op == TN_SCALAR_minimum || op == TN_SCALAR_remainder || op == TN_SCALAR_sign;
}

static TnKVal apply_int(TnKBuilder *b, TnScalarOp op, TnDtype dtype, TnKVal x, TnKVal y) {
  Int t = {dtype, tn_dtype_bits(dtype), tn_dtype_class(dtype) == TN_CLASS_SINT};
  if (is_compare(op))
    return tn_k_cmp(b, (TnKPred)(t.is_signed ? signed_preds : unsigned_preds)[op - TN_SCALAR_compare_eq], x, y);
  unsigned node = t.is_signed ? nodes[op].sint : nodes[op].uint;
  TnKVal r = node ? one_node(b, (TnKOp)node, x, y) : int_op(b, op, t, x, y);
  return stays_in_range(op) ? r : tn_ks_wrap(b, dtype, r);
}

// ---------------------------------------------------------------------------------------------------------------
// Floats of f32 or f64

// An integer in the order -NaN < -inf < .. < -0 < +0 < .. < inf < NaN.
static TnKVal total_key(TnKBuilder *b, TnKVal x) {
  TnKVal bits = k_bits(b, x);
  bool wide = k_type(b, bits) == TN_KT_I64;
  TnKVal mask = k_shrs(b, bits, k_i(b, bits, wide ? 63 : 31));
  return k_xor(b, bits, k_and(b, mask, k_i(b, bits, wide ? INT64_MAX : INT32_MAX)));
}

// Half away from zero, on the magnitude: what truncation takes away is exact.
static TnKVal round_afz(TnKBuilder *b, TnKVal x) {
  TnKVal a = k_abs(b, x), t = k_trunc(b, a), one = k_f(b, x, 1);
  TnKVal up = k_ge(b, k_sub(b, a, t), k_f(b, x, 0.5));
  return k_with_sign(b, k_sel(b, up, k_add(b, t, one), t), x);
}

static TnKVal float_sign(TnKBuilder *b, TnKVal x) {
  TnKVal zero = k_f(b, x, 0), one = k_f(b, x, 1);
  return k_sel(b, k_gt(b, x, zero), one, k_sel(b, k_lt(b, x, zero), k_f(b, x, -1), x));
}

static TnKVal float_op(TnKBuilder *b, TnScalarOp op, TnKVal x, TnKVal y) {
  TnKVal inf = k_f(b, x, (double)__builtin_inf());
  switch ((unsigned)op) {
    case TN_SCALAR_conj:
    case TN_SCALAR_real: return x;
    case TN_SCALAR_imag: return k_f(b, x, 0);
    case TN_SCALAR_is_finite: return k_lt(b, k_abs(b, x), inf);
    case TN_SCALAR_is_inf: return k_eq(b, k_abs(b, x), inf);
    case TN_SCALAR_is_neg_inf: return k_eq(b, x, k_neg(b, inf));
    case TN_SCALAR_is_pos_inf: return k_eq(b, x, inf);
    case TN_SCALAR_round_nearest_afz: return round_afz(b, x);
    case TN_SCALAR_sign: return float_sign(b, x);
    case TN_SCALAR_square: return k_mul(b, x, x);
    default: return tn_ks_math(b, op, x, y);
  }
}

static TnKVal apply_float(TnKBuilder *b, TnScalarOp op, TnKVal x, TnKVal y) {
  if (is_compare(op)) return tn_k_cmp(b, (TnKPred)signed_preds[op - TN_SCALAR_compare_eq], x, y);
  if (is_total(op))
    return tn_k_cmp(b, (TnKPred)signed_preds[op - TN_SCALAR_total_eq], total_key(b, x), total_key(b, y));
  return nodes[op].flt ? one_node(b, (TnKOp)nodes[op].flt, x, y) : float_op(b, op, x, y);
}

// Results of f16 and bf16 that are values of the type as they come.
static bool needs_rounding(TnScalarOp op, TnDtype t) {
  if (t != TN_F16 && t != TN_BF16) return tn_ks_is_narrow(t);
  return op != TN_SCALAR_abs && op != TN_SCALAR_negate && op != TN_SCALAR_maximum && op != TN_SCALAR_minimum &&
         op != TN_SCALAR_real && op != TN_SCALAR_conj && op != TN_SCALAR_sign && op != TN_SCALAR_imag;
}

static TnKScalar apply_real(TnKBuilder *b, TnScalarOp op, TnKScalar x, TnKScalar y, TnDtype result) {
  if (op == TN_SCALAR_next_after) return tn_ks_next_after(b, x, y);
  if (x.dtype == TN_F8E8M0FNU) {  // products of what has no zero leave the range of f32
    TnKVal wide_y = y.v ? k_f64(b, y.v) : 0;
    TnKScalar r = {result == TN_I1 ? TN_I1 : TN_F64, apply_float(b, op, k_f64(b, x.v), wide_y), 0};
    return tn_ks_convert(b, r, result);
  }
  if (is_total(op) && tn_dtype_bits(x.dtype) <= 8)  // all NaNs of a sign are one there
    x.v = tn_ks_round_narrow(b, x.dtype, x.v), y.v = tn_ks_round_narrow(b, x.dtype, y.v);
  TnKVal r = apply_float(b, op, x.v, y.v);
  if (result != TN_I1 && needs_rounding(op, x.dtype)) return tn_ks_rounded(b, x.dtype, r);
  return (TnKScalar){result, r, 0};
}

// ---------------------------------------------------------------------------------------------------------------
// Any type

bool tn_ks_apply(TnKBuilder *b, TnScalarOp op, TnKScalar x, TnKScalar y, TnKScalar *out) {
  TnDtype result = tn_scalar_result(op, x.dtype);
  if (result == TN_DTYPE_NONE) return false;
  if (tn_scalar_operands(op) == 1) y.v = y.im = 0;
  if (op == TN_SCALAR_complex) {
    *out = (TnKScalar){result, x.v, y.v};
    return true;
  }
  switch (tn_dtype_class(x.dtype)) {
    case TN_CLASS_BOOL: *out = (TnKScalar){result, apply_bool(b, op, x.v, y.v), 0}; break;
    case TN_CLASS_SINT:
    case TN_CLASS_UINT: *out = (TnKScalar){result, apply_int(b, op, x.dtype, x.v, y.v), 0}; break;
    case TN_CLASS_COMPLEX: *out = tn_ks_apply_complex(b, op, x, y); break;
    default: *out = apply_real(b, op, x, y, result);
  }
  return true;
}

TnKScalar tn_ks_select(TnKBuilder *b, TnKVal pred, TnKScalar on_true, TnKScalar on_false) {
  TnKScalar r = {on_true.dtype, 0, 0};
  r.v = on_true.dtype == TN_I1 ? k_or(b, k_and(b, pred, on_true.v), k_and(b, tn_k_not(b, pred), on_false.v))
                               : k_sel(b, pred, on_true.v, on_false.v);
  if (tn_dtype_is_complex(r.dtype)) r.im = k_sel(b, pred, on_true.im, on_false.im);
  return r;
}

TnKScalar tn_ks_clamp(TnKBuilder *b, TnKScalar low, TnKScalar x, TnKScalar high) {
  tn_ks_apply(b, TN_SCALAR_maximum, x, low, &x);
  tn_ks_apply(b, TN_SCALAR_minimum, x, high, &x);
  return x;
}

// ---------------------------------------------------------------------------------------------------------------
// Constants and memory

static TnKVal real_const(TnKBuilder *b, TnDtype t, const void *element) {
  int64_t bits = 0;
  switch (tn_dtype_class(t)) {
    case TN_CLASS_BOOL: return tn_k_i1(b, *(const uint8_t *)element & 1);
    case TN_CLASS_SINT:
    case TN_CLASS_UINT: return tn_k_const(b, tn_ks_type(t), tn_load_i64(t, element));
    default: break;
  }
  if (tn_ks_is_narrow(t)) return tn_k_f32(b, (float)tn_load_f64(t, element));
  memcpy(&bits, element, tn_dtype_bytes(t));  // little-endian
  return tn_k_const(b, tn_ks_type(t), bits);
}

TnKScalar tn_ks_const(TnKBuilder *b, TnDtype t, const void *element) {
  TnDtype part = tn_dtype_real(t);
  TnKScalar r = {t, real_const(b, part, element), 0};
  if (tn_dtype_is_complex(t)) r.im = real_const(b, part, (const char *)element + tn_dtype_bytes(part));
  return r;
}

TnKMem tn_ks_mem(TnDtype t) {
  bool is_signed = tn_dtype_class(t) == TN_CLASS_SINT;
  switch (t) {
    case TN_I1: return TN_KM_I1;
    case TN_F16: return TN_KM_F16;
    case TN_BF16: return TN_KM_BF16;
    case TN_F32: return TN_KM_F32;
    case TN_F64: return TN_KM_F64;
    default: break;
  }
  switch (tn_dtype_bytes(t)) {
    case 1: return is_signed ? TN_KM_I8 : TN_KM_U8;
    case 2: return is_signed ? TN_KM_I16 : TN_KM_U16;
    case 4: return TN_KM_I32;
    default: return TN_KM_I64;
  }
}

static bool is_coded(TnDtype t) { return tn_ks_is_narrow(t) && tn_dtype_bytes(t) == 1; }

TnKScalar tn_ks_load(TnKBuilder *b, TnDtype t, uint32_t buf, const TnKAddr *at, TnKVal mask) {
  TnDtype part = tn_dtype_real(t);
  TnKScalar r = {t, tn_k_load(b, tn_ks_mem(part), buf, at, mask), 0};
  if (is_coded(t)) r.im = r.v, r.v = tn_ks_decode(b, t, r.im);
  if (tn_dtype_is_complex(t)) {
    TnKAddr next = *at;
    next.imm += (int64_t)tn_dtype_bytes(part);
    r.im = tn_k_load(b, tn_ks_mem(part), buf, &next, mask);
  }
  return r;
}

void tn_ks_store(TnKBuilder *b, uint32_t buf, const TnKAddr *at, TnKScalar x, TnKVal mask) {
  TnDtype part = tn_dtype_real(x.dtype);
  bool has_bits = tn_ks_is_narrow(x.dtype) && x.im;
  TnKVal v = has_bits ? x.im : is_coded(x.dtype) ? tn_ks_encode(b, x.dtype, x.v) : x.v;
  tn_k_store(b, has_bits && !is_coded(x.dtype) ? TN_KM_U16 : tn_ks_mem(part), buf, at, v, mask);
  if (tn_dtype_is_complex(x.dtype)) {
    TnKAddr next = *at;
    next.imm += (int64_t)tn_dtype_bytes(part);
    tn_k_store(b, tn_ks_mem(part), buf, &next, x.im, mask);
  }
}
