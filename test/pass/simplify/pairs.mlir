// Rows of few elements that each meet all others lie with their elements side by side, where there are many of them and
// the last dimension is reduced.
func.func @main(%x: tensor<100x3xf32>, %y: tensor<200x3xf32>, %z: tensor<10x3xf32>) -> (tensor<100x200xf32>, tensor<100x10xf32>, tensor<100x3xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<100x3xf32>) -> tensor<100x200x3xf32>
  %1 = stablehlo.broadcast_in_dim %y, dims = [1, 2] : (tensor<200x3xf32>) -> tensor<100x200x3xf32>
  %2 = stablehlo.subtract %0, %1 : tensor<100x200x3xf32>
  %3 = stablehlo.abs %2 : tensor<100x200x3xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<100x200x3xf32>, tensor<f32>) -> tensor<100x200xf32>
  %5 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<100x3xf32>) -> tensor<100x10x3xf32>
  %6 = stablehlo.broadcast_in_dim %z, dims = [1, 2] : (tensor<10x3xf32>) -> tensor<100x10x3xf32>
  %7 = stablehlo.multiply %5, %6 : tensor<100x10x3xf32>
  %8 = stablehlo.reduce(%7 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<100x10x3xf32>, tensor<f32>) -> tensor<100x10xf32>
  %9 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<100x200x3xf32>, tensor<f32>) -> tensor<100x3xf32>
  return %4, %8, %9 : tensor<100x200xf32>, tensor<100x10xf32>, tensor<100x3xf32>
}
