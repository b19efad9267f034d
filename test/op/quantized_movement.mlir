// Movement moves stored integers.
func.func @main() {
  %c1 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<2x3xi8>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>
  %t = stablehlo.transpose %q1, dims = [1, 0] : (tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<3x2x!quant.uniform<i8:f32, 0.5:1>>
  %b2 = stablehlo.bitcast_convert %t : (tensor<3x2x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<3x2xi8>
  check.expect_eq_const %b2, dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi8>
  %r = stablehlo.reshape %q1 : (tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<6x!quant.uniform<i8:f32, 0.5:1>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<6x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<6xi8>
  check.expect_eq_const %b3, dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi8>
  %s = stablehlo.slice %q1 [0:2, 1:3] : (tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5:1>>
  %b4 = stablehlo.bitcast_convert %s : (tensor<2x2x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2x2xi8>
  check.expect_eq_const %b4, dense<[[2, 3], [5, 6]]> : tensor<2x2xi8>
  %v = stablehlo.reverse %q1, dims = [0] : tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>
  %b5 = stablehlo.bitcast_convert %v : (tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2x3xi8>
  check.expect_eq_const %b5, dense<[[4, 5, 6], [1, 2, 3]]> : tensor<2x3xi8>
  %k = stablehlo.concatenate %q1, %q1, dim = 1 : (tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>, tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2x6x!quant.uniform<i8:f32, 0.5:1>>
  %b6 = stablehlo.bitcast_convert %k : (tensor<2x6x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2x6xi8>
  check.expect_eq_const %b6, dense<[[1, 2, 3, 1, 2, 3], [4, 5, 6, 4, 5, 6]]> : tensor<2x6xi8>
  %c7 = stablehlo.constant dense<9> : tensor<i8>
  %q7 = stablehlo.bitcast_convert %c7 : (tensor<i8>) -> tensor<!quant.uniform<i8:f32, 0.5:1>>
  %p = stablehlo.pad %q1, %q7, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>, tensor<!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.5:1>>
  %b8 = stablehlo.bitcast_convert %p : (tensor<2x4x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2x4xi8>
  check.expect_eq_const %b8, dense<[[9, 1, 2, 3], [9, 4, 5, 6]]> : tensor<2x4xi8>
  %b = stablehlo.broadcast_in_dim %q7, dims = [] : (tensor<!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:1>>
  %b9 = stablehlo.bitcast_convert %b : (tensor<2x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2xi8>
  check.expect_eq_const %b9, dense<[9, 9]> : tensor<2xi8>
  %i = stablehlo.constant dense<[[1], [0]]> : tensor<2x1xi64>
  %g = "stablehlo.gather"(%q1, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>} : (tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>, tensor<2x1xi64>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>
  %b10 = stablehlo.bitcast_convert %g : (tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2x3xi8>
  check.expect_eq_const %b10, dense<[[4, 5, 6], [1, 2, 3]]> : tensor<2x3xi8>
  %w:2 = stablehlo.while(%x = %q1, %y = %q7) : tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>, tensor<!quant.uniform<i8:f32, 0.5:1>> cond {
    %f = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %f : tensor<i1>
  } do {
    stablehlo.return %x, %y : tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>, tensor<!quant.uniform<i8:f32, 0.5:1>>
  }
  %b11 = stablehlo.bitcast_convert %w#0 : (tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2x3xi8>
  check.expect_eq_const %b11, dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  return
}

// -----

// Bodies of reductions compute on quantized elements: (x - 1) * 0.5 summed.
func.func @main() {
  %c1 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 127]]> : tensor<2x3xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<2x3xi8>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>
  %c2 = stablehlo.constant dense<1> : tensor<i8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<i8>) -> tensor<!quant.uniform<i8:f32, 0.5:1>>
  %r = stablehlo.reduce(%q1 init: %q2) applies stablehlo.add across dimensions = [1] : (tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>, tensor<!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:1>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<2x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2xi8>
  check.expect_eq_const %b3, dense<[4, 127]> : tensor<2xi8>
  %m = stablehlo.reduce(%q1 init: %q2) applies stablehlo.maximum across dimensions = [0] : (tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>, tensor<!quant.uniform<i8:f32, 0.5:1>>) -> tensor<3x!quant.uniform<i8:f32, 0.5:1>>
  %b4 = stablehlo.bitcast_convert %m : (tensor<3x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<3xi8>
  check.expect_eq_const %b4, dense<[4, 5, 127]> : tensor<3xi8>
  %w = "stablehlo.reduce_window"(%q1, %q2) ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5:1>>, %y: tensor<!quant.uniform<i8:f32, 0.5:1>>):
    %o = stablehlo.add %x, %y : tensor<!quant.uniform<i8:f32, 0.5:1>>
    stablehlo.return %o : tensor<!quant.uniform<i8:f32, 0.5:1>>
  }) {window_dimensions = array<i64: 1, 2>} : (tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>, tensor<!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5:1>>
  %b5 = stablehlo.bitcast_convert %w : (tensor<2x2x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2x2xi8>
  check.expect_eq_const %b5, dense<[[2, 4], [8, 127]]> : tensor<2x2xi8>
  return
}

// -----

// sort and map.
func.func @main() {
  %c1 = stablehlo.constant dense<[5, -3, 7, 1]> : tensor<4xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.5:1>>
  %s = "stablehlo.sort"(%q1) ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5:1>>, %y: tensor<!quant.uniform<i8:f32, 0.5:1>>):
    %o = stablehlo.compare LT, %x, %y : (tensor<!quant.uniform<i8:f32, 0.5:1>>, tensor<!quant.uniform<i8:f32, 0.5:1>>) -> tensor<i1>
    stablehlo.return %o : tensor<i1>
  }) {dimension = 0 : i64} : (tensor<4x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:1>>
  %b2 = stablehlo.bitcast_convert %s : (tensor<4x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<4xi8>
  check.expect_eq_const %b2, dense<[-3, 1, 5, 7]> : tensor<4xi8>
  %m = "stablehlo.map"(%q1, %q1) ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5:1>>, %y: tensor<!quant.uniform<i8:f32, 0.5:1>>):
    %o = stablehlo.multiply %x, %y : tensor<!quant.uniform<i8:f32, 0.5:1>>
    stablehlo.return %o : tensor<!quant.uniform<i8:f32, 0.5:1>>
  }) {dimensions = array<i64: 0>} : (tensor<4x!quant.uniform<i8:f32, 0.5:1>>, tensor<4x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:1>>
  %b3 = stablehlo.bitcast_convert %m : (tensor<4x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<4xi8>
  check.expect_eq_const %b3, dense<[9, 9, 19, 1]> : tensor<4xi8>
  return
}
