// i4 holds f32: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0, 0x7F800000, 0xFF800000]> : tensor<9xf32>
  %y = stablehlo.uniform_quantize %x : (tensor<9xf32>) -> tensor<9x!quant.uniform<i4:f32, 0.25:-2>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<9x!quant.uniform<i4:f32, 0.25:-2>>) -> tensor<9xi4>
  check.expect_eq_const %b1, dense<[-2, -1, -4, -2, 0, -2, 2, 7, -8]> : tensor<9xi4>
  %z = stablehlo.uniform_dequantize %y : (tensor<9x!quant.uniform<i4:f32, 0.25:-2>>) -> tensor<9xf32>
  check.expect_eq_const %z, dense<[0.0, 0.25, -0.5, 0.0, 0.5, 0.0, 1.0, 2.25, -1.5]> : tensor<9xf32>
  return
}

// -----

// i4 holds f64: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<9xf64>
  %y = stablehlo.uniform_quantize %x : (tensor<9xf64>) -> tensor<9x!quant.uniform<i4:f64, 0.25:-2>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<9x!quant.uniform<i4:f64, 0.25:-2>>) -> tensor<9xi4>
  check.expect_eq_const %b1, dense<[-2, -1, -4, -2, 0, -2, 2, 7, -8]> : tensor<9xi4>
  %z = stablehlo.uniform_dequantize %y : (tensor<9x!quant.uniform<i4:f64, 0.25:-2>>) -> tensor<9xf64>
  check.expect_eq_const %z, dense<[0.0, 0.25, -0.5, 0.0, 0.5, 0.0, 1.0, 2.25, -1.5]> : tensor<9xf64>
  return
}

// -----

// i4 holds bf16: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0, 0x7F80, 0xFF80]> : tensor<9xbf16>
  %y = stablehlo.uniform_quantize %x : (tensor<9xbf16>) -> tensor<9x!quant.uniform<i4:bf16, 0.25:-2>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<9xi4>
  check.expect_eq_const %b1, dense<[-2, -1, -4, -2, 0, -2, 2, 7, -8]> : tensor<9xi4>
  %z = stablehlo.uniform_dequantize %y : (tensor<9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<9xbf16>
  check.expect_eq_const %z, dense<[0.0, 0.25, -0.5, 0.0, 0.5, 0.0, 1.0, 2.25, -1.5]> : tensor<9xbf16>
  return
}

// -----

// i4 holds f16: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0, 0x7C00, 0xFC00]> : tensor<9xf16>
  %y = stablehlo.uniform_quantize %x : (tensor<9xf16>) -> tensor<9x!quant.uniform<i4:f16, 0.25:-2>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<9x!quant.uniform<i4:f16, 0.25:-2>>) -> tensor<9xi4>
  check.expect_eq_const %b1, dense<[-2, -1, -4, -2, 0, -2, 2, 7, -8]> : tensor<9xi4>
  %z = stablehlo.uniform_dequantize %y : (tensor<9x!quant.uniform<i4:f16, 0.25:-2>>) -> tensor<9xf16>
  check.expect_eq_const %z, dense<[0.0, 0.25, -0.5, 0.0, 0.5, 0.0, 1.0, 2.25, -1.5]> : tensor<9xf16>
  return
}

// -----

// u4 holds f32: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0, 0x7F800000, 0xFF800000]> : tensor<9xf32>
  %y = stablehlo.uniform_quantize %x : (tensor<9xf32>) -> tensor<9x!quant.uniform<u4:f32, 0.25:3>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<9x!quant.uniform<u4:f32, 0.25:3>>) -> tensor<9xui4>
  check.expect_eq_const %b1, dense<[3, 4, 1, 4, 4, 2, 7, 15, 0]> : tensor<9xui4>
  %z = stablehlo.uniform_dequantize %y : (tensor<9x!quant.uniform<u4:f32, 0.25:3>>) -> tensor<9xf32>
  check.expect_eq_const %z, dense<[0.0, 0.25, -0.5, 0.25, 0.25, -0.25, 1.0, 3.0, -0.75]> : tensor<9xf32>
  return
}

// -----

