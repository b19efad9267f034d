// The first narrow element holds the lowest bits of the wide one.
func.func @same_width() {
  %x = stablehlo.constant dense<[1.0, -0.0, 0x7FC00000]> : tensor<3xf32>
  %0 = stablehlo.bitcast_convert %x : (tensor<3xf32>) -> tensor<3xui32>
  check.expect_eq_const %0, dense<[1065353216, 2147483648, 2143289344]> : tensor<3xui32>
  %1 = stablehlo.bitcast_convert %0 : (tensor<3xui32>) -> tensor<3xi32>
  check.expect_eq_const %1, dense<[1065353216, -2147483648, 2143289344]> : tensor<3xi32>
  %y = stablehlo.constant dense<[-1, 7, -8]> : tensor<3xi4>
  %2 = stablehlo.bitcast_convert %y : (tensor<3xi4>) -> tensor<3xui4>
  check.expect_eq_const %2, dense<[15, 7, 8]> : tensor<3xui4>
  %3 = stablehlo.bitcast_convert %2 : (tensor<3xui4>) -> tensor<3xi4>
  check.expect_eq %3, %y : tensor<3xi4>
  return
}

// -----

func.func @narrower() {
  %x = stablehlo.constant dense<[0x0123456789ABCDEF, -1]> : tensor<2xi64>
  %0 = stablehlo.bitcast_convert %x : (tensor<2xi64>) -> tensor<2x4xui16>
  check.expect_eq_const %0, dense<[[52719, 35243, 17767, 291], [65535, 65535, 65535, 65535]]> : tensor<2x4xui16>
  %1 = stablehlo.bitcast_convert %0 : (tensor<2x4xui16>) -> tensor<2xi64>
  check.expect_eq %1, %x : tensor<2xi64>
  return
}

// -----

func.func @below_a_byte() {
  %x = stablehlo.constant dense<[0x21, 0xF8]> : tensor<2xui8>
  %0 = stablehlo.bitcast_convert %x : (tensor<2xui8>) -> tensor<2x2xi4>
  check.expect_eq_const %0, dense<[[1, 2], [-8, -1]]> : tensor<2x2xi4>
  %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xi4>) -> tensor<2xui8>
  check.expect_eq %1, %x : tensor<2xui8>
  %2 = stablehlo.bitcast_convert %0 : (tensor<2x2xi4>) -> tensor<2x2x2xui2>
  check.expect_eq_const %2, dense<[[[1, 0], [2, 0]], [[0, 2], [3, 3]]]> : tensor<2x2x2xui2>
  %3 = stablehlo.bitcast_convert %2 : (tensor<2x2x2xui2>) -> tensor<2x2xi4>
  check.expect_eq %3, %0 : tensor<2x2xi4>
  %w = stablehlo.constant dense<[0x12345678]> : tensor<1xi32>
  %4 = stablehlo.bitcast_convert %w : (tensor<1xi32>) -> tensor<1x8xui4>
  check.expect_eq_const %4, dense<[[8, 7, 6, 5, 4, 3, 2, 1]]> : tensor<1x8xui4>
  %5 = stablehlo.bitcast_convert %4 : (tensor<1x8xui4>) -> tensor<1xi32>
  check.expect_eq %5, %w : tensor<1xi32>
  return
}

// -----

func.func @empty_and_rank_0() {
  %x = stablehlo.constant dense<> : tensor<0xi32>
  %0 = stablehlo.bitcast_convert %x : (tensor<0xi32>) -> tensor<0x4xi8>
  check.expect_eq_const %0, dense<> : tensor<0x4xi8>
  %s = stablehlo.constant dense<258> : tensor<i16>
  %1 = stablehlo.bitcast_convert %s : (tensor<i16>) -> tensor<2xi8>
  check.expect_eq_const %1, dense<[2, 1]> : tensor<2xi8>
  %2 = stablehlo.bitcast_convert %1 : (tensor<2xi8>) -> tensor<i16>
  check.expect_eq %2, %s : tensor<i16>
  return
}
