// Edge values of every element type. Written by tools/op_values.py.
func.func @f4E2M1FN() {
  %x = stablehlo.constant dense<[0x0, 0x8, 0x2, 0xC, 0x1, 0x9, 0x3, 0xA, 0x4, 0x5, 0x7, 0xF]> : tensor<12xf4E2M1FN>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<12xf4E2M1FN>) -> tensor<12xf4E2M1FN>
  %want = stablehlo.constant dense<[0x0, 0x8, 0x2, 0xC, 0x0, 0x8, 0x4, 0xA, 0x4, 0x5, 0x7, 0xF]> : tensor<12xf4E2M1FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<12xf4E2M1FN>, tensor<12xf4E2M1FN>
  return
}

// -----

func.func @f6E2M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x20, 0x08, 0x32, 0x04, 0x24, 0x0C, 0x28, 0x10, 0x14, 0x26, 0x01, 0x1E, 0x1F, 0x3F, 0x21]> : tensor<16xf6E2M3FN>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<16xf6E2M3FN>) -> tensor<16xf6E2M3FN>
  %want = stablehlo.constant dense<[0x00, 0x20, 0x08, 0x30, 0x00, 0x20, 0x10, 0x28, 0x10, 0x14, 0x28, 0x00, 0x1E, 0x1F, 0x3F, 0x20]> : tensor<16xf6E2M3FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<16xf6E2M3FN>, tensor<16xf6E2M3FN>
  return
}

// -----

func.func @f6E3M2FN() {
  %x = stablehlo.constant dense<[0x00, 0x20, 0x0C, 0x31, 0x08, 0x28, 0x0E, 0x2C, 0x10, 0x12, 0x2A, 0x02, 0x17, 0x1F, 0x3F, 0x01, 0x04, 0x21]> : tensor<18xf6E3M2FN>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<18xf6E3M2FN>) -> tensor<18xf6E3M2FN>
  %want = stablehlo.constant dense<[0x00, 0x20, 0x0C, 0x30, 0x00, 0x20, 0x10, 0x2C, 0x10, 0x12, 0x2C, 0x00, 0x17, 0x1F, 0x3F, 0x00, 0x00, 0x20]> : tensor<18xf6E3M2FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<18xf6E3M2FN>, tensor<18xf6E3M2FN>
  return
}

// -----

func.func @f8E3M4() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x30, 0xC4, 0x20, 0xA0, 0x38, 0xB0, 0x40, 0x48, 0xA8, 0x06, 0x5C, 0xEF, 0x01, 0x10, 0x81, 0x6F, 0xF0, 0x70]> : tensor<20xf8E3M4>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<20xf8E3M4>) -> tensor<20xf8E3M4>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x30, 0xC0, 0x00, 0x80, 0x40, 0xB0, 0x40, 0x48, 0xB0, 0x00, 0x5C, 0xF0, 0x00, 0x00, 0x80, 0x70, 0xF0, 0x70]> : tensor<20xf8E3M4>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<20xf8E3M4>, tensor<20xf8E3M4>
  %bits = stablehlo.bitcast_convert %r : (tensor<20xf8E3M4>) -> tensor<20xui8>
  check.expect_eq_const %bits, dense<[0, 128, 48, 192, 0, 128, 64, 176, 64, 72, 176, 0, 92, 240, 0, 0, 128, 112, 240, 112]> : tensor<20xui8>
  return
}

// -----

func.func @f8E3M4_nan() {
  %x = stablehlo.constant dense<[0x78]> : tensor<1xf8E3M4>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  %want = stablehlo.constant dense<[0x78]> : tensor<1xf8E3M4>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E3M4>, tensor<1xf8E3M4>
  return
}

// -----

func.func @f8E4M3() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xF7, 0x01, 0x08, 0x81, 0x77, 0xF8, 0x78]> : tensor<21xf8E4M3>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<21xf8E4M3>) -> tensor<21xf8E4M3>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC0, 0x00, 0x80, 0x40, 0xB8, 0x40, 0x44, 0xB8, 0x00, 0x4E, 0x6C, 0xF7, 0x00, 0x00, 0x80, 0x77, 0xF8, 0x78]> : tensor<21xf8E4M3>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xf8E4M3>, tensor<21xf8E4M3>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xf8E4M3>) -> tensor<21xui8>
  check.expect_eq_const %bits, dense<[0, 128, 56, 192, 0, 128, 64, 184, 64, 68, 184, 0, 78, 108, 247, 0, 0, 128, 119, 248, 120]> : tensor<21xui8>
  return
}

// -----

func.func @f8E4M3_nan() {
  %x = stablehlo.constant dense<[0x7C]> : tensor<1xf8E4M3>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<1xf8E4M3>) -> tensor<1xf8E4M3>
  %want = stablehlo.constant dense<[0x7C]> : tensor<1xf8E4M3>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E4M3>, tensor<1xf8E4M3>
  return
}

// -----

