// Products on integers, scaled once; the weights have a scale for each column.
func.func @main(%x: tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>, %w: tensor<3x2x!quant.uniform<i8:f32:1, {0.25, 2.0}>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.125>> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>, tensor<3x2x!quant.uniform<i8:f32:1, {0.25, 2.0}>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.125>>
  return %0 : tensor<2x2x!quant.uniform<i8:f32, 0.125>>
}
