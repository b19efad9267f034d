// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// gather: slices at clamped indices, batching dimensions.
// Written by tools/record_ops.py.

func.func @case_0() {
  %0 = stablehlo.constant dense<[[[-4.0, -3.0]]]> : tensor<1x1x2xf16>
  %1 = stablehlo.constant dense<[[[1, -2, -2], [1, 4, -2], [3, 2, 0]], [[4, 6, 3], [0, 5, 5], [4, 1, 0]]]> : tensor<2x3x3xi64>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1, 2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2, 0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x2xf16>, tensor<2x3x3xi64>) -> tensor<3x3xf16>
  check.expect_eq_const %r, dense<[[-3.0, -4.0, -4.0], [-3.0, -3.0, -4.0], [-3.0, -3.0, -4.0]]> : tensor<3x3xf16>
  return
}

// -----

func.func @case_1() {
  %0 = stablehlo.constant dense<[[[(3.0, -3.0), (-1.0, 4.0), (0.0, 4.0)], [(4.0, -4.0), (-2.0, -3.0), (-3.0, -4.0)], [(-1.0, 1.0), (2.0, -1.0), (-1.0, -4.0)]], [[(-1.0, 4.0), (-3.0, 4.0), (0.0, 2.0)], [(0.0, -4.0), (3.0, -1.0), (1.0, 4.0)], [(0.0, 0.0), (2.0, 1.0), (-2.0, 3.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %1 = stablehlo.constant dense<[[[3]]]> : tensor<1x1x1xui32>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1, 2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x3x3xcomplex<f64>>, tensor<1x1x1xui32>) -> tensor<1x1xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(-1.0, 4.0)]]> : tensor<1x1xcomplex<f64>>
  return
}

// -----

func.func @case_2() {
  %0 = stablehlo.constant dense<[[-2.0, 3.0, 1.0, -3.0, -4.0]]> : tensor<1x5xbf16>
  %1 = stablehlo.constant dense<> : tensor<0x1xi32>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x5xbf16>, tensor<0x1xi32>) -> tensor<1x1xbf16>
  check.expect_eq_const %r, dense<[[-2.0]]> : tensor<1x1xbf16>
  return
}

// -----

func.func @case_3() {
  %0 = stablehlo.constant dense<[[[[(2.0, 1.0)]], [[(-1.0, -3.0)]]], [[[(-2.0, 0.0)]], [[(-2.0, -3.0)]]]]> : tensor<2x2x1x1xcomplex<f32>>
  %1 = stablehlo.constant dense<[[-1, 0], [-2, 1]]> : tensor<2x2xi64>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2, 3], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x1x1xcomplex<f32>>, tensor<2x2xi64>) -> tensor<2x1xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(2.0, 1.0)], [(-1.0, -3.0)]]> : tensor<2x1xcomplex<f32>>
  return
}

// -----

func.func @case_4() {
  %0 = stablehlo.constant dense<[[-3], [3], [2], [-2], [-1]]> : tensor<5x1xi8>
  %1 = stablehlo.constant dense<> : tensor<1x0x1x1xi32>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [2], start_index_map = [], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<5x1xi8>, tensor<1x0x1x1xi32>) -> tensor<1x1x1xi8>
  check.expect_eq_const %r, dense<[[[-3]]]> : tensor<1x1x1xi8>
  return
}

// -----

func.func @case_5() {
  %0 = stablehlo.constant dense<[-3, 4, -3]> : tensor<3xi8>
  %1 = stablehlo.constant dense<> : tensor<0xi32>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [], index_vector_dim = 0>, slice_sizes = array<i64: 2>}> : (tensor<3xi8>, tensor<0xi32>) -> tensor<2xi8>
  check.expect_eq_const %r, dense<[-3, 4]> : tensor<2xi8>
  return
}

// -----

func.func @case_6() {
  %0 = stablehlo.constant dense<[[1, 1], [4, 0], [4, 4]]> : tensor<3x2xui32>
  %1 = stablehlo.constant dense<> : tensor<2x0x3x2xui32>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [3], start_index_map = [], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x2xui32>, tensor<2x0x3x2xui32>) -> tensor<2x3x2xui32>
  check.expect_eq_const %r, dense<[[[1, 1], [1, 1], [1, 1]], [[1, 1], [1, 1], [1, 1]]]> : tensor<2x3x2xui32>
  return
}

// -----

