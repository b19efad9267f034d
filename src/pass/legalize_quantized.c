// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// legalize-quantized: arithmetic on quantized types becomes arithmetic on their stored integers and on floats, and the
// types become the storage types. Results are those of interp/eval_quantized.c bit for bit: its steps are these ops.
//
// A stored integer q stands for (q - zero point) * scale. Products and convolutions run on the integers with the zero
// points taken off and are scaled once at the end; a sum of equally quantized operands stays in integers; everything
// else is dequantized, computed, and quantized again. Ops that only move elements move the stored ones.
//
//   %2 = add %0, %1 : tensor<2x!quant.uniform<i8:f32, 0.5:3>>   ->   convert to i32, add, subtract 3, clamp, convert
//
// Values keep their quantized types until the walk is over, since later ops read scales from them; then all types go at
// once. Requires: static shapes. Breaks nothing; a module without quantized types is left after one look.
#include "pass/decompose.h"

// Storage type, as an element type; other types are themselves.
static const TnType *storage_of(TnPassCtx *cx, const TnType *elem) {
  if (!elem->quant) return elem;
  const TnQuant *q = elem->quant;
  bool is_unsigned = q->storage_text.n && q->storage_text.p[0] == 'u';
  TnSign sign = is_unsigned || q->storage->sign == TN_UNSIGNED ? TN_UNSIGNED : TN_SIGNLESS;
  return tn_type_integer(cx->m, q->storage->width, sign);
}

static bool is_wide(const TnQuant *q) { return q->expressed->dtype == TN_F64; }

// ---------------------------------------------------------------------------------------------------------------
// Numbers that go with the elements of a tensor: one for all, one for each index along an axis, or one a block

typedef double NumberFn(const TnQuant *q, size_t k);
static double zero_point(const TnQuant *q, size_t k) { return (double)q->zero_points[k]; }
static double scale(const TnQuant *q, size_t k) { return q->scales[k]; }
static double inverse(const TnQuant *q, size_t k) { return 1.0 / q->scales[k]; }

static bool are_all(const TnQuant *q, NumberFn *number, double v) {
  for (size_t k = 0; k < q->n; k++)
    if (number(q, k) != v) return false;
  return true;
}

// A constant of n numbers in a type of elements `elem`. Integers of zero points are exact in a double.
static TnValue *numbers(TnPassCtx *cx, TnOp *at, const TnType *elem, size_t rank, const int64_t *dims, const double *v,
                        size_t n) {
  size_t bytes = tn_dtype_bytes(elem->dtype);
  uint8_t *data = tn_arena_push(cx->scratch, n * bytes + 1, 16);
  bool is_same = true;
  for (size_t i = 0; i < n; i++) {
    is_same &= v[i] == v[0];
    if (tn_dtype_is_float(elem->dtype))
      tn_store_f64(elem->dtype, data + i * bytes, v[i]);
    else
      tn_store_i64(elem->dtype, data + i * bytes, (int64_t)v[i]);
  }
  return tn_rewrite_constant(cx, at, tn_type_tensor(cx->m, elem, rank, dims, NULL), data, is_same && n > 0);
}

// Blocks: [s0, s1] numbers become [s0, b0, s1, b1], then [s0 * b0, s1 * b1], then what is over is cut off.
static TnValue *spread_blocks(TnPassCtx *cx, TnOp *at, const TnType *type, const TnQuant *q, NumberFn *number) {
  const TnType *elem = type->elem;
  size_t rank = type->rank;
  int64_t *list = tn_new_n(cx->scratch, int64_t, 5 * rank + 1), *count = list, *split = list + rank;
  int64_t *places = split + 2 * rank, *whole = places + rank;
  double *v = tn_new_n(cx->scratch, double, q->n);
  for (size_t k = 0; k < q->n; k++) v[k] = number(q, k);
  for (size_t d = 0; d < rank; d++) {
    int64_t size = 0;
    for (size_t k = 0; k < q->n_blocks; k++)
      if (q->block_axes[k] == (int64_t)d) size = q->block_sizes[k];
    count[d] = d < q->scale_rank ? q->scale_dims[d] : 1;
    split[2 * d] = count[d];
    split[2 * d + 1] = size > 0 ? size : count[d] > 1 ? 1 : type->dims[d];
    places[d] = (int64_t)(2 * d);
    whole[d] = count[d] * split[2 * d + 1];
  }
  TnValue *x = numbers(cx, at, elem, rank, count, v, q->n);
  x = tn_emit_broadcast(cx, at, x, tn_type_tensor(cx->m, elem, 2 * rank, split, NULL), places);
  return tn_emit_slice(cx, at, tn_emit_reshape(cx, at, x, rank, whole), NULL, type->dims, NULL);
}

