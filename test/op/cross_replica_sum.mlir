// The sum.
func.func @f(%x0: tensor<2xf32>) -> (tensor<2xf32>) {
  %0 = "stablehlo.cross-replica-sum"(%x0) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %p1_0 = stablehlo.constant dense<[0.5, 4.0]> : tensor<2xf32>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %r#0, dense<[1.5, 6.0]> : tensor<2xf32>
  check.expect_eq_const %r#1, dense<[1.5, 6.0]> : tensor<2xf32>
  return
}

// -----

// The sum of i1 is or.
func.func @f(%x0: tensor<2xi1>) -> (tensor<2xi1>) {
  %0 = "stablehlo.cross-replica-sum"(%x0) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi1>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %p1_0 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>, tensor<2xi1>)
  check.expect_eq_const %r#0, dense<[true, false]> : tensor<2xi1>
  check.expect_eq_const %r#1, dense<[true, false]> : tensor<2xi1>
  return
}

// -----

// Quantized: the zero point counts once.
func.func @f(%x0: tensor<2xi8>) -> (tensor<2xi8>) {
  %q = stablehlo.bitcast_convert %x0 : (tensor<2xi8>) -> tensor<2x!quant.uniform<i8:f32, 0.5:1>>
  %0 = "stablehlo.cross-replica-sum"(%q) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:1>>
  %1 = stablehlo.bitcast_convert %0 : (tensor<2x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2xi8>
  return %1 : tensor<2xi8>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[3, 4]> : tensor<2xi8>
  %p1_0 = stablehlo.constant dense<[5, 6]> : tensor<2xi8>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>, tensor<2xi8>)
  check.expect_eq_const %r#0, dense<[7, 9]> : tensor<2xi8>
  check.expect_eq_const %r#1, dense<[7, 9]> : tensor<2xi8>
  return
}
