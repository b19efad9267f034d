// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// A reduction over a few slices of what lies inside: an operation on these slices, where they are made.

// What was put together is reduced, with what comes before and behind.
func.func @stacked() {
  %c0 = stablehlo.constant dense<[6.0, -5.0, -6.0, -2.0, 5.0, -1.0, 5.0, 1.0, -1.0, -2.0, -3.0, -5.0, 7.0, -2.0, 3.0, -9.0, 2.0, -3.0, 3.0, -4.0, 7.0, -9.0, -7.0, 0.0, 5.0, -3.0, -5.0, 5.0, 0.0, -6.0, -6.0, -1.0, 7.0, -8.0, -9.0, 7.0, 3.0]> : tensor<37xf32>
  %x0 = stablehlo.optimization_barrier %c0 : tensor<37xf32>
  %y0 = stablehlo.reshape %x0 : (tensor<37xf32>) -> tensor<1x37xf32>
  %c1 = stablehlo.constant dense<[-2.0, 1.0, 0.0, -6.0, -9.0, -2.0, -9.0, -5.0, -6.0, -8.0, -6.0, -8.0, -5.0, -8.0, -4.0, 0.0, 8.0, -7.0, 9.0, 9.0, -6.0, 2.0, 6.0, 7.0, 3.0, 2.0, 0.0, 0.0, 3.0, -6.0, 5.0, 5.0, 6.0, -6.0, 7.0, -5.0, 2.0]> : tensor<37xf32>
  %x1 = stablehlo.optimization_barrier %c1 : tensor<37xf32>
  %y1 = stablehlo.reshape %x1 : (tensor<37xf32>) -> tensor<1x37xf32>
  %c2 = stablehlo.constant dense<[-1.0, 2.0, 6.0, 4.0, 9.0, -2.0, -6.0, 3.0, 3.0, 6.0, -1.0, -3.0, -3.0, 3.0, -2.0, 8.0, 1.0, 6.0, -4.0, -5.0, 0.0, 0.0, -9.0, -7.0, 3.0, -3.0, -1.0, -7.0, 1.0, 5.0, 8.0, -3.0, 1.0, 8.0, -4.0, 6.0, 8.0]> : tensor<37xf32>
  %x2 = stablehlo.optimization_barrier %c2 : tensor<37xf32>
  %y2 = stablehlo.reshape %x2 : (tensor<37xf32>) -> tensor<1x37xf32>
  %a = stablehlo.concatenate %y0, %y1, %y2, dim = 0 : (tensor<1x37xf32>, tensor<1x37xf32>, tensor<1x37xf32>) -> tensor<3x37xf32>
  %b = stablehlo.add %a, %a : tensor<3x37xf32>
  %d = stablehlo.concatenate %y0, %y1, %y2, dim = 0 : (tensor<1x37xf32>, tensor<1x37xf32>, tensor<1x37xf32>) -> tensor<3x37xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%b init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3x37xf32>, tensor<f32>) -> tensor<37xf32>
  %m = stablehlo.reduce(%d init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<3x37xf32>, tensor<f32>) -> tensor<37xf32>
  %r = stablehlo.add %s, %m : tensor<37xf32>
  check.expect_eq_const %r, dense<[12.0, -2.0, 6.0, -4.0, 19.0, -11.0, -15.0, 1.0, -5.0, -2.0, -21.0, -35.0, 5.0, -11.0, -3.0, 6.0, 30.0, -2.0, 25.0, 9.0, 9.0, -12.0, -14.0, 7.0, 27.0, -6.0, -12.0, 1.0, 11.0, -9.0, 22.0, 7.0, 35.0, -4.0, -5.0, 23.0, 34.0]> : tensor<37xf32>
  return
}

// -----

