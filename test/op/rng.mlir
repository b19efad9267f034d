// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// rng: bounds and moments; the numbers themselves are the implementation's own.
// Written by tools/record_ops.py.

func.func @uniform_f16() {
  %a = stablehlo.constant dense<1.0> : tensor<f16>
  %b = stablehlo.constant dense<3.0> : tensor<f16>
  %s = stablehlo.constant dense<[100, 100]> : tensor<2xi64>
  %x = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<f16>, tensor<f16>, tensor<2xi64>) -> tensor<100x100xf16>
  %low = stablehlo.constant dense<1.0> : tensor<100x100xf16>
  %high = stablehlo.constant dense<3.0> : tensor<100x100xf16>
  %p = stablehlo.compare GE, %x, %low : (tensor<100x100xf16>, tensor<100x100xf16>) -> tensor<100x100xi1>
  check.expect_eq_const %p, dense<true> : tensor<100x100xi1>
  %q = stablehlo.compare LT, %x, %high : (tensor<100x100xf16>, tensor<100x100xf16>) -> tensor<100x100xi1>
  check.expect_eq_const %q, dense<true> : tensor<100x100xi1>
  %w = stablehlo.convert %x : (tensor<100x100xf16>) -> tensor<100x100xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<100x100xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<20000.0> : tensor<f64> {tolerance = 3.0e2 : f64}
  return
}

// -----

func.func @uniform_bf16() {
  %a = stablehlo.constant dense<1.0> : tensor<bf16>
  %b = stablehlo.constant dense<3.0> : tensor<bf16>
  %s = stablehlo.constant dense<[100, 100]> : tensor<2xi64>
  %x = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<bf16>, tensor<bf16>, tensor<2xi64>) -> tensor<100x100xbf16>
  %low = stablehlo.constant dense<1.0> : tensor<100x100xbf16>
  %high = stablehlo.constant dense<3.0> : tensor<100x100xbf16>
  %p = stablehlo.compare GE, %x, %low : (tensor<100x100xbf16>, tensor<100x100xbf16>) -> tensor<100x100xi1>
  check.expect_eq_const %p, dense<true> : tensor<100x100xi1>
  %q = stablehlo.compare LT, %x, %high : (tensor<100x100xbf16>, tensor<100x100xbf16>) -> tensor<100x100xi1>
  check.expect_eq_const %q, dense<true> : tensor<100x100xi1>
  %w = stablehlo.convert %x : (tensor<100x100xbf16>) -> tensor<100x100xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<100x100xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<20000.0> : tensor<f64> {tolerance = 3.0e2 : f64}
  return
}

// -----

func.func @uniform_f32() {
  %a = stablehlo.constant dense<1.0> : tensor<f32>
  %b = stablehlo.constant dense<3.0> : tensor<f32>
  %s = stablehlo.constant dense<[100, 100]> : tensor<2xi64>
  %x = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<100x100xf32>
  %low = stablehlo.constant dense<1.0> : tensor<100x100xf32>
  %high = stablehlo.constant dense<3.0> : tensor<100x100xf32>
  %p = stablehlo.compare GE, %x, %low : (tensor<100x100xf32>, tensor<100x100xf32>) -> tensor<100x100xi1>
  check.expect_eq_const %p, dense<true> : tensor<100x100xi1>
  %q = stablehlo.compare LT, %x, %high : (tensor<100x100xf32>, tensor<100x100xf32>) -> tensor<100x100xi1>
  check.expect_eq_const %q, dense<true> : tensor<100x100xi1>
  %w = stablehlo.convert %x : (tensor<100x100xf32>) -> tensor<100x100xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<100x100xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<20000.0> : tensor<f64> {tolerance = 3.0e2 : f64}
  return
}

// -----

