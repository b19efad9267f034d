// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of infeed.

func.func @plain(%arg0: !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%arg0) <{infeed_config = "x"}> : (!stablehlo.token) -> (tensor<3x3xi32>, !stablehlo.token)
  return
}

// -----

func.func @token_only(%arg0: !stablehlo.token) {
  %0 = "stablehlo.infeed"(%arg0) <{infeed_config = "x"}> : (!stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @layout(%arg0: !stablehlo.token) {
  %0:3 = "stablehlo.infeed"(%arg0) <{layout = [[0, 1], []]}> : (!stablehlo.token) -> (tensor<3x3xi32>, tensor<f32>, !stablehlo.token)
  return
}

// -----

func.func @no_results(%arg0: !stablehlo.token) {
  // expected-error@+1 {{no results, expected at least a token (infeed_c1)}}
  "stablehlo.infeed"(%arg0) <{infeed_config = "x"}> : (!stablehlo.token) -> ()
  return
}

// -----

func.func @token_among_values(%arg0: !stablehlo.token) {
  // expected-error@+1 {{result 0 is !stablehlo.token, expected a ranked tensor of i1, integer, float, complex, per-tensor quantized or per-axis quantized (infeed_c2)}}
  %0:2 = "stablehlo.infeed"(%arg0) <{infeed_config = "x"}> : (!stablehlo.token) -> (!stablehlo.token, !stablehlo.token)
  return
}

// -----

func.func @no_token(%arg0: !stablehlo.token) {
  // expected-error@+1 {{the last result is tensor<3x3xi32>, expected a token (infeed_c3)}}
  %0 = "stablehlo.infeed"(%arg0) <{infeed_config = "x"}> : (!stablehlo.token) -> tensor<3x3xi32>
  return
}

// -----

func.func @operand_is_a_tensor(%arg0: tensor<f32>) {
  // expected-error@+1 {{operand 0 is tensor<f32>, expected a token (infeed_i1)}}
  %0 = "stablehlo.infeed"(%arg0) <{infeed_config = "x"}> : (tensor<f32>) -> !stablehlo.token
  return
}

// -----

func.func @layout_count(%arg0: !stablehlo.token) {
  // expected-error@+1 {{layout has 0 elements, expected 1, one for each result but the token}}
  %0:2 = "stablehlo.infeed"(%arg0) <{layout = []}> : (!stablehlo.token) -> (tensor<3x3xi32>, !stablehlo.token)
  return
}

// -----

func.func @layout_of_strings(%arg0: !stablehlo.token) {
  // expected-error@+1 {{element 0 of layout is no list of integers}}
  %0:2 = "stablehlo.infeed"(%arg0) <{layout = [["a"]]}> : (!stablehlo.token) -> (tensor<3x3xi32>, !stablehlo.token)
  return
}
