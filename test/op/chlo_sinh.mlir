// Edge values of every element type. Written by tools/op_values.py.
func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x01, 0x08, 0x81]> : tensor<15xf8E4M3FN>
  %r = "chlo.sinh"(%x) : (tensor<15xf8E4M3FN>) -> tensor<15xf8E4M3FN>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x39, 0xCC, 0x30, 0xB0, 0x41, 0xB9, 0x47, 0x52, 0xB5, 0x1D, 0x01, 0x08, 0x81]> : tensor<15xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<15xf8E4M3FN>, tensor<15xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0x4E, 0x6C, 0xFE, 0x7E, 0x7F]> : tensor<5xf8E4M3FN>
  %r = "chlo.sinh"(%x) : (tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
  %want = stablehlo.constant dense<[0x7F, 0x7F, 0xFF, 0x7F, 0x7F]> : tensor<5xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC1, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0xFB, 0x01, 0x04, 0x81, 0x7B, 0xFC, 0x7C]> : tensor<21xf8E5M2>
  %r = "chlo.sinh"(%x) : (tensor<21xf8E5M2>) -> tensor<21xf8E5M2>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x3D, 0xC6, 0x38, 0xB8, 0x40, 0xBD, 0x43, 0x49, 0xBB, 0x2E, 0x60, 0x7C, 0xFC, 0x01, 0x04, 0x81, 0x7C, 0xFC, 0x7C]> : tensor<21xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf8E5M2>, tensor<21xf8E5M2>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %r = "chlo.sinh"(%x) : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  %want = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf8E5M2>, tensor<1xf8E5M2>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC100, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E66, 0x4700, 0x5640, 0xFBFF, 0x0001, 0x0400, 0x8001, 0x7BFF, 0xFC00, 0x7C00]> : tensor<21xf16>
  %r = "chlo.sinh"(%x) : (tensor<21xf16>) -> tensor<21xf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x3CB3, 0xC60D, 0x382B, 0xB82B, 0x4042, 0xBCB3, 0x4341, 0x4902, 0xBA94, 0x2E69, 0x6049, 0x7C00, 0xFC00, 0x0001, 0x0400, 0x8001, 0x7C00, 0xFC00, 0x7C00]> : tensor<21xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf16>, tensor<21xf16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %r = "chlo.sinh"(%x) : (tensor<1xf16>) -> tensor<1xf16>
  %want = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf16>, tensor<1xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC020, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DCD, 0x40E0, 0x42C8, 0xFF7F, 0x0001, 0x0080, 0x8001, 0x7F7F, 0xFF80, 0x7F80]> : tensor<21xbf16>
  %r = "chlo.sinh"(%x) : (tensor<21xbf16>) -> tensor<21xbf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x3F96, 0xC0C2, 0x3F05, 0xBF05, 0x4008, 0xBF96, 0x4068, 0x4120, 0xBF53, 0x3DCD, 0x4409, 0x7F80, 0xFF80, 0x0001, 0x0080, 0x8001, 0x7F80, 0xFF80, 0x7F80]> : tensor<21xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xbf16>, tensor<21xbf16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %r = "chlo.sinh"(%x) : (tensor<1xbf16>) -> tensor<1xbf16>
  %want = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xbf16>, tensor<1xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0xFF7FFFFF, 0x00000001, 0x00800000, 0x80000001, 0x7F7FFFFF, 0xFF800000, 0x7F800000]> : tensor<21xf32>
  %r = "chlo.sinh"(%x) : (tensor<21xf32>) -> tensor<21xf32>
  %want = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F966CFE, 0xC0C19B46, 0x3F056680, 0xBF056680, 0x4008461D, 0xBF966CFE, 0x40681E7B, 0x41204937, 0xBF528359, 0x3DCD243A, 0x4409143B, 0x7F800000, 0xFF800000, 0x00000001, 0x00800000, 0x80000001, 0x7F800000, 0xFF800000, 0x7F800000]> : tensor<21xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf32>, tensor<21xf32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %r = "chlo.sinh"(%x) : (tensor<1xf32>) -> tensor<1xf32>
  %want = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FB999999999999A, 0x401C000000000000, 0x4059000000000000, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFF0000000000000, 0x7FF0000000000000]> : tensor<21xf64>
  %r = "chlo.sinh"(%x) : (tensor<21xf64>) -> tensor<21xf64>
  %want = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF2CD9FC44EB982, 0xC0183368CDB0B6D3, 0x3FE0ACD00FE63B97, 0xBFE0ACD00FE63B97, 0x400108C3AABD6A60, 0xBFF2CD9FC44EB982, 0x400D03CF63B6E19F, 0x40240926E70949AE, 0xBFEA506B2DD3C690, 0x3FB9A487337B59B3, 0x408122876BA380C9, 0x48E3494A9B171BF5, 0xFFF0000000000000, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000]> : tensor<21xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf64>, tensor<21xf64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %r = "chlo.sinh"(%x) : (tensor<1xf64>) -> tensor<1xf64>
  %want = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf64>, tensor<1xf64>
  return
}

