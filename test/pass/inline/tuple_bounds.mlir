// A result may say less of its bounds than the tuple.
func.func @main() -> tensor<f64> {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %b = "stablehlo.constant"() <{value = dense<2.5> : tensor<f64>}> : () -> tensor<f64, #stablehlo.bounds<>>
  %t = stablehlo.tuple %a, %b : tuple<tensor<2xi32>, tensor<f64, #stablehlo.bounds<>>>
  %0 = "stablehlo.get_tuple_element"(%t) <{index = 1 : i32}> : (tuple<tensor<2xi32>, tensor<f64, #stablehlo.bounds<>>>) -> tensor<f64>
  check.expect_eq_const %0, dense<2.5> : tensor<f64>
  return %0 : tensor<f64>
}
