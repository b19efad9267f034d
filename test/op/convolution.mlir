// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// convolution: layouts, strides, padding, dilations, reversal, groups, 0 to 3 spatial dimensions.
// Written by tools/record_ops.py.

func.func @case_0() {
  %0 = stablehlo.constant dense<[[-1.0], [2.0], [0.0]]> : tensor<3x1xf64>
  %1 = stablehlo.constant dense<[[1.0, 1.0, 0.0]]> : tensor<1x3xf64>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [f, b]x[o, i]->[f, b], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x1xf64>, tensor<1x3xf64>) -> tensor<1x1xf64>
  check.expect_eq_const %r, dense<[[1.0]]> : tensor<1x1xf64>
  return
}

// -----

func.func @case_1() {
  %0 = stablehlo.constant dense<[[0], [1], [-2], [1], [1], [0], [-1], [-1], [2]]> : tensor<9x1xi8>
  %1 = stablehlo.constant dense<[[1, 2, -2], [-2, 2, 1], [-2, -2, -1], [0, 2, 0], [0, 2, -2], [-2, -1, -1], [2, -2, 2], [1, -2, -2], [1, 1, 0], [-1, 2, 0], [-1, 2, 0], [0, 0, -2], [1, 1, 2], [0, -2, 0], [2, -2, 1], [0, -2, 1], [1, 2, -1], [-1, -1, 0], [-1, 2, -2], [1, -2, 2], [-1, -1, 0], [-1, 1, -1], [0, -1, 1], [2, 0, -2], [1, 0, 2], [1, 1, -1], [0, 0, -2], [-2, 1, -1], [0, 2, -2], [2, 1, 0], [2, 2, 2], [-2, -1, -2], [-2, 0, 0], [1, 0, 1], [-2, -2, -2], [-2, -2, -1], [1, 2, 2], [1, -1, 2], [0, -1, 0], [-1, -2, -1], [-1, 0, -2], [1, 1, -2], [-2, 2, 0], [0, 2, 2], [-2, 1, 1], [-1, -1, 2], [1, -1, 2], [-2, 0, 1], [1, 1, -2], [-2, 0, 2], [2, 1, 0]]> : tensor<51x3xi8>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [f, b]x[o, i]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<9x1xi8>, tensor<51x3xi8>) -> tensor<1x51xi8>
  check.expect_eq_const %r, dense<[[6, 0, 0, 2, 6, 1, -6, 2, 1, 2, 2, 4, -3, -2, -4, -4, 4, -2, 1, -1, -2, 0, -1, 2, 1, 2, 0, -1, 2, 3, 4, -3, -2, 1, 0, 2, 1, 4, 1, 1, -3, -6, 0, 2, 3, 6, 4, 4, -6, 6, -3]]> : tensor<1x51xi8>
  return
}

// -----

func.func @case_2() {
  %0 = stablehlo.constant dense<[[-2], [2], [1]]> : tensor<3x1xi32>
  %1 = stablehlo.constant dense<[[1, 0, 1], [-1, -1, 2], [1, 2, 0], [2, -2, 1], [-1, 0, -1], [1, -2, 1], [-1, -1, -1], [1, 0, 1], [2, 0, -2], [-2, 0, 1], [2, 0, -1], [-1, -2, 2], [0, 2, 0], [-1, 0, -2], [-2, -1, 0], [0, 0, 0], [1, -1, -2]]> : tensor<17x3xi32>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [f, b]x[o, i]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x1xi32>, tensor<17x3xi32>) -> tensor<1x17xi32>
  check.expect_eq_const %r, dense<[[-1, 2, 2, -7, 1, -5, -1, -1, -6, 5, -5, 0, 4, 0, 2, 0, -6]]> : tensor<1x17xi32>
  return
}

// -----

func.func @case_3() {
  %0 = stablehlo.constant dense<[[2.0], [-2.0]]> : tensor<2x1xbf16>
  %1 = stablehlo.constant dense<[[-2.0, 2.0], [2.0, 1.0], [1.0, -1.0], [1.0, 1.0], [0.0, 0.0], [-1.0, 0.0], [1.0, 2.0], [2.0, 0.0], [-2.0, -2.0], [0.0, -2.0], [0.0, -1.0], [1.0, 1.0], [1.0, -2.0], [-2.0, 0.0], [1.0, 2.0], [-1.0, 0.0], [1.0, 0.0]]> : tensor<17x2xbf16>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [f, b]x[o, i]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1xbf16>, tensor<17x2xbf16>) -> tensor<1x17xbf16>
  check.expect_eq_const %r, dense<[[-8.0, 2.0, 4.0, 0.0, 0.0, -2.0, -2.0, 4.0, 0.0, 4.0, 2.0, 0.0, 6.0, -4.0, -2.0, -2.0, 2.0]]> : tensor<1x17xbf16>
  return
}

// -----

