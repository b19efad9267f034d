// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Conversions of what is selected of constants, or of values that had the type before; and of others, which stay.

func.func @main(%p: tensor<4xi1>, %x: tensor<4xui8>, %y: tensor<4xi64>) -> (tensor<4xui8>, tensor<4xf32>, tensor<4xui8>, tensor<4xui8>) {
  %a = stablehlo.constant dense<255> : tensor<4xi64>
  %b = stablehlo.constant dense<[300, -1, 7, 0]> : tensor<4xi64>
  %c = stablehlo.select %p, %a, %b : tensor<4xi1>, tensor<4xi64>
  %0 = stablehlo.convert %c : (tensor<4xi64>) -> tensor<4xui8>
  %1 = stablehlo.convert %c : (tensor<4xi64>) -> tensor<4xf32>
  %w = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xi64>
  %d = stablehlo.select %p, %w, %a : tensor<4xi1>, tensor<4xi64>
  %2 = stablehlo.convert %d : (tensor<4xi64>) -> tensor<4xui8>
  %e = stablehlo.select %p, %w, %y : tensor<4xi1>, tensor<4xi64>
  %3 = stablehlo.convert %e : (tensor<4xi64>) -> tensor<4xui8>
  return %0, %1, %2, %3 : tensor<4xui8>, tensor<4xf32>, tensor<4xui8>, tensor<4xui8>
}
