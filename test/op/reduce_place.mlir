// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The first or the last of the greatest or least elements, with its place, among many that are equal: along the
// minor-most axis, others, and more of it than one block has.

func.func @middle() {
  %n = stablehlo.iota dim = 0 : tensor<1332xi32>
  %k = stablehlo.constant dense<40503> : tensor<1332xi32>
  %m = stablehlo.multiply %n, %k : tensor<1332xi32>
  %e = stablehlo.constant dense<7> : tensor<1332xi32>
  %s = stablehlo.shift_right_logical %m, %e : tensor<1332xi32>
  %five = stablehlo.constant dense<5> : tensor<1332xi32>
  %q = stablehlo.remainder %s, %five : tensor<1332xi32>
  %c = stablehlo.convert %q : (tensor<1332xi32>) -> tensor<1332xi32>
  %r = stablehlo.reshape %c : (tensor<1332xi32>) -> tensor<4x9x37xi32>
  %x = stablehlo.optimization_barrier %r : tensor<4x9x37xi32>
  %i = stablehlo.iota dim = 1 : tensor<4x9x37xi32>
  %low = stablehlo.constant dense<-2147483648> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v:2 = stablehlo.reduce(%x init: %low), (%i init: %zero) across dimensions = [1] : (tensor<4x9x37xi32>, tensor<4x9x37xi32>, tensor<i32>, tensor<i32>) -> (tensor<4x37xi32>, tensor<4x37xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%ai: tensor<i32>, %bi: tensor<i32>) {
    %g = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %w = stablehlo.compare EQ, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %l = stablehlo.compare LT, %ai, %bi : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %t = stablehlo.and %w, %l : tensor<i1>
    %p = stablehlo.or %g, %t : tensor<i1>
    %y = stablehlo.select %g, %a, %b : tensor<i1>, tensor<i32>
    %z = stablehlo.select %p, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %y, %z : tensor<i32>, tensor<i32>
  }
  %most = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<4x9x37xi32>, tensor<i32>) -> tensor<4x37xi32>
  check.expect_eq %v#0, %most : tensor<4x37xi32>
  %all = stablehlo.broadcast_in_dim %most, dims = [0,2] : (tensor<4x37xi32>) -> tensor<4x9x37xi32>
  %is = stablehlo.compare EQ, %x, %all : (tensor<4x9x37xi32>, tensor<4x9x37xi32>) -> tensor<4x9x37xi1>
  %far = stablehlo.constant dense<99999> : tensor<4x9x37xi32>
  %d = stablehlo.select %is, %i, %far : tensor<4x9x37xi1>, tensor<4x9x37xi32>
  %init = stablehlo.constant dense<99999> : tensor<i32>
  %want = stablehlo.reduce(%d init: %init) applies stablehlo.minimum across dimensions = [1] : (tensor<4x9x37xi32>, tensor<i32>) -> tensor<4x37xi32>
  check.expect_eq %v#1, %want : tensor<4x37xi32>
  return
}

// -----

func.func @middle_least() {
  %n = stablehlo.iota dim = 0 : tensor<1332xi32>
  %k = stablehlo.constant dense<40503> : tensor<1332xi32>
  %m = stablehlo.multiply %n, %k : tensor<1332xi32>
  %e = stablehlo.constant dense<7> : tensor<1332xi32>
  %s = stablehlo.shift_right_logical %m, %e : tensor<1332xi32>
  %five = stablehlo.constant dense<5> : tensor<1332xi32>
  %q = stablehlo.remainder %s, %five : tensor<1332xi32>
  %c = stablehlo.convert %q : (tensor<1332xi32>) -> tensor<1332xi32>
  %r = stablehlo.reshape %c : (tensor<1332xi32>) -> tensor<4x9x37xi32>
  %x = stablehlo.optimization_barrier %r : tensor<4x9x37xi32>
  %i = stablehlo.iota dim = 1 : tensor<4x9x37xi32>
  %low = stablehlo.constant dense<2147483647> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v:2 = stablehlo.reduce(%x init: %low), (%i init: %zero) across dimensions = [1] : (tensor<4x9x37xi32>, tensor<4x9x37xi32>, tensor<i32>, tensor<i32>) -> (tensor<4x37xi32>, tensor<4x37xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%ai: tensor<i32>, %bi: tensor<i32>) {
    %g = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %w = stablehlo.compare EQ, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %l = stablehlo.compare LT, %ai, %bi : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %t = stablehlo.and %w, %l : tensor<i1>
    %p = stablehlo.or %g, %t : tensor<i1>
    %y = stablehlo.select %g, %a, %b : tensor<i1>, tensor<i32>
    %z = stablehlo.select %p, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %y, %z : tensor<i32>, tensor<i32>
  }
  %most = stablehlo.reduce(%x init: %low) applies stablehlo.minimum across dimensions = [1] : (tensor<4x9x37xi32>, tensor<i32>) -> tensor<4x37xi32>
  check.expect_eq %v#0, %most : tensor<4x37xi32>
  %all = stablehlo.broadcast_in_dim %most, dims = [0,2] : (tensor<4x37xi32>) -> tensor<4x9x37xi32>
  %is = stablehlo.compare EQ, %x, %all : (tensor<4x9x37xi32>, tensor<4x9x37xi32>) -> tensor<4x9x37xi1>
  %far = stablehlo.constant dense<99999> : tensor<4x9x37xi32>
  %d = stablehlo.select %is, %i, %far : tensor<4x9x37xi1>, tensor<4x9x37xi32>
  %init = stablehlo.constant dense<99999> : tensor<i32>
  %want = stablehlo.reduce(%d init: %init) applies stablehlo.minimum across dimensions = [1] : (tensor<4x9x37xi32>, tensor<i32>) -> tensor<4x37xi32>
  check.expect_eq %v#1, %want : tensor<4x37xi32>
  return
}

