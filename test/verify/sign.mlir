// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @same(%x: tensor<2x?xi32>) -> tensor<2x3xi32> {
  %0 = "stablehlo.sign"(%x) : (tensor<2x?xi32>) -> tensor<2x3xi32>
  func.return %0 : tensor<2x3xi32>
}

// -----

// Scales and zero points may differ.
func.func @quantized(%x: tensor<2x!quant.uniform<i8:f32, 2.0:1>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>> {
  %0 = "stablehlo.sign"(%x) : (tensor<2x!quant.uniform<i8:f32, 2.0:1>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  func.return %0 : tensor<2x!quant.uniform<i8:f32, 0.5>>
}

// -----

func.func @sign_c1_shape(%x: tensor<2xi32>) -> tensor<3xi32> {
  // expected-error@+1 {{sign: result is tensor<3xi32>, expected tensor<2xi32> (sign_c1)}}
  %0 = "stablehlo.sign"(%x) : (tensor<2xi32>) -> tensor<3xi32>
  func.return %0 : tensor<3xi32>
}

// -----

func.func @sign_c1_element(%x: tensor<2xi32>) -> tensor<2xi64> {
  // expected-error@+1 {{sign: result is tensor<2xi64>, expected tensor<2xi32> (sign_c1)}}
  %0 = "stablehlo.sign"(%x) : (tensor<2xi32>) -> tensor<2xi64>
  func.return %0 : tensor<2xi64>
}

// -----

func.func @sign_i1(%x: tensor<2xui32>) -> tensor<2xui32> {
  // expected-error@+1 {{sign: operand 0 is tensor<2xui32>, expected a ranked tensor of signed integer, float, complex or per-tensor quantized (sign_i1)}}
  %0 = "stablehlo.sign"(%x) : (tensor<2xui32>) -> tensor<2xui32>
  func.return %0 : tensor<2xui32>
}
