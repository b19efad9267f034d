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

// What all branches make result i of, and give back as no other result; NULL: nothing.
static const TnValue *find_base(const TnPlanner *p, const TnOp *op, uint32_t i) {
  const TnValue *base = NULL;
  for (uint32_t k = 0; is_choice(op) && k < op->n_regions; k++) {
    const TnOp *end = tn_region_end(&op->regions[k]);
    const TnValue *v = base_of(p, &op->regions[k], end->operands[i]);
    if (!v || (k && v != base) || tn_value_region(v) != op->parent) return NULL;
    base = v;
    for (uint32_t n = 0; n < end->n_operands; n++)
      if (n != i && tn_plan_holder(p, end->operands[n]) == v) return NULL;
  }
  return base;
}

const TnValue *tn_plan_choice_base(const TnPlanner *p, const TnOp *op, uint32_t i) {
  const TnValue *base = find_base(p, op, i);
  bool is_last = base && tn_info(p, base)->last_reader == (uint32_t)tn_info(p, &op->results[i])->unit;
  return is_last ? base : NULL;
}

// Whether unit `info->unit` may write into the slot although it held a carried value at its beginning.
bool tn_plan_may_write(const TnPlanner *p, uint32_t slot, const TnInfo *info) {
  const TnInfo *owner = p->owners.data[slot];
  if (!owner) return true;
  const TnUnit *u = p->units.data[info->unit];
  if (owner->last_reader < u->number) return true;
  if (owner->last_reader > u->number) return false;
  const TnOp *op = u->members.data[0].op;
  for (uint32_t i = 0; is_choice(op) && i < op->n_results; i++) {
    const TnValue *base = tn_info(p, &op->results[i]) == info ? tn_plan_choice_base(p, op, i) : NULL;
    if (base && tn_info(p, base) == owner) return true;
  }
  if (owner->last_cross >= u->number) return false;
  if (u->kind == TN_UNIT_FLAT) return true;
  if (u->kind != TN_UNIT_OP) return false;
  if (op->opcode != TN_OP_while) return tn_op_in_place(op) && tn_info(p, op->operands[0]) == owner;
  for (uint32_t i = 0; i < op->n_results; i++)
    if (tn_info(p, &op->results[i]) == info) return tn_info(p, op->operands[i]) == owner;
  return false;
}

static uint32_t find_slot(const uint32_t *slots, uint32_t n, uint32_t slot) {
  uint32_t i = 0;
  while (i < n && slots[i] != slot) i++;
  return i;
}

// Large values that go from one carried slot to another, as those before the last ones do: (a, b) becomes (f(a), a).
// By slot number: which one takes its value, by changing places; n: none does.
static uint32_t *find_turns(TnPlanner *p, const TnOp *end, const uint32_t *slots, const uint32_t *from) {
  const uint32_t n = end->n_operands;
  uint32_t *to = tn_new_n(p->scratch, uint32_t, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    const TnSlot *s = &p->slots.data[slots[i]];
    to[i] = n;
    if (!is_tensor(end->operands[i]) || s->kind != TN_SLOT_TEMP || s->bytes < SWAP_BYTES) continue;
    uint32_t k = find_slot(from, n, slots[i]);
    bool once = k < n && k + 1 + find_slot(from + k + 1, n - k - 1, slots[i]) == n;
    if (once && k != i && p->slots.data[slots[k]].kind == TN_SLOT_TEMP) to[i] = k;
  }
  return to;
}

// When slot i changes places with the one that its next value is in, that is there, and what was in i is where the
// value that is taken next has been: so the values of a chain, then those of a cycle, move on one by one.
static void turn(TnPlanner *p, const TnOp *end, const uint32_t *slots, uint32_t *from, uint32_t *to, TnSteps *out) {
  const uint32_t n = end->n_operands;
  for (int is_cycle = 0; is_cycle < 2; is_cycle++)
    for (uint32_t first = 0; first < n; first++)
      for (uint32_t i = first, k; is_cycle || to[i] == n; i = k) {
        k = find_slot(slots, n, from[i]);
        if (k == n || to[k] != i) break;
        tn_plan_step(p, out, TN_STEP_SWAP, end, (uint32_t[]){slots[i], slots[k]}, 2);
        from[i] = slots[i];
        to[k] = n;
        if (!is_cycle || from[k] != slots[first]) continue;
        from[k] = slots[k], to[first] = n;  // it has come there with the others
        break;
      }
}

// The next values into the carried slots, as if all at once.
static void carry(TnPlanner *p, const TnRegion *body, const uint32_t *slots, TnSteps *out) {
  const TnOp *end = tn_region_end(body);
  uint32_t *from = tn_new_n(p->scratch, uint32_t, end->n_operands + 1);
  for (uint32_t i = 0; i < end->n_operands; i++)
    from[i] = is_tensor(end->operands[i]) ? tn_plan_value_slot(p, end->operands[i]) : TN_NO_SLOT;
  uint32_t *turns = find_turns(p, end, slots, from);
  for (uint32_t i = 0; i < end->n_operands; i++) {
    const TnValue *v = end->operands[i];
    if (!is_tensor(v)) continue;
    bool is_carried = p->owners.data[from[i]] != NULL && from[i] != slots[i];
    uint32_t k = is_carried ? find_slot(slots, end->n_operands, from[i]) : end->n_operands;
    if (!is_carried || (k < end->n_operands && turns[k] == i)) continue;
    // Another carried value, which may be overwritten before it is read: aside first.
    uint32_t aside = tn_plan_slot(p, TN_SLOT_TEMP, v->type);
    tn_plan_copy(p, out, end, aside, from[i]);
    from[i] = aside;
  }
  turn(p, end, slots, from, turns, out);
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

// The slot of a result: that of what all branches make it of, when nobody else reads that any more.
static uint32_t choice_slot(TnPlanner *p, const TnOp *op, uint32_t i, const TnValue *base) {
  TnInfo *to = tn_info(p, &op->results[i]);
  uint32_t from = base ? tn_info(p, base)->slot : TN_NO_SLOT;
  bool is_free = from != TN_NO_SLOT && p->slots.data[from].kind == TN_SLOT_TEMP && !p->owners.data[from] &&
                 !base->is_arg && tn_info(p, base)->unit >= 0;
  for (uint32_t k = 0; k < op->n_results; k++) is_free &= tn_info(p, &op->results[k])->slot != from;
  if (to->slot == TN_NO_SLOT && is_free) to->slot = from;
  return tn_plan_value_slot(p, &op->results[i]);
}

static TnError *emit_case(TnPlanner *p, const TnOp *op, TnSteps *out) {
  const uint32_t n = op->n_results;
  uint32_t *slots = tn_new_n(p->scratch, uint32_t, n + 1), unit = n ? (uint32_t)tn_info(p, &op->results[0])->unit : 0;
  TnInfo **base = tn_new_n(p->scratch, TnInfo *, n + 1);
  const TnInfo **outer = tn_new_n(p->scratch, const TnInfo *, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    const TnValue *v = tn_plan_choice_base(p, op, i);
    slots[i] = choice_slot(p, op, i, v);
    outer[i] = p->owners.data[slots[i]];
    if (v && tn_info(p, v)->slot == slots[i]) p->owners.data[slots[i]] = base[i] = tn_info(p, v);
  }
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
  for (uint32_t i = n; i-- > 0;) p->owners.data[slots[i]] = outer[i];
  return NULL;
}

TnError *tn_emit_control(TnPlanner *p, const TnOp *op, TnSteps *out) {
  return op->opcode == TN_OP_while ? emit_while(p, op, out) : emit_case(p, op, out);
}
