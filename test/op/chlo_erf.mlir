// Edge values of every element type. Written by tools/op_values.py.
func.func @f16() {
  %x = stablehlo.constant dense<[0x3C00, 0x3800, 0x3E00, 0x4000, 0x4200, 0x2E66, 0x4700, 0x5640, 0x0001, 0x0400, 0x7BFF]> : tensor<11xf16>
  %r = "chlo.erf"(%x) : (tensor<11xf16>) -> tensor<11xf16>
  %want = stablehlo.constant dense<[0x3ABE, 0x382A, 0x3BBB, 0x3BF6, 0x3C00, 0x2F32, 0x3C00, 0x3C00, 0x0001, 0x0483, 0x3C00]> : tensor<11xf16>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<11xf16>, tensor<11xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x3F80, 0x3F00, 0x3FC0, 0x4000, 0x4040, 0x3DCD, 0x40E0, 0x42C8, 0x0001, 0x0080, 0x7F7F]> : tensor<11xbf16>
  %r = "chlo.erf"(%x) : (tensor<11xbf16>) -> tensor<11xbf16>
  %want = stablehlo.constant dense<[0x3F58, 0x3F05, 0x3F77, 0x3F7F, 0x3F80, 0x3DE7, 0x3F80, 0x3F80, 0x0001, 0x0090, 0x3F80]> : tensor<11xbf16>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<11xbf16>, tensor<11xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x3F800000, 0x3F000000, 0x3FC00000, 0x40000000, 0x40400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0x00000001, 0x00800000, 0x7F7FFFFF]> : tensor<11xf32>
  %r = "chlo.erf"(%x) : (tensor<11xf32>) -> tensor<11xf32>
  %want = stablehlo.constant dense<[0x3F57BB3D, 0x3F053F7B, 0x3F7752AB, 0x3F7ECD71, 0x3F7FFE8D, 0x3DE652F5, 0x3F800000, 0x3F800000, 0x00000001, 0x00906EBB, 0x3F800000]> : tensor<11xf32>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<11xf32>, tensor<11xf32>
  return
}
