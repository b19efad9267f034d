// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The interpreter as a machine: inputs and outputs, limits, memory, errors and what they leave behind.
#include "interp/interp_priv.h"
#include "text/text.h"

#include "test.h"

#include <pthread.h>

// ---------------------------------------------------------------------------------------------------------------
// One program and an interpreter for it

typedef struct Machine {
  TnModule *m;
  const char *text;
  TnProgram *program;
  TnInterp *it;
} Machine;

static TnError *read_module(void *arg) {
  Machine *x = arg;
  TnDiags diags = {0};
  TN_TRY(tn_text_parse(x->m, tn_str(x->text), NULL, &diags));
  return tn_verify(x->m, &(TnVerifyOptions){0}, &diags);
}

static TnError *open_machine(Machine *x, const char *text, const TnRunOptions *options) {
  *x = (Machine){.text = text, .m = tn_module_create()};
  if (!x->m) return tn_error_oom();
  TN_TRY(tn_module_run(x->m, read_module, x));
  TN_TRY(tn_program_create(x->m, &x->program));
  return tn_interp_create(x->program, options, &x->it);
}

static void close_machine(Machine *x) {
  tn_interp_destroy(x->it);
  tn_program_destroy(x->program);
  tn_module_destroy(x->m);
}

static TnError *run(Machine *x, const char *name, TnTensor *const *in, size_t n, TnTensor **out) {
  return tn_interp_run(x->it, tn_module_find_symbol(x->m, tn_str(name)), in, n, out);
}

// Runs @main without arguments; the error must hold the text, NULL: there is none. Afterwards nothing is left.
static void expect(const char *text, const TnRunOptions *options, const char *want) {
  Machine x;
  TnTensor *out[8] = {NULL};
  TnError *e = open_machine(&x, text, options);
  if (!e) e = run(&x, "main", NULL, 0, out);
  if (want && !(e && strstr(e->message, want))) printf("got: %s\nexpected: %s\n", e ? e->message : "no error", want);
  if (!want && e) printf("got: %s\n", e->message);
  CHECK(want ? e && strstr(e->message, want) : !e);
  for (size_t i = 0; i < 8 && x.it; i++) tn_tensor_release(x.it, out[i]);
  if (x.it) {
    size_t kept = 0;
    for (const TnCell *c = x.it->live.next; c != &x.it->live; c = c->next) kept += c->run != 0;
    CHECK_INT(kept, 0);
  }
  tn_error_destroy(e);
  close_machine(&x);
}

// ---------------------------------------------------------------------------------------------------------------

static const char add_text[] =
    "func.func @main(%a: tensor<3xf32>, %b: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {\n"
    "  %0 = stablehlo.add %a, %b : tensor<3xf32>\n"
    "  return %0, %a : tensor<3xf32>, tensor<3xf32>\n"
    "}\n";

static TnTensor *input(Machine *x, TnDtype t, size_t rank, const int64_t *dims, const void *data) {
  TnTensor *out = NULL;
  CHECK(tn_tensor_new_view(x->it, t, NULL, rank, dims, data, &out) == NULL);
  return out;
}

TN_TEST(inputs_and_outputs) {
  Machine x;
  CHECK(open_machine(&x, add_text, NULL) == NULL);
  float a[] = {1, 2, 3}, b[] = {10, 20, 30};
  TnTensor *in[] = {input(&x, TN_F32, 1, (int64_t[]){3}, a), input(&x, TN_F32, 1, (int64_t[]){3}, b)}, *out[2];
  for (int k = 0; k < 2; k++) {
    CHECK(run(&x, "main", in, 2, out) == NULL);
    CHECK(((float *)(void *)out[0]->data)[2] == 33);
    CHECK(((float *)(void *)out[1]->data)[2] == 3);
    CHECK_INT(out[0]->refs, 1);
    tn_tensor_release(x.it, out[0]);
    tn_tensor_release(x.it, out[1]);
  }
  CHECK(a[0] == 1 && b[0] == 10);
  tn_tensor_release(x.it, in[0]);
  tn_tensor_release(x.it, in[1]);
  close_machine(&x);
}

// An input that stands at an odd address is copied, not read through.
TN_TEST(unaligned_input) {
  Machine x;
  CHECK(open_machine(&x, add_text, NULL) == NULL);
  static uint8_t bytes[32];
  float a[] = {1, 2, 3};
  memcpy(bytes + 1, a, sizeof a);
  int64_t dims[] = {3};
  TnTensor odd = {
      .refs = 1, .dtype = TN_F32, .rank = 1, .dims = dims, .n = 3, .bytes = 12, .data = bytes + 1, .is_view = true};
  TnTensor *in[] = {&odd, &odd}, *out[2];
  CHECK(run(&x, "main", in, 2, out) == NULL);
  CHECK(((float *)(void *)out[0]->data)[2] == 6);
  tn_tensor_release(x.it, out[0]);
  tn_tensor_release(x.it, out[1]);
  close_machine(&x);
}

