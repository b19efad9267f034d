func.func @shapes() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %0 = stablehlo.reshape %x : (tensor<2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %0, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %1 = stablehlo.reshape %0 : (tensor<3x2xi32>) -> tensor<1x6x1xi32>
  check.expect_eq_const %1, dense<[[[1], [2], [3], [4], [5], [6]]]> : tensor<1x6x1xi32>
  check.expect_eq_const %0, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %s = stablehlo.constant dense<[[7]]> : tensor<1x1xi32>
  %2 = stablehlo.reshape %s : (tensor<1x1xi32>) -> tensor<i32>
  check.expect_eq_const %2, dense<7> : tensor<i32>
  %e = stablehlo.constant dense<> : tensor<0x3xi32>
  %3 = stablehlo.reshape %e : (tensor<0x3xi32>) -> tensor<5x0x7xi32>
  check.expect_eq_const %3, dense<> : tensor<5x0x7xi32>
  return
}

// -----

// More dimensions than a tensor head has room for.
func.func @high_rank() {
  %x = stablehlo.iota dim = 0 : tensor<4xi32>
  %0 = stablehlo.reshape %x : (tensor<4xi32>) -> tensor<1x1x1x1x2x1x1x1x1x1x2x1xi32>
  %1 = stablehlo.add %0, %0 : tensor<1x1x1x1x2x1x1x1x1x1x2x1xi32>
  %2 = stablehlo.reshape %1 : (tensor<1x1x1x1x2x1x1x1x1x1x2x1xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %2, dense<[[0, 2], [4, 6]]> : tensor<2x2xi32>
  return
}

// -----

// A view of a value that is changed in place afterwards.
func.func @view_outlives() {
  %x = stablehlo.iota dim = 0 : tensor<4xi32>
  %y = stablehlo.add %x, %x : tensor<4xi32>
  %0 = stablehlo.reshape %y : (tensor<4xi32>) -> tensor<2x2xi32>
  %1 = stablehlo.negate %y : tensor<4xi32>
  check.expect_eq_const %1, dense<[0, -2, -4, -6]> : tensor<4xi32>
  check.expect_eq_const %0, dense<[[0, 2], [4, 6]]> : tensor<2x2xi32>
  return
}

// -----

func.func @bounded() {
  %x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %n = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<3x2xf32>, tensor<i32>) -> tensor<?x2xf32, #stablehlo.bounds<3, ?>>
  %1 = stablehlo.reshape %0 : (tensor<?x2xf32, #stablehlo.bounds<3, ?>>) -> tensor<?xf32, #stablehlo.bounds<6>>
  %2 = stablehlo.get_dimension_size %1, dim = 0 : (tensor<?xf32, #stablehlo.bounds<6>>) -> tensor<i32>
  check.expect_eq_const %2, dense<4> : tensor<i32>
  return
}

// -----

// A value and a reshape of it are both carried on, and changed in one place: 4096 bytes, which loops exchange.
func.func @both_carried() {
  %x = stablehlo.iota dim = 0 : tensor<1024xi32>
  %y = stablehlo.iota dim = 0 : tensor<32x32xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %0:3 = stablehlo.while(%i = %zero, %a = %x, %b = %y) : tensor<i32>, tensor<1024xi32>, tensor<32x32xi32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %t = stablehlo.transpose %b, dims = [1, 0] : (tensor<32x32xi32>) -> tensor<32x32xi32>
    %f = stablehlo.reshape %a : (tensor<1024xi32>) -> tensor<32x32xi32>
    %s = stablehlo.add %t, %f : tensor<32x32xi32>
    %r = stablehlo.reverse %s, dims = [0, 1] : tensor<32x32xi32>
    %c = stablehlo.reshape %r : (tensor<32x32xi32>) -> tensor<1024xi32>
    stablehlo.return %j, %c, %r : tensor<i32>, tensor<1024xi32>, tensor<32x32xi32>
  }
  %a0 = stablehlo.reshape %0#1 : (tensor<1024xi32>) -> tensor<32x32xi32>
  %d = stablehlo.subtract %a0, %0#2 : tensor<32x32xi32>
  check.expect_eq_const %d, dense<0> : tensor<32x32xi32>
  %e = stablehlo.slice %0#2 [0:32:31, 0:32:31] : (tensor<32x32xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %e, dense<[[4216, 2108], [2108, 0]]> : tensor<2x2xi32>
  return
}

// -----

// A reshape that a loop reads from outside stays what it is when its operand's array is changed afterwards.
func.func @changed_behind() {
  %x = stablehlo.iota dim = 0 : tensor<6xi32>
  %nine = stablehlo.constant dense<9> : tensor<1xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<2> : tensor<i32>
  %w = stablehlo.reverse %x, dims = [0] : tensor<6xi32>
  %m = stablehlo.reshape %w : (tensor<6xi32>) -> tensor<2x3xi32>
  %k = stablehlo.constant dense<0> : tensor<2x3xi32>
  %0:2 = stablehlo.while(%i = %zero, %a = %k) : tensor<i32>, tensor<2x3xi32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.add %a, %m : tensor<2x3xi32>
    stablehlo.return %j, %s : tensor<i32>, tensor<2x3xi32>
  }
  %u = stablehlo.dynamic_update_slice %w, %nine, %one : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
  check.expect_eq_const %u, dense<[5, 9, 3, 2, 1, 0]> : tensor<6xi32>
  check.expect_eq_const %m, dense<[[5, 4, 3], [2, 1, 0]]> : tensor<2x3xi32>
  check.expect_eq_const %0#1, dense<[[10, 8, 6], [4, 2, 0]]> : tensor<2x3xi32>
  return
}
