// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Bodies that run for each element and work on small arrays: stacked arguments, folds, windows, products and sorts of
// them.

func.func @fold_by_norm() {
  %x = stablehlo.constant dense<[[3.0, 4.0, 12.0], [0.0, -8.0, 6.0]]> : tensor<2x3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce"(%x, %zero) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %a1 = stablehlo.reshape %a : (tensor<f32>) -> tensor<1xf32>
    %b1 = stablehlo.reshape %b : (tensor<f32>) -> tensor<1xf32>
    %ab = stablehlo.concatenate %a1, %b1, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %squares = stablehlo.multiply %ab, %ab : tensor<2xf32>
    %init = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = stablehlo.reduce(%squares init: %init) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %norm = stablehlo.sqrt %sum : tensor<f32>
    stablehlo.return %norm : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %r, dense<[13.0, 10.0]> : tensor<2xf32>
  return
}

// -----

func.func @median_of_three() {
  %x = stablehlo.constant dense<[3, 9, -5, 0]> : tensor<4xi32>
  %y = stablehlo.constant dense<[1, 7, -6, 0]> : tensor<4xi32>
  %z = stablehlo.constant dense<[2, 8, -7, 1]> : tensor<4xi32>
  %r = "stablehlo.map"(%x, %y, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>):
    %a1 = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
    %b1 = stablehlo.reshape %b : (tensor<i32>) -> tensor<1xi32>
    %c1 = stablehlo.reshape %c : (tensor<i32>) -> tensor<1xi32>
    %all = stablehlo.concatenate %a1, %b1, %c1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %sorted = "stablehlo.sort"(%all) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %less = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %less : tensor<i1>
    }) : (tensor<3xi32>) -> tensor<3xi32>
    %one = stablehlo.slice %sorted [1:2] : (tensor<3xi32>) -> tensor<1xi32>
    %middle = stablehlo.reshape %one : (tensor<1xi32>) -> tensor<i32>
    stablehlo.return %middle : tensor<i32>
  }) : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %r, dense<[2, 8, -6, 0]> : tensor<4xi32>
  return
}

// -----

// A stable sort of two columns, by the first.
func.func @sort_columns() {
  %x = stablehlo.constant dense<[5, 2]> : tensor<2xi32>
  %y = stablehlo.constant dense<[5, 4]> : tensor<2xi32>
  %r = "stablehlo.map"(%x, %y) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %a1 = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
    %b1 = stablehlo.reshape %b : (tensor<i32>) -> tensor<1xi32>
    %keys = stablehlo.concatenate %b1, %a1, %b1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %places = stablehlo.iota dim = 0 : tensor<3xi32>
    %s:2 = "stablehlo.sort"(%keys, %places) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>, %i: tensor<i32>, %j: tensor<i32>):
      %less = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %less : tensor<i1>
    }) : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
    %weights = stablehlo.constant dense<[100, 10, 1]> : tensor<3xi32>
    %digits = stablehlo.dot_general %s#1, %weights, contracting_dims = [0] x [0] : (tensor<3xi32>, tensor<3xi32>) -> tensor<i32>
    stablehlo.return %digits : tensor<i32>
  }) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[12, 102]> : tensor<2xi32>
  return
}

// -----

