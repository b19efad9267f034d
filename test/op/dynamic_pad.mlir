func.func @dynamic_result() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %p = stablehlo.constant dense<0> : tensor<i64>
  %low = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %interior = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %0 = stablehlo.dynamic_pad %x, %p, %low, %high, %interior : (tensor<2x3xi64>, tensor<i64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi64>
  %1 = stablehlo.reshape %0 : (tensor<?x?xi64>) -> tensor<4x3xi64>
  check.expect_eq_const %1, dense<[[0, 1, 2], [0, 0, 0], [0, 4, 5], [0, 0, 0]]> : tensor<4x3xi64>
  return
}
