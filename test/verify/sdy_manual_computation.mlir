// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of sdy_manual_computation.

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @plain(%arg0: tensor<8x16xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a"}, {}]>] out_shardings=[<@mesh, [{"a"}, {}]>] manual_axes={"a"} (%arg1: tensor<4x16xf32>) {
    sdy.return %arg1 : tensor<4x16xf32>
  } : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @free_axes_after_manual(%arg0: tensor<8x16xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a", "b"}, {}]>] out_shardings=[<@mesh, [{"a"}, {"b"}]>] manual_axes={"a"} (%arg1: tensor<4x16xf32>) {
    sdy.return %arg1 : tensor<4x16xf32>
  } : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @two_manual_axes(%arg0: tensor<8x16xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a", "b"}, {}]>] out_shardings=[<@mesh, [{"a", "b"}, {}]>] manual_axes={"a", "b"} (%arg1: tensor<1x16xf32>) {
    sdy.return %arg1 : tensor<1x16xf32>
  } : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @dynamic(%arg0: tensor<?x16xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a"}, {}]>] out_shardings=[<@mesh, [{"a"}, {}]>] manual_axes={"a"} (%arg1: tensor<?x16xf32>) {
    sdy.return %arg1 : tensor<?x16xf32>
  } : (tensor<?x16xf32>) -> tensor<?x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @sharding_count(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{0 shardings of 1 operands, expected one each}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[] out_shardings=[<@mesh, [{"a"}, {}]>] manual_axes={"a"} (%arg1: tensor<4x16xf32>) {
    sdy.return %arg1 : tensor<4x16xf32>
  } : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @local_argument(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{region argument 0 is tensor<8x16xf32>, expected the local type tensor<4x16xf32>}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a"}, {}]>] out_shardings=[<@mesh, [{"a"}, {}]>] manual_axes={"a"} (%arg1: tensor<8x16xf32>) {
    sdy.return %arg1 : tensor<8x16xf32>
  } : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @local_result(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{returned value 0 is tensor<4x16xf32>, expected the local type tensor<4x8xf32>}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a"}, {}]>] out_shardings=[<@mesh, [{"a"}, {}]>] manual_axes={"a"} (%arg1: tensor<4x16xf32>) {
    sdy.return %arg1 : tensor<4x16xf32>
  } : (tensor<8x16xf32>) -> tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @free_axis_first(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{manual axis "a" stands after a free one in dimension 0, expected manual axes first}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"b", "a"}, {}]>] out_shardings=[<@mesh, [{"a"}, {}]>] manual_axes={"a"} (%arg1: tensor<4x16xf32>) {
    sdy.return %arg1 : tensor<4x16xf32>
  } : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @size_does_not_divide(%arg0: tensor<7x16xf32>) {
  // expected-error@+1 {{dimension 0 of size 7 does not divide among 2 devices}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a"}, {}]>] out_shardings=[<@mesh, [{"a"}, {}]>] manual_axes={"a"} (%arg1: tensor<4x16xf32>) {
    sdy.return %arg1 : tensor<4x16xf32>
  } : (tensor<7x16xf32>) -> tensor<7x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @unknown_manual_axis(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{manual axis "c" is not in the mesh}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a"}, {}]>] out_shardings=[<@mesh, [{"a"}, {}]>] manual_axes={"a", "c"} (%arg1: tensor<4x16xf32>) {
    sdy.return %arg1 : tensor<4x16xf32>
  } : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @manual_axis_twice(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{manual axis "a" stands twice}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a"}, {}]>] out_shardings=[<@mesh, [{"a"}, {}]>] manual_axes={"a", "a"} (%arg1: tensor<4x16xf32>) {
    sdy.return %arg1 : tensor<4x16xf32>
  } : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @two_meshes(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{shardings on two meshes, expected one}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a"}, {}]>] out_shardings=[<@one, []>] manual_axes={"a"} (%arg1: tensor<4x16xf32>) {
    sdy.return %arg1 : tensor<4x16xf32>
  } : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return
}
