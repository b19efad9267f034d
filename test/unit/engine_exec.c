// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Plans made by hand, run on every target: loops that exchange buffers, branches, frames of many threads, limits.
#include "rt/exec.h"

#include "test.h"

enum { N = 40, IN = 0, OUT, A, B, COUNT, GO, N_SLOTS };

static TnContext *context;

// ---- kernels

static TnKAddr at(TnKTerm *term, TnKVal node, int64_t coef) {
  *term = (TnKTerm){node, coef};
  return (TnKAddr){.terms = term, .n_terms = 1};
}

static TnKernel *add_one(TnArena *arena) {  // b1 = b0 + 1
  TnKBuilder b;
  TnKTerm t;
  tn_k_init(&b, arena);
  TnKAddr where = at(&t, tn_k_loop(&b, N, TN_LOOP_PARALLEL | TN_LOOP_VECTOR, 16), 4);
  TnKVal x = tn_k_op2(&b, TN_K_fadd, tn_k_load(&b, TN_KM_F32, 0, &where, 0), tn_k_f32(&b, 1));
  tn_k_store(&b, TN_KM_F32, 1, &where, x, 0);
  tn_k_end(&b);
  return tn_k_finish(&b, "add_one");
}

static TnKernel *step_count(TnArena *arena, bool starts) {  // b0 = 0, or b0 + 1
  TnKBuilder b;
  tn_k_init(&b, arena);
  TnKVal one = tn_k_i32(&b, 1), zero = tn_k_i32(&b, 0);
  TnKVal x = starts ? zero : tn_k_op2(&b, TN_K_iadd, tn_k_load(&b, TN_KM_I32, 0, &(TnKAddr){0}, 0), one);
  tn_k_store(&b, TN_KM_I32, 0, &(TnKAddr){0}, x, 0);
  return tn_k_finish(&b, "count");
}

static TnKernel *compare(TnArena *arena, int32_t below) {  // b1 = b0 < below
  TnKBuilder b;
  tn_k_init(&b, arena);
  TnKVal x = tn_k_load(&b, TN_KM_I32, 0, &(TnKAddr){0}, 0);
  tn_k_store(&b, TN_KM_I1, 1, &(TnKAddr){0}, tn_k_cmp(&b, TN_KP_LT, x, tn_k_i32(&b, below)), 0);
  return tn_k_finish(&b, "compare");
}

// ---- the plan: out = in, with 1 added `rounds` times; each round writes the other buffer and exchanges them

typedef struct Build {
  const TnTarget *target;
  TnCompiled *c;
  int32_t rounds;
} Build;

static const uint32_t *bufs(TnArena *arena, uint32_t a, uint32_t b) {
  uint32_t *list = tn_new_n(arena, uint32_t, 2);
  list[0] = a;
  list[1] = b;
  return list;
}

static TnStep *add(TnArena *arena, TnPlan *p, TnSteps *to, TnStepKind kind, uint32_t a, uint32_t b) {
  if (!to->data) to->data = tn_new_n(arena, TnStep, to->cap = 8);
  TnStep *s = &to->data[to->n++];
  *s = (TnStep){.kind = (uint8_t)kind, .number = (uint32_t)p->n_steps++, .n_bufs = 2, .bufs = bufs(arena, a, b)};
  s->op = NULL;
  return s;
}

static void set_slot(TnPlan *p, TnModule *m, uint32_t i, TnSlotKind kind, TnDtype dtype, int64_t n, size_t *offset) {
  TnSlot *s = &p->slots[i];
  *s = (TnSlot){.kind = (uint8_t)kind, .dtype = (uint8_t)dtype, .bytes = (size_t)n * tn_dtype_bytes(dtype)};
  s->type = tn_type_tensor_of(m, dtype, n > 1, &n);
  if (kind != TN_SLOT_TEMP) return;
  s->offset = *offset;
  *offset += (s->bytes + 63) & ~(size_t)63;
}

