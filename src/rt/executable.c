// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Executables: a function of a module made ready to run, and its runs.
#include "rt/rt.h"

static const char *const engines[] = {"interp"};

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

// ---- types of inputs and outputs

static TnTensorType describe(TnExecutable *x, const TnType *t) {
  TnTensorType d = {.struct_size = sizeof d, .text = tn_type_str(&x->arena, t).p};
  if (t->kind != TN_TYPE_TENSOR) return d;
  const TnType *stored = t->quant ? t->quant->storage : t->elem;
  int64_t *dims = tn_new_n(&x->arena, int64_t, t->rank);
  for (size_t i = 0; i < t->rank; i++) dims[i] = t->dims[i] == TN_DYNAMIC ? -1 : t->dims[i];
  d.element = (TnElementType)stored->dtype;
  d.rank = t->rank;
  d.dims = dims;
  return d;
}

static TnError *run_describe(void *arg) {
  TnExecutable *x = arg;
  const TnType *f = tn_func_type(x->func);
  x->n_inputs = f->n_inputs;
  x->n_outputs = f->n_types - f->n_inputs;
  x->types = tn_new_n(&x->arena, TnTensorType, f->n_types);
  for (size_t i = 0; i < f->n_types; i++) x->types[i] = describe(x, f->types[i]);
  return NULL;
}

TnError *tn_compile(TnContext *c, TnModule *m, const TnCompileOptions *options, TnExecutable **out) {
  TnCompileOptions o;
  TN_READ_STRUCT(o, options);
  if (o.engine && !engine_exists(o.engine))
    TN_FAIL(TN_INVALID_ARGUMENT, TN_NO_LOC, "engine '%s' is unknown, this build has: interp", o.engine);
  const TnOp *func = NULL;
  TN_TRY(find_entry(m, o.entry, &func));
  TnExecutable *x = tn_alloc_zero(sizeof *x);
  if (!x) return tn_error_oom();
  *x = (TnExecutable){.context = c, .module = m, .func = func, .options = o};
  tn_arena_init(&x->arena, &x->guard);
  TnError *e = tn_guard_run(&x->guard, run_describe, x);
  if (!e) e = tn_program_create(m, &x->program);
  if (e)
    tn_executable_destroy(x);
  else
    *out = x;
  return e;
}

void tn_executable_destroy(TnExecutable *x) {
  if (!x) return;
  if (x->program) tn_program_destroy(x->program);
  tn_arena_deinit(&x->arena);
  tn_free(x);
}

size_t tn_executable_n_inputs(const TnExecutable *x) { return x->n_inputs; }
size_t tn_executable_n_outputs(const TnExecutable *x) { return x->n_outputs; }

