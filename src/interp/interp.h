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
  uint32_t refs;  // not atomic: a tensor belongs to one TnInterp; copies cross threads
  uint8_t kind;   // TnTensorKind
  uint8_t dtype;  // TnDtype of the stored elements; quantized tensors: of the storage type; index: i64
  bool is_view;   // data belongs to someone else (a constant, the host, another tensor): never write to it
  uint32_t rank;
  const TnType *elem;       // element type in the module (quantization parameters), NULL for host buffers
  int64_t *dims;            // concrete, never TN_DYNAMIC
  int64_t n;                // elements
  size_t bytes;             // n * tn_dtype_bytes(dtype)
  uint8_t *data;            // row-major, 64-byte aligned; a view's is aligned for its element type
  struct TnTensor **items;  // TUPLE, FUTURE: n of them
} TnTensor;

typedef struct TnInterp TnInterp;
typedef struct TnProgram TnProgram;

// ---- tensors. Allocation is counted against the memory limit; a limit reached is RESOURCE_EXHAUSTED naming it.
TnError *tn_tensor_new(TnInterp *it, TnDtype dtype, const TnType *elem, size_t rank, const int64_t *dims,
                       TnTensor **out);
// For result `index` of op, data uninitialised. dims NULL: the declared type must be static and gives them; else they
// must fit the declared type (static sizes equal, bounds kept), which makes this the check of run-time shapes too.
TnError *tn_tensor_new_result(TnInterp *it, const TnOp *op, size_t index, const int64_t *dims, TnTensor **out);
// The same for a result whose type may be unranked.
TnError *tn_tensor_new_ranked(TnInterp *it, const TnOp *op, size_t index, size_t rank, const int64_t *dims,
                              TnTensor **out);
// A tensor over memory that outlives it and is aligned for its element type.
TnError *tn_tensor_new_view(TnInterp *it, TnDtype dtype, const TnType *elem, size_t rank, const int64_t *dims,
                            const void *data, TnTensor **out);
// Another shape of the same elements, without copying: t itself changed when this is its only reference (taken over),
// else a view that keeps t alive (the caller's reference to t is released).
TnError *tn_tensor_reshape(TnInterp *it, TnTensor *t, const TnType *elem, size_t rank, const int64_t *dims,
                           TnTensor **out);
TnError *tn_tensor_new_tuple(TnInterp *it, TnTensorKind kind, TnTensor *const *items, size_t n,
                             TnTensor **out);  // retains items
TnTensor *tn_tensor_token(TnInterp *it);       // a reference to the one token
static inline void tn_tensor_retain(TnTensor *t) { t->refs++; }
void tn_tensor_release(TnInterp *it, TnTensor *t);  // NULL is fine
// True when the caller holds the only reference: it may write into the data or hand the tensor on as a result.
static inline bool tn_tensor_is_unique(const TnTensor *t) { return t->refs == 1 && !t->is_view; }
// For result 0: a reference to in[k] itself when it is unique and has the result's element type and fits its type (its
// data may then be overwritten in place), else a fresh tensor of the result's type with the dims of in[k].
TnError *tn_tensor_reuse(TnInterp *it, const TnOp *op, TnTensor *const *in, size_t k, TnTensor **out);
// in[k] as it is, moved, for result `index`: for ops that hand an operand on.
TnError *tn_tensor_pass(TnInterp *it, const TnOp *op, size_t index, TnTensor *const *in, size_t k, TnTensor **out);
// A tensor that may be written to and holds what in[k] holds: in[k] itself when unique, else a copy. For result
// `index`; for ops that change part of an operand.
TnError *tn_tensor_edit(TnInterp *it, const TnOp *op, size_t index, TnTensor *const *in, size_t k, TnTensor **out);
// Element type as stored: that of a tensor or scalar type; quantized: the storage type, index: i64.
TnDtype tn_type_storage(const TnType *t);

