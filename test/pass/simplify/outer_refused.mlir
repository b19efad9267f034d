// Sums in a wider type than the operands', and a sum of two products.
func.func @main(%i: tensor<4xi8>, %h: tensor<4xf8E5M2>, %x: tensor<4x2xf32>) -> (tensor<4x4xi32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = stablehlo.dot_general %i, %i, contracting_dims = [] x [] : (tensor<4xi8>, tensor<4xi8>) -> tensor<4x4xi32>
  %1 = stablehlo.dot_general %h, %h, contracting_dims = [] x [] : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> tensor<4x4xf32>
  %2 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x4xf32>
  return %0, %1, %2 : tensor<4x4xi32>, tensor<4x4xf32>, tensor<4x4xf32>
}
