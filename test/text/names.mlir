// Names are given anew; what the text called them does not matter.
func.func @f(%cst: tensor<f32>, %0: tensor<i32>, %x.y$z-1: tensor<f32>) {
  %1 = stablehlo.constant dense<1.0> : tensor<f32>
  %2 = stablehlo.constant dense<1> : tensor<i32>
  %cst_0 = stablehlo.constant dense<2.0> : tensor<f32>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %a, %b = "stablehlo.if"(%3) ({
    %c = stablehlo.constant dense<3.0> : tensor<f32>
    %d = stablehlo.constant dense<3> : tensor<i32>
    %e = stablehlo.add %d, %d : tensor<i32>
    stablehlo.return %c, %d : tensor<f32>, tensor<i32>
  }, {
    %c = stablehlo.constant dense<4> : tensor<i32>
    %d:2 = "stablehlo.case"(%c) ({
      %g = stablehlo.constant dense<5.0> : tensor<f32>
      %h = stablehlo.add %g, %x.y$z-1 : tensor<f32>
      stablehlo.return %h, %c : tensor<f32>, tensor<i32>
    }) : (tensor<i32>) -> (tensor<f32>, tensor<i32>)
    stablehlo.return %d#0, %d#1 : tensor<f32>, tensor<i32>
  }) : (tensor<i1>) -> (tensor<f32>, tensor<i32>)
  %4 = stablehlo.constant dense<6> : tensor<i32>
  %5 = stablehlo.add %b, %4 : tensor<i32>
  %6 = stablehlo.while(%k = %5) : tensor<i32>
   cond {
    %t = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %7 = stablehlo.while(%m = %k) : tensor<i32>
     cond {
      %t = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %t : tensor<i1>
    } do {
      %u = stablehlo.add %m, %k : tensor<i32>
      stablehlo.return %u : tensor<i32>
    }
    stablehlo.return %7 : tensor<i32>
  }
  return
}
