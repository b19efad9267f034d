// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// reduce: sums, products, bounds, indices, any body, in index order from the initial values.
// Written by tools/record_ops.py.

func.func @case_0() {
  %0 = stablehlo.constant dense<[[-1], [2], [1], [-2], [0]]> : tensor<5x1xi16>
  %1 = stablehlo.constant dense<[[0], [1], [2], [3], [4]]> : tensor<5x1xi32>
  %2 = stablehlo.constant dense<-100> : tensor<i16>
  %3 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%0, %1, %2, %3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i16>, %i: tensor<i32>, %b: tensor<i16>, %j: tensor<i32>):
    %gt = stablehlo.compare GT, %a, %b : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %a, %b : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %lt = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %left = stablehlo.or %gt, %tie : tensor<i1>
    %v = stablehlo.select %gt, %a, %b : tensor<i1>, tensor<i16>
    %k = stablehlo.select %left, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %v, %k : tensor<i16>, tensor<i32>
  }) : (tensor<5x1xi16>, tensor<5x1xi32>, tensor<i16>, tensor<i32>) -> (tensor<1xi16>, tensor<1xi32>)
  check.expect_eq_const %r#0, dense<[2]> : tensor<1xi16>
  check.expect_eq_const %r#1, dense<[1]> : tensor<1xi32>
  return
}

// -----

func.func @case_1() {
  %0 = stablehlo.constant dense<1> : tensor<ui8>
  %1 = stablehlo.constant dense<0> : tensor<ui8>
  %r = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = stablehlo.or %a, %b : tensor<ui8>
    stablehlo.return %c : tensor<ui8>
  }) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  check.expect_eq_const %r, dense<1> : tensor<ui8>
  return
}

// -----

func.func @case_2() {
  %0 = stablehlo.constant dense<[[0, 0, 1, 3, 0], [0, 4, 2, 3, 4], [4, 2, 4, 0, 3], [2, 3, 1, 1, 1], [4, 1, 2, 4, 3], [4, 3, 0, 4, 4], [3, 0, 4, 0, 1]]> : tensor<7x5xui16>
  %1 = stablehlo.constant dense<[[0, 0, 0, 0, 0], [1, 1, 1, 1, 1], [2, 2, 2, 2, 2], [3, 3, 3, 3, 3], [4, 4, 4, 4, 4], [5, 5, 5, 5, 5], [6, 6, 6, 6, 6]]> : tensor<7x5xi32>
  %2 = stablehlo.constant dense<0> : tensor<ui16>
  %3 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%0, %1, %2, %3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<ui16>, %i: tensor<i32>, %b: tensor<ui16>, %j: tensor<i32>):
    %gt = stablehlo.compare GT, %a, %b : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %a, %b : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %lt = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %left = stablehlo.or %gt, %tie : tensor<i1>
    %v = stablehlo.select %gt, %a, %b : tensor<i1>, tensor<ui16>
    %k = stablehlo.select %left, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %v, %k : tensor<ui16>, tensor<i32>
  }) : (tensor<7x5xui16>, tensor<7x5xi32>, tensor<ui16>, tensor<i32>) -> (tensor<5xui16>, tensor<5xi32>)
  check.expect_eq_const %r#0, dense<[4, 4, 4, 4, 4]> : tensor<5xui16>
  check.expect_eq_const %r#1, dense<[2, 1, 2, 4, 1]> : tensor<5xi32>
  return
}

// -----

func.func @case_3() {
  %0 = stablehlo.constant dense<[[2, 2, 1, 0, 3, 1, 0], [1, 4, 2, 4, 3, 1, 2]]> : tensor<2x7xui32>
  %1 = stablehlo.constant dense<4294967295> : tensor<ui32>
  %r = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %c = stablehlo.and %a, %b : tensor<ui32>
    stablehlo.return %c : tensor<ui32>
  }) : (tensor<2x7xui32>, tensor<ui32>) -> tensor<ui32>
  check.expect_eq_const %r, dense<0> : tensor<ui32>
  return
}

// -----

func.func @case_4() {
  %0 = stablehlo.constant dense<[[1.0]]> : tensor<1x1xf64>
  %1 = stablehlo.constant dense<0.0> : tensor<f64>
  %r = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %c = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %c : tensor<f64>
  }) : (tensor<1x1xf64>, tensor<f64>) -> tensor<1xf64>
  check.expect_eq_const %r, dense<[1.0]> : tensor<1xf64>
  return
}

// -----

func.func @case_5() {
  %0 = stablehlo.constant dense<[[-4, 3, 2, 3, 0], [0, -3, 1, 4, -3], [0, 3, -1, -2, 4], [1, 2, -4, -3, 2], [-1, 4, 0, 0, -4], [-2, 2, 0, -3, 4], [-3, 1, -3, 0, 0]]> : tensor<7x5xi32>
  %1 = stablehlo.constant dense<[[0, 0, 0, 0, 0], [1, 1, 1, 1, 1], [2, 2, 2, 2, 2], [3, 3, 3, 3, 3], [4, 4, 4, 4, 4], [5, 5, 5, 5, 5], [6, 6, 6, 6, 6]]> : tensor<7x5xi32>
  %2 = stablehlo.constant dense<-100> : tensor<i32>
  %3 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%0, %1, %2, %3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %i: tensor<i32>, %b: tensor<i32>, %j: tensor<i32>):
    %gt = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %lt = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %left = stablehlo.or %gt, %tie : tensor<i1>
    %v = stablehlo.select %gt, %a, %b : tensor<i1>, tensor<i32>
    %k = stablehlo.select %left, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %v, %k : tensor<i32>, tensor<i32>
  }) : (tensor<7x5xi32>, tensor<7x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<5xi32>, tensor<5xi32>)
  check.expect_eq_const %r#0, dense<[1, 4, 2, 4, 4]> : tensor<5xi32>
  check.expect_eq_const %r#1, dense<[3, 4, 0, 1, 2]> : tensor<5xi32>
  return
}

// -----

