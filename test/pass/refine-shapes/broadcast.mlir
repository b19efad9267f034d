// opt: --input 'tensor<8x4xf32>'
// Sizes of the input go through integer arithmetic into the ops that take shapes.
func.func @main(%x: tensor<?x4xf32>) -> tensor<?x2x4xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<1xi32>
  %half = stablehlo.divide %n, %two : tensor<i32>
  %0 = stablehlo.reshape %half : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.reshape %two : (tensor<i32>) -> tensor<1xi32>
  %2 = stablehlo.concatenate %0, %1, %four, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %3 = stablehlo.dynamic_reshape %x, %2 : (tensor<?x4xf32>, tensor<3xi32>) -> tensor<?x2x4xf32>
  %4 = stablehlo.dynamic_iota %2, dim = 2 : (tensor<3xi32>) -> tensor<?x2x4xf32>
  %5 = stablehlo.add %3, %4 : tensor<?x2x4xf32>
  return %5 : tensor<?x2x4xf32>
}
