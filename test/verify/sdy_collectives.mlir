// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of sdy_collectives.

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @all_gather(%arg0: tensor<8x16xf32>) {
  %0 = sdy.all_gather [{"a"}, {}] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @all_slice(%arg0: tensor<8x16xf32>) {
  %0 = sdy.all_slice [{"a"}, {}] %arg0 out_sharding=<@mesh, [{"a"}, {}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @all_to_all(%arg0: tensor<8x16xf32>) {
  %0 = sdy.all_to_all [{"a"}: 0->1] %arg0 out_sharding=<@mesh, [{}, {"a"}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @collective_permute(%arg0: tensor<8x16xf32>) {
  %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @all_reduce(%arg0: tensor<8x16xf32>) {
  %0 = sdy.all_reduce {"a"} %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @reduce_scatter(%arg0: tensor<8x16xf32>) {
  %0 = sdy.reduce_scatter [{"a"}, {}] %arg0 out_sharding=<@mesh, [{"a"}, {}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @gathered_dimensions(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{1 lists of axes for rank 2, expected one a dimension}}
  %0 = sdy.all_gather [{"a"}] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @gathered_axis_twice(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{axis "a" is used twice, or overlaps a part of it that is used}}
  %0 = sdy.all_gather [{"a"}, {"a"}] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @reduced_unknown_axis(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{axis "c" is not in the mesh}}
  %0 = sdy.all_reduce {"c"} %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @moved_to_itself(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{src_dim and tgt_dim are both 0, expected two dimensions}}
  %0 = sdy.all_to_all [{"a"}: 0->0] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @moved_beyond_rank(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{tgt_dim is 2, expected a value in [0, 2)}}
  %0 = sdy.all_to_all [{"a"}: 0->2] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @sharding_rank(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{a sharding has 1 dimensions for tensor<8x16xf32>, expected 2}}
  %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{}]> : tensor<8x16xf32>
  return
}
