// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// sort: any comparator, any dimension, several operands; always stable.
// Written by tools/record_ops.py.

func.func @case_0() {
  %0 = stablehlo.constant dense<[[5, 5, 4], [2, 3, 1], [0, 1, 0], [2, 2, 0], [4, 0, 2], [5, 3, 5], [4, 1, 1], [1, 4, 3], [1, 1, 2], [2, 4, 3], [0, 1, 2], [2, 3, 1], [0, 5, 4], [1, 3, 0], [5, 2, 5], [0, 0, 4], [4, 3, 4], [5, 1, 3], [5, 4, 4], [2, 5, 4]]> : tensor<20x3xi16>
  %r = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%l0: tensor<i16>, %r0: tensor<i16>):
    %lt0 = stablehlo.compare GT, %l0, %r0 : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %lt0 : tensor<i1>
  }) : (tensor<20x3xi16>) -> (tensor<20x3xi16>)
  check.expect_eq_const %r, dense<[[5, 5, 4], [3, 2, 1], [1, 0, 0], [2, 2, 0], [4, 2, 0], [5, 5, 3], [4, 1, 1], [4, 3, 1], [2, 1, 1], [4, 3, 2], [2, 1, 0], [3, 2, 1], [5, 4, 0], [3, 1, 0], [5, 5, 2], [4, 0, 0], [4, 4, 3], [5, 3, 1], [5, 4, 4], [5, 4, 2]]> : tensor<20x3xi16>
  return
}

// -----

func.func @case_1() {
  %0 = stablehlo.constant dense<[[[2, 1, 3, 1, 0], [0, 0, 4, 2, 0], [5, 4, 5, 1, 2]], [[0, 0, 2, 1, 5], [2, 5, 1, 2, 3], [4, 3, 5, 1, 4]], [[0, 0, 2, 2, 1], [5, 2, 4, 2, 0], [4, 2, 3, 2, 3]], [[1, 2, 2, 0, 0], [4, 0, 0, 4, 1], [4, 5, 1, 5, 0]], [[2, 3, 4, 2, 3], [4, 1, 5, 0, 3], [5, 0, 0, 4, 1]]]> : tensor<5x3x5xui32>
  %r = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = true}> ({
  ^bb0(%l0: tensor<ui32>, %r0: tensor<ui32>):
    %lt0 = stablehlo.compare GT, %l0, %r0 : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %lt0 : tensor<i1>
  }) : (tensor<5x3x5xui32>) -> (tensor<5x3x5xui32>)
  check.expect_eq_const %r, dense<[[[3, 2, 1, 1, 0], [4, 2, 0, 0, 0], [5, 5, 4, 2, 1]], [[5, 2, 1, 0, 0], [5, 3, 2, 2, 1], [5, 4, 4, 3, 1]], [[2, 2, 1, 0, 0], [5, 4, 2, 2, 0], [4, 3, 3, 2, 2]], [[2, 2, 1, 0, 0], [4, 4, 1, 0, 0], [5, 5, 4, 1, 0]], [[4, 3, 3, 2, 2], [5, 4, 3, 1, 0], [5, 4, 1, 0, 0]]]> : tensor<5x3x5xui32>
  return
}

// -----

func.func @case_2() {
  %0 = stablehlo.constant dense<[[[1], [0]], [[0], [4]], [[1], [1]]]> : tensor<3x2x1xui64>
  %r = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = true}> ({
  ^bb0(%l0: tensor<ui64>, %r0: tensor<ui64>):
    %lt0 = stablehlo.compare LT, %l0, %r0 : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %lt0 : tensor<i1>
  }) : (tensor<3x2x1xui64>) -> (tensor<3x2x1xui64>)
  check.expect_eq_const %r, dense<[[[1], [0]], [[0], [4]], [[1], [1]]]> : tensor<3x2x1xui64>
  return
}

// -----

