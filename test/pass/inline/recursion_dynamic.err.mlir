func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = call @f(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func private @f(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = call @f(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
