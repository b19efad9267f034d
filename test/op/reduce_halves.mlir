// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The largest and least of f16 and bf16 are those of the same numbers in f32: of all bit patterns in rows, in columns and
// all together, with NaN of both signs and both zeros. Sorts leave the numbers, and what is found, in memory, so that the
// kernels that look for them do nothing else.

func.func @bf16_maximum_rows() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m0 = stablehlo.multiply %n, %k : tensor<65536xui16>
  %m1 = stablehlo.constant dense<7> : tensor<65536xui16>
  %m2 = stablehlo.shift_right_logical %m0, %m1 : tensor<65536xui16>
  %m = stablehlo.xor %m0, %m2 : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.bitcast_convert %o : (tensor<65536xui16>) -> tensor<65536xbf16>
  %f = stablehlo.convert %b : (tensor<65536xbf16>) -> tensor<65536xf32>
  %h = stablehlo.constant dense<12345> : tensor<65536xui16>
  %e = stablehlo.multiply %n, %h : tensor<65536xui16>
  %g:3 = "stablehlo.sort"(%e, %b, %f) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<bf16>, %b1: tensor<bf16>, %a2: tensor<f32>, %b2: tensor<f32>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xbf16>, tensor<65536xf32>) -> (tensor<65536xui16>, tensor<65536xbf16>, tensor<65536xf32>)
  %x = stablehlo.reshape %g#1 : (tensor<65536xbf16>) -> tensor<1024x64xbf16>
  %y = stablehlo.reshape %g#2 : (tensor<65536xf32>) -> tensor<2048x32xf32>
  %i = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x64xbf16>, tensor<bf16>) -> tensor<1024xbf16>
  %j = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [1] : (tensor<2048x32xf32>, tensor<f32>) -> tensor<2048xf32>
  %s3 = stablehlo.reshape %s : (tensor<2048xf32>) -> tensor<1024x2xf32>
  %s4 = stablehlo.reduce(%s3 init: %j) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x2xf32>, tensor<f32>) -> tensor<1024xf32>
  %p = stablehlo.iota dim = 0 : tensor<1024xui16>
  %l:2 = "stablehlo.sort"(%p, %r) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<bf16>, %b1: tensor<bf16>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<1024xui16>, tensor<1024xbf16>) -> (tensor<1024xui16>, tensor<1024xbf16>)
  %q = stablehlo.convert %l#1 : (tensor<1024xbf16>) -> tensor<1024xf32>
  %c = stablehlo.compare NE, %s4, %s4 : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
  check.expect_eq %d, %c : tensor<1024xi1>
  %sb = stablehlo.bitcast_convert %s4 : (tensor<1024xf32>) -> tensor<1024xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<1024xf32>) -> tensor<1024xi32>
  %z = stablehlo.constant dense<0> : tensor<1024xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<1024xi1>, tensor<1024xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<1024xi1>, tensor<1024xi32>
  check.expect_eq %q2, %s2 : tensor<1024xi32>
  return
}

// -----

func.func @bf16_maximum_columns() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m0 = stablehlo.multiply %n, %k : tensor<65536xui16>
  %m1 = stablehlo.constant dense<7> : tensor<65536xui16>
  %m2 = stablehlo.shift_right_logical %m0, %m1 : tensor<65536xui16>
  %m = stablehlo.xor %m0, %m2 : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.bitcast_convert %o : (tensor<65536xui16>) -> tensor<65536xbf16>
  %f = stablehlo.convert %b : (tensor<65536xbf16>) -> tensor<65536xf32>
  %h = stablehlo.constant dense<12345> : tensor<65536xui16>
  %e = stablehlo.multiply %n, %h : tensor<65536xui16>
  %g:3 = "stablehlo.sort"(%e, %b, %f) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<bf16>, %b1: tensor<bf16>, %a2: tensor<f32>, %b2: tensor<f32>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xbf16>, tensor<65536xf32>) -> (tensor<65536xui16>, tensor<65536xbf16>, tensor<65536xf32>)
  %x = stablehlo.reshape %g#1 : (tensor<65536xbf16>) -> tensor<32x2048xbf16>
  %y = stablehlo.reshape %g#2 : (tensor<65536xf32>) -> tensor<32x2048xf32>
  %i = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<32x2048xbf16>, tensor<bf16>) -> tensor<2048xbf16>
  %j = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [0] : (tensor<32x2048xf32>, tensor<f32>) -> tensor<2048xf32>
  %p = stablehlo.iota dim = 0 : tensor<2048xui16>
  %l:2 = "stablehlo.sort"(%p, %r) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<bf16>, %b1: tensor<bf16>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<2048xui16>, tensor<2048xbf16>) -> (tensor<2048xui16>, tensor<2048xbf16>)
  %q = stablehlo.convert %l#1 : (tensor<2048xbf16>) -> tensor<2048xf32>
  %c = stablehlo.compare NE, %s, %s : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xi1>
  check.expect_eq %d, %c : tensor<2048xi1>
  %sb = stablehlo.bitcast_convert %s : (tensor<2048xf32>) -> tensor<2048xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<2048xf32>) -> tensor<2048xi32>
  %z = stablehlo.constant dense<0> : tensor<2048xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<2048xi1>, tensor<2048xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<2048xi1>, tensor<2048xi32>
  check.expect_eq %q2, %s2 : tensor<2048xi32>
  return
}

// -----

func.func @bf16_maximum_all() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m0 = stablehlo.multiply %n, %k : tensor<65536xui16>
  %m1 = stablehlo.constant dense<7> : tensor<65536xui16>
  %m2 = stablehlo.shift_right_logical %m0, %m1 : tensor<65536xui16>
  %m = stablehlo.xor %m0, %m2 : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.bitcast_convert %o : (tensor<65536xui16>) -> tensor<65536xbf16>
  %is = stablehlo.compare EQ, %b, %b : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
  %one = stablehlo.constant dense<1.0> : tensor<65536xbf16>
  %u = stablehlo.select %is, %b, %one : tensor<65536xi1>, tensor<65536xbf16>
  %f = stablehlo.convert %u : (tensor<65536xbf16>) -> tensor<65536xf32>
  %h = stablehlo.constant dense<12345> : tensor<65536xui16>
  %e = stablehlo.multiply %n, %h : tensor<65536xui16>
  %g:3 = "stablehlo.sort"(%e, %u, %f) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<bf16>, %b1: tensor<bf16>, %a2: tensor<f32>, %b2: tensor<f32>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xbf16>, tensor<65536xf32>) -> (tensor<65536xui16>, tensor<65536xbf16>, tensor<65536xf32>)
  %x = stablehlo.reshape %g#1 : (tensor<65536xbf16>) -> tensor<256x256xbf16>
  %y = stablehlo.reshape %g#2 : (tensor<65536xf32>) -> tensor<256x256xf32>
  %i = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<256x256xbf16>, tensor<bf16>) -> tensor<bf16>
  %j = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<f32>
  %r1 = stablehlo.reshape %r : (tensor<bf16>) -> tensor<1xbf16>
  %s1 = stablehlo.reshape %s : (tensor<f32>) -> tensor<1xf32>
  %p = stablehlo.iota dim = 0 : tensor<1xui16>
  %l:2 = "stablehlo.sort"(%p, %r1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<bf16>, %b1: tensor<bf16>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<1xui16>, tensor<1xbf16>) -> (tensor<1xui16>, tensor<1xbf16>)
  %q = stablehlo.convert %l#1 : (tensor<1xbf16>) -> tensor<1xf32>
  %c = stablehlo.compare NE, %s1, %s1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  check.expect_eq %d, %c : tensor<1xi1>
  %sb = stablehlo.bitcast_convert %s1 : (tensor<1xf32>) -> tensor<1xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<1xf32>) -> tensor<1xi32>
  %z = stablehlo.constant dense<0> : tensor<1xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<1xi1>, tensor<1xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<1xi1>, tensor<1xi32>
  check.expect_eq %q2, %s2 : tensor<1xi32>
  return
}

