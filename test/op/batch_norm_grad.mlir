// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// batch_norm_grad: any feature dimension, all float types.
// Written by tools/record_ops.py.

func.func @case_0() {
  %0 = stablehlo.constant dense<[[0xA94C, 0x361A, 0x30AB]]> : tensor<1x3xf16>
  %1 = stablehlo.constant dense<[0x3C40]> : tensor<1xf16>
  %2 = stablehlo.constant dense<[0x391D]> : tensor<1xf16>
  %3 = stablehlo.constant dense<[0x38FB]> : tensor<1xf16>
  %4 = stablehlo.constant dense<[[0xC048, 0x3B38, 0xB19B]]> : tensor<1x3xf16>
  %r:3 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<1x3xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1x3xf16>) -> (tensor<1x3xf16>, tensor<1xf16>, tensor<1xf16>)
  check.expect_almost_eq_const %r#0, dense<[[0xBE0C, 0x3ED6, 0x38F1]]> : tensor<1x3xf16> {tolerance = 6.0e-03 : f64}
  check.expect_almost_eq_const %r#1, dense<[0x3D9D]> : tensor<1xf16> {tolerance = 6.0e-03 : f64}
  check.expect_almost_eq_const %r#2, dense<[0xBDA7]> : tensor<1xf16> {tolerance = 6.0e-03 : f64}
  return
}

// -----

func.func @case_1() {
  %0 = stablehlo.constant dense<[[0x3F00]]> : tensor<1x1xbf16>
  %1 = stablehlo.constant dense<[0xBF69]> : tensor<1xbf16>
  %2 = stablehlo.constant dense<[0xBE9D]> : tensor<1xbf16>
  %3 = stablehlo.constant dense<[0x3F40]> : tensor<1xbf16>
  %4 = stablehlo.constant dense<[[0x3DE3]]> : tensor<1x1xbf16>
  %r:3 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<1x1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1x1xbf16>) -> (tensor<1x1xbf16>, tensor<1xbf16>, tensor<1xbf16>)
  check.expect_almost_eq_const %r#0, dense<[[0x3D86]]> : tensor<1x1xbf16> {tolerance = 5.0e-02 : f64}
  check.expect_almost_eq_const %r#1, dense<[0x3DB7]> : tensor<1xbf16> {tolerance = 5.0e-02 : f64}
  check.expect_almost_eq_const %r#2, dense<[0x3DE3]> : tensor<1xbf16> {tolerance = 5.0e-02 : f64}
  return
}

// -----

func.func @case_2() {
  %0 = stablehlo.constant dense<[0x3FF4C2B1465A5CF2, 0x3FD2BB002EBE31D8, 0xBFE309DCC9275837]> : tensor<3xf64>
  %1 = stablehlo.constant dense<[0x3FE029FC5D620284, 0x3F999B83F5CBFBB3, 0x3FDCE177648C2E18]> : tensor<3xf64>
  %2 = stablehlo.constant dense<[0xBFF2FEFB3DC16486, 0x3FE7D31ED29E4D01, 0x3FD56AED586ECEC3]> : tensor<3xf64>
  %3 = stablehlo.constant dense<[0x3FE737637286F3E6, 0x3FEFCF19CACD8E5C, 0x3FE58441E3D5E1CF]> : tensor<3xf64>
  %4 = stablehlo.constant dense<[0x3FD547CD3B2B9D89, 0x3FEAA750F57CA7AB, 0x3FE637D6DDC7D7BB]> : tensor<3xf64>
  %r:3 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>)
  check.expect_almost_eq_const %r#0, dense<[0xBFF1387B625F7982, 0xBF691BC1CCF69D00, 0xBFD38F92FE3A4253]> : tensor<3xf64> {tolerance = 1.0e-14 : f64}
  check.expect_almost_eq_const %r#1, dense<[0x3FEAC4BB4FEE2C5B, 0xBFD5988EAB00FD4F, 0xBFE58161D9789CFB]> : tensor<3xf64> {tolerance = 1.0e-14 : f64}
  check.expect_almost_eq_const %r#2, dense<[0x3FD547CD3B2B9D89, 0x3FEAA750F57CA7AB, 0x3FE637D6DDC7D7BB]> : tensor<3xf64> {tolerance = 1.0e-14 : f64}
  return
}

