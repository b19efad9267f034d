func.func @count() {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %n = stablehlo.constant dense<1000> : tensor<i64>
  %0:2 = stablehlo.while(%i = %zero, %s = %zero) : tensor<i64>, tensor<i64>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %t = stablehlo.add %s, %i : tensor<i64>
    %j = stablehlo.add %i, %one : tensor<i64>
    stablehlo.return %j, %t : tensor<i64>, tensor<i64>
  }
  check.expect_eq_const %0#0, dense<1000> : tensor<i64>
  check.expect_eq_const %0#1, dense<499500> : tensor<i64>
  return
}

// -----

// The body never runs; values pass through.
func.func @never() {
  %x = stablehlo.constant dense<[1.5, 2.5]> : tensor<2xf32>
  %no = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.while(%a = %x) : tensor<2xf32>
   cond {
    stablehlo.return %no : tensor<i1>
  } do {
    %b = stablehlo.negate %a : tensor<2xf32>
    stablehlo.return %b : tensor<2xf32>
  }
  check.expect_eq_const %0, dense<[1.5, 2.5]> : tensor<2xf32>
  return
}

// -----

// Values change places, one is replaced unread, one is read by nobody, one comes from outside each time.
func.func @permute() {
  %a = stablehlo.constant dense<1> : tensor<i32>
  %b = stablehlo.constant dense<2> : tensor<i32>
  %c = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.constant dense<5> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:5 = stablehlo.while(%i = %zero, %x = %a, %y = %b, %z = %c, %u = %c) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %a : tensor<i32>
    stablehlo.return %j, %y, %z, %x, %n : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq_const %0#1, dense<3> : tensor<i32>
  check.expect_eq_const %0#2, dense<1> : tensor<i32>
  check.expect_eq_const %0#3, dense<2> : tensor<i32>
  check.expect_eq_const %0#4, dense<5> : tensor<i32>
  return
}

// -----

// A loop in a loop; the inner one reads values of the outer one and of the function.
func.func @nested() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<4> : tensor<i32>
  %v = stablehlo.iota dim = 0 : tensor<2xi32>
  %w = stablehlo.add %v, %v : tensor<2xi32>
  %0:2 = stablehlo.while(%i = %zero, %s = %v) : tensor<i32>, tensor<2xi32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %h = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %1:2 = stablehlo.while(%k = %zero, %t = %s) : tensor<i32>, tensor<2xi32>
     cond {
      %p = stablehlo.compare LT, %k, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %a = stablehlo.add %t, %w : tensor<2xi32>
      %b = stablehlo.add %a, %h : tensor<2xi32>
      %l = stablehlo.add %k, %one : tensor<i32>
      stablehlo.return %l, %b : tensor<i32>, tensor<2xi32>
    }
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %1#1 : tensor<i32>, tensor<2xi32>
  }
  // Six inner steps, each adds w, and 1 + 2 * 2 + 3 * 3 = 14 in sum.
  check.expect_eq_const %0#1, dense<[14, 27]> : tensor<2xi32>
  return
}

// -----

// A token and no other value; a loop without any value.
func.func @tokens() {
  %t = stablehlo.create_token : !stablehlo.token
  %no = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.while(%a = %t) : !stablehlo.token
   cond {
    stablehlo.return %no : tensor<i1>
  } do {
    stablehlo.return %a : !stablehlo.token
  }
  %1 = stablehlo.after_all %0, %t : !stablehlo.token
  %2 = stablehlo.after_all : !stablehlo.token
  stablehlo.while()
   cond {
    stablehlo.return %no : tensor<i1>
  } do {
    stablehlo.return
  }
  return
}

// -----

// The same call in each iteration; the function's values die in each call.
func.func @step(%x: tensor<2xf64>) -> tensor<2xf64> {
  %h = stablehlo.constant dense<0.5> : tensor<2xf64>
  %0 = stablehlo.multiply %x, %h : tensor<2xf64>
  return %0 : tensor<2xf64>
}
func.func @main() {
  %x = stablehlo.constant dense<[1024.0, -1.0]> : tensor<2xf64>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<10> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %s = %x) : tensor<i32>, tensor<2xf64>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %t = func.call @step(%s) : (tensor<2xf64>) -> tensor<2xf64>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %t : tensor<i32>, tensor<2xf64>
  }
  check.expect_eq_const %0#1, dense<[1.0, -0.0009765625]> : tensor<2xf64>
  return
}

