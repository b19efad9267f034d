// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Ops with bodies, products and linear algebra on shapes that are known only at run time: right ones and wrong ones.
#include "interp/interp.h"
#include "text/text.h"

#include "test.h"

typedef struct Machine {
  TnModule *m;
  TnStr text;
  TnProgram *program;
  TnInterp *it;
} Machine;

static TnError *read_module(void *arg) {
  Machine *x = arg;
  TnDiags diags = {0};
  TN_TRY(tn_text_parse(x->m, x->text, NULL, &diags));
  return tn_verify(x->m, &(TnVerifyOptions){0}, &diags);
}

static TnError *run_machine(Machine *x) {
  x->m->name = tn_str("shapes.mlir");
  TN_TRY(tn_module_run(x->m, read_module, x));
  TN_TRY(tn_program_create(x->m, &x->program));
  TN_TRY(tn_interp_create(x->program, &(TnRunOptions){0}, &x->it));
  return tn_interp_run(x->it, tn_module_find_symbol(x->m, tn_str("main")), NULL, 0, NULL);
}

// Runs a program whose @main has this body after tensors of run-time sizes: %m is 4x3 (i32, its row number), %w 4x2,
// %v of 3 elements, %f 2x3 and %g of 3 in f32. want: part of the error's message, NULL for none.
static void expect(const char *body, const char *want) {
  static const char head[] =
      "func.func @main() {\n"
      "  %s43 = stablehlo.constant dense<[4, 3]> : tensor<2xi64>\n"
      "  %s42 = stablehlo.constant dense<[4, 2]> : tensor<2xi64>\n"
      "  %s23 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>\n"
      "  %s3 = stablehlo.constant dense<[3]> : tensor<1xi64>\n"
      "  %m = stablehlo.dynamic_iota %s43, dim = 0 : (tensor<2xi64>) -> tensor<?x?xi32>\n"
      "  %w = stablehlo.dynamic_iota %s42, dim = 0 : (tensor<2xi64>) -> tensor<?x?xi32>\n"
      "  %v = stablehlo.dynamic_iota %s3, dim = 0 : (tensor<1xi64>) -> tensor<?xi32>\n"
      "  %f = stablehlo.dynamic_iota %s23, dim = 0 : (tensor<2xi64>) -> tensor<?x?xf32>\n"
      "  %g = stablehlo.dynamic_iota %s3, dim = 0 : (tensor<1xi64>) -> tensor<?xf32>\n"
      "  %zero = stablehlo.constant dense<0> : tensor<i32>\n";
  char text[8192];
  snprintf(text, sizeof text, "%s%s  return\n}\n", head, body);
  Machine x = {.m = tn_module_create(), .text = tn_str(text)};
  TnError *e = run_machine(&x);
  bool ok = want ? e && strstr(e->message, want) : !e;
  if (!ok) printf("got: %s\nexpected: %s\n", e ? e->message : "no error", want ? want : "no error");
  CHECK(ok);
  tn_error_destroy(e);
  tn_interp_destroy(x.it);
  tn_program_destroy(x.program);
  tn_module_destroy(x.m);
}

#define ADD_I32                                   \
  "({\n"                                          \
  "  ^bb0(%a: tensor<i32>, %b: tensor<i32>):\n"   \
  "    %c = stablehlo.add %a, %b : tensor<i32>\n" \
  "    stablehlo.return %c : tensor<i32>\n"       \
  "  })"

TN_TEST(right_sizes) {
  expect("  %r = \"stablehlo.reduce\"(%m, %zero) <{dimensions = array<i64: 0>}> " ADD_I32
         " : (tensor<?x?xi32>, tensor<i32>) -> tensor<?xi32>\n"
         "  %rs = stablehlo.dynamic_reshape %r, %s3 : (tensor<?xi32>, tensor<1xi64>) -> tensor<3xi32>\n"
         "  check.expect_eq_const %rs, dense<6> : tensor<3xi32>\n"
         "  %u = \"stablehlo.reduce_window\"(%m, %zero) <{window_dimensions = array<i64: 2, 2>}> " ADD_I32
         " : (tensor<?x?xi32>, tensor<i32>) -> tensor<?x?xi32>\n"
         "  %s32 = stablehlo.constant dense<[3, 2]> : tensor<2xi64>\n"
         "  %us = stablehlo.dynamic_reshape %u, %s32 : (tensor<?x?xi32>, tensor<2xi64>) -> tensor<3x2xi32>\n"
         "  check.expect_eq_const %us, dense<[[2, 2], [6, 6], [10, 10]]> : tensor<3x2xi32>\n"
         "  %d = stablehlo.dot_general %m, %w, contracting_dims = [0] x [0] : (tensor<?x?xi32>, tensor<?x?xi32>) -> "
         "tensor<?x?xi32>\n"
         "  %ds = stablehlo.dynamic_reshape %d, %s32 : (tensor<?x?xi32>, tensor<2xi64>) -> tensor<3x2xi32>\n"
         "  check.expect_eq_const %ds, dense<14> : tensor<3x2xi32>\n"
         "  %k, %ki = chlo.top_k(%v, k = 2) : tensor<?xi32> -> (tensor<2xi32>, tensor<2xi32>)\n"
         "  check.expect_eq_const %k, dense<[2, 1]> : tensor<2xi32>\n",
         NULL);
  expect(
      "  %x = stablehlo.constant dense<0> : tensor<5xi32>\n"
      "  %i = stablehlo.constant dense<[[4], [7], [1]]> : tensor<3x1xi32>\n"
      "  %r = \"stablehlo.scatter\"(%x, %i, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims "
      "= "
      "[0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> " ADD_I32
      " : (tensor<5xi32>, tensor<3x1xi32>, tensor<?xi32>) -> tensor<5xi32>\n"
      "  check.expect_eq_const %r, dense<[0, 2, 0, 0, 0]> : tensor<5xi32>\n",
      NULL);
}

