// Stays: what reads something carried, what has an effect, branches that read something carried.
func.func @main(%x: tensor<f32>, %p: tensor<i1>) -> tensor<f32> {
  %r:2 = stablehlo.while(%s = %x, %q = %p) : tensor<f32>, tensor<i1>
   cond {
    stablehlo.return %q : tensor<i1>
  } do {
    %0 = stablehlo.custom_call @next(%x) {has_side_effect = true} : (tensor<f32>) -> tensor<i1>
    %1 = "stablehlo.if"(%p) ({
      %a = stablehlo.add %s, %x : tensor<f32>
      stablehlo.return %a : tensor<f32>
    }, {
      stablehlo.return %x : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    %2 = "stablehlo.if"(%p) ({
      %a = stablehlo.add %x, %x : tensor<f32>
      stablehlo.return %a : tensor<f32>
    }, {
      stablehlo.return %x : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    %3 = stablehlo.add %1, %2 : tensor<f32>
    stablehlo.return %3, %0 : tensor<f32>, tensor<i1>
  }
  return %r#0 : tensor<f32>
}
