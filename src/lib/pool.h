// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// pool: threads that share loops with their caller. A loop is split statically; the caller takes the first part and
// whatever no worker has begun by then, so a worker that sleeps or is not scheduled delays nobody.
#ifndef TENON_LIB_POOL_H
#define TENON_LIB_POOL_H

#include "base/base.h"

typedef struct TnPool TnPool;
typedef void TnPoolFn(void *arg, int64_t begin, int64_t end);

// n_threads counts the caller; 0 and 1: no workers. The pool owns heap memory and its threads.
TnError *tn_pool_create(unsigned n_threads, TnPool **out);
void tn_pool_destroy(TnPool *p);  // NULL is fine; no run may be in progress

unsigned tn_pool_threads(const TnPool *p);  // with the caller, at least 1; NULL: 1

// Calls fn(arg, begin, end) on parts that cover [0, n) once, each a multiple of grain long but the last: at most one
// part a thread, and one alone, on the caller's thread, while another run is in progress (also from inside fn).
// Returns when all are done. From any thread; no lock, no allocation, and no system call while workers are awake.
void tn_pool_run(TnPool *p, TnPoolFn *fn, void *arg, int64_t n, int64_t grain);

#endif  // TENON_LIB_POOL_H
