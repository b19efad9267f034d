// Other ops dequantize, compute, quantize; a narrower range is clamped before the conversion, which cuts to i8.
func.func @main(%x: tensor<2x!quant.uniform<i8<-10:10>:f32, 0.25:2>>) -> tensor<2x!quant.uniform<i8<-10:10>:f32, 0.25:2>> {
  %0 = stablehlo.tanh %x : tensor<2x!quant.uniform<i8<-10:10>:f32, 0.25:2>>
  return %0 : tensor<2x!quant.uniform<i8<-10:10>:f32, 0.25:2>>
}
