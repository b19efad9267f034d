// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Executables: a function of a module made ready to run, and its runs.
#include "interp/groups.h"
#include "pass/pass.h"
#include "rt/rt.h"

// interp:passes: the interpreter on what the passes make of the program, to judge the passes alone.
static const char *const engines[] = {"interp", "interp:passes"};

const char *tn_engine_name(size_t index) { return index < TN_COUNT(engines) ? engines[index] : NULL; }

static bool engine_exists(const char *name) {
  for (size_t i = 0; i < TN_COUNT(engines); i++)
    if (strcmp(name, engines[i]) == 0) return true;
  return false;
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
    TN_FAIL(TN_NOT_FOUND, loc, "there is no function @main and not exactly one function: name the entry");
  if (!op || op->opcode != TN_OP_func_func) TN_FAIL(TN_NOT_FOUND, loc, "there is no function @%s", name);
  if (!op->regions[0].has_block) TN_FAIL(TN_INVALID_ARGUMENT, loc, "function @%s has no body", name ? name : "main");
  *out = op;
  return NULL;
}

// ---- types of inputs and outputs: the leaves of tuples, each by itself

static TnTensorType describe(TnArena *arena, const TnType *t) {
  TnTensorType d = {.struct_size = sizeof d, .text = tn_type_str(arena, t).p};
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
  if (t->kind != TN_TYPE_TUPLE)
    x->types[(*at)++] = describe(&x->arena, t);
  else
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
  for (size_t i = 0; i < f->n_types; i++) describe_leaves(x, f->types[i], &at);
  return NULL;
}

static TnError *count_devices(TnCompileOptions *o, uint32_t *out) {
  o->replicas += o->replicas == 0;
  o->partitions += o->partitions == 0;
  if (o->replicas > TN_MAX_PROCESSES || o->partitions > TN_MAX_PROCESSES / o->replicas)
    TN_FAIL(TN_INVALID_ARGUMENT, TN_NO_LOC, "%u replicas of %u partitions, expected at most %d devices", o->replicas,
            o->partitions, TN_MAX_PROCESSES);
  *out = o->replicas * o->partitions;
  return NULL;
}

// Makes the executable one of a copy of the module that the passes were run on.
static TnError *run_passes(TnExecutable *x) {
  TN_TRY(tn_module_clone_sharing(x->module, &x->own_module));
  TnPassOptions o = {.entry = tn_symbol_name(x->func).p};
#ifndef NDEBUG
  o.verify = true;
#endif
  x->module = x->own_module;
  TN_TRY(tn_passes_run(x->module, &o));
  return find_entry(x->module, o.entry, &x->func);
}

TnError *tn_compile(TnContext *c, TnModule *m, const TnCompileOptions *options, TnExecutable **out) {
  TnCompileOptions o;
  TN_READ_STRUCT(o, options);
  if (o.engine && !engine_exists(o.engine))
    TN_FAIL(TN_INVALID_ARGUMENT, TN_NO_LOC, "engine '%s' is unknown, this build has: interp, interp:passes", o.engine);
  const TnOp *func = NULL;
  uint32_t n_devices = 0;
  TN_TRY(count_devices(&o, &n_devices));
  TN_TRY(find_entry(m, o.entry, &func));
  TnExecutable *x = tn_alloc_zero(sizeof *x);
  if (!x) return tn_error_oom();
  *x = (TnExecutable){.context = c, .module = m, .func = func, .options = o, .n_devices = n_devices};
  tn_arena_init(&x->arena, &x->guard);
  TnError *e = o.engine && strcmp(o.engine, "interp:passes") == 0 ? run_passes(x) : NULL;
  if (!e) e = tn_guard_run(&x->guard, run_describe, x);
  if (!e) e = tn_program_create(x->module, &x->program);
  if (e)
    tn_executable_destroy(x);
  else
    *out = x;
  return e;
}

void tn_executable_destroy(TnExecutable *x) {
  if (!x) return;
  if (x->program) tn_program_destroy(x->program);
  tn_module_destroy(x->own_module);
  tn_arena_deinit(&x->arena);
  tn_free(x);
}

size_t tn_executable_n_inputs(const TnExecutable *x) { return x->n_inputs * x->n_devices; }
size_t tn_executable_n_outputs(const TnExecutable *x) { return x->n_outputs * x->n_devices; }

