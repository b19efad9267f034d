// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
func.func @main(%x: tensor<65536xf32>) -> tensor<65536xf32> {
  %r = stablehlo.exponential %x : tensor<65536xf32>
  return %r : tensor<65536xf32>
}
