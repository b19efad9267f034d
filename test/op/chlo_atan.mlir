// Edge values of every element type. Written by tools/op_values.py.
func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xFE, 0x01, 0x08, 0x81, 0x7E]> : tensor<19xf8E4M3FN>
  %r = "chlo.atan"(%x) : (tensor<19xf8E4M3FN>) -> tensor<19xf8E4M3FN>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x35, 0xBA, 0x2F, 0xAF, 0x38, 0xB5, 0x39, 0x3A, 0xB2, 0x1D, 0x3B, 0x3C, 0xBD, 0x01, 0x08, 0x81, 0x3D]> : tensor<19xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<19xf8E4M3FN>, tensor<19xf8E4M3FN>
  return
}

// -----

func.func @f8E4M3FN_nan() {
  %x = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %r = "chlo.atan"(%x) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  %want = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC1, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0xFB, 0x01, 0x04, 0x81, 0x7B, 0xFC, 0x7C]> : tensor<21xf8E5M2>
  %r = "chlo.atan"(%x) : (tensor<21xf8E5M2>) -> tensor<21xf8E5M2>
  %want = stablehlo.constant dense<[0x00, 0x80, 0x3A, 0xBD, 0x37, 0xB7, 0x3C, 0xBA, 0x3C, 0x3D, 0xB9, 0x2E, 0x3E, 0x3E, 0xBE, 0x01, 0x04, 0x81, 0x3E, 0xBE, 0x3E]> : tensor<21xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf8E5M2>, tensor<21xf8E5M2>
  return
}

// -----

func.func @f8E5M2_nan() {
  %x = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %r = "chlo.atan"(%x) : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  %want = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf8E5M2>, tensor<1xf8E5M2>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC100, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E66, 0x4700, 0x5640, 0xFBFF, 0x0001, 0x0400, 0x8001, 0x7BFF, 0xFC00, 0x7C00]> : tensor<21xf16>
  %r = "chlo.atan"(%x) : (tensor<21xf16>) -> tensor<21xf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x3A48, 0xBCC3, 0x376B, 0xB76B, 0x3BDD, 0xBA48, 0x3C6E, 0x3CFF, 0xB926, 0x2E61, 0x3DB7, 0x3E3E, 0xBE48, 0x0001, 0x0400, 0x8001, 0x3E48, 0xBE48, 0x3E48]> : tensor<21xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf16>, tensor<21xf16>
  return
}

// -----

func.func @f16_nan() {
  %x = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %r = "chlo.atan"(%x) : (tensor<1xf16>) -> tensor<1xf16>
  %want = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf16>, tensor<1xf16>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC020, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DCD, 0x40E0, 0x42C8, 0xFF7F, 0x0001, 0x0080, 0x8001, 0x7F7F, 0xFF80, 0x7F80]> : tensor<21xbf16>
  %r = "chlo.atan"(%x) : (tensor<21xbf16>) -> tensor<21xbf16>
  %want = stablehlo.constant dense<[0x0000, 0x8000, 0x3F49, 0xBF98, 0x3EED, 0xBEED, 0x3F7C, 0xBF49, 0x3F8E, 0x3FA0, 0xBF25, 0x3DCC, 0x3FB7, 0x3FC8, 0xBFC9, 0x0001, 0x0080, 0x8001, 0x3FC9, 0xBFC9, 0x3FC9]> : tensor<21xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xbf16>, tensor<21xbf16>
  return
}

// -----

