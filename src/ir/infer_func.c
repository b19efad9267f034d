// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Functions, calls, returns and modules: signatures against blocks, calls against callees.
#include "ir/infer_priv.h"

bool tn_infer_builtin_module(TnInfer *cx) {
  const TnRegion *r = &cx->op->regions[0];
  return r->n_args == 0 || tn_infer_fail(cx, TN_NO_LABEL, "body has %u arguments, expected none", r->n_args);
}

bool tn_infer_builtin_cast(TnInfer *cx) { return cx->op != NULL; }

// Between tensor types that differ in what is known of the sizes.
bool tn_infer_tensor_cast(TnInfer *cx) {
  const TnType *from = cx->op->operands[0]->type, *to = tn_infer_declared(cx, 0);
  return !to || tn_type_compatible(from, to) ||
         tn_infer_fail(cx, TN_NO_LABEL, "cast from %p to %p, expected compatible types", from, to);
}

// An op of an unknown dialect: its results are as declared.
bool tn_infer_opaque(TnInfer *cx) { return cx->op != NULL; }

// ---------------------------------------------------------------------------------------------------------------

static bool check_attr_list(TnInfer *cx, const TnAttr *list, size_t n, const char *what, const char *of) {
  if (!list) return true;
  if (list->n != n)
    return tn_infer_fail(cx, TN_NO_LABEL, "%s has %u elements, expected one for each of %zu %s", what, list->n, n, of);
  for (size_t i = 0; i < n; i++)
    if (list->items[i]->kind != TN_ATTR_DICT)
      return tn_infer_fail(cx, TN_NO_LABEL, "element %zu of %s is no dictionary", i, what);
  return true;
}

static bool check_entry(TnInfer *cx, const TnType *type) {
  const TnRegion *body = &cx->op->regions[0];
  if (!body->has_block) return true;
  if (body->n_args != type->n_inputs)
    return tn_infer_fail(cx, TN_NO_LABEL, "body has %u arguments, expected %u as the function type says", body->n_args,
                         type->n_inputs);
  for (uint32_t i = 0; i < body->n_args; i++)
    if (body->args[i].type != type->types[i])
      return tn_infer_fail(cx, TN_NO_LABEL, "argument %u of the body is %p, expected %p as the function type says", i,
                           body->args[i].type, type->types[i]);
  return true;
}

static bool check_visibility(TnInfer *cx, const TnAttr *visibility) {
  if (!visibility || tn_str_is(visibility->str, "public")) {
    if (cx->op->regions[0].has_block) return true;
    return tn_infer_fail(cx, TN_NO_LABEL, "@%.*s has no body, expected private visibility",
                         TN_STR_ARG(tn_symbol_name(cx->op)));
  }
  return tn_str_is(visibility->str, "private") || tn_str_is(visibility->str, "nested") ||
         tn_infer_fail(cx, TN_NO_LABEL, "visibility is \"%.*s\", expected public, private or nested",
                       TN_STR_ARG(visibility->str));
}

bool tn_infer_func_func(TnInfer *cx) {
  const Tn_func_attrs *a = TN_OP_ATTRS(cx->op, func);
  const TnType *type = a->function_type->type;
  if (type->kind != TN_TYPE_FUNCTION)
    return tn_infer_fail(cx, TN_NO_LABEL, "function_type is %p, expected a function type", type);
  const TnOp *parent = tn_op_parent(cx->op);
  if (parent && parent->opcode != TN_OP_builtin_module)
    return tn_infer_fail(cx, TN_NO_LABEL, "@%.*s is inside %s, expected it directly in a module",
                         TN_STR_ARG(a->sym_name->str), tn_op_name(parent));
  return check_visibility(cx, a->sym_visibility) && check_entry(cx, type) &&
         check_attr_list(cx, a->arg_attrs, type->n_inputs, "arg_attrs", "arguments") &&
         check_attr_list(cx, a->res_attrs, type->n_types - type->n_inputs, "res_attrs", "results");
}

static bool check_values(TnInfer *cx, const TnType *const *want, size_t n, const char *of) {
  if (cx->op->n_operands != n)
    return tn_infer_fail(cx, TN_NO_LABEL, "%u operands given, expected %zu, the %s", cx->op->n_operands, n, of);
  for (uint32_t i = 0; i < n; i++)
    if (tn_infer_type(cx, i) != want[i])
      return tn_infer_fail(cx, TN_NO_LABEL, "operand %u is %p, expected %p, the type of the %s", i,
                           tn_infer_type(cx, i), want[i], of);
  return true;
}

bool tn_infer_func_return(TnInfer *cx) {
  const TnOp *func = tn_op_parent(cx->op);
  if (!func || func->opcode != TN_OP_func_func) return tn_infer_fail(cx, TN_NO_LABEL, "stands outside a function");
  const TnType *type = tn_func_type(func);
  if (!type || type->kind != TN_TYPE_FUNCTION) return true;  // reported at the function
  return check_values(cx, type->types + type->n_inputs, type->n_types - type->n_inputs, "function's results");
}

bool tn_infer_func_call(TnInfer *cx) {
  const TnAttr *callee = TN_OP_ATTRS(cx->op, func_call)->callee;
  const TnOp *func = callee->n ? NULL : tn_infer_symbol(cx, callee->str);
  if (!func || func->opcode != TN_OP_func_func)
    return tn_infer_fail(cx, TN_NO_LABEL, "@%.*s is no function of the module", TN_STR_ARG(callee->str));
  const TnType *type = tn_func_type(func);
  if (!type || type->kind != TN_TYPE_FUNCTION) return true;  // reported at the function
  if (!check_values(cx, type->types, type->n_inputs, "callee's arguments")) return false;
  uint32_t n_results = type->n_types - type->n_inputs;
  if (cx->op->n_results != n_results)
    return tn_infer_fail(cx, TN_NO_LABEL, "%u results declared, expected the callee's %u", cx->op->n_results,
                         n_results);
  for (uint32_t i = 0; i < n_results; i++) {
    const TnType *declared = tn_infer_declared(cx, i), *want = type->types[type->n_inputs + i];
    if (declared && declared != want)
      return tn_infer_fail(cx, TN_NO_LABEL, "result %u is %p, expected the callee's %p", i, declared, want);
    tn_infer_set(cx, i, want, TN_NO_LABEL);
  }
  return true;
}
