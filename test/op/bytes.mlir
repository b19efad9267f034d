// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Bytes: known ones shifted by unknown ones, small ones and such as leave nothing; bytes whose bits stand side by side;
// bytes in a loop that also copies; rows of a few bytes or words, each made by itself.

func.func @left() {
  %n = stablehlo.iota dim = 0 : tensor<300xi32>
  %c = stablehlo.convert %n : (tensor<300xi32>) -> tensor<300xui8>
  %by = stablehlo.optimization_barrier %c : tensor<300xui8>
  %x = stablehlo.constant dense<177> : tensor<300xui8>
  %got = stablehlo.shift_left %x, %by : tensor<300xui8>
  %low = stablehlo.constant dense<255> : tensor<300xi32>
  %m = stablehlo.and %n, %low : tensor<300xi32>
  %most = stablehlo.constant dense<8> : tensor<300xi32>
  %a = stablehlo.minimum %m, %most : tensor<300xi32>
  %w = stablehlo.constant dense<177> : tensor<300xi32>
  %r = stablehlo.shift_left %w, %a : tensor<300xi32>
  %want = stablehlo.convert %r : (tensor<300xi32>) -> tensor<300xui8>
  check.expect_eq %got, %want : tensor<300xui8>
  return
}

// -----

func.func @right() {
  %n = stablehlo.iota dim = 0 : tensor<300xi32>
  %c = stablehlo.convert %n : (tensor<300xi32>) -> tensor<300xui8>
  %by = stablehlo.optimization_barrier %c : tensor<300xui8>
  %x = stablehlo.constant dense<177> : tensor<300xui8>
  %got = stablehlo.shift_right_logical %x, %by : tensor<300xui8>
  %low = stablehlo.constant dense<255> : tensor<300xi32>
  %m = stablehlo.and %n, %low : tensor<300xi32>
  %most = stablehlo.constant dense<8> : tensor<300xi32>
  %a = stablehlo.minimum %m, %most : tensor<300xi32>
  %w = stablehlo.constant dense<177> : tensor<300xi32>
  %r = stablehlo.shift_right_logical %w, %a : tensor<300xi32>
  %want = stablehlo.convert %r : (tensor<300xi32>) -> tensor<300xui8>
  check.expect_eq %got, %want : tensor<300xui8>
  return
}

// -----

func.func @right_signed() {
  %n = stablehlo.iota dim = 0 : tensor<300xi32>
  %c = stablehlo.convert %n : (tensor<300xi32>) -> tensor<300xi8>
  %by = stablehlo.optimization_barrier %c : tensor<300xi8>
  %x = stablehlo.constant dense<-79> : tensor<300xi8>
  %got = stablehlo.shift_right_arithmetic %x, %by : tensor<300xi8>
  %low = stablehlo.constant dense<255> : tensor<300xi32>
  %m = stablehlo.and %n, %low : tensor<300xi32>
  %most = stablehlo.constant dense<8> : tensor<300xi32>
  %a = stablehlo.minimum %m, %most : tensor<300xi32>
  %w = stablehlo.constant dense<-79> : tensor<300xi32>
  %r = stablehlo.shift_right_arithmetic %w, %a : tensor<300xi32>
  %want = stablehlo.convert %r : (tensor<300xi32>) -> tensor<300xi8>
  check.expect_eq %got, %want : tensor<300xi8>
  return
}

// -----

func.func @right_positive() {
  %n = stablehlo.iota dim = 0 : tensor<300xi32>
  %c = stablehlo.convert %n : (tensor<300xi32>) -> tensor<300xi8>
  %by = stablehlo.optimization_barrier %c : tensor<300xi8>
  %x = stablehlo.constant dense<93> : tensor<300xi8>
  %got = stablehlo.shift_right_arithmetic %x, %by : tensor<300xi8>
  %low = stablehlo.constant dense<255> : tensor<300xi32>
  %m = stablehlo.and %n, %low : tensor<300xi32>
  %most = stablehlo.constant dense<8> : tensor<300xi32>
  %a = stablehlo.minimum %m, %most : tensor<300xi32>
  %w = stablehlo.constant dense<93> : tensor<300xi32>
  %r = stablehlo.shift_right_arithmetic %w, %a : tensor<300xi32>
  %want = stablehlo.convert %r : (tensor<300xi32>) -> tensor<300xi8>
  check.expect_eq %got, %want : tensor<300xi8>
  return
}

// -----

