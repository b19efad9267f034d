// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Rules for elementwise ops. Quantized types have no dtype and fit no rule that asks for one.
#include <math.h>

#include "pass/simplify.h"

// ---------------------------------------------------------------------------------------------------------------
// What an operand is

static TnDtype dtype_of(const TnOp *op) { return op->operands[0]->type->dtype; }
static bool is_real_int(TnDtype t) { return tn_dtype_is_int(t) || t == TN_I1; }  // on i1, + is or and * is and
static bool is_int(const TnOp *op) { return is_real_int(dtype_of(op)); }

static bool is_int_value(TnPassCtx *cx, const TnValue *v, int64_t want) {
  int64_t got;
  return tn_value_splat_int(cx->m, v, &got) && got == want;
}

static bool is_all_ones(TnPassCtx *cx, const TnValue *v) {
  int64_t got;
  if (!tn_value_splat_int(cx->m, v, &got)) return false;
  unsigned unused = 64 - tn_dtype_bits(v->type->dtype);
  return (uint64_t)got << unused == UINT64_MAX << unused;
}

static bool float_value(TnPassCtx *cx, const TnValue *v, double *out) {
  TnDense d;
  if (!tn_value_dense(cx->m, v, &d) || !tn_dense_is_splat(&d) || !tn_dtype_is_float(d.dtype)) return false;
  *out = tn_load_f64(d.dtype, d.data);
  return true;
}

// The sign of zero counts.
static bool is_float_value(TnPassCtx *cx, const TnValue *v, double want) {
  double got;
  return float_value(cx, v, &got) && memcmp(&got, &want, sizeof got) == 0;
}

static bool to_zero(TnPassCtx *cx, TnOp *op) {
  return tn_simplify_to(cx, op, tn_rewrite_splat_int(cx, op, op->results[0].type, 0));
}

static bool to_bool(TnPassCtx *cx, TnOp *op, bool v) {
  return tn_simplify_to(cx, op, tn_rewrite_splat_int(cx, op, op->results[0].type, v));
}

// Either operand is the integer or the float: the other one.
static bool drop_neutral(TnPassCtx *cx, TnOp *op, int64_t i, double f) {
  for (uint32_t k = 0; k < 2; k++) {
    const TnValue *c = op->operands[1 - k];
    if (is_int(op) ? is_int_value(cx, c, i) : is_float_value(cx, c, f)) return tn_simplify_to(cx, op, op->operands[k]);
  }
  return false;
}

// The same for the right operand alone.
static bool drop_right(TnPassCtx *cx, TnOp *op, int64_t i, double f) {
  const TnValue *c = op->operands[1];
  bool fits = is_int(op) ? is_int_value(cx, c, i) : is_float_value(cx, c, f);
  return fits && tn_simplify_to(cx, op, op->operands[0]);
}

// ---------------------------------------------------------------------------------------------------------------
// Arithmetic

bool tn_rule_add_zero(TnPassCtx *cx, TnOp *op) { return drop_neutral(cx, op, 0, -0.0); }
bool tn_rule_subtract_zero(TnPassCtx *cx, TnOp *op) { return drop_right(cx, op, 0, 0.0); }
bool tn_rule_multiply_one(TnPassCtx *cx, TnOp *op) { return drop_neutral(cx, op, 1, 1.0); }
bool tn_rule_divide_one(TnPassCtx *cx, TnOp *op) { return drop_right(cx, op, 1, 1.0); }

bool tn_rule_subtract_self(TnPassCtx *cx, TnOp *op) {
  return op->operands[0] == op->operands[1] && tn_dtype_is_int(dtype_of(op)) && to_zero(cx, op);
}

bool tn_rule_multiply_zero(TnPassCtx *cx, TnOp *op) {
  for (uint32_t k = 0; k < 2; k++)
    if (is_int(op) && is_int_value(cx, op->operands[k], 0)) return tn_simplify_to(cx, op, op->operands[k]);
  return false;
}

bool tn_rule_add_add(TnPassCtx *cx, TnOp *op) {
  int64_t c;
  const TnOp *inner = tn_defined_by(op->operands[0], TN_OP_add);
  if (!inner || !tn_dtype_is_int(dtype_of(op)) || !tn_value_splat_int(cx->m, op->operands[1], &c) ||
      !tn_value_splat_int(cx->m, inner->operands[1], &c) || tn_value_splat_int(cx->m, inner->operands[0], &c))
    return false;
  TnValue *sum = tn_emit_same(cx, op, TN_OP_add, inner->operands[1], op->operands[1]);
  return tn_simplify_to(cx, op, tn_emit_same(cx, op, TN_OP_add, inner->operands[0], sum));
}

