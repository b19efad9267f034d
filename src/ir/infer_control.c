// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Control flow, tuples, custom_call and composite.
#include <inttypes.h>

#include "ir/infer_region_priv.h"

// ---------------------------------------------------------------------------------------------------------------
// Values that are not (only) tensors.

static bool is_in_set(const TnType *t, TnValueSet set) {
  switch (t->kind) {
    case TN_TYPE_TENSOR:
      return set & (tn_elem_set(t->elem) & TN_ELEM_TENSOR ? TN_VALUE_TENSOR
                    : tn_elem_set(t->elem) & TN_ELEM_A    ? TN_VALUE_PER_AXIS
                                                          : 0u);
    case TN_TYPE_UNRANKED: return set & TN_VALUE_UNRANKED;
    case TN_TYPE_TOKEN: return set & TN_VALUE_TOKEN;
    case TN_TYPE_MEMREF: return set & TN_VALUE_BUFFER;
    case TN_TYPE_FUTURE:
      for (uint32_t k = 0; k < t->n_types; k++)
        if (!is_in_set(t->types[k], TN_VALUE_TENSOR | TN_VALUE_PER_AXIS)) return false;
      return set & TN_VALUE_FUTURE;
    case TN_TYPE_TUPLE:
      for (uint32_t k = 0; k < t->n_types; k++)
        if (!is_in_set(t->types[k], set)) return false;
      return set & TN_VALUE_TUPLE;
    default: return false;
  }
}

// "a tensor, token or tuple"
static const char *set_text(TnInfer *cx, TnValueSet set) {
  static const struct {
    TnValueSet bit;
    const char *text;
  } names[] = {{TN_VALUE_TENSOR, "tensor"},
               {TN_VALUE_TOKEN, "token"},
               {TN_VALUE_BUFFER, "buffer"},
               {TN_VALUE_FUTURE, "future"},
               {TN_VALUE_TUPLE, "tuple"}};
  TnBuf out = {.arena = &cx->m->arena};
  tn_buf_z(&out, "a ");
  set &= TN_VALUE_TENSOR | TN_VALUE_TOKEN | TN_VALUE_BUFFER | TN_VALUE_FUTURE | TN_VALUE_TUPLE;
  for (size_t i = 0; i < TN_COUNT(names); i++) {
    if (!(set & names[i].bit)) continue;
    set &= ~names[i].bit;
    if (out.n > 2) tn_buf_z(&out, set ? ", " : " or ");
    tn_buf_z(&out, names[i].text);
  }
  tn_buf_char(&out, 0);
  return out.p;
}

bool tn_infer_value(TnInfer *cx, const TnType *t, TnValueSet set, const char *what, size_t i, TnConstraint label) {
  return is_in_set(t, set) ||
         tn_infer_fail(cx, label, "%s %zu has type %p, expected %s", what, i, t, set_text(cx, set));
}

bool tn_infer_values(TnInfer *cx, TnValueSet set, TnConstraint label) {
  for (uint32_t i = 0; i < cx->op->n_operands; i++)
    if (!tn_infer_value(cx, tn_infer_type(cx, i), set, "operand", i, label)) return false;
  return true;
}

bool tn_infer_n_results(TnInfer *cx, size_t n, TnConstraint label) {
  return cx->op->n_results == n || tn_infer_fail(cx, label, "%u results, expected %zu", cx->op->n_results, n);
}

// ---------------------------------------------------------------------------------------------------------------
// if, case

typedef struct BranchLabels {
  TnConstraint selector, args, same, results;
} BranchLabels;

