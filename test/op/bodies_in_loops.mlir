// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Bodies that hold what is not computed in registers: they run for one element after the other.

// The length of (x, y) by a factorization: [[1, 0], [x, y]] has the square [[1, x], [x, x x + y y]].
func.func @map_cholesky() {
  %x = stablehlo.constant dense<[[3.0, 1.0, -2.0], [0.0, 4.0, 7.0]]> : tensor<2x3xf32>
  %y = stablehlo.constant dense<[[4.0, 2.0, 5.0], [1.0, 3.0, 6.0]]> : tensor<2x3xf32>
  %r = "stablehlo.map"(%x, %y) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %one = stablehlo.constant dense<1.0> : tensor<1x1xf32>
    %a1 = stablehlo.reshape %a : (tensor<f32>) -> tensor<1x1xf32>
    %aa = stablehlo.multiply %a, %a : tensor<f32>
    %bb = stablehlo.multiply %b, %b : tensor<f32>
    %s = stablehlo.add %aa, %bb : tensor<f32>
    %s1 = stablehlo.reshape %s : (tensor<f32>) -> tensor<1x1xf32>
    %row0 = stablehlo.concatenate %one, %a1, dim = 1 : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x2xf32>
    %row1 = stablehlo.concatenate %a1, %s1, dim = 1 : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x2xf32>
    %square = stablehlo.concatenate %row0, %row1, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
    %root = stablehlo.cholesky %square, lower = true : tensor<2x2xf32>
    %corner = stablehlo.slice %root [1:2, 1:2] : (tensor<2x2xf32>) -> tensor<1x1xf32>
    %r = stablehlo.reshape %corner : (tensor<1x1xf32>) -> tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r, dense<[[4.0, 2.0, 5.0], [1.0, 3.0, 6.0]]> : tensor<2x3xf32>
  return
}

// -----

// 2 a + b, as the first number of the transform of (a, a, b, 0): a chain in index order from the initial value on.
func.func @reduce_fft() {
  %x = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %init = stablehlo.constant dense<1.0> : tensor<f32>
  %outer = stablehlo.constant dense<0.0> : tensor<1xf32>
  %r = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %a2 = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %b1 = stablehlo.reshape %b : (tensor<f32>) -> tensor<1xf32>
    %all = stablehlo.concatenate %a2, %b1, %outer, dim = 0 : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
    %f = stablehlo.fft %all, type = RFFT, length = [4] : (tensor<4xf32>) -> tensor<3xcomplex<f32>>
    %re = stablehlo.real %f : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %first = stablehlo.slice %re [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %sum = stablehlo.reshape %first : (tensor<1xf32>) -> tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  check.expect_eq_const %r, dense<[10.0, 13.0, 16.0]> : tensor<3xf32>
  return
}

// -----

// Two results, one made by a scatter at a computed place; no elements, and no results.
func.func @main() {
  %x = stablehlo.constant dense<[[5, 1, 2], [0, 9, 2]]> : tensor<2x3xi32>
  %y = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<> : tensor<2x0xi32>
  %r:2 = "stablehlo.reduce"(%x, %y, %zero, %zero) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %more = func.call @count(%a, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %both = stablehlo.add %b, %d : tensor<i32>
    stablehlo.return %more, %both : tensor<i32>, tensor<i32>
  }) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>)
  // Places 0, 1, 2, 3 (what is beyond is left out) get 1, 10, 100, 1000; then a + their sum.
  check.expect_eq_const %r#0, dense<[110, 101]> : tensor<2xi32>
  check.expect_eq_const %r#1, dense<[6, 15]> : tensor<2xi32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %s = "stablehlo.reduce"(%none, %five) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %more = func.call @count(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %more : tensor<i32>
  }) : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %s, dense<5> : tensor<2xi32>
  %t = "stablehlo.reduce"(%none, %five) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %more = func.call @count(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %more : tensor<i32>
  }) : (tensor<2x0xi32>, tensor<i32>) -> tensor<0xi32>
  check.expect_eq_const %t, dense<> : tensor<0xi32>
  return
}
func.func private @count(%a: tensor<i32>, %c: tensor<i32>) -> tensor<i32> {
  %zeros = stablehlo.constant dense<0> : tensor<4xi32>
  %weights = stablehlo.constant dense<[1, 10, 100, 1000]> : tensor<4xi32>
  %at = stablehlo.reshape %c : (tensor<i32>) -> tensor<1xi32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %places = "stablehlo.scatter"(%zeros, %at, %one) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    stablehlo.return %q : tensor<i32>
  }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
  %all = stablehlo.multiply %places, %weights : tensor<4xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %sum = stablehlo.reduce(%all init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
  %r = stablehlo.add %a, %sum : tensor<i32>
  return %r : tensor<i32>
}

