// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// A list of steps is done the way that took less time, both being tried again now and then.
#include "rt/trial.h"

#include "test.h"

enum { TRIAL = 6, LONG = 100000 };

typedef struct Times {
  uint64_t shared, alone;  // ns
} Times;

typedef struct Count {
  int shared, alone, timed;
} Count;

static Count take_turns(TnTrial *t, Times times, int n) {
  Count c = {0};
  for (int i = 0; i < n; i++) {
    TnTurn turn = tn_trial_next(t);
    *(turn.is_alone ? &c.alone : &c.shared) += 1;
    c.timed += turn.is_timed;
    if (turn.is_timed) tn_trial_tell(t, turn, turn.is_alone ? times.alone : times.shared);
  }
  return c;
}

TN_TEST(tries_both) {
  TnTrial t = {0};
  Count c = take_turns(&t, (Times){100, 100}, TRIAL);
  CHECK_INT(c.shared, 3);
  CHECK_INT(c.alone, 3);
  CHECK_INT(c.timed, 6);
  CHECK_INT(take_turns(&t, (Times){100, 100}, 100).timed, 0);
}

TN_TEST(takes_what_is_faster) {
  TnTrial t = {0};
  take_turns(&t, (Times){300, 200}, TRIAL);
  CHECK_INT(take_turns(&t, (Times){300, 200}, 100).shared, 0);
  t = (TnTrial){0};
  take_turns(&t, (Times){200, 300}, TRIAL);
  CHECK_INT(take_turns(&t, (Times){200, 300}, 100).alone, 0);
}

// Other processors are not taken for little.
TN_TEST(shares_for_a_twentieth) {
  TnTrial t = {0};
  take_turns(&t, (Times){970, 1000}, TRIAL);
  CHECK_INT(take_turns(&t, (Times){970, 1000}, 100).shared, 0);
  t = (TnTrial){0};
  take_turns(&t, (Times){940, 1000}, TRIAL);
  CHECK_INT(take_turns(&t, (Times){940, 1000}, 100).alone, 0);
}

// The first turn of each kind finds cold caches and sleeping threads.
TN_TEST(forgets_first_turns) {
  TnTrial t = {0};
  for (int i = 0; i < TRIAL; i++) {
    TnTurn turn = tn_trial_next(&t);
    tn_trial_tell(&t, turn, i == 0 ? 1 : turn.is_alone ? 200 : 300);
  }
  CHECK(tn_trial_next(&t).is_alone);
}

TN_TEST(changes_its_mind) {
  TnTrial t = {0};
  Count before = take_turns(&t, (Times){100, 200}, LONG), after = take_turns(&t, (Times){200, 100}, LONG);
  CHECK(before.shared > LONG * 95 / 100);
  CHECK(after.alone > LONG * 80 / 100);
  CHECK(before.timed < LONG / 100);
}

TN_TEST(long_ones_stay_shared) {
  TnTrial t = {0};
  CHECK_INT(take_turns(&t, (Times){20000000, 1}, 200).alone, 0);
}

int main(void) {
  RUN(tries_both);
  RUN(takes_what_is_faster);
  RUN(shares_for_a_twentieth);
  RUN(forgets_first_turns);
  RUN(changes_its_mind);
  RUN(long_ones_stay_shared);
  return test_report();
}
