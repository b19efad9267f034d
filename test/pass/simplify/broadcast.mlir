// A broadcast that is moved is another broadcast: transposed, sliced along what it repeats, along what it has and along
// a dimension of size 1, its dimensions joined and split.
func.func @main(%v: tensor<4xf32>, %m: tensor<4x1x6xf32>, %s: tensor<f32>) -> (tensor<4x5xf32>, tensor<7x6x5x4xf32>, tensor<4x2xf32>, tensor<2x3xf32>, tensor<4x2x2xf32>, tensor<6x4xf32>, tensor<3x2x4x1x5xf32>, tensor<4x5x6xf32>, tensor<30xf32>, tensor<0x4xf32>) {
  %0 = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<4xf32>) -> tensor<5x4xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<5x4xf32>) -> tensor<4x5xf32>
  %2 = stablehlo.broadcast_in_dim %m, dims = [0, 1, 3] : (tensor<4x1x6xf32>) -> tensor<4x5x7x6xf32>
  %3 = stablehlo.transpose %2, dims = [2, 3, 1, 0] : (tensor<4x5x7x6xf32>) -> tensor<7x6x5x4xf32>
  %4 = stablehlo.slice %1 [0:4, 1:5:2] : (tensor<4x5xf32>) -> tensor<4x2xf32>
  %5 = stablehlo.slice %1 [1:4:2, 0:3] : (tensor<4x5xf32>) -> tensor<2x3xf32>
  %6 = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2] : (tensor<4x1x6xf32>) -> tensor<4x5x6xf32>
  %7 = stablehlo.slice %6 [0:4, 3:5, 1:6:4] : (tensor<4x5x6xf32>) -> tensor<4x2x2xf32>
  %8 = stablehlo.broadcast_in_dim %v, dims = [2] : (tensor<4xf32>) -> tensor<2x3x4xf32>
  %9 = stablehlo.reshape %8 : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
  %10 = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<4xf32>) -> tensor<6x4x5xf32>
  %11 = stablehlo.reshape %10 : (tensor<6x4x5xf32>) -> tensor<3x2x4x1x5xf32>
  %12 = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2] : (tensor<4x1x6xf32>) -> tensor<4x1x6xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<4x1x6xf32>) -> tensor<4x5x6xf32>
  %14 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
  %15 = stablehlo.reshape %14 : (tensor<5x6xf32>) -> tensor<30xf32>
  %16 = stablehlo.slice %0 [2:2, 0:4] : (tensor<5x4xf32>) -> tensor<0x4xf32>
  return %1, %3, %4, %5, %7, %9, %11, %13, %15, %16 : tensor<4x5xf32>, tensor<7x6x5x4xf32>, tensor<4x2xf32>, tensor<2x3xf32>, tensor<4x2x2xf32>, tensor<6x4xf32>, tensor<3x2x4x1x5xf32>, tensor<4x5x6xf32>, tensor<30xf32>, tensor<0x4xf32>
}
