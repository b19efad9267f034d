// Quotients and remainders of the same numbers, one by one in a loop: by zero, and where they do not fit, too.

// With a sign, of 32 bits.
func.func @rest_i32() {
  %x = stablehlo.constant dense<[-2147483648, -2147483647, -7, 0, 7, 2147483647]> : tensor<6xi32>
  %y = stablehlo.constant dense<[0, -1, 1, 3, -3, -2147483648, 2147483647]> : tensor<7xi32>
  %none = stablehlo.constant dense<0> : tensor<42xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<42> : tensor<i32>
  %ny = stablehlo.constant dense<7> : tensor<i32>
  %0:3 = stablehlo.while(%i = %zero, %q = %none, %r = %none) : tensor<i32>, tensor<42xi32>, tensor<42xi32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %ix = stablehlo.divide %i, %ny : tensor<i32>
    %iy = stablehlo.remainder %i, %ny : tensor<i32>
    %a = stablehlo.dynamic_slice %x, %ix, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %b = stablehlo.dynamic_slice %y, %iy, sizes = [1] : (tensor<7xi32>, tensor<i32>) -> tensor<1xi32>
    %c = stablehlo.divide %a, %b : tensor<1xi32>
    %d = stablehlo.remainder %a, %b : tensor<1xi32>
    %u = stablehlo.dynamic_update_slice %q, %c, %i : (tensor<42xi32>, tensor<1xi32>, tensor<i32>) -> tensor<42xi32>
    %v = stablehlo.dynamic_update_slice %r, %d, %i : (tensor<42xi32>, tensor<1xi32>, tensor<i32>) -> tensor<42xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %u, %v : tensor<i32>, tensor<42xi32>, tensor<42xi32>
  }
  check.expect_eq_const %0#1, dense<[-1, -2147483648, -2147483648, -715827882, 715827882, 1, -1, -1, 2147483647, -2147483647, -715827882, 715827882, 0, -1, -1, 7, -7, -2, 2, 0, 0, -1, 0, 0, 0, 0, 0, 0, -1, -7, 7, 2, -2, 0, 0, -1, -2147483647, 2147483647, 715827882, -715827882, 0, 1]> : tensor<42xi32>
  check.expect_eq_const %0#2, dense<[-2147483648, 0, 0, -2, -2, 0, -1, -2147483647, 0, 0, -1, -1, -2147483647, 0, -7, 0, 0, -1, -1, -7, -7, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 1, 1, 7, 7, 2147483647, 0, 0, 1, 1, 2147483647, 0]> : tensor<42xi32>
  return
}

// -----

// Without a sign, of 32 bits.
func.func @rest_ui32() {
  %x = stablehlo.constant dense<[0, 7, 2147483647, 4294967295]> : tensor<4xui32>
  %y = stablehlo.constant dense<[0, 1, 3, 2147483647, 4294967295]> : tensor<5xui32>
  %none = stablehlo.constant dense<0> : tensor<20xui32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<20> : tensor<i32>
  %ny = stablehlo.constant dense<5> : tensor<i32>
  %0:3 = stablehlo.while(%i = %zero, %q = %none, %r = %none) : tensor<i32>, tensor<20xui32>, tensor<20xui32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %ix = stablehlo.divide %i, %ny : tensor<i32>
    %iy = stablehlo.remainder %i, %ny : tensor<i32>
    %a = stablehlo.dynamic_slice %x, %ix, sizes = [1] : (tensor<4xui32>, tensor<i32>) -> tensor<1xui32>
    %b = stablehlo.dynamic_slice %y, %iy, sizes = [1] : (tensor<5xui32>, tensor<i32>) -> tensor<1xui32>
    %c = stablehlo.divide %a, %b : tensor<1xui32>
    %d = stablehlo.remainder %a, %b : tensor<1xui32>
    %u = stablehlo.dynamic_update_slice %q, %c, %i : (tensor<20xui32>, tensor<1xui32>, tensor<i32>) -> tensor<20xui32>
    %v = stablehlo.dynamic_update_slice %r, %d, %i : (tensor<20xui32>, tensor<1xui32>, tensor<i32>) -> tensor<20xui32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %u, %v : tensor<i32>, tensor<20xui32>, tensor<20xui32>
  }
  check.expect_eq_const %0#1, dense<[4294967295, 0, 0, 0, 0, 4294967295, 7, 2, 0, 0, 4294967295, 2147483647, 715827882, 1, 0, 4294967295, 4294967295, 1431655765, 2, 1]> : tensor<20xui32>
  check.expect_eq_const %0#2, dense<[0, 0, 0, 0, 0, 7, 0, 1, 7, 7, 2147483647, 0, 1, 0, 2147483647, 4294967295, 0, 0, 1, 0]> : tensor<20xui32>
  return
}

// -----

