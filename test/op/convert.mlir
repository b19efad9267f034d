// Edge values of many element types to every other. Written by tools/op_values.py.
func.func @from_i1() {
  %x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %i2 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xi2>
  %want_i2 = stablehlo.constant dense<[0, 1]> : tensor<2xi2>
  check.expect_eq %i2, %want_i2 : tensor<2xi2>
  %i4 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xi4>
  %want_i4 = stablehlo.constant dense<[0, 1]> : tensor<2xi4>
  check.expect_eq %i4, %want_i4 : tensor<2xi4>
  %i8 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xi8>
  %want_i8 = stablehlo.constant dense<[0, 1]> : tensor<2xi8>
  check.expect_eq %i8, %want_i8 : tensor<2xi8>
  %i16 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xi16>
  %want_i16 = stablehlo.constant dense<[0, 1]> : tensor<2xi16>
  check.expect_eq %i16, %want_i16 : tensor<2xi16>
  %i32 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xi32>
  %want_i32 = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  check.expect_eq %i32, %want_i32 : tensor<2xi32>
  %i64 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xi64>
  %want_i64 = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  check.expect_eq %i64, %want_i64 : tensor<2xi64>
  %ui2 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xui2>
  %want_ui2 = stablehlo.constant dense<[0, 1]> : tensor<2xui2>
  check.expect_eq %ui2, %want_ui2 : tensor<2xui2>
  %ui4 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xui4>
  %want_ui4 = stablehlo.constant dense<[0, 1]> : tensor<2xui4>
  check.expect_eq %ui4, %want_ui4 : tensor<2xui4>
  %ui8 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xui8>
  %want_ui8 = stablehlo.constant dense<[0, 1]> : tensor<2xui8>
  check.expect_eq %ui8, %want_ui8 : tensor<2xui8>
  %ui16 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xui16>
  %want_ui16 = stablehlo.constant dense<[0, 1]> : tensor<2xui16>
  check.expect_eq %ui16, %want_ui16 : tensor<2xui16>
  %ui32 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xui32>
  %want_ui32 = stablehlo.constant dense<[0, 1]> : tensor<2xui32>
  check.expect_eq %ui32, %want_ui32 : tensor<2xui32>
  %ui64 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xui64>
  %want_ui64 = stablehlo.constant dense<[0, 1]> : tensor<2xui64>
  check.expect_eq %ui64, %want_ui64 : tensor<2xui64>
  %f4E2M1FN = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf4E2M1FN>
  %want_f4E2M1FN = stablehlo.constant dense<[0x0, 0x2]> : tensor<2xf4E2M1FN>
  check.expect_close %f4E2M1FN, %want_f4E2M1FN, max_ulp_difference = 0 : tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>
  %f6E2M3FN = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf6E2M3FN>
  %want_f6E2M3FN = stablehlo.constant dense<[0x00, 0x08]> : tensor<2xf6E2M3FN>
  check.expect_close %f6E2M3FN, %want_f6E2M3FN, max_ulp_difference = 0 : tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>
  %f6E3M2FN = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf6E3M2FN>
  %want_f6E3M2FN = stablehlo.constant dense<[0x00, 0x0C]> : tensor<2xf6E3M2FN>
  check.expect_close %f6E3M2FN, %want_f6E3M2FN, max_ulp_difference = 0 : tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>
  %f8E3M4 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E3M4>
  %want_f8E3M4 = stablehlo.constant dense<[0x00, 0x30]> : tensor<2xf8E3M4>
  check.expect_close %f8E3M4, %want_f8E3M4, max_ulp_difference = 0 : tensor<2xf8E3M4>, tensor<2xf8E3M4>
  %f8E4M3 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E4M3>
  %want_f8E4M3 = stablehlo.constant dense<[0x00, 0x38]> : tensor<2xf8E4M3>
  check.expect_close %f8E4M3, %want_f8E4M3, max_ulp_difference = 0 : tensor<2xf8E4M3>, tensor<2xf8E4M3>
  %f8E4M3FN = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E4M3FN>
  %want_f8E4M3FN = stablehlo.constant dense<[0x00, 0x38]> : tensor<2xf8E4M3FN>
  check.expect_close %f8E4M3FN, %want_f8E4M3FN, max_ulp_difference = 0 : tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E4M3FNUZ>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x00, 0x40]> : tensor<2xf8E4M3FNUZ>
  check.expect_close %f8E4M3FNUZ, %want_f8E4M3FNUZ, max_ulp_difference = 0 : tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E4M3B11FNUZ>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x00, 0x58]> : tensor<2xf8E4M3B11FNUZ>
  check.expect_close %f8E4M3B11FNUZ, %want_f8E4M3B11FNUZ, max_ulp_difference = 0 : tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>
  %f8E5M2 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E5M2>
  %want_f8E5M2 = stablehlo.constant dense<[0x00, 0x3C]> : tensor<2xf8E5M2>
  check.expect_close %f8E5M2, %want_f8E5M2, max_ulp_difference = 0 : tensor<2xf8E5M2>, tensor<2xf8E5M2>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E5M2FNUZ>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x00, 0x40]> : tensor<2xf8E5M2FNUZ>
  check.expect_close %f8E5M2FNUZ, %want_f8E5M2FNUZ, max_ulp_difference = 0 : tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>
  %f16 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf16>
  %want_f16 = stablehlo.constant dense<[0x0000, 0x3C00]> : tensor<2xf16>
  check.expect_close %f16, %want_f16, max_ulp_difference = 0 : tensor<2xf16>, tensor<2xf16>
  %bf16 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xbf16>
  %want_bf16 = stablehlo.constant dense<[0x0000, 0x3F80]> : tensor<2xbf16>
  check.expect_close %bf16, %want_bf16, max_ulp_difference = 0 : tensor<2xbf16>, tensor<2xbf16>
  %f32 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf32>
  %want_f32 = stablehlo.constant dense<[0x00000000, 0x3F800000]> : tensor<2xf32>
  check.expect_close %f32, %want_f32, max_ulp_difference = 0 : tensor<2xf32>, tensor<2xf32>
  %f64 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf64>
  %want_f64 = stablehlo.constant dense<[0x0000000000000000, 0x3FF0000000000000]> : tensor<2xf64>
  check.expect_close %f64, %want_f64, max_ulp_difference = 0 : tensor<2xf64>, tensor<2xf64>
  return
}

// -----

func.func @from_i4() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, -6, 4, -4, 7, -3, -8]> : tensor<13xi4>
  %i1 = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xi1>
  %want_i1 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<13xi1>
  check.expect_eq %i1, %want_i1 : tensor<13xi1>
  %i2 = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xi2>
  %want_i2 = stablehlo.constant dense<[0, 1, -1, -1, -2, 1, -2, -2, 0, 0, -1, 1, 0]> : tensor<13xi2>
  check.expect_eq %i2, %want_i2 : tensor<13xi2>
  %i8 = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xi8>
  %want_i8 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, -6, 4, -4, 7, -3, -8]> : tensor<13xi8>
  check.expect_eq %i8, %want_i8 : tensor<13xi8>
  %i16 = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xi16>
  %want_i16 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, -6, 4, -4, 7, -3, -8]> : tensor<13xi16>
  check.expect_eq %i16, %want_i16 : tensor<13xi16>
  %i32 = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xi32>
  %want_i32 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, -6, 4, -4, 7, -3, -8]> : tensor<13xi32>
  check.expect_eq %i32, %want_i32 : tensor<13xi32>
  %i64 = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xi64>
  %want_i64 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, -6, 4, -4, 7, -3, -8]> : tensor<13xi64>
  check.expect_eq %i64, %want_i64 : tensor<13xi64>
  %ui2 = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xui2>
  %want_ui2 = stablehlo.constant dense<[0, 1, 3, 3, 2, 1, 2, 2, 0, 0, 3, 1, 0]> : tensor<13xui2>
  check.expect_eq %ui2, %want_ui2 : tensor<13xui2>
  %ui4 = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xui4>
  %want_ui4 = stablehlo.constant dense<[0, 1, 3, 15, 2, 5, 14, 10, 4, 12, 7, 13, 8]> : tensor<13xui4>
  check.expect_eq %ui4, %want_ui4 : tensor<13xui4>
  %ui8 = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xui8>
  %want_ui8 = stablehlo.constant dense<[0, 1, 3, 255, 2, 5, 254, 250, 4, 252, 7, 253, 248]> : tensor<13xui8>
  check.expect_eq %ui8, %want_ui8 : tensor<13xui8>
  %ui16 = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xui16>
  %want_ui16 = stablehlo.constant dense<[0, 1, 3, 65535, 2, 5, 65534, 65530, 4, 65532, 7, 65533, 65528]> : tensor<13xui16>
  check.expect_eq %ui16, %want_ui16 : tensor<13xui16>
  %ui32 = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xui32>
  %want_ui32 = stablehlo.constant dense<[0, 1, 3, 4294967295, 2, 5, 4294967294, 4294967290, 4, 4294967292, 7, 4294967293, 4294967288]> : tensor<13xui32>
  check.expect_eq %ui32, %want_ui32 : tensor<13xui32>
  %ui64 = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xui64>
  %want_ui64 = stablehlo.constant dense<[0, 1, 3, 18446744073709551615, 2, 5, 18446744073709551614, 18446744073709551610, 4, 18446744073709551612, 7, 18446744073709551613, 18446744073709551608]> : tensor<13xui64>
  check.expect_eq %ui64, %want_ui64 : tensor<13xui64>
  %f4E2M1FN = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xf4E2M1FN>
  %want_f4E2M1FN = stablehlo.constant dense<[0x0, 0x2, 0x5, 0xA, 0x4, 0x6, 0xC, 0xF, 0x6, 0xE, 0x7, 0xD, 0xF]> : tensor<13xf4E2M1FN>
  check.expect_close %f4E2M1FN, %want_f4E2M1FN, max_ulp_difference = 0 : tensor<13xf4E2M1FN>, tensor<13xf4E2M1FN>
  %f6E2M3FN = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xf6E2M3FN>
  %want_f6E2M3FN = stablehlo.constant dense<[0x00, 0x08, 0x14, 0x28, 0x10, 0x1A, 0x30, 0x3C, 0x18, 0x38, 0x1E, 0x34, 0x3F]> : tensor<13xf6E2M3FN>
  check.expect_close %f6E2M3FN, %want_f6E2M3FN, max_ulp_difference = 0 : tensor<13xf6E2M3FN>, tensor<13xf6E2M3FN>
  %f6E3M2FN = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xf6E3M2FN>
  %want_f6E3M2FN = stablehlo.constant dense<[0x00, 0x0C, 0x12, 0x2C, 0x10, 0x15, 0x30, 0x36, 0x14, 0x34, 0x17, 0x32, 0x38]> : tensor<13xf6E3M2FN>
  check.expect_close %f6E3M2FN, %want_f6E3M2FN, max_ulp_difference = 0 : tensor<13xf6E3M2FN>, tensor<13xf6E3M2FN>
  %f8E3M4 = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xf8E3M4>
  %want_f8E3M4 = stablehlo.constant dense<[0x00, 0x30, 0x48, 0xB0, 0x40, 0x54, 0xC0, 0xD8, 0x50, 0xD0, 0x5C, 0xC8, 0xE0]> : tensor<13xf8E3M4>
  check.expect_close %f8E3M4, %want_f8E3M4, max_ulp_difference = 0 : tensor<13xf8E3M4>, tensor<13xf8E3M4>
  %f8E4M3 = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xf8E4M3>
  %want_f8E4M3 = stablehlo.constant dense<[0x00, 0x38, 0x44, 0xB8, 0x40, 0x4A, 0xC0, 0xCC, 0x48, 0xC8, 0x4E, 0xC4, 0xD0]> : tensor<13xf8E4M3>
  check.expect_close %f8E4M3, %want_f8E4M3, max_ulp_difference = 0 : tensor<13xf8E4M3>, tensor<13xf8E4M3>
  %f8E4M3FN = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xf8E4M3FN>
  %want_f8E4M3FN = stablehlo.constant dense<[0x00, 0x38, 0x44, 0xB8, 0x40, 0x4A, 0xC0, 0xCC, 0x48, 0xC8, 0x4E, 0xC4, 0xD0]> : tensor<13xf8E4M3FN>
  check.expect_close %f8E4M3FN, %want_f8E4M3FN, max_ulp_difference = 0 : tensor<13xf8E4M3FN>, tensor<13xf8E4M3FN>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xf8E4M3FNUZ>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x00, 0x40, 0x4C, 0xC0, 0x48, 0x52, 0xC8, 0xD4, 0x50, 0xD0, 0x56, 0xCC, 0xD8]> : tensor<13xf8E4M3FNUZ>
  check.expect_close %f8E4M3FNUZ, %want_f8E4M3FNUZ, max_ulp_difference = 0 : tensor<13xf8E4M3FNUZ>, tensor<13xf8E4M3FNUZ>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xf8E4M3B11FNUZ>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x00, 0x58, 0x64, 0xD8, 0x60, 0x6A, 0xE0, 0xEC, 0x68, 0xE8, 0x6E, 0xE4, 0xF0]> : tensor<13xf8E4M3B11FNUZ>
  check.expect_close %f8E4M3B11FNUZ, %want_f8E4M3B11FNUZ, max_ulp_difference = 0 : tensor<13xf8E4M3B11FNUZ>, tensor<13xf8E4M3B11FNUZ>
  %f8E5M2 = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xf8E5M2>
  %want_f8E5M2 = stablehlo.constant dense<[0x00, 0x3C, 0x42, 0xBC, 0x40, 0x45, 0xC0, 0xC6, 0x44, 0xC4, 0x47, 0xC2, 0xC8]> : tensor<13xf8E5M2>
  check.expect_close %f8E5M2, %want_f8E5M2, max_ulp_difference = 0 : tensor<13xf8E5M2>, tensor<13xf8E5M2>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xf8E5M2FNUZ>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x00, 0x40, 0x46, 0xC0, 0x44, 0x49, 0xC4, 0xCA, 0x48, 0xC8, 0x4B, 0xC6, 0xCC]> : tensor<13xf8E5M2FNUZ>
  check.expect_close %f8E5M2FNUZ, %want_f8E5M2FNUZ, max_ulp_difference = 0 : tensor<13xf8E5M2FNUZ>, tensor<13xf8E5M2FNUZ>
  %f16 = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xf16>
  %want_f16 = stablehlo.constant dense<[0x0000, 0x3C00, 0x4200, 0xBC00, 0x4000, 0x4500, 0xC000, 0xC600, 0x4400, 0xC400, 0x4700, 0xC200, 0xC800]> : tensor<13xf16>
  check.expect_close %f16, %want_f16, max_ulp_difference = 0 : tensor<13xf16>, tensor<13xf16>
  %bf16 = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xbf16>
  %want_bf16 = stablehlo.constant dense<[0x0000, 0x3F80, 0x4040, 0xBF80, 0x4000, 0x40A0, 0xC000, 0xC0C0, 0x4080, 0xC080, 0x40E0, 0xC040, 0xC100]> : tensor<13xbf16>
  check.expect_close %bf16, %want_bf16, max_ulp_difference = 0 : tensor<13xbf16>, tensor<13xbf16>
  %f32 = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xf32>
  %want_f32 = stablehlo.constant dense<[0x00000000, 0x3F800000, 0x40400000, 0xBF800000, 0x40000000, 0x40A00000, 0xC0000000, 0xC0C00000, 0x40800000, 0xC0800000, 0x40E00000, 0xC0400000, 0xC1000000]> : tensor<13xf32>
  check.expect_close %f32, %want_f32, max_ulp_difference = 0 : tensor<13xf32>, tensor<13xf32>
  %f64 = stablehlo.convert %x : (tensor<13xi4>) -> tensor<13xf64>
  %want_f64 = stablehlo.constant dense<[0x0000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4014000000000000, 0xC000000000000000, 0xC018000000000000, 0x4010000000000000, 0xC010000000000000, 0x401C000000000000, 0xC008000000000000, 0xC020000000000000]> : tensor<13xf64>
  check.expect_close %f64, %want_f64, max_ulp_difference = 0 : tensor<13xf64>, tensor<13xf64>
  return
}

// -----

