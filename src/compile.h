// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// compile: from a verified module to code, on one page: clone, passes, plan, emit.
#ifndef TENON_COMPILE_H
#define TENON_COMPILE_H

#include "pass/pass.h"
#include "plan/plan.h"
#include "target/target.h"

typedef enum TnStage { TN_STAGE_CLONE, TN_STAGE_PASSES, TN_STAGE_PLAN, TN_STAGE_EMIT, TN_N_STAGES } TnStage;
extern const char *const tn_stage_name[TN_N_STAGES];

// The shape that a dynamic entry is compiled for: a list of tensors, tuples taken apart.
typedef struct TnShape {
  size_t rank;
  const int64_t *dims;
} TnShape;

typedef struct TnCompileJob {
  const TnModule *module;  // verified; it stays as it is and outlives the code
  const char *entry;       // NULL: main, or the only function
  const TnShape *shapes;   // one for each leaf of the entry's inputs, where it is not static; NULL: all are static
  size_t n_shapes;
  // With shapes, where no input is a tuple: elements of inputs that sizes may follow from, NULL for others; or NULL.
  const void *const *values;
  uint64_t *out_used_values;  // as in TnPassOptions; may be NULL
  const TnTarget *target;
  TnTileSource *tiles;             // outlives the code; NULL: portable ones
  unsigned threads;                // most that runs will have; 0 is 1
  bool unfused, verify;            // for finding faults: an op a kernel, and the verifier after each pass
  bool counts_steps;               // loops stay steps, so that a limit on executed steps holds
  const char *const *skip_passes;  // names
  size_t n_skip_passes;
  uint64_t bisect;                 // runs of passes to do; 0: all
  const volatile int32_t *cancel;  // may be NULL
  uint64_t limit_ns, limit_ops;    // 0: none
  size_t limit_code_bytes;
  TnCodePool *pool;  // of the code, may be NULL
  unsigned tell;     // TN_TELL_*
  void (*dump)(void *user, unsigned number, const char *pass, const TnModule *m);  // after each pass that changed it
  void *dump_user;
  TnPassTimes *times;  // may be NULL
} TnCompileJob;

// What a module became. Everything in it stays until tn_compiled_destroy; runs only read it.
typedef struct TnCompiled {
  TnModule *module;  // after the passes
  const TnOp *func;
  TnPlan *plan;
  const TnTarget *target;
  TnKCode code;
  uint64_t start_ns, ns[TN_N_STAGES];
  TnArena arena;
} TnCompiled;

TnError *tn_compiled_create(const TnCompileJob *job, TnCompiled **out);
void tn_compiled_destroy(TnCompiled *c);  // NULL is fine

#endif  // TENON_COMPILE_H