func.func @case_6() {
  %0 = stablehlo.constant dense<[3, 0, 4, 2, 3]> : tensor<5xui32>
  %1 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %2 = stablehlo.constant dense<0> : tensor<ui32>
  %3 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%0, %1, %2, %3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<ui32>, %i: tensor<i32>, %b: tensor<ui32>, %j: tensor<i32>):
    %gt = stablehlo.compare GT, %a, %b : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %a, %b : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %lt = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %left = stablehlo.or %gt, %tie : tensor<i1>
    %v = stablehlo.select %gt, %a, %b : tensor<i1>, tensor<ui32>
    %k = stablehlo.select %left, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %v, %k : tensor<ui32>, tensor<i32>
  }) : (tensor<5xui32>, tensor<5xi32>, tensor<ui32>, tensor<i32>) -> (tensor<ui32>, tensor<i32>)
  check.expect_eq_const %r#0, dense<4> : tensor<ui32>
  check.expect_eq_const %r#1, dense<2> : tensor<i32>
  return
}

// -----

func.func @case_7() {
  %0 = stablehlo.constant dense<[[2], [-4], [-1], [-3], [1], [1], [2], [-4], [4], [2], [-1], [-4], [-2], [-2], [0], [0], [2], [2], [-4], [2]]> : tensor<20x1xi64>
  %1 = stablehlo.constant dense<[[0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0]]> : tensor<20x1xi32>
  %2 = stablehlo.constant dense<-100> : tensor<i64>
  %3 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%0, %1, %2, %3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i64>, %i: tensor<i32>, %b: tensor<i64>, %j: tensor<i32>):
    %gt = stablehlo.compare GT, %a, %b : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %a, %b : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %lt = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %left = stablehlo.or %gt, %tie : tensor<i1>
    %v = stablehlo.select %gt, %a, %b : tensor<i1>, tensor<i64>
    %k = stablehlo.select %left, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %v, %k : tensor<i64>, tensor<i32>
  }) : (tensor<20x1xi64>, tensor<20x1xi32>, tensor<i64>, tensor<i32>) -> (tensor<20xi64>, tensor<20xi32>)
  check.expect_eq_const %r#0, dense<[2, -4, -1, -3, 1, 1, 2, -4, 4, 2, -1, -4, -2, -2, 0, 0, 2, 2, -4, 2]> : tensor<20xi64>
  check.expect_eq_const %r#1, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xi32>
  return
}

// -----

func.func @case_8() {
  %0 = stablehlo.constant dense<[[[2], [3], [4], [1], [2], [0], [0]], [[4], [2], [2], [4], [4], [1], [2]], [[3], [3], [4], [0], [2], [1], [0]], [[3], [4], [0], [0], [2], [3], [2]], [[3], [2], [2], [3], [0], [4], [0]]]> : tensor<5x7x1xui8>
  %1 = stablehlo.constant dense<255> : tensor<ui8>
  %r = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = stablehlo.and %a, %b : tensor<ui8>
    stablehlo.return %c : tensor<ui8>
  }) : (tensor<5x7x1xui8>, tensor<ui8>) -> tensor<ui8>
  check.expect_eq_const %r, dense<0> : tensor<ui8>
  return
}

// -----

func.func @case_9() {
  %0 = stablehlo.constant dense<[[[4], [-2], [-4]], [[-3], [-2], [-1]], [[0], [-2], [0]], [[-1], [4], [3]], [[3], [-3], [-4]], [[1], [-1], [4]], [[-3], [1], [3]]]> : tensor<7x3x1xi8>
  %1 = stablehlo.constant dense<[[[0], [0], [0]], [[0], [0], [0]], [[0], [0], [0]], [[0], [0], [0]], [[0], [0], [0]], [[0], [0], [0]], [[0], [0], [0]]]> : tensor<7x3x1xi32>
  %2 = stablehlo.constant dense<-100> : tensor<i8>
  %3 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%0, %1, %2, %3) <{dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<i8>, %i: tensor<i32>, %b: tensor<i8>, %j: tensor<i32>):
    %gt = stablehlo.compare GT, %a, %b : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %a, %b : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %lt = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %left = stablehlo.or %gt, %tie : tensor<i1>
    %v = stablehlo.select %gt, %a, %b : tensor<i1>, tensor<i8>
    %k = stablehlo.select %left, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %v, %k : tensor<i8>, tensor<i32>
  }) : (tensor<7x3x1xi8>, tensor<7x3x1xi32>, tensor<i8>, tensor<i32>) -> (tensor<7x3xi8>, tensor<7x3xi32>)
  check.expect_eq_const %r#0, dense<[[4, -2, -4], [-3, -2, -1], [0, -2, 0], [-1, 4, 3], [3, -3, -4], [1, -1, 4], [-3, 1, 3]]> : tensor<7x3xi8>
  check.expect_eq_const %r#1, dense<[[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]> : tensor<7x3xi32>
  return
}

// -----

func.func @case_10() {
  %0 = stablehlo.constant dense<[[[0], [1], [2]], [[4], [-3], [1]], [[1], [-1], [1]], [[-2], [0], [0]], [[-3], [3], [-3]], [[3], [1], [3]], [[4], [-2], [2]], [[1], [3], [2]], [[-3], [3], [1]], [[-3], [4], [-3]], [[-2], [-2], [-4]], [[-4], [1], [2]], [[-2], [-1], [-1]], [[0], [3], [-3]], [[4], [-1], [-1]], [[-1], [-3], [-2]], [[0], [-2], [-2]], [[-4], [3], [-1]], [[2], [1], [1]], [[1], [4], [2]]]> : tensor<20x3x1xi64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %r = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.or %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<20x3x1xi64>, tensor<i64>) -> tensor<1xi64>
  check.expect_eq_const %r, dense<[-1]> : tensor<1xi64>
  return
}

// -----

func.func @case_11() {
  %0 = stablehlo.constant dense<[[[[0, -1, 0], [-4, -1, 4], [-3, -3, 1], [-1, -4, -1], [-2, -1, 4], [3, -2, -3], [3, 1, 4]], [[2, 1, -4], [1, 4, -3], [0, -2, 3], [-3, 1, 3], [-3, 3, 3], [4, 3, 2], [3, 0, 0]], [[-1, -1, 4], [2, 1, 2], [2, 3, 0], [0, 2, -4], [3, -1, 0], [2, 2, -2], [4, -3, -2]], [[4, -1, 0], [1, 2, 0], [2, 3, 0], [-2, -4, 4], [-4, -1, -1], [2, -2, 1], [1, 2, 0]], [[1, -1, 3], [-1, 2, 0], [2, -2, -2], [0, 3, -4], [4, 1, 0], [-3, -2, 1], [-4, 1, 4]]]]> : tensor<1x5x7x3xi16>
  %1 = stablehlo.constant dense<-32768> : tensor<i16>
  %r = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.maximum %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<1x5x7x3xi16>, tensor<i16>) -> tensor<5x7xi16>
  check.expect_eq_const %r, dense<[[0, 4, 1, -1, 4, 3, 4], [2, 4, 3, 3, 3, 4, 3], [4, 2, 3, 2, 3, 2, 4], [4, 2, 3, 4, -1, 2, 2], [3, 2, 2, 3, 4, 1, 4]]> : tensor<5x7xi16>
  return
}

