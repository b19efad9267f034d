// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// while, if and case. A carried value has one slot for all iterations; the body computes the next value straight into
// it where nothing reads the old one any more, else beside it, and then it is copied or, when large, swapped.
#include "plan/priv.h"

enum { SWAP_BYTES = 4096 };  // below it a copy is cheaper than what a swap keeps the planner from sharing

static bool is_tensor(const TnValue *v) { return v->type->kind == TN_TYPE_TENSOR; }

static bool is_choice(const TnOp *op) { return op->opcode == TN_OP_case || op->opcode == TN_OP_if; }

static const TnValue *find_base(const TnPlanner *p, const TnOp *op, uint32_t i);

// What v, of a region, is made of in place, step by step: a value from outside of it; NULL: none of its type.
static const TnValue *base_of(const TnPlanner *p, const TnRegion *r, const TnValue *v) {
  const TnType *t = v->type;
  while (v && tn_value_region(v = tn_plan_holder(p, v)) == r) {
    const TnOp *op = tn_value_op(v);
    bool in_place = op && (op->opcode == TN_OP_while || tn_op_in_place(op));
    v = in_place ? op->operands[v->index] : op ? find_base(p, op, v->index) : NULL;
  }
  return v && v->type == t ? v : NULL;
}

// What all branches make result i of; NULL: nothing.
static const TnValue *common_base(const TnPlanner *p, const TnOp *op, uint32_t i) {
  const TnValue *base = NULL;
  for (uint32_t k = 0; k < op->n_regions; k++) {
    const TnValue *v = base_of(p, &op->regions[k], tn_region_end(&op->regions[k])->operands[i]);
    if (!v || (k && v != base) || tn_value_region(v) != op->parent) return NULL;
    base = v;
  }
  return base;
}

// For all results: what all branches make them of, and give back as no other result.
static void find_bases(const TnPlanner *p, const TnOp *op) {
  const uint32_t n = op->n_results;
  for (uint32_t i = 0; i < n; i++) {
    TnInfo *to = tn_info(p, &op->results[i]);
    to->base = common_base(p, op, i);
    to->has_base = true;
  }
  for (uint32_t k = 0; k < op->n_regions; k++) {
    TnValue **given = tn_region_end(&op->regions[k])->operands;
    for (uint32_t i = 0; i < n; i++) tn_info(p, tn_plan_holder(p, given[i]))->given++;
    for (uint32_t i = 0; i < n; i++) {
      TnInfo *to = tn_info(p, &op->results[i]);
      const bool is_own = to->base && tn_plan_holder(p, given[i]) == to->base;
      if (to->base && tn_info(p, to->base)->given > is_own) to->base = NULL;
    }
    for (uint32_t i = 0; i < n; i++) tn_info(p, tn_plan_holder(p, given[i]))->given = 0;
  }
}

static const TnValue *find_base(const TnPlanner *p, const TnOp *op, uint32_t i) {
  if (!is_choice(op)) return NULL;
  const TnInfo *to = tn_info(p, &op->results[i]);
  if (!to->has_base) find_bases(p, op);
  return to->base;
}

const TnValue *tn_plan_choice_base(const TnPlanner *p, const TnOp *op, uint32_t i) {
  const TnValue *base = find_base(p, op, i);
  bool is_last = base && tn_info(p, base)->last_reader == (uint32_t)tn_info(p, &op->results[i])->unit;
  return is_last ? base : NULL;
}

// Which of n values, numbered one after another, is meant; n: none.
static uint32_t index_of(const TnPlanner *p, const TnValue *values, uint32_t n, const TnInfo *info) {
  const size_t i = n && info >= tn_info(p, values) ? (size_t)(info - tn_info(p, values)) : n;
  return i < n ? (uint32_t)i : n;
}

// Whether unit `info->unit` may write into the slot although it held a carried value at its beginning.
bool tn_plan_may_write(const TnPlanner *p, uint32_t slot, const TnInfo *info) {
  const TnInfo *owner = p->notes.data[slot].owner;
  if (!owner) return true;
  const TnUnit *u = p->units.data[info->unit];
  if (owner->last_reader < u->number) return true;
  if (owner->last_reader > u->number) return false;
  const TnOp *op = u->members.data[0].op;
  const uint32_t i = index_of(p, op->results, op->n_results, info);
  const TnValue *base = i < op->n_results ? tn_plan_choice_base(p, op, i) : NULL;
  if (base && tn_info(p, base) == owner) return true;
  if (owner->last_cross >= u->number) return false;
  if (u->kind == TN_UNIT_FLAT) return true;
  if (u->kind != TN_UNIT_OP) return false;
  if (op->opcode != TN_OP_while) return tn_op_in_place(op) && tn_info(p, op->operands[0]) == owner;
  return i < op->n_results && tn_info(p, op->operands[i]) == owner;
}

