// Edge values of every element type. Written by tools/op_values.py.
func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0x30, 0xB0, 0xB8, 0xB4, 0x1D, 0x01, 0x08, 0x81]> : tensor<11xf8E4M3FN>
  %r = "chlo.asin"(%x) : (tensor<11xf8E4M3FN>) -> tensor<11xf8E4M3FN>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x3D, 0x30, 0xB0, 0xBD, 0xB6, 0x1D, 0x01, 0x08, 0x81]> : tensor<11xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf8E4M3FN>, tensor<11xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0xC2, 0x3C, 0x40, 0x44, 0x4E, 0x6C, 0xFE, 0x7E, 0x7F]> : tensor<9xf8E4M3FN>
  %r = "chlo.asin"(%x) : (tensor<9xf8E4M3FN>) -> tensor<9xf8E4M3FN>
  %want = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<9xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0x38, 0xB8, 0xBC, 0xBA, 0x2E, 0x01, 0x04, 0x81]> : tensor<11xf8E5M2>
  %r = "chlo.asin"(%x) : (tensor<11xf8E5M2>) -> tensor<11xf8E5M2>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x3E, 0x38, 0xB8, 0xBE, 0xBB, 0x2E, 0x01, 0x04, 0x81]> : tensor<11xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf8E5M2>, tensor<11xf8E5M2>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0xC1, 0x3E, 0x40, 0x42, 0x47, 0x56, 0xFB, 0x7B, 0xFC, 0x7C, 0x7E]> : tensor<11xf8E5M2>
  %r = "chlo.asin"(%x) : (tensor<11xf8E5M2>) -> tensor<11xf8E5M2>
  %want = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E]> : tensor<11xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf8E5M2>, tensor<11xf8E5M2>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0x3800, 0xB800, 0xBC00, 0xBA00, 0x2E66, 0x0001, 0x0400, 0x8001]> : tensor<11xf16>
  %r = "chlo.asin"(%x) : (tensor<11xf16>) -> tensor<11xf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x3E48, 0x3830, 0xB830, 0xBE48, 0xBAC9, 0x2E69, 0x0001, 0x0400, 0x8001]> : tensor<11xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf16>, tensor<11xf16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0xC100, 0x3E00, 0x4000, 0x4200, 0x4700, 0x5640, 0xFBFF, 0x7BFF, 0xFC00, 0x7C00, 0x7E00]> : tensor<11xf16>
  %r = "chlo.asin"(%x) : (tensor<11xf16>) -> tensor<11xf16>
  %want = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00]> : tensor<11xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf16>, tensor<11xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0x3F00, 0xBF00, 0xBF80, 0xBF40, 0x3DCD, 0x0001, 0x0080, 0x8001]> : tensor<11xbf16>
  %r = "chlo.asin"(%x) : (tensor<11xbf16>) -> tensor<11xbf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x3FC9, 0x3F06, 0xBF06, 0xBFC9, 0xBF59, 0x3DCD, 0x0001, 0x0080, 0x8001]> : tensor<11xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xbf16>, tensor<11xbf16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0xC020, 0x3FC0, 0x4000, 0x4040, 0x40E0, 0x42C8, 0xFF7F, 0x7F7F, 0xFF80, 0x7F80, 0x7FC0]> : tensor<11xbf16>
  %r = "chlo.asin"(%x) : (tensor<11xbf16>) -> tensor<11xbf16>
  %want = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<11xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xbf16>, tensor<11xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x3F000000, 0xBF000000, 0xBF800000, 0xBF400000, 0x3DCCCCCD, 0x00000001, 0x00800000, 0x80000001]> : tensor<11xf32>
  %r = "chlo.asin"(%x) : (tensor<11xf32>) -> tensor<11xf32>
  %want = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3FC90FDB, 0x3F060A92, 0xBF060A92, 0xBFC90FDB, 0xBF591A99, 0x3DCD2494, 0x00000001, 0x00800000, 0x80000001]> : tensor<11xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf32>, tensor<11xf32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0xC0200000, 0x3FC00000, 0x40000000, 0x40400000, 0x40E00000, 0x42C80000, 0xFF7FFFFF, 0x7F7FFFFF, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<11xf32>
  %r = "chlo.asin"(%x) : (tensor<11xf32>) -> tensor<11xf32>
  %want = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<11xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf32>, tensor<11xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0xBFF0000000000000, 0xBFE8000000000000, 0x3FB999999999999A, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001]> : tensor<11xf64>
  %r = "chlo.asin"(%x) : (tensor<11xf64>) -> tensor<11xf64>
  %want = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF921FB54442D18, 0x3FE0C152382D7366, 0xBFE0C152382D7366, 0xBFF921FB54442D18, 0xBFEB235315C680DC, 0x3FB9A49276037884, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001]> : tensor<11xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf64>, tensor<11xf64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0xC004000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4008000000000000, 0x401C000000000000, 0x4059000000000000, 0xFFEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<11xf64>
  %r = "chlo.asin"(%x) : (tensor<11xf64>) -> tensor<11xf64>
  %want = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<11xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf64>, tensor<11xf64>
  return
}

// -----

func.func @c64() {
  %x = stablehlo.constant dense<[(0x3F000000, 0x3E800000), (0xBFC00000, 0x40000000), (0x40400000, 0xBF000000), (0xBE000000, 0xC0800000), (0x40000000, 0x40000000), (0x3A83126F, 0xBB03126F)]> : tensor<6xcomplex<f32>>
  %r = "chlo.asin"(%x) : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %want = stablehlo.constant dense<[(0x3F006970, 0x3E901325), (0xBF1B4457, 0x3FCFADE3), (0x3FB2B50A, 0xBFE3B5F6), (0xBCF84982, 0xC0061712), (0x3F411679, 0x3FDDFE59), (0x3A83125F, 0xBB03126E)]> : tensor<6xcomplex<f32>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>
  return
}

// -----

func.func @c128() {
  %x = stablehlo.constant dense<[(0x3FE0000000000000, 0x3FD0000000000000), (0xBFF8000000000000, 0x4000000000000000), (0x4008000000000000, 0xBFE0000000000000), (0xBFC0000000000000, 0xC010000000000000), (0x4000000000000000, 0x4000000000000000), (0x3F50624DD2F1A9FC, 0xBF60624DD2F1A9FC)]> : tensor<6xcomplex<f64>>
  %r = "chlo.asin"(%x) : (tensor<6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
  %want = stablehlo.constant dense<[(0x3FE00D2E0286798E, 0x3FD202649AB3008F), (0xBFE3688AD7EA1693, 0x3FF9F5BC6CB5AD78), (0x3FF656A13CC5B645, 0xBFFC76BEBC6E1802), (0xBF9F0930349BA776, 0xC000C2E24EC3832B), (0x3FE822CF1A307357, 0x3FFBBFCB11C7110F), (0x3F50624BDB00841C, 0xBF60624DA5217090)]> : tensor<6xcomplex<f64>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>
  return
}
