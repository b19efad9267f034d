// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Bitwise operations on three values, a mask and its complement among them.

func.func @three_i32() {
  %v1 = stablehlo.iota dim = 0 : tensor<70xi32>
  %v2 = stablehlo.constant dense<37> : tensor<70xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<70xi32>
  %v4 = stablehlo.iota dim = 0 : tensor<70xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i32>, %s: tensor<i32>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<70xi32>, tensor<70xi32>) -> (tensor<70xi32>, tensor<70xi32>)
  %v6 = stablehlo.constant dense<91> : tensor<70xi32>
  %v7 = stablehlo.multiply %v1, %v6 : tensor<70xi32>
  %v8 = stablehlo.iota dim = 0 : tensor<70xi32>
  %v9:2 = "stablehlo.sort"(%v8, %v7) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i32>, %s: tensor<i32>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<70xi32>, tensor<70xi32>) -> (tensor<70xi32>, tensor<70xi32>)
  %v10 = stablehlo.constant dense<53> : tensor<70xi32>
  %v11 = stablehlo.multiply %v1, %v10 : tensor<70xi32>
  %v12 = stablehlo.iota dim = 0 : tensor<70xi32>
  %v13:2 = "stablehlo.sort"(%v12, %v11) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i32>, %s: tensor<i32>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<70xi32>, tensor<70xi32>) -> (tensor<70xi32>, tensor<70xi32>)
  %v14 = stablehlo.constant dense<51> : tensor<70xi32>
  %v15 = stablehlo.constant dense<-52> : tensor<70xi32>
  %v16 = stablehlo.and %v5#1, %v14 : tensor<70xi32>
  %v17 = stablehlo.and %v9#1, %v15 : tensor<70xi32>
  %v18 = stablehlo.or %v16, %v17 : tensor<70xi32>
  %v19 = stablehlo.and %v5#1, %v9#1 : tensor<70xi32>
  %v20 = stablehlo.and %v5#1, %v13#1 : tensor<70xi32>
  %v21 = stablehlo.or %v19, %v20 : tensor<70xi32>
  %v22 = stablehlo.and %v9#1, %v13#1 : tensor<70xi32>
  %v23 = stablehlo.or %v21, %v22 : tensor<70xi32>
  %v24 = stablehlo.xor %v5#1, %v9#1 : tensor<70xi32>
  %v25 = stablehlo.xor %v24, %v13#1 : tensor<70xi32>
  %v26 = stablehlo.xor %v5#1, %v9#1 : tensor<70xi32>
  %v27 = stablehlo.and %v26, %v13#1 : tensor<70xi32>
  %v28 = stablehlo.xor %v27, %v9#1 : tensor<70xi32>
  %v29 = stablehlo.xor %v5#1, %v9#1 : tensor<70xi32>
  %v30 = stablehlo.and %v29, %v14 : tensor<70xi32>
  %v31 = stablehlo.or %v30, %v13#1 : tensor<70xi32>
  %v32 = stablehlo.xor %v31, %v5#1 : tensor<70xi32>
  %v33 = stablehlo.constant dense<[0, 105, 134, 291, 348, 501, 530, 591, 744, 769, 958, 987, 1140, 1197, 1226, 1383, 1424, 1593, 1622, 1779, 1836, 1861, 2018, 2079, 2232, 2257, 2318, 2475, 2500, 2685, 2714, 2871, 2912, 2953, 3110, 3139, 3324, 3349, 3506, 3567, 3592, 3745, 3806, 3963, 3988, 4045, 4202, 4231, 4400, 4441, 4598, 4627, 4684, 4837, 4866, 5055, 5080, 5233, 5294, 5323, 5476, 5533, 5690, 5719, 5824, 5929, 5958, 6115, 6172, 6325]> : tensor<70xi32>
  check.expect_eq %v18, %v33 : tensor<70xi32>
  %v34 = stablehlo.constant dense<[0, 53, 106, 31, 212, 393, 62, 371, 424, 349, 786, 967, 124, 177, 742, 795, 848, 517, 698, 751, 1572, 1881, 1934, 67, 248, 429, 354, 407, 1484, 1537, 1590, 1643, 1696, 1749, 1034, 1343, 1396, 1321, 1502, 3475, 3144, 3325, 3762, 3687, 3868, 4049, 134, 187, 496, 805, 858, 527, 708, 761, 814, 995, 2968, 2125, 3074, 3255, 3180, 3233, 3286, 3339, 3392, 3445, 3498, 3551, 2068, 2249]> : tensor<70xi32>
  check.expect_eq %v23, %v34 : tensor<70xi32>
  %v35 = stablehlo.constant dense<[0, 75, 150, 481, 300, 119, 962, 525, 600, 931, 238, 57, 1924, 1999, 1050, 1125, 1200, 2043, 1862, 1937, 476, 39, 114, 4029, 3848, 3667, 3998, 4073, 2100, 2175, 2250, 2325, 2400, 2475, 4086, 3649, 3724, 4055, 3874, 109, 952, 771, 78, 409, 228, 47, 8058, 8133, 7696, 7259, 7334, 8177, 7996, 8071, 8146, 7965, 4200, 6067, 4350, 4169, 4500, 4575, 4650, 4725, 4800, 4875, 4950, 5025, 8172, 7991]> : tensor<70xi32>
  check.expect_eq %v25, %v35 : tensor<70xi32>
  %v36 = stablehlo.constant dense<[0, 111, 222, 271, 444, 207, 542, 783, 888, 879, 414, 431, 1084, 1199, 1566, 1615, 1776, 1551, 1758, 1711, 828, 815, 862, 2159, 2168, 2511, 2398, 2447, 3132, 3151, 3230, 3439, 3552, 3567, 3102, 3407, 3516, 3343, 3422, 1487, 1656, 1775, 1630, 1839, 1724, 1711, 4318, 4239, 4336, 4943, 5022, 4655, 4796, 4783, 4894, 5103, 6264, 7183, 6302, 6351, 6460, 6543, 6878, 7023, 7104, 7023, 7134, 7055, 6204, 6351]> : tensor<70xi32>
  check.expect_eq %v28, %v36 : tensor<70xi32>
  %v37 = stablehlo.constant dense<[0, 18, 48, 208, 96, 386, 480, 112, 144, 178, 832, 992, 960, 850, 240, 272, 288, 450, 288, 320, 1744, 1906, 1936, 1952, 1920, 1698, 1712, 1616, 496, 514, 608, 512, 512, 562, 976, 560, 576, 738, 640, 3472, 3504, 3474, 3744, 3776, 3936, 4082, 3856, 3952, 3840, 3362, 3392, 3552, 3440, 3410, 3312, 3200, 928, 962, 1104, 1200, 1232, 1122, 1024, 1056, 1024, 1042, 1072, 1104, 2016, 1922]> : tensor<70xi32>
  check.expect_eq %v32, %v37 : tensor<70xi32>
  return
}

