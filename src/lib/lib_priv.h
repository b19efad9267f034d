// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Shared inside lib/: cancellation, splitting of work, and the instruction sets that loops are compiled for.
#ifndef TENON_LIB_LIB_PRIV_H
#define TENON_LIB_LIB_PRIV_H

#include "lib/lib.h"

// Loops that profit are compiled twice from one template: for the plain target and, where the compiler can, for AVX2
// (gemm: also AVX-512). Every version does the same operations in the same order on each element.
#if defined(__x86_64__) && defined(__GNUC__)
#define TN_LIB_X64 1
#define TN_AVX2 __attribute__((target("avx2,fma,f16c")))
#define TN_AVX512 __attribute__((target("avx512f,avx512vl,avx512bw,avx512dq,avx2,fma,f16c")))
// What only processors without AVX2 run: made for size.
#define TN_PORTABLE __attribute__((cold))
static inline bool tn_lib_has_avx2(void) { return tn_cpu_has_avx2(); }
static inline bool tn_lib_has_avx512(void) { return tn_cpu_has_avx512(); }
#else
#define TN_LIB_X64 0
#define TN_PORTABLE
static inline bool tn_lib_has_avx2(void) { return false; }
static inline bool tn_lib_has_avx512(void) { return false; }
#endif

#if defined(__clang__)
#define TN_UNROLL _Pragma("unroll")
#else
#define TN_UNROLL _Pragma("GCC unroll 16")
#endif

// In a file made for speed, what runs once a plan or once a call, and what only that calls: made for size.
#if defined(__GNUC__)
#define TN_SETUP __attribute__((cold))
#else
#define TN_SETUP
#endif

#define TN_JOIN_(a, b) a##b
#define TN_JOIN(a, b) TN_JOIN_(a, b)

static inline bool tn_lib_is_cancelled(const TnLibCall *call) {
  return call->cancel && __atomic_load_n(call->cancel, __ATOMIC_RELAXED);
}

// What a routine returns at its end.
static inline TnError *tn_lib_finish(const TnLibCall *call) {
  if (tn_lib_is_cancelled(call)) TN_FAIL(TN_CANCELLED, "cancelled");
  return NULL;
}

// Simple work on so many elements, a millisecond or less, goes on between two looks at whether the call is cancelled.
enum { TN_LOOK = 1 << 16 };

static inline int64_t tn_min_i64(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t tn_max_i64(int64_t a, int64_t b) { return a > b ? a : b; }
static inline int64_t tn_ceil_div(int64_t a, int64_t b) { return (a + b - 1) / b; }

// stream.c: copies past the caches, for those who have AVX2 and make results of so many bytes, of which the caches of a
// core hold little. Others see them after the end.
enum { TN_STREAM_BYTES = 4000000 };
void tn_lib_stream(uint8_t *to, const uint8_t *from, size_t bytes);
void tn_lib_stream_end(void);

// Calls fn(arg, slot, begin, end) for parts of [0, n), each with a slot of its own below most_slots: the index of the
// scratch it may use.
typedef void TnSlotFn(void *arg, int64_t slot, int64_t begin, int64_t end);
void tn_lib_split(const TnLibCall *call, TnSlotFn *fn, void *arg, int64_t n, int64_t grain, unsigned most_slots);

// Calls fn(arg, begin, end) for parts of [0, n) on the pool, each in pieces of at most `piece`, before which it looks
// whether the call is cancelled. False when some were left out because of it.
bool tn_lib_share(const TnLibCall *call, TnPool *pool, TnPoolFn *fn, void *arg, int64_t n, int64_t grain,
                  int64_t piece);

static inline unsigned tn_lib_slots(unsigned threads, int64_t n) {
  unsigned most = threads ? threads : 1;
  return n < (int64_t)most ? (n < 1 ? 1 : (unsigned)n) : most;
}

#endif  // TENON_LIB_LIB_PRIV_H
