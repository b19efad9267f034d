// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @float(%x: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %0 = "stablehlo.abs"(%x) : (tensor<2x?xf32>) -> tensor<2x?xf32>
  func.return %0 : tensor<2x?xf32>
}

// -----

func.func @complex(%x: tensor<2xcomplex<f64>>) -> tensor<2xf64> {
  %0 = "stablehlo.abs"(%x) : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  func.return %0 : tensor<2xf64>
}

// -----

func.func @integer(%x: tensor<2xi32>) -> tensor<2xi32> {
  %0 = "stablehlo.abs"(%x) : (tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @abs_c1(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{operand is tensor<2xf32> and result is tensor<3xf32>, expected the same shape (abs_c1)}}
  %0 = "stablehlo.abs"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @abs_c2(%x: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  // expected-error@+1 {{result is tensor<2xcomplex<f32>>, expected tensor<2xf32> (abs_c2)}}
  %0 = "stablehlo.abs"(%x) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  func.return %0 : tensor<2xcomplex<f32>>
}
