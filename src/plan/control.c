// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// while, if and case. A carried value has one slot for all iterations; the body computes the next value straight into
// it where nothing reads the old one any more, else beside it, and then it is copied or, when large, swapped.
#include "plan/priv.h"

enum { SWAP_BYTES = 4096 };  // below it a copy is cheaper than what a swap keeps the planner from sharing

static bool is_tensor(const TnValue *v) { return v->type->kind == TN_TYPE_TENSOR; }

// Whether unit `info->unit` may write into the slot although it held a carried value at its beginning.
bool tn_plan_may_write(const TnPlanner *p, uint32_t slot, const TnInfo *info) {
  const TnInfo *owner = p->owners.data[slot];
  if (!owner) return true;
  const TnUnit *u = p->units.data[info->unit];
  if (owner->last_reader < u->number) return true;
  if (owner->last_reader > u->number || owner->last_cross >= u->number) return false;
  if (u->kind == TN_UNIT_FLAT) return true;
  const TnOp *op = u->members.data[0].op;
  if (u->kind != TN_UNIT_OP) return false;
  if (op->opcode != TN_OP_while) return tn_op_in_place(op) && tn_info(p, op->operands[0]) == owner;
  for (uint32_t i = 0; i < op->n_results; i++)
    if (tn_info(p, &op->results[i]) == info) return tn_info(p, op->operands[i]) == owner;
  return false;
}

// The next values into the carried slots, as if all at once.
static void carry(TnPlanner *p, const TnRegion *body, const uint32_t *slots, TnSteps *out) {
  const TnOp *end = tn_region_end(body);
  uint32_t *from = tn_new_n(p->scratch, uint32_t, end->n_operands + 1);
  for (uint32_t i = 0; i < end->n_operands; i++) {
    const TnValue *v = end->operands[i];
    from[i] = TN_NO_SLOT;
    if (!is_tensor(v)) continue;
    from[i] = tn_plan_value_slot(p, v);
    bool is_carried = p->owners.data[from[i]] != NULL && from[i] != slots[i];
    if (!is_carried) continue;
    // Another carried value, which may be overwritten before it is read: aside first.
    uint32_t aside = tn_plan_slot(p, TN_SLOT_TEMP, v->type);
    tn_plan_copy(p, out, end, aside, from[i]);
    from[i] = aside;
  }
  for (uint32_t i = 0; i < end->n_operands; i++) {
    const TnValue *v = tn_plan_holder(p, end->operands[i]);
    if (!is_tensor(v) || from[i] == slots[i]) continue;
    const TnSlot *s = &p->slots.data[from[i]], *to = &p->slots.data[slots[i]];
    bool is_own = !v->is_arg && v->def.op->parent == body;
    bool once = true;
    for (uint32_t k = 0; k < end->n_operands; k++) once &= k == i || from[k] != from[i];
    if (is_own && once && s->kind == TN_SLOT_TEMP && to->kind == TN_SLOT_TEMP && s->bytes >= SWAP_BYTES) {
      p->slots.data[from[i]].whole_loop = true;
      tn_plan_step(p, out, TN_STEP_SWAP, end, (uint32_t[]){slots[i], from[i]}, 2);
    } else {
      tn_plan_copy(p, out, end, slots[i], from[i]);
    }
  }
}

// The slot of a carried value: that of an outer loop which the result goes to, else of the initial value when nobody
// reads it any more, else its own.
static uint32_t carried_slot(TnPlanner *p, const TnOp *op, uint32_t i) {
  uint32_t wanted = tn_info(p, &op->results[i])->slot, from = tn_info(p, op->operands[i])->slot;
  if (wanted != TN_NO_SLOT && p->slots.data[wanted].kind == TN_SLOT_TEMP) return wanted;
  if (from != TN_NO_SLOT && p->slots.data[from].kind == TN_SLOT_TEMP && tn_plan_is_last(p, op, i)) return from;
  return tn_plan_slot(p, TN_SLOT_TEMP, op->results[i].type);
}

static TnError *emit_while(TnPlanner *p, const TnOp *op, TnSteps *out) {
  bool done;
  TN_TRY(tn_emit_while_by_lanes(p, op, out, &done));
  if (done) return NULL;
  uint32_t n = op->n_operands;
  const TnRegion *cond = &op->regions[0], *body = &op->regions[1];
  uint32_t *slots = tn_new_n(p->scratch, uint32_t, n + 1);
  const TnInfo **outer = tn_new_n(p->scratch, const TnInfo *, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    slots[i] = tn_info(p, &op->results[i])->slot = carried_slot(p, op, i);
    outer[i] = p->owners.data[slots[i]];
    p->owners.data[slots[i]] = tn_info(p, &body->args[i]);
    tn_info(p, &cond->args[i])->slot = tn_info(p, &body->args[i])->slot = slots[i];
    if (is_tensor(op->operands[i])) TN_TRY(tn_plan_move(p, out, op, slots[i], op->operands[i]));
  }
  TnSteps *regions = tn_new_n(p->arena, TnSteps, 2);
  TN_TRY(tn_plan_region(p, cond, NULL, &regions[0]));
  uint32_t flag = tn_plan_value_slot(p, tn_region_end(cond)->operands[0]);
  TN_TRY(tn_plan_region(p, body, slots, &regions[1]));
  carry(p, body, slots, &regions[1]);
  TnStep *s = tn_plan_step(p, out, TN_STEP_WHILE, op, &flag, 1);
  s->regions = regions, s->n_regions = 2;
  for (uint32_t i = 0; i < n; i++) p->owners.data[slots[i]] = outer[i];
  return NULL;
}

static TnError *emit_case(TnPlanner *p, const TnOp *op, TnSteps *out) {
  uint32_t *slots = tn_new_n(p->scratch, uint32_t, op->n_results + 1);
  for (uint32_t i = 0; i < op->n_results; i++) slots[i] = tn_plan_value_slot(p, &op->results[i]);
  uint32_t index = tn_plan_value_slot(p, op->operands[0]);
  TnSteps *regions = tn_new_n(p->arena, TnSteps, op->n_regions);
  for (uint32_t k = 0; k < op->n_regions; k++) {
    const TnRegion *r = &op->regions[k];
    TN_TRY(tn_plan_region(p, r, slots, &regions[k]));
    const TnOp *end = tn_region_end(r);
    for (uint32_t i = 0; i < end->n_operands; i++)
      if (is_tensor(end->operands[i])) TN_TRY(tn_plan_move(p, &regions[k], end, slots[i], end->operands[i]));
  }
  TnStep *s = tn_plan_step(p, out, TN_STEP_CASE, op, &index, 1);
  s->regions = regions, s->n_regions = op->n_regions, s->is_if = op->opcode == TN_OP_if;
  return NULL;
}

TnError *tn_emit_control(TnPlanner *p, const TnOp *op, TnSteps *out) {
  return op->opcode == TN_OP_while ? emit_while(p, op, out) : emit_case(p, op, out);
}
