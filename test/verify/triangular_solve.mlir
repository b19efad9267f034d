// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of triangular_solve.

func.func @left(%arg0: tensor<5x4x4xf32>, %arg1: tensor<5x4x3xf32>) {
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<5x4x4xf32>, tensor<5x4x3xf32>) -> tensor<5x4x3xf32>
  return
}

// -----

func.func @right(%arg0: tensor<5x4x4xf32>, %arg1: tensor<5x3x4xf32>) {
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<5x4x4xf32>, tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  return
}

// -----

func.func @dynamic(%arg0: tensor<?x4x?xf32>, %arg1: tensor<5x?x3xf32>) {
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<?x4x?xf32>, tensor<5x?x3xf32>) -> tensor<5x?x3xf32>
  return
}

// -----

func.func @element_types_differ(%arg0: tensor<5x4x4xf32>, %arg1: tensor<5x4x3xf64>) {
  // expected-error@+1 {{a is tensor<5x4x4xf32> and b is tensor<5x4x3xf64>, expected the same element type (triangular_solve_c1)}}
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<5x4x4xf32>, tensor<5x4x3xf64>) -> tensor<5x4x3xf64>
  return
}

// -----

func.func @a_is_a_vector(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{a is tensor<4xf32>, expected rank 2 or more (triangular_solve_c2)}}
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @ranks_differ(%arg0: tensor<5x4x4xf32>, %arg1: tensor<4x3xf32>) {
  // expected-error@+1 {{b is tensor<4x3xf32>, expected a tensor of rank 3 (triangular_solve_c2)}}
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<5x4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @a_is_not_square(%arg0: tensor<5x4x3xf32>, %arg1: tensor<5x4x3xf32>) {
  // expected-error@+1 {{the last two dimensions of a, tensor<5x4x3xf32>, differ, expected square matrices (triangular_solve_c3)}}
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<5x4x3xf32>, tensor<5x4x3xf32>) -> tensor<5x4x3xf32>
  return
}

// -----

func.func @left_size(%arg0: tensor<5x4x4xf32>, %arg1: tensor<5x3x4xf32>) {
  // expected-error@+1 {{a is tensor<5x4x4xf32> and b is tensor<5x3x4xf32>, expected equal batch dimensions and the size of a as the second to last dimension of b (triangular_solve_c3)}}
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<5x4x4xf32>, tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  return
}

// -----

func.func @right_size(%arg0: tensor<5x4x4xf32>, %arg1: tensor<5x4x3xf32>) {
  // expected-error@+1 {{a is tensor<5x4x4xf32> and b is tensor<5x4x3xf32>, expected equal batch dimensions and the size of a as the last dimension of b (triangular_solve_c3)}}
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<5x4x4xf32>, tensor<5x4x3xf32>) -> tensor<5x4x3xf32>
  return
}

// -----

func.func @batches_differ(%arg0: tensor<5x4x4xf32>, %arg1: tensor<6x4x3xf32>) {
  // expected-error@+1 {{a is tensor<5x4x4xf32> and b is tensor<6x4x3xf32>, expected equal batch dimensions and the size of a as the second to last dimension of b (triangular_solve_c3)}}
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<5x4x4xf32>, tensor<6x4x3xf32>) -> tensor<6x4x3xf32>
  return
}

// -----

func.func @result_shape(%arg0: tensor<5x4x4xf32>, %arg1: tensor<5x4x3xf32>) {
  // expected-error@+1 {{result is tensor<5x4x4xf32>, expected tensor<5x4x3xf32> (triangular_solve_c4)}}
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<5x4x4xf32>, tensor<5x4x3xf32>) -> tensor<5x4x4xf32>
  return
}

// -----

func.func @invalid_transpose(%arg0: tensor<5x4x4xf32>, %arg1: tensor<5x4x3xf32>) {
  // expected-error@+1 {{transpose_a is TRANSPOSE_INVALID, expected NO_TRANSPOSE, TRANSPOSE or ADJOINT (triangular_solve_i6)}}
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE_INVALID>, unit_diagonal = false}> : (tensor<5x4x4xf32>, tensor<5x4x3xf32>) -> tensor<5x4x3xf32>
  return
}
