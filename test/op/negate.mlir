// Edge values of every element type. Written by tools/op_values.py.
func.func @i2() {
  %x = stablehlo.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %r = "stablehlo.negate"(%x) : (tensor<4xi2>) -> tensor<4xi2>
  %want = stablehlo.constant dense<[0, -1, 1, -2]> : tensor<4xi2>
  check.expect_eq %r, %want : tensor<4xi2>
  return
}

// -----

func.func @i4() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, -6, 4, -4, 7, -3, -8]> : tensor<13xi4>
  %r = "stablehlo.negate"(%x) : (tensor<13xi4>) -> tensor<13xi4>
  %want = stablehlo.constant dense<[0, -1, -3, 1, -2, -5, 2, 6, -4, 4, -7, 3, -8]> : tensor<13xi4>
  check.expect_eq %r, %want : tensor<13xi4>
  return
}

// -----

func.func @i8() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 90, 100, -100, 8, 7, -3, -128, 127]> : tensor<15xi8>
  %r = "stablehlo.negate"(%x) : (tensor<15xi8>) -> tensor<15xi8>
  %want = stablehlo.constant dense<[0, -1, -3, 1, -2, -5, 2, -90, -100, 100, -8, -7, 3, -128, -127]> : tensor<15xi8>
  check.expect_eq %r, %want : tensor<15xi8>
  return
}

// -----

func.func @i16() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 23130, 100, -100, 16, 15, 7, -3, -32768, 32767]> : tensor<16xi16>
  %r = "stablehlo.negate"(%x) : (tensor<16xi16>) -> tensor<16xi16>
  %want = stablehlo.constant dense<[0, -1, -3, 1, -2, -5, 2, -23130, -100, 100, -16, -15, -7, 3, -32768, -32767]> : tensor<16xi16>
  check.expect_eq %r, %want : tensor<16xi16>
  return
}

// -----

func.func @i32() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 1515870810, 100, -100, 32, 31, 7, -3, -2147483648, 2147483647]> : tensor<16xi32>
  %r = "stablehlo.negate"(%x) : (tensor<16xi32>) -> tensor<16xi32>
  %want = stablehlo.constant dense<[0, -1, -3, 1, -2, -5, 2, -1515870810, -100, 100, -32, -31, -7, 3, -2147483648, -2147483647]> : tensor<16xi32>
  check.expect_eq %r, %want : tensor<16xi32>
  return
}

// -----

func.func @i64() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 6510615555426900570, 100, -100, 64, 63, 7, -3, -9223372036854775808, 9223372036854775807]> : tensor<16xi64>
  %r = "stablehlo.negate"(%x) : (tensor<16xi64>) -> tensor<16xi64>
  %want = stablehlo.constant dense<[0, -1, -3, 1, -2, -5, 2, -6510615555426900570, -100, 100, -64, -63, -7, 3, -9223372036854775808, -9223372036854775807]> : tensor<16xi64>
  check.expect_eq %r, %want : tensor<16xi64>
  return
}

// -----

func.func @ui2() {
  %x = stablehlo.constant dense<[0, 1, 3, 2]> : tensor<4xui2>
  %r = "stablehlo.negate"(%x) : (tensor<4xui2>) -> tensor<4xui2>
  %want = stablehlo.constant dense<[0, 3, 1, 2]> : tensor<4xui2>
  check.expect_eq %r, %want : tensor<4xui2>
  return
}

// -----

func.func @ui4() {
  %x = stablehlo.constant dense<[0, 1, 3, 15, 2, 5, 14, 10, 4, 12, 7, 13, 8]> : tensor<13xui4>
  %r = "stablehlo.negate"(%x) : (tensor<13xui4>) -> tensor<13xui4>
  %want = stablehlo.constant dense<[0, 15, 13, 1, 14, 11, 2, 6, 12, 4, 9, 3, 8]> : tensor<13xui4>
  check.expect_eq %r, %want : tensor<13xui4>
  return
}

