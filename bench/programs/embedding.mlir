// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
func.func @main(%t: tensor<32768x256xf32>, %seed: tensor<16384xi32>) -> tensor<16384x256xf32> {
  %n = stablehlo.constant dense<32767> : tensor<16384xi32>
  %p = stablehlo.constant dense<7919> : tensor<16384xi32>
  %k = stablehlo.iota dim = 0 : tensor<16384xi32>
  %a = stablehlo.multiply %k, %p : tensor<16384xi32>
  %b = stablehlo.xor %a, %seed : tensor<16384xi32>
  %i = stablehlo.and %b, %n : tensor<16384xi32>
  %r = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 256>}> : (tensor<32768x256xf32>, tensor<16384xi32>) -> tensor<16384x256xf32>
  return %r : tensor<16384x256xf32>
}