// -----

func.func @middle_last() {
  %n = stablehlo.iota dim = 0 : tensor<1332xi32>
  %k = stablehlo.constant dense<40503> : tensor<1332xi32>
  %m = stablehlo.multiply %n, %k : tensor<1332xi32>
  %e = stablehlo.constant dense<7> : tensor<1332xi32>
  %s = stablehlo.shift_right_logical %m, %e : tensor<1332xi32>
  %five = stablehlo.constant dense<5> : tensor<1332xi32>
  %q = stablehlo.remainder %s, %five : tensor<1332xi32>
  %c = stablehlo.convert %q : (tensor<1332xi32>) -> tensor<1332xf32>
  %r = stablehlo.reshape %c : (tensor<1332xf32>) -> tensor<4x9x37xf32>
  %x = stablehlo.optimization_barrier %r : tensor<4x9x37xf32>
  %i = stablehlo.iota dim = 1 : tensor<4x9x37xi32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v:2 = stablehlo.reduce(%x init: %low), (%i init: %zero) across dimensions = [1] : (tensor<4x9x37xf32>, tensor<4x9x37xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x37xf32>, tensor<4x37xi32>)
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%ai: tensor<i32>, %bi: tensor<i32>) {
    %g = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %w = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %l = stablehlo.compare GT, %ai, %bi : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %t = stablehlo.and %w, %l : tensor<i1>
    %p = stablehlo.or %g, %t : tensor<i1>
    %y = stablehlo.select %g, %a, %b : tensor<i1>, tensor<f32>
    %z = stablehlo.select %p, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %y, %z : tensor<f32>, tensor<i32>
  }
  %most = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<4x9x37xf32>, tensor<f32>) -> tensor<4x37xf32>
  check.expect_eq %v#0, %most : tensor<4x37xf32>
  %all = stablehlo.broadcast_in_dim %most, dims = [0,2] : (tensor<4x37xf32>) -> tensor<4x9x37xf32>
  %is = stablehlo.compare EQ, %x, %all : (tensor<4x9x37xf32>, tensor<4x9x37xf32>) -> tensor<4x9x37xi1>
  %far = stablehlo.constant dense<-1> : tensor<4x9x37xi32>
  %d = stablehlo.select %is, %i, %far : tensor<4x9x37xi1>, tensor<4x9x37xi32>
  %init = stablehlo.constant dense<-1> : tensor<i32>
  %want = stablehlo.reduce(%d init: %init) applies stablehlo.maximum across dimensions = [1] : (tensor<4x9x37xi32>, tensor<i32>) -> tensor<4x37xi32>
  check.expect_eq %v#1, %want : tensor<4x37xi32>
  return
}

// -----

