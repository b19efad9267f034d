// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
func.func @main(%x: tensor<4096xf32>, %a: tensor<4096xf32>) -> tensor<4096xf32> {
  %b = stablehlo.constant dense<0.5> : tensor<4096xf32>
  %y = stablehlo.multiply %a, %x : tensor<4096xf32>
  %z = stablehlo.add %y, %b : tensor<4096xf32>
  %t = stablehlo.tanh %z : tensor<4096xf32>
  return %t : tensor<4096xf32>
}