// -----

func.func @case_3() {
  %0 = stablehlo.constant dense<[0x3EFD, 0x400A]> : tensor<2xf16>
  %1 = stablehlo.constant dense<[0x36C7, 0xB922]> : tensor<2xf16>
  %2 = stablehlo.constant dense<[0xB89F, 0xB9F4]> : tensor<2xf16>
  %3 = stablehlo.constant dense<[0x3C49, 0x3D04]> : tensor<2xf16>
  %4 = stablehlo.constant dense<[0x36E9, 0xBDD3]> : tensor<2xf16>
  %r:3 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>)
  check.expect_almost_eq_const %r#0, dense<[0xB935, 0xC3BD]> : tensor<2xf16> {tolerance = 6.0e-03 : f64}
  check.expect_almost_eq_const %r#1, dense<[0x3AFD, 0xC290]> : tensor<2xf16> {tolerance = 6.0e-03 : f64}
  check.expect_almost_eq_const %r#2, dense<[0x36E9, 0xBDD3]> : tensor<2xf16> {tolerance = 6.0e-03 : f64}
  return
}

// -----

func.func @case_4() {
  %0 = stablehlo.constant dense<[[0xBEF4, 0x3708, 0xB62C], [0xBA6A, 0x3059, 0x3E8E], [0xAB6D, 0xBC5C, 0xB415], [0xBE05, 0xB1B0, 0xBD93], [0xA90F, 0xB811, 0x3A04]]> : tensor<5x3xf16>
  %1 = stablehlo.constant dense<[0x3E7F, 0x33C1, 0x36F2]> : tensor<3xf16>
  %2 = stablehlo.constant dense<[0x2F23, 0xAF69, 0xB499]> : tensor<3xf16>
  %3 = stablehlo.constant dense<[0x3AEE, 0x3B0D, 0x3A34]> : tensor<3xf16>
  %4 = stablehlo.constant dense<[[0xBDF2, 0xBC96, 0xB2F3], [0x3B43, 0x2CE4, 0xBE50], [0xB5ED, 0x3EAA, 0xBD03], [0x3405, 0x2719, 0x3107], [0x337B, 0x38F1, 0x2157]]> : tensor<5x3xf16>
  %r:3 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<5x3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<5x3xf16>) -> (tensor<5x3xf16>, tensor<3xf16>, tensor<3xf16>)
  check.expect_almost_eq_const %r#0, dense<[[0xBD6D, 0xB432, 0x3014], [0x3FB4, 0xA327, 0x2DB6], [0xB5AD, 0x3337, 0xB481], [0x3CDC, 0xAB39, 0x2430], [0x3887, 0x29BF, 0x3840]]> : tensor<5x3xf16> {tolerance = 6.0e-03 : f64}
  check.expect_almost_eq_const %r#1, dense<[0x3DD6, 0xC0AC, 0xC25D]> : tensor<3xf16> {tolerance = 6.0e-03 : f64}
  check.expect_almost_eq_const %r#2, dense<[0xB76C, 0x3CF7, 0xC1C3]> : tensor<3xf16> {tolerance = 6.0e-03 : f64}
  return
}

// -----

