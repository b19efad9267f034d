// Edge values of every element type. Written by tools/op_values.py.
func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xFE, 0x01, 0x08, 0x81, 0x7E]> : tensor<19xf8E4M3FN>
  %r = "stablehlo.cosine"(%x) : (tensor<19xf8E4M3FN>) -> tensor<19xf8E4M3FN>
  %want = stablehlo.constant dense<[0x38, 0x38, 0x31, 0xB5, 0x36, 0x36, 0x19, 0x31, 0xAD, 0xB8, 0x34, 0x38, 0x34, 0xA4, 0xAA, 0x38, 0x38, 0x38, 0xAA]> : tensor<19xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<19xf8E4M3FN>, tensor<19xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.cosine"(%x) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  %want = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC1, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0xFB, 0x01, 0x04, 0x81, 0x7B]> : tensor<19xf8E5M2>
  %r = "stablehlo.cosine"(%x) : (tensor<19xf8E5M2>) -> tensor<19xf8E5M2>
  %want = stablehlo.constant dense<[0x3C, 0x3C, 0x38, 0xBA, 0x3B, 0x3B, 0x2D, 0x38, 0xB7, 0xBC, 0x3A, 0x3C, 0x3A, 0xB2, 0xBB, 0x3C, 0x3C, 0x3C, 0xBB]> : tensor<19xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<19xf8E5M2>, tensor<19xf8E5M2>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0xFC, 0x7C, 0x7E]> : tensor<3xf8E5M2>
  %r = "stablehlo.cosine"(%x) : (tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
  %want = stablehlo.constant dense<[0xFE, 0xFE, 0x7E]> : tensor<3xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<3xf8E5M2>, tensor<3xf8E5M2>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC100, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E66, 0x4700, 0x5640, 0xFBFF, 0x0001, 0x0400, 0x8001, 0x7BFF]> : tensor<19xf16>
  %r = "stablehlo.cosine"(%x) : (tensor<19xf16>) -> tensor<19xf16>
  %want = stablehlo.constant dense<[0x3C00, 0x3C00, 0x3853, 0xBA69, 0x3B05, 0x3B05, 0x2C87, 0x3853, 0xB6A9, 0xBBEC, 0x39DA, 0x3BF6, 0x3A08, 0x3AE6, 0xB30F, 0x3C00, 0x3C00, 0x3C00, 0xB30F]> : tensor<19xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<19xf16>, tensor<19xf16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0xFC00, 0x7C00, 0x7E00]> : tensor<3xf16>
  %r = "stablehlo.cosine"(%x) : (tensor<3xf16>) -> tensor<3xf16>
  %want = stablehlo.constant dense<[0xFE00, 0xFE00, 0x7E00]> : tensor<3xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<3xf16>, tensor<3xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC020, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DCD, 0x40E0, 0x42C8, 0x0001, 0x0080, 0x8001]> : tensor<17xbf16>
  %r = "stablehlo.cosine"(%x) : (tensor<17xbf16>) -> tensor<17xbf16>
  %want = stablehlo.constant dense<[0x3F80, 0x3F80, 0x3F0A, 0xBF4D, 0x3F61, 0x3F61, 0x3D91, 0x3F0A, 0xBED5, 0xBF7D, 0x3F3B, 0x3F7F, 0x3F41, 0x3F5D, 0x3F80, 0x3F80, 0x3F80]> : tensor<17xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<17xbf16>, tensor<17xbf16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0xFF80, 0x7F80, 0x7FC0]> : tensor<3xbf16>
  %r = "stablehlo.cosine"(%x) : (tensor<3xbf16>) -> tensor<3xbf16>
  %want = stablehlo.constant dense<[0xFFC0, 0xFFC0, 0x7FC0]> : tensor<3xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<3xbf16>, tensor<3xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0x00000001, 0x00800000, 0x80000001]> : tensor<17xf32>
  %r = "stablehlo.cosine"(%x) : (tensor<17xf32>) -> tensor<17xf32>
  %want = stablehlo.constant dense<[0x3F800000, 0x3F800000, 0x3F0A5140, 0xBF4D17BF, 0x3F60A940, 0x3F60A940, 0x3D90DEAA, 0x3F0A5140, 0xBED51133, 0xBF7D7026, 0x3F3B4FF6, 0x3F7EB898, 0x3F40FFBD, 0x3F5CC0EE, 0x3F800000, 0x3F800000, 0x3F800000]> : tensor<17xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<17xf32>, tensor<17xf32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<3xf32>
  %r = "stablehlo.cosine"(%x) : (tensor<3xf32>) -> tensor<3xf32>
  %want = stablehlo.constant dense<[0xFFC00000, 0xFFC00000, 0x7FC00000]> : tensor<3xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FB999999999999A, 0x401C000000000000, 0x4059000000000000, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001]> : tensor<17xf64>
  %r = "stablehlo.cosine"(%x) : (tensor<17xf64>) -> tensor<17xf64>
  %want = stablehlo.constant dense<[0x3FF0000000000000, 0x3FF0000000000000, 0x3FE14A280FB5068C, 0xBFE9A2F7EF858B7D, 0x3FEC1528065B7D50, 0x3FEC1528065B7D50, 0x3FB21BD54FC5F9A7, 0x3FE14A280FB5068C, 0xBFDAA22657537205, 0xBFEFAE04BE85E5D2, 0x3FE769FEC655211F, 0x3FEFD712F9A817C1, 0x3FE81FF79ED92017, 0x3FEB981DBF665FDF, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000]> : tensor<17xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<17xf64>, tensor<17xf64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0xFFF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<3xf64>
  %r = "stablehlo.cosine"(%x) : (tensor<3xf64>) -> tensor<3xf64>
  %want = stablehlo.constant dense<[0xFFF8000000000000, 0xFFF8000000000000, 0x7FF8000000000000]> : tensor<3xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<3xf64>, tensor<3xf64>
  return
}

