// Groups of replicas, partition by partition.
func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>) {
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %p1_0 = stablehlo.constant dense<[10, 20]> : tensor<2xi64>
  %p2_0 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %p3_0 = stablehlo.constant dense<[30, 40]> : tensor<2xi64>
  %r:4 = "interpreter.run_parallel"(%p0_0, %p1_0, %p2_0, %p3_0) {
    programs = [[@f, @f], [@f, @f]]
  } : (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[4, 6]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[40, 60]> : tensor<2xi64>
  check.expect_eq_const %r#2, dense<[4, 6]> : tensor<2xi64>
  check.expect_eq_const %r#3, dense<[40, 60]> : tensor<2xi64>
  return
}

// -----

// A channel: each replica of a group with all its partitions.
func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>) {
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>} : (tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %p1_0 = stablehlo.constant dense<[10, 20]> : tensor<2xi64>
  %p2_0 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %p3_0 = stablehlo.constant dense<[30, 40]> : tensor<2xi64>
  %r:4 = "interpreter.run_parallel"(%p0_0, %p1_0, %p2_0, %p3_0) {
    programs = [[@f, @f], [@f, @f]]
  } : (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[11, 22]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[11, 22]> : tensor<2xi64>
  check.expect_eq_const %r#2, dense<[33, 44]> : tensor<2xi64>
  check.expect_eq_const %r#3, dense<[33, 44]> : tensor<2xi64>
  return
}

// -----

// Global ids: processes, row by row.
func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>) {
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[0, 3], [1, 2]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %p1_0 = stablehlo.constant dense<[10, 20]> : tensor<2xi64>
  %p2_0 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %p3_0 = stablehlo.constant dense<[30, 40]> : tensor<2xi64>
  %r:4 = "interpreter.run_parallel"(%p0_0, %p1_0, %p2_0, %p3_0) {
    programs = [[@f, @f], [@f, @f]]
  } : (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[31, 42]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[13, 24]> : tensor<2xi64>
  check.expect_eq_const %r#2, dense<[13, 24]> : tensor<2xi64>
  check.expect_eq_const %r#3, dense<[31, 42]> : tensor<2xi64>
  return
}

// -----

// No groups: one of all replicas.
func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>) {
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<> : tensor<0x0xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %p1_0 = stablehlo.constant dense<[10, 20]> : tensor<2xi64>
  %p2_0 = stablehlo.constant dense<[100, 200]> : tensor<2xi64>
  %r:3 = "interpreter.run_parallel"(%p0_0, %p1_0, %p2_0) {
    programs = [[@f], [@f], [@f]]
  } : (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[111, 222]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[111, 222]> : tensor<2xi64>
  check.expect_eq_const %r#2, dense<[111, 222]> : tensor<2xi64>
  return
}

// -----

// Groups of different sizes, filled up by -1.
func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>) {
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[0, 2, -1], [1, -1, -1]]> : tensor<2x3xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %p1_0 = stablehlo.constant dense<[10, 20]> : tensor<2xi64>
  %p2_0 = stablehlo.constant dense<[100, 200]> : tensor<2xi64>
  %r:3 = "interpreter.run_parallel"(%p0_0, %p1_0, %p2_0) {
    programs = [[@f], [@f], [@f]]
  } : (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[101, 202]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[10, 20]> : tensor<2xi64>
  check.expect_eq_const %r#2, dense<[101, 202]> : tensor<2xi64>
  return
}

// -----

// Reduced in the order of the group: ((1e30 + 1) - 1e30) is 0, ((1e30 - 1e30) + 1) is 1.
func.func @f(%x0: tensor<1xf32>) -> (tensor<1xf32>) {
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[2, 1, 0]]> : tensor<1x3xi64>} : (tensor<1xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<1.0> : tensor<1xf32>
  %p1_0 = stablehlo.constant dense<-1.0e30> : tensor<1xf32>
  %p2_0 = stablehlo.constant dense<1.0e30> : tensor<1xf32>
  %r:3 = "interpreter.run_parallel"(%p0_0, %p1_0, %p2_0) {
    programs = [[@f], [@f], [@f]]
  } : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
  check.expect_eq_const %r#0, dense<1.0> : tensor<1xf32>
  check.expect_eq_const %r#1, dense<1.0> : tensor<1xf32>
  check.expect_eq_const %r#2, dense<1.0> : tensor<1xf32>
  return
}

// -----

// A body of several ops: min(a + b, 7).
func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>) {
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    %c = stablehlo.constant dense<7> : tensor<i64>
    %m = stablehlo.minimum %s, %c : tensor<i64>
    stablehlo.return %m : tensor<i64>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %p1_0 = stablehlo.constant dense<[5, 6]> : tensor<2xi64>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[6, 7]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[6, 7]> : tensor<2xi64>
  return
}