func.func @case_7() {
  %0 = stablehlo.constant dense<[0.0, 1.0, -4.0]> : tensor<3xf16>
  %1 = stablehlo.constant dense<[6, -2, 6]> : tensor<3xi8>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xf16>, tensor<3xi8>) -> tensor<3xf16>
  check.expect_eq_const %r, dense<[-4.0, 0.0, -4.0]> : tensor<3xf16>
  return
}

// -----

func.func @case_8() {
  %0 = stablehlo.constant dense<[[[1, 4, 4, 4, 0], [4, 3, 3, 0, 4]], [[1, 3, 3, 3, 2], [2, 4, 3, 2, 1]]]> : tensor<2x2x5xui8>
  %1 = stablehlo.constant dense<[[[[-2]], [[4]]], [[[5]], [[-2]]]]> : tensor<2x2x1x1xi64>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 3], collapsed_slice_dims = [], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0, 2], index_vector_dim = 0>, slice_sizes = array<i64: 2, 1, 5>}> : (tensor<2x2x5xui8>, tensor<2x2x1x1xi64>) -> tensor<2x2x1x5x1xui8>
  check.expect_eq_const %r, dense<[[[[[1], [4], [4], [4], [0]]], [[[4], [3], [3], [0], [4]]]], [[[[1], [3], [3], [3], [2]]], [[[2], [4], [3], [2], [1]]]]]> : tensor<2x2x1x5x1xui8>
  return
}

// -----

func.func @case_9() {
  %0 = stablehlo.constant dense<[[[-2.0, 0.0], [-1.0, 1.0]], [[4.0, -1.0], [-2.0, 1.0]], [[4.0, -2.0], [1.0, -3.0]], [[2.0, 4.0], [3.0, 3.0]], [[-3.0, -2.0], [0.0, 4.0]]]> : tensor<5x2x2xf16>
  %1 = stablehlo.constant dense<[[-1, 0, 5], [-2, 2, -2]]> : tensor<2x3xi8>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1, 2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0, 2, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<5x2x2xf16>, tensor<2x3xi8>) -> tensor<2xf16>
  check.expect_eq_const %r, dense<[-1.0, 0.0]> : tensor<2xf16>
  return
}

// -----

func.func @case_10() {
  %0 = stablehlo.constant dense<[[[[-3.0, -3.0], [-2.0, 0.0], [-1.0, -2.0]]], [[[-1.0, 2.0], [-4.0, -1.0], [-1.0, 3.0]]]]> : tensor<2x1x3x2xf64>
  %1 = stablehlo.constant dense<[[[6], [5]], [[0], [4]], [[0], [2]]]> : tensor<3x2x1xui32>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3, 4], collapsed_slice_dims = [], operand_batching_dims = [3], start_indices_batching_dims = [1], start_index_map = [0, 2, 1], index_vector_dim = 0>, slice_sizes = array<i64: 2, 1, 3, 1>}> : (tensor<2x1x3x2xf64>, tensor<3x2x1xui32>) -> tensor<2x2x1x1x3xf64>
  check.expect_eq_const %r, dense<[[[[[-3.0, -2.0, -1.0]]], [[[-1.0, -4.0, -1.0]]]], [[[[-3.0, 0.0, -2.0]]], [[[2.0, -1.0, 3.0]]]]]> : tensor<2x2x1x1x3xf64>
  return
}

// -----

func.func @case_11() {
  %0 = stablehlo.constant dense<[[4, 4], [3, 0], [1, 1], [1, 4], [3, 4]]> : tensor<5x2xui64>
  %1 = stablehlo.constant dense<[[[0, 5, 6, 1, -2], [5, 4, 0, 1, 0], [1, 0, 1, 1, 3]]]> : tensor<1x3x5xi32>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [2], start_index_map = [1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>}> : (tensor<5x2xui64>, tensor<1x3x5xi32>) -> tensor<3x5xui64>
  check.expect_eq_const %r, dense<[[4, 0, 1, 4, 3], [4, 0, 1, 4, 3], [4, 3, 1, 4, 4]]> : tensor<3x5xui64>
  return
}

// -----

func.func @case_12() {
  %0 = stablehlo.constant dense<[[[-3, 1], [-2, 2]], [[4, 2], [1, -1]], [[0, -2], [0, 2]]]> : tensor<3x2x2xi64>
  %1 = stablehlo.constant dense<[0, 6]> : tensor<2xi32>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x2x2xi64>, tensor<2xi32>) -> tensor<2x2xi64>
  check.expect_eq_const %r, dense<[[-3, 1], [-2, 2]]> : tensor<2x2xi64>
  return
}

