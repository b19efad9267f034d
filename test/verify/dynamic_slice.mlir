// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<4x?xf32>, %i0: tensor<i64>, %i1: tensor<i64>) -> tensor<2x3xf32> {
  %0 = "stablehlo.dynamic_slice"(%x, %i0, %i1) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x?xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @dynamic_slice_c1(%x: tensor<4xf32>, %i0: tensor<i64>) -> tensor<2xi32> {
  // expected-error@+1 {{expected the same element type (dynamic_slice_c1)}}
  %0 = "stablehlo.dynamic_slice"(%x, %i0) <{slice_sizes = array<i64: 2>}> : (tensor<4xf32>, tensor<i64>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @dynamic_slice_c2(%x: tensor<4xf32>, %i0: tensor<i64>) -> tensor<2xf32> {
  // expected-error@+1 {{slice_sizes has 2 elements, expected 1 (dynamic_slice_c2)}}
  %0 = "stablehlo.dynamic_slice"(%x, %i0) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4xf32>, tensor<i64>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @dynamic_slice_c2_starts(%x: tensor<4xf32>, %i0: tensor<i64>, %i1: tensor<i64>) -> tensor<2xf32> {
  // expected-error@+1 {{2 start indices given, expected the operand's rank 1 (dynamic_slice_c2)}}
  %0 = "stablehlo.dynamic_slice"(%x, %i0, %i1) <{slice_sizes = array<i64: 2>}> : (tensor<4xf32>, tensor<i64>, tensor<i64>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @dynamic_slice_c3(%x: tensor<4x4xf32>, %i0: tensor<i64>, %i1: tensor<i32>) -> tensor<2x2xf32> {
  // expected-error@+1 {{start indices are tensor<i64> and tensor<i32>, expected one type (dynamic_slice_c3)}}
  %0 = "stablehlo.dynamic_slice"(%x, %i0, %i1) <{slice_sizes = array<i64: 2, 2>}> : (tensor<4x4xf32>, tensor<i64>, tensor<i32>) -> tensor<2x2xf32>
  func.return %0 : tensor<2x2xf32>
}

// -----

func.func @dynamic_slice_c4(%x: tensor<4xf32>, %i0: tensor<i64>) -> tensor<5xf32> {
  // expected-error@+1 {{slice size of dimension 0 is 5, expected at most the operand's 4 (dynamic_slice_c4)}}
  %0 = "stablehlo.dynamic_slice"(%x, %i0) <{slice_sizes = array<i64: 5>}> : (tensor<4xf32>, tensor<i64>) -> tensor<5xf32>
  func.return %0 : tensor<5xf32>
}

// -----

func.func @dynamic_slice_c4_negative(%x: tensor<4xf32>, %i0: tensor<i64>) -> tensor<0xf32> {
  // expected-error@+1 {{slice size of dimension 0 is -1, expected at least 0 (dynamic_slice_c4)}}
  %0 = "stablehlo.dynamic_slice"(%x, %i0) <{slice_sizes = array<i64: -1>}> : (tensor<4xf32>, tensor<i64>) -> tensor<0xf32>
  func.return %0 : tensor<0xf32>
}

// -----

func.func @dynamic_slice_c5(%x: tensor<4xf32>, %i0: tensor<i64>) -> tensor<3xf32> {
  // expected-error@+1 {{result is tensor<3xf32>, expected tensor<2xf32> (dynamic_slice_c5)}}
  %0 = "stablehlo.dynamic_slice"(%x, %i0) <{slice_sizes = array<i64: 2>}> : (tensor<4xf32>, tensor<i64>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @dynamic_slice_i2(%x: tensor<4xf32>, %i0: tensor<1xi64>) -> tensor<2xf32> {
  // expected-error@+1 {{a start index is tensor<1xi64>, expected a tensor of rank 0 (dynamic_slice_i2)}}
  %0 = "stablehlo.dynamic_slice"(%x, %i0) <{slice_sizes = array<i64: 2>}> : (tensor<4xf32>, tensor<1xi64>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}
