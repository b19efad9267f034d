// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// batch_norm_inference: any feature dimension, all float types.
// Written by tools/record_ops.py.

func.func @case_0() {
  %0 = stablehlo.constant dense<[[0x3E15F233], [0xBEAA3042]]> : tensor<2x1xf32>
  %1 = stablehlo.constant dense<[0x3E979E04, 0x3DAB00D5]> : tensor<2xf32>
  %2 = stablehlo.constant dense<[0x3DDF54B5, 0xBF432641]> : tensor<2xf32>
  %3 = stablehlo.constant dense<[0x400ADC44, 0xBEDFF3A6]> : tensor<2xf32>
  %4 = stablehlo.constant dense<[0x3F73387D, 0x3F1A14FF]> : tensor<2xf32>
  %r = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<2x1xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2x1xf32>
  check.expect_almost_eq_const %r, dense<[[0xBEE03104], [0xBF40B7B2]]> : tensor<2x1xf32> {tolerance = 3.0e-06 : f64}
  return
}

// -----

func.func @case_1() {
  %0 = stablehlo.constant dense<[[[0xBFFE, 0xBEDA, 0x3EC5, 0xBF96, 0x3FBC]], [[0x3FD4, 0xBFB0, 0x3DB5, 0x3DB7, 0x3DC1]], [[0x3F47, 0xBF8B, 0x3F54, 0x3EAB, 0x3D85]]]> : tensor<3x1x5xbf16>
  %1 = stablehlo.constant dense<[0x3EF1, 0x3F07, 0xBF55, 1.0, 0xBC85]> : tensor<5xbf16>
  %2 = stablehlo.constant dense<[0xBF1B, 0x3FBE, 0xBF67, 0xBF3D, 0x3FC6]> : tensor<5xbf16>
  %3 = stablehlo.constant dense<[0xBFA6, 0xBFC0, 0xBDF1, 0xBF69, 0xBF57]> : tensor<5xbf16>
  %4 = stablehlo.constant dense<[0x3F9A, 0x3F43, 0x3F02, 0x3FB6, 0x3F7D]> : tensor<5xbf16>
  %r = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 2 : i64}> : (tensor<3x1x5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>) -> tensor<3x1x5xbf16>
  check.expect_almost_eq_const %r, dense<[[[0xBF60, 0x4003, 0xBFB1, 0xBF71, 0x3FC2]], [[0x3F0C, 0x3FC6, 0xBF8D, 0x3D0E, 0x3FC4]], [[0x3E51, 0x3FDA, 0xBFE7, 0x3E65, 0x3FC4]]]> : tensor<3x1x5xbf16> {tolerance = 5.0e-02 : f64}
  return
}

// -----

func.func @case_2() {
  %0 = stablehlo.constant dense<[[[[0xBF9EF77F]], [[0xBF576C0D]], [[0xBF33AC8E]], [[0x3F84A983]], [[0x3F28BABB]]], [[[0xBF968593]], [[0xBFDBE271]], [[0x3FF9243F]], [[0x3F7E1E10]], [[0xBF69E7BB]]]]> : tensor<2x5x1x1xf32>
  %1 = stablehlo.constant dense<[0x3FA3CF5B, 0xBEC610F0, 0xBFE3FB9B, 0x3F4742BF, 0xBF1CEFCC]> : tensor<5xf32>
  %2 = stablehlo.constant dense<[0x3F599915, 0xBFA3796E, 0xBF4DB61D, 0xBC5332B5, 0x3F03F1BE]> : tensor<5xf32>
  %3 = stablehlo.constant dense<[0xBE04A00C, 0x3FA677B9, 0xBD2945DD, 0x3F52518B, 0xBF022169]> : tensor<5xf32>
  %4 = stablehlo.constant dense<[0x3F5EE566, 0x3FBE7120, 0x3FAC3CF0, 0x3F1BC37D, 0x3F37CAD4]> : tensor<5xf32>
  %r = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<2x5x1x1xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<2x5x1x1xf32>
  check.expect_almost_eq_const %r, dense<[[[[0xBEFD55B9]], [[0xBF260839]], [[0x3E02DE67]], [[0x3E2BA375]], [[0xBE591B32]]], [[[0xBED47F97]], [[0xBEC864E3]], [[0xC066CE55]], [[0x3E05FAC3]], [[0x3F449B54]]]]> : tensor<2x5x1x1xf32> {tolerance = 3.0e-06 : f64}
  return
}

