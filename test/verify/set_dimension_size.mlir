// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<2x4xf32>, %y: tensor<i32>) -> tensor<2x?xf32, #stablehlo.bounds<?, 4>> {
  %0 = "stablehlo.set_dimension_size"(%x, %y) <{dimension = 1 : i64}> : (tensor<2x4xf32>, tensor<i32>) -> tensor<2x?xf32, #stablehlo.bounds<?, 4>>
  func.return %0 : tensor<2x?xf32, #stablehlo.bounds<?, 4>>
}

// -----

func.func @constant(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %c = stablehlo.constant dense<4> : tensor<i32>
  %0 = "stablehlo.set_dimension_size"(%x, %c) <{dimension = 1 : i64}> : (tensor<2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
  func.return %0 : tensor<2x4xf32>
}

// -----

func.func @range(%x: tensor<2x4xf32>, %y: tensor<i32>) -> tensor<2x4xf32> {
  // expected-error@+1 {{dimension is 2, expected a value in [0, 2)}}
  %0 = "stablehlo.set_dimension_size"(%x, %y) <{dimension = 2 : i64}> : (tensor<2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
  func.return %0 : tensor<2x4xf32>
}

// -----

func.func @size(%x: tensor<2x4xf32>, %y: tensor<i64>) -> tensor<2x4xf32> {
  // expected-error@+1 {{operand 1 is tensor<i64>, expected tensor<i32>}}
  %0 = "stablehlo.set_dimension_size"(%x, %y) <{dimension = 1 : i64}> : (tensor<2x4xf32>, tensor<i64>) -> tensor<2x4xf32>
  func.return %0 : tensor<2x4xf32>
}

// -----

func.func @bound(%x: tensor<2x4xf32>, %y: tensor<i32>) -> tensor<2x5xf32> {
  // expected-error@+1 {{result is tensor<2x5xf32>, expected tensor<2x?xf32, #stablehlo.bounds<?, 4>>}}
  %0 = "stablehlo.set_dimension_size"(%x, %y) <{dimension = 1 : i64}> : (tensor<2x4xf32>, tensor<i32>) -> tensor<2x5xf32>
  func.return %0 : tensor<2x5xf32>
}
