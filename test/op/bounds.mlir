// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Numbers within bounds, by two comparisons: in lanes, and as indexes that read one row each, the nearest
// one where they are not.
func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<21xi8>
  %five = stablehlo.constant dense<5> : tensor<21xi8>
  %d = stablehlo.subtract %i, %five : tensor<21xi8>
  %x = stablehlo.optimization_barrier %d : tensor<21xi8>
  %zero = stablehlo.constant dense<0> : tensor<21xi8>
  %six = stablehlo.constant dense<6> : tensor<21xi8>
  %end = stablehlo.constant dense<15> : tensor<21xi8>
  %a = stablehlo.compare GE, %x, %zero : (tensor<21xi8>, tensor<21xi8>) -> tensor<21xi1>
  %b = stablehlo.compare LE, %x, %six : (tensor<21xi8>, tensor<21xi8>) -> tensor<21xi1>
  %ab = stablehlo.and %a, %b : tensor<21xi1>
  check.expect_eq_const %ab, dense<[false, false, false, false, false, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false]> : tensor<21xi1>
  %c = stablehlo.compare LT, %x, %end : (tensor<21xi8>, tensor<21xi8>) -> tensor<21xi1>
  %ca = stablehlo.and %c, %a : tensor<21xi1>
  check.expect_eq_const %ca, dense<[false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false]> : tensor<21xi1>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<21xi32>
  %five = stablehlo.constant dense<5> : tensor<21xi32>
  %d = stablehlo.subtract %i, %five : tensor<21xi32>
  %x = stablehlo.optimization_barrier %d : tensor<21xi32>
  %zero = stablehlo.constant dense<0> : tensor<21xi32>
  %six = stablehlo.constant dense<6> : tensor<21xi32>
  %end = stablehlo.constant dense<15> : tensor<21xi32>
  %a = stablehlo.compare GE, %x, %zero : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
  %b = stablehlo.compare LE, %x, %six : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
  %ab = stablehlo.and %a, %b : tensor<21xi1>
  check.expect_eq_const %ab, dense<[false, false, false, false, false, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false]> : tensor<21xi1>
  %c = stablehlo.compare LT, %x, %end : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
  %ca = stablehlo.and %c, %a : tensor<21xi1>
  check.expect_eq_const %ca, dense<[false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false]> : tensor<21xi1>
  %t = stablehlo.iota dim = 0 : tensor<21xi32>
  %table = stablehlo.reshape %t : (tensor<21xi32>) -> tensor<7x3xi32>
  %at = stablehlo.reshape %x : (tensor<21xi32>) -> tensor<21x1xi32>
  %rows = "stablehlo.gather"(%table, %at) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xi32>, tensor<21x1xi32>) -> tensor<21x3xi32>
  check.expect_eq_const %rows, dense<[[0, 1, 2], [0, 1, 2], [0, 1, 2], [0, 1, 2], [0, 1, 2], [0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11], [12, 13, 14], [15, 16, 17], [18, 19, 20], [18, 19, 20], [18, 19, 20], [18, 19, 20], [18, 19, 20], [18, 19, 20], [18, 19, 20], [18, 19, 20], [18, 19, 20], [18, 19, 20]]> : tensor<21x3xi32>
  %ok = stablehlo.broadcast_in_dim %ab, dims = [0] : (tensor<21xi1>) -> tensor<21x3xi1>
  %none = stablehlo.constant dense<0> : tensor<21x3xi32>
  %got = stablehlo.select %ok, %rows, %none : tensor<21x3xi1>, tensor<21x3xi32>
  check.expect_eq_const %got, dense<[[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11], [12, 13, 14], [15, 16, 17], [18, 19, 20], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]> : tensor<21x3xi32>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<21xi64>
  %five = stablehlo.constant dense<5> : tensor<21xi64>
  %d = stablehlo.subtract %i, %five : tensor<21xi64>
  %x = stablehlo.optimization_barrier %d : tensor<21xi64>
  %zero = stablehlo.constant dense<0> : tensor<21xi64>
  %six = stablehlo.constant dense<6> : tensor<21xi64>
  %end = stablehlo.constant dense<15> : tensor<21xi64>
  %a = stablehlo.compare GE, %x, %zero : (tensor<21xi64>, tensor<21xi64>) -> tensor<21xi1>
  %b = stablehlo.compare LE, %x, %six : (tensor<21xi64>, tensor<21xi64>) -> tensor<21xi1>
  %ab = stablehlo.and %a, %b : tensor<21xi1>
  check.expect_eq_const %ab, dense<[false, false, false, false, false, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false]> : tensor<21xi1>
  %c = stablehlo.compare LT, %x, %end : (tensor<21xi64>, tensor<21xi64>) -> tensor<21xi1>
  %ca = stablehlo.and %c, %a : tensor<21xi1>
  check.expect_eq_const %ca, dense<[false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false]> : tensor<21xi1>
  %far = stablehlo.constant dense<[-9223372036854775808, -4294967296, -1, 0, 6, 7, 4294967299, 9223372036854775807]> : tensor<8xi64>
  %fars = stablehlo.optimization_barrier %far : tensor<8xi64>
  %t = stablehlo.iota dim = 0 : tensor<21xi32>
  %table = stablehlo.reshape %t : (tensor<21xi32>) -> tensor<7x3xi32>
  %at = stablehlo.reshape %fars : (tensor<8xi64>) -> tensor<8x1xi64>
  %rows = "stablehlo.gather"(%table, %at) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xi32>, tensor<8x1xi64>) -> tensor<8x3xi32>
  check.expect_eq_const %rows, dense<[[0, 1, 2], [0, 1, 2], [0, 1, 2], [0, 1, 2], [18, 19, 20], [18, 19, 20], [18, 19, 20], [18, 19, 20]]> : tensor<8x3xi32>
  return
}