func.func @from_i8() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 90, 100, -100, 8, 7, -3, -128, 127]> : tensor<15xi8>
  %i1 = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xi1>
  %want_i1 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<15xi1>
  check.expect_eq %i1, %want_i1 : tensor<15xi1>
  %i2 = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xi2>
  %want_i2 = stablehlo.constant dense<[0, 1, -1, -1, -2, 1, -2, -2, 0, 0, 0, -1, 1, 0, -1]> : tensor<15xi2>
  check.expect_eq %i2, %want_i2 : tensor<15xi2>
  %i4 = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xi4>
  %want_i4 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, -6, 4, -4, -8, 7, -3, 0, -1]> : tensor<15xi4>
  check.expect_eq %i4, %want_i4 : tensor<15xi4>
  %i16 = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xi16>
  %want_i16 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 90, 100, -100, 8, 7, -3, -128, 127]> : tensor<15xi16>
  check.expect_eq %i16, %want_i16 : tensor<15xi16>
  %i32 = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xi32>
  %want_i32 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 90, 100, -100, 8, 7, -3, -128, 127]> : tensor<15xi32>
  check.expect_eq %i32, %want_i32 : tensor<15xi32>
  %i64 = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xi64>
  %want_i64 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 90, 100, -100, 8, 7, -3, -128, 127]> : tensor<15xi64>
  check.expect_eq %i64, %want_i64 : tensor<15xi64>
  %ui2 = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xui2>
  %want_ui2 = stablehlo.constant dense<[0, 1, 3, 3, 2, 1, 2, 2, 0, 0, 0, 3, 1, 0, 3]> : tensor<15xui2>
  check.expect_eq %ui2, %want_ui2 : tensor<15xui2>
  %ui4 = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xui4>
  %want_ui4 = stablehlo.constant dense<[0, 1, 3, 15, 2, 5, 14, 10, 4, 12, 8, 7, 13, 0, 15]> : tensor<15xui4>
  check.expect_eq %ui4, %want_ui4 : tensor<15xui4>
  %ui8 = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xui8>
  %want_ui8 = stablehlo.constant dense<[0, 1, 3, 255, 2, 5, 254, 90, 100, 156, 8, 7, 253, 128, 127]> : tensor<15xui8>
  check.expect_eq %ui8, %want_ui8 : tensor<15xui8>
  %ui16 = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xui16>
  %want_ui16 = stablehlo.constant dense<[0, 1, 3, 65535, 2, 5, 65534, 90, 100, 65436, 8, 7, 65533, 65408, 127]> : tensor<15xui16>
  check.expect_eq %ui16, %want_ui16 : tensor<15xui16>
  %ui32 = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xui32>
  %want_ui32 = stablehlo.constant dense<[0, 1, 3, 4294967295, 2, 5, 4294967294, 90, 100, 4294967196, 8, 7, 4294967293, 4294967168, 127]> : tensor<15xui32>
  check.expect_eq %ui32, %want_ui32 : tensor<15xui32>
  %ui64 = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xui64>
  %want_ui64 = stablehlo.constant dense<[0, 1, 3, 18446744073709551615, 2, 5, 18446744073709551614, 90, 100, 18446744073709551516, 8, 7, 18446744073709551613, 18446744073709551488, 127]> : tensor<15xui64>
  check.expect_eq %ui64, %want_ui64 : tensor<15xui64>
  %f4E2M1FN = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xf4E2M1FN>
  %want_f4E2M1FN = stablehlo.constant dense<[0x0, 0x2, 0x5, 0xA, 0x4, 0x6, 0xC, 0x7, 0x7, 0xF, 0x7, 0x7, 0xD, 0xF, 0x7]> : tensor<15xf4E2M1FN>
  check.expect_close %f4E2M1FN, %want_f4E2M1FN, max_ulp_difference = 0 : tensor<15xf4E2M1FN>, tensor<15xf4E2M1FN>
  %f6E2M3FN = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xf6E2M3FN>
  %want_f6E2M3FN = stablehlo.constant dense<[0x00, 0x08, 0x14, 0x28, 0x10, 0x1A, 0x30, 0x1F, 0x1F, 0x3F, 0x1F, 0x1E, 0x34, 0x3F, 0x1F]> : tensor<15xf6E2M3FN>
  check.expect_close %f6E2M3FN, %want_f6E2M3FN, max_ulp_difference = 0 : tensor<15xf6E2M3FN>, tensor<15xf6E2M3FN>
  %f6E3M2FN = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xf6E3M2FN>
  %want_f6E3M2FN = stablehlo.constant dense<[0x00, 0x0C, 0x12, 0x2C, 0x10, 0x15, 0x30, 0x1F, 0x1F, 0x3F, 0x18, 0x17, 0x32, 0x3F, 0x1F]> : tensor<15xf6E3M2FN>
  check.expect_close %f6E3M2FN, %want_f6E3M2FN, max_ulp_difference = 0 : tensor<15xf6E3M2FN>, tensor<15xf6E3M2FN>
  %f8E3M4 = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xf8E3M4>
  %want_f8E3M4 = stablehlo.constant dense<[0x00, 0x30, 0x48, 0xB0, 0x40, 0x54, 0xC0, 0x70, 0x70, 0xF0, 0x60, 0x5C, 0xC8, 0xF0, 0x70]> : tensor<15xf8E3M4>
  check.expect_close %f8E3M4, %want_f8E3M4, max_ulp_difference = 0 : tensor<15xf8E3M4>, tensor<15xf8E3M4>
  %f8E4M3 = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xf8E4M3>
  %want_f8E4M3 = stablehlo.constant dense<[0x00, 0x38, 0x44, 0xB8, 0x40, 0x4A, 0xC0, 0x6B, 0x6C, 0xEC, 0x50, 0x4E, 0xC4, 0xF0, 0x70]> : tensor<15xf8E4M3>
  check.expect_close %f8E4M3, %want_f8E4M3, max_ulp_difference = 0 : tensor<15xf8E4M3>, tensor<15xf8E4M3>
  %f8E4M3FN = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xf8E4M3FN>
  %want_f8E4M3FN = stablehlo.constant dense<[0x00, 0x38, 0x44, 0xB8, 0x40, 0x4A, 0xC0, 0x6B, 0x6C, 0xEC, 0x50, 0x4E, 0xC4, 0xF0, 0x70]> : tensor<15xf8E4M3FN>
  check.expect_close %f8E4M3FN, %want_f8E4M3FN, max_ulp_difference = 0 : tensor<15xf8E4M3FN>, tensor<15xf8E4M3FN>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xf8E4M3FNUZ>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x00, 0x40, 0x4C, 0xC0, 0x48, 0x52, 0xC8, 0x73, 0x74, 0xF4, 0x58, 0x56, 0xCC, 0xF8, 0x78]> : tensor<15xf8E4M3FNUZ>
  check.expect_close %f8E4M3FNUZ, %want_f8E4M3FNUZ, max_ulp_difference = 0 : tensor<15xf8E4M3FNUZ>, tensor<15xf8E4M3FNUZ>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xf8E4M3B11FNUZ>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x00, 0x58, 0x64, 0xD8, 0x60, 0x6A, 0xE0, 0x80, 0x80, 0x80, 0x70, 0x6E, 0xE4, 0x80, 0x80]> : tensor<15xf8E4M3B11FNUZ>
  check.expect_close %f8E4M3B11FNUZ, %want_f8E4M3B11FNUZ, max_ulp_difference = 0 : tensor<15xf8E4M3B11FNUZ>, tensor<15xf8E4M3B11FNUZ>
  %f8E5M2 = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xf8E5M2>
  %want_f8E5M2 = stablehlo.constant dense<[0x00, 0x3C, 0x42, 0xBC, 0x40, 0x45, 0xC0, 0x56, 0x56, 0xD6, 0x48, 0x47, 0xC2, 0xD8, 0x58]> : tensor<15xf8E5M2>
  check.expect_close %f8E5M2, %want_f8E5M2, max_ulp_difference = 0 : tensor<15xf8E5M2>, tensor<15xf8E5M2>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xf8E5M2FNUZ>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x00, 0x40, 0x46, 0xC0, 0x44, 0x49, 0xC4, 0x5A, 0x5A, 0xDA, 0x4C, 0x4B, 0xC6, 0xDC, 0x5C]> : tensor<15xf8E5M2FNUZ>
  check.expect_close %f8E5M2FNUZ, %want_f8E5M2FNUZ, max_ulp_difference = 0 : tensor<15xf8E5M2FNUZ>, tensor<15xf8E5M2FNUZ>
  %f16 = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xf16>
  %want_f16 = stablehlo.constant dense<[0x0000, 0x3C00, 0x4200, 0xBC00, 0x4000, 0x4500, 0xC000, 0x55A0, 0x5640, 0xD640, 0x4800, 0x4700, 0xC200, 0xD800, 0x57F0]> : tensor<15xf16>
  check.expect_close %f16, %want_f16, max_ulp_difference = 0 : tensor<15xf16>, tensor<15xf16>
  %bf16 = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xbf16>
  %want_bf16 = stablehlo.constant dense<[0x0000, 0x3F80, 0x4040, 0xBF80, 0x4000, 0x40A0, 0xC000, 0x42B4, 0x42C8, 0xC2C8, 0x4100, 0x40E0, 0xC040, 0xC300, 0x42FE]> : tensor<15xbf16>
  check.expect_close %bf16, %want_bf16, max_ulp_difference = 0 : tensor<15xbf16>, tensor<15xbf16>
  %f32 = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xf32>
  %want_f32 = stablehlo.constant dense<[0x00000000, 0x3F800000, 0x40400000, 0xBF800000, 0x40000000, 0x40A00000, 0xC0000000, 0x42B40000, 0x42C80000, 0xC2C80000, 0x41000000, 0x40E00000, 0xC0400000, 0xC3000000, 0x42FE0000]> : tensor<15xf32>
  check.expect_close %f32, %want_f32, max_ulp_difference = 0 : tensor<15xf32>, tensor<15xf32>
  %f64 = stablehlo.convert %x : (tensor<15xi8>) -> tensor<15xf64>
  %want_f64 = stablehlo.constant dense<[0x0000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4014000000000000, 0xC000000000000000, 0x4056800000000000, 0x4059000000000000, 0xC059000000000000, 0x4020000000000000, 0x401C000000000000, 0xC008000000000000, 0xC060000000000000, 0x405FC00000000000]> : tensor<15xf64>
  check.expect_close %f64, %want_f64, max_ulp_difference = 0 : tensor<15xf64>, tensor<15xf64>
  return
}

// -----

func.func @from_i32() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 1515870810, 100, -100, 32, 31, 7, -3, -2147483648, 2147483647]> : tensor<16xi32>
  %i1 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xi1>
  %want_i1 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<16xi1>
  check.expect_eq %i1, %want_i1 : tensor<16xi1>
  %i2 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xi2>
  %want_i2 = stablehlo.constant dense<[0, 1, -1, -1, -2, 1, -2, -2, 0, 0, 0, -1, -1, 1, 0, -1]> : tensor<16xi2>
  check.expect_eq %i2, %want_i2 : tensor<16xi2>
  %i4 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xi4>
  %want_i4 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, -6, 4, -4, 0, -1, 7, -3, 0, -1]> : tensor<16xi4>
  check.expect_eq %i4, %want_i4 : tensor<16xi4>
  %i8 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xi8>
  %want_i8 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 90, 100, -100, 32, 31, 7, -3, 0, -1]> : tensor<16xi8>
  check.expect_eq %i8, %want_i8 : tensor<16xi8>
  %i16 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xi16>
  %want_i16 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 23130, 100, -100, 32, 31, 7, -3, 0, -1]> : tensor<16xi16>
  check.expect_eq %i16, %want_i16 : tensor<16xi16>
  %i64 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xi64>
  %want_i64 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 1515870810, 100, -100, 32, 31, 7, -3, -2147483648, 2147483647]> : tensor<16xi64>
  check.expect_eq %i64, %want_i64 : tensor<16xi64>
  %ui2 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xui2>
  %want_ui2 = stablehlo.constant dense<[0, 1, 3, 3, 2, 1, 2, 2, 0, 0, 0, 3, 3, 1, 0, 3]> : tensor<16xui2>
  check.expect_eq %ui2, %want_ui2 : tensor<16xui2>
  %ui4 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xui4>
  %want_ui4 = stablehlo.constant dense<[0, 1, 3, 15, 2, 5, 14, 10, 4, 12, 0, 15, 7, 13, 0, 15]> : tensor<16xui4>
  check.expect_eq %ui4, %want_ui4 : tensor<16xui4>
  %ui8 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xui8>
  %want_ui8 = stablehlo.constant dense<[0, 1, 3, 255, 2, 5, 254, 90, 100, 156, 32, 31, 7, 253, 0, 255]> : tensor<16xui8>
  check.expect_eq %ui8, %want_ui8 : tensor<16xui8>
  %ui16 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xui16>
  %want_ui16 = stablehlo.constant dense<[0, 1, 3, 65535, 2, 5, 65534, 23130, 100, 65436, 32, 31, 7, 65533, 0, 65535]> : tensor<16xui16>
  check.expect_eq %ui16, %want_ui16 : tensor<16xui16>
  %ui32 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xui32>
  %want_ui32 = stablehlo.constant dense<[0, 1, 3, 4294967295, 2, 5, 4294967294, 1515870810, 100, 4294967196, 32, 31, 7, 4294967293, 2147483648, 2147483647]> : tensor<16xui32>
  check.expect_eq %ui32, %want_ui32 : tensor<16xui32>
  %ui64 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xui64>
  %want_ui64 = stablehlo.constant dense<[0, 1, 3, 18446744073709551615, 2, 5, 18446744073709551614, 1515870810, 100, 18446744073709551516, 32, 31, 7, 18446744073709551613, 18446744071562067968, 2147483647]> : tensor<16xui64>
  check.expect_eq %ui64, %want_ui64 : tensor<16xui64>
  %f4E2M1FN = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xf4E2M1FN>
  %want_f4E2M1FN = stablehlo.constant dense<[0x0, 0x2, 0x5, 0xA, 0x4, 0x6, 0xC, 0x7, 0x7, 0xF, 0x7, 0x7, 0x7, 0xD, 0xF, 0x7]> : tensor<16xf4E2M1FN>
  check.expect_close %f4E2M1FN, %want_f4E2M1FN, max_ulp_difference = 0 : tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>
  %f6E2M3FN = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xf6E2M3FN>
  %want_f6E2M3FN = stablehlo.constant dense<[0x00, 0x08, 0x14, 0x28, 0x10, 0x1A, 0x30, 0x1F, 0x1F, 0x3F, 0x1F, 0x1F, 0x1E, 0x34, 0x3F, 0x1F]> : tensor<16xf6E2M3FN>
  check.expect_close %f6E2M3FN, %want_f6E2M3FN, max_ulp_difference = 0 : tensor<16xf6E2M3FN>, tensor<16xf6E2M3FN>
  %f6E3M2FN = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xf6E3M2FN>
  %want_f6E3M2FN = stablehlo.constant dense<[0x00, 0x0C, 0x12, 0x2C, 0x10, 0x15, 0x30, 0x1F, 0x1F, 0x3F, 0x1F, 0x1F, 0x17, 0x32, 0x3F, 0x1F]> : tensor<16xf6E3M2FN>
  check.expect_close %f6E3M2FN, %want_f6E3M2FN, max_ulp_difference = 0 : tensor<16xf6E3M2FN>, tensor<16xf6E3M2FN>
  %f8E3M4 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xf8E3M4>
  %want_f8E3M4 = stablehlo.constant dense<[0x00, 0x30, 0x48, 0xB0, 0x40, 0x54, 0xC0, 0x70, 0x70, 0xF0, 0x70, 0x70, 0x5C, 0xC8, 0xF0, 0x70]> : tensor<16xf8E3M4>
  check.expect_close %f8E3M4, %want_f8E3M4, max_ulp_difference = 0 : tensor<16xf8E3M4>, tensor<16xf8E3M4>
  %f8E4M3 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xf8E4M3>
  %want_f8E4M3 = stablehlo.constant dense<[0x00, 0x38, 0x44, 0xB8, 0x40, 0x4A, 0xC0, 0x78, 0x6C, 0xEC, 0x60, 0x60, 0x4E, 0xC4, 0xF8, 0x78]> : tensor<16xf8E4M3>
  check.expect_close %f8E4M3, %want_f8E4M3, max_ulp_difference = 0 : tensor<16xf8E4M3>, tensor<16xf8E4M3>
  %f8E4M3FN = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xf8E4M3FN>
  %want_f8E4M3FN = stablehlo.constant dense<[0x00, 0x38, 0x44, 0xB8, 0x40, 0x4A, 0xC0, 0x7F, 0x6C, 0xEC, 0x60, 0x60, 0x4E, 0xC4, 0xFF, 0x7F]> : tensor<16xf8E4M3FN>
  check.expect_close %f8E4M3FN, %want_f8E4M3FN, max_ulp_difference = 0 : tensor<16xf8E4M3FN>, tensor<16xf8E4M3FN>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xf8E4M3FNUZ>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x00, 0x40, 0x4C, 0xC0, 0x48, 0x52, 0xC8, 0x80, 0x74, 0xF4, 0x68, 0x68, 0x56, 0xCC, 0x80, 0x80]> : tensor<16xf8E4M3FNUZ>
  check.expect_close %f8E4M3FNUZ, %want_f8E4M3FNUZ, max_ulp_difference = 0 : tensor<16xf8E4M3FNUZ>, tensor<16xf8E4M3FNUZ>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xf8E4M3B11FNUZ>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x00, 0x58, 0x64, 0xD8, 0x60, 0x6A, 0xE0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x6E, 0xE4, 0x80, 0x80]> : tensor<16xf8E4M3B11FNUZ>
  check.expect_close %f8E4M3B11FNUZ, %want_f8E4M3B11FNUZ, max_ulp_difference = 0 : tensor<16xf8E4M3B11FNUZ>, tensor<16xf8E4M3B11FNUZ>
  %f8E5M2 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xf8E5M2>
  %want_f8E5M2 = stablehlo.constant dense<[0x00, 0x3C, 0x42, 0xBC, 0x40, 0x45, 0xC0, 0x7C, 0x56, 0xD6, 0x50, 0x50, 0x47, 0xC2, 0xFC, 0x7C]> : tensor<16xf8E5M2>
  check.expect_close %f8E5M2, %want_f8E5M2, max_ulp_difference = 0 : tensor<16xf8E5M2>, tensor<16xf8E5M2>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xf8E5M2FNUZ>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x00, 0x40, 0x46, 0xC0, 0x44, 0x49, 0xC4, 0x80, 0x5A, 0xDA, 0x54, 0x54, 0x4B, 0xC6, 0x80, 0x80]> : tensor<16xf8E5M2FNUZ>
  check.expect_close %f8E5M2FNUZ, %want_f8E5M2FNUZ, max_ulp_difference = 0 : tensor<16xf8E5M2FNUZ>, tensor<16xf8E5M2FNUZ>
  %f16 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xf16>
  %want_f16 = stablehlo.constant dense<[0x0000, 0x3C00, 0x4200, 0xBC00, 0x4000, 0x4500, 0xC000, 0x7C00, 0x5640, 0xD640, 0x5000, 0x4FC0, 0x4700, 0xC200, 0xFC00, 0x7C00]> : tensor<16xf16>
  check.expect_close %f16, %want_f16, max_ulp_difference = 0 : tensor<16xf16>, tensor<16xf16>
  %bf16 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xbf16>
  %want_bf16 = stablehlo.constant dense<[0x0000, 0x3F80, 0x4040, 0xBF80, 0x4000, 0x40A0, 0xC000, 0x4EB5, 0x42C8, 0xC2C8, 0x4200, 0x41F8, 0x40E0, 0xC040, 0xCF00, 0x4F00]> : tensor<16xbf16>
  check.expect_close %bf16, %want_bf16, max_ulp_difference = 0 : tensor<16xbf16>, tensor<16xbf16>
  %f32 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xf32>
  %want_f32 = stablehlo.constant dense<[0x00000000, 0x3F800000, 0x40400000, 0xBF800000, 0x40000000, 0x40A00000, 0xC0000000, 0x4EB4B4B5, 0x42C80000, 0xC2C80000, 0x42000000, 0x41F80000, 0x40E00000, 0xC0400000, 0xCF000000, 0x4F000000]> : tensor<16xf32>
  check.expect_close %f32, %want_f32, max_ulp_difference = 0 : tensor<16xf32>, tensor<16xf32>
  %f64 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xf64>
  %want_f64 = stablehlo.constant dense<[0x0000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4014000000000000, 0xC000000000000000, 0x41D6969696800000, 0x4059000000000000, 0xC059000000000000, 0x4040000000000000, 0x403F000000000000, 0x401C000000000000, 0xC008000000000000, 0xC1E0000000000000, 0x41DFFFFFFFC00000]> : tensor<16xf64>
  check.expect_close %f64, %want_f64, max_ulp_difference = 0 : tensor<16xf64>, tensor<16xf64>
  return
}