func.func @bits() {
  %n = stablehlo.iota dim = 0 : tensor<100xi32>
  %seven = stablehlo.constant dense<7> : tensor<100xi32>
  %h = stablehlo.multiply %n, %seven : tensor<100xi32>
  %c = stablehlo.convert %h : (tensor<100xi32>) -> tensor<100xui8>
  %x = stablehlo.optimization_barrier %c : tensor<100xui8>
  %k = stablehlo.iota dim = 0 : tensor<8xui8>
  %one = stablehlo.constant dense<1> : tensor<8xui8>
  %bit = stablehlo.shift_left %one, %k : tensor<8xui8>
  %mask = stablehlo.reverse %bit, dims = [0] : tensor<8xui8>
  %xs = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<100xui8>) -> tensor<100x8xui8>
  %masks = stablehlo.broadcast_in_dim %mask, dims = [1] : (tensor<8xui8>) -> tensor<100x8xui8>
  %set = stablehlo.and %xs, %masks : tensor<100x8xui8>
  %zero = stablehlo.constant dense<0> : tensor<100x8xui8>
  %is = stablehlo.compare GT, %set, %zero, UNSIGNED : (tensor<100x8xui8>, tensor<100x8xui8>) -> tensor<100x8xi1>
  %got = stablehlo.convert %is : (tensor<100x8xi1>) -> tensor<100x8xui8>
  %i = stablehlo.iota dim = 0 : tensor<100x8xi32>
  %j = stablehlo.iota dim = 1 : tensor<100x8xi32>
  %s = stablehlo.constant dense<7> : tensor<100x8xi32>
  %down = stablehlo.subtract %s, %j : tensor<100x8xi32>
  %hs = stablehlo.multiply %i, %s : tensor<100x8xi32>
  %moved = stablehlo.shift_right_logical %hs, %down : tensor<100x8xi32>
  %ones = stablehlo.constant dense<1> : tensor<100x8xi32>
  %lowest = stablehlo.and %moved, %ones : tensor<100x8xi32>
  %want = stablehlo.convert %lowest : (tensor<100x8xi32>) -> tensor<100x8xui8>
  check.expect_eq %got, %want : tensor<100x8xui8>
  return
}

// -----

func.func @rule_90() {
  %n = stablehlo.iota dim = 0 : tensor<128xi32>
  %mid = stablehlo.constant dense<64> : tensor<128xi32>
  %at = stablehlo.compare EQ, %n, %mid, SIGNED : (tensor<128xi32>, tensor<128xi32>) -> tensor<128xi1>
  %start = stablehlo.convert %at : (tensor<128xi1>) -> tensor<128xui8>
  %begin = stablehlo.constant dense<0> : tensor<i32>
  %table = stablehlo.constant dense<90> : tensor<128xui8>
  %one = stablehlo.constant dense<1> : tensor<128xui8>
  %two = stablehlo.constant dense<2> : tensor<128xui8>
  %r:2 = stablehlo.while(%i = %begin, %x = %start) : tensor<i32>, tensor<128xui8>
  cond {
    %most = stablehlo.constant dense<21> : tensor<i32>
    %go = stablehlo.compare LT, %i, %most, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %l0 = stablehlo.slice %x [127:128] : (tensor<128xui8>) -> tensor<1xui8>
    %l1 = stablehlo.slice %x [0:127] : (tensor<128xui8>) -> tensor<127xui8>
    %l = stablehlo.concatenate %l0, %l1, dim = 0 : (tensor<1xui8>, tensor<127xui8>) -> tensor<128xui8>
    %r0 = stablehlo.slice %x [1:128] : (tensor<128xui8>) -> tensor<127xui8>
    %r1 = stablehlo.slice %x [0:1] : (tensor<128xui8>) -> tensor<1xui8>
    %rr = stablehlo.concatenate %r0, %r1, dim = 0 : (tensor<127xui8>, tensor<1xui8>) -> tensor<128xui8>
    %l4 = stablehlo.shift_left %l, %two : tensor<128xui8>
    %x2 = stablehlo.shift_left %x, %one : tensor<128xui8>
    %lx = stablehlo.or %l4, %x2 : tensor<128xui8>
    %k = stablehlo.or %lx, %rr : tensor<128xui8>
    %s = stablehlo.shift_right_logical %table, %k : tensor<128xui8>
    %y = stablehlo.and %s, %one : tensor<128xui8>
    %1 = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %1 : tensor<i32>
    stablehlo.return %j, %y : tensor<i32>, tensor<128xui8>
  }
  // Row 21 = 16 + 4 + 1 of Pascal's triangle is odd where the places are sums of some of 16, 4 and 1, all twice, on
  // either side of the middle.
  %low = stablehlo.constant dense<64> : tensor<128xi32>
  %d0 = stablehlo.subtract %n, %low : tensor<128xi32>
  %c21 = stablehlo.constant dense<21> : tensor<128xi32>
  %d = stablehlo.add %d0, %c21 : tensor<128xi32>
  %c1 = stablehlo.constant dense<1> : tensor<128xi32>
  %half = stablehlo.shift_right_arithmetic %d, %c1 : tensor<128xi32>
  %rest = stablehlo.and %d, %c1 : tensor<128xi32>
  %not = stablehlo.constant dense<-22> : tensor<128xi32>
  %other = stablehlo.and %half, %not : tensor<128xi32>
  %both = stablehlo.or %other, %rest : tensor<128xi32>
  %zero = stablehlo.constant dense<0> : tensor<128xi32>
  %odd = stablehlo.compare EQ, %both, %zero, SIGNED : (tensor<128xi32>, tensor<128xi32>) -> tensor<128xi1>
  %want = stablehlo.convert %odd : (tensor<128xi1>) -> tensor<128xui8>
  check.expect_eq %r#1, %want : tensor<128xui8>
  return
}

