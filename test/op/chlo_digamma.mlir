// Edge values of every element type. Written by tools/op_values.py.
func.func @f16() {
  %x = stablehlo.constant dense<[0x3C00, 0x3800, 0x3E00, 0x4000, 0x4200, 0x2E66, 0x4700, 0x5640, 0x0001, 0x0400, 0x7BFF]> : tensor<11xf16>
  %r = "chlo.digamma"(%x) : (tensor<11xf16>) -> tensor<11xf16>
  %want = stablehlo.constant dense<[0xB89E, 0xBFDB, 0x28AC, 0x36C4, 0x3B62, 0xC937, 0x3F7E, 0x449A, 0xFC00, 0xF400, 0x498C]> : tensor<11xf16>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<11xf16>, tensor<11xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x3F80, 0x3F00, 0x3FC0, 0x4000, 0x4040, 0x3DCD, 0x40E0, 0x42C8, 0x0001, 0x0080, 0x7F7F]> : tensor<11xbf16>
  %r = "chlo.digamma"(%x) : (tensor<11xbf16>) -> tensor<11xbf16>
  %want = stablehlo.constant dense<[0xBF14, 0xBFFB, 0x3D15, 0x3ED8, 0x3F6C, 0xC127, 0x3FF0, 0x4093, 0xFF80, 0xFE80, 0x42B1]> : tensor<11xbf16>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<11xbf16>, tensor<11xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x3F800000, 0x3F000000, 0x3FC00000, 0x40000000, 0x40400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0x00000001, 0x00800000, 0x7F7FFFFF]> : tensor<11xf32>
  %r = "chlo.digamma"(%x) : (tensor<11xf32>) -> tensor<11xf32>
  %want = stablehlo.constant dense<[0xBF13C468, 0xBFFB544C, 0x3D157683, 0x3ED87730, 0x3F6C3B98, 0xC126C7B3, 0x3FEFB766, 0x40933487, 0xFF800000, 0xFE800000, 0x42B17218]> : tensor<11xf32>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<11xf32>, tensor<11xf32>
  return
}
