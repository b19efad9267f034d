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
