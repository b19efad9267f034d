// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Halves that rows share, as a scale and a bias are: some rows beside each other convert them once. The last rows are
// fewer than that. Sorts leave the numbers as they are, in memory.

func.func @f16_scale_and_bias() {
  %i = stablehlo.iota dim = 0 : tensor<4003x33xi32>
  %j = stablehlo.iota dim = 1 : tensor<4003x33xi32>
  %c64 = stablehlo.constant dense<64> : tensor<4003x33xi32>
  %xi = stablehlo.remainder %i, %c64 : tensor<4003x33xi32>
  %e = stablehlo.multiply %xi, %j : tensor<4003x33xi32>
  %ei = stablehlo.add %e, %j : tensor<4003x33xi32>
  %x0 = stablehlo.convert %xi : (tensor<4003x33xi32>) -> tensor<4003x33xf16>
  %m0 = stablehlo.iota dim = 0 : tensor<33xf16>
  %x = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f16>, %a1: tensor<f16>):
    %lt = stablehlo.compare LT, %a0, %a1 : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<4003x33xf16>) -> tensor<4003x33xf16>
  %m = "stablehlo.sort"(%m0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f16>, %a1: tensor<f16>):
    %lt = stablehlo.compare LT, %a0, %a1 : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<33xf16>) -> tensor<33xf16>
  %ms = stablehlo.broadcast_in_dim %m, dims = [1] : (tensor<33xf16>) -> tensor<4003x33xf16>
  %bs = stablehlo.broadcast_in_dim %m, dims = [1] : (tensor<33xf16>) -> tensor<4003x33xf16>
  %p = stablehlo.multiply %x, %ms : tensor<4003x33xf16>
  %s = stablehlo.add %p, %bs : tensor<4003x33xf16>
  %ri = stablehlo.convert %s : (tensor<4003x33xf16>) -> tensor<4003x33xi32>
  check.expect_eq %ri, %ei : tensor<4003x33xi32>
  return
}

// -----

func.func @bf16_of_two_inner_dims() {
  %i = stablehlo.iota dim = 0 : tensor<102x5x300xi32>
  %j = stablehlo.iota dim = 1 : tensor<102x5x300xi32>
  %k = stablehlo.iota dim = 2 : tensor<102x5x300xi32>
  %c8 = stablehlo.constant dense<8> : tensor<102x5x300xi32>
  %c16 = stablehlo.constant dense<16> : tensor<102x5x300xi32>
  %k8 = stablehlo.remainder %k, %c8 : tensor<102x5x300xi32>
  %j8 = stablehlo.multiply %j, %c8 : tensor<102x5x300xi32>
  %bi = stablehlo.add %j8, %k8 : tensor<102x5x300xi32>
  %xi = stablehlo.remainder %i, %c16 : tensor<102x5x300xi32>
  %ei = stablehlo.add %xi, %bi : tensor<102x5x300xi32>
  %x0 = stablehlo.convert %xi : (tensor<102x5x300xi32>) -> tensor<102x5x300xbf16>
  %b1 = stablehlo.slice %bi [0:1, 0:5, 0:300] : (tensor<102x5x300xi32>) -> tensor<1x5x300xi32>
  %b2 = stablehlo.reshape %b1 : (tensor<1x5x300xi32>) -> tensor<5x300xi32>
  %b0 = stablehlo.convert %b2 : (tensor<5x300xi32>) -> tensor<5x300xbf16>
  %x = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<bf16>, %a1: tensor<bf16>):
    %lt = stablehlo.compare LT, %a0, %a1 : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<102x5x300xbf16>) -> tensor<102x5x300xbf16>
  %b = "stablehlo.sort"(%b0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<bf16>, %a1: tensor<bf16>):
    %lt = stablehlo.compare LT, %a0, %a1 : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5x300xbf16>) -> tensor<5x300xbf16>
  %bs = stablehlo.broadcast_in_dim %b, dims = [1, 2] : (tensor<5x300xbf16>) -> tensor<102x5x300xbf16>
  %s = stablehlo.add %x, %bs : tensor<102x5x300xbf16>
  %ri = stablehlo.convert %s : (tensor<102x5x300xbf16>) -> tensor<102x5x300xi32>
  check.expect_eq %ri, %ei : tensor<102x5x300xi32>
  return
}
