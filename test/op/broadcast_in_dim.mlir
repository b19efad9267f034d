func.func @dimensions() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0 = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<2xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[1, 1, 1], [2, 2, 2]]> : tensor<2x3xi32>
  %1 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<2xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %1, dense<[[1, 2], [1, 2], [1, 2]]> : tensor<3x2xi32>
  %y = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %2 = stablehlo.broadcast_in_dim %y, dims = [2, 0] : (tensor<2x2xi32>) -> tensor<2x1x2xi32>
  check.expect_eq_const %2, dense<[[[1, 3]], [[2, 4]]]> : tensor<2x1x2xi32>
  return
}

// -----

func.func @ones_grow() {
  %x = stablehlo.constant dense<[[5.0], [6.0]]> : tensor<2x1xf16>
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<2x1xf16>) -> tensor<2x3xf16>
  check.expect_eq_const %0, dense<[[5.0, 5.0, 5.0], [6.0, 6.0, 6.0]]> : tensor<2x3xf16>
  %s = stablehlo.constant dense<(1.0, -1.0)> : tensor<complex<f32>>
  %1 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %1, dense<(1.0, -1.0)> : tensor<2xcomplex<f32>>
  %2 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<complex<f32>>) -> tensor<0x2xcomplex<f32>>
  check.expect_eq_const %2, dense<> : tensor<0x2xcomplex<f32>>
  %o = stablehlo.constant dense<3> : tensor<1xi8>
  %3 = stablehlo.broadcast_in_dim %o, dims = [0] : (tensor<1xi8>) -> tensor<0xi8>
  check.expect_eq_const %3, dense<> : tensor<0xi8>
  return
}

// -----

func.func @bounded() {
  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %n = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<3xi32>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<3>>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<2x?xi32, #stablehlo.bounds<?, 3>>
  %2 = stablehlo.get_dimension_size %1, dim = 1 : (tensor<2x?xi32, #stablehlo.bounds<?, 3>>) -> tensor<i32>
  check.expect_eq_const %2, dense<2> : tensor<i32>
  return
}
