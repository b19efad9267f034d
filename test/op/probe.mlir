// A probe writes its operand each time; the operand goes on.
func.func @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %0 = stablehlo.while(%i = %zero) : tensor<i32>
   cond {
    %p = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = interpreter.probe %i, probe_id = "count ../up" : tensor<i32>
    %k = stablehlo.add %j, %one : tensor<i32>
    stablehlo.return %k : tensor<i32>
  }
  check.expect_serialized_eq %zero, probe_id = "count ../up", iter = 0 : tensor<i32>
  check.expect_serialized_eq %one, probe_id = "count ../up", iter = 1 : tensor<i32>
  %x = stablehlo.constant dense<[[(1.0, 2.0)], [(0.0, -1.0)]]> : tensor<2x1xcomplex<f64>>
  %y = interpreter.probe %x, probe_id = "c" : tensor<2x1xcomplex<f64>>
  check.expect_serialized_eq %y, probe_id = "c" : tensor<2x1xcomplex<f64>>
  return
}

// -----

// Each process of a grid has probes of its own.
func.func @f(%x: tensor<i32>) -> tensor<i32> {
  %0 = interpreter.probe %x, probe_id = "p" : tensor<i32>
  check.expect_serialized_eq %x, probe_id = "p" : tensor<i32>
  return %0 : tensor<i32>
}
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<i32>
  %b = stablehlo.constant dense<2> : tensor<i32>
  %r:2 = "interpreter.run_parallel"(%a, %b) {programs = [[@f, @f]]} : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  check.expect_eq_const %r#1, dense<2> : tensor<i32>
  return
}
