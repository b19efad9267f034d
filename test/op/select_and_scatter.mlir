// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// select_and_scatter: the first of equal elements is selected; padding never is.
// Written by tools/record_ops.py.

func.func @case_0() {
  %0 = stablehlo.constant dense<[0]> : tensor<1xi8>
  %1 = stablehlo.constant dense<[2]> : tensor<1xi8>
  %2 = stablehlo.constant dense<-3> : tensor<i8>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %c = stablehlo.compare LE, %a, %b : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %c = stablehlo.add %a, %b : tensor<i8>
    stablehlo.return %c : tensor<i8>
  }) : (tensor<1xi8>, tensor<1xi8>, tensor<i8>) -> tensor<1xi8>
  check.expect_eq_const %r, dense<[-1]> : tensor<1xi8>
  return
}

// -----

func.func @case_1() {
  %0 = stablehlo.constant dense<[[7], [1], [4], [5], [3], [6], [2], [0]]> : tensor<8x1xi8>
  %1 = stablehlo.constant dense<[[-2], [4], [3]]> : tensor<3x1xi8>
  %2 = stablehlo.constant dense<2> : tensor<i8>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 3, 2>, padding = dense<[[0, 0], [2, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %c = stablehlo.compare GT, %a, %b : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %c = stablehlo.add %a, %b : tensor<i8>
    stablehlo.return %c : tensor<i8>
  }) : (tensor<8x1xi8>, tensor<3x1xi8>, tensor<i8>) -> tensor<8x1xi8>
  check.expect_eq_const %r, dense<[[0], [2], [2], [6], [2], [2], [5], [2]]> : tensor<8x1xi8>
  return
}

// -----

func.func @case_2() {
  %0 = stablehlo.constant dense<[[1, 6, 0, 4, 2, 3, 5, 7]]> : tensor<1x8xi32>
  %1 = stablehlo.constant dense<[[1, 0, -3, -4]]> : tensor<1x4xi32>
  %2 = stablehlo.constant dense<2> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [2, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<1x8xi32>, tensor<1x4xi32>, tensor<i32>) -> tensor<1x8xi32>
  check.expect_eq_const %r, dense<[[3, 2, -1, 2, -2, 2, 2, 2]]> : tensor<1x8xi32>
  return
}

// -----

func.func @case_3() {
  %0 = stablehlo.constant dense<[[[[5]], [[4]], [[14]]], [[[11]], [[12]], [[1]]], [[[8]], [[9]], [[7]]], [[[13]], [[2]], [[6]]], [[[10]], [[3]], [[0]]]]> : tensor<5x3x1x1xui8>
  %1 = stablehlo.constant dense<[[[[4]]], [[[0]]]]> : tensor<2x1x1x1xui8>
  %2 = stablehlo.constant dense<4> : tensor<ui8>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 3, 3, 3, 3>, window_strides = array<i64: 2, 3, 3, 2>, padding = dense<[[0, 0], [0, 0], [1, 2], [1, 1]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = stablehlo.compare GT, %a, %b : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = stablehlo.add %a, %b : tensor<ui8>
    stablehlo.return %c : tensor<ui8>
  }) : (tensor<5x3x1x1xui8>, tensor<2x1x1x1xui8>, tensor<ui8>) -> tensor<5x3x1x1xui8>
  check.expect_eq_const %r, dense<[[[[4]], [[4]], [[8]]], [[[4]], [[4]], [[4]]], [[[4]], [[4]], [[4]]], [[[4]], [[4]], [[4]]], [[[4]], [[4]], [[4]]]]> : tensor<5x3x1x1xui8>
  return
}

// -----

