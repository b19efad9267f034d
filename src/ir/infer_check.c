// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Ops of test programs: the check and interpreter dialects. The specification does not number their constraints.
#include "ir/infer_region_priv.h"

// ---------------------------------------------------------------------------------------------------------------
// check: two tensors of one type, or a tensor and a constant of its type.

static bool check_pair(TnInfer *cx, TnElemSet set) {
  if (!tn_infer_operands(cx, 0, 2, set, TN_NO_LABEL)) return false;
  const TnType *a = tn_infer_type(cx, 0), *b = tn_infer_type(cx, 1);
  return tn_type_equal(a, b) || tn_infer_fail(cx, TN_NO_LABEL, "operands are %p and %p, expected one type", a, b);
}

static bool check_constant(TnInfer *cx, const TnAttr *value, TnElemSet set) {
  if (!tn_infer_operand(cx, 0, set, TN_NO_LABEL)) return false;
  const TnType *t = tn_infer_type(cx, 0);
  return tn_type_equal(t, value->type) ||
         tn_infer_fail(cx, TN_NO_LABEL, "operand is %p and value %p, expected one type", t, value->type);
}

bool tn_infer_check_expect_eq(TnInfer *cx) { return check_pair(cx, TN_ELEM_ANY); }
bool tn_infer_check_expect_almost_eq(TnInfer *cx) { return check_pair(cx, TN_ELEM_F | TN_ELEM_C); }
bool tn_infer_check_expect_eq_const(TnInfer *cx) {
  return check_constant(cx, TN_OP_ATTRS(cx->op, constant)->value, TN_ELEM_ANY);
}
bool tn_infer_check_expect_almost_eq_const(TnInfer *cx) {
  return check_constant(cx, TN_OP_ATTRS(cx->op, check_almost_const)->value, TN_ELEM_F | TN_ELEM_C);
}
bool tn_infer_check_expect_serialized_eq(TnInfer *cx) { return tn_infer_operand(cx, 0, TN_ELEM_ANY, TN_NO_LABEL); }

bool tn_infer_check_expect_close(TnInfer *cx) {
  const Tn_check_close_attrs *a = TN_OP_ATTRS(cx->op, check_close);
  uint64_t least = (uint64_t)tn_attr_int_or(a->min_ulp_difference, 0),
           most = (uint64_t)tn_attr_int_or(a->max_ulp_difference, 1);
  if (!check_pair(cx, TN_ELEM_F | TN_ELEM_C)) return false;
  return least <= most || tn_infer_fail(cx, TN_NO_LABEL, "min_ulp_difference is above max_ulp_difference");
}

// ---------------------------------------------------------------------------------------------------------------
// interpreter

bool tn_infer_interpreter_print(TnInfer *cx) { return tn_infer_operand(cx, 0, TN_ELEM_ANY, TN_NO_LABEL); }

bool tn_infer_interpreter_probe(TnInfer *cx) {
  if (!tn_infer_operand(cx, 0, TN_ELEM_ANY, TN_NO_LABEL)) return false;
  tn_infer_set(cx, 0, tn_infer_type(cx, 0), TN_NO_LABEL);
  return true;
}

// The type of the function that an attribute names; NULL after reporting.
static const TnType *program_type(TnInfer *cx, const TnAttr *symbol) {
  const TnOp *f = symbol->kind == TN_ATTR_SYMBOL ? tn_infer_symbol(cx, symbol->str) : NULL;
  if (f && f->opcode == TN_OP_func_func && tn_func_type(f)) return tn_func_type(f);
  if (symbol->kind == TN_ATTR_SYMBOL)
    tn_infer_fail(cx, TN_NO_LABEL, "function @%.*s not found", TN_STR_ARG(symbol->str));
  else
    tn_infer_fail(cx, TN_NO_LABEL, "programs and infeed hold symbols of functions only");
  return NULL;
}

// infeed: functions that give what the programs' infeed ops read, one tensor each.
static bool check_infeed(TnInfer *cx, const TnAttr *infeed) {
  if (!infeed) return true;
  if (infeed->n == 0) return tn_infer_fail(cx, TN_NO_LABEL, "infeed is empty, expected functions or no attribute");
  for (uint32_t i = 0; i < infeed->n; i++) {
    const TnType *t = program_type(cx, infeed->items[i]);
    if (!t) return false;
    if (t->n_types - t->n_inputs != 1 || !tn_type_is_tensor(t->types[t->n_inputs]))
      return tn_infer_fail(cx, TN_NO_LABEL, "infeed function @%.*s is %p, expected one that returns a tensor",
                           TN_STR_ARG(infeed->items[i]->str), t);
  }
  return true;
}

// programs: a row of functions, one for each partition, for every replica. Operands and results are those of all
// functions, one after another.
bool tn_infer_interpreter_run_parallel(TnInfer *cx) {
  const Tn_interpreter_run_parallel_attrs *a = TN_OP_ATTRS(cx->op, interpreter_run_parallel);
  const TnAttr *rows = a->programs;
  uint32_t n_columns = rows->n && rows->items[0]->kind == TN_ATTR_ARRAY ? rows->items[0]->n : 0;
  size_t n_operands = 0, n_results = 0;
  if (n_columns == 0)
    return tn_infer_fail(cx, TN_NO_LABEL, "programs is empty, expected a row of functions for each replica");
  for (uint32_t i = 0; i < rows->n; i++) {
    const TnAttr *row = rows->items[i];
    if (row->kind != TN_ATTR_ARRAY || row->n != n_columns)
      return tn_infer_fail(cx, TN_NO_LABEL, "row %u of programs has not %u elements as the first", i, n_columns);
    for (uint32_t j = 0; j < n_columns; j++) {
      const TnType *t = program_type(cx, row->items[j]);
      if (!t) return false;
      n_operands += t->n_inputs;
      n_results += t->n_types - t->n_inputs;
    }
  }
  if (cx->op->n_operands != n_operands)
    return tn_infer_fail(cx, TN_NO_LABEL, "%u operands, expected the %zu of all programs", cx->op->n_operands,
                         n_operands);
  return tn_infer_n_results(cx, n_results, TN_NO_LABEL) && check_infeed(cx, a->infeed);
}
