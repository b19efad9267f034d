// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// dot_general: any batching and contracting dimensions, any types; sums of 16-bit floats in f32.
// Written by tools/record_ops.py.

func.func @case_0() {
  %0 = stablehlo.constant dense<[1, 3, 0]> : tensor<3xi32>
  %1 = stablehlo.constant dense<[[[2, -1, -1]], [[-3, 1, -2]], [[1, -3, -1]]]> : tensor<3x1x3xi32>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [0] x [0] : (tensor<3xi32>, tensor<3x1x3xi32>) -> tensor<1x3xi32>
  check.expect_eq_const %r, dense<[[-7, 2, -7]]> : tensor<1x3xi32>
  return
}

// -----

func.func @case_1() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 2.0]]> : tensor<1x3xf64>
  %1 = stablehlo.constant dense<[[[1.0, 1.0, 1.0, 2.0, -2.0, 0.0, 3.0, -2.0, 0.0, -3.0, -2.0, -3.0, 0.0, 3.0, -3.0, 3.0, 3.0], [-2.0, 3.0, -1.0, 1.0, 0.0, 1.0, 3.0, -2.0, 2.0, -3.0, 0.0, 1.0, -1.0, -3.0, -3.0, 3.0, -1.0], [0.0, -2.0, 0.0, -2.0, 0.0, -2.0, -1.0, 3.0, 0.0, 2.0, -1.0, 3.0, 1.0, -2.0, 0.0, 0.0, 3.0]], [[-1.0, 3.0, -2.0, 3.0, 2.0, 3.0, 0.0, 0.0, -2.0, 2.0, 1.0, -2.0, 0.0, 2.0, 0.0, 1.0, 3.0], [2.0, 2.0, -3.0, -1.0, 1.0, 1.0, 3.0, -3.0, -2.0, -1.0, 1.0, -3.0, -3.0, 1.0, -3.0, -1.0, 0.0], [-3.0, 1.0, 3.0, -2.0, 0.0, -1.0, 2.0, 3.0, 1.0, 3.0, -1.0, -2.0, 3.0, 3.0, -3.0, -2.0, -3.0]]]> : tensor<2x3x17xf64>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [1] : (tensor<1x3xf64>, tensor<2x3x17xf64>) -> tensor<1x2x17xf64>
  check.expect_eq_const %r, dense<[[[-2.0, -1.0, -1.0, -3.0, 0.0, -3.0, 1.0, 4.0, 2.0, 1.0, -2.0, 7.0, 1.0, -7.0, -3.0, 3.0, 5.0], [-4.0, 4.0, 3.0, -5.0, 1.0, -1.0, 7.0, 3.0, 0.0, 5.0, -1.0, -7.0, 3.0, 7.0, -9.0, -5.0, -6.0]]]> : tensor<1x2x17xf64>
  return
}

// -----

func.func @case_2() {
  %0 = stablehlo.constant dense<[[[[[2, 3], [3, 1]], [[0, 0], [3, 3]], [[2, 1], [3, 2]]], [[[3, 0], [2, 2]], [[2, 0], [3, 2]], [[0, 1], [1, 0]]], [[[1, 0], [2, 3]], [[1, 1], [0, 0]], [[2, 3], [3, 3]]]], [[[[2, 3], [0, 1]], [[2, 2], [0, 0]], [[1, 2], [2, 1]]], [[[1, 2], [0, 0]], [[2, 1], [2, 1]], [[3, 3], [0, 3]]], [[[1, 1], [0, 2]], [[1, 1], [3, 1]], [[2, 3], [3, 3]]]], [[[[0, 1], [2, 2]], [[3, 2], [1, 0]], [[2, 1], [2, 1]]], [[[2, 1], [0, 2]], [[1, 0], [0, 3]], [[0, 2], [3, 0]]], [[[0, 1], [1, 0]], [[3, 0], [2, 1]], [[3, 1], [1, 3]]]], [[[[0, 0], [2, 0]], [[0, 3], [3, 1]], [[0, 2], [3, 2]]], [[[1, 2], [0, 2]], [[1, 3], [2, 3]], [[3, 0], [1, 0]]], [[[3, 1], [1, 2]], [[3, 0], [2, 2]], [[3, 0], [3, 1]]]], [[[[0, 0], [3, 0]], [[2, 2], [0, 3]], [[3, 3], [1, 3]]], [[[1, 2], [2, 0]], [[3, 2], [3, 0]], [[1, 3], [2, 1]]], [[[3, 0], [0, 1]], [[0, 1], [0, 1]], [[0, 1], [2, 2]]]]]> : tensor<5x3x3x2x2xui64>
  %1 = stablehlo.constant dense<[[[2, 3], [3, 3], [3, 2]], [[3, 3], [3, 2], [0, 0]], [[3, 0], [2, 2], [0, 3]]]> : tensor<3x3x2xui64>
  %r = stablehlo.dot_general %0, %1, batching_dims = [4, 1] x [2, 1], contracting_dims = [2] x [0] : (tensor<5x3x3x2x2xui64>, tensor<3x3x2xui64>) -> tensor<2x3x5x2xui64>
  check.expect_eq_const %r, dense<[[[[10, 24], [13, 6], [15, 13], [0, 22], [15, 9]], [[15, 17], [15, 6], [9, 6], [12, 8], [14, 19]], [[3, 6], [3, 0], [0, 3], [9, 3], [9, 0]]], [[[9, 12], [15, 3], [9, 6], [9, 3], [6, 9]], [[2, 10], [14, 8], [7, 12], [12, 12], [16, 2]], [[9, 15], [11, 13], [5, 9], [2, 7], [3, 8]]]]> : tensor<2x3x5x2xui64>
  return
}

