// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// scatter: updates in row-major order, elements outside left out, several inputs, any body.
// Written by tools/record_ops.py.

func.func @case_0() {
  %0 = stablehlo.constant dense<[[1, 1]]> : tensor<1x2xui16>
  %1 = stablehlo.constant dense<[[-1]]> : tensor<1x1xi64>
  %2 = stablehlo.constant dense<[[0]]> : tensor<1x1xui16>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %c = stablehlo.add %a, %b : tensor<ui16>
    stablehlo.return %c : tensor<ui16>
  }) : (tensor<1x2xui16>, tensor<1x1xi64>, tensor<1x1xui16>) -> tensor<1x2xui16>
  check.expect_eq_const %r, dense<[[1, 1]]> : tensor<1x2xui16>
  return
}

// -----

func.func @case_1() {
  %0 = stablehlo.constant dense<[[[[3, 0, 0], [0, 2, 3]]], [[[1, 2, 1], [0, 3, 4]]], [[[3, 0, 3], [0, 4, 0]]], [[[3, 4, 1], [4, 1, 3]]], [[[2, 2, 4], [0, 2, 2]]]]> : tensor<5x1x2x3xui64>
  %1 = stablehlo.constant dense<[[[-1, 2, 3, 3], [1, -1, 2, 3]], [[3, 0, 0, 4], [4, 0, 1, 1]], [[4, 2, -1, 1], [-1, -1, -1, 2]]]> : tensor<3x2x4xi64>
  %2 = stablehlo.constant dense<[[[[1], [1]]], [[[1], [2]]], [[[0], [2]]]]> : tensor<3x1x2x1xui64>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], inserted_window_dims = [0, 2], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0, 1, 3, 2], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %c = stablehlo.minimum %a, %b : tensor<ui64>
    stablehlo.return %c : tensor<ui64>
  }) : (tensor<5x1x2x3xui64>, tensor<3x2x4xi64>, tensor<3x1x2x1xui64>) -> tensor<5x1x2x3xui64>
  check.expect_eq_const %r, dense<[[[[3, 0, 0], [0, 2, 3]]], [[[1, 2, 1], [0, 3, 4]]], [[[3, 0, 3], [0, 4, 0]]], [[[3, 4, 1], [4, 1, 3]]], [[[2, 2, 4], [0, 2, 2]]]]> : tensor<5x1x2x3xui64>
  return
}

// -----

func.func @case_2() {
  %0 = stablehlo.constant dense<[[[[3, 2], [1, 0]]], [[[2, 0], [2, 1]]], [[[4, 3], [4, 0]]]]> : tensor<3x1x2x2xui8>
  %1 = stablehlo.constant dense<3> : tensor<i64>
  %2 = stablehlo.constant dense<[[4, 2]]> : tensor<1x2xui8>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0, 2], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1], index_vector_dim = 0>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = stablehlo.maximum %a, %b : tensor<ui8>
    stablehlo.return %c : tensor<ui8>
  }) : (tensor<3x1x2x2xui8>, tensor<i64>, tensor<1x2xui8>) -> tensor<3x1x2x2xui8>
  check.expect_eq_const %r, dense<[[[[3, 2], [1, 0]]], [[[2, 0], [2, 1]]], [[[4, 3], [4, 0]]]]> : tensor<3x1x2x2xui8>
  return
}

// -----

