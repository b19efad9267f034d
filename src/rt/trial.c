// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
#include "rt/trial.h"

// A trial is TURNS turns shared, then as many alone; the first of each finds the data in the wrong caches. It is had
// again after a rest, each twice as long as the one before: callers change, and so does what else the machine does.
// A list that takes LONG_NS shared is not tried alone: its data is beyond the caches of one processor.
enum { TURNS = 3, TRIAL = 2 * TURNS, REST = 256, MOST_DOUBLINGS = 6, LONG_NS = 5000000 };

static uint64_t load(const _Atomic uint64_t *p) { return atomic_load_explicit(p, memory_order_relaxed); }
static void store(_Atomic uint64_t *p, uint64_t x) { atomic_store_explicit(p, x, memory_order_relaxed); }

TnTurn tn_trial_next(TnTrial *t) {
  uint64_t turn = load(&t->turn);
  if (turn >= TRIAL + load(&t->rest)) turn = 0;
  if (turn == 0) {
    uint64_t rest = load(&t->rest);
    store(&t->rest, rest == 0 ? REST : rest < (uint64_t)REST << MOST_DOUBLINGS ? 2 * rest : rest);
    for (int i = 0; i < 2; i++) store(&t->least_ns[i], UINT64_MAX);
  }
  store(&t->turn, turn + 1);
  const bool is_timed = turn < TRIAL, is_alone = atomic_load_explicit(&t->is_alone, memory_order_relaxed);
  return (TnTurn){(uint32_t)turn, is_timed, is_timed ? turn >= TURNS : is_alone};
}

// Shared when that saves a twentieth.
static void decide(TnTrial *t) {
  uint64_t shared = load(&t->least_ns[0]), alone = load(&t->least_ns[1]);
  atomic_store_explicit(&t->is_alone, alone - alone / 20 <= shared, memory_order_relaxed);
}

void tn_trial_tell(TnTrial *t, TnTurn turn, uint64_t ns) {
  _Atomic uint64_t *least = &t->least_ns[turn.is_alone];
  if (turn.turn % TURNS && ns < load(least)) store(least, ns);
  if (turn.turn == TRIAL - 1) decide(t);
  if (turn.turn != 1 || ns < LONG_NS) return;
  atomic_store_explicit(&t->is_alone, false, memory_order_relaxed);
  store(&t->turn, TRIAL);
}