func.func @case_3() {
  %0 = stablehlo.constant dense<[1.0, 4.0, 1.0, 4.0, 4.0, 2.0, 1.0, 5.0, 4.0, 1.0, 3.0, 4.0, 5.0, 5.0, 4.0, 0.0, 5.0, 0.0, 3.0, 5.0]> : tensor<20xf64>
  %1 = stablehlo.constant dense<[0.0, 3.0, 0.0, 5.0, 5.0, 0.0, 1.0, 0.0, 1.0, 2.0, 3.0, 2.0, 2.0, 0.0, 3.0, 1.0, 0.0, 1.0, 1.0, 3.0]> : tensor<20xf16>
  %2 = stablehlo.constant dense<[0, 4, 2, 1, 2, 5, 3, 3, 3, 4, 4, 3, 4, 5, 0, 4, 3, 2, 4, 5]> : tensor<20xui8>
  %r:3 = "stablehlo.sort"(%0, %1, %2) <{dimension = -1 : i64, is_stable = true}> ({
  ^bb0(%l0: tensor<f64>, %r0: tensor<f64>, %l1: tensor<f16>, %r1: tensor<f16>, %l2: tensor<ui8>, %r2: tensor<ui8>):
    %lt0 = stablehlo.compare GT, %l0, %r0, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %lt2 = stablehlo.compare GT, %l2, %r2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %eq2 = stablehlo.compare EQ, %l2, %r2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %and2 = stablehlo.and %eq2, %lt0 : tensor<i1>
    %or2 = stablehlo.or %lt2, %and2 : tensor<i1>
    %lt1 = stablehlo.compare LT, %l1, %r1 : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %eq1 = stablehlo.compare EQ, %l1, %r1 : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %and1 = stablehlo.and %eq1, %or2 : tensor<i1>
    %or1 = stablehlo.or %lt1, %and1 : tensor<i1>
    stablehlo.return %or1 : tensor<i1>
  }) : (tensor<20xf64>, tensor<20xf16>, tensor<20xui8>) -> (tensor<20xf64>, tensor<20xf16>, tensor<20xui8>)
  check.expect_eq_const %r#0, dense<[5.0, 2.0, 5.0, 5.0, 1.0, 1.0, 3.0, 0.0, 4.0, 1.0, 0.0, 5.0, 1.0, 4.0, 5.0, 4.0, 3.0, 4.0, 4.0, 4.0]> : tensor<20xf64>
  check.expect_eq_const %r#1, dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 3.0, 3.0, 3.0, 3.0, 5.0, 5.0]> : tensor<20xf16>
  check.expect_eq_const %r#2, dense<[5, 5, 3, 3, 2, 0, 4, 4, 3, 3, 2, 4, 4, 3, 5, 4, 4, 0, 2, 1]> : tensor<20xui8>
  return
}

// -----

func.func @case_4() {
  %0 = stablehlo.constant dense<[[5, 2], [3, 0], [4, 4], [3, 1], [1, 5], [0, 3], [3, 3], [1, 1], [0, 4], [2, 2], [0, 1], [5, 5], [5, 3], [2, 0], [3, 2], [1, 1], [0, 5], [2, 4], [4, 4], [3, 3]]> : tensor<20x2xi8>
  %1 = stablehlo.constant dense<[[4.0, 1.0], [3.0, 0.0], [5.0, 0.0], [2.0, 0.0], [3.0, 5.0], [3.0, 2.0], [3.0, 0.0], [1.0, 3.0], [3.0, 4.0], [3.0, 4.0], [0.0, 0.0], [0.0, 0.0], [0.0, 5.0], [2.0, 2.0], [2.0, 1.0], [1.0, 5.0], [4.0, 0.0], [5.0, 3.0], [1.0, 1.0], [4.0, 5.0]]> : tensor<20x2xf32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%l0: tensor<i8>, %r0: tensor<i8>, %l1: tensor<f32>, %r1: tensor<f32>):
    %lt1 = stablehlo.compare GT, %l1, %r1, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %lt1 : tensor<i1>
  }) : (tensor<20x2xi8>, tensor<20x2xf32>) -> (tensor<20x2xi8>, tensor<20x2xf32>)
  check.expect_eq_const %r#0, dense<[[5, 2], [3, 0], [4, 4], [3, 1], [5, 1], [0, 3], [3, 3], [1, 1], [4, 0], [2, 2], [0, 1], [5, 5], [3, 5], [2, 0], [3, 2], [1, 1], [0, 5], [2, 4], [4, 4], [3, 3]]> : tensor<20x2xi8>
  check.expect_eq_const %r#1, dense<[[4.0, 1.0], [3.0, 0.0], [5.0, 0.0], [2.0, 0.0], [5.0, 3.0], [3.0, 2.0], [3.0, 0.0], [3.0, 1.0], [4.0, 3.0], [4.0, 3.0], [0.0, 0.0], [0.0, 0.0], [5.0, 0.0], [2.0, 2.0], [2.0, 1.0], [5.0, 1.0], [4.0, 0.0], [5.0, 3.0], [1.0, 1.0], [5.0, 4.0]]> : tensor<20x2xf32>
  return
}

// -----

