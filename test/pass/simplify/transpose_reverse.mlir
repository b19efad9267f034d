// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// A transposition of what is turned over: it is turned over behind it, in the dimensions that its own become.
func.func @main(%x: tensor<2x3x4xf32>) -> (tensor<4x2x3xf32>, tensor<3x2x4xf32>) {
  %a = stablehlo.reverse %x, dims = [0, 2] : tensor<2x3x4xf32>
  %0 = stablehlo.transpose %a, dims = [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  %b = stablehlo.reverse %x, dims = [1] : tensor<2x3x4xf32>
  %1 = stablehlo.transpose %b, dims = [1, 0, 2] : (tensor<2x3x4xf32>) -> tensor<3x2x4xf32>
  return %0, %1 : tensor<4x2x3xf32>, tensor<3x2x4xf32>
}
