// A product of !quant.uniform<i8:f32, 0.5:2> and !quant.uniform<i8:f32, 0.25>.
func.func @main() {
  %c1 = stablehlo.constant dense<[[1, 2, 3], [-4, 5, 6]]> : tensor<2x3xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<2x3xi8>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:2>>
  %c2 = stablehlo.constant dense<[[1, -2], [3, 4], [-5, 6]]> : tensor<3x2xi8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<3x2xi8>) -> tensor<3x2x!quant.uniform<i8:f32, 0.25>>
  %r = stablehlo.dot_general %q1, %q2, contracting_dims = [1] x [0] : (tensor<2x3x!quant.uniform<i8:f32, 0.5:2>>, tensor<3x2x!quant.uniform<i8:f32, 0.25>>) -> tensor<2x2x!quant.uniform<i32:f32, 0.125>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<2x2x!quant.uniform<i32:f32, 0.125>>) -> tensor<2x2xi32>
  check.expect_eq_const %b3, dense<[[-6, 8], [-17, 48]]> : tensor<2x2xi32>
  return
}

// -----

// A product of !quant.uniform<i8:f64, 0.5:2> and !quant.uniform<i8:f64, 0.25>.
func.func @main() {
  %c1 = stablehlo.constant dense<[[1, 2, 3], [-4, 5, 6]]> : tensor<2x3xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<2x3xi8>) -> tensor<2x3x!quant.uniform<i8:f64, 0.5:2>>
  %c2 = stablehlo.constant dense<[[1, -2], [3, 4], [-5, 6]]> : tensor<3x2xi8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<3x2xi8>) -> tensor<3x2x!quant.uniform<i8:f64, 0.25>>
  %r = stablehlo.dot_general %q1, %q2, contracting_dims = [1] x [0] : (tensor<2x3x!quant.uniform<i8:f64, 0.5:2>>, tensor<3x2x!quant.uniform<i8:f64, 0.25>>) -> tensor<2x2x!quant.uniform<i8:f64, 0.5:-3>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<2x2x!quant.uniform<i8:f64, 0.5:-3>>) -> tensor<2x2xi8>
  check.expect_eq_const %b3, dense<[[-4, -1], [-7, 9]]> : tensor<2x2xi8>
  return
}

// -----

// A product of !quant.uniform<i8:f32, 0.5:2> and !quant.uniform<i8:f32, 0.25>.
func.func @main() {
  %c1 = stablehlo.constant dense<[[1, 2, 3], [-4, 5, 6]]> : tensor<2x3xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<2x3xi8>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:2>>
  %c2 = stablehlo.constant dense<[[1, -2], [3, 4], [-5, 6]]> : tensor<3x2xi8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<3x2xi8>) -> tensor<3x2x!quant.uniform<i8:f32, 0.25>>
  %r = stablehlo.dot_general %q1, %q2, contracting_dims = [1] x [0] : (tensor<2x3x!quant.uniform<i8:f32, 0.5:2>>, tensor<3x2x!quant.uniform<i8:f32, 0.25>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5:-3>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<2x2x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<2x2xi8>
  check.expect_eq_const %b3, dense<[[-4, -1], [-7, 9]]> : tensor<2x2xi8>
  return
}

// -----

// A product of !quant.uniform<i16:f32, 0.5:2> and !quant.uniform<i16:f32, 0.25>.
func.func @main() {
  %c1 = stablehlo.constant dense<[[1, 2, 3], [-4, 5, 6]]> : tensor<2x3xi16>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<2x3xi16>) -> tensor<2x3x!quant.uniform<i16:f32, 0.5:2>>
  %c2 = stablehlo.constant dense<[[1, -2], [3, 4], [-5, 6]]> : tensor<3x2xi16>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<3x2xi16>) -> tensor<3x2x!quant.uniform<i16:f32, 0.25>>
  %r = stablehlo.dot_general %q1, %q2, contracting_dims = [1] x [0] : (tensor<2x3x!quant.uniform<i16:f32, 0.5:2>>, tensor<3x2x!quant.uniform<i16:f32, 0.25>>) -> tensor<2x2x!quant.uniform<i32:f32, 0.125:9>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<2x2x!quant.uniform<i32:f32, 0.125:9>>) -> tensor<2x2xi32>
  check.expect_eq_const %b3, dense<[[3, 17], [-8, 57]]> : tensor<2x2xi32>
  return
}

// -----

// A product of !quant.uniform<i4:f32, 0.5:1> and !quant.uniform<i4:f32, 0.25>.
func.func @main() {
  %c1 = stablehlo.constant dense<[[1, 2, 3], [-4, 5, 6]]> : tensor<2x3xi4>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<2x3xi4>) -> tensor<2x3x!quant.uniform<i4:f32, 0.5:1>>
  %c2 = stablehlo.constant dense<[[1, -2], [3, 4], [-5, 6]]> : tensor<3x2xi4>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<3x2xi4>) -> tensor<3x2x!quant.uniform<i4:f32, 0.25>>
  %r = stablehlo.dot_general %q1, %q2, contracting_dims = [1] x [0] : (tensor<2x3x!quant.uniform<i4:f32, 0.5:1>>, tensor<3x2x!quant.uniform<i4:f32, 0.25>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.25>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<2x2x!quant.uniform<i8:f32, 0.25>>) -> tensor<2x2xi8>
  check.expect_eq_const %b3, dense<[[-4, 8], [-9, 28]]> : tensor<2x2xi8>
  return
}

