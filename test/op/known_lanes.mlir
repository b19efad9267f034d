// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Lanes whose places and shifts come from their own numbers, which are known when code is made: fields of words and of
// bytes, and a choice by the place in a short row.

func.func @fields_of_words() {
  %c = stablehlo.constant dense<[973694259, 1590906853, 4133025703, 1612199532, 542587089, 829429670, 3027165658, 188027056, 365867937, 587736274, 1062750932, 3484352528, 4291224412, 2174801331, 899355976, 1721037353, 2756803948, 130110577, 1971964490, 2093375977, 1946188980, 1677090216, 2125934466, 2461552813, 825625152, 3854042680, 3567061697, 1729513616, 384681428, 2083486416, 1005808148, 3259984552, 85862000, 3011467042, 1145757506, 2234146746, 1750902959, 2037201860, 3874336640, 3913394809]> : tensor<40xui32>
  %x = stablehlo.optimization_barrier %c : tensor<40xui32>
  %k = stablehlo.iota dim = 1 : tensor<40x6xui32>
  %five = stablehlo.constant dense<5> : tensor<40x6xui32>
  %by = stablehlo.multiply %k, %five : tensor<40x6xui32>
  %xb = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<40xui32>) -> tensor<40x6xui32>
  %s = stablehlo.shift_right_logical %xb, %by : tensor<40x6xui32>
  %m = stablehlo.constant dense<31> : tensor<40x6xui32>
  %f = stablehlo.and %s, %m : tensor<40x6xui32>
  %r = stablehlo.convert %f : (tensor<40x6xui32>) -> tensor<40x6xui8>
  check.expect_eq_const %r, dense<[[19, 9, 25, 18, 0, 29], [5, 31, 19, 6, 13, 15], [7, 29, 29, 17, 5, 27], [12, 19, 13, 16, 1, 16], [17, 6, 14, 14, 5, 16], [6, 29, 5, 0, 23, 24], [26, 14, 24, 29, 6, 26], [16, 5, 4, 10, 19, 5], [1, 29, 12, 29, 28, 10], [18, 6, 9, 16, 16, 17], [20, 22, 18, 16, 21, 31], [16, 0, 0, 30, 26, 7], [28, 26, 24, 13, 28, 31], [19, 13, 21, 1, 26, 0], [8, 10, 5, 22, 25, 26], [9, 17, 28, 9, 9, 19], [12, 11, 31, 2, 5, 18], [17, 3, 21, 2, 28, 3], [10, 18, 18, 19, 24, 26], [9, 15, 24, 12, 12, 30], [20, 5, 31, 0, 0, 26], [8, 13, 23, 12, 31, 17], [2, 28, 11, 14, 11, 31], [13, 5, 20, 16, 11, 9], [0, 18, 2, 12, 19, 24], [24, 17, 1, 16, 27, 18], [1, 22, 2, 26, 9, 10], [16, 4, 18, 12, 17, 19], [20, 14, 17, 27, 14, 11], [16, 22, 30, 30, 2, 30], [20, 16, 26, 6, 31, 29], [8, 21, 26, 30, 4, 1], [16, 19, 9, 28, 17, 2], [2, 25, 21, 30, 23, 25], [2, 26, 23, 21, 4, 2], [26, 29, 23, 20, 18, 2], [15, 5, 10, 25, 5, 20], [4, 30, 14, 26, 22, 28], [0, 28, 11, 27, 14, 19], [25, 19, 10, 3, 20, 20]]> : tensor<40x6xui8>
  return
}

// -----

