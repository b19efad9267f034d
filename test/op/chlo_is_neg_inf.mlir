// Edge values of every element type. Written by tools/op_values.py.
func.func @f4E2M1FN() {
  %x = stablehlo.constant dense<[0x0, 0x8, 0x2, 0xC, 0x1, 0x9, 0x3, 0xA, 0x4, 0x5, 0x7, 0xF]> : tensor<12xf4E2M1FN>
  %r = "chlo.is_neg_inf"(%x) : (tensor<12xf4E2M1FN>) -> tensor<12xi1>
  %want = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<12xi1>
  check.expect_eq %r, %want : tensor<12xi1>
  return
}

// -----

func.func @f6E2M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x20, 0x08, 0x32, 0x04, 0x24, 0x0C, 0x28, 0x10, 0x14, 0x26, 0x01, 0x1E, 0x1F, 0x3F, 0x21]> : tensor<16xf6E2M3FN>
  %r = "chlo.is_neg_inf"(%x) : (tensor<16xf6E2M3FN>) -> tensor<16xi1>
  %want = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<16xi1>
  check.expect_eq %r, %want : tensor<16xi1>
  return
}

// -----

func.func @f6E3M2FN() {
  %x = stablehlo.constant dense<[0x00, 0x20, 0x0C, 0x31, 0x08, 0x28, 0x0E, 0x2C, 0x10, 0x12, 0x2A, 0x02, 0x17, 0x1F, 0x3F, 0x01, 0x04, 0x21]> : tensor<18xf6E3M2FN>
  %r = "chlo.is_neg_inf"(%x) : (tensor<18xf6E3M2FN>) -> tensor<18xi1>
  %want = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<18xi1>
  check.expect_eq %r, %want : tensor<18xi1>
  return
}

// -----

func.func @f8E3M4() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x30, 0xC4, 0x20, 0xA0, 0x38, 0xB0, 0x40, 0x48, 0xA8, 0x06, 0x5C, 0xEF, 0x01, 0x10, 0x81, 0x6F, 0xF0, 0x70, 0x78]> : tensor<21xf8E3M4>
  %r = "chlo.is_neg_inf"(%x) : (tensor<21xf8E3M4>) -> tensor<21xi1>
  %want = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false]> : tensor<21xi1>
  check.expect_eq %r, %want : tensor<21xi1>
  return
}

// -----

func.func @f8E4M3() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xF7, 0x01, 0x08, 0x81, 0x77, 0xF8, 0x78, 0x7C]> : tensor<22xf8E4M3>
  %r = "chlo.is_neg_inf"(%x) : (tensor<22xf8E4M3>) -> tensor<22xi1>
  %want = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false]> : tensor<22xi1>
  check.expect_eq %r, %want : tensor<22xi1>
  return
}

// -----

func.func @f8E4M3FN() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x38, 0xC2, 0x30, 0xB0, 0x3C, 0xB8, 0x40, 0x44, 0xB4, 0x1D, 0x4E, 0x6C, 0xFE, 0x01, 0x08, 0x81, 0x7E, 0x7F]> : tensor<20xf8E4M3FN>
  %r = "chlo.is_neg_inf"(%x) : (tensor<20xf8E4M3FN>) -> tensor<20xi1>
  %want = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<20xi1>
  check.expect_eq %r, %want : tensor<20xi1>
  return
}

// -----

func.func @f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0x00, 0x40, 0xCA, 0x38, 0xB8, 0x44, 0xC0, 0x48, 0x4C, 0xBC, 0x25, 0x56, 0x74, 0xFF, 0x01, 0x08, 0x81, 0x7F, 0x80]> : tensor<19xf8E4M3FNUZ>
  %r = "chlo.is_neg_inf"(%x) : (tensor<19xf8E4M3FNUZ>) -> tensor<19xi1>
  %want = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<19xi1>
  check.expect_eq %r, %want : tensor<19xi1>
  return
}

// -----

