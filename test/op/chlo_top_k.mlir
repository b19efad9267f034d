// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// top_k: largest first, equal ones by position, floats in total order.
// Written by tools/record_ops.py.

func.func @case_0() {
  %0 = stablehlo.constant dense<[[-4, -2, -4, 3, 0, 1, 4], [-2, 4, -3, 3, 0, 1, 3]]> : tensor<2x7xi8>
  %r:2 = chlo.top_k(%0, k = 5) : tensor<2x7xi8> -> (tensor<2x5xi8>, tensor<2x5xi32>)
  check.expect_eq_const %r#0, dense<[[4, 3, 1, 0, -2], [4, 3, 3, 1, 0]]> : tensor<2x5xi8>
  check.expect_eq_const %r#1, dense<[[6, 3, 5, 4, 1], [1, 3, 6, 5, 4]]> : tensor<2x5xi32>
  return
}

// -----

func.func @case_1() {
  %0 = stablehlo.constant dense<[[-1, 1, -2, -2, 3, -4, 0], [-4, 1, -4, 0, 4, -3, 3]]> : tensor<2x7xi16>
  %r:2 = chlo.top_k(%0, k = 1) : tensor<2x7xi16> -> (tensor<2x1xi16>, tensor<2x1xi32>)
  check.expect_eq_const %r#0, dense<[[3], [4]]> : tensor<2x1xi16>
  check.expect_eq_const %r#1, dense<[[4], [4]]> : tensor<2x1xi32>
  return
}

// -----

func.func @case_2() {
  %0 = stablehlo.constant dense<[[4, 4, -3, 1, 1, -3, 2], [-2, 1, -1, 0, 0, -3, 3]]> : tensor<2x7xi32>
  %r:2 = chlo.top_k(%0, k = 5) : tensor<2x7xi32> -> (tensor<2x5xi32>, tensor<2x5xi32>)
  check.expect_eq_const %r#0, dense<[[4, 4, 2, 1, 1], [3, 1, 0, 0, -1]]> : tensor<2x5xi32>
  check.expect_eq_const %r#1, dense<[[0, 1, 6, 3, 4], [6, 1, 3, 4, 2]]> : tensor<2x5xi32>
  return
}

// -----

func.func @case_3() {
  %0 = stablehlo.constant dense<[[-2, -1, 2, -1, 4, 0, -4], [4, -4, 1, 1, 3, 0, 2]]> : tensor<2x7xi64>
  %r:2 = chlo.top_k(%0, k = 3) : tensor<2x7xi64> -> (tensor<2x3xi64>, tensor<2x3xi32>)
  check.expect_eq_const %r#0, dense<[[4, 2, 0], [4, 3, 2]]> : tensor<2x3xi64>
  check.expect_eq_const %r#1, dense<[[4, 2, 5], [0, 4, 6]]> : tensor<2x3xi32>
  return
}

// -----

func.func @case_4() {
  %0 = stablehlo.constant dense<[[4, 3, 4, 2, 3, 0, 2], [0, 3, 2, 4, 3, 3, 2]]> : tensor<2x7xui8>
  %r:2 = chlo.top_k(%0, k = 5) : tensor<2x7xui8> -> (tensor<2x5xui8>, tensor<2x5xi32>)
  check.expect_eq_const %r#0, dense<[[4, 4, 3, 3, 2], [4, 3, 3, 3, 2]]> : tensor<2x5xui8>
  check.expect_eq_const %r#1, dense<[[0, 2, 1, 4, 3], [3, 1, 4, 5, 2]]> : tensor<2x5xi32>
  return
}

// -----

func.func @case_5() {
  %0 = stablehlo.constant dense<[[2, 3, 4, 1, 3, 3, 1], [2, 3, 0, 3, 1, 4, 3]]> : tensor<2x7xui16>
  %r:2 = chlo.top_k(%0, k = 6) : tensor<2x7xui16> -> (tensor<2x6xui16>, tensor<2x6xi32>)
  check.expect_eq_const %r#0, dense<[[4, 3, 3, 3, 2, 1], [4, 3, 3, 3, 2, 1]]> : tensor<2x6xui16>
  check.expect_eq_const %r#1, dense<[[2, 1, 4, 5, 0, 3], [5, 1, 3, 6, 0, 4]]> : tensor<2x6xi32>
  return
}

// -----

func.func @case_6() {
  %0 = stablehlo.constant dense<[[4, 0, 2, 4, 0, 3, 2], [1, 1, 3, 2, 3, 0, 1]]> : tensor<2x7xui32>
  %r:2 = chlo.top_k(%0, k = 5) : tensor<2x7xui32> -> (tensor<2x5xui32>, tensor<2x5xi32>)
  check.expect_eq_const %r#0, dense<[[4, 4, 3, 2, 2], [3, 3, 2, 1, 1]]> : tensor<2x5xui32>
  check.expect_eq_const %r#1, dense<[[0, 3, 5, 2, 6], [2, 4, 3, 0, 1]]> : tensor<2x5xi32>
  return
}

// -----

func.func @case_7() {
  %0 = stablehlo.constant dense<[[1, 3, 2, 1, 0, 0, 1], [4, 2, 2, 1, 3, 2, 4]]> : tensor<2x7xui64>
  %r:2 = chlo.top_k(%0, k = 6) : tensor<2x7xui64> -> (tensor<2x6xui64>, tensor<2x6xi32>)
  check.expect_eq_const %r#0, dense<[[3, 2, 1, 1, 1, 0], [4, 4, 3, 2, 2, 2]]> : tensor<2x6xui64>
  check.expect_eq_const %r#1, dense<[[1, 2, 0, 3, 6, 4], [0, 6, 4, 1, 2, 5]]> : tensor<2x6xi32>
  return
}

