// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Elements of a padded padding, two of which are at the same place but under different conditions: what one of these
// says of the place is not so of the other.

func.func @of_two() {
  %x = stablehlo.iota dim = 0 : tensor<4xi32>
  %ten = stablehlo.constant dense<10> : tensor<4xi32>
  %y = stablehlo.add %x, %ten : tensor<4xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %cut = stablehlo.pad %y, %zero, low = [-2], high = [2], interior = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  %twice = stablehlo.add %cut, %cut : tensor<4xi32>
  %wide = stablehlo.pad %twice, %zero, low = [2], high = [2], interior = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<8xi32>
  %rows = stablehlo.reshape %wide : (tensor<8xi32>) -> tensor<2x4xi32>
  %sums = stablehlo.reduce(%rows init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x4xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %sums, dense<[50, 0]> : tensor<2xi32>
  return
}
