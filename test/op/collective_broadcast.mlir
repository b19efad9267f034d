// Several groups; who is in none gets zeros.
func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>) {
  %0 = "stablehlo.collective_broadcast"(%x0) {replica_groups = dense<[[3, 0], [1, 2]]> : tensor<2x2xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
  %p1_0 = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %p2_0 = stablehlo.constant dense<[3, 3]> : tensor<2xi64>
  %p3_0 = stablehlo.constant dense<[4, 4]> : tensor<2xi64>
  %p4_0 = stablehlo.constant dense<[5, 5]> : tensor<2xi64>
  %r:5 = "interpreter.run_parallel"(%p0_0, %p1_0, %p2_0, %p3_0, %p4_0) {
    programs = [[@f], [@f], [@f], [@f], [@f]]
  } : (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[4, 4]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[2, 2]> : tensor<2xi64>
  check.expect_eq_const %r#2, dense<[2, 2]> : tensor<2xi64>
  check.expect_eq_const %r#3, dense<[4, 4]> : tensor<2xi64>
  check.expect_eq_const %r#4, dense<[0, 0]> : tensor<2xi64>
  return
}

// -----

// Roots of one's own: each process chooses.
func.func @f(%x0: tensor<2xi64>, %x1: tensor<1xi32>) -> (tensor<2xi64>) {
  %0 = "stablehlo.collective_broadcast"(%x0, %x1) {replica_groups = dense<[[2, 0, 1]]> : tensor<1x3xi64>, has_dynamic_root} : (tensor<2xi64>, tensor<1xi32>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
  %p0_1 = stablehlo.constant dense<0> : tensor<1xi32>
  %p1_0 = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %p1_1 = stablehlo.constant dense<1> : tensor<1xi32>
  %p2_0 = stablehlo.constant dense<[3, 3]> : tensor<2xi64>
  %p2_1 = stablehlo.constant dense<2> : tensor<1xi32>
  %r:3 = "interpreter.run_parallel"(%p0_0, %p0_1, %p1_0, %p1_1, %p2_0, %p2_1) {
    programs = [[@f], [@f], [@f]]
  } : (tensor<2xi64>, tensor<1xi32>, tensor<2xi64>, tensor<1xi32>, tensor<2xi64>, tensor<1xi32>) -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[3, 3]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[1, 1]> : tensor<2xi64>
  check.expect_eq_const %r#2, dense<[2, 2]> : tensor<2xi64>
  return
}

// -----

// Zeros of a quantized type are its zero point.
func.func @f(%x0: tensor<2xi8>) -> (tensor<2xi8>) {
  %q = stablehlo.bitcast_convert %x0 : (tensor<2xi8>) -> tensor<2x!quant.uniform<i8:f32, 0.5:1>>
  %0 = "stablehlo.collective_broadcast"(%q) {replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<2x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:1>>
  %1 = stablehlo.bitcast_convert %0 : (tensor<2x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2xi8>
  return %1 : tensor<2xi8>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[3, 4]> : tensor<2xi8>
  %p1_0 = stablehlo.constant dense<[5, 6]> : tensor<2xi8>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>, tensor<2xi8>)
  check.expect_eq_const %r#0, dense<[3, 4]> : tensor<2xi8>
  check.expect_eq_const %r#1, dense<[1, 1]> : tensor<2xi8>
  return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %root = stablehlo.constant dense<1> : tensor<1xi32>
  // expected-error@+1 {{root of operand 0 is 1, expected one in [0, 1) (collective_broadcast_c6)}}
  %0 = "stablehlo.collective_broadcast"(%x, %root) {replica_groups = dense<[[0]]> : tensor<1x1xi64>, has_dynamic_root} : (tensor<2xi64>, tensor<1xi32>) -> tensor<2xi64>
  return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  // expected-error@+1 {{id 1 in replica_groups, expected ids in [0, 1) (collective_broadcast_c2)}}
  %0 = "stablehlo.collective_broadcast"(%x) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  return
}
