// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Windows over rows of a few channels give what they give where the channels come first.

func.func @sums() {
  %n = stablehlo.iota dim = 0 : tensor<594xi32>
  %k = stablehlo.constant dense<7919> : tensor<594xi32>
  %m = stablehlo.constant dense<1009> : tensor<594xi32>
  %h = stablehlo.multiply %n, %k : tensor<594xi32>
  %r = stablehlo.remainder %h, %m : tensor<594xi32>
  %f = stablehlo.convert %r : (tensor<594xi32>) -> tensor<594xf32>
  %s = stablehlo.constant dense<7.3> : tensor<594xf32>
  %g = stablehlo.divide %f, %s : tensor<594xf32>
  %o = stablehlo.optimization_barrier %g : tensor<594xf32>
  %x = stablehlo.reshape %o : (tensor<594xf32>) -> tensor<2x9x11x3xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %got = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<2x9x11x3xf32>, tensor<f32>) -> tensor<2x9x11x3xf32>
  %t = stablehlo.transpose %x, dims = [0, 3, 1, 2] : (tensor<2x9x11x3xf32>) -> tensor<2x3x9x11xf32>
  %u = "stablehlo.reduce_window"(%t, %z) <{window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<2x3x9x11xf32>, tensor<f32>) -> tensor<2x3x9x11xf32>
  %want = stablehlo.transpose %u, dims = [0, 2, 3, 1] : (tensor<2x3x9x11xf32>) -> tensor<2x9x11x3xf32>
  check.expect_eq %got, %want : tensor<2x9x11x3xf32>
  return
}

// -----

func.func @every_second() {
  %n = stablehlo.iota dim = 0 : tensor<594xi32>
  %k = stablehlo.constant dense<7919> : tensor<594xi32>
  %m = stablehlo.constant dense<1009> : tensor<594xi32>
  %h = stablehlo.multiply %n, %k : tensor<594xi32>
  %r = stablehlo.remainder %h, %m : tensor<594xi32>
  %f = stablehlo.convert %r : (tensor<594xi32>) -> tensor<594xf32>
  %s = stablehlo.constant dense<7.3> : tensor<594xf32>
  %g = stablehlo.divide %f, %s : tensor<594xf32>
  %o = stablehlo.optimization_barrier %g : tensor<594xf32>
  %x = stablehlo.reshape %o : (tensor<594xf32>) -> tensor<2x9x11x3xf32>
  %z = stablehlo.constant dense<0.5> : tensor<f32>
  %got = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 2, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<2x9x11x3xf32>, tensor<f32>) -> tensor<2x9x5x3xf32>
  %t = stablehlo.transpose %x, dims = [0, 3, 1, 2] : (tensor<2x9x11x3xf32>) -> tensor<2x3x9x11xf32>
  %u = "stablehlo.reduce_window"(%t, %z) <{window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 1, 2>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [0, 1]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<2x3x9x11xf32>, tensor<f32>) -> tensor<2x3x9x5xf32>
  %want = stablehlo.transpose %u, dims = [0, 2, 3, 1] : (tensor<2x3x9x5xf32>) -> tensor<2x9x5x3xf32>
  check.expect_eq %got, %want : tensor<2x9x5x3xf32>
  return
}

// -----

