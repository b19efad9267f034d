// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// All f16 by small whole numbers: the quotients in f64, rounded, with the signs of zeros. They are in order before they
// are sorted; what comes out of a sort is read from memory.

func.func @by_3() {
  %i = stablehlo.iota dim = 0 : tensor<65536xui16>
  %v = stablehlo.bitcast_convert %i : (tensor<65536xui16>) -> tensor<65536xf16>
  %n:2 = "stablehlo.sort"(%i, %v) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui16>, %e: tensor<ui16>, %f: tensor<f16>, %g: tensor<f16>):
    %l = stablehlo.compare LT, %a, %e : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xf16>) -> (tensor<65536xui16>, tensor<65536xf16>)
  %c = stablehlo.constant dense<3.0> : tensor<65536xf16>
  %q = stablehlo.divide %n#1, %c : tensor<65536xf16>
  %w = stablehlo.convert %n#1 : (tensor<65536xf16>) -> tensor<65536xf64>
  %d = stablehlo.constant dense<3.0> : tensor<65536xf64>
  %r = stablehlo.divide %w, %d : tensor<65536xf64>
  %h = stablehlo.convert %r : (tensor<65536xf64>) -> tensor<65536xf16>
  %is_nan = stablehlo.compare NE, %n#1, %n#1 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %zero = stablehlo.constant dense<0> : tensor<65536xui16>
  %bits = stablehlo.bitcast_convert %q : (tensor<65536xf16>) -> tensor<65536xui16>
  %got = stablehlo.select %is_nan, %zero, %bits : tensor<65536xi1>, tensor<65536xui16>
  %want_bits = stablehlo.bitcast_convert %h : (tensor<65536xf16>) -> tensor<65536xui16>
  %want = stablehlo.select %is_nan, %zero, %want_bits : tensor<65536xi1>, tensor<65536xui16>
  check.expect_eq %got, %want : tensor<65536xui16>
  return
}

// -----

func.func @by_6() {
  %i = stablehlo.iota dim = 0 : tensor<65536xui16>
  %v = stablehlo.bitcast_convert %i : (tensor<65536xui16>) -> tensor<65536xf16>
  %n:2 = "stablehlo.sort"(%i, %v) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui16>, %e: tensor<ui16>, %f: tensor<f16>, %g: tensor<f16>):
    %l = stablehlo.compare LT, %a, %e : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xf16>) -> (tensor<65536xui16>, tensor<65536xf16>)
  %c = stablehlo.constant dense<6.0> : tensor<65536xf16>
  %q = stablehlo.divide %n#1, %c : tensor<65536xf16>
  %w = stablehlo.convert %n#1 : (tensor<65536xf16>) -> tensor<65536xf64>
  %d = stablehlo.constant dense<6.0> : tensor<65536xf64>
  %r = stablehlo.divide %w, %d : tensor<65536xf64>
  %h = stablehlo.convert %r : (tensor<65536xf64>) -> tensor<65536xf16>
  %is_nan = stablehlo.compare NE, %n#1, %n#1 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %zero = stablehlo.constant dense<0> : tensor<65536xui16>
  %bits = stablehlo.bitcast_convert %q : (tensor<65536xf16>) -> tensor<65536xui16>
  %got = stablehlo.select %is_nan, %zero, %bits : tensor<65536xi1>, tensor<65536xui16>
  %want_bits = stablehlo.bitcast_convert %h : (tensor<65536xf16>) -> tensor<65536xui16>
  %want = stablehlo.select %is_nan, %zero, %want_bits : tensor<65536xi1>, tensor<65536xui16>
  check.expect_eq %got, %want : tensor<65536xui16>
  return
}

// -----