func.func @case_5() {
  %0 = stablehlo.constant dense<[[4.0], [5.0], [1.0], [2.0], [0.0], [4.0], [5.0], [3.0], [5.0], [3.0], [0.0], [2.0], [5.0], [1.0], [4.0], [1.0], [5.0], [1.0], [1.0], [4.0]]> : tensor<20x1xf64>
  %1 = stablehlo.constant dense<[[5], [1], [3], [1], [5], [1], [3], [1], [1], [3], [1], [4], [3], [4], [0], [4], [2], [1], [5], [0]]> : tensor<20x1xui64>
  %2 = stablehlo.constant dense<[[3], [3], [5], [0], [2], [0], [1], [1], [1], [2], [0], [3], [1], [1], [1], [4], [2], [5], [0], [3]]> : tensor<20x1xi16>
  %r:3 = "stablehlo.sort"(%0, %1, %2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%l0: tensor<f64>, %r0: tensor<f64>, %l1: tensor<ui64>, %r1: tensor<ui64>, %l2: tensor<i16>, %r2: tensor<i16>):
    %lt2 = stablehlo.compare GT, %l2, %r2 : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %lt2 : tensor<i1>
  }) : (tensor<20x1xf64>, tensor<20x1xui64>, tensor<20x1xi16>) -> (tensor<20x1xf64>, tensor<20x1xui64>, tensor<20x1xi16>)
  check.expect_eq_const %r#0, dense<[[1.0], [1.0], [1.0], [4.0], [5.0], [2.0], [4.0], [0.0], [3.0], [5.0], [5.0], [3.0], [5.0], [5.0], [1.0], [4.0], [2.0], [4.0], [0.0], [1.0]]> : tensor<20x1xf64>
  check.expect_eq_const %r#1, dense<[[3], [1], [4], [5], [1], [4], [0], [5], [3], [2], [3], [1], [1], [3], [4], [0], [1], [1], [1], [5]]> : tensor<20x1xui64>
  check.expect_eq_const %r#2, dense<[[5], [5], [4], [3], [3], [3], [3], [2], [2], [2], [1], [1], [1], [1], [1], [1], [0], [0], [0], [0]]> : tensor<20x1xi16>
  return
}

// -----

func.func @case_6() {
  %0 = stablehlo.constant dense<[[5, 0]]> : tensor<1x2xui64>
  %1 = stablehlo.constant dense<[[0.0, 5.0]]> : tensor<1x2xf16>
  %2 = stablehlo.constant dense<[[4, 3]]> : tensor<1x2xui32>
  %r:3 = "stablehlo.sort"(%0, %1, %2) <{dimension = -1 : i64, is_stable = true}> ({
  ^bb0(%l0: tensor<ui64>, %r0: tensor<ui64>, %l1: tensor<f16>, %r1: tensor<f16>, %l2: tensor<ui32>, %r2: tensor<ui32>):
    %lt2 = stablehlo.compare GT, %l2, %r2 : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %lt1 = stablehlo.compare LT, %l1, %r1 : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %eq1 = stablehlo.compare EQ, %l1, %r1 : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %and1 = stablehlo.and %eq1, %lt2 : tensor<i1>
    %or1 = stablehlo.or %lt1, %and1 : tensor<i1>
    %lt0 = stablehlo.compare LT, %l0, %r0 : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %eq0 = stablehlo.compare EQ, %l0, %r0 : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %and0 = stablehlo.and %eq0, %or1 : tensor<i1>
    %or0 = stablehlo.or %lt0, %and0 : tensor<i1>
    stablehlo.return %or0 : tensor<i1>
  }) : (tensor<1x2xui64>, tensor<1x2xf16>, tensor<1x2xui32>) -> (tensor<1x2xui64>, tensor<1x2xf16>, tensor<1x2xui32>)
  check.expect_eq_const %r#0, dense<[[0, 5]]> : tensor<1x2xui64>
  check.expect_eq_const %r#1, dense<[[5.0, 0.0]]> : tensor<1x2xf16>
  check.expect_eq_const %r#2, dense<[[3, 4]]> : tensor<1x2xui32>
  return
}

// -----

func.func @case_7() {
  %0 = stablehlo.constant dense<[4.0, 1.0, 3.0, 0.0, 4.0]> : tensor<5xf32>
  %r = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = true}> ({
  ^bb0(%l0: tensor<f32>, %r0: tensor<f32>):
    %lt0 = stablehlo.compare LT, %l0, %r0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %lt0 : tensor<i1>
  }) : (tensor<5xf32>) -> (tensor<5xf32>)
  check.expect_eq_const %r, dense<[0.0, 1.0, 3.0, 4.0, 4.0]> : tensor<5xf32>
  return
}

// -----

func.func @case_8() {
  %0 = stablehlo.constant dense<[[2, 3, 1], [0, 0, 2]]> : tensor<2x3xi16>
  %1 = stablehlo.constant dense<[[5, 2, 3], [0, 1, 4]]> : tensor<2x3xui64>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = -2 : i64, is_stable = true}> ({
  ^bb0(%l0: tensor<i16>, %r0: tensor<i16>, %l1: tensor<ui64>, %r1: tensor<ui64>):
    %lt0 = stablehlo.compare LT, %l0, %r0 : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %lt1 = stablehlo.compare GT, %l1, %r1 : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %eq1 = stablehlo.compare EQ, %l1, %r1 : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %and1 = stablehlo.and %eq1, %lt0 : tensor<i1>
    %or1 = stablehlo.or %lt1, %and1 : tensor<i1>
    stablehlo.return %or1 : tensor<i1>
  }) : (tensor<2x3xi16>, tensor<2x3xui64>) -> (tensor<2x3xi16>, tensor<2x3xui64>)
  check.expect_eq_const %r#0, dense<[[2, 3, 2], [0, 0, 1]]> : tensor<2x3xi16>
  check.expect_eq_const %r#1, dense<[[5, 2, 4], [0, 1, 3]]> : tensor<2x3xui64>
  return
}

