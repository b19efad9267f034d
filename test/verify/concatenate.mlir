// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<2x?xf32>, %y: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = "stablehlo.concatenate"(%x, %y) <{dimension = 0 : i64}> : (tensor<2x?xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  func.return %0 : tensor<?x4xf32>
}

// -----

func.func @static(%x: tensor<2x3xf32>, %y: tensor<2x4xf32>) -> tensor<2x7xf32> {
  %0 = "stablehlo.concatenate"(%x, %y) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x7xf32>
  func.return %0 : tensor<2x7xf32>
}

// -----

func.func @bounded(%x: tensor<2x?xf32, #stablehlo.bounds<?, 3>>, %y: tensor<2x4xf32>) -> tensor<2x?xf32, #stablehlo.bounds<?, 7>> {
  %0 = "stablehlo.concatenate"(%x, %y) <{dimension = 1 : i64}> : (tensor<2x?xf32, #stablehlo.bounds<?, 3>>, tensor<2x4xf32>) -> tensor<2x?xf32, #stablehlo.bounds<?, 7>>
  func.return %0 : tensor<2x?xf32, #stablehlo.bounds<?, 7>>
}

// -----

func.func @concatenate_c1(%x: tensor<2xf32>, %y: tensor<2xi32>) -> tensor<4xf32> {
  // expected-error@+1 {{expected the same element type (concatenate_c1)}}
  %0 = "stablehlo.concatenate"(%x, %y) <{dimension = 0 : i64}> : (tensor<2xf32>, tensor<2xi32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

func.func @concatenate_c2(%x: tensor<2x3xf32>, %y: tensor<4x3xf32>) -> tensor<2x6xf32> {
  // expected-error@+1 {{dimension 0 is 2 and 4, expected compatible sizes (concatenate_c2)}}
  %0 = "stablehlo.concatenate"(%x, %y) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x6xf32>
  func.return %0 : tensor<2x6xf32>
}

// -----

func.func @concatenate_c2_rank(%x: tensor<2x3xf32>, %y: tensor<2xf32>) -> tensor<2x6xf32> {
  // expected-error@+1 {{input 1 has rank 1, expected 2 (concatenate_c2)}}
  %0 = "stablehlo.concatenate"(%x, %y) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x6xf32>
  func.return %0 : tensor<2x6xf32>
}

// -----

func.func @concatenate_c3() -> tensor<2xf32> {
  // expected-error@+1 {{no inputs, expected at least one (concatenate_c3)}}
  %0 = "stablehlo.concatenate"() <{dimension = 0 : i64}> : () -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @concatenate_c4(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{dimension is 1, expected a value in [0, 1) (concatenate_c4)}}
  %0 = "stablehlo.concatenate"(%x, %y) <{dimension = 1 : i64}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

func.func @concatenate_c4_negative(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{dimension is -1, expected a value in [0, 1) (concatenate_c4)}}
  %0 = "stablehlo.concatenate"(%x, %y) <{dimension = -1 : i64}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

func.func @concatenate_c5(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<4xi32> {
  // expected-error@+1 {{expected the same element type (concatenate_c5)}}
  %0 = "stablehlo.concatenate"(%x, %y) <{dimension = 0 : i64}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xi32>
  func.return %0 : tensor<4xi32>
}

// -----

func.func @concatenate_c6(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<5xf32> {
  // expected-error@+1 {{result is tensor<5xf32>, expected tensor<4xf32> (concatenate_c6)}}
  %0 = "stablehlo.concatenate"(%x, %y) <{dimension = 0 : i64}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<5xf32>
  func.return %0 : tensor<5xf32>
}
