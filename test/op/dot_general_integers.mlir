// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Products of integers with results of other types, which the operands are converted to: in blocks, in rows and turned.

func.func @i8_f32_33x70x5() {
  %n = stablehlo.iota dim = 0 : tensor<2310xi32>
  %m = stablehlo.iota dim = 0 : tensor<350xi32>
  %c = stablehlo.constant dense<40503> : tensor<2310xi32>
  %d = stablehlo.constant dense<-12345> : tensor<350xi32>
  %p = stablehlo.multiply %n, %c : tensor<2310xi32>
  %q = stablehlo.multiply %m, %d : tensor<350xi32>
  %u = stablehlo.constant dense<100> : tensor<2310xi32>
  %v = stablehlo.constant dense<100> : tensor<350xi32>
  %pm = stablehlo.remainder %p, %u : tensor<2310xi32>
  %qm = stablehlo.remainder %q, %v : tensor<350xi32>
  %ps = stablehlo.negate %pm : tensor<2310xi32>
  %qs = stablehlo.negate %qm : tensor<350xi32>
  %pa = stablehlo.convert %ps : (tensor<2310xi32>) -> tensor<2310xi8>
  %qb = stablehlo.convert %qs : (tensor<350xi32>) -> tensor<350xi8>
  %x = stablehlo.reshape %pa : (tensor<2310xi8>) -> tensor<33x70xi8>
  %y = stablehlo.reshape %qb : (tensor<350xi8>) -> tensor<70x5xi8>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<33x70xi8>, tensor<70x5xi8>) -> tensor<33x5xf32>
  %xw = stablehlo.convert %x : (tensor<33x70xi8>) -> tensor<33x70xi64>
  %yw = stablehlo.convert %y : (tensor<70x5xi8>) -> tensor<70x5xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<33x70xi64>) -> tensor<33x70x5xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<70x5xi64>) -> tensor<33x70x5xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<33x70x5xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<33x70x5xi64>, tensor<i64>) -> tensor<33x5xi64>
  %f = stablehlo.convert %e : (tensor<33x5xi64>) -> tensor<33x5xf32>
  check.expect_eq %r, %f : tensor<33x5xf32>
  return
}

// -----

func.func @i8_f32_40x66x45() {
  %n = stablehlo.iota dim = 0 : tensor<2640xi32>
  %m = stablehlo.iota dim = 0 : tensor<2970xi32>
  %c = stablehlo.constant dense<40503> : tensor<2640xi32>
  %d = stablehlo.constant dense<-12345> : tensor<2970xi32>
  %p = stablehlo.multiply %n, %c : tensor<2640xi32>
  %q = stablehlo.multiply %m, %d : tensor<2970xi32>
  %u = stablehlo.constant dense<100> : tensor<2640xi32>
  %v = stablehlo.constant dense<100> : tensor<2970xi32>
  %pm = stablehlo.remainder %p, %u : tensor<2640xi32>
  %qm = stablehlo.remainder %q, %v : tensor<2970xi32>
  %ps = stablehlo.negate %pm : tensor<2640xi32>
  %qs = stablehlo.negate %qm : tensor<2970xi32>
  %pa = stablehlo.convert %ps : (tensor<2640xi32>) -> tensor<2640xi8>
  %qb = stablehlo.convert %qs : (tensor<2970xi32>) -> tensor<2970xi8>
  %x = stablehlo.reshape %pa : (tensor<2640xi8>) -> tensor<40x66xi8>
  %y = stablehlo.reshape %qb : (tensor<2970xi8>) -> tensor<66x45xi8>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<40x66xi8>, tensor<66x45xi8>) -> tensor<40x45xf32>
  %xw = stablehlo.convert %x : (tensor<40x66xi8>) -> tensor<40x66xi64>
  %yw = stablehlo.convert %y : (tensor<66x45xi8>) -> tensor<66x45xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<40x66xi64>) -> tensor<40x66x45xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<66x45xi64>) -> tensor<40x66x45xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<40x66x45xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<40x66x45xi64>, tensor<i64>) -> tensor<40x45xi64>
  %f = stablehlo.convert %e : (tensor<40x45xi64>) -> tensor<40x45xf32>
  check.expect_eq %r, %f : tensor<40x45xf32>
  return
}

// -----

func.func @i8_f64_1x70x37() {
  %n = stablehlo.iota dim = 0 : tensor<70xi32>
  %m = stablehlo.iota dim = 0 : tensor<2590xi32>
  %c = stablehlo.constant dense<40503> : tensor<70xi32>
  %d = stablehlo.constant dense<-12345> : tensor<2590xi32>
  %p = stablehlo.multiply %n, %c : tensor<70xi32>
  %q = stablehlo.multiply %m, %d : tensor<2590xi32>
  %u = stablehlo.constant dense<1048576> : tensor<70xi32>
  %v = stablehlo.constant dense<1048576> : tensor<2590xi32>
  %pm = stablehlo.remainder %p, %u : tensor<70xi32>
  %qm = stablehlo.remainder %q, %v : tensor<2590xi32>
  %ps = stablehlo.negate %pm : tensor<70xi32>
  %qs = stablehlo.negate %qm : tensor<2590xi32>
  %pa = stablehlo.convert %ps : (tensor<70xi32>) -> tensor<70xi8>
  %qb = stablehlo.convert %qs : (tensor<2590xi32>) -> tensor<2590xi8>
  %x = stablehlo.reshape %pa : (tensor<70xi8>) -> tensor<1x70xi8>
  %y = stablehlo.reshape %qb : (tensor<2590xi8>) -> tensor<70x37xi8>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<1x70xi8>, tensor<70x37xi8>) -> tensor<1x37xf64>
  %xw = stablehlo.convert %x : (tensor<1x70xi8>) -> tensor<1x70xi64>
  %yw = stablehlo.convert %y : (tensor<70x37xi8>) -> tensor<70x37xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<1x70xi64>) -> tensor<1x70x37xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<70x37xi64>) -> tensor<1x70x37xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<1x70x37xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x70x37xi64>, tensor<i64>) -> tensor<1x37xi64>
  %f = stablehlo.convert %e : (tensor<1x37xi64>) -> tensor<1x37xf64>
  check.expect_eq %r, %f : tensor<1x37xf64>
  return
}

// -----

