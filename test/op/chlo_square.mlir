// Edge values of every element type. Written by tools/op_values.py.
func.func @f4E2M1FN() {
  %x = stablehlo.constant dense<[0x0, 0x8, 0x2, 0xC, 0x1, 0x9, 0x3, 0xA, 0x4, 0x5, 0x7, 0xF]> : tensor<12xf4E2M1FN>
  %r = "chlo.square"(%x) : (tensor<12xf4E2M1FN>) -> tensor<12xf4E2M1FN>
  %want = stablehlo.constant dense<[0x0, 0x0, 0x2, 0x6, 0x0, 0x0, 0x4, 0x2, 0x6, 0x7, 0x7, 0x7]> : tensor<12xf4E2M1FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<12xf4E2M1FN>, tensor<12xf4E2M1FN>
  return
}

// -----

func.func @f6E2M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x20, 0x08, 0x32, 0x04, 0x24, 0x0C, 0x28, 0x10, 0x14, 0x26, 0x01, 0x1E, 0x1F, 0x3F, 0x21]> : tensor<16xf6E2M3FN>
  %r = "chlo.square"(%x) : (tensor<16xf6E2M3FN>) -> tensor<16xf6E2M3FN>
  %want = stablehlo.constant dense<[0x00, 0x00, 0x08, 0x1C, 0x02, 0x02, 0x11, 0x08, 0x18, 0x1F, 0x04, 0x00, 0x1F, 0x1F, 0x1F, 0x00]> : tensor<16xf6E2M3FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<16xf6E2M3FN>, tensor<16xf6E2M3FN>
  return
}

// -----

func.func @f6E3M2FN() {
  %x = stablehlo.constant dense<[0x00, 0x20, 0x0C, 0x31, 0x08, 0x28, 0x0E, 0x2C, 0x10, 0x12, 0x2A, 0x02, 0x17, 0x1F, 0x3F, 0x01, 0x04, 0x21]> : tensor<18xf6E3M2FN>
  %r = "chlo.square"(%x) : (tensor<18xf6E3M2FN>) -> tensor<18xf6E3M2FN>
  %want = stablehlo.constant dense<[0x00, 0x00, 0x0C, 0x16, 0x04, 0x04, 0x10, 0x0C, 0x14, 0x18, 0x08, 0x00, 0x1F, 0x1F, 0x1F, 0x00, 0x01, 0x00]> : tensor<18xf6E3M2FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<18xf6E3M2FN>, tensor<18xf6E3M2FN>
  return
}

// -----

func.func @f8E3M4() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x30, 0xC4, 0x20, 0xA0, 0x38, 0xB0, 0x40, 0x48, 0xA8, 0x06, 0x5C, 0xEF, 0x01, 0x10, 0x81, 0x6F, 0xF0, 0x70]> : tensor<20xf8E3M4>
  %r = "chlo.square"(%x) : (tensor<20xf8E3M4>) -> tensor<20xf8E3M4>
  %want = stablehlo.constant dense<[0x00, 0x00, 0x30, 0x59, 0x10, 0x10, 0x42, 0x30, 0x50, 0x62, 0x22, 0x01, 0x70, 0x70, 0x00, 0x04, 0x00, 0x70, 0x70, 0x70]> : tensor<20xf8E3M4>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<20xf8E3M4>, tensor<20xf8E3M4>
  %bits = stablehlo.bitcast_convert %r : (tensor<20xf8E3M4>) -> tensor<20xui8>
  check.expect_eq_const %bits, dense<[0, 0, 48, 89, 16, 16, 66, 48, 80, 98, 34, 1, 112, 112, 0, 4, 0, 112, 112, 112]> : tensor<20xui8>
  return
}

// -----