// The first condition that holds, as numpy.select finds it: the place alone is used.
func.func @first_true() {
  %c0 = stablehlo.constant dense<[false, true, false, false, false, false, true, true, true, false, false, false, false, false, false, true, false, false, true, false, false, false, false, true, true, false, true, true, false, true, false, false, true, false, false, false, true, true, false, false, true, false, false, false, true, false, false, false, true, true, true, false, true, true, true, true, true, true, false, false, false, true, true, false, false, false, true, true, false, false]> : tensor<70xi1>
  %x0 = stablehlo.optimization_barrier %c0 : tensor<70xi1>
  %y0 = stablehlo.reshape %x0 : (tensor<70xi1>) -> tensor<1x70xi1>
  %c1 = stablehlo.constant dense<[false, false, false, false, false, false, true, true, true, false, true, false, true, true, false, true, false, false, true, false, true, true, true, true, true, false, false, true, true, true, false, true, false, false, true, false, false, false, true, false, false, false, true, false, false, false, true, false, false, false, false, true, false, false, false, false, true, true, true, false, true, false, false, false, true, false, false, false, true, false]> : tensor<70xi1>
  %x1 = stablehlo.optimization_barrier %c1 : tensor<70xi1>
  %y1 = stablehlo.reshape %x1 : (tensor<70xi1>) -> tensor<1x70xi1>
  %c2 = stablehlo.constant dense<[true, false, false, true, false, false, true, false, false, false, false, true, false, true, false, false, false, false, true, false, true, true, false, false, false, false, true, false, true, true, false, true, true, false, true, false, false, true, true, true, false, false, true, true, false, true, false, true, false, false, true, false, true, false, false, true, true, true, true, true, true, false, true, false, true, true, false, false, false, true]> : tensor<70xi1>
  %x2 = stablehlo.optimization_barrier %c2 : tensor<70xi1>
  %y2 = stablehlo.reshape %x2 : (tensor<70xi1>) -> tensor<1x70xi1>
  %c3 = stablehlo.constant dense<[false, true, true, false, false, false, true, true, false, false, false, false, true, true, false, false, false, true, false, true, false, true, false, true, true, false, true, false, false, true, false, true, false, true, false, true, true, false, false, false, false, true, false, false, true, false, true, false, true, false, false, false, true, false, true, false, false, true, false, false, false, false, true, true, true, false, true, true, false, true]> : tensor<70xi1>
  %x3 = stablehlo.optimization_barrier %c3 : tensor<70xi1>
  %y3 = stablehlo.reshape %x3 : (tensor<70xi1>) -> tensor<1x70xi1>
  %a = stablehlo.concatenate %y0, %y1, %y2, %y3, dim = 0 : (tensor<1x70xi1>, tensor<1x70xi1>, tensor<1x70xi1>, tensor<1x70xi1>) -> tensor<4x70xi1>
  %i = stablehlo.iota dim = 0 : tensor<4x70xi32>
  %f = stablehlo.constant dense<false> : tensor<i1>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%a init: %f), (%i init: %z) across dimensions = [0] : (tensor<4x70xi1>, tensor<4x70xi32>, tensor<i1>, tensor<i32>) -> (tensor<70xi1>, tensor<70xi32>)
   reducer(%p: tensor<i1>, %q: tensor<i1>) (%j: tensor<i32>, %k: tensor<i32>) {
    %gt = stablehlo.compare GT, %p, %q, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %ne = stablehlo.compare NE, %p, %p, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %w = stablehlo.or %gt, %ne : tensor<i1>
    %eq = stablehlo.compare EQ, %p, %q, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %lt = stablehlo.compare LT, %j, %k, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %an = stablehlo.and %eq, %lt : tensor<i1>
    %o = stablehlo.or %w, %an : tensor<i1>
    %s = stablehlo.select %w, %p, %q : tensor<i1>, tensor<i1>
    %t = stablehlo.select %o, %j, %k : tensor<i1>, tensor<i32>
    stablehlo.return %s, %t : tensor<i1>, tensor<i32>
  }
  check.expect_eq_const %r#1, dense<[2, 0, 3, 2, 0, 0, 0, 0, 0, 0, 1, 2, 1, 1, 0, 0, 0, 3, 0, 3, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 3, 1, 3, 0, 0, 1, 2, 0, 3, 1, 2, 0, 2, 1, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 2, 1, 0, 0, 3, 1, 2, 0, 0, 1, 2]> : tensor<70xi32>
  return
}

// -----