// -----

func.func @from_i64() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 6510615555426900570, 100, -100, 64, 63, 7, -3, -9223372036854775808, 9223372036854775807]> : tensor<16xi64>
  %i1 = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xi1>
  %want_i1 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<16xi1>
  check.expect_eq %i1, %want_i1 : tensor<16xi1>
  %i2 = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xi2>
  %want_i2 = stablehlo.constant dense<[0, 1, -1, -1, -2, 1, -2, -2, 0, 0, 0, -1, -1, 1, 0, -1]> : tensor<16xi2>
  check.expect_eq %i2, %want_i2 : tensor<16xi2>
  %i4 = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xi4>
  %want_i4 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, -6, 4, -4, 0, -1, 7, -3, 0, -1]> : tensor<16xi4>
  check.expect_eq %i4, %want_i4 : tensor<16xi4>
  %i8 = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xi8>
  %want_i8 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 90, 100, -100, 64, 63, 7, -3, 0, -1]> : tensor<16xi8>
  check.expect_eq %i8, %want_i8 : tensor<16xi8>
  %i16 = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xi16>
  %want_i16 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 23130, 100, -100, 64, 63, 7, -3, 0, -1]> : tensor<16xi16>
  check.expect_eq %i16, %want_i16 : tensor<16xi16>
  %i32 = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xi32>
  %want_i32 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 1515870810, 100, -100, 64, 63, 7, -3, 0, -1]> : tensor<16xi32>
  check.expect_eq %i32, %want_i32 : tensor<16xi32>
  %ui2 = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xui2>
  %want_ui2 = stablehlo.constant dense<[0, 1, 3, 3, 2, 1, 2, 2, 0, 0, 0, 3, 3, 1, 0, 3]> : tensor<16xui2>
  check.expect_eq %ui2, %want_ui2 : tensor<16xui2>
  %ui4 = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xui4>
  %want_ui4 = stablehlo.constant dense<[0, 1, 3, 15, 2, 5, 14, 10, 4, 12, 0, 15, 7, 13, 0, 15]> : tensor<16xui4>
  check.expect_eq %ui4, %want_ui4 : tensor<16xui4>
  %ui8 = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xui8>
  %want_ui8 = stablehlo.constant dense<[0, 1, 3, 255, 2, 5, 254, 90, 100, 156, 64, 63, 7, 253, 0, 255]> : tensor<16xui8>
  check.expect_eq %ui8, %want_ui8 : tensor<16xui8>
  %ui16 = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xui16>
  %want_ui16 = stablehlo.constant dense<[0, 1, 3, 65535, 2, 5, 65534, 23130, 100, 65436, 64, 63, 7, 65533, 0, 65535]> : tensor<16xui16>
  check.expect_eq %ui16, %want_ui16 : tensor<16xui16>
  %ui32 = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xui32>
  %want_ui32 = stablehlo.constant dense<[0, 1, 3, 4294967295, 2, 5, 4294967294, 1515870810, 100, 4294967196, 64, 63, 7, 4294967293, 0, 4294967295]> : tensor<16xui32>
  check.expect_eq %ui32, %want_ui32 : tensor<16xui32>
  %ui64 = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xui64>
  %want_ui64 = stablehlo.constant dense<[0, 1, 3, 18446744073709551615, 2, 5, 18446744073709551614, 6510615555426900570, 100, 18446744073709551516, 64, 63, 7, 18446744073709551613, 9223372036854775808, 9223372036854775807]> : tensor<16xui64>
  check.expect_eq %ui64, %want_ui64 : tensor<16xui64>
  %f4E2M1FN = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xf4E2M1FN>
  %want_f4E2M1FN = stablehlo.constant dense<[0x0, 0x2, 0x5, 0xA, 0x4, 0x6, 0xC, 0x7, 0x7, 0xF, 0x7, 0x7, 0x7, 0xD, 0xF, 0x7]> : tensor<16xf4E2M1FN>
  check.expect_close %f4E2M1FN, %want_f4E2M1FN, max_ulp_difference = 0 : tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>
  %f6E2M3FN = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xf6E2M3FN>
  %want_f6E2M3FN = stablehlo.constant dense<[0x00, 0x08, 0x14, 0x28, 0x10, 0x1A, 0x30, 0x1F, 0x1F, 0x3F, 0x1F, 0x1F, 0x1E, 0x34, 0x3F, 0x1F]> : tensor<16xf6E2M3FN>
  check.expect_close %f6E2M3FN, %want_f6E2M3FN, max_ulp_difference = 0 : tensor<16xf6E2M3FN>, tensor<16xf6E2M3FN>
  %f6E3M2FN = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xf6E3M2FN>
  %want_f6E3M2FN = stablehlo.constant dense<[0x00, 0x0C, 0x12, 0x2C, 0x10, 0x15, 0x30, 0x1F, 0x1F, 0x3F, 0x1F, 0x1F, 0x17, 0x32, 0x3F, 0x1F]> : tensor<16xf6E3M2FN>
  check.expect_close %f6E3M2FN, %want_f6E3M2FN, max_ulp_difference = 0 : tensor<16xf6E3M2FN>, tensor<16xf6E3M2FN>
  %f8E3M4 = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xf8E3M4>
  %want_f8E3M4 = stablehlo.constant dense<[0x00, 0x30, 0x48, 0xB0, 0x40, 0x54, 0xC0, 0x70, 0x70, 0xF0, 0x70, 0x70, 0x5C, 0xC8, 0xF0, 0x70]> : tensor<16xf8E3M4>
  check.expect_close %f8E3M4, %want_f8E3M4, max_ulp_difference = 0 : tensor<16xf8E3M4>, tensor<16xf8E3M4>
  %f8E4M3 = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xf8E4M3>
  %want_f8E4M3 = stablehlo.constant dense<[0x00, 0x38, 0x44, 0xB8, 0x40, 0x4A, 0xC0, 0x78, 0x6C, 0xEC, 0x68, 0x68, 0x4E, 0xC4, 0xF8, 0x78]> : tensor<16xf8E4M3>
  check.expect_close %f8E4M3, %want_f8E4M3, max_ulp_difference = 0 : tensor<16xf8E4M3>, tensor<16xf8E4M3>
  %f8E4M3FN = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xf8E4M3FN>
  %want_f8E4M3FN = stablehlo.constant dense<[0x00, 0x38, 0x44, 0xB8, 0x40, 0x4A, 0xC0, 0x7F, 0x6C, 0xEC, 0x68, 0x68, 0x4E, 0xC4, 0xFF, 0x7F]> : tensor<16xf8E4M3FN>
  check.expect_close %f8E4M3FN, %want_f8E4M3FN, max_ulp_difference = 0 : tensor<16xf8E4M3FN>, tensor<16xf8E4M3FN>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xf8E4M3FNUZ>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x00, 0x40, 0x4C, 0xC0, 0x48, 0x52, 0xC8, 0x80, 0x74, 0xF4, 0x70, 0x70, 0x56, 0xCC, 0x80, 0x80]> : tensor<16xf8E4M3FNUZ>
  check.expect_close %f8E4M3FNUZ, %want_f8E4M3FNUZ, max_ulp_difference = 0 : tensor<16xf8E4M3FNUZ>, tensor<16xf8E4M3FNUZ>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xf8E4M3B11FNUZ>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x00, 0x58, 0x64, 0xD8, 0x60, 0x6A, 0xE0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x6E, 0xE4, 0x80, 0x80]> : tensor<16xf8E4M3B11FNUZ>
  check.expect_close %f8E4M3B11FNUZ, %want_f8E4M3B11FNUZ, max_ulp_difference = 0 : tensor<16xf8E4M3B11FNUZ>, tensor<16xf8E4M3B11FNUZ>
  %f8E5M2 = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xf8E5M2>
  %want_f8E5M2 = stablehlo.constant dense<[0x00, 0x3C, 0x42, 0xBC, 0x40, 0x45, 0xC0, 0x7C, 0x56, 0xD6, 0x54, 0x54, 0x47, 0xC2, 0xFC, 0x7C]> : tensor<16xf8E5M2>
  check.expect_close %f8E5M2, %want_f8E5M2, max_ulp_difference = 0 : tensor<16xf8E5M2>, tensor<16xf8E5M2>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xf8E5M2FNUZ>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x00, 0x40, 0x46, 0xC0, 0x44, 0x49, 0xC4, 0x80, 0x5A, 0xDA, 0x58, 0x58, 0x4B, 0xC6, 0x80, 0x80]> : tensor<16xf8E5M2FNUZ>
  check.expect_close %f8E5M2FNUZ, %want_f8E5M2FNUZ, max_ulp_difference = 0 : tensor<16xf8E5M2FNUZ>, tensor<16xf8E5M2FNUZ>
  %f16 = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xf16>
  %want_f16 = stablehlo.constant dense<[0x0000, 0x3C00, 0x4200, 0xBC00, 0x4000, 0x4500, 0xC000, 0x7C00, 0x5640, 0xD640, 0x5400, 0x53E0, 0x4700, 0xC200, 0xFC00, 0x7C00]> : tensor<16xf16>
  check.expect_close %f16, %want_f16, max_ulp_difference = 0 : tensor<16xf16>, tensor<16xf16>
  %bf16 = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xbf16>
  %want_bf16 = stablehlo.constant dense<[0x0000, 0x3F80, 0x4040, 0xBF80, 0x4000, 0x40A0, 0xC000, 0x5EB5, 0x42C8, 0xC2C8, 0x4280, 0x427C, 0x40E0, 0xC040, 0xDF00, 0x5F00]> : tensor<16xbf16>
  check.expect_close %bf16, %want_bf16, max_ulp_difference = 0 : tensor<16xbf16>, tensor<16xbf16>
  %f32 = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xf32>
  %want_f32 = stablehlo.constant dense<[0x00000000, 0x3F800000, 0x40400000, 0xBF800000, 0x40000000, 0x40A00000, 0xC0000000, 0x5EB4B4B5, 0x42C80000, 0xC2C80000, 0x42800000, 0x427C0000, 0x40E00000, 0xC0400000, 0xDF000000, 0x5F000000]> : tensor<16xf32>
  check.expect_close %f32, %want_f32, max_ulp_difference = 0 : tensor<16xf32>, tensor<16xf32>
  %f64 = stablehlo.convert %x : (tensor<16xi64>) -> tensor<16xf64>
  %want_f64 = stablehlo.constant dense<[0x0000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4014000000000000, 0xC000000000000000, 0x43D6969696969697, 0x4059000000000000, 0xC059000000000000, 0x4050000000000000, 0x404F800000000000, 0x401C000000000000, 0xC008000000000000, 0xC3E0000000000000, 0x43E0000000000000]> : tensor<16xf64>
  check.expect_close %f64, %want_f64, max_ulp_difference = 0 : tensor<16xf64>, tensor<16xf64>
  return
}

// -----

func.func @from_ui2() {
  %x = stablehlo.constant dense<[0, 1, 3, 2]> : tensor<4xui2>
  %i1 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xi1>
  %want_i1 = stablehlo.constant dense<[false, true, true, true]> : tensor<4xi1>
  check.expect_eq %i1, %want_i1 : tensor<4xi1>
  %i2 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xi2>
  %want_i2 = stablehlo.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  check.expect_eq %i2, %want_i2 : tensor<4xi2>
  %i4 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xi4>
  %want_i4 = stablehlo.constant dense<[0, 1, 3, 2]> : tensor<4xi4>
  check.expect_eq %i4, %want_i4 : tensor<4xi4>
  %i8 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xi8>
  %want_i8 = stablehlo.constant dense<[0, 1, 3, 2]> : tensor<4xi8>
  check.expect_eq %i8, %want_i8 : tensor<4xi8>
  %i16 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xi16>
  %want_i16 = stablehlo.constant dense<[0, 1, 3, 2]> : tensor<4xi16>
  check.expect_eq %i16, %want_i16 : tensor<4xi16>
  %i32 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xi32>
  %want_i32 = stablehlo.constant dense<[0, 1, 3, 2]> : tensor<4xi32>
  check.expect_eq %i32, %want_i32 : tensor<4xi32>
  %i64 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xi64>
  %want_i64 = stablehlo.constant dense<[0, 1, 3, 2]> : tensor<4xi64>
  check.expect_eq %i64, %want_i64 : tensor<4xi64>
  %ui4 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xui4>
  %want_ui4 = stablehlo.constant dense<[0, 1, 3, 2]> : tensor<4xui4>
  check.expect_eq %ui4, %want_ui4 : tensor<4xui4>
  %ui8 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xui8>
  %want_ui8 = stablehlo.constant dense<[0, 1, 3, 2]> : tensor<4xui8>
  check.expect_eq %ui8, %want_ui8 : tensor<4xui8>
  %ui16 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xui16>
  %want_ui16 = stablehlo.constant dense<[0, 1, 3, 2]> : tensor<4xui16>
  check.expect_eq %ui16, %want_ui16 : tensor<4xui16>
  %ui32 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xui32>
  %want_ui32 = stablehlo.constant dense<[0, 1, 3, 2]> : tensor<4xui32>
  check.expect_eq %ui32, %want_ui32 : tensor<4xui32>
  %ui64 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xui64>
  %want_ui64 = stablehlo.constant dense<[0, 1, 3, 2]> : tensor<4xui64>
  check.expect_eq %ui64, %want_ui64 : tensor<4xui64>
  %f4E2M1FN = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf4E2M1FN>
  %want_f4E2M1FN = stablehlo.constant dense<[0x0, 0x2, 0x5, 0x4]> : tensor<4xf4E2M1FN>
  check.expect_close %f4E2M1FN, %want_f4E2M1FN, max_ulp_difference = 0 : tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>
  %f6E2M3FN = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf6E2M3FN>
  %want_f6E2M3FN = stablehlo.constant dense<[0x00, 0x08, 0x14, 0x10]> : tensor<4xf6E2M3FN>
  check.expect_close %f6E2M3FN, %want_f6E2M3FN, max_ulp_difference = 0 : tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>
  %f6E3M2FN = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf6E3M2FN>
  %want_f6E3M2FN = stablehlo.constant dense<[0x00, 0x0C, 0x12, 0x10]> : tensor<4xf6E3M2FN>
  check.expect_close %f6E3M2FN, %want_f6E3M2FN, max_ulp_difference = 0 : tensor<4xf6E3M2FN>, tensor<4xf6E3M2FN>
  %f8E3M4 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E3M4>
  %want_f8E3M4 = stablehlo.constant dense<[0x00, 0x30, 0x48, 0x40]> : tensor<4xf8E3M4>
  check.expect_close %f8E3M4, %want_f8E3M4, max_ulp_difference = 0 : tensor<4xf8E3M4>, tensor<4xf8E3M4>
  %f8E4M3 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E4M3>
  %want_f8E4M3 = stablehlo.constant dense<[0x00, 0x38, 0x44, 0x40]> : tensor<4xf8E4M3>
  check.expect_close %f8E4M3, %want_f8E4M3, max_ulp_difference = 0 : tensor<4xf8E4M3>, tensor<4xf8E4M3>
  %f8E4M3FN = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E4M3FN>
  %want_f8E4M3FN = stablehlo.constant dense<[0x00, 0x38, 0x44, 0x40]> : tensor<4xf8E4M3FN>
  check.expect_close %f8E4M3FN, %want_f8E4M3FN, max_ulp_difference = 0 : tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E4M3FNUZ>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x00, 0x40, 0x4C, 0x48]> : tensor<4xf8E4M3FNUZ>
  check.expect_close %f8E4M3FNUZ, %want_f8E4M3FNUZ, max_ulp_difference = 0 : tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E4M3B11FNUZ>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x00, 0x58, 0x64, 0x60]> : tensor<4xf8E4M3B11FNUZ>
  check.expect_close %f8E4M3B11FNUZ, %want_f8E4M3B11FNUZ, max_ulp_difference = 0 : tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>
  %f8E5M2 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E5M2>
  %want_f8E5M2 = stablehlo.constant dense<[0x00, 0x3C, 0x42, 0x40]> : tensor<4xf8E5M2>
  check.expect_close %f8E5M2, %want_f8E5M2, max_ulp_difference = 0 : tensor<4xf8E5M2>, tensor<4xf8E5M2>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E5M2FNUZ>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x00, 0x40, 0x46, 0x44]> : tensor<4xf8E5M2FNUZ>
  check.expect_close %f8E5M2FNUZ, %want_f8E5M2FNUZ, max_ulp_difference = 0 : tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>
  %f16 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf16>
  %want_f16 = stablehlo.constant dense<[0x0000, 0x3C00, 0x4200, 0x4000]> : tensor<4xf16>
  check.expect_close %f16, %want_f16, max_ulp_difference = 0 : tensor<4xf16>, tensor<4xf16>
  %bf16 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xbf16>
  %want_bf16 = stablehlo.constant dense<[0x0000, 0x3F80, 0x4040, 0x4000]> : tensor<4xbf16>
  check.expect_close %bf16, %want_bf16, max_ulp_difference = 0 : tensor<4xbf16>, tensor<4xbf16>
  %f32 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf32>
  %want_f32 = stablehlo.constant dense<[0x00000000, 0x3F800000, 0x40400000, 0x40000000]> : tensor<4xf32>
  check.expect_close %f32, %want_f32, max_ulp_difference = 0 : tensor<4xf32>, tensor<4xf32>
  %f64 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf64>
  %want_f64 = stablehlo.constant dense<[0x0000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0x4000000000000000]> : tensor<4xf64>
  check.expect_close %f64, %want_f64, max_ulp_difference = 0 : tensor<4xf64>, tensor<4xf64>
  return
}