func.func @f8E3M4_nan() {
  %x = stablehlo.constant dense<[0x78]> : tensor<1xf8E3M4>
  %r = "chlo.square"(%x) : (tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  %want = stablehlo.constant dense<[0x78]> : tensor<1xf8E3M4>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E3M4>, tensor<1xf8E3M4>
  return
}

// -----

func.func @f8E4M3() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xF7, 0x01, 0x08, 0x81, 0x77, 0xF8, 0x78]> : tensor<21xf8E4M3>
  %r = "chlo.square"(%x) : (tensor<21xf8E4M3>) -> tensor<21xf8E4M3>
  %want = stablehlo.constant dense<[0x00, 0x00, 0x38, 0x4C, 0x28, 0x28, 0x41, 0x38, 0x48, 0x51, 0x31, 0x05, 0x64, 0x78, 0x78, 0x00, 0x00, 0x00, 0x78, 0x78, 0x78]> : tensor<21xf8E4M3>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xf8E4M3>, tensor<21xf8E4M3>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xf8E4M3>) -> tensor<21xui8>
  check.expect_eq_const %bits, dense<[0, 0, 56, 76, 40, 40, 65, 56, 72, 81, 49, 5, 100, 120, 120, 0, 0, 0, 120, 120, 120]> : tensor<21xui8>
  return
}

// -----

func.func @f8E4M3_nan() {
  %x = stablehlo.constant dense<[0x7C]> : tensor<1xf8E4M3>
  %r = "chlo.square"(%x) : (tensor<1xf8E4M3>) -> tensor<1xf8E4M3>
  %want = stablehlo.constant dense<[0x7C]> : tensor<1xf8E4M3>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E4M3>, tensor<1xf8E4M3>
  return
}

// -----

func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x01, 0x08, 0x81]> : tensor<16xf8E4M3FN>
  %r = "chlo.square"(%x) : (tensor<16xf8E4M3FN>) -> tensor<16xf8E4M3FN>
  %want = stablehlo.constant dense<[0x00, 0x00, 0x38, 0x4C, 0x28, 0x28, 0x41, 0x38, 0x48, 0x51, 0x31, 0x05, 0x64, 0x00, 0x00, 0x00]> : tensor<16xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<16xf8E4M3FN>, tensor<16xf8E4M3FN>
  %bits = stablehlo.bitcast_convert %r : (tensor<16xf8E4M3FN>) -> tensor<16xui8>
  check.expect_eq_const %bits, dense<[0, 0, 56, 76, 40, 40, 65, 56, 72, 81, 49, 5, 100, 0, 0, 0]> : tensor<16xui8>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0x6C, 0xFE, 0x7E, 0x7F]> : tensor<4xf8E4M3FN>
  %r = "chlo.square"(%x) : (tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  %want = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F]> : tensor<4xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0x00, 0x40, 0xCA, 0x38, 0xB8, 0x44, 0xC0, 0x48, 0x4C, 0xBC, 0x25, 0x56, 0x01, 0x08, 0x81]> : tensor<15xf8E4M3FNUZ>
  %r = "chlo.square"(%x) : (tensor<15xf8E4M3FNUZ>) -> tensor<15xf8E4M3FNUZ>
  %want = stablehlo.constant dense<[0x00, 0x40, 0x54, 0x30, 0x30, 0x49, 0x40, 0x50, 0x59, 0x39, 0x0B, 0x6C, 0x00, 0x00, 0x00]> : tensor<15xf8E4M3FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<15xf8E4M3FNUZ>, tensor<15xf8E4M3FNUZ>
  %bits = stablehlo.bitcast_convert %r : (tensor<15xf8E4M3FNUZ>) -> tensor<15xui8>
  check.expect_eq_const %bits, dense<[0, 64, 84, 48, 48, 73, 64, 80, 89, 57, 11, 108, 0, 0, 0]> : tensor<15xui8>
  return
}

// -----

