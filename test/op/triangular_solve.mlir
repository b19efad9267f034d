// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// triangular_solve: sides, triangles, transposes, unit diagonals, batches.
// Written by tools/record_ops.py.

func.func @case_0() {
  %0 = stablehlo.constant dense<[[(0x40245D74, 0x3E966903)]]> : tensor<1x1xcomplex<f32>>
  %1 = stablehlo.constant dense<[[(0x3EFB7661, 0x3F0FD105)], [(0xBE65DEBD, 0xBF9D6BA0)], [(0x3EA75E16, 0xBDE90AA5)], [(0x3EAAF774, 0xBFB9949A)]]> : tensor<4x1xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
  check.expect_almost_eq_const %r, dense<[[(0x3E5A96ED, 0x3E46FDD7)], [(0xBE0FB7AE, 0xBEECF6C4)], [(0x3DF71066, 0xBD6E010F)], [(0x3D844CA8, 0xBF1269CC)]]> : tensor<4x1xcomplex<f32>> {tolerance = 2.0e-06 : f64}
  return
}

// -----

func.func @case_1() {
  %0 = stablehlo.constant dense<[[[[0x40297D4C]]]]> : tensor<1x1x1x1xf32>
  %1 = stablehlo.constant dense<[[[[0x3FD29568, 0x3FC7387D, 0x3E41E9DA, 0x3D5957FE]]]]> : tensor<1x1x1x4xf32>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1x1x1xf32>, tensor<1x1x1x4xf32>) -> tensor<1x1x1x4xf32>
  check.expect_almost_eq_const %r, dense<[[[[0x3F1F08E2, 0x3F16740B, 0x3D9271FD, 0x3CA423D7]]]]> : tensor<1x1x1x4xf32> {tolerance = 2.0e-06 : f64}
  return
}

// -----

func.func @case_2() {
  %0 = stablehlo.constant dense<[[0x400990C0D4242C1B]]> : tensor<1x1xf64>
  %1 = stablehlo.constant dense<[[0x3FE4A840C4668D48, 0xBF8EDD1F221C976E, 0x3FDD25A7C7521594, 0xBF82ABF6E1A6BEAD]]> : tensor<1x4xf64>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
  check.expect_almost_eq_const %r, dense<[[0x3FC9DB406B00F81B, 0xBF7350E04ACAAD47, 0x3FC23DD6A61DDADB, 0xBF675F0832B9F5D6]]> : tensor<1x4xf64> {tolerance = 1.0e-13 : f64}
  return
}

// -----

func.func @case_3() {
  %0 = stablehlo.constant dense<[[[0x4048E9FD, 0xBEBEE5CA, 0xBE6695BB, 0x3DF8EC1D, 0x3E1A069D], [0xBEEF15F1, 0x404C4E85, 0xBF96A4EF, 0x3F00DA23, 0xBE8533EC], [0x3F582947, 0x3F014184, 0x40431C62, 0x3F891854, 0x3EE96C62], [0x3DB5402B, 0xBF4D7DB9, 0xBEB70ACD, 0x403DAD06, 0xBF3D42EA], [0x3ECBFC18, 0x3EDE48FB, 0xBF0D53D2, 0x3DCEAE18, 0x402AF6D5]]]> : tensor<1x5x5xf32>
  %1 = stablehlo.constant dense<[[[0x3F7436CA], [0xC00F44DD], [0xBF23E58E], [0x3FE015BD], [0x3F108899]]]> : tensor<1x5x1xf32>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x5x5xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
  check.expect_almost_eq_const %r, dense<[[[0xC02E0587], [0xC0DF1CD9], [0xC04E1015], [0x400AC187], [0x3F108899]]]> : tensor<1x5x1xf32> {tolerance = 2.0e-06 : f64}
  return
}

// -----

