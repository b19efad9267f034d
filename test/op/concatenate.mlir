func.func @dimensions() {
  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>
  %b = stablehlo.constant dense<[[5], [6]]> : tensor<2x1xi16>
  %e = stablehlo.constant dense<> : tensor<2x0xi16>
  %0 = stablehlo.concatenate %a, %e, %b, dim = 1 : (tensor<2x2xi16>, tensor<2x0xi16>, tensor<2x1xi16>) -> tensor<2x3xi16>
  check.expect_eq_const %0, dense<[[1, 2, 5], [3, 4, 6]]> : tensor<2x3xi16>
  %1 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<2x2xi16>, tensor<2x2xi16>) -> tensor<4x2xi16>
  check.expect_eq_const %1, dense<[[1, 2], [3, 4], [1, 2], [3, 4]]> : tensor<4x2xi16>
  %2 = stablehlo.concatenate %a, dim = 1 : (tensor<2x2xi16>) -> tensor<2x2xi16>
  check.expect_eq %2, %a : tensor<2x2xi16>
  return
}

// -----

func.func @middle_dimension() {
  %a = stablehlo.iota dim = 0 : tensor<2x1x2xf64>
  %b = stablehlo.constant dense<7.0> : tensor<2x2x2xf64>
  %0 = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x1x2xf64>, tensor<2x2x2xf64>) -> tensor<2x3x2xf64>
  check.expect_eq_const %0, dense<[[[0.0, 0.0], [7.0, 7.0], [7.0, 7.0]], [[1.0, 1.0], [7.0, 7.0], [7.0, 7.0]]]> : tensor<2x3x2xf64>
  return
}

// -----

func.func @dynamic() {
  %n = stablehlo.constant dense<2> : tensor<1xi32>
  %a = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %0 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  %1 = stablehlo.reshape %0 : (tensor<?xi32>) -> tensor<4xi32>
  check.expect_eq_const %1, dense<[0, 1, 0, 1]> : tensor<4xi32>
  return
}