// -----

func.func @case_3() {
  %0 = stablehlo.constant dense<[0, 1, -2, 2, 2, 3, -1, 0, -3, -3, -2, 3, 1, -2, -2, 1, 2]> : tensor<17xi16>
  %1 = stablehlo.constant dense<[-2]> : tensor<1xi16>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [] x [] : (tensor<17xi16>, tensor<1xi16>) -> tensor<17x1xi16>
  check.expect_eq_const %r, dense<[[0], [-2], [4], [-4], [-4], [-6], [2], [0], [6], [6], [4], [-6], [-2], [4], [4], [-2], [-4]]> : tensor<17x1xi16>
  return
}

// -----

func.func @case_4() {
  %0 = stablehlo.constant dense<[0, 1, 3]> : tensor<3xui8>
  %1 = stablehlo.constant dense<[[[0], [1], [3], [3], [0]], [[1], [0], [0], [1], [0]], [[3], [1], [0], [0], [1]]]> : tensor<3x5x1xui8>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [0] x [0] : (tensor<3xui8>, tensor<3x5x1xui8>) -> tensor<5x1xui8>
  check.expect_eq_const %r, dense<[[10], [3], [0], [1], [3]]> : tensor<5x1xui8>
  return
}

// -----

func.func @case_5() {
  %0 = stablehlo.constant dense<0> : tensor<ui8>
  %1 = stablehlo.constant dense<2> : tensor<ui8>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [] x [] : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  check.expect_eq_const %r, dense<0> : tensor<ui8>
  return
}

// -----

func.func @case_6() {
  %0 = stablehlo.constant dense<[1, 1, -3]> : tensor<3xi32>
  %1 = stablehlo.constant dense<[[[3, 1, -2, 1, -1, 3, -2, -3, 1, -1, -3, -3, 3, -3, -3, 3, 0]], [[-3, -1, 2, 0, 2, -2, -3, 1, -2, 1, 3, -3, -3, 0, -1, -3, 0]], [[1, 3, -2, 2, 0, -2, 3, 2, 1, -1, -3, -2, -2, -3, -2, 0, -2]]]> : tensor<3x1x17xi32>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [0] x [0] : (tensor<3xi32>, tensor<3x1x17xi32>) -> tensor<1x17xi32>
  check.expect_eq_const %r, dense<[[-3, -9, 6, -5, 1, 7, -14, -8, -4, 3, 9, 0, 6, 6, 2, 0, 6]]> : tensor<1x17xi32>
  return
}

// -----

func.func @case_7() {
  %0 = stablehlo.constant dense<-2.0> : tensor<bf16>
  %1 = stablehlo.constant dense<[[-3.0], [-1.0], [2.0]]> : tensor<3x1xbf16>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [] x [] : (tensor<bf16>, tensor<3x1xbf16>) -> tensor<3x1xbf16>
  check.expect_eq_const %r, dense<[[6.0], [2.0], [-4.0]]> : tensor<3x1xbf16>
  return
}

// -----

func.func @case_8() {
  %0 = stablehlo.constant dense<[1, 2, 2, 1, 1, 0, 2, 0, 1, 2, 0, 3, 1, 3, 0, 1, 3]> : tensor<17xui64>
  %1 = stablehlo.constant dense<[1, 2, 1]> : tensor<3xui64>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [] x [] : (tensor<17xui64>, tensor<3xui64>) -> tensor<17x3xui64>
  check.expect_eq_const %r, dense<[[1, 2, 1], [2, 4, 2], [2, 4, 2], [1, 2, 1], [1, 2, 1], [0, 0, 0], [2, 4, 2], [0, 0, 0], [1, 2, 1], [2, 4, 2], [0, 0, 0], [3, 6, 3], [1, 2, 1], [3, 6, 3], [0, 0, 0], [1, 2, 1], [3, 6, 3]]> : tensor<17x3xui64>
  return
}

// -----

func.func @case_9() {
  %0 = stablehlo.constant dense<[[2, -1, 3]]> : tensor<1x3xi8>
  %1 = stablehlo.constant dense<[[[3, 2, 2, 0, 2, -3, 0, 0, 3, -2, 3, 1, -1, 3, -2, 3, -3], [-1, 2, 2, 2, -2, 0, 3, -3, -2, 1, 1, 2, -1, -2, 2, -3, -1], [0, -3, 0, -3, 0, 2, -2, 0, -2, -1, 2, -2, 0, 1, 1, -3, 0]]]> : tensor<1x3x17xi8>
  %r = stablehlo.dot_general %0, %1, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<1x3xi8>, tensor<1x3x17xi8>) -> tensor<1x17xi8>
  check.expect_eq_const %r, dense<[[7, -7, 2, -11, 6, 0, -9, 3, 2, -8, 11, -6, -1, 11, -3, 0, -5]]> : tensor<1x17xi8>
  return
}

