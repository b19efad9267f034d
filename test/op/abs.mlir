// Edge values of every element type. Written by tools/op_values.py.
func.func @i2() {
  %x = stablehlo.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %r = "stablehlo.abs"(%x) : (tensor<4xi2>) -> tensor<4xi2>
  %want = stablehlo.constant dense<[0, 1, 1, -2]> : tensor<4xi2>
  check.expect_eq %r, %want : tensor<4xi2>
  return
}

// -----

func.func @i4() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, -6, 4, -4, 7, -3, -8]> : tensor<13xi4>
  %r = "stablehlo.abs"(%x) : (tensor<13xi4>) -> tensor<13xi4>
  %want = stablehlo.constant dense<[0, 1, 3, 1, 2, 5, 2, 6, 4, 4, 7, 3, -8]> : tensor<13xi4>
  check.expect_eq %r, %want : tensor<13xi4>
  return
}

// -----

func.func @i8() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 90, 100, -100, 8, 7, -3, -128, 127]> : tensor<15xi8>
  %r = "stablehlo.abs"(%x) : (tensor<15xi8>) -> tensor<15xi8>
  %want = stablehlo.constant dense<[0, 1, 3, 1, 2, 5, 2, 90, 100, 100, 8, 7, 3, -128, 127]> : tensor<15xi8>
  check.expect_eq %r, %want : tensor<15xi8>
  return
}

// -----

func.func @i16() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 23130, 100, -100, 16, 15, 7, -3, -32768, 32767]> : tensor<16xi16>
  %r = "stablehlo.abs"(%x) : (tensor<16xi16>) -> tensor<16xi16>
  %want = stablehlo.constant dense<[0, 1, 3, 1, 2, 5, 2, 23130, 100, 100, 16, 15, 7, 3, -32768, 32767]> : tensor<16xi16>
  check.expect_eq %r, %want : tensor<16xi16>
  return
}

// -----

func.func @i32() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 1515870810, 100, -100, 32, 31, 7, -3, -2147483648, 2147483647]> : tensor<16xi32>
  %r = "stablehlo.abs"(%x) : (tensor<16xi32>) -> tensor<16xi32>
  %want = stablehlo.constant dense<[0, 1, 3, 1, 2, 5, 2, 1515870810, 100, 100, 32, 31, 7, 3, -2147483648, 2147483647]> : tensor<16xi32>
  check.expect_eq %r, %want : tensor<16xi32>
  return
}

// -----

func.func @i64() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 6510615555426900570, 100, -100, 64, 63, 7, -3, -9223372036854775808, 9223372036854775807]> : tensor<16xi64>
  %r = "stablehlo.abs"(%x) : (tensor<16xi64>) -> tensor<16xi64>
  %want = stablehlo.constant dense<[0, 1, 3, 1, 2, 5, 2, 6510615555426900570, 100, 100, 64, 63, 7, 3, -9223372036854775808, 9223372036854775807]> : tensor<16xi64>
  check.expect_eq %r, %want : tensor<16xi64>
  return
}

// -----

func.func @f4E2M1FN() {
  %x = stablehlo.constant dense<[0x0, 0x8, 0x2, 0xC, 0x1, 0x9, 0x3, 0xA, 0x4, 0x5, 0x7, 0xF]> : tensor<12xf4E2M1FN>
  %r = "stablehlo.abs"(%x) : (tensor<12xf4E2M1FN>) -> tensor<12xf4E2M1FN>
  %want = stablehlo.constant dense<[0x0, 0x0, 0x2, 0x4, 0x1, 0x1, 0x3, 0x2, 0x4, 0x5, 0x7, 0x7]> : tensor<12xf4E2M1FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<12xf4E2M1FN>, tensor<12xf4E2M1FN>
  return
}

// -----

func.func @f6E2M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x20, 0x08, 0x32, 0x04, 0x24, 0x0C, 0x28, 0x10, 0x14, 0x26, 0x01, 0x1E, 0x1F, 0x3F, 0x21]> : tensor<16xf6E2M3FN>
  %r = "stablehlo.abs"(%x) : (tensor<16xf6E2M3FN>) -> tensor<16xf6E2M3FN>
  %want = stablehlo.constant dense<[0x00, 0x00, 0x08, 0x12, 0x04, 0x04, 0x0C, 0x08, 0x10, 0x14, 0x06, 0x01, 0x1E, 0x1F, 0x1F, 0x01]> : tensor<16xf6E2M3FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<16xf6E2M3FN>, tensor<16xf6E2M3FN>
  return
}

