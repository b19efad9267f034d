// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// pass: rewriting a verified module into the core that plan/ understands. A pass is one file with one exported
// TnPass; pipeline.c holds them in order, with the reasons for the order, and runs them.
#ifndef TENON_PASS_PASS_H
#define TENON_PASS_PASS_H

#include "ir/ir.h"

typedef struct TnPass TnPass;

// What a pass took, summed over its runs.
typedef struct TnPassTime {
  const TnPass *pass;
  uint64_t ns;
  uint32_t n_runs, n_changed;
} TnPassTime;

enum { TN_MAX_PASSES = 32 };
typedef struct TnPassTimes {
  TnPassTime of[TN_MAX_PASSES];  // in the order of the table
  size_t n;
} TnPassTimes;

// All fields may be zero.
typedef struct TnPassOptions {
  const char *entry;                 // function to keep; NULL: main, or the only one
  const TnType *const *input_types;  // concrete types of the entry's inputs, of this module; NULL: as declared
  size_t n_input_types;
  // Values of inputs that sizes may follow from: small dense integers, NULL where not known; n_input_types of them, or
  // NULL. In *out_used_values a bit is set for each of the first 64 inputs whose value the module depends on
  // afterwards; all bits, when the passes fail because a size depends on data.
  const TnAttr *const *input_values;
  uint64_t *out_used_values;
  bool keeps_callees;       // functions that are called, not inlined, stay whole; else they become declarations
  const char *const *only;  // names: run these and no others
  size_t n_only;
  const char *const *skip;  // names: leave these out
  size_t n_skip;
  const char *stop_after;          // name: the last pass to run
  uint64_t bisect;                 // runs of passes to do; the rest is left out. 0: all
  bool verify;                     // after each pass that changed something
  const volatile int32_t *cancel;  // may be NULL; not 0 stops with CANCELLED
  uint64_t limit_ops;              // ops that passes may make; 0: 10 million
  int64_t n_partitions;            // devices of a program that is to work on parts of values; 0: it is not
  void (*dump)(void *user, unsigned number, const char *pass, const TnModule *m);  // after each changed pass
  void *dump_user;
  TnPassTimes *times;  // filled when given
  TnArena *scratch;    // NULL: one of their own
} TnPassOptions;

// The state of a run of passes. rewrite.h has the functions that work on it.
typedef struct TnPassCtx {
  TnModule *m;
  const TnPassOptions *options;
  TnOp *entry;        // the function that is compiled
  TnArena *scratch;   // released after each pass
  uint32_t n_values;  // every value of the module has an id below this, unique over the module
  TnValue **subst;    // by id: what replaces the value; NULL: itself
  uint32_t n_subst;   // entries of subst
  TnValue **copies;   // by id: the copy while a region is copied
  uint32_t n_copies;
  unsigned has;     // TN_HAS_*, of all ops there were so far
  uint64_t n_made;  // ops made so far
  uint64_t limit_ops;
  void *state;     // of the pass that runs
  bool changed;    // set by the functions of rewrite.h, cleared before each pass
  TnError *error;  // first error of a function of rewrite.h that has no way to return it
} TnPassCtx;

enum {
  TN_PASS_REPEAT = 1,  // belongs to the group that is repeated until nothing changes
  TN_PASS_QUIET = 2,   // what it changes gives other passes nothing to do
  TN_PASS_AGAIN = 4    // what it changes gives itself something to do
};

// Ops that most programs do without, and passes that are about these.
// OTHERS: functions beside the entry, nested types, and ops that are neither arithmetic nor movement.
enum { TN_HAS_REGION = 1, TN_HAS_WHILE = 2, TN_HAS_CONCATENATE = 4, TN_HAS_OTHERS = 8 };
static inline unsigned tn_pass_op_has(const TnOp *op) {
  if (op->opcode == TN_OP_concatenate) return TN_HAS_CONCATENATE;
  if (op->opcode == TN_OP_func_func) return 0;
  const unsigned kind = tn_op_get_info(op)->kind;
  const unsigned others = kind <= TN_KIND_DOT || kind == TN_KIND_TERMINATE ? 0 : TN_HAS_OTHERS;
  if (!op->n_regions) return others;
  return others | (op->opcode == TN_OP_while ? TN_HAS_REGION | TN_HAS_WHILE : TN_HAS_REGION);
}

struct TnPass {
  const char *name, *doc;  // doc: one line
  TnError *(*run)(TnPassCtx *cx);  // cx->changed says whether cx->m is another one afterwards
  unsigned flags;
  unsigned needs;  // TN_HAS_*: a program without has nothing for it; 0: any may have
};

// The table, in order; NULL past the end.
const TnPass *tn_pass_at(size_t index);
const TnPass *tn_pass_find(TnStr name);

// Why one pass runs before another; {NULL} past the end.
typedef struct TnPassOrder {
  const char *before, *after, *why;
} TnPassOrder;
TnPassOrder tn_pass_order_at(size_t index);

// Runs the passes on a verified module, which is changed in place (after an error it is of no use). Ends with
// tn_module_renumber.
TnError *tn_passes_run(TnModule *m, const TnPassOptions *options);

#endif  // TENON_PASS_PASS_H
