// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
#include "rt/exec.h"

#include "plan/cost.h"

// ---- preparing

static TnArg describe_arg(const TnExec *x, uint32_t slot) {
  const TnSlot *s = &x->plan->slots[slot];
  TnArg a = {.slot = slot, .alias = s->aliased ? (int32_t)s->alias : -1};
  a.form = tn_buffer_form(TN_ELEMENT_NONE, 0, NULL);
  if (s->type->kind != TN_TYPE_TENSOR) return a;
  a.type = (TnElementType)tn_type_storage(s->type);
  a.rank = s->type->rank;
  a.dims = s->type->dims;
  a.form = tn_buffer_form(a.type, a.rank, a.dims);
  a.bytes = s->bytes;
  uint32_t size = (uint32_t)tn_dtype_bytes((TnDtype)a.type);
  a.align = (size < 8 ? size : 8) - 1;
  return a;
}

// The lanes of the parallel loop: parts must be multiples of them.
static int64_t parallel_lanes(const TnKernel *k) {
  for (uint32_t i = 0; i < k->n_nodes; i++) {
    const TnKNode *n = &k->nodes[i];
    if (n->op == TN_K_loop && n->aux & TN_LOOP_PARALLEL) return n->aux & TN_LOOP_VECTOR ? n->lanes : 1;
  }
  return 1;
}

// Iterations of about so many ns, as many as lanes at least; 0: all are less.
static int64_t choose_part(const TnKernel *k, double ns) {
  double least = ns / (k->work_ns / (double)k->parallel);
  int64_t lanes = parallel_lanes(k), n = least < 1 ? 1 : least < (double)k->parallel ? (int64_t)least : k->parallel;
  n = (n + lanes - 1) / lanes * lanes;
  return n < k->parallel ? n : 0;
}

static int64_t choose_grain(const TnKernel *k) {
  return k->parallel < 2 || k->in_order || k->work_ns < TN_COST_SHARE ? 0 : choose_part(k, TN_COST_PART);
}

static void describe_kernels(TnExec *x) {
  enum { SLOWER = 16 };  // than estimated is what runs a kernel without machine code
  const TnPlan *p = x->plan;
  x->kernels = tn_new_n(&x->arena, TnKernelRun, p->n_kernels + 1);
  for (size_t i = 0; i < p->n_kernels; i++) {
    const TnKernel *k = p->kernels[i];
    TnKernelFn *entry = x->compiled->code.entry ? x->compiled->code.entry[i] : NULL;
    x->kernels[i] = (TnKernelRun){entry, k->parallel ? k->parallel : 1, choose_grain(k), 0};
    const double piece = entry ? TN_COST_PIECE : TN_COST_PIECE / SLOWER;
    if ((x->kernels[i].grain || k->in_order) && k->work_ns > piece) x->kernels[i].piece = choose_part(k, piece);
  }
}

typedef struct Survey {
  TnExec *x;
  TN_VEC(uint32_t) swapped;
} Survey;

static TnError *check_host_step(const TnExec *x, const TnStep *s) {
  TnLoc loc = tn_op_loc(x->compiled->module, s->op);
  if (!tn_op_is_host((TnOpcode)s->op->opcode))
    TN_FAIL_AT(TN_INTERNAL, loc, "%s is a step of the host, expected compiled code", tn_op_name(s->op));
  if (s->n_in != s->op->n_operands || s->n_bufs - s->n_in != s->op->n_results)
    TN_FAIL_AT(TN_INTERNAL, loc, "%s has %u and %u buffers, expected its %u operands and %u results", tn_op_name(s->op),
               s->n_in, s->n_bufs - s->n_in, s->op->n_operands, s->op->n_results);
  return NULL;
}

// A sort whose order a kernel decides.
static bool asks_kernel(const TnStep *s) { return s->lib == tn_lib_sort && s->less != UINT32_MAX; }

static bool can_be_shared(const TnExec *x, const TnStep *s) {
  return s->kind == TN_STEP_LIB || (s->kind == TN_STEP_COPY && s->bytes >= TN_COST_SHARE_BYTES) ||
         (s->kind == TN_STEP_KERNEL && x->kernels[s->index].grain);
}