// -----

func.func @f6E3M2FN() {
  %x = stablehlo.constant dense<[0x00, 0x20, 0x0C, 0x31, 0x08, 0x28, 0x0E, 0x2C, 0x10, 0x12, 0x2A, 0x02, 0x17, 0x1F, 0x3F, 0x01, 0x04, 0x21]> : tensor<18xf6E3M2FN>
  %r = "stablehlo.abs"(%x) : (tensor<18xf6E3M2FN>) -> tensor<18xf6E3M2FN>
  %want = stablehlo.constant dense<[0x00, 0x00, 0x0C, 0x11, 0x08, 0x08, 0x0E, 0x0C, 0x10, 0x12, 0x0A, 0x02, 0x17, 0x1F, 0x1F, 0x01, 0x04, 0x01]> : tensor<18xf6E3M2FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<18xf6E3M2FN>, tensor<18xf6E3M2FN>
  return
}

// -----

func.func @f8E3M4() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x30, 0xC4, 0x20, 0xA0, 0x38, 0xB0, 0x40, 0x48, 0xA8, 0x06, 0x5C, 0xEF, 0x01, 0x10, 0x81, 0x6F, 0xF0, 0x70]> : tensor<20xf8E3M4>
  %r = "stablehlo.abs"(%x) : (tensor<20xf8E3M4>) -> tensor<20xf8E3M4>
  %want = stablehlo.constant dense<[0x00, 0x00, 0x30, 0x44, 0x20, 0x20, 0x38, 0x30, 0x40, 0x48, 0x28, 0x06, 0x5C, 0x6F, 0x01, 0x10, 0x01, 0x6F, 0x70, 0x70]> : tensor<20xf8E3M4>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<20xf8E3M4>, tensor<20xf8E3M4>
  %bits = stablehlo.bitcast_convert %r : (tensor<20xf8E3M4>) -> tensor<20xui8>
  check.expect_eq_const %bits, dense<[0, 0, 48, 68, 32, 32, 56, 48, 64, 72, 40, 6, 92, 111, 1, 16, 1, 111, 112, 112]> : tensor<20xui8>
  return
}

// -----

func.func @f8E3M4_nan() {
  %x = stablehlo.constant dense<[0x78]> : tensor<1xf8E3M4>
  %r = "stablehlo.abs"(%x) : (tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  %want = stablehlo.constant dense<[0x78]> : tensor<1xf8E3M4>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E3M4>, tensor<1xf8E3M4>
  return
}

// -----

func.func @f8E4M3() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xF7, 0x01, 0x08, 0x81, 0x77, 0xF8, 0x78]> : tensor<21xf8E4M3>
  %r = "stablehlo.abs"(%x) : (tensor<21xf8E4M3>) -> tensor<21xf8E4M3>
  %want = stablehlo.constant dense<[0x00, 0x00, 0x38, 0x42, 0x30, 0x30, 0x3C, 0x38, 0x40, 0x44, 0x34, 0x1D, 0x4E, 0x6C, 0x77, 0x01, 0x08, 0x01, 0x77, 0x78, 0x78]> : tensor<21xf8E4M3>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xf8E4M3>, tensor<21xf8E4M3>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xf8E4M3>) -> tensor<21xui8>
  check.expect_eq_const %bits, dense<[0, 0, 56, 66, 48, 48, 60, 56, 64, 68, 52, 29, 78, 108, 119, 1, 8, 1, 119, 120, 120]> : tensor<21xui8>
  return
}

// -----

func.func @f8E4M3_nan() {
  %x = stablehlo.constant dense<[0x7C]> : tensor<1xf8E4M3>
  %r = "stablehlo.abs"(%x) : (tensor<1xf8E4M3>) -> tensor<1xf8E4M3>
  %want = stablehlo.constant dense<[0x7C]> : tensor<1xf8E4M3>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E4M3>, tensor<1xf8E4M3>
  return
}

// -----

