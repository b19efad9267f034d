// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// batch_norm_training: any feature dimension, all float types.
// Written by tools/record_ops.py.

func.func @case_0() {
  %0 = stablehlo.constant dense<[0xB0A1, 0xBFA6, 0xB834]> : tensor<3xf16>
  %1 = stablehlo.constant dense<[0x2FE6, 0x3D51, 0x3917]> : tensor<3xf16>
  %2 = stablehlo.constant dense<[0x3E76, 0xB74E, 0xBE3E]> : tensor<3xf16>
  %r:3 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) -> (tensor<3xf16>, tensor<3xf16>, tensor<3xf16>)
  check.expect_almost_eq_const %r#0, dense<[0x3E76, 0xB74E, 0xBE3E]> : tensor<3xf16> {tolerance = 6.0e-03 : f64}
  check.expect_almost_eq_const %r#1, dense<[0xB0A1, 0xBFA6, 0xB834]> : tensor<3xf16> {tolerance = 6.0e-03 : f64}
  check.expect_almost_eq_const %r#2, dense<[0.0, 0.0, 0.0]> : tensor<3xf16> {tolerance = 6.0e-03 : f64}
  return
}

// -----

func.func @case_1() {
  %0 = stablehlo.constant dense<[[0xBF28EE50, 0xBEA0791F, 0x3F2015BA, 0xBF4295DA, 0x3E072535]]> : tensor<1x5xf32>
  %1 = stablehlo.constant dense<[0xBEB5ECE2, 0xBF025E2B, 0xBFD94B92, 0xBDF37187, 0x3F047C2F]> : tensor<5xf32>
  %2 = stablehlo.constant dense<[0xBE355372, 0xBA1AA60D, 0xBF5642F2, 0x400F2BBD, 0x3E5B6950]> : tensor<5xf32>
  %r:3 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<1x5xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<1x5xf32>, tensor<5xf32>, tensor<5xf32>)
  check.expect_almost_eq_const %r#0, dense<[[0xBE355372, 0xBA1AA60D, 0xBF5642F2, 0x400F2BBD, 0x3E5B6950]]> : tensor<1x5xf32> {tolerance = 3.0e-06 : f64}
  check.expect_almost_eq_const %r#1, dense<[0xBF28EE50, 0xBEA0791F, 0x3F2015BA, 0xBF4295DA, 0x3E072535]> : tensor<5xf32> {tolerance = 3.0e-06 : f64}
  check.expect_almost_eq_const %r#2, dense<[0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<5xf32> {tolerance = 3.0e-06 : f64}
  return
}

// -----

func.func @case_2() {
  %0 = stablehlo.constant dense<[[[[0x3F63, 0x3F29, 0xBF9B], [0xBE73, 0xBF94, 0xBFBF]]], [[[0xBF20, 0xBE57, 0xBE5E], [0x3F32, 0xBEC3, 0xBE96]]], [[[0xBFD1, 0x3F96, 0xBF61], [0xBED4, 0xBF5F, 0x3EF5]]]]> : tensor<3x1x2x3xbf16>
  %1 = stablehlo.constant dense<[0xBE33, 0xBF70, 0xBF07]> : tensor<3xbf16>
  %2 = stablehlo.constant dense<[0xBF37, 0x3F57, 0xBF3B]> : tensor<3xbf16>
  %r:3 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3x1x2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<3x1x2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  check.expect_almost_eq_const %r#0, dense<[[[[0xBF6E, 0xBF65, 0xBF16], [0xBF3F, 0xBF18, 0xBF0A]]], [[[0x3FBF, 0x3F65, 0x3F68], [0xBED4, 0x3F92, 0x3F82]]], [[[0xBDC1, 0xBFBF, 0xBEF1], [0xBF34, 0xBEF3, 0xBF93]]]]> : tensor<3x1x2x3xbf16> {tolerance = 5.0e-02 : f64}
  check.expect_almost_eq_const %r#1, dense<[0xBEDA, 0xBE30, 0xBEB7]> : tensor<3xbf16> {tolerance = 5.0e-02 : f64}
  check.expect_almost_eq_const %r#2, dense<[0x3F5F, 0x3E2E, 0x3F5E]> : tensor<3xbf16> {tolerance = 5.0e-02 : f64}
  return
}

