// Edge values of every element type. Written by tools/op_values.py.
func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x38, 0x30, 0x3C, 0x40, 0x44, 0x1D, 0x4E, 0x6C, 0x01, 0x08, 0x7E]> : tensor<11xf8E4M3FN>
  %r = "stablehlo.log"(%x) : (tensor<11xf8E4M3FN>) -> tensor<11xf8E4M3FN>
  %want = stablehlo.constant dense<[0x00, 0xB3, 0x2D, 0x33, 0x39, 0xC1, 0x40, 0x49, 0xCC, 0xC8, 0x4C]> : tensor<11xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<11xf8E4M3FN>, tensor<11xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0xC2, 0xB0, 0xB8, 0xB4, 0xFE, 0x81, 0x7F]> : tensor<9xf8E4M3FN>
  %r = "stablehlo.log"(%x) : (tensor<9xf8E4M3FN>) -> tensor<9xf8E4M3FN>
  %want = stablehlo.constant dense<[0xFF, 0xFF, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<9xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0x38, 0x3E, 0x40, 0x42, 0x2E, 0x47, 0x56, 0x01, 0x04, 0x7B, 0x7C]> : tensor<14xf8E5M2>
  %r = "stablehlo.log"(%x) : (tensor<14xf8E5M2>) -> tensor<14xf8E5M2>
  %want = stablehlo.constant dense<[0xFC, 0xFC, 0x00, 0xBA, 0x36, 0x3A, 0x3C, 0xC1, 0x40, 0x45, 0xCA, 0xC9, 0x49, 0x7C]> : tensor<14xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<14xf8E5M2>, tensor<14xf8E5M2>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0xC1, 0xB8, 0xBC, 0xBA, 0xFB, 0x81, 0xFC, 0x7E]> : tensor<8xf8E5M2>
  %r = "stablehlo.log"(%x) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %want = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E]> : tensor<8xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<8xf8E5M2>, tensor<8xf8E5M2>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0x3800, 0x3E00, 0x4000, 0x4200, 0x2E66, 0x4700, 0x5640, 0x0001, 0x0400, 0x7BFF, 0x7C00]> : tensor<14xf16>
  %r = "stablehlo.log"(%x) : (tensor<14xf16>) -> tensor<14xf16>
  %want = stablehlo.constant dense<[0xFC00, 0xFC00, 0x0000, 0xB98C, 0x367D, 0x398C, 0x3C65, 0xC09B, 0x3FC9, 0x449B, 0xCC29, 0xC8DA, 0x498C, 0x7C00]> : tensor<14xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<14xf16>, tensor<14xf16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0xC100, 0xB800, 0xBC00, 0xBA00, 0xFBFF, 0x8001, 0xFC00, 0x7E00]> : tensor<8xf16>
  %r = "stablehlo.log"(%x) : (tensor<8xf16>) -> tensor<8xf16>
  %want = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00]> : tensor<8xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<8xf16>, tensor<8xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0x3F00, 0x3FC0, 0x4000, 0x4040, 0x3DCD, 0x40E0, 0x42C8, 0x0001, 0x0080, 0x7F7F, 0x7F80]> : tensor<14xbf16>
  %r = "stablehlo.log"(%x) : (tensor<14xbf16>) -> tensor<14xbf16>
  %want = stablehlo.constant dense<[0xFF80, 0xFF80, 0x0000, 0xBF31, 0x3ED0, 0x3F31, 0x3F8D, 0xC013, 0x3FF9, 0x4093, 0xC2B8, 0xC2AF, 0x42B1, 0x7F80]> : tensor<14xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<14xbf16>, tensor<14xbf16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0xC020, 0xBF00, 0xBF80, 0xBF40, 0xFF7F, 0x8001, 0xFF80, 0x7FC0]> : tensor<8xbf16>
  %r = "stablehlo.log"(%x) : (tensor<8xbf16>) -> tensor<8xbf16>
  %want = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<8xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<8xbf16>, tensor<8xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x3F000000, 0x3FC00000, 0x40000000, 0x40400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0x00000001, 0x00800000, 0x7F7FFFFF, 0x7F800000]> : tensor<14xf32>
  %r = "stablehlo.log"(%x) : (tensor<14xf32>) -> tensor<14xf32>
  %want = stablehlo.constant dense<[0xFF800000, 0xFF800000, 0x00000000, 0xBF317218, 0x3ECF991F, 0x3F317218, 0x3F8C9F54, 0xC0135D8E, 0x3FF91395, 0x40935D8E, 0xC2CE8ED0, 0xC2AEAC50, 0x42B17218, 0x7F800000]> : tensor<14xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<14xf32>, tensor<14xf32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0xC0200000, 0xBF000000, 0xBF800000, 0xBF400000, 0xFF7FFFFF, 0x80000001, 0xFF800000, 0x7FC00000]> : tensor<8xf32>
  %r = "stablehlo.log"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %want = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<8xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<8xf32>, tensor<8xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4008000000000000, 0x3FB999999999999A, 0x401C000000000000, 0x4059000000000000, 0x0000000000000001, 0x0010000000000000, 0x7FEFFFFFFFFFFFFF, 0x7FF0000000000000]> : tensor<14xf64>
  %r = "stablehlo.log"(%x) : (tensor<14xf64>) -> tensor<14xf64>
  %want = stablehlo.constant dense<[0xFFF0000000000000, 0xFFF0000000000000, 0x0000000000000000, 0xBFE62E42FEFA39EF, 0x3FD9F323ECBF984C, 0x3FE62E42FEFA39EF, 0x3FF193EA7AAD030B, 0xC0026BB1BBB55515, 0x3FFF2272AE325A57, 0x40126BB1BBB55516, 0xC0874385446D71C3, 0xC086232BDD7ABCD2, 0x40862E42FEFA39EF, 0x7FF0000000000000]> : tensor<14xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<14xf64>, tensor<14xf64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0xC004000000000000, 0xBFE0000000000000, 0xBFF0000000000000, 0xBFE8000000000000, 0xFFEFFFFFFFFFFFFF, 0x8000000000000001, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<8xf64>
  %r = "stablehlo.log"(%x) : (tensor<8xf64>) -> tensor<8xf64>
  %want = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<8xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<8xf64>, tensor<8xf64>
  return
}