// -----

func.func @rows_of_3_ui8() {
  %n = stablehlo.iota dim = 0 : tensor<333xi32>
  %k0 = stablehlo.constant dense<3> : tensor<333xi32>
  %m0 = stablehlo.multiply %n, %k0 : tensor<333xi32>
  %c0 = stablehlo.convert %m0 : (tensor<333xi32>) -> tensor<333xui8>
  %b0 = stablehlo.optimization_barrier %c0 : tensor<333xui8>
  %x0 = stablehlo.not %b0 : tensor<333xui8>
  %r0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<333xui8>) -> tensor<333x1xui8>
  %k1 = stablehlo.constant dense<20> : tensor<333xi32>
  %m1 = stablehlo.multiply %n, %k1 : tensor<333xi32>
  %c1 = stablehlo.convert %m1 : (tensor<333xi32>) -> tensor<333xui8>
  %b1 = stablehlo.optimization_barrier %c1 : tensor<333xui8>
  %x1 = stablehlo.not %b1 : tensor<333xui8>
  %r1 = stablehlo.broadcast_in_dim %x1, dims = [0] : (tensor<333xui8>) -> tensor<333x1xui8>
  %k2 = stablehlo.constant dense<37> : tensor<333xi32>
  %m2 = stablehlo.multiply %n, %k2 : tensor<333xi32>
  %c2 = stablehlo.convert %m2 : (tensor<333xi32>) -> tensor<333xui8>
  %b2 = stablehlo.optimization_barrier %c2 : tensor<333xui8>
  %x2 = stablehlo.not %b2 : tensor<333xui8>
  %r2 = stablehlo.broadcast_in_dim %x2, dims = [0] : (tensor<333xui8>) -> tensor<333x1xui8>
  %got = stablehlo.concatenate %r0, %r1, %r2, dim = 1 : (tensor<333x1xui8>, tensor<333x1xui8>, tensor<333x1xui8>) -> tensor<333x3xui8>
  %i = stablehlo.iota dim = 0 : tensor<333x3xi32>
  %j = stablehlo.iota dim = 1 : tensor<333x3xi32>
  %a = stablehlo.constant dense<17> : tensor<333x3xi32>
  %b = stablehlo.constant dense<3> : tensor<333x3xi32>
  %ja = stablehlo.multiply %j, %a : tensor<333x3xi32>
  %jb = stablehlo.add %ja, %b : tensor<333x3xi32>
  %p = stablehlo.multiply %i, %jb : tensor<333x3xi32>
  %q = stablehlo.not %p : tensor<333x3xi32>
  %want = stablehlo.convert %q : (tensor<333x3xi32>) -> tensor<333x3xui8>
  check.expect_eq %got, %want : tensor<333x3xui8>
  return
}

// -----

