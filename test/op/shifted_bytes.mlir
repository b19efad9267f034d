// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Bytes and halves of words that are shifted out of them, one a lane: from the lowest and from the highest on, signed,
// of rows that leave some out, and of words that are gathered.

func.func @words() {
  %n = stablehlo.iota dim = 0 : tensor<203xui32>
  %k = stablehlo.constant dense<2654435769> : tensor<203xui32>
  %p = stablehlo.multiply %n, %k : tensor<203xui32>
  %v = stablehlo.optimization_barrier %p : tensor<203xui32>
  %want = stablehlo.bitcast_convert %v : (tensor<203xui32>) -> tensor<203x4xui8>
  %all = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<203xui32>) -> tensor<203x4xui32>
  %i = stablehlo.iota dim = 1 : tensor<203x4xui32>
  %eight = stablehlo.constant dense<8> : tensor<203x4xui32>
  %low = stablehlo.constant dense<255> : tensor<203x4xui32>
  %by = stablehlo.multiply %i, %eight : tensor<203x4xui32>
  %0 = stablehlo.shift_right_logical %all, %by : tensor<203x4xui32>
  %1 = stablehlo.and %0, %low : tensor<203x4xui32>
  %2 = stablehlo.convert %1 : (tensor<203x4xui32>) -> tensor<203x4xui8>
  check.expect_eq %2, %want : tensor<203x4xui8>
  %3 = stablehlo.convert %1 : (tensor<203x4xui32>) -> tensor<203x4xf32>
  %4 = stablehlo.convert %want : (tensor<203x4xui8>) -> tensor<203x4xf32>
  check.expect_eq %3, %4 : tensor<203x4xf32>
  %top = stablehlo.constant dense<24> : tensor<203x4xui32>
  %from_top = stablehlo.subtract %top, %by : tensor<203x4xui32>
  %5 = stablehlo.shift_right_logical %all, %from_top : tensor<203x4xui32>
  %6 = stablehlo.convert %5 : (tensor<203x4xui32>) -> tensor<203x4xui8>
  %7 = stablehlo.reverse %want, dims = [1] : tensor<203x4xui8>
  check.expect_eq %6, %7 : tensor<203x4xui8>
  // Not all of a byte is left where more is shifted.
  %one = stablehlo.constant dense<1> : tensor<203x4xui32>
  %more = stablehlo.add %by, %one : tensor<203x4xui32>
  %8 = stablehlo.shift_right_logical %all, %more : tensor<203x4xui32>
  %9 = stablehlo.convert %8 : (tensor<203x4xui32>) -> tensor<203x4xui8>
  %half = stablehlo.shift_right_logical %all, %one : tensor<203x4xui32>
  %10 = stablehlo.shift_right_logical %half, %by : tensor<203x4xui32>
  %11 = stablehlo.convert %10 : (tensor<203x4xui32>) -> tensor<203x4xui8>
  check.expect_eq %9, %11 : tensor<203x4xui8>
  return
}

func.func @signed() {
  %n = stablehlo.iota dim = 0 : tensor<77xi32>
  %k = stablehlo.constant dense<-1640531527> : tensor<77xi32>
  %p = stablehlo.multiply %n, %k : tensor<77xi32>
  %v = stablehlo.optimization_barrier %p : tensor<77xi32>
  %all = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<77xi32>) -> tensor<77x4xi32>
  %i = stablehlo.iota dim = 1 : tensor<77x4xi32>
  %eight = stablehlo.constant dense<8> : tensor<77x4xi32>
  %by = stablehlo.multiply %i, %eight : tensor<77x4xi32>
  %0 = stablehlo.shift_right_arithmetic %all, %by : tensor<77x4xi32>
  %1 = stablehlo.convert %0 : (tensor<77x4xi32>) -> tensor<77x4xi8>
  %2 = stablehlo.bitcast_convert %v : (tensor<77xi32>) -> tensor<77x4xi8>
  check.expect_eq %1, %2 : tensor<77x4xi8>
  // Behind the last byte there are signs, and zeros.
  %far = stablehlo.add %by, %eight : tensor<77x4xi32>
  %3 = stablehlo.shift_right_arithmetic %all, %far : tensor<77x4xi32>
  %4 = stablehlo.convert %3 : (tensor<77x4xi32>) -> tensor<77x4xi8>
  %5 = stablehlo.slice %2 [0:77, 1:4] : (tensor<77x4xi8>) -> tensor<77x3xi8>
  %seven = stablehlo.constant dense<7> : tensor<77x1xi8>
  %6 = stablehlo.slice %2 [0:77, 3:4] : (tensor<77x4xi8>) -> tensor<77x1xi8>
  %7 = stablehlo.shift_right_arithmetic %6, %seven : tensor<77x1xi8>
  %8 = stablehlo.concatenate %5, %7, dim = 1 : (tensor<77x3xi8>, tensor<77x1xi8>) -> tensor<77x4xi8>
  check.expect_eq %4, %8 : tensor<77x4xi8>
  return
}