// Which value of the loop the slot carries; their number: none, or one of another loop.
static uint32_t carried_in(const TnPlanner *p, const TnRegion *body, uint32_t slot) {
  return slot == TN_NO_SLOT ? body->n_args : index_of(p, body->args, body->n_args, p->notes.data[slot].owner);
}

// Large values that go from one carried slot to another, as those before the last ones do: (a, b) becomes (f(a), a).
// By slot number: which one takes its value, by changing places; n: none does.
static uint32_t *find_turns(TnPlanner *p, const TnRegion *body, const uint32_t *slots, const uint32_t *from) {
  const uint32_t n = body->n_args, several = n + 1;
  uint32_t *to = tn_new_n(p->scratch, uint32_t, n + 1);
  for (uint32_t i = 0; i < n; i++) to[i] = n;
  for (uint32_t k = 0; k < n; k++) {
    const uint32_t i = carried_in(p, body, from[k]);
    if (i < n) to[i] = to[i] == n ? k : several;
  }
  for (uint32_t i = 0; i < n; i++) {
    const TnSlot *s = &p->slots.data[slots[i]];
    const bool is_large = is_tensor(&body->args[i]) && s->kind == TN_SLOT_TEMP && s->bytes >= SWAP_BYTES;
    const bool once = to[i] < n && to[i] != i;
    if (!once || !is_large || p->slots.data[slots[to[i]]].kind != TN_SLOT_TEMP) to[i] = n;
  }
  return to;
}

// When slot i changes places with the one that its next value is in, that is there, and what was in i is where the
// value that is taken next has been: so the values of a chain, then those of a cycle, move on one by one.
static void turn(TnPlanner *p, const TnRegion *body, const uint32_t *slots, uint32_t *from, uint32_t *to,
                 TnSteps *out) {
  const TnOp *end = tn_region_end(body);
  const uint32_t n = end->n_operands;
  for (int is_cycle = 0; is_cycle < 2; is_cycle++)
    for (uint32_t first = 0; first < n; first++)
      for (uint32_t i = first, k; is_cycle || to[i] == n; i = k) {
        k = carried_in(p, body, from[i]);
        if (k == n || to[k] != i) break;
        tn_plan_step(p, out, TN_STEP_SWAP, end, (uint32_t[]){slots[i], slots[k]}, 2);
        from[i] = slots[i];
        to[k] = n;
        if (!is_cycle || from[k] != slots[first]) continue;
        from[k] = slots[k], to[first] = n;  // it has come there with the others
        break;
      }
}

// by: 1 adds the results to those that are in their slots, 0 ends the counting.
static void count_there(TnPlanner *p, const uint32_t *slots, uint32_t n, uint32_t by) {
  for (uint32_t i = 0; i < n; i++) {
    if (slots[i] == TN_NO_SLOT) continue;
    uint32_t *there = &p->notes.data[slots[i]].n_results;
    *there = by ? *there + by : 0;
  }
}