TN_TEST(bodies) {
  expect(
      "  %r:2 = \"stablehlo.reduce\"(%m, %w, %zero, %zero) <{dimensions = array<i64: 0>}> ({\n"
      "  ^bb0(%a: tensor<i32>, %ai: tensor<i32>, %b: tensor<i32>, %bi: tensor<i32>):\n"
      "    stablehlo.return %a, %bi : tensor<i32>, tensor<i32>\n"
      "  }) : (tensor<?x?xi32>, tensor<?x?xi32>, tensor<i32>, tensor<i32>) -> (tensor<?xi32>, tensor<?xi32>)\n",
      "reduce: dimension 1 is 2 in operand 1 of the list, expected 3 as in the first (reduce_c1)");
  expect("  %r = \"stablehlo.map\"(%m, %w) <{dimensions = array<i64: 0, 1>}> " ADD_I32
         " : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>\n",
         "(map_c1)");
  expect(
      "  %r = \"stablehlo.reduce_window\"(%v, %zero) <{window_dimensions = array<i64: 2>, padding = "
      "dense<[[4611686018427387904, 4611686018427387904]]> : tensor<1x2xi64>}> " ADD_I32
      " : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>\n",
      "reduce_window: padded size of dimension 0 is out of range");
  expect(
      "  %r = \"stablehlo.select_and_scatter\"(%m, %w, %zero) <{window_dimensions = array<i64: 2, 2>}> ({\n"
      "  ^bb0(%a: tensor<i32>, %b: tensor<i32>):\n"
      "    %c = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "    stablehlo.return %c : tensor<i1>\n"
      "  }, {\n"
      "  ^bb0(%a: tensor<i32>, %b: tensor<i32>):\n"
      "    %c = stablehlo.add %a, %b : tensor<i32>\n"
      "    stablehlo.return %c : tensor<i32>\n"
      "  }) : (tensor<?x?xi32>, tensor<?x?xi32>, tensor<i32>) -> tensor<?x?xi32>\n",
      "dimension 0 of source is 4, expected 3 windows (select_and_scatter_c2)");
  expect(
      "  %r:2 = \"stablehlo.sort\"(%m, %w) <{dimension = 0 : i64}> ({\n"
      "  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):\n"
      "    %e = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "    stablehlo.return %e : tensor<i1>\n"
      "  }) : (tensor<?x?xi32>, tensor<?x?xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>)\n",
      "(sort_c3)");
  expect("  %k, %ki = chlo.top_k(%v, k = 4) : tensor<?xi32> -> (tensor<4xi32>, tensor<4xi32>)\n",
         "top_k: k is 4, expected 0 to 3, the size of the last dimension");
  expect(
      "  %u = builtin.unrealized_conversion_cast %zero : tensor<i32> to tensor<*xi32>\n"
      "  %k, %ki = chlo.top_k(%u, k = 1) : tensor<*xi32> -> (tensor<*xi32>, tensor<*xi32>)\n",
      "top_k: operand has rank 0, expected at least 1");
  expect(
      "  %u = builtin.unrealized_conversion_cast %v : tensor<?xi32> to tensor<*xi32>\n"
      "  %k, %ki = chlo.top_k(%u, k = 1) : tensor<*xi32> -> (tensor<*xi32>, tensor<*xi32>)\n"
      "  %l = builtin.unrealized_conversion_cast %k : tensor<*xi32> to tensor<1xi32>\n"
      "  check.expect_eq_const %l, dense<2> : tensor<1xi32>\n",
      NULL);
}