static void expect_bad_input(Machine *x, TnTensor *const *in, size_t n, const char *want) {
  TnTensor *out[2];
  TnError *e = run(x, "main", in, n, out);
  CHECK(e && e->code == TN_INVALID_ARGUMENT);
  CHECK_STR(e ? e->message : "", want);
  tn_error_destroy(e);
}

TN_TEST(bad_inputs) {
  Machine x;
  CHECK(open_machine(&x, add_text, NULL) == NULL);
  double d[6] = {0};
  TnTensor *good = input(&x, TN_F32, 1, (int64_t[]){3}, d), *wide = input(&x, TN_F64, 1, (int64_t[]){3}, d);
  TnTensor *square = input(&x, TN_F32, 2, (int64_t[]){3, 1}, d), *longer = input(&x, TN_F32, 1, (int64_t[]){4}, d);
  expect_bad_input(&x, &good, 1, "@main was given 1 arguments, expected 2");
  expect_bad_input(&x, (TnTensor *[]){good, wide}, 2, "argument 1 of @main is tensor<3xf64>, expected tensor<3xf32>");
  expect_bad_input(&x, (TnTensor *[]){square, good}, 2,
                   "argument 0 of @main is tensor<3x1xf32>, expected tensor<3xf32>");
  expect_bad_input(&x, (TnTensor *[]){good, longer}, 2, "argument 1 of @main is tensor<4xf32>, expected tensor<3xf32>");
  close_machine(&x);
}

TN_TEST(dynamic_inputs) {
  static const char text[] =
      "func.func @main(%a: tensor<?x2xi32>, %b: tensor<?x2xi32>) -> tensor<?x2xi32> {\n"
      "  %0 = stablehlo.add %a, %b : tensor<?x2xi32>\n"
      "  return %0 : tensor<?x2xi32>\n"
      "}\n";
  Machine x;
  CHECK(open_machine(&x, text, NULL) == NULL);
  int32_t d[] = {1, 2, 3, 4, 5, 6};
  TnTensor *three = input(&x, TN_I32, 2, (int64_t[]){3, 2}, d), *two = input(&x, TN_I32, 2, (int64_t[]){2, 2}, d),
           *out[1];
  CHECK(run(&x, "main", (TnTensor *[]){three, three}, 2, out) == NULL);
  CHECK_INT(out[0]->dims[0], 3);
  CHECK_INT(((int32_t *)(void *)out[0]->data)[5], 12);
  TnError *e = run(&x, "main", (TnTensor *[]){three, two}, 2, out);
  CHECK_STR(e ? e->message : "", "add: operands have shapes [3, 2] and [2, 2], expected one shape (add_c1)");
  tn_error_destroy(e);
  close_machine(&x);
}

TN_TEST(unranked_inputs) {
  static const char text[] =
      "func.func @main(%a: tensor<*xf32>) -> tensor<*xf32> {\n"
      "  %0 = \"chlo.square\"(%a) : (tensor<*xf32>) -> tensor<*xf32>\n"
      "  return %0 : tensor<*xf32>\n"
      "}\n";
  Machine x;
  TnError *e = open_machine(&x, text, NULL);
  if (e) printf("%s\n", e->message);
  CHECK(!e);
  float d[] = {1, 2, 3, 4};
  TnTensor *in = input(&x, TN_F32, 2, (int64_t[]){2, 2}, d), *out[1];
  CHECK(run(&x, "main", &in, 1, out) == NULL);
  CHECK_INT(out[0]->rank, 2);
  CHECK(((float *)(void *)out[0]->data)[3] == 16);
  close_machine(&x);
}

// ---------------------------------------------------------------------------------------------------------------
// Limits

static const char endless_text[] =
    "func.func @main() {\n"
    "  %yes = stablehlo.constant dense<true> : tensor<i1>\n"
    "  stablehlo.while()\n"
    "   cond {\n"
    "    stablehlo.return %yes : tensor<i1>\n"
    "  } do {\n"
    "    %0 = stablehlo.not %yes : tensor<i1>\n"
    "    stablehlo.return\n"
    "  }\n"
    "  return\n"
    "}\n";

