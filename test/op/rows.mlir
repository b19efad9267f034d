// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Reductions over rows with what is computed from them, one a row, read by later passes over the rows: rows that are
// taken several at a time, one at a time, and in several dims.

// log(softmax) of rows: the exponentials of a row add up to 1, and the largest stands where the row has its largest.
func.func @main() {
  %r = stablehlo.iota dim = 0 : tensor<48x40xi32>
  %c = stablehlo.iota dim = 1 : tensor<48x40xi32>
  %k = stablehlo.constant dense<7> : tensor<48x40xi32>
  %m = stablehlo.constant dense<40> : tensor<48x40xi32>
  %rk = stablehlo.multiply %r, %k : tensor<48x40xi32>
  %s = stablehlo.add %rk, %c : tensor<48x40xi32>
  %i = stablehlo.remainder %s, %m : tensor<48x40xi32>
  %x = stablehlo.convert %i : (tensor<48x40xi32>) -> tensor<48x40xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %max = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<48x40xf32>, tensor<f32>) -> tensor<48xf32>
  check.expect_eq_const %max, dense<39.0> : tensor<48xf32>
  %maxb = stablehlo.broadcast_in_dim %max, dims = [0] : (tensor<48xf32>) -> tensor<48x40xf32>
  %d = stablehlo.subtract %x, %maxb : tensor<48x40xf32>
  %e = stablehlo.exponential %d : tensor<48x40xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<48x40xf32>, tensor<f32>) -> tensor<48xf32>
  %log = stablehlo.log %sum : tensor<48xf32>
  %logb = stablehlo.broadcast_in_dim %log, dims = [0] : (tensor<48xf32>) -> tensor<48x40xf32>
  %ls = stablehlo.subtract %d, %logb : tensor<48x40xf32>
  %p = stablehlo.exponential %ls : tensor<48x40xf32>
  %one = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<48x40xf32>, tensor<f32>) -> tensor<48xf32>
  check.expect_almost_eq_const %one, dense<1.0> : tensor<48xf32>
  // 1 - 1/e of the distribution stands at the largest element; the logarithm of it is the same in every row.
  %first = stablehlo.reduce(%ls init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<48x40xf32>, tensor<f32>) -> tensor<48xf32>
  check.expect_almost_eq_const %first, dense<-0.458675146> : tensor<48xf32>
  check.expect_almost_eq_const %log, dense<0.458675146> : tensor<48xf32>
  return
}

// -----

// Rows of two dims, under two outer ones, in f64: mean, variance and what is normalized by them. Each row holds a
// number n and then n + 1 and so on, so mean and variance are known.
func.func @main() {
  %a = stablehlo.iota dim = 0 : tensor<6x8x3x11xf64>
  %b = stablehlo.iota dim = 1 : tensor<6x8x3x11xf64>
  %c = stablehlo.iota dim = 2 : tensor<6x8x3x11xf64>
  %d = stablehlo.iota dim = 3 : tensor<6x8x3x11xf64>
  %eleven = stablehlo.constant dense<11.0> : tensor<6x8x3x11xf64>
  %hundred = stablehlo.constant dense<100.0> : tensor<6x8x3x11xf64>
  %0 = stablehlo.multiply %c, %eleven : tensor<6x8x3x11xf64>
  %1 = stablehlo.add %0, %d : tensor<6x8x3x11xf64>
  %2 = stablehlo.multiply %b, %hundred : tensor<6x8x3x11xf64>
  %3 = stablehlo.add %1, %2 : tensor<6x8x3x11xf64>
  %x = stablehlo.subtract %3, %a : tensor<6x8x3x11xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %n = stablehlo.constant dense<33.0> : tensor<6x8xf64>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x8x3x11xf64>, tensor<f64>) -> tensor<6x8xf64>
  %mean = stablehlo.divide %sum, %n : tensor<6x8xf64>
  %meanb = stablehlo.broadcast_in_dim %mean, dims = [0, 1] : (tensor<6x8xf64>) -> tensor<6x8x3x11xf64>
  %y = stablehlo.subtract %x, %meanb : tensor<6x8x3x11xf64>
  %yy = stablehlo.multiply %y, %y : tensor<6x8x3x11xf64>
  %squares = stablehlo.reduce(%yy init: %zero) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x8x3x11xf64>, tensor<f64>) -> tensor<6x8xf64>
  %var = stablehlo.divide %squares, %n : tensor<6x8xf64>
  check.expect_almost_eq_const %var, dense<90.666666666666671> : tensor<6x8xf64>
  %inv = stablehlo.rsqrt %var : tensor<6x8xf64>
  %invb = stablehlo.broadcast_in_dim %inv, dims = [0, 1] : (tensor<6x8xf64>) -> tensor<6x8x3x11xf64>
  %z = stablehlo.multiply %y, %invb : tensor<6x8x3x11xf64>
  %zz = stablehlo.multiply %z, %z : tensor<6x8x3x11xf64>
  %total = stablehlo.reduce(%zz init: %zero) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x8x3x11xf64>, tensor<f64>) -> tensor<6x8xf64>
  check.expect_almost_eq_const %total, dense<33.0> : tensor<6x8xf64>
  %line = stablehlo.slice %mean [0:1, 0:8] : (tensor<6x8xf64>) -> tensor<1x8xf64>
  check.expect_eq_const %line, dense<[[16.0, 116.0, 216.0, 316.0, 416.0, 516.0, 616.0, 716.0]]> : tensor<1x8xf64>
  return
}

