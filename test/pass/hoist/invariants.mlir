// The product leaves both loops, the sine one; the large broadcast stays, but the sum of it takes a copy along.
func.func @main(%x: tensor<4xf32>, %y: tensor<f32>, %n: tensor<i32>) -> (tensor<i32>, tensor<4xf32>, tensor<1000xf32>) {
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %big = stablehlo.iota dim = 0 : tensor<1000xf32>
  %r:3 = stablehlo.while(%i = %i0, %s = %x, %t = %big) : tensor<i32>, tensor<4xf32>, tensor<1000xf32>
   cond {
    %m = stablehlo.add %n, %n : tensor<i32>
    %c = stablehlo.compare LT, %i, %m : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %q:2 = stablehlo.while(%k = %i0, %u = %s) : tensor<i32>, tensor<4xf32>
     cond {
      %c = stablehlo.compare LT, %k, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %a = stablehlo.multiply %x, %x : tensor<4xf32>
      %b = stablehlo.sine %s : tensor<4xf32>
      %d = stablehlo.add %a, %b : tensor<4xf32>
      %e = stablehlo.add %d, %u : tensor<4xf32>
      %l = stablehlo.add %k, %one : tensor<i32>
      stablehlo.return %l, %e : tensor<i32>, tensor<4xf32>
    }
    %b = stablehlo.broadcast_in_dim %y, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %v = stablehlo.add %b, %big : tensor<1000xf32>
    %w = stablehlo.add %t, %b : tensor<1000xf32>
    %z = stablehlo.add %v, %w : tensor<1000xf32>
    stablehlo.return %j, %q#1, %z : tensor<i32>, tensor<4xf32>, tensor<1000xf32>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<4xf32>, tensor<1000xf32>
}
