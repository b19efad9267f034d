// A pure op that nobody reads goes, with those that only it read; an op with an effect stays.
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %x, %x : tensor<2xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<2xf32>
  %2 = stablehlo.negate %x : tensor<2xf32>
  %3 = stablehlo.custom_call @effect(%2) {has_side_effect = true} : (tensor<2xf32>) -> tensor<2xf32>
  return %x : tensor<2xf32>
}
