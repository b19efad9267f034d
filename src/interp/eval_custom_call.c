// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// stablehlo.custom_call: targets that frontends write for what StableHLO has no op for, else the host's callback.
//
// Most built-in targets are another spelling of an op: a copy of the custom call is made that has the opcode, the
// attributes and the region of that op, checked as far as that op's evaluator relies on, and evaluated.
#include <inttypes.h>
#include <math.h>

#include "interp/body.h"
#include "interp/eval_check.h"
#include "ir/custom_call.h"
#include "lib/lib.h"

static TnStr target_of(const TnOp *op) { return TN_OP_ATTRS(op, custom_call)->call_target_name->str; }

static TnError *expect(TnInterp *it, const TnOp *op, bool holds, const char *what) {
  if (holds) return NULL;
  return tn_interp_fail(it, op, "@%.*s expects %s", TN_STR_ARG(target_of(op)), what);
}

// ---------------------------------------------------------------------------------------------------------------
// Another spelling of an op

static TnOp *respell(TnInterp *it, const TnOp *op, TnOpcode code) {
  size_t bytes = sizeof(TnOp) + tn_op_info[code].n_attrs * sizeof(TnAttr *);
  TnOp *to = tn_arena_push_zero(&it->scratch, bytes, _Alignof(TnOp));
  memcpy(to, op, sizeof *to);
  to->opcode = (uint16_t)code;
  to->n_regions = 0;
  to->regions = NULL;
  return to;
}

static void set_attr(TnOp *op, unsigned slot, const TnAttr *a) { op->attrs[slot] = a; }

static const TnAttr *int_attr(TnInterp *it, int64_t v) {
  TnAttr *a = tn_new(&it->scratch, TnAttr);
  *a = (TnAttr){.kind = TN_ATTR_INT, .i = v};
  return a;
}

// The elements of an integer operand as a list, at least `least` each.
static TnError *list_attr(TnInterp *it, const TnOp *op, const TnTensor *t, int64_t n, int64_t least,
                          const TnAttr **out) {
  int64_t *list = tn_new_n(&it->scratch, int64_t, (size_t)n + 1);
  bool fits = t->kind == TN_VALUE_TENSOR && tn_dtype_is_int((TnDtype)t->dtype) && t->n == n;
  for (int64_t i = 0; fits && i < n; i++) {
    list[i] = tn_load_i64((TnDtype)t->dtype, t->data + (size_t)i * tn_dtype_bytes((TnDtype)t->dtype));
    fits = list[i] >= least;
  }
  TN_TRY(expect(it, op, fits, "lists of integers for each dimension, sizes and steps positive"));
  TnAttr *a = tn_new(&it->scratch, TnAttr);
  *a = (TnAttr){
      .kind = TN_ATTR_DENSE_ARRAY, .n = (uint32_t)n, .data = (const uint8_t *)list, .data_bytes = (size_t)n * 8};
  *out = a;
  return NULL;
}

// The body of the op: the function that called_computations names, of n_args arguments.
static TnError *set_body(TnInterp *it, TnOp *to, const TnOp *op, size_t n_args, size_t n_results) {
  const TnAttr *calls = TN_OP_ATTRS(op, custom_call)->called_computations;
  const TnOp *func = calls && calls->n == 1 ? tn_interp_find_func(it, calls->items[0]->str) : NULL;
  TN_TRY(expect(it, op,
                func && func->regions[0].has_block && func->regions[0].n_args == n_args &&
                    func->regions[0].last->n_operands == n_results,
                "a function in called_computations that takes two elements of each operand"));
  to->regions = func->regions;
  to->n_regions = 1;
  return NULL;
}

static bool has_type(const TnType *declared, TnDtype t) { return tn_type_storage(declared) == t; }

// ---------------------------------------------------------------------------------------------------------------
// mhlo.erf and its like: elementwise ops without attributes

