// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The largest and least of f16 and bf16 are those of the same numbers in f32: of all bit patterns in rows, in columns and
// all together, with NaN of both signs and both zeros.

func.func @bf16_maximum_rows() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m = stablehlo.multiply %n, %k : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.reshape %o : (tensor<65536xui16>) -> tensor<1024x64xui16>
  %v = stablehlo.bitcast_convert %b : (tensor<1024x64xui16>) -> tensor<1024x64xbf16>
  %x = stablehlo.optimization_barrier %v : tensor<1024x64xbf16>
  %i = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x64xbf16>, tensor<bf16>) -> tensor<1024xbf16>
  %y = stablehlo.convert %x : (tensor<1024x64xbf16>) -> tensor<1024x64xf32>
  %j = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x64xf32>, tensor<f32>) -> tensor<1024xf32>
  %q = stablehlo.convert %r : (tensor<1024xbf16>) -> tensor<1024xf32>
  %p = stablehlo.compare NE, %s, %s : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
  %p2 = stablehlo.compare NE, %q, %q : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
  check.expect_eq %p2, %p : tensor<1024xi1>
  %c = stablehlo.bitcast_convert %s : (tensor<1024xf32>) -> tensor<1024xi32>
  %d = stablehlo.bitcast_convert %q : (tensor<1024xf32>) -> tensor<1024xi32>
  %z = stablehlo.constant dense<0> : tensor<1024xi32>
  %c2 = stablehlo.select %p, %z, %c : tensor<1024xi1>, tensor<1024xi32>
  %d2 = stablehlo.select %p, %z, %d : tensor<1024xi1>, tensor<1024xi32>
  check.expect_eq %d2, %c2 : tensor<1024xi32>
  return
}

// -----

func.func @bf16_maximum_columns() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m = stablehlo.multiply %n, %k : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.reshape %o : (tensor<65536xui16>) -> tensor<16x4096xui16>
  %v = stablehlo.bitcast_convert %b : (tensor<16x4096xui16>) -> tensor<16x4096xbf16>
  %x = stablehlo.optimization_barrier %v : tensor<16x4096xbf16>
  %i = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<16x4096xbf16>, tensor<bf16>) -> tensor<4096xbf16>
  %y = stablehlo.convert %x : (tensor<16x4096xbf16>) -> tensor<16x4096xf32>
  %j = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [0] : (tensor<16x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %q = stablehlo.convert %r : (tensor<4096xbf16>) -> tensor<4096xf32>
  %p = stablehlo.compare NE, %s, %s : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
  %p2 = stablehlo.compare NE, %q, %q : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
  check.expect_eq %p2, %p : tensor<4096xi1>
  %c = stablehlo.bitcast_convert %s : (tensor<4096xf32>) -> tensor<4096xi32>
  %d = stablehlo.bitcast_convert %q : (tensor<4096xf32>) -> tensor<4096xi32>
  %z = stablehlo.constant dense<0> : tensor<4096xi32>
  %c2 = stablehlo.select %p, %z, %c : tensor<4096xi1>, tensor<4096xi32>
  %d2 = stablehlo.select %p, %z, %d : tensor<4096xi1>, tensor<4096xi32>
  check.expect_eq %d2, %c2 : tensor<4096xi32>
  return
}

// -----

func.func @bf16_maximum_all() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m = stablehlo.multiply %n, %k : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.reshape %o : (tensor<65536xui16>) -> tensor<256x256xui16>
  %v = stablehlo.bitcast_convert %b : (tensor<256x256xui16>) -> tensor<256x256xbf16>
  %is = stablehlo.compare EQ, %v, %v : (tensor<256x256xbf16>, tensor<256x256xbf16>) -> tensor<256x256xi1>
  %one = stablehlo.constant dense<1.0> : tensor<256x256xbf16>
  %u = stablehlo.select %is, %v, %one : tensor<256x256xi1>, tensor<256x256xbf16>
  %x = stablehlo.optimization_barrier %u : tensor<256x256xbf16>
  %i = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<256x256xbf16>, tensor<bf16>) -> tensor<bf16>
  %y = stablehlo.convert %x : (tensor<256x256xbf16>) -> tensor<256x256xf32>
  %j = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<f32>
  %q = stablehlo.convert %r : (tensor<bf16>) -> tensor<f32>
  %p = stablehlo.compare NE, %s, %s : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %p2 = stablehlo.compare NE, %q, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq %p2, %p : tensor<i1>
  %c = stablehlo.bitcast_convert %s : (tensor<f32>) -> tensor<i32>
  %d = stablehlo.bitcast_convert %q : (tensor<f32>) -> tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %c2 = stablehlo.select %p, %z, %c : tensor<i1>, tensor<i32>
  %d2 = stablehlo.select %p, %z, %d : tensor<i1>, tensor<i32>
  check.expect_eq %d2, %c2 : tensor<i32>
  return
}

