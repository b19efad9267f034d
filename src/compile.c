// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
#include "compile.h"

const char *const tn_stage_name[TN_N_STAGES] = {"clone", "passes", "plan", "emit"};

typedef struct Compile {
  const TnCompileJob *job;
  TnCompiled *c;
  TnArena work;  // of the planning
  size_t n_shapes_used;
  TnStage stage;
  TnWatch watch;
} Compile;

// ---- the entry's input types, with the shapes that it is compiled for

// The type of an input with its leaves' shapes put in; t itself where nothing changes.
static const TnType *with_shapes(Compile *x, const TnType *t) {
  TnModule *m = x->c->module;
  if (t->kind == TN_TYPE_TUPLE) {
    const TnType **types = tn_new_n(&m->arena, const TnType *, t->n_types);
    for (uint32_t i = 0; i < t->n_types; i++) types[i] = with_shapes(x, t->types[i]);
    return tn_type_tuple(m, types, t->n_types);
  }
  const TnShape *s = &x->job->shapes[x->n_shapes_used++];
  if (t->kind == TN_TYPE_UNRANKED) return tn_type_tensor(m, t->elem, s->rank, s->dims, NULL);
  return t->kind == TN_TYPE_TENSOR && !tn_type_is_static(t) ? tn_type_with_dims(m, t, s->rank, s->dims) : t;
}

static const TnType *const *input_types(Compile *x, size_t *out_n) {
  TnModule *m = x->c->module;
  const TnOp *func = tn_module_find_symbol(m, tn_str(x->job->entry));
  if (!x->job->shapes || !func) return NULL;
  const TnType *f = tn_func_type(func), **types = tn_new_n(&m->arena, const TnType *, f->n_inputs);
  for (uint32_t i = 0; i < f->n_inputs; i++) types[i] = with_shapes(x, f->types[i]);
  *out_n = f->n_inputs;
  return types;
}

static const TnAttr *const *input_values(Compile *x, const TnPassOptions *o) {
  const void *const *from = x->job->values;
  TnModule *m = x->c->module;
  if (!from || !o->input_types) return NULL;
  const TnAttr **values = tn_new_n(&m->arena, const TnAttr *, o->n_input_types);
  for (size_t i = 0; i < o->n_input_types; i++) {
    const TnType *t = o->input_types[i];
    int64_t n = 0;
    if (from[i] && tn_type_n_elements(t, &n))
      values[i] = tn_attr_dense(m, t, from[i], (size_t)n * tn_dtype_bytes(t->dtype), false);
  }
  return values;
}

// ---- stages

static TnError *run_passes(Compile *x) {
  const TnCompileJob *job = x->job;
  TnModule *m = x->c->module;
  TnPassOptions o = {.entry = job->entry,
                     .skip = job->skip_passes,
                     .n_skip = job->n_skip_passes,
                     .bisect = job->bisect,
                     .verify = job->verify,
                     .cancel = job->cancel,
                     .limit_ops = job->limit_ops,
                     .dump = job->dump,
                     .dump_user = job->dump_user,
                     .times = job->times,
                     .scratch = &x->work};
  o.input_types = input_types(x, &o.n_input_types);
  o.input_values = input_values(x, &o);
  o.out_used_values = job->out_used_values;
  TN_TRY(tn_passes_run(m, &o));
  x->c->func = tn_module_find_symbol(m, tn_str(job->entry));
  const TnType *f = tn_func_type(x->c->func);
  for (uint32_t i = 0; i < f->n_inputs; i++)  // nobody says the shapes of what a process is given
    if (f->types[i]->kind == TN_TYPE_UNRANKED || !tn_type_is_static(f->types[i]))
      TN_FAIL_AT(TN_UNIMPLEMENTED, tn_op_loc(m, x->c->func), "@%s: input %u is %s, expected a static shape", job->entry,
                 i, tn_type_text(&m->arena, f->types[i]));
  return NULL;
}

