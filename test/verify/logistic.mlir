// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @same(%x: tensor<2x?xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.logistic"(%x) : (tensor<2x?xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

// Scales and zero points may differ.
func.func @quantized(%x: tensor<2x!quant.uniform<i8:f32, 2.0:1>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>> {
  %0 = "stablehlo.logistic"(%x) : (tensor<2x!quant.uniform<i8:f32, 2.0:1>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  func.return %0 : tensor<2x!quant.uniform<i8:f32, 0.5>>
}

// -----

func.func @logistic_c1_shape(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{logistic: result is tensor<3xf32>, expected tensor<2xf32> (logistic_c1)}}
  %0 = "stablehlo.logistic"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @logistic_c1_element(%x: tensor<2xf32>) -> tensor<2xi64> {
  // expected-error@+1 {{logistic: result is tensor<2xi64>, expected tensor<2xf32> (logistic_c1)}}
  %0 = "stablehlo.logistic"(%x) : (tensor<2xf32>) -> tensor<2xi64>
  func.return %0 : tensor<2xi64>
}

// -----

func.func @logistic_i1(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{logistic: operand 0 is tensor<2xi32>, expected a ranked tensor of float, complex or per-tensor quantized (logistic_i1)}}
  %0 = "stablehlo.logistic"(%x) : (tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}
