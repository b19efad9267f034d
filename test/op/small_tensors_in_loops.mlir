// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Loops that carry tensors of a few elements: these become variables of the loop's kernel, one each.

// Products of 3x3 matrices, one after the other, and an element of each.
func.func @products() {
  %ms = stablehlo.constant dense<[[[1.0, 1.0, 0.0], [0.0, -1.0, -1.0], [1.0, 0.0, 1.0]], [[-1.0, 0.0, 1.0], [0.0, -1.0, -1.0], [1.0, -1.0, 1.0]], [[1.0, 1.0, -1.0], [-1.0, 0.0, 0.0], [0.0, 1.0, 0.0]], [[1.0, -1.0, 1.0], [1.0, 0.0, 1.0], [-1.0, 0.0, 1.0]], [[1.0, -1.0, -1.0], [1.0, 0.0, 0.0], [-1.0, 1.0, 0.0]], [[-1.0, 1.0, 1.0], [0.0, 1.0, 0.0], [-1.0, 0.0, 0.0]], [[0.0, -1.0, -1.0], [1.0, 1.0, 1.0], [1.0, 1.0, -1.0]], [[1.0, 1.0, 0.0], [1.0, 0.0, 1.0], [0.0, -1.0, 0.0]], [[1.0, -1.0, -1.0], [0.0, 0.0, -1.0], [1.0, 0.0, 1.0]], [[-1.0, 1.0, -1.0], [1.0, -1.0, -1.0], [-1.0, 0.0, 1.0]], [[0.0, 0.0, 0.0], [-1.0, 1.0, 1.0], [-1.0, 1.0, 1.0]]]> : tensor<11x3x3xf64>
  %m0 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]> : tensor<3x3xf64>
  %ys0 = stablehlo.constant dense<0.0> : tensor<11xf64>
  %x = stablehlo.optimization_barrier %ms : tensor<11x3x3xf64>
  %i0 = stablehlo.constant dense<0> : tensor<i64>
  %r:3 = stablehlo.while(%i = %i0, %c = %m0, %ys = %ys0) : tensor<i64>, tensor<3x3xf64>, tensor<11xf64>
  cond {
    %n = stablehlo.constant dense<11> : tensor<i64>
    %p = stablehlo.compare LT, %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %z = stablehlo.constant dense<0> : tensor<i64>
    %one = stablehlo.constant dense<1> : tensor<i64>
    %a = stablehlo.dynamic_slice %x, %i, %z, %z, sizes = [1, 3, 3] : (tensor<11x3x3xf64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x3x3xf64>
    %b = stablehlo.reshape %a : (tensor<1x3x3xf64>) -> tensor<3x3xf64>
    %d = stablehlo.dot_general %b, %c, contracting_dims = [1] x [0] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    %e = stablehlo.slice %d [1:2, 2:3] : (tensor<3x3xf64>) -> tensor<1x1xf64>
    %f = stablehlo.reshape %e : (tensor<1x1xf64>) -> tensor<1xf64>
    %g = stablehlo.dynamic_update_slice %ys, %f, %i : (tensor<11xf64>, tensor<1xf64>, tensor<i64>) -> tensor<11xf64>
    %j = stablehlo.add %i, %one : tensor<i64>
    stablehlo.return %j, %d, %g : tensor<i64>, tensor<3x3xf64>, tensor<11xf64>
  }
  check.expect_eq_const %r#1, dense<[[0.0, 0.0, 0.0], [10.0, 1.0, 1.0], [10.0, 1.0, 1.0]]> : tensor<3x3xf64>
  check.expect_eq_const %r#2, dense<[-1.0, 0.0, -1.0, -1.0, 0.0, 0.0, -1.0, -1.0, -1.0, 0.0, 1.0]> : tensor<11xf64>
  return
}

// -----

