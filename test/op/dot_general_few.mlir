// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// dot_general: few results of long sums, however their operands lie.

func.func @as_it_lies() {
  %i = stablehlo.iota dim = 0 : tensor<9000xi32>
  %seven = stablehlo.constant dense<7> : tensor<9000xi32>
  %v = stablehlo.remainder %i, %seven : tensor<9000xi32>
  %f = stablehlo.convert %v : (tensor<9000xi32>) -> tensor<9000xf32>
  %a = stablehlo.reshape %f : (tensor<9000xf32>) -> tensor<3x3000xf32>
  %b = stablehlo.reshape %f : (tensor<9000xf32>) -> tensor<3000x3xf32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<3x3000xf32>, tensor<3000x3xf32>) -> tensor<3x3xf32>
  %ai = stablehlo.reshape %v : (tensor<9000xi32>) -> tensor<3x3000xi32>
  %bi = stablehlo.reshape %v : (tensor<9000xi32>) -> tensor<3000x3xi32>
  %ri = stablehlo.dot_general %ai, %bi, contracting_dims = [1] x [0] : (tensor<3x3000xi32>, tensor<3000x3xi32>) -> tensor<3x3xi32>
  %want = stablehlo.convert %ri : (tensor<3x3xi32>) -> tensor<3x3xf32>
  check.expect_eq %r, %want : tensor<3x3xf32>
  return
}

// -----

func.func @both_transposed() {
  %i = stablehlo.iota dim = 0 : tensor<7000xi32>
  %eleven = stablehlo.constant dense<11> : tensor<7000xi32>
  %v = stablehlo.remainder %i, %eleven : tensor<7000xi32>
  %f = stablehlo.convert %v : (tensor<7000xi32>) -> tensor<7000xbf16>
  %a = stablehlo.reshape %f : (tensor<7000xbf16>) -> tensor<1000x7xbf16>
  %b = stablehlo.reshape %f : (tensor<7000xbf16>) -> tensor<7x1000xbf16>
  %at = stablehlo.transpose %a, dims = [1, 0] : (tensor<1000x7xbf16>) -> tensor<7x1000xbf16>
  %bt = stablehlo.transpose %b, dims = [1, 0] : (tensor<7x1000xbf16>) -> tensor<1000x7xbf16>
  %r = stablehlo.dot_general %at, %bt, contracting_dims = [1] x [0] : (tensor<7x1000xbf16>, tensor<1000x7xbf16>) -> tensor<7x7xf32>
  %ai = stablehlo.reshape %v : (tensor<7000xi32>) -> tensor<1000x7xi32>
  %bi = stablehlo.reshape %v : (tensor<7000xi32>) -> tensor<7x1000xi32>
  %ri = stablehlo.dot_general %ai, %bi, contracting_dims = [0] x [1] : (tensor<1000x7xi32>, tensor<7x1000xi32>) -> tensor<7x7xi32>
  %want = stablehlo.convert %ri : (tensor<7x7xi32>) -> tensor<7x7xf32>
  check.expect_eq %r, %want : tensor<7x7xf32>
  return
}

// -----

func.func @kernel_of_a_batch() {
  %i = stablehlo.iota dim = 0 : tensor<2600xi32>
  %five = stablehlo.constant dense<5> : tensor<2600xi32>
  %v = stablehlo.remainder %i, %five : tensor<2600xi32>
  %f = stablehlo.convert %v : (tensor<2600xi32>) -> tensor<2600xf64>
  %a = stablehlo.reshape %f : (tensor<2600xf64>) -> tensor<10x2x130xf64>
  %r = stablehlo.dot_general %a, %a, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<10x2x130xf64>, tensor<10x2x130xf64>) -> tensor<10x2x2xf64>
  %ai = stablehlo.reshape %v : (tensor<2600xi32>) -> tensor<10x2x130xi32>
  %ri = stablehlo.dot_general %ai, %ai, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<10x2x130xi32>, tensor<10x2x130xi32>) -> tensor<10x2x2xi32>
  %want = stablehlo.convert %ri : (tensor<10x2x2xi32>) -> tensor<10x2x2xf64>
  check.expect_eq %r, %want : tensor<10x2x2xf64>
  return
}

// -----

// Products that all underflow to -0 have the sum +0, as sums begin with it: in lanes that all hold a product, and in some
// that do not.
func.func @underflows() {
  %inf = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %p = stablehlo.constant dense<-1.0e-30> : tensor<16xf32>
  %q = stablehlo.constant dense<1.0e-30> : tensor<16xf32>
  %a, %b = stablehlo.optimization_barrier %p, %q : tensor<16xf32>, tensor<16xf32>
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<16xf32>, tensor<16xf32>) -> tensor<f32>
  %1 = stablehlo.divide %one, %0 : tensor<f32>
  check.expect_eq %1, %inf : tensor<f32>
  %r = stablehlo.constant dense<-1.0e-30> : tensor<20xf32>
  %s = stablehlo.constant dense<1.0e-30> : tensor<20xf32>
  %c, %d = stablehlo.optimization_barrier %r, %s : tensor<20xf32>, tensor<20xf32>
  %2 = stablehlo.dot_general %c, %d, contracting_dims = [0] x [0] : (tensor<20xf32>, tensor<20xf32>) -> tensor<f32>
  %3 = stablehlo.divide %one, %2 : tensor<f32>
  check.expect_eq %3, %inf : tensor<f32>
  return
}