func.func @case_4() {
  %0 = stablehlo.constant dense<[[[4, 3, 0]], [[2, 5, 1]]]> : tensor<2x1x3xui8>
  %1 = stablehlo.constant dense<[[[1, 0, 4]], [[2, 0, 4]]]> : tensor<2x1x3xui8>
  %2 = stablehlo.constant dense<0> : tensor<ui8>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 3, 3, 3>, window_strides = array<i64: 1, 1, 1>, padding = dense<[[0, 2], [0, 2], [1, 1]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = stablehlo.compare LE, %a, %b : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = stablehlo.add %a, %b : tensor<ui8>
    stablehlo.return %c : tensor<ui8>
  }) : (tensor<2x1x3xui8>, tensor<2x1x3xui8>, tensor<ui8>) -> tensor<2x1x3xui8>
  check.expect_eq_const %r, dense<[[[0, 0, 4]], [[3, 0, 4]]]> : tensor<2x1x3xui8>
  return
}

// -----

func.func @case_5() {
  %0 = stablehlo.constant dense<[1, 0]> : tensor<2xi16>
  %1 = stablehlo.constant dense<[4, 1]> : tensor<2xi16>
  %2 = stablehlo.constant dense<0> : tensor<i16>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.compare GE, %a, %b : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.add %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<2xi16>, tensor<2xi16>, tensor<i16>) -> tensor<2xi16>
  check.expect_eq_const %r, dense<[5, 0]> : tensor<2xi16>
  return
}

// -----

func.func @case_6() {
  %0 = stablehlo.constant dense<[[3, 14, 9, 4, 36, 32, 24, 16], [17, 23, 13, 30, 22, 35, 0, 31], [37, 21, 20, 39, 34, 1, 18, 7], [28, 15, 6, 25, 26, 8, 19, 12], [27, 5, 38, 33, 11, 10, 29, 2]]> : tensor<5x8xi16>
  %1 = stablehlo.constant dense<[[-2, 0, 4, -1, -4], [2, 1, -1, 0, -2], [3, -1, 3, -3, -1], [1, -4, 2, 3, -2], [-3, 2, -4, 1, 1]]> : tensor<5x5xi16>
  %2 = stablehlo.constant dense<1> : tensor<i16>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [2, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.compare GT, %a, %b : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.add %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<5x8xi16>, tensor<5x5xi16>, tensor<i16>) -> tensor<5x8xi16>
  check.expect_eq_const %r, dense<[[-1, 1, 1, 1, 3, 1, -3, 1], [3, 2, 1, 1, 1, -2, 1, -2], [0, 1, 1, 6, 4, 1, 1, 1], [-2, 1, 1, 1, 1, 1, -1, 1], [1, 1, -1, 1, 1, 1, 3, 1]]> : tensor<5x8xi16>
  return
}

// -----

func.func @case_7() {
  %0 = stablehlo.constant dense<[4.0, 2.0, 5.0, 1.0, 3.0, 0.0, 6.0, 7.0]> : tensor<8xf16>
  %1 = stablehlo.constant dense<[-2.0, 2.0, 4.0, -4.0, -4.0, -3.0, 3.0]> : tensor<7xf16>
  %2 = stablehlo.constant dense<4.0> : tensor<f16>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %c = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %c : tensor<f16>
  }) : (tensor<8xf16>, tensor<7xf16>, tensor<f16>) -> tensor<8xf16>
  check.expect_eq_const %r, dense<[2.0, 4.0, 6.0, 4.0, 0.0, 4.0, 1.0, 7.0]> : tensor<8xf16>
  return
}

// -----

func.func @case_8() {
  %0 = stablehlo.constant dense<[1, 0]> : tensor<2xui32>
  %1 = stablehlo.constant dense<[0, 0]> : tensor<2xui32>
  %2 = stablehlo.constant dense<3> : tensor<ui32>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %c = stablehlo.compare LE, %a, %b : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %c = stablehlo.add %a, %b : tensor<ui32>
    stablehlo.return %c : tensor<ui32>
  }) : (tensor<2xui32>, tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
  check.expect_eq_const %r, dense<[3, 3]> : tensor<2xui32>
  return
}

// -----

