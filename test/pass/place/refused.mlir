// Pieces that stay what they are read as: one that a slice reads before, one that a product reads, one that no slice
// reads, one that goes into two concatenations, an argument, and a small one.
func.func @main(%x: tensor<10x10xf32>, %y: tensor<10x1xf32>) -> (tensor<10x2xf32>, tensor<10x2xf32>, tensor<10x2xf32>, tensor<10x2xf32>, tensor<10x10xf32>, tensor<10x10xf32>, tensor<60x10xf32>, tensor<10x11xf32>, tensor<8x1xf32>) {
  %a = stablehlo.negate %x : tensor<10x10xf32>
  %b = stablehlo.abs %x : tensor<10x10xf32>
  %c = stablehlo.floor %x : tensor<10x10xf32>
  %d = stablehlo.ceil %x : tensor<10x10xf32>
  %e = stablehlo.negate %y : tensor<10x1xf32>
  %before = stablehlo.slice %a [0:10, 3:5] : (tensor<10x10xf32>) -> tensor<10x2xf32>
  %all = stablehlo.concatenate %a, %b, %c, %d, %d, %x, dim = 0 : (tensor<10x10xf32>, tensor<10x10xf32>, tensor<10x10xf32>, tensor<10x10xf32>, tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<60x10xf32>
  %few = stablehlo.concatenate %e, %x, dim = 1 : (tensor<10x1xf32>, tensor<10x10xf32>) -> tensor<10x11xf32>
  %of_b = stablehlo.slice %b [0:10, 3:5] : (tensor<10x10xf32>) -> tensor<10x2xf32>
  %product = stablehlo.dot_general %b, %b, contracting_dims = [1] x [0] : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
  %sum = stablehlo.add %c, %c : tensor<10x10xf32>
  %of_d = stablehlo.slice %d [0:10, 3:5] : (tensor<10x10xf32>) -> tensor<10x2xf32>
  %of_x = stablehlo.slice %x [0:10, 3:5] : (tensor<10x10xf32>) -> tensor<10x2xf32>
  %of_e = stablehlo.slice %e [2:10, 0:1] : (tensor<10x1xf32>) -> tensor<8x1xf32>
  return %before, %of_b, %of_d, %of_x, %product, %sum, %all, %few, %of_e : tensor<10x2xf32>, tensor<10x2xf32>, tensor<10x2xf32>, tensor<10x2xf32>, tensor<10x10xf32>, tensor<10x10xf32>, tensor<60x10xf32>, tensor<10x11xf32>, tensor<8x1xf32>
}