static TnPlan *make_plan(const Build *b) {
  TnArena *arena = &b->c->arena;
  TnModule *m = b->c->module;
  TnPlan *p = tn_new(arena, TnPlan);
  p->slots = tn_new_n(arena, TnSlot, p->n_slots = N_SLOTS);
  set_slot(p, m, IN, TN_SLOT_INPUT, TN_F32, N, NULL);
  set_slot(p, m, OUT, TN_SLOT_OUTPUT, TN_F32, N, NULL);
  set_slot(p, m, A, TN_SLOT_TEMP, TN_F32, N, &p->arena_bytes);
  set_slot(p, m, B, TN_SLOT_TEMP, TN_F32, N, &p->arena_bytes);
  set_slot(p, m, COUNT, TN_SLOT_TEMP, TN_I32, 1, &p->arena_bytes);
  set_slot(p, m, GO, TN_SLOT_TEMP, TN_I1, 1, &p->arena_bytes);
  p->n_inputs = p->n_outputs = 1;
  p->cancel_slot = UINT32_MAX;
  p->inputs = bufs(arena, IN, 0);
  p->outputs = bufs(arena, OUT, 0);
  p->kernels = tn_new_n(arena, TnKernel *, p->n_kernels = 4);
  p->kernels[0] = add_one(arena);
  p->kernels[1] = step_count(arena, true);
  p->kernels[2] = step_count(arena, false);
  p->kernels[3] = compare(arena, b->rounds);
  add(arena, p, &p->steps, TN_STEP_COPY, A, IN)->bytes = N * 4;
  add(arena, p, &p->steps, TN_STEP_KERNEL, COUNT, COUNT)->index = 1;
  TnStep *loop = add(arena, p, &p->steps, TN_STEP_WHILE, GO, GO);
  loop->op = m->root;
  loop->regions = tn_new_n(arena, TnSteps, loop->n_regions = 2);
  add(arena, p, &loop->regions[0], TN_STEP_KERNEL, COUNT, GO)->index = 3;
  add(arena, p, &loop->regions[1], TN_STEP_KERNEL, A, B)->index = 0;
  add(arena, p, &loop->regions[1], TN_STEP_KERNEL, COUNT, COUNT)->index = 2;
  add(arena, p, &loop->regions[1], TN_STEP_SWAP, A, B);
  TnStep *branch = add(arena, p, &p->steps, TN_STEP_CASE, COUNT, COUNT);  // out of range: the last
  branch->n_bufs = 1;
  branch->regions = tn_new_n(arena, TnSteps, branch->n_regions = 2);
  add(arena, p, &branch->regions[0], TN_STEP_COPY, OUT, IN)->bytes = N * 4;
  add(arena, p, &branch->regions[1], TN_STEP_COPY, OUT, A)->bytes = N * 4;
  TnSteps *const lists[] = {&p->steps, &loop->regions[0], &loop->regions[1], &branch->regions[0], &branch->regions[1]};
  for (; p->n_lists < TN_COUNT(lists); p->n_lists++) lists[p->n_lists]->number = (uint32_t)p->n_lists;
  return p;
}

static TnError *build(void *arg) {
  Build *b = arg;
  TnCompiled *c = b->c;
  c->arena.guard = c->module->arena.guard;
  c->target = b->target;
  c->plan = make_plan(b);
  TnError *e = b->target->emit(&c->arena, c->plan->kernels, c->plan->n_kernels, &c->code);
  c->arena.guard = NULL;
  return e;
}

static TnExec *make(const TnTarget *target, int32_t rounds) {
  static const char text[] = "func.func @main() { return }";
  TnExec *x = NULL;
  TnCompiled *c = tn_alloc_zero(sizeof *c);
  tn_arena_init(&c->arena, NULL);
  CHECK(!tn_module_read(context, text, sizeof text - 1, NULL, &c->module));
  CHECK(!tn_module_run(c->module, build, &(Build){target, c, rounds}));
  CHECK(!tn_exec_create(c, false, &x));
  return x;
}

static const TnExecuteOptions no_options;

static TnError *run(TnExec *x, const TnExecuteOptions *o, uint64_t limit, const float *in, float *out) {
  TnExecRun r = {.x = x, .options = o, .limit_ops = limit};
  TnError *e = tn_exec_take_frame(x, &r.frame);
  if (e) return e;
  tn_exec_set_input(&r, 0, in);
  tn_exec_set_output(&r, 0, out);
  e = tn_exec_run(&r);
  tn_exec_give_frame(r.frame);
  return e;
}

static size_t count_wrong(TnExec *x, float add) {
  float in[N], out[N];
  size_t wrong = 0;
  for (int i = 0; i < N; i++) in[i] = (float)i, out[i] = -1;
  TnError *e = run(x, &no_options, UINT64_MAX, in, out);
  for (int i = 0; i < N; i++) wrong += out[i] != (float)i + add;
  tn_error_destroy(e);
  return wrong + (e != NULL);
}

