// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What code that was made ahead of time calls. Its routines are loaded by the first call of any thread.
#include "ahead/routine.h"
#include "rt/rt.h"

typedef struct Loaded {
  TnArena arena;
  TnGuard guard;
  TnTargetTiles tiles;
  TnRoutines *routines;
  const void *image;
} Loaded;

static TnError *run_load(void *arg) {
  Loaded *l = arg;
  return tn_routines_load(&l->arena, l->image, &l->tiles.source, &l->routines);
}

static void destroy(Loaded *l) {
  tn_target_tiles_deinit(&l->tiles);
  tn_arena_deinit(&l->arena);
  tn_free(l);
}

static Loaded *load(const void *image) {
  Loaded *l = tn_alloc_zero(sizeof *l);
  if (!l) return NULL;
  l->image = image;
  tn_arena_init(&l->arena, &l->guard);
  tn_target_tiles_init(&l->tiles);
  TnError *e = tn_guard_run(&l->guard, run_load, l);
  if (!e) return l;
  tn_error_destroy(e);
  destroy(l);
  return NULL;
}

// Threads that come at once all load; the first to be done is the one whose work stays.
static Loaded *find(void **state, const void *image) {
  Loaded *l = __atomic_load_n(state, __ATOMIC_ACQUIRE);
  if (l) return l;
  void *other = NULL;
  l = load(image);
  if (!l || __atomic_compare_exchange_n(state, &other, l, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) return l;
  destroy(l);
  return other;
}

int32_t tn_ahead_step(void **state, const void *image, uint32_t step, void *const *bufs, TnAheadKernel *order) {
  Loaded *l = find(state, image);
  TnError *e = l ? tn_routine_run(l->routines, step, bufs, order) : NULL;
  int32_t answer = !l || e;
  tn_error_destroy(e);
  return answer;
}

void tn_ahead_call(int64_t call, int32_t type, void *out, const void *x, const void *y, size_t n) {
  tn_k_call_run(call, (TnKType)type, out, x, y, n);
}

void tn_ahead_call_some(int64_t call, int32_t type, void *out, const void *x, const void *y, uint64_t lanes) {
  tn_k_call_some(call, (TnKType)type, out, x, y, lanes);
}
