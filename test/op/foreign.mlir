// arith.constant and tensor.cast of other dialects.
func.func @main() {
  %0 = arith.constant dense<[1, 2]> : tensor<2xi32>
  %1 = tensor.cast %0 : tensor<2xi32> to tensor<?xi32>
  %2 = stablehlo.add %1, %1 : tensor<?xi32>
  %3 = tensor.cast %2 : tensor<?xi32> to tensor<2xi32>
  check.expect_eq_const %3, dense<[2, 4]> : tensor<2xi32>
  return
}