static const char recursive_text[] =
    "func.func @f(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
    "  %0 = stablehlo.add %x, %x : tensor<2xi32>\n"
    "  %p = stablehlo.constant dense<true> : tensor<i1>\n"
    "  %1 = \"stablehlo.if\"(%p) ({\n"
    "    %2 = func.call @f(%0) : (tensor<2xi32>) -> tensor<2xi32>\n"
    "    stablehlo.return %2 : tensor<2xi32>\n"
    "  }, {\n"
    "    stablehlo.return %x : tensor<2xi32>\n"
    "  }) : (tensor<i1>) -> tensor<2xi32>\n"
    "  return %1 : tensor<2xi32>\n"
    "}\n"
    "func.func @main() {\n"
    "  %x = stablehlo.constant dense<1> : tensor<2xi32>\n"
    "  %0 = call @f(%x) : (tensor<2xi32>) -> tensor<2xi32>\n"
    "  return\n"
    "}\n";

TN_TEST(op_limit) {
  expect(endless_text, &(TnRunOptions){.limit_ops = 1000},
         "op limit: 1000 ops were executed, the limit (limits.executed_ops)");
}

TN_TEST(loop_without_ops) {
  expect(
      "func.func @main() {\n"
      "  %yes = stablehlo.constant dense<true> : tensor<i1>\n"
      "  stablehlo.while()\n"
      "   cond {\n"
      "    stablehlo.return %yes : tensor<i1>\n"
      "  } do {\n"
      "    stablehlo.return\n"
      "  }\n"
      "  return\n"
      "}\n",
      &(TnRunOptions){.limit_ops = 1000}, "op limit");
}

TN_TEST(cancel) {
  volatile int32_t flag = 1;
  Machine x;
  CHECK(open_machine(&x, endless_text, &(TnRunOptions){.cancel = &flag}) == NULL);
  TnError *e = run(&x, "main", NULL, 0, NULL);
  CHECK(e && e->code == TN_CANCELLED);
  tn_error_destroy(e);
  close_machine(&x);
}

TN_TEST(depth_limit) {
  expect(recursive_text, NULL, "depth limit: calls and regions are nested 512 deep, the limit (limits.depth)");
  expect(recursive_text, &(TnRunOptions){.limit_depth = 10}, "nested 10 deep");
  expect(recursive_text, &(TnRunOptions){.limit_depth = UINT32_MAX}, "nested 1024 deep");
}

static const char large_text[] =
    "func.func @main() -> tensor<1000000xi32> {\n"
    "  %x = stablehlo.iota dim = 0 : tensor<1000000xi32>\n"
    "  %y = stablehlo.add %x, %x : tensor<1000000xi32>\n"
    "  %z = stablehlo.multiply %x, %y : tensor<1000000xi32>\n"
    "  return %z : tensor<1000000xi32>\n"
    "}\n";

TN_TEST(memory_limit) {
  expect(large_text, &(TnRunOptions){.limit_bytes = 7000000}, "limits.memory_bytes is 7000000");
  expect(large_text, &(TnRunOptions){.limit_bytes = 12000000}, NULL);
}

// Sizes that no memory holds, and some whose byte count overflows.
TN_TEST(absurd_sizes) {
  expect(
      "func.func @main() -> tensor<1000000000000xi32> {\n"
      "  %x = stablehlo.constant dense<1> : tensor<1000000000000xi32>\n"
      "  return %x : tensor<1000000000000xi32>\n"
      "}\n",
      &(TnRunOptions){.limit_bytes = 1 << 30}, "memory limit");
  expect(
      "func.func @main() {\n"
      "  %d = stablehlo.constant dense<[4611686018427387904, 8]> : tensor<2xi64>\n"
      "  %x = stablehlo.dynamic_iota %d, dim = 0 : (tensor<2xi64>) -> tensor<?x?xi32>\n"
      "  return\n"
      "}\n",
      NULL, "memory limit");
  expect(
      "func.func @main() {\n"
      "  %c = stablehlo.constant dense<[-1, 8]> : tensor<2xi64>\n"
      "  %d = stablehlo.optimization_barrier %c : tensor<2xi64>\n"
      "  %x = stablehlo.dynamic_iota %d, dim = 0 : (tensor<2xi64>) -> tensor<?x?xi32>\n"
      "  return\n"
      "}\n",
      NULL, "dynamic_iota: result has shape [-1, 8]");
}

