// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Bytes and words that lie apart: those of words in lanes, each shifted down, side by side in rows of four, two and
// five; columns at the edges of an image whose inside is computed in lanes of bytes.

func.func @bytes_of_words() {
  %n = stablehlo.iota dim = 0 : tensor<203xui32>
  %k = stablehlo.constant dense<2654435769> : tensor<203xui32>
  %p = stablehlo.multiply %n, %k : tensor<203xui32>
  %v = stablehlo.optimization_barrier %p : tensor<203xui32>
  %by = stablehlo.constant dense<[0, 8, 16, 24]> : tensor<4xui32>
  %row = stablehlo.broadcast_in_dim %by, dims = [1] : (tensor<4xui32>) -> tensor<203x4xui32>
  %all = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<203xui32>) -> tensor<203x4xui32>
  %down = stablehlo.shift_right_logical %all, %row : tensor<203x4xui32>
  %parts = stablehlo.convert %down : (tensor<203x4xui32>) -> tensor<203x4xui8>
  %a0 = stablehlo.slice %down [0:203, 0:1] : (tensor<203x4xui32>) -> tensor<203x1xui32>
  %a1 = stablehlo.slice %down [0:203, 1:2] : (tensor<203x4xui32>) -> tensor<203x1xui32>
  %a2 = stablehlo.slice %down [0:203, 2:3] : (tensor<203x4xui32>) -> tensor<203x1xui32>
  %a3 = stablehlo.slice %down [0:203, 3:4] : (tensor<203x4xui32>) -> tensor<203x1xui32>
  %c = stablehlo.concatenate %a0, %a1, %a2, %a3, dim = 1
      : (tensor<203x1xui32>, tensor<203x1xui32>, tensor<203x1xui32>, tensor<203x1xui32>) -> tensor<203x4xui32>
  %got = stablehlo.convert %c : (tensor<203x4xui32>) -> tensor<203x4xui8>
  %want = stablehlo.bitcast_convert %v : (tensor<203xui32>) -> tensor<203x4xui8>
  check.expect_eq %got, %want : tensor<203x4xui8>
  check.expect_eq %parts, %want : tensor<203x4xui8>
  %two = stablehlo.slice %c [0:203, 0:3:2] : (tensor<203x4xui32>) -> tensor<203x2xui32>
  %got_two = stablehlo.convert %two : (tensor<203x2xui32>) -> tensor<203x2xui16>
  %want_two = stablehlo.bitcast_convert %v : (tensor<203xui32>) -> tensor<203x2xui16>
  check.expect_eq %got_two, %want_two : tensor<203x2xui16>
  %five = stablehlo.concatenate %a3, %a0, %a2, %a1, %a0, dim = 1
      : (tensor<203x1xui32>, tensor<203x1xui32>, tensor<203x1xui32>, tensor<203x1xui32>, tensor<203x1xui32>)
      -> tensor<203x5xui32>
  %got_five = stablehlo.convert %five : (tensor<203x5xui32>) -> tensor<203x5xui8>
  %b3 = stablehlo.slice %want [0:203, 3:4] : (tensor<203x4xui8>) -> tensor<203x1xui8>
  %b2 = stablehlo.slice %want [0:203, 2:3] : (tensor<203x4xui8>) -> tensor<203x1xui8>
  %b1 = stablehlo.slice %want [0:203, 1:2] : (tensor<203x4xui8>) -> tensor<203x1xui8>
  %b0 = stablehlo.slice %want [0:203, 0:1] : (tensor<203x4xui8>) -> tensor<203x1xui8>
  %want_five = stablehlo.concatenate %b3, %b0, %b2, %b1, %b0, dim = 1
      : (tensor<203x1xui8>, tensor<203x1xui8>, tensor<203x1xui8>, tensor<203x1xui8>, tensor<203x1xui8>)
      -> tensor<203x5xui8>
  check.expect_eq %got_five, %want_five : tensor<203x5xui8>
  func.return
}

// -----

