// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<?xf32>, %s: tensor<2xi64>) -> tensor<?x?xf32> {
  %0 = "stablehlo.dynamic_reshape"(%x, %s) : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  func.return %0 : tensor<?x?xf32>
}

// -----

func.func @constant(%x: tensor<12xf32>) -> tensor<?x4xf32> {
  %s = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %0 = "stablehlo.dynamic_reshape"(%x, %s) : (tensor<12xf32>, tensor<2xi64>) -> tensor<?x4xf32>
  func.return %0 : tensor<?x4xf32>
}

// -----

func.func @dynamic_reshape_c1(%x: tensor<?xf32>, %s: tensor<1xi64>) -> tensor<?xi32> {
  // expected-error@+1 {{expected the same element type (dynamic_reshape_c1)}}
  %0 = "stablehlo.dynamic_reshape"(%x, %s) : (tensor<?xf32>, tensor<1xi64>) -> tensor<?xi32>
  func.return %0 : tensor<?xi32>
}

// -----

func.func @dynamic_reshape_c2(%x: tensor<12xf32>, %s: tensor<2xi64>) -> tensor<3x5xf32> {
  // expected-error@+1 {{operand has 12 elements and the result 15, expected the same number (dynamic_reshape_c2)}}
  %0 = "stablehlo.dynamic_reshape"(%x, %s) : (tensor<12xf32>, tensor<2xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @dynamic_reshape_c2_constant(%x: tensor<12xf32>) -> tensor<?x?xf32> {
  %s = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
  // expected-error@+1 {{operand has 12 elements and operand 1 says 15 (dynamic_reshape_c2)}}
  %0 = "stablehlo.dynamic_reshape"(%x, %s) : (tensor<12xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  func.return %0 : tensor<?x?xf32>
}

// -----

func.func @dynamic_reshape_c3(%x: tensor<2x3x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>, %s: tensor<3xi64>) -> tensor<3x2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>> {
  // expected-error@+1 {{1 elements before the quantized dimension in the operand, 3 in the result (dynamic_reshape_c3)}}
  %0 = "stablehlo.dynamic_reshape"(%x, %s) : (tensor<2x3x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>, tensor<3xi64>) -> tensor<3x2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
  func.return %0 : tensor<3x2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
}

// -----

func.func @dynamic_reshape_c4(%x: tensor<?xf32>, %s: tensor<3xi64>) -> tensor<?x?xf32> {
  // expected-error@+1 {{operand 1 has 3 elements, expected the result's rank 2 (dynamic_reshape_c4)}}
  %0 = "stablehlo.dynamic_reshape"(%x, %s) : (tensor<?xf32>, tensor<3xi64>) -> tensor<?x?xf32>
  func.return %0 : tensor<?x?xf32>
}

// -----

func.func @dynamic_reshape_c4_constant(%x: tensor<?xf32>) -> tensor<3x4xf32> {
  %s = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  // expected-error@+1 {{operand 1 says 4 for dimension 0 and the result is tensor<3x4xf32> (dynamic_reshape_c4)}}
  %0 = "stablehlo.dynamic_reshape"(%x, %s) : (tensor<?xf32>, tensor<2xi64>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// -----

func.func @dynamic_reshape_i2(%x: tensor<4xf32>, %s: tensor<?xi64>) -> tensor<4xf32> {
  // expected-error@+1 {{operand 1 is tensor<?xi64>, expected static dimensions (dynamic_reshape_i2)}}
  %0 = "stablehlo.dynamic_reshape"(%x, %s) : (tensor<4xf32>, tensor<?xi64>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