func.func @i8_f64_200x64x3() {
  %n = stablehlo.iota dim = 0 : tensor<12800xi32>
  %m = stablehlo.iota dim = 0 : tensor<192xi32>
  %c = stablehlo.constant dense<40503> : tensor<12800xi32>
  %d = stablehlo.constant dense<-12345> : tensor<192xi32>
  %p = stablehlo.multiply %n, %c : tensor<12800xi32>
  %q = stablehlo.multiply %m, %d : tensor<192xi32>
  %u = stablehlo.constant dense<1048576> : tensor<12800xi32>
  %v = stablehlo.constant dense<1048576> : tensor<192xi32>
  %pm = stablehlo.remainder %p, %u : tensor<12800xi32>
  %qm = stablehlo.remainder %q, %v : tensor<192xi32>
  %ps = stablehlo.negate %pm : tensor<12800xi32>
  %qs = stablehlo.negate %qm : tensor<192xi32>
  %pa = stablehlo.convert %ps : (tensor<12800xi32>) -> tensor<12800xi8>
  %qb = stablehlo.convert %qs : (tensor<192xi32>) -> tensor<192xi8>
  %x = stablehlo.reshape %pa : (tensor<12800xi8>) -> tensor<200x64xi8>
  %y = stablehlo.reshape %qb : (tensor<192xi8>) -> tensor<64x3xi8>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<200x64xi8>, tensor<64x3xi8>) -> tensor<200x3xf64>
  %xw = stablehlo.convert %x : (tensor<200x64xi8>) -> tensor<200x64xi64>
  %yw = stablehlo.convert %y : (tensor<64x3xi8>) -> tensor<64x3xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<200x64xi64>) -> tensor<200x64x3xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<64x3xi64>) -> tensor<200x64x3xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<200x64x3xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<200x64x3xi64>, tensor<i64>) -> tensor<200x3xi64>
  %f = stablehlo.convert %e : (tensor<200x3xi64>) -> tensor<200x3xf64>
  check.expect_eq %r, %f : tensor<200x3xf64>
  return
}

// -----

func.func @i8_i64_40x66x45() {
  %n = stablehlo.iota dim = 0 : tensor<2640xi32>
  %m = stablehlo.iota dim = 0 : tensor<2970xi32>
  %c = stablehlo.constant dense<40503> : tensor<2640xi32>
  %d = stablehlo.constant dense<-12345> : tensor<2970xi32>
  %p = stablehlo.multiply %n, %c : tensor<2640xi32>
  %q = stablehlo.multiply %m, %d : tensor<2970xi32>
  %u = stablehlo.constant dense<1048576> : tensor<2640xi32>
  %v = stablehlo.constant dense<1048576> : tensor<2970xi32>
  %pm = stablehlo.remainder %p, %u : tensor<2640xi32>
  %qm = stablehlo.remainder %q, %v : tensor<2970xi32>
  %ps = stablehlo.negate %pm : tensor<2640xi32>
  %qs = stablehlo.negate %qm : tensor<2970xi32>
  %pa = stablehlo.convert %ps : (tensor<2640xi32>) -> tensor<2640xi8>
  %qb = stablehlo.convert %qs : (tensor<2970xi32>) -> tensor<2970xi8>
  %x = stablehlo.reshape %pa : (tensor<2640xi8>) -> tensor<40x66xi8>
  %y = stablehlo.reshape %qb : (tensor<2970xi8>) -> tensor<66x45xi8>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<40x66xi8>, tensor<66x45xi8>) -> tensor<40x45xi64>
  %xw = stablehlo.convert %x : (tensor<40x66xi8>) -> tensor<40x66xi64>
  %yw = stablehlo.convert %y : (tensor<66x45xi8>) -> tensor<66x45xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<40x66xi64>) -> tensor<40x66x45xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<66x45xi64>) -> tensor<40x66x45xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<40x66x45xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<40x66x45xi64>, tensor<i64>) -> tensor<40x45xi64>
  %f = stablehlo.convert %e : (tensor<40x45xi64>) -> tensor<40x45xi64>
  check.expect_eq %r, %f : tensor<40x45xi64>
  return
}

// -----

func.func @i8_i64_33x70x5() {
  %n = stablehlo.iota dim = 0 : tensor<2310xi32>
  %m = stablehlo.iota dim = 0 : tensor<350xi32>
  %c = stablehlo.constant dense<40503> : tensor<2310xi32>
  %d = stablehlo.constant dense<-12345> : tensor<350xi32>
  %p = stablehlo.multiply %n, %c : tensor<2310xi32>
  %q = stablehlo.multiply %m, %d : tensor<350xi32>
  %u = stablehlo.constant dense<1048576> : tensor<2310xi32>
  %v = stablehlo.constant dense<1048576> : tensor<350xi32>
  %pm = stablehlo.remainder %p, %u : tensor<2310xi32>
  %qm = stablehlo.remainder %q, %v : tensor<350xi32>
  %ps = stablehlo.negate %pm : tensor<2310xi32>
  %qs = stablehlo.negate %qm : tensor<350xi32>
  %pa = stablehlo.convert %ps : (tensor<2310xi32>) -> tensor<2310xi8>
  %qb = stablehlo.convert %qs : (tensor<350xi32>) -> tensor<350xi8>
  %x = stablehlo.reshape %pa : (tensor<2310xi8>) -> tensor<33x70xi8>
  %y = stablehlo.reshape %qb : (tensor<350xi8>) -> tensor<70x5xi8>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<33x70xi8>, tensor<70x5xi8>) -> tensor<33x5xi64>
  %xw = stablehlo.convert %x : (tensor<33x70xi8>) -> tensor<33x70xi64>
  %yw = stablehlo.convert %y : (tensor<70x5xi8>) -> tensor<70x5xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<33x70xi64>) -> tensor<33x70x5xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<70x5xi64>) -> tensor<33x70x5xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<33x70x5xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<33x70x5xi64>, tensor<i64>) -> tensor<33x5xi64>
  %f = stablehlo.convert %e : (tensor<33x5xi64>) -> tensor<33x5xi64>
  check.expect_eq %r, %f : tensor<33x5xi64>
  return
}

// -----