// -----

func.func @case_9() {
  %0 = stablehlo.constant dense<[[0], [0], [3], [3], [4], [1], [4], [1], [3], [1], [2], [1], [0], [2], [0], [1], [1], [0], [0], [0]]> : tensor<20x1xui64>
  %1 = stablehlo.constant dense<[[2.0], [1.0], [0.0], [4.0], [5.0], [4.0], [5.0], [0.0], [4.0], [0.0], [3.0], [1.0], [3.0], [2.0], [5.0], [4.0], [3.0], [2.0], [2.0], [3.0]]> : tensor<20x1xf32>
  %2 = stablehlo.constant dense<[[4], [5], [3], [4], [4], [3], [3], [4], [3], [2], [4], [0], [0], [3], [5], [3], [4], [4], [0], [4]]> : tensor<20x1xi8>
  %r:3 = "stablehlo.sort"(%0, %1, %2) <{dimension = -2 : i64, is_stable = true}> ({
  ^bb0(%l0: tensor<ui64>, %r0: tensor<ui64>, %l1: tensor<f32>, %r1: tensor<f32>, %l2: tensor<i8>, %r2: tensor<i8>):
    %lt1 = stablehlo.compare GT, %l1, %r1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %lt2 = stablehlo.compare GT, %l2, %r2 : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %eq2 = stablehlo.compare EQ, %l2, %r2 : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %and2 = stablehlo.and %eq2, %lt1 : tensor<i1>
    %or2 = stablehlo.or %lt2, %and2 : tensor<i1>
    %lt0 = stablehlo.compare LT, %l0, %r0 : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %eq0 = stablehlo.compare EQ, %l0, %r0 : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %and0 = stablehlo.and %eq0, %or2 : tensor<i1>
    %or0 = stablehlo.or %lt0, %and0 : tensor<i1>
    stablehlo.return %or0 : tensor<i1>
  }) : (tensor<20x1xui64>, tensor<20x1xf32>, tensor<20x1xi8>) -> (tensor<20x1xui64>, tensor<20x1xf32>, tensor<20x1xi8>)
  check.expect_eq_const %r#0, dense<[[0], [0], [0], [0], [0], [0], [0], [1], [1], [1], [1], [1], [1], [2], [2], [3], [3], [3], [4], [4]]> : tensor<20x1xui64>
  check.expect_eq_const %r#1, dense<[[5.0], [1.0], [3.0], [2.0], [2.0], [3.0], [2.0], [3.0], [0.0], [4.0], [4.0], [0.0], [1.0], [3.0], [2.0], [4.0], [4.0], [0.0], [5.0], [5.0]]> : tensor<20x1xf32>
  check.expect_eq_const %r#2, dense<[[5], [5], [4], [4], [4], [0], [0], [4], [4], [3], [3], [2], [0], [4], [3], [4], [3], [3], [4], [3]]> : tensor<20x1xi8>
  return
}

// -----

func.func @case_10() {
  %0 = stablehlo.constant dense<[4, 5]> : tensor<2xi8>
  %r = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = true}> ({
  ^bb0(%l0: tensor<i8>, %r0: tensor<i8>):
    %lt0 = stablehlo.compare GT, %l0, %r0 : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %lt0 : tensor<i1>
  }) : (tensor<2xi8>) -> (tensor<2xi8>)
  check.expect_eq_const %r, dense<[5, 4]> : tensor<2xi8>
  return
}

// -----

func.func @case_11() {
  %0 = stablehlo.constant dense<[[4.0, 3.0], [5.0, 1.0], [3.0, 4.0]]> : tensor<3x2xbf16>
  %r = "stablehlo.sort"(%0) <{dimension = -2 : i64, is_stable = true}> ({
  ^bb0(%l0: tensor<bf16>, %r0: tensor<bf16>):
    %lt0 = stablehlo.compare LT, %l0, %r0, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %lt0 : tensor<i1>
  }) : (tensor<3x2xbf16>) -> (tensor<3x2xbf16>)
  check.expect_eq_const %r, dense<[[3.0, 1.0], [4.0, 3.0], [5.0, 4.0]]> : tensor<3x2xbf16>
  return
}

// -----