// Numbers along a dimension of the type; -1: one number.
static TnValue *along(TnPassCtx *cx, TnOp *at, const TnType *type, int64_t axis, const double *v) {
  if (axis < 0) return numbers(cx, at, type->elem, type->rank, type->dims, v, 1);
  TnValue *x = numbers(cx, at, type->elem, 1, &type->dims[axis], v, (size_t)type->dims[axis]);
  return tn_emit_broadcast1(cx, at, x, type, axis);
}

// Of this type.
static TnValue *spread(TnPassCtx *cx, TnOp *at, const TnType *type, const TnQuant *q, NumberFn *number) {
  if (q->n_blocks) return spread_blocks(cx, at, type, q, number);
  bool is_one = q->axis < 0 || q->axis >= (int64_t)type->rank || are_all(q, number, number(q, 0));
  int64_t n = is_one ? 1 : type->dims[q->axis];
  double *v = tn_new_n(cx->scratch, double, (size_t)n + 1);
  for (int64_t i = 0; i < n; i++) v[i] = number(q, (size_t)i % q->n);
  return along(cx, at, type, is_one ? -1 : q->axis, v);
}

// ---------------------------------------------------------------------------------------------------------------
// Numbers to stored integers and back

static const TnType *elem_of(TnPassCtx *cx, TnDtype t) { return tn_type_scalar(cx->m, t); }

// x as it is stored: its type says quantized until the end.
static TnValue *stored(TnPassCtx *cx, TnOp *at, TnValue *x, TnDtype as) {
  return TN_EMIT(cx, at, convert, tn_shaped_as(cx, x->type, as), x);
}

static bool has_small_zeros(const TnQuant *q) {
  for (size_t k = 0; k < q->n; k++)
    if (q->zero_points[k] < -(1 << 24) || q->zero_points[k] > 1 << 24) return false;
  return true;
}

// x and the zero points added to it, or taken off.
static TnValue *shift(TnPassCtx *cx, TnOp *at, TnOpcode code, TnValue *x, const TnQuant *q) {
  return are_all(q, zero_point, 0) ? x : tn_emit_same(cx, at, code, x, spread(cx, at, x->type, q, zero_point));
}

// The integers less their zero points, in a type that holds the differences.
static TnValue *centre(TnPassCtx *cx, TnOp *at, TnValue *x, TnDtype as) {
  const TnQuant *q = x->type->quant;
  TnValue *v = stored(cx, at, x, as);
  return shift(cx, at, TN_OP_subtract, v, q);
}

static TnValue *dequantize(TnPassCtx *cx, TnOp *at, TnValue *x) {
  const TnQuant *q = x->type->quant;
  bool is_small = q->storage->width <= 16 && has_small_zeros(q);
  TnDtype as = is_wide(q) ? TN_F64 : TN_F32;
  TnValue *v = are_all(q, zero_point, 0) ? stored(cx, at, x, as) : centre(cx, at, x, is_small ? TN_I32 : TN_I64);
  v = tn_emit_convert(cx, at, v, elem_of(cx, as));
  v = tn_emit_same(cx, at, TN_OP_multiply, v, spread(cx, at, v->type, q, scale));
  return tn_emit_convert(cx, at, v, q->expressed);
}

