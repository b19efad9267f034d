// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
func.func @main(%x: tensor<4096x1024xf32>, %u: tensor<4096x1024xf32>) -> tensor<4096x1024xf32> {
  %p = stablehlo.constant dense<0.1> : tensor<4096x1024xf32>
  %s = stablehlo.constant dense<1.11111116> : tensor<4096x1024xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<4096x1024xf32>
  %keep = stablehlo.compare GE, %u, %p : (tensor<4096x1024xf32>, tensor<4096x1024xf32>) -> tensor<4096x1024xi1>
  %y = stablehlo.multiply %x, %s : tensor<4096x1024xf32>
  %r = stablehlo.select %keep, %y, %zero : tensor<4096x1024xi1>, tensor<4096x1024xf32>
  return %r : tensor<4096x1024xf32>
}