static bool check_branch(TnInfer *cx, unsigned k, const TnOp *first, const BranchLabels *l, const TnOp **out) {
  const TnOp *ret = tn_infer_terminator(cx, k, "branch", l->same);
  if (!ret || !tn_infer_n_args(cx, k, 0, "branch", l->args)) return false;
  if (!tn_infer_n_returned(cx, ret, first ? first->n_operands : ret->n_operands, "branch", l->same)) return false;
  for (uint32_t i = 0; i < ret->n_operands; i++) {
    const TnType *t = ret->operands[i]->type;
    if (!tn_infer_value(cx, t, TN_VALUE_ANY_TENSOR | TN_VALUE_TOKEN, "returned value", i, l->results)) return false;
    if (first && !tn_infer_compatible(cx, first->operands[i]->type, "what the first branch returns", t,
                                      "what another returns", l->same))
      return false;
  }
  *out = ret;
  return true;
}

static bool infer_branches(TnInfer *cx, TnElemSet selector, TnDtype dtype, const BranchLabels *l) {
  unsigned n = cx->op->n_regions;
  if (!tn_infer_operand(cx, 0, selector, l->selector) ||
      !tn_infer_scalar(cx, tn_infer_type(cx, 0), tn_type_scalar(cx->m, dtype), "operand", 0, l->selector))
    return false;
  const TnOp **returns = tn_new_n(&cx->m->arena, const TnOp *, n);
  for (unsigned k = 0; k < n; k++)
    if (!check_branch(cx, k, k ? returns[0] : NULL, l, &returns[k])) return false;
  if (!tn_infer_n_results(cx, returns[0]->n_operands, l->results)) return false;
  const TnType **types = tn_new_n(&cx->m->arena, const TnType *, n);
  for (uint32_t i = 0; i < cx->op->n_results; i++) {
    for (unsigned k = 0; k < n; k++) types[k] = returns[k]->operands[i]->type;
    const TnType *t = tn_infer_join(cx, types, n, l->same);
    if (!t) return false;
    tn_infer_set(cx, i, t, l->results);
  }
  return true;
}

bool tn_infer_if(TnInfer *cx) {
  static const BranchLabels labels = {if_i1, if_c1, if_c2, if_c3};
  return infer_branches(cx, TN_ELEM_P, TN_I1, &labels);  // if_c1..c3
}

bool tn_infer_case(TnInfer *cx) {
  static const BranchLabels labels = {case_i1, case_c2, case_c3, case_c4};
  if (cx->op->n_regions == 0) return tn_infer_fail(cx, case_c1, "no branches, expected at least one");
  return infer_branches(cx, TN_ELEM_S, TN_I32, &labels);  // case_c2..c4
}

// ---------------------------------------------------------------------------------------------------------------
// while

static bool check_loop_region(TnInfer *cx, unsigned k, const char *what, TnConstraint label) {
  const TnRegion *r = &cx->op->regions[k];
  if (!tn_infer_n_args(cx, k, cx->op->n_operands, what, label)) return false;
  for (uint32_t i = 0; i < r->n_args; i++)
    if (!tn_infer_compatible(cx, r->args[i].type, "region argument", tn_infer_type(cx, i), "operand", label))
      return false;
  return true;
}

bool tn_infer_while(TnInfer *cx) {
  uint32_t n = cx->op->n_operands;
  if (!tn_infer_values(cx, TN_VALUE_ANY_TENSOR | TN_VALUE_TOKEN | TN_VALUE_BUFFER, while_i1)) return false;
  const TnOp *cond = tn_infer_terminator(cx, 0, "cond", while_c1), *body;
  if (!cond || !check_loop_region(cx, 0, "cond", while_c1)) return false;
  if (!tn_infer_n_returned(cx, cond, 1, "cond", while_c1) ||
      !tn_infer_scalar(cx, cond->operands[0]->type, tn_type_scalar(cx->m, TN_I1), "returned value", 0, while_c1))
    return false;
  body = tn_infer_terminator(cx, 1, "body", while_c2);
  if (!body || !check_loop_region(cx, 1, "body", while_c2)) return false;
  if (!tn_infer_n_returned(cx, body, n, "body", while_c2) || !tn_infer_n_results(cx, n, while_c3)) return false;
  for (uint32_t i = 0; i < n; i++) {
    if (!tn_infer_compatible(cx, body->operands[i]->type, "returned value", tn_infer_type(cx, i), "operand", while_c2))
      return false;
    tn_infer_set(cx, i, tn_infer_type(cx, i), while_c3);
  }
  return true;
}

