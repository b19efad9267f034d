// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// A number of one lane beside narrow lanes: it is copied to them, and read by itself after other numbers were made.

func.func @widened_late() {
  %numbers = stablehlo.constant dense<[515, 2]> : tensor<2xi64>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %picked = stablehlo.dynamic_slice %numbers, %at, sizes = [1] : (tensor<2xi64>, tensor<i64>) -> tensor<1xi64>
  %x = stablehlo.reshape %picked : (tensor<1xi64>) -> tensor<i64>
  %low = stablehlo.convert %x : (tensor<i64>) -> tensor<ui8>
  %some = stablehlo.convert %low : (tensor<ui8>) -> tensor<i1>
  %image = stablehlo.broadcast_in_dim %low, dims = [] : (tensor<ui8>) -> tensor<7x1x2x9xui8>
  %r:2 = "stablehlo.if"(%some) ({
    %updates = stablehlo.broadcast_in_dim %low, dims = [] : (tensor<ui8>) -> tensor<2x4x1x3xui8>
    %zero = stablehlo.constant dense<0> : tensor<ui8>
    %s = "stablehlo.select_and_scatter"(%image, %updates, %zero) <{padding = dense<[[0, 0], [2, 1], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 3, 1, 2, 4>, window_strides = array<i64: 3, 1, 1, 2>}> ({
    ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
      %least = stablehlo.compare LE, %a, %b : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %least : tensor<i1>
    }, {
    ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
      stablehlo.return %a : tensor<ui8>
    }) : (tensor<7x1x2x9xui8>, tensor<2x4x1x3xui8>, tensor<ui8>) -> tensor<7x1x2x9xui8>
    %wide = stablehlo.convert %low : (tensor<ui8>) -> tensor<i64>
    stablehlo.return %s, %wide : tensor<7x1x2x9xui8>, tensor<i64>
  }, {
    stablehlo.return %image, %x : tensor<7x1x2x9xui8>, tensor<i64>
  }) : (tensor<i1>) -> (tensor<7x1x2x9xui8>, tensor<i64>)
  check.expect_eq_const %r#1, dense<3> : tensor<i64>
  %first = stablehlo.slice %r#0 [0:7, 0:1, 0:1, 0:1] : (tensor<7x1x2x9xui8>) -> tensor<7x1x1x1xui8>
  check.expect_eq_const %first, dense<0> : tensor<7x1x1x1xui8>
  return
}

// What carries it on has 32 bits.
func.func @carried() {
  %flags = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %picked = stablehlo.dynamic_slice %flags, %at, sizes = [1] : (tensor<2xi1>, tensor<i64>) -> tensor<1xi1>
  %flag = stablehlo.reshape %picked : (tensor<1xi1>) -> tensor<i1>
  %one = stablehlo.convert %flag : (tensor<i1>) -> tensor<i32>
  %some = stablehlo.constant dense<false> : tensor<6x3x9xi1>
  %all = stablehlo.broadcast_in_dim %flag, dims = [] : (tensor<i1>) -> tensor<5x3x9xi1>
  %rows = stablehlo.concatenate %some, %all, dim = 0 : (tensor<6x3x9xi1>, tensor<5x3x9xi1>) -> tensor<11x3x9xi1>
  %four = stablehlo.constant dense<4> : tensor<1xi32>
  %r = stablehlo.reduce(%four init: %one) across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
   reducer(%a: tensor<i32>, %b: tensor<i32>)  {
    %p = stablehlo.multiply %a, %b : tensor<i32>
    %s = stablehlo.add %a, %p : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }
  check.expect_eq_const %r, dense<5> : tensor<i32>
  %last = stablehlo.slice %rows [9:11, 2:3, 8:9] : (tensor<11x3x9xi1>) -> tensor<2x1x1xi1>
  check.expect_eq_const %last, dense<true> : tensor<2x1x1xi1>
  return
}
