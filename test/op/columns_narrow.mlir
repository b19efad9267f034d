// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Columns of rows of three to eight narrow elements, in lanes as narrow: whole registers of rows, and rows that are left.
// Element (i, j) of numbers is 7 i + 11 j j; each column has its own weight.

func.func @bytes_3() {
  %i = stablehlo.iota dim = 0 : tensor<150x3xui8>
  %seven = stablehlo.constant dense<7> : tensor<150x3xui8>
  %i7 = stablehlo.multiply %i, %seven : tensor<150x3xui8>
  %c = stablehlo.constant dense<[0, 11, 44]> : tensor<3xui8>
  %cb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<3xui8>) -> tensor<150x3xui8>
  %v = stablehlo.add %i7, %cb : tensor<150x3xui8>
  %x = stablehlo.optimization_barrier %v : tensor<150x3xui8>
  %w = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui8>
  %wb = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<3xui8>) -> tensor<150x3xui8>
  %xw = stablehlo.multiply %x, %wb : tensor<150x3xui8>
  %z = stablehlo.constant dense<0> : tensor<ui8>
  %got = stablehlo.reduce(%xw init: %z) applies stablehlo.add across dimensions = [1] : (tensor<150x3xui8>, tensor<ui8>) -> tensor<150xui8>
  %n = stablehlo.iota dim = 0 : tensor<150xui8>
  %a = stablehlo.constant dense<42> : tensor<150xui8>
  %na = stablehlo.multiply %n, %a : tensor<150xui8>
  %b = stablehlo.constant dense<154> : tensor<150xui8>
  %want = stablehlo.add %na, %b : tensor<150xui8>
  check.expect_eq %got, %want : tensor<150xui8>
  return
}

// -----

func.func @bytes_4() {
  %i = stablehlo.iota dim = 0 : tensor<150x4xui8>
  %seven = stablehlo.constant dense<7> : tensor<150x4xui8>
  %i7 = stablehlo.multiply %i, %seven : tensor<150x4xui8>
  %c = stablehlo.constant dense<[0, 11, 44, 99]> : tensor<4xui8>
  %cb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<4xui8>) -> tensor<150x4xui8>
  %v = stablehlo.add %i7, %cb : tensor<150x4xui8>
  %x = stablehlo.optimization_barrier %v : tensor<150x4xui8>
  %w = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xui8>
  %wb = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<4xui8>) -> tensor<150x4xui8>
  %xw = stablehlo.multiply %x, %wb : tensor<150x4xui8>
  %z = stablehlo.constant dense<0> : tensor<ui8>
  %got = stablehlo.reduce(%xw init: %z) applies stablehlo.add across dimensions = [1] : (tensor<150x4xui8>, tensor<ui8>) -> tensor<150xui8>
  %n = stablehlo.iota dim = 0 : tensor<150xui8>
  %a = stablehlo.constant dense<70> : tensor<150xui8>
  %na = stablehlo.multiply %n, %a : tensor<150xui8>
  %b = stablehlo.constant dense<38> : tensor<150xui8>
  %want = stablehlo.add %na, %b : tensor<150xui8>
  check.expect_eq %got, %want : tensor<150xui8>
  return
}

// -----

func.func @bytes_5() {
  %i = stablehlo.iota dim = 0 : tensor<150x5xui8>
  %seven = stablehlo.constant dense<7> : tensor<150x5xui8>
  %i7 = stablehlo.multiply %i, %seven : tensor<150x5xui8>
  %c = stablehlo.constant dense<[0, 11, 44, 99, 176]> : tensor<5xui8>
  %cb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<5xui8>) -> tensor<150x5xui8>
  %v = stablehlo.add %i7, %cb : tensor<150x5xui8>
  %x = stablehlo.optimization_barrier %v : tensor<150x5xui8>
  %w = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xui8>
  %wb = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<5xui8>) -> tensor<150x5xui8>
  %xw = stablehlo.multiply %x, %wb : tensor<150x5xui8>
  %z = stablehlo.constant dense<0> : tensor<ui8>
  %got = stablehlo.reduce(%xw init: %z) applies stablehlo.add across dimensions = [1] : (tensor<150x5xui8>, tensor<ui8>) -> tensor<150xui8>
  %n = stablehlo.iota dim = 0 : tensor<150xui8>
  %a = stablehlo.constant dense<105> : tensor<150xui8>
  %na = stablehlo.multiply %n, %a : tensor<150xui8>
  %b = stablehlo.constant dense<150> : tensor<150xui8>
  %want = stablehlo.add %na, %b : tensor<150xui8>
  check.expect_eq %got, %want : tensor<150xui8>
  return
}