bool tn_infer_optimization_barrier(TnInfer *cx) {
  if (!tn_infer_values(cx, TN_VALUE_TENSOR | TN_VALUE_TOKEN, optimization_barrier_i1)) return false;
  if (!tn_infer_n_results(cx, cx->op->n_operands, optimization_barrier_c1)) return false;
  for (uint32_t i = 0; i < cx->op->n_results; i++) tn_infer_set(cx, i, tn_infer_type(cx, i), optimization_barrier_c1);
  return true;
}

// What a return carries is checked by the op that holds the region.
bool tn_infer_return(TnInfer *cx) {
  return tn_infer_values(cx, TN_VALUE_ANY_TENSOR | TN_VALUE_TOKEN | TN_VALUE_BUFFER, TN_NO_LABEL);
}

// ---------------------------------------------------------------------------------------------------------------
// Tuples

bool tn_infer_tuple(TnInfer *cx) {
  uint32_t n = cx->op->n_operands;
  if (!tn_infer_values(cx, TN_VALUE_ANY_TENSOR | TN_VALUE_TOKEN | TN_VALUE_TUPLE | TN_VALUE_BUFFER, tuple_i1))
    return false;
  const TnType **types = tn_new_n(&cx->m->arena, const TnType *, n);
  for (uint32_t i = 0; i < n; i++) types[i] = tn_infer_type(cx, i);
  tn_infer_set(cx, 0, tn_type_tuple(cx->m, types, n), tuple_c1);
  return true;
}

