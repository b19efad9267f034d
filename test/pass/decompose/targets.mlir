// Targets that name an op become it; a target of nobody's knowledge stays.
func.func @body(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.maximum %a, %b : tensor<f32>
  return %0 : tensor<f32>
}
func.func @main(%x: tensor<6xf32>) -> (tensor<6xf32>, tensor<2xf32>, tensor<3xf32>) {
  %0 = stablehlo.custom_call @mhlo.erf(%x) {mhlo.attributes = {}} : (tensor<6xf32>) -> tensor<6xf32>
  %1 = stablehlo.custom_call @Sharding(%0) : (tensor<6xf32>) -> tensor<6xf32>
  %2:2 = stablehlo.custom_call @mhlo.topk(%1) {mhlo.attributes = {k = 2 : i64, largest = false}} : (tensor<6xf32>) -> (tensor<2xf32>, tensor<2xi64>)
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %two = stablehlo.constant dense<2> : tensor<1xi64>
  %one = stablehlo.constant dense<1> : tensor<1xi64>
  %pad = stablehlo.constant dense<0> : tensor<1x2xi64>
  %3 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%1, %init, %two, %two, %one, %one, %pad) {called_computations = [@body]} : (tensor<6xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1x2xi64>) -> tensor<3xf32>
  %4 = stablehlo.custom_call @mine(%1) : (tensor<6xf32>) -> tensor<6xf32>
  return %4, %2#0, %3 : tensor<6xf32>, tensor<2xf32>, tensor<3xf32>
}