func.func @case_3() {
  %0 = stablehlo.constant dense<[[[[4], [4], [3], [-1], [1]], [[-1], [4], [1], [-2], [4]], [[1], [-1], [-3], [1], [1]], [[-4], [0], [-2], [4], [-2]], [[-2], [0], [-3], [-2], [3]]], [[[-3], [-1], [-1], [2], [3]], [[-1], [1], [4], [1], [1]], [[1], [2], [2], [1], [-2]], [[4], [-1], [-1], [-4], [0]], [[-2], [-1], [-1], [-2], [-3]]], [[[3], [-4], [-3], [1], [-4]], [[-1], [0], [0], [-1], [-4]], [[2], [-2], [-4], [2], [-4]], [[-4], [-4], [3], [0], [-1]], [[-1], [0], [-1], [-2], [-4]]]]> : tensor<3x5x5x1xi8>
  %1 = stablehlo.constant dense<[[[0, -1, 0], [0, 3, 1], [0, 3, 4]], [[1, 2, 0], [0, 2, 0], [2, 0, 1]]]> : tensor<2x3x3xi8>
  %2 = stablehlo.constant dense<[[[[3, 0, 2], [3, 3, -1], [0, -4, 0]], [[1, 4, -1], [-4, 3, -1], [-4, -4, -2]], [[2, 3, 1], [4, -4, -4], [0, 3, 3]]]]> : tensor<1x3x3x3xi8>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 3], inserted_window_dims = [2, 3], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [3, 1], index_vector_dim = 0>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %c = stablehlo.or %a, %b : tensor<i8>
    stablehlo.return %c : tensor<i8>
  }) : (tensor<3x5x5x1xi8>, tensor<2x3x3xi8>, tensor<1x3x3x3xi8>) -> tensor<3x5x5x1xi8>
  check.expect_eq_const %r, dense<[[[[5], [4], [3], [-1], [1]], [[-1], [4], [1], [-2], [4]], [[-1], [-1], [-3], [1], [1]], [[-1], [0], [-2], [4], [-2]], [[-1], [0], [-3], [-2], [3]]], [[[-3], [-1], [-1], [2], [3]], [[-1], [1], [4], [1], [1]], [[1], [2], [2], [1], [-2]], [[4], [-1], [-1], [-4], [0]], [[-2], [-1], [-1], [-2], [-3]]], [[[3], [-4], [-3], [1], [-4]], [[-1], [0], [0], [-1], [-4]], [[2], [-2], [-4], [2], [-4]], [[-4], [-4], [3], [0], [-1]], [[-1], [0], [-1], [-2], [-4]]]]> : tensor<3x5x5x1xi8>
  return
}

// -----

func.func @case_4() {
  %0 = stablehlo.constant dense<[[[[-4.0, 2.0]], [[-3.0, -3.0]], [[3.0, 1.0]]], [[[2.0, 1.0]], [[1.0, -3.0]], [[2.0, 3.0]]]]> : tensor<2x3x1x2xf16>
  %1 = stablehlo.constant dense<[[4, 2, 0, 4]]> : tensor<1x4xi8>
  %2 = stablehlo.constant dense<[[[3.0], [3.0], [0.0]]]> : tensor<1x3x1xf16>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0, 2], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [3, 0, 1, 2], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %c = stablehlo.maximum %a, %b : tensor<f16>
    stablehlo.return %c : tensor<f16>
  }) : (tensor<2x3x1x2xf16>, tensor<1x4xi8>, tensor<1x3x1xf16>) -> tensor<2x3x1x2xf16>
  check.expect_eq_const %r, dense<[[[[-4.0, 2.0]], [[-3.0, -3.0]], [[3.0, 1.0]]], [[[2.0, 1.0]], [[1.0, -3.0]], [[2.0, 3.0]]]]> : tensor<2x3x1x2xf16>
  return
}

// -----

func.func @case_5() {
  %0 = stablehlo.constant dense<[[-4], [0], [0]]> : tensor<3x1xi16>
  %1 = stablehlo.constant dense<[[[2, 2, 0]], [[2, 2, -1]]]> : tensor<2x1x3xi32>
  %2 = stablehlo.constant dense<[[-3, -4, -1], [3, -2, 0]]> : tensor<2x3xi16>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.multiply %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<3x1xi16>, tensor<2x1x3xi32>, tensor<2x3xi16>) -> tensor<3x1xi16>
  check.expect_eq_const %r, dense<[[4], [0], [0]]> : tensor<3x1xi16>
  return
}

// -----

func.func @case_6() {
  %0 = stablehlo.constant dense<[[[3, 2, 1], [4, 0, 4], [2, 1, 4], [0, 0, 0], [3, 3, 4]], [[0, 2, 0], [4, 4, 2], [2, 0, 3], [0, 4, 2], [0, 3, 2]], [[3, 1, 3], [0, 2, 3], [1, 0, 4], [1, 3, 2], [1, 4, 0]]]> : tensor<3x5x3xui64>
  %1 = stablehlo.constant dense<[[2, 1], [3, 2]]> : tensor<2x2xui32>
  %2 = stablehlo.constant dense<[[[1, 0], [0, 4], [2, 3]]]> : tensor<1x3x2xui64>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %c = stablehlo.multiply %a, %b : tensor<ui64>
    stablehlo.return %c : tensor<ui64>
  }) : (tensor<3x5x3xui64>, tensor<2x2xui32>, tensor<1x3x2xui64>) -> tensor<3x5x3xui64>
  check.expect_eq_const %r, dense<[[[3, 2, 1], [4, 0, 4], [2, 1, 4], [0, 0, 0], [3, 3, 4]], [[0, 2, 0], [4, 4, 2], [0, 0, 9], [0, 4, 2], [0, 3, 2]], [[3, 1, 3], [0, 2, 3], [1, 0, 4], [1, 0, 4], [1, 4, 0]]]> : tensor<3x5x3xui64>
  return
}