func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xFE, 0x01, 0x08, 0x81, 0x7E]> : tensor<19xf8E4M3FN>
  %r = "stablehlo.abs"(%x) : (tensor<19xf8E4M3FN>) -> tensor<19xf8E4M3FN>
  %want = stablehlo.constant dense<[0x00, 0x00, 0x38, 0x42, 0x30, 0x30, 0x3C, 0x38, 0x40, 0x44, 0x34, 0x1D, 0x4E, 0x6C, 0x7E, 0x01, 0x08, 0x01, 0x7E]> : tensor<19xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<19xf8E4M3FN>, tensor<19xf8E4M3FN>
  %bits = stablehlo.bitcast_convert %r : (tensor<19xf8E4M3FN>) -> tensor<19xui8>
  check.expect_eq_const %bits, dense<[0, 0, 56, 66, 48, 48, 60, 56, 64, 68, 52, 29, 78, 108, 126, 1, 8, 1, 126]> : tensor<19xui8>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.abs"(%x) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  %want = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0x00, 0x40, 0xCA, 0x38, 0xB8, 0x44, 0xC0, 0x48, 0x4C, 0xBC, 0x25, 0x56, 0x74, 0xFF, 0x01, 0x08, 0x81, 0x7F]> : tensor<18xf8E4M3FNUZ>
  %r = "stablehlo.abs"(%x) : (tensor<18xf8E4M3FNUZ>) -> tensor<18xf8E4M3FNUZ>
  %want = stablehlo.constant dense<[0x00, 0x40, 0x4A, 0x38, 0x38, 0x44, 0x40, 0x48, 0x4C, 0x3C, 0x25, 0x56, 0x74, 0x7F, 0x01, 0x08, 0x01, 0x7F]> : tensor<18xf8E4M3FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<18xf8E4M3FNUZ>, tensor<18xf8E4M3FNUZ>
  %bits = stablehlo.bitcast_convert %r : (tensor<18xf8E4M3FNUZ>) -> tensor<18xui8>
  check.expect_eq_const %bits, dense<[0, 64, 74, 56, 56, 68, 64, 72, 76, 60, 37, 86, 116, 127, 1, 8, 1, 127]> : tensor<18xui8>
  return
}

// -----

func.func @f8E4M3FNUZ_nan() {
  %x = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  %r = "stablehlo.abs"(%x) : (tensor<1xf8E4M3FNUZ>) -> tensor<1xf8E4M3FNUZ>
  %want = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>
  return
}

// -----

func.func @f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0x00, 0x58, 0xE2, 0x50, 0xD0, 0x5C, 0xD8, 0x60, 0x64, 0xD4, 0x3D, 0x6E, 0xFF, 0x01, 0x08, 0x81, 0x7F]> : tensor<17xf8E4M3B11FNUZ>
  %r = "stablehlo.abs"(%x) : (tensor<17xf8E4M3B11FNUZ>) -> tensor<17xf8E4M3B11FNUZ>
  %want = stablehlo.constant dense<[0x00, 0x58, 0x62, 0x50, 0x50, 0x5C, 0x58, 0x60, 0x64, 0x54, 0x3D, 0x6E, 0x7F, 0x01, 0x08, 0x01, 0x7F]> : tensor<17xf8E4M3B11FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<17xf8E4M3B11FNUZ>, tensor<17xf8E4M3B11FNUZ>
  %bits = stablehlo.bitcast_convert %r : (tensor<17xf8E4M3B11FNUZ>) -> tensor<17xui8>
  check.expect_eq_const %bits, dense<[0, 88, 98, 80, 80, 92, 88, 96, 100, 84, 61, 110, 127, 1, 8, 1, 127]> : tensor<17xui8>
  return
}

// -----

func.func @f8E4M3B11FNUZ_nan() {
  %x = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %r = "stablehlo.abs"(%x) : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ>
  %want = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC1, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0xFB, 0x01, 0x04, 0x81, 0x7B, 0xFC, 0x7C]> : tensor<21xf8E5M2>
  %r = "stablehlo.abs"(%x) : (tensor<21xf8E5M2>) -> tensor<21xf8E5M2>
  %want = stablehlo.constant dense<[0x00, 0x00, 0x3C, 0x41, 0x38, 0x38, 0x3E, 0x3C, 0x40, 0x42, 0x3A, 0x2E, 0x47, 0x56, 0x7B, 0x01, 0x04, 0x01, 0x7B, 0x7C, 0x7C]> : tensor<21xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xf8E5M2>, tensor<21xf8E5M2>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xf8E5M2>) -> tensor<21xui8>
  check.expect_eq_const %bits, dense<[0, 0, 60, 65, 56, 56, 62, 60, 64, 66, 58, 46, 71, 86, 123, 1, 4, 1, 123, 124, 124]> : tensor<21xui8>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %r = "stablehlo.abs"(%x) : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  %want = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E5M2>, tensor<1xf8E5M2>
  return
}

