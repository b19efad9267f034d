// tuple, get_tuple_element, optimization_barrier.
func.func @nested() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %b = stablehlo.constant dense<2.5> : tensor<f64>
  %t = stablehlo.tuple %a, %b : tuple<tensor<2xi32>, tensor<f64>>
  %u = stablehlo.tuple %t, %a : tuple<tuple<tensor<2xi32>, tensor<f64>>, tensor<2xi32>>
  %v = stablehlo.get_tuple_element %u[0] : (tuple<tuple<tensor<2xi32>, tensor<f64>>, tensor<2xi32>>) -> tuple<tensor<2xi32>, tensor<f64>>
  %0 = stablehlo.get_tuple_element %v[1] : (tuple<tensor<2xi32>, tensor<f64>>) -> tensor<f64>
  check.expect_eq_const %0, dense<2.5> : tensor<f64>
  %1 = stablehlo.get_tuple_element %v[0] : (tuple<tensor<2xi32>, tensor<f64>>) -> tensor<2xi32>
  %2 = stablehlo.negate %1 : tensor<2xi32>
  check.expect_eq_const %2, dense<[-1, -2]> : tensor<2xi32>
  %3 = stablehlo.get_tuple_element %u[1] : (tuple<tuple<tensor<2xi32>, tensor<f64>>, tensor<2xi32>>) -> tensor<2xi32>
  check.expect_eq_const %3, dense<[1, 2]> : tensor<2xi32>
  return
}

// -----

func.func @barrier() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %t = stablehlo.create_token : !stablehlo.token
  %0:2 = stablehlo.optimization_barrier %a, %t : tensor<2xi32>, !stablehlo.token
  check.expect_eq_const %0#0, dense<[1, 2]> : tensor<2xi32>
  return
}
