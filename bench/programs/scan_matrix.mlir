// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
// A scan of 50,000 steps over 3 x 3 matrices that keeps each state's first row.
func.func @main(%m: tensor<3x3xf64>, %out: tensor<50000x3xf64>) -> (tensor<3x3xf64>, tensor<50000x3xf64>) {
  %n = stablehlo.constant dense<50000> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %h = stablehlo.constant dense<1.0e-3> : tensor<3x3xf64>
  %r:3 = stablehlo.while(%i = %zero, %x = %m, %o = %out) : tensor<i32>, tensor<3x3xf64>, tensor<50000x3xf64>
  cond {
    %t = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %p = stablehlo.dot_general %m, %x, contracting_dims = [1] x [0] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    %d = stablehlo.subtract %p, %x : tensor<3x3xf64>
    %s = stablehlo.multiply %d, %h : tensor<3x3xf64>
    %y = stablehlo.add %x, %s : tensor<3x3xf64>
    %row = stablehlo.slice %y [0:1, 0:3] : (tensor<3x3xf64>) -> tensor<1x3xf64>
    %q = stablehlo.dynamic_update_slice %o, %row, %i, %zero : (tensor<50000x3xf64>, tensor<1x3xf64>, tensor<i32>, tensor<i32>) -> tensor<50000x3xf64>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %y, %q : tensor<i32>, tensor<3x3xf64>, tensor<50000x3xf64>
  }
  return %r#1, %r#2 : tensor<3x3xf64>, tensor<50000x3xf64>
}
