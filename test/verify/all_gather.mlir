// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of all_gather.

func.func @plain(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @two(%arg0: tensor<2x3xf32>, %arg1: tensor<4x5xi32>) {
  %0:2 = "stablehlo.all_gather"(%arg0, %arg1) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>, tensor<4x5xi32>) -> (tensor<2x6xf32>, tensor<4x10xi32>)
  return
}

// -----

func.func @channel(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x12xf32>
  return
}

// -----

func.func @global_ids(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @all_replicas(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<2x3xf32>) -> tensor<2x9xf32>
  return
}

// -----

func.func @dynamic(%arg0: tensor<?x?xf32>) {
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @mesh_axes(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y">]>}> : (tensor<2x3xf32>) -> tensor<2x12xf32>
  return
}

// -----

func.func @mesh_sub_axis(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (2)2>]>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @mesh_by_symbol(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @dimension_beyond_rank(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{all_gather_dim is 2, expected a value in [0, 2) (all_gather_c1)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 2 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @negative_dimension(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{all_gather_dim is -1, expected a value in [0, 2) (all_gather_c1)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = -1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @id_twice(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{replica id 1 stands in replica_groups more than once (all_gather_c2)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @splat_ids(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{replica id 0 stands in replica_groups more than once (all_gather_c2)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<0> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @id_missing(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{replica id 4 in groups of 4 ids, expected all of [0, 4) (all_gather_c4)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 4]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @padding(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{replica id -1, expected ids from 0 (all_gather_c4)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @global_ids_without_channel(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{channel id is 0 with use_global_device_ids, expected a positive one (all_gather_c5)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @negative_channel(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{channel id is -1 with use_global_device_ids, expected a positive one (all_gather_c5)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = -1, type = 0>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @result_size(%arg0: tensor<2x3xf32>) {
  // expected-warning@+1 {{all_gather: result 0 has size 9 along all_gather_dim, expected 6 (all_gather_c6)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x9xf32>
  return
}

// -----

func.func @result_of_another_dimension(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{result is tensor<3x6xf32>, expected tensor<2x6xf32> (all_gather_c6)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<3x6xf32>
  return
}

// -----

func.func @result_is_no_multiple(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{result 0 has size 7 along all_gather_dim, expected a multiple of 3 (all_gather_c6)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<2x3xf32>) -> tensor<2x7xf32>
  return
}

// -----

func.func @result_element_type(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{result is tensor<2x6xi32>, expected tensor<2x6xf32> (all_gather_c6)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x6xi32>
  return
}

// -----

func.func @result_count(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{2 results, expected 1 (all_gather_c6)}}
  %0:2 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> (tensor<2x6xf32>, tensor<2x6xf32>)
  return
}

// -----

func.func @groups_of_rank_one(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{replica_groups is tensor<2xi64>, expected a 2-D tensor of i64 (all_gather_i3)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<[0, 1]> : tensor<2xi64>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @no_groups_of_global_ids(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{replica_groups is empty, expected groups with use_global_device_ids (all_gather_i3)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<> : tensor<0x0xi64>, use_global_device_ids}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @axis_not_in_mesh(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{axis "z" is not in the mesh (all_gather_i3)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "z">]>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @axis_twice(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{axis "x" is used twice, or overlaps a part of it that is used (all_gather_i3)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "x">]>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @sub_axis_does_not_divide(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{sub-axis "y":(1)3 does not fit the axis of size 4, expected a proper part with pre-size 1 or more and size 2 or more that divides it (all_gather_i3)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (1)3>]>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @no_such_mesh(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{mesh symbol @mesh not found, expected an sdy.mesh of this module (all_gather_i3)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @mesh_axis_twice(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{mesh has two axes "x", expected unique names (all_gather_i3)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "x", size = 4>]>, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

// A mesh of another dialect: its axes are unknown, so any multiple will do.
func.func private @mesh()
func.func @foreign_mesh(%arg0: tensor<16x8xf32>) {
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "a">]>}> : (tensor<16x8xf32>) -> tensor<16x24xf32>
  return
}

// -----

func.func private @mesh()
func.func @foreign_mesh_not_a_multiple(%arg0: tensor<16x8xf32>) {
  // expected-error@+1 {{all_gather: result 0 has size 9 along all_gather_dim, expected a multiple of 8 (all_gather_c6)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "a">]>}> : (tensor<16x8xf32>) -> tensor<16x9xf32>
  return
}