// -----

func.func @three_i64() {
  %v1 = stablehlo.iota dim = 0 : tensor<70xi64>
  %v2 = stablehlo.constant dense<37> : tensor<70xi64>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<70xi64>
  %v4 = stablehlo.iota dim = 0 : tensor<70xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i64>, %s: tensor<i64>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<70xi32>, tensor<70xi64>) -> (tensor<70xi32>, tensor<70xi64>)
  %v6 = stablehlo.constant dense<91> : tensor<70xi64>
  %v7 = stablehlo.multiply %v1, %v6 : tensor<70xi64>
  %v8 = stablehlo.iota dim = 0 : tensor<70xi32>
  %v9:2 = "stablehlo.sort"(%v8, %v7) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i64>, %s: tensor<i64>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<70xi32>, tensor<70xi64>) -> (tensor<70xi32>, tensor<70xi64>)
  %v10 = stablehlo.constant dense<53> : tensor<70xi64>
  %v11 = stablehlo.multiply %v1, %v10 : tensor<70xi64>
  %v12 = stablehlo.iota dim = 0 : tensor<70xi32>
  %v13:2 = "stablehlo.sort"(%v12, %v11) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i64>, %s: tensor<i64>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<70xi32>, tensor<70xi64>) -> (tensor<70xi32>, tensor<70xi64>)
  %v14 = stablehlo.constant dense<51> : tensor<70xi64>
  %v15 = stablehlo.constant dense<-52> : tensor<70xi64>
  %v16 = stablehlo.and %v5#1, %v14 : tensor<70xi64>
  %v17 = stablehlo.and %v9#1, %v15 : tensor<70xi64>
  %v18 = stablehlo.or %v16, %v17 : tensor<70xi64>
  %v19 = stablehlo.and %v5#1, %v9#1 : tensor<70xi64>
  %v20 = stablehlo.and %v5#1, %v13#1 : tensor<70xi64>
  %v21 = stablehlo.or %v19, %v20 : tensor<70xi64>
  %v22 = stablehlo.and %v9#1, %v13#1 : tensor<70xi64>
  %v23 = stablehlo.or %v21, %v22 : tensor<70xi64>
  %v24 = stablehlo.xor %v5#1, %v9#1 : tensor<70xi64>
  %v25 = stablehlo.xor %v24, %v13#1 : tensor<70xi64>
  %v26 = stablehlo.xor %v5#1, %v9#1 : tensor<70xi64>
  %v27 = stablehlo.and %v26, %v13#1 : tensor<70xi64>
  %v28 = stablehlo.xor %v27, %v9#1 : tensor<70xi64>
  %v29 = stablehlo.xor %v5#1, %v9#1 : tensor<70xi64>
  %v30 = stablehlo.and %v29, %v14 : tensor<70xi64>
  %v31 = stablehlo.or %v30, %v13#1 : tensor<70xi64>
  %v32 = stablehlo.xor %v31, %v5#1 : tensor<70xi64>
  %v33 = stablehlo.constant dense<[0, 105, 134, 291, 348, 501, 530, 591, 744, 769, 958, 987, 1140, 1197, 1226, 1383, 1424, 1593, 1622, 1779, 1836, 1861, 2018, 2079, 2232, 2257, 2318, 2475, 2500, 2685, 2714, 2871, 2912, 2953, 3110, 3139, 3324, 3349, 3506, 3567, 3592, 3745, 3806, 3963, 3988, 4045, 4202, 4231, 4400, 4441, 4598, 4627, 4684, 4837, 4866, 5055, 5080, 5233, 5294, 5323, 5476, 5533, 5690, 5719, 5824, 5929, 5958, 6115, 6172, 6325]> : tensor<70xi64>
  check.expect_eq %v18, %v33 : tensor<70xi64>
  %v34 = stablehlo.constant dense<[0, 53, 106, 31, 212, 393, 62, 371, 424, 349, 786, 967, 124, 177, 742, 795, 848, 517, 698, 751, 1572, 1881, 1934, 67, 248, 429, 354, 407, 1484, 1537, 1590, 1643, 1696, 1749, 1034, 1343, 1396, 1321, 1502, 3475, 3144, 3325, 3762, 3687, 3868, 4049, 134, 187, 496, 805, 858, 527, 708, 761, 814, 995, 2968, 2125, 3074, 3255, 3180, 3233, 3286, 3339, 3392, 3445, 3498, 3551, 2068, 2249]> : tensor<70xi64>
  check.expect_eq %v23, %v34 : tensor<70xi64>
  %v35 = stablehlo.constant dense<[0, 75, 150, 481, 300, 119, 962, 525, 600, 931, 238, 57, 1924, 1999, 1050, 1125, 1200, 2043, 1862, 1937, 476, 39, 114, 4029, 3848, 3667, 3998, 4073, 2100, 2175, 2250, 2325, 2400, 2475, 4086, 3649, 3724, 4055, 3874, 109, 952, 771, 78, 409, 228, 47, 8058, 8133, 7696, 7259, 7334, 8177, 7996, 8071, 8146, 7965, 4200, 6067, 4350, 4169, 4500, 4575, 4650, 4725, 4800, 4875, 4950, 5025, 8172, 7991]> : tensor<70xi64>
  check.expect_eq %v25, %v35 : tensor<70xi64>
  %v36 = stablehlo.constant dense<[0, 111, 222, 271, 444, 207, 542, 783, 888, 879, 414, 431, 1084, 1199, 1566, 1615, 1776, 1551, 1758, 1711, 828, 815, 862, 2159, 2168, 2511, 2398, 2447, 3132, 3151, 3230, 3439, 3552, 3567, 3102, 3407, 3516, 3343, 3422, 1487, 1656, 1775, 1630, 1839, 1724, 1711, 4318, 4239, 4336, 4943, 5022, 4655, 4796, 4783, 4894, 5103, 6264, 7183, 6302, 6351, 6460, 6543, 6878, 7023, 7104, 7023, 7134, 7055, 6204, 6351]> : tensor<70xi64>
  check.expect_eq %v28, %v36 : tensor<70xi64>
  %v37 = stablehlo.constant dense<[0, 18, 48, 208, 96, 386, 480, 112, 144, 178, 832, 992, 960, 850, 240, 272, 288, 450, 288, 320, 1744, 1906, 1936, 1952, 1920, 1698, 1712, 1616, 496, 514, 608, 512, 512, 562, 976, 560, 576, 738, 640, 3472, 3504, 3474, 3744, 3776, 3936, 4082, 3856, 3952, 3840, 3362, 3392, 3552, 3440, 3410, 3312, 3200, 928, 962, 1104, 1200, 1232, 1122, 1024, 1056, 1024, 1042, 1072, 1104, 2016, 1922]> : tensor<70xi64>
  check.expect_eq %v32, %v37 : tensor<70xi64>
  return
}