static bool is_binary_float(TnDtype t) { return t == TN_F32 || t == TN_F64 || t == TN_F16 || t == TN_BF16; }

// 1 / c for a constant c of which that is exact.
static bool inverse_of(TnPassCtx *cx, const TnValue *v, double *inverse) {
  double c;
  int exponent;
  TnDtype t = v->type->dtype;
  if (!is_binary_float(t) || !float_value(cx, v, &c)) return false;
  if (!isfinite(c) || fabs(frexp(c, &exponent)) != 0.5) return false;
  *inverse = 1 / c;
  return isfinite(*inverse) && tn_float_decode(t, tn_float_encode(t, *inverse)) == *inverse;
}

bool tn_rule_divide_power_of_two(TnPassCtx *cx, TnOp *op) {
  double inverse;
  if (!inverse_of(cx, op->operands[1], &inverse)) return false;
  TnValue *by = tn_rewrite_splat_float(cx, op, op->results[0].type, inverse);
  return tn_simplify_to(cx, op, tn_emit_same(cx, op, TN_OP_multiply, op->operands[0], by));
}

// The choice between two constants that v is, or NULL.
static const TnOp *choice_of_constants(TnPassCtx *cx, const TnValue *v) {
  const TnOp *op = tn_defined_by(v, TN_OP_select);
  double c;
  return op && float_value(cx, op->operands[1], &c) && float_value(cx, op->operands[2], &c) ? op : NULL;
}

// x / select(p, c, d), x a constant; a choice between constants as x is moved to the outside first, so that equal
// quotients of one of them, as 0 / c and 0 / d are, make one number of it.
bool tn_rule_divide_choices(TnPassCtx *cx, TnOp *op) {
  double c;
  TnValue *x = op->operands[0], *y = op->operands[1];
  const TnOp *by = choice_of_constants(cx, y), *of = choice_of_constants(cx, x);
  if (!is_binary_float(dtype_of(op)) || !by || (!of && !float_value(cx, x, &c))) return false;
  const TnOp *choice = of ? of : by;
  TnValue *arms[2];
  for (unsigned i = 0; i < 2; i++) {
    TnValue *v = choice->operands[1 + i];
    arms[i] = of ? tn_emit_same(cx, op, TN_OP_divide, v, y) : tn_emit_same(cx, op, TN_OP_divide, x, v);
  }
  return tn_simplify_to(cx, op, tn_emit_select(cx, op, choice->operands[0], arms[0], arms[1]));
}

// x / select(p, c, d) for powers of two.
bool tn_rule_divide_by_choice(TnPassCtx *cx, TnOp *op) {
  double inverse[2];
  const TnOp *by = choice_of_constants(cx, op->operands[1]);
  for (unsigned i = 0; i < 2; i++)
    if (!by || !inverse_of(cx, by->operands[1 + i], &inverse[i])) return false;
  TnValue *yes = tn_rewrite_splat_float(cx, op, op->results[0].type, inverse[0]);
  TnValue *no = tn_rewrite_splat_float(cx, op, op->results[0].type, inverse[1]);
  TnValue *factor = tn_emit_select(cx, op, by->operands[0], yes, no);
  return tn_simplify_to(cx, op, tn_emit_same(cx, op, TN_OP_multiply, op->operands[0], factor));
}

bool tn_rule_involution(TnPassCtx *cx, TnOp *op) {
  const TnOp *inner = tn_defined_by(op->operands[0], (TnOpcode)op->opcode);
  return inner && op->results[0].type->dtype && tn_simplify_to(cx, op, inner->operands[0]);
}

bool tn_rule_abs_abs(TnPassCtx *cx, TnOp *op) {
  const TnOp *inner = tn_defined_by(op->operands[0], TN_OP_abs);
  return inner && op->results[0].type->dtype && tn_simplify_to(cx, op, op->operands[0]);
}

bool tn_rule_abs_negate(TnPassCtx *cx, TnOp *op) {
  const TnOp *inner = tn_defined_by(op->operands[0], TN_OP_negate);
  if (!inner || tn_dtype_is_complex(dtype_of(op)) || !dtype_of(op)) return false;
  return tn_simplify_to(cx, op, tn_emit_same(cx, op, TN_OP_abs, inner->operands[0], NULL));
}

// ---------------------------------------------------------------------------------------------------------------
// Bits

bool tn_rule_and_ones(TnPassCtx *cx, TnOp *op) {
  for (uint32_t k = 0; k < 2; k++)
    if (is_all_ones(cx, op->operands[k])) return tn_simplify_to(cx, op, op->operands[1 - k]);
  return false;
}