func.func @case_4() {
  %0 = stablehlo.constant dense<[[[[(0x40090B65B59963B5, 0xBFA59E3D0A662110), (0x3FE3CC58C4AF48EE, 0xBFE26891D8273EFA), (0xBFC42CE1028E5B97, 0xBFD0E7DB52846F42), (0x3FC8E84D9B5A64D1, 0x3FE59A857847441C), (0x3FC1F18B52190256, 0x3FE9EC5E0B7E5AC0)], [(0xBFDF80212039927C, 0x3FD2C1474C514A86), (0x400593BDF190B820, 0xBFB44F50BB9CF0FB), (0x3FE65539FA214125, 0x3FCBF0999FA983DE), (0x3FE49129E91DAC10, 0xBFB3C740228E6C71), (0x3FE680374BBA17A9, 0xBFA62ABBC67C42F3)], [(0x3FD7E477E68EE0F9, 0xBFF330A0F345EB92), (0x3FCD80730BEBCF7D, 0x3FB3F0F640217FCD), (0x4005522680A2E49D, 0x3FA758D777C9024D), (0x3FC59B36225EF45E, 0x3FB5C7BCE65B7C6A), (0x3FE8C13F9075F095, 0xBFD4C2F61AC2345F)], [(0xBFF4B3F8CD228866, 0xBFCD9BF8BE699800), (0x3FE7C62509C898DE, 0xBFE25B8B70FAC541), (0xBFE42983BBA454F8, 0xBFD3AFC5DD263825), (0x3FFAE1366C3DE9AA, 0x3FE2094971F94766), (0xBF92F868AB9AEBED, 0x3FD153D4FE043E31)], [(0xBFDFE03FC2C0268A, 0x3FE2370638A2AC2F), (0x3FD6C837B1FBBF59, 0x3FD4F1395B300E1C), (0x3F77DE9F714581E4, 0xBFE00E0CEC8A7A80), (0x3FE32BCF9DB8E477, 0xBFEBD3F4C9923D86), (0x40116507156A3188, 0xBFDCB3BC5392429F)]]]]> : tensor<1x1x5x5xcomplex<f64>>
  %1 = stablehlo.constant dense<[[[[(0x3FE421843BE7D9EA, 0xBFA18978A7AA72F6), (0xBFE6690436AE19A9, 0xBFDDA57F61B14E5B), (0x3FF584910A7AED55, 0xBFF920C30B63F6A7), (0xBFF782EAB026ED76, 0xBFCA92E443E525E4), (0x3FFA24A9955502BC, 0xBFC016E8B4D088FB)], [(0x3FE15EC61425E94E, 0x3FC38EA70B77F747), (0x3FE5B2D4CB1A18B5, 0xBF9D89C1D4ADCC8F), (0x3FE708961E663DAA, 0x3F9D8A4EB81C6D1E), (0xBFD017DA6F69FD11, 0xBFDBFE111BF26452), (0x3FBE9D4963E46F3E, 0xBFD2B2940AC23243)]]]]> : tensor<1x1x2x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1x5x5xcomplex<f64>>, tensor<1x1x2x5xcomplex<f64>>) -> tensor<1x1x2x5xcomplex<f64>>
  check.expect_almost_eq_const %r, dense<[[[[(0x3FE421843BE7D9E6, 0xBFA18978A7AA72E9), (0xBFD9A5696C9B7CB6, 0xBFE54313890A5EDA), (0x3FF3112FCB3408F0, 0xBFE3CD8BFCECF8F5), (0x3FEF1F2C9D4FA2BF, 0x3FC1271773D90C3C), (0x3FF7515122AAE27B, 0x3FF3BD85D563137A)], [(0x3FE15EC61425E94E, 0x3FC38EA70B77F744), (0x3FEFAE4F03C4DF8E, 0xBFBCDAD6ADE16EBC), (0x3FB8D0CBA34D81B0, 0x3FE24B72F068E150), (0xBFD7AF5648BDA636, 0x3FEDAF034B4603A9), (0xBFE91CAC555A50D0, 0xBFFA420CE53B26D4)]]]]> : tensor<1x1x2x5xcomplex<f64>> {tolerance = 1.0e-13 : f64}
  return
}

// -----

func.func @case_5() {
  %0 = stablehlo.constant dense<[[[[0x40440888, 0xBF0ECE83], [0xBFA4B4D4, 0x40684A16]]]]> : tensor<1x1x2x2xf32>
  %1 = stablehlo.constant dense<[[[[0xBFD5D6CF, 0xBD8B2D1C], [0xBE6E02CD, 0x3EB8BEF8]]]]> : tensor<1x1x2x2xf32>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xf32>
  check.expect_almost_eq_const %r, dense<[[[[0xBF0BA054, 0xBE592DC0], [0xBD9B68C7, 0x3D9481B4]]]]> : tensor<1x1x2x2xf32> {tolerance = 2.0e-06 : f64}
  return
}

// -----

func.func @case_6() {
  %0 = stablehlo.constant dense<[[[0x400B5F5B084F66D2, 0x3FE91809E00E7DF7], [0x3FE647D33BFD485E, 0x400180B7F533A0CE]]]> : tensor<1x2x2xf64>
  %1 = stablehlo.constant dense<[[[0x3FE9B631F026C3D9, 0x3FECED7368068E14], [0xBFD0B0B21F9831F2, 0xBFF4D051D2D693A9]]]> : tensor<1x2x2xf64>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
  check.expect_almost_eq_const %r, dense<[[[0x3FC1EFEB90E0BFBC, 0x3FDA719CAEEF1099], [0x3FAEBF63D995619C, 0xBFE306D342EA64EF]]]> : tensor<1x2x2xf64> {tolerance = 1.0e-13 : f64}
  return
}

// -----

func.func @case_7() {
  %0 = stablehlo.constant dense<[[[0x4008AFFB6025BB02, 0x3FE904B1D4103BDF], [0xBF9ECE7FF3E8B473, 0x400728CC38F1FF61]]]> : tensor<1x2x2xf64>
  %1 = stablehlo.constant dense<[[[0xBFD100ADEDB79DB1, 0x3FEA0ACA2317AB70], [0x3FF0DD935C836742, 0xBFB3CF30E0042F83]]]> : tensor<1x2x2xf64>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
  check.expect_almost_eq_const %r, dense<[[[0xBFECDC96F3CD731F, 0x3FEA0ACA2317AB70], [0x3FF1D55FBF2A2C15, 0xBFB3CF30E0042F83]]]> : tensor<1x2x2xf64> {tolerance = 1.0e-13 : f64}
  return
}

// -----