func.func @f8E4M3FNUZ_nan() {
  %x = stablehlo.constant dense<[0x74, 0xFF, 0x7F, 0x80]> : tensor<4xf8E4M3FNUZ>
  %r = "chlo.square"(%x) : (tensor<4xf8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
  %want = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xf8E4M3FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>
  return
}

// -----

func.func @f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0x00, 0x58, 0xE2, 0x50, 0xD0, 0x5C, 0xD8, 0x60, 0x64, 0xD4, 0x3D, 0x01, 0x08, 0x81]> : tensor<14xf8E4M3B11FNUZ>
  %r = "chlo.square"(%x) : (tensor<14xf8E4M3B11FNUZ>) -> tensor<14xf8E4M3B11FNUZ>
  %want = stablehlo.constant dense<[0x00, 0x58, 0x6C, 0x48, 0x48, 0x61, 0x58, 0x68, 0x71, 0x51, 0x23, 0x00, 0x00, 0x00]> : tensor<14xf8E4M3B11FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<14xf8E4M3B11FNUZ>, tensor<14xf8E4M3B11FNUZ>
  %bits = stablehlo.bitcast_convert %r : (tensor<14xf8E4M3B11FNUZ>) -> tensor<14xui8>
  check.expect_eq_const %bits, dense<[0, 88, 108, 72, 72, 97, 88, 104, 113, 81, 35, 0, 0, 0]> : tensor<14xui8>
  return
}

// -----

func.func @f8E4M3B11FNUZ_nan() {
  %x = stablehlo.constant dense<[0x6E, 0xFF, 0x7F, 0x80]> : tensor<4xf8E4M3B11FNUZ>
  %r = "chlo.square"(%x) : (tensor<4xf8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
  %want = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xf8E4M3B11FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC1, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0xFB, 0x01, 0x04, 0x81, 0x7B, 0xFC, 0x7C]> : tensor<21xf8E5M2>
  %r = "chlo.square"(%x) : (tensor<21xf8E5M2>) -> tensor<21xf8E5M2>
  %want = stablehlo.constant dense<[0x00, 0x00, 0x3C, 0x46, 0x34, 0x34, 0x40, 0x3C, 0x44, 0x48, 0x38, 0x20, 0x52, 0x70, 0x7C, 0x00, 0x00, 0x00, 0x7C, 0x7C, 0x7C]> : tensor<21xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xf8E5M2>, tensor<21xf8E5M2>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xf8E5M2>) -> tensor<21xui8>
  check.expect_eq_const %bits, dense<[0, 0, 60, 70, 52, 52, 64, 60, 68, 72, 56, 32, 82, 112, 124, 0, 0, 0, 124, 124, 124]> : tensor<21xui8>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %r = "chlo.square"(%x) : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  %want = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E5M2>, tensor<1xf8E5M2>
  return
}

// -----

func.func @f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0x00, 0x40, 0xC5, 0x3C, 0xBC, 0x42, 0xC0, 0x44, 0x46, 0xBE, 0x32, 0x4B, 0x5A, 0x01, 0x04, 0x81]> : tensor<16xf8E5M2FNUZ>
  %r = "chlo.square"(%x) : (tensor<16xf8E5M2FNUZ>) -> tensor<16xf8E5M2FNUZ>
  %want = stablehlo.constant dense<[0x00, 0x40, 0x4A, 0x38, 0x38, 0x44, 0x40, 0x48, 0x4C, 0x3C, 0x24, 0x56, 0x74, 0x00, 0x00, 0x00]> : tensor<16xf8E5M2FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<16xf8E5M2FNUZ>, tensor<16xf8E5M2FNUZ>
  %bits = stablehlo.bitcast_convert %r : (tensor<16xf8E5M2FNUZ>) -> tensor<16xui8>
  check.expect_eq_const %bits, dense<[0, 64, 74, 56, 56, 68, 64, 72, 76, 60, 36, 86, 116, 0, 0, 0]> : tensor<16xui8>
  return
}

// -----

