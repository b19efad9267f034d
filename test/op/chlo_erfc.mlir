// Edge values of every element type. Written by tools/op_values.py.
func.func @f16() {
  %x = stablehlo.constant dense<[0x3C00, 0x3800, 0x3E00, 0x4000, 0x4200, 0x2E66, 0x4700, 0x5640, 0x0001, 0x0400, 0x7BFF]> : tensor<11xf16>
  %r = "chlo.erfc"(%x) : (tensor<11xf16>) -> tensor<11xf16>
  %want = stablehlo.constant dense<[0x3109, 0x37AC, 0x2857, 0x1CCA, 0x0173, 0x3B1A, 0x0000, 0x0000, 0x3C00, 0x3C00, 0x0000]> : tensor<11xf16>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<11xf16>, tensor<11xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x3F80, 0x3F00, 0x3FC0, 0x4000, 0x4040, 0x3DCD, 0x40E0, 0x42C8, 0x0001, 0x0080, 0x7F7F]> : tensor<11xbf16>
  %r = "chlo.erfc"(%x) : (tensor<11xbf16>) -> tensor<11xbf16>
  %want = stablehlo.constant dense<[0x3E21, 0x3EF6, 0x3D0B, 0x3B99, 0x37B9, 0x3F63, 0x1A4A, 0x0000, 0x3F80, 0x3F80, 0x0000]> : tensor<11xbf16>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<11xbf16>, tensor<11xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x3F800000, 0x3F000000, 0x3FC00000, 0x40000000, 0x40400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0x00000001, 0x00800000, 0x7F7FFFFF]> : tensor<11xf32>
  %r = "chlo.erfc"(%x) : (tensor<11xf32>) -> tensor<11xf32>
  %want = stablehlo.constant dense<[0x3E21130B, 0x3EF5810A, 0x3D0AD554, 0x3B9947AF, 0x37B94EFB, 0x3F6335A1, 0x1A4A5141, 0x00000000, 0x3F800000, 0x3F800000, 0x00000000]> : tensor<11xf32>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<11xf32>, tensor<11xf32>
  return
}