// -----

func.func @case_12() {
  %0 = stablehlo.constant dense<[[[2, 0, -1, 2, 3, 1, 1], [-4, 2, 4, -4, -2, -2, -3]], [[0, -4, 2, 0, 0, 0, 2], [3, 3, 1, -2, 1, -4, -4]], [[2, 0, -3, -4, 3, -3, 2], [0, 0, -2, 1, 2, -1, -4]], [[2, -4, 1, 4, -3, 2, -3], [-3, 0, 4, 4, 3, 1, -1]], [[1, -2, 4, 0, 1, 1, -3], [-2, -4, 3, -1, 0, 0, 2]], [[0, -4, -4, 1, 4, 2, 2], [-1, -2, 1, -4, -1, 3, -3]], [[-2, -1, 2, -4, -4, -1, -3], [-1, 4, -4, -2, -2, 2, -3]], [[2, -4, 0, 4, 0, -4, 1], [-4, 3, -3, 2, -1, -2, 3]], [[0, -4, -4, 4, 1, 1, 1], [1, -1, 4, 1, 4, -4, 4]], [[-3, -4, -1, -3, 3, 3, 4], [-3, 3, -2, -4, 2, 2, -2]], [[1, 1, 1, 2, 3, 2, 1], [1, 1, -3, -4, -4, -3, 2]], [[3, -3, -3, 2, -2, -3, 1], [-4, 4, 4, 0, 0, -1, -3]], [[4, -2, -3, -4, 3, -3, 2], [3, -4, -4, -4, -1, 3, 3]], [[-2, 0, -3, -2, -1, -2, 4], [4, 4, 3, -3, 2, 1, 2]], [[-3, 4, 4, 4, 0, -1, 1], [4, -2, -3, -4, -4, 0, -4]], [[-2, -3, 0, 0, -4, 2, 4], [0, 3, -3, 3, 0, -1, 4]], [[2, 2, 3, 3, 4, 3, -2], [-1, 0, 2, 0, 3, 3, -4]], [[-4, 4, 2, 3, -2, 4, 4], [2, -4, -4, 2, 4, -2, -1]], [[-1, 0, 2, 1, 1, -4, -4], [2, 0, -3, -1, -1, -4, -1]], [[-2, -2, -3, 0, 3, -4, 4], [0, -2, -2, 2, -2, -4, 3]]]> : tensor<20x2x7xi64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %r = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.or %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<20x2x7xi64>, tensor<i64>) -> tensor<20x7xi64>
  check.expect_eq_const %r, dense<[[-2, 2, -1, -2, -1, -1, -3], [3, -1, 3, -2, 1, -4, -2], [2, 0, -1, -3, 3, -1, -2], [-1, -4, 5, 4, -1, 3, -1], [-1, -2, 7, -1, 1, 1, -1], [-1, -2, -3, -3, -1, 3, -1], [-1, -1, -2, -2, -2, -1, -3], [-2, -1, -3, 6, -1, -2, 3], [1, -1, -4, 5, 5, -3, 5], [-3, -1, -1, -3, 3, 3, -2], [1, 1, -3, -2, -1, -1, 3], [-1, -3, -3, 2, -2, -1, -3], [7, -2, -3, -4, -1, -1, 3], [-2, 4, -1, -1, -1, -1, 6], [-3, -2, -3, -4, -4, -1, -3], [-2, -1, -3, 3, -4, -1, 4], [-1, 2, 3, 3, 7, 3, -2], [-2, -4, -2, 3, -2, -2, -1], [-1, 0, -1, -1, -1, -4, -1], [-2, -2, -1, 2, -1, -4, 7]]> : tensor<20x7xi64>
  return
}

// -----

func.func @case_13() {
  %0 = stablehlo.constant dense<[0, 3, 0]> : tensor<3xui64>
  %1 = stablehlo.constant dense<0> : tensor<ui64>
  %r = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %c = stablehlo.xor %a, %b : tensor<ui64>
    stablehlo.return %c : tensor<ui64>
  }) : (tensor<3xui64>, tensor<ui64>) -> tensor<ui64>
  check.expect_eq_const %r, dense<3> : tensor<ui64>
  return
}

// -----

func.func @case_14() {
  %0 = stablehlo.constant dense<[[[-2, 1, 1], [-1, -2, 1], [1, 0, 4], [-3, 3, 1], [-2, 2, 2], [0, -1, 4], [3, 1, 4], [-1, 3, 2], [-3, 4, 2], [1, -2, 2], [4, 0, -4], [-3, 1, -1], [-3, 3, -2], [-4, 3, 1], [4, 3, -1], [-3, -1, -1], [3, -1, -1], [-1, -4, 3], [-4, 3, 4], [3, -2, 2]], [[4, 2, -4], [4, 4, -1], [-1, 4, -3], [2, -1, 0], [-1, -1, 3], [0, -3, -2], [-1, -3, -1], [-2, 4, -3], [0, -1, 1], [-4, -1, -2], [2, -4, -2], [-4, 2, -2], [-1, -4, -1], [-1, 1, 4], [-2, 1, -2], [1, -2, 1], [3, 4, -4], [-4, -2, 1], [4, -4, -2], [4, -4, 3]]]> : tensor<2x20x3xi32>
  %1 = stablehlo.constant dense<-1> : tensor<i32>
  %r = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.and %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<2x20x3xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %r, dense<0> : tensor<i32>
  return
}

// -----

