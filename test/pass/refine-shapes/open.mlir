// Inputs without sizes: what does not follow stays open, for a run that has them.
func.func @main(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<i32>) {
  %0 = stablehlo.negate %x : tensor<?xf32>
  %1 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  return %0, %1 : tensor<?xf32>, tensor<i32>
}