static TnError *get_type(const TnExecutable *x, size_t index, size_t first, size_t n, const char *what,
                         TnTensorType *out) {
  if (index >= n) TN_FAIL(TN_OUT_OF_RANGE, TN_NO_LOC, "%s %zu is out of range, there are %zu", what, index, n);
  size_t size = out->struct_size && out->struct_size < sizeof *out ? out->struct_size : sizeof *out;
  memcpy(out, &x->types[first + index], size);
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

// ---- running

typedef struct Run {
  TnExecutable *x;
  const TnExecuteOptions *options;
  TnBuffer *const *inputs;
  size_t n_inputs;
  TnBuffer **outputs;
  TnInterp *it;
  TnTensor *in, **in_refs, **out;
} Run;

static void print_adapter(void *user, TnStr text) {
  const TnExecuteOptions *o = user;
  o->print(o->print_user, text.p, text.n);
}

static TnRunOptions run_options(Run *r) {
  const TnLimits *l = &r->x->context->options.limits;
  const TnExecuteOptions *o = r->options;
  return (TnRunOptions){.limit_bytes = l->memory_bytes,
                        .limit_ops = l->executed_ops,
                        .limit_depth = l->depth,
                        .cancel = o->cancel,
                        .seed = o->seed,
                        .custom_call = custom_call,
                        .custom_call_user = r->x,
                        .print = o->print ? print_adapter : NULL,
                        .print_user = (void *)(uintptr_t)o,
                        .probe_dir = o->probe_dir};
}

// The inputs as tensors that only borrow: our own reference keeps the count above zero, is_view keeps them unwritten.
static TnError *lend_inputs(Run *r) {
  const TnType *f = tn_func_type(r->x->func);
  for (size_t i = 0; i < r->n_inputs; i++) {
    const TnBuffer *b = r->inputs[i];
    if (!b) TN_FAIL(TN_INVALID_ARGUMENT, TN_NO_LOC, "input %zu is NULL, expected %s", i, r->x->types[i].text);
    const TnType *elem = i < f->n_inputs && f->types[i]->kind == TN_TYPE_TENSOR ? f->types[i]->elem : NULL;
    r->in[i] = (TnTensor){.refs = 1,
                          .kind = b->type == TN_ELEMENT_NONE ? TN_VALUE_TOKEN : TN_VALUE_TENSOR,
                          .dtype = (uint8_t)b->type,
                          .rank = (uint32_t)b->rank,
                          .elem = elem,
                          .dims = b->dims,
                          .n = (int64_t)b->count,
                          .bytes = b->bytes,
                          .data = b->data,
                          .is_view = true};
    r->in_refs[i] = &r->in[i];
  }
  return NULL;
}

static TnError *take_output(const TnTensor *t, TnBuffer **out) {
  if (t->kind == TN_VALUE_TUPLE || t->kind == TN_VALUE_FUTURE)
    TN_FAIL(TN_INVALID_ARGUMENT, TN_NO_LOC, "a result is a tuple or future, expected tensors and tokens");
  if (t->kind == TN_VALUE_TOKEN) return tn_buffer_create(NULL, TN_ELEMENT_NONE, 0, NULL, NULL, out);
  return tn_buffer_create(NULL, (TnElementType)t->dtype, t->rank, t->dims, t->data, out);
}

static TnError *run(Run *r) {
  TnRunOptions o = run_options(r);
  TN_TRY(lend_inputs(r));
  TN_TRY(tn_interp_create(r->x->program, &o, &r->it));
  TN_TRY(tn_interp_run(r->it, r->x->func, r->in_refs, r->n_inputs, r->out));
  for (size_t i = 0; i < r->x->n_outputs; i++) TN_TRY(take_output(r->out[i], &r->outputs[i]));
  if (r->options->out_peak_bytes) *r->options->out_peak_bytes = tn_interp_peak_bytes(r->it);
  return NULL;
}

static TnError *check_counts(const TnExecutable *x, size_t n_inputs, size_t n_outputs) {
  if (n_inputs != x->n_inputs)
    TN_FAIL(TN_INVALID_ARGUMENT, TN_NO_LOC, "%zu inputs given, expected %zu", n_inputs, x->n_inputs);
  if (n_outputs != x->n_outputs)
    TN_FAIL(TN_INVALID_ARGUMENT, TN_NO_LOC, "room for %zu outputs given, expected %zu", n_outputs, x->n_outputs);
  return NULL;
}

TnError *tn_execute(TnExecutable *x, const TnExecuteOptions *options, TnBuffer *const *inputs, size_t n_inputs,
                    TnBuffer **outputs, size_t n_outputs) {
  TnExecuteOptions o;
  TN_READ_STRUCT(o, options);
  TN_TRY(check_counts(x, n_inputs, n_outputs));
  size_t in_bytes = n_inputs * sizeof(TnTensor), refs_bytes = n_inputs * sizeof(TnTensor *);
  uint8_t *block = tn_alloc_zero(in_bytes + refs_bytes + n_outputs * (sizeof(TnTensor *) + sizeof(TnBuffer *)));
  if (!block) return tn_error_oom();
  Run r = {.x = x, .options = &o, .inputs = inputs, .n_inputs = n_inputs};
  r.in = (TnTensor *)(void *)block;
  r.in_refs = (TnTensor **)(void *)(block + in_bytes);
  r.out = r.in_refs + n_inputs;
  r.outputs = (TnBuffer **)(void *)(r.out + n_outputs);
  TnError *e = run(&r);
  for (size_t i = 0; i < n_outputs; i++) {
    if (r.it) tn_tensor_release(r.it, r.out[i]);
    if (e)
      tn_buffer_release(r.outputs[i]);
    else
      outputs[i] = r.outputs[i];
  }
  if (r.it) tn_interp_destroy(r.it);
  tn_free(block);
  return e;
}
