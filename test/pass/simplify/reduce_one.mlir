// Reductions of one element a result are their body of the initial value and that; others stay.
func.func @main(%p: tensor<5x1xi1>, %x: tensor<1x4x1xf32>, %y: tensor<2x4xf32>, %i: tensor<f32>) -> (tensor<5xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4x1xf32>) {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.reduce(%p init: %true) applies stablehlo.and across dimensions = [1] : (tensor<5x1xi1>, tensor<i1>) -> tensor<5xi1>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x4x1xf32>, tensor<f32>) -> tensor<4xf32>
  %2 = stablehlo.reduce(%y init: %i) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
  %3 = stablehlo.reduce(%x init: %i) across dimensions = [0] : (tensor<1x4x1xf32>, tensor<f32>) -> tensor<4x1xf32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %c = stablehlo.subtract %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }
  return %0, %1, %2, %3 : tensor<5xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4x1xf32>
}
