// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Structural equality of modules: the same ops in the same order with equal attributes, types and wiring.
#include "ir/module.h"

typedef struct Compare {
  const TnModule *a, *b;
  bool with_locations;
  TnArena *arena;
  TnStr *out;
} Compare;

static bool differ(const Compare *c, const TnOp *a, const TnOp *b, const char *what) {
  if (c->out && c->arena) {
    TnLoc la = tn_op_loc(c->a, a), lb = tn_op_loc(c->b, b);
    *c->out = tn_arena_fmt(c->arena, "%s (%u:%u) and %s (%u:%u) differ in %s", tn_op_name(a), la.line, la.col,
                           tn_op_name(b), lb.line, lb.col, what);
  }
  return false;
}

// Values correspond when they are the same result of the same-numbered op or the same argument of it; both modules
// are numbered afresh before the comparison, so ids say it.
static bool same_value(const TnValue *a, const TnValue *b) {
  if (!a || !b) return a == b;
  return a->is_arg == b->is_arg && a->index == b->index && a->id == b->id;
}

static bool same_loc(const TnAttr *a, const TnAttr *b) {
  bool a_unknown = !a || a->sub == TN_LOC_UNKNOWN, b_unknown = !b || b->sub == TN_LOC_UNKNOWN;
  return (a_unknown && b_unknown) || tn_attr_equal(a, b);
}

// An absent attribute equals its default value.
static bool same_attr(const TnAttrSpec *spec, const TnAttr *a, const TnAttr *b) {
  if (a && b) return tn_attr_equal(a, b);
  return (!a || tn_attr_is_default(spec, a)) && (!b || tn_attr_is_default(spec, b));
}

static bool compare_region(const Compare *c, const TnRegion *a, const TnRegion *b);

static bool compare_op(const Compare *c, const TnOp *a, const TnOp *b) {
  if (a->opcode != b->opcode || strcmp(tn_op_name(a), tn_op_name(b))) return differ(c, a, b, "op");
  if (a->n_operands != b->n_operands) return differ(c, a, b, "operand count");
  if (a->n_results != b->n_results) return differ(c, a, b, "result count");
  if (a->n_regions != b->n_regions) return differ(c, a, b, "region count");
  for (size_t i = 0; i < tn_op_get_info(a)->n_attrs; i++)
    if (!same_attr(&tn_op_specs(tn_op_get_info(a))[i], a->attrs[i], b->attrs[i]))
      return differ(c, a, b, tn_name(tn_op_specs(tn_op_get_info(a))[i].name));
  if (!tn_attr_equal(a->dict, b->dict)) return differ(c, a, b, "discardable attributes");
  if (c->with_locations && !same_loc(a->loc, b->loc)) return differ(c, a, b, "location");
  for (size_t i = 0; i < a->n_operands; i++)
    if (!same_value(a->operands[i], b->operands[i])) return differ(c, a, b, "an operand");
  for (size_t i = 0; i < a->n_results; i++)
    if (!tn_type_equal(a->results[i].type, b->results[i].type)) return differ(c, a, b, "a result type");
  for (size_t i = 0; i < a->n_regions; i++)
    if (!compare_region(c, &a->regions[i], &b->regions[i])) return false;
  return true;
}

static bool compare_region(const Compare *c, const TnRegion *a, const TnRegion *b) {
  if (a->has_block != b->has_block || a->n_args != b->n_args) return differ(c, a->op, b->op, "region arguments");
  for (size_t i = 0; i < a->n_args; i++)
    if (!tn_type_equal(a->args[i].type, b->args[i].type)) return differ(c, a->op, b->op, "a region argument type");
  const TnOp *p = a->first, *q = b->first;
  for (; p && q; p = p->next, q = q->next)
    if (!compare_op(c, p, q)) return false;
  return p || q ? differ(c, a->op, b->op, "number of ops inside") : true;
}

bool tn_module_equal(const TnModule *a, const TnModule *b, bool with_locations, TnArena *arena, TnStr *out_difference) {
  Compare c = {a, b, with_locations, arena, out_difference};
  return compare_op(&c, a->root, b->root);
}
