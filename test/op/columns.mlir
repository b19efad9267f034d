// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Columns of rows of three and four elements, of 4 and 8 bytes, all of them and some; and such rows made of columns by
// a concatenation that is transposed. Element (i, j) is 10 i + j
// and stands in memory, as sorted columns do.
func.func @main() {
  %r = stablehlo.iota dim = 0 : tensor<83x3xf32>
  %c = stablehlo.iota dim = 1 : tensor<83x3xf32>
  %ten = stablehlo.constant dense<10.0> : tensor<83x3xf32>
  %r10 = stablehlo.multiply %r, %ten : tensor<83x3xf32>
  %v = stablehlo.add %r10, %c : tensor<83x3xf32>
  %x = "stablehlo.sort"(%v) ({^bb0(%p: tensor<f32>, %q: tensor<f32>): %less = stablehlo.compare LT, %p, %q, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>}) {dimension = 0 : i64} : (tensor<83x3xf32>) -> tensor<83x3xf32>
  %s0 = stablehlo.slice %x [0:83, 0:1] : (tensor<83x3xf32>) -> tensor<83x1xf32>
  %t0 = stablehlo.reshape %s0 : (tensor<83x1xf32>) -> tensor<83xf32>
  %s1 = stablehlo.slice %x [0:83, 1:2] : (tensor<83x3xf32>) -> tensor<83x1xf32>
  %t1 = stablehlo.reshape %s1 : (tensor<83x1xf32>) -> tensor<83xf32>
  %s2 = stablehlo.slice %x [0:83, 2:3] : (tensor<83x3xf32>) -> tensor<83x1xf32>
  %t2 = stablehlo.reshape %s2 : (tensor<83x1xf32>) -> tensor<83xf32>
  %d0 = stablehlo.subtract %t0, %t1 : tensor<83xf32>
  %y0 = stablehlo.add %d0, %t0 : tensor<83xf32>
  %b0 = stablehlo.broadcast_in_dim %y0, dims = [1] : (tensor<83xf32>) -> tensor<1x83xf32>
  %d1 = stablehlo.subtract %t1, %t2 : tensor<83xf32>
  %y1 = stablehlo.add %d1, %t0 : tensor<83xf32>
  %b1 = stablehlo.broadcast_in_dim %y1, dims = [1] : (tensor<83xf32>) -> tensor<1x83xf32>
  %d2 = stablehlo.subtract %t2, %t0 : tensor<83xf32>
  %y2 = stablehlo.add %d2, %t0 : tensor<83xf32>
  %b2 = stablehlo.broadcast_in_dim %y2, dims = [1] : (tensor<83xf32>) -> tensor<1x83xf32>
  %z = stablehlo.concatenate %b0, %b1, %b2, dim = 0 : (tensor<1x83xf32>, tensor<1x83xf32>, tensor<1x83xf32>) -> tensor<3x83xf32>
  %got = stablehlo.transpose %z, dims = [1, 0] : (tensor<3x83xf32>) -> tensor<83x3xf32>
  %i = stablehlo.iota dim = 0 : tensor<83x3xf32>
  %tenb = stablehlo.constant dense<10.0> : tensor<83x3xf32>
  %i10 = stablehlo.multiply %i, %tenb : tensor<83x3xf32>
  %k = stablehlo.constant dense<[-1.0, -1.0, 2.0]> : tensor<3xf32>
  %kb = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<3xf32>) -> tensor<83x3xf32>
  %want = stablehlo.add %i10, %kb : tensor<83x3xf32>
  check.expect_eq %got, %want : tensor<83x3xf32>
  return
}

// -----

