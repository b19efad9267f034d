// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Whether any flag of a short row is set, or all are: rows of flags in memory are read as whole words.

func.func @or_of_2() {
  %c = stablehlo.constant dense<[[true, false], [true, false], [false, false], [false, false], [false, true], [true, false], [false, true], [false, true], [false, false], [false, false], [false, true], [true, true], [false, true], [true, false], [false, true], [true, true], [false, false], [true, false], [true, false]]> : tensor<19x2xi1>
  %x = stablehlo.optimization_barrier %c : tensor<19x2xi1>
  %z = stablehlo.constant dense<false> : tensor<i1>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1] : (tensor<19x2xi1>, tensor<i1>) -> tensor<19xi1>
  check.expect_eq_const %r, dense<[true, true, false, false, true, true, true, true, false, false, true, true, true, true, true, true, false, true, true]> : tensor<19xi1>
  return
}

// -----

func.func @and_of_2() {
  %c = stablehlo.constant dense<[[true, false], [true, false], [false, false], [true, true], [false, true], [false, true], [false, true], [true, true], [true, true], [false, true], [false, true], [true, false], [false, false], [false, true], [true, true], [true, false], [true, true], [true, true], [false, true]]> : tensor<19x2xi1>
  %x = stablehlo.optimization_barrier %c : tensor<19x2xi1>
  %z = stablehlo.constant dense<true> : tensor<i1>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1] : (tensor<19x2xi1>, tensor<i1>) -> tensor<19xi1>
  check.expect_eq_const %r, dense<[false, false, false, true, false, false, false, true, true, false, false, false, false, false, true, false, true, true, false]> : tensor<19xi1>
  return
}

// -----

func.func @or_of_4() {
  %c = stablehlo.constant dense<[[false, false, false, false], [false, true, false, false], [true, false, false, false], [false, true, false, true], [false, false, false, false], [false, true, false, false], [false, false, true, false], [false, false, false, false], [false, false, false, false], [false, true, false, false], [false, false, false, false], [false, false, false, false], [false, true, false, false], [false, false, true, false], [false, false, true, false], [true, false, false, false], [false, false, false, false], [true, false, false, false], [false, false, false, true], [false, false, false, false], [true, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false], [true, false, true, false], [false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, true], [false, true, false, true], [false, false, false, false], [false, false, false, false], [false, false, false, false]]> : tensor<35x4xi1>
  %x = stablehlo.optimization_barrier %c : tensor<35x4xi1>
  %z = stablehlo.constant dense<false> : tensor<i1>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1] : (tensor<35x4xi1>, tensor<i1>) -> tensor<35xi1>
  check.expect_eq_const %r, dense<[false, true, true, true, false, true, true, false, false, true, false, false, true, true, true, true, false, true, true, false, true, false, false, false, false, false, true, false, false, false, true, true, false, false, false]> : tensor<35xi1>
  return
}

// -----

func.func @and_of_4() {
  %c = stablehlo.constant dense<[[true, false, true, true], [true, false, false, true], [true, true, true, true], [true, true, true, false], [true, true, true, true], [true, false, true, true], [true, true, true, true], [true, true, true, true], [true, false, true, true], [false, true, true, false], [true, true, true, true], [true, true, true, true], [false, true, true, true], [true, false, true, false], [true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true], [true, false, true, true], [true, true, false, true], [false, false, true, true], [true, true, true, true], [true, true, true, false], [true, false, true, true], [true, true, true, true], [true, false, true, true], [false, false, true, true], [false, true, true, true], [true, true, true, true], [true, true, true, false], [true, true, true, true], [true, true, false, true], [true, false, true, true], [true, true, true, false]]> : tensor<35x4xi1>
  %x = stablehlo.optimization_barrier %c : tensor<35x4xi1>
  %z = stablehlo.constant dense<true> : tensor<i1>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1] : (tensor<35x4xi1>, tensor<i1>) -> tensor<35xi1>
  check.expect_eq_const %r, dense<[false, false, true, false, true, false, true, true, false, false, true, true, false, false, true, true, true, true, true, false, false, false, true, false, false, true, false, false, false, true, false, true, false, false, false]> : tensor<35xi1>
  return
}

