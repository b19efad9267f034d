// opt: --input 'tensor<2xf32>' --input 'tensor<i1>'
// A loop that makes its value longer.
func.func @main(%x: tensor<?xf32>, %p: tensor<i1>) -> tensor<?xf32> {
  %0 = stablehlo.while(%a = %x) : tensor<?xf32>
    cond {
      stablehlo.return %p : tensor<i1>
    } do {
      %1 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      stablehlo.return %1 : tensor<?xf32>
    }
  return %0 : tensor<?xf32>
}