func.func @f8E5M2FNUZ_nan() {
  %x = stablehlo.constant dense<[0xFF, 0x7F, 0x80]> : tensor<3xf8E5M2FNUZ>
  %r = "chlo.square"(%x) : (tensor<3xf8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
  %want = stablehlo.constant dense<[0x80, 0x80, 0x80]> : tensor<3xf8E5M2FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC100, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E66, 0x4700, 0x5640, 0xFBFF, 0x0001, 0x0400, 0x8001, 0x7BFF, 0xFC00, 0x7C00]> : tensor<21xf16>
  %r = "chlo.square"(%x) : (tensor<21xf16>) -> tensor<21xf16>
  %want = stablehlo.constant dense<[0x0000, 0x0000, 0x3C00, 0x4640, 0x3400, 0x3400, 0x4080, 0x3C00, 0x4400, 0x4880, 0x3880, 0x211E, 0x5220, 0x70E2, 0x7C00, 0x0000, 0x0000, 0x0000, 0x7C00, 0x7C00, 0x7C00]> : tensor<21xf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xf16>, tensor<21xf16>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xf16>) -> tensor<21xui16>
  check.expect_eq_const %bits, dense<[0, 0, 15360, 17984, 13312, 13312, 16512, 15360, 17408, 18560, 14464, 8478, 21024, 28898, 31744, 0, 0, 0, 31744, 31744, 31744]> : tensor<21xui16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %r = "chlo.square"(%x) : (tensor<1xf16>) -> tensor<1xf16>
  %want = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf16>, tensor<1xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC020, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DCD, 0x40E0, 0x42C8, 0xFF7F, 0x0001, 0x0080, 0x8001, 0x7F7F, 0xFF80, 0x7F80]> : tensor<21xbf16>
  %r = "chlo.square"(%x) : (tensor<21xbf16>) -> tensor<21xbf16>
  %want = stablehlo.constant dense<[0x0000, 0x0000, 0x3F80, 0x40C8, 0x3E80, 0x3E80, 0x4010, 0x3F80, 0x4080, 0x4110, 0x3F10, 0x3C24, 0x4244, 0x461C, 0x7F80, 0x0000, 0x0000, 0x0000, 0x7F80, 0x7F80, 0x7F80]> : tensor<21xbf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xbf16>, tensor<21xbf16>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xbf16>) -> tensor<21xui16>
  check.expect_eq_const %bits, dense<[0, 0, 16256, 16584, 16000, 16000, 16400, 16256, 16512, 16656, 16144, 15396, 16964, 17948, 32640, 0, 0, 0, 32640, 32640, 32640]> : tensor<21xui16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %r = "chlo.square"(%x) : (tensor<1xbf16>) -> tensor<1xbf16>
  %want = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xbf16>, tensor<1xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0xFF7FFFFF, 0x00000001, 0x00800000, 0x80000001, 0x7F7FFFFF, 0xFF800000, 0x7F800000]> : tensor<21xf32>
  %r = "chlo.square"(%x) : (tensor<21xf32>) -> tensor<21xf32>
  %want = stablehlo.constant dense<[0x00000000, 0x00000000, 0x3F800000, 0x40C80000, 0x3E800000, 0x3E800000, 0x40100000, 0x3F800000, 0x40800000, 0x41100000, 0x3F100000, 0x3C23D70B, 0x42440000, 0x461C4000, 0x7F800000, 0x00000000, 0x00000000, 0x00000000, 0x7F800000, 0x7F800000, 0x7F800000]> : tensor<21xf32>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xf32>, tensor<21xf32>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xf32>) -> tensor<21xui32>
  check.expect_eq_const %bits, dense<[0, 0, 1065353216, 1086849024, 1048576000, 1048576000, 1074790400, 1065353216, 1082130432, 1091567616, 1058013184, 1008981771, 1111752704, 1176256512, 2139095040, 0, 0, 0, 2139095040, 2139095040, 2139095040]> : tensor<21xui32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %r = "chlo.square"(%x) : (tensor<1xf32>) -> tensor<1xf32>
  %want = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf32>, tensor<1xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FB999999999999A, 0x401C000000000000, 0x4059000000000000, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFF0000000000000, 0x7FF0000000000000]> : tensor<21xf64>
  %r = "chlo.square"(%x) : (tensor<21xf64>) -> tensor<21xf64>
  %want = stablehlo.constant dense<[0x0000000000000000, 0x0000000000000000, 0x3FF0000000000000, 0x4019000000000000, 0x3FD0000000000000, 0x3FD0000000000000, 0x4002000000000000, 0x3FF0000000000000, 0x4010000000000000, 0x4022000000000000, 0x3FE2000000000000, 0x3F847AE147AE147C, 0x4048800000000000, 0x40C3880000000000, 0x7FF0000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]> : tensor<21xf64>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xf64>, tensor<21xf64>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xf64>) -> tensor<21xui64>
  check.expect_eq_const %bits, dense<[0, 0, 4607182418800017408, 4618722892845154304, 4598175219545276416, 4598175219545276416, 4612248968380809216, 4607182418800017408, 4616189618054758400, 4621256167635550208, 4603241769126068224, 4576918229304087676, 4632092954238910464, 4666723172467343360, 9218868437227405312, 0, 0, 0, 9218868437227405312, 9218868437227405312, 9218868437227405312]> : tensor<21xui64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %r = "chlo.square"(%x) : (tensor<1xf64>) -> tensor<1xf64>
  %want = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf64>, tensor<1xf64>
  return
}