// -----

func.func @ui8() {
  %x = stablehlo.constant dense<[0, 1, 3, 255, 2, 5, 254, 90, 100, 156, 8, 7, 253, 128, 127]> : tensor<15xui8>
  %r = "stablehlo.negate"(%x) : (tensor<15xui8>) -> tensor<15xui8>
  %want = stablehlo.constant dense<[0, 255, 253, 1, 254, 251, 2, 166, 156, 100, 248, 249, 3, 128, 129]> : tensor<15xui8>
  check.expect_eq %r, %want : tensor<15xui8>
  return
}

// -----

func.func @ui16() {
  %x = stablehlo.constant dense<[0, 1, 3, 65535, 2, 5, 65534, 23130, 100, 65436, 16, 15, 7, 65533, 32768, 32767]> : tensor<16xui16>
  %r = "stablehlo.negate"(%x) : (tensor<16xui16>) -> tensor<16xui16>
  %want = stablehlo.constant dense<[0, 65535, 65533, 1, 65534, 65531, 2, 42406, 65436, 100, 65520, 65521, 65529, 3, 32768, 32769]> : tensor<16xui16>
  check.expect_eq %r, %want : tensor<16xui16>
  return
}

// -----

func.func @ui32() {
  %x = stablehlo.constant dense<[0, 1, 3, 4294967295, 2, 5, 4294967294, 1515870810, 100, 4294967196, 32, 31, 7, 4294967293, 2147483648, 2147483647]> : tensor<16xui32>
  %r = "stablehlo.negate"(%x) : (tensor<16xui32>) -> tensor<16xui32>
  %want = stablehlo.constant dense<[0, 4294967295, 4294967293, 1, 4294967294, 4294967291, 2, 2779096486, 4294967196, 100, 4294967264, 4294967265, 4294967289, 3, 2147483648, 2147483649]> : tensor<16xui32>
  check.expect_eq %r, %want : tensor<16xui32>
  return
}

// -----

func.func @ui64() {
  %x = stablehlo.constant dense<[0, 1, 3, 18446744073709551615, 2, 5, 18446744073709551614, 6510615555426900570, 100, 18446744073709551516, 64, 63, 7, 18446744073709551613, 9223372036854775808, 9223372036854775807]> : tensor<16xui64>
  %r = "stablehlo.negate"(%x) : (tensor<16xui64>) -> tensor<16xui64>
  %want = stablehlo.constant dense<[0, 18446744073709551615, 18446744073709551613, 1, 18446744073709551614, 18446744073709551611, 2, 11936128518282651046, 18446744073709551516, 100, 18446744073709551552, 18446744073709551553, 18446744073709551609, 3, 9223372036854775808, 9223372036854775809]> : tensor<16xui64>
  check.expect_eq %r, %want : tensor<16xui64>
  return
}

// -----

func.func @f4E2M1FN() {
  %x = stablehlo.constant dense<[0x0, 0x8, 0x2, 0xC, 0x1, 0x9, 0x3, 0xA, 0x4, 0x5, 0x7, 0xF]> : tensor<12xf4E2M1FN>
  %r = "stablehlo.negate"(%x) : (tensor<12xf4E2M1FN>) -> tensor<12xf4E2M1FN>
  %want = stablehlo.constant dense<[0x8, 0x0, 0xA, 0x4, 0x9, 0x1, 0xB, 0x2, 0xC, 0xD, 0xF, 0x7]> : tensor<12xf4E2M1FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<12xf4E2M1FN>, tensor<12xf4E2M1FN>
  return
}

// -----

