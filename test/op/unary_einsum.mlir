// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// unary_einsum: sums, transposes and diagonals of one operand.
// Written by tools/record_ops.py.

func.func @case_0() {
  %0 = stablehlo.constant dense<1.0> : tensor<f32>
  %r = stablehlo.unary_einsum %0, config = "->" : (tensor<f32>) -> tensor<f32>
  check.expect_eq_const %r, dense<1.0> : tensor<f32>
  return
}

// -----

func.func @case_1() {
  %0 = stablehlo.constant dense<[[[[2, -1, 3, 2], [2, 2, -2, -3], [0, -3, 2, -3]], [[-4, -4, 2, 4], [-3, -4, 1, -4], [4, 2, 1, 1]], [[4, -2, 1, -4], [3, 4, -1, 3], [-1, -4, -4, -2]], [[3, -3, -4, 2], [-3, 3, -2, -2], [-1, -4, 0, 1]]], [[[-3, -4, 3, 3], [3, -3, 3, 0], [-2, -3, -1, -2]], [[-3, 1, -1, -2], [-2, 0, 0, 3], [3, -2, 4, 3]], [[0, -2, 4, -3], [0, 0, -4, -2], [3, -2, 2, 0]], [[-3, -2, -3, 3], [-1, 1, 3, -4], [-3, 0, -1, 0]]], [[[-3, 4, -3, -4], [1, 3, 0, -4], [2, 2, -2, 3]], [[2, 0, 2, 3], [2, 4, -3, 0], [3, 1, 0, 0]], [[-3, -1, 0, 3], [-2, 4, 0, 2], [1, -4, -1, 0]], [[2, 0, 4, -1], [3, -4, -4, 0], [-4, 0, -2, -2]]]]> : tensor<3x4x3x4xi32>
  %r = stablehlo.unary_einsum %0, config = "cZcZ->c" : (tensor<3x4x3x4xi32>) -> tensor<3xi32>
  check.expect_eq_const %r, dense<[1, -5, 0]> : tensor<3xi32>
  return
}

// -----

func.func @case_2() {
  %0 = stablehlo.constant dense<(-3.0, 3.0)> : tensor<complex<f64>>
  %r = stablehlo.unary_einsum %0, config = "->" : (tensor<complex<f64>>) -> tensor<complex<f64>>
  check.expect_eq_const %r, dense<(-3.0, 3.0)> : tensor<complex<f64>>
  return
}

// -----

func.func @case_3() {
  %0 = stablehlo.constant dense<3.0> : tensor<f64>
  %r = stablehlo.unary_einsum %0, config = "->" : (tensor<f64>) -> tensor<f64>
  check.expect_eq_const %r, dense<3.0> : tensor<f64>
  return
}

// -----

func.func @case_4() {
  %0 = stablehlo.constant dense<(-1.0, 4.0)> : tensor<complex<f64>>
  %r = stablehlo.unary_einsum %0, config = "->" : (tensor<complex<f64>>) -> tensor<complex<f64>>
  check.expect_eq_const %r, dense<(-1.0, 4.0)> : tensor<complex<f64>>
  return
}

// -----

func.func @case_5() {
  %0 = stablehlo.constant dense<-3.0> : tensor<f64>
  %r = stablehlo.unary_einsum %0, config = "->" : (tensor<f64>) -> tensor<f64>
  check.expect_eq_const %r, dense<-3.0> : tensor<f64>
  return
}

// -----

func.func @case_6() {
  %0 = stablehlo.constant dense<[[[[1, -4], [-4, -2], [-3, -3], [-1, -4]], [[4, 2], [-3, 4], [1, 2], [3, -2]], [[-4, 3], [1, -3], [1, -3], [-2, -4]], [[4, -1], [4, -3], [4, 2], [-4, 0]]], [[[3, 1], [0, 0], [1, 1], [0, -2]], [[0, 4], [2, -1], [1, 2], [-3, -1]], [[2, 3], [0, 2], [3, 0], [1, -1]], [[1, 4], [2, -4], [4, -1], [0, -4]]]]> : tensor<2x4x4x2xi32>
  %r = stablehlo.unary_einsum %0, config = "acca->ac" : (tensor<2x4x4x2xi32>) -> tensor<2x4xi32>
  check.expect_eq_const %r, dense<[[1, -3, 1, -4], [1, -1, 0, -4]]> : tensor<2x4xi32>
  return
}

