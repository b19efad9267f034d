// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The numbers of rows divided by 0, or shifted by more bits than there are: what the op gives, whatever rows it makes.

func.func @by_nothing() {
  %i = stablehlo.iota dim = 0 : tensor<64x8xui32>
  %zero = stablehlo.constant dense<0> : tensor<64x8xui32>
  %d = stablehlo.divide %i, %zero : tensor<64x8xui32>
  %far = stablehlo.constant dense<100> : tensor<64x8xui32>
  %r = stablehlo.shift_right_logical %i, %far : tensor<64x8xui32>
  %all = stablehlo.constant dense<4294967295> : tensor<64x8xui32>
  check.expect_eq %d, %all : tensor<64x8xui32>
  check.expect_eq %r, %zero : tensor<64x8xui32>
  return
}
