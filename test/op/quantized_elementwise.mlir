// abs of the real values, to a type with another scale.
func.func @main() {
  %c1 = stablehlo.constant dense<[-20, -9, -3, 0, 2, 3, 7, 14, 18]> : tensor<9xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<9xi8>) -> tensor<9x!quant.uniform<i8:f32, 0.125:2>>
  %r = "stablehlo.abs"(%q1) : (tensor<9x!quant.uniform<i8:f32, 0.125:2>>) -> tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>
  %b2 = stablehlo.bitcast_convert %r : (tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<9xi8>
  check.expect_eq_const %b2, dense<[40, 18, 6, 0, -4, -2, 6, 20, 28]> : tensor<9xi8>
  return
}

// -----

// negate of the real values, to a type with another scale.
func.func @main() {
  %c1 = stablehlo.constant dense<[-20, -9, -3, 0, 2, 3, 7, 14, 18]> : tensor<9xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<9xi8>) -> tensor<9x!quant.uniform<i8:f32, 0.125:2>>
  %r = "stablehlo.negate"(%q1) : (tensor<9x!quant.uniform<i8:f32, 0.125:2>>) -> tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>
  %b2 = stablehlo.bitcast_convert %r : (tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<9xi8>
  check.expect_eq_const %b2, dense<[40, 18, 6, 0, -4, -6, -14, -28, -36]> : tensor<9xi8>
  return
}

// -----

// sign of the real values, to a type with another scale.
func.func @main() {
  %c1 = stablehlo.constant dense<[-20, -9, -3, 0, 2, 3, 7, 14, 18]> : tensor<9xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<9xi8>) -> tensor<9x!quant.uniform<i8:f32, 0.125:2>>
  %r = "stablehlo.sign"(%q1) : (tensor<9x!quant.uniform<i8:f32, 0.125:2>>) -> tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>
  %b2 = stablehlo.bitcast_convert %r : (tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<9xi8>
  check.expect_eq_const %b2, dense<[-20, -20, -20, -20, -4, 12, 12, 12, 12]> : tensor<9xi8>
  return
}

// -----

// ceil of the real values, to a type with another scale.
func.func @main() {
  %c1 = stablehlo.constant dense<[-20, -9, -3, 0, 2, 3, 7, 14, 18]> : tensor<9xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<9xi8>) -> tensor<9x!quant.uniform<i8:f32, 0.125:2>>
  %r = "stablehlo.ceil"(%q1) : (tensor<9x!quant.uniform<i8:f32, 0.125:2>>) -> tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>
  %b2 = stablehlo.bitcast_convert %r : (tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<9xi8>
  check.expect_eq_const %b2, dense<[-36, -20, -4, -4, -4, 12, 12, 28, 28]> : tensor<9xi8>
  return
}

// -----

// floor of the real values, to a type with another scale.
func.func @main() {
  %c1 = stablehlo.constant dense<[-20, -9, -3, 0, 2, 3, 7, 14, 18]> : tensor<9xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<9xi8>) -> tensor<9x!quant.uniform<i8:f32, 0.125:2>>
  %r = "stablehlo.floor"(%q1) : (tensor<9x!quant.uniform<i8:f32, 0.125:2>>) -> tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>
  %b2 = stablehlo.bitcast_convert %r : (tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<9xi8>
  check.expect_eq_const %b2, dense<[-52, -36, -20, -20, -4, -4, -4, 12, 28]> : tensor<9xi8>
  return
}

// -----

// cosine of the real values, to a type with another scale.
func.func @main() {
  %c1 = stablehlo.constant dense<[-20, -9, -3, 0, 2, 3, 7, 14, 18]> : tensor<9xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<9xi8>) -> tensor<9x!quant.uniform<i8:f32, 0.125:2>>
  %r = "stablehlo.cosine"(%q1) : (tensor<9x!quant.uniform<i8:f32, 0.125:2>>) -> tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>
  %b2 = stablehlo.bitcast_convert %r : (tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<9xi8>
  check.expect_eq_const %b2, dense<[-19, -1, 9, 12, 12, 12, 9, -3, -11]> : tensor<9xi8>
  return
}

// -----

// sine of the real values, to a type with another scale.
func.func @main() {
  %c1 = stablehlo.constant dense<[-20, -9, -3, 0, 2, 3, 7, 14, 18]> : tensor<9xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<9xi8>) -> tensor<9x!quant.uniform<i8:f32, 0.125:2>>
  %r = "stablehlo.sine"(%q1) : (tensor<9x!quant.uniform<i8:f32, 0.125:2>>) -> tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>
  %b2 = stablehlo.bitcast_convert %r : (tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<9xi8>
  check.expect_eq_const %b2, dense<[-10, -20, -13, -8, -4, -2, 5, 12, 11]> : tensor<9xi8>
  return
}

// -----

// tan of the real values, to a type with another scale.
func.func @main() {
  %c1 = stablehlo.constant dense<[-20, -9, -3, 0, 2, 3, 7, 14, 18]> : tensor<9xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<9xi8>) -> tensor<9x!quant.uniform<i8:f32, 0.125:2>>
  %r = "stablehlo.tan"(%q1) : (tensor<9x!quant.uniform<i8:f32, 0.125:2>>) -> tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>
  %b2 = stablehlo.bitcast_convert %r : (tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<9xi8>
  check.expect_eq_const %b2, dense<[3, -85, -16, -8, -4, -2, 8, 127, -39]> : tensor<9xi8>
  return
}

