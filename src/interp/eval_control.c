// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Control flow, calls, tuples, tokens, and ops that hand their operands on. Loop-carried values are moved from one
// iteration to the next, so that a body which is their only reader changes them in place.
#include "interp/interp_priv.h"

// ---------------------------------------------------------------------------------------------------------------
// if, case, while

TnError *tn_eval_if(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  return tn_interp_region_take(it, &op->regions[in[0]->data[0] ? 0 : 1], NULL, out);
}

TnError *tn_eval_case(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  int64_t k = tn_load_i64((TnDtype)in[0]->dtype, in[0]->data), n = op->n_regions;
  return tn_interp_region_take(it, &op->regions[k >= 0 && k < n ? k : n - 1], NULL, out);
}

TnError *tn_eval_while(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnRegion *cond = &op->regions[0], *body = &op->regions[1];
  TnTensor **carried = tn_new_n(&it->scratch, TnTensor *, op->n_operands);
  for (uint32_t i = 0; i < op->n_operands; i++) carried[i] = tn_take(in, i);
  for (;; it->n_ops++) {  // a loop may have no op inside
    TnTensor *goes_on = NULL;
    TN_TRY(tn_interp_poll(it, op));
    TN_TRY(tn_interp_region(it, cond, carried, &goes_on));
    bool stop = !goes_on->data[0];
    tn_tensor_release(it, goes_on);
    if (stop) break;
    TN_TRY(tn_interp_region_take(it, body, carried, carried));
  }
  for (uint32_t i = 0; i < op->n_results; i++) out[i] = carried[i];
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Calls

static TnError *call(TnInterp *it, const TnOp *op, TnTensor *const *in, const TnAttr *name, TnTensor **out) {
  const TnOp *callee = tn_plan(it, op)->callee;
  if (!callee) return tn_interp_fail_with(it, op, TN_NOT_FOUND, "there is no function @%.*s", TN_STR_ARG(name->str));
  if (callee->regions[0].n_args != op->n_operands)
    return tn_interp_fail(it, op, "@%.*s takes %u arguments, %u are given", TN_STR_ARG(name->str),
                          callee->regions[0].n_args, op->n_operands);
  if (callee->regions[0].has_block && tn_plan(it, callee)->blocks[0].results.n != op->n_results)
    return tn_interp_fail(it, op, "@%.*s returns %u values, expected %u", TN_STR_ARG(name->str),
                          tn_plan(it, callee)->blocks[0].results.n, op->n_results);
  return tn_interp_call(it, callee, (TnTensor **)(uintptr_t)in, out);
}

TnError *tn_eval_func_call(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  return call(it, op, in, TN_OP_ATTRS(op, func_call)->callee, out);
}

TnError *tn_eval_composite(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  return call(it, op, in, TN_OP_ATTRS(op, composite)->decomposition, out);
}

// ---------------------------------------------------------------------------------------------------------------
// Tuples and tokens

TnError *tn_eval_tuple(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  return tn_tensor_new_tuple(it, TN_VALUE_TUPLE, in, op->n_operands, out);
}

TnError *tn_eval_get_tuple_element(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  int64_t k = TN_OP_ATTRS(op, get_tuple_element)->index->i;
  if (k < 0 || k >= in[0]->n)
    return tn_interp_fail(it, op, "index %lld of a tuple of %lld (get_tuple_element_c1)",
                          (long long)k, (long long)in[0]->n);
  *out = in[0]->items[k];
  tn_tensor_retain(*out);
  return NULL;
}

TnError *tn_eval_after_all(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  (void)op, (void)in;
  *out = tn_tensor_token(it);
  return NULL;
}

TnError *tn_eval_create_token(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  (void)op, (void)in;
  *out = tn_tensor_token(it);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Ops that hand their operands on

TnError *tn_eval_optimization_barrier(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  for (uint32_t i = 0; i < op->n_results; i++) TN_TRY(tn_tensor_pass(it, op, i, in, i, &out[i]));
  return NULL;
}

// builtin.unrealized_conversion_cast between types of one representation, and tensor.cast.
TnError *tn_eval_cast(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  bool is_cast = op->opcode == TN_OP_builtin_cast || op->opcode == TN_OP_tensor_cast;
  bool same = is_cast && op->n_operands == 1 && op->n_results == 1 &&
              in[0]->kind == TN_VALUE_TENSOR && in[0]->dtype == tn_type_storage(tn_result_type(op, 0));
  if (!same) return tn_interp_fail_with(it, op, TN_UNIMPLEMENTED, "a cast between types of different representation");
  return tn_tensor_pass(it, op, 0, in, 0, out);
}

// The interpreter sees whole values, not their shards: placing, gathering or resharding one changes nothing about it.
// A computation on the parts of a value is the computation on the whole when there is one part.
TnError *tn_eval_shard(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const char *what;
  uint32_t i;
  switch (op->opcode) {
    case TN_OP_sdy_constant: return tn_interp_constant(it, op, out);
    case TN_OP_sdy_mesh:
    case TN_OP_sdy_sharding_group: return NULL;
    case TN_OP_sdy_manual_computation:
    case TN_OP_sdy_named_computation:
      if (!tn_computation_is_whole(op, &what, &i))
        return tn_interp_fail_with(it, op, TN_UNIMPLEMENTED,
                                   "the computation works on parts of %s %u, expected whole values, or a partition for "
                                   "each device",
                                   what, i);
      return tn_interp_region_take(it, &op->regions[0], (TnTensor **)(uintptr_t)in, out);
    default: return tn_tensor_pass(it, op, 0, in, 0, out);
  }
}

TnError *tn_eval_opaque(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  (void)in, (void)out;
  return tn_interp_fail_with(it, op, TN_UNIMPLEMENTED, "there is no way to evaluate %s", tn_op_name(op));
}
