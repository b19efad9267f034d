// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Operations of 64 bits on numbers that were widened from 32, and on indices: those whose results have no more bits than
// 32 may be done in as many, and only those. The numbers are sorted, so that no pass knows them.

func.func @main() {
  %given = stablehlo.constant dense<[-2147483648, -1073741824, -65536, -46341, -12345, -7, -2, -1, 0, 1, 2, 7, 12345, 46341, 65536, 1073741824, 2147483647]> : tensor<17xi32>
  %s = "stablehlo.sort"(%given) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %r = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %r : tensor<i1>
  }) : (tensor<17xi32>) -> tensor<17xi32>
  %x = stablehlo.convert %s : (tensor<17xi32>) -> tensor<17xi64>
  %t = stablehlo.reverse %s, dims = [0] : tensor<17xi32>
  %y = stablehlo.convert %t : (tensor<17xi32>) -> tensor<17xi64>
  %i = stablehlo.iota dim = 0 : tensor<17xi64>
  %c7 = stablehlo.constant dense<7> : tensor<17xi64>
  %m1 = stablehlo.constant dense<-1> : tensor<17xi64>
  %big = stablehlo.constant dense<2147483648> : tensor<17xi64>
  %c31 = stablehlo.constant dense<31> : tensor<17xi64>
  %c32 = stablehlo.constant dense<32> : tensor<17xi64>
  %c40 = stablehlo.constant dense<40> : tensor<17xi64>
  %c3 = stablehlo.constant dense<3> : tensor<17xi64>
  %g = stablehlo.constant dense<268435456> : tensor<17xi64>
  %add = stablehlo.add %x, %y : tensor<17xi64>
  check.expect_eq_const %add, dense<[-1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1]> : tensor<17xi64>
  %sub = stablehlo.subtract %x, %y : tensor<17xi64>
  check.expect_eq_const %sub, dense<[-4294967295, -2147483648, -131072, -92682, -24690, -14, -4, -2, 0, 2, 4, 14, 24690, 92682, 131072, 2147483648, 4294967295]> : tensor<17xi64>
  %mul = stablehlo.multiply %x, %y : tensor<17xi64>
  check.expect_eq_const %mul, dense<[-4611686016279904256, -1152921504606846976, -4294967296, -2147488281, -152399025, -49, -4, -1, 0, -1, -4, -49, -152399025, -2147488281, -4294967296, -1152921504606846976, -4611686016279904256]> : tensor<17xi64>
  %neg = stablehlo.multiply %x, %m1 : tensor<17xi64>
  check.expect_eq_const %neg, dense<[2147483648, 1073741824, 65536, 46341, 12345, 7, 2, 1, 0, -1, -2, -7, -12345, -46341, -65536, -1073741824, -2147483647]> : tensor<17xi64>
  %and = stablehlo.and %x, %y : tensor<17xi64>
  check.expect_eq_const %and, dense<[0, 1073741824, 65536, 1, 1, 1, 2, 1, 0, 1, 2, 1, 1, 1, 65536, 1073741824, 0]> : tensor<17xi64>
  %or = stablehlo.or %x, %y : tensor<17xi64>
  check.expect_eq_const %or, dense<[-1, -1073741824, -65536, -1, -1, -1, -2, -1, 0, -1, -2, -1, -1, -1, -65536, -1073741824, -1]> : tensor<17xi64>
  %xor = stablehlo.xor %x, %y : tensor<17xi64>
  check.expect_eq_const %xor, dense<[-1, -2147483648, -131072, -2, -2, -2, -4, -2, 0, -2, -4, -2, -2, -2, -131072, -2147483648, -1]> : tensor<17xi64>
  %min = stablehlo.minimum %x, %y : tensor<17xi64>
  check.expect_eq_const %min, dense<[-2147483648, -1073741824, -65536, -46341, -12345, -7, -2, -1, 0, -1, -2, -7, -12345, -46341, -65536, -1073741824, -2147483648]> : tensor<17xi64>
  %max = stablehlo.maximum %x, %y : tensor<17xi64>
  check.expect_eq_const %max, dense<[2147483647, 1073741824, 65536, 46341, 12345, 7, 2, 1, 0, 1, 2, 7, 12345, 46341, 65536, 1073741824, 2147483647]> : tensor<17xi64>
  %div = stablehlo.divide %x, %c7 : tensor<17xi64>
  check.expect_eq_const %div, dense<[-306783378, -153391689, -9362, -6620, -1763, -1, 0, 0, 0, 0, 0, 1, 1763, 6620, 9362, 153391689, 306783378]> : tensor<17xi64>
  %rem = stablehlo.remainder %x, %c7 : tensor<17xi64>
  check.expect_eq_const %rem, dense<[-2, -1, -2, -1, -4, 0, -2, -1, 0, 1, 2, 0, 4, 1, 2, 1, 1]> : tensor<17xi64>
  %div1 = stablehlo.divide %x, %m1 : tensor<17xi64>
  check.expect_eq_const %div1, dense<[2147483648, 1073741824, 65536, 46341, 12345, 7, 2, 1, 0, -1, -2, -7, -12345, -46341, -65536, -1073741824, -2147483647]> : tensor<17xi64>
  %rest = stablehlo.remainder %x, %m1 : tensor<17xi64>
  check.expect_eq_const %rest, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<17xi64>
  %r31 = stablehlo.shift_right_arithmetic %x, %c31 : tensor<17xi64>
  check.expect_eq_const %r31, dense<[-1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<17xi64>
  %r32 = stablehlo.shift_right_arithmetic %x, %c32 : tensor<17xi64>
  check.expect_eq_const %r32, dense<[-1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<17xi64>
  %r40 = stablehlo.shift_right_arithmetic %x, %c40 : tensor<17xi64>
  check.expect_eq_const %r40, dense<[-1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<17xi64>
  %l3 = stablehlo.shift_left %x, %c3 : tensor<17xi64>
  check.expect_eq_const %l3, dense<[-17179869184, -8589934592, -524288, -370728, -98760, -56, -16, -8, 0, 8, 16, 56, 98760, 370728, 524288, 8589934592, 17179869176]> : tensor<17xi64>
  %u3 = stablehlo.shift_right_logical %x, %c3 : tensor<17xi64>
  check.expect_eq_const %u3, dense<[2305843008945258496, 2305843009079476224, 2305843009213685760, 2305843009213688159, 2305843009213692408, 2305843009213693951, 2305843009213693951, 2305843009213693951, 0, 0, 0, 0, 1543, 5792, 8192, 134217728, 268435455]> : tensor<17xi64>
  %u32 = stablehlo.shift_right_logical %x, %c32 : tensor<17xi64>
  check.expect_eq_const %u32, dense<[4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<17xi64>
  %ig = stablehlo.multiply %i, %g : tensor<17xi64>
  check.expect_eq_const %ig, dense<[0, 268435456, 536870912, 805306368, 1073741824, 1342177280, 1610612736, 1879048192, 2147483648, 2415919104, 2684354560, 2952790016, 3221225472, 3489660928, 3758096384, 4026531840, 4294967296]> : tensor<17xi64>
  %il = stablehlo.shift_left %i, %c31 : tensor<17xi64>
  check.expect_eq_const %il, dense<[0, 2147483648, 4294967296, 6442450944, 8589934592, 10737418240, 12884901888, 15032385536, 17179869184, 19327352832, 21474836480, 23622320128, 25769803776, 27917287424, 30064771072, 32212254720, 34359738368]> : tensor<17xi64>
  %im = stablehlo.subtract %c7, %i : tensor<17xi64>
  check.expect_eq_const %im, dense<[7, 6, 5, 4, 3, 2, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9]> : tensor<17xi64>
  %iq = stablehlo.divide %i, %c3 : tensor<17xi64>
  check.expect_eq_const %iq, dense<[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5]> : tensor<17xi64>
  %ir = stablehlo.remainder %i, %c3 : tensor<17xi64>
  check.expect_eq_const %ir, dense<[0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]> : tensor<17xi64>
  %ia = stablehlo.multiply %im, %im : tensor<17xi64>
  check.expect_eq_const %ia, dense<[49, 36, 25, 16, 9, 4, 1, 0, 1, 4, 9, 16, 25, 36, 49, 64, 81]> : tensor<17xi64>
  %iu = stablehlo.shift_right_logical %im, %c3 : tensor<17xi64>
  check.expect_eq_const %iu, dense<[0, 0, 0, 0, 0, 0, 0, 0, 2305843009213693951, 2305843009213693951, 2305843009213693951, 2305843009213693951, 2305843009213693951, 2305843009213693951, 2305843009213693951, 2305843009213693951, 2305843009213693950]> : tensor<17xi64>
  %lt = stablehlo.compare LT, %x, %y, SIGNED : (tensor<17xi64>, tensor<17xi64>) -> tensor<17xi1>
  check.expect_eq_const %lt, dense<[true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false]> : tensor<17xi1>
  %gb = stablehlo.compare GE, %x, %big, SIGNED : (tensor<17xi64>, tensor<17xi64>) -> tensor<17xi1>
  check.expect_eq_const %gb, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<17xi1>
  %ii = stablehlo.compare LE, %im, %iq, SIGNED : (tensor<17xi64>, tensor<17xi64>) -> tensor<17xi1>
  check.expect_eq_const %ii, dense<[false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true]> : tensor<17xi1>
  %sl = stablehlo.compare LT, %add, %m1, SIGNED : (tensor<17xi64>, tensor<17xi64>) -> tensor<17xi1>
  check.expect_eq_const %sl, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<17xi1>
  %ux = stablehlo.bitcast_convert %x : (tensor<17xi64>) -> tensor<17xui64>
  %uy = stablehlo.bitcast_convert %y : (tensor<17xi64>) -> tensor<17xui64>
  %v7 = stablehlo.constant dense<7> : tensor<17xui64>
  %ur = stablehlo.remainder %ux, %v7 : tensor<17xui64>
  %ri = stablehlo.bitcast_convert %ur : (tensor<17xui64>) -> tensor<17xi64>
  check.expect_eq_const %ri, dense<[0, 1, 0, 1, 5, 2, 0, 1, 0, 1, 2, 0, 4, 1, 2, 1, 1]> : tensor<17xi64>
  %u40 = stablehlo.shift_right_logical %x, %c40 : tensor<17xi64>
  check.expect_eq_const %u40, dense<[16777215, 16777215, 16777215, 16777215, 16777215, 16777215, 16777215, 16777215, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<17xi64>
  %uq = stablehlo.divide %ux, %v7 : tensor<17xui64>
  %qi = stablehlo.bitcast_convert %uq : (tensor<17xui64>) -> tensor<17xi64>
  check.expect_eq_const %qi, dense<[2635249153080295424, 2635249153233687113, 2635249153387069440, 2635249153387072182, 2635249153387077038, 2635249153387078801, 2635249153387078802, 2635249153387078802, 0, 0, 0, 1, 1763, 6620, 9362, 153391689, 306783378]> : tensor<17xi64>
  %ul = stablehlo.compare LT, %ux, %uy, UNSIGNED : (tensor<17xui64>, tensor<17xui64>) -> tensor<17xi1>
  check.expect_eq_const %ul, dense<[false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true]> : tensor<17xi1>
  %sel = stablehlo.select %lt, %x, %y : tensor<17xi1>, tensor<17xi64>
  check.expect_eq_const %sel, dense<[-2147483648, -1073741824, -65536, -46341, -12345, -7, -2, -1, 0, -1, -2, -7, -12345, -46341, -65536, -1073741824, -2147483648]> : tensor<17xi64>
  %w = stablehlo.convert %sel : (tensor<17xi64>) -> tensor<17xi32>
  check.expect_eq_const %w, dense<[-2147483648, -1073741824, -65536, -46341, -12345, -7, -2, -1, 0, -1, -2, -7, -12345, -46341, -65536, -1073741824, -2147483648]> : tensor<17xi32>
  %f = stablehlo.convert %sub : (tensor<17xi64>) -> tensor<17xf32>
  check.expect_eq_const %f, dense<[0xCF800000, 0xCF000000, 0xC8000000, 0xC7B50500, 0xC6C0E400, 0xC1600000, 0xC0800000, 0xC0000000, 0x00000000, 0x40000000, 0x40800000, 0x41600000, 0x46C0E400, 0x47B50500, 0x48000000, 0x4F000000, 0x4F800000]> : tensor<17xf32>
  %fx = stablehlo.convert %x : (tensor<17xi64>) -> tensor<17xf32>
  check.expect_eq_const %fx, dense<[0xCF000000, 0xCE800000, 0xC7800000, 0xC7350500, 0xC640E400, 0xC0E00000, 0xC0000000, 0xBF800000, 0x00000000, 0x3F800000, 0x40000000, 0x40E00000, 0x4640E400, 0x47350500, 0x47800000, 0x4E800000, 0x4F000000]> : tensor<17xf32>
  return
}