// -----

// tanh of the real values, to a type with another scale.
func.func @main() {
  %c1 = stablehlo.constant dense<[-20, -9, -3, 0, 2, 3, 7, 14, 18]> : tensor<9xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<9xi8>) -> tensor<9x!quant.uniform<i8:f32, 0.125:2>>
  %r = "stablehlo.tanh"(%q1) : (tensor<9x!quant.uniform<i8:f32, 0.125:2>>) -> tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>
  %b2 = stablehlo.bitcast_convert %r : (tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<9xi8>
  check.expect_eq_const %b2, dense<[-20, -18, -13, -8, -4, -2, 5, 10, 11]> : tensor<9xi8>
  return
}

// -----

// exponential of the real values, to a type with another scale.
func.func @main() {
  %c1 = stablehlo.constant dense<[-20, -9, -3, 0, 2, 3, 7, 14, 18]> : tensor<9xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<9xi8>) -> tensor<9x!quant.uniform<i8:f32, 0.125:2>>
  %r = "stablehlo.exponential"(%q1) : (tensor<9x!quant.uniform<i8:f32, 0.125:2>>) -> tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>
  %b2 = stablehlo.bitcast_convert %r : (tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<9xi8>
  check.expect_eq_const %b2, dense<[-3, 0, 5, 8, 12, 14, 26, 68, 114]> : tensor<9xi8>
  return
}

// -----

// exponential_minus_one of the real values, to a type with another scale.
func.func @main() {
  %c1 = stablehlo.constant dense<[-20, -9, -3, 0, 2, 3, 7, 14, 18]> : tensor<9xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<9xi8>) -> tensor<9x!quant.uniform<i8:f32, 0.125:2>>
  %r = "stablehlo.exponential_minus_one"(%q1) : (tensor<9x!quant.uniform<i8:f32, 0.125:2>>) -> tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>
  %b2 = stablehlo.bitcast_convert %r : (tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<9xi8>
  check.expect_eq_const %b2, dense<[-19, -16, -11, -8, -4, -2, 10, 52, 98]> : tensor<9xi8>
  return
}

// -----

// logistic of the real values, to a type with another scale.
func.func @main() {
  %c1 = stablehlo.constant dense<[-20, -9, -3, 0, 2, 3, 7, 14, 18]> : tensor<9xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<9xi8>) -> tensor<9x!quant.uniform<i8:f32, 0.125:2>>
  %r = "stablehlo.logistic"(%q1) : (tensor<9x!quant.uniform<i8:f32, 0.125:2>>) -> tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>
  %b2 = stablehlo.bitcast_convert %r : (tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<9xi8>
  check.expect_eq_const %b2, dense<[-3, -1, 2, 3, 4, 4, 6, 9, 10]> : tensor<9xi8>
  return
}

// -----

// round_nearest_even of the real values, to a type with another scale.
func.func @main() {
  %c1 = stablehlo.constant dense<[-20, -9, -3, 0, 2, 3, 7, 14, 18]> : tensor<9xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<9xi8>) -> tensor<9x!quant.uniform<i8:f32, 0.125:2>>
  %r = "stablehlo.round_nearest_even"(%q1) : (tensor<9x!quant.uniform<i8:f32, 0.125:2>>) -> tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>
  %b2 = stablehlo.bitcast_convert %r : (tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<9xi8>
  check.expect_eq_const %b2, dense<[-52, -20, -20, -4, -4, -4, 12, 28, 28]> : tensor<9xi8>
  return
}

// -----

// round_nearest_afz of the real values, to a type with another scale.
func.func @main() {
  %c1 = stablehlo.constant dense<[-20, -9, -3, 0, 2, 3, 7, 14, 18]> : tensor<9xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<9xi8>) -> tensor<9x!quant.uniform<i8:f32, 0.125:2>>
  %r = "stablehlo.round_nearest_afz"(%q1) : (tensor<9x!quant.uniform<i8:f32, 0.125:2>>) -> tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>
  %b2 = stablehlo.bitcast_convert %r : (tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<9xi8>
  check.expect_eq_const %b2, dense<[-52, -20, -20, -4, -4, -4, 12, 28, 28]> : tensor<9xi8>
  return
}

// -----

// cbrt of the real values, to a type with another scale.
func.func @main() {
  %c1 = stablehlo.constant dense<[-20, -9, -3, 0, 2, 3, 7, 14, 18]> : tensor<9xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<9xi8>) -> tensor<9x!quant.uniform<i8:f32, 0.125:2>>
  %r = "stablehlo.cbrt"(%q1) : (tensor<9x!quant.uniform<i8:f32, 0.125:2>>) -> tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>
  %b2 = stablehlo.bitcast_convert %r : (tensor<9x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<9xi8>
  check.expect_eq_const %b2, dense<[-26, -22, -18, -14, -4, 4, 10, 14, 16]> : tensor<9xi8>
  return
}

