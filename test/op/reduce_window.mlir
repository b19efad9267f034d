// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// reduce_window: strides, dilations and padding, cumulative windows, any body.
// Written by tools/record_ops.py.

func.func @case_0() {
  %0 = stablehlo.constant dense<[[[[1, 2, 0, 0, 2, 0, 3, 0]], [[0, 0, 1, 1, 4, 1, 1, 3]]]]> : tensor<1x2x1x8xui16>
  %1 = stablehlo.constant dense<1> : tensor<ui16>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 2, 3, 4>, window_strides = array<i64: 2, 1, 3, 1>, base_dilations = array<i64: 3, 1, 1, 1>, window_dilations = array<i64: 3, 1, 1, 1>, padding = dense<[[1, 2], [0, 1], [2, 1], [2, 3]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %c = stablehlo.multiply %a, %b : tensor<ui16>
    stablehlo.return %c : tensor<ui16>
  }) : (tensor<1x2x1x8xui16>, tensor<ui16>) -> tensor<2x2x1x10xui16>
  check.expect_eq_const %r, dense<[[[[1, 1, 1, 1, 1, 1, 1, 1, 1, 1]], [[1, 1, 1, 1, 1, 1, 1, 1, 1, 1]]], [[[1, 1, 1, 1, 1, 1, 1, 1, 1, 1]], [[1, 1, 1, 1, 1, 1, 1, 1, 1, 1]]]]> : tensor<2x2x1x10xui16>
  return
}

// -----

func.func @case_1() {
  %0 = stablehlo.constant dense<[[[true, false, true]], [[false, false, false]], [[false, false, true]], [[false, false, false]], [[false, true, true]], [[false, false, true]], [[true, true, true]], [[true, false, true]], [[true, false, false]], [[false, false, false]], [[true, true, true]], [[true, true, false]], [[false, false, true]], [[false, false, true]], [[false, false, false]], [[false, true, false]], [[true, true, true]], [[true, true, false]], [[false, true, false]], [[true, true, true]], [[false, false, false]], [[false, false, false]], [[false, false, true]], [[false, true, true]], [[false, true, true]], [[false, true, false]], [[false, false, true]], [[true, true, true]], [[true, false, true]], [[false, false, false]], [[true, false, true]], [[false, false, true]], [[false, false, true]]]> : tensor<33x1x3xi1>
  %1 = stablehlo.constant dense<false> : tensor<i1>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 33, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[32, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %c = stablehlo.maximum %a, %b : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<33x1x3xi1>, tensor<i1>) -> tensor<33x1x3xi1>
  check.expect_eq_const %r, dense<[[[true, false, true]], [[true, false, true]], [[true, false, true]], [[true, false, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]]]> : tensor<33x1x3xi1>
  return
}

// -----

func.func @case_2() {
  %0 = stablehlo.constant dense<[[1, 4, 3, 1, 2, 2, 3, 0], [4, 3, 0, 0, 2, 2, 3, 1]]> : tensor<2x8xui64>
  %1 = stablehlo.constant dense<0> : tensor<ui64>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 4>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 3, 2>, padding = dense<[[4, -1], [0, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %c = stablehlo.maximum %a, %b : tensor<ui64>
    stablehlo.return %c : tensor<ui64>
  }) : (tensor<2x8xui64>, tensor<ui64>) -> tensor<1x1xui64>
  check.expect_eq_const %r, dense<[[0]]> : tensor<1x1xui64>
  return
}

// -----

func.func @case_3() {
  %0 = stablehlo.constant dense<[[1.0, 4.0, 1.0, 4.0, -4.0, 3.0, -4.0, 1.0]]> : tensor<1x8xf64>
  %1 = stablehlo.constant dense<100.0> : tensor<f64>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 4, 3>, window_strides = array<i64: 2, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, -2]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %c = stablehlo.minimum %a, %b : tensor<f64>
    stablehlo.return %c : tensor<f64>
  }) : (tensor<1x8xf64>, tensor<f64>) -> tensor<1x2xf64>
  check.expect_eq_const %r, dense<[[100.0, 100.0]]> : tensor<1x2xf64>
  return
}

// -----

func.func @case_4() {
  %0 = stablehlo.constant dense<[[[0]]]> : tensor<1x1x1xui16>
  %1 = stablehlo.constant dense<0> : tensor<ui16>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 2>, window_strides = array<i64: 3, 1, 3>, base_dilations = array<i64: 3, 1, 2>, window_dilations = array<i64: 1, 2, 3>, padding = dense<[[4, 2], [0, 2], [1, 4]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %c = stablehlo.add %a, %b : tensor<ui16>
    stablehlo.return %c : tensor<ui16>
  }) : (tensor<1x1x1xui16>, tensor<ui16>) -> tensor<2x3x1xui16>
  check.expect_eq_const %r, dense<[[[0], [0], [0]], [[0], [0], [0]]]> : tensor<2x3x1xui16>
  return
}

// -----

func.func @case_5() {
  %0 = stablehlo.constant dense<[-4, -4]> : tensor<2xi64>
  %1 = stablehlo.constant dense<-1> : tensor<i64>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 3>, base_dilations = array<i64: 3>, window_dilations = array<i64: 2>, padding = dense<[[1, 4]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.and %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<2xi64>, tensor<i64>) -> tensor<3xi64>
  check.expect_eq_const %r, dense<[-1, -1, -1]> : tensor<3xi64>
  return
}

// -----

