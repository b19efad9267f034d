// Edge values of every element type. Written by tools/op_values.py.
func.func @i2() {
  %x = stablehlo.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %r = "stablehlo.count_leading_zeros"(%x) : (tensor<4xi2>) -> tensor<4xi2>
  %want = stablehlo.constant dense<[-2, 1, 0, 0]> : tensor<4xi2>
  check.expect_eq %r, %want : tensor<4xi2>
  return
}

// -----

func.func @i4() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, -6, 4, -4, 7, -3, -8]> : tensor<13xi4>
  %r = "stablehlo.count_leading_zeros"(%x) : (tensor<13xi4>) -> tensor<13xi4>
  %want = stablehlo.constant dense<[4, 3, 2, 0, 2, 1, 0, 0, 1, 0, 1, 0, 0]> : tensor<13xi4>
  check.expect_eq %r, %want : tensor<13xi4>
  return
}

// -----

func.func @i8() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 90, 100, -100, 8, 7, -3, -128, 127]> : tensor<15xi8>
  %r = "stablehlo.count_leading_zeros"(%x) : (tensor<15xi8>) -> tensor<15xi8>
  %want = stablehlo.constant dense<[8, 7, 6, 0, 6, 5, 0, 1, 1, 0, 4, 5, 0, 0, 1]> : tensor<15xi8>
  check.expect_eq %r, %want : tensor<15xi8>
  return
}

// -----

func.func @i16() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 23130, 100, -100, 16, 15, 7, -3, -32768, 32767]> : tensor<16xi16>
  %r = "stablehlo.count_leading_zeros"(%x) : (tensor<16xi16>) -> tensor<16xi16>
  %want = stablehlo.constant dense<[16, 15, 14, 0, 14, 13, 0, 1, 9, 0, 11, 12, 13, 0, 0, 1]> : tensor<16xi16>
  check.expect_eq %r, %want : tensor<16xi16>
  return
}

// -----

func.func @i32() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 1515870810, 100, -100, 32, 31, 7, -3, -2147483648, 2147483647]> : tensor<16xi32>
  %r = "stablehlo.count_leading_zeros"(%x) : (tensor<16xi32>) -> tensor<16xi32>
  %want = stablehlo.constant dense<[32, 31, 30, 0, 30, 29, 0, 1, 25, 0, 26, 27, 29, 0, 0, 1]> : tensor<16xi32>
  check.expect_eq %r, %want : tensor<16xi32>
  return
}

// -----

func.func @i64() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 6510615555426900570, 100, -100, 64, 63, 7, -3, -9223372036854775808, 9223372036854775807]> : tensor<16xi64>
  %r = "stablehlo.count_leading_zeros"(%x) : (tensor<16xi64>) -> tensor<16xi64>
  %want = stablehlo.constant dense<[64, 63, 62, 0, 62, 61, 0, 1, 57, 0, 57, 58, 61, 0, 0, 1]> : tensor<16xi64>
  check.expect_eq %r, %want : tensor<16xi64>
  return
}

// -----

func.func @ui2() {
  %x = stablehlo.constant dense<[0, 1, 3, 2]> : tensor<4xui2>
  %r = "stablehlo.count_leading_zeros"(%x) : (tensor<4xui2>) -> tensor<4xui2>
  %want = stablehlo.constant dense<[2, 1, 0, 0]> : tensor<4xui2>
  check.expect_eq %r, %want : tensor<4xui2>
  return
}

// -----

func.func @ui4() {
  %x = stablehlo.constant dense<[0, 1, 3, 15, 2, 5, 14, 10, 4, 12, 7, 13, 8]> : tensor<13xui4>
  %r = "stablehlo.count_leading_zeros"(%x) : (tensor<13xui4>) -> tensor<13xui4>
  %want = stablehlo.constant dense<[4, 3, 2, 0, 2, 1, 0, 0, 1, 0, 1, 0, 0]> : tensor<13xui4>
  check.expect_eq %r, %want : tensor<13xui4>
  return
}

// -----

func.func @ui8() {
  %x = stablehlo.constant dense<[0, 1, 3, 255, 2, 5, 254, 90, 100, 156, 8, 7, 253, 128, 127]> : tensor<15xui8>
  %r = "stablehlo.count_leading_zeros"(%x) : (tensor<15xui8>) -> tensor<15xui8>
  %want = stablehlo.constant dense<[8, 7, 6, 0, 6, 5, 0, 1, 1, 0, 4, 5, 0, 0, 1]> : tensor<15xui8>
  check.expect_eq %r, %want : tensor<15xui8>
  return
}

// -----

func.func @ui16() {
  %x = stablehlo.constant dense<[0, 1, 3, 65535, 2, 5, 65534, 23130, 100, 65436, 16, 15, 7, 65533, 32768, 32767]> : tensor<16xui16>
  %r = "stablehlo.count_leading_zeros"(%x) : (tensor<16xui16>) -> tensor<16xui16>
  %want = stablehlo.constant dense<[16, 15, 14, 0, 14, 13, 0, 1, 9, 0, 11, 12, 13, 0, 0, 1]> : tensor<16xui16>
  check.expect_eq %r, %want : tensor<16xui16>
  return
}

// -----

func.func @ui32() {
  %x = stablehlo.constant dense<[0, 1, 3, 4294967295, 2, 5, 4294967294, 1515870810, 100, 4294967196, 32, 31, 7, 4294967293, 2147483648, 2147483647]> : tensor<16xui32>
  %r = "stablehlo.count_leading_zeros"(%x) : (tensor<16xui32>) -> tensor<16xui32>
  %want = stablehlo.constant dense<[32, 31, 30, 0, 30, 29, 0, 1, 25, 0, 26, 27, 29, 0, 0, 1]> : tensor<16xui32>
  check.expect_eq %r, %want : tensor<16xui32>
  return
}

// -----

func.func @ui64() {
  %x = stablehlo.constant dense<[0, 1, 3, 18446744073709551615, 2, 5, 18446744073709551614, 6510615555426900570, 100, 18446744073709551516, 64, 63, 7, 18446744073709551613, 9223372036854775808, 9223372036854775807]> : tensor<16xui64>
  %r = "stablehlo.count_leading_zeros"(%x) : (tensor<16xui64>) -> tensor<16xui64>
  %want = stablehlo.constant dense<[64, 63, 62, 0, 62, 61, 0, 1, 57, 0, 57, 58, 61, 0, 0, 1]> : tensor<16xui64>
  check.expect_eq %r, %want : tensor<16xui64>
  return
}