func.func @case_4() {
  %0 = stablehlo.constant dense<[[[-1, 0, -2]], [[0, 1, 1]], [[0, -2, 2]], [[0, -2, -1]], [[-2, -1, -2]], [[-2, -2, -2]], [[0, 1, 1]], [[1, -1, -1]]]> : tensor<8x1x3xi8>
  %1 = stablehlo.constant dense<[[[-2, 0, 1]]]> : tensor<1x1x3xi8>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [0, b, f]x[i, 0, o]->[b, f, 0], window = {stride = [2], pad = [[1, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<8x1x3xi8>, tensor<1x1x3xi8>) -> tensor<1x3x5xi8>
  check.expect_eq_const %r, dense<[[[0, 0, 0, 4, -2], [0, 0, 0, 0, 0], [0, 1, -1, -2, -1]]]> : tensor<1x3x5xi8>
  return
}

// -----

func.func @case_5() {
  %0 = stablehlo.constant dense<[[-1.0]]> : tensor<1x1xf32>
  %1 = stablehlo.constant dense<[[1.0]]> : tensor<1x1xf32>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [f, b]x[o, i]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  check.expect_eq_const %r, dense<[[-1.0]]> : tensor<1x1xf32>
  return
}

// -----

func.func @case_6() {
  %0 = stablehlo.constant dense<[[1.0]]> : tensor<1x1xf16>
  %1 = stablehlo.constant dense<[[-1.0], [2.0], [0.0], [-1.0], [1.0], [-1.0], [-2.0], [-2.0], [2.0], [2.0], [-1.0], [2.0], [2.0], [-2.0], [0.0], [2.0], [1.0]]> : tensor<17x1xf16>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [b, f]x[o, i]->[f, b], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1xf16>, tensor<17x1xf16>) -> tensor<17x1xf16>
  check.expect_eq_const %r, dense<[[-1.0], [2.0], [0.0], [-1.0], [1.0], [-1.0], [-2.0], [-2.0], [2.0], [2.0], [-1.0], [2.0], [2.0], [-2.0], [0.0], [2.0], [1.0]]> : tensor<17x1xf16>
  return
}

// -----

func.func @case_7() {
  %0 = stablehlo.constant dense<[[-1, 1], [1, 0]]> : tensor<2x2xi32>
  %1 = stablehlo.constant dense<[[1, -2], [0, -1], [1, -1], [2, 1], [-2, 2], [0, 2], [0, 2], [2, 2], [2, 0], [2, -2], [1, -1], [2, 0], [-1, -2], [0, -1], [1, -1], [-1, 2], [-1, 1], [1, -1], [0, -1], [-1, -1], [1, 1], [0, 0], [-1, -1], [1, 2], [1, 2], [0, 1], [-2, 2], [2, 1], [-1, 1], [-1, -1], [-2, 2], [2, 0], [-2, 1], [-1, -1]]> : tensor<34x2xi32>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [b, f]x[o, i]->[b, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<2x2xi32>, tensor<34x2xi32>) -> tensor<1x34xi32>
  check.expect_eq_const %r, dense<[[-3, -1, -2, -1, 4, 2, 2, 0, -2, -4, -2, -2, -1, -1, -2, 3, 2, 1, 0, -1, 1, 0, -1, 1, 1, 0, -2, 2, -1, -1, -2, 2, -2, -1]]> : tensor<1x34xi32>
  return
}

// -----

func.func @case_8() {
  %0 = stablehlo.constant dense<[[0.0, 2.0]]> : tensor<1x2xf16>
  %1 = stablehlo.constant dense<[[0.0, 2.0], [-1.0, -1.0], [0.0, 0.0], [0.0, 1.0], [-2.0, 0.0], [-1.0, 1.0], [1.0, 2.0], [-2.0, 1.0], [-1.0, -1.0], [1.0, -2.0], [1.0, 1.0], [1.0, 2.0], [-1.0, 0.0], [0.0, 2.0], [1.0, -2.0], [-2.0, 2.0], [0.0, -1.0]]> : tensor<17x2xf16>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [b, f]x[o, i]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2xf16>, tensor<17x2xf16>) -> tensor<1x17xf16>
  check.expect_eq_const %r, dense<[[4.0, -2.0, 0.0, 2.0, 0.0, 2.0, 4.0, 2.0, -2.0, -4.0, 2.0, 4.0, 0.0, 4.0, -4.0, 4.0, -2.0]]> : tensor<1x17xf16>
  return
}

// -----

