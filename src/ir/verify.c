// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The verifier: one walk over the module that checks, for every op, the types of its values, that its operands are
// visible where it stands, that its regions end as they must, and all that inference says.
#include "ir/infer_priv.h"

#include <stdio.h>

// The values that an isolated op's body has defined so far, by value id. A value is visible when it stands at its id:
// values of other functions have the same ids, and values of regions that ended are taken out again.
typedef struct Scope {
  const TnValue **defined;
  uint32_t n;
  const struct Scope *outer;  // of the enclosing isolated op, for messages only
} Scope;

typedef struct Verifier {
  TnModule *m;
  TnDiags *diags;
  const TnVerifyOptions *options;
  TnMap symbols;
  TnMap types;  // types seen, by pointer: this Verifier when well formed, NULL when not
  bool any_bad_type;
  const TnType *last_type;  // the one checked last: neighbours mostly have the same
  const TnType **inferred;  // for the op at hand; grows
  size_t inferred_cap;
} Verifier;

static TnInfer report_at(Verifier *v, const TnOp *op) { return (TnInfer){.m = v->m, .diags = v->diags, .op = op}; }

// ---------------------------------------------------------------------------------------------------------------
// Types and operands.

static bool check_type(Verifier *v, const TnOp *op, const TnType *const *where) {
  const TnType *t = *where;
  if (t == v->last_type) return true;
  bool is_new;
  TnStr key = {(const char *)where, sizeof *where};  // the map compares pointers by their bytes
  void **slot = tn_map_slot(&v->types, key, &is_new);
  if (is_new) {
    TnInfer cx = report_at(v, op);
    if (tn_verify_type(&cx, t))
      *slot = v;
    else
      v->any_bad_type = true;
  }
  if (*slot) v->last_type = t;
  return *slot != NULL;
}

// Inference relies on well-formed types; a bad one was reported where its value is defined.
static bool has_bad_operand(const Verifier *v, const TnOp *op) {
  if (!v->any_bad_type) return false;
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const TnType *const *where = &op->operands[i]->type;
    if (!tn_map_find(&v->types, (TnStr){(const char *)where, sizeof *where})) return true;
  }
  return false;
}

static bool check_quantized(TnInfer *cx) {
  const TnOp *op = cx->op;
  TnOpKind kind = (TnOpKind)tn_op_get_info(op)->kind;
  if (kind == TN_KIND_MODULE || kind == TN_KIND_TERMINATE || kind == TN_KIND_OPAQUE || op->opcode == TN_OP_func_call)
    return true;
  char what[32];
  for (uint32_t i = 0; i < op->n_operands; i++) {
    if (!op->operands[i]->type->quant) continue;
    snprintf(what, sizeof what, "operand %u", i);
    if (!tn_verify_quantized(cx, op->operands[i]->type, what)) return false;
  }
  for (uint32_t i = 0; i < op->n_results; i++) {
    if (!op->results[i].type->quant) continue;
    snprintf(what, sizeof what, "result %u", i);
    if (!tn_verify_quantized(cx, op->results[i].type, what)) return false;
  }
  return true;
}

static bool check_own_types(Verifier *v, TnInfer *cx) {
  const TnOp *op = cx->op;
  for (uint32_t i = 0; i < op->n_results; i++) {
    if (!op->results[i].type) return tn_infer_fail(cx, TN_NO_LABEL, "result %u has no type", i);
    if (!check_type(v, op, &op->results[i].type)) return false;
  }
  for (uint32_t r = 0; r < op->n_regions; r++)
    for (uint32_t i = 0; i < op->regions[r].n_args; i++) {
      if (!op->regions[r].args[i].type)
        return tn_infer_fail(cx, TN_NO_LABEL, "argument %u of region %u has no type", i, r);
      if (!check_type(v, op, &op->regions[r].args[i].type)) return false;
    }
  const TnType *signature = op->opcode == TN_OP_func_func ? tn_func_type(op) : NULL;
  for (uint32_t i = 0; signature && i < signature->n_types; i++)
    if (!check_type(v, op, &signature->types[i])) return false;
  return true;
}

