// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @f32(%x: tensor<2x?xf32>, %y: tensor<?x3xf32>) -> tensor<2x3xcomplex<f32>> {
  %0 = "stablehlo.complex"(%x, %y) : (tensor<2x?xf32>, tensor<?x3xf32>) -> tensor<2x3xcomplex<f32>>
  func.return %0 : tensor<2x3xcomplex<f32>>
}

// -----

func.func @complex_c1(%x: tensor<2xf32>, %y: tensor<2xf64>) -> tensor<2xcomplex<f32>> {
  // expected-error@+1 {{operand 0 is tensor<2xf32> and operand 1 is tensor<2xf64>, expected compatible types (complex_c1)}}
  %0 = "stablehlo.complex"(%x, %y) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xcomplex<f32>>
  func.return %0 : tensor<2xcomplex<f32>>
}

// -----

func.func @complex_c2(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<3xcomplex<f32>> {
  // expected-error@+1 {{expected the same shape (complex_c2)}}
  %0 = "stablehlo.complex"(%x, %y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xcomplex<f32>>
  func.return %0 : tensor<3xcomplex<f32>>
}

// -----

func.func @complex_c3(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xcomplex<f64>> {
  // expected-error@+1 {{result is tensor<2xcomplex<f64>>, expected tensor<2xcomplex<f32>> (complex_c3)}}
  %0 = "stablehlo.complex"(%x, %y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xcomplex<f64>>
  func.return %0 : tensor<2xcomplex<f64>>
}

// -----

func.func @complex_i1(%x: tensor<2xf16>, %y: tensor<2xf16>) -> tensor<2xcomplex<f32>> {
  // expected-error@+1 {{operand 0 is tensor<2xf16>, expected a tensor of f32 or f64 (complex_i1)}}
  %0 = "stablehlo.complex"(%x, %y) : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xcomplex<f32>>
  func.return %0 : tensor<2xcomplex<f32>>
}