// -----

func.func @case_3() {
  %0 = stablehlo.constant dense<[[0xBE0D8603, 0xBEDF1EB0, 0xBE51C39B, 0xBFC1B915, 0xBF23F9B1]]> : tensor<1x5xf32>
  %1 = stablehlo.constant dense<[0xBFB329A1, 0x3FA9F41F, 0xBF8637A8, 0x3F6DE790, 0xBE96CEEB]> : tensor<5xf32>
  %2 = stablehlo.constant dense<[0x3ED54FDA, 0xBEAB7CBB, 0x3D94FE43, 0x3E99D5F8, 0x3F137A43]> : tensor<5xf32>
  %3 = stablehlo.constant dense<[0x3FDD8A4C, 0xBF0F8E9E, 0x3E069DA4, 0x3ED279F1, 0x3FEB1C1B]> : tensor<5xf32>
  %4 = stablehlo.constant dense<[0x3F5D2E1F, 0x3F86EB5E, 0x3F65A6F9, 0x3FB24080, 0x3FB0B4DA]> : tensor<5xf32>
  %r = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<1x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<1x5xf32>
  check.expect_almost_eq_const %r, dense<[[0x40394B31, 0xBE42291C, 0x3ECDD46F, 0xBF8C29E2, 0x3F92E244]]> : tensor<1x5xf32> {tolerance = 3.0e-06 : f64}
  return
}

// -----

func.func @case_4() {
  %0 = stablehlo.constant dense<[[0xBFC480D4], [0xBE1A0BAE], [0xBE5F7EE3]]> : tensor<3x1xf32>
  %1 = stablehlo.constant dense<[0xBF68BBDA, 0x3F894E9E, 0xBFC43974]> : tensor<3xf32>
  %2 = stablehlo.constant dense<[0x3F95E16B, 0x3F6654F6, 0xBE3E19D8]> : tensor<3xf32>
  %3 = stablehlo.constant dense<[0x3F29BFB5, 0xBF48D4B5, 0xBE94D81F]> : tensor<3xf32>
  %4 = stablehlo.constant dense<[0x3F1936AF, 0x3FB3955D, 0x3F6645D8]> : tensor<3xf32>
  %r = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3x1xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3x1xf32>
  check.expect_almost_eq_const %r, dense<[[0x4055CB1A], [0x3FB6E1A3], [0xBE9417AB]]> : tensor<3x1xf32> {tolerance = 3.0e-06 : f64}
  return
}

// -----

func.func @case_5() {
  %0 = stablehlo.constant dense<[[0x3FD8BF8992D774D1, 0x3FD8BF68B6C7C011], [0x3FD2EF285705E189, 0xBFFF5B7E4791A9CE]]> : tensor<2x2xf64>
  %1 = stablehlo.constant dense<[0xBFE944EC265DF1F4, 0x3FE2C7ECF29EC44D]> : tensor<2xf64>
  %2 = stablehlo.constant dense<[0x4009CC1F65AFD025, 0x3FDC1C0D0A1A0E1E]> : tensor<2xf64>
  %3 = stablehlo.constant dense<[0x3FF0FED77F46DC5A, 0x3FEAAE512E1AC08D]> : tensor<2xf64>
  %4 = stablehlo.constant dense<[0x3FF39E9D9EC4FEA2, 0x3FF290CF2F1E5F8A]> : tensor<2xf64>
  %r = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<2x2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> tensor<2x2xf64>
  check.expect_almost_eq_const %r, dense<[[0x400D4F490B557170, 0x400D4F4BB6BD283F], [0x3FC630D75FB99D98, 0xBFEE1FEAFB930BE7]]> : tensor<2x2xf64> {tolerance = 1.0e-14 : f64}
  return
}

