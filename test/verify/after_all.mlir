// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of after_all.

func.func @plain(%arg0: !stablehlo.token, %arg1: !stablehlo.token) {
  %0 = "stablehlo.after_all"(%arg0, %arg1) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @none() {
  %0 = "stablehlo.after_all"() : () -> !stablehlo.token
  return
}

// -----

func.func @tensor(%arg0: !stablehlo.token, %arg1: tensor<f32>) {
  // expected-error@+1 {{operand 1 has type tensor<f32>, expected a token (after_all_i1)}}
  %0 = "stablehlo.after_all"(%arg0, %arg1) : (!stablehlo.token, tensor<f32>) -> !stablehlo.token
  return
}

// -----

func.func @result_type(%arg0: !stablehlo.token) {
  // expected-error@+1 {{result is tensor<f32>, expected !stablehlo.token}}
  %0 = "stablehlo.after_all"(%arg0) : (!stablehlo.token) -> tensor<f32>
  return
}