func.func @case_8() {
  %0 = stablehlo.constant dense<[[[[(0x40418E99, 0x3E7CF844)]], [[(0x402FC935, 0x3E36672A)]]], [[[(0x408BD491, 0xBEC0DD92)]], [[(0x40693327, 0xBF74226E)]]]]> : tensor<2x2x1x1xcomplex<f32>>
  %1 = stablehlo.constant dense<[[[[(0xBEF85654, 0x3F2F02A2)], [(0x3D20EA19, 0x3FAFCA79)], [(0x3EFA76C8, 0xBF0C35C3)], [(0x3ED51766, 0xBFB6B584)]], [[(0xBD6ECA00, 0x3F3190C4)], [(0x3F845213, 0xBF605CD8)], [(0xBF529B3A, 0xBEB093D0)], [(0xBF030350, 0xBF818D09)]]], [[[(0xBEFFA574, 0xBF140E73)], [(0x3EC27EB8, 0xBF85160F)], [(0x3F2E4A44, 0x3E8B3018)], [(0x3F00C990, 0x3F3F7CA7)]], [[(0xBFB75F68, 0xBE7ACF0A)], [(0x3F8D641C, 0x3D8FD5B8)], [(0x3ED84662, 0x3F2D7695)], [(0x3D117015, 0x3FA52919)]]]]> : tensor<2x2x4x1xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2x1x1xcomplex<f32>>, tensor<2x2x4x1xcomplex<f32>>) -> tensor<2x2x4x1xcomplex<f32>>
  check.expect_almost_eq_const %r, dense<[[[[(0xBE105B0C, 0x3E7342F6)], [(0x3D4BC820, 0x3EE66BF3)], [(0x3E157CD0, 0xBE45A755)], [(0x3DC988DA, 0xBEF5C498)]], [[(0xBB9E303C, 0x3E8174C1)], [(0x3EB557C8, 0xBEAF21D1)], [(0xBE9CDD40, 0xBDD875D7)], [(0xBE565DA8, 0xBEB5B74F)]]], [[[(0xBDD118C2, 0xBE108AF1)], [(0x3DDA6CC1, 0xBE6A3CF8)], [(0x3E18EA89, 0x3D99C6B5)], [(0x3DCC0B8F, 0x3E3814C0)]], [[(0xBEB3F75C, 0xBE2308F9)], [(0x3E8ED8EA, 0x3DBD0513)], [(0x3D80E9FE, 0x3E4F4AF1)], [(0xBD9EF6C6, 0x3EAAE848)]]]]> : tensor<2x2x4x1xcomplex<f32>> {tolerance = 2.0e-06 : f64}
  return
}

// -----

func.func @case_9() {
  %0 = stablehlo.constant dense<[[0x4095, 0xB4D6], [0xB036, 0x42A9]]> : tensor<2x2xf16>
  %1 = stablehlo.constant dense<[[0xA0B7, 0xB8C6], [0x383F, 0xB280], [0x35D0, 0x32EF], [0xAAF4, 0xB727]]> : tensor<4x2xf16>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xf16>, tensor<4x2xf16>) -> tensor<4x2xf16>
  check.expect_almost_eq_const %r, dense<[[0xA715, 0xB1BC], [0x3328, 0xABCF], [0x3159, 0x2C2A], [0xA94D, 0xB04C]]> : tensor<4x2xf16> {tolerance = 2.0e-03 : f64}
  return
}

// -----

func.func @case_10() {
  %0 = stablehlo.constant dense<[[0x40099DE1B9E3EFD2, 0x3FC2DA31756298FB, 0x3FCA9A21A5BEBFAB, 0xBFB45064B35C868C, 0xBFD2AF83E709FC3D], [0x3FE669EEB3F3FBFB, 0x400BF52EB1142B30, 0x3F6E23319745E88A, 0x3FF0084AF1526721, 0x3FE83E6C1859AC6D], [0x3F9EB1613AEE696A, 0x3FC558D4499086C2, 0x400851C12C7C40AC, 0xBFE28A6D213205A3, 0x3FD4B36DECAA9188], [0xBFC232E5B8C15EBD, 0x3FF1BCDB1D43BA26, 0xBFABF1857068AE0D, 0x400A33C1681FBA19, 0xBFC6BC8344072868], [0xBFE38ABCCC3D87C6, 0x3FC7717A7D4BECFE, 0xBFC13307B65B66A8, 0x3FD38CBFF83A222E, 0x400C210E4C25AE52]]> : tensor<5x5xf64>
  %1 = stablehlo.constant dense<[[0x3FD66167FEE3D32D], [0xBFD504C81D652B23], [0xBFE078467E4C07BC], [0x400337B3AF5B846F], [0xBFABC367E0F51D69]]> : tensor<5x1xf64>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<5x5xf64>, tensor<5x1xf64>) -> tensor<5x1xf64>
  check.expect_almost_eq_const %r, dense<[[0x3FBBF514EEC91034], [0xBFB93C64638F28D5], [0xBFC69C9F1367CEDF], [0x3FE785077B697162], [0x3FB179F943786205]]> : tensor<5x1xf64> {tolerance = 1.0e-13 : f64}
  return
}

// -----

func.func @case_11() {
  %0 = stablehlo.constant dense<[[[0x4036FF2B, 0x3F70D81C], [0x3D8C3B35, 0x4067B179]]]> : tensor<1x2x2xf32>
  %1 = stablehlo.constant dense<[[[0x3EBFCB6E, 0xBE9E64F8]]]> : tensor<1x1x2xf32>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x2x2xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
  check.expect_almost_eq_const %r, dense<[[[0x3E083FD4, 0xBDAF02ED]]]> : tensor<1x1x2xf32> {tolerance = 2.0e-06 : f64}
  return
}

// -----

