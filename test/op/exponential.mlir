// Edge values of every element type. Written by tools/op_values.py.
func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0xFE, 0x01, 0x08, 0x81]> : tensor<16xf8E4M3FN>
  %r = "stablehlo.exponential"(%x) : (tensor<16xf8E4M3FN>) -> tensor<16xf8E4M3FN>
  %want = stablehlo.constant dense<[0x38, 0x38, 0x43, 0x1B, 0x3D, 0x32, 0x49, 0x2C, 0x4F, 0x5A, 0x2F, 0x39, 0x00, 0x38, 0x38, 0x38]> : tensor<16xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<16xf8E4M3FN>, tensor<16xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0x4E, 0x6C, 0x7E, 0x7F]> : tensor<4xf8E4M3FN>
  %r = "stablehlo.exponential"(%x) : (tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  %want = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F]> : tensor<4xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC1, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0xFB, 0x01, 0x04, 0x81, 0x7B, 0xFC, 0x7C]> : tensor<21xf8E5M2>
  %r = "stablehlo.exponential"(%x) : (tensor<21xf8E5M2>) -> tensor<21xf8E5M2>
  %want = stablehlo.constant dense<[0x3C, 0x3C, 0x41, 0x2D, 0x3F, 0x39, 0x44, 0x36, 0x47, 0x4D, 0x38, 0x3C, 0x64, 0x7C, 0x00, 0x3C, 0x3C, 0x3C, 0x7C, 0x00, 0x7C]> : tensor<21xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf8E5M2>, tensor<21xf8E5M2>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %r = "stablehlo.exponential"(%x) : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  %want = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf8E5M2>, tensor<1xf8E5M2>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC100, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E66, 0x4700, 0x5640, 0xFBFF, 0x0001, 0x0400, 0x8001, 0x7BFF, 0xFC00, 0x7C00]> : tensor<21xf16>
  %r = "stablehlo.exponential"(%x) : (tensor<21xf16>) -> tensor<21xf16>
  %want = stablehlo.constant dense<[0x3C00, 0x3C00, 0x4170, 0x2D41, 0x3E98, 0x38DA, 0x447B, 0x35E3, 0x4764, 0x4D05, 0x378F, 0x3C6C, 0x6449, 0x7C00, 0x0000, 0x3C00, 0x3C00, 0x3C00, 0x7C00, 0x0000, 0x7C00]> : tensor<21xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf16>, tensor<21xf16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %r = "stablehlo.exponential"(%x) : (tensor<1xf16>) -> tensor<1xf16>
  %want = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf16>, tensor<1xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC020, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DCD, 0x40E0, 0x42C8, 0xFF7F, 0x0001, 0x0080, 0x8001, 0x7F7F, 0xFF80, 0x7F80]> : tensor<21xbf16>
  %r = "stablehlo.exponential"(%x) : (tensor<21xbf16>) -> tensor<21xbf16>
  %want = stablehlo.constant dense<[0x3F80, 0x3F80, 0x402E, 0x3DA8, 0x3FD3, 0x3F1B, 0x408F, 0x3EBC, 0x40EC, 0x41A1, 0x3EF2, 0x3F8D, 0x4489, 0x7F80, 0x0000, 0x3F80, 0x3F80, 0x3F80, 0x7F80, 0x0000, 0x7F80]> : tensor<21xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xbf16>, tensor<21xbf16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %r = "stablehlo.exponential"(%x) : (tensor<1xbf16>) -> tensor<1xbf16>
  %want = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xbf16>, tensor<1xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0xFF7FFFFF, 0x00000001, 0x00800000, 0x80000001, 0x7F7FFFFF, 0xFF800000, 0x7F800000]> : tensor<21xf32>
  %r = "stablehlo.exponential"(%x) : (tensor<21xf32>) -> tensor<21xf32>
  %want = stablehlo.constant dense<[0x3F800000, 0x3F800000, 0x402DF854, 0x3DA81C2E, 0x3FD3094C, 0x3F1B4598, 0x408F69FF, 0x3EBC5AB2, 0x40EC7326, 0x41A0AF2E, 0x3EF1DA07, 0x3F8D763E, 0x44891443, 0x7F800000, 0x00000000, 0x3F800000, 0x3F800000, 0x3F800000, 0x7F800000, 0x00000000, 0x7F800000]> : tensor<21xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf32>, tensor<21xf32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %r = "stablehlo.exponential"(%x) : (tensor<1xf32>) -> tensor<1xf32>
  %want = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FB999999999999A, 0x401C000000000000, 0x4059000000000000, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFF0000000000000, 0x7FF0000000000000]> : tensor<21xf64>
  %r = "stablehlo.exponential"(%x) : (tensor<21xf64>) -> tensor<21xf64>
  %want = stablehlo.constant dense<[0x3FF0000000000000, 0x3FF0000000000000, 0x4005BF0A8B145769, 0x3FB50385C094F425, 0x3FFA61298E1E069C, 0x3FE368B2FC6F960A, 0x4011ED3FE64FC541, 0x3FD78B56362CEF38, 0x401D8E64B8D4DDAE, 0x403415E5BF6FB106, 0x3FDE3B40EBEFCD7E, 0x3FF1AEC7B35A00D4, 0x409122885AAEDDAA, 0x48F3494A9B171BF5, 0x0000000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x7FF0000000000000, 0x0000000000000000, 0x7FF0000000000000]> : tensor<21xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf64>, tensor<21xf64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %r = "stablehlo.exponential"(%x) : (tensor<1xf64>) -> tensor<1xf64>
  %want = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf64>, tensor<1xf64>
  return
}

