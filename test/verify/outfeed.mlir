// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of outfeed.

func.func @plain(%arg0: tensor<3xi32>, %arg1: tensor<f32>, %arg2: !stablehlo.token) {
  %0 = "stablehlo.outfeed"(%arg0, %arg1, %arg2) <{outfeed_config = ""}> : (tensor<3xi32>, tensor<f32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @token_only(%arg0: !stablehlo.token) {
  %0 = "stablehlo.outfeed"(%arg0) <{outfeed_config = ""}> : (!stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @no_token(%arg0: tensor<3xi32>) {
  // expected-error@+1 {{the last operand is tensor<3xi32>, expected a token (outfeed_i2)}}
  %0 = "stablehlo.outfeed"(%arg0) <{outfeed_config = ""}> : (tensor<3xi32>) -> !stablehlo.token
  return
}

// -----

func.func @token_among_values(%arg0: !stablehlo.token, %arg1: !stablehlo.token) {
  // expected-error@+1 {{operand 0 is !stablehlo.token, expected a ranked tensor of i1, integer, float, complex, per-tensor quantized or per-axis quantized (outfeed_i1)}}
  %0 = "stablehlo.outfeed"(%arg0, %arg1) <{outfeed_config = ""}> : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @result_type(%arg0: !stablehlo.token) {
  // expected-error@+1 {{result is tensor<f32>, expected !stablehlo.token}}
  %0 = "stablehlo.outfeed"(%arg0) <{outfeed_config = ""}> : (!stablehlo.token) -> tensor<f32>
  return
}
