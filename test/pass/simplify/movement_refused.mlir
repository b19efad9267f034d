// Close to a rule, but elements move or the place is not known: a square transposed by its broadcast, a reshape of what
// was transposed, a slice over two operands, a start that is not known, a scatter that may fall outside, two indices.
func.func @main(%x: tensor<3x3xf32>, %v: tensor<3xf32>, %i: tensor<i32>, %ij: tensor<1xi32>, %w: tensor<2x1xi32>, %s: tensor<f32>) -> (tensor<3x3xf32>, tensor<9xf32>, tensor<2x3xf32>, tensor<1x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<2xf32>, tensor<3xf32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %a1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %1 = stablehlo.reshape %a1 : (tensor<3x3xf32>) -> tensor<9xf32>
  %a2 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<6x3xf32>
  %2 = stablehlo.slice %a2 [2:6:2, 0:3] : (tensor<6x3xf32>) -> tensor<2x3xf32>
  %3 = stablehlo.dynamic_slice %x, %i, %z, sizes = [1, 3] : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
  %4 = stablehlo.pad %v, %s, low = [-1], high = [1], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  %5 = stablehlo.reverse %x, dims = [0] : tensor<3x3xf32>
  %a6 = stablehlo.reverse %5, dims = [1] : tensor<3x3xf32>
  %6 = stablehlo.transpose %a6, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %7 = "stablehlo.gather"(%v, %w) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>} : (tensor<3xf32>, tensor<2x1xi32>) -> tensor<2xf32>
  %8 = "stablehlo.scatter"(%v, %ij, %s) ({^bb0(%a: tensor<f32>, %b: tensor<f32>): stablehlo.return %b : tensor<f32>}) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>} : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<3x3xf32>, tensor<9xf32>, tensor<2x3xf32>, tensor<1x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<2xf32>, tensor<3xf32>
}
