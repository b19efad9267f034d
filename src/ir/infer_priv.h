// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What the inference functions of all op families share: one declaration an op, and the checks that many constraints
// have in common. Every check returns true when it holds; otherwise it has reported and returns false, so a function
// reads as the list of its op's constraints:
//
//   if (!tn_infer_operand(cx, 0, TN_ELEM_ANY, TN_INPUT_LABEL)) return false;
//   if (!tn_infer_list_size(cx, dims, x->rank, "permutation", transpose_c2)) return false;
//
// A label names a constraint of the specification (slice_c3) or the type rule of an input (slice_i1).
#ifndef TENON_IR_INFER_PRIV_H
#define TENON_IR_INFER_PRIV_H

#include "ir/verify.h"

#define TN_OP(id, dialect, name, operands, results, regions, kind, traits, attrs) TnInferFn tn_infer_##id;
#include "ir/ops.def"
#undef TN_OP
// What the ops share whose rows in ops.def give a set of element types.
TnInferFn tn_infer_same, tn_infer_chlo_same, tn_infer_chlo_broadcast_same;

// ---- element types, with the letters of the specification's tables
typedef unsigned TnElemSet;
enum {
  TN_ELEM_P = 1,        // i1
  TN_ELEM_S = 2,        // signed integers
  TN_ELEM_U = 4,        // unsigned integers
  TN_ELEM_F = 8,        // floats
  TN_ELEM_C = 16,       // complex
  TN_ELEM_Q = 32,       // quantized per tensor
  TN_ELEM_A = 64,       // quantized per axis
  TN_ELEM_INDEX = 128,  // MLIR's index, in shape operands
  TN_ELEM_I = TN_ELEM_S | TN_ELEM_U,
  TN_ELEM_DIM = TN_ELEM_I | TN_ELEM_INDEX,
  TN_ELEM_FC = TN_ELEM_F | TN_ELEM_C,
  TN_ELEM_FQ = TN_ELEM_F | TN_ELEM_Q,
  TN_ELEM_FCQ = TN_ELEM_FC | TN_ELEM_Q,
  TN_ELEM_IFCQ = TN_ELEM_I | TN_ELEM_FCQ,
  TN_ELEM_SFCQ = TN_ELEM_S | TN_ELEM_FCQ,
  TN_ELEM_IF = TN_ELEM_I | TN_ELEM_F,
  TN_ELEM_PI = TN_ELEM_P | TN_ELEM_I,
  TN_ELEM_PIF = TN_ELEM_PI | TN_ELEM_F,
  TN_ELEM_PIFC = TN_ELEM_PIF | TN_ELEM_C,
  TN_ELEM_TENSOR = TN_ELEM_P | TN_ELEM_I | TN_ELEM_F | TN_ELEM_C | TN_ELEM_Q,
  TN_ELEM_ANY = TN_ELEM_TENSOR | TN_ELEM_A,
};
const char *tn_elem_set_text(TnInfer *cx, TnElemSet set);  // "float or complex"
TnElemSet tn_elem_set(const TnType *elem);  // the bit of an element type; 0 when StableHLO has no such element

TnElemSet tn_infer_same_set(const TnInfer *cx);  // of the op's row; 0: it gives none

// tn_infer_op with the symbols already collected.
bool tn_infer_op_in(TnModule *m, const TnMap *symbols, const TnOp *op, TnDiags *diags, const TnType **out_types);

// Whether a type is well formed; reports at the op.
bool tn_verify_type(TnInfer *cx, const TnType *t);
// Whether a quantized tensor is one that StableHLO's ops take or make (others may be passed around).
bool tn_verify_quantized(TnInfer *cx, const TnType *t, const char *what);

// Whether counts and attributes are as the op table says; silent. What other ops may read of an op relies on it.
bool tn_infer_fits_table(TnModule *m, const TnOp *op);

// Warns of what the specification forbids and its reference implementation takes all the same. Returns true.
bool tn_infer_warn(TnInfer *cx, TnConstraint label, const char *fmt, ...) TN_PRINTF(3, 4);