// -----

func.func @case_7() {
  %0 = stablehlo.constant dense<[[[1]], [[-4]], [[-2]]]> : tensor<3x1x1xi16>
  %1 = stablehlo.constant dense<[[1, 2], [1, 1], [1, 0]]> : tensor<3x2xui32>
  %2 = stablehlo.constant dense<[-1, 2, -3]> : tensor<3xi16>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1, 2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.maximum %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<3x1x1xi16>, tensor<3x2xui32>, tensor<3xi16>) -> tensor<3x1x1xi16>
  check.expect_eq_const %r, dense<[[[1]], [[-4]], [[-2]]]> : tensor<3x1x1xi16>
  return
}

// -----

func.func @case_8() {
  %0 = stablehlo.constant dense<[-3.0, -1.0, 1.0]> : tensor<3xf64>
  %1 = stablehlo.constant dense<[[0], [-1]]> : tensor<2x1xi32>
  %2 = stablehlo.constant dense<[-4.0, 2.0]> : tensor<2xf64>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %c = stablehlo.maximum %a, %b : tensor<f64>
    stablehlo.return %c : tensor<f64>
  }) : (tensor<3xf64>, tensor<2x1xi32>, tensor<2xf64>) -> tensor<3xf64>
  check.expect_eq_const %r, dense<[-3.0, -1.0, 1.0]> : tensor<3xf64>
  return
}

// -----

func.func @case_9() {
  %0 = stablehlo.constant dense<[[[-3, 2]], [[-4, -2]]]> : tensor<2x1x2xi16>
  %1 = stablehlo.constant dense<[[[3, 2, 4], [1, -1, 3], [-1, -1, 1]], [[3, 1, 1], [-1, 2, -1], [-1, -1, 2]]]> : tensor<2x3x3xi32>
  %2 = stablehlo.constant dense<[[[-4], [2], [-3]], [[2], [-4], [1]]]> : tensor<2x3x1xi16>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [2, 1, 0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.or %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<2x1x2xi16>, tensor<2x3x3xi32>, tensor<2x3x1xi16>) -> tensor<2x1x2xi16>
  check.expect_eq_const %r, dense<[[[-3, 2]], [[-4, -2]]]> : tensor<2x1x2xi16>
  return
}

// -----

func.func @case_10() {
  %0 = stablehlo.constant dense<[[4, 3, 0, 1, 0], [2, 4, 4, 0, 2], [3, 2, 1, 2, 1]]> : tensor<3x5xui16>
  %1 = stablehlo.constant dense<[3, 0, 3]> : tensor<3xi64>
  %2 = stablehlo.constant dense<[3, 0, 0]> : tensor<3xui16>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %c = stablehlo.or %a, %b : tensor<ui16>
    stablehlo.return %c : tensor<ui16>
  }) : (tensor<3x5xui16>, tensor<3xi64>, tensor<3xui16>) -> tensor<3x5xui16>
  check.expect_eq_const %r, dense<[[4, 3, 0, 3, 0], [2, 4, 4, 0, 2], [3, 2, 1, 2, 1]]> : tensor<3x5xui16>
  return
}

// -----

func.func @case_11() {
  %0 = stablehlo.constant dense<[0]> : tensor<1xui32>
  %1 = stablehlo.constant dense<[0, 2]> : tensor<2xui32>
  %2 = stablehlo.constant dense<[[4], [2]]> : tensor<2x1xui32>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %c = stablehlo.add %a, %b : tensor<ui32>
    stablehlo.return %c : tensor<ui32>
  }) : (tensor<1xui32>, tensor<2xui32>, tensor<2x1xui32>) -> tensor<1xui32>
  check.expect_eq_const %r, dense<[4]> : tensor<1xui32>
  return
}

