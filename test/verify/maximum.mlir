// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @same(%x: tensor<2x?xf32>, %y: tensor<?x3xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.maximum"(%x, %y) : (tensor<2x?xf32>, tensor<?x3xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @maximum_c1_operands(%x: tensor<2xf32>, %y: tensor<3xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{maximum: operand 0 is tensor<2xf32> and operand 1 is tensor<3xf32>, expected compatible types (maximum_c1)}}
  %0 = "stablehlo.maximum"(%x, %y) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @maximum_c1_result(%x: tensor<2xf32>, %y: tensor<?xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{maximum: result is tensor<3xf32>, expected tensor<2xf32> (maximum_c1)}}
  %0 = "stablehlo.maximum"(%x, %y) : (tensor<2xf32>, tensor<?xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @maximum_i2(%x: tensor<2xf32>, %y: tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<2xf32> {
  // expected-error@+1 {{maximum: operand 1 is tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>, expected a ranked tensor of i1, integer, float, complex or per-tensor quantized (maximum_i2)}}
  %0 = "stablehlo.maximum"(%x, %y) : (tensor<2xf32>, tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}
