// Stays: what is repeated is no dimension of its own after the reshape.
func.func @main(%v: tensor<4xf32>, %m: tensor<4x6xf32>) -> (tensor<20xf32>, tensor<3x2x2xf32>, tensor<24x5xf32>) {
  %0 = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<4xf32>) -> tensor<5x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<5x4xf32>) -> tensor<20xf32>
  %2 = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
  %3 = stablehlo.reshape %2 : (tensor<3x4xf32>) -> tensor<3x2x2xf32>
  %4 = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<4x6xf32>) -> tensor<4x6x5xf32>
  %5 = stablehlo.reshape %4 : (tensor<4x6x5xf32>) -> tensor<24x5xf32>
  return %1, %3, %5 : tensor<20xf32>, tensor<3x2x2xf32>, tensor<24x5xf32>
}
