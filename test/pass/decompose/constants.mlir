// Every constant becomes stablehlo.constant.
func.func @main(%x: tensor<2xbf16>) -> (tensor<2xi32>, tensor<2xbf16>, tensor<i32>) {
  %0 = arith.constant dense<[1, 2]> : tensor<2xi32>
  %1 = "chlo.constant_like"(%x) <{value = 0.3 : bf16}> : (tensor<2xbf16>) -> tensor<2xbf16>
  %2 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<2xbf16>) -> tensor<i32>
  return %0, %1, %2 : tensor<2xi32>, tensor<2xbf16>, tensor<i32>
}