func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xFE, 0x01, 0x08, 0x81, 0x7E]> : tensor<19xf8E4M3FN>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<19xf8E4M3FN>) -> tensor<19xf8E4M3FN>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC0, 0x00, 0x80, 0x40, 0xB8, 0x40, 0x44, 0xB8, 0x00, 0x4E, 0x6C, 0xFE, 0x00, 0x00, 0x80, 0x7E]> : tensor<19xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<19xf8E4M3FN>, tensor<19xf8E4M3FN>
  %bits = stablehlo.bitcast_convert %r : (tensor<19xf8E4M3FN>) -> tensor<19xui8>
  check.expect_eq_const %bits, dense<[0, 128, 56, 192, 0, 128, 64, 184, 64, 68, 184, 0, 78, 108, 254, 0, 0, 128, 126]> : tensor<19xui8>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  %want = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0x00, 0x40, 0xCA, 0x38, 0xB8, 0x44, 0xC0, 0x48, 0x4C, 0xBC, 0x25, 0x56, 0x74, 0xFF, 0x01, 0x08, 0x81, 0x7F]> : tensor<18xf8E4M3FNUZ>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<18xf8E4M3FNUZ>) -> tensor<18xf8E4M3FNUZ>
  %want = stablehlo.constant dense<[0x00, 0x40, 0xC8, 0x00, 0x00, 0x48, 0xC0, 0x48, 0x4C, 0xC0, 0x00, 0x56, 0x74, 0xFF, 0x00, 0x00, 0x00, 0x7F]> : tensor<18xf8E4M3FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<18xf8E4M3FNUZ>, tensor<18xf8E4M3FNUZ>
  %bits = stablehlo.bitcast_convert %r : (tensor<18xf8E4M3FNUZ>) -> tensor<18xui8>
  check.expect_eq_const %bits, dense<[0, 64, 200, 0, 0, 72, 192, 72, 76, 192, 0, 86, 116, 255, 0, 0, 0, 127]> : tensor<18xui8>
  return
}

// -----

func.func @f8E4M3FNUZ_nan() {
  %x = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<1xf8E4M3FNUZ>) -> tensor<1xf8E4M3FNUZ>
  %want = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>
  return
}

// -----

func.func @f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0x00, 0x58, 0xE2, 0x50, 0xD0, 0x5C, 0xD8, 0x60, 0x64, 0xD4, 0x3D, 0x6E, 0xFF, 0x01, 0x08, 0x81, 0x7F]> : tensor<17xf8E4M3B11FNUZ>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<17xf8E4M3B11FNUZ>) -> tensor<17xf8E4M3B11FNUZ>
  %want = stablehlo.constant dense<[0x00, 0x58, 0xE0, 0x00, 0x00, 0x60, 0xD8, 0x60, 0x64, 0xD8, 0x00, 0x6E, 0xFF, 0x00, 0x00, 0x00, 0x7F]> : tensor<17xf8E4M3B11FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<17xf8E4M3B11FNUZ>, tensor<17xf8E4M3B11FNUZ>
  %bits = stablehlo.bitcast_convert %r : (tensor<17xf8E4M3B11FNUZ>) -> tensor<17xui8>
  check.expect_eq_const %bits, dense<[0, 88, 224, 0, 0, 96, 216, 96, 100, 216, 0, 110, 255, 0, 0, 0, 127]> : tensor<17xui8>
  return
}

// -----

func.func @f8E4M3B11FNUZ_nan() {
  %x = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ>
  %want = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC1, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0xFB, 0x01, 0x04, 0x81, 0x7B, 0xFC, 0x7C]> : tensor<21xf8E5M2>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<21xf8E5M2>) -> tensor<21xf8E5M2>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC0, 0x00, 0x80, 0x40, 0xBC, 0x40, 0x42, 0xBC, 0x00, 0x47, 0x56, 0xFB, 0x00, 0x00, 0x80, 0x7B, 0xFC, 0x7C]> : tensor<21xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xf8E5M2>, tensor<21xf8E5M2>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xf8E5M2>) -> tensor<21xui8>
  check.expect_eq_const %bits, dense<[0, 128, 60, 192, 0, 128, 64, 188, 64, 66, 188, 0, 71, 86, 251, 0, 0, 128, 123, 252, 124]> : tensor<21xui8>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  %want = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E5M2>, tensor<1xf8E5M2>
  return
}

// -----

func.func @f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0x00, 0x40, 0xC5, 0x3C, 0xBC, 0x42, 0xC0, 0x44, 0x46, 0xBE, 0x32, 0x4B, 0x5A, 0xFF, 0x01, 0x04, 0x81, 0x7F]> : tensor<18xf8E5M2FNUZ>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<18xf8E5M2FNUZ>) -> tensor<18xf8E5M2FNUZ>
  %want = stablehlo.constant dense<[0x00, 0x40, 0xC4, 0x00, 0x00, 0x44, 0xC0, 0x44, 0x46, 0xC0, 0x00, 0x4B, 0x5A, 0xFF, 0x00, 0x00, 0x00, 0x7F]> : tensor<18xf8E5M2FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<18xf8E5M2FNUZ>, tensor<18xf8E5M2FNUZ>
  %bits = stablehlo.bitcast_convert %r : (tensor<18xf8E5M2FNUZ>) -> tensor<18xui8>
  check.expect_eq_const %bits, dense<[0, 64, 196, 0, 0, 68, 192, 68, 70, 192, 0, 75, 90, 255, 0, 0, 0, 127]> : tensor<18xui8>
  return
}

