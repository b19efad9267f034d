// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Passes through the public API.
#include "pass/pass.h"
#include "rt/rt.h"
#include "text/text.h"

const char *tn_pass_name(size_t index) {
  const TnPass *p = tn_pass_at(index);
  return p ? p->name : NULL;
}

const char *tn_pass_doc(size_t index) {
  const TnPass *p = tn_pass_at(index);
  return p ? p->doc : NULL;
}

typedef struct Inputs {
  TnModule *m;
  const TnOptimizeOptions *o;
  const TnType **types;
  const TnAttr **values;
} Inputs;

static TnError *read_inputs(void *arg) {
  Inputs *in = arg;
  in->types = tn_new_n(&in->m->arena, const TnType *, in->o->n_inputs);
  in->values = tn_new_n(&in->m->arena, const TnAttr *, in->o->n_inputs);
  for (size_t i = 0; i < in->o->n_inputs; i++) {
    TnDiags diags = {.n_max = 1};
    TnStr text = tn_str(in->o->inputs[i]);
    bool is_value = tn_str_starts(text, TN_STR("dense<"));
    if (is_value)
      in->values[i] = tn_text_parse_attr(in->m, text, &diags);
    else
      in->types[i] = tn_text_parse_type(in->m, text, &diags);
    TN_TRY(tn_diags_finish(&diags));
    if (in->values[i]) in->types[i] = in->values[i]->type;
  }
  return NULL;
}

TnError *tn_module_optimize(TnModule *m, const TnOptimizeOptions *options) {
  TnOptimizeOptions o;
  TnPassTimes times;
  TN_NEED(m, "module");
  TN_READ_STRUCT(TnOptimizeOptions, &o, options);
  if (o.n_only) TN_NEED(o.only, "only");
  if (o.n_skip) TN_NEED(o.skip, "skip");
  if (o.n_inputs) TN_NEED(o.inputs, "inputs");
  Inputs in = {.m = m, .o = &o};
  if (o.n_inputs) TN_TRY(tn_module_run(m, read_inputs, &in));
  TnPassOptions passes = {.entry = o.entry,
                          .keeps_callees = true,
                          .input_types = in.types,
                          .input_values = in.values,
                          .n_input_types = o.n_inputs,
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