// -----

// log of the real values, to a type with another scale.
func.func @main() {
  %c1 = stablehlo.constant dense<[3, 7, 14, 18]> : tensor<4xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.125:2>>
  %r = "stablehlo.log"(%q1) : (tensor<4x!quant.uniform<i8:f32, 0.125:2>>) -> tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>
  %b2 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<4xi8>
  check.expect_eq_const %b2, dense<[-37, -12, 2, 7]> : tensor<4xi8>
  return
}

// -----

// log_plus_one of the real values, to a type with another scale.
func.func @main() {
  %c1 = stablehlo.constant dense<[3, 7, 14, 18]> : tensor<4xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.125:2>>
  %r = "stablehlo.log_plus_one"(%q1) : (tensor<4x!quant.uniform<i8:f32, 0.125:2>>) -> tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>
  %b2 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<4xi8>
  check.expect_eq_const %b2, dense<[-2, 4, 11, 14]> : tensor<4xi8>
  return
}

// -----

// sqrt of the real values, to a type with another scale.
func.func @main() {
  %c1 = stablehlo.constant dense<[3, 7, 14, 18]> : tensor<4xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.125:2>>
  %r = "stablehlo.sqrt"(%q1) : (tensor<4x!quant.uniform<i8:f32, 0.125:2>>) -> tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>
  %b2 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<4xi8>
  check.expect_eq_const %b2, dense<[2, 9, 16, 19]> : tensor<4xi8>
  return
}

// -----

// rsqrt of the real values, to a type with another scale.
func.func @main() {
  %c1 = stablehlo.constant dense<[3, 7, 14, 18]> : tensor<4xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.125:2>>
  %r = "stablehlo.rsqrt"(%q1) : (tensor<4x!quant.uniform<i8:f32, 0.125:2>>) -> tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>
  %b2 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<4xi8>
  check.expect_eq_const %b2, dense<[41, 16, 9, 7]> : tensor<4xi8>
  return
}

// -----

// subtract of !quant.uniform<i8:f32, 0.125:2>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[6, 3, 5, 7]> : tensor<4xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.125:2>>
  %c2 = stablehlo.constant dense<[3, 7, 4, 2]> : tensor<4xi8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.25:1>>
  %r = "stablehlo.subtract"(%q1, %q2) : (tensor<4x!quant.uniform<i8:f32, 0.125:2>>, tensor<4x!quant.uniform<i8:f32, 0.25:1>>) -> tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<4xi8>
  check.expect_eq_const %b3, dense<[-4, -26, -10, 2]> : tensor<4xi8>
  return
}

// -----

// subtract of !quant.uniform<u8:f32, 0.25:10>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[14, 11, 13, 15]> : tensor<4xui8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xui8>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %c2 = stablehlo.constant dense<[12, 16, 13, 11]> : tensor<4xui8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xui8>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %r = "stablehlo.subtract"(%q1, %q2) : (tensor<4x!quant.uniform<u8:f32, 0.25:10>>, tensor<4x!quant.uniform<u8:f32, 0.25:10>>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<u8:f32, 0.25:10>>) -> tensor<4xui8>
  check.expect_eq_const %b3, dense<[12, 5, 10, 14]> : tensor<4xui8>
  return
}

// -----

// subtract of !quant.uniform<i16:f64, 0.125>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[4, 1, 3, 5]> : tensor<4xi16>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi16>) -> tensor<4x!quant.uniform<i16:f64, 0.125>>
  %c2 = stablehlo.constant dense<[-1, 3, 0, -2]> : tensor<4xi16>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi16>) -> tensor<4x!quant.uniform<i16:f64, 0.125:-3>>
  %r = "stablehlo.subtract"(%q1, %q2) : (tensor<4x!quant.uniform<i16:f64, 0.125>>, tensor<4x!quant.uniform<i16:f64, 0.125:-3>>) -> tensor<4x!quant.uniform<i16:f64, 0.0625:7>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i16:f64, 0.0625:7>>) -> tensor<4xi16>
  check.expect_eq_const %b3, dense<[11, -3, 7, 15]> : tensor<4xi16>
  return
}

// -----

// subtract of !quant.uniform<i4:f32, 0.5:1>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[5, 2, 4, 6]> : tensor<4xi4>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi4>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %c2 = stablehlo.constant dense<[3, 7, 4, 2]> : tensor<4xi4>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi4>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %r = "stablehlo.subtract"(%q1, %q2) : (tensor<4x!quant.uniform<i4:f32, 0.5:1>>, tensor<4x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<4xi4>
  check.expect_eq_const %b3, dense<[3, -4, 1, 5]> : tensor<4xi4>
  return
}

// -----

// multiply of !quant.uniform<i8:f32, 0.125:2>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[6, 3, 5, 7]> : tensor<4xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.125:2>>
  %c2 = stablehlo.constant dense<[3, 7, 4, 2]> : tensor<4xi8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.25:1>>
  %r = "stablehlo.multiply"(%q1, %q2) : (tensor<4x!quant.uniform<i8:f32, 0.125:2>>, tensor<4x!quant.uniform<i8:f32, 0.25:1>>) -> tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<4xi8>
  check.expect_eq_const %b3, dense<[0, -1, 0, -2]> : tensor<4xi8>
  return
}

