// Edge values of every element type. Written by tools/op_values.py.
func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0x30, 0xB0, 0x3C, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0x01, 0x08, 0x81, 0x7E]> : tensor<16xf8E4M3FN>
  %r = "stablehlo.log_plus_one"(%x) : (tensor<16xf8E4M3FN>) -> tensor<16xf8E4M3FN>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x33, 0x2D, 0xB3, 0x37, 0x39, 0x3B, 0xBB, 0x1C, 0x40, 0x49, 0x01, 0x08, 0x81, 0x4C]> : tensor<16xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<16xf8E4M3FN>, tensor<16xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0xC2, 0xB8, 0xFE, 0x7F]> : tensor<4xf8E4M3FN>
  %r = "stablehlo.log_plus_one"(%x) : (tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  %want = stablehlo.constant dense<[0xFF, 0xFF, 0xFF, 0x7F]> : tensor<4xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0x01, 0x04, 0x81, 0x7B, 0x7C]> : tensor<18xf8E5M2>
  %r = "stablehlo.log_plus_one"(%x) : (tensor<18xf8E5M2>) -> tensor<18xf8E5M2>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x3A, 0x36, 0xBA, 0x3B, 0xFC, 0x3C, 0x3E, 0xBE, 0x2E, 0x40, 0x45, 0x01, 0x04, 0x81, 0x49, 0x7C]> : tensor<18xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<18xf8E5M2>, tensor<18xf8E5M2>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0xC1, 0xFB, 0xFC, 0x7E]> : tensor<4xf8E5M2>
  %r = "stablehlo.log_plus_one"(%x) : (tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
  %want = stablehlo.constant dense<[0xFE, 0xFE, 0xFE, 0x7E]> : tensor<4xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<4xf8E5M2>, tensor<4xf8E5M2>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E66, 0x4700, 0x5640, 0x0001, 0x0400, 0x8001, 0x7BFF, 0x7C00]> : tensor<18xf16>
  %r = "stablehlo.log_plus_one"(%x) : (tensor<18xf16>) -> tensor<18xf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x398C, 0x367D, 0xB98C, 0x3B55, 0xFC00, 0x3C65, 0x3D8C, 0xBD8C, 0x2E19, 0x4029, 0x449D, 0x0001, 0x0400, 0x8001, 0x498C, 0x7C00]> : tensor<18xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<18xf16>, tensor<18xf16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0xC100, 0xFBFF, 0xFC00, 0x7E00]> : tensor<4xf16>
  %r = "stablehlo.log_plus_one"(%x) : (tensor<4xf16>) -> tensor<4xf16>
  %want = stablehlo.constant dense<[0xFE00, 0xFE00, 0xFE00, 0x7E00]> : tensor<4xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<4xf16>, tensor<4xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DCD, 0x40E0, 0x42C8, 0x0001, 0x0080, 0x8001, 0x7F7F, 0x7F80]> : tensor<18xbf16>
  %r = "stablehlo.log_plus_one"(%x) : (tensor<18xbf16>) -> tensor<18xbf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x3F31, 0x3ED0, 0xBF31, 0x3F6B, 0xFF80, 0x3F8D, 0x3FB1, 0xBFB1, 0x3DC3, 0x4005, 0x4094, 0x0001, 0x0080, 0x8001, 0x42B1, 0x7F80]> : tensor<18xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<18xbf16>, tensor<18xbf16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0xC020, 0xFF7F, 0xFF80, 0x7FC0]> : tensor<4xbf16>
  %r = "stablehlo.log_plus_one"(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
  %want = stablehlo.constant dense<[0xFFC0, 0xFFC0, 0xFFC0, 0x7FC0]> : tensor<4xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<4xbf16>, tensor<4xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0x00000001, 0x00800000, 0x80000001, 0x7F7FFFFF, 0x7F800000]> : tensor<18xf32>
  %r = "stablehlo.log_plus_one"(%x) : (tensor<18xf32>) -> tensor<18xf32>
  %want = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F317218, 0x3ECF991F, 0xBF317218, 0x3F6A9208, 0xFF800000, 0x3F8C9F54, 0x3FB17218, 0xBFB17218, 0x3DC331FC, 0x40051592, 0x4093AF11, 0x00000001, 0x00800000, 0x80000001, 0x42B17218, 0x7F800000]> : tensor<18xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<18xf32>, tensor<18xf32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0xC0200000, 0xFF7FFFFF, 0xFF800000, 0x7FC00000]> : tensor<4xf32>
  %r = "stablehlo.log_plus_one"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %want = stablehlo.constant dense<[0xFFC00000, 0xFFC00000, 0xFFC00000, 0x7FC00000]> : tensor<4xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<4xf32>, tensor<4xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FB999999999999A, 0x401C000000000000, 0x4059000000000000, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001, 0x7FEFFFFFFFFFFFFF, 0x7FF0000000000000]> : tensor<18xf64>
  %r = "stablehlo.log_plus_one"(%x) : (tensor<18xf64>) -> tensor<18xf64>
  %want = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FE62E42FEFA39EF, 0x3FD9F323ECBF984C, 0xBFE62E42FEFA39EF, 0x3FED5240F0E0E078, 0xFFF0000000000000, 0x3FF193EA7AAD030B, 0x3FF62E42FEFA39EF, 0xBFF62E42FEFA39EF, 0x3FB8663F793C46C7, 0x4000A2B23F3BAB73, 0x401275E2271BBA31, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001, 0x40862E42FEFA39EF, 0x7FF0000000000000]> : tensor<18xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<18xf64>, tensor<18xf64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0xC004000000000000, 0xFFEFFFFFFFFFFFFF, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<4xf64>
  %r = "stablehlo.log_plus_one"(%x) : (tensor<4xf64>) -> tensor<4xf64>
  %want = stablehlo.constant dense<[0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0x7FF8000000000000]> : tensor<4xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<4xf64>, tensor<4xf64>
  return
}

