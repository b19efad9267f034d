// Equal ops after each other and in regions of control flow inside; not between branches, nor into a reduction's body.
func.func @main(%x: tensor<4xi32>, %y: tensor<4xi32>, %p: tensor<i1>) -> (tensor<4xi32>, tensor<i32>, tensor<4xi32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.add %x, %y : tensor<4xi32>
  %1 = stablehlo.add %y, %x : tensor<4xi32>
  %2 = stablehlo.subtract %0, %1 : tensor<4xi32>
  %3 = "stablehlo.if"(%p) ({
    %a = stablehlo.add %x, %y : tensor<4xi32>
    %b = stablehlo.multiply %a, %x : tensor<4xi32>
    stablehlo.return %b : tensor<4xi32>
  }, {
    %b = stablehlo.multiply %0, %x : tensor<4xi32>
    stablehlo.return %b : tensor<4xi32>
  }) : (tensor<i1>) -> tensor<4xi32>
  %zero2 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.reduce(%x init: %zero2) across dimensions = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %d = stablehlo.add %a, %c : tensor<i32>
    %e = stablehlo.add %d, %b : tensor<i32>
    stablehlo.return %e : tensor<i32>
  }
  %5 = stablehlo.add %4, %zero : tensor<i32>
  return %2, %5, %3 : tensor<4xi32>, tensor<i32>, tensor<4xi32>
}