// -----

func.func @case_6() {
  %0 = stablehlo.constant dense<[0x3A04, 0x3CDB, 0x33B8]> : tensor<3xf16>
  %1 = stablehlo.constant dense<[0x3431, 0xB20B, 0xBBEE]> : tensor<3xf16>
  %2 = stablehlo.constant dense<[0x3CBF, 0x360B, 0x3B4F]> : tensor<3xf16>
  %3 = stablehlo.constant dense<[0x3A2C, 0x3FE1, 0x3767]> : tensor<3xf16>
  %4 = stablehlo.constant dense<[0x3DC6, 0x3CEC, 0x3CE8]> : tensor<3xf16>
  %r = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) -> tensor<3xf16>
  check.expect_almost_eq_const %r, dense<[0x3CBB, 0x37EC, 0x3C60]> : tensor<3xf16> {tolerance = 6.0e-03 : f64}
  return
}

// -----

func.func @case_7() {
  %0 = stablehlo.constant dense<[[[0x3F722D47], [0xBEB2357E], [0x3F4B5CC8], [0xBF813591], [0xBF2870BA]], [[0x3FA909B9], [0xBFA96787], [0x3E9E9692], [0xBF354F6E], [0x3F1A6BB5]], [[0xBF441A11], [0x3EA28C64], [0xBFDBF519], [0x3D8A8964], [0xC002CC03]]]> : tensor<3x5x1xf32>
  %1 = stablehlo.constant dense<[0xBF6383BD, 0xBE3AFB75, 0x3F2AF6C7, 0xBECC732D, 0xBD4B1DF9]> : tensor<5xf32>
  %2 = stablehlo.constant dense<[0x3F88604E, 0xBEB1B8F2, 0x3F2383D8, 0xBF62FBFA, 0x3E120D07]> : tensor<5xf32>
  %3 = stablehlo.constant dense<[0xC022FD45, 0xBBBF33AF, 0xBF150A3B, 0xBF73E3EE, 0x3E303342]> : tensor<5xf32>
  %4 = stablehlo.constant dense<[0x3FBD2EF1, 0x3FA26083, 0x3F9190AD, 0x3F848980, 0x3F552368]> : tensor<5xf32>
  %r = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x5x1xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<3x5x1xf32>
  check.expect_almost_eq_const %r, dense<[[[0xBFA5E07E], [0xBE97C22F], [0x3FB5AA55], [0xBF5DDE12], [0x3E3A8F79]], [[0xBFC64B6E], [0xBE1B83BA], [0x3F927DCA], [0xBF790668], [0x3DFA04ED]], [[0xBE0DC504], [0xBECA404E], [0xBBB4FCAB], [0xBF9F7DA8], [0x3E7E30AC]]]> : tensor<3x5x1xf32> {tolerance = 3.0e-06 : f64}
  return
}

// -----

