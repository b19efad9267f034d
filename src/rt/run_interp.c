// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Runs of executables on the interpreter.
#include "interp/parallel.h"
#include "rt/rt.h"

typedef struct Run {
  TnExecutable *x;
  const TnExecuteOptions *options;
  TnBuffer *const *inputs;
  TnBuffer **outputs;
  TnGuard guard;
  TnArena arena;
  TnInterp *it;  // one device
  TnGrid *grid;  // several
  TnGridTask *tasks;
} Run;

// A head that only borrows: the reference kept here holds the count above zero, is_view keeps the data unwritten.
static TnTensor *lend_leaf(Run *r, const TnBuffer *b) {
  TnTensor *t = tn_new(&r->arena, TnTensor);
  *t = (TnTensor){.refs = 1,
                  .kind = b->type == TN_ELEMENT_NONE ? TN_VALUE_TOKEN : TN_VALUE_TENSOR,
                  .dtype = (uint8_t)b->type,
                  .rank = (uint32_t)b->rank,
                  .dims = b->dims,
                  .n = (int64_t)b->count,
                  .bytes = b->bytes,
                  .data = b->data,
                  .is_view = true};
  return t;
}

// An input of a function from the leaves that begin at *at.
static TnError *lend(Run *r, const TnType *type, size_t *at, TnTensor **out) {
  if (type->kind == TN_TYPE_TUPLE) {
    TnTensor *t = tn_new(&r->arena, TnTensor);
    *t = (TnTensor){.refs = 1, .kind = TN_VALUE_TUPLE, .n = type->n_types, .is_view = true};
    t->items = tn_new_n(&r->arena, TnTensor *, type->n_types + 1);
    for (uint32_t i = 0; i < type->n_types; i++) TN_TRY(lend(r, type->types[i], at, &t->items[i]));
    *out = t;
    return NULL;
  }
  *out = lend_leaf(r, r->inputs[(*at)++]);
  return NULL;
}

static TnError *prepare(Run *r) {
  const TnType *f = tn_func_type(r->x->func);
  size_t at = 0, n_results = f->n_types - f->n_inputs;
  r->tasks = tn_new_n(&r->arena, TnGridTask, r->x->n_devices);
  for (uint32_t k = 0; k < r->x->n_devices; k++) {
    TnTensor **in = tn_new_n(&r->arena, TnTensor *, f->n_inputs + 1);
    for (uint32_t i = 0; i < f->n_inputs; i++) TN_TRY(lend(r, f->types[i], &at, &in[i]));
    r->tasks[k] = (TnGridTask){r->x->func, in, f->n_inputs, tn_new_n(&r->arena, TnTensor *, n_results + 1)};
  }
  return NULL;
}

static TnError *take(Run *r, const TnTensor *t, size_t *at) {
  if (t->kind == TN_VALUE_FUTURE)
    TN_FAIL(TN_INVALID_ARGUMENT, "a result is a future, expected tensors, tokens and tuples of them");
  if (t->kind != TN_VALUE_TUPLE) {
    size_t index = (*at)++;
    return tn_buffer_from_tensor(t, &r->outputs[index]);
  }
  for (int64_t i = 0; i < t->n; i++) TN_TRY(take(r, t->items[i], at));
  return NULL;
}

static TnError *run_devices(Run *r) {
  TnRunOptions o = tn_host_options(r->x, r->options);
  TnExecutable *x = r->x;
  if (x->n_devices > 1) {
    o.limit_bytes = o.limit_bytes && o.limit_bytes < x->n_devices ? 1 : o.limit_bytes / x->n_devices;
    TN_TRY(tn_grid_create(x->program, &o, x->options.replicas, x->options.partitions, NULL, 0, &r->grid));
    return tn_grid_run(r->grid, r->tasks);
  }
  TN_TRY(tn_interp_create(x->program, &o, &r->it));
  return tn_interp_run(r->it, x->func, r->tasks[0].inputs, r->tasks[0].n_inputs, r->tasks[0].outputs);
}

static TnError *run(void *arg) {
  Run *r = arg;
  const TnType *f = tn_func_type(r->x->func);
  size_t at = 0, peak = 0;
  TN_TRY(prepare(r));
  TN_TRY(run_devices(r));
  for (uint32_t k = 0; k < r->x->n_devices; k++) {
    for (uint32_t i = 0; i < f->n_types - f->n_inputs; i++) TN_TRY(take(r, r->tasks[k].outputs[i], &at));
    peak += tn_interp_peak_bytes(r->it ? r->it : tn_grid_interp(r->grid, k));
  }
  if (r->options->out_peak_bytes) *r->options->out_peak_bytes = peak;
  return NULL;
}

TnError *tn_interp_execute(TnExecutable *x, const TnExecuteOptions *o, TnBuffer *const *inputs, TnBuffer **outputs) {
  Run r = {.x = x, .options = o, .inputs = inputs, .outputs = outputs};
  tn_arena_init(&r.arena, &r.guard);
  TnError *e = tn_guard_run(&r.guard, run, &r);
  tn_grid_destroy(r.grid);
  tn_interp_destroy(r.it);
  tn_arena_deinit(&r.arena);
  return e;
}
