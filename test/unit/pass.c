// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The pass pipeline: its order, the runner's options, limits, failing allocations, and what the passes cost an op.
#include "pass/pass.h"

#include "tenon/tenon.h"
#include "test.h"

static size_t index_of(const char *name) {
  size_t i = 0;
  while (tn_pass_at(i) && strcmp(tn_pass_at(i)->name, name)) i++;
  return i;
}

TN_TEST(order) {
  size_t n = 0;
  for (; tn_pass_order_at(n).before; n++) {
    TnPassOrder o = tn_pass_order_at(n);
    CHECK(tn_pass_find(tn_str(o.before)) != NULL);
    CHECK(tn_pass_find(tn_str(o.after)) != NULL);
    CHECK(index_of(o.before) < index_of(o.after));
    CHECK(o.why[0]);
  }
  CHECK(n > 0);
}

TN_TEST(table) {
  for (size_t i = 0; tn_pass_at(i); i++) {
    const TnPass *p = tn_pass_at(i);
    CHECK(p->name[0] && p->doc[0] && p->run);
    CHECK(tn_pass_find(tn_str(p->name)) == p);
  }
  CHECK(tn_pass_find(TN_STR("nonsense")) == NULL);
}

// ---------------------------------------------------------------------------------------------------------------

static TnModule *read_text(const char *text) {
  TnModule *m = NULL;
  TnError *e = tn_module_read(NULL, text, strlen(text), NULL, &m);
  if (e) printf("%s\n", e->message);
  tn_error_destroy(e);
  return m;
}

static const char program[] =
    "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n"
    "  %0 = call @f(%x) : (tensor<f32>) -> tensor<f32>\n"
    "  %1 = call @f(%x) : (tensor<f32>) -> tensor<f32>\n"
    "  %2 = stablehlo.negate %1 : tensor<f32>\n"
    "  return %0 : tensor<f32>\n"
    "}\n"
    "func.func private @f(%x: tensor<f32>) -> tensor<f32> {\n"
    "  %c = stablehlo.constant dense<1.0> : tensor<f32>\n"
    "  %0 = stablehlo.multiply %x, %c : tensor<f32>\n"
    "  %1 = stablehlo.add %0, %x : tensor<f32>\n"
    "  return %1 : tensor<f32>\n"
    "}\n";

static size_t count_ops(const TnModule *m) {
  size_t n = 0;
  const TnOp *f = tn_module_find_symbol(m, TN_STR("main"));
  TN_FOR_OPS(op, &f->regions[0]) n++;
  return n;
}

// Ops of @main after the passes; 0 after an error, which is written to message.
static size_t ops_after(TnPassOptions o, char message[200]) {
  TnModule *m = read_text(program);
  TnError *e = tn_passes_run(m, &o);
  size_t n = e ? 0 : count_ops(m);
  if (message) snprintf(message, 200, "%s", e ? e->message : "");
  tn_error_destroy(e);
  tn_module_destroy(m);
  return n;
}

TN_TEST(options) {
  char message[200];
  CHECK_INT(ops_after((TnPassOptions){.verify = true}, NULL), 2);
  CHECK_INT(ops_after((TnPassOptions){.stop_after = "inline"}, NULL), 8);
  CHECK_INT(ops_after((TnPassOptions){.only = (const char *[]){"inline", "dce"}, .n_only = 2}, NULL), 4);
  CHECK_INT(ops_after((TnPassOptions){.skip = (const char *[]){"dce"}, .n_skip = 1}, NULL), 4);
  CHECK_INT(ops_after((TnPassOptions){.bisect = 2}, NULL), 8);  // shards, which has nothing to do, and inline
  CHECK_INT(ops_after((TnPassOptions){.stop_after = "nonsense"}, message), 0);
  CHECK_STR(message, "pass 'nonsense' is unknown, `tenon passes` lists them");
  CHECK_INT(ops_after((TnPassOptions){.entry = "g"}, message), 0);
  CHECK_STR(message, "there is no function @g");
  CHECK_INT(ops_after((TnPassOptions){.limit_ops = 2}, message), 0);
  CHECK_STR(message, "passes made more than 2 ops, limits.compile_ops");
  int32_t cancel = 1;
  CHECK_INT(ops_after((TnPassOptions){.cancel = &cancel}, message), 0);
  CHECK_STR(message, "compilation was cancelled");
}

static void note_dump(void *user, unsigned number, const char *pass, const TnModule *m) {
  char *text = user;
  size_t n = strlen(text);
  CHECK(m != NULL);
  snprintf(text + n, 200 - n, "%u %s, ", number, pass);
}

TN_TEST(dumps_and_times) {
  char text[200] = "";
  TnPassTimes times;
  ops_after((TnPassOptions){.dump = note_dump, .dump_user = text, .times = &times}, NULL);
  CHECK_STR(text, "1 inline, 2 simplify, 3 cse, 4 dce, ");
  for (size_t i = 0; i < times.n; i++) CHECK(times.of[i].pass == tn_pass_at(i));
  CHECK_INT(times.of[index_of("inline")].n_changed, 1);
  CHECK_INT(times.of[index_of("hoist")].n_changed, 0);
  CHECK(times.of[index_of("simplify")].n_runs >= 1);
}

// Running the passes again changes nothing.
TN_TEST(rest) {
  TnModule *m = read_text(program);
  CHECK(tn_passes_run(m, NULL) == NULL);
  TnPassTimes times;
  CHECK(tn_passes_run(m, &(TnPassOptions){.times = &times}) == NULL);
  for (size_t i = 0; i < times.n; i++) CHECK_INT(times.of[i].n_changed, 0);
  tn_module_destroy(m);
}

// Every allocation fails in turn: one clean error, nothing left over.
TN_TEST(allocation) {
  for (int64_t k = 1; k < 200; k++) {
    TnModule *m = read_text(program);
    tn_debug.alloc_fail_at = tn_debug.alloc_count + k;
    TnError *e = tn_passes_run(m, &(TnPassOptions){.verify = true});
    bool failed = tn_debug.alloc_count >= tn_debug.alloc_fail_at;
    tn_debug.alloc_fail_at = 0;
    CHECK(failed == (e != NULL));
    if (e) CHECK_INT(e->code, TN_RESOURCE_EXHAUSTED);
    tn_error_destroy(e);
    tn_module_destroy(m);
    if (!failed) return;
  }
  bool ends_allocating = false;
  CHECK(ends_allocating);
}

// ---------------------------------------------------------------------------------------------------------------

// A copy that shares constants changes without the original.
TN_TEST(sharing_clone) {
  TnModule *m = read_text(program), *copy = NULL;
  CHECK(tn_module_clone_sharing(m, &copy) == NULL);
  CHECK(tn_passes_run(copy, NULL) == NULL);
  CHECK_INT(count_ops(m), 4);
  CHECK_INT(count_ops(copy), 2);
  tn_module_destroy(copy);
  tn_module_destroy(m);
}

int main(void) {
  RUN(order);
  RUN(table);
  RUN(options);
  RUN(dumps_and_times);
  RUN(rest);
  RUN(allocation);
  RUN(sharing_clone);
  return test_report();
}
