// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// cholesky: either triangle, the other one neither read nor left in place.
// Written by tools/record_ops.py.

func.func @case_0() {
  %0 = stablehlo.constant dense<[[(0x40EA641E, 0xA279760F), (0xBEF66B4D, 0x40720726), (0x3EF0C322, 0xBF35AF54)], [(77.0, 0.0), (0x419619DA, 0x252FDC2C), (0xC06929A0, 0xC01DDBC7)], [(77.0, 0.0), (77.0, 0.0), (0x40A7F58A, 0xA3AD751E)]]> : tensor<3x3xcomplex<f32>>
  %r = stablehlo.cholesky %0, lower = false : tensor<3x3xcomplex<f32>>
  check.expect_almost_eq_const %r, dense<[[(0x402D3606, -0.0), (0xBE36197C, 0x3FB2DAC2), (0x3E31EB51, 0xBE864315)], [(0.0, -0.0), (0x408313C4, -0.0), (0xBF4ADB94, 0xBF0DE4D5)], [(0.0, -0.0), (0.0, -0.0), (0x400363A6, -0.0)]]> : tensor<3x3xcomplex<f32>> {tolerance = 1.0e-06 : f64}
  return
}

// -----

func.func @case_1() {
  %0 = stablehlo.constant dense<[[[0x400ECE59, 77.0], [0xBEF7C562, 0x40BC7010]], [[0x401A8CBA, 77.0], [0x3D7944EA, 0x4002E728]]]> : tensor<2x2x2xf32>
  %r = stablehlo.cholesky %0, lower = true : tensor<2x2x2xf32>
  check.expect_almost_eq_const %r, dense<[[[0x3FBF33CF, 0.0], [0xBEA5DEA8, 0x4019EA81]], [[0x3FC6E8AA, 0.0], [0x3D20684E, 0x3FB6FDEC]]]> : tensor<2x2x2xf32> {tolerance = 1.0e-06 : f64}
  return
}

// -----

func.func @case_2() {
  %0 = stablehlo.constant dense<[[[0x4020CB6943D33F80, 0xC004022B82FEBE4D, 0x3FEF758F76F6C01E, 0x3FC67574E227F6A8, 0x4004EBEA8D2C248F, 0x3FF7DBAE18D39036], [77.0, 0x402E6D0D0469A90E, 0xBFF9A31854A6AEC5, 0x3FFBF251F5C80C25, 0xBFEC0D4F3B35564A, 0x40138E96AC628784], [77.0, 77.0, 0x40271E254AA85F35, 0xBFF00E0D338EE816, 0x4000DF4762B3BC04, 0x3FE216E09D13EA68], [77.0, 77.0, 77.0, 0x402354843A189B66, 0x4003BD15B6F3C399, 0x400B973516900F54], [77.0, 77.0, 77.0, 77.0, 0x402B443B38727236, 0x4012A4E603D2B171], [77.0, 77.0, 77.0, 77.0, 77.0, 0x4030A40F4B768FF2]], [[0x402E3FDE580B60EC, 0xBFF15D0691C1C40F, 0x400F188EAF4D3B9E, 0x4014673350879995, 0xC0046074BDA398F2, 0xC018EA23ACDC5520], [77.0, 0x401CFE07A7E737A6, 0x3FDEC21CD248A453, 0xBFDD2556E45D05CB, 0x3FDEE81774353C79, 0x3FFB77E98B0890AD], [77.0, 77.0, 0x40264524A4DC3E04, 0x3FF02E7AC52606C3, 0x3FD60F0EA0588B46, 0xC014D34183CCD0AB], [77.0, 77.0, 77.0, 0x40257EDBC10E6CBE, 0xC003B9F93E1185BC, 0xBFF4468EAF57585C], [77.0, 77.0, 77.0, 77.0, 0x401EF2306C2B8963, 0x3FCC5A204D60CDD4], [77.0, 77.0, 77.0, 77.0, 77.0, 0x402F1F3201F777E9]]]> : tensor<2x6x6xf64>
  %r = stablehlo.cholesky %0, lower = false : tensor<2x6x6xf64>
  check.expect_almost_eq_const %r, dense<[[[0x40072EB59FBE021B, 0xBFEB9E6868685F67, 0x3FD5B661D770DFA4, 0x3FAF004911BCC30B, 0x3FECE10F7758269E, 0x3FE077615D3A94B7], [0.0, 0x400E6DF5F1136501, 0xBFD6089384B1443F, 0x3FDE44A7943F2D4B, 0xBF9A4E23A87245BB, 0x3FF66F3AB5440DA7], [0.0, 0.0, 0x400AEC238FE6F31D, 0xBFD06085BDF95A97, 0x3FE10F12B0007440, 0x3FD09C601606644F], [0.0, 0.0, 0.0, 0x40087DC653A2AA48, 0x3FEAC59AE84A8FDD, 0x3FED7C8EB86EB892], [0.0, 0.0, 0.0, 0.0, 0x400B853F298DB6F4, 0x3FEEEA2D1E0BA6CF], [0.0, 0.0, 0.0, 0.0, 0.0, 0x400C5A354651D99F]], [[0x400F1CC87E13E960, 0xBFD1DBD4FAEDCEC1, 0x3FEFFBA754B006FA, 0x3FF4FC34CDC9B1C6, 0xBFE4F544F993F538, 0xBFF9A017C8C7EF2F], [0.0, 0x40056BFB1AB7CF6F, 0x3FD2270C7D90483F, 0xBFA118FB8190B205, 0x3FBCB24252D9934A, 0x3FDE59D4B755A416], [0.0, 0.0, 0x40095E57BBEE82C5, 0xBFB76A9B6A663D7E, 0x3FD386A1DD5F4CE2, 0xBFF2DEFB0548CF4A], [0.0, 0.0, 0.0, 0x4008062989992C23, 0xBFE0C8E9D36F9501, 0x3FCF991ECC60B05B], [0.0, 0.0, 0.0, 0.0, 0x40050E17213214A0, 0xBFC30795A9D2EB85], [0.0, 0.0, 0.0, 0.0, 0.0, 0x400AE37C5630E370]]]> : tensor<2x6x6xf64> {tolerance = 1.0e-13 : f64}
  return
}