// -----

func.func @from_ui8() {
  %x = stablehlo.constant dense<[0, 1, 3, 255, 2, 5, 254, 90, 100, 156, 8, 7, 253, 128, 127]> : tensor<15xui8>
  %i1 = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xi1>
  %want_i1 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<15xi1>
  check.expect_eq %i1, %want_i1 : tensor<15xi1>
  %i2 = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xi2>
  %want_i2 = stablehlo.constant dense<[0, 1, -1, -1, -2, 1, -2, -2, 0, 0, 0, -1, 1, 0, -1]> : tensor<15xi2>
  check.expect_eq %i2, %want_i2 : tensor<15xi2>
  %i4 = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xi4>
  %want_i4 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, -6, 4, -4, -8, 7, -3, 0, -1]> : tensor<15xi4>
  check.expect_eq %i4, %want_i4 : tensor<15xi4>
  %i8 = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xi8>
  %want_i8 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 90, 100, -100, 8, 7, -3, -128, 127]> : tensor<15xi8>
  check.expect_eq %i8, %want_i8 : tensor<15xi8>
  %i16 = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xi16>
  %want_i16 = stablehlo.constant dense<[0, 1, 3, 255, 2, 5, 254, 90, 100, 156, 8, 7, 253, 128, 127]> : tensor<15xi16>
  check.expect_eq %i16, %want_i16 : tensor<15xi16>
  %i32 = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xi32>
  %want_i32 = stablehlo.constant dense<[0, 1, 3, 255, 2, 5, 254, 90, 100, 156, 8, 7, 253, 128, 127]> : tensor<15xi32>
  check.expect_eq %i32, %want_i32 : tensor<15xi32>
  %i64 = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xi64>
  %want_i64 = stablehlo.constant dense<[0, 1, 3, 255, 2, 5, 254, 90, 100, 156, 8, 7, 253, 128, 127]> : tensor<15xi64>
  check.expect_eq %i64, %want_i64 : tensor<15xi64>
  %ui2 = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xui2>
  %want_ui2 = stablehlo.constant dense<[0, 1, 3, 3, 2, 1, 2, 2, 0, 0, 0, 3, 1, 0, 3]> : tensor<15xui2>
  check.expect_eq %ui2, %want_ui2 : tensor<15xui2>
  %ui4 = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xui4>
  %want_ui4 = stablehlo.constant dense<[0, 1, 3, 15, 2, 5, 14, 10, 4, 12, 8, 7, 13, 0, 15]> : tensor<15xui4>
  check.expect_eq %ui4, %want_ui4 : tensor<15xui4>
  %ui16 = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xui16>
  %want_ui16 = stablehlo.constant dense<[0, 1, 3, 255, 2, 5, 254, 90, 100, 156, 8, 7, 253, 128, 127]> : tensor<15xui16>
  check.expect_eq %ui16, %want_ui16 : tensor<15xui16>
  %ui32 = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xui32>
  %want_ui32 = stablehlo.constant dense<[0, 1, 3, 255, 2, 5, 254, 90, 100, 156, 8, 7, 253, 128, 127]> : tensor<15xui32>
  check.expect_eq %ui32, %want_ui32 : tensor<15xui32>
  %ui64 = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xui64>
  %want_ui64 = stablehlo.constant dense<[0, 1, 3, 255, 2, 5, 254, 90, 100, 156, 8, 7, 253, 128, 127]> : tensor<15xui64>
  check.expect_eq %ui64, %want_ui64 : tensor<15xui64>
  %f4E2M1FN = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xf4E2M1FN>
  %want_f4E2M1FN = stablehlo.constant dense<[0x0, 0x2, 0x5, 0x7, 0x4, 0x6, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7]> : tensor<15xf4E2M1FN>
  check.expect_close %f4E2M1FN, %want_f4E2M1FN, max_ulp_difference = 0 : tensor<15xf4E2M1FN>, tensor<15xf4E2M1FN>
  %f6E2M3FN = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xf6E2M3FN>
  %want_f6E2M3FN = stablehlo.constant dense<[0x00, 0x08, 0x14, 0x1F, 0x10, 0x1A, 0x1F, 0x1F, 0x1F, 0x1F, 0x1F, 0x1E, 0x1F, 0x1F, 0x1F]> : tensor<15xf6E2M3FN>
  check.expect_close %f6E2M3FN, %want_f6E2M3FN, max_ulp_difference = 0 : tensor<15xf6E2M3FN>, tensor<15xf6E2M3FN>
  %f6E3M2FN = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xf6E3M2FN>
  %want_f6E3M2FN = stablehlo.constant dense<[0x00, 0x0C, 0x12, 0x1F, 0x10, 0x15, 0x1F, 0x1F, 0x1F, 0x1F, 0x18, 0x17, 0x1F, 0x1F, 0x1F]> : tensor<15xf6E3M2FN>
  check.expect_close %f6E3M2FN, %want_f6E3M2FN, max_ulp_difference = 0 : tensor<15xf6E3M2FN>, tensor<15xf6E3M2FN>
  %f8E3M4 = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xf8E3M4>
  %want_f8E3M4 = stablehlo.constant dense<[0x00, 0x30, 0x48, 0x70, 0x40, 0x54, 0x70, 0x70, 0x70, 0x70, 0x60, 0x5C, 0x70, 0x70, 0x70]> : tensor<15xf8E3M4>
  check.expect_close %f8E3M4, %want_f8E3M4, max_ulp_difference = 0 : tensor<15xf8E3M4>, tensor<15xf8E3M4>
  %f8E4M3 = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xf8E4M3>
  %want_f8E4M3 = stablehlo.constant dense<[0x00, 0x38, 0x44, 0x78, 0x40, 0x4A, 0x78, 0x6B, 0x6C, 0x72, 0x50, 0x4E, 0x78, 0x70, 0x70]> : tensor<15xf8E4M3>
  check.expect_close %f8E4M3, %want_f8E4M3, max_ulp_difference = 0 : tensor<15xf8E4M3>, tensor<15xf8E4M3>
  %f8E4M3FN = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xf8E4M3FN>
  %want_f8E4M3FN = stablehlo.constant dense<[0x00, 0x38, 0x44, 0x78, 0x40, 0x4A, 0x78, 0x6B, 0x6C, 0x72, 0x50, 0x4E, 0x78, 0x70, 0x70]> : tensor<15xf8E4M3FN>
  check.expect_close %f8E4M3FN, %want_f8E4M3FN, max_ulp_difference = 0 : tensor<15xf8E4M3FN>, tensor<15xf8E4M3FN>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xf8E4M3FNUZ>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x00, 0x40, 0x4C, 0x80, 0x48, 0x52, 0x80, 0x73, 0x74, 0x7A, 0x58, 0x56, 0x80, 0x78, 0x78]> : tensor<15xf8E4M3FNUZ>
  check.expect_close %f8E4M3FNUZ, %want_f8E4M3FNUZ, max_ulp_difference = 0 : tensor<15xf8E4M3FNUZ>, tensor<15xf8E4M3FNUZ>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xf8E4M3B11FNUZ>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x00, 0x58, 0x64, 0x80, 0x60, 0x6A, 0x80, 0x80, 0x80, 0x80, 0x70, 0x6E, 0x80, 0x80, 0x80]> : tensor<15xf8E4M3B11FNUZ>
  check.expect_close %f8E4M3B11FNUZ, %want_f8E4M3B11FNUZ, max_ulp_difference = 0 : tensor<15xf8E4M3B11FNUZ>, tensor<15xf8E4M3B11FNUZ>
  %f8E5M2 = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xf8E5M2>
  %want_f8E5M2 = stablehlo.constant dense<[0x00, 0x3C, 0x42, 0x5C, 0x40, 0x45, 0x5C, 0x56, 0x56, 0x59, 0x48, 0x47, 0x5C, 0x58, 0x58]> : tensor<15xf8E5M2>
  check.expect_close %f8E5M2, %want_f8E5M2, max_ulp_difference = 0 : tensor<15xf8E5M2>, tensor<15xf8E5M2>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xf8E5M2FNUZ>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x00, 0x40, 0x46, 0x60, 0x44, 0x49, 0x60, 0x5A, 0x5A, 0x5D, 0x4C, 0x4B, 0x60, 0x5C, 0x5C]> : tensor<15xf8E5M2FNUZ>
  check.expect_close %f8E5M2FNUZ, %want_f8E5M2FNUZ, max_ulp_difference = 0 : tensor<15xf8E5M2FNUZ>, tensor<15xf8E5M2FNUZ>
  %f16 = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xf16>
  %want_f16 = stablehlo.constant dense<[0x0000, 0x3C00, 0x4200, 0x5BF8, 0x4000, 0x4500, 0x5BF0, 0x55A0, 0x5640, 0x58E0, 0x4800, 0x4700, 0x5BE8, 0x5800, 0x57F0]> : tensor<15xf16>
  check.expect_close %f16, %want_f16, max_ulp_difference = 0 : tensor<15xf16>, tensor<15xf16>
  %bf16 = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xbf16>
  %want_bf16 = stablehlo.constant dense<[0x0000, 0x3F80, 0x4040, 0x437F, 0x4000, 0x40A0, 0x437E, 0x42B4, 0x42C8, 0x431C, 0x4100, 0x40E0, 0x437D, 0x4300, 0x42FE]> : tensor<15xbf16>
  check.expect_close %bf16, %want_bf16, max_ulp_difference = 0 : tensor<15xbf16>, tensor<15xbf16>
  %f32 = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xf32>
  %want_f32 = stablehlo.constant dense<[0x00000000, 0x3F800000, 0x40400000, 0x437F0000, 0x40000000, 0x40A00000, 0x437E0000, 0x42B40000, 0x42C80000, 0x431C0000, 0x41000000, 0x40E00000, 0x437D0000, 0x43000000, 0x42FE0000]> : tensor<15xf32>
  check.expect_close %f32, %want_f32, max_ulp_difference = 0 : tensor<15xf32>, tensor<15xf32>
  %f64 = stablehlo.convert %x : (tensor<15xui8>) -> tensor<15xf64>
  %want_f64 = stablehlo.constant dense<[0x0000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0x406FE00000000000, 0x4000000000000000, 0x4014000000000000, 0x406FC00000000000, 0x4056800000000000, 0x4059000000000000, 0x4063800000000000, 0x4020000000000000, 0x401C000000000000, 0x406FA00000000000, 0x4060000000000000, 0x405FC00000000000]> : tensor<15xf64>
  check.expect_close %f64, %want_f64, max_ulp_difference = 0 : tensor<15xf64>, tensor<15xf64>
  return
}

// -----