// u4 holds f64: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<9xf64>
  %y = stablehlo.uniform_quantize %x : (tensor<9xf64>) -> tensor<9x!quant.uniform<u4:f64, 0.25:3>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<9x!quant.uniform<u4:f64, 0.25:3>>) -> tensor<9xui4>
  check.expect_eq_const %b1, dense<[3, 4, 1, 4, 4, 2, 7, 15, 0]> : tensor<9xui4>
  %z = stablehlo.uniform_dequantize %y : (tensor<9x!quant.uniform<u4:f64, 0.25:3>>) -> tensor<9xf64>
  check.expect_eq_const %z, dense<[0.0, 0.25, -0.5, 0.25, 0.25, -0.25, 1.0, 3.0, -0.75]> : tensor<9xf64>
  return
}

// -----

// u4 holds bf16: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0, 0x7F80, 0xFF80]> : tensor<9xbf16>
  %y = stablehlo.uniform_quantize %x : (tensor<9xbf16>) -> tensor<9x!quant.uniform<u4:bf16, 0.25:3>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<9x!quant.uniform<u4:bf16, 0.25:3>>) -> tensor<9xui4>
  check.expect_eq_const %b1, dense<[3, 4, 1, 4, 4, 2, 7, 15, 0]> : tensor<9xui4>
  %z = stablehlo.uniform_dequantize %y : (tensor<9x!quant.uniform<u4:bf16, 0.25:3>>) -> tensor<9xbf16>
  check.expect_eq_const %z, dense<[0.0, 0.25, -0.5, 0.25, 0.25, -0.25, 1.0, 3.0, -0.75]> : tensor<9xbf16>
  return
}

// -----

// u4 holds f16: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0, 0x7C00, 0xFC00]> : tensor<9xf16>
  %y = stablehlo.uniform_quantize %x : (tensor<9xf16>) -> tensor<9x!quant.uniform<u4:f16, 0.25:3>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<9x!quant.uniform<u4:f16, 0.25:3>>) -> tensor<9xui4>
  check.expect_eq_const %b1, dense<[3, 4, 1, 4, 4, 2, 7, 15, 0]> : tensor<9xui4>
  %z = stablehlo.uniform_dequantize %y : (tensor<9x!quant.uniform<u4:f16, 0.25:3>>) -> tensor<9xf16>
  check.expect_eq_const %z, dense<[0.0, 0.25, -0.5, 0.25, 0.25, -0.25, 1.0, 3.0, -0.75]> : tensor<9xf16>
  return
}

// -----

// i8 holds f32: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0, 0x7F800000, 0xFF800000]> : tensor<9xf32>
  %y = stablehlo.uniform_quantize %x : (tensor<9xf32>) -> tensor<9x!quant.uniform<i8:f32, 0.25:5>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<9x!quant.uniform<i8:f32, 0.25:5>>) -> tensor<9xi8>
  check.expect_eq_const %b1, dense<[5, 6, 3, 6, 6, 4, 9, 127, -128]> : tensor<9xi8>
  %z = stablehlo.uniform_dequantize %y : (tensor<9x!quant.uniform<i8:f32, 0.25:5>>) -> tensor<9xf32>
  check.expect_eq_const %z, dense<[0.0, 0.25, -0.5, 0.25, 0.25, -0.25, 1.0, 30.5, -33.25]> : tensor<9xf32>
  return
}

// -----

// i8 holds f64: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<9xf64>
  %y = stablehlo.uniform_quantize %x : (tensor<9xf64>) -> tensor<9x!quant.uniform<i8:f64, 0.25:5>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<9x!quant.uniform<i8:f64, 0.25:5>>) -> tensor<9xi8>
  check.expect_eq_const %b1, dense<[5, 6, 3, 6, 6, 4, 9, 127, -128]> : tensor<9xi8>
  %z = stablehlo.uniform_dequantize %y : (tensor<9x!quant.uniform<i8:f64, 0.25:5>>) -> tensor<9xf64>
  check.expect_eq_const %z, dense<[0.0, 0.25, -0.5, 0.25, 0.25, -0.25, 1.0, 30.5, -33.25]> : tensor<9xf64>
  return
}

// -----

