// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
func.func @main(%x: tensor<1048576xi32>) -> tensor<1024xi32> {
  %zero = stablehlo.constant dense<0> : tensor<1024xi32>
  %ones = stablehlo.constant dense<1> : tensor<1048576xi32>
  %n = stablehlo.constant dense<1023> : tensor<1048576xi32>
  %k = stablehlo.iota dim = 0 : tensor<1048576xi32>
  %p = stablehlo.constant dense<7919> : tensor<1048576xi32>
  %a = stablehlo.multiply %k, %p : tensor<1048576xi32>
  %b = stablehlo.xor %a, %x : tensor<1048576xi32>
  %j = stablehlo.and %b, %n : tensor<1048576xi32>
  %i = stablehlo.reshape %j : (tensor<1048576xi32>) -> tensor<1048576x1xi32>
  %r = "stablehlo.scatter"(%zero, %i, %ones) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%s: tensor<i32>, %t: tensor<i32>):
    %c = stablehlo.add %s, %t : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<1024xi32>, tensor<1048576x1xi32>, tensor<1048576xi32>) -> tensor<1024xi32>
  return %r : tensor<1024xi32>
}
