// Edge values of every element type. Written by tools/op_values.py.
func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x38, 0x3C, 0x40, 0x44, 0x4E, 0x6C, 0x7E]> : tensor<7xf8E4M3FN>
  %r = "chlo.acosh"(%x) : (tensor<7xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  %want = stablehlo.constant dense<[0x00, 0x37, 0x3B, 0x3E, 0x43, 0x4B, 0x4E]> : tensor<7xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<7xf8E4M3FN>, tensor<7xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0xC2, 0x30, 0xB0, 0xB8, 0xB4, 0x1D, 0xFE, 0x01, 0x08, 0x81, 0x7F]> : tensor<13xf8E4M3FN>
  %r = "chlo.acosh"(%x) : (tensor<13xf8E4M3FN>) -> tensor<13xf8E4M3FN>
  %want = stablehlo.constant dense<[0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]> : tensor<13xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<13xf8E4M3FN>, tensor<13xf8E4M3FN>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x3C, 0x3E, 0x40, 0x42, 0x47, 0x56, 0x7B, 0x7C]> : tensor<8xf8E5M2>
  %r = "chlo.acosh"(%x) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %want = stablehlo.constant dense<[0x00, 0x3C, 0x3D, 0x3F, 0x41, 0x45, 0x4A, 0x7C]> : tensor<8xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<8xf8E5M2>, tensor<8xf8E5M2>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0xC1, 0x38, 0xB8, 0xBC, 0xBA, 0x2E, 0xFB, 0x01, 0x04, 0x81, 0xFC, 0x7E]> : tensor<14xf8E5M2>
  %r = "chlo.acosh"(%x) : (tensor<14xf8E5M2>) -> tensor<14xf8E5M2>
  %want = stablehlo.constant dense<[0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0x7E]> : tensor<14xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<14xf8E5M2>, tensor<14xf8E5M2>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x3C00, 0x3E00, 0x4000, 0x4200, 0x4700, 0x5640, 0x7BFF, 0x7C00]> : tensor<8xf16>
  %r = "chlo.acosh"(%x) : (tensor<8xf16>) -> tensor<8xf16>
  %want = stablehlo.constant dense<[0x0000, 0x3BB3, 0x3D45, 0x3F0D, 0x4145, 0x454C, 0x49E4, 0x7C00]> : tensor<8xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<8xf16>, tensor<8xf16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0xC100, 0x3800, 0xB800, 0xBC00, 0xBA00, 0x2E66, 0xFBFF, 0x0001, 0x0400, 0x8001, 0xFC00, 0x7E00]> : tensor<14xf16>
  %r = "chlo.acosh"(%x) : (tensor<14xf16>) -> tensor<14xf16>
  %want = stablehlo.constant dense<[0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0x7E00]> : tensor<14xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<14xf16>, tensor<14xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x3F80, 0x3FC0, 0x4000, 0x4040, 0x40E0, 0x42C8, 0x7F7F, 0x7F80]> : tensor<8xbf16>
  %r = "chlo.acosh"(%x) : (tensor<8xbf16>) -> tensor<8xbf16>
  %want = stablehlo.constant dense<[0x0000, 0x3F76, 0x3FA9, 0x3FE2, 0x4029, 0x40AA, 0x42B3, 0x7F80]> : tensor<8xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<8xbf16>, tensor<8xbf16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0xC020, 0x3F00, 0xBF00, 0xBF80, 0xBF40, 0x3DCD, 0xFF7F, 0x0001, 0x0080, 0x8001, 0xFF80, 0x7FC0]> : tensor<14xbf16>
  %r = "chlo.acosh"(%x) : (tensor<14xbf16>) -> tensor<14xbf16>
  %want = stablehlo.constant dense<[0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0x7FC0]> : tensor<14xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<14xbf16>, tensor<14xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x3F800000, 0x3FC00000, 0x40000000, 0x40400000, 0x40E00000, 0x42C80000, 0x7F7FFFFF, 0x7F800000]> : tensor<8xf32>
  %r = "chlo.acosh"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %want = stablehlo.constant dense<[0x00000000, 0x3F766165, 0x3FA89214, 0x3FE1A1B3, 0x40289214, 0x40A98B9C, 0x42B2D4FC, 0x7F800000]> : tensor<8xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<8xf32>, tensor<8xf32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0xC0200000, 0x3F000000, 0xBF000000, 0xBF800000, 0xBF400000, 0x3DCCCCCD, 0xFF7FFFFF, 0x00000001, 0x00800000, 0x80000001, 0xFF800000, 0x7FC00000]> : tensor<14xf32>
  %r = "chlo.acosh"(%x) : (tensor<14xf32>) -> tensor<14xf32>
  %want = stablehlo.constant dense<[0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0x7FC00000]> : tensor<14xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<14xf32>, tensor<14xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x3FF0000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4008000000000000, 0x401C000000000000, 0x4059000000000000, 0x7FEFFFFFFFFFFFFF, 0x7FF0000000000000]> : tensor<8xf64>
  %r = "chlo.acosh"(%x) : (tensor<8xf64>) -> tensor<8xf64>
  %want = stablehlo.constant dense<[0x0000000000000000, 0x3FEECC2CAEC5160A, 0x3FF5124271980435, 0x3FFC34366179D427, 0x4005124271980435, 0x401531738DCBC627, 0x408633CE8FB9F87E, 0x7FF0000000000000]> : tensor<8xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<8xf64>, tensor<8xf64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0xBFF0000000000000, 0xBFE8000000000000, 0x3FB999999999999A, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<14xf64>
  %r = "chlo.acosh"(%x) : (tensor<14xf64>) -> tensor<14xf64>
  %want = stablehlo.constant dense<[0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0x7FF8000000000000]> : tensor<14xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<14xf64>, tensor<14xf64>
  return
}

