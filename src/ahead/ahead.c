// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
#include "ahead/ahead.h"

static const TnStep *find_routine(const TnSteps *steps) {
  for (size_t i = 0; i < steps->n; i++) {
    const TnStep *s = &steps->data[i], *found = NULL;
    if (s->kind == TN_STEP_LIB || s->kind == TN_STEP_CALL || s->kind == TN_STEP_HOST) return s;
    for (uint32_t k = 0; k < s->n_regions && !found; k++) found = find_routine(&s->regions[k]);
    if (found) return found;
  }
  return NULL;
}

static bool calls_library(const TnKernel *k) {
  for (uint32_t i = 0; i < k->n_nodes; i++)
    if (k->nodes[i].op == TN_K_call1 || k->nodes[i].op == TN_K_call2) return true;
  return false;
}

TnError *tn_ahead_check(const TnPlan *plan) {
  const TnStep *s = find_routine(&plan->steps);
  for (size_t i = 0; i < plan->n_kernels && !s; i++)
    if (calls_library(plan->kernels[i]))
      TN_FAIL(TN_UNIMPLEMENTED, "kernel k%zu (%s) calls a routine of the library, expected loops only", i,
              plan->kernels[i]->name ? plan->kernels[i]->name : "");
  if (!s) return NULL;
  TN_FAIL(TN_UNIMPLEMENTED, "step %u (%s) is a routine of the library, expected kernels only", s->number,
          s->op ? tn_op_name(s->op) : tn_step_kind_name((TnStepKind)s->kind));
}
