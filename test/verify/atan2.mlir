// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @same(%x: tensor<2x?xf32>, %y: tensor<?x3xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.atan2"(%x, %y) : (tensor<2x?xf32>, tensor<?x3xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @atan2_c1_operands(%x: tensor<2xf32>, %y: tensor<3xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{atan2: operand 0 is tensor<2xf32> and operand 1 is tensor<3xf32>, expected compatible types (atan2_c1)}}
  %0 = "stablehlo.atan2"(%x, %y) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @atan2_c1_result(%x: tensor<2xf32>, %y: tensor<?xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{atan2: result is tensor<3xf32>, expected tensor<2xf32> (atan2_c1)}}
  %0 = "stablehlo.atan2"(%x, %y) : (tensor<2xf32>, tensor<?xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @atan2_i2(%x: tensor<2xf32>, %y: tensor<2xi32>) -> tensor<2xf32> {
  // expected-error@+1 {{atan2: operand 1 is tensor<2xi32>, expected a ranked tensor of float, complex or per-tensor quantized (atan2_i2)}}
  %0 = "stablehlo.atan2"(%x, %y) : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}