// ---- reading the op
TnOp *tn_infer_symbol(const TnInfer *cx, TnStr name);  // NULL when the module has no such symbol
static inline const TnType *tn_infer_type(const TnInfer *cx, uint32_t operand) {
  return cx->op->operands[operand]->type;
}
// The declared type of a result, NULL when the builder asks.
static inline const TnType *tn_infer_declared(const TnInfer *cx, uint32_t result) {
  return cx->op->results[result].type;
}
const char *tn_infer_dim_text(TnInfer *cx, int64_t dim);  // "?" or the number

// Elements of an operand that stablehlo.constant defines, as integers (shapes, mostly).
typedef struct TnConst {
  const TnAttr *attr;
  size_t n;
} TnConst;
bool tn_infer_const_operand(const TnInfer *cx, uint32_t operand,
                            TnConst *out);  // false (silent) when it is not constant
int64_t tn_const_at(TnConst c, size_t i);

// Shardy attributes among the discardable ones of any op, and on the arguments and results of a function.
bool tn_infer_sdy_attrs(TnInfer *cx);

// ---- results
// Result types and the label of the constraint that says them (for the mismatch message).
void tn_infer_set(TnInfer *cx, uint32_t result, const TnType *t, TnConstraint label);
static inline int64_t *tn_infer_dims(TnInfer *cx, size_t n) { return tn_new_n(&cx->m->arena, int64_t, n); }
// A tensor type with dims and bounds (NULL: none; TN_DYNAMIC: none for that dimension).
const TnType *tn_infer_tensor(TnInfer *cx, const TnType *elem, size_t rank, const int64_t *dims, const int64_t *bounds);
static inline int64_t tn_type_bound(const TnType *t, size_t dim) { return t->bounds ? t->bounds[dim] : TN_DYNAMIC; }
// The most specific type that all (compatible) types allow: known dimensions win, bounds take their minimum.
// Element type and encoding are those of types[0]. NULL after reporting what does not fit.
const TnType *tn_infer_merge(TnInfer *cx, const TnType *const *types, size_t n, TnConstraint label);
// The least specific type that covers all of them (results of branches): bounds take their maximum.
const TnType *tn_infer_join(TnInfer *cx, const TnType *const *types, size_t n, TnConstraint label);

// ---- checks of operands and declared results
// Operand i is a ranked tensor of an element type in the set. label NULL: "<mnemonic>_i<i+1>".
bool tn_infer_operand(TnInfer *cx, uint32_t i, TnElemSet set, TnConstraint label);
bool tn_infer_operands(TnInfer *cx, uint32_t first, uint32_t n, TnElemSet set, TnConstraint label);
// A declared result is a ranked tensor of the set; true when the builder asks (nothing is declared).
bool tn_infer_result(TnInfer *cx, uint32_t i, TnElemSet set, TnConstraint label);
// Any type as a ranked tensor of the set; `what` names it in the message ("operand 0", "result 1", "branch result").
bool tn_infer_is_tensor(TnInfer *cx, const TnType *t, TnElemSet set, const char *what, TnConstraint label);
bool tn_infer_rank(TnInfer *cx, const TnType *t, uint32_t rank, const char *what, TnConstraint label);
bool tn_infer_static(TnInfer *cx, const TnType *t, const char *what, TnConstraint label);
// A statically shaped 1-D operand of integers or index.
bool tn_infer_shape_operand(TnInfer *cx, uint32_t i, TnConstraint label);
// Whole types, their element types (quantization parameters aside) or their shapes are compatible.
bool tn_infer_compatible(TnInfer *cx, const TnType *a, const char *what_a, const TnType *b, const char *what_b,
                         TnConstraint label);
bool tn_infer_same_elem(TnInfer *cx, const TnType *a, const char *what_a, const TnType *b, const char *what_b,
                        TnConstraint label);
bool tn_infer_same_shape(TnInfer *cx, const TnType *a, const char *what_a, const TnType *b, const char *what_b,
                         TnConstraint label);
