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

// -----

// Two functions that call each other, in the branches of a case, with tuples, on arrays.
func.func @even(%n: tensor<i32>, %x: tensor<3xf32>) -> tuple<tensor<3xf32>, tensor<i1>> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %p = stablehlo.compare EQ, %n, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %r:2 = "stablehlo.if"(%p) ({
    stablehlo.return %x, %p : tensor<3xf32>, tensor<i1>
  }, {
    %m = stablehlo.subtract %n, %one : tensor<i32>
    %y = stablehlo.add %x, %x : tensor<3xf32>
    %t = func.call @odd(%m, %y) : (tensor<i32>, tensor<3xf32>) -> tuple<tensor<3xf32>, tensor<i1>>
    %a = stablehlo.get_tuple_element %t[0] : (tuple<tensor<3xf32>, tensor<i1>>) -> tensor<3xf32>
    %b = stablehlo.get_tuple_element %t[1] : (tuple<tensor<3xf32>, tensor<i1>>) -> tensor<i1>
    stablehlo.return %a, %b : tensor<3xf32>, tensor<i1>
  }) : (tensor<i1>) -> (tensor<3xf32>, tensor<i1>)
  %q = stablehlo.tuple %r#0, %r#1 : tuple<tensor<3xf32>, tensor<i1>>
  return %q : tuple<tensor<3xf32>, tensor<i1>>
}
func.func @odd(%n: tensor<i32>, %x: tensor<3xf32>) -> tuple<tensor<3xf32>, tensor<i1>> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %p = stablehlo.compare EQ, %n, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %no = stablehlo.not %p : tensor<i1>
  %r:2 = "stablehlo.if"(%p) ({
    stablehlo.return %x, %no : tensor<3xf32>, tensor<i1>
  }, {
    %m = stablehlo.subtract %n, %one : tensor<i32>
    %t = func.call @even(%m, %x) : (tensor<i32>, tensor<3xf32>) -> tuple<tensor<3xf32>, tensor<i1>>
    %a = stablehlo.get_tuple_element %t[0] : (tuple<tensor<3xf32>, tensor<i1>>) -> tensor<3xf32>
    %b = stablehlo.get_tuple_element %t[1] : (tuple<tensor<3xf32>, tensor<i1>>) -> tensor<i1>
    stablehlo.return %a, %b : tensor<3xf32>, tensor<i1>
  }) : (tensor<i1>) -> (tensor<3xf32>, tensor<i1>)
  %q = stablehlo.tuple %r#0, %r#1 : tuple<tensor<3xf32>, tensor<i1>>
  return %q : tuple<tensor<3xf32>, tensor<i1>>
}
func.func @main() {
  %n = stablehlo.constant dense<7> : tensor<i32>
  %x = stablehlo.constant dense<[1.0, -2.0, 0.5]> : tensor<3xf32>
  %t = func.call @even(%n, %x) : (tensor<i32>, tensor<3xf32>) -> tuple<tensor<3xf32>, tensor<i1>>
  %a = stablehlo.get_tuple_element %t[0] : (tuple<tensor<3xf32>, tensor<i1>>) -> tensor<3xf32>
  %b = stablehlo.get_tuple_element %t[1] : (tuple<tensor<3xf32>, tensor<i1>>) -> tensor<i1>
  check.expect_eq_const %a, dense<[16.0, -32.0, 8.0]> : tensor<3xf32>
  check.expect_eq_const %b, dense<false> : tensor<i1>
  return
}

// -----

// Two calls of itself, in a loop; a check inside; a composite that leads back.
func.func @fib(%n: tensor<i64>) -> tensor<i64> {
  %one = stablehlo.constant dense<1> : tensor<i64>
  %p = stablehlo.compare LE, %n, %one : (tensor<i64>, tensor<i64>) -> tensor<i1>
  %0 = "stablehlo.if"(%p) ({
    check.expect_eq %n, %n : tensor<i64>
    stablehlo.return %n : tensor<i64>
  }, {
    %m = stablehlo.subtract %n, %one : tensor<i64>
    %k = stablehlo.subtract %m, %one : tensor<i64>
    %a = func.call @fib(%m) : (tensor<i64>) -> tensor<i64>
    %b = stablehlo.composite "x.fib" %k {decomposition = @fib} : (tensor<i64>) -> tensor<i64>
    %c = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<i1>) -> tensor<i64>
  return %0 : tensor<i64>
}
func.func @main() {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %n = stablehlo.constant dense<12> : tensor<i64>
  %r:2 = stablehlo.while(%i = %zero, %sum = %zero) : tensor<i64>, tensor<i64>
   cond {
    %t = stablehlo.compare LT, %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %f = func.call @fib(%i) : (tensor<i64>) -> tensor<i64>
    %s = stablehlo.add %sum, %f : tensor<i64>
    %j = stablehlo.add %i, %one : tensor<i64>
    stablehlo.return %j, %s : tensor<i64>, tensor<i64>
  }
  check.expect_eq_const %r#1, dense<232> : tensor<i64>
  return
}
