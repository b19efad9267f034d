func.func @g(%a: tensor<4xi32>, %init: tensor<i32>) -> tensor<4xi32> {
  %0 = stablehlo.composite "x.y" %a {decomposition = @z, version = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
  %1 = stablehlo.composite "x.y" %a ({ stablehlo.return %a : tensor<4xi32> }, { ^bb0(%q: tensor<i1>): stablehlo.return %a : tensor<4xi32> }) {decomposition = @z, version = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
  %2 = stablehlo.custom_call @"foo-bar"(%a) : (tensor<4xi32>) -> tensor<4xi32>
  %3 = builtin.unrealized_conversion_cast %a : tensor<4xi32> to tensor<4xf32> {x}
  %4, %5 = builtin.unrealized_conversion_cast to tensor<4xf32>, i32 {x}
  %6 = stablehlo.optimization_barrier %a : tensor<4xi32>
  %8 = stablehlo.optimization_barrier {a} %a : tensor<4xi32>
  stablehlo.optimization_barrier()
  stablehlo.optimization_barrier {a} ()
  %9 = stablehlo.after_all : !stablehlo.token
  %10 = stablehlo.after_all %9, %9 {q} : !stablehlo.token
  func.return %a : tensor<4xi32>
}
func.func private @z(tensor<4xi32>) -> tensor<4xi32>