// -----

func.func @case_3() {
  %0 = stablehlo.constant dense<[[[0x3CDDFB1C, 0x3F09CC78, 0xBEEB1C45], [0x3EDB859C, 0x3F8CBB73, 0x3F0CA2A5], [0x3F1D23EB, 0x3FB6F3E1, 0xBF057081], [0x3DBBAA8F, 0x3DD08BD3, 0xBF0C078B], [0x3E89995B, 0xBDC394F2, 0xBF2DBABB]], [[0xBF62F471, 0x3F39C111, 0x3EA900A7], [0xBF8AF807, 0x3ED648AA, 0xBF872446], [0x3F82397E, 0xBEA1FBC2, 0xBCC2641D], [0x3F10E8D2, 0x3FCCE624, 0x3E861EB0], [0x3FD51D05, 0x3FA1C896, 0xBFC28795]], [[0x3F12E71E, 0x3DE52F8A, 0x3F577567], [0xBFAA482C, 0x3F750B79, 0xBF718F77], [0xBF12BCE8, 0xBF424AD4, 0xBEC6B867], [0xBF080255, 0x3DACFFCB, 0xBEF33CCE], [0xBFBD9E9A, 0x3E1C4E82, 0xBF04EF9D]], [[0xBEA2C56A, 0x3F251367, 0xBF9FD6C9], [0x3F91561E, 0x3DDAF866, 0xBEB451B6], [0x3F291769, 0xBC687FB1, 0xC00923AC], [0xBFBF3BED, 0xBF5246AF, 0x3E0DD99F], [0xC0197019, 0xBF741C73, 0x3F9327C9]], [[0xBE172A08, 0xBF1A0520, 0xBDE66753], [0x3DCA2A5E, 0xBEED748E, 0x3D8FD4D4], [0xBE9AF791, 0x3FB9DBF4, 0xBE056DF8], [0x3FA12DCB, 0xBF9F9EFB, 0xBF2B76D7], [0x3F5B60D7, 0x3FA1AB02, 0xBF3A5DB5]]]> : tensor<5x5x3xf32>
  %1 = stablehlo.constant dense<[0xBF87EB29, 0x3FA51A8A, 0x3CDCB2AD]> : tensor<3xf32>
  %2 = stablehlo.constant dense<[0xBFAA86D6, 0xBDEBCFA5, 0x3FB07D5C]> : tensor<3xf32>
  %r:3 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 2 : i64}> : (tensor<5x5x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<5x5x3xf32>, tensor<3xf32>, tensor<3xf32>)
  check.expect_almost_eq_const %r#0, dense<[[[0xBFB4413A, 0x3E8257CA, 0x3FB01FBB], [0xBFE607EA, 0x3F8288A4, 0x3FB41FA0], [0xBFFCF780, 0x3FBC1A85, 0x3FAFE0BD], [0xBFBC40AC, 0xBEAE5BAB, 0x3FAFC69A], [0xBFD233AE, 0xBF1C0F73, 0x3FAF40F6]], [[0xBF060F63, 0x3F028FB4, 0x3FB34104], [0xBEA96623, 0x3DBAF448, 0x3FADC210], [0xC0177D22, 0xBF692940, 0x3FB1D9D3], [0xBFF70BC4, 0x3FDA0753, 0x3FB2FBDA], [0xC03F9D4D, 0x3F9F3D05, 0x3FABEB09]], [[0xBFF802CC, 0xBEA75282, 0x3FB54859], [0xBDC08754, 0x3F536848, 0x3FAE33F7], [0xBF53B97F, 0xBFC1D389, 0x3FB067E2], [0xBF5E1CAD, 0xBEBA79C3, 0x3FB00F9D], [0x3D560E77, 0xBE8AE1FD, 0x3FAFE2BC]], [[0xBF897FAD, 0x3ECCBB02, 0x3FACFE2E], [0xC01ECDE6, 0xBEAACDFB, 0x3FB08C5F], [0xC0016049, 0xBEFF5B2A, 0x3FA97285], [0x3D8409FE, 0xBFCCB945, 0x3FB27E8C], [0x3F706DCF, 0xBFE3CAAA, 0x3FB6810D]], [[0xBF9E9A38, 0xBFA65E9E, 0x3FB17FB3], [0xBFBD2147, 0xBF8E4EDD, 0x3FB23936], [0xBF8B633E, 0x3FC0111B, 0x3FB16DA1], [0xC0267936, 0xC00B81D1, 0x3FAF49F2], [0xC00D8C3D, 0x3F9F14B0, 0x3FAF0ED9]]]> : tensor<5x5x3xf32> {tolerance = 3.0e-06 : f64}
  check.expect_almost_eq_const %r#1, dense<[0xBD528A00, 0x3E88C5AF, 0xBEBBE3C7]> : tensor<3xf32> {tolerance = 3.0e-06 : f64}
  check.expect_almost_eq_const %r#2, dense<[0x3F73F070, 0x3F2514AE, 0x3F0192C1]> : tensor<3xf32> {tolerance = 3.0e-06 : f64}
  return
}