func.func @case_15() {
  %0 = stablehlo.constant dense<[3, 1]> : tensor<2xui16>
  %1 = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  %2 = stablehlo.constant dense<0> : tensor<ui16>
  %3 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%0, %1, %2, %3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<ui16>, %i: tensor<i32>, %b: tensor<ui16>, %j: tensor<i32>):
    %gt = stablehlo.compare GT, %a, %b : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %a, %b : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %lt = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %left = stablehlo.or %gt, %tie : tensor<i1>
    %v = stablehlo.select %gt, %a, %b : tensor<i1>, tensor<ui16>
    %k = stablehlo.select %left, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %v, %k : tensor<ui16>, tensor<i32>
  }) : (tensor<2xui16>, tensor<2xi32>, tensor<ui16>, tensor<i32>) -> (tensor<ui16>, tensor<i32>)
  check.expect_eq_const %r#0, dense<3> : tensor<ui16>
  check.expect_eq_const %r#1, dense<0> : tensor<i32>
  return
}

// -----

func.func @case_16() {
  %0 = stablehlo.constant dense<3> : tensor<i8>
  %1 = stablehlo.constant dense<127> : tensor<i8>
  %r = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %c = stablehlo.minimum %a, %b : tensor<i8>
    stablehlo.return %c : tensor<i8>
  }) : (tensor<i8>, tensor<i8>) -> tensor<i8>
  check.expect_eq_const %r, dense<3> : tensor<i8>
  return
}

// -----

func.func @case_17() {
  %0 = stablehlo.constant dense<[[[3, 3, 1, 3, 1], [0, 2, 0, 3, 3], [0, 2, 0, 2, 1]], [[3, 2, 2, 2, 3], [4, 0, 0, 0, 2], [3, 0, 3, 3, 0]], [[4, 0, 3, 3, 1], [1, 3, 4, 3, 0], [3, 2, 4, 3, 4]], [[4, 4, 0, 3, 3], [0, 2, 4, 2, 2], [0, 1, 2, 2, 3]], [[3, 0, 1, 3, 4], [2, 3, 1, 4, 4], [0, 1, 2, 0, 1]], [[2, 2, 0, 1, 4], [2, 2, 2, 1, 4], [4, 2, 2, 2, 0]], [[0, 4, 0, 0, 4], [2, 1, 4, 4, 3], [3, 0, 2, 3, 4]]]> : tensor<7x3x5xui8>
  %1 = stablehlo.constant dense<[[[0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]], [[0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]], [[0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]], [[0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]], [[0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]], [[0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]], [[0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]]]> : tensor<7x3x5xi32>
  %2 = stablehlo.constant dense<0> : tensor<ui8>
  %3 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%0, %1, %2, %3) <{dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<ui8>, %i: tensor<i32>, %b: tensor<ui8>, %j: tensor<i32>):
    %gt = stablehlo.compare GT, %a, %b : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %a, %b : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %lt = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %left = stablehlo.or %gt, %tie : tensor<i1>
    %v = stablehlo.select %gt, %a, %b : tensor<i1>, tensor<ui8>
    %k = stablehlo.select %left, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %v, %k : tensor<ui8>, tensor<i32>
  }) : (tensor<7x3x5xui8>, tensor<7x3x5xi32>, tensor<ui8>, tensor<i32>) -> (tensor<7x3xui8>, tensor<7x3xi32>)
  check.expect_eq_const %r#0, dense<[[3, 3, 2], [3, 4, 3], [4, 4, 4], [4, 4, 3], [4, 4, 2], [4, 4, 4], [4, 4, 4]]> : tensor<7x3xui8>
  check.expect_eq_const %r#1, dense<[[0, 3, 1], [0, 0, 0], [0, 2, 2], [0, 2, 4], [4, 3, 2], [4, 4, 0], [1, 2, 4]]> : tensor<7x3xi32>
  return
}

// -----

func.func @case_18() {
  %0 = stablehlo.constant dense<[[[0], [0], [0]], [[2], [1], [2]], [[0], [1], [2]]]> : tensor<3x3x1xui64>
  %1 = stablehlo.constant dense<0> : tensor<ui64>
  %r = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %c = stablehlo.maximum %a, %b : tensor<ui64>
    stablehlo.return %c : tensor<ui64>
  }) : (tensor<3x3x1xui64>, tensor<ui64>) -> tensor<3xui64>
  check.expect_eq_const %r, dense<[0, 2, 2]> : tensor<3xui64>
  return
}

// -----

func.func @case_19() {
  %0 = stablehlo.constant dense<[[[[1, -1, -2]], [[-2, 2, 3]], [[3, -1, -2]]], [[[1, 0, -2]], [[1, -1, 4]], [[-2, 0, -2]]], [[[3, 3, 3]], [[4, 2, 3]], [[2, -2, 1]]], [[[4, 3, -3]], [[-1, 1, -4]], [[-2, -3, 1]]], [[[2, -3, 1]], [[-1, -4, 1]], [[1, 3, 3]]]]> : tensor<5x3x1x3xi16>
  %1 = stablehlo.constant dense<[[[[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]]], [[[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]]], [[[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]]], [[[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]]], [[[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]]]]> : tensor<5x3x1x3xi32>
  %2 = stablehlo.constant dense<-100> : tensor<i16>
  %3 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%0, %1, %2, %3) <{dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<i16>, %i: tensor<i32>, %b: tensor<i16>, %j: tensor<i32>):
    %gt = stablehlo.compare GT, %a, %b : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %a, %b : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %lt = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %left = stablehlo.or %gt, %tie : tensor<i1>
    %v = stablehlo.select %gt, %a, %b : tensor<i1>, tensor<i16>
    %k = stablehlo.select %left, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %v, %k : tensor<i16>, tensor<i32>
  }) : (tensor<5x3x1x3xi16>, tensor<5x3x1x3xi32>, tensor<i16>, tensor<i32>) -> (tensor<5x3x3xi16>, tensor<5x3x3xi32>)
  check.expect_eq_const %r#0, dense<[[[1, -1, -2], [-2, 2, 3], [3, -1, -2]], [[1, 0, -2], [1, -1, 4], [-2, 0, -2]], [[3, 3, 3], [4, 2, 3], [2, -2, 1]], [[4, 3, -3], [-1, 1, -4], [-2, -3, 1]], [[2, -3, 1], [-1, -4, 1], [1, 3, 3]]]> : tensor<5x3x3xi16>
  check.expect_eq_const %r#1, dense<[[[0, 0, 0], [0, 0, 0], [0, 0, 0]], [[0, 0, 0], [0, 0, 0], [0, 0, 0]], [[0, 0, 0], [0, 0, 0], [0, 0, 0]], [[0, 0, 0], [0, 0, 0], [0, 0, 0]], [[0, 0, 0], [0, 0, 0], [0, 0, 0]]]> : tensor<5x3x3xi32>
  return
}