// -----

func.func @bf16_maximum_zeros() {
  %n = stablehlo.iota dim = 0 : tensor<13600xui16>
  %k = stablehlo.constant dense<40503> : tensor<13600xui16>
  %m0 = stablehlo.multiply %n, %k : tensor<13600xui16>
  %m1 = stablehlo.constant dense<7> : tensor<13600xui16>
  %m2 = stablehlo.shift_right_logical %m0, %m1 : tensor<13600xui16>
  %m = stablehlo.xor %m0, %m2 : tensor<13600xui16>
  %w = stablehlo.constant dense<32768> : tensor<13600xui16>
  %o = stablehlo.and %m, %w : tensor<13600xui16>
  %b = stablehlo.bitcast_convert %o : (tensor<13600xui16>) -> tensor<13600xbf16>
  %f = stablehlo.convert %b : (tensor<13600xbf16>) -> tensor<13600xf32>
  %h = stablehlo.constant dense<12345> : tensor<13600xui16>
  %e = stablehlo.multiply %n, %h : tensor<13600xui16>
  %g:3 = "stablehlo.sort"(%e, %b, %f) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<bf16>, %b1: tensor<bf16>, %a2: tensor<f32>, %b2: tensor<f32>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<13600xui16>, tensor<13600xbf16>, tensor<13600xf32>) -> (tensor<13600xui16>, tensor<13600xbf16>, tensor<13600xf32>)
  %x = stablehlo.reshape %g#1 : (tensor<13600xbf16>) -> tensor<400x34xbf16>
  %y = stablehlo.reshape %g#2 : (tensor<13600xf32>) -> tensor<800x17xf32>
  %i = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<400x34xbf16>, tensor<bf16>) -> tensor<400xbf16>
  %j = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [1] : (tensor<800x17xf32>, tensor<f32>) -> tensor<800xf32>
  %s3 = stablehlo.reshape %s : (tensor<800xf32>) -> tensor<400x2xf32>
  %s4 = stablehlo.reduce(%s3 init: %j) applies stablehlo.maximum across dimensions = [1] : (tensor<400x2xf32>, tensor<f32>) -> tensor<400xf32>
  %p = stablehlo.iota dim = 0 : tensor<400xui16>
  %l:2 = "stablehlo.sort"(%p, %r) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<bf16>, %b1: tensor<bf16>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<400xui16>, tensor<400xbf16>) -> (tensor<400xui16>, tensor<400xbf16>)
  %q = stablehlo.convert %l#1 : (tensor<400xbf16>) -> tensor<400xf32>
  %c = stablehlo.compare NE, %s4, %s4 : (tensor<400xf32>, tensor<400xf32>) -> tensor<400xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<400xf32>, tensor<400xf32>) -> tensor<400xi1>
  check.expect_eq %d, %c : tensor<400xi1>
  %sb = stablehlo.bitcast_convert %s4 : (tensor<400xf32>) -> tensor<400xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<400xf32>) -> tensor<400xi32>
  %z = stablehlo.constant dense<0> : tensor<400xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<400xi1>, tensor<400xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<400xi1>, tensor<400xi32>
  check.expect_eq %q2, %s2 : tensor<400xi32>
  return
}

// -----

func.func @bf16_maximum_short_rows() {
  %n = stablehlo.iota dim = 0 : tensor<45000xui16>
  %k = stablehlo.constant dense<40503> : tensor<45000xui16>
  %m0 = stablehlo.multiply %n, %k : tensor<45000xui16>
  %m1 = stablehlo.constant dense<7> : tensor<45000xui16>
  %m2 = stablehlo.shift_right_logical %m0, %m1 : tensor<45000xui16>
  %m = stablehlo.xor %m0, %m2 : tensor<45000xui16>
  %w = stablehlo.constant dense<65535> : tensor<45000xui16>
  %o = stablehlo.and %m, %w : tensor<45000xui16>
  %b = stablehlo.bitcast_convert %o : (tensor<45000xui16>) -> tensor<45000xbf16>
  %f = stablehlo.convert %b : (tensor<45000xbf16>) -> tensor<45000xf32>
  %h = stablehlo.constant dense<12345> : tensor<45000xui16>
  %e = stablehlo.multiply %n, %h : tensor<45000xui16>
  %g:3 = "stablehlo.sort"(%e, %b, %f) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<bf16>, %b1: tensor<bf16>, %a2: tensor<f32>, %b2: tensor<f32>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<45000xui16>, tensor<45000xbf16>, tensor<45000xf32>) -> (tensor<45000xui16>, tensor<45000xbf16>, tensor<45000xf32>)
  %x = stablehlo.reshape %g#1 : (tensor<45000xbf16>) -> tensor<3000x15xbf16>
  %y = stablehlo.reshape %g#2 : (tensor<45000xf32>) -> tensor<3000x15xf32>
  %i = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<3000x15xbf16>, tensor<bf16>) -> tensor<3000xbf16>
  %j = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [1] : (tensor<3000x15xf32>, tensor<f32>) -> tensor<3000xf32>
  %p = stablehlo.iota dim = 0 : tensor<3000xui16>
  %l:2 = "stablehlo.sort"(%p, %r) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<bf16>, %b1: tensor<bf16>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<3000xui16>, tensor<3000xbf16>) -> (tensor<3000xui16>, tensor<3000xbf16>)
  %q = stablehlo.convert %l#1 : (tensor<3000xbf16>) -> tensor<3000xf32>
  %c = stablehlo.compare NE, %s, %s : (tensor<3000xf32>, tensor<3000xf32>) -> tensor<3000xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<3000xf32>, tensor<3000xf32>) -> tensor<3000xi1>
  check.expect_eq %d, %c : tensor<3000xi1>
  %sb = stablehlo.bitcast_convert %s : (tensor<3000xf32>) -> tensor<3000xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<3000xf32>) -> tensor<3000xi32>
  %z = stablehlo.constant dense<0> : tensor<3000xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<3000xi1>, tensor<3000xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<3000xi1>, tensor<3000xi32>
  check.expect_eq %q2, %s2 : tensor<3000xi32>
  return
}

