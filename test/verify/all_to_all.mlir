// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of all_to_all.

func.func @plain(%arg0: tensor<2x4xf32>) {
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @same_dimension(%arg0: tensor<2x4xf32>) {
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @two(%arg0: tensor<2x4xf32>, %arg1: tensor<2x6xi32>) {
  %0:2 = "stablehlo.all_to_all"(%arg0, %arg1) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>, tensor<2x6xi32>) -> (tensor<4x2xf32>, tensor<4x3xi32>)
  return
}

// -----

func.func @dynamic(%arg0: tensor<?x?xf32>) {
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @bounded(%arg0: tensor<2x?xf32, #stablehlo.bounds<?, 8>>) {
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x?xf32, #stablehlo.bounds<?, 8>>) -> tensor<4x?xf32, #stablehlo.bounds<?, 4>>
  return
}

// -----

func.func @mesh_axes(%arg0: tensor<2x4xf32>) {
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "x">]>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @split_dimension_beyond_rank(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{split_dimension is 2, expected a value in [0, 2) (all_to_all_c1)}}
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 2 : i64}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @size_is_no_multiple(%arg0: tensor<2x5xf32>) {
  // expected-error@+1 {{operand 0 has size 5 along split_dimension, expected a multiple of split_count 2 (all_to_all_c2)}}
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x5xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @negative_concat_dimension(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{concat_dimension is -1, expected a value in [0, 2) (all_to_all_c3)}}
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = -1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @split_count_of_zero(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{split_count is 0, expected at least 1 (all_to_all_c4)}}
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 0 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @id_twice(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{replica id 1 stands in replica_groups more than once (all_to_all_c5)}}
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @padding(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{replica id -1, expected ids from 0 (all_to_all_c7)}}
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @id_missing(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{replica id 2 in groups of 2 ids, expected all of [0, 2) (all_to_all_c7)}}
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @group_size(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{replica_groups is tensor<2x2xi64>, expected groups of 4 (all_to_all_c8)}}
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>) -> tensor<8x1xf32>
  return
}

// -----

func.func @group_size_of_mesh_axes(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{the mesh axes make groups of 4, expected 2 (all_to_all_c8)}}
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y">]>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @no_groups(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{replica_groups is tensor<0x0xi64>, expected groups of 2 (all_to_all_c8)}}
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @result_shape(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{result is tensor<4x4xf32>, expected tensor<4x2xf32> (all_to_all_c9)}}
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @result_count(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{2 results, expected 1 (all_to_all_c9)}}
  %0:2 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>)
  return
}