// -----

func.func @case_20() {
  %0 = stablehlo.constant dense<[[[0, -3, 2, -1, -3, -2, -2], [-2, -4, 2, -3, 2, 2, -3], [0, -2, -2, -1, -3, -1, 4], [4, -4, -4, 2, 0, 0, 4], [4, -3, 4, -1, 2, -1, -2], [-3, 3, -4, 3, 4, -3, -2], [-2, 4, 1, 2, -2, 3, 4]]]> : tensor<1x7x7xi32>
  %1 = stablehlo.constant dense<[[[0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6]]]> : tensor<1x7x7xi32>
  %2 = stablehlo.constant dense<-100> : tensor<i32>
  %3 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%0, %1, %2, %3) <{dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %i: tensor<i32>, %b: tensor<i32>, %j: tensor<i32>):
    %gt = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %lt = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %left = stablehlo.or %gt, %tie : tensor<i1>
    %v = stablehlo.select %gt, %a, %b : tensor<i1>, tensor<i32>
    %k = stablehlo.select %left, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %v, %k : tensor<i32>, tensor<i32>
  }) : (tensor<1x7x7xi32>, tensor<1x7x7xi32>, tensor<i32>, tensor<i32>) -> (tensor<1x7xi32>, tensor<1x7xi32>)
  check.expect_eq_const %r#0, dense<[[2, 2, 4, 4, 4, 4, 4]]> : tensor<1x7xi32>
  check.expect_eq_const %r#1, dense<[[2, 2, 6, 0, 0, 4, 1]]> : tensor<1x7xi32>
  return
}

// -----

func.func @case_21() {
  %0 = stablehlo.constant dense<[[-2, 0, -4, -4, 0], [-2, -4, -3, -1, 3], [0, -4, -1, 3, -4]]> : tensor<3x5xi8>
  %1 = stablehlo.constant dense<[[0, 0, 0, 0, 0], [1, 1, 1, 1, 1], [2, 2, 2, 2, 2]]> : tensor<3x5xi32>
  %2 = stablehlo.constant dense<-100> : tensor<i8>
  %3 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%0, %1, %2, %3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i8>, %i: tensor<i32>, %b: tensor<i8>, %j: tensor<i32>):
    %gt = stablehlo.compare GT, %a, %b : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %a, %b : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %lt = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %left = stablehlo.or %gt, %tie : tensor<i1>
    %v = stablehlo.select %gt, %a, %b : tensor<i1>, tensor<i8>
    %k = stablehlo.select %left, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %v, %k : tensor<i8>, tensor<i32>
  }) : (tensor<3x5xi8>, tensor<3x5xi32>, tensor<i8>, tensor<i32>) -> (tensor<5xi8>, tensor<5xi32>)
  check.expect_eq_const %r#0, dense<[0, 0, -1, 3, 3]> : tensor<5xi8>
  check.expect_eq_const %r#1, dense<[2, 0, 2, 2, 1]> : tensor<5xi32>
  return
}

// -----

func.func @case_22() {
  %0 = stablehlo.constant dense<[[[-3, -3], [0, 3], [-1, 0], [4, 2], [1, -3], [-4, 0], [0, 3]], [[-3, -2], [-4, 3], [-1, 1], [-2, -3], [-3, 3], [3, 1], [2, 0]], [[-1, 0], [-4, 0], [0, 2], [-4, 3], [4, 4], [-3, 0], [-1, -4]], [[3, 4], [-2, -3], [-2, -1], [0, -3], [1, 4], [3, 4], [0, 3]], [[2, 3], [-3, -4], [-4, -3], [0, 3], [3, 3], [2, 4], [-3, -2]]]> : tensor<5x7x2xi32>
  %1 = stablehlo.constant dense<[[[0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0]], [[1, 1], [1, 1], [1, 1], [1, 1], [1, 1], [1, 1], [1, 1]], [[2, 2], [2, 2], [2, 2], [2, 2], [2, 2], [2, 2], [2, 2]], [[3, 3], [3, 3], [3, 3], [3, 3], [3, 3], [3, 3], [3, 3]], [[4, 4], [4, 4], [4, 4], [4, 4], [4, 4], [4, 4], [4, 4]]]> : tensor<5x7x2xi32>
  %2 = stablehlo.constant dense<-100> : tensor<i32>
  %3 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%0, %1, %2, %3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %i: tensor<i32>, %b: tensor<i32>, %j: tensor<i32>):
    %gt = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %lt = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %left = stablehlo.or %gt, %tie : tensor<i1>
    %v = stablehlo.select %gt, %a, %b : tensor<i1>, tensor<i32>
    %k = stablehlo.select %left, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %v, %k : tensor<i32>, tensor<i32>
  }) : (tensor<5x7x2xi32>, tensor<5x7x2xi32>, tensor<i32>, tensor<i32>) -> (tensor<7x2xi32>, tensor<7x2xi32>)
  check.expect_eq_const %r#0, dense<[[3, 4], [0, 3], [0, 2], [4, 3], [4, 4], [3, 4], [2, 3]]> : tensor<7x2xi32>
  check.expect_eq_const %r#1, dense<[[3, 3], [0, 0], [2, 2], [0, 2], [2, 2], [1, 3], [1, 0]]> : tensor<7x2xi32>
  return
}

// -----

func.func @case_23() {
  %0 = stablehlo.constant dense<4> : tensor<i64>
  %1 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %r = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.minimum %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<i64>, tensor<i64>) -> tensor<i64>
  check.expect_eq_const %r, dense<4> : tensor<i64>
  return
}

// -----

// The initial value takes part once for each result.
func.func @initial_value() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %init = stablehlo.constant dense<100> : tensor<i32>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[106, 115]> : tensor<2xi32>
  %all = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %all, dense<121> : tensor<i32>
  %none = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
  check.expect_eq_const %none, dense<[[101, 102, 103], [104, 105, 106]]> : tensor<2x3xi32>
  return
}

// -----

func.func @empty() {
  %x = stablehlo.constant dense<> : tensor<2x0xf32>
  %init = stablehlo.constant dense<7.0> : tensor<f32>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %r, dense<7.0> : tensor<2xf32>
  %s = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<2x0xf32>, tensor<f32>) -> tensor<0xf32>
  check.expect_eq_const %s, dense<> : tensor<0xf32>
  return
}

