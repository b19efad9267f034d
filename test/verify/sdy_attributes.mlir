// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of sdy_attributes.

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @result_sharding(%arg0: tensor<8x16xf32>) {
  %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>} : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @rule(%arg0: tensor<8x2xf32>, %arg1: tensor<2x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [j, k])->([i, k]) {i=8, j=2, k=4} reduction={j}>} : (tensor<8x2xf32>, tensor<2x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @custom_rule(%arg0: tensor<8x16xf32>) {
  %0 = stablehlo.custom_call @f(%arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=16}, custom>} : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @compound_factors(%arg0: tensor<8x16xf32>) {
  %0 = stablehlo.reshape %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([ij]) {i=8, j=16}>} : (tensor<8x16xf32>) -> tensor<128xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @result_sharding_rank(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{a sharding has 1 dimensions for tensor<8x16xf32>, expected 2}}
  %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}]>]>} : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @result_sharding_count(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{2 shardings of 1 results, expected one each}}
  %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>, <@mesh, [{"a"}, {}]>]>} : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @sharding_of_an_argument_on_an_op(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{sdy.sharding of an op is no #sdy.sharding_per_value}}
  %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>} : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @rule_operand_count(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{a sharding rule maps 2 operands and 1 results, expected 1 and 1}}
  %0 = stablehlo.negate %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=16}>} : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @rule_rank(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{a sharding rule maps 1 dimensions of tensor<8x16xf32>, expected 2}}
  %0 = stablehlo.negate %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i, j]) {i=8, j=16}>} : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @rule_factor_sizes(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{the factors of dimension 0 of tensor<128xf32> make 64, expected its size}}
  %0 = stablehlo.reshape %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([ij]) {i=8, j=8}>} : (tensor<8x16xf32>) -> tensor<128xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @custom_rule_on_negate(%arg0: tensor<8x16xf32>) {
  // expected-error@+1 {{a custom sharding rule, expected one on custom_call only}}
  %0 = stablehlo.negate %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=16}, custom>} : tensor<8x16xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @argument_sharding(%arg0: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
// expected-error@+1 {{a sharding has 1 dimensions for tensor<8x16xf32>, expected 2}}
func.func @argument_sharding_rank(%arg0: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @one = <[], device_ids=[3]>
// expected-error@+1 {{mesh symbol @none not found, expected an sdy.mesh of this module}}
func.func @argument_sharding_mesh(%arg0: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@none, [{"a"}, {}]>}) {
  return
}
