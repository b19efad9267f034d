// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Bodies of reduce, map, sort, scatter and their like, run on many elements at once, and folds over strided data.
#ifndef TENON_INTERP_BODY_H
#define TENON_INTERP_BODY_H

#include "interp/interp.h"

// A region whose arguments and results all have one shape, usually 0-D. Three ways to run it, chosen when it is made:
// one elementwise op on two arguments; a list of elementwise ops, run block by block; the interpreter itself, element
// by element, for everything else. All give the same results.
typedef struct TnBodyStep {
  uint8_t kind;      // TnBodyStepKind
  uint8_t type;      // TnDtype of the operands (SELECT: of the values; CONVERT: of the operand)
  uint16_t op;       // TnScalarOp of UNARY and BINARY
  uint32_t out;      // register
  uint32_t in[3];
} TnBodyStep;

typedef enum TnBodyStepKind {
  TN_STEP_UNARY, TN_STEP_BINARY, TN_STEP_SELECT, TN_STEP_CONVERT, TN_STEP_BITCAST
} TnBodyStepKind;

typedef struct TnBody {
  TnInterp *it;
  const TnOp *op;           // the op that has the region
  const TnRegion *region;
  uint32_t n_args, n_results;
  uint8_t *arg_types;       // TnDtype as stored
  uint8_t *result_types;
  TnScalarOp single;        // results[0] = single(args[0], args[1]) is all there is; else TN_SCALAR_NONE
  bool is_steps;            // run as steps; false and no single: by the interpreter
  // Registers: arguments first, then constants and values of steps.
  TnBodyStep *steps;
  uint32_t n_steps, n_registers;
  uint8_t *register_types;
  void **registers;         // TN_BODY_LANES elements each; NULL for arguments
  uint32_t *result_registers;
  TnTensor **scalars;       // by the interpreter: arguments of one call, then its results
} TnBody;

enum { TN_BODY_LANES = 256 };

// Lives on the interpreter's scratch arena.
TnError *tn_body_new(TnInterp *it, const TnOp *op, const TnRegion *r, TnBody **out);
// args[k]: n elements of arg_types[k]; results[k]: n elements of result_types[k]. A result array may be one of the
// argument arrays of the same element type; arrays must not overlap otherwise.
TnError *tn_body_run(TnBody *b, const void *const *args, void *const *results, size_t n);
// True when the body is op(args[0], args[1]) with an op that is associative and commutative without rounding.
bool tn_body_is_exact(const TnBody *b);
// t as elements of type `to`: t itself when it has that type (then with one more reference), else converted.
TnError *tn_body_promote(TnInterp *it, TnTensor *t, TnDtype to, TnTensor **out);

// Error when the first n of `in` have not all the same dims (types leave that open where dims are dynamic).
TnError *tn_check_same_dims(TnInterp *it, const TnOp *op, TnTensor *const *in, size_t n, const char *label);

// Places in strided memory, in elements, enumerated in row-major order.
typedef struct TnGrid {
  size_t rank;
  int64_t *dims, *strides;
  int64_t n;  // places
} TnGrid;
// Copies dims and strides, leaving out dims of 1 and joining dims that step as one.
TnGrid tn_grid_new(TnArena *a, size_t rank, const int64_t *dims, const int64_t *strides);
// Offsets of the places first, first + 1, ..., count of them.
void tn_grid_offsets(const TnGrid *g, int64_t first, size_t count, int64_t *out_offsets);
// out[i] = in[offsets[i]] for elements of `bytes`.
void tn_gather(size_t bytes, void *out, const void *in, const int64_t *offsets, size_t n);
void tn_scatter(size_t bytes, void *out, const int64_t *offsets, const void *in, size_t n);

// For each place o of `outs`, in order: acc = init, then acc = body(acc, x[o + w]) for each place w of `window` in
// order; results[k][index of o] = acc. x, init, results: one per input, of the body's argument types.
typedef struct TnFold {
  TnBody *body;
  size_t n_inputs;
  const void *const *init;
  const void *const *x;
  void *const *results;
  TnGrid outs, window;
} TnFold;
TnError *tn_fold_run(const TnFold *f);

#endif  // TENON_INTERP_BODY_H
