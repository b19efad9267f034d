// Targets that say where values live hand their operands on.
func.func @main() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %0 = stablehlo.custom_call @Sharding(%x) {mhlo.sharding = "{replicated}"} : (tensor<2xi64>) -> tensor<2xi64>
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<2xi64>) -> tensor<2xi64>
  %2 = stablehlo.custom_call @SPMDShardToFullShape(%1) {mhlo.sharding = "{replicated}"} : (tensor<2xi64>) -> tensor<2xi64>
  %3 = stablehlo.custom_call @annotate_device_placement(%2) {backend_config = ""} : (tensor<2xi64>) -> tensor<2xi64>
  %4 = stablehlo.custom_call @xla.sdy.FuncResultSharding(%3) : (tensor<2xi64>) -> tensor<2xi64>
  stablehlo.custom_call @xla.sdy.ShardingGroup(%4) {has_side_effect = true} : (tensor<2xi64>) -> ()
  check.expect_eq %4, %x : tensor<2xi64>
  return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  // expected-error@+1 {{@SPMDFullToShardShape expects a result of the operand's type: programs run on whole values}}
  %0 = stablehlo.custom_call @SPMDFullToShardShape(%x) {mhlo.sharding = "{manual}"} : (tensor<2xi64>) -> tensor<1xi64>
  return
}

// -----

// Buffers.
func.func @main() {
  %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %0 = "stablehlo.custom_call"(%x) {call_target_name = "Pin", api_version = 4 : i32} : (tensor<2xf64>) -> memref<2xf64>
  %1 = "stablehlo.custom_call"(%0) {call_target_name = "Unpin", api_version = 4 : i32} : (memref<2xf64>) -> tensor<2xf64>
  check.expect_eq %1, %x : tensor<2xf64>
  %2 = "stablehlo.custom_call"() {call_target_name = "CreateBuffer", api_version = 4 : i32} : () -> memref<2xf64>
  return
}

// -----