func.func @ui8_f32_200x64x3() {
  %n = stablehlo.iota dim = 0 : tensor<12800xi32>
  %m = stablehlo.iota dim = 0 : tensor<192xi32>
  %c = stablehlo.constant dense<40503> : tensor<12800xi32>
  %d = stablehlo.constant dense<-12345> : tensor<192xi32>
  %p = stablehlo.multiply %n, %c : tensor<12800xi32>
  %q = stablehlo.multiply %m, %d : tensor<192xi32>
  %u = stablehlo.constant dense<90> : tensor<12800xi32>
  %v = stablehlo.constant dense<90> : tensor<192xi32>
  %pm = stablehlo.remainder %p, %u : tensor<12800xi32>
  %qm = stablehlo.remainder %q, %v : tensor<192xi32>
  %ps = stablehlo.abs %pm : tensor<12800xi32>
  %qs = stablehlo.abs %qm : tensor<192xi32>
  %pa = stablehlo.convert %ps : (tensor<12800xi32>) -> tensor<12800xui8>
  %qb = stablehlo.convert %qs : (tensor<192xi32>) -> tensor<192xui8>
  %x = stablehlo.reshape %pa : (tensor<12800xui8>) -> tensor<200x64xui8>
  %y = stablehlo.reshape %qb : (tensor<192xui8>) -> tensor<64x3xui8>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<200x64xui8>, tensor<64x3xui8>) -> tensor<200x3xf32>
  %xw = stablehlo.convert %x : (tensor<200x64xui8>) -> tensor<200x64xi64>
  %yw = stablehlo.convert %y : (tensor<64x3xui8>) -> tensor<64x3xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<200x64xi64>) -> tensor<200x64x3xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<64x3xi64>) -> tensor<200x64x3xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<200x64x3xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<200x64x3xi64>, tensor<i64>) -> tensor<200x3xi64>
  %f = stablehlo.convert %e : (tensor<200x3xi64>) -> tensor<200x3xf32>
  check.expect_eq %r, %f : tensor<200x3xf32>
  return
}

// -----

func.func @ui8_f64_33x70x5() {
  %n = stablehlo.iota dim = 0 : tensor<2310xi32>
  %m = stablehlo.iota dim = 0 : tensor<350xi32>
  %c = stablehlo.constant dense<40503> : tensor<2310xi32>
  %d = stablehlo.constant dense<-12345> : tensor<350xi32>
  %p = stablehlo.multiply %n, %c : tensor<2310xi32>
  %q = stablehlo.multiply %m, %d : tensor<350xi32>
  %u = stablehlo.constant dense<1048576> : tensor<2310xi32>
  %v = stablehlo.constant dense<1048576> : tensor<350xi32>
  %pm = stablehlo.remainder %p, %u : tensor<2310xi32>
  %qm = stablehlo.remainder %q, %v : tensor<350xi32>
  %ps = stablehlo.negate %pm : tensor<2310xi32>
  %qs = stablehlo.negate %qm : tensor<350xi32>
  %pa = stablehlo.convert %ps : (tensor<2310xi32>) -> tensor<2310xui8>
  %qb = stablehlo.convert %qs : (tensor<350xi32>) -> tensor<350xui8>
  %x = stablehlo.reshape %pa : (tensor<2310xui8>) -> tensor<33x70xui8>
  %y = stablehlo.reshape %qb : (tensor<350xui8>) -> tensor<70x5xui8>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<33x70xui8>, tensor<70x5xui8>) -> tensor<33x5xf64>
  %xw = stablehlo.convert %x : (tensor<33x70xui8>) -> tensor<33x70xi64>
  %yw = stablehlo.convert %y : (tensor<70x5xui8>) -> tensor<70x5xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<33x70xi64>) -> tensor<33x70x5xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<70x5xi64>) -> tensor<33x70x5xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<33x70x5xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<33x70x5xi64>, tensor<i64>) -> tensor<33x5xi64>
  %f = stablehlo.convert %e : (tensor<33x5xi64>) -> tensor<33x5xf64>
  check.expect_eq %r, %f : tensor<33x5xf64>
  return
}

// -----

func.func @ui8_i64_1x70x37() {
  %n = stablehlo.iota dim = 0 : tensor<70xi32>
  %m = stablehlo.iota dim = 0 : tensor<2590xi32>
  %c = stablehlo.constant dense<40503> : tensor<70xi32>
  %d = stablehlo.constant dense<-12345> : tensor<2590xi32>
  %p = stablehlo.multiply %n, %c : tensor<70xi32>
  %q = stablehlo.multiply %m, %d : tensor<2590xi32>
  %u = stablehlo.constant dense<1048576> : tensor<70xi32>
  %v = stablehlo.constant dense<1048576> : tensor<2590xi32>
  %pm = stablehlo.remainder %p, %u : tensor<70xi32>
  %qm = stablehlo.remainder %q, %v : tensor<2590xi32>
  %ps = stablehlo.negate %pm : tensor<70xi32>
  %qs = stablehlo.negate %qm : tensor<2590xi32>
  %pa = stablehlo.convert %ps : (tensor<70xi32>) -> tensor<70xui8>
  %qb = stablehlo.convert %qs : (tensor<2590xi32>) -> tensor<2590xui8>
  %x = stablehlo.reshape %pa : (tensor<70xui8>) -> tensor<1x70xui8>
  %y = stablehlo.reshape %qb : (tensor<2590xui8>) -> tensor<70x37xui8>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<1x70xui8>, tensor<70x37xui8>) -> tensor<1x37xi64>
  %xw = stablehlo.convert %x : (tensor<1x70xui8>) -> tensor<1x70xi64>
  %yw = stablehlo.convert %y : (tensor<70x37xui8>) -> tensor<70x37xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<1x70xi64>) -> tensor<1x70x37xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<70x37xi64>) -> tensor<1x70x37xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<1x70x37xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x70x37xi64>, tensor<i64>) -> tensor<1x37xi64>
  %f = stablehlo.convert %e : (tensor<1x37xi64>) -> tensor<1x37xi64>
  check.expect_eq %r, %f : tensor<1x37xi64>
  return
}

// -----