func.func @uniform_f64() {
  %a = stablehlo.constant dense<1.0> : tensor<f64>
  %b = stablehlo.constant dense<3.0> : tensor<f64>
  %s = stablehlo.constant dense<[100, 100]> : tensor<2xi64>
  %x = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<f64>, tensor<f64>, tensor<2xi64>) -> tensor<100x100xf64>
  %low = stablehlo.constant dense<1.0> : tensor<100x100xf64>
  %high = stablehlo.constant dense<3.0> : tensor<100x100xf64>
  %p = stablehlo.compare GE, %x, %low : (tensor<100x100xf64>, tensor<100x100xf64>) -> tensor<100x100xi1>
  check.expect_eq_const %p, dense<true> : tensor<100x100xi1>
  %q = stablehlo.compare LT, %x, %high : (tensor<100x100xf64>, tensor<100x100xf64>) -> tensor<100x100xi1>
  check.expect_eq_const %q, dense<true> : tensor<100x100xi1>
  %w = stablehlo.convert %x : (tensor<100x100xf64>) -> tensor<100x100xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<100x100xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<20000.0> : tensor<f64> {tolerance = 3.0e2 : f64}
  return
}

// -----

func.func @uniform_f8E5M2() {
  %a = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %b = stablehlo.constant dense<3.0> : tensor<f8E5M2>
  %s = stablehlo.constant dense<[100, 100]> : tensor<2xi64>
  %x = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<f8E5M2>, tensor<f8E5M2>, tensor<2xi64>) -> tensor<100x100xf8E5M2>
  %low = stablehlo.constant dense<1.0> : tensor<100x100xf8E5M2>
  %high = stablehlo.constant dense<3.0> : tensor<100x100xf8E5M2>
  %p = stablehlo.compare GE, %x, %low : (tensor<100x100xf8E5M2>, tensor<100x100xf8E5M2>) -> tensor<100x100xi1>
  check.expect_eq_const %p, dense<true> : tensor<100x100xi1>
  %q = stablehlo.compare LT, %x, %high : (tensor<100x100xf8E5M2>, tensor<100x100xf8E5M2>) -> tensor<100x100xi1>
  check.expect_eq_const %q, dense<true> : tensor<100x100xi1>
  %w = stablehlo.convert %x : (tensor<100x100xf8E5M2>) -> tensor<100x100xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<100x100xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<20000.0> : tensor<f64> {tolerance = 1.5e3 : f64}
  return
}

// -----

func.func @uniform_i8() {
  %a = stablehlo.constant dense<-3> : tensor<i8>
  %b = stablehlo.constant dense<5> : tensor<i8>
  %s = stablehlo.constant dense<[10000]> : tensor<1xi64>
  %x = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<i8>, tensor<i8>, tensor<1xi64>) -> tensor<10000xi8>
  %w = stablehlo.convert %x : (tensor<10000xi8>) -> tensor<10000xf64>
  %top = stablehlo.constant dense<-1.0e9> : tensor<f64>
  %largest = stablehlo.reduce(%w init: %top) applies stablehlo.maximum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %largest, dense<4.0> : tensor<f64>
  %bottom = stablehlo.constant dense<1.0e9> : tensor<f64>
  %smallest = stablehlo.reduce(%w init: %bottom) applies stablehlo.minimum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %smallest, dense<-3.0> : tensor<f64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<5000.0> : tensor<f64> {tolerance = 1.5e3 : f64}
  return
}

// -----

func.func @uniform_i16() {
  %a = stablehlo.constant dense<-3> : tensor<i16>
  %b = stablehlo.constant dense<5> : tensor<i16>
  %s = stablehlo.constant dense<[10000]> : tensor<1xi64>
  %x = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<i16>, tensor<i16>, tensor<1xi64>) -> tensor<10000xi16>
  %w = stablehlo.convert %x : (tensor<10000xi16>) -> tensor<10000xf64>
  %top = stablehlo.constant dense<-1.0e9> : tensor<f64>
  %largest = stablehlo.reduce(%w init: %top) applies stablehlo.maximum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %largest, dense<4.0> : tensor<f64>
  %bottom = stablehlo.constant dense<1.0e9> : tensor<f64>
  %smallest = stablehlo.reduce(%w init: %bottom) applies stablehlo.minimum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %smallest, dense<-3.0> : tensor<f64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<5000.0> : tensor<f64> {tolerance = 1.5e3 : f64}
  return
}

// -----

