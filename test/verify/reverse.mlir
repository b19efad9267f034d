// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %0 = "stablehlo.reverse"(%x) <{dimensions = array<i64: 0, 1>}> : (tensor<2x?xf32>) -> tensor<2x?xf32>
  func.return %0 : tensor<2x?xf32>
}

// -----

func.func @reverse_c1(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{result is tensor<3xf32>, expected tensor<2xf32> (reverse_c1)}}
  %0 = "stablehlo.reverse"(%x) <{dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @reverse_c2(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // expected-error@+1 {{dimensions has 1 more than once, expected unique values (reverse_c2)}}
  %0 = "stablehlo.reverse"(%x) <{dimensions = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @reverse_c3(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{element 0 of dimensions is 1, expected a value in [0, 1) (reverse_c3)}}
  %0 = "stablehlo.reverse"(%x) <{dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @reverse_c3_negative(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{element 0 of dimensions is -1, expected a value in [0, 1) (reverse_c3)}}
  %0 = "stablehlo.reverse"(%x) <{dimensions = array<i64: -1>}> : (tensor<2xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}
