// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @widen(%x: tensor<2x?xi1>) -> tensor<2x3xcomplex<f64>> {
  %0 = "stablehlo.convert"(%x) : (tensor<2x?xi1>) -> tensor<2x3xcomplex<f64>>
  func.return %0 : tensor<2x3xcomplex<f64>>
}

// -----

func.func @convert_c1(%x: tensor<2xi32>) -> tensor<3xf32> {
  // expected-error@+1 {{result is tensor<3xf32>, expected tensor<2xf32> (convert_c1)}}
  %0 = "stablehlo.convert"(%x) : (tensor<2xi32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @convert_i1(%x: tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2xf32> {
  // expected-error@+1 {{expected a ranked tensor of i1, integer, float or complex (convert_i1)}}
  %0 = "stablehlo.convert"(%x) : (tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @convert_c1_quantized(%x: tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>> {
  // expected-error@+1 {{expected a ranked tensor of i1, integer, float or complex (convert_c1)}}
  %0 = "stablehlo.convert"(%x) : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
  func.return %0 : tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
}