// -----

func.func @case_13() {
  %0 = stablehlo.constant dense<[[[[-3.0, 1.0, 1.0, -2.0, 1.0]], [[-3.0, 0.0, 3.0, 0.0, 4.0]], [[-2.0, 3.0, 3.0, 3.0, 4.0]], [[-3.0, 0.0, 3.0, -4.0, 0.0]], [[3.0, 3.0, -4.0, -1.0, 1.0]]], [[[-3.0, 2.0, 1.0, 1.0, -4.0]], [[0.0, 0.0, -4.0, -1.0, 3.0]], [[4.0, 2.0, 0.0, -1.0, -4.0]], [[2.0, -4.0, 0.0, 0.0, -2.0]], [[2.0, 1.0, -3.0, 4.0, 1.0]]], [[[-3.0, -1.0, -1.0, -1.0, -1.0]], [[2.0, 0.0, -2.0, -1.0, 0.0]], [[3.0, -3.0, 2.0, 4.0, -1.0]], [[1.0, -3.0, -3.0, 2.0, -1.0]], [[-3.0, -1.0, -3.0, -3.0, 1.0]]]]> : tensor<3x5x1x5xbf16>
  %1 = stablehlo.constant dense<[[[[-1, 2]]], [[[3, 0]]], [[[0, 2]]]]> : tensor<3x1x1x2xi8>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1, 2, 3], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<3x5x1x5xbf16>, tensor<3x1x1x2xi8>) -> tensor<3x1x2xbf16>
  check.expect_eq_const %r, dense<[[[-3.0, -3.0]], [[-3.0, -3.0]], [[-3.0, -3.0]]]> : tensor<3x1x2xbf16>
  return
}

// -----

func.func @case_14() {
  %0 = stablehlo.constant dense<[[[[4, 4], [0, 3], [3, 2]], [[2, 0], [0, 0], [3, 1]], [[2, 2], [0, 3], [3, 4]]], [[[1, 0], [2, 0], [1, 0]], [[2, 4], [0, 1], [4, 4]], [[4, 0], [2, 0], [4, 3]]], [[[0, 0], [1, 1], [2, 0]], [[2, 1], [2, 2], [4, 1]], [[3, 3], [3, 4], [2, 4]]], [[[2, 1], [1, 4], [0, 4]], [[0, 1], [3, 0], [2, 3]], [[1, 4], [2, 4], [2, 2]]], [[[0, 2], [4, 3], [3, 1]], [[1, 2], [1, 2], [4, 3]], [[1, 1], [3, 1], [2, 3]]]]> : tensor<5x3x3x2xui64>
  %1 = stablehlo.constant dense<[[6, 1, 4], [3, 2, 6]]> : tensor<2x3xui32>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3, 4], collapsed_slice_dims = [], operand_batching_dims = [3], start_indices_batching_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 5, 1, 3, 1>}> : (tensor<5x3x3x2xui64>, tensor<2x3xui32>) -> tensor<2x5x3x1x3xui64>
  check.expect_eq_const %r, dense<[[[[[4, 0, 3]], [[4, 0, 3]], [[4, 0, 3]]], [[[1, 2, 1]], [[1, 2, 1]], [[1, 2, 1]]], [[[0, 1, 2]], [[0, 1, 2]], [[0, 1, 2]]], [[[2, 1, 0]], [[2, 1, 0]], [[2, 1, 0]]], [[[0, 4, 3]], [[0, 4, 3]], [[0, 4, 3]]]], [[[[4, 3, 2]], [[4, 3, 2]], [[4, 3, 2]]], [[[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]]], [[[0, 1, 0]], [[0, 1, 0]], [[0, 1, 0]]], [[[1, 4, 4]], [[1, 4, 4]], [[1, 4, 4]]], [[[2, 3, 1]], [[2, 3, 1]], [[2, 3, 1]]]]]> : tensor<2x5x3x1x3xui64>
  return
}

// -----

func.func @case_15() {
  %0 = stablehlo.constant dense<[-3.0, 1.0]> : tensor<2xf64>
  %1 = stablehlo.constant dense<> : tensor<0x3x3xi8>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [], index_vector_dim = 0>, slice_sizes = array<i64: 1>}> : (tensor<2xf64>, tensor<0x3x3xi8>) -> tensor<3x3xf64>
  check.expect_eq_const %r, dense<[[-3.0, -3.0, -3.0], [-3.0, -3.0, -3.0], [-3.0, -3.0, -3.0]]> : tensor<3x3xf64>
  return
}