func.func @case_5() {
  %0 = stablehlo.constant dense<[[0x3A2E, 0x38C6, 0xB0E1, 0xA06A, 0xB7A6], [0xB1D2, 0xB982, 0x3262, 0xBC2F, 0x3D33]]> : tensor<2x5xf16>
  %1 = stablehlo.constant dense<[0x2F02, 0x41D8]> : tensor<2xf16>
  %2 = stablehlo.constant dense<[0x3083, 0xAEAB]> : tensor<2xf16>
  %3 = stablehlo.constant dense<[0x3821, 0x3D61]> : tensor<2xf16>
  %4 = stablehlo.constant dense<[[0x3928, 0x3A97, 0xB5EF, 0xB85F, 0x35C1], [0xA223, 0x3662, 0x34FB, 0x3A43, 0x3D81]]> : tensor<2x5xf16>
  %r:3 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<2x5xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2x5xf16>) -> (tensor<2x5xf16>, tensor<2xf16>, tensor<2xf16>)
  check.expect_almost_eq_const %r#0, dense<[[0x296C, 0x2C6C, 0xABEF, 0xAD99, 0x28C9], [0xBD4E, 0xB309, 0xB98F, 0x3A39, 0x3DB9]]> : tensor<2x5xf16> {tolerance = 6.0e-03 : f64}
  check.expect_almost_eq_const %r#1, dense<[0x3ADC, 0x3AB2]> : tensor<2xf16> {tolerance = 6.0e-03 : f64}
  check.expect_almost_eq_const %r#2, dense<[0x3B49, 0x41B7]> : tensor<2xf16> {tolerance = 6.0e-03 : f64}
  return
}

// -----

func.func @case_6() {
  %0 = stablehlo.constant dense<[0x3FEDEA87C1803884, 0xBFF778907BC1A03D]> : tensor<2xf64>
  %1 = stablehlo.constant dense<[0xBFE4F0220F6D2311, 0xBFD2A8354A6225EB]> : tensor<2xf64>
  %2 = stablehlo.constant dense<[0xBFE983637BB30D7B, 0xBFF47A3DA04AEE5A]> : tensor<2xf64>
  %3 = stablehlo.constant dense<[0x3FE9D8A3D1838454, 0x3FF625FBA0F47572]> : tensor<2xf64>
  %4 = stablehlo.constant dense<[0xBFE86E94BE90CA3E, 0x3FD011E01CD0C0C9]> : tensor<2xf64>
  %r:3 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<2xf64>, tensor<2xf64>, tensor<2xf64>)
  check.expect_almost_eq_const %r#0, dense<[0xBFF60C13B6962294, 0x3F5417A836303025]> : tensor<2xf64> {tolerance = 1.0e-14 : f64}
  check.expect_almost_eq_const %r#1, dense<[0xBFF4932D4D964803, 0xBFA2D07EA4260728]> : tensor<2xf64> {tolerance = 1.0e-14 : f64}
  check.expect_almost_eq_const %r#2, dense<[0xBFE86E94BE90CA3E, 0x3FD011E01CD0C0C9]> : tensor<2xf64> {tolerance = 1.0e-14 : f64}
  return
}

// -----

