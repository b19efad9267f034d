// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Reductions over rows with what is computed from them, one a row, read by later passes over the rows: rows that are
// taken several at a time, one at a time, and in several dims.

// log(softmax) of rows: the exponentials of a row add up to 1, and the largest stands where the row has its largest.
func.func @main() {
  %r = stablehlo.iota dim = 0 : tensor<48x40xi32>
  %c = stablehlo.iota dim = 1 : tensor<48x40xi32>
  %k = stablehlo.constant dense<7> : tensor<48x40xi32>
  %m = stablehlo.constant dense<40> : tensor<48x40xi32>
  %rk = stablehlo.multiply %r, %k : tensor<48x40xi32>
  %s = stablehlo.add %rk, %c : tensor<48x40xi32>
  %i = stablehlo.remainder %s, %m : tensor<48x40xi32>
  %x = stablehlo.convert %i : (tensor<48x40xi32>) -> tensor<48x40xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %max = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<48x40xf32>, tensor<f32>) -> tensor<48xf32>
  check.expect_eq_const %max, dense<39.0> : tensor<48xf32>
  %maxb = stablehlo.broadcast_in_dim %max, dims = [0] : (tensor<48xf32>) -> tensor<48x40xf32>
  %d = stablehlo.subtract %x, %maxb : tensor<48x40xf32>
  %e = stablehlo.exponential %d : tensor<48x40xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<48x40xf32>, tensor<f32>) -> tensor<48xf32>
  %log = stablehlo.log %sum : tensor<48xf32>
  %logb = stablehlo.broadcast_in_dim %log, dims = [0] : (tensor<48xf32>) -> tensor<48x40xf32>
  %ls = stablehlo.subtract %d, %logb : tensor<48x40xf32>
  %p = stablehlo.exponential %ls : tensor<48x40xf32>
  %one = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<48x40xf32>, tensor<f32>) -> tensor<48xf32>
  check.expect_almost_eq_const %one, dense<1.0> : tensor<48xf32>
  // 1 - 1/e of the distribution stands at the largest element; the logarithm of it is the same in every row.
  %first = stablehlo.reduce(%ls init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<48x40xf32>, tensor<f32>) -> tensor<48xf32>
  check.expect_almost_eq_const %first, dense<-0.458675146> : tensor<48xf32>
  check.expect_almost_eq_const %log, dense<0.458675146> : tensor<48xf32>
  return
}

// -----

// Rows of two dims, under two outer ones, in f64: mean, variance and what is normalized by them. Each row holds a
// number n and then n + 1 and so on, so mean and variance are known.
func.func @main() {
  %a = stablehlo.iota dim = 0 : tensor<6x8x3x11xf64>
  %b = stablehlo.iota dim = 1 : tensor<6x8x3x11xf64>
  %c = stablehlo.iota dim = 2 : tensor<6x8x3x11xf64>
  %d = stablehlo.iota dim = 3 : tensor<6x8x3x11xf64>
  %eleven = stablehlo.constant dense<11.0> : tensor<6x8x3x11xf64>
  %hundred = stablehlo.constant dense<100.0> : tensor<6x8x3x11xf64>
  %0 = stablehlo.multiply %c, %eleven : tensor<6x8x3x11xf64>
  %1 = stablehlo.add %0, %d : tensor<6x8x3x11xf64>
  %2 = stablehlo.multiply %b, %hundred : tensor<6x8x3x11xf64>
  %3 = stablehlo.add %1, %2 : tensor<6x8x3x11xf64>
  %x = stablehlo.subtract %3, %a : tensor<6x8x3x11xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %n = stablehlo.constant dense<33.0> : tensor<6x8xf64>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x8x3x11xf64>, tensor<f64>) -> tensor<6x8xf64>
  %mean = stablehlo.divide %sum, %n : tensor<6x8xf64>
  %meanb = stablehlo.broadcast_in_dim %mean, dims = [0, 1] : (tensor<6x8xf64>) -> tensor<6x8x3x11xf64>
  %y = stablehlo.subtract %x, %meanb : tensor<6x8x3x11xf64>
  %yy = stablehlo.multiply %y, %y : tensor<6x8x3x11xf64>
  %squares = stablehlo.reduce(%yy init: %zero) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x8x3x11xf64>, tensor<f64>) -> tensor<6x8xf64>
  %var = stablehlo.divide %squares, %n : tensor<6x8xf64>
  check.expect_almost_eq_const %var, dense<90.666666666666671> : tensor<6x8xf64>
  %inv = stablehlo.rsqrt %var : tensor<6x8xf64>
  %invb = stablehlo.broadcast_in_dim %inv, dims = [0, 1] : (tensor<6x8xf64>) -> tensor<6x8x3x11xf64>
  %z = stablehlo.multiply %y, %invb : tensor<6x8x3x11xf64>
  %zz = stablehlo.multiply %z, %z : tensor<6x8x3x11xf64>
  %total = stablehlo.reduce(%zz init: %zero) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x8x3x11xf64>, tensor<f64>) -> tensor<6x8xf64>
  check.expect_almost_eq_const %total, dense<33.0> : tensor<6x8xf64>
  %line = stablehlo.slice %mean [0:1, 0:8] : (tensor<6x8xf64>) -> tensor<1x8xf64>
  check.expect_eq_const %line, dense<[[16.0, 116.0, 216.0, 316.0, 416.0, 516.0, 616.0, 716.0]]> : tensor<1x8xf64>
  return
}
