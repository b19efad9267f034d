// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
// A membrane with three gates, eight cells side by side: 20,000 steps of a dozen small ops each.
func.func @main(%v0: tensor<8xf32>, %g0: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %n = stablehlo.constant dense<20000> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %dt = stablehlo.constant dense<1.0e-2> : tensor<8xf32>
  %unit = stablehlo.constant dense<1.0> : tensor<8xf32>
  %third = stablehlo.constant dense<0.333333343> : tensor<8xf32>
  %drive = stablehlo.constant dense<0.5> : tensor<8xf32>
  %slow = stablehlo.constant dense<8.0e-2> : tensor<8xf32>
  %r:3 = stablehlo.while(%i = %zero, %v = %v0, %g = %g0) : tensor<i32>, tensor<8xf32>, tensor<8xf32>
  cond {
    %t = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %v2 = stablehlo.multiply %v, %v : tensor<8xf32>
    %v3 = stablehlo.multiply %v2, %v : tensor<8xf32>
    %c = stablehlo.multiply %v3, %third : tensor<8xf32>
    %a = stablehlo.subtract %v, %c : tensor<8xf32>
    %b = stablehlo.subtract %a, %g : tensor<8xf32>
    %s = stablehlo.tanh %b : tensor<8xf32>
    %d = stablehlo.add %s, %drive : tensor<8xf32>
    %dv = stablehlo.multiply %d, %dt : tensor<8xf32>
    %vn = stablehlo.add %v, %dv : tensor<8xf32>
    %e = stablehlo.add %v, %unit : tensor<8xf32>
    %f = stablehlo.subtract %e, %g : tensor<8xf32>
    %h = stablehlo.multiply %f, %slow : tensor<8xf32>
    %dg = stablehlo.multiply %h, %dt : tensor<8xf32>
    %gn = stablehlo.add %g, %dg : tensor<8xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %vn, %gn : tensor<i32>, tensor<8xf32>, tensor<8xf32>
  }
  return %r#1, %r#2 : tensor<8xf32>, tensor<8xf32>
}
