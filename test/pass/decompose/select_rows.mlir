// torch_index_select is a gather whose batch dimensions lead.
func.func @main(%x: tensor<2x5x3xf32>, %i: tensor<2x4xi32>) -> (tensor<2x4x3xf32>, tensor<7x2xf32>) {
  %0 = "stablehlo.torch_index_select"(%x, %i) <{batch_dims = 1 : i64, dim = 1 : i64}> : (tensor<2x5x3xf32>, tensor<2x4xi32>) -> tensor<2x4x3xf32>
  %1 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %2 = stablehlo.broadcast %1, sizes = [7] : (tensor<2xf32>) -> tensor<7x2xf32>
  return %0, %2 : tensor<2x4x3xf32>, tensor<7x2xf32>
}