func.func @columns_u8() {
  %n = stablehlo.iota dim = 0 : tensor<21000xi32>
  %k = stablehlo.constant dense<40503> : tensor<21000xi32>
  %m = stablehlo.multiply %n, %k : tensor<21000xi32>
  %e = stablehlo.constant dense<7> : tensor<21000xi32>
  %s = stablehlo.shift_right_logical %m, %e : tensor<21000xi32>
  %five = stablehlo.constant dense<5> : tensor<21000xi32>
  %q = stablehlo.remainder %s, %five : tensor<21000xi32>
  %c = stablehlo.convert %q : (tensor<21000xi32>) -> tensor<21000xui8>
  %r = stablehlo.reshape %c : (tensor<21000xui8>) -> tensor<300x70xui8>
  %x = stablehlo.optimization_barrier %r : tensor<300x70xui8>
  %i = stablehlo.iota dim = 0 : tensor<300x70xi32>
  %low = stablehlo.constant dense<0> : tensor<ui8>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v:2 = stablehlo.reduce(%x init: %low), (%i init: %zero) across dimensions = [0] : (tensor<300x70xui8>, tensor<300x70xi32>, tensor<ui8>, tensor<i32>) -> (tensor<70xui8>, tensor<70xi32>)
   reducer(%a: tensor<ui8>, %b: tensor<ui8>) (%ai: tensor<i32>, %bi: tensor<i32>) {
    %g = stablehlo.compare GT, %a, %b : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %w = stablehlo.compare EQ, %a, %b : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %l = stablehlo.compare LT, %ai, %bi : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %t = stablehlo.and %w, %l : tensor<i1>
    %p = stablehlo.or %g, %t : tensor<i1>
    %y = stablehlo.select %g, %a, %b : tensor<i1>, tensor<ui8>
    %z = stablehlo.select %p, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %y, %z : tensor<ui8>, tensor<i32>
  }
  %most = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<300x70xui8>, tensor<ui8>) -> tensor<70xui8>
  check.expect_eq %v#0, %most : tensor<70xui8>
  %all = stablehlo.broadcast_in_dim %most, dims = [1] : (tensor<70xui8>) -> tensor<300x70xui8>
  %is = stablehlo.compare EQ, %x, %all : (tensor<300x70xui8>, tensor<300x70xui8>) -> tensor<300x70xi1>
  %far = stablehlo.constant dense<99999> : tensor<300x70xi32>
  %d = stablehlo.select %is, %i, %far : tensor<300x70xi1>, tensor<300x70xi32>
  %init = stablehlo.constant dense<99999> : tensor<i32>
  %want = stablehlo.reduce(%d init: %init) applies stablehlo.minimum across dimensions = [0] : (tensor<300x70xi32>, tensor<i32>) -> tensor<70xi32>
  check.expect_eq %v#1, %want : tensor<70xi32>
  return
}

// -----

func.func @rows() {
  %n = stablehlo.iota dim = 0 : tensor<2331xi32>
  %k = stablehlo.constant dense<40503> : tensor<2331xi32>
  %m = stablehlo.multiply %n, %k : tensor<2331xi32>
  %e = stablehlo.constant dense<7> : tensor<2331xi32>
  %s = stablehlo.shift_right_logical %m, %e : tensor<2331xi32>
  %five = stablehlo.constant dense<5> : tensor<2331xi32>
  %q = stablehlo.remainder %s, %five : tensor<2331xi32>
  %c = stablehlo.convert %q : (tensor<2331xi32>) -> tensor<2331xi32>
  %r = stablehlo.reshape %c : (tensor<2331xi32>) -> tensor<7x333xi32>
  %x = stablehlo.optimization_barrier %r : tensor<7x333xi32>
  %i = stablehlo.iota dim = 1 : tensor<7x333xi32>
  %low = stablehlo.constant dense<-2147483648> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v:2 = stablehlo.reduce(%x init: %low), (%i init: %zero) across dimensions = [1] : (tensor<7x333xi32>, tensor<7x333xi32>, tensor<i32>, tensor<i32>) -> (tensor<7xi32>, tensor<7xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%ai: tensor<i32>, %bi: tensor<i32>) {
    %g = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %w = stablehlo.compare EQ, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %l = stablehlo.compare LT, %ai, %bi : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %t = stablehlo.and %w, %l : tensor<i1>
    %p = stablehlo.or %g, %t : tensor<i1>
    %y = stablehlo.select %g, %a, %b : tensor<i1>, tensor<i32>
    %z = stablehlo.select %p, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %y, %z : tensor<i32>, tensor<i32>
  }
  %most = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<7x333xi32>, tensor<i32>) -> tensor<7xi32>
  check.expect_eq %v#0, %most : tensor<7xi32>
  %all = stablehlo.broadcast_in_dim %most, dims = [0] : (tensor<7xi32>) -> tensor<7x333xi32>
  %is = stablehlo.compare EQ, %x, %all : (tensor<7x333xi32>, tensor<7x333xi32>) -> tensor<7x333xi1>
  %far = stablehlo.constant dense<99999> : tensor<7x333xi32>
  %d = stablehlo.select %is, %i, %far : tensor<7x333xi1>, tensor<7x333xi32>
  %init = stablehlo.constant dense<99999> : tensor<i32>
  %want = stablehlo.reduce(%d init: %init) applies stablehlo.minimum across dimensions = [1] : (tensor<7x333xi32>, tensor<i32>) -> tensor<7xi32>
  check.expect_eq %v#1, %want : tensor<7xi32>
  return
}

