// An index outside picks the last branch.
func.func @pick(%i: tensor<i32>) -> tensor<i64> {
  %ten = stablehlo.constant dense<10> : tensor<i64>
  %0 = "stablehlo.case"(%i) ({
    stablehlo.return %ten : tensor<i64>
  }, {
    %a = stablehlo.add %ten, %ten : tensor<i64>
    stablehlo.return %a : tensor<i64>
  }, {
    %b = stablehlo.negate %ten : tensor<i64>
    stablehlo.return %b : tensor<i64>
  }) : (tensor<i32>) -> tensor<i64>
  return %0 : tensor<i64>
}
func.func @main() {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  %2 = stablehlo.constant dense<2> : tensor<i32>
  %3 = stablehlo.constant dense<3> : tensor<i32>
  %4 = stablehlo.constant dense<-1> : tensor<i32>
  %5 = call @pick(%0) : (tensor<i32>) -> tensor<i64>
  check.expect_eq_const %5, dense<10> : tensor<i64>
  %6 = call @pick(%1) : (tensor<i32>) -> tensor<i64>
  check.expect_eq_const %6, dense<20> : tensor<i64>
  %7 = call @pick(%2) : (tensor<i32>) -> tensor<i64>
  check.expect_eq_const %7, dense<-10> : tensor<i64>
  %8 = call @pick(%3) : (tensor<i32>) -> tensor<i64>
  check.expect_eq_const %8, dense<-10> : tensor<i64>
  %9 = call @pick(%4) : (tensor<i32>) -> tensor<i64>
  check.expect_eq_const %9, dense<-10> : tensor<i64>
  return
}
