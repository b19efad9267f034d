// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
func.func @main(%x: tensor<4096x1024xf32>) -> tensor<1024x4096xf32> {
  %r = stablehlo.transpose %x, dims = [1, 0] : (tensor<4096x1024xf32>) -> tensor<1024x4096xf32>
  return %r : tensor<1024x4096xf32>
}
