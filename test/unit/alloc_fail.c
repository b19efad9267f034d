// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Every allocation of a program's whole life fails once: the n-th one for n = 1, 2, ... until nothing fails any more.
// Each time there must be one clean error and no block left behind.
#include "target/target.h"
#include "tenon/tenon.h"
#include "test.h"

static const char *engine;

static const char *const programs[] = {
    "func.func @f(%x: tensor<1xi64>) -> tensor<2xi64> {\n"
    "  %0 = \"stablehlo.async_start\"(%x) ({\n  ^bb0(%y: tensor<1xi64>):\n"
    "    %1 = \"stablehlo.all_gather\"(%y) {all_gather_dim = 0 : i64,\n"
    "       replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<1xi64>) -> tensor<2xi64>\n"
    "    stablehlo.return %1 : tensor<2xi64>\n  }) : (tensor<1xi64>) -> !stablehlo.future<tensor<2xi64>>\n"
    "  %2 = \"stablehlo.async_done\"(%0) : (!stablehlo.future<tensor<2xi64>>) -> tensor<2xi64>\n"
    "  %3 = \"stablehlo.collective_permute\"(%2) {source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}\n"
    "     : (tensor<2xi64>) -> tensor<2xi64>\n  return %3 : tensor<2xi64>\n}\n"
    "func.func @main() -> (tensor<2xi64>, tensor<2xi64>) {\n"
    "  %x = stablehlo.constant dense<1> : tensor<1xi64>\n"
    "  %0:2 = \"interpreter.run_parallel\"(%x, %x) {programs = [[@f], [@f]]} : (tensor<1xi64>, tensor<1xi64>)\n"
    "     -> (tensor<2xi64>, tensor<2xi64>)\n  return %0#0, %0#1 : tensor<2xi64>, tensor<2xi64>\n}",
    "func.func @main() -> tensor<i32> { %c = stablehlo.constant dense<1> : tensor<i32> return %c : tensor<i32> }",
    "func.func @main() -> tensor<4xf32> {\n"
    "  %c = stablehlo.constant dense<[1.0, -2.0, 3.5, 0x7FC00000]> : tensor<4xf32>\n"
    "  %0 = stablehlo.tanh %c : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}",
    "func.func @main() -> tensor<i32> {\n"
    "  %c = stablehlo.constant dense<0> : tensor<i32>\n  %n = stablehlo.constant dense<5> : tensor<i32>\n"
    "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %r = stablehlo.while(%i = %c) : tensor<i32>\n"
    "   cond {\n    %t = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %t : tensor<i1>\n  } do {\n"
    "    %j = stablehlo.add %i, %one : tensor<i32>\n    stablehlo.return %j : tensor<i32>\n  }\n"
    "  return %r : tensor<i32>\n}",
    "func.func @main() -> tensor<2xf32> {\n"
    "  %x = stablehlo.iota dim = 1 : tensor<2x3xf32>\n  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1]\n"
    "     : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>\n  return %0 : tensor<2xf32>\n}",
    "func.func @main() -> tensor<5xi32> {\n"
    "  %x = stablehlo.constant dense<[5, 3, 1, 4, 2]> : tensor<5xi32>\n"
    "  %0 = \"stablehlo.sort\"(%x) <{dimension = 0 : i64}> ({\n  ^bb0(%a: tensor<i32>, %b: tensor<i32>):\n"
    "    %t = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %t : tensor<i1>\n  }) : (tensor<5xi32>) -> tensor<5xi32>\n  return %0 : tensor<5xi32>\n}",
    "func.func @main() -> tensor<2x2xf32> {\n"
    "  %a = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>\n"
    "  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0]\n"
    "     : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>\n"
    "  %1 = call @f(%0) : (tensor<2x2xf32>) -> tensor<2x2xf32>\n  return %1 : tensor<2x2xf32>\n}\n"
    "func.func private @f(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {\n"
    "  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>\n"
    "  return %0 : tensor<2x2xf32>\n}",
    "func.func @main() -> (tensor<3xf32>, tensor<3xi32>) {\n"
    "  %x = stablehlo.constant dense<[1.0, 9.0, 4.0, 7.0]> : tensor<4xf32>\n"
    "  %v, %i = chlo.top_k(%x, k = 3) : tensor<4xf32> -> (tensor<3xf32>, tensor<3xi32>)\n"
    "  return %v, %i : tensor<3xf32>, tensor<3xi32>\n}",
    "func.func @main() -> tensor<3xf32> {\n"
    "  %p = stablehlo.constant dense<false> : tensor<i1>\n  %x = stablehlo.constant dense<2.0> : tensor<3xf32>\n"
    "  %0 = \"stablehlo.if\"(%p) ({\n    %y = stablehlo.negate %x : tensor<3xf32>\n    stablehlo.return %y : "
    "tensor<3xf32>\n"
    "  }, {\n    %y = stablehlo.sqrt %x : tensor<3xf32>\n    stablehlo.return %y : tensor<3xf32>\n"
    "  }) : (tensor<i1>) -> tensor<3xf32>\n  return %0 : tensor<3xf32>\n}",
    "func.func @main() -> tensor<4xcomplex<f32>> {\n"
    "  %x = stablehlo.constant dense<(1.0, 2.0)> : tensor<4xcomplex<f32>>\n"
    "  %0 = stablehlo.fft %x, type = FFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>\n"
    "  return %0 : tensor<4xcomplex<f32>>\n}",
    "func.func @main() -> tensor<4xui32> {\n"
    "  %s = stablehlo.constant dense<[1, 2]> : tensor<2xui64>\n"
    "  %n, %b = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, "
    "tensor<4xui32>)\n"
    "  return %b : tensor<4xui32>\n}",
    "func.func @main() -> tensor<3xf32> {\n"
    "  %x = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>\n"
    "  %i = stablehlo.constant dense<[[3], [0], [1]]> : tensor<3x1xi32>\n"
    "  %0 = \"stablehlo.gather\"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], \n"
    "    start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, "
    "tensor<3x1xi32>) -> tensor<3xf32>\n"
    "  return %0 : tensor<3xf32>\n}",
    "#loc = loc(\"a.py\":1:2)\nmodule @m attributes {mhlo.num_replicas = 1 : i32} {\n"
    "  func.func public @main(%arg0: tensor<?xf32> {jax.buffer_donor = true}) -> tensor<f32> {\n"
    "    %c = stablehlo.constant dense<\"0x0000803F\"> : tensor<f32> loc(#loc)\n    return %c : tensor<f32>\n  }\n}",
};