// -----

func.func @bytes_6() {
  %i = stablehlo.iota dim = 0 : tensor<150x6xui8>
  %seven = stablehlo.constant dense<7> : tensor<150x6xui8>
  %i7 = stablehlo.multiply %i, %seven : tensor<150x6xui8>
  %c = stablehlo.constant dense<[0, 11, 44, 99, 176, 19]> : tensor<6xui8>
  %cb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<6xui8>) -> tensor<150x6xui8>
  %v = stablehlo.add %i7, %cb : tensor<150x6xui8>
  %x = stablehlo.optimization_barrier %v : tensor<150x6xui8>
  %w = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xui8>
  %wb = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<6xui8>) -> tensor<150x6xui8>
  %xw = stablehlo.multiply %x, %wb : tensor<150x6xui8>
  %z = stablehlo.constant dense<0> : tensor<ui8>
  %got = stablehlo.reduce(%xw init: %z) applies stablehlo.add across dimensions = [1] : (tensor<150x6xui8>, tensor<ui8>) -> tensor<150xui8>
  %n = stablehlo.iota dim = 0 : tensor<150xui8>
  %a = stablehlo.constant dense<147> : tensor<150xui8>
  %na = stablehlo.multiply %n, %a : tensor<150xui8>
  %b = stablehlo.constant dense<8> : tensor<150xui8>
  %want = stablehlo.add %na, %b : tensor<150xui8>
  check.expect_eq %got, %want : tensor<150xui8>
  return
}

// -----

func.func @bytes_7() {
  %i = stablehlo.iota dim = 0 : tensor<150x7xui8>
  %seven = stablehlo.constant dense<7> : tensor<150x7xui8>
  %i7 = stablehlo.multiply %i, %seven : tensor<150x7xui8>
  %c = stablehlo.constant dense<[0, 11, 44, 99, 176, 19, 140]> : tensor<7xui8>
  %cb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<7xui8>) -> tensor<150x7xui8>
  %v = stablehlo.add %i7, %cb : tensor<150x7xui8>
  %x = stablehlo.optimization_barrier %v : tensor<150x7xui8>
  %w = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xui8>
  %wb = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<7xui8>) -> tensor<150x7xui8>
  %xw = stablehlo.multiply %x, %wb : tensor<150x7xui8>
  %z = stablehlo.constant dense<0> : tensor<ui8>
  %got = stablehlo.reduce(%xw init: %z) applies stablehlo.add across dimensions = [1] : (tensor<150x7xui8>, tensor<ui8>) -> tensor<150xui8>
  %n = stablehlo.iota dim = 0 : tensor<150xui8>
  %a = stablehlo.constant dense<196> : tensor<150xui8>
  %na = stablehlo.multiply %n, %a : tensor<150xui8>
  %b = stablehlo.constant dense<220> : tensor<150xui8>
  %want = stablehlo.add %na, %b : tensor<150xui8>
  check.expect_eq %got, %want : tensor<150xui8>
  return
}

// -----

