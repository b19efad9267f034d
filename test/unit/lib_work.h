// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What the tests of lib/ share: random numbers, arenas that end the program without memory, and running a routine on
// one to four threads with results compared bit by bit.
#ifndef TENON_TEST_LIB_WORK_H
#define TENON_TEST_LIB_WORK_H

#include "lib/lib.h"
#include "target/target.h"
#include "test.h"

#if defined(__x86_64__) && defined(NDEBUG)
#include <cpuid.h>
#endif

static uint64_t random_state = 0x1234567;

static inline uint64_t random_word(void) {
  uint64_t z = random_state += 0x9E3779B97F4A7C15u;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}
static inline int64_t random_below(int64_t n) { return (int64_t)(random_word() % (uint64_t)n); }
static inline double random_unit(void) { return (double)(random_word() >> 11) * 0x1p-52 - 1; }  // [-1, 1)

static inline void *new_room(size_t bytes) {
  void *p = tn_alloc_aligned(bytes + 64, 64);
  if (!p) exit(1);
  memset(p, 0xA5, bytes + 64);
  return p;
}

// An arena whose failure ends the program.
typedef struct TestArena {
  TnArena arena;
  TnGuard guard;
} TestArena;

static inline TnArena *open_arena(TestArena *t) {
  *t = (TestArena){0};
  tn_arena_init(&t->arena, &t->guard);
  if (setjmp(t->guard.env)) exit(1);
  return &t->arena;
}

static TnPool *test_pools[5];  // by threads
static TnTargetTiles test_tiles;

// Micro-kernels of this processor, or sometimes portable ones.
static inline TnTileSource *some_tiles(void) { return random_below(4) ? &test_tiles.source : NULL; }

static inline void open_pools(void) {
  tn_target_tiles_init(&test_tiles);
  for (unsigned i = 1; i <= 4; i++)
    if (tn_pool_create(i, &test_pools[i])) exit(1);
}
static inline void close_pools(void) {
  tn_target_tiles_deinit(&test_tiles);
  for (unsigned i = 1; i <= 4; i++) tn_pool_destroy(test_pools[i]);
}

// Whether upper halves of vector registers are in use. Whoever leaves them so makes what follows slow: a call of fmaf
// takes 40 times as long. Code that is not optimized may.
static inline bool has_upper_halves(void) {
#if defined(__x86_64__) && defined(NDEBUG)
  enum { XSAVE = 1 << 27, IN_USE = 1 << 2, HALVES = 1 << 2 | 1 << 6 };
  unsigned a = 0, b, c = 0, d, low, high;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & XSAVE)) return false;
  if (!__get_cpuid_count(13, 1, &a, &b, &c, &d) || !(a & IN_USE)) return false;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(1));
  return (low & HALVES) != 0;
#else
  return false;
#endif
}

enum { MAX_BUFS = 16, GUARD = 64 };

// Runs the routine with 1 to 4 threads on the same inputs. bufs[n_in..] are outputs of the given sizes; the results
// of one thread stay in them. Nothing may be written behind an output or the scratch.
static inline void run_routine(TnLibFn *fn, const void *params, size_t scratch_bytes, void **bufs, size_t n_bufs,
                               size_t first_out, size_t n_outs, const size_t *out_bytes) {
  for (unsigned threads = 1; threads <= 4; threads++) {
    void *all[MAX_BUFS];
    uint8_t *scratch = new_room(scratch_bytes + GUARD);
    memcpy(all, bufs, n_bufs * sizeof *all);
    for (size_t i = 0; i < n_outs; i++) all[first_out + i] = new_room(out_bytes[i] + GUARD);
    TnLibCall call = {params, all, n_bufs, scratch, test_pools[threads], NULL};
    TnError *e = fn(&call);
    CHECK(!has_upper_halves());
    CHECK(!e);
    if (e) printf("  %s\n", e->message), tn_error_destroy(e);
    for (size_t i = 0; i < GUARD; i++) CHECK(scratch[scratch_bytes + i] == 0xA5);
    for (size_t i = 0; i < n_outs; i++) {
      uint8_t *got = all[first_out + i];
      for (size_t k = 0; k < GUARD; k++) CHECK(got[out_bytes[i] + k] == 0xA5);
      if (threads == 1) memcpy(bufs[first_out + i], got, out_bytes[i]);
      else CHECK(!memcmp(bufs[first_out + i], got, out_bytes[i]));
      tn_free_aligned(got);
    }
    tn_free_aligned(scratch);
  }
}

#endif  // TENON_TEST_LIB_WORK_H
