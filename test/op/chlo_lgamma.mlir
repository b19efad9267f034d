// Edge values of every element type. Written by tools/op_values.py.
func.func @f16() {
  %x = stablehlo.constant dense<[0x3C00, 0x3800, 0x3E00, 0x4000, 0x4200, 0x2E66, 0x4700, 0x5640, 0x0001, 0x0400, 0x7BFF]> : tensor<11xf16>
  %r = "chlo.lgamma"(%x) : (tensor<11xf16>) -> tensor<11xf16>
  %want = stablehlo.constant dense<[0x0000, 0x3894, 0xAFBB, 0x0000, 0x398C, 0x4082, 0x4694, 0x5D9D, 0x4C29, 0x48DA, 0x7C00]> : tensor<11xf16>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<11xf16>, tensor<11xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x3F80, 0x3F00, 0x3FC0, 0x4000, 0x4040, 0x3DCD, 0x40E0, 0x42C8, 0x0001, 0x0080, 0x7F7F]> : tensor<11xbf16>
  %r = "chlo.lgamma"(%x) : (tensor<11xbf16>) -> tensor<11xbf16>
  %want = stablehlo.constant dense<[0x0000, 0x3F13, 0xBDF7, 0x0000, 0x3F31, 0x4010, 0x40D3, 0x43B4, 0x42B8, 0x42AF, 0x7F80]> : tensor<11xbf16>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<11xbf16>, tensor<11xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x3F800000, 0x3F000000, 0x3FC00000, 0x40000000, 0x40400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0x00000001, 0x00800000, 0x7F7FFFFF]> : tensor<11xf32>
  %r = "chlo.lgamma"(%x) : (tensor<11xf32>) -> tensor<11xf32>
  %want = stablehlo.constant dense<[0x00000000, 0x3F128682, 0xBDF75CAE, 0x00000000, 0x3F317218, 0x40102C72, 0x40D2893A, 0x43B3912E, 0x42CE8ED0, 0x42AEAC50, 0x7F800000]> : tensor<11xf32>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<11xf32>, tensor<11xf32>
  return
}
