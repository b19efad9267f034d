// Operands as they are; without operands nothing.
func.func @main() {
  %x = stablehlo.constant dense<[1.5, 2.5]> : tensor<2xf32>
  %y = stablehlo.negate %x : tensor<2xf32>
  %0:2 = stablehlo.optimization_barrier %y, %x : tensor<2xf32>, tensor<2xf32>
  check.expect_eq_const %0#0, dense<[-1.5, -2.5]> : tensor<2xf32>
  check.expect_eq_const %0#1, dense<[1.5, 2.5]> : tensor<2xf32>
  "stablehlo.optimization_barrier"() : () -> ()
  return
}
