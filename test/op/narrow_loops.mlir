// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Loops whose variables begin as bytes and words of memory: of those that stay as small, lanes are as narrow; others
// outgrow them. The same in lanes of 64 bits.

func.func @shift_registers() {
  %n = stablehlo.iota dim = 0 : tensor<331xui16>
  %k = stablehlo.constant dense<40503> : tensor<331xui16>
  %p = stablehlo.multiply %n, %k : tensor<331xui16>
  %x = stablehlo.optimization_barrier %p : tensor<331xui16>
  %wide = stablehlo.convert %x : (tensor<331xui16>) -> tensor<331xui64>
  %one = stablehlo.constant dense<1> : tensor<331xui16>
  %zero = stablehlo.constant dense<0> : tensor<331xui16>
  %taps = stablehlo.constant dense<46080> : tensor<331xui16>
  %one64 = stablehlo.constant dense<1> : tensor<331xui64>
  %zero64 = stablehlo.constant dense<0> : tensor<331xui64>
  %taps64 = stablehlo.constant dense<46080> : tensor<331xui64>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c19 = stablehlo.constant dense<19> : tensor<i32>
  %0:2 = stablehlo.while(%i = %c0, %s = %x) : tensor<i32>, tensor<331xui16>
  cond {
    %t = stablehlo.compare LT, %i, %c19 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %next = stablehlo.add %i, %c1 : tensor<i32>
    %half = stablehlo.shift_right_logical %s, %one : tensor<331xui16>
    %bit = stablehlo.and %s, %one : tensor<331xui16>
    %is = stablehlo.compare NE, %bit, %zero : (tensor<331xui16>, tensor<331xui16>) -> tensor<331xi1>
    %tap = stablehlo.select %is, %taps, %zero : tensor<331xi1>, tensor<331xui16>
    %r = stablehlo.xor %half, %tap : tensor<331xui16>
    stablehlo.return %next, %r : tensor<i32>, tensor<331xui16>
  }
  %1:2 = stablehlo.while(%i = %c0, %s = %wide) : tensor<i32>, tensor<331xui64>
  cond {
    %t = stablehlo.compare LT, %i, %c19 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %next = stablehlo.add %i, %c1 : tensor<i32>
    %half = stablehlo.shift_right_logical %s, %one64 : tensor<331xui64>
    %bit = stablehlo.and %s, %one64 : tensor<331xui64>
    %is = stablehlo.compare NE, %bit, %zero64 : (tensor<331xui64>, tensor<331xui64>) -> tensor<331xi1>
    %tap = stablehlo.select %is, %taps64, %zero64 : tensor<331xi1>, tensor<331xui64>
    %r = stablehlo.xor %half, %tap : tensor<331xui64>
    stablehlo.return %next, %r : tensor<i32>, tensor<331xui64>
  }
  %got = stablehlo.convert %0#1 : (tensor<331xui16>) -> tensor<331xui64>
  check.expect_eq %got, %1#1 : tensor<331xui64>
  return
}

// Sums of bytes in words, of which the seventh bit on is asked for.
func.func @sums_that_grow() {
  %n = stablehlo.iota dim = 0 : tensor<200xui8>
  %k = stablehlo.constant dense<167> : tensor<200xui8>
  %p = stablehlo.multiply %n, %k : tensor<200xui8>
  %x = stablehlo.optimization_barrier %p : tensor<200xui8>
  %word = stablehlo.convert %x : (tensor<200xui8>) -> tensor<200xi32>
  %wide = stablehlo.convert %x : (tensor<200xui8>) -> tensor<200xi64>
  %by = stablehlo.constant dense<7> : tensor<200xi32>
  %by64 = stablehlo.constant dense<7> : tensor<200xi64>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c30 = stablehlo.constant dense<30> : tensor<i32>
  %0:2 = stablehlo.while(%i = %c0, %s = %word) : tensor<i32>, tensor<200xi32>
  cond {
    %t = stablehlo.compare LT, %i, %c30 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %next = stablehlo.add %i, %c1 : tensor<i32>
    %more = stablehlo.add %s, %word : tensor<200xi32>
    %top = stablehlo.shift_right_arithmetic %more, %by : tensor<200xi32>
    %r = stablehlo.add %more, %top : tensor<200xi32>
    stablehlo.return %next, %r : tensor<i32>, tensor<200xi32>
  }
  %1:2 = stablehlo.while(%i = %c0, %s = %wide) : tensor<i32>, tensor<200xi64>
  cond {
    %t = stablehlo.compare LT, %i, %c30 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %next = stablehlo.add %i, %c1 : tensor<i32>
    %more = stablehlo.add %s, %wide : tensor<200xi64>
    %top = stablehlo.shift_right_arithmetic %more, %by64 : tensor<200xi64>
    %r = stablehlo.add %more, %top : tensor<200xi64>
    stablehlo.return %next, %r : tensor<i32>, tensor<200xi64>
  }
  %got = stablehlo.convert %0#1 : (tensor<200xi32>) -> tensor<200xui8>
  %want = stablehlo.convert %1#1 : (tensor<200xi64>) -> tensor<200xui8>
  check.expect_eq %got, %want : tensor<200xui8>
  return
}
