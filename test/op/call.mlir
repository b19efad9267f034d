// Recursion, several results, an argument given twice, a result that is an argument.
func.func @factorial(%n: tensor<i64>) -> tensor<i64> {
  %one = stablehlo.constant dense<1> : tensor<i64>
  %p = stablehlo.compare LE, %n, %one : (tensor<i64>, tensor<i64>) -> tensor<i1>
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %one : tensor<i64>
  }, {
    %m = stablehlo.subtract %n, %one : tensor<i64>
    %f = func.call @factorial(%m) : (tensor<i64>) -> tensor<i64>
    %g = stablehlo.multiply %n, %f : tensor<i64>
    stablehlo.return %g : tensor<i64>
  }) : (tensor<i1>) -> tensor<i64>
  return %0 : tensor<i64>
}
func.func @swap(%a: tensor<2xi32>, %b: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  return %b, %a : tensor<2xi32>, tensor<2xi32>
}
func.func @nothing() {
  return
}
func.func @main() {
  %ten = stablehlo.constant dense<10> : tensor<i64>
  %0 = call @factorial(%ten) : (tensor<i64>) -> tensor<i64>
  check.expect_eq_const %0, dense<3628800> : tensor<i64>
  %x = stablehlo.iota dim = 0 : tensor<2xi32>
  %y = stablehlo.negate %x : tensor<2xi32>
  %1:2 = call @swap(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %1#0, dense<[0, -1]> : tensor<2xi32>
  check.expect_eq_const %1#1, dense<[0, 1]> : tensor<2xi32>
  %2:2 = call @swap(%1#1, %1#1) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  %3 = stablehlo.negate %2#0 : tensor<2xi32>
  check.expect_eq_const %3, dense<[0, -1]> : tensor<2xi32>
  check.expect_eq_const %2#1, dense<[0, 1]> : tensor<2xi32>
  call @nothing() : () -> ()
  return
}