func.func @f6E2M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x20, 0x08, 0x32, 0x04, 0x24, 0x0C, 0x28, 0x10, 0x14, 0x26, 0x01, 0x1E, 0x1F, 0x3F, 0x21]> : tensor<16xf6E2M3FN>
  %r = "stablehlo.negate"(%x) : (tensor<16xf6E2M3FN>) -> tensor<16xf6E2M3FN>
  %want = stablehlo.constant dense<[0x20, 0x00, 0x28, 0x12, 0x24, 0x04, 0x2C, 0x08, 0x30, 0x34, 0x06, 0x21, 0x3E, 0x3F, 0x1F, 0x01]> : tensor<16xf6E2M3FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<16xf6E2M3FN>, tensor<16xf6E2M3FN>
  return
}

// -----

func.func @f6E3M2FN() {
  %x = stablehlo.constant dense<[0x00, 0x20, 0x0C, 0x31, 0x08, 0x28, 0x0E, 0x2C, 0x10, 0x12, 0x2A, 0x02, 0x17, 0x1F, 0x3F, 0x01, 0x04, 0x21]> : tensor<18xf6E3M2FN>
  %r = "stablehlo.negate"(%x) : (tensor<18xf6E3M2FN>) -> tensor<18xf6E3M2FN>
  %want = stablehlo.constant dense<[0x20, 0x00, 0x2C, 0x11, 0x28, 0x08, 0x2E, 0x0C, 0x30, 0x32, 0x0A, 0x22, 0x37, 0x3F, 0x1F, 0x21, 0x24, 0x01]> : tensor<18xf6E3M2FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<18xf6E3M2FN>, tensor<18xf6E3M2FN>
  return
}

// -----

func.func @f8E3M4() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x30, 0xC4, 0x20, 0xA0, 0x38, 0xB0, 0x40, 0x48, 0xA8, 0x06, 0x5C, 0xEF, 0x01, 0x10, 0x81, 0x6F, 0xF0, 0x70]> : tensor<20xf8E3M4>
  %r = "stablehlo.negate"(%x) : (tensor<20xf8E3M4>) -> tensor<20xf8E3M4>
  %want = stablehlo.constant dense<[0x80, 0x00, 0xB0, 0x44, 0xA0, 0x20, 0xB8, 0x30, 0xC0, 0xC8, 0x28, 0x86, 0xDC, 0x6F, 0x81, 0x90, 0x01, 0xEF, 0x70, 0xF0]> : tensor<20xf8E3M4>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<20xf8E3M4>, tensor<20xf8E3M4>
  %bits = stablehlo.bitcast_convert %r : (tensor<20xf8E3M4>) -> tensor<20xui8>
  check.expect_eq_const %bits, dense<[128, 0, 176, 68, 160, 32, 184, 48, 192, 200, 40, 134, 220, 111, 129, 144, 1, 239, 112, 240]> : tensor<20xui8>
  return
}

// -----

func.func @f8E3M4_nan() {
  %x = stablehlo.constant dense<[0x78]> : tensor<1xf8E3M4>
  %r = "stablehlo.negate"(%x) : (tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  %want = stablehlo.constant dense<[0xF8]> : tensor<1xf8E3M4>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E3M4>, tensor<1xf8E3M4>
  return
}

// -----

func.func @f8E4M3() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xF7, 0x01, 0x08, 0x81, 0x77, 0xF8, 0x78]> : tensor<21xf8E4M3>
  %r = "stablehlo.negate"(%x) : (tensor<21xf8E4M3>) -> tensor<21xf8E4M3>
  %want = stablehlo.constant dense<[0x80, 0x00, 0xB8, 0x42, 0xB0, 0x30, 0xBC, 0x38, 0xC0, 0xC4, 0x34, 0x9D, 0xCE, 0xEC, 0x77, 0x81, 0x88, 0x01, 0xF7, 0x78, 0xF8]> : tensor<21xf8E4M3>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xf8E4M3>, tensor<21xf8E4M3>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xf8E4M3>) -> tensor<21xui8>
  check.expect_eq_const %bits, dense<[128, 0, 184, 66, 176, 48, 188, 56, 192, 196, 52, 157, 206, 236, 119, 129, 136, 1, 247, 120, 248]> : tensor<21xui8>
  return
}