// -----

func.func @bf16_minimum_rows() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m0 = stablehlo.multiply %n, %k : tensor<65536xui16>
  %m1 = stablehlo.constant dense<7> : tensor<65536xui16>
  %m2 = stablehlo.shift_right_logical %m0, %m1 : tensor<65536xui16>
  %m = stablehlo.xor %m0, %m2 : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.bitcast_convert %o : (tensor<65536xui16>) -> tensor<65536xbf16>
  %f = stablehlo.convert %b : (tensor<65536xbf16>) -> tensor<65536xf32>
  %h = stablehlo.constant dense<12345> : tensor<65536xui16>
  %e = stablehlo.multiply %n, %h : tensor<65536xui16>
  %g:3 = "stablehlo.sort"(%e, %b, %f) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<bf16>, %b1: tensor<bf16>, %a2: tensor<f32>, %b2: tensor<f32>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xbf16>, tensor<65536xf32>) -> (tensor<65536xui16>, tensor<65536xbf16>, tensor<65536xf32>)
  %x = stablehlo.reshape %g#1 : (tensor<65536xbf16>) -> tensor<1024x64xbf16>
  %y = stablehlo.reshape %g#2 : (tensor<65536xf32>) -> tensor<2048x32xf32>
  %i = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [1] : (tensor<1024x64xbf16>, tensor<bf16>) -> tensor<1024xbf16>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [1] : (tensor<2048x32xf32>, tensor<f32>) -> tensor<2048xf32>
  %s3 = stablehlo.reshape %s : (tensor<2048xf32>) -> tensor<1024x2xf32>
  %s4 = stablehlo.reduce(%s3 init: %j) applies stablehlo.minimum across dimensions = [1] : (tensor<1024x2xf32>, tensor<f32>) -> tensor<1024xf32>
  %p = stablehlo.iota dim = 0 : tensor<1024xui16>
  %l:2 = "stablehlo.sort"(%p, %r) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<bf16>, %b1: tensor<bf16>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<1024xui16>, tensor<1024xbf16>) -> (tensor<1024xui16>, tensor<1024xbf16>)
  %q = stablehlo.convert %l#1 : (tensor<1024xbf16>) -> tensor<1024xf32>
  %c = stablehlo.compare NE, %s4, %s4 : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
  check.expect_eq %d, %c : tensor<1024xi1>
  %sb = stablehlo.bitcast_convert %s4 : (tensor<1024xf32>) -> tensor<1024xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<1024xf32>) -> tensor<1024xi32>
  %z = stablehlo.constant dense<0> : tensor<1024xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<1024xi1>, tensor<1024xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<1024xi1>, tensor<1024xi32>
  check.expect_eq %q2, %s2 : tensor<1024xi32>
  return
}

// -----

func.func @bf16_minimum_columns() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m0 = stablehlo.multiply %n, %k : tensor<65536xui16>
  %m1 = stablehlo.constant dense<7> : tensor<65536xui16>
  %m2 = stablehlo.shift_right_logical %m0, %m1 : tensor<65536xui16>
  %m = stablehlo.xor %m0, %m2 : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.bitcast_convert %o : (tensor<65536xui16>) -> tensor<65536xbf16>
  %f = stablehlo.convert %b : (tensor<65536xbf16>) -> tensor<65536xf32>
  %h = stablehlo.constant dense<12345> : tensor<65536xui16>
  %e = stablehlo.multiply %n, %h : tensor<65536xui16>
  %g:3 = "stablehlo.sort"(%e, %b, %f) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<bf16>, %b1: tensor<bf16>, %a2: tensor<f32>, %b2: tensor<f32>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xbf16>, tensor<65536xf32>) -> (tensor<65536xui16>, tensor<65536xbf16>, tensor<65536xf32>)
  %x = stablehlo.reshape %g#1 : (tensor<65536xbf16>) -> tensor<32x2048xbf16>
  %y = stablehlo.reshape %g#2 : (tensor<65536xf32>) -> tensor<32x2048xf32>
  %i = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [0] : (tensor<32x2048xbf16>, tensor<bf16>) -> tensor<2048xbf16>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [0] : (tensor<32x2048xf32>, tensor<f32>) -> tensor<2048xf32>
  %p = stablehlo.iota dim = 0 : tensor<2048xui16>
  %l:2 = "stablehlo.sort"(%p, %r) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<bf16>, %b1: tensor<bf16>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<2048xui16>, tensor<2048xbf16>) -> (tensor<2048xui16>, tensor<2048xbf16>)
  %q = stablehlo.convert %l#1 : (tensor<2048xbf16>) -> tensor<2048xf32>
  %c = stablehlo.compare NE, %s, %s : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xi1>
  check.expect_eq %d, %c : tensor<2048xi1>
  %sb = stablehlo.bitcast_convert %s : (tensor<2048xf32>) -> tensor<2048xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<2048xf32>) -> tensor<2048xi32>
  %z = stablehlo.constant dense<0> : tensor<2048xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<2048xi1>, tensor<2048xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<2048xi1>, tensor<2048xi32>
  check.expect_eq %q2, %s2 : tensor<2048xi32>
  return
}

// -----

func.func @bf16_minimum_all() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m0 = stablehlo.multiply %n, %k : tensor<65536xui16>
  %m1 = stablehlo.constant dense<7> : tensor<65536xui16>
  %m2 = stablehlo.shift_right_logical %m0, %m1 : tensor<65536xui16>
  %m = stablehlo.xor %m0, %m2 : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.bitcast_convert %o : (tensor<65536xui16>) -> tensor<65536xbf16>
  %is = stablehlo.compare EQ, %b, %b : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
  %one = stablehlo.constant dense<1.0> : tensor<65536xbf16>
  %u = stablehlo.select %is, %b, %one : tensor<65536xi1>, tensor<65536xbf16>
  %f = stablehlo.convert %u : (tensor<65536xbf16>) -> tensor<65536xf32>
  %h = stablehlo.constant dense<12345> : tensor<65536xui16>
  %e = stablehlo.multiply %n, %h : tensor<65536xui16>
  %g:3 = "stablehlo.sort"(%e, %u, %f) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<bf16>, %b1: tensor<bf16>, %a2: tensor<f32>, %b2: tensor<f32>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xbf16>, tensor<65536xf32>) -> (tensor<65536xui16>, tensor<65536xbf16>, tensor<65536xf32>)
  %x = stablehlo.reshape %g#1 : (tensor<65536xbf16>) -> tensor<256x256xbf16>
  %y = stablehlo.reshape %g#2 : (tensor<65536xf32>) -> tensor<256x256xf32>
  %i = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<256x256xbf16>, tensor<bf16>) -> tensor<bf16>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<f32>
  %r1 = stablehlo.reshape %r : (tensor<bf16>) -> tensor<1xbf16>
  %s1 = stablehlo.reshape %s : (tensor<f32>) -> tensor<1xf32>
  %p = stablehlo.iota dim = 0 : tensor<1xui16>
  %l:2 = "stablehlo.sort"(%p, %r1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<bf16>, %b1: tensor<bf16>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<1xui16>, tensor<1xbf16>) -> (tensor<1xui16>, tensor<1xbf16>)
  %q = stablehlo.convert %l#1 : (tensor<1xbf16>) -> tensor<1xf32>
  %c = stablehlo.compare NE, %s1, %s1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  check.expect_eq %d, %c : tensor<1xi1>
  %sb = stablehlo.bitcast_convert %s1 : (tensor<1xf32>) -> tensor<1xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<1xf32>) -> tensor<1xi32>
  %z = stablehlo.constant dense<0> : tensor<1xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<1xi1>, tensor<1xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<1xi1>, tensor<1xi32>
  check.expect_eq %q2, %s2 : tensor<1xi32>
  return
}