// ---- evaluation of one op. in: operands; the array holds one reference each, released by the caller afterwards (so
// an operand that the program no longer needs is unique here). out: op->n_results slots, NULL on entry; each filled
// with a reference that passes to the caller. After an error everything that the run made is freed by
// tn_interp_run, so error paths release nothing.
typedef TnError *TnEvalFn(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out);
#define TN_OP(id, dialect, name, operands, results, regions, kind, traits, attrs) TnEvalFn tn_eval_##id;
#include "ir/ops.def"
#undef TN_OP
extern TnEvalFn *const tn_eval_table[TN_N_OPS];
// Kinds with one evaluator for all: EW, BROADCAST_EW, SHARD, MODULE. Ops of the kinds that compute (EW, BROADCAST_EW,
// BODY, COMPOUND, LINALG, DOT) with a quantized operand or result go to tn_eval_quantized.
TnEvalFn tn_eval_elementwise, tn_eval_broadcast_elementwise, tn_eval_shard, tn_eval_cast, tn_eval_quantized;

// Moves operand k out of the array: the reference is the evaluator's now.
static inline TnTensor *tn_take(TnTensor *const *in, size_t k) {
  TnTensor **slot = (TnTensor **)(uintptr_t)&in[k], *t = *slot;
  *slot = NULL;
  return t;
}

// ---- services for evaluators
// Runs a region of the op being evaluated; results are what its terminator returns, each a reference that passes to
// the caller. Outer values are visible. args: references stay with the caller; the _take form moves them in (args
// become NULL), so that the region may change them in place.
TnError *tn_interp_region(TnInterp *it, const TnRegion *r, TnTensor *const *args, TnTensor **results);
TnError *tn_interp_region_take(TnInterp *it, const TnRegion *r, TnTensor **args, TnTensor **results);
// Calls a function; args as for the _take form.
TnError *tn_interp_call(TnInterp *it, const TnOp *func, TnTensor **args, TnTensor **results);
TnOp *tn_interp_find_func(TnInterp *it, TnStr name);  // NULL when the module has none
// Error at the op: "<op>: message (label)". INVALID_ARGUMENT, or with another code.
TnError *tn_interp_fail(TnInterp *it, const TnOp *op, const char *fmt, ...) TN_PRINTF(3, 4);
TnError *tn_interp_fail_with(TnInterp *it, const TnOp *op, TnCode code, const char *fmt, ...) TN_PRINTF(4, 5);
// The tensor that an outer value has while an op is evaluated whose region uses it (borrowed).
TnTensor *tn_interp_value(TnInterp *it, const TnValue *v);
// Guarded; released at the end of the op (or earlier by a mark). What an interpreter begins with.
static inline TnArena *tn_interp_scratch(TnInterp *it) { return (TnArena *)(void *)it; }
TnError *tn_interp_poll(TnInterp *it, const TnOp *op);  // cancel flag, op limit; call in long loops
struct TnRunOptions;
const struct TnRunOptions *tn_interp_options(const TnInterp *it);
uint64_t *tn_interp_rng_state(TnInterp *it);  // of stablehlo.rng; starts as the option `seed`
const TnModule *tn_interp_module(const TnInterp *it);

// The type, and the elements between braces, a row of the last dimension a line.
void tn_tensor_print(TnBuf *out, const TnTensor *t, const TnType *type);

// Copies an n-dimensional box of elements of elem_bytes (1, 2, 4, 8, 16) between strided places; strides are in
// elements and may be 0 or negative, out and in are the places of element (0, 0, ...). Boxes must not overlap.
void tn_copy_box(size_t elem_bytes, size_t rank, const int64_t *dims, void *out, const int64_t *out_strides,
                 const void *in, const int64_t *in_strides);
