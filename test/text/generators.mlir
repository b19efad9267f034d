// Constants and generators, and the names their results get.
func.func @generators(%n: tensor<2xi32>, %lo: tensor<f32>, %hi: tensor<f32>, %shape: tensor<1xi64>, %state: tensor<2xui64>) -> tensor<i32> {
  %a = stablehlo.constant dense<1> : tensor<i32>
  %b = stablehlo.constant dense<2> : tensor<i32>
  %c = stablehlo.constant {x.attr = 1 : i32} dense<[1.5, 2.5]> : tensor<2xf32>
  %d = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> {x.attr = 1 : i32} : () -> tensor<i1>
  %e = stablehlo.constant() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
  %f = stablehlo.constant dense<(1.0, 2.0)> : tensor<complex<f32>>
  %g = stablehlo.dynamic_iota %n, dim = 1 : (tensor<2xi32>) -> tensor<?x?xf32>
  %h = stablehlo.iota dim = 0 : tensor<8xi32>
  %i = stablehlo.iota dim = 1 {x.b} : tensor<8x4xcomplex<f64>>
  %j = stablehlo.partition_id : tensor<ui32>
  %k = stablehlo.replica_id {x.b} : tensor<ui32>
  %l = stablehlo.rng %lo, %hi, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<?xf32>
  %m = stablehlo.rng %lo, %hi, %shape, distribution =  NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<?xf32>
  %s0, %o0 = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>)
  %r:2 = stablehlo.rng_bit_generator %s0, algorithm = THREE_FRY {x.b} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>)
  %q:2 = "stablehlo.rng_bit_generator"(%r#0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>)
  %u = stablehlo.add %q#1, %q#1 : tensor<2xui32>
  return %a : tensor<i32>
}