// -----

func.func @rows_f32() {
  %n = stablehlo.iota dim = 0 : tensor<2331xi32>
  %k = stablehlo.constant dense<40503> : tensor<2331xi32>
  %m = stablehlo.multiply %n, %k : tensor<2331xi32>
  %e = stablehlo.constant dense<7> : tensor<2331xi32>
  %s = stablehlo.shift_right_logical %m, %e : tensor<2331xi32>
  %five = stablehlo.constant dense<5> : tensor<2331xi32>
  %q = stablehlo.remainder %s, %five : tensor<2331xi32>
  %c = stablehlo.convert %q : (tensor<2331xi32>) -> tensor<2331xf32>
  %r = stablehlo.reshape %c : (tensor<2331xf32>) -> tensor<7x333xf32>
  %x = stablehlo.optimization_barrier %r : tensor<7x333xf32>
  %i = stablehlo.iota dim = 1 : tensor<7x333xi32>
  %low = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v:2 = stablehlo.reduce(%x init: %low), (%i init: %zero) across dimensions = [1] : (tensor<7x333xf32>, tensor<7x333xi32>, tensor<f32>, tensor<i32>) -> (tensor<7xf32>, tensor<7xi32>)
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%ai: tensor<i32>, %bi: tensor<i32>) {
    %g = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %w = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %l = stablehlo.compare LT, %ai, %bi : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %t = stablehlo.and %w, %l : tensor<i1>
    %p = stablehlo.or %g, %t : tensor<i1>
    %y = stablehlo.select %g, %a, %b : tensor<i1>, tensor<f32>
    %z = stablehlo.select %p, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %y, %z : tensor<f32>, tensor<i32>
  }
  %most = stablehlo.reduce(%x init: %low) applies stablehlo.minimum across dimensions = [1] : (tensor<7x333xf32>, tensor<f32>) -> tensor<7xf32>
  check.expect_eq %v#0, %most : tensor<7xf32>
  %all = stablehlo.broadcast_in_dim %most, dims = [0] : (tensor<7xf32>) -> tensor<7x333xf32>
  %is = stablehlo.compare EQ, %x, %all : (tensor<7x333xf32>, tensor<7x333xf32>) -> tensor<7x333xi1>
  %far = stablehlo.constant dense<99999> : tensor<7x333xi32>
  %d = stablehlo.select %is, %i, %far : tensor<7x333xi1>, tensor<7x333xi32>
  %init = stablehlo.constant dense<99999> : tensor<i32>
  %want = stablehlo.reduce(%d init: %init) applies stablehlo.minimum across dimensions = [1] : (tensor<7x333xi32>, tensor<i32>) -> tensor<7xi32>
  check.expect_eq %v#1, %want : tensor<7xi32>
  return
}

// -----