func.func @case_9() {
  %0 = stablehlo.constant dense<[[[[65, 75], [77, 25], [52, 73]], [[58, 35], [22, 15], [89, 12]]], [[[3, 87], [28, 84], [8, 13]], [[0, 50], [78, 17], [18, 30]]], [[[45, 47], [63, 68], [5, 67]], [[79, 57], [56, 4], [72, 76]]], [[[1, 23], [26, 39], [42, 32]], [[55, 88], [21, 51], [40, 53]]], [[[60, 24], [29, 34], [49, 41]], [[94, 54], [36, 9], [14, 86]]], [[[27, 48], [92, 33], [93, 38]], [[74, 46], [82, 95], [16, 66]]], [[[81, 85], [20, 62], [90, 11]], [[2, 59], [69, 10], [61, 70]]], [[[44, 6], [19, 91], [80, 31]], [[37, 43], [83, 7], [71, 64]]]]> : tensor<8x2x3x2xi32>
  %1 = stablehlo.constant dense<[[[[-4], [3]]], [[[-4], [1]]], [[[1], [-1]]]]> : tensor<3x1x2x1xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2, 3, 2>, window_strides = array<i64: 3, 2, 1, 2>, padding = dense<[[1, 0], [1, 0], [1, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<8x2x3x2xi32>, tensor<3x1x2x1xi32>, tensor<i32>) -> tensor<8x2x3x2xi32>
  check.expect_eq_const %r, dense<[[[[0, 0], [-1, 0], [0, 0]], [[0, 0], [0, 0], [0, 0]]], [[[0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0]]], [[[0, 0], [0, -3], [0, 0]], [[0, 0], [0, 0], [0, 0]]], [[[0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0]]], [[[0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0]]], [[[0, 0], [1, 0], [-1, 0]], [[0, 0], [0, 0], [0, 0]]], [[[0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0]]], [[[0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0]]]]> : tensor<8x2x3x2xi32>
  return
}

// -----

func.func @case_10() {
  %0 = stablehlo.constant dense<[[[14.0, 19.0, 16.0, 15.0, 1.0], [3.0, 0.0, 2.0, 17.0, 12.0]], [[18.0, 13.0, 5.0, 7.0, 6.0], [10.0, 11.0, 4.0, 8.0, 9.0]]]> : tensor<2x2x5xf16>
  %1 = stablehlo.constant dense<[[[-4.0, -1.0, 3.0, 3.0, 2.0], [-3.0, 2.0, -2.0, -1.0, -4.0], [3.0, -3.0, 0.0, 3.0, -3.0], [2.0, 1.0, 1.0, -4.0, -3.0]], [[-2.0, 2.0, 1.0, -4.0, -4.0], [3.0, 2.0, 3.0, 4.0, -1.0], [-2.0, 1.0, 2.0, 2.0, 1.0], [-1.0, 1.0, -4.0, -4.0, -1.0]]]> : tensor<2x4x5xf16>
  %2 = stablehlo.constant dense<2.0> : tensor<f16>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 3, 3, 2>, window_strides = array<i64: 2, 1, 1>, padding = dense<[[2, 1], [2, 2], [1, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %c = stablehlo.compare GT, %a, %b : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %c = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %c : tensor<f16>
  }) : (tensor<2x2x5xf16>, tensor<2x4x5xf16>, tensor<f16>) -> tensor<2x2x5xf16>
  check.expect_eq_const %r, dense<[[[-2.0, 12.0, 1.0, 0.0, 2.0], [5.0, 2.0, 3.0, -9.0, 2.0]], [[1.0, 2.0, 2.0, 2.0, 2.0], [1.0, -1.0, 2.0, 2.0, 2.0]]]> : tensor<2x2x5xf16>
  return
}

// -----

func.func @case_11() {
  %0 = stablehlo.constant dense<[2.0, 4.0, 1.0, 0.0, 3.0]> : tensor<5xbf16>
  %1 = stablehlo.constant dense<[-4.0, 4.0]> : tensor<2xbf16>
  %2 = stablehlo.constant dense<0.0> : tensor<bf16>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = stablehlo.compare GE, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %c : tensor<bf16>
  }) : (tensor<5xbf16>, tensor<2xbf16>, tensor<bf16>) -> tensor<5xbf16>
  check.expect_eq_const %r, dense<[0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<5xbf16>
  return
}