// -----

func.func @bf16_minimum_zeros() {
  %n = stablehlo.iota dim = 0 : tensor<13600xui16>
  %k = stablehlo.constant dense<40503> : tensor<13600xui16>
  %m0 = stablehlo.multiply %n, %k : tensor<13600xui16>
  %m1 = stablehlo.constant dense<7> : tensor<13600xui16>
  %m2 = stablehlo.shift_right_logical %m0, %m1 : tensor<13600xui16>
  %m = stablehlo.xor %m0, %m2 : tensor<13600xui16>
  %w = stablehlo.constant dense<32768> : tensor<13600xui16>
  %o = stablehlo.and %m, %w : tensor<13600xui16>
  %b = stablehlo.bitcast_convert %o : (tensor<13600xui16>) -> tensor<13600xbf16>
  %f = stablehlo.convert %b : (tensor<13600xbf16>) -> tensor<13600xf32>
  %h = stablehlo.constant dense<12345> : tensor<13600xui16>
  %e = stablehlo.multiply %n, %h : tensor<13600xui16>
  %g:3 = "stablehlo.sort"(%e, %b, %f) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<bf16>, %b1: tensor<bf16>, %a2: tensor<f32>, %b2: tensor<f32>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<13600xui16>, tensor<13600xbf16>, tensor<13600xf32>) -> (tensor<13600xui16>, tensor<13600xbf16>, tensor<13600xf32>)
  %x = stablehlo.reshape %g#1 : (tensor<13600xbf16>) -> tensor<400x34xbf16>
  %y = stablehlo.reshape %g#2 : (tensor<13600xf32>) -> tensor<800x17xf32>
  %i = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [1] : (tensor<400x34xbf16>, tensor<bf16>) -> tensor<400xbf16>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [1] : (tensor<800x17xf32>, tensor<f32>) -> tensor<800xf32>
  %s3 = stablehlo.reshape %s : (tensor<800xf32>) -> tensor<400x2xf32>
  %s4 = stablehlo.reduce(%s3 init: %j) applies stablehlo.minimum across dimensions = [1] : (tensor<400x2xf32>, tensor<f32>) -> tensor<400xf32>
  %p = stablehlo.iota dim = 0 : tensor<400xui16>
  %l:2 = "stablehlo.sort"(%p, %r) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<bf16>, %b1: tensor<bf16>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<400xui16>, tensor<400xbf16>) -> (tensor<400xui16>, tensor<400xbf16>)
  %q = stablehlo.convert %l#1 : (tensor<400xbf16>) -> tensor<400xf32>
  %c = stablehlo.compare NE, %s4, %s4 : (tensor<400xf32>, tensor<400xf32>) -> tensor<400xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<400xf32>, tensor<400xf32>) -> tensor<400xi1>
  check.expect_eq %d, %c : tensor<400xi1>
  %sb = stablehlo.bitcast_convert %s4 : (tensor<400xf32>) -> tensor<400xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<400xf32>) -> tensor<400xi32>
  %z = stablehlo.constant dense<0> : tensor<400xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<400xi1>, tensor<400xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<400xi1>, tensor<400xi32>
  check.expect_eq %q2, %s2 : tensor<400xi32>
  return
}

// -----

func.func @bf16_minimum_short_rows() {
  %n = stablehlo.iota dim = 0 : tensor<45000xui16>
  %k = stablehlo.constant dense<40503> : tensor<45000xui16>
  %m0 = stablehlo.multiply %n, %k : tensor<45000xui16>
  %m1 = stablehlo.constant dense<7> : tensor<45000xui16>
  %m2 = stablehlo.shift_right_logical %m0, %m1 : tensor<45000xui16>
  %m = stablehlo.xor %m0, %m2 : tensor<45000xui16>
  %w = stablehlo.constant dense<65535> : tensor<45000xui16>
  %o = stablehlo.and %m, %w : tensor<45000xui16>
  %b = stablehlo.bitcast_convert %o : (tensor<45000xui16>) -> tensor<45000xbf16>
  %f = stablehlo.convert %b : (tensor<45000xbf16>) -> tensor<45000xf32>
  %h = stablehlo.constant dense<12345> : tensor<45000xui16>
  %e = stablehlo.multiply %n, %h : tensor<45000xui16>
  %g:3 = "stablehlo.sort"(%e, %b, %f) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<bf16>, %b1: tensor<bf16>, %a2: tensor<f32>, %b2: tensor<f32>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<45000xui16>, tensor<45000xbf16>, tensor<45000xf32>) -> (tensor<45000xui16>, tensor<45000xbf16>, tensor<45000xf32>)
  %x = stablehlo.reshape %g#1 : (tensor<45000xbf16>) -> tensor<3000x15xbf16>
  %y = stablehlo.reshape %g#2 : (tensor<45000xf32>) -> tensor<3000x15xf32>
  %i = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [1] : (tensor<3000x15xbf16>, tensor<bf16>) -> tensor<3000xbf16>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [1] : (tensor<3000x15xf32>, tensor<f32>) -> tensor<3000xf32>
  %p = stablehlo.iota dim = 0 : tensor<3000xui16>
  %l:2 = "stablehlo.sort"(%p, %r) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<bf16>, %b1: tensor<bf16>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<3000xui16>, tensor<3000xbf16>) -> (tensor<3000xui16>, tensor<3000xbf16>)
  %q = stablehlo.convert %l#1 : (tensor<3000xbf16>) -> tensor<3000xf32>
  %c = stablehlo.compare NE, %s, %s : (tensor<3000xf32>, tensor<3000xf32>) -> tensor<3000xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<3000xf32>, tensor<3000xf32>) -> tensor<3000xi1>
  check.expect_eq %d, %c : tensor<3000xi1>
  %sb = stablehlo.bitcast_convert %s : (tensor<3000xf32>) -> tensor<3000xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<3000xf32>) -> tensor<3000xi32>
  %z = stablehlo.constant dense<0> : tensor<3000xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<3000xi1>, tensor<3000xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<3000xi1>, tensor<3000xi32>
  check.expect_eq %q2, %s2 : tensor<3000xi32>
  return
}

