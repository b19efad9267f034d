// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of recv.

func.func @from_host(%arg0: !stablehlo.token) {
  %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<2x4xf32>, !stablehlo.token)
  return
}

// -----

func.func @from_a_device(%arg0: !stablehlo.token) {
  %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> (tensor<2x4xf32>, !stablehlo.token)
  return
}

// -----

func.func @pairs_of_three(%arg0: !stablehlo.token) {
  // expected-error@+1 {{source_target_pairs is tensor<1x3xi64>, expected N x 2 elements (recv_c1)}}
  %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (!stablehlo.token) -> (tensor<2x4xf32>, !stablehlo.token)
  return
}

// -----

func.func @source_twice(%arg0: !stablehlo.token) {
  // expected-error@+1 {{source 0 stands in source_target_pairs more than once (recv_c2)}}
  %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> (tensor<2x4xf32>, !stablehlo.token)
  return
}

// -----

func.func @target_twice(%arg0: !stablehlo.token) {
  // expected-error@+1 {{target 1 stands in source_target_pairs more than once (recv_c3)}}
  %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> (tensor<2x4xf32>, !stablehlo.token)
  return
}

// -----

func.func @negative_id(%arg0: !stablehlo.token) {
  // expected-error@+1 {{element 0 of source_target_pairs is -3, expected at least 0 (recv_c4)}}
  %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[-3, 1]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> (tensor<2x4xf32>, !stablehlo.token)
  return
}

// -----

func.func @host_by_device_channel(%arg0: !stablehlo.token) {
  // expected-error@+1 {{channel type is 1, expected 3 (HOST_TO_DEVICE) when is_host_transfer is true (recv_c5)}}
  %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<2x4xf32>, !stablehlo.token)
  return
}

// -----

func.func @device_by_host_channel(%arg0: !stablehlo.token) {
  // expected-error@+1 {{channel type is 3, expected 1 (DEVICE_TO_DEVICE) when is_host_transfer is false (recv_c5)}}
  %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = false}> : (!stablehlo.token) -> (tensor<2x4xf32>, !stablehlo.token)
  return
}

// -----

func.func @operand_is_a_tensor(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{operand 0 is tensor<2x4xf32>, expected a token (recv_i1)}}
  %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (tensor<2x4xf32>) -> (tensor<2x4xf32>, !stablehlo.token)
  return
}

// -----

func.func @no_token(%arg0: !stablehlo.token) {
  // expected-error@+1 {{the last result is tensor<2x4xf32>, expected a token}}
  %0 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> tensor<2x4xf32>
  return
}

// -----

func.func @token_among_values(%arg0: !stablehlo.token) {
  // expected-error@+1 {{result 0 is !stablehlo.token, expected a ranked tensor of i1, integer, float, complex, per-tensor quantized or per-axis quantized}}
  %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (!stablehlo.token, !stablehlo.token)
  return
}