// -----

func.func @f8E4M3_nan() {
  %x = stablehlo.constant dense<[0x7C]> : tensor<1xf8E4M3>
  %r = "stablehlo.negate"(%x) : (tensor<1xf8E4M3>) -> tensor<1xf8E4M3>
  %want = stablehlo.constant dense<[0xFC]> : tensor<1xf8E4M3>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E4M3>, tensor<1xf8E4M3>
  return
}

// -----

func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xFE, 0x01, 0x08, 0x81, 0x7E]> : tensor<19xf8E4M3FN>
  %r = "stablehlo.negate"(%x) : (tensor<19xf8E4M3FN>) -> tensor<19xf8E4M3FN>
  %want = stablehlo.constant dense<[0x80, 0x00, 0xB8, 0x42, 0xB0, 0x30, 0xBC, 0x38, 0xC0, 0xC4, 0x34, 0x9D, 0xCE, 0xEC, 0x7E, 0x81, 0x88, 0x01, 0xFE]> : tensor<19xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<19xf8E4M3FN>, tensor<19xf8E4M3FN>
  %bits = stablehlo.bitcast_convert %r : (tensor<19xf8E4M3FN>) -> tensor<19xui8>
  check.expect_eq_const %bits, dense<[128, 0, 184, 66, 176, 48, 188, 56, 192, 196, 52, 157, 206, 236, 126, 129, 136, 1, 254]> : tensor<19xui8>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.negate"(%x) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  %want = stablehlo.constant dense<[0xFF]> : tensor<1xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0x00, 0x40, 0xCA, 0x38, 0xB8, 0x44, 0xC0, 0x48, 0x4C, 0xBC, 0x25, 0x56, 0x74, 0xFF, 0x01, 0x08, 0x81, 0x7F]> : tensor<18xf8E4M3FNUZ>
  %r = "stablehlo.negate"(%x) : (tensor<18xf8E4M3FNUZ>) -> tensor<18xf8E4M3FNUZ>
  %want = stablehlo.constant dense<[0x00, 0xC0, 0x4A, 0xB8, 0x38, 0xC4, 0x40, 0xC8, 0xCC, 0x3C, 0xA5, 0xD6, 0xF4, 0x7F, 0x81, 0x88, 0x01, 0xFF]> : tensor<18xf8E4M3FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<18xf8E4M3FNUZ>, tensor<18xf8E4M3FNUZ>
  %bits = stablehlo.bitcast_convert %r : (tensor<18xf8E4M3FNUZ>) -> tensor<18xui8>
  check.expect_eq_const %bits, dense<[0, 192, 74, 184, 56, 196, 64, 200, 204, 60, 165, 214, 244, 127, 129, 136, 1, 255]> : tensor<18xui8>
  return
}

// -----

func.func @f8E4M3FNUZ_nan() {
  %x = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  %r = "stablehlo.negate"(%x) : (tensor<1xf8E4M3FNUZ>) -> tensor<1xf8E4M3FNUZ>
  %want = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>
  return
}

// -----

func.func @f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0x00, 0x58, 0xE2, 0x50, 0xD0, 0x5C, 0xD8, 0x60, 0x64, 0xD4, 0x3D, 0x6E, 0xFF, 0x01, 0x08, 0x81, 0x7F]> : tensor<17xf8E4M3B11FNUZ>
  %r = "stablehlo.negate"(%x) : (tensor<17xf8E4M3B11FNUZ>) -> tensor<17xf8E4M3B11FNUZ>
  %want = stablehlo.constant dense<[0x00, 0xD8, 0x62, 0xD0, 0x50, 0xDC, 0x58, 0xE0, 0xE4, 0x54, 0xBD, 0xEE, 0x7F, 0x81, 0x88, 0x01, 0xFF]> : tensor<17xf8E4M3B11FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<17xf8E4M3B11FNUZ>, tensor<17xf8E4M3B11FNUZ>
  %bits = stablehlo.bitcast_convert %r : (tensor<17xf8E4M3B11FNUZ>) -> tensor<17xui8>
  check.expect_eq_const %bits, dense<[0, 216, 98, 208, 80, 220, 88, 224, 228, 84, 189, 238, 127, 129, 136, 1, 255]> : tensor<17xui8>
  return
}

