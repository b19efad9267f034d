// Pieces that are put together and then made narrower are made narrower each; not where somebody needs them wide, nor
// where they would be wider, as wide, or are many.
func.func @main(%x: tensor<4x1xi32>, %y: tensor<4x2xi32>, %h: tensor<4x1xf16>) -> (tensor<4x3xui8>, tensor<4x3xf16>, tensor<4x3xi32>, tensor<4x2xf32>, tensor<4x3xf32>, tensor<4x17xi8>) {
  %0 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<4x1xi32>, tensor<4x2xi32>) -> tensor<4x3xi32>
  %1 = stablehlo.convert %0 : (tensor<4x3xi32>) -> tensor<4x3xui8>
  %2 = stablehlo.negate %y : tensor<4x2xi32>
  %3 = stablehlo.concatenate %x, %2, dim = 1 : (tensor<4x1xi32>, tensor<4x2xi32>) -> tensor<4x3xi32>
  %4 = stablehlo.convert %3 : (tensor<4x3xi32>) -> tensor<4x3xf16>
  %5 = stablehlo.concatenate %h, %h, dim = 1 : (tensor<4x1xf16>, tensor<4x1xf16>) -> tensor<4x2xf16>
  %6 = stablehlo.convert %5 : (tensor<4x2xf16>) -> tensor<4x2xf32>
  %7 = stablehlo.concatenate %y, %x, dim = 1 : (tensor<4x2xi32>, tensor<4x1xi32>) -> tensor<4x3xi32>
  %8 = stablehlo.convert %7 : (tensor<4x3xi32>) -> tensor<4x3xf32>
  %9 = stablehlo.concatenate %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x17xi32>
  %10 = stablehlo.convert %9 : (tensor<4x17xi32>) -> tensor<4x17xi8>
  return %1, %4, %3, %6, %8, %10 : tensor<4x3xui8>, tensor<4x3xf16>, tensor<4x3xi32>, tensor<4x2xf32>, tensor<4x3xf32>, tensor<4x17xi8>
}