// -----

// Windows with strides, holes and padding, which counts as the initial value: a + b is the solution of a triangular
// system.
func.func @window_solve() {
  %x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %init = stablehlo.constant dense<10.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %matrix = stablehlo.constant dense<[[1.0, 0.0], [-1.0, 1.0]]> : tensor<2x2xf32>
    %a1 = stablehlo.reshape %a : (tensor<f32>) -> tensor<1x1xf32>
    %b1 = stablehlo.reshape %b : (tensor<f32>) -> tensor<1x1xf32>
    %ab = stablehlo.concatenate %a1, %b1, dim = 0 : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<2x1xf32>
    %s = "stablehlo.triangular_solve"(%matrix, %ab) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %last = stablehlo.slice %s [1:2, 0:1] : (tensor<2x1xf32>) -> tensor<1x1xf32>
    %sum = stablehlo.reshape %last : (tensor<1x1xf32>) -> tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x3xf32>
  // Along a row: . 1 . 2 . . . in which a window looks at places 0 and 2, 2 and 4, 4 and 6.
  check.expect_eq_const %r, dense<30.0> : tensor<2x3xf32>
  return
}

// -----

// Updates one after the other, some of them outside; the sum of a list of many is not written out.
func.func @scatter_long_sum() {
  %x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %at = stablehlo.constant dense<[[1], [18446744073709551615], [1], [3]]> : tensor<4x1xui64>
  %u = stablehlo.constant dense<[[10, 1000], [20, 2000], [30, 3000], [40, 4000]]> : tensor<4x2xi64>
  %r = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %many = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<i64>) -> tensor<1000xi64>
    %zero = stablehlo.constant dense<0> : tensor<i64>
    %sum = stablehlo.reduce(%many init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<1000xi64>, tensor<i64>) -> tensor<i64>
    %s = stablehlo.add %sum, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<4xi64>, tensor<4x1xui64>, tensor<4x2xi64>) -> tensor<4xi64>
  check.expect_eq_const %r, dense<[1, 2010030, 4003000, 4040]> : tensor<4xi64>
  return
}

// -----

// Selected is the largest rest of a division by 7, of an element of the operand only; added, what is left of it.
func.func @select_by_random_bits() {
  %x = stablehlo.constant dense<[[5, 13, 7, 20], [6, 1, 2, 3]]> : tensor<2x4xi32>
  %y = stablehlo.constant dense<[[100, 200, 300]]> : tensor<1x3xi32>
  %init = stablehlo.constant dense<1> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%x, %y, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %seven = stablehlo.constant dense<7> : tensor<2xi32>
    %a1 = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
    %b1 = stablehlo.reshape %b : (tensor<i32>) -> tensor<1xi32>
    %ab = stablehlo.concatenate %a1, %b1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %rest = stablehlo.remainder %ab, %seven : tensor<2xi32>
    %v, %i = chlo.top_k(%rest, k = 1) : tensor<2xi32> -> (tensor<1xi32>, tensor<1xi32>)
    %zero = stablehlo.constant dense<0> : tensor<1xi32>
    %is_first = stablehlo.compare EQ, %i, %zero : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %p = stablehlo.reshape %is_first : (tensor<1xi1>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
    %next, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
    %zero = stablehlo.constant dense<0> : tensor<ui32>
    %none = stablehlo.and %bits, %zero : tensor<ui32>
    %nothing = stablehlo.convert %none : (tensor<ui32>) -> tensor<i32>
    %twice = stablehlo.add %a, %a : tensor<i32>
    %sum = stablehlo.add %twice, %b : tensor<i32>
    %all = stablehlo.add %sum, %nothing : tensor<i32>
    stablehlo.return %all : tensor<i32>
  }) : (tensor<2x4xi32>, tensor<1x3xi32>, tensor<i32>) -> tensor<2x4xi32>
  check.expect_eq_const %r, dense<[[1, 202, 1, 302], [102, 1, 1, 1]]> : tensor<2x4xi32>
  return
}