func.func @dilated() {
  %n = stablehlo.iota dim = 0 : tensor<504xi32>
  %k = stablehlo.constant dense<7919> : tensor<504xi32>
  %m = stablehlo.constant dense<1009> : tensor<504xi32>
  %h = stablehlo.multiply %n, %k : tensor<504xi32>
  %r = stablehlo.remainder %h, %m : tensor<504xi32>
  %f = stablehlo.convert %r : (tensor<504xi32>) -> tensor<504xf32>
  %s = stablehlo.constant dense<7.3> : tensor<504xf32>
  %g = stablehlo.divide %f, %s : tensor<504xf32>
  %o = stablehlo.optimization_barrier %g : tensor<504xf32>
  %x = stablehlo.reshape %o : (tensor<504xf32>) -> tensor<1x12x21x2xf32>
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %got = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 2, 3, 1>, window_strides = array<i64: 1, 2, 3, 1>, window_dilations = array<i64: 1, 2, 3, 1>, padding = dense<[[0, 0], [2, 0], [3, 1], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<1x12x21x2xf32>, tensor<f32>) -> tensor<1x6x7x2xf32>
  %t = stablehlo.transpose %x, dims = [0, 3, 1, 2] : (tensor<1x12x21x2xf32>) -> tensor<1x2x12x21xf32>
  %u = "stablehlo.reduce_window"(%t, %z) <{window_dimensions = array<i64: 1, 1, 2, 3>, window_strides = array<i64: 1, 1, 2, 3>, window_dilations = array<i64: 1, 1, 2, 3>, padding = dense<[[0, 0], [0, 0], [2, 0], [3, 1]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<1x2x12x21xf32>, tensor<f32>) -> tensor<1x2x6x7xf32>
  %want = stablehlo.transpose %u, dims = [0, 2, 3, 1] : (tensor<1x2x6x7xf32>) -> tensor<1x6x7x2xf32>
  check.expect_eq %got, %want : tensor<1x6x7x2xf32>
  return
}

// -----

func.func @many_channels() {
  %n = stablehlo.iota dim = 0 : tensor<720xi32>
  %k = stablehlo.constant dense<7919> : tensor<720xi32>
  %m = stablehlo.constant dense<1009> : tensor<720xi32>
  %h = stablehlo.multiply %n, %k : tensor<720xi32>
  %r = stablehlo.remainder %h, %m : tensor<720xi32>
  %f = stablehlo.convert %r : (tensor<720xi32>) -> tensor<720xf32>
  %s = stablehlo.constant dense<7.3> : tensor<720xf32>
  %g = stablehlo.divide %f, %s : tensor<720xf32>
  %o = stablehlo.optimization_barrier %g : tensor<720xf32>
  %x = stablehlo.reshape %o : (tensor<720xf32>) -> tensor<1x6x8x15xf32>
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %got = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<1x6x8x15xf32>, tensor<f32>) -> tensor<1x3x4x15xf32>
  %t = stablehlo.transpose %x, dims = [0, 3, 1, 2] : (tensor<1x6x8x15xf32>) -> tensor<1x15x6x8xf32>
  %u = "stablehlo.reduce_window"(%t, %z) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<1x15x6x8xf32>, tensor<f32>) -> tensor<1x15x3x4xf32>
  %want = stablehlo.transpose %u, dims = [0, 2, 3, 1] : (tensor<1x15x3x4xf32>) -> tensor<1x3x4x15xf32>
  check.expect_eq %got, %want : tensor<1x3x4x15xf32>
  return
}

// -----

func.func @cut_off() {
  %n = stablehlo.iota dim = 0 : tensor<384xi32>
  %k = stablehlo.constant dense<7919> : tensor<384xi32>
  %m = stablehlo.constant dense<1009> : tensor<384xi32>
  %h = stablehlo.multiply %n, %k : tensor<384xi32>
  %r = stablehlo.remainder %h, %m : tensor<384xi32>
  %f = stablehlo.convert %r : (tensor<384xi32>) -> tensor<384xf32>
  %s = stablehlo.constant dense<7.3> : tensor<384xf32>
  %g = stablehlo.divide %f, %s : tensor<384xf32>
  %o = stablehlo.optimization_barrier %g : tensor<384xf32>
  %x = stablehlo.reshape %o : (tensor<384xf32>) -> tensor<1x8x12x4xf32>
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %got = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 3, 4, 1>, window_strides = array<i64: 1, 1, 4, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [-1, -2], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<1x8x12x4xf32>, tensor<f32>) -> tensor<1x6x2x4xf32>
  %t = stablehlo.transpose %x, dims = [0, 3, 1, 2] : (tensor<1x8x12x4xf32>) -> tensor<1x4x8x12xf32>
  %u = "stablehlo.reduce_window"(%t, %z) <{window_dimensions = array<i64: 1, 1, 3, 4>, window_strides = array<i64: 1, 1, 1, 4>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [-1, -2]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<1x4x8x12xf32>, tensor<f32>) -> tensor<1x4x6x2xf32>
  %want = stablehlo.transpose %u, dims = [0, 2, 3, 1] : (tensor<1x4x6x2xf32>) -> tensor<1x6x2x4xf32>
  check.expect_eq %got, %want : tensor<1x6x2x4xf32>
  return
}