func.func @case_12() {
  %0 = stablehlo.constant dense<[[[(0x4006FBDE90068CA8, 0x3FC2DC91289BA6D5), (0x3FE5E99EDE7292EF, 0x3FEFD70AC677C1F0), (0x3FE1A0AE83C90DC1, 0xBFE11C4CCDAF64DA), (0x3FCD4E6D161581A5, 0xBFD02A1927828DF1), (0xBFD3D8799951027C, 0xBF714CBDE871F013)], [(0xBFDD0C8C43507817, 0xBFC333D441DB32FB), (0x4007009E7A3545A0, 0x3FDAA136E6D3C9A2), (0xBFC8307FFF862E7E, 0x3F58559FDD7D8557), (0x3FE8C3EB60E08496, 0x3FD9D0078FF3B1AA), (0x3FD2B4FC6E33C5E0, 0x3FE21B63B0B1DC47)], [(0x3FD16B0471FDBA88, 0xBFDEDAB8702CDB7F), (0xBFE8AFBF2A634596, 0xBFC1E5959A94E284), (0x400A976157EF44B0, 0xBFCC783D0618E940), (0xBFF1D7D4D71D7B9C, 0xBFD155138B803F8B), (0xBFF06835124D1F35, 0xBFD10BF47481A81B)], [(0xBFE0A6134E134BE3, 0x3FC6811049088E41), (0x3FD8E8BC2753800D, 0x3FCA04903F0BF997), (0xBFDFD61CA652D052, 0xBFE54B180994C79B), (0x4006403B741F11C5, 0x3FDB8423A13A78A6), (0xBFAD564B2A1EDD9C, 0x3FDB8ACBABCC29C7)], [(0x3FDA653C2E149DD1, 0xBFD89AE72676BA73), (0x3FF0F651D04CF892, 0x3F65BF74703BD13D), (0x3FD083D983D1A160, 0xBFE156D6199C6C0D), (0x3FDE074F72043339, 0x3FDB3095EC3A4B01), (0x400C08B1B288DECA, 0xBFBBD71EA285F3EA)]]]> : tensor<1x5x5xcomplex<f64>>
  %1 = stablehlo.constant dense<[[[(0x3FEF9E8879EAA2E2, 0x3FD7BDF90C4C0497), (0x3FD80C185DC30385, 0xBFF0CC21AD24BC1D)], [(0x3FE4892534624BD2, 0x3FD1BB666C345991), (0x3FFE9AB3670B5CB0, 0x3FF3BA83313EA9B8)], [(0x3FED55CB9122118B, 0xBFE15A0F1A8071EF), (0x3FC05A6929964D81, 0x3FF5777251B931C7)], [(0xBFB21F672F9881E3, 0xBFB4A10785CB07CB), (0xBFC9601216889C9F, 0xBFE98A1F5ACE4013)], [(0xBFDFBFBECDFB6122, 0xBFE89A9112A1387B), (0xBFF06C550C6BD359, 0x40019E5D97931CD6)]]]> : tensor<1x5x2xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x5x5xcomplex<f64>>, tensor<1x5x2xcomplex<f64>>) -> tensor<1x5x2xcomplex<f64>>
  check.expect_almost_eq_const %r, dense<[[[(0x3FFBE48863747B7F, 0xBFD1A60244EE85AC), (0xBFF989BE526EF050, 0xC0189A10FAA2CFB4)], [(0x3FE7A43D5E1FF84B, 0x3FE36F282638387C), (0x4005AA448219ABFB, 0x3FFAFAA69E6854FB)], [(0x3FBBEEE18E1C7120, 0xBFF7AEE6594DA9C2), (0xBFE5B8AEE0AB49EF, 0x400A0E448E18339F)], [(0xBFDB86B18AC82C52, 0x3FB6BEBE14739B9F), (0x3FE61A40BE672C38, 0xBFCD76E7B9591B98)], [(0xBFDFBFBECDFB6122, 0xBFE89A9112A1387B), (0xBFF06C550C6BD359, 0x40019E5D97931CD6)]]]> : tensor<1x5x2xcomplex<f64>> {tolerance = 1.0e-13 : f64}
  return
}

// -----

func.func @case_13() {
  %0 = stablehlo.constant dense<[[[0x4059]]]> : tensor<1x1x1xbf16>
  %1 = stablehlo.constant dense<[[[0xBEDA]]]> : tensor<1x1x1xbf16>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1x1xbf16>, tensor<1x1x1xbf16>) -> tensor<1x1x1xbf16>
  check.expect_almost_eq_const %r, dense<[[[0xBEDA]]]> : tensor<1x1x1xbf16> {tolerance = 2.0e-02 : f64}
  return
}

// -----

func.func @case_14() {
  %0 = stablehlo.constant dense<[[[0x4133]], [[0x4036]]]> : tensor<2x1x1xf16>
  %1 = stablehlo.constant dense<[[[0xBCAC]], [[0x3681]]]> : tensor<2x1x1xf16>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x1x1xf16>, tensor<2x1x1xf16>) -> tensor<2x1x1xf16>
  check.expect_almost_eq_const %r, dense<[[[0xB730]], [[0x322E]]]> : tensor<2x1x1xf16> {tolerance = 2.0e-03 : f64}
  return
}

// -----