// -----

func.func @c64() {
  %x = stablehlo.constant dense<[(0x3F000000, 0x3E800000), (0xBFC00000, 0x40000000), (0x40400000, 0xBF000000), (0xBE000000, 0xC0800000), (0x3F800000, 0x00000000), (0xBF800000, 0x00000000), (0x00000000, 0x3F800000), (0x80000000, 0xBF800000), (0x40000000, 0x40000000), (0x3A83126F, 0xBB03126F)]> : tensor<10xcomplex<f32>>
  %r = "stablehlo.cosine"(%x) : (tensor<10xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %want = stablehlo.constant dense<[(0x3F67B7EC, 0xBDF807E3), (0x3E8841D3, 0x406789A0), (0xBF8EE445, 0x3D969A8E), (0x41D8C2E6, 0xC059C051), (0x3F0A5140, 0x80000000), (0x3F0A5140, 0x00000000), (0x3FC583AB, 0x80000000), (0x3FC583AB, 0x80000000), (0xBFC8666D, 0xC05310B6), (0x3F80000D, 0x360637C2)]> : tensor<10xcomplex<f32>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<10xcomplex<f32>>, tensor<10xcomplex<f32>>
  return
}

// -----

func.func @c128() {
  %x = stablehlo.constant dense<[(0x3FE0000000000000, 0x3FD0000000000000), (0xBFF8000000000000, 0x4000000000000000), (0x4008000000000000, 0xBFE0000000000000), (0xBFC0000000000000, 0xC010000000000000), (0x3FF0000000000000, 0x0000000000000000), (0xBFF0000000000000, 0x0000000000000000), (0x0000000000000000, 0x3FF0000000000000), (0x8000000000000000, 0xBFF0000000000000), (0x4000000000000000, 0x4000000000000000), (0x3F50624DD2F1A9FC, 0xBF60624DD2F1A9FC)]> : tensor<10xcomplex<f64>>
  %r = "stablehlo.cosine"(%x) : (tensor<10xcomplex<f64>>) -> tensor<10xcomplex<f64>>
  %want = stablehlo.constant dense<[(0x3FECF6FD72D3EF82, 0xBFBF00FC6E441F79), (0x3FD1083A5C1CAA20, 0x400CF1340ED6DAE0), (0xBFF1DC88A306A6F6, 0x3FB2D351B122F672), (0x403B185CBA5A2A51, 0xC00B380A2BE97E48), (0x3FE14A280FB5068C, 0x8000000000000000), (0x3FE14A280FB5068C, 0x0000000000000000), (0x3FF8B07551D9F550, 0x8000000000000000), (0x3FF8B07551D9F550, 0x8000000000000000), (0xBFF90CCDAD0742C3, 0xC00A6216B01CD510), (0x3FF0000192A731F0, 0x3EC0C6F82D72BA27)]> : tensor<10xcomplex<f64>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<10xcomplex<f64>>, tensor<10xcomplex<f64>>
  return
}
