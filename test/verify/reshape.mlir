// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<2x6xf32>) -> tensor<3x1x4xf32> {
  %0 = "stablehlo.reshape"(%x) : (tensor<2x6xf32>) -> tensor<3x1x4xf32>
  func.return %0 : tensor<3x1x4xf32>
}

// -----

func.func @dynamic(%x: tensor<?x6xf32>) -> tensor<3x4xf32> {
  %0 = "stablehlo.reshape"(%x) : (tensor<?x6xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// -----

func.func @bounded(%x: tensor<2x6xf32>) -> tensor<?x3xf32, #stablehlo.bounds<4, ?>> {
  %0 = "stablehlo.reshape"(%x) : (tensor<2x6xf32>) -> tensor<?x3xf32, #stablehlo.bounds<4, ?>>
  func.return %0 : tensor<?x3xf32, #stablehlo.bounds<4, ?>>
}

// -----

func.func @per_axis(%x: tensor<2x2x3x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) -> tensor<1x2x2x3x!quant.uniform<i8:f32:2, {1.000000e+00,2.000000e+00}>> {
  %0 = "stablehlo.reshape"(%x) : (tensor<2x2x3x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) -> tensor<1x2x2x3x!quant.uniform<i8:f32:2, {1.000000e+00,2.000000e+00}>>
  func.return %0 : tensor<1x2x2x3x!quant.uniform<i8:f32:2, {1.000000e+00,2.000000e+00}>>
}

// -----

func.func @reshape_c1(%x: tensor<4xf32>) -> tensor<4xi32> {
  // expected-error@+1 {{expected the same element type (reshape_c1)}}
  %0 = "stablehlo.reshape"(%x) : (tensor<4xf32>) -> tensor<4xi32>
  func.return %0 : tensor<4xi32>
}

// -----

func.func @reshape_c1_scale(%x: tensor<4x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00>> {
  // expected-error@+1 {{expected the same scales and zero points (reshape_c1)}}
  %0 = "stablehlo.reshape"(%x) : (tensor<4x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>
  func.return %0 : tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>
}

// -----

func.func @reshape_c2(%x: tensor<2x6xf32>) -> tensor<3x5xf32> {
  // expected-error@+1 {{operand has 12 elements and the result 15, expected the same number (reshape_c2)}}
  %0 = "stablehlo.reshape"(%x) : (tensor<2x6xf32>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @reshape_c3_before(%x: tensor<2x3x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<3x2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>> {
  // expected-error@+1 {{1 elements before the quantized dimension in the operand, 3 in the result (reshape_c3)}}
  %0 = "stablehlo.reshape"(%x) : (tensor<2x3x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<3x2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
  func.return %0 : tensor<3x2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
}

// -----

func.func @dynamic_result(%x: tensor<?xf32>) -> tensor<?x2xf32> {
  // expected-error@+1 {{result is tensor<?x2xf32>, expected a static shape or one bounded dimension}}
  %0 = "stablehlo.reshape"(%x) : (tensor<?xf32>) -> tensor<?x2xf32>
  func.return %0 : tensor<?x2xf32>
}
