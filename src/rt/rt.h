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
#include "tenon/tenon.h"

typedef struct TnHandler {
  struct TnHandler *next;
  char *target;
  TnCustomCallHandler *fn;
  void *user;
} TnHandler;

struct TnContext {
  TnContextOptions options;
  pthread_mutex_t lock;  // guards handlers
  TnHandler *handlers;
};

struct TnBuffer {
  _Atomic int64_t refs;
  TnElementType type;
  size_t rank, count, bytes;
  int64_t *dims;      // in the same block as the buffer
  uint8_t *data;      // 64-byte aligned when owned
  bool is_view;
  void (*release)(void *user);
  void *release_user;
};

struct TnExecutable {
  TnContext *context;
  TnModule *module;
  TnModule *own_module;  // a copy that was changed for this executable, or NULL
  TnProgram *program;
  const TnOp *func;
  TnCompileOptions options;
  TnArena arena;         // dims and spellings of the types below
  TnGuard guard;
  TnTensorType *types;   // inputs, then outputs
  size_t n_inputs, n_outputs;  // of one device, tuples flattened
  uint32_t n_devices;
};

// Reads a struct that begins with struct_size: copies what the caller has, zero for what he does not know.
#define TN_READ_STRUCT(to, from)                                                                   \
  do {                                                                                             \
    memset(&(to), 0, sizeof(to));                                                                  \
    if (from) memcpy(&(to), (from), (from)->struct_size < sizeof(to) ? (from)->struct_size : sizeof(to)); \
    (to).struct_size = sizeof(to);                                                                 \
  } while (0)

// Bytes for the caller from a buffer on an arena.
TnError *tn_bytes_from(TnStr s, TnBytes *out);
// Elements and bytes of a shape; an error names what is wrong with it.
TnError *tn_buffer_measure(TnElementType type, size_t rank, const int64_t *dims, size_t *out_count, size_t *out_bytes);
// An uninitialised buffer.
TnError *tn_buffer_new(TnElementType type, size_t rank, const int64_t *dims, TnBuffer **out);

#endif  // TENON_RT_RT_H
