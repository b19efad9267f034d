// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Ops that differ only in what they read are one kernel, made once: small products of the same and of different
// operands, sums from the same and from different beginnings, differences the other way round.

func.func @products() {
  %0 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %1 = stablehlo.constant dense<[[0.0, 1.0], [-1.0, 2.0]]> : tensor<2x2xf32>
  %a, %b = stablehlo.optimization_barrier %0, %1 : tensor<2x2xf32>, tensor<2x2xf32>
  %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %d = stablehlo.dot_general %b, %a, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %cd = stablehlo.dot_general %c, %d, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %dc = stablehlo.dot_general %d, %c, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %cc = stablehlo.dot_general %c, %c, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %dd = stablehlo.dot_general %d, %d, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %ct = stablehlo.dot_general %c, %d, contracting_dims = [1] x [1] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %e = stablehlo.dot_general %cd, %dc, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %f = stablehlo.dot_general %cc, %dd, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %c, dense<[[-2.0, 5.0], [-4.0, 11.0]]> : tensor<2x2xf32>
  check.expect_eq_const %d, dense<[[3.0, 4.0], [5.0, 6.0]]> : tensor<2x2xf32>
  check.expect_eq_const %cd, dense<[[19.0, 22.0], [43.0, 50.0]]> : tensor<2x2xf32>
  check.expect_eq_const %dc, dense<[[-22.0, 59.0], [-34.0, 91.0]]> : tensor<2x2xf32>
  check.expect_eq_const %cc, dense<[[-16.0, 45.0], [-36.0, 101.0]]> : tensor<2x2xf32>
  check.expect_eq_const %dd, dense<[[29.0, 36.0], [45.0, 56.0]]> : tensor<2x2xf32>
  check.expect_eq_const %ct, dense<[[14.0, 20.0], [32.0, 46.0]]> : tensor<2x2xf32>
  check.expect_eq_const %e, dense<[[-1166.0, 3123.0], [-2646.0, 7087.0]]> : tensor<2x2xf32>
  check.expect_eq_const %f, dense<[[1561.0, 1944.0], [3501.0, 4360.0]]> : tensor<2x2xf32>
  return
}

// -----

func.func @rows() {
  %0 = stablehlo.constant dense<[[1.0, 2.0, 4.0], [8.0, 16.0, 32.0]]> : tensor<2x3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %x = stablehlo.optimization_barrier %0 : tensor<2x3xf32>
  %r = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %s = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
  %y = stablehlo.subtract %x, %s : tensor<2x3xf32>
  %t = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %u = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
  %z = stablehlo.subtract %u, %y : tensor<2x3xf32>
  %v = stablehlo.reduce(%z init: %one) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %w = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
  %q = stablehlo.subtract %z, %w : tensor<2x3xf32>
  %p = stablehlo.reduce(%q init: %one) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %m = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %y, dense<[[-6.0, -5.0, -3.0], [-48.0, -40.0, -24.0]]> : tensor<2x3xf32>
  check.expect_eq_const %z, dense<[[-8.0, -9.0, -11.0], [-64.0, -72.0, -88.0]]> : tensor<2x3xf32>
  check.expect_eq_const %q, dense<[[19.0, 18.0, 16.0], [159.0, 151.0, 135.0]]> : tensor<2x3xf32>
  check.expect_eq_const %p, dense<[19.0, 159.0]> : tensor<2xf32>
  check.expect_eq_const %m, dense<[53.0, 445.0]> : tensor<2xf32>
  return
}