// -----

func.func @case_3() {
  %0 = stablehlo.constant dense<[[0x40B87906]]> : tensor<1x1xf32>
  %r = stablehlo.cholesky %0, lower = false : tensor<1x1xf32>
  check.expect_almost_eq_const %r, dense<[[0x4019A9E4]]> : tensor<1x1xf32> {tolerance = 1.0e-06 : f64}
  return
}

// -----

func.func @case_4() {
  %0 = stablehlo.constant dense<[[[(0x400A53910B247911, 0.0)]]]> : tensor<1x1x1xcomplex<f64>>
  %r = stablehlo.cholesky %0, lower = true : tensor<1x1x1xcomplex<f64>>
  check.expect_almost_eq_const %r, dense<[[[(0x3FFD0660FA470509, 0.0)]]]> : tensor<1x1x1xcomplex<f64>> {tolerance = 1.0e-13 : f64}
  return
}

// -----

func.func @case_5() {
  %0 = stablehlo.constant dense<[[[(0x3F84181F, 0.0)]]]> : tensor<1x1x1xcomplex<f32>>
  %r = stablehlo.cholesky %0, lower = true : tensor<1x1x1xcomplex<f32>>
  check.expect_almost_eq_const %r, dense<[[[(0x3F8207F0, 0.0)]]]> : tensor<1x1x1xcomplex<f32>> {tolerance = 1.0e-06 : f64}
  return
}

// -----

func.func @case_6() {
  %0 = stablehlo.constant dense<[[0x401563CDA6E84D97, 0xBFCE17E8C297BD27], [77.0, 0x400023BBC63A3C61]]> : tensor<2x2xf64>
  %r = stablehlo.cholesky %0, lower = false : tensor<2x2xf64>
  check.expect_almost_eq_const %r, dense<[[0x40027FEA3A49CE4B, 0xBFBA06F5C65A4853], [0.0, 0x3FF6AAE87AA60564]]> : tensor<2x2xf64> {tolerance = 1.0e-13 : f64}
  return
}

// -----

func.func @case_7() {
  %0 = stablehlo.constant dense<[[0x4003F8118FF8EC28, 77.0], [0xBFE42B76747DF86B, 0x4013F3D77B67F36A]]> : tensor<2x2xf64>
  %r = stablehlo.cholesky %0, lower = true : tensor<2x2xf64>
  check.expect_almost_eq_const %r, dense<[[0x3FF9475392188E88, 0.0], [0xBFD98862C66B1B74, 0x4001947617AEEEB8]]> : tensor<2x2xf64> {tolerance = 1.0e-13 : f64}
  return
}

// -----

func.func @case_8() {
  %0 = stablehlo.constant dense<[[0x41A6, 0x3D46], [77.0, 0x4771]]> : tensor<2x2xf16>
  %r = stablehlo.cholesky %0, lower = false : tensor<2x2xf16>
  check.expect_almost_eq_const %r, dense<[[0x3EB9, 0x3A47], [0.0, 0x413A]]> : tensor<2x2xf16> {tolerance = 2.0e-03 : f64}
  return
}

