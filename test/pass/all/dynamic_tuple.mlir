// opt: --input 'tuple<tensor<2xf32>, tensor<4xf32>>' --input 'dense<6> : tensor<i32>'
// Sizes of what a tuple holds, and a size that is an input's value.
func.func @main(%t: tuple<tensor<?xf32>, tensor<?xf32>>, %n: tensor<i32>) -> tuple<tensor<?xf32>, tensor<?xf32>> {
  %0 = stablehlo.get_tuple_element %t[0] : (tuple<tensor<?xf32>, tensor<?xf32>>) -> tensor<?xf32>
  %1 = stablehlo.get_tuple_element %t[1] : (tuple<tensor<?xf32>, tensor<?xf32>>) -> tensor<?xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %3 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %4 = stablehlo.dynamic_iota %3, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  %5 = stablehlo.add %2, %4 : tensor<?xf32>
  %6 = stablehlo.tuple %5, %0 : tuple<tensor<?xf32>, tensor<?xf32>>
  return %6 : tuple<tensor<?xf32>, tensor<?xf32>>
}