// The whole life of one program; the first error ends it.
static TnError *live(TnContext *c, const char *text) {
  TnModule *m = NULL, *again = NULL;
  TnBytes printed = {0}, artifact = {0}, shown = {0};
  TnExecutable *x = NULL;
  TnBuffer *in = NULL, *out[2] = {NULL, NULL};
  float data[2] = {1, 2};
  int64_t dims[1] = {2};
  TnError *e = tn_module_read(c, text, strlen(text), NULL, &m);
  if (!e) e = tn_module_print(m, NULL, &printed);
  if (!e) e = tn_module_write(c, m, NULL, &artifact);
  if (!e) e = tn_module_read(c, artifact.data, artifact.size, NULL, &again);
  TnCompileOptions o = {.struct_size = sizeof o, .engine = engine};
  if (!e) e = tn_compile(c, again, &o, &x);
  size_t n_in = x ? tn_executable_n_inputs(x) : 0, n_out = x ? tn_executable_n_outputs(x) : 0;
  if (!e) e = tn_buffer_create(c, TN_ELEMENT_F32, 1, dims, data, &in);
  if (!e) e = tn_execute(x, NULL, &in, n_in, out, n_out);
  if (!e) e = tn_buffer_format(out[0], 0, &shown);
  for (int i = 0; i < 2; i++) tn_buffer_release(out[i]);
  tn_buffer_release(in);
  tn_bytes_free(&shown);
  tn_bytes_free(&artifact);
  tn_bytes_free(&printed);
  tn_executable_destroy(x);
  tn_module_destroy(again);
  tn_module_destroy(m);
  return e;
}

static TnError *live_in_context(const char *text) {
  TnContext *c = NULL;
  TnError *e = tn_context_create(NULL, &c);
  if (!e) e = live(c, text);
  tn_context_destroy(c);
  return e;
}

static void fail_each(const char *text, bool sticky) {
  enum { MOST = 20000 };
  TnError *e = live_in_context(text);
  CHECK(e == NULL);
  if (e) printf("%s\nin: %s\n", tn_error_message(e), text);
  tn_error_destroy(e);
  atomic_store(&tn_debug.alloc_fail_sticky, sticky);
  int64_t n = 1;
  for (bool again = !e; again && n < MOST; n++) {
    atomic_store(&tn_debug.alloc_live, 0);
    atomic_store(&tn_debug.alloc_count, 0);
    atomic_store(&tn_debug.alloc_fail_at, n);
    e = live_in_context(text);
    again = atomic_load(&tn_debug.alloc_count) >= n;
    atomic_store(&tn_debug.alloc_fail_at, 0);
    // A failed allocation may also be one that the library can do without; then there is no error.
    if (e) CHECK_INT(tn_error_code(e), TN_ERROR_RESOURCE_EXHAUSTED);
    if (e && tn_error_code(e) != TN_ERROR_RESOURCE_EXHAUSTED)
      printf("at allocation %d: %s\n", (int)n, tn_error_message(e));
    tn_error_destroy(e);
    if (atomic_load(&tn_debug.alloc_live)) printf("allocation %d of: %s\n", (int)n, text);
    CHECK_INT(atomic_load(&tn_debug.alloc_live), 0);
    if (test_failed_here) return;
  }
  CHECK(n > 10 && n < MOST);
}

TN_TEST(one_allocation_fails) {
  for (size_t i = 0; i < TN_COUNT(programs); i++) fail_each(programs[i], false);
}

TN_TEST(all_later_allocations_fail) {
  for (size_t i = 0; i < TN_COUNT(programs); i++) fail_each(programs[i], true);
}

// On the interpreter, the target that needs no code and the one that is best here, or on one engine: alloc_fail ENGINE.
int main(int argc, char **argv) {
  const char *engines[] = {"interp", "tile", tn_target_find(NULL)->name};
  atomic_store(&tn_debug.alloc_watch, true);
  for (size_t i = 0; i < TN_COUNT(engines); i++) {
    engine = argc > 1 ? argv[1] : engines[i];
    if (argc > 1 && i) break;
    RUN(one_allocation_fails);
    RUN(all_later_allocations_fail);
  }
  return test_report();
}