// -----

func.func @case_10() {
  %0 = stablehlo.constant dense<[[(1.0, -3.0), (2.0, 0.0), (2.0, -1.0)], [(2.0, 0.0), (0.0, -2.0), (3.0, 3.0)]]> : tensor<2x3xcomplex<f64>>
  %1 = stablehlo.constant dense<[[[(-1.0, -2.0)], [(0.0, 0.0)]], [[(-3.0, 0.0)], [(3.0, -3.0)]], [[(-1.0, -3.0)], [(-1.0, -2.0)]]]> : tensor<3x2x1xcomplex<f64>>
  %r = stablehlo.dot_general %0, %1, batching_dims = [1, 0] x [0, 1], contracting_dims = [] x [] : (tensor<2x3xcomplex<f64>>, tensor<3x2x1xcomplex<f64>>) -> tensor<3x2x1xcomplex<f64>>
  check.expect_eq_const %r, dense<[[[(-7.0, 1.0)], [(0.0, 0.0)]], [[(-6.0, 0.0)], [(-6.0, -6.0)]], [[(-5.0, -5.0)], [(3.0, -9.0)]]]> : tensor<3x2x1xcomplex<f64>>
  return
}

// -----

func.func @case_11() {
  %0 = stablehlo.constant dense<[[(-3.0, -1.0)], [(-1.0, -1.0)], [(-3.0, 0.0)]]> : tensor<3x1xcomplex<f64>>
  %1 = stablehlo.constant dense<[[(0.0, -3.0)], [(-3.0, 2.0)], [(3.0, 3.0)]]> : tensor<3x1xcomplex<f64>>
  %r = stablehlo.dot_general %0, %1, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [] : (tensor<3x1xcomplex<f64>>, tensor<3x1xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(-3.0, 9.0)], [(5.0, 1.0)], [(-9.0, -9.0)]]> : tensor<3x1xcomplex<f64>>
  return
}

// -----

func.func @case_12() {
  %0 = stablehlo.constant dense<[(0.0, -3.0), (2.0, -2.0), (-2.0, -1.0)]> : tensor<3xcomplex<f32>>
  %1 = stablehlo.constant dense<[(-3.0, 0.0), (0.0, 2.0), (2.0, -3.0)]> : tensor<3xcomplex<f32>>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [0] x [0] : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<complex<f32>>
  check.expect_eq_const %r, dense<(-3.0, 17.0)> : tensor<complex<f32>>
  return
}

// -----

func.func @case_13() {
  %0 = stablehlo.constant dense<[[1.0, -3.0], [1.0, -2.0], [2.0, 0.0]]> : tensor<3x2xbf16>
  %1 = stablehlo.constant dense<[3.0, -1.0]> : tensor<2xbf16>
  %r = stablehlo.dot_general %0, %1, batching_dims = [1] x [0], contracting_dims = [] x [] : (tensor<3x2xbf16>, tensor<2xbf16>) -> tensor<2x3xf32>
  check.expect_eq_const %r, dense<[[3.0, 3.0, 6.0], [3.0, 2.0, -0.0]]> : tensor<2x3xf32>
  return
}

// -----

func.func @case_14() {
  %0 = stablehlo.constant dense<[-3, -3, 3]> : tensor<3xi8>
  %1 = stablehlo.constant dense<[2, -1, 1]> : tensor<3xi8>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [0] x [0] : (tensor<3xi8>, tensor<3xi8>) -> tensor<i8>
  check.expect_eq_const %r, dense<0> : tensor<i8>
  return
}

// -----

func.func @case_15() {
  %0 = stablehlo.constant dense<[[1, 3], [0, 3], [2, 1]]> : tensor<3x2xui32>
  %1 = stablehlo.constant dense<[[[1, 2]], [[3, 3]], [[2, 0]]]> : tensor<3x1x2xui32>
  %r = stablehlo.dot_general %0, %1, batching_dims = [0, 1] x [0, 2], contracting_dims = [] x [] : (tensor<3x2xui32>, tensor<3x1x2xui32>) -> tensor<3x2x1xui32>
  check.expect_eq_const %r, dense<[[[1], [6]], [[0], [9]], [[4], [0]]]> : tensor<3x2x1xui32>
  return
}

// -----