func.func @bytes_8() {
  %i = stablehlo.iota dim = 0 : tensor<150x8xui8>
  %seven = stablehlo.constant dense<7> : tensor<150x8xui8>
  %i7 = stablehlo.multiply %i, %seven : tensor<150x8xui8>
  %c = stablehlo.constant dense<[0, 11, 44, 99, 176, 19, 140, 27]> : tensor<8xui8>
  %cb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<8xui8>) -> tensor<150x8xui8>
  %v = stablehlo.add %i7, %cb : tensor<150x8xui8>
  %x = stablehlo.optimization_barrier %v : tensor<150x8xui8>
  %w = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xui8>
  %wb = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<8xui8>) -> tensor<150x8xui8>
  %xw = stablehlo.multiply %x, %wb : tensor<150x8xui8>
  %z = stablehlo.constant dense<0> : tensor<ui8>
  %got = stablehlo.reduce(%xw init: %z) applies stablehlo.add across dimensions = [1] : (tensor<150x8xui8>, tensor<ui8>) -> tensor<150xui8>
  %n = stablehlo.iota dim = 0 : tensor<150xui8>
  %a = stablehlo.constant dense<252> : tensor<150xui8>
  %na = stablehlo.multiply %n, %a : tensor<150xui8>
  %b = stablehlo.constant dense<180> : tensor<150xui8>
  %want = stablehlo.add %na, %b : tensor<150xui8>
  check.expect_eq %got, %want : tensor<150xui8>
  return
}

// -----

func.func @words_3() {
  %i = stablehlo.iota dim = 0 : tensor<75x3xi16>
  %seven = stablehlo.constant dense<7> : tensor<75x3xi16>
  %i7 = stablehlo.multiply %i, %seven : tensor<75x3xi16>
  %c = stablehlo.constant dense<[0, 11, 44]> : tensor<3xi16>
  %cb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<3xi16>) -> tensor<75x3xi16>
  %v = stablehlo.add %i7, %cb : tensor<75x3xi16>
  %x = stablehlo.optimization_barrier %v : tensor<75x3xi16>
  %w = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi16>
  %wb = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<3xi16>) -> tensor<75x3xi16>
  %xw = stablehlo.multiply %x, %wb : tensor<75x3xi16>
  %z = stablehlo.constant dense<0> : tensor<i16>
  %got = stablehlo.reduce(%xw init: %z) applies stablehlo.add across dimensions = [1] : (tensor<75x3xi16>, tensor<i16>) -> tensor<75xi16>
  %n = stablehlo.iota dim = 0 : tensor<75xi16>
  %a = stablehlo.constant dense<42> : tensor<75xi16>
  %na = stablehlo.multiply %n, %a : tensor<75xi16>
  %b = stablehlo.constant dense<154> : tensor<75xi16>
  %want = stablehlo.add %na, %b : tensor<75xi16>
  check.expect_eq %got, %want : tensor<75xi16>
  return
}

// -----

func.func @words_4() {
  %i = stablehlo.iota dim = 0 : tensor<75x4xi16>
  %seven = stablehlo.constant dense<7> : tensor<75x4xi16>
  %i7 = stablehlo.multiply %i, %seven : tensor<75x4xi16>
  %c = stablehlo.constant dense<[0, 11, 44, 99]> : tensor<4xi16>
  %cb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<4xi16>) -> tensor<75x4xi16>
  %v = stablehlo.add %i7, %cb : tensor<75x4xi16>
  %x = stablehlo.optimization_barrier %v : tensor<75x4xi16>
  %w = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi16>
  %wb = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<4xi16>) -> tensor<75x4xi16>
  %xw = stablehlo.multiply %x, %wb : tensor<75x4xi16>
  %z = stablehlo.constant dense<0> : tensor<i16>
  %got = stablehlo.reduce(%xw init: %z) applies stablehlo.add across dimensions = [1] : (tensor<75x4xi16>, tensor<i16>) -> tensor<75xi16>
  %n = stablehlo.iota dim = 0 : tensor<75xi16>
  %a = stablehlo.constant dense<70> : tensor<75xi16>
  %na = stablehlo.multiply %n, %a : tensor<75xi16>
  %b = stablehlo.constant dense<550> : tensor<75xi16>
  %want = stablehlo.add %na, %b : tensor<75xi16>
  check.expect_eq %got, %want : tensor<75xi16>
  return
}

// -----