// -----

// multiply of !quant.uniform<u8:f32, 0.25:10>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[14, 11, 13, 15]> : tensor<4xui8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xui8>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %c2 = stablehlo.constant dense<[12, 16, 13, 11]> : tensor<4xui8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xui8>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %r = "stablehlo.multiply"(%q1, %q2) : (tensor<4x!quant.uniform<u8:f32, 0.25:10>>, tensor<4x!quant.uniform<u8:f32, 0.25:10>>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<u8:f32, 0.25:10>>) -> tensor<4xui8>
  check.expect_eq_const %b3, dense<[12, 12, 12, 11]> : tensor<4xui8>
  return
}

// -----

// multiply of !quant.uniform<i16:f64, 0.125>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[4, 1, 3, 5]> : tensor<4xi16>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi16>) -> tensor<4x!quant.uniform<i16:f64, 0.125>>
  %c2 = stablehlo.constant dense<[-1, 3, 0, -2]> : tensor<4xi16>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi16>) -> tensor<4x!quant.uniform<i16:f64, 0.125:-3>>
  %r = "stablehlo.multiply"(%q1, %q2) : (tensor<4x!quant.uniform<i16:f64, 0.125>>, tensor<4x!quant.uniform<i16:f64, 0.125:-3>>) -> tensor<4x!quant.uniform<i16:f64, 0.0625:7>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i16:f64, 0.0625:7>>) -> tensor<4xi16>
  check.expect_eq_const %b3, dense<[9, 8, 9, 8]> : tensor<4xi16>
  return
}

// -----

// multiply of !quant.uniform<i4:f32, 0.5:1>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[5, 2, 4, 6]> : tensor<4xi4>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi4>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %c2 = stablehlo.constant dense<[3, 7, 4, 2]> : tensor<4xi4>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi4>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %r = "stablehlo.multiply"(%q1, %q2) : (tensor<4x!quant.uniform<i4:f32, 0.5:1>>, tensor<4x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<4xi4>
  check.expect_eq_const %b3, dense<[5, 4, 6, 4]> : tensor<4xi4>
  return
}

// -----

// divide of !quant.uniform<i8:f32, 0.125:2>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[6, 3, 5, 7]> : tensor<4xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.125:2>>
  %c2 = stablehlo.constant dense<[3, 7, 4, 2]> : tensor<4xi8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.25:1>>
  %r = "stablehlo.divide"(%q1, %q2) : (tensor<4x!quant.uniform<i8:f32, 0.125:2>>, tensor<4x!quant.uniform<i8:f32, 0.25:1>>) -> tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<4xi8>
  check.expect_eq_const %b3, dense<[12, -3, 4, 36]> : tensor<4xi8>
  return
}

// -----

// divide of !quant.uniform<u8:f32, 0.25:10>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[14, 11, 13, 15]> : tensor<4xui8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xui8>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %c2 = stablehlo.constant dense<[12, 16, 13, 11]> : tensor<4xui8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xui8>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %r = "stablehlo.divide"(%q1, %q2) : (tensor<4x!quant.uniform<u8:f32, 0.25:10>>, tensor<4x!quant.uniform<u8:f32, 0.25:10>>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<u8:f32, 0.25:10>>) -> tensor<4xui8>
  check.expect_eq_const %b3, dense<[18, 11, 14, 30]> : tensor<4xui8>
  return
}

// -----

// divide of !quant.uniform<i16:f64, 0.125>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[4, 1, 3, 5]> : tensor<4xi16>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi16>) -> tensor<4x!quant.uniform<i16:f64, 0.125>>
  %c2 = stablehlo.constant dense<[-1, 3, 0, -2]> : tensor<4xi16>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi16>) -> tensor<4x!quant.uniform<i16:f64, 0.125:-3>>
  %r = "stablehlo.divide"(%q1, %q2) : (tensor<4x!quant.uniform<i16:f64, 0.125>>, tensor<4x!quant.uniform<i16:f64, 0.125:-3>>) -> tensor<4x!quant.uniform<i16:f64, 0.0625:7>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i16:f64, 0.0625:7>>) -> tensor<4xi16>
  check.expect_eq_const %b3, dense<[39, 10, 23, 87]> : tensor<4xi16>
  return
}

// -----

// divide of !quant.uniform<i4:f32, 0.5:1>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[5, 2, 4, 6]> : tensor<4xi4>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi4>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %c2 = stablehlo.constant dense<[3, 7, 4, 2]> : tensor<4xi4>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi4>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %r = "stablehlo.divide"(%q1, %q2) : (tensor<4x!quant.uniform<i4:f32, 0.5:1>>, tensor<4x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<4xi4>
  check.expect_eq_const %b3, dense<[5, 1, 3, 7]> : tensor<4xi4>
  return
}

// -----

// maximum of !quant.uniform<i8:f32, 0.125:2>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[6, 3, 5, 7]> : tensor<4xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.125:2>>
  %c2 = stablehlo.constant dense<[3, 7, 4, 2]> : tensor<4xi8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.25:1>>
  %r = "stablehlo.maximum"(%q1, %q2) : (tensor<4x!quant.uniform<i8:f32, 0.125:2>>, tensor<4x!quant.uniform<i8:f32, 0.25:1>>) -> tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<4xi8>
  check.expect_eq_const %b3, dense<[4, 20, 8, 6]> : tensor<4xi8>
  return
}