// -----

func.func @f16_maximum_rows() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m0 = stablehlo.multiply %n, %k : tensor<65536xui16>
  %m1 = stablehlo.constant dense<7> : tensor<65536xui16>
  %m2 = stablehlo.shift_right_logical %m0, %m1 : tensor<65536xui16>
  %m = stablehlo.xor %m0, %m2 : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.bitcast_convert %o : (tensor<65536xui16>) -> tensor<65536xf16>
  %f = stablehlo.convert %b : (tensor<65536xf16>) -> tensor<65536xf32>
  %h = stablehlo.constant dense<12345> : tensor<65536xui16>
  %e = stablehlo.multiply %n, %h : tensor<65536xui16>
  %g:3 = "stablehlo.sort"(%e, %b, %f) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<f16>, %b1: tensor<f16>, %a2: tensor<f32>, %b2: tensor<f32>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xf16>, tensor<65536xf32>) -> (tensor<65536xui16>, tensor<65536xf16>, tensor<65536xf32>)
  %x = stablehlo.reshape %g#1 : (tensor<65536xf16>) -> tensor<1024x64xf16>
  %y = stablehlo.reshape %g#2 : (tensor<65536xf32>) -> tensor<2048x32xf32>
  %i = stablehlo.constant dense<0xFC00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x64xf16>, tensor<f16>) -> tensor<1024xf16>
  %j = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [1] : (tensor<2048x32xf32>, tensor<f32>) -> tensor<2048xf32>
  %s3 = stablehlo.reshape %s : (tensor<2048xf32>) -> tensor<1024x2xf32>
  %s4 = stablehlo.reduce(%s3 init: %j) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x2xf32>, tensor<f32>) -> tensor<1024xf32>
  %p = stablehlo.iota dim = 0 : tensor<1024xui16>
  %l:2 = "stablehlo.sort"(%p, %r) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<f16>, %b1: tensor<f16>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<1024xui16>, tensor<1024xf16>) -> (tensor<1024xui16>, tensor<1024xf16>)
  %q = stablehlo.convert %l#1 : (tensor<1024xf16>) -> tensor<1024xf32>
  %c = stablehlo.compare NE, %s4, %s4 : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
  check.expect_eq %d, %c : tensor<1024xi1>
  %sb = stablehlo.bitcast_convert %s4 : (tensor<1024xf32>) -> tensor<1024xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<1024xf32>) -> tensor<1024xi32>
  %z = stablehlo.constant dense<0> : tensor<1024xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<1024xi1>, tensor<1024xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<1024xi1>, tensor<1024xi32>
  check.expect_eq %q2, %s2 : tensor<1024xi32>
  return
}

// -----

func.func @f16_maximum_columns() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m0 = stablehlo.multiply %n, %k : tensor<65536xui16>
  %m1 = stablehlo.constant dense<7> : tensor<65536xui16>
  %m2 = stablehlo.shift_right_logical %m0, %m1 : tensor<65536xui16>
  %m = stablehlo.xor %m0, %m2 : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.bitcast_convert %o : (tensor<65536xui16>) -> tensor<65536xf16>
  %f = stablehlo.convert %b : (tensor<65536xf16>) -> tensor<65536xf32>
  %h = stablehlo.constant dense<12345> : tensor<65536xui16>
  %e = stablehlo.multiply %n, %h : tensor<65536xui16>
  %g:3 = "stablehlo.sort"(%e, %b, %f) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<f16>, %b1: tensor<f16>, %a2: tensor<f32>, %b2: tensor<f32>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xf16>, tensor<65536xf32>) -> (tensor<65536xui16>, tensor<65536xf16>, tensor<65536xf32>)
  %x = stablehlo.reshape %g#1 : (tensor<65536xf16>) -> tensor<32x2048xf16>
  %y = stablehlo.reshape %g#2 : (tensor<65536xf32>) -> tensor<32x2048xf32>
  %i = stablehlo.constant dense<0xFC00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<32x2048xf16>, tensor<f16>) -> tensor<2048xf16>
  %j = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [0] : (tensor<32x2048xf32>, tensor<f32>) -> tensor<2048xf32>
  %p = stablehlo.iota dim = 0 : tensor<2048xui16>
  %l:2 = "stablehlo.sort"(%p, %r) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<f16>, %b1: tensor<f16>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<2048xui16>, tensor<2048xf16>) -> (tensor<2048xui16>, tensor<2048xf16>)
  %q = stablehlo.convert %l#1 : (tensor<2048xf16>) -> tensor<2048xf32>
  %c = stablehlo.compare NE, %s, %s : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xi1>
  check.expect_eq %d, %c : tensor<2048xi1>
  %sb = stablehlo.bitcast_convert %s : (tensor<2048xf32>) -> tensor<2048xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<2048xf32>) -> tensor<2048xi32>
  %z = stablehlo.constant dense<0> : tensor<2048xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<2048xi1>, tensor<2048xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<2048xi1>, tensor<2048xi32>
  check.expect_eq %q2, %s2 : tensor<2048xi32>
  return
}

// -----

func.func @f16_maximum_all() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m0 = stablehlo.multiply %n, %k : tensor<65536xui16>
  %m1 = stablehlo.constant dense<7> : tensor<65536xui16>
  %m2 = stablehlo.shift_right_logical %m0, %m1 : tensor<65536xui16>
  %m = stablehlo.xor %m0, %m2 : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.bitcast_convert %o : (tensor<65536xui16>) -> tensor<65536xf16>
  %is = stablehlo.compare EQ, %b, %b : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %one = stablehlo.constant dense<1.0> : tensor<65536xf16>
  %u = stablehlo.select %is, %b, %one : tensor<65536xi1>, tensor<65536xf16>
  %f = stablehlo.convert %u : (tensor<65536xf16>) -> tensor<65536xf32>
  %h = stablehlo.constant dense<12345> : tensor<65536xui16>
  %e = stablehlo.multiply %n, %h : tensor<65536xui16>
  %g:3 = "stablehlo.sort"(%e, %u, %f) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<f16>, %b1: tensor<f16>, %a2: tensor<f32>, %b2: tensor<f32>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xf16>, tensor<65536xf32>) -> (tensor<65536xui16>, tensor<65536xf16>, tensor<65536xf32>)
  %x = stablehlo.reshape %g#1 : (tensor<65536xf16>) -> tensor<256x256xf16>
  %y = stablehlo.reshape %g#2 : (tensor<65536xf32>) -> tensor<256x256xf32>
  %i = stablehlo.constant dense<0xFC00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<256x256xf16>, tensor<f16>) -> tensor<f16>
  %j = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<f32>
  %r1 = stablehlo.reshape %r : (tensor<f16>) -> tensor<1xf16>
  %s1 = stablehlo.reshape %s : (tensor<f32>) -> tensor<1xf32>
  %p = stablehlo.iota dim = 0 : tensor<1xui16>
  %l:2 = "stablehlo.sort"(%p, %r1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<f16>, %b1: tensor<f16>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<1xui16>, tensor<1xf16>) -> (tensor<1xui16>, tensor<1xf16>)
  %q = stablehlo.convert %l#1 : (tensor<1xf16>) -> tensor<1xf32>
  %c = stablehlo.compare NE, %s1, %s1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  check.expect_eq %d, %c : tensor<1xi1>
  %sb = stablehlo.bitcast_convert %s1 : (tensor<1xf32>) -> tensor<1xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<1xf32>) -> tensor<1xi32>
  %z = stablehlo.constant dense<0> : tensor<1xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<1xi1>, tensor<1xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<1xi1>, tensor<1xi32>
  check.expect_eq %q2, %s2 : tensor<1xi32>
  return
}