// -----

func.func @case_4() {
  %0 = stablehlo.constant dense<[[[[0x3E9C7873, 0xBED18D95, 0xC00B04AF, 0x3F9E6C83, 0x3F0BD6AD]], [[0x4016290A, 0x3F358C9F, 0xBFC6FCED, 0x3E9ABE55, 0x3F0B7915]], [[0x3F000E2F, 0xBD8B18DB, 0x3F65C303, 0xBF4605FE, 0xBF985E5D]]], [[[0xBFB3847F, 0xBEEA3F23, 0xBE959A44, 0x3FA73761, 0x3ED39F26]], [[0xBFE30AB9, 0x3F2BC639, 0x3FC60239, 0x3F86FA84, 0x3F57F425]], [[0x3E8678FF, 0xBFAED3AB, 0x3EBAA303, 0x3DFB23AA, 0x3F1015E5]]], [[[0x3E4F5354, 0x3EC9A870, 0x3F907067, 0xBF81EB1C, 0xBE6B7D61]], [[0x3FF14BAE, 0xBE0338E3, 0x3EEC608E, 0xC020DD96, 0x3E1E8014]], [[0xBF479C64, 0xBF871A0D, 0x3F990A57, 0xBF5EA240, 0x3F4F9FDC]]], [[[0xBFF27A58, 0xBEF06295, 0xBF637B02, 0xBF25376A, 0xBED7B5D1]], [[0x3E3D34CF, 0x4004D3B4, 0x3F3E4FA0, 0x3EDEA213, 0xBDEB21CC]], [[0x3E60C76F, 0xBF244CA8, 0x3E37BEF5, 0x3F50A672, 0x3F32B245]]], [[[0xBF98F637, 0x3E79DA70, 0x3E6D69E9, 0x3E60A74D, 0xBE2150C2]], [[0x3F09C9A1, 0x3F923111, 0xBF828E86, 0xBE4A705A, 0x3F5FBC27]], [[0xBF42B30C, 0xBF31FF64, 0x3E850EED, 0xBF1FA4A6, 0x3F0E1063]]]]> : tensor<5x3x1x5xf32>
  %1 = stablehlo.constant dense<[0x3F447E76]> : tensor<1xf32>
  %2 = stablehlo.constant dense<[0x3F14CB63]> : tensor<1xf32>
  %r:3 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 2 : i64}> : (tensor<5x3x1x5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<5x3x1x5xf32>, tensor<1xf32>, tensor<1xf32>)
  check.expect_almost_eq_const %r#0, dense<[[[[0x3F4677AE, 0x3E893DD0, 0xBF7B92F5, 0x3FB7E1A9, 0x3F722CCF]], [[0x400E4751, 0x3F87E267, 0xBF0B6777, 0x3F45DAD7, 0x3F71EA68]], [[0x3F69D09C, 0x3F029F9B, 0x3F98FCDD, 0x3C1D9328, 0xBE9280A9]]], [[[0xBEDF8D20, 0x3E6F7158, 0x3EB3C6BA, 0x3FBE1EA6, 0x3F5A0849]], [[0xBF33366E, 0x3F846AAE, 0x3FD3F786, 0x3FA73F3F, 0x3F9416DF]], [[0x3F3EA9ED, 0xBED23D2E, 0x3F512B42, 0x3F253B87, 0x3F753031]]], [[[0x3F33BBE5, 0x3F567F6C, 0x3FADF593, 0xBE2593EE, 0x3ECA611B]], [[0x3FF2ADD0, 0x3EEF5E43, 0x3F62D07B, 0xBF9CC9CD, 0x3F2B12D8]], [[0x3BAAFADA, 0xBE42FFA5, 0x3FB40FD9, 0xBD6FFBB2, 0x3F912271]]], [[[0xBF491DC6, 0x3E66BB77, 0xBD938062, 0x3DCDE8B2, 0x3E84DF7A]], [[0x3F308523, 0x4001FB07, 0x3F8AFE1C, 0x3F5DF04D, 0x3EF43676]], [[0x3F36D46D, 0x3DD31D2E, 0x3F2F8D32, 0x3F917F98, 0x3F86DF50]]], [[[0xBE942F9E, 0x3F3B46FF, 0x3F391224, 0x3F36CEBA, 0x3EE4B150]], [[0x3F70B84A, 0x3FAF33E7, 0xBE293378, 0x3ED61AA7, 0x3F96D989]], [[0x3C9A416E, 0x3D855CF8, 0x3F3E297B, 0x3DED8B03, 0x3F73C105]]]]> : tensor<5x3x1x5xf32> {tolerance = 3.0e-06 : f64}
  check.expect_almost_eq_const %r#1, dense<[0x3D039515]> : tensor<1xf32> {tolerance = 3.0e-06 : f64}
  check.expect_almost_eq_const %r#2, dense<[0x3F6B9BCE]> : tensor<1xf32> {tolerance = 3.0e-06 : f64}
  return
}

