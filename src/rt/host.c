// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What programs do to the world around them: custom calls, transfers, collectives, checks. The interpreter's evaluators
// know how; a compiled program hands them its slots as tensors.
#include "interp/groups.h"
#include "rt/exec.h"

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
TnError *tn_buffer_from_tensor(const TnTensor *t, TnBuffer **out) {
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

TnError *tn_host_custom_call(void *user, TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnExecutable *x = user;
  TnStr target = TN_OP_ATTRS(op, custom_call)->call_target_name->str;
  TnHandler h = find_handler(x->context, target);
  if (!h.fn)
    return tn_interp_fail_with(it, op, TN_NOT_FOUND, "no handler is registered for target @%.*s", TN_STR_ARG(target));
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
  TN_NEED(out, "out_type");
  if (index >= t->n) TN_FAIL(TN_OUT_OF_RANGE, "value %zu is out of range, there are %zu", index, t->n);
  size_t size = out->struct_size && out->struct_size < sizeof *out ? out->struct_size : sizeof *out;
  memcpy(out, &t->types[index], size);
  out->struct_size = size;
  return NULL;
}

TnError *tn_transfer_set_value(TnTransfer *t, size_t index, const TnBuffer *b) {
  TN_TRY(tn_buffer_check(b));
  if (!t->from_host) TN_FAIL(TN_FAILED_PRECONDITION, "this transfer goes to the host: its values are given");
  if (index >= t->n) TN_FAIL(TN_OUT_OF_RANGE, "value %zu is out of range, there are %zu", index, t->n);
  if (b->type == TN_ELEMENT_NONE) TN_FAIL(TN_INVALID_ARGUMENT, "value %zu is no tensor", index);
  TnTensor *copy;
  TN_TRY(tn_tensor_new(t->it, (TnDtype)b->type, NULL, b->rank, b->dims, &copy));
  if (b->bytes) memcpy(copy->data, b->data, b->bytes);
  tn_tensor_release(t->it, t->arrived[index]);
  t->arrived[index] = copy;
  return NULL;
}

TnError *tn_host_transfer(void *user, TnInterp *it, const TnOp *op, TnTensor *const *in, size_t n_in, TnTensor **out,
                          size_t n_out) {
  const TnExecuteOptions *o = user;
  TnArena *scratch = tn_interp_scratch(it);
  TnTransfer t = {.it = it, .op = op, .from_host = n_out > 0 || op->opcode == TN_OP_infeed || op->opcode == TN_OP_recv};
  t.n = t.from_host ? n_out : n_in;
  t.arrived = out;
  t.types = tn_new_n(scratch, TnTensorType, t.n + 1);
  t.values = tn_new_n(scratch, TnBuffer *, t.n + 1);
  for (size_t i = 0; i < t.n; i++)
    t.types[i] = tn_describe_type(scratch, t.from_host ? op->results[i].type : op->operands[i]->type);
  TN_TRY(tn_process_place(it, &t.place));
  TnError *e = NULL;
  for (size_t i = 0; i < n_in && !e; i++) e = tn_buffer_from_tensor(in[i], &t.values[i]);
  if (!e) e = o->transfer(o->transfer_user, &t);
  for (size_t i = 0; i < n_in; i++) tn_buffer_release(t.values[i]);
  return e;
}

// ---- what a run allows

static void print_adapter(void *user, TnStr text) {
  const TnExecuteOptions *o = user;
  o->print(o->print_user, text.p, text.n);
}

TnRunOptions tn_host_options(TnExecutable *x, const TnExecuteOptions *o) {
  const TnLimits *l = &x->context->options.limits;
  void *user = (void *)(uintptr_t)o;
  return (TnRunOptions){.limit_bytes = l->memory_bytes,
                        .limit_ops = l->executed_ops,
                        .limit_depth = l->depth,
                        .cancel = o->cancel,
                        .seed = o->seed,
                        .custom_call = tn_host_custom_call,
                        .custom_call_user = x,
                        .print = o->print ? print_adapter : NULL,
                        .print_user = user,
                        .probe_dir = o->probe_dir,
                        .transfer = o->transfer ? tn_host_transfer : NULL,
                        .transfer_user = user};
}

// ---- steps of compiled programs

// Nothing that only computes belongs here: it has to be compiled.
static const TnOpcode host_ops[] = {
    TN_OP_custom_call,
    TN_OP_infeed,
    TN_OP_outfeed,
    TN_OP_send,
    TN_OP_recv,
    TN_OP_after_all,
    TN_OP_create_token,
    TN_OP_rng,
    TN_OP_partition_id,
    TN_OP_replica_id,
    TN_OP_all_gather,
    TN_OP_all_reduce,
    TN_OP_all_to_all,
    TN_OP_async_start,
    TN_OP_async_done,
    TN_OP_collective_broadcast,
    TN_OP_collective_permute,
    TN_OP_collective_reduce,
    TN_OP_reduce_scatter,
    TN_OP_cross_replica_sum,
    TN_OP_check_expect_eq,
    TN_OP_check_expect_eq_const,
    TN_OP_check_expect_almost_eq,
    TN_OP_check_expect_almost_eq_const,
    TN_OP_check_expect_close,
    TN_OP_check_expect_serialized_eq,
    TN_OP_interpreter_print,
    TN_OP_interpreter_probe,
    TN_OP_interpreter_run_parallel,
};

bool tn_op_is_host(TnOpcode code) {
  for (size_t i = 0; i < TN_COUNT(host_ops); i++)
    if (host_ops[i] == code) return true;
  return false;
}

typedef struct HostStep {
  TnExecRun *r;
  const TnStep *s;
} HostStep;

// A slot as a value of this type: it may hold the elements in another shape too.
static TnError *lend_slot(TnExecRun *r, uint32_t slot, const TnType *t, TnTensor **out) {
  if (t->kind == TN_TYPE_TENSOR)
    return tn_tensor_new_view(r->it, tn_type_storage(t), t->elem, t->rank, t->dims, r->frame->slot[slot], out);
  *out = t->kind == TN_TYPE_FUTURE ? r->frame->futures[slot] : tn_tensor_token(r->it);
  if (t->kind == TN_TYPE_FUTURE) tn_tensor_retain(*out);
  return NULL;
}

// A future lives until the next one of its slot, or the end of the run.
static TnError *store_result(TnExecRun *r, const TnOp *op, uint32_t slot, TnTensor *t) {
  const TnSlot *s = &r->x->plan->slots[slot];
  if (t->kind == TN_VALUE_FUTURE) {
    if (r->frame->futures[slot]) tn_tensor_release(r->it, r->frame->futures[slot]);
    r->frame->futures[slot] = t;
    tn_tensor_retain(t);
  }
  if (t->kind != TN_VALUE_TENSOR) return NULL;
  if (t->bytes != s->bytes)
    return tn_interp_fail(r->it, op, "a result has %zu bytes, expected %zu", t->bytes, s->bytes);
  if (t->bytes) memcpy(r->frame->slot[slot], t->data, t->bytes);
  return NULL;
}

static TnError *evaluate(void *arg) {
  HostStep *h = arg;
  TnInterp *it = h->r->it;
  const TnStep *s = h->s;
  TnArena *scratch = tn_interp_scratch(it);
  uint32_t n_out = s->n_bufs - s->n_in;
  TnTensor **in = tn_new_n(scratch, TnTensor *, s->n_in + 1), **out = tn_new_n(scratch, TnTensor *, n_out + 1);
  for (uint32_t i = 0; i < s->n_in; i++) TN_TRY(lend_slot(h->r, s->bufs[i], s->op->operands[i]->type, &in[i]));
  TN_TRY(tn_eval_table[s->op->opcode](it, s->op, in, out));
  for (uint32_t i = 0; i < n_out; i++) {
    TN_TRY(store_result(h->r, s->op, s->bufs[s->n_in + i], out[i]));
    tn_tensor_release(it, out[i]);
  }
  for (uint32_t i = 0; i < s->n_in; i++) tn_tensor_release(it, in[i]);
  return NULL;
}

// ---- programs side by side: interpreter.run_parallel compiles each function and runs it as a process of a grid

typedef struct Child {
  TnExec *x;
  uint32_t *slots;  // of the parent: inputs, then outputs
} Child;

typedef struct Parallel {
  TnExecRun *r;
  const TnStep *s;
  Child *children;
} Parallel;

// Runs a compiled function on memory that the caller has: inputs, then outputs. r: all but the frame.
static TnError *run_child(TnExecRun *r, void *const *memory) {
  const TnExec *x = r->x;
  uint32_t n_in = x->plan->n_inputs, n_out = x->plan->n_outputs;
  TN_TRY(tn_exec_take_frame((TnExec *)(uintptr_t)x, &r->frame));
  for (uint32_t i = 0; i < n_in; i++) tn_exec_set_input(r, i, memory[i]);
  for (uint32_t i = 0; i < n_out; i++) tn_exec_set_output(r, i, memory[n_in + i]);
  TnError *e = r->it ? tn_interp_use(r->it, x->host) : NULL;
  if (!e) e = tn_exec_run(r);
  tn_exec_give_frame(r->frame);
  return e;
}

static TnError *run_alone(const TnExecRun *parent, TnExec *x, TnInterp *it, void *const *memory) {
  TnExecRun r = {.x = x, .owner = parent->owner, .options = parent->options, .it = it, .limit_ops = parent->limit_ops};
  r.is_process = true;
  return run_child(&r, memory);
}

// ---- calls

static uint32_t depth_around(const TnOp *op) {
  uint32_t n = 0;
  for (; op->opcode != TN_OP_func_func; op = tn_op_parent(op)) n++;
  return n;
}

TnError *tn_exec_call_step(TnExecRun *r, const TnStep *s) {
  const TnExec *x = r->x->callees[s->index];
  const TnLimits *l = &r->owner->context->options.limits;
  TnExecRun inner = *r;
  TnLoc loc = tn_op_loc(r->x->compiled->module, s->op);
  size_t own = r->bytes ? r->bytes : r->x->plan->arena_bytes + r->x->output_bytes;
  inner.x = x;
  inner.depth += depth_around(s->op);
  inner.bytes = own + x->plan->arena_bytes + 1;
  TN_TRY(tn_interp_check_depth(l->depth, inner.depth, loc));
  if (l->memory_bytes && inner.bytes > l->memory_bytes)
    TN_FAIL_AT(TN_RESOURCE_EXHAUSTED, loc, "memory limit: calls need %zu bytes, limits.memory_bytes is %zu",
               inner.bytes, l->memory_bytes);
  TnError *e = run_child(&inner, r->frame->bufs);
  r->n_ops = inner.n_ops;
  if (!e && r->it) e = tn_interp_use(r->it, r->x->host);
  return e;
}

static TnError *run_process(void *arg, TnInterp *it, uint32_t number) {
  Parallel *p = arg;
  const Child *c = &p->children[number];
  uint32_t n = c->x->plan->n_inputs + c->x->plan->n_outputs;
  void **memory = tn_alloc((n + 1) * sizeof *memory);
  if (!memory) return tn_error_oom();
  for (uint32_t i = 0; i < n; i++) memory[i] = p->r->frame->slot[c->slots[i]];
  TnError *e = run_alone(p->r, c->x, it, memory);
  tn_free(memory);
  return e;
}

// Operands and results of the op are those of all processes, one after the other; the verifier has counted them.
static TnError *find_children(Parallel *p, TnArena *arena, uint32_t n_partitions, uint32_t n) {
  const Tn_interpreter_run_parallel_attrs *a = TN_OP_ATTRS(p->s->op, interpreter_run_parallel);
  const uint32_t *in = p->s->bufs, *out = in + p->s->n_in;
  p->children = tn_new_n(arena, Child, n);
  for (uint32_t k = 0; k < n; k++) {
    Child *c = &p->children[k];
    TN_TRY(tn_executable_child(p->r->owner, a->programs->items[k / n_partitions]->items[k % n_partitions]->str, &c->x));
    uint32_t n_in = c->x->plan->n_inputs, n_out = c->x->plan->n_outputs;
    c->slots = tn_new_n(arena, uint32_t, n_in + n_out);
    for (uint32_t i = 0; i < n_in; i++) c->slots[i] = *in++;
    for (uint32_t i = 0; i < n_out; i++) c->slots[n_in + i] = *out++;
  }
  return NULL;
}

static TnError *find_infeed(TnExecRun *r, TnArena *arena, const TnAttr *names, const TnOp ***out, size_t *out_n) {
  if (!names) return NULL;
  *out_n = names->n;
  *out = tn_new_n(arena, const TnOp *, *out_n + 1);
  for (size_t i = 0; i < *out_n; i++) (*out)[i] = tn_module_find_symbol(r->owner->module, names->items[i]->str);
  return NULL;
}

static TnError *run_parallel(void *arg) {
  Parallel *p = arg;
  TnExecRun *r = p->r;
  const Tn_interpreter_run_parallel_attrs *a = TN_OP_ATTRS(p->s->op, interpreter_run_parallel);
  uint32_t n_replicas = a->programs->n, n_partitions = a->programs->items[0]->n;
  TnArena *arena = tn_interp_scratch(r->it);
  const TnOp **infeed = NULL;
  size_t n_infeed = 0;
  TnGrid *grid = NULL;
  if (r->is_process)
    return tn_interp_fail_with(r->it, p->s->op, TN_FAILED_PRECONDITION, "this is a process of a grid already");
  if (n_partitions > TN_MAX_PROCESSES / n_replicas)
    return tn_interp_fail(r->it, p->s->op, "%u x %u programs, expected at most %d", n_replicas,
                          n_partitions, TN_MAX_PROCESSES);
  TN_TRY(find_children(p, arena, n_partitions, n_replicas * n_partitions));
  TN_TRY(find_infeed(r, arena, a->infeed, &infeed, &n_infeed));
  TnRunOptions o = tn_host_options(r->owner, r->options);
  TN_TRY(tn_grid_create(p->children[0].x->host, &o, n_replicas, n_partitions, infeed, n_infeed, &grid));
  TnError *e = tn_grid_run_with(grid, run_process, p);
  tn_grid_destroy(grid);
  return e;
}

static TnError *wrong_arrival(TnExecRun *r, const TnStep *s, uint32_t i, const TnArg *got) {
  TnArena *scratch = tn_interp_scratch(r->it);
  TnBuf dims = {.arena = scratch};
  for (uint32_t d = 0; d < got->rank; d++) tn_buf_fmt(&dims, "%s%lld", d ? ", " : "", (long long)got->dims[d]);
  return tn_interp_fail(r->it, s->op, "value %u that arrives is %s of shape [%.*s], expected %s",
                        i, tn_element_name(got->type), TN_STR_ARG(tn_buf_view(&dims)),
                        tn_type_text(scratch, s->op->results[i].type));
}

// The next entry of a grid's infeed: a function, whose results are those of the op but for the token.
static TnError *feed(TnExecRun *r, const TnStep *s, const TnOp *func) {
  void *memory[64];
  TnExec *x = NULL;
  uint32_t n = s->op->n_results - 1;
  TN_TRY(tn_executable_child(r->owner, tn_symbol_name(func), &x));
  if (x->plan->n_outputs != n || n > TN_COUNT(memory))
    return tn_interp_fail(r->it, s->op, "%u values arrive, expected %u", x->plan->n_outputs, n);
  for (uint32_t i = 0; i < n; i++) {
    const TnType *want = s->op->results[i].type;
    if (!tn_type_equal(x->plan->slots[x->plan->outputs[i]].type, want)) return wrong_arrival(r, s, i, &x->outputs[i]);
    memory[i] = r->frame->slot[s->bufs[s->n_in + i]];
  }
  TN_TRY(run_alone(r, x, r->it, memory));
  return tn_interp_use(r->it, r->x->host);
}

static TnError *run_infeed(void *arg) {
  HostStep *h = arg;
  size_t n_used;
  bool has_list;
  const TnOp *next = tn_process_next_infeed(h->r->it, &n_used, &has_list);
  if (!has_list) return evaluate(arg);
  if (next) return feed(h->r, h->s, next);
  return tn_interp_fail_with(h->r->it, h->s->op, TN_FAILED_PRECONDITION, "the infeed is used up after %zu entries",
                             n_used);
}

TnError *tn_exec_host_step(TnExecRun *r, const TnStep *s) {
  const TnOp *op = s->op;
  if (op->opcode == TN_OP_interpreter_run_parallel)
    return tn_interp_step(r->it, op, run_parallel, &(Parallel){.r = r, .s = s});
  return tn_interp_step(r->it, op, op->opcode == TN_OP_infeed ? run_infeed : evaluate, &(HostStep){r, s});
}