// -----

func.func @f16_maximum_zeros() {
  %n = stablehlo.iota dim = 0 : tensor<13600xui16>
  %k = stablehlo.constant dense<40503> : tensor<13600xui16>
  %m0 = stablehlo.multiply %n, %k : tensor<13600xui16>
  %m1 = stablehlo.constant dense<7> : tensor<13600xui16>
  %m2 = stablehlo.shift_right_logical %m0, %m1 : tensor<13600xui16>
  %m = stablehlo.xor %m0, %m2 : tensor<13600xui16>
  %w = stablehlo.constant dense<32768> : tensor<13600xui16>
  %o = stablehlo.and %m, %w : tensor<13600xui16>
  %b = stablehlo.bitcast_convert %o : (tensor<13600xui16>) -> tensor<13600xf16>
  %f = stablehlo.convert %b : (tensor<13600xf16>) -> tensor<13600xf32>
  %h = stablehlo.constant dense<12345> : tensor<13600xui16>
  %e = stablehlo.multiply %n, %h : tensor<13600xui16>
  %g:3 = "stablehlo.sort"(%e, %b, %f) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<f16>, %b1: tensor<f16>, %a2: tensor<f32>, %b2: tensor<f32>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<13600xui16>, tensor<13600xf16>, tensor<13600xf32>) -> (tensor<13600xui16>, tensor<13600xf16>, tensor<13600xf32>)
  %x = stablehlo.reshape %g#1 : (tensor<13600xf16>) -> tensor<400x34xf16>
  %y = stablehlo.reshape %g#2 : (tensor<13600xf32>) -> tensor<800x17xf32>
  %i = stablehlo.constant dense<0xFC00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<400x34xf16>, tensor<f16>) -> tensor<400xf16>
  %j = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [1] : (tensor<800x17xf32>, tensor<f32>) -> tensor<800xf32>
  %s3 = stablehlo.reshape %s : (tensor<800xf32>) -> tensor<400x2xf32>
  %s4 = stablehlo.reduce(%s3 init: %j) applies stablehlo.maximum across dimensions = [1] : (tensor<400x2xf32>, tensor<f32>) -> tensor<400xf32>
  %p = stablehlo.iota dim = 0 : tensor<400xui16>
  %l:2 = "stablehlo.sort"(%p, %r) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<f16>, %b1: tensor<f16>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<400xui16>, tensor<400xf16>) -> (tensor<400xui16>, tensor<400xf16>)
  %q = stablehlo.convert %l#1 : (tensor<400xf16>) -> tensor<400xf32>
  %c = stablehlo.compare NE, %s4, %s4 : (tensor<400xf32>, tensor<400xf32>) -> tensor<400xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<400xf32>, tensor<400xf32>) -> tensor<400xi1>
  check.expect_eq %d, %c : tensor<400xi1>
  %sb = stablehlo.bitcast_convert %s4 : (tensor<400xf32>) -> tensor<400xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<400xf32>) -> tensor<400xi32>
  %z = stablehlo.constant dense<0> : tensor<400xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<400xi1>, tensor<400xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<400xi1>, tensor<400xi32>
  check.expect_eq %q2, %s2 : tensor<400xi32>
  return
}

// -----

func.func @f16_maximum_short_rows() {
  %n = stablehlo.iota dim = 0 : tensor<45000xui16>
  %k = stablehlo.constant dense<40503> : tensor<45000xui16>
  %m0 = stablehlo.multiply %n, %k : tensor<45000xui16>
  %m1 = stablehlo.constant dense<7> : tensor<45000xui16>
  %m2 = stablehlo.shift_right_logical %m0, %m1 : tensor<45000xui16>
  %m = stablehlo.xor %m0, %m2 : tensor<45000xui16>
  %w = stablehlo.constant dense<65535> : tensor<45000xui16>
  %o = stablehlo.and %m, %w : tensor<45000xui16>
  %b = stablehlo.bitcast_convert %o : (tensor<45000xui16>) -> tensor<45000xf16>
  %f = stablehlo.convert %b : (tensor<45000xf16>) -> tensor<45000xf32>
  %h = stablehlo.constant dense<12345> : tensor<45000xui16>
  %e = stablehlo.multiply %n, %h : tensor<45000xui16>
  %g:3 = "stablehlo.sort"(%e, %b, %f) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<f16>, %b1: tensor<f16>, %a2: tensor<f32>, %b2: tensor<f32>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<45000xui16>, tensor<45000xf16>, tensor<45000xf32>) -> (tensor<45000xui16>, tensor<45000xf16>, tensor<45000xf32>)
  %x = stablehlo.reshape %g#1 : (tensor<45000xf16>) -> tensor<3000x15xf16>
  %y = stablehlo.reshape %g#2 : (tensor<45000xf32>) -> tensor<3000x15xf32>
  %i = stablehlo.constant dense<0xFC00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<3000x15xf16>, tensor<f16>) -> tensor<3000xf16>
  %j = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [1] : (tensor<3000x15xf32>, tensor<f32>) -> tensor<3000xf32>
  %p = stablehlo.iota dim = 0 : tensor<3000xui16>
  %l:2 = "stablehlo.sort"(%p, %r) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<f16>, %b1: tensor<f16>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<3000xui16>, tensor<3000xf16>) -> (tensor<3000xui16>, tensor<3000xf16>)
  %q = stablehlo.convert %l#1 : (tensor<3000xf16>) -> tensor<3000xf32>
  %c = stablehlo.compare NE, %s, %s : (tensor<3000xf32>, tensor<3000xf32>) -> tensor<3000xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<3000xf32>, tensor<3000xf32>) -> tensor<3000xi1>
  check.expect_eq %d, %c : tensor<3000xi1>
  %sb = stablehlo.bitcast_convert %s : (tensor<3000xf32>) -> tensor<3000xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<3000xf32>) -> tensor<3000xi32>
  %z = stablehlo.constant dense<0> : tensor<3000xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<3000xi1>, tensor<3000xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<3000xi1>, tensor<3000xi32>
  check.expect_eq %q2, %s2 : tensor<3000xi32>
  return
}