func.func @uniform_i32() {
  %a = stablehlo.constant dense<-3> : tensor<i32>
  %b = stablehlo.constant dense<5> : tensor<i32>
  %s = stablehlo.constant dense<[10000]> : tensor<1xi64>
  %x = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<10000xi32>
  %w = stablehlo.convert %x : (tensor<10000xi32>) -> tensor<10000xf64>
  %top = stablehlo.constant dense<-1.0e9> : tensor<f64>
  %largest = stablehlo.reduce(%w init: %top) applies stablehlo.maximum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %largest, dense<4.0> : tensor<f64>
  %bottom = stablehlo.constant dense<1.0e9> : tensor<f64>
  %smallest = stablehlo.reduce(%w init: %bottom) applies stablehlo.minimum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %smallest, dense<-3.0> : tensor<f64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<5000.0> : tensor<f64> {tolerance = 1.5e3 : f64}
  return
}

// -----

func.func @uniform_i64() {
  %a = stablehlo.constant dense<-3> : tensor<i64>
  %b = stablehlo.constant dense<5> : tensor<i64>
  %s = stablehlo.constant dense<[10000]> : tensor<1xi64>
  %x = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<i64>, tensor<i64>, tensor<1xi64>) -> tensor<10000xi64>
  %w = stablehlo.convert %x : (tensor<10000xi64>) -> tensor<10000xf64>
  %top = stablehlo.constant dense<-1.0e9> : tensor<f64>
  %largest = stablehlo.reduce(%w init: %top) applies stablehlo.maximum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %largest, dense<4.0> : tensor<f64>
  %bottom = stablehlo.constant dense<1.0e9> : tensor<f64>
  %smallest = stablehlo.reduce(%w init: %bottom) applies stablehlo.minimum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %smallest, dense<-3.0> : tensor<f64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<5000.0> : tensor<f64> {tolerance = 1.5e3 : f64}
  return
}

// -----

func.func @uniform_ui8() {
  %a = stablehlo.constant dense<3> : tensor<ui8>
  %b = stablehlo.constant dense<7> : tensor<ui8>
  %s = stablehlo.constant dense<[10000]> : tensor<1xi64>
  %x = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<ui8>, tensor<ui8>, tensor<1xi64>) -> tensor<10000xui8>
  %w = stablehlo.convert %x : (tensor<10000xui8>) -> tensor<10000xf64>
  %top = stablehlo.constant dense<-1.0e9> : tensor<f64>
  %largest = stablehlo.reduce(%w init: %top) applies stablehlo.maximum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %largest, dense<6.0> : tensor<f64>
  %bottom = stablehlo.constant dense<1.0e9> : tensor<f64>
  %smallest = stablehlo.reduce(%w init: %bottom) applies stablehlo.minimum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %smallest, dense<3.0> : tensor<f64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<45000.0> : tensor<f64> {tolerance = 1.5e3 : f64}
  return
}

// -----

func.func @uniform_ui16() {
  %a = stablehlo.constant dense<3> : tensor<ui16>
  %b = stablehlo.constant dense<7> : tensor<ui16>
  %s = stablehlo.constant dense<[10000]> : tensor<1xi64>
  %x = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<ui16>, tensor<ui16>, tensor<1xi64>) -> tensor<10000xui16>
  %w = stablehlo.convert %x : (tensor<10000xui16>) -> tensor<10000xf64>
  %top = stablehlo.constant dense<-1.0e9> : tensor<f64>
  %largest = stablehlo.reduce(%w init: %top) applies stablehlo.maximum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %largest, dense<6.0> : tensor<f64>
  %bottom = stablehlo.constant dense<1.0e9> : tensor<f64>
  %smallest = stablehlo.reduce(%w init: %bottom) applies stablehlo.minimum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %smallest, dense<3.0> : tensor<f64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<45000.0> : tensor<f64> {tolerance = 1.5e3 : f64}
  return
}

// -----