func.func @case_12() {
  %0 = stablehlo.constant dense<[[4, 2, 3], [0, 3, 2], [0, 0, 1]]> : tensor<3x3xi8>
  %1 = stablehlo.constant dense<[[2, 0, 3], [4, 2, 2], [1, 5, 2]]> : tensor<3x3xui64>
  %2 = stablehlo.constant dense<[[4, 0, 1], [3, 2, 4], [4, 3, 1]]> : tensor<3x3xi16>
  %r:3 = "stablehlo.sort"(%0, %1, %2) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%l0: tensor<i8>, %r0: tensor<i8>, %l1: tensor<ui64>, %r1: tensor<ui64>, %l2: tensor<i16>, %r2: tensor<i16>):
    %lt0 = stablehlo.compare GT, %l0, %r0 : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %lt2 = stablehlo.compare LT, %l2, %r2 : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %eq2 = stablehlo.compare EQ, %l2, %r2 : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %and2 = stablehlo.and %eq2, %lt0 : tensor<i1>
    %or2 = stablehlo.or %lt2, %and2 : tensor<i1>
    %lt1 = stablehlo.compare LT, %l1, %r1 : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %eq1 = stablehlo.compare EQ, %l1, %r1 : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %and1 = stablehlo.and %eq1, %or2 : tensor<i1>
    %or1 = stablehlo.or %lt1, %and1 : tensor<i1>
    stablehlo.return %or1 : tensor<i1>
  }) : (tensor<3x3xi8>, tensor<3x3xui64>, tensor<3x3xi16>) -> (tensor<3x3xi8>, tensor<3x3xui64>, tensor<3x3xi16>)
  check.expect_eq_const %r#0, dense<[[2, 4, 3], [3, 2, 0], [0, 1, 0]]> : tensor<3x3xi8>
  check.expect_eq_const %r#1, dense<[[0, 2, 3], [2, 2, 4], [1, 2, 5]]> : tensor<3x3xui64>
  check.expect_eq_const %r#2, dense<[[0, 4, 1], [2, 4, 3], [4, 1, 3]]> : tensor<3x3xi16>
  return
}

// -----

func.func @case_13() {
  %0 = stablehlo.constant dense<[[[2, 4, 4, 2, 3], [5, 1, 0, 3, 2], [5, 4, 3, 0, 1]], [[2, 4, 1, 5, 5], [2, 4, 1, 0, 2], [2, 3, 2, 4, 1]], [[5, 4, 5, 2, 1], [3, 0, 5, 4, 3], [1, 0, 3, 1, 5]]]> : tensor<3x3x5xi32>
  %1 = stablehlo.constant dense<[[[5, 4, 3, 3, 0], [1, 2, 3, 2, 4], [5, 1, 3, 3, 2]], [[2, 2, 3, 5, 0], [2, 3, 5, 1, 4], [0, 5, 5, 0, 3]], [[2, 5, 2, 5, 1], [2, 1, 1, 4, 2], [3, 0, 0, 4, 1]]]> : tensor<3x3x5xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%l0: tensor<i32>, %r0: tensor<i32>, %l1: tensor<i32>, %r1: tensor<i32>):
    %lt0 = stablehlo.compare LT, %l0, %r0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %lt0 : tensor<i1>
  }) : (tensor<3x3x5xi32>, tensor<3x3x5xi32>) -> (tensor<3x3x5xi32>, tensor<3x3x5xi32>)
  check.expect_eq_const %r#0, dense<[[[2, 1, 0, 0, 1], [5, 4, 3, 2, 2], [5, 4, 4, 3, 3]], [[2, 3, 1, 0, 1], [2, 4, 1, 4, 2], [2, 4, 2, 5, 5]], [[1, 0, 3, 1, 1], [3, 0, 5, 2, 3], [5, 4, 5, 4, 5]]]> : tensor<3x3x5xi32>
  check.expect_eq_const %r#1, dense<[[[5, 2, 3, 3, 2], [1, 4, 3, 3, 4], [5, 1, 3, 2, 0]], [[2, 5, 3, 1, 3], [2, 2, 5, 0, 4], [0, 3, 5, 5, 0]], [[3, 1, 0, 4, 1], [2, 0, 2, 5, 2], [2, 5, 1, 4, 1]]]> : tensor<3x3x5xi32>
  return
}

// -----

func.func @case_14() {
  %0 = stablehlo.constant dense<[1, 2, 2]> : tensor<3xi64>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%l0: tensor<i64>, %r0: tensor<i64>):
    %lt0 = stablehlo.compare GT, %l0, %r0 : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %lt0 : tensor<i1>
  }) : (tensor<3xi64>) -> (tensor<3xi64>)
  check.expect_eq_const %r, dense<[2, 2, 1]> : tensor<3xi64>
  return
}

// -----