// A matrix put together of scalars, times a vector; then a branch.
func.func @pieces() {
  %ws = stablehlo.constant dense<[[-3, 1, -3], [0, 0, 2], [3, 1, 3], [-1, -2, 0], [-2, 1, 0], [3, 2, -3], [-1, -3, 2], [3, 3, -3], [0, 1, 1], [-3, -1, -2], [3, -1, -3], [-3, -2, 1]]> : tensor<12x3xi32>
  %v0 = stablehlo.constant dense<[3, -1, 2, 5]> : tensor<4xi32>
  %x = stablehlo.optimization_barrier %ws : tensor<12x3xi32>
  %eye = stablehlo.constant dense<[[2, 0, 0, 0], [0, 2, 0, 0], [0, 0, 2, 0], [0, 0, 0, 2]]> : tensor<4x4xi32>
  %z = stablehlo.constant dense<0> : tensor<1xi32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %i0, %q = %v0) : tensor<i32>, tensor<4xi32>
  cond {
    %n = stablehlo.constant dense<12> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %s = stablehlo.dynamic_slice %x, %i, %i0, sizes = [1, 3] : (tensor<12x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
    %t = stablehlo.reshape %s : (tensor<1x3xi32>) -> tensor<3xi32>
    %a = stablehlo.slice %t [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %b = stablehlo.slice %t [1:2] : (tensor<3xi32>) -> tensor<1xi32>
    %c = stablehlo.slice %t [2:3] : (tensor<3xi32>) -> tensor<1xi32>
    %na = stablehlo.negate %a : tensor<1xi32>
    %nb = stablehlo.negate %b : tensor<1xi32>
    %nc = stablehlo.negate %c : tensor<1xi32>
    %row0 = stablehlo.concatenate %z, %na, %nb, %nc, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %rr0 = stablehlo.reshape %row0 : (tensor<4xi32>) -> tensor<1x4xi32>
    %row1 = stablehlo.concatenate %a, %z, %c, %nb, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %rr1 = stablehlo.reshape %row1 : (tensor<4xi32>) -> tensor<1x4xi32>
    %row2 = stablehlo.concatenate %b, %nc, %z, %a, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %rr2 = stablehlo.reshape %row2 : (tensor<4xi32>) -> tensor<1x4xi32>
    %row3 = stablehlo.concatenate %c, %b, %na, %z, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %rr3 = stablehlo.reshape %row3 : (tensor<4xi32>) -> tensor<1x4xi32>
    %m = stablehlo.concatenate %rr0, %rr1, %rr2, %rr3, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<4x4xi32>
    %m2 = stablehlo.add %m, %eye : tensor<4x4xi32>
    %m3 = stablehlo.transpose %m2, dims = [1, 0] : (tensor<4x4xi32>) -> tensor<4x4xi32>
    %n = stablehlo.dot_general %m3, %q, contracting_dims = [1] x [0] : (tensor<4x4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %sum = stablehlo.reduce(%n init: %i0) applies stablehlo.add across dimensions = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
    %pos = stablehlo.compare GT, %sum, %i0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %o = "stablehlo.if"(%pos) ({
      %seven = stablehlo.constant dense<7> : tensor<4xi32>
      %zero = stablehlo.constant dense<0> : tensor<4xi32>
      %u = stablehlo.remainder %n, %seven : tensor<4xi32>
      %neg = stablehlo.compare LT, %u, %zero : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %up = stablehlo.add %u, %seven : tensor<4xi32>
      %mod = stablehlo.select %neg, %up, %u : tensor<4xi1>, tensor<4xi32>
      stablehlo.return %mod : tensor<4xi32>
    }, {
      %rev = stablehlo.reverse %q, dims = [0] : tensor<4xi32>
      %ab = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<1xi32>) -> tensor<4xi32>
      %ra = stablehlo.add %rev, %ab : tensor<4xi32>
      stablehlo.return %ra : tensor<4xi32>
    }) : (tensor<i1>) -> tensor<4xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %o : tensor<i32>, tensor<4xi32>
  }
  check.expect_eq_const %r#1, dense<[1, 6, 0, 5]> : tensor<4xi32>
  return
}

// -----

// A loop inside: rotations of five, then what all of them share is taken off.
func.func @rotations() {
  %c = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi64>
  %x0 = stablehlo.optimization_barrier %c : tensor<5xi64>
  %i0 = stablehlo.constant dense<0> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %most = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %three = stablehlo.optimization_barrier %one : tensor<i64>
  %r:2 = stablehlo.while(%i = %i0, %x = %x0) : tensor<i64>, tensor<5xi64>
  cond {
    %n = stablehlo.constant dense<14> : tensor<i64>
    %p = stablehlo.compare LT, %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s:2 = stablehlo.while(%k = %i0, %y = %x) : tensor<i64>, tensor<5xi64>
    cond {
      %two = stablehlo.constant dense<2> : tensor<i64>
      %n = stablehlo.add %two, %three : tensor<i64>
      %p = stablehlo.compare LT, %k, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %a = stablehlo.slice %y [1:5] : (tensor<5xi64>) -> tensor<4xi64>
      %b = stablehlo.slice %y [0:1] : (tensor<5xi64>) -> tensor<1xi64>
      %d = stablehlo.concatenate %a, %b, dim = 0 : (tensor<4xi64>, tensor<1xi64>) -> tensor<5xi64>
      %e = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i64>) -> tensor<5xi64>
      %f = stablehlo.add %d, %e : tensor<5xi64>
      %k1 = stablehlo.add %k, %one : tensor<i64>
      stablehlo.return %k1, %f : tensor<i64>, tensor<5xi64>
    }
    %low = stablehlo.reduce(%s#1 init: %most) applies stablehlo.minimum across dimensions = [0] : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
    %lows = stablehlo.broadcast_in_dim %low, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %g = stablehlo.subtract %s#1, %lows : tensor<5xi64>
    %is = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %h = stablehlo.maximum %g, %is : tensor<5xi64>
    %i1 = stablehlo.add %i, %one : tensor<i64>
    stablehlo.return %i1, %h : tensor<i64>, tensor<5xi64>
  }
  check.expect_eq_const %r#1, dense<[13, 13, 13, 13, 13]> : tensor<5xi64>
  return
}

// -----

// Elements taken by carried places, which are taken by themselves.
func.func @places() {
  %c = stablehlo.constant dense<[10, 20, 30, 40]> : tensor<4xi32>
  %p = stablehlo.constant dense<[2, 0, 3, 1]> : tensor<4xi32>
  %x0 = stablehlo.optimization_barrier %c : tensor<4xi32>
  %p0 = stablehlo.optimization_barrier %p : tensor<4xi32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %x = %x0, %q = %p0) : tensor<i32>, tensor<4xi32>, tensor<4xi32>
  cond {
    %n = stablehlo.constant dense<11> : tensor<i32>
    %l = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %at = stablehlo.reshape %q : (tensor<4xi32>) -> tensor<4x1xi32>
    %y = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<4x1xi32>) -> tensor<4xi32>
    %is = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %z = stablehlo.add %y, %is : tensor<4xi32>
    %s = stablehlo.reverse %q, dims = [0] : tensor<4xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %z, %s : tensor<i32>, tensor<4xi32>, tensor<4xi32>
  }
  check.expect_eq_const %r#1, dense<[85, 65, 95, 75]> : tensor<4xi32>
  return
}
