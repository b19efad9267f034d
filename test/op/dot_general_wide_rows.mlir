// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Products of vectors with rows of integers whose sums have 64 bits, which wrap.

func.func @rows_and_vector() {
  %n = stablehlo.iota dim = 0 : tensor<5467xi64>
  %m = stablehlo.iota dim = 0 : tensor<77xi64>
  %c = stablehlo.constant dense<-7046029254386353131> : tensor<5467xi64>
  %d = stablehlo.constant dense<-4658895280553007687> : tensor<77xi64>
  %p = stablehlo.multiply %n, %c : tensor<5467xi64>
  %q = stablehlo.multiply %m, %d : tensor<77xi64>
  %pa = stablehlo.convert %p : (tensor<5467xi64>) -> tensor<5467xi64>
  %qb = stablehlo.convert %q : (tensor<77xi64>) -> tensor<77xi64>
  %x = stablehlo.reshape %pa : (tensor<5467xi64>) -> tensor<71x77xi64>
  %y = stablehlo.reshape %qb : (tensor<77xi64>) -> tensor<77xi64>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<71x77xi64>, tensor<77xi64>) -> tensor<71xi64>
  %xw = stablehlo.convert %x : (tensor<71x77xi64>) -> tensor<71x77xi64>
  %yw = stablehlo.convert %y : (tensor<77xi64>) -> tensor<77xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<71x77xi64>) -> tensor<71x77xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1] : (tensor<77xi64>) -> tensor<71x77xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<71x77xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<71x77xi64>, tensor<i64>) -> tensor<71xi64>
  check.expect_eq %r, %e : tensor<71xi64>
  return
}

// -----

func.func @vector_and_rows() {
  %n = stablehlo.iota dim = 0 : tensor<100xi64>
  %m = stablehlo.iota dim = 0 : tensor<900xi64>
  %c = stablehlo.constant dense<-7046029254386353131> : tensor<100xi64>
  %d = stablehlo.constant dense<-4658895280553007687> : tensor<900xi64>
  %p = stablehlo.multiply %n, %c : tensor<100xi64>
  %q = stablehlo.multiply %m, %d : tensor<900xi64>
  %pa = stablehlo.convert %p : (tensor<100xi64>) -> tensor<100xi64>
  %qb = stablehlo.convert %q : (tensor<900xi64>) -> tensor<900xi64>
  %x = stablehlo.reshape %pa : (tensor<100xi64>) -> tensor<100xi64>
  %y = stablehlo.reshape %qb : (tensor<900xi64>) -> tensor<9x100xi64>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [1] : (tensor<100xi64>, tensor<9x100xi64>) -> tensor<9xi64>
  %xw = stablehlo.convert %x : (tensor<100xi64>) -> tensor<100xi64>
  %yw = stablehlo.convert %y : (tensor<9x100xi64>) -> tensor<9x100xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [1] : (tensor<100xi64>) -> tensor<9x100xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [0, 1] : (tensor<9x100xi64>) -> tensor<9x100xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<9x100xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<9x100xi64>, tensor<i64>) -> tensor<9xi64>
  check.expect_eq %r, %e : tensor<9xi64>
  return
}

// -----