// -----

func.func @case_12() {
  %0 = stablehlo.constant dense<[[1.0, 1.0, 0.0], [2.0, -1.0, -3.0]]> : tensor<2x3xf16>
  %1 = stablehlo.constant dense<[[[0, 4], [4, 3], [0, 0]]]> : tensor<1x3x2xi8>
  %2 = stablehlo.constant dense<[[[[1.0, 0.0, -3.0], [-3.0, -2.0, 1.0]]], [[[-1.0, -2.0, 3.0], [0.0, 2.0, 1.0]]], [[[-2.0, 4.0, -1.0], [-1.0, -4.0, -4.0]]]]> : tensor<3x1x2x3xf16>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %c = stablehlo.maximum %a, %b : tensor<f16>
    stablehlo.return %c : tensor<f16>
  }) : (tensor<2x3xf16>, tensor<1x3x2xi8>, tensor<3x1x2x3xf16>) -> tensor<2x3xf16>
  check.expect_eq_const %r, dense<[[1.0, 4.0, 0.0], [2.0, -1.0, -3.0]]> : tensor<2x3xf16>
  return
}

// -----

func.func @case_13() {
  %0 = stablehlo.constant dense<[[2, 4, 0], [2, 4, 4], [1, 1, 3]]> : tensor<3x3xui8>
  %1 = stablehlo.constant dense<[0, 3, -1]> : tensor<3xi8>
  %2 = stablehlo.constant dense<[4, 2, 3]> : tensor<3xui8>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = stablehlo.xor %a, %b : tensor<ui8>
    stablehlo.return %c : tensor<ui8>
  }) : (tensor<3x3xui8>, tensor<3xi8>, tensor<3xui8>) -> tensor<3x3xui8>
  check.expect_eq_const %r, dense<[[6, 4, 0], [2, 4, 4], [1, 1, 3]]> : tensor<3x3xui8>
  return
}

// -----

func.func @case_14() {
  %0 = stablehlo.constant dense<[[[3], [4]], [[2], [3]]]> : tensor<2x2x1xui64>
  %1 = stablehlo.constant dense<[2]> : tensor<1xi32>
  %2 = stablehlo.constant dense<0> : tensor<ui64>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1, 2], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %c = stablehlo.add %a, %b : tensor<ui64>
    stablehlo.return %c : tensor<ui64>
  }) : (tensor<2x2x1xui64>, tensor<1xi32>, tensor<ui64>) -> tensor<2x2x1xui64>
  check.expect_eq_const %r, dense<[[[3], [4]], [[2], [3]]]> : tensor<2x2x1xui64>
  return
}

// -----

func.func @case_15() {
  %0 = stablehlo.constant dense<[[[[false], [false], [true], [true], [true]], [[false], [false], [false], [true], [false]], [[false], [false], [false], [false], [true]]], [[[false], [false], [true], [true], [false]], [[false], [true], [false], [false], [false]], [[false], [false], [false], [true], [true]]], [[[false], [false], [true], [false], [true]], [[true], [true], [false], [false], [false]], [[true], [true], [false], [true], [true]]]]> : tensor<3x3x5x1xi1>
  %1 = stablehlo.constant dense<[[[0, 1, 3], [3, 3, 2]], [[4, -1, 2], [0, 2, 3]]]> : tensor<2x2x3xi8>
  %2 = stablehlo.constant dense<[[[false, true, false], [false, true, true]], [[false, true, true], [false, true, false]]]> : tensor<2x2x3xi1>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 2, 3], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0, 3], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %c = stablehlo.and %a, %b : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x3x5x1xi1>, tensor<2x2x3xi8>, tensor<2x2x3xi1>) -> tensor<3x3x5x1xi1>
  check.expect_eq_const %r, dense<[[[[false], [false], [true], [true], [true]], [[false], [false], [false], [true], [false]], [[false], [false], [false], [false], [true]]], [[[false], [false], [true], [true], [false]], [[false], [true], [false], [false], [false]], [[false], [false], [false], [true], [true]]], [[[false], [false], [true], [false], [true]], [[true], [true], [false], [false], [false]], [[true], [true], [false], [true], [true]]]]> : tensor<3x3x5x1xi1>
  return
}

// -----