func.func @edges() {
  %n = stablehlo.iota dim = 0 : tensor<7000xi32>
  %k = stablehlo.constant dense<40503> : tensor<7000xi32>
  %p = stablehlo.multiply %n, %k : tensor<7000xi32>
  %five = stablehlo.constant dense<5> : tensor<7000xi32>
  %s = stablehlo.shift_right_logical %p, %five : tensor<7000xi32>
  %low = stablehlo.constant dense<63> : tensor<7000xi32>
  %m = stablehlo.and %s, %low : tensor<7000xi32>
  %shaped = stablehlo.reshape %m : (tensor<7000xi32>) -> tensor<70x100xi32>
  %words = stablehlo.optimization_barrier %shaped : tensor<70x100xi32>
  %narrow = stablehlo.convert %words : (tensor<70x100xi32>) -> tensor<70x100xi8>
  %bytes = stablehlo.optimization_barrier %narrow : tensor<70x100xi8>
  %b_last = stablehlo.slice %bytes [0:70, 99:100] : (tensor<70x100xi8>) -> tensor<70x1xi8>
  %b_most = stablehlo.slice %bytes [0:70, 0:99] : (tensor<70x100xi8>) -> tensor<70x99xi8>
  %b_left = stablehlo.concatenate %b_last, %b_most, dim = 1
      : (tensor<70x1xi8>, tensor<70x99xi8>) -> tensor<70x100xi8>
  %b_sum = stablehlo.add %bytes, %b_left : tensor<70x100xi8>
  %b_top = stablehlo.maximum %b_sum, %bytes : tensor<70x100xi8>
  %got = stablehlo.xor %b_top, %b_left : tensor<70x100xi8>
  %w_last = stablehlo.slice %words [0:70, 99:100] : (tensor<70x100xi32>) -> tensor<70x1xi32>
  %w_most = stablehlo.slice %words [0:70, 0:99] : (tensor<70x100xi32>) -> tensor<70x99xi32>
  %w_left = stablehlo.concatenate %w_last, %w_most, dim = 1
      : (tensor<70x1xi32>, tensor<70x99xi32>) -> tensor<70x100xi32>
  %w_sum = stablehlo.add %words, %w_left : tensor<70x100xi32>
  %w_top = stablehlo.maximum %w_sum, %words : tensor<70x100xi32>
  %w = stablehlo.xor %w_top, %w_left : tensor<70x100xi32>
  %want = stablehlo.convert %w : (tensor<70x100xi32>) -> tensor<70x100xi8>
  check.expect_eq %got, %want : tensor<70x100xi8>
  func.return
}

// -----

// Every second byte of rows, from the first or the second on, which a sort put into memory; as halves of words.
func.func @every_second() {
  %n = stablehlo.iota dim = 0 : tensor<21000xui32>
  %k = stablehlo.constant dense<2654435769> : tensor<21000xui32>
  %by = stablehlo.constant dense<23> : tensor<21000xui32>
  %p = stablehlo.multiply %n, %k : tensor<21000xui32>
  %d = stablehlo.shift_right_logical %p, %by : tensor<21000xui32>
  %b = stablehlo.convert %d : (tensor<21000xui32>) -> tensor<21000xui8>
  %s:2 = "stablehlo.sort"(%n, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui32>, %a1: tensor<ui32>, %a2: tensor<ui8>, %a3: tensor<ui8>):
    %l = stablehlo.compare LT, %a0, %a1 : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<21000xui32>, tensor<21000xui8>) -> (tensor<21000xui32>, tensor<21000xui8>)
  %x = stablehlo.reshape %s#1 : (tensor<21000xui8>) -> tensor<70x300xui8>
  %x0 = stablehlo.slice %x [0:70, 0:300:2] : (tensor<70x300xui8>) -> tensor<70x150xui8>
  %x1 = stablehlo.slice %x [0:70, 1:300:2] : (tensor<70x300xui8>) -> tensor<70x150xui8>
  %w0 = stablehlo.convert %x0 : (tensor<70x150xui8>) -> tensor<70x150xui16>
  %w1 = stablehlo.convert %x1 : (tensor<70x150xui8>) -> tensor<70x150xui16>
  %three = stablehlo.constant dense<3> : tensor<70x150xui16>
  %t = stablehlo.multiply %w1, %three : tensor<70x150xui16>
  %sum = stablehlo.add %w0, %t : tensor<70x150xui16>
  %two = stablehlo.constant dense<2> : tensor<70x150xui16>
  %q = stablehlo.shift_right_logical %sum, %two : tensor<70x150xui16>
  %got = stablehlo.convert %q : (tensor<70x150xui16>) -> tensor<70x150xui8>
  %pairs = stablehlo.reshape %b : (tensor<21000xui8>) -> tensor<70x150x2xui8>
  %words = stablehlo.bitcast_convert %pairs : (tensor<70x150x2xui8>) -> tensor<70x150xui16>
  %low = stablehlo.constant dense<255> : tensor<70x150xui16>
  %eight = stablehlo.constant dense<8> : tensor<70x150xui16>
  %v0 = stablehlo.and %words, %low : tensor<70x150xui16>
  %v1 = stablehlo.shift_right_logical %words, %eight : tensor<70x150xui16>
  %u = stablehlo.multiply %v1, %three : tensor<70x150xui16>
  %due = stablehlo.add %v0, %u : tensor<70x150xui16>
  %r = stablehlo.shift_right_logical %due, %two : tensor<70x150xui16>
  %want = stablehlo.convert %r : (tensor<70x150xui16>) -> tensor<70x150xui8>
  check.expect_eq %got, %want : tensor<70x150xui8>
  func.return
}