// -----

func.func @f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0x00, 0x40, 0xC5, 0x3C, 0xBC, 0x42, 0xC0, 0x44, 0x46, 0xBE, 0x32, 0x4B, 0x5A, 0xFF, 0x01, 0x04, 0x81, 0x7F]> : tensor<18xf8E5M2FNUZ>
  %r = "stablehlo.abs"(%x) : (tensor<18xf8E5M2FNUZ>) -> tensor<18xf8E5M2FNUZ>
  %want = stablehlo.constant dense<[0x00, 0x40, 0x45, 0x3C, 0x3C, 0x42, 0x40, 0x44, 0x46, 0x3E, 0x32, 0x4B, 0x5A, 0x7F, 0x01, 0x04, 0x01, 0x7F]> : tensor<18xf8E5M2FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<18xf8E5M2FNUZ>, tensor<18xf8E5M2FNUZ>
  %bits = stablehlo.bitcast_convert %r : (tensor<18xf8E5M2FNUZ>) -> tensor<18xui8>
  check.expect_eq_const %bits, dense<[0, 64, 69, 60, 60, 66, 64, 68, 70, 62, 50, 75, 90, 127, 1, 4, 1, 127]> : tensor<18xui8>
  return
}

// -----

func.func @f8E5M2FNUZ_nan() {
  %x = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.abs"(%x) : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ>
  %want = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC100, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E66, 0x4700, 0x5640, 0xFBFF, 0x0001, 0x0400, 0x8001, 0x7BFF, 0xFC00, 0x7C00]> : tensor<21xf16>
  %r = "stablehlo.abs"(%x) : (tensor<21xf16>) -> tensor<21xf16>
  %want = stablehlo.constant dense<[0x0000, 0x0000, 0x3C00, 0x4100, 0x3800, 0x3800, 0x3E00, 0x3C00, 0x4000, 0x4200, 0x3A00, 0x2E66, 0x4700, 0x5640, 0x7BFF, 0x0001, 0x0400, 0x0001, 0x7BFF, 0x7C00, 0x7C00]> : tensor<21xf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xf16>, tensor<21xf16>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xf16>) -> tensor<21xui16>
  check.expect_eq_const %bits, dense<[0, 0, 15360, 16640, 14336, 14336, 15872, 15360, 16384, 16896, 14848, 11878, 18176, 22080, 31743, 1, 1024, 1, 31743, 31744, 31744]> : tensor<21xui16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %r = "stablehlo.abs"(%x) : (tensor<1xf16>) -> tensor<1xf16>
  %want = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf16>, tensor<1xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC020, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DCD, 0x40E0, 0x42C8, 0xFF7F, 0x0001, 0x0080, 0x8001, 0x7F7F, 0xFF80, 0x7F80]> : tensor<21xbf16>
  %r = "stablehlo.abs"(%x) : (tensor<21xbf16>) -> tensor<21xbf16>
  %want = stablehlo.constant dense<[0x0000, 0x0000, 0x3F80, 0x4020, 0x3F00, 0x3F00, 0x3FC0, 0x3F80, 0x4000, 0x4040, 0x3F40, 0x3DCD, 0x40E0, 0x42C8, 0x7F7F, 0x0001, 0x0080, 0x0001, 0x7F7F, 0x7F80, 0x7F80]> : tensor<21xbf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xbf16>, tensor<21xbf16>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xbf16>) -> tensor<21xui16>
  check.expect_eq_const %bits, dense<[0, 0, 16256, 16416, 16128, 16128, 16320, 16256, 16384, 16448, 16192, 15821, 16608, 17096, 32639, 1, 128, 1, 32639, 32640, 32640]> : tensor<21xui16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %r = "stablehlo.abs"(%x) : (tensor<1xbf16>) -> tensor<1xbf16>
  %want = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xbf16>, tensor<1xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0xFF7FFFFF, 0x00000001, 0x00800000, 0x80000001, 0x7F7FFFFF, 0xFF800000, 0x7F800000]> : tensor<21xf32>
  %r = "stablehlo.abs"(%x) : (tensor<21xf32>) -> tensor<21xf32>
  %want = stablehlo.constant dense<[0x00000000, 0x00000000, 0x3F800000, 0x40200000, 0x3F000000, 0x3F000000, 0x3FC00000, 0x3F800000, 0x40000000, 0x40400000, 0x3F400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0x7F7FFFFF, 0x00000001, 0x00800000, 0x00000001, 0x7F7FFFFF, 0x7F800000, 0x7F800000]> : tensor<21xf32>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xf32>, tensor<21xf32>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xf32>) -> tensor<21xui32>
  check.expect_eq_const %bits, dense<[0, 0, 1065353216, 1075838976, 1056964608, 1056964608, 1069547520, 1065353216, 1073741824, 1077936128, 1061158912, 1036831949, 1088421888, 1120403456, 2139095039, 1, 8388608, 1, 2139095039, 2139095040, 2139095040]> : tensor<21xui32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %r = "stablehlo.abs"(%x) : (tensor<1xf32>) -> tensor<1xf32>
  %want = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf32>, tensor<1xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FB999999999999A, 0x401C000000000000, 0x4059000000000000, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFF0000000000000, 0x7FF0000000000000]> : tensor<21xf64>
  %r = "stablehlo.abs"(%x) : (tensor<21xf64>) -> tensor<21xf64>
  %want = stablehlo.constant dense<[0x0000000000000000, 0x0000000000000000, 0x3FF0000000000000, 0x4004000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0x3FF0000000000000, 0x4000000000000000, 0x4008000000000000, 0x3FE8000000000000, 0x3FB999999999999A, 0x401C000000000000, 0x4059000000000000, 0x7FEFFFFFFFFFFFFF, 0x0000000000000001, 0x0010000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0x7FF0000000000000, 0x7FF0000000000000]> : tensor<21xf64>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xf64>, tensor<21xf64>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xf64>) -> tensor<21xui64>
  check.expect_eq_const %bits, dense<[0, 0, 4607182418800017408, 4612811918334230528, 4602678819172646912, 4602678819172646912, 4609434218613702656, 4607182418800017408, 4611686018427387904, 4613937818241073152, 4604930618986332160, 4591870180066957722, 4619567317775286272, 4636737291354636288, 9218868437227405311, 1, 4503599627370496, 1, 9218868437227405311, 9218868437227405312, 9218868437227405312]> : tensor<21xui64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %r = "stablehlo.abs"(%x) : (tensor<1xf64>) -> tensor<1xf64>
  %want = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf64>, tensor<1xf64>
  return
}