// -----

func.func @case_16() {
  %0 = stablehlo.constant dense<[-4, -2]> : tensor<2xi16>
  %1 = stablehlo.constant dense<[[[3]]]> : tensor<1x1x1xi32>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<2xi16>, tensor<1x1x1xi32>) -> tensor<1x1xi16>
  check.expect_eq_const %r, dense<[[-2]]> : tensor<1x1xi16>
  return
}

// -----

func.func @case_17() {
  %0 = stablehlo.constant dense<[[[4]]]> : tensor<1x1x1xui64>
  %1 = stablehlo.constant dense<[[[-2, 5]], [[4, 0]], [[1, 5]]]> : tensor<3x1x2xi8>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1, 2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 2, 0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x1xui64>, tensor<3x1x2xi8>) -> tensor<1x2xui64>
  check.expect_eq_const %r, dense<[[4, 4]]> : tensor<1x2xui64>
  return
}

// -----

func.func @case_18() {
  %0 = stablehlo.constant dense<[[false, true]]> : tensor<1x2xi1>
  %1 = stablehlo.constant dense<> : tensor<0x1xi8>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x2xi1>, tensor<0x1xi8>) -> tensor<1x1xi1>
  check.expect_eq_const %r, dense<[[false]]> : tensor<1x1xi1>
  return
}

// -----

func.func @case_19() {
  %0 = stablehlo.constant dense<[[1]]> : tensor<1x1xui16>
  %1 = stablehlo.constant dense<[[[1]], [[-2]], [[6]]]> : tensor<3x1x1xi64>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x1xui16>, tensor<3x1x1xi64>) -> tensor<3x1xui16>
  check.expect_eq_const %r, dense<[[1], [1], [1]]> : tensor<3x1xui16>
  return
}

// -----

func.func @case_20() {
  %0 = stablehlo.constant dense<[[[[4, 0]], [[0, 4]], [[0, 1]]], [[[1, 0]], [[1, 2]], [[3, 4]]]]> : tensor<2x3x1x2xui64>
  %1 = stablehlo.constant dense<> : tensor<0x2x2xi8>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3, 4], collapsed_slice_dims = [], operand_batching_dims = [0], start_indices_batching_dims = [2], start_index_map = [], index_vector_dim = 0>, slice_sizes = array<i64: 1, 3, 1, 2>}> : (tensor<2x3x1x2xui64>, tensor<0x2x2xi8>) -> tensor<2x3x2x1x2xui64>
  check.expect_eq_const %r, dense<[[[[[4, 0]], [[1, 0]]], [[[0, 4]], [[1, 2]]], [[[0, 1]], [[3, 4]]]], [[[[4, 0]], [[1, 0]]], [[[0, 4]], [[1, 2]]], [[[0, 1]], [[3, 4]]]]]> : tensor<2x3x2x1x2xui64>
  return
}

// -----

func.func @case_21() {
  %0 = stablehlo.constant dense<[[[[4, 3], [3, 3]], [[1, 0], [0, 0]]]]> : tensor<1x2x2x2xui8>
  %1 = stablehlo.constant dense<[[3, -1], [1, 2]]> : tensor<2x2xi64>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1, 2], operand_batching_dims = [3], start_indices_batching_dims = [0], start_index_map = [2, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x2x2xui8>, tensor<2x2xi64>) -> tensor<2xui8>
  check.expect_eq_const %r, dense<[3, 0]> : tensor<2xui8>
  return
}

// -----

func.func @case_22() {
  %0 = stablehlo.constant dense<[[4, 3, 1]]> : tensor<1x3xui32>
  %1 = stablehlo.constant dense<[[1, 4]]> : tensor<1x2xui32>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xui32>, tensor<1x2xui32>) -> tensor<1xui32>
  check.expect_eq_const %r, dense<[3]> : tensor<1xui32>
  return
}

// -----