// An interpreter goes on after a failed run.
TN_TEST(run_after_error) {
  Machine x;
  CHECK(open_machine(&x, large_text, &(TnRunOptions){.limit_bytes = 12000000}) == NULL);
  TnTensor *hog = NULL, *out[1];
  CHECK(tn_tensor_new(x.it, TN_I8, NULL, 1, (int64_t[]){6000000}, &hog) == NULL);
  TnError *e = run(&x, "main", NULL, 0, out);
  CHECK(e && e->code == TN_RESOURCE_EXHAUSTED);
  tn_error_destroy(e);
  tn_tensor_release(x.it, hog);
  CHECK(run(&x, "main", NULL, 0, out) == NULL);
  CHECK_INT(((int32_t *)(void *)out[0]->data)[5], 50);
  close_machine(&x);
}

// ---------------------------------------------------------------------------------------------------------------
// Memory

// A buffer carried through a loop is updated in place: one copy is made of the first, constant value at most.
TN_TEST(loop_in_place) {
  static const char text[] =
      "func.func @main() -> tensor<1000000xi8> {\n"
      "  %z = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
      "  %n = stablehlo.constant dense<1000> : tensor<i32>\n"
      "  %x = stablehlo.constant dense<0> : tensor<1000000xi8>\n"
      "  %u = stablehlo.constant dense<7> : tensor<1xi8>\n"
      "  %0:2 = stablehlo.while(%i = %z, %b = %x) : tensor<i32>, tensor<1000000xi8>\n"
      "   cond {\n"
      "    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "    stablehlo.return %p : tensor<i1>\n"
      "  } do {\n"
      "    %c = stablehlo.dynamic_update_slice %b, %u, %i : (tensor<1000000xi8>, tensor<1xi8>, tensor<i32>) -> "
      "tensor<1000000xi8>\n"
      "    %j = stablehlo.add %i, %one : tensor<i32>\n"
      "    stablehlo.return %j, %c : tensor<i32>, tensor<1000000xi8>\n"
      "  }\n"
      "  return %0#1 : tensor<1000000xi8>\n"
      "}\n";
  Machine x;
  TnTensor *out[1];
  CHECK(open_machine(&x, text, NULL) == NULL);
  CHECK(run(&x, "main", NULL, 0, out) == NULL);
  CHECK(tn_interp_peak_bytes(x.it) < 1500000);
  CHECK_INT(out[0]->data[999], 7);
  CHECK_INT(out[0]->data[1000], 0);
  close_machine(&x);
}

static const char varied_text[] =
    "func.func @f(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
    "  %0 = stablehlo.add %x, %x : tensor<2xi32>\n"
    "  return %0 : tensor<2xi32>\n"
    "}\n"
    "func.func @main() -> tensor<2x2xi32> {\n"
    "  %z = stablehlo.constant dense<0> : tensor<i32>\n"
    "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %n = stablehlo.constant dense<3> : tensor<i32>\n"
    "  %big = stablehlo.constant dense<5> : tensor<3000xi32>\n"
    "  %x = stablehlo.slice %big [0:2] : (tensor<3000xi32>) -> tensor<2xi32>\n"
    "  %0:2 = stablehlo.while(%i = %z, %b = %x) : tensor<i32>, tensor<2xi32>\n"
    "   cond {\n"
    "    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %p : tensor<i1>\n"
    "  } do {\n"
    "    %c = func.call @f(%b) : (tensor<2xi32>) -> tensor<2xi32>\n"
    "    %j = stablehlo.add %i, %one : tensor<i32>\n"
    "    stablehlo.return %j, %c : tensor<i32>, tensor<2xi32>\n"
    "  }\n"
    "  %t = stablehlo.tuple %0#1, %x : tuple<tensor<2xi32>, tensor<2xi32>>\n"
    "  %a = stablehlo.get_tuple_element %t[0] : (tuple<tensor<2xi32>, tensor<2xi32>>) -> tensor<2xi32>\n"
    "  %r = stablehlo.reshape %a : (tensor<2xi32>) -> tensor<2x1xi32>\n"
    "  %s = stablehlo.concatenate %r, %r, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>\n"
    "  check.expect_eq_const %s, dense<40> : tensor<2x2xi32>\n"
    "  return %s : tensor<2x2xi32>\n"
    "}\n";

