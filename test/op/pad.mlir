// Edges may be negative (cut), interior padding stands between elements only.
func.func @positive() {
  %x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %p = stablehlo.constant dense<-1> : tensor<i32>
  %0 = stablehlo.pad %x, %p, low = [1, 0], high = [0, 2], interior = [0, 1] : (tensor<2x2xi32>, tensor<i32>) -> tensor<3x5xi32>
  check.expect_eq_const %0, dense<[[-1, -1, -1, -1, -1], [1, -1, 2, -1, -1], [3, -1, 4, -1, -1]]> : tensor<3x5xi32>
  return
}

// -----

func.func @negative() {
  %x = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi8>
  %p = stablehlo.constant dense<0> : tensor<i8>
  %0 = stablehlo.pad %x, %p, low = [-1], high = [-2], interior = [0] : (tensor<5xi8>, tensor<i8>) -> tensor<2xi8>
  check.expect_eq_const %0, dense<[2, 3]> : tensor<2xi8>
  // 1 0 0 2 0 0 3 0 0 4 0 0 5, cut by 2 on the left and 4 on the right
  %1 = stablehlo.pad %x, %p, low = [-2], high = [-4], interior = [2] : (tensor<5xi8>, tensor<i8>) -> tensor<7xi8>
  check.expect_eq_const %1, dense<[0, 2, 0, 0, 3, 0, 0]> : tensor<7xi8>
  %2 = stablehlo.pad %x, %p, low = [-5], high = [3], interior = [0] : (tensor<5xi8>, tensor<i8>) -> tensor<3xi8>
  check.expect_eq_const %2, dense<0> : tensor<3xi8>
  %3 = stablehlo.pad %x, %p, low = [2], high = [-6], interior = [0] : (tensor<5xi8>, tensor<i8>) -> tensor<1xi8>
  check.expect_eq_const %3, dense<0> : tensor<1xi8>
  %4 = stablehlo.pad %x, %p, low = [-2], high = [-3], interior = [0] : (tensor<5xi8>, tensor<i8>) -> tensor<0xi8>
  check.expect_eq_const %4, dense<> : tensor<0xi8>
  return
}

// -----

func.func @empty_and_rank_0() {
  %x = stablehlo.constant dense<> : tensor<0x2xf32>
  %p = stablehlo.constant dense<9.0> : tensor<f32>
  %0 = stablehlo.pad %x, %p, low = [1, 0], high = [1, 0], interior = [5, 0] : (tensor<0x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  check.expect_eq_const %0, dense<9.0> : tensor<2x2xf32>
  %s = stablehlo.constant dense<1.0> : tensor<f32>
  %1 = "stablehlo.pad"(%s, %p) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %1, dense<1.0> : tensor<f32>
  return
}

// -----

func.func @complex() {
  %x = stablehlo.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f64>>
  %p = stablehlo.constant dense<(0.0, -1.0)> : tensor<complex<f64>>
  %0 = stablehlo.pad %x, %p, low = [1], high = [0], interior = [1] : (tensor<2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
  check.expect_eq_const %0, dense<[(0.0, -1.0), (1.0, 2.0), (0.0, -1.0), (3.0, 4.0)]> : tensor<4xcomplex<f64>>
  return
}

// -----

// Holes between elements, seen through a reshape that cuts rows elsewhere.
func.func @holes_through_reshape() {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.iota dim = 0 : tensor<3x6xi32>
  %x = stablehlo.add %i, %i : tensor<3x6xi32>
  %0 = stablehlo.pad %x, %c, low = [-2, -1], high = [1, 2], interior = [1, 0] : (tensor<3x6xi32>, tensor<i32>) -> tensor<4x7xi32>
  %1 = stablehlo.reshape %0 : (tensor<4x7xi32>) -> tensor<2x14x1xi32>
  check.expect_eq_const %1, dense<[[[2], [2], [2], [2], [2], [0], [0], [0], [0], [0], [0], [0], [0], [0]], [[4], [4], [4], [4], [4], [0], [0], [0], [0], [0], [0], [0], [0], [0]]]> : tensor<2x14x1xi32>
  return
}
