// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
func.func @main(%x: tensor<4096x1024xf32>, %b: tensor<1024xf32>) -> tensor<4096x1024xf32> {
  %half = stablehlo.constant dense<0.5> : tensor<4096x1024xf32>
  %one = stablehlo.constant dense<1.0> : tensor<4096x1024xf32>
  %c = stablehlo.constant dense<0.797884583> : tensor<4096x1024xf32>
  %k = stablehlo.constant dense<4.471500e-02> : tensor<4096x1024xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<1024xf32>) -> tensor<4096x1024xf32>
  %y = stablehlo.add %x, %bb : tensor<4096x1024xf32>
  %y2 = stablehlo.multiply %y, %y : tensor<4096x1024xf32>
  %y3 = stablehlo.multiply %y2, %y : tensor<4096x1024xf32>
  %a = stablehlo.multiply %y3, %k : tensor<4096x1024xf32>
  %d = stablehlo.add %y, %a : tensor<4096x1024xf32>
  %e = stablehlo.multiply %d, %c : tensor<4096x1024xf32>
  %t = stablehlo.tanh %e : tensor<4096x1024xf32>
  %u = stablehlo.add %t, %one : tensor<4096x1024xf32>
  %h = stablehlo.multiply %y, %half : tensor<4096x1024xf32>
  %r = stablehlo.multiply %h, %u : tensor<4096x1024xf32>
  return %r : tensor<4096x1024xf32>
}
