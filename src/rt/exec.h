// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// exec: running plans. A TnExec is a compiled program with what its runs need; a TnFrame is the memory of one run.
// Frames are kept, so that a run takes one, stores its inputs and outputs in the table of slots, does the steps and
// gives it back: no allocation, no lock, no system call. Any number of runs may be in progress at once.
#ifndef TENON_RT_EXEC_H
#define TENON_RT_EXEC_H

#include "compile.h"
#include "interp/parallel.h"
#include "rt/rt.h"
#include "rt/trial.h"

// Memory of an input or output.
typedef struct TnSpan {
  const uint8_t *begin, *end;
  uint32_t index;
  bool is_output, is_donated, is_taken;  // is_taken: the memory is that of an output
} TnSpan;

// What a caller's buffer has to be.
typedef struct TnArg {
  uint64_t form;   // as that of a buffer
  uint32_t align;  // of its memory: bits that are 0
  uint32_t slot;
  TnElementType type;
  uint32_t rank;
  const int64_t *dims;
  size_t bytes;
  int32_t alias;  // outputs: the input whose memory it may take over when that is donated, else -1
} TnArg;

typedef struct TnKernelRun {
  TnKernelFn *entry;  // NULL: through the target's run
  int64_t n;          // iterations of the parallel loop, 1 when there is none
  int64_t grain;      // least part for a thread; 0: not worth sharing
  int64_t piece;      // between looks at whether the run is cancelled; 0: it is over soon
} TnKernelRun;

typedef struct TnFrame {
  _Atomic bool busy;
  bool is_kept;
  void **slot;              // where each slot is
  void **bufs;              // of the step that runs
  size_t *sizes;            // of the same, for who watches
  TnSpan *spans;            // of inputs and outputs, while they are checked
  uint8_t *arena;           // temporaries
  uint8_t *scratch;         // a piece a thread: pointers for `less`, then what target->run wants
  _Atomic uint64_t pieces;  // taken by callers of `less`
  TnTensor **futures;       // by slot; NULL when the plan has none
} TnFrame;

enum { TN_FRAMES_KEPT = 64 };

struct TnExec {
  TnCompiled *compiled;
  const TnPlan *plan;
  TnArena arena;  // what follows
  TnGuard guard;
  TnArg *inputs, *outputs;
  TnKernelRun *kernels;
  TnTrial *trials;    // by number of the list of steps
  uint32_t *swapped;  // slots that a run may find exchanged
  size_t n_swapped, n_bufs, output_bytes;
  size_t less_bytes, piece_bytes;  // of a thread's piece of scratch: the pointers, all
  bool wants_pool;                 // some step is worth sharing
  bool uses_host;                  // some step, here or in a function that is called, is the interpreter's
  bool has_futures;
  struct TnExec **callees;         // by number of the call, once the executable has linked them
  TnPool *pool;                    // NULL: the caller only; set before the first run
  TnProgram *host;       // of the compiled module, for steps that the interpreter does and for several devices, or NULL
  pthread_mutex_t lock;  // of adding frames
  _Atomic(TnFrame *) frames[TN_FRAMES_KEPT];
  // in the list of specialisations
  struct TnExec *next;
  int64_t *key;
  size_t n_key;
  uint64_t used_values;  // inputs whose elements are in the key
  uint32_t refs;
};

// One run, on the stack of the thread that does it.
typedef struct TnExecRun {
  const TnExec *x;
  TnExecutable *owner;
  const TnExecuteOptions *options;
  TnFrame *frame;
  TnPool *pool;               // who shares the steps that are done; NULL: the caller does them
  bool is_process;            // of a grid
  uint32_t depth;             // of calls and regions around this function
  size_t bytes;               // of the frames of its callers, 0: it has none
  TnInterp *it;               // begun; NULL when the plan leaves nothing to it
  uint64_t n_ops, limit_ops;  // steps done; loops stop above the limit
} TnExecRun;

// Takes c over, also when it fails. needs_host: there are several devices.
TnError *tn_exec_create(TnCompiled *c, bool needs_host, TnExec **out);
void tn_exec_destroy(TnExec *x);  // NULL is fine

TnError *tn_exec_take_frame(TnExec *x, TnFrame **out);
void tn_exec_free_frame(TnFrame *f);  // NULL is fine
static inline void tn_exec_give_frame(TnFrame *f) {
  if (f->is_kept)
    atomic_store_explicit(&f->busy, false, memory_order_release);
  else
    tn_exec_free_frame(f);
}
// inputs and outputs: memory of each, as x->inputs and x->outputs say.
TnError *tn_exec_run(TnExecRun *r);
static inline void tn_exec_set_input(TnExecRun *r, size_t i, const void *p) {
  r->frame->slot[r->x->inputs[i].slot] = (void *)(uintptr_t)p;
}
static inline void tn_exec_set_output(TnExecRun *r, size_t i, void *p) { r->frame->slot[r->x->outputs[i].slot] = p; }

// host.c: a call, and a step that is an effect on the world outside of the program.
TnError *tn_exec_call_step(TnExecRun *r, const TnStep *s);
TnError *tn_exec_host_step(TnExecRun *r, const TnStep *s);
bool tn_op_is_host(TnOpcode code);  // the only ops that may be such steps

#endif  // TENON_RT_EXEC_H
