// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Runs prepared programs: the table of evaluators, the step loop, regions, calls, limits, and checking inputs.
#include "interp/interp_priv.h"

#include <stdio.h>

// ---------------------------------------------------------------------------------------------------------------
// The evaluator of each op; a forgotten one does not link

#define EVAL_EW(id) tn_eval_elementwise
#define EVAL_BROADCAST_EW(id) tn_eval_broadcast_elementwise
#define EVAL_SHARD(id) tn_eval_shard
#define EVAL_MODULE(id) tn_eval_cast
#define EVAL_TERMINATE(id) tn_eval_opaque  // not reached: read as the results of its region
#define EVAL_GENERATE(id) tn_eval_##id
#define EVAL_MOVE(id) tn_eval_##id
#define EVAL_BODY(id) tn_eval_##id
#define EVAL_COMPOUND(id) tn_eval_##id
#define EVAL_LINALG(id) tn_eval_##id
#define EVAL_DOT(id) tn_eval_##id
#define EVAL_CONTROL(id) tn_eval_##id
#define EVAL_CALL(id) tn_eval_##id
#define EVAL_TUPLE(id) tn_eval_##id
#define EVAL_COMM_OP(id) tn_eval_##id
#define EVAL_CHECK(id) tn_eval_##id
#define EVAL_OPAQUE(id) tn_eval_##id

TnEvalFn *const tn_eval_table[TN_N_OPS] = {
#define TN_OP(id, dialect, name, operands, results, regions, kind, traits, attrs) [TN_OP_##id] = EVAL_##kind(id),
#include "ir/ops.def"
#undef TN_OP
};

// ---------------------------------------------------------------------------------------------------------------
// Services

_Static_assert(offsetof(TnInterp, scratch) == 0, "tn_interp_scratch");
const TnRunOptions *tn_interp_options(const TnInterp *it) { return &it->options; }
uint64_t *tn_interp_rng_state(TnInterp *it) { return &it->rng_state; }
const TnModule *tn_interp_module(const TnInterp *it) { return it->program->m; }
TnOp *tn_interp_find_func(TnInterp *it, TnStr name) { return tn_map_find(&it->program->funcs, name); }
TnTensor *tn_interp_value(TnInterp *it, const TnValue *v) { return it->frame[v->id]; }
size_t tn_interp_peak_bytes(const TnInterp *it) { return it->peak_bytes; }
uint64_t tn_interp_n_ops(const TnInterp *it) { return it->n_ops; }

static TnError *vfail(TnInterp *it, const TnOp *op, TnCode code, const char *fmt, va_list args) {
  TnStr text = tn_arena_vfmt(&it->scratch, fmt, args);
  TN_FAIL_AT(code, tn_op_loc(it->program->m, op), "%s: %.*s", tn_op_short_name(op), TN_STR_ARG(text));
}

TnError *tn_interp_fail(TnInterp *it, const TnOp *op, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  TnError *e = vfail(it, op, TN_INVALID_ARGUMENT, fmt, args);
  va_end(args);
  return e;
}

TnError *tn_interp_fail_with(TnInterp *it, const TnOp *op, TnCode code, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  TnError *e = vfail(it, op, code, fmt, args);
  va_end(args);
  return e;
}