func.func @case_9() {
  %0 = stablehlo.constant dense<[[[[[(1.0, 1.0), (2.0, 2.0), (2.0, 2.0)]], [[(0.0, 1.0), (1.0, 1.0), (2.0, 2.0)]], [[(0.0, -2.0), (1.0, 1.0), (-2.0, 0.0)]], [[(-2.0, 0.0), (2.0, 0.0), (-1.0, 2.0)]]]]]> : tensor<1x1x4x1x3xcomplex<f32>>
  %1 = stablehlo.constant dense<[[[[[(0.0, 2.0), (2.0, 1.0)], [(1.0, 0.0), (2.0, -2.0)]], [[(-2.0, -1.0), (-2.0, -1.0)], [(-1.0, 0.0), (2.0, 2.0)]]], [[[(-1.0, 0.0), (2.0, 0.0)], [(-2.0, 1.0), (-2.0, 0.0)]], [[(2.0, 0.0), (2.0, 0.0)], [(-2.0, -1.0), (1.0, 1.0)]]]]]> : tensor<1x2x2x2x2xcomplex<f32>>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [f, 2, b, 1, 0]x[i, o, 0, 1, 2]->[b, 0, 1, 2, f], window = {stride = [1, 3, 2], pad = [[1, -1], [4, 0], [3, 0]], lhs_dilate = [1, 2, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<1x1x4x1x3xcomplex<f32>>, tensor<1x2x2x2x2xcomplex<f32>>) -> tensor<2x2x2x2x2xcomplex<f32>>
  check.expect_eq_const %r, dense<[[[[[(0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0)]], [[(0.0, 0.0), (0.0, 0.0)], [(0.0, 4.0), (2.0, -2.0)]]], [[[(0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0)]], [[(0.0, 0.0), (0.0, 0.0)], [(4.0, 8.0), (0.0, 6.0)]]]], [[[[(0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0)]], [[(0.0, 0.0), (0.0, 0.0)], [(-2.0, 2.0), (-2.0, -2.0)]]], [[[(0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0)]], [[(0.0, 0.0), (0.0, 0.0)], [(2.0, 6.0), (6.0, 2.0)]]]]]> : tensor<2x2x2x2x2xcomplex<f32>>
  return
}

// -----

func.func @case_10() {
  %0 = stablehlo.constant dense<[[-2.0]]> : tensor<1x1xf32>
  %1 = stablehlo.constant dense<[[1.0, -1.0]]> : tensor<1x2xf32>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [f, b]x[i, o]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
  check.expect_eq_const %r, dense<[[-2.0, 2.0]]> : tensor<1x2xf32>
  return
}

// -----

func.func @case_11() {
  %0 = stablehlo.constant dense<[[[2.0, -1.0, 1.0, 2.0, -2.0]], [[2.0, -2.0, 1.0, -2.0, -2.0]]]> : tensor<2x1x5xf16>
  %1 = stablehlo.constant dense<[[[2.0], [0.0], [2.0], [2.0], [-1.0], [-1.0], [-2.0], [0.0], [1.0], [0.0], [0.0], [2.0], [-1.0], [-1.0], [1.0], [0.0], [1.0], [2.0], [1.0], [1.0], [-2.0], [0.0], [2.0], [-2.0], [-1.0], [1.0], [0.0], [0.0], [0.0], [0.0], [0.0], [-1.0], [1.0], [1.0]], [[2.0], [-1.0], [-2.0], [-1.0], [0.0], [0.0], [1.0], [-1.0], [0.0], [2.0], [-2.0], [-2.0], [1.0], [2.0], [-1.0], [0.0], [2.0], [-1.0], [0.0], [-2.0], [-2.0], [-2.0], [-1.0], [-2.0], [-1.0], [0.0], [-2.0], [0.0], [-1.0], [1.0], [-1.0], [2.0], [2.0], [0.0]]]> : tensor<2x34x1xf16>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [b, f, 0]x[0, o, i]->[0, f, b], window = {stride = [2], pad = [[2, 1]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<2x1x5xf16>, tensor<2x34x1xf16>) -> tensor<4x34x1xf16>
  check.expect_eq_const %r, dense<[[[0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0]], [[2.0], [1.0], [6.0], [5.0], [-2.0], [-2.0], [-5.0], [1.0], [2.0], [-2.0], [2.0], [6.0], [-3.0], [-4.0], [3.0], [0.0], [0.0], [6.0], [2.0], [6.0], [0.0], [4.0], [6.0], [0.0], [0.0], [2.0], [4.0], [0.0], [2.0], [-2.0], [2.0], [-6.0], [-2.0], [2.0]], [[6.0], [-2.0], [-2.0], [0.0], [-1.0], [-1.0], [0.0], [-2.0], [1.0], [4.0], [-4.0], [-2.0], [1.0], [3.0], [-1.0], [0.0], [5.0], [4.0], [1.0], [5.0], [2.0], [4.0], [4.0], [2.0], [1.0], [1.0], [4.0], [0.0], [2.0], [-2.0], [2.0], [-5.0], [-3.0], [1.0]], [[-4.0], [0.0], [-4.0], [-4.0], [2.0], [2.0], [4.0], [0.0], [-2.0], [0.0], [0.0], [-4.0], [2.0], [2.0], [-2.0], [0.0], [-2.0], [-4.0], [-2.0], [-2.0], [4.0], [0.0], [-4.0], [4.0], [2.0], [-2.0], [0.0], [0.0], [0.0], [0.0], [0.0], [2.0], [-2.0], [-2.0]]]> : tensor<4x34x1xf16>
  return
}

// -----

func.func @case_12() {
  %0 = stablehlo.constant dense<[[[-1.0], [1.0], [0.0], [1.0]], [[-1.0], [2.0], [-1.0], [2.0]], [[2.0], [-2.0], [-2.0], [-1.0]], [[1.0], [-2.0], [-2.0], [-1.0]], [[2.0], [0.0], [-1.0], [2.0]], [[0.0], [-1.0], [-2.0], [-1.0]], [[2.0], [2.0], [1.0], [2.0]], [[1.0], [-1.0], [1.0], [1.0]]]> : tensor<8x4x1xf32>
  %1 = stablehlo.constant dense<[[[0.0, 2.0], [0.0, -2.0], [-2.0, 0.0], [2.0, 1.0]], [[1.0, 0.0], [0.0, 1.0], [-2.0, -2.0], [2.0, 2.0]]]> : tensor<2x4x2xf32>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [0, f, b]x[i, o, 0]->[0, f, b], window = {stride = [3], pad = [[0, 1]], lhs_dilate = [1], rhs_dilate = [3], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<8x4x1xf32>, tensor<2x4x2xf32>) -> tensor<2x4x1xf32>
  check.expect_eq_const %r, dense<[[[3.0], [-4.0], [0.0], [-2.0]], [[2.0], [-2.0], [2.0], [-1.0]]]> : tensor<2x4x1xf32>
  return
}

// -----

func.func @case_13() {
  %0 = stablehlo.constant dense<[[[1, 0, -1, 0, 2, -1, -1, -2], [-2, -1, 2, 2, -1, -2, 1, -1]], [[-2, -2, 1, 1, -2, 1, 1, -1], [2, -1, -2, -2, 2, -1, 0, -2]]]> : tensor<2x2x8xi32>
  %1 = stablehlo.constant dense<[[[-1, 2]], [[1, 0]]]> : tensor<2x1x2xi32>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [b, f, 0]x[i, 0, o]->[0, b, f], window = {stride = [1], pad = [[0, -1]], lhs_dilate = [2], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x2x8xi32>, tensor<2x1x2xi32>) -> tensor<14x2x2xi32>
  check.expect_eq_const %r, dense<[[[-3, 2], [4, -4]], [[0, 0], [0, 0]], [[-1, 0], [1, -4]], [[0, 0], [0, 0]], [[3, -2], [-3, 2]], [[0, 0], [0, 0]], [[2, 0], [-3, 2]], [[0, 0], [0, 0]], [[-3, 4], [4, -4]], [[0, 0], [0, 0]], [[-1, -2], [-2, 2]], [[0, 0], [0, 0]], [[2, -2], [-1, 2]], [[0, 0], [0, 0]]]> : tensor<14x2x2xi32>
  return
}

// -----

func.func @case_14() {
  %0 = stablehlo.constant dense<[[[-2.0, 0.0, 2.0], [-2.0, 2.0, 1.0]]]> : tensor<1x2x3xf16>
  %1 = stablehlo.constant dense<[[[1.0, 0.0, -2.0, 2.0], [1.0, -2.0, -2.0, 2.0], [1.0, 2.0, -1.0, 2.0], [2.0, 0.0, 0.0, 2.0], [1.0, 2.0, -2.0, -1.0], [-1.0, 2.0, 1.0, 1.0], [-1.0, -2.0, -2.0, 1.0], [0.0, -2.0, 0.0, 1.0], [-2.0, 0.0, -2.0, -1.0], [-1.0, 2.0, 0.0, 1.0], [-2.0, 0.0, 1.0, -2.0], [-2.0, -2.0, -2.0, -1.0], [2.0, -1.0, 2.0, 0.0], [0.0, 1.0, 1.0, 2.0], [2.0, 0.0, 1.0, 2.0], [-2.0, -1.0, -2.0, 1.0], [1.0, 2.0, -1.0, 0.0]], [[1.0, 2.0, -1.0, -1.0], [1.0, 1.0, -2.0, 1.0], [-1.0, -2.0, -2.0, 2.0], [0.0, 2.0, 1.0, -1.0], [-1.0, 2.0, -2.0, 1.0], [2.0, 0.0, 0.0, 1.0], [0.0, -2.0, 1.0, 2.0], [-2.0, 2.0, 0.0, 2.0], [1.0, 0.0, 1.0, 2.0], [-2.0, 1.0, 0.0, -2.0], [-1.0, 2.0, 1.0, 2.0], [-1.0, -1.0, -1.0, 1.0], [-1.0, 0.0, 1.0, 2.0], [-2.0, 0.0, 0.0, 0.0], [-1.0, 0.0, 1.0, 0.0], [0.0, 2.0, -1.0, 2.0], [-2.0, 0.0, 0.0, 2.0]], [[2.0, 1.0, 1.0, 1.0], [1.0, 1.0, 0.0, 1.0], [-2.0, 1.0, -2.0, 0.0], [-1.0, -1.0, 0.0, 1.0], [-1.0, 1.0, -2.0, -2.0], [1.0, -2.0, -1.0, 0.0], [2.0, 2.0, -1.0, 1.0], [0.0, 1.0, 1.0, -1.0], [0.0, -1.0, -1.0, -2.0], [0.0, -1.0, 1.0, 0.0], [1.0, -1.0, -2.0, 0.0], [-1.0, 0.0, 0.0, -2.0], [-2.0, -1.0, -2.0, -2.0], [1.0, -2.0, 2.0, 1.0], [-2.0, -1.0, -2.0, -1.0], [1.0, 2.0, -1.0, -2.0], [1.0, 1.0, 0.0, 1.0]]]> : tensor<3x17x4xf16>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [0, b, f]x[i, o, 0]->[0, f, b], window = {stride = [3], pad = [[1, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf16>, tensor<3x17x4xf16>) -> tensor<1x17x2xf16>
  check.expect_eq_const %r, dense<[[[2.0, 5.0], [6.0, 7.0], [-2.0, -7.0], [-2.0, 3.0], [-2.0, 1.0], [-8.0, -6.0], [8.0, 2.0], [6.0, 9.0], [-2.0, -1.0], [-6.0, -3.0], [-2.0, 3.0], [4.0, 2.0], [0.0, 1.0], [-6.0, -4.0], [-2.0, -1.0], [6.0, 8.0], [-2.0, -3.0]]]> : tensor<1x17x2xf16>
  return
}

// -----

func.func @case_15() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, -2.0, 1.0, -1.0, 0.0]]> : tensor<1x6xf64>
  %1 = stablehlo.constant dense<[[-2.0, 1.0], [0.0, 1.0], [0.0, 2.0], [-1.0, -1.0], [2.0, 1.0], [0.0, -1.0]]> : tensor<6x2xf64>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [b, f]x[o, i]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<1x6xf64>, tensor<6x2xf64>) -> tensor<1x6xf64>
  check.expect_eq_const %r, dense<[[0.0, 0.0, 2.0, 1.0, -2.0, 0.0]]> : tensor<1x6xf64>
  return
}

