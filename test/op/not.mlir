// Edge values of every element type. Written by tools/op_values.py.
func.func @i2() {
  %x = stablehlo.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %r = "stablehlo.not"(%x) : (tensor<4xi2>) -> tensor<4xi2>
  %want = stablehlo.constant dense<[-1, -2, 0, 1]> : tensor<4xi2>
  check.expect_eq %r, %want : tensor<4xi2>
  return
}

// -----

func.func @i4() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, -6, 4, -4, 7, -3, -8]> : tensor<13xi4>
  %r = "stablehlo.not"(%x) : (tensor<13xi4>) -> tensor<13xi4>
  %want = stablehlo.constant dense<[-1, -2, -4, 0, -3, -6, 1, 5, -5, 3, -8, 2, 7]> : tensor<13xi4>
  check.expect_eq %r, %want : tensor<13xi4>
  return
}

// -----

func.func @i8() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 90, 100, -100, 8, 7, -3, -128, 127]> : tensor<15xi8>
  %r = "stablehlo.not"(%x) : (tensor<15xi8>) -> tensor<15xi8>
  %want = stablehlo.constant dense<[-1, -2, -4, 0, -3, -6, 1, -91, -101, 99, -9, -8, 2, 127, -128]> : tensor<15xi8>
  check.expect_eq %r, %want : tensor<15xi8>
  return
}

// -----

func.func @i16() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 23130, 100, -100, 16, 15, 7, -3, -32768, 32767]> : tensor<16xi16>
  %r = "stablehlo.not"(%x) : (tensor<16xi16>) -> tensor<16xi16>
  %want = stablehlo.constant dense<[-1, -2, -4, 0, -3, -6, 1, -23131, -101, 99, -17, -16, -8, 2, 32767, -32768]> : tensor<16xi16>
  check.expect_eq %r, %want : tensor<16xi16>
  return
}

// -----

func.func @i32() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 1515870810, 100, -100, 32, 31, 7, -3, -2147483648, 2147483647]> : tensor<16xi32>
  %r = "stablehlo.not"(%x) : (tensor<16xi32>) -> tensor<16xi32>
  %want = stablehlo.constant dense<[-1, -2, -4, 0, -3, -6, 1, -1515870811, -101, 99, -33, -32, -8, 2, 2147483647, -2147483648]> : tensor<16xi32>
  check.expect_eq %r, %want : tensor<16xi32>
  return
}

// -----

func.func @i64() {
  %x = stablehlo.constant dense<[0, 1, 3, -1, 2, 5, -2, 6510615555426900570, 100, -100, 64, 63, 7, -3, -9223372036854775808, 9223372036854775807]> : tensor<16xi64>
  %r = "stablehlo.not"(%x) : (tensor<16xi64>) -> tensor<16xi64>
  %want = stablehlo.constant dense<[-1, -2, -4, 0, -3, -6, 1, -6510615555426900571, -101, 99, -65, -64, -8, 2, 9223372036854775807, -9223372036854775808]> : tensor<16xi64>
  check.expect_eq %r, %want : tensor<16xi64>
  return
}

// -----

func.func @ui2() {
  %x = stablehlo.constant dense<[0, 1, 3, 2]> : tensor<4xui2>
  %r = "stablehlo.not"(%x) : (tensor<4xui2>) -> tensor<4xui2>
  %want = stablehlo.constant dense<[3, 2, 0, 1]> : tensor<4xui2>
  check.expect_eq %r, %want : tensor<4xui2>
  return
}

// -----

func.func @ui4() {
  %x = stablehlo.constant dense<[0, 1, 3, 15, 2, 5, 14, 10, 4, 12, 7, 13, 8]> : tensor<13xui4>
  %r = "stablehlo.not"(%x) : (tensor<13xui4>) -> tensor<13xui4>
  %want = stablehlo.constant dense<[15, 14, 12, 0, 13, 10, 1, 5, 11, 3, 8, 2, 7]> : tensor<13xui4>
  check.expect_eq %r, %want : tensor<13xui4>
  return
}

// -----

func.func @ui8() {
  %x = stablehlo.constant dense<[0, 1, 3, 255, 2, 5, 254, 90, 100, 156, 8, 7, 253, 128, 127]> : tensor<15xui8>
  %r = "stablehlo.not"(%x) : (tensor<15xui8>) -> tensor<15xui8>
  %want = stablehlo.constant dense<[255, 254, 252, 0, 253, 250, 1, 165, 155, 99, 247, 248, 2, 127, 128]> : tensor<15xui8>
  check.expect_eq %r, %want : tensor<15xui8>
  return
}

// -----

func.func @ui16() {
  %x = stablehlo.constant dense<[0, 1, 3, 65535, 2, 5, 65534, 23130, 100, 65436, 16, 15, 7, 65533, 32768, 32767]> : tensor<16xui16>
  %r = "stablehlo.not"(%x) : (tensor<16xui16>) -> tensor<16xui16>
  %want = stablehlo.constant dense<[65535, 65534, 65532, 0, 65533, 65530, 1, 42405, 65435, 99, 65519, 65520, 65528, 2, 32767, 32768]> : tensor<16xui16>
  check.expect_eq %r, %want : tensor<16xui16>
  return
}

// -----

func.func @ui32() {
  %x = stablehlo.constant dense<[0, 1, 3, 4294967295, 2, 5, 4294967294, 1515870810, 100, 4294967196, 32, 31, 7, 4294967293, 2147483648, 2147483647]> : tensor<16xui32>
  %r = "stablehlo.not"(%x) : (tensor<16xui32>) -> tensor<16xui32>
  %want = stablehlo.constant dense<[4294967295, 4294967294, 4294967292, 0, 4294967293, 4294967290, 1, 2779096485, 4294967195, 99, 4294967263, 4294967264, 4294967288, 2, 2147483647, 2147483648]> : tensor<16xui32>
  check.expect_eq %r, %want : tensor<16xui32>
  return
}

// -----

func.func @ui64() {
  %x = stablehlo.constant dense<[0, 1, 3, 18446744073709551615, 2, 5, 18446744073709551614, 6510615555426900570, 100, 18446744073709551516, 64, 63, 7, 18446744073709551613, 9223372036854775808, 9223372036854775807]> : tensor<16xui64>
  %r = "stablehlo.not"(%x) : (tensor<16xui64>) -> tensor<16xui64>
  %want = stablehlo.constant dense<[18446744073709551615, 18446744073709551614, 18446744073709551612, 0, 18446744073709551613, 18446744073709551610, 1, 11936128518282651045, 18446744073709551515, 99, 18446744073709551551, 18446744073709551552, 18446744073709551608, 2, 9223372036854775807, 9223372036854775808]> : tensor<16xui64>
  check.expect_eq %r, %want : tensor<16xui64>
  return
}

// -----

func.func @i1() {
  %x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %r = "stablehlo.not"(%x) : (tensor<2xi1>) -> tensor<2xi1>
  %want = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  check.expect_eq %r, %want : tensor<2xi1>
  return
}