bool tn_rule_or_ones(TnPassCtx *cx, TnOp *op) {
  for (uint32_t k = 0; k < 2; k++)
    if (is_all_ones(cx, op->operands[k])) return tn_simplify_to(cx, op, op->operands[k]);
  return false;
}

bool tn_rule_and_zero(TnPassCtx *cx, TnOp *op) { return tn_rule_multiply_zero(cx, op); }
bool tn_rule_or_zero(TnPassCtx *cx, TnOp *op) { return is_int(op) && drop_neutral(cx, op, 0, 0); }

bool tn_rule_same_operands(TnPassCtx *cx, TnOp *op) {
  return op->operands[0] == op->operands[1] && dtype_of(op) && tn_simplify_to(cx, op, op->operands[0]);
}

bool tn_rule_xor_self(TnPassCtx *cx, TnOp *op) {
  return op->operands[0] == op->operands[1] && is_int(op) && to_zero(cx, op);
}

bool tn_rule_shift_zero(TnPassCtx *cx, TnOp *op) { return is_int(op) && drop_right(cx, op, 0, 0); }

// ---------------------------------------------------------------------------------------------------------------
// select, compare

bool tn_rule_select_constant(TnPassCtx *cx, TnOp *op) {
  int64_t p;
  return tn_value_splat_int(cx->m, op->operands[0], &p) && tn_simplify_to(cx, op, op->operands[p ? 1 : 2]);
}

bool tn_rule_select_same(TnPassCtx *cx, TnOp *op) {
  return op->operands[1] == op->operands[2] && tn_simplify_to(cx, op, op->operands[1]);
}

bool tn_rule_select_not(TnPassCtx *cx, TnOp *op) {
  const TnOp *inner = tn_defined_by(op->operands[0], TN_OP_not);
  return inner && tn_simplify_to(cx, op, tn_emit_select(cx, op, inner->operands[0], op->operands[2], op->operands[1]));
}

static int64_t direction_of(const TnOp *op) { return TN_OP_ATTRS(op, compare)->comparison_direction->i; }

bool tn_rule_compare_self(TnPassCtx *cx, TnOp *op) {
  if (op->operands[0] != op->operands[1] || !is_int(op)) return false;
  int64_t d = direction_of(op);
  return to_bool(cx, op,
                 d == TN_comparison_direction_EQ || d == TN_comparison_direction_GE || d == TN_comparison_direction_LE);
}

bool tn_rule_compare_least(TnPassCtx *cx, TnOp *op) {
  int64_t d = direction_of(op);
  bool is_below = d == TN_comparison_direction_LT;
  if (tn_dtype_class(dtype_of(op)) != TN_CLASS_UINT || (!is_below && d != TN_comparison_direction_GE)) return false;
  return is_int_value(cx, op->operands[1], 0) && to_bool(cx, op, !is_below);
}

// p == true, p != false: p; p == false, p != true: not p.
bool tn_rule_compare_truth(TnPassCtx *cx, TnOp *op) {
  int64_t d = direction_of(op), c;
  bool is_equal = d == TN_comparison_direction_EQ;
  if (dtype_of(op) != TN_I1 || (!is_equal && d != TN_comparison_direction_NE)) return false;
  for (uint32_t k = 0; k < 2; k++) {
    TnValue *p = op->operands[1 - k];
    if (!tn_value_splat_int(cx->m, op->operands[k], &c)) continue;
    return tn_simplify_to(cx, op, (c != 0) == is_equal ? p : tn_emit_same(cx, op, TN_OP_not, p, NULL));
  }
  return false;
}

// convert(p) != 0: p; convert(p) == 0: not p, for p of i1.
bool tn_rule_compare_converted(TnPassCtx *cx, TnOp *op) {
  int64_t d = direction_of(op);
  const TnOp *inner = tn_defined_by(op->operands[0], TN_OP_convert);
  if (!inner || inner->operands[0]->type->dtype != TN_I1 || !tn_dtype_is_int(dtype_of(op)) ||
      !is_int_value(cx, op->operands[1], 0))
    return false;
  TnValue *p = inner->operands[0];
  if (d == TN_comparison_direction_NE) return tn_simplify_to(cx, op, p);
  return d == TN_comparison_direction_EQ && tn_simplify_to(cx, op, tn_emit_same(cx, op, TN_OP_not, p, NULL));
}