// -----

func.func @case_5() {
  %0 = stablehlo.constant dense<[[0xBF2E8290, 0x3DC0F834], [0xBD9D5D1D, 0x3EF467A1], [0xBD4C16A5, 0x3FBED869], [0xBDBC8DA8, 0xBEF7B480], [0xBF76D336, 0x3F592629]]> : tensor<5x2xf32>
  %1 = stablehlo.constant dense<[0xBEACFB7C, 0xBF8085A6, 0xBF12289E, 0x3F8BA429, 0xBD6E1CF7]> : tensor<5xf32>
  %2 = stablehlo.constant dense<[0xBF15661C, 0xBF4A3D41, 0xBF6F6AD6, 0xBFF391EE, 0x3EA24BFC]> : tensor<5xf32>
  %r:3 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<5x2xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<5x2xf32>, tensor<5xf32>, tensor<5xf32>)
  check.expect_almost_eq_const %r#0, dense<[[0xBEC0C1AD, 0xBF4A6B62], [0xBE9B48C5, 0xBFA36B10], [0xBEE9A1E0, 0xBFB5025E], [0xBFC0A2FB, 0xC0134070], [0x3EBC5B78, 0x3E883C80]]> : tensor<5x2xf32> {tolerance = 3.0e-06 : f64}
  check.expect_almost_eq_const %r#1, dense<[0xBE96638A, 0x3E4D105A, 0x3F3877B4, 0xBE936BF5, 0xBD6D6868]> : tensor<5xf32> {tolerance = 3.0e-06 : f64}
  check.expect_almost_eq_const %r#2, dense<[0x3E1A1E5B, 0x3D9D3FD2, 0x3F17F0F5, 0x3D1D2305, 0x3F5239FE]> : tensor<5xf32> {tolerance = 3.0e-06 : f64}
  return
}

