// Edge values of every element type. Written by tools/op_values.py.
func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xFE, 0x01, 0x08, 0x81, 0x7E]> : tensor<19xf8E4M3FN>
  %r = "stablehlo.logistic"(%x) : (tensor<19xf8E4M3FN>) -> tensor<19xf8E4M3FN>
  %want = stablehlo.constant dense<[0x30, 0x30, 0x34, 0x1A, 0x32, 0x2C, 0x35, 0x29, 0x36, 0x37, 0x2A, 0x30, 0x38, 0x38, 0x00, 0x30, 0x30, 0x30, 0x38]> : tensor<19xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<19xf8E4M3FN>, tensor<19xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.logistic"(%x) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  %want = stablehlo.constant dense<[0xFF]> : tensor<1xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC1, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0xFB, 0x01, 0x04, 0x81, 0x7B, 0xFC, 0x7C]> : tensor<21xf8E5M2>
  %r = "stablehlo.logistic"(%x) : (tensor<21xf8E5M2>) -> tensor<21xf8E5M2>
  %want = stablehlo.constant dense<[0x38, 0x38, 0x3A, 0x2D, 0x39, 0x36, 0x3B, 0x34, 0x3B, 0x3C, 0x35, 0x38, 0x3C, 0x3C, 0x00, 0x38, 0x38, 0x38, 0x3C, 0x00, 0x3C]> : tensor<21xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf8E5M2>, tensor<21xf8E5M2>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %r = "stablehlo.logistic"(%x) : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  %want = stablehlo.constant dense<[0xFE]> : tensor<1xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf8E5M2>, tensor<1xf8E5M2>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC100, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E66, 0x4700, 0x5640, 0xFBFF, 0x0001, 0x0400, 0x8001, 0x7BFF, 0xFC00, 0x7C00]> : tensor<21xf16>
  %r = "stablehlo.logistic"(%x) : (tensor<21xf16>) -> tensor<21xf16>
  %want = stablehlo.constant dense<[0x3800, 0x3800, 0x39D9, 0x2CDB, 0x38FB, 0x360A, 0x3A8A, 0x344E, 0x3B0C, 0x3B9F, 0x3522, 0x3833, 0x3BFE, 0x3C00, 0x0000, 0x3800, 0x3800, 0x3800, 0x3C00, 0x0000, 0x3C00]> : tensor<21xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf16>, tensor<21xf16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %r = "stablehlo.logistic"(%x) : (tensor<1xf16>) -> tensor<1xf16>
  %want = stablehlo.constant dense<[0xFE00]> : tensor<1xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf16>, tensor<1xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC020, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DCD, 0x40E0, 0x42C8, 0xFF7F, 0x0001, 0x0080, 0x8001, 0x7F7F, 0xFF80, 0x7F80]> : tensor<21xbf16>
  %r = "stablehlo.logistic"(%x) : (tensor<21xbf16>) -> tensor<21xbf16>
  %want = stablehlo.constant dense<[0x3F00, 0x3F00, 0x3F3B, 0x3D9B, 0x3F1F, 0x3EC1, 0x3F51, 0x3E8A, 0x3F61, 0x3F74, 0x3EA4, 0x3F06, 0x3F80, 0x3F80, 0x0000, 0x3F00, 0x3F00, 0x3F00, 0x3F80, 0x0000, 0x3F80]> : tensor<21xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xbf16>, tensor<21xbf16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %r = "stablehlo.logistic"(%x) : (tensor<1xbf16>) -> tensor<1xbf16>
  %want = stablehlo.constant dense<[0xFFC0]> : tensor<1xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xbf16>, tensor<1xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0xFF7FFFFF, 0x00000001, 0x00800000, 0x80000001, 0x7F7FFFFF, 0xFF800000, 0x7F800000]> : tensor<21xf32>
  %r = "stablehlo.logistic"(%x) : (tensor<21xf32>) -> tensor<21xf32>
  %want = stablehlo.constant dense<[0x3F000000, 0x3F000000, 0x3F3B26A8, 0x3D9B5B89, 0x3F1F597F, 0x3EC14D03, 0x3F514C90, 0x3E89B2B1, 0x3F617BEB, 0x3F73DBE6, 0x3EA442B1, 0x3F066509, 0x3F7FC44B, 0x3F800000, 0x00000000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F800000, 0x00000000, 0x3F800000]> : tensor<21xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf32>, tensor<21xf32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %r = "stablehlo.logistic"(%x) : (tensor<1xf32>) -> tensor<1xf32>
  %want = stablehlo.constant dense<[0xFFC00000]> : tensor<1xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FB999999999999A, 0x401C000000000000, 0x4059000000000000, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFF0000000000000, 0x7FF0000000000000]> : tensor<21xf64>
  %r = "stablehlo.logistic"(%x) : (tensor<21xf64>) -> tensor<21xf64>
  %want = stablehlo.constant dense<[0x3FE0000000000000, 0x3FE0000000000000, 0x3FE764D4F5D5A2BD, 0x3FB36B7112534847, 0x3FE3EB2FD4D34391, 0x3FD829A0565978DF, 0x3FEA2991F2A97914, 0x3FD136561454BA86, 0x3FEC2F7D5A8A79CA, 0x3FEE7B7CBC36FABC, 0x3FD4885610B9B828, 0x3FE0CCA12729AFB8, 0x3FEFF889631D483C, 0x3FF0000000000000, 0x0000000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FF0000000000000, 0x0000000000000000, 0x3FF0000000000000]> : tensor<21xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf64>, tensor<21xf64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %r = "stablehlo.logistic"(%x) : (tensor<1xf64>) -> tensor<1xf64>
  %want = stablehlo.constant dense<[0xFFF8000000000000]> : tensor<1xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf64>, tensor<1xf64>
  return
}