func.func @by_255() {
  %i = stablehlo.iota dim = 0 : tensor<65536xui16>
  %v = stablehlo.bitcast_convert %i : (tensor<65536xui16>) -> tensor<65536xf16>
  %n:2 = "stablehlo.sort"(%i, %v) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui16>, %e: tensor<ui16>, %f: tensor<f16>, %g: tensor<f16>):
    %l = stablehlo.compare LT, %a, %e : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xf16>) -> (tensor<65536xui16>, tensor<65536xf16>)
  %c = stablehlo.constant dense<255.0> : tensor<65536xf16>
  %q = stablehlo.divide %n#1, %c : tensor<65536xf16>
  %w = stablehlo.convert %n#1 : (tensor<65536xf16>) -> tensor<65536xf64>
  %d = stablehlo.constant dense<255.0> : tensor<65536xf64>
  %r = stablehlo.divide %w, %d : tensor<65536xf64>
  %h = stablehlo.convert %r : (tensor<65536xf64>) -> tensor<65536xf16>
  %is_nan = stablehlo.compare NE, %n#1, %n#1 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %zero = stablehlo.constant dense<0> : tensor<65536xui16>
  %bits = stablehlo.bitcast_convert %q : (tensor<65536xf16>) -> tensor<65536xui16>
  %got = stablehlo.select %is_nan, %zero, %bits : tensor<65536xi1>, tensor<65536xui16>
  %want_bits = stablehlo.bitcast_convert %h : (tensor<65536xf16>) -> tensor<65536xui16>
  %want = stablehlo.select %is_nan, %zero, %want_bits : tensor<65536xi1>, tensor<65536xui16>
  check.expect_eq %got, %want : tensor<65536xui16>
  return
}

// -----

func.func @by_509() {
  %i = stablehlo.iota dim = 0 : tensor<65536xui16>
  %v = stablehlo.bitcast_convert %i : (tensor<65536xui16>) -> tensor<65536xf16>
  %n:2 = "stablehlo.sort"(%i, %v) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui16>, %e: tensor<ui16>, %f: tensor<f16>, %g: tensor<f16>):
    %l = stablehlo.compare LT, %a, %e : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xf16>) -> (tensor<65536xui16>, tensor<65536xf16>)
  %c = stablehlo.constant dense<509.0> : tensor<65536xf16>
  %q = stablehlo.divide %n#1, %c : tensor<65536xf16>
  %w = stablehlo.convert %n#1 : (tensor<65536xf16>) -> tensor<65536xf64>
  %d = stablehlo.constant dense<509.0> : tensor<65536xf64>
  %r = stablehlo.divide %w, %d : tensor<65536xf64>
  %h = stablehlo.convert %r : (tensor<65536xf64>) -> tensor<65536xf16>
  %is_nan = stablehlo.compare NE, %n#1, %n#1 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %zero = stablehlo.constant dense<0> : tensor<65536xui16>
  %bits = stablehlo.bitcast_convert %q : (tensor<65536xf16>) -> tensor<65536xui16>
  %got = stablehlo.select %is_nan, %zero, %bits : tensor<65536xi1>, tensor<65536xui16>
  %want_bits = stablehlo.bitcast_convert %h : (tensor<65536xf16>) -> tensor<65536xui16>
  %want = stablehlo.select %is_nan, %zero, %want_bits : tensor<65536xi1>, tensor<65536xui16>
  check.expect_eq %got, %want : tensor<65536xui16>
  return
}

// -----

func.func @between_0_and_6() {
  %i = stablehlo.iota dim = 0 : tensor<65536xui16>
  %v = stablehlo.bitcast_convert %i : (tensor<65536xui16>) -> tensor<65536xf16>
  %n:2 = "stablehlo.sort"(%i, %v) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui16>, %e: tensor<ui16>, %f: tensor<f16>, %g: tensor<f16>):
    %l = stablehlo.compare LT, %a, %e : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xf16>) -> (tensor<65536xui16>, tensor<65536xf16>)
  %c = stablehlo.constant dense<3.0> : tensor<65536xf16>
  %lo = stablehlo.constant dense<0.0> : tensor<65536xf16>
  %hi = stablehlo.constant dense<6.0> : tensor<65536xf16>
  %d = stablehlo.constant dense<6.0> : tensor<65536xf16>
  %s = stablehlo.add %n#1, %c : tensor<65536xf16>
  %m = stablehlo.maximum %s, %lo : tensor<65536xf16>
  %b = stablehlo.minimum %m, %hi : tensor<65536xf16>
  %q = stablehlo.divide %b, %d : tensor<65536xf16>
  %xw = stablehlo.convert %n#1 : (tensor<65536xf16>) -> tensor<65536xf64>
  %cw = stablehlo.constant dense<3.0> : tensor<65536xf64>
  %low = stablehlo.constant dense<0.0> : tensor<65536xf64>
  %hiw = stablehlo.constant dense<6.0> : tensor<65536xf64>
  %dw = stablehlo.constant dense<6.0> : tensor<65536xf64>
  %sw = stablehlo.add %xw, %cw : tensor<65536xf64>
  %sh = stablehlo.convert %sw : (tensor<65536xf64>) -> tensor<65536xf16>
  %sr = stablehlo.convert %sh : (tensor<65536xf16>) -> tensor<65536xf64>
  %mw = stablehlo.maximum %sr, %low : tensor<65536xf64>
  %bw = stablehlo.minimum %mw, %hiw : tensor<65536xf64>
  %qw = stablehlo.divide %bw, %dw : tensor<65536xf64>
  %h = stablehlo.convert %qw : (tensor<65536xf64>) -> tensor<65536xf16>
  %is_nan = stablehlo.compare NE, %n#1, %n#1 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<65536xf16>
  %got = stablehlo.select %is_nan, %zero, %q : tensor<65536xi1>, tensor<65536xf16>
  %want = stablehlo.select %is_nan, %zero, %h : tensor<65536xi1>, tensor<65536xf16>
  check.expect_eq %got, %want : tensor<65536xf16>
  return
}

