// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of async_done.

// expected-error@+1 {{!stablehlo.future<f32> holds f32, expected ranked tensors}}
func.func @future_of_no_tensor(%arg0: !stablehlo.future<f32>) {
  return
}

// -----

func.func @plain(%arg0: !stablehlo.future<tensor<2x6xf32>>) {
  %0 = "stablehlo.async_done"(%arg0) : (!stablehlo.future<tensor<2x6xf32>>) -> tensor<2x6xf32>
  return
}

// -----

func.func @result_type(%arg0: !stablehlo.future<tensor<2x6xf32>>) {
  // expected-error@+1 {{result is tensor<2x3xf32>, expected tensor<2x6xf32> (async_done_c1)}}
  %0 = "stablehlo.async_done"(%arg0) : (!stablehlo.future<tensor<2x6xf32>>) -> tensor<2x3xf32>
  return
}

// -----

func.func @result_count(%arg0: !stablehlo.future<tensor<2x6xf32>>) {
  // expected-error@+1 {{2 results, expected 1 (async_done_c1)}}
  %0:2 = "stablehlo.async_done"(%arg0) : (!stablehlo.future<tensor<2x6xf32>>) -> (tensor<2x6xf32>, tensor<2x6xf32>)
  return
}

// -----

func.func @operand_is_a_tensor(%arg0: tensor<2x6xf32>) {
  // expected-error@+1 {{operand is tensor<2x6xf32>, expected a future (async_done_i1)}}
  %0 = "stablehlo.async_done"(%arg0) : (tensor<2x6xf32>) -> tensor<2x6xf32>
  return
}