func.func @case_15() {
  %0 = stablehlo.constant dense<[[3, 2], [5, 5]]> : tensor<2x2xui64>
  %1 = stablehlo.constant dense<[[0.0, 1.0], [0.0, 5.0]]> : tensor<2x2xbf16>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = -2 : i64, is_stable = true}> ({
  ^bb0(%l0: tensor<ui64>, %r0: tensor<ui64>, %l1: tensor<bf16>, %r1: tensor<bf16>):
    %lt1 = stablehlo.compare LT, %l1, %r1, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %lt0 = stablehlo.compare LT, %l0, %r0 : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %eq0 = stablehlo.compare EQ, %l0, %r0 : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %and0 = stablehlo.and %eq0, %lt1 : tensor<i1>
    %or0 = stablehlo.or %lt0, %and0 : tensor<i1>
    stablehlo.return %or0 : tensor<i1>
  }) : (tensor<2x2xui64>, tensor<2x2xbf16>) -> (tensor<2x2xui64>, tensor<2x2xbf16>)
  check.expect_eq_const %r#0, dense<[[3, 2], [5, 5]]> : tensor<2x2xui64>
  check.expect_eq_const %r#1, dense<[[0.0, 1.0], [0.0, 5.0]]> : tensor<2x2xbf16>
  return
}

// -----

func.func @case_16() {
  %0 = stablehlo.constant dense<[3]> : tensor<1xui8>
  %1 = stablehlo.constant dense<[5]> : tensor<1xui64>
  %2 = stablehlo.constant dense<[5.0]> : tensor<1xf64>
  %r:3 = "stablehlo.sort"(%0, %1, %2) <{dimension = -1 : i64, is_stable = true}> ({
  ^bb0(%l0: tensor<ui8>, %r0: tensor<ui8>, %l1: tensor<ui64>, %r1: tensor<ui64>, %l2: tensor<f64>, %r2: tensor<f64>):
    %lt1 = stablehlo.compare LT, %l1, %r1 : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %lt1 : tensor<i1>
  }) : (tensor<1xui8>, tensor<1xui64>, tensor<1xf64>) -> (tensor<1xui8>, tensor<1xui64>, tensor<1xf64>)
  check.expect_eq_const %r#0, dense<[3]> : tensor<1xui8>
  check.expect_eq_const %r#1, dense<[5]> : tensor<1xui64>
  check.expect_eq_const %r#2, dense<[5.0]> : tensor<1xf64>
  return
}

// -----

func.func @case_17() {
  %0 = stablehlo.constant dense<[[5.0, 1.0, 0.0], [3.0, 2.0, 2.0], [2.0, 2.0, 3.0], [4.0, 0.0, 2.0], [4.0, 0.0, 1.0]]> : tensor<5x3xf32>
  %r = "stablehlo.sort"(%0) <{dimension = -2 : i64, is_stable = true}> ({
  ^bb0(%l0: tensor<f32>, %r0: tensor<f32>):
    %lt0 = stablehlo.compare LT, %l0, %r0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %lt0 : tensor<i1>
  }) : (tensor<5x3xf32>) -> (tensor<5x3xf32>)
  check.expect_eq_const %r, dense<[[2.0, 0.0, 0.0], [3.0, 0.0, 1.0], [4.0, 1.0, 2.0], [4.0, 2.0, 2.0], [5.0, 2.0, 3.0]]> : tensor<5x3xf32>
  return
}

// -----

func.func @case_18() {
  %0 = stablehlo.constant dense<[[[5]], [[2]], [[0]]]> : tensor<3x1x1xui8>
  %1 = stablehlo.constant dense<[[[5.0]], [[0.0]], [[2.0]]]> : tensor<3x1x1xbf16>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = -2 : i64, is_stable = true}> ({
  ^bb0(%l0: tensor<ui8>, %r0: tensor<ui8>, %l1: tensor<bf16>, %r1: tensor<bf16>):
    %lt0 = stablehlo.compare GT, %l0, %r0 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %lt0 : tensor<i1>
  }) : (tensor<3x1x1xui8>, tensor<3x1x1xbf16>) -> (tensor<3x1x1xui8>, tensor<3x1x1xbf16>)
  check.expect_eq_const %r#0, dense<[[[5]], [[2]], [[0]]]> : tensor<3x1x1xui8>
  check.expect_eq_const %r#1, dense<[[[5.0]], [[0.0]], [[2.0]]]> : tensor<3x1x1xbf16>
  return
}

// -----

func.func @case_19() {
  %0 = stablehlo.constant dense<[2, 5, 1]> : tensor<3xui8>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%l0: tensor<ui8>, %r0: tensor<ui8>):
    %lt0 = stablehlo.compare GT, %l0, %r0 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %lt0 : tensor<i1>
  }) : (tensor<3xui8>) -> (tensor<3xui8>)
  check.expect_eq_const %r, dense<[5, 2, 1]> : tensor<3xui8>
  return
}

// -----

// Total order: -NaN, -infinity, ..., -0, +0, ..., infinity, NaN.
func.func @total_order() {
  %x = stablehlo.constant dense<[0x7FC00000, 0.0, -0.0, 0x7F800000, 0xFFC00000, 0xFF800000, 1.0, -1.0]> : tensor<8xf32>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  %bits = stablehlo.bitcast_convert %r : (tensor<8xf32>) -> tensor<8xui32>
  check.expect_eq_const %bits, dense<[0xFFC00000, 0xFF800000, 0xBF800000, 0x80000000, 0, 0x3F800000, 0x7F800000, 0x7FC00000]> : tensor<8xui32>
  return
}