// x / select(y = 0, 1, y) is x where y is 0, and x modulo that is 0 there: so that both are of one quotient, of x / y,
// which may be wanted as well.
bool tn_rule_divisor_not_zero(TnPassCtx *cx, TnOp *op) {
  const TnOp *by = tn_defined_by(op->operands[1], TN_OP_select);
  const TnOp *p = by ? tn_defined_by(by->operands[0], TN_OP_compare) : NULL;
  if (!p || !tn_dtype_is_int(dtype_of(op)) || direction_of(p) != TN_comparison_direction_EQ) return false;
  TnValue *x = op->operands[0], *y = by->operands[2];
  if (p->operands[0] != y || !is_int_value(cx, p->operands[1], 0) || !is_int_value(cx, by->operands[1], 1))
    return false;
  if (op->opcode == TN_OP_remainder) x = tn_rewrite_splat_int(cx, op, op->results[0].type, 0);
  TnValue *rest = tn_emit_same(cx, op, (TnOpcode)op->opcode, op->operands[0], y);
  return tn_simplify_to(cx, op, tn_emit_select(cx, op, by->operands[0], x, rest));
}

// ---------------------------------------------------------------------------------------------------------------
// convert, complex

bool tn_rule_convert_nothing(TnPassCtx *cx, TnOp *op) { return tn_simplify_to(cx, op, op->operands[0]); }

// Every value of `from` is one of `to`.
static bool holds_all(TnDtype from, TnDtype to) {
  unsigned a = tn_dtype_bits(from), b = tn_dtype_bits(to);
  if (from == TN_I1) return tn_dtype_is_int(to) && b > 1;
  if (tn_dtype_is_int(from) && tn_dtype_is_int(to)) {
    bool is_signed = tn_dtype_class(from) == TN_CLASS_SINT, to_signed = tn_dtype_class(to) == TN_CLASS_SINT;
    return is_signed == to_signed ? b >= a : to_signed && b > a;
  }
  if (!tn_dtype_is_float(from)) return false;
  if (to == TN_F64) return from != TN_F64;
  return to == TN_F32 && a <= 16;
}

bool tn_rule_convert_convert(TnPassCtx *cx, TnOp *op) {
  const TnOp *inner = tn_defined_by(op->operands[0], TN_OP_convert);
  if (!inner || !holds_all(inner->operands[0]->type->dtype, dtype_of(op)) || !op->results[0].type->dtype) return false;
  return tn_simplify_to(cx, op, tn_emit_convert(cx, op, inner->operands[0], op->results[0].type->elem));
}

// A constant, or what `elem` holds and was converted from it.
static bool is_of(const TnOp *op, const TnType *elem) {
  return op && (op->opcode == TN_OP_constant || (op->opcode == TN_OP_convert && op->operands[0]->type->elem == elem));
}

bool tn_rule_convert_select(TnPassCtx *cx, TnOp *op) {
  const TnType *to = op->results[0].type->elem;
  const TnOp *inner = tn_defined_by(op->operands[0], TN_OP_select);
  if (!inner || !to->dtype || !dtype_of(op)) return false;
  TnValue *yes = inner->operands[1], *no = inner->operands[2];
  if (!is_of(tn_value_op(yes), to) || !is_of(tn_value_op(no), to)) return false;
  yes = tn_emit_convert(cx, op, yes, to), no = tn_emit_convert(cx, op, no, to);
  return tn_simplify_to(cx, op, tn_emit_select(cx, op, inner->operands[0], yes, no));
}

// So that the wide ones are not put together in memory first.
bool tn_rule_convert_concatenate(TnPassCtx *cx, TnOp *op) {
  enum { FEW = 16 };
  TnValue *pieces[FEW];
  const TnOp *inner = tn_defined_by(op->operands[0], TN_OP_concatenate);
  const TnType *to = op->results[0].type;
  if (!inner || inner->n_operands > FEW || !tn_simplify_is_used_once(cx, op->operands[0])) return false;
  if (!to->dtype || tn_dtype_bits(dtype_of(op)) <= tn_dtype_bits(to->dtype)) return false;
  for (uint32_t i = 0; i < inner->n_operands; i++) pieces[i] = tn_emit_convert(cx, op, inner->operands[i], to->elem);
  const int64_t dim = TN_OP_ATTRS(inner, concatenate)->dimension->i;
  return tn_simplify_to(cx, op, tn_emit_joined(cx, op, to, dim, inner->n_operands, pieces));
}

bool tn_rule_part_of_complex(TnPassCtx *cx, TnOp *op) {
  const TnOp *inner = tn_defined_by(op->operands[0], TN_OP_complex);
  return inner && tn_simplify_to(cx, op, inner->operands[op->opcode == TN_OP_imag ? 1 : 0]);
}

