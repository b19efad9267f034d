// Aliases may be defined after their use.
#early = dense<[1, 2]> : tensor<2xi32>
!early = tuple<!late, i8>
func.func private @f(!early, tensor<2x!elem>) -> !late
func.func @g() {
  %0 = stablehlo.constant {a = #late, b = [#late, #early], c = !late} #early
  %1 = stablehlo.constant {d = #nested} dense<1> : tensor<2xi32>
  return
}
#late = 7 : i32
#nested = {x = #late, y = #early}
!late = tensor<4xf32>
!elem = f16