static TnValue *clamp(TnPassCtx *cx, TnOp *at, TnValue *x, const TnQuant *q) {
  const TnType *type = tn_scalar_type(cx, x->type->elem);
  bool is_float = tn_dtype_is_float(type->dtype);
  TnValue *min =
      is_float ? tn_rewrite_splat_float(cx, at, type, (double)q->min) : tn_rewrite_splat_int(cx, at, type, q->min);
  TnValue *max =
      is_float ? tn_rewrite_splat_float(cx, at, type, (double)q->max) : tn_rewrite_splat_int(cx, at, type, q->max);
  return TN_EMIT(cx, at, clamp, x->type, min, x, max);
}

// A float that is an integer to the stored one: conversion cuts to the range of the type and makes NaN 0, so only a
// narrower range is left to do; it is exact in f64.
static TnValue *store(TnPassCtx *cx, TnOp *at, TnValue *x, const TnType *result) {
  const TnQuant *q = result->quant;
  if (q->has_range && q->storage->width > 16) x = tn_emit_convert(cx, at, x, elem_of(cx, TN_F64));
  if (q->has_range) x = clamp(cx, at, x, q);
  return tn_emit_convert(cx, at, x, storage_of(cx, result->elem));
}

// x times the factors, floats, to what is stored of `result`, a quantized type of their shape. NULL: by its scales.
static TnValue *quantize(TnPassCtx *cx, TnOp *at, TnValue *x, TnValue *factors, const TnType *result) {
  const TnQuant *q = result->quant;
  x = tn_emit_convert(cx, at, x, elem_of(cx, is_wide(q) ? TN_F64 : TN_F32));
  x = tn_emit_same(cx, at, TN_OP_multiply, x, factors ? factors : spread(cx, at, x->type, q, inverse));
  x = shift(cx, at, TN_OP_add, x, q);
  return store(cx, at, tn_emit_same(cx, at, TN_OP_round_nearest_even, x, NULL), result);
}

// `by`, of the storage type, stands for result i. It says the quantized type until the end, as other values do, and is
// a convert, by which the walk knows what is done.
static void set_result(TnPassCtx *cx, TnOp *op, uint32_t i, TnValue *by) {
  if (tn_type_is_quant(op->results[i].type)) {
    if (tn_value_op(by)->opcode != TN_OP_convert) by = TN_EMIT(cx, op, convert, by->type, by);
    by->type = op->results[i].type;
  }
  tn_rewrite_set(cx, &op->results[i], by);
}

// ---------------------------------------------------------------------------------------------------------------
// Sums of equally quantized operands

static void add(TnPassCtx *cx, TnOp *op) {
  const TnType *type = op->results[0].type;
  const TnQuant *q = type->quant;
  TnDtype as = q->storage->width <= 16 && has_small_zeros(q) ? TN_I32 : TN_I64;
  TnValue *x = stored(cx, op, op->operands[0], as), *y = centre(cx, op, op->operands[1], as);
  x = clamp(cx, op, tn_emit_same(cx, op, TN_OP_add, x, y), q);
  set_result(cx, op, 0, tn_emit_convert(cx, op, x, storage_of(cx, type->elem)));
}

// ---------------------------------------------------------------------------------------------------------------
// Products and convolutions

static bool is_integer_product(const TnOp *op) {
  if (tn_op_get_info(op)->kind != TN_KIND_DOT || op->n_operands < 2) return false;
  const TnType *lhs = op->operands[0]->type, *rhs = op->operands[1]->type;
  return tn_type_is_quant(lhs) && tn_type_is_quant(rhs) && tn_type_is_quant(op->results[0].type) &&
         lhs->quant->axis < 0 && !lhs->quant->n_blocks && !rhs->quant->n_blocks &&
         !op->results[0].type->quant->n_blocks &&
         (rhs->quant->axis < 0 || tn_op_result_axis(op, rhs->quant->axis) >= 0);
}

typedef struct Ratios {
  TnValue *v;     // the factor of each result, in the float type that computes
  TnValue *ones;  // i1: where it is 1; NULL when it is so everywhere or nowhere
  bool all_ones;
} Ratios;

