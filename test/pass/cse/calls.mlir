// Calls without an effect are one; those that differ in any attribute are not.
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @f(%x) {mhlo.backend_config = {n = 1 : i64}} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @f(%x) {mhlo.backend_config = {n = 1 : i64}} : (tensor<4xf32>) -> tensor<4xf32>
  %2 = stablehlo.custom_call @f(%x) {mhlo.backend_config = {n = 2 : i64}} : (tensor<4xf32>) -> tensor<4xf32>
  %3 = stablehlo.custom_call @f(%x) {backend_config = "n", mhlo.backend_config = {n = 1 : i64}} : (tensor<4xf32>) -> tensor<4xf32>
  %4 = stablehlo.add %0, %1 : tensor<4xf32>
  %5 = stablehlo.add %2, %3 : tensor<4xf32>
  %6 = stablehlo.add %4, %5 : tensor<4xf32>
  return %6 : tensor<4xf32>
}
