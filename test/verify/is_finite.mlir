// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @float(%x: tensor<2x?xf32>) -> tensor<2x3xi1> {
  %0 = "stablehlo.is_finite"(%x) : (tensor<2x?xf32>) -> tensor<2x3xi1>
  func.return %0 : tensor<2x3xi1>
}

// -----

func.func @is_finite_c1(%x: tensor<2xf32>) -> tensor<3xi1> {
  // expected-error@+1 {{result is tensor<3xi1>, expected tensor<2xi1> (is_finite_c1)}}
  %0 = "stablehlo.is_finite"(%x) : (tensor<2xf32>) -> tensor<3xi1>
  func.return %0 : tensor<3xi1>
}

// -----

func.func @is_finite_c1_element(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{result is tensor<2xf32>, expected tensor<2xi1> (is_finite_c1)}}
  %0 = "stablehlo.is_finite"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @is_finite_i1(%x: tensor<2xi32>) -> tensor<2xi1> {
  // expected-error@+1 {{operand 0 is tensor<2xi32>, expected a ranked tensor of float or per-tensor quantized (is_finite_i1)}}
  %0 = "stablehlo.is_finite"(%x) : (tensor<2xi32>) -> tensor<2xi1>
  func.return %0 : tensor<2xi1>
}
