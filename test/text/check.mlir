// The dialects of test programs.
func.func @check(%x: tensor<2xf32>, %i: tensor<2xi32>) {
  check.expect_eq %i, %i : tensor<2xi32>
  check.expect_eq_const %i, dense<[1, 2]> : tensor<2xi32>
  check.expect_eq_const %i, dense<1> : tensor<2xi32> {x.b}
  check.expect_almost_eq %x, %x : tensor<2xf32>
  check.expect_almost_eq %x, %x, tolerance = 0.1 {x.b} : tensor<2xf32>
  "check.expect_almost_eq"(%x, %x) <{tolerance = 1.0e-4 : f64}> : (tensor<2xf32>, tensor<2xf32>) -> ()
  check.expect_almost_eq_const %x, dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_almost_eq_const %x, dense<1.0> : tensor<2xf32>, tolerance = 0.1
  "check.expect_almost_eq_const"(%x) <{value = dense<1.0> : tensor<2xf32>, tolerance = 0.5 : f64}> : (tensor<2xf32>) -> ()
  check.expect_close %x, %x, max_ulp_difference = 3 : tensor<2xf32>, tensor<2xf32>
  check.expect_close %x, %x, max_ulp_difference = 1, min_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
  check.expect_serialized_eq %x, probe_id = "probe" : tensor<2xf32>
  "check.expect_serialized_eq"(%x) <{probe_id = "probe", iteration = 2 : ui32}> : (tensor<2xf32>) -> ()
  interpreter.print %x : tensor<2xf32>
  %0 = interpreter.probe %x, probe_id = "p" : tensor<2xf32>
  %1:2 = "interpreter.run_parallel"(%x, %0) <{programs = [[@f], [@g]], infeed = [@q]}> : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  func.return
}