// The n-th allocation fails, for every n until the program runs: one clean error each time, nothing is lost (the
// address sanitizer looks).
TN_TEST(allocation_failures) {
  for (int64_t n = 1; n < 5000; n++) {
    Machine x;
    TnTensor *out[1] = {NULL};
    atomic_store(&tn_debug.alloc_count, 0);
    atomic_store(&tn_debug.alloc_fail_at, n);
    TnError *e = open_machine(&x, varied_text, NULL);
    if (!e) e = run(&x, "main", NULL, 0, out);
    atomic_store(&tn_debug.alloc_fail_at, 0);
    bool done = !e;
    CHECK(!e || e->code == TN_RESOURCE_EXHAUSTED);
    if (x.it) tn_tensor_release(x.it, out[0]);
    tn_error_destroy(e);
    close_machine(&x);
    if (done) {
      CHECK(n > 10);
      return;
    }
  }
  CHECK(false && "the program never ran");
}

TN_TEST(nothing_left) {
  expect(varied_text, NULL, NULL);
  expect(large_text, NULL, NULL);
}

// ---------------------------------------------------------------------------------------------------------------
// interpreter.print

static void append(void *user, TnStr text) { strncat(user, text.p, text.n); }

TN_TEST(printing) {
  static const char text[] =
      "func.func @main() {\n"
      "  %a = stablehlo.constant dense<[true, false]> : tensor<2xi1>\n"
      "  %b = stablehlo.iota dim = 0 : tensor<2x2xi8>\n"
      "  %d = stablehlo.constant dense<(1.5, -2.0)> : tensor<1xcomplex<f32>>\n"
      "  %e = stablehlo.constant dense<[0x7FC00000, 0xFF800000]> : tensor<2xf32>\n"
      "  interpreter.print %a : tensor<2xi1>\n"
      "  interpreter.print %b : tensor<2x2xi8>\n"
      "  interpreter.print %d : tensor<1xcomplex<f32>>\n"
      "  interpreter.print %e : tensor<2xf32>\n"
      "  return\n"
      "}\n";
  char got[1000] = "";
  Machine x;
  CHECK(open_machine(&x, text, &(TnRunOptions){.print = append, .print_user = got}) == NULL);
  CHECK(run(&x, "main", NULL, 0, NULL) == NULL);
  CHECK_STR(got,
            "%c = tensor<2xi1> {\n  [true, false]\n}\n"
            "%0 = tensor<2x2xi8> {\n  [\n    [0, 0],\n    [1, 1]\n  ]\n}\n"
            "%cst = tensor<1xcomplex<f32>> {\n  [[1.500000e+00, -2.000000e+00]]\n}\n"
            "%cst = tensor<2xf32> {\n  [nan, -inf]\n}\n");
  close_machine(&x);
}

// ---------------------------------------------------------------------------------------------------------------
// Threads: one program, an interpreter each

enum { THREADS = 4 };

typedef struct Worker {
  pthread_t thread;
  TnProgram *program;
  const TnOp *func;
  bool ok;
} Worker;

static void *work(void *arg) {
  Worker *w = arg;
  TnInterp *it = NULL;
  TnTensor *out[1];
  TnError *e = tn_interp_create(w->program, NULL, &it);
  for (int i = 0; i < 50 && !e; i++) {
    e = tn_interp_run(it, w->func, NULL, 0, out);
    if (!e) w->ok = ((int32_t *)(void *)out[0]->data)[3] == 40;
    if (!e) tn_tensor_release(it, out[0]);
  }
  w->ok = w->ok && !e;
  tn_error_destroy(e);
  tn_interp_destroy(it);
  return NULL;
}

TN_TEST(threads) {
  Machine x;
  CHECK(open_machine(&x, varied_text, NULL) == NULL);
  Worker workers[THREADS];
  for (int i = 0; i < THREADS; i++) {
    workers[i] = (Worker){.program = x.program, .func = tn_module_find_symbol(x.m, TN_STR("main"))};
    CHECK(pthread_create(&workers[i].thread, NULL, work, &workers[i]) == 0);
  }
  for (int i = 0; i < THREADS; i++) {
    pthread_join(workers[i].thread, NULL);
    CHECK(workers[i].ok);
  }
  close_machine(&x);
}

// ---------------------------------------------------------------------------------------------------------------
// Errors

TN_TEST(failed_checks) {
  expect(
      "func.func @main() {\n"
      "  %x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>\n"
      "  check.expect_eq_const %x, dense<[[1, 2], [5, 4]]> : tensor<2x2xi32>\n"
      "  return\n"
      "}\n",
      NULL, "check.expect_eq_const in @main: element [1, 0] is 3, expected 5");
  expect(
      "func.func private @f(%x: tensor<2xf32>) {\n"
      "  %y = stablehlo.constant dense<[1.0, 2.5]> : tensor<2xf32>\n"
      "  stablehlo.custom_call @check.expect_close(%x, %y) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) "
      "-> ()\n"
      "  return\n"
      "}\n"
      "func.func @main() {\n"
      "  %x = stablehlo.constant dense<[1.0, 2.500001]> : tensor<2xf32>\n"
      "  call @f(%x) : (tensor<2xf32>) -> ()\n"
      "  return\n"
      "}\n",
      NULL,
      "check.expect_close in @f: element [1] is 2.50000095, expected 2.500000e+00 (4 units in the last place apart, "
      "expected 0 to 3)");
}

