// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of cholesky.

func.func @batch(%arg0: tensor<5x3x3xf32>) {
  %0 = "stablehlo.cholesky"(%arg0) <{lower = true}> : (tensor<5x3x3xf32>) -> tensor<5x3x3xf32>
  return
}

// -----

func.func @complex(%arg0: tensor<3x3xcomplex<f32>>) {
  %0 = "stablehlo.cholesky"(%arg0) <{lower = true}> : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  return
}

// -----

func.func @dynamic(%arg0: tensor<3x?xf32>) {
  %0 = "stablehlo.cholesky"(%arg0) <{lower = true}> : (tensor<3x?xf32>) -> tensor<3x?xf32>
  return
}

// -----

func.func @result_shape(%arg0: tensor<3x3xf32>) {
  // expected-error@+1 {{result is tensor<3x4xf32>, expected tensor<3x3xf32> (cholesky_c1)}}
  %0 = "stablehlo.cholesky"(%arg0) <{lower = true}> : (tensor<3x3xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @result_element_type(%arg0: tensor<3x3xf32>) {
  // expected-error@+1 {{result is tensor<3x3xf64>, expected tensor<3x3xf32> (cholesky_c1)}}
  %0 = "stablehlo.cholesky"(%arg0) <{lower = true}> : (tensor<3x3xf32>) -> tensor<3x3xf64>
  return
}

// -----

func.func @vector(%arg0: tensor<3xf32>) {
  // expected-error@+1 {{a is tensor<3xf32>, expected rank 2 or more (cholesky_c2)}}
  %0 = "stablehlo.cholesky"(%arg0) <{lower = true}> : (tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @not_square(%arg0: tensor<3x4xf32>) {
  // expected-error@+1 {{the last two dimensions of a, tensor<3x4xf32>, differ, expected square matrices (cholesky_c3)}}
  %0 = "stablehlo.cholesky"(%arg0) <{lower = true}> : (tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @integers(%arg0: tensor<3x3xi32>) {
  // expected-error@+1 {{operand 0 is tensor<3x3xi32>, expected a ranked tensor of float, complex or per-tensor quantized (cholesky_i1)}}
  %0 = "stablehlo.cholesky"(%arg0) <{lower = true}> : (tensor<3x3xi32>) -> tensor<3x3xi32>
  return
}
