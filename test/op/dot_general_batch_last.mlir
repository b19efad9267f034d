// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Batches whose dims are the minor-most ones: the same sums as those of matrices that lie one after the other, also
// where a vector would be summed in lanes if its matrix lay so.

func.func @matrices() {
  %i0 = stablehlo.iota dim = 0 : tensor<13020xf32>
  %i = stablehlo.optimization_barrier %i0 : tensor<13020xf32>
  %s = stablehlo.sine %i : tensor<13020xf32>
  %a = stablehlo.reshape %s : (tensor<13020xf32>) -> tensor<20x31x3x7xf32>
  %c = stablehlo.cosine %i : tensor<13020xf32>
  %b = stablehlo.reshape %c : (tensor<13020xf32>) -> tensor<31x20x3x7xf32>
  %r = stablehlo.dot_general %a, %b, batching_dims = [2, 3] x [2, 3], contracting_dims = [1] x [0] : (tensor<20x31x3x7xf32>, tensor<31x20x3x7xf32>) -> tensor<3x7x20x20xf32>
  %ta = stablehlo.transpose %a, dims = [2, 3, 0, 1] : (tensor<20x31x3x7xf32>) -> tensor<3x7x20x31xf32>
  %tb = stablehlo.transpose %b, dims = [2, 3, 0, 1] : (tensor<31x20x3x7xf32>) -> tensor<3x7x31x20xf32>
  %na = stablehlo.negate %ta : tensor<3x7x20x31xf32>
  %nb = stablehlo.negate %tb : tensor<3x7x31x20xf32>
  %want = stablehlo.dot_general %na, %nb, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<3x7x20x31xf32>, tensor<3x7x31x20xf32>) -> tensor<3x7x20x20xf32>
  check.expect_eq %r, %want : tensor<3x7x20x20xf32>
  return
}

func.func @vectors() {
  %i0 = stablehlo.iota dim = 0 : tensor<12480xf32>
  %i = stablehlo.optimization_barrier %i0 : tensor<12480xf32>
  %s = stablehlo.sine %i : tensor<12480xf32>
  %b = stablehlo.reshape %s : (tensor<12480xf32>) -> tensor<24x65x8xf32>
  %v = stablehlo.slice %s [0:1040] : (tensor<12480xf32>) -> tensor<1040xf32>
  %a = stablehlo.reshape %v : (tensor<1040xf32>) -> tensor<2x65x8xf32>
  %one = stablehlo.slice %a [1:2, 0:65, 0:8] : (tensor<2x65x8xf32>) -> tensor<1x65x8xf32>
  %r = stablehlo.dot_general %one, %b, batching_dims = [2] x [2], contracting_dims = [1] x [1] : (tensor<1x65x8xf32>, tensor<24x65x8xf32>) -> tensor<8x1x24xf32>
  %ta = stablehlo.transpose %a, dims = [2, 0, 1] : (tensor<2x65x8xf32>) -> tensor<8x2x65xf32>
  %tb = stablehlo.transpose %b, dims = [2, 0, 1] : (tensor<24x65x8xf32>) -> tensor<8x24x65xf32>
  %na = stablehlo.negate %ta : tensor<8x2x65xf32>
  %nb = stablehlo.negate %tb : tensor<8x24x65xf32>
  %all = stablehlo.dot_general %na, %nb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x2x65xf32>, tensor<8x24x65xf32>) -> tensor<8x2x24xf32>
  %last = stablehlo.slice %all [0:8, 1:2, 0:24] : (tensor<8x2x24xf32>) -> tensor<8x1x24xf32>
  check.expect_eq %r, %last : tensor<8x1x24xf32>
  return
}

// One product each, of a square whose batches are its last dimension: the square is turned.
func.func @single_products() {
  %x = stablehlo.constant dense<[[6, 2, 4]]> : tensor<1x3xi32>
  %y = stablehlo.constant dense<[[[0, 2, 0]], [[1, 1, 4]], [[2, -1, 3]]]> : tensor<3x1x3xi32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [1] x [2], contracting_dims = [0] x [1] : (tensor<1x3xi32>, tensor<3x1x3xi32>) -> tensor<3x3xi32>
  check.expect_eq_const %r, dense<[[0, 6, 12], [4, 2, -2], [0, 16, 12]]> : tensor<3x3xi32>
  return
}
