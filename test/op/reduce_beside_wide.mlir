// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Sums of f32 and of f64 along the same rows: each has lanes of its own number, beside the other too. The 1 at place 64
// is lost in what lane 0 of 64 has by then; of 32 lanes that has become 0 at place 32.

func.func @of_both() {
  %big = stablehlo.constant dense<1.6777216e7> : tensor<2xf32>
  %less = stablehlo.constant dense<-1.6777216e7> : tensor<1xf32>
  %one = stablehlo.constant dense<1.0> : tensor<1xf32>
  %few = stablehlo.constant dense<0.0> : tensor<30xf32>
  %none = stablehlo.constant dense<0.0> : tensor<31xf32>
  %most = stablehlo.constant dense<0.0> : tensor<62xf32>
  %row = stablehlo.concatenate %big, %few, %less, %none, %one, %most, %less, dim = 0 : (tensor<2xf32>, tensor<30xf32>, tensor<1xf32>, tensor<31xf32>, tensor<1xf32>, tensor<62xf32>, tensor<1xf32>) -> tensor<128xf32>
  %x = stablehlo.broadcast_in_dim %row, dims = [1] : (tensor<128xf32>) -> tensor<40x128xf32>
  %y = stablehlo.convert %x : (tensor<40x128xf32>) -> tensor<40x128xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %wide_zero = stablehlo.constant dense<0.0> : tensor<f64>
  %a = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<40x128xf32>, tensor<f32>) -> tensor<40xf32>
  %b = stablehlo.reduce(%y init: %wide_zero) applies stablehlo.add across dimensions = [1] : (tensor<40x128xf64>, tensor<f64>) -> tensor<40xf64>
  check.expect_eq_const %a, dense<0.0> : tensor<40xf32>
  check.expect_eq_const %b, dense<1.0> : tensor<40xf64>
  return
}