bool tn_rule_complex_of_parts(TnPassCtx *cx, TnOp *op) {
  const TnOp *re = tn_defined_by(op->operands[0], TN_OP_real), *im = tn_defined_by(op->operands[1], TN_OP_imag);
  return re && im && re->operands[0] == im->operands[0] && tn_simplify_to(cx, op, re->operands[0]);
}

bool tn_rule_bitcast_nothing(TnPassCtx *cx, TnOp *op) { return tn_simplify_to(cx, op, op->operands[0]); }

bool tn_rule_bitcast_bitcast(TnPassCtx *cx, TnOp *op) {
  const TnOp *inner = tn_defined_by(op->operands[0], TN_OP_bitcast_convert);
  return inner && tn_simplify_to(cx, op, inner->operands[0]);
}

// ---------------------------------------------------------------------------------------------------------------
// Counters: indexes of elements and what is added and multiplied from them

enum { MAX_COUNTER_DEPTH = 12 };

// The largest element of a sum of products of iotas and constants, none below 0; false when it is something else, or
// reaches 2^62.
static bool counter_max(TnPassCtx *cx, const TnValue *v, unsigned depth, int64_t *out) {
  const TnOp *op = tn_value_op(v);
  if (!op || depth == MAX_COUNTER_DEPTH || !tn_dtype_is_int(v->type->dtype)) return false;
  int64_t a, b;
  switch (op->opcode) {
    case TN_OP_constant: return tn_value_splat_int(cx->m, v, out) && *out >= 0;
    case TN_OP_iota: {
      int64_t n = v->type->dims[TN_OP_ATTRS(op, iota)->iota_dimension->i];
      *out = n > 0 ? n - 1 : 0;
      return true;
    }
    case TN_OP_broadcast_in_dim:
    case TN_OP_reshape: return counter_max(cx, op->operands[0], depth + 1, out);
    case TN_OP_add:
    case TN_OP_multiply:
      if (!counter_max(cx, op->operands[0], depth + 1, &a) || !counter_max(cx, op->operands[1], depth + 1, &b))
        return false;
      if (op->opcode == TN_OP_add ? __builtin_add_overflow(a, b, out) : __builtin_mul_overflow(a, b, out)) return false;
      return *out < INT64_C(1) << 62;
    default: return false;
  }
}

// The counter holds all its values in its type.
static bool is_counter(TnPassCtx *cx, const TnValue *v, int64_t *out_max) {
  bool is_signed = tn_dtype_class(v->type->dtype) == TN_CLASS_SINT;
  unsigned bits = tn_dtype_bits(v->type->dtype) - (is_signed ? 1u : 0u);
  return counter_max(cx, v, 0, out_max) && (bits >= 62 || *out_max < INT64_C(1) << bits);
}

bool tn_rule_shift_counter_out(TnPassCtx *cx, TnOp *op) {
  int64_t most, by;
  if (!tn_value_splat_int(cx->m, op->operands[1], &by) || by <= 0 || by >= 62 || is_int_value(cx, op->operands[0], 0))
    return false;
  return is_counter(cx, op->operands[0], &most) && most < INT64_C(1) << by && to_zero(cx, op);
}

// Low bits of sums and products follow from low bits of what goes in.
static TnValue *narrow_counter(TnPassCtx *cx, TnOp *at, TnValue *v, const TnType *elem) {
  TnOp *op = tn_value_op(v);
  if (op->opcode == TN_OP_constant) return tn_emit_convert(cx, at, v, elem);
  if (op->opcode == TN_OP_iota)
    return tn_emit_iota(cx, at, tn_shaped_like(cx, v->type, elem), TN_OP_ATTRS(op, iota)->iota_dimension->i);
  TnOp *copy = tn_rewrite_copy_op(cx, op);
  for (uint32_t i = 0; i < op->n_operands; i++) copy->operands[i] = narrow_counter(cx, at, op->operands[i], elem);
  copy->results[0].type = tn_shaped_like(cx, v->type, elem);
  return tn_rewrite_place(cx, at, copy);
}

bool tn_rule_convert_counter(TnPassCtx *cx, TnOp *op) {
  int64_t most;
  const TnType *to = op->results[0].type;
  TnValue *from = op->operands[0];
  const TnOp *source = tn_value_op(from);
  if (!tn_dtype_is_int(to->dtype) || !source || source->opcode == TN_OP_constant || !tn_dtype_is_int(dtype_of(op)) ||
      tn_dtype_bits(to->dtype) > tn_dtype_bits(dtype_of(op)) || tn_dtype_bits(to->dtype) < 8)
    return false;
  return is_counter(cx, from, &most) && tn_simplify_to(cx, op, narrow_counter(cx, op, from, to->elem));
}
