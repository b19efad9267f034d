// Every elementwise op; types equal, types different (dynamic against static), discardable attributes.
func.func @unary(%f: tensor<4xf32>, %i: tensor<4xi32>, %z: tensor<4xcomplex<f32>>, %p: tensor<4xi1>, %d: tensor<?xf32>) {
  %0 = stablehlo.abs %f : tensor<4xf32>
  %1 = stablehlo.abs %z : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %2 = stablehlo.cbrt %f : tensor<4xf32>
  %3 = stablehlo.ceil %f {a = 1} : tensor<4xf32>
  %4 = stablehlo.convert %f : (tensor<4xf32>) -> tensor<4xi8>
  %5 = stablehlo.convert %f : tensor<4xf32>
  %6 = stablehlo.cosine %f : tensor<4xf32>
  %7 = stablehlo.count_leading_zeros %i : tensor<4xi32>
  %8 = stablehlo.exponential %f {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-5, rtol = 0.0, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  %9 = stablehlo.exponential_minus_one %f {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>, aa, zz} : tensor<4xf32>
  %10 = stablehlo.floor %f : tensor<4xf32>
  %11 = stablehlo.imag %z : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %12 = stablehlo.imag %f : tensor<4xf32>
  %13 = stablehlo.is_finite %f : (tensor<4xf32>) -> tensor<4xi1>
  %14 = stablehlo.log %f {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  %15 = stablehlo.log_plus_one %f : tensor<4xf32>
  %16 = stablehlo.logistic %f : tensor<4xf32>
  %17 = stablehlo.negate %f : tensor<4xf32>
  %18 = stablehlo.not %p : tensor<4xi1>
  %19 = stablehlo.popcnt %i : tensor<4xi32>
  %20 = stablehlo.real %z : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %21 = stablehlo.reduce_precision %f, format = e8m10 : tensor<4xf32>
  %wide = stablehlo.reduce_precision %f, format = e8m2147483647 : tensor<4xf32>
  %22 = stablehlo.reduce_precision %f, format = e5m2 {note = "x"} : (tensor<4xf32>) -> tensor<?xf32>
  %23 = stablehlo.round_nearest_afz %f : tensor<4xf32>
  %24 = stablehlo.round_nearest_even %f : tensor<4xf32>
  %25 = stablehlo.rsqrt %f : tensor<4xf32>
  %26 = stablehlo.sign %f : tensor<4xf32>
  %27 = stablehlo.sine %f : tensor<4xf32>
  %28 = stablehlo.sqrt %f : tensor<4xf32>
  %29 = stablehlo.tan %f : tensor<4xf32>
  %30 = stablehlo.tanh %d : (tensor<?xf32>) -> tensor<4xf32>
  %31 = "stablehlo.tanh"(%f) <{result_accuracy = #stablehlo.result_accuracy<ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> {k} : (tensor<4xf32>) -> tensor<4xf32>
  func.return
}

func.func @binary(%a: tensor<4xf32>, %b: tensor<4xf32>, %i: tensor<4xi32>, %p: tensor<4xi1>, %d: tensor<?xf32>, %s: tensor<f32>, %c: tensor<i1>) {
  %0 = stablehlo.add %a, %b : tensor<4xf32>
  %1 = stablehlo.add %a, %d : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
  %2 = stablehlo.and %p, %p : tensor<4xi1>
  %3 = stablehlo.atan2 %a, %b : tensor<4xf32>
  %4 = stablehlo.clamp %a, %b, %a : tensor<4xf32>
  %5 = stablehlo.clamp %s, %b, %s : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %6 = stablehlo.compare LT, %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %7 = stablehlo.compare  GE, %a, %b,  TOTALORDER {x.y = 1.0} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %8 = stablehlo.complex %a, %b : tensor<4xcomplex<f32>>
  %9 = stablehlo.complex %a, %d : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xcomplex<f32>>
  %10 = stablehlo.divide %a, %b : tensor<4xf32>
  %11 = stablehlo.maximum %a, %b : tensor<4xf32>
  %12 = stablehlo.minimum %a, %b : tensor<4xf32>
  %13 = stablehlo.multiply %a, %b : tensor<4xf32>
  %14 = stablehlo.or %p, %p : tensor<4xi1>
  %15 = stablehlo.power %a, %b : tensor<4xf32>
  %16 = stablehlo.remainder %a, %b : tensor<4xf32>
  %17 = stablehlo.select %p, %a, %b : tensor<4xi1>, tensor<4xf32>
  %18 = stablehlo.select %c, %a, %d : (tensor<i1>, tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
  %19 = stablehlo.shift_left %i, %i : tensor<4xi32>
  %20 = stablehlo.shift_right_arithmetic %i, %i : tensor<4xi32>
  %21 = stablehlo.shift_right_logical %i, %i : tensor<4xi32>
  %22 = stablehlo.subtract %a, %b : tensor<4xf32>
  %23 = stablehlo.xor %p, %p : tensor<4xi1>
  "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
