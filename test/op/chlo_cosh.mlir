// Edge values of every element type. Written by tools/op_values.py.
func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x01, 0x08, 0x81]> : tensor<15xf8E4M3FN>
  %r = "chlo.cosh"(%x) : (tensor<15xf8E4M3FN>) -> tensor<15xf8E4M3FN>
  %want = stablehlo.constant dense<[0x38, 0x38, 0x3C, 0x4C, 0x39, 0x39, 0x41, 0x3C, 0x47, 0x52, 0x3A, 0x38, 0x38, 0x38, 0x38]> : tensor<15xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<15xf8E4M3FN>, tensor<15xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0x4E, 0x6C, 0xFE, 0x7E, 0x7F]> : tensor<5xf8E4M3FN>
  %r = "chlo.cosh"(%x) : (tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
  %want = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<5xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC1, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0xFB, 0x01, 0x04, 0x81, 0x7B, 0xFC, 0x7C]> : tensor<21xf8E5M2>
  %r = "chlo.cosh"(%x) : (tensor<21xf8E5M2>) -> tensor<21xf8E5M2>
  %want = stablehlo.constant dense<[0x3C, 0x3C, 0x3E, 0x46, 0x3D, 0x3D, 0x41, 0x3E, 0x44, 0x49, 0x3D, 0x3C, 0x60, 0x7C, 0x7C, 0x3C, 0x3C, 0x3C, 0x7C, 0x7C, 0x7C]> : tensor<21xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf8E5M2>, tensor<21xf8E5M2>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %r = "chlo.cosh"(%x) : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  %want = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf8E5M2>, tensor<1xf8E5M2>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC100, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E66, 0x4700, 0x5640, 0xFBFF, 0x0001, 0x0400, 0x8001, 0x7BFF, 0xFC00, 0x7C00]> : tensor<21xf16>
  %r = "chlo.cosh"(%x) : (tensor<21xf16>) -> tensor<21xf16>
  %want = stablehlo.constant dense<[0x3C00, 0x3C00, 0x3E2C, 0x4622, 0x3C83, 0x3C83, 0x40B4, 0x3E2C, 0x4386, 0x4909, 0x3D2E, 0x3C05, 0x6049, 0x7C00, 0x7C00, 0x3C00, 0x3C00, 0x3C00, 0x7C00, 0x7C00, 0x7C00]> : tensor<21xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf16>, tensor<21xf16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %r = "chlo.cosh"(%x) : (tensor<1xf16>) -> tensor<1xf16>
  %want = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf16>, tensor<1xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC020, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DCD, 0x40E0, 0x42C8, 0xFF7F, 0x0001, 0x0080, 0x8001, 0x7F7F, 0xFF80, 0x7F80]> : tensor<21xbf16>
  %r = "chlo.cosh"(%x) : (tensor<21xbf16>) -> tensor<21xbf16>
  %want = stablehlo.constant dense<[0x3F80, 0x3F80, 0x3FC6, 0x40C4, 0x3F90, 0x3F90, 0x4017, 0x3FC6, 0x4071, 0x4121, 0x3FA6, 0x3F81, 0x4409, 0x7F80, 0x7F80, 0x3F80, 0x3F80, 0x3F80, 0x7F80, 0x7F80, 0x7F80]> : tensor<21xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xbf16>, tensor<21xbf16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %r = "chlo.cosh"(%x) : (tensor<1xbf16>) -> tensor<1xbf16>
  %want = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xbf16>, tensor<1xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0xFF7FFFFF, 0x00000001, 0x00800000, 0x80000001, 0x7F7FFFFF, 0xFF800000, 0x7F800000]> : tensor<21xf32>
  %r = "chlo.cosh"(%x) : (tensor<21xf32>) -> tensor<21xf32>
  %want = stablehlo.constant dense<[0x3F800000, 0x3F800000, 0x3FC583AB, 0x40C43BB7, 0x3F90560C, 0x3F90560C, 0x40168DE1, 0x3FC583AB, 0x4070C7D0, 0x41211525, 0x3FA5B82F, 0x3F80A3FA, 0x4409144A, 0x7F800000, 0x7F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x7F800000, 0x7F800000, 0x7F800000]> : tensor<21xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf32>, tensor<21xf32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %r = "chlo.cosh"(%x) : (tensor<1xf32>) -> tensor<1xf32>
  %want = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FB999999999999A, 0x401C000000000000, 0x4059000000000000, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFF0000000000000, 0x7FF0000000000000]> : tensor<21xf64>
  %r = "chlo.cosh"(%x) : (tensor<21xf64>) -> tensor<21xf64>
  %want = stablehlo.constant dense<[0x3FF0000000000000, 0x3FF0000000000000, 0x3FF8B07551D9F550, 0x40188776E4B30AA3, 0x3FF20AC1862AE8D0, 0x3FF20AC1862AE8D0, 0x4002D1BC21E22022, 0x3FF8B07551D9F550, 0x400E18FA0DF2D9BC, 0x402422A497D6185E, 0x3FF4B705D1E5D6A8, 0x3FF0147F40224B38, 0x4081228949BA3A8C, 0x48E3494A9B171BF5, 0x7FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]> : tensor<21xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf64>, tensor<21xf64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %r = "chlo.cosh"(%x) : (tensor<1xf64>) -> tensor<1xf64>
  %want = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf64>, tensor<1xf64>
  return
}

