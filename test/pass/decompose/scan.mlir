// A scan is a loop over slices; what its body says in CHLO is taken apart too.
func.func @main(%x: tensor<5x3xf32>, %init: tensor<3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>) {
  %0:2 = "chlo.scan"(%x, %init) <{dimension = 0 : i64, is_reverse = true, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    %1 = chlo.broadcast_add %a, %c : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    stablehlo.return %1, %1 : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<5x3xf32>, tensor<3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
  return %0#0, %0#1 : tensor<5x3xf32>, tensor<3xf32>
}
