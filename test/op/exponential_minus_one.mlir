// Edge values of every element type. Written by tools/op_values.py.
func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0xFE, 0x01, 0x08, 0x81]> : tensor<16xf8E4M3FN>
  %r = "stablehlo.exponential_minus_one"(%x) : (tensor<16xf8E4M3FN>) -> tensor<16xf8E4M3FN>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x3E, 0xB7, 0x32, 0xAD, 0x46, 0xB2, 0x4D, 0x5A, 0xB0, 0x1E, 0xB8, 0x01, 0x08, 0x81]> : tensor<16xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<16xf8E4M3FN>, tensor<16xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0x4E, 0x6C, 0x7E, 0x7F]> : tensor<4xf8E4M3FN>
  %r = "stablehlo.exponential_minus_one"(%x) : (tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  %want = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F]> : tensor<4xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC1, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0xFB, 0x01, 0x04, 0x81, 0x7B, 0xFC, 0x7C]> : tensor<21xf8E5M2>
  %r = "stablehlo.exponential_minus_one"(%x) : (tensor<21xf8E5M2>) -> tensor<21xf8E5M2>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x3F, 0xBB, 0x39, 0xB6, 0x43, 0xB9, 0x46, 0x4D, 0xB8, 0x2E, 0x64, 0x7C, 0xBC, 0x01, 0x04, 0x81, 0x7C, 0xBC, 0x7C]> : tensor<21xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf8E5M2>, tensor<21xf8E5M2>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %r = "stablehlo.exponential_minus_one"(%x) : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  %want = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf8E5M2>, tensor<1xf8E5M2>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC100, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E66, 0x4700, 0x5640, 0xFBFF, 0x0001, 0x0400, 0x8001, 0x7BFF, 0xFC00, 0x7C00]> : tensor<21xf16>
  %r = "stablehlo.exponential_minus_one"(%x) : (tensor<21xf16>) -> tensor<21xf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x3EE0, 0xBB58, 0x3931, 0xB64C, 0x42F7, 0xB90F, 0x4664, 0x4CC5, 0xB839, 0x2EBB, 0x6448, 0x7C00, 0xBC00, 0x0001, 0x0400, 0x8001, 0x7C00, 0xBC00, 0x7C00]> : tensor<21xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf16>, tensor<21xf16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %r = "stablehlo.exponential_minus_one"(%x) : (tensor<1xf16>) -> tensor<1xf16>
  %want = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf16>, tensor<1xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC020, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DCD, 0x40E0, 0x42C8, 0xFF7F, 0x0001, 0x0080, 0x8001, 0x7F7F, 0xFF80, 0x7F80]> : tensor<21xbf16>
  %r = "stablehlo.exponential_minus_one"(%x) : (tensor<21xbf16>) -> tensor<21xbf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x3FDC, 0xBF6B, 0x3F26, 0xBEC9, 0x405F, 0xBF22, 0x40CC, 0x4199, 0xBF07, 0x3DD8, 0x4489, 0x7F80, 0xBF80, 0x0001, 0x0080, 0x8001, 0x7F80, 0xBF80, 0x7F80]> : tensor<21xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xbf16>, tensor<21xbf16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %r = "stablehlo.exponential_minus_one"(%x) : (tensor<1xbf16>) -> tensor<1xbf16>
  %want = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xbf16>, tensor<1xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0xFF7FFFFF, 0x00000001, 0x00800000, 0x80000001, 0x7F7FFFFF, 0xFF800000, 0x7F800000]> : tensor<21xf32>
  %r = "stablehlo.exponential_minus_one"(%x) : (tensor<21xf32>) -> tensor<21xf32>
  %want = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3FDBF0A9, 0xBF6AFC7A, 0x3F261299, 0xBEC974D0, 0x405ED3FE, 0xBF21D2A7, 0x40CC7326, 0x4198AF2E, 0xBF0712FC, 0x3DD763DA, 0x4488F443, 0x7F800000, 0xBF800000, 0x00000001, 0x00800000, 0x80000001, 0x7F800000, 0xBF800000, 0x7F800000]> : tensor<21xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf32>, tensor<21xf32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %r = "stablehlo.exponential_minus_one"(%x) : (tensor<1xf32>) -> tensor<1xf32>
  %want = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FB999999999999A, 0x401C000000000000, 0x4059000000000000, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFF0000000000000, 0x7FF0000000000000]> : tensor<21xf64>
  %r = "stablehlo.exponential_minus_one"(%x) : (tensor<21xf64>) -> tensor<21xf64>
  %want = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FFB7E151628AED3, 0xBFED5F8F47ED617B, 0x3FE4C2531C3C0D38, 0xBFD92E9A0720D3EC, 0x400BDA7FCC9F8A83, 0xBFE43A54E4E98864, 0x40198E64B8D4DDAE, 0x403315E5BF6FB106, 0xBFE0E25F8A081941, 0x3FBAEC7B35A00D3A, 0x40911E885AAEDDAA, 0x48F3494A9B171BF5, 0xBFF0000000000000, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001, 0x7FF0000000000000, 0xBFF0000000000000, 0x7FF0000000000000]> : tensor<21xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf64>, tensor<21xf64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %r = "stablehlo.exponential_minus_one"(%x) : (tensor<1xf64>) -> tensor<1xf64>
  %want = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf64>, tensor<1xf64>
  return
}