// -----

// A scale for each column of the right operand, and of the result.
func.func @main() {
  %c1 = stablehlo.constant dense<[[1, 2, 3], [-4, 5, 6]]> : tensor<2x3xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<2x3xi8>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:2>>
  %c2 = stablehlo.constant dense<[[1, -2], [3, 4], [-5, 6]]> : tensor<3x2xi8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<3x2xi8>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.25, 0.5}>>
  %r = stablehlo.dot_general %q1, %q2, contracting_dims = [1] x [0] : (tensor<2x3x!quant.uniform<i8:f32, 0.5:2>>, tensor<3x2x!quant.uniform<i8:f32:1, {0.25, 0.5}>>) -> tensor<2x2x!quant.uniform<i32:f32:1, {0.125, 0.25}>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<2x2x!quant.uniform<i32:f32:1, {0.125, 0.25}>>) -> tensor<2x2xi32>
  check.expect_eq_const %b3, dense<[[-6, 8], [-17, 48]]> : tensor<2x2xi32>
  %t = stablehlo.dot_general %q1, %q2, contracting_dims = [1] x [0] : (tensor<2x3x!quant.uniform<i8:f32, 0.5:2>>, tensor<3x2x!quant.uniform<i8:f32:1, {0.25, 0.5}>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5:1>>
  %b4 = stablehlo.bitcast_convert %t : (tensor<2x2x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2x2xi8>
  check.expect_eq_const %b4, dense<[[0, 5], [-3, 25]]> : tensor<2x2xi8>
  return
}

// -----

// A float on the left, a scale for each column on the right.
func.func @main() {
  %c1 = stablehlo.constant dense<[[1, -2], [3, 4], [-5, 6]]> : tensor<3x2xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<3x2xi8>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.25, 0.5}>>
  %f = stablehlo.constant dense<[[1.0, 2.0, 3.0], [-4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %r = stablehlo.dot_general %f, %q1, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2x!quant.uniform<i8:f32:1, {0.25, 0.5}>>) -> tensor<2x2xf32>
  check.expect_eq_const %r, dense<[[-2.0, 12.0], [-4.75, 32.0]]> : tensor<2x2xf32>
  return
}

// -----

// A convolution; padding stands for zero, not for the stored 0.
func.func @main() {
  %c1 = stablehlo.constant dense<[[[1], [2], [3], [4]]]> : tensor<1x4x1xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<1x4x1xi8>) -> tensor<1x4x1x!quant.uniform<i8:f32, 0.5:2>>
  %c2 = stablehlo.constant dense<[[[1, -2]], [[3, 4]]]> : tensor<2x1x2xi8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<2x1x2xi8>) -> tensor<2x1x2x!quant.uniform<i8:f32, 0.25>>
  %r = stablehlo.convolution(%q1, %q2) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[1, 1]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1x!quant.uniform<i8:f32, 0.5:2>>, tensor<2x1x2x!quant.uniform<i8:f32, 0.25>>) -> tensor<1x5x2x!quant.uniform<i8:f32, 0.125:4>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<1x5x2x!quant.uniform<i8:f32, 0.125:4>>) -> tensor<1x5x2xi8>
  check.expect_eq_const %b3, dense<[[[1, 0], [3, 6], [7, 8], [11, 10], [6, 0]]]> : tensor<1x5x2xi8>
  return
}

// -----

// A scale for each output feature.
func.func @main() {
  %c1 = stablehlo.constant dense<[[[1], [2], [3], [4]]]> : tensor<1x4x1xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<1x4x1xi8>) -> tensor<1x4x1x!quant.uniform<i8:f32, 0.5:2>>
  %c2 = stablehlo.constant dense<[[[1, -2]], [[3, 4]]]> : tensor<2x1x2xi8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<2x1x2xi8>) -> tensor<2x1x2x!quant.uniform<i8:f32:2, {0.25, 0.5}>>
  %r = stablehlo.convolution(%q1, %q2) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1x!quant.uniform<i8:f32, 0.5:2>>, tensor<2x1x2x!quant.uniform<i8:f32:2, {0.25, 0.5}>>) -> tensor<1x3x2x!quant.uniform<i32:f32:2, {0.125, 0.25}>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<1x3x2x!quant.uniform<i32:f32:2, {0.125, 0.25}>>) -> tensor<1x3x2xi32>
  check.expect_eq_const %b3, dense<[[[-1, 2], [3, 4], [7, 6]]]> : tensor<1x3x2xi32>
  return
}