// -----

// Operands are promoted to the type of the body.
func.func @f(%x0: tensor<2xbf16>) -> (tensor<2xf32>) {
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xbf16>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1.0, 256.0]> : tensor<2xbf16>
  %p1_0 = stablehlo.constant dense<[2.0, 1.0]> : tensor<2xbf16>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<2xbf16>, tensor<2xbf16>) -> (tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %r#0, dense<[3.0, 257.0]> : tensor<2xf32>
  check.expect_eq_const %r#1, dense<[3.0, 257.0]> : tensor<2xf32>
  return
}

// -----

// Several operands of different shapes.
func.func @f(%x0: tensor<2xi64>, %x1: tensor<i64>) -> (tensor<2xi64>, tensor<i64>) {
  %0:2 = "stablehlo.all_reduce"(%x0, %x1) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.maximum %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi64>, tensor<i64>) -> (tensor<2xi64>, tensor<i64>)
  return %0#0, %0#1 : tensor<2xi64>, tensor<i64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 9]> : tensor<2xi64>
  %p0_1 = stablehlo.constant dense<5> : tensor<i64>
  %p1_0 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %p1_1 = stablehlo.constant dense<6> : tensor<i64>
  %r:4 = "interpreter.run_parallel"(%p0_0, %p0_1, %p1_0, %p1_1) {
    programs = [[@f], [@f]]
  } : (tensor<2xi64>, tensor<i64>, tensor<2xi64>, tensor<i64>) -> (tensor<2xi64>, tensor<i64>, tensor<2xi64>, tensor<i64>)
  check.expect_eq_const %r#0, dense<[3, 9]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<6> : tensor<i64>
  check.expect_eq_const %r#2, dense<[3, 9]> : tensor<2xi64>
  check.expect_eq_const %r#3, dense<6> : tensor<i64>
  return
}

// -----

