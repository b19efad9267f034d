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
