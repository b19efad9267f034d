// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// dynamic_conv: convolution with padding given at run time.
// Written by tools/record_ops.py.

func.func @case_0() {
  %0 = stablehlo.constant dense<[[[3.0, -2.0, 1.0, 4.0, 4.0, 2.0], [-4.0, -2.0, 4.0, 4.0, 1.0, 0.0]]]> : tensor<1x2x6xf32>
  %1 = stablehlo.constant dense<[[[3.0, 4.0], [2.0, -3.0]], [[-4.0, 1.0], [4.0, 0.0]], [[-2.0, -4.0], [-4.0, 1.0]]]> : tensor<3x2x2xf32>
  %2 = stablehlo.constant dense<[[0, 0]]> : tensor<1x2xi64>
  %r = "stablehlo.dynamic_conv"(%0, %1, %2) <{batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>}> : (tensor<1x2x6xf32>, tensor<3x2x2xf32>, tensor<1x2xi64>) -> tensor<1x3x5xf32>
  check.expect_eq_const %r, dense<[[[-1.0, -18.0, 15.0, 33.0, 22.0], [-30.0, 1.0, 16.0, 4.0, -10.0], [16.0, 12.0, -30.0, -39.0, -20.0]]]> : tensor<1x3x5xf32>
  return
}

// -----

func.func @case_1() {
  %0 = stablehlo.constant dense<[[[-3.0, -3.0, -4.0, 1.0, 3.0, 4.0], [0.0, 4.0, -2.0, -3.0, 1.0, -2.0]]]> : tensor<1x2x6xf32>
  %1 = stablehlo.constant dense<[[[1.0, 4.0], [-4.0, -1.0]], [[2.0, 4.0], [-4.0, 0.0]], [[-3.0, 0.0], [-1.0, -2.0]]]> : tensor<3x2x2xf32>
  %2 = stablehlo.constant dense<[[2, 1]]> : tensor<1x2xi32>
  %r = "stablehlo.dynamic_conv"(%0, %1, %2) <{batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>}> : (tensor<1x2x6xf32>, tensor<3x2x2xf32>, tensor<1x2xi32>) -> tensor<1x3x8xf32>
  check.expect_eq_const %r, dense<[[[0.0, -12.0, -19.0, -33.0, 11.0, 24.0, 17.0, 12.0], [0.0, -12.0, -18.0, -38.0, 4.0, 26.0, 18.0, 16.0], [0.0, 0.0, 1.0, 9.0, 20.0, -2.0, -6.0, -10.0]]]> : tensor<1x3x8xf32>
  return
}

// -----

func.func @case_2() {
  %0 = stablehlo.constant dense<[[[-4.0, 1.0, 2.0, 4.0, -2.0, 4.0], [4.0, 4.0, 2.0, -2.0, 3.0, -4.0]]]> : tensor<1x2x6xf32>
  %1 = stablehlo.constant dense<[[[1.0, 1.0], [-4.0, -4.0]], [[4.0, 2.0], [-4.0, -3.0]], [[4.0, 0.0], [-2.0, 2.0]]]> : tensor<3x2x2xf32>
  %2 = stablehlo.constant dense<[[-1, 0]]> : tensor<1x2xi8>
  %r = "stablehlo.dynamic_conv"(%0, %1, %2) <{batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>}> : (tensor<1x2x6xf32>, tensor<3x2x2xf32>, tensor<1x2xi8>) -> tensor<1x3x4xf32>
  check.expect_eq_const %r, dense<[[[-21.0, 6.0, -2.0, 6.0], [-14.0, 14.0, 11.0, 0.0], [0.0, 0.0, 26.0, -22.0]]]> : tensor<1x3x4xf32>
  return
}
