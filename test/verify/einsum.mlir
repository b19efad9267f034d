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
  // expected-error@+1 {{config "ab,bc" has no '->' after 5 characters, expected the form "ab,bc->ac"}}
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "ab,bc"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @no_comma(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) {
  // expected-error@+1 {{config "ab->ac" has no ',' after 2 characters, expected the form "ab,bc->ac"}}
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "ab->ac"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @too_few_letters(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) {
  // expected-error@+1 {{config "a,bc->ac" names 1 dimensions of tensor<2x3xf32>, expected 2}}
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "a,bc->ac"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @too_many_letters(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) {
  // expected-error@+1 {{config "abd,bc->ac" names 3 dimensions of tensor<2x3xf32>, expected 2}}
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "abd,bc->ac"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @sizes_differ(%arg0: tensor<2x3xf32>, %arg1: tensor<4x4xf32>) {
  // expected-error@+1 {{b is 3 and 4, expected one size}}
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @letter_of_no_operand(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) {
  // expected-error@+1 {{result letter d of config "ab,bc->ad" is in no operand}}
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "ab,bc->ad"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @letter_repeated(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) {
  // expected-error@+1 {{result letter a of config "ab,bc->aa" is repeated}}
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "ab,bc->aa"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @no_letter(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) {
  // expected-error@+1 {{config "ab,bc->a1" has '1', expected a letter}}
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "ab,bc->a1"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @result_shape(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) {
  // expected-error@+1 {{result is tensor<4x2xf32>, expected tensor<2x4xf32>}}
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @element_types_differ(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xi32>) {
  // expected-error@+1 {{lhs is tensor<2x3xf32> and rhs is tensor<3x4xi32>, expected the same element type}}
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf32>, tensor<3x4xi32>) -> tensor<2x4xf32>
  return
}