func.func @words_5() {
  %i = stablehlo.iota dim = 0 : tensor<75x5xi16>
  %seven = stablehlo.constant dense<7> : tensor<75x5xi16>
  %i7 = stablehlo.multiply %i, %seven : tensor<75x5xi16>
  %c = stablehlo.constant dense<[0, 11, 44, 99, 176]> : tensor<5xi16>
  %cb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<5xi16>) -> tensor<75x5xi16>
  %v = stablehlo.add %i7, %cb : tensor<75x5xi16>
  %x = stablehlo.optimization_barrier %v : tensor<75x5xi16>
  %w = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi16>
  %wb = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<5xi16>) -> tensor<75x5xi16>
  %xw = stablehlo.multiply %x, %wb : tensor<75x5xi16>
  %z = stablehlo.constant dense<0> : tensor<i16>
  %got = stablehlo.reduce(%xw init: %z) applies stablehlo.add across dimensions = [1] : (tensor<75x5xi16>, tensor<i16>) -> tensor<75xi16>
  %n = stablehlo.iota dim = 0 : tensor<75xi16>
  %a = stablehlo.constant dense<105> : tensor<75xi16>
  %na = stablehlo.multiply %n, %a : tensor<75xi16>
  %b = stablehlo.constant dense<1430> : tensor<75xi16>
  %want = stablehlo.add %na, %b : tensor<75xi16>
  check.expect_eq %got, %want : tensor<75xi16>
  return
}

// -----

func.func @and_of_3() {
  %c = stablehlo.constant dense<[[true, true, false], [false, true, false], [true, true, false], [true, false, true], [true, true, true], [true, true, true], [true, false, false], [true, false, true], [true, true, true], [false, true, true], [false, false, true], [false, true, true], [true, false, true], [false, false, true], [true, true, true], [true, true, true], [true, true, true], [true, false, true], [true, true, true], [true, false, true], [true, false, true], [false, true, true], [true, true, true], [false, true, false], [false, false, true], [true, true, false], [true, true, false], [false, true, false], [true, true, true], [false, true, false], [true, true, true], [true, true, true], [true, false, true], [true, false, true], [true, true, true], [false, true, true], [true, false, true], [true, false, true], [true, false, true], [false, true, true], [true, false, true], [true, false, false], [false, true, true], [true, true, true], [true, true, true], [false, false, true], [true, true, true], [true, false, false], [true, false, false], [true, true, false], [true, true, true], [true, false, true], [true, false, true], [true, true, true], [true, true, true], [false, true, false], [true, true, true], [false, true, false], [false, true, false], [false, true, true], [true, false, false], [true, true, true], [true, true, false], [true, true, true], [true, false, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true]]> : tensor<70x3xi1>
  %x = stablehlo.optimization_barrier %c : tensor<70x3xi1>
  %z = stablehlo.constant dense<true> : tensor<i1>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1] : (tensor<70x3xi1>, tensor<i1>) -> tensor<70xi1>
  check.expect_eq_const %r, dense<[false, false, false, false, true, true, false, false, true, false, false, false, false, false, true, true, true, false, true, false, false, false, true, false, false, false, false, false, true, false, true, true, false, false, true, false, false, false, false, false, false, false, false, true, true, false, true, false, false, false, true, false, false, true, true, false, true, false, false, false, false, true, false, true, false, true, true, true, true, true]> : tensor<70xi1>
  return
}

// -----

