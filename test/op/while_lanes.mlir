// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// while over arrays whose elements go their own ways: each runs until its own end, or as often as a counter says.

// Halving until 1 is reached counts the bits: elements end at different times. The predicate is the condition's.
func.func @halves() {
  %x = stablehlo.iota dim = 0 : tensor<75xi32>
  %zero = stablehlo.constant dense<0> : tensor<75xi32>
  %r:2 = stablehlo.while(%v = %x, %n = %zero) : tensor<75xi32>, tensor<75xi32>
   cond {
    %one = stablehlo.constant dense<1> : tensor<75xi32>
    %p = stablehlo.compare GT, %v, %one : (tensor<75xi32>, tensor<75xi32>) -> tensor<75xi1>
    %f = stablehlo.constant dense<false> : tensor<i1>
    %any = stablehlo.reduce(%p init: %f) applies stablehlo.or across dimensions = [0] : (tensor<75xi1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %any : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<75xi32>
    %p = stablehlo.compare GT, %v, %one : (tensor<75xi32>, tensor<75xi32>) -> tensor<75xi1>
    %h = stablehlo.shift_right_arithmetic %v, %one : tensor<75xi32>
    %m = stablehlo.add %n, %one : tensor<75xi32>
    %v1 = stablehlo.select %p, %h, %v : tensor<75xi1>, tensor<75xi32>
    %n1 = stablehlo.select %p, %m, %n : tensor<75xi1>, tensor<75xi32>
    stablehlo.return %v1, %n1 : tensor<75xi32>, tensor<75xi32>
  }
  // Elements 63, 64 and 74 take 5, 6 and 6 halvings.
  %some = stablehlo.slice %r#1 [62:75:6] : (tensor<75xi32>) -> tensor<3xi32>
  check.expect_eq_const %some, dense<[5, 6, 6]> : tensor<3xi32>
  %sum = stablehlo.constant dense<0> : tensor<i32>
  %all = stablehlo.reduce(%r#1 init: %sum) applies stablehlo.add across dimensions = [0] : (tensor<75xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %all, dense<324> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<75xi32>
  %left = stablehlo.minimum %x, %one : tensor<75xi32>
  check.expect_eq %r#0, %left : tensor<75xi32>
  return
}

// -----

// Here the elements that are done go on changing while others are not: all make 6 rounds.
func.func @together() {
  %x = stablehlo.iota dim = 0 : tensor<75xi32>
  %zero = stablehlo.constant dense<0> : tensor<75xi32>
  %r:2 = stablehlo.while(%v = %x, %n = %zero) : tensor<75xi32>, tensor<75xi32>
   cond {
    %one = stablehlo.constant dense<1> : tensor<75xi32>
    %p = stablehlo.compare GT, %v, %one : (tensor<75xi32>, tensor<75xi32>) -> tensor<75xi1>
    %f = stablehlo.constant dense<false> : tensor<i1>
    %any = stablehlo.reduce(%p init: %f) applies stablehlo.or across dimensions = [0] : (tensor<75xi1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %any : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<75xi32>
    %p = stablehlo.compare GT, %v, %one : (tensor<75xi32>, tensor<75xi32>) -> tensor<75xi1>
    %h = stablehlo.shift_right_arithmetic %v, %one : tensor<75xi32>
    %m = stablehlo.add %n, %one : tensor<75xi32>
    %v1 = stablehlo.select %p, %h, %v : tensor<75xi1>, tensor<75xi32>
    stablehlo.return %v1, %m : tensor<75xi32>, tensor<75xi32>
  }
  check.expect_eq_const %r#1, dense<6> : tensor<75xi32>
  return
}

// -----

// Another predicate than the condition's keeps an element: it goes on to 0 when others still run.
func.func @other_predicate() {
  %x = stablehlo.iota dim = 0 : tensor<20xi32>
  %r = stablehlo.while(%v = %x) : tensor<20xi32>
   cond {
    %three = stablehlo.constant dense<3> : tensor<20xi32>
    %p = stablehlo.compare GT, %v, %three : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %f = stablehlo.constant dense<false> : tensor<i1>
    %any = stablehlo.reduce(%p init: %f) applies stablehlo.or across dimensions = [0] : (tensor<20xi1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %any : tensor<i1>
  } do {
    %zero = stablehlo.constant dense<0> : tensor<20xi32>
    %one = stablehlo.constant dense<1> : tensor<20xi32>
    %p = stablehlo.compare GT, %v, %zero : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %h = stablehlo.subtract %v, %one : tensor<20xi32>
    %v1 = stablehlo.select %p, %h, %v : tensor<20xi1>, tensor<20xi32>
    stablehlo.return %v1 : tensor<20xi32>
  }
  check.expect_eq_const %r, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3]> : tensor<20xi32>
  return
}

// -----

// A counter, what is read by it from outside, f64 beside i16, a shape of two dims, the counter read afterwards.
func.func @counted() {
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %eleven = stablehlo.constant dense<11> : tensor<i32>
  %table = stablehlo.iota dim = 0 : tensor<11xf64>
  %x = stablehlo.iota dim = 1 : tensor<3x13xf64>
  %k = stablehlo.iota dim = 0 : tensor<3x13xi16>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %w = %k) : tensor<i32>, tensor<3x13xf64>, tensor<3x13xi16>
   cond {
    %p = stablehlo.compare LT, %i, %eleven : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %t = stablehlo.dynamic_slice %table, %i, sizes = [1] : (tensor<11xf64>, tensor<i32>) -> tensor<1xf64>
    %s = stablehlo.reshape %t : (tensor<1xf64>) -> tensor<f64>
    %b = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f64>) -> tensor<3x13xf64>
    %v1 = stablehlo.add %v, %b : tensor<3x13xf64>
    %w1 = stablehlo.add %w, %w : tensor<3x13xi16>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %v1, %w1 : tensor<i32>, tensor<3x13xf64>, tensor<3x13xi16>
  }
  check.expect_eq_const %r#0, dense<11> : tensor<i32>
  %sum = stablehlo.constant dense<55.0> : tensor<3x13xf64>
  %want = stablehlo.add %x, %sum : tensor<3x13xf64>
  check.expect_eq %r#1, %want : tensor<3x13xf64>
  %power = stablehlo.constant dense<2048> : tensor<3x13xi16>
  %wants = stablehlo.multiply %k, %power : tensor<3x13xi16>
  check.expect_eq %r#2, %wants : tensor<3x13xi16>
  return
}

// -----

// No round at all, and elements that mix with their neighbours.
func.func @none_and_neighbours() {
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %x = stablehlo.iota dim = 0 : tensor<10xi32>
  %r:2 = stablehlo.while(%i = %ten, %v = %x) : tensor<i32>, tensor<10xi32>
   cond {
    %p = stablehlo.compare LT, %i, %ten : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %v1 = stablehlo.add %v, %v : tensor<10xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %v1 : tensor<i32>, tensor<10xi32>
  }
  check.expect_eq %r#1, %x : tensor<10xi32>
  %q:2 = stablehlo.while(%i = %i0, %v = %x) : tensor<i32>, tensor<10xi32>
   cond {
    %p = stablehlo.compare LT, %i, %ten : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %v1 = stablehlo.reverse %v, dims = [0] : tensor<10xi32>
    %v2 = stablehlo.add %v, %v1 : tensor<10xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %v2 : tensor<i32>, tensor<10xi32>
  }
  check.expect_eq_const %q#1, dense<4608> : tensor<10xi32>
  return
}

// -----

// A counter decides, and elements are done before: doubling ends beyond 100, the rounds until then are counted. Element
// 0 never ends.
func.func @escape() {
  %x = stablehlo.iota dim = 0 : tensor<75xi32>
  %zeros = stablehlo.constant dense<0> : tensor<75xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%k = %zero, %v = %x, %n = %zeros) : tensor<i32>, tensor<75xi32>, tensor<75xi32>
   cond {
    %end = stablehlo.constant dense<50> : tensor<i32>
    %more = stablehlo.compare LT, %k, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %hundred = stablehlo.constant dense<100> : tensor<75xi32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %p = stablehlo.compare LE, %v, %hundred : (tensor<75xi32>, tensor<75xi32>) -> tensor<75xi1>
    %twice = stablehlo.add %v, %v : tensor<75xi32>
    %v1 = stablehlo.select %p, %twice, %v : tensor<75xi1>, tensor<75xi32>
    %c = stablehlo.convert %p : (tensor<75xi1>) -> tensor<75xi32>
    %n1 = stablehlo.add %n, %c : tensor<75xi32>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %k1, %v1, %n1 : tensor<i32>, tensor<75xi32>, tensor<75xi32>
  }
  check.expect_eq_const %r#0, dense<50> : tensor<i32>
  %some = stablehlo.slice %r#2 [0:75:25] : (tensor<75xi32>) -> tensor<3xi32>
  check.expect_eq_const %some, dense<[50, 3, 2]> : tensor<3xi32>
  %last = stablehlo.slice %r#1 [1:75:37] : (tensor<75xi32>) -> tensor<2xi32>
  check.expect_eq_const %last, dense<[128, 152]> : tensor<2xi32>
  return
}

