// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Flags of a column, some lanes apart, in a kernel that copies wide numbers too: more lanes at once may lie too far
// apart to be read in the same way.

func.func private @one() -> tensor<ui32> {  // which no pass knows
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %next, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %some = stablehlo.or %bits, %one : tensor<ui32>
  %r = stablehlo.divide %some, %some : tensor<ui32>
  return %r : tensor<ui32>
}

func.func @flags() {
  %one = func.call @one() : () -> tensor<ui32>
  %ones = stablehlo.broadcast_in_dim %one, dims = [] : (tensor<ui32>) -> tensor<5x16xui32>
  %rows = stablehlo.iota dim = 0 : tensor<5x16xui32>
  %odd = stablehlo.and %rows, %ones : tensor<5x16xui32>
  %flags = stablehlo.compare EQ, %odd, %ones : (tensor<5x16xui32>, tensor<5x16xui32>) -> tensor<5x16xi1>
  %f = stablehlo.convert %one : (tensor<ui32>) -> tensor<f64>
  %y = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f64>) -> tensor<400xf64>
  %kept:2 = "stablehlo.sort"(%y, %y) ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>, %c: tensor<f64>, %d: tensor<f64>):
    %less = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) {dimension = 0 : i64} : (tensor<400xf64>, tensor<400xf64>) -> (tensor<400xf64>, tensor<400xf64>)
  %turned:2 = "stablehlo.sort"(%flags, %rows) ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>, %c: tensor<ui32>, %d: tensor<ui32>):
    %less = stablehlo.compare LT, %c, %d : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) {dimension = 0 : i64, is_stable = true} : (tensor<5x16xi1>, tensor<5x16xui32>) -> (tensor<5x16xi1>, tensor<5x16xui32>)
  %copied = stablehlo.slice %kept#0 [3:364] : (tensor<400xf64>) -> tensor<361xf64>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %column = stablehlo.slice %turned#0 [0:5, 2:3] : (tensor<5x16xi1>) -> tensor<5x1xi1>
  %line = stablehlo.reshape %column : (tensor<5x1xi1>) -> tensor<5xi1>
  %padded = stablehlo.pad %line, %true, low = [1], high = [2], interior = [1] : (tensor<5xi1>, tensor<i1>) -> tensor<12xi1>
  check.expect_eq_const %padded, dense<[true, false, true, true, true, false, true, true, true, false, true, true]> : tensor<12xi1>
  check.expect_eq_const %copied, dense<1.0> : tensor<361xf64>
  return
}