// -----

func.func @f8E4M3B11FNUZ_nan() {
  %x = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %r = "stablehlo.negate"(%x) : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ>
  %want = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC1, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0xFB, 0x01, 0x04, 0x81, 0x7B, 0xFC, 0x7C]> : tensor<21xf8E5M2>
  %r = "stablehlo.negate"(%x) : (tensor<21xf8E5M2>) -> tensor<21xf8E5M2>
  %want = stablehlo.constant dense<[0x80, 0x00, 0xBC, 0x41, 0xB8, 0x38, 0xBE, 0x3C, 0xC0, 0xC2, 0x3A, 0xAE, 0xC7, 0xD6, 0x7B, 0x81, 0x84, 0x01, 0xFB, 0x7C, 0xFC]> : tensor<21xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xf8E5M2>, tensor<21xf8E5M2>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xf8E5M2>) -> tensor<21xui8>
  check.expect_eq_const %bits, dense<[128, 0, 188, 65, 184, 56, 190, 60, 192, 194, 58, 174, 199, 214, 123, 129, 132, 1, 251, 124, 252]> : tensor<21xui8>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %r = "stablehlo.negate"(%x) : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  %want = stablehlo.constant dense<[0xFE]> : tensor<1xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E5M2>, tensor<1xf8E5M2>
  return
}

// -----

func.func @f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0x00, 0x40, 0xC5, 0x3C, 0xBC, 0x42, 0xC0, 0x44, 0x46, 0xBE, 0x32, 0x4B, 0x5A, 0xFF, 0x01, 0x04, 0x81, 0x7F]> : tensor<18xf8E5M2FNUZ>
  %r = "stablehlo.negate"(%x) : (tensor<18xf8E5M2FNUZ>) -> tensor<18xf8E5M2FNUZ>
  %want = stablehlo.constant dense<[0x00, 0xC0, 0x45, 0xBC, 0x3C, 0xC2, 0x40, 0xC4, 0xC6, 0x3E, 0xB2, 0xCB, 0xDA, 0x7F, 0x81, 0x84, 0x01, 0xFF]> : tensor<18xf8E5M2FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<18xf8E5M2FNUZ>, tensor<18xf8E5M2FNUZ>
  %bits = stablehlo.bitcast_convert %r : (tensor<18xf8E5M2FNUZ>) -> tensor<18xui8>
  check.expect_eq_const %bits, dense<[0, 192, 69, 188, 60, 194, 64, 196, 198, 62, 178, 203, 218, 127, 129, 132, 1, 255]> : tensor<18xui8>
  return
}

// -----

