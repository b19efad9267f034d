// A ring.
func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>) {
  %0 = "stablehlo.collective_permute"(%x0) {source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
  %p1_0 = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %p2_0 = stablehlo.constant dense<[3, 3]> : tensor<2xi64>
  %r:3 = "interpreter.run_parallel"(%p0_0, %p1_0, %p2_0) {
    programs = [[@f], [@f], [@f]]
  } : (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[3, 3]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[1, 1]> : tensor<2xi64>
  check.expect_eq_const %r#2, dense<[2, 2]> : tensor<2xi64>
  return
}

// -----

// To itself; a target that nobody sends to gets zeros.
func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>) {
  %0 = "stablehlo.collective_permute"(%x0) {source_target_pairs = dense<[[1, 1]]> : tensor<1x2xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
  %p1_0 = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[0, 0]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[2, 2]> : tensor<2xi64>
  return
}

// -----

// No pairs.
func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>) {
  %0 = "stablehlo.collective_permute"(%x0) {source_target_pairs = dense<> : tensor<0x2xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
  %p1_0 = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[0, 0]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[0, 0]> : tensor<2xi64>
  return
}

// -----

// Across partitions, in each replica.
func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>) {
  %0 = "stablehlo.collective_permute"(%x0) {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>} : (tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
  %p1_0 = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %p2_0 = stablehlo.constant dense<[3, 3]> : tensor<2xi64>
  %p3_0 = stablehlo.constant dense<[4, 4]> : tensor<2xi64>
  %r:4 = "interpreter.run_parallel"(%p0_0, %p1_0, %p2_0, %p3_0) {
    programs = [[@f, @f], [@f, @f]]
  } : (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[2, 2]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[1, 1]> : tensor<2xi64>
  check.expect_eq_const %r#2, dense<[4, 4]> : tensor<2xi64>
  check.expect_eq_const %r#3, dense<[3, 3]> : tensor<2xi64>
  return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  // expected-error@+1 {{id 1 in source_target_pairs, expected ids in [0, 1) (collective_permute_c4)}}
  %0 = "stablehlo.collective_permute"(%x) {source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  return
}
