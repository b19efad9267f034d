// Branches that are known, loops that do not run and values that a loop does not change.
func.func @main(%x: tensor<f32>, %y: tensor<f32>, %p: tensor<i1>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %t = stablehlo.constant dense<true> : tensor<i1>
  %f = stablehlo.constant dense<false> : tensor<i1>
  %k = stablehlo.constant dense<-3> : tensor<i32>
  %0 = "stablehlo.if"(%t) ({
    %a = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %a : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %1 = "stablehlo.case"(%k) ({
    stablehlo.return %x : tensor<f32>
  }, {
    %a = "stablehlo.if"(%f) ({
      stablehlo.return %x : tensor<f32>
    }, {
      %b = stablehlo.multiply %x, %y : tensor<f32>
      stablehlo.return %b : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    stablehlo.return %a : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  %2:2 = stablehlo.while(%a = %x, %b = %y) : tensor<f32>, tensor<f32>
   cond {
    stablehlo.return %f : tensor<i1>
  } do {
    stablehlo.return %b, %a : tensor<f32>, tensor<f32>
  }
  %3:3 = stablehlo.while(%a = %x, %b = %y, %q = %p) : tensor<f32>, tensor<f32>, tensor<i1>
   cond {
    stablehlo.return %q : tensor<i1>
  } do {
    %c = stablehlo.add %a, %b : tensor<f32>
    %d = stablehlo.compare LT, %c, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c, %b, %d : tensor<f32>, tensor<f32>, tensor<i1>
  }
  return %0, %1, %2#1, %3#0, %3#1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