// lhs scale * rhs scale / result scale in f64, then rounded: rhs scales along dimension `a` of the result, the result's
// own along `b`, each -1 when there is one scale. Constants, but for a quotient where both are there.
static Ratios find_ratios(TnPassCtx *cx, TnOp *op, const TnType *elem) {
  const TnType *shape = op->results[0].type, *wide = tn_shaped_as(cx, shape, TN_F64);
  const TnQuant *lhs = op->operands[0]->type->quant, *rhs = op->operands[1]->type->quant, *result = shape->quant;
  int64_t a = rhs->axis >= 0 ? tn_op_result_axis(op, rhs->axis) : -1,
          b = result->axis < shape->rank ? result->axis : -1;
  bool is_split = a >= 0 && b >= 0 && a != b;
  int64_t axis = a >= 0 ? a : b, n = axis >= 0 ? shape->dims[axis] : 1, n_ones = 0;
  double *v = tn_new_n(cx->scratch, double, (size_t)n + 1), *ones = tn_new_n(cx->scratch, double, (size_t)n + 1);
  for (int64_t i = 0; i < n; i++) {
    size_t k = a >= 0 ? (size_t)i % rhs->n : 0, r = b >= 0 ? (size_t)i % result->n : 0;
    v[i] = lhs->scales[0] * rhs->scales[k] / (is_split ? 1 : result->scales[r]);
    ones[i] = v[i] == 1;
    n_ones += v[i] == 1;
  }
  if (!is_split) {
    Ratios o = {.v = along(cx, op, tn_shaped_like(cx, shape, elem), axis, v), .all_ones = n_ones == n};
    if (n_ones && n_ones < n) o.ones = along(cx, op, tn_shaped_as(cx, shape, TN_I1), axis, ones);
    return o;
  }
  double *w = tn_new_n(cx->scratch, double, (size_t)shape->dims[b] + 1);
  for (int64_t i = 0; i < shape->dims[b]; i++) w[i] = result->scales[(size_t)i % result->n];
  TnValue *x = along(cx, op, wide, a, v), *y = along(cx, op, wide, b, w);
  x = tn_emit_same(cx, op, TN_OP_divide, x, y);
  TnValue *one = tn_rewrite_splat_float(cx, op, x->type, 1);
  y = tn_emit_compare(cx, op, TN_comparison_direction_EQ, x, one);
  return (Ratios){tn_emit_convert(cx, op, x, elem), y, false};
}

// A factor of 1 leaves the sum an integer.
static TnValue *keep_sums(TnPassCtx *cx, TnOp *op, TnValue *sums) {
  const TnType *type = op->results[0].type;
  TnValue *x = tn_emit_convert(cx, op, sums, elem_of(cx, TN_I64));
  x = shift(cx, op, TN_OP_add, x, type->quant);
  return tn_emit_convert(cx, op, clamp(cx, op, x, type->quant), storage_of(cx, type->elem));
}

// Others go through floats.
static TnValue *scale_sums(TnPassCtx *cx, TnOp *op, TnValue *sums) {
  const TnType *type = op->results[0].type;
  Ratios ratios = find_ratios(cx, op, elem_of(cx, is_wide(type->quant) ? TN_F64 : TN_F32));
  TnValue *kept = ratios.all_ones || ratios.ones ? keep_sums(cx, op, sums) : NULL;
  if (ratios.all_ones) return kept;
  TnValue *x = quantize(cx, op, sums, ratios.v, type);
  return kept ? tn_emit_select(cx, op, ratios.ones, kept, x) : x;
}

static TnOp *copy_attrs(TnPassCtx *cx, const TnOp *op) {
  TnOp *by = tn_rewrite_op(cx, op, (TnOpcode)op->opcode, op->n_operands, op->n_results, 0);
  memcpy(by->attrs, op->attrs, tn_op_get_info(op)->n_attrs * sizeof *op->attrs);
  memcpy(by->operands, op->operands, op->n_operands * sizeof *op->operands);
  by->dict = op->dict;
  return by;
}

// Products of narrow integers are summed in 32 bits, others in 64.
static void multiply(TnPassCtx *cx, TnOp *op) {
  TnDtype as = TN_I32;
  for (uint32_t i = 0; i < 2; i++)
    if (op->operands[i]->type->quant->storage->width > 8) as = TN_I64;
  TnOp *by = copy_attrs(cx, op);
  for (uint32_t i = 0; i < 2; i++) by->operands[i] = centre(cx, op, op->operands[i], as);
  by->results[0].type = tn_shaped_as(cx, op->results[0].type, as);
  tn_rewrite_place(cx, op, by);
  set_result(cx, op, 0, scale_sums(cx, op, &by->results[0]));
}