// -----

// maximum of !quant.uniform<u8:f32, 0.25:10>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[14, 11, 13, 15]> : tensor<4xui8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xui8>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %c2 = stablehlo.constant dense<[12, 16, 13, 11]> : tensor<4xui8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xui8>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %r = "stablehlo.maximum"(%q1, %q2) : (tensor<4x!quant.uniform<u8:f32, 0.25:10>>, tensor<4x!quant.uniform<u8:f32, 0.25:10>>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<u8:f32, 0.25:10>>) -> tensor<4xui8>
  check.expect_eq_const %b3, dense<[14, 16, 13, 15]> : tensor<4xui8>
  return
}

// -----

// maximum of !quant.uniform<i16:f64, 0.125>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[4, 1, 3, 5]> : tensor<4xi16>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi16>) -> tensor<4x!quant.uniform<i16:f64, 0.125>>
  %c2 = stablehlo.constant dense<[-1, 3, 0, -2]> : tensor<4xi16>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi16>) -> tensor<4x!quant.uniform<i16:f64, 0.125:-3>>
  %r = "stablehlo.maximum"(%q1, %q2) : (tensor<4x!quant.uniform<i16:f64, 0.125>>, tensor<4x!quant.uniform<i16:f64, 0.125:-3>>) -> tensor<4x!quant.uniform<i16:f64, 0.0625:7>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i16:f64, 0.0625:7>>) -> tensor<4xi16>
  check.expect_eq_const %b3, dense<[15, 19, 13, 17]> : tensor<4xi16>
  return
}

// -----

// maximum of !quant.uniform<i4:f32, 0.5:1>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[5, 2, 4, 6]> : tensor<4xi4>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi4>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %c2 = stablehlo.constant dense<[3, 7, 4, 2]> : tensor<4xi4>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi4>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %r = "stablehlo.maximum"(%q1, %q2) : (tensor<4x!quant.uniform<i4:f32, 0.5:1>>, tensor<4x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<4xi4>
  check.expect_eq_const %b3, dense<[5, 7, 4, 6]> : tensor<4xi4>
  return
}

// -----

// minimum of !quant.uniform<i8:f32, 0.125:2>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[6, 3, 5, 7]> : tensor<4xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.125:2>>
  %c2 = stablehlo.constant dense<[3, 7, 4, 2]> : tensor<4xi8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.25:1>>
  %r = "stablehlo.minimum"(%q1, %q2) : (tensor<4x!quant.uniform<i8:f32, 0.125:2>>, tensor<4x!quant.uniform<i8:f32, 0.25:1>>) -> tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<4xi8>
  check.expect_eq_const %b3, dense<[4, -2, 2, 0]> : tensor<4xi8>
  return
}

// -----

// minimum of !quant.uniform<u8:f32, 0.25:10>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[14, 11, 13, 15]> : tensor<4xui8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xui8>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %c2 = stablehlo.constant dense<[12, 16, 13, 11]> : tensor<4xui8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xui8>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %r = "stablehlo.minimum"(%q1, %q2) : (tensor<4x!quant.uniform<u8:f32, 0.25:10>>, tensor<4x!quant.uniform<u8:f32, 0.25:10>>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<u8:f32, 0.25:10>>) -> tensor<4xui8>
  check.expect_eq_const %b3, dense<[12, 11, 13, 11]> : tensor<4xui8>
  return
}

// -----

// minimum of !quant.uniform<i16:f64, 0.125>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[4, 1, 3, 5]> : tensor<4xi16>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi16>) -> tensor<4x!quant.uniform<i16:f64, 0.125>>
  %c2 = stablehlo.constant dense<[-1, 3, 0, -2]> : tensor<4xi16>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi16>) -> tensor<4x!quant.uniform<i16:f64, 0.125:-3>>
  %r = "stablehlo.minimum"(%q1, %q2) : (tensor<4x!quant.uniform<i16:f64, 0.125>>, tensor<4x!quant.uniform<i16:f64, 0.125:-3>>) -> tensor<4x!quant.uniform<i16:f64, 0.0625:7>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i16:f64, 0.0625:7>>) -> tensor<4xi16>
  check.expect_eq_const %b3, dense<[11, 9, 13, 9]> : tensor<4xi16>
  return
}

// -----

// minimum of !quant.uniform<i4:f32, 0.5:1>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[5, 2, 4, 6]> : tensor<4xi4>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi4>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %c2 = stablehlo.constant dense<[3, 7, 4, 2]> : tensor<4xi4>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi4>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %r = "stablehlo.minimum"(%q1, %q2) : (tensor<4x!quant.uniform<i4:f32, 0.5:1>>, tensor<4x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<4xi4>
  check.expect_eq_const %b3, dense<[3, 2, 4, 2]> : tensor<4xi4>
  return
}

// -----

