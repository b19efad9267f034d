// opt: --input 'tensor<3xf32>' --input 'tensor<i1>'
// Bodies of loops and branches see the sizes too.
func.func @main(%x: tensor<?xf32>, %p: tensor<i1>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = stablehlo.while(%a = %x) : tensor<?xf32>
    cond {
      stablehlo.return %p : tensor<i1>
    } do {
      %1 = stablehlo.add %a, %a : tensor<?xf32>
      stablehlo.return %1 : tensor<?xf32>
    }
  %2 = "stablehlo.if"(%p) ({
    %3 = stablehlo.negate %0 : tensor<?xf32>
    stablehlo.return %3 : tensor<?xf32>
  }, {
    stablehlo.return %x : tensor<?xf32>
  }) : (tensor<i1>) -> tensor<?xf32>
  return %0, %2 : tensor<?xf32>, tensor<?xf32>
}