TN_COLD static TnError *survey(Survey *v, const TnSteps *steps) {
  TnExec *x = v->x;
  TnTrial *trial = &x->trials[steps->number];
  for (size_t i = 0; i < steps->n; i++) {
    const TnStep *s = &steps->data[i];
    if (s->n_bufs > x->n_bufs) x->n_bufs = s->n_bufs;
    trial->is_worth |= can_be_shared(x, s);
    if (s->kind == TN_STEP_LIB && asks_kernel(s)) {
      size_t bytes = ((size_t)s->n_bufs + 1) * sizeof(void *);
      if (bytes > x->less_bytes) x->less_bytes = bytes;
    }
    if (s->kind == TN_STEP_SWAP) {
      tn_push(&x->arena, &v->swapped, s->bufs[0]);
      tn_push(&x->arena, &v->swapped, s->bufs[1]);
    }
    if (s->kind == TN_STEP_HOST) {
      TN_TRY(check_host_step(x, s));
      x->uses_host = true;
      x->has_futures |= s->op->opcode == TN_OP_async_start;
    }
    for (uint32_t k = 0; k < s->n_regions; k++) TN_TRY(survey(v, &s->regions[k]));
  }
  x->wants_pool |= trial->is_worth;
  return NULL;
}

typedef struct Prepare {
  TnExec *x;
  bool needs_host;
} Prepare;

TN_COLD static TnError *prepare(void *arg) {
  Prepare *job = arg;
  TnExec *x = job->x;
  const TnPlan *p = x->plan;
  const TnTarget *t = x->compiled->target;
  Survey v = {.x = x};
  x->trials = tn_new_n(&x->arena, TnTrial, p->n_lists);
  describe_kernels(x);
  TN_TRY(survey(&v, &p->steps));
  x->swapped = v.swapped.data;
  x->n_swapped = v.swapped.n;
  x->callees = tn_new_n(&x->arena, TnExec *, p->n_calls + 1);
  x->inputs = tn_new_n(&x->arena, TnArg, p->n_inputs + 1);
  x->outputs = tn_new_n(&x->arena, TnArg, p->n_outputs + 1);
  for (uint32_t i = 0; i < p->n_inputs; i++) x->inputs[i] = describe_arg(x, p->inputs[i]);
  for (uint32_t i = 0; i < p->n_outputs; i++) {
    x->outputs[i] = describe_arg(x, p->outputs[i]);
    x->output_bytes += x->outputs[i].bytes;
  }
  x->less_bytes = tn_round_scratch(x->less_bytes);
  x->piece_bytes = x->less_bytes + (t->run_scratch ? tn_round_scratch(t->run_scratch(&x->compiled->code)) : 0);
  return job->needs_host || x->uses_host ? tn_program_create(x->compiled->module, &x->host) : NULL;
}

TnError *tn_exec_create(TnCompiled *c, bool needs_host, TnExec **out) {
  TnExec *x = tn_alloc_zero(sizeof *x);
  if (!x) {
    tn_compiled_destroy(c);
    return tn_error_oom();
  }
  x->compiled = c;
  x->plan = c->plan;
  pthread_mutex_init(&x->lock, NULL);
  x->arena = (TnArena){.guard = &x->guard, .chunks = c->arena.chunks};
  TnError *e = tn_guard_run(&x->guard, prepare, &(Prepare){x, needs_host});
  if (e)
    tn_exec_destroy(x);
  else
    *out = x;
  return e;
}

// ---- frames

void tn_exec_free_frame(TnFrame *f) {
  if (!f) return;
  tn_free_aligned(f->arena);
  tn_free_aligned(f->scratch);
  tn_free(f);
}

void tn_exec_destroy(TnExec *x) {
  if (!x) return;
  for (size_t i = 0; i < TN_FRAMES_KEPT; i++) tn_exec_free_frame(atomic_load(&x->frames[i]));
  if (x->host) tn_program_destroy(x->host);
  pthread_mutex_destroy(&x->lock);
  tn_compiled_destroy(x->compiled);
  tn_arena_deinit(&x->arena);
  tn_free(x);
}

