// The parts go out in the order of the group.
func.func @f(%x0: tensor<4xi64>) -> (tensor<2xi64>) {
  %0 = "stablehlo.reduce_scatter"(%x0) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {scatter_dimension = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<4xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %p1_0 = stablehlo.constant dense<[10, 20, 30, 40]> : tensor<4xi64>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<4xi64>, tensor<4xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[33, 44]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[11, 22]> : tensor<2xi64>
  return
}

// -----

// Along the second dimension.
func.func @f(%x0: tensor<2x2xi64>) -> (tensor<2x1xi64>) {
  %0 = "stablehlo.reduce_scatter"(%x0) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.maximum %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2x2xi64>) -> tensor<2x1xi64>
  return %0 : tensor<2x1xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
  %p1_0 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xi64>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<2x2xi64>, tensor<2x2xi64>) -> (tensor<2x1xi64>, tensor<2x1xi64>)
  check.expect_eq_const %r#0, dense<[[4], [3]]> : tensor<2x1xi64>
  check.expect_eq_const %r#1, dense<[[3], [4]]> : tensor<2x1xi64>
  return
}

// -----

// Replicas with all their partitions.
func.func @f(%x0: tensor<4xi64>) -> (tensor<1xi64>) {
  %0 = "stablehlo.reduce_scatter"(%x0) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>} : (tensor<4xi64>) -> tensor<1xi64>
  return %0 : tensor<1xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %p1_0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %p2_0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %p3_0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %r:4 = "interpreter.run_parallel"(%p0_0, %p1_0, %p2_0, %p3_0) {
    programs = [[@f, @f], [@f, @f]]
  } : (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>)
  check.expect_eq_const %r#0, dense<4> : tensor<1xi64>
  check.expect_eq_const %r#1, dense<12> : tensor<1xi64>
  check.expect_eq_const %r#2, dense<8> : tensor<1xi64>
  check.expect_eq_const %r#3, dense<16> : tensor<1xi64>
  return
}

// -----

// Promoted to the type of the body.
func.func @f(%x0: tensor<2xf16>) -> (tensor<1xf32>) {
  %0 = "stablehlo.reduce_scatter"(%x0) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf16>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[2048.0, 1.0]> : tensor<2xf16>
  %p1_0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf16>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<2xf16>, tensor<2xf16>) -> (tensor<1xf32>, tensor<1xf32>)
  check.expect_eq_const %r#0, dense<2049.0> : tensor<1xf32>
  check.expect_eq_const %r#1, dense<3.0> : tensor<1xf32>
  return
}

// -----

// Global ids.
func.func @f(%x0: tensor<2xi64>) -> (tensor<1xi64>) {
  %0 = "stablehlo.reduce_scatter"(%x0) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<2xi64>) -> tensor<1xi64>
  return %0 : tensor<1xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %p1_0 = stablehlo.constant dense<[10, 20]> : tensor<2xi64>
  %p2_0 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %p3_0 = stablehlo.constant dense<[30, 40]> : tensor<2xi64>
  %r:4 = "interpreter.run_parallel"(%p0_0, %p1_0, %p2_0, %p3_0) {
    programs = [[@f, @f], [@f, @f]]
  } : (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>)
  check.expect_eq_const %r#0, dense<4> : tensor<1xi64>
  check.expect_eq_const %r#1, dense<40> : tensor<1xi64>
  check.expect_eq_const %r#2, dense<6> : tensor<1xi64>
  check.expect_eq_const %r#3, dense<60> : tensor<1xi64>
  return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  // expected-error@+1 {{replica_groups has 2 ids, expected 1, one for each replica (reduce_scatter_c4)}}
  %0 = "stablehlo.reduce_scatter"(%x) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi64>) -> tensor<1xi64>
  return
}