func.func @case_6() {
  %0 = stablehlo.constant dense<[[1, 3, 1, 4, 1, 3, 1, 2, 3, 2, 0, 2, 4, 0, 0, 3, 2, 2, 0, 0]]> : tensor<1x20xui8>
  %1 = stablehlo.constant dense<255> : tensor<ui8>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 20>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 19]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = stablehlo.minimum %a, %b : tensor<ui8>
    stablehlo.return %c : tensor<ui8>
  }) : (tensor<1x20xui8>, tensor<ui8>) -> tensor<1x20xui8>
  check.expect_eq_const %r, dense<[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<1x20xui8>
  return
}

// -----

func.func @case_7() {
  %0 = stablehlo.constant dense<[2, 3, 2, 2, 0, 2, 3, 1, 4, 2, 4, 4, 4, 3, 1, 0, 1, 0, 0, 4]> : tensor<20xui8>
  %1 = stablehlo.constant dense<255> : tensor<ui8>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 20>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 19]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = stablehlo.and %a, %b : tensor<ui8>
    stablehlo.return %c : tensor<ui8>
  }) : (tensor<20xui8>, tensor<ui8>) -> tensor<20xui8>
  check.expect_eq_const %r, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4]> : tensor<20xui8>
  return
}

// -----

func.func @case_8() {
  %0 = stablehlo.constant dense<[[[-3.0], [3.0], [-4.0], [2.0], [4.0]]]> : tensor<1x5x1xbf16>
  %1 = stablehlo.constant dense<100.0> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, window_strides = array<i64: 2, 2, 2>, base_dilations = array<i64: 1, 1, 2>, window_dilations = array<i64: 1, 2, 3>, padding = dense<[[3, 0], [0, -2], [0, 4]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = stablehlo.minimum %a, %b : tensor<bf16>
    stablehlo.return %c : tensor<bf16>
  }) : (tensor<1x5x1xbf16>, tensor<bf16>) -> tensor<1x2x3xbf16>
  check.expect_eq_const %r, dense<[[[100.0, 100.0, 100.0], [100.0, 100.0, 100.0]]]> : tensor<1x2x3xbf16>
  return
}

// -----

func.func @case_9() {
  %0 = stablehlo.constant dense<[[false, false, true], [true, true, false], [false, true, false], [true, true, false], [true, false, false], [true, false, false], [true, false, true], [true, false, true]]> : tensor<8x3xi1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [1, -2]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %c = stablehlo.and %a, %b : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<8x3xi1>, tensor<i1>) -> tensor<3x4xi1>
  check.expect_eq_const %r, dense<[[true, false, true, false], [true, false, true, false], [true, true, true, false]]> : tensor<3x4xi1>
  return
}

// -----

func.func @case_10() {
  %0 = stablehlo.constant dense<[[false, false, true, true, true], [false, false, true, false, true], [true, true, false, false, true], [true, false, false, true, true], [false, true, true, false, false]]> : tensor<5x5xi1>
  %1 = stablehlo.constant dense<false> : tensor<i1>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 2>, padding = dense<[[-1, 2], [1, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %c = stablehlo.xor %a, %b : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x5xi1>, tensor<i1>) -> tensor<2x3xi1>
  check.expect_eq_const %r, dense<[[false, true, false], [true, true, true]]> : tensor<2x3xi1>
  return
}

// -----

func.func @case_11() {
  %0 = stablehlo.constant dense<[[2, 2], [2, 3], [0, 3], [1, 4], [3, 0], [3, 0], [1, 2], [4, 2], [1, 3], [3, 2], [0, 2], [4, 0], [1, 0], [2, 4], [0, 2], [1, 4], [4, 4], [3, 1], [3, 0], [0, 0]]> : tensor<20x2xui8>
  %1 = stablehlo.constant dense<255> : tensor<ui8>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 20, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 19], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = stablehlo.and %a, %b : tensor<ui8>
    stablehlo.return %c : tensor<ui8>
  }) : (tensor<20x2xui8>, tensor<ui8>) -> tensor<20x2xui8>
  check.expect_eq_const %r, dense<[[0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<20x2xui8>
  return
}

// -----

func.func @case_12() {
  %0 = stablehlo.constant dense<[2.0, -2.0, 4.0, 4.0, -1.0]> : tensor<5xf16>
  %1 = stablehlo.constant dense<-100.0> : tensor<f16>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 3>, base_dilations = array<i64: 3>, window_dilations = array<i64: 1>, padding = dense<[[-2, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %c = stablehlo.maximum %a, %b : tensor<f16>
    stablehlo.return %c : tensor<f16>
  }) : (tensor<5xf16>, tensor<f16>) -> tensor<4xf16>
  check.expect_eq_const %r, dense<[-2.0, 4.0, 4.0, -1.0]> : tensor<4xf16>
  return
}

// -----

func.func @case_13() {
  %0 = stablehlo.constant dense<[[(3.0, 3.0)], [(3.0, 1.0)], [(0.0, 1.0)]]> : tensor<3x1xcomplex<f64>>
  %1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[2, 1], [4, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %c = stablehlo.add %a, %b : tensor<complex<f64>>
    stablehlo.return %c : tensor<complex<f64>>
  }) : (tensor<3x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x6xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (3.0, 1.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (3.0, 3.0), (0.0, 0.0)]]> : tensor<2x6xcomplex<f64>>
  return
}

// -----

