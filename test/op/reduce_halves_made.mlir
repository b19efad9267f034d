// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The largest and least of halves that are made where they are looked for, of all bit patterns in rows: those of the
// same numbers in f32 in columns, with NaN of both signs, infinities and both zeros.

func.func @bf16_maximum_of_32() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m = stablehlo.multiply %n, %k : tensor<65536xui16>
  %b = stablehlo.bitcast_convert %m : (tensor<65536xui16>) -> tensor<65536xbf16>
  %r = stablehlo.reshape %b : (tensor<65536xbf16>) -> tensor<2048x32xbf16>
  %x = stablehlo.optimization_barrier %r : tensor<2048x32xbf16>
  %v = stablehlo.negate %x : tensor<2048x32xbf16>
  %i = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %l = stablehlo.reduce(%v init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<2048x32xbf16>, tensor<bf16>) -> tensor<2048xbf16>
  %f = stablehlo.convert %x : (tensor<2048x32xbf16>) -> tensor<2048x32xf32>
  %g = stablehlo.transpose %f, dims = [1, 0] : (tensor<2048x32xf32>) -> tensor<32x2048xf32>
  %h = stablehlo.negate %g : tensor<32x2048xf32>
  %y = stablehlo.optimization_barrier %h : tensor<32x2048xf32>
  %j = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [0] : (tensor<32x2048xf32>, tensor<f32>) -> tensor<2048xf32>
  %q = stablehlo.convert %l : (tensor<2048xbf16>) -> tensor<2048xf32>
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

func.func @f16_minimum_of_64() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m = stablehlo.multiply %n, %k : tensor<65536xui16>
  %b = stablehlo.bitcast_convert %m : (tensor<65536xui16>) -> tensor<65536xf16>
  %r = stablehlo.reshape %b : (tensor<65536xf16>) -> tensor<1024x64xf16>
  %x = stablehlo.optimization_barrier %r : tensor<1024x64xf16>
  %v = stablehlo.negate %x : tensor<1024x64xf16>
  %i = stablehlo.constant dense<0x7C00> : tensor<f16>
  %l = stablehlo.reduce(%v init: %i) applies stablehlo.minimum across dimensions = [1] : (tensor<1024x64xf16>, tensor<f16>) -> tensor<1024xf16>
  %f = stablehlo.convert %x : (tensor<1024x64xf16>) -> tensor<1024x64xf32>
  %g = stablehlo.transpose %f, dims = [1, 0] : (tensor<1024x64xf32>) -> tensor<64x1024xf32>
  %h = stablehlo.negate %g : tensor<64x1024xf32>
  %y = stablehlo.optimization_barrier %h : tensor<64x1024xf32>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [0] : (tensor<64x1024xf32>, tensor<f32>) -> tensor<1024xf32>
  %q = stablehlo.convert %l : (tensor<1024xf16>) -> tensor<1024xf32>
  %c = stablehlo.compare NE, %s, %s : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
  check.expect_eq %d, %c : tensor<1024xi1>
  %sb = stablehlo.bitcast_convert %s : (tensor<1024xf32>) -> tensor<1024xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<1024xf32>) -> tensor<1024xi32>
  %z = stablehlo.constant dense<0> : tensor<1024xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<1024xi1>, tensor<1024xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<1024xi1>, tensor<1024xi32>
  check.expect_eq %q2, %s2 : tensor<1024xi32>
  return
}

// -----

func.func @f16_maximum_of_64() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m = stablehlo.multiply %n, %k : tensor<65536xui16>
  %b = stablehlo.bitcast_convert %m : (tensor<65536xui16>) -> tensor<65536xf16>
  %r = stablehlo.reshape %b : (tensor<65536xf16>) -> tensor<1024x64xf16>
  %x = stablehlo.optimization_barrier %r : tensor<1024x64xf16>
  %v = stablehlo.negate %x : tensor<1024x64xf16>
  %i = stablehlo.constant dense<0x3C00> : tensor<f16>
  %l = stablehlo.reduce(%v init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x64xf16>, tensor<f16>) -> tensor<1024xf16>
  %f = stablehlo.convert %x : (tensor<1024x64xf16>) -> tensor<1024x64xf32>
  %g = stablehlo.transpose %f, dims = [1, 0] : (tensor<1024x64xf32>) -> tensor<64x1024xf32>
  %h = stablehlo.negate %g : tensor<64x1024xf32>
  %y = stablehlo.optimization_barrier %h : tensor<64x1024xf32>
  %j = stablehlo.constant dense<0x3F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [0] : (tensor<64x1024xf32>, tensor<f32>) -> tensor<1024xf32>
  %q = stablehlo.convert %l : (tensor<1024xf16>) -> tensor<1024xf32>
  %c = stablehlo.compare NE, %s, %s : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
  check.expect_eq %d, %c : tensor<1024xi1>
  %sb = stablehlo.bitcast_convert %s : (tensor<1024xf32>) -> tensor<1024xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<1024xf32>) -> tensor<1024xi32>
  %z = stablehlo.constant dense<0> : tensor<1024xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<1024xi1>, tensor<1024xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<1024xi1>, tensor<1024xi32>
  check.expect_eq %q2, %s2 : tensor<1024xi32>
  return
}

// -----

func.func @bf16_minimum_of_256() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m = stablehlo.multiply %n, %k : tensor<65536xui16>
  %b = stablehlo.bitcast_convert %m : (tensor<65536xui16>) -> tensor<65536xbf16>
  %r = stablehlo.reshape %b : (tensor<65536xbf16>) -> tensor<256x256xbf16>
  %x = stablehlo.optimization_barrier %r : tensor<256x256xbf16>
  %v = stablehlo.negate %x : tensor<256x256xbf16>
  %i = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %l = stablehlo.reduce(%v init: %i) applies stablehlo.minimum across dimensions = [1] : (tensor<256x256xbf16>, tensor<bf16>) -> tensor<256xbf16>
  %f = stablehlo.convert %x : (tensor<256x256xbf16>) -> tensor<256x256xf32>
  %g = stablehlo.transpose %f, dims = [1, 0] : (tensor<256x256xf32>) -> tensor<256x256xf32>
  %h = stablehlo.negate %g : tensor<256x256xf32>
  %y = stablehlo.optimization_barrier %h : tensor<256x256xf32>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [0] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
  %q = stablehlo.convert %l : (tensor<256xbf16>) -> tensor<256xf32>
  %c = stablehlo.compare NE, %s, %s : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xi1>
  %d = stablehlo.compare NE, %q, %q : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xi1>
  check.expect_eq %d, %c : tensor<256xi1>
  %sb = stablehlo.bitcast_convert %s : (tensor<256xf32>) -> tensor<256xi32>
  %qb = stablehlo.bitcast_convert %q : (tensor<256xf32>) -> tensor<256xi32>
  %z = stablehlo.constant dense<0> : tensor<256xi32>
  %s2 = stablehlo.select %c, %z, %sb : tensor<256xi1>, tensor<256xi32>
  %q2 = stablehlo.select %c, %z, %qb : tensor<256xi1>, tensor<256xi32>
  check.expect_eq %q2, %s2 : tensor<256xi32>
  return
}
