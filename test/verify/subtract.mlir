// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @same(%x: tensor<2x?xi32>, %y: tensor<?x3xi32>) -> tensor<2x3xi32> {
  %0 = "stablehlo.subtract"(%x, %y) : (tensor<2x?xi32>, tensor<?x3xi32>) -> tensor<2x3xi32>
  func.return %0 : tensor<2x3xi32>
}

// -----

func.func @subtract_c1_operands(%x: tensor<2xi32>, %y: tensor<3xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{subtract: operand 0 is tensor<2xi32> and operand 1 is tensor<3xi32>, expected compatible types (subtract_c1)}}
  %0 = "stablehlo.subtract"(%x, %y) : (tensor<2xi32>, tensor<3xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @subtract_c1_result(%x: tensor<2xi32>, %y: tensor<?xi32>) -> tensor<3xi32> {
  // expected-error@+1 {{subtract: result is tensor<3xi32>, expected tensor<2xi32> (subtract_c1)}}
  %0 = "stablehlo.subtract"(%x, %y) : (tensor<2xi32>, tensor<?xi32>) -> tensor<3xi32>
  func.return %0 : tensor<3xi32>
}

// -----

func.func @subtract_i2(%x: tensor<2xi32>, %y: tensor<2xi1>) -> tensor<2xi32> {
  // expected-error@+1 {{subtract: operand 1 is tensor<2xi1>, expected a ranked tensor of integer, float, complex or per-tensor quantized (subtract_i2)}}
  %0 = "stablehlo.subtract"(%x, %y) : (tensor<2xi32>, tensor<2xi1>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}
