func.func @sizes() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0 = stablehlo.broadcast %x, sizes = [2, 1] : (tensor<2xi32>) -> tensor<2x1x2xi32>
  check.expect_eq_const %0, dense<[[[1, 2]], [[1, 2]]]> : tensor<2x1x2xi32>
  %s = stablehlo.constant dense<2.5> : tensor<f64>
  %1 = stablehlo.broadcast %s, sizes = [3] : (tensor<f64>) -> tensor<3xf64>
  check.expect_eq_const %1, dense<2.5> : tensor<3xf64>
  %2 = stablehlo.broadcast %x, sizes = [0] : (tensor<2xi32>) -> tensor<0x2xi32>
  check.expect_eq_const %2, dense<> : tensor<0x2xi32>
  return
}
