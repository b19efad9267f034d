// Not cut: a concatenation that somebody else reads too, one so small that it is read element by element, sums that
// have to wait for the pieces to be put together, and more pieces than are worth it.
func.func @main(%x: tensor<8x12xf32>, %y: tensor<8x12xf32>, %s: tensor<4x12xf32>, %z: tensor<16x12xf32>,
                %w: tensor<24x12xf32>)
    -> (tensor<16x12xf32>, tensor<16x12xf32>, tensor<8x8xf32>, tensor<f32>, tensor<24x12xf32>) {
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<8x12xf32>, tensor<8x12xf32>) -> tensor<16x12xf32>
  %1 = stablehlo.add %0, %z : tensor<16x12xf32>
  %2 = stablehlo.slice %x [0:4, 0:8] : (tensor<8x12xf32>) -> tensor<4x8xf32>
  %3 = stablehlo.slice %y [0:4, 0:8] : (tensor<8x12xf32>) -> tensor<4x8xf32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %5 = stablehlo.negate %4 : tensor<8x8xf32>
  %6 = stablehlo.concatenate %y, %x, dim = 0 : (tensor<8x12xf32>, tensor<8x12xf32>) -> tensor<16x12xf32>
  %7 = stablehlo.multiply %6, %z : tensor<16x12xf32>
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x12xf32>, tensor<f32>) -> tensor<f32>
  %9 = stablehlo.concatenate %s, %s, %s, %s, %s, %s, dim = 0 : (tensor<4x12xf32>, tensor<4x12xf32>, tensor<4x12xf32>, tensor<4x12xf32>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<24x12xf32>
  %10 = stablehlo.add %9, %w : tensor<24x12xf32>
  return %0, %1, %5, %8, %10 : tensor<16x12xf32>, tensor<16x12xf32>, tensor<8x8xf32>, tensor<f32>, tensor<24x12xf32>
}