static TnError *get_type(const TnExecutable *x, size_t index, size_t first, size_t n, const char *what,
                         TnTensorType *out) {
  size_t total = n * x->n_devices;
  if (index >= total) TN_FAIL(TN_OUT_OF_RANGE, TN_NO_LOC, "%s %zu is out of range, there are %zu", what, index, total);
  size_t size = out->struct_size && out->struct_size < sizeof *out ? out->struct_size : sizeof *out;
  memcpy(out, &x->types[first + index % n], size);
  out->struct_size = size;
  return NULL;
}

TnError *tn_executable_input_type(const TnExecutable *x, size_t index, TnTensorType *out) {
  return get_type(x, index, 0, x->n_inputs, "input", out);
}
TnError *tn_executable_output_type(const TnExecutable *x, size_t index, TnTensorType *out) {
  return get_type(x, index, x->n_inputs, x->n_outputs, "output", out);
}

// ---- custom calls

struct TnCustomCall {
  const TnOp *op;
  const char *target;
  TnStr config;
  TnBuffer **inputs, **outputs;
};

const char *tn_custom_call_target(const TnCustomCall *call) { return call->target; }
int tn_custom_call_api_version(const TnCustomCall *call) {
  return (int)tn_attr_int_or(TN_OP_ATTRS(call->op, custom_call)->api_version, 1);
}
const char *tn_custom_call_config(const TnCustomCall *call) { return call->config.p; }
size_t tn_custom_call_n_inputs(const TnCustomCall *call) { return call->op->n_operands; }
TnBuffer *tn_custom_call_input(const TnCustomCall *call, size_t i) {
  return i < call->op->n_operands ? call->inputs[i] : NULL;
}
size_t tn_custom_call_n_outputs(const TnCustomCall *call) { return call->op->n_results; }
TnBuffer *tn_custom_call_output(const TnCustomCall *call, size_t i) {
  return i < call->op->n_results ? call->outputs[i] : NULL;
}

static TnStr spell_config(TnArena *arena, const TnOp *op) {
  const TnAttr *a = TN_OP_ATTRS(op, custom_call)->backend_config;
  if (!a) return TN_STR("");
  if (a->kind == TN_ATTR_STRING) return tn_arena_str(arena, a->str);
  TnBuf buf = {.arena = arena};
  tn_text_print_attr(&buf, a);
  tn_buf_char(&buf, 0);
  return (TnStr){buf.p, buf.n - 1};
}

// A view of a tensor as a buffer for the time of the call; tokens become rank-0 buffers of no type.
static TnError *wrap(const TnTensor *t, TnBuffer **out) {
  if (t->kind != TN_VALUE_TENSOR) return tn_buffer_create(NULL, TN_ELEMENT_NONE, 0, NULL, NULL, out);
  return tn_buffer_view(NULL, (TnElementType)t->dtype, t->rank, t->dims, t->data, NULL, NULL, out);
}

// A buffer with a copy of what the tensor holds.
static TnError *wrap_copy(const TnTensor *t, TnBuffer **out) {
  if (t->kind != TN_VALUE_TENSOR) return tn_buffer_create(NULL, TN_ELEMENT_NONE, 0, NULL, NULL, out);
  return tn_buffer_create(NULL, (TnElementType)t->dtype, t->rank, t->dims, t->data, out);
}

// Outputs are written in place: the buffer views the result tensor and is marked writable.
static TnError *open_call(TnInterp *it, TnCustomCall *call, TnTensor *const *in, TnTensor **out) {
  for (size_t i = 0; i < call->op->n_operands; i++) TN_TRY(wrap(in[i], &call->inputs[i]));
  for (size_t i = 0; i < call->op->n_results; i++) {
    TN_TRY(tn_tensor_new_result(it, call->op, i, NULL, &out[i]));
    if (out[i]->bytes) memset(out[i]->data, 0, out[i]->bytes);
    TN_TRY(wrap(out[i], &call->outputs[i]));
    if (out[i]->kind == TN_VALUE_TENSOR) call->outputs[i]->is_view = false;
  }
  return NULL;
}

static void close_call(TnCustomCall *call) {
  for (size_t i = 0; i < call->op->n_operands; i++) tn_buffer_release(call->inputs[i]);
  for (size_t i = 0; i < call->op->n_results; i++) {
    TnBuffer *b = call->outputs[i];
    if (b && b->type != TN_ELEMENT_NONE) b->is_view = true;  // the data is the tensor's
    tn_buffer_release(b);
  }
}

