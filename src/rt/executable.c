// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Executables: a function of a module made ready to run, and its runs.
#include <stdio.h>

#include "rt/exec.h"

// ---- engines: the targets, then those that interpret

static const struct {
  const char *name, *doc;
} interpreters[] = {
    {"interp", "the specification made executable: slow, and the judge of the others"},
    {"interp:passes", "the interpreter on what the passes make of the program, to judge the passes alone"},
};

static size_t count_targets(void) {
  size_t n = 0;
  while (tn_target_at(n)) n++;
  return n;
}

const char *tn_engine_name(size_t index) {
  size_t n = count_targets();
  if (index < n) return tn_target_at(index)->name;
  return index - n < TN_COUNT(interpreters) ? interpreters[index - n].name : NULL;
}

const char *tn_engine_doc(size_t index) {
  size_t n = count_targets();
  if (index < n) return tn_target_at(index)->doc;
  return index - n < TN_COUNT(interpreters) ? interpreters[index - n].doc : NULL;
}

bool tn_engine_available(size_t index) {
  const TnTarget *t = tn_target_at(index);
  return t ? t->available() : tn_engine_name(index) != NULL;
}

static TnError *unknown_engine(const char *name) {
  char list[256] = "";
  size_t at = 0;
  for (size_t i = 0; tn_engine_name(i) && at < sizeof list; i++)
    at += (size_t)snprintf(list + at, sizeof list - at, "%s%s", i ? ", " : "", tn_engine_name(i));
  TN_FAIL(TN_INVALID_ARGUMENT, "engine '%s' is unknown, this build has: %s", name, list);
}

// The target of a compiling engine; NULL in *out for those that interpret.
static TnError *find_engine(const char *name, const TnTarget **out, bool *out_passes) {
  for (size_t i = 0; i < TN_COUNT(interpreters); i++) {
    if (!name || strcmp(name, interpreters[i].name)) continue;
    *out_passes = i == 1;
    return NULL;
  }
  *out = tn_target_find(name);
  if (!*out) return unknown_engine(name);
  if (!(*out)->available()) TN_FAIL(TN_UNAVAILABLE, "engine '%s' does not run on this machine: %s", name, (*out)->doc);
  return NULL;
}

// ---- choosing the entry

static size_t count_functions(const TnModule *m, TnOp **out_last) {
  size_t n = 0;
  TN_FOR_OPS(op, &m->root->regions[0])
  if (op->opcode == TN_OP_func_func) *out_last = op, n++;
  return n;
}

static TnError *find_entry(const TnModule *m, const char *name, const TnOp **out) {
  TnLoc loc = {m->name, 0, 0};
  TnOp *op = tn_module_find_symbol(m, tn_str(name ? name : "main")), *only = NULL;
  if (!op && !name && count_functions(m, &only) == 1) op = only;
  if (!op && !name)
    TN_FAIL_AT(TN_NOT_FOUND, loc, "there is no function @main and not exactly one function: name the entry");
  if (!op || op->opcode != TN_OP_func_func) TN_FAIL_AT(TN_NOT_FOUND, loc, "there is no function @%s", name);
  if (!op->regions[0].has_block) TN_FAIL_AT(TN_INVALID_ARGUMENT, loc, "function @%s has no body", name ? name : "main");
  *out = op;
  return NULL;
}

// ---- types of inputs and outputs: the leaves of tuples, each by itself

TnTensorType tn_describe_type(TnArena *arena, const TnType *t) {
  TnTensorType d = {.struct_size = sizeof d, .text = tn_type_text(arena, t)};
  if (t->kind != TN_TYPE_TENSOR) return d;
  int64_t *dims = tn_new_n(arena, int64_t, t->rank + 1);
  for (size_t i = 0; i < t->rank; i++) dims[i] = t->dims[i] == TN_DYNAMIC ? -1 : t->dims[i];
  d.element = (TnElementType)tn_type_storage(t);
  d.rank = t->rank;
  d.dims = dims;
  return d;
}

static size_t count_leaves(const TnType *t) {
  if (t->kind != TN_TYPE_TUPLE) return 1;
  size_t n = 0;
  for (uint32_t i = 0; i < t->n_types; i++) n += count_leaves(t->types[i]);
  return n;
}