// -----

func.func @case_6() {
  %0 = stablehlo.constant dense<[[[[0x3EBF, 0xBFA7, 0xBF1E, 0x3F1F, 0xBEE5], [0x3EA0, 0x3F1E, 0x3FC6, 0xBE5C, 0xBF6A], [0xBFB4, 0x3F84, 0x3EC4, 0x3F14, 0xBFF0]]], [[[0x3E48, 0x3F5F, 0x3F55, 0xBEB0, 0xBEEC], [0xBE99, 0xBEB9, 0x3F64, 0xBF0C, 0x401C], [0xBF61, 0xBEB1, 0xBF83, 0xBF8D, 0xBD7F]]], [[[0x3EF9, 0xBF09, 0x3F6D, 0xBF02, 0x3F16], [0x3F9D, 0x3F66, 0x4020, 0xBE98, 0x3FC1], [0xBD33, 0x3F97, 0x3E56, 0xBF23, 0x3F3F]]]]> : tensor<3x1x3x5xbf16>
  %1 = stablehlo.constant dense<[0xBE89, 0xBE94, 0xBEB0]> : tensor<3xbf16>
  %2 = stablehlo.constant dense<[0x3EE8, 0xBF03, 0xC008]> : tensor<3xbf16>
  %r:3 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3x1x3x5xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<3x1x3x5xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  check.expect_almost_eq_const %r#0, dense<[[[[0x3EAD, 0x3F42, 0x3F16, 0x3E8D, 0x3F0B], [0x3EB5, 0x3E8E, 0x3D39, 0x3EF8, 0x3F29], [0x3F48, 0x3E32, 0x3EAC, 0x3E93, 0x3F66]]], [[[0xBF12, 0xBF42, 0xBF40, 0xBED7, 0xBEC6], [0xBEDD, 0xBED4, 0xBF44, 0xBEB9, 0xBF99], [0xBE8A, 0xBED6, 0xBE6A, 0xBE54, 0xBEFF]]], [[[0xC007, 0xBFDF, 0xC010, 0xBFE1, 0xC009], [0xC017, 0xC010, 0xC034, 0xBFEA, 0xC01D], [0xBFF5, 0xC016, -2.0, 0xBFDB, 0xC00C]]]]> : tensor<3x1x3x5xbf16> {tolerance = 5.0e-02 : f64}
  check.expect_almost_eq_const %r#1, dense<[0xBDB4, 0xBC57, 0x3F0D]> : tensor<3xbf16> {tolerance = 5.0e-02 : f64}
  check.expect_almost_eq_const %r#2, dense<[0x3F66, 0x3F51, 0x3F38]> : tensor<3xbf16> {tolerance = 5.0e-02 : f64}
  return
}

// -----

func.func @case_7() {
  %0 = stablehlo.constant dense<[0xBBF9]> : tensor<1xbf16>
  %1 = stablehlo.constant dense<[0x3E8A]> : tensor<1xbf16>
  %2 = stablehlo.constant dense<[0xBE86]> : tensor<1xbf16>
  %r:3 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>)
  check.expect_almost_eq_const %r#0, dense<[0xBE86]> : tensor<1xbf16> {tolerance = 5.0e-02 : f64}
  check.expect_almost_eq_const %r#1, dense<[0xBBF9]> : tensor<1xbf16> {tolerance = 5.0e-02 : f64}
  check.expect_almost_eq_const %r#2, dense<[0.0]> : tensor<1xbf16> {tolerance = 5.0e-02 : f64}
  return
}

// -----

