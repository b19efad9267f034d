// A barrier whose results know more of their types than its operands has no short form.
func.func @f(%x: tensor<?xi32>, %t: !stablehlo.token) -> tensor<2xi32> {
  %0:2 = "stablehlo.optimization_barrier"(%x, %t) : (tensor<?xi32>, !stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
  return %0#0 : tensor<2xi32>
}