static void describe_leaves(TnExecutable *x, const TnType *t, size_t *at) {
  if (t->kind != TN_TYPE_TUPLE) {
    size_t i = (*at)++;
    bool is_again = i > 0 && x->leaves[i - 1] == t;  // usual enough to share the text
    x->leaves[i] = t;
    x->types[i] = is_again ? x->types[i - 1] : tn_describe_type(&x->arena, t);
    return;
  }
  for (uint32_t i = 0; i < t->n_types; i++) describe_leaves(x, t->types[i], at);
}

static TnError *run_describe(void *arg) {
  TnExecutable *x = arg;
  const TnType *f = tn_func_type(x->func);
  size_t n[2] = {0}, at = 0;
  for (size_t i = 0; i < f->n_types; i++) n[i >= f->n_inputs] += count_leaves(f->types[i]);
  x->n_inputs = n[0];
  x->n_outputs = n[1];
  x->types = tn_new_n(&x->arena, TnTensorType, n[0] + n[1]);
  x->leaves = tn_new_n(&x->arena, const TnType *, n[0] + n[1]);
  for (size_t i = 0; i < f->n_types; i++) describe_leaves(x, f->types[i], &at);
  return NULL;
}

static TnError *count_devices(TnCompileOptions *o, uint32_t *out) {
  o->replicas += o->replicas == 0;
  o->partitions += o->partitions == 0;
  if (o->replicas > TN_MAX_PROCESSES || o->partitions > TN_MAX_PROCESSES / o->replicas)
    TN_FAIL(TN_INVALID_ARGUMENT, "%u replicas of %u partitions, expected at most %d devices", o->replicas,
            o->partitions, TN_MAX_PROCESSES);
  *out = o->replicas * o->partitions;
  return NULL;
}

// ---- compiling

typedef struct TnChild {
  struct TnChild *next;
  TnStr name;
  TnExec *exec;
} TnChild;

// What code is made for; all may be 0.
typedef struct For {
  const TnShape *shapes;
  size_t n;
  const void *const *values;
  uint64_t used_values;  // out
} For;

static TnError *make_exec(TnExecutable *x, const char *entry, For *f, bool needs_host, TnExec **out) {
  const TnLimits *l = &x->context->options.limits;
  const TnCompileOptions *o = &x->options;
  TnCompileJob job = {.module = x->module,
                      .entry = entry,
                      .shapes = f->shapes,
                      .n_shapes = f->n,
                      .values = f->values,
                      .out_used_values = &f->used_values,
                      .target = x->target,
                      .tiles = &x->context->tiles.source,
                      .threads = o->threads == 1 ? 1 : x->context->options.threads,
                      .pool = x->context->code,
                      .unfused = o->unfused,
                      .verify = o->verify,
                      .counts_steps = l->executed_ops != 0,
                      .bisect = o->bisect,
                      .cancel = o->cancel,
                      .limit_ns = (uint64_t)l->compile_ms * 1000000,
                      .limit_ops = l->compile_ops,
                      .limit_code_bytes = l->code_bytes,
                      .tell = (o->tell_perf ? TN_TELL_PERF : 0u) | (o->tell_gdb ? TN_TELL_GDB : 0u),
                      .dump = o->dump,
                      .dump_user = o->dump_user};
  TnCompiled *c = NULL;
  TnExec *made = NULL;
  TN_TRY(tn_compiled_create(&job, &c));
  TN_TRY(tn_exec_create(c, needs_host, &made));
  TnError *e = made->wants_pool && o->threads != 1 ? tn_context_pool(x->context, &made->pool) : NULL;
  if (e)
    tn_exec_destroy(made);
  else
    *out = made;
  return e;
}

static const char *entry_name(const TnExecutable *x) { return tn_symbol_name(x->func).p; }

static bool has_static_inputs(const TnExecutable *x) {
  for (size_t i = 0; i < x->n_inputs; i++)
    if (x->leaves[i]->kind == TN_TYPE_UNRANKED || !tn_type_is_static(x->leaves[i])) return false;
  return true;
}

// Locked, as what follows.
static TnError *find_child(TnExecutable *x, TnStr name, TnExec **out) {
  TnChild *c = x->children;
  while (c && !tn_str_eq(c->name, name)) c = c->next;
  if (!c) {
    c = tn_alloc_zero(sizeof *c);
    TnError *e = c ? make_exec(x, name.p, &(For){0}, true, &c->exec) : tn_error_oom();
    if (e) {
      tn_free(c);
      return e;
    }
    *c = (TnChild){x->children, tn_symbol_name(tn_module_find_symbol(x->module, name)), c->exec};
    x->children = c;
  }
  *out = c->exec;
  return NULL;
}