// -----

func.func @f16_minimum_rows() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m0 = stablehlo.multiply %n, %k : tensor<65536xui16>
  %m1 = stablehlo.constant dense<7> : tensor<65536xui16>
  %m2 = stablehlo.shift_right_logical %m0, %m1 : tensor<65536xui16>
  %m = stablehlo.xor %m0, %m2 : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.bitcast_convert %o : (tensor<65536xui16>) -> tensor<65536xf16>
  %f = stablehlo.convert %b : (tensor<65536xf16>) -> tensor<65536xf32>
  %h = stablehlo.constant dense<12345> : tensor<65536xui16>
  %e = stablehlo.multiply %n, %h : tensor<65536xui16>
  %g:3 = "stablehlo.sort"(%e, %b, %f) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<f16>, %b1: tensor<f16>, %a2: tensor<f32>, %b2: tensor<f32>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xf16>, tensor<65536xf32>) -> (tensor<65536xui16>, tensor<65536xf16>, tensor<65536xf32>)
  %x = stablehlo.reshape %g#1 : (tensor<65536xf16>) -> tensor<1024x64xf16>
  %y = stablehlo.reshape %g#2 : (tensor<65536xf32>) -> tensor<2048x32xf32>
  %i = stablehlo.constant dense<0x7C00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [1] : (tensor<1024x64xf16>, tensor<f16>) -> tensor<1024xf16>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [1] : (tensor<2048x32xf32>, tensor<f32>) -> tensor<2048xf32>
  %s3 = stablehlo.reshape %s : (tensor<2048xf32>) -> tensor<1024x2xf32>
  %s4 = stablehlo.reduce(%s3 init: %j) applies stablehlo.minimum across dimensions = [1] : (tensor<1024x2xf32>, tensor<f32>) -> tensor<1024xf32>
  %p = stablehlo.iota dim = 0 : tensor<1024xui16>
  %l:2 = "stablehlo.sort"(%p, %r) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<f16>, %b1: tensor<f16>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<1024xui16>, tensor<1024xf16>) -> (tensor<1024xui16>, tensor<1024xf16>)
  %q = stablehlo.convert %l#1 : (tensor<1024xf16>) -> tensor<1024xf32>
  %c = stablehlo.compare NE, %s4, %s4 : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
  check.expect_eq %d, %c : tensor<1024xi1>
  %sb = stablehlo.bitcast_convert %s4 : (tensor<1024xf32>) -> tensor<1024xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<1024xf32>) -> tensor<1024xi32>
  %z = stablehlo.constant dense<0> : tensor<1024xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<1024xi1>, tensor<1024xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<1024xi1>, tensor<1024xi32>
  check.expect_eq %q2, %s2 : tensor<1024xi32>
  return
}

// -----

func.func @f16_minimum_columns() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m0 = stablehlo.multiply %n, %k : tensor<65536xui16>
  %m1 = stablehlo.constant dense<7> : tensor<65536xui16>
  %m2 = stablehlo.shift_right_logical %m0, %m1 : tensor<65536xui16>
  %m = stablehlo.xor %m0, %m2 : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.bitcast_convert %o : (tensor<65536xui16>) -> tensor<65536xf16>
  %f = stablehlo.convert %b : (tensor<65536xf16>) -> tensor<65536xf32>
  %h = stablehlo.constant dense<12345> : tensor<65536xui16>
  %e = stablehlo.multiply %n, %h : tensor<65536xui16>
  %g:3 = "stablehlo.sort"(%e, %b, %f) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<f16>, %b1: tensor<f16>, %a2: tensor<f32>, %b2: tensor<f32>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xf16>, tensor<65536xf32>) -> (tensor<65536xui16>, tensor<65536xf16>, tensor<65536xf32>)
  %x = stablehlo.reshape %g#1 : (tensor<65536xf16>) -> tensor<32x2048xf16>
  %y = stablehlo.reshape %g#2 : (tensor<65536xf32>) -> tensor<32x2048xf32>
  %i = stablehlo.constant dense<0x7C00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [0] : (tensor<32x2048xf16>, tensor<f16>) -> tensor<2048xf16>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [0] : (tensor<32x2048xf32>, tensor<f32>) -> tensor<2048xf32>
  %p = stablehlo.iota dim = 0 : tensor<2048xui16>
  %l:2 = "stablehlo.sort"(%p, %r) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<f16>, %b1: tensor<f16>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<2048xui16>, tensor<2048xf16>) -> (tensor<2048xui16>, tensor<2048xf16>)
  %q = stablehlo.convert %l#1 : (tensor<2048xf16>) -> tensor<2048xf32>
  %c = stablehlo.compare NE, %s, %s : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xi1>
  check.expect_eq %d, %c : tensor<2048xi1>
  %sb = stablehlo.bitcast_convert %s : (tensor<2048xf32>) -> tensor<2048xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<2048xf32>) -> tensor<2048xi32>
  %z = stablehlo.constant dense<0> : tensor<2048xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<2048xi1>, tensor<2048xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<2048xi1>, tensor<2048xi32>
  check.expect_eq %q2, %s2 : tensor<2048xi32>
  return
}

// -----

func.func @f16_minimum_all() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m0 = stablehlo.multiply %n, %k : tensor<65536xui16>
  %m1 = stablehlo.constant dense<7> : tensor<65536xui16>
  %m2 = stablehlo.shift_right_logical %m0, %m1 : tensor<65536xui16>
  %m = stablehlo.xor %m0, %m2 : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.bitcast_convert %o : (tensor<65536xui16>) -> tensor<65536xf16>
  %is = stablehlo.compare EQ, %b, %b : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %one = stablehlo.constant dense<1.0> : tensor<65536xf16>
  %u = stablehlo.select %is, %b, %one : tensor<65536xi1>, tensor<65536xf16>
  %f = stablehlo.convert %u : (tensor<65536xf16>) -> tensor<65536xf32>
  %h = stablehlo.constant dense<12345> : tensor<65536xui16>
  %e = stablehlo.multiply %n, %h : tensor<65536xui16>
  %g:3 = "stablehlo.sort"(%e, %u, %f) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<f16>, %b1: tensor<f16>, %a2: tensor<f32>, %b2: tensor<f32>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xf16>, tensor<65536xf32>) -> (tensor<65536xui16>, tensor<65536xf16>, tensor<65536xf32>)
  %x = stablehlo.reshape %g#1 : (tensor<65536xf16>) -> tensor<256x256xf16>
  %y = stablehlo.reshape %g#2 : (tensor<65536xf32>) -> tensor<256x256xf32>
  %i = stablehlo.constant dense<0x7C00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<256x256xf16>, tensor<f16>) -> tensor<f16>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<f32>
  %r1 = stablehlo.reshape %r : (tensor<f16>) -> tensor<1xf16>
  %s1 = stablehlo.reshape %s : (tensor<f32>) -> tensor<1xf32>
  %p = stablehlo.iota dim = 0 : tensor<1xui16>
  %l:2 = "stablehlo.sort"(%p, %r1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<f16>, %b1: tensor<f16>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<1xui16>, tensor<1xf16>) -> (tensor<1xui16>, tensor<1xf16>)
  %q = stablehlo.convert %l#1 : (tensor<1xf16>) -> tensor<1xf32>
  %c = stablehlo.compare NE, %s1, %s1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  check.expect_eq %d, %c : tensor<1xi1>
  %sb = stablehlo.bitcast_convert %s1 : (tensor<1xf32>) -> tensor<1xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<1xf32>) -> tensor<1xi32>
  %z = stablehlo.constant dense<0> : tensor<1xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<1xi1>, tensor<1xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<1xi1>, tensor<1xi32>
  check.expect_eq %q2, %s2 : tensor<1xi32>
  return
}

