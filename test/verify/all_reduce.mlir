// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of all_reduce.

func.func @plain(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @two(%arg0: tensor<2x3xf32>, %arg1: tensor<4xf32>) {
  %0:2 = "stablehlo.all_reduce"(%arg0, %arg1) <{replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<4xf32>) -> (tensor<2x3xf32>, tensor<4xf32>)
  return
}

// -----

func.func @global_ids(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>, use_global_device_ids}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @promoted(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %r0 = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %r0 : tensor<f64>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf64>
  return
}

// -----

func.func @no_groups(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @dynamic(%arg0: tensor<?x3xf32>) {
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<?x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @id_twice(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{replica id 1 stands in replica_groups more than once (all_reduce_c1)}}
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1], [1, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @id_missing(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{replica id 3 in groups of 3 ids, expected all of [0, 3) (all_reduce_c3)}}
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1], [3, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @negative_id(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{replica id -2, expected ids from 0 (all_reduce_c3)}}
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1], [2, -2]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @global_ids_without_channel(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{channel id is 0 with use_global_device_ids, expected a positive one (all_reduce_c4)}}
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>, use_global_device_ids}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @computation_of_four(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{computation takes 4 arguments, expected 2 (all_reduce_c5)}}
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %r0 = stablehlo.add %a, %c : tensor<f32>
    %r1 = stablehlo.add %b, %d : tensor<f32>
    stablehlo.return %r0, %r1 : tensor<f32>, tensor<f32>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @computation_of_another_kind(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{computation computes in i64, to which element type f32 of input 0 cannot be promoted (all_reduce_c5)}}
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %r0 = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %r0 : tensor<i64>
  }) : (tensor<2x3xf32>) -> tensor<2x3xi64>
  return
}

// -----

func.func @computation_narrower_than_one_operand(%arg0: tensor<2x3xf32>, %arg1: tensor<4xf64>) {
  // expected-error@+1 {{computation computes in f32, to which element type f64 of input 0 cannot be promoted (all_reduce_c5)}}
  %0:2 = "stablehlo.all_reduce"(%arg0, %arg1) <{replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<4xf64>) -> (tensor<2x3xf32>, tensor<4xf32>)
  return
}

// -----

func.func @result_shape(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{result is tensor<3x2xf32>, expected tensor<2x3xf32> (all_reduce_c6)}}
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @result_count(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{2 results, expected 1 (all_reduce_c6)}}
  %0:2 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}

// -----

func.func @result_element_type(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{result 0 is tensor<2x3xf64>, expected element type f32 (all_reduce_c7)}}
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf64>
  return
}

// -----

func.func @groups_of_rank_one(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{replica_groups is tensor<2xi64>, expected a 2-D tensor of i64 (all_reduce_i2)}}
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[0, 1]> : tensor<2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
