// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Elementwise ops in kernel nodes: which nodes an op is in each class of element types. Rules for corners are those
// of num/scalar.def and docs/semantics.md. Also constants, select, clamp, loads and stores of elements.
#include "kernel/formula.h"
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
// Ops that are one node of the operands, by class; 0: not of that kind. square: of its operand twice.

typedef struct Nodes {
  uint8_t bool_, sint, uint, flt;
} Nodes;
static const Nodes nodes[TN_N_SCALAR_OPS] = {
    [TN_SCALAR_abs] = {0, 0, 0, TN_K_fabs},
    [TN_SCALAR_add] = {TN_K_ior, TN_K_iadd, TN_K_iadd, TN_K_fadd},
    [TN_SCALAR_and] = {TN_K_iand, TN_K_iand, TN_K_iand, 0},
    [TN_SCALAR_ceil] = {0, 0, 0, TN_K_fceil},
    [TN_SCALAR_count_leading_zeros] = {0, TN_K_iclz, TN_K_iclz, 0},
    [TN_SCALAR_divide] = {0, TN_K_idivs, TN_K_idivu, TN_K_fdiv},
    [TN_SCALAR_floor] = {0, 0, 0, TN_K_ffloor},
    [TN_SCALAR_maximum] = {TN_K_ior, TN_K_imaxs, TN_K_imaxu, TN_K_fmax},
    [TN_SCALAR_minimum] = {TN_K_iand, TN_K_imins, TN_K_iminu, TN_K_fmin},
    [TN_SCALAR_multiply] = {TN_K_iand, TN_K_imul, TN_K_imul, TN_K_fmul},
    [TN_SCALAR_negate] = {0, 0, 0, TN_K_fneg},
    [TN_SCALAR_or] = {TN_K_ior, TN_K_ior, TN_K_ior, 0},
    [TN_SCALAR_popcnt] = {0, TN_K_ipop, TN_K_ipop, 0},
    [TN_SCALAR_remainder] = {0, TN_K_irems, TN_K_iremu, 0},
    [TN_SCALAR_round_nearest_even] = {0, 0, 0, TN_K_frint},
    [TN_SCALAR_shift_left] = {0, TN_K_ishl, TN_K_ishl, 0},
    [TN_SCALAR_shift_right_arithmetic] = {0, TN_K_ishrs, TN_K_ishrs, 0},
    [TN_SCALAR_shift_right_logical] = {0, TN_K_ishru, TN_K_ishru, 0},
    [TN_SCALAR_sqrt] = {0, 0, 0, TN_K_fsqrt},
    [TN_SCALAR_square] = {0, 0, 0, TN_K_fmul},
    [TN_SCALAR_subtract] = {0, TN_K_isub, TN_K_isub, TN_K_fsub},
    [TN_SCALAR_xor] = {TN_K_ixor, TN_K_ixor, TN_K_ixor, 0},
};

static TnKVal one_node(TnKBuilder *b, TnKOp op, TnKVal x, TnKVal y) {
  return tn_k_op_info[op].operands == 1 ? tn_k_op1(b, op, x) : tn_k_op2(b, op, x, y ? y : x);
}

// Predicates of compare_eq ... compare_lt and, in the same order, of total_eq ...
static const uint8_t signed_preds[] = {TN_KP_EQ, TN_KP_NE, TN_KP_GE, TN_KP_GT, TN_KP_LE, TN_KP_LT};
static const uint8_t unsigned_preds[] = {TN_KP_EQ, TN_KP_NE, TN_KP_UGE, TN_KP_UGT, TN_KP_ULE, TN_KP_ULT};

static bool is_compare(TnScalarOp op) { return op >= TN_SCALAR_compare_eq && op <= TN_SCALAR_compare_lt; }
static bool is_total(TnScalarOp op) { return op >= TN_SCALAR_total_eq && op <= TN_SCALAR_total_lt; }

// ---------------------------------------------------------------------------------------------------------------
// i1

