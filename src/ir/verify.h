// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Type inference and verification. One function an op does both: it checks the specification's constraints on the
// operands, attributes, regions and (where the specification lets the program choose) declared result types, and
// says what the result types are. The verifier calls it for every op of a module and compares; the builder calls it
// to learn result types.
#ifndef TENON_IR_VERIFY_H
#define TENON_IR_VERIFY_H

#include "ir/constraints.h"
#include "ir/module.h"

typedef struct TnInfer {
  TnModule *m;  // where new types are interned
  TnDiags *diags;
  const TnOpInfo *rules;  // the op whose constraints labels name, when it is not op
  const TnOp *op;         // operands, attributes and regions are set; result types may be NULL (builder)
  const TnMap *symbols;   // the module's symbol ops by name, or NULL to search
  bool has_results;       // result types of op are set: constraints on declared results can be checked
  const TnType **types;   // out: inferred result types, op->n_results of them; leave NULL where the program declares it
  TnConstraint result_label;  // out: the constraint that says the result types
  unsigned n_failures;
} TnInfer;

// Reports "<op>: message (label)" at the op. %p of the format is the spelling of a TnType.
// Always returns false, so that checks read `if (bad) return tn_infer_fail(...)`.
bool tn_infer_fail(TnInfer *cx, TnConstraint label, const char *fmt, ...) TN_PRINTF(3, 4);

// false when a constraint failed (reported). Every op has one; elementwise ops share.
typedef bool TnInferFn(TnInfer *cx);
extern TnInferFn *const tn_infer_table[TN_N_OPS];

// Infers the result types of a detached or placed op; out_types has op->n_results entries, all set on success
// (declared types, when inference leaves them open, are taken from the op and must be there).
bool tn_infer_op(TnModule *m, const TnOp *op, TnDiags *diags, const TnType **out_types);

typedef struct TnVerifyOptions {
  bool allow_unregistered;  // ops of unknown dialects are accepted
  bool is_numbered;         // nothing has changed since tn_module_renumber
} TnVerifyOptions;

// Checks the whole module: op table (counts, required attributes, attribute kinds), inference, regions and
// terminators, dominance, symbols, calls, func signatures. Reports up to diags->n_max errors and returns the one error
// that stands for them, or NULL. Must run inside tn_module_run.
TnError *tn_verify(TnModule *m, const TnVerifyOptions *options, TnDiags *diags);

#endif  // TENON_IR_VERIFY_H
