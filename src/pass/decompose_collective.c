// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// cross-replica-sum, and the async ops of programs whose processes run different functions (inline takes the others
// apart).
#include "pass/decompose.h"

// The computation runs where it is started; the future leads async_done to what it gave: the operands of the erased op
// are its results then.
static void run_started(TnPassCtx *cx, TnOp *at, TnOp *op) {
  const TnOp *end = tn_region_end(&op->regions[0]);
  uint32_t n = end ? end->n_operands : 0;
  TnValue **out = tn_new_n(&cx->m->arena, TnValue *, n + 1);
  tn_rewrite_move_region(cx, at, &op->regions[0], op->operands, out);
  op->operands = out;
  op->n_operands = n;
  tn_rewrite_erase(cx, op);
}

// Ops that another one may be put off behind: they do not wait for anybody.
static bool is_local(const TnOp *op) { return op->n_regions == 0 && tn_op_get_info(op)->traits & TN_TRAIT_PURE; }

static int64_t channel_of(const TnOp *start) {
  const TnOp *inner = start->regions[0].first;
  int slot = tn_op_find_slot((TnOpcode)inner->opcode, TN_STR("channel_handle"));
  const TnAttr *handle = slot >= 0 ? inner->attrs[slot] : NULL;
  return handle ? tn_attr_field(handle, TN_FIELD_channel_handle_handle)->i : 0;
}

// What is started is not waited for, so programs of a grid may start things in different order. Of those that follow
// each other without a wait, the one with the smallest channel runs first in all programs.
TnError *tn_decompose_async_start(TnPassCtx *cx, TnOp *op) {
  TN_VEC(TnOp *) starts = {0};
  TnOp *last = op;
  for (TnOp *o = op; o; o = o->next) {
    if (o->opcode == TN_OP_async_start)
      tn_push(cx->scratch, &starts, o), last = o;
    else if (!is_local(o))
      break;
  }
  for (size_t i = 1; i < starts.n; i++)  // few, and sorted mostly
    for (size_t k = i; k > 0 && channel_of(starts.data[k]) < channel_of(starts.data[k - 1]); k--) {
      TnOp *swap = starts.data[k];
      starts.data[k] = starts.data[k - 1], starts.data[k - 1] = swap;
    }
  TnOp *at = last->next;  // the region's terminator follows at the latest
  for (size_t i = 0; i < starts.n; i++) run_started(cx, at, starts.data[i]);
  return NULL;
}

TnError *tn_decompose_async_done(TnPassCtx *cx, TnOp *op) {
  const TnOp *start = tn_value_op(op->operands[0]);
  if (!start || start->opcode != TN_OP_async_start || start->parent || start->n_operands != op->n_results)
    return tn_decompose_fail(cx, op, TN_UNIMPLEMENTED, "the future comes from another region, expected an async_start");
  tn_rewrite_replace(cx, op, start->operands);
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