func.func @main() {
  %r = stablehlo.iota dim = 0 : tensor<83x3xf32>
  %c = stablehlo.iota dim = 1 : tensor<83x3xf32>
  %ten = stablehlo.constant dense<10.0> : tensor<83x3xf32>
  %r10 = stablehlo.multiply %r, %ten : tensor<83x3xf32>
  %v = stablehlo.add %r10, %c : tensor<83x3xf32>
  %x = "stablehlo.sort"(%v) ({^bb0(%p: tensor<f32>, %q: tensor<f32>): %less = stablehlo.compare LT, %p, %q, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>}) {dimension = 0 : i64} : (tensor<83x3xf32>) -> tensor<83x3xf32>
  %s1 = stablehlo.slice %x [0:83, 1:2] : (tensor<83x3xf32>) -> tensor<83x1xf32>
  %t1 = stablehlo.reshape %s1 : (tensor<83x1xf32>) -> tensor<83xf32>
  %s2 = stablehlo.slice %x [0:83, 2:3] : (tensor<83x3xf32>) -> tensor<83x1xf32>
  %t2 = stablehlo.reshape %s2 : (tensor<83x1xf32>) -> tensor<83xf32>
  %d0 = stablehlo.subtract %t1, %t2 : tensor<83xf32>
  %y0 = stablehlo.add %d0, %t1 : tensor<83xf32>
  %b0 = stablehlo.broadcast_in_dim %y0, dims = [1] : (tensor<83xf32>) -> tensor<1x83xf32>
  %d1 = stablehlo.subtract %t2, %t1 : tensor<83xf32>
  %y1 = stablehlo.add %d1, %t1 : tensor<83xf32>
  %b1 = stablehlo.broadcast_in_dim %y1, dims = [1] : (tensor<83xf32>) -> tensor<1x83xf32>
  %z = stablehlo.concatenate %b0, %b1, dim = 0 : (tensor<1x83xf32>, tensor<1x83xf32>) -> tensor<2x83xf32>
  %got = stablehlo.transpose %z, dims = [1, 0] : (tensor<2x83xf32>) -> tensor<83x2xf32>
  %i = stablehlo.iota dim = 0 : tensor<83x2xf32>
  %tenb = stablehlo.constant dense<10.0> : tensor<83x2xf32>
  %i10 = stablehlo.multiply %i, %tenb : tensor<83x2xf32>
  %k = stablehlo.constant dense<[0.0, 2.0]> : tensor<2xf32>
  %kb = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<2xf32>) -> tensor<83x2xf32>
  %want = stablehlo.add %i10, %kb : tensor<83x2xf32>
  check.expect_eq %got, %want : tensor<83x2xf32>
  return
}

// -----

func.func @main() {
  %r = stablehlo.iota dim = 0 : tensor<83x4xi32>
  %c = stablehlo.iota dim = 1 : tensor<83x4xi32>
  %ten = stablehlo.constant dense<10> : tensor<83x4xi32>
  %r10 = stablehlo.multiply %r, %ten : tensor<83x4xi32>
  %v = stablehlo.add %r10, %c : tensor<83x4xi32>
  %x = "stablehlo.sort"(%v) ({^bb0(%p: tensor<i32>, %q: tensor<i32>): %less = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>}) {dimension = 0 : i64} : (tensor<83x4xi32>) -> tensor<83x4xi32>
  %s0 = stablehlo.slice %x [0:83, 0:1] : (tensor<83x4xi32>) -> tensor<83x1xi32>
  %t0 = stablehlo.reshape %s0 : (tensor<83x1xi32>) -> tensor<83xi32>
  %s1 = stablehlo.slice %x [0:83, 1:2] : (tensor<83x4xi32>) -> tensor<83x1xi32>
  %t1 = stablehlo.reshape %s1 : (tensor<83x1xi32>) -> tensor<83xi32>
  %s2 = stablehlo.slice %x [0:83, 2:3] : (tensor<83x4xi32>) -> tensor<83x1xi32>
  %t2 = stablehlo.reshape %s2 : (tensor<83x1xi32>) -> tensor<83xi32>
  %s3 = stablehlo.slice %x [0:83, 3:4] : (tensor<83x4xi32>) -> tensor<83x1xi32>
  %t3 = stablehlo.reshape %s3 : (tensor<83x1xi32>) -> tensor<83xi32>
  %d0 = stablehlo.subtract %t0, %t1 : tensor<83xi32>
  %y0 = stablehlo.add %d0, %t0 : tensor<83xi32>
  %b0 = stablehlo.broadcast_in_dim %y0, dims = [1] : (tensor<83xi32>) -> tensor<1x83xi32>
  %d1 = stablehlo.subtract %t1, %t2 : tensor<83xi32>
  %y1 = stablehlo.add %d1, %t0 : tensor<83xi32>
  %b1 = stablehlo.broadcast_in_dim %y1, dims = [1] : (tensor<83xi32>) -> tensor<1x83xi32>
  %d2 = stablehlo.subtract %t2, %t3 : tensor<83xi32>
  %y2 = stablehlo.add %d2, %t0 : tensor<83xi32>
  %b2 = stablehlo.broadcast_in_dim %y2, dims = [1] : (tensor<83xi32>) -> tensor<1x83xi32>
  %d3 = stablehlo.subtract %t3, %t0 : tensor<83xi32>
  %y3 = stablehlo.add %d3, %t0 : tensor<83xi32>
  %b3 = stablehlo.broadcast_in_dim %y3, dims = [1] : (tensor<83xi32>) -> tensor<1x83xi32>
  %z = stablehlo.concatenate %b0, %b1, %b2, %b3, dim = 0 : (tensor<1x83xi32>, tensor<1x83xi32>, tensor<1x83xi32>, tensor<1x83xi32>) -> tensor<4x83xi32>
  %got = stablehlo.transpose %z, dims = [1, 0] : (tensor<4x83xi32>) -> tensor<83x4xi32>
  %i = stablehlo.iota dim = 0 : tensor<83x4xi32>
  %tenb = stablehlo.constant dense<10> : tensor<83x4xi32>
  %i10 = stablehlo.multiply %i, %tenb : tensor<83x4xi32>
  %k = stablehlo.constant dense<[-1, -1, -1, 3]> : tensor<4xi32>
  %kb = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<4xi32>) -> tensor<83x4xi32>
  %want = stablehlo.add %i10, %kb : tensor<83x4xi32>
  check.expect_eq %got, %want : tensor<83x4xi32>
  return
}

