// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints that stand in rows (infer_priv.h).
#include "ir/infer_priv.h"

// The type of a value that a row names; NULL: a result that is not declared, or is no tensor and compared as a whole
// after all rows.
static const TnType *type_of(const TnInfer *cx, uint8_t at) {
  if (at < TN_RULE_RESULTS) return tn_infer_type(cx, at);
  const TnType *t = tn_infer_declared(cx, at - TN_RULE_RESULTS);
  return t && t->kind == TN_TYPE_TENSOR ? t : NULL;
}

static const char *name_of(const TnInfer *cx, uint8_t at) {
  bool is_result = at >= TN_RULE_RESULTS;
  const char *what = is_result ? "result" : "operand";
  if ((is_result ? cx->op->n_results : cx->op->n_operands) < 2) return what;
  return tn_arena_fmt(&cx->m->arena, "%s %d", what, is_result ? at - TN_RULE_RESULTS : at).p;
}

// Checks on two values, the second of which may be a number instead.
static bool check_types(TnInfer *cx, const TnRule *r, TnConstraint label) {
  const TnType *a = type_of(cx, r->a), *b = r->check == TN_RULE_RANK ? NULL : type_of(cx, r->b);
  if (!a || (!b && r->check != TN_RULE_RANK)) return true;
  uint32_t rank = b ? b->rank : r->b;
  switch (r->check) {  // names are made for messages alone
    case TN_RULE_RANK:
    case TN_RULE_SAME_RANK: return a->rank == rank || tn_infer_rank(cx, a, rank, name_of(cx, r->a), label);
    case TN_RULE_SAME_ELEM:
      return tn_elem_compatible(a, b) || tn_infer_same_elem(cx, a, name_of(cx, r->a), b, name_of(cx, r->b), label);
    case TN_RULE_SAME_SHAPE:
      return tn_shape_compatible(a, b) || tn_infer_same_shape(cx, a, name_of(cx, r->a), b, name_of(cx, r->b), label);
    default:
      return tn_type_compatible(a, b) || tn_infer_compatible(cx, a, name_of(cx, r->a), b, name_of(cx, r->b), label);
  }
}

// The attribute of a slot, or a field of the struct.
static const TnAttr *attr_of(const TnInfer *cx, const TnAttr *fields, uint8_t at, const char **what) {
  const TnAttrSpec *specs = fields ? tn_struct_fields((TnStructId)fields->sub) : tn_op_specs(tn_op_get_info(cx->op));
  *what = tn_name(specs[at].name);
  return fields ? fields->items[at] : cx->op->attrs[at];
}

static const char *joined(TnInfer *cx, const char *a, const char *b) {
  TnBuf out = {.arena = &cx->m->arena};
  tn_buf_z(&out, a);
  tn_buf_z(&out, " and ");
  tn_buf_z(&out, b);
  tn_buf_char(&out, 0);
  return out.p;
}

static bool check_attrs(TnInfer *cx, const TnRule *r, const TnAttr *fields, TnConstraint label) {
  const char *what, *what_b;
  const TnAttr *a = attr_of(cx, fields, r->a, &what), *b;
  const TnType *t = NULL;
  if (r->check >= TN_RULE_OF_RANK) t = type_of(cx, r->b);
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
      return tn_infer_lists_disjoint(cx, a, b, joined(cx, what, what_b), label);
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
