// Quantized types and constants.
func.func @quant(%x: tensor<4xf32>, %q: tensor<4x!quant.uniform<i8:f32, 2.0:15>>, %a: tensor<2x3x!quant.uniform<i8<-127:127>:f32:1, {0.1:-30, 0.5, 1.0:3}>>) {
  %0 = stablehlo.uniform_quantize %x : (tensor<4xf32>) -> tensor<4x!quant.uniform<ui8:f32, 0.25>>
  %1 = stablehlo.uniform_quantize %x : (tensor<4xf32>) -> tensor<4x!quant.uniform<u8:f32, 34.0:16>>
  %2 = stablehlo.uniform_dequantize %q : (tensor<4x!quant.uniform<i8:f32, 2.0:15>>) -> tensor<4xf32>
  %3 = stablehlo.constant() <{value = dense<3> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 1.0e-3>>
  %4 = stablehlo.add %q, %q : tensor<4x!quant.uniform<i8:f32, 2.0:15>>
  %5 = stablehlo.uniform_dequantize %a : (tensor<2x3x!quant.uniform<i8<-127:127>:f32:1, {0.1:-30, 0.5, 1.0:3}>>) -> tensor<2x3xf32>
  %6 = stablehlo.uniform_quantize %x : (tensor<4xf32>) -> tensor<4x!quant.uniform<i32:f32, 3.4028234663852886E+38>>
  return
}
func.func private @block(tensor<2x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:3, 4.0}, {1.0, 0.5:1}}>>)