static TnError *eval_elementwise(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnStr name = target_of(op);
  TnOpcode code = TN_OP_opaque;
  tn_opcode_find(tn_arena_fmt(&it->scratch, "chlo.%.*s", (int)name.n - 5, name.p + 5), &code);
  TnOp *to = respell(it, op, code);
  TnScalarOp scalar = tn_op_scalar(to);
  TN_TRY(expect(it, op, op->n_results == 1 && op->n_operands == tn_scalar_operands(scalar), "the operands of the op"));
  for (uint32_t i = 0; i < op->n_operands; i++)
    TN_TRY(expect(it, op, in[i]->kind == TN_VALUE_TENSOR && in[i]->dtype == in[0]->dtype && tn_dims_equal(in[i], in[0]),
                  "tensors of one type"));
  TnDtype result = tn_scalar_result(scalar, (TnDtype)in[0]->dtype);
  TN_TRY(expect(it, op, result && has_type(tn_result_type(op, 0), result), "a type that the op is defined on"));
  return tn_eval_elementwise(it, to, in, out);
}

static bool is_elementwise(TnInterp *it, TnStr target) {
  TnOpcode code;
  if (!tn_str_starts(target, TN_STR("mhlo.")) && !tn_str_starts(target, TN_STR("chlo."))) return false;
  if (!tn_opcode_find(tn_arena_fmt(&it->scratch, "chlo.%.*s", (int)target.n - 5, target.p + 5), &code)) return false;
  return tn_op_info[code].kind == TN_KIND_EW && tn_op_info[code].operands <= 2 &&
         tn_op_scalar(&(TnOp){.opcode = (uint16_t)code}) != TN_SCALAR_NONE;
}

// ---------------------------------------------------------------------------------------------------------------
// The largest k

// The elements in reverse order of size: negated, integers with all bits changed. It is its own inverse.
static TnError *turn_over(TnInterp *it, const TnOp *op, const TnTensor *x, TnTensor **out) {
  TN_TRY(tn_tensor_new(it, (TnDtype)x->dtype, x->elem, x->rank, x->dims, out));
  TnScalarOp turn = tn_dtype_is_float((TnDtype)x->dtype) ? TN_SCALAR_negate : TN_SCALAR_not;
  return expect(it, op, tn_scalar_unary(turn, (TnDtype)x->dtype, (*out)->data, x->data, (size_t)x->n), "real numbers");
}

static TnError *eval_top(TnInterp *it, const TnOp *op, TnTensor *x, int64_t k, bool largest, TnTensor **out) {
  TnTensor *turned = NULL, *values;
  TnOp *to = respell(it, op, TN_OP_chlo_top_k);
  set_attr(to, TN_SLOT_chlo_top_k_k, int_attr(it, k));
  TN_TRY(expect(it, op,
                op->n_results == 2 && x->kind == TN_VALUE_TENSOR && x->rank > 0 &&
                    !tn_type_is_quant(tn_result_type(op, 0)) && has_type(tn_result_type(op, 0), (TnDtype)x->dtype) &&
                    tn_dtype_is_int(tn_type_storage(tn_result_type(op, 1))),
                "a tensor, and results of its type and of an integer type"));
  if (!largest) TN_TRY(turn_over(it, op, x, &turned));
  TN_TRY(tn_eval_chlo_top_k(it, to, turned ? &turned : &x, out));
  if (largest) return NULL;
  TN_TRY(turn_over(it, op, out[0], &values));
  tn_tensor_release(it, turned);
  tn_tensor_release(it, out[0]);
  out[0] = values;
  return NULL;
}

static TnError *eval_top_k(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnAttr *k = tn_custom_call_entry(op, "k"), *largest = tn_custom_call_entry(op, "largest");
  TN_TRY(expect(it, op, op->n_operands == 1 && k && k->kind == TN_ATTR_INT, "one operand and an attribute k"));
  return eval_top(it, op, in[0], k->i, !largest || largest->kind != TN_ATTR_INT || largest->i, out);
}

static TnError *eval_dynamic_top_k(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnAttr *k;
  TN_TRY(expect(it, op, op->n_operands == 2, "two operands, the second k"));
  TN_TRY(list_attr(it, op, in[1], 1, 0, &k));
  return eval_top(it, op, in[0], tn_i64s_at(k, 0), true, out);
}

