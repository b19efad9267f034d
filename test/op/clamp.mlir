// min(max(x, low), high): with low above high the result is high; NaN anywhere gives NaN.
func.func @tensor_bounds() {
  %low = stablehlo.constant dense<[0, 5, 9]> : tensor<3xi32>
  %x = stablehlo.constant dense<[-7, 6, 7]> : tensor<3xi32>
  %high = stablehlo.constant dense<[3, 5, 8]> : tensor<3xi32>
  %0 = stablehlo.clamp %low, %x, %high : tensor<3xi32>
  check.expect_eq_const %0, dense<[0, 5, 8]> : tensor<3xi32>
  check.expect_eq_const %x, dense<[-7, 6, 7]> : tensor<3xi32>
  return
}

// -----

func.func @scalar_bounds() {
  %low = stablehlo.constant dense<10> : tensor<i64>
  %high = stablehlo.constant dense<[1000]> : tensor<1xi64>
  %top = stablehlo.reshape %high : (tensor<1xi64>) -> tensor<i64>
  %x = stablehlo.iota dim = 0 : tensor<2000xi64>
  %0 = stablehlo.clamp %low, %x, %top : (tensor<i64>, tensor<2000xi64>, tensor<i64>) -> tensor<2000xi64>
  %1 = stablehlo.slice %0 [0:2000:333] : (tensor<2000xi64>) -> tensor<7xi64>
  check.expect_eq_const %1, dense<[10, 333, 666, 999, 1000, 1000, 1000]> : tensor<7xi64>
  return
}

// -----

func.func @floats() {
  %low = stablehlo.constant dense<-1.0> : tensor<f16>
  %high = stablehlo.constant dense<1.0> : tensor<f16>
  %x = stablehlo.constant dense<[-2.0, 0.5, 3.0, 0x7E00]> : tensor<4xf16>
  %0 = stablehlo.clamp %low, %x, %high : (tensor<f16>, tensor<4xf16>, tensor<f16>) -> tensor<4xf16>
  check.expect_almost_eq_const %0, dense<[-1.0, 0.5, 1.0, 0x7E00]> : tensor<4xf16>
  %nan = stablehlo.constant dense<0x7E00> : tensor<f16>
  %1 = stablehlo.clamp %nan, %x, %high : (tensor<f16>, tensor<4xf16>, tensor<f16>) -> tensor<4xf16>
  check.expect_almost_eq_const %1, dense<0x7E00> : tensor<4xf16>
  return
}

// -----

func.func @unsigned_and_i1() {
  %low = stablehlo.constant dense<1> : tensor<ui8>
  %high = stablehlo.constant dense<200> : tensor<ui8>
  %x = stablehlo.constant dense<[0, 100, 255]> : tensor<3xui8>
  %0 = stablehlo.clamp %low, %x, %high : (tensor<ui8>, tensor<3xui8>, tensor<ui8>) -> tensor<3xui8>
  check.expect_eq_const %0, dense<[1, 100, 200]> : tensor<3xui8>
  %f = stablehlo.constant dense<false> : tensor<i1>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %1 = stablehlo.clamp %f, %p, %f : (tensor<i1>, tensor<2xi1>, tensor<i1>) -> tensor<2xi1>
  check.expect_eq_const %1, dense<false> : tensor<2xi1>
  return
}
