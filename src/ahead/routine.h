// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// routine: steps of a plan that are routines of the library, as data that code made ahead of time carries, and as
// calls again when that code runs. The image is for the library of the version that wrote it.
#ifndef TENON_AHEAD_ROUTINE_H
#define TENON_AHEAD_ROUTINE_H

#include "plan/plan.h"
#include "target/target.h"

// The plan's TN_STEP_LIB steps in the order of the text, added to out, which is empty; it stays so when there are none.
// out_regions: for each of *out_n steps the bytes of scratch that it asks for instead of the plan's; 0: that will do.
// An error names the first step that cannot be.
TnError *tn_routines_write(TnBuf *out, const TnPlan *plan, size_t **out_regions, size_t *out_n);

typedef struct TnRoutines TnRoutines;

// The image, aligned to 8, stays as long as the routines, as do tiles. arena is guarded.
TnError *tn_routines_load(TnArena *arena, const void *image, TnTileSource *tiles, TnRoutines **out);
// bufs: the step's, then its scratch. order: the kernel that a sort asks, else NULL.
TnError *tn_routine_run(const TnRoutines *r, uint32_t index, void *const *bufs, TnKernelFn *order);

#endif  // TENON_AHEAD_ROUTINE_H