// -----

func.func @case_7() {
  %0 = stablehlo.constant dense<[(0.0, 1.0), (-3.0, -4.0), (-2.0, 4.0)]> : tensor<3xcomplex<f64>>
  %r = stablehlo.unary_einsum %0, config = "f->" : (tensor<3xcomplex<f64>>) -> tensor<complex<f64>>
  check.expect_eq_const %r, dense<(-5.0, 1.0)> : tensor<complex<f64>>
  return
}

// -----

func.func @case_8() {
  %0 = stablehlo.constant dense<[[2.0, 0.0], [3.0, -3.0]]> : tensor<2x2xf32>
  %r = stablehlo.unary_einsum %0, config = "cc->" : (tensor<2x2xf32>) -> tensor<f32>
  check.expect_eq_const %r, dense<-1.0> : tensor<f32>
  return
}

// -----

func.func @case_9() {
  %0 = stablehlo.constant dense<[[(4.0, -1.0), (-3.0, 1.0)], [(-4.0, 1.0), (-3.0, 1.0)]]> : tensor<2x2xcomplex<f64>>
  %r = stablehlo.unary_einsum %0, config = "aa->a" : (tensor<2x2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  check.expect_eq_const %r, dense<[(4.0, -1.0), (-3.0, 1.0)]> : tensor<2xcomplex<f64>>
  return
}

// -----

func.func @case_10() {
  %0 = stablehlo.constant dense<[[[-1.0, -3.0, 4.0, 4.0], [-4.0, 2.0, -1.0, 4.0], [3.0, 1.0, -4.0, -1.0], [-4.0, -1.0, -4.0, -1.0]], [[-3.0, -4.0, 0.0, -4.0], [1.0, 2.0, 0.0, 2.0], [1.0, -2.0, 3.0, -4.0], [3.0, -3.0, 0.0, -3.0]], [[-4.0, 2.0, -2.0, 3.0], [-2.0, -1.0, -3.0, -2.0], [3.0, 1.0, 0.0, 0.0], [3.0, -1.0, -4.0, 2.0]], [[1.0, 0.0, -3.0, -2.0], [-2.0, -1.0, -2.0, -1.0], [4.0, -4.0, 4.0, -4.0], [2.0, -4.0, -4.0, 1.0]]]> : tensor<4x4x4xf64>
  %r = stablehlo.unary_einsum %0, config = "bbb->" : (tensor<4x4x4xf64>) -> tensor<f64>
  check.expect_eq_const %r, dense<2.0> : tensor<f64>
  return
}

// -----

func.func @case_11() {
  %0 = stablehlo.constant dense<-4.0> : tensor<f64>
  %r = stablehlo.unary_einsum %0, config = "->" : (tensor<f64>) -> tensor<f64>
  check.expect_eq_const %r, dense<-4.0> : tensor<f64>
  return
}

// -----

func.func @case_12() {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.unary_einsum %0, config = "->" : (tensor<f32>) -> tensor<f32>
  check.expect_eq_const %r, dense<0.0> : tensor<f32>
  return
}

// -----

func.func @case_13() {
  %0 = stablehlo.constant dense<[-3.0]> : tensor<1xf64>
  %r = stablehlo.unary_einsum %0, config = "Y->" : (tensor<1xf64>) -> tensor<f64>
  check.expect_eq_const %r, dense<-3.0> : tensor<f64>
  return
}

// -----

func.func @case_14() {
  %0 = stablehlo.constant dense<[3.0, 1.0, 2.0, 3.0]> : tensor<4xf32>
  %r = stablehlo.unary_einsum %0, config = "b->" : (tensor<4xf32>) -> tensor<f32>
  check.expect_eq_const %r, dense<9.0> : tensor<f32>
  return
}

// -----

func.func @case_15() {
  %0 = stablehlo.constant dense<(-4.0, 3.0)> : tensor<complex<f64>>
  %r = stablehlo.unary_einsum %0, config = "->" : (tensor<complex<f64>>) -> tensor<complex<f64>>
  check.expect_eq_const %r, dense<(-4.0, 3.0)> : tensor<complex<f64>>
  return
}