TnError *tn_interp_poll(TnInterp *it, const TnOp *op) {
  if (it->options.cancel && __atomic_load_n(it->options.cancel, __ATOMIC_RELAXED))
    return tn_interp_fail_with(it, op, TN_CANCELLED, "the run was cancelled");
  if (it->n_ops > it->limit_ops)
    return tn_interp_fail_with(it, op, TN_RESOURCE_EXHAUSTED,
                               "op limit: %llu ops were executed, the limit (limits.executed_ops)",
                               (unsigned long long)it->limit_ops);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Steps. A call or region inside an op runs on the C stack: run_block, the evaluator, enter, run_block. Their frames
// are small and the depth is limited.

enum { FEW_OPERANDS = 6 };

static TnLoc current_loc(const TnInterp *it) { return it->op ? tn_op_loc(it->program->m, it->op) : TN_NO_LOC; }

static void release_slots(TnInterp *it, TnTensor **frame, TnSlots s) {
  for (uint32_t i = 0; i < s.n; i++) {
    tn_tensor_release(it, frame[s.slot[i]]);
    frame[s.slot[i]] = NULL;
  }
}

// Fills `to` with references to the values in the slots, moved out of the frame at their last use.
static TnError *read_slots(TnInterp *it, TnTensor **frame, TnSlots s, TnTensor **to) {
  for (uint32_t i = 0; i < s.n; i++) {
    TnTensor **slot = &frame[s.slot[i] & ~TN_LAST_USE], *t = *slot;
    if (!t) TN_FAIL_AT(TN_INTERNAL, current_loc(it), "a value is used before it is defined");
    if (s.slot[i] & TN_LAST_USE)
      *slot = NULL;
    else
      tn_tensor_retain(t);
    to[i] = t;
  }
  return NULL;
}

static TnError *run_step(TnInterp *it, TnTensor **frame, const TnStep *s) {
  TnTensor *few[FEW_OPERANDS], **in = few;
  TnArenaMark mark = tn_arena_mark(&it->scratch);
  it->op = s->op;
  if (++it->n_ops > it->limit_ops || it->options.cancel) TN_TRY(tn_interp_poll(it, s->op));
  if (s->in.n > FEW_OPERANDS) in = tn_arena_push(&it->scratch, s->in.n * sizeof *in, _Alignof(TnTensor *));
  TN_TRY(read_slots(it, frame, s->in, in));
  TN_TRY(s->eval(it, s->op, in, frame + s->first_out));
  for (uint32_t i = 0; i < s->in.n; i++) tn_tensor_release(it, in[i]);
  release_slots(it, frame, s->dead);
  if (it->scratch.at != mark.at) tn_arena_release(&it->scratch, mark);
  return NULL;
}

static TnError *run_block(TnInterp *it, const TnBlock *b, TnTensor **results) {
  TnTensor **frame = it->frame;
  release_slots(it, frame, b->unused_args);
  for (const TnStep *s = b->steps, *end = s + b->n_steps; s < end; s++) TN_TRY(run_step(it, frame, s));
  return read_slots(it, frame, b->results, results);
}

enum { DEFAULT_DEPTH = 512, LARGEST_DEPTH = 1024 };

static unsigned depth_limit(unsigned given) {
  return !given ? DEFAULT_DEPTH : given > LARGEST_DEPTH ? LARGEST_DEPTH : given;
}

TnError *tn_interp_check_depth(unsigned limit, unsigned depth, TnLoc loc) {
  if (depth < depth_limit(limit)) return NULL;
  TN_FAIL_AT(TN_RESOURCE_EXHAUSTED, loc, "depth limit: calls and regions are nested %u deep, the limit (limits.depth)",
             depth_limit(limit));
}

TnError *tn_interp_region_take(TnInterp *it, const TnRegion *r, TnTensor **args, TnTensor **results) {
  const TnBlock *b = &tn_plan(it, r->op)->blocks[r - r->op->regions];
  TnTensor **frame = it->frame;
  const TnOp *op = it->op;
  if (it->depth >= it->limit_depth) TN_TRY(tn_interp_check_depth(it->limit_depth, it->depth, current_loc(it)));
  TnArenaMark mark = tn_arena_mark(&it->scratch);
  if (b->n_frame) it->frame = tn_new_n(&it->scratch, TnTensor *, b->n_frame);
  for (uint32_t i = 0; i < b->n_args; i++) {
    it->frame[b->first_slot + i] = args[i];
    args[i] = NULL;
  }
  it->depth++;
  TN_TRY(run_block(it, b, results));
  it->depth--;
  it->op = op;
  it->frame = frame;
  if (b->n_frame) tn_arena_release(&it->scratch, mark);
  return NULL;
}

TnError *tn_interp_region(TnInterp *it, const TnRegion *r, TnTensor *const *args, TnTensor **results) {
  TnTensor *few[FEW_OPERANDS], **taken = few;
  TnArenaMark mark = tn_arena_mark(&it->scratch);
  if (r->n_args > FEW_OPERANDS) taken = tn_new_n(&it->scratch, TnTensor *, r->n_args);
  for (uint32_t i = 0; i < r->n_args; i++) {
    taken[i] = args[i];
    tn_tensor_retain(taken[i]);
  }
  TN_TRY(tn_interp_region_take(it, r, taken, results));
  if (taken != few) tn_arena_release(&it->scratch, mark);
  return NULL;
}

TnError *tn_interp_call(TnInterp *it, const TnOp *func, TnTensor **args, TnTensor **results) {
  const TnOp *caller = it->func;
  if (!func->regions[0].has_block)
    return tn_interp_fail_with(it, it->op ? it->op : func, TN_FAILED_PRECONDITION, "function @%.*s has no body",
                          TN_STR_ARG(tn_symbol_name(func)));
  it->func = func;
  TN_TRY(tn_interp_region_take(it, &func->regions[0], args, results));
  it->func = caller;
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Constants: small ones are kept, so that evaluating them again is a reference; a large splat is filled each time,
// which gives the program a tensor that it may change in place.

enum { KEPT_SPLAT_BYTES = 4096 };

static TnError *make_constant(TnInterp *it, const TnConstant *c, TnTensor **out, bool *out_keep) {
  const TnType *t = c->type;
  TnDtype dtype = tn_type_storage(t);
  if (!c->data || !dtype || !tn_type_is_static(t))
    return tn_interp_fail(it, c->op, "the value of type %s is not there or has another size",
                          tn_type_text(&it->scratch, t));
  *out_keep = true;
  if (!c->is_splat) return tn_tensor_new_view(it, dtype, t->elem, t->rank, t->dims, c->data, out);
  TN_TRY(tn_tensor_new(it, dtype, t->elem, t->rank, t->dims, out));
  tn_fill(tn_dtype_bytes(dtype), (*out)->data, c->data, (*out)->n);
  *out_keep = (*out)->bytes <= KEPT_SPLAT_BYTES;
  return NULL;
}

TnError *tn_interp_constant(TnInterp *it, const TnOp *op, TnTensor **out) {
  uint32_t k = tn_plan(it, op)->constant;
  TnTensor *t = it->constants[k];
  if (!t) {
    bool keep = false;
    TN_TRY(make_constant(it, &it->program->constants[k], &t, &keep));
    if (!keep) {
      *out = t;
      return NULL;
    }
    tn_cell(t)->run = 0;
    it->constants[k] = t;
  }
  tn_tensor_retain(t);
  *out = t;
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Interpreters

enum { LEAST_SCRATCH = 1 << 20 };  // for frames and small tables, beside what the memory limit grants

static TnError *set_up(void *arg) {
  TnInterp *it = arg;
  tn_arena_push(&it->scratch, 1, 1);  // so that releasing to a mark keeps the first chunk
  it->constants = tn_new_n(&it->kept, TnTensor *, it->program->n_constants);
  TN_TRY(tn_tensor_new_tuple(it, TN_VALUE_TOKEN, NULL, 0, &it->token));
  it->token->items = NULL;
  return NULL;
}

TnError *tn_interp_create(TnProgram *p, const TnRunOptions *options, TnInterp **out) {
  TnInterp *it = tn_alloc_zero(sizeof *it);
  if (!it) return tn_error_oom();
  it->program = p;
  if (options) it->options = *options;
  it->limit_depth = depth_limit(it->options.limit_depth);
  it->limit_ops = it->options.limit_ops ? it->options.limit_ops : UINT64_MAX;
  it->rng_state = it->options.seed;
  it->live.next = it->live.prev = &it->live;
  tn_arena_init(&it->scratch, &it->guard);
  tn_arena_init(&it->kept, &it->guard);
  if (it->options.limit_bytes) it->scratch.limit_bytes = it->options.limit_bytes + LEAST_SCRATCH;
  TnError *e = tn_guard_run(&it->guard, set_up, it);
  if (!e)
    *out = it;
  else
    tn_interp_destroy(it);
  return e;
}

void tn_interp_destroy(TnInterp *it) {
  if (!it) return;
  tn_tensors_free_all(it);
  if (it->open_file.p) tn_file_unmap(&it->open_file);
  tn_arena_deinit(&it->scratch);
  tn_arena_deinit(&it->kept);
  tn_free(it);
}

// ---------------------------------------------------------------------------------------------------------------
// Runs

static TnStr value_text(TnInterp *it, const TnTensor *t) {
  static const char *const kinds[] = {"a tensor", "a token", "a tuple", "a future"};
  if (t->kind != TN_VALUE_TENSOR) return tn_str(kinds[t->kind]);
  TnBuf b = {.arena = &it->scratch};
  tn_buf_z(&b, "tensor<");
  for (uint32_t i = 0; i < t->rank; i++) tn_buf_fmt(&b, "%lldx", (long long)t->dims[i]);
  tn_buf_fmt(&b, "%s>", tn_dtype_name((TnDtype)t->dtype));
  return tn_buf_view(&b);
}

static bool value_fits(const TnTensor *t, const TnType *type) {
  switch (type->kind) {
    case TN_TYPE_TENSOR:
    case TN_TYPE_UNRANKED:
    case TN_TYPE_MEMREF:
      return t->kind == TN_VALUE_TENSOR && t->dtype == tn_type_storage(type) && tn_dims_fit(type, t->rank, t->dims);
    case TN_TYPE_TOKEN: return t->kind == TN_VALUE_TOKEN;
    case TN_TYPE_TUPLE:
      if (t->kind != TN_VALUE_TUPLE || t->n != type->n_types) return false;
      for (uint32_t i = 0; i < type->n_types; i++)
        if (!value_fits(t->items[i], type->types[i])) return false;
      return true;
    default: return false;
  }
}

static TnError *check_inputs(TnInterp *it, const TnOp *func, TnTensor *const *inputs, size_t n) {
  const TnType *type = tn_func_type(func);
  TnLoc loc = tn_op_loc(it->program->m, func);
  TnStr name = tn_symbol_name(func);
  if (n != type->n_inputs)
    TN_FAIL_AT(TN_INVALID_ARGUMENT, loc, "@%.*s was given %zu arguments, expected %u", TN_STR_ARG(name), n,
               type->n_inputs);
  for (size_t i = 0; i < n; i++) {
    if (value_fits(inputs[i], type->types[i])) continue;
    TN_FAIL_AT(TN_INVALID_ARGUMENT, loc, "argument %zu of @%.*s is %.*s, expected %s", i, TN_STR_ARG(name),
               TN_STR_ARG(value_text(it, inputs[i])), tn_type_text(&it->scratch, type->types[i]));
  }
  return NULL;
}

// The tensor that stands for an input during the run: a view of it, with the element type of the argument (host memory
// knows no quantization); a copy when it is not aligned.
static TnError *adopt_input(TnInterp *it, const TnTensor *t, const TnType *type, TnTensor **out) {
  if (t->kind == TN_VALUE_TOKEN) {
    *out = tn_tensor_token(it);
    return NULL;
  }
  if (t->kind == TN_VALUE_TUPLE) {
    TnTensor **items = tn_new_n(&it->scratch, TnTensor *, type->n_types);
    for (uint32_t i = 0; i < type->n_types; i++) TN_TRY(adopt_input(it, t->items[i], type->types[i], &items[i]));
    TN_TRY(tn_tensor_new_tuple(it, TN_VALUE_TUPLE, items, type->n_types, out));
    for (uint32_t i = 0; i < type->n_types; i++) tn_tensor_release(it, items[i]);
    return NULL;
  }
  size_t size = tn_dtype_bytes((TnDtype)t->dtype);
  if ((uintptr_t)t->data % (size < 8 ? size : 8) == 0)
    return tn_tensor_new_view(it, (TnDtype)t->dtype, type->elem, t->rank, t->dims, t->data, out);
  TN_TRY(tn_tensor_new(it, (TnDtype)t->dtype, type->elem, t->rank, t->dims, out));
  memcpy((*out)->data, t->data, t->bytes);
  return NULL;
}

typedef struct Run {
  TnInterp *it;
  const TnOp *func;
  TnTensor *const *inputs;
  size_t n_inputs;
  TnTensor **outputs;
} Run;

static TnError *run_func(void *arg) {
  Run *r = arg;
  TnInterp *it = r->it;
  TN_TRY(check_inputs(it, r->func, r->inputs, r->n_inputs));
  const TnType *type = tn_func_type(r->func);
  TnTensor **args = tn_new_n(&it->scratch, TnTensor *, r->n_inputs);
  TnTensor **results = tn_new_n(&it->scratch, TnTensor *, type->n_types - type->n_inputs);
  for (size_t i = 0; i < r->n_inputs; i++) TN_TRY(adopt_input(it, r->inputs[i], type->types[i], &args[i]));
  TN_TRY(tn_interp_call(it, r->func, args, results));
  for (uint32_t i = 0; i < type->n_types - type->n_inputs; i++) r->outputs[i] = results[i];
  return NULL;
}

static TnError *make_room(void *arg) {
  TnInterp *it = arg;
  it->constants = tn_new_n(&it->kept, TnTensor *, it->program->n_constants);
  return NULL;
}

TnError *tn_interp_use(TnInterp *it, TnProgram *p) {
  if (p == it->program) return NULL;
  it->program = p;
  return tn_guard_run(&it->guard, make_room, it);
}

void tn_interp_begin(TnInterp *it) {
  it->run++;
  it->is_running = true;
  it->depth = 0;
  it->op = NULL;
  it->func = NULL;
  it->frame = NULL;
}

void tn_interp_end(TnInterp *it) {
  it->is_running = false;
  tn_interp_end_grids(it);
}

// Runs fn and names the limit when memory ran out; what it pushed on scratch is gone afterwards. Nested calls are fine.
static TnError *run_guarded(TnInterp *it, TnError *(*fn)(void *arg), void *arg) {
  TnArenaMark mark = tn_arena_mark(&it->scratch);
  TnGuard outer = it->guard;
  TnError *e = tn_guard_run(&it->guard, fn, arg);
  it->guard = outer;
  if (e == tn_error_oom())
    e = tn_error_at(
        TN_RESOURCE_EXHAUSTED, (TnLoc[]){current_loc(it)},
        "out of memory: %zu bytes of tensors and %zu bytes of scratch are in use, limits.memory_bytes is %zu",
        it->live_bytes, it->scratch.total_bytes, it->options.limit_bytes);
  tn_arena_release(&it->scratch, mark);
  return e;
}

TnError *tn_interp_run(TnInterp *it, const TnOp *func, TnTensor *const *inputs, size_t n_inputs, TnTensor **outputs) {
  if (it->is_running)
    TN_FAIL_AT(TN_FAILED_PRECONDITION, tn_op_loc(it->program->m, func), "this interpreter is running already");
  tn_interp_begin(it);
  TnError *e = run_guarded(it, run_func, &(Run){it, func, inputs, n_inputs, outputs});
  tn_interp_end(it);
  if (e) tn_tensors_undo_run(it);
  return e;
}

typedef struct Step {
  TnInterp *it;
  TnError *(*fn)(void *arg);
  void *arg;
} Step;

static const TnOp *function_of(const TnOp *op) {
  while (op && op->opcode != TN_OP_func_func) op = tn_op_parent(op);
  return op;
}

// A frame of its own, for the values of the op's regions.
static TnError *run_alone(void *arg) {
  Step *s = arg;
  TnInterp *it = s->it;
  it->func = function_of(it->op);
  if (it->op->n_regions && it->func)
    it->frame = tn_new_n(&it->scratch, TnTensor *, (size_t)tn_op_n_values(it->func) + 1);
  return s->fn(s->arg);
}

TnError *tn_interp_step(TnInterp *it, const TnOp *op, TnError *(*fn)(void *arg), void *arg) {
  it->op = op;
  it->n_ops++;
  TnError *e = run_guarded(it, run_alone, &(Step){it, fn, arg});
  if (e) tn_tensors_undo_run(it);
  return e;
}
