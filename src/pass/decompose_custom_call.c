// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Targets of custom_call that are another spelling of an op. What is not here stays: the host's handler runs it.
#include "ir/custom_call.h"
#include "pass/decompose.h"

static TnStr target_of(const TnOp *op) { return TN_OP_ATTRS(op, custom_call)->call_target_name->str; }

static TnError *expected(TnPassCtx *cx, const TnOp *op, const char *what) {
  return tn_op_fail(cx->m, op, TN_INVALID_ARGUMENT, "@%.*s expects %s", TN_STR_ARG(target_of(op)), what);
}

// A constant operand as a list of n integers, each at least `least`; NULL when it is not constant.
static TnError *list_of(TnPassCtx *cx, const TnOp *op, uint32_t operand, size_t n, int64_t least, const TnAttr **out) {
  TnDense d;
  *out = NULL;
  if (!tn_value_dense(cx->m, op->operands[operand], &d)) return NULL;
  bool fits = tn_dtype_is_int(d.dtype) && d.n == n;
  int64_t *list = tn_new_n(cx->scratch, int64_t, n + 1);
  for (size_t i = 0; fits && i < n; i++) {
    list[i] = tn_load_i64(d.dtype, tn_dense_at(&d, i));
    fits = list[i] >= least;
  }
  if (!fits) return expected(cx, op, "lists of integers for each dimension, sizes and steps positive");
  *out = tn_attr_i64s(cx->m, list, n);
  return NULL;
}

// Values, converted to the declared element types, in place of the custom call's results; of the declared shapes.
static TnError *give(TnPassCtx *cx, TnOp *op, TnValue **out) {
  for (uint32_t i = 0; i < op->n_results && !cx->error; i++) {
    const TnType *type = op->results[i].type;
    if (type->elem && type->dtype) out[i] = tn_emit_convert(cx, op, out[i], type->elem);
    if (!tn_type_compatible(out[i]->type, type)) return expected(cx, op, "results as the op has them");
  }
  if (!cx->error) tn_rewrite_replace(cx, op, out);
  return NULL;
}

// The results of the new op, which has as many.
static TnError *replace(TnPassCtx *cx, TnOp *op, TnOp *by) {
  TnValue **out = tn_new_n(cx->scratch, TnValue *, op->n_results + 1);
  tn_rewrite_place(cx, op, by);
  for (uint32_t i = 0; i < op->n_results; i++) out[i] = &by->results[i];
  return give(cx, op, out);
}