// -----

func.func @c64() {
  %x = stablehlo.constant dense<[(0x3F000000, 0x3E800000), (0xBFC00000, 0x40000000), (0x40400000, 0xBF000000), (0xBE000000, 0xC0800000), (0x3F800000, 0x00000000), (0xBF800000, 0x00000000), (0x00000000, 0x3F800000), (0x80000000, 0xBF800000), (0x40000000, 0x40000000), (0x3A83126F, 0xBB03126F)]> : tensor<10xcomplex<f32>>
  %r = "stablehlo.abs"(%x) : (tensor<10xcomplex<f32>>) -> tensor<10xf32>
  %want = stablehlo.constant dense<[0x3F0F1BBD, 0x40200000, 0x4042A5FE, 0x40800FFF, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x403504F3, 0x3B128AFF]> : tensor<10xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<10xf32>, tensor<10xf32>
  return
}

// -----

func.func @c128() {
  %x = stablehlo.constant dense<[(0x3FE0000000000000, 0x3FD0000000000000), (0xBFF8000000000000, 0x4000000000000000), (0x4008000000000000, 0xBFE0000000000000), (0xBFC0000000000000, 0xC010000000000000), (0x3FF0000000000000, 0x0000000000000000), (0xBFF0000000000000, 0x0000000000000000), (0x0000000000000000, 0x3FF0000000000000), (0x8000000000000000, 0xBFF0000000000000), (0x4000000000000000, 0x4000000000000000), (0x3F50624DD2F1A9FC, 0xBF60624DD2F1A9FC)]> : tensor<10xcomplex<f64>>
  %r = "stablehlo.abs"(%x) : (tensor<10xcomplex<f64>>) -> tensor<10xf64>
  %want = stablehlo.constant dense<[0x3FE1E3779B97F4A8, 0x4004000000000000, 0x400854BFB363DC39, 0x401001FFE003FF60, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x4006A09E667F3BCD, 0x3F62515FDAB8464E]> : tensor<10xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<10xf64>, tensor<10xf64>
  return
}