// -----

func.func @c64() {
  %x = stablehlo.constant dense<[(0x3F000000, 0x3E800000), (0xBFC00000, 0x40000000), (0x40400000, 0xBF000000), (0xBE000000, 0xC0800000), (0x3F800000, 0x00000000), (0xBF800000, 0x00000000), (0x00000000, 0x3F800000), (0x80000000, 0xBF800000), (0x40000000, 0x40000000), (0x3A83126F, 0xBB03126F)]> : tensor<10xcomplex<f32>>
  %r = "stablehlo.log"(%x) : (tensor<10xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %want = stablehlo.constant dense<[(0xBF14E220, 0x3EED6338), (0x3F6A9208, 0x400DB70D), (0x3F8E603B, 0xBE291CBC), (0x3FB18216, 0xBFCD0F85), (0x00000000, 0x00000000), (0x00000000, 0x40490FDB), (0x00000000, 0x3FC90FDB), (0x00000000, 0xBFC90FDB), (0x3F851592, 0x3F490FDB), (0xC0C34C13, 0xBF8DB70D)]> : tensor<10xcomplex<f32>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<10xcomplex<f32>>, tensor<10xcomplex<f32>>
  return
}

// -----

func.func @c128() {
  %x = stablehlo.constant dense<[(0x3FE0000000000000, 0x3FD0000000000000), (0xBFF8000000000000, 0x4000000000000000), (0x4008000000000000, 0xBFE0000000000000), (0xBFC0000000000000, 0xC010000000000000), (0x3FF0000000000000, 0x0000000000000000), (0xBFF0000000000000, 0x0000000000000000), (0x0000000000000000, 0x3FF0000000000000), (0x8000000000000000, 0xBFF0000000000000), (0x4000000000000000, 0x4000000000000000), (0x3F50624DD2F1A9FC, 0xBF60624DD2F1A9FC)]> : tensor<10xcomplex<f64>>
  %r = "stablehlo.log"(%x) : (tensor<10xcomplex<f64>>) -> tensor<10xcomplex<f64>>
  %want = stablehlo.constant dense<[(0xBFE29C440606E6AB, 0x3FDDAC670561BB4F), (0x3FED5240F0E0E078, 0x4001B6E192EBBE44), (0x3FF1CC076EBDAAC6, 0xBFC52397843C9ADD), (0x3FF63042BF04E29A, 0xBFF9A1F0AB32D2F1), (0x0000000000000000, 0x0000000000000000), (0x0000000000000000, 0x400921FB54442D18), (0x0000000000000000, 0x3FF921FB54442D18), (0x0000000000000000, 0xBFF921FB54442D18), (0x3FF0A2B23F3BAB73, 0x3FE921FB54442D18), (0xC01869825A924DFA, 0xBFF1B6E192EBBE44)]> : tensor<10xcomplex<f64>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<10xcomplex<f64>>, tensor<10xcomplex<f64>>
  return
}
