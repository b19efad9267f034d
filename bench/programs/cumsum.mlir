// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
func.func @main(%x: tensor<67108864xf32>) -> tensor<67108864xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 67108864>, padding = dense<[[67108863, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<67108864xf32>, tensor<f32>) -> tensor<67108864xf32>
  return %r : tensor<67108864xf32>
}