// -----

func.func @c64() {
  %x = stablehlo.constant dense<[(0x3F000000, 0x3E800000), (0xBFC00000, 0x40000000), (0x40400000, 0xBF000000), (0xBE000000, 0xC0800000), (0x3F800000, 0x00000000), (0xBF800000, 0x00000000), (0x00000000, 0x3F800000), (0x80000000, 0xBF800000), (0x40000000, 0x40000000), (0x3A83126F, 0xBB03126F)]> : tensor<10xcomplex<f32>>
  %r = "chlo.sinh"(%x) : (tensor<10xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %want = stablehlo.constant dense<[(0x3F0140D8, 0x3E8ED65A), (0x3F62D6FC, 0x4008E608), (0x410CAA09, 0xC09A7448), (0x3DA7C4D5, 0x3F4341CC), (0x3F966CFE, 0x00000000), (0xBF966CFE, 0x00000000), (0x00000000, 0x3F576AA4), (0x80000000, 0xBF576AA4), (0xBFC130F4, 0x405AF0ED), (0x3A83125F, 0xBB03126E)]> : tensor<10xcomplex<f32>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<10xcomplex<f32>>, tensor<10xcomplex<f32>>
  return
}

// -----

func.func @c128() {
  %x = stablehlo.constant dense<[(0x3FE0000000000000, 0x3FD0000000000000), (0xBFF8000000000000, 0x4000000000000000), (0x4008000000000000, 0xBFE0000000000000), (0xBFC0000000000000, 0xC010000000000000), (0x3FF0000000000000, 0x0000000000000000), (0xBFF0000000000000, 0x0000000000000000), (0x0000000000000000, 0x3FF0000000000000), (0x8000000000000000, 0xBFF0000000000000), (0x4000000000000000, 0x4000000000000000), (0x3F50624DD2F1A9FC, 0xBF60624DD2F1A9FC)]> : tensor<10xcomplex<f64>>
  %r = "chlo.sinh"(%x) : (tensor<10xcomplex<f64>>) -> tensor<10xcomplex<f64>>
  %want = stablehlo.constant dense<[(0x3FE0281B0EA5FBDD, 0x3FD1DACB4621FB3E), (0x3FEC5ADF845DBEFE, 0x40011CC1023D9EC3), (0x402195411B1B5F23, 0xC0134E88F1A86962), (0x3FB4F89A9517BA66, 0x3FE8683978E5A869), (0x3FF2CD9FC44EB982, 0x0000000000000000), (0xBFF2CD9FC44EB982, 0x0000000000000000), (0x0000000000000000, 0x3FEAED548F090CEE), (0x8000000000000000, 0xBFEAED548F090CEE), (0xBFF8261E8EA1B0AC, 0x400B5E1D950CB7E6), (0x3F50624BDB0052DF, 0xBF60624DA5218761)]> : tensor<10xcomplex<f64>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<10xcomplex<f64>>, tensor<10xcomplex<f64>>
  return
}
