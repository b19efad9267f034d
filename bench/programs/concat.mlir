// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
func.func @main(%x: tensor<4096x1024xf32>, %y: tensor<4096x1024xf32>) -> tensor<4096x2048xf32> {
  %r = stablehlo.concatenate %x, %y, dim = 1 : (tensor<4096x1024xf32>, tensor<4096x1024xf32>) -> tensor<4096x2048xf32>
  return %r : tensor<4096x2048xf32>
}