// -----

func.func @c64() {
  %x = stablehlo.constant dense<[(0x3F000000, 0x3E800000), (0xBFC00000, 0x40000000), (0x40400000, 0xBF000000), (0xBE000000, 0xC0800000), (0x40000000, 0x40000000), (0x3A83126F, 0xBB03126F)]> : tensor<6xcomplex<f32>>
  %r = "chlo.acosh"(%x) : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %want = stablehlo.constant dense<[(0x3E901325, 0x3F88DB23), (0x3FCFADE3, 0x400B5903), (0x3FE3B5F6, 0xBE32D686), (0x40061712, 0xBFCCF101), (0x3FDDFE59, 0x3F51093C), (0x3B03126E, 0xBFC8EF16)]> : tensor<6xcomplex<f32>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>
  return
}

// -----

func.func @c128() {
  %x = stablehlo.constant dense<[(0x3FE0000000000000, 0x3FD0000000000000), (0xBFF8000000000000, 0x4000000000000000), (0x4008000000000000, 0xBFE0000000000000), (0xBFC0000000000000, 0xC010000000000000), (0x4000000000000000, 0x4000000000000000), (0x3F50624DD2F1A9FC, 0xBF60624DD2F1A9FC)]> : tensor<6xcomplex<f64>>
  %r = "chlo.acosh"(%x) : (tensor<6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
  %want = stablehlo.constant dense<[(0x3FD202649AB3008F, 0x3FF11B645300F051), (0x3FF9F5BC6CB5AD78, 0x40016B20601C9C31), (0x3FFC76BEBC6E1802, 0xBFC65AD0BBF3B69D), (0x4000C2E24EC3832B, 0xBFF99E2015169BB6), (0x3FFBBFCB11C7110F, 0x3FEA21278E57E6DA), (0x3F60624DA5217090, 0xBFF91DE2C14D6CF7)]> : tensor<6xcomplex<f64>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>
  return
}