// As numbers 0 and 1, in the order of signed_preds: x > y is x and not y, x >= y is x or not y.
static TnKVal compare_bool(TnKBuilder *b, unsigned direction, TnKVal x, TnKVal y) {
  enum { EQ, NE, GE, GT, LE };
  if (direction <= NE) {
    x = k_xor(b, x, y);
    return direction == EQ ? tn_k_not(b, x) : x;
  }
  TnKVal larger = direction < LE ? x : y, not_smaller = tn_k_not(b, direction < LE ? y : x);
  return direction == GE || direction == LE ? k_or(b, larger, not_smaller) : k_and(b, larger, not_smaller);
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

static TnKVal formula(TnKBuilder *b, TnFormula f, TnKVal x, TnKVal y) {
  TnKVal r;
  tn_formula_run(b, f, false, (TnKVal[]){x, y}, y ? 2 : 1, &r);
  return r;
}

static TnKVal int_sign(TnKBuilder *b, Int t, TnKVal x) {
  TnKVal one = k_i(b, x, 1);
  return t.is_signed ? k_maxs(b, k_mins(b, x, one), k_i(b, x, -1)) : k_minu(b, x, one);
}

static TnKVal high_product(TnKBuilder *b, Int t, TnKVal x, TnKVal y) {
  if (t.bits >= 32) return formula(b, t.is_signed ? F_high_product_signed : F_high_product, x, y);
  return tn_k_op2(b, t.is_signed ? TN_K_ishrs : TN_K_ishru, k_imul(b, x, y), tn_k_i32(b, (int)t.bits));
}

// Ops of more than one node; the result may need to be wrapped.
static TnKVal int_op(TnKBuilder *b, TnScalarOp op, Int t, TnKVal x, TnKVal y) {
  switch ((unsigned)op) {
    case TN_SCALAR_abs: return t.is_signed ? k_maxs(b, x, k_isub(b, k_i(b, x, 0), x)) : x;
    case TN_SCALAR_mulhi: return high_product(b, t, x, y);
    case TN_SCALAR_negate: return k_isub(b, k_i(b, x, 0), x);
    case TN_SCALAR_not: return k_xor(b, x, k_i(b, x, -1));
    case TN_SCALAR_power:  // the call reads its operands as signed
      return t.is_signed || t.bits < 32 ? tn_k_call(b, op, x, y, 0) : formula(b, F_unsigned_power, x, y);
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
  if (node == TN_K_ishrs || node == TN_K_ishru || node == TN_K_iclz || node == TN_K_ipop) {  // of bits
    x = node == TN_K_ishrs ? signed_value(b, t, x) : unsigned_value(b, t, x);
    y = y ? unsigned_value(b, t, y) : 0;
  }
  TnKVal r = node ? one_node(b, (TnKOp)node, x, y) : int_op(b, op, t, x, y);
  if (node == TN_K_iclz && t.bits < 32) r = k_isub(b, r, tn_k_i32(b, 32 - (int)t.bits));
  return stays_in_range(op) ? r : tn_ks_wrap(b, dtype, r);
}

// ---------------------------------------------------------------------------------------------------------------
// Floats of f32 or f64

static TnKVal float_op(TnKBuilder *b, TnScalarOp op, TnKVal x, TnKVal y) {
  switch ((unsigned)op) {
    case TN_SCALAR_conj:
    case TN_SCALAR_real: return x;
    case TN_SCALAR_imag: return k_f(b, x, 0);
    case TN_SCALAR_is_neg_inf: return k_eq(b, x, k_f(b, x, -K_INF));
    case TN_SCALAR_is_pos_inf: return k_eq(b, x, k_f(b, x, K_INF));
    default: return tn_ks_math(b, op, x, y);
  }
}

static TnKVal apply_float(TnKBuilder *b, TnScalarOp op, TnKVal x, TnKVal y) {
  if (is_total(op)) {
    x = formula(b, F_total_key, x, 0);
    y = formula(b, F_total_key, y, 0);
    op -= TN_SCALAR_total_eq - TN_SCALAR_compare_eq;
  }
  if (is_compare(op)) return tn_k_cmp(b, (TnKPred)signed_preds[op - TN_SCALAR_compare_eq], x, y);
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

// Two loads of f32 beside each other.
static bool is_pair(const TnKBuilder *b, const TnKNode *x, const TnKNode *y) {
  if (x->aux != TN_KM_F32 || y->aux != TN_KM_F32 || x->buf != y->buf || x->a != y->a || x->b != y->b ||
      x->coef_a != y->coef_a || x->n_terms != y->n_terms || x->imm + 4 != y->imm)
    return false;
  const TnKTerm *p = b->terms.data + x->term, *q = b->terms.data + y->term;
  for (uint32_t i = 0; i < x->n_terms; i++)
    if (p[i].node != q[i].node || p[i].coef != q[i].coef) return false;
  return true;
}

// What the parts of a complex<f32> that only moves are together; 0: it is made.
static TnKVal whole_of(TnKBuilder *b, TnKVal re, TnKVal im, unsigned depth) {
  const TnKNode *x = &b->nodes.data[re], *y = &b->nodes.data[im];
  if (x->op != y->op || depth == 0) return 0;
  if (x->op == TN_K_const) return tn_k_const(b, TN_KT_F64, (int64_t)((uint64_t)y->imm << 32 | (uint32_t)x->imm));
  if (x->op == TN_K_load) return is_pair(b, x, y) ? tn_k_load_as(b, TN_KM_F64, re) : 0;
  if (x->op != TN_K_select || x->a != y->a) return 0;
  const TnKVal pred = x->a, other[2] = {x->c, y->c}, on_true = whole_of(b, x->b, y->b, depth - 1);
  const TnKVal on_false = on_true ? whole_of(b, other[0], other[1], depth - 1) : 0;
  return on_false ? tn_k_select(b, pred, on_true, on_false) : 0;
}

TnKScalar tn_ks_stored(TnKBuilder *b, TnKScalar x) {
  enum { DEEPEST = 4 };  // selects
  const TnKVal whole = x.dtype == TN_C64 ? whole_of(b, x.v, x.im, DEEPEST) : 0;
  return whole ? (TnKScalar){.dtype = TN_F64, .v = whole} : x;
}

void tn_ks_store(TnKBuilder *b, uint32_t buf, const TnKAddr *at, TnKScalar x, TnKVal mask) {
  x = tn_ks_stored(b, x);
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