// With a sign, of 64 bits.
func.func @rest_i64() {
  %x = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -7, 0, 7, 9223372036854775807]> : tensor<6xi64>
  %y = stablehlo.constant dense<[0, -1, 1, 3, -3, -9223372036854775808, 9223372036854775807]> : tensor<7xi64>
  %none = stablehlo.constant dense<0> : tensor<42xi64>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<42> : tensor<i32>
  %ny = stablehlo.constant dense<7> : tensor<i32>
  %0:3 = stablehlo.while(%i = %zero, %q = %none, %r = %none) : tensor<i32>, tensor<42xi64>, tensor<42xi64>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %ix = stablehlo.divide %i, %ny : tensor<i32>
    %iy = stablehlo.remainder %i, %ny : tensor<i32>
    %a = stablehlo.dynamic_slice %x, %ix, sizes = [1] : (tensor<6xi64>, tensor<i32>) -> tensor<1xi64>
    %b = stablehlo.dynamic_slice %y, %iy, sizes = [1] : (tensor<7xi64>, tensor<i32>) -> tensor<1xi64>
    %c = stablehlo.divide %a, %b : tensor<1xi64>
    %d = stablehlo.remainder %a, %b : tensor<1xi64>
    %u = stablehlo.dynamic_update_slice %q, %c, %i : (tensor<42xi64>, tensor<1xi64>, tensor<i32>) -> tensor<42xi64>
    %v = stablehlo.dynamic_update_slice %r, %d, %i : (tensor<42xi64>, tensor<1xi64>, tensor<i32>) -> tensor<42xi64>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %u, %v : tensor<i32>, tensor<42xi64>, tensor<42xi64>
  }
  check.expect_eq_const %0#1, dense<[-1, -9223372036854775808, -9223372036854775808, -3074457345618258602, 3074457345618258602, 1, -1, -1, 9223372036854775807, -9223372036854775807, -3074457345618258602, 3074457345618258602, 0, -1, -1, 7, -7, -2, 2, 0, 0, -1, 0, 0, 0, 0, 0, 0, -1, -7, 7, 2, -2, 0, 0, -1, -9223372036854775807, 9223372036854775807, 3074457345618258602, -3074457345618258602, 0, 1]> : tensor<42xi64>
  check.expect_eq_const %0#2, dense<[-9223372036854775808, 0, 0, -2, -2, 0, -1, -9223372036854775807, 0, 0, -1, -1, -9223372036854775807, 0, -7, 0, 0, -1, -1, -7, -7, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 1, 1, 7, 7, 9223372036854775807, 0, 0, 1, 1, 9223372036854775807, 0]> : tensor<42xi64>
  return
}

// -----

// Without a sign, of 64 bits.
func.func @rest_ui64() {
  %x = stablehlo.constant dense<[0, 7, 9223372036854775807, 18446744073709551615]> : tensor<4xui64>
  %y = stablehlo.constant dense<[0, 1, 3, 9223372036854775807, 18446744073709551615]> : tensor<5xui64>
  %none = stablehlo.constant dense<0> : tensor<20xui64>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<20> : tensor<i32>
  %ny = stablehlo.constant dense<5> : tensor<i32>
  %0:3 = stablehlo.while(%i = %zero, %q = %none, %r = %none) : tensor<i32>, tensor<20xui64>, tensor<20xui64>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %ix = stablehlo.divide %i, %ny : tensor<i32>
    %iy = stablehlo.remainder %i, %ny : tensor<i32>
    %a = stablehlo.dynamic_slice %x, %ix, sizes = [1] : (tensor<4xui64>, tensor<i32>) -> tensor<1xui64>
    %b = stablehlo.dynamic_slice %y, %iy, sizes = [1] : (tensor<5xui64>, tensor<i32>) -> tensor<1xui64>
    %c = stablehlo.divide %a, %b : tensor<1xui64>
    %d = stablehlo.remainder %a, %b : tensor<1xui64>
    %u = stablehlo.dynamic_update_slice %q, %c, %i : (tensor<20xui64>, tensor<1xui64>, tensor<i32>) -> tensor<20xui64>
    %v = stablehlo.dynamic_update_slice %r, %d, %i : (tensor<20xui64>, tensor<1xui64>, tensor<i32>) -> tensor<20xui64>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %u, %v : tensor<i32>, tensor<20xui64>, tensor<20xui64>
  }
  check.expect_eq_const %0#1, dense<[18446744073709551615, 0, 0, 0, 0, 18446744073709551615, 7, 2, 0, 0, 18446744073709551615, 9223372036854775807, 3074457345618258602, 1, 0, 18446744073709551615, 18446744073709551615, 6148914691236517205, 2, 1]> : tensor<20xui64>
  check.expect_eq_const %0#2, dense<[0, 0, 0, 0, 0, 7, 0, 1, 7, 7, 9223372036854775807, 0, 1, 0, 9223372036854775807, 18446744073709551615, 0, 0, 1, 0]> : tensor<20xui64>
  return
}