func.func @from_ui64() {
  %x = stablehlo.constant dense<[0, 1, 3, 18446744073709551615, 2, 5, 18446744073709551614, 6510615555426900570, 100, 18446744073709551516, 64, 63, 7, 18446744073709551613, 9223372036854775808, 9223372036854775807]> : tensor<16xui64>
  %i1 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xi1>
  %want_i1 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<16xi1>
  check.expect_eq %i1, %want_i1 : tensor<16xi1>
  %i2 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xi2>
  %want_i2 = stablehlo.constant dense<[0, 1, -1, -1, -2, 1, -2, -2, 0, 0, 0, -1, -1, 1, 0, -1]> : tensor<16xi2>
  check.expect_eq %i2, %want_i2 : tensor<16xi2>
  %i4 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xi4>
  %want_i4 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, -6, 4, -4, 0, -1, 7, -3, 0, -1]> : tensor<16xi4>
  check.expect_eq %i4, %want_i4 : tensor<16xi4>
  %i8 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xi8>
  %want_i8 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 90, 100, -100, 64, 63, 7, -3, 0, -1]> : tensor<16xi8>
  check.expect_eq %i8, %want_i8 : tensor<16xi8>
  %i16 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xi16>
  %want_i16 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 23130, 100, -100, 64, 63, 7, -3, 0, -1]> : tensor<16xi16>
  check.expect_eq %i16, %want_i16 : tensor<16xi16>
  %i32 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xi32>
  %want_i32 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 1515870810, 100, -100, 64, 63, 7, -3, 0, -1]> : tensor<16xi32>
  check.expect_eq %i32, %want_i32 : tensor<16xi32>
  %i64 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xi64>
  %want_i64 = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 6510615555426900570, 100, -100, 64, 63, 7, -3, -9223372036854775808, 9223372036854775807]> : tensor<16xi64>
  check.expect_eq %i64, %want_i64 : tensor<16xi64>
  %ui2 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xui2>
  %want_ui2 = stablehlo.constant dense<[0, 1, 3, 3, 2, 1, 2, 2, 0, 0, 0, 3, 3, 1, 0, 3]> : tensor<16xui2>
  check.expect_eq %ui2, %want_ui2 : tensor<16xui2>
  %ui4 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xui4>
  %want_ui4 = stablehlo.constant dense<[0, 1, 3, 15, 2, 5, 14, 10, 4, 12, 0, 15, 7, 13, 0, 15]> : tensor<16xui4>
  check.expect_eq %ui4, %want_ui4 : tensor<16xui4>
  %ui8 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xui8>
  %want_ui8 = stablehlo.constant dense<[0, 1, 3, 255, 2, 5, 254, 90, 100, 156, 64, 63, 7, 253, 0, 255]> : tensor<16xui8>
  check.expect_eq %ui8, %want_ui8 : tensor<16xui8>
  %ui16 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xui16>
  %want_ui16 = stablehlo.constant dense<[0, 1, 3, 65535, 2, 5, 65534, 23130, 100, 65436, 64, 63, 7, 65533, 0, 65535]> : tensor<16xui16>
  check.expect_eq %ui16, %want_ui16 : tensor<16xui16>
  %ui32 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xui32>
  %want_ui32 = stablehlo.constant dense<[0, 1, 3, 4294967295, 2, 5, 4294967294, 1515870810, 100, 4294967196, 64, 63, 7, 4294967293, 0, 4294967295]> : tensor<16xui32>
  check.expect_eq %ui32, %want_ui32 : tensor<16xui32>
  %f4E2M1FN = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xf4E2M1FN>
  %want_f4E2M1FN = stablehlo.constant dense<[0x0, 0x2, 0x5, 0x7, 0x4, 0x6, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7]> : tensor<16xf4E2M1FN>
  check.expect_close %f4E2M1FN, %want_f4E2M1FN, max_ulp_difference = 0 : tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>
  %f6E2M3FN = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xf6E2M3FN>
  %want_f6E2M3FN = stablehlo.constant dense<[0x00, 0x08, 0x14, 0x1F, 0x10, 0x1A, 0x1F, 0x1F, 0x1F, 0x1F, 0x1F, 0x1F, 0x1E, 0x1F, 0x1F, 0x1F]> : tensor<16xf6E2M3FN>
  check.expect_close %f6E2M3FN, %want_f6E2M3FN, max_ulp_difference = 0 : tensor<16xf6E2M3FN>, tensor<16xf6E2M3FN>
  %f6E3M2FN = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xf6E3M2FN>
  %want_f6E3M2FN = stablehlo.constant dense<[0x00, 0x0C, 0x12, 0x1F, 0x10, 0x15, 0x1F, 0x1F, 0x1F, 0x1F, 0x1F, 0x1F, 0x17, 0x1F, 0x1F, 0x1F]> : tensor<16xf6E3M2FN>
  check.expect_close %f6E3M2FN, %want_f6E3M2FN, max_ulp_difference = 0 : tensor<16xf6E3M2FN>, tensor<16xf6E3M2FN>
  %f8E3M4 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xf8E3M4>
  %want_f8E3M4 = stablehlo.constant dense<[0x00, 0x30, 0x48, 0x70, 0x40, 0x54, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x5C, 0x70, 0x70, 0x70]> : tensor<16xf8E3M4>
  check.expect_close %f8E3M4, %want_f8E3M4, max_ulp_difference = 0 : tensor<16xf8E3M4>, tensor<16xf8E3M4>
  %f8E4M3 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xf8E4M3>
  %want_f8E4M3 = stablehlo.constant dense<[0x00, 0x38, 0x44, 0x78, 0x40, 0x4A, 0x78, 0x78, 0x6C, 0x78, 0x68, 0x68, 0x4E, 0x78, 0x78, 0x78]> : tensor<16xf8E4M3>
  check.expect_close %f8E4M3, %want_f8E4M3, max_ulp_difference = 0 : tensor<16xf8E4M3>, tensor<16xf8E4M3>
  %f8E4M3FN = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xf8E4M3FN>
  %want_f8E4M3FN = stablehlo.constant dense<[0x00, 0x38, 0x44, 0x7F, 0x40, 0x4A, 0x7F, 0x7F, 0x6C, 0x7F, 0x68, 0x68, 0x4E, 0x7F, 0x7F, 0x7F]> : tensor<16xf8E4M3FN>
  check.expect_close %f8E4M3FN, %want_f8E4M3FN, max_ulp_difference = 0 : tensor<16xf8E4M3FN>, tensor<16xf8E4M3FN>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xf8E4M3FNUZ>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x00, 0x40, 0x4C, 0x80, 0x48, 0x52, 0x80, 0x80, 0x74, 0x80, 0x70, 0x70, 0x56, 0x80, 0x80, 0x80]> : tensor<16xf8E4M3FNUZ>
  check.expect_close %f8E4M3FNUZ, %want_f8E4M3FNUZ, max_ulp_difference = 0 : tensor<16xf8E4M3FNUZ>, tensor<16xf8E4M3FNUZ>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xf8E4M3B11FNUZ>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x00, 0x58, 0x64, 0x80, 0x60, 0x6A, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x6E, 0x80, 0x80, 0x80]> : tensor<16xf8E4M3B11FNUZ>
  check.expect_close %f8E4M3B11FNUZ, %want_f8E4M3B11FNUZ, max_ulp_difference = 0 : tensor<16xf8E4M3B11FNUZ>, tensor<16xf8E4M3B11FNUZ>
  %f8E5M2 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xf8E5M2>
  %want_f8E5M2 = stablehlo.constant dense<[0x00, 0x3C, 0x42, 0x7C, 0x40, 0x45, 0x7C, 0x7C, 0x56, 0x7C, 0x54, 0x54, 0x47, 0x7C, 0x7C, 0x7C]> : tensor<16xf8E5M2>
  check.expect_close %f8E5M2, %want_f8E5M2, max_ulp_difference = 0 : tensor<16xf8E5M2>, tensor<16xf8E5M2>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xf8E5M2FNUZ>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x00, 0x40, 0x46, 0x80, 0x44, 0x49, 0x80, 0x80, 0x5A, 0x80, 0x58, 0x58, 0x4B, 0x80, 0x80, 0x80]> : tensor<16xf8E5M2FNUZ>
  check.expect_close %f8E5M2FNUZ, %want_f8E5M2FNUZ, max_ulp_difference = 0 : tensor<16xf8E5M2FNUZ>, tensor<16xf8E5M2FNUZ>
  %f16 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xf16>
  %want_f16 = stablehlo.constant dense<[0x0000, 0x3C00, 0x4200, 0x7C00, 0x4000, 0x4500, 0x7C00, 0x7C00, 0x5640, 0x7C00, 0x5400, 0x53E0, 0x4700, 0x7C00, 0x7C00, 0x7C00]> : tensor<16xf16>
  check.expect_close %f16, %want_f16, max_ulp_difference = 0 : tensor<16xf16>, tensor<16xf16>
  %bf16 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xbf16>
  %want_bf16 = stablehlo.constant dense<[0x0000, 0x3F80, 0x4040, 0x5F80, 0x4000, 0x40A0, 0x5F80, 0x5EB5, 0x42C8, 0x5F80, 0x4280, 0x427C, 0x40E0, 0x5F80, 0x5F00, 0x5F00]> : tensor<16xbf16>
  check.expect_close %bf16, %want_bf16, max_ulp_difference = 0 : tensor<16xbf16>, tensor<16xbf16>
  %f32 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xf32>
  %want_f32 = stablehlo.constant dense<[0x00000000, 0x3F800000, 0x40400000, 0x5F800000, 0x40000000, 0x40A00000, 0x5F800000, 0x5EB4B4B5, 0x42C80000, 0x5F800000, 0x42800000, 0x427C0000, 0x40E00000, 0x5F800000, 0x5F000000, 0x5F000000]> : tensor<16xf32>
  check.expect_close %f32, %want_f32, max_ulp_difference = 0 : tensor<16xf32>, tensor<16xf32>
  %f64 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xf64>
  %want_f64 = stablehlo.constant dense<[0x0000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0x43F0000000000000, 0x4000000000000000, 0x4014000000000000, 0x43F0000000000000, 0x43D6969696969697, 0x4059000000000000, 0x43F0000000000000, 0x4050000000000000, 0x404F800000000000, 0x401C000000000000, 0x43F0000000000000, 0x43E0000000000000, 0x43E0000000000000]> : tensor<16xf64>
  check.expect_close %f64, %want_f64, max_ulp_difference = 0 : tensor<16xf64>, tensor<16xf64>
  return
}

// -----

func.func @from_f4E2M1FN() {
  %x = stablehlo.constant dense<[0x0, 0x8, 0x2, 0xC, 0x1, 0x9, 0x3, 0xA, 0x4, 0x5, 0x7, 0xF]> : tensor<12xf4E2M1FN>
  %i1 = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xi1>
  %want_i1 = stablehlo.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true]> : tensor<12xi1>
  check.expect_eq %i1, %want_i1 : tensor<12xi1>
  %i2 = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xi2>
  %want_i2 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 1, 1, 1, -2]> : tensor<12xi2>
  check.expect_eq %i2, %want_i2 : tensor<12xi2>
  %i4 = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xi4>
  %want_i4 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 6, -6]> : tensor<12xi4>
  check.expect_eq %i4, %want_i4 : tensor<12xi4>
  %i8 = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xi8>
  %want_i8 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 6, -6]> : tensor<12xi8>
  check.expect_eq %i8, %want_i8 : tensor<12xi8>
  %i16 = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xi16>
  %want_i16 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 6, -6]> : tensor<12xi16>
  check.expect_eq %i16, %want_i16 : tensor<12xi16>
  %i32 = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xi32>
  %want_i32 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 6, -6]> : tensor<12xi32>
  check.expect_eq %i32, %want_i32 : tensor<12xi32>
  %i64 = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xi64>
  %want_i64 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 6, -6]> : tensor<12xi64>
  check.expect_eq %i64, %want_i64 : tensor<12xi64>
  %ui2 = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xui2>
  %want_ui2 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 3, 0]> : tensor<12xui2>
  check.expect_eq %ui2, %want_ui2 : tensor<12xui2>
  %ui4 = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xui4>
  %want_ui4 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 6, 0]> : tensor<12xui4>
  check.expect_eq %ui4, %want_ui4 : tensor<12xui4>
  %ui8 = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xui8>
  %want_ui8 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 6, 0]> : tensor<12xui8>
  check.expect_eq %ui8, %want_ui8 : tensor<12xui8>
  %ui16 = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xui16>
  %want_ui16 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 6, 0]> : tensor<12xui16>
  check.expect_eq %ui16, %want_ui16 : tensor<12xui16>
  %ui32 = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xui32>
  %want_ui32 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 6, 0]> : tensor<12xui32>
  check.expect_eq %ui32, %want_ui32 : tensor<12xui32>
  %ui64 = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xui64>
  %want_ui64 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 6, 0]> : tensor<12xui64>
  check.expect_eq %ui64, %want_ui64 : tensor<12xui64>
  %f6E2M3FN = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xf6E2M3FN>
  %want_f6E2M3FN = stablehlo.constant dense<[0x00, 0x20, 0x08, 0x30, 0x04, 0x24, 0x0C, 0x28, 0x10, 0x14, 0x1C, 0x3C]> : tensor<12xf6E2M3FN>
  check.expect_close %f6E2M3FN, %want_f6E2M3FN, max_ulp_difference = 0 : tensor<12xf6E2M3FN>, tensor<12xf6E2M3FN>
  %f6E3M2FN = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xf6E3M2FN>
  %want_f6E3M2FN = stablehlo.constant dense<[0x00, 0x20, 0x0C, 0x30, 0x08, 0x28, 0x0E, 0x2C, 0x10, 0x12, 0x16, 0x36]> : tensor<12xf6E3M2FN>
  check.expect_close %f6E3M2FN, %want_f6E3M2FN, max_ulp_difference = 0 : tensor<12xf6E3M2FN>, tensor<12xf6E3M2FN>
  %f8E3M4 = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xf8E3M4>
  %want_f8E3M4 = stablehlo.constant dense<[0x00, 0x80, 0x30, 0xC0, 0x20, 0xA0, 0x38, 0xB0, 0x40, 0x48, 0x58, 0xD8]> : tensor<12xf8E3M4>
  check.expect_close %f8E3M4, %want_f8E3M4, max_ulp_difference = 0 : tensor<12xf8E3M4>, tensor<12xf8E3M4>
  %f8E4M3 = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xf8E4M3>
  %want_f8E4M3 = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC0, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0x4C, 0xCC]> : tensor<12xf8E4M3>
  check.expect_close %f8E4M3, %want_f8E4M3, max_ulp_difference = 0 : tensor<12xf8E4M3>, tensor<12xf8E4M3>
  %f8E4M3FN = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xf8E4M3FN>
  %want_f8E4M3FN = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC0, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0x4C, 0xCC]> : tensor<12xf8E4M3FN>
  check.expect_close %f8E4M3FN, %want_f8E4M3FN, max_ulp_difference = 0 : tensor<12xf8E4M3FN>, tensor<12xf8E4M3FN>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xf8E4M3FNUZ>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x00, 0x00, 0x40, 0xC8, 0x38, 0xB8, 0x44, 0xC0, 0x48, 0x4C, 0x54, 0xD4]> : tensor<12xf8E4M3FNUZ>
  check.expect_close %f8E4M3FNUZ, %want_f8E4M3FNUZ, max_ulp_difference = 0 : tensor<12xf8E4M3FNUZ>, tensor<12xf8E4M3FNUZ>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xf8E4M3B11FNUZ>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x00, 0x00, 0x58, 0xE0, 0x50, 0xD0, 0x5C, 0xD8, 0x60, 0x64, 0x6C, 0xEC]> : tensor<12xf8E4M3B11FNUZ>
  check.expect_close %f8E4M3B11FNUZ, %want_f8E4M3B11FNUZ, max_ulp_difference = 0 : tensor<12xf8E4M3B11FNUZ>, tensor<12xf8E4M3B11FNUZ>
  %f8E5M2 = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xf8E5M2>
  %want_f8E5M2 = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC0, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0x46, 0xC6]> : tensor<12xf8E5M2>
  check.expect_close %f8E5M2, %want_f8E5M2, max_ulp_difference = 0 : tensor<12xf8E5M2>, tensor<12xf8E5M2>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xf8E5M2FNUZ>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x00, 0x00, 0x40, 0xC4, 0x3C, 0xBC, 0x42, 0xC0, 0x44, 0x46, 0x4A, 0xCA]> : tensor<12xf8E5M2FNUZ>
  check.expect_close %f8E5M2FNUZ, %want_f8E5M2FNUZ, max_ulp_difference = 0 : tensor<12xf8E5M2FNUZ>, tensor<12xf8E5M2FNUZ>
  %f16 = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xf16>
  %want_f16 = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC000, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0x4600, 0xC600]> : tensor<12xf16>
  check.expect_close %f16, %want_f16, max_ulp_difference = 0 : tensor<12xf16>, tensor<12xf16>
  %bf16 = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xbf16>
  %want_bf16 = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC000, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0x40C0, 0xC0C0]> : tensor<12xbf16>
  check.expect_close %bf16, %want_bf16, max_ulp_difference = 0 : tensor<12xbf16>, tensor<12xbf16>
  %f32 = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xf32>
  %want_f32 = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0000000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0x40C00000, 0xC0C00000]> : tensor<12xf32>
  check.expect_close %f32, %want_f32, max_ulp_difference = 0 : tensor<12xf32>, tensor<12xf32>
  %f64 = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xf64>
  %want_f64 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC000000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0x4018000000000000, 0xC018000000000000]> : tensor<12xf64>
  check.expect_close %f64, %want_f64, max_ulp_difference = 0 : tensor<12xf64>, tensor<12xf64>
  return
}

// -----

func.func @from_f8E4M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xFE, 0x01, 0x08, 0x81, 0x7E, 0x7F]> : tensor<20xf8E4M3FN>
  %i1 = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xi1>
  %want_i1 = stablehlo.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<20xi1>
  check.expect_eq %i1, %want_i1 : tensor<20xi1>
  %i2 = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xi2>
  %want_i2 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 1, 1, 0, 0, 1, 1, -2, 0, 0, 0, 1, 0]> : tensor<20xi2>
  check.expect_eq %i2, %want_i2 : tensor<20xi2>
  %i4 = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xi4>
  %want_i4 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 7, -8, 0, 0, 0, 7, 0]> : tensor<20xi4>
  check.expect_eq %i4, %want_i4 : tensor<20xi4>
  %i8 = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xi8>
  %want_i8 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 96, -128, 0, 0, 0, 127, 0]> : tensor<20xi8>
  check.expect_eq %i8, %want_i8 : tensor<20xi8>
  %i16 = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xi16>
  %want_i16 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 96, -448, 0, 0, 0, 448, 0]> : tensor<20xi16>
  check.expect_eq %i16, %want_i16 : tensor<20xi16>
  %i32 = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xi32>
  %want_i32 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 96, -448, 0, 0, 0, 448, 0]> : tensor<20xi32>
  check.expect_eq %i32, %want_i32 : tensor<20xi32>
  %i64 = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xi64>
  %want_i64 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 96, -448, 0, 0, 0, 448, 0]> : tensor<20xi64>
  check.expect_eq %i64, %want_i64 : tensor<20xi64>
  %ui2 = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xui2>
  %want_ui2 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 3, 3, 0, 0, 0, 0, 3, 0]> : tensor<20xui2>
  check.expect_eq %ui2, %want_ui2 : tensor<20xui2>
  %ui4 = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xui4>
  %want_ui4 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 15, 0, 0, 0, 0, 15, 0]> : tensor<20xui4>
  check.expect_eq %ui4, %want_ui4 : tensor<20xui4>
  %ui8 = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xui8>
  %want_ui8 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 96, 0, 0, 0, 0, 255, 0]> : tensor<20xui8>
  check.expect_eq %ui8, %want_ui8 : tensor<20xui8>
  %ui16 = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xui16>
  %want_ui16 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 96, 0, 0, 0, 0, 448, 0]> : tensor<20xui16>
  check.expect_eq %ui16, %want_ui16 : tensor<20xui16>
  %ui32 = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xui32>
  %want_ui32 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 96, 0, 0, 0, 0, 448, 0]> : tensor<20xui32>
  check.expect_eq %ui32, %want_ui32 : tensor<20xui32>
  %ui64 = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xui64>
  %want_ui64 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 96, 0, 0, 0, 0, 448, 0]> : tensor<20xui64>
  check.expect_eq %ui64, %want_ui64 : tensor<20xui64>
  %f4E2M1FN = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xf4E2M1FN>
  %want_f4E2M1FN = stablehlo.constant dense<[0x0, 0x8, 0x2, 0xC, 0x1, 0x9, 0x3, 0xA, 0x4, 0x5, 0xA, 0x0, 0x7, 0x7, 0xF, 0x0, 0x0, 0x8, 0x7, 0x8]> : tensor<20xf4E2M1FN>
  check.expect_close %f4E2M1FN, %want_f4E2M1FN, max_ulp_difference = 0 : tensor<20xf4E2M1FN>, tensor<20xf4E2M1FN>
  %f6E2M3FN = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xf6E2M3FN>
  %want_f6E2M3FN = stablehlo.constant dense<[0x00, 0x20, 0x08, 0x32, 0x04, 0x24, 0x0C, 0x28, 0x10, 0x14, 0x26, 0x01, 0x1E, 0x1F, 0x3F, 0x00, 0x00, 0x20, 0x1F, 0x20]> : tensor<20xf6E2M3FN>
  check.expect_close %f6E2M3FN, %want_f6E2M3FN, max_ulp_difference = 0 : tensor<20xf6E2M3FN>, tensor<20xf6E2M3FN>
  %f6E3M2FN = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xf6E3M2FN>
  %want_f6E3M2FN = stablehlo.constant dense<[0x00, 0x20, 0x0C, 0x31, 0x08, 0x28, 0x0E, 0x2C, 0x10, 0x12, 0x2A, 0x02, 0x17, 0x1F, 0x3F, 0x00, 0x00, 0x20, 0x1F, 0x20]> : tensor<20xf6E3M2FN>
  check.expect_close %f6E3M2FN, %want_f6E3M2FN, max_ulp_difference = 0 : tensor<20xf6E3M2FN>, tensor<20xf6E3M2FN>
  %f8E3M4 = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xf8E3M4>
  %want_f8E3M4 = stablehlo.constant dense<[0x00, 0x80, 0x30, 0xC4, 0x20, 0xA0, 0x38, 0xB0, 0x40, 0x48, 0xA8, 0x06, 0x5C, 0x70, 0xF0, 0x00, 0x01, 0x80, 0x70, 0x78]> : tensor<20xf8E3M4>
  check.expect_close %f8E3M4, %want_f8E3M4, max_ulp_difference = 0 : tensor<20xf8E3M4>, tensor<20xf8E3M4>
  %f8E4M3 = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xf8E4M3>
  %want_f8E4M3 = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xF8, 0x01, 0x08, 0x81, 0x78, 0x7C]> : tensor<20xf8E4M3>
  check.expect_close %f8E4M3, %want_f8E4M3, max_ulp_difference = 0 : tensor<20xf8E4M3>, tensor<20xf8E4M3>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xf8E4M3FNUZ>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x00, 0x00, 0x40, 0xCA, 0x38, 0xB8, 0x44, 0xC0, 0x48, 0x4C, 0xBC, 0x25, 0x56, 0x74, 0x80, 0x02, 0x10, 0x82, 0x80, 0x80]> : tensor<20xf8E4M3FNUZ>
  check.expect_close %f8E4M3FNUZ, %want_f8E4M3FNUZ, max_ulp_difference = 0 : tensor<20xf8E4M3FNUZ>, tensor<20xf8E4M3FNUZ>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xf8E4M3B11FNUZ>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x00, 0x00, 0x58, 0xE2, 0x50, 0xD0, 0x5C, 0xD8, 0x60, 0x64, 0xD4, 0x3D, 0x6E, 0x80, 0x80, 0x10, 0x28, 0x90, 0x80, 0x80]> : tensor<20xf8E4M3B11FNUZ>
  check.expect_close %f8E4M3B11FNUZ, %want_f8E4M3B11FNUZ, max_ulp_difference = 0 : tensor<20xf8E4M3B11FNUZ>, tensor<20xf8E4M3B11FNUZ>
  %f8E5M2 = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xf8E5M2>
  %want_f8E5M2 = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC1, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0xDF, 0x18, 0x24, 0x98, 0x5F, 0x7E]> : tensor<20xf8E5M2>
  check.expect_close %f8E5M2, %want_f8E5M2, max_ulp_difference = 0 : tensor<20xf8E5M2>, tensor<20xf8E5M2>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xf8E5M2FNUZ>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x00, 0x00, 0x40, 0xC5, 0x3C, 0xBC, 0x42, 0xC0, 0x44, 0x46, 0xBE, 0x32, 0x4B, 0x5A, 0xE3, 0x1C, 0x28, 0x9C, 0x63, 0x80]> : tensor<20xf8E5M2FNUZ>
  check.expect_close %f8E5M2FNUZ, %want_f8E5M2FNUZ, max_ulp_difference = 0 : tensor<20xf8E5M2FNUZ>, tensor<20xf8E5M2FNUZ>
  %f16 = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xf16>
  %want_f16 = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC100, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E80, 0x4700, 0x5600, 0xDF00, 0x1800, 0x2400, 0x9800, 0x5F00, 0x7E00]> : tensor<20xf16>
  check.expect_close %f16, %want_f16, max_ulp_difference = 0 : tensor<20xf16>, tensor<20xf16>
  %bf16 = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xbf16>
  %want_bf16 = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC020, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DD0, 0x40E0, 0x42C0, 0xC3E0, 0x3B00, 0x3C80, 0xBB00, 0x43E0, 0x7FC0]> : tensor<20xbf16>
  check.expect_close %bf16, %want_bf16, max_ulp_difference = 0 : tensor<20xbf16>, tensor<20xbf16>
  %f32 = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xf32>
  %want_f32 = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DD00000, 0x40E00000, 0x42C00000, 0xC3E00000, 0x3B000000, 0x3C800000, 0xBB000000, 0x43E00000, 0x7FC00000]> : tensor<20xf32>
  check.expect_close %f32, %want_f32, max_ulp_difference = 0 : tensor<20xf32>, tensor<20xf32>
  %f64 = stablehlo.convert %x : (tensor<20xf8E4M3FN>) -> tensor<20xf64>
  %want_f64 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FBA000000000000, 0x401C000000000000, 0x4058000000000000, 0xC07C000000000000, 0x3F60000000000000, 0x3F90000000000000, 0xBF60000000000000, 0x407C000000000000, 0x7FF8000000000000]> : tensor<20xf64>
  check.expect_close %f64, %want_f64, max_ulp_difference = 0 : tensor<20xf64>, tensor<20xf64>
  return
}

