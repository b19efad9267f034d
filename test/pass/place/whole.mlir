// A piece that slices and an elementwise op read behind its concatenation, which goes into a larger one: they read that.
// The slice that stands in between finds only the first.
func.func @main(%x: tensor<20x30xf32>) -> (tensor<20x10xf32>, tensor<10x30xf32>, tensor<20x30xf32>, tensor<24x31xf32>) {
  %0 = stablehlo.multiply %x, %x : tensor<20x30xf32>
  %1 = stablehlo.slice %x [0:20, 0:1] : (tensor<20x30xf32>) -> tensor<20x1xf32>
  %2 = stablehlo.concatenate %1, %0, dim = 1 : (tensor<20x1xf32>, tensor<20x30xf32>) -> tensor<20x31xf32>
  %3 = stablehlo.slice %0 [0:20, 5:15] : (tensor<20x30xf32>) -> tensor<20x10xf32>
  %4 = stablehlo.constant dense<1.0> : tensor<4x31xf32>
  %5 = stablehlo.concatenate %4, %2, dim = 0 : (tensor<4x31xf32>, tensor<20x31xf32>) -> tensor<24x31xf32>
  %6 = stablehlo.slice %0 [0:20:2, 0:30] : (tensor<20x30xf32>) -> tensor<10x30xf32>
  %7 = stablehlo.add %0, %x : tensor<20x30xf32>
  return %3, %6, %7, %5 : tensor<20x10xf32>, tensor<10x30xf32>, tensor<20x30xf32>, tensor<24x31xf32>
}