// -----

func.func @f16_minimum_zeros() {
  %n = stablehlo.iota dim = 0 : tensor<13600xui16>
  %k = stablehlo.constant dense<40503> : tensor<13600xui16>
  %m0 = stablehlo.multiply %n, %k : tensor<13600xui16>
  %m1 = stablehlo.constant dense<7> : tensor<13600xui16>
  %m2 = stablehlo.shift_right_logical %m0, %m1 : tensor<13600xui16>
  %m = stablehlo.xor %m0, %m2 : tensor<13600xui16>
  %w = stablehlo.constant dense<32768> : tensor<13600xui16>
  %o = stablehlo.and %m, %w : tensor<13600xui16>
  %b = stablehlo.bitcast_convert %o : (tensor<13600xui16>) -> tensor<13600xf16>
  %f = stablehlo.convert %b : (tensor<13600xf16>) -> tensor<13600xf32>
  %h = stablehlo.constant dense<12345> : tensor<13600xui16>
  %e = stablehlo.multiply %n, %h : tensor<13600xui16>
  %g:3 = "stablehlo.sort"(%e, %b, %f) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<f16>, %b1: tensor<f16>, %a2: tensor<f32>, %b2: tensor<f32>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<13600xui16>, tensor<13600xf16>, tensor<13600xf32>) -> (tensor<13600xui16>, tensor<13600xf16>, tensor<13600xf32>)
  %x = stablehlo.reshape %g#1 : (tensor<13600xf16>) -> tensor<400x34xf16>
  %y = stablehlo.reshape %g#2 : (tensor<13600xf32>) -> tensor<800x17xf32>
  %i = stablehlo.constant dense<0x7C00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [1] : (tensor<400x34xf16>, tensor<f16>) -> tensor<400xf16>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [1] : (tensor<800x17xf32>, tensor<f32>) -> tensor<800xf32>
  %s3 = stablehlo.reshape %s : (tensor<800xf32>) -> tensor<400x2xf32>
  %s4 = stablehlo.reduce(%s3 init: %j) applies stablehlo.minimum across dimensions = [1] : (tensor<400x2xf32>, tensor<f32>) -> tensor<400xf32>
  %p = stablehlo.iota dim = 0 : tensor<400xui16>
  %l:2 = "stablehlo.sort"(%p, %r) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<f16>, %b1: tensor<f16>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<400xui16>, tensor<400xf16>) -> (tensor<400xui16>, tensor<400xf16>)
  %q = stablehlo.convert %l#1 : (tensor<400xf16>) -> tensor<400xf32>
  %c = stablehlo.compare NE, %s4, %s4 : (tensor<400xf32>, tensor<400xf32>) -> tensor<400xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<400xf32>, tensor<400xf32>) -> tensor<400xi1>
  check.expect_eq %d, %c : tensor<400xi1>
  %sb = stablehlo.bitcast_convert %s4 : (tensor<400xf32>) -> tensor<400xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<400xf32>) -> tensor<400xi32>
  %z = stablehlo.constant dense<0> : tensor<400xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<400xi1>, tensor<400xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<400xi1>, tensor<400xi32>
  check.expect_eq %q2, %s2 : tensor<400xi32>
  return
}

// -----

func.func @f16_minimum_short_rows() {
  %n = stablehlo.iota dim = 0 : tensor<45000xui16>
  %k = stablehlo.constant dense<40503> : tensor<45000xui16>
  %m0 = stablehlo.multiply %n, %k : tensor<45000xui16>
  %m1 = stablehlo.constant dense<7> : tensor<45000xui16>
  %m2 = stablehlo.shift_right_logical %m0, %m1 : tensor<45000xui16>
  %m = stablehlo.xor %m0, %m2 : tensor<45000xui16>
  %w = stablehlo.constant dense<65535> : tensor<45000xui16>
  %o = stablehlo.and %m, %w : tensor<45000xui16>
  %b = stablehlo.bitcast_convert %o : (tensor<45000xui16>) -> tensor<45000xf16>
  %f = stablehlo.convert %b : (tensor<45000xf16>) -> tensor<45000xf32>
  %h = stablehlo.constant dense<12345> : tensor<45000xui16>
  %e = stablehlo.multiply %n, %h : tensor<45000xui16>
  %g:3 = "stablehlo.sort"(%e, %b, %f) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<f16>, %b1: tensor<f16>, %a2: tensor<f32>, %b2: tensor<f32>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<45000xui16>, tensor<45000xf16>, tensor<45000xf32>) -> (tensor<45000xui16>, tensor<45000xf16>, tensor<45000xf32>)
  %x = stablehlo.reshape %g#1 : (tensor<45000xf16>) -> tensor<3000x15xf16>
  %y = stablehlo.reshape %g#2 : (tensor<45000xf32>) -> tensor<3000x15xf32>
  %i = stablehlo.constant dense<0x7C00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [1] : (tensor<3000x15xf16>, tensor<f16>) -> tensor<3000xf16>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [1] : (tensor<3000x15xf32>, tensor<f32>) -> tensor<3000xf32>
  %p = stablehlo.iota dim = 0 : tensor<3000xui16>
  %l:2 = "stablehlo.sort"(%p, %r) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<f16>, %b1: tensor<f16>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<3000xui16>, tensor<3000xf16>) -> (tensor<3000xui16>, tensor<3000xf16>)
  %q = stablehlo.convert %l#1 : (tensor<3000xf16>) -> tensor<3000xf32>
  %c = stablehlo.compare NE, %s, %s : (tensor<3000xf32>, tensor<3000xf32>) -> tensor<3000xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<3000xf32>, tensor<3000xf32>) -> tensor<3000xi1>
  check.expect_eq %d, %c : tensor<3000xi1>
  %sb = stablehlo.bitcast_convert %s : (tensor<3000xf32>) -> tensor<3000xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<3000xf32>) -> tensor<3000xi32>
  %z = stablehlo.constant dense<0> : tensor<3000xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<3000xi1>, tensor<3000xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<3000xi1>, tensor<3000xi32>
  check.expect_eq %q2, %s2 : tensor<3000xi32>
  return
}
