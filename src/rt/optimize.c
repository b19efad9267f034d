// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Passes through the public API.
#include "pass/pass.h"
#include "rt/rt.h"

const char *tn_pass_name(size_t index) {
  const TnPass *p = tn_pass_at(index);
  return p ? p->name : NULL;
}

const char *tn_pass_doc(size_t index) {
  const TnPass *p = tn_pass_at(index);
  return p ? p->doc : NULL;
}

TnError *tn_module_optimize(TnModule *m, const TnOptimizeOptions *options) {
  TnOptimizeOptions o;
  TnPassTimes times;
  TN_READ_STRUCT(o, options);
  TnPassOptions passes = {.entry = o.entry,
                          .only = o.only,
                          .n_only = o.n_only,
                          .skip = o.skip,
                          .n_skip = o.n_skip,
                          .stop_after = o.stop_after,
                          .bisect = o.bisect,
                          .verify = o.verify,
                          .dump = o.dump,
                          .dump_user = o.user,
                          .times = &times};
  TN_TRY(tn_passes_run(m, &passes));
  for (size_t i = 0; o.time && i < times.n; i++)
    o.time(o.user, times.of[i].pass->name, times.of[i].ns, times.of[i].n_runs, times.of[i].n_changed);
  return NULL;
}
