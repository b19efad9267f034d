// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The rules of simplify: local rewrites, each with the law it stands on. A rule is used only where the law holds for
// every value of the type: signed zeros, infinities, NaN and overflow included. Two NaNs are one value here, as they
// are in docs/semantics.md; their signs and payloads are kept by all rules but those whose law says "NaN".
#ifndef TENON_PASS_SIMPLIFY_H
#define TENON_PASS_SIMPLIFY_H

#include "pass/emit.h"

// True when the op was replaced; false, with nothing changed, when the rule does not fit.
typedef bool TnRuleFn(TnPassCtx *cx, TnOp *op);
#define TN_RULES(op, ...) __VA_ARGS__
#define TN_RULE(name, law) TnRuleFn tn_rule_##name;
#include "pass/simplify.def"
#undef TN_RULES
#undef TN_RULE

// Replaces the op's one result when v has its type.
bool tn_simplify_to(TnPassCtx *cx, TnOp *op, TnValue *v);
// Whether one op alone read v when the pass began.
bool tn_simplify_is_used_once(const TnPassCtx *cx, const TnValue *v);
// The op of this opcode that defines v, or NULL.
static inline TnOp *tn_defined_by(const TnValue *v, TnOpcode code) {
  TnOp *op = tn_value_op(v);
  return op && op->opcode == code ? op : NULL;
}

#endif  // TENON_PASS_SIMPLIFY_H