func.func @case_14() {
  %0 = stablehlo.constant dense<[[[3, 2, -1], [-1, -3, -3]]]> : tensor<1x2x3xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 2, 3>, window_strides = array<i64: 3, 2, 1>, base_dilations = array<i64: 3, 1, 2>, window_dilations = array<i64: 2, 2, 1>, padding = dense<[[2, 1], [0, 4], [2, -1]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<2x2x4xi32>
  check.expect_eq_const %r, dense<[[[0, 0, 0, 0], [0, 0, 0, 0]], [[0, 0, 0, 0], [0, 0, 0, 0]]]> : tensor<2x2x4xi32>
  return
}

// -----

func.func @case_15() {
  %0 = stablehlo.constant dense<[2, 2]> : tensor<2xui8>
  %1 = stablehlo.constant dense<0> : tensor<ui8>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 3>, base_dilations = array<i64: 3>, window_dilations = array<i64: 1>, padding = dense<[[0, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = stablehlo.xor %a, %b : tensor<ui8>
    stablehlo.return %c : tensor<ui8>
  }) : (tensor<2xui8>, tensor<ui8>) -> tensor<1xui8>
  check.expect_eq_const %r, dense<[2]> : tensor<1xui8>
  return
}

// -----

func.func @case_16() {
  %0 = stablehlo.constant dense<[[2.0], [-3.0]]> : tensor<2x1xbf16>
  %1 = stablehlo.constant dense<100.0> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 3, 3>, base_dilations = array<i64: 2, 3>, window_dilations = array<i64: 1, 1>, padding = dense<[[3, 0], [2, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = stablehlo.minimum %a, %b : tensor<bf16>
    stablehlo.return %c : tensor<bf16>
  }) : (tensor<2x1xbf16>, tensor<bf16>) -> tensor<1x1xbf16>
  check.expect_eq_const %r, dense<[[100.0]]> : tensor<1x1xbf16>
  return
}

// -----

func.func @case_17() {
  %0 = stablehlo.constant dense<[[-3], [3], [3]]> : tensor<3x1xi64>
  %1 = stablehlo.constant dense<-1> : tensor<i64>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 3>, padding = dense<[[4, 0], [3, 4]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.and %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<3x1xi64>, tensor<i64>) -> tensor<6x8xi64>
  check.expect_eq_const %r, dense<[[-1, -1, -1, -1, -1, -1, -1, -1], [-1, -1, -1, -1, -1, -1, -1, -1], [-1, -1, -1, -1, -1, -1, -1, -1], [-1, -1, -1, -3, -1, -1, -1, -1], [-1, -1, -1, 1, -1, -1, -1, -1], [-1, -1, -1, 3, -1, -1, -1, -1]]> : tensor<6x8xi64>
  return
}

// -----

func.func @case_18() {
  %0 = stablehlo.constant dense<[[[(4.0, -2.0), (3.0, 2.0), (2.0, -3.0)]], [[(-3.0, -2.0), (3.0, 0.0), (4.0, 4.0)]], [[(3.0, 3.0), (-3.0, 3.0), (2.0, 1.0)]], [[(2.0, -3.0), (-3.0, 3.0), (1.0, 2.0)]], [[(-2.0, 3.0), (-1.0, 1.0), (3.0, 2.0)]]]> : tensor<5x1x3xcomplex<f32>>
  %1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 3, 2, 1>, base_dilations = array<i64: 1, 2, 2>, window_dilations = array<i64: 1, 3, 3>, padding = dense<[[4, 4], [4, 4], [-2, 3]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %c = stablehlo.add %a, %b : tensor<complex<f32>>
    stablehlo.return %c : tensor<complex<f32>>
  }) : (tensor<5x1x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x5x3xcomplex<f32>>
  check.expect_eq_const %r, dense<[[[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]], [[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]], [[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-3.0, 3.0), (0.0, 0.0), (2.0, 1.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]], [[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]], [[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]]]> : tensor<5x5x3xcomplex<f32>>
  return
}

// -----

func.func @case_19() {
  %0 = stablehlo.constant dense<[[[(-4.0, -3.0)]]]> : tensor<1x1x1xcomplex<f64>>
  %1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 3>, window_strides = array<i64: 2, 3, 2>, base_dilations = array<i64: 2, 1, 3>, window_dilations = array<i64: 3, 3, 2>, padding = dense<[[0, 1], [1, 1], [3, 1]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %c = stablehlo.add %a, %b : tensor<complex<f64>>
    stablehlo.return %c : tensor<complex<f64>>
  }) : (tensor<1x1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x1x1xcomplex<f64>>
  check.expect_eq_const %r, dense<[[[(0.0, 0.0)]]]> : tensor<1x1x1xcomplex<f64>>
  return
}

// -----

func.func @case_20() {
  %0 = stablehlo.constant dense<[[[3, 4], [2, 1], [1, 3], [0, 1], [0, 4], [2, 3], [0, 2], [1, 1], [4, 0], [0, 3], [3, 0], [3, 2], [2, 2], [1, 1], [4, 1], [1, 1]], [[4, 4], [0, 0], [0, 2], [3, 1], [0, 3], [0, 3], [3, 4], [0, 1], [4, 4], [4, 2], [2, 4], [1, 1], [2, 1], [2, 3], [4, 3], [4, 4]], [[1, 1], [1, 4], [1, 0], [3, 0], [2, 3], [3, 1], [1, 2], [3, 2], [2, 1], [3, 0], [2, 1], [1, 1], [4, 4], [0, 1], [3, 1], [3, 1]]]> : tensor<3x16x2xui8>
  %1 = stablehlo.constant dense<255> : tensor<ui8>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 16, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 15], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = stablehlo.and %a, %b : tensor<ui8>
    stablehlo.return %c : tensor<ui8>
  }) : (tensor<3x16x2xui8>, tensor<ui8>) -> tensor<3x16x2xui8>
  check.expect_eq_const %r, dense<[[[0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 1], [0, 1], [1, 1]], [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [4, 0], [4, 4]], [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 1], [3, 1], [3, 1]]]> : tensor<3x16x2xui8>
  return
}