func.func @rows_of_5_i8() {
  %n = stablehlo.iota dim = 0 : tensor<256xi32>
  %k0 = stablehlo.constant dense<3> : tensor<256xi32>
  %m0 = stablehlo.multiply %n, %k0 : tensor<256xi32>
  %c0 = stablehlo.convert %m0 : (tensor<256xi32>) -> tensor<256xi8>
  %b0 = stablehlo.optimization_barrier %c0 : tensor<256xi8>
  %x0 = stablehlo.not %b0 : tensor<256xi8>
  %r0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<256xi8>) -> tensor<256x1xi8>
  %k1 = stablehlo.constant dense<20> : tensor<256xi32>
  %m1 = stablehlo.multiply %n, %k1 : tensor<256xi32>
  %c1 = stablehlo.convert %m1 : (tensor<256xi32>) -> tensor<256xi8>
  %b1 = stablehlo.optimization_barrier %c1 : tensor<256xi8>
  %x1 = stablehlo.not %b1 : tensor<256xi8>
  %r1 = stablehlo.broadcast_in_dim %x1, dims = [0] : (tensor<256xi8>) -> tensor<256x1xi8>
  %k2 = stablehlo.constant dense<37> : tensor<256xi32>
  %m2 = stablehlo.multiply %n, %k2 : tensor<256xi32>
  %c2 = stablehlo.convert %m2 : (tensor<256xi32>) -> tensor<256xi8>
  %b2 = stablehlo.optimization_barrier %c2 : tensor<256xi8>
  %x2 = stablehlo.not %b2 : tensor<256xi8>
  %r2 = stablehlo.broadcast_in_dim %x2, dims = [0] : (tensor<256xi8>) -> tensor<256x1xi8>
  %k3 = stablehlo.constant dense<54> : tensor<256xi32>
  %m3 = stablehlo.multiply %n, %k3 : tensor<256xi32>
  %c3 = stablehlo.convert %m3 : (tensor<256xi32>) -> tensor<256xi8>
  %b3 = stablehlo.optimization_barrier %c3 : tensor<256xi8>
  %x3 = stablehlo.not %b3 : tensor<256xi8>
  %r3 = stablehlo.broadcast_in_dim %x3, dims = [0] : (tensor<256xi8>) -> tensor<256x1xi8>
  %k4 = stablehlo.constant dense<71> : tensor<256xi32>
  %m4 = stablehlo.multiply %n, %k4 : tensor<256xi32>
  %c4 = stablehlo.convert %m4 : (tensor<256xi32>) -> tensor<256xi8>
  %b4 = stablehlo.optimization_barrier %c4 : tensor<256xi8>
  %x4 = stablehlo.not %b4 : tensor<256xi8>
  %r4 = stablehlo.broadcast_in_dim %x4, dims = [0] : (tensor<256xi8>) -> tensor<256x1xi8>
  %got = stablehlo.concatenate %r0, %r1, %r2, %r3, %r4, dim = 1 : (tensor<256x1xi8>, tensor<256x1xi8>, tensor<256x1xi8>, tensor<256x1xi8>, tensor<256x1xi8>) -> tensor<256x5xi8>
  %i = stablehlo.iota dim = 0 : tensor<256x5xi32>
  %j = stablehlo.iota dim = 1 : tensor<256x5xi32>
  %a = stablehlo.constant dense<17> : tensor<256x5xi32>
  %b = stablehlo.constant dense<3> : tensor<256x5xi32>
  %ja = stablehlo.multiply %j, %a : tensor<256x5xi32>
  %jb = stablehlo.add %ja, %b : tensor<256x5xi32>
  %p = stablehlo.multiply %i, %jb : tensor<256x5xi32>
  %q = stablehlo.not %p : tensor<256x5xi32>
  %want = stablehlo.convert %q : (tensor<256x5xi32>) -> tensor<256x5xi8>
  check.expect_eq %got, %want : tensor<256x5xi8>
  return
}

// -----

