// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// interp: the reference interpreter, the specification made executable.
//
// A program is prepared once (TnProgram, immutable afterwards, usable from many threads) and run by TnInterp objects,
// one per thread of execution. Values are TnTensor, counted references within one thread.
#ifndef TENON_INTERP_INTERP_H
#define TENON_INTERP_INTERP_H

#include "ir/ir.h"

typedef enum TnTensorKind { TN_VALUE_TENSOR, TN_VALUE_TOKEN, TN_VALUE_TUPLE, TN_VALUE_FUTURE } TnTensorKind;

typedef struct TnTensor {
  uint32_t refs;            // not atomic: a tensor belongs to one TnInterp; copies cross threads
  uint8_t kind;             // TnTensorKind
  uint8_t dtype;            // TnDtype of the stored elements; quantized tensors: of the storage type
  uint32_t rank;
  const TnType *elem;       // element type in the module (quantization parameters), NULL for host buffers
  int64_t *dims;            // concrete, never TN_DYNAMIC
  int64_t n;                // elements
  size_t bytes;             // n * tn_dtype_bytes(dtype)
  uint8_t *data;            // row-major, 64-byte aligned unless it views foreign memory (then read-only)
  bool is_view;             // data is borrowed (a constant in the module): never write to it
  struct TnTensor **items;  // TUPLE, FUTURE: n of them
} TnTensor;

typedef struct TnInterp TnInterp;
typedef struct TnProgram TnProgram;

// ---- tensors. Allocation is counted against the memory limit; a limit reached is RESOURCE_EXHAUSTED naming it.
TnError *tn_tensor_new(TnInterp *it, TnDtype dtype, const TnType *elem, size_t rank, const int64_t *dims, TnTensor **out);
// For result `index` of op; dims NULL: the declared type must be static and gives them.
TnError *tn_tensor_new_result(TnInterp *it, const TnOp *op, size_t index, const int64_t *dims, TnTensor **out);
void tn_tensor_retain(TnTensor *t);
void tn_tensor_release(TnInterp *it, TnTensor *t);  // NULL is fine
// True when the caller holds the only reference: it may write into the data or hand the tensor on as a result.
static inline bool tn_tensor_is_unique(const TnTensor *t) { return t->refs == 1 && !t->is_view; }
// Reference to in[k] itself when it is unique and has the result's dtype and dims (its data may be overwritten in
// place), else a fresh tensor of the result's type with the dims of in[k].
TnError *tn_tensor_reuse(TnInterp *it, const TnOp *op, TnTensor *const *in, size_t k, TnTensor **out);

// ---- evaluation of one op. in: operands; the array holds one reference each, released by the caller afterwards (so
// an operand that the program no longer needs is unique here). out: op->n_results slots, NULL on entry; each filled
// with a reference that passes to the caller. On error nothing is owned by the evaluator.
typedef TnError *TnEvalFn(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out);
#define TN_OP(id, dialect, name, operands, results, regions, kind, traits, attrs) TnEvalFn tn_eval_##id;
#include "ir/ops.def"
#undef TN_OP
extern TnEvalFn *const tn_eval_table[TN_N_OPS];

// ---- services for evaluators
// Runs a region of the op being evaluated with these arguments (references stay with the caller); results are what
// its terminator returns, each a reference that passes to the caller. Outer values are visible.
TnError *tn_interp_region(TnInterp *it, const TnRegion *r, TnTensor *const *args, TnTensor **results);
TnError *tn_interp_call(TnInterp *it, const TnOp *func, TnTensor *const *args, TnTensor **results);
// Error at the op: "<op>: message (label)".
TnError *tn_interp_fail(TnInterp *it, const TnOp *op, TnCode code, const char *fmt, ...) TN_PRINTF(4, 5);
TnArena *tn_interp_scratch(TnInterp *it);  // guarded; take a mark and release it, or leave it to the end of the op
TnError *tn_interp_poll(TnInterp *it, const TnOp *op);  // cancel flag, op limit; call in long loops

// ---- running
typedef TnError *TnCustomCallFn(void *user, TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out);

typedef struct TnRunOptions {
  size_t limit_bytes;            // memory of live tensors; 0: none
  uint64_t limit_ops;            // ops executed; 0: none
  uint32_t limit_depth;          // nested calls and regions; 0: 512
  const atomic_bool *cancel;     // may be NULL; true stops the run with CANCELLED
  uint64_t seed;                 // state of stablehlo.rng
  uint32_t n_replicas, n_partitions;       // simulated devices; 0: 1
  TnCustomCallFn *custom_call;   // asked for every target that is not built in; may be NULL
  void *custom_call_user;
  void (*print)(void *user, TnStr text);   // interpreter.print; may be NULL
  void *print_user;
  const char *probe_dir;         // where interpreter.probe writes its files; NULL: probes only pass through
  struct TnHostQueues *queues;   // infeed, outfeed, host send and recv; may be NULL
} TnRunOptions;

// The module must be verified and outlive the program. Constants are decoded once here.
TnError *tn_program_create(TnModule *m, TnProgram **out);
void tn_program_destroy(TnProgram *p);

TnError *tn_interp_create(TnProgram *p, const TnRunOptions *options, TnInterp **out);
void tn_interp_destroy(TnInterp *it);  // after all its tensors were released
// Runs a function: checks count, shapes and types of the inputs against its signature first. outputs: one reference
// each for the caller.
TnError *tn_interp_run(TnInterp *it, const TnOp *func, TnTensor *const *inputs, size_t n_inputs, TnTensor **outputs);
size_t tn_interp_peak_bytes(const TnInterp *it);
uint64_t tn_interp_n_ops(const TnInterp *it);

#endif  // TENON_INTERP_INTERP_H