func.func @f8E5M2FNUZ_nan() {
  %x = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.negate"(%x) : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ>
  %want = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC100, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E66, 0x4700, 0x5640, 0xFBFF, 0x0001, 0x0400, 0x8001, 0x7BFF, 0xFC00, 0x7C00]> : tensor<21xf16>
  %r = "stablehlo.negate"(%x) : (tensor<21xf16>) -> tensor<21xf16>
  %want = stablehlo.constant dense<[0x8000, 0x0000, 0xBC00, 0x4100, 0xB800, 0x3800, 0xBE00, 0x3C00, 0xC000, 0xC200, 0x3A00, 0xAE66, 0xC700, 0xD640, 0x7BFF, 0x8001, 0x8400, 0x0001, 0xFBFF, 0x7C00, 0xFC00]> : tensor<21xf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xf16>, tensor<21xf16>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xf16>) -> tensor<21xui16>
  check.expect_eq_const %bits, dense<[32768, 0, 48128, 16640, 47104, 14336, 48640, 15360, 49152, 49664, 14848, 44646, 50944, 54848, 31743, 32769, 33792, 1, 64511, 31744, 64512]> : tensor<21xui16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %r = "stablehlo.negate"(%x) : (tensor<1xf16>) -> tensor<1xf16>
  %want = stablehlo.constant dense<[0xFE00]> : tensor<1xf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf16>, tensor<1xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC020, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DCD, 0x40E0, 0x42C8, 0xFF7F, 0x0001, 0x0080, 0x8001, 0x7F7F, 0xFF80, 0x7F80]> : tensor<21xbf16>
  %r = "stablehlo.negate"(%x) : (tensor<21xbf16>) -> tensor<21xbf16>
  %want = stablehlo.constant dense<[0x8000, 0x0000, 0xBF80, 0x4020, 0xBF00, 0x3F00, 0xBFC0, 0x3F80, 0xC000, 0xC040, 0x3F40, 0xBDCD, 0xC0E0, 0xC2C8, 0x7F7F, 0x8001, 0x8080, 0x0001, 0xFF7F, 0x7F80, 0xFF80]> : tensor<21xbf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xbf16>, tensor<21xbf16>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xbf16>) -> tensor<21xui16>
  check.expect_eq_const %bits, dense<[32768, 0, 49024, 16416, 48896, 16128, 49088, 16256, 49152, 49216, 16192, 48589, 49376, 49864, 32639, 32769, 32896, 1, 65407, 32640, 65408]> : tensor<21xui16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %r = "stablehlo.negate"(%x) : (tensor<1xbf16>) -> tensor<1xbf16>
  %want = stablehlo.constant dense<[0xFFC0]> : tensor<1xbf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xbf16>, tensor<1xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0xFF7FFFFF, 0x00000001, 0x00800000, 0x80000001, 0x7F7FFFFF, 0xFF800000, 0x7F800000]> : tensor<21xf32>
  %r = "stablehlo.negate"(%x) : (tensor<21xf32>) -> tensor<21xf32>
  %want = stablehlo.constant dense<[0x80000000, 0x00000000, 0xBF800000, 0x40200000, 0xBF000000, 0x3F000000, 0xBFC00000, 0x3F800000, 0xC0000000, 0xC0400000, 0x3F400000, 0xBDCCCCCD, 0xC0E00000, 0xC2C80000, 0x7F7FFFFF, 0x80000001, 0x80800000, 0x00000001, 0xFF7FFFFF, 0x7F800000, 0xFF800000]> : tensor<21xf32>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xf32>, tensor<21xf32>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xf32>) -> tensor<21xui32>
  check.expect_eq_const %bits, dense<[2147483648, 0, 3212836864, 1075838976, 3204448256, 1056964608, 3217031168, 1065353216, 3221225472, 3225419776, 1061158912, 3184315597, 3235905536, 3267887104, 2139095039, 2147483649, 2155872256, 1, 4286578687, 2139095040, 4286578688]> : tensor<21xui32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %r = "stablehlo.negate"(%x) : (tensor<1xf32>) -> tensor<1xf32>
  %want = stablehlo.constant dense<[0xFFC00000]> : tensor<1xf32>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf32>, tensor<1xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FB999999999999A, 0x401C000000000000, 0x4059000000000000, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFF0000000000000, 0x7FF0000000000000]> : tensor<21xf64>
  %r = "stablehlo.negate"(%x) : (tensor<21xf64>) -> tensor<21xf64>
  %want = stablehlo.constant dense<[0x8000000000000000, 0x0000000000000000, 0xBFF0000000000000, 0x4004000000000000, 0xBFE0000000000000, 0x3FE0000000000000, 0xBFF8000000000000, 0x3FF0000000000000, 0xC000000000000000, 0xC008000000000000, 0x3FE8000000000000, 0xBFB999999999999A, 0xC01C000000000000, 0xC059000000000000, 0x7FEFFFFFFFFFFFFF, 0x8000000000000001, 0x8010000000000000, 0x0000000000000001, 0xFFEFFFFFFFFFFFFF, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<21xf64>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<21xf64>, tensor<21xf64>
  %bits = stablehlo.bitcast_convert %r : (tensor<21xf64>) -> tensor<21xui64>
  check.expect_eq_const %bits, dense<[9223372036854775808, 0, 13830554455654793216, 4612811918334230528, 13826050856027422720, 4602678819172646912, 13832806255468478464, 4607182418800017408, 13835058055282163712, 13837309855095848960, 4604930618986332160, 13815242216921733530, 13842939354630062080, 13860109328209412096, 9218868437227405311, 9223372036854775809, 9227875636482146304, 1, 18442240474082181119, 9218868437227405312, 18442240474082181120]> : tensor<21xui64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %r = "stablehlo.negate"(%x) : (tensor<1xf64>) -> tensor<1xf64>
  %want = stablehlo.constant dense<[0xFFF8000000000000]> : tensor<1xf64>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf64>, tensor<1xf64>
  return
}

