// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// scan: slices along any dimension, both directions, several inputs, outputs and carried values.
// Written by tools/record_ops.py.

func.func @rows_and_columns() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %z3 = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %r:2 = chlo.scan(%x) inits(%z3) dimension=0 {
  ^bb0(%a: tensor<3xi32>, %c: tensor<3xi32>):
    %s = stablehlo.add %a, %c : tensor<3xi32>
    stablehlo.return %s, %s : tensor<3xi32>, tensor<3xi32>
  } : (tensor<2x3xi32>, tensor<3xi32>) -> (tensor<2x3xi32>, tensor<3xi32>)
  check.expect_eq_const %r#0, dense<[[11, 22, 33], [15, 27, 39]]> : tensor<2x3xi32>
  check.expect_eq_const %r#1, dense<[15, 27, 39]> : tensor<3xi32>
  check.expect_eq_const %z3, dense<[10, 20, 30]> : tensor<3xi32>
  %z2 = stablehlo.constant dense<0> : tensor<2xi32>
  %t:2 = chlo.scan(%x) inits(%z2) dimension=1 attributes {is_reverse = true} {
  ^bb0(%a: tensor<2xi32>, %c: tensor<2xi32>):
    %s = stablehlo.add %a, %c : tensor<2xi32>
    stablehlo.return %a, %s : tensor<2xi32>, tensor<2xi32>
  } : (tensor<2x3xi32>, tensor<2xi32>) -> (tensor<2x3xi32>, tensor<2xi32>)
  check.expect_eq_const %t#0, dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  check.expect_eq_const %t#1, dense<[6, 15]> : tensor<2xi32>
  return
}

// -----

// The body is run by the interpreter: slices and carried value of different shapes.
func.func @matrix_recurrence() {
  %x = stablehlo.constant dense<[[1.0, 0.0], [0.0, 2.0], [1.0, 1.0]]> : tensor<3x2xf32>
  %h = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = chlo.scan(%x) inits(%h) dimension=0 {
  ^bb0(%a: tensor<2xf32>, %c: tensor<f32>):
    %b = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %y = stablehlo.add %a, %b : tensor<2xf32>
    %d = stablehlo.dot_general %y, %y, contracting_dims = [0] x [0] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
    stablehlo.return %y, %d : tensor<2xf32>, tensor<f32>
  } : (tensor<3x2xf32>, tensor<f32>) -> (tensor<3x2xf32>, tensor<f32>)
  check.expect_eq_const %r#0, dense<[[2.0, 1.0], [5.0, 7.0], [75.0, 75.0]]> : tensor<3x2xf32>
  check.expect_eq_const %r#1, dense<11250.0> : tensor<f32>
  return
}

// -----

// Two inputs, two carried values that change places.
func.func @exchange() {
  %x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %y = stablehlo.constant dense<[10, 20, 30, 40]> : tensor<4xi64>
  %p = stablehlo.constant dense<100> : tensor<i64>
  %q = stablehlo.constant dense<1000> : tensor<i64>
  %r:3 = chlo.scan(%x, %y) inits(%p, %q) dimension=0 {
  ^bb0(%a: tensor<i64>, %b: tensor<i64>, %c: tensor<i64>, %d: tensor<i64>):
    %e = stablehlo.add %a, %d : tensor<i64>
    %f = stablehlo.add %b, %c : tensor<i64>
    %g = stablehlo.subtract %e, %f : tensor<i64>
    stablehlo.return %g, %e, %f : tensor<i64>, tensor<i64>, tensor<i64>
  } : (tensor<4xi64>, tensor<4xi64>, tensor<i64>, tensor<i64>) -> (tensor<4xi64>, tensor<i64>, tensor<i64>)
  check.expect_eq_const %r#0, dense<[891, -909, 882, -918]> : tensor<4xi64>
  check.expect_eq_const %r#1, dense<146> : tensor<i64>
  check.expect_eq_const %r#2, dense<1064> : tensor<i64>
  return
}