func.func @case_23() {
  %0 = stablehlo.constant dense<[[[[1, 4], [-1, 3], [-4, 2]], [[0, 4], [-1, 4], [1, -2]]], [[[1, 2], [-4, -2], [-1, -3]], [[3, -4], [1, -4], [-3, -3]]], [[[4, 3], [-1, -3], [4, 0]], [[2, 3], [-3, 2], [-3, 0]]], [[[2, -4], [2, -4], [0, -3]], [[4, 2], [0, 0], [4, -1]]], [[[4, 0], [1, -2], [3, 0]], [[-1, -3], [-2, 4], [0, -3]]]]> : tensor<5x2x3x2xi8>
  %1 = stablehlo.constant dense<> : tensor<2x3x0x2xi64>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0, 2], operand_batching_dims = [3], start_indices_batching_dims = [0], start_index_map = [], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1, 1>}> : (tensor<5x2x3x2xi8>, tensor<2x3x0x2xi64>) -> tensor<2x2x3x2xi8>
  check.expect_eq_const %r, dense<[[[[1, 1], [1, 1], [1, 1]], [[4, 4], [4, 4], [4, 4]]], [[[0, 0], [0, 0], [0, 0]], [[4, 4], [4, 4], [4, 4]]]]> : tensor<2x2x3x2xi8>
  return
}

// -----

// Every start is clamped so that its slice is inside; unsigned indices are never negative.
func.func @clamps() {
  %x = stablehlo.constant dense<[10, 11, 12, 13]> : tensor<4xi32>
  %i = stablehlo.constant dense<[[-5], [1], [9223372036854775807]]> : tensor<3x1xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2>}> : (tensor<4xi32>, tensor<3x1xi64>) -> tensor<3x2xi32>
  check.expect_eq_const %r, dense<[[10, 11], [11, 12], [12, 13]]> : tensor<3x2xi32>
  %u = stablehlo.constant dense<[[18446744073709551615], [0]]> : tensor<2x1xui64>
  %s = "stablehlo.gather"(%x, %u) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<2x1xui64>) -> tensor<2xi32>
  check.expect_eq_const %s, dense<[13, 10]> : tensor<2xi32>
  return
}

// -----

func.func @empty() {
  %x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xui4>
  %i = stablehlo.constant dense<> : tensor<0x1xi32>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xui4>, tensor<0x1xi32>) -> tensor<0x2xui4>
  check.expect_eq_const %r, dense<> : tensor<0x2xui4>
  return
}

// -----

// Quantized elements are moved as they are stored.
func.func @quantized() {
  %x = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %q = stablehlo.uniform_quantize %x : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  %i = stablehlo.constant dense<[[3], [0]]> : tensor<2x1xi32>
  %r = "stablehlo.gather"(%q, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x1xi32>) -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %d = stablehlo.uniform_dequantize %r : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2xf32>
  check.expect_eq_const %d, dense<[4.0, 1.0]> : tensor<2xf32>
  return
}

// -----

// 8,192 rows of 512 bytes, some asked for beyond both ends of the table.
func.func @many_rows() {
  %k = stablehlo.iota dim = 0 : tensor<300x128xi32>
  %c = stablehlo.iota dim = 1 : tensor<300x128xi32>
  %w = stablehlo.constant dense<128> : tensor<300x128xi32>
  %s = stablehlo.multiply %k, %w : tensor<300x128xi32>
  %table = stablehlo.add %s, %c : tensor<300x128xi32>
  %n = stablehlo.iota dim = 0 : tensor<8192xi32>
  %p = stablehlo.constant dense<37> : tensor<8192xi32>
  %q = stablehlo.constant dense<511> : tensor<8192xi32>
  %o = stablehlo.constant dense<-100> : tensor<8192xi32>
  %a = stablehlo.multiply %n, %p : tensor<8192xi32>
  %b = stablehlo.and %a, %q : tensor<8192xi32>
  %i = stablehlo.add %b, %o : tensor<8192xi32>
  %0 = "stablehlo.gather"(%table, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 128>}> : (tensor<300x128xi32>, tensor<8192xi32>) -> tensor<8192x128xi32>
  %first = stablehlo.constant dense<0> : tensor<8192xi32>
  %last = stablehlo.constant dense<299> : tensor<8192xi32>
  %row = stablehlo.clamp %first, %i, %last : tensor<8192xi32>
  %rows = stablehlo.broadcast_in_dim %row, dims = [0] : (tensor<8192xi32>) -> tensor<8192x128xi32>
  %d = stablehlo.constant dense<128> : tensor<8192x128xi32>
  %e = stablehlo.multiply %rows, %d : tensor<8192x128xi32>
  %f = stablehlo.iota dim = 1 : tensor<8192x128xi32>
  %want = stablehlo.add %e, %f : tensor<8192x128xi32>
  check.expect_eq %0, %want : tensor<8192x128xi32>
  return
}
