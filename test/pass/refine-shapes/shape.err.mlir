// opt: --input 'tensor<8xf32>'
func.func @main(%x: tensor<?xf32>) -> tensor<3x?xf32> {
  %0 = stablehlo.constant dense<[3, 3]> : tensor<2xi64>
  %1 = stablehlo.dynamic_reshape %x, %0 : (tensor<?xf32>, tensor<2xi64>) -> tensor<3x?xf32>
  return %1 : tensor<3x?xf32>
}
