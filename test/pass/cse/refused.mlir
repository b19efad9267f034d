// Not the same: another attribute, another type, the other order of float operands (of two NaNs the first one stays), an
// op with an effect, -0 and +0.
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<i1>, tensor<4xf32>) {
  %0 = stablehlo.add %x, %y : tensor<4xf32>
  %1 = stablehlo.add %y, %x : tensor<4xf32>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %3 = stablehlo.compare NE, %0, %1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %c1 = stablehlo.constant dense<0.0> : tensor<4xf32>
  %c2 = stablehlo.constant dense<-0.0> : tensor<4xf32>
  %4 = stablehlo.custom_call @next(%c1) {has_side_effect = true} : (tensor<4xf32>) -> tensor<i1>
  %5 = stablehlo.custom_call @next(%c1) {has_side_effect = true} : (tensor<4xf32>) -> tensor<i1>
  %6 = stablehlo.custom_call @next(%2, %3, %4, %5) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>, tensor<i1>, tensor<i1>) -> tensor<i1>
  return %6, %c2 : tensor<i1>, tensor<4xf32>
}