static void place_slot(const TnExec *x, TnFrame *f, uint32_t i) {
  const TnSlot *s = &x->plan->slots[i];
  if (s->kind == TN_SLOT_TEMP) f->slot[i] = f->arena + s->offset;
  if (s->kind == TN_SLOT_CONST) f->slot[i] = (void *)(uintptr_t)s->data;
}

static TnError *new_frame(const TnExec *x, TnFrame **out) {
  const TnPlan *p = x->plan;
  size_t n_spans = (size_t)p->n_inputs + p->n_outputs, n_futures = x->has_futures ? p->n_slots : 0;
  TnFrame *f =
      tn_alloc_zero(sizeof *f + (p->n_slots + 2 * x->n_bufs + n_futures) * sizeof(void *) + n_spans * sizeof(TnSpan));
  if (!f) return tn_error_oom();
  f->busy = true;
  f->slot = (void **)(void *)(f + 1);
  f->bufs = f->slot + p->n_slots;
  f->sizes = (size_t *)(void *)(f->bufs + x->n_bufs);
  f->spans = (TnSpan *)(void *)(f->sizes + x->n_bufs);
  if (x->has_futures) f->futures = (TnTensor **)(void *)(f->spans + n_spans);
  f->arena = tn_alloc_aligned(p->arena_bytes, 64);
  f->scratch = tn_alloc_aligned(x->piece_bytes * tn_pool_threads(x->pool), 64);
  if (!f->arena || !f->scratch) {
    tn_exec_free_frame(f);
    TN_FAIL(TN_RESOURCE_EXHAUSTED, "out of memory: the run needs %zu bytes beside inputs and outputs", p->arena_bytes);
  }
  for (size_t i = 0; i < p->n_slots; i++) place_slot(x, f, (uint32_t)i);
  *out = f;
  return NULL;
}

// Adds it to the kept ones where there is room.
static void keep_frame(TnExec *x, TnFrame *f) {
  pthread_mutex_lock(&x->lock);
  for (size_t i = 0; i < TN_FRAMES_KEPT && !f->is_kept; i++) {
    if (atomic_load_explicit(&x->frames[i], memory_order_relaxed)) continue;
    f->is_kept = true;
    atomic_store_explicit(&x->frames[i], f, memory_order_release);
  }
  pthread_mutex_unlock(&x->lock);
}

TnError *tn_exec_take_frame(TnExec *x, TnFrame **out) {
  for (size_t i = 0; i < TN_FRAMES_KEPT; i++) {
    TnFrame *f = atomic_load_explicit(&x->frames[i], memory_order_acquire);
    if (!f) break;
    if (atomic_load_explicit(&f->busy, memory_order_relaxed)) continue;
    if (atomic_exchange_explicit(&f->busy, true, memory_order_acquire)) continue;
    for (size_t k = 0; k < x->n_swapped; k++) place_slot(x, f, x->swapped[k]);
    *out = f;
    return NULL;
  }
  TN_TRY(new_frame(x, out));
  keep_frame(x, *out);
  return NULL;
}

// ---- steps

// What threads share of a kernel.
typedef struct Share {
  const TnExec *x;
  const TnFrame *frame;
  uint32_t index;
  _Atomic uint32_t n_begun;
  const volatile int32_t *cancel;  // is looked at between pieces of a part, or NULL
  int64_t piece;
  _Atomic bool is_cut;  // because of it some pieces were left out
} Share;

static void run_part(void *arg, int64_t begin, int64_t end) {
  Share *s = arg;
  const TnExec *x = s->x;
  TnKernelFn *entry = x->kernels[s->index].entry;
  uint32_t part = entry ? 0 : atomic_fetch_add_explicit(&s->n_begun, 1, memory_order_relaxed);
  for (int64_t first = begin, last; first < end; first = last) {
    last = s->cancel && end - first > s->piece ? first + s->piece : end;
    if (s->cancel && __atomic_load_n(s->cancel, __ATOMIC_RELAXED)) {
      atomic_store_explicit(&s->is_cut, true, memory_order_relaxed);
      return;
    }
    if (entry)
      entry(s->frame->bufs, first, last);
    else
      x->compiled->target->run(&x->compiled->code, s->index, s->frame->bufs, first, last,
                               s->frame->scratch + part * x->piece_bytes + x->less_bytes);
  }
}