static TnError *make_plan(Compile *x) {
  const TnCompileJob *j = x->job;
  const TnTarget *t = x->c->target;
  TnPlanOptions o = {.unfused = j->unfused,
                     .unjoined = j->counts_steps,
                     .tiles = j->tiles,
                     .inverses = !t->divides_slowly     ? TN_K_INVERSES_NONE
                                 : t->divides_slowly() ? TN_K_INVERSES_ALL
                                                       : TN_K_INVERSES_OF_HALVES,
                     .joins_stores = t->joins_stores,
                     .threads = j->threads};
  return tn_plan_build(&x->c->arena, &x->work, x->c->module, x->c->func, &o, &x->c->plan);
}

static TnError *emit(Compile *x) {
  TnCompiled *c = x->c;
  c->code.pool = x->job->tell ? NULL : x->job->pool;  // tools neither change nor name what is mapped from a file
  TN_TRY(c->target->emit(&c->arena, c->plan->kernels, c->plan->n_kernels, &c->code));
  size_t limit = x->job->limit_code_bytes;
  if (limit && c->code.code_bytes > limit)
    TN_FAIL(TN_RESOURCE_EXHAUSTED, "the code is %zu bytes, limits.code_bytes is %zu", c->code.code_bytes, limit);
  return x->job->tell && c->target->announce ? c->target->announce(&c->arena, &c->code, x->job->tell) : NULL;
}

// Why compiling has to stop now, or NULL.
static TnError *stop(const Compile *x) {
  if (!tn_watch_ended(&x->watch)) return NULL;
  const TnCompileJob *job = x->job;
  const char *stage = tn_stage_name[x->stage];
  if (job->cancel && __atomic_load_n(job->cancel, __ATOMIC_RELAXED))
    TN_FAIL(TN_CANCELLED, "compilation was cancelled in stage '%s'", stage);
  TN_FAIL(TN_RESOURCE_EXHAUSTED, "compiling took %.3g ms and is in stage '%s', limits.compile_ms is %.3g",
          1e-6 * (double)(tn_time_ns() - x->c->start_ns), stage, 1e-6 * (double)job->limit_ns);
}

static TnError *end_stage(Compile *x, uint64_t *start) {
  uint64_t now = tn_time_ns();
  x->c->ns[x->stage] = now - *start;
  *start = now;
  TN_TRY(stop(x));
  x->stage++;
  return NULL;
}

// With the module cloned; inside its guard, which the arena shares.
static TnError *compile(void *arg) {
  Compile *x = arg;
  TnCompiled *c = x->c;
  uint64_t at = c->start_ns;
  enum { USUAL = 12 << 10 };  // bytes for a program of a few ops
  c->arena.guard = x->work.guard = c->module->arena.guard;
  tn_arena_reserve(&x->work, USUAL);
  TN_TRY(end_stage(x, &at));
  TN_TRY(run_passes(x));
  TN_TRY(end_stage(x, &at));
  TN_TRY(make_plan(x));
  TN_TRY(end_stage(x, &at));
  TN_TRY(emit(x));
  return end_stage(x, &at);
}

TnError *tn_compiled_create(const TnCompileJob *job, TnCompiled **out) {
  TnCompiled *c = tn_alloc_zero(sizeof *c);
  if (!c) return tn_error_oom();
  c->target = job->target;
  c->start_ns = tn_time_ns();
  tn_arena_init_like(&c->arena, &job->module->arena);
  Compile x = {.job = job, .c = c, .watch = {job->cancel, job->limit_ns ? c->start_ns + job->limit_ns : 0}};
  tn_arena_init_like(&x.work, &c->arena);
  bool watches = job->cancel || job->limit_ns;
  TnError *e = tn_module_clone_sharing(job->module, &c->module);
  if (!e) e = tn_module_run_watched(c->module, watches ? &x.watch : NULL, compile, &x);
  if (e == tn_error_oom() && watches) {
    TnError *why = stop(&x);
    e = why ? why : e;
  }
  c->arena.guard = NULL;
  tn_arena_deinit(&x.work);
  if (e)
    tn_compiled_destroy(c);
  else
    *out = c;
  return e;
}

void tn_compiled_destroy(TnCompiled *c) {
  if (!c) return;
  if (c->target->close && c->code.state) c->target->close(&c->code);
  tn_arena_deinit(&c->arena);
  tn_module_destroy(c->module);
  tn_free(c);
}