func.func @case_16() {
  %0 = stablehlo.constant dense<[[[3.0, -1.0, 0.0]], [[-2.0, 3.0, -2.0]], [[3.0, -1.0, 0.0]]]> : tensor<3x1x3xbf16>
  %1 = stablehlo.constant dense<[1.0, -2.0, -2.0]> : tensor<3xbf16>
  %r = stablehlo.dot_general %0, %1, batching_dims = [2] x [0], contracting_dims = [] x [] : (tensor<3x1x3xbf16>, tensor<3xbf16>) -> tensor<3x3x1xf32>
  check.expect_eq_const %r, dense<[[[3.0], [-2.0], [3.0]], [[2.0], [-6.0], [2.0]], [[-0.0], [4.0], [-0.0]]]> : tensor<3x3x1xf32>
  return
}

// -----

func.func @case_17() {
  %0 = stablehlo.constant dense<[[[(3.0, -2.0)], [(0.0, -2.0)], [(-2.0, -1.0)], [(3.0, 1.0)], [(3.0, -3.0)], [(1.0, -1.0)], [(2.0, -1.0)]]]> : tensor<1x7x1xcomplex<f64>>
  %1 = stablehlo.constant dense<[[[(3.0, -1.0)], [(3.0, -1.0)], [(2.0, 2.0)], [(-1.0, -2.0)], [(-3.0, -2.0)], [(0.0, -2.0)], [(-2.0, -1.0)]]]> : tensor<1x7x1xcomplex<f64>>
  %r = stablehlo.dot_general %0, %1, batching_dims = [0, 2] x [2, 0], contracting_dims = [1] x [1] : (tensor<1x7x1xcomplex<f64>>, tensor<1x7x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(-20.0, -27.0)]]> : tensor<1x1xcomplex<f64>>
  return
}

// -----

func.func @case_18() {
  %0 = stablehlo.constant dense<[1]> : tensor<1xui64>
  %1 = stablehlo.constant dense<[3, 3, 3]> : tensor<3xui64>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [] x [] : (tensor<1xui64>, tensor<3xui64>) -> tensor<1x3xui64>
  check.expect_eq_const %r, dense<[[3, 3, 3]]> : tensor<1x3xui64>
  return
}

// -----

func.func @case_19() {
  %0 = stablehlo.constant dense<[2, -1]> : tensor<2xi32>
  %1 = stablehlo.constant dense<[[[-3, -2], [-3, 1], [-3, 0]], [[2, -2], [-3, -2], [1, 0]]]> : tensor<2x3x2xi32>
  %r = stablehlo.dot_general %0, %1, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi32>
  check.expect_eq_const %r, dense<[[[-6, -4], [-6, 2], [-6, 0]], [[-2, 2], [3, 2], [-1, 0]]]> : tensor<2x3x2xi32>
  return
}

// -----

func.func @case_20() {
  %0 = stablehlo.constant dense<[[[[-1, -2], [1, 0], [-2, 0]], [[3, -3], [-1, -1], [-3, 1]]], [[[-2, -3], [0, 0], [-2, -3]], [[-1, 2], [-3, 3], [3, -3]]]]> : tensor<2x2x3x2xi8>
  %1 = stablehlo.constant dense<[[[3, -3, 3], [1, 2, 3]], [[3, -1, -3], [-1, 2, 3]]]> : tensor<2x2x3xi8>
  %r = stablehlo.dot_general %0, %1, batching_dims = [3] x [1], contracting_dims = [1] x [0] : (tensor<2x2x3x2xi8>, tensor<2x2x3xi8>) -> tensor<2x2x3x3xi32>
  check.expect_eq_const %r, dense<[[[[6, 0, -12], [0, -2, 6], [-15, 9, 3]], [[-9, 7, -3], [-9, 3, 9], [3, 3, -15]]], [[[1, -10, -15], [1, -2, -3], [-1, 2, 3]], [[-5, -2, -3], [-3, 6, 9], [0, -12, -18]]]]> : tensor<2x2x3x3xi32>
  return
}

// -----

func.func @case_21() {
  %0 = stablehlo.constant dense<[0, 0, 1]> : tensor<3xi64>
  %1 = stablehlo.constant dense<[2, 1, -3]> : tensor<3xi64>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [] x [] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3x3xi64>
  check.expect_eq_const %r, dense<[[0, 0, 0], [0, 0, 0], [2, 1, -3]]> : tensor<3x3xi64>
  return
}

// -----

func.func @case_22() {
  %0 = stablehlo.constant dense<[[[[3, 3, 1], [3, 3, 3]], [[0, 0, 2], [0, 0, 0]], [[2, 1, 2], [3, 3, 3]], [[3, 0, 2], [2, 0, 0]], [[0, 3, 2], [0, 1, 3]], [[1, 2, 1], [3, 2, 2]], [[3, 2, 2], [0, 3, 1]]], [[[1, 0, 2], [0, 1, 1]], [[2, 2, 3], [0, 0, 3]], [[1, 3, 2], [1, 2, 0]], [[1, 3, 2], [1, 0, 1]], [[3, 0, 3], [2, 2, 3]], [[2, 2, 2], [2, 0, 1]], [[2, 2, 1], [2, 1, 3]]]]> : tensor<2x7x2x3xui16>
  %1 = stablehlo.constant dense<[[[[1, 1], [2, 0], [2, 2], [3, 0], [0, 3], [2, 0], [2, 2]], [[1, 0], [3, 0], [2, 1], [1, 0], [1, 2], [0, 2], [2, 3]]], [[[2, 2], [1, 3], [0, 2], [3, 2], [0, 3], [0, 0], [0, 2]], [[3, 3], [0, 2], [2, 3], [1, 0], [0, 2], [2, 1], [1, 1]]], [[[0, 0], [1, 1], [3, 3], [3, 3], [1, 0], [0, 3], [0, 3]], [[2, 1], [0, 0], [1, 3], [0, 1], [3, 0], [2, 2], [3, 2]]]]> : tensor<3x2x7x2xui16>
  %r = stablehlo.dot_general %0, %1, batching_dims = [3, 0] x [0, 3], contracting_dims = [1, 2] x [2, 1] : (tensor<2x7x2x3xui16>, tensor<3x2x7x2xui16>) -> tensor<3x2xui16>
  check.expect_eq_const %r, dense<[[35, 31], [28, 36], [41, 34]]> : tensor<3x2xui16>
  return
}