func.func @i16_f32_40x66x45() {
  %n = stablehlo.iota dim = 0 : tensor<2640xi32>
  %m = stablehlo.iota dim = 0 : tensor<2970xi32>
  %c = stablehlo.constant dense<40503> : tensor<2640xi32>
  %d = stablehlo.constant dense<-12345> : tensor<2970xi32>
  %p = stablehlo.multiply %n, %c : tensor<2640xi32>
  %q = stablehlo.multiply %m, %d : tensor<2970xi32>
  %u = stablehlo.constant dense<90> : tensor<2640xi32>
  %v = stablehlo.constant dense<90> : tensor<2970xi32>
  %pm = stablehlo.remainder %p, %u : tensor<2640xi32>
  %qm = stablehlo.remainder %q, %v : tensor<2970xi32>
  %ps = stablehlo.negate %pm : tensor<2640xi32>
  %qs = stablehlo.negate %qm : tensor<2970xi32>
  %pa = stablehlo.convert %ps : (tensor<2640xi32>) -> tensor<2640xi16>
  %qb = stablehlo.convert %qs : (tensor<2970xi32>) -> tensor<2970xi16>
  %x = stablehlo.reshape %pa : (tensor<2640xi16>) -> tensor<40x66xi16>
  %y = stablehlo.reshape %qb : (tensor<2970xi16>) -> tensor<66x45xi16>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<40x66xi16>, tensor<66x45xi16>) -> tensor<40x45xf32>
  %xw = stablehlo.convert %x : (tensor<40x66xi16>) -> tensor<40x66xi64>
  %yw = stablehlo.convert %y : (tensor<66x45xi16>) -> tensor<66x45xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<40x66xi64>) -> tensor<40x66x45xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<66x45xi64>) -> tensor<40x66x45xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<40x66x45xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<40x66x45xi64>, tensor<i64>) -> tensor<40x45xi64>
  %f = stablehlo.convert %e : (tensor<40x45xi64>) -> tensor<40x45xf32>
  check.expect_eq %r, %f : tensor<40x45xf32>
  return
}

// -----

func.func @i16_f64_200x64x3() {
  %n = stablehlo.iota dim = 0 : tensor<12800xi32>
  %m = stablehlo.iota dim = 0 : tensor<192xi32>
  %c = stablehlo.constant dense<40503> : tensor<12800xi32>
  %d = stablehlo.constant dense<-12345> : tensor<192xi32>
  %p = stablehlo.multiply %n, %c : tensor<12800xi32>
  %q = stablehlo.multiply %m, %d : tensor<192xi32>
  %u = stablehlo.constant dense<1048576> : tensor<12800xi32>
  %v = stablehlo.constant dense<1048576> : tensor<192xi32>
  %pm = stablehlo.remainder %p, %u : tensor<12800xi32>
  %qm = stablehlo.remainder %q, %v : tensor<192xi32>
  %ps = stablehlo.negate %pm : tensor<12800xi32>
  %qs = stablehlo.negate %qm : tensor<192xi32>
  %pa = stablehlo.convert %ps : (tensor<12800xi32>) -> tensor<12800xi16>
  %qb = stablehlo.convert %qs : (tensor<192xi32>) -> tensor<192xi16>
  %x = stablehlo.reshape %pa : (tensor<12800xi16>) -> tensor<200x64xi16>
  %y = stablehlo.reshape %qb : (tensor<192xi16>) -> tensor<64x3xi16>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<200x64xi16>, tensor<64x3xi16>) -> tensor<200x3xf64>
  %xw = stablehlo.convert %x : (tensor<200x64xi16>) -> tensor<200x64xi64>
  %yw = stablehlo.convert %y : (tensor<64x3xi16>) -> tensor<64x3xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<200x64xi64>) -> tensor<200x64x3xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<64x3xi64>) -> tensor<200x64x3xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<200x64x3xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<200x64x3xi64>, tensor<i64>) -> tensor<200x3xi64>
  %f = stablehlo.convert %e : (tensor<200x3xi64>) -> tensor<200x3xf64>
  check.expect_eq %r, %f : tensor<200x3xf64>
  return
}

// -----

func.func @i16_i64_33x70x5() {
  %n = stablehlo.iota dim = 0 : tensor<2310xi32>
  %m = stablehlo.iota dim = 0 : tensor<350xi32>
  %c = stablehlo.constant dense<40503> : tensor<2310xi32>
  %d = stablehlo.constant dense<-12345> : tensor<350xi32>
  %p = stablehlo.multiply %n, %c : tensor<2310xi32>
  %q = stablehlo.multiply %m, %d : tensor<350xi32>
  %u = stablehlo.constant dense<1048576> : tensor<2310xi32>
  %v = stablehlo.constant dense<1048576> : tensor<350xi32>
  %pm = stablehlo.remainder %p, %u : tensor<2310xi32>
  %qm = stablehlo.remainder %q, %v : tensor<350xi32>
  %ps = stablehlo.negate %pm : tensor<2310xi32>
  %qs = stablehlo.negate %qm : tensor<350xi32>
  %pa = stablehlo.convert %ps : (tensor<2310xi32>) -> tensor<2310xi16>
  %qb = stablehlo.convert %qs : (tensor<350xi32>) -> tensor<350xi16>
  %x = stablehlo.reshape %pa : (tensor<2310xi16>) -> tensor<33x70xi16>
  %y = stablehlo.reshape %qb : (tensor<350xi16>) -> tensor<70x5xi16>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<33x70xi16>, tensor<70x5xi16>) -> tensor<33x5xi64>
  %xw = stablehlo.convert %x : (tensor<33x70xi16>) -> tensor<33x70xi64>
  %yw = stablehlo.convert %y : (tensor<70x5xi16>) -> tensor<70x5xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<33x70xi64>) -> tensor<33x70x5xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<70x5xi64>) -> tensor<33x70x5xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<33x70x5xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<33x70x5xi64>, tensor<i64>) -> tensor<33x5xi64>
  %f = stablehlo.convert %e : (tensor<33x5xi64>) -> tensor<33x5xi64>
  check.expect_eq %r, %f : tensor<33x5xi64>
  return
}

// -----

func.func @ui16_f32_1x70x37() {
  %n = stablehlo.iota dim = 0 : tensor<70xi32>
  %m = stablehlo.iota dim = 0 : tensor<2590xi32>
  %c = stablehlo.constant dense<40503> : tensor<70xi32>
  %d = stablehlo.constant dense<-12345> : tensor<2590xi32>
  %p = stablehlo.multiply %n, %c : tensor<70xi32>
  %q = stablehlo.multiply %m, %d : tensor<2590xi32>
  %u = stablehlo.constant dense<90> : tensor<70xi32>
  %v = stablehlo.constant dense<90> : tensor<2590xi32>
  %pm = stablehlo.remainder %p, %u : tensor<70xi32>
  %qm = stablehlo.remainder %q, %v : tensor<2590xi32>
  %ps = stablehlo.abs %pm : tensor<70xi32>
  %qs = stablehlo.abs %qm : tensor<2590xi32>
  %pa = stablehlo.convert %ps : (tensor<70xi32>) -> tensor<70xui16>
  %qb = stablehlo.convert %qs : (tensor<2590xi32>) -> tensor<2590xui16>
  %x = stablehlo.reshape %pa : (tensor<70xui16>) -> tensor<1x70xui16>
  %y = stablehlo.reshape %qb : (tensor<2590xui16>) -> tensor<70x37xui16>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<1x70xui16>, tensor<70x37xui16>) -> tensor<1x37xf32>
  %xw = stablehlo.convert %x : (tensor<1x70xui16>) -> tensor<1x70xi64>
  %yw = stablehlo.convert %y : (tensor<70x37xui16>) -> tensor<70x37xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<1x70xi64>) -> tensor<1x70x37xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<70x37xi64>) -> tensor<1x70x37xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<1x70x37xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x70x37xi64>, tensor<i64>) -> tensor<1x37xi64>
  %f = stablehlo.convert %e : (tensor<1x37xi64>) -> tensor<1x37xf32>
  check.expect_eq %r, %f : tensor<1x37xf32>
  return
}

