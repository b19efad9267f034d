// Edge values of every element type. Written by tools/op_values.py.
func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x38, 0x30, 0x3C, 0x40, 0x44, 0x1D, 0x4E, 0x6C, 0x01, 0x08, 0x7E]> : tensor<11xf8E4M3FN>
  %r = "stablehlo.rsqrt"(%x) : (tensor<11xf8E4M3FN>) -> tensor<11xf8E4M3FN>
  %want = stablehlo.constant dense<[0x38, 0x3B, 0x35, 0x33, 0x31, 0x45, 0x2C, 0x1D, 0x5B, 0x50, 0x14]> : tensor<11xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf8E4M3FN>, tensor<11xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0xC2, 0xB0, 0xB8, 0xB4, 0xFE, 0x81, 0x7F]> : tensor<9xf8E4M3FN>
  %r = "stablehlo.rsqrt"(%x) : (tensor<9xf8E4M3FN>) -> tensor<9xf8E4M3FN>
  %want = stablehlo.constant dense<[0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]> : tensor<9xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0x38, 0x3E, 0x40, 0x42, 0x2E, 0x47, 0x56, 0x01, 0x04, 0x7B, 0x7C]> : tensor<14xf8E5M2>
  %r = "stablehlo.rsqrt"(%x) : (tensor<14xf8E5M2>) -> tensor<14xf8E5M2>
  %want = stablehlo.constant dense<[0x7C, 0xFC, 0x3C, 0x3E, 0x3B, 0x3A, 0x39, 0x43, 0x36, 0x2F, 0x5C, 0x58, 0x1C, 0x00]> : tensor<14xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<14xf8E5M2>, tensor<14xf8E5M2>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0xC1, 0xB8, 0xBC, 0xBA, 0xFB, 0x81, 0xFC, 0x7E]> : tensor<8xf8E5M2>
  %r = "stablehlo.rsqrt"(%x) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %want = stablehlo.constant dense<[0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0x7E]> : tensor<8xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<8xf8E5M2>, tensor<8xf8E5M2>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0x3800, 0x3E00, 0x4000, 0x4200, 0x2E66, 0x4700, 0x5640, 0x0001, 0x0400, 0x7BFF, 0x7C00]> : tensor<14xf16>
  %r = "stablehlo.rsqrt"(%x) : (tensor<14xf16>) -> tensor<14xf16>
  %want = stablehlo.constant dense<[0x7C00, 0xFC00, 0x3C00, 0x3DA8, 0x3A88, 0x39A8, 0x389E, 0x4253, 0x360C, 0x2E66, 0x6C00, 0x5800, 0x1C00, 0x0000]> : tensor<14xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<14xf16>, tensor<14xf16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0xC100, 0xB800, 0xBC00, 0xBA00, 0xFBFF, 0x8001, 0xFC00, 0x7E00]> : tensor<8xf16>
  %r = "stablehlo.rsqrt"(%x) : (tensor<8xf16>) -> tensor<8xf16>
  %want = stablehlo.constant dense<[0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0x7E00]> : tensor<8xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<8xf16>, tensor<8xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0x3F00, 0x3FC0, 0x4000, 0x4040, 0x3DCD, 0x40E0, 0x42C8, 0x0001, 0x0080, 0x7F7F, 0x7F80]> : tensor<14xbf16>
  %r = "stablehlo.rsqrt"(%x) : (tensor<14xbf16>) -> tensor<14xbf16>
  %want = stablehlo.constant dense<[0x7F80, 0xFF80, 0x3F80, 0x3FB5, 0x3F51, 0x3F35, 0x3F14, 0x404A, 0x3EC2, 0x3DCD, 0x60B5, 0x5F00, 0x1F80, 0x0000]> : tensor<14xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<14xbf16>, tensor<14xbf16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0xC020, 0xBF00, 0xBF80, 0xBF40, 0xFF7F, 0x8001, 0xFF80, 0x7FC0]> : tensor<8xbf16>
  %r = "stablehlo.rsqrt"(%x) : (tensor<8xbf16>) -> tensor<8xbf16>
  %want = stablehlo.constant dense<[0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0x7FC0]> : tensor<8xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<8xbf16>, tensor<8xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x3F000000, 0x3FC00000, 0x40000000, 0x40400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0x00000001, 0x00800000, 0x7F7FFFFF, 0x7F800000]> : tensor<14xf32>
  %r = "stablehlo.rsqrt"(%x) : (tensor<14xf32>) -> tensor<14xf32>
  %want = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x3F800000, 0x3FB504F3, 0x3F5105EC, 0x3F3504F3, 0x3F13CD3A, 0x404A62C2, 0x3EC1848F, 0x3DCCCCCD, 0x64B504F3, 0x5F000000, 0x1F800000, 0x00000000]> : tensor<14xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<14xf32>, tensor<14xf32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0xC0200000, 0xBF000000, 0xBF800000, 0xBF400000, 0xFF7FFFFF, 0x80000001, 0xFF800000, 0x7FC00000]> : tensor<8xf32>
  %r = "stablehlo.rsqrt"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %want = stablehlo.constant dense<[0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0x7FC00000]> : tensor<8xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<8xf32>, tensor<8xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4008000000000000, 0x3FB999999999999A, 0x401C000000000000, 0x4059000000000000, 0x0000000000000001, 0x0010000000000000, 0x7FEFFFFFFFFFFFFF, 0x7FF0000000000000]> : tensor<14xf64>
  %r = "stablehlo.rsqrt"(%x) : (tensor<14xf64>) -> tensor<14xf64>
  %want = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0x3FF6A09E667F3BCD, 0x3FEA20BD700C2C3E, 0x3FE6A09E667F3BCD, 0x3FE279A74590331C, 0x40094C583ADA5B52, 0x3FD83091E6A7F7E7, 0x3FB999999999999A, 0x6180000000000000, 0x5FE0000000000000, 0x1FF0000000000000, 0x0000000000000000]> : tensor<14xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<14xf64>, tensor<14xf64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0xC004000000000000, 0xBFE0000000000000, 0xBFF0000000000000, 0xBFE8000000000000, 0xFFEFFFFFFFFFFFFF, 0x8000000000000001, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<8xf64>
  %r = "stablehlo.rsqrt"(%x) : (tensor<8xf64>) -> tensor<8xf64>
  %want = stablehlo.constant dense<[0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0x7FF8000000000000]> : tensor<8xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<8xf64>, tensor<8xf64>
  return
}