func.func @case_16() {
  %0 = stablehlo.constant dense<[4, 0, 3, 0, 3]> : tensor<5xi8>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.constant dense<[4, -4, -4]> : tensor<3xi8>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %c = stablehlo.xor %a, %b : tensor<i8>
    stablehlo.return %c : tensor<i8>
  }) : (tensor<5xi8>, tensor<i32>, tensor<3xi8>) -> tensor<5xi8>
  check.expect_eq_const %r, dense<[0, -4, -1, 0, 3]> : tensor<5xi8>
  return
}

// -----

func.func @case_17() {
  %0 = stablehlo.constant dense<[[[-3], [-3], [-3]], [[3], [1], [2]], [[-2], [-3], [3]]]> : tensor<3x3x1xi16>
  %1 = stablehlo.constant dense<[1, -1]> : tensor<2xi8>
  %2 = stablehlo.constant dense<[[[1]]]> : tensor<1x1x1xi16>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.xor %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<3x3x1xi16>, tensor<2xi8>, tensor<1x1x1xi16>) -> tensor<3x3x1xi16>
  check.expect_eq_const %r, dense<[[[-3], [-3], [-3]], [[3], [1], [2]], [[-2], [-3], [3]]]> : tensor<3x3x1xi16>
  return
}

// -----

func.func @case_18() {
  %0 = stablehlo.constant dense<[[[[-2.0, -3.0, -4.0]], [[4.0, 4.0, -3.0]], [[-4.0, 1.0, 0.0]], [[2.0, 4.0, -2.0]], [[-2.0, 3.0, -2.0]]]]> : tensor<1x5x1x3xf32>
  %1 = stablehlo.constant dense<[[-1, 3, 1], [4, 2, 0], [2, -1, 2]]> : tensor<3x3xi32>
  %2 = stablehlo.constant dense<[[[[[[-4.0]]], [[[1.0]]], [[[4.0]]]]], [[[[[-1.0]]], [[[4.0]]], [[[-4.0]]]]], [[[[[2.0]]], [[[-3.0]]], [[[-1.0]]]]]]> : tensor<3x1x3x1x1x1xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3, 4, 5], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<1x5x1x3xf32>, tensor<3x3xi32>, tensor<3x1x3x1x1x1xf32>) -> tensor<1x5x1x3xf32>
  check.expect_eq_const %r, dense<[[[[-6.0, -3.0, -4.0]], [[8.0, 4.0, -3.0]], [[1.0, 1.0, 0.0]], [[3.0, 4.0, -2.0]], [[-3.0, 3.0, -2.0]]]]> : tensor<1x5x1x3xf32>
  return
}

// -----

func.func @case_19() {
  %0 = stablehlo.constant dense<[[[(2.0, -1.0)], [(3.0, 2.0)], [(0.0, -3.0)], [(0.0, 2.0)], [(-3.0, -4.0)]], [[(3.0, 3.0)], [(3.0, -4.0)], [(-1.0, -3.0)], [(3.0, 2.0)], [(-4.0, 1.0)]], [[(0.0, 4.0)], [(2.0, 1.0)], [(2.0, 0.0)], [(3.0, 2.0)], [(-4.0, 0.0)]], [[(1.0, 4.0)], [(-4.0, 1.0)], [(-1.0, -3.0)], [(4.0, 3.0)], [(-3.0, 0.0)]], [[(4.0, 3.0)], [(4.0, 3.0)], [(1.0, -1.0)], [(-4.0, 2.0)], [(0.0, -4.0)]]]> : tensor<5x5x1xcomplex<f64>>
  %1 = stablehlo.constant dense<[[[0, 0]]]> : tensor<1x1x2xui32>
  %2 = stablehlo.constant dense<[[(-4.0, -3.0), (-4.0, 4.0)]]> : tensor<1x2xcomplex<f64>>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], input_batching_dims = [2], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %c = stablehlo.add %a, %b : tensor<complex<f64>>
    stablehlo.return %c : tensor<complex<f64>>
  }) : (tensor<5x5x1xcomplex<f64>>, tensor<1x1x2xui32>, tensor<1x2xcomplex<f64>>) -> tensor<5x5x1xcomplex<f64>>
  check.expect_eq_const %r, dense<[[[(-6.0, 0.0)], [(3.0, 2.0)], [(0.0, -3.0)], [(0.0, 2.0)], [(-3.0, -4.0)]], [[(3.0, 3.0)], [(3.0, -4.0)], [(-1.0, -3.0)], [(3.0, 2.0)], [(-4.0, 1.0)]], [[(0.0, 4.0)], [(2.0, 1.0)], [(2.0, 0.0)], [(3.0, 2.0)], [(-4.0, 0.0)]], [[(1.0, 4.0)], [(-4.0, 1.0)], [(-1.0, -3.0)], [(4.0, 3.0)], [(-3.0, 0.0)]], [[(4.0, 3.0)], [(4.0, 3.0)], [(1.0, -1.0)], [(-4.0, 2.0)], [(0.0, -4.0)]]]> : tensor<5x5x1xcomplex<f64>>
  return
}