// -----

func.func @from_f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC1, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0xFB, 0x01, 0x04, 0x81, 0x7B, 0xFC, 0x7C, 0x7E]> : tensor<22xf8E5M2>
  %i1 = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xi1>
  %want_i1 = stablehlo.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<22xi1>
  check.expect_eq %i1, %want_i1 : tensor<22xi1>
  %i2 = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xi2>
  %want_i2 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 1, 1, 0, 0, 1, 1, -2, 0, 0, 0, 1, -2, 1, 0]> : tensor<22xi2>
  check.expect_eq %i2, %want_i2 : tensor<22xi2>
  %i4 = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xi4>
  %want_i4 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 7, -8, 0, 0, 0, 7, -8, 7, 0]> : tensor<22xi4>
  check.expect_eq %i4, %want_i4 : tensor<22xi4>
  %i8 = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xi8>
  %want_i8 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 96, -128, 0, 0, 0, 127, -128, 127, 0]> : tensor<22xi8>
  check.expect_eq %i8, %want_i8 : tensor<22xi8>
  %i16 = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xi16>
  %want_i16 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 96, -32768, 0, 0, 0, 32767, -32768, 32767, 0]> : tensor<22xi16>
  check.expect_eq %i16, %want_i16 : tensor<22xi16>
  %i32 = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xi32>
  %want_i32 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 96, -57344, 0, 0, 0, 57344, -2147483648, 2147483647, 0]> : tensor<22xi32>
  check.expect_eq %i32, %want_i32 : tensor<22xi32>
  %i64 = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xi64>
  %want_i64 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 96, -57344, 0, 0, 0, 57344, -9223372036854775808, 9223372036854775807, 0]> : tensor<22xi64>
  check.expect_eq %i64, %want_i64 : tensor<22xi64>
  %ui2 = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xui2>
  %want_ui2 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 3, 3, 0, 0, 0, 0, 3, 0, 3, 0]> : tensor<22xui2>
  check.expect_eq %ui2, %want_ui2 : tensor<22xui2>
  %ui4 = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xui4>
  %want_ui4 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 15, 0, 0, 0, 0, 15, 0, 15, 0]> : tensor<22xui4>
  check.expect_eq %ui4, %want_ui4 : tensor<22xui4>
  %ui8 = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xui8>
  %want_ui8 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 96, 0, 0, 0, 0, 255, 0, 255, 0]> : tensor<22xui8>
  check.expect_eq %ui8, %want_ui8 : tensor<22xui8>
  %ui16 = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xui16>
  %want_ui16 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 96, 0, 0, 0, 0, 57344, 0, 65535, 0]> : tensor<22xui16>
  check.expect_eq %ui16, %want_ui16 : tensor<22xui16>
  %ui32 = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xui32>
  %want_ui32 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 96, 0, 0, 0, 0, 57344, 0, 4294967295, 0]> : tensor<22xui32>
  check.expect_eq %ui32, %want_ui32 : tensor<22xui32>
  %ui64 = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xui64>
  %want_ui64 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 96, 0, 0, 0, 0, 57344, 0, 18446744073709551615, 0]> : tensor<22xui64>
  check.expect_eq %ui64, %want_ui64 : tensor<22xui64>
  %f4E2M1FN = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xf4E2M1FN>
  %want_f4E2M1FN = stablehlo.constant dense<[0x0, 0x8, 0x2, 0xC, 0x1, 0x9, 0x3, 0xA, 0x4, 0x5, 0xA, 0x0, 0x7, 0x7, 0xF, 0x0, 0x0, 0x8, 0x7, 0xF, 0x7, 0x8]> : tensor<22xf4E2M1FN>
  check.expect_close %f4E2M1FN, %want_f4E2M1FN, max_ulp_difference = 0 : tensor<22xf4E2M1FN>, tensor<22xf4E2M1FN>
  %f6E2M3FN = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xf6E2M3FN>
  %want_f6E2M3FN = stablehlo.constant dense<[0x00, 0x20, 0x08, 0x32, 0x04, 0x24, 0x0C, 0x28, 0x10, 0x14, 0x26, 0x01, 0x1E, 0x1F, 0x3F, 0x00, 0x00, 0x20, 0x1F, 0x3F, 0x1F, 0x20]> : tensor<22xf6E2M3FN>
  check.expect_close %f6E2M3FN, %want_f6E2M3FN, max_ulp_difference = 0 : tensor<22xf6E2M3FN>, tensor<22xf6E2M3FN>
  %f6E3M2FN = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xf6E3M2FN>
  %want_f6E3M2FN = stablehlo.constant dense<[0x00, 0x20, 0x0C, 0x31, 0x08, 0x28, 0x0E, 0x2C, 0x10, 0x12, 0x2A, 0x02, 0x17, 0x1F, 0x3F, 0x00, 0x00, 0x20, 0x1F, 0x3F, 0x1F, 0x20]> : tensor<22xf6E3M2FN>
  check.expect_close %f6E3M2FN, %want_f6E3M2FN, max_ulp_difference = 0 : tensor<22xf6E3M2FN>, tensor<22xf6E3M2FN>
  %f8E3M4 = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xf8E3M4>
  %want_f8E3M4 = stablehlo.constant dense<[0x00, 0x80, 0x30, 0xC4, 0x20, 0xA0, 0x38, 0xB0, 0x40, 0x48, 0xA8, 0x06, 0x5C, 0x70, 0xF0, 0x00, 0x00, 0x80, 0x70, 0xF0, 0x70, 0x78]> : tensor<22xf8E3M4>
  check.expect_close %f8E3M4, %want_f8E3M4, max_ulp_difference = 0 : tensor<22xf8E3M4>, tensor<22xf8E3M4>
  %f8E4M3 = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xf8E4M3>
  %want_f8E4M3 = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1C, 0x4E, 0x6C, 0xF8, 0x00, 0x00, 0x80, 0x78, 0xF8, 0x78, 0x7C]> : tensor<22xf8E4M3>
  check.expect_close %f8E4M3, %want_f8E4M3, max_ulp_difference = 0 : tensor<22xf8E4M3>, tensor<22xf8E4M3>
  %f8E4M3FN = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xf8E4M3FN>
  %want_f8E4M3FN = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1C, 0x4E, 0x6C, 0xFF, 0x00, 0x00, 0x80, 0x7F, 0xFF, 0x7F, 0x7F]> : tensor<22xf8E4M3FN>
  check.expect_close %f8E4M3FN, %want_f8E4M3FN, max_ulp_difference = 0 : tensor<22xf8E4M3FN>, tensor<22xf8E4M3FN>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xf8E4M3FNUZ>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x00, 0x00, 0x40, 0xCA, 0x38, 0xB8, 0x44, 0xC0, 0x48, 0x4C, 0xBC, 0x24, 0x56, 0x74, 0x80, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80]> : tensor<22xf8E4M3FNUZ>
  check.expect_close %f8E4M3FNUZ, %want_f8E4M3FNUZ, max_ulp_difference = 0 : tensor<22xf8E4M3FNUZ>, tensor<22xf8E4M3FNUZ>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xf8E4M3B11FNUZ>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x00, 0x00, 0x58, 0xE2, 0x50, 0xD0, 0x5C, 0xD8, 0x60, 0x64, 0xD4, 0x3C, 0x6E, 0x80, 0x80, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80]> : tensor<22xf8E4M3B11FNUZ>
  check.expect_close %f8E4M3B11FNUZ, %want_f8E4M3B11FNUZ, max_ulp_difference = 0 : tensor<22xf8E4M3B11FNUZ>, tensor<22xf8E4M3B11FNUZ>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xf8E5M2FNUZ>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x00, 0x00, 0x40, 0xC5, 0x3C, 0xBC, 0x42, 0xC0, 0x44, 0x46, 0xBE, 0x32, 0x4B, 0x5A, 0xFF, 0x02, 0x08, 0x82, 0x7F, 0x80, 0x80, 0x80]> : tensor<22xf8E5M2FNUZ>
  check.expect_close %f8E5M2FNUZ, %want_f8E5M2FNUZ, max_ulp_difference = 0 : tensor<22xf8E5M2FNUZ>, tensor<22xf8E5M2FNUZ>
  %f16 = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xf16>
  %want_f16 = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC100, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E00, 0x4700, 0x5600, 0xFB00, 0x0100, 0x0400, 0x8100, 0x7B00, 0xFC00, 0x7C00, 0x7E00]> : tensor<22xf16>
  check.expect_close %f16, %want_f16, max_ulp_difference = 0 : tensor<22xf16>, tensor<22xf16>
  %bf16 = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xbf16>
  %want_bf16 = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC020, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DC0, 0x40E0, 0x42C0, 0xC760, 0x3780, 0x3880, 0xB780, 0x4760, 0xFF80, 0x7F80, 0x7FC0]> : tensor<22xbf16>
  check.expect_close %bf16, %want_bf16, max_ulp_difference = 0 : tensor<22xbf16>, tensor<22xbf16>
  %f32 = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xf32>
  %want_f32 = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DC00000, 0x40E00000, 0x42C00000, 0xC7600000, 0x37800000, 0x38800000, 0xB7800000, 0x47600000, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<22xf32>
  check.expect_close %f32, %want_f32, max_ulp_difference = 0 : tensor<22xf32>, tensor<22xf32>
  %f64 = stablehlo.convert %x : (tensor<22xf8E5M2>) -> tensor<22xf64>
  %want_f64 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FB8000000000000, 0x401C000000000000, 0x4058000000000000, 0xC0EC000000000000, 0x3EF0000000000000, 0x3F10000000000000, 0xBEF0000000000000, 0x40EC000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<22xf64>
  check.expect_close %f64, %want_f64, max_ulp_difference = 0 : tensor<22xf64>, tensor<22xf64>
  return
}

// -----