func.func @case_15() {
  %0 = stablehlo.constant dense<[[[0x4003FA346786DB92, 0xBFC190FBC597C4C8], [0xBFD11D80721DD422, 0x400520C66DF0A1A9]]]> : tensor<1x2x2xf64>
  %1 = stablehlo.constant dense<[[[0xBFFA2102AF6C44E5, 0x3FDBB6A821D5E96D], [0xBFB3C306DAFCE065, 0x3FE95930109ED3A3], [0xBFEB4B897F56C4D5, 0x3FF32534138AE150], [0xBFDB57D3611D35E7, 0xBFF133D0F7FD7086]]]> : tensor<1x4x2xf64>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x2x2xf64>, tensor<1x4x2xf64>) -> tensor<1x4x2xf64>
  check.expect_almost_eq_const %r, dense<[[[0xBFF92D991A45BB2F, 0x3FDBB6A821D5E96D], [0x3FA022DB8EDC17D0, 0x3FE95930109ED3A3], [0xBFE60A48A3F5C0EB, 0x3FF32534138AE150], [0xBFE264A574EFBE0B, 0xBFF133D0F7FD7086]]]> : tensor<1x4x2xf64> {tolerance = 1.0e-13 : f64}
  return
}

// -----

func.func @case_16() {
  %0 = stablehlo.constant dense<[[[[0x400BA7A31744D5B7, 0x3FE12115A6BD96D2, 0xBFCDD0AB4706F6EE, 0x3FE85CF42042B0AE, 0xBFE21B50E6455EE5], [0x3FEA1E4DAA9D9A64, 0x400E69F261A39F26, 0xBFCF09184AAD0E8B, 0xBFCD281C794250F8, 0x3FE856ACF69BDD59], [0x3F95CD8615B490AD, 0x3FC942FB4C1DF9BC, 0x4005FB9095971E1E, 0x3FEFACE445784CD6, 0xBFE1C1750F74009F], [0x3FD190ED8AEB4420, 0xBFD4968BDC7D43EC, 0x3FDC3A3490F61E3A, 0x40077CE2DC50C943, 0xBFB6D177CB1A7AC8], [0x3FBC9D146D2DC5AE, 0xBFCDB32F3683386D, 0x3FCB2C400CF060C9, 0xBFB0E9D39EECD83B, 0x40017803F52F9552]]], [[[0x4009EA93EC7879BA, 0xBFD130F521ED0EC9, 0x3F802C14E2D11711, 0xBF9515F69F3AB32E, 0xBFEB578E508E7918], [0xBFCAB94D5EDF6029, 0x400A3B1E8EA03E78, 0x3FC2A1B582139504, 0xBFD07C2A998B29BA, 0x3FE51C8758C4EFA9], [0x3FE24FB6459BF969, 0xBFC2C40183CC1B40, 0x40086F7A03DD63EA, 0xBFAA03C5E2586968, 0xBFD9FD8F7D8DA499], [0xBFEF5B6421E46165, 0xBFD87E0B081AF9C3, 0x3FE043B0AAFDCA15, 0x400A2C2C4616E777, 0xBFA0D89E3C0C39C6], [0x3FDAB01A16C28DAF, 0xBFE800D035DF3B77, 0xBFE57A1E8B83C61F, 0x3FE68EEB740BFDAB, 0x4008A09365183423]]]]> : tensor<2x1x5x5xf64>
  %1 = stablehlo.constant dense<[[[[0xBFB8E78A07B6D51B, 0x3FFB3B06C7E3DDE2], [0xBFD11BB43609A686, 0x3FF13F15267FC1BF], [0x3FF41C1A920C8413, 0x40001B1DBE0B105A], [0x3FE9AEC83E302376, 0xBFE17E137625F4F7], [0x3FD1AB56EFF3794C, 0x3FFC6FCF1FF56C03]]], [[[0x3FE6FA2FBB051A17, 0x3FEDCAC64CC8B07C], [0x3FE972B9BC26FFBB, 0x3FC5C1BBEB79898C], [0x3FA96F799219E259, 0x3FE3B56B8C782F18], [0x3FF77331DCAA9BD2, 0x3FF43A3E08A22EC3], [0x3FFC123EE991ECC2, 0xC002C4EBC5984BA5]]]]> : tensor<2x1x5x2xf64>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x1x5x5xf64>, tensor<2x1x5x2xf64>) -> tensor<2x1x5x2xf64>
  check.expect_almost_eq_const %r, dense<[[[[0xBFA5BAACFE91DD52, 0x3FDA2118E3C90C56], [0xBFAECD91258E9814, 0x3FD219EBA8E766EF], [0x3FD9CFA68889889C, 0x3FE64B984D64BDC7], [0x3FD1AD61605688F2, 0xBFC57CCB28BACFD9], [0x3FC02F023ABE9BBA, 0x3FEA0BB584EEB832]]], [[[0x3FD0822FDFF483DE, 0x3FE1DD707A315B73], [0x3FDA8BC32899F9E2, 0xBFAF22BD487E5C4B], [0x3FB65EC9CF1544D1, 0xBFAD6A916B0C8597], [0x3FD4CFCC6EB00D67, 0x3FE19EE7CC0E46DF], [0x3FE23CCF350D7D34, 0xBFE8636354722C19]]]]> : tensor<2x1x5x2xf64> {tolerance = 1.0e-13 : f64}
  return
}

// -----

