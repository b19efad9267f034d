// Only the root has the result; who is in no group has zeros.
func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>) {
  %0 = "stablehlo.collective_reduce"(%x0) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[2, 0]]> : tensor<1x2xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %p1_0 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %p2_0 = stablehlo.constant dense<[5, 6]> : tensor<2xi64>
  %r:3 = "interpreter.run_parallel"(%p0_0, %p1_0, %p2_0) {
    programs = [[@f], [@f], [@f]]
  } : (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[0, 0]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[0, 0]> : tensor<2xi64>
  check.expect_eq_const %r#2, dense<[6, 8]> : tensor<2xi64>
  return
}

// -----

// A root that is a value.
func.func @f(%x0: tensor<2xi64>, %x1: tensor<i64>, %x2: tensor<2xi32>) -> (tensor<2xi64>, tensor<i64>) {
  %0:2 = "stablehlo.collective_reduce"(%x0, %x1, %x2) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root} : (tensor<2xi64>, tensor<i64>, tensor<2xi32>) -> (tensor<2xi64>, tensor<i64>)
  return %0#0, %0#1 : tensor<2xi64>, tensor<i64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %p0_1 = stablehlo.constant dense<7> : tensor<i64>
  %p0_2 = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %p1_0 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %p1_1 = stablehlo.constant dense<8> : tensor<i64>
  %p1_2 = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %r:4 = "interpreter.run_parallel"(%p0_0, %p0_1, %p0_2, %p1_0, %p1_1, %p1_2) {
    programs = [[@f], [@f]]
  } : (tensor<2xi64>, tensor<i64>, tensor<2xi32>, tensor<2xi64>, tensor<i64>, tensor<2xi32>) -> (tensor<2xi64>, tensor<i64>, tensor<2xi64>, tensor<i64>)
  check.expect_eq_const %r#0, dense<[0, 0]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<15> : tensor<i64>
  check.expect_eq_const %r#2, dense<[4, 6]> : tensor<2xi64>
  check.expect_eq_const %r#3, dense<0> : tensor<i64>
  return
}

// -----

// Across partitions.
func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>) {
  %0 = "stablehlo.collective_reduce"(%x0) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.multiply %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>} : (tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %p1_0 = stablehlo.constant dense<[4, 5]> : tensor<2xi64>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f, @f]]
  } : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[0, 0]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[8, 15]> : tensor<2xi64>
  return
}

// -----

// Global ids.
func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>) {
  %0 = "stablehlo.collective_reduce"(%x0) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[3, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<2xi64>) -> tensor<2xi64>
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
  check.expect_eq_const %r#0, dense<[0, 0]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[0, 0]> : tensor<2xi64>
  check.expect_eq_const %r#2, dense<[0, 0]> : tensor<2xi64>
  check.expect_eq_const %r#3, dense<[5, 5]> : tensor<2xi64>
  return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  // expected-error@+1 {{id 1 in replica_groups, expected ids in [0, 1) (collective_reduce_c2)}}
  %0 = "stablehlo.collective_reduce"(%x) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[1]]> : tensor<1x1xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  return
}
