// Edge values of every element type. Written by tools/op_values.py.
func.func @f4E2M1FN() {
  %x = stablehlo.constant dense<[0x0, 0x8, 0x2, 0xC, 0x1, 0x9, 0x3, 0xA, 0x4, 0x5, 0x7, 0xF]> : tensor<12xf4E2M1FN>
  %r = "stablehlo.sqrt"(%x) : (tensor<12xf4E2M1FN>) -> tensor<12xf4E2M1FN>
  %want = stablehlo.constant dense<[0x0, 0x8, 0x2, 0x0, 0x1, 0x0, 0x2, 0x0, 0x3, 0x3, 0x4, 0x0]> : tensor<12xf4E2M1FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<12xf4E2M1FN>, tensor<12xf4E2M1FN>
  return
}

// -----

func.func @f6E2M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x20, 0x08, 0x32, 0x04, 0x24, 0x0C, 0x28, 0x10, 0x14, 0x26, 0x01, 0x1E, 0x1F, 0x3F, 0x21]> : tensor<16xf6E2M3FN>
  %r = "stablehlo.sqrt"(%x) : (tensor<16xf6E2M3FN>) -> tensor<16xf6E2M3FN>
  %want = stablehlo.constant dense<[0x00, 0x20, 0x08, 0x00, 0x06, 0x00, 0x0A, 0x00, 0x0B, 0x0E, 0x00, 0x03, 0x13, 0x13, 0x00, 0x00]> : tensor<16xf6E2M3FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<16xf6E2M3FN>, tensor<16xf6E2M3FN>
  return
}

// -----

func.func @f6E3M2FN() {
  %x = stablehlo.constant dense<[0x00, 0x20, 0x0C, 0x31, 0x08, 0x28, 0x0E, 0x2C, 0x10, 0x12, 0x2A, 0x02, 0x17, 0x1F, 0x3F, 0x01, 0x04, 0x21]> : tensor<18xf6E3M2FN>
  %r = "stablehlo.sqrt"(%x) : (tensor<18xf6E3M2FN>) -> tensor<18xf6E3M2FN>
  %want = stablehlo.constant dense<[0x00, 0x20, 0x0C, 0x00, 0x0A, 0x00, 0x0D, 0x00, 0x0E, 0x0F, 0x00, 0x06, 0x11, 0x15, 0x00, 0x04, 0x08, 0x00]> : tensor<18xf6E3M2FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<18xf6E3M2FN>, tensor<18xf6E3M2FN>
  return
}

// -----

func.func @f8E3M4() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x30, 0x20, 0x38, 0x40, 0x48, 0x06, 0x5C, 0x01, 0x10, 0x6F, 0x70]> : tensor<13xf8E3M4>
  %r = "stablehlo.sqrt"(%x) : (tensor<13xf8E3M4>) -> tensor<13xf8E3M4>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x30, 0x27, 0x34, 0x37, 0x3C, 0x14, 0x45, 0x08, 0x20, 0x4F, 0x70]> : tensor<13xf8E3M4>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<13xf8E3M4>, tensor<13xf8E3M4>
  %bits = stablehlo.bitcast_convert %r : (tensor<13xf8E3M4>) -> tensor<13xui8>
  check.expect_eq_const %bits, dense<[0, 128, 48, 39, 52, 55, 60, 20, 69, 8, 32, 79, 112]> : tensor<13xui8>
  return
}

// -----

func.func @f8E3M4_nan() {
  %x = stablehlo.constant dense<[0xC4, 0xA0, 0xB0, 0xA8, 0xEF, 0x81, 0xF0, 0x78]> : tensor<8xf8E3M4>
  %r = "stablehlo.sqrt"(%x) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %want = stablehlo.constant dense<[0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0x78]> : tensor<8xf8E3M4>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<8xf8E3M4>, tensor<8xf8E3M4>
  return
}

// -----

