// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of reduce_scatter.

func.func @plain(%arg0: tensor<3x4xf32>) {
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @channel(%arg0: tensor<3x4xf32>) {
  %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>) -> tensor<3x1xf32>
  return
}

// -----

func.func @global_ids(%arg0: tensor<3x4xf32>) {
  %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @promoted(%arg0: tensor<3x4xf32>) {
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %r0 = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %r0 : tensor<f64>
  }) : (tensor<3x4xf32>) -> tensor<3x2xf64>
  return
}

// -----

func.func @dynamic(%arg0: tensor<?x?xf32>) {
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @size_is_no_multiple(%arg0: tensor<3x5xf32>) {
  // expected-error@+1 {{size 5 along scatter_dimension is not a multiple of the group size 2 (reduce_scatter_c1)}}
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x5xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @dimension_beyond_rank(%arg0: tensor<3x4xf32>) {
  // expected-error@+1 {{scatter_dimension is 2, expected a value in [0, 2) (reduce_scatter_c2)}}
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 2 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @id_twice(%arg0: tensor<3x4xf32>) {
  // expected-error@+1 {{replica id 0 stands in replica_groups more than once (reduce_scatter_c3)}}
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @padding(%arg0: tensor<3x4xf32>) {
  // expected-error@+1 {{replica id -1, expected ids from 0 (reduce_scatter_c5)}}
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @id_missing(%arg0: tensor<3x4xf32>) {
  // expected-error@+1 {{replica id 9 in groups of 2 ids, expected all of [0, 2) (reduce_scatter_c5)}}
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 9]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @global_ids_without_channel(%arg0: tensor<3x4xf32>) {
  // expected-error@+1 {{channel id is 0 with use_global_device_ids, expected a positive one (reduce_scatter_c6)}}
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @computation_of_one_argument(%arg0: tensor<3x4xf32>) {
  // expected-error@+1 {{computation takes 1 arguments, expected 2 (reduce_scatter_c7)}}
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<3x4xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @result_size(%arg0: tensor<3x4xf32>) {
  // expected-error@+1 {{result is tensor<3x1xf32>, expected tensor<3x2xf32> (reduce_scatter_c8)}}
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>) -> tensor<3x1xf32>
  return
}

// -----

func.func @result_of_another_dimension(%arg0: tensor<3x4xf32>) {
  // expected-error@+1 {{result is tensor<2x2xf32>, expected tensor<3x2xf32> (reduce_scatter_c8)}}
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @result_is_no_divisor(%arg0: tensor<3x4xf32>) {
  // expected-error@+1 {{result has size 3 along scatter_dimension, expected a divisor of 4 (reduce_scatter_c8)}}
  %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @result_element_type(%arg0: tensor<3x4xf32>) {
  // expected-error@+1 {{result 0 is tensor<3x2xf64>, expected element type f32 (reduce_scatter_c9)}}
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>) -> tensor<3x2xf64>
  return
}