// ---------------------------------------------------------------------------------------------------------------
// Through floats

static void compute_in_floats(TnPassCtx *cx, TnOp *op) {
  TnOp *by = copy_attrs(cx, op);
  for (uint32_t i = 0; i < op->n_operands; i++)
    if (tn_type_is_quant(op->operands[i]->type)) by->operands[i] = dequantize(cx, op, op->operands[i]);
  for (uint32_t i = 0; i < op->n_results; i++) {
    const TnType *type = op->results[i].type;
    by->results[i].type = tn_type_is_quant(type) ? tn_shaped_like(cx, type, type->quant->expressed) : type;
  }
  tn_rewrite_place(cx, op, by);
  for (uint32_t i = 0; i < op->n_results; i++) {
    const TnType *type = op->results[i].type;
    set_result(cx, op, i, tn_type_is_quant(type) ? quantize(cx, op, &by->results[i], NULL, type) : &by->results[i]);
  }
}

static bool is_quantized(const TnType *t) { return tn_type_is_quant(t); }

// A process that nobody sends to gets what stands for zero, not the stored 0: the bits of that are exchanged before and
// after.
static void move_between_processes(TnPassCtx *cx, TnOp *op) {
  bool has_zeros = true;
  for (uint32_t i = 0; i < op->n_results; i++)
    if (tn_type_is_quant(op->results[i].type)) has_zeros &= are_all(op->results[i].type->quant, zero_point, 0);
  if (has_zeros) return;
  TnOp *by = copy_attrs(cx, op);
  TnValue **zeros = tn_new_n(cx->scratch, TnValue *, op->n_results);
  for (uint32_t i = 0; i < op->n_results; i++) {
    const TnType *type = by->results[i].type = op->results[i].type;
    if (!tn_type_is_quant(type)) continue;
    zeros[i] = spread(cx, op, tn_shaped_like(cx, type, storage_of(cx, type->elem)), type->quant, zero_point);
    by->results[i].type = zeros[i]->type;
    TnValue *x = TN_EMIT(cx, op, convert, zeros[i]->type, op->operands[i]);
    by->operands[i] = TN_EMIT(cx, op, xor, zeros[i]->type, x, zeros[i]);
  }
  tn_rewrite_place(cx, op, by);
  for (uint32_t i = 0; i < op->n_results; i++) {
    TnValue *v = &by->results[i];
    set_result(cx, op, i, zeros[i] ? TN_EMIT(cx, op, xor, v->type, v, zeros[i]) : v);
  }
  tn_rewrite_erase(cx, op);
}

static bool is_computing(const TnOp *op) {
  switch (tn_op_get_info(op)->kind) {
    case TN_KIND_EW: return op->opcode != TN_OP_select || !tn_op_is_of_one_type(op, 1);
    case TN_KIND_BROADCAST_EW:
    case TN_KIND_COMPOUND:
    case TN_KIND_LINALG:
    case TN_KIND_DOT: return true;
    default: return false;
  }
}