func.func @f8E4M3() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0x30, 0x3C, 0x40, 0x44, 0x1D, 0x4E, 0x6C, 0x01, 0x08, 0x77, 0x78]> : tensor<14xf8E4M3>
  %r = "stablehlo.sqrt"(%x) : (tensor<14xf8E4M3>) -> tensor<14xf8E4M3>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x38, 0x33, 0x3A, 0x3B, 0x3E, 0x2A, 0x43, 0x52, 0x13, 0x20, 0x57, 0x78]> : tensor<14xf8E4M3>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<14xf8E4M3>, tensor<14xf8E4M3>
  %bits = stablehlo.bitcast_convert %r : (tensor<14xf8E4M3>) -> tensor<14xui8>
  check.expect_eq_const %bits, dense<[0, 128, 56, 51, 58, 59, 62, 42, 67, 82, 19, 32, 87, 120]> : tensor<14xui8>
  return
}

// -----

func.func @f8E4M3_nan() {
  %x = stablehlo.constant dense<[0xC2, 0xB0, 0xB8, 0xB4, 0xF7, 0x81, 0xF8, 0x7C]> : tensor<8xf8E4M3>
  %r = "stablehlo.sqrt"(%x) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %want = stablehlo.constant dense<[0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0x7C]> : tensor<8xf8E4M3>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<8xf8E4M3>, tensor<8xf8E4M3>
  return
}

// -----

func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0x30, 0x3C, 0x40, 0x44, 0x1D, 0x4E, 0x6C, 0x01, 0x08, 0x7E]> : tensor<13xf8E4M3FN>
  %r = "stablehlo.sqrt"(%x) : (tensor<13xf8E4M3FN>) -> tensor<13xf8E4M3FN>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x38, 0x33, 0x3A, 0x3B, 0x3E, 0x2A, 0x43, 0x52, 0x13, 0x20, 0x5B]> : tensor<13xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<13xf8E4M3FN>, tensor<13xf8E4M3FN>
  %bits = stablehlo.bitcast_convert %r : (tensor<13xf8E4M3FN>) -> tensor<13xui8>
  check.expect_eq_const %bits, dense<[0, 128, 56, 51, 58, 59, 62, 42, 67, 82, 19, 32, 91]> : tensor<13xui8>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0xC2, 0xB0, 0xB8, 0xB4, 0xFE, 0x81, 0x7F]> : tensor<7xf8E4M3FN>
  %r = "stablehlo.sqrt"(%x) : (tensor<7xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  %want = stablehlo.constant dense<[0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]> : tensor<7xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<7xf8E4M3FN>, tensor<7xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0x00, 0x40, 0x38, 0x44, 0x48, 0x4C, 0x25, 0x56, 0x74, 0x01, 0x08, 0x7F]> : tensor<12xf8E4M3FNUZ>
  %r = "stablehlo.sqrt"(%x) : (tensor<12xf8E4M3FNUZ>) -> tensor<12xf8E4M3FNUZ>
  %want = stablehlo.constant dense<[0x00, 0x40, 0x3B, 0x42, 0x43, 0x46, 0x32, 0x4B, 0x5A, 0x18, 0x23, 0x5F]> : tensor<12xf8E4M3FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<12xf8E4M3FNUZ>, tensor<12xf8E4M3FNUZ>
  %bits = stablehlo.bitcast_convert %r : (tensor<12xf8E4M3FNUZ>) -> tensor<12xui8>
  check.expect_eq_const %bits, dense<[0, 64, 59, 66, 67, 70, 50, 75, 90, 24, 35, 95]> : tensor<12xui8>
  return
}

// -----

func.func @f8E4M3FNUZ_nan() {
  %x = stablehlo.constant dense<[0xCA, 0xB8, 0xC0, 0xBC, 0xFF, 0x81, 0x80]> : tensor<7xf8E4M3FNUZ>
  %r = "stablehlo.sqrt"(%x) : (tensor<7xf8E4M3FNUZ>) -> tensor<7xf8E4M3FNUZ>
  %want = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<7xf8E4M3FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<7xf8E4M3FNUZ>, tensor<7xf8E4M3FNUZ>
  return
}

// -----

