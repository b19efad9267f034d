// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of sdy.

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @closed(%arg0: tensor<8x16xf32>) {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"a"}, {}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @open(%arg0: tensor<8x16xf32>) {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"a", ?}, {?}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @two_axes(%arg0: tensor<8x16xf32>) {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"b", "a"}, {}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @sub_axes(%arg0: tensor<8x16xf32>) {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"b":(1)2}, {"b":(2)2}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @replicated(%arg0: tensor<8x16xf32>) {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{}, {}], replicated={"a", "b"}> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @priority(%arg0: tensor<8x16xf32>) {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"a"}p1, {?}p0]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @inline_mesh(%arg0: tensor<8x16xf32>) {
  %0 = sdy.sharding_constraint %arg0 <mesh<["x"=2]>, [{"x"}, {}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @one_device(%arg0: tensor<8x16xf32>) {
  %0 = sdy.sharding_constraint %arg0 <@one, []> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @no_such_mesh(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{mesh symbol @m not found, expected an sdy.mesh of this module}}
  %0 = sdy.sharding_constraint %arg0 <@m, [{}, {}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @dimension_count(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{a sharding has 1 dimensions for tensor<8x16xf32>, expected 2}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"a"}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @unknown_axis(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{axis "c" is not in the mesh}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"c"}, {}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @axis_twice(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{axis "a" is used twice, or overlaps a part of it that is used}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"a"}, {"a"}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @axis_of_size_one_twice(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{axis "x" is used twice, or overlaps a part of it that is used}}
  %0 = sdy.sharding_constraint %arg0 <mesh<["x"=1]>, [{"x"}, {"x"}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @axis_sharded_and_replicated(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{axis "a" is used twice, or overlaps a part of it that is used}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"a"}, {}], replicated={"a"}> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @sub_axis_overlaps(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{axis "b" is used twice, or overlaps a part of it that is used}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"b":(1)2}, {"b"}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @sub_axis_does_not_divide(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{sub-axis "b":(1)3 does not fit the axis of size 4, expected a proper part with pre-size 1 or more and size 2 or more that divides it}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"b":(1)3}, {}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @sub_axis_is_all(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{sub-axis "a":(1)2 does not fit the axis of size 2, expected a proper part with pre-size 1 or more and size 2 or more that divides it}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"a":(1)2}, {}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @sub_axes_can_be_merged(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{two consecutive sub-axes of "b" can be merged, expected one}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"b":(1)2, "b":(2)2}, {}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @replicated_out_of_order(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{axis "a" is out of order, expected the order of the mesh}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{}, {}], replicated={"b", "a"}> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @priority_of_nothing(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{an empty closed dimension sharding has a priority}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{}p0, {}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @dimensions_on_one_device(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{a sharding on the mesh of one device has dimensions or axes, expected none}}
  %0 = sdy.sharding_constraint %arg0 <@one, [{}, {}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @reshard_result(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{result is tensor<16x8xf32>, expected tensor<8x16xf32>}}
  %0 = "sdy.reshard"(%arg0) <{sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}> : (tensor<8x16xf32>) -> tensor<16x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @barrier(%arg0: tensor<8x16xf32>) {
  %0 = sdy.propagation_barrier %arg0 allowed_direction=BACKWARD : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @edge(%arg0: tensor<8x16xf32>) {
  %0 = sdy.data_flow_edge %arg0 sharding=<@mesh, [{"a"}, {}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @edge_without_sharding(%arg0: tensor<8x16xf32>) {
  %0 = sdy.data_flow_edge %arg0 : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @group(%arg0: tensor<8x16xf32>) {
  sdy.sharding_group %arg0 group_id=21 : tensor<8x16xf32>
  return
}
