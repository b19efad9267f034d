// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
#include "ahead/ahead.h"

#include "ahead/routine.h"

static const TnStep *find_step_of_host(const TnSteps *steps) {
  for (size_t i = 0; i < steps->n; i++) {
    const TnStep *s = &steps->data[i], *found = NULL;
    if (s->kind == TN_STEP_CALL || s->kind == TN_STEP_HOST) return s;
    for (uint32_t k = 0; k < s->n_regions && !found; k++) found = find_step_of_host(&s->regions[k]);
    if (found) return found;
  }
  return NULL;
}

TnError *tn_ahead_begin(TnArena *arena, const TnPlan *plan, const char *name, TnAhead *out) {
  const TnStep *s = find_step_of_host(&plan->steps);
  if (s)
    TN_FAIL(TN_UNIMPLEMENTED, "step %u (%s) is done by the runtime, expected kernels and routines only", s->number,
            s->op ? tn_op_name(s->op) : tn_step_kind_name((TnStepKind)s->kind));
  *out = (TnAhead){.plan = plan, .name = name, .image.arena = arena};
  size_t bytes = 0, n;
  TN_TRY(tn_routines_write(&out->image, plan, &out->regions, &n));
  for (size_t i = 0; i < n; i++)
    if (out->regions[i] > bytes) bytes = out->regions[i];
  out->region = tn_round_scratch(plan->arena_bytes);
  out->end = bytes ? out->region + bytes : plan->arena_bytes;
  return NULL;
}
