// Not joined: other arrays, accumulators of 64 bits beside narrower ones, columns, rows, and what is small.
func.func @main(%x: tensor<64x512xf32>, %y: tensor<64x512xf32>, %few: tensor<16x16xf32>)
    -> (tensor<f32>, tensor<f32>, tensor<512xf32>, tensor<f64>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %wide = stablehlo.constant dense<0.0> : tensor<f64>
  %a = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<f32>
  %b = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<f32>
  %c = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<64x512xf32>, tensor<f32>) -> tensor<512xf32>
  %z = stablehlo.convert %x : (tensor<64x512xf32>) -> tensor<64x512xf64>
  %d = stablehlo.reduce(%z init: %wide) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x512xf64>, tensor<f64>) -> tensor<f64>
  %e = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<64xf32>
  %f = stablehlo.reduce(%x init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<64xf32>
  %g = stablehlo.reduce(%few init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
  %h = stablehlo.reduce(%few init: %zero) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
  return %a, %b, %c, %d, %e, %f, %g, %h : tensor<f32>, tensor<f32>, tensor<512xf32>, tensor<f64>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>
}
