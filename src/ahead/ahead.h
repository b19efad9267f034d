// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// ahead: plans as something that C programs link: the function
//
//   int NAME(void *const *inputs, void *const *outputs, void *scratch);
//
// Plans of kernels, copies and control flow need nothing else. Routines of the library are called by tn_ahead_step,
// and functions that kernels have no formula for by tn_ahead_call, which tenon.h has; calls that stay and steps of the
// host are refused.
#ifndef TENON_AHEAD_AHEAD_H
#define TENON_AHEAD_AHEAD_H

#include "plan/plan.h"
#include "target/target.h"

// The kernels as C11, then the function, or why there is none.
void tn_ahead_c(TnBuf *out, const TnPlan *plan, const char *name);
// An ELF object with the code that a target for x64 made of the plan.
TnError *tn_ahead_object(TnBuf *out, const TnTarget *t, const TnKCode *code, const TnPlan *plan, const char *name);

// What both make first.
typedef struct TnAhead {
  const TnPlan *plan;
  const char *name;
  TnBuf image;      // of the library's routines; empty: there are none
  size_t *regions;  // of each the bytes of scratch of its own, 0: it has the plan's
  size_t region;    // where that begins in the caller's scratch
  size_t end;       // of all scratch
  uint32_t n_done;  // routines that stand in the code already
} TnAhead;

// An error names the first step that only the runtime can do.
TnError *tn_ahead_begin(TnArena *arena, const TnPlan *plan, const char *name, TnAhead *out);

#endif  // TENON_AHEAD_AHEAD_H
