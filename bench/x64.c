// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Speed of the x64 code generator and of its code: nanoseconds to make a kernel, cycles an element of what is in L1.
// Cycles are counted by a chain of dependent multiplications, three cycles each, run beside. Functions of an array in
// L2 stand beside the time that their vector instructions take to issue: objdump counts those of the loop, and loops
// of independent ones tell how many this machine issues a cycle, of a mixture and of multiplications alone.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/scalar.h"
#include "target/target.h"

enum { N = 4096, N_L2 = 65536 };

static double ghz;
static float buffers[3][N_L2 + 16];

static double now(void) { return 1e-9 * (double)tn_time_ns(); }

static void measure_clock(void) {
  uint64_t x = 3;
  for (int tries = 0; tries < 100; tries++) {
    double start = now();
    for (int i = 0; i < 200000; i++) __asm__ volatile("imul %0, %0" : "+r"(x));
    double rate = 3 * 200000 / (now() - start) / 1e9;
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
static TnKVal erf_(TnKBuilder *b, TnKVal x, TnKVal y) { return (void)y, apply(b, TN_SCALAR_erf, x); }
static TnKVal logistic(TnKBuilder *b, TnKVal x, TnKVal y) { return (void)y, apply(b, TN_SCALAR_logistic, x); }

typedef struct Job {
  TnArena *arena;
  const TnTarget *target;
  Expression *expression;  // NULL: a sum over all elements
  unsigned lanes;
  int64_t n;
  TnKernel *kernel;
  TnKCode code;
  double emit_ns;
} Job;

static void build(Job *j) {
  TnKBuilder b;
  tn_k_init(&b, j->arena);
  TnKVal acc = j->expression ? 0 : tn_k_var(&b, tn_k_f32(&b, 0), j->lanes);
  TnKVal i = tn_k_loop(&b, j->n, TN_LOOP_VECTOR | (j->expression ? TN_LOOP_PARALLEL : 0), j->lanes);
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
  tn_k_skip(j->kernel, j->arena);
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
    all[i]->in_place = (uint64_t)i << 32;  // of buffers that there are not
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

// ---- instructions

typedef struct Count {
  unsigned all, products;  // vector instructions; of these multiplications with or without an addition
} Count;

// Those of the longest loop in code that was written to a file, 0 where there is no objdump. What a jump forwards
// leaves out is for lanes that hardly occur: it counts for nothing.
static Count count_vector_instructions(const char *path) {
  enum { MOST = 4096 };
  static unsigned long at[MOST], over[MOST];  // over: where a jump forwards leads, or 0
  static bool is_vector[MOST], is_product[MOST];
  char command[256], text[512], name[32];
  unsigned n = 0;
  Count longest = {0, 0};
  snprintf(command, sizeof command, "objdump -D -b binary -m i386:x86-64 --no-show-raw-insn %s 2>/dev/null", path);
  FILE *f = popen(command, "r");
  while (f && fgets(text, sizeof text, f) && n < MOST) {
    unsigned long to, from;
    if (sscanf(text, " %lx: %31s", &from, name) != 2) continue;
    is_product[n] = strstr(name, "fmadd") || strstr(name, "vmulp");
    at[n] = from, over[n] = 0, is_vector[n++] = name[0] == 'v' || (name[0] == 'k' && name[1] != 0);
    if (name[0] != 'j' || sscanf(strstr(text, name) + strlen(name), " 0x%lx", &to) != 1) continue;
    if (to >= from) {
      over[n - 1] = strcmp(name, "jmp") ? to : 0;
      continue;
    }
    Count c = {0, 0};
    unsigned long next = to;
    for (unsigned i = 0; i < n; i++) {
      if (at[i] < next) continue;
      c.all += is_vector[i], c.products += is_product[i];
      if (over[i]) next = over[i];
    }
    if (c.all > longest.all) longest = c;
  }
  if (f) pclose(f);
  return longest;
}

// Independent multiplications, additions and integer operations, as functions have them, or products alone.
#define OP(op, r) op " " r "," r "," r "\n"
#define FOUR(op, r, a, b, c, d) OP(op, r #a) OP(op, r #b) OP(op, r #c) OP(op, r #d)
#define PRODUCTS(r, a, b, c, d) FOUR("vfmadd213ps", r, a, b, c, d)
#define MIXED(r) \
  PRODUCTS(r, 0, 1, 2, 3) FOUR("vaddps", r, 4, 5, 6, 7) PRODUCTS(r, 8, 9, 10, 11) FOUR("vpaddd", r, 12, 13, 14, 15)
#define ALIKE(r) \
  PRODUCTS(r, 0, 1, 2, 3) PRODUCTS(r, 4, 5, 6, 7) PRODUCTS(r, 8, 9, 10, 11) PRODUCTS(r, 12, 13, 14, 15)
#define RUN(text)                                                                                                  \
  for (int i = 0; i < 20000; i++)                                                                                  \
    __asm__ volatile(text text ::: "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", \
                     "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15")

// Vector instructions a cycle.
static double measure_issue(bool is_512, bool is_mixed) {
  double best = 0;
  for (int tries = 0; tries < 40; tries++) {
    double start = now();
    if (is_512 && is_mixed) RUN(MIXED("%%zmm"));
    else if (is_512) RUN(ALIKE("%%zmm"));
    else if (is_mixed) RUN(MIXED("%%ymm"));
    else RUN(ALIKE("%%ymm"));
    double rate = 20000 * 32 / (now() - start) / (ghz * 1e9);
    if (rate > best) best = rate;
  }
  return best;
}

// ---- lines

static void make_code(Job *j) {
  TnError *e = tn_guard_run(j->arena->guard, emit, j);
  if (!e) return;
  fprintf(stderr, "%s\n", e->message);
  exit(1);
}

// Seconds of one run over all elements.
static double time_code(const Job *j, int times) {
  void *bufs[] = {buffers[0], buffers[1], buffers[2]};
  double least = 1e9;
  for (int tries = 0; tries < 40; tries++) {
    double start = now();
    for (int i = 0; i < times; i++) j->target->run(&j->code, 0, bufs, 0, j->expression ? j->n : 1, NULL);
    double t = (now() - start) / times;
    if (t < least) least = t;
  }
  return least;
}

static void line(const char *name, const TnTarget *target, Expression *expression, unsigned lanes) {
  if (!target->available()) return;
  TnGuard guard = {0};
  TnArena arena;
  tn_arena_init(&arena, &guard);
  Job j = {.arena = &arena, .target = target, .expression = expression, .lanes = lanes, .n = N};
  make_code(&j);
  printf("  %-10s %-10s %3u lanes %5u nodes %8.0f ns to make %6zu bytes %8.3f cycles an element\n", name, target->name,
         lanes, j.kernel->n_nodes, j.emit_ns, j.code.code_bytes, time_code(&j, 50) * ghz * 1e9 / N);
  target->close(&j.code);
  tn_arena_deinit(&arena);
}

// A function of what lies in L2, as a program of one op has it.
static void function(const char *name, const TnTarget *target, Expression *expression, double issue, double products) {
  enum { LANES = 64 };
  TnGuard guard;
  TnArena arena;
  tn_arena_init(&arena, &guard);
  Job j = {.arena = &arena, .target = target, .expression = expression, .lanes = LANES, .n = N_L2};
  make_code(&j);
  char path[] = "/tmp/tenon_bench_XXXXXX";
  int file = mkstemp(path);
  if (file < 0) exit(1);
  FILE *f = fdopen(file, "wb");
  if (!f) exit(1);
  fwrite((const void *)*(void *const *)&j.code.entry[0], 1, j.code.code_bytes, f), fclose(f);
  Count count = count_vector_instructions(path);
  remove(path);
  double cycles = time_code(&j, 5) * ghz * 1e9 / N_L2, bound = count.all / issue / LANES;
  if (count.products / products / LANES > bound) bound = count.products / products / LANES;
  printf("  %-9s %6.3f ns, %6.3f cycles each; %4u instructions, %3u products for %d: %6.3f;  %5.1f %%", name,
         cycles / ghz, cycles, count.all, count.products, LANES, bound, 100 * bound / cycles);
  printf(" asked 85 %%  %s\n", bound / cycles >= 0.85 ? "yes" : "NO");
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
  for (int i = 0; i < N_L2; i++) buffers[0][i] = 0.25f + (float)(i % 100) / 50, buffers[1][i] = 1.5f;
  for (size_t i = 0; i < TN_COUNT(all); i++)
    for (size_t t = 0; t < TN_COUNT(targets); t++)
      for (unsigned lanes = 16; lanes <= 64; lanes *= 2)
        if (strstr(all[i].name, wanted)) line(all[i].name, targets[t], all[i].expression, lanes);
  static const struct {
    const char *name;
    Expression *expression;
  } functions[] = {
      {"exp", exponential}, {"log", logarithm}, {"tanh", tanh_}, {"erf", erf_}, {"logistic", logistic}};
  if (!targets[0]->available()) return 0;
  bool is_512 = __builtin_cpu_supports("avx512f");
  double issue = measure_issue(is_512, true), products = measure_issue(is_512, false);
  printf("functions of 65,536 f32 in L2: %.2f vector instructions issue a cycle, %.2f products\n", issue, products);
  for (size_t i = 0; i < TN_COUNT(functions); i++)
    if (strstr(functions[i].name, wanted))
      function(functions[i].name, targets[0], functions[i].expression, issue, products);
  return 0;
}