// -----

// Lines in the middle dimension in the order of their rests, equal ones as they were, with what lies beside them.
func.func @sort_by_scatter() {
  %x = stablehlo.constant dense<[[[9, 1], [4, 7], [8, 3], [3, 6], [5, 2]], [[1, 0], [1, 0], [0, 5], [2, 5], [6, 10]]]> : tensor<2x5x2xi32>
  %y = stablehlo.iota dim = 1 : tensor<2x5x2xi32>
  %r:2 = "stablehlo.sort"(%x, %y) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %five = stablehlo.constant dense<5> : tensor<2xi32>
    %a1 = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
    %b1 = stablehlo.reshape %b : (tensor<i32>) -> tensor<1xi32>
    %ab = stablehlo.concatenate %a1, %b1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %rest = stablehlo.remainder %ab, %five : tensor<2xi32>
    %at = stablehlo.reshape %rest : (tensor<2xi32>) -> tensor<2x1xi32>
    %zeros = stablehlo.constant dense<0> : tensor<5xi32>
    %which = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
    // At each place 1 for a, 2 for b: a is less where the first that is there is a.
    %marks = "stablehlo.scatter"(%zeros, %at, %which) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %s = stablehlo.add %p, %q : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<5xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<5xi32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %first = stablehlo.reduce(%marks init: %zero) across dimensions = [0] : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
     reducer(%p: tensor<i32>, %q: tensor<i32>) {
      %is_none = stablehlo.compare EQ, %p, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %f = stablehlo.select %is_none, %q, %p : tensor<i1>, tensor<i32>
      stablehlo.return %f : tensor<i32>
    }
    %one = stablehlo.constant dense<1> : tensor<i32>
    %less = stablehlo.compare EQ, %first, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x5x2xi32>, tensor<2x5x2xi32>) -> (tensor<2x5x2xi32>, tensor<2x5x2xi32>)
  check.expect_eq_const %r#0, dense<[[[5, 1], [8, 6], [3, 7], [9, 2], [4, 3]], [[0, 0], [1, 0], [1, 5], [6, 5], [2, 10]]]> : tensor<2x5x2xi32>
  check.expect_eq_const %r#1, dense<[[[4, 0], [2, 3], [3, 1], [0, 4], [1, 2]], [[2, 0], [0, 1], [1, 2], [4, 3], [3, 4]]]> : tensor<2x5x2xi32>
  return
}

// -----

// The loop ends for positive numbers only, and runs for no other.
func.func @loop_on_one_side() {
  %x = stablehlo.constant dense<[5, -1, 0, 3]> : tensor<4xi32>
  %r = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>):
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %is_more = stablehlo.compare GT, %a, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %r = "stablehlo.if"(%is_more) ({
      %n:2 = stablehlo.while(%i = %a, %sum = %zero) : tensor<i32>, tensor<i32>
       cond {
        %go_on = stablehlo.compare NE, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %go_on : tensor<i1>
      } do {
        %one = stablehlo.constant dense<1> : tensor<i32>
        %less = stablehlo.subtract %i, %one : tensor<i32>
        %is_negative = stablehlo.compare LT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %next = stablehlo.select %is_negative, %i, %less : tensor<i1>, tensor<i32>
        %s = stablehlo.add %sum, %i : tensor<i32>
        stablehlo.return %next, %s : tensor<i32>, tensor<i32>
      }
      stablehlo.return %n#1 : tensor<i32>
    }, {
      stablehlo.return %a : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    stablehlo.return %r : tensor<i32>
  }) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %r, dense<[15, -1, 0, 6]> : tensor<4xi32>
  return
}
