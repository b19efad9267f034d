// CHLO's binary ops on operands of different shapes: aligned at the last dimension, or as broadcast_dimensions says.
func.func @aligned() {
  %a = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %b = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %0 = "chlo.broadcast_add"(%a, %b) : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[11, 21, 31], [12, 22, 32]]> : tensor<2x3xi32>
  %1 = "chlo.broadcast_subtract"(%b, %a) : (tensor<3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %1, dense<[[9, 19, 29], [8, 18, 28]]> : tensor<2x3xi32>
  %s = stablehlo.constant dense<3> : tensor<i32>
  %2 = "chlo.broadcast_multiply"(%s, %b) : (tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %2, dense<[30, 60, 90]> : tensor<3xi32>
  %3 = "chlo.broadcast_add"(%b, %b) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %3, dense<[20, 40, 60]> : tensor<3xi32>
  check.expect_eq_const %b, dense<[10, 20, 30]> : tensor<3xi32>
  return
}

// -----

func.func @by_dimensions() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %b = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %0 = "chlo.broadcast_add"(%a, %b) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[11, 12, 13], [24, 25, 26]]> : tensor<2x3xi32>
  return
}

// -----

func.func @empty() {
  %a = stablehlo.constant dense<> : tensor<0x1xf32>
  %b = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>
  %0 = "chlo.broadcast_maximum"(%a, %b) : (tensor<0x1xf32>, tensor<1x2xf32>) -> tensor<0x2xf32>
  check.expect_eq_const %0, dense<> : tensor<0x2xf32>
  return
}

// -----

func.func @every_op() {
  %x = stablehlo.constant dense<[12, 10]> : tensor<2xi32>
  %y = stablehlo.constant dense<[3]> : tensor<1xi32>
  %0 = "chlo.broadcast_and"(%x, %y) : (tensor<2xi32>, tensor<1xi32>) -> tensor<2xi32>
  check.expect_eq_const %0, dense<[0, 2]> : tensor<2xi32>
  %1 = "chlo.broadcast_or"(%x, %y) : (tensor<2xi32>, tensor<1xi32>) -> tensor<2xi32>
  check.expect_eq_const %1, dense<[15, 11]> : tensor<2xi32>
  %2 = "chlo.broadcast_xor"(%x, %y) : (tensor<2xi32>, tensor<1xi32>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[15, 9]> : tensor<2xi32>
  %3 = "chlo.broadcast_divide"(%x, %y) : (tensor<2xi32>, tensor<1xi32>) -> tensor<2xi32>
  check.expect_eq_const %3, dense<[4, 3]> : tensor<2xi32>
  %4 = "chlo.broadcast_remainder"(%x, %y) : (tensor<2xi32>, tensor<1xi32>) -> tensor<2xi32>
  check.expect_eq_const %4, dense<[0, 1]> : tensor<2xi32>
  %5 = "chlo.broadcast_power"(%x, %y) : (tensor<2xi32>, tensor<1xi32>) -> tensor<2xi32>
  check.expect_eq_const %5, dense<[1728, 1000]> : tensor<2xi32>
  %6 = "chlo.broadcast_minimum"(%x, %y) : (tensor<2xi32>, tensor<1xi32>) -> tensor<2xi32>
  check.expect_eq_const %6, dense<[3, 3]> : tensor<2xi32>
  %7 = "chlo.broadcast_shift_left"(%x, %y) : (tensor<2xi32>, tensor<1xi32>) -> tensor<2xi32>
  check.expect_eq_const %7, dense<[96, 80]> : tensor<2xi32>
  %8 = "chlo.broadcast_shift_right_arithmetic"(%x, %y) : (tensor<2xi32>, tensor<1xi32>) -> tensor<2xi32>
  check.expect_eq_const %8, dense<[1, 1]> : tensor<2xi32>
  %9 = "chlo.broadcast_shift_right_logical"(%x, %y) : (tensor<2xi32>, tensor<1xi32>) -> tensor<2xi32>
  check.expect_eq_const %9, dense<[1, 1]> : tensor<2xi32>
  %f = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %g = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  %10 = "chlo.broadcast_atan2"(%f, %g) : (tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
  check.expect_almost_eq_const %10, dense<[0.785398185, 1.10714877]> : tensor<2xf32>
  %11 = "chlo.broadcast_complex"(%f, %g) : (tensor<2xf32>, tensor<1xf32>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %11, dense<[(1.0, 1.0), (2.0, 1.0)]> : tensor<2xcomplex<f32>>
  %12 = "chlo.broadcast_next_after"(%f, %g) : (tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
  check.expect_eq_const %12, dense<[1.0, 1.99999988]> : tensor<2xf32>
  %13 = "chlo.broadcast_polygamma"(%g, %f) : (tensor<1xf32>, tensor<2xf32>) -> tensor<2xf32>
  check.expect_almost_eq_const %13, dense<[1.64493406, 0.644934058]> : tensor<2xf32>
  %two = stablehlo.constant dense<[2.0]> : tensor<1xf32>
  %14 = "chlo.broadcast_zeta"(%two, %f) : (tensor<1xf32>, tensor<2xf32>) -> tensor<2xf32>
  check.expect_almost_eq_const %14, dense<[1.64493406, 0.644934058]> : tensor<2xf32>
  return
}

// -----

func.func @compare_and_select() {
  %x = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %y = stablehlo.constant dense<[2, 1]> : tensor<2xi32>
  %0 = "chlo.broadcast_compare"(%x, %y) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x2xi1>
  check.expect_eq_const %0, dense<[[true, false], [false, false]]> : tensor<2x2xi1>
  %f = stablehlo.constant dense<[-0.0]> : tensor<1xf32>
  %g = stablehlo.constant dense<[0.0, -1.0]> : tensor<2xf32>
  %1 = "chlo.broadcast_compare"(%f, %g) <{comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type TOTALORDER>}> : (tensor<1xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %1, dense<[true, false]> : tensor<2xi1>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %2 = "chlo.broadcast_select"(%p, %x, %y) : (tensor<2xi1>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %2, dense<[[1, 1], [2, 1]]> : tensor<2x2xi32>
  %q = stablehlo.constant dense<false> : tensor<i1>
  %3 = "chlo.broadcast_select"(%q, %y, %y) : (tensor<i1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq %3, %y : tensor<2xi32>
  return
}

// -----

func.func @dynamic() {
  %n = stablehlo.constant dense<3> : tensor<1xi32>
  %x = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %y = stablehlo.constant dense<[[10], [20]]> : tensor<2x1xi32>
  %0 = "chlo.broadcast_add"(%x, %y) : (tensor<?xi32>, tensor<2x1xi32>) -> tensor<2x?xi32>
  %1 = stablehlo.reshape %0 : (tensor<2x?xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %1, dense<[[10, 11, 12], [20, 21, 22]]> : tensor<2x3xi32>
  return
}
