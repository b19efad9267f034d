// Stays: a function that engines may round differently, a result that is too large, an operand that is not constant, a
// generator.
func.func @main(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<1000x3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %f = stablehlo.constant dense<[1.5, 2.0, 3.0]> : tensor<3xf32>
  %g = stablehlo.constant dense<0.1> : tensor<3xf32>
  %0 = stablehlo.exponential %g : tensor<3xf32>
  %1 = stablehlo.power %f, %g : tensor<3xf32>
  %2 = stablehlo.broadcast_in_dim %f, dims = [1] : (tensor<3xf32>) -> tensor<1000x3xf32>
  %3 = stablehlo.add %f, %x : tensor<3xf32>
  %4 = stablehlo.iota dim = 0 : tensor<3xf32>
  return %0, %1, %2, %3, %4 : tensor<3xf32>, tensor<3xf32>, tensor<1000x3xf32>, tensor<3xf32>, tensor<3xf32>
}