// -----

// The same form, but the counter is in the predicate: nothing changes in the first 30 rounds, then everything does.
func.func @late() {
  %x = stablehlo.iota dim = 0 : tensor<75xi32>
  %zeros = stablehlo.constant dense<0> : tensor<75xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%k = %zero, %v = %x, %u = %zeros) : tensor<i32>, tensor<75xi32>, tensor<75xi32>
   cond {
    %end = stablehlo.constant dense<50> : tensor<i32>
    %more = stablehlo.compare LT, %k, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %ones = stablehlo.constant dense<1> : tensor<75xi32>
    %low = stablehlo.constant dense<30> : tensor<75xi32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %ks = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<75xi32>
    %at = stablehlo.add %ks, %u : tensor<75xi32>
    %p = stablehlo.compare GE, %at, %low : (tensor<75xi32>, tensor<75xi32>) -> tensor<75xi1>
    %up = stablehlo.add %v, %ones : tensor<75xi32>
    %v1 = stablehlo.select %p, %up, %v : tensor<75xi1>, tensor<75xi32>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    %u1 = stablehlo.select %p, %ones, %u : tensor<75xi1>, tensor<75xi32>
    stablehlo.return %k1, %v1, %u1 : tensor<i32>, tensor<75xi32>, tensor<75xi32>
  }
  %twenty = stablehlo.constant dense<20> : tensor<75xi32>
  %v = stablehlo.add %x, %twenty : tensor<75xi32>
  check.expect_eq %r#1, %v : tensor<75xi32>
  return
}