// -----

func.func @case_20() {
  %0 = stablehlo.constant dense<[[[(2.0, 2.0), (-2.0, 3.0), (3.0, -4.0)], [(0.0, -2.0), (-1.0, 0.0), (-1.0, 3.0)], [(1.0, -1.0), (4.0, 3.0), (2.0, -2.0)], [(-3.0, 1.0), (0.0, 1.0), (4.0, -3.0)], [(0.0, 1.0), (0.0, 1.0), (3.0, -2.0)]], [[(-1.0, 0.0), (0.0, 4.0), (4.0, 3.0)], [(-1.0, -3.0), (-4.0, -1.0), (2.0, -4.0)], [(-4.0, 1.0), (-4.0, 4.0), (-3.0, -3.0)], [(3.0, -2.0), (4.0, -3.0), (1.0, -2.0)], [(3.0, 0.0), (4.0, 1.0), (2.0, 0.0)]]]> : tensor<2x5x3xcomplex<f32>>
  %1 = stablehlo.constant dense<[[[0, 4, -1], [0, 0, 0]]]> : tensor<1x2x3xi8>
  %2 = stablehlo.constant dense<[[[(2.0, 2.0), (0.0, -1.0)], [(-2.0, -4.0), (-3.0, -2.0)], [(1.0, -2.0), (-4.0, 3.0)]]]> : tensor<1x3x2xcomplex<f32>>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1, 2], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %c = stablehlo.add %a, %b : tensor<complex<f32>>
    stablehlo.return %c : tensor<complex<f32>>
  }) : (tensor<2x5x3xcomplex<f32>>, tensor<1x2x3xi8>, tensor<1x3x2xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
  check.expect_eq_const %r, dense<[[[(4.0, 4.0), (-2.0, 3.0), (3.0, -4.0)], [(0.0, -2.0), (-1.0, 0.0), (-1.0, 3.0)], [(1.0, -1.0), (4.0, 3.0), (2.0, -2.0)], [(-3.0, 1.0), (0.0, 1.0), (4.0, -3.0)], [(-2.0, -3.0), (0.0, 1.0), (3.0, -2.0)]], [[(-1.0, -1.0), (0.0, 4.0), (4.0, 3.0)], [(-1.0, -3.0), (-4.0, -1.0), (2.0, -4.0)], [(-4.0, 1.0), (-4.0, 4.0), (-3.0, -3.0)], [(3.0, -2.0), (4.0, -3.0), (1.0, -2.0)], [(0.0, -2.0), (4.0, 1.0), (2.0, 0.0)]]]> : tensor<2x5x3xcomplex<f32>>
  return
}

// -----

func.func @case_21() {
  %0 = stablehlo.constant dense<[[-4], [-3]]> : tensor<2x1xi16>
  %1 = stablehlo.constant dense<[4, 1]> : tensor<2xi64>
  %2 = stablehlo.constant dense<[[-4, 4]]> : tensor<1x2xi16>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.maximum %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<2x1xi16>, tensor<2xi64>, tensor<1x2xi16>) -> tensor<2x1xi16>
  check.expect_eq_const %r, dense<[[-4], [-3]]> : tensor<2x1xi16>
  return
}

// -----

