// Stays: branches that are not known, values that change places, a condition with an effect.
func.func @main(%x: tensor<f32>, %y: tensor<f32>, %p: tensor<i1>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %f = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %y : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %1:3 = stablehlo.while(%a = %x, %b = %y, %q = %p) : tensor<f32>, tensor<f32>, tensor<i1>
   cond {
    stablehlo.return %q : tensor<i1>
  } do {
    %d = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %b, %a, %d : tensor<f32>, tensor<f32>, tensor<i1>
  }
  %2 = stablehlo.while(%a = %x) : tensor<f32>
   cond {
    stablehlo.custom_call @show(%a) {has_side_effect = true} : (tensor<f32>) -> ()
    stablehlo.return %f : tensor<i1>
  } do {
    %b = stablehlo.add %a, %a : tensor<f32>
    stablehlo.return %b : tensor<f32>
  }
  return %0, %1#0, %2 : tensor<f32>, tensor<f32>, tensor<f32>
}
