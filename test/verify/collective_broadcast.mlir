// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of collective_broadcast.

func.func @plain(%arg0: tensor<2x4xf32>) {
  %0 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = dense<[[0, 1], [4, 3]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @two(%arg0: tensor<2x4xf32>, %arg1: tensor<f32>) {
  %0:2 = "stablehlo.collective_broadcast"(%arg0, %arg1) <{replica_groups = dense<[[0, 1], [4, 3]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>, tensor<f32>) -> (tensor<2x4xf32>, tensor<f32>)
  return
}

// -----

func.func @dynamic_root(%arg0: tensor<2x4xf32>, %arg1: tensor<f32>, %arg2: tensor<2xi32>) {
  %0:2 = "stablehlo.collective_broadcast"(%arg0, %arg1, %arg2) <{has_dynamic_root, replica_groups = dense<[[0, 1], [4, 3]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>, tensor<f32>, tensor<2xi32>) -> (tensor<2x4xf32>, tensor<f32>)
  return
}

// -----

func.func @id_twice(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{replica_groups has 1 more than once, expected unique values (collective_broadcast_c1)}}
  %0 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = dense<[[0, 1], [1, 3]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @negative_id(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{replica id -1, expected ids from 0 (collective_broadcast_c2)}}
  %0 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = dense<[[0, -1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @result_type(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{result is tensor<4x2xf32>, expected tensor<2x4xf32> (collective_broadcast_c3)}}
  %0 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = dense<[[0, 1], [4, 3]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @root_only(%arg0: tensor<1xi32>) {
  // expected-error@+1 {{no data operands, expected at least one (collective_broadcast_c4)}}
  %0 = "stablehlo.collective_broadcast"(%arg0) <{has_dynamic_root, replica_groups = dense<[[0, 1], [4, 3]]> : tensor<2x2xi64>}> : (tensor<1xi32>) -> tensor<1xi32>
  return
}

// -----

func.func @root_size(%arg0: tensor<2x4xf32>, %arg1: tensor<2xi32>) {
  // expected-error@+1 {{the last operand is tensor<2xi32>, expected tensor<1xi32> with has_dynamic_root (collective_broadcast_c4)}}
  %0 = "stablehlo.collective_broadcast"(%arg0, %arg1) <{has_dynamic_root, replica_groups = dense<[[0, 1], [4, 3]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @root_type(%arg0: tensor<2x4xf32>, %arg1: tensor<1xi64>) {
  // expected-error@+1 {{the last operand is tensor<1xi64>, expected tensor<1xi32> with has_dynamic_root (collective_broadcast_c4)}}
  %0 = "stablehlo.collective_broadcast"(%arg0, %arg1) <{has_dynamic_root, replica_groups = dense<[[0, 1], [4, 3]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>, tensor<1xi64>) -> tensor<2x4xf32>
  return
}

// -----

func.func @result_type_with_root(%arg0: tensor<2x4xf32>, %arg1: tensor<1xi32>) {
  // expected-error@+1 {{result is tensor<4x2xf32>, expected tensor<2x4xf32> (collective_broadcast_c4)}}
  %0 = "stablehlo.collective_broadcast"(%arg0, %arg1) <{has_dynamic_root, replica_groups = dense<[[0, 1], [4, 3]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @result_count(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{2 results, expected 1 (collective_broadcast_c5)}}
  %0:2 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = dense<[[0, 1], [4, 3]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>)
  return
}

// -----

func.func @result_of_the_root(%arg0: tensor<2x4xf32>, %arg1: tensor<1xi32>) {
  // expected-error@+1 {{2 results, expected 1 (collective_broadcast_c5)}}
  %0:2 = "stablehlo.collective_broadcast"(%arg0, %arg1) <{has_dynamic_root, replica_groups = dense<[[0, 1], [4, 3]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>, tensor<1xi32>) -> (tensor<2x4xf32>, tensor<1xi32>)
  return
}