// -----

func.func @case_23() {
  %0 = stablehlo.constant dense<[[[1, 1], [0, 0]], [[2, 3], [0, 3]], [[0, 2], [0, 1]], [[1, 2], [2, 2]], [[1, 3], [1, 0]], [[3, 1], [0, 0]], [[0, 1], [2, 1]], [[2, 0], [1, 1]], [[2, 2], [0, 2]], [[2, 0], [1, 2]], [[0, 3], [3, 0]], [[0, 3], [3, 3]], [[2, 0], [3, 2]], [[0, 2], [1, 0]], [[3, 0], [3, 0]], [[0, 1], [3, 0]], [[3, 0], [0, 1]]]> : tensor<17x2x2xui32>
  %1 = stablehlo.constant dense<[[1, 1], [1, 1]]> : tensor<2x2xui32>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [2, 1] x [1, 0] : (tensor<17x2x2xui32>, tensor<2x2xui32>) -> tensor<17xui32>
  check.expect_eq_const %r, dense<[2, 8, 3, 7, 5, 4, 4, 4, 6, 5, 6, 9, 7, 3, 6, 4, 4]> : tensor<17xui32>
  return
}

// -----

func.func @mixed_0() {
  %0 = stablehlo.constant dense<[[1, 1, -1, 0], [1, -1, -1, 1], [-1, -1, 1, 1]]> : tensor<3x4xi8>
  %1 = stablehlo.constant dense<[[1, -1], [-1, 0], [1, 1], [-2, -2]]> : tensor<4x2xi8>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<3x4xi8>, tensor<4x2xi8>) -> tensor<3x2xi32>
  check.expect_eq_const %r, dense<[[-1, -2], [-1, -4], [-1, 0]]> : tensor<3x2xi32>
  return
}

// -----

func.func @mixed_1() {
  %0 = stablehlo.constant dense<[[0, 0, 0, 0], [1, 0, 0, 0], [1, 0, 1, 1]]> : tensor<3x4xui8>
  %1 = stablehlo.constant dense<[[1, 1], [0, 0], [1, 1], [0, 1]]> : tensor<4x2xui8>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<3x4xui8>, tensor<4x2xui8>) -> tensor<3x2xi32>
  check.expect_eq_const %r, dense<[[0, 0], [1, 1], [2, 3]]> : tensor<3x2xi32>
  return
}

// -----

func.func @mixed_2() {
  %0 = stablehlo.constant dense<[[1, -1, 0, -1], [-2, -1, -2, 0], [-1, 1, 0, -1]]> : tensor<3x4xi4>
  %1 = stablehlo.constant dense<[[-1, 1], [1, -1], [-1, -2], [1, -1]]> : tensor<4x2xi4>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<3x4xi4>, tensor<4x2xi4>) -> tensor<3x2xi32>
  check.expect_eq_const %r, dense<[[-3, 3], [3, 3], [1, -1]]> : tensor<3x2xi32>
  return
}

// -----

func.func @mixed_3() {
  %0 = stablehlo.constant dense<[[1, 1, -2, -1], [1, 0, -2, 1], [1, -2, -2, -1]]> : tensor<3x4xi2>
  %1 = stablehlo.constant dense<[[-1, -2], [-2, -1], [0, 1], [-1, 1]]> : tensor<4x2xi2>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<3x4xi2>, tensor<4x2xi2>) -> tensor<3x2xi8>
  check.expect_eq_const %r, dense<[[-2, -6], [-2, -3], [4, -3]]> : tensor<3x2xi8>
  return
}

// -----

func.func @mixed_4() {
  %0 = stablehlo.constant dense<[[-1, -1, 0, 0], [1, -2, 0, 0], [-1, 0, -1, 1]]> : tensor<3x4xi8>
  %1 = stablehlo.constant dense<[[0, 0], [-1, 0], [1, -1], [-2, -1]]> : tensor<4x2xi8>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<3x4xi8>, tensor<4x2xi8>) -> tensor<3x2xf32>
  check.expect_eq_const %r, dense<[[1.0, 0.0], [2.0, 0.0], [-3.0, 0.0]]> : tensor<3x2xf32>
  return
}