// -----

func.func @bf16_maximum_zeros() {
  %n = stablehlo.iota dim = 0 : tensor<2560xui16>
  %k = stablehlo.constant dense<40503> : tensor<2560xui16>
  %m = stablehlo.multiply %n, %k : tensor<2560xui16>
  %w = stablehlo.constant dense<32768> : tensor<2560xui16>
  %o = stablehlo.and %m, %w : tensor<2560xui16>
  %b = stablehlo.reshape %o : (tensor<2560xui16>) -> tensor<512x5xui16>
  %v = stablehlo.bitcast_convert %b : (tensor<512x5xui16>) -> tensor<512x5xbf16>
  %x = stablehlo.optimization_barrier %v : tensor<512x5xbf16>
  %i = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<512x5xbf16>, tensor<bf16>) -> tensor<512xbf16>
  %y = stablehlo.convert %x : (tensor<512x5xbf16>) -> tensor<512x5xf32>
  %j = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [1] : (tensor<512x5xf32>, tensor<f32>) -> tensor<512xf32>
  %q = stablehlo.convert %r : (tensor<512xbf16>) -> tensor<512xf32>
  %p = stablehlo.compare NE, %s, %s : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xi1>
  %p2 = stablehlo.compare NE, %q, %q : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xi1>
  check.expect_eq %p2, %p : tensor<512xi1>
  %c = stablehlo.bitcast_convert %s : (tensor<512xf32>) -> tensor<512xi32>
  %d = stablehlo.bitcast_convert %q : (tensor<512xf32>) -> tensor<512xi32>
  %z = stablehlo.constant dense<0> : tensor<512xi32>
  %c2 = stablehlo.select %p, %z, %c : tensor<512xi1>, tensor<512xi32>
  %d2 = stablehlo.select %p, %z, %d : tensor<512xi1>, tensor<512xi32>
  check.expect_eq %d2, %c2 : tensor<512xi32>
  return
}

// -----

func.func @bf16_maximum_short_rows() {
  %n = stablehlo.iota dim = 0 : tensor<51200xui16>
  %k = stablehlo.constant dense<40503> : tensor<51200xui16>
  %m = stablehlo.multiply %n, %k : tensor<51200xui16>
  %w = stablehlo.constant dense<65535> : tensor<51200xui16>
  %o = stablehlo.and %m, %w : tensor<51200xui16>
  %b = stablehlo.reshape %o : (tensor<51200xui16>) -> tensor<2048x25xui16>
  %v = stablehlo.bitcast_convert %b : (tensor<2048x25xui16>) -> tensor<2048x25xbf16>
  %x = stablehlo.optimization_barrier %v : tensor<2048x25xbf16>
  %i = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<2048x25xbf16>, tensor<bf16>) -> tensor<2048xbf16>
  %y = stablehlo.convert %x : (tensor<2048x25xbf16>) -> tensor<2048x25xf32>
  %j = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [1] : (tensor<2048x25xf32>, tensor<f32>) -> tensor<2048xf32>
  %q = stablehlo.convert %r : (tensor<2048xbf16>) -> tensor<2048xf32>
  %p = stablehlo.compare NE, %s, %s : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xi1>
  %p2 = stablehlo.compare NE, %q, %q : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xi1>
  check.expect_eq %p2, %p : tensor<2048xi1>
  %c = stablehlo.bitcast_convert %s : (tensor<2048xf32>) -> tensor<2048xi32>
  %d = stablehlo.bitcast_convert %q : (tensor<2048xf32>) -> tensor<2048xi32>
  %z = stablehlo.constant dense<0> : tensor<2048xi32>
  %c2 = stablehlo.select %p, %z, %c : tensor<2048xi1>, tensor<2048xi32>
  %d2 = stablehlo.select %p, %z, %d : tensor<2048xi1>, tensor<2048xi32>
  check.expect_eq %d2, %c2 : tensor<2048xi32>
  return
}

// -----

