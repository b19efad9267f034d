// Quotients of choices: by powers of two, products; of constants, choices of quotients; and others, which stay.
func.func @main(%p: tensor<4xi1>, %q: tensor<4xi1>, %x: tensor<4xf16>, %y: tensor<4xf32>) -> (tensor<4xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf16>, tensor<4xf32>, tensor<4xf32>) {
  %h1 = stablehlo.constant dense<1.0> : tensor<4xf16>
  %h2 = stablehlo.constant dense<2.0> : tensor<4xf16>
  %h3 = stablehlo.constant dense<3.0> : tensor<4xf16>
  %z = stablehlo.constant dense<0.0> : tensor<4xf32>
  %one = stablehlo.constant dense<1.0> : tensor<4xf32>
  %two = stablehlo.constant dense<2.0> : tensor<4xf32>
  %three = stablehlo.constant dense<3.0> : tensor<4xf32>
  %mixed = stablehlo.constant dense<[1.0, 2.0, 4.0, 8.0]> : tensor<4xf32>
  %a = stablehlo.select %p, %h2, %h1 : tensor<4xi1>, tensor<4xf16>
  %0 = stablehlo.divide %x, %a : tensor<4xf16>
  %b = stablehlo.select %p, %one, %z : tensor<4xi1>, tensor<4xf32>
  %c = stablehlo.select %q, %two, %one : tensor<4xi1>, tensor<4xf32>
  %1 = stablehlo.divide %b, %c : tensor<4xf32>
  %d = stablehlo.select %q, %three, %two : tensor<4xi1>, tensor<4xf32>
  %2 = stablehlo.divide %one, %d : tensor<4xf32>
  %e = stablehlo.select %p, %h3, %h1 : tensor<4xi1>, tensor<4xf16>
  %3 = stablehlo.divide %x, %e : tensor<4xf16>
  %f = stablehlo.select %p, %mixed, %one : tensor<4xi1>, tensor<4xf32>
  %4 = stablehlo.divide %y, %f : tensor<4xf32>
  %g = stablehlo.select %p, %z, %one : tensor<4xi1>, tensor<4xf32>
  %5 = stablehlo.divide %y, %g : tensor<4xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<4xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf16>, tensor<4xf32>, tensor<4xf32>
}
