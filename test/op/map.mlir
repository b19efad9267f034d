// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// map: bodies of one op, of several, and ones that the interpreter runs element by element.
// Written by tools/record_ops.py.

func.func @one_op_0() {
  %0 = stablehlo.constant dense<[[-4, 0, 3], [3, -3, 2]]> : tensor<2x3xi8>
  %1 = stablehlo.constant dense<[[-3, -1, 0], [-3, 1, -4]]> : tensor<2x3xi8>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %c = stablehlo.add %a, %b : tensor<i8>
    stablehlo.return %c : tensor<i8>
  }) : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  check.expect_eq_const %r, dense<[[-7, -1, 3], [0, -2, -2]]> : tensor<2x3xi8>
  return
}

// -----

func.func @one_op_1() {
  %0 = stablehlo.constant dense<[[2.0, 3.0, -3.0], [1.0, 4.0, -1.0]]> : tensor<2x3xf32>
  %1 = stablehlo.constant dense<[[3.0, 0.0, -3.0], [-1.0, 3.0, 3.0]]> : tensor<2x3xf32>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r, dense<[[5.0, 3.0, -6.0], [0.0, 7.0, 2.0]]> : tensor<2x3xf32>
  return
}

// -----

func.func @one_op_2() {
  %0 = stablehlo.constant dense<[[-4.0, 2.0, -3.0], [4.0, 3.0, 2.0]]> : tensor<2x3xbf16>
  %1 = stablehlo.constant dense<[[4.0, -2.0, -2.0], [-1.0, 2.0, -1.0]]> : tensor<2x3xbf16>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %c : tensor<bf16>
  }) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  check.expect_eq_const %r, dense<[[0.0, 0.0, -5.0], [3.0, 5.0, 1.0]]> : tensor<2x3xbf16>
  return
}

// -----

func.func @one_op_3() {
  %0 = stablehlo.constant dense<[[(4.0, -4.0), (-4.0, 4.0), (-1.0, -4.0)], [(4.0, -3.0), (1.0, 1.0), (3.0, 3.0)]]> : tensor<2x3xcomplex<f32>>
  %1 = stablehlo.constant dense<[[(2.0, 4.0), (0.0, -2.0), (3.0, 3.0)], [(4.0, 3.0), (3.0, 4.0), (-1.0, -4.0)]]> : tensor<2x3xcomplex<f32>>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %c = stablehlo.add %a, %b : tensor<complex<f32>>
    stablehlo.return %c : tensor<complex<f32>>
  }) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(6.0, 0.0), (-4.0, 2.0), (2.0, -1.0)], [(8.0, 0.0), (4.0, 5.0), (2.0, -1.0)]]> : tensor<2x3xcomplex<f32>>
  return
}

// -----

func.func @one_op_4() {
  %0 = stablehlo.constant dense<[[false, true, false], [true, true, true]]> : tensor<2x3xi1>
  %1 = stablehlo.constant dense<[[false, false, false], [true, true, false]]> : tensor<2x3xi1>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %c = stablehlo.and %a, %b : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  check.expect_eq_const %r, dense<[[false, false, false], [true, true, false]]> : tensor<2x3xi1>
  return
}

// -----

func.func @another_type() {
  %x = stablehlo.constant dense<[1.5, -2.5, 300.0]> : tensor<3xf32>
  %y = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi8>
  %z = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %r = "stablehlo.map"(%x, %y, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i8>, %p: tensor<i1>):
    %c = stablehlo.convert %b : (tensor<i8>) -> tensor<f32>
    %low = stablehlo.constant dense<-2.0> : tensor<f32>
    %high = stablehlo.constant dense<100.0> : tensor<f32>
    %d = stablehlo.clamp %low, %a, %high : tensor<f32>
    %e = stablehlo.select %p, %c, %d : tensor<i1>, tensor<f32>
    %f = stablehlo.add %d, %e : tensor<f32>
    %g = stablehlo.bitcast_convert %f : (tensor<f32>) -> tensor<i32>
    %h = stablehlo.bitcast_convert %g : (tensor<i32>) -> tensor<f32>
    %i = stablehlo.convert %h : (tensor<f32>) -> tensor<i64>
    stablehlo.return %i : tensor<i64>
  }) : (tensor<3xf32>, tensor<3xi8>, tensor<3xi1>) -> tensor<3xi64>
  check.expect_eq_const %r, dense<[2, -4, 103]> : tensor<3xi64>
  return
}

// -----

// Collatz: a loop in the body.
func.func @loop_in_body() {
  %x = stablehlo.constant dense<[[1, 2, 3], [6, 7, 27]]> : tensor<2x3xi64>
  %r = "stablehlo.map"(%x) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i64>):
    %zero = stablehlo.constant dense<0> : tensor<i64>
    %one = stablehlo.constant dense<1> : tensor<i64>
    %two = stablehlo.constant dense<2> : tensor<i64>
    %three = stablehlo.constant dense<3> : tensor<i64>
    %w:2 = stablehlo.while(%n = %a, %steps = %zero) : tensor<i64>, tensor<i64>
    cond {
      %go = stablehlo.compare NE, %n, %one : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %go : tensor<i1>
    } do {
      %half = stablehlo.divide %n, %two : tensor<i64>
      %triple = stablehlo.multiply %n, %three : tensor<i64>
      %up = stablehlo.add %triple, %one : tensor<i64>
      %rest = stablehlo.remainder %n, %two : tensor<i64>
      %odd = stablehlo.compare EQ, %rest, %one : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %next = stablehlo.select %odd, %up, %half : tensor<i1>, tensor<i64>
      %count = stablehlo.add %steps, %one : tensor<i64>
      stablehlo.return %next, %count : tensor<i64>, tensor<i64>
    }
    stablehlo.return %w#1 : tensor<i64>
  }) : (tensor<2x3xi64>) -> tensor<2x3xi64>
  check.expect_eq_const %r, dense<[[0, 1, 7], [8, 16, 111]]> : tensor<2x3xi64>
  return
}

// -----

func.func @scalar_and_empty() {
  %x = stablehlo.constant dense<5> : tensor<ui8>
  %r = "stablehlo.map"(%x) <{dimensions = array<i64>}> ({
  ^bb0(%a: tensor<ui8>):
    %c = stablehlo.not %a : tensor<ui8>
    stablehlo.return %c : tensor<ui8>
  }) : (tensor<ui8>) -> tensor<ui8>
  check.expect_eq_const %r, dense<250> : tensor<ui8>
  %y = stablehlo.constant dense<> : tensor<0x2xf32>
  %s = "stablehlo.map"(%y, %y) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  check.expect_eq_const %s, dense<> : tensor<0x2xf32>
  return
}