func.func @case_17() {
  %0 = stablehlo.constant dense<[[0x4008D4B371DDD7A7, 0x3FA18749A1D64FF1], [0xBFB9CB2C9791849F, 0x400629E7CCF28313]]> : tensor<2x2xf64>
  %1 = stablehlo.constant dense<[[0x3FC6D414988DEB44, 0x3FE515BCA718E5D2, 0x3FECBC90B255C611, 0x3FF550CAE060BC80], [0x40000F7BD9848B01, 0xBFE2CC95ACB38672, 0x3FF0DAB3039F54F3, 0x3FF612DC66C09170]]> : tensor<2x4xf64>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
  check.expect_almost_eq_const %r, dense<[[0x3FC6D414988DEB44, 0x3FE515BCA718E5D2, 0x3FECBC90B255C611, 0x3FF550CAE060BC80], [0x400002FAAB55591E, 0xBFE38560B3C1782A, 0x3FF05CC5AF99EB7D, 0x3FF5580BCC0D70CA]]> : tensor<2x4xf64> {tolerance = 1.0e-13 : f64}
  return
}

// -----

func.func @case_18() {
  %0 = stablehlo.constant dense<[[0x4053]]> : tensor<1x1xbf16>
  %1 = stablehlo.constant dense<[[0xBD26]]> : tensor<1x1xbf16>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  check.expect_almost_eq_const %r, dense<[[0xBD26]]> : tensor<1x1xbf16> {tolerance = 2.0e-02 : f64}
  return
}

// -----

func.func @case_19() {
  %0 = stablehlo.constant dense<[[[0x4010]]]> : tensor<1x1x1xf16>
  %1 = stablehlo.constant dense<[[[0x394A, 0x390C]]]> : tensor<1x1x2xf16>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1x1xf16>, tensor<1x1x2xf16>) -> tensor<1x1x2xf16>
  check.expect_almost_eq_const %r, dense<[[[0x3535, 0x34F8]]]> : tensor<1x1x2xf16> {tolerance = 2.0e-03 : f64}
  return
}

// -----

func.func @case_20() {
  %0 = stablehlo.constant dense<[[[(0x404BB69F, 0x3F885CD2)]], [[(0x402ED7F7, 0xBC44746E)]]]> : tensor<2x1x1xcomplex<f32>>
  %1 = stablehlo.constant dense<[[[(0xBE880722, 0x3F2C370B)]], [[(0xBF3FC495, 0x3F3FD651)]]]> : tensor<2x1x1xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x1x1xcomplex<f32>>, tensor<2x1x1xcomplex<f32>>) -> tensor<2x1x1xcomplex<f32>>
  check.expect_almost_eq_const %r, dense<[[[(0xBE880722, 0x3F2C370B)]], [[(0xBF3FC495, 0x3F3FD651)]]]> : tensor<2x1x1xcomplex<f32>> {tolerance = 2.0e-06 : f64}
  return
}

// -----

func.func @case_21() {
  %0 = stablehlo.constant dense<[[[(0x4009D621, 0xBF422302), (0xBF16517C, 0xBE48A942), (0x3E3B178F, 0x3E6E3BFA), (0x3DB0E22E, 0x3F405E84), (0x3E41871D, 0x3EF76B6B)], [(0x3F3D3CD4, 0x3E78B214), (0x40307A01, 0x3F1E2F10), (0xBEB0FA4E, 0x3F2F41E1), (0x3E8D8981, 0xBE129182), (0xBE8402D3, 0x3C8B2630)], [(0xBEE2E1D9, 0x3E0E3E32), (0xBDCDB4E6, 0x3FC3A059), (0x403AA1E7, 0x3BE4EF70), (0x3E02459D, 0x3F032C31), (0x3EB5E441, 0x3D6A9105)], [(0xBFC4ABFF, 0x3F0DB978), (0x3E766329, 0x3ED56830), (0x3EBBF613, 0x3E3D9BB0), (0x40305503, 0x3ED19259), (0xBF0838B1, 0xBF8F1EE4)], [(0xBDA8491C, 0x3DA4E549), (0xBEC5ABC2, 0xBEB58227), (0xBE466C4E, 0x3E451006), (0x3EB92536, 0xBC78C32A), (0x403D4624, 0x3F827E94)]]]> : tensor<1x5x5xcomplex<f32>>
  %1 = stablehlo.constant dense<[[[(0xBF8BF6C5, 0x3F0A8E28), (0xBEFAB243, 0x3F5A2894), (0x3F1A5857, 0x3FC10606), (0x3E1FDDAB, 0x3DF5760B), (0x3F268B63, 0x3F528DE6)], [(0xBD2F9FEC, 0xBE9BB743), (0xBE46BB17, 0xBF1B3F6E), (0xBD80F107, 0xBF176D6E), (0x3E91A35C, 0xBEDCC56F), (0xBECFCCCD, 0x3FA84844)]]]> : tensor<1x2x5xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x5x5xcomplex<f32>>, tensor<1x2x5xcomplex<f32>>) -> tensor<1x2x5xcomplex<f32>>
  check.expect_almost_eq_const %r, dense<[[[(0xBEBEF7F1, 0x3EC3E90A), (0xBE12709A, 0x3E10F8A9), (0x3D532990, 0x3EF9A02A), (0xBE9116E8, 0x3D35A4FD), (0x3D9B6E04, 0x3EBE4FE3)], [(0xBD7DC096, 0xBDF48836), (0x38965CFE, 0xBE45FFD3), (0x3D9CD405, 0xBE6BE79A), (0x3E1AA849, 0xBE24355B), (0xBE8B1B4D, 0x3EA8A113)]]]> : tensor<1x2x5xcomplex<f32>> {tolerance = 2.0e-06 : f64}
  return
}