// -----

func.func @three_ui8() {
  %v1 = stablehlo.iota dim = 0 : tensor<70xui8>
  %v2 = stablehlo.constant dense<37> : tensor<70xui8>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<70xui8>
  %v4 = stablehlo.iota dim = 0 : tensor<70xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<ui8>, %s: tensor<ui8>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<70xi32>, tensor<70xui8>) -> (tensor<70xi32>, tensor<70xui8>)
  %v6 = stablehlo.constant dense<91> : tensor<70xui8>
  %v7 = stablehlo.multiply %v1, %v6 : tensor<70xui8>
  %v8 = stablehlo.iota dim = 0 : tensor<70xi32>
  %v9:2 = "stablehlo.sort"(%v8, %v7) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<ui8>, %s: tensor<ui8>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<70xi32>, tensor<70xui8>) -> (tensor<70xi32>, tensor<70xui8>)
  %v10 = stablehlo.constant dense<53> : tensor<70xui8>
  %v11 = stablehlo.multiply %v1, %v10 : tensor<70xui8>
  %v12 = stablehlo.iota dim = 0 : tensor<70xi32>
  %v13:2 = "stablehlo.sort"(%v12, %v11) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<ui8>, %s: tensor<ui8>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<70xi32>, tensor<70xui8>) -> (tensor<70xi32>, tensor<70xui8>)
  %v14 = stablehlo.constant dense<51> : tensor<70xui8>
  %v15 = stablehlo.constant dense<204> : tensor<70xui8>
  %v16 = stablehlo.and %v5#1, %v14 : tensor<70xui8>
  %v17 = stablehlo.and %v9#1, %v15 : tensor<70xui8>
  %v18 = stablehlo.or %v16, %v17 : tensor<70xui8>
  %v19 = stablehlo.and %v5#1, %v9#1 : tensor<70xui8>
  %v20 = stablehlo.and %v5#1, %v13#1 : tensor<70xui8>
  %v21 = stablehlo.or %v19, %v20 : tensor<70xui8>
  %v22 = stablehlo.and %v9#1, %v13#1 : tensor<70xui8>
  %v23 = stablehlo.or %v21, %v22 : tensor<70xui8>
  %v24 = stablehlo.xor %v5#1, %v9#1 : tensor<70xui8>
  %v25 = stablehlo.xor %v24, %v13#1 : tensor<70xui8>
  %v26 = stablehlo.xor %v5#1, %v9#1 : tensor<70xui8>
  %v27 = stablehlo.and %v26, %v13#1 : tensor<70xui8>
  %v28 = stablehlo.xor %v27, %v9#1 : tensor<70xui8>
  %v29 = stablehlo.xor %v5#1, %v9#1 : tensor<70xui8>
  %v30 = stablehlo.and %v29, %v14 : tensor<70xui8>
  %v31 = stablehlo.or %v30, %v13#1 : tensor<70xui8>
  %v32 = stablehlo.xor %v31, %v5#1 : tensor<70xui8>
  %v33 = stablehlo.constant dense<[0, 105, 134, 35, 92, 245, 18, 79, 232, 1, 190, 219, 116, 173, 202, 103, 144, 57, 86, 243, 44, 69, 226, 31, 184, 209, 14, 171, 196, 125, 154, 55, 96, 137, 38, 67, 252, 21, 178, 239, 8, 161, 222, 123, 148, 205, 106, 135, 48, 89, 246, 19, 76, 229, 2, 191, 216, 113, 174, 203, 100, 157, 58, 87, 192, 41, 70, 227, 28, 181]> : tensor<70xui8>
  check.expect_eq %v18, %v33 : tensor<70xui8>
  %v34 = stablehlo.constant dense<[0, 53, 106, 31, 212, 137, 62, 115, 168, 93, 18, 199, 124, 177, 230, 27, 80, 5, 186, 239, 36, 89, 142, 67, 248, 173, 98, 151, 204, 1, 54, 107, 160, 213, 10, 63, 116, 41, 222, 147, 72, 253, 178, 103, 28, 209, 134, 187, 240, 37, 90, 15, 196, 249, 46, 227, 152, 77, 2, 183, 108, 161, 214, 11, 64, 117, 170, 223, 20, 201]> : tensor<70xui8>
  check.expect_eq %v23, %v34 : tensor<70xui8>
  %v35 = stablehlo.constant dense<[0, 75, 150, 225, 44, 119, 194, 13, 88, 163, 238, 57, 132, 207, 26, 101, 176, 251, 70, 145, 220, 39, 114, 189, 8, 83, 158, 233, 52, 127, 202, 21, 96, 171, 246, 65, 140, 215, 34, 109, 184, 3, 78, 153, 228, 47, 122, 197, 16, 91, 166, 241, 60, 135, 210, 29, 104, 179, 254, 73, 148, 223, 42, 117, 192, 11, 86, 161, 236, 55]> : tensor<70xui8>
  check.expect_eq %v25, %v35 : tensor<70xui8>
  %v36 = stablehlo.constant dense<[0, 111, 222, 15, 188, 207, 30, 15, 120, 111, 158, 175, 60, 175, 30, 79, 240, 15, 222, 175, 60, 47, 94, 111, 120, 207, 94, 143, 60, 79, 158, 111, 224, 239, 30, 79, 188, 15, 94, 207, 120, 239, 94, 47, 188, 175, 222, 143, 240, 79, 158, 47, 188, 175, 30, 239, 120, 15, 158, 207, 60, 143, 222, 111, 192, 111, 222, 143, 60, 207]> : tensor<70xui8>
  check.expect_eq %v28, %v36 : tensor<70xui8>
  %v37 = stablehlo.constant dense<[0, 18, 48, 208, 96, 130, 224, 112, 144, 178, 64, 224, 192, 82, 240, 16, 32, 194, 32, 64, 208, 114, 144, 160, 128, 162, 176, 80, 240, 2, 96, 0, 0, 50, 208, 48, 64, 226, 128, 144, 176, 146, 160, 192, 96, 242, 16, 112, 0, 34, 64, 224, 112, 82, 240, 128, 160, 194, 80, 176, 208, 98, 0, 32, 0, 18, 48, 80, 224, 130]> : tensor<70xui8>
  check.expect_eq %v32, %v37 : tensor<70xui8>
  return
}

