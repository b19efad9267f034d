// Edge values of every element type. Written by tools/op_values.py.
func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xFE, 0x01, 0x08, 0x81, 0x7E]> : tensor<19xf8E4M3FN>
  %r = "stablehlo.tan"(%x) : (tensor<19xf8E4M3FN>) -> tensor<19xf8E4M3FN>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0x34, 0x31, 0xB1, 0x56, 0xBC, 0xC1, 0xA1, 0xB7, 0x1D, 0x36, 0xCB, 0x44, 0x01, 0x08, 0x81, 0xC4]> : tensor<19xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<19xf8E4M3FN>, tensor<19xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.tan"(%x) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  %want = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC1, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0xFB, 0x01, 0x04, 0x81, 0x7B]> : tensor<19xf8E5M2>
  %r = "stablehlo.tan"(%x) : (tensor<19xf8E5M2>) -> tensor<19xf8E5M2>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x3E, 0x3A, 0x38, 0xB8, 0x4B, 0xBE, 0xC0, 0xB1, 0xBB, 0x2E, 0x3B, 0xC5, 0xB8, 0x01, 0x04, 0x81, 0x38]> : tensor<19xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<19xf8E5M2>, tensor<19xf8E5M2>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0xFC, 0x7C, 0x7E]> : tensor<3xf8E5M2>
  %r = "stablehlo.tan"(%x) : (tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
  %want = stablehlo.constant dense<[0xFE, 0xFE, 0x7E]> : tensor<3xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<3xf8E5M2>, tensor<3xf8E5M2>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC100, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E66, 0x4700, 0x5640, 0xFBFF, 0x0001, 0x0400, 0x8001, 0x7BFF]> : tensor<19xf16>
  %r = "stablehlo.tan"(%x) : (tensor<19xf16>) -> tensor<19xf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x3E3B, 0x39FA, 0x385F, 0xB85F, 0x4B0D, 0xBE3B, 0xC05F, 0xB090, 0xBB74, 0x2E6B, 0x3AF9, 0xB8B3, 0x446C, 0x0001, 0x0400, 0x8001, 0xC46C]> : tensor<19xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<19xf16>, tensor<19xf16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0xFC00, 0x7C00, 0x7E00]> : tensor<3xf16>
  %r = "stablehlo.tan"(%x) : (tensor<3xf16>) -> tensor<3xf16>
  %want = stablehlo.constant dense<[0xFE00, 0xFE00, 0x7E00]> : tensor<3xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<3xf16>, tensor<3xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC020, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DCD, 0x40E0, 0x42C8, 0x0001, 0x0080, 0x8001]> : tensor<17xbf16>
  %r = "stablehlo.tan"(%x) : (tensor<17xbf16>) -> tensor<17xbf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x3FC7, 0x3F3F, 0x3F0C, 0xBF0C, 0x4162, 0xBFC7, 0xC00C, 0xBE12, 0xBF6E, 0x3DCE, 0x3F5F, 0xBF16, 0x0001, 0x0080, 0x8001]> : tensor<17xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<17xbf16>, tensor<17xbf16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0xFF80, 0x7F80, 0x7FC0]> : tensor<3xbf16>
  %r = "stablehlo.tan"(%x) : (tensor<3xbf16>) -> tensor<3xbf16>
  %want = stablehlo.constant dense<[0xFFC0, 0xFFC0, 0x7FC0]> : tensor<3xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<3xbf16>, tensor<3xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0x00000001, 0x00800000, 0x80000001]> : tensor<17xf32>
  %r = "stablehlo.tan"(%x) : (tensor<17xf32>) -> tensor<17xf32>
  %want = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3FC75923, 0x3F3F3CDA, 0x3F0BDA7B, 0xBF0BDA7B, 0x41619F6B, 0xBFC75923, 0xC00BD7B1, 0xBE11F7B9, 0xBF6E7D1B, 0x3DCD7C44, 0x3F5F1737, 0xBF1653A7, 0x00000001, 0x00800000, 0x80000001]> : tensor<17xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<17xf32>, tensor<17xf32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<3xf32>
  %r = "stablehlo.tan"(%x) : (tensor<3xf32>) -> tensor<3xf32>
  %want = stablehlo.constant dense<[0xFFC00000, 0xFFC00000, 0x7FC00000]> : tensor<3xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FB999999999999A, 0x401C000000000000, 0x4059000000000000, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001]> : tensor<17xf64>
  %r = "stablehlo.tan"(%x) : (tensor<17xf64>) -> tensor<17xf64>
  %want = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF8EB245CBEE3A6, 0x3FE7E79B4E00BB15, 0x3FE17B4F5BF3474A, 0xBFE17B4F5BF3474A, 0x402C33ED50B88777, 0xBFF8EB245CBEE3A6, 0xC0017AF62E0950F8, 0xBFC23EF71254B86F, 0xBFEDCFA36110EEEC, 0x3FB9AF8877430B80, 0x3FEBE2E6E13EEA79, 0xBFE2CA74D62B5D38, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001]> : tensor<17xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<17xf64>, tensor<17xf64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0xFFF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<3xf64>
  %r = "stablehlo.tan"(%x) : (tensor<3xf64>) -> tensor<3xf64>
  %want = stablehlo.constant dense<[0xFFF8000000000000, 0xFFF8000000000000, 0x7FF8000000000000]> : tensor<3xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<3xf64>, tensor<3xf64>
  return
}

