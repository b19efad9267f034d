// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @same(%x: tensor<2x?xf32>) -> tensor<2x3xi32> {
  %0 = "stablehlo.bitcast_convert"(%x) : (tensor<2x?xf32>) -> tensor<2x3xi32>
  func.return %0 : tensor<2x3xi32>
}

// -----

func.func @narrow(%x: tensor<2xf32>) -> tensor<2x4xui8> {
  %0 = "stablehlo.bitcast_convert"(%x) : (tensor<2xf32>) -> tensor<2x4xui8>
  func.return %0 : tensor<2x4xui8>
}

// -----

func.func @widen(%x: tensor<2x4xi8>) -> tensor<2xf32> {
  %0 = "stablehlo.bitcast_convert"(%x) : (tensor<2x4xi8>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @complex(%x: tensor<2xcomplex<f64>>) -> tensor<2x2xcomplex<f32>> {
  %0 = "stablehlo.bitcast_convert"(%x) : (tensor<2xcomplex<f64>>) -> tensor<2x2xcomplex<f32>>
  func.return %0 : tensor<2x2xcomplex<f32>>
}

// -----

func.func @quantized(%x: tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2xi8> {
  %0 = "stablehlo.bitcast_convert"(%x) : (tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2xi8>
  func.return %0 : tensor<2xi8>
}

// -----

func.func @bitcast_convert_c1_same(%x: tensor<2xf32>) -> tensor<3xi32> {
  // expected-error@+1 {{dimension 0 is 2 in the operand and 3 in the result, expected the same (bitcast_convert_c1)}}
  %0 = "stablehlo.bitcast_convert"(%x) : (tensor<2xf32>) -> tensor<3xi32>
  func.return %0 : tensor<3xi32>
}

// -----

func.func @bitcast_convert_c1_rank(%x: tensor<2xf32>) -> tensor<2xi8> {
  // expected-error@+1 {{ranks are 1 and 1, expected one more for the narrower element type i8 (bitcast_convert_c1)}}
  %0 = "stablehlo.bitcast_convert"(%x) : (tensor<2xf32>) -> tensor<2xi8>
  func.return %0 : tensor<2xi8>
}

// -----

func.func @bitcast_convert_c1_last(%x: tensor<2xf32>) -> tensor<2x3xi8> {
  // expected-error@+1 {{last dimension is 3, expected 8 bits of i8 to make 32 bits of f32 (bitcast_convert_c1)}}
  %0 = "stablehlo.bitcast_convert"(%x) : (tensor<2xf32>) -> tensor<2x3xi8>
  func.return %0 : tensor<2x3xi8>
}

// -----

func.func @bitcast_convert_c1_dims(%x: tensor<2x4xi8>) -> tensor<3xf32> {
  // expected-error@+1 {{dimension 0 is 2 in the operand and 3 in the result, expected the same (bitcast_convert_c1)}}
  %0 = "stablehlo.bitcast_convert"(%x) : (tensor<2x4xi8>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @bitcast_convert_c2(%x: tensor<2xcomplex<f32>>) -> tensor<2xf64> {
  // expected-error@+1 {{expected both complex or neither (bitcast_convert_c2)}}
  %0 = "stablehlo.bitcast_convert"(%x) : (tensor<2xcomplex<f32>>) -> tensor<2xf64>
  func.return %0 : tensor<2xf64>
}