void tn_fill(size_t elem_bytes, void *out, const void *element, int64_t n);
// out[i] = pred[i] ? on_true[i] : on_false[i]; out may be one of the two.
void tn_choose(size_t elem_bytes, void *out, const uint8_t *pred, const void *on_true, const void *on_false, size_t n);
// Fills out with the padding element, then copies the elements of x that fall into it: element i of a dimension stands
// at low + i * step.
void tn_pad(TnInterp *it, const TnTensor *x, const int64_t *low, const int64_t *step, const void *padding,
            TnTensor *out);
// Row-major strides, in elements; rank of them.
void tn_row_strides(size_t rank, const int64_t *dims, int64_t *out_strides);
// Those of a tensor, and a copy of its dims, on scratch memory, each with room for one more.
int64_t *tn_tensor_strides(TnInterp *it, const TnTensor *t);
int64_t *tn_tensor_dims(TnInterp *it, const TnTensor *t);

// ---- running
typedef TnError *TnCustomCallFn(void *user, TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out);

// in: n_in values that go to the host (outfeed, send). out: slots for n_out values that come from it (infeed, recv),
// each to be filled with a reference that passes to the interpreter, which checks it against the op's results. Called
// on the thread of the process.
typedef TnError *TnTransferFn(void *user, TnInterp *it, const TnOp *op, TnTensor *const *in, size_t n_in,
                              TnTensor **out, size_t n_out);

typedef struct TnRunOptions {
  size_t limit_bytes;              // memory of live tensors, and again of scratch; 0: none
  uint64_t limit_ops;              // ops executed; 0: none
  uint32_t limit_depth;            // nested calls and regions; 0: 512, at most 1024 (bounds the C stack used)
  const volatile int32_t *cancel;  // may be NULL; not 0 stops the run with CANCELLED; read by __atomic_load_n
  uint64_t seed;                   // state of stablehlo.rng
  TnCustomCallFn *custom_call;     // asked for every target that is not built in; may be NULL
  void *custom_call_user;
  void (*print)(void *user, TnStr text);  // interpreter.print; may be NULL
  void *print_user;
  const char *probe_dir;   // where interpreter.probe writes its files; NULL: probes only pass through
  TnTransferFn *transfer;  // infeed, outfeed, and send and recv of host transfers. NULL: nobody feeds, what is fed out
  void *transfer_user;     // is dropped, and what is sent to the host comes back by recv
} TnRunOptions;

// The module must be verified, stay as it is and outlive the program. Constants are decoded once here.
TnError *tn_program_create(TnModule *m, TnProgram **out);
void tn_program_destroy(TnProgram *p);

TnError *tn_interp_create(TnProgram *p, const TnRunOptions *options, TnInterp **out);
void tn_interp_destroy(TnInterp *it);  // after all its tensors were released
// Runs a function: checks count, shapes and types of the inputs against its signature first. Inputs are only read, by
// any head with the public fields set, and must outlive the outputs (an output may be a view of an input). outputs:
// one reference each for the caller.
TnError *tn_interp_run(TnInterp *it, const TnOp *func, TnTensor *const *inputs, size_t n_inputs, TnTensor **outputs);
// An error where a call at this depth of calls and regions is too deep; limit: that of TnRunOptions.
TnError *tn_interp_check_depth(unsigned limit, unsigned depth, TnLoc loc);
// For engines that compute by themselves and leave ops with effects to the interpreter: a run of single ops. step runs
// fn(arg), guarded, while `op` counts as the one being evaluated; fn calls its evaluator. After an error all that
// the run made is freed. end frees what is left of the run.
TnError *tn_interp_use(TnInterp *it, TnProgram *p);  // between runs: ops are those of another program from here on
void tn_interp_begin(TnInterp *it);
TnError *tn_interp_step(TnInterp *it, const TnOp *op, TnError *(*fn)(void *arg), void *arg);
void tn_interp_end(TnInterp *it);
size_t tn_interp_peak_bytes(const TnInterp *it);
uint64_t tn_interp_n_ops(const TnInterp *it);

#endif  // TENON_INTERP_INTERP_H