func.func @case_22() {
  %0 = stablehlo.constant dense<[0.0, 3.0]> : tensor<2xf16>
  %1 = stablehlo.constant dense<[4, 3, 2]> : tensor<3xi8>
  %2 = stablehlo.constant dense<[[-1.0, 2.0, -4.0]]> : tensor<1x3xf16>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %c = stablehlo.maximum %a, %b : tensor<f16>
    stablehlo.return %c : tensor<f16>
  }) : (tensor<2xf16>, tensor<3xi8>, tensor<1x3xf16>) -> tensor<2xf16>
  check.expect_eq_const %r, dense<[0.0, 3.0]> : tensor<2xf16>
  return
}

// -----

func.func @case_23() {
  %0 = stablehlo.constant dense<[[[[false, false, false, false, true]], [[false, false, true, false, false]], [[false, false, true, true, false]]], [[[false, false, false, true, false]], [[true, true, true, false, false]], [[false, true, true, false, true]]], [[[false, false, true, false, false]], [[true, true, false, false, false]], [[true, true, false, true, false]]], [[[false, false, false, true, true]], [[true, false, true, true, true]], [[false, false, true, true, false]]], [[[true, false, false, true, true]], [[false, false, false, true, true]], [[true, true, false, true, true]]]]> : tensor<5x3x1x5xi1>
  %1 = stablehlo.constant dense<[[0, 1, 1, 2], [0, 0, 1, 2], [4, 0, 2, 4]]> : tensor<3x4xui32>
  %2 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1, 2, 3], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0, 3, 1, 2], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %c = stablehlo.maximum %a, %b : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x3x1x5xi1>, tensor<3x4xui32>, tensor<3xi1>) -> tensor<5x3x1x5xi1>
  check.expect_eq_const %r, dense<[[[[false, false, false, false, true]], [[false, false, true, false, false]], [[false, false, true, true, false]]], [[[false, false, false, true, false]], [[true, true, true, false, false]], [[false, true, true, false, true]]], [[[false, false, true, false, false]], [[true, true, false, false, false]], [[true, true, false, true, false]]], [[[false, false, false, true, true]], [[true, false, true, true, true]], [[false, false, true, true, false]]], [[[true, false, false, true, true]], [[false, false, false, true, true]], [[true, true, false, true, true]]]]> : tensor<5x3x1x5xi1>
  return
}

// -----

// The last of several updates of one element stays; a slice is cut where it leaves the operand.
func.func @order_and_bounds() {
  %x = stablehlo.constant dense<[0, 0, 0, 0, 0]> : tensor<5xi32>
  %i = stablehlo.constant dense<[[1], [1], [-1], [5], [3]]> : tensor<5x1xi64>
  %u = stablehlo.constant dense<[10, 20, 30, 40, 50]> : tensor<5xi32>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %b : tensor<i32>
  }) : (tensor<5xi32>, tensor<5x1xi64>, tensor<5xi32>) -> tensor<5xi32>
  check.expect_eq_const %r, dense<[0, 20, 0, 50, 0]> : tensor<5xi32>
  %j = stablehlo.constant dense<[[3], [-2]]> : tensor<2x1xi64>
  %w = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %s = "stablehlo.scatter"(%x, %j, %w) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<5xi32>, tensor<2x1xi64>, tensor<2x3xi32>) -> tensor<5xi32>
  check.expect_eq_const %s, dense<[6, 0, 0, 1, 2]> : tensor<5xi32>
  return
}

// -----

// Two inputs with one body; the operand is still there afterwards.
func.func @two_inputs() {
  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %y = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = stablehlo.constant dense<[2, 0, 2]> : tensor<3xi32>
  %u = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %v = stablehlo.constant dense<[0.5, 0.25, 0.125]> : tensor<3xf32>
  %r:2 = "stablehlo.scatter"(%x, %y, %i, %u, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<f32>):
    %e = stablehlo.subtract %c, %a : tensor<i32>
    %f = stablehlo.multiply %b, %d : tensor<f32>
    stablehlo.return %e, %f : tensor<i32>, tensor<f32>
  }) : (tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>) -> (tensor<3xi32>, tensor<3xf32>)
  check.expect_eq_const %r#0, dense<[19, 2, 23]> : tensor<3xi32>
  check.expect_eq_const %r#1, dense<[0.25, 2.0, 0.1875]> : tensor<3xf32>
  check.expect_eq_const %x, dense<[1, 2, 3]> : tensor<3xi32>
  return
}

// -----

