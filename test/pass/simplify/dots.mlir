// Operands that are transposed, and a transposed product, without and with a batch; of several dimensions that stay
// next to each other.
func.func @main(%x: tensor<40x5xf32>, %y: tensor<40x6xf32>, %z: tensor<7x40xf32>, %u: tensor<3x40x5xf32>, %v: tensor<3x6x40xf32>, %w: tensor<2x40x3x5xf32>) -> (tensor<5x6xf32>, tensor<7x5xf32>, tensor<3x5x6xf32>, tensor<3x6x5xf32>, tensor<2x3x5x6xf32>) {
  %xt = stablehlo.transpose %x, dims = [1, 0] : (tensor<40x5xf32>) -> tensor<5x40xf32>
  %0 = stablehlo.dot_general %xt, %y, contracting_dims = [1] x [0] : (tensor<5x40xf32>, tensor<40x6xf32>) -> tensor<5x6xf32>
  %zt = stablehlo.transpose %z, dims = [1, 0] : (tensor<7x40xf32>) -> tensor<40x7xf32>
  %1 = stablehlo.dot_general %x, %zt, contracting_dims = [0] x [0] : (tensor<40x5xf32>, tensor<40x7xf32>) -> tensor<5x7xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<5x7xf32>) -> tensor<7x5xf32>
  %ut = stablehlo.transpose %u, dims = [0, 2, 1] : (tensor<3x40x5xf32>) -> tensor<3x5x40xf32>
  %vt = stablehlo.transpose %v, dims = [0, 2, 1] : (tensor<3x6x40xf32>) -> tensor<3x40x6xf32>
  %3 = stablehlo.dot_general %ut, %vt, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x5x40xf32>, tensor<3x40x6xf32>) -> tensor<3x5x6xf32>
  %4 = stablehlo.dot_general %u, %v, batching_dims = [0] x [0], contracting_dims = [1] x [2] : (tensor<3x40x5xf32>, tensor<3x6x40xf32>) -> tensor<3x5x6xf32>
  %5 = stablehlo.transpose %4, dims = [0, 2, 1] : (tensor<3x5x6xf32>) -> tensor<3x6x5xf32>
  %wt = stablehlo.transpose %w, dims = [0, 2, 3, 1] : (tensor<2x40x3x5xf32>) -> tensor<2x3x5x40xf32>
  %6 = stablehlo.slice %u [0:2, 0:40, 0:5] : (tensor<3x40x5xf32>) -> tensor<2x40x5xf32>
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %7 = stablehlo.pad %6, %c, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<2x40x5xf32>, tensor<f32>) -> tensor<2x40x6xf32>
  %8 = stablehlo.dot_general %wt, %7, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<2x3x5x40xf32>, tensor<2x40x6xf32>) -> tensor<2x3x5x6xf32>
  return %0, %2, %3, %5, %8 : tensor<5x6xf32>, tensor<7x5xf32>, tensor<3x5x6xf32>, tensor<3x6x5xf32>, tensor<2x3x5x6xf32>
}