func.func @rows_of_2_i16() {
  %n = stablehlo.iota dim = 0 : tensor<777xi32>
  %k0 = stablehlo.constant dense<3> : tensor<777xi32>
  %m0 = stablehlo.multiply %n, %k0 : tensor<777xi32>
  %c0 = stablehlo.convert %m0 : (tensor<777xi32>) -> tensor<777xi16>
  %b0 = stablehlo.optimization_barrier %c0 : tensor<777xi16>
  %x0 = stablehlo.not %b0 : tensor<777xi16>
  %r0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<777xi16>) -> tensor<777x1xi16>
  %k1 = stablehlo.constant dense<20> : tensor<777xi32>
  %m1 = stablehlo.multiply %n, %k1 : tensor<777xi32>
  %c1 = stablehlo.convert %m1 : (tensor<777xi32>) -> tensor<777xi16>
  %b1 = stablehlo.optimization_barrier %c1 : tensor<777xi16>
  %x1 = stablehlo.not %b1 : tensor<777xi16>
  %r1 = stablehlo.broadcast_in_dim %x1, dims = [0] : (tensor<777xi16>) -> tensor<777x1xi16>
  %got = stablehlo.concatenate %r0, %r1, dim = 1 : (tensor<777x1xi16>, tensor<777x1xi16>) -> tensor<777x2xi16>
  %i = stablehlo.iota dim = 0 : tensor<777x2xi32>
  %j = stablehlo.iota dim = 1 : tensor<777x2xi32>
  %a = stablehlo.constant dense<17> : tensor<777x2xi32>
  %b = stablehlo.constant dense<3> : tensor<777x2xi32>
  %ja = stablehlo.multiply %j, %a : tensor<777x2xi32>
  %jb = stablehlo.add %ja, %b : tensor<777x2xi32>
  %p = stablehlo.multiply %i, %jb : tensor<777x2xi32>
  %q = stablehlo.not %p : tensor<777x2xi32>
  %want = stablehlo.convert %q : (tensor<777x2xi32>) -> tensor<777x2xi16>
  check.expect_eq %got, %want : tensor<777x2xi16>
  return
}

// -----

func.func @rows_of_4_ui16() {
  %n = stablehlo.iota dim = 0 : tensor<100xi32>
  %k0 = stablehlo.constant dense<3> : tensor<100xi32>
  %m0 = stablehlo.multiply %n, %k0 : tensor<100xi32>
  %c0 = stablehlo.convert %m0 : (tensor<100xi32>) -> tensor<100xui16>
  %b0 = stablehlo.optimization_barrier %c0 : tensor<100xui16>
  %x0 = stablehlo.not %b0 : tensor<100xui16>
  %r0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<100xui16>) -> tensor<100x1xui16>
  %k1 = stablehlo.constant dense<20> : tensor<100xi32>
  %m1 = stablehlo.multiply %n, %k1 : tensor<100xi32>
  %c1 = stablehlo.convert %m1 : (tensor<100xi32>) -> tensor<100xui16>
  %b1 = stablehlo.optimization_barrier %c1 : tensor<100xui16>
  %x1 = stablehlo.not %b1 : tensor<100xui16>
  %r1 = stablehlo.broadcast_in_dim %x1, dims = [0] : (tensor<100xui16>) -> tensor<100x1xui16>
  %k2 = stablehlo.constant dense<37> : tensor<100xi32>
  %m2 = stablehlo.multiply %n, %k2 : tensor<100xi32>
  %c2 = stablehlo.convert %m2 : (tensor<100xi32>) -> tensor<100xui16>
  %b2 = stablehlo.optimization_barrier %c2 : tensor<100xui16>
  %x2 = stablehlo.not %b2 : tensor<100xui16>
  %r2 = stablehlo.broadcast_in_dim %x2, dims = [0] : (tensor<100xui16>) -> tensor<100x1xui16>
  %k3 = stablehlo.constant dense<54> : tensor<100xi32>
  %m3 = stablehlo.multiply %n, %k3 : tensor<100xi32>
  %c3 = stablehlo.convert %m3 : (tensor<100xi32>) -> tensor<100xui16>
  %b3 = stablehlo.optimization_barrier %c3 : tensor<100xui16>
  %x3 = stablehlo.not %b3 : tensor<100xui16>
  %r3 = stablehlo.broadcast_in_dim %x3, dims = [0] : (tensor<100xui16>) -> tensor<100x1xui16>
  %got = stablehlo.concatenate %r0, %r1, %r2, %r3, dim = 1 : (tensor<100x1xui16>, tensor<100x1xui16>, tensor<100x1xui16>, tensor<100x1xui16>) -> tensor<100x4xui16>
  %i = stablehlo.iota dim = 0 : tensor<100x4xi32>
  %j = stablehlo.iota dim = 1 : tensor<100x4xi32>
  %a = stablehlo.constant dense<17> : tensor<100x4xi32>
  %b = stablehlo.constant dense<3> : tensor<100x4xi32>
  %ja = stablehlo.multiply %j, %a : tensor<100x4xi32>
  %jb = stablehlo.add %ja, %b : tensor<100x4xi32>
  %p = stablehlo.multiply %i, %jb : tensor<100x4xi32>
  %q = stablehlo.not %p : tensor<100x4xi32>
  %want = stablehlo.convert %q : (tensor<100x4xi32>) -> tensor<100x4xui16>
  check.expect_eq %got, %want : tensor<100x4xui16>
  return
}