static TnHandler find_handler(TnContext *c, TnStr target) {
  TnHandler found = {0};
  pthread_mutex_lock(&c->lock);
  for (const TnHandler *h = c->handlers; h; h = h->next)
    if (tn_str_is(target, h->target)) found = *h;
  pthread_mutex_unlock(&c->lock);
  return found;
}

static TnError *custom_call(void *user, TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnExecutable *x = user;
  TnStr target = TN_OP_ATTRS(op, custom_call)->call_target_name->str;
  TnHandler h = find_handler(x->context, target);
  if (!h.fn)
    return tn_interp_fail(it, op, TN_NOT_FOUND, "no handler is registered for target @%.*s", TN_STR_ARG(target));
  TnArena *scratch = tn_interp_scratch(it);
  TnCustomCall call = {.op = op, .target = tn_arena_str(scratch, target).p, .config = spell_config(scratch, op)};
  call.inputs = tn_new_n(scratch, TnBuffer *, op->n_operands);
  call.outputs = tn_new_n(scratch, TnBuffer *, op->n_results);
  TnError *e = open_call(it, &call, in, out);
  if (!e) e = h.fn(h.user, &call);
  close_call(&call);
  for (size_t i = 0; e && i < op->n_results; i++) {
    tn_tensor_release(it, out[i]);
    out[i] = NULL;
  }
  return e;
}

// ---- transfers

struct TnTransfer {
  TnInterp *it;
  const TnOp *op;
  TnPlace place;
  bool from_host;
  size_t n;
  TnTensorType *types;
  TnBuffer **values;   // to the host
  TnTensor **arrived;  // from the host
};

TnTransferKind tn_transfer_kind(const TnTransfer *t) {
  switch (t->op->opcode) {
    case TN_OP_infeed: return TN_TRANSFER_INFEED;
    case TN_OP_outfeed: return TN_TRANSFER_OUTFEED;
    case TN_OP_send: return TN_TRANSFER_SEND;
    default: return TN_TRANSFER_RECV;
  }
}

int64_t tn_transfer_channel(const TnTransfer *t) {
  TnTransferKind kind = tn_transfer_kind(t);
  if (kind == TN_TRANSFER_INFEED || kind == TN_TRANSFER_OUTFEED) return 0;
  return tn_channel_id(TN_OP_ATTRS(t->op, send_recv)->channel_handle);
}

const char *tn_transfer_config(const TnTransfer *t) {
  const TnAttr *config = NULL;
  if (t->op->opcode == TN_OP_infeed) config = TN_OP_ATTRS(t->op, infeed)->infeed_config;
  if (t->op->opcode == TN_OP_outfeed) config = TN_OP_ATTRS(t->op, outfeed)->outfeed_config;
  return config ? config->str.p : "";
}

uint32_t tn_transfer_replica(const TnTransfer *t) { return t->place.replica; }
uint32_t tn_transfer_partition(const TnTransfer *t) { return t->place.partition; }
size_t tn_transfer_n_values(const TnTransfer *t) { return t->n; }
TnBuffer *tn_transfer_value(const TnTransfer *t, size_t index) {
  return t->from_host || index >= t->n ? NULL : t->values[index];
}

TnError *tn_transfer_type(const TnTransfer *t, size_t index, TnTensorType *out) {
  if (index >= t->n) TN_FAIL(TN_OUT_OF_RANGE, TN_NO_LOC, "value %zu is out of range, there are %zu", index, t->n);
  size_t size = out->struct_size && out->struct_size < sizeof *out ? out->struct_size : sizeof *out;
  memcpy(out, &t->types[index], size);
  out->struct_size = size;
  return NULL;
}

TnError *tn_transfer_set_value(TnTransfer *t, size_t index, const TnBuffer *b) {
  if (!t->from_host) TN_FAIL(TN_FAILED_PRECONDITION, TN_NO_LOC, "this transfer goes to the host: its values are given");
  if (index >= t->n) TN_FAIL(TN_OUT_OF_RANGE, TN_NO_LOC, "value %zu is out of range, there are %zu", index, t->n);
  if (b->type == TN_ELEMENT_NONE) TN_FAIL(TN_INVALID_ARGUMENT, TN_NO_LOC, "value %zu is no tensor", index);
  TnTensor *copy;
  TN_TRY(tn_tensor_new(t->it, (TnDtype)b->type, NULL, b->rank, b->dims, &copy));
  if (b->bytes) memcpy(copy->data, b->data, b->bytes);
  tn_tensor_release(t->it, t->arrived[index]);
  t->arrived[index] = copy;
  return NULL;
}

