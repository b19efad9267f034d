// Scales along an axis.
func.func @main() {
  %c1 = stablehlo.constant dense<[[4, 5, 6], [-4, 1, 0]]> : tensor<2x3xi8>
  %q1 = stablehlo.bitcast_convert %c1 : (tensor<2x3xi8>) -> tensor<2x3x!quant.uniform<i8:f32:1, {0.25, 0.5:1, 1.0:-1}>>
  %d = stablehlo.uniform_dequantize %q1 : (tensor<2x3x!quant.uniform<i8:f32:1, {0.25, 0.5:1, 1.0:-1}>>) -> tensor<2x3xf32>
  check.expect_eq_const %d, dense<[[1.0, 2.0, 7.0], [-1.0, 0.0, 1.0]]> : tensor<2x3xf32>
  %q = stablehlo.uniform_quantize %d : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32:1, {0.25, 0.5:1, 1.0:-1}>>
  %b2 = stablehlo.bitcast_convert %q : (tensor<2x3x!quant.uniform<i8:f32:1, {0.25, 0.5:1, 1.0:-1}>>) -> tensor<2x3xi8>
  check.expect_eq_const %b2, dense<[[4, 5, 6], [-4, 1, 0]]> : tensor<2x3xi8>
  %o = stablehlo.uniform_quantize %q1 : (tensor<2x3x!quant.uniform<i8:f32:1, {0.25, 0.5:1, 1.0:-1}>>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.5:2, 0.25}>>
  %b3 = stablehlo.bitcast_convert %o : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5:2, 0.25}>>) -> tensor<2x3xi8>
  check.expect_eq_const %b3, dense<[[4, 6, 16], [-4, 0, 4]]> : tensor<2x3xi8>
  return
}

// -----

// Sizes at run time that do not agree.
func.func @main() {
  %i = stablehlo.constant dense<1> : tensor<2xi8>
  %j = stablehlo.constant dense<1> : tensor<3xi8>
  %a = stablehlo.convert %i : (tensor<2xi8>) -> tensor<?xi8>
  %b = stablehlo.convert %j : (tensor<3xi8>) -> tensor<?xi8>
  %c = stablehlo.bitcast_convert %a : (tensor<?xi8>) -> tensor<?x!quant.uniform<i8:f32, 0.5>>
  %d = stablehlo.bitcast_convert %b : (tensor<?xi8>) -> tensor<?x!quant.uniform<i8:f32, 0.5>>
  // expected-error@+1 {{(add_c1)}}
  %e = stablehlo.add %c, %d : tensor<?x!quant.uniform<i8:f32, 0.5>>
  return
}
