// Quotients and remainders rounded down by powers of two, as programs spell them, of numbers of both signs and of
// counters that have none; and indexes of a loop's counter, some of which have to be clamped.

func.func @floor_1() {
  %x0 = stablehlo.constant dense<[-2147483648, -2147483647, -9, -8, -7, -2, -1, 0, 1, 2, 7, 8, 9, 2147483646, 2147483647, -1000]> : tensor<16xi32>
  %x = stablehlo.optimization_barrier %x0 : tensor<16xi32>
  %k = stablehlo.constant dense<1> : tensor<16xi32>
  %zero = stablehlo.constant dense<0> : tensor<16xi32>
  %one = stablehlo.constant dense<1> : tensor<16xi32>
  %q = stablehlo.divide %x, %k : tensor<16xi32>
  %r = stablehlo.remainder %x, %k : tensor<16xi32>
  %sx = stablehlo.sign %x : tensor<16xi32>
  %sk = stablehlo.sign %k : tensor<16xi32>
  %other = stablehlo.compare NE, %sx, %sk, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
  %rest = stablehlo.compare NE, %r, %zero, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
  %down = stablehlo.and %other, %rest : tensor<16xi1>
  %less = stablehlo.subtract %q, %one : tensor<16xi32>
  %quotient = stablehlo.select %down, %less, %q : tensor<16xi1>, tensor<16xi32>
  %neg = stablehlo.compare LT, %r, %zero, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
  %fix = stablehlo.and %neg, %rest : tensor<16xi1>
  %more = stablehlo.add %r, %k : tensor<16xi32>
  %remainder = stablehlo.select %fix, %more, %r : tensor<16xi1>, tensor<16xi32>
  %want_q = stablehlo.constant dense<[-2147483648, -2147483647, -9, -8, -7, -2, -1, 0, 1, 2, 7, 8, 9, 2147483646, 2147483647, -1000]> : tensor<16xi32>
  %want_r = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<16xi32>
  check.expect_eq %quotient, %want_q : tensor<16xi32>
  check.expect_eq %remainder, %want_r : tensor<16xi32>
  return
}

// -----

func.func @floor_2() {
  %x0 = stablehlo.constant dense<[-2147483648, -2147483647, -9, -8, -7, -2, -1, 0, 1, 2, 7, 8, 9, 2147483646, 2147483647, -1000]> : tensor<16xi32>
  %x = stablehlo.optimization_barrier %x0 : tensor<16xi32>
  %k = stablehlo.constant dense<2> : tensor<16xi32>
  %zero = stablehlo.constant dense<0> : tensor<16xi32>
  %one = stablehlo.constant dense<1> : tensor<16xi32>
  %q = stablehlo.divide %x, %k : tensor<16xi32>
  %r = stablehlo.remainder %x, %k : tensor<16xi32>
  %sx = stablehlo.sign %x : tensor<16xi32>
  %sk = stablehlo.sign %k : tensor<16xi32>
  %other = stablehlo.compare NE, %sx, %sk, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
  %rest = stablehlo.compare NE, %r, %zero, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
  %down = stablehlo.and %other, %rest : tensor<16xi1>
  %less = stablehlo.subtract %q, %one : tensor<16xi32>
  %quotient = stablehlo.select %down, %less, %q : tensor<16xi1>, tensor<16xi32>
  %neg = stablehlo.compare LT, %r, %zero, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
  %fix = stablehlo.and %neg, %rest : tensor<16xi1>
  %more = stablehlo.add %r, %k : tensor<16xi32>
  %remainder = stablehlo.select %fix, %more, %r : tensor<16xi1>, tensor<16xi32>
  %want_q = stablehlo.constant dense<[-1073741824, -1073741824, -5, -4, -4, -1, -1, 0, 0, 1, 3, 4, 4, 1073741823, 1073741823, -500]> : tensor<16xi32>
  %want_r = stablehlo.constant dense<[0, 1, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0]> : tensor<16xi32>
  check.expect_eq %quotient, %want_q : tensor<16xi32>
  check.expect_eq %remainder, %want_r : tensor<16xi32>
  return
}

// -----

