// A size set to a known one cuts, or fills up with zeros.
func.func @main(%x: tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %two = stablehlo.constant dense<2> : tensor<i32>
  %six = stablehlo.constant dense<6> : tensor<i32>
  %0 = stablehlo.set_dimension_size %x, %two, dim = 0 : (tensor<4xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %1 = stablehlo.convert %0 : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<?xf32>
  return %1, %1 : tensor<?xf32>, tensor<?xf32>
}
