// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
// One element of a vector of 20,000 is read and the next one written, 20,000 times.
func.func @main(%x: tensor<20000xf32>) -> tensor<20000xf32> {
  %n = stablehlo.constant dense<19999> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %k = stablehlo.constant dense<0.5> : tensor<1xf32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<20000xf32>
  cond {
    %t = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %a = stablehlo.dynamic_slice %v, %i, sizes = [1] : (tensor<20000xf32>, tensor<i32>) -> tensor<1xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %b = stablehlo.dynamic_slice %v, %j, sizes = [1] : (tensor<20000xf32>, tensor<i32>) -> tensor<1xf32>
    %c = stablehlo.multiply %a, %k : tensor<1xf32>
    %d = stablehlo.add %c, %b : tensor<1xf32>
    %w = stablehlo.dynamic_update_slice %v, %d, %j : (tensor<20000xf32>, tensor<1xf32>, tensor<i32>) -> tensor<20000xf32>
    stablehlo.return %j, %w : tensor<i32>, tensor<20000xf32>
  }
  return %r#1 : tensor<20000xf32>
}