TN_TEST(run_time_constraints) {
  expect(
      "func.func @main() {\n"
      "  %x = stablehlo.iota dim = 0 : tensor<6xi32>\n"
      "  %c = stablehlo.constant dense<[4, 2]> : tensor<2xi64>\n"
      "  %d = stablehlo.optimization_barrier %c : tensor<2xi64>\n"
      "  %0 = stablehlo.dynamic_reshape %x, %d : (tensor<6xi32>, tensor<2xi64>) -> tensor<?x?xi32>\n"
      "  return\n"
      "}\n",
      NULL, "dynamic_reshape: operand of shape [6] cannot become [4, 2] as tensor<?x?xi32> (dynamic_reshape_c2)");
  expect(
      "func.func @main() {\n"
      "  %x = stablehlo.iota dim = 0 : tensor<2xi32>\n"
      "  %c = stablehlo.constant dense<[3]> : tensor<1xi64>\n"
      "  %d = stablehlo.optimization_barrier %c : tensor<1xi64>\n"
      "  %0 = stablehlo.dynamic_broadcast_in_dim %x, %d, dims = [0] : (tensor<2xi32>, tensor<1xi64>) -> tensor<?xi32>\n"
      "  return\n"
      "}\n",
      NULL, "operand of shape [2] cannot be broadcast to [3] (dynamic_broadcast_in_dim_c5)");
  expect(
      "func.func @main() {\n"
      "  %x = stablehlo.iota dim = 0 : tensor<4xi32>\n"
      "  %a = stablehlo.constant dense<[2]> : tensor<1xi64>\n"
      "  %k = stablehlo.constant dense<[5]> : tensor<1xi64>\n"
      "  %b = stablehlo.optimization_barrier %k : tensor<1xi64>\n"
      "  %c = stablehlo.constant dense<[1]> : tensor<1xi64>\n"
      "  %0 = stablehlo.real_dynamic_slice %x, %a, %b, %c : (tensor<4xi32>, tensor<1xi64>, tensor<1xi64>, "
      "tensor<1xi64>) -> tensor<?xi32>\n"
      "  return\n"
      "}\n",
      NULL, "real_dynamic_slice: [2:5:1] of dimension 0 of size 4");
}

