// Pieces of one row that become columns are put side by side at once; those of two rows, or too many, are not.
func.func @main(%x: tensor<1x5xf32>, %y: tensor<1x5xf32>, %z: tensor<2x5xf32>, %u: tensor<3x1x5xf32>) -> (tensor<5x2xf32>, tensor<3x5x2xf32>, tensor<5x3xf32>, tensor<5x9xf32>, tensor<5x2x3xf32>) {
  %a0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<2x5xf32>
  %0 = stablehlo.transpose %a0, dims = [1, 0] : (tensor<2x5xf32>) -> tensor<5x2xf32>
  %a1 = stablehlo.concatenate %u, %u, dim = 1 : (tensor<3x1x5xf32>, tensor<3x1x5xf32>) -> tensor<3x2x5xf32>
  %1 = stablehlo.transpose %a1, dims = [0, 2, 1] : (tensor<3x2x5xf32>) -> tensor<3x5x2xf32>
  %a2 = stablehlo.concatenate %x, %z, dim = 0 : (tensor<1x5xf32>, tensor<2x5xf32>) -> tensor<3x5xf32>
  %2 = stablehlo.transpose %a2, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
  %a3 = stablehlo.concatenate %x, %y, %x, %y, %x, %y, %x, %y, %x, dim = 0 : (tensor<1x5xf32>, tensor<1x5xf32>, tensor<1x5xf32>, tensor<1x5xf32>, tensor<1x5xf32>, tensor<1x5xf32>, tensor<1x5xf32>, tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<9x5xf32>
  %3 = stablehlo.transpose %a3, dims = [1, 0] : (tensor<9x5xf32>) -> tensor<5x9xf32>
  %4 = stablehlo.transpose %a1, dims = [2, 1, 0] : (tensor<3x2x5xf32>) -> tensor<5x2x3xf32>
  return %0, %1, %2, %3, %4 : tensor<5x2xf32>, tensor<3x5x2xf32>, tensor<5x3xf32>, tensor<5x9xf32>, tensor<5x2x3xf32>
}

// Arithmetic on such pieces is done behind the transposition; that on others is not.
func.func @arithmetic(%x: tensor<1x5xf32>, %y: tensor<1x5xf32>, %w: tensor<2x5xf32>) -> (tensor<5x2xf32>, tensor<5x2xf32>) {
  %c = stablehlo.constant dense<2.0> : tensor<2x5xf32>
  %a = stablehlo.concatenate %x, %y, dim = 0 : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<2x5xf32>
  %b = stablehlo.concatenate %y, %x, dim = 0 : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<2x5xf32>
  %0 = stablehlo.add %a, %b : tensor<2x5xf32>
  %1 = stablehlo.multiply %c, %0 : tensor<2x5xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<2x5xf32>) -> tensor<5x2xf32>
  %3 = stablehlo.subtract %a, %w : tensor<2x5xf32>
  %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<2x5xf32>) -> tensor<5x2xf32>
  return %2, %4 : tensor<5x2xf32>, tensor<5x2xf32>
}
