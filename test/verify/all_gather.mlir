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
  // expected-error@+1 {{all_gather_c1}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 2 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @negative_dimension(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{all_gather_c1}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = -1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @id_twice(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{all_gather_c2}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @splat_ids(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{all_gather_c2}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<0> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @id_missing(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{all_gather_c4}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 4]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @padding(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{all_gather_c4}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @global_ids_without_channel(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{all_gather_c5}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @negative_channel(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{all_gather_c5}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = -1, type = 0>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @result_size(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{all_gather_c6}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x9xf32>
  return
}

// -----

func.func @result_of_another_dimension(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{all_gather_c6}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<3x6xf32>
  return
}

// -----

func.func @result_is_no_multiple(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{all_gather_c6}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<2x3xf32>) -> tensor<2x7xf32>
  return
}

// -----

func.func @result_element_type(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{all_gather_c6}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x6xi32>
  return
}

// -----

func.func @result_count(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{all_gather_c6}}
  %0:2 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> (tensor<2x6xf32>, tensor<2x6xf32>)
  return
}

// -----

func.func @groups_of_rank_one(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{all_gather_i3}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<[0, 1]> : tensor<2xi64>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @no_groups_of_global_ids(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{all_gather_i3}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<> : tensor<0x0xi64>, use_global_device_ids}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @axis_not_in_mesh(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{is not in the mesh}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "z">]>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @axis_twice(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{is used twice}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "x">]>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @sub_axis_does_not_divide(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{does not fit}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (1)3>]>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @no_such_mesh(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{not found}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @mesh_axis_twice(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{two axes}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "x", size = 4>]>, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}
