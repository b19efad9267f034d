// Products without a sum, and with sums of one product: batches first, then what is free of each side.
func.func @main(%x: tensor<4x3xf32>, %y: tensor<5x3xf32>, %c: tensor<6x1xf16>, %r: tensor<1x7xf16>, %i: tensor<4xi8>, %j: tensor<5xi8>, %h: tensor<4xbf16>) -> (tensor<3x4x5xf32>, tensor<6x7xf16>, tensor<4x5xi8>, tensor<4x4xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [1] x [1], contracting_dims = [] x [] : (tensor<4x3xf32>, tensor<5x3xf32>) -> tensor<3x4x5xf32>
  %1 = stablehlo.dot_general %c, %r, contracting_dims = [1] x [0] : (tensor<6x1xf16>, tensor<1x7xf16>) -> tensor<6x7xf16>
  %2 = stablehlo.dot_general %i, %j, contracting_dims = [] x [] : (tensor<4xi8>, tensor<5xi8>) -> tensor<4x5xi8>
  %3 = stablehlo.dot_general %h, %h, contracting_dims = [] x [] : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4x4xf32>
  return %0, %1, %2, %3 : tensor<3x4x5xf32>, tensor<6x7xf16>, tensor<4x5xi8>, tensor<4x4xf32>
}
