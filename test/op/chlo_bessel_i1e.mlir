// Edge values of every element type. Written by tools/op_values.py.
func.func @f16() {
  %x = stablehlo.constant dense<[0x3C00, 0x3800, 0x3E00, 0x4000, 0x4200, 0x2E66, 0x4700, 0x5640, 0x0001, 0x0400, 0x7BFF]> : tensor<11xf16>
  %r = "chlo.bessel_i1e"(%x) : (tensor<11xf16>) -> tensor<11xf16>
  %want = stablehlo.constant dense<[0x32A7, 0x3101, 0x3302, 0x32E3, 0x324C, 0x29CC, 0x308E, 0x2916, 0x0000, 0x0200, 0x1662]> : tensor<11xf16>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<11xf16>, tensor<11xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x3F80, 0x3F00, 0x3FC0, 0x4000, 0x4040, 0x3DCD, 0x40E0, 0x42C8, 0x0001, 0x0080, 0x7F7F]> : tensor<11xbf16>
  %r = "chlo.bessel_i1e"(%x) : (tensor<11xbf16>) -> tensor<11xbf16>
  %want = stablehlo.constant dense<[0x3E55, 0x3E20, 0x3E60, 0x3E5C, 0x3E4A, 0x3D3A, 0x3E12, 0x3D23, 0x0000, 0x0040, 0x1ECD]> : tensor<11xbf16>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<11xbf16>, tensor<11xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x3F800000, 0x3F000000, 0x3FC00000, 0x40000000, 0x40400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0x00000001, 0x00800000, 0x7F7FFFFF]> : tensor<11xf32>
  %r = "chlo.bessel_i1e"(%x) : (tensor<11xf32>) -> tensor<11xf32>
  %want = stablehlo.constant dense<[0x3E54E678, 0x3E202CC6, 0x3E604BDC, 0x3E5C6F8D, 0x3E498CF1, 0x3D398ADD, 0x3E11B445, 0x3D22CAC4, 0x00000001, 0x00400000, 0x1ECC422A]> : tensor<11xf32>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<11xf32>, tensor<11xf32>
  return
}
