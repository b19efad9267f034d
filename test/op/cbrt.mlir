// Edge values of every element type. Written by tools/op_values.py.
func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xFE, 0x01, 0x08, 0x81, 0x7E]> : tensor<19xf8E4M3FN>
  %r = "stablehlo.cbrt"(%x) : (tensor<19xf8E4M3FN>) -> tensor<19xf8E4M3FN>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xBB, 0x35, 0xB5, 0x39, 0xB8, 0x3A, 0x3C, 0xB7, 0x2F, 0x3F, 0x49, 0xCF, 0x20, 0x28, 0xA0, 0x4F]> : tensor<19xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<19xf8E4M3FN>, tensor<19xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.cbrt"(%x) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  %want = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC1, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0xFB, 0x01, 0x04, 0x81, 0x7B, 0xFC, 0x7C]> : tensor<21xf8E5M2>
  %r = "stablehlo.cbrt"(%x) : (tensor<21xf8E5M2>) -> tensor<21xf8E5M2>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xBD, 0x3A, 0xBA, 0x3D, 0xBC, 0x3D, 0x3E, 0xBB, 0x37, 0x40, 0x45, 0xD1, 0x26, 0x29, 0xA6, 0x51, 0xFC, 0x7C]> : tensor<21xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf8E5M2>, tensor<21xf8E5M2>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %r = "stablehlo.cbrt"(%x) : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  %want = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf8E5M2>, tensor<1xf8E5M2>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC100, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E66, 0x4700, 0x5640, 0xFBFF, 0x0001, 0x0400, 0x8001, 0x7BFF, 0xFC00, 0x7C00]> : tensor<21xf16>
  %r = "stablehlo.cbrt"(%x) : (tensor<21xf16>) -> tensor<21xf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xBD6E, 0x3A59, 0xBA59, 0x3C94, 0xBC00, 0x3D0A, 0x3DC5, 0xBB45, 0x376D, 0x3FA7, 0x44A4, 0xD10A, 0x1C00, 0x290A, 0x9C00, 0x510A, 0xFC00, 0x7C00]> : tensor<21xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf16>, tensor<21xf16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %r = "stablehlo.cbrt"(%x) : (tensor<1xf16>) -> tensor<1xf16>
  %want = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf16>, tensor<1xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC020, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DCD, 0x40E0, 0x42C8, 0xFF7F, 0x0001, 0x0080, 0x8001, 0x7F7F, 0xFF80, 0x7F80]> : tensor<21xbf16>
  %r = "stablehlo.cbrt"(%x) : (tensor<21xbf16>) -> tensor<21xbf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xBFAE, 0x3F4B, 0xBF4B, 0x3F93, 0xBF80, 0x3FA1, 0x3FB9, 0xBF69, 0x3EEE, 0x3FF5, 0x4095, 0xD4CB, 0x294B, 0x2A80, 0xA94B, 0x54CB, 0xFF80, 0x7F80]> : tensor<21xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xbf16>, tensor<21xbf16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %r = "stablehlo.cbrt"(%x) : (tensor<1xbf16>) -> tensor<1xbf16>
  %want = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xbf16>, tensor<1xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0xFF7FFFFF, 0x00000001, 0x00800000, 0x80000001, 0x7F7FFFFF, 0xFF800000, 0x7F800000]> : tensor<21xf32>
  %r = "stablehlo.cbrt"(%x) : (tensor<21xf32>) -> tensor<21xf32>
  %want = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xBFADB905, 0x3F4B2FF5, 0xBF4B2FF5, 0x3F9285FF, 0xBF800000, 0x3FA14518, 0x3FB89BA2, 0xBF689768, 0x3EEDA63C, 0x3FF4DAEE, 0x409487E5, 0xD4CB2FF5, 0x26A14518, 0x2A800000, 0xA6A14518, 0x54CB2FF5, 0xFF800000, 0x7F800000]> : tensor<21xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf32>, tensor<21xf32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %r = "stablehlo.cbrt"(%x) : (tensor<1xf32>) -> tensor<1xf32>
  %want = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FB999999999999A, 0x401C000000000000, 0x4059000000000000, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFF0000000000000, 0x7FF0000000000000]> : tensor<21xf64>
  %r = "stablehlo.cbrt"(%x) : (tensor<21xf64>) -> tensor<21xf64>
  %want = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xBFF5B7209557B0EE, 0x3FE965FEA53D6E3D, 0xBFE965FEA53D6E3D, 0x3FF250BFE1B082F5, 0xBFF0000000000000, 0x3FF428A2F98D728B, 0x3FF7137449123EF6, 0xBFED12ED0AF1A27F, 0x3FDDB4C7760BCFF3, 0x3FFE9B5DBA58189E, 0x401290FCA9C761F8, 0xD54428A2F98D728B, 0x2990000000000000, 0x2AA428A2F98D728B, 0xA990000000000000, 0x554428A2F98D728B, 0xFFF0000000000000, 0x7FF0000000000000]> : tensor<21xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf64>, tensor<21xf64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %r = "stablehlo.cbrt"(%x) : (tensor<1xf64>) -> tensor<1xf64>
  %want = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf64>, tensor<1xf64>
  return
}
