// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Ranges of integers that kernels read from memory: what the program says of the array's elements, by the rules of
// src/kernel/range.c one level up; counters of loops are known from where they begin and what ends the loop.
#include "plan/priv.h"

typedef struct Query {
  TnPlanner *p;
  unsigned left;  // values that may still be looked at
} Query;

enum { MANY = 48, SCANNED = 1024 };

static TnKRange of_type(TnDtype t) {
  unsigned bits = tn_dtype_bits(t);
  if (tn_dtype_class(t) == TN_CLASS_BOOL) return (TnKRange){0, 1};
  if (bits == 64 || !tn_dtype_is_int(t)) return (TnKRange){INT64_MIN, INT64_MAX};
  if (tn_dtype_class(t) == TN_CLASS_UINT) return (TnKRange){0, ((int64_t)1 << bits) - 1};
  return (TnKRange){-((int64_t)1 << (bits - 1)), ((int64_t)1 << (bits - 1)) - 1};
}

static TnKRange within(TnKRange r, TnKRange type) { return r.lo >= type.lo && r.hi <= type.hi ? r : type; }
static int64_t lesser(int64_t x, int64_t y) { return x < y ? x : y; }
static int64_t greater(int64_t x, int64_t y) { return x > y ? x : y; }
static TnKRange join(TnKRange x, TnKRange y) { return (TnKRange){lesser(x.lo, y.lo), greater(x.hi, y.hi)}; }

static TnKRange range(Query *q, const TnValue *v);

static TnKRange of_constant(Query *q, const TnOp *op, TnKRange all) {
  const TnType *t = op->results[0].type;
  bool is_splat;
  const uint8_t *data = tn_constant_data(q->p, op, &is_splat);
  int64_t n = is_splat ? 1 : tn_count(t);
  TnKRange r = {INT64_MAX, INT64_MIN};
  if (n > SCANNED || n < 1) return all;
  for (int64_t i = 0; i < n; i++) {
    int64_t x = tn_load_i64(t->dtype, data + (size_t)i * tn_dtype_bytes(t->dtype));
    r = join(r, (TnKRange){x, x});
  }
  return r;
}

// The kernel's operation that op is on integers; TN_K_nop: none with a rule.
static TnKOp kernel_op(const TnOp *op, bool is_unsigned) {
  switch ((int)op->opcode) {
    case TN_OP_add: return TN_K_iadd;
    case TN_OP_subtract: return TN_K_isub;
    case TN_OP_multiply: return TN_K_imul;
    case TN_OP_and: return TN_K_iand;
    case TN_OP_or: return TN_K_ior;
    case TN_OP_xor: return TN_K_ixor;
    case TN_OP_shift_left: return TN_K_ishl;
    case TN_OP_shift_right_logical: return TN_K_ishru;
    case TN_OP_shift_right_arithmetic: return is_unsigned ? TN_K_nop : TN_K_ishrs;
    case TN_OP_maximum: return is_unsigned ? TN_K_imaxu : TN_K_imaxs;
    case TN_OP_minimum: return is_unsigned ? TN_K_iminu : TN_K_imins;
    case TN_OP_divide: return is_unsigned ? TN_K_idivu : TN_K_idivs;
    case TN_OP_remainder: return is_unsigned ? TN_K_iremu : TN_K_irems;
    default: return TN_K_nop;
  }
}

static TnKRange of_select(Query *q, const TnOp *op) {
  // x < 0 ? x + n : x, where x is not negative
  const TnOp *p = tn_value_op(op->operands[0]);
  const TnValue *x = op->operands[2];
  if (p && p->opcode == TN_OP_compare && p->operands[0] == x &&
      TN_OP_ATTRS(p, compare)->comparison_direction->i == TN_comparison_direction_LT &&
      range(q, x).lo >= range(q, p->operands[1]).hi)
    return range(q, x);
  return join(range(q, op->operands[1]), range(q, x));
}

// What argument i of a loop's body is given back as itself plus, where that is a constant.
static bool step_of(Query *q, const TnOp *loop, uint32_t i, int64_t *out) {
  const TnValue *arg = &loop->regions[1].args[i];
  const TnOp *add = tn_value_op(tn_region_end(&loop->regions[1])->operands[i]);
  if (!add || add->opcode != TN_OP_add) return false;
  const TnValue *by = add->operands[0] == arg ? add->operands[1] : add->operands[1] == arg ? add->operands[0] : NULL;
  if (!by || !tn_value_op(by) || tn_value_op(by)->opcode != TN_OP_constant) return false;
  TnKRange r = range(q, by);
  *out = r.lo;
  return r.lo == r.hi;
}