// -----

func.func @case_21() {
  %0 = stablehlo.constant dense<[[-2], [2], [2]]> : tensor<3x1xi64>
  %1 = stablehlo.constant dense<-1> : tensor<i64>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 3>, window_dilations = array<i64: 1, 2>, padding = dense<[[4, -1], [2, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.and %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<3x1xi64>, tensor<i64>) -> tensor<5x2xi64>
  check.expect_eq_const %r, dense<[[-1, -1], [-1, -1], [-1, -1], [-2, -2], [2, 2]]> : tensor<5x2xi64>
  return
}

// -----

func.func @case_22() {
  %0 = stablehlo.constant dense<[[[[3, 1, 4, 2, 4, 0, 3, 3], [3, 0, 2, 2, 4, 2, 4, 3], [2, 1, 2, 4, 2, 3, 1, 1]], [[3, 2, 2, 3, 1, 2, 2, 1], [1, 2, 1, 1, 1, 1, 2, 0], [1, 3, 2, 4, 3, 1, 0, 3]]], [[[4, 2, 4, 1, 1, 1, 4, 1], [3, 4, 1, 0, 3, 4, 0, 4], [0, 2, 1, 3, 2, 2, 1, 0]], [[4, 3, 0, 4, 0, 4, 1, 4], [0, 1, 2, 4, 2, 0, 0, 3], [2, 1, 3, 2, 3, 0, 3, 2]]]]> : tensor<2x2x3x8xui8>
  %1 = stablehlo.constant dense<0> : tensor<ui8>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 4, 3, 1>, window_strides = array<i64: 2, 3, 1, 3>, base_dilations = array<i64: 2, 1, 3, 1>, window_dilations = array<i64: 3, 1, 3, 1>, padding = dense<[[-1, 2], [1, 1], [2, 1], [4, 2]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = stablehlo.add %a, %b : tensor<ui8>
    stablehlo.return %c : tensor<ui8>
  }) : (tensor<2x2x3x8xui8>, tensor<ui8>) -> tensor<1x1x4x5xui8>
  check.expect_eq_const %r, dense<[[[[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]]]> : tensor<1x1x4x5xui8>
  return
}

// -----

func.func @case_23() {
  %0 = stablehlo.constant dense<[(-4.0, 2.0), (-3.0, 0.0), (1.0, 4.0), (2.0, 0.0), (4.0, 2.0), (2.0, -3.0), (-3.0, -4.0), (-2.0, -3.0)]> : tensor<8xcomplex<f64>>
  %1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 3>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[3, 3]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %c = stablehlo.add %a, %b : tensor<complex<f64>>
    stablehlo.return %c : tensor<complex<f64>>
  }) : (tensor<8xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
  check.expect_eq_const %r, dense<[(0.0, 0.0), (-6.0, 6.0), (8.0, -1.0), (-5.0, -7.0)]> : tensor<4xcomplex<f64>>
  return
}

// -----

