// Rules for ops that move elements, one line each.
func.func @main(%x: tensor<2x3xf32>, %y: tensor<1x3x1xf32>, %s: tensor<f32>, %v: tensor<3xf32>, %i: tensor<i32>, %ij: tensor<2xi32>) -> (tensor<2x3xf32>, tensor<3x2xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x1x1xf32>, tensor<2x3xf32>, tensor<4x3x2xf32>, tensor<2x3xf32>, tensor<1x1xf32>, tensor<1x2xf32>, tensor<2x3xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<1x3x1xf32>, tensor<2x3xf32>, tensor<1x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2xf32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %big = stablehlo.constant dense<9> : tensor<i32>
  %0 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %a1 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<6xf32>
  %1 = stablehlo.reshape %a1 : (tensor<6xf32>) -> tensor<3x2xf32>
  %a2 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<6xf32>
  %2 = stablehlo.reshape %a2 : (tensor<6xf32>) -> tensor<2x3xf32>
  %3 = stablehlo.transpose %x, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %a4 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %4 = stablehlo.transpose %a4, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
  %5 = stablehlo.transpose %y, dims = [1, 2, 0] : (tensor<1x3x1xf32>) -> tensor<3x1x1xf32>
  %a6 = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
  %6 = stablehlo.broadcast_in_dim %a6, dims = [1, 0] : (tensor<3x1xf32>) -> tensor<2x3xf32>
  %a7 = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  %7 = stablehlo.broadcast_in_dim %a7, dims = [2, 1] : (tensor<2x3xf32>) -> tensor<4x3x2xf32>
  %8 = stablehlo.slice %x [0:2, 0:3] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %a9 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xf32>) -> tensor<1x2xf32>
  %9 = stablehlo.slice %a9 [0:1, 1:2] : (tensor<1x2xf32>) -> tensor<1x1xf32>
  %a10 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %10 = stablehlo.slice %a10 [3:4, 0:2] : (tensor<4x3xf32>) -> tensor<1x2xf32>
  %11 = stablehlo.concatenate %x, dim = 0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %a12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xf32>) -> tensor<0x3xf32>
  %12 = stablehlo.concatenate %x, %a12, %x, dim = 0 : (tensor<2x3xf32>, tensor<0x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %13 = stablehlo.pad %v, %s, low = [0], high = [0], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  %14 = stablehlo.pad %v, %s, low = [-1], high = [0], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<2xf32>
  %15 = stablehlo.reverse %y, dims = [0, 2] : tensor<1x3x1xf32>
  %a16 = stablehlo.reverse %x, dims = [1] : tensor<2x3xf32>
  %16 = stablehlo.reverse %a16, dims = [1] : tensor<2x3xf32>
  %17 = stablehlo.iota dim = 0 : tensor<1x3xf32>
  %18 = stablehlo.dynamic_slice %x, %i, %z, sizes = [2, 3] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %19 = stablehlo.dynamic_slice %x, %i, %big, sizes = [2, 1] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
  %20 = stablehlo.dynamic_update_slice %x, %4, %i, %z : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %21 = stablehlo.dynamic_update_slice %x, %a12, %i, %z : (tensor<2x3xf32>, tensor<0x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %22 = "stablehlo.gather"(%x, %ij) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 2>} : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22 : tensor<2x3xf32>, tensor<3x2xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x1x1xf32>, tensor<2x3xf32>, tensor<4x3x2xf32>, tensor<2x3xf32>, tensor<1x1xf32>, tensor<1x2xf32>, tensor<2x3xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<1x3x1xf32>, tensor<2x3xf32>, tensor<1x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2xf32>
}
