// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @same(%x: tensor<2x?xi32>, %y: tensor<?x3xi32>) -> tensor<2x3xi32> {
  %0 = "stablehlo.shift_right_arithmetic"(%x, %y) : (tensor<2x?xi32>, tensor<?x3xi32>) -> tensor<2x3xi32>
  func.return %0 : tensor<2x3xi32>
}

// -----

func.func @shift_right_arithmetic_c1_operands(%x: tensor<2xi32>, %y: tensor<3xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{shift_right_arithmetic: operand 0 is tensor<2xi32> and operand 1 is tensor<3xi32>, expected compatible types (shift_right_arithmetic_c1)}}
  %0 = "stablehlo.shift_right_arithmetic"(%x, %y) : (tensor<2xi32>, tensor<3xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @shift_right_arithmetic_c1_result(%x: tensor<2xi32>, %y: tensor<?xi32>) -> tensor<3xi32> {
  // expected-error@+1 {{shift_right_arithmetic: result is tensor<3xi32>, expected tensor<2xi32> (shift_right_arithmetic_c1)}}
  %0 = "stablehlo.shift_right_arithmetic"(%x, %y) : (tensor<2xi32>, tensor<?xi32>) -> tensor<3xi32>
  func.return %0 : tensor<3xi32>
}

// -----

func.func @shift_right_arithmetic_i2(%x: tensor<2xi32>, %y: tensor<2xf32>) -> tensor<2xi32> {
  // expected-error@+1 {{shift_right_arithmetic: operand 1 is tensor<2xf32>, expected a ranked tensor of integer (shift_right_arithmetic_i2)}}
  %0 = "stablehlo.shift_right_arithmetic"(%x, %y) : (tensor<2xi32>, tensor<2xf32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}
