// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Bits that shifts, masks and ors put to other places: all of them turned around, bytes turned around with their halves
// exchanged, some of them lost, and the like of two values or with bits in two places, which is no such thing; and sums
// of such bits without carry, turned round or not. The numbers are picked by what is computed, so that they are not
// known before.

func.func @turned_8() {
  %rows = stablehlo.constant dense<[[0, 1, 2, 255, 128, 159, 65, 189, 91, 203, 176, 241, 215, 189, 166, 236, 135, 7, 215, 119, 198, 241, 63, 166, 13, 230, 40, 28, 95, 120, 222, 63, 97, 139, 26, 146, 63, 3, 187, 55, 104, 71, 46, 234, 222, 196, 99, 40, 195, 204, 18, 35, 158, 158, 113, 32, 33, 0, 248, 223, 1, 53, 198, 55, 245, 251, 42, 223, 42, 74, 80, 246, 50, 138, 224], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<2x75xui8>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %row = stablehlo.dynamic_slice %rows, %at, %none, sizes = [1, 75] : (tensor<2x75xui8>, tensor<i64>, tensor<i64>) -> tensor<1x75xui8>
  %x = stablehlo.reshape %row : (tensor<1x75xui8>) -> tensor<75xui8>
  %c1 = stablehlo.constant dense<1> : tensor<75xui8>
  %v2 = stablehlo.shift_right_logical %x, %c1 : tensor<75xui8>
  %c3 = stablehlo.constant dense<85> : tensor<75xui8>
  %v4 = stablehlo.and %v2, %c3 : tensor<75xui8>
  %c5 = stablehlo.constant dense<85> : tensor<75xui8>
  %v6 = stablehlo.and %x, %c5 : tensor<75xui8>
  %c7 = stablehlo.constant dense<1> : tensor<75xui8>
  %v8 = stablehlo.shift_left %v6, %c7 : tensor<75xui8>
  %v9 = stablehlo.or %v4, %v8 : tensor<75xui8>
  %c10 = stablehlo.constant dense<2> : tensor<75xui8>
  %v11 = stablehlo.shift_right_logical %v9, %c10 : tensor<75xui8>
  %c12 = stablehlo.constant dense<51> : tensor<75xui8>
  %v13 = stablehlo.and %v11, %c12 : tensor<75xui8>
  %c14 = stablehlo.constant dense<51> : tensor<75xui8>
  %v15 = stablehlo.and %v9, %c14 : tensor<75xui8>
  %c16 = stablehlo.constant dense<2> : tensor<75xui8>
  %v17 = stablehlo.shift_left %v15, %c16 : tensor<75xui8>
  %v18 = stablehlo.or %v13, %v17 : tensor<75xui8>
  %c19 = stablehlo.constant dense<4> : tensor<75xui8>
  %v20 = stablehlo.shift_right_logical %v18, %c19 : tensor<75xui8>
  %c21 = stablehlo.constant dense<15> : tensor<75xui8>
  %v22 = stablehlo.and %v20, %c21 : tensor<75xui8>
  %c23 = stablehlo.constant dense<15> : tensor<75xui8>
  %v24 = stablehlo.and %v18, %c23 : tensor<75xui8>
  %c25 = stablehlo.constant dense<4> : tensor<75xui8>
  %v26 = stablehlo.shift_left %v24, %c25 : tensor<75xui8>
  %v27 = stablehlo.or %v22, %v26 : tensor<75xui8>
  %want = stablehlo.constant dense<[0, 128, 64, 255, 1, 249, 130, 189, 218, 211, 13, 143, 235, 189, 101, 55, 225, 224, 235, 238, 99, 143, 252, 101, 176, 103, 20, 56, 250, 30, 123, 252, 134, 209, 88, 73, 252, 192, 221, 236, 22, 226, 116, 87, 123, 35, 198, 20, 195, 51, 72, 196, 121, 121, 142, 4, 132, 0, 31, 251, 128, 172, 99, 236, 175, 223, 84, 251, 84, 82, 10, 111, 76, 81, 7]> : tensor<75xui8>
  check.expect_eq %v27, %want : tensor<75xui8>
  return
}

// -----

func.func @turned_16() {
  %rows = stablehlo.constant dense<[[0, 1, 2, 65535, 32768, 44422, 41007, 13420, 11905, 61667, 63475, 45261, 12902, 63344, 63248, 58572, 25114, 19581, 1413, 23670, 27191, 10876, 61328, 9548, 17289, 4268, 21748, 19749, 53569, 39525, 38413, 221, 39058, 44429, 46378, 22144, 4326, 20313, 23288, 53642, 20058, 31506, 45640, 20695, 12109, 31537, 30968, 46181, 11542, 3735, 16789, 63904, 61539, 1498, 62208, 49138, 23438, 55370, 26495, 1184, 35983, 51625, 27448, 23998, 24665, 37913, 55131, 594, 29676, 3062, 46383, 11856, 40875, 62598, 62547], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<2x75xui16>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %row = stablehlo.dynamic_slice %rows, %at, %none, sizes = [1, 75] : (tensor<2x75xui16>, tensor<i64>, tensor<i64>) -> tensor<1x75xui16>
  %x = stablehlo.reshape %row : (tensor<1x75xui16>) -> tensor<75xui16>
  %c1 = stablehlo.constant dense<1> : tensor<75xui16>
  %v2 = stablehlo.shift_right_logical %x, %c1 : tensor<75xui16>
  %c3 = stablehlo.constant dense<21845> : tensor<75xui16>
  %v4 = stablehlo.and %v2, %c3 : tensor<75xui16>
  %c5 = stablehlo.constant dense<21845> : tensor<75xui16>
  %v6 = stablehlo.and %x, %c5 : tensor<75xui16>
  %c7 = stablehlo.constant dense<1> : tensor<75xui16>
  %v8 = stablehlo.shift_left %v6, %c7 : tensor<75xui16>
  %v9 = stablehlo.or %v4, %v8 : tensor<75xui16>
  %c10 = stablehlo.constant dense<2> : tensor<75xui16>
  %v11 = stablehlo.shift_right_logical %v9, %c10 : tensor<75xui16>
  %c12 = stablehlo.constant dense<13107> : tensor<75xui16>
  %v13 = stablehlo.and %v11, %c12 : tensor<75xui16>
  %c14 = stablehlo.constant dense<13107> : tensor<75xui16>
  %v15 = stablehlo.and %v9, %c14 : tensor<75xui16>
  %c16 = stablehlo.constant dense<2> : tensor<75xui16>
  %v17 = stablehlo.shift_left %v15, %c16 : tensor<75xui16>
  %v18 = stablehlo.or %v13, %v17 : tensor<75xui16>
  %c19 = stablehlo.constant dense<4> : tensor<75xui16>
  %v20 = stablehlo.shift_right_logical %v18, %c19 : tensor<75xui16>
  %c21 = stablehlo.constant dense<3855> : tensor<75xui16>
  %v22 = stablehlo.and %v20, %c21 : tensor<75xui16>
  %c23 = stablehlo.constant dense<3855> : tensor<75xui16>
  %v24 = stablehlo.and %v18, %c23 : tensor<75xui16>
  %c25 = stablehlo.constant dense<4> : tensor<75xui16>
  %v26 = stablehlo.shift_left %v24, %c25 : tensor<75xui16>
  %v27 = stablehlo.or %v22, %v26 : tensor<75xui16>
  %c28 = stablehlo.constant dense<8> : tensor<75xui16>
  %v29 = stablehlo.shift_right_logical %v27, %c28 : tensor<75xui16>
  %c30 = stablehlo.constant dense<255> : tensor<75xui16>
  %v31 = stablehlo.and %v29, %c30 : tensor<75xui16>
  %c32 = stablehlo.constant dense<255> : tensor<75xui16>
  %v33 = stablehlo.and %v27, %c32 : tensor<75xui16>
  %c34 = stablehlo.constant dense<8> : tensor<75xui16>
  %v35 = stablehlo.shift_left %v33, %c34 : tensor<75xui16>
  %v36 = stablehlo.or %v31, %v35 : tensor<75xui16>
  %want = stablehlo.constant dense<[0, 32768, 16384, 65535, 1, 25013, 62469, 13868, 33140, 50959, 53231, 45837, 26188, 3823, 2287, 13095, 22598, 48690, 41376, 28218, 60502, 15956, 2551, 12964, 37314, 13576, 12074, 42162, 33419, 42585, 45161, 47872, 18713, 45493, 21677, 362, 26376, 39666, 8026, 20875, 23154, 18654, 4685, 60170, 45812, 36062, 7966, 42541, 26804, 59760, 43394, 1439, 50703, 23456, 207, 20477, 29146, 21019, 65254, 1312, 61745, 38291, 7382, 32186, 39430, 38953, 56043, 19008, 14286, 28624, 62637, 2676, 54777, 24879, 51759]> : tensor<75xui16>
  check.expect_eq %v36, %want : tensor<75xui16>
  return
}

// -----

func.func @turned_32() {
  %rows = stablehlo.constant dense<[[0, 1, 2, 4294967295, 2147483648, 844054145, 511189398, 3245863187, 1056934719, 3992839190, 3519696324, 4046047430, 1985156919, 1479108632, 2201153626, 1523825202, 3834164936, 2253577168, 1077581322, 3331189597, 1987924596, 464083540, 2533014395, 3214345152, 3354314267, 3424062513, 1577529523, 3692358999, 1270725377, 157331433, 1859620701, 4062180843, 4201944722, 391614558, 895429364, 1463469466, 2202803049, 2623484318, 1557464604, 3943154445, 636495400, 1460115056, 1184020995, 3969398532, 3017672953, 2341375822, 395452012, 1341964098, 2946200824, 1360645580, 1314994742, 762261244, 3430706561, 335850270, 2692110294, 639383371, 3097251414, 2959982304, 1328448764, 4280909070, 2077878433, 693763747, 3092929746, 208529981, 347712949, 4237840384, 2579768715, 2291497087, 3966861077, 1743275783, 136693708, 1019352953, 3180674498, 2551039743, 1476751056], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<2x75xui32>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %row = stablehlo.dynamic_slice %rows, %at, %none, sizes = [1, 75] : (tensor<2x75xui32>, tensor<i64>, tensor<i64>) -> tensor<1x75xui32>
  %x = stablehlo.reshape %row : (tensor<1x75xui32>) -> tensor<75xui32>
  %c1 = stablehlo.constant dense<1> : tensor<75xui32>
  %v2 = stablehlo.shift_right_logical %x, %c1 : tensor<75xui32>
  %c3 = stablehlo.constant dense<1431655765> : tensor<75xui32>
  %v4 = stablehlo.and %v2, %c3 : tensor<75xui32>
  %c5 = stablehlo.constant dense<1431655765> : tensor<75xui32>
  %v6 = stablehlo.and %x, %c5 : tensor<75xui32>
  %c7 = stablehlo.constant dense<1> : tensor<75xui32>
  %v8 = stablehlo.shift_left %v6, %c7 : tensor<75xui32>
  %v9 = stablehlo.or %v4, %v8 : tensor<75xui32>
  %c10 = stablehlo.constant dense<2> : tensor<75xui32>
  %v11 = stablehlo.shift_right_logical %v9, %c10 : tensor<75xui32>
  %c12 = stablehlo.constant dense<858993459> : tensor<75xui32>
  %v13 = stablehlo.and %v11, %c12 : tensor<75xui32>
  %c14 = stablehlo.constant dense<858993459> : tensor<75xui32>
  %v15 = stablehlo.and %v9, %c14 : tensor<75xui32>
  %c16 = stablehlo.constant dense<2> : tensor<75xui32>
  %v17 = stablehlo.shift_left %v15, %c16 : tensor<75xui32>
  %v18 = stablehlo.or %v13, %v17 : tensor<75xui32>
  %c19 = stablehlo.constant dense<4> : tensor<75xui32>
  %v20 = stablehlo.shift_right_logical %v18, %c19 : tensor<75xui32>
  %c21 = stablehlo.constant dense<252645135> : tensor<75xui32>
  %v22 = stablehlo.and %v20, %c21 : tensor<75xui32>
  %c23 = stablehlo.constant dense<252645135> : tensor<75xui32>
  %v24 = stablehlo.and %v18, %c23 : tensor<75xui32>
  %c25 = stablehlo.constant dense<4> : tensor<75xui32>
  %v26 = stablehlo.shift_left %v24, %c25 : tensor<75xui32>
  %v27 = stablehlo.or %v22, %v26 : tensor<75xui32>
  %c28 = stablehlo.constant dense<8> : tensor<75xui32>
  %v29 = stablehlo.shift_right_logical %v27, %c28 : tensor<75xui32>
  %c30 = stablehlo.constant dense<16711935> : tensor<75xui32>
  %v31 = stablehlo.and %v29, %c30 : tensor<75xui32>
  %c32 = stablehlo.constant dense<16711935> : tensor<75xui32>
  %v33 = stablehlo.and %v27, %c32 : tensor<75xui32>
  %c34 = stablehlo.constant dense<8> : tensor<75xui32>
  %v35 = stablehlo.shift_left %v33, %c34 : tensor<75xui32>
  %v36 = stablehlo.or %v31, %v35 : tensor<75xui32>
  %c37 = stablehlo.constant dense<16> : tensor<75xui32>
  %v38 = stablehlo.shift_right_logical %v36, %c37 : tensor<75xui32>
  %c39 = stablehlo.constant dense<65535> : tensor<75xui32>
  %v40 = stablehlo.and %v38, %c39 : tensor<75xui32>
  %c41 = stablehlo.constant dense<65535> : tensor<75xui32>
  %v42 = stablehlo.and %v36, %c41 : tensor<75xui32>
  %c43 = stablehlo.constant dense<16> : tensor<75xui32>
  %v44 = stablehlo.shift_left %v42, %c43 : tensor<75xui32>
  %v45 = stablehlo.or %v40, %v44 : tensor<75xui32>
  %want = stablehlo.constant dense<[0, 2147483648, 1073741824, 4294967295, 1, 2172449356, 1770266232, 3364875907, 4241620860, 1747435447, 598889355, 1662227599, 3974679150, 404132890, 1510952129, 1281215322, 325914919, 198920801, 1349082114, 3134697827, 776650350, 710579672, 3739049833, 62974461, 3630397411, 2352015411, 3440173178, 3937871931, 2162015698, 2549417616, 3136416630, 3618633807, 1231629919, 2047470312, 794098348, 1503878378, 2530751169, 2039282233, 945859386, 2965627095, 342101924, 241819882, 3227339106, 552343863, 2668657613, 1928425937, 913852904, 1123893234, 523164149, 867408010, 1818003058, 1064629940, 2176204339, 2027233320, 1810525701, 3538696292, 1785870621, 125679117, 1059157234, 1891538175, 2232916958, 3313474196, 1262115357, 3159864880, 2914360616, 661823, 3517195161, 4263422225, 2835254839, 3772913638, 870556688, 2666021692, 1136437693, 4284723225, 192323610]> : tensor<75xui32>
  check.expect_eq %v45, %want : tensor<75xui32>
  return
}

// -----

func.func @turned_64() {
  %rows = stablehlo.constant dense<[[0, 1, 2, 18446744073709551615, 9223372036854775808, 4615538766554602064, 12008211348726380486, 2686381356878416148, 18060296162333873212, 11775006403331327306, 14788098619661642488, 6164630587146123568, 3819580837308091710, 18101798826773653410, 10404841878687996945, 2449303141546852286, 16537432642906347785, 7633676267417173602, 3114195261103809730, 6880591864085283392, 1084126514396852591, 7759545854842665754, 2604724742316940349, 17007959701129917902, 11444396575910141705, 3122847621952912189, 9632785572290077147, 17711297223332672077, 12706837502396726518, 5860572209549989719, 5055063264046778028, 8671460730454701382, 16636389345562902075, 2076371982483550457, 15164238181748121330, 9809090393546357238, 3309276403089178222, 17287264762324895397, 16008064926540339352, 3322633130235824961, 9073252845659207084, 9503372741440839154, 10110670132758078766, 9275474795654090693, 1164151724651307096, 14667961442665809549, 6561484832065435810, 10837172685248731063, 633065181416332521, 5639152777121214258, 10317528258585419049, 12328098233373433399, 15407319895631063949, 4885775946987462113, 18095455721168448409, 13207597537128461451, 17651420568177206070, 6273246820194805645, 3295499555420912021, 15713342407022358540, 8749361579054003005, 14272559850356971611, 6011884850224389819, 5048599141525015145, 5327908805282048866, 9229812210678754103, 12426430332549361003, 6577567242713642712, 5052113956685936020, 6374859611910000984, 17294102604139348166, 7534923536251759670, 17014045063755108124, 3181565562925282530, 15992800833405354214], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<2x75xui64>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %row = stablehlo.dynamic_slice %rows, %at, %none, sizes = [1, 75] : (tensor<2x75xui64>, tensor<i64>, tensor<i64>) -> tensor<1x75xui64>
  %x = stablehlo.reshape %row : (tensor<1x75xui64>) -> tensor<75xui64>
  %c1 = stablehlo.constant dense<1> : tensor<75xui64>
  %v2 = stablehlo.shift_right_logical %x, %c1 : tensor<75xui64>
  %c3 = stablehlo.constant dense<6148914691236517205> : tensor<75xui64>
  %v4 = stablehlo.and %v2, %c3 : tensor<75xui64>
  %c5 = stablehlo.constant dense<6148914691236517205> : tensor<75xui64>
  %v6 = stablehlo.and %x, %c5 : tensor<75xui64>
  %c7 = stablehlo.constant dense<1> : tensor<75xui64>
  %v8 = stablehlo.shift_left %v6, %c7 : tensor<75xui64>
  %v9 = stablehlo.or %v4, %v8 : tensor<75xui64>
  %c10 = stablehlo.constant dense<2> : tensor<75xui64>
  %v11 = stablehlo.shift_right_logical %v9, %c10 : tensor<75xui64>
  %c12 = stablehlo.constant dense<3689348814741910323> : tensor<75xui64>
  %v13 = stablehlo.and %v11, %c12 : tensor<75xui64>
  %c14 = stablehlo.constant dense<3689348814741910323> : tensor<75xui64>
  %v15 = stablehlo.and %v9, %c14 : tensor<75xui64>
  %c16 = stablehlo.constant dense<2> : tensor<75xui64>
  %v17 = stablehlo.shift_left %v15, %c16 : tensor<75xui64>
  %v18 = stablehlo.or %v13, %v17 : tensor<75xui64>
  %c19 = stablehlo.constant dense<4> : tensor<75xui64>
  %v20 = stablehlo.shift_right_logical %v18, %c19 : tensor<75xui64>
  %c21 = stablehlo.constant dense<1085102592571150095> : tensor<75xui64>
  %v22 = stablehlo.and %v20, %c21 : tensor<75xui64>
  %c23 = stablehlo.constant dense<1085102592571150095> : tensor<75xui64>
  %v24 = stablehlo.and %v18, %c23 : tensor<75xui64>
  %c25 = stablehlo.constant dense<4> : tensor<75xui64>
  %v26 = stablehlo.shift_left %v24, %c25 : tensor<75xui64>
  %v27 = stablehlo.or %v22, %v26 : tensor<75xui64>
  %c28 = stablehlo.constant dense<8> : tensor<75xui64>
  %v29 = stablehlo.shift_right_logical %v27, %c28 : tensor<75xui64>
  %c30 = stablehlo.constant dense<71777214294589695> : tensor<75xui64>
  %v31 = stablehlo.and %v29, %c30 : tensor<75xui64>
  %c32 = stablehlo.constant dense<71777214294589695> : tensor<75xui64>
  %v33 = stablehlo.and %v27, %c32 : tensor<75xui64>
  %c34 = stablehlo.constant dense<8> : tensor<75xui64>
  %v35 = stablehlo.shift_left %v33, %c34 : tensor<75xui64>
  %v36 = stablehlo.or %v31, %v35 : tensor<75xui64>
  %c37 = stablehlo.constant dense<16> : tensor<75xui64>
  %v38 = stablehlo.shift_right_logical %v36, %c37 : tensor<75xui64>
  %c39 = stablehlo.constant dense<281470681808895> : tensor<75xui64>
  %v40 = stablehlo.and %v38, %c39 : tensor<75xui64>
  %c41 = stablehlo.constant dense<281470681808895> : tensor<75xui64>
  %v42 = stablehlo.and %v36, %c41 : tensor<75xui64>
  %c43 = stablehlo.constant dense<16> : tensor<75xui64>
  %v44 = stablehlo.shift_left %v42, %c43 : tensor<75xui64>
  %v45 = stablehlo.or %v40, %v44 : tensor<75xui64>
  %c46 = stablehlo.constant dense<32> : tensor<75xui64>
  %v47 = stablehlo.shift_right_logical %v45, %c46 : tensor<75xui64>
  %c48 = stablehlo.constant dense<4294967295> : tensor<75xui64>
  %v49 = stablehlo.and %v47, %c48 : tensor<75xui64>
  %c50 = stablehlo.constant dense<4294967295> : tensor<75xui64>
  %v51 = stablehlo.and %v45, %c50 : tensor<75xui64>
  %c52 = stablehlo.constant dense<32> : tensor<75xui64>
  %v53 = stablehlo.shift_left %v51, %c52 : tensor<75xui64>
  %v54 = stablehlo.or %v49, %v53 : tensor<75xui64>
  %want = stablehlo.constant dense<[0, 9223372036854775808, 4611686018427387904, 18446744073709551615, 1, 745365304859537410, 7200804105025856869, 2923434113066066596, 4335632115982976351, 5954252765921056453, 2257998929407220915, 908700725714137514, 8985461270195437740, 5036350961430392031, 9816284635367646729, 9079156584314421124, 10420070070700147111, 5079881792654282646, 4838047806891224276, 162407720541175546, 17766467864265085168, 6403558039106811350, 13563468591573738532, 8336022371359395895, 10446182895085505401, 13608950480073485012, 15818290742404674977, 12847881530123801519, 8016388912492833293, 16927627326579485322, 3846431828970628194, 7110622317288155678, 15887990192717039463, 11461240645402954552, 5726539158022540875, 8043253836145951761, 8538382543447603124, 11917370162854828023, 1808701018159453307, 9426427002559805556, 3867900934425499582, 5744461867611539393, 8405489400481974833, 11813135866880630017, 1875747298301436936, 12782091589061767635, 4980412066281615578, 17143105422597203561, 10896669948157399824, 5545600488945369714, 10717318869256303857, 17039397972345645269, 12814895854008896427, 9780598200821068738, 11084608429734492383, 15072909196145152749, 7838406103268224815, 12819197613550137578, 12221725287618960820, 3462253441743620187, 13605215319984428702, 15715838875904133219, 15959266153822516938, 10832018939821426786, 5103916956630716306, 17066259446520834049, 15471691718326341173, 1976108489082933978, 3003743283331283042, 1912489586109455898, 7134343087253291023, 7796892224221251862, 4103124073056335927, 5129428364260336692, 7422298855752568763]> : tensor<75xui64>
  check.expect_eq %v54, %want : tensor<75xui64>
  return
}

// -----

func.func @bytes_and_halves() {
  %rows = stablehlo.constant dense<[[0, 1, 2, 4294967295, 2147483648, 2956384733, 1931807840, 4192412894, 1564547853, 4108206991, 1435976167, 2225391935, 609276355, 2273498325, 4209947660, 713705968, 853208991, 3593256741, 1554902337, 4026023684, 3667278405, 2049725600, 1214866702, 2969650282, 338601165, 3091029883, 2881314452, 3136844081, 1789426697, 737990278, 2649051869, 3351670611, 4021054950, 2494711552, 2218158118, 2858542216, 4021940934, 1807288009, 1299940961, 2678930420, 2376009489, 3327331523, 3724286984, 2735321510, 1162673707, 3094156589, 4277859672, 118635661, 840090703, 687293831, 2518775933, 1894374405, 2680368053, 2792231543, 776284202, 940761753, 3259867958, 2946163882, 775383947, 2709545224, 3085772250, 179794652, 4236849488, 2025444310, 4208036970, 971704548, 711871446, 232542459, 3830294182, 573493617, 476006229, 1363011457, 4157444657, 779739351, 2073016946], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<2x75xui32>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %row = stablehlo.dynamic_slice %rows, %at, %none, sizes = [1, 75] : (tensor<2x75xui32>, tensor<i64>, tensor<i64>) -> tensor<1x75xui32>
  %x = stablehlo.reshape %row : (tensor<1x75xui32>) -> tensor<75xui32>
  %c1 = stablehlo.constant dense<4> : tensor<75xui32>
  %v2 = stablehlo.shift_right_logical %x, %c1 : tensor<75xui32>
  %c3 = stablehlo.constant dense<252645135> : tensor<75xui32>
  %v4 = stablehlo.and %v2, %c3 : tensor<75xui32>
  %c5 = stablehlo.constant dense<252645135> : tensor<75xui32>
  %v6 = stablehlo.and %x, %c5 : tensor<75xui32>
  %c7 = stablehlo.constant dense<4> : tensor<75xui32>
  %v8 = stablehlo.shift_left %v6, %c7 : tensor<75xui32>
  %v9 = stablehlo.or %v4, %v8 : tensor<75xui32>
  %c10 = stablehlo.constant dense<8> : tensor<75xui32>
  %v11 = stablehlo.shift_right_logical %v9, %c10 : tensor<75xui32>
  %c12 = stablehlo.constant dense<16711935> : tensor<75xui32>
  %v13 = stablehlo.and %v11, %c12 : tensor<75xui32>
  %c14 = stablehlo.constant dense<16711935> : tensor<75xui32>
  %v15 = stablehlo.and %v9, %c14 : tensor<75xui32>
  %c16 = stablehlo.constant dense<8> : tensor<75xui32>
  %v17 = stablehlo.shift_left %v15, %c16 : tensor<75xui32>
  %v18 = stablehlo.or %v13, %v17 : tensor<75xui32>
  %c19 = stablehlo.constant dense<16> : tensor<75xui32>
  %v20 = stablehlo.shift_right_logical %v18, %c19 : tensor<75xui32>
  %c21 = stablehlo.constant dense<65535> : tensor<75xui32>
  %v22 = stablehlo.and %v20, %c21 : tensor<75xui32>
  %c23 = stablehlo.constant dense<65535> : tensor<75xui32>
  %v24 = stablehlo.and %v18, %c23 : tensor<75xui32>
  %c25 = stablehlo.constant dense<16> : tensor<75xui32>
  %v26 = stablehlo.shift_left %v24, %c25 : tensor<75xui32>
  %v27 = stablehlo.or %v22, %v26 : tensor<75xui32>
  %want = stablehlo.constant dense<[0, 268435456, 536870912, 4294967295, 8, 3718079243, 113267255, 3980541599, 3501266133, 4164218191, 2115270997, 4087106120, 1008534850, 1565337720, 3226201775, 261400738, 4194217251, 1392231021, 350149317, 1089703934, 1419995565, 172343975, 3763771012, 2789478427, 3695895105, 3086341003, 1239800762, 320311211, 2428996262, 1752027058, 3710213849, 905342076, 1859570430, 7613257, 1652974408, 2286818986, 1815059454, 2623577014, 375961556, 1337187065, 292616664, 1019229548, 2160185309, 1780191290, 3002057812, 3528578699, 2237640687, 3636666736, 4098629923, 2018803586, 3615953513, 1355652615, 1538407673, 1998710378, 2726450402, 2569937283, 1664799788, 2857282042, 3098964962, 2148927514, 2907889275, 3441916832, 85170383, 1832754055, 2798132655, 1317060243, 1840572066, 3204828624, 1785386062, 387834402, 1433728449, 410964757, 321510527, 2098108386, 665581751]> : tensor<75xui32>
  check.expect_eq %v27, %want : tensor<75xui32>
  return
}

// -----

func.func @pairs_within_bytes() {
  %rows = stablehlo.constant dense<[[0, 1, 2, 18446744073709551615, 9223372036854775808, 10114732400492678177, 7664433585849424497, 6476648798459257004, 12221410565743657971, 1327741008487548754, 3769892063241634749, 13245043147423318158, 6899283830058185980, 6465959834044549964, 17563266957611283554, 15787733051767627150, 15982282074270238831, 12707138268764144813, 10094852275225013003, 17789498926659179430, 10144472007505042901, 5559524954704349509, 5446979157005581194, 9456680946252355644, 17544751993264876374, 5408434473311509936, 6486210488699137692, 2382576885554653286, 7549196977834705817, 10402490358672923201, 9931462711926688729, 8623341463395355735, 2891996627141229562, 7060424288650616456, 8799674327274951326, 3673805284105249393, 2453104097487660398, 1675539922436348835, 15149098971674361431, 12205445551738208469, 7043959692174694426, 6014416479429101917, 16906000528081227354, 9950609349598226206, 6003304707685413478, 16168565552848309283, 10409395201837304550, 7917359040231348283, 18016573903681541157, 9101811763131786661, 8846593120077308822, 13065801851645118788, 7081549058597800976, 15771312222200739366, 2933537429588236117, 10956452855871373485, 13669521057508482652, 5548830470535482049, 4631392361305202849, 362871811414534724, 17435420954958494518, 5672160336195193784, 17147070311873880860, 2643260133753317124, 438569905895798111, 12175936589070068718, 17724202295109278386, 4528681383585323091, 737436273845259793, 2516877987301681019, 7238296795383169840, 8859908316363573899, 10335994677359421479, 4491260767325581827, 8748885086464425925], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<2x75xui64>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %row = stablehlo.dynamic_slice %rows, %at, %none, sizes = [1, 75] : (tensor<2x75xui64>, tensor<i64>, tensor<i64>) -> tensor<1x75xui64>
  %x = stablehlo.reshape %row : (tensor<1x75xui64>) -> tensor<75xui64>
  %c1 = stablehlo.constant dense<2> : tensor<75xui64>
  %v2 = stablehlo.shift_right_logical %x, %c1 : tensor<75xui64>
  %c3 = stablehlo.constant dense<3689348814741910323> : tensor<75xui64>
  %v4 = stablehlo.and %v2, %c3 : tensor<75xui64>
  %c5 = stablehlo.constant dense<3689348814741910323> : tensor<75xui64>
  %v6 = stablehlo.and %x, %c5 : tensor<75xui64>
  %c7 = stablehlo.constant dense<2> : tensor<75xui64>
  %v8 = stablehlo.shift_left %v6, %c7 : tensor<75xui64>
  %v9 = stablehlo.or %v4, %v8 : tensor<75xui64>
  %c10 = stablehlo.constant dense<1> : tensor<75xui64>
  %v11 = stablehlo.shift_right_logical %v9, %c10 : tensor<75xui64>
  %c12 = stablehlo.constant dense<6148914691236517205> : tensor<75xui64>
  %v13 = stablehlo.and %v11, %c12 : tensor<75xui64>
  %c14 = stablehlo.constant dense<6148914691236517205> : tensor<75xui64>
  %v15 = stablehlo.and %v9, %c14 : tensor<75xui64>
  %c16 = stablehlo.constant dense<1> : tensor<75xui64>
  %v17 = stablehlo.shift_left %v15, %c16 : tensor<75xui64>
  %v18 = stablehlo.or %v13, %v17 : tensor<75xui64>
  %want = stablehlo.constant dense<[0, 8, 4, 18446744073709551615, 1152921504606846976, 1416345931129815880, 7325977647392011752, 12211610663923970131, 6457391388927274236, 9541872421566881444, 14026638875226148059, 16014714069625606167, 12672926519422022387, 12240171110113291555, 18220197156423651940, 13657497442250890007, 13489373486643220847, 15033495456680907355, 1405553343676439821, 17757973752086699094, 1383007631577033658, 3120544753926805802, 3287090476983176469, 2072633080175956419, 18225476144620653990, 3244729111760509904, 11892975845119903635, 5224346042385125734, 7003735542863309977, 10424576102176425256, 1854448261388770745, 17173118937036764078, 4703006589146689013, 7565297427882682129, 16539427075114239127, 14194771947158336744, 4903658359036009063, 10241421224428944732, 13025370136288483246, 6441521923025608890, 7509826088882110853, 12461160498551855531, 8473324175052310437, 1553273400501034631, 12438953974474929254, 8098635217226564428, 10442327123662013814, 7741832385507791309, 17658285472571765322, 16690420057275648602, 16517630668341996694, 15756981393733990690, 7216700272096650112, 13094201068710774342, 4743982416320638634, 10451531698655854683, 15842663986380978083, 3100849813664044344, 2316544216299958360, 723192758284277026, 17941786751531810246, 2872767950538481105, 8932424329039993987, 4780535296794586626, 470216081433291439, 5906923603261947255, 18084488538724152788, 14391690051280863660, 418120513039185800, 4934783867632189165, 7128232403991600320, 16569550427321279773, 2297031978591338830, 14385141245108745228, 16817885047463075642]> : tensor<75xui64>
  check.expect_eq %v18, %want : tensor<75xui64>
  return
}

// -----

func.func @lost() {
  %rows = stablehlo.constant dense<[[0, 1, 2, 4294967295, 2147483648, 3358266022, 157895640, 1055102438, 2105044260, 1149713386, 3624582912, 664713433, 3098631156, 4246971908, 1227195072, 1259233982, 2114257608, 2611501551, 4262683310, 2038526457, 2225733910, 2769724019, 3708625225, 2593531976, 3782405023, 3193193228, 3844007679, 507574924, 69461474, 3265887458, 541304802, 1291452694, 1212673038, 2291356109, 3040954092, 1443631486, 2635269621, 1274841475, 3140806407, 2275763620, 114314128, 1994311118, 1502228133, 1550652321, 2928143215, 3199824427, 3490253446, 2537486868, 568995588, 156460994, 12181167, 1084148313, 2376097092, 1956846044, 2945200288, 3936652013, 462141184, 3813675719, 2952449177, 2343301041, 821108895, 62536949, 1845420870, 3343128065, 3468319536, 1837092941, 2555042042, 2472362638, 2959306914, 3041615143, 4094254167, 2715430122, 2786851579, 2069654789, 3688057836], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<2x75xui32>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %row = stablehlo.dynamic_slice %rows, %at, %none, sizes = [1, 75] : (tensor<2x75xui32>, tensor<i64>, tensor<i64>) -> tensor<1x75xui32>
  %x = stablehlo.reshape %row : (tensor<1x75xui32>) -> tensor<75xui32>
  %c1 = stablehlo.constant dense<24> : tensor<75xui32>
  %v2 = stablehlo.shift_right_logical %x, %c1 : tensor<75xui32>
  %c3 = stablehlo.constant dense<240> : tensor<75xui32>
  %v4 = stablehlo.and %v2, %c3 : tensor<75xui32>
  %c5 = stablehlo.constant dense<8> : tensor<75xui32>
  %v6 = stablehlo.shift_left %x, %c5 : tensor<75xui32>
  %c7 = stablehlo.constant dense<15728640> : tensor<75xui32>
  %v8 = stablehlo.and %v6, %c7 : tensor<75xui32>
  %c9 = stablehlo.constant dense<8> : tensor<75xui32>
  %v10 = stablehlo.shift_right_logical %x, %c9 : tensor<75xui32>
  %c11 = stablehlo.constant dense<61440> : tensor<75xui32>
  %v12 = stablehlo.and %v10, %c11 : tensor<75xui32>
  %v13 = stablehlo.or %v4, %v8 : tensor<75xui32>
  %v14 = stablehlo.or %v13, %v12 : tensor<75xui32>
  %want = stablehlo.constant dense<[0, 0, 0, 15790320, 128, 1056960, 4218880, 9494576, 6320240, 3178560, 11534544, 11571232, 5288112, 10494192, 8396864, 6291520, 112, 5283984, 6295792, 7372912, 41088, 10490016, 2097360, 2134160, 14708960, 4214960, 14684384, 15745040, 14688256, 7381184, 10502176, 61504, 14696512, 5279872, 4210864, 1048656, 4240, 8450112, 14692528, 6332544, 4247552, 12636272, 2130000, 1073232, 14712992, 7385264, 208, 15741072, 2154528, 6311936, 13676544, 12619840, 5283968, 1089648, 3178656, 8429792, 11567120, 1069280, 12644512, 14721152, 2158640, 3190784, 14741600, 1065152, 5288128, 13660256, 13648016, 4214928, 7364784, 5259440, 5243120, 2150560, 15732896, 6312048, 4247760]> : tensor<75xui32>
  check.expect_eq %v14, %want : tensor<75xui32>
  return
}

// -----

func.func @on_each_other() {
  %rows = stablehlo.constant dense<[[0, 1, 2, 4294967295, 2147483648, 3915787427, 3612928199, 1655594577, 2043200656, 1683050306, 2930577280, 3658888576, 3090699026, 843824304, 3860733975, 1273237039, 1997523422, 3564923945, 3256430145, 283700979, 1304167362, 3591789390, 13857510, 2983376558, 3345769749, 1858948177, 2500154616, 1229911471, 2784833516, 3353206182, 2029155886, 3911321999, 1335522921, 612823902, 710599775, 2054766526, 2986001988, 2358346513, 3816894596, 2137527557, 4178667491, 1420504616, 2310455184, 659396645, 1827769512, 2516216219, 2325322040, 3486753423, 208538203, 293858688, 3146640254, 987925197, 1147636028, 3520128310, 365914869, 3400542540, 270228989, 2850146324, 4046572841, 109750769, 1430445725, 3103537295, 1843984833, 4203424330, 295084048, 4287813951, 1740571304, 3011837871, 2090322421, 209993515, 529891709, 3616631489, 525517128, 941594729, 2639495804], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<2x75xui32>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %row = stablehlo.dynamic_slice %rows, %at, %none, sizes = [1, 75] : (tensor<2x75xui32>, tensor<i64>, tensor<i64>) -> tensor<1x75xui32>
  %x = stablehlo.reshape %row : (tensor<1x75xui32>) -> tensor<75xui32>
  %c1 = stablehlo.constant dense<24> : tensor<75xui32>
  %v2 = stablehlo.shift_right_logical %x, %c1 : tensor<75xui32>
  %c3 = stablehlo.constant dense<240> : tensor<75xui32>
  %v4 = stablehlo.and %v2, %c3 : tensor<75xui32>
  %c5 = stablehlo.constant dense<8> : tensor<75xui32>
  %v6 = stablehlo.shift_left %x, %c5 : tensor<75xui32>
  %c7 = stablehlo.constant dense<15728640> : tensor<75xui32>
  %v8 = stablehlo.and %v6, %c7 : tensor<75xui32>
  %c9 = stablehlo.constant dense<8> : tensor<75xui32>
  %v10 = stablehlo.shift_right_logical %x, %c9 : tensor<75xui32>
  %c11 = stablehlo.constant dense<4080> : tensor<75xui32>
  %v12 = stablehlo.and %v10, %c11 : tensor<75xui32>
  %v13 = stablehlo.or %v4, %v8 : tensor<75xui32>
  %v14 = stablehlo.xor %v13, %v12 : tensor<75xui32>
  %want = stablehlo.constant dense<[0, 0, 0, 15732480, 128, 2098880, 14682160, 5246512, 12585136, 4194592, 3488, 3147488, 5245152, 11537280, 2100928, 1088, 12586928, 6294704, 2099680, 14682352, 3136, 5244544, 7340912, 11534848, 6294688, 4197664, 5244352, 15732400, 2100608, 13634832, 7340544, 736, 7342640, 15730384, 14682816, 3148096, 12585584, 8388864, 3146192, 1050720, 6291856, 2100080, 11535920, 9440688, 8389088, 6294256, 9439504, 10486624, 3584, 14681072, 14683472, 8389296, 8390592, 14680112, 6295408, 2097376, 5245760, 12583264, 12583216, 10488480, 13632128, 3148928, 15730832, 2100176, 10487472, 13632032, 3936, 15729728, 12584880, 3146800, 8390032, 6291888, 12583632, 9441184, 8389392]> : tensor<75xui32>
  check.expect_eq %v14, %want : tensor<75xui32>
  return
}

// -----

func.func @across_bytes() {
  %rows = stablehlo.constant dense<[[0, 1, 2, 4294967295, 2147483648, 2773421110, 3540553748, 4089861196, 477411007, 3059920949, 3843336570, 578213760, 4269425519, 1256247473, 3031275897, 3942770653, 1881068556, 643085485, 786347725, 2622558321, 795797597, 1777842624, 3444801754, 692262378, 288741772, 2673209332, 915424213, 187101183, 2385901825, 464778685, 2835587670, 1628647529, 3202010089, 309254566, 1202034316, 247223666, 2452870134, 2470704475, 508326879, 3188315812, 1711675508, 3772944590, 2678856120, 576955318, 42816082, 1854010697, 392722252, 1351066238, 2944098885, 2577915089, 2102145000, 2102729085, 1517853883, 4030990063, 2818163117, 1607169038, 3929013937, 239449693, 593703519, 2994864721, 1265830982, 649009089, 2442325435, 2711610138, 2911760840, 2172583896, 1246556510, 3910235021, 4045734361, 2383238131, 2361732230, 2666649976, 947429505, 1130636068, 271382399], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<2x75xui32>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %row = stablehlo.dynamic_slice %rows, %at, %none, sizes = [1, 75] : (tensor<2x75xui32>, tensor<i64>, tensor<i64>) -> tensor<1x75xui32>
  %x = stablehlo.reshape %row : (tensor<1x75xui32>) -> tensor<75xui32>
  %c1 = stablehlo.constant dense<3> : tensor<75xui32>
  %v2 = stablehlo.shift_right_logical %x, %c1 : tensor<75xui32>
  %c3 = stablehlo.constant dense<7967> : tensor<75xui32>
  %v4 = stablehlo.and %v2, %c3 : tensor<75xui32>
  %c5 = stablehlo.constant dense<5> : tensor<75xui32>
  %v6 = stablehlo.shift_left %x, %c5 : tensor<75xui32>
  %c7 = stablehlo.constant dense<57568> : tensor<75xui32>
  %v8 = stablehlo.and %v6, %c7 : tensor<75xui32>
  %c9 = stablehlo.constant dense<12> : tensor<75xui32>
  %v10 = stablehlo.shift_left %x, %c9 : tensor<75xui32>
  %c11 = stablehlo.constant dense<2031616> : tensor<75xui32>
  %v12 = stablehlo.and %v10, %c11 : tensor<75xui32>
  %v13 = stablehlo.or %v4, %v8 : tensor<75xui32>
  %v14 = stablehlo.or %v13, %v12 : tensor<75xui32>
  %want = stablehlo.constant dense<[0, 32, 64, 2097151, 0, 229830, 70274, 297609, 775927, 202406, 1520975, 1636880, 1468653, 727606, 1520431, 1965243, 39553, 693941, 841401, 459310, 335275, 1849112, 856155, 2007645, 1588113, 2096542, 1927354, 2096639, 1064736, 1818295, 349386, 394797, 1997117, 1719252, 578193, 1550926, 2063070, 1425003, 1928955, 711316, 459662, 791257, 1778455, 1799382, 346698, 1359401, 1371785, 480463, 281768, 891706, 2024733, 1516463, 758647, 966909, 1718453, 36545, 778038, 382635, 345835, 344106, 295368, 1892920, 1817975, 1145923, 1850905, 1965851, 1392331, 1601201, 1908795, 2058878, 558544, 1522447, 529456, 1205380, 1572591]> : tensor<75xui32>
  check.expect_eq %v14, %want : tensor<75xui32>
  return
}

// -----

func.func @sums_8() {
  %rows = stablehlo.constant dense<[[0, 1, 2, 255, 128, 159, 65, 189, 91, 203, 176, 241, 215, 189, 166, 236, 135, 7, 215, 119, 198, 241, 63, 166, 13, 230, 40, 28, 95, 120, 222, 63, 97, 139, 26, 146, 63, 3, 187, 55, 104, 71, 46, 234, 222, 196, 99, 40, 195, 204, 18, 35, 158, 158, 113, 32, 33, 0, 248, 223, 1, 53, 198, 55, 245, 251, 42, 223, 42, 74, 80, 246, 50, 138, 224], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<2x75xui8>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %row = stablehlo.dynamic_slice %rows, %at, %none, sizes = [1, 75] : (tensor<2x75xui8>, tensor<i64>, tensor<i64>) -> tensor<1x75xui8>
  %x = stablehlo.reshape %row : (tensor<1x75xui8>) -> tensor<75xui8>
  %c1 = stablehlo.constant dense<1> : tensor<75xui8>
  %v2 = stablehlo.shift_left %x, %c1 : tensor<75xui8>
  %c3 = stablehlo.constant dense<7> : tensor<75xui8>
  %v4 = stablehlo.shift_right_logical %x, %c3 : tensor<75xui8>
  %v5 = stablehlo.or %v2, %v4 : tensor<75xui8>
  %v6 = stablehlo.xor %x, %v5 : tensor<75xui8>
  %c7 = stablehlo.constant dense<2> : tensor<75xui8>
  %v8 = stablehlo.shift_left %x, %c7 : tensor<75xui8>
  %c9 = stablehlo.constant dense<6> : tensor<75xui8>
  %v10 = stablehlo.shift_right_logical %x, %c9 : tensor<75xui8>
  %v11 = stablehlo.or %v8, %v10 : tensor<75xui8>
  %v12 = stablehlo.xor %v6, %v11 : tensor<75xui8>
  %c13 = stablehlo.constant dense<3> : tensor<75xui8>
  %v14 = stablehlo.shift_left %x, %c13 : tensor<75xui8>
  %c15 = stablehlo.constant dense<5> : tensor<75xui8>
  %v16 = stablehlo.shift_right_logical %x, %c15 : tensor<75xui8>
  %v17 = stablehlo.or %v14, %v16 : tensor<75xui8>
  %v18 = stablehlo.xor %v12, %v17 : tensor<75xui8>
  %c19 = stablehlo.constant dense<4> : tensor<75xui8>
  %v20 = stablehlo.shift_left %x, %c19 : tensor<75xui8>
  %c21 = stablehlo.constant dense<4> : tensor<75xui8>
  %v22 = stablehlo.shift_right_logical %x, %c21 : tensor<75xui8>
  %v23 = stablehlo.or %v20, %v22 : tensor<75xui8>
  %v24 = stablehlo.xor %v18, %v23 : tensor<75xui8>
  %c25 = stablehlo.constant dense<99> : tensor<75xui8>
  %v26 = stablehlo.xor %v24, %c25 : tensor<75xui8>
  %want = stablehlo.constant dense<[99, 124, 93, 156, 236, 184, 187, 101, 140, 242, 254, 38, 135, 101, 77, 76, 177, 62, 135, 235, 105, 38, 212, 77, 248, 138, 120, 22, 240, 78, 96, 212, 88, 53, 84, 35, 212, 66, 39, 44, 191, 249, 58, 14, 96, 87, 102, 120, 10, 175, 172, 161, 167, 167, 169, 128, 159, 99, 193, 127, 124, 18, 105, 44, 90, 224, 70, 127, 70, 98, 85, 123, 79, 42, 200]> : tensor<75xui8>
  check.expect_eq %v26, %want : tensor<75xui8>
  return
}

// -----

func.func @ones_8() {
  %rows = stablehlo.constant dense<[[0, 1, 2, 255, 128, 173, 160, 52, 46, 240, 247, 176, 50, 247, 247, 228, 98, 76, 5, 92, 106, 42, 239, 37, 67, 16, 84, 77, 209, 154, 150, 0, 152, 173, 181, 86, 16, 79, 90, 209, 78, 123, 178, 80, 47, 123, 120, 180, 45, 14, 65, 249, 240, 5, 243, 191, 91, 216, 103, 4, 140, 201, 107, 93, 96, 148, 215, 2, 115, 11, 181, 46, 159, 244, 244], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<2x75xui8>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %row = stablehlo.dynamic_slice %rows, %at, %none, sizes = [1, 75] : (tensor<2x75xui8>, tensor<i64>, tensor<i64>) -> tensor<1x75xui8>
  %x = stablehlo.reshape %row : (tensor<1x75xui8>) -> tensor<75xui8>
  %c1 = stablehlo.constant dense<1> : tensor<75xui8>
  %v2 = stablehlo.shift_right_logical %x, %c1 : tensor<75xui8>
  %c3 = stablehlo.constant dense<129> : tensor<75xui8>
  %v4 = stablehlo.or %v2, %c3 : tensor<75xui8>
  %c5 = stablehlo.constant dense<2> : tensor<75xui8>
  %v6 = stablehlo.shift_left %x, %c5 : tensor<75xui8>
  %v7 = stablehlo.xor %v4, %v6 : tensor<75xui8>
  %c8 = stablehlo.constant dense<126> : tensor<75xui8>
  %v9 = stablehlo.and %v7, %c8 : tensor<75xui8>
  %c10 = stablehlo.constant dense<24> : tensor<75xui8>
  %v11 = stablehlo.xor %v9, %c10 : tensor<75xui8>
  %c12 = stablehlo.constant dense<255> : tensor<75xui8>
  %v13 = stablehlo.xor %x, %c12 : tensor<75xui8>
  %c14 = stablehlo.constant dense<1> : tensor<75xui8>
  %v15 = stablehlo.and %v13, %c14 : tensor<75xui8>
  %v16 = stablehlo.or %v11, %v15 : tensor<75xui8>
  %c17 = stablehlo.constant dense<1> : tensor<75xui8>
  %v18 = stablehlo.shift_right_logical %x, %c17 : tensor<75xui8>
  %v19 = stablehlo.xor %v16, %v18 : tensor<75xui8>
  %c20 = stablehlo.constant dense<32> : tensor<75xui8>
  %v21 = stablehlo.or %x, %c20 : tensor<75xui8>
  %c22 = stablehlo.constant dense<1> : tensor<75xui8>
  %v23 = stablehlo.shift_left %v21, %c22 : tensor<75xui8>
  %v24 = stablehlo.xor %v19, %v23 : tensor<75xui8>
  %want = stablehlo.constant dense<[89, 94, 84, 155, 89, 118, 89, 33, 124, 185, 171, 57, 52, 171, 171, 193, 212, 241, 70, 145, 228, 100, 251, 70, 211, 57, 161, 246, 190, 4, 44, 89, 9, 118, 38, 172, 57, 251, 132, 190, 252, 131, 52, 185, 123, 131, 137, 33, 118, 124, 222, 142, 185, 70, 179, 27, 131, 137, 203, 65, 113, 238, 227, 150, 217, 33, 171, 84, 179, 99, 38, 124, 27, 161, 161]> : tensor<75xui8>
  check.expect_eq %v24, %want : tensor<75xui8>
  return
}

// -----

func.func @either_8() {
  %rows = stablehlo.constant dense<[[0, 1, 2, 255, 128, 50, 30, 193, 62, 237, 209, 241, 118, 88, 131, 90, 228, 134, 64, 198, 118, 27, 150, 191, 199, 204, 94, 220, 75, 9, 110, 242, 250, 23, 53, 87, 131, 156, 92, 235, 37, 87, 70, 236, 179, 139, 23, 79, 175, 81, 78, 45, 204, 20, 160, 38, 184, 176, 79, 255, 123, 41, 184, 12, 20, 252, 153, 136, 236, 103, 8, 60, 189, 152, 88], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<2x75xui8>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %row = stablehlo.dynamic_slice %rows, %at, %none, sizes = [1, 75] : (tensor<2x75xui8>, tensor<i64>, tensor<i64>) -> tensor<1x75xui8>
  %x = stablehlo.reshape %row : (tensor<1x75xui8>) -> tensor<75xui8>
  %c1 = stablehlo.constant dense<1> : tensor<75xui8>
  %v2 = stablehlo.shift_left %x, %c1 : tensor<75xui8>
  %c3 = stablehlo.constant dense<15> : tensor<75xui8>
  %v4 = stablehlo.xor %v2, %c3 : tensor<75xui8>
  %c5 = stablehlo.constant dense<1> : tensor<75xui8>
  %v6 = stablehlo.shift_right_logical %x, %c5 : tensor<75xui8>
  %v7 = stablehlo.or %v4, %v6 : tensor<75xui8>
  %want = stablehlo.constant dense<[15, 13, 11, 255, 79, 123, 63, 237, 127, 247, 237, 253, 251, 191, 73, 191, 247, 67, 175, 227, 251, 61, 107, 127, 227, 247, 191, 255, 189, 29, 247, 251, 255, 43, 127, 171, 73, 127, 191, 253, 87, 171, 163, 247, 121, 93, 43, 183, 87, 173, 183, 87, 247, 47, 95, 83, 127, 127, 183, 255, 253, 93, 127, 23, 47, 255, 125, 95, 247, 243, 31, 127, 127, 127, 191]> : tensor<75xui8>
  check.expect_eq %v7, %want : tensor<75xui8>
  return
}

// -----

func.func @apart_16() {
  %rows = stablehlo.constant dense<[[0, 1, 2, 65535, 32768, 54152, 16397, 29862, 42661, 27640, 9543, 3650, 64163, 60035, 41833, 2144, 52537, 32346, 21901, 54947, 13569, 8557, 64310, 47950, 36965, 62245, 8701, 41313, 58752, 51642, 27120, 6988, 11063, 28479, 24444, 9780, 3851, 55360, 27567, 19320, 9253, 29697, 60424, 65490, 40658, 55853, 11094, 63963, 34222, 29723, 62923, 31991, 45143, 47808, 20820, 31394, 17959, 19072, 30807, 26462, 59104, 9601, 7376, 24707, 53874, 64774, 34848, 62902, 11756, 41088, 61416, 32723, 56872, 22182, 11804], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<2x75xui16>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %row = stablehlo.dynamic_slice %rows, %at, %none, sizes = [1, 75] : (tensor<2x75xui16>, tensor<i64>, tensor<i64>) -> tensor<1x75xui16>
  %x = stablehlo.reshape %row : (tensor<1x75xui16>) -> tensor<75xui16>
  %c1 = stablehlo.constant dense<8> : tensor<75xui16>
  %low = stablehlo.constant dense<255> : tensor<75xui16>
  %x_low = stablehlo.and %x, %low : tensor<75xui16>
  %v2 = stablehlo.shift_left %x_low, %c1 : tensor<75xui16>
  %c3 = stablehlo.constant dense<8> : tensor<75xui16>
  %upper = stablehlo.constant dense<65280> : tensor<75xui16>
  %x_upper = stablehlo.and %x, %upper : tensor<75xui16>
  %v4 = stablehlo.shift_right_logical %x_upper, %c3 : tensor<75xui16>
  %v5 = stablehlo.or %v2, %v4 : tensor<75xui16>
  %c6 = stablehlo.constant dense<4660> : tensor<75xui16>
  %v7 = stablehlo.xor %v5, %c6 : tensor<75xui16>
  %want = stablehlo.constant dense<[4660, 4916, 4148, 60875, 4788, 39655, 8052, 46144, 46994, 59999, 21777, 20538, 45518, 37342, 31639, 29244, 11257, 18506, 40801, 45538, 4865, 32533, 9423, 23695, 30628, 14279, 61205, 29589, 37585, 43261, 57949, 24111, 9503, 11611, 28267, 9746, 6459, 21228, 48479, 27263, 14096, 4928, 6872, 49355, 49322, 16366, 17439, 51661, 48305, 2368, 55745, 58696, 17796, 53902, 18021, 45134, 13682, 37502, 17740, 19539, 62162, 37649, 49704, 37204, 24806, 5321, 12988, 42177, 65049, 37524, 64219, 49483, 15082, 46178, 3610]> : tensor<75xui16>
  check.expect_eq %v7, %want : tensor<75xui16>
  return
}

// -----

func.func @sums_16() {
  %rows = stablehlo.constant dense<[[0, 1, 2, 65535, 32768, 5841, 32234, 17846, 33762, 51250, 35920, 56845, 32953, 23679, 4135, 51512, 52111, 50783, 23311, 45521, 38501, 43517, 2249, 49783, 20034, 23817, 36655, 46168, 43798, 18405, 54737, 31829, 17357, 50446, 64287, 45277, 46922, 19257, 62710, 61967, 22287, 42578, 11707, 38054, 55825, 758, 31083, 35847, 50706, 16429, 21358, 44016, 17936, 30339, 18928, 53521, 32790, 42430, 44147, 52273, 23368, 22798, 17948, 42209, 22648, 48354, 61440, 54276, 26769, 22940, 60446, 55238, 11303, 57010, 56817], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<2x75xui16>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %row = stablehlo.dynamic_slice %rows, %at, %none, sizes = [1, 75] : (tensor<2x75xui16>, tensor<i64>, tensor<i64>) -> tensor<1x75xui16>
  %x = stablehlo.reshape %row : (tensor<1x75xui16>) -> tensor<75xui16>
  %c1 = stablehlo.constant dense<8> : tensor<75xui16>
  %v2 = stablehlo.shift_left %x, %c1 : tensor<75xui16>
  %c3 = stablehlo.constant dense<8> : tensor<75xui16>
  %v4 = stablehlo.shift_right_logical %x, %c3 : tensor<75xui16>
  %v5 = stablehlo.or %v2, %v4 : tensor<75xui16>
  %c6 = stablehlo.constant dense<8> : tensor<75xui16>
  %v7 = stablehlo.shift_left %x, %c6 : tensor<75xui16>
  %c8 = stablehlo.constant dense<8> : tensor<75xui16>
  %v9 = stablehlo.shift_right_logical %x, %c8 : tensor<75xui16>
  %v10 = stablehlo.or %v7, %v9 : tensor<75xui16>
  %c11 = stablehlo.constant dense<1> : tensor<75xui16>
  %v12 = stablehlo.shift_left %v10, %c11 : tensor<75xui16>
  %c13 = stablehlo.constant dense<65278> : tensor<75xui16>
  %v14 = stablehlo.and %v12, %c13 : tensor<75xui16>
  %v15 = stablehlo.xor %v5, %v14 : tensor<75xui16>
  %c16 = stablehlo.constant dense<23130> : tensor<75xui16>
  %v17 = stablehlo.xor %v15, %c16 : tensor<75xui16>
  %want = stablehlo.constant dense<[23130, 22874, 23642, 23387, 23258, 10592, 25821, 32917, 31967, 3074, 43726, 19768, 37338, 56254, 13162, 4609, 51975, 47888, 19383, 10633, 62944, 23969, 322, 49948, 40072, 16829, 11211, 45702, 24743, 30099, 10533, 42462, 3487, 18453, 31575, 15754, 33923, 4487, 16454, 19276, 19363, 44208, 38701, 45286, 26932, 16476, 59345, 21454, 27664, 11674, 59567, 19111, 27280, 57280, 19073, 26921, 24794, 39093, 53166, 2318, 33463, 18609, 32400, 31158, 53938, 31902, 23114, 22054, 59874, 65201, 30830, 4131, 13102, 35896, 18749]> : tensor<75xui16>
  check.expect_eq %v17, %want : tensor<75xui16>
  return
}

// -----

func.func @across_16() {
  %rows = stablehlo.constant dense<[[0, 1, 2, 65535, 32768, 45110, 29477, 63971, 23873, 62686, 21911, 33956, 9296, 34690, 64238, 10890, 13018, 54828, 23725, 61432, 55958, 31276, 18537, 45313, 5166, 47165, 43965, 47864, 27304, 11260, 40421, 51142, 61356, 38066, 33846, 43617, 61369, 27577, 19835, 40877, 36255, 50771, 56828, 41737, 17740, 47213, 65274, 1810, 12818, 10487, 38433, 28905, 40899, 42606, 11845, 14354, 49741, 44954, 11831, 41344, 47085, 2743, 64649, 30905, 64209, 14827, 10862, 3548, 58445, 8750, 7263, 20797, 63437, 11897, 31631], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<2x75xui16>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %row = stablehlo.dynamic_slice %rows, %at, %none, sizes = [1, 75] : (tensor<2x75xui16>, tensor<i64>, tensor<i64>) -> tensor<1x75xui16>
  %x = stablehlo.reshape %row : (tensor<1x75xui16>) -> tensor<75xui16>
  %c1 = stablehlo.constant dense<1> : tensor<75xui16>
  %v2 = stablehlo.shift_right_logical %x, %c1 : tensor<75xui16>
  %v3 = stablehlo.xor %x, %v2 : tensor<75xui16>
  %c4 = stablehlo.constant dense<3> : tensor<75xui16>
  %v5 = stablehlo.shift_left %x, %c4 : tensor<75xui16>
  %v6 = stablehlo.xor %v3, %v5 : tensor<75xui16>
  %want = stablehlo.constant dense<[0, 9, 19, 32760, 49152, 27037, 54175, 18954, 39401, 10305, 54244, 58326, 5368, 63571, 20713, 27551, 48487, 3162, 38803, 59332, 25453, 38490, 12053, 24969, 48969, 9675, 41867, 12356, 2748, 25058, 15423, 39445, 58650, 31611, 59293, 44121, 58797, 941, 30, 11539, 42920, 38882, 23778, 60101, 19850, 10035, 30295, 15371, 48011, 31540, 27705, 53205, 11834, 50729, 19279, 58507, 45315, 33927, 18580, 64832, 21363, 23124, 26245, 33069, 20785, 59974, 27689, 26066, 46083, 8777, 61576, 61515, 12867, 19085, 39472]> : tensor<75xui16>
  check.expect_eq %v6, %want : tensor<75xui16>
  return
}