// ApproxTopK: operands, then their initial values, which padding would take; the results are the first of each operand
// as the comparator sorts them, which is as near as an approximation can come.
static TnError *approx_sort(TnInterp *it, const TnOp *op, TnTensor *const *in, int64_t dim, TnTensor **sorted) {
  uint32_t n = op->n_results;
  TnOp *sort = respell(it, op, TN_OP_sort);
  TN_TRY(set_body(it, sort, op, 2 * (size_t)n, 1));
  sort->n_operands = n;
  sort->results = tn_new_n(&it->scratch, TnValue, n);
  set_attr(sort, TN_SLOT_sort_dimension, int_attr(it, dim));
  for (uint32_t i = 0; i < n; i++) {
    const TnType *arg = sort->regions[0].args[2 * i].type, *type = op->operands[i]->type;
    bool fits = in[i]->kind == TN_VALUE_TENSOR && has_type(tn_result_type(op, i), (TnDtype)in[i]->dtype);
    fits = fits && arg->kind == TN_TYPE_TENSOR && tn_type_equal(arg->elem, type->elem);
    TN_TRY(expect(it, op, fits, "operands, results and arguments of the comparator of the same types"));
    sort->results[i].type = type;
  }
  return tn_eval_sort(it, sort, in, sorted);
}

// Result i: the part of a sorted operand that its type asks for, else top_k of it.
static TnError *cut_top(TnInterp *it, const TnOp *op, uint32_t i, const TnTensor *sorted, int64_t dim, TnTensor **out) {
  const TnType *type = tn_result_type(op, i);
  const TnAttr *k = tn_custom_call_entry(op, "top_k");
  int64_t *dims = tn_tensor_dims(it, sorted);
  bool is_sized = type->kind == TN_TYPE_TENSOR && type->rank == sorted->rank && type->dims[dim] != TN_DYNAMIC;
  dims[dim] = is_sized ? type->dims[dim] : k && k->kind == TN_ATTR_INT ? k->i : 0;
  TN_TRY(expect(it, op, dims[dim] >= 0 && dims[dim] <= sorted->dims[dim], "results no larger than the operands"));
  TN_TRY(tn_tensor_new_result(it, op, i, dims, out));
  tn_copy_box(tn_dtype_bytes((TnDtype)sorted->dtype), sorted->rank, dims, (*out)->data, tn_tensor_strides(it, *out),
              sorted->data, tn_tensor_strides(it, sorted));
  return NULL;
}