func.func @from_f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC100, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E66, 0x4700, 0x5640, 0xFBFF, 0x0001, 0x0400, 0x8001, 0x7BFF, 0xFC00, 0x7C00, 0x7E00]> : tensor<22xf16>
  %i1 = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xi1>
  %want_i1 = stablehlo.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<22xi1>
  check.expect_eq %i1, %want_i1 : tensor<22xi1>
  %i2 = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xi2>
  %want_i2 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 1, 1, 0, 0, 1, 1, -2, 0, 0, 0, 1, -2, 1, 0]> : tensor<22xi2>
  check.expect_eq %i2, %want_i2 : tensor<22xi2>
  %i4 = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xi4>
  %want_i4 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 7, -8, 0, 0, 0, 7, -8, 7, 0]> : tensor<22xi4>
  check.expect_eq %i4, %want_i4 : tensor<22xi4>
  %i8 = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xi8>
  %want_i8 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 100, -128, 0, 0, 0, 127, -128, 127, 0]> : tensor<22xi8>
  check.expect_eq %i8, %want_i8 : tensor<22xi8>
  %i16 = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xi16>
  %want_i16 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 100, -32768, 0, 0, 0, 32767, -32768, 32767, 0]> : tensor<22xi16>
  check.expect_eq %i16, %want_i16 : tensor<22xi16>
  %i32 = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xi32>
  %want_i32 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 100, -65504, 0, 0, 0, 65504, -2147483648, 2147483647, 0]> : tensor<22xi32>
  check.expect_eq %i32, %want_i32 : tensor<22xi32>
  %i64 = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xi64>
  %want_i64 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 100, -65504, 0, 0, 0, 65504, -9223372036854775808, 9223372036854775807, 0]> : tensor<22xi64>
  check.expect_eq %i64, %want_i64 : tensor<22xi64>
  %ui2 = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xui2>
  %want_ui2 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 3, 3, 0, 0, 0, 0, 3, 0, 3, 0]> : tensor<22xui2>
  check.expect_eq %ui2, %want_ui2 : tensor<22xui2>
  %ui4 = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xui4>
  %want_ui4 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 15, 0, 0, 0, 0, 15, 0, 15, 0]> : tensor<22xui4>
  check.expect_eq %ui4, %want_ui4 : tensor<22xui4>
  %ui8 = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xui8>
  %want_ui8 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 100, 0, 0, 0, 0, 255, 0, 255, 0]> : tensor<22xui8>
  check.expect_eq %ui8, %want_ui8 : tensor<22xui8>
  %ui16 = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xui16>
  %want_ui16 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 100, 0, 0, 0, 0, 65504, 0, 65535, 0]> : tensor<22xui16>
  check.expect_eq %ui16, %want_ui16 : tensor<22xui16>
  %ui32 = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xui32>
  %want_ui32 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 100, 0, 0, 0, 0, 65504, 0, 4294967295, 0]> : tensor<22xui32>
  check.expect_eq %ui32, %want_ui32 : tensor<22xui32>
  %ui64 = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xui64>
  %want_ui64 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 100, 0, 0, 0, 0, 65504, 0, 18446744073709551615, 0]> : tensor<22xui64>
  check.expect_eq %ui64, %want_ui64 : tensor<22xui64>
  %f4E2M1FN = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xf4E2M1FN>
  %want_f4E2M1FN = stablehlo.constant dense<[0x0, 0x8, 0x2, 0xC, 0x1, 0x9, 0x3, 0xA, 0x4, 0x5, 0xA, 0x0, 0x7, 0x7, 0xF, 0x0, 0x0, 0x8, 0x7, 0xF, 0x7, 0x8]> : tensor<22xf4E2M1FN>
  check.expect_close %f4E2M1FN, %want_f4E2M1FN, max_ulp_difference = 0 : tensor<22xf4E2M1FN>, tensor<22xf4E2M1FN>
  %f6E2M3FN = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xf6E2M3FN>
  %want_f6E2M3FN = stablehlo.constant dense<[0x00, 0x20, 0x08, 0x32, 0x04, 0x24, 0x0C, 0x28, 0x10, 0x14, 0x26, 0x01, 0x1E, 0x1F, 0x3F, 0x00, 0x00, 0x20, 0x1F, 0x3F, 0x1F, 0x20]> : tensor<22xf6E2M3FN>
  check.expect_close %f6E2M3FN, %want_f6E2M3FN, max_ulp_difference = 0 : tensor<22xf6E2M3FN>, tensor<22xf6E2M3FN>
  %f6E3M2FN = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xf6E3M2FN>
  %want_f6E3M2FN = stablehlo.constant dense<[0x00, 0x20, 0x0C, 0x31, 0x08, 0x28, 0x0E, 0x2C, 0x10, 0x12, 0x2A, 0x02, 0x17, 0x1F, 0x3F, 0x00, 0x00, 0x20, 0x1F, 0x3F, 0x1F, 0x20]> : tensor<22xf6E3M2FN>
  check.expect_close %f6E3M2FN, %want_f6E3M2FN, max_ulp_difference = 0 : tensor<22xf6E3M2FN>, tensor<22xf6E3M2FN>
  %f8E3M4 = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xf8E3M4>
  %want_f8E3M4 = stablehlo.constant dense<[0x00, 0x80, 0x30, 0xC4, 0x20, 0xA0, 0x38, 0xB0, 0x40, 0x48, 0xA8, 0x06, 0x5C, 0x70, 0xF0, 0x00, 0x00, 0x80, 0x70, 0xF0, 0x70, 0x78]> : tensor<22xf8E3M4>
  check.expect_close %f8E3M4, %want_f8E3M4, max_ulp_difference = 0 : tensor<22xf8E3M4>, tensor<22xf8E3M4>
  %f8E4M3 = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xf8E4M3>
  %want_f8E4M3 = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xF8, 0x00, 0x00, 0x80, 0x78, 0xF8, 0x78, 0x7C]> : tensor<22xf8E4M3>
  check.expect_close %f8E4M3, %want_f8E4M3, max_ulp_difference = 0 : tensor<22xf8E4M3>, tensor<22xf8E4M3>
  %f8E4M3FN = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xf8E4M3FN>
  %want_f8E4M3FN = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xFF, 0x00, 0x00, 0x80, 0x7F, 0xFF, 0x7F, 0x7F]> : tensor<22xf8E4M3FN>
  check.expect_close %f8E4M3FN, %want_f8E4M3FN, max_ulp_difference = 0 : tensor<22xf8E4M3FN>, tensor<22xf8E4M3FN>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xf8E4M3FNUZ>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x00, 0x00, 0x40, 0xCA, 0x38, 0xB8, 0x44, 0xC0, 0x48, 0x4C, 0xBC, 0x25, 0x56, 0x74, 0x80, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80]> : tensor<22xf8E4M3FNUZ>
  check.expect_close %f8E4M3FNUZ, %want_f8E4M3FNUZ, max_ulp_difference = 0 : tensor<22xf8E4M3FNUZ>, tensor<22xf8E4M3FNUZ>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xf8E4M3B11FNUZ>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x00, 0x00, 0x58, 0xE2, 0x50, 0xD0, 0x5C, 0xD8, 0x60, 0x64, 0xD4, 0x3D, 0x6E, 0x80, 0x80, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80]> : tensor<22xf8E4M3B11FNUZ>
  check.expect_close %f8E4M3B11FNUZ, %want_f8E4M3B11FNUZ, max_ulp_difference = 0 : tensor<22xf8E4M3B11FNUZ>, tensor<22xf8E4M3B11FNUZ>
  %f8E5M2 = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xf8E5M2>
  %want_f8E5M2 = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC1, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0xFC, 0x00, 0x04, 0x80, 0x7C, 0xFC, 0x7C, 0x7E]> : tensor<22xf8E5M2>
  check.expect_close %f8E5M2, %want_f8E5M2, max_ulp_difference = 0 : tensor<22xf8E5M2>, tensor<22xf8E5M2>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xf8E5M2FNUZ>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x00, 0x00, 0x40, 0xC5, 0x3C, 0xBC, 0x42, 0xC0, 0x44, 0x46, 0xBE, 0x32, 0x4B, 0x5A, 0x80, 0x00, 0x08, 0x00, 0x80, 0x80, 0x80, 0x80]> : tensor<22xf8E5M2FNUZ>
  check.expect_close %f8E5M2FNUZ, %want_f8E5M2FNUZ, max_ulp_difference = 0 : tensor<22xf8E5M2FNUZ>, tensor<22xf8E5M2FNUZ>
  %bf16 = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xbf16>
  %want_bf16 = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC020, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DCD, 0x40E0, 0x42C8, 0xC780, 0x3380, 0x3880, 0xB380, 0x4780, 0xFF80, 0x7F80, 0x7FC0]> : tensor<22xbf16>
  check.expect_close %bf16, %want_bf16, max_ulp_difference = 0 : tensor<22xbf16>, tensor<22xbf16>
  %f32 = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xf32>
  %want_f32 = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DCCC000, 0x40E00000, 0x42C80000, 0xC77FE000, 0x33800000, 0x38800000, 0xB3800000, 0x477FE000, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<22xf32>
  check.expect_close %f32, %want_f32, max_ulp_difference = 0 : tensor<22xf32>, tensor<22xf32>
  %f64 = stablehlo.convert %x : (tensor<22xf16>) -> tensor<22xf64>
  %want_f64 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FB9980000000000, 0x401C000000000000, 0x4059000000000000, 0xC0EFFC0000000000, 0x3E70000000000000, 0x3F10000000000000, 0xBE70000000000000, 0x40EFFC0000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<22xf64>
  check.expect_close %f64, %want_f64, max_ulp_difference = 0 : tensor<22xf64>, tensor<22xf64>
  return
}

// -----

func.func @from_bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC020, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DCD, 0x40E0, 0x42C8, 0xFF7F, 0x0001, 0x0080, 0x8001, 0x7F7F, 0xFF80, 0x7F80, 0x7FC0]> : tensor<22xbf16>
  %i1 = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xi1>
  %want_i1 = stablehlo.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<22xi1>
  check.expect_eq %i1, %want_i1 : tensor<22xi1>
  %i2 = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xi2>
  %want_i2 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 1, 1, 0, 0, 1, 1, -2, 0, 0, 0, 1, -2, 1, 0]> : tensor<22xi2>
  check.expect_eq %i2, %want_i2 : tensor<22xi2>
  %i4 = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xi4>
  %want_i4 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 7, -8, 0, 0, 0, 7, -8, 7, 0]> : tensor<22xi4>
  check.expect_eq %i4, %want_i4 : tensor<22xi4>
  %i8 = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xi8>
  %want_i8 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 100, -128, 0, 0, 0, 127, -128, 127, 0]> : tensor<22xi8>
  check.expect_eq %i8, %want_i8 : tensor<22xi8>
  %i16 = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xi16>
  %want_i16 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 100, -32768, 0, 0, 0, 32767, -32768, 32767, 0]> : tensor<22xi16>
  check.expect_eq %i16, %want_i16 : tensor<22xi16>
  %i32 = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xi32>
  %want_i32 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 100, -2147483648, 0, 0, 0, 2147483647, -2147483648, 2147483647, 0]> : tensor<22xi32>
  check.expect_eq %i32, %want_i32 : tensor<22xi32>
  %i64 = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xi64>
  %want_i64 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 100, -9223372036854775808, 0, 0, 0, 9223372036854775807, -9223372036854775808, 9223372036854775807, 0]> : tensor<22xi64>
  check.expect_eq %i64, %want_i64 : tensor<22xi64>
  %ui2 = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xui2>
  %want_ui2 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 3, 3, 0, 0, 0, 0, 3, 0, 3, 0]> : tensor<22xui2>
  check.expect_eq %ui2, %want_ui2 : tensor<22xui2>
  %ui4 = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xui4>
  %want_ui4 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 15, 0, 0, 0, 0, 15, 0, 15, 0]> : tensor<22xui4>
  check.expect_eq %ui4, %want_ui4 : tensor<22xui4>
  %ui8 = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xui8>
  %want_ui8 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 100, 0, 0, 0, 0, 255, 0, 255, 0]> : tensor<22xui8>
  check.expect_eq %ui8, %want_ui8 : tensor<22xui8>
  %ui16 = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xui16>
  %want_ui16 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 100, 0, 0, 0, 0, 65535, 0, 65535, 0]> : tensor<22xui16>
  check.expect_eq %ui16, %want_ui16 : tensor<22xui16>
  %ui32 = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xui32>
  %want_ui32 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 100, 0, 0, 0, 0, 4294967295, 0, 4294967295, 0]> : tensor<22xui32>
  check.expect_eq %ui32, %want_ui32 : tensor<22xui32>
  %ui64 = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xui64>
  %want_ui64 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 100, 0, 0, 0, 0, 18446744073709551615, 0, 18446744073709551615, 0]> : tensor<22xui64>
  check.expect_eq %ui64, %want_ui64 : tensor<22xui64>
  %f4E2M1FN = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xf4E2M1FN>
  %want_f4E2M1FN = stablehlo.constant dense<[0x0, 0x8, 0x2, 0xC, 0x1, 0x9, 0x3, 0xA, 0x4, 0x5, 0xA, 0x0, 0x7, 0x7, 0xF, 0x0, 0x0, 0x8, 0x7, 0xF, 0x7, 0x8]> : tensor<22xf4E2M1FN>
  check.expect_close %f4E2M1FN, %want_f4E2M1FN, max_ulp_difference = 0 : tensor<22xf4E2M1FN>, tensor<22xf4E2M1FN>
  %f6E2M3FN = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xf6E2M3FN>
  %want_f6E2M3FN = stablehlo.constant dense<[0x00, 0x20, 0x08, 0x32, 0x04, 0x24, 0x0C, 0x28, 0x10, 0x14, 0x26, 0x01, 0x1E, 0x1F, 0x3F, 0x00, 0x00, 0x20, 0x1F, 0x3F, 0x1F, 0x20]> : tensor<22xf6E2M3FN>
  check.expect_close %f6E2M3FN, %want_f6E2M3FN, max_ulp_difference = 0 : tensor<22xf6E2M3FN>, tensor<22xf6E2M3FN>
  %f6E3M2FN = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xf6E3M2FN>
  %want_f6E3M2FN = stablehlo.constant dense<[0x00, 0x20, 0x0C, 0x31, 0x08, 0x28, 0x0E, 0x2C, 0x10, 0x12, 0x2A, 0x02, 0x17, 0x1F, 0x3F, 0x00, 0x00, 0x20, 0x1F, 0x3F, 0x1F, 0x20]> : tensor<22xf6E3M2FN>
  check.expect_close %f6E3M2FN, %want_f6E3M2FN, max_ulp_difference = 0 : tensor<22xf6E3M2FN>, tensor<22xf6E3M2FN>
  %f8E3M4 = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xf8E3M4>
  %want_f8E3M4 = stablehlo.constant dense<[0x00, 0x80, 0x30, 0xC4, 0x20, 0xA0, 0x38, 0xB0, 0x40, 0x48, 0xA8, 0x06, 0x5C, 0x70, 0xF0, 0x00, 0x00, 0x80, 0x70, 0xF0, 0x70, 0x78]> : tensor<22xf8E3M4>
  check.expect_close %f8E3M4, %want_f8E3M4, max_ulp_difference = 0 : tensor<22xf8E3M4>, tensor<22xf8E3M4>
  %f8E4M3 = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xf8E4M3>
  %want_f8E4M3 = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xF8, 0x00, 0x00, 0x80, 0x78, 0xF8, 0x78, 0x7C]> : tensor<22xf8E4M3>
  check.expect_close %f8E4M3, %want_f8E4M3, max_ulp_difference = 0 : tensor<22xf8E4M3>, tensor<22xf8E4M3>
  %f8E4M3FN = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xf8E4M3FN>
  %want_f8E4M3FN = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xFF, 0x00, 0x00, 0x80, 0x7F, 0xFF, 0x7F, 0x7F]> : tensor<22xf8E4M3FN>
  check.expect_close %f8E4M3FN, %want_f8E4M3FN, max_ulp_difference = 0 : tensor<22xf8E4M3FN>, tensor<22xf8E4M3FN>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xf8E4M3FNUZ>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x00, 0x00, 0x40, 0xCA, 0x38, 0xB8, 0x44, 0xC0, 0x48, 0x4C, 0xBC, 0x25, 0x56, 0x74, 0x80, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80]> : tensor<22xf8E4M3FNUZ>
  check.expect_close %f8E4M3FNUZ, %want_f8E4M3FNUZ, max_ulp_difference = 0 : tensor<22xf8E4M3FNUZ>, tensor<22xf8E4M3FNUZ>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xf8E4M3B11FNUZ>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x00, 0x00, 0x58, 0xE2, 0x50, 0xD0, 0x5C, 0xD8, 0x60, 0x64, 0xD4, 0x3D, 0x6E, 0x80, 0x80, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80]> : tensor<22xf8E4M3B11FNUZ>
  check.expect_close %f8E4M3B11FNUZ, %want_f8E4M3B11FNUZ, max_ulp_difference = 0 : tensor<22xf8E4M3B11FNUZ>, tensor<22xf8E4M3B11FNUZ>
  %f8E5M2 = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xf8E5M2>
  %want_f8E5M2 = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC1, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0xFC, 0x00, 0x00, 0x80, 0x7C, 0xFC, 0x7C, 0x7E]> : tensor<22xf8E5M2>
  check.expect_close %f8E5M2, %want_f8E5M2, max_ulp_difference = 0 : tensor<22xf8E5M2>, tensor<22xf8E5M2>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xf8E5M2FNUZ>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x00, 0x00, 0x40, 0xC5, 0x3C, 0xBC, 0x42, 0xC0, 0x44, 0x46, 0xBE, 0x32, 0x4B, 0x5A, 0x80, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80]> : tensor<22xf8E5M2FNUZ>
  check.expect_close %f8E5M2FNUZ, %want_f8E5M2FNUZ, max_ulp_difference = 0 : tensor<22xf8E5M2FNUZ>, tensor<22xf8E5M2FNUZ>
  %f16 = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xf16>
  %want_f16 = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC100, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E68, 0x4700, 0x5640, 0xFC00, 0x0000, 0x0000, 0x8000, 0x7C00, 0xFC00, 0x7C00, 0x7E00]> : tensor<22xf16>
  check.expect_close %f16, %want_f16, max_ulp_difference = 0 : tensor<22xf16>, tensor<22xf16>
  %f32 = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xf32>
  %want_f32 = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DCD0000, 0x40E00000, 0x42C80000, 0xFF7F0000, 0x00010000, 0x00800000, 0x80010000, 0x7F7F0000, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<22xf32>
  check.expect_close %f32, %want_f32, max_ulp_difference = 0 : tensor<22xf32>, tensor<22xf32>
  %f64 = stablehlo.convert %x : (tensor<22xbf16>) -> tensor<22xf64>
  %want_f64 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FB9A00000000000, 0x401C000000000000, 0x4059000000000000, 0xC7EFE00000000000, 0x37A0000000000000, 0x3810000000000000, 0xB7A0000000000000, 0x47EFE00000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<22xf64>
  check.expect_close %f64, %want_f64, max_ulp_difference = 0 : tensor<22xf64>, tensor<22xf64>
  return
}

// -----