TN_TEST(indices) {
  expect(
      "  %x = stablehlo.constant dense<0> : tensor<5xi32>\n"
      "  %i = stablehlo.constant dense<[[0], [1]]> : tensor<2x1xi32>\n"
      "  %r = \"stablehlo.scatter\"(%x, %i, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims "
      "= "
      "[0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> " ADD_I32
      " : (tensor<5xi32>, tensor<2x1xi32>, tensor<?xi32>) -> tensor<5xi32>\n",
      "scatter: dimension 0 of updates is 3, expected 2 as in scatter_indices (scatter_c4)");
  expect(
      "  %i = stablehlo.constant dense<[[0], [1]]> : tensor<2x1xi32>\n"
      "  %r = \"stablehlo.gather\"(%v, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map "
      "= "
      "[0], index_vector_dim = 1>, slice_sizes = array<i64: 4>}> : (tensor<?xi32>, tensor<2x1xi32>) -> "
      "tensor<2x4xi32>\n",
      "gather: slice size of dimension 0 is 4, expected 0 to 3 (gather_c21)");
  expect(
      "  %r = \"stablehlo.gather\"(%v, %m) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map "
      "= "
      "[0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<?xi32>, tensor<?x?xi32>) -> "
      "tensor<?x1xi32>\n",
      "gather: index vectors have 3 components, expected 1 (gather_c3)");
}

TN_TEST(products) {
  expect(
      "  %r = stablehlo.dot_general %m, %m, contracting_dims = [0] x [1] : (tensor<?x?xi32>, tensor<?x?xi32>) -> "
      "tensor<?x?xi32>\n",
      "dot_general: contracting dimension is 4 in lhs, expected 3 as in rhs (dot_general_c10)");
  expect(
      "  %r = stablehlo.dot_general %m, %m, batching_dims = [0] x [1], contracting_dims = [] x [] : (tensor<?x?xi32>, "
      "tensor<?x?xi32>) -> tensor<?x?x?xi32>\n",
      "dot_general: batching dimension is 4 in lhs, expected 3 as in rhs (dot_general_c9)");
  expect("  %r = stablehlo.dot %m, %m : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>\n",
         "dot: contracting dimension is 3 in lhs, expected 4 as in rhs");
  expect(
      "  %s = stablehlo.constant dense<[1, 4, 5]> : tensor<3xi64>\n"
      "  %x = stablehlo.dynamic_iota %s, dim = 0 : (tensor<3xi64>) -> tensor<?x?x?xf32>\n"
      "  %k = stablehlo.constant dense<1.0> : tensor<2x3x2xf32>\n"
      "  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} "
      "{batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x?x?xf32>, tensor<2x3x2xf32>) -> "
      "tensor<?x?x?xf32>\n",
      "convolution: the input has 4 features, expected 3 times 1 groups (convolution_c14)");
  expect(
      "  %r = stablehlo.einsum %m, %m, config = \"ab,bc->ac\" : (tensor<?x?xi32>, tensor<?x?xi32>) -> "
      "tensor<?x?xi32>\n",
      "einsum: b is 3 and 4, expected one size");
}

TN_TEST(linear_algebra) {
  expect("  %r = stablehlo.cholesky %f, lower = true : tensor<?x?xf32>\n",
         "cholesky: matrices are 2 x 3, expected square ones (cholesky_c3)");
  expect(
      "  %r = \"stablehlo.triangular_solve\"(%f, %f) <{left_side = true, lower = true, unit_diagonal = false, "
      "transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>\n",
      "a has matrices of 2 x 3, expected 2 x 2, 1 of them (triangular_solve_c3)");
  expect("  %r = stablehlo.fft %g, type = RFFT, length = [4] : (tensor<?xf32>) -> tensor<3xcomplex<f32>>\n",
         "fft: dimension 0 is 3, expected 4 (fft_c5)");
  expect(
      "  %r:3 = \"stablehlo.batch_norm_training\"(%f, %g, %g) <{epsilon = 0.1 : f32, feature_index = 0 : i64}> : "
      "(tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>)\n",
      "batch_norm_training: operand 1 has 3 elements, expected 2");
}

TN_TEST(random) {
  expect(
      "  %a = stablehlo.constant dense<0.0> : tensor<f32>\n"
      "  %s = stablehlo.constant dense<[2, -1]> : tensor<2xi64>\n"
      "  %b = stablehlo.optimization_barrier %s : tensor<2xi64>\n"
      "  %r = stablehlo.rng %a, %a, %b, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> "
      "tensor<?x?xf32>\n",
      "rng: dimension 1 of shape is negative");
}

int main(void) {
  RUN(right_sizes);
  RUN(bodies);
  RUN(indices);
  RUN(products);
  RUN(linear_algebra);
  RUN(random);
  return test_report();
}