func.func @case_8() {
  %0 = stablehlo.constant dense<[[0x37DC], [0xBF44]]> : tensor<2x1xf16>
  %1 = stablehlo.constant dense<[0xBA93, 0x3815]> : tensor<2xf16>
  %2 = stablehlo.constant dense<[0xB564, 0xB65D]> : tensor<2xf16>
  %r:3 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<2x1xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<2x1xf16>, tensor<2xf16>, tensor<2xf16>)
  check.expect_almost_eq_const %r#0, dense<[[0xB564], [0xB65D]]> : tensor<2x1xf16> {tolerance = 6.0e-03 : f64}
  check.expect_almost_eq_const %r#1, dense<[0x37DC, 0xBF44]> : tensor<2xf16> {tolerance = 6.0e-03 : f64}
  check.expect_almost_eq_const %r#2, dense<[0.0, 0.0]> : tensor<2xf16> {tolerance = 6.0e-03 : f64}
  return
}

// -----

func.func @case_9() {
  %0 = stablehlo.constant dense<[0xBF03, 0x3CAE, 0x3EFF]> : tensor<3xbf16>
  %1 = stablehlo.constant dense<[0xBF8C, 0x3F14, 0xBF64]> : tensor<3xbf16>
  %2 = stablehlo.constant dense<[0xC021, 0xBED2, 0x3FF4]> : tensor<3xbf16>
  %r:3 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  check.expect_almost_eq_const %r#0, dense<[0xC021, 0xBED2, 0x3FF4]> : tensor<3xbf16> {tolerance = 5.0e-02 : f64}
  check.expect_almost_eq_const %r#1, dense<[0xBF03, 0x3CAE, 0x3EFF]> : tensor<3xbf16> {tolerance = 5.0e-02 : f64}
  check.expect_almost_eq_const %r#2, dense<[0.0, 0.0, 0.0]> : tensor<3xbf16> {tolerance = 5.0e-02 : f64}
  return
}

// -----

func.func @case_10() {
  %0 = stablehlo.constant dense<[0x3FE525BC9A2CB31A]> : tensor<1xf64>
  %1 = stablehlo.constant dense<[0x3FD2298B63E088AD]> : tensor<1xf64>
  %2 = stablehlo.constant dense<[0xBFE460955178C444]> : tensor<1xf64>
  %r:3 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> (tensor<1xf64>, tensor<1xf64>, tensor<1xf64>)
  check.expect_almost_eq_const %r#0, dense<[0xBFE460955178C444]> : tensor<1xf64> {tolerance = 1.0e-14 : f64}
  check.expect_almost_eq_const %r#1, dense<[0x3FE525BC9A2CB31A]> : tensor<1xf64> {tolerance = 1.0e-14 : f64}
  check.expect_almost_eq_const %r#2, dense<[0.0]> : tensor<1xf64> {tolerance = 1.0e-14 : f64}
  return
}

// -----