func.func @case_7() {
  %0 = stablehlo.constant dense<[[0xBE09, 0xBF3E, 0x3F9A, 0xBE87, 0xBF9B], [0xBFFF, 0x3EFF, 0xBEEA, 0xBE32, 0x3FC3], [0xBF70, 0x3F9A, 0x3DB0, 0xBF21, 0xC014], [0xBEA0, 0xBCD4, 0xBEF7, 0x3FD7, 0x3F60], [0x3EF2, 0xBFBA, 0xC011, 0x3F8D, 0x3D7B]]> : tensor<5x5xbf16>
  %1 = stablehlo.constant dense<[0xBF5F, 0xBEA9, 0xBE0A, 0xBE02, 0x3F8B]> : tensor<5xbf16>
  %2 = stablehlo.constant dense<[0x3E07, 0x3F08, 0x3ECC, 0x3E08, 0x3E5B]> : tensor<5xbf16>
  %3 = stablehlo.constant dense<[0x3F63, 0x3F98, 0x3F06, 0x3F72, 0x3FA6]> : tensor<5xbf16>
  %4 = stablehlo.constant dense<[[0xBF8D, 0x3EEA, 0xBE9B, 0x3FE4, 0x3FC3], [0xBECA, 0xBEAB, 0x3E67, 0xBF85, 0xBF01], [0x3F75, 0x3F15, 0xBFC0, 0x3F52, 0xC006], [0x3FAB, 2.0, 0x3F7D, 0x3F63, 0xBFB3], [0x3EBC, 0xBF70, 0x3FA0, 0x3ED2, 0x3EFE]]> : tensor<5x5xbf16>
  %r:3 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<5x5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<5x5xbf16>) -> (tensor<5x5xbf16>, tensor<5xbf16>, tensor<5xbf16>)
  check.expect_almost_eq_const %r#0, dense<[[0x3FB4, 0x3ED3, 0x3E12, 0xBF64, 0xBE7B], [0xBDD1, 0xBCB4, 0xBE5A, 0x3E15, 0x3D85], [0xBED8, 0x3C85, 0x3E0C, 0xBEB1, 0xBE4C], [0xBD67, 0xBE0F, 0xBC45, 0xBD4D, 0x3E6F], [0x3D9E, 0xBFA8, 0x3EFC, 0x3E49, 0x3E0C]]> : tensor<5x5xbf16> {tolerance = 5.0e-02 : f64}
  check.expect_almost_eq_const %r#1, dense<[0xC03F, 0x3F59, 0x40A3, 0xBF8B, 0xBF6D]> : tensor<5xbf16> {tolerance = 5.0e-02 : f64}
  check.expect_almost_eq_const %r#2, dense<[0x4017, 0xC003, 0xBF9E, 0x4074, 0x3FCB]> : tensor<5xbf16> {tolerance = 5.0e-02 : f64}
  return
}

// -----

func.func @case_8() {
  %0 = stablehlo.constant dense<[[[0x3FA8, 0x3F37], [0xBECD, 0x3F85], [0xBF65, 0xBFB3]], [[0x3D73, 0x3EBF], [0x4028, 0xBF57], [0x3FBD, 0xBD9B]]]> : tensor<2x3x2xbf16>
  %1 = stablehlo.constant dense<[0xBF96, 0xBF20]> : tensor<2xbf16>
  %2 = stablehlo.constant dense<[0xBF3C, 0xBFB0]> : tensor<2xbf16>
  %3 = stablehlo.constant dense<[0x3F34, 0x3FBA]> : tensor<2xbf16>
  %4 = stablehlo.constant dense<[[[0x3EFA, 0xBF50], [0x3E6F, 0x3CD7], [0xBE17, 0x3F5F]], [[0xBF8D, 0xBFD3], [0x3F08, 0x3DBA], [0xBECB, 0x3EC0]]]> : tensor<2x3x2xbf16>
  %r:3 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 2 : i64}> : (tensor<2x3x2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2x3x2xbf16>) -> (tensor<2x3x2xbf16>, tensor<2xbf16>, tensor<2xbf16>)
  check.expect_almost_eq_const %r#0, dense<[[[0xBE35, 0xBDB9], [0xBE8F, 0xBF0E], [0x3D77, 0xBF00]], [[0x3FB7, 0x3EC0], [0x3DAC, 0xBE6D], [0x3F6D, 0xBF03]]]> : tensor<2x3x2xbf16> {tolerance = 5.0e-02 : f64}
  check.expect_almost_eq_const %r#1, dense<[0x3F95, 0xC044]> : tensor<2xbf16> {tolerance = 5.0e-02 : f64}
  check.expect_almost_eq_const %r#2, dense<[0xBEC9, 0xBF8D]> : tensor<2xbf16> {tolerance = 5.0e-02 : f64}
  return
}

// -----