func.func @bits_of_bytes() {
  %c = stablehlo.constant dense<[[97, 185, 29, 169, 66, 24, 253, 208, 16, 98, 158, 212, 96, 27, 169, 14, 86, 60, 176, 22, 127, 231, 166, 132], [230, 53, 148, 206, 36, 155, 16, 138, 242, 9, 125, 179, 49, 37, 242, 220, 148, 116, 186, 149, 225, 113, 73, 142]]> : tensor<2x24xui8>
  %x = stablehlo.optimization_barrier %c : tensor<2x24xui8>
  %xb = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<2x24xui8>) -> tensor<2x24x8xui8>
  %k = stablehlo.iota dim = 2 : tensor<2x24x8xui8>
  %s = stablehlo.shift_right_logical %xb, %k : tensor<2x24x8xui8>
  %flat = stablehlo.reshape %s : (tensor<2x24x8xui8>) -> tensor<2x192xui8>
  %one = stablehlo.constant dense<1> : tensor<2x192xui8>
  %bit = stablehlo.and %flat, %one : tensor<2x192xui8>
  %zero = stablehlo.constant dense<0> : tensor<2x192xui8>
  %r = stablehlo.compare NE, %bit, %zero, UNSIGNED : (tensor<2x192xui8>, tensor<2x192xui8>) -> tensor<2x192xi1>
  check.expect_eq_const %r, dense<[[true, false, false, false, false, true, true, false, true, false, false, true, true, true, false, true, true, false, true, true, true, false, false, false, true, false, false, true, false, true, false, true, false, true, false, false, false, false, true, false, false, false, false, true, true, false, false, false, true, false, true, true, true, true, true, true, false, false, false, false, true, false, true, true, false, false, false, false, true, false, false, false, false, true, false, false, false, true, true, false, false, true, true, true, true, false, false, true, false, false, true, false, true, false, true, true, false, false, false, false, false, true, true, false, true, true, false, true, true, false, false, false, true, false, false, true, false, true, false, true, false, true, true, true, false, false, false, false, false, true, true, false, true, false, true, false, false, false, true, true, true, true, false, false, false, false, false, false, true, true, false, true, false, true, true, false, true, false, false, false, true, true, true, true, true, true, true, false, true, true, true, false, false, true, true, true, false, true, true, false, false, true, false, true, false, false, true, false, false, false, false, true], [false, true, true, false, false, true, true, true, true, false, true, false, true, true, false, false, false, false, true, false, true, false, false, true, false, true, true, true, false, false, true, true, false, false, true, false, false, true, false, false, true, true, false, true, true, false, false, true, false, false, false, false, true, false, false, false, false, true, false, true, false, false, false, true, false, true, false, false, true, true, true, true, true, false, false, true, false, false, false, false, true, false, true, true, true, true, true, false, true, true, false, false, true, true, false, true, true, false, false, false, true, true, false, false, true, false, true, false, false, true, false, false, false, true, false, false, true, true, true, true, false, false, true, true, true, false, true, true, false, false, true, false, true, false, false, true, false, false, true, false, true, true, true, false, false, true, false, true, true, true, false, true, true, false, true, false, true, false, false, true, true, false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true, false, false, true, false, false, true, false, false, true, true, true, false, false, false, true]]> : tensor<2x192xi1>
  return
}

// -----

func.func @choice_by_place() {
  %c = stablehlo.constant dense<[[-8, 10, -65, -59, 96], [54, -75, 37, 77, -19], [80, -8, 65, 27, 29], [60, -49, -20, -61, -8], [36, -27, 31, 69, -81], [30, 80, 40, -43, -11], [-37, -96, -24, -12, -43], [-31, -91, 9, -34, -3], [-23, 81, 7, -55, 69], [2, -70, -57, 70, -93], [-48, 97, -58, -23, -70], [-96, 96, -2, -12, -56], [46, 12, -40, -64, 5], [45, 15, 5, 7, -79], [51, -82, -26, 84, -75], [-91, -78, 70, -72, 96], [34, 35, -7, -60, 30], [25, 82, -61, 55, -83], [-51, -95, -64, -12, -1], [69, 47, -69, 91, -23], [-10, -16, -6, -99, 66], [28, -46, -84, 59, -91], [95, 49, -55, -54, -13], [11, 14, -69, -78, -48], [55, -42, 28, 22, -60], [-2, -68, -72, 49, 85], [16, 66, -67, 85, 13], [32, 86, -76, 84, 21], [45, 1, -7, 17, -42], [-86, -49, -87, 15, -71]]> : tensor<30x5xi32>
  %x = stablehlo.optimization_barrier %c : tensor<30x5xi32>
  %k = stablehlo.iota dim = 1 : tensor<30x5xi32>
  %two = stablehlo.constant dense<2> : tensor<30x5xi32>
  %p = stablehlo.compare LT, %k, %two, SIGNED : (tensor<30x5xi32>, tensor<30x5xi32>) -> tensor<30x5xi1>
  %n = stablehlo.negate %x : tensor<30x5xi32>
  %y = stablehlo.multiply %x, %k : tensor<30x5xi32>
  %r = stablehlo.select %p, %n, %y : tensor<30x5xi1>, tensor<30x5xi32>
  check.expect_eq_const %r, dense<[[8, -10, -130, -177, 384], [-54, 75, 74, 231, -76], [-80, 8, 130, 81, 116], [-60, 49, -40, -183, -32], [-36, 27, 62, 207, -324], [-30, -80, 80, -129, -44], [37, 96, -48, -36, -172], [31, 91, 18, -102, -12], [23, -81, 14, -165, 276], [-2, 70, -114, 210, -372], [48, -97, -116, -69, -280], [96, -96, -4, -36, -224], [-46, -12, -80, -192, 20], [-45, -15, 10, 21, -316], [-51, 82, -52, 252, -300], [91, 78, 140, -216, 384], [-34, -35, -14, -180, 120], [-25, -82, -122, 165, -332], [51, 95, -128, -36, -4], [-69, -47, -138, 273, -92], [10, 16, -12, -297, 264], [-28, 46, -168, 177, -364], [-95, -49, -110, -162, -52], [-11, -14, -138, -234, -192], [-55, 42, 56, 66, -240], [2, 68, -144, 147, 340], [-16, -66, -134, 255, 52], [-32, -86, -152, 252, 84], [-45, -1, -14, 51, -168], [86, 49, -174, 45, -284]]> : tensor<30x5xi32>
  return
}