// Shapes that show at run time only: %x has three elements, %y five, %z is 2x3, %w 3x2.
TN_TEST(run_time_shapes) {
  static const char before[] =
      "func.func @main() {\n"
      "  %c = stablehlo.constant dense<[3, 5, 2, -1]> : tensor<4xi32>\n"
      "  %d = stablehlo.optimization_barrier %c : tensor<4xi32>\n"
      "  %three = stablehlo.slice %d [0:1] : (tensor<4xi32>) -> tensor<1xi32>\n"
      "  %five = stablehlo.slice %d [1:2] : (tensor<4xi32>) -> tensor<1xi32>\n"
      "  %two = stablehlo.slice %d [2:3] : (tensor<4xi32>) -> tensor<1xi32>\n"
      "  %minus = stablehlo.slice %d [3:4] : (tensor<4xi32>) -> tensor<1xi32>\n"
      "  %s = stablehlo.reshape %five : (tensor<1xi32>) -> tensor<i32>\n"
      "  %two_three = stablehlo.concatenate %two, %three, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>\n"
      "  %three_two = stablehlo.concatenate %three, %two, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>\n"
      "  %x = stablehlo.dynamic_iota %three, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>\n"
      "  %y = stablehlo.dynamic_iota %five, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>\n"
      "  %z = stablehlo.dynamic_iota %two_three, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>\n"
      "  %w = stablehlo.dynamic_iota %three_two, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>\n"
      "  %p = stablehlo.compare EQ, %x, %x : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>\n"
      "  %u = stablehlo.constant dense<0> : tensor<i32>\n";
  static const char *const cases[][2] = {
      {"stablehlo.select %p, %y, %y : tensor<?xi1>, tensor<?xi32>",
       "pred has shape [3], expected [] or [5] (select_c1)"},
      {"stablehlo.select %p, %y, %x : tensor<?xi1>, tensor<?xi32>",
       "shapes [5] and [3], expected one shape (select_c2)"},
      {"stablehlo.compare EQ, %x, %y : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>",
       "expected one shape (compare_c2)"},
      {"stablehlo.clamp %x, %y, %u : (tensor<?xi32>, tensor<?xi32>, tensor<i32>) -> tensor<?xi32>",
       "min has shape [3], expected [] or [5] (clamp_c1)"},
      {"stablehlo.clamp %u, %y, %x : (tensor<i32>, tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>",
       "max has shape [3], expected [] or [5] (clamp_c2)"},
      {"\"chlo.broadcast_add\"(%x, %y) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>",
       "operand 1 of shape [5] cannot be broadcast to [3]"},
      {"stablehlo.reshape %x : (tensor<?xi32>) -> tensor<2x?xi32, #stablehlo.bounds<?, 9>>",
       "operand of shape [3] cannot become [2, 1]"},
      {"stablehlo.slice %x [0:4] : (tensor<?xi32>) -> tensor<4xi32>", "[0:4:1] of dimension 0 of size 3 (slice_c3)"},
      {"stablehlo.dynamic_slice %x, %s, sizes = [4] : (tensor<?xi32>, tensor<i32>) -> tensor<4xi32>",
       "slice size 4 of dimension 0 of size 3 (dynamic_slice_c4)"},
      {"stablehlo.dynamic_update_slice %x, %y, %s : (tensor<?xi32>, tensor<?xi32>, tensor<i32>) -> tensor<?xi32>",
       "update of shape [5] does not fit into an operand of shape [3] (dynamic_update_slice_c6)"},
      {"stablehlo.pad %x, %u, low = [-2], high = [-2], interior = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>",
       "dimension 0 of size 3 with low -2, high -2, interior 0 (pad_c4)"},
      {"stablehlo.dynamic_pad %x, %u, %two, %two, %minus : (tensor<?xi32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>, "
       "tensor<1xi32>) -> tensor<?xi32>",
       "interior_padding -1 of dimension 0, expected at least 0 (dynamic_pad_c3)"},
      {"stablehlo.concatenate %z, %w, dim = 1 : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>",
       "operand 1 of shape [3, 2] does not continue [2, 3] (concatenate_c2)"},
      {"stablehlo.dynamic_iota %five, dim = 0 : (tensor<1xi32>) -> tensor<4xi32>",
       "result has shape [5], expected what fits tensor<4xi32>"},
      {"stablehlo.set_dimension_size %x, %s, dim = 0 : (tensor<?xi32>, tensor<i32>) -> "
       "tensor<?xi32, #stablehlo.bounds<4>>",
       "result has shape [5], expected what fits tensor<?xi32, #stablehlo.bounds<4>>"},
      {"stablehlo.convert %x : (tensor<?xi32>) -> tensor<4xi32>",
       "result has shape [3], expected what fits tensor<4xi32>"},
      {"stablehlo.bitcast_convert %w : (tensor<?x?xi32>) -> tensor<?xui64>", NULL},
      {"stablehlo.bitcast_convert %z : (tensor<?x?xi32>) -> tensor<?xui64>",
       "operand of shape [2, 3] cannot become tensor<?xui64> (bitcast_convert_c1)"},
  };
  for (size_t i = 0; i < TN_COUNT(cases); i++) {
    char text[4096];
    snprintf(text, sizeof text, "%s  %%r = %s\n  return\n}\n", before, cases[i][0]);
    expect(text, NULL, cases[i][1]);
  }
}

TN_TEST(tuples_and_tokens) {
  static const char text[] =
      "func.func @main(%a: tuple<tensor<2xi32>, !stablehlo.token>, %t: !stablehlo.token) -> (tensor<2xi32>, "
      "!stablehlo.token) {\n"
      "  %0 = stablehlo.get_tuple_element %a[0] : (tuple<tensor<2xi32>, !stablehlo.token>) -> tensor<2xi32>\n"
      "  %1 = stablehlo.get_tuple_element %a[1] : (tuple<tensor<2xi32>, !stablehlo.token>) -> !stablehlo.token\n"
      "  %2 = stablehlo.add %0, %0 : tensor<2xi32>\n"
      "  return %2, %1 : tensor<2xi32>, !stablehlo.token\n"
      "}\n";
  Machine x;
  CHECK(open_machine(&x, text, NULL) == NULL);
  int32_t d[] = {1, 2};
  TnTensor *v = input(&x, TN_I32, 1, (int64_t[]){2}, d), *token = tn_tensor_token(x.it), *pair, *out[2];
  CHECK(tn_tensor_new_tuple(x.it, TN_VALUE_TUPLE, (TnTensor *[]){v, token}, 2, &pair) == NULL);
  CHECK(run(&x, "main", (TnTensor *[]){pair, token}, 2, out) == NULL);
  CHECK_INT(((int32_t *)(void *)out[0]->data)[1], 4);
  CHECK_INT(out[1]->kind, TN_VALUE_TOKEN);
  expect_bad_input(&x, (TnTensor *[]){pair, v}, 2, "argument 1 of @main is tensor<2xi32>, expected !stablehlo.token");
  expect_bad_input(&x, (TnTensor *[]){v, token}, 2,
                   "argument 0 of @main is tensor<2xi32>, expected tuple<tensor<2xi32>, !stablehlo.token>");
  expect_bad_input(&x, (TnTensor *[]){token, token}, 2,
                   "argument 0 of @main is a token, expected tuple<tensor<2xi32>, !stablehlo.token>");
  close_machine(&x);
}

