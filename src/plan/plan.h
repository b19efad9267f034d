// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The plan: what a module becomes before a target makes code of its kernels. Ordered steps over numbered slots.
//
// A slot is a place for one value's elements (row-major, StableHLO's storage types). Temporary slots have an offset in
// one arena, given by lifetime, so that the bytes a run needs are known before it. While a run lasts, every slot has
// a pointer in a table; steps name slots by number. `swap` exchanges the pointers of two slots of the same size, which
// is how a loop carries a big value without copying it. The slot of kind CANCEL, where there is one, is an i32 that
// is not 0 when the run shall end: kernels with loops of their own read it. Neighbouring elements of an input that a
// program takes as a value have a slot too, which is where they are in the input.
#ifndef TENON_PLAN_PLAN_H
#define TENON_PLAN_PLAN_H

#include "ir/ir.h"
#include "kernel/kernel.h"
#include "lib/lib.h"

typedef enum TnSlotKind { TN_SLOT_TEMP, TN_SLOT_INPUT, TN_SLOT_OUTPUT, TN_SLOT_CONST, TN_SLOT_CANCEL } TnSlotKind;

typedef struct TnSlot {
  uint8_t kind;      // TnSlotKind
  uint8_t dtype;     // TnDtype of the elements
  bool whole_loop;   // TEMP: goes from one iteration of its loop to the next
  bool aliased;      // OUTPUT: may be the memory of input `alias` when the caller donates that
  bool is_bare;      // nothing lies behind it that is its own: the caller's, or changes places with such memory
  uint32_t index;  // INPUT, OUTPUT: which one; slots of parts of an input, and of what changes places with an output's
                   // memory, are not those of `inputs` and `outputs`
  uint32_t alias;    // OUTPUT: an input
  size_t bytes;      // of the value; memory behind it is as long
  size_t offset;     // TEMP: in the arena, a multiple of 64 but for values smaller than that; INPUT: of the part in it
  const void *data;  // CONST: the elements, alive as long as the module
  const TnType *type;
  uint32_t first, last;  // times between which the value lives
} TnSlot;

typedef enum TnStepKind {
  TN_STEP_KERNEL,  // kernels[index] on bufs
  TN_STEP_LIB,     // lib(params) on bufs
  TN_STEP_COPY,    // bufs[0] = bufs[1], bytes
  TN_STEP_SWAP,    // the pointers of bufs[0] and bufs[1]
  TN_STEP_WHILE,   // cond computes the i1 bufs[0]; while it is true: body
  TN_STEP_CASE,    // branch bufs[0] (i32; out of range: the last one), or of an i1: 1 is branch 0, 0 is branch 1
  TN_STEP_CALL,    // op calls a function that has a plan of its own
  TN_STEP_HOST,    // op is done by the runtime: custom calls, transfers, collectives, checks
} TnStepKind;

typedef struct TnStep TnStep;
typedef struct TnSteps {
  TnStep *data;
  size_t n, cap;
  uint32_t number;  // of the list, in order of the text
} TnSteps;

struct TnStep {
  uint8_t kind;  // TnStepKind
  bool is_if;    // CASE: bufs[0] is an i1
  uint16_t pairs;  // LIB: so many first buffers may each be the memory of the one as many places behind it
  uint32_t number;       // in order of the text
  uint32_t begin, end;   // its times: a kernel of several loops takes as many
  uint32_t n_bufs, n_in;  // CALL, HOST: bufs[0 .. n_in) are operands, the rest results
  const uint32_t *bufs;   // slots
  uint32_t index;         // KERNEL; CALL: which one
  TnLibFn *lib;           // LIB
  const void *params;     // LIB
  uint32_t less;     // LIB: kernel that tn_lib_sort's `less` calls; UINT32_MAX: none. Its buffers: the elements, the
                     // answer, then what stands in bufs behind operands and results
  size_t bytes;      // COPY; LIB: of scratch, which is its last buffer when not 0
  TnSteps *regions;  // WHILE: cond, body; CASE: branches
  uint32_t n_regions;
  const TnOp *op;  // where it comes from, for messages, dumps and profiles; CALL, HOST: what to do
};

typedef struct TnPlan {
  TnSlot *slots;
  TnKernel **kernels;
  size_t n_slots, n_kernels, n_steps, n_lists, n_times, n_calls;
  TnSteps steps;
  uint32_t n_inputs, n_outputs;
  const uint32_t *inputs, *outputs;  // slots
  const uint32_t *parts;             // slots in the memory of inputs and outputs that are not theirs
  uint32_t n_parts;
  uint32_t cancel_slot;              // the slot of kind CANCEL, UINT32_MAX when there is none
  size_t arena_bytes;                // of temporaries: what a run needs besides inputs, outputs and constants
  size_t fixed_bytes;                // of constants that routines have laid out anew, beside them
  size_t live_bytes;                 // the largest sum of temporaries alive at once: lower bound of arena_bytes
} TnPlan;

typedef struct TnPlanOptions {
  bool unjoined;       // loops are steps of the runtime, which then counts what they execute
  bool unfused;        // every op a kernel of its own (for tests: bits must be the same)
  TnTileSource *tiles;  // of the library's products; NULL: portable ones
  TnKInverses inverses;  // which quotients by what stays the same in a loop are made of products
  bool joins_stores;    // columns that are stored beside each other are shuffled together
  unsigned threads;     // most that runs will have: routines that work in parts have scratch for as many; 0 is 1
  size_t limit_bytes;  // arena_bytes above it: RESOURCE_EXHAUSTED; 0: none
} TnPlanOptions;

// m: after the passes (static shapes, core ops only); func: the entry. The plan lives on arena (guarded) and points
// into the module. work, guarded as well: an arena for what is needed only until then.
TnError *tn_plan_build(TnArena *arena, TnArena *work, const TnModule *m, const TnOp *func, const TnPlanOptions *o,
                       TnPlan **out);
// The slot whose memory this one is in: of an input or output, else itself.
static inline uint32_t tn_plan_whole(const TnPlan *p, uint32_t slot) {
  const TnSlot *s = &p->slots[slot];
  return s->kind == TN_SLOT_INPUT ? p->inputs[s->index] : s->kind == TN_SLOT_OUTPUT ? p->outputs[s->index] : slot;
}
size_t tn_plan_padded(size_t bytes);  // what a temporary of so many takes: kernels may write to all of it
void tn_plan_print(TnBuf *out, const TnPlan *p);
const char *tn_step_kind_name(TnStepKind k);

#endif  // TENON_PLAN_PLAN_H
