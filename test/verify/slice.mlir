// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<8x?xf32>) -> tensor<3x2xf32> {
  %0 = "stablehlo.slice"(%x) <{limit_indices = array<i64: 8, 5>, start_indices = array<i64: 0, 1>, strides = array<i64: 3, 2>}> : (tensor<8x?xf32>) -> tensor<3x2xf32>
  func.return %0 : tensor<3x2xf32>
}

// -----

func.func @empty(%x: tensor<8xf32>) -> tensor<0xf32> {
  %0 = "stablehlo.slice"(%x) <{limit_indices = array<i64: 8>, start_indices = array<i64: 8>, strides = array<i64: 1>}> : (tensor<8xf32>) -> tensor<0xf32>
  func.return %0 : tensor<0xf32>
}

// -----

func.func @slice_c1(%x: tensor<8xf32>) -> tensor<4xi32> {
  // expected-error@+1 {{expected the same element type (slice_c1)}}
  %0 = "stablehlo.slice"(%x) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<8xf32>) -> tensor<4xi32>
  func.return %0 : tensor<4xi32>
}

// -----

func.func @slice_c2(%x: tensor<8x2xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{start_indices has 1 elements, expected 2 (slice_c2)}}
  %0 = "stablehlo.slice"(%x) <{limit_indices = array<i64: 4, 2>, start_indices = array<i64: 0>, strides = array<i64: 1, 1>}> : (tensor<8x2xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

func.func @slice_c2_limits(%x: tensor<8xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{limit_indices has 2 elements, expected 1 (slice_c2)}}
  %0 = "stablehlo.slice"(%x) <{limit_indices = array<i64: 4, 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<8xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

func.func @slice_c2_strides(%x: tensor<8xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{strides has 2 elements, expected 1 (slice_c2)}}
  %0 = "stablehlo.slice"(%x) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1, 1>}> : (tensor<8xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

func.func @slice_c3_limit(%x: tensor<8xf32>) -> tensor<9xf32> {
  // expected-error@+1 {{slice: limit index 9 is larger than dimension size 8 in dimension 0 (slice_c3)}}
  %0 = "stablehlo.slice"(%x) <{limit_indices = array<i64: 9>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<8xf32>) -> tensor<9xf32>
  func.return %0 : tensor<9xf32>
}

// -----

func.func @slice_c3_bound(%x: tensor<?xf32, #stablehlo.bounds<8>>) -> tensor<9xf32> {
  // expected-error@+1 {{slice: limit index 9 is larger than dimension bound 8 in dimension 0 (slice_c3)}}
  %0 = "stablehlo.slice"(%x) <{limit_indices = array<i64: 9>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<?xf32, #stablehlo.bounds<8>>) -> tensor<9xf32>
  func.return %0 : tensor<9xf32>
}

// -----

func.func @slice_c3_start(%x: tensor<8xf32>) -> tensor<5xf32> {
  // expected-error@+1 {{slice: start index -1 in dimension 0 is negative (slice_c3)}}
  %0 = "stablehlo.slice"(%x) <{limit_indices = array<i64: 4>, start_indices = array<i64: -1>, strides = array<i64: 1>}> : (tensor<8xf32>) -> tensor<5xf32>
  func.return %0 : tensor<5xf32>
}

// -----

func.func @slice_c3_order(%x: tensor<8xf32>) -> tensor<5xf32> {
  // expected-error@+1 {{slice: start index 5 is larger than limit index 4 in dimension 0 (slice_c3)}}
  %0 = "stablehlo.slice"(%x) <{limit_indices = array<i64: 4>, start_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<8xf32>) -> tensor<5xf32>
  func.return %0 : tensor<5xf32>
}

// -----

func.func @slice_c4(%x: tensor<8xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{stride is 0 in dimension 0, expected at least 1 (slice_c4)}}
  %0 = "stablehlo.slice"(%x) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 0>}> : (tensor<8xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

func.func @slice_c5(%x: tensor<8xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{result is tensor<3xf32>, expected tensor<4xf32> (slice_c5)}}
  %0 = "stablehlo.slice"(%x) <{limit_indices = array<i64: 8>, start_indices = array<i64: 0>, strides = array<i64: 2>}> : (tensor<8xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}
