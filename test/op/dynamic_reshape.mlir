func.func @run_time_sizes() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %dims = stablehlo.constant dense<[3, 1, 2]> : tensor<3xi32>
  %0 = stablehlo.dynamic_reshape %x, %dims : (tensor<2x3xi64>, tensor<3xi32>) -> tensor<?x1x?xi64>
  %1 = stablehlo.reshape %0 : (tensor<?x1x?xi64>) -> tensor<3x2xi64>
  check.expect_eq_const %1, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi64>
  return
}
