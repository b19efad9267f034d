// opt: --input 'tensor<2x3xf32>' --input 'tensor<3xf32>'
// A rank is found out like a size.
func.func @main(%x: tensor<*xf32>, %y: tensor<?xf32>) -> tensor<*xf32> {
  %0 = chlo.broadcast_add %x, %y : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
