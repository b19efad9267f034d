// Rows that repeat, many of them, and what a power takes are broadcast where elementwise ops read them, converted or
// not; few rows, numbers that count, columns and what a product reads are not.
func.func @main(%x: tensor<70x64xf32>, %row: tensor<64xi32>, %column: tensor<70xf32>, %few: tensor<5x30xf32>, %n: tensor<i32>) -> (tensor<i32>, tensor<70x64xf32>, tensor<70x64xf32>, tensor<5x30xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %row, dims = [1] : (tensor<64xi32>) -> tensor<70x64xi32>
  %1 = stablehlo.convert %0 : (tensor<70x64xi32>) -> tensor<70x64xf32>
  %2 = stablehlo.broadcast_in_dim %column, dims = [0] : (tensor<70xf32>) -> tensor<70x64xf32>
  %count = stablehlo.iota dim = 0 : tensor<64xf32>
  %3 = stablehlo.broadcast_in_dim %count, dims = [1] : (tensor<64xf32>) -> tensor<70x64xf32>
  %some = stablehlo.slice %row [0:30] : (tensor<64xi32>) -> tensor<30xi32>
  %4 = stablehlo.broadcast_in_dim %some, dims = [1] : (tensor<30xi32>) -> tensor<5x30xi32>
  %5 = stablehlo.convert %4 : (tensor<5x30xi32>) -> tensor<5x30xf32>
  %6 = stablehlo.broadcast_in_dim %row, dims = [1] : (tensor<64xi32>) -> tensor<64x64xi32>
  %7 = stablehlo.convert %6 : (tensor<64x64xi32>) -> tensor<64x64xf32>
  %r:4 = stablehlo.while(%i = %zero, %a = %x, %b = %x, %c = %few) : tensor<i32>, tensor<70x64xf32>, tensor<70x64xf32>, tensor<5x30xf32>
  cond {
    %10 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %10 : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %10 = stablehlo.add %i, %one : tensor<i32>
    %11 = stablehlo.multiply %a, %1 : tensor<70x64xf32>
    %12 = stablehlo.power %2, %11 : tensor<70x64xf32>
    %13 = stablehlo.add %12, %3 : tensor<70x64xf32>
    %14 = stablehlo.dot_general %b, %7, contracting_dims = [1] x [0] : (tensor<70x64xf32>, tensor<64x64xf32>) -> tensor<70x64xf32>
    %15 = stablehlo.multiply %14, %2 : tensor<70x64xf32>
    %16 = stablehlo.add %c, %5 : tensor<5x30xf32>
    stablehlo.return %10, %13, %15, %16 : tensor<i32>, tensor<70x64xf32>, tensor<70x64xf32>, tensor<5x30xf32>
  }
  return %r#0, %r#1, %r#2, %r#3 : tensor<i32>, tensor<70x64xf32>, tensor<70x64xf32>, tensor<5x30xf32>
}