static bool is_cancelled(const TnExecRun *r) {
  return r->options->cancel && __atomic_load_n(r->options->cancel, __ATOMIC_RELAXED);
}

static TnError *cancelled(const TnExec *x, const TnStep *s) {
  TN_FAIL_AT(TN_CANCELLED, tn_op_loc(x->compiled->module, s->op), "the run was cancelled");
}

// Steps that follow one that was cut short must not run: they rely on what it was to write.
static TnError *run_kernel(const TnExecRun *r, const TnStep *step) {
  const TnExec *x = r->x;
  const TnFrame *f = r->frame;
  const TnKernelRun *k = &x->kernels[step->index];
  Share s = {.x = x, .frame = f, .index = step->index};
  if (k->piece) s.cancel = r->options->cancel, s.piece = k->piece;
  if (k->grain && r->pool)
    tn_pool_run(r->pool, run_part, &s, k->n, k->grain);
  else if (s.cancel)
    run_part(&s, 0, k->n);
  else if (k->entry)
    k->entry(f->bufs, 0, k->n);
  else
    x->compiled->target->run(&x->compiled->code, step->index, f->bufs, 0, k->n, f->scratch + x->less_bytes);
  if (s.is_cut) return cancelled(x, step);
  return NULL;
}

// ---- sorting by a kernel: threads ask which of two elements comes first, each with a piece of scratch of its own

typedef struct Order {
  const TnExec *x;
  TnFrame *frame;
  uint32_t kernel, n_operands, n_outside;
  void *const *outside;  // what the order reads besides two elements
} Order;

static unsigned take_piece(TnFrame *f, unsigned n) {
  for (unsigned i = 0;; i = (i + 1) % n) {
    uint64_t bit = (uint64_t)1 << i;
    if (!(atomic_fetch_or_explicit(&f->pieces, bit, memory_order_acquire) & bit)) return i;
  }
}

static bool is_less(void *user, const void *const *args) {
  const Order *o = user;
  const TnExec *x = o->x;
  unsigned n = tn_pool_threads(x->pool), piece = take_piece(o->frame, n < 64 ? n : 64);
  void **bufs = (void **)(void *)(o->frame->scratch + piece * x->piece_bytes);
  uint8_t answer = 0;
  for (uint32_t i = 0; i < 2 * o->n_operands; i++) bufs[i] = (void *)(uintptr_t)args[i];
  bufs[2 * o->n_operands] = &answer;
  for (uint32_t i = 0; i < o->n_outside; i++) bufs[2 * o->n_operands + 1 + i] = o->outside[i];
  TnKernelFn *entry = x->kernels[o->kernel].entry;
  if (entry)
    entry(bufs, 0, 1);
  else
    x->compiled->target->run(&x->compiled->code, o->kernel, bufs, 0, 1, (uint8_t *)bufs + x->less_bytes);
  atomic_fetch_and_explicit(&o->frame->pieces, ~((uint64_t)1 << piece), memory_order_release);
  return answer;
}

static TnError *run_sort(TnExecRun *r, const TnStep *s, TnLibCall *call) {
  TnLibSort sort = *(const TnLibSort *)s->params;
  sort.less = is_less;
  uint32_t n = 2 * sort.n_operands;
  sort.user = &(Order){r->x, r->frame, s->less, sort.n_operands, (uint32_t)call->n_bufs - n, call->bufs + n};
  call->params = &sort;
  return s->lib(call);
}

static TnError *run_lib(TnExecRun *r, const TnStep *s) {
  TnFrame *f = r->frame;
  TnLibCall call = {
      .params = s->params, .bufs = f->bufs, .n_bufs = s->n_bufs, .pool = r->pool, .cancel = r->options->cancel};
  if (s->bytes) call.scratch = f->bufs[--call.n_bufs];
  return asks_kernel(s) ? run_sort(r, s, &call) : s->lib(&call);
}