func.func @promotes_and_empty() {
  %x = stablehlo.constant dense<[100, 100]> : tensor<2xi8>
  %i = stablehlo.constant dense<[[0], [0]]> : tensor<2x1xi32>
  %u = stablehlo.constant dense<[100, 100]> : tensor<2xi8>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.add %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<2xi8>, tensor<2x1xi32>, tensor<2xi8>) -> tensor<2xi16>
  check.expect_eq_const %r, dense<[300, 100]> : tensor<2xi16>
  %j = stablehlo.constant dense<> : tensor<0x1xi32>
  %v = stablehlo.constant dense<> : tensor<0xi8>
  %s = "stablehlo.scatter"(%x, %j, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    stablehlo.return %b : tensor<i8>
  }) : (tensor<2xi8>, tensor<0x1xi32>, tensor<0xi8>) -> tensor<2xi8>
  check.expect_eq_const %s, dense<100> : tensor<2xi8>
  return
}

// -----

// Windows that overlap, their dimension in front: element e gets update (e - 1, 1) and then (e, 0).
func.func @overlap() {
  %x = stablehlo.constant dense<-1> : tensor<10xi32>
  %i = stablehlo.constant dense<[[0], [1]]> : tensor<2x1xi32>
  %u = stablehlo.constant dense<[[0, 100], [1, 101], [2, 102], [3, 103], [4, 104], [5, 105], [6, 106], [7, 107], [8, 108]]> : tensor<9x2xi32>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %b : tensor<i32>
  }) : (tensor<10xi32>, tensor<2x1xi32>, tensor<9x2xi32>) -> tensor<10xi32>
  check.expect_eq_const %r, dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 108]> : tensor<10xi32>
  return
}

// -----

// Rows of 4, some of them into the same places, some of them outside.
func.func @rows_of_4() {
  %zero = stablehlo.constant dense<0> : tensor<5x4xi32>
  %i = stablehlo.constant dense<[3, 0, 3, -1, 5, 1, 1, 3, 4]> : tensor<9xi32>
  %ib = stablehlo.optimization_barrier %i : tensor<9xi32>
  %u = stablehlo.constant dense<[[-2, 9, 8, -5], [2, 6, 9, -7], [-9, 6, -1, 8], [-2, -3, 6, 8], [8, 6, 3, -5], [-2, -5, 7, 3], [-9, -7, -4, 9], [-8, 0, -9, -1], [6, 3, 4, 3]]> : tensor<9x4xi32>
  %ub = stablehlo.optimization_barrier %u : tensor<9x4xi32>
  %r = "stablehlo.scatter"(%zero, %ib, %ub) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xi32>, tensor<9xi32>, tensor<9x4xi32>) -> tensor<5x4xi32>
  check.expect_eq_const %r, dense<[[2, 6, 9, -7], [-11, -12, 3, 12], [0, 0, 0, 0], [-19, 15, -2, 2], [6, 3, 4, 3]]> : tensor<5x4xi32>
  return
}

// -----

// Rows of 6, some of them into the same places, some of them outside.
func.func @rows_of_6() {
  %zero = stablehlo.constant dense<0> : tensor<5x6xi32>
  %i = stablehlo.constant dense<[3, 0, 3, -1, 5, 1, 1, 3, 4]> : tensor<9xi32>
  %ib = stablehlo.optimization_barrier %i : tensor<9xi32>
  %u = stablehlo.constant dense<[[9, 5, -5, 2, -6, -8], [-5, 6, -3, -1, 4, 0], [4, 7, 3, 9, 2, 8], [9, 4, 9, -2, 1, -9], [-1, -4, 1, 8, 9, 9], [-6, -3, 9, -1, 0, -6], [-7, 6, 6, -7, 2, -7], [4, -5, -9, 0, 4, 4], [-6, -8, -8, 3, 9, 1]]> : tensor<9x6xi32>
  %ub = stablehlo.optimization_barrier %u : tensor<9x6xi32>
  %r = "stablehlo.scatter"(%zero, %ib, %ub) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x6xi32>, tensor<9xi32>, tensor<9x6xi32>) -> tensor<5x6xi32>
  check.expect_eq_const %r, dense<[[-5, 6, -3, -1, 4, 0], [-13, 3, 15, -8, 2, -13], [0, 0, 0, 0, 0, 0], [17, 7, -11, 11, 0, 4], [-6, -8, -8, 3, 9, 1]]> : tensor<5x6xi32>
  return
}