// Quantized: (3 - 1 + 5 - 1) * 0.5 is stored as 7.
func.func @f(%x0: tensor<2xi8>) -> (tensor<2xi8>) {
  %q = stablehlo.bitcast_convert %x0 : (tensor<2xi8>) -> tensor<2x!quant.uniform<i8:f32, 0.5:1>>
  %0 = "stablehlo.all_reduce"(%q) ({
  ^bb0(%a: tensor<!quant.uniform<i8:f32, 0.5:1>>, %b: tensor<!quant.uniform<i8:f32, 0.5:1>>):
    %s = stablehlo.add %a, %b : tensor<!quant.uniform<i8:f32, 0.5:1>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.5:1>>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:1>>
  %1 = stablehlo.bitcast_convert %0 : (tensor<2x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2xi8>
  return %1 : tensor<2xi8>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[3, 100]> : tensor<2xi8>
  %p1_0 = stablehlo.constant dense<[5, 100]> : tensor<2xi8>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>, tensor<2xi8>)
  check.expect_eq_const %r#0, dense<[7, 127]> : tensor<2xi8>
  check.expect_eq_const %r#1, dense<[7, 127]> : tensor<2xi8>
  return
}

// -----

// Groups along axes of a mesh of 2 x 4 devices.
func.func @f(%x0: tensor<i64>) -> (tensor<i64>) {
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y">]>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<1> : tensor<i64>
  %p1_0 = stablehlo.constant dense<2> : tensor<i64>
  %p2_0 = stablehlo.constant dense<4> : tensor<i64>
  %p3_0 = stablehlo.constant dense<8> : tensor<i64>
  %p4_0 = stablehlo.constant dense<16> : tensor<i64>
  %p5_0 = stablehlo.constant dense<32> : tensor<i64>
  %p6_0 = stablehlo.constant dense<64> : tensor<i64>
  %p7_0 = stablehlo.constant dense<128> : tensor<i64>
  %r:8 = "interpreter.run_parallel"(%p0_0, %p1_0, %p2_0, %p3_0, %p4_0, %p5_0, %p6_0, %p7_0) {
    programs = [[@f, @f], [@f, @f], [@f, @f], [@f, @f]]
  } : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
  check.expect_eq_const %r#0, dense<15> : tensor<i64>
  check.expect_eq_const %r#1, dense<15> : tensor<i64>
  check.expect_eq_const %r#2, dense<15> : tensor<i64>
  check.expect_eq_const %r#3, dense<15> : tensor<i64>
  check.expect_eq_const %r#4, dense<240> : tensor<i64>
  check.expect_eq_const %r#5, dense<240> : tensor<i64>
  check.expect_eq_const %r#6, dense<240> : tensor<i64>
  check.expect_eq_const %r#7, dense<240> : tensor<i64>
  return
}

// -----

// Along the other axis.
func.func @f(%x0: tensor<i64>) -> (tensor<i64>) {
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "x">]>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<1> : tensor<i64>
  %p1_0 = stablehlo.constant dense<2> : tensor<i64>
  %p2_0 = stablehlo.constant dense<4> : tensor<i64>
  %p3_0 = stablehlo.constant dense<8> : tensor<i64>
  %p4_0 = stablehlo.constant dense<16> : tensor<i64>
  %p5_0 = stablehlo.constant dense<32> : tensor<i64>
  %p6_0 = stablehlo.constant dense<64> : tensor<i64>
  %p7_0 = stablehlo.constant dense<128> : tensor<i64>
  %r:8 = "interpreter.run_parallel"(%p0_0, %p1_0, %p2_0, %p3_0, %p4_0, %p5_0, %p6_0, %p7_0) {
    programs = [[@f], [@f], [@f], [@f], [@f], [@f], [@f], [@f]]
  } : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
  check.expect_eq_const %r#0, dense<17> : tensor<i64>
  check.expect_eq_const %r#1, dense<34> : tensor<i64>
  check.expect_eq_const %r#2, dense<68> : tensor<i64>
  check.expect_eq_const %r#3, dense<136> : tensor<i64>
  check.expect_eq_const %r#4, dense<17> : tensor<i64>
  check.expect_eq_const %r#5, dense<34> : tensor<i64>
  check.expect_eq_const %r#6, dense<68> : tensor<i64>
  check.expect_eq_const %r#7, dense<136> : tensor<i64>
  return
}

// -----

// Along the second half of a split axis, and the first of another.
func.func @f(%x0: tensor<i64>) -> (tensor<i64>) {
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (2)2>]>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<1> : tensor<i64>
  %p1_0 = stablehlo.constant dense<2> : tensor<i64>
  %p2_0 = stablehlo.constant dense<4> : tensor<i64>
  %p3_0 = stablehlo.constant dense<8> : tensor<i64>
  %p4_0 = stablehlo.constant dense<16> : tensor<i64>
  %p5_0 = stablehlo.constant dense<32> : tensor<i64>
  %p6_0 = stablehlo.constant dense<64> : tensor<i64>
  %p7_0 = stablehlo.constant dense<128> : tensor<i64>
  %r:8 = "interpreter.run_parallel"(%p0_0, %p1_0, %p2_0, %p3_0, %p4_0, %p5_0, %p6_0, %p7_0) {
    programs = [[@f], [@f], [@f], [@f], [@f], [@f], [@f], [@f]]
  } : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
  check.expect_eq_const %r#0, dense<3> : tensor<i64>
  check.expect_eq_const %r#1, dense<3> : tensor<i64>
  check.expect_eq_const %r#2, dense<12> : tensor<i64>
  check.expect_eq_const %r#3, dense<12> : tensor<i64>
  check.expect_eq_const %r#4, dense<48> : tensor<i64>
  check.expect_eq_const %r#5, dense<48> : tensor<i64>
  check.expect_eq_const %r#6, dense<192> : tensor<i64>
  check.expect_eq_const %r#7, dense<192> : tensor<i64>
  return
}

// -----

// Along the first half of a split axis.
func.func @f(%x0: tensor<i64>) -> (tensor<i64>) {
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<1> : tensor<i64>
  %p1_0 = stablehlo.constant dense<2> : tensor<i64>
  %p2_0 = stablehlo.constant dense<4> : tensor<i64>
  %p3_0 = stablehlo.constant dense<8> : tensor<i64>
  %p4_0 = stablehlo.constant dense<16> : tensor<i64>
  %p5_0 = stablehlo.constant dense<32> : tensor<i64>
  %p6_0 = stablehlo.constant dense<64> : tensor<i64>
  %p7_0 = stablehlo.constant dense<128> : tensor<i64>
  %r:8 = "interpreter.run_parallel"(%p0_0, %p1_0, %p2_0, %p3_0, %p4_0, %p5_0, %p6_0, %p7_0) {
    programs = [[@f], [@f], [@f], [@f], [@f], [@f], [@f], [@f]]
  } : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
  check.expect_eq_const %r#0, dense<5> : tensor<i64>
  check.expect_eq_const %r#1, dense<10> : tensor<i64>
  check.expect_eq_const %r#2, dense<5> : tensor<i64>
  check.expect_eq_const %r#3, dense<10> : tensor<i64>
  check.expect_eq_const %r#4, dense<80> : tensor<i64>
  check.expect_eq_const %r#5, dense<160> : tensor<i64>
  check.expect_eq_const %r#6, dense<80> : tensor<i64>
  check.expect_eq_const %r#7, dense<160> : tensor<i64>
  return
}