static void copy_part(void *arg, int64_t begin, int64_t end) {
  void *const *bufs = arg;
  memcpy((uint8_t *)bufs[0] + begin, (const uint8_t *)bufs[1] + begin, (size_t)(end - begin));
}

// Nothing to do where a donated input is the output that it would be copied to.
static TnError *run_copy(const TnExecRun *r, const TnStep *s) {
  enum { PIECE = 1 << 22 };
  void *rest[2] = {r->frame->bufs[0], r->frame->bufs[1]};
  if (rest[0] == rest[1]) return NULL;
  for (size_t left = s->bytes, n; left; left -= n) {
    if (is_cancelled(r)) return cancelled(r->x, s);
    n = left < PIECE ? left : PIECE;
    if (n < TN_COST_SHARE_BYTES || !r->pool) memcpy(rest[0], rest[1], n);
    else tn_pool_run(r->pool, copy_part, rest, (int64_t)n, TN_COST_PART_BYTES);
    for (int i = 0; i < 2; i++) rest[i] = (uint8_t *)rest[i] + n;
  }
  return NULL;
}

static TnError *run_steps(TnExecRun *r, const TnSteps *steps);

// Between the rounds of loops: whether to go on.
static TnError *poll(TnExecRun *r, const TnStep *s) {
  r->n_ops += s->regions[0].n + s->regions[1].n;
  if (is_cancelled(r)) return cancelled(r->x, s);
  if (r->n_ops > r->limit_ops)
    TN_FAIL_AT(TN_RESOURCE_EXHAUSTED, tn_op_loc(r->x->compiled->module, s->op),
               "op limit: %llu steps were executed, limits.executed_ops is %llu", (unsigned long long)r->n_ops,
               (unsigned long long)r->limit_ops);
  return NULL;
}

static TnError *run_while(TnExecRun *r, const TnStep *s) {
  void *const *go = &r->frame->slot[s->bufs[0]];
  for (;;) {
    TN_TRY(run_steps(r, &s->regions[0]));
    if (!*(const uint8_t *)*go) return NULL;
    TN_TRY(run_steps(r, &s->regions[1]));
    TN_TRY(poll(r, s));
  }
}

static TnError *run_case(TnExecRun *r, const TnStep *s) {
  const void *p = r->frame->slot[s->bufs[0]];
  uint32_t k;
  if (s->is_if)
    k = !*(const uint8_t *)p;
  else
    memcpy(&k, p, sizeof k);
  return run_steps(r, &s->regions[k < s->n_regions ? k : s->n_regions - 1]);
}

static TnError *run_step(TnExecRun *r, const TnStep *s) {
  TnFrame *f = r->frame;
  void **slot = f->slot, **bufs = f->bufs;
  const uint32_t *from = s->bufs;
  for (uint32_t i = 0, n = s->n_bufs; i < n; i++) bufs[i] = slot[from[i]];
  switch ((TnStepKind)s->kind) {
    case TN_STEP_KERNEL: return run_kernel(r, s);
    case TN_STEP_LIB: return run_lib(r, s);
    case TN_STEP_COPY: return run_copy(r, s);
    case TN_STEP_SWAP:
      slot[s->bufs[0]] = f->bufs[1];
      slot[s->bufs[1]] = f->bufs[0];
      return NULL;
    case TN_STEP_WHILE: return run_while(r, s);
    case TN_STEP_CASE: return run_case(r, s);
    case TN_STEP_CALL: return tn_exec_call_step(r, s);
    case TN_STEP_HOST: return tn_exec_host_step(r, s);
  }
  tn_unreachable();
}

// ---- being watched