// -----

func.func @ui16_f32_200x64x3() {
  %n = stablehlo.iota dim = 0 : tensor<12800xi32>
  %m = stablehlo.iota dim = 0 : tensor<192xi32>
  %c = stablehlo.constant dense<40503> : tensor<12800xi32>
  %d = stablehlo.constant dense<-12345> : tensor<192xi32>
  %p = stablehlo.multiply %n, %c : tensor<12800xi32>
  %q = stablehlo.multiply %m, %d : tensor<192xi32>
  %u = stablehlo.constant dense<90> : tensor<12800xi32>
  %v = stablehlo.constant dense<90> : tensor<192xi32>
  %pm = stablehlo.remainder %p, %u : tensor<12800xi32>
  %qm = stablehlo.remainder %q, %v : tensor<192xi32>
  %ps = stablehlo.abs %pm : tensor<12800xi32>
  %qs = stablehlo.abs %qm : tensor<192xi32>
  %pa = stablehlo.convert %ps : (tensor<12800xi32>) -> tensor<12800xui16>
  %qb = stablehlo.convert %qs : (tensor<192xi32>) -> tensor<192xui16>
  %x = stablehlo.reshape %pa : (tensor<12800xui16>) -> tensor<200x64xui16>
  %y = stablehlo.reshape %qb : (tensor<192xui16>) -> tensor<64x3xui16>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<200x64xui16>, tensor<64x3xui16>) -> tensor<200x3xf32>
  %xw = stablehlo.convert %x : (tensor<200x64xui16>) -> tensor<200x64xi64>
  %yw = stablehlo.convert %y : (tensor<64x3xui16>) -> tensor<64x3xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<200x64xi64>) -> tensor<200x64x3xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<64x3xi64>) -> tensor<200x64x3xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<200x64x3xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<200x64x3xi64>, tensor<i64>) -> tensor<200x3xi64>
  %f = stablehlo.convert %e : (tensor<200x3xi64>) -> tensor<200x3xf32>
  check.expect_eq %r, %f : tensor<200x3xf32>
  return
}

// -----

func.func @ui16_f64_40x66x45() {
  %n = stablehlo.iota dim = 0 : tensor<2640xi32>
  %m = stablehlo.iota dim = 0 : tensor<2970xi32>
  %c = stablehlo.constant dense<40503> : tensor<2640xi32>
  %d = stablehlo.constant dense<-12345> : tensor<2970xi32>
  %p = stablehlo.multiply %n, %c : tensor<2640xi32>
  %q = stablehlo.multiply %m, %d : tensor<2970xi32>
  %u = stablehlo.constant dense<1048576> : tensor<2640xi32>
  %v = stablehlo.constant dense<1048576> : tensor<2970xi32>
  %pm = stablehlo.remainder %p, %u : tensor<2640xi32>
  %qm = stablehlo.remainder %q, %v : tensor<2970xi32>
  %ps = stablehlo.negate %pm : tensor<2640xi32>
  %qs = stablehlo.negate %qm : tensor<2970xi32>
  %pa = stablehlo.convert %ps : (tensor<2640xi32>) -> tensor<2640xui16>
  %qb = stablehlo.convert %qs : (tensor<2970xi32>) -> tensor<2970xui16>
  %x = stablehlo.reshape %pa : (tensor<2640xui16>) -> tensor<40x66xui16>
  %y = stablehlo.reshape %qb : (tensor<2970xui16>) -> tensor<66x45xui16>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<40x66xui16>, tensor<66x45xui16>) -> tensor<40x45xf64>
  %xw = stablehlo.convert %x : (tensor<40x66xui16>) -> tensor<40x66xi64>
  %yw = stablehlo.convert %y : (tensor<66x45xui16>) -> tensor<66x45xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<40x66xi64>) -> tensor<40x66x45xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<66x45xi64>) -> tensor<40x66x45xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<40x66x45xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<40x66x45xi64>, tensor<i64>) -> tensor<40x45xi64>
  %f = stablehlo.convert %e : (tensor<40x45xi64>) -> tensor<40x45xf64>
  check.expect_eq %r, %f : tensor<40x45xf64>
  return
}

// -----

func.func @ui16_f64_33x70x5() {
  %n = stablehlo.iota dim = 0 : tensor<2310xi32>
  %m = stablehlo.iota dim = 0 : tensor<350xi32>
  %c = stablehlo.constant dense<40503> : tensor<2310xi32>
  %d = stablehlo.constant dense<-12345> : tensor<350xi32>
  %p = stablehlo.multiply %n, %c : tensor<2310xi32>
  %q = stablehlo.multiply %m, %d : tensor<350xi32>
  %u = stablehlo.constant dense<1048576> : tensor<2310xi32>
  %v = stablehlo.constant dense<1048576> : tensor<350xi32>
  %pm = stablehlo.remainder %p, %u : tensor<2310xi32>
  %qm = stablehlo.remainder %q, %v : tensor<350xi32>
  %ps = stablehlo.negate %pm : tensor<2310xi32>
  %qs = stablehlo.negate %qm : tensor<350xi32>
  %pa = stablehlo.convert %ps : (tensor<2310xi32>) -> tensor<2310xui16>
  %qb = stablehlo.convert %qs : (tensor<350xi32>) -> tensor<350xui16>
  %x = stablehlo.reshape %pa : (tensor<2310xui16>) -> tensor<33x70xui16>
  %y = stablehlo.reshape %qb : (tensor<350xui16>) -> tensor<70x5xui16>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<33x70xui16>, tensor<70x5xui16>) -> tensor<33x5xf64>
  %xw = stablehlo.convert %x : (tensor<33x70xui16>) -> tensor<33x70xi64>
  %yw = stablehlo.convert %y : (tensor<70x5xui16>) -> tensor<70x5xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<33x70xi64>) -> tensor<33x70x5xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<70x5xi64>) -> tensor<33x70x5xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<33x70x5xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<33x70x5xi64>, tensor<i64>) -> tensor<33x5xi64>
  %f = stablehlo.convert %e : (tensor<33x5xi64>) -> tensor<33x5xf64>
  check.expect_eq %r, %f : tensor<33x5xf64>
  return
}