// -----

// Rows of two dims that are read from longer lines: what is reduced is made line by line.
func.func @main() {
  %n = stablehlo.iota dim = 0 : tensor<4x9x18xf32>
  %j = stablehlo.iota dim = 2 : tensor<4x9x18xf32>
  %jj = stablehlo.multiply %j, %j : tensor<4x9x18xf32>
  %x = stablehlo.subtract %jj, %n : tensor<4x9x18xf32>
  %kept = stablehlo.optimization_barrier %x : tensor<4x9x18xf32>
  %left = stablehlo.slice %kept [0:4, 0:9, 0:17] : (tensor<4x9x18xf32>) -> tensor<4x9x17xf32>
  %right = stablehlo.slice %kept [0:4, 0:9, 1:18] : (tensor<4x9x18xf32>) -> tensor<4x9x17xf32>
  %d = stablehlo.subtract %right, %left : tensor<4x9x17xf32>
  %i = stablehlo.iota dim = 1 : tensor<4x9x17xf32>
  %one = stablehlo.constant dense<1.0> : tensor<4x9x17xf32>
  %i1 = stablehlo.add %i, %one : tensor<4x9x17xf32>
  %di = stablehlo.multiply %d, %i1 : tensor<4x9x17xf32>
  %m = stablehlo.iota dim = 0 : tensor<4x9x17xf32>
  %v = stablehlo.subtract %di, %m : tensor<4x9x17xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%v init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x9x17xf32>, tensor<f32>) -> tensor<4xf32>
  check.expect_eq_const %sum, dense<[13005.0, 12852.0, 12699.0, 12546.0]> : tensor<4xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %max = stablehlo.reduce(%v init: %low) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<4x9x17xf32>, tensor<f32>) -> tensor<4xf32>
  check.expect_eq_const %max, dense<[297.0, 296.0, 295.0, 294.0]> : tensor<4xf32>
  %w = stablehlo.constant dense<17.0> : tensor<4x9x17xf32>
  %is = stablehlo.compare EQ, %v, %w : (tensor<4x9x17xf32>, tensor<4x9x17xf32>) -> tensor<4x9x17xi1>
  %no = stablehlo.constant dense<false> : tensor<i1>
  %any = stablehlo.reduce(%is init: %no) applies stablehlo.or across dimensions = [1, 2] : (tensor<4x9x17xi1>, tensor<i1>) -> tensor<4xi1>
  check.expect_eq_const %any, dense<[true, true, true, true]> : tensor<4xi1>
  return
}

// -----

