// One product a group, of which the rows of the group are taken over.
func.func @main(%l: tensor<6x4xf32>, %r: tensor<2x4x3xf32>, %n: tensor<2xi32>) -> tensor<6x3xf32> {
  %0 = "chlo.ragged_dot"(%l, %r, %n) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<6x4xf32>, tensor<2x4x3xf32>, tensor<2xi32>) -> tensor<6x3xf32>
  return %0 : tensor<6x3xf32>
}