// -----

func.func @three_i16() {
  %v1 = stablehlo.iota dim = 0 : tensor<70xi16>
  %v2 = stablehlo.constant dense<37> : tensor<70xi16>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<70xi16>
  %v4 = stablehlo.iota dim = 0 : tensor<70xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i16>, %s: tensor<i16>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<70xi32>, tensor<70xi16>) -> (tensor<70xi32>, tensor<70xi16>)
  %v6 = stablehlo.constant dense<91> : tensor<70xi16>
  %v7 = stablehlo.multiply %v1, %v6 : tensor<70xi16>
  %v8 = stablehlo.iota dim = 0 : tensor<70xi32>
  %v9:2 = "stablehlo.sort"(%v8, %v7) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i16>, %s: tensor<i16>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<70xi32>, tensor<70xi16>) -> (tensor<70xi32>, tensor<70xi16>)
  %v10 = stablehlo.constant dense<53> : tensor<70xi16>
  %v11 = stablehlo.multiply %v1, %v10 : tensor<70xi16>
  %v12 = stablehlo.iota dim = 0 : tensor<70xi32>
  %v13:2 = "stablehlo.sort"(%v12, %v11) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i16>, %s: tensor<i16>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<70xi32>, tensor<70xi16>) -> (tensor<70xi32>, tensor<70xi16>)
  %v14 = stablehlo.constant dense<51> : tensor<70xi16>
  %v15 = stablehlo.constant dense<-52> : tensor<70xi16>
  %v16 = stablehlo.and %v5#1, %v14 : tensor<70xi16>
  %v17 = stablehlo.and %v9#1, %v15 : tensor<70xi16>
  %v18 = stablehlo.or %v16, %v17 : tensor<70xi16>
  %v19 = stablehlo.and %v5#1, %v9#1 : tensor<70xi16>
  %v20 = stablehlo.and %v5#1, %v13#1 : tensor<70xi16>
  %v21 = stablehlo.or %v19, %v20 : tensor<70xi16>
  %v22 = stablehlo.and %v9#1, %v13#1 : tensor<70xi16>
  %v23 = stablehlo.or %v21, %v22 : tensor<70xi16>
  %v24 = stablehlo.xor %v5#1, %v9#1 : tensor<70xi16>
  %v25 = stablehlo.xor %v24, %v13#1 : tensor<70xi16>
  %v26 = stablehlo.xor %v5#1, %v9#1 : tensor<70xi16>
  %v27 = stablehlo.and %v26, %v13#1 : tensor<70xi16>
  %v28 = stablehlo.xor %v27, %v9#1 : tensor<70xi16>
  %v29 = stablehlo.xor %v5#1, %v9#1 : tensor<70xi16>
  %v30 = stablehlo.and %v29, %v14 : tensor<70xi16>
  %v31 = stablehlo.or %v30, %v13#1 : tensor<70xi16>
  %v32 = stablehlo.xor %v31, %v5#1 : tensor<70xi16>
  %v33 = stablehlo.constant dense<[0, 105, 134, 291, 348, 501, 530, 591, 744, 769, 958, 987, 1140, 1197, 1226, 1383, 1424, 1593, 1622, 1779, 1836, 1861, 2018, 2079, 2232, 2257, 2318, 2475, 2500, 2685, 2714, 2871, 2912, 2953, 3110, 3139, 3324, 3349, 3506, 3567, 3592, 3745, 3806, 3963, 3988, 4045, 4202, 4231, 4400, 4441, 4598, 4627, 4684, 4837, 4866, 5055, 5080, 5233, 5294, 5323, 5476, 5533, 5690, 5719, 5824, 5929, 5958, 6115, 6172, 6325]> : tensor<70xi16>
  check.expect_eq %v18, %v33 : tensor<70xi16>
  %v34 = stablehlo.constant dense<[0, 53, 106, 31, 212, 393, 62, 371, 424, 349, 786, 967, 124, 177, 742, 795, 848, 517, 698, 751, 1572, 1881, 1934, 67, 248, 429, 354, 407, 1484, 1537, 1590, 1643, 1696, 1749, 1034, 1343, 1396, 1321, 1502, 3475, 3144, 3325, 3762, 3687, 3868, 4049, 134, 187, 496, 805, 858, 527, 708, 761, 814, 995, 2968, 2125, 3074, 3255, 3180, 3233, 3286, 3339, 3392, 3445, 3498, 3551, 2068, 2249]> : tensor<70xi16>
  check.expect_eq %v23, %v34 : tensor<70xi16>
  %v35 = stablehlo.constant dense<[0, 75, 150, 481, 300, 119, 962, 525, 600, 931, 238, 57, 1924, 1999, 1050, 1125, 1200, 2043, 1862, 1937, 476, 39, 114, 4029, 3848, 3667, 3998, 4073, 2100, 2175, 2250, 2325, 2400, 2475, 4086, 3649, 3724, 4055, 3874, 109, 952, 771, 78, 409, 228, 47, 8058, 8133, 7696, 7259, 7334, 8177, 7996, 8071, 8146, 7965, 4200, 6067, 4350, 4169, 4500, 4575, 4650, 4725, 4800, 4875, 4950, 5025, 8172, 7991]> : tensor<70xi16>
  check.expect_eq %v25, %v35 : tensor<70xi16>
  %v36 = stablehlo.constant dense<[0, 111, 222, 271, 444, 207, 542, 783, 888, 879, 414, 431, 1084, 1199, 1566, 1615, 1776, 1551, 1758, 1711, 828, 815, 862, 2159, 2168, 2511, 2398, 2447, 3132, 3151, 3230, 3439, 3552, 3567, 3102, 3407, 3516, 3343, 3422, 1487, 1656, 1775, 1630, 1839, 1724, 1711, 4318, 4239, 4336, 4943, 5022, 4655, 4796, 4783, 4894, 5103, 6264, 7183, 6302, 6351, 6460, 6543, 6878, 7023, 7104, 7023, 7134, 7055, 6204, 6351]> : tensor<70xi16>
  check.expect_eq %v28, %v36 : tensor<70xi16>
  %v37 = stablehlo.constant dense<[0, 18, 48, 208, 96, 386, 480, 112, 144, 178, 832, 992, 960, 850, 240, 272, 288, 450, 288, 320, 1744, 1906, 1936, 1952, 1920, 1698, 1712, 1616, 496, 514, 608, 512, 512, 562, 976, 560, 576, 738, 640, 3472, 3504, 3474, 3744, 3776, 3936, 4082, 3856, 3952, 3840, 3362, 3392, 3552, 3440, 3410, 3312, 3200, 928, 962, 1104, 1200, 1232, 1122, 1024, 1056, 1024, 1042, 1072, 1104, 2016, 1922]> : tensor<70xi16>
  check.expect_eq %v32, %v37 : tensor<70xi16>
  return
}
