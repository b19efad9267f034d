// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of dot.

func.func @vectors(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) {
  %0 = "stablehlo.dot"(%arg0, %arg1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return
}

// -----

func.func @matrix_vector(%arg0: tensor<3x2xf32>, %arg1: tensor<2xf32>) {
  %0 = "stablehlo.dot"(%arg0, %arg1) : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @vector_matrix(%arg0: tensor<2xf32>, %arg1: tensor<2x3xf32>) {
  %0 = "stablehlo.dot"(%arg0, %arg1) : (tensor<2xf32>, tensor<2x3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @matrices(%arg0: tensor<3x2xf32>, %arg1: tensor<2x4xf32>) {
  %0 = "stablehlo.dot"(%arg0, %arg1) : (tensor<3x2xf32>, tensor<2x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @dynamic(%arg0: tensor<?x2xf32>, %arg1: tensor<?x4xf32>) {
  %0 = "stablehlo.dot"(%arg0, %arg1) : (tensor<?x2xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return
}

// -----

func.func @rank_three(%arg0: tensor<1x2x3xf32>, %arg1: tensor<3xf32>) {
  // expected-error@+1 {{operands are tensor<1x2x3xf32> and tensor<3xf32>, expected ranks 1 or 2}}
  %0 = "stablehlo.dot"(%arg0, %arg1) : (tensor<1x2x3xf32>, tensor<3xf32>) -> tensor<1x2xf32>
  return
}

// -----

func.func @rank_zero(%arg0: tensor<f32>, %arg1: tensor<3xf32>) {
  // expected-error@+1 {{operands are tensor<f32> and tensor<3xf32>, expected ranks 1 or 2}}
  %0 = "stablehlo.dot"(%arg0, %arg1) : (tensor<f32>, tensor<3xf32>) -> tensor<f32>
  return
}

// -----

func.func @sizes_differ(%arg0: tensor<3x2xf32>, %arg1: tensor<3x2xf32>) {
  // expected-error@+1 {{the last dimension of tensor<3x2xf32> and the first of tensor<3x2xf32> differ, expected equal sizes}}
  %0 = "stablehlo.dot"(%arg0, %arg1) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @result_shape(%arg0: tensor<3x2xf32>, %arg1: tensor<2x4xf32>) {
  // expected-error@+1 {{result is tensor<4x3xf32>, expected tensor<3x4xf32>}}
  %0 = "stablehlo.dot"(%arg0, %arg1) : (tensor<3x2xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @element_types_differ(%arg0: tensor<3x2xf32>, %arg1: tensor<2x4xf64>) {
  // expected-error@+1 {{lhs is tensor<3x2xf32> and rhs is tensor<2x4xf64>, expected the same element type}}
  %0 = "stablehlo.dot"(%arg0, %arg1) : (tensor<3x2xf32>, tensor<2x4xf64>) -> tensor<3x4xf32>
  return
}

// -----

func.func @precision_of_three(%arg0: tensor<3x2xf32>, %arg1: tensor<2x4xf32>) {
  // expected-error@+1 {{precision_config has 3 elements, expected one for each of 2 operands}}
  %0 = "stablehlo.dot"(%arg0, %arg1) <{precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>, #stablehlo<precision HIGH>]}> : (tensor<3x2xf32>, tensor<2x4xf32>) -> tensor<3x4xf32>
  return
}
