// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints that stand in rows (infer_priv.h).
#include "ir/infer_priv.h"

#include <stdio.h>

// A value that a row names, and what messages call it.
typedef struct Subject {
  const TnType *type;  // NULL: a result that is not declared
  char what[24];
} Subject;

static Subject subject(const TnInfer *cx, uint8_t at) {
  bool is_result = at >= TN_RULE_RESULTS;
  unsigned i = is_result ? at - TN_RULE_RESULTS : at;
  Subject s = {is_result ? tn_infer_declared(cx, i) : tn_infer_type(cx, i), "operand"};
  if (is_result && s.type && s.type->kind != TN_TYPE_TENSOR) s.type = NULL;  // compared as a whole after all rows
  if (is_result) memcpy(s.what, "result", sizeof "result");
  if ((is_result ? cx->op->n_results : cx->op->n_operands) > 1)
    snprintf(s.what, sizeof s.what, is_result ? "result %u" : "operand %u", i);
  return s;
}

// Checks on two values, the second of which may be a number instead.
static bool check_types(TnInfer *cx, const TnRule *r, TnConstraint label) {
  Subject a = subject(cx, r->a), b = {0};
  if (r->check != TN_RULE_RANK) b = subject(cx, r->b);
  if (!a.type || (r->check != TN_RULE_RANK && !b.type)) return true;
  switch (r->check) {
    case TN_RULE_RANK: return tn_infer_rank(cx, a.type, r->b, a.what, label);
    case TN_RULE_SAME_RANK: return tn_infer_rank(cx, a.type, b.type->rank, a.what, label);
    case TN_RULE_SAME_ELEM: return tn_infer_same_elem(cx, a.type, a.what, b.type, b.what, label);
    case TN_RULE_SAME_SHAPE: return tn_infer_same_shape(cx, a.type, a.what, b.type, b.what, label);
    default: return tn_infer_compatible(cx, a.type, a.what, b.type, b.what, label);
  }
}

// The attribute of a slot, or a field of the struct.
static const TnAttr *attr_of(const TnInfer *cx, const TnAttr *fields, uint8_t at, const char **what) {
  const TnAttrSpec *specs = fields ? tn_struct_fields((TnStructId)fields->sub) : tn_op_specs(tn_op_get_info(cx->op));
  *what = tn_name(specs[at].name);
  return fields ? fields->items[at] : cx->op->attrs[at];
}

static bool check_attrs(TnInfer *cx, const TnRule *r, const TnAttr *fields, TnConstraint label) {
  const char *what, *what_b;
  const TnAttr *a = attr_of(cx, fields, r->a, &what), *b;
  const TnType *t = NULL;
  if (r->check >= TN_RULE_OF_RANK) t = subject(cx, r->b).type;
  if (r->check >= TN_RULE_OF_RANK && !t) return true;
  switch (r->check) {
    case TN_RULE_SORTED: return tn_infer_list_sorted(cx, a, what, label);
    case TN_RULE_UNIQUE: return tn_infer_list_unique(cx, a, what, label);
    case TN_RULE_MIN: return tn_infer_list_min(cx, a, r->b, what, label);
    case TN_RULE_AT_LEAST: return tn_infer_at_least(cx, a->i, r->b, what, label);
    case TN_RULE_SAME_SIZE:
      b = attr_of(cx, fields, r->b, &what_b);
      return tn_infer_list_size(cx, a, tn_attr_n(b), what, label);
    case TN_RULE_DISJOINT:
      b = attr_of(cx, fields, r->b, &what_b);
      return tn_infer_lists_disjoint(cx, a, b, tn_arena_fmt(&cx->m->arena, "%s and %s", what, what_b).p, label);
    case TN_RULE_SIZE: return tn_infer_list_size(cx, a, t->rank, what, label);
    case TN_RULE_DIMS: return tn_infer_list_range(cx, a, 0, t->rank, what, label);
    default: return tn_infer_range(cx, a->i, 0, t->rank, what, label);
  }
}

bool tn_infer_rules_of(TnInfer *cx, const TnRule *r, const TnAttr *fields, const TnConstraint *labels) {
  for (bool ok = true;; r++) {
    TnConstraint label = labels ? labels[r->label] : r->label;
    switch (r->check) {
      case TN_RULES_END: return true;
      case TN_RULE_OPERAND: ok = tn_infer_operand(cx, r->a, r->b, label); break;
      case TN_RULE_RESULT: ok = tn_infer_result(cx, r->a, r->b, label); break;
      case TN_RULE_SHAPE: ok = tn_infer_shape_operand(cx, r->a, label); break;
      case TN_RULE_SET: tn_infer_set(cx, r->a, tn_infer_type(cx, r->b), label); break;
      default: ok = r->check < TN_RULE_OF_TYPES ? check_attrs(cx, r, fields, label) : check_types(cx, r, label);
    }
    if (!ok) return false;
  }
}

bool tn_infer_rules(TnInfer *cx, const TnRule *rules) { return tn_infer_rules_of(cx, rules, NULL, NULL); }
