// Edge values of every element type. Written by tools/op_values.py.
func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0x30, 0xB0, 0xB8, 0xB4, 0x1D, 0x01, 0x08, 0x81]> : tensor<11xf8E4M3FN>
  %r = "chlo.acos"(%x) : (tensor<11xf8E4M3FN>) -> tensor<11xf8E4M3FN>
  %want = stablehlo.constant dense<[0x3D, 0x3D, 0x00, 0x38, 0x40, 0x45, 0x42, 0x3C, 0x3D, 0x3C, 0x3D]> : tensor<11xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf8E4M3FN>, tensor<11xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0xC2, 0x3C, 0x40, 0x44, 0x4E, 0x6C, 0xFE, 0x7E, 0x7F]> : tensor<9xf8E4M3FN>
  %r = "chlo.acos"(%x) : (tensor<9xf8E4M3FN>) -> tensor<9xf8E4M3FN>
  %want = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<9xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0x38, 0xB8, 0xBC, 0xBA, 0x2E, 0x01, 0x04, 0x81]> : tensor<11xf8E5M2>
  %r = "chlo.acos"(%x) : (tensor<11xf8E5M2>) -> tensor<11xf8E5M2>
  %want = stablehlo.constant dense<[0x3E, 0x3E, 0x00, 0x3C, 0x40, 0x42, 0x41, 0x3E, 0x3E, 0x3E, 0x3E]> : tensor<11xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf8E5M2>, tensor<11xf8E5M2>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0xC1, 0x3E, 0x40, 0x42, 0x47, 0x56, 0xFB, 0x7B, 0xFC, 0x7C, 0x7E]> : tensor<11xf8E5M2>
  %r = "chlo.acos"(%x) : (tensor<11xf8E5M2>) -> tensor<11xf8E5M2>
  %want = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E]> : tensor<11xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf8E5M2>, tensor<11xf8E5M2>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0x3800, 0xB800, 0xBC00, 0xBA00, 0x2E66, 0x0001, 0x0400, 0x8001]> : tensor<11xf16>
  %r = "chlo.acos"(%x) : (tensor<11xf16>) -> tensor<11xf16>
  %want = stablehlo.constant dense<[0x3E48, 0x3E48, 0x0000, 0x3C30, 0x4030, 0x4248, 0x40D6, 0x3DE2, 0x3E48, 0x3E48, 0x3E48]> : tensor<11xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf16>, tensor<11xf16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0xC100, 0x3E00, 0x4000, 0x4200, 0x4700, 0x5640, 0xFBFF, 0x7BFF, 0xFC00, 0x7C00, 0x7E00]> : tensor<11xf16>
  %r = "chlo.acos"(%x) : (tensor<11xf16>) -> tensor<11xf16>
  %want = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00]> : tensor<11xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf16>, tensor<11xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0x3F00, 0xBF00, 0xBF80, 0xBF40, 0x3DCD, 0x0001, 0x0080, 0x8001]> : tensor<11xbf16>
  %r = "chlo.acos"(%x) : (tensor<11xbf16>) -> tensor<11xbf16>
  %want = stablehlo.constant dense<[0x3FC9, 0x3FC9, 0x0000, 0x3F86, 0x4006, 0x4049, 0x401B, 0x3FBC, 0x3FC9, 0x3FC9, 0x3FC9]> : tensor<11xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xbf16>, tensor<11xbf16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0xC020, 0x3FC0, 0x4000, 0x4040, 0x40E0, 0x42C8, 0xFF7F, 0x7F7F, 0xFF80, 0x7F80, 0x7FC0]> : tensor<11xbf16>
  %r = "chlo.acos"(%x) : (tensor<11xbf16>) -> tensor<11xbf16>
  %want = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<11xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xbf16>, tensor<11xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x3F000000, 0xBF000000, 0xBF800000, 0xBF400000, 0x3DCCCCCD, 0x00000001, 0x00800000, 0x80000001]> : tensor<11xf32>
  %r = "chlo.acos"(%x) : (tensor<11xf32>) -> tensor<11xf32>
  %want = stablehlo.constant dense<[0x3FC90FDB, 0x3FC90FDB, 0x00000000, 0x3F860A92, 0x40060A92, 0x40490FDB, 0x401ACE93, 0x3FBC3D91, 0x3FC90FDB, 0x3FC90FDB, 0x3FC90FDB]> : tensor<11xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf32>, tensor<11xf32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0xC0200000, 0x3FC00000, 0x40000000, 0x40400000, 0x40E00000, 0x42C80000, 0xFF7FFFFF, 0x7F7FFFFF, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<11xf32>
  %r = "chlo.acos"(%x) : (tensor<11xf32>) -> tensor<11xf32>
  %want = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<11xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf32>, tensor<11xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0xBFF0000000000000, 0xBFE8000000000000, 0x3FB999999999999A, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001]> : tensor<11xf64>
  %r = "chlo.acos"(%x) : (tensor<11xf64>) -> tensor<11xf64>
  %want = stablehlo.constant dense<[0x3FF921FB54442D18, 0x3FF921FB54442D18, 0x0000000000000000, 0x3FF0C152382D7366, 0x4000C152382D7366, 0x400921FB54442D18, 0x400359D26F93B6C3, 0x3FF787B22CE3F590, 0x3FF921FB54442D18, 0x3FF921FB54442D18, 0x3FF921FB54442D18]> : tensor<11xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf64>, tensor<11xf64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0xC004000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4008000000000000, 0x401C000000000000, 0x4059000000000000, 0xFFEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<11xf64>
  %r = "chlo.acos"(%x) : (tensor<11xf64>) -> tensor<11xf64>
  %want = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<11xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf64>, tensor<11xf64>
  return
}

// -----

func.func @c64() {
  %x = stablehlo.constant dense<[(0x3F000000, 0x3E800000), (0xBFC00000, 0x40000000), (0x40400000, 0xBF000000), (0xBE000000, 0xC0800000), (0x40000000, 0x40000000), (0x3A83126F, 0xBB03126F)]> : tensor<6xcomplex<f32>>
  %r = "chlo.acos"(%x) : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %want = stablehlo.constant dense<[(0x3F88DB23, 0xBE901325), (0x400B5903, 0xBFCFADE3), (0x3E32D686, 0x3FE3B5F6), (0x3FCCF101, 0x40061712), (0x3F51093C, 0xBFDDFE59), (0x3FC8EF16, 0x3B03126E)]> : tensor<6xcomplex<f32>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>
  return
}

// -----

func.func @c128() {
  %x = stablehlo.constant dense<[(0x3FE0000000000000, 0x3FD0000000000000), (0xBFF8000000000000, 0x4000000000000000), (0x4008000000000000, 0xBFE0000000000000), (0xBFC0000000000000, 0xC010000000000000), (0x4000000000000000, 0x4000000000000000), (0x3F50624DD2F1A9FC, 0xBF60624DD2F1A9FC)]> : tensor<6xcomplex<f64>>
  %r = "chlo.acos"(%x) : (tensor<6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
  %want = stablehlo.constant dense<[(0x3FF11B645300F051, 0xBFD202649AB3008F), (0x40016B20601C9C31, 0xBFF9F5BC6CB5AD78), (0x3FC65AD0BBF3B69D, 0x3FFC76BEBC6E1802), (0x3FF99E2015169BB6, 0x4000C2E24EC3832B), (0x3FEA21278E57E6DA, 0xBFFBBFCB11C7110F), (0x3FF91DE2C14D6CF7, 0x3F60624DA5217090)]> : tensor<6xcomplex<f64>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>
  return
}
