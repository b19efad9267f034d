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
  // expected-error@+1 {{recv_c1}}
  %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (!stablehlo.token) -> (tensor<2x4xf32>, !stablehlo.token)
  return
}

// -----

func.func @source_twice(%arg0: !stablehlo.token) {
  // expected-error@+1 {{recv_c2}}
  %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> (tensor<2x4xf32>, !stablehlo.token)
  return
}

// -----

func.func @target_twice(%arg0: !stablehlo.token) {
  // expected-error@+1 {{recv_c3}}
  %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> (tensor<2x4xf32>, !stablehlo.token)
  return
}

// -----

func.func @negative_id(%arg0: !stablehlo.token) {
  // expected-error@+1 {{recv_c4}}
  %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[-3, 1]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> (tensor<2x4xf32>, !stablehlo.token)
  return
}

// -----

func.func @host_by_device_channel(%arg0: !stablehlo.token) {
  // expected-error@+1 {{recv_c5}}
  %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<2x4xf32>, !stablehlo.token)
  return
}

// -----

func.func @device_by_host_channel(%arg0: !stablehlo.token) {
  // expected-error@+1 {{recv_c5}}
  %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = false}> : (!stablehlo.token) -> (tensor<2x4xf32>, !stablehlo.token)
  return
}

// -----

func.func @operand_is_a_tensor(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{recv_i1}}
  %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (tensor<2x4xf32>) -> (tensor<2x4xf32>, !stablehlo.token)
  return
}

// -----

func.func @no_token(%arg0: !stablehlo.token) {
  // expected-error@+1 {{expected a token}}
  %0 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> tensor<2x4xf32>
  return
}

// -----

func.func @token_among_values(%arg0: !stablehlo.token) {
  // expected-error@+1 {{ranked tensor}}
  %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (!stablehlo.token, !stablehlo.token)
  return
}
