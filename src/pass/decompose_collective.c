// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// cross-replica-sum, and async ops whose computation may as well run where it is started: slices, which wait for
// nobody, and collectives of types that later passes change. Other collectives stay started and waited for.
#include "pass/decompose.h"

static bool may_wait(const TnOp *start) {
  const TnOp *inner = start->regions[0].first;
  if (tn_op_get_info(inner)->traits & TN_TRAIT_PURE) return false;
  for (uint32_t i = 0; i < inner->n_operands; i++)
    if (!tn_type_is_static(inner->operands[i]->type) || tn_type_is_quant(inner->operands[i]->type)) return false;
  for (uint32_t i = 0; i < inner->n_results; i++)
    if (!tn_type_is_static(inner->results[i].type) || tn_type_is_quant(inner->results[i].type)) return false;
  return true;
}

// The future leads async_done to what the computation gave: the operands of the erased op are its results then.
TnError *tn_decompose_async_start(TnPassCtx *cx, TnOp *op) {
  if (may_wait(op)) return NULL;
  const TnOp *end = tn_region_end(&op->regions[0]);
  TnValue **out = tn_new_n(&cx->m->arena, TnValue *, end->n_operands + 1);
  uint32_t n = end->n_operands;
  tn_rewrite_move_region(cx, op, &op->regions[0], op->operands, out);
  op->operands = out;
  op->n_operands = n;
  tn_rewrite_erase(cx, op);
  return NULL;
}

TnError *tn_decompose_async_done(TnPassCtx *cx, TnOp *op) {
  const TnOp *start = tn_value_op(op->operands[0]);
  if (!start->parent) tn_rewrite_replace(cx, op, start->operands);
  return NULL;
}

TnError *tn_decompose_cross_replica_sum(TnPassCtx *cx, TnOp *op) {
  TnOp *all = tn_rewrite_op(cx, op, TN_OP_all_reduce, 1, 1, 1);
  all->operands[0] = op->operands[0];
  all->attrs[TN_SLOT_all_reduce_replica_groups] = TN_OP_ATTRS(op, cross_replica_sum)->replica_groups;
  all->results[0].type = op->results[0].type;
  tn_emit_sum_body(cx, op, &all->regions[0], op->operands[0]->type->elem);
  tn_rewrite_replace1(cx, op, tn_rewrite_place(cx, op, all));
  return NULL;
}