// i8 holds bf16: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0, 0x7F80, 0xFF80]> : tensor<9xbf16>
  %y = stablehlo.uniform_quantize %x : (tensor<9xbf16>) -> tensor<9x!quant.uniform<i8:bf16, 0.25:5>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<9x!quant.uniform<i8:bf16, 0.25:5>>) -> tensor<9xi8>
  check.expect_eq_const %b1, dense<[5, 6, 3, 6, 6, 4, 9, 127, -128]> : tensor<9xi8>
  %z = stablehlo.uniform_dequantize %y : (tensor<9x!quant.uniform<i8:bf16, 0.25:5>>) -> tensor<9xbf16>
  return
}

// -----

// i8 holds f16: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0, 0x7C00, 0xFC00]> : tensor<9xf16>
  %y = stablehlo.uniform_quantize %x : (tensor<9xf16>) -> tensor<9x!quant.uniform<i8:f16, 0.25:5>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<9x!quant.uniform<i8:f16, 0.25:5>>) -> tensor<9xi8>
  check.expect_eq_const %b1, dense<[5, 6, 3, 6, 6, 4, 9, 127, -128]> : tensor<9xi8>
  %z = stablehlo.uniform_dequantize %y : (tensor<9x!quant.uniform<i8:f16, 0.25:5>>) -> tensor<9xf16>
  return
}

// -----

// u8 holds f32: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0, 0x7F800000, 0xFF800000]> : tensor<9xf32>
  %y = stablehlo.uniform_quantize %x : (tensor<9xf32>) -> tensor<9x!quant.uniform<u8:f32, 0.25:100>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<9x!quant.uniform<u8:f32, 0.25:100>>) -> tensor<9xui8>
  check.expect_eq_const %b1, dense<[100, 101, 98, 100, 102, 100, 104, 255, 0]> : tensor<9xui8>
  %z = stablehlo.uniform_dequantize %y : (tensor<9x!quant.uniform<u8:f32, 0.25:100>>) -> tensor<9xf32>
  check.expect_eq_const %z, dense<[0.0, 0.25, -0.5, 0.0, 0.5, 0.0, 1.0, 38.75, -25.0]> : tensor<9xf32>
  return
}

// -----

// u8 holds f64: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<9xf64>
  %y = stablehlo.uniform_quantize %x : (tensor<9xf64>) -> tensor<9x!quant.uniform<u8:f64, 0.25:100>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<9x!quant.uniform<u8:f64, 0.25:100>>) -> tensor<9xui8>
  check.expect_eq_const %b1, dense<[100, 101, 98, 100, 102, 100, 104, 255, 0]> : tensor<9xui8>
  %z = stablehlo.uniform_dequantize %y : (tensor<9x!quant.uniform<u8:f64, 0.25:100>>) -> tensor<9xf64>
  check.expect_eq_const %z, dense<[0.0, 0.25, -0.5, 0.0, 0.5, 0.0, 1.0, 38.75, -25.0]> : tensor<9xf64>
  return
}

// -----

// u8 holds bf16: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0, 0x7F80, 0xFF80]> : tensor<9xbf16>
  %y = stablehlo.uniform_quantize %x : (tensor<9xbf16>) -> tensor<9x!quant.uniform<u8:bf16, 0.25:100>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<9x!quant.uniform<u8:bf16, 0.25:100>>) -> tensor<9xui8>
  check.expect_eq_const %b1, dense<[100, 101, 98, 100, 102, 100, 104, 255, 0]> : tensor<9xui8>
  %z = stablehlo.uniform_dequantize %y : (tensor<9x!quant.uniform<u8:bf16, 0.25:100>>) -> tensor<9xbf16>
  return
}

// -----

// u8 holds f16: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0, 0x7C00, 0xFC00]> : tensor<9xf16>
  %y = stablehlo.uniform_quantize %x : (tensor<9xf16>) -> tensor<9x!quant.uniform<u8:f16, 0.25:100>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<9x!quant.uniform<u8:f16, 0.25:100>>) -> tensor<9xui8>
  check.expect_eq_const %b1, dense<[100, 101, 98, 100, 102, 100, 104, 255, 0]> : tensor<9xui8>
  %z = stablehlo.uniform_dequantize %y : (tensor<9x!quant.uniform<u8:f16, 0.25:100>>) -> tensor<9xf16>
  return
}

// -----

