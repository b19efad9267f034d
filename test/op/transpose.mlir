func.func @permutations() {
  %x = stablehlo.constant dense<[[[1, 2, 3], [4, 5, 6]]]> : tensor<1x2x3xi32>
  %0 = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %0, dense<[[[1], [4]], [[2], [5]], [[3], [6]]]> : tensor<3x2x1xi32>
  %1 = stablehlo.transpose %x, dims = [1, 2, 0] : (tensor<1x2x3xi32>) -> tensor<2x3x1xi32>
  check.expect_eq_const %1, dense<[[[1], [2], [3]], [[4], [5], [6]]]> : tensor<2x3x1xi32>
  %2 = stablehlo.transpose %x, dims = [0, 1, 2] : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq %2, %x : tensor<1x2x3xi32>
  return
}

// -----

// Large enough for the tiles of the copy, with ragged edges: element [j, i] of the result is 40 * i + j.
func.func @tiles() {
  %x = stablehlo.iota dim = 0 : tensor<1480xi32>
  %y = stablehlo.reshape %x : (tensor<1480xi32>) -> tensor<37x40xi32>
  %0 = stablehlo.transpose %y, dims = [1, 0] : (tensor<37x40xi32>) -> tensor<40x37xi32>
  %i = stablehlo.iota dim = 1 : tensor<40x37xi32>
  %j = stablehlo.iota dim = 0 : tensor<40x37xi32>
  %forty = stablehlo.constant dense<40> : tensor<40x37xi32>
  %k = stablehlo.multiply %i, %forty : tensor<40x37xi32>
  %1 = stablehlo.add %k, %j : tensor<40x37xi32>
  check.expect_eq %0, %1 : tensor<40x37xi32>
  %back = stablehlo.transpose %0, dims = [1, 0] : (tensor<40x37xi32>) -> tensor<37x40xi32>
  check.expect_eq %back, %y : tensor<37x40xi32>
  return
}

// -----

// Four dimensions, the innermost one stays: rows move whole. Then the same for every element size.
func.func @rows() {
  %x = stablehlo.iota dim = 0 : tensor<720xui16>
  %y = stablehlo.reshape %x : (tensor<720xui16>) -> tensor<2x3x4x30xui16>
  %0 = stablehlo.transpose %y, dims = [2, 0, 1, 3] : (tensor<2x3x4x30xui16>) -> tensor<4x2x3x30xui16>
  %1 = stablehlo.slice %0 [3:4, 1:2, 2:3, 0:30:29] : (tensor<4x2x3x30xui16>) -> tensor<1x1x1x2xui16>
  check.expect_eq_const %1, dense<[[[[690, 719]]]]> : tensor<1x1x1x2xui16>
  %2 = stablehlo.transpose %y, dims = [3, 1, 0, 2] : (tensor<2x3x4x30xui16>) -> tensor<30x3x2x4xui16>
  %3 = stablehlo.slice %2 [0:30:29, 1:2, 1:2, 2:3] : (tensor<30x3x2x4xui16>) -> tensor<2x1x1x1xui16>
  check.expect_eq_const %3, dense<[[[[540]]], [[[569]]]]> : tensor<2x1x1x1xui16>
  return
}

// -----

func.func @element_sizes() {
  %a = stablehlo.constant dense<[[true, false], [true, true]]> : tensor<2x2xi1>
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x2xi1>) -> tensor<2x2xi1>
  check.expect_eq_const %0, dense<[[true, true], [false, true]]> : tensor<2x2xi1>
  %b = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf64>
  %1 = stablehlo.transpose %b, dims = [1, 0] : (tensor<2x2xf64>) -> tensor<2x2xf64>
  check.expect_eq_const %1, dense<[[1.0, 3.0], [2.0, 4.0]]> : tensor<2x2xf64>
  %c = stablehlo.constant dense<[[(1.0, 0.0), (2.0, 0.0)], [(3.0, 0.0), (4.0, 0.0)]]> : tensor<2x2xcomplex<f64>>
  %2 = stablehlo.transpose %c, dims = [1, 0] : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  check.expect_eq_const %2, dense<[[(1.0, 0.0), (3.0, 0.0)], [(2.0, 0.0), (4.0, 0.0)]]> : tensor<2x2xcomplex<f64>>
  %s = stablehlo.constant dense<1> : tensor<i32>
  %3 = stablehlo.transpose %s, dims = [] : (tensor<i32>) -> tensor<i32>
  check.expect_eq %3, %s : tensor<i32>
  %e = stablehlo.constant dense<> : tensor<0x2xi32>
  %4 = stablehlo.transpose %e, dims = [1, 0] : (tensor<0x2xi32>) -> tensor<2x0xi32>
  check.expect_eq_const %4, dense<> : tensor<2x0xi32>
  return
}