func.func @bf16_minimum_rows() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m = stablehlo.multiply %n, %k : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.reshape %o : (tensor<65536xui16>) -> tensor<1024x64xui16>
  %v = stablehlo.bitcast_convert %b : (tensor<1024x64xui16>) -> tensor<1024x64xbf16>
  %x = stablehlo.optimization_barrier %v : tensor<1024x64xbf16>
  %i = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [1] : (tensor<1024x64xbf16>, tensor<bf16>) -> tensor<1024xbf16>
  %y = stablehlo.convert %x : (tensor<1024x64xbf16>) -> tensor<1024x64xf32>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [1] : (tensor<1024x64xf32>, tensor<f32>) -> tensor<1024xf32>
  %q = stablehlo.convert %r : (tensor<1024xbf16>) -> tensor<1024xf32>
  %p = stablehlo.compare NE, %s, %s : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
  %p2 = stablehlo.compare NE, %q, %q : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
  check.expect_eq %p2, %p : tensor<1024xi1>
  %c = stablehlo.bitcast_convert %s : (tensor<1024xf32>) -> tensor<1024xi32>
  %d = stablehlo.bitcast_convert %q : (tensor<1024xf32>) -> tensor<1024xi32>
  %z = stablehlo.constant dense<0> : tensor<1024xi32>
  %c2 = stablehlo.select %p, %z, %c : tensor<1024xi1>, tensor<1024xi32>
  %d2 = stablehlo.select %p, %z, %d : tensor<1024xi1>, tensor<1024xi32>
  check.expect_eq %d2, %c2 : tensor<1024xi32>
  return
}

// -----

func.func @bf16_minimum_columns() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m = stablehlo.multiply %n, %k : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.reshape %o : (tensor<65536xui16>) -> tensor<16x4096xui16>
  %v = stablehlo.bitcast_convert %b : (tensor<16x4096xui16>) -> tensor<16x4096xbf16>
  %x = stablehlo.optimization_barrier %v : tensor<16x4096xbf16>
  %i = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [0] : (tensor<16x4096xbf16>, tensor<bf16>) -> tensor<4096xbf16>
  %y = stablehlo.convert %x : (tensor<16x4096xbf16>) -> tensor<16x4096xf32>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [0] : (tensor<16x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %q = stablehlo.convert %r : (tensor<4096xbf16>) -> tensor<4096xf32>
  %p = stablehlo.compare NE, %s, %s : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
  %p2 = stablehlo.compare NE, %q, %q : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
  check.expect_eq %p2, %p : tensor<4096xi1>
  %c = stablehlo.bitcast_convert %s : (tensor<4096xf32>) -> tensor<4096xi32>
  %d = stablehlo.bitcast_convert %q : (tensor<4096xf32>) -> tensor<4096xi32>
  %z = stablehlo.constant dense<0> : tensor<4096xi32>
  %c2 = stablehlo.select %p, %z, %c : tensor<4096xi1>, tensor<4096xi32>
  %d2 = stablehlo.select %p, %z, %d : tensor<4096xi1>, tensor<4096xi32>
  check.expect_eq %d2, %c2 : tensor<4096xi32>
  return
}

// -----

func.func @bf16_minimum_all() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m = stablehlo.multiply %n, %k : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.reshape %o : (tensor<65536xui16>) -> tensor<256x256xui16>
  %v = stablehlo.bitcast_convert %b : (tensor<256x256xui16>) -> tensor<256x256xbf16>
  %is = stablehlo.compare EQ, %v, %v : (tensor<256x256xbf16>, tensor<256x256xbf16>) -> tensor<256x256xi1>
  %one = stablehlo.constant dense<1.0> : tensor<256x256xbf16>
  %u = stablehlo.select %is, %v, %one : tensor<256x256xi1>, tensor<256x256xbf16>
  %x = stablehlo.optimization_barrier %u : tensor<256x256xbf16>
  %i = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<256x256xbf16>, tensor<bf16>) -> tensor<bf16>
  %y = stablehlo.convert %x : (tensor<256x256xbf16>) -> tensor<256x256xf32>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<f32>
  %q = stablehlo.convert %r : (tensor<bf16>) -> tensor<f32>
  %p = stablehlo.compare NE, %s, %s : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %p2 = stablehlo.compare NE, %q, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq %p2, %p : tensor<i1>
  %c = stablehlo.bitcast_convert %s : (tensor<f32>) -> tensor<i32>
  %d = stablehlo.bitcast_convert %q : (tensor<f32>) -> tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %c2 = stablehlo.select %p, %z, %c : tensor<i1>, tensor<i32>
  %d2 = stablehlo.select %p, %z, %d : tensor<i1>, tensor<i32>
  check.expect_eq %d2, %c2 : tensor<i32>
  return
}

