// Edge values of every element type. Written by tools/op_values.py.
func.func @f16() {
  %x = stablehlo.constant dense<[0x3C00, 0x3800, 0x2E66, 0x0001, 0x0400]> : tensor<5xf16>
  %r = "chlo.erf_inv"(%x) : (tensor<5xf16>) -> tensor<5xf16>
  %want = stablehlo.constant dense<[0x7C00, 0x37A2, 0x2DAF, 0x0001, 0x038B]> : tensor<5xf16>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<5xf16>, tensor<5xf16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0x3E00, 0x4000, 0x4200, 0x4700, 0x5640, 0x7BFF]> : tensor<6xf16>
  %r = "chlo.erf_inv"(%x) : (tensor<6xf16>) -> tensor<6xf16>
  %want = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00]> : tensor<6xf16>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<6xf16>, tensor<6xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x3F80, 0x3F00, 0x3DCD, 0x0001, 0x0080]> : tensor<5xbf16>
  %r = "chlo.erf_inv"(%x) : (tensor<5xbf16>) -> tensor<5xbf16>
  %want = stablehlo.constant dense<[0x7F80, 0x3EF4, 0x3DB6, 0x0001, 0x0071]> : tensor<5xbf16>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<5xbf16>, tensor<5xbf16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0x3FC0, 0x4000, 0x4040, 0x40E0, 0x42C8, 0x7F7F]> : tensor<6xbf16>
  %r = "chlo.erf_inv"(%x) : (tensor<6xbf16>) -> tensor<6xbf16>
  %want = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<6xbf16>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<6xbf16>, tensor<6xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x3F800000, 0x3F000000, 0x3DCCCCCD, 0x00000001, 0x00800000]> : tensor<5xf32>
  %r = "chlo.erf_inv"(%x) : (tensor<5xf32>) -> tensor<5xf32>
  %want = stablehlo.constant dense<[0x7F800000, 0x3EF430FE, 0x3DB5FA21, 0x00000001, 0x00716FE2]> : tensor<5xf32>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<5xf32>, tensor<5xf32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0x3FC00000, 0x40000000, 0x40400000, 0x40E00000, 0x42C80000, 0x7F7FFFFF]> : tensor<6xf32>
  %r = "chlo.erf_inv"(%x) : (tensor<6xf32>) -> tensor<6xf32>
  %want = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<6xf32>, tensor<6xf32>
  return
}