func.func @uniform_ui32() {
  %a = stablehlo.constant dense<3> : tensor<ui32>
  %b = stablehlo.constant dense<7> : tensor<ui32>
  %s = stablehlo.constant dense<[10000]> : tensor<1xi64>
  %x = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<ui32>, tensor<ui32>, tensor<1xi64>) -> tensor<10000xui32>
  %w = stablehlo.convert %x : (tensor<10000xui32>) -> tensor<10000xf64>
  %top = stablehlo.constant dense<-1.0e9> : tensor<f64>
  %largest = stablehlo.reduce(%w init: %top) applies stablehlo.maximum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %largest, dense<6.0> : tensor<f64>
  %bottom = stablehlo.constant dense<1.0e9> : tensor<f64>
  %smallest = stablehlo.reduce(%w init: %bottom) applies stablehlo.minimum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %smallest, dense<3.0> : tensor<f64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<45000.0> : tensor<f64> {tolerance = 1.5e3 : f64}
  return
}

// -----

func.func @uniform_ui64() {
  %a = stablehlo.constant dense<3> : tensor<ui64>
  %b = stablehlo.constant dense<7> : tensor<ui64>
  %s = stablehlo.constant dense<[10000]> : tensor<1xi64>
  %x = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<ui64>, tensor<ui64>, tensor<1xi64>) -> tensor<10000xui64>
  %w = stablehlo.convert %x : (tensor<10000xui64>) -> tensor<10000xf64>
  %top = stablehlo.constant dense<-1.0e9> : tensor<f64>
  %largest = stablehlo.reduce(%w init: %top) applies stablehlo.maximum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %largest, dense<6.0> : tensor<f64>
  %bottom = stablehlo.constant dense<1.0e9> : tensor<f64>
  %smallest = stablehlo.reduce(%w init: %bottom) applies stablehlo.minimum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %smallest, dense<3.0> : tensor<f64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<45000.0> : tensor<f64> {tolerance = 1.5e3 : f64}
  return
}

// -----

func.func @uniform_i1() {
  %a = stablehlo.constant dense<false> : tensor<i1>
  %b = stablehlo.constant dense<true> : tensor<i1>
  %s = stablehlo.constant dense<[10000]> : tensor<1xi64>
  %x = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<i1>, tensor<i1>, tensor<1xi64>) -> tensor<10000xi1>
  %w = stablehlo.convert %x : (tensor<10000xi1>) -> tensor<10000xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<5000.0> : tensor<f64> {tolerance = 3.0e2 : f64}
  return
}

// -----

func.func @uniform_i4() {
  %a = stablehlo.constant dense<-3> : tensor<i4>
  %b = stablehlo.constant dense<5> : tensor<i4>
  %s = stablehlo.constant dense<[10000]> : tensor<1xi64>
  %x = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<i4>, tensor<i4>, tensor<1xi64>) -> tensor<10000xi4>
  %w = stablehlo.convert %x : (tensor<10000xi4>) -> tensor<10000xf64>
  %top = stablehlo.constant dense<-1.0e9> : tensor<f64>
  %largest = stablehlo.reduce(%w init: %top) applies stablehlo.maximum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %largest, dense<4.0> : tensor<f64>
  %bottom = stablehlo.constant dense<1.0e9> : tensor<f64>
  %smallest = stablehlo.reduce(%w init: %bottom) applies stablehlo.minimum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %smallest, dense<-3.0> : tensor<f64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<5000.0> : tensor<f64> {tolerance = 1.5e3 : f64}
  return
}

// -----

func.func @uniform_ui2() {
  %a = stablehlo.constant dense<0> : tensor<ui2>
  %b = stablehlo.constant dense<2> : tensor<ui2>
  %s = stablehlo.constant dense<[10000]> : tensor<1xi64>
  %x = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<ui2>, tensor<ui2>, tensor<1xi64>) -> tensor<10000xui2>
  %w = stablehlo.convert %x : (tensor<10000xui2>) -> tensor<10000xf64>
  %top = stablehlo.constant dense<-1.0e9> : tensor<f64>
  %largest = stablehlo.reduce(%w init: %top) applies stablehlo.maximum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %largest, dense<1.0> : tensor<f64>
  %bottom = stablehlo.constant dense<1.0e9> : tensor<f64>
  %smallest = stablehlo.reduce(%w init: %bottom) applies stablehlo.minimum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %smallest, dense<0.0> : tensor<f64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<5000.0> : tensor<f64> {tolerance = 1.5e3 : f64}
  return
}