static TnError *link_calls(TnExecutable *x, TnExec *e, const TnSteps *steps);

static TnError *link_call(TnExecutable *x, TnExec **callee, const TnOp *call) {
  if (*callee) return NULL;  // maybe further down on the stack
  TN_TRY(find_child(x, TN_OP_ATTRS(call, func_call)->callee->str, callee));
  TnError *e = link_calls(x, *callee, &(*callee)->plan->steps);
  if (e) *callee = NULL;
  return e;
}

static TnError *link_calls(TnExecutable *x, TnExec *e, const TnSteps *steps) {
  for (size_t i = 0; i < steps->n; i++) {
    const TnStep *s = &steps->data[i];
    if (s->kind == TN_STEP_CALL) TN_TRY(link_call(x, &e->callees[s->index], s->op));
    for (uint32_t k = 0; k < s->n_regions; k++) TN_TRY(link_calls(x, e, &s->regions[k]));
  }
  return NULL;
}

// Compiles the functions that e calls.
static TnError *link_all(TnExecutable *x, TnExec *e) {
  if (!e->plan->n_calls) return NULL;
  TN_TRY(link_calls(x, e, &e->plan->steps));
  for (const TnChild *c = x->children; c; c = c->next) e->uses_host |= c->exec->uses_host;
  return e->uses_host && !e->host ? tn_program_create(e->compiled->module, &e->host) : NULL;
}

TnError *tn_executable_child(TnExecutable *x, TnStr name, TnExec **out) {
  pthread_mutex_lock(&x->lock);
  TnError *e = find_child(x, name, out);
  if (!e) e = link_all(x, *out);
  pthread_mutex_unlock(&x->lock);
  return e;
}

static TnError *make_linked(TnExecutable *x, For *f, TnExec **out) {
  TN_TRY(make_exec(x, entry_name(x), f, x->n_devices > 1, out));
  if (!(*out)->plan->n_calls) return NULL;
  pthread_mutex_lock(&x->lock);
  TnError *e = link_all(x, *out);
  pthread_mutex_unlock(&x->lock);
  if (e) {
    tn_exec_destroy(*out);
    *out = NULL;
  }
  return e;
}

// ---- code for shapes: the key of a list of inputs is the rank and dims of each, then elements that sizes follow from

enum { DEFAULT_VARIANTS = 64, MOST_VALUES = 64 };

// Inputs that sizes may follow from: few integers.
static bool may_be_size(const TnBuffer *b) {
  bool is_int = b->type >= TN_ELEMENT_I1 && b->type <= TN_ELEMENT_UI64;
  return is_int && b->count <= MOST_VALUES && !b->is_gone;
}

static bool has_sizes(const TnExecutable *x) {
  bool any = false;
  if (x->n_devices > 1 || x->n_inputs != tn_func_type(x->func)->n_inputs) return false;
  for (size_t i = 0; i < x->n_inputs; i++)
    any |= x->leaves[i]->kind == TN_TYPE_TENSOR && tn_dtype_is_int(x->leaves[i]->dtype);
  return any;
}

static int64_t value_at(const TnBuffer *b, size_t k) {
  return tn_load_i64((TnDtype)b->type, b->data + k * tn_element_bytes(b->type));
}

static size_t make_key(const TnExecutable *x, TnBuffer *const *inputs, uint64_t used, int64_t *key) {
  size_t n = 0;
  for (size_t i = 0; i < x->n_inputs; i++) {
    const TnBuffer *b = inputs[i];
    if (key) key[n] = (int64_t)b->rank;
    if (key && b->rank) memcpy(key + n + 1, b->dims, b->rank * sizeof *key);
    n += 1 + b->rank;
  }
  for (size_t i = 0; i < 64 && used >> i; i++) {
    size_t count = used >> i & 1 ? inputs[i]->count : 0;
    for (size_t k = 0; k < count; k++, n++)
      if (key) key[n] = value_at(inputs[i], k);
  }
  return n;
}

static bool has_key(const TnExecutable *x, const TnExec *v, TnBuffer *const *inputs) {
  const int64_t *key = v->key, *end = key + v->n_key;
  for (size_t i = 0; i < x->n_inputs; i++) {
    const TnBuffer *b = inputs[i];
    if (key == end || *key != (int64_t)b->rank) return false;
    if (b->rank && memcmp(key + 1, b->dims, b->rank * sizeof *key)) return false;
    key += 1 + b->rank;
  }
  for (size_t i = 0; i < 64 && v->used_values >> i; i++) {
    size_t count = v->used_values >> i & 1 ? inputs[i]->count : 0;
    for (size_t k = 0; k < count; k++)
      if (*key++ != value_at(inputs[i], k)) return false;
  }
  return key == end;
}