// -----

func.func @case_9() {
  %0 = stablehlo.constant dense<[[[0x4009EC894FD448CD]], [[0x3FF18A6F86F4DE10]]]> : tensor<2x1x1xf64>
  %r = stablehlo.cholesky %0, lower = false : tensor<2x1x1xf64>
  check.expect_almost_eq_const %r, dense<[[[0x3FFCCD5D58719A6A]], [[0x3FF0C0AF85762748]]]> : tensor<2x1x1xf64> {tolerance = 1.0e-13 : f64}
  return
}

// -----

func.func @case_10() {
  %0 = stablehlo.constant dense<[[0x40125DE6E4F352AE, 0x3FD20AE05B43E5AA], [77.0, 0x40004AB45EE5E74F]]> : tensor<2x2xf64>
  %r = stablehlo.cholesky %0, lower = false : tensor<2x2xf64>
  check.expect_almost_eq_const %r, dense<[[0x40012481B184570E, 0x3FC0D703D4F0EFD7], [0.0, 0x3FF6BC4FB11515F8]]> : tensor<2x2xf64> {tolerance = 1.0e-13 : f64}
  return
}

// -----

func.func @case_11() {
  %0 = stablehlo.constant dense<[[(0x41122292, 0xA304385F), (0x3FCFA66A, 0x406DEB8D), (0x3FEDB01B, 0xC03F5231)], [(77.0, 0.0), (0x40F67CD9, 0xA4CC697B), (0xBFDDA807, 0xBFF9C3D5)], [(77.0, 0.0), (77.0, 0.0), (0x41132C33, 0x22863B92)]]> : tensor<3x3xcomplex<f32>>
  %r = stablehlo.cholesky %0, lower = false : tensor<3x3xcomplex<f32>>
  check.expect_almost_eq_const %r, dense<[[(0x40416B0A, -0.0), (0x3F096B1C, 0x3F9D7352), (0x3F1D4BFB, 0xBF7D3973)], [(0.0, -0.0), (0x401B79A3, -0.0), (0xBEB20B55, 0xBE8C0D30)], [(0.0, -0.0), (0.0, -0.0), (0x4030F9C0, -0.0)]]> : tensor<3x3xcomplex<f32>> {tolerance = 1.0e-06 : f64}
  return
}

// -----

func.func @case_12() {
  %0 = stablehlo.constant dense<[[0x4C82, 0xC231, 0x47D2, 0x3E6C, 0xBF3C, 0xC348], [77.0, 0x4819, 0xC1E3, 0xBE0F, 0x4298, 0x3EB9], [77.0, 77.0, 0x4B7A, 0x3E6A, 0xC66B, 0xC2F3], [77.0, 77.0, 77.0, 16.0, 0xB6CD, 0xB5B1], [77.0, 77.0, 77.0, 77.0, 0x4C5B, 0x39BD], [77.0, 77.0, 77.0, 77.0, 77.0, 0x4A41]]> : tensor<6x6xf16>
  %r = stablehlo.cholesky %0, lower = false : tensor<6x6xf16>
  check.expect_almost_eq_const %r, dense<[[0x443F, 0xB9D5, 0x3F5E, 0x360D, 0xB6D1, 0xBADC], [0.0, 0x4189, 0xB8A0, 0xB729, 0x3C51, 0x361A], [0.0, 0.0, 0x42B4, 0x3231, 0xBDFB, 0xB800], [0.0, 0.0, 0.0, 0x43E7, 0x301D, 0x2BA4], [0.0, 0.0, 0.0, 0.0, 0x4370, 0xB302], [0.0, 0.0, 0.0, 0.0, 0.0, 0x42BB]]> : tensor<6x6xf16> {tolerance = 2.0e-03 : f64}
  return
}

// -----

func.func @case_13() {
  %0 = stablehlo.constant dense<[[0x4097106E, 77.0], [0x3F63AFA5, 0x4013FC43]]> : tensor<2x2xf32>
  %r = stablehlo.cholesky %0, lower = true : tensor<2x2xf32>
  check.expect_almost_eq_const %r, dense<[[0x400B0E02, 0.0], [0x3ED195D5, 0x3FBB7425]]> : tensor<2x2xf32> {tolerance = 1.0e-06 : f64}
  return
}

// -----

