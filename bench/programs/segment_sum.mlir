// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
func.func @main(%x: tensor<1048576xf32>, %i: tensor<1048576x1xi32>) -> tensor<1024xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<1024xf32>
  %n = stablehlo.constant dense<1023> : tensor<1048576x1xi32>
  %k = stablehlo.iota dim = 0 : tensor<1048576x1xi32>
  %p = stablehlo.constant dense<7919> : tensor<1048576x1xi32>
  %a = stablehlo.multiply %k, %p : tensor<1048576x1xi32>
  %b = stablehlo.xor %a, %i : tensor<1048576x1xi32>
  %j = stablehlo.and %b, %n : tensor<1048576x1xi32>
  %r = "stablehlo.scatter"(%zero, %j, %x) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%s: tensor<f32>, %t: tensor<f32>):
    %c = stablehlo.add %s, %t : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<1024xf32>, tensor<1048576x1xi32>, tensor<1048576xf32>) -> tensor<1024xf32>
  return %r : tensor<1024xf32>
}
