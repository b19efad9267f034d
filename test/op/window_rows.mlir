// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Windows that are apart along rows, whose places are read some at a time, give what they give down columns.

func.func @whole_rows() {
  %n = stablehlo.iota dim = 0 : tensor<1757xi32>
  %k = stablehlo.constant dense<7919> : tensor<1757xi32>
  %m = stablehlo.constant dense<101> : tensor<1757xi32>
  %h = stablehlo.multiply %n, %k : tensor<1757xi32>
  %r = stablehlo.remainder %h, %m : tensor<1757xi32>
  %e = stablehlo.convert %r : (tensor<1757xi32>) -> tensor<1757xf32>
  %s = stablehlo.constant dense<71.3> : tensor<1757xf32>
  %g = stablehlo.divide %e, %s : tensor<1757xf32>
  %o = stablehlo.optimization_barrier %g : tensor<1757xf32>
  %x = stablehlo.reshape %o : (tensor<1757xf32>) -> tensor<7x251xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %got = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 24>, window_strides = array<i64: 1, 24>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x251xf32>, tensor<f32>) -> tensor<7x10xf32>
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<7x251xf32>) -> tensor<251x7xf32>
  %u = "stablehlo.reduce_window"(%t, %z) <{window_dimensions = array<i64: 24, 1>, window_strides = array<i64: 24, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<251x7xf32>, tensor<f32>) -> tensor<10x7xf32>
  %want = stablehlo.transpose %u, dims = [1, 0] : (tensor<10x7xf32>) -> tensor<7x10xf32>
  check.expect_eq %got, %want : tensor<7x10xf32>
  return
}

// -----

func.func @overlapping() {
  %n = stablehlo.iota dim = 0 : tensor<1665xi32>
  %k = stablehlo.constant dense<7919> : tensor<1665xi32>
  %m = stablehlo.constant dense<101> : tensor<1665xi32>
  %h = stablehlo.multiply %n, %k : tensor<1665xi32>
  %r = stablehlo.remainder %h, %m : tensor<1665xi32>
  %e = stablehlo.convert %r : (tensor<1665xi32>) -> tensor<1665xf32>
  %s = stablehlo.constant dense<71.3> : tensor<1665xf32>
  %g = stablehlo.divide %e, %s : tensor<1665xf32>
  %o = stablehlo.optimization_barrier %g : tensor<1665xf32>
  %x = stablehlo.reshape %o : (tensor<1665xf32>) -> tensor<5x333xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %got = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 8>, window_strides = array<i64: 1, 6>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<5x333xf32>, tensor<f32>) -> tensor<5x55xf32>
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<5x333xf32>) -> tensor<333x5xf32>
  %u = "stablehlo.reduce_window"(%t, %z) <{window_dimensions = array<i64: 8, 1>, window_strides = array<i64: 6, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<333x5xf32>, tensor<f32>) -> tensor<55x5xf32>
  %want = stablehlo.transpose %u, dims = [1, 0] : (tensor<55x5xf32>) -> tensor<5x55xf32>
  check.expect_eq %got, %want : tensor<5x55xf32>
  return
}

// -----

func.func @doubles() {
  %n = stablehlo.iota dim = 0 : tensor<900xi32>
  %k = stablehlo.constant dense<7919> : tensor<900xi32>
  %m = stablehlo.constant dense<101> : tensor<900xi32>
  %h = stablehlo.multiply %n, %k : tensor<900xi32>
  %r = stablehlo.remainder %h, %m : tensor<900xi32>
  %e = stablehlo.convert %r : (tensor<900xi32>) -> tensor<900xf64>
  %s = stablehlo.constant dense<71.3> : tensor<900xf64>
  %g = stablehlo.divide %e, %s : tensor<900xf64>
  %o = stablehlo.optimization_barrier %g : tensor<900xf64>
  %x = stablehlo.reshape %o : (tensor<900xf64>) -> tensor<3x300xf64>
  %z = stablehlo.constant dense<1.0> : tensor<f64>
  %got = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 7>, window_strides = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %c = stablehlo.multiply %a, %b : tensor<f64>
    stablehlo.return %c : tensor<f64>
  }) : (tensor<3x300xf64>, tensor<f64>) -> tensor<3x42xf64>
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x300xf64>) -> tensor<300x3xf64>
  %u = "stablehlo.reduce_window"(%t, %z) <{window_dimensions = array<i64: 7, 1>, window_strides = array<i64: 7, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %c = stablehlo.multiply %a, %b : tensor<f64>
    stablehlo.return %c : tensor<f64>
  }) : (tensor<300x3xf64>, tensor<f64>) -> tensor<42x3xf64>
  %want = stablehlo.transpose %u, dims = [1, 0] : (tensor<42x3xf64>) -> tensor<3x42xf64>
  check.expect_eq %got, %want : tensor<3x42xf64>
  return
}

// -----