// -----

func.func @or_of_8() {
  %c = stablehlo.constant dense<[[false, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false], [false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false], [false, false, false, false, false, false, false, false], [false, true, false, false, true, false, false, false], [false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, true], [false, false, false, false, false, true, false, false], [false, false, false, false, false, true, false, false], [false, false, false, false, false, false, true, false], [true, false, false, false, false, false, false, false], [false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false], [false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false]]> : tensor<19x8xi1>
  %x = stablehlo.optimization_barrier %c : tensor<19x8xi1>
  %z = stablehlo.constant dense<false> : tensor<i1>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1] : (tensor<19x8xi1>, tensor<i1>) -> tensor<19xi1>
  check.expect_eq_const %r, dense<[false, true, false, false, true, false, true, false, false, true, true, true, true, true, true, false, true, false, false]> : tensor<19xi1>
  return
}

// -----

func.func @and_of_8() {
  %c = stablehlo.constant dense<[[true, true, true, true, false, true, true, true], [true, false, true, true, true, true, true, true], [true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, false], [true, true, false, true, true, true, true, true], [true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, false], [true, true, true, true, true, true, true, true], [false, true, false, true, false, true, true, true], [true, true, false, true, true, true, true, true], [true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, true], [false, true, true, true, true, true, true, false], [true, true, true, true, true, true, true, true], [true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true]]> : tensor<19x8xi1>
  %x = stablehlo.optimization_barrier %c : tensor<19x8xi1>
  %z = stablehlo.constant dense<true> : tensor<i1>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1] : (tensor<19x8xi1>, tensor<i1>) -> tensor<19xi1>
  check.expect_eq_const %r, dense<[false, false, true, true, false, false, true, false, true, false, false, true, false, true, false, true, false, true, false]> : tensor<19xi1>
  return
}

// -----

func.func @add_of_8() {
  %c = stablehlo.constant dense<[[false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false], [false, false, false, false, false, true, false, false], [false, false, true, false, false, false, false, false], [false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, true], [false, false, false, false, false, true, false, false], [false, false, false, true, false, false, false, false], [false, false, true, false, false, false, false, false], [false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false], [false, false, false, true, false, false, false, false], [false, false, true, false, true, false, true, false], [false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false], [false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false]]> : tensor<19x8xi1>
  %x = stablehlo.optimization_barrier %c : tensor<19x8xi1>
  %z = stablehlo.constant dense<false> : tensor<i1>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<19x8xi1>, tensor<i1>) -> tensor<19xi1>
  check.expect_eq_const %r, dense<[false, false, true, true, false, true, true, true, true, false, false, true, true, true, false, false, true, false, false]> : tensor<19xi1>
  return
}

// -----

func.func @multiply_of_8() {
  %c = stablehlo.constant dense<[[true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true], [true, true, false, true, false, true, true, false], [true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true], [true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, false], [true, true, false, true, true, false, true, true], [true, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, false], [true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, false]]> : tensor<19x8xi1>
  %x = stablehlo.optimization_barrier %c : tensor<19x8xi1>
  %z = stablehlo.constant dense<true> : tensor<i1>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1] : (tensor<19x8xi1>, tensor<i1>) -> tensor<19xi1>
  check.expect_eq_const %r, dense<[true, true, true, false, true, true, false, true, false, false, true, false, false, true, true, true, false, true, false]> : tensor<19xi1>
  return
}

// -----

func.func @maximum_of_8() {
  %c = stablehlo.constant dense<[[false, false, false, false, false, false, false, false], [false, false, false, false, true, false, true, false], [false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, true], [false, false, false, false, false, false, true, true], [false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false], [false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false], [false, false, false, false, false, true, false, false], [true, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false], [false, false, false, false, false, true, false, false], [false, false, false, true, false, false, false, false], [true, false, false, false, true, false, false, false], [false, false, true, false, false, false, false, false], [false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false]]> : tensor<19x8xi1>
  %x = stablehlo.optimization_barrier %c : tensor<19x8xi1>
  %z = stablehlo.constant dense<false> : tensor<i1>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<19x8xi1>, tensor<i1>) -> tensor<19xi1>
  check.expect_eq_const %r, dense<[false, true, false, true, true, false, true, false, false, true, true, false, true, true, true, true, true, false, false]> : tensor<19xi1>
  return
}