// power of !quant.uniform<i8:f32, 0.125:2>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[6, 6, 3]> : tensor<3xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<3xi8>) -> tensor<3x!quant.uniform<i8:f32, 0.125:2>>
  %c2 = stablehlo.constant dense<[3, 3, 5]> : tensor<3xi8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<3xi8>) -> tensor<3x!quant.uniform<i8:f32, 0.25:1>>
  %r = "stablehlo.power"(%q1, %q2) : (tensor<3x!quant.uniform<i8:f32, 0.125:2>>, tensor<3x!quant.uniform<i8:f32, 0.25:1>>) -> tensor<3x!quant.uniform<i8:f32, 0.0625:-4>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<3x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<3xi8>
  check.expect_eq_const %b3, dense<[7, 7, -2]> : tensor<3xi8>
  return
}

// -----

// power of !quant.uniform<u8:f32, 0.25:10>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[14, 14, 11]> : tensor<3xui8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<3xui8>) -> tensor<3x!quant.uniform<u8:f32, 0.25:10>>
  %c2 = stablehlo.constant dense<[12, 12, 14]> : tensor<3xui8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<3xui8>) -> tensor<3x!quant.uniform<u8:f32, 0.25:10>>
  %r = "stablehlo.power"(%q1, %q2) : (tensor<3x!quant.uniform<u8:f32, 0.25:10>>, tensor<3x!quant.uniform<u8:f32, 0.25:10>>) -> tensor<3x!quant.uniform<u8:f32, 0.25:10>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<3x!quant.uniform<u8:f32, 0.25:10>>) -> tensor<3xui8>
  check.expect_eq_const %b3, dense<[14, 14, 11]> : tensor<3xui8>
  return
}

// -----

// power of !quant.uniform<i16:f64, 0.125>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[4, 4, 1]> : tensor<3xi16>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<3xi16>) -> tensor<3x!quant.uniform<i16:f64, 0.125>>
  %c2 = stablehlo.constant dense<[-1, -1, 1]> : tensor<3xi16>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<3xi16>) -> tensor<3x!quant.uniform<i16:f64, 0.125:-3>>
  %r = "stablehlo.power"(%q1, %q2) : (tensor<3x!quant.uniform<i16:f64, 0.125>>, tensor<3x!quant.uniform<i16:f64, 0.125:-3>>) -> tensor<3x!quant.uniform<i16:f64, 0.0625:7>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<3x!quant.uniform<i16:f64, 0.0625:7>>) -> tensor<3xi16>
  check.expect_eq_const %b3, dense<[20, 20, 13]> : tensor<3xi16>
  return
}

// -----

// power of !quant.uniform<i4:f32, 0.5:1>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[5, 5, 2]> : tensor<3xi4>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<3xi4>) -> tensor<3x!quant.uniform<i4:f32, 0.5:1>>
  %c2 = stablehlo.constant dense<[3, 3, 5]> : tensor<3xi4>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<3xi4>) -> tensor<3x!quant.uniform<i4:f32, 0.5:1>>
  %r = "stablehlo.power"(%q1, %q2) : (tensor<3x!quant.uniform<i4:f32, 0.5:1>>, tensor<3x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<3x!quant.uniform<i4:f32, 0.5:1>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<3x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<3xi4>
  check.expect_eq_const %b3, dense<[5, 5, 2]> : tensor<3xi4>
  return
}

// -----

// remainder of !quant.uniform<i8:f32, 0.125:2>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[6, 3, 5, 7]> : tensor<4xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.125:2>>
  %c2 = stablehlo.constant dense<[3, 7, 4, 2]> : tensor<4xi8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.25:1>>
  %r = "stablehlo.remainder"(%q1, %q2) : (tensor<4x!quant.uniform<i8:f32, 0.125:2>>, tensor<4x!quant.uniform<i8:f32, 0.25:1>>) -> tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<4xi8>
  check.expect_eq_const %b3, dense<[-4, -2, 2, -2]> : tensor<4xi8>
  return
}

// -----

// remainder of !quant.uniform<u8:f32, 0.25:10>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[14, 11, 13, 15]> : tensor<4xui8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xui8>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %c2 = stablehlo.constant dense<[12, 16, 13, 11]> : tensor<4xui8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xui8>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %r = "stablehlo.remainder"(%q1, %q2) : (tensor<4x!quant.uniform<u8:f32, 0.25:10>>, tensor<4x!quant.uniform<u8:f32, 0.25:10>>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<u8:f32, 0.25:10>>) -> tensor<4xui8>
  check.expect_eq_const %b3, dense<[10, 11, 10, 10]> : tensor<4xui8>
  return
}

// -----

// remainder of !quant.uniform<i16:f64, 0.125>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[4, 1, 3, 5]> : tensor<4xi16>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi16>) -> tensor<4x!quant.uniform<i16:f64, 0.125>>
  %c2 = stablehlo.constant dense<[-1, 3, 0, -2]> : tensor<4xi16>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi16>) -> tensor<4x!quant.uniform<i16:f64, 0.125:-3>>
  %r = "stablehlo.remainder"(%q1, %q2) : (tensor<4x!quant.uniform<i16:f64, 0.125>>, tensor<4x!quant.uniform<i16:f64, 0.125:-3>>) -> tensor<4x!quant.uniform<i16:f64, 0.0625:7>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i16:f64, 0.0625:7>>) -> tensor<4xi16>
  check.expect_eq_const %b3, dense<[7, 9, 7, 7]> : tensor<4xi16>
  return
}