func.func @odd() {
  %n = stablehlo.iota dim = 0 : tensor<2100xi32>
  %k = stablehlo.constant dense<7919> : tensor<2100xi32>
  %m = stablehlo.constant dense<101> : tensor<2100xi32>
  %h = stablehlo.multiply %n, %k : tensor<2100xi32>
  %r = stablehlo.remainder %h, %m : tensor<2100xi32>
  %e = stablehlo.convert %r : (tensor<2100xi32>) -> tensor<2100xf32>
  %s = stablehlo.constant dense<71.3> : tensor<2100xf32>
  %g = stablehlo.divide %e, %s : tensor<2100xf32>
  %o = stablehlo.optimization_barrier %g : tensor<2100xf32>
  %x = stablehlo.reshape %o : (tensor<2100xf32>) -> tensor<3x700xf32>
  %z = stablehlo.constant dense<-5.0> : tensor<f32>
  %got = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 11>, window_strides = array<i64: 1, 9>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<3x700xf32>, tensor<f32>) -> tensor<3x77xf32>
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x700xf32>) -> tensor<700x3xf32>
  %u = "stablehlo.reduce_window"(%t, %z) <{window_dimensions = array<i64: 11, 1>, window_strides = array<i64: 9, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<700x3xf32>, tensor<f32>) -> tensor<77x3xf32>
  %want = stablehlo.transpose %u, dims = [1, 0] : (tensor<77x3xf32>) -> tensor<3x77xf32>
  check.expect_eq %got, %want : tensor<3x77xf32>
  return
}

// -----

func.func @padded() {
  %n = stablehlo.iota dim = 0 : tensor<6040xi32>
  %k = stablehlo.constant dense<7919> : tensor<6040xi32>
  %m = stablehlo.constant dense<101> : tensor<6040xi32>
  %h = stablehlo.multiply %n, %k : tensor<6040xi32>
  %r = stablehlo.remainder %h, %m : tensor<6040xi32>
  %e = stablehlo.convert %r : (tensor<6040xi32>) -> tensor<6040xf32>
  %s = stablehlo.constant dense<71.3> : tensor<6040xf32>
  %g = stablehlo.divide %e, %s : tensor<6040xf32>
  %o = stablehlo.optimization_barrier %g : tensor<6040xf32>
  %x = stablehlo.reshape %o : (tensor<6040xf32>) -> tensor<40x151xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %got = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 3>, padding = dense<[[0, 0], [2, 4]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<40x151xf32>, tensor<f32>) -> tensor<40x51xf32>
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<40x151xf32>) -> tensor<151x40xf32>
  %u = "stablehlo.reduce_window"(%t, %z) <{window_dimensions = array<i64: 6, 1>, window_strides = array<i64: 3, 1>, padding = dense<[[2, 4], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<151x40xf32>, tensor<f32>) -> tensor<51x40xf32>
  %want = stablehlo.transpose %u, dims = [1, 0] : (tensor<51x40xf32>) -> tensor<40x51xf32>
  check.expect_eq %got, %want : tensor<40x51xf32>
  return
}

// -----

func.func @halves() {
  %n = stablehlo.iota dim = 0 : tensor<3996xi32>
  %k = stablehlo.constant dense<7919> : tensor<3996xi32>
  %m = stablehlo.constant dense<101> : tensor<3996xi32>
  %h = stablehlo.multiply %n, %k : tensor<3996xi32>
  %r = stablehlo.remainder %h, %m : tensor<3996xi32>
  %e = stablehlo.convert %r : (tensor<3996xi32>) -> tensor<3996xbf16>
  %s = stablehlo.constant dense<71.3> : tensor<3996xbf16>
  %g = stablehlo.divide %e, %s : tensor<3996xbf16>
  %o = stablehlo.optimization_barrier %g : tensor<3996xbf16>
  %x = stablehlo.reshape %o : (tensor<3996xbf16>) -> tensor<4x999xbf16>
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %got = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 16>, window_strides = array<i64: 1, 16>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %c : tensor<bf16>
  }) : (tensor<4x999xbf16>, tensor<bf16>) -> tensor<4x62xbf16>
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x999xbf16>) -> tensor<999x4xbf16>
  %u = "stablehlo.reduce_window"(%t, %z) <{window_dimensions = array<i64: 16, 1>, window_strides = array<i64: 16, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %c : tensor<bf16>
  }) : (tensor<999x4xbf16>, tensor<bf16>) -> tensor<62x4xbf16>
  %want = stablehlo.transpose %u, dims = [1, 0] : (tensor<62x4xbf16>) -> tensor<4x62xbf16>
  check.expect_eq %got, %want : tensor<4x62xbf16>
  return
}

// -----

func.func @bytes() {
  %n = stablehlo.iota dim = 0 : tensor<3600xi32>
  %k = stablehlo.constant dense<7919> : tensor<3600xi32>
  %m = stablehlo.constant dense<101> : tensor<3600xi32>
  %h = stablehlo.multiply %n, %k : tensor<3600xi32>
  %r = stablehlo.remainder %h, %m : tensor<3600xi32>
  %e = stablehlo.convert %r : (tensor<3600xi32>) -> tensor<3600xi8>
  %o = stablehlo.optimization_barrier %e : tensor<3600xi8>
  %x = stablehlo.reshape %o : (tensor<3600xi8>) -> tensor<9x400xi8>
  %z = stablehlo.constant dense<0> : tensor<i8>
  %got = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 4>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %c = stablehlo.add %a, %b : tensor<i8>
    stablehlo.return %c : tensor<i8>
  }) : (tensor<9x400xi8>, tensor<i8>) -> tensor<9x100xi8>
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<9x400xi8>) -> tensor<400x9xi8>
  %u = "stablehlo.reduce_window"(%t, %z) <{window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 4, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %c = stablehlo.add %a, %b : tensor<i8>
    stablehlo.return %c : tensor<i8>
  }) : (tensor<400x9xi8>, tensor<i8>) -> tensor<100x9xi8>
  %want = stablehlo.transpose %u, dims = [1, 0] : (tensor<100x9xi8>) -> tensor<9x100xi8>
  check.expect_eq %got, %want : tensor<9x100xi8>
  return
}
