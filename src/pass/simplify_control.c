// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Rules for control flow whose course is known.
#include "pass/simplify.h"

// While shapes are not all known, a branch may give another type than the op says.
static bool take_branch(TnPassCtx *cx, TnOp *op, TnRegion *r) {
  const TnOp *end = tn_region_end(r);
  for (uint32_t i = 0; end && i < op->n_results; i++)
    if (end->operands[i]->type != op->results[i].type) return false;
  TnValue **results = tn_new_n(cx->scratch, TnValue *, op->n_results);
  tn_rewrite_move_region(cx, op, r, NULL, results);
  tn_rewrite_replace(cx, op, results);
  return true;
}

bool tn_rule_if_known(TnPassCtx *cx, TnOp *op) {
  int64_t p;
  if (!tn_value_splat_int(cx->m, op->operands[0], &p)) return false;
  return take_branch(cx, op, &op->regions[p ? 0 : 1]);
}

bool tn_rule_case_known(TnPassCtx *cx, TnOp *op) {
  int64_t k, n = op->n_regions;
  if (!tn_value_splat_int(cx->m, op->operands[0], &k)) return false;
  return take_branch(cx, op, &op->regions[k >= 0 && k < n ? k : n - 1]);
}

bool tn_rule_case_one(TnPassCtx *cx, TnOp *op) { return op->n_regions == 1 && take_branch(cx, op, &op->regions[0]); }

// Effects of the condition would be lost with it.
bool tn_rule_while_never(TnPassCtx *cx, TnOp *op) {
  int64_t goes_on;
  const TnRegion *cond = &op->regions[0];
  const TnOp *end = tn_region_end(cond);
  if (!end || !tn_value_splat_int(cx->m, tn_rewrite_resolve(cx, end->operands[0]), &goes_on) || goes_on) return false;
  TN_FOR_OPS(inner, cond)
  if (!tn_op_is_pure(inner)) return false;
  return tn_rewrite_forward(cx, op);
}

// Carried values that the body hands on as they are stand for what they were at first; dce drops them. The op stays.
bool tn_rule_while_invariant(TnPassCtx *cx, TnOp *op) {
  TnRegion *cond = &op->regions[0], *body = &op->regions[1];
  const TnOp *end = tn_region_end(body);
  for (uint32_t i = 0; end && i < op->n_operands; i++) {
    TnValue *v = op->operands[i];
    bool same = v->type == op->results[i].type && v->type == body->args[i].type && v->type == cond->args[i].type;
    if (!same || tn_rewrite_resolve(cx, end->operands[i]) != &body->args[i]) continue;
    tn_rewrite_set(cx, &cond->args[i], v);
    tn_rewrite_set(cx, &body->args[i], v);
    tn_rewrite_set(cx, &op->results[i], v);
  }
  return false;
}