// Lines as long as the lanes, sums that do not ask for an order.
func.func @main() {
  %n = stablehlo.iota dim = 0 : tensor<3x8x17xi32>
  %j = stablehlo.iota dim = 2 : tensor<3x8x17xi32>
  %jj = stablehlo.multiply %j, %j : tensor<3x8x17xi32>
  %x = stablehlo.subtract %jj, %n : tensor<3x8x17xi32>
  %kept = stablehlo.optimization_barrier %x : tensor<3x8x17xi32>
  %left = stablehlo.slice %kept [0:3, 0:8, 0:16] : (tensor<3x8x17xi32>) -> tensor<3x8x16xi32>
  %right = stablehlo.slice %kept [0:3, 0:8, 1:17] : (tensor<3x8x17xi32>) -> tensor<3x8x16xi32>
  %d = stablehlo.subtract %right, %left : tensor<3x8x16xi32>
  %i = stablehlo.iota dim = 1 : tensor<3x8x16xi32>
  %one = stablehlo.constant dense<1> : tensor<3x8x16xi32>
  %i1 = stablehlo.add %i, %one : tensor<3x8x16xi32>
  %di = stablehlo.multiply %d, %i1 : tensor<3x8x16xi32>
  %m = stablehlo.iota dim = 0 : tensor<3x8x16xi32>
  %v = stablehlo.subtract %di, %m : tensor<3x8x16xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %sum = stablehlo.reduce(%v init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x8x16xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %sum, dense<[9216, 9088, 8960]> : tensor<3xi32>
  %low = stablehlo.constant dense<-2147483648> : tensor<i32>
  %max = stablehlo.reduce(%v init: %low) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x8x16xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %max, dense<[248, 247, 246]> : tensor<3xi32>
  %w = stablehlo.constant dense<16> : tensor<3x8x16xi32>
  %is = stablehlo.compare EQ, %v, %w : (tensor<3x8x16xi32>, tensor<3x8x16xi32>) -> tensor<3x8x16xi1>
  %no = stablehlo.constant dense<false> : tensor<i1>
  %any = stablehlo.reduce(%is init: %no) applies stablehlo.or across dimensions = [1, 2] : (tensor<3x8x16xi1>, tensor<i1>) -> tensor<3xi1>
  check.expect_eq_const %any, dense<[false, true, true]> : tensor<3xi1>
  return
}

// -----

// Rows of more than one block, of odd lines.
func.func @main() {
  %n = stablehlo.iota dim = 0 : tensor<2x70x66xf64>
  %j = stablehlo.iota dim = 2 : tensor<2x70x66xf64>
  %jj = stablehlo.multiply %j, %j : tensor<2x70x66xf64>
  %x = stablehlo.subtract %jj, %n : tensor<2x70x66xf64>
  %kept = stablehlo.optimization_barrier %x : tensor<2x70x66xf64>
  %left = stablehlo.slice %kept [0:2, 0:70, 0:65] : (tensor<2x70x66xf64>) -> tensor<2x70x65xf64>
  %right = stablehlo.slice %kept [0:2, 0:70, 1:66] : (tensor<2x70x66xf64>) -> tensor<2x70x65xf64>
  %d = stablehlo.subtract %right, %left : tensor<2x70x65xf64>
  %i = stablehlo.iota dim = 1 : tensor<2x70x65xf64>
  %one = stablehlo.constant dense<1.0> : tensor<2x70x65xf64>
  %i1 = stablehlo.add %i, %one : tensor<2x70x65xf64>
  %di = stablehlo.multiply %d, %i1 : tensor<2x70x65xf64>
  %m = stablehlo.iota dim = 0 : tensor<2x70x65xf64>
  %v = stablehlo.subtract %di, %m : tensor<2x70x65xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%v init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x70x65xf64>, tensor<f64>) -> tensor<2xf64>
  check.expect_eq_const %sum, dense<[10499125.0, 10494575.0]> : tensor<2xf64>
  %low = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %max = stablehlo.reduce(%v init: %low) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<2x70x65xf64>, tensor<f64>) -> tensor<2xf64>
  check.expect_eq_const %max, dense<[9030.0, 9029.0]> : tensor<2xf64>
  %w = stablehlo.constant dense<65.0> : tensor<2x70x65xf64>
  %is = stablehlo.compare EQ, %v, %w : (tensor<2x70x65xf64>, tensor<2x70x65xf64>) -> tensor<2x70x65xi1>
  %no = stablehlo.constant dense<false> : tensor<i1>
  %any = stablehlo.reduce(%is init: %no) applies stablehlo.or across dimensions = [1, 2] : (tensor<2x70x65xi1>, tensor<i1>) -> tensor<2xi1>
  check.expect_eq_const %any, dense<[true, true]> : tensor<2xi1>
  return
}

