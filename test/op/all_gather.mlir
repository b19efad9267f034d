// In the order of the group, along dimension 0.
func.func @f(%x0: tensor<1x2xi64>) -> (tensor<2x2xi64>) {
  %0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<1x2xi64>) -> tensor<2x2xi64>
  return %0 : tensor<2x2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %p1_0 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi64>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<1x2xi64>, tensor<1x2xi64>) -> (tensor<2x2xi64>, tensor<2x2xi64>)
  check.expect_eq_const %r#0, dense<[[3, 4], [1, 2]]> : tensor<2x2xi64>
  check.expect_eq_const %r#1, dense<[[3, 4], [1, 2]]> : tensor<2x2xi64>
  return
}

// -----

// Along the middle of three dimensions.
func.func @f(%x0: tensor<2x1x2xi8>) -> (tensor<2x2x2xi8>) {
  %0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2x1x2xi8>) -> tensor<2x2x2xi8>
  return %0 : tensor<2x2x2xi8>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[[[1, 2]], [[3, 4]]]> : tensor<2x1x2xi8>
  %p1_0 = stablehlo.constant dense<[[[5, 6]], [[7, 8]]]> : tensor<2x1x2xi8>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<2x1x2xi8>, tensor<2x1x2xi8>) -> (tensor<2x2x2xi8>, tensor<2x2x2xi8>)
  check.expect_eq_const %r#0, dense<[[[1, 2], [5, 6]], [[3, 4], [7, 8]]]> : tensor<2x2x2xi8>
  check.expect_eq_const %r#1, dense<[[[1, 2], [5, 6]], [[3, 4], [7, 8]]]> : tensor<2x2x2xi8>
  return
}

// -----

// All partitions of the replicas of a group: partition by partition.
func.func @f(%x0: tensor<1xi64>) -> (tensor<4xi64>) {
  %0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>} : (tensor<1xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<1> : tensor<1xi64>
  %p1_0 = stablehlo.constant dense<2> : tensor<1xi64>
  %p2_0 = stablehlo.constant dense<3> : tensor<1xi64>
  %p3_0 = stablehlo.constant dense<4> : tensor<1xi64>
  %r:4 = "interpreter.run_parallel"(%p0_0, %p1_0, %p2_0, %p3_0) {
    programs = [[@f, @f], [@f, @f]]
  } : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>)
  check.expect_eq_const %r#0, dense<[1, 3, 2, 4]> : tensor<4xi64>
  check.expect_eq_const %r#1, dense<[1, 3, 2, 4]> : tensor<4xi64>
  check.expect_eq_const %r#2, dense<[1, 3, 2, 4]> : tensor<4xi64>
  check.expect_eq_const %r#3, dense<[1, 3, 2, 4]> : tensor<4xi64>
  return
}

// -----

// Global ids.
func.func @f(%x0: tensor<1xi64>) -> (tensor<2xi64>) {
  %0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1], [3, 2]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<1xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<1> : tensor<1xi64>
  %p1_0 = stablehlo.constant dense<2> : tensor<1xi64>
  %p2_0 = stablehlo.constant dense<3> : tensor<1xi64>
  %p3_0 = stablehlo.constant dense<4> : tensor<1xi64>
  %r:4 = "interpreter.run_parallel"(%p0_0, %p1_0, %p2_0, %p3_0) {
    programs = [[@f, @f], [@f, @f]]
  } : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[1, 2]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[1, 2]> : tensor<2xi64>
  check.expect_eq_const %r#2, dense<[4, 3]> : tensor<2xi64>
  check.expect_eq_const %r#3, dense<[4, 3]> : tensor<2xi64>
  return
}

// -----

// Empty parts, and parts of size 0.
func.func @f(%x0: tensor<0x2xf32>) -> (tensor<0x2xf32>) {
  %0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<0x2xf32>) -> tensor<0x2xf32>
  return %0 : tensor<0x2xf32>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<> : tensor<0x2xf32>
  %p1_0 = stablehlo.constant dense<> : tensor<0x2xf32>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<0x2xf32>, tensor<0x2xf32>) -> (tensor<0x2xf32>, tensor<0x2xf32>)
  check.expect_eq_const %r#0, dense<> : tensor<0x2xf32>
  check.expect_eq_const %r#1, dense<> : tensor<0x2xf32>
  return
}

// -----