// Dims before and behind the one that is reduced, the initial value last, the result twice used.
func.func @between() {
  %c = stablehlo.constant dense<[[[[37, -4, 1, -23], [-15, 28, -28, 39], [11, 5, -25, -20]], [[26, 7, -4, 37], [9, 38, 36, -23], [-48, 0, -32, -33]], [[2, 31, -46, 39], [43, 25, 45, 8], [-47, -20, 27, 19]], [[12, -50, 29, 10], [-6, -37, 46, 5], [46, 4, 25, 15]], [[46, -44, -2, -47], [-12, 5, 44, -46], [41, -20, -24, -4]]], [[[5, -9, 4, -24], [41, 39, 13, 16], [-29, 34, 24, 47]], [[-13, -6, -1, 32], [-5, 31, 5, -33], [48, 22, 27, 12]], [[-3, 19, -28, -10], [1, 32, 15, -5], [3, -18, 2, 21]], [[-46, -21, 26, -50], [-48, -3, 35, -28], [23, 44, 36, 3]], [[37, -7, 2, -40], [-42, 25, -11, 6], [17, 21, -34, 20]]]]> : tensor<2x5x3x4xi64>
  %x = stablehlo.optimization_barrier %c : tensor<2x5x3x4xi64>
  %z = stablehlo.constant dense<7> : tensor<i64>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1] : (tensor<2x5x3x4xi64>, tensor<i64>) -> tensor<2x3x4xi64>
  %b = stablehlo.broadcast_in_dim %r, dims = [0, 2, 3] : (tensor<2x3x4xi64>) -> tensor<2x5x3x4xi64>
  %s = stablehlo.subtract %x, %b : tensor<2x5x3x4xi64>
  %t = stablehlo.reduce(%s init: %z) applies stablehlo.minimum across dimensions = [1] : (tensor<2x5x3x4xi64>, tensor<i64>) -> tensor<2x3x4xi64>
  check.expect_eq_const %r, dense<[[[7434336, -13367200, -74704, 109191810], [-2925720, -34447000, -642660480, 11553360], [327620832, 0, -90720000, -5266800]], [[-2323230, 1055754, 40768, 107520000], [-2892960, -20311200, -2627625, -3104640], [-11429712, -87085152, -11104128, 4974480]]]> : tensor<2x3x4xi64>
  check.expect_eq_const %t, dense<[[[-7434334, 7, 7, -109191857], [7, 7, 7, -11553406], [-327620880, -20, 7, 7]], [[7, -1055775, -40796, -107520050], [7, 7, 7, 7], [7, 7, 7, -4974477]]]> : tensor<2x3x4xi64>
  return
}

// -----

// The minor-most axis of integers, with what is made of it: weights of three colours, shifted back to bytes.
func.func @colours() {
  %n = stablehlo.iota dim = 0 : tensor<300xi32>
  %k = stablehlo.constant dense<37> : tensor<300xi32>
  %m = stablehlo.multiply %n, %k : tensor<300xi32>
  %c = stablehlo.convert %m : (tensor<300xi32>) -> tensor<300xui8>
  %r = stablehlo.reshape %c : (tensor<300xui8>) -> tensor<100x3xui8>
  %x = stablehlo.optimization_barrier %r : tensor<100x3xui8>
  %w = stablehlo.convert %x : (tensor<100x3xui8>) -> tensor<100x3xui32>
  %f = stablehlo.constant dense<[77, 150, 29]> : tensor<3xui32>
  %b = stablehlo.broadcast_in_dim %f, dims = [1] : (tensor<3xui32>) -> tensor<100x3xui32>
  %p = stablehlo.multiply %w, %b : tensor<100x3xui32>
  %zero = stablehlo.constant dense<0> : tensor<ui32>
  %s = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<100x3xui32>, tensor<ui32>) -> tensor<100xui32>
  %eight = stablehlo.constant dense<8> : tensor<100xui32>
  %h = stablehlo.shift_right_logical %s, %eight : tensor<100xui32>
  %got = stablehlo.convert %h : (tensor<100xui32>) -> tensor<100xui8>
  %p0 = stablehlo.slice %p [0:100, 0:1] : (tensor<100x3xui32>) -> tensor<100x1xui32>
  %p1 = stablehlo.slice %p [0:100, 1:2] : (tensor<100x3xui32>) -> tensor<100x1xui32>
  %p2 = stablehlo.slice %p [0:100, 2:3] : (tensor<100x3xui32>) -> tensor<100x1xui32>
  %a0 = stablehlo.add %p0, %p1 : tensor<100x1xui32>
  %a1 = stablehlo.add %a0, %p2 : tensor<100x1xui32>
  %a2 = stablehlo.reshape %a1 : (tensor<100x1xui32>) -> tensor<100xui32>
  %a3 = stablehlo.shift_right_logical %a2, %eight : tensor<100xui32>
  %want = stablehlo.convert %a3 : (tensor<100xui32>) -> tensor<100xui8>
  check.expect_eq %got, %want : tensor<100xui8>
  return
}