// -----

func.func @mixed_5() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, -1.0, -1.0], [-2.0, -2.0, -2.0, 1.0], [1.0, 1.0, -1.0, -2.0]]> : tensor<3x4xbf16>
  %1 = stablehlo.constant dense<[[0.0, -2.0], [-2.0, -2.0], [1.0, 1.0], [-1.0, -1.0]]> : tensor<4x2xbf16>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<3x4xbf16>, tensor<4x2xbf16>) -> tensor<3x2xf32>
  check.expect_eq_const %r, dense<[[-2.0, -2.0], [1.0, 5.0], [-1.0, -3.0]]> : tensor<3x2xf32>
  return
}

// -----

func.func @mixed_6() {
  %0 = stablehlo.constant dense<[[-1.0, 0.0, -1.0, 0.0], [1.0, -2.0, 1.0, 0.0], [-1.0, -2.0, -1.0, -1.0]]> : tensor<3x4xf8E4M3FN>
  %1 = stablehlo.constant dense<[[-1.0, 0.0], [-2.0, -2.0], [-1.0, 1.0], [-2.0, 1.0]]> : tensor<4x2xf8E4M3FN>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<3x4xf8E4M3FN>, tensor<4x2xf8E4M3FN>) -> tensor<3x2xf32>
  check.expect_eq_const %r, dense<[[2.0, -1.0], [2.0, 5.0], [8.0, 2.0]]> : tensor<3x2xf32>
  return
}

// -----

func.func @mixed_7() {
  %0 = stablehlo.constant dense<[[-1.0, -1.0, 1.0, 1.0], [-2.0, 1.0, -1.0, -1.0], [1.0, -2.0, 0.0, -2.0]]> : tensor<3x4xf8E5M2>
  %1 = stablehlo.constant dense<[[1.0, 1.0], [-2.0, 1.0], [1.0, 1.0], [-1.0, -1.0]]> : tensor<4x2xf8E5M2>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<3x4xf8E5M2>, tensor<4x2xf8E5M2>) -> tensor<3x2xbf16>
  check.expect_eq_const %r, dense<[[1.0, -2.0], [-4.0, -1.0], [7.0, 1.0]]> : tensor<3x2xbf16>
  return
}

// -----

func.func @mixed_8() {
  %0 = stablehlo.constant dense<[[-1.0, -2.0, 1.0, 0.0], [0.0, 1.0, -1.0, -2.0], [1.0, 1.0, -2.0, -1.0]]> : tensor<3x4xf16>
  %1 = stablehlo.constant dense<[[0.0, 1.0], [0.0, 0.0], [-2.0, -2.0], [-2.0, 1.0]]> : tensor<4x2xf16>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<3x4xf16>, tensor<4x2xf16>) -> tensor<3x2xf64>
  check.expect_eq_const %r, dense<[[-2.0, -3.0], [6.0, 0.0], [6.0, 4.0]]> : tensor<3x2xf64>
  return
}

// -----

func.func @mixed_9() {
  %0 = stablehlo.constant dense<[[true, false, true, true], [false, false, true, true], [false, false, true, true]]> : tensor<3x4xi1>
  %1 = stablehlo.constant dense<[[false, false], [false, false], [false, false], [false, true]]> : tensor<4x2xi1>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<3x4xi1>, tensor<4x2xi1>) -> tensor<3x2xi32>
  check.expect_eq_const %r, dense<[[0, 1], [0, 1], [0, 1]]> : tensor<3x2xi32>
  return
}

// -----

func.func @mixed_10() {
  %0 = stablehlo.constant dense<[[1, -1, -2, -2], [1, 0, -1, -2], [0, 0, -1, -1]]> : tensor<3x4xi64>
  %1 = stablehlo.constant dense<[[1, 0], [-2, 1], [-2, -1], [-2, 0]]> : tensor<4x2xi64>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<3x4xi64>, tensor<4x2xi64>) -> tensor<3x2xf64>
  check.expect_eq_const %r, dense<[[11.0, 1.0], [7.0, 1.0], [4.0, 1.0]]> : tensor<3x2xf64>
  return
}

// -----

func.func @mixed_11() {
  %0 = stablehlo.constant dense<[[-1.0, 0.0, -1.0, -2.0], [-2.0, -1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, 1.0]]> : tensor<3x4xf32>
  %1 = stablehlo.constant dense<[[-2.0, 0.0], [-2.0, 1.0], [1.0, 1.0], [0.0, 0.0]]> : tensor<4x2xf32>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x2xf32>) -> tensor<3x2xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(1.0, 0.0), (-1.0, 0.0)], [(7.0, 0.0), (0.0, 0.0)], [(2.0, 0.0), (0.0, 0.0)]]> : tensor<3x2xcomplex<f32>>
  return
}

// -----

