// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Comparison of tensors by the rules of the check dialect.
#ifndef TENON_INTERP_EVAL_CHECK_H
#define TENON_INTERP_EVAL_CHECK_H

#include "interp/interp_priv.h"

typedef enum TnCheckKind {
  TN_CHECK_EQ,      // integers bit by bit; floats as numbers: -0 is 0, NaN equals nothing
  TN_CHECK_ALMOST,  // floats: absolute difference up to `tolerance`; NaN equals NaN
  TN_CHECK_CLOSE,   // floats: units in the last place from min_ulps to max_ulps; NaN equals NaN
} TnCheckKind;

typedef struct TnCheckRule {
  TnCheckKind kind;
  double tolerance;
  uint64_t min_ulps, max_ulps;
} TnCheckRule;

// NULL when every element of got passes against want; the error begins with the name of the check.
TnError *tn_check_tensors(TnInterp *it, const TnOp *op, TnStr check, const TnCheckRule *r, const TnTensor *got,
                          const TnTensor *want);
// The check.* targets of custom_call.
bool tn_check_is_target(TnStr target);
TnEvalFn tn_check_custom_call;

#endif  // TENON_INTERP_EVAL_CHECK_H
