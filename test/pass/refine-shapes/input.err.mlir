// opt: --input 'tensor<8x4xf32>'
func.func @main(%x: tensor<?x5xf32>) -> tensor<?x5xf32> {
  return %x : tensor<?x5xf32>
}
