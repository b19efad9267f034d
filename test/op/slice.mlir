// Slices: strides, empty results, rank 0, whole tensors, element sizes of 1 to 16 bytes.
func.func @strides() {
  %x = stablehlo.constant dense<[[0, 1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14]]> : tensor<3x5xi32>
  %0 = stablehlo.slice %x [0:3:2, 1:5:3] : (tensor<3x5xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %0, dense<[[1, 4], [11, 14]]> : tensor<2x2xi32>
  %1 = stablehlo.slice %x [1:2, 0:5:4] : (tensor<3x5xi32>) -> tensor<1x2xi32>
  check.expect_eq_const %1, dense<[[5, 9]]> : tensor<1x2xi32>
  %2 = stablehlo.slice %x [0:3, 0:5] : (tensor<3x5xi32>) -> tensor<3x5xi32>
  check.expect_eq %2, %x : tensor<3x5xi32>
  return
}

// -----

func.func @empty() {
  %x = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %0 = stablehlo.slice %x [3:3] : (tensor<3xf32>) -> tensor<0xf32>
  check.expect_eq_const %0, dense<> : tensor<0xf32>
  %1 = stablehlo.slice %x [1:1:7] : (tensor<3xf32>) -> tensor<0xf32>
  check.expect_eq %0, %1 : tensor<0xf32>
  return
}

// -----

func.func @rank_0() {
  %x = stablehlo.constant dense<7> : tensor<i8>
  %0 = stablehlo.slice %x [] : (tensor<i8>) -> tensor<i8>
  check.expect_eq_const %0, dense<7> : tensor<i8>
  return
}

// -----

func.func @element_sizes() {
  %a = stablehlo.constant dense<[true, false, true, true]> : tensor<4xi1>
  %0 = stablehlo.slice %a [1:4:2] : (tensor<4xi1>) -> tensor<2xi1>
  check.expect_eq_const %0, dense<[false, true]> : tensor<2xi1>
  %b = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xbf16>
  %1 = stablehlo.slice %b [1:4:2] : (tensor<4xbf16>) -> tensor<2xbf16>
  check.expect_eq_const %1, dense<[2.0, 4.0]> : tensor<2xbf16>
  %c = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xui64>
  %2 = stablehlo.slice %c [1:4:2] : (tensor<4xui64>) -> tensor<2xui64>
  check.expect_eq_const %2, dense<[2, 4]> : tensor<2xui64>
  %d = stablehlo.constant dense<[(1.0, 2.0), (3.0, 4.0), (5.0, 6.0), (7.0, 8.0)]> : tensor<4xcomplex<f64>>
  %3 = stablehlo.slice %d [1:4:2] : (tensor<4xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  check.expect_eq_const %3, dense<[(3.0, 4.0), (7.0, 8.0)]> : tensor<2xcomplex<f64>>
  %e = stablehlo.constant dense<[-8, 7, -1, 3]> : tensor<4xi4>
  %4 = stablehlo.slice %e [0:3:2] : (tensor<4xi4>) -> tensor<2xi4>
  check.expect_eq_const %4, dense<[-8, -1]> : tensor<2xi4>
  return
}
