// Calls at every depth, a composite, a function called twice (copied, then moved) and one that is not reached.
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @twice(%x) : (tensor<f32>) -> tensor<f32>
  %1 = stablehlo.composite "my.op" %0 {decomposition = @square} : (tensor<f32>) -> tensor<f32>
  %2 = call @twice(%1) : (tensor<f32>) -> tensor<f32>
  return %2 : tensor<f32>
}
func.func private @twice(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @square(%x) : (tensor<f32>) -> tensor<f32>
  %1 = stablehlo.add %0, %x : tensor<f32>
  return %1 : tensor<f32>
}
func.func private @square(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.multiply %x, %x : tensor<f32>
  return %0 : tensor<f32>
}
func.func private @unreached(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