// i16 holds f32: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0, 0x7F800000, 0xFF800000]> : tensor<9xf32>
  %y = stablehlo.uniform_quantize %x : (tensor<9xf32>) -> tensor<9x!quant.uniform<i16:f32, 0.25:-7>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<9x!quant.uniform<i16:f32, 0.25:-7>>) -> tensor<9xi16>
  check.expect_eq_const %b1, dense<[-7, -6, -9, -6, -6, -8, -3, 32767, -32768]> : tensor<9xi16>
  %z = stablehlo.uniform_dequantize %y : (tensor<9x!quant.uniform<i16:f32, 0.25:-7>>) -> tensor<9xf32>
  check.expect_eq_const %z, dense<[0.0, 0.25, -0.5, 0.25, 0.25, -0.25, 1.0, 8193.5, -8190.25]> : tensor<9xf32>
  return
}

// -----

// i16 holds f64: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<9xf64>
  %y = stablehlo.uniform_quantize %x : (tensor<9xf64>) -> tensor<9x!quant.uniform<i16:f64, 0.25:-7>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<9x!quant.uniform<i16:f64, 0.25:-7>>) -> tensor<9xi16>
  check.expect_eq_const %b1, dense<[-7, -6, -9, -6, -6, -8, -3, 32767, -32768]> : tensor<9xi16>
  %z = stablehlo.uniform_dequantize %y : (tensor<9x!quant.uniform<i16:f64, 0.25:-7>>) -> tensor<9xf64>
  check.expect_eq_const %z, dense<[0.0, 0.25, -0.5, 0.25, 0.25, -0.25, 1.0, 8193.5, -8190.25]> : tensor<9xf64>
  return
}

// -----

// i16 holds bf16: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0, 0x7F80, 0xFF80]> : tensor<9xbf16>
  %y = stablehlo.uniform_quantize %x : (tensor<9xbf16>) -> tensor<9x!quant.uniform<i16:bf16, 0.25:-7>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<9x!quant.uniform<i16:bf16, 0.25:-7>>) -> tensor<9xi16>
  check.expect_eq_const %b1, dense<[-7, -6, -9, -6, -6, -8, -3, 32767, -32768]> : tensor<9xi16>
  %z = stablehlo.uniform_dequantize %y : (tensor<9x!quant.uniform<i16:bf16, 0.25:-7>>) -> tensor<9xbf16>
  return
}

// -----

// i16 holds f16: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0, 0x7C00, 0xFC00]> : tensor<9xf16>
  %y = stablehlo.uniform_quantize %x : (tensor<9xf16>) -> tensor<9x!quant.uniform<i16:f16, 0.25:-7>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<9x!quant.uniform<i16:f16, 0.25:-7>>) -> tensor<9xi16>
  check.expect_eq_const %b1, dense<[-7, -6, -9, -6, -6, -8, -3, 32767, -32768]> : tensor<9xi16>
  %z = stablehlo.uniform_dequantize %y : (tensor<9x!quant.uniform<i16:f16, 0.25:-7>>) -> tensor<9xf16>
  return
}

// -----

// i32 holds f32: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0]> : tensor<7xf32>
  %y = stablehlo.uniform_quantize %x : (tensor<7xf32>) -> tensor<7x!quant.uniform<i32:f32, 0.25:11>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<7x!quant.uniform<i32:f32, 0.25:11>>) -> tensor<7xi32>
  check.expect_eq_const %b1, dense<[11, 12, 9, 12, 12, 10, 15]> : tensor<7xi32>
  %z = stablehlo.uniform_dequantize %y : (tensor<7x!quant.uniform<i32:f32, 0.25:11>>) -> tensor<7xf32>
  check.expect_eq_const %z, dense<[0.0, 0.25, -0.5, 0.25, 0.25, -0.25, 1.0]> : tensor<7xf32>
  return
}

// -----

// i32 holds f64: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0]> : tensor<7xf64>
  %y = stablehlo.uniform_quantize %x : (tensor<7xf64>) -> tensor<7x!quant.uniform<i32:f64, 0.25:11>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<7x!quant.uniform<i32:f64, 0.25:11>>) -> tensor<7xi32>
  check.expect_eq_const %b1, dense<[11, 12, 9, 12, 12, 10, 15]> : tensor<7xi32>
  %z = stablehlo.uniform_dequantize %y : (tensor<7x!quant.uniform<i32:f64, 0.25:11>>) -> tensor<7xf64>
  check.expect_eq_const %z, dense<[0.0, 0.25, -0.5, 0.25, 0.25, -0.25, 1.0]> : tensor<7xf64>
  return
}