// Locked: finds the code and makes it the last used one.
static TnExec *find_variant(TnExecutable *x, TnBuffer *const *inputs) {
  TnExec **at = &x->variants, *v;
  while ((v = *at) && !has_key(x, v, inputs)) at = &v->next;
  if (!v) return NULL;
  *at = v->next;
  v->next = x->variants;
  x->variants = v;
  v->refs++;
  return v;
}

// Whether a compilation that failed may do with the elements of inputs.
static bool wants_values(TnExecutable *x, const For *f, TnError **e) {
  if (!*e || f->values || f->used_values != UINT64_MAX || !has_sizes(x)) return false;
  tn_error_destroy(*e);
  *e = NULL;
  x->by_value = true;
  return true;
}

static TnError *make_for(TnExecutable *x, TnBuffer *const *inputs, TnShape *shapes, const void **values,
                         uint64_t *out_used, TnExec **out) {
  TnError *e = NULL;
  For f = {.shapes = shapes, .n = x->n_inputs};
  for (size_t i = 0; i < x->n_inputs; i++) {
    shapes[i] = (TnShape){inputs[i]->rank, inputs[i]->dims};
    values[i] = i < 64 && may_be_size(inputs[i]) ? inputs[i]->data : NULL;
  }
  if (!x->by_value) e = make_linked(x, &f, out);
  if (x->by_value || wants_values(x, &f, &e)) {
    f = (For){shapes, x->n_inputs, values, 0};
    e = make_linked(x, &f, out);
  }
  *out_used = f.used_values;
  return e;
}

static TnError *make_variant(TnExecutable *x, TnBuffer *const *inputs, TnExec **out) {
  TnShape *shapes = tn_alloc((x->n_inputs + 1) * sizeof *shapes);
  const void **values = tn_alloc((x->n_inputs + 1) * sizeof *values);
  uint64_t used = 0;
  TnError *e = shapes && values ? make_for(x, inputs, shapes, values, &used, out) : tn_error_oom();
  tn_free(shapes);
  tn_free(values);
  if (e) return e;
  size_t n_key = make_key(x, inputs, used, NULL);
  int64_t *key = tn_alloc((n_key + 1) * sizeof *key);
  if (!key) {
    tn_exec_destroy(*out);
    return tn_error_oom();
  }
  make_key(x, inputs, used, key);
  (*out)->key = key;
  (*out)->n_key = n_key;
  (*out)->used_values = used;
  (*out)->refs = 1;
  return NULL;
}

// Locked: takes the variant that was not used for longest from the list when that is too long.
static TnExec *evict(TnExecutable *x) {
  uint32_t limit = x->context->options.limits.specialisations;
  if (x->n_variants <= (limit ? limit : DEFAULT_VARIANTS)) return NULL;
  TnExec **at = &x->variants;
  while ((*at)->next) at = &(*at)->next;
  TnExec *last = *at;
  *at = NULL;
  x->n_variants--;
  return --last->refs ? NULL : last;
}

static void destroy_variant(TnExec *v) {
  if (v) tn_free(v->key);
  tn_exec_destroy(v);
}

TnError *tn_executable_acquire(TnExecutable *x, TnBuffer *const *inputs, TnExec **out) {
  if (x->fixed) {
    *out = x->fixed;
    return NULL;
  }
  pthread_mutex_lock(&x->lock);
  TnExec *v = find_variant(x, inputs), *made = NULL, *old = NULL;
  pthread_mutex_unlock(&x->lock);
  if (!v) {
    TN_TRY(make_variant(x, inputs, &made));
    pthread_mutex_lock(&x->lock);
    v = find_variant(x, inputs);  // another thread may have been faster
    if (!v) {
      v = made;
      made = NULL;
      v->refs++;
      v->next = x->variants;
      x->variants = v;
      x->n_variants++;
      old = evict(x);
    }
    pthread_mutex_unlock(&x->lock);
    destroy_variant(made);
    destroy_variant(old);
  }
  *out = v;
  return NULL;
}

void tn_executable_give(TnExecutable *x, TnExec *v) {
  if (v == x->fixed) return;
  pthread_mutex_lock(&x->lock);
  bool is_last = --v->refs == 0;
  pthread_mutex_unlock(&x->lock);
  if (is_last) destroy_variant(v);
}

