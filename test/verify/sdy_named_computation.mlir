// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of sdy_named_computation.

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @plain(%arg0: tensor<8x16xf32>) {
  %0 = sdy.named_computation<"f">(%arg0) (%arg1: tensor<8x16xf32>) {
    sdy.return %arg1 : tensor<8x16xf32>
  } : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @shardings(%arg0: tensor<8x16xf32>) {
  %0 = sdy.named_computation<"f">(%arg0) in_shardings=[<@mesh, [{"a"}, {}]>] (%arg1: tensor<8x16xf32>) {
    sdy.return %arg1 : tensor<8x16xf32>
  } : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @argument_type(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{region argument is tensor<4x16xf32> and operand is tensor<8x16xf32>, expected compatible types}}
  %0 = sdy.named_computation<"f">(%arg0) (%arg1: tensor<4x16xf32>) {
    sdy.return %arg1 : tensor<4x16xf32>
  } : (tensor<8x16xf32>) -> tensor<4x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @result_type(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{result is tensor<4x16xf32>, expected tensor<8x16xf32>}}
  %0 = sdy.named_computation<"f">(%arg0) (%arg1: tensor<8x16xf32>) {
    sdy.return %arg1 : tensor<8x16xf32>
  } : (tensor<8x16xf32>) -> tensor<4x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @sharding_count(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{2 shardings of 1 operands, expected one each}}
  %0 = sdy.named_computation<"f">(%arg0) in_shardings=[<@mesh, [{"a"}, {}]>, <@mesh, [{"a"}, {}]>] (%arg1: tensor<8x16xf32>) {
    sdy.return %arg1 : tensor<8x16xf32>
  } : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @sharding_rank(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{a sharding has 1 dimensions for tensor<8x16xf32>, expected 2}}
  %0 = sdy.named_computation<"f">(%arg0) in_shardings=[<@mesh, [{"a"}]>] (%arg1: tensor<8x16xf32>) {
    sdy.return %arg1 : tensor<8x16xf32>
  } : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return
}