// -----

func.func @c64() {
  %x = stablehlo.constant dense<[(0x3F000000, 0x3E800000), (0xBFC00000, 0x40000000), (0x40400000, 0xBF000000), (0xBE000000, 0xC0800000), (0x3F800000, 0x00000000), (0xBF800000, 0x00000000), (0x00000000, 0x3F800000), (0x80000000, 0xBF800000), (0x40000000, 0x40000000), (0x3A83126F, 0xBB03126F)]> : tensor<10xcomplex<f32>>
  %r = "chlo.cosh"(%x) : (tensor<10xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %want = stablehlo.constant dense<[(0x3F8BD95C, 0x3E0403E1), (0xBF7A9C53, 0xBFF7D3B5), (0x410D5D00, 0xC099B0BE), (0xBF28A44A, 0xBDC23F12), (0x3FC583AB, 0x00000000), (0x3FC583AB, 0x80000000), (0x3F0A5140, 0x00000000), (0x3F0A5140, 0x00000000), (0xBFC8666D, 0x405310B6), (0x3F7FFFE7, 0xB60637B9)]> : tensor<10xcomplex<f32>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<10xcomplex<f32>>, tensor<10xcomplex<f32>>
  return
}

// -----

func.func @c128() {
  %x = stablehlo.constant dense<[(0x3FE0000000000000, 0x3FD0000000000000), (0xBFF8000000000000, 0x4000000000000000), (0x4008000000000000, 0xBFE0000000000000), (0xBFC0000000000000, 0xC010000000000000), (0x3FF0000000000000, 0x0000000000000000), (0xBFF0000000000000, 0x0000000000000000), (0x0000000000000000, 0x3FF0000000000000), (0x8000000000000000, 0xBFF0000000000000), (0x4000000000000000, 0x4000000000000000), (0x3F50624DD2F1A9FC, 0xBF60624DD2F1A9FC)]> : tensor<10xcomplex<f64>>
  %r = "chlo.cosh"(%x) : (tensor<10xcomplex<f64>>) -> tensor<10xcomplex<f64>>
  %want = stablehlo.constant dense<[(0x3FF17B2B862E3533, 0x3FC0807C14FE84FC), (0xBFEF538A60BBEB4A, 0xBFFEFA76ABB73E19), (0x4021AB9FF02CC7D8, 0xC0133617C74B28C7), (0xBFE514894688F99E, 0xBFB847E23F6015F2), (0x3FF8B07551D9F550, 0x0000000000000000), (0x3FF8B07551D9F550, 0x8000000000000000), (0x3FE14A280FB5068C, 0x0000000000000000), (0x3FE14A280FB5068C, 0x0000000000000000), (0xBFF90CCDAD0742C3, 0x400A6216B01CD510), (0x3FEFFFFCDAB1879B, 0xBEC0C6F713F92214)]> : tensor<10xcomplex<f64>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<10xcomplex<f64>>, tensor<10xcomplex<f64>>
  return
}

// -----

func.func @c128_infinite_at_nan() {
  %x = stablehlo.constant dense<[(0x7FF0000000000000, 0x7FF8000000000000), (0xFFF0000000000000, 0x7FF8000000000000)]> : tensor<2xcomplex<f64>>
  %z = stablehlo.optimization_barrier %x : tensor<2xcomplex<f64>>
  %r = "chlo.cosh"(%z) : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  %real = stablehlo.real %r : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  %want = stablehlo.constant dense<0x7FF0000000000000> : tensor<2xf64>
  check.expect_eq %real, %want : tensor<2xf64>
  return
}
