func.func @dimensions() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[4, 5, 6], [1, 2, 3]]> : tensor<2x3xi32>
  %1 = stablehlo.reverse %x, dims = [1] : tensor<2x3xi32>
  check.expect_eq_const %1, dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xi32>
  %2 = stablehlo.reverse %x, dims = [1, 0] : tensor<2x3xi32>
  check.expect_eq_const %2, dense<[[6, 5, 4], [3, 2, 1]]> : tensor<2x3xi32>
  %3 = stablehlo.reverse %x, dims = [] : tensor<2x3xi32>
  check.expect_eq %3, %x : tensor<2x3xi32>
  return
}

// -----

func.func @empty_and_one() {
  %x = stablehlo.constant dense<> : tensor<0x3xf32>
  %0 = stablehlo.reverse %x, dims = [0, 1] : tensor<0x3xf32>
  check.expect_eq %0, %x : tensor<0x3xf32>
  %y = stablehlo.constant dense<[[5]]> : tensor<1x1xui8>
  %1 = stablehlo.reverse %y, dims = [1] : tensor<1x1xui8>
  check.expect_eq %1, %y : tensor<1x1xui8>
  return
}
