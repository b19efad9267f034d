// Close to a rule, but not the same numbers: dividing by 0, a conversion that cuts first or saturates, a shift by 32, one that leaves bits, a
// sum with something else than counters.
func.func @main(%x: tensor<4xi32>, %p: tensor<4xi1>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi8>, tensor<4xf32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi8>) {
  %z = stablehlo.constant dense<0> : tensor<4xi32>
  %n = stablehlo.constant dense<32> : tensor<4xi32>
  %v = stablehlo.constant dense<[0, 0, 0, 1]> : tensor<4xi32>
  %0 = stablehlo.divide %x, %x : tensor<4xi32>
  %1 = stablehlo.divide %z, %x : tensor<4xi32>
  %2 = stablehlo.subtract %z, %x : tensor<4xi32>
  %3 = stablehlo.shift_left %x, %n : tensor<4xi32>
  %4 = stablehlo.add %x, %v : tensor<4xi32>
  %a5 = stablehlo.convert %x : (tensor<4xi32>) -> tensor<4xi16>
  %5 = stablehlo.convert %a5 : (tensor<4xi16>) -> tensor<4xi32>
  %a6 = stablehlo.convert %x : (tensor<4xi32>) -> tensor<4xf64>
  %6 = stablehlo.convert %a6 : (tensor<4xf64>) -> tensor<4xi8>
  %a7 = stablehlo.convert %x : (tensor<4xi32>) -> tensor<4xui64>
  %7 = stablehlo.convert %a7 : (tensor<4xui64>) -> tensor<4xf32>
  %a8 = stablehlo.convert %p : (tensor<4xi1>) -> tensor<4xi32>
  %8 = stablehlo.compare GT, %a8, %z : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %a9 = stablehlo.iota dim = 0 : tensor<4xi32>
  %b9 = stablehlo.constant dense<1> : tensor<4xi32>
  %9 = stablehlo.shift_right_logical %a9, %b9 : tensor<4xi32>
  %a10 = stablehlo.add %a9, %x : tensor<4xi32>
  %10 = stablehlo.convert %a10 : (tensor<4xi32>) -> tensor<4xi8>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi8>, tensor<4xf32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi8>
}
