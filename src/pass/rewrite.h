// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// rewrite: what passes use to change a module. A pass is one walk forward over the ops: the walk brings the operands of
// each op up to date, then calls the pass, which may make ops before it, replace its results and erase it. There are no
// use lists: a replaced value is entered in a table, and later ops see what replaces it when the walk reaches them.
#ifndef TENON_PASS_REWRITE_H
#define TENON_PASS_REWRITE_H

#include "pass/pass.h"

// ---- walking

// May insert ops before `op`, change, replace or erase `op` itself and what is inside it; nothing else.
typedef TnError *TnVisitFn(TnPassCtx *cx, TnOp *op);

// Visits every op of every function (parents before what is inside), each with its operands up to date. Ops made before
// an op, and an op before which others were made, are visited too (again), so what a rewrite leaves must need no
// rewrite.
TnError *tn_rewrite_walk(TnPassCtx *cx, TnVisitFn *visit);
TnError *tn_rewrite_walk_region(TnPassCtx *cx, TnRegion *r, TnVisitFn *visit);

// What stands for v now.
TnValue *tn_rewrite_resolve(TnPassCtx *cx, TnValue *v);

// ---- making ops. They take their place in the program's text from `at` and are inserted before it. An op that does
// not fit its operands is kept as cx->error, which ends the walk; the value returned then is good enough to go on with.

// A detached op with numbered results; operands, types, attributes and regions are to be filled in.
TnOp *tn_rewrite_op(TnPassCtx *cx, const TnOp *at, TnOpcode code, size_t n_operands, size_t n_results,
                    size_t n_regions);
void tn_rewrite_region_args(TnPassCtx *cx, TnRegion *r, const TnType *const *types, size_t n);
// Inserts it before `at`; infers the result types that are NULL. Returns result 0 (NULL when there is none).
TnValue *tn_rewrite_place(TnPassCtx *cx, TnOp *at, TnOp *op);
// Appends it to a region; types must be set.
void tn_rewrite_append(TnPassCtx *cx, TnRegion *r, TnOp *op);
// An op without attributes and regions that has one result; type NULL: inferred.
TnValue *tn_rewrite_emit(TnPassCtx *cx, TnOp *at, TnOpcode code, const TnType *type, size_t n,
                         TnValue *const *operands);
// TN_EMIT(cx, at, add, type, x, y)
#define TN_EMIT(cx, at, opcode, type, ...)                                                              \
  tn_rewrite_emit(cx, at, TN_OP_##opcode, type, sizeof((TnValue *[]){__VA_ARGS__}) / sizeof(TnValue *), \
                  (TnValue *[]){__VA_ARGS__})

// Constants of a static tensor type. data is copied: all elements, or one when is_splat.
TnValue *tn_rewrite_constant(TnPassCtx *cx, TnOp *at, const TnType *type, const void *data, bool is_splat);
TnValue *tn_rewrite_constant_of(TnPassCtx *cx, TnOp *at, const TnAttr *dense);           // data is not copied
TnValue *tn_rewrite_splat_int(TnPassCtx *cx, TnOp *at, const TnType *type, int64_t v);   // cut to the element type
TnValue *tn_rewrite_splat_float(TnPassCtx *cx, TnOp *at, const TnType *type, double v);  // rounded; complex: v + 0i

// A table by value id with items of `size`, grown with zeros to hold id `need`; *n: how many it holds.
void *tn_rewrite_table(TnPassCtx *cx, void *table, uint32_t *n, uint32_t need, size_t size);

// ---- replacing and erasing. An erased op's results must be replaced, or unused.
void tn_rewrite_set(TnPassCtx *cx, TnValue *v, TnValue *by);  // from here on `by` stands for v
void tn_rewrite_erase(TnPassCtx *cx, TnOp *op);
void tn_rewrite_replace(TnPassCtx *cx, TnOp *op, TnValue *const *by);  // all results, and erases op
void tn_rewrite_replace1(TnPassCtx *cx, TnOp *op, TnValue *by);        // an op of one result
bool tn_rewrite_forward(TnPassCtx *cx, TnOp *op);  // by its operands, where they have the results' types

// Takes away the attributes of a custom call that count operands or results as they were.
void tn_rewrite_drop_layouts(TnOp *op);

// ---- regions
// Moves the ops of a region to before `at`, its arguments replaced by args. out: what its terminator returned (as many
// as that has operands). The region is empty afterwards.
void tn_rewrite_move_region(TnPassCtx *cx, TnOp *at, TnRegion *r, TnValue *const *args, TnValue **out);
// The same with a copy of the ops; the region stays as it is. Its ops must be up to date (or stand behind the walk).
TnError *tn_rewrite_copy_region(TnPassCtx *cx, TnOp *at, TnRegion *r, TnValue *const *args, TnValue **out);
// Moves all regions of `from` to `to`, another op with as many; their arguments stay as they are.
void tn_rewrite_move_regions(TnOp *to, TnOp *from);
// A copy of the region in `to`, a region without block of a new op.
TnError *tn_rewrite_copy_into(TnPassCtx *cx, const TnRegion *r, TnRegion *to);
// A detached copy of an op with its regions; its operands are those of the old one.
TnOp *tn_rewrite_copy_op(TnPassCtx *cx, const TnOp *op);

// ---- asking
uint32_t *tn_rewrite_count_uses(TnPassCtx *cx);  // by value id, on scratch; of a module that is up to date
bool tn_value_is_long(const TnValue *v);  // more elements than those up to which a concatenation is read one by one
bool tn_rewrite_has_long_joins(TnPassCtx *cx);  // some concatenation is such a value
bool tn_op_has_type(const TnOp *op, bool (*is_one)(const TnType *t));  // some operand, or result, is of such a type
// No effect but its results: such an op may be left out when nothing reads them.
bool tn_op_is_pure(const TnOp *op);

// A constant's elements.
typedef struct TnDense {
  const TnAttr *attr;
  const TnType *type;
  const uint8_t *data;  // little-endian, maybe unaligned
  TnDtype dtype;
  size_t n;  // elements of the type
  bool is_splat;
} TnDense;
bool tn_value_dense(const TnModule *m, const TnValue *v, TnDense *out);  // false when v is no stablehlo.constant
const uint8_t *tn_dense_at(const TnDense *d, size_t i);
// The same element everywhere (a splat, or one element).
bool tn_dense_is_splat(const TnDense *d);
// What the op gives on constant operands (fold.c): fills data and is_splat of out, whose type, dtype and n are set. The
// elements are on scratch, or the first operand's. false: it is not worked out.
bool tn_fold_op(TnPassCtx *cx, const TnOp *op, const TnDense *in, TnDense *out);
// v is a constant with the same integer everywhere.
bool tn_value_splat_int(const TnModule *m, const TnValue *v, int64_t *out);

#endif  // TENON_PASS_REWRITE_H