// -----

func.func @minimum_of_8() {
  %c = stablehlo.constant dense<[[false, true, true, true, true, true, true, true], [true, true, true, true, true, false, true, true], [true, true, false, true, true, false, true, true], [false, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true], [true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true], [true, false, true, true, true, true, false, true], [true, true, true, false, true, true, true, true], [true, true, true, true, false, true, false, true], [true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, false], [true, true, true, false, true, true, true, false], [true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true], [true, true, true, true, true, true, false, true]]> : tensor<19x8xi1>
  %x = stablehlo.optimization_barrier %c : tensor<19x8xi1>
  %z = stablehlo.constant dense<true> : tensor<i1>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1] : (tensor<19x8xi1>, tensor<i1>) -> tensor<19xi1>
  check.expect_eq_const %r, dense<[false, false, false, false, true, false, true, true, false, false, false, true, true, false, false, true, true, true, false]> : tensor<19xi1>
  return
}

// -----

func.func @or_of_12() {
  %c = stablehlo.constant dense<[[false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false, true], [false, false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false, false]]> : tensor<5x12xi1>
  %x = stablehlo.optimization_barrier %c : tensor<5x12xi1>
  %z = stablehlo.constant dense<false> : tensor<i1>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1] : (tensor<5x12xi1>, tensor<i1>) -> tensor<5xi1>
  check.expect_eq_const %r, dense<[false, true, true, false, true]> : tensor<5xi1>
  return
}

// -----

func.func @and_of_12() {
  %c = stablehlo.constant dense<[[true, true, false, true, true, true, true, true, true, true, true, false], [true, true, true, false, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true, true]]> : tensor<5x12xi1>
  %x = stablehlo.optimization_barrier %c : tensor<5x12xi1>
  %z = stablehlo.constant dense<true> : tensor<i1>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1] : (tensor<5x12xi1>, tensor<i1>) -> tensor<5xi1>
  check.expect_eq_const %r, dense<[false, false, true, true, false]> : tensor<5xi1>
  return
}

// -----

func.func @or_of_24() {
  %c = stablehlo.constant dense<[[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]]> : tensor<17x24xi1>
  %x = stablehlo.optimization_barrier %c : tensor<17x24xi1>
  %z = stablehlo.constant dense<false> : tensor<i1>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1] : (tensor<17x24xi1>, tensor<i1>) -> tensor<17xi1>
  check.expect_eq_const %r, dense<[false, true, true, true, false, false, true, true, true, false, false, false, true, false, true, false, false]> : tensor<17xi1>
  return
}

// -----

func.func @and_of_24() {
  %c = stablehlo.constant dense<[[true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, false, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true], [false, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]]> : tensor<17x24xi1>
  %x = stablehlo.optimization_barrier %c : tensor<17x24xi1>
  %z = stablehlo.constant dense<true> : tensor<i1>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1] : (tensor<17x24xi1>, tensor<i1>) -> tensor<17xi1>
  check.expect_eq_const %r, dense<[false, false, true, true, false, true, false, false, false, true, false, true, true, true, false, true, false]> : tensor<17xi1>
  return
}

// -----

func.func @or_of_64() {
  %c = stablehlo.constant dense<[[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]]> : tensor<3x64xi1>
  %x = stablehlo.optimization_barrier %c : tensor<3x64xi1>
  %z = stablehlo.constant dense<false> : tensor<i1>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1] : (tensor<3x64xi1>, tensor<i1>) -> tensor<3xi1>
  check.expect_eq_const %r, dense<[false, true, true]> : tensor<3xi1>
  return
}

// -----

func.func @and_of_64() {
  %c = stablehlo.constant dense<[[true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]]> : tensor<3x64xi1>
  %x = stablehlo.optimization_barrier %c : tensor<3x64xi1>
  %z = stablehlo.constant dense<true> : tensor<i1>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1] : (tensor<3x64xi1>, tensor<i1>) -> tensor<3xi1>
  check.expect_eq_const %r, dense<[false, false, false]> : tensor<3xi1>
  return
}