// -----

func.func @case_12() {
  %0 = stablehlo.constant dense<[[10, 6, 9, 4, 8], [21, 13, 19, 14, 11], [24, 20, 16, 2, 12], [3, 22, 15, 1, 18], [7, 23, 17, 5, 0]]> : tensor<5x5xi16>
  %1 = stablehlo.constant dense<[[-3, 0], [-4, 3], [-2, -4]]> : tensor<3x2xi16>
  %2 = stablehlo.constant dense<-4> : tensor<i16>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 2], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.compare LT, %a, %b : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.add %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<5x5xi16>, tensor<3x2xi16>, tensor<i16>) -> tensor<5x5xi16>
  check.expect_eq_const %r, dense<[[-4, -7, -4, -4, -4], [-4, -4, -4, -4, -4], [-4, -4, -4, -4, -4], [-8, -4, -4, -4, -4], [-6, -4, -4, -4, -5]]> : tensor<5x5xi16>
  return
}

// -----

func.func @case_13() {
  %0 = stablehlo.constant dense<[[[38, 51], [28, 48], [75, 52], [4, 22], [70, 15], [14, 45], [44, 6], [19, 59]], [[40, 54], [73, 47], [41, 31], [79, 11], [63, 13], [27, 18], [49, 9], [21, 76]], [[42, 71], [25, 66], [23, 68], [20, 55], [53, 57], [56, 67], [43, 77], [50, 72]], [[32, 69], [2, 12], [35, 16], [29, 24], [17, 65], [61, 7], [30, 60], [64, 3]], [[5, 37], [26, 10], [34, 33], [58, 0], [36, 74], [39, 62], [78, 46], [8, 1]]]> : tensor<5x8x2xi32>
  %1 = stablehlo.constant dense<[[[1], [2], [3]], [[3], [2], [-4]]]> : tensor<2x3x1xi32>
  %2 = stablehlo.constant dense<-2> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2, 3>, window_strides = array<i64: 3, 3, 2>, padding = dense<[[0, 1], [0, 1], [2, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.compare LE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<5x8x2xi32>, tensor<2x3x1xi32>, tensor<i32>) -> tensor<5x8x2xi32>
  check.expect_eq_const %r, dense<[[[-2, -2], [-1, -2], [-2, -2], [0, -2], [-2, -2], [-2, -2], [-2, -2], [1, -2]], [[-2, -2], [-2, -2], [-2, -2], [-2, -2], [-2, -2], [-2, -2], [-2, -2], [-2, -2]], [[-2, -2], [-2, -2], [-2, -2], [-2, -2], [-2, -2], [-2, -2], [-2, -2], [-2, -2]], [[-2, -2], [1, -2], [-2, -2], [-2, -2], [0, -2], [-2, -2], [-2, -2], [-2, -2]], [[-2, -2], [-2, -2], [-2, -2], [-2, -2], [-2, -2], [-2, -2], [-2, -2], [-6, -2]]]> : tensor<5x8x2xi32>
  return
}

// -----

func.func @case_14() {
  %0 = stablehlo.constant dense<[[[7.0, 8.0, 6.0], [0.0, 3.0, 1.0], [2.0, 5.0, 4.0]]]> : tensor<1x3x3xf16>
  %1 = stablehlo.constant dense<[[[1.0]]]> : tensor<1x1x1xf16>
  %2 = stablehlo.constant dense<-4.0> : tensor<f16>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 3, 2, 3>, window_strides = array<i64: 3, 3, 3>, padding = dense<[[2, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %c = stablehlo.compare LE, %a, %b : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %c = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %c : tensor<f16>
  }) : (tensor<1x3x3xf16>, tensor<1x1x1xf16>, tensor<f16>) -> tensor<1x3x3xf16>
  check.expect_eq_const %r, dense<[[[-4.0, -4.0, -4.0], [-3.0, -4.0, -4.0], [-4.0, -4.0, -4.0]]]> : tensor<1x3x3xf16>
  return
}

// -----

func.func @case_15() {
  %0 = stablehlo.constant dense<[4.0, 3.0, 6.0, 2.0, 1.0, 5.0, 7.0, 0.0]> : tensor<8xbf16>
  %1 = stablehlo.constant dense<[-3.0, -1.0, -2.0, -4.0, 3.0, 4.0, -3.0, 1.0, -3.0, -2.0]> : tensor<10xbf16>
  %2 = stablehlo.constant dense<4.0> : tensor<bf16>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 1>, padding = dense<[[2, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = stablehlo.compare LE, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %c : tensor<bf16>
  }) : (tensor<8xbf16>, tensor<10xbf16>, tensor<bf16>) -> tensor<8xbf16>
  check.expect_eq_const %r, dense<[1.0, 1.0, 4.0, 0.0, 8.0, 4.0, 4.0, 0.0]> : tensor<8xbf16>
  return
}

// -----

func.func @ties_and_padding() {
  %x = stablehlo.constant dense<[5, 5, 1, 7, 7, 7]> : tensor<6xi32>
  %source = stablehlo.constant dense<[1, 10, 100, 1000]> : tensor<4xi32>
  %init = stablehlo.constant dense<3> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<6xi32>, tensor<4xi32>, tensor<i32>) -> tensor<6xi32>
  check.expect_eq_const %r, dense<[4, 13, 3, 103, 3, 1003]> : tensor<6xi32>
  return
}