// ---- executables

// Makes the executable one of a copy of the module that the passes were run on; all, or the one for several devices.
static TnError *run_passes(TnExecutable *x, bool all) {
  TN_TRY(tn_module_clone_sharing(x->module, &x->own_module));
  TnPassOptions o = {
      .entry = entry_name(x), .keeps_callees = true, .verify = x->options.verify, .bisect = x->options.bisect};
  o.n_partitions = x->options.replicas == 1 ? x->options.partitions : 0;
  o.only = (const char *const[]){"shards"};
  o.n_only = !all;
  o.dump = x->options.dump;
  o.dump_user = x->options.dump_user;
#ifndef NDEBUG
  o.verify = true;
#endif
  x->module = x->own_module;
  TN_TRY(tn_passes_run(x->module, &o));
  return find_entry(x->module, o.entry, &x->func);
}

static TnError *prepare(TnExecutable *x, bool passes) {
  if (passes || x->options.partitions > 1) TN_TRY(run_passes(x, passes));
  TN_TRY(tn_guard_run(&x->guard, run_describe, x));
  if (!x->target) return tn_program_create(x->module, &x->program);
  if (!has_static_inputs(x)) return NULL;
  For f = {0};
  TnError *e = make_linked(x, &f, &x->fixed);
  wants_values(x, &f, &e);
  return e;
}

TnError *tn_compile(TnContext *c, TnModule *m, const TnCompileOptions *options, TnExecutable **out) {
  TnCompileOptions o;
  TN_NEED(c, "context");
  TN_NEED(m, "module");
  TN_NEED(out, "out_executable");
  TN_READ_STRUCT(TnCompileOptions, &o, options);
  const TnOp *func = NULL;
  const TnTarget *target = NULL;
  uint32_t n_devices = 0;
  bool passes = false;
  TN_TRY(find_engine(o.engine, &target, &passes));
  TN_TRY(count_devices(&o, &n_devices));
  TN_TRY(find_entry(m, o.entry, &func));
  TnExecutable *x = tn_alloc_zero(sizeof *x);
  if (!x) return tn_error_oom();
  *x = (TnExecutable){.context = c, .module = m, .func = func, .options = o, .n_devices = n_devices, .target = target};
  pthread_mutex_init(&x->lock, NULL);
  x->arena = (TnArena){.guard = &x->guard, .chunks = c->chunks};
  TnError *e = prepare(x, passes);
  if (e)
    tn_executable_destroy(x);
  else
    *out = x;
  return e;
}

void tn_executable_destroy(TnExecutable *x) {
  if (!x) return;
  for (TnExec *v = x->variants, *next; v; v = next) {
    next = v->next;
    destroy_variant(v);
  }
  for (TnChild *c = x->children, *next; c; c = next) {
    next = c->next;
    tn_exec_destroy(c->exec);
    tn_free(c);
  }
  tn_exec_destroy(x->fixed);
  if (x->program) tn_program_destroy(x->program);
  tn_module_destroy(x->own_module);
  pthread_mutex_destroy(&x->lock);
  tn_arena_deinit(&x->arena);
  tn_free(x);
}

size_t tn_executable_n_inputs(const TnExecutable *x) { return x->n_inputs * x->n_devices; }
size_t tn_executable_n_outputs(const TnExecutable *x) { return x->n_outputs * x->n_devices; }

static TnError *get_type(const TnExecutable *x, size_t index, size_t first, size_t n, const char *what,
                         TnTensorType *out) {
  size_t total = n * x->n_devices;
  TN_NEED(out, "out_type");
  if (index >= total) TN_FAIL(TN_OUT_OF_RANGE, "%s %zu is out of range, there are %zu", what, index, total);
  size_t size = out->struct_size && out->struct_size < sizeof *out ? out->struct_size : sizeof *out;
  memcpy(out, &x->types[first + index % n], size);
  out->struct_size = size;
  return NULL;
}

TnError *tn_executable_input_type(const TnExecutable *x, size_t index, TnTensorType *out) {
  TN_NEED(x, "executable");
  return get_type(x, index, 0, x->n_inputs, "input", out);
}
TnError *tn_executable_output_type(const TnExecutable *x, size_t index, TnTensorType *out) {
  TN_NEED(x, "executable");
  return get_type(x, index, x->n_inputs, x->n_outputs, "output", out);
}