// -----

// -0 and +0 are equal to a comparison of floats and keep their order; to a total order they are not.
func.func @zeros_are_equal() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -0.0, 0.0, -1.0]> : tensor<6xf64>
  %i = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>, %ai: tensor<i32>, %bi: tensor<i32>):
    %c = stablehlo.compare GT, %b, %a : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<6xf64>, tensor<6xi32>) -> (tensor<6xf64>, tensor<6xi32>)
  check.expect_eq_const %r#1, dense<[5, 0, 1, 3, 4, 2]> : tensor<6xi32>
  return
}

// -----

// Keys computed from the elements; a comparator that is not made of keys; one with a call.
func.func private @before(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i1> {
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %x = stablehlo.remainder %a, %ten : tensor<i32>
  %y = stablehlo.remainder %b, %ten : tensor<i32>
  %c = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %c : tensor<i1>
}
func.func @main() {
  %x = stablehlo.constant dense<[27, 13, 45, 3, 91, 17, 33]> : tensor<7xi32>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = func.call @before(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xi32>) -> tensor<7xi32>
  check.expect_eq_const %r, dense<[91, 13, 3, 33, 45, 27, 17]> : tensor<7xi32>
  %s = "stablehlo.sort"(%x) <{dimension = -1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %d = stablehlo.subtract %b, %a : tensor<i32>
    %c = stablehlo.compare GT, %d, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xi32>) -> tensor<7xi32>
  check.expect_eq_const %s, dense<[3, 13, 17, 27, 33, 45, 91]> : tensor<7xi32>
  %t = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %fifty = stablehlo.constant dense<50> : tensor<i32>
    %big = stablehlo.compare GT, %a, %fifty : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c = "stablehlo.if"(%big) ({
      %no = stablehlo.constant dense<false> : tensor<i1>
      stablehlo.return %no : tensor<i1>
    }, {
      %lt = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %far = stablehlo.compare GT, %b, %fifty : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %or = stablehlo.or %lt, %far : tensor<i1>
      stablehlo.return %or : tensor<i1>
    }) : (tensor<i1>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xi32>) -> tensor<7xi32>
  check.expect_eq_const %t, dense<[45, 33, 27, 17, 13, 3, 91]> : tensor<7xi32>
  return
}

// -----

func.func @small_types_and_shapes() {
  %x = stablehlo.constant dense<[3, -8, 7, 0, -1]> : tensor<5xi4>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i4>, %b: tensor<i4>):
    %c = stablehlo.compare LT, %a, %b : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5xi4>) -> tensor<5xi4>
  check.expect_eq_const %r, dense<[-8, -1, 0, 3, 7]> : tensor<5xi4>
  %y = stablehlo.constant dense<> : tensor<0x3xf32>
  %s = "stablehlo.sort"(%y) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.expect_eq_const %s, dense<> : tensor<0x3xf32>
  %z = stablehlo.constant dense<[(2.0, 1.0), (1.0, 5.0), (1.0, -5.0)]> : tensor<3xcomplex<f32>>
  %t = "stablehlo.sort"(%z) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %c = stablehlo.compare LT, %a, %b : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  check.expect_eq_const %t, dense<[(1.0, -5.0), (1.0, 5.0), (2.0, 1.0)]> : tensor<3xcomplex<f32>>
  return
}

// -----

