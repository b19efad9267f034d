// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Compiling stops in any of its stages: when its time is over, when another thread cancels it, when it makes too much.
#include "compile.h"

#include <pthread.h>
#include <tenon/tenon.h>

#include "test.h"

enum { N_OPS = 6000 };

// A program of n steps that do not fuse into one kernel.
static char *make_text(size_t n) {
  char *text = malloc(200 * n + 1000), *p = text;
  p += sprintf(p, "func.func private @f(%%x: tensor<4x3xf32>) -> tensor<4x3xf32> {\n"
                  "  %%y = stablehlo.cosine %%x : tensor<4x3xf32>\n  return %%y : tensor<4x3xf32>\n}\n");
  p += sprintf(p, "func.func @main(%%x0: tensor<4x3xf32>) -> tensor<4x3xf32> {\n"
                  "  %%c = stablehlo.constant dense<1.5> : tensor<4x3xf32>\n");
  for (size_t i = 0; i < n; i++) {
    const char *form = i % 10 == 1    ? "call @f(%%x%zu)"
                       : i % 40 == 39 ? "stablehlo.reverse %%x%zu, dims = [0, 1]"
                       : i % 3 == 0   ? "stablehlo.sine %%x%zu"
                                      : "stablehlo.add %%x%zu, %%c";
    p += sprintf(p, "  %%x%zu = ", i + 1);
    p += sprintf(p, form, i);
    p += sprintf(p, i % 10 == 1 ? " : (tensor<4x3xf32>) -> tensor<4x3xf32>\n" : " : tensor<4x3xf32>\n");
  }
  sprintf(p, "  return %%x%zu : tensor<4x3xf32>\n}\n", n);
  return text;
}

static TnContext *open_context(TnLimits limits) {
  TnContext *c = NULL;
  limits.struct_size = sizeof limits;
  TnContextOptions o = {.struct_size = sizeof o, .limits = limits};
  CHECK(!tn_context_create(&o, &c));
  return c;
}

static TnModule *read_program(TnContext *c, size_t n_ops) {
  TnModule *m = NULL;
  char *text = make_text(n_ops);
  TnReadOptions o = {.struct_size = sizeof o};
  TnError *e = tn_module_read(c, text, strlen(text), &o, &m);
  CHECK(!e);
  tn_error_destroy(e);
  free(text);
  return m;
}

// ---- in every stage, by the time that is left

// In steps of a `round`th, until it is enough.
static void give_more_time(const TnModule *m, unsigned round, bool *seen) {
  TnCompileJob job = {.module = m, .entry = "main", .target = tn_target_find(NULL)};
  TnCompiled *done = NULL;
  for (uint64_t ns = 20000 + round; !done; ns += ns / round) {
    job.limit_ns = ns;
    TnError *e = tn_compiled_create(&job, &done);
    if (!e) break;
    CHECK_INT(e->code, TN_RESOURCE_EXHAUSTED);
    CHECK(strstr(e->message, "limits.compile_ms is"));
    for (unsigned s = 0; s < TN_N_STAGES; s++) {
      char name[40];
      snprintf(name, sizeof name, "in stage '%s'", tn_stage_name[s]);
      seen[s] |= strstr(e->message, name) != NULL;
    }
    tn_error_destroy(e);
  }
  tn_compiled_destroy(done);
}

TN_TEST(time_is_over_in_each_stage) {
  TnContext *c = open_context((TnLimits){0});
  TnModule *m = read_program(c, N_OPS);
  bool seen[TN_N_STAGES] = {0};
  for (unsigned round = 4; round < 40; round++) {
    give_more_time(m, round, seen);
    if (seen[TN_STAGE_PASSES] && seen[TN_STAGE_PLAN] && seen[TN_STAGE_EMIT]) break;
  }
  CHECK(seen[TN_STAGE_PASSES]);
  CHECK(seen[TN_STAGE_PLAN]);
  CHECK(seen[TN_STAGE_EMIT]);
  tn_module_destroy(m);
  tn_context_destroy(c);
}
// ---- by a flag