bool tn_infer_get_tuple_element(TnInfer *cx) {
  const TnType *t = tn_infer_type(cx, 0);
  if (t->kind != TN_TYPE_TUPLE) return tn_infer_fail(cx, get_tuple_element_i1, "operand is %p, expected a tuple", t);
  int64_t index = TN_OP_ATTRS(cx->op, get_tuple_element)->index->i;
  if (!tn_infer_range(cx, index, 0, t->n_types, "index", get_tuple_element_c1)) return false;
  tn_infer_set(cx, 0, t->types[index], get_tuple_element_c2);
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// custom_call: results are as declared; attributes must fit operands and results.

enum { N_API_VERSIONS = 5, TYPED_FFI = 4 };

// A layout is a permutation of the dimensions, minor to major; empty for what is no tensor.
static bool check_layout(TnInfer *cx, const TnAttr *layout, const TnType *t, const char *what, size_t i) {
  if (layout->kind != TN_ATTR_DENSE || layout->type->rank != 1 || layout->type->elem->kind != TN_TYPE_INDEX)
    return tn_infer_fail(cx, TN_NO_LABEL,
                         "%s layout %zu is not a list of index elements (dense<...> : tensor<Nxindex>)", what, i);
  if (t->kind == TN_TYPE_UNRANKED) return true;
  if (t->kind == TN_TYPE_TUPLE)
    return tn_infer_fail(cx, TN_NO_LABEL, "%s %zu is a tuple, expected no layouts then", what, i);
  size_t rank = t->kind == TN_TYPE_TENSOR || t->kind == TN_TYPE_MEMREF ? t->rank : 0, n = tn_attr_n(layout);
  bool fits = n == rank && layout->data_bytes / sizeof(int64_t) >= (layout->is_splat ? 1 : n);
  TnBits seen = tn_bits_new(&cx->m->arena, rank);
  for (size_t k = 0; k < n && fits; k++) {
    int64_t dim = tn_i64s_at(layout, k);
    fits = dim >= 0 && dim < (int64_t)rank && !tn_bits_get(&seen, (size_t)dim);
    if (fits) tn_bits_set(&seen, (size_t)dim);
  }
  return fits ||
         tn_infer_fail(cx, TN_NO_LABEL, "layout of %s %zu has %zu elements, expected a permutation of [0, %zu) for %p",
                       what, i, n, rank, t);
}

static bool check_layouts(TnInfer *cx, const TnAttr *layouts, const TnType *const *types, size_t n, const char *what) {
  if (layouts->n != n)
    return tn_infer_fail(cx, TN_NO_LABEL, "%u %s layouts for %zu %ss, expected one each", layouts->n, what, n, what);
  for (size_t i = 0; i < n; i++)
    if (!check_layout(cx, layouts->items[i], types[i], what, i)) return false;
  return true;
}

// The types whose layouts result_layouts lists: the results, or the parts of a single tuple.
static const TnType *const *result_types(TnInfer *cx, size_t *out_n) {
  const TnOp *op = cx->op;
  *out_n = op->n_results;
  if (op->n_results == 1 && tn_infer_declared(cx, 0)->kind == TN_TYPE_TUPLE) {
    *out_n = tn_infer_declared(cx, 0)->n_types;
    return tn_infer_declared(cx, 0)->types;
  }
  const TnType **types = tn_new_n(&cx->m->arena, const TnType *, op->n_results);
  for (uint32_t i = 0; i < op->n_results; i++) types[i] = tn_infer_declared(cx, i);
  return types;
}

// Part of a type that a path of tuple indices reaches; NULL when it leaves the tuple.
static const TnType *follow(const TnType *t, TnI64s path) {
  for (size_t i = 0; i < tn_attr_n(path); i++) {
    int64_t k = tn_i64s_at(path, i);
    if (t->kind != TN_TYPE_TUPLE || k < 0 || k >= t->n_types) return NULL;
    t = t->types[k];
  }
  return t;
}

static bool check_alias(TnInfer *cx, const TnAttr *a) {
  const TnOp *op = cx->op;
  TnI64s out_path = tn_attr_field(a, TN_FIELD_output_operand_alias_output_tuple_indices);
  TnI64s in_path = tn_attr_field(a, TN_FIELD_output_operand_alias_operand_tuple_indices);
  int64_t index = tn_attr_field(a, TN_FIELD_output_operand_alias_operand_index)->i;
  if (!tn_infer_range(cx, index, 0, op->n_operands, "operand_index of an alias", TN_NO_LABEL)) return false;
  if (op->n_results == 0) return tn_infer_fail(cx, TN_NO_LABEL, "an alias of an output, expected a result");
  size_t n;
  const TnType *const *types = result_types(cx, &n);
  const TnType *from = follow(tn_infer_type(cx, (uint32_t)index), in_path);
  const TnType *whole = op->n_results == 1 ? tn_infer_declared(cx, 0) : tn_type_tuple(cx->m, types, n);
  const TnType *to = follow(whole, out_path);
  if (!from || !to)
    return tn_infer_fail(cx, TN_NO_LABEL, "%s_tuple_indices of an alias lead outside the tuple",
                         from ? "output" : "operand");
  return tn_type_equal(from, to) ||
         tn_infer_fail(cx, TN_NO_LABEL, "an alias joins operand part %p and output part %p, expected one type", from,
                       to);
}

static bool check_backend_config(TnInfer *cx, const TnAttr *config, int64_t version) {
  bool wants_dict = version == TYPED_FFI;
  if (!config || config->kind == (wants_dict ? TN_ATTR_DICT : TN_ATTR_STRING)) return true;
  return tn_infer_fail(cx, custom_call_i4, "backend_config is no %s, expected one for api_version %" PRId64,
                       wants_dict ? "dictionary" : "string", version);
}

bool tn_infer_custom_call(TnInfer *cx) {
  const TnOp *op = cx->op;
  const Tn_custom_call_attrs *a = TN_OP_ATTRS(op, custom_call);
  const TnValueSet any =
      TN_VALUE_ANY_TENSOR | TN_VALUE_UNRANKED | TN_VALUE_TOKEN | TN_VALUE_TUPLE | TN_VALUE_BUFFER | TN_VALUE_FUTURE;
  int64_t version = tn_attr_int_or(a->api_version, 1);
  if (!tn_infer_values(cx, any, custom_call_i1)) return false;
  if (!tn_infer_range(cx, version, 0, N_API_VERSIONS, "api_version", custom_call_i5)) return false;
  if (!check_backend_config(cx, a->backend_config, version)) return false;
  if (!a->operand_layouts != !a->result_layouts)
    return tn_infer_fail(cx, TN_NO_LABEL, "only one of operand_layouts and result_layouts, expected both or none");
  if (!cx->has_results) return true;
  for (uint32_t i = 0; i < op->n_results; i++)
    if (!tn_infer_value(cx, tn_infer_declared(cx, i), any, "result", i, TN_NO_LABEL)) return false;
  if (a->operand_layouts) {
    const TnType **types = tn_new_n(&cx->m->arena, const TnType *, op->n_operands);
    for (uint32_t i = 0; i < op->n_operands; i++) types[i] = tn_infer_type(cx, i);
    if (!check_layouts(cx, a->operand_layouts, types, op->n_operands, "operand")) return false;
    size_t n;
    const TnType *const *results = result_types(cx, &n);
    if (!check_layouts(cx, a->result_layouts, results, n, "result")) return false;
  }
  for (uint32_t i = 0; a->output_operand_aliases && i < a->output_operand_aliases->n; i++)
    if (!check_alias(cx, a->output_operand_aliases->items[i])) return false;
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// composite

static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
static bool is_word(char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '_'; }

// composite_c1: [a-zA-Z][a-zA-Z0-9_]*([.][a-zA-Z0-9_$]+)+
static bool is_namespaced(TnStr s) {
  if (s.n == 0 || !is_letter(s.p[0])) return false;
  size_t i = 1, n_dots = 0;
  while (i < s.n && is_word(s.p[i])) i++;
  while (i < s.n && s.p[i] == '.') {
    size_t begin = ++i;
    while (i < s.n && (is_word(s.p[i]) || s.p[i] == '$')) i++;
    if (i == begin) return false;
    n_dots++;
  }
  return i == s.n && n_dots > 0;
}

bool tn_infer_composite(TnInfer *cx) {
  const TnOp *op = cx->op;
  const Tn_composite_attrs *a = TN_OP_ATTRS(op, composite);
  if (!tn_infer_values(cx, TN_VALUE_ANY_TENSOR | TN_VALUE_TOKEN | TN_VALUE_TUPLE, composite_i1)) return false;
  if (!is_namespaced(a->name->str))
    return tn_infer_fail(cx, composite_c1, "name is \"%.*s\", expected a namespaced op name as \"my_namespace.my_op\"",
                         TN_STR_ARG(a->name->str));
  const TnOp *f = tn_infer_symbol(cx, a->decomposition->str);
  if (!f || f->opcode != TN_OP_func_func)
    return tn_infer_fail(cx, composite_c2, "decomposition @%.*s is not a function of this module",
                         TN_STR_ARG(a->decomposition->str));
  const TnType *t = tn_func_type(f);
  if (t->n_inputs != op->n_operands)
    return tn_infer_fail(cx, composite_c3, "%u operands, expected the %u of the decomposition", op->n_operands,
                         t->n_inputs);
  for (uint32_t i = 0; i < op->n_operands; i++)
    if (!tn_type_equal(tn_infer_type(cx, i), t->types[i]))
      return tn_infer_fail(cx, composite_c3, "operand %u is %p, expected %p as in the decomposition", i,
                           tn_infer_type(cx, i), t->types[i]);
  if (!tn_infer_n_results(cx, t->n_types - t->n_inputs, composite_c4)) return false;
  for (uint32_t i = 0; i < op->n_results; i++) {
    const TnType *want = t->types[t->n_inputs + i];
    if (cx->has_results && !tn_type_equal(tn_infer_declared(cx, i), want))
      return tn_infer_fail(cx, composite_c4, "result %u is %p, expected %p as in the decomposition", i,
                           tn_infer_declared(cx, i), want);
    tn_infer_set(cx, i, want, composite_c4);
  }
  return true;
}
