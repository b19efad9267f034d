// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of unary_einsum.

func.func @transpose(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.unary_einsum"(%arg0) <{einsum_config = "ab->ba"}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @sum(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.unary_einsum"(%arg0) <{einsum_config = "ab->a"}> : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @diagonal(%arg0: tensor<3x3xf32>) {
  %0 = "stablehlo.unary_einsum"(%arg0) <{einsum_config = "aa->a"}> : (tensor<3x3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @no_arrow(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{config "ab" has no '->' after 2 characters, expected the form "ab->a"}}
  %0 = "stablehlo.unary_einsum"(%arg0) <{einsum_config = "ab"}> : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @not_square(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{a is 2 and 3, expected one size}}
  %0 = "stablehlo.unary_einsum"(%arg0) <{einsum_config = "aa->a"}> : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @result_element_type(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{result 0 is tensor<2xf64>, expected element type f32}}
  %0 = "stablehlo.unary_einsum"(%arg0) <{einsum_config = "ab->a"}> : (tensor<2x3xf32>) -> tensor<2xf64>
  return
}