// -----

func.func @c64() {
  %x = stablehlo.constant dense<[(0x3F000000, 0x3E800000), (0xBFC00000, 0x40000000), (0x40400000, 0xBF000000), (0xBE000000, 0xC0800000), (0x3F800000, 0x00000000), (0xBF800000, 0x00000000), (0x00000000, 0x3F800000), (0x80000000, 0xBF800000), (0x40000000, 0x40000000), (0x3A83126F, 0xBB03126F)]> : tensor<10xcomplex<f32>>
  %r = "stablehlo.rsqrt"(%x) : (tensor<10xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %want = stablehlo.constant dense<[(0x3FA69E29, 0xBE9D5520), (0x3E90D0C3, 0xBF10D0C3), (0x3F124AE5, 0x3D41B87E), (0x3EB2205B, 0x3EB7C7A1), (0x3F800000, 0x00000000), (0x00000000, 0xBF800000), (0x3F3504F3, 0xBF3504F3), (0x3F3504F3, 0x3F3504F3), (0x3F0CA1AE, 0xBE69018A), (0x418FE9A0, 0x4131E2C0)]> : tensor<10xcomplex<f32>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<10xcomplex<f32>>, tensor<10xcomplex<f32>>
  return
}

// -----

func.func @c128() {
  %x = stablehlo.constant dense<[(0x3FE0000000000000, 0x3FD0000000000000), (0xBFF8000000000000, 0x4000000000000000), (0x4008000000000000, 0xBFE0000000000000), (0xBFC0000000000000, 0xC010000000000000), (0x3FF0000000000000, 0x0000000000000000), (0xBFF0000000000000, 0x0000000000000000), (0x0000000000000000, 0x3FF0000000000000), (0x8000000000000000, 0xBFF0000000000000), (0x4000000000000000, 0x4000000000000000), (0x3F50624DD2F1A9FC, 0xBF60624DD2F1A9FC)]> : tensor<10xcomplex<f64>>
  %r = "stablehlo.rsqrt"(%x) : (tensor<10xcomplex<f64>>) -> tensor<10xcomplex<f64>>
  %want = stablehlo.constant dense<[(0x3FF4D3C51C8C9698, 0xBFD3AAA3FF095743), (0x3FD21A1851FF630A, 0xBFE21A1851FF630A), (0x3FE2495C9B2DB732, 0x3FA8370FBDC286B8), (0x3FD6440B6290C58F, 0x3FD6F8F4128F1733), (0x3FF0000000000000, 0x0000000000000000), (0x0000000000000000, 0xBFF0000000000000), (0x3FE6A09E667F3BCD, 0xBFE6A09E667F3BCD), (0x3FE6A09E667F3BCD, 0x3FE6A09E667F3BCD), (0x3FE19435CAFFA9F9, 0xBFCD203138F6C828), (0x4031FD33FAD7125D, 0x40263C5811643F06)]> : tensor<10xcomplex<f64>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<10xcomplex<f64>>, tensor<10xcomplex<f64>>
  return
}