// CHLO's elementwise ops by their older names.
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 0.5, -1.0]> : tensor<3xf32>
  %0 = stablehlo.custom_call @mhlo.erf(%x) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<3xf32>) -> tensor<3xf32>
  %1 = chlo.erf %x : tensor<3xf32> -> tensor<3xf32>
  check.expect_eq %0, %1 : tensor<3xf32>
  %2 = stablehlo.custom_call @mhlo.sinh(%x) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<3xf32>) -> tensor<3xf32>
  %3 = chlo.sinh %x : tensor<3xf32> -> tensor<3xf32>
  check.expect_eq %2, %3 : tensor<3xf32>
  %4 = stablehlo.custom_call @chlo.next_after(%x, %x) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq %4, %x : tensor<3xf32>
  return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  // expected-error@+1 {{@mhlo.erf expects a type that the op is defined on}}
  %0 = stablehlo.custom_call @mhlo.erf(%x) : (tensor<2xi64>) -> tensor<2xi64>
  return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  // expected-error@+1 {{@mhlo.erf expects a type that the op is defined on}}
  %0 = stablehlo.custom_call @mhlo.erf(%x) : (tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

// The largest and the smallest k.
func.func @main() {
  %x = stablehlo.constant dense<[[3.0, 9.0, -1.0, 9.0], [4.0, 2.0, 8.0, 6.0]]> : tensor<2x4xf32>
  %0:2 = stablehlo.custom_call @mhlo.topk(%x) {mhlo.attributes = {k = 2 : i64, largest = true}, mhlo.version = 1 : i64} : (tensor<2x4xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
  check.expect_eq_const %0#0, dense<[[9.0, 9.0], [8.0, 6.0]]> : tensor<2x2xf32>
  check.expect_eq_const %0#1, dense<[[1, 3], [2, 3]]> : tensor<2x2xi32>
  %1:2 = stablehlo.custom_call @mhlo.topk(%x) {mhlo.attributes = {k = 2 : i64, largest = false}, mhlo.version = 1 : i64} : (tensor<2x4xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
  check.expect_eq_const %1#0, dense<[[-1.0, 3.0], [2.0, 4.0]]> : tensor<2x2xf32>
  check.expect_eq_const %1#1, dense<[[2, 0], [1, 0]]> : tensor<2x2xi32>
  %y = stablehlo.constant dense<[5, -7, 0, -128]> : tensor<4xi8>
  %2:2 = stablehlo.custom_call @mhlo.topk(%y) {mhlo.attributes = {k = 3 : i64, largest = false}} : (tensor<4xi8>) -> (tensor<3xi8>, tensor<3xi64>)
  check.expect_eq_const %2#0, dense<[-128, -7, 0]> : tensor<3xi8>
  check.expect_eq_const %2#1, dense<[3, 1, 2]> : tensor<3xi64>
  %k = stablehlo.constant dense<1> : tensor<i64>
  %3:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%y, %k) : (tensor<4xi8>, tensor<i64>) -> (tensor<?xi8>, tensor<?xi32>)
  %4 = stablehlo.convert %3#0 : (tensor<?xi8>) -> tensor<1xi8>
  check.expect_eq_const %4, dense<5> : tensor<1xi8>
  return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  // expected-error@+1 {{k is 3, expected 0 to 2}}
  %0:2 = stablehlo.custom_call @mhlo.topk(%x) {mhlo.attributes = {k = 3 : i64, largest = true}} : (tensor<2xf64>) -> (tensor<3xf64>, tensor<3xi32>)
  return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  // expected-error@+1 {{@mhlo.topk expects }}
  %0:2 = stablehlo.custom_call @mhlo.topk(%x) {mhlo.attributes = {k = 1 : i64, largest = false}} : (tensor<2xf64>) -> (tensor<3xi8>, tensor<1xi32>)
  return
}

// -----

// An approximation that is exact; its comparison ends as JAX ends it.
func.func @compare(%a0: tensor<f32>, %a1: tensor<f32>, %b0: tensor<i32>, %b1: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a0, %a1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %0 : tensor<i1>
}
func.func @main() {
  %x = stablehlo.constant dense<[[3.0, 9.0, -1.0], [4.0, 2.0, 8.0]]> : tensor<2x3xf32>
  %i = stablehlo.iota dim = 1 : tensor<2x3xi32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %none = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = stablehlo.custom_call @ApproxTopK(%x, %i, %inf, %none) {api_version = 4 : i32, called_computations = [@compare], backend_config = {top_k = 2 : i64, reduction_dim = 1 : i64, recall_target = 0.95 : f32, aggregate_to_topk = true, reduction_input_size_override = -1 : i64}} : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
  check.expect_eq_const %0#0, dense<[[9.0, 3.0], [8.0, 4.0]]> : tensor<2x2xf32>
  check.expect_eq_const %0#1, dense<[[1, 0], [2, 0]]> : tensor<2x2xi32>
  return
}

// -----

// Windows that are values.
func.func @sum(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %a, %b : tensor<f32>
  return %0 : tensor<f32>
}
func.func @main() {
  %x = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %two = stablehlo.constant dense<2> : tensor<1xi64>
  %one = stablehlo.constant dense<1> : tensor<1xi64>
  %pad = stablehlo.constant dense<[[1, 1]]> : tensor<1x2xi64>
  %0 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%x, %zero, %two, %two, %one, %one, %pad) {called_computations = [@sum]} : (tensor<4xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1x2xi64>) -> tensor<?xf32>
  %1 = stablehlo.convert %0 : (tensor<?xf32>) -> tensor<3xf32>
  check.expect_eq_const %1, dense<[1.0, 5.0, 4.0]> : tensor<3xf32>
  return
}

// -----

func.func @sum(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %a, %b : tensor<f32>
  return %0 : tensor<f32>
}
func.func @main() {
  %x = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %no = stablehlo.constant dense<0> : tensor<1xi64>
  %one = stablehlo.constant dense<1> : tensor<1xi64>
  %pad = stablehlo.constant dense<[[1, 1]]> : tensor<1x2xi64>
  // expected-error@+1 {{expects lists of integers for each dimension, sizes and steps positive}}
  %0 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%x, %zero, %one, %no, %one, %one, %pad) {called_computations = [@sum]} : (tensor<4xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1x2xi64>) -> tensor<?xf32>
  return
}