func.func @case_11() {
  %0 = stablehlo.constant dense<[[[[0x3FE181DA0C4E9B11, 0xC003AD093A253C82, 0x3FF6CA0E8ACBB846, 0xBFC5BA7980CF6B4F, 0x3FD19EF489F45465]], [[0x3FEA22CCFE273E38, 0x3FF184780438AC07, 0x40081AC6B82060BB, 0x3FD370CBFFF69E9E, 0x3FE1DBE6608E0533]], [[0xBFE656B55CF46988, 0x3FDF6FA449AAFCD6, 0xBFFBB13D45C4FE0C, 0x3FF589FBFD11832C, 0x400274A56BEB3EB5]], [[0x3FE28AF2AB891DDB, 0xBFE25283EAA955B4, 0xBFE42FB7AA58F86D, 0x3FE4457150B8010E, 0xBF8FB9A73D0C2316]], [[0x3FE7A2717105D477, 0x3FF22F49690AB3F3, 0xBFEB1CEADF24A128, 0x3FEDD8612207F85D, 0x3FD5C0163073CDCC]]], [[[0x3FF048A2B884416A, 0xBFF5C5806C7C2370, 0x3FF4D6F93F20C61C, 0xBFEECA98A60E71C2, 0x3FB2DECB311F61AC]], [[0xBFD563EB355BDA18, 0x3FF2FFD47A630F3C, 0xBFD87CEE42BBFD55, 0xBFE894B024ED7C9D, 0xBFE676F53C1E8606]], [[0xBFE11DB62D9D75D6, 0xBFF3BE9DE2A36548, 0x3FE9DA0785687B60, 0xBFF6F198ADC3D825, 0x4004632D82D74B2C]], [[0xBFB51732C22105E5, 0x3FDE2ED9B9750857, 0xBFEFD61FA51F0CE3, 0x3FE9A6C2F5DCBF87, 0x3FF0E8D2D69461DB]], [[0xBFF14EA25120D2F4, 0xBFF62E97F0339F8D, 0x3FD1D76E058DD82A, 0x3FD2DDEE52B5C0E4, 0x3FE0FED04E71D339]]]]> : tensor<2x5x1x5xf64>
  %1 = stablehlo.constant dense<[0xBFD0F4D32D0C9CA5, 0x4007BFCEE4DDBB35]> : tensor<2xf64>
  %2 = stablehlo.constant dense<[0x3FE1DAFE636EA9E5, 0x3FF3CBE270725528]> : tensor<2xf64>
  %r:3 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<2x5x1x5xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<2x5x1x5xf64>, tensor<2xf64>, tensor<2xf64>)
  check.expect_almost_eq_const %r#0, dense<[[[[0x3FE0B0512560A863, 0x3FF2A0E64FB66357, 0x3FD560073163FF42, 0x3FE597C0D1F7E795, 0x3FE28C4754879D6D]], [[0x3FDDB0293A381013, 0x3FD9E21B0FC6CA8C, 0xBF772FE058C20680, 0x3FE25A7BEA7A8B92, 0x3FE09D10F149A82E]], [[0x3FE93506D0391E67, 0x3FE1123C80AD0A5C, 0x3FF022CACD6CF480, 0x3FD671BB93D4610C, 0x3FC2990A291F4E5C]], [[0x3FE077A4D25C67A6, 0x3FE85937503EB5BF, 0x3FE8BF3BE2A9F87A, 0x3FE0190BBC995A4E, 0x3FE4899766AE56DB]], [[0x3FDEC1F4E3F17708, 0x3FD9500899F75708, 0x3FEA3A50843D4552, 0x3FDC1A272321F5C2, 0x3FE21B47B47C027E]]], [[[0x4010001ABB9E4AAE, 0xC001EA53EC4A30AE, 0x4012FD08A336B2AE, 0xBFF31ACEEB45DAD4, 0x3FF860AA9D055437]], [[0x3FDD052C4255E94A, 0x4011C80A25176A24, 0x3FD4E4D26F01030E, 0xBFE5EAB986320E20, 0xBFE05D932E0C1B5C]], [[0xBFB2AC7568F676C0, 0xBFFE836FD91E502A, 0x400B98A9F574FB48, 0xC00373F4868BECDA, 0x40200803925281AD]], [[0x3FF1D35C642A81E9, 0x40048A16ABDEB4DE, 0xBFF479B7BB57B11E, 0x400B770A5DF985E9, 0x401069296EFE9434]], [[0xBFF81E826FB5277A, 0xC002742CA4676718, 0x40007E0DC27363D3, 0x4000D42207DEE98A, 0x4005C9BC956022D0]]]]> : tensor<2x5x1x5xf64> {tolerance = 1.0e-14 : f64}
  check.expect_almost_eq_const %r#1, dense<[0x3FD81980C6C0674D, 0xBFA2242769C87BBC]> : tensor<2xf64> {tolerance = 1.0e-14 : f64}
  check.expect_almost_eq_const %r#2, dense<[0x3FF492F5EADFDAB6, 0x3FF07D3F8EFDC9B6]> : tensor<2xf64> {tolerance = 1.0e-14 : f64}
  return
}