// -----

// remainder of !quant.uniform<i4:f32, 0.5:1>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[5, 2, 4, 6]> : tensor<4xi4>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi4>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %c2 = stablehlo.constant dense<[3, 7, 4, 2]> : tensor<4xi4>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi4>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %r = "stablehlo.remainder"(%q1, %q2) : (tensor<4x!quant.uniform<i4:f32, 0.5:1>>, tensor<4x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<4xi4>
  check.expect_eq_const %b3, dense<[1, 2, 1, 1]> : tensor<4xi4>
  return
}

// -----

// atan2 of !quant.uniform<i8:f32, 0.125:2>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[6, 3, 5, 7]> : tensor<4xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.125:2>>
  %c2 = stablehlo.constant dense<[3, 7, 4, 2]> : tensor<4xi8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.25:1>>
  %r = "stablehlo.atan2"(%q1, %q2) : (tensor<4x!quant.uniform<i8:f32, 0.125:2>>, tensor<4x!quant.uniform<i8:f32, 0.25:1>>) -> tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<4xi8>
  check.expect_eq_const %b3, dense<[9, -3, 3, 15]> : tensor<4xi8>
  return
}

// -----

// atan2 of !quant.uniform<u8:f32, 0.25:10>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[14, 11, 13, 15]> : tensor<4xui8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xui8>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %c2 = stablehlo.constant dense<[12, 16, 13, 11]> : tensor<4xui8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xui8>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %r = "stablehlo.atan2"(%q1, %q2) : (tensor<4x!quant.uniform<u8:f32, 0.25:10>>, tensor<4x!quant.uniform<u8:f32, 0.25:10>>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<u8:f32, 0.25:10>>) -> tensor<4xui8>
  check.expect_eq_const %b3, dense<[14, 11, 13, 15]> : tensor<4xui8>
  return
}

// -----

// atan2 of !quant.uniform<i16:f64, 0.125>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[4, 1, 3, 5]> : tensor<4xi16>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi16>) -> tensor<4x!quant.uniform<i16:f64, 0.125>>
  %c2 = stablehlo.constant dense<[-1, 3, 0, -2]> : tensor<4xi16>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi16>) -> tensor<4x!quant.uniform<i16:f64, 0.125:-3>>
  %r = "stablehlo.atan2"(%q1, %q2) : (tensor<4x!quant.uniform<i16:f64, 0.125>>, tensor<4x!quant.uniform<i16:f64, 0.125:-3>>) -> tensor<4x!quant.uniform<i16:f64, 0.0625:7>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i16:f64, 0.0625:7>>) -> tensor<4xi16>
  check.expect_eq_const %b3, dense<[25, 10, 20, 29]> : tensor<4xi16>
  return
}

// -----

// atan2 of !quant.uniform<i4:f32, 0.5:1>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[5, 2, 4, 6]> : tensor<4xi4>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi4>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %c2 = stablehlo.constant dense<[3, 7, 4, 2]> : tensor<4xi4>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi4>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %r = "stablehlo.atan2"(%q1, %q2) : (tensor<4x!quant.uniform<i4:f32, 0.5:1>>, tensor<4x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<4xi4>
  check.expect_eq_const %b3, dense<[3, 1, 3, 4]> : tensor<4xi4>
  return
}

// -----

// add of !quant.uniform<i8:f32, 0.125:2>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[6, 3, 5, 7]> : tensor<4xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.125:2>>
  %c2 = stablehlo.constant dense<[3, 7, 4, 2]> : tensor<4xi8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.25:1>>
  %r = "stablehlo.add"(%q1, %q2) : (tensor<4x!quant.uniform<i8:f32, 0.125:2>>, tensor<4x!quant.uniform<i8:f32, 0.25:1>>) -> tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i8:f32, 0.0625:-4>>) -> tensor<4xi8>
  check.expect_eq_const %b3, dense<[12, 22, 14, 10]> : tensor<4xi8>
  return
}

// -----

// add of !quant.uniform<u8:f32, 0.25:10>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[14, 11, 13, 15]> : tensor<4xui8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xui8>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %c2 = stablehlo.constant dense<[12, 16, 13, 11]> : tensor<4xui8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xui8>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %r = "stablehlo.add"(%q1, %q2) : (tensor<4x!quant.uniform<u8:f32, 0.25:10>>, tensor<4x!quant.uniform<u8:f32, 0.25:10>>) -> tensor<4x!quant.uniform<u8:f32, 0.25:10>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<u8:f32, 0.25:10>>) -> tensor<4xui8>
  check.expect_eq_const %b3, dense<[16, 17, 16, 16]> : tensor<4xui8>
  return
}

// -----