// -----

func.func @case_22() {
  %0 = stablehlo.constant dense<[[[[0x405B, 0x3E8C], [0xBF22, 0x400D]]]]> : tensor<1x1x2x2xbf16>
  %1 = stablehlo.constant dense<[[[[0xBF66], [0x3F10]]]]> : tensor<1x1x2x1xbf16>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1x2x2xbf16>, tensor<1x1x2x1xbf16>) -> tensor<1x1x2x1xbf16>
  check.expect_almost_eq_const %r, dense<[[[[0xBE86], [0x3E93]]]]> : tensor<1x1x2x1xbf16> {tolerance = 2.0e-02 : f64}
  return
}

// -----

func.func @case_23() {
  %0 = stablehlo.constant dense<[[0x4412, 0x3522, 0xB17E, 0xB4AA, 0xA6D5], [0xB730, 0x4259, 0x3C19, 0x3496, 0x3CC4], [0x37FA, 0xB6EB, 0x41FC, 0x2F6B, 0x341D], [0xBAEF, 0xA193, 0xA9AA, 0x4221, 0xB177], [0xB915, 0x319C, 0x328A, 0xB7A6, 0x4023]]> : tensor<5x5xf16>
  %1 = stablehlo.constant dense<[[0xC065, 0x2FFB], [0xC0E2, 0x3923], [0xBD15, 0x3F06], [0xBD50, 0x3939], [0xBCD0, 0x2F41]]> : tensor<5x2xf16>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<5x5xf16>, tensor<5x2xf16>) -> tensor<5x2xf16>
  check.expect_almost_eq_const %r, dense<[[0xBA41, 0x29D1], [0xBA57, 0x347B], [0xB648, 0x38B1], [0xB831, 0x3317], [0xB8A7, 0x2B04]]> : tensor<5x2xf16> {tolerance = 2.0e-03 : f64}
  return
}

// -----

func.func @case_24() {
  %0 = stablehlo.constant dense<[[(0x4005A5386CF3FC2C, 0x3FD57B5B80DAE1AC)]]> : tensor<1x1xcomplex<f64>>
  %1 = stablehlo.constant dense<[[(0x3FED56CD2D625BC6, 0xBFEB9822643C9D4F)], [(0xC0013D1E55DE418E, 0x3FDCDFC7384BDE53)], [(0x3FE9F23DA7494F42, 0xBFDB916A3BA9384B)], [(0xBFD7CA23A5F6C14F, 0xBFEBEA152660D2D3)]]> : tensor<4x1xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xcomplex<f64>>, tensor<4x1xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
  check.expect_almost_eq_const %r, dense<[[(0x3FD2DDC6C1E9D398, 0xBFD6BCE1365137FA)], [(0xBFE872780934442F, 0x3FD0BCC0523B196C)], [(0x3FD1A4C3B538A6A0, 0xBFC8C1697FAD2D9F)], [(0xBFC65C4164AFED61, 0xBFD33F3B10E28F64)]]> : tensor<4x1xcomplex<f64>> {tolerance = 1.0e-13 : f64}
  return
}

// -----

func.func @case_25() {
  %0 = stablehlo.constant dense<[[[(0x400FF710, 0xBEB44A68), (0x3E00BF77, 0xBD904090)], [(0xBC84663B, 0x3E515AFA), (0x40564606, 0xBE8735BC)]]]> : tensor<1x2x2xcomplex<f32>>
  %1 = stablehlo.constant dense<[[[(0xBEB3BC07, 0x4022EA1F), (0x3E0DB00A, 0xBD815726)], [(0x3F30C8E7, 0xBF7A2D68), (0x3F57F944, 0xBEBE8E9C)]]]> : tensor<1x2x2xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %r, dense<[[[(0xBF0A2891, 0x4018DE2B), (0x3D9B76A0, 0xBE7773AE)], [(0x3F30C8E7, 0xBF7A2D68), (0x3F57F944, 0xBEBE8E9C)]]]> : tensor<1x2x2xcomplex<f32>> {tolerance = 2.0e-06 : f64}
  return
}

// -----

func.func @case_26() {
  %0 = stablehlo.constant dense<[[0x400D76C7650DB6DD, 0x3FE76A66A3F4A75B], [0x3FD87B602F9165C2, 0x4006D64A30E49E60]]> : tensor<2x2xf64>
  %1 = stablehlo.constant dense<[[0xBFADAF1571341F55], [0xBFE4BE622A60D9BE]]> : tensor<2x1xf64>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
  check.expect_almost_eq_const %r, dense<[[0xBF901E93588457D3], [0xBFCC8CD9631FF466]]> : tensor<2x1xf64> {tolerance = 1.0e-13 : f64}
  return
}

// -----

func.func @case_27() {
  %0 = stablehlo.constant dense<[[[0x404C]], [[0x403A]]]> : tensor<2x1x1xbf16>
  %1 = stablehlo.constant dense<[[[0xBFEF]], [[0x3F8B]]]> : tensor<2x1x1xbf16>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x1x1xbf16>, tensor<2x1x1xbf16>) -> tensor<2x1x1xbf16>
  check.expect_almost_eq_const %r, dense<[[[0xBFEF]], [[0x3F8B]]]> : tensor<2x1x1xbf16> {tolerance = 2.0e-02 : f64}
  return
}

// -----