func.func @or_of_5() {
  %c = stablehlo.constant dense<[[true, true, false, false, false], [false, true, false, true, false], [false, false, true, false, false], [true, false, true, false, false], [false, false, false, false, false], [false, false, true, false, false], [false, false, false, false, false], [true, true, false, false, true], [false, false, false, false, true], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [true, false, false, false, false], [false, true, false, false, false], [false, true, false, true, false], [false, false, false, false, false], [false, true, false, false, false], [false, false, false, false, false], [false, false, true, false, false], [false, false, false, true, false], [false, false, false, false, false], [false, false, false, false, true], [false, false, true, false, false], [false, false, false, false, true], [false, false, false, false, true], [false, false, true, true, false], [false, false, true, false, false], [false, false, true, false, true], [false, false, false, true, false], [false, true, false, false, true], [false, true, true, false, true], [true, false, false, false, true], [false, false, false, false, false], [false, true, false, true, false], [false, false, false, false, false], [false, false, false, false, true], [true, false, false, true, false], [false, true, false, true, true], [false, true, false, false, false], [false, true, false, true, true], [false, false, true, true, false], [false, false, true, false, false], [true, false, false, false, false], [true, false, false, false, false], [false, false, false, false, false], [false, true, true, true, true], [false, false, false, true, false], [false, false, false, false, true], [true, true, false, false, false], [true, false, false, true, false], [true, false, true, false, false], [false, false, false, false, false], [true, false, false, false, false], [true, true, true, true, true], [false, false, false, false, false], [false, false, false, true, true], [false, false, false, false, false], [true, true, false, false, true], [false, false, false, false, true], [true, false, false, false, true], [true, true, false, true, false], [false, false, true, true, false], [true, false, false, false, true], [false, true, false, false, false], [false, true, true, false, false], [false, false, false, false, false], [false, false, false, true, true], [false, true, false, false, false], [true, true, true, true, false], [false, true, true, false, true], [true, false, false, true, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, true, true, true, false], [false, false, true, false, false], [true, true, true, false, false], [false, false, true, false, false], [false, true, false, false, false], [true, false, true, false, false], [false, false, true, false, false], [false, false, false, false, false], [false, false, false, true, false], [false, true, false, true, false], [false, false, false, true, false], [true, false, false, false, true], [false, true, false, false, false], [false, false, true, false, false], [true, true, true, false, false], [true, false, false, false, false], [false, false, false, true, false], [false, true, false, false, true], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, true, true, false], [false, false, false, false, false], [false, false, true, false, false], [false, false, false, false, false], [false, true, false, false, true], [false, false, false, true, false], [true, false, false, false, false], [false, true, false, false, false], [false, false, true, false, false], [false, false, true, false, false], [true, true, false, false, false], [false, false, false, false, false], [false, false, false, false, true], [true, true, false, false, true], [true, false, false, false, false], [true, false, false, false, false], [false, false, false, true, false], [false, false, true, true, true], [true, true, false, true, false], [false, false, false, false, false], [false, false, false, true, true], [true, true, false, false, false], [false, true, false, false, false], [true, false, false, false, false], [false, false, true, false, false], [false, true, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, true, false, true, false], [true, false, true, false, false], [false, false, false, true, false], [false, true, false, false, true], [false, false, false, false, true], [true, false, false, false, true], [false, false, false, false, true], [false, false, false, false, false], [false, false, true, true, false], [false, false, false, false, false], [false, false, false, true, false], [false, false, false, true, false], [false, false, false, false, true], [true, false, true, false, false], [false, true, true, false, false], [false, true, true, false, false], [true, true, false, false, false]]> : tensor<140x5xi1>
  %x = stablehlo.optimization_barrier %c : tensor<140x5xi1>
  %z = stablehlo.constant dense<false> : tensor<i1>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1] : (tensor<140x5xi1>, tensor<i1>) -> tensor<140xi1>
  check.expect_eq_const %r, dense<[true, true, true, true, false, true, false, true, true, false, false, false, true, true, true, false, true, false, true, true, false, true, true, true, true, true, true, true, true, true, true, true, false, true, false, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, false, true, true, false, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, false, false, false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, false, false, false, true, false, true, false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, false, false, true, true, true, true, true, true, true, false, true, false, true, true, true, true, true, true, true]> : tensor<140xi1>
  return
}

// -----

