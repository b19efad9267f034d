func.func @elementwise() {
  %p = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi16>
  %b = stablehlo.constant dense<[-1, -2, -3]> : tensor<3xi16>
  %0 = stablehlo.select %p, %a, %b : tensor<3xi1>, tensor<3xi16>
  check.expect_eq_const %0, dense<[1, -2, 3]> : tensor<3xi16>
  %c = stablehlo.constant dense<[(1.0, 2.0), (3.0, 4.0), (5.0, 6.0)]> : tensor<3xcomplex<f64>>
  %d = stablehlo.negate %c : tensor<3xcomplex<f64>>
  %1 = stablehlo.select %p, %c, %d : tensor<3xi1>, tensor<3xcomplex<f64>>
  check.expect_eq_const %1, dense<[(1.0, 2.0), (-3.0, -4.0), (5.0, 6.0)]> : tensor<3xcomplex<f64>>
  %2 = stablehlo.select %p, %p, %p : tensor<3xi1>, tensor<3xi1>
  check.expect_eq %2, %p : tensor<3xi1>
  return
}

// -----

func.func @one_pred() {
  %p = stablehlo.constant dense<false> : tensor<i1>
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %b = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %0 = stablehlo.select %p, %a, %b : tensor<i1>, tensor<2xf32>
  check.expect_eq_const %0, dense<[3.0, 4.0]> : tensor<2xf32>
  return
}

// -----

// A value that is not chosen does not matter.
func.func @nan() {
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %a = stablehlo.constant dense<[1.0, 0x7FC00000]> : tensor<2xf32>
  %b = stablehlo.constant dense<[0x7FC00000, 2.0]> : tensor<2xf32>
  %0 = stablehlo.select %p, %a, %b : tensor<2xi1>, tensor<2xf32>
  check.expect_eq_const %0, dense<[1.0, 2.0]> : tensor<2xf32>
  return
}
