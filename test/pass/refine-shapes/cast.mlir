// opt: --input 'tensor<4xi32>' --input 'tensor<3xi32>'
// A cast that only says less of bounds keeps what its readers expect; one that said nothing of the size goes.
func.func @main(%x: tensor<4xi32>, %d: tensor<?xi32>) -> (tensor<4xi32>, tensor<?xi32>, tensor<?xi32>) {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32, #stablehlo.bounds<?>>
  %1 = tensor.cast %0 : tensor<4xi32, #stablehlo.bounds<?>> to tensor<4xi32>
  %c = tensor.cast %x : tensor<4xi32> to tensor<?xi32>
  %2 = stablehlo.add %d, %d : tensor<?xi32>
  return %1, %2, %c : tensor<4xi32>, tensor<?xi32>, tensor<?xi32>
}
