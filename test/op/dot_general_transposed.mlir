// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// A vector against a matrix that is a transposition: summed in index order, as each row of a product of matrices is,
// although the matrix that is read has the neighbours of a sum side by side.

func.func @row() {
  %i0 = stablehlo.iota dim = 0 : tensor<146xf32>
  %i = stablehlo.optimization_barrier %i0 : tensor<146xf32>
  %w = stablehlo.sine %i : tensor<146xf32>
  %two = stablehlo.reshape %w : (tensor<146xf32>) -> tensor<2x73xf32>
  %one = stablehlo.slice %two [0:1, 0:73] : (tensor<2x73xf32>) -> tensor<1x73xf32>
  %j0 = stablehlo.iota dim = 0 : tensor<11023xf32>
  %j = stablehlo.optimization_barrier %j0 : tensor<11023xf32>
  %k = stablehlo.cosine %j : tensor<11023xf32>
  %m = stablehlo.reshape %k : (tensor<11023xf32>) -> tensor<151x73xf32>
  %t = stablehlo.transpose %m, dims = [1, 0] : (tensor<151x73xf32>) -> tensor<73x151xf32>
  %r = stablehlo.dot_general %one, %t, contracting_dims = [1] x [0] : (tensor<1x73xf32>, tensor<73x151xf32>) -> tensor<1x151xf32>
  %all = stablehlo.dot_general %two, %m, contracting_dims = [1] x [1] : (tensor<2x73xf32>, tensor<151x73xf32>) -> tensor<2x151xf32>
  %first = stablehlo.slice %all [0:1, 0:151] : (tensor<2x151xf32>) -> tensor<1x151xf32>
  check.expect_eq %r, %first : tensor<1x151xf32>
  return
}