// -----

func.func @c64() {
  %x = stablehlo.constant dense<[(0x3F000000, 0x3E800000), (0xBFC00000, 0x40000000), (0x40400000, 0xBF000000), (0xBE000000, 0xC0800000), (0x3F800000, 0x00000000), (0xBF800000, 0x00000000), (0x00000000, 0x3F800000), (0x80000000, 0xBF800000), (0x40000000, 0x40000000), (0x3A83126F, 0xBB03126F)]> : tensor<10xcomplex<f32>>
  %r = "chlo.square"(%x) : (tensor<10xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %want = stablehlo.constant dense<[(0x3E400000, 0x3E800000), (0xBFE00000, 0xC0C00000), (0x410C0000, 0xC0400000), (0xC17FC000, 0x3F800000), (0x3F800000, 0x00000000), (0x3F800000, 0x80000000), (0xBF800000, 0x00000000), (0xBF800000, 0x00000000), (0x00000000, 0x41000000), (0xB649539D, 0xB68637BE)]> : tensor<10xcomplex<f32>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<10xcomplex<f32>>, tensor<10xcomplex<f32>>
  return
}

// -----

func.func @c128() {
  %x = stablehlo.constant dense<[(0x3FE0000000000000, 0x3FD0000000000000), (0xBFF8000000000000, 0x4000000000000000), (0x4008000000000000, 0xBFE0000000000000), (0xBFC0000000000000, 0xC010000000000000), (0x3FF0000000000000, 0x0000000000000000), (0xBFF0000000000000, 0x0000000000000000), (0x0000000000000000, 0x3FF0000000000000), (0x8000000000000000, 0xBFF0000000000000), (0x4000000000000000, 0x4000000000000000), (0x3F50624DD2F1A9FC, 0xBF60624DD2F1A9FC)]> : tensor<10xcomplex<f64>>
  %r = "chlo.square"(%x) : (tensor<10xcomplex<f64>>) -> tensor<10xcomplex<f64>>
  %want = stablehlo.constant dense<[(0x3FC8000000000000, 0x3FD0000000000000), (0xBFFC000000000000, 0xC018000000000000), (0x4021800000000000, 0xC008000000000000), (0xC02FF80000000000, 0x3FF0000000000000), (0x3FF0000000000000, 0x0000000000000000), (0x3FF0000000000000, 0x8000000000000000), (0xBFF0000000000000, 0x0000000000000000), (0xBFF0000000000000, 0x0000000000000000), (0x0000000000000000, 0x4020000000000000), (0xBEC92A737110E454, 0xBED0C6F7A0B5ED8D)]> : tensor<10xcomplex<f64>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<10xcomplex<f64>>, tensor<10xcomplex<f64>>
  return
}