func.func @case_9() {
  %0 = stablehlo.constant dense<[[0xBFEEEE5C34264948, 0x3FC03EB5AA0834A8, 0x3FC1E4990759F84C], [0x4003154F2D65A9BB, 0xBFF13FEFE822A5B2, 0x3FCFC2A4727A2164], [0x3FFAF974D9DBE3C6, 0x3FE73B74EBF4D8EC, 0xBFF4B9E2B3650916], [0xBFF844C9F6375DFE, 0xBF90454687198A7F, 0x3FCE54837D95DAAF], [0xBFEC920091570C98, 0xC000EC38EC994F98, 0x3FC95FA87E9F42DF]]> : tensor<5x3xf64>
  %1 = stablehlo.constant dense<[0x3FF4C17A98BA780A, 0xBFF1A18A9C461C5D, 0x3FC7BDC8464727D9]> : tensor<3xf64>
  %2 = stablehlo.constant dense<[0x3FF0C9C26F6A7833, 0x3FEBE12972B59F1E, 0x3FD9DAB697787ADF]> : tensor<3xf64>
  %3 = stablehlo.constant dense<[0x3FF79FFD40CB9CE2, 0x3FF2233AACA7E502, 0x3FF4A9EAADFFF7C4]> : tensor<3xf64>
  %4 = stablehlo.constant dense<[[0xBFF2F0B5D8EFC021, 0xBFFB3852C9911BBA, 0x3FF543533C03F02D], [0xBFD7572692A56595, 0xBFEBE88A9FC15D97, 0x3FF1222BEF11287B], [0x3FE49B1C488C18D3, 0x3FE7771359CEEA6B, 0xBFF740B249FE1E2B], [0x3FDEE126A354123D, 0x3F9F870FDE579815, 0xBFEC121A78F8FFE4], [0xBFE80B1B702D9555, 0x3FF56348E14F0813, 0x3FF01A610238D962]]> : tensor<5x3xf64>
  %r:3 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<5x3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>, tensor<3xf64>)
  check.expect_almost_eq_const %r#0, dense<[[0xBFD6A364A6E6C411, 0x3FF9F41EABA6C7D8, 0x3FC689A16B996F96], [0xBFE07A8CED66622C, 0x3FF08DCB026FC8FC, 0x3FC1181064F5C107], [0x3FE5DCD19A58E8A6, 0xBFE815FFDB2C592E, 0xBFC7EE4A01912FD7], [0x3FF73534F5669826, 0x3F96755217BC2778, 0xBFC41ABCCF150C25], [0x3FAA89887329EE46, 0xBFEBE5B65A3CB7CC, 0x3FC018BA7452F177]]> : tensor<5x3xf64> {tolerance = 1.0e-14 : f64}
  check.expect_almost_eq_const %r#1, dense<[0x3FFECECF1D44C377, 0xBFEF8CB4BD7D0D0A, 0x3FF85EFACD3ACE50]> : tensor<3xf64> {tolerance = 1.0e-14 : f64}
  check.expect_almost_eq_const %r#2, dense<[0xBFF2C6356894D338, 0xBFDE3EA52F07BB74, 0x3FF13620A6D353ED]> : tensor<3xf64> {tolerance = 1.0e-14 : f64}
  return
}

// -----