// -----

func.func @f8E5M2FNUZ_nan() {
  %x = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ>
  %want = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC100, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E66, 0x4700, 0x5640, 0xFBFF, 0x0001, 0x0400, 0x8001, 0x7BFF, 0xFC00, 0x7C00]> : tensor<21xf16>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<21xf16>) -> tensor<21xf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC000, 0x0000, 0x8000, 0x4000, 0xBC00, 0x4000, 0x4200, 0xBC00, 0x0000, 0x4700, 0x5640, 0xFBFF, 0x0000, 0x0000, 0x8000, 0x7BFF, 0xFC00, 0x7C00]> : tensor<21xf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xf16>, tensor<21xf16>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xf16>) -> tensor<21xui16>
  check.expect_eq_const %bits, dense<[0, 32768, 15360, 49152, 0, 32768, 16384, 48128, 16384, 16896, 48128, 0, 18176, 22080, 64511, 0, 0, 32768, 31743, 64512, 31744]> : tensor<21xui16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<1xf16>) -> tensor<1xf16>
  %want = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf16>, tensor<1xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC020, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DCD, 0x40E0, 0x42C8, 0xFF7F, 0x0001, 0x0080, 0x8001, 0x7F7F, 0xFF80, 0x7F80]> : tensor<21xbf16>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<21xbf16>) -> tensor<21xbf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC000, 0x0000, 0x8000, 0x4000, 0xBF80, 0x4000, 0x4040, 0xBF80, 0x0000, 0x40E0, 0x42C8, 0xFF7F, 0x0000, 0x0000, 0x8000, 0x7F7F, 0xFF80, 0x7F80]> : tensor<21xbf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xbf16>, tensor<21xbf16>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xbf16>) -> tensor<21xui16>
  check.expect_eq_const %bits, dense<[0, 32768, 16256, 49152, 0, 32768, 16384, 49024, 16384, 16448, 49024, 0, 16608, 17096, 65407, 0, 0, 32768, 32639, 65408, 32640]> : tensor<21xui16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<1xbf16>) -> tensor<1xbf16>
  %want = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xbf16>, tensor<1xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0xFF7FFFFF, 0x00000001, 0x00800000, 0x80000001, 0x7F7FFFFF, 0xFF800000, 0x7F800000]> : tensor<21xf32>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<21xf32>) -> tensor<21xf32>
  %want = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0000000, 0x00000000, 0x80000000, 0x40000000, 0xBF800000, 0x40000000, 0x40400000, 0xBF800000, 0x00000000, 0x40E00000, 0x42C80000, 0xFF7FFFFF, 0x00000000, 0x00000000, 0x80000000, 0x7F7FFFFF, 0xFF800000, 0x7F800000]> : tensor<21xf32>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xf32>, tensor<21xf32>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xf32>) -> tensor<21xui32>
  check.expect_eq_const %bits, dense<[0, 2147483648, 1065353216, 3221225472, 0, 2147483648, 1073741824, 3212836864, 1073741824, 1077936128, 3212836864, 0, 1088421888, 1120403456, 4286578687, 0, 0, 2147483648, 2139095039, 4286578688, 2139095040]> : tensor<21xui32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<1xf32>) -> tensor<1xf32>
  %want = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf32>, tensor<1xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FB999999999999A, 0x401C000000000000, 0x4059000000000000, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFF0000000000000, 0x7FF0000000000000]> : tensor<21xf64>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<21xf64>) -> tensor<21xf64>
  %want = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC000000000000000, 0x0000000000000000, 0x8000000000000000, 0x4000000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFF0000000000000, 0x0000000000000000, 0x401C000000000000, 0x4059000000000000, 0xFFEFFFFFFFFFFFFF, 0x0000000000000000, 0x0000000000000000, 0x8000000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFF0000000000000, 0x7FF0000000000000]> : tensor<21xf64>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xf64>, tensor<21xf64>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xf64>) -> tensor<21xui64>
  check.expect_eq_const %bits, dense<[0, 9223372036854775808, 4607182418800017408, 13835058055282163712, 0, 9223372036854775808, 4611686018427387904, 13830554455654793216, 4611686018427387904, 4613937818241073152, 13830554455654793216, 0, 4619567317775286272, 4636737291354636288, 18442240474082181119, 0, 0, 9223372036854775808, 9218868437227405311, 18442240474082181120, 9218868437227405312]> : tensor<21xui64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %r = "stablehlo.round_nearest_even"(%x) : (tensor<1xf64>) -> tensor<1xf64>
  %want = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf64>, tensor<1xf64>
  return
}
