// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of einsum.

func.func @matrices(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) {
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @batched(%arg0: tensor<5x2x3xf32>, %arg1: tensor<5x3x4xf32>) {
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "zab,zbc->zca"}> : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x4x2xf32>
  return
}

// -----

func.func @sum_all(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) {
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "ab,bc->"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<f32>
  return
}

// -----

func.func @dynamic(%arg0: tensor<2x?xf32>, %arg1: tensor<3x?xf32>) {
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x?xf32>, tensor<3x?xf32>) -> tensor<2x?xf32>
  return
}

// -----

func.func @no_arrow(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) {
  // expected-error@+1 {{->}}
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "ab,bc"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @no_comma(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) {
  // expected-error@+1 {{','}}
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "ab->ac"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @too_few_letters(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) {
  // expected-error@+1 {{names 1 dimensions}}
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "a,bc->ac"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @too_many_letters(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) {
  // expected-error@+1 {{names 3 dimensions}}
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "abd,bc->ac"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @sizes_differ(%arg0: tensor<2x3xf32>, %arg1: tensor<4x4xf32>) {
  // expected-error@+1 {{b is 3 and 4}}
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @letter_of_no_operand(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) {
  // expected-error@+1 {{in no operand}}
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "ab,bc->ad"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @letter_repeated(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) {
  // expected-error@+1 {{repeated}}
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "ab,bc->aa"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @no_letter(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) {
  // expected-error@+1 {{expected a letter}}
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "ab,bc->a1"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @result_shape(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) {
  // expected-error@+1 {{result is}}
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @element_types_differ(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xi32>) {
  // expected-error@+1 {{the same element type}}
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf32>, tensor<3x4xi32>) -> tensor<2x4xf32>
  return
}
