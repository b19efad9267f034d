// A noisy signal of 64 samples smoothed: each sample is the mean of its neighbours, weighted by how near and how alike
// they are (a bilateral filter), three times over. tenon compile makes a C function of it: smooth.
module @smooth {
  func.func @main(%signal: tensor<64xf32>) -> tensor<64xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %i = stablehlo.iota dim = 0 : tensor<64x64xf32>
    %j = stablehlo.iota dim = 1 : tensor<64x64xf32>
    %far = stablehlo.subtract %i, %j : tensor<64x64xf32>
    %near = stablehlo.constant dense<-0.1> : tensor<64x64xf32>
    %alike = stablehlo.constant dense<-8.0> : tensor<64x64xf32>
    %0 = stablehlo.multiply %far, %far : tensor<64x64xf32>
    %distance = stablehlo.multiply %0, %near : tensor<64x64xf32>
    %n = stablehlo.constant dense<3> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %none = stablehlo.constant dense<0> : tensor<i32>
    %r:2 = stablehlo.while(%round = %none, %x = %signal) : tensor<i32>, tensor<64xf32>
    cond {
      %more = stablehlo.compare LT, %round, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %mine = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<64xf32>) -> tensor<64x64xf32>
      %other = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<64xf32>) -> tensor<64x64xf32>
      %d = stablehlo.subtract %mine, %other : tensor<64x64xf32>
      %dd = stablehlo.multiply %d, %d : tensor<64x64xf32>
      %difference = stablehlo.multiply %dd, %alike : tensor<64x64xf32>
      %e = stablehlo.add %distance, %difference : tensor<64x64xf32>
      %w = stablehlo.exponential %e : tensor<64x64xf32>
      %wx = stablehlo.multiply %w, %other : tensor<64x64xf32>
      %top = stablehlo.reduce(%wx init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
      %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
      %mean = stablehlo.divide %top, %sum : tensor<64xf32>
      %next = stablehlo.add %round, %one : tensor<i32>
      stablehlo.return %next, %mean : tensor<i32>, tensor<64xf32>
    }
    return %r#1 : tensor<64xf32>
  }
}