func.func @double_words() {
  %n = stablehlo.iota dim = 0 : tensor<65xui64>
  %k = stablehlo.constant dense<11400714819323198485> : tensor<65xui64>
  %p = stablehlo.multiply %n, %k : tensor<65xui64>
  %v = stablehlo.optimization_barrier %p : tensor<65xui64>
  %all = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<65xui64>) -> tensor<65x8xui64>
  %i = stablehlo.iota dim = 1 : tensor<65x8xui64>
  %eight = stablehlo.constant dense<8> : tensor<65x8xui64>
  %low = stablehlo.constant dense<255> : tensor<65x8xui64>
  %by = stablehlo.multiply %i, %eight : tensor<65x8xui64>
  %0 = stablehlo.shift_right_logical %all, %by : tensor<65x8xui64>
  %1 = stablehlo.and %0, %low : tensor<65x8xui64>
  %2 = stablehlo.convert %1 : (tensor<65x8xui64>) -> tensor<65x8xui8>
  %3 = stablehlo.bitcast_convert %v : (tensor<65xui64>) -> tensor<65x8xui8>
  check.expect_eq %2, %3 : tensor<65x8xui8>
  %4 = stablehlo.convert %3 : (tensor<65x8xui8>) -> tensor<65x8xui64>
  check.expect_eq %1, %4 : tensor<65x8xui64>
  return
}

func.func @halves() {
  %n = stablehlo.iota dim = 0 : tensor<201xui32>
  %k = stablehlo.constant dense<2654435769> : tensor<201xui32>
  %p = stablehlo.multiply %n, %k : tensor<201xui32>
  %v = stablehlo.optimization_barrier %p : tensor<201xui32>
  %all = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<201xui32>) -> tensor<201x2xui32>
  %i = stablehlo.iota dim = 1 : tensor<201x2xui32>
  %four = stablehlo.constant dense<4> : tensor<201x2xui32>
  %by = stablehlo.shift_left %i, %four : tensor<201x2xui32>
  %0 = stablehlo.shift_right_logical %all, %by : tensor<201x2xui32>
  %1 = stablehlo.convert %0 : (tensor<201x2xui32>) -> tensor<201x2xui16>
  %2 = stablehlo.bitcast_convert %v : (tensor<201xui32>) -> tensor<201x2xui16>
  check.expect_eq %1, %2 : tensor<201x2xui16>
  // Bytes of those.
  %h = stablehlo.optimization_barrier %2 : tensor<201x2xui16>
  %each = stablehlo.broadcast_in_dim %h, dims = [0, 1] : (tensor<201x2xui16>) -> tensor<201x2x2xui16>
  %j = stablehlo.iota dim = 2 : tensor<201x2x2xui16>
  %eight = stablehlo.constant dense<8> : tensor<201x2x2xui16>
  %bits = stablehlo.multiply %j, %eight : tensor<201x2x2xui16>
  %3 = stablehlo.shift_right_logical %each, %bits : tensor<201x2x2xui16>
  %4 = stablehlo.convert %3 : (tensor<201x2x2xui16>) -> tensor<201x2x2xui8>
  %5 = stablehlo.bitcast_convert %h : (tensor<201x2xui16>) -> tensor<201x2x2xui8>
  check.expect_eq %4, %5 : tensor<201x2x2xui8>
  return
}

// Three of four bytes, of words behind the first.
func.func @rows() {
  %n = stablehlo.iota dim = 0 : tensor<204xui32>
  %k = stablehlo.constant dense<2654435769> : tensor<204xui32>
  %p = stablehlo.multiply %n, %k : tensor<204xui32>
  %v = stablehlo.optimization_barrier %p : tensor<204xui32>
  %x = stablehlo.slice %v [1:204] : (tensor<204xui32>) -> tensor<203xui32>
  %all = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<203xui32>) -> tensor<203x3xui32>
  %i = stablehlo.iota dim = 1 : tensor<203x3xui32>
  %eight = stablehlo.constant dense<8> : tensor<203x3xui32>
  %by = stablehlo.multiply %i, %eight : tensor<203x3xui32>
  %0 = stablehlo.shift_right_logical %all, %by : tensor<203x3xui32>
  %1 = stablehlo.convert %0 : (tensor<203x3xui32>) -> tensor<203x3xui8>
  %2 = stablehlo.bitcast_convert %v : (tensor<204xui32>) -> tensor<204x4xui8>
  %3 = stablehlo.slice %2 [1:204, 0:3] : (tensor<204x4xui8>) -> tensor<203x3xui8>
  check.expect_eq %1, %3 : tensor<203x3xui8>
  return
}