// -----

// Neither associative nor commutative: x0 - x1 - x2 - x3 from the left.
func.func @order() {
  %x = stablehlo.constant dense<[[1, 10, 100, 1000], [2, 20, 200, 2000]]> : tensor<2x4xi64>
  %init = stablehlo.constant dense<0> : tensor<i64>
  %r = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.subtract %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<2x4xi64>, tensor<i64>) -> tensor<2xi64>
  check.expect_eq_const %r, dense<[-1111, -2222]> : tensor<2xi64>
  %s = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %two = stablehlo.constant dense<2> : tensor<i64>
    %d = stablehlo.multiply %a, %two : tensor<i64>
    %e = stablehlo.add %d, %b : tensor<i64>
    stablehlo.return %e : tensor<i64>
  }) : (tensor<2x4xi64>, tensor<i64>) -> tensor<4xi64>
  check.expect_eq_const %s, dense<[4, 40, 400, 4000]> : tensor<4xi64>
  return
}

// -----

// Rounding to the element type at each step: 2048 + 1 is 2048 in f16, in whatever order two of them are added.
func.func @rounds_each_step() {
  %x = stablehlo.constant dense<[2048.0, 1.0]> : tensor<2xf16>
  %init = stablehlo.constant dense<1.0> : tensor<f16>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<2xf16>, tensor<f16>) -> tensor<f16>
  check.expect_eq_const %r, dense<2048.0> : tensor<f16>
  return
}

// -----

// The body's types may be wider than the operands'.
func.func @promotes() {
  %x = stablehlo.constant dense<[100, 100, 100, -1]> : tensor<4xi8>
  %init = stablehlo.constant dense<1> : tensor<i8>
  %r = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<4xi8>, tensor<i8>) -> tensor<i32>
  check.expect_eq_const %r, dense<300> : tensor<i32>
  %h = stablehlo.constant dense<[2048.0, 1.0, 1.0]> : tensor<3xf16>
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %s = "stablehlo.reduce"(%h, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<3xf16>, tensor<f16>) -> tensor<f32>
  check.expect_eq_const %s, dense<2050.0> : tensor<f32>
  return
}

// -----

