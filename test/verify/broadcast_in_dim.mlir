// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @expand(%x: tensor<1x3xf32>) -> tensor<4x2x3xf32> {
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x3xf32>) -> tensor<4x2x3xf32>
  func.return %0 : tensor<4x2x3xf32>
}

// -----

func.func @scalar(%x: tensor<f32>) -> tensor<4xf32> {
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

func.func @bounded(%x: tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<2x?xf32, #stablehlo.bounds<?, 4>> {
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 1>}> : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<2x?xf32, #stablehlo.bounds<?, 4>>
  func.return %0 : tensor<2x?xf32, #stablehlo.bounds<?, 4>>
}

// -----

func.func @per_axis(%x: tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>> {
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
  func.return %0 : tensor<3x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
}

// -----

func.func @broadcast_in_dim_c1(%x: tensor<3xf32>) -> tensor<3xi32> {
  // expected-error@+1 {{operand is tensor<3xf32> and result is tensor<3xi32>, expected the same element type (broadcast_in_dim_c1)}}
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3xi32>
  func.return %0 : tensor<3xi32>
}

// -----

func.func @broadcast_in_dim_c1_scale(%x: tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<3x!quant.uniform<i8:f32, 2.000000e+00>> {
  // expected-error@+1 {{expected the same scales and zero points (broadcast_in_dim_c1)}}
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<3x!quant.uniform<i8:f32, 2.000000e+00>>
  func.return %0 : tensor<3x!quant.uniform<i8:f32, 2.000000e+00>>
}

// -----

func.func @broadcast_in_dim_c2(%x: tensor<3xf32>) -> tensor<3x3xf32> {
  // expected-error@+1 {{broadcast_dimensions has 2 elements, expected 1 (broadcast_in_dim_c2)}}
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3xf32>) -> tensor<3x3xf32>
  func.return %0 : tensor<3x3xf32>
}

// -----

func.func @broadcast_in_dim_c3(%x: tensor<3xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{element 0 of broadcast_dimensions is 1, expected a value in [0, 1) (broadcast_in_dim_c3)}}
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @broadcast_in_dim_c3_negative(%x: tensor<3xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{element 0 of broadcast_dimensions is -1, expected a value in [0, 1) (broadcast_in_dim_c3)}}
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: -1>}> : (tensor<3xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @broadcast_in_dim_c4(%x: tensor<3x3xf32>) -> tensor<3x3xf32> {
  // expected-error@+1 {{broadcast_dimensions has 1 more than once, expected unique values (broadcast_in_dim_c4)}}
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
  func.return %0 : tensor<3x3xf32>
}

// -----

func.func @broadcast_in_dim_c5(%x: tensor<3xf32>) -> tensor<2x4xf32> {
  // expected-error@+1 {{dimension 0 of the operand is 3, expected 1 or 4 as dimension 1 of the result (broadcast_in_dim_c5)}}
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x4xf32>
  func.return %0 : tensor<2x4xf32>
}

// -----

func.func @broadcast_in_dim_c6(%x: tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>> {
  // expected-error@+1 {{quantization dimension of the result is 0, expected 1 (broadcast_in_dim_c6)}}
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
  func.return %0 : tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
}

// -----

func.func @broadcast_in_dim_c6_scale(%x: tensor<1x!quant.uniform<i8:f32:0, {3.000000e+00}>>) -> tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>> {
  // expected-error@+1 {{scale 0 of the result is 1:0, expected the operand's, 3:0 (broadcast_in_dim_c6)}}
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1x!quant.uniform<i8:f32:0, {3.000000e+00}>>) -> tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
  func.return %0 : tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
}

// -----

func.func @dynamic_result(%x: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error@+1 {{result is tensor<?xf32>, expected a static shape or one bounded dimension}}
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 0>}> : (tensor<?xf32>) -> tensor<?xf32>
  func.return %0 : tensor<?xf32>
}