// -----

func.func @bf16_minimum_zeros() {
  %n = stablehlo.iota dim = 0 : tensor<2560xui16>
  %k = stablehlo.constant dense<40503> : tensor<2560xui16>
  %m = stablehlo.multiply %n, %k : tensor<2560xui16>
  %w = stablehlo.constant dense<32768> : tensor<2560xui16>
  %o = stablehlo.and %m, %w : tensor<2560xui16>
  %b = stablehlo.reshape %o : (tensor<2560xui16>) -> tensor<512x5xui16>
  %v = stablehlo.bitcast_convert %b : (tensor<512x5xui16>) -> tensor<512x5xbf16>
  %x = stablehlo.optimization_barrier %v : tensor<512x5xbf16>
  %i = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [1] : (tensor<512x5xbf16>, tensor<bf16>) -> tensor<512xbf16>
  %y = stablehlo.convert %x : (tensor<512x5xbf16>) -> tensor<512x5xf32>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [1] : (tensor<512x5xf32>, tensor<f32>) -> tensor<512xf32>
  %q = stablehlo.convert %r : (tensor<512xbf16>) -> tensor<512xf32>
  %p = stablehlo.compare NE, %s, %s : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xi1>
  %p2 = stablehlo.compare NE, %q, %q : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xi1>
  check.expect_eq %p2, %p : tensor<512xi1>
  %c = stablehlo.bitcast_convert %s : (tensor<512xf32>) -> tensor<512xi32>
  %d = stablehlo.bitcast_convert %q : (tensor<512xf32>) -> tensor<512xi32>
  %z = stablehlo.constant dense<0> : tensor<512xi32>
  %c2 = stablehlo.select %p, %z, %c : tensor<512xi1>, tensor<512xi32>
  %d2 = stablehlo.select %p, %z, %d : tensor<512xi1>, tensor<512xi32>
  check.expect_eq %d2, %c2 : tensor<512xi32>
  return
}

// -----

func.func @bf16_minimum_short_rows() {
  %n = stablehlo.iota dim = 0 : tensor<51200xui16>
  %k = stablehlo.constant dense<40503> : tensor<51200xui16>
  %m = stablehlo.multiply %n, %k : tensor<51200xui16>
  %w = stablehlo.constant dense<65535> : tensor<51200xui16>
  %o = stablehlo.and %m, %w : tensor<51200xui16>
  %b = stablehlo.reshape %o : (tensor<51200xui16>) -> tensor<2048x25xui16>
  %v = stablehlo.bitcast_convert %b : (tensor<2048x25xui16>) -> tensor<2048x25xbf16>
  %x = stablehlo.optimization_barrier %v : tensor<2048x25xbf16>
  %i = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [1] : (tensor<2048x25xbf16>, tensor<bf16>) -> tensor<2048xbf16>
  %y = stablehlo.convert %x : (tensor<2048x25xbf16>) -> tensor<2048x25xf32>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [1] : (tensor<2048x25xf32>, tensor<f32>) -> tensor<2048xf32>
  %q = stablehlo.convert %r : (tensor<2048xbf16>) -> tensor<2048xf32>
  %p = stablehlo.compare NE, %s, %s : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xi1>
  %p2 = stablehlo.compare NE, %q, %q : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xi1>
  check.expect_eq %p2, %p : tensor<2048xi1>
  %c = stablehlo.bitcast_convert %s : (tensor<2048xf32>) -> tensor<2048xi32>
  %d = stablehlo.bitcast_convert %q : (tensor<2048xf32>) -> tensor<2048xi32>
  %z = stablehlo.constant dense<0> : tensor<2048xi32>
  %c2 = stablehlo.select %p, %z, %c : tensor<2048xi1>, tensor<2048xi32>
  %d2 = stablehlo.select %p, %z, %d : tensor<2048xi1>, tensor<2048xi32>
  check.expect_eq %d2, %c2 : tensor<2048xi32>
  return
}

// -----