func.func @floor_8() {
  %x0 = stablehlo.constant dense<[-2147483648, -2147483647, -9, -8, -7, -2, -1, 0, 1, 2, 7, 8, 9, 2147483646, 2147483647, -1000]> : tensor<16xi32>
  %x = stablehlo.optimization_barrier %x0 : tensor<16xi32>
  %k = stablehlo.constant dense<8> : tensor<16xi32>
  %zero = stablehlo.constant dense<0> : tensor<16xi32>
  %one = stablehlo.constant dense<1> : tensor<16xi32>
  %q = stablehlo.divide %x, %k : tensor<16xi32>
  %r = stablehlo.remainder %x, %k : tensor<16xi32>
  %sx = stablehlo.sign %x : tensor<16xi32>
  %sk = stablehlo.sign %k : tensor<16xi32>
  %other = stablehlo.compare NE, %sx, %sk, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
  %rest = stablehlo.compare NE, %r, %zero, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
  %down = stablehlo.and %other, %rest : tensor<16xi1>
  %less = stablehlo.subtract %q, %one : tensor<16xi32>
  %quotient = stablehlo.select %down, %less, %q : tensor<16xi1>, tensor<16xi32>
  %neg = stablehlo.compare LT, %r, %zero, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
  %fix = stablehlo.and %neg, %rest : tensor<16xi1>
  %more = stablehlo.add %r, %k : tensor<16xi32>
  %remainder = stablehlo.select %fix, %more, %r : tensor<16xi1>, tensor<16xi32>
  %want_q = stablehlo.constant dense<[-268435456, -268435456, -2, -1, -1, -1, -1, 0, 0, 0, 0, 1, 1, 268435455, 268435455, -125]> : tensor<16xi32>
  %want_r = stablehlo.constant dense<[0, 1, 7, 0, 1, 6, 7, 0, 1, 2, 7, 0, 1, 6, 7, 0]> : tensor<16xi32>
  check.expect_eq %quotient, %want_q : tensor<16xi32>
  check.expect_eq %remainder, %want_r : tensor<16xi32>
  return
}

// -----

func.func @floor_1073741824() {
  %x0 = stablehlo.constant dense<[-2147483648, -2147483647, -9, -8, -7, -2, -1, 0, 1, 2, 7, 8, 9, 2147483646, 2147483647, -1000]> : tensor<16xi32>
  %x = stablehlo.optimization_barrier %x0 : tensor<16xi32>
  %k = stablehlo.constant dense<1073741824> : tensor<16xi32>
  %zero = stablehlo.constant dense<0> : tensor<16xi32>
  %one = stablehlo.constant dense<1> : tensor<16xi32>
  %q = stablehlo.divide %x, %k : tensor<16xi32>
  %r = stablehlo.remainder %x, %k : tensor<16xi32>
  %sx = stablehlo.sign %x : tensor<16xi32>
  %sk = stablehlo.sign %k : tensor<16xi32>
  %other = stablehlo.compare NE, %sx, %sk, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
  %rest = stablehlo.compare NE, %r, %zero, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
  %down = stablehlo.and %other, %rest : tensor<16xi1>
  %less = stablehlo.subtract %q, %one : tensor<16xi32>
  %quotient = stablehlo.select %down, %less, %q : tensor<16xi1>, tensor<16xi32>
  %neg = stablehlo.compare LT, %r, %zero, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
  %fix = stablehlo.and %neg, %rest : tensor<16xi1>
  %more = stablehlo.add %r, %k : tensor<16xi32>
  %remainder = stablehlo.select %fix, %more, %r : tensor<16xi1>, tensor<16xi32>
  %want_q = stablehlo.constant dense<[-2, -2, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 1, 1, -1]> : tensor<16xi32>
  %want_r = stablehlo.constant dense<[0, 1, 1073741815, 1073741816, 1073741817, 1073741822, 1073741823, 0, 1, 2, 7, 8, 9, 1073741822, 1073741823, 1073740824]> : tensor<16xi32>
  check.expect_eq %quotient, %want_q : tensor<16xi32>
  check.expect_eq %remainder, %want_r : tensor<16xi32>
  return
}

// -----

