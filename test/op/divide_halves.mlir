// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// All f16 by small whole numbers: the quotients in f64, rounded, with the signs of zeros.

func.func @by_3() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %x = stablehlo.bitcast_convert %n : (tensor<65536xui16>) -> tensor<65536xf16>
  %c = stablehlo.constant dense<3.0> : tensor<65536xf16>
  %q = stablehlo.divide %x, %c : tensor<65536xf16>
  %w = stablehlo.convert %x : (tensor<65536xf16>) -> tensor<65536xf64>
  %d = stablehlo.constant dense<3.0> : tensor<65536xf64>
  %r = stablehlo.divide %w, %d : tensor<65536xf64>
  %h = stablehlo.convert %r : (tensor<65536xf64>) -> tensor<65536xf16>
  %is_nan = stablehlo.compare NE, %x, %x : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
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
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %x = stablehlo.bitcast_convert %n : (tensor<65536xui16>) -> tensor<65536xf16>
  %c = stablehlo.constant dense<6.0> : tensor<65536xf16>
  %q = stablehlo.divide %x, %c : tensor<65536xf16>
  %w = stablehlo.convert %x : (tensor<65536xf16>) -> tensor<65536xf64>
  %d = stablehlo.constant dense<6.0> : tensor<65536xf64>
  %r = stablehlo.divide %w, %d : tensor<65536xf64>
  %h = stablehlo.convert %r : (tensor<65536xf64>) -> tensor<65536xf16>
  %is_nan = stablehlo.compare NE, %x, %x : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
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
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %x = stablehlo.bitcast_convert %n : (tensor<65536xui16>) -> tensor<65536xf16>
  %c = stablehlo.constant dense<255.0> : tensor<65536xf16>
  %q = stablehlo.divide %x, %c : tensor<65536xf16>
  %w = stablehlo.convert %x : (tensor<65536xf16>) -> tensor<65536xf64>
  %d = stablehlo.constant dense<255.0> : tensor<65536xf64>
  %r = stablehlo.divide %w, %d : tensor<65536xf64>
  %h = stablehlo.convert %r : (tensor<65536xf64>) -> tensor<65536xf16>
  %is_nan = stablehlo.compare NE, %x, %x : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
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
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %x = stablehlo.bitcast_convert %n : (tensor<65536xui16>) -> tensor<65536xf16>
  %c = stablehlo.constant dense<509.0> : tensor<65536xf16>
  %q = stablehlo.divide %x, %c : tensor<65536xf16>
  %w = stablehlo.convert %x : (tensor<65536xf16>) -> tensor<65536xf64>
  %d = stablehlo.constant dense<509.0> : tensor<65536xf64>
  %r = stablehlo.divide %w, %d : tensor<65536xf64>
  %h = stablehlo.convert %r : (tensor<65536xf64>) -> tensor<65536xf16>
  %is_nan = stablehlo.compare NE, %x, %x : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %zero = stablehlo.constant dense<0> : tensor<65536xui16>
  %bits = stablehlo.bitcast_convert %q : (tensor<65536xf16>) -> tensor<65536xui16>
  %got = stablehlo.select %is_nan, %zero, %bits : tensor<65536xi1>, tensor<65536xui16>
  %want_bits = stablehlo.bitcast_convert %h : (tensor<65536xf16>) -> tensor<65536xui16>
  %want = stablehlo.select %is_nan, %zero, %want_bits : tensor<65536xi1>, tensor<65536xui16>
  check.expect_eq %got, %want : tensor<65536xui16>
  return
}
