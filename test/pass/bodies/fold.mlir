func.func @fold_by_norm() {
  %x = stablehlo.constant dense<[[3.0, 4.0, 12.0], [0.0, -8.0, 6.0]]> : tensor<2x3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce"(%x, %zero) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %a1 = stablehlo.reshape %a : (tensor<f32>) -> tensor<1xf32>
    %b1 = stablehlo.reshape %b : (tensor<f32>) -> tensor<1xf32>
    %ab = stablehlo.concatenate %a1, %b1, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %squares = stablehlo.multiply %ab, %ab : tensor<2xf32>
    %init = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = stablehlo.reduce(%squares init: %init) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %norm = stablehlo.sqrt %sum : tensor<f32>
    stablehlo.return %norm : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %r, dense<[13.0, 10.0]> : tensor<2xf32>
  return
}