// -----

func.func @c64() {
  %x = stablehlo.constant dense<[(0x3F000000, 0x3E800000), (0xBFC00000, 0x40000000), (0x40400000, 0xBF000000), (0xBE000000, 0xC0800000), (0x3F800000, 0x00000000), (0xBF800000, 0x00000000), (0x00000000, 0x3F800000), (0x80000000, 0xBF800000), (0x40000000, 0x40000000), (0x3A83126F, 0xBB03126F)]> : tensor<10xcomplex<f32>>
  %r = "stablehlo.exponential"(%x) : (tensor<10xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %want = stablehlo.constant dense<[(0x3FCC79C8, 0x3ED0D84B), (0xBDBE2AB7, 0x3E4FC2D6), (0x418D0384, 0xC11A1283), (0xBF13ABB0, 0x3F2AF9EA), (0x402DF854, 0x00000000), (0x3EBC5AB2, 0x00000000), (0x3F0A5140, 0x3F576AA4), (0x3F0A5140, 0xBF576AA4), (0xC044CBB1, 0x40D700D1), (0x3F8020B8, 0xBB0333FB)]> : tensor<10xcomplex<f32>>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<10xcomplex<f32>>, tensor<10xcomplex<f32>>
  return
}

// -----

func.func @c128() {
  %x = stablehlo.constant dense<[(0x3FE0000000000000, 0x3FD0000000000000), (0xBFF8000000000000, 0x4000000000000000), (0x4008000000000000, 0xBFE0000000000000), (0xBFC0000000000000, 0xC010000000000000), (0x3FF0000000000000, 0x0000000000000000), (0xBFF0000000000000, 0x0000000000000000), (0x0000000000000000, 0x3FF0000000000000), (0x8000000000000000, 0xBFF0000000000000), (0x4000000000000000, 0x4000000000000000), (0x3F50624DD2F1A9FC, 0xBF60624DD2F1A9FC)]> : tensor<10xcomplex<f64>>
  %r = "stablehlo.exponential"(%x) : (tensor<10xcomplex<f64>>) -> tensor<10xcomplex<f64>>
  %want = stablehlo.constant dense<[(0x3FF98F390D813322, 0x3FDA1B0950A13DBC), (0xBFB7C556E2F1625D, 0x3FC9F85AC61FFB69), (0x4031A07085A4137E, 0xC02342505C79C914), (0xBFE27575F3E60251, 0x3FE55F3D30F9A5AA), (0x4005BF0A8B145769, 0x0000000000000000), (0x3FD78B56362CEF38, 0x0000000000000000), (0x3FE14A280FB5068C, 0x3FEAED548F090CEE), (0x3FE14A280FB5068C, 0xBFEAED548F090CEE), (0xC00899761DD479B8, 0x401AE01A2294C67B), (0x3FF00417004F83E2, 0xBF60667F62E685AA)]> : tensor<10xcomplex<f64>>
  check.expect_close %r, %want, max_ulp_difference = 2 : tensor<10xcomplex<f64>>, tensor<10xcomplex<f64>>
  return
}