// Complex numbers by their parts, zeros and NaN merged, as JAX orders them; by one part alone.
func.func @complex_parts() {
  %z = stablehlo.constant dense<[(2.0, 1.0), (1.0, 5.0), (0x7FC00000, 0.0), (0.0, 3.0), (-0.0, 2.0), (1.0, 0xFFC00000), (1.0, 0x7FC00000), (0xFFC00000, -1.0), (1.0, -0.0), (1.0, 0.0)]> : tensor<10xcomplex<f32>>
  %i = stablehlo.iota dim = 0 : tensor<10xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %r:2 = "stablehlo.sort"(%z, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>, %ai: tensor<i32>, %bi: tensor<i32>):
    %ar = stablehlo.real %a : (tensor<complex<f32>>) -> tensor<f32>
    %ar0 = stablehlo.compare EQ, %ar, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %ar1 = stablehlo.select %ar0, %zero, %ar : tensor<i1>, tensor<f32>
    %ar2 = stablehlo.compare NE, %ar, %ar, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %ar3 = stablehlo.select %ar2, %nan, %ar1 : tensor<i1>, tensor<f32>
    %am = stablehlo.imag %a : (tensor<complex<f32>>) -> tensor<f32>
    %am0 = stablehlo.compare EQ, %am, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %am1 = stablehlo.select %am0, %zero, %am : tensor<i1>, tensor<f32>
    %am2 = stablehlo.compare NE, %am, %am, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %am3 = stablehlo.select %am2, %nan, %am1 : tensor<i1>, tensor<f32>
    %br = stablehlo.real %b : (tensor<complex<f32>>) -> tensor<f32>
    %br0 = stablehlo.compare EQ, %br, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %br1 = stablehlo.select %br0, %zero, %br : tensor<i1>, tensor<f32>
    %br2 = stablehlo.compare NE, %br, %br, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %br3 = stablehlo.select %br2, %nan, %br1 : tensor<i1>, tensor<f32>
    %bm = stablehlo.imag %b : (tensor<complex<f32>>) -> tensor<f32>
    %bm0 = stablehlo.compare EQ, %bm, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %bm1 = stablehlo.select %bm0, %zero, %bm : tensor<i1>, tensor<f32>
    %bm2 = stablehlo.compare NE, %bm, %bm, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %bm3 = stablehlo.select %bm2, %nan, %bm1 : tensor<i1>, tensor<f32>
    %lm = stablehlo.compare LT, %am3, %bm3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %lr = stablehlo.compare LT, %ar3, %br3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %er = stablehlo.compare EQ, %ar3, %br3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %both = stablehlo.and %er, %lm : tensor<i1>
    %less = stablehlo.or %lr, %both : tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<10xcomplex<f32>>, tensor<10xi32>) -> (tensor<10xcomplex<f32>>, tensor<10xi32>)
  check.expect_eq_const %r#1, dense<[4, 3, 8, 9, 1, 5, 6, 0, 7, 2]> : tensor<10xi32>
  %s:2 = "stablehlo.sort"(%z, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>, %ai: tensor<i32>, %bi: tensor<i32>):
    %am = stablehlo.imag %a : (tensor<complex<f32>>) -> tensor<f32>
    %bm = stablehlo.imag %b : (tensor<complex<f32>>) -> tensor<f32>
    %less = stablehlo.compare GT, %am, %bm, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<10xcomplex<f32>>, tensor<10xi32>) -> (tensor<10xcomplex<f32>>, tensor<10xi32>)
  check.expect_eq_const %s#1, dense<[6, 1, 3, 4, 0, 2, 9, 8, 7, 5]> : tensor<10xi32>
  return
}

// -----

// An order that stands in an array outside: indices by what they point to, and by a value that is computed there.
func.func @main() {
  %keys = stablehlo.constant dense<[30.0, 10.0, 40.0, 20.0, 50.0]> : tensor<5xf32>
  %x = stablehlo.iota dim = 0 : tensor<5xi32>
  %sign = stablehlo.constant dense<-1.0> : tensor<f32>
  %m = stablehlo.negate %sign : tensor<f32>
  %r = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %p = "stablehlo.dynamic_slice"(%keys, %a) {slice_sizes = array<i64: 1>} : (tensor<5xf32>, tensor<i32>) -> tensor<1xf32>
    %q = "stablehlo.dynamic_slice"(%keys, %b) {slice_sizes = array<i64: 1>} : (tensor<5xf32>, tensor<i32>) -> tensor<1xf32>
    %s = stablehlo.reshape %p : (tensor<1xf32>) -> tensor<f32>
    %t = stablehlo.reshape %q : (tensor<1xf32>) -> tensor<f32>
    %u = stablehlo.multiply %s, %m : tensor<f32>
    %v = stablehlo.multiply %t, %m : tensor<f32>
    %less = stablehlo.compare LT, %u, %v : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) {dimension = 0 : i64} : (tensor<5xi32>) -> tensor<5xi32>
  check.expect_eq_const %r, dense<[1, 3, 0, 2, 4]> : tensor<5xi32>
  %sines = stablehlo.sine %keys : tensor<5xf32>
  %two = stablehlo.iota dim = 1 : tensor<2x5xi32>
  %t2 = call @table(%sines, %two) : (tensor<5xf32>, tensor<2x5xi32>) -> tensor<2x5xi32>
  check.expect_eq_const %t2, dense<[[3, 2, 4, 1, 0], [3, 2, 4, 1, 0]]> : tensor<2x5xi32>
  return
}
func.func @table(%keys: tensor<5xf32>, %x: tensor<2x5xi32>) -> tensor<2x5xi32> {
  %r = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %p = "stablehlo.dynamic_slice"(%keys, %a) {slice_sizes = array<i64: 1>} : (tensor<5xf32>, tensor<i32>) -> tensor<1xf32>
    %q = "stablehlo.dynamic_slice"(%keys, %b) {slice_sizes = array<i64: 1>} : (tensor<5xf32>, tensor<i32>) -> tensor<1xf32>
    %s = stablehlo.reshape %p : (tensor<1xf32>) -> tensor<f32>
    %t = stablehlo.reshape %q : (tensor<1xf32>) -> tensor<f32>
    %less = stablehlo.compare GT, %s, %t : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) {dimension = 1 : i64} : (tensor<2x5xi32>) -> tensor<2x5xi32>
  return %r : tensor<2x5xi32>
}