#define EACH_TARGET(t)                                 \
  for (size_t t##_i = 0; tn_target_at(t##_i); t##_i++) \
    for (const TnTarget *t = tn_target_at(t##_i); t && t->available(); t = NULL)

TN_TEST(loops_and_branches) {
  EACH_TARGET(t) {
    for (int32_t rounds = 0; rounds < 5; rounds++) {
      TnExec *x = make(t, rounds);
      for (int k = 0; k < 3; k++) CHECK_INT(count_wrong(x, (float)rounds), 0);  // exchanged buffers are put back
      CHECK(x->frames[0] != NULL && x->frames[1] == NULL);
      tn_exec_destroy(x);
    }
  }
}

static void *run_often(void *exec) {
  size_t wrong = 0;
  for (int k = 0; k < 300; k++) wrong += count_wrong(exec, 7);
  return (void *)wrong;
}

TN_TEST(many_threads) {
  TnExec *x = make(tn_target_find(NULL), 7);
  pthread_t threads[4];
  for (int i = 0; i < 4; i++) CHECK(pthread_create(&threads[i], NULL, run_often, x) == 0);
  for (int i = 0; i < 4; i++) {
    void *wrong = NULL;
    pthread_join(threads[i], &wrong);
    CHECK(wrong == NULL);
  }
  tn_exec_destroy(x);
}

TN_TEST(endless_loops_stop) {
  TnExec *x = make(tn_target_find(NULL), INT32_MAX);
  float in[N] = {0}, out[N];
  TnError *e = run(x, &no_options, 1000, in, out);
  CHECK(e && e->code == TN_RESOURCE_EXHAUSTED && strstr(e->message, "limits.executed_ops"));
  tn_error_destroy(e);
  int32_t cancel = 1;
  TnExecuteOptions o = {.struct_size = sizeof o, .cancel = &cancel};
  e = run(x, &o, UINT64_MAX, in, out);
  CHECK(e && e->code == TN_CANCELLED);
  tn_error_destroy(e);
  tn_exec_destroy(x);
}

typedef struct Seen {
  size_t n, n_kernels;
  double flops;
} Seen;

static void see(void *user, const TnStepInfo *s) {
  Seen *seen = user;
  seen->n++;
  seen->n_kernels += strcmp(s->kind, "kernel") == 0;
  seen->flops += s->flops;
  CHECK(s->end_ns >= s->start_ns);
}

TN_TEST(steps_are_told) {
  TnExec *x = make(tn_target_find(NULL), 3);
  float in[N] = {0}, out[N];
  Seen seen = {0};
  TnExecuteOptions o = {.struct_size = sizeof o, .step = see, .step_user = &seen};
  CHECK(!run(x, &o, UINT64_MAX, in, out));
  CHECK_INT(seen.n, 2 + 4 + 3 * 3 + 1 + 2);  // before, conditions, bodies, the loop itself, the branch and its step
  CHECK_INT(seen.n_kernels, 1 + 4 + 3 * 2);
  CHECK_INT(seen.flops, 3 * N);
  tn_exec_destroy(x);
}

TN_TEST(runs_allocate_nothing) {
  TnExec *x = make(tn_target_find(NULL), 5);
  CHECK_INT(count_wrong(x, 5), 0);
  tn_debug.alloc_fail_at = INT64_MAX;  // allocations are counted from here on
  int64_t before = tn_debug.alloc_count;
  for (int k = 0; k < 10; k++) CHECK_INT(count_wrong(x, 5), 0);
  CHECK_INT(tn_debug.alloc_count, before);
  tn_debug.alloc_fail_at = 0;
  tn_exec_destroy(x);
}

// What computes is compiled: only effects, and what a device is, may be left to the host.
TN_TEST(no_computation_on_the_host) {
  for (int code = 0; code < TN_N_OPS; code++) {
    TnOpKind kind = (TnOpKind)tn_op_info[code].kind;
    bool may = kind == TN_KIND_COMM_OP || kind == TN_KIND_CHECK || code == TN_OP_custom_call || code == TN_OP_rng ||
               code == TN_OP_partition_id || code == TN_OP_replica_id;
    if (tn_op_is_host((TnOpcode)code) && !may) printf("%s\n", tn_op_full_name(&tn_op_info[code]));
    CHECK(!tn_op_is_host((TnOpcode)code) || may);
  }
  CHECK(tn_op_is_host(TN_OP_custom_call) && !tn_op_is_host(TN_OP_sort) && !tn_op_is_host(TN_OP_while));
}

int main(void) {
  if (tn_context_create(NULL, &context)) return 1;
  RUN(loops_and_branches);
  RUN(many_threads);
  RUN(endless_loops_stop);
  RUN(steps_are_told);
  RUN(runs_allocate_nothing);
  RUN(no_computation_on_the_host);
  tn_context_destroy(context);
  return test_report();
}
