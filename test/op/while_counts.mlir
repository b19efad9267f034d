// Loops that count from a constant to a constant, and what one iteration hands to the next ones through an array.

// x[i + 1] = 2 x[i] + x[i + 1]
func.func @next() {
  %x = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<5> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<1xi32>
  %0:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<6xi32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %a = stablehlo.dynamic_slice %v, %i, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %b = stablehlo.dynamic_slice %v, %j, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %c = stablehlo.multiply %a, %two : tensor<1xi32>
    %d = stablehlo.add %c, %b : tensor<1xi32>
    %w = stablehlo.dynamic_update_slice %v, %d, %j : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
    stablehlo.return %j, %w : tensor<i32>, tensor<6xi32>
  }
  check.expect_eq_const %0#0, dense<5> : tensor<i32>
  check.expect_eq_const %0#1, dense<[1, 4, 11, 26, 57, 120]> : tensor<6xi32>
  return
}

// -----

// Fibonacci's numbers: x[i] = x[i - 1] + x[i - 2], in a large array; two counters, the other one goes down by three.
func.func @two_before() {
  %ones = stablehlo.constant dense<1.0> : tensor<3000xf64>
  %first = stablehlo.constant dense<2> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %two = stablehlo.constant dense<2> : tensor<i64>
  %three = stablehlo.constant dense<3> : tensor<i64>
  %seven = stablehlo.constant dense<7> : tensor<i64>
  %n = stablehlo.constant dense<39> : tensor<i64>
  %0:3 = stablehlo.while(%i = %first, %v = %ones, %d = %seven) : tensor<i64>, tensor<3000xf64>, tensor<i64>
   cond {
    %p = stablehlo.compare LE, %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.subtract %i, %one : tensor<i64>
    %k = stablehlo.subtract %i, %two : tensor<i64>
    %a = stablehlo.dynamic_slice %v, %j, sizes = [1] : (tensor<3000xf64>, tensor<i64>) -> tensor<1xf64>
    %b = stablehlo.dynamic_slice %v, %k, sizes = [1] : (tensor<3000xf64>, tensor<i64>) -> tensor<1xf64>
    %s = stablehlo.add %a, %b : tensor<1xf64>
    %w = stablehlo.dynamic_update_slice %v, %s, %i : (tensor<3000xf64>, tensor<1xf64>, tensor<i64>) -> tensor<3000xf64>
    %m = stablehlo.add %i, %one : tensor<i64>
    %e = stablehlo.subtract %d, %three : tensor<i64>
    stablehlo.return %m, %w, %e : tensor<i64>, tensor<3000xf64>, tensor<i64>
  }
  %1 = stablehlo.slice %0#1 [36:41] : (tensor<3000xf64>) -> tensor<5xf64>
  check.expect_eq_const %0#0, dense<40> : tensor<i64>
  check.expect_eq_const %0#2, dense<-107> : tensor<i64>
  check.expect_eq_const %1, dense<[24157817.0, 39088169.0, 63245986.0, 102334155.0, 1.0]> : tensor<5xf64>
  return
}

// -----

// Backwards, by twos, until equal: x[i] = x[i + 2] + x[i + 4]; the first values lie behind the loop's.
func.func @backwards() {
  %x = stablehlo.iota dim = 0 : tensor<12xi32>
  %first = stablehlo.constant dense<7> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %n = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = stablehlo.while(%i = %first, %v = %x) : tensor<i32>, tensor<12xi32>
   cond {
    %p = stablehlo.compare NE, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %two : tensor<i32>
    %k = stablehlo.add %i, %four : tensor<i32>
    %a = stablehlo.dynamic_slice %v, %j, sizes = [1] : (tensor<12xi32>, tensor<i32>) -> tensor<1xi32>
    %b = stablehlo.dynamic_slice %v, %k, sizes = [1] : (tensor<12xi32>, tensor<i32>) -> tensor<1xi32>
    %s = stablehlo.add %a, %b : tensor<1xi32>
    %w = stablehlo.dynamic_update_slice %v, %s, %i : (tensor<12xi32>, tensor<1xi32>, tensor<i32>) -> tensor<12xi32>
    %m = stablehlo.subtract %i, %two : tensor<i32>
    stablehlo.return %m, %w : tensor<i32>, tensor<12xi32>
  }
  check.expect_eq_const %0#0, dense<-1> : tensor<i32>
  check.expect_eq_const %0#1, dense<[0, 78, 2, 49, 4, 29, 6, 20, 8, 9, 10, 11]> : tensor<12xi32>
  return
}

// -----

// Fewer iterations than lie between the store and the load: one, and none.
func.func @few() {
  %x = stablehlo.iota dim = 0 : tensor<6xi32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %n = stablehlo.constant dense<4> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<1xi32>
  %0:2 = stablehlo.while(%i = %three, %v = %x) : tensor<i32>, tensor<6xi32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.subtract %i, %two : tensor<i32>
    %a = stablehlo.dynamic_slice %v, %k, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %s = stablehlo.add %a, %ten : tensor<1xi32>
    %w = stablehlo.dynamic_update_slice %v, %s, %i : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
    %m = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %m, %w : tensor<i32>, tensor<6xi32>
  }
  %1:2 = stablehlo.while(%i = %n, %v = %0#1) : tensor<i32>, tensor<6xi32>
   cond {
    %p = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.subtract %i, %two : tensor<i32>
    %a = stablehlo.dynamic_slice %v, %k, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %w = stablehlo.dynamic_update_slice %v, %a, %i : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
    %m = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %m, %w : tensor<i32>, tensor<6xi32>
  }
  check.expect_eq_const %1#0, dense<4> : tensor<i32>
  check.expect_eq_const %1#1, dense<[0, 1, 2, 11, 4, 5]> : tensor<6xi32>
  return
}

// -----

// The largest numbers of the type, which the counter does not pass; and loops in a loop, which use its counter and
// begin with a value that it changes.
func.func @nested() {
  %first = stablehlo.constant dense<2147483640> : tensor<i32>
  %most = stablehlo.constant dense<2147483647> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %0:3 = stablehlo.while(%i = %first, %s = %zero, %t = %zero) : tensor<i32>, tensor<i32>, tensor<i32>
   cond {
    %p = stablehlo.compare LT, %i, %most : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %1:3 = stablehlo.while(%j = %zero, %u = %s, %v = %t) : tensor<i32>, tensor<i32>, tensor<i32>
     cond {
      %p = stablehlo.compare LT, %j, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %k = stablehlo.add %j, %one : tensor<i32>
      %w = stablehlo.add %u, %one : tensor<i32>
      %m = stablehlo.multiply %j, %i : tensor<i32>
      %x = stablehlo.add %v, %m : tensor<i32>
      stablehlo.return %k, %w, %x : tensor<i32>, tensor<i32>, tensor<i32>
    }
    %2 = stablehlo.add %i, %one : tensor<i32>
    %3 = stablehlo.add %1#1, %1#0 : tensor<i32>
    stablehlo.return %2, %3, %1#2 : tensor<i32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq_const %0#0, dense<2147483647> : tensor<i32>
  check.expect_eq_const %0#1, dense<42> : tensor<i32>
  check.expect_eq_const %0#2, dense<2147483543> : tensor<i32>
  return
}
