// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Units that do what an earlier one of their region does, with other memory: layers of a net, the steps of an unrolled
// loop. They have its kernel, which is not made once more. Where a value comes from does not matter when it is read
// from memory, but for integers, of which more may be known than their type says.
#include "plan/priv.h"

enum { MOST_VALUES = 48 };

// Two units whose values correspond.
typedef struct Match {
  TnPlanner *p;
  const TnUnit *a, *b;
  uint32_t n;
  const TnValue *of_a[MOST_VALUES], *of_b[MOST_VALUES];
} Match;

static bool is_constant(const TnValue *v) { return !v->is_arg && v->def.op->opcode == TN_OP_constant; }
static bool has_slot(const Match *m, const TnValue *v) { return tn_info(m->p, v)->slot != TN_NO_SLOT; }

static bool is_read(const Match *m, const TnUnit *u, const TnValue *v) {
  const TnInfo *i = tn_info(m->p, v);
  return has_slot(m, v) && !is_constant(v) && (i->unit < 0 || (uint32_t)i->unit != u->number);
}

// What is kept in scratch has a slot that is not its own.
static bool same_info(const TnInfo *a, const TnInfo *b) {
  const size_t begin = offsetof(TnInfo, level), end = offsetof(TnInfo, is_abreast) + 1;
  return !a->scratch && a->uses == b->uses && !memcmp((const char *)a + begin, (const char *)b + begin, end - begin);
}

static bool same_value(Match *m, const TnValue *x, const TnValue *y);

static bool same_op(Match *m, const TnOp *x, const TnOp *y) {
  if (!tn_op_same_kind(x, y) || !tn_op_same_bodies(x, y)) return false;
  if (tn_op_get_info(x)->kind == TN_KIND_CONTROL || tn_op_in_place(x)) return false;
  for (uint32_t i = 0; i < x->n_operands; i++)
    if (!same_value(m, x->operands[i], y->operands[i])) return false;
  return true;
}

// Notes that they correspond; *is_known: that they do is known, or that they do not.
static bool pair(Match *m, const TnValue *x, const TnValue *y, bool *is_known) {
  *is_known = true;
  for (uint32_t i = 0; i < m->n; i++)
    if (m->of_a[i] == x || m->of_b[i] == y) return m->of_a[i] == x && m->of_b[i] == y;
  if (m->n == MOST_VALUES || x->type != y->type) return false;
  *is_known = false;
  m->of_a[m->n] = x, m->of_b[m->n++] = y;
  return true;
}

static bool same_value(Match *m, const TnValue *x, const TnValue *y) {
  bool is_known, reads = is_read(m, m->a, x);
  if (reads != is_read(m, m->b, y)) return false;
  if (reads && tn_dtype_is_int(x->type->dtype) && tn_dtype_bits(x->type->dtype) >= 32) return false;
  if (!pair(m, x, y, &is_known)) return false;
  if (is_known || reads || (x == y && is_constant(x))) return true;
  if (x->is_arg || y->is_arg || x->index != y->index || has_slot(m, x) || has_slot(m, y)) return false;
  return same_info(tn_info(m->p, x), tn_info(m->p, y)) && same_op(m, x->def.op, y->def.op);
}

static bool same_member(Match *m, const TnMember *x, const TnMember *y) {
  if (x->level != y->level || x->is_row != y->is_row || x->is_reduce != y->is_reduce) return false;
  if (x->is_column || y->is_column || x->op->n_results != y->op->n_results) return false;
  for (uint32_t i = 0; i < x->op->n_results; i++) {
    const TnValue *v = &x->op->results[i], *w = &y->op->results[i];
    bool is_known;
    if (!same_info(tn_info(m->p, v), tn_info(m->p, w)) || !pair(m, v, w, &is_known)) return false;
  }
  return same_op(m, x->op, y->op);
}

static bool same_unit(Match *m, const TnUnit *a, const TnUnit *b) {
  m->a = a, m->b = b, m->n = 0;
  if (a->kind != b->kind || a->n != b->n || a->members.n != b->members.n || a->rank != b->rank) return false;
  if (a->outer != b->outer || a->n_levels != b->n_levels || a->cost != b->cost) return false;
  if (a->rank && memcmp(a->dims, b->dims, a->rank * sizeof *a->dims) != 0) return false;
  for (size_t i = 0; i < a->members.n; i++)
    if (!same_member(m, &a->members.data[i], &b->members.data[i])) return false;
  return true;
}

// The value of the second unit for one with this slot in the first; NULL: none.
static const TnValue *value_for(const Match *m, uint32_t slot) {
  for (uint32_t i = 0; i < m->n; i++)
    if (tn_info(m->p, m->of_a[i])->slot == slot) return m->of_b[i];
  return NULL;
}

// Whether what is one slot there is one here, and what is made here was made there.
static bool same_slots(const Match *m, const TnMade *made) {
  for (uint32_t i = 0; i < m->n; i++) {
    const uint32_t x = tn_info(m->p, m->of_a[i])->slot, y = tn_info(m->p, m->of_b[i])->slot;
    if (x == TN_NO_SLOT && y == TN_NO_SLOT) continue;
    if (x == TN_NO_SLOT || m->p->notes.data[x].owner) return false;
    if (y == TN_NO_SLOT ? x < made->first_slot || x >= made->end_slot : m->p->notes.data[y].owner != NULL) return false;
    for (uint32_t k = 0; k < i; k++) {
      const uint32_t v = tn_info(m->p, m->of_a[k])->slot, w = tn_info(m->p, m->of_b[k])->slot;
      if ((x == v) != (y == w && y != TN_NO_SLOT)) return false;
    }
  }
  for (uint32_t s = made->first_slot; s < made->end_slot; s++)
    if (!value_for(m, s)) return false;
  for (uint32_t i = 0; i < made->n_bufs; i++)
    if (!value_for(m, made->bufs[i])) return false;
  return true;
}

static void make_again(const Match *m, const TnMade *made, TnSteps *out) {
  TnPlanner *p = m->p;
  uint32_t *bufs = tn_new_n(p->work, uint32_t, made->n_bufs + 1);
  for (uint32_t s = made->first_slot; s < made->end_slot; s++) tn_plan_value_slot(p, value_for(m, s));
  for (uint32_t i = 0; i < made->n_bufs; i++) bufs[i] = tn_info(p, value_for(m, made->bufs[i]))->slot;
  tn_plan_kernel(p, out, m->b->members.data[0].op, p->kernels.data[made->kernel], bufs, made->n_bufs);
}

TnError *tn_emit_again(TnPlanner *p, TnAgain *again, TnUnit *u, TnSteps *out) {
  Match m = {.p = p};
  for (unsigned i = 0; i < TN_COUNT(again->made); i++) {
    const TnMade *made = &again->made[i];
    if (!made->unit || !same_unit(&m, made->unit, u) || !same_slots(&m, made)) continue;
    make_again(&m, made, out);
    return NULL;
  }
  const size_t first_step = out->n, first_kernel = p->kernels.n;
  TnMade made = {.unit = u, .first_slot = (uint32_t)p->slots.n};
  TN_TRY(tn_emit_unit(p, u, out));
  if (out->n != first_step + 1 || p->kernels.n != first_kernel + 1) return NULL;
  const TnStep *s = out->data + first_step;
  if (s->kind != TN_STEP_KERNEL || s->op != u->members.data[0].op) return NULL;
  made.end_slot = (uint32_t)p->slots.n;
  made.kernel = s->index, made.bufs = s->bufs, made.n_bufs = s->n_bufs;
  again->made[again->next++ % TN_COUNT(again->made)] = made;
  return NULL;
}