func.func @case_8() {
  %0 = stablehlo.constant dense<[[0x4008, -1.0, 0x3FC6, 0xBF4C, 0x3DA2], [0x3FC2, 0xC00D, 0x3F20, 0x3F81, 0x3F93], [0xBF9A, 0x3ED1, 0xBF64, 0xBEDF, 0x3ED9], [0xBE98, 0x4031, 0x3FC5, 0x3DEE, 0xBE52], [0x3EC6, 0x3DAA, 0xBFD0, 0xC00F, 0xBFA0]]> : tensor<5x5xbf16>
  %1 = stablehlo.constant dense<[0xBF56, 0xC018, 0xBFDE, 0xBFC4, 0x3FF1]> : tensor<5xbf16>
  %2 = stablehlo.constant dense<[0xBF06, 0xBFAE, 0x3F75, 0xBED8, 0x3F87]> : tensor<5xbf16>
  %3 = stablehlo.constant dense<[0xBD72, 0x3FB5, -1.0, 0x3F5D, 0x3FBF]> : tensor<5xbf16>
  %4 = stablehlo.constant dense<[0x3F8D, 0x3F8A, 0x3F1E, 0x3FB7, 0x3FA1]> : tensor<5xbf16>
  %r = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<5x5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>) -> tensor<5x5xbf16>
  check.expect_almost_eq_const %r, dense<[[0xC006, 0x3E1D, 0xBFD7, 0x3BE8, 0xBF1F], [0xBFC9, 0x40C3, 0x3E89, 0xBF06, 0xBF50], [0x3FAB, 0xBFD5, 0x3F41, 0xBDC1, 0xBFD9], [0x3F73, 0xC02B, 0xBF9C, 0x3EEC, 0x3F57], [0xBF24, 0xBF8E, 0xC06E, 0xC095, 0xC04A]]> : tensor<5x5xbf16> {tolerance = 5.0e-02 : f64}
  return
}

// -----

func.func @case_9() {
  %0 = stablehlo.constant dense<[[[0x3F902E97], [0x3EF86BEE]], [[0xBF2E25A3], [0xBCA4363F]]]> : tensor<2x2x1xf32>
  %1 = stablehlo.constant dense<[0xBFA95985]> : tensor<1xf32>
  %2 = stablehlo.constant dense<[0x3F0B0C85]> : tensor<1xf32>
  %3 = stablehlo.constant dense<[0x3FB01C25]> : tensor<1xf32>
  %4 = stablehlo.constant dense<[0x3F78B45A]> : tensor<1xf32>
  %r = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 2 : i64}> : (tensor<2x2x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x2x1xf32>
  check.expect_almost_eq_const %r, dense<[[[0x3F577D81], [0x3FCDFF92]], [[0x40404A21], [0x400DB535]]]> : tensor<2x2x1xf32> {tolerance = 3.0e-06 : f64}
  return
}

// -----

func.func @case_10() {
  %0 = stablehlo.constant dense<[0xB891, 0xBE95, 0x2FDD]> : tensor<3xf16>
  %1 = stablehlo.constant dense<[0xBD97, 0xBDCF, 0xBFFC]> : tensor<3xf16>
  %2 = stablehlo.constant dense<[0xB01A, 0xBCD7, 0xB01D]> : tensor<3xf16>
  %3 = stablehlo.constant dense<[0x3C72, 0x3489, 0x320A]> : tensor<3xf16>
  %4 = stablehlo.constant dense<[0x3DF1, 0x38C5, 0x3D9F]> : tensor<3xf16>
  %r = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) -> tensor<3xf16>
  check.expect_almost_eq_const %r, dense<[0x3EA0, 0x3F57, 0xA6C0]> : tensor<3xf16> {tolerance = 6.0e-03 : f64}
  return
}

// -----

func.func @case_11() {
  %0 = stablehlo.constant dense<[[0x3E76, 0x3DEA], [0xBFA3, 0xBF8F], [0x3FBF, 0x3F67]]> : tensor<3x2xbf16>
  %1 = stablehlo.constant dense<[0xBD9E, 0x3FE5]> : tensor<2xbf16>
  %2 = stablehlo.constant dense<[0xBFE9, 0xBE48]> : tensor<2xbf16>
  %3 = stablehlo.constant dense<[0xBFC4, 0xBFC1]> : tensor<2xbf16>
  %4 = stablehlo.constant dense<[0x3F36, 0x3F35]> : tensor<2xbf16>
  %r = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<3x2xbf16>
  check.expect_almost_eq_const %r, dense<[[0xBFFB, 0x4031], [0xBFEC, 0x3F05], [0xC004, 0x4087]]> : tensor<3x2xbf16> {tolerance = 5.0e-02 : f64}
  return
}
