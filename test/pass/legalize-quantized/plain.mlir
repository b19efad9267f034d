// Without quantized types nothing changes.
func.func @main(%x: tensor<2xi8>) -> tensor<2xi8> {
  %0 = stablehlo.add %x, %x : tensor<2xi8>
  return %0 : tensor<2xi8>
}