// -----

func.func @case_8() {
  %0 = stablehlo.constant dense<[[3.0, -4.0, 2.0, 0.0, -2.0, 3.0, -1.0], [-3.0, 0.0, -4.0, 3.0, 3.0, -3.0, 1.0]]> : tensor<2x7xf16>
  %r:2 = chlo.top_k(%0, k = 2) : tensor<2x7xf16> -> (tensor<2x2xf16>, tensor<2x2xi32>)
  check.expect_eq_const %r#0, dense<[[3.0, 3.0], [3.0, 3.0]]> : tensor<2x2xf16>
  check.expect_eq_const %r#1, dense<[[0, 5], [3, 4]]> : tensor<2x2xi32>
  return
}

// -----

func.func @case_9() {
  %0 = stablehlo.constant dense<[[-1.0, 3.0, -1.0, 0.0, -2.0, -2.0, 1.0], [4.0, 1.0, -1.0, -1.0, 4.0, 1.0, -3.0]]> : tensor<2x7xbf16>
  %r:2 = chlo.top_k(%0, k = 5) : tensor<2x7xbf16> -> (tensor<2x5xbf16>, tensor<2x5xi32>)
  check.expect_eq_const %r#0, dense<[[3.0, 1.0, 0.0, -1.0, -1.0], [4.0, 4.0, 1.0, 1.0, -1.0]]> : tensor<2x5xbf16>
  check.expect_eq_const %r#1, dense<[[1, 6, 3, 0, 2], [0, 4, 1, 5, 2]]> : tensor<2x5xi32>
  return
}

// -----

func.func @case_10() {
  %0 = stablehlo.constant dense<[[2.0, -4.0, 1.0, -3.0, -4.0, 3.0, -2.0], [-3.0, 2.0, 2.0, 4.0, 3.0, 2.0, 3.0]]> : tensor<2x7xf32>
  %r:2 = chlo.top_k(%0, k = 5) : tensor<2x7xf32> -> (tensor<2x5xf32>, tensor<2x5xi32>)
  check.expect_eq_const %r#0, dense<[[3.0, 2.0, 1.0, -2.0, -3.0], [4.0, 3.0, 3.0, 2.0, 2.0]]> : tensor<2x5xf32>
  check.expect_eq_const %r#1, dense<[[5, 0, 2, 6, 3], [3, 4, 6, 1, 2]]> : tensor<2x5xi32>
  return
}

// -----

func.func @case_11() {
  %0 = stablehlo.constant dense<[[-2.0, 2.0, 0.0, -3.0, 4.0, 3.0, 1.0], [-3.0, 2.0, -1.0, -1.0, -4.0, -4.0, 3.0]]> : tensor<2x7xf64>
  %r:2 = chlo.top_k(%0, k = 4) : tensor<2x7xf64> -> (tensor<2x4xf64>, tensor<2x4xi32>)
  check.expect_eq_const %r#0, dense<[[4.0, 3.0, 2.0, 1.0], [3.0, 2.0, -1.0, -1.0]]> : tensor<2x4xf64>
  check.expect_eq_const %r#1, dense<[[4, 5, 1, 6], [6, 1, 2, 3]]> : tensor<2x4xi32>
  return
}

// -----

func.func @case_12() {
  %0 = stablehlo.constant dense<[[false, false, true, true, false, false, false], [true, true, false, false, true, false, false]]> : tensor<2x7xi1>
  %r:2 = chlo.top_k(%0, k = 1) : tensor<2x7xi1> -> (tensor<2x1xi1>, tensor<2x1xi32>)
  check.expect_eq_const %r#0, dense<[[true], [true]]> : tensor<2x1xi1>
  check.expect_eq_const %r#1, dense<[[2], [0]]> : tensor<2x1xi32>
  return
}

// -----

func.func @case_13() {
  %0 = stablehlo.constant dense<[[0, -3, 1, -7, -6, 4, -8], [4, -4, 3, 1, -2, -1, -2]]> : tensor<2x7xi4>
  %r:2 = chlo.top_k(%0, k = 7) : tensor<2x7xi4> -> (tensor<2x7xi4>, tensor<2x7xi32>)
  check.expect_eq_const %r#0, dense<[[4, 1, 0, -3, -6, -7, -8], [4, 3, 1, -1, -2, -2, -4]]> : tensor<2x7xi4>
  check.expect_eq_const %r#1, dense<[[5, 2, 0, 1, 4, 3, 6], [0, 2, 3, 5, 4, 6, 1]]> : tensor<2x7xi32>
  return
}

// -----

func.func @special() {
  %x = stablehlo.constant dense<[1.0, 0x7FC00000, -0.0, 0.0, 0xFFC00000, 0x7F800000]> : tensor<6xf32>
  %v, %i = chlo.top_k(%x, k = 6) : tensor<6xf32> -> (tensor<6xf32>, tensor<6xi32>)
  check.expect_eq_const %i, dense<[1, 5, 0, 3, 2, 4]> : tensor<6xi32>
  %w, %j = chlo.top_k(%x, k = 0) : tensor<6xf32> -> (tensor<0xf32>, tensor<0xi32>)
  check.expect_eq_const %j, dense<> : tensor<0xi32>
  return
}