// -----

func.func @ui16_i64_200x64x3() {
  %n = stablehlo.iota dim = 0 : tensor<12800xi32>
  %m = stablehlo.iota dim = 0 : tensor<192xi32>
  %c = stablehlo.constant dense<40503> : tensor<12800xi32>
  %d = stablehlo.constant dense<-12345> : tensor<192xi32>
  %p = stablehlo.multiply %n, %c : tensor<12800xi32>
  %q = stablehlo.multiply %m, %d : tensor<192xi32>
  %u = stablehlo.constant dense<1048576> : tensor<12800xi32>
  %v = stablehlo.constant dense<1048576> : tensor<192xi32>
  %pm = stablehlo.remainder %p, %u : tensor<12800xi32>
  %qm = stablehlo.remainder %q, %v : tensor<192xi32>
  %ps = stablehlo.negate %pm : tensor<12800xi32>
  %qs = stablehlo.negate %qm : tensor<192xi32>
  %pa = stablehlo.convert %ps : (tensor<12800xi32>) -> tensor<12800xui16>
  %qb = stablehlo.convert %qs : (tensor<192xi32>) -> tensor<192xui16>
  %x = stablehlo.reshape %pa : (tensor<12800xui16>) -> tensor<200x64xui16>
  %y = stablehlo.reshape %qb : (tensor<192xui16>) -> tensor<64x3xui16>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<200x64xui16>, tensor<64x3xui16>) -> tensor<200x3xi64>
  %xw = stablehlo.convert %x : (tensor<200x64xui16>) -> tensor<200x64xi64>
  %yw = stablehlo.convert %y : (tensor<64x3xui16>) -> tensor<64x3xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<200x64xi64>) -> tensor<200x64x3xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<64x3xi64>) -> tensor<200x64x3xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<200x64x3xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<200x64x3xi64>, tensor<i64>) -> tensor<200x3xi64>
  %f = stablehlo.convert %e : (tensor<200x3xi64>) -> tensor<200x3xi64>
  check.expect_eq %r, %f : tensor<200x3xi64>
  return
}

// -----

func.func @ui16_i64_1x70x37() {
  %n = stablehlo.iota dim = 0 : tensor<70xi32>
  %m = stablehlo.iota dim = 0 : tensor<2590xi32>
  %c = stablehlo.constant dense<40503> : tensor<70xi32>
  %d = stablehlo.constant dense<-12345> : tensor<2590xi32>
  %p = stablehlo.multiply %n, %c : tensor<70xi32>
  %q = stablehlo.multiply %m, %d : tensor<2590xi32>
  %u = stablehlo.constant dense<1048576> : tensor<70xi32>
  %v = stablehlo.constant dense<1048576> : tensor<2590xi32>
  %pm = stablehlo.remainder %p, %u : tensor<70xi32>
  %qm = stablehlo.remainder %q, %v : tensor<2590xi32>
  %ps = stablehlo.negate %pm : tensor<70xi32>
  %qs = stablehlo.negate %qm : tensor<2590xi32>
  %pa = stablehlo.convert %ps : (tensor<70xi32>) -> tensor<70xui16>
  %qb = stablehlo.convert %qs : (tensor<2590xi32>) -> tensor<2590xui16>
  %x = stablehlo.reshape %pa : (tensor<70xui16>) -> tensor<1x70xui16>
  %y = stablehlo.reshape %qb : (tensor<2590xui16>) -> tensor<70x37xui16>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<1x70xui16>, tensor<70x37xui16>) -> tensor<1x37xi64>
  %xw = stablehlo.convert %x : (tensor<1x70xui16>) -> tensor<1x70xi64>
  %yw = stablehlo.convert %y : (tensor<70x37xui16>) -> tensor<70x37xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<1x70xi64>) -> tensor<1x70x37xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<70x37xi64>) -> tensor<1x70x37xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<1x70x37xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x70x37xi64>, tensor<i64>) -> tensor<1x37xi64>
  %f = stablehlo.convert %e : (tensor<1x37xi64>) -> tensor<1x37xi64>
  check.expect_eq %r, %f : tensor<1x37xi64>
  return
}

// -----

func.func @i32_f32_33x70x5() {
  %n = stablehlo.iota dim = 0 : tensor<2310xi32>
  %m = stablehlo.iota dim = 0 : tensor<350xi32>
  %c = stablehlo.constant dense<40503> : tensor<2310xi32>
  %d = stablehlo.constant dense<-12345> : tensor<350xi32>
  %p = stablehlo.multiply %n, %c : tensor<2310xi32>
  %q = stablehlo.multiply %m, %d : tensor<350xi32>
  %u = stablehlo.constant dense<90> : tensor<2310xi32>
  %v = stablehlo.constant dense<90> : tensor<350xi32>
  %pm = stablehlo.remainder %p, %u : tensor<2310xi32>
  %qm = stablehlo.remainder %q, %v : tensor<350xi32>
  %ps = stablehlo.negate %pm : tensor<2310xi32>
  %qs = stablehlo.negate %qm : tensor<350xi32>
  %pa = stablehlo.convert %ps : (tensor<2310xi32>) -> tensor<2310xi32>
  %qb = stablehlo.convert %qs : (tensor<350xi32>) -> tensor<350xi32>
  %x = stablehlo.reshape %pa : (tensor<2310xi32>) -> tensor<33x70xi32>
  %y = stablehlo.reshape %qb : (tensor<350xi32>) -> tensor<70x5xi32>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<33x70xi32>, tensor<70x5xi32>) -> tensor<33x5xf32>
  %xw = stablehlo.convert %x : (tensor<33x70xi32>) -> tensor<33x70xi64>
  %yw = stablehlo.convert %y : (tensor<70x5xi32>) -> tensor<70x5xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<33x70xi64>) -> tensor<33x70x5xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<70x5xi64>) -> tensor<33x70x5xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<33x70x5xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<33x70x5xi64>, tensor<i64>) -> tensor<33x5xi64>
  %f = stablehlo.convert %e : (tensor<33x5xi64>) -> tensor<33x5xf32>
  check.expect_eq %r, %f : tensor<33x5xf32>
  return
}

