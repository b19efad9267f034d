// Edge values of every element type. Written by tools/op_values.py.
func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xFE, 0x01, 0x08, 0x81, 0x7E]> : tensor<19xf8E4M3FN>
  %r = "stablehlo.sine"(%x) : (tensor<19xf8E4M3FN>) -> tensor<19xf8E4M3FN>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x35, 0xB2, 0x2F, 0xAF, 0x38, 0xB5, 0x37, 0x21, 0xB3, 0x1D, 0x33, 0x38, 0xB7, 0x01, 0x08, 0x81, 0x37]> : tensor<19xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<19xf8E4M3FN>, tensor<19xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.sine"(%x) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  %want = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC1, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0xFB, 0x01, 0x04, 0x81, 0x7B]> : tensor<19xf8E5M2>
  %r = "stablehlo.sine"(%x) : (tensor<19xf8E5M2>) -> tensor<19xf8E5M2>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x3B, 0xB9, 0x38, 0xB8, 0x3C, 0xBB, 0x3B, 0x31, 0xB9, 0x2E, 0x39, 0x3C, 0x38, 0x01, 0x04, 0x81, 0xB8]> : tensor<19xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<19xf8E5M2>, tensor<19xf8E5M2>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0xFC, 0x7C, 0x7E]> : tensor<3xf8E5M2>
  %r = "stablehlo.sine"(%x) : (tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
  %want = stablehlo.constant dense<[0xFE, 0xFE, 0x7E]> : tensor<3xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<3xf8E5M2>, tensor<3xf8E5M2>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC100, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E66, 0x4700, 0x5640, 0xFBFF, 0x0001, 0x0400, 0x8001, 0x7BFF]> : tensor<19xf16>
  %r = "stablehlo.sine"(%x) : (tensor<19xf16>) -> tensor<19xf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x3ABB, 0xB8CA, 0x37AC, 0xB7AC, 0x3BFB, 0xBABB, 0x3B46, 0x3084, 0xB974, 0x2E63, 0x3942, 0xB80D, 0xBBCE, 0x0001, 0x0400, 0x8001, 0x3BCE]> : tensor<19xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<19xf16>, tensor<19xf16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0xFC00, 0x7C00, 0x7E00]> : tensor<3xf16>
  %r = "stablehlo.sine"(%x) : (tensor<3xf16>) -> tensor<3xf16>
  %want = stablehlo.constant dense<[0xFE00, 0xFE00, 0x7E00]> : tensor<3xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<3xf16>, tensor<3xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC020, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DCD, 0x40E0, 0x42C8, 0x0001, 0x0080, 0x8001]> : tensor<17xbf16>
  %r = "stablehlo.sine"(%x) : (tensor<17xbf16>) -> tensor<17xbf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x3F57, 0xBF19, 0x3EF5, 0xBEF5, 0x3F7F, 0xBF57, 0x3F69, 0x3E11, 0xBF2E, 0x3DCD, 0x3F28, 0xBF02, 0x0001, 0x0080, 0x8001]> : tensor<17xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<17xbf16>, tensor<17xbf16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0xFF80, 0x7F80, 0x7FC0]> : tensor<3xbf16>
  %r = "stablehlo.sine"(%x) : (tensor<3xbf16>) -> tensor<3xbf16>
  %want = stablehlo.constant dense<[0xFFC0, 0xFFC0, 0x7FC0]> : tensor<3xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<3xbf16>, tensor<3xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0x00000001, 0x00800000, 0x80000001]> : tensor<17xf32>
  %r = "stablehlo.sine"(%x) : (tensor<17xf32>) -> tensor<17xf32>
  %want = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F576AA4, 0xBF193578, 0x3EF57744, 0xBEF57744, 0x3F7F5BD5, 0xBF576AA4, 0x3F68C7B7, 0x3E1081C3, 0xBF2E7FE1, 0x3DCC7577, 0x3F283046, 0xBF01A12E, 0x00000001, 0x00800000, 0x80000001]> : tensor<17xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<17xf32>, tensor<17xf32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<3xf32>
  %r = "stablehlo.sine"(%x) : (tensor<3xf32>) -> tensor<3xf32>
  %want = stablehlo.constant dense<[0xFFC00000, 0xFFC00000, 0x7FC00000]> : tensor<3xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FB999999999999A, 0x401C000000000000, 0x4059000000000000, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001]> : tensor<17xf64>
  %r = "stablehlo.sine"(%x) : (tensor<17xf64>) -> tensor<17xf64>
  %want = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FEAED548F090CEE, 0xBFE326AF0DCFCAB1, 0x3FDEAEE8744B05F0, 0xBFDEAEE8744B05F0, 0x3FEFEB7A9B2C6D8B, 0xBFEAED548F090CEE, 0x3FED18F6EAD1B446, 0x3FC210386DB6D55B, 0xBFE5CFFC16BF8F0D, 0x3FB98EAECB8BCB2C, 0x3FE50608C26D0A08, 0xBFE03425B78C4DB8, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001]> : tensor<17xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<17xf64>, tensor<17xf64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0xFFF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<3xf64>
  %r = "stablehlo.sine"(%x) : (tensor<3xf64>) -> tensor<3xf64>
  %want = stablehlo.constant dense<[0xFFF8000000000000, 0xFFF8000000000000, 0x7FF8000000000000]> : tensor<3xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<3xf64>, tensor<3xf64>
  return
}

