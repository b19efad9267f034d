// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @expand(%x: tensor<?x3xf32>, %s: tensor<3xi64>) -> tensor<?x?x3xf32> {
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<?x3xf32>, tensor<3xi64>) -> tensor<?x?x3xf32>
  func.return %0 : tensor<?x?x3xf32>
}

// -----

func.func @hints(%x: tensor<?x3xf32>, %s: tensor<3xi64>) -> tensor<?x?x3xf32> {
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>}> : (tensor<?x3xf32>, tensor<3xi64>) -> tensor<?x?x3xf32>
  func.return %0 : tensor<?x?x3xf32>
}

// -----

func.func @constant(%x: tensor<1x3xf32>) -> tensor<?x?xf32> {
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  func.return %0 : tensor<?x?xf32>
}

// -----

func.func @dynamic_broadcast_in_dim_c1(%x: tensor<3xf32>, %s: tensor<1xi64>) -> tensor<?xi32> {
  // expected-error@+1 {{expected the same element type (dynamic_broadcast_in_dim_c1)}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>, tensor<1xi64>) -> tensor<?xi32>
  func.return %0 : tensor<?xi32>
}

// -----

func.func @dynamic_broadcast_in_dim_c2(%x: tensor<3xf32>, %s: tensor<2xi64>) -> tensor<?x?xf32> {
  // expected-error@+1 {{broadcast_dimensions has 2 elements, expected 1 (dynamic_broadcast_in_dim_c2)}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  func.return %0 : tensor<?x?xf32>
}

// -----

func.func @dynamic_broadcast_in_dim_c3(%x: tensor<3xf32>, %s: tensor<1xi64>) -> tensor<?xf32> {
  // expected-error@+1 {{element 0 of broadcast_dimensions is 1, expected a value in [0, 1) (dynamic_broadcast_in_dim_c3)}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>, tensor<1xi64>) -> tensor<?xf32>
  func.return %0 : tensor<?xf32>
}

// -----

func.func @dynamic_broadcast_in_dim_c4(%x: tensor<3x3xf32>, %s: tensor<2xi64>) -> tensor<?x?xf32> {
  // expected-error@+1 {{broadcast_dimensions has 1 more than once, expected unique values (dynamic_broadcast_in_dim_c4)}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) <{broadcast_dimensions = array<i64: 1, 1>}> : (tensor<3x3xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  func.return %0 : tensor<?x?xf32>
}

// -----

func.func @dynamic_broadcast_in_dim_c5(%x: tensor<3xf32>, %s: tensor<2xi64>) -> tensor<?x4xf32> {
  // expected-error@+1 {{dimension 0 of the operand is 3, expected 1 or 4 as dimension 1 of the result (dynamic_broadcast_in_dim_c5)}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>, tensor<2xi64>) -> tensor<?x4xf32>
  func.return %0 : tensor<?x4xf32>
}

// -----

func.func @dynamic_broadcast_in_dim_c5_constant(%x: tensor<3xf32>) -> tensor<?x?xf32> {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  // expected-error@+1 {{dimension 0 of the operand is 3, expected 1 or 4 as operand 1 says (dynamic_broadcast_in_dim_c5)}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  func.return %0 : tensor<?x?xf32>
}

// -----

func.func @dynamic_broadcast_in_dim_c6(%x: tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>, %s: tensor<2xi64>) -> tensor<?x?x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>> {
  // expected-error@+1 {{quantization dimension of the result is 0, expected 1 (dynamic_broadcast_in_dim_c6)}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>, tensor<2xi64>) -> tensor<?x?x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
  func.return %0 : tensor<?x?x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
}

// -----

func.func @dynamic_broadcast_in_dim_c7(%x: tensor<3xf32>, %s: tensor<3xi64>) -> tensor<?x3xf32> {
  // expected-error@+1 {{operand 1 has 3 elements, expected the result's rank 2 (dynamic_broadcast_in_dim_c7)}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>, tensor<3xi64>) -> tensor<?x3xf32>
  func.return %0 : tensor<?x3xf32>
}

// -----

func.func @dynamic_broadcast_in_dim_c7_constant(%x: tensor<3xf32>) -> tensor<5x3xf32> {
  %s = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  // expected-error@+1 {{operand 1 says 4 for dimension 0 and the result is tensor<5x3xf32> (dynamic_broadcast_in_dim_c7)}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>, tensor<2xi64>) -> tensor<5x3xf32>
  func.return %0 : tensor<5x3xf32>
}

// -----

func.func @dynamic_broadcast_in_dim_c8(%x: tensor<?x3xf32>, %s: tensor<2xi64>) -> tensor<?x3xf32> {
  // expected-error@+1 {{known_expanding_dimensions and known_nonexpanding_dimensions have 0 more than once, expected unique values (dynamic_broadcast_in_dim_c8)}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?x3xf32>, tensor<2xi64>) -> tensor<?x3xf32>
  func.return %0 : tensor<?x3xf32>
}

// -----

func.func @dynamic_broadcast_in_dim_c9(%x: tensor<?x3xf32>, %s: tensor<2xi64>) -> tensor<?x3xf32> {
  // expected-error@+1 {{element 0 of known_expanding_dimensions is 2, expected a value in [0, 2) (dynamic_broadcast_in_dim_c9)}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64: 2>}> : (tensor<?x3xf32>, tensor<2xi64>) -> tensor<?x3xf32>
  func.return %0 : tensor<?x3xf32>
}

// -----

func.func @dynamic_broadcast_in_dim_c10(%x: tensor<?x3xf32>, %s: tensor<2xi64>) -> tensor<?x3xf32> {
  // expected-error@+1 {{element 0 of known_nonexpanding_dimensions is -1, expected a value in [0, 2) (dynamic_broadcast_in_dim_c10)}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) <{broadcast_dimensions = array<i64: 0, 1>, known_nonexpanding_dimensions = array<i64: -1>}> : (tensor<?x3xf32>, tensor<2xi64>) -> tensor<?x3xf32>
  func.return %0 : tensor<?x3xf32>
}
