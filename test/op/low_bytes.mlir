// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The low bytes of more lanes than one register has.

func.func @low_i32_ui8() {
  %v1 = stablehlo.iota dim = 0 : tensor<133xi32>
  %v2 = stablehlo.constant dense<23> : tensor<133xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<133xi32>
  %v4 = stablehlo.iota dim = 0 : tensor<133xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i32>, %s: tensor<i32>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<133xi32>, tensor<133xi32>) -> (tensor<133xi32>, tensor<133xi32>)
  %v6 = stablehlo.constant dense<1021> : tensor<133xi32>
  %v7 = stablehlo.xor %v5#1, %v6 : tensor<133xi32>
  %v8 = stablehlo.constant dense<300> : tensor<133xi32>
  %v9 = stablehlo.add %v7, %v8 : tensor<133xi32>
  %v10 = stablehlo.convert %v9 : (tensor<133xi32>) -> tensor<133xui8>
  %v11 = stablehlo.constant dense<[41, 22, 255, 228, 205, 186, 163, 136, 113, 94, 71, 44, 21, 2, 235, 208, 185, 166, 143, 116, 93, 74, 51, 24, 1, 238, 215, 188, 165, 146, 123, 96, 73, 54, 31, 4, 237, 218, 195, 168, 145, 126, 103, 76, 53, 34, 11, 240, 217, 198, 175, 148, 125, 106, 83, 56, 33, 14, 247, 220, 197, 178, 155, 128, 105, 86, 63, 36, 13, 250, 227, 200, 177, 158, 135, 108, 85, 66, 43, 16, 249, 230, 207, 180, 157, 138, 115, 88, 65, 46, 23, 252, 229, 210, 187, 160, 137, 118, 95, 68, 45, 26, 3, 232, 209, 190, 167, 140, 117, 98, 75, 48, 25, 6, 239, 212, 189, 170, 147, 120, 97, 78, 55, 28, 5, 242, 219, 192, 169, 150, 127, 100, 77]> : tensor<133xui8>
  check.expect_eq %v10, %v11 : tensor<133xui8>
  return
}

// -----

func.func @low_i32_i16() {
  %v1 = stablehlo.iota dim = 0 : tensor<133xi32>
  %v2 = stablehlo.constant dense<23> : tensor<133xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<133xi32>
  %v4 = stablehlo.iota dim = 0 : tensor<133xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i32>, %s: tensor<i32>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<133xi32>, tensor<133xi32>) -> (tensor<133xi32>, tensor<133xi32>)
  %v6 = stablehlo.constant dense<1021> : tensor<133xi32>
  %v7 = stablehlo.xor %v5#1, %v6 : tensor<133xi32>
  %v8 = stablehlo.constant dense<300> : tensor<133xi32>
  %v9 = stablehlo.add %v7, %v8 : tensor<133xi32>
  %v10 = stablehlo.convert %v9 : (tensor<133xi32>) -> tensor<133xi16>
  %v11 = stablehlo.constant dense<[1321, 1302, 1279, 1252, 1229, 1210, 1187, 1160, 1137, 1118, 1095, 1068, 1045, 1026, 1003, 976, 953, 934, 911, 884, 861, 842, 819, 792, 769, 750, 727, 700, 677, 658, 635, 608, 585, 566, 543, 516, 493, 474, 451, 424, 401, 382, 359, 332, 309, 2338, 2315, 2288, 2265, 2246, 2223, 2196, 2173, 2154, 2131, 2104, 2081, 2062, 2039, 2012, 1989, 1970, 1947, 1920, 1897, 1878, 1855, 1828, 1805, 1786, 1763, 1736, 1713, 1694, 1671, 1644, 1621, 1602, 1579, 1552, 1529, 1510, 1487, 1460, 1437, 1418, 1395, 1368, 1345, 1326, 3351, 3324, 3301, 3282, 3259, 3232, 3209, 3190, 3167, 3140, 3117, 3098, 3075, 3048, 3025, 3006, 2983, 2956, 2933, 2914, 2891, 2864, 2841, 2822, 2799, 2772, 2749, 2730, 2707, 2680, 2657, 2638, 2615, 2588, 2565, 2546, 2523, 2496, 2473, 2454, 2431, 2404, 2381]> : tensor<133xi16>
  check.expect_eq %v10, %v11 : tensor<133xi16>
  return
}