func.func @case_14() {
  %0 = stablehlo.constant dense<[[(0x4015E327CB819FB6, 0xBC8E71892DF21AF0), (0x3FDAD1B4F4DCE4BB, 0x3FF7A070EC90D535)], [(77.0, 0.0), (0x400B337823F61B76, 0xBC6C5B49F95975B6)]]> : tensor<2x2xcomplex<f64>>
  %r = stablehlo.cholesky %0, lower = false : tensor<2x2xcomplex<f64>>
  check.expect_almost_eq_const %r, dense<[[(0x4002B6ABABE77E0A, -0.0), (0x3FC6EE25594F04C8, 0x3FE433633DBCD885)], [(0.0, -0.0), (0x3FFB925D5C4505BC, -0.0)]]> : tensor<2x2xcomplex<f64>> {tolerance = 1.0e-13 : f64}
  return
}

// -----

func.func @case_15() {
  %0 = stablehlo.constant dense<[[[(0x4093AD76, 0x24413F3F), (0x3F64899F, 0xC0253AFA)], [(77.0, 0.0), (0x40C5CFB8, 0x2228368B)]], [[(0x40C82361, 0x20193A51), (0xBEF89354, 0x400F8CA1)], [(77.0, 0.0), (0x4093C539, 0xA497833D)]]]> : tensor<2x2x2xcomplex<f32>>
  %r = stablehlo.cholesky %0, lower = false : tensor<2x2x2xcomplex<f32>>
  check.expect_almost_eq_const %r, dense<[[[(0x40097CB9, -0.0), (0x3ED4C47C, 0xBF99D42B)], [(0.0, -0.0), (0x4008BC61, -0.0)]], [[(0x40200E26, -0.0), (0xBE46CAAF, 0x3F659981)], [(0.0, -0.0), (0x3FF8B87F, -0.0)]]]> : tensor<2x2x2xcomplex<f32>> {tolerance = 1.0e-06 : f64}
  return
}

// -----

// Not positive definite: NaN everywhere.
func.func @not_positive_definite() {
  %x = stablehlo.constant dense<[[[4.0, 2.0], [2.0, 5.0]], [[1.0, 2.0], [2.0, 1.0]]]> : tensor<2x2x2xf32>
  %r = stablehlo.cholesky %x, lower = true : tensor<2x2x2xf32>
  %nan = stablehlo.compare NE, %r, %r : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xi1>
  check.expect_eq_const %nan, dense<[[[false, false], [false, false]], [[true, true], [true, true]]]> : tensor<2x2x2xi1>
  %first = stablehlo.slice %r [0:1, 0:2, 0:2] : (tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %first, dense<[[[2.0, 0.0], [1.0, 2.0]]]> : tensor<1x2x2xf32>
  return
}

// -----

// Of products that nobody else reads, so that it may be done where they are: one small, one of several blocks, lower
// and upper.
func.func @in_place() {
  %i = stablehlo.iota dim = 0 : tensor<80x80xf64>
  %j = stablehlo.iota dim = 1 : tensor<80x80xf64>
  %p = stablehlo.compare GE, %i, %j : (tensor<80x80xf64>, tensor<80x80xf64>) -> tensor<80x80xi1>
  %one = stablehlo.constant dense<1.0> : tensor<80x80xf64>
  %0 = stablehlo.subtract %i, %j : tensor<80x80xf64>
  %1 = stablehlo.add %0, %one : tensor<80x80xf64>
  %2 = stablehlo.divide %one, %1 : tensor<80x80xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<80x80xf64>
  %l = stablehlo.select %p, %2, %zero : tensor<80x80xi1>, tensor<80x80xf64>
  %3 = stablehlo.dot_general %l, %l, contracting_dims = [1] x [1] : (tensor<80x80xf64>, tensor<80x80xf64>) -> tensor<80x80xf64>
  %4 = stablehlo.cholesky %3, lower = true : tensor<80x80xf64>
  check.expect_almost_eq %4, %l, tolerance = 1.0e-12 : tensor<80x80xf64>
  %s = stablehlo.slice %l [0:10, 0:10] : (tensor<80x80xf64>) -> tensor<10x10xf64>
  %5 = stablehlo.dot_general %s, %s, contracting_dims = [1] x [1] : (tensor<10x10xf64>, tensor<10x10xf64>) -> tensor<10x10xf64>
  %6 = stablehlo.cholesky %5, lower = false : tensor<10x10xf64>
  %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<10x10xf64>) -> tensor<10x10xf64>
  check.expect_almost_eq %7, %s, tolerance = 1.0e-12 : tensor<10x10xf64>
  return
}
