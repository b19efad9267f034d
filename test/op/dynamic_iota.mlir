func.func @run_time_sizes() {
  %dims = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %0 = stablehlo.dynamic_iota %dims, dim = 1 : (tensor<2xi64>) -> tensor<?x3xf32>
  %1 = stablehlo.reshape %0 : (tensor<?x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %1, dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf32>
  return
}
