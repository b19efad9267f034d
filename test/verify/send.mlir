// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of send.

func.func @to_host(%arg0: tensor<2x4xf32>, %arg1: !stablehlo.token) {
  %0 = "stablehlo.send"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<2x4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @to_a_device(%arg0: tensor<2x4xf32>, %arg1: !stablehlo.token) {
  %0 = "stablehlo.send"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @pairs_of_three(%arg0: tensor<2x4xf32>, %arg1: !stablehlo.token) {
  // expected-error@+1 {{source_target_pairs is tensor<1x3xi64>, expected N x 2 elements (send_c1)}}
  %0 = "stablehlo.send"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (tensor<2x4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @source_twice(%arg0: tensor<2x4xf32>, %arg1: !stablehlo.token) {
  // expected-error@+1 {{source 0 stands in source_target_pairs more than once (send_c2)}}
  %0 = "stablehlo.send"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @target_twice(%arg0: tensor<2x4xf32>, %arg1: !stablehlo.token) {
  // expected-error@+1 {{target 1 stands in source_target_pairs more than once (send_c3)}}
  %0 = "stablehlo.send"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @negative_id(%arg0: tensor<2x4xf32>, %arg1: !stablehlo.token) {
  // expected-error@+1 {{element 0 of source_target_pairs is -3, expected at least 0 (send_c4)}}
  %0 = "stablehlo.send"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[-3, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @host_by_device_channel(%arg0: tensor<2x4xf32>, %arg1: !stablehlo.token) {
  // expected-error@+1 {{channel type is 1, expected 2 (DEVICE_TO_HOST) when is_host_transfer is true (send_c5)}}
  %0 = "stablehlo.send"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = true}> : (tensor<2x4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @device_by_host_channel(%arg0: tensor<2x4xf32>, %arg1: !stablehlo.token) {
  // expected-error@+1 {{channel type is 2, expected 1 (DEVICE_TO_DEVICE) when is_host_transfer is false (send_c5)}}
  %0 = "stablehlo.send"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = false}> : (tensor<2x4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @no_token(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{the last operand is tensor<2x4xf32>, expected a token (send_i2)}}
  %0 = "stablehlo.send"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<2x4xf32>) -> !stablehlo.token
  return
}

// -----

func.func @no_pairs(%arg0: tensor<2x4xf32>, %arg1: !stablehlo.token) {
  %0 = "stablehlo.send"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<> : tensor<0xi64>}> : (tensor<2x4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