func.func @counter() {
  %a = stablehlo.constant dense<[3, 1, 4, 1, 5, 9, 2, 6]> : tensor<8xi32>
  %out = stablehlo.constant dense<0> : tensor<12xi32>
  %ring = stablehlo.constant dense<0> : tensor<4xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %seven = stablehlo.constant dense<7> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %hundred = stablehlo.constant dense<100> : tensor<i32>
  %thousand = stablehlo.constant dense<1000> : tensor<i32>
  %n = stablehlo.constant dense<12> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %o = %out, %t = %ring) : tensor<i32>, tensor<12xi32>, tensor<4xi32>
    cond {
      %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %x = stablehlo.dynamic_slice %a, %i, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
      %back = stablehlo.subtract %i, %three : tensor<i32>
      %y = stablehlo.dynamic_slice %a, %back, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
      %x0 = stablehlo.reshape %x : (tensor<1xi32>) -> tensor<i32>
      %y0 = stablehlo.reshape %y : (tensor<1xi32>) -> tensor<i32>
      %half = stablehlo.divide %i, %two : tensor<i32>
      %odd = stablehlo.remainder %i, %two : tensor<i32>
      %s0 = stablehlo.multiply %x0, %hundred : tensor<i32>
      %s1 = stablehlo.multiply %y0, %ten : tensor<i32>
      %s2 = stablehlo.multiply %half, %thousand : tensor<i32>
      %s3 = stablehlo.multiply %odd, %seven : tensor<i32>
      %s4 = stablehlo.add %s0, %s1 : tensor<i32>
      %s5 = stablehlo.add %s2, %s3 : tensor<i32>
      %s6 = stablehlo.add %s4, %s5 : tensor<i32>
      %s7 = stablehlo.reshape %s6 : (tensor<i32>) -> tensor<1xi32>
      %o2 = stablehlo.dynamic_update_slice %o, %s7, %i : (tensor<12xi32>, tensor<1xi32>, tensor<i32>) -> tensor<12xi32>
      %at = stablehlo.remainder %i, %four : tensor<i32>
      %old = stablehlo.dynamic_slice %t, %at, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %i1 = stablehlo.add %i, %one : tensor<i32>
      %m = stablehlo.multiply %i, %i1 : tensor<i32>
      %m1 = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
      %new = stablehlo.add %old, %m1 : tensor<1xi32>
      %t2 = stablehlo.dynamic_update_slice %t, %new, %at : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      stablehlo.return %i1, %o2, %t2 : tensor<i32>, tensor<12xi32>, tensor<4xi32>
    }
  %want_o = stablehlo.constant dense<[330, 137, 1430, 1137, 2510, 2947, 3210, 3657, 4690, 4627, 5660, 5667]> : tensor<12xi32>
  %want_t = stablehlo.constant dense<[92, 122, 158, 200]> : tensor<4xi32>
  check.expect_eq %r#1, %want_o : tensor<12xi32>
  check.expect_eq %r#2, %want_t : tensor<4xi32>
  return
}

// -----

// Indices that a clamp keeps inside of a larger array than the one they are used on: some updates are left out.
func.func @scatter_clamped() {
  %i0 = stablehlo.constant dense<[-5, 0, 3, 4, 9, 2, 3, 100]> : tensor<8xi32>
  %i = stablehlo.optimization_barrier %i0 : tensor<8xi32>
  %lo = stablehlo.constant dense<0> : tensor<i32>
  %hi = stablehlo.constant dense<5> : tensor<i32>
  %c = stablehlo.clamp %lo, %i, %hi : (tensor<i32>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
  %at = stablehlo.reshape %c : (tensor<8xi32>) -> tensor<8x1xi32>
  %ones = stablehlo.constant dense<1> : tensor<8xi32>
  %small = stablehlo.constant dense<0> : tensor<4xi32>
  %large = stablehlo.constant dense<0> : tensor<6xi32>
  %s = "stablehlo.scatter"(%small, %at, %ones) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
  %l = "stablehlo.scatter"(%large, %at, %ones) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<6xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<6xi32>
  %want_s = stablehlo.constant dense<[2, 0, 1, 2]> : tensor<4xi32>
  %want_l = stablehlo.constant dense<[2, 0, 1, 2, 1, 2]> : tensor<6xi32>
  check.expect_eq %s, %want_s : tensor<4xi32>
  check.expect_eq %l, %want_l : tensor<6xi32>
  return
}

// -----

// Remainders of counters, which are not negative, by numbers of both signs and 0, and of numbers above 0 by such.
func.func @remainders_of_counters() {
  %by0 = stablehlo.constant dense<[-2147483648, -8, -3, -1, 0, 1, 5, 2147483647]> : tensor<8xi32>
  %by = stablehlo.optimization_barrier %by0 : tensor<8xi32>
  %x = stablehlo.iota dim = 0 : tensor<8xi32>
  %zero = stablehlo.constant dense<0> : tensor<8xi32>
  %seven = stablehlo.constant dense<7> : tensor<8xi32>
  %r = stablehlo.remainder %x, %by : tensor<8xi32>
  %less = stablehlo.compare LT, %r, %zero, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %more = stablehlo.compare GT, %r, %seven, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %down = stablehlo.negate %x : tensor<8xi32>
  %s = stablehlo.remainder %down, %by : tensor<8xi32>
  %above = stablehlo.compare GT, %s, %zero, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %want_r = stablehlo.constant dense<[0, 1, 2, 0, 4, 0, 1, 7]> : tensor<8xi32>
  %want_s = stablehlo.constant dense<[0, -1, -2, 0, -4, 0, -1, -7]> : tensor<8xi32>
  %no = stablehlo.constant dense<false> : tensor<8xi1>
  check.expect_eq %r, %want_r : tensor<8xi32>
  check.expect_eq %s, %want_s : tensor<8xi32>
  check.expect_eq %less, %no : tensor<8xi1>
  check.expect_eq %more, %no : tensor<8xi1>
  check.expect_eq %above, %no : tensor<8xi1>
  return
}
