// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Orders of uses, as the reference writer has them. A reader lists the uses of a value from the last to the first of
// the program; a file says so where the writer's memory had another order. That order follows from how the reference
// makes an artifact: it puts a new use in front of a value's list, and it
//   1. makes all vhlo ops in program order;
//   2. makes the conversions from vhlo (their one use comes to the front) and to vhlo: ops made before refer to a
//      placeholder first, and replacing it turns the order round;
//   3. makes again, in program order, the ops that the target knows by an older number only. Their uses come to the
//      front; the remaining uses of their results are moved one by one, which turns those round.
#include "bytecode/write_priv.h"

static bool has_special_order(const TnOutValue *v) {
  bool is_remade = v->def && v->def->is_downgraded;
  bool is_to_vhlo = v->def && !v->def->src && v->is_vhlo;
  return v->n_uses > 1 && (v->cast || is_remade || is_to_vhlo || v->wants_uses);
}

static void mark_operands(const TnOutOp *op) {
  for (uint32_t i = 0; op->is_downgraded && i < op->n_operands; i++) op->operands[i]->wants_uses = true;
}

static void list_uses(TnWriter *w, const TnOutOp *op) {
  for (uint32_t i = 0; i < op->n_operands; i++) {
    TnOutValue *v = op->operands[i];
    if (!has_special_order(v)) continue;
    if (!v->uses) v->uses = tn_new_n(w->scratch, TnOutUse, v->n_uses);
    assert(v->n_listed < v->n_uses);
    v->uses[v->n_listed] = (TnOutUse){op, v->n_listed};
    v->n_listed++;
  }
}

static void reverse(TnOutUse *u, size_t n) {
  for (size_t i = 0; i + 1 < n - i; i++) {
    TnOutUse t = u[i];
    u[i] = u[n - 1 - i];
    u[n - 1 - i] = t;
  }
}

// Moves the uses that `is_first` says to the front, keeping the order within both groups.
static void move_to_front(TnWriter *w, TnOutUse *u, size_t n, bool (*is_first)(const TnOutUse *)) {
  TnOutUse *rest = tn_new_n(w->scratch, TnOutUse, n);
  size_t n_first = 0, n_rest = 0;
  for (size_t i = 0; i < n; i++) {
    if (is_first(&u[i]))
      u[n_first++] = u[i];
    else
      rest[n_rest++] = u[i];
  }
  memcpy(u + n_first, rest, n_rest * sizeof *u);
}

static bool is_cast(const TnOutUse *u) { return !u->user->src; }
static bool is_remade(const TnOutUse *u) { return u->user->is_downgraded; }
static bool is_kept(const TnOutUse *u) { return !u->user->is_downgraded; }

// From program order to the order in memory, newest use first.
static void order_uses(TnWriter *w, const TnOutValue *v) {
  TnOutUse *u = v->uses;
  size_t n = v->n_listed, n_kept = 0;
  bool is_to_vhlo = v->def && !v->def->src && v->is_vhlo;
  if (!is_to_vhlo) reverse(u, n);
  move_to_front(w, u, n, is_cast);
  if (v->def && v->def->is_downgraded) {
    move_to_front(w, u, n, is_kept);
    while (n_kept < n && is_kept(&u[n_kept])) n_kept++;
    reverse(u, n_kept);
  } else {
    move_to_front(w, u, n, is_remade);
  }
}

static void spell_order(TnWriter *w, TnOutValue *v) {
  uint64_t *numbers = tn_new_n(w->scratch, uint64_t, v->n_listed);
  bool is_usual = true;
  for (uint32_t i = 0; i < v->n_listed; i++) {
    uint32_t usual = v->n_listed - 1 - v->uses[i].program_order;  // its place in the reader's list
    numbers[usual] = i;
    is_usual &= usual == i;
  }
  TnUseOrder *order = tn_new(w->scratch, TnUseOrder);
  *order = (TnUseOrder){.n = v->n_listed, .numbers = numbers};
  v->order = is_usual ? NULL : order;
}

// Whether an order that was read still says something about the uses there are: each has one place.
static bool fits(TnWriter *w, const TnOutValue *v) {
  const TnUseOrder *o = v->order;
  if (o->is_pairs ? o->n % 2 || o->n > 2 * (uint64_t)v->n_uses : o->n != v->n_uses) return false;
  TnBits from = tn_bits_new(w->scratch, v->n_uses), to = tn_bits_new(w->scratch, v->n_uses);
  for (uint32_t i = 0; i < o->n; i++) {
    TnBits *seen = o->is_pairs && i % 2 == 0 ? &from : &to;
    if (o->numbers[i] >= v->n_uses || tn_bits_get(seen, (size_t)o->numbers[i])) return false;
    tn_bits_set(seen, (size_t)o->numbers[i]);
  }
  return true;
}

// What was read is written again while it fits, unless it follows from a conversion.
static void settle(TnWriter *w, TnOutValue *v) {
  bool is_foreign = v->cast || (v->def && !v->def->src);
  if (v->order && !is_foreign && fits(w, v)) return;
  v->order = NULL;
  if (!v->uses) return;
  order_uses(w, v);
  spell_order(w, v);
}

typedef enum Step { MARK, LIST, SETTLE } Step;

static void walk(TnWriter *w, TnOutRegion *region, Step step) {
  for (uint32_t i = 0; step == SETTLE && i < region->n_args; i++) settle(w, region->args[i]);
  for (TnOutOp *op = region->first; op; op = op->next) {
    if (step == MARK) mark_operands(op);
    if (step == LIST) list_uses(w, op);
    for (uint32_t i = 0; step == SETTLE && i < op->n_results; i++) settle(w, op->results[i]);
    for (size_t i = 0; i < op->n_regions; i++) walk(w, &op->regions[i], step);
  }
}

void tn_write_uses(TnWriter *w) {
  bool is_plain = !w->n_casts && !w->n_downgraded;
  if (is_plain && w->m->use_orders.n == 0) return;
  for (Step step = is_plain ? SETTLE : MARK; step <= SETTLE; step++)
    for (size_t i = 0; i < w->root->n_regions; i++) walk(w, &w->root->regions[i], step);
}