func.func @f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0x00, 0x58, 0x50, 0x5C, 0x60, 0x64, 0x3D, 0x6E, 0x01, 0x08, 0x7F]> : tensor<11xf8E4M3B11FNUZ>
  %r = "stablehlo.sqrt"(%x) : (tensor<11xf8E4M3B11FNUZ>) -> tensor<11xf8E4M3B11FNUZ>
  %want = stablehlo.constant dense<[0x00, 0x58, 0x53, 0x5A, 0x5B, 0x5E, 0x4A, 0x63, 0x23, 0x30, 0x6B]> : tensor<11xf8E4M3B11FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<11xf8E4M3B11FNUZ>, tensor<11xf8E4M3B11FNUZ>
  %bits = stablehlo.bitcast_convert %r : (tensor<11xf8E4M3B11FNUZ>) -> tensor<11xui8>
  check.expect_eq_const %bits, dense<[0, 88, 83, 90, 91, 94, 74, 99, 35, 48, 107]> : tensor<11xui8>
  return
}

// -----

func.func @f8E4M3B11FNUZ_nan() {
  %x = stablehlo.constant dense<[0xE2, 0xD0, 0xD8, 0xD4, 0xFF, 0x81, 0x80]> : tensor<7xf8E4M3B11FNUZ>
  %r = "stablehlo.sqrt"(%x) : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xf8E4M3B11FNUZ>
  %want = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<7xf8E4M3B11FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<7xf8E4M3B11FNUZ>, tensor<7xf8E4M3B11FNUZ>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0x38, 0x3E, 0x40, 0x42, 0x2E, 0x47, 0x56, 0x01, 0x04, 0x7B, 0x7C]> : tensor<14xf8E5M2>
  %r = "stablehlo.sqrt"(%x) : (tensor<14xf8E5M2>) -> tensor<14xf8E5M2>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0x3A, 0x3D, 0x3E, 0x3F, 0x35, 0x41, 0x49, 0x1C, 0x20, 0x5B, 0x7C]> : tensor<14xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<14xf8E5M2>, tensor<14xf8E5M2>
  %bits = stablehlo.bitcast_convert %r : (tensor<14xf8E5M2>) -> tensor<14xui8>
  check.expect_eq_const %bits, dense<[0, 128, 60, 58, 61, 62, 63, 53, 65, 73, 28, 32, 91, 124]> : tensor<14xui8>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0xC1, 0xB8, 0xBC, 0xBA, 0xFB, 0x81, 0xFC, 0x7E]> : tensor<8xf8E5M2>
  %r = "stablehlo.sqrt"(%x) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %want = stablehlo.constant dense<[0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0x7E]> : tensor<8xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<8xf8E5M2>, tensor<8xf8E5M2>
  return
}

// -----

func.func @f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0x00, 0x40, 0x3C, 0x42, 0x44, 0x46, 0x32, 0x4B, 0x5A, 0x01, 0x04, 0x7F]> : tensor<12xf8E5M2FNUZ>
  %r = "stablehlo.sqrt"(%x) : (tensor<12xf8E5M2FNUZ>) -> tensor<12xf8E5M2FNUZ>
  %want = stablehlo.constant dense<[0x00, 0x40, 0x3E, 0x41, 0x42, 0x43, 0x39, 0x45, 0x4D, 0x1E, 0x22, 0x5F]> : tensor<12xf8E5M2FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<12xf8E5M2FNUZ>, tensor<12xf8E5M2FNUZ>
  %bits = stablehlo.bitcast_convert %r : (tensor<12xf8E5M2FNUZ>) -> tensor<12xui8>
  check.expect_eq_const %bits, dense<[0, 64, 62, 65, 66, 67, 57, 69, 77, 30, 34, 95]> : tensor<12xui8>
  return
}

// -----

