// Slices of one operand that follow each other are one slice; not where another is between, or rows are others.
func.func @main(%x: tensor<4x6xf32>, %y: tensor<1x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<2x4xf32>, tensor<2x6xf32>) {
  %0 = stablehlo.slice %x [0:1, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
  %1 = stablehlo.slice %x [1:3, 0:6] : (tensor<4x6xf32>) -> tensor<2x6xf32>
  %2 = stablehlo.slice %x [3:4, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
  %3 = stablehlo.concatenate %0, %1, %2, dim = 0 : (tensor<1x6xf32>, tensor<2x6xf32>, tensor<1x6xf32>) -> tensor<4x6xf32>
  %4 = stablehlo.concatenate %y, %1, %2, dim = 0 : (tensor<1x6xf32>, tensor<2x6xf32>, tensor<1x6xf32>) -> tensor<4x6xf32>
  %5 = stablehlo.slice %x [0:2, 0:2] : (tensor<4x6xf32>) -> tensor<2x2xf32>
  %6 = stablehlo.slice %x [1:3, 2:4] : (tensor<4x6xf32>) -> tensor<2x2xf32>
  %7 = stablehlo.concatenate %5, %6, dim = 1 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
  %8 = stablehlo.slice %x [0:2, 0:6:2] : (tensor<4x6xf32>) -> tensor<2x3xf32>
  %9 = stablehlo.slice %x [0:2, 1:6:2] : (tensor<4x6xf32>) -> tensor<2x3xf32>
  %10 = stablehlo.concatenate %8, %9, dim = 1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
  return %3, %4, %7, %10 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<2x4xf32>, tensor<2x6xf32>
}

// Of a concatenation that only the slice reads the operands' slices are put together; not where another reads it too.
func.func @of_several(%x: tensor<4x6xf32>, %y: tensor<1x6xf32>) -> (tensor<3x5xf32>, tensor<3x6xf32>, tensor<9x6xf32>) {
  %0 = stablehlo.concatenate %x, %y, %x, dim = 0 : (tensor<4x6xf32>, tensor<1x6xf32>, tensor<4x6xf32>) -> tensor<9x6xf32>
  %1 = stablehlo.slice %0 [3:6, 1:6] : (tensor<9x6xf32>) -> tensor<3x5xf32>
  %2 = stablehlo.concatenate %x, %x, %y, dim = 0 : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<1x6xf32>) -> tensor<9x6xf32>
  %3 = stablehlo.slice %2 [2:5, 0:6] : (tensor<9x6xf32>) -> tensor<3x6xf32>
  return %1, %3, %2 : tensor<3x5xf32>, tensor<3x6xf32>, tensor<9x6xf32>
}
