// Edge values of every element type. Written by tools/op_values.py.
func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x30, 0xB0, 0xB4, 0x1D, 0x01, 0x08, 0x81]> : tensor<9xf8E4M3FN>
  %r = "chlo.atanh"(%x) : (tensor<9xf8E4M3FN>) -> tensor<9xf8E4M3FN>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x31, 0xB1, 0xB8, 0x1D, 0x01, 0x08, 0x81]> : tensor<9xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0x38, 0xC2, 0x3C, 0xB8, 0x40, 0x44, 0x4E, 0x6C, 0xFE, 0x7E, 0x7F]> : tensor<11xf8E4M3FN>
  %r = "chlo.atanh"(%x) : (tensor<11xf8E4M3FN>) -> tensor<11xf8E4M3FN>
  %want = stablehlo.constant dense<[0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]> : tensor<11xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf8E4M3FN>, tensor<11xf8E4M3FN>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0x38, 0xB8, 0xBC, 0xBA, 0x2E, 0x01, 0x04, 0x81]> : tensor<11xf8E5M2>
  %r = "chlo.atanh"(%x) : (tensor<11xf8E5M2>) -> tensor<11xf8E5M2>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x7C, 0x38, 0xB8, 0xFC, 0xBC, 0x2E, 0x01, 0x04, 0x81]> : tensor<11xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf8E5M2>, tensor<11xf8E5M2>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0xC1, 0x3E, 0x40, 0x42, 0x47, 0x56, 0xFB, 0x7B, 0xFC, 0x7C, 0x7E]> : tensor<11xf8E5M2>
  %r = "chlo.atanh"(%x) : (tensor<11xf8E5M2>) -> tensor<11xf8E5M2>
  %want = stablehlo.constant dense<[0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0x7E]> : tensor<11xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf8E5M2>, tensor<11xf8E5M2>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0x3800, 0xB800, 0xBC00, 0xBA00, 0x2E66, 0x0001, 0x0400, 0x8001]> : tensor<11xf16>
  %r = "chlo.atanh"(%x) : (tensor<11xf16>) -> tensor<11xf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x7C00, 0x3865, 0xB865, 0xFC00, 0xBBC9, 0x2E6B, 0x0001, 0x0400, 0x8001]> : tensor<11xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf16>, tensor<11xf16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0xC100, 0x3E00, 0x4000, 0x4200, 0x4700, 0x5640, 0xFBFF, 0x7BFF, 0xFC00, 0x7C00, 0x7E00]> : tensor<11xf16>
  %r = "chlo.atanh"(%x) : (tensor<11xf16>) -> tensor<11xf16>
  %want = stablehlo.constant dense<[0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0x7E00]> : tensor<11xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf16>, tensor<11xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0x3F00, 0xBF00, 0xBF80, 0xBF40, 0x3DCD, 0x0001, 0x0080, 0x8001]> : tensor<11xbf16>
  %r = "chlo.atanh"(%x) : (tensor<11xbf16>) -> tensor<11xbf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x7F80, 0x3F0D, 0xBF0D, 0xFF80, 0xBF79, 0x3DCE, 0x0001, 0x0080, 0x8001]> : tensor<11xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xbf16>, tensor<11xbf16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0xC020, 0x3FC0, 0x4000, 0x4040, 0x40E0, 0x42C8, 0xFF7F, 0x7F7F, 0xFF80, 0x7F80, 0x7FC0]> : tensor<11xbf16>
  %r = "chlo.atanh"(%x) : (tensor<11xbf16>) -> tensor<11xbf16>
  %want = stablehlo.constant dense<[0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0x7FC0]> : tensor<11xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xbf16>, tensor<11xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x3F000000, 0xBF000000, 0xBF800000, 0xBF400000, 0x3DCCCCCD, 0x00000001, 0x00800000, 0x80000001]> : tensor<11xf32>
  %r = "chlo.atanh"(%x) : (tensor<11xf32>) -> tensor<11xf32>
  %want = stablehlo.constant dense<[0x00000000, 0x80000000, 0x7F800000, 0x3F0C9F54, 0xBF0C9F54, 0xFF800000, 0xBF791395, 0x3DCD7C9F, 0x00000001, 0x00800000, 0x80000001]> : tensor<11xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf32>, tensor<11xf32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0xC0200000, 0x3FC00000, 0x40000000, 0x40400000, 0x40E00000, 0x42C80000, 0xFF7FFFFF, 0x7F7FFFFF, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<11xf32>
  %r = "chlo.atanh"(%x) : (tensor<11xf32>) -> tensor<11xf32>
  %want = stablehlo.constant dense<[0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0x7FC00000]> : tensor<11xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf32>, tensor<11xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0xBFF0000000000000, 0xBFE8000000000000, 0x3FB999999999999A, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001]> : tensor<11xf64>
  %r = "chlo.atanh"(%x) : (tensor<11xf64>) -> tensor<11xf64>
  %want = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x7FF0000000000000, 0x3FE193EA7AAD030B, 0xBFE193EA7AAD030B, 0xFFF0000000000000, 0xBFEF2272AE325A57, 0x3FB9AF93CD234412, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001]> : tensor<11xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf64>, tensor<11xf64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0xC004000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4008000000000000, 0x401C000000000000, 0x4059000000000000, 0xFFEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<11xf64>
  %r = "chlo.atanh"(%x) : (tensor<11xf64>) -> tensor<11xf64>
  %want = stablehlo.constant dense<[0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0x7FF8000000000000]> : tensor<11xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf64>, tensor<11xf64>
  return
}

// -----

func.func @c64() {
  %x = stablehlo.constant dense<[(0x3F000000, 0x3E800000), (0xBFC00000, 0x40000000), (0x40400000, 0xBF000000), (0xBE000000, 0xC0800000), (0x40000000, 0x40000000), (0x3A83126F, 0xBB03126F)]> : tensor<6xcomplex<f32>>
  %r = "chlo.atanh"(%x) : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %want = stablehlo.constant dense<[(0x3F001840, 0x3EA0F8CB), (0xBE615F30, 0x3F9F649D), (0x3EABAB96, 0xBFC1578E), (0xBBF0BCBC, 0xBFA9BB79), (0x3E749C66, 0x3FA7D62A), (0x3A831250, 0xBB03126C)]> : tensor<6xcomplex<f32>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>
  return
}

// -----

func.func @c128() {
  %x = stablehlo.constant dense<[(0x3FE0000000000000, 0x3FD0000000000000), (0xBFF8000000000000, 0x4000000000000000), (0x4008000000000000, 0xBFE0000000000000), (0xBFC0000000000000, 0xC010000000000000), (0x4000000000000000, 0x4000000000000000), (0x3F50624DD2F1A9FC, 0xBF60624DD2F1A9FC)]> : tensor<6xcomplex<f64>>
  %r = "chlo.atanh"(%x) : (tensor<6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
  %want = stablehlo.constant dense<[(0x3FE00307F2440124, 0x3FD41F1963C0045F), (0xBFCC2BE60E50B34F, 0x3FF3EC939DF5D93F), (0x3FD57572CA5BA6E2, 0xBFF82AF1C986C686), (0xBF7E17978D064447, 0xBFF5376F2AB988DF), (0x3FCE938CBCEB16DD, 0x3FF4FAC5404FE6DB), (0x3F506249E30F832B, 0xBF60624D77512607)]> : tensor<6xcomplex<f64>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>
  return
}