// -----

func.func @case_16() {
  %0 = stablehlo.constant dense<[[[1.0, -2.0, -2.0, -1.0, 2.0], [1.0, -2.0, 0.0, -2.0, 1.0], [-2.0, -2.0, 0.0, 1.0, 2.0], [2.0, 0.0, -1.0, 2.0, 0.0], [-1.0, -2.0, 0.0, 2.0, 1.0], [1.0, -2.0, -1.0, -2.0, 2.0]]]> : tensor<1x6x5xbf16>
  %1 = stablehlo.constant dense<[[[2.0, 2.0], [-2.0, 0.0], [2.0, 2.0]], [[0.0, 2.0], [1.0, 1.0], [2.0, -1.0]]]> : tensor<2x3x2xbf16>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [2], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x6x5xbf16>, tensor<2x3x2xbf16>) -> tensor<1x2x4xbf16>
  check.expect_eq_const %r, dense<[[[0.0, -12.0, -4.0, 6.0], [0.0, 1.0, 6.0, 5.0]]]> : tensor<1x2x4xbf16>
  return
}

// -----

func.func @case_17() {
  %0 = stablehlo.constant dense<[[[[0.0, 1.0, 0.0, -1.0, 2.0]], [[-2.0, 1.0, 0.0, -1.0, 0.0]], [[0.0, -2.0, 2.0, -2.0, 2.0]], [[2.0, 2.0, 2.0, 2.0, 0.0]], [[1.0, -1.0, -1.0, -2.0, 0.0]], [[2.0, -1.0, 0.0, 0.0, -2.0]], [[1.0, -1.0, 0.0, 2.0, 1.0]], [[2.0, -2.0, -1.0, -2.0, 1.0]]], [[[-1.0, 2.0, 2.0, -2.0, 2.0]], [[-1.0, -2.0, 0.0, -2.0, -1.0]], [[2.0, -1.0, -1.0, 1.0, -1.0]], [[-2.0, 0.0, 0.0, 1.0, -2.0]], [[2.0, -1.0, -1.0, 0.0, -1.0]], [[0.0, 0.0, 1.0, 1.0, 1.0]], [[0.0, 0.0, 1.0, -1.0, 1.0]], [[-2.0, -2.0, -1.0, 0.0, 2.0]]]]> : tensor<2x8x1x5xf32>
  %1 = stablehlo.constant dense<[[[[0.0], [0.0]]], [[[-1.0], [-1.0]]]]> : tensor<2x1x2x1xf32>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [f, 1, b, 0]x[i, 1, 0, o]->[1, f, 0, b], window = {stride = [2, 1], pad = [[1, 2], [-1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 3], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x1x5xf32>, tensor<2x1x2x1xf32>) -> tensor<8x1x3x1xf32>
  check.expect_eq_const %r, dense<[[[[2.0], [4.0], [2.0]]], [[[1.0], [0.0], [-1.0]]], [[[0.0], [-1.0], [-1.0]]], [[[1.0], [1.0], [0.0]]], [[[0.0], [-1.0], [-1.0]]], [[[0.0], [1.0], [1.0]]], [[[2.0], [2.0], [0.0]]], [[[0.0], [0.0], [0.0]]]]> : tensor<8x1x3x1xf32>
  return
}

// -----

func.func @case_18() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 2.0], [-2.0, 1.0, 1.0]]> : tensor<2x3xf64>
  %1 = stablehlo.constant dense<[[2.0, 0.0, 0.0, 1.0], [-1.0, 2.0, -2.0, 0.0], [-1.0, -1.0, -2.0, -1.0]]> : tensor<3x4xf64>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [b, f]x[i, o]->[f, b], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<2x3xf64>, tensor<3x4xf64>) -> tensor<4x1xf64>
  check.expect_eq_const %r, dense<[[-5.0], [0.0], [-4.0], [-3.0]]> : tensor<4x1xf64>
  return
}