static TnError *eval_approx_top_k(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  uint32_t n = op->n_results;
  const TnAttr *dim = tn_custom_call_entry(op, "reduction_dim");
  bool fits = n > 0 && op->n_operands >= 2 * n && in[0]->kind == TN_VALUE_TENSOR && dim && dim->kind == TN_ATTR_INT;
  fits = fits && dim->i >= -(int64_t)in[0]->rank && dim->i < in[0]->rank;
  TN_TRY(expect(it, op, fits, "operands with initial values, and reduction_dim, one of their dimensions"));
  int64_t d = dim->i < 0 ? dim->i + in[0]->rank : dim->i;
  TnTensor **sorted = tn_new_n(&it->scratch, TnTensor *, n);
  TN_TRY(approx_sort(it, op, in, d, sorted));
  for (uint32_t i = 0; i < n; i++) {
    TN_TRY(cut_top(it, op, i, sorted[i], d, &out[i]));
    tn_tensor_release(it, sorted[i]);
  }
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// stablehlo.dynamic_reduce_window: n operands, n initial values, window dimensions, strides, base dilations, window
// dilations, padding. stablehlo.dynamic_rng_bit_generator: the state and the shape.

static TnError *eval_dynamic_reduce_window(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  uint32_t n = op->n_results;
  TN_TRY(expect(it, op, n > 0 && op->n_operands == 2 * n + TN_COUNT(tn_reduce_window_lists),
                "n operands, n initial values and five lists"));
  TnOp *to = respell(it, op, TN_OP_reduce_window);
  TN_TRY(set_body(it, to, op, 2 * (size_t)n, n));
  to->n_operands = 2 * n;
  for (uint32_t i = 0; i < n; i++)
    TN_TRY(expect(it, op,
                  in[i]->kind == TN_VALUE_TENSOR && in[n + i]->kind == TN_VALUE_TENSOR && in[n + i]->n == 1 &&
                      in[i]->rank == in[0]->rank &&
                      has_type(tn_result_type(op, i), tn_type_storage(to->regions[0].args[i].type)),
                  "tensors of one rank, initial values of one element, and results of the type of the function"));
  for (size_t i = 0; i < TN_COUNT(tn_reduce_window_lists); i++) {
    const TnAttr *list;
    const TnListOperand *of = &tn_reduce_window_lists[i];
    TN_TRY(list_attr(it, op, in[2 * n + i], in[0]->rank * of->per_dim, of->least, &list));
    set_attr(to, of->slot, list);
  }
  return tn_eval_reduce_window(it, to, in, out);
}

static TnError *eval_dynamic_rng(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnAttr *algorithm = tn_custom_call_entry(op, "rng_algorithm"), *shape;
  TN_TRY(expect(it, op,
                op->n_operands == 2 && op->n_results == 2 && algorithm && algorithm->kind == TN_ATTR_ENUM &&
                    algorithm->sub == TN_ENUM_rng_algorithm && has_type(tn_result_type(op, 0), (TnDtype)in[0]->dtype),
                "a state, a shape and rng_algorithm"));
  TnType *type = tn_new(&it->scratch, TnType);
  *type = *tn_result_type(op, 1);
  TN_TRY(list_attr(it, op, in[1], in[1]->n, 0, &shape));
  TN_TRY(expect(it, op, type->dtype && tn_dims_fit(type, (size_t)in[1]->n, (const int64_t *)(const void *)shape->data),
                "a shape that fits the result"));
  type->rank = (uint32_t)in[1]->n;
  type->dims = (const int64_t *)(const void *)shape->data;
  type->kind = TN_TYPE_TENSOR;
  type->bounds = NULL;
  TnOp *to = respell(it, op, TN_OP_rng_bit_generator);
  to->results = tn_new_n(&it->scratch, TnValue, 2);
  to->results[0].type = tn_result_type(op, 0);
  to->results[1].type = type;
  set_attr(to, TN_SLOT_rng_bit_generator_rng_algorithm, algorithm);
  return tn_eval_rng_bit_generator(it, to, in, out);
}

// ---------------------------------------------------------------------------------------------------------------
// Targets that say where values live: there is one place here

static TnError *eval_identity(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TN_TRY(expect(it, op, op->n_operands >= op->n_results, "an operand for each result"));
  for (uint32_t i = 0; i < op->n_results; i++) {
    const TnType *type = tn_result_type(op, i);
    if (in[i]->kind == TN_VALUE_TENSOR)
      TN_TRY(expect(it, op, has_type(type, (TnDtype)in[i]->dtype) && tn_dims_fit(type, in[i]->rank, in[i]->dims),
                    "a result of the operand's type: programs run on whole values, not on shards of them"));
    TN_TRY(tn_tensor_pass(it, op, i, in, i, &out[i]));
  }
  return NULL;
}

static TnError *eval_create_buffer(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  (void)in;
  for (uint32_t i = 0; i < op->n_results; i++) {
    TN_TRY(tn_tensor_new_result(it, op, i, NULL, &out[i]));
    tn_tensor_fill_zero(out[i]);
  }
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// shape_assertion: an i1, and integers that the message of a failed one shows at {0}, {1}, ...

static void fill_in(TnBuf *b, TnStr text, const TnOp *op, TnTensor *const *in) {
  for (size_t i = 0; i < text.n; i++) {
    bool is_place =
        i + 2 < text.n && text.p[i] == '{' && text.p[i + 1] >= '0' && text.p[i + 1] <= '9' && text.p[i + 2] == '}';
    uint32_t k = is_place ? (uint32_t)(text.p[i + 1] - '0') + 1 : 0;
    if (is_place && k < op->n_operands && in[k]->kind == TN_VALUE_TENSOR && in[k]->n == 1) {
      tn_element_print(b, (TnDtype)in[k]->dtype, in[k]->data);
      i += 2;
    } else {
      tn_buf_char(b, text.p[i]);
    }
  }
}

static TnError *eval_shape_assertion(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnAttr *text = tn_custom_call_entry(op, "error_message");
  (void)out;
  TN_TRY(expect(it, op, op->n_operands > 0 && op->n_results == 0 && in[0]->dtype == TN_I1 && in[0]->n == 1,
                "an i1 first"));
  if (in[0]->data[0]) return NULL;
  TnBuf b = {.arena = &it->scratch};
  fill_in(&b, text && text->kind == TN_ATTR_STRING ? text->str : TN_STR("it does not hold"), op, in);
  return tn_interp_fail(it, op, "shape assertion: %.*s", TN_STR_ARG(tn_buf_view(&b)));
}

// ---------------------------------------------------------------------------------------------------------------
// Calls whose operands say the shapes of their results

static TnEvalFn eval_target;

// The type of a value that has this shape, where its own leaves it open.
static TnError *size_type(TnInterp *it, const TnOp *op, const TnType *type, const int64_t *dims, uint32_t rank,
                          const TnType **out) {
  TN_TRY(expect(it, op, tn_type_takes_dims(type, dims, rank), TN_SHAPES_EXPECTED));
  TnType *sized = tn_new(&it->scratch, TnType);
  *sized = *type;
  sized->dims = dims;
  *out = sized;
  return NULL;
}

// The call with static types, and without those operands.
static TnError *eval_sized(TnInterp *it, const TnOp *op, TnI64s which, TnTensor *const *in, TnTensor **out) {
  TnOp *to = respell(it, op, TN_OP_custom_call);
  memcpy(to->attrs, op->attrs, tn_op_info[op->opcode].n_attrs * sizeof *op->attrs);
  to->n_operands = 0;
  to->operands = tn_new_n(&it->scratch, TnValue *, op->n_operands);
  TnTensor **left = tn_new_n(&it->scratch, TnTensor *, op->n_operands);
  for (uint32_t i = 0; i < op->n_operands; i++) {
    if (tn_i64s_has(which, i)) continue;
    TnValue *v = tn_new(&it->scratch, TnValue);
    *v = *op->operands[i];
    if (in[i]->kind == TN_VALUE_TENSOR) TN_TRY(size_type(it, op, v->type, in[i]->dims, in[i]->rank, &v->type));
    left[to->n_operands] = in[i];
    to->operands[to->n_operands++] = v;
  }
  to->results = tn_new_n(&it->scratch, TnValue, op->n_results);
  for (uint32_t i = 0; i < op->n_results; i++) {
    const TnTensor *shape = in[tn_i64s_at(which, i)];
    const TnAttr *dims;
    TN_TRY(list_attr(it, op, shape, shape->n, 0, &dims));
    to->results[i] = op->results[i];
    TN_TRY(size_type(it, op, op->results[i].type, (const int64_t *)(const void *)dims->data, dims->n,
                     &to->results[i].type));
  }
  return eval_target(it, to, left, out);
}

// ---------------------------------------------------------------------------------------------------------------
// LAPACK's routines

// A routine over the operands' elements and those of new results.
static TnError *run_routine(TnInterp *it, const TnOp *op, TnLibFn *fn, const void *params, size_t scratch,
                            TnTensor *const *in, TnTensor **out) {
  void **bufs = tn_new_n(&it->scratch, void *, op->n_operands + op->n_results);
  for (uint32_t i = 0; i < op->n_operands; i++) bufs[i] = in[i]->data;
  for (uint32_t i = 0; i < op->n_results; i++) {
    TN_TRY(tn_tensor_new_result(it, op, i, NULL, &out[i]));
    bufs[op->n_operands + i] = out[i]->data;
  }
  TnTensor *room;
  int64_t bytes = (int64_t)scratch;
  TN_TRY(tn_tensor_new(it, TN_UI8, NULL, 1, &bytes, &room));
  TN_TRY(fn(&(TnLibCall){.params = params, .bufs = bufs, .n_bufs = op->n_operands + op->n_results,
                         .scratch = room->data, .cancel = it->options.cancel}));
  tn_tensor_release(it, room);
  return NULL;
}

static TnError *eval_factor(TnInterp *it, const TnOp *op, TnFactorCall c, TnTensor *const *in, TnTensor **out) {
  TnLibFactor p = {.kind = (TnLibFactorKind)c.kind, .type = c.type, .batch = c.batch, .m = c.m, .n = c.n, .k = c.k,
                      .u_columns = c.u_columns, .v_rows = c.v_rows, .is_upper = c.is_upper,
                      .has_vectors = c.has_vectors};
  return run_routine(it, op, tn_lib_factor, &p, tn_lib_factor_scratch(&p), in, out);
}

static TnError *eval_lapack(TnInterp *it, const TnOp *op, const TnLapackCall *c, TnTensor *const *in, TnTensor **out) {
  TnLibLapack p = {.spec = c->spec, .symbol = c->symbol, .options = c->options, .type = c->type, .batch = c->batch,
                   .sizes = c->sizes, .n_operands = op->n_operands};
  if (!tn_lib_lapack_prepare(&it->scratch, &p))
    return tn_interp_fail_with(it, op, TN_FAILED_PRECONDITION, TN_LAPACK_MISSING, p.symbol);
  return run_routine(it, op, tn_lib_lapack, &p, tn_lib_lapack_scratch(&p), in, out);
}

static const TnAttr *enum_attr(TnInterp *it, int64_t v) {
  TnAttr *a = tn_new(&it->scratch, TnAttr);
  *a = (TnAttr){.kind = TN_ATTR_ENUM, .i = v};
  return a;
}

// potrf: the factor, and for info 1 where it is NaN, as a matrix that has none gives it everywhere.
static TnError *eval_potrf(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TN_TRY(expect(it, op, op->n_operands == 1 && op->n_results == 2 && in[0]->rank >= 2, "matrices"));
  TnOp *to = respell(it, op, TN_OP_cholesky);
  set_attr(to, TN_SLOT_cholesky_lower, int_attr(it, tn_custom_call_triangle(op).is_lower));
  TN_TRY(tn_eval_cholesky(it, to, in, out));
  TN_TRY(tn_tensor_new_result(it, op, 1, NULL, &out[1]));
  TN_TRY(expect(it, op, out[1]->dtype == TN_I32 && out[1]->rank + 2 == in[0]->rank, "an info of i32 for each matrix"));
  const TnDtype type = (TnDtype)out[0]->dtype;
  const size_t bytes = tn_dtype_bytes(type) * (size_t)(out[0]->n / (out[1]->n ? out[1]->n : 1));
  int32_t *info = (int32_t *)(void *)out[1]->data;
  for (int64_t i = 0; i < out[1]->n; i++)
    info[i] = bytes && isnan(tn_load_f64(tn_dtype_real(type), out[0]->data + (size_t)i * bytes));
  return NULL;
}

static TnError *eval_trsm(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TN_TRY(expect(it, op, op->n_operands == 2 && op->n_results == 1 && in[0]->rank >= 2 && in[1]->rank >= 2,
                "matrices"));
  TnOp *to = respell(it, op, TN_OP_triangular_solve);
  TnTriangle t = tn_custom_call_triangle(op);
  set_attr(to, TN_SLOT_triangular_solve_left_side, int_attr(it, t.is_left));
  set_attr(to, TN_SLOT_triangular_solve_lower, int_attr(it, t.is_lower));
  set_attr(to, TN_SLOT_triangular_solve_unit_diagonal, int_attr(it, t.is_unit));
  set_attr(to, TN_SLOT_triangular_solve_transpose_a, enum_attr(it, t.transpose));
  return tn_eval_triangular_solve(it, to, in, out);
}

// ---------------------------------------------------------------------------------------------------------------
// Products of sparse matrices: elements, where each row begins and the last ends among them, their columns; a vector or
// a matrix. Columns that it does not have add nothing.

static bool are_of_csr(const TnOp *op, TnTensor *const *in) {
  if (op->n_operands != 4 || op->n_results != 1) return false;
  for (int i = 0; i < 4; i++)
    if (in[i]->kind != TN_VALUE_TENSOR || (i < 3 && in[i]->rank != 1)) return false;
  const TnType *type = tn_result_type(op, 0);
  return in[1]->dtype == TN_I32 && in[2]->dtype == TN_I32 && in[2]->n == in[0]->n && in[3]->dtype == in[0]->dtype &&
         (in[3]->rank == 1 || in[3]->rank == 2) && tn_type_is_tensor(type) && tn_type_is_static(type) &&
         has_type(type, (TnDtype)in[0]->dtype) && type->rank == in[3]->rank && type->dims[0] + 1 == in[1]->n &&
         (type->rank == 1 || type->dims[1] == in[3]->dims[1]);
}

static TnError *eval_csr_product(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TN_TRY(expect(it, op, are_of_csr(op, in), "elements, i32 row offsets and columns, an array, and a result of it"));
  TN_TRY(tn_tensor_new_result(it, op, 0, NULL, &out[0]));
  tn_tensor_fill_zero(out[0]);
  const TnDtype t = (TnDtype)in[0]->dtype;
  const int32_t *offset = (const int32_t *)(const void *)in[1]->data,
                *column = (const int32_t *)(const void *)in[2]->data;
  const size_t width = in[3]->rank == 2 ? (size_t)in[3]->dims[1] : 1, bytes = tn_dtype_bytes(t);
  uint8_t *products = tn_new_n(&it->scratch, uint8_t, width * bytes + 1);
  for (int64_t row = 0; row + 1 < in[1]->n; row++) {
    uint8_t *sums = out[0]->data + (size_t)row * width * bytes;
    for (int64_t i = offset[row] < 0 ? 0 : offset[row]; i < offset[row + 1] && i < in[0]->n; i++) {
      if (column[i] < 0 || column[i] >= in[3]->dims[0]) continue;
      for (size_t k = 0; k < width; k++) memcpy(products + k * bytes, in[0]->data + (size_t)i * bytes, bytes);
      tn_scalar_binary(TN_SCALAR_multiply, t, products, products, in[3]->data + (size_t)column[i] * width * bytes,
                       width);
      tn_scalar_binary(TN_SCALAR_add, t, sums, sums, products, width);
    }
  }
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------

static const struct {
  const char *target;
  TnEvalFn *eval;
} targets[] = {
    {"ApproxTopK", eval_approx_top_k},
    {"CreateBuffer", eval_create_buffer},
    {"LayoutConstraint", eval_identity},
    {"MoveToDevice", eval_identity},
    {"MoveToHost", eval_identity},
    {"Pin", eval_identity},
    {"SPMDFullToShardShape", eval_identity},
    {"SPMDShardToFullShape", eval_identity},
    {"Sharding", eval_identity},
    {"Unpin", eval_identity},
    {"annotate_device_placement", eval_identity},
    {"cpu_csr_sparse_dense_ffi", eval_csr_product},
    {"mhlo.topk", eval_top_k},
    {"shape_assertion", eval_shape_assertion},
    {"stablehlo.dynamic_approx_top_k", eval_approx_top_k},
    {"stablehlo.dynamic_reduce_window", eval_dynamic_reduce_window},
    {"stablehlo.dynamic_rng_bit_generator", eval_dynamic_rng},
    {"stablehlo.dynamic_top_k", eval_dynamic_top_k},
    {"xla.sdy.FuncResultSharding", eval_identity},
    {"xla.sdy.GlobalToLocalShape", eval_identity},
    {"xla.sdy.LocalToGlobalShape", eval_identity},
    {"xla.sdy.PropagationBarrier", eval_identity},
    {"xla.sdy.ShardingGroup", eval_identity},
};

static TnError *eval_target(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnStr target = target_of(op);
  if (tn_check_is_target(target)) return tn_check_custom_call(it, op, in, out);
  for (size_t i = 0; i < TN_COUNT(targets); i++)
    if (tn_str_is(target, targets[i].target)) return targets[i].eval(it, op, in, out);
  if (is_elementwise(it, target)) return eval_elementwise(it, op, in, out);
  TnFactorCall factor;
  if (tn_custom_call_factor(op, &factor)) return eval_factor(it, op, factor, in, out);
  TnLapackCall lapack;
  if (tn_custom_call_lapack(op, &lapack)) return eval_lapack(it, op, &lapack, in, out);
  if (tn_custom_call_is_lapack(op, "potrf")) return eval_potrf(it, op, in, out);
  if (tn_custom_call_is_lapack(op, "trsm")) return eval_trsm(it, op, in, out);
  if (it->options.custom_call) return it->options.custom_call(it->options.custom_call_user, it, op, in, out);
  return tn_interp_fail_with(it, op, TN_NOT_FOUND, "no handler is registered for target @%.*s", TN_STR_ARG(target));
}

TnError *tn_eval_custom_call(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnI64s shapes = tn_custom_call_shapes(op);
  return shapes ? eval_sized(it, op, shapes, in, out) : eval_target(it, op, in, out);
}