typedef struct Canceller {
  volatile int32_t flag;
  unsigned at_pass, n_passes;
} Canceller;

static void cancel_at(void *user, unsigned number, const char *pass, const TnModule *m) {
  Canceller *x = user;
  (void)number, (void)pass, (void)m;
  if (x->n_passes++ == x->at_pass) x->flag = 1;
}

static void *cancel_soon(void *arg) {
  Canceller *x = arg;
  for (uint64_t start = tn_time_ns(); tn_time_ns() - start < 3000000;) continue;
  __atomic_store_n(&x->flag, 1, __ATOMIC_RELAXED);
  return NULL;
}

static void check_cancelled(TnError *e) {
  CHECK(e && tn_error_code(e) == TN_ERROR_CANCELLED);
  tn_error_destroy(e);
}

static TnError *compile_and_cancel(TnContext *c, TnModule *m, const char *engine) {
  Canceller x = {0};
  TnCompileOptions o = {.struct_size = sizeof o, .engine = engine, .cancel = &x.flag};
  TnExecutable *made = NULL;
  pthread_t thread;
  CHECK(!pthread_create(&thread, NULL, cancel_soon, &x));
  TnError *e = tn_compile(c, m, &o, &made);
  CHECK(!e == !!made);
  tn_executable_destroy(made);
  pthread_join(thread, NULL);
  return e;
}

TN_TEST(another_thread_cancels) {
  static const char *const engines[] = {"x64", "tile"};
  TnContext *c = open_context((TnLimits){0});
  TnModule *m = read_program(c, N_OPS);
  for (size_t i = 0; i < 2; i++) {
    if (!tn_target_find(engines[i])->available()) continue;
    TnError *e = NULL;
    // on a machine with much else to do the flag may be set too late
    for (int attempt = 0; attempt < 50 && !e; attempt++) e = compile_and_cancel(c, m, engines[i]);
    check_cancelled(e);
  }
  tn_module_destroy(m);
  tn_context_destroy(c);
}

TN_TEST(after_any_pass) {
  TnContext *c = open_context((TnLimits){0});
  TnModule *m = read_program(c, 100);
  for (unsigned at = 0;; at++) {
    Canceller x = {.at_pass = at};
    TnExecutable *made = NULL;
    TnCompileOptions o = {
        .struct_size = sizeof o, .engine = "tile", .cancel = &x.flag, .dump = cancel_at, .dump_user = &x};
    TnError *e = tn_compile(c, m, &o, &made);
    tn_executable_destroy(made);
    if (!x.flag) {
      CHECK(!e && at > 0);
      break;
    }
    check_cancelled(e);
  }
  tn_module_destroy(m);
  tn_context_destroy(c);
}

// ---- by size

static void expect_limit(TnLimits limits, const char *message) {
  TnContext *c = open_context(limits);
  TnModule *m = read_program(c, 200);
  TnExecutable *made = NULL;
  TnCompileOptions o = {.struct_size = sizeof o};
  TnError *e = tn_compile(c, m, &o, &made);
  CHECK(e && tn_error_code(e) == TN_ERROR_RESOURCE_EXHAUSTED && strstr(tn_error_message(e), message));
  tn_error_destroy(e);
  tn_executable_destroy(made);
  tn_module_destroy(m);
  tn_context_destroy(c);
}

TN_TEST(limits_of_size) {
  expect_limit((TnLimits){.code_bytes = 1000}, "limits.code_bytes is 1000");
  expect_limit((TnLimits){.compile_ops = 2}, "passes made more than 2 ops, limits.compile_ops");
}

int main(void) {
  RUN(time_is_over_in_each_stage);
  RUN(another_thread_cancels);
  RUN(after_any_pass);
  RUN(limits_of_size);
  return test_report();
}