// -----

// A shape that is a value.
func.func @main() {
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %0:2 = stablehlo.custom_call @stablehlo.dynamic_rng_bit_generator(%state, %shape) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>, tensor<2xi64>) -> (tensor<2xui64>, tensor<?x?xui32>)
  %1 = stablehlo.convert %0#1 : (tensor<?x?xui32>) -> tensor<2x3xui32>
  %2, %3 = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
  check.expect_eq %1, %3 : tensor<2x3xui32>
  check.expect_eq %0#0, %2 : tensor<2xui64>
  return
}

// -----

// Assertions about shapes.
func.func @main() {
  %yes = stablehlo.constant dense<true> : tensor<i1>
  %no = stablehlo.constant dense<false> : tensor<i1>
  %a = stablehlo.constant dense<7> : tensor<i32>
  stablehlo.custom_call @shape_assertion(%yes, %a) {api_version = 2 : i32, error_message = "never", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
  // expected-error@+1 {{shape assertion: found 7, expected {9} of more}}
  stablehlo.custom_call @shape_assertion(%no, %a) {api_version = 2 : i32, error_message = "found {0}, expected {9} of more", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
  return
}

// -----

// One that does not hold is told before what does not fit after it.
func.func @main() {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %x = stablehlo.constant dense<> : tensor<0x4xf32>
  %0 = tensor.cast %x : tensor<0x4xf32> to tensor<?x4xf32>
  %n = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
  %ok = stablehlo.compare GE, %n, %one, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  // expected-error@+1 {{shape assertion: expected rows, found 0}}
  stablehlo.custom_call @shape_assertion(%ok, %n) {api_version = 2 : i32, error_message = "expected rows, found {0}", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
  %1 = stablehlo.dynamic_slice %0, %z, %z, sizes = [1, 4] : (tensor<?x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
  check.expect_eq %1, %1 : tensor<1x4xf32>
  return
}

// -----

func.func @main() {
  // expected-error@+1 {{no handler is registered for target @nobody}}
  stablehlo.custom_call @nobody() {has_side_effect = true} : () -> ()
  return
}

// -----

func.func @less(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a0, %a1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func @main() {
  %x = stablehlo.constant dense<[[3.0, 9.0, -1.0], [4.0, 2.0, 8.0]]> : tensor<2x3xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  // expected-error@+1 {{@ApproxTopK expects }}
  %0 = stablehlo.custom_call @ApproxTopK(%x, %inf) {called_computations = [@less], mhlo.backend_config = {reduction_dim = 1 : i64, top_k = 2 : i64}} : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xi8>
  return
}

// -----

// The product of a sparse matrix and a dense one, or a vector. Row 1 is empty; column 7 is not there.
func.func @main() {
  %x = stablehlo.constant dense<[2.0, 3.0, 5.0, 9.0]> : tensor<4xf32>
  %offsets = stablehlo.constant dense<[0, 2, 2, 4]> : tensor<4xi32>
  %columns = stablehlo.constant dense<[1, 0, 1, 7]> : tensor<4xi32>
  %a = stablehlo.constant dense<[[1.0, 10.0], [2.0, 20.0]]> : tensor<2x2xf32>
  %v = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%x, %offsets, %columns, %a) {mhlo.backend_config = {}} : (tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<2x2xf32>) -> tensor<3x2xf32>
  %1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%x, %offsets, %columns, %v) {mhlo.backend_config = {}} : (tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<2xf32>) -> tensor<3xf32>
  check.expect_eq_const %0, dense<[[7.0, 70.0], [0.0, 0.0], [10.0, 100.0]]> : tensor<3x2xf32>
  check.expect_eq_const %1, dense<[7.0, 0.0, 10.0]> : tensor<3xf32>
  return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %n = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  // expected-error@+1 {{@cpu_csr_sparse_dense_ffi expects elements, i32 row offsets}}
  %0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%x, %n, %n, %x) {has_side_effect = true} : (tensor<2xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
