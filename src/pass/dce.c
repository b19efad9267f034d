// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// dce: drops pure ops whose results nobody reads.
//
//   %0 = stablehlo.add %x, %x      (unread)   ->   (nothing)
#include "pass/rewrite.h"

static TnError *run(TnPassCtx *cx, TnModule *m, bool *out_changed) {
  uint32_t *uses = tn_rewrite_count_uses(cx);
  TN_FOR_OPS(func, &m->root->regions[0]) {
    if (func->opcode != TN_OP_func_func) continue;
    for (TnOp *op = func->regions[0].last, *prev; op; op = prev) {
      prev = op->prev;
      uint32_t n = 0;
      for (uint32_t i = 0; i < op->n_results; i++) n += uses[op->results[i].id];
      if (n || !op->n_results || !tn_op_is_pure(op)) continue;
      for (uint32_t i = 0; i < op->n_operands; i++) uses[op->operands[i]->id]--;
      tn_rewrite_erase(cx, op);
      *out_changed = true;
    }
  }
  return NULL;
}

const TnPass tn_pass_dce = {.name = "dce", .doc = "drop what nobody reads", .run = run, .flags = TN_PASS_REPEAT};