// Padding and holes hold the initial value, which takes part like any element.
func.func @padding_counts() {
  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %init = stablehlo.constant dense<10> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %r, dense<[21, 13, 15, 23]> : tensor<4xi32>
  %s = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 20>, padding = dense<[[19, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %s, dense<[201, 193, 186]> : tensor<3xi32>
  return
}

// -----

// The running largest element and its place, by two inputs with one body.
func.func @running_argmax() {
  %x = stablehlo.constant dense<[[3, 5], [1, 5], [4, 2], [1, 9], [5, 3], [9, 1], [2, 1], [6, 9], [5, 1], [3, 0], [5, 1], [9, 1], [7, 2], [9, 4], [3, 2], [8, 6]]> : tensor<16x2xi32>
  %i = stablehlo.iota dim = 0 : tensor<16x2xi32>
  %low = stablehlo.constant dense<-1> : tensor<i32>
  %r:2 = "stablehlo.reduce_window"(%x, %i, %low, %low) <{window_dimensions = array<i64: 16, 1>, padding = dense<[[15, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %ai: tensor<i32>, %b: tensor<i32>, %bi: tensor<i32>):
    %keep = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %v = stablehlo.select %keep, %a, %b : tensor<i1>, tensor<i32>
    %k = stablehlo.select %keep, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %v, %k : tensor<i32>, tensor<i32>
  }) : (tensor<16x2xi32>, tensor<16x2xi32>, tensor<i32>, tensor<i32>) -> (tensor<16x2xi32>, tensor<16x2xi32>)
  check.expect_eq_const %r#0, dense<[[3, 5], [3, 5], [4, 5], [4, 9], [5, 9], [9, 9], [9, 9], [9, 9], [9, 9], [9, 9], [9, 9], [9, 9], [9, 9], [9, 9], [9, 9], [9, 9]]> : tensor<16x2xi32>
  check.expect_eq_const %r#1, dense<[[0, 0], [0, 0], [2, 0], [2, 3], [4, 3], [5, 3], [5, 3], [5, 3], [5, 3], [5, 3], [5, 3], [5, 3], [5, 3], [5, 3], [5, 3], [5, 3]]> : tensor<16x2xi32>
  return
}

// -----

// Windows as long as the operand, both ways, in time that grows with the number of elements.
func.func @long_cumulative_sums() {
  %x = stablehlo.iota dim = 0 : tensor<200000xi64>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %r = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 200000>, padding = dense<[[199999, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<200000xi64>, tensor<i64>) -> tensor<200000xi64>
  %one = stablehlo.constant dense<1> : tensor<200000xi64>
  %two = stablehlo.constant dense<2> : tensor<200000xi64>
  %next = stablehlo.add %x, %one : tensor<200000xi64>
  %product = stablehlo.multiply %x, %next : tensor<200000xi64>
  %want = stablehlo.divide %product, %two : tensor<200000xi64>
  check.expect_eq %r, %want : tensor<200000xi64>
  %f = stablehlo.constant dense<1.0> : tensor<200000xf32>
  %fz = stablehlo.constant dense<0.0> : tensor<f32>
  %s = "stablehlo.reduce_window"(%f, %fz) <{window_dimensions = array<i64: 200000>, padding = dense<[[0, 199999]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<200000xf32>, tensor<f32>) -> tensor<200000xf32>
  %count = stablehlo.convert %x : (tensor<200000xi64>) -> tensor<200000xf32>
  %from_end = stablehlo.reverse %count, dims = [0] : tensor<200000xf32>
  %want_s = stablehlo.add %from_end, %f : tensor<200000xf32>
  check.expect_eq %s, %want_s : tensor<200000xf32>
  return
}

// -----

func.func @promotes() {
  %x = stablehlo.constant dense<[100, 100, 100]> : tensor<3xui8>
  %init = stablehlo.constant dense<0> : tensor<ui8>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %c = stablehlo.add %a, %b : tensor<ui16>
    stablehlo.return %c : tensor<ui16>
  }) : (tensor<3xui8>, tensor<ui8>) -> tensor<1xui16>
  check.expect_eq_const %r, dense<300> : tensor<1xui16>
  return
}

// -----

// Places in the padding count as the initial value, also where the window holds all that came before.
func.func @running_sum_from_five() {
  %x = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tensor<16xi32>
  %init = stablehlo.constant dense<5> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 16>, padding = dense<[[15, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
  check.expect_eq_const %r, dense<[81, 78, 76, 75, 75, 76, 78, 81, 85, 90, 96, 103, 111, 120, 130, 141]> : tensor<16xi32>
  return
}

// -----

// Running sums and extrema of types and along dims for which there are kernels and no routine: sums of 0, 1, ... k are
// k(k + 1) / 2, narrow ones wrapped.
func.func @cumulative_kernels() {
  %x_u8 = stablehlo.iota dim = 1 : tensor<3x40xui8>
  %z_u8 = stablehlo.constant dense<0> : tensor<ui8>
  %r_u8 = "stablehlo.reduce_window"(%x_u8, %z_u8) <{window_dimensions = array<i64: 1, 40>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = stablehlo.add %a, %b : tensor<ui8>
    stablehlo.return %c : tensor<ui8>
  }) : (tensor<3x40xui8>, tensor<ui8>) -> tensor<3x40xui8>
  %k_u8 = stablehlo.iota dim = 1 : tensor<3x40xi32>
  %o_u8 = stablehlo.constant dense<1> : tensor<3x40xi32>
  %n_u8 = stablehlo.add %k_u8, %o_u8 : tensor<3x40xi32>
  %m_u8 = stablehlo.multiply %k_u8, %n_u8 : tensor<3x40xi32>
  %h_u8 = stablehlo.shift_right_logical %m_u8, %o_u8 : tensor<3x40xi32>
  %w_u8 = stablehlo.convert %h_u8 : (tensor<3x40xi32>) -> tensor<3x40xui8>
  check.expect_eq %r_u8, %w_u8 : tensor<3x40xui8>
  %x_i16 = stablehlo.iota dim = 1 : tensor<2x33xi16>
  %z_i16 = stablehlo.constant dense<0> : tensor<i16>
  %r_i16 = "stablehlo.reduce_window"(%x_i16, %z_i16) <{window_dimensions = array<i64: 1, 33>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [32, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.add %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<2x33xi16>, tensor<i16>) -> tensor<2x33xi16>
  %k_i16 = stablehlo.iota dim = 1 : tensor<2x33xi32>
  %o_i16 = stablehlo.constant dense<1> : tensor<2x33xi32>
  %n_i16 = stablehlo.add %k_i16, %o_i16 : tensor<2x33xi32>
  %m_i16 = stablehlo.multiply %k_i16, %n_i16 : tensor<2x33xi32>
  %h_i16 = stablehlo.shift_right_logical %m_i16, %o_i16 : tensor<2x33xi32>
  %w_i16 = stablehlo.convert %h_i16 : (tensor<2x33xi32>) -> tensor<2x33xi16>
  check.expect_eq %r_i16, %w_i16 : tensor<2x33xi16>
  %x_i64 = stablehlo.iota dim = 0 : tensor<100xi64>
  %z_i64 = stablehlo.constant dense<0> : tensor<i64>
  %r_i64 = "stablehlo.reduce_window"(%x_i64, %z_i64) <{window_dimensions = array<i64: 100>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[99, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<100xi64>, tensor<i64>) -> tensor<100xi64>
  %k_i64 = stablehlo.iota dim = 0 : tensor<100xi32>
  %o_i64 = stablehlo.constant dense<1> : tensor<100xi32>
  %n_i64 = stablehlo.add %k_i64, %o_i64 : tensor<100xi32>
  %m_i64 = stablehlo.multiply %k_i64, %n_i64 : tensor<100xi32>
  %h_i64 = stablehlo.shift_right_logical %m_i64, %o_i64 : tensor<100xi32>
  %w_i64 = stablehlo.convert %h_i64 : (tensor<100xi32>) -> tensor<100xi64>
  check.expect_eq %r_i64, %w_i64 : tensor<100xi64>
  %x_f32 = stablehlo.iota dim = 0 : tensor<20x70xf32>
  %z_f32 = stablehlo.constant dense<0.0> : tensor<f32>
  %r_f32 = "stablehlo.reduce_window"(%x_f32, %z_f32) <{window_dimensions = array<i64: 20, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[19, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<20x70xf32>, tensor<f32>) -> tensor<20x70xf32>
  %k_f32 = stablehlo.iota dim = 0 : tensor<20x70xi32>
  %o_f32 = stablehlo.constant dense<1> : tensor<20x70xi32>
  %n_f32 = stablehlo.add %k_f32, %o_f32 : tensor<20x70xi32>
  %m_f32 = stablehlo.multiply %k_f32, %n_f32 : tensor<20x70xi32>
  %h_f32 = stablehlo.shift_right_logical %m_f32, %o_f32 : tensor<20x70xi32>
  %w_f32 = stablehlo.convert %h_f32 : (tensor<20x70xi32>) -> tensor<20x70xf32>
  check.expect_eq %r_f32, %w_f32 : tensor<20x70xf32>
  %x_f64 = stablehlo.iota dim = 1 : tensor<3x17x5xf64>
  %z_f64 = stablehlo.constant dense<0.0> : tensor<f64>
  %r_f64 = "stablehlo.reduce_window"(%x_f64, %z_f64) <{window_dimensions = array<i64: 1, 17, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [16, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %c = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %c : tensor<f64>
  }) : (tensor<3x17x5xf64>, tensor<f64>) -> tensor<3x17x5xf64>
  %k_f64 = stablehlo.iota dim = 1 : tensor<3x17x5xi32>
  %o_f64 = stablehlo.constant dense<1> : tensor<3x17x5xi32>
  %n_f64 = stablehlo.add %k_f64, %o_f64 : tensor<3x17x5xi32>
  %m_f64 = stablehlo.multiply %k_f64, %n_f64 : tensor<3x17x5xi32>
  %h_f64 = stablehlo.shift_right_logical %m_f64, %o_f64 : tensor<3x17x5xi32>
  %w_f64 = stablehlo.convert %h_f64 : (tensor<3x17x5xi32>) -> tensor<3x17x5xf64>
  check.expect_eq %r_f64, %w_f64 : tensor<3x17x5xf64>
  %x_c64 = stablehlo.iota dim = 1 : tensor<4x20xcomplex<f32>>
  %z_c64 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %r_c64 = "stablehlo.reduce_window"(%x_c64, %z_c64) <{window_dimensions = array<i64: 1, 20>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [19, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %c = stablehlo.add %a, %b : tensor<complex<f32>>
    stablehlo.return %c : tensor<complex<f32>>
  }) : (tensor<4x20xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x20xcomplex<f32>>
  %k_c64 = stablehlo.iota dim = 1 : tensor<4x20xi32>
  %o_c64 = stablehlo.constant dense<1> : tensor<4x20xi32>
  %n_c64 = stablehlo.add %k_c64, %o_c64 : tensor<4x20xi32>
  %m_c64 = stablehlo.multiply %k_c64, %n_c64 : tensor<4x20xi32>
  %h_c64 = stablehlo.shift_right_logical %m_c64, %o_c64 : tensor<4x20xi32>
  %w_c64 = stablehlo.convert %h_c64 : (tensor<4x20xi32>) -> tensor<4x20xcomplex<f32>>
  check.expect_eq %r_c64, %w_c64 : tensor<4x20xcomplex<f32>>
  %x_max = stablehlo.iota dim = 1 : tensor<5x30xi32>
  %z_max = stablehlo.constant dense<-5> : tensor<i32>
  %r_max = "stablehlo.reduce_window"(%x_max, %z_max) <{window_dimensions = array<i64: 1, 30>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [29, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<5x30xi32>, tensor<i32>) -> tensor<5x30xi32>
  %w_max = stablehlo.maximum %x_max, %x_max : tensor<5x30xi32>
  check.expect_eq %r_max, %w_max : tensor<5x30xi32>
  %x_back = stablehlo.iota dim = 0 : tensor<19x130xi8>
  %z_back = stablehlo.constant dense<-128> : tensor<i8>
  %r_back = "stablehlo.reduce_window"(%x_back, %z_back) <{window_dimensions = array<i64: 19, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 18], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %c = stablehlo.maximum %a, %b : tensor<i8>
    stablehlo.return %c : tensor<i8>
  }) : (tensor<19x130xi8>, tensor<i8>) -> tensor<19x130xi8>
  %w_back = stablehlo.constant dense<18> : tensor<19x130xi8>
  check.expect_eq %r_back, %w_back : tensor<19x130xi8>
  %x_min = stablehlo.iota dim = 0 : tensor<40x9xf64>
  %z_min = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %r_min = "stablehlo.reduce_window"(%x_min, %z_min) <{window_dimensions = array<i64: 40, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[39, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %c = stablehlo.minimum %a, %b : tensor<f64>
    stablehlo.return %c : tensor<f64>
  }) : (tensor<40x9xf64>, tensor<f64>) -> tensor<40x9xf64>
  %w_min = stablehlo.constant dense<0.0> : tensor<40x9xf64>
  check.expect_eq %r_min, %w_min : tensor<40x9xf64>
  return
}

// -----

// Many windows: those within the operand are folded apart from those that reach into the padding, which counts as the
// initial value. The same windows over what was padded before.
func.func @inner_windows() {
  %i0 = stablehlo.iota dim = 0 : tensor<14640xi32>
  %m0 = stablehlo.multiply %i0, %i0 : tensor<14640xi32>
  %q0 = stablehlo.constant dense<251> : tensor<14640xi32>
  %r0 = stablehlo.remainder %m0, %q0 : tensor<14640xi32>
  %s0 = stablehlo.reshape %r0 : (tensor<14640xi32>) -> tensor<1x60x61x4xi32>
  %x0 = stablehlo.convert %s0 : (tensor<1x60x61x4xi32>) -> tensor<1x60x61x4xf32>
  %z0 = stablehlo.constant dense<0.5> : tensor<f32>
  %w0 = "stablehlo.reduce_window"(%x0, %z0) <{window_dimensions = array<i64: 1, 5, 5, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [2, 2], [2, 2], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<1x60x61x4xf32>, tensor<f32>) -> tensor<1x60x61x4xf32>
  %p0 = stablehlo.pad %x0, %z0, low = [0, 2, 2, 0], high = [0, 2, 2, 0], interior = [0, 0, 0, 0] : (tensor<1x60x61x4xf32>, tensor<f32>) -> tensor<1x64x65x4xf32>
  %v0 = "stablehlo.reduce_window"(%p0, %z0) <{window_dimensions = array<i64: 1, 5, 5, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<1x64x65x4xf32>, tensor<f32>) -> tensor<1x60x61x4xf32>
  check.expect_eq %w0, %v0 : tensor<1x60x61x4xf32>
  %i1 = stablehlo.iota dim = 0 : tensor<15900xi32>
  %m1 = stablehlo.multiply %i1, %i1 : tensor<15900xi32>
  %q1 = stablehlo.constant dense<251> : tensor<15900xi32>
  %r1 = stablehlo.remainder %m1, %q1 : tensor<15900xi32>
  %s1 = stablehlo.reshape %r1 : (tensor<15900xi32>) -> tensor<2x3x50x53xi32>
  %x1 = stablehlo.convert %s1 : (tensor<2x3x50x53xi32>) -> tensor<2x3x50x53xui8>
  %z1 = stablehlo.constant dense<3> : tensor<ui8>
  %w1 = "stablehlo.reduce_window"(%x1, %z1) <{window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = stablehlo.maximum %a, %b : tensor<ui8>
    stablehlo.return %c : tensor<ui8>
  }) : (tensor<2x3x50x53xui8>, tensor<ui8>) -> tensor<2x3x25x52xui8>
  %p1 = stablehlo.pad %x1, %z1, low = [0, 0, 1, 1], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<2x3x50x53xui8>, tensor<ui8>) -> tensor<2x3x52x54xui8>
  %v1 = "stablehlo.reduce_window"(%p1, %z1) <{window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = stablehlo.maximum %a, %b : tensor<ui8>
    stablehlo.return %c : tensor<ui8>
  }) : (tensor<2x3x52x54xui8>, tensor<ui8>) -> tensor<2x3x25x52xui8>
  check.expect_eq %w1, %v1 : tensor<2x3x25x52xui8>
  %i2 = stablehlo.iota dim = 0 : tensor<4000xi32>
  %m2 = stablehlo.multiply %i2, %i2 : tensor<4000xi32>
  %q2 = stablehlo.constant dense<251> : tensor<4000xi32>
  %r2 = stablehlo.remainder %m2, %q2 : tensor<4000xi32>
  %s2 = stablehlo.reshape %r2 : (tensor<4000xi32>) -> tensor<8x500xi32>
  %x2 = stablehlo.convert %s2 : (tensor<8x500xi32>) -> tensor<8x500xi16>
  %z2 = stablehlo.constant dense<99> : tensor<i16>
  %w2 = "stablehlo.reduce_window"(%x2, %z2) <{window_dimensions = array<i64: 1, 7>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [5, 7]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.minimum %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<8x500xi16>, tensor<i16>) -> tensor<8x250xi16>
  %p2 = stablehlo.pad %x2, %z2, low = [0, 5], high = [0, 7], interior = [0, 0] : (tensor<8x500xi16>, tensor<i16>) -> tensor<8x512xi16>
  %v2 = "stablehlo.reduce_window"(%p2, %z2) <{window_dimensions = array<i64: 1, 7>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.minimum %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<8x512xi16>, tensor<i16>) -> tensor<8x250xi16>
  check.expect_eq %w2, %v2 : tensor<8x250xi16>
  %i3 = stablehlo.iota dim = 0 : tensor<2000xi32>
  %m3 = stablehlo.multiply %i3, %i3 : tensor<2000xi32>
  %q3 = stablehlo.constant dense<251> : tensor<2000xi32>
  %r3 = stablehlo.remainder %m3, %q3 : tensor<2000xi32>
  %s3 = stablehlo.reshape %r3 : (tensor<2000xi32>) -> tensor<40x50xi32>
  %x3 = stablehlo.convert %s3 : (tensor<40x50xi32>) -> tensor<40x50xi32>
  %z3 = stablehlo.constant dense<7> : tensor<i32>
  %w3 = "stablehlo.reduce_window"(%x3, %z3) <{window_dimensions = array<i64: 4, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[9, -1], [-2, 4]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<40x50xi32>, tensor<i32>) -> tensor<42x50xi32>
  %p3 = stablehlo.pad %x3, %z3, low = [9, -2], high = [-1, 4], interior = [0, 0] : (tensor<40x50xi32>, tensor<i32>) -> tensor<48x52xi32>
  %v3 = "stablehlo.reduce_window"(%p3, %z3) <{window_dimensions = array<i64: 4, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<48x52xi32>, tensor<i32>) -> tensor<42x50xi32>
  check.expect_eq %w3, %v3 : tensor<42x50xi32>
  %i4 = stablehlo.iota dim = 0 : tensor<3120xi32>
  %m4 = stablehlo.multiply %i4, %i4 : tensor<3120xi32>
  %q4 = stablehlo.constant dense<251> : tensor<3120xi32>
  %r4 = stablehlo.remainder %m4, %q4 : tensor<3120xi32>
  %s4 = stablehlo.reshape %r4 : (tensor<3120xi32>) -> tensor<12x13x20xi32>
  %x4 = stablehlo.convert %s4 : (tensor<12x13x20xi32>) -> tensor<12x13x20xf64>
  %z4 = stablehlo.constant dense<1.0> : tensor<f64>
  %w4 = "stablehlo.reduce_window"(%x4, %z4) <{window_dimensions = array<i64: 3, 3, 3>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [2, 0], [0, 2]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %c = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %c : tensor<f64>
  }) : (tensor<12x13x20xf64>, tensor<f64>) -> tensor<12x13x20xf64>
  %p4 = stablehlo.pad %x4, %z4, low = [1, 2, 0], high = [1, 0, 2], interior = [0, 0, 0] : (tensor<12x13x20xf64>, tensor<f64>) -> tensor<14x15x22xf64>
  %v4 = "stablehlo.reduce_window"(%p4, %z4) <{window_dimensions = array<i64: 3, 3, 3>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %c = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %c : tensor<f64>
  }) : (tensor<14x15x22xf64>, tensor<f64>) -> tensor<12x13x20xf64>
  check.expect_eq %w4, %v4 : tensor<12x13x20xf64>
  %i5 = stablehlo.iota dim = 0 : tensor<5000xi32>
  %m5 = stablehlo.multiply %i5, %i5 : tensor<5000xi32>
  %q5 = stablehlo.constant dense<251> : tensor<5000xi32>
  %r5 = stablehlo.remainder %m5, %q5 : tensor<5000xi32>
  %s5 = stablehlo.reshape %r5 : (tensor<5000xi32>) -> tensor<5000xi32>
  %x5 = stablehlo.convert %s5 : (tensor<5000xi32>) -> tensor<5000xbf16>
  %z5 = stablehlo.constant dense<200.0> : tensor<bf16>
  %w5 = "stablehlo.reduce_window"(%x5, %z5) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 3]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %c : tensor<bf16>
  }) : (tensor<5000xbf16>, tensor<bf16>) -> tensor<2501xbf16>
  %p5 = stablehlo.pad %x5, %z5, low = [0], high = [3], interior = [0] : (tensor<5000xbf16>, tensor<bf16>) -> tensor<5003xbf16>
  %v5 = "stablehlo.reduce_window"(%p5, %z5) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %c : tensor<bf16>
  }) : (tensor<5003xbf16>, tensor<bf16>) -> tensor<2501xbf16>
  check.expect_eq %w5, %v5 : tensor<2501xbf16>
  return
}