static bool scope_has(const Scope *s, const TnValue *value) {
  return value->id < s->n && s->defined[value->id] == value;
}

static void scope_set(Scope *s, const TnValue *value, bool visible) {
  if (value->id < s->n) s->defined[value->id] = visible ? value : NULL;
}

static bool is_inside(const TnOp *op, const TnRegion *r) {
  for (; op; op = tn_op_parent(op))
    if (op->parent == r) return true;
  return false;
}

static bool fail_operand(TnInfer *cx, const Scope *s, uint32_t i, const TnValue *value) {
  for (const Scope *o = s->outer; o; o = o->outer)
    if (scope_has(o, value))
      return tn_infer_fail(cx, TN_NO_LABEL,
                           "operand %u is a value from outside, expected one of the isolated region around the op", i);
  if (!value->is_arg && is_inside(cx->op, tn_value_region(value)))
    return tn_infer_fail(cx, TN_NO_LABEL, "operand %u is used before the op that defines it", i);
  return tn_infer_fail(cx, TN_NO_LABEL, "operand %u is a value of a region that ended or has not begun", i);
}

static bool check_operands(TnInfer *cx, const Scope *s) {
  const TnOp *op = cx->op;
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const TnValue *value = op->operands[i];
    if (!value || !value->type) return tn_infer_fail(cx, TN_NO_LABEL, "operand %u is missing", i);
    if (!scope_has(s, value)) return fail_operand(cx, s, i, value);
  }
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// Regions.

static TnOpcode terminator_of(const TnOp *op) {
  const TnOpInfo *info = tn_op_get_info(op);
  if (tn_op_is_of(info, "func")) return TN_OP_func_return;
  if (tn_op_is_of(info, "sdy")) return TN_OP_sdy_return;
  return TN_OP_return;
}

// JAX ends the functions that compare for ApproxTopK as it ends bodies.
static bool is_other_return(const TnOp *op, const TnOp *end) {
  return op->opcode == TN_OP_func_func && end->opcode == TN_OP_return;
}

static bool check_region(TnInfer *cx, const TnRegion *r, uint32_t index) {
  if (!r->has_block) {
    if (cx->op->opcode == TN_OP_func_func) return true;
    return tn_infer_fail(cx, TN_NO_LABEL, "region %u is empty, expected a block", index);
  }
  TnOpcode want = terminator_of(cx->op);
  if (r->last && is_other_return(cx->op, r->last)) {
    TnInfer end = {.m = cx->m, .diags = cx->diags, .op = r->last};
    return tn_infer_func_return(&end);
  }
  if (!r->last || r->last->opcode != want)
    return tn_infer_fail(cx, TN_NO_LABEL, "region %u ends with %s, expected %s", index,
                         r->last ? tn_op_name(r->last) : "nothing", tn_op_full_name(&tn_op_info[want]));
  for (uint32_t i = 0; i < r->last->n_operands; i++)
    if (!r->last->operands[i] || !r->last->operands[i]->type)
      return tn_infer_fail(cx, TN_NO_LABEL, "region %u returns a value that is missing", index);
  return true;
}

static bool check_regions(TnInfer *cx) {
  const TnOp *op = cx->op;
  if (op->n_regions == 0 || tn_op_get_info(op)->traits & TN_TRAIT_NO_TERM) return true;
  for (uint32_t i = 0; i < op->n_regions; i++)
    if (!check_region(cx, &op->regions[i], i)) return false;
  return true;
}

static bool check_place(TnInfer *cx) {
  const TnOp *next = cx->op->next;
  if (!(tn_op_get_info(cx->op)->traits & TN_TRAIT_TERM) || !next) return true;
  return tn_infer_fail(cx, TN_NO_LABEL, "is followed by %s, expected it last in its block", tn_op_name(next));
}

// ---------------------------------------------------------------------------------------------------------------
// The walk.