// -----

func.func @i32_f32_40x66x45() {
  %n = stablehlo.iota dim = 0 : tensor<2640xi32>
  %m = stablehlo.iota dim = 0 : tensor<2970xi32>
  %c = stablehlo.constant dense<40503> : tensor<2640xi32>
  %d = stablehlo.constant dense<-12345> : tensor<2970xi32>
  %p = stablehlo.multiply %n, %c : tensor<2640xi32>
  %q = stablehlo.multiply %m, %d : tensor<2970xi32>
  %u = stablehlo.constant dense<90> : tensor<2640xi32>
  %v = stablehlo.constant dense<90> : tensor<2970xi32>
  %pm = stablehlo.remainder %p, %u : tensor<2640xi32>
  %qm = stablehlo.remainder %q, %v : tensor<2970xi32>
  %ps = stablehlo.negate %pm : tensor<2640xi32>
  %qs = stablehlo.negate %qm : tensor<2970xi32>
  %pa = stablehlo.convert %ps : (tensor<2640xi32>) -> tensor<2640xi32>
  %qb = stablehlo.convert %qs : (tensor<2970xi32>) -> tensor<2970xi32>
  %x = stablehlo.reshape %pa : (tensor<2640xi32>) -> tensor<40x66xi32>
  %y = stablehlo.reshape %qb : (tensor<2970xi32>) -> tensor<66x45xi32>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<40x66xi32>, tensor<66x45xi32>) -> tensor<40x45xf32>
  %xw = stablehlo.convert %x : (tensor<40x66xi32>) -> tensor<40x66xi64>
  %yw = stablehlo.convert %y : (tensor<66x45xi32>) -> tensor<66x45xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<40x66xi64>) -> tensor<40x66x45xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<66x45xi64>) -> tensor<40x66x45xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<40x66x45xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<40x66x45xi64>, tensor<i64>) -> tensor<40x45xi64>
  %f = stablehlo.convert %e : (tensor<40x45xi64>) -> tensor<40x45xf32>
  check.expect_eq %r, %f : tensor<40x45xf32>
  return
}

// -----

func.func @i32_f64_1x70x37() {
  %n = stablehlo.iota dim = 0 : tensor<70xi32>
  %m = stablehlo.iota dim = 0 : tensor<2590xi32>
  %c = stablehlo.constant dense<40503> : tensor<70xi32>
  %d = stablehlo.constant dense<-12345> : tensor<2590xi32>
  %p = stablehlo.multiply %n, %c : tensor<70xi32>
  %q = stablehlo.multiply %m, %d : tensor<2590xi32>
  %u = stablehlo.constant dense<1048576> : tensor<70xi32>
  %v = stablehlo.constant dense<1048576> : tensor<2590xi32>
  %pm = stablehlo.remainder %p, %u : tensor<70xi32>
  %qm = stablehlo.remainder %q, %v : tensor<2590xi32>
  %ps = stablehlo.negate %pm : tensor<70xi32>
  %qs = stablehlo.negate %qm : tensor<2590xi32>
  %pa = stablehlo.convert %ps : (tensor<70xi32>) -> tensor<70xi32>
  %qb = stablehlo.convert %qs : (tensor<2590xi32>) -> tensor<2590xi32>
  %x = stablehlo.reshape %pa : (tensor<70xi32>) -> tensor<1x70xi32>
  %y = stablehlo.reshape %qb : (tensor<2590xi32>) -> tensor<70x37xi32>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<1x70xi32>, tensor<70x37xi32>) -> tensor<1x37xf64>
  %xw = stablehlo.convert %x : (tensor<1x70xi32>) -> tensor<1x70xi64>
  %yw = stablehlo.convert %y : (tensor<70x37xi32>) -> tensor<70x37xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<1x70xi64>) -> tensor<1x70x37xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<70x37xi64>) -> tensor<1x70x37xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<1x70x37xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x70x37xi64>, tensor<i64>) -> tensor<1x37xi64>
  %f = stablehlo.convert %e : (tensor<1x37xi64>) -> tensor<1x37xf64>
  check.expect_eq %r, %f : tensor<1x37xf64>
  return
}

// -----

func.func @i32_f64_200x64x3() {
  %n = stablehlo.iota dim = 0 : tensor<12800xi32>
  %m = stablehlo.iota dim = 0 : tensor<192xi32>
  %c = stablehlo.constant dense<40503> : tensor<12800xi32>
  %d = stablehlo.constant dense<-12345> : tensor<192xi32>
  %p = stablehlo.multiply %n, %c : tensor<12800xi32>
  %q = stablehlo.multiply %m, %d : tensor<192xi32>
  %u = stablehlo.constant dense<1048576> : tensor<12800xi32>
  %v = stablehlo.constant dense<1048576> : tensor<192xi32>
  %pm = stablehlo.remainder %p, %u : tensor<12800xi32>
  %qm = stablehlo.remainder %q, %v : tensor<192xi32>
  %ps = stablehlo.negate %pm : tensor<12800xi32>
  %qs = stablehlo.negate %qm : tensor<192xi32>
  %pa = stablehlo.convert %ps : (tensor<12800xi32>) -> tensor<12800xi32>
  %qb = stablehlo.convert %qs : (tensor<192xi32>) -> tensor<192xi32>
  %x = stablehlo.reshape %pa : (tensor<12800xi32>) -> tensor<200x64xi32>
  %y = stablehlo.reshape %qb : (tensor<192xi32>) -> tensor<64x3xi32>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<200x64xi32>, tensor<64x3xi32>) -> tensor<200x3xf64>
  %xw = stablehlo.convert %x : (tensor<200x64xi32>) -> tensor<200x64xi64>
  %yw = stablehlo.convert %y : (tensor<64x3xi32>) -> tensor<64x3xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<200x64xi64>) -> tensor<200x64x3xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<64x3xi64>) -> tensor<200x64x3xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<200x64x3xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<200x64x3xi64>, tensor<i64>) -> tensor<200x3xi64>
  %f = stablehlo.convert %e : (tensor<200x3xi64>) -> tensor<200x3xf64>
  check.expect_eq %r, %f : tensor<200x3xf64>
  return
}

// -----

