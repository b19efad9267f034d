// opt: --input 'tensor<8xf32>' --input 'tensor<1xi64>' --input 'dense<3> : tensor<i64>'
// Known bounds make a slice; a start at run time makes a dynamic one, where the result's size is known or the limit is
// the start and a known size.
func.func @main(%x: tensor<?xf32>, %start: tensor<1xi64>, %n: tensor<i64>) -> (tensor<?xf32>, tensor<2xf32>, tensor<?xf32>, tensor<?xf32>) {
  %one = stablehlo.constant dense<1> : tensor<1xi64>
  %two = stablehlo.constant dense<2> : tensor<1xi64>
  %end = stablehlo.reshape %n : (tensor<i64>) -> tensor<1xi64>
  %0 = stablehlo.real_dynamic_slice %x, %one, %end, %one : (tensor<?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  %limit = stablehlo.add %start, %two : tensor<1xi64>
  %1 = stablehlo.real_dynamic_slice %x, %start, %limit, %two : (tensor<?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0> : tensor<1xi64>
  %2 = stablehlo.dynamic_pad %0, %zero, %end, %none, %none : (tensor<?xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  %three = stablehlo.add %one, %two : tensor<1xi64>
  %further = stablehlo.add %three, %start : tensor<1xi64>
  %3 = stablehlo.real_dynamic_slice %x, %start, %further, %two : (tensor<?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return %0, %1, %2, %3 : tensor<?xf32>, tensor<2xf32>, tensor<?xf32>, tensor<?xf32>
}