// -----

func.func @main() {
  %r = stablehlo.iota dim = 0 : tensor<67x4xf32>
  %c = stablehlo.iota dim = 1 : tensor<67x4xf32>
  %ten = stablehlo.constant dense<10.0> : tensor<67x4xf32>
  %r10 = stablehlo.multiply %r, %ten : tensor<67x4xf32>
  %v = stablehlo.add %r10, %c : tensor<67x4xf32>
  %x = "stablehlo.sort"(%v) ({^bb0(%p: tensor<f32>, %q: tensor<f32>): %less = stablehlo.compare LT, %p, %q, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>}) {dimension = 0 : i64} : (tensor<67x4xf32>) -> tensor<67x4xf32>
  %s3 = stablehlo.slice %x [0:67, 3:4] : (tensor<67x4xf32>) -> tensor<67x1xf32>
  %t3 = stablehlo.reshape %s3 : (tensor<67x1xf32>) -> tensor<67xf32>
  %s1 = stablehlo.slice %x [0:67, 1:2] : (tensor<67x4xf32>) -> tensor<67x1xf32>
  %t1 = stablehlo.reshape %s1 : (tensor<67x1xf32>) -> tensor<67xf32>
  %d0 = stablehlo.subtract %t3, %t1 : tensor<67xf32>
  %y0 = stablehlo.add %d0, %t3 : tensor<67xf32>
  %b0 = stablehlo.broadcast_in_dim %y0, dims = [1] : (tensor<67xf32>) -> tensor<1x67xf32>
  %d1 = stablehlo.subtract %t1, %t3 : tensor<67xf32>
  %y1 = stablehlo.add %d1, %t3 : tensor<67xf32>
  %b1 = stablehlo.broadcast_in_dim %y1, dims = [1] : (tensor<67xf32>) -> tensor<1x67xf32>
  %z = stablehlo.concatenate %b0, %b1, dim = 0 : (tensor<1x67xf32>, tensor<1x67xf32>) -> tensor<2x67xf32>
  %got = stablehlo.transpose %z, dims = [1, 0] : (tensor<2x67xf32>) -> tensor<67x2xf32>
  %i = stablehlo.iota dim = 0 : tensor<67x2xf32>
  %tenb = stablehlo.constant dense<10.0> : tensor<67x2xf32>
  %i10 = stablehlo.multiply %i, %tenb : tensor<67x2xf32>
  %k = stablehlo.constant dense<[5.0, 1.0]> : tensor<2xf32>
  %kb = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<2xf32>) -> tensor<67x2xf32>
  %want = stablehlo.add %i10, %kb : tensor<67x2xf32>
  check.expect_eq %got, %want : tensor<67x2xf32>
  return
}

// -----