// The larger of two by where it is: a fold of two arrays, then an element at a computed place.
func.func @larger_by_place() {
  %x = stablehlo.constant dense<[[3.0, 4.0, 1.0, 2.0], [-1.0, -2.0, -3.0, -0.5]]> : tensor<2x4xf32>
  %init = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %r = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %a1 = stablehlo.reshape %a : (tensor<f32>) -> tensor<1xf32>
    %b1 = stablehlo.reshape %b : (tensor<f32>) -> tensor<1xf32>
    %ab = stablehlo.concatenate %a1, %b1, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %places = stablehlo.iota dim = 0 : tensor<2xi32>
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %first = stablehlo.constant dense<0> : tensor<i32>
    %best:2 = "stablehlo.reduce"(%ab, %places, %low, %first) <{dimensions = array<i64: 0>}> ({
    ^bb0(%p: tensor<f32>, %i: tensor<i32>, %q: tensor<f32>, %j: tensor<i32>):
      %more = stablehlo.compare GT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %v = stablehlo.select %more, %p, %q : tensor<i1>, tensor<f32>
      %k = stablehlo.select %more, %i, %j : tensor<i1>, tensor<i32>
      stablehlo.return %v, %k : tensor<f32>, tensor<i32>
    }) : (tensor<2xf32>, tensor<2xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    %one = stablehlo.dynamic_slice %ab, %best#1, sizes = [1] : (tensor<2xf32>, tensor<i32>) -> tensor<1xf32>
    %larger = stablehlo.reshape %one : (tensor<1xf32>) -> tensor<f32>
    stablehlo.return %larger : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %r, dense<[4.0, -0.5]> : tensor<2xf32>
  return
}

// -----

// A fold that leaves an array, and windows with strides, holes and padding.
func.func @rows_and_windows() {
  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %y = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %r = "stablehlo.map"(%x, %y) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %a4 = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %b4 = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %ab = stablehlo.concatenate %a4, %b4, dim = 1 : (tensor<2x2xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
    %two = stablehlo.constant dense<2> : tensor<i32>
    %rows = "stablehlo.reduce"(%ab, %two) <{dimensions = array<i64: 1>}> ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %twice = stablehlo.add %p, %p : tensor<i32>
      %next = stablehlo.add %twice, %q : tensor<i32>
      stablehlo.return %next : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %sums = "stablehlo.reduce_window"(%rows, %zero) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, base_dilations = array<i64: 2>, window_dilations = array<i64: 2>, padding = dense<[[2, 2]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %s = stablehlo.add %p, %q : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<2xi32>, tensor<i32>) -> tensor<3xi32>
    %weights = stablehlo.constant dense<[100, 10, 1]> : tensor<3xi32>
    %all = stablehlo.multiply %sums, %weights : tensor<3xi32>
    %sum = stablehlo.reduce(%all init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  // rows: 2 -> 2 (2 (2 2 + a) + a) + b = 16 + 6 a + b, twice; sums: that, its double, that
  check.expect_eq_const %r, dense<[3872, 5808, 7744]> : tensor<3xi32>
  return
}

// -----

// A comparator that measures both sides.
func.func @sort_by_measure() {
  %x = stablehlo.constant dense<[3.0, -1.0, 2.0, -4.0]> : tensor<4xf32>
  %y = stablehlo.constant dense<[0.0, 5.0, -2.5, 1.0]> : tensor<4xf32>
  %s:2 = "stablehlo.sort"(%x, %y) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %a1 = stablehlo.reshape %a : (tensor<f32>) -> tensor<1x1xf32>
    %b1 = stablehlo.reshape %b : (tensor<f32>) -> tensor<1x1xf32>
    %c1 = stablehlo.reshape %c : (tensor<f32>) -> tensor<1x1xf32>
    %d1 = stablehlo.reshape %d : (tensor<f32>) -> tensor<1x1xf32>
    %ac = stablehlo.concatenate %a1, %c1, dim = 1 : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x2xf32>
    %bd = stablehlo.concatenate %b1, %d1, dim = 1 : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x2xf32>
    %all = stablehlo.concatenate %ac, %bd, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
    %squares = stablehlo.dot_general %all, %all, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2xf32>
    %p = stablehlo.slice %squares [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %q = stablehlo.slice %squares [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %less = stablehlo.compare LT, %p, %q : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %r = stablehlo.reshape %less : (tensor<1xi1>) -> tensor<i1>
    stablehlo.return %r : tensor<i1>
  }) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  check.expect_eq_const %s#0, dense<[3.0, 2.0, -4.0, -1.0]> : tensor<4xf32>
  check.expect_eq_const %s#1, dense<[0.0, -2.5, 1.0, 5.0]> : tensor<4xf32>
  return
}

// -----

// A loop that carries a matrix, as long as its corner is small, and a choice between arrays.
func.func @carried_and_chosen() {
  %x = stablehlo.constant dense<[1, 2, 40]> : tensor<3xi32>
  %y = stablehlo.constant dense<[1, 3, 1]> : tensor<3xi32>
  %r = "stablehlo.map"(%x, %y) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %a1 = stablehlo.reshape %a : (tensor<i32>) -> tensor<1x1xi32>
    %b1 = stablehlo.reshape %b : (tensor<i32>) -> tensor<1x1xi32>
    %top = stablehlo.concatenate %a1, %b1, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x2xi32>
    %bottom = stablehlo.concatenate %b1, %a1, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x2xi32>
    %m = stablehlo.concatenate %top, %bottom, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %none = stablehlo.constant dense<0> : tensor<i32>
    %p:2 = stablehlo.while(%k = %none, %n = %m) : tensor<i32>, tensor<2x2xi32> cond {
      %corner = stablehlo.slice %n [0:1, 0:1] : (tensor<2x2xi32>) -> tensor<1x1xi32>
      %c = stablehlo.reshape %corner : (tensor<1x1xi32>) -> tensor<i32>
      %hundred = stablehlo.constant dense<100> : tensor<i32>
      %more = stablehlo.compare LT, %c, %hundred : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %k, %one : tensor<i32>
      %square = stablehlo.dot_general %n, %n, contracting_dims = [1] x [0] : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
      stablehlo.return %next, %square : tensor<i32>, tensor<2x2xi32>
    }
    %even = stablehlo.compare EQ, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %row = "stablehlo.if"(%even) ({
      %first = stablehlo.slice %p#1 [0:1, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
      stablehlo.return %first : tensor<1x2xi32>
    }, {
      %corner = stablehlo.slice %p#1 [0:1, 0:1] : (tensor<2x2xi32>) -> tensor<1x1xi32>
      %rounds = stablehlo.reshape %p#0 : (tensor<i32>) -> tensor<1x1xi32>
      %both = stablehlo.concatenate %corner, %rounds, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x2xi32>
      stablehlo.return %both : tensor<1x2xi32>
    }) : (tensor<i1>) -> tensor<1x2xi32>
    %sum = stablehlo.reduce(%row init: %none) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x2xi32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  // [[1, 1], [1, 1]] squared three times: 128 128; [[2, 3], [3, 2]] twice: 313 312; [[40, 1], [1, 40]] once: 1601 80.
  check.expect_eq_const %r, dense<[256, 315, 1602]> : tensor<3xi32>
  return
}

// -----

// A body reads from outside what is made after the operands of its op.
func.func @reads_what_comes_later() {
  %c = stablehlo.constant dense<2> : tensor<i32>
  %n:1 = stablehlo.while(%i = %c) : tensor<i32>
   cond {
    %three = stablehlo.constant dense<3> : tensor<i32>
    %less = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %j = stablehlo.multiply %i, %i : tensor<i32>
    %k = stablehlo.add %j, %i : tensor<i32>
    stablehlo.return %k : tensor<i32>
  }
  %x = stablehlo.broadcast_in_dim %n#0, dims = [] : (tensor<i32>) -> tensor<5xi32>
  %at = stablehlo.constant dense<[0]> : tensor<1xi32>
  %seven = stablehlo.constant dense<7> : tensor<i32>
  %s = "stablehlo.scatter"(%x, %at, %seven) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %m = stablehlo.multiply %p, %q : tensor<i32>
    stablehlo.return %m : tensor<i32>
  }) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
  %r = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>):
    %d = stablehlo.slice %s [0:1] : (tensor<5xi32>) -> tensor<1xi32>
    %e = stablehlo.reshape %d : (tensor<1xi32>) -> tensor<i32>
    %f = stablehlo.add %a, %e : tensor<i32>
    stablehlo.return %f : tensor<i32>
  }) : (tensor<5xi32>) -> tensor<5xi32>
  check.expect_eq_const %r, dense<48> : tensor<5xi32>
  return
}
