// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @same(%x: tensor<2x?xi32>) -> tensor<2x3xi32> {
  %0 = "stablehlo.not"(%x) : (tensor<2x?xi32>) -> tensor<2x3xi32>
  func.return %0 : tensor<2x3xi32>
}

// -----

func.func @not_c1_shape(%x: tensor<2xi32>) -> tensor<3xi32> {
  // expected-error@+1 {{not: result is tensor<3xi32>, expected tensor<2xi32> (not_c1)}}
  %0 = "stablehlo.not"(%x) : (tensor<2xi32>) -> tensor<3xi32>
  func.return %0 : tensor<3xi32>
}

// -----

func.func @not_c1_element(%x: tensor<2xi32>) -> tensor<2xi64> {
  // expected-error@+1 {{not: result is tensor<2xi64>, expected tensor<2xi32> (not_c1)}}
  %0 = "stablehlo.not"(%x) : (tensor<2xi32>) -> tensor<2xi64>
  func.return %0 : tensor<2xi64>
}

// -----

func.func @not_i1(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{not: operand 0 is tensor<2xf32>, expected a ranked tensor of i1 or integer (not_i1)}}
  %0 = "stablehlo.not"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}