func.func @f16_maximum_rows() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m = stablehlo.multiply %n, %k : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.reshape %o : (tensor<65536xui16>) -> tensor<1024x64xui16>
  %v = stablehlo.bitcast_convert %b : (tensor<1024x64xui16>) -> tensor<1024x64xf16>
  %x = stablehlo.optimization_barrier %v : tensor<1024x64xf16>
  %i = stablehlo.constant dense<0xFC00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x64xf16>, tensor<f16>) -> tensor<1024xf16>
  %y = stablehlo.convert %x : (tensor<1024x64xf16>) -> tensor<1024x64xf32>
  %j = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x64xf32>, tensor<f32>) -> tensor<1024xf32>
  %q = stablehlo.convert %r : (tensor<1024xf16>) -> tensor<1024xf32>
  %p = stablehlo.compare NE, %s, %s : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
  %p2 = stablehlo.compare NE, %q, %q : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
  check.expect_eq %p2, %p : tensor<1024xi1>
  %c = stablehlo.bitcast_convert %s : (tensor<1024xf32>) -> tensor<1024xi32>
  %d = stablehlo.bitcast_convert %q : (tensor<1024xf32>) -> tensor<1024xi32>
  %z = stablehlo.constant dense<0> : tensor<1024xi32>
  %c2 = stablehlo.select %p, %z, %c : tensor<1024xi1>, tensor<1024xi32>
  %d2 = stablehlo.select %p, %z, %d : tensor<1024xi1>, tensor<1024xi32>
  check.expect_eq %d2, %c2 : tensor<1024xi32>
  return
}

// -----

func.func @f16_maximum_columns() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m = stablehlo.multiply %n, %k : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.reshape %o : (tensor<65536xui16>) -> tensor<16x4096xui16>
  %v = stablehlo.bitcast_convert %b : (tensor<16x4096xui16>) -> tensor<16x4096xf16>
  %x = stablehlo.optimization_barrier %v : tensor<16x4096xf16>
  %i = stablehlo.constant dense<0xFC00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<16x4096xf16>, tensor<f16>) -> tensor<4096xf16>
  %y = stablehlo.convert %x : (tensor<16x4096xf16>) -> tensor<16x4096xf32>
  %j = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [0] : (tensor<16x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %q = stablehlo.convert %r : (tensor<4096xf16>) -> tensor<4096xf32>
  %p = stablehlo.compare NE, %s, %s : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
  %p2 = stablehlo.compare NE, %q, %q : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
  check.expect_eq %p2, %p : tensor<4096xi1>
  %c = stablehlo.bitcast_convert %s : (tensor<4096xf32>) -> tensor<4096xi32>
  %d = stablehlo.bitcast_convert %q : (tensor<4096xf32>) -> tensor<4096xi32>
  %z = stablehlo.constant dense<0> : tensor<4096xi32>
  %c2 = stablehlo.select %p, %z, %c : tensor<4096xi1>, tensor<4096xi32>
  %d2 = stablehlo.select %p, %z, %d : tensor<4096xi1>, tensor<4096xi32>
  check.expect_eq %d2, %c2 : tensor<4096xi32>
  return
}

// -----

func.func @f16_maximum_all() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m = stablehlo.multiply %n, %k : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.reshape %o : (tensor<65536xui16>) -> tensor<256x256xui16>
  %v = stablehlo.bitcast_convert %b : (tensor<256x256xui16>) -> tensor<256x256xf16>
  %is = stablehlo.compare EQ, %v, %v : (tensor<256x256xf16>, tensor<256x256xf16>) -> tensor<256x256xi1>
  %one = stablehlo.constant dense<1.0> : tensor<256x256xf16>
  %u = stablehlo.select %is, %v, %one : tensor<256x256xi1>, tensor<256x256xf16>
  %x = stablehlo.optimization_barrier %u : tensor<256x256xf16>
  %i = stablehlo.constant dense<0xFC00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<256x256xf16>, tensor<f16>) -> tensor<f16>
  %y = stablehlo.convert %x : (tensor<256x256xf16>) -> tensor<256x256xf32>
  %j = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<f32>
  %q = stablehlo.convert %r : (tensor<f16>) -> tensor<f32>
  %p = stablehlo.compare NE, %s, %s : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %p2 = stablehlo.compare NE, %q, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq %p2, %p : tensor<i1>
  %c = stablehlo.bitcast_convert %s : (tensor<f32>) -> tensor<i32>
  %d = stablehlo.bitcast_convert %q : (tensor<f32>) -> tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %c2 = stablehlo.select %p, %z, %c : tensor<i1>, tensor<i32>
  %d2 = stablehlo.select %p, %z, %d : tensor<i1>, tensor<i32>
  check.expect_eq %d2, %c2 : tensor<i32>
  return
}

