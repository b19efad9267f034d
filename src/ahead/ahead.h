// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// ahead: plans as something that C programs link, with no need of the runtime. A plan of kernels, copies and control
// flow becomes the function int NAME(void *const *inputs, void *const *outputs, void *scratch); others are refused.
#ifndef TENON_AHEAD_AHEAD_H
#define TENON_AHEAD_AHEAD_H

#include "plan/plan.h"
#include "target/target.h"

// The kernels as C11, then the function, or why there is none.
void tn_ahead_c(TnBuf *out, const TnPlan *plan, const char *name);
// An ELF object with the code that a target for x64 made of the plan.
TnError *tn_ahead_object(TnBuf *out, const TnTarget *t, const TnKCode *code, const TnPlan *plan, const char *name);

// An error that names the first step or kernel that only the runtime can do.
TnError *tn_ahead_check(const TnPlan *plan);

#endif  // TENON_AHEAD_AHEAD_H
