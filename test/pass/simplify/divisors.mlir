// Divisors that are 1 instead of 0, and comparisons with 0 of what has no sign; and others, which stay.
func.func @main(%x: tensor<4xi32>, %y: tensor<4xi32>, %u: tensor<4xui8>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  %z = stablehlo.constant dense<0> : tensor<4xi32>
  %one = stablehlo.constant dense<1> : tensor<4xi32>
  %two = stablehlo.constant dense<2> : tensor<4xi32>
  %uz = stablehlo.constant dense<0> : tensor<4xui8>
  %p = stablehlo.compare EQ, %y, %z : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %s = stablehlo.select %p, %one, %y : tensor<4xi1>, tensor<4xi32>
  %0 = stablehlo.divide %x, %s : tensor<4xi32>
  %1 = stablehlo.remainder %x, %s : tensor<4xi32>
  %t = stablehlo.select %p, %two, %y : tensor<4xi1>, tensor<4xi32>
  %2 = stablehlo.divide %x, %t : tensor<4xi32>
  %3 = stablehlo.compare LT, %u, %uz : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  %4 = stablehlo.compare GE, %u, %uz : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  %5 = stablehlo.compare LT, %x, %z : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %0, %1, %2, %3, %4, %5 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}
