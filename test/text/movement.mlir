// Shape and data movement.
func.func @movement(%x: tensor<4x6xf32>, %u: tensor<2x3xf32>, %i: tensor<i32>, %s: tensor<f32>, %b: tensor<6xf32>) {
  %0 = stablehlo.bitcast_convert %x : (tensor<4x6xf32>) -> tensor<4x6xi32>
  %1 = stablehlo.broadcast %b, sizes = [2, 3] : (tensor<6xf32>) -> tensor<2x3x6xf32>
  %2 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<6xf32>) -> tensor<4x6xf32>
  %3 = stablehlo.broadcast_in_dim %s, dims = [] {x.b} : (tensor<f32>) -> tensor<4x6xf32>
  %4 = stablehlo.concatenate %x, %x, dim = 1 : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x12xf32>
  %5 = stablehlo.concatenate %x, dim = 0 : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %6 = stablehlo.dynamic_slice %x, %i, %i, sizes = [1, 4] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
  %scalar = stablehlo.dynamic_slice %s, sizes = [] : (tensor<f32>) -> tensor<f32>
  %again = stablehlo.dynamic_slice %s, , sizes = [] : (tensor<f32>) -> tensor<f32>
  %7 = stablehlo.dynamic_update_slice %x, %u, %i, %i : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  %8 = stablehlo.pad %x, %s, low = [0, -1], high = [2, 1], interior = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<6x11xf32>
  %9 = stablehlo.reshape %x : (tensor<4x6xf32>) -> tensor<24xf32>
  %10 = stablehlo.reverse %x, dims = [0, 1] : tensor<4x6xf32>
  %11 = stablehlo.reverse %x, dims = [] {x.b} : tensor<4x6xf32>
  %12 = stablehlo.slice %x [1:3, 0:6:2] : (tensor<4x6xf32>) -> tensor<2x3xf32>
  %13 = stablehlo.slice %s [] : (tensor<f32>) -> tensor<f32>
  %14 = "stablehlo.slice"(%b) {start_indices = array<i64: 1>, limit_indices = array<i64: 3>, strides = array<i64: 1>, x.b} : (tensor<6xf32>) -> tensor<2xf32>
  %15 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  return
}

func.func @gather(%x: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>, %i1: tensor<2xi64>) {
  %0 = "stablehlo.gather"(%x, %i) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>,
    slice_sizes = array<i64: 1, 2, 2>, indices_are_sorted = false}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  %1 = "stablehlo.gather"(%x, %i) {
    dimension_numbers = #stablehlo.gather<index_vector_dim = 2, offset_dims = [2, 3], collapsed_slice_dims = [0], operand_batching_dims = [], start_index_map = [1, 0],>,
    slice_sizes = array<i64: 1, 2, 2>, x.b} : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  %2 = "stablehlo.torch_index_select"(%x, %i1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4x2xi32>, tensor<2xi64>) -> tensor<2x4x2xi32>
  return
}

func.func @dynamic(%x: tensor<?x?xf32>, %n: tensor<2xi32>, %s: tensor<f32>, %i: tensor<i32>, %g: tensor<3x4x2xi32>, %gi: tensor<2x3x2xi64>, %sizes: tensor<3xi64>) {
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %n, dims = [0, 1] : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %1 = stablehlo.dynamic_broadcast_in_dim %x, %n, dims = [0, 1] {known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>, a, z} : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %2 = stablehlo.dynamic_reshape %x, %n : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %3 = stablehlo.real_dynamic_slice %x, %n, %n, %n : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %4 = stablehlo.dynamic_pad %x, %s, %n, %n, %n : (tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %5 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %6 = stablehlo.set_dimension_size %x, %i, dim = 0 : (tensor<?x?xf32>, tensor<i32>) -> tensor<?x?xf32>
  %7 = "stablehlo.dynamic_gather"(%g, %gi, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = true}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2x2xi32>
  return
}
