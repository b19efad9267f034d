// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of async_done.

func.func @plain(%arg0: !stablehlo.future<tensor<2x6xf32>>) {
  %0 = "stablehlo.async_done"(%arg0) : (!stablehlo.future<tensor<2x6xf32>>) -> tensor<2x6xf32>
  return
}

// -----

func.func @result_type(%arg0: !stablehlo.future<tensor<2x6xf32>>) {
  // expected-error@+1 {{async_done_c1}}
  %0 = "stablehlo.async_done"(%arg0) : (!stablehlo.future<tensor<2x6xf32>>) -> tensor<2x3xf32>
  return
}

// -----

func.func @result_count(%arg0: !stablehlo.future<tensor<2x6xf32>>) {
  // expected-error@+1 {{async_done_c1}}
  %0:2 = "stablehlo.async_done"(%arg0) : (!stablehlo.future<tensor<2x6xf32>>) -> (tensor<2x6xf32>, tensor<2x6xf32>)
  return
}

// -----

func.func @operand_is_a_tensor(%arg0: tensor<2x6xf32>) {
  // expected-error@+1 {{async_done_i1}}
  %0 = "stablehlo.async_done"(%arg0) : (tensor<2x6xf32>) -> tensor<2x6xf32>
  return
}