func.func @rows_last() {
  %n = stablehlo.iota dim = 0 : tensor<2331xi32>
  %k = stablehlo.constant dense<40503> : tensor<2331xi32>
  %m = stablehlo.multiply %n, %k : tensor<2331xi32>
  %e = stablehlo.constant dense<7> : tensor<2331xi32>
  %s = stablehlo.shift_right_logical %m, %e : tensor<2331xi32>
  %five = stablehlo.constant dense<5> : tensor<2331xi32>
  %q = stablehlo.remainder %s, %five : tensor<2331xi32>
  %c = stablehlo.convert %q : (tensor<2331xi32>) -> tensor<2331xi32>
  %r = stablehlo.reshape %c : (tensor<2331xi32>) -> tensor<7x333xi32>
  %x = stablehlo.optimization_barrier %r : tensor<7x333xi32>
  %i = stablehlo.iota dim = 1 : tensor<7x333xi32>
  %low = stablehlo.constant dense<-2147483648> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v:2 = stablehlo.reduce(%x init: %low), (%i init: %zero) across dimensions = [1] : (tensor<7x333xi32>, tensor<7x333xi32>, tensor<i32>, tensor<i32>) -> (tensor<7xi32>, tensor<7xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%ai: tensor<i32>, %bi: tensor<i32>) {
    %g = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %w = stablehlo.compare EQ, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %l = stablehlo.compare GT, %ai, %bi : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %t = stablehlo.and %w, %l : tensor<i1>
    %p = stablehlo.or %g, %t : tensor<i1>
    %y = stablehlo.select %g, %a, %b : tensor<i1>, tensor<i32>
    %z = stablehlo.select %p, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %y, %z : tensor<i32>, tensor<i32>
  }
  %most = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<7x333xi32>, tensor<i32>) -> tensor<7xi32>
  check.expect_eq %v#0, %most : tensor<7xi32>
  %all = stablehlo.broadcast_in_dim %most, dims = [0] : (tensor<7xi32>) -> tensor<7x333xi32>
  %is = stablehlo.compare EQ, %x, %all : (tensor<7x333xi32>, tensor<7x333xi32>) -> tensor<7x333xi1>
  %far = stablehlo.constant dense<-1> : tensor<7x333xi32>
  %d = stablehlo.select %is, %i, %far : tensor<7x333xi1>, tensor<7x333xi32>
  %init = stablehlo.constant dense<-1> : tensor<i32>
  %want = stablehlo.reduce(%d init: %init) applies stablehlo.maximum across dimensions = [1] : (tensor<7x333xi32>, tensor<i32>) -> tensor<7xi32>
  check.expect_eq %v#1, %want : tensor<7xi32>
  return
}

// -----

func.func @rows_short() {
  %n = stablehlo.iota dim = 0 : tensor<500xi32>
  %k = stablehlo.constant dense<40503> : tensor<500xi32>
  %m = stablehlo.multiply %n, %k : tensor<500xi32>
  %e = stablehlo.constant dense<7> : tensor<500xi32>
  %s = stablehlo.shift_right_logical %m, %e : tensor<500xi32>
  %five = stablehlo.constant dense<5> : tensor<500xi32>
  %q = stablehlo.remainder %s, %five : tensor<500xi32>
  %c = stablehlo.convert %q : (tensor<500xi32>) -> tensor<500xi32>
  %r = stablehlo.reshape %c : (tensor<500xi32>) -> tensor<100x5xi32>
  %x = stablehlo.optimization_barrier %r : tensor<100x5xi32>
  %i = stablehlo.iota dim = 1 : tensor<100x5xi32>
  %low = stablehlo.constant dense<-2147483648> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v:2 = stablehlo.reduce(%x init: %low), (%i init: %zero) across dimensions = [1] : (tensor<100x5xi32>, tensor<100x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<100xi32>, tensor<100xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%ai: tensor<i32>, %bi: tensor<i32>) {
    %g = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %w = stablehlo.compare EQ, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %l = stablehlo.compare LT, %ai, %bi : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %t = stablehlo.and %w, %l : tensor<i1>
    %p = stablehlo.or %g, %t : tensor<i1>
    %y = stablehlo.select %g, %a, %b : tensor<i1>, tensor<i32>
    %z = stablehlo.select %p, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %y, %z : tensor<i32>, tensor<i32>
  }
  %most = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<100x5xi32>, tensor<i32>) -> tensor<100xi32>
  check.expect_eq %v#0, %most : tensor<100xi32>
  %all = stablehlo.broadcast_in_dim %most, dims = [0] : (tensor<100xi32>) -> tensor<100x5xi32>
  %is = stablehlo.compare EQ, %x, %all : (tensor<100x5xi32>, tensor<100x5xi32>) -> tensor<100x5xi1>
  %far = stablehlo.constant dense<99999> : tensor<100x5xi32>
  %d = stablehlo.select %is, %i, %far : tensor<100x5xi1>, tensor<100x5xi32>
  %init = stablehlo.constant dense<99999> : tensor<i32>
  %want = stablehlo.reduce(%d init: %init) applies stablehlo.minimum across dimensions = [1] : (tensor<100x5xi32>, tensor<i32>) -> tensor<100xi32>
  check.expect_eq %v#1, %want : tensor<100xi32>
  return
}

// -----

