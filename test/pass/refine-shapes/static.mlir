// A static program stays as it is.
func.func @main(%x: tensor<2xf32>) -> tensor<1x2xf32> {
  %0 = stablehlo.reshape %x : (tensor<2xf32>) -> tensor<1x2xf32>
  return %0 : tensor<1x2xf32>
}