func.func @mixed_12() {
  %0 = stablehlo.constant dense<[[0, 1, -2, 0], [1, 1, 0, -1], [1, 1, 1, -2]]> : tensor<3x4xi32>
  %1 = stablehlo.constant dense<[[0, -1], [1, -2], [1, -1], [-1, -2]]> : tensor<4x2xi32>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<3x4xi32>, tensor<4x2xi32>) -> tensor<3x2xi8>
  check.expect_eq_const %r, dense<[[-1, 0], [2, -1], [4, 0]]> : tensor<3x2xi8>
  return
}

// -----

func.func @wraps() {
  %0 = stablehlo.constant dense<[[-113, -15, -48, -8, -8, -125, -105, 95, -77, 82, 41, 87, 43, -4, -8, -56, 53, 73, 38, 76, -50, -17, -48, -87, 124, 35, -81, -49, 83, 34, 15, 14, -11, 87, -111, -107, 71, -77, 108, -53, -127, 10, -94, 82, -81, 71, 110, 28, 24, 126, -111, -87, 7, 13, 21, 45, -73, 34, 69, 28, -22, -65, -119, -95, 17, 119, 120, 116, 93, 15, 23, -4, 19, -22, -24, -55, 0, -78, 100, -31, -85, 35, 111, -99, -76, -31, 9, -38, 102, 22, -1, 49, -26, 66, 89, -72, 10, 58, 61, -48, 24, 41, -52, 70, 7, 90, 55, 27, -52, 117, -42, 32, -59, -56, 71, -18, -32, 99, 76, -101, 3, -16, 24, -53, -67, 119, 115, -60, -3, -118, -74, 111, 23, 100, -126, -54, -127, 103, -66, -59, 57, -25, -66, -122, 39, 92, -86, -75, -82, 29, -43, 9, 100, 115, 60, 120, -91, 122, 50, -1, -110, -114, -57, -126, 69, 23, 110, -67, 89, -45, -50, -111, 92, -59, -10, 35, 92, -109, -76, 9, 43, -121, 41, 91, -8, 43, 91, -30, 89, -81, 74, -70, 40, 58, 70, -16, -48, 104, -119, 97, -85, 72, 40, 60, -88, -14, -126, 50, -42, 36, 119, 51, 121, -3, -29, -113, 3, 81, 85, -116, -65, -9, 35, -46, -90, -98, -25, -107, 104, 122, -62, -50, 79, -73, -90, 85, -11, 88, -90, -61, -82, 71, 37, -121, 48, -31, -21, 40, 119, 23, 107, -60, -26, 85, 106, 1, -24, -61, -103, -15, 111, 30, 70, 6, -20, -90, 10, 7, -15, 10, -16, -55, -89, 26, -4, -32, -107, 31, 68, 56, -100, -78, -47, 24, -34, 34, -93, 78, 124, -97, 31, -64, 59, 93, 13, 109, -2, 59, 70, -52]]> : tensor<1x300xi8>
  %1 = stablehlo.constant dense<[[-25], [-20], [-111], [-126], [-42], [27], [-111], [-3], [83], [-90], [99], [46], [52], [-19], [56], [-120], [67], [-71], [106], [-17], [-2], [88], [-7], [-85], [114], [103], [-113], [-24], [-27], [-3], [-75], [66], [121], [-112], [-32], [-16], [68], [16], [28], [82], [36], [-19], [-46], [64], [-83], [23], [91], [-48], [-58], [-30], [-54], [-2], [-115], [-74], [59], [22], [63], [-53], [42], [-22], [-13], [-37], [-128], [74], [-37], [43], [-65], [42], [18], [-18], [-82], [100], [-5], [-51], [70], [117], [-32], [-23], [114], [123], [38], [-12], [65], [109], [31], [-31], [43], [-18], [-117], [26], [-60], [90], [-115], [26], [20], [-6], [-74], [29], [-81], [107], [-103], [-126], [-112], [-73], [125], [89], [20], [-106], [98], [-99], [-21], [32], [-106], [28], [-96], [-6], [-92], [-108], [56], [88], [16], [58], [65], [-3], [59], [-114], [-98], [-39], [-17], [35], [-27], [-126], [86], [-62], [24], [-16], [106], [121], [126], [-128], [-98], [-48], [54], [109], [-69], [-59], [-53], [76], [-93], [-27], [18], [-35], [85], [63], [-68], [-93], [3], [-24], [1], [-34], [48], [-66], [-122], [62], [56], [-34], [20], [-107], [-128], [-104], [127], [69], [18], [-70], [77], [71], [28], [82], [-78], [1], [103], [43], [-99], [-118], [79], [-36], [74], [42], [-50], [-76], [14], [34], [78], [91], [89], [-126], [116], [78], [-126], [27], [-30], [78], [28], [-35], [70], [96], [-94], [-91], [-19], [74], [127], [-59], [-96], [98], [-126], [-114], [-37], [-95], [-19], [-23], [-79], [-57], [17], [49], [-55], [49], [-101], [-21], [-59], [37], [-74], [83], [120], [111], [-51], [98], [-109], [-75], [50], [-126], [93], [54], [2], [17], [25], [55], [-15], [-70], [16], [-106], [81], [-19], [100], [77], [-34], [-19], [83], [-49], [105], [92], [64], [-53], [-113], [85], [85], [-108], [-99], [72], [78], [84], [-10], [41], [-27], [-35], [-103], [6], [118], [59], [39], [-12], [-57], [0], [69], [-48], [99], [58], [90], [59], [55], [-104], [11], [-77], [23], [-82], [87], [-61], [66], [-117], [32], [50]]> : tensor<300x1xi8>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<1x300xi8>, tensor<300x1xi8>) -> tensor<1x1xi8>
  check.expect_eq_const %r, dense<[[-2]]> : tensor<1x1xi8>
  return
}

