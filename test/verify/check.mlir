// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of check.

func.func @equal(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) {
  "check.expect_eq"(%arg0, %arg1) : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

// -----

func.func @equal_to_a_constant(%arg0: tensor<2xi32>) {
  "check.expect_eq_const"(%arg0) <{value = dense<[1, 2]> : tensor<2xi32>}> : (tensor<2xi32>) -> ()
  return
}

// -----

func.func @almost_equal(%arg0: tensor<2xcomplex<f32>>, %arg1: tensor<2xcomplex<f32>>) {
  "check.expect_almost_eq"(%arg0, %arg1) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  return
}

// -----

func.func @almost_equal_to_a_constant(%arg0: tensor<2xf32>) {
  "check.expect_almost_eq_const"(%arg0) <{value = dense<1.0> : tensor<2xf32>}> : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @close(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) {
  "check.expect_close"(%arg0, %arg1) <{max_ulp_difference = 3 : ui64, min_ulp_difference = 1 : ui64}> : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

// -----

func.func @serialized(%arg0: tensor<2xf32>) {
  "check.expect_serialized_eq"(%arg0) <{probe_id = "p"}> : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @types_differ(%arg0: tensor<2xf32>, %arg1: tensor<3xf32>) {
  // expected-error@+1 {{operands are tensor<2xf32> and tensor<3xf32>, expected one type}}
  "check.expect_eq"(%arg0, %arg1) : (tensor<2xf32>, tensor<3xf32>) -> ()
  return
}

// -----

func.func @constant_of_another_type(%arg0: tensor<2xi32>) {
  // expected-error@+1 {{operand is tensor<2xi32> and value tensor<2xi64>, expected one type}}
  "check.expect_eq_const"(%arg0) <{value = dense<[1, 2]> : tensor<2xi64>}> : (tensor<2xi32>) -> ()
  return
}

// -----

func.func @almost_equal_integers(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) {
  // expected-error@+1 {{operand 0 is tensor<2xi32>, expected a ranked tensor of float or complex}}
  "check.expect_almost_eq"(%arg0, %arg1) : (tensor<2xi32>, tensor<2xi32>) -> ()
  return
}

// -----

func.func @close_integers(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) {
  // expected-error@+1 {{operand 0 is tensor<2xi32>, expected a ranked tensor of float or complex}}
  "check.expect_close"(%arg0, %arg1) : (tensor<2xi32>, tensor<2xi32>) -> ()
  return
}

// -----

func.func @close_of_an_empty_range(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) {
  // expected-error@+1 {{min_ulp_difference is above max_ulp_difference}}
  "check.expect_close"(%arg0, %arg1) <{max_ulp_difference = 1 : ui64, min_ulp_difference = 3 : ui64}> : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

// -----

func.func @token(%arg0: !stablehlo.token, %arg1: !stablehlo.token) {
  // expected-error@+1 {{operand 0 is !stablehlo.token, expected a ranked tensor of i1, integer, float, complex, per-tensor quantized or per-axis quantized}}
  "check.expect_eq"(%arg0, %arg1) : (!stablehlo.token, !stablehlo.token) -> ()
  return
}
