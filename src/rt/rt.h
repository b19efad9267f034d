// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// rt: the runtime behind tenon.h: contexts, buffers, executables. Contracts of the public functions stand in
// tenon/tenon.h; this header holds what the files of the folder share.
#ifndef TENON_RT_RT_H
#define TENON_RT_RT_H

#include <pthread.h>

#include "bytecode/bytecode.h"
#include "interp/interp.h"
#include "lib/pool.h"
#include "target/target.h"
#include "tenon/tenon.h"

typedef struct TnHandler {
  struct TnHandler *next;
  char *target;
  TnCustomCallHandler *fn;
  void *user;
} TnHandler;

struct TnContext {
  TnContextOptions options;
  pthread_mutex_t lock;  // guards what follows
  TnHandler *handlers;
  TnPool *pool;  // made when a program first has work to share
  TnTargetTiles tiles;
  TnCodePool *code;
  TnChunks *chunks;  // of programs and their code's making
};

struct TnBuffer {
  _Atomic int64_t refs;
  TnElementType type;
  uint64_t form;      // type and dims in one number; 0: they have none, or the buffer is gone
  size_t rank, count, bytes;
  int64_t *dims;      // in the same block as the buffer
  uint8_t *data;      // 64-byte aligned when owned
  bool is_view;
  void (*release)(void *user);
  void *release_user;
  bool is_gone;  // donated: data is NULL
  uint32_t gone_as;   // the input that it was
  char gone_to[40];   // the function
};

// Equal for equal types and dims; 0 where the dims are too many or too large for one number.
static inline uint64_t tn_buffer_form(TnElementType type, size_t rank, const int64_t *dims) {
  uint64_t form = 8 + rank, bits = 48 / (rank + !rank);
  for (size_t i = 0; i < rank; i++) {
    if (rank > 6 || (uint64_t)dims[i] >> bits) return 0;
    form = form << bits | (uint64_t)dims[i];
  }
  return form << 8 | (uint64_t)type;
}

typedef struct TnExec TnExec;

struct TnExecutable {
  TnContext *context;
  TnModule *module;
  const TnOp *func;
  TnCompileOptions options;
  TnArena arena;         // dims and spellings of the types below
  TnTensorType *types;   // inputs, then outputs
  const TnType **leaves; // the same as types of the module
  size_t n_inputs, n_outputs;  // of one device, tuples flattened
  uint32_t n_devices;
  // engines that interpret
  TnModule *own_module;  // a copy that was changed for this executable, or NULL
  TnProgram *program;
  // engines that compile
  const TnTarget *target;  // NULL: interpreted
  TnExec *fixed;           // static inputs
  _Atomic bool by_value;   // sizes follow from elements of inputs: there is code for each list of those
  pthread_mutex_t lock;    // guards the lists
  TnExec *variants;        // dynamic inputs: the code for each list of shapes, last used first
  size_t n_variants;
  struct TnChild *children;  // functions that are called or started with plans of their own
  TnGuard guard;
};

// Reads a struct that begins with struct_size: copies what the caller has, zero for what he does not know.
TnError *tn_read_options(void *to, size_t bytes, const void *from, const char *type);
#define TN_READ_STRUCT(T, to, from) TN_TRY(tn_read_options((to), sizeof(T), (from), #T))

// A pointer that the caller has to give.
TnError *tn_is_null(const char *name);
#define TN_NEED(p, name)                 \
  do {                                   \
    if (!(p)) return tn_is_null((name)); \
  } while (0)
// A buffer whose data is to be read.
TnError *tn_buffer_check(const TnBuffer *b);

// Bytes for the caller from a buffer on an arena.
TnError *tn_bytes_from(TnStr s, TnBytes *out);
// Elements and bytes of a shape; an error names what is wrong with it.
TnError *tn_buffer_measure(TnElementType type, size_t rank, const int64_t *dims, size_t *out_count, size_t *out_bytes);
// Makes the upper bits of integers of fewer than 8 bits what they are to be, after elements were copied from outside.
void tn_buffer_settle(TnBuffer *b);
// An uninitialised buffer.
TnError *tn_buffer_new(TnElementType type, size_t rank, const int64_t *dims, TnBuffer **out);


// ---- executable.c
TnTensorType tn_describe_type(TnArena *arena, const TnType *t);
// The code for these inputs, made now when there is none yet. The caller gives it back.
TnError *tn_executable_acquire(TnExecutable *x, TnBuffer *const *inputs, TnExec **out);
void tn_executable_give(TnExecutable *x, TnExec *exec);
// Another function of the module, compiled in the same way; it stays with the executable.
TnError *tn_executable_child(TnExecutable *x, TnStr name, TnExec **out);

// ---- context.c: NULL in *out when the context is to use the caller only.
TnError *tn_context_pool(TnContext *c, TnPool **out);

// ---- host.c: what the interpreter asks of the world outside.
TnRunOptions tn_host_options(TnExecutable *x, const TnExecuteOptions *o);
TnCustomCallFn tn_host_custom_call;
TnTransferFn tn_host_transfer;
TnError *tn_buffer_from_tensor(const TnTensor *t, TnBuffer **out);

// ---- run_interp.c: outputs are made here.
TnError *tn_interp_execute(TnExecutable *x, const TnExecuteOptions *o, TnBuffer *const *inputs, TnBuffer **outputs);

#endif  // TENON_RT_RT_H