// -----

func.func @case_19() {
  %0 = stablehlo.constant dense<[[[[0.0, -2.0]], [[-1.0, 0.0]]]]> : tensor<1x2x1x2xf32>
  %1 = stablehlo.constant dense<[[[[-2.0, -2.0, -1.0, 0.0], [-1.0, 0.0, 2.0, 1.0]], [[-1.0, 0.0, 2.0, 0.0], [0.0, 2.0, 2.0, 2.0]], [[1.0, 2.0, -1.0, -1.0], [1.0, -1.0, -1.0, -1.0]]], [[[-1.0, -2.0, -2.0, 2.0], [-1.0, 0.0, 1.0, 2.0]], [[2.0, 1.0, -2.0, -2.0], [-2.0, -2.0, -2.0, 1.0]], [[1.0, 0.0, -1.0, 1.0], [-1.0, -2.0, 0.0, 1.0]]]]> : tensor<2x3x2x4xf32>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [0, b, 1, f]x[o, 0, i, 1]->[1, b, 0, f], window = {stride = [1, 3], pad = [[4, 1], [2, 1]], lhs_dilate = [3, 1], rhs_dilate = [1, 1], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x1x2xf32>, tensor<2x3x2x4xf32>) -> tensor<1x2x4x2xf32>
  check.expect_eq_const %r, dense<[[[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [-4.0, 4.0]], [[0.0, 0.0], [0.0, 0.0], [2.0, 2.0], [0.0, -1.0]]]]> : tensor<1x2x4x2xf32>
  return
}

