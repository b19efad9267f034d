// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Shared inside interp/: how a program is laid out for running, and the state of one run.
//
// Every value of a function has a slot, its id; a frame is an array of slots. Regions of ops other than functions live
// in the frame of their function. A slot is NULL whenever its value does not exist, so a region finds its own slots
// NULL when it begins and leaves them NULL when it ends.
#ifndef TENON_INTERP_INTERP_PRIV_H
#define TENON_INTERP_INTERP_PRIV_H

#include "interp/interp.h"

// In a list of slots that an op reads: nothing reads the value afterwards, so its reference moves.
#define TN_LAST_USE 0x80000000u

typedef struct TnSlots {
  const uint32_t *slot;
  uint32_t n;
} TnSlots;

typedef struct TnStep {
  const TnOp *op;
  TnEvalFn *eval;
  TnSlots in;          // with TN_LAST_USE marks
  TnSlots dead;        // values to release after the op
  uint32_t first_out;  // slot of result 0; the others follow
} TnStep;

typedef struct TnBlock {
  TnStep *steps;
  uint32_t n_steps;
  uint32_t n_frame;  // slots of the frame that the region begins (functions, isolated ops), 0: it has none of its own
  uint32_t first_slot;  // of argument 0; the others follow
  uint32_t n_args;
  TnSlots unused_args;
  TnSlots results;  // operands of the terminator, with TN_LAST_USE marks
} TnBlock;

typedef struct TnConstant {
  const TnOp *op;  // holds the attribute, for messages
  const TnType *type;
  const uint8_t *data;  // aligned for the element type; one element when is_splat; NULL: nothing is known about it
  bool is_splat;
} TnConstant;

// What the program knows about an op beside the op itself; indexed by op id.
typedef struct TnOpPlan {
  TnBlock *blocks;     // one per region
  const TnOp *callee;  // calls: the function
  uint32_t constant;   // index of its value in TnProgram.constants
} TnOpPlan;

struct TnProgram {
  TnModule *m;
  TnGuard guard;
  TnArena arena;
  TnMap funcs;  // name to func.func
  TnOpPlan *plans;
  TnConstant *constants;
  uint32_t n_constants;
};

// A tensor in memory: this head, then the data.
typedef struct TnCell TnCell;
struct TnCell {
  TnTensor t;
  TnCell *prev, *next;  // live tensors of the interpreter; free cells use next
  TnTensor *base;       // view of another tensor: holds a reference to it
  uint64_t run;         // number of the run that made it; 0: kept by the interpreter until its end
  uint16_t size_class;
  uint16_t dims_cap;
  int64_t dims_here[8];
};

enum { TN_N_SIZE_CLASSES = 4 * 44 };

// What is used most stands first, where instructions that reach it are shortest.
struct TnInterp {
  TnArena scratch;  // first: tn_interp_scratch
  const TnProgram *program;
  TnTensor **frame;
  const TnOp *op;    // being evaluated
  const TnOp *func;  // its function
  uint32_t depth, limit_depth;
  uint64_t n_ops, limit_ops;
  uint64_t run;  // number of the current or last run
  bool is_running;
  uint64_t rng_state;
  TnArena kept;      // lives as long as the interpreter
  TnMap probes;      // id of a probe to uint64_t *, how often it ran
  TnFile open_file;  // mapped during an op
  TnTensor *token;
  TnTensor **constants;      // of the program, made on first use
  struct Process *process;   // its place in a grid (parallel.c); NULL: alone, and not asked for yet
  struct TnGrid *solo;       // the grid of an interpreter that is alone; ends with the run
  struct TnGrid *open_grid;  // being run by an op
  TnCell live;               // head of the ring of live tensors
  TnCell *free[TN_N_SIZE_CLASSES];
  size_t live_bytes, peak_bytes, cached_bytes;
  TnRunOptions options;
  TnGuard guard;
};

static inline TnOpPlan *tn_plan(const TnInterp *it, const TnOp *op) { return &it->program->plans[op->id]; }
static inline TnCell *tn_cell(TnTensor *t) { return (TnCell *)(void *)t; }
static inline const TnType *tn_result_type(const TnOp *op, size_t index) { return op->results[index].type; }

// tensor.c
void tn_tensors_undo_run(TnInterp *it);  // frees what the run made
void tn_tensors_free_all(TnInterp *it);
const char *tn_dims_text(TnInterp *it, size_t rank, const int64_t *dims);  // "[2, 3]"
const char *tn_shape_text(TnInterp *it, const TnTensor *t);
bool tn_dims_equal(const TnTensor *a, const TnTensor *b);
bool tn_dims_fit(const TnType *type, size_t rank, const int64_t *dims);

// eval_quantized.c: all elements 0, or what stands for it.
void tn_tensor_fill_zero(TnTensor *t);

// parallel.c: frees the grids of a run.
void tn_interp_end_grids(TnInterp *it);

// tensor_text.c
void tn_element_print(TnBuf *out, TnDtype t, const uint8_t *p);

// The value of a constant or of an op that holds one, a reference for the caller.
TnError *tn_interp_constant(TnInterp *it, const TnOp *op, TnTensor **out);

#endif  // TENON_INTERP_INTERP_PRIV_H