// -----

func.func @c64() {
  %x = stablehlo.constant dense<[(0x3F000000, 0x3E800000), (0xBFC00000, 0x40000000), (0x40400000, 0xBF000000), (0xBE000000, 0xC0800000), (0x3F800000, 0x00000000), (0xBF800000, 0x00000000), (0x00000000, 0x3F800000), (0x80000000, 0xBF800000), (0x40000000, 0x40000000), (0x3A83126F, 0xBB03126F)]> : tensor<10xcomplex<f32>>
  %r = "stablehlo.exponential_minus_one"(%x) : (tensor<10xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %want = stablehlo.constant dense<[(0x3F18F391, 0x3ED0D84B), (0xBF8BE2AB, 0x3E4FC2D6), (0x41850384, 0xC11A1283), (0xBFC9D5D8, 0x3F2AF9EA), (0x3FDBF0A9, 0x00000000), (0xBF21D2A7, 0x00000000), (0xBEEB5D7F, 0x3F576AA4), (0xBEEB5D7F, 0xBF576AA4), (0xC08265D8, 0x40D700D1), (0x3A82E00A, 0xBB0333FB)]> : tensor<10xcomplex<f32>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<10xcomplex<f32>>, tensor<10xcomplex<f32>>
  return
}

// -----

func.func @c128() {
  %x = stablehlo.constant dense<[(0x3FE0000000000000, 0x3FD0000000000000), (0xBFF8000000000000, 0x4000000000000000), (0x4008000000000000, 0xBFE0000000000000), (0xBFC0000000000000, 0xC010000000000000), (0x3FF0000000000000, 0x0000000000000000), (0xBFF0000000000000, 0x0000000000000000), (0x0000000000000000, 0x3FF0000000000000), (0x8000000000000000, 0xBFF0000000000000), (0x4000000000000000, 0x4000000000000000), (0x3F50624DD2F1A9FC, 0xBF60624DD2F1A9FC)]> : tensor<10xcomplex<f64>>
  %r = "stablehlo.exponential_minus_one"(%x) : (tensor<10xcomplex<f64>>) -> tensor<10xcomplex<f64>>
  %want = stablehlo.constant dense<[(0x3FE31E721B026644, 0x3FDA1B0950A13DBC), (0xBFF17C556E2F1626, 0x3FC9F85AC61FFB69), (0x4030A07085A4137E, 0xC02342505C79C914), (0xBFF93ABAF9F30129, 0x3FE55F3D30F9A5AA), (0x3FFB7E151628AED3, 0x0000000000000000), (0xBFE43A54E4E98864, 0x0000000000000000), (0xBFDD6BAFE095F2E9, 0x3FEAED548F090CEE), (0xBFDD6BAFE095F2E9, 0xBFEAED548F090CEE), (0xC0104CBB0EEA3CDC, 0x401AE01A2294C67B), (0x3F505C013E0F8874, 0xBF60667F62E685AA)]> : tensor<10xcomplex<f64>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<10xcomplex<f64>>, tensor<10xcomplex<f64>>
  return
}
