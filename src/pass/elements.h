// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// elements: ops with bodies as loops that run the body for one element after the other.
#ifndef TENON_PASS_ELEMENTS_H
#define TENON_PASS_ELEMENTS_H

#include "pass/emit.h"

// Replaces a map, reduce, reduce_window, scatter, select_and_scatter or sort. What was in its body stands in loops
// then.
TnError *tn_elements_loop(TnPassCtx *cx, TnOp *op);

#endif  // TENON_PASS_ELEMENTS_H