// The next values into the carried slots, as if all at once.
static void carry(TnPlanner *p, const TnRegion *body, const uint32_t *slots, TnSteps *out) {
  const TnOp *end = tn_region_end(body);
  uint32_t *from = tn_new_n(p->scratch, uint32_t, end->n_operands + 1);
  for (uint32_t i = 0; i < end->n_operands; i++)
    from[i] = is_tensor(end->operands[i]) ? tn_plan_value_slot(p, end->operands[i]) : TN_NO_SLOT;
  uint32_t *turns = find_turns(p, body, slots, from);
  for (uint32_t i = 0; i < end->n_operands; i++) {
    const TnValue *v = end->operands[i];
    if (!is_tensor(v)) continue;
    bool is_carried = p->notes.data[from[i]].owner != NULL && from[i] != slots[i];
    uint32_t k = is_carried ? carried_in(p, body, from[i]) : end->n_operands;
    if (!is_carried || (k < end->n_operands && turns[k] == i)) continue;
    // Another carried value, which may be overwritten before it is read: aside first.
    uint32_t aside = tn_plan_slot(p, TN_SLOT_TEMP, v->type);
    tn_plan_copy(p, out, end, aside, from[i]);
    from[i] = aside;
  }
  turn(p, body, slots, from, turns, out);
  count_there(p, from, end->n_operands, 1);
  for (uint32_t i = 0; i < end->n_operands; i++) {
    const TnValue *v = tn_plan_holder(p, end->operands[i]);
    if (!is_tensor(v) || from[i] == slots[i]) continue;
    const TnSlot *s = &p->slots.data[from[i]], *to = &p->slots.data[slots[i]];
    bool is_own = !v->is_arg && v->def.op->parent == body;
    bool once = p->notes.data[from[i]].n_results == 1;
    if (is_own && once && s->kind == TN_SLOT_TEMP && to->kind == TN_SLOT_TEMP && s->bytes >= SWAP_BYTES) {
      p->slots.data[from[i]].whole_loop = true;
      tn_plan_step(p, out, TN_STEP_SWAP, end, (uint32_t[]){slots[i], from[i]}, 2);
    } else {
      tn_plan_copy(p, out, end, slots[i], from[i]);
    }
  }
  count_there(p, from, end->n_operands, 0);
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
    outer[i] = p->notes.data[slots[i]].owner;
    p->notes.data[slots[i]].owner = tn_info(p, &body->args[i]);
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
  for (uint32_t i = 0; i < n; i++) p->notes.data[slots[i]].owner = outer[i];
  return NULL;
}

// The slot of a result: that of what all branches make it of, when nobody else reads that any more.
static uint32_t choice_slot(TnPlanner *p, const TnOp *op, uint32_t i, const TnValue *base) {
  TnInfo *to = tn_info(p, &op->results[i]);
  uint32_t from = base ? tn_info(p, base)->slot : TN_NO_SLOT;
  bool is_free = from != TN_NO_SLOT && p->slots.data[from].kind == TN_SLOT_TEMP && !p->notes.data[from].owner &&
                 !p->notes.data[from].n_results && !base->is_arg && tn_info(p, base)->unit >= 0;
  if (to->slot != TN_NO_SLOT) return to->slot;
  if (is_free) to->slot = from;
  from = tn_plan_value_slot(p, &op->results[i]);
  count_there(p, &from, 1, 1);
  return from;
}

static TnError *emit_case(TnPlanner *p, const TnOp *op, TnSteps *out) {
  const uint32_t n = op->n_results;
  uint32_t *slots = tn_new_n(p->scratch, uint32_t, n + 1), unit = n ? (uint32_t)tn_info(p, &op->results[0])->unit : 0;
  TnInfo **base = tn_new_n(p->scratch, TnInfo *, n + 1);
  const TnInfo **outer = tn_new_n(p->scratch, const TnInfo *, n + 1);
  for (uint32_t i = 0; i < n; i++) slots[i] = tn_info(p, &op->results[i])->slot;
  count_there(p, slots, n, 1);
  for (uint32_t i = 0; i < n; i++) {
    const TnValue *v = tn_plan_choice_base(p, op, i);
    slots[i] = choice_slot(p, op, i, v);
    outer[i] = p->notes.data[slots[i]].owner;
    if (v && tn_info(p, v)->slot == slots[i]) p->notes.data[slots[i]].owner = base[i] = tn_info(p, v);
  }
  count_there(p, slots, n, 0);
  uint32_t index = tn_plan_value_slot(p, op->operands[0]);
  TnSteps *regions = tn_new_n(p->arena, TnSteps, op->n_regions);
  for (uint32_t k = 0; k < op->n_regions; k++) {
    const TnRegion *r = &op->regions[k];
    TN_TRY(tn_plan_region(p, r, slots, &regions[k]));
    const TnOp *end = tn_region_end(r);
    for (uint32_t i = 0; i < n; i++) {
      if (is_tensor(end->operands[i])) TN_TRY(tn_plan_move(p, &regions[k], end, slots[i], end->operands[i]));
      if (base[i]) base[i]->last_reader = base[i]->last_cross = unit;  // for the next branch
    }
  }
  TnStep *s = tn_plan_step(p, out, TN_STEP_CASE, op, &index, 1);
  s->regions = regions, s->n_regions = op->n_regions, s->is_if = op->opcode == TN_OP_if;
  for (uint32_t i = n; i-- > 0;) p->notes.data[slots[i]].owner = outer[i];
  return NULL;
}

TnError *tn_emit_control(TnPlanner *p, const TnOp *op, TnSteps *out) {
  return op->opcode == TN_OP_while ? emit_while(p, op, out) : emit_case(p, op, out);
}