func.func @blocks() {
  %n = stablehlo.iota dim = 0 : tensor<20000xi32>
  %k = stablehlo.constant dense<40503> : tensor<20000xi32>
  %m = stablehlo.multiply %n, %k : tensor<20000xi32>
  %e = stablehlo.constant dense<7> : tensor<20000xi32>
  %s = stablehlo.shift_right_logical %m, %e : tensor<20000xi32>
  %five = stablehlo.constant dense<5> : tensor<20000xi32>
  %q = stablehlo.remainder %s, %five : tensor<20000xi32>
  %c = stablehlo.convert %q : (tensor<20000xi32>) -> tensor<20000xi32>
  %r = stablehlo.reshape %c : (tensor<20000xi32>) -> tensor<2x10000xi32>
  %x = stablehlo.optimization_barrier %r : tensor<2x10000xi32>
  %i = stablehlo.iota dim = 1 : tensor<2x10000xi32>
  %low = stablehlo.constant dense<-2147483648> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v:2 = stablehlo.reduce(%x init: %low), (%i init: %zero) across dimensions = [1] : (tensor<2x10000xi32>, tensor<2x10000xi32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%ai: tensor<i32>, %bi: tensor<i32>) {
    %g = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %w = stablehlo.compare EQ, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %l = stablehlo.compare LT, %ai, %bi : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %t = stablehlo.and %w, %l : tensor<i1>
    %p = stablehlo.or %g, %t : tensor<i1>
    %y = stablehlo.select %g, %a, %b : tensor<i1>, tensor<i32>
    %z = stablehlo.select %p, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %y, %z : tensor<i32>, tensor<i32>
  }
  %most = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<2x10000xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq %v#0, %most : tensor<2xi32>
  %all = stablehlo.broadcast_in_dim %most, dims = [0] : (tensor<2xi32>) -> tensor<2x10000xi32>
  %is = stablehlo.compare EQ, %x, %all : (tensor<2x10000xi32>, tensor<2x10000xi32>) -> tensor<2x10000xi1>
  %far = stablehlo.constant dense<99999> : tensor<2x10000xi32>
  %d = stablehlo.select %is, %i, %far : tensor<2x10000xi1>, tensor<2x10000xi32>
  %init = stablehlo.constant dense<99999> : tensor<i32>
  %want = stablehlo.reduce(%d init: %init) applies stablehlo.minimum across dimensions = [1] : (tensor<2x10000xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq %v#1, %want : tensor<2xi32>
  return
}

// -----

func.func @blocks_last() {
  %n = stablehlo.iota dim = 0 : tensor<3300xi32>
  %k = stablehlo.constant dense<40503> : tensor<3300xi32>
  %m = stablehlo.multiply %n, %k : tensor<3300xi32>
  %e = stablehlo.constant dense<7> : tensor<3300xi32>
  %s = stablehlo.shift_right_logical %m, %e : tensor<3300xi32>
  %five = stablehlo.constant dense<5> : tensor<3300xi32>
  %q = stablehlo.remainder %s, %five : tensor<3300xi32>
  %c = stablehlo.convert %q : (tensor<3300xi32>) -> tensor<3300xi64>
  %r = stablehlo.reshape %c : (tensor<3300xi64>) -> tensor<1100x3xi64>
  %x = stablehlo.optimization_barrier %r : tensor<1100x3xi64>
  %i = stablehlo.iota dim = 0 : tensor<1100x3xi32>
  %low = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v:2 = stablehlo.reduce(%x init: %low), (%i init: %zero) across dimensions = [0] : (tensor<1100x3xi64>, tensor<1100x3xi32>, tensor<i64>, tensor<i32>) -> (tensor<3xi64>, tensor<3xi32>)
   reducer(%a: tensor<i64>, %b: tensor<i64>) (%ai: tensor<i32>, %bi: tensor<i32>) {
    %g = stablehlo.compare GT, %a, %b : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %w = stablehlo.compare EQ, %a, %b : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %l = stablehlo.compare GT, %ai, %bi : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %t = stablehlo.and %w, %l : tensor<i1>
    %p = stablehlo.or %g, %t : tensor<i1>
    %y = stablehlo.select %g, %a, %b : tensor<i1>, tensor<i64>
    %z = stablehlo.select %p, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %y, %z : tensor<i64>, tensor<i32>
  }
  %most = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<1100x3xi64>, tensor<i64>) -> tensor<3xi64>
  check.expect_eq %v#0, %most : tensor<3xi64>
  %all = stablehlo.broadcast_in_dim %most, dims = [1] : (tensor<3xi64>) -> tensor<1100x3xi64>
  %is = stablehlo.compare EQ, %x, %all : (tensor<1100x3xi64>, tensor<1100x3xi64>) -> tensor<1100x3xi1>
  %far = stablehlo.constant dense<-1> : tensor<1100x3xi32>
  %d = stablehlo.select %is, %i, %far : tensor<1100x3xi1>, tensor<1100x3xi32>
  %init = stablehlo.constant dense<-1> : tensor<i32>
  %want = stablehlo.reduce(%d init: %init) applies stablehlo.maximum across dimensions = [0] : (tensor<1100x3xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq %v#1, %want : tensor<3xi32>
  return
}

// -----

func.func @rows_of_few_i64() {
  %n = stablehlo.iota dim = 0 : tensor<2000xi32>
  %k = stablehlo.constant dense<40503> : tensor<2000xi32>
  %m = stablehlo.multiply %n, %k : tensor<2000xi32>
  %e = stablehlo.constant dense<7> : tensor<2000xi32>
  %s = stablehlo.shift_right_logical %m, %e : tensor<2000xi32>
  %five = stablehlo.constant dense<5> : tensor<2000xi32>
  %q = stablehlo.remainder %s, %five : tensor<2000xi32>
  %c = stablehlo.convert %q : (tensor<2000xi32>) -> tensor<2000xi64>
  %r = stablehlo.reshape %c : (tensor<2000xi64>) -> tensor<50x40xi64>
  %x = stablehlo.optimization_barrier %r : tensor<50x40xi64>
  %i = stablehlo.iota dim = 1 : tensor<50x40xi32>
  %low = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v:2 = stablehlo.reduce(%x init: %low), (%i init: %zero) across dimensions = [1] : (tensor<50x40xi64>, tensor<50x40xi32>, tensor<i64>, tensor<i32>) -> (tensor<50xi64>, tensor<50xi32>)
   reducer(%a: tensor<i64>, %b: tensor<i64>) (%ai: tensor<i32>, %bi: tensor<i32>) {
    %g = stablehlo.compare GT, %a, %b : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %w = stablehlo.compare EQ, %a, %b : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %l = stablehlo.compare LT, %ai, %bi : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %t = stablehlo.and %w, %l : tensor<i1>
    %p = stablehlo.or %g, %t : tensor<i1>
    %y = stablehlo.select %g, %a, %b : tensor<i1>, tensor<i64>
    %z = stablehlo.select %p, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %y, %z : tensor<i64>, tensor<i32>
  }
  %most = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<50x40xi64>, tensor<i64>) -> tensor<50xi64>
  check.expect_eq %v#0, %most : tensor<50xi64>
  %all = stablehlo.broadcast_in_dim %most, dims = [0] : (tensor<50xi64>) -> tensor<50x40xi64>
  %is = stablehlo.compare EQ, %x, %all : (tensor<50x40xi64>, tensor<50x40xi64>) -> tensor<50x40xi1>
  %far = stablehlo.constant dense<99999> : tensor<50x40xi32>
  %d = stablehlo.select %is, %i, %far : tensor<50x40xi1>, tensor<50x40xi32>
  %init = stablehlo.constant dense<99999> : tensor<i32>
  %want = stablehlo.reduce(%d init: %init) applies stablehlo.minimum across dimensions = [1] : (tensor<50x40xi32>, tensor<i32>) -> tensor<50xi32>
  check.expect_eq %v#1, %want : tensor<50xi32>
  return
}

