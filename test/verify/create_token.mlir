// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of create_token.

func.func @plain() {
  %0 = "stablehlo.create_token"() : () -> !stablehlo.token
  return
}

// -----

func.func @result_type() {
  // expected-error@+1 {{result is tensor<f32>, expected !stablehlo.token}}
  %0 = "stablehlo.create_token"() : () -> tensor<f32>
  return
}