// -----

func.func @case_20() {
  %0 = stablehlo.constant dense<[[-1.0, -1.0], [-1.0, 0.0], [0.0, 1.0]]> : tensor<3x2xf16>
  %1 = stablehlo.constant dense<[[-2.0, -1.0, 2.0, 2.0, -1.0, 2.0, -1.0, -1.0, 0.0, -1.0, 2.0, 2.0, 2.0, -1.0, 1.0, -2.0, -2.0], [-2.0, 0.0, -2.0, 1.0, 1.0, 2.0, -1.0, 1.0, 2.0, 2.0, -1.0, 2.0, -2.0, -2.0, 1.0, 2.0, 0.0], [2.0, 2.0, 1.0, -2.0, 2.0, -2.0, 2.0, 2.0, -2.0, -1.0, 0.0, -1.0, 1.0, -1.0, -1.0, 2.0, 1.0]]> : tensor<3x17xf16>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [f, b]x[i, o]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x2xf16>, tensor<3x17xf16>) -> tensor<2x17xf16>
  check.expect_eq_const %r, dense<[[4.0, 1.0, 0.0, -3.0, 0.0, -4.0, 2.0, 0.0, -2.0, -1.0, -1.0, -4.0, 0.0, 3.0, -2.0, 0.0, 2.0], [4.0, 3.0, -1.0, -4.0, 3.0, -4.0, 3.0, 3.0, -2.0, 0.0, -2.0, -3.0, -1.0, 0.0, -2.0, 4.0, 3.0]]> : tensor<2x17xf16>
  return
}

// -----

