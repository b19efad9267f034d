// A dot is a dot_general. Of an einsum, diagonals are taken first, then sums of one side, the product, the order.
func.func @main(%a: tensor<4x5xf32>, %b: tensor<5x3xf32>, %c: tensor<5x5x2xf32>) -> (tensor<4x3xf32>, tensor<3x4xf32>, tensor<2xf32>) {
  %0 = stablehlo.dot %a, %b, precision = [HIGHEST, DEFAULT] : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
  %1 = "stablehlo.einsum"(%a, %b) <{einsum_config = "ab,bc->ca"}> : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<3x4xf32>
  %2 = "stablehlo.unary_einsum"(%c) <{einsum_config = "aab->b"}> : (tensor<5x5x2xf32>) -> tensor<2xf32>
  return %0, %1, %2 : tensor<4x3xf32>, tensor<3x4xf32>, tensor<2xf32>
}
