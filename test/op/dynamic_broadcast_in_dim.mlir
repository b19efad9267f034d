func.func @run_time_sizes() {
  %x = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %dims = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %dims, dims = [2, 1] : (tensor<2x1xi32>, tensor<3xi64>) -> tensor<?x?x?xi32>
  %1 = stablehlo.reshape %0 : (tensor<?x?x?xi32>) -> tensor<2x3x2xi32>
  check.expect_eq_const %1, dense<[[[1, 2], [1, 2], [1, 2]], [[1, 2], [1, 2], [1, 2]]]> : tensor<2x3x2xi32>
  return
}

// -----

func.func @static_result() {
  %x = stablehlo.constant dense<4.0> : tensor<f32>
  %dims = stablehlo.constant dense<[3]> : tensor<1xi32>
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %dims, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<3xf32>
  check.expect_eq_const %0, dense<4.0> : tensor<3xf32>
  return
}
