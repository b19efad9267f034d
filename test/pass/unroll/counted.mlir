// A loop of three iterations becomes them, its counter and the table it rotates are known; the inner one of two goes
// with each. Counting by != and by a step over 1 is counting too.
func.func @main(%x: tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>, tensor<ui8>) {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %c6 = stablehlo.constant dense<6> : tensor<i32>
  %r:2 = stablehlo.while(%i = %c0, %s = %x) : tensor<i32>, tensor<4xf32>
   cond {
    %c = stablehlo.compare LT, %i, %c6 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %q:2 = stablehlo.while(%k = %c0, %u = %s) : tensor<i32>, tensor<4xf32>
     cond {
      %c = stablehlo.compare NE, %k, %c2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %l = stablehlo.add %c1, %k : tensor<i32>
      %e = stablehlo.sine %u : tensor<4xf32>
      stablehlo.return %l, %e : tensor<i32>, tensor<4xf32>
    }
    %j = stablehlo.add %i, %c2 : tensor<i32>
    stablehlo.return %j, %q#1 : tensor<i32>, tensor<4xf32>
  }
  %a = stablehlo.constant dense<5> : tensor<ui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %n = stablehlo.while(%i = %a) : tensor<ui8>
   cond {
    %c = stablehlo.compare LT, %i, %one : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<ui8>
    stablehlo.return %j : tensor<ui8>
  }
  return %r#0, %r#1, %n : tensor<i32>, tensor<4xf32>, tensor<ui8>
}
