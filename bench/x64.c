// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Speed of the x64 code generator and of its code: nanoseconds to make a kernel, cycles an element of what is in L1.
// Cycles are counted by a chain of dependent multiplications, three cycles each, run beside.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "kernel/scalar.h"
#include "target/target.h"

enum { N = 4096 };

static double ghz;
static float buffers[4][N + 16];

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void measure_clock(void) {
  uint64_t x = 3;
  for (int tries = 0; tries < 5; tries++) {
    double start = now();
    for (int i = 0; i < 4000000; i++) __asm__ volatile("imul %0, %0" : "+r"(x));
    double rate = 3 * 4000000 / (now() - start) / 1e9;
    if (rate > ghz) ghz = rate;
  }
}

typedef TnKVal Expression(TnKBuilder *b, TnKVal x, TnKVal y);

static TnKVal add(TnKBuilder *b, TnKVal x, TnKVal y) { return tn_k_op2(b, TN_K_fadd, x, y); }
static TnKVal relu(TnKBuilder *b, TnKVal x, TnKVal y) {
  return tn_k_op2(b, TN_K_fmax, tn_k_fma(b, x, y, tn_k_f32(b, 0.5f)), tn_k_f32(b, 0));
}
static TnKVal chain(TnKBuilder *b, TnKVal x, TnKVal y) {
  for (int i = 0; i < 16; i++) y = tn_k_fma(b, x, y, tn_k_f32(b, 0.1f * (float)i));
  return y;
}
static TnKVal apply(TnKBuilder *b, TnScalarOp op, TnKVal x) {
  TnKScalar s = {.dtype = TN_F32, .v = x}, out;
  if (!tn_ks_apply(b, op, s, s, &out)) exit(1);
  return out.v;
}
static TnKVal exponential(TnKBuilder *b, TnKVal x, TnKVal y) { return (void)y, apply(b, TN_SCALAR_exponential, x); }
static TnKVal logarithm(TnKBuilder *b, TnKVal x, TnKVal y) { return (void)y, apply(b, TN_SCALAR_log, x); }
static TnKVal tanh_(TnKBuilder *b, TnKVal x, TnKVal y) { return (void)y, apply(b, TN_SCALAR_tanh, x); }
static TnKVal sine(TnKBuilder *b, TnKVal x, TnKVal y) { return (void)y, apply(b, TN_SCALAR_sine, x); }

typedef struct Job {
  TnArena *arena;
  const TnTarget *target;
  Expression *expression;  // NULL: a sum over all elements
  unsigned lanes;
  TnKernel *kernel;
  TnKCode code;
  double emit_ns;
} Job;

static void build(Job *j) {
  TnKBuilder b;
  tn_k_init(&b, j->arena);
  TnKVal acc = j->expression ? 0 : tn_k_var(&b, tn_k_f32(&b, 0), j->lanes);
  TnKVal i = tn_k_loop(&b, N, TN_LOOP_VECTOR | (j->expression ? TN_LOOP_PARALLEL : 0), j->lanes);
  TnKTerm t = {i, 4};
  TnKAddr at = {.terms = &t, .n_terms = 1};
  TnKVal x = tn_k_load(&b, TN_KM_F32, 0, &at, 0);
  if (j->expression) {
    tn_k_store(&b, TN_KM_F32, 2, &at, j->expression(&b, x, tn_k_load(&b, TN_KM_F32, 1, &at, 0)), 0);
    tn_k_end(&b);
  } else {
    tn_k_set(&b, acc, tn_k_op2(&b, TN_K_fadd, tn_k_get(&b, acc), x));
    tn_k_end(&b);
    TnKVal sum = tn_k_get(&b, acc);
    for (unsigned h = j->lanes / 2; h; h /= 2) sum = tn_k_op2(&b, TN_K_fadd, sum, tn_k_down(&b, sum, h));
    tn_k_store(&b, TN_KM_F32, 2, &(TnKAddr){0}, tn_k_lane(&b, sum, 0), 0);
  }
  j->kernel = tn_k_finish(&b, "k");
}

static TnError *emit(void *arg) {
  Job *j = arg;
  build(j);
  // The cost of one more kernel: many at once share the pages. They differ, so that none is found to be another's.
  enum { MANY = 64 };
  TnKernel *all[MANY];
  for (int i = 0; i < MANY; i++) {
    all[i] = tn_new(j->arena, TnKernel);
    *all[i] = *j->kernel;
  }
  j->emit_ns = 1e18;
  for (int tries = 0; tries < 30; tries++) {
    TnArenaMark mark = tn_arena_mark(j->arena);
    double start = now();
    TN_TRY(j->target->emit(j->arena, all, MANY, &j->code));
    double ns = 1e9 * (now() - start) / MANY;
    if (ns < j->emit_ns) j->emit_ns = ns;
    j->target->close(&j->code);
    tn_arena_release(j->arena, mark);
  }
  return j->target->emit(j->arena, &j->kernel, 1, &j->code);
}

static void line(const char *name, const TnTarget *target, Expression *expression, unsigned lanes) {
  if (!target->available()) return;
  TnGuard guard;
  TnArena arena;
  tn_arena_init(&arena, &guard);
  Job j = {.arena = &arena, .target = target, .expression = expression, .lanes = lanes};
  TnError *e = tn_guard_run(&guard, emit, &j);
  if (e) {
    fprintf(stderr, "%s\n", e->message);
    exit(1);
  }
  void *bufs[] = {buffers[0], buffers[1], buffers[2]};
  double least = 1e9;
  for (int tries = 0; tries < 40; tries++) {
    double start = now();
    for (int i = 0; i < 50; i++) target->run(&j.code, 0, bufs, 0, expression ? N : 1, NULL);
    double t = (now() - start) / 50;
    if (t < least) least = t;
  }
  printf("  %-10s %-10s %3u lanes %5u nodes %8.0f ns to make %6zu bytes %8.3f cycles an element\n", name, target->name,
         lanes, j.kernel->n_nodes, j.emit_ns, j.code.code_bytes, least * ghz * 1e9 / N);
  if (getenv("DUMP")) {
    char path[64];
    snprintf(path, sizeof path, "/tmp/%s_%s_%u.bin", target->name, name, lanes);
    FILE *f = fopen(path, "wb");
    if (f) fwrite((const void *)*(void *const *)&j.code.entry[0], 1, j.code.code_bytes, f), fclose(f);
  }
  target->close(&j.code);
  tn_arena_deinit(&arena);
}

int main(int argc, char **argv) {
  static const struct {
    const char *name;
    Expression *expression;
  } all[] = {{"add", add},       {"relu", relu},  {"chain", chain}, {"exp", exponential},
             {"log", logarithm}, {"tanh", tanh_}, {"sine", sine},   {"sum", NULL}};
  const TnTarget *targets[] = {&tn_target_x64, &tn_target_x64_avx2};
  const char *wanted = argc > 1 ? argv[1] : "";
  measure_clock();
  printf("x64 kernels (%.2f GHz)\n", ghz);
  for (int i = 0; i < N; i++) buffers[0][i] = 0.25f + (float)(i % 100) / 50, buffers[1][i] = 1.5f;
  for (size_t i = 0; i < TN_COUNT(all); i++)
    for (size_t t = 0; t < TN_COUNT(targets); t++)
      for (unsigned lanes = 16; lanes <= 64; lanes *= 2)
        if (strstr(all[i].name, wanted)) line(all[i].name, targets[t], all[i].expression, lanes);
  return 0;
}