// -----

func.func @between_0_and_1000() {
  %i = stablehlo.iota dim = 0 : tensor<65536xui16>
  %v = stablehlo.bitcast_convert %i : (tensor<65536xui16>) -> tensor<65536xf16>
  %n:2 = "stablehlo.sort"(%i, %v) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui16>, %e: tensor<ui16>, %f: tensor<f16>, %g: tensor<f16>):
    %l = stablehlo.compare LT, %a, %e : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xf16>) -> (tensor<65536xui16>, tensor<65536xf16>)
  %c = stablehlo.constant dense<500.0> : tensor<65536xf16>
  %lo = stablehlo.constant dense<0.0> : tensor<65536xf16>
  %hi = stablehlo.constant dense<1000.0> : tensor<65536xf16>
  %d = stablehlo.constant dense<511.0> : tensor<65536xf16>
  %s = stablehlo.add %n#1, %c : tensor<65536xf16>
  %m = stablehlo.maximum %s, %lo : tensor<65536xf16>
  %b = stablehlo.minimum %m, %hi : tensor<65536xf16>
  %q = stablehlo.divide %b, %d : tensor<65536xf16>
  %xw = stablehlo.convert %n#1 : (tensor<65536xf16>) -> tensor<65536xf64>
  %cw = stablehlo.constant dense<500.0> : tensor<65536xf64>
  %low = stablehlo.constant dense<0.0> : tensor<65536xf64>
  %hiw = stablehlo.constant dense<1000.0> : tensor<65536xf64>
  %dw = stablehlo.constant dense<511.0> : tensor<65536xf64>
  %sw = stablehlo.add %xw, %cw : tensor<65536xf64>
  %sh = stablehlo.convert %sw : (tensor<65536xf64>) -> tensor<65536xf16>
  %sr = stablehlo.convert %sh : (tensor<65536xf16>) -> tensor<65536xf64>
  %mw = stablehlo.maximum %sr, %low : tensor<65536xf64>
  %bw = stablehlo.minimum %mw, %hiw : tensor<65536xf64>
  %qw = stablehlo.divide %bw, %dw : tensor<65536xf64>
  %h = stablehlo.convert %qw : (tensor<65536xf64>) -> tensor<65536xf16>
  %is_nan = stablehlo.compare NE, %n#1, %n#1 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<65536xf16>
  %got = stablehlo.select %is_nan, %zero, %q : tensor<65536xi1>, tensor<65536xf16>
  %want = stablehlo.select %is_nan, %zero, %h : tensor<65536xi1>, tensor<65536xf16>
  check.expect_eq %got, %want : tensor<65536xf16>
  return
}

// -----

