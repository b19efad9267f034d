// Close to a rule, but not for every number: -0 + 0 is +0, -0 - -0 is +0, inf - inf and inf * 0 and NaN = NaN, 1/3
// and 1/2^-149 are not exact, f32 does not hold every f64, i32 conversions wrap where float ones saturate.
func.func @main(%x: tensor<4xf32>, %d: tensor<4xf64>, %c: tensor<4xcomplex<f32>>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xf32>) {
  %z = stablehlo.constant dense<-0.0> : tensor<4xf32>
  %pz = stablehlo.constant dense<0.0> : tensor<4xf32>
  %three = stablehlo.constant dense<3.0> : tensor<4xf32>
  %tiny = stablehlo.constant dense<0x00000001> : tensor<4xf32>
  %cone = stablehlo.constant dense<(1.0, 0.0)> : tensor<4xcomplex<f32>>
  %0 = stablehlo.add %x, %pz : tensor<4xf32>
  %1 = stablehlo.subtract %x, %z : tensor<4xf32>
  %2 = stablehlo.subtract %x, %x : tensor<4xf32>
  %3 = stablehlo.multiply %x, %pz : tensor<4xf32>
  %4 = stablehlo.compare EQ, %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %5 = stablehlo.divide %x, %three : tensor<4xf32>
  %6 = stablehlo.divide %x, %tiny : tensor<4xf32>
  %a7 = stablehlo.convert %d : (tensor<4xf64>) -> tensor<4xf32>
  %7 = stablehlo.convert %a7 : (tensor<4xf32>) -> tensor<4xf64>
  %8 = stablehlo.multiply %c, %cone : tensor<4xcomplex<f32>>
  %a9 = stablehlo.add %x, %three : tensor<4xf32>
  %9 = stablehlo.add %a9, %three : tensor<4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xf32>
}
