// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// trial: whether threads share the steps of a list, or its caller does them alone. Parts for another processor move
// their data to its caches, and back for steps that one does. What that costs against what it saves depends on the
// machine, on who else runs there, and on where callers leave their data; a list that is done often is timed both ways.
// Bits are the same either way.
#ifndef TENON_RT_TRIAL_H
#define TENON_RT_TRIAL_H

#include "base/base.h"

// Zeros at first. Several runs may be in progress: a turn that is lost or told twice does no harm.
typedef struct TnTrial {
  bool is_worth;  // some step of the list can be shared
  _Atomic bool is_alone;
  _Atomic uint64_t turn, rest;   // how often the list was done since the trial began; turns after a trial
  _Atomic uint64_t least_ns[2];  // of the trial: shared, alone
} TnTrial;

typedef struct TnTurn {
  uint32_t turn;
  bool is_timed, is_alone;
} TnTurn;

TnTurn tn_trial_next(TnTrial *t);
void tn_trial_tell(TnTrial *t, TnTurn turn, uint64_t ns);  // how long a timed one took

#endif  // TENON_RT_TRIAL_H