// -----

func.func @f16_maximum_zeros() {
  %n = stablehlo.iota dim = 0 : tensor<2560xui16>
  %k = stablehlo.constant dense<40503> : tensor<2560xui16>
  %m = stablehlo.multiply %n, %k : tensor<2560xui16>
  %w = stablehlo.constant dense<32768> : tensor<2560xui16>
  %o = stablehlo.and %m, %w : tensor<2560xui16>
  %b = stablehlo.reshape %o : (tensor<2560xui16>) -> tensor<512x5xui16>
  %v = stablehlo.bitcast_convert %b : (tensor<512x5xui16>) -> tensor<512x5xf16>
  %x = stablehlo.optimization_barrier %v : tensor<512x5xf16>
  %i = stablehlo.constant dense<0xFC00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<512x5xf16>, tensor<f16>) -> tensor<512xf16>
  %y = stablehlo.convert %x : (tensor<512x5xf16>) -> tensor<512x5xf32>
  %j = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [1] : (tensor<512x5xf32>, tensor<f32>) -> tensor<512xf32>
  %q = stablehlo.convert %r : (tensor<512xf16>) -> tensor<512xf32>
  %p = stablehlo.compare NE, %s, %s : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xi1>
  %p2 = stablehlo.compare NE, %q, %q : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xi1>
  check.expect_eq %p2, %p : tensor<512xi1>
  %c = stablehlo.bitcast_convert %s : (tensor<512xf32>) -> tensor<512xi32>
  %d = stablehlo.bitcast_convert %q : (tensor<512xf32>) -> tensor<512xi32>
  %z = stablehlo.constant dense<0> : tensor<512xi32>
  %c2 = stablehlo.select %p, %z, %c : tensor<512xi1>, tensor<512xi32>
  %d2 = stablehlo.select %p, %z, %d : tensor<512xi1>, tensor<512xi32>
  check.expect_eq %d2, %c2 : tensor<512xi32>
  return
}

// -----

func.func @f16_maximum_short_rows() {
  %n = stablehlo.iota dim = 0 : tensor<51200xui16>
  %k = stablehlo.constant dense<40503> : tensor<51200xui16>
  %m = stablehlo.multiply %n, %k : tensor<51200xui16>
  %w = stablehlo.constant dense<65535> : tensor<51200xui16>
  %o = stablehlo.and %m, %w : tensor<51200xui16>
  %b = stablehlo.reshape %o : (tensor<51200xui16>) -> tensor<2048x25xui16>
  %v = stablehlo.bitcast_convert %b : (tensor<2048x25xui16>) -> tensor<2048x25xf16>
  %x = stablehlo.optimization_barrier %v : tensor<2048x25xf16>
  %i = stablehlo.constant dense<0xFC00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<2048x25xf16>, tensor<f16>) -> tensor<2048xf16>
  %y = stablehlo.convert %x : (tensor<2048x25xf16>) -> tensor<2048x25xf32>
  %j = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.maximum across dimensions = [1] : (tensor<2048x25xf32>, tensor<f32>) -> tensor<2048xf32>
  %q = stablehlo.convert %r : (tensor<2048xf16>) -> tensor<2048xf32>
  %p = stablehlo.compare NE, %s, %s : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xi1>
  %p2 = stablehlo.compare NE, %q, %q : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xi1>
  check.expect_eq %p2, %p : tensor<2048xi1>
  %c = stablehlo.bitcast_convert %s : (tensor<2048xf32>) -> tensor<2048xi32>
  %d = stablehlo.bitcast_convert %q : (tensor<2048xf32>) -> tensor<2048xi32>
  %z = stablehlo.constant dense<0> : tensor<2048xi32>
  %c2 = stablehlo.select %p, %z, %c : tensor<2048xi1>, tensor<2048xi32>
  %d2 = stablehlo.select %p, %z, %d : tensor<2048xi1>, tensor<2048xi32>
  check.expect_eq %d2, %c2 : tensor<2048xi32>
  return
}

// -----