func.func @i32_i64_40x66x45() {
  %n = stablehlo.iota dim = 0 : tensor<2640xi32>
  %m = stablehlo.iota dim = 0 : tensor<2970xi32>
  %c = stablehlo.constant dense<40503> : tensor<2640xi32>
  %d = stablehlo.constant dense<-12345> : tensor<2970xi32>
  %p = stablehlo.multiply %n, %c : tensor<2640xi32>
  %q = stablehlo.multiply %m, %d : tensor<2970xi32>
  %u = stablehlo.constant dense<1073741824> : tensor<2640xi32>
  %v = stablehlo.constant dense<1073741824> : tensor<2970xi32>
  %pm = stablehlo.remainder %p, %u : tensor<2640xi32>
  %qm = stablehlo.remainder %q, %v : tensor<2970xi32>
  %ps = stablehlo.negate %pm : tensor<2640xi32>
  %qs = stablehlo.negate %qm : tensor<2970xi32>
  %pa = stablehlo.convert %ps : (tensor<2640xi32>) -> tensor<2640xi32>
  %qb = stablehlo.convert %qs : (tensor<2970xi32>) -> tensor<2970xi32>
  %x = stablehlo.reshape %pa : (tensor<2640xi32>) -> tensor<40x66xi32>
  %y = stablehlo.reshape %qb : (tensor<2970xi32>) -> tensor<66x45xi32>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<40x66xi32>, tensor<66x45xi32>) -> tensor<40x45xi64>
  %xw = stablehlo.convert %x : (tensor<40x66xi32>) -> tensor<40x66xi64>
  %yw = stablehlo.convert %y : (tensor<66x45xi32>) -> tensor<66x45xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<40x66xi64>) -> tensor<40x66x45xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<66x45xi64>) -> tensor<40x66x45xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<40x66x45xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<40x66x45xi64>, tensor<i64>) -> tensor<40x45xi64>
  %f = stablehlo.convert %e : (tensor<40x45xi64>) -> tensor<40x45xi64>
  check.expect_eq %r, %f : tensor<40x45xi64>
  return
}

// -----

func.func @i32_i64_33x70x5() {
  %n = stablehlo.iota dim = 0 : tensor<2310xi32>
  %m = stablehlo.iota dim = 0 : tensor<350xi32>
  %c = stablehlo.constant dense<40503> : tensor<2310xi32>
  %d = stablehlo.constant dense<-12345> : tensor<350xi32>
  %p = stablehlo.multiply %n, %c : tensor<2310xi32>
  %q = stablehlo.multiply %m, %d : tensor<350xi32>
  %u = stablehlo.constant dense<1073741824> : tensor<2310xi32>
  %v = stablehlo.constant dense<1073741824> : tensor<350xi32>
  %pm = stablehlo.remainder %p, %u : tensor<2310xi32>
  %qm = stablehlo.remainder %q, %v : tensor<350xi32>
  %ps = stablehlo.negate %pm : tensor<2310xi32>
  %qs = stablehlo.negate %qm : tensor<350xi32>
  %pa = stablehlo.convert %ps : (tensor<2310xi32>) -> tensor<2310xi32>
  %qb = stablehlo.convert %qs : (tensor<350xi32>) -> tensor<350xi32>
  %x = stablehlo.reshape %pa : (tensor<2310xi32>) -> tensor<33x70xi32>
  %y = stablehlo.reshape %qb : (tensor<350xi32>) -> tensor<70x5xi32>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<33x70xi32>, tensor<70x5xi32>) -> tensor<33x5xi64>
  %xw = stablehlo.convert %x : (tensor<33x70xi32>) -> tensor<33x70xi64>
  %yw = stablehlo.convert %y : (tensor<70x5xi32>) -> tensor<70x5xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<33x70xi64>) -> tensor<33x70x5xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<70x5xi64>) -> tensor<33x70x5xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<33x70x5xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<33x70x5xi64>, tensor<i64>) -> tensor<33x5xi64>
  %f = stablehlo.convert %e : (tensor<33x5xi64>) -> tensor<33x5xi64>
  check.expect_eq %r, %f : tensor<33x5xi64>
  return
}

// -----

func.func @i64_f64_200x64x3() {
  %n = stablehlo.iota dim = 0 : tensor<12800xi32>
  %m = stablehlo.iota dim = 0 : tensor<192xi32>
  %c = stablehlo.constant dense<40503> : tensor<12800xi32>
  %d = stablehlo.constant dense<-12345> : tensor<192xi32>
  %p = stablehlo.multiply %n, %c : tensor<12800xi32>
  %q = stablehlo.multiply %m, %d : tensor<192xi32>
  %u = stablehlo.constant dense<1048576> : tensor<12800xi32>
  %v = stablehlo.constant dense<1048576> : tensor<192xi32>
  %pm = stablehlo.remainder %p, %u : tensor<12800xi32>
  %qm = stablehlo.remainder %q, %v : tensor<192xi32>
  %ps = stablehlo.negate %pm : tensor<12800xi32>
  %qs = stablehlo.negate %qm : tensor<192xi32>
  %pa = stablehlo.convert %ps : (tensor<12800xi32>) -> tensor<12800xi64>
  %qb = stablehlo.convert %qs : (tensor<192xi32>) -> tensor<192xi64>
  %x = stablehlo.reshape %pa : (tensor<12800xi64>) -> tensor<200x64xi64>
  %y = stablehlo.reshape %qb : (tensor<192xi64>) -> tensor<64x3xi64>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<200x64xi64>, tensor<64x3xi64>) -> tensor<200x3xf64>
  %xw = stablehlo.convert %x : (tensor<200x64xi64>) -> tensor<200x64xi64>
  %yw = stablehlo.convert %y : (tensor<64x3xi64>) -> tensor<64x3xi64>
  %xs = stablehlo.broadcast_in_dim %xw, dims = [0, 1] : (tensor<200x64xi64>) -> tensor<200x64x3xi64>
  %ys = stablehlo.broadcast_in_dim %yw, dims = [1, 2] : (tensor<64x3xi64>) -> tensor<200x64x3xi64>
  %t = stablehlo.multiply %xs, %ys : tensor<200x64x3xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1] : (tensor<200x64x3xi64>, tensor<i64>) -> tensor<200x3xi64>
  %f = stablehlo.convert %e : (tensor<200x3xi64>) -> tensor<200x3xf64>
  check.expect_eq %r, %f : tensor<200x3xf64>
  return
}
