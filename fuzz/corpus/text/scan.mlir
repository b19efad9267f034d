func.func @scan_cumsum_1d(%input: tensor<4xi32>, %init: tensor<i32>) -> tensor<4xi32> {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1:2 = chlo.scan(%input) inits(%init) dimension=0 attributes {is_reverse = true, foo = 1} {
  ^bb0(%scan_arg0: tensor<i32>, %scan_arg1: tensor<i32>):
    %2 = stablehlo.add %scan_arg0, %scan_arg1 : tensor<i32>
    stablehlo.return %2, %2 : tensor<i32>, tensor<i32>
  } : (tensor<4xi32>, tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
  func.return %1#0 : tensor<4xi32>
}