func.func @case_21() {
  %0 = stablehlo.constant dense<[[[[[-1.0, 2.0], [2.0, 0.0]]], [[[1.0, 2.0], [-1.0, -1.0]]], [[[2.0, 1.0], [-2.0, 1.0]]]], [[[[1.0, 1.0], [-1.0, -1.0]]], [[[0.0, 1.0], [0.0, -2.0]]], [[[2.0, 1.0], [2.0, 1.0]]]], [[[[2.0, 1.0], [1.0, 2.0]]], [[[2.0, 1.0], [2.0, 2.0]]], [[[0.0, -2.0], [0.0, 0.0]]]]]> : tensor<3x3x1x2x2xf16>
  %1 = stablehlo.constant dense<[[[[[-2.0], [0.0], [-2.0]], [[-1.0], [0.0], [2.0]]], [[[-1.0], [0.0], [1.0]], [[1.0], [0.0], [0.0]]], [[[-1.0], [2.0], [0.0]], [[-1.0], [-2.0], [2.0]]]], [[[[-1.0], [-2.0], [-2.0]], [[1.0], [-2.0], [-1.0]]], [[[1.0], [2.0], [-2.0]], [[0.0], [-1.0], [1.0]]], [[[1.0], [-1.0], [1.0]], [[2.0], [0.0], [-1.0]]]]]> : tensor<2x3x2x3x1xf16>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [0, 1, 2, f, b]x[i, 2, 1, 0, o]->[1, 2, 0, b, f], window = {stride = [3, 1, 3], pad = [[-2, -2], [2, 0], [2, 1]], lhs_dilate = [3, 1, 2], rhs_dilate = [1, 3, 1], reverse = [true, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x3x1x2x2xf16>, tensor<2x3x2x3x1xf16>) -> tensor<2x1x1x2x1xf16>
  check.expect_eq_const %r, dense<[[[[[0.0], [-2.0]]]], [[[[-4.0], [-2.0]]]]]> : tensor<2x1x1x2x1xf16>
  return
}

// -----

func.func @case_22() {
  %0 = stablehlo.constant dense<[[-2.0]]> : tensor<1x1xf64>
  %1 = stablehlo.constant dense<[[-2.0]]> : tensor<1x1xf64>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [f, b]x[o, i]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  check.expect_eq_const %r, dense<[[4.0]]> : tensor<1x1xf64>
  return
}

// -----

func.func @case_23() {
  %0 = stablehlo.constant dense<[[[[2]]], [[[1]]], [[[1]]], [[[0]]], [[[1]]]]> : tensor<5x1x1x1xi32>
  %1 = stablehlo.constant dense<[[[[0, -2, 0]], [[1, 0, 0]], [[-2, 1, -2]], [[0, -2, 0]], [[1, 2, 0]], [[1, 2, 1]], [[-1, 1, 1]], [[0, -2, 0]], [[1, -2, -2]], [[1, 2, -1]], [[-1, 1, 0]], [[-2, 2, 1]], [[1, 1, 1]], [[0, 2, -2]], [[2, 1, -1]], [[1, -2, 2]], [[-1, 1, 0]]]]> : tensor<1x17x1x3xi32>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [1, f, 0, b]x[i, o, 1, 0]->[0, f, 1, b], window = {stride = [3, 3], pad = [[2, 2], [2, 3]], lhs_dilate = [1, 2], rhs_dilate = [1, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x1x1x1xi32>, tensor<1x17x1x3xi32>) -> tensor<1x17x5x1xi32>
  check.expect_eq_const %r, dense<[[[[0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0]], [[0], [0], [-2], [0], [0]], [[0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0]], [[0], [0], [1], [0], [0]], [[0], [0], [1], [0], [0]], [[0], [0], [0], [0], [0]], [[0], [0], [-2], [0], [0]], [[0], [0], [-1], [0], [0]], [[0], [0], [0], [0], [0]], [[0], [0], [1], [0], [0]], [[0], [0], [1], [0], [0]], [[0], [0], [-2], [0], [0]], [[0], [0], [-1], [0], [0]], [[0], [0], [2], [0], [0]], [[0], [0], [0], [0], [0]]]]> : tensor<1x17x5x1xi32>
  return
}

// -----

func.func @types_0() {
  %0 = stablehlo.constant dense<[[[2, 1, 2, -1, 0], [-1, -2, 0, -2, -2], [1, 2, -1, -2, -1]]]> : tensor<1x3x5xi8>
  %1 = stablehlo.constant dense<[[[1, 0], [0, -1], [1, 0]], [[-1, -1], [-2, 2], [1, 2]]]> : tensor<2x3x2xi8>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x5xi8>, tensor<2x3x2xi8>) -> tensor<1x2x6xi32>
  check.expect_eq_const %r, dense<[[[1, 5, 3, 3, -1, -1], [-2, 0, 1, -10, -3, 3]]]> : tensor<1x2x6xi32>
  return
}

// -----

func.func @types_1() {
  %0 = stablehlo.constant dense<[[[1, 0, 0, 0, 1], [1, 2, 0, 2, 2], [0, 0, 1, 1, 0]]]> : tensor<1x3x5xui8>
  %1 = stablehlo.constant dense<[[[1, 2], [0, 0], [1, 0]], [[2, 2], [0, 0], [1, 0]]]> : tensor<2x3x2xui8>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x5xui8>, tensor<2x3x2xui8>) -> tensor<1x2x6xi32>
  check.expect_eq_const %r, dense<[[[2, 1, 0, 1, 3, 1], [2, 2, 0, 1, 3, 2]]]> : tensor<1x2x6xi32>
  return
}

// -----