// -----

func.func @rows_of_few_u8() {
  %n = stablehlo.iota dim = 0 : tensor<4750xi32>
  %k = stablehlo.constant dense<40503> : tensor<4750xi32>
  %m = stablehlo.multiply %n, %k : tensor<4750xi32>
  %e = stablehlo.constant dense<7> : tensor<4750xi32>
  %s = stablehlo.shift_right_logical %m, %e : tensor<4750xi32>
  %five = stablehlo.constant dense<5> : tensor<4750xi32>
  %q = stablehlo.remainder %s, %five : tensor<4750xi32>
  %c = stablehlo.convert %q : (tensor<4750xi32>) -> tensor<4750xui8>
  %r = stablehlo.reshape %c : (tensor<4750xui8>) -> tensor<50x95xui8>
  %x = stablehlo.optimization_barrier %r : tensor<50x95xui8>
  %i = stablehlo.iota dim = 1 : tensor<50x95xi32>
  %low = stablehlo.constant dense<0> : tensor<ui8>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v:2 = stablehlo.reduce(%x init: %low), (%i init: %zero) across dimensions = [1] : (tensor<50x95xui8>, tensor<50x95xi32>, tensor<ui8>, tensor<i32>) -> (tensor<50xui8>, tensor<50xi32>)
   reducer(%a: tensor<ui8>, %b: tensor<ui8>) (%ai: tensor<i32>, %bi: tensor<i32>) {
    %g = stablehlo.compare GT, %a, %b : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %w = stablehlo.compare EQ, %a, %b : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %l = stablehlo.compare LT, %ai, %bi : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %t = stablehlo.and %w, %l : tensor<i1>
    %p = stablehlo.or %g, %t : tensor<i1>
    %y = stablehlo.select %g, %a, %b : tensor<i1>, tensor<ui8>
    %z = stablehlo.select %p, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %y, %z : tensor<ui8>, tensor<i32>
  }
  %most = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<50x95xui8>, tensor<ui8>) -> tensor<50xui8>
  check.expect_eq %v#0, %most : tensor<50xui8>
  %all = stablehlo.broadcast_in_dim %most, dims = [0] : (tensor<50xui8>) -> tensor<50x95xui8>
  %is = stablehlo.compare EQ, %x, %all : (tensor<50x95xui8>, tensor<50x95xui8>) -> tensor<50x95xi1>
  %far = stablehlo.constant dense<99999> : tensor<50x95xi32>
  %d = stablehlo.select %is, %i, %far : tensor<50x95xi1>, tensor<50x95xi32>
  %init = stablehlo.constant dense<99999> : tensor<i32>
  %want = stablehlo.reduce(%d init: %init) applies stablehlo.minimum across dimensions = [1] : (tensor<50x95xi32>, tensor<i32>) -> tensor<50xi32>
  check.expect_eq %v#1, %want : tensor<50xi32>
  return
}