// -----

func.func @c64() {
  %x = stablehlo.constant dense<[(0x3F000000, 0x3E800000), (0xBFC00000, 0x40000000), (0x40400000, 0xBF000000), (0xBE000000, 0xC0800000), (0x3F800000, 0x00000000), (0xBF800000, 0x00000000), (0x00000000, 0x3F800000), (0x80000000, 0xBF800000), (0x40000000, 0x40000000), (0x3A83126F, 0xBB03126F)]> : tensor<10xcomplex<f32>>
  %r = "stablehlo.tan"(%x) : (tensor<10xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %want = stablehlo.constant dense<[(0x3F0126F5, 0x3E9FF59B), (0xBBAFB43A, 0x3F84B9CE), (0xBDE49994, 0xBEF05E5F), (0xB92DF088, 0xBF7FD569), (0x3FC75923, 0x00000000), (0xBFC75923, 0x00000000), (0x00000000, 0x3F42F7D6), (0x80000000, 0xBF42F7D6), (0xBCE89857, 0x3F830D0B), (0x3A831250, 0xBB03126C)]> : tensor<10xcomplex<f32>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<10xcomplex<f32>>, tensor<10xcomplex<f32>>
  return
}

// -----

func.func @c128() {
  %x = stablehlo.constant dense<[(0x3FE0000000000000, 0x3FD0000000000000), (0xBFF8000000000000, 0x4000000000000000), (0x4008000000000000, 0xBFE0000000000000), (0xBFC0000000000000, 0xC010000000000000), (0x3FF0000000000000, 0x0000000000000000), (0xBFF0000000000000, 0x0000000000000000), (0x0000000000000000, 0x3FF0000000000000), (0x8000000000000000, 0xBFF0000000000000), (0x4000000000000000, 0x4000000000000000), (0x3F50624DD2F1A9FC, 0xBF60624DD2F1A9FC)]> : tensor<10xcomplex<f64>>
  %r = "stablehlo.tan"(%x) : (tensor<10xcomplex<f64>>) -> tensor<10xcomplex<f64>>
  %want = stablehlo.constant dense<[(0x3FE024DEA85CC77C, 0x3FD3FEB35C391B4D), (0xBF75F68744C95EDD, 0x3FF09739B8C2DEC7), (0xBFBC93327A9BEE67, 0xBFDE0BCBDF0DEBBB), (0xBF25BE110D865BF6, 0xBFEFFAAD1F82F490), (0x3FF8EB245CBEE3A6, 0x0000000000000000), (0xBFF8EB245CBEE3A6, 0x0000000000000000), (0x0000000000000000, 0x3FE85EFAB514F394), (0x8000000000000000, 0xBFE85EFAB514F394), (0xBF9D130AD00611C0, 0x3FF061A16EB29307), (0x3F506249E30F51EE, 0xBF60624D77513CD8)]> : tensor<10xcomplex<f64>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<10xcomplex<f64>>, tensor<10xcomplex<f64>>
  return
}