// The body of the new op: the function that called_computations names.
static TnError *set_body(TnPassCtx *cx, const TnOp *op, TnOp *by, size_t n_args, size_t n_results) {
  const TnAttr *calls = TN_OP_ATTRS(op, custom_call)->called_computations;
  const TnOp *func = calls && calls->n == 1 ? tn_module_find_symbol(cx->m, calls->items[0]->str) : NULL;
  const TnRegion *body = func && func->opcode == TN_OP_func_func ? &func->regions[0] : NULL;
  const TnOp *end = body ? tn_region_end(body) : NULL;
  if (!end || body->n_args != n_args || end->n_operands != n_results)
    return expected(cx, op, "a function in called_computations that takes two elements of each operand");
  TN_TRY(tn_rewrite_copy_into(cx, body, &by->regions[0]));
  by->regions[0].last->opcode = TN_OP_return;
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Targets that say where values live: there is one place here

// A buffer is a tensor here; one that comes from outside stays a buffer.
static bool is_same(const TnType *a, const TnType *b) {
  if (tn_type_compatible(a, b)) return true;
  return a->elem && a->elem == b->elem && a->rank == b->rank && a->kind != b->kind &&
         (a->rank == 0 || memcmp(a->dims, b->dims, a->rank * sizeof *a->dims) == 0);
}

// A value for a result of the same elements whose type is spelt another way.
static TnValue *respell(TnPassCtx *cx, TnOp *op, TnValue *x, const TnType *type) {
  bool is_spelling =
      x->type != type && tn_type_is_tensor(type) && tn_type_is_static(type) && tn_type_is_static(x->type);
  return is_spelling ? TN_EMIT(cx, op, reshape, type, x) : x;
}

static TnError *forward(TnPassCtx *cx, TnOp *op) {
  for (uint32_t i = 0; i < op->n_results; i++)
    if (i >= op->n_operands || !is_same(op->operands[i]->type, op->results[i].type))
      return expected(cx, op, "a result of the operand's type: programs run on whole values, not on shards of them");
  TnValue **out = tn_new_n(cx->scratch, TnValue *, op->n_results + 1);
  for (uint32_t i = 0; i < op->n_results; i++) {
    if (op->operands[i]->type->kind == TN_TYPE_MEMREF) return NULL;
    out[i] = respell(cx, op, op->operands[i], op->results[i].type);
  }
  tn_rewrite_replace(cx, op, out);
  return NULL;
}

static TnError *create_buffer(TnPassCtx *cx, TnOp *op) {
  TnValue **out = tn_new_n(cx->scratch, TnValue *, op->n_results + 1);
  for (uint32_t i = 0; i < op->n_results; i++) {
    const TnType *type = op->results[i].type;
    int64_t n;
    if (!type->elem || !type->dtype || type->kind == TN_TYPE_UNRANKED)
      return expected(cx, op, "results that are tensors or buffers");
    type = tn_type_tensor(cx->m, type->elem, type->rank, type->dims, NULL);
    if (!tn_type_n_elements(type, &n)) return expected(cx, op, "results of static shapes");
    out[i] = tn_emit_zero(cx, op, type);
  }
  tn_rewrite_replace(cx, op, out);
  return NULL;
}

// One that holds for certain goes away; others are checked at run time.
static TnError *shape_assertion(TnPassCtx *cx, TnOp *op) {
  int64_t holds = 0;
  if (op->n_operands && !op->n_results && tn_value_splat_int(cx->m, op->operands[0], &holds) && holds)
    tn_rewrite_erase(cx, op);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// The largest k

// The elements in reverse order of size: negated, integers with all bits changed. It is its own inverse.
static TnValue *turn_over(TnPassCtx *cx, TnOp *op, TnValue *x) {
  return tn_emit_same(cx, op, tn_dtype_is_float(x->type->dtype) ? TN_OP_negate : TN_OP_not, x, NULL);
}

static TnError *top(TnPassCtx *cx, TnOp *op, const TnAttr *k, bool largest) {
  TnValue *x = op->operands[0];
  if (op->n_results != 2 || !tn_type_is_tensor(x->type) || !x->type->rank || !x->type->dtype)
    return expected(cx, op, "a tensor, and results of its type and of an integer type");
  int64_t last = x->type->dims[x->type->rank - 1];
  if (k->i < 0 || k->i > last)
    return tn_op_fail(cx->m, op, TN_INVALID_ARGUMENT, "k is %lld, expected 0 to %lld", (long long)k->i,
                             (long long)last);
  TnOp *by = tn_rewrite_op(cx, op, TN_OP_chlo_top_k, 1, 2, 0);
  by->operands[0] = largest ? x : turn_over(cx, op, x);
  by->attrs[TN_SLOT_chlo_top_k_k] = tn_attr_i64(cx->m, k->i);
  if (largest) return replace(cx, op, by);
  tn_rewrite_place(cx, op, by);
  if (cx->error) return NULL;
  return give(cx, op, (TnValue *[]){turn_over(cx, op, &by->results[0]), &by->results[1]});
}

static TnError *top_k(TnPassCtx *cx, TnOp *op) {
  const TnAttr *k = tn_custom_call_entry(op, "k"), *largest = tn_custom_call_entry(op, "largest");
  if (op->n_operands != 1 || !k || k->kind != TN_ATTR_INT) return expected(cx, op, "one operand and an attribute k");
  return top(cx, op, k, !largest || largest->kind != TN_ATTR_INT || largest->i);
}

static TnError *dynamic_top_k(TnPassCtx *cx, TnOp *op) {
  const TnAttr *k;
  if (op->n_operands != 2) return expected(cx, op, "two operands, the second k");
  TN_TRY(list_of(cx, op, 1, 1, 0, &k));
  if (!k) return NULL;
  return top(cx, op, tn_attr_i64(cx->m, tn_i64s_at(k, 0)), true);
}

// Operands, then their initial values, which padding would take; the results are the first of each operand as the
// comparator sorts them.
static TnError *approx_top_k(TnPassCtx *cx, TnOp *op) {
  uint32_t n = op->n_results;
  const TnAttr *dim = tn_custom_call_entry(op, "reduction_dim"), *k = tn_custom_call_entry(op, "top_k");
  int64_t rank = op->n_operands ? op->operands[0]->type->rank : 0;
  if (!n || op->n_operands < 2 * n || !dim || dim->kind != TN_ATTR_INT || dim->i < -rank || dim->i >= rank)
    return expected(cx, op, "operands with initial values, and reduction_dim, one of their dimensions");
  int64_t d = dim->i < 0 ? dim->i + rank : dim->i;
  TnOp *sort = tn_rewrite_op(cx, op, TN_OP_sort, n, n, 1);
  TnValue **out = tn_new_n(cx->scratch, TnValue *, n);
  sort->attrs[TN_SLOT_sort_dimension] = tn_attr_i64(cx->m, d);
  memcpy(sort->operands, op->operands, n * sizeof *sort->operands);
  TN_TRY(set_body(cx, op, sort, 2 * (size_t)n, 1));
  tn_rewrite_place(cx, op, sort);
  for (uint32_t i = 0; i < n && !cx->error; i++) {
    const TnType *whole = sort->results[i].type, *type = op->results[i].type;
    int64_t *limit = tn_emit_dims(cx, whole, d, 0);
    limit[d] = type->rank == whole->rank && type->dims[d] != TN_DYNAMIC ? type->dims[d]
               : k && k->kind == TN_ATTR_INT                            ? k->i
                                                                        : 0;
    if (limit[d] < 0 || limit[d] > whole->dims[d]) return expected(cx, op, "results no larger than the operands");
    out[i] = tn_emit_slice(cx, op, &sort->results[i], NULL, limit, NULL);
  }
  return give(cx, op, out);
}

// ---------------------------------------------------------------------------------------------------------------
// Ops whose attributes were operands: n operands, n initial values, window dimensions, strides, base dilations, window
// dilations, padding. The state and the shape.

static TnError *dynamic_reduce_window(TnPassCtx *cx, TnOp *op) {
  uint32_t n = op->n_results;
  if (!n || op->n_operands != 2 * n + TN_COUNT(tn_reduce_window_lists))
    return expected(cx, op, "n operands, n initial values and five lists");
  TnOp *by = tn_rewrite_op(cx, op, TN_OP_reduce_window, 2 * (size_t)n, n, 1);
  memcpy(by->operands, op->operands, 2 * n * sizeof *by->operands);
  size_t rank = op->operands[0]->type->rank;
  for (size_t i = 0; i < TN_COUNT(tn_reduce_window_lists); i++) {
    const TnAttr *list;
    const TnListOperand *of = &tn_reduce_window_lists[i];
    TN_TRY(list_of(cx, op, 2 * n + (uint32_t)i, rank * (size_t)of->per_dim, of->least, &list));
    if (!list) return NULL;
    if (of->per_dim == 2)
      list = tn_attr_dense_i64(cx->m, 2, (int64_t[]){(int64_t)rank, 2}, tn_emit_list(cx, list, NULL));
    by->attrs[of->slot] = list;
  }
  TN_TRY(set_body(cx, op, by, 2 * (size_t)n, n));
  return replace(cx, op, by);
}

static TnError *dynamic_rng(TnPassCtx *cx, TnOp *op) {
  const TnAttr *algorithm = tn_custom_call_entry(op, "rng_algorithm");
  if (op->n_operands != 2 || op->n_results != 2 || !algorithm || algorithm->kind != TN_ATTR_ENUM ||
      algorithm->sub != TN_ENUM_rng_algorithm)
    return expected(cx, op, "a state, a shape and rng_algorithm");
  const TnType *type = op->results[1].type, *shape_type = op->operands[1]->type;
  if (!tn_type_is_static(shape_type) || shape_type->rank != 1) return NULL;
  const TnAttr *shape;
  TN_TRY(list_of(cx, op, 1, (size_t)shape_type->dims[0], 0, &shape));
  if (!shape) return NULL;
  TnOp *by = tn_rewrite_op(cx, op, TN_OP_rng_bit_generator, 1, 2, 0);
  size_t rank;
  int64_t *dims = tn_emit_list(cx, shape, &rank);
  by->operands[0] = op->operands[0];
  by->attrs[TN_SLOT_rng_bit_generator_rng_algorithm] = algorithm;
  by->results[0].type = op->operands[0]->type;
  by->results[1].type = tn_type_tensor(cx->m, type->elem, rank, dims, NULL);
  return replace(cx, op, by);
}

// ---------------------------------------------------------------------------------------------------------------
// LAPACK's routines that are ops

// info of a factor: 1 where it is NaN, as all of one is or nothing.
static TnValue *info_of(TnPassCtx *cx, TnOp *op, TnValue *factor) {
  const TnType *t = factor->type, *info = op->results[1].type;
  if (t->dims[t->rank - 1] == 0) return tn_emit_zero(cx, op, info);
  int64_t *limit = tn_emit_dims(cx, t, t->rank - 1, 1);
  limit[t->rank - 2] = 1;
  TnValue *x = tn_emit_slice(cx, op, factor, NULL, limit, NULL);
  if (tn_dtype_is_complex(t->dtype)) x = TN_EMIT(cx, op, real, NULL, x);
  TnValue *is_nan = tn_emit_compare(cx, op, TN_comparison_direction_NE, x, x);
  return tn_emit_convert(cx, op, tn_emit_reshape(cx, op, is_nan, t->rank - 2, t->dims), info->elem);
}

static TnError *potrf(TnPassCtx *cx, TnOp *op) {
  const TnType *t = op->n_operands ? op->operands[0]->type : NULL;
  if (op->n_operands != 1 || op->n_results != 2 || !tn_type_is_tensor(op->results[1].type) || !tn_type_is_tensor(t) ||
      t->rank < 2 || !tn_type_is_static(t))
    return expected(cx, op, "one operand, matrices, and two tensors as results");
  TnOp *by = tn_rewrite_op(cx, op, TN_OP_cholesky, 1, 1, 0);
  by->operands[0] = op->operands[0];
  by->attrs[TN_SLOT_cholesky_lower] = tn_attr_bool(cx->m, tn_custom_call_triangle(op).is_lower);
  TnValue *factor = tn_rewrite_place(cx, op, by);
  return give(cx, op, (TnValue *[]){factor, info_of(cx, op, factor)});
}

static TnError *trsm(TnPassCtx *cx, TnOp *op) {
  if (op->n_operands != 2 || op->n_results != 1) return expected(cx, op, "two operands and a result");
  TnTriangle t = tn_custom_call_triangle(op);
  TnOp *by = tn_rewrite_op(cx, op, TN_OP_triangular_solve, 2, 1, 0);
  memcpy(by->operands, op->operands, 2 * sizeof *by->operands);
  by->attrs[TN_SLOT_triangular_solve_left_side] = tn_attr_bool(cx->m, t.is_left);
  by->attrs[TN_SLOT_triangular_solve_lower] = tn_attr_bool(cx->m, t.is_lower);
  by->attrs[TN_SLOT_triangular_solve_unit_diagonal] = tn_attr_bool(cx->m, t.is_unit);
  by->attrs[TN_SLOT_triangular_solve_transpose_a] = tn_attr_enum(cx->m, TN_ENUM_transpose, t.transpose);
  return replace(cx, op, by);
}

// ---------------------------------------------------------------------------------------------------------------

static const struct {
  const char *target;
  TnDecomposeFn *fn;
} targets[] = {
    {"ApproxTopK", approx_top_k},
    {"CreateBuffer", create_buffer},
    {"LayoutConstraint", forward},
    {"MoveToDevice", forward},
    {"MoveToHost", forward},
    {"Pin", forward},
    {"SPMDFullToShardShape", forward},
    {"SPMDShardToFullShape", forward},
    {"Sharding", forward},
    {"Unpin", forward},
    {"annotate_device_placement", forward},
    {"mhlo.topk", top_k},
    {"shape_assertion", shape_assertion},
    {"stablehlo.dynamic_approx_top_k", approx_top_k},
    {"stablehlo.dynamic_reduce_window", dynamic_reduce_window},
    {"stablehlo.dynamic_rng_bit_generator", dynamic_rng},
    {"stablehlo.dynamic_top_k", dynamic_top_k},
    {"xla.sdy.FuncResultSharding", forward},
    {"xla.sdy.GlobalToLocalShape", forward},
    {"xla.sdy.LocalToGlobalShape", forward},
    {"xla.sdy.PropagationBarrier", forward},
    {"xla.sdy.ShardingGroup", forward},
};

// mhlo.erf and its like: elementwise ops without attributes.
static TnError *elementwise(TnPassCtx *cx, TnOp *op) {
  TnStr name = target_of(op);
  TnOpcode code;
  if (!tn_str_starts(name, TN_STR("mhlo.")) && !tn_str_starts(name, TN_STR("chlo."))) return NULL;
  if (!tn_opcode_find(tn_arena_fmt(cx->scratch, "chlo.%.*s", (int)name.n - 5, name.p + 5), &code)) return NULL;
  const TnOpInfo *info = &tn_op_info[code];
  if (info->kind != TN_KIND_EW || info->operands > 2) return NULL;
  TnScalarOp scalar = tn_scalar_find(tn_str(tn_op_mnemonic(info)));
  if (op->n_results != 1 || op->n_operands != (uint32_t)info->operands)
    return expected(cx, op, "the operands of the op");
  const TnType *x = op->operands[0]->type, *type = op->results[0].type;
  if (op->operands[op->n_operands - 1]->type != x) return expected(cx, op, "tensors of one type");
  if (!scalar || tn_scalar_result(scalar, x->dtype) != type->dtype)
    return expected(cx, op, "a type that the op is defined on");
  TnOp *by = tn_rewrite_op(cx, op, code, op->n_operands, 1, 0);
  memcpy(by->operands, op->operands, op->n_operands * sizeof *by->operands);
  return replace(cx, op, by);
}

TnError *tn_decompose_custom_call(TnPassCtx *cx, TnOp *op) {
  TnStr target = target_of(op);
  for (size_t i = 0; i < TN_COUNT(targets); i++)
    if (tn_str_is(target, targets[i].target)) return targets[i].fn(cx, op);
  if (tn_custom_call_is_lapack(op, "potrf")) return potrf(cx, op);
  if (tn_custom_call_is_lapack(op, "trsm")) return trsm(cx, op);
  return elementwise(cx, op);
}
