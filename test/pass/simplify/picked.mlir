// Elements at places that are put together are put together where they are narrower; not where they are as wide, where
// somebody else reads the places, nor where these are put together of the parts of each.
func.func @main(%t: tensor<64xui8>, %w: tensor<64xi32>, %x: tensor<4x1xui32>, %y: tensor<4x2xui32>, %m: tensor<8x8xui8>) -> (tensor<4x3xui8>, tensor<4x3xi32>, tensor<4x3xui8>, tensor<4x3xui32>, tensor<4xui8>) {
  %0 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<4x1xui32>, tensor<4x2xui32>) -> tensor<4x3xui32>
  %1 = stablehlo.convert %0 : (tensor<4x3xui32>) -> tensor<4x3xi32>
  %2 = stablehlo.reshape %1 : (tensor<4x3xi32>) -> tensor<4x3x1xi32>
  %3 = "stablehlo.gather"(%t, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<64xui8>, tensor<4x3x1xi32>) -> tensor<4x3xui8>
  %4 = stablehlo.concatenate %y, %x, dim = 1 : (tensor<4x2xui32>, tensor<4x1xui32>) -> tensor<4x3xui32>
  %5 = "stablehlo.gather"(%w, %4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<64xi32>, tensor<4x3xui32>) -> tensor<4x3xi32>
  %6 = stablehlo.negate %y : tensor<4x2xui32>
  %7 = stablehlo.concatenate %x, %6, dim = 1 : (tensor<4x1xui32>, tensor<4x2xui32>) -> tensor<4x3xui32>
  %8 = "stablehlo.gather"(%t, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<64xui8>, tensor<4x3xui32>) -> tensor<4x3xui8>
  %9 = stablehlo.concatenate %x, %x, dim = 1 : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x2xui32>
  %10 = "stablehlo.gather"(%m, %9) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x8xui8>, tensor<4x2xui32>) -> tensor<4xui8>
  return %3, %5, %8, %7, %10 : tensor<4x3xui8>, tensor<4x3xi32>, tensor<4x3xui8>, tensor<4x3xui32>, tensor<4xui8>
}