func.func @f16_minimum_rows() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m = stablehlo.multiply %n, %k : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.reshape %o : (tensor<65536xui16>) -> tensor<1024x64xui16>
  %v = stablehlo.bitcast_convert %b : (tensor<1024x64xui16>) -> tensor<1024x64xf16>
  %x = stablehlo.optimization_barrier %v : tensor<1024x64xf16>
  %i = stablehlo.constant dense<0x7C00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [1] : (tensor<1024x64xf16>, tensor<f16>) -> tensor<1024xf16>
  %y = stablehlo.convert %x : (tensor<1024x64xf16>) -> tensor<1024x64xf32>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [1] : (tensor<1024x64xf32>, tensor<f32>) -> tensor<1024xf32>
  %q = stablehlo.convert %r : (tensor<1024xf16>) -> tensor<1024xf32>
  %p = stablehlo.compare NE, %s, %s : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
  %p2 = stablehlo.compare NE, %q, %q : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
  check.expect_eq %p2, %p : tensor<1024xi1>
  %c = stablehlo.bitcast_convert %s : (tensor<1024xf32>) -> tensor<1024xi32>
  %d = stablehlo.bitcast_convert %q : (tensor<1024xf32>) -> tensor<1024xi32>
  %z = stablehlo.constant dense<0> : tensor<1024xi32>
  %c2 = stablehlo.select %p, %z, %c : tensor<1024xi1>, tensor<1024xi32>
  %d2 = stablehlo.select %p, %z, %d : tensor<1024xi1>, tensor<1024xi32>
  check.expect_eq %d2, %c2 : tensor<1024xi32>
  return
}

// -----

func.func @f16_minimum_columns() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m = stablehlo.multiply %n, %k : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.reshape %o : (tensor<65536xui16>) -> tensor<16x4096xui16>
  %v = stablehlo.bitcast_convert %b : (tensor<16x4096xui16>) -> tensor<16x4096xf16>
  %x = stablehlo.optimization_barrier %v : tensor<16x4096xf16>
  %i = stablehlo.constant dense<0x7C00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [0] : (tensor<16x4096xf16>, tensor<f16>) -> tensor<4096xf16>
  %y = stablehlo.convert %x : (tensor<16x4096xf16>) -> tensor<16x4096xf32>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [0] : (tensor<16x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %q = stablehlo.convert %r : (tensor<4096xf16>) -> tensor<4096xf32>
  %p = stablehlo.compare NE, %s, %s : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
  %p2 = stablehlo.compare NE, %q, %q : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
  check.expect_eq %p2, %p : tensor<4096xi1>
  %c = stablehlo.bitcast_convert %s : (tensor<4096xf32>) -> tensor<4096xi32>
  %d = stablehlo.bitcast_convert %q : (tensor<4096xf32>) -> tensor<4096xi32>
  %z = stablehlo.constant dense<0> : tensor<4096xi32>
  %c2 = stablehlo.select %p, %z, %c : tensor<4096xi1>, tensor<4096xi32>
  %d2 = stablehlo.select %p, %z, %d : tensor<4096xi1>, tensor<4096xi32>
  check.expect_eq %d2, %c2 : tensor<4096xi32>
  return
}

// -----

func.func @f16_minimum_all() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %k = stablehlo.constant dense<40503> : tensor<65536xui16>
  %m = stablehlo.multiply %n, %k : tensor<65536xui16>
  %w = stablehlo.constant dense<65535> : tensor<65536xui16>
  %o = stablehlo.and %m, %w : tensor<65536xui16>
  %b = stablehlo.reshape %o : (tensor<65536xui16>) -> tensor<256x256xui16>
  %v = stablehlo.bitcast_convert %b : (tensor<256x256xui16>) -> tensor<256x256xf16>
  %is = stablehlo.compare EQ, %v, %v : (tensor<256x256xf16>, tensor<256x256xf16>) -> tensor<256x256xi1>
  %one = stablehlo.constant dense<1.0> : tensor<256x256xf16>
  %u = stablehlo.select %is, %v, %one : tensor<256x256xi1>, tensor<256x256xf16>
  %x = stablehlo.optimization_barrier %u : tensor<256x256xf16>
  %i = stablehlo.constant dense<0x7C00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<256x256xf16>, tensor<f16>) -> tensor<f16>
  %y = stablehlo.convert %x : (tensor<256x256xf16>) -> tensor<256x256xf32>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<f32>
  %q = stablehlo.convert %r : (tensor<f16>) -> tensor<f32>
  %p = stablehlo.compare NE, %s, %s : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %p2 = stablehlo.compare NE, %q, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq %p2, %p : tensor<i1>
  %c = stablehlo.bitcast_convert %s : (tensor<f32>) -> tensor<i32>
  %d = stablehlo.bitcast_convert %q : (tensor<f32>) -> tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %c2 = stablehlo.select %p, %z, %c : tensor<i1>, tensor<i32>
  %d2 = stablehlo.select %p, %z, %d : tensor<i1>, tensor<i32>
  check.expect_eq %d2, %c2 : tensor<i32>
  return
}