static TnError *visit(TnPassCtx *cx, TnOp *op) {
  if (!tn_op_has_type(op, is_quantized)) return NULL;
  if (op->opcode == TN_OP_cross_replica_sum) return tn_decompose_cross_replica_sum(cx, op);  // sums, too, are quantized
  if (op->opcode == TN_OP_collective_permute || op->opcode == TN_OP_collective_broadcast)
    move_between_processes(cx, op);
  // What this pass made converts stored integers: its operand only says that it is quantized.
  if (!is_computing(op) || op->opcode == TN_OP_convert) return NULL;
  const TnType *type = op->results[0].type;
  TnValue *x = op->operands[0];
  if (op->opcode == TN_OP_uniform_quantize)
    set_result(cx, op, 0, quantize(cx, op, tn_type_is_quant(x->type) ? dequantize(cx, op, x) : x, NULL, type));
  else if (op->opcode == TN_OP_uniform_dequantize)
    set_result(cx, op, 0, dequantize(cx, op, x));
  else if (op->opcode == TN_OP_add && tn_op_is_of_one_type(op, 0))
    add(cx, op);
  else if (is_integer_product(op))
    multiply(cx, op);
  else
    compute_in_floats(cx, op);
  tn_rewrite_erase(cx, op);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Types

static const TnType *plain_type(TnPassCtx *cx, const TnType *t) {
  switch (t->kind) {
    case TN_TYPE_QUANT: return storage_of(cx, t);
    case TN_TYPE_TENSOR:
    case TN_TYPE_UNRANKED: return t->quant || t->elem->quant ? tn_type_with_elem(cx->m, t, storage_of(cx, t->elem)) : t;
    default: return t;
  }
}

static void plain_region(TnPassCtx *cx, TnRegion *r);

static void plain_constant(TnPassCtx *cx, TnOp *op) {
  const TnAttr *a = op->attrs[TN_SLOT_constant_value];
  const TnType *type = op->results[0].type;
  if (a->type == type) return;
  op->attrs[TN_SLOT_constant_value] = a->kind == TN_ATTR_RESOURCE
                                          ? tn_attr_resource(cx->m, type, a->str)
                                          : tn_attr_dense(cx->m, type, a->data, a->data_bytes, a->is_splat);
}

static void plain_signature(TnPassCtx *cx, TnOp *func) {
  const TnType *f = tn_func_type(func);
  const TnType **types = tn_new_n(cx->scratch, const TnType *, f->n_types);
  for (uint32_t i = 0; i < f->n_types; i++) types[i] = plain_type(cx, f->types[i]);
  func->attrs[TN_SLOT_func_function_type] =
      tn_attr_type(cx->m, tn_type_function(cx->m, types, f->n_inputs, types + f->n_inputs, f->n_types - f->n_inputs));
}

static void plain_op(TnPassCtx *cx, TnOp *op) {
  bool is_new = false;
  for (uint32_t i = 0; i < op->n_results; i++) {
    const TnType *type = plain_type(cx, op->results[i].type);
    is_new |= type != op->results[i].type;
    op->results[i].type = type;
  }
  if (is_new && (op->opcode == TN_OP_constant || op->opcode == TN_OP_chlo_constant)) plain_constant(cx, op);
  for (uint32_t i = 0; i < op->n_regions; i++) plain_region(cx, &op->regions[i]);
}

static void plain_region(TnPassCtx *cx, TnRegion *r) {
  for (uint32_t i = 0; i < r->n_args; i++) r->args[i].type = plain_type(cx, r->args[i].type);
  TN_FOR_OPS(op, r) plain_op(cx, op);
}

typedef struct Found {
  bool quantized, dynamic;
} Found;

static void look_at(const TnType *t, Found *f) {
  if (!t->quant && !(t->elem && t->elem->quant)) return;
  f->quantized = true;
  f->dynamic |= t->kind != TN_TYPE_TENSOR || !tn_type_is_static(t);
}

static void look_for(const TnRegion *r, Found *f) {
  for (uint32_t i = 0; i < r->n_args; i++) look_at(r->args[i].type, f);
  TN_FOR_OPS(op, r) {
    for (uint32_t i = 0; i < op->n_results; i++) look_at(op->results[i].type, f);
    for (uint32_t i = 0; i < op->n_regions; i++) look_for(&op->regions[i], f);
  }
}

static TnError *run(TnPassCtx *cx) {
  Found found = {0};
  look_for(&cx->m->root->regions[0], &found);
  if (!found.quantized || found.dynamic) return NULL;  // a later run may know the sizes
  TN_TRY(tn_rewrite_walk(cx, visit));
  TN_FOR_OPS(op, &cx->m->root->regions[0]) {
    if (op->opcode != TN_OP_func_func) continue;
    plain_op(cx, op);
    plain_signature(cx, op);
  }
  cx->changed = true;
  return NULL;
}

extern const TnPass tn_pass_legalize_quantized;
const TnPass tn_pass_legalize_quantized = {
    .name = "legalize-quantized", .doc = "quantized arithmetic on stored integers and floats", .run = run};