// -----

func.func @low_i16_i8() {
  %v1 = stablehlo.iota dim = 0 : tensor<133xi16>
  %v2 = stablehlo.constant dense<23> : tensor<133xi16>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<133xi16>
  %v4 = stablehlo.iota dim = 0 : tensor<133xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i16>, %s: tensor<i16>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<133xi32>, tensor<133xi16>) -> (tensor<133xi32>, tensor<133xi16>)
  %v6 = stablehlo.constant dense<1021> : tensor<133xi16>
  %v7 = stablehlo.xor %v5#1, %v6 : tensor<133xi16>
  %v8 = stablehlo.constant dense<300> : tensor<133xi16>
  %v9 = stablehlo.add %v7, %v8 : tensor<133xi16>
  %v10 = stablehlo.convert %v9 : (tensor<133xi16>) -> tensor<133xi8>
  %v11 = stablehlo.constant dense<[41, 22, -1, -28, -51, -70, -93, -120, 113, 94, 71, 44, 21, 2, -21, -48, -71, -90, -113, 116, 93, 74, 51, 24, 1, -18, -41, -68, -91, -110, 123, 96, 73, 54, 31, 4, -19, -38, -61, -88, -111, 126, 103, 76, 53, 34, 11, -16, -39, -58, -81, -108, 125, 106, 83, 56, 33, 14, -9, -36, -59, -78, -101, -128, 105, 86, 63, 36, 13, -6, -29, -56, -79, -98, -121, 108, 85, 66, 43, 16, -7, -26, -49, -76, -99, -118, 115, 88, 65, 46, 23, -4, -27, -46, -69, -96, -119, 118, 95, 68, 45, 26, 3, -24, -47, -66, -89, -116, 117, 98, 75, 48, 25, 6, -17, -44, -67, -86, -109, 120, 97, 78, 55, 28, 5, -14, -37, -64, -87, -106, 127, 100, 77]> : tensor<133xi8>
  check.expect_eq %v10, %v11 : tensor<133xi8>
  return
}

// -----

func.func @bounded() {
  %v1 = stablehlo.iota dim = 0 : tensor<133xi16>
  %v2 = stablehlo.constant dense<66> : tensor<133xi16>
  %v3 = stablehlo.subtract %v1, %v2 : tensor<133xi16>
  %v4 = stablehlo.convert %v3 : (tensor<133xi16>) -> tensor<133xi8>
  %v5 = stablehlo.iota dim = 0 : tensor<133xi32>
  %v6:2 = "stablehlo.sort"(%v5, %v4) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i8>, %s: tensor<i8>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<133xi32>, tensor<133xi8>) -> (tensor<133xi32>, tensor<133xi8>)
  %v7 = stablehlo.convert %v6#1 : (tensor<133xi8>) -> tensor<133xi16>
  %v8 = stablehlo.constant dense<5> : tensor<133xi16>
  %v9 = stablehlo.multiply %v7, %v8 : tensor<133xi16>
  %v10 = stablehlo.constant dense<-128> : tensor<133xi16>
  %v11 = stablehlo.maximum %v9, %v10 : tensor<133xi16>
  %v12 = stablehlo.constant dense<127> : tensor<133xi16>
  %v13 = stablehlo.minimum %v11, %v12 : tensor<133xi16>
  %v14 = stablehlo.convert %v13 : (tensor<133xi16>) -> tensor<133xi8>
  %v15 = stablehlo.constant dense<[-128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -125, -120, -115, -110, -105, -100, -95, -90, -85, -80, -75, -70, -65, -60, -55, -50, -45, -40, -35, -30, -25, -20, -15, -10, -5, 0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 125, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127]> : tensor<133xi8>
  check.expect_eq %v14, %v15 : tensor<133xi8>
  return
}
