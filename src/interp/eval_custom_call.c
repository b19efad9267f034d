// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// stablehlo.custom_call: targets that are built in, else the host's callback.
#include "interp/eval_check.h"

TnError *tn_eval_custom_call(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnStr target = TN_OP_ATTRS(op, custom_call)->call_target_name->str;
  if (tn_check_is_target(target)) return tn_check_custom_call(it, op, in, out);
  if (it->options.custom_call) return it->options.custom_call(it->options.custom_call_user, it, op, in, out);
  return tn_interp_fail(it, op, TN_NOT_FOUND, "no handler is registered for target @%.*s", TN_STR_ARG(target));
}