// -----

func.func @f16_minimum_zeros() {
  %n = stablehlo.iota dim = 0 : tensor<2560xui16>
  %k = stablehlo.constant dense<40503> : tensor<2560xui16>
  %m = stablehlo.multiply %n, %k : tensor<2560xui16>
  %w = stablehlo.constant dense<32768> : tensor<2560xui16>
  %o = stablehlo.and %m, %w : tensor<2560xui16>
  %b = stablehlo.reshape %o : (tensor<2560xui16>) -> tensor<512x5xui16>
  %v = stablehlo.bitcast_convert %b : (tensor<512x5xui16>) -> tensor<512x5xf16>
  %x = stablehlo.optimization_barrier %v : tensor<512x5xf16>
  %i = stablehlo.constant dense<0x7C00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [1] : (tensor<512x5xf16>, tensor<f16>) -> tensor<512xf16>
  %y = stablehlo.convert %x : (tensor<512x5xf16>) -> tensor<512x5xf32>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [1] : (tensor<512x5xf32>, tensor<f32>) -> tensor<512xf32>
  %q = stablehlo.convert %r : (tensor<512xf16>) -> tensor<512xf32>
  %p = stablehlo.compare NE, %s, %s : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xi1>
  %p2 = stablehlo.compare NE, %q, %q : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xi1>
  check.expect_eq %p2, %p : tensor<512xi1>
  %c = stablehlo.bitcast_convert %s : (tensor<512xf32>) -> tensor<512xi32>
  %d = stablehlo.bitcast_convert %q : (tensor<512xf32>) -> tensor<512xi32>
  %z = stablehlo.constant dense<0> : tensor<512xi32>
  %c2 = stablehlo.select %p, %z, %c : tensor<512xi1>, tensor<512xi32>
  %d2 = stablehlo.select %p, %z, %d : tensor<512xi1>, tensor<512xi32>
  check.expect_eq %d2, %c2 : tensor<512xi32>
  return
}

// -----

func.func @f16_minimum_short_rows() {
  %n = stablehlo.iota dim = 0 : tensor<51200xui16>
  %k = stablehlo.constant dense<40503> : tensor<51200xui16>
  %m = stablehlo.multiply %n, %k : tensor<51200xui16>
  %w = stablehlo.constant dense<65535> : tensor<51200xui16>
  %o = stablehlo.and %m, %w : tensor<51200xui16>
  %b = stablehlo.reshape %o : (tensor<51200xui16>) -> tensor<2048x25xui16>
  %v = stablehlo.bitcast_convert %b : (tensor<2048x25xui16>) -> tensor<2048x25xf16>
  %x = stablehlo.optimization_barrier %v : tensor<2048x25xf16>
  %i = stablehlo.constant dense<0x7C00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [1] : (tensor<2048x25xf16>, tensor<f16>) -> tensor<2048xf16>
  %y = stablehlo.convert %x : (tensor<2048x25xf16>) -> tensor<2048x25xf32>
  %j = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%y init: %j) applies stablehlo.minimum across dimensions = [1] : (tensor<2048x25xf32>, tensor<f32>) -> tensor<2048xf32>
  %q = stablehlo.convert %r : (tensor<2048xf16>) -> tensor<2048xf32>
  %p = stablehlo.compare NE, %s, %s : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xi1>
  %p2 = stablehlo.compare NE, %q, %q : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xi1>
  check.expect_eq %p2, %p : tensor<2048xi1>
  %c = stablehlo.bitcast_convert %s : (tensor<2048xf32>) -> tensor<2048xi32>
  %d = stablehlo.bitcast_convert %q : (tensor<2048xf32>) -> tensor<2048xi32>
  %z = stablehlo.constant dense<0> : tensor<2048xi32>
  %c2 = stablehlo.select %p, %z, %c : tensor<2048xi1>, tensor<2048xi32>
  %d2 = stablehlo.select %p, %z, %d : tensor<2048xi1>, tensor<2048xi32>
  check.expect_eq %d2, %c2 : tensor<2048xi32>
  return
}