// add of !quant.uniform<i16:f64, 0.125>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[4, 1, 3, 5]> : tensor<4xi16>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi16>) -> tensor<4x!quant.uniform<i16:f64, 0.125>>
  %c2 = stablehlo.constant dense<[-1, 3, 0, -2]> : tensor<4xi16>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi16>) -> tensor<4x!quant.uniform<i16:f64, 0.125:-3>>
  %r = "stablehlo.add"(%q1, %q2) : (tensor<4x!quant.uniform<i16:f64, 0.125>>, tensor<4x!quant.uniform<i16:f64, 0.125:-3>>) -> tensor<4x!quant.uniform<i16:f64, 0.0625:7>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i16:f64, 0.0625:7>>) -> tensor<4xi16>
  check.expect_eq_const %b3, dense<[19, 21, 19, 19]> : tensor<4xi16>
  return
}

// -----

// add of !quant.uniform<i4:f32, 0.5:1>, other types.
func.func @main() {
  %c1 = stablehlo.constant dense<[5, 2, 4, 6]> : tensor<4xi4>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi4>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %c2 = stablehlo.constant dense<[3, 7, 4, 2]> : tensor<4xi4>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi4>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %r = "stablehlo.add"(%q1, %q2) : (tensor<4x!quant.uniform<i4:f32, 0.5:1>>, tensor<4x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<4x!quant.uniform<i4:f32, 0.5:1>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<4xi4>
  check.expect_eq_const %b3, dense<[7, 7, 7, 7]> : tensor<4xi4>
  return
}

// -----

// A sum of one type stays in integers, exact also where floats would round, and is clamped to the storage range.
func.func @main() {
  %c1 = stablehlo.constant dense<[2147483647, 16777217, -2147483648, 1000]> : tensor<4xi32>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<4xi32>) -> tensor<4x!quant.uniform<i32:f32, 0.001:5>>
  %c2 = stablehlo.constant dense<[10, 16777219, -10, 5]> : tensor<4xi32>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<4xi32>) -> tensor<4x!quant.uniform<i32:f32, 0.001:5>>
  %r = stablehlo.add %q1, %q2 : tensor<4x!quant.uniform<i32:f32, 0.001:5>>
  %b3 = stablehlo.bitcast_convert %r : (tensor<4x!quant.uniform<i32:f32, 0.001:5>>) -> tensor<4xi32>
  check.expect_eq_const %b3, dense<[2147483647, 33554431, -2147483648, 1000]> : tensor<4xi32>
  %c4 = stablehlo.constant dense<[90, -90, 50]> : tensor<3xi8>
  %q4 = stablehlo.bitcast_convert %c4 : (tensor<3xi8>) -> tensor<3x!quant.uniform<i8<-100:100>:f32, 0.5>>
  %c5 = stablehlo.constant dense<[20, -20, 7]> : tensor<3xi8>
  %q5 = stablehlo.bitcast_convert %c5 : (tensor<3xi8>) -> tensor<3x!quant.uniform<i8<-100:100>:f32, 0.5>>
  %s = stablehlo.add %q4, %q5 : tensor<3x!quant.uniform<i8<-100:100>:f32, 0.5>>
  %b6 = stablehlo.bitcast_convert %s : (tensor<3x!quant.uniform<i8<-100:100>:f32, 0.5>>) -> tensor<3xi8>
  check.expect_eq_const %b6, dense<[100, -100, 57]> : tensor<3xi8>
  return
}

// -----

// compare looks at the real values; select and clamp keep stored ones.
func.func @main() {
  %c1 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<3xi8>) -> tensor<3x!quant.uniform<i8:f32, 0.5:1>>
  %c2 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi8>
  %q2 = stablehlo.bitcast_convert %c2 : (tensor<3xi8>) -> tensor<3x!quant.uniform<i8:f32, 0.5:1>>
  %c3 = stablehlo.constant dense<[2, 2, 2]> : tensor<3xi8>
  %q3 = stablehlo.bitcast_convert %c3 : (tensor<3xi8>) -> tensor<3x!quant.uniform<i8:f32, 0.5:1>>
  %lt = stablehlo.compare LT, %q1, %q2 : (tensor<3x!quant.uniform<i8:f32, 0.5:1>>, tensor<3x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<3xi1>
  check.expect_eq_const %lt, dense<[true, false, false]> : tensor<3xi1>
  %s = stablehlo.select %lt, %q1, %q3 : tensor<3xi1>, tensor<3x!quant.uniform<i8:f32, 0.5:1>>
  %b4 = stablehlo.bitcast_convert %s : (tensor<3x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<3xi8>
  check.expect_eq_const %b4, dense<[1, 2, 2]> : tensor<3xi8>
  %no = stablehlo.constant dense<false> : tensor<i1>
  %s2 = stablehlo.select %no, %q1, %q2 : tensor<i1>, tensor<3x!quant.uniform<i8:f32, 0.5:1>>
  %b5 = stablehlo.bitcast_convert %s2 : (tensor<3x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<3xi8>
  check.expect_eq_const %b5, dense<[3, 2, 1]> : tensor<3xi8>
  %cl = stablehlo.clamp %q3, %q2, %q2 : tensor<3x!quant.uniform<i8:f32, 0.5:1>>
  %b6 = stablehlo.bitcast_convert %cl : (tensor<3x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<3xi8>
  check.expect_eq_const %b6, dense<[3, 2, 1]> : tensor<3xi8>
  return
}