func.func @between_bounds_of_both_signs() {
  %i = stablehlo.iota dim = 0 : tensor<65536xui16>
  %v = stablehlo.bitcast_convert %i : (tensor<65536xui16>) -> tensor<65536xf16>
  %n:2 = "stablehlo.sort"(%i, %v) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui16>, %e: tensor<ui16>, %f: tensor<f16>, %g: tensor<f16>):
    %l = stablehlo.compare LT, %a, %e : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xf16>) -> (tensor<65536xui16>, tensor<65536xf16>)
  %c = stablehlo.constant dense<-7.0> : tensor<65536xf16>
  %lo = stablehlo.constant dense<-60000.0> : tensor<65536xf16>
  %hi = stablehlo.constant dense<60000.0> : tensor<65536xf16>
  %d = stablehlo.constant dense<7.0> : tensor<65536xf16>
  %s = stablehlo.add %n#1, %c : tensor<65536xf16>
  %m = stablehlo.maximum %s, %lo : tensor<65536xf16>
  %b = stablehlo.minimum %m, %hi : tensor<65536xf16>
  %q = stablehlo.divide %b, %d : tensor<65536xf16>
  %xw = stablehlo.convert %n#1 : (tensor<65536xf16>) -> tensor<65536xf64>
  %cw = stablehlo.constant dense<-7.0> : tensor<65536xf64>
  %low = stablehlo.constant dense<-60000.0> : tensor<65536xf64>
  %hiw = stablehlo.constant dense<60000.0> : tensor<65536xf64>
  %dw = stablehlo.constant dense<7.0> : tensor<65536xf64>
  %sw = stablehlo.add %xw, %cw : tensor<65536xf64>
  %sh = stablehlo.convert %sw : (tensor<65536xf64>) -> tensor<65536xf16>
  %sr = stablehlo.convert %sh : (tensor<65536xf16>) -> tensor<65536xf64>
  %mw = stablehlo.maximum %sr, %low : tensor<65536xf64>
  %bw = stablehlo.minimum %mw, %hiw : tensor<65536xf64>
  %qw = stablehlo.divide %bw, %dw : tensor<65536xf64>
  %h = stablehlo.convert %qw : (tensor<65536xf64>) -> tensor<65536xf16>
  %is_nan = stablehlo.compare NE, %n#1, %n#1 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<65536xf16>
  %got = stablehlo.select %is_nan, %zero, %q : tensor<65536xi1>, tensor<65536xf16>
  %want = stablehlo.select %is_nan, %zero, %h : tensor<65536xi1>, tensor<65536xf16>
  check.expect_eq %got, %want : tensor<65536xf16>
  return
}

// -----

func.func @between_what_may_be_too_small() {
  %i = stablehlo.iota dim = 0 : tensor<65536xui16>
  %v = stablehlo.bitcast_convert %i : (tensor<65536xui16>) -> tensor<65536xf16>
  %n:2 = "stablehlo.sort"(%i, %v) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui16>, %e: tensor<ui16>, %f: tensor<f16>, %g: tensor<f16>):
    %l = stablehlo.compare LT, %a, %e : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xf16>) -> (tensor<65536xui16>, tensor<65536xf16>)
  %c = stablehlo.constant dense<9.765625E-4> : tensor<65536xf16>
  %lo = stablehlo.constant dense<-1.0> : tensor<65536xf16>
  %hi = stablehlo.constant dense<1.0> : tensor<65536xf16>
  %d = stablehlo.constant dense<6.0> : tensor<65536xf16>
  %s = stablehlo.add %n#1, %c : tensor<65536xf16>
  %m = stablehlo.maximum %s, %lo : tensor<65536xf16>
  %b = stablehlo.minimum %m, %hi : tensor<65536xf16>
  %q = stablehlo.divide %b, %d : tensor<65536xf16>
  %xw = stablehlo.convert %n#1 : (tensor<65536xf16>) -> tensor<65536xf64>
  %cw = stablehlo.constant dense<9.765625E-4> : tensor<65536xf64>
  %low = stablehlo.constant dense<-1.0> : tensor<65536xf64>
  %hiw = stablehlo.constant dense<1.0> : tensor<65536xf64>
  %dw = stablehlo.constant dense<6.0> : tensor<65536xf64>
  %sw = stablehlo.add %xw, %cw : tensor<65536xf64>
  %sh = stablehlo.convert %sw : (tensor<65536xf64>) -> tensor<65536xf16>
  %sr = stablehlo.convert %sh : (tensor<65536xf16>) -> tensor<65536xf64>
  %mw = stablehlo.maximum %sr, %low : tensor<65536xf64>
  %bw = stablehlo.minimum %mw, %hiw : tensor<65536xf64>
  %qw = stablehlo.divide %bw, %dw : tensor<65536xf64>
  %h = stablehlo.convert %qw : (tensor<65536xf64>) -> tensor<65536xf16>
  %is_nan = stablehlo.compare NE, %n#1, %n#1 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<65536xf16>
  %got = stablehlo.select %is_nan, %zero, %q : tensor<65536xi1>, tensor<65536xf16>
  %want = stablehlo.select %is_nan, %zero, %h : tensor<65536xi1>, tensor<65536xf16>
  check.expect_eq %got, %want : tensor<65536xf16>
  return
}