// Bodies that are more than elementwise ops: calls, control flow, values from outside.
func.func private @largest(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %c = stablehlo.maximum %a, %b : tensor<i32>
  return %c : tensor<i32>
}
func.func @main() {
  %x = stablehlo.constant dense<[[3, 9, 4], [8, 1, 2]]> : tensor<2x3xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = func.call @largest(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[9, 8]> : tensor<2xi32>
  %outer = stablehlo.constant dense<10> : tensor<i32>
  %s = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %shifted = stablehlo.add %b, %outer : tensor<i32>
    %is_small = stablehlo.compare LT, %b, %outer : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c = "stablehlo.if"(%is_small) ({
      %d = stablehlo.add %a, %shifted : tensor<i32>
      stablehlo.return %d : tensor<i32>
    }, {
      stablehlo.return %a : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %s, dense<[46, 41]> : tensor<2xi32>
  %t = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %shifted = stablehlo.add %b, %outer : tensor<i32>
    %c = stablehlo.add %a, %shifted : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %t, dense<87> : tensor<i32>
  return
}

// -----

// NaN wins over every number; -0 is below +0.
func.func @bounds_of_floats() {
  %x = stablehlo.constant dense<[[1.0, 0x7FC00000, 3.0], [-0.0, 0.0, -0.0]]> : tensor<2x3xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %r = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %is_nan = stablehlo.compare NE, %r, %r : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %is_nan, dense<[true, false]> : tensor<2xi1>
  %high = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%x init: %high) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %bits = stablehlo.bitcast_convert %s : (tensor<2xf32>) -> tensor<2xui32>
  %second = stablehlo.slice %bits [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  check.expect_eq_const %second, dense<2147483648> : tensor<1xui32>
  return
}

// -----

// The same in rows that are a few registers long: NaN of either sign, both zeros, both infinities.
func.func @bounds_of_short_rows() {
  %x = stablehlo.constant dense<[[0xFFC00000, 1.0], [0x7FC00000, 0xFF800000], [0xFFFFFFFF, 0x7F800000], [0x7F800001, -2.0], [-0.0, 0.0], [-1.0, -2.0], [0xFF800000, 0xFF800000], [0x7F800000, 1.0e-45]]> : tensor<8x2xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %high = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %a = stablehlo.pad %x, %low, low = [0, 17], high = [0, 11], interior = [0, 9] : (tensor<8x2xf32>, tensor<f32>) -> tensor<8x39xf32>
  %b = stablehlo.pad %x, %high, low = [0, 17], high = [0, 11], interior = [0, 9] : (tensor<8x2xf32>, tensor<f32>) -> tensor<8x39xf32>
  %r = stablehlo.reduce(%a init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<8x39xf32>, tensor<f32>) -> tensor<8xf32>
  %s = stablehlo.reduce(%b init: %high) applies stablehlo.minimum across dimensions = [1] : (tensor<8x39xf32>, tensor<f32>) -> tensor<8xf32>
  %r_nan = stablehlo.compare NE, %r, %r : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %s_nan = stablehlo.compare NE, %s, %s : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  check.expect_eq_const %r_nan, dense<[true, true, true, true, false, false, false, false]> : tensor<8xi1>
  check.expect_eq_const %s_nan, dense<[true, true, true, true, false, false, false, false]> : tensor<8xi1>
  %r_bits = stablehlo.bitcast_convert %r : (tensor<8xf32>) -> tensor<8xui32>
  %s_bits = stablehlo.bitcast_convert %s : (tensor<8xf32>) -> tensor<8xui32>
  %r_rest = stablehlo.slice %r_bits [4:8] : (tensor<8xui32>) -> tensor<4xui32>
  %s_rest = stablehlo.slice %s_bits [4:8] : (tensor<8xui32>) -> tensor<4xui32>
  check.expect_eq_const %r_rest, dense<[0, 0xBF800000, 0xFF800000, 0x7F800000]> : tensor<4xui32>
  check.expect_eq_const %s_rest, dense<[0x80000000, 0xC0000000, 0xFF800000, 1]> : tensor<4xui32>
  return
}

// -----

// Long sums of floats keep their precision: 100000 times 0.1 in one dimension, in the first of two, in the last of two.
func.func @long_sums() {
  %tenth = stablehlo.constant dense<0.1> : tensor<100000xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%tenth init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<100000xf32>, tensor<f32>) -> tensor<f32>
  check.expect_almost_eq_const %r, dense<10000.0> : tensor<f32> {tolerance = 5.0e-2 : f64}
  %m = stablehlo.reshape %tenth : (tensor<100000xf32>) -> tensor<5000x20xf32>
  %s = stablehlo.reduce(%m init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5000x20xf32>, tensor<f32>) -> tensor<20xf32>
  check.expect_almost_eq_const %s, dense<500.0> : tensor<20xf32> {tolerance = 2.0e-3 : f64}
  %n = stablehlo.reshape %tenth : (tensor<100000xf32>) -> tensor<20x5000xf32>
  %t = stablehlo.reduce(%n init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<20x5000xf32>, tensor<f32>) -> tensor<20xf32>
  check.expect_almost_eq_const %t, dense<500.0> : tensor<20xf32> {tolerance = 2.0e-3 : f64}
  return
}

// -----

// A type without infinities: lanes without elements do not count.
func.func @least_without_infinity() {
  %x = stablehlo.constant dense<[3.0, 0.0, 1.0, 4.0, 0.0, -1.0, 1.0, -1.0, -2.0, 0.0, 3.0, 2.0]> : tensor<12xf8E4M3FN>
  %init = stablehlo.constant dense<2.0> : tensor<f8E4M3FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.minimum across dimensions = [0] : (tensor<12xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  check.expect_eq_const %r, dense<-2.0> : tensor<f8E4M3FN>
  return
}

// -----

// The place of the largest number, of NaN the first one: in lanes, in blocks of lanes, in fewer than a whole step.
func.func @main() {
  %i = stablehlo.iota dim = 1 : tensor<3x300xi32>
  %a = stablehlo.constant dense<33> : tensor<3x300xi32>
  %b = stablehlo.constant dense<64> : tensor<3x300xi32>
  %is_a = stablehlo.compare EQ, %i, %a, SIGNED : (tensor<3x300xi32>, tensor<3x300xi32>) -> tensor<3x300xi1>
  %is_b = stablehlo.compare EQ, %i, %b, SIGNED : (tensor<3x300xi32>, tensor<3x300xi32>) -> tensor<3x300xi1>
  %is_nan = stablehlo.or %is_a, %is_b : tensor<3x300xi1>
  %n = stablehlo.convert %i : (tensor<3x300xi32>) -> tensor<3x300xf32>
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<3x300xf32>
  %x = stablehlo.select %is_nan, %nan, %n : tensor<3x300xi1>, tensor<3x300xf32>
  %v = stablehlo.optimization_barrier %x : tensor<3x300xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%v init: %least), (%i init: %zero) across dimensions = [1] : (tensor<3x300xf32>, tensor<3x300xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
    reducer(%x0: tensor<f32>, %y0: tensor<f32>) (%x1: tensor<i32>, %y1: tensor<i32>) {
      %gt = stablehlo.compare GT, %x0, %y0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %ne = stablehlo.compare NE, %x0, %x0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %is_left = stablehlo.or %gt, %ne : tensor<i1>
      %eq = stablehlo.compare EQ, %x0, %y0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %lt = stablehlo.compare LT, %x1, %y1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %is_tie = stablehlo.and %eq, %lt : tensor<i1>
      %is_index = stablehlo.or %is_left, %is_tie : tensor<i1>
      %m = stablehlo.select %is_left, %x0, %y0 : tensor<i1>, tensor<f32>
      %k = stablehlo.select %is_index, %x1, %y1 : tensor<i1>, tensor<i32>
      stablehlo.return %m, %k : tensor<f32>, tensor<i32>
    }
  check.expect_eq_const %r#1, dense<33> : tensor<3xi32>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 1 : tensor<1x9000xi32>
  %a = stablehlo.constant dense<4129> : tensor<1x9000xi32>
  %b = stablehlo.constant dense<4160> : tensor<1x9000xi32>
  %is_a = stablehlo.compare EQ, %i, %a, SIGNED : (tensor<1x9000xi32>, tensor<1x9000xi32>) -> tensor<1x9000xi1>
  %is_b = stablehlo.compare EQ, %i, %b, SIGNED : (tensor<1x9000xi32>, tensor<1x9000xi32>) -> tensor<1x9000xi1>
  %is_nan = stablehlo.or %is_a, %is_b : tensor<1x9000xi1>
  %n = stablehlo.convert %i : (tensor<1x9000xi32>) -> tensor<1x9000xf32>
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<1x9000xf32>
  %x = stablehlo.select %is_nan, %nan, %n : tensor<1x9000xi1>, tensor<1x9000xf32>
  %v = stablehlo.optimization_barrier %x : tensor<1x9000xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%v init: %least), (%i init: %zero) across dimensions = [1] : (tensor<1x9000xf32>, tensor<1x9000xi32>, tensor<f32>, tensor<i32>) -> (tensor<1xf32>, tensor<1xi32>)
    reducer(%x0: tensor<f32>, %y0: tensor<f32>) (%x1: tensor<i32>, %y1: tensor<i32>) {
      %gt = stablehlo.compare GT, %x0, %y0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %ne = stablehlo.compare NE, %x0, %x0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %is_left = stablehlo.or %gt, %ne : tensor<i1>
      %eq = stablehlo.compare EQ, %x0, %y0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %lt = stablehlo.compare LT, %x1, %y1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %is_tie = stablehlo.and %eq, %lt : tensor<i1>
      %is_index = stablehlo.or %is_left, %is_tie : tensor<i1>
      %m = stablehlo.select %is_left, %x0, %y0 : tensor<i1>, tensor<f32>
      %k = stablehlo.select %is_index, %x1, %y1 : tensor<i1>, tensor<i32>
      stablehlo.return %m, %k : tensor<f32>, tensor<i32>
    }
  check.expect_eq_const %r#1, dense<4129> : tensor<1xi32>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 1 : tensor<2x70xi64>
  %a = stablehlo.constant dense<17> : tensor<2x70xi64>
  %b = stablehlo.constant dense<33> : tensor<2x70xi64>
  %is_a = stablehlo.compare EQ, %i, %a, SIGNED : (tensor<2x70xi64>, tensor<2x70xi64>) -> tensor<2x70xi1>
  %is_b = stablehlo.compare EQ, %i, %b, SIGNED : (tensor<2x70xi64>, tensor<2x70xi64>) -> tensor<2x70xi1>
  %is_nan = stablehlo.or %is_a, %is_b : tensor<2x70xi1>
  %n = stablehlo.convert %i : (tensor<2x70xi64>) -> tensor<2x70xf64>
  %nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<2x70xf64>
  %x = stablehlo.select %is_nan, %nan, %n : tensor<2x70xi1>, tensor<2x70xf64>
  %v = stablehlo.optimization_barrier %x : tensor<2x70xf64>
  %least = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %least), (%i init: %zero) across dimensions = [1] : (tensor<2x70xf64>, tensor<2x70xi64>, tensor<f64>, tensor<i64>) -> (tensor<2xf64>, tensor<2xi64>)
    reducer(%x0: tensor<f64>, %y0: tensor<f64>) (%x1: tensor<i64>, %y1: tensor<i64>) {
      %gt = stablehlo.compare GT, %x0, %y0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %ne = stablehlo.compare NE, %x0, %x0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %is_left = stablehlo.or %gt, %ne : tensor<i1>
      %eq = stablehlo.compare EQ, %x0, %y0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %lt = stablehlo.compare LT, %x1, %y1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %is_tie = stablehlo.and %eq, %lt : tensor<i1>
      %is_index = stablehlo.or %is_left, %is_tie : tensor<i1>
      %m = stablehlo.select %is_left, %x0, %y0 : tensor<i1>, tensor<f64>
      %k = stablehlo.select %is_index, %x1, %y1 : tensor<i1>, tensor<i64>
      stablehlo.return %m, %k : tensor<f64>, tensor<i64>
    }
  check.expect_eq_const %r#1, dense<17> : tensor<2xi64>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 1 : tensor<2x37xi32>
  %a = stablehlo.constant dense<30> : tensor<2x37xi32>
  %b = stablehlo.constant dense<36> : tensor<2x37xi32>
  %is_a = stablehlo.compare EQ, %i, %a, SIGNED : (tensor<2x37xi32>, tensor<2x37xi32>) -> tensor<2x37xi1>
  %is_b = stablehlo.compare EQ, %i, %b, SIGNED : (tensor<2x37xi32>, tensor<2x37xi32>) -> tensor<2x37xi1>
  %is_nan = stablehlo.or %is_a, %is_b : tensor<2x37xi1>
  %n = stablehlo.convert %i : (tensor<2x37xi32>) -> tensor<2x37xbf16>
  %nan = stablehlo.constant dense<0x7FC0> : tensor<2x37xbf16>
  %x = stablehlo.select %is_nan, %nan, %n : tensor<2x37xi1>, tensor<2x37xbf16>
  %v = stablehlo.optimization_barrier %x : tensor<2x37xbf16>
  %least = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%v init: %least), (%i init: %zero) across dimensions = [1] : (tensor<2x37xbf16>, tensor<2x37xi32>, tensor<bf16>, tensor<i32>) -> (tensor<2xbf16>, tensor<2xi32>)
    reducer(%x0: tensor<bf16>, %y0: tensor<bf16>) (%x1: tensor<i32>, %y1: tensor<i32>) {
      %gt = stablehlo.compare GT, %x0, %y0, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %ne = stablehlo.compare NE, %x0, %x0, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %is_left = stablehlo.or %gt, %ne : tensor<i1>
      %eq = stablehlo.compare EQ, %x0, %y0, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %lt = stablehlo.compare LT, %x1, %y1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %is_tie = stablehlo.and %eq, %lt : tensor<i1>
      %is_index = stablehlo.or %is_left, %is_tie : tensor<i1>
      %m = stablehlo.select %is_left, %x0, %y0 : tensor<i1>, tensor<bf16>
      %k = stablehlo.select %is_index, %x1, %y1 : tensor<i1>, tensor<i32>
      stablehlo.return %m, %k : tensor<bf16>, tensor<i32>
    }
  check.expect_eq_const %r#1, dense<30> : tensor<2xi32>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 1 : tensor<40x129xi32>
  %a = stablehlo.constant dense<31> : tensor<40x129xi32>
  %b = stablehlo.constant dense<64> : tensor<40x129xi32>
  %is_a = stablehlo.compare EQ, %i, %a, SIGNED : (tensor<40x129xi32>, tensor<40x129xi32>) -> tensor<40x129xi1>
  %is_b = stablehlo.compare EQ, %i, %b, SIGNED : (tensor<40x129xi32>, tensor<40x129xi32>) -> tensor<40x129xi1>
  %is_nan = stablehlo.or %is_a, %is_b : tensor<40x129xi1>
  %n = stablehlo.convert %i : (tensor<40x129xi32>) -> tensor<40x129xf16>
  %nan = stablehlo.constant dense<0x7E00> : tensor<40x129xf16>
  %x = stablehlo.select %is_nan, %nan, %n : tensor<40x129xi1>, tensor<40x129xf16>
  %v = stablehlo.optimization_barrier %x : tensor<40x129xf16>
  %least = stablehlo.constant dense<0xFC00> : tensor<f16>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%v init: %least), (%i init: %zero) across dimensions = [1] : (tensor<40x129xf16>, tensor<40x129xi32>, tensor<f16>, tensor<i32>) -> (tensor<40xf16>, tensor<40xi32>)
    reducer(%x0: tensor<f16>, %y0: tensor<f16>) (%x1: tensor<i32>, %y1: tensor<i32>) {
      %gt = stablehlo.compare GT, %x0, %y0, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %ne = stablehlo.compare NE, %x0, %x0, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %is_left = stablehlo.or %gt, %ne : tensor<i1>
      %eq = stablehlo.compare EQ, %x0, %y0, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %lt = stablehlo.compare LT, %x1, %y1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %is_tie = stablehlo.and %eq, %lt : tensor<i1>
      %is_index = stablehlo.or %is_left, %is_tie : tensor<i1>
      %m = stablehlo.select %is_left, %x0, %y0 : tensor<i1>, tensor<f16>
      %k = stablehlo.select %is_index, %x1, %y1 : tensor<i1>, tensor<i32>
      stablehlo.return %m, %k : tensor<f16>, tensor<i32>
    }
  check.expect_eq_const %r#1, dense<31> : tensor<40xi32>
  return
}