TN_TEST(resources) {
  expect(
      "func.func @main() {\n"
      "  %0 = stablehlo.constant dense_resource<here> : tensor<2xi32>\n"
      "  check.expect_eq_const %0, dense<[1, -1]> : tensor<2xi32>\n"
      "  return\n"
      "}\n"
      "{-#\n  dialect_resources: {\n    builtin: {\n      here: \"0x0400000001000000FFFFFFFF\"\n    }\n  }\n#-}\n",
      NULL, NULL);
}

TN_TEST(check_calls) {
  expect(
      "func.func @main() {\n"
      "  %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>\n"
      "  %y = stablehlo.constant dense<[1.0, 2.00005]> : tensor<2xf32>\n"
      "  %i = stablehlo.constant dense<3> : tensor<2xi32>\n"
      "  %0 = stablehlo.custom_call @check.eq(%x, %y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<i1>\n"
      "  check.expect_eq_const %0, dense<true> : tensor<i1>\n"
      "  %1 = stablehlo.custom_call @check.eq(%i, %i) : (tensor<2xi32>, tensor<2xi32>) -> tensor<i1>\n"
      "  stablehlo.custom_call @check.expect_almost_eq(%x, %y) : (tensor<2xf32>, tensor<2xf32>) -> ()\n"
      "  stablehlo.custom_call @check.expect_eq(%x, %y) : (tensor<2xf32>, tensor<2xf32>) -> ()\n"
      "  return\n"
      "}\n",
      NULL, "check.expect_eq in @main: element [1] is 2.000000e+00, expected 2.000050e+00");
  expect(
      "func.func @main() {\n"
      "  %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>\n"
      "  stablehlo.custom_call @check.expect_eq(%x) : (tensor<2xf32>) -> ()\n"
      "  return\n"
      "}\n",
      NULL, "custom_call: @check.expect_eq with 1 operands, expected 2");
  expect(
      "func.func @main() {\n"
      "  %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>\n"
      "  %y = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>\n"
      "  stablehlo.custom_call @check.expect_eq(%x, %y) : (tensor<2xf32>, tensor<2xf64>) -> ()\n"
      "  return\n"
      "}\n",
      NULL, "the value is f32 of shape [2], expected f64 of shape [2]");
}

TN_TEST(missing_things) {
  expect(
      "func.func private @f() -> tensor<i32>\n"
      "func.func @main() {\n"
      "  %0 = call @f() : () -> tensor<i32>\n"
      "  return\n"
      "}\n",
      NULL, "function @f has no body");
  expect(
      "func.func @main() {\n"
      "  stablehlo.custom_call @nobody() : () -> ()\n"
      "  return\n"
      "}\n",
      NULL, "no handler is registered for target @nobody");
}

int main(void) {
  RUN(inputs_and_outputs);
  RUN(unaligned_input);
  RUN(bad_inputs);
  RUN(dynamic_inputs);
  RUN(unranked_inputs);
  RUN(op_limit);
  RUN(loop_without_ops);
  RUN(cancel);
  RUN(depth_limit);
  RUN(memory_limit);
  RUN(absurd_sizes);
  RUN(run_after_error);
  RUN(loop_in_place);
  RUN(allocation_failures);
  RUN(nothing_left);
  RUN(printing);
  RUN(threads);
  RUN(failed_checks);
  RUN(run_time_constraints);
  RUN(run_time_shapes);
  RUN(tuples_and_tokens);
  RUN(resources);
  RUN(check_calls);
  RUN(missing_things);
  return test_report();
}