// -----

// A large carried value is exchanged with its next one in each of an odd number of rounds; the counter of the loop
// behind it has its own memory.
func.func @exchanged() {
  %x = stablehlo.iota dim = 0 : tensor<2000xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %r:2 = "stablehlo.while"(%zero, %x) ({
  ^bb0(%i: tensor<i32>, %a: tensor<2000xi32>):
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  }, {
  ^bb0(%i: tensor<i32>, %a: tensor<2000xi32>):
    %b = stablehlo.reverse %a, dims = [0] : tensor<2000xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %b : tensor<i32>, tensor<2000xi32>
  }) : (tensor<i32>, tensor<2000xi32>) -> (tensor<i32>, tensor<2000xi32>)
  %s:2 = "stablehlo.while"(%zero, %n) ({
  ^bb0(%i: tensor<i32>, %a: tensor<i32>):
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  }, {
  ^bb0(%i: tensor<i32>, %a: tensor<i32>):
    %k = stablehlo.dynamic_slice %r#1, %a, sizes = [1] : (tensor<2000xi32>, tensor<i32>) -> tensor<1xi32>
    %b = stablehlo.reshape %k : (tensor<1xi32>) -> tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %b : tensor<i32>, tensor<i32>
  }) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  %back = stablehlo.reverse %x, dims = [0] : tensor<2000xi32>
  check.expect_eq %r#1, %back : tensor<2000xi32>
  check.expect_eq_const %s#1, dense<1996> : tensor<i32>
  return
}

// -----

// Each round moves an element that is read from the array it goes into, which is changed in place.
func.func @moves_within() {
  %x = stablehlo.constant dense<[5, 4, 3, 2, 1, 0, 9, 8]> : tensor<8xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<7> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<8xi32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %u = stablehlo.dynamic_slice %a, %j, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
    %v = stablehlo.add %u, %u : tensor<1xi32>
    %b = stablehlo.dynamic_update_slice %a, %v, %i : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
    stablehlo.return %j, %b : tensor<i32>, tensor<8xi32>
  }
  check.expect_eq_const %0#1, dense<[8, 6, 4, 2, 0, 18, 16, 8]> : tensor<8xi32>
  return
}

// -----

// An inner loop works in the outer one's array where nothing else needs it: the first may, the second's operands change
// places, the third's is read from inside and behind it.
func.func @loops_in_place() {
  %x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %y = stablehlo.constant dense<[10, 20, 30, 40]> : tensor<4xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %0:4 = stablehlo.while(%i = %zero, %a = %x, %b = %y, %c = %x) : tensor<i32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
   cond {
    %p = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %1:3 = stablehlo.while(%k = %zero, %d = %b, %e = %a) : tensor<i32>, tensor<4xi32>, tensor<4xi32>
     cond {
      %q = stablehlo.compare LT, %k, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %q : tensor<i1>
    } do {
      %l = stablehlo.add %k, %one : tensor<i32>
      %u = stablehlo.dynamic_slice %d, %l, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %f = stablehlo.dynamic_update_slice %d, %u, %k : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      %g = stablehlo.add %e, %d : tensor<4xi32>
      stablehlo.return %l, %f, %g : tensor<i32>, tensor<4xi32>, tensor<4xi32>
    }
    %2:2 = stablehlo.while(%k = %zero, %d = %c) : tensor<i32>, tensor<4xi32>
     cond {
      %q = stablehlo.compare LT, %k, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %q : tensor<i1>
    } do {
      %l = stablehlo.add %k, %one : tensor<i32>
      %f = stablehlo.add %d, %c : tensor<4xi32>
      stablehlo.return %l, %f : tensor<i32>, tensor<4xi32>
    }
    %h = stablehlo.subtract %2#1, %c : tensor<4xi32>
    stablehlo.return %j, %1#1, %1#2, %h : tensor<i32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
  }
  check.expect_eq_const %0#1, dense<[42, 63, 63, 84]> : tensor<4xi32>
  check.expect_eq_const %0#2, dense<[93, 114, 156, 208]> : tensor<4xi32>
  check.expect_eq_const %0#3, dense<[4, 8, 12, 16]> : tensor<4xi32>
  return
}
