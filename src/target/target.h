// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Targets turn kernels into something that runs. A target is data and a few functions; targets.c lists them.
#ifndef TENON_TARGET_TARGET_H
#define TENON_TARGET_TARGET_H

#include <pthread.h>
#include <stdatomic.h>

#include "kernel/kernel.h"
#include "target/x64/gemm.h"

// Runs iterations [begin, end) of the parallel loop (0, 1 when the kernel has none). bufs[i]: buffer i.
typedef void TnKernelFn(void *const *bufs, int64_t begin, int64_t end);

// What a target made of a set of kernels: one callable thing a kernel. `state` is passed to run.
typedef struct TnKCode {
  void *state;         // of the target
  TnKernelFn **entry;  // per kernel: native entry, or NULL throughout for targets that only have run()
  size_t code_bytes;
  TnCodePool *pool;    // set before emit; NULL: the code has pages of its own
} TnKCode;

enum { TN_TELL_PERF = 1, TN_TELL_GDB = 2 };

typedef struct TnTarget {
  const char *name;  // "x64", "x64:avx2", "tile", "c"
  const char *doc;
  bool (*available)(void);  // on this machine
  bool (*divides_slowly)(void);  // a vector division takes longer than a dozen other operations; NULL: than none
  bool joins_stores;  // columns of three and more that are stored beside each other are shuffled together
  // Kernels stay alive as long as the code. Guarded arena for everything that lives with the code; code pages are the
  // target's own, freed by close. Never fails for a kernel that tn_k_verify accepts but for memory and limits.
  TnError *(*emit)(TnArena *arena, TnKernel *const *kernels, size_t n, TnKCode *out);
  // Runs kernel i of the code; scratch: run_scratch bytes of the calling thread, 64-byte aligned.
  void (*run)(const TnKCode *code, size_t i, void *const *bufs, int64_t begin, int64_t end, void *scratch);
  size_t (*run_scratch)(const TnKCode *code);  // NULL: none needed
  void (*close)(TnKCode *code);                // NULL: nothing to free
  // Text of the code for people: assembly, C, ... of kernel i. NULL: there is none.
  void (*print)(TnBuf *out, const TnKCode *code, size_t i);
  // Tells the tools of TN_TELL_* where the code is, until it is closed. NULL: there is nothing to tell.
  TnError *(*announce)(TnArena *arena, const TnKCode *code, unsigned to);
} TnTarget;

extern const TnTarget tn_target_tile, tn_target_x64, tn_target_x64_avx2, tn_target_c;
const TnTarget *tn_target_find(const char *name);  // NULL when unknown; NULL name: the best available one
const TnTarget *tn_target_at(size_t index);        // NULL at the end of the list, best first
const char *tn_kernel_symbol(TnArena *arena, const TnKernel *k, size_t i);  // "k3_add": as far as C allows it
// The kernels as one C file, complete in itself: a function each, with TnKernelFn's parameters. Where kernels have call
// nodes, they call `call`, which the file declares; NULL: whoever runs them sets the file's `tn_k_call` to
// tn_k_call_run first.
void tn_target_c_text(TnBuf *out, TnKernel *const *kernels, const char *const *names, size_t n, const char *call);

// The micro-kernels of products for this processor, each kind made as machine code when it is first asked for. They
// last until deinit.
typedef struct TnTargetTiles {
  TnTileSource source;
  pthread_mutex_t lock;
  struct {
    _Atomic(const TnTiles *) found;  // NULL: not asked for yet
    TnXTiles made;                   // no rows: there are none
  } kinds[TN_N_TILE_KINDS];
} TnTargetTiles;

void tn_target_tiles_init(TnTargetTiles *t);
void tn_target_tiles_deinit(TnTargetTiles *t);

#endif  // TENON_TARGET_TARGET_H