static bool infer(Verifier *v, const TnOp *op) {
  if (op->n_results > v->inferred_cap) {
    v->inferred = tn_new_n(&v->m->arena, const TnType *, op->n_results);
    v->inferred_cap = op->n_results;
  }
  return tn_infer_op_in(v->m, &v->symbols, op, v->diags, v->inferred);
}

static void verify_region(Verifier *v, Scope *s, const TnRegion *r, unsigned depth);

static void verify_regions(Verifier *v, Scope *s, const TnOp *op, unsigned depth) {
  if (op->n_regions == 0) return;
  if (depth > TN_MAX_NESTING) {
    TnInfer cx = report_at(v, op);
    tn_infer_fail(&cx, TN_NO_LABEL, "regions are nested more than %d deep", TN_MAX_NESTING);
    return;
  }
  Scope inner = {NULL, 0, s};
  if (tn_op_get_info(op)->traits & TN_TRAIT_ISOLATED) {
    inner.n = tn_op_n_values(op);
    inner.defined = tn_new_n(&v->m->arena, const TnValue *, inner.n);
    s = &inner;
  }
  for (uint32_t i = 0; i < op->n_regions; i++) verify_region(v, s, &op->regions[i], depth);
}

// Each of these relies on the one before. What is wrong inside a bad op mostly follows from it: it stays unread.
static bool check_op(Verifier *v, const Scope *s, const TnOp *op) {
  TnInfer cx = report_at(v, op);
  if (op->opcode == TN_OP_opaque && !v->options->allow_unregistered)
    return tn_infer_fail(&cx, TN_NO_LABEL, "no such op is known");
  return check_own_types(v, &cx) && check_operands(&cx, s) && check_regions(&cx) && check_place(&cx) &&
         !has_bad_operand(v, op) && check_quantized(&cx) && infer(v, op);
}

static void verify_op(Verifier *v, Scope *s, const TnOp *op, unsigned depth) {
  if (check_op(v, s, op)) verify_regions(v, s, op, depth);
}

static void verify_region(Verifier *v, Scope *s, const TnRegion *r, unsigned depth) {
  for (uint32_t i = 0; i < r->n_args; i++) scope_set(s, &r->args[i], true);
  TN_FOR_OPS(op, r) {
    if (tn_diags_full(v->diags)) return;
    verify_op(v, s, op, depth + 1);
    for (uint32_t i = 0; i < op->n_results; i++) scope_set(s, &op->results[i], true);
  }
  for (uint32_t i = 0; i < r->n_args; i++) scope_set(s, &r->args[i], false);
  TN_FOR_OPS(op, r)
  for (uint32_t i = 0; i < op->n_results; i++) scope_set(s, &op->results[i], false);
}

static void collect_symbols(Verifier *v) {
  TN_FOR_OPS(op, &v->m->root->regions[0]) {
    TnStr name = tn_symbol_name(op);
    if (name.n == 0) continue;
    bool is_new;
    void **slot = tn_map_slot(&v->symbols, name, &is_new);
    if (is_new) {  // ops that refer to a broken one do not find it
      *slot = tn_infer_fits_table(v->m, op) ? op : NULL;
      continue;
    }
    TnInfer cx = report_at(v, op);
    tn_infer_fail(&cx, TN_NO_LABEL, "@%.*s is defined twice", TN_STR_ARG(name));
    if (*slot) tn_diag(v->diags, TN_NOTE, tn_op_loc(v->m, *slot), "@%.*s is first defined here", TN_STR_ARG(name));
  }
}

TnError *tn_verify(TnModule *m, const TnVerifyOptions *options, TnDiags *diags) {
  static const TnVerifyOptions defaults = {false};
  Verifier v = {.m = m, .diags = diags, .options = options ? options : &defaults};
  tn_map_init(&v.symbols, &m->arena);
  tn_map_init(&v.types, &m->arena);
  if (!v.options->is_numbered) tn_module_renumber(m);
  collect_symbols(&v);
  Scope none = {NULL, 0, NULL};
  verify_op(&v, &none, m->root, 0);
  return tn_diags_finish(diags);
}