// -----

// Devices in an order of their own.
func.func @f(%x0: tensor<i64>) -> (tensor<i64>) {
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>], device_ids = dense<[0, 2, 4, 6, 1, 3, 5, 7]> : tensor<8xi64>>, axes = [#stablehlo.axis_ref<name = "y">]>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<1> : tensor<i64>
  %p1_0 = stablehlo.constant dense<2> : tensor<i64>
  %p2_0 = stablehlo.constant dense<4> : tensor<i64>
  %p3_0 = stablehlo.constant dense<8> : tensor<i64>
  %p4_0 = stablehlo.constant dense<16> : tensor<i64>
  %p5_0 = stablehlo.constant dense<32> : tensor<i64>
  %p6_0 = stablehlo.constant dense<64> : tensor<i64>
  %p7_0 = stablehlo.constant dense<128> : tensor<i64>
  %r:8 = "interpreter.run_parallel"(%p0_0, %p1_0, %p2_0, %p3_0, %p4_0, %p5_0, %p6_0, %p7_0) {
    programs = [[@f], [@f], [@f], [@f], [@f], [@f], [@f], [@f]]
  } : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
  check.expect_eq_const %r#0, dense<85> : tensor<i64>
  check.expect_eq_const %r#1, dense<170> : tensor<i64>
  check.expect_eq_const %r#2, dense<85> : tensor<i64>
  check.expect_eq_const %r#3, dense<170> : tensor<i64>
  check.expect_eq_const %r#4, dense<85> : tensor<i64>
  check.expect_eq_const %r#5, dense<170> : tensor<i64>
  check.expect_eq_const %r#6, dense<85> : tensor<i64>
  check.expect_eq_const %r#7, dense<170> : tensor<i64>
  return
}

// -----

// A program that runs alone is a grid of one.
func.func @main() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %0 = "stablehlo.all_reduce"(%x) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  check.expect_eq_const %0, dense<[1, 2]> : tensor<2xi64>
  %r = stablehlo.replica_id : tensor<ui32>
  check.expect_eq_const %r, dense<0> : tensor<ui32>
  %p = stablehlo.partition_id : tensor<ui32>
  check.expect_eq_const %p, dense<0> : tensor<ui32>
  return
}

// -----

// Two collectives of one group in a loop, one after the other.
func.func @f(%n: tensor<i64>) -> tensor<i64> {
  %one = stablehlo.constant dense<1> : tensor<i64>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.while(%i = %zero, %x = %n) : tensor<i64>, tensor<i64>
   cond {
    %c = stablehlo.constant dense<20> : tensor<i64>
    %p = stablehlo.compare LT, %i, %c : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %0 = "stablehlo.all_reduce"(%x) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>} : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.minimum %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>} : (tensor<i64>) -> tensor<i64>
    %j = stablehlo.add %i, %one : tensor<i64>
    stablehlo.return %j, %1 : tensor<i64>, tensor<i64>
  }
  return %r#1 : tensor<i64>
}
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<i64>
  %r:3 = "interpreter.run_parallel"(%a, %a, %a) {programs = [[@f], [@f], [@f]]} : (tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>)
  check.expect_eq_const %r#0, dense<3486784401> : tensor<i64>
  check.expect_eq_const %r#2, dense<3486784401> : tensor<i64>
  return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  // expected-error@+1 {{replica_groups has 2 ids, expected 1, one for each replica (all_reduce_c2)}}
  %0 = "stablehlo.all_reduce"(%x) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  return
}

// -----

// Processes, not replicas, with global ids.
func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>) {
  // expected-error@+1 {{replica_groups has 2 ids, expected 4, one for each process (all_reduce_c2), in process (0, 0)}}
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %p1_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %p2_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %p3_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r:4 = "interpreter.run_parallel"(%p0_0, %p1_0, %p2_0, %p3_0) {
    programs = [[@f, @f], [@f, @f]]
  } : (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
  return
}

// -----

// Different shapes meet.
func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>) {
  // expected-error@+1 {{operand 0 of process 1 of the grid is i64 of shape [3], expected i64 of shape [2] as here, in process (0, 0)}}
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @g(%x: tensor<3xi64>) -> tensor<3xi64> {
  %0 = "stablehlo.all_reduce"(%x) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<3xi64>) -> tensor<3xi64>
  return %0 : tensor<3xi64>
}
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<2xi64>
  %b = stablehlo.constant dense<1> : tensor<3xi64>
  %r:2 = "interpreter.run_parallel"(%a, %b) {programs = [[@f], [@g]]} : (tensor<2xi64>, tensor<3xi64>) -> (tensor<2xi64>, tensor<3xi64>)
  return
}
