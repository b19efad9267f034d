// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<2x?xf32>, %y: tensor<f32>) -> tensor<6x?xf32> {
  %0 = "stablehlo.pad"(%x, %y) <{edge_padding_high = array<i64: 2, 0>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 1, 0>}> : (tensor<2x?xf32>, tensor<f32>) -> tensor<6x?xf32>
  func.return %0 : tensor<6x?xf32>
}

// -----

func.func @negative(%x: tensor<5xf32>, %y: tensor<f32>) -> tensor<2xf32> {
  %0 = "stablehlo.pad"(%x, %y) <{edge_padding_high = array<i64: -2>, edge_padding_low = array<i64: -1>, interior_padding = array<i64: 0>}> : (tensor<5xf32>, tensor<f32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @empty(%x: tensor<0xf32>, %y: tensor<f32>) -> tensor<3xf32> {
  %0 = "stablehlo.pad"(%x, %y) <{edge_padding_high = array<i64: 2>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 7>}> : (tensor<0xf32>, tensor<f32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @bounded(%x: tensor<?xf32, #stablehlo.bounds<4>>, %y: tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<7>> {
  %0 = "stablehlo.pad"(%x, %y) <{edge_padding_high = array<i64: 2>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<7>>
  func.return %0 : tensor<?xf32, #stablehlo.bounds<7>>
}

// -----

func.func @pad_c1(%x: tensor<2xf32>, %y: tensor<i32>) -> tensor<5xf32> {
  // expected-error@+1 {{expected the same element type (pad_c1)}}
  %0 = "stablehlo.pad"(%x, %y) <{edge_padding_high = array<i64: 2>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<2xf32>, tensor<i32>) -> tensor<5xf32>
  func.return %0 : tensor<5xf32>
}

// -----

func.func @pad_c1_result(%x: tensor<2xf32>, %y: tensor<f32>) -> tensor<5xi32> {
  // expected-error@+1 {{expected the same element type (pad_c1)}}
  %0 = "stablehlo.pad"(%x, %y) <{edge_padding_high = array<i64: 2>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<2xf32>, tensor<f32>) -> tensor<5xi32>
  func.return %0 : tensor<5xi32>
}

// -----

func.func @pad_c2(%x: tensor<2xf32>, %y: tensor<f32>) -> tensor<5xf32> {
  // expected-error@+1 {{edge_padding_low has 2 elements, expected 1 (pad_c2)}}
  %0 = "stablehlo.pad"(%x, %y) <{edge_padding_high = array<i64: 2>, edge_padding_low = array<i64: 1, 1>, interior_padding = array<i64: 0>}> : (tensor<2xf32>, tensor<f32>) -> tensor<5xf32>
  func.return %0 : tensor<5xf32>
}

// -----

func.func @pad_c3(%x: tensor<2xf32>, %y: tensor<f32>) -> tensor<4xf32> {
  // expected-error@+1 {{element 0 of interior_padding is -1, expected at least 0 (pad_c3)}}
  %0 = "stablehlo.pad"(%x, %y) <{edge_padding_high = array<i64: 2>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: -1>}> : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

func.func @pad_c4(%x: tensor<2xf32>, %y: tensor<f32>) -> tensor<4xf32> {
  // expected-error@+1 {{result is tensor<4xf32>, expected tensor<5xf32> (pad_c4)}}
  %0 = "stablehlo.pad"(%x, %y) <{edge_padding_high = array<i64: 2>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

func.func @pad_c4_negative(%x: tensor<2xf32>, %y: tensor<f32>) -> tensor<0xf32> {
  // expected-error@+1 {{padding of dimension 0 gives it a negative size or one beyond 64 bits (pad_c4)}}
  %0 = "stablehlo.pad"(%x, %y) <{edge_padding_high = array<i64: -2>, edge_padding_low = array<i64: -1>, interior_padding = array<i64: 0>}> : (tensor<2xf32>, tensor<f32>) -> tensor<0xf32>
  func.return %0 : tensor<0xf32>
}

// -----

func.func @pad_i2(%x: tensor<2xf32>, %y: tensor<1xf32>) -> tensor<5xf32> {
  // expected-error@+1 {{operand 1 is tensor<1xf32>, expected a tensor of rank 0 (pad_i2)}}
  %0 = "stablehlo.pad"(%x, %y) <{edge_padding_high = array<i64: 2>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<2xf32>, tensor<1xf32>) -> tensor<5xf32>
  func.return %0 : tensor<5xf32>
}
