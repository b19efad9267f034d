// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of collective_reduce.

func.func @plain(%arg0: tensor<2x4xf32>) {
  %0 = "stablehlo.collective_reduce"(%arg0) <{replica_groups = dense<[[0, 1], [4, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @dynamic_root(%arg0: tensor<2x4xf32>, %arg1: tensor<f32>, %arg2: tensor<2xi32>) {
  %0:2 = "stablehlo.collective_reduce"(%arg0, %arg1, %arg2) <{has_dynamic_root, replica_groups = dense<[[0, 1], [4, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<f32>, tensor<2xi32>) -> (tensor<2x4xf32>, tensor<f32>)
  return
}

// -----

func.func @promoted(%arg0: tensor<2x4xf32>) {
  %0 = "stablehlo.collective_reduce"(%arg0) <{replica_groups = dense<[[0, 1], [4, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %r0 = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %r0 : tensor<f64>
  }) : (tensor<2x4xf32>) -> tensor<2x4xf64>
  return
}

// -----

func.func @id_twice(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{replica_groups has 1 more than once, expected unique values (collective_reduce_c1)}}
  %0 = "stablehlo.collective_reduce"(%arg0) <{replica_groups = dense<[[0, 1], [1, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @negative_id(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{replica id -2, expected ids from 0 (collective_reduce_c2)}}
  %0 = "stablehlo.collective_reduce"(%arg0) <{replica_groups = dense<[[0, -2]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @result_shape(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{result is tensor<4x2xf32>, expected tensor<2x4xf32> (collective_reduce_c3)}}
  %0 = "stablehlo.collective_reduce"(%arg0) <{replica_groups = dense<[[0, 1], [4, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @root_size(%arg0: tensor<2x4xf32>, %arg1: tensor<2xi32>) {
  // expected-error@+1 {{the last operand is tensor<2xi32>, expected tensor<1xi32> with has_dynamic_root (collective_reduce_c3)}}
  %0 = "stablehlo.collective_reduce"(%arg0, %arg1) <{has_dynamic_root, replica_groups = dense<[[0, 1], [4, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @root_only(%arg0: tensor<0xi32>) {
  // expected-error@+1 {{no data operands, expected at least one (collective_reduce_c3)}}
  %0 = "stablehlo.collective_reduce"(%arg0) <{has_dynamic_root, replica_groups = dense<[[0, 1], [4, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<0xi32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @computation_of_another_kind(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{computation computes in i32, to which element type f32 of input 0 cannot be promoted (collective_reduce_c4)}}
  %0 = "stablehlo.collective_reduce"(%arg0) <{replica_groups = dense<[[0, 1], [4, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %r0 = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %r0 : tensor<i32>
  }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @global_ids_without_channel(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{channel id is 0 with use_global_device_ids, expected a positive one (collective_reduce_i3)}}
  %0 = "stablehlo.collective_reduce"(%arg0) <{replica_groups = dense<[[0, 1], [4, -1]]> : tensor<2x2xi64>, use_global_device_ids}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
