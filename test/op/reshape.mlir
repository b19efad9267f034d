func.func @shapes() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %0 = stablehlo.reshape %x : (tensor<2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %0, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %1 = stablehlo.reshape %0 : (tensor<3x2xi32>) -> tensor<1x6x1xi32>
  check.expect_eq_const %1, dense<[[[1], [2], [3], [4], [5], [6]]]> : tensor<1x6x1xi32>
  check.expect_eq_const %0, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %s = stablehlo.constant dense<[[7]]> : tensor<1x1xi32>
  %2 = stablehlo.reshape %s : (tensor<1x1xi32>) -> tensor<i32>
  check.expect_eq_const %2, dense<7> : tensor<i32>
  %e = stablehlo.constant dense<> : tensor<0x3xi32>
  %3 = stablehlo.reshape %e : (tensor<0x3xi32>) -> tensor<5x0x7xi32>
  check.expect_eq_const %3, dense<> : tensor<5x0x7xi32>
  return
}

// -----

// More dimensions than a tensor head has room for.
func.func @high_rank() {
  %x = stablehlo.iota dim = 0 : tensor<4xi32>
  %0 = stablehlo.reshape %x : (tensor<4xi32>) -> tensor<1x1x1x1x2x1x1x1x1x1x2x1xi32>
  %1 = stablehlo.add %0, %0 : tensor<1x1x1x1x2x1x1x1x1x1x2x1xi32>
  %2 = stablehlo.reshape %1 : (tensor<1x1x1x1x2x1x1x1x1x1x2x1xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %2, dense<[[0, 2], [4, 6]]> : tensor<2x2xi32>
  return
}

// -----

// A view of a value that is changed in place afterwards.
func.func @view_outlives() {
  %x = stablehlo.iota dim = 0 : tensor<4xi32>
  %y = stablehlo.add %x, %x : tensor<4xi32>
  %0 = stablehlo.reshape %y : (tensor<4xi32>) -> tensor<2x2xi32>
  %1 = stablehlo.negate %y : tensor<4xi32>
  check.expect_eq_const %1, dense<[0, -2, -4, -6]> : tensor<4xi32>
  check.expect_eq_const %0, dense<[[0, 2], [4, 6]]> : tensor<2x2xi32>
  return
}

// -----

func.func @bounded() {
  %x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %n = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<3x2xf32>, tensor<i32>) -> tensor<?x2xf32, #stablehlo.bounds<3, ?>>
  %1 = stablehlo.reshape %0 : (tensor<?x2xf32, #stablehlo.bounds<3, ?>>) -> tensor<?xf32, #stablehlo.bounds<6>>
  %2 = stablehlo.get_dimension_size %1, dim = 0 : (tensor<?xf32, #stablehlo.bounds<6>>) -> tensor<i32>
  check.expect_eq_const %2, dense<4> : tensor<i32>
  return
}
