// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What is read in parts only is made in its parts: rows of three bytes as numbers, each of the columns in a slice.
// Element (i, j) is (3 i + j) mod 256.

func.func @weighted_columns() {
  %n = stablehlo.iota dim = 0 : tensor<1500xi32>
  %u = stablehlo.convert %n : (tensor<1500xi32>) -> tensor<1500xui8>
  %bytes = stablehlo.optimization_barrier %u : tensor<1500xui8>
  %rows = stablehlo.reshape %bytes : (tensor<1500xui8>) -> tensor<500x3xui8>
  %x = stablehlo.convert %rows : (tensor<500x3xui8>) -> tensor<500x3xi32>
  %s0 = stablehlo.slice %x [0:500, 0:1] : (tensor<500x3xi32>) -> tensor<500x1xi32>
  %c0 = stablehlo.reshape %s0 : (tensor<500x1xi32>) -> tensor<500xi32>
  %s1 = stablehlo.slice %x [0:500, 1:2] : (tensor<500x3xi32>) -> tensor<500x1xi32>
  %c1 = stablehlo.reshape %s1 : (tensor<500x1xi32>) -> tensor<500xi32>
  %s2 = stablehlo.slice %x [0:500, 2:3] : (tensor<500x3xi32>) -> tensor<500x1xi32>
  %c2 = stablehlo.reshape %s2 : (tensor<500x1xi32>) -> tensor<500xi32>
  %k0 = stablehlo.constant dense<77> : tensor<500xi32>
  %k1 = stablehlo.constant dense<150> : tensor<500xi32>
  %k2 = stablehlo.constant dense<29> : tensor<500xi32>
  %p0 = stablehlo.multiply %c0, %k0 : tensor<500xi32>
  %p1 = stablehlo.multiply %c1, %k1 : tensor<500xi32>
  %p2 = stablehlo.multiply %c2, %k2 : tensor<500xi32>
  %p01 = stablehlo.add %p0, %p1 : tensor<500xi32>
  %p = stablehlo.add %p01, %p2 : tensor<500xi32>
  %eight = stablehlo.constant dense<8> : tensor<500xi32>
  %gray = stablehlo.shift_right_arithmetic %p, %eight : tensor<500xi32>
  %got = stablehlo.convert %gray : (tensor<500xi32>) -> tensor<500xui8>
  %i = stablehlo.iota dim = 0 : tensor<500xi32>
  %three = stablehlo.constant dense<3> : tensor<500xi32>
  %byte = stablehlo.constant dense<255> : tensor<500xi32>
  %one = stablehlo.constant dense<1> : tensor<500xi32>
  %two = stablehlo.constant dense<2> : tensor<500xi32>
  %e = stablehlo.multiply %i, %three : tensor<500xi32>
  %f = stablehlo.add %e, %one : tensor<500xi32>
  %g = stablehlo.add %e, %two : tensor<500xi32>
  %a0 = stablehlo.and %e, %byte : tensor<500xi32>
  %a1 = stablehlo.and %f, %byte : tensor<500xi32>
  %a2 = stablehlo.and %g, %byte : tensor<500xi32>
  %q0 = stablehlo.multiply %a0, %k0 : tensor<500xi32>
  %q1 = stablehlo.multiply %a1, %k1 : tensor<500xi32>
  %q2 = stablehlo.multiply %a2, %k2 : tensor<500xi32>
  %q01 = stablehlo.add %q0, %q1 : tensor<500xi32>
  %q = stablehlo.add %q01, %q2 : tensor<500xi32>
  %r = stablehlo.shift_right_arithmetic %q, %eight : tensor<500xi32>
  %want = stablehlo.convert %r : (tensor<500xi32>) -> tensor<500xui8>
  check.expect_eq %got, %want : tensor<500xui8>
  return
}

// -----

func.func @overlapping_parts() {
  %n = stablehlo.iota dim = 0 : tensor<1000xi32>
  %u = stablehlo.convert %n : (tensor<1000xi32>) -> tensor<1000xi8>
  %bytes = stablehlo.optimization_barrier %u : tensor<1000xi8>
  %w = stablehlo.convert %bytes : (tensor<1000xi8>) -> tensor<1000xi16>
  %k = stablehlo.constant dense<3> : tensor<1000xi16>
  %x = stablehlo.multiply %w, %k : tensor<1000xi16>
  %a = stablehlo.slice %x [0:998:2] : (tensor<1000xi16>) -> tensor<499xi16>
  %b = stablehlo.slice %x [1:999:2] : (tensor<1000xi16>) -> tensor<499xi16>
  %d = stablehlo.subtract %b, %a : tensor<499xi16>
  %min = stablehlo.constant dense<3> : tensor<499xi16>
  // A sign changes between 127 and 128, which are in different pairs.
  check.expect_eq %d, %min : tensor<499xi16>
  return
}
