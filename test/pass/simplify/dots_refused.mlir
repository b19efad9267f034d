// The order of a sum over a vector follows from how it lies; short sums become part of kernels; a product that
// somebody else reads would be done twice; dimensions that were next to each other would not be; a matrix that stays
// the same in a loop is better transposed before it.
func.func @main(%x: tensor<40x5xf32>, %s: tensor<6x5xf32>, %v: tensor<40xf32>, %w: tensor<5x40x3xf32>) -> (tensor<5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x3x5xf32>, tensor<4x5xf32>) {
  %xt = stablehlo.transpose %x, dims = [1, 0] : (tensor<40x5xf32>) -> tensor<5x40xf32>
  %0 = stablehlo.dot_general %xt, %v, contracting_dims = [1] x [0] : (tensor<5x40xf32>, tensor<40xf32>) -> tensor<5xf32>
  %st = stablehlo.transpose %s, dims = [1, 0] : (tensor<6x5xf32>) -> tensor<5x6xf32>
  %1 = stablehlo.dot_general %st, %s, contracting_dims = [1] x [0] : (tensor<5x6xf32>, tensor<6x5xf32>) -> tensor<5x5xf32>
  %2 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<40x5xf32>, tensor<40x5xf32>) -> tensor<5x5xf32>
  %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
  %wt = stablehlo.transpose %w, dims = [1, 0, 2] : (tensor<5x40x3xf32>) -> tensor<40x5x3xf32>
  %4 = stablehlo.dot_general %wt, %x, contracting_dims = [0] x [0] : (tensor<40x5x3xf32>, tensor<40x5xf32>) -> tensor<5x3x5xf32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %z = stablehlo.constant dense<1.0> : tensor<4x5xf32>
  %5:2 = stablehlo.while(%k = %i, %h = %z) : tensor<i32>, tensor<4x5xf32>
   cond {
    %c = stablehlo.compare LT, %k, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %n = stablehlo.add %k, %one : tensor<i32>
    %ht = stablehlo.slice %x [0:4, 0:5] : (tensor<40x5xf32>) -> tensor<4x5xf32>
    %a = stablehlo.dot_general %h, %xt, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x40xf32>) -> tensor<4x40xf32>
    %t = stablehlo.transpose %xt, dims = [1, 0] : (tensor<5x40xf32>) -> tensor<40x5xf32>
    %b = stablehlo.dot_general %a, %t, contracting_dims = [1] x [0] : (tensor<4x40xf32>, tensor<40x5xf32>) -> tensor<4x5xf32>
    %e = stablehlo.add %b, %ht : tensor<4x5xf32>
    stablehlo.return %n, %e : tensor<i32>, tensor<4x5xf32>
  }
  return %0, %1, %2, %3, %4, %5#1 : tensor<5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x3x5xf32>, tensor<4x5xf32>
}