// -----

// One element and zeros: as it is, but for -0.
func.func @spread() {
  %x = stablehlo.constant dense<[[1.5, -0.0], [0xFF800000, -3.0]]> : tensor<2x2xf32>
  %o = stablehlo.optimization_barrier %x : tensor<2x2xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %o, %z, low = [1, 2], high = [1, 2], interior = [1, 2] : (tensor<2x2xf32>, tensor<f32>) -> tensor<5x8xf32>
  %r = "stablehlo.reduce_window"(%p, %z) <{window_dimensions = array<i64: 2, 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<f32>) -> tensor<4x6xf32>
  %got = stablehlo.bitcast_convert %r : (tensor<4x6xf32>) -> tensor<4x6xi32>
  %w = stablehlo.constant dense<[
    [1.5, 1.5, 1.5, 0.0, 0.0, 0.0], [1.5, 1.5, 1.5, 0.0, 0.0, 0.0],
    [0xFF800000, 0xFF800000, 0xFF800000, -3.0, -3.0, -3.0], [0xFF800000, 0xFF800000, 0xFF800000, -3.0, -3.0, -3.0]]> : tensor<4x6xf32>
  %want = stablehlo.bitcast_convert %w : (tensor<4x6xf32>) -> tensor<4x6xi32>
  check.expect_eq %got, %want : tensor<4x6xi32>
  return
}

// -----

// Windows over nothing, whose holes are no elements of it either.
func.func @holes_of_nothing() {
  %x = stablehlo.constant dense<> : tensor<0xi16>
  %i = stablehlo.constant dense<7> : tensor<i16>
  %r = "stablehlo.reduce_window"(%x, %i) <{window_dimensions = array<i64: 2>, base_dilations = array<i64: 31>, padding = dense<[[2, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %m = stablehlo.maximum %a, %b : tensor<i16>
    stablehlo.return %m : tensor<i16>
  }) : (tensor<0xi16>, tensor<i16>) -> tensor<2xi16>
  check.expect_eq_const %r, dense<7> : tensor<2xi16>
  return
}

// -----

// Steps that nothing takes, far beyond what an array could have.
func.func @steps_not_taken() {
  %x = stablehlo.constant dense<3> : tensor<2x64xi32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %i) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 288230376151711744, 1>, window_dilations = array<i64: 288230376151711744, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %m = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %m : tensor<i32>
  }) : (tensor<2x64xi32>, tensor<i32>) -> tensor<1x63xi32>
  check.expect_eq_const %r, dense<6> : tensor<1x63xi32>
  return
}