// -----

func.func @booleans() {
  %0 = stablehlo.constant dense<[[false, true, false, true], [true, false, false, false], [true, false, false, false]]> : tensor<3x4xi1>
  %1 = stablehlo.constant dense<[[false, false, false], [false, false, false], [false, false, false], [false, false, true]]> : tensor<4x3xi1>
  %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<3x4xi1>, tensor<4x3xi1>) -> tensor<3x3xi1>
  check.expect_eq_const %r, dense<[[false, false, true], [false, false, false], [false, false, false]]> : tensor<3x3xi1>
  return
}

// -----

// 2048 + 1 + 1 is not rounded to f16 before the end; nothing to contract gives the outer product or zeros.
func.func @rounding_and_edges() {
  %x = stablehlo.constant dense<[2048.0, 1.0, 1.0]> : tensor<3xf16>
  %y = stablehlo.constant dense<1.0> : tensor<3xf16>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<3xf16>, tensor<3xf16>) -> tensor<f16>
  check.expect_eq_const %r, dense<2050.0> : tensor<f16>
  %outer = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<3xf16>, tensor<3xf16>) -> tensor<3x3xf16>
  check.expect_eq_const %outer, dense<[[2048.0, 2048.0, 2048.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0]]> : tensor<3x3xf16>
  %e = stablehlo.constant dense<> : tensor<2x0xf32>
  %f = stablehlo.constant dense<> : tensor<0x2xf32>
  %z = stablehlo.dot_general %e, %f, contracting_dims = [1] x [0] : (tensor<2x0xf32>, tensor<0x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %z, dense<0.0> : tensor<2x2xf32>
  %n = stablehlo.dot_general %f, %e, contracting_dims = [1] x [0] : (tensor<0x2xf32>, tensor<2x0xf32>) -> tensor<0x0xf32>
  check.expect_eq_const %n, dense<> : tensor<0x0xf32>
  %many = stablehlo.constant dense<> : tensor<60x0xf32>
  %zeros = stablehlo.dot_general %many, %f, contracting_dims = [1] x [0] : (tensor<60x0xf32>, tensor<0x2xf32>) -> tensor<60x2xf32>
  check.expect_eq_const %zeros, dense<0.0> : tensor<60x2xf32>
  %wide = stablehlo.constant dense<> : tensor<0x60xf32>
  %square = stablehlo.dot_general %many, %wide, contracting_dims = [1] x [0] : (tensor<60x0xf32>, tensor<0x60xf32>) -> tensor<60x60xf32>
  check.expect_eq_const %square, dense<0.0> : tensor<60x60xf32>
  return
}

// -----

// f64 sums on demand: 1e8 + 1 - 1e8.
func.func @algorithm() {
  %x = stablehlo.constant dense<[1.0e8, 1.0, -1.0e8]> : tensor<3xf32>
  %y = stablehlo.constant dense<1.0> : tensor<3xf32>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0], algorithm = <lhs_precision_type = f64, rhs_precision_type = f64, accumulation_type = f64, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  check.expect_eq_const %r, dense<1.0> : tensor<f32>
  return
}

// -----

// Long sums: 100000 times 0.1.
func.func @long_sum() {
  %x = stablehlo.constant dense<0.1> : tensor<100000xf32>
  %y = stablehlo.constant dense<1.0> : tensor<100000xf32>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<100000xf32>, tensor<100000xf32>) -> tensor<f32>
  check.expect_almost_eq_const %r, dense<10000.0> : tensor<f32> {tolerance = 5.0e-2 : f64}
  return
}

// -----

// Sums that the algorithm wants in f64 are made in the blocks of f64: a 1 behind 4096 others is added to their sum.
func.func @algorithm_beyond_a_block() {
  %big = stablehlo.constant dense<[0x5A000000, 0xDA000000]> : tensor<2xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<4094xf32>
  %one = stablehlo.constant dense<1.0> : tensor<1xf32>
  %0 = stablehlo.concatenate %big, %zero, %one, dim = 0 : (tensor<2xf32>, tensor<4094xf32>, tensor<1xf32>) -> tensor<4097xf32>
  %x = stablehlo.optimization_barrier %0 : tensor<4097xf32>
  %y = stablehlo.constant dense<1.0> : tensor<4097xf32>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0], algorithm = <lhs_precision_type = f64, rhs_precision_type = f64, accumulation_type = f64, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4097xf32>, tensor<4097xf32>) -> tensor<f64>
  check.expect_eq_const %r, dense<1.0> : tensor<f64>
  return
}
