func.func @run_time_bounds() {
  %x = stablehlo.constant dense<[[0, 1, 2, 3, 4], [5, 6, 7, 8, 9]]> : tensor<2x5xi32>
  %a = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %b = stablehlo.constant dense<[2, 5]> : tensor<2xi64>
  %c = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %0 = stablehlo.real_dynamic_slice %x, %a, %b, %c : (tensor<2x5xi32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi32>
  %1 = stablehlo.reshape %0 : (tensor<?x?xi32>) -> tensor<1x3xi32>
  check.expect_eq_const %1, dense<[[5, 7, 9]]> : tensor<1x3xi32>
  return
}