// -----

// A scatter body of several ops, and one that is wider than the operand.
func.func @bodies() {
  %x = stablehlo.constant dense<[[1.0, 9.0], [4.0, 2.0]]> : tensor<2x2xf16>
  %source = stablehlo.constant dense<[[3.0]]> : tensor<1x1xf16>
  %init = stablehlo.constant dense<0.5> : tensor<f16>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %n = stablehlo.negate %b : tensor<f16>
    %m = stablehlo.negate %a : tensor<f16>
    %c = stablehlo.compare LT, %n, %m : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %d = stablehlo.not %c : tensor<i1>
    stablehlo.return %d : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.multiply %b, %b : tensor<f32>
    %d = stablehlo.subtract %a, %c : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<2x2xf16>, tensor<1x1xf16>, tensor<f16>) -> tensor<2x2xf32>
  check.expect_eq_const %r, dense<[[0.5, -8.5], [0.5, 0.5]]> : tensor<2x2xf32>
  return
}

// -----

// Windows that meet beside a dimension in which they do not: both add to the element in the middle.
func.func @windows_meet_beside_lanes() {
  %x = stablehlo.constant dense<[[1, 1, 1, 1, 1, 1, 1, 1], [2, 2, 2, 2, 2, 2, 2, 2], [1, 1, 1, 1, 1, 1, 1, 1]]> : tensor<3x8xi32>
  %c = stablehlo.constant dense<1> : tensor<2x8xi32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%x, %c, %i) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %p = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %p = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %p : tensor<i32>
  }) : (tensor<3x8xi32>, tensor<2x8xi32>, tensor<i32>) -> tensor<3x8xi32>
  check.expect_eq_const %r, dense<[[0, 0, 0, 0, 0, 0, 0, 0], [2, 2, 2, 2, 2, 2, 2, 2], [0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<3x8xi32>
  return
}

// -----

// Windows that lie apart, the first and the last of them over the edge.
func.func @windows_apart() {
  %x = stablehlo.constant dense<[5, 1, 2, 9, 9, 3, 0, 7, 7, 4, 4, 4]> : tensor<12xi32>
  %c = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%x, %c, %i) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 3>, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %p = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %p = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %p : tensor<i32>
  }) : (tensor<12xi32>, tensor<5xi32>, tensor<i32>) -> tensor<12xi32>
  check.expect_eq_const %r, dense<[1, 0, 0, 2, 0, 0, 0, 3, 4, 0, 0, 5]> : tensor<12xi32>
  return
}