// -----

func.func @c64() {
  %x = stablehlo.constant dense<[(0x3F000000, 0x3E800000), (0xBFC00000, 0x40000000), (0x40400000, 0xBF000000), (0xBE000000, 0xC0800000), (0x40000000, 0x40000000), (0x3A83126F, 0xBB03126F)]> : tensor<6xcomplex<f32>>
  %r = "stablehlo.log_plus_one"(%x) : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %want = stablehlo.constant dense<[(0x3ED69CBE, 0x3E291CBC), (0x3F3934A4, 0x3FE86B51), (0x3FB2701D, 0xBDFEADD5), (0x3FB46FEA, 0xBFAD7F03), (0x3FA42821, 0x3F168757), (0x3A8344A4, 0xBB02F0DE)]> : tensor<6xcomplex<f32>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>
  return
}

// -----

func.func @c128() {
  %x = stablehlo.constant dense<[(0x3FE0000000000000, 0x3FD0000000000000), (0xBFF8000000000000, 0x4000000000000000), (0x4008000000000000, 0xBFE0000000000000), (0xBFC0000000000000, 0xC010000000000000), (0x4000000000000000, 0x4000000000000000), (0x3F50624DD2F1A9FC, 0xBF60624DD2F1A9FC)]> : tensor<6xcomplex<f64>>
  %r = "stablehlo.log_plus_one"(%x) : (tensor<6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
  %want = stablehlo.constant dense<[(0x3FDAD397BD023738, 0x3FC52397843C9ADD), (0x3FE7269484FAC504, 0x3FFD0D6A1369BD34), (0x3FF64E03A7AB35F3, 0xBFBFD5BA9AAC2F6E), (0x3FF68DFD3B916EF5, 0xBFF5AFE069F1E104), (0x3FF485042B318C51, 0x3FE2D0EAD6066395), (0x3F5068948066EC3D, 0xBF605E1BBA3C13AD)]> : tensor<6xcomplex<f64>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>
  return
}
