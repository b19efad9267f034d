// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// einsum: diagonals, sums over one operand, outer products.
// Written by tools/record_ops.py.

func.func @case_0() {
  %0 = stablehlo.constant dense<[(-1.0, -4.0), (4.0, 0.0), (4.0, -4.0), (-3.0, 3.0)]> : tensor<4xcomplex<f64>>
  %1 = stablehlo.constant dense<(0.0, -3.0)> : tensor<complex<f64>>
  %r = stablehlo.einsum %0, %1, config = "f,->f" : (tensor<4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
  check.expect_eq_const %r, dense<[(-12.0, 3.0), (0.0, -12.0), (-12.0, -12.0), (9.0, 9.0)]> : tensor<4xcomplex<f64>>
  return
}

// -----

func.func @case_1() {
  %0 = stablehlo.constant dense<[[[[(2.0, 0.0)]]], [[[(-3.0, -1.0)]]]]> : tensor<2x1x1x1xcomplex<f64>>
  %1 = stablehlo.constant dense<[[(-2.0, 0.0)], [(-4.0, -2.0)]]> : tensor<2x1xcomplex<f64>>
  %r = stablehlo.einsum %0, %1, config = "Yddd,Yd->" : (tensor<2x1x1x1xcomplex<f64>>, tensor<2x1xcomplex<f64>>) -> tensor<complex<f64>>
  check.expect_eq_const %r, dense<(6.0, 10.0)> : tensor<complex<f64>>
  return
}

// -----

func.func @case_2() {
  %0 = stablehlo.constant dense<[[[-3], [-3], [4], [4]]]> : tensor<1x4x1xi32>
  %1 = stablehlo.constant dense<[[[[-3, 1, 1], [-3, -1, -1], [3, 3, -3]], [[0, 1, 2], [-4, -3, 3], [-4, -2, 0]], [[0, -2, 4], [-2, 3, -1], [-2, -1, -4]]]]> : tensor<1x3x3x3xi32>
  %r = stablehlo.einsum %0, %1, config = "YaY,YXXX->Y" : (tensor<1x4x1xi32>, tensor<1x3x3x3xi32>) -> tensor<1xi32>
  check.expect_eq_const %r, dense<[-20]> : tensor<1xi32>
  return
}

// -----

func.func @case_3() {
  %0 = stablehlo.constant dense<2.0> : tensor<f32>
  %1 = stablehlo.constant dense<[[[[2.0]]]]> : tensor<1x1x1x1xf32>
  %r = stablehlo.einsum %0, %1, config = ",XXXX->" : (tensor<f32>, tensor<1x1x1x1xf32>) -> tensor<f32>
  check.expect_eq_const %r, dense<4.0> : tensor<f32>
  return
}

// -----

func.func @case_4() {
  %0 = stablehlo.constant dense<[[0.0, 3.0, -1.0, 1.0], [0.0, 2.0, 0.0, 3.0], [-1.0, -3.0, 1.0, -1.0], [-2.0, -2.0, -3.0, -4.0]]> : tensor<4x4xf32>
  %1 = stablehlo.constant dense<2.0> : tensor<f32>
  %r = stablehlo.einsum %0, %1, config = "ff,->" : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %r, dense<-2.0> : tensor<f32>
  return
}

// -----

func.func @case_5() {
  %0 = stablehlo.constant dense<[[[(-4.0, -1.0), (-1.0, -1.0), (-4.0, -3.0), (0.0, 3.0)], [(4.0, 4.0), (-4.0, 0.0), (-3.0, -4.0), (-3.0, -3.0)], [(1.0, 0.0), (-3.0, 3.0), (-1.0, 2.0), (1.0, 0.0)], [(3.0, -1.0), (1.0, 1.0), (-3.0, 4.0), (0.0, 1.0)]]]> : tensor<1x4x4xcomplex<f64>>
  %1 = stablehlo.constant dense<[[[(-4.0, 4.0), (-4.0, -1.0), (-4.0, -3.0)], [(-2.0, -1.0), (4.0, 1.0), (-4.0, -1.0)], [(4.0, -4.0), (3.0, 2.0), (-1.0, -2.0)]], [[(-3.0, 0.0), (2.0, -2.0), (4.0, -3.0)], [(-4.0, 4.0), (2.0, 1.0), (-3.0, 2.0)], [(3.0, 4.0), (3.0, 1.0), (-4.0, 0.0)]], [[(4.0, -4.0), (-2.0, 4.0), (-2.0, -4.0)], [(-4.0, -3.0), (-2.0, -3.0), (-1.0, -4.0)], [(1.0, 2.0), (0.0, -4.0), (4.0, 1.0)]], [[(-3.0, -1.0), (-4.0, 0.0), (3.0, 0.0)], [(3.0, 2.0), (-4.0, -4.0), (0.0, 2.0)], [(1.0, 2.0), (1.0, -1.0), (-3.0, -3.0)]]]> : tensor<4x3x3xcomplex<f64>>
  %r = stablehlo.einsum %0, %1, config = "add,dcc->cad" : (tensor<1x4x4xcomplex<f64>>, tensor<4x3x3xcomplex<f64>>) -> tensor<3x1x4xcomplex<f64>>
  check.expect_eq_const %r, dense<[[[(20.0, -12.0), (12.0, 0.0), (4.0, 12.0), (1.0, -3.0)]], [[(-15.0, -8.0), (-8.0, -4.0), (8.0, -1.0), (4.0, -4.0)]], [[(2.0, 9.0), (16.0, 0.0), (-6.0, 7.0), (3.0, -3.0)]]]> : tensor<3x1x4xcomplex<f64>>
  return
}

// -----

func.func @case_6() {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.constant dense<[2.0]> : tensor<1xf32>
  %r = stablehlo.einsum %0, %1, config = ",a->a" : (tensor<f32>, tensor<1xf32>) -> tensor<1xf32>
  check.expect_eq_const %r, dense<[0.0]> : tensor<1xf32>
  return
}

// -----

func.func @case_7() {
  %0 = stablehlo.constant dense<[[[3.0, 0.0], [-2.0, -1.0]], [[-1.0, 4.0], [-1.0, -1.0]], [[0.0, -2.0], [-2.0, 3.0]], [[-1.0, 0.0], [4.0, -2.0]]]> : tensor<4x2x2xf64>
  %1 = stablehlo.constant dense<1.0> : tensor<f64>
  %r = stablehlo.einsum %0, %1, config = "cbb,->b" : (tensor<4x2x2xf64>, tensor<f64>) -> tensor<2xf64>
  check.expect_eq_const %r, dense<[1.0, -1.0]> : tensor<2xf64>
  return
}

// -----

func.func @case_8() {
  %0 = stablehlo.constant dense<-3.0> : tensor<f64>
  %1 = stablehlo.constant dense<[1.0, -4.0, -4.0, 3.0]> : tensor<4xf64>
  %r = stablehlo.einsum %0, %1, config = ",e->" : (tensor<f64>, tensor<4xf64>) -> tensor<f64>
  check.expect_eq_const %r, dense<12.0> : tensor<f64>
  return
}

// -----

func.func @case_9() {
  %0 = stablehlo.constant dense<[[[-4.0, 1.0], [1.0, 2.0], [1.0, 2.0], [1.0, 3.0]], [[2.0, -1.0], [-1.0, 0.0], [3.0, -3.0], [-1.0, 3.0]]]> : tensor<2x4x2xf64>
  %1 = stablehlo.constant dense<0.0> : tensor<f64>
  %r = stablehlo.einsum %0, %1, config = "efY,->" : (tensor<2x4x2xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %r, dense<0.0> : tensor<f64>
  return
}

// -----

func.func @case_10() {
  %0 = stablehlo.constant dense<[4.0, 3.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[[-4.0, 1.0], [2.0, -2.0], [0.0, -4.0]]> : tensor<3x2xf32>
  %r = stablehlo.einsum %0, %1, config = "Z,cZ->Z" : (tensor<2xf32>, tensor<3x2xf32>) -> tensor<2xf32>
  check.expect_eq_const %r, dense<[-8.0, -15.0]> : tensor<2xf32>
  return
}

// -----

func.func @case_11() {
  %0 = stablehlo.constant dense<[[-3.0, -2.0]]> : tensor<1x2xf32>
  %1 = stablehlo.constant dense<[[[[-3.0], [3.0], [-3.0], [-2.0]], [[-2.0], [-4.0], [1.0], [0.0]], [[-3.0], [-4.0], [-1.0], [4.0]]], [[[-3.0], [-3.0], [-3.0], [2.0]], [[3.0], [3.0], [3.0], [1.0]], [[-1.0], [-1.0], [-3.0], [2.0]]], [[[-4.0], [-2.0], [4.0], [-3.0]], [[2.0], [-2.0], [-4.0], [2.0]], [[1.0], [-1.0], [1.0], [-3.0]]]]> : tensor<3x3x4x1xf32>
  %r = stablehlo.einsum %0, %1, config = "aY,bcfa->aYfbc" : (tensor<1x2xf32>, tensor<3x3x4x1xf32>) -> tensor<1x2x4x3x3xf32>
  check.expect_eq_const %r, dense<[[[[[9.0, 6.0, 9.0], [9.0, -9.0, 3.0], [12.0, -6.0, -3.0]], [[-9.0, 12.0, 12.0], [9.0, -9.0, 3.0], [6.0, 6.0, 3.0]], [[9.0, -3.0, 3.0], [9.0, -9.0, 9.0], [-12.0, 12.0, -3.0]], [[6.0, 0.0, -12.0], [-6.0, -3.0, -6.0], [9.0, -6.0, 9.0]]], [[[6.0, 4.0, 6.0], [6.0, -6.0, 2.0], [8.0, -4.0, -2.0]], [[-6.0, 8.0, 8.0], [6.0, -6.0, 2.0], [4.0, 4.0, 2.0]], [[6.0, -2.0, 2.0], [6.0, -6.0, 6.0], [-8.0, 8.0, -2.0]], [[4.0, 0.0, -8.0], [-4.0, -2.0, -4.0], [6.0, -4.0, 6.0]]]]]> : tensor<1x2x4x3x3xf32>
  return
}

// -----

func.func @case_12() {
  %0 = stablehlo.constant dense<[[[[-2.0], [3.0], [-4.0]], [[2.0], [-4.0], [-1.0]], [[4.0], [1.0], [1.0]]], [[[1.0], [-2.0], [3.0]], [[-4.0], [2.0], [3.0]], [[4.0], [3.0], [-4.0]]], [[[-1.0], [-4.0], [3.0]], [[3.0], [1.0], [-3.0]], [[0.0], [4.0], [3.0]]], [[[0.0], [3.0], [4.0]], [[-1.0], [2.0], [4.0]], [[-4.0], [-3.0], [2.0]]]]> : tensor<4x3x3x1xf64>
  %1 = stablehlo.constant dense<[[[[-1.0], [2.0], [-4.0]], [[2.0], [4.0], [4.0]], [[2.0], [2.0], [4.0]]], [[[2.0], [-2.0], [0.0]], [[4.0], [4.0], [1.0]], [[3.0], [-1.0], [-1.0]]], [[[1.0], [-1.0], [-1.0]], [[-1.0], [3.0], [0.0]], [[-2.0], [-2.0], [-1.0]]], [[[-3.0], [-1.0], [-4.0]], [[-1.0], [-2.0], [-3.0]], [[-3.0], [-2.0], [-3.0]]]]> : tensor<4x3x3x1xf64>
  %r = stablehlo.einsum %0, %1, config = "aZZe,abZe->be" : (tensor<4x3x3x1xf64>, tensor<4x3x3x1xf64>) -> tensor<3x1xf64>
  check.expect_eq_const %r, dense<[[-27.0], [-14.0], [-16.0]]> : tensor<3x1xf64>
  return
}

// -----

func.func @case_13() {
  %0 = stablehlo.constant dense<[[-3.0, 2.0, -3.0], [3.0, -4.0, 0.0], [-1.0, -4.0, -4.0], [-3.0, 0.0, -3.0]]> : tensor<4x3xf64>
  %1 = stablehlo.constant dense<[[-3.0, -1.0], [1.0, -2.0], [-4.0, 4.0]]> : tensor<3x2xf64>
  %r = stablehlo.einsum %0, %1, config = "fd,de->def" : (tensor<4x3xf64>, tensor<3x2xf64>) -> tensor<3x2x4xf64>
  check.expect_eq_const %r, dense<[[[9.0, -9.0, 3.0, 9.0], [3.0, -3.0, 1.0, 3.0]], [[2.0, -4.0, -4.0, 0.0], [-4.0, 8.0, 8.0, 0.0]], [[12.0, 0.0, 16.0, 12.0], [-12.0, 0.0, -16.0, -12.0]]]> : tensor<3x2x4xf64>
  return
}

// -----

func.func @case_14() {
  %0 = stablehlo.constant dense<[(-2.0, -2.0), (-4.0, -3.0), (3.0, 2.0), (-1.0, -2.0)]> : tensor<4xcomplex<f64>>
  %1 = stablehlo.constant dense<[[[[(1.0, -3.0), (0.0, -4.0), (-1.0, -1.0), (0.0, -1.0)]], [[(-3.0, 3.0), (3.0, -4.0), (1.0, 4.0), (-1.0, -1.0)]], [[(-1.0, 2.0), (2.0, -2.0), (4.0, -4.0), (-3.0, 4.0)]], [[(-2.0, -4.0), (2.0, 1.0), (-4.0, -2.0), (-4.0, -4.0)]]], [[[(2.0, 0.0), (-1.0, 4.0), (1.0, 4.0), (-2.0, 0.0)]], [[(-1.0, 4.0), (-4.0, -1.0), (0.0, 1.0), (-3.0, 2.0)]], [[(2.0, 3.0), (3.0, -4.0), (-4.0, -1.0), (-4.0, -2.0)]], [[(-2.0, -4.0), (-2.0, 1.0), (-2.0, 4.0), (-3.0, -1.0)]]], [[[(-4.0, 0.0), (-1.0, -4.0), (-2.0, -3.0), (1.0, 2.0)]], [[(-4.0, 2.0), (4.0, 1.0), (-2.0, -4.0), (4.0, 2.0)]], [[(0.0, -2.0), (-1.0, -2.0), (-2.0, 0.0), (1.0, 1.0)]], [[(0.0, 0.0), (4.0, -3.0), (-4.0, 4.0), (4.0, 1.0)]]], [[[(1.0, 1.0), (-3.0, 1.0), (-3.0, -1.0), (2.0, 1.0)]], [[(1.0, 0.0), (2.0, 2.0), (4.0, -2.0), (1.0, 1.0)]], [[(3.0, 1.0), (-4.0, 1.0), (0.0, 3.0), (3.0, 4.0)]], [[(1.0, 1.0), (-1.0, 4.0), (-2.0, -2.0), (-3.0, -3.0)]]]]> : tensor<4x4x1x4xcomplex<f64>>
  %r = stablehlo.einsum %0, %1, config = "a,aaXa->" : (tensor<4xcomplex<f64>>, tensor<4x4x1x4xcomplex<f64>>) -> tensor<complex<f64>>
  check.expect_eq_const %r, dense<(-4.0, 25.0)> : tensor<complex<f64>>
  return
}

// -----

func.func @case_15() {
  %0 = stablehlo.constant dense<[(2.0, 1.0), (-2.0, 2.0)]> : tensor<2xcomplex<f64>>
  %1 = stablehlo.constant dense<[(0.0, -3.0)]> : tensor<1xcomplex<f64>>
  %r = stablehlo.einsum %0, %1, config = "c,f->c" : (tensor<2xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  check.expect_eq_const %r, dense<[(3.0, -6.0), (6.0, 6.0)]> : tensor<2xcomplex<f64>>
  return
}

// -----

func.func @case_16() {
  %0 = stablehlo.constant dense<[-1, 2, 0]> : tensor<3xi32>
  %1 = stablehlo.constant dense<[[[-2], [3], [0]], [[1], [-4], [1]], [[4], [-2], [-3]]]> : tensor<3x3x1xi32>
  %r = stablehlo.einsum %0, %1, config = "X,XXd->" : (tensor<3xi32>, tensor<3x3x1xi32>) -> tensor<i32>
  check.expect_eq_const %r, dense<-6> : tensor<i32>
  return
}

// -----

func.func @case_17() {
  %0 = stablehlo.constant dense<-4> : tensor<i32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  %r = stablehlo.einsum %0, %1, config = ",->" : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %r, dense<-4> : tensor<i32>
  return
}

// -----

func.func @case_18() {
  %0 = stablehlo.constant dense<[(2.0, -4.0)]> : tensor<1xcomplex<f64>>
  %1 = stablehlo.constant dense<[[[(3.0, 0.0), (-2.0, -4.0)]]]> : tensor<1x1x2xcomplex<f64>>
  %r = stablehlo.einsum %0, %1, config = "a,aac->c" : (tensor<1xcomplex<f64>>, tensor<1x1x2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  check.expect_eq_const %r, dense<[(6.0, -12.0), (-20.0, 0.0)]> : tensor<2xcomplex<f64>>
  return
}

// -----

func.func @case_19() {
  %0 = stablehlo.constant dense<[[[-1.0]]]> : tensor<1x1x1xf32>
  %1 = stablehlo.constant dense<2.0> : tensor<f32>
  %r = stablehlo.einsum %0, %1, config = "bbf,->" : (tensor<1x1x1xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %r, dense<-2.0> : tensor<f32>
  return
}

// -----

func.func @case_20() {
  %0 = stablehlo.constant dense<(3.0, -3.0)> : tensor<complex<f64>>
  %1 = stablehlo.constant dense<[[[(-1.0, -2.0)]], [[(-4.0, -1.0)]]]> : tensor<2x1x1xcomplex<f64>>
  %r = stablehlo.einsum %0, %1, config = ",YXX->XY" : (tensor<complex<f64>>, tensor<2x1x1xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(-9.0, -3.0), (-15.0, 9.0)]]> : tensor<1x2xcomplex<f64>>
  return
}

// -----

func.func @case_21() {
  %0 = stablehlo.constant dense<[[[(3.0, 1.0), (-2.0, -3.0)], [(-1.0, -4.0), (-1.0, 2.0)]], [[(-2.0, -1.0), (0.0, -3.0)], [(1.0, 1.0), (2.0, -1.0)]]]> : tensor<2x2x2xcomplex<f64>>
  %1 = stablehlo.constant dense<[(0.0, -2.0), (1.0, 2.0)]> : tensor<2xcomplex<f64>>
  %r = stablehlo.einsum %0, %1, config = "fff,f->" : (tensor<2x2x2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<complex<f64>>
  check.expect_eq_const %r, dense<(6.0, -3.0)> : tensor<complex<f64>>
  return
}

// -----

func.func @case_22() {
  %0 = stablehlo.constant dense<[[1], [-2], [0], [-1]]> : tensor<4x1xi32>
  %1 = stablehlo.constant dense<[[[[-3], [2], [1]], [[3], [0], [4]], [[-1], [-3], [-4]]], [[[4], [-2], [0]], [[-1], [0], [-4]], [[4], [-4], [2]]], [[[1], [-2], [4]], [[-1], [-2], [0]], [[2], [-4], [3]]], [[[-3], [-1], [0]], [[1], [-3], [-2]], [[4], [-2], [3]]]]> : tensor<4x3x3x1xi32>
  %r = stablehlo.einsum %0, %1, config = "df,deef->fd" : (tensor<4x1xi32>, tensor<4x3x3x1xi32>) -> tensor<1x4xi32>
  check.expect_eq_const %r, dense<[[-7, -12, 0, 3]]> : tensor<1x4xi32>
  return
}

// -----

func.func @case_23() {
  %0 = stablehlo.constant dense<[[[(-1.0, -2.0), (-1.0, 4.0), (-3.0, -2.0), (1.0, 0.0)], [(1.0, 0.0), (-3.0, 2.0), (-4.0, 4.0), (4.0, 1.0)], [(-1.0, -2.0), (-1.0, 4.0), (-4.0, -4.0), (0.0, -1.0)], [(3.0, 4.0), (0.0, 1.0), (-2.0, 4.0), (4.0, -4.0)]], [[(-3.0, -1.0), (-3.0, 2.0), (-2.0, 1.0), (-3.0, 0.0)], [(1.0, 4.0), (-1.0, -2.0), (4.0, -4.0), (-2.0, 4.0)], [(0.0, 4.0), (4.0, 2.0), (0.0, -2.0), (-2.0, 3.0)], [(0.0, -3.0), (-4.0, 1.0), (-1.0, -1.0), (0.0, 2.0)]]]> : tensor<2x4x4xcomplex<f64>>
  %1 = stablehlo.constant dense<[[(4.0, 3.0), (-3.0, 1.0), (3.0, 4.0), (-1.0, -3.0)], [(1.0, -2.0), (4.0, -1.0), (1.0, -4.0), (3.0, 3.0)], [(2.0, 4.0), (3.0, 1.0), (3.0, -1.0), (0.0, 0.0)], [(-1.0, -2.0), (-1.0, 2.0), (-2.0, 0.0), (-2.0, 2.0)]]> : tensor<4x4xcomplex<f64>>
  %r = stablehlo.einsum %0, %1, config = "dbb,bb->" : (tensor<2x4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<complex<f64>>
  check.expect_eq_const %r, dense<(-45.0, -22.0)> : tensor<complex<f64>>
  return
}
