// What only hands its operands on goes; asynchronous work is done where it starts.
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0:2 = stablehlo.optimization_barrier %x, %y : tensor<4xf32>, tensor<4xf32>
    %1 = sdy.sharding_constraint %0#0 <@mesh, [{"x"}]> : tensor<4xf32>
    %2 = tensor.cast %1 : tensor<4xf32> to tensor<4xf32>
    %f = "stablehlo.async_start"(%2) ({
    ^bb0(%a: tensor<4xf32>):
      %r = "stablehlo.collective_permute"(%a) {source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<4xf32>
      stablehlo.return %r : tensor<4xf32>
    }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
    %3 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
    return %3, %0#1 : tensor<4xf32>, tensor<4xf32>
  }
}