func.func @two_vectors() {
  %n = stablehlo.iota dim = 0 : tensor<5003xi64>
  %m = stablehlo.iota dim = 0 : tensor<5003xi64>
  %c = stablehlo.constant dense<-7046029254386353131> : tensor<5003xi64>
  %d = stablehlo.constant dense<-4658895280553007687> : tensor<5003xi64>
  %p = stablehlo.multiply %n, %c : tensor<5003xi64>
  %q = stablehlo.multiply %m, %d : tensor<5003xi64>
  %pa = stablehlo.convert %p : (tensor<5003xi64>) -> tensor<5003xi64>
  %qb = stablehlo.convert %q : (tensor<5003xi64>) -> tensor<5003xi64>
  %x = stablehlo.reshape %pa : (tensor<5003xi64>) -> tensor<5003xi64>
  %y = stablehlo.reshape %qb : (tensor<5003xi64>) -> tensor<5003xi64>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<5003xi64>, tensor<5003xi64>) -> tensor<i64>
  %xw = stablehlo.convert %x : (tensor<5003xi64>) -> tensor<5003xi64>
  %yw = stablehlo.convert %y : (tensor<5003xi64>) -> tensor<5003xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0] : (tensor<5003xi64>) -> tensor<5003xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [0] : (tensor<5003xi64>) -> tensor<5003xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<5003xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [0] : (tensor<5003xi64>, tensor<i64>) -> tensor<i64>
  check.expect_eq %r, %e : tensor<i64>
  return
}

// -----

func.func @of_32_bits() {
  %n = stablehlo.iota dim = 0 : tensor<3200xi64>
  %m = stablehlo.iota dim = 0 : tensor<64xi64>
  %c = stablehlo.constant dense<-7046029254386353131> : tensor<3200xi64>
  %d = stablehlo.constant dense<-4658895280553007687> : tensor<64xi64>
  %p = stablehlo.multiply %n, %c : tensor<3200xi64>
  %q = stablehlo.multiply %m, %d : tensor<64xi64>
  %pa = stablehlo.convert %p : (tensor<3200xi64>) -> tensor<3200xi32>
  %qb = stablehlo.convert %q : (tensor<64xi64>) -> tensor<64xi32>
  %x = stablehlo.reshape %pa : (tensor<3200xi32>) -> tensor<50x64xi32>
  %y = stablehlo.reshape %qb : (tensor<64xi32>) -> tensor<64xi32>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<50x64xi32>, tensor<64xi32>) -> tensor<50xi64>
  %xw = stablehlo.convert %x : (tensor<50x64xi32>) -> tensor<50x64xi64>
  %yw = stablehlo.convert %y : (tensor<64xi32>) -> tensor<64xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<50x64xi64>) -> tensor<50x64xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1] : (tensor<64xi64>) -> tensor<50x64xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<50x64xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<50x64xi64>, tensor<i64>) -> tensor<50xi64>
  check.expect_eq %r, %e : tensor<50xi64>
  return
}

// -----

func.func @of_a_batch() {
  %n = stablehlo.iota dim = 0 : tensor<6000xi64>
  %m = stablehlo.iota dim = 0 : tensor<200xi64>
  %c = stablehlo.constant dense<-7046029254386353131> : tensor<6000xi64>
  %d = stablehlo.constant dense<-4658895280553007687> : tensor<200xi64>
  %p = stablehlo.multiply %n, %c : tensor<6000xi64>
  %q = stablehlo.multiply %m, %d : tensor<200xi64>
  %pa = stablehlo.convert %p : (tensor<6000xi64>) -> tensor<6000xi64>
  %qb = stablehlo.convert %q : (tensor<200xi64>) -> tensor<200xi64>
  %x = stablehlo.reshape %pa : (tensor<6000xi64>) -> tensor<5x30x40xi64>
  %y = stablehlo.reshape %qb : (tensor<200xi64>) -> tensor<5x40xi64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<5x30x40xi64>, tensor<5x40xi64>) -> tensor<5x30xi64>
  %xw = stablehlo.convert %x : (tensor<5x30x40xi64>) -> tensor<5x30x40xi64>
  %yw = stablehlo.convert %y : (tensor<5x40xi64>) -> tensor<5x40xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1, 2] : (tensor<5x30x40xi64>) -> tensor<5x30x40xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [0, 2] : (tensor<5x40xi64>) -> tensor<5x30x40xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<5x30x40xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [2] : (tensor<5x30x40xi64>, tensor<i64>) -> tensor<5x30xi64>
  check.expect_eq %r, %e : tensor<5x30xi64>
  return
}