func.func @case_28() {
  %0 = stablehlo.constant dense<[[[[0x42C0]], [[0x42A1]]], [[[0x424B]], [[0x42C6]]]]> : tensor<2x2x1x1xf16>
  %1 = stablehlo.constant dense<[[[[0xB8F6], [0xBBFE]], [[0xAE74], [0xBB56]]], [[[0xBA02], [0x2AFF]], [[0xBE50], [0x33C6]]]]> : tensor<2x2x2x1xf16>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2x1x1xf16>, tensor<2x2x2x1xf16>) -> tensor<2x2x2x1xf16>
  check.expect_almost_eq_const %r, dense<[[[[0xB1E1], [0xB4BC]], [[0xA7CA], [0xB46D]]], [[[0xB3A3], [0x2472]], [[0xB775], [0x2C97]]]]> : tensor<2x2x2x1xf16> {tolerance = 2.0e-03 : f64}
  return
}

// -----

func.func @case_29() {
  %0 = stablehlo.constant dense<[[[(0x40089F1677018791, 0xBFBC3A7B230A2808), (0xBFC626D0572BA560, 0xBF90631C491943EF), (0x3FD9850CF3B78340, 0xBFE68DB5A79DC7E7), (0x3FD18BDDEDDFE57F, 0xBFD1AE89E4150B44), (0x3FD851B8DC7069D4, 0xBFE14DFD387621FB)], [(0x3FE6365CC05E304D, 0xBFE621B4D795D494), (0x400E9805B7A3E7F1, 0x3FA25B01E9FA3072), (0x3FF13FA670EC54C1, 0x3FE47CB96C513362), (0xBFCB00513359D0B7, 0x3FA6ED783E5CA3B3), (0xBFD4B1CE6B99273B, 0xBFCC935AD66EEEF7)], [(0x3FD3C83A7FECA22C, 0x3FB05CC8EA28664B), (0xBFE4C588ABD0ABDB, 0x3FD83F8BBB5F5108), (0x40093233617D6A1D, 0x3FD4C4E49E18D9D4), (0xBFD30EA9B9FF7AB6, 0xBFC65637DD410C23), (0xBFAE37D9DF20DD7B, 0xBFEB3BFE6EBFB2BB)], [(0x3FDFC627F8113E55, 0xBFD694EACE14A8F3), (0xBFD8A454CD405AB4, 0x3FE3639F54B66DFD), (0xBFEB77A251BE5B76, 0xBFEE92F4DB405B8D), (0x400B5D5EF99A5FB1, 0x3FD23D0AD464AFD4), (0xBFA8D7D85B1FE09C, 0xBFD093A5252134ED)], [(0xBFE4FCEF5BC5AC8F, 0x3F9951258872140E), (0x3F92CB821A3A6F6B, 0xBFBDA95273B11481), (0xBFE7E76C49ECAA7A, 0x3F99367C954E3F28), (0x3FA84824A758A817, 0xBFD415DD7E02B6FA), (0x4001A1A7C64987EB, 0x3FF573D5C8E56535)]]]> : tensor<1x5x5xcomplex<f64>>
  %1 = stablehlo.constant dense<[[[(0x3FB3B05EFC4DDDE9, 0x3FEA3F4C17502090), (0xBFC1E3BA425B29CF, 0x3FDC6E083440B0A3), (0x3FF6B2B2F5E1AB08, 0xBFECA998C1B6DDFE), (0x3FDE8FC1E1F356B3, 0xBFD83872CB8F1202), (0xBFF62B2834DD8198, 0x3FF3C90AC559FB23)]]]> : tensor<1x1x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x5x5xcomplex<f64>>, tensor<1x1x5xcomplex<f64>>) -> tensor<1x1x5xcomplex<f64>>
  check.expect_almost_eq_const %r, dense<[[[(0x3FA5D888256C150F, 0x3FD198FDB5EF38C1), (0xBFCB20841C9A0AAE, 0x3FD0CB261F1ECF90), (0x3FDF4A33CBE58258, 0xBFAAC42F77C8D817), (0x3FC24F0454E6A8D0, 0xBFA62678365EA0CC), (0xBFE6A7C54C5DE24E, 0x3FC0B01EEA2CB4E5)]]]> : tensor<1x1x5xcomplex<f64>> {tolerance = 1.0e-13 : f64}
  return
}

// -----

func.func @case_30() {
  %0 = stablehlo.constant dense<[[[0x4017]]]> : tensor<1x1x1xbf16>
  %1 = stablehlo.constant dense<[[[0xBFDB]]]> : tensor<1x1x1xbf16>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1x1xbf16>, tensor<1x1x1xbf16>) -> tensor<1x1x1xbf16>
  check.expect_almost_eq_const %r, dense<[[[0xBF3A]]]> : tensor<1x1x1xbf16> {tolerance = 2.0e-02 : f64}
  return
}

// -----

func.func @case_31() {
  %0 = stablehlo.constant dense<[[[0x41B6]], [[0x4285]]]> : tensor<2x1x1xf16>
  %1 = stablehlo.constant dense<[[[0xB49D], [0xBB7B]], [[0xBBD9], [0xBF2A]]]> : tensor<2x2x1xf16>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x1x1xf16>, tensor<2x2x1xf16>) -> tensor<2x2x1xf16>
  check.expect_almost_eq_const %r, dense<[[[0xB49D], [0xBB7B]], [[0xBBD9], [0xBF2A]]]> : tensor<2x2x1xf16> {tolerance = 2.0e-03 : f64}
  return
}
