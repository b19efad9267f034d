// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
func.func @main(%x: tensor<16xf32>, %out: tensor<50000x16xf32>) -> tensor<50000x16xf32> {
  %n = stablehlo.constant dense<50000> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %y = %x, %o = %out) : tensor<i32>, tensor<16xf32>, tensor<50000x16xf32>
  cond {
    %t = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %a = stablehlo.multiply %y, %y : tensor<16xf32>
    %b = stablehlo.subtract %a, %x : tensor<16xf32>
    %row = stablehlo.reshape %b : (tensor<16xf32>) -> tensor<1x16xf32>
    %p = stablehlo.dynamic_update_slice %o, %row, %i, %zero : (tensor<50000x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<50000x16xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %b, %p : tensor<i32>, tensor<16xf32>, tensor<50000x16xf32>
  }
  return %r#2 : tensor<50000x16xf32>
}