func.func @case_10() {
  %0 = stablehlo.constant dense<[[[0xBFDFF73E7027B5A6], [0x3FFA5B76DD46FD86], [0x3FF27ED03501DDE0]], [[0xBFFC46233DC4ED4F], [0xBFFA3C1E6EC92B80], [0xBFE81017344DE010]], [[0x3FD6B821626FBB94], [0x3FE2378878EEAF75], [0x40017947E4D8BC45]]]> : tensor<3x3x1xf64>
  %1 = stablehlo.constant dense<[0x3FEE8C2FD49388BE, 0xBFF05FBB344684BE, 0xBFE165D92E99EF5C]> : tensor<3xf64>
  %2 = stablehlo.constant dense<[0xBFF8A428DDE3D12D, 0xBFB335D63C637766, 0xBFF618BBA291BCF8]> : tensor<3xf64>
  %3 = stablehlo.constant dense<[0x3FF0E86394668136, 0x3FE0D8D26E393718, 0x3FF3750E4FB38882]> : tensor<3xf64>
  %4 = stablehlo.constant dense<[[[0x3FF5461160308713], [0x3FF1AE4F9490A3E2], [0x3FE9D5D1562C8205]], [[0x3FF92DCBEEA6407A], [0x3FE60ED2B9AD71D0], [0xBFEA0C21FC69B0CE]], [[0x3FFD0677A519A80C], [0x3FF5C143D968F569], [0xBFD5278D3A53BFD1]]]> : tensor<3x3x1xf64>
  %r:3 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3x3x1xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3x3x1xf64>) -> (tensor<3x3x1xf64>, tensor<3xf64>, tensor<3xf64>)
  check.expect_almost_eq_const %r#0, dense<[[[0xBFF5CB4082577135], [0xC0132781D16CE824], [0xC0112EF26B4B2C40]], [[0x3FF6CBBEF3B43124], [0x4001FE2EA31C81F3], [0x4004A9FAA55F2ACD]], [[0x3FDB89BF1EE27C99], [0x3FE788C607E12367], [0x40020D61A4F9D781]]]> : tensor<3x3x1xf64> {tolerance = 1.0e-14 : f64}
  check.expect_almost_eq_const %r#1, dense<[0x4018C872C9A948C0, 0xC00CF6D7559FF6FA, 0x400E8AD66A8D917A]> : tensor<3xf64> {tolerance = 1.0e-14 : f64}
  check.expect_almost_eq_const %r#2, dense<[0x4009EFA4CFEBB5FB, 0x3FF72F244D4820FB, 0x4006BEEC17F6D6C0]> : tensor<3xf64> {tolerance = 1.0e-14 : f64}
  return
}

// -----

func.func @case_11() {
  %0 = stablehlo.constant dense<[[0xBFA4, 0x3F6F, 0xBE63], [0xBF3B, 0xBE89, 0xBEFD], [0xBEBC, 0xC010, 0xBF85], [-1.0, 0x3FA7, 0x3F41], [0xBE40, 0x3F73, 0xBE4E]]> : tensor<5x3xbf16>
  %1 = stablehlo.constant dense<[0xC013, 0x3EB2, 0xBD98]> : tensor<3xbf16>
  %2 = stablehlo.constant dense<[0xBFAD, 0x3E35, 0x3FAA]> : tensor<3xbf16>
  %3 = stablehlo.constant dense<[0x3F0C, 0x3F82, 0x3F99]> : tensor<3xbf16>
  %4 = stablehlo.constant dense<[[0xBFA5, 0x3FA3, 0x3FA3], [0xBE9B, 0x3F56, 0x3E83], [0x3F9D, 0x3E6A, 0xBED4], [0xC02A, 0xBF9E, 0xBE20], [0x3DB0, 0xBED6, 0x3FC7]]> : tensor<5x3xbf16>
  %r:3 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<5x3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<5x3xbf16>) -> (tensor<5x3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  check.expect_almost_eq_const %r#0, dense<[[0x3FE8, 0x3ED4, 0x3B05], [0xBF32, 0x3E38, 0x3D97], [0xC093, 0xBE2F, 0x3E08], [0x40AB, 0xBEAA, 0x3D72], [0xBFD5, 0xBDDE, 0xBC83]]> : tensor<5x3xbf16> {tolerance = 5.0e-02 : f64}
  check.expect_almost_eq_const %r#1, dense<[0x3DDA, 0xBFBF, 0xC047]> : tensor<3xbf16> {tolerance = 5.0e-02 : f64}
  check.expect_almost_eq_const %r#2, dense<[0xC03C, 0x3F30, 0x4021]> : tensor<3xbf16> {tolerance = 5.0e-02 : f64}
  return
}
