// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
// 7 inputs, 16 hidden, 10 outputs.
func.func @main(%x: tensor<1x7xf32>, %w: tensor<7x16xf32>, %b: tensor<16xf32>, %v: tensor<16x10xf32>, %c: tensor<10xf32>) -> tensor<1x10xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x7xf32>, tensor<7x16xf32>) -> tensor<1x16xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
  %2 = stablehlo.add %0, %1 : tensor<1x16xf32>
  %3 = stablehlo.tanh %2 : tensor<1x16xf32>
  %4 = stablehlo.dot_general %3, %v, contracting_dims = [1] x [0] : (tensor<1x16xf32>, tensor<16x10xf32>) -> tensor<1x10xf32>
  %5 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
  %6 = stablehlo.add %4, %5 : tensor<1x10xf32>
  %7 = stablehlo.logistic %6 : tensor<1x10xf32>
  return %7 : tensor<1x10xf32>
}