static TnError *transfer(void *user, TnInterp *it, const TnOp *op, TnTensor *const *in, size_t n_in, TnTensor **out,
                         size_t n_out) {
  const TnExecuteOptions *o = user;
  TnArena *scratch = tn_interp_scratch(it);
  TnTransfer t = {.it = it, .op = op, .from_host = n_out > 0 || op->opcode == TN_OP_infeed || op->opcode == TN_OP_recv};
  t.n = t.from_host ? n_out : n_in;
  t.arrived = out;
  t.types = tn_new_n(scratch, TnTensorType, t.n + 1);
  t.values = tn_new_n(scratch, TnBuffer *, t.n + 1);
  for (size_t i = 0; i < t.n; i++)
    t.types[i] = describe(scratch, t.from_host ? op->results[i].type : op->operands[i]->type);
  TN_TRY(tn_process_place(it, &t.place));
  TnError *e = NULL;
  for (size_t i = 0; i < n_in && !e; i++) e = wrap_copy(in[i], &t.values[i]);
  if (!e) e = o->transfer(o->transfer_user, &t);
  for (size_t i = 0; i < n_in; i++) tn_buffer_release(t.values[i]);
  return e;
}

// ---- running

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

static void print_adapter(void *user, TnStr text) {
  const TnExecuteOptions *o = user;
  o->print(o->print_user, text.p, text.n);
}

static TnRunOptions run_options(Run *r) {
  const TnLimits *l = &r->x->context->options.limits;
  const TnExecuteOptions *o = r->options;
  void *user = (void *)(uintptr_t)o;
  return (TnRunOptions){.limit_bytes = l->memory_bytes,
                        .limit_ops = l->executed_ops,
                        .limit_depth = l->depth,
                        .cancel = o->cancel,
                        .seed = o->seed,
                        .custom_call = custom_call,
                        .custom_call_user = r->x,
                        .print = o->print ? print_adapter : NULL,
                        .print_user = user,
                        .probe_dir = o->probe_dir,
                        .transfer = o->transfer ? transfer : NULL,
                        .transfer_user = user};
}

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
  size_t index = (*at)++;
  if (!r->inputs[index])
    TN_FAIL(TN_INVALID_ARGUMENT, TN_NO_LOC, "input %zu is NULL, expected %s", index,
            r->x->types[index % r->x->n_inputs].text);
  *out = lend_leaf(r, r->inputs[index]);
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
    TN_FAIL(TN_INVALID_ARGUMENT, TN_NO_LOC, "a result is a future, expected tensors, tokens and tuples of them");
  if (t->kind != TN_VALUE_TUPLE) {
    size_t index = (*at)++;
    return wrap_copy(t, &r->outputs[index]);
  }
  for (int64_t i = 0; i < t->n; i++) TN_TRY(take(r, t->items[i], at));
  return NULL;
}

static TnError *run_devices(Run *r) {
  TnRunOptions o = run_options(r);
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

static TnError *check_counts(const TnExecutable *x, size_t n_inputs, size_t n_outputs) {
  size_t want_in = tn_executable_n_inputs(x), want_out = tn_executable_n_outputs(x);
  if (n_inputs != want_in) TN_FAIL(TN_INVALID_ARGUMENT, TN_NO_LOC, "%zu inputs given, expected %zu", n_inputs, want_in);
  if (n_outputs != want_out)
    TN_FAIL(TN_INVALID_ARGUMENT, TN_NO_LOC, "room for %zu outputs given, expected %zu", n_outputs, want_out);
  return NULL;
}

TnError *tn_execute(TnExecutable *x, const TnExecuteOptions *options, TnBuffer *const *inputs, size_t n_inputs,
                    TnBuffer **outputs, size_t n_outputs) {
  TnExecuteOptions o;
  TN_READ_STRUCT(o, options);
  TN_TRY(check_counts(x, n_inputs, n_outputs));
  TnBuffer **made = tn_alloc_zero((n_outputs + 1) * sizeof *made);
  if (!made) return tn_error_oom();
  Run r = {.x = x, .options = &o, .inputs = inputs, .outputs = made};
  tn_arena_init(&r.arena, &r.guard);
  TnError *e = tn_guard_run(&r.guard, run, &r);
  for (size_t i = 0; i < n_outputs; i++) {
    if (e)
      tn_buffer_release(made[i]);
    else
      outputs[i] = made[i];
  }
  tn_grid_destroy(r.grid);
  tn_interp_destroy(r.it);
  tn_arena_deinit(&r.arena);
  tn_free(made);
  return e;
}
