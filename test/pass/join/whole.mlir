// Reductions of the same array that do not wait for each other; the third reads what is made behind the first two and
// a reader of the first stands between. The last waits for the sum.
func.func @main(%x: tensor<64x512xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<f32>
  %n = stablehlo.constant dense<32768.0> : tensor<f32>
  %mean = stablehlo.divide %sum, %n : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %max = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<f32>
  %square = stablehlo.multiply %x, %x : tensor<64x512xf32>
  %power = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<f32>
  %means = stablehlo.broadcast_in_dim %mean, dims = [] : (tensor<f32>) -> tensor<64x512xf32>
  %away = stablehlo.subtract %x, %means : tensor<64x512xf32>
  %far = stablehlo.abs %away : tensor<64x512xf32>
  %most = stablehlo.reduce(%far init: %low) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<f32>
  return %mean, %max, %power, %most : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
