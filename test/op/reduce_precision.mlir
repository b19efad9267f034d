// Nearest even on the mantissa first; then beyond the exponent infinity, below it zero, both with the sign.
func.func @f32() {
  %x = stablehlo.constant dense<[1.0, 1.25, 1.75, -1.375, 65504.0, 65520.0, -7.0e4, 6.0e-5, 6.2e-5, -1.0e-8]> : tensor<10xf32>
  %0 = stablehlo.reduce_precision %x, format = e5m1 : tensor<10xf32>
  check.expect_eq_const %0, dense<[1.0, 1.0, 2.0, -1.5, 0x7F800000, 0x7F800000, 0xFF800000, 6.10351563E-5, 6.10351563E-5, -0.0]> : tensor<10xf32>
  %1 = stablehlo.reduce_precision %x, format = e5m10 : tensor<10xf32>
  check.expect_eq_const %1, dense<[1.0, 1.25, 1.75, -1.375, 65504.0, 0x7F800000, 0xFF800000, 0.0, 6.19888306E-5, -0.0]> : tensor<10xf32>
  %2 = stablehlo.reduce_precision %x, format = e8m23 : tensor<10xf32>
  check.expect_eq %2, %x : tensor<10xf32>
  %3 = stablehlo.reduce_precision %x, format = e11m52 : tensor<10xf32>
  check.expect_eq %3, %x : tensor<10xf32>
  return
}

// -----

func.func @special() {
  %x = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.0]> : tensor<4xf32>
  %0 = stablehlo.reduce_precision %x, format = e4m3 : tensor<4xf32>
  check.expect_almost_eq_const %0, dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.0]> : tensor<4xf32>
  %1 = stablehlo.bitcast_convert %0 : (tensor<4xf32>) -> tensor<4xui32>
  %2 = stablehlo.slice %1 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
  check.expect_eq_const %2, dense<2147483648> : tensor<1xui32>
  return
}

// -----

func.func @other_types() {
  %a = stablehlo.constant dense<[1.0009765625, 1.125, 3.0]> : tensor<3xf16>
  %0 = stablehlo.reduce_precision %a, format = e5m2 : tensor<3xf16>
  check.expect_eq_const %0, dense<[1.0, 1.0, 3.0]> : tensor<3xf16>
  %b = stablehlo.constant dense<[1.0078125, 1.5e30]> : tensor<2xbf16>
  %1 = stablehlo.reduce_precision %b, format = e5m6 : tensor<2xbf16>
  check.expect_eq_const %1, dense<[1.0, 0x7F80]> : tensor<2xbf16>
  %c = stablehlo.constant dense<[1.1, 1.0e300, -1.0e-300]> : tensor<3xf64>
  %2 = stablehlo.reduce_precision %c, format = e8m23 : tensor<3xf64>
  check.expect_eq_const %2, dense<[1.10000002384185791, 0x7FF0000000000000, -0.0]> : tensor<3xf64>
  return
}

// -----

// Where there is no mantissa bit a NaN of either sign becomes +infinity.
func.func @nan_without_mantissa() {
  %x = stablehlo.constant dense<[0x7FC00000, 0xFFC00000, 0xFF800000, -3.0]> : tensor<4xf32>
  %0 = stablehlo.reduce_precision %x, format = e8m0 : tensor<4xf32>
  check.expect_eq_const %0, dense<[0x7F800000, 0x7F800000, 0xFF800000, -2.0]> : tensor<4xf32>
  %y = stablehlo.constant dense<[0x7E00, 0xFE00, 0xFC00]> : tensor<3xf16>
  %1 = stablehlo.reduce_precision %y, format = e5m0 : tensor<3xf16>
  check.expect_eq_const %1, dense<[0x7C00, 0x7C00, 0xFC00]> : tensor<3xf16>
  return
}

// -----

// Narrow floats are as f16 says: what is subnormal in them need not be in the format, and the other way round.
func.func @narrow() {
  %a = stablehlo.constant dense<[448.0, -448.0, 0.001953125, -1.75, 240.0]> : tensor<5xf8E4M3FN>
  %0 = stablehlo.reduce_precision %a, format = e11m0 : tensor<5xf8E4M3FN>
  check.expect_almost_eq_const %0, dense<[0x7F, 0xFF, 0.001953125, -2.0, 256.0]> : tensor<5xf8E4M3FN>
  %1 = stablehlo.reduce_precision %a, format = e4m7 : tensor<5xf8E4M3FN>
  check.expect_almost_eq_const %1, dense<[0x7F, 0xFF, 0.0, -1.75, 240.0]> : tensor<5xf8E4M3FN>
  %b = stablehlo.constant dense<[0.140625, 0.21875, 0.0625, 15.5]> : tensor<4xf8E3M4>
  %2 = stablehlo.reduce_precision %b, format = e3m0 : tensor<4xf8E3M4>
  check.expect_eq_const %2, dense<[0.0, 0.25, 0.0, 0x70]> : tensor<4xf8E3M4>
  %c = stablehlo.constant dense<[0.5, -0.5, 6.0, -3.0]> : tensor<4xf4E2M1FN>
  %3 = stablehlo.reduce_precision %c, format = e11m0 : tensor<4xf4E2M1FN>
  check.expect_eq_const %3, dense<[0.5, -0.5, 6.0, -2.0]> : tensor<4xf4E2M1FN>
  %4 = stablehlo.reduce_precision %c, format = e2m1 : tensor<4xf4E2M1FN>
  check.expect_eq_const %4, dense<[0.0, -0.0, 6.0, -3.0]> : tensor<4xf4E2M1FN>
  %d = stablehlo.constant dense<[0.00006103515625, 57344.0, 1.25]> : tensor<3xf8E5M2FNUZ>
  %5 = stablehlo.reduce_precision %d, format = e8m1 : tensor<3xf8E5M2FNUZ>
  check.expect_almost_eq_const %5, dense<[0.00006103515625, 0x80, 1.0]> : tensor<3xf8E5M2FNUZ>
  return
}