// -----

// What another predicate lets go on is no element that is done.
func.func @others() {
  %x = stablehlo.iota dim = 0 : tensor<75xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%k = %zero, %v = %x, %w = %x) : tensor<i32>, tensor<75xi32>, tensor<75xi32>
   cond {
    %end = stablehlo.constant dense<80> : tensor<i32>
    %more = stablehlo.compare LT, %k, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %ones = stablehlo.constant dense<1> : tensor<75xi32>
    %few = stablehlo.constant dense<5> : tensor<75xi32>
    %most = stablehlo.constant dense<60> : tensor<75xi32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %p = stablehlo.compare LT, %v, %few : (tensor<75xi32>, tensor<75xi32>) -> tensor<75xi1>
    %up = stablehlo.add %v, %ones : tensor<75xi32>
    %v1 = stablehlo.select %p, %up, %v : tensor<75xi1>, tensor<75xi32>
    %q = stablehlo.compare LT, %w, %most : (tensor<75xi32>, tensor<75xi32>) -> tensor<75xi1>
    %next = stablehlo.add %w, %ones : tensor<75xi32>
    %w1 = stablehlo.select %q, %next, %w : tensor<75xi1>, tensor<75xi32>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %k1, %v1, %w1 : tensor<i32>, tensor<75xi32>, tensor<75xi32>
  }
  %few = stablehlo.constant dense<5> : tensor<75xi32>
  %most = stablehlo.constant dense<60> : tensor<75xi32>
  %v = stablehlo.maximum %x, %few : tensor<75xi32>
  %w = stablehlo.maximum %x, %most : tensor<75xi32>
  check.expect_eq %r#1, %v : tensor<75xi32>
  check.expect_eq %r#2, %w : tensor<75xi32>
  return
}
