// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Plans as text, for people.
#include "plan/priv.h"

// The step that stands at a time.
static uint32_t step_at(const TnSteps *steps, uint32_t time) {
  for (size_t i = 0; i < steps->n; i++) {
    const TnStep *s = &steps->data[i];
    if (time < s->begin || time > s->end) continue;
    for (uint32_t k = 0; k < s->n_regions; k++)
      if (s->regions[k].n && time >= s->regions[k].data[0].begin &&
          time <= s->regions[k].data[s->regions[k].n - 1].end)
        return step_at(&s->regions[k], time);
    return s->number;
  }
  return 0;
}

static void print_slot(TnBuf *out, const TnPlan *p, size_t i) {
  static const char kinds[][7] = {"temp", "input", "output", "const", "cancel"};
  const TnSlot *s = &p->slots[i];
  tn_buf_fmt(out, "  s%zu %s", i, kinds[s->kind]);
  if (s->kind == TN_SLOT_INPUT || s->kind == TN_SLOT_OUTPUT) tn_buf_fmt(out, " %u", s->index);
  if (s->type) {
    tn_buf_char(out, ' ');
    tn_type_print(out, s->type, NULL, NULL);
  }
  tn_buf_fmt(out, " %zu bytes", s->bytes);
  if (s->aliased) tn_buf_fmt(out, ", input %u if donated,", s->alias);
  if (s->kind == TN_SLOT_TEMP || s->offset) tn_buf_fmt(out, " at %zu", s->offset);
  if (s->first != UINT32_MAX)
    tn_buf_fmt(out, " steps %u to %u", step_at(&p->steps, s->first), step_at(&p->steps, s->last));
  tn_buf_char(out, '\n');
}

static void print_steps(TnBuf *out, const TnPlan *p, const TnSteps *steps, unsigned indent) {
  for (size_t i = 0; i < steps->n; i++) {
    const TnStep *s = &steps->data[i];
    tn_buf_fmt(out, "%*s%u %s", (int)indent, "", s->number, tn_step_kind_name((TnStepKind)s->kind));
    if (s->kind == TN_STEP_KERNEL) {
      const TnKernel *k = p->kernels[s->index];
      tn_buf_fmt(out, " k%u %s", s->index, k->name);
      if (k->parallel && !k->in_order) tn_buf_fmt(out, " parallel %lld", (long long)k->parallel);
      tn_buf_fmt(out, " %.0f ns", k->work_ns);
    } else if (s->kind == TN_STEP_CALL) {
      tn_buf_fmt(out, " @%.*s", TN_STR_ARG(TN_OP_ATTRS(s->op, func_call)->callee->str));
    } else if (s->op) {
      tn_buf_fmt(out, " %s", tn_op_mnemonic(tn_op_get_info(s->op)));
    }
    tn_buf_z(out, " (");
    for (uint32_t k = 0; k < s->n_bufs; k++) tn_buf_fmt(out, "%ss%u", k ? " " : "", s->bufs[k]);
    tn_buf_z(out, ")\n");
    for (uint32_t k = 0; k < s->n_regions; k++) {
      tn_buf_fmt(out, "%*s%s %u:\n", (int)indent, "", s->kind == TN_STEP_WHILE ? (k ? "body" : "condition") : "branch",
                 k);
      print_steps(out, p, &s->regions[k], indent + 2);
    }
  }
}

void tn_plan_print(TnBuf *out, const TnPlan *p) {
  tn_buf_fmt(out, "plan: %zu steps, %zu kernels, %zu bytes of temporaries (%zu alive at once)", p->n_steps,
             p->n_kernels, p->arena_bytes, p->live_bytes);
  if (p->fixed_bytes) tn_buf_fmt(out, ", %zu bytes of constants laid out anew", p->fixed_bytes);
  tn_buf_z(out, "\nslots:\n");
  for (size_t i = 0; i < p->n_slots; i++) print_slot(out, p, i);
  tn_buf_z(out, "steps:\n");
  print_steps(out, p, &p->steps, 2);
}