func.func @and_of_7() {
  %c = stablehlo.constant dense<[[true, false, true, true, false, true, true], [true, true, true, true, true, true, false], [true, true, true, true, true, true, true], [true, true, false, true, true, true, false], [true, true, true, true, true, true, true], [true, true, false, true, true, true, false], [false, false, true, true, false, true, true], [true, true, true, false, true, true, false], [true, true, true, true, true, true, true], [true, true, true, false, true, true, false], [true, true, false, true, true, true, true], [true, false, true, false, true, true, true], [true, true, true, true, false, true, false], [true, true, true, true, true, true, true], [false, true, true, true, true, true, true], [true, false, true, true, true, false, true], [false, true, true, true, false, true, false], [true, true, true, true, false, true, true], [true, true, true, true, true, true, true], [true, true, true, true, false, true, true], [true, true, false, true, true, true, false], [false, true, true, true, true, false, true], [true, true, false, true, false, true, true], [true, false, true, true, false, true, true], [true, true, true, true, true, true, true], [true, false, true, true, true, false, false], [false, true, true, true, true, true, true], [true, true, true, false, false, true, true], [false, true, true, true, false, true, true], [true, true, false, true, true, true, false], [true, true, false, true, false, true, true], [true, false, true, true, false, true, true], [true, true, true, true, false, true, true], [true, true, true, true, false, true, true], [true, true, true, false, true, true, true], [true, true, true, true, true, true, false], [true, true, true, true, false, false, true], [true, false, true, true, true, false, true], [true, false, true, true, false, true, false], [true, true, false, true, true, true, true], [true, true, false, true, true, true, false], [false, false, true, true, true, true, true], [false, false, true, false, true, true, true], [true, true, true, true, true, true, true], [true, true, true, true, true, false, true], [true, true, true, false, true, true, true], [false, true, true, true, false, true, true], [true, false, false, true, false, true, true], [false, true, true, false, false, true, true], [true, true, true, true, true, true, true], [true, true, true, true, false, false, true], [true, true, true, true, true, true, false], [true, false, true, false, false, false, false], [true, true, true, false, true, true, true], [true, true, true, false, true, true, false], [true, true, true, true, true, true, true], [true, true, true, true, true, false, false], [true, false, true, true, true, true, true], [false, true, false, true, false, true, true], [true, true, true, false, true, true, false], [true, true, true, true, true, true, true], [true, true, false, false, true, true, true], [true, true, true, false, true, true, true], [true, true, true, true, true, true, true], [true, true, true, true, false, true, true], [true, false, true, true, true, true, true], [true, false, true, true, true, false, true]]> : tensor<67x7xi1>
  %x = stablehlo.optimization_barrier %c : tensor<67x7xi1>
  %z = stablehlo.constant dense<true> : tensor<i1>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1] : (tensor<67x7xi1>, tensor<i1>) -> tensor<67xi1>
  check.expect_eq_const %r, dense<[false, false, true, false, true, false, false, false, true, false, false, false, false, true, false, false, false, false, true, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, true, false, false, false, false, false, true, false, false, false, false, true, false, false, true, false, false, false]> : tensor<67xi1>
  return
}

// -----

// Bytes in lanes of two: (x0 + x1 + x2) / 3.
func.func @mean_of_3() {
  %i = stablehlo.iota dim = 0 : tensor<70x3xui8>
  %five = stablehlo.constant dense<5> : tensor<70x3xui8>
  %i5 = stablehlo.multiply %i, %five : tensor<70x3xui8>
  %c = stablehlo.constant dense<[0, 100, 201]> : tensor<3xui8>
  %cb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<3xui8>) -> tensor<70x3xui8>
  %v = stablehlo.add %i5, %cb : tensor<70x3xui8>
  %x = stablehlo.optimization_barrier %v : tensor<70x3xui8>
  %wide = stablehlo.convert %x : (tensor<70x3xui8>) -> tensor<70x3xui16>
  %z = stablehlo.constant dense<0> : tensor<ui16>
  %sum = stablehlo.reduce(%wide init: %z) applies stablehlo.add across dimensions = [1] : (tensor<70x3xui16>, tensor<ui16>) -> tensor<70xui16>
  %three = stablehlo.constant dense<3> : tensor<70xui16>
  %q = stablehlo.divide %sum, %three : tensor<70xui16>
  %got = stablehlo.convert %q : (tensor<70xui16>) -> tensor<70xui8>
  check.expect_eq_const %got, dense<[100, 105, 110, 115, 120, 125, 130, 135, 140, 145, 150, 70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 125, 130, 135, 140, 145, 150, 155, 160, 165, 170, 89, 94, 99, 104, 109, 114, 119, 124, 129, 134, 139, 144, 149, 154, 159, 164, 169, 174, 179, 184, 104, 109, 114, 119, 124, 129, 134, 139, 144, 149, 154, 74, 79, 84, 89, 94, 99, 104]> : tensor<70xui8>
  return
}