// Arithmetic of a kernel, loops counted where the kernel says how long they are.
static double count_flops(const TnKernel *k) {
  double times[64] = {1}, sum = 0;
  unsigned depth = 0, vector = 0;  // depth of the open vector loop
  for (uint32_t i = 0; i < k->n_nodes; i++) {
    const TnKNode *n = &k->nodes[i];
    if (tn_k_opens(n) && depth + 1 < TN_COUNT(times)) {
      times[depth + 1] = times[depth] * (n->op == TN_K_loop && !n->a ? (double)n->imm : 1);
      depth++;
      if (n->op == TN_K_loop && n->aux & TN_LOOP_VECTOR) vector = depth;
    }
    if (n->op == TN_K_end && depth) {
      if (vector == depth) vector = 0;
      depth--;
    }
    if (tn_k_op_info[n->op].kind == TN_KK_FLT)
      sum += times[depth] * (vector ? 1 : n->lanes) * (n->op == TN_K_ffma ? 2 : 1);
  }
  return sum;
}

static const char *step_name(const TnExec *x, const TnStep *s) {
  if (s->kind == TN_STEP_KERNEL && x->plan->kernels[s->index]->name) return x->plan->kernels[s->index]->name;
  return s->op ? tn_op_name(s->op) : "";
}

TN_COLD static void tell_step(TnExecRun *r, const TnStep *s, uint64_t start) {
  const TnExec *x = r->x;
  TnStepInfo info = {.struct_size = sizeof info,
                     .number = s->number,
                     .kind = tn_step_kind_name((TnStepKind)s->kind),
                     .name = step_name(x, s),
                     .line = s->op ? s->op->line : 0,
                     .start_ns = start,
                     .end_ns = tn_time_ns(),
                     .flops = s->kind == TN_STEP_KERNEL ? count_flops(x->plan->kernels[s->index]) : 0,
                     .n_buffers = s->n_bufs};
  for (uint32_t i = 0; i < s->n_bufs; i++) {
    const TnSlot *slot = &x->plan->slots[s->bufs[i]];
    r->frame->bufs[i] = r->frame->slot[s->bufs[i]];
    r->frame->sizes[i] = slot->bytes;
  }
  info.buffers = (const void *const *)r->frame->bufs;
  info.sizes = r->frame->sizes;
  r->options->step(r->options->step_user, &info);
}

static TnError *do_steps(TnExecRun *r, const TnSteps *steps) {
  for (const TnStep *s = steps->data, *end = s + steps->n; s < end; s++) {
    uint64_t start = r->options->step ? tn_time_ns() : 0;
    TN_TRY(run_step(r, s));
    if (r->options->step && !r->bytes) tell_step(r, s, start);
  }
  return NULL;
}

static TnError *run_steps(TnExecRun *r, const TnSteps *steps) {
  TnTrial *t = &r->x->trials[steps->number];
  if (!r->x->pool || !t->is_worth) return do_steps(r, steps);
  TnPool *outer = r->pool;
  const TnTurn turn = tn_trial_next(t);
  const uint64_t start = turn.is_timed ? tn_time_ns() : 0;
  r->pool = turn.is_alone ? NULL : r->x->pool;
  TnError *e = do_steps(r, steps);
  if (turn.is_timed) tn_trial_tell(t, turn, tn_time_ns() - start);
  r->pool = outer;
  return e;
}

static void place_part(const TnPlan *p, void **slot, uint32_t part) {
  slot[part] = (uint8_t *)slot[tn_plan_whole(p, part)] + p->slots[part].offset;
}

TnError *tn_exec_run(TnExecRun *r) {
  static const int32_t never = 0;
  const volatile int32_t *cancel = r->options->cancel;
  uint32_t slot = r->x->plan->cancel_slot;
  r->n_ops += r->x->plan->n_steps;
  if (r->frame->futures) memset(r->frame->futures, 0, r->x->plan->n_slots * sizeof *r->frame->futures);
  if (slot != UINT32_MAX) r->frame->slot[slot] = (void *)(uintptr_t)(cancel ? (const void *)(uintptr_t)cancel : &never);
  for (uint32_t i = 0; i < r->x->plan->n_parts; i++) place_part(r->x->plan, r->frame->slot, r->x->plan->parts[i]);
  if (!is_cancelled(r)) TN_TRY(run_steps(r, &r->x->plan->steps));
  if (is_cancelled(r)) TN_FAIL(TN_CANCELLED, "the run was cancelled");
  return NULL;
}