// -----

// i32 holds bf16: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0]> : tensor<7xbf16>
  %y = stablehlo.uniform_quantize %x : (tensor<7xbf16>) -> tensor<7x!quant.uniform<i32:bf16, 0.25:11>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<7x!quant.uniform<i32:bf16, 0.25:11>>) -> tensor<7xi32>
  check.expect_eq_const %b1, dense<[11, 12, 9, 12, 12, 10, 15]> : tensor<7xi32>
  %z = stablehlo.uniform_dequantize %y : (tensor<7x!quant.uniform<i32:bf16, 0.25:11>>) -> tensor<7xbf16>
  check.expect_eq_const %z, dense<[0.0, 0.25, -0.5, 0.25, 0.25, -0.25, 1.0]> : tensor<7xbf16>
  return
}

// -----

// i32 holds f16: ties to even, values beyond the range are clamped.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.25, -0.5, 0.125, 0.375, -0.125, 1.0]> : tensor<7xf16>
  %y = stablehlo.uniform_quantize %x : (tensor<7xf16>) -> tensor<7x!quant.uniform<i32:f16, 0.25:11>>
  %b1 = stablehlo.bitcast_convert %y : (tensor<7x!quant.uniform<i32:f16, 0.25:11>>) -> tensor<7xi32>
  check.expect_eq_const %b1, dense<[11, 12, 9, 12, 12, 10, 15]> : tensor<7xi32>
  %z = stablehlo.uniform_dequantize %y : (tensor<7x!quant.uniform<i32:f16, 0.25:11>>) -> tensor<7xf16>
  check.expect_eq_const %z, dense<[0.0, 0.25, -0.5, 0.25, 0.25, -0.25, 1.0]> : tensor<7xf16>
  return
}

// -----

// From one quantized type to another, through the real value; a narrower storage range is kept.
func.func @main() {
  %c1 = stablehlo.constant dense<[-128, -1, 0, 3, 4, 5, 100, 127]> : tensor<8xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<8xi8>) -> tensor<8x!quant.uniform<i8:f32, 0.5:3>>
  %r0 = stablehlo.uniform_quantize %q1 : (tensor<8x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<8x!quant.uniform<i8:f32, 0.25:-1>>
  %b2 = stablehlo.bitcast_convert %r0 : (tensor<8x!quant.uniform<i8:f32, 0.25:-1>>) -> tensor<8xi8>
  check.expect_eq_const %b2, dense<[-128, -9, -7, -1, 1, 3, 127, 127]> : tensor<8xi8>
  %r1 = stablehlo.uniform_quantize %q1 : (tensor<8x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<8x!quant.uniform<u8:f32, 1.0:128>>
  %b3 = stablehlo.bitcast_convert %r1 : (tensor<8x!quant.uniform<u8:f32, 1.0:128>>) -> tensor<8xui8>
  check.expect_eq_const %b3, dense<[62, 126, 126, 128, 128, 129, 176, 190]> : tensor<8xui8>
  %r2 = stablehlo.uniform_quantize %q1 : (tensor<8x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<8x!quant.uniform<i16:f32, 0.125>>
  %b4 = stablehlo.bitcast_convert %r2 : (tensor<8x!quant.uniform<i16:f32, 0.125>>) -> tensor<8xi16>
  check.expect_eq_const %b4, dense<[-524, -16, -12, 0, 4, 8, 388, 496]> : tensor<8xi16>
  %r3 = stablehlo.uniform_quantize %q1 : (tensor<8x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<8x!quant.uniform<i8<-10:10>:f32, 0.5>>
  %b5 = stablehlo.bitcast_convert %r3 : (tensor<8x!quant.uniform<i8<-10:10>:f32, 0.5>>) -> tensor<8xi8>
  check.expect_eq_const %b5, dense<[-10, -4, -3, 0, 1, 2, 10, 10]> : tensor<8xi8>
  return
}
