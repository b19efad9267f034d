func.func @branches() {
  %yes = stablehlo.constant dense<true> : tensor<i1>
  %no = stablehlo.constant dense<false> : tensor<i1>
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0:2 = "stablehlo.if"(%yes) ({
    %a = stablehlo.add %x, %x : tensor<2xi32>
    stablehlo.return %a, %x : tensor<2xi32>, tensor<2xi32>
  }, {
    stablehlo.return %x, %x : tensor<2xi32>, tensor<2xi32>
  }) : (tensor<i1>) -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %0#0, dense<[2, 4]> : tensor<2xi32>
  check.expect_eq_const %0#1, dense<[1, 2]> : tensor<2xi32>
  %1 = "stablehlo.if"(%no) ({
    stablehlo.return %0#0 : tensor<2xi32>
  }, {
    %n = stablehlo.negate %0#0 : tensor<2xi32>
    stablehlo.return %n : tensor<2xi32>
  }) : (tensor<i1>) -> tensor<2xi32>
  check.expect_eq_const %1, dense<[-2, -4]> : tensor<2xi32>
  return
}

// -----

func.func @no_results() {
  %yes = stablehlo.constant dense<true> : tensor<i1>
  "stablehlo.if"(%yes) ({
    stablehlo.return
  }, {
    stablehlo.return
  }) : (tensor<i1>) -> ()
  return
}

// -----

// Values from outside die inside a branch, in both, in one, in none; and inside a loop in a branch they must not.
func.func @last_uses(%flag: tensor<i1>) -> tensor<3xi32> {
  %x = stablehlo.iota dim = 0 : tensor<3xi32>
  %y = stablehlo.add %x, %x : tensor<3xi32>
  %z = stablehlo.add %y, %x : tensor<3xi32>
  %u = stablehlo.add %z, %x : tensor<3xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %0 = "stablehlo.if"(%flag) ({
    %a = stablehlo.negate %y : tensor<3xi32>
    %b = stablehlo.negate %z : tensor<3xi32>
    %c = stablehlo.add %a, %b : tensor<3xi32>
    stablehlo.return %c : tensor<3xi32>
  }, {
    %a = stablehlo.negate %y : tensor<3xi32>
    %b:2 = stablehlo.while(%i = %zero, %s = %a) : tensor<i32>, tensor<3xi32>
     cond {
      %p = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %t = stablehlo.add %s, %u : tensor<3xi32>
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %t : tensor<i32>, tensor<3xi32>
    }
    stablehlo.return %b#1 : tensor<3xi32>
  }) : (tensor<i1>) -> tensor<3xi32>
  %1 = stablehlo.add %0, %x : tensor<3xi32>
  return %1 : tensor<3xi32>
}
func.func @main() {
  %yes = stablehlo.constant dense<true> : tensor<i1>
  %no = stablehlo.constant dense<false> : tensor<i1>
  %0 = call @last_uses(%yes) : (tensor<i1>) -> tensor<3xi32>
  check.expect_eq_const %0, dense<[0, -4, -8]> : tensor<3xi32>
  %1 = call @last_uses(%no) : (tensor<i1>) -> tensor<3xi32>
  check.expect_eq_const %1, dense<[0, 7, 14]> : tensor<3xi32>
  return
}