// -----

// Whole steps of the lanes, several blocks of them.
func.func @main() {
  %n = stablehlo.iota dim = 0 : tensor<2x72x65xf32>
  %j = stablehlo.iota dim = 2 : tensor<2x72x65xf32>
  %jj = stablehlo.multiply %j, %j : tensor<2x72x65xf32>
  %x = stablehlo.subtract %jj, %n : tensor<2x72x65xf32>
  %kept = stablehlo.optimization_barrier %x : tensor<2x72x65xf32>
  %left = stablehlo.slice %kept [0:2, 0:72, 0:64] : (tensor<2x72x65xf32>) -> tensor<2x72x64xf32>
  %right = stablehlo.slice %kept [0:2, 0:72, 1:65] : (tensor<2x72x65xf32>) -> tensor<2x72x64xf32>
  %d = stablehlo.subtract %right, %left : tensor<2x72x64xf32>
  %i = stablehlo.iota dim = 1 : tensor<2x72x64xf32>
  %one = stablehlo.constant dense<1.0> : tensor<2x72x64xf32>
  %i1 = stablehlo.add %i, %one : tensor<2x72x64xf32>
  %di = stablehlo.multiply %d, %i1 : tensor<2x72x64xf32>
  %m = stablehlo.iota dim = 0 : tensor<2x72x64xf32>
  %v = stablehlo.subtract %di, %m : tensor<2x72x64xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%v init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x72x64xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %sum, dense<[10764288.0, 10759680.0]> : tensor<2xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %max = stablehlo.reduce(%v init: %low) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<2x72x64xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %max, dense<[9144.0, 9143.0]> : tensor<2xf32>
  %w = stablehlo.constant dense<64.0> : tensor<2x72x64xf32>
  %is = stablehlo.compare EQ, %v, %w : (tensor<2x72x64xf32>, tensor<2x72x64xf32>) -> tensor<2x72x64xi1>
  %no = stablehlo.constant dense<false> : tensor<i1>
  %any = stablehlo.reduce(%is init: %no) applies stablehlo.or across dimensions = [1, 2] : (tensor<2x72x64xi1>, tensor<i1>) -> tensor<2xi1>
  check.expect_eq_const %any, dense<[true, true]> : tensor<2xi1>
  return
}

// -----

// The roots are read in the last pass through the cheap differences, so nothing else may stand in their memory before
// it; the exponentials are a result as well, which is ready in the pass between.
func.func @main() {
  %j = stablehlo.iota dim = 1 : tensor<64x128xf32>
  %jj = stablehlo.multiply %j, %j : tensor<64x128xf32>
  %given = stablehlo.reverse %jj, dims = [1] : tensor<64x128xf32>
  %x = stablehlo.sqrt %given : tensor<64x128xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %max = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
  %maxb = stablehlo.broadcast_in_dim %max, dims = [0] : (tensor<64xf32>) -> tensor<64x128xf32>
  %d = stablehlo.subtract %x, %maxb : tensor<64x128xf32>
  %e = stablehlo.exponential %d : tensor<64x128xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
  %round = stablehlo.floor %sum : tensor<64xf32>
  %roundb = stablehlo.broadcast_in_dim %round, dims = [0] : (tensor<64xf32>) -> tensor<64x128xf32>
  %q = stablehlo.subtract %d, %roundb : tensor<64x128xf32>
  %qt = stablehlo.transpose %q, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
  %minus = stablehlo.negate %j : tensor<64x128xf32>
  %one = stablehlo.constant dense<1.0> : tensor<64x128xf32>
  %want = stablehlo.subtract %minus, %one : tensor<64x128xf32>
  %wantt = stablehlo.transpose %want, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
  check.expect_eq %qt, %wantt : tensor<128x64xf32>
  %et = stablehlo.transpose %e, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
  %ends = stablehlo.slice %et [0:1, 0:64] : (tensor<128x64xf32>) -> tensor<1x64xf32>
  check.expect_eq_const %ends, dense<1.0> : tensor<1x64xf32>
  %exps = stablehlo.reduce(%et init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<128x64xf32>, tensor<f32>) -> tensor<64xf32>
  check.expect_almost_eq_const %exps, dense<1.58197671> : tensor<64xf32>
  return
}
