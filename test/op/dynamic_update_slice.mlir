// The operand keeps its value where the program still reads it, whether or not the update may happen in place.
func.func @inside_and_clamped() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8]]> : tensor<3x3xi32>
  %u = stablehlo.constant dense<[[-1, -2]]> : tensor<1x2xi32>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %big = stablehlo.constant dense<99> : tensor<i64>
  %low = stablehlo.constant dense<-99> : tensor<i64>
  %0 = stablehlo.dynamic_update_slice %x, %u, %i, %i : (tensor<3x3xi32>, tensor<1x2xi32>, tensor<i64>, tensor<i64>) -> tensor<3x3xi32>
  check.expect_eq_const %0, dense<[[0, 1, 2], [3, -1, -2], [6, 7, 8]]> : tensor<3x3xi32>
  %1 = stablehlo.dynamic_update_slice %0, %u, %big, %big : (tensor<3x3xi32>, tensor<1x2xi32>, tensor<i64>, tensor<i64>) -> tensor<3x3xi32>
  check.expect_eq_const %1, dense<[[0, 1, 2], [3, -1, -2], [6, -1, -2]]> : tensor<3x3xi32>
  %2 = stablehlo.dynamic_update_slice %0, %u, %low, %low : (tensor<3x3xi32>, tensor<1x2xi32>, tensor<i64>, tensor<i64>) -> tensor<3x3xi32>
  check.expect_eq_const %2, dense<[[-1, -2, 2], [3, -1, -2], [6, 7, 8]]> : tensor<3x3xi32>
  check.expect_eq_const %x, dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8]]> : tensor<3x3xi32>
  return
}

// -----

// The update is a slice of the operand itself.
func.func @own_slice() {
  %x = stablehlo.iota dim = 0 : tensor<6xi32>
  %u = stablehlo.slice %x [0:3] : (tensor<6xi32>) -> tensor<3xi32>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<6xi32>, tensor<3xi32>, tensor<i32>) -> tensor<6xi32>
  check.expect_eq_const %0, dense<[0, 0, 1, 2, 4, 5]> : tensor<6xi32>
  %1 = stablehlo.dynamic_update_slice %0, %0, %i : (tensor<6xi32>, tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
  check.expect_eq_const %1, dense<[0, 0, 1, 2, 4, 5]> : tensor<6xi32>
  return
}

// -----

func.func @empty_update_and_rank_0() {
  %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %u = stablehlo.constant dense<> : tensor<0xf32>
  %i = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<2xf32>, tensor<0xf32>, tensor<i32>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[1.0, 2.0]> : tensor<2xf32>
  %s = stablehlo.constant dense<1.0> : tensor<f32>
  %t = stablehlo.constant dense<2.0> : tensor<f32>
  %1 = stablehlo.dynamic_update_slice %s, %t : (tensor<f32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %1, dense<2.0> : tensor<f32>
  return
}

// -----

// A buffer carried through a loop, and a second reader of its first value.
func.func @loop() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<5> : tensor<i32>
  %x = stablehlo.constant dense<0> : tensor<5xi32>
  %0:2 = stablehlo.while(%i = %zero, %b = %x) : tensor<i32>, tensor<5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %sq = stablehlo.multiply %i, %i : tensor<i32>
    %u = stablehlo.reshape %sq : (tensor<i32>) -> tensor<1xi32>
    %c = stablehlo.dynamic_update_slice %b, %u, %i : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %c : tensor<i32>, tensor<5xi32>
  }
  check.expect_eq_const %0#1, dense<[0, 1, 4, 9, 16]> : tensor<5xi32>
  check.expect_eq_const %x, dense<0> : tensor<5xi32>
  return
}

// -----

// What is written is computed from other places of the same buffer: 100 elements each from those one before, and one
// element from two.
func.func @loop_that_reads_elsewhere() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<4> : tensor<i32>
  %x = stablehlo.iota dim = 0 : tensor<200xi32>
  %0:2 = stablehlo.while(%i = %zero, %b = %x) : tensor<i32>, tensor<200xi32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.dynamic_slice %b, %i, sizes = [100] : (tensor<200xi32>, tensor<i32>) -> tensor<100xi32>
    %u = stablehlo.add %s, %s : tensor<100xi32>
    %c = stablehlo.dynamic_update_slice %b, %u, %j : (tensor<200xi32>, tensor<100xi32>, tensor<i32>) -> tensor<200xi32>
    %v = stablehlo.dynamic_slice %c, %j, sizes = [1] : (tensor<200xi32>, tensor<i32>) -> tensor<1xi32>
    %w = stablehlo.dynamic_slice %c, %one, sizes = [1] : (tensor<200xi32>, tensor<i32>) -> tensor<1xi32>
    %y = stablehlo.subtract %v, %w : tensor<1xi32>
    %d = stablehlo.dynamic_update_slice %c, %y, %zero : (tensor<200xi32>, tensor<1xi32>, tensor<i32>) -> tensor<200xi32>
    stablehlo.return %j, %d : tensor<i32>, tensor<200xi32>
  }
  %f = stablehlo.slice %0#1 [0:8] : (tensor<200xi32>) -> tensor<8xi32>
  check.expect_eq_const %f, dense<[0, 0, 0, 0, 0, 16, 32, 48]> : tensor<8xi32>
  %l = stablehlo.slice %0#1 [98:108] : (tensor<200xi32>) -> tensor<10xi32>
  check.expect_eq_const %l, dense<[1504, 1520, 1536, 1552, 1568, 1584, 104, 105, 106, 107]> : tensor<10xi32>
  return
}