// -----

func.func @rows_of_few_last() {
  %n = stablehlo.iota dim = 0 : tensor<2112xi32>
  %k = stablehlo.constant dense<40503> : tensor<2112xi32>
  %m = stablehlo.multiply %n, %k : tensor<2112xi32>
  %e = stablehlo.constant dense<7> : tensor<2112xi32>
  %s = stablehlo.shift_right_logical %m, %e : tensor<2112xi32>
  %five = stablehlo.constant dense<5> : tensor<2112xi32>
  %q = stablehlo.remainder %s, %five : tensor<2112xi32>
  %c = stablehlo.convert %q : (tensor<2112xi32>) -> tensor<2112xf32>
  %r = stablehlo.reshape %c : (tensor<2112xf32>) -> tensor<33x64xf32>
  %x = stablehlo.optimization_barrier %r : tensor<33x64xf32>
  %i = stablehlo.iota dim = 1 : tensor<33x64xi32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v:2 = stablehlo.reduce(%x init: %low), (%i init: %zero) across dimensions = [1] : (tensor<33x64xf32>, tensor<33x64xi32>, tensor<f32>, tensor<i32>) -> (tensor<33xf32>, tensor<33xi32>)
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%ai: tensor<i32>, %bi: tensor<i32>) {
    %g = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %w = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %l = stablehlo.compare GT, %ai, %bi : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %t = stablehlo.and %w, %l : tensor<i1>
    %p = stablehlo.or %g, %t : tensor<i1>
    %y = stablehlo.select %g, %a, %b : tensor<i1>, tensor<f32>
    %z = stablehlo.select %p, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %y, %z : tensor<f32>, tensor<i32>
  }
  %most = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<33x64xf32>, tensor<f32>) -> tensor<33xf32>
  check.expect_eq %v#0, %most : tensor<33xf32>
  %all = stablehlo.broadcast_in_dim %most, dims = [0] : (tensor<33xf32>) -> tensor<33x64xf32>
  %is = stablehlo.compare EQ, %x, %all : (tensor<33x64xf32>, tensor<33x64xf32>) -> tensor<33x64xi1>
  %far = stablehlo.constant dense<-1> : tensor<33x64xi32>
  %d = stablehlo.select %is, %i, %far : tensor<33x64xi1>, tensor<33x64xi32>
  %init = stablehlo.constant dense<-1> : tensor<i32>
  %want = stablehlo.reduce(%d init: %init) applies stablehlo.maximum across dimensions = [1] : (tensor<33x64xi32>, tensor<i32>) -> tensor<33xi32>
  check.expect_eq %v#1, %want : tensor<33xi32>
  return
}