bool tn_elem_compatible(const TnType *a, const TnType *b);   // element types (or tensors' element types)
bool tn_shape_compatible(const TnType *a, const TnType *b);  // ranked tensors

// A result that only moves elements keeps their type: quantized per tensor all of it, per axis scales and zero points
// too when same_scales (the axis is for the op to say).
bool tn_infer_moved_elem(TnInfer *cx, const TnType *x, const TnType *result, bool same_scales, TnConstraint label);
// A constant shape operand and the declared result agree.
bool tn_infer_shape_agrees(TnInfer *cx, uint32_t shape_operand, const TnType *result, TnConstraint label);
// Static, or at most one dynamic dimension and that one bounded.
bool tn_type_is_static_or_bounded(const TnType *t);

// ---- checks of dimension lists and numbers
bool tn_infer_list_size(TnInfer *cx, TnI64s v, size_t n, const char *what, TnConstraint label);
bool tn_infer_list_range(TnInfer *cx, TnI64s v, int64_t min, int64_t end, const char *what,
                         TnConstraint label);  // [min, end)
bool tn_infer_list_unique(TnInfer *cx, TnI64s v, const char *what, TnConstraint label);
bool tn_infer_list_sorted(TnInfer *cx, TnI64s v, const char *what, TnConstraint label);
bool tn_infer_list_min(TnInfer *cx, TnI64s v, int64_t min, const char *what,
                       TnConstraint label);  // every element >= min
bool tn_infer_lists_disjoint(TnInfer *cx, TnI64s a, TnI64s b, const char *what, TnConstraint label);
bool tn_infer_range(TnInfer *cx, int64_t v, int64_t min, int64_t end, const char *what,
                    TnConstraint label);  // [min, end)

bool tn_infer_at_least(TnInfer *cx, int64_t v, int64_t min, const char *what, TnConstraint label);

// ---- constraints in rows: what most ops check of their values and attributes, in order
typedef enum TnRuleCheck {
  TN_RULES_END,
  TN_RULE_OPERAND,  // operand a is a tensor of the set b
  TN_RULE_RESULT,   // so is declared result a
  TN_RULE_SHAPE,    // operand a is a shape
  TN_RULE_SET,      // result a has the type of operand b
  // of a, an attribute's slot or, where rules are of a struct, its field
  TN_RULE_SORTED,
  TN_RULE_UNIQUE,
  TN_RULE_MIN,        // every element is b or more
  TN_RULE_AT_LEAST,   // the number is b or more
  TN_RULE_SAME_SIZE,  // as many elements as in attribute b
  TN_RULE_DISJOINT,   // no value twice in a and b
  TN_RULE_OF_RANK,
  TN_RULE_SIZE = TN_RULE_OF_RANK,  // one element a dimension of value b
  TN_RULE_DIMS,                    // elements are dimensions of value b
  TN_RULE_DIM,                     // the number is one
  // of values: operands from 0 on, declared results from TN_RULE_RESULTS on, which hold when they are not declared
  TN_RULE_OF_TYPES,
  TN_RULE_RANK = TN_RULE_OF_TYPES,  // a has rank b
  TN_RULE_SAME_RANK,
  TN_RULE_SAME_ELEM,
  TN_RULE_SAME_SHAPE,
  TN_RULE_COMPATIBLE,
} TnRuleCheck;
enum { TN_RULE_RESULTS = 128 };
typedef struct TnRule {
  uint8_t check, a, b;
  TnConstraint label;
} TnRule;
// Up to TN_RULES_END.
bool tn_infer_rules(TnInfer *cx, const TnRule *rules);
// The same of the fields of a struct and, where ops share rules, with labels[label] for label; either may be NULL.
bool tn_infer_rules_of(TnInfer *cx, const TnRule *rules, const TnAttr *fields, const TnConstraint *labels);

// ---- quantized types
static inline const TnQuant *tn_quant_of(const TnType *t) { return t->quant; }
static inline bool tn_quant_is_per_axis(const TnQuant *q) { return q->axis >= 0; }

#endif  // TENON_IR_INFER_PRIV_H