func.func @f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0x00, 0x58, 0xE2, 0x50, 0xD0, 0x5C, 0xD8, 0x60, 0x64, 0xD4, 0x3D, 0x6E, 0xFF, 0x01, 0x08, 0x81, 0x7F, 0x80]> : tensor<18xf8E4M3B11FNUZ>
  %r = "chlo.is_neg_inf"(%x) : (tensor<18xf8E4M3B11FNUZ>) -> tensor<18xi1>
  %want = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<18xi1>
  check.expect_eq %r, %want : tensor<18xi1>
  return
}

// -----

func.func @f8E5M2() {
  %x = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0xC1, 0x38, 0xB8, 0x3E, 0xBC, 0x40, 0x42, 0xBA, 0x2E, 0x47, 0x56, 0xFB, 0x01, 0x04, 0x81, 0x7B, 0xFC, 0x7C, 0x7E]> : tensor<22xf8E5M2>
  %r = "chlo.is_neg_inf"(%x) : (tensor<22xf8E5M2>) -> tensor<22xi1>
  %want = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false]> : tensor<22xi1>
  check.expect_eq %r, %want : tensor<22xi1>
  return
}

// -----

func.func @f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0x00, 0x40, 0xC5, 0x3C, 0xBC, 0x42, 0xC0, 0x44, 0x46, 0xBE, 0x32, 0x4B, 0x5A, 0xFF, 0x01, 0x04, 0x81, 0x7F, 0x80]> : tensor<19xf8E5M2FNUZ>
  %r = "chlo.is_neg_inf"(%x) : (tensor<19xf8E5M2FNUZ>) -> tensor<19xi1>
  %want = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<19xi1>
  check.expect_eq %r, %want : tensor<19xi1>
  return
}

// -----

func.func @f16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0xC100, 0x3800, 0xB800, 0x3E00, 0xBC00, 0x4000, 0x4200, 0xBA00, 0x2E66, 0x4700, 0x5640, 0xFBFF, 0x0001, 0x0400, 0x8001, 0x7BFF, 0xFC00, 0x7C00, 0x7E00]> : tensor<22xf16>
  %r = "chlo.is_neg_inf"(%x) : (tensor<22xf16>) -> tensor<22xi1>
  %want = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false]> : tensor<22xi1>
  check.expect_eq %r, %want : tensor<22xi1>
  return
}

// -----

func.func @bf16() {
  %x = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0xC020, 0x3F00, 0xBF00, 0x3FC0, 0xBF80, 0x4000, 0x4040, 0xBF40, 0x3DCD, 0x40E0, 0x42C8, 0xFF7F, 0x0001, 0x0080, 0x8001, 0x7F7F, 0xFF80, 0x7F80, 0x7FC0]> : tensor<22xbf16>
  %r = "chlo.is_neg_inf"(%x) : (tensor<22xbf16>) -> tensor<22xi1>
  %want = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false]> : tensor<22xi1>
  check.expect_eq %r, %want : tensor<22xi1>
  return
}

// -----

func.func @f32() {
  %x = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x3F000000, 0xBF000000, 0x3FC00000, 0xBF800000, 0x40000000, 0x40400000, 0xBF400000, 0x3DCCCCCD, 0x40E00000, 0x42C80000, 0xFF7FFFFF, 0x00000001, 0x00800000, 0x80000001, 0x7F7FFFFF, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<22xf32>
  %r = "chlo.is_neg_inf"(%x) : (tensor<22xf32>) -> tensor<22xi1>
  %want = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false]> : tensor<22xi1>
  check.expect_eq %r, %want : tensor<22xi1>
  return
}

// -----

func.func @f64() {
  %x = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC004000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x3FF8000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4008000000000000, 0xBFE8000000000000, 0x3FB999999999999A, 0x401C000000000000, 0x4059000000000000, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 0x0010000000000000, 0x8000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<22xf64>
  %r = "chlo.is_neg_inf"(%x) : (tensor<22xf64>) -> tensor<22xi1>
  %want = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false]> : tensor<22xi1>
  check.expect_eq %r, %want : tensor<22xi1>
  return
}