func.func @main() {
  %r = stablehlo.iota dim = 0 : tensor<45x3xf64>
  %c = stablehlo.iota dim = 1 : tensor<45x3xf64>
  %ten = stablehlo.constant dense<10.0> : tensor<45x3xf64>
  %r10 = stablehlo.multiply %r, %ten : tensor<45x3xf64>
  %v = stablehlo.add %r10, %c : tensor<45x3xf64>
  %x = "stablehlo.sort"(%v) ({^bb0(%p: tensor<f64>, %q: tensor<f64>): %less = stablehlo.compare LT, %p, %q, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>}) {dimension = 0 : i64} : (tensor<45x3xf64>) -> tensor<45x3xf64>
  %s0 = stablehlo.slice %x [0:45, 0:1] : (tensor<45x3xf64>) -> tensor<45x1xf64>
  %t0 = stablehlo.reshape %s0 : (tensor<45x1xf64>) -> tensor<45xf64>
  %s1 = stablehlo.slice %x [0:45, 1:2] : (tensor<45x3xf64>) -> tensor<45x1xf64>
  %t1 = stablehlo.reshape %s1 : (tensor<45x1xf64>) -> tensor<45xf64>
  %s2 = stablehlo.slice %x [0:45, 2:3] : (tensor<45x3xf64>) -> tensor<45x1xf64>
  %t2 = stablehlo.reshape %s2 : (tensor<45x1xf64>) -> tensor<45xf64>
  %d0 = stablehlo.subtract %t0, %t1 : tensor<45xf64>
  %y0 = stablehlo.add %d0, %t0 : tensor<45xf64>
  %b0 = stablehlo.broadcast_in_dim %y0, dims = [1] : (tensor<45xf64>) -> tensor<1x45xf64>
  %d1 = stablehlo.subtract %t1, %t2 : tensor<45xf64>
  %y1 = stablehlo.add %d1, %t0 : tensor<45xf64>
  %b1 = stablehlo.broadcast_in_dim %y1, dims = [1] : (tensor<45xf64>) -> tensor<1x45xf64>
  %d2 = stablehlo.subtract %t2, %t0 : tensor<45xf64>
  %y2 = stablehlo.add %d2, %t0 : tensor<45xf64>
  %b2 = stablehlo.broadcast_in_dim %y2, dims = [1] : (tensor<45xf64>) -> tensor<1x45xf64>
  %z = stablehlo.concatenate %b0, %b1, %b2, dim = 0 : (tensor<1x45xf64>, tensor<1x45xf64>, tensor<1x45xf64>) -> tensor<3x45xf64>
  %got = stablehlo.transpose %z, dims = [1, 0] : (tensor<3x45xf64>) -> tensor<45x3xf64>
  %i = stablehlo.iota dim = 0 : tensor<45x3xf64>
  %tenb = stablehlo.constant dense<10.0> : tensor<45x3xf64>
  %i10 = stablehlo.multiply %i, %tenb : tensor<45x3xf64>
  %k = stablehlo.constant dense<[-1.0, -1.0, 2.0]> : tensor<3xf64>
  %kb = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<3xf64>) -> tensor<45x3xf64>
  %want = stablehlo.add %i10, %kb : tensor<45x3xf64>
  check.expect_eq %got, %want : tensor<45x3xf64>
  return
}

// -----