// -----

func.func @c64() {
  %x = stablehlo.constant dense<[(0x3F000000, 0x3E800000), (0xBFC00000, 0x40000000), (0x40400000, 0xBF000000), (0xBE000000, 0xC0800000), (0x3F800000, 0x00000000), (0xBF800000, 0x00000000), (0x00000000, 0x3F800000), (0x80000000, 0xBF800000), (0x40000000, 0x40000000), (0x3A83126F, 0xBB03126F)]> : tensor<10xcomplex<f32>>
  %r = "stablehlo.sine"(%x) : (tensor<10xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %want = stablehlo.constant dense<[(0x3EFD2D3E, 0x3E630239), (0xC0702D68, 0x3E835B0A), (0x3E22F321, 0x3F0410BE), (0xC059E5BB, 0xC1D89DAE), (0x3F576AA4, 0x00000000), (0xBF576AA4, 0x00000000), (0x00000000, 0x3F966CFE), (0x80000000, 0xBF966CFE), (0x405AF0ED, 0xBFC130F4), (0x3A83127F, 0xBB031270)]> : tensor<10xcomplex<f32>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<10xcomplex<f32>>, tensor<10xcomplex<f32>>
  return
}

// -----

func.func @c128() {
  %x = stablehlo.constant dense<[(0x3FE0000000000000, 0x3FD0000000000000), (0xBFF8000000000000, 0x4000000000000000), (0x4008000000000000, 0xBFE0000000000000), (0xBFC0000000000000, 0xC010000000000000), (0x3FF0000000000000, 0x0000000000000000), (0xBFF0000000000000, 0x0000000000000000), (0x0000000000000000, 0x3FF0000000000000), (0x8000000000000000, 0xBFF0000000000000), (0x4000000000000000, 0x4000000000000000), (0x3F50624DD2F1A9FC, 0xBF60624DD2F1A9FC)]> : tensor<10xcomplex<f64>>
  %r = "stablehlo.sine"(%x) : (tensor<10xcomplex<f64>>) -> tensor<10xcomplex<f64>>
  %want = stablehlo.constant dense<[(0x3FDFA5A7B05C7C67, 0x3FCC60471B7762D4), (0xC00E05ACFB05CC1E, 0x3FD06B6148C45AC2), (0x3FC45E6419D337BB, 0x3FE08217B39F58FC), (0xC00B3CB761BE8EB8, 0xC03B13B5C2772FC9), (0x3FEAED548F090CEE, 0x0000000000000000), (0xBFEAED548F090CEE, 0x0000000000000000), (0x0000000000000000, 0x3FF2CD9FC44EB982), (0x8000000000000000, 0xBFF2CD9FC44EB982), (0x400B5E1D950CB7E6, 0xBFF8261E8EA1B0AC), (0x3F50624FCAE30D68, 0xBF60624E00C1C6E2)]> : tensor<10xcomplex<f64>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<10xcomplex<f64>>, tensor<10xcomplex<f64>>
  return
}