// -----

// Mean 1, variance 4: sums of the numbers and of their squares.
func.func @normal_f16() {
  %a = stablehlo.constant dense<1.0> : tensor<f16>
  %b = stablehlo.constant dense<2.0> : tensor<f16>
  %s = stablehlo.constant dense<[40001]> : tensor<1xi32>
  %x = stablehlo.rng %a, %b, %s, distribution = NORMAL : (tensor<f16>, tensor<f16>, tensor<1xi32>) -> tensor<40001xf16>
  %w = stablehlo.convert %x : (tensor<40001xf16>) -> tensor<40001xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<40001xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<40001.0> : tensor<f64> {tolerance = 1.6e3 : f64}
  %square = stablehlo.multiply %w, %w : tensor<40001xf64>
  %squares = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<40001xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %squares, dense<200005.0> : tensor<f64> {tolerance = 6.0e3 : f64}
  return
}

// -----

// Mean 1, variance 4: sums of the numbers and of their squares.
func.func @normal_bf16() {
  %a = stablehlo.constant dense<1.0> : tensor<bf16>
  %b = stablehlo.constant dense<2.0> : tensor<bf16>
  %s = stablehlo.constant dense<[40001]> : tensor<1xi32>
  %x = stablehlo.rng %a, %b, %s, distribution = NORMAL : (tensor<bf16>, tensor<bf16>, tensor<1xi32>) -> tensor<40001xbf16>
  %w = stablehlo.convert %x : (tensor<40001xbf16>) -> tensor<40001xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<40001xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<40001.0> : tensor<f64> {tolerance = 1.6e3 : f64}
  %square = stablehlo.multiply %w, %w : tensor<40001xf64>
  %squares = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<40001xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %squares, dense<200005.0> : tensor<f64> {tolerance = 6.0e3 : f64}
  return
}

// -----

// Mean 1, variance 4: sums of the numbers and of their squares.
func.func @normal_f32() {
  %a = stablehlo.constant dense<1.0> : tensor<f32>
  %b = stablehlo.constant dense<2.0> : tensor<f32>
  %s = stablehlo.constant dense<[40001]> : tensor<1xi32>
  %x = stablehlo.rng %a, %b, %s, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi32>) -> tensor<40001xf32>
  %w = stablehlo.convert %x : (tensor<40001xf32>) -> tensor<40001xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<40001xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<40001.0> : tensor<f64> {tolerance = 1.6e3 : f64}
  %square = stablehlo.multiply %w, %w : tensor<40001xf64>
  %squares = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<40001xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %squares, dense<200005.0> : tensor<f64> {tolerance = 6.0e3 : f64}
  return
}

// -----

// Mean 1, variance 4: sums of the numbers and of their squares.
func.func @normal_f64() {
  %a = stablehlo.constant dense<1.0> : tensor<f64>
  %b = stablehlo.constant dense<2.0> : tensor<f64>
  %s = stablehlo.constant dense<[40001]> : tensor<1xi32>
  %x = stablehlo.rng %a, %b, %s, distribution = NORMAL : (tensor<f64>, tensor<f64>, tensor<1xi32>) -> tensor<40001xf64>
  %w = stablehlo.convert %x : (tensor<40001xf64>) -> tensor<40001xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<40001xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<40001.0> : tensor<f64> {tolerance = 1.6e3 : f64}
  %square = stablehlo.multiply %w, %w : tensor<40001xf64>
  %squares = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<40001xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %squares, dense<200005.0> : tensor<f64> {tolerance = 6.0e3 : f64}
  return
}

// -----

// Two ops draw different numbers.
func.func @next_numbers() {
  %a = stablehlo.constant dense<0.0> : tensor<f64>
  %b = stablehlo.constant dense<1.0> : tensor<f64>
  %s = stablehlo.constant dense<> : tensor<0xi64>
  %x = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<f64>, tensor<f64>, tensor<0xi64>) -> tensor<f64>
  %y = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<f64>, tensor<f64>, tensor<0xi64>) -> tensor<f64>
  %p = stablehlo.compare NE, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %p, dense<true> : tensor<i1>
  return
}
