// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
func.func @main(%x: tensor<4096x1024xf32>, %g: tensor<1024xf32>, %b: tensor<1024xf32>) -> tensor<4096x1024xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<9.765625e-4> : tensor<4096xf32>
  %eps = stablehlo.constant dense<1.0e-5> : tensor<4096xf32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4096x1024xf32>, tensor<f32>) -> tensor<4096xf32>
  %m = stablehlo.multiply %s, %n : tensor<4096xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1024xf32>
  %d = stablehlo.subtract %x, %mb : tensor<4096x1024xf32>
  %q = stablehlo.multiply %d, %d : tensor<4096x1024xf32>
  %t = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4096x1024xf32>, tensor<f32>) -> tensor<4096xf32>
  %v = stablehlo.multiply %t, %n : tensor<4096xf32>
  %ve = stablehlo.add %v, %eps : tensor<4096xf32>
  %k = stablehlo.rsqrt %ve : tensor<4096xf32>
  %kb = stablehlo.broadcast_in_dim %k, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1024xf32>
  %y = stablehlo.multiply %d, %kb : tensor<4096x1024xf32>
  %gb = stablehlo.broadcast_in_dim %g, dims = [1] : (tensor<1024xf32>) -> tensor<4096x1024xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<1024xf32>) -> tensor<4096x1024xf32>
  %yg = stablehlo.multiply %y, %gb : tensor<4096x1024xf32>
  %r = stablehlo.add %yg, %bb : tensor<4096x1024xf32>
  return %r : tensor<4096x1024xf32>
}