func.func @f8E5M2FNUZ_nan() {
  %x = stablehlo.constant dense<[0xC5, 0xBC, 0xC0, 0xBE, 0xFF, 0x81, 0x80]> : tensor<7xf8E5M2FNUZ>
  %r = "stablehlo.sqrt"(%x) : (tensor<7xf8E5M2FNUZ>) -> tensor<7xf8E5M2FNUZ>
  %want = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<7xf8E5M2FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<7xf8E5M2FNUZ>, tensor<7xf8E5M2FNUZ>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0x3800, 0x3E00, 0x4000, 0x4200, 0x2E66, 0x4700, 0x5640, 0x0001, 0x0400, 0x7BFF, 0x7C00]> : tensor<14xf16>
  %r = "stablehlo.sqrt"(%x) : (tensor<14xf16>) -> tensor<14xf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0x39A8, 0x3CE6, 0x3DA8, 0x3EEE, 0x350F, 0x414B, 0x4900, 0x0C00, 0x2000, 0x5BFF, 0x7C00]> : tensor<14xf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<14xf16>, tensor<14xf16>
  %bits = stablehlo.bitcast_convert %r : (tensor<14xf16>) -> tensor<14xui16>
  check.expect_eq_const %bits, dense<[0, 32768, 15360, 14760, 15590, 15784, 16110, 13583, 16715, 18688, 3072, 8192, 23551, 31744]> : tensor<14xui16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0xC100, 0xB800, 0xBC00, 0xBA00, 0xFBFF, 0x8001, 0xFC00, 0x7E00]> : tensor<8xf16>
  %r = "stablehlo.sqrt"(%x) : (tensor<8xf16>) -> tensor<8xf16>
  %want = stablehlo.constant dense<[0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0x7E00]> : tensor<8xf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<8xf16>, tensor<8xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0x3F00, 0x3FC0, 0x4000, 0x4040, 0x3DCD, 0x40E0, 0x42C8, 0x0001, 0x0080, 0x7F7F, 0x7F80]> : tensor<14xbf16>
  %r = "stablehlo.sqrt"(%x) : (tensor<14xbf16>) -> tensor<14xbf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0x3F35, 0x3F9D, 0x3FB5, 0x3FDE, 0x3EA2, 0x4029, 0x4120, 0x1E35, 0x2000, 0x5F7F, 0x7F80]> : tensor<14xbf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<14xbf16>, tensor<14xbf16>
  %bits = stablehlo.bitcast_convert %r : (tensor<14xbf16>) -> tensor<14xui16>
  check.expect_eq_const %bits, dense<[0, 32768, 16256, 16181, 16285, 16309, 16350, 16034, 16425, 16672, 7733, 8192, 24447, 32640]> : tensor<14xui16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0xC020, 0xBF00, 0xBF80, 0xBF40, 0xFF7F, 0x8001, 0xFF80, 0x7FC0]> : tensor<8xbf16>
  %r = "stablehlo.sqrt"(%x) : (tensor<8xbf16>) -> tensor<8xbf16>
  %want = stablehlo.constant dense<[0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0x7FC0]> : tensor<8xbf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<8xbf16>, tensor<8xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x3F000000, 0x3FC00000, 0x40000000, 0x40400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0x00000001, 0x00800000, 0x7F7FFFFF, 0x7F800000]> : tensor<14xf32>
  %r = "stablehlo.sqrt"(%x) : (tensor<14xf32>) -> tensor<14xf32>
  %want = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x3F3504F3, 0x3F9CC471, 0x3FB504F3, 0x3FDDB3D7, 0x3EA1E89B, 0x402953FD, 0x41200000, 0x1A3504F3, 0x20000000, 0x5F7FFFFF, 0x7F800000]> : tensor<14xf32>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<14xf32>, tensor<14xf32>
  %bits = stablehlo.bitcast_convert %r : (tensor<14xf32>) -> tensor<14xui32>
  check.expect_eq_const %bits, dense<[0, 2147483648, 1065353216, 1060439283, 1067238513, 1068827891, 1071494103, 1050798235, 1076450301, 1092616192, 439682291, 536870912, 1602224127, 2139095040]> : tensor<14xui32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0xC0200000, 0xBF000000, 0xBF800000, 0xBF400000, 0xFF7FFFFF, 0x80000001, 0xFF800000, 0x7FC00000]> : tensor<8xf32>
  %r = "stablehlo.sqrt"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %want = stablehlo.constant dense<[0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0x7FC00000]> : tensor<8xf32>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<8xf32>, tensor<8xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4008000000000000, 0x3FB999999999999A, 0x401C000000000000, 0x4059000000000000, 0x0000000000000001, 0x0010000000000000, 0x7FEFFFFFFFFFFFFF, 0x7FF0000000000000]> : tensor<14xf64>
  %r = "stablehlo.sqrt"(%x) : (tensor<14xf64>) -> tensor<14xf64>
  %want = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x3FE6A09E667F3BCD, 0x3FF3988E1409212E, 0x3FF6A09E667F3BCD, 0x3FFBB67AE8584CAA, 0x3FD43D136248490F, 0x40052A7FA9D2F8EA, 0x4024000000000000, 0x1E60000000000000, 0x2000000000000000, 0x5FEFFFFFFFFFFFFF, 0x7FF0000000000000]> : tensor<14xf64>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<14xf64>, tensor<14xf64>
  %bits = stablehlo.bitcast_convert %r : (tensor<14xf64>) -> tensor<14xui64>
  check.expect_eq_const %bits, dense<[0, 9223372036854775808, 4607182418800017408, 4604544271217802189, 4608194579719069998, 4609047870845172685, 4610479282544200874, 4599368272914696463, 4613140121109330154, 4621819117588971520, 2188749418902061056, 2305843009213693952, 6913025428013711359, 9218868437227405312]> : tensor<14xui64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0xC004000000000000, 0xBFE0000000000000, 0xBFF0000000000000, 0xBFE8000000000000, 0xFFEFFFFFFFFFFFFF, 0x8000000000000001, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<8xf64>
  %r = "stablehlo.sqrt"(%x) : (tensor<8xf64>) -> tensor<8xf64>
  %want = stablehlo.constant dense<[0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0x7FF8000000000000]> : tensor<8xf64>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<8xf64>, tensor<8xf64>
  return
}