// Sizes known at run time.
func.func @f(%x0: tensor<1x2xi64>) -> (tensor<2x2xi64>) {
  %d = "stablehlo.convert"(%x0) : (tensor<1x2xi64>) -> tensor<?x2xi64>
  %0 = "stablehlo.all_gather"(%d) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<?x2xi64>) -> tensor<?x2xi64>
  %1 = "stablehlo.convert"(%0) : (tensor<?x2xi64>) -> tensor<2x2xi64>
  return %1 : tensor<2x2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %p1_0 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi64>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<1x2xi64>, tensor<1x2xi64>) -> (tensor<2x2xi64>, tensor<2x2xi64>)
  check.expect_eq_const %r#0, dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
  check.expect_eq_const %r#1, dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
  return
}

// -----

// Complex, and several operands.
func.func @f(%x0: tensor<1xcomplex<f64>>, %x1: tensor<1xi1>) -> (tensor<2xcomplex<f64>>, tensor<2xi1>) {
  %0:2 = "stablehlo.all_gather"(%x0, %x1) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<1xcomplex<f64>>, tensor<1xi1>) -> (tensor<2xcomplex<f64>>, tensor<2xi1>)
  return %0#0, %0#1 : tensor<2xcomplex<f64>>, tensor<2xi1>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<(1.0, 2.0)> : tensor<1xcomplex<f64>>
  %p0_1 = stablehlo.constant dense<true> : tensor<1xi1>
  %p1_0 = stablehlo.constant dense<(3.0, 4.0)> : tensor<1xcomplex<f64>>
  %p1_1 = stablehlo.constant dense<false> : tensor<1xi1>
  %r:4 = "interpreter.run_parallel"(%p0_0, %p0_1, %p1_0, %p1_1) {
    programs = [[@f], [@f]]
  } : (tensor<1xcomplex<f64>>, tensor<1xi1>, tensor<1xcomplex<f64>>, tensor<1xi1>) -> (tensor<2xcomplex<f64>>, tensor<2xi1>, tensor<2xcomplex<f64>>, tensor<2xi1>)
  check.expect_eq_const %r#0, dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f64>>
  check.expect_eq_const %r#1, dense<[true, false]> : tensor<2xi1>
  check.expect_eq_const %r#2, dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f64>>
  check.expect_eq_const %r#3, dense<[true, false]> : tensor<2xi1>
  return
}

// -----

// A mesh.
func.func @f(%x0: tensor<1xi64>) -> (tensor<4xi64>) {
  %0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>, #stablehlo.axis_ref<name = "x">]>} : (tensor<1xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<0> : tensor<1xi64>
  %p1_0 = stablehlo.constant dense<1> : tensor<1xi64>
  %p2_0 = stablehlo.constant dense<2> : tensor<1xi64>
  %p3_0 = stablehlo.constant dense<3> : tensor<1xi64>
  %p4_0 = stablehlo.constant dense<4> : tensor<1xi64>
  %p5_0 = stablehlo.constant dense<5> : tensor<1xi64>
  %p6_0 = stablehlo.constant dense<6> : tensor<1xi64>
  %p7_0 = stablehlo.constant dense<7> : tensor<1xi64>
  %r:8 = "interpreter.run_parallel"(%p0_0, %p1_0, %p2_0, %p3_0, %p4_0, %p5_0, %p6_0, %p7_0) {
    programs = [[@f], [@f], [@f], [@f], [@f], [@f], [@f], [@f]]
  } : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>)
  check.expect_eq_const %r#0, dense<[0, 4, 2, 6]> : tensor<4xi64>
  check.expect_eq_const %r#1, dense<[1, 5, 3, 7]> : tensor<4xi64>
  check.expect_eq_const %r#2, dense<[0, 4, 2, 6]> : tensor<4xi64>
  check.expect_eq_const %r#3, dense<[1, 5, 3, 7]> : tensor<4xi64>
  check.expect_eq_const %r#4, dense<[0, 4, 2, 6]> : tensor<4xi64>
  check.expect_eq_const %r#5, dense<[1, 5, 3, 7]> : tensor<4xi64>
  check.expect_eq_const %r#6, dense<[0, 4, 2, 6]> : tensor<4xi64>
  check.expect_eq_const %r#7, dense<[1, 5, 3, 7]> : tensor<4xi64>
  return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  // expected-error@+1 {{replica_groups has 2 ids, expected 1, one for each replica (all_gather_c3)}}
  %0 = "stablehlo.all_gather"(%x) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi64>) -> tensor<4xi64>
  return
}
