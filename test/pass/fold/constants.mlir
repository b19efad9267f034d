// Elementwise ops, conversions and movement on constants; what is one element everywhere stays so.
func.func @main() -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xi8>, tensor<2x3xbf16>, tensor<3xui32>, tensor<3x2xi32>, tensor<3x2xi32>, tensor<2x2xi32>, tensor<2x3xi32>, tensor<1000x1000xi32>, tensor<2x3xf32>, tensor<4x3xi32>, tensor<2x6xi32>, tensor<3x5xi32>, tensor<1000x1000xi32>) {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %b = stablehlo.constant dense<2> : tensor<2x3xi32>
  %f = stablehlo.constant dense<[1.5, -0.0, 0x7F800000]> : tensor<3xf32>
  %p = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %g = stablehlo.constant dense<0.1> : tensor<3xf32>
  %s = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.add %a, %b : tensor<2x3xi32>
  %1 = stablehlo.multiply %b, %b : tensor<2x3xi32>
  %2 = stablehlo.add %f, %g : tensor<3xf32>
  %3 = stablehlo.negate %f : tensor<3xf32>
  %4 = stablehlo.sqrt %g : tensor<3xf32>
  %5 = stablehlo.compare LT, %f, %g : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %6 = stablehlo.select %p, %f, %g : tensor<3xi1>, tensor<3xf32>
  %7 = stablehlo.clamp %g, %f, %g : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %8 = stablehlo.convert %f : (tensor<3xf32>) -> tensor<3xi8>
  %9 = stablehlo.convert %b : (tensor<2x3xi32>) -> tensor<2x3xbf16>
  %10 = stablehlo.bitcast_convert %f : (tensor<3xf32>) -> tensor<3xui32>
  %11 = stablehlo.reshape %a : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %12 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %13 = stablehlo.slice %a [0:2, 0:3:2] : (tensor<2x3xi32>) -> tensor<2x2xi32>
  %14 = stablehlo.reverse %a, dims = [1] : tensor<2x3xi32>
  %15 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<i32>) -> tensor<1000x1000xi32>
  %16 = stablehlo.broadcast_in_dim %f, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  %17 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<4x3xi32>
  %18 = stablehlo.concatenate %b, %b, dim = 1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x6xi32>
  %19 = stablehlo.pad %a, %s, low = [1, 0], high = [0, 0], interior = [0, 1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<3x5xi32>
  %20 = stablehlo.add %15, %15 : tensor<1000x1000xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20 : tensor<2x3xi32>, tensor<2x3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xi8>, tensor<2x3xbf16>, tensor<3xui32>, tensor<3x2xi32>, tensor<3x2xi32>, tensor<2x2xi32>, tensor<2x3xi32>, tensor<1000x1000xi32>, tensor<2x3xf32>, tensor<4x3xi32>, tensor<2x6xi32>, tensor<3x5xi32>, tensor<1000x1000xi32>
}