func.func @types_2() {
  %0 = stablehlo.constant dense<[[[-1.0, -2.0, -2.0, -1.0, -1.0], [-1.0, 2.0, -2.0, 0.0, 2.0], [2.0, 1.0, 1.0, 0.0, 2.0]]]> : tensor<1x3x5xbf16>
  %1 = stablehlo.constant dense<[[[-2.0, -1.0], [0.0, 0.0], [1.0, 2.0]], [[-1.0, 1.0], [2.0, 0.0], [0.0, -2.0]]]> : tensor<2x3x2xbf16>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x5xbf16>, tensor<2x3x2xbf16>) -> tensor<1x2x6xf32>
  check.expect_eq_const %r, dense<[[[5.0, 8.0, 9.0, 6.0, 7.0, 4.0], [-5.0, -5.0, 2.0, -3.0, -4.0, 5.0]]]> : tensor<1x2x6xf32>
  return
}

// -----

func.func @types_3() {
  %0 = stablehlo.constant dense<[[[1.0, 0.0, -1.0, 2.0, 1.0], [2.0, 0.0, 1.0, -2.0, 1.0], [-2.0, 0.0, 1.0, 2.0, 2.0]]]> : tensor<1x3x5xf8E4M3FN>
  %1 = stablehlo.constant dense<[[[1.0, 2.0], [1.0, 2.0], [0.0, 2.0]], [[2.0, 2.0], [-2.0, -1.0], [0.0, 0.0]]]> : tensor<2x3x2xf8E4M3FN>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x5xf8E4M3FN>, tensor<2x3x2xf8E4M3FN>) -> tensor<1x2x6xf32>
  check.expect_eq_const %r, dense<[[[2.0, 3.0, 2.0, 4.0, 8.0, 2.0], [0.0, -2.0, -3.0, 2.0, 9.0, 0.0]]]> : tensor<1x2x6xf32>
  return
}

// -----

func.func @types_4() {
  %0 = stablehlo.constant dense<[[[2, 0, 2, 0, -2], [-1, -1, -1, 1, 2], [-1, -1, 0, -2, -2]]]> : tensor<1x3x5xi4>
  %1 = stablehlo.constant dense<[[[1, 0], [1, -2], [-2, 2]], [[-1, 1], [1, -1], [-2, -1]]]> : tensor<2x3x2xi4>
  %r = stablehlo.convolution(%0, %1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x5xi4>, tensor<2x3x2xi4>) -> tensor<1x2x6xi8>
  check.expect_eq_const %r, dense<[[[0, 3, 3, -5, -3, 4], [4, 1, 4, -2, 3, 8]]]> : tensor<1x2x6xi8>
  return
}

// -----

// Windows wholly in padding and negative padding that leaves nothing.
func.func @edges() {
  %x = stablehlo.constant dense<[[[1.0, 2.0]]]> : tensor<1x1x2xf32>
  %w = stablehlo.constant dense<[[[3.0]]]> : tensor<1x1x1xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[2, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x2xf32>, tensor<1x1x1xf32>) -> tensor<1x1x5xf32>
  check.expect_eq_const %r, dense<[[[0.0, 0.0, 3.0, 6.0, 0.0]]]> : tensor<1x1x5xf32>
  %s = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[-1, -1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x2xf32>, tensor<1x1x1xf32>) -> tensor<1x1x0xf32>
  check.expect_eq_const %s, dense<> : tensor<1x1x0xf32>
  return
}

// -----

// Ten spatial dimensions.
func.func @main() {
  %x = stablehlo.iota dim = 0 : tensor<1024xf32>
  %in = stablehlo.reshape %x : (tensor<1024xf32>) -> tensor<1x1x2x2x2x2x2x2x2x2x2x2xf32>
  %one = stablehlo.constant dense<1.0> : tensor<1x1x2x2x2x2x2x2x2x2x2x1xf32>
  %r = stablehlo.convolution(%in, %one)
    dim_numbers = [b, f, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]x[o, i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]->[b, f, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x1x2x2x2x2x2x2x2x2x2x2xf32>, tensor<1x1x2x2x2x2x2x2x2x2x2x1xf32>) -> tensor<1x1x1x1x1x1x1x1x1x1x1x2xf32>
  check.expect_eq_const %r, dense<[[[[[[[[[[[[261632.0, 262144.0]]]]]]]]]]]]> : tensor<1x1x1x1x1x1x1x1x1x1x1x2xf32>
  return
}

// -----

// Holes of 2^40 places beside one element are nowhere.
func.func @main() {
  %x = stablehlo.constant dense<[[[3.0]]]> : tensor<1x1x1xf32>
  %w = stablehlo.constant dense<2.0> : tensor<3x1x2xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f],
    window = {stride = [3], pad = [[4, 3]], lhs_dilate = [1099511627776]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x1xf32>, tensor<3x1x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %r, dense<[[[0.0, 0.0], [6.0, 6.0]]]> : tensor<1x2x2xf32>
  return
}