func.func @main() {
  %r = stablehlo.iota dim = 0 : tensor<45x4xi64>
  %c = stablehlo.iota dim = 1 : tensor<45x4xi64>
  %ten = stablehlo.constant dense<10> : tensor<45x4xi64>
  %r10 = stablehlo.multiply %r, %ten : tensor<45x4xi64>
  %v = stablehlo.add %r10, %c : tensor<45x4xi64>
  %x = "stablehlo.sort"(%v) ({^bb0(%p: tensor<i64>, %q: tensor<i64>): %less = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>}) {dimension = 0 : i64} : (tensor<45x4xi64>) -> tensor<45x4xi64>
  %s0 = stablehlo.slice %x [0:45, 0:1] : (tensor<45x4xi64>) -> tensor<45x1xi64>
  %t0 = stablehlo.reshape %s0 : (tensor<45x1xi64>) -> tensor<45xi64>
  %s2 = stablehlo.slice %x [0:45, 2:3] : (tensor<45x4xi64>) -> tensor<45x1xi64>
  %t2 = stablehlo.reshape %s2 : (tensor<45x1xi64>) -> tensor<45xi64>
  %s3 = stablehlo.slice %x [0:45, 3:4] : (tensor<45x4xi64>) -> tensor<45x1xi64>
  %t3 = stablehlo.reshape %s3 : (tensor<45x1xi64>) -> tensor<45xi64>
  %d0 = stablehlo.subtract %t0, %t2 : tensor<45xi64>
  %y0 = stablehlo.add %d0, %t0 : tensor<45xi64>
  %b0 = stablehlo.broadcast_in_dim %y0, dims = [1] : (tensor<45xi64>) -> tensor<1x45xi64>
  %d1 = stablehlo.subtract %t2, %t3 : tensor<45xi64>
  %y1 = stablehlo.add %d1, %t0 : tensor<45xi64>
  %b1 = stablehlo.broadcast_in_dim %y1, dims = [1] : (tensor<45xi64>) -> tensor<1x45xi64>
  %d2 = stablehlo.subtract %t3, %t0 : tensor<45xi64>
  %y2 = stablehlo.add %d2, %t0 : tensor<45xi64>
  %b2 = stablehlo.broadcast_in_dim %y2, dims = [1] : (tensor<45xi64>) -> tensor<1x45xi64>
  %z = stablehlo.concatenate %b0, %b1, %b2, dim = 0 : (tensor<1x45xi64>, tensor<1x45xi64>, tensor<1x45xi64>) -> tensor<3x45xi64>
  %got = stablehlo.transpose %z, dims = [1, 0] : (tensor<3x45xi64>) -> tensor<45x3xi64>
  %i = stablehlo.iota dim = 0 : tensor<45x3xi64>
  %tenb = stablehlo.constant dense<10> : tensor<45x3xi64>
  %i10 = stablehlo.multiply %i, %tenb : tensor<45x3xi64>
  %k = stablehlo.constant dense<[-2, -1, 3]> : tensor<3xi64>
  %kb = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<3xi64>) -> tensor<45x3xi64>
  %want = stablehlo.add %i10, %kb : tensor<45x3xi64>
  check.expect_eq %got, %want : tensor<45x3xi64>
  return
}

// -----

func.func @main() {
  %r = stablehlo.iota dim = 0 : tensor<37x2xf64>
  %c = stablehlo.iota dim = 1 : tensor<37x2xf64>
  %ten = stablehlo.constant dense<10.0> : tensor<37x2xf64>
  %r10 = stablehlo.multiply %r, %ten : tensor<37x2xf64>
  %v = stablehlo.add %r10, %c : tensor<37x2xf64>
  %x = "stablehlo.sort"(%v) ({^bb0(%p: tensor<f64>, %q: tensor<f64>): %less = stablehlo.compare LT, %p, %q, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>}) {dimension = 0 : i64} : (tensor<37x2xf64>) -> tensor<37x2xf64>
  %s0 = stablehlo.slice %x [0:37, 0:1] : (tensor<37x2xf64>) -> tensor<37x1xf64>
  %t0 = stablehlo.reshape %s0 : (tensor<37x1xf64>) -> tensor<37xf64>
  %s1 = stablehlo.slice %x [0:37, 1:2] : (tensor<37x2xf64>) -> tensor<37x1xf64>
  %t1 = stablehlo.reshape %s1 : (tensor<37x1xf64>) -> tensor<37xf64>
  %d0 = stablehlo.subtract %t0, %t1 : tensor<37xf64>
  %y0 = stablehlo.add %d0, %t0 : tensor<37xf64>
  %b0 = stablehlo.broadcast_in_dim %y0, dims = [1] : (tensor<37xf64>) -> tensor<1x37xf64>
  %d1 = stablehlo.subtract %t1, %t0 : tensor<37xf64>
  %y1 = stablehlo.add %d1, %t0 : tensor<37xf64>
  %b1 = stablehlo.broadcast_in_dim %y1, dims = [1] : (tensor<37xf64>) -> tensor<1x37xf64>
  %z = stablehlo.concatenate %b0, %b1, dim = 0 : (tensor<1x37xf64>, tensor<1x37xf64>) -> tensor<2x37xf64>
  %got = stablehlo.transpose %z, dims = [1, 0] : (tensor<2x37xf64>) -> tensor<37x2xf64>
  %i = stablehlo.iota dim = 0 : tensor<37x2xf64>
  %tenb = stablehlo.constant dense<10.0> : tensor<37x2xf64>
  %i10 = stablehlo.multiply %i, %tenb : tensor<37x2xf64>
  %k = stablehlo.constant dense<[-1.0, 1.0]> : tensor<2xf64>
  %kb = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<2xf64>) -> tensor<37x2xf64>
  %want = stablehlo.add %i10, %kb : tensor<37x2xf64>
  check.expect_eq %got, %want : tensor<37x2xf64>
  return
}