// -----

func.func @c64() {
  %x = stablehlo.constant dense<[(0x3F000000, 0x3E800000), (0xBFC00000, 0x40000000), (0x40400000, 0xBF000000), (0xBE000000, 0xC0800000), (0x3F800000, 0x00000000), (0xBF800000, 0x00000000), (0x00000000, 0x3F800000), (0x80000000, 0xBF800000), (0x40000000, 0x40000000), (0x3A83126F, 0xBB03126F)]> : tensor<10xcomplex<f32>>
  %r = "stablehlo.sqrt"(%x) : (tensor<10xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %want = stablehlo.constant dense<[(0x3F3A48CD, 0x3E2FE732), (0x3F3504F3, 0x3FB504F3), (0x3FDE7739, 0xBE134B6B), (0x3FB2369E, 0xBFB7DE98), (0x3F800000, 0x00000000), (0x00000000, 0x3F800000), (0x3F3504F3, 0x3F3504F3), (0x3F3504F3, 0xBF3504F3), (0x3FC6E211, 0x3F24C298), (0x3D24C2C1, 0xBCCBA7CF)]> : tensor<10xcomplex<f32>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<10xcomplex<f32>>, tensor<10xcomplex<f32>>
  return
}

// -----

func.func @c128() {
  %x = stablehlo.constant dense<[(0x3FE0000000000000, 0x3FD0000000000000), (0xBFF8000000000000, 0x4000000000000000), (0x4008000000000000, 0xBFE0000000000000), (0xBFC0000000000000, 0xC010000000000000), (0x3FF0000000000000, 0x0000000000000000), (0xBFF0000000000000, 0x0000000000000000), (0x0000000000000000, 0x3FF0000000000000), (0x8000000000000000, 0xBFF0000000000000), (0x4000000000000000, 0x4000000000000000), (0x3F50624DD2F1A9FC, 0xBF60624DD2F1A9FC)]> : tensor<10xcomplex<f64>>
  %r = "stablehlo.sqrt"(%x) : (tensor<10xcomplex<f64>>) -> tensor<10xcomplex<f64>>
  %want = stablehlo.constant dense<[(0x3FE749199C6DC181, 0x3FC5FCE63A0FD5ED), (0x3FE6A09E667F3BCD, 0x3FF6A09E667F3BCD), (0x3FFBCEE727BB9CE5, 0xBFC2696D68098959), (0x3FF646D3B77A9107, 0xBFF6FBD303253E48), (0x3FF0000000000000, 0x0000000000000000), (0x0000000000000000, 0x3FF0000000000000), (0x3FE6A09E667F3BCD, 0x3FE6A09E667F3BCD), (0x3FE6A09E667F3BCD, 0xBFE6A09E667F3BCD), (0x3FF8DC42193D5C03, 0x3FE49852F983EFDD), (0x3FA4985816A589EE, 0xBF9974F9C7AA013F)]> : tensor<10xcomplex<f64>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<10xcomplex<f64>>, tensor<10xcomplex<f64>>
  return
}