// -----

func.func @c64() {
  %x = stablehlo.constant dense<[(0x3F000000, 0x3E800000), (0xBFC00000, 0x40000000), (0x40400000, 0xBF000000), (0xBE000000, 0xC0800000), (0x3F800000, 0x00000000), (0xBF800000, 0x00000000), (0x00000000, 0x3F800000), (0x80000000, 0xBF800000), (0x40000000, 0x40000000), (0x3A83126F, 0xBB03126F)]> : tensor<10xcomplex<f32>>
  %r = "stablehlo.negate"(%x) : (tensor<10xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %want = stablehlo.constant dense<[(0xBF000000, 0xBE800000), (0x3FC00000, 0xC0000000), (0xC0400000, 0x3F000000), (0x3E000000, 0x40800000), (0xBF800000, 0x80000000), (0x3F800000, 0x80000000), (0x80000000, 0xBF800000), (0x00000000, 0x3F800000), (0xC0000000, 0xC0000000), (0xBA83126F, 0x3B03126F)]> : tensor<10xcomplex<f32>>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<10xcomplex<f32>>, tensor<10xcomplex<f32>>
  return
}

// -----

func.func @c128() {
  %x = stablehlo.constant dense<[(0x3FE0000000000000, 0x3FD0000000000000), (0xBFF8000000000000, 0x4000000000000000), (0x4008000000000000, 0xBFE0000000000000), (0xBFC0000000000000, 0xC010000000000000), (0x3FF0000000000000, 0x0000000000000000), (0xBFF0000000000000, 0x0000000000000000), (0x0000000000000000, 0x3FF0000000000000), (0x8000000000000000, 0xBFF0000000000000), (0x4000000000000000, 0x4000000000000000), (0x3F50624DD2F1A9FC, 0xBF60624DD2F1A9FC)]> : tensor<10xcomplex<f64>>
  %r = "stablehlo.negate"(%x) : (tensor<10xcomplex<f64>>) -> tensor<10xcomplex<f64>>
  %want = stablehlo.constant dense<[(0xBFE0000000000000, 0xBFD0000000000000), (0x3FF8000000000000, 0xC000000000000000), (0xC008000000000000, 0x3FE0000000000000), (0x3FC0000000000000, 0x4010000000000000), (0xBFF0000000000000, 0x8000000000000000), (0x3FF0000000000000, 0x8000000000000000), (0x8000000000000000, 0xBFF0000000000000), (0x0000000000000000, 0x3FF0000000000000), (0xC000000000000000, 0xC000000000000000), (0xBF50624DD2F1A9FC, 0x3F60624DD2F1A9FC)]> : tensor<10xcomplex<f64>>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<10xcomplex<f64>>, tensor<10xcomplex<f64>>
  return
}