// How often a loop runs at most: while an argument that steps upwards is less than something.
static bool count_rounds(Query *q, const TnOp *loop, int64_t *out) {
  const TnOp *less = tn_value_op(tn_region_end(&loop->regions[0])->operands[0]);
  if (!less || less->opcode != TN_OP_compare) return false;
  const TnValue *arg = less->operands[0];
  int64_t direction = TN_OP_ATTRS(less, compare)->comparison_direction->i, step, most, way;
  bool or_equal = direction == TN_comparison_direction_LE;
  if (!arg->is_arg || arg->def.region != &loop->regions[0] || (!or_equal && direction != TN_comparison_direction_LT))
    return false;
  TnKRange first = range(q, loop->operands[arg->index]), limit = range(q, less->operands[1]);
  if (!step_of(q, loop, arg->index, &step) || step <= 0) return false;
  // The last step must not wrap either.
  if (__builtin_sub_overflow(limit.hi, !or_equal, &most) || most > of_type(arg->type->dtype).hi - step) return false;
  if (__builtin_sub_overflow(most, first.lo, &way)) return false;
  *out = way < 0 ? 0 : way / step;
  return way < 0 || !__builtin_add_overflow(*out, 1, out);
}

// Argument i of a loop's region, or its result. The condition has been true when the body runs.
static TnKRange of_carried(Query *q, const TnOp *loop, uint32_t i, bool in_body, TnKRange all) {
  int64_t step, rounds, way;
  TnKRange first = range(q, loop->operands[i]), r = first;
  if (tn_region_end(&loop->regions[1])->operands[i] == &loop->regions[1].args[i]) return first;
  if (!step_of(q, loop, i, &step) || !count_rounds(q, loop, &rounds)) return all;
  if (in_body && rounds) rounds--;
  if (__builtin_mul_overflow(step, rounds, &way)) return all;
  bool over = way < 0 ? __builtin_add_overflow(first.lo, way, &r.lo) : __builtin_add_overflow(first.hi, way, &r.hi);
  return over ? all : r;
}

static TnKRange of_op(Query *q, const TnValue *v, TnKRange all) {
  const TnOp *op = v->def.op;
  switch ((int)op->opcode) {
    case TN_OP_constant: return of_constant(q, op, all);
    case TN_OP_iota: {
      int64_t n = v->type->dims[TN_OP_ATTRS(op, iota)->iota_dimension->i];
      return (TnKRange){0, n > 0 ? n - 1 : 0};
    }
    case TN_OP_convert: {
      TnDtype from = op->operands[0]->type->dtype;
      return tn_dtype_is_int(from) || tn_dtype_class(from) == TN_CLASS_BOOL ? range(q, op->operands[0]) : all;
    }
    case TN_OP_clamp: {
      TnKRange lo = range(q, op->operands[0]), x = range(q, op->operands[1]), hi = range(q, op->operands[2]);
      return (TnKRange){lesser(greater(x.lo, lo.lo), hi.lo), lesser(greater(x.hi, lo.hi), hi.hi)};
    }
    case TN_OP_select: return of_select(q, op);
    case TN_OP_pad:
    case TN_OP_dynamic_update_slice: return join(range(q, op->operands[0]), range(q, op->operands[1]));
    case TN_OP_concatenate: {
      TnKRange r = range(q, op->operands[0]);
      for (uint32_t i = 1; i < op->n_operands; i++) r = join(r, range(q, op->operands[i]));
      return r;
    }
    case TN_OP_broadcast_in_dim:
    case TN_OP_reshape:
    case TN_OP_transpose:
    case TN_OP_slice:
    case TN_OP_reverse:
    case TN_OP_dynamic_slice:
    case TN_OP_gather: return range(q, op->operands[0]);
    case TN_OP_while: return of_carried(q, op, v->index, false, all);
    default: break;
  }
  TnDtype t = v->type->dtype;
  TnKOp code = kernel_op(op, tn_dtype_class(t) == TN_CLASS_UINT);
  if (code == TN_K_nop) return all;
  return tn_k_range_rule(code, range(q, op->operands[0]), range(q, op->operands[1]), tn_dtype_bits(t));
}

static TnKRange range(Query *q, const TnValue *v) {
  TnDtype t = v->type->dtype;
  TnKRange all = of_type(t), r = all;
  bool is_known = tn_dtype_class(t) == TN_CLASS_BOOL || (tn_dtype_is_int(t) && t != TN_UI64);
  if (!q->left || !is_known) return all;
  q->left--;
  if (!v->is_arg) {
    r = of_op(q, v, all);
  } else if (v->def.region->op->opcode == TN_OP_while) {
    const TnOp *loop = v->def.region->op;
    r = of_carried(q, loop, v->index, v->def.region == &loop->regions[1], all);
  }
  return within(r, all);
}

void tn_plan_bound(TnLower *l, const TnValue *v, TnKScalar x, bool or_zero) {
  TnDtype t = v->type->dtype;
  if (!tn_dtype_is_int(t) || tn_dtype_bits(t) < 32) return;
  Query q = {l->p, MANY};
  TnKRange r = range(&q, v);
  if (or_zero) r = join(r, (TnKRange){0, 0});
  if (tn_dtype_bits(t) == 32 && r.hi > INT32_MAX) return;  // ui32: numbers that look negative
  tn_k_bound(l->b, x.v, r.lo, r.hi);
}
