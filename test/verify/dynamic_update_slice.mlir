// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<4x?xf32>, %y: tensor<2x3xf32>, %i0: tensor<i64>, %i1: tensor<i64>) -> tensor<4x?xf32> {
  %0 = "stablehlo.dynamic_update_slice"(%x, %y, %i0, %i1) : (tensor<4x?xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<4x?xf32>
  func.return %0 : tensor<4x?xf32>
}

// -----

func.func @dynamic_update_slice_c1(%x: tensor<4xf32>, %y: tensor<2xf32>, %i0: tensor<i64>) -> tensor<5xf32> {
  // expected-error@+1 {{result is tensor<5xf32>, expected tensor<4xf32> (dynamic_update_slice_c1)}}
  %0 = "stablehlo.dynamic_update_slice"(%x, %y, %i0) : (tensor<4xf32>, tensor<2xf32>, tensor<i64>) -> tensor<5xf32>
  func.return %0 : tensor<5xf32>
}

// -----

func.func @dynamic_update_slice_c2(%x: tensor<4xf32>, %y: tensor<2xi32>, %i0: tensor<i64>) -> tensor<4xf32> {
  // expected-error@+1 {{expected the same element type (dynamic_update_slice_c2)}}
  %0 = "stablehlo.dynamic_update_slice"(%x, %y, %i0) : (tensor<4xf32>, tensor<2xi32>, tensor<i64>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

func.func @dynamic_update_slice_c3(%x: tensor<4xf32>, %y: tensor<2x1xf32>, %i0: tensor<i64>) -> tensor<4xf32> {
  // expected-error@+1 {{operand 1 is tensor<2x1xf32>, expected a tensor of rank 1 (dynamic_update_slice_c3)}}
  %0 = "stablehlo.dynamic_update_slice"(%x, %y, %i0) : (tensor<4xf32>, tensor<2x1xf32>, tensor<i64>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

func.func @dynamic_update_slice_c4(%x: tensor<4xf32>, %y: tensor<2xf32>, %i0: tensor<i64>, %i1: tensor<i64>) -> tensor<4xf32> {
  // expected-error@+1 {{2 start indices given, expected the operand's rank 1 (dynamic_update_slice_c4)}}
  %0 = "stablehlo.dynamic_update_slice"(%x, %y, %i0, %i1) : (tensor<4xf32>, tensor<2xf32>, tensor<i64>, tensor<i64>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

func.func @dynamic_update_slice_c5(%x: tensor<4x4xf32>, %y: tensor<2x2xf32>, %i0: tensor<i64>, %i1: tensor<i32>) -> tensor<4x4xf32> {
  // expected-error@+1 {{start indices are tensor<i64> and tensor<i32>, expected one type (dynamic_update_slice_c5)}}
  %0 = "stablehlo.dynamic_update_slice"(%x, %y, %i0, %i1) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<i64>, tensor<i32>) -> tensor<4x4xf32>
  func.return %0 : tensor<4x4xf32>
}

// -----

func.func @dynamic_update_slice_c6(%x: tensor<4xf32>, %y: tensor<5xf32>, %i0: tensor<i64>) -> tensor<4xf32> {
  // expected-error@+1 {{dimension 0 of the update is 5, expected at most the operand's 4 (dynamic_update_slice_c6)}}
  %0 = "stablehlo.dynamic_update_slice"(%x, %y, %i0) : (tensor<4xf32>, tensor<5xf32>, tensor<i64>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
