func.func @dimensions() {
  %0 = stablehlo.iota dim = 0 : tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi32>
  %1 = stablehlo.iota dim = 1 : tensor<2x3xui8>
  check.expect_eq_const %1, dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui8>
  %2 = stablehlo.iota dim = 1 : tensor<1x3x2xbf16>
  check.expect_eq_const %2, dense<[[[0.0, 0.0], [1.0, 1.0], [2.0, 2.0]]]> : tensor<1x3x2xbf16>
  %3 = stablehlo.iota dim = 0 : tensor<3xcomplex<f32>>
  check.expect_eq_const %3, dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]> : tensor<3xcomplex<f32>>
  %4 = stablehlo.iota dim = 0 : tensor<0x4xf64>
  check.expect_eq_const %4, dense<> : tensor<0x4xf64>
  return
}

// -----

// Integers wrap, floats round to nearest even.
func.func @narrow() {
  %0 = stablehlo.iota dim = 0 : tensor<6xi2>
  check.expect_eq_const %0, dense<[0, 1, -2, -1, 0, 1]> : tensor<6xi2>
  %1 = stablehlo.iota dim = 0 : tensor<20xui4>
  %2 = stablehlo.slice %1 [14:18] : (tensor<20xui4>) -> tensor<4xui4>
  check.expect_eq_const %2, dense<[14, 15, 0, 1]> : tensor<4xui4>
  %3 = stablehlo.iota dim = 0 : tensor<260xbf16>
  %4 = stablehlo.slice %3 [256:260] : (tensor<260xbf16>) -> tensor<4xbf16>
  check.expect_eq_const %4, dense<[256.0, 256.0, 258.0, 260.0]> : tensor<4xbf16>
  %5 = stablehlo.iota dim = 0 : tensor<300xi8>
  %6 = stablehlo.slice %5 [127:129] : (tensor<300xi8>) -> tensor<2xi8>
  check.expect_eq_const %6, dense<[127, -128]> : tensor<2xi8>
  return
}
