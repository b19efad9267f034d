// Movement moves what is stored.
func.func @main(%x: tensor<2x3xf64>) -> tensor<3x2xf64> {
  %0 = stablehlo.uniform_quantize %x : (tensor<2x3xf64>) -> tensor<2x3x!quant.uniform<i16:f64, 0.5>>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2x3x!quant.uniform<i16:f64, 0.5>>) -> tensor<3x2x!quant.uniform<i16:f64, 0.5>>
  %2 = stablehlo.uniform_dequantize %1 : (tensor<3x2x!quant.uniform<i16:f64, 0.5>>) -> tensor<3x2xf64>
  return %2 : tensor<3x2xf64>
}
