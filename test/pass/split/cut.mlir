// A rotation is read without being in memory: what depends on it is cut where its halves meet, along one dimension and
// then along the other, and a slice between the two is no hindrance. The reader of pieces joins as well.
func.func @main(%x: tensor<8x12xf32>, %y: tensor<8x12xf32>) -> tensor<8x12xf32> {
  %0 = stablehlo.slice %x [1:8, 0:12] : (tensor<8x12xf32>) -> tensor<7x12xf32>
  %1 = stablehlo.slice %x [0:1, 0:12] : (tensor<8x12xf32>) -> tensor<1x12xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<7x12xf32>, tensor<1x12xf32>) -> tensor<8x12xf32>
  %3 = stablehlo.slice %2 [0:8, 2:12] : (tensor<8x12xf32>) -> tensor<8x10xf32>
  %4 = stablehlo.slice %2 [0:8, 0:2] : (tensor<8x12xf32>) -> tensor<8x2xf32>
  %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x10xf32>, tensor<8x2xf32>) -> tensor<8x12xf32>
  %6 = stablehlo.tanh %y : tensor<8x12xf32>
  %7 = stablehlo.add %5, %6 : tensor<8x12xf32>
  %8 = stablehlo.multiply %7, %2 : tensor<8x12xf32>
  return %8 : tensor<8x12xf32>
}