func.func @from_f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0xFF7FFFFF, 0x00000001, 0x00800000, 0x80000001, 0x7F7FFFFF, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<22xf32>
  %i1 = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xi1>
  %want_i1 = stablehlo.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<22xi1>
  check.expect_eq %i1, %want_i1 : tensor<22xi1>
  %i2 = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xi2>
  %want_i2 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 1, 1, 0, 0, 1, 1, -2, 0, 0, 0, 1, -2, 1, 0]> : tensor<22xi2>
  check.expect_eq %i2, %want_i2 : tensor<22xi2>
  %i4 = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xi4>
  %want_i4 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 7, -8, 0, 0, 0, 7, -8, 7, 0]> : tensor<22xi4>
  check.expect_eq %i4, %want_i4 : tensor<22xi4>
  %i8 = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xi8>
  %want_i8 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 100, -128, 0, 0, 0, 127, -128, 127, 0]> : tensor<22xi8>
  check.expect_eq %i8, %want_i8 : tensor<22xi8>
  %i16 = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xi16>
  %want_i16 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 100, -32768, 0, 0, 0, 32767, -32768, 32767, 0]> : tensor<22xi16>
  check.expect_eq %i16, %want_i16 : tensor<22xi16>
  %i32 = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xi32>
  %want_i32 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 100, -2147483648, 0, 0, 0, 2147483647, -2147483648, 2147483647, 0]> : tensor<22xi32>
  check.expect_eq %i32, %want_i32 : tensor<22xi32>
  %i64 = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xi64>
  %want_i64 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 100, -9223372036854775808, 0, 0, 0, 9223372036854775807, -9223372036854775808, 9223372036854775807, 0]> : tensor<22xi64>
  check.expect_eq %i64, %want_i64 : tensor<22xi64>
  %ui2 = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xui2>
  %want_ui2 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 3, 3, 0, 0, 0, 0, 3, 0, 3, 0]> : tensor<22xui2>
  check.expect_eq %ui2, %want_ui2 : tensor<22xui2>
  %ui4 = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xui4>
  %want_ui4 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 15, 0, 0, 0, 0, 15, 0, 15, 0]> : tensor<22xui4>
  check.expect_eq %ui4, %want_ui4 : tensor<22xui4>
  %ui8 = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xui8>
  %want_ui8 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 100, 0, 0, 0, 0, 255, 0, 255, 0]> : tensor<22xui8>
  check.expect_eq %ui8, %want_ui8 : tensor<22xui8>
  %ui16 = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xui16>
  %want_ui16 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 100, 0, 0, 0, 0, 65535, 0, 65535, 0]> : tensor<22xui16>
  check.expect_eq %ui16, %want_ui16 : tensor<22xui16>
  %ui32 = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xui32>
  %want_ui32 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 100, 0, 0, 0, 0, 4294967295, 0, 4294967295, 0]> : tensor<22xui32>
  check.expect_eq %ui32, %want_ui32 : tensor<22xui32>
  %ui64 = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xui64>
  %want_ui64 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 100, 0, 0, 0, 0, 18446744073709551615, 0, 18446744073709551615, 0]> : tensor<22xui64>
  check.expect_eq %ui64, %want_ui64 : tensor<22xui64>
  %f4E2M1FN = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xf4E2M1FN>
  %want_f4E2M1FN = stablehlo.constant dense<[0x0, 0x8, 0x2, 0xC, 0x1, 0x9, 0x3, 0xA, 0x4, 0x5, 0xA, 0x0, 0x7, 0x7, 0xF, 0x0, 0x0, 0x8, 0x7, 0xF, 0x7, 0x8]> : tensor<22xf4E2M1FN>
  check.expect_close %f4E2M1FN, %want_f4E2M1FN, max_ulp_difference = 0 : tensor<22xf4E2M1FN>, tensor<22xf4E2M1FN>
  %f6E2M3FN = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xf6E2M3FN>
  %want_f6E2M3FN = stablehlo.constant dense<[0x00, 0x20, 0x08, 0x32, 0x04, 0x24, 0x0C, 0x28, 0x10, 0x14, 0x26, 0x01, 0x1E, 0x1F, 0x3F, 0x00, 0x00, 0x20, 0x1F, 0x3F, 0x1F, 0x20]> : tensor<22xf6E2M3FN>
  check.expect_close %f6E2M3FN, %want_f6E2M3FN, max_ulp_difference = 0 : tensor<22xf6E2M3FN>, tensor<22xf6E2M3FN>
  %f6E3M2FN = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xf6E3M2FN>
  %want_f6E3M2FN = stablehlo.constant dense<[0x00, 0x20, 0x0C, 0x31, 0x08, 0x28, 0x0E, 0x2C, 0x10, 0x12, 0x2A, 0x02, 0x17, 0x1F, 0x3F, 0x00, 0x00, 0x20, 0x1F, 0x3F, 0x1F, 0x20]> : tensor<22xf6E3M2FN>
  check.expect_close %f6E3M2FN, %want_f6E3M2FN, max_ulp_difference = 0 : tensor<22xf6E3M2FN>, tensor<22xf6E3M2FN>
  %f8E3M4 = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xf8E3M4>
  %want_f8E3M4 = stablehlo.constant dense<[0x00, 0x80, 0x30, 0xC4, 0x20, 0xA0, 0x38, 0xB0, 0x40, 0x48, 0xA8, 0x06, 0x5C, 0x70, 0xF0, 0x00, 0x00, 0x80, 0x70, 0xF0, 0x70, 0x78]> : tensor<22xf8E3M4>
  check.expect_close %f8E3M4, %want_f8E3M4, max_ulp_difference = 0 : tensor<22xf8E3M4>, tensor<22xf8E3M4>
  %f8E4M3 = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xf8E4M3>
  %want_f8E4M3 = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xF8, 0x00, 0x00, 0x80, 0x78, 0xF8, 0x78, 0x7C]> : tensor<22xf8E4M3>
  check.expect_close %f8E4M3, %want_f8E4M3, max_ulp_difference = 0 : tensor<22xf8E4M3>, tensor<22xf8E4M3>
  %f8E4M3FN = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xf8E4M3FN>
  %want_f8E4M3FN = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xFF, 0x00, 0x00, 0x80, 0x7F, 0xFF, 0x7F, 0x7F]> : tensor<22xf8E4M3FN>
  check.expect_close %f8E4M3FN, %want_f8E4M3FN, max_ulp_difference = 0 : tensor<22xf8E4M3FN>, tensor<22xf8E4M3FN>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xf8E4M3FNUZ>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x00, 0x00, 0x40, 0xCA, 0x38, 0xB8, 0x44, 0xC0, 0x48, 0x4C, 0xBC, 0x25, 0x56, 0x74, 0x80, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80]> : tensor<22xf8E4M3FNUZ>
  check.expect_close %f8E4M3FNUZ, %want_f8E4M3FNUZ, max_ulp_difference = 0 : tensor<22xf8E4M3FNUZ>, tensor<22xf8E4M3FNUZ>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xf8E4M3B11FNUZ>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x00, 0x00, 0x58, 0xE2, 0x50, 0xD0, 0x5C, 0xD8, 0x60, 0x64, 0xD4, 0x3D, 0x6E, 0x80, 0x80, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80]> : tensor<22xf8E4M3B11FNUZ>
  check.expect_close %f8E4M3B11FNUZ, %want_f8E4M3B11FNUZ, max_ulp_difference = 0 : tensor<22xf8E4M3B11FNUZ>, tensor<22xf8E4M3B11FNUZ>
  %f8E5M2 = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xf8E5M2>
  %want_f8E5M2 = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC1, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0xFC, 0x00, 0x00, 0x80, 0x7C, 0xFC, 0x7C, 0x7E]> : tensor<22xf8E5M2>
  check.expect_close %f8E5M2, %want_f8E5M2, max_ulp_difference = 0 : tensor<22xf8E5M2>, tensor<22xf8E5M2>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xf8E5M2FNUZ>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x00, 0x00, 0x40, 0xC5, 0x3C, 0xBC, 0x42, 0xC0, 0x44, 0x46, 0xBE, 0x32, 0x4B, 0x5A, 0x80, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80]> : tensor<22xf8E5M2FNUZ>
  check.expect_close %f8E5M2FNUZ, %want_f8E5M2FNUZ, max_ulp_difference = 0 : tensor<22xf8E5M2FNUZ>, tensor<22xf8E5M2FNUZ>
  %f16 = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xf16>
  %want_f16 = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC100, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E66, 0x4700, 0x5640, 0xFC00, 0x0000, 0x0000, 0x8000, 0x7C00, 0xFC00, 0x7C00, 0x7E00]> : tensor<22xf16>
  check.expect_close %f16, %want_f16, max_ulp_difference = 0 : tensor<22xf16>, tensor<22xf16>
  %bf16 = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xbf16>
  %want_bf16 = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC020, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DCD, 0x40E0, 0x42C8, 0xFF80, 0x0000, 0x0080, 0x8000, 0x7F80, 0xFF80, 0x7F80, 0x7FC0]> : tensor<22xbf16>
  check.expect_close %bf16, %want_bf16, max_ulp_difference = 0 : tensor<22xbf16>, tensor<22xbf16>
  %f64 = stablehlo.convert %x : (tensor<22xf32>) -> tensor<22xf64>
  %want_f64 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FB99999A0000000, 0x401C000000000000, 0x4059000000000000, 0xC7EFFFFFE0000000, 0x36A0000000000000, 0x3810000000000000, 0xB6A0000000000000, 0x47EFFFFFE0000000, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<22xf64>
  check.expect_close %f64, %want_f64, max_ulp_difference = 0 : tensor<22xf64>, tensor<22xf64>
  return
}

// -----

func.func @from_f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FB999999999999A, 0x401C000000000000, 0x4059000000000000, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<22xf64>
  %i1 = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xi1>
  %want_i1 = stablehlo.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<22xi1>
  check.expect_eq %i1, %want_i1 : tensor<22xi1>
  %i2 = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xi2>
  %want_i2 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 1, 1, 0, 0, 1, 1, -2, 0, 0, 0, 1, -2, 1, 0]> : tensor<22xi2>
  check.expect_eq %i2, %want_i2 : tensor<22xi2>
  %i4 = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xi4>
  %want_i4 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 7, -8, 0, 0, 0, 7, -8, 7, 0]> : tensor<22xi4>
  check.expect_eq %i4, %want_i4 : tensor<22xi4>
  %i8 = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xi8>
  %want_i8 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 100, -128, 0, 0, 0, 127, -128, 127, 0]> : tensor<22xi8>
  check.expect_eq %i8, %want_i8 : tensor<22xi8>
  %i16 = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xi16>
  %want_i16 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 100, -32768, 0, 0, 0, 32767, -32768, 32767, 0]> : tensor<22xi16>
  check.expect_eq %i16, %want_i16 : tensor<22xi16>
  %i32 = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xi32>
  %want_i32 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 100, -2147483648, 0, 0, 0, 2147483647, -2147483648, 2147483647, 0]> : tensor<22xi32>
  check.expect_eq %i32, %want_i32 : tensor<22xi32>
  %i64 = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xi64>
  %want_i64 = stablehlo.constant dense<[0, 0, 1, -2, 0, 0, 1, -1, 2, 3, 0, 0, 7, 100, -9223372036854775808, 0, 0, 0, 9223372036854775807, -9223372036854775808, 9223372036854775807, 0]> : tensor<22xi64>
  check.expect_eq %i64, %want_i64 : tensor<22xi64>
  %ui2 = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xui2>
  %want_ui2 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 3, 3, 0, 0, 0, 0, 3, 0, 3, 0]> : tensor<22xui2>
  check.expect_eq %ui2, %want_ui2 : tensor<22xui2>
  %ui4 = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xui4>
  %want_ui4 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 15, 0, 0, 0, 0, 15, 0, 15, 0]> : tensor<22xui4>
  check.expect_eq %ui4, %want_ui4 : tensor<22xui4>
  %ui8 = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xui8>
  %want_ui8 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 100, 0, 0, 0, 0, 255, 0, 255, 0]> : tensor<22xui8>
  check.expect_eq %ui8, %want_ui8 : tensor<22xui8>
  %ui16 = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xui16>
  %want_ui16 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 100, 0, 0, 0, 0, 65535, 0, 65535, 0]> : tensor<22xui16>
  check.expect_eq %ui16, %want_ui16 : tensor<22xui16>
  %ui32 = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xui32>
  %want_ui32 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 100, 0, 0, 0, 0, 4294967295, 0, 4294967295, 0]> : tensor<22xui32>
  check.expect_eq %ui32, %want_ui32 : tensor<22xui32>
  %ui64 = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xui64>
  %want_ui64 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 1, 0, 2, 3, 0, 0, 7, 100, 0, 0, 0, 0, 18446744073709551615, 0, 18446744073709551615, 0]> : tensor<22xui64>
  check.expect_eq %ui64, %want_ui64 : tensor<22xui64>
  %f4E2M1FN = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xf4E2M1FN>
  %want_f4E2M1FN = stablehlo.constant dense<[0x0, 0x8, 0x2, 0xC, 0x1, 0x9, 0x3, 0xA, 0x4, 0x5, 0xA, 0x0, 0x7, 0x7, 0xF, 0x0, 0x0, 0x8, 0x7, 0xF, 0x7, 0x8]> : tensor<22xf4E2M1FN>
  check.expect_close %f4E2M1FN, %want_f4E2M1FN, max_ulp_difference = 0 : tensor<22xf4E2M1FN>, tensor<22xf4E2M1FN>
  %f6E2M3FN = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xf6E2M3FN>
  %want_f6E2M3FN = stablehlo.constant dense<[0x00, 0x20, 0x08, 0x32, 0x04, 0x24, 0x0C, 0x28, 0x10, 0x14, 0x26, 0x01, 0x1E, 0x1F, 0x3F, 0x00, 0x00, 0x20, 0x1F, 0x3F, 0x1F, 0x20]> : tensor<22xf6E2M3FN>
  check.expect_close %f6E2M3FN, %want_f6E2M3FN, max_ulp_difference = 0 : tensor<22xf6E2M3FN>, tensor<22xf6E2M3FN>
  %f6E3M2FN = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xf6E3M2FN>
  %want_f6E3M2FN = stablehlo.constant dense<[0x00, 0x20, 0x0C, 0x31, 0x08, 0x28, 0x0E, 0x2C, 0x10, 0x12, 0x2A, 0x02, 0x17, 0x1F, 0x3F, 0x00, 0x00, 0x20, 0x1F, 0x3F, 0x1F, 0x20]> : tensor<22xf6E3M2FN>
  check.expect_close %f6E3M2FN, %want_f6E3M2FN, max_ulp_difference = 0 : tensor<22xf6E3M2FN>, tensor<22xf6E3M2FN>
  %f8E3M4 = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xf8E3M4>
  %want_f8E3M4 = stablehlo.constant dense<[0x00, 0x80, 0x30, 0xC4, 0x20, 0xA0, 0x38, 0xB0, 0x40, 0x48, 0xA8, 0x06, 0x5C, 0x70, 0xF0, 0x00, 0x00, 0x80, 0x70, 0xF0, 0x70, 0x78]> : tensor<22xf8E3M4>
  check.expect_close %f8E3M4, %want_f8E3M4, max_ulp_difference = 0 : tensor<22xf8E3M4>, tensor<22xf8E3M4>
  %f8E4M3 = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xf8E4M3>
  %want_f8E4M3 = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xF8, 0x00, 0x00, 0x80, 0x78, 0xF8, 0x78, 0x7C]> : tensor<22xf8E4M3>
  check.expect_close %f8E4M3, %want_f8E4M3, max_ulp_difference = 0 : tensor<22xf8E4M3>, tensor<22xf8E4M3>
  %f8E4M3FN = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xf8E4M3FN>
  %want_f8E4M3FN = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xFF, 0x00, 0x00, 0x80, 0x7F, 0xFF, 0x7F, 0x7F]> : tensor<22xf8E4M3FN>
  check.expect_close %f8E4M3FN, %want_f8E4M3FN, max_ulp_difference = 0 : tensor<22xf8E4M3FN>, tensor<22xf8E4M3FN>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xf8E4M3FNUZ>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x00, 0x00, 0x40, 0xCA, 0x38, 0xB8, 0x44, 0xC0, 0x48, 0x4C, 0xBC, 0x25, 0x56, 0x74, 0x80, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80]> : tensor<22xf8E4M3FNUZ>
  check.expect_close %f8E4M3FNUZ, %want_f8E4M3FNUZ, max_ulp_difference = 0 : tensor<22xf8E4M3FNUZ>, tensor<22xf8E4M3FNUZ>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xf8E4M3B11FNUZ>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x00, 0x00, 0x58, 0xE2, 0x50, 0xD0, 0x5C, 0xD8, 0x60, 0x64, 0xD4, 0x3D, 0x6E, 0x80, 0x80, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80]> : tensor<22xf8E4M3B11FNUZ>
  check.expect_close %f8E4M3B11FNUZ, %want_f8E4M3B11FNUZ, max_ulp_difference = 0 : tensor<22xf8E4M3B11FNUZ>, tensor<22xf8E4M3B11FNUZ>
  %f8E5M2 = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xf8E5M2>
  %want_f8E5M2 = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC1, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0xFC, 0x00, 0x00, 0x80, 0x7C, 0xFC, 0x7C, 0x7E]> : tensor<22xf8E5M2>
  check.expect_close %f8E5M2, %want_f8E5M2, max_ulp_difference = 0 : tensor<22xf8E5M2>, tensor<22xf8E5M2>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xf8E5M2FNUZ>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x00, 0x00, 0x40, 0xC5, 0x3C, 0xBC, 0x42, 0xC0, 0x44, 0x46, 0xBE, 0x32, 0x4B, 0x5A, 0x80, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80]> : tensor<22xf8E5M2FNUZ>
  check.expect_close %f8E5M2FNUZ, %want_f8E5M2FNUZ, max_ulp_difference = 0 : tensor<22xf8E5M2FNUZ>, tensor<22xf8E5M2FNUZ>
  %f16 = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xf16>
  %want_f16 = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC100, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E66, 0x4700, 0x5640, 0xFC00, 0x0000, 0x0000, 0x8000, 0x7C00, 0xFC00, 0x7C00, 0x7E00]> : tensor<22xf16>
  check.expect_close %f16, %want_f16, max_ulp_difference = 0 : tensor<22xf16>, tensor<22xf16>
  %bf16 = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xbf16>
  %want_bf16 = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC020, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DCD, 0x40E0, 0x42C8, 0xFF80, 0x0000, 0x0000, 0x8000, 0x7F80, 0xFF80, 0x7F80, 0x7FC0]> : tensor<22xbf16>
  check.expect_close %bf16, %want_bf16, max_ulp_difference = 0 : tensor<22xbf16>, tensor<22xbf16>
  %f32 = stablehlo.convert %x : (tensor<22xf64>) -> tensor<22xf32>
  %want_f32 = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0xFF800000, 0x00000000, 0x00000000, 0x80000000, 0x7F800000, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<22xf32>
  check.expect_close %f32, %want_f32, max_ulp_difference = 0 : tensor<22xf32>, tensor<22xf32>
  return
}
