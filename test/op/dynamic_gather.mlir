// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// dynamic_gather: gather with slice sizes given at run time.
// Written by tools/record_ops.py.

func.func @case_0() {
  %0 = stablehlo.constant dense<[[3, 3, 0, 2], [2, 0, 3, 2], [4, 4, 4, 0], [2, 4, 0, 0], [0, 1, 3, 3]]> : tensor<5x4xui32>
  %1 = stablehlo.constant dense<[[2, 2], [0, 2], [5, 3]]> : tensor<3x2xi32>
  %2 = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>}> : (tensor<5x4xui32>, tensor<3x2xi32>, tensor<2xi64>) -> tensor<3x2x4xui32>
  check.expect_eq_const %r, dense<[[[4, 4, 4, 0], [2, 4, 0, 0]], [[3, 3, 0, 2], [2, 0, 3, 2]], [[2, 4, 0, 0], [0, 1, 3, 3]]]> : tensor<3x2x4xui32>
  return
}

// -----

func.func @case_1() {
  %0 = stablehlo.constant dense<[[-1.0, -3.0, 1.0, -4.0], [-3.0, 1.0, 0.0, 3.0], [2.0, -2.0, -4.0, -2.0], [2.0, 0.0, 3.0, 0.0], [-2.0, -3.0, 1.0, -1.0]]> : tensor<5x4xf64>
  %1 = stablehlo.constant dense<[[5, -1], [3, 0], [3, -1]]> : tensor<3x2xi32>
  %2 = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>}> : (tensor<5x4xf64>, tensor<3x2xi32>, tensor<2xi64>) -> tensor<3x4x3xf64>
  check.expect_eq_const %r, dense<[[[-3.0, 1.0, 0.0], [2.0, -2.0, -4.0], [2.0, 0.0, 3.0], [-2.0, -3.0, 1.0]], [[-3.0, 1.0, 0.0], [2.0, -2.0, -4.0], [2.0, 0.0, 3.0], [-2.0, -3.0, 1.0]], [[-3.0, 1.0, 0.0], [2.0, -2.0, -4.0], [2.0, 0.0, 3.0], [-2.0, -3.0, 1.0]]]> : tensor<3x4x3xf64>
  return
}

// -----

func.func @case_2() {
  %0 = stablehlo.constant dense<[[-2.0, -1.0, 0.0, -4.0], [3.0, 2.0, 0.0, 2.0], [2.0, -1.0, 3.0, -1.0], [-4.0, -4.0, 3.0, 2.0], [2.0, -2.0, 0.0, 3.0]]> : tensor<5x4xf32>
  %1 = stablehlo.constant dense<[[2, 1], [0, -1], [0, 1]]> : tensor<3x2xi32>
  %2 = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>}> : (tensor<5x4xf32>, tensor<3x2xi32>, tensor<2xi32>) -> tensor<3x3x2xf32>
  check.expect_eq_const %r, dense<[[[-1.0, 3.0], [-4.0, 3.0], [-2.0, 0.0]], [[-2.0, -1.0], [3.0, 2.0], [2.0, -1.0]], [[-1.0, 0.0], [2.0, 0.0], [-1.0, 3.0]]]> : tensor<3x3x2xf32>
  return
}

// -----

func.func @case_3() {
  %0 = stablehlo.constant dense<[[4.0, 2.0, 2.0, -1.0], [4.0, -1.0, 3.0, 2.0], [4.0, 2.0, -4.0, -2.0], [0.0, -4.0, 3.0, -2.0], [-2.0, 0.0, 3.0, -1.0]]> : tensor<5x4xf64>
  %1 = stablehlo.constant dense<[[5, 5], [0, 0], [-1, 3]]> : tensor<3x2xi32>
  %2 = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>}> : (tensor<5x4xf64>, tensor<3x2xi32>, tensor<2xi64>) -> tensor<3x1x3xf64>
  check.expect_eq_const %r, dense<[[[0.0, 3.0, -1.0]], [[4.0, 2.0, 2.0]], [[2.0, 2.0, -1.0]]]> : tensor<3x1x3xf64>
  return
}

// -----

func.func @case_4() {
  %0 = stablehlo.constant dense<[[1.0, 3.0, -1.0, -2.0], [0.0, -2.0, -2.0, 4.0], [0.0, -4.0, 4.0, 1.0], [-3.0, 3.0, 3.0, 1.0], [-3.0, 3.0, -4.0, 1.0]]> : tensor<5x4xbf16>
  %1 = stablehlo.constant dense<[[3, 1], [2, -1], [4, 3]]> : tensor<3x2xi32>
  %2 = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>}> : (tensor<5x4xbf16>, tensor<3x2xi32>, tensor<2xi32>) -> tensor<3x3x2xbf16>
  check.expect_eq_const %r, dense<[[[-4.0, 4.0], [3.0, 3.0], [3.0, -4.0]], [[0.0, -4.0], [-3.0, 3.0], [-3.0, 3.0]], [[4.0, 1.0], [3.0, 1.0], [-4.0, 1.0]]]> : tensor<3x3x2xbf16>
  return
}

// -----

func.func @case_5() {
  %0 = stablehlo.constant dense<[[0, 3, 0, 0], [1, 3, 1, 0], [2, 0, 0, 4], [1, 2, 0, 0], [0, 3, 0, 2]]> : tensor<5x4xui64>
  %1 = stablehlo.constant dense<[[1, 2], [5, 4], [-1, 2]]> : tensor<3x2xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>}> : (tensor<5x4xui64>, tensor<3x2xi32>, tensor<2xi64>) -> tensor<3x1x4xui64>
  check.expect_eq_const %r, dense<[[[1, 3, 1, 0]], [[0, 3, 0, 2]], [[0, 3, 0, 0]]]> : tensor<3x1x4xui64>
  return
}

// -----

func.func @case_6() {
  %0 = stablehlo.constant dense<[[2, 1, 2, 1], [3, 0, 3, 4], [1, 3, 0, 0], [3, 3, 2, 2], [2, 1, 1, 4]]> : tensor<5x4xui16>
  %1 = stablehlo.constant dense<[[2, 3], [4, 3], [5, -1]]> : tensor<3x2xi32>
  %2 = stablehlo.constant dense<[4, 1]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>}> : (tensor<5x4xui16>, tensor<3x2xi32>, tensor<2xi64>) -> tensor<3x4x1xui16>
  check.expect_eq_const %r, dense<[[[4], [0], [2], [4]], [[4], [0], [2], [4]], [[3], [1], [3], [2]]]> : tensor<3x4x1xui16>
  return
}

// -----

func.func @case_7() {
  %0 = stablehlo.constant dense<[[2, 4, -1, -3], [0, 1, -3, 4], [4, 0, -2, -3], [-3, -3, 4, 3], [3, -1, 0, 4]]> : tensor<5x4xi64>
  %1 = stablehlo.constant dense<[[2, 5], [-1, 3], [4, 1]]> : tensor<3x2xi32>
  %2 = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
  %r = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>}> : (tensor<5x4xi64>, tensor<3x2xi32>, tensor<2xi32>) -> tensor<3x4x3xi64>
  check.expect_eq_const %r, dense<[[[1, -3, 4], [0, -2, -3], [-3, 4, 3], [-1, 0, 4]], [[4, -1, -3], [1, -3, 4], [0, -2, -3], [-3, 4, 3]], [[1, -3, 4], [0, -2, -3], [-3, 4, 3], [-1, 0, 4]]]> : tensor<3x4x3xi64>
  return
}
