// The interpreter sees whole values: annotations and reshards change nothing.
sdy.mesh @mesh = <["a"=2]>
func.func @main() {
  %x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = sdy.sharding_constraint %x <@mesh, [{"a"}]> : tensor<4xi32>
  %1 = stablehlo.add %0, %x : tensor<4xi32>
  %2 = sdy.reshard %1 <@mesh, [{}]> : tensor<4xi32>
  check.expect_eq_const %2, dense<[2, 4, 6, 8]> : tensor<4xi32>
  %3 = sdy.constant dense<7> : tensor<2xi32>
  check.expect_eq_const %3, dense<7> : tensor<2xi32>
  sdy.sharding_group %2 group_id=1 : tensor<4xi32>
  %4 = sdy.propagation_barrier %2 allowed_direction=NONE : tensor<4xi32>
  %5 = sdy.named_computation<"f">(%4) (%arg: tensor<4xi32>) {
    %6 = stablehlo.negate %arg : tensor<4xi32>
    sdy.return %6 : tensor<4xi32>
  } : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %5, dense<[-2, -4, -6, -8]> : tensor<4xi32>
  return
}
