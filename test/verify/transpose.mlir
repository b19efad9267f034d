// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<2x?x4xf32>) -> tensor<4x2x?xf32> {
  %0 = "stablehlo.transpose"(%x) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x?x4xf32>) -> tensor<4x2x?xf32>
  func.return %0 : tensor<4x2x?xf32>
}

// -----

func.func @bounded(%x: tensor<2x?xf32, #stablehlo.bounds<?, 5>>) -> tensor<?x2xf32, #stablehlo.bounds<5, ?>> {
  %0 = "stablehlo.transpose"(%x) <{permutation = array<i64: 1, 0>}> : (tensor<2x?xf32, #stablehlo.bounds<?, 5>>) -> tensor<?x2xf32, #stablehlo.bounds<5, ?>>
  func.return %0 : tensor<?x2xf32, #stablehlo.bounds<5, ?>>
}

// -----

func.func @per_axis(%x: tensor<2x3x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>> {
  %0 = "stablehlo.transpose"(%x) <{permutation = array<i64: 1, 0>}> : (tensor<2x3x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
  func.return %0 : tensor<3x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
}

// -----

func.func @transpose_c1(%x: tensor<2x3xf32>) -> tensor<3x2xi32> {
  // expected-error@+1 {{expected the same element type (transpose_c1)}}
  %0 = "stablehlo.transpose"(%x) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xf32>) -> tensor<3x2xi32>
  func.return %0 : tensor<3x2xi32>
}

// -----

func.func @transpose_c1_scale(%x: tensor<2x3x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<3x2x!quant.uniform<i8:f32, 2.000000e+00>> {
  // expected-error@+1 {{expected the same scales and zero points (transpose_c1)}}
  %0 = "stablehlo.transpose"(%x) <{permutation = array<i64: 1, 0>}> : (tensor<2x3x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<3x2x!quant.uniform<i8:f32, 2.000000e+00>>
  func.return %0 : tensor<3x2x!quant.uniform<i8:f32, 2.000000e+00>>
}

// -----

func.func @transpose_c2_size(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  // expected-error@+1 {{permutation has 1 elements, expected 2 (transpose_c2)}}
  %0 = "stablehlo.transpose"(%x) <{permutation = array<i64: 1>}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
  func.return %0 : tensor<3x2xf32>
}

// -----

func.func @transpose_c2_range(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  // expected-error@+1 {{element 1 of permutation is 2, expected a value in [0, 2) (transpose_c2)}}
  %0 = "stablehlo.transpose"(%x) <{permutation = array<i64: 1, 2>}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
  func.return %0 : tensor<3x2xf32>
}

// -----

func.func @transpose_c2_unique(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  // expected-error@+1 {{permutation has 1 more than once, expected unique values (transpose_c2)}}
  %0 = "stablehlo.transpose"(%x) <{permutation = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
  func.return %0 : tensor<3x2xf32>
}

// -----

func.func @transpose_c3(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // expected-error@+1 {{result is tensor<2x3xf32>, expected tensor<3x2xf32> (transpose_c3)}}
  %0 = "stablehlo.transpose"(%x) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @transpose_c4(%x: tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>> {
  // expected-error@+1 {{quantization dimension of the result is 0, expected 1 (transpose_c4)}}
  %0 = "stablehlo.transpose"(%x) <{permutation = array<i64: 1, 0>}> : (tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
  func.return %0 : tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
}
