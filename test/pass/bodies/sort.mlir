func.func @median_of_three() {
  %x = stablehlo.constant dense<[3, 9, -5, 0]> : tensor<4xi32>
  %y = stablehlo.constant dense<[1, 7, -6, 0]> : tensor<4xi32>
  %z = stablehlo.constant dense<[2, 8, -7, 1]> : tensor<4xi32>
  %r = "stablehlo.map"(%x, %y, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>):
    %a1 = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
    %b1 = stablehlo.reshape %b : (tensor<i32>) -> tensor<1xi32>
    %c1 = stablehlo.reshape %c : (tensor<i32>) -> tensor<1xi32>
    %all = stablehlo.concatenate %a1, %b1, %c1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %sorted = "stablehlo.sort"(%all) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %less = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %less : tensor<i1>
    }) : (tensor<3xi32>) -> tensor<3xi32>
    %one = stablehlo.slice %sorted [1:2] : (tensor<3xi32>) -> tensor<1xi32>
    %middle = stablehlo.reshape %one : (tensor<1xi32>) -> tensor<i32>
    stablehlo.return %middle : tensor<i32>
  }) : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %r, dense<[2, 8, -6, 0]> : tensor<4xi32>
  return
}
