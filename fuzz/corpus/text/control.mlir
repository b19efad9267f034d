func.func @w(%a: tensor<i32>, %b: tensor<4xf32>) {
  %0:2 = stablehlo.while(%i = %a, %x = %b) : tensor<i32>, tensor<4xf32> attributes {m.a} cond {
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    stablehlo.return %i, %x : tensor<i32>, tensor<4xf32>
  }
  %f = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.reduce(%b init: %f) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %2:2 = stablehlo.reduce(%b init: %f), (%b init: %f) across dimensions = [0] : (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
   reducer(%p: tensor<f32>, %q: tensor<f32>) (%r: tensor<f32>, %s: tensor<f32>) {
    stablehlo.return %p, %s : tensor<f32>, tensor<f32>
  }
  %3 = "stablehlo.case"(%a) ({ stablehlo.return %f : tensor<f32> }, { stablehlo.return %1 : tensor<f32> }) : (tensor<i32>) -> tensor<f32>
  stablehlo.optimization_barrier()
  return
}
