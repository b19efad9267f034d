// Split and concatenated along different dimensions; the group is out of order.
func.func @f(%x0: tensor<1x2xi32>) -> (tensor<2x1xi32>) {
  %0 = "stablehlo.all_to_all"(%x0) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<1x2xi32>) -> tensor<2x1xi32>
  return %0 : tensor<2x1xi32>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi32>
  %p1_0 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi32>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<1x2xi32>, tensor<1x2xi32>) -> (tensor<2x1xi32>, tensor<2x1xi32>)
  check.expect_eq_const %r#0, dense<[[4], [2]]> : tensor<2x1xi32>
  check.expect_eq_const %r#1, dense<[[3], [1]]> : tensor<2x1xi32>
  return
}

// -----

// Along one dimension.
func.func @f(%x0: tensor<4xf16>) -> (tensor<4xf16>) {
  %0 = "stablehlo.all_to_all"(%x0) {split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xf16>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf16>
  %p1_0 = stablehlo.constant dense<[5.0, 6.0, 7.0, 8.0]> : tensor<4xf16>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<4xf16>, tensor<4xf16>) -> (tensor<4xf16>, tensor<4xf16>)
  check.expect_eq_const %r#0, dense<[1.0, 2.0, 5.0, 6.0]> : tensor<4xf16>
  check.expect_eq_const %r#1, dense<[3.0, 4.0, 7.0, 8.0]> : tensor<4xf16>
  return
}

// -----

// Across partitions, in three dimensions.
func.func @f(%x0: tensor<1x2x2xi64>) -> (tensor<1x4x1xi64>) {
  %0 = "stablehlo.all_to_all"(%x0) {split_dimension = 2 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>} : (tensor<1x2x2xi64>) -> tensor<1x4x1xi64>
  return %0 : tensor<1x4x1xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[[[1, 2], [3, 4]]]> : tensor<1x2x2xi64>
  %p1_0 = stablehlo.constant dense<[[[5, 6], [7, 8]]]> : tensor<1x2x2xi64>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f, @f]]
  } : (tensor<1x2x2xi64>, tensor<1x2x2xi64>) -> (tensor<1x4x1xi64>, tensor<1x4x1xi64>)
  check.expect_eq_const %r#0, dense<[[[1], [3], [5], [7]]]> : tensor<1x4x1xi64>
  check.expect_eq_const %r#1, dense<[[[2], [4], [6], [8]]]> : tensor<1x4x1xi64>
  return
}

// -----

// Several operands.
func.func @f(%x0: tensor<2xi64>, %x1: tensor<2xi8>) -> (tensor<2xi64>, tensor<2xi8>) {
  %0:2 = "stablehlo.all_to_all"(%x0, %x1) {split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi64>, tensor<2xi8>) -> (tensor<2xi64>, tensor<2xi8>)
  return %0#0, %0#1 : tensor<2xi64>, tensor<2xi8>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %p0_1 = stablehlo.constant dense<[5, 6]> : tensor<2xi8>
  %p1_0 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %p1_1 = stablehlo.constant dense<[7, 8]> : tensor<2xi8>
  %r:4 = "interpreter.run_parallel"(%p0_0, %p0_1, %p1_0, %p1_1) {
    programs = [[@f], [@f]]
  } : (tensor<2xi64>, tensor<2xi8>, tensor<2xi64>, tensor<2xi8>) -> (tensor<2xi64>, tensor<2xi8>, tensor<2xi64>, tensor<2xi8>)
  check.expect_eq_const %r#0, dense<[1, 3]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[5, 7]> : tensor<2xi8>
  check.expect_eq_const %r#2, dense<[2, 4]> : tensor<2xi64>
  check.expect_eq_const %r#3, dense<[6, 8]> : tensor<2xi8>
  return
}

// -----

func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>) {
  // expected-error@+1 {{replica_groups has 2 ids, expected 1, one for each partition (all_to_all_c6), in process (0, 0)}}
  %0 = "stablehlo.all_to_all"(%x0) {split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>} : (tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %p1_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  return
}
