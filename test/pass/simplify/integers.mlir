// Rules for integers, one line each.
func.func @main(%x: tensor<4xi32>, %y: tensor<4xi32>, %u: tensor<4xui32>, %p: tensor<4xi1>, %q: tensor<4xi1>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xui32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi16>, tensor<4xi32>, tensor<4xi32>, tensor<4xui64>) {
  %z = stablehlo.constant dense<0> : tensor<4xi32>
  %one = stablehlo.constant dense<1> : tensor<4xi32>
  %m = stablehlo.constant dense<-1> : tensor<4xi32>
  %c = stablehlo.constant dense<7> : tensor<4xi32>
  %um = stablehlo.constant dense<4294967295> : tensor<4xui32>
  %t = stablehlo.constant dense<true> : tensor<4xi1>
  %0 = stablehlo.add %x, %z : tensor<4xi32>
  %1 = stablehlo.add %z, %x : tensor<4xi32>
  %a2 = stablehlo.add %x, %c : tensor<4xi32>
  %2 = stablehlo.add %a2, %one : tensor<4xi32>
  %3 = stablehlo.subtract %x, %z : tensor<4xi32>
  %4 = stablehlo.subtract %x, %x : tensor<4xi32>
  %5 = stablehlo.multiply %one, %x : tensor<4xi32>
  %6 = stablehlo.multiply %x, %z : tensor<4xi32>
  %7 = stablehlo.divide %x, %one : tensor<4xi32>
  %a8 = stablehlo.negate %x : tensor<4xi32>
  %8 = stablehlo.negate %a8 : tensor<4xi32>
  %a9 = stablehlo.not %x : tensor<4xi32>
  %9 = stablehlo.not %a9 : tensor<4xi32>
  %a10 = stablehlo.abs %x : tensor<4xi32>
  %10 = stablehlo.abs %a10 : tensor<4xi32>
  %11 = stablehlo.abs %a8 : tensor<4xi32>
  %12 = stablehlo.maximum %x, %x : tensor<4xi32>
  %13 = stablehlo.and %x, %m : tensor<4xi32>
  %14 = stablehlo.and %z, %x : tensor<4xi32>
  %15 = stablehlo.or %x, %z : tensor<4xi32>
  %16 = stablehlo.or %x, %m : tensor<4xi32>
  %17 = stablehlo.and %u, %um : tensor<4xui32>
  %18 = stablehlo.and %p, %t : tensor<4xi1>
  %19 = stablehlo.xor %x, %z : tensor<4xi32>
  %20 = stablehlo.xor %x, %x : tensor<4xi32>
  %21 = stablehlo.shift_left %x, %z : tensor<4xi32>
  %22 = stablehlo.compare LE, %x, %x : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %23 = stablehlo.compare LT, %x, %x : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %24 = stablehlo.compare EQ, %p, %t : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %25 = stablehlo.compare NE, %p, %t : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %a26 = stablehlo.convert %p : (tensor<4xi1>) -> tensor<4xi32>
  %26 = stablehlo.compare NE, %a26, %z : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %27 = stablehlo.select %t, %x, %y : tensor<4xi1>, tensor<4xi32>
  %28 = stablehlo.select %p, %x, %x : tensor<4xi1>, tensor<4xi32>
  %a29 = stablehlo.not %p : tensor<4xi1>
  %29 = stablehlo.select %a29, %x, %y : tensor<4xi1>, tensor<4xi32>
  %30 = stablehlo.convert %x : tensor<4xi32>
  %a31 = stablehlo.convert %x : (tensor<4xi32>) -> tensor<4xi64>
  %31 = stablehlo.convert %a31 : (tensor<4xi64>) -> tensor<4xi16>
  %a32 = stablehlo.bitcast_convert %x : (tensor<4xi32>) -> tensor<4xf32>
  %32 = stablehlo.bitcast_convert %a32 : (tensor<4xf32>) -> tensor<4xi32>
  %a33 = stablehlo.iota dim = 0 : tensor<4xui64>
  %b33 = stablehlo.constant dense<[3, 3, 3, 3]> : tensor<4xui64>
  %c33 = stablehlo.multiply %a33, %b33 : tensor<4xui64>
  %d33 = stablehlo.add %c33, %b33 : tensor<4xui64>
  %33 = stablehlo.convert %d33 : (tensor<4xui64>) -> tensor<4xi32>
  %e33 = stablehlo.constant dense<4> : tensor<4xui64>
  %34 = stablehlo.shift_right_logical %d33, %e33 : tensor<4xui64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xui32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi16>, tensor<4xi32>, tensor<4xi32>, tensor<4xui64>
}
