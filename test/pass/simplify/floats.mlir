// Rules for floats and complex numbers, one line each.
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>, %c: tensor<4xcomplex<f32>>, %h: tensor<4xbf16>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xbf16>, tensor<4xf64>, tensor<4xf32>, tensor<4xf32>, tensor<4xcomplex<f32>>) {
  %z = stablehlo.constant dense<-0.0> : tensor<4xf32>
  %pz = stablehlo.constant dense<0.0> : tensor<4xf32>
  %one = stablehlo.constant dense<1.0> : tensor<4xf32>
  %e = stablehlo.constant dense<8.0> : tensor<4xf32>
  %0 = stablehlo.add %x, %z : tensor<4xf32>
  %1 = stablehlo.subtract %x, %pz : tensor<4xf32>
  %2 = stablehlo.multiply %one, %x : tensor<4xf32>
  %3 = stablehlo.divide %x, %one : tensor<4xf32>
  %4 = stablehlo.divide %x, %e : tensor<4xf32>
  %a5 = stablehlo.negate %x : tensor<4xf32>
  %5 = stablehlo.negate %a5 : tensor<4xf32>
  %6 = stablehlo.abs %a5 : tensor<4xf32>
  %7 = stablehlo.minimum %x, %x : tensor<4xf32>
  %a8 = stablehlo.convert %h : (tensor<4xbf16>) -> tensor<4xf32>
  %8 = stablehlo.convert %a8 : (tensor<4xf32>) -> tensor<4xbf16>
  %9 = stablehlo.convert %a8 : (tensor<4xf32>) -> tensor<4xf64>
  %a10 = stablehlo.complex %x, %y : tensor<4xcomplex<f32>>
  %10 = stablehlo.real %a10 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %11 = stablehlo.imag %a10 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %a12 = stablehlo.real %c : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %b12 = stablehlo.imag %c : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %12 = stablehlo.complex %a12, %b12 : tensor<4xcomplex<f32>>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xbf16>, tensor<4xf64>, tensor<4xf32>, tensor<4xf32>, tensor<4xcomplex<f32>>
}
