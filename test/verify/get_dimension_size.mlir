// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<2x?xf32>) -> tensor<i32> {
  %0 = "stablehlo.get_dimension_size"(%x) <{dimension = 1 : i64}> : (tensor<2x?xf32>) -> tensor<i32>
  func.return %0 : tensor<i32>
}

// -----

func.func @get_dimension_size_c1(%x: tensor<2x?xf32>) -> tensor<i32> {
  // expected-error@+1 {{dimension is 2, expected a value in [0, 2) (get_dimension_size_c1)}}
  %0 = "stablehlo.get_dimension_size"(%x) <{dimension = 2 : i64}> : (tensor<2x?xf32>) -> tensor<i32>
  func.return %0 : tensor<i32>
}

// -----

func.func @get_dimension_size_c1_negative(%x: tensor<2x?xf32>) -> tensor<i32> {
  // expected-error@+1 {{dimension is -1, expected a value in [0, 2) (get_dimension_size_c1)}}
  %0 = "stablehlo.get_dimension_size"(%x) <{dimension = -1 : i64}> : (tensor<2x?xf32>) -> tensor<i32>
  func.return %0 : tensor<i32>
}

// -----

func.func @result(%x: tensor<2x?xf32>) -> tensor<i64> {
  // expected-error@+1 {{result is tensor<i64>, expected tensor<i32>}}
  %0 = "stablehlo.get_dimension_size"(%x) <{dimension = 1 : i64}> : (tensor<2x?xf32>) -> tensor<i64>
  func.return %0 : tensor<i64>
}
