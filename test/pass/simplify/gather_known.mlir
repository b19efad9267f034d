// Known places along one dimension: one after the other, some evenly apart, two of which are put together, moved inside,
// as a table of places; in the middle. Not: three parts, many in two, downwards, a dimension that moves.
func.func @main(%x: tensor<4x6xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x4xf32>, tensor<2x6xf32>, tensor<4x2x2xf32>, tensor<4x5xf32>, tensor<4x9xf32>, tensor<4x3xf32>, tensor<2x4xf32>) {
  %i0 = stablehlo.constant dense<[[1], [2], [3]]> : tensor<3x1xi32>
  %0 = "stablehlo.gather"(%x, %i0) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 4, 1>} : (tensor<4x6xf32>, tensor<3x1xi32>) -> tensor<4x3xf32>
  %i1 = stablehlo.constant dense<[[0], [2], [4]]> : tensor<3x1xi32>
  %1 = "stablehlo.gather"(%x, %i1) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 4, 1>} : (tensor<4x6xf32>, tensor<3x1xi32>) -> tensor<4x3xf32>
  %i2 = stablehlo.constant dense<[0, 1, 3, 18446744073709551615]> : tensor<4xui64>
  %2 = "stablehlo.gather"(%x, %i2) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 4, 1>} : (tensor<4x6xf32>, tensor<4xui64>) -> tensor<4x4xf32>
  %i3 = stablehlo.constant dense<[-7, 3]> : tensor<2xi8>
  %3 = "stablehlo.gather"(%x, %i3) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 6>} : (tensor<4x6xf32>, tensor<2xi8>) -> tensor<2x6xf32>
  %i4 = stablehlo.constant dense<[[2, 3], [4, 5]]> : tensor<2x2xi32>
  %4 = "stablehlo.gather"(%x, %i4) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 4, 1>} : (tensor<4x6xf32>, tensor<2x2xi32>) -> tensor<4x2x2xf32>
  %i5 = stablehlo.constant dense<[0, 1, 3, 3, 4]> : tensor<5xi32>
  %5 = "stablehlo.gather"(%x, %i5) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 4, 1>} : (tensor<4x6xf32>, tensor<5xi32>) -> tensor<4x5xf32>
  %i6 = stablehlo.constant dense<[0, 1, 2, 3, 4, 0, 1, 2, 3]> : tensor<9xi32>
  %6 = "stablehlo.gather"(%x, %i6) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 4, 1>} : (tensor<4x6xf32>, tensor<9xi32>) -> tensor<4x9xf32>
  %i7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %7 = "stablehlo.gather"(%x, %i7) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 4, 1>} : (tensor<4x6xf32>, tensor<3xi32>) -> tensor<4x3xf32>
  %i8 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %8 = "stablehlo.gather"(%x, %i8) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 4, 1>} : (tensor<4x6xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x4xf32>, tensor<2x6xf32>, tensor<4x2x2xf32>, tensor<4x5xf32>, tensor<4x9xf32>, tensor<4x3xf32>, tensor<2x4xf32>
}