func.func @bf16_nan() {
  %x = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %r = "chlo.atan"(%x) : (tensor<1xbf16>) -> tensor<1xbf16>
  %want = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xbf16>, tensor<1xbf16>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0xFF7FFFFF, 0x00000001, 0x00800000, 0x80000001, 0x7F7FFFFF, 0xFF800000, 0x7F800000]> : tensor<21xf32>
  %r = "chlo.atan"(%x) : (tensor<21xf32>) -> tensor<21xf32>
  %want = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F490FDB, 0xBF985B6C, 0x3EED6338, 0xBEED6338, 0x3F7B985F, 0xBF490FDB, 0x3F8DB70D, 0x3F9FE0BB, 0xBF24BC7D, 0x3DCC1F14, 0x3FB6E62C, 0x3FC7C82F, 0xBFC90FDB, 0x00000001, 0x00800000, 0x80000001, 0x3FC90FDB, 0xBFC90FDB, 0x3FC90FDB]> : tensor<21xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf32>, tensor<21xf32>
  return
}

// -----

func.func @f32_nan() {
  %x = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %r = "chlo.atan"(%x) : (tensor<1xf32>) -> tensor<1xf32>
  %want = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FB999999999999A, 0x401C000000000000, 0x4059000000000000, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFF0000000000000, 0x7FF0000000000000]> : tensor<21xf64>
  %r = "chlo.atan"(%x) : (tensor<21xf64>) -> tensor<21xf64>
  %want = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FE921FB54442D18, 0xBFF30B6D796A4DA8, 0x3FDDAC670561BB4F, 0xBFDDAC670561BB4F, 0x3FEF730BD281F69B, 0xBFE921FB54442D18, 0x3FF1B6E192EBBE44, 0x3FF3FC176B7A8560, 0xBFE4978FA3269EE1, 0x3FB983E282E2CC4D, 0x3FF6DCC57BB565FD, 0x3FF8F905EB2DEF22, 0xBFF921FB54442D18, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001, 0x3FF921FB54442D18, 0xBFF921FB54442D18, 0x3FF921FB54442D18]> : tensor<21xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<21xf64>, tensor<21xf64>
  return
}

// -----

func.func @f64_nan() {
  %x = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %r = "chlo.atan"(%x) : (tensor<1xf64>) -> tensor<1xf64>
  %want = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<1xf64>, tensor<1xf64>
  return
}

// -----

func.func @c64() {
  %x = stablehlo.constant dense<[(0x3F000000, 0x3E800000), (0xBFC00000, 0x40000000), (0x40400000, 0xBF000000), (0xBE000000, 0xC0800000), (0x40000000, 0x40000000), (0x3A83126F, 0xBB03126F)]> : tensor<6xcomplex<f32>>
  %r = "chlo.atan"(%x) : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %want = stablehlo.constant dense<[(0x3EF7F034, 0x3E4D6694), (0xBFA7D62A, 0x3E9EF075), (0x3FA0D1A8, 0xBD487144), (0xBFC7FF19, 0xBE82A11A), (0x3FA7D62A, 0x3E749C66), (0x3A83128E, 0xBB031272)]> : tensor<6xcomplex<f32>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>
  return
}

// -----

func.func @c128() {
  %x = stablehlo.constant dense<[(0x3FE0000000000000, 0x3FD0000000000000), (0xBFF8000000000000, 0x4000000000000000), (0x4008000000000000, 0xBFE0000000000000), (0xBFC0000000000000, 0xC010000000000000), (0x4000000000000000, 0x4000000000000000), (0x3F50624DD2F1A9FC, 0xBF60624DD2F1A9FC)]> : tensor<6xcomplex<f64>>
  %r = "chlo.atan"(%x) : (tensor<6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
  %want = stablehlo.constant dense<[(0x3FDEFE068BBA2275, 0x3FC9ACD28271C737), (0xBFF4FAC5404FE6DB, 0x3FD3DE0E96E47AA7), (0x3FF41A34FB542C01, 0xBFA90E2886901E71), (0xBFF8FFE31852B02B, 0xBFD05423448E1922), (0x3FF4FAC5404FE6DB, 0x3FCE938CBCEB16DD), (0x3F506251C2D4F83D, 0xBF60624E2E91A508)]> : tensor<6xcomplex<f64>>
  check.expect_close %r, %want, max_ulp_difference = 3 : tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>
  return
}
