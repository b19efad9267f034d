func.func @permutations() {
  %x = stablehlo.constant dense<[[[1, 2, 3], [4, 5, 6]]]> : tensor<1x2x3xi32>
  %0 = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %0, dense<[[[1], [4]], [[2], [5]], [[3], [6]]]> : tensor<3x2x1xi32>
  %1 = stablehlo.transpose %x, dims = [1, 2, 0] : (tensor<1x2x3xi32>) -> tensor<2x3x1xi32>
  check.expect_eq_const %1, dense<[[[1], [2], [3]], [[4], [5], [6]]]> : tensor<2x3x1xi32>
  %2 = stablehlo.transpose %x, dims = [0, 1, 2] : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq %2, %x : tensor<1x2x3xi32>
  return
}

// -----

// Large enough for the tiles of the copy, with ragged edges: element [j, i] of the result is 40 * i + j.
func.func @tiles() {
  %x = stablehlo.iota dim = 0 : tensor<1480xi32>
  %y = stablehlo.reshape %x : (tensor<1480xi32>) -> tensor<37x40xi32>
  %0 = stablehlo.transpose %y, dims = [1, 0] : (tensor<37x40xi32>) -> tensor<40x37xi32>
  %i = stablehlo.iota dim = 1 : tensor<40x37xi32>
  %j = stablehlo.iota dim = 0 : tensor<40x37xi32>
  %forty = stablehlo.constant dense<40> : tensor<40x37xi32>
  %k = stablehlo.multiply %i, %forty : tensor<40x37xi32>
  %1 = stablehlo.add %k, %j : tensor<40x37xi32>
  check.expect_eq %0, %1 : tensor<40x37xi32>
  %back = stablehlo.transpose %0, dims = [1, 0] : (tensor<40x37xi32>) -> tensor<37x40xi32>
  check.expect_eq %back, %y : tensor<37x40xi32>
  return
}

// -----

// Four dimensions, the innermost one stays: rows move whole. Then the same for every element size.
func.func @rows() {
  %x = stablehlo.iota dim = 0 : tensor<720xui16>
  %y = stablehlo.reshape %x : (tensor<720xui16>) -> tensor<2x3x4x30xui16>
  %0 = stablehlo.transpose %y, dims = [2, 0, 1, 3] : (tensor<2x3x4x30xui16>) -> tensor<4x2x3x30xui16>
  %1 = stablehlo.slice %0 [3:4, 1:2, 2:3, 0:30:29] : (tensor<4x2x3x30xui16>) -> tensor<1x1x1x2xui16>
  check.expect_eq_const %1, dense<[[[[690, 719]]]]> : tensor<1x1x1x2xui16>
  %2 = stablehlo.transpose %y, dims = [3, 1, 0, 2] : (tensor<2x3x4x30xui16>) -> tensor<30x3x2x4xui16>
  %3 = stablehlo.slice %2 [0:30:29, 1:2, 1:2, 2:3] : (tensor<30x3x2x4xui16>) -> tensor<2x1x1x1xui16>
  check.expect_eq_const %3, dense<[[[[540]]], [[[569]]]]> : tensor<2x1x1x1xui16>
  return
}

// -----

func.func @element_sizes() {
  %a = stablehlo.constant dense<[[true, false], [true, true]]> : tensor<2x2xi1>
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x2xi1>) -> tensor<2x2xi1>
  check.expect_eq_const %0, dense<[[true, true], [false, true]]> : tensor<2x2xi1>
  %b = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf64>
  %1 = stablehlo.transpose %b, dims = [1, 0] : (tensor<2x2xf64>) -> tensor<2x2xf64>
  check.expect_eq_const %1, dense<[[1.0, 3.0], [2.0, 4.0]]> : tensor<2x2xf64>
  %c = stablehlo.constant dense<[[(1.0, 0.0), (2.0, 0.0)], [(3.0, 0.0), (4.0, 0.0)]]> : tensor<2x2xcomplex<f64>>
  %2 = stablehlo.transpose %c, dims = [1, 0] : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  check.expect_eq_const %2, dense<[[(1.0, 0.0), (3.0, 0.0)], [(2.0, 0.0), (4.0, 0.0)]]> : tensor<2x2xcomplex<f64>>
  %s = stablehlo.constant dense<1> : tensor<i32>
  %3 = stablehlo.transpose %s, dims = [] : (tensor<i32>) -> tensor<i32>
  check.expect_eq %3, %s : tensor<i32>
  %e = stablehlo.constant dense<> : tensor<0x2xi32>
  %4 = stablehlo.transpose %e, dims = [1, 0] : (tensor<0x2xi32>) -> tensor<2x0xi32>
  check.expect_eq_const %4, dense<> : tensor<2x0xi32>
  return
}

// -----

// Many of odd sizes.
func.func @odd_u8() {
  %ai0 = stablehlo.iota dim = 0 : tensor<9x33x31xi32>
  %ac0 = stablehlo.constant dense<7919> : tensor<9x33x31xi32>
  %ap0 = stablehlo.multiply %ai0, %ac0 : tensor<9x33x31xi32>
  %ai1 = stablehlo.iota dim = 1 : tensor<9x33x31xi32>
  %ac1 = stablehlo.constant dense<263> : tensor<9x33x31xi32>
  %ap1 = stablehlo.multiply %ai1, %ac1 : tensor<9x33x31xi32>
  %ai2 = stablehlo.iota dim = 2 : tensor<9x33x31xi32>
  %ac2 = stablehlo.constant dense<31> : tensor<9x33x31xi32>
  %ap2 = stablehlo.multiply %ai2, %ac2 : tensor<9x33x31xi32>
  %as = stablehlo.add %ap0, %ap1 : tensor<9x33x31xi32>
  %at = stablehlo.add %as, %ap2 : tensor<9x33x31xi32>
  %av = stablehlo.convert %at : (tensor<9x33x31xi32>) -> tensor<9x33x31xui8>
  %x = stablehlo.optimization_barrier %av : tensor<9x33x31xui8>
  %r = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<9x33x31xui8>) -> tensor<9x31x33xui8>
  %got = stablehlo.optimization_barrier %r : tensor<9x31x33xui8>
  %bi0 = stablehlo.iota dim = 0 : tensor<9x31x33xi32>
  %bc0 = stablehlo.constant dense<7919> : tensor<9x31x33xi32>
  %bp0 = stablehlo.multiply %bi0, %bc0 : tensor<9x31x33xi32>
  %bi1 = stablehlo.iota dim = 2 : tensor<9x31x33xi32>
  %bc1 = stablehlo.constant dense<263> : tensor<9x31x33xi32>
  %bp1 = stablehlo.multiply %bi1, %bc1 : tensor<9x31x33xi32>
  %bi2 = stablehlo.iota dim = 1 : tensor<9x31x33xi32>
  %bc2 = stablehlo.constant dense<31> : tensor<9x31x33xi32>
  %bp2 = stablehlo.multiply %bi2, %bc2 : tensor<9x31x33xi32>
  %bs = stablehlo.add %bp0, %bp1 : tensor<9x31x33xi32>
  %bt = stablehlo.add %bs, %bp2 : tensor<9x31x33xi32>
  %bv = stablehlo.convert %bt : (tensor<9x31x33xi32>) -> tensor<9x31x33xui8>
  check.expect_eq %got, %bv : tensor<9x31x33xui8>
  return
}

// -----

func.func @odd_u8_wide() {
  %ai0 = stablehlo.iota dim = 0 : tensor<2x67x129xi32>
  %ac0 = stablehlo.constant dense<7919> : tensor<2x67x129xi32>
  %ap0 = stablehlo.multiply %ai0, %ac0 : tensor<2x67x129xi32>
  %ai1 = stablehlo.iota dim = 1 : tensor<2x67x129xi32>
  %ac1 = stablehlo.constant dense<263> : tensor<2x67x129xi32>
  %ap1 = stablehlo.multiply %ai1, %ac1 : tensor<2x67x129xi32>
  %ai2 = stablehlo.iota dim = 2 : tensor<2x67x129xi32>
  %ac2 = stablehlo.constant dense<31> : tensor<2x67x129xi32>
  %ap2 = stablehlo.multiply %ai2, %ac2 : tensor<2x67x129xi32>
  %as = stablehlo.add %ap0, %ap1 : tensor<2x67x129xi32>
  %at = stablehlo.add %as, %ap2 : tensor<2x67x129xi32>
  %av = stablehlo.convert %at : (tensor<2x67x129xi32>) -> tensor<2x67x129xui8>
  %x = stablehlo.optimization_barrier %av : tensor<2x67x129xui8>
  %r = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<2x67x129xui8>) -> tensor<2x129x67xui8>
  %got = stablehlo.optimization_barrier %r : tensor<2x129x67xui8>
  %bi0 = stablehlo.iota dim = 0 : tensor<2x129x67xi32>
  %bc0 = stablehlo.constant dense<7919> : tensor<2x129x67xi32>
  %bp0 = stablehlo.multiply %bi0, %bc0 : tensor<2x129x67xi32>
  %bi1 = stablehlo.iota dim = 2 : tensor<2x129x67xi32>
  %bc1 = stablehlo.constant dense<263> : tensor<2x129x67xi32>
  %bp1 = stablehlo.multiply %bi1, %bc1 : tensor<2x129x67xi32>
  %bi2 = stablehlo.iota dim = 1 : tensor<2x129x67xi32>
  %bc2 = stablehlo.constant dense<31> : tensor<2x129x67xi32>
  %bp2 = stablehlo.multiply %bi2, %bc2 : tensor<2x129x67xi32>
  %bs = stablehlo.add %bp0, %bp1 : tensor<2x129x67xi32>
  %bt = stablehlo.add %bs, %bp2 : tensor<2x129x67xi32>
  %bv = stablehlo.convert %bt : (tensor<2x129x67xi32>) -> tensor<2x129x67xui8>
  check.expect_eq %got, %bv : tensor<2x129x67xui8>
  return
}

// -----

func.func @odd_u8_small() {
  %ai0 = stablehlo.iota dim = 0 : tensor<40x13x17xi32>
  %ac0 = stablehlo.constant dense<7919> : tensor<40x13x17xi32>
  %ap0 = stablehlo.multiply %ai0, %ac0 : tensor<40x13x17xi32>
  %ai1 = stablehlo.iota dim = 1 : tensor<40x13x17xi32>
  %ac1 = stablehlo.constant dense<263> : tensor<40x13x17xi32>
  %ap1 = stablehlo.multiply %ai1, %ac1 : tensor<40x13x17xi32>
  %ai2 = stablehlo.iota dim = 2 : tensor<40x13x17xi32>
  %ac2 = stablehlo.constant dense<31> : tensor<40x13x17xi32>
  %ap2 = stablehlo.multiply %ai2, %ac2 : tensor<40x13x17xi32>
  %as = stablehlo.add %ap0, %ap1 : tensor<40x13x17xi32>
  %at = stablehlo.add %as, %ap2 : tensor<40x13x17xi32>
  %av = stablehlo.convert %at : (tensor<40x13x17xi32>) -> tensor<40x13x17xui8>
  %x = stablehlo.optimization_barrier %av : tensor<40x13x17xui8>
  %r = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<40x13x17xui8>) -> tensor<40x17x13xui8>
  %got = stablehlo.optimization_barrier %r : tensor<40x17x13xui8>
  %bi0 = stablehlo.iota dim = 0 : tensor<40x17x13xi32>
  %bc0 = stablehlo.constant dense<7919> : tensor<40x17x13xi32>
  %bp0 = stablehlo.multiply %bi0, %bc0 : tensor<40x17x13xi32>
  %bi1 = stablehlo.iota dim = 2 : tensor<40x17x13xi32>
  %bc1 = stablehlo.constant dense<263> : tensor<40x17x13xi32>
  %bp1 = stablehlo.multiply %bi1, %bc1 : tensor<40x17x13xi32>
  %bi2 = stablehlo.iota dim = 1 : tensor<40x17x13xi32>
  %bc2 = stablehlo.constant dense<31> : tensor<40x17x13xi32>
  %bp2 = stablehlo.multiply %bi2, %bc2 : tensor<40x17x13xi32>
  %bs = stablehlo.add %bp0, %bp1 : tensor<40x17x13xi32>
  %bt = stablehlo.add %bs, %bp2 : tensor<40x17x13xi32>
  %bv = stablehlo.convert %bt : (tensor<40x17x13xi32>) -> tensor<40x17x13xui8>
  check.expect_eq %got, %bv : tensor<40x17x13xui8>
  return
}

// -----

func.func @odd_u16() {
  %ai0 = stablehlo.iota dim = 0 : tensor<9x33x31xi32>
  %ac0 = stablehlo.constant dense<7919> : tensor<9x33x31xi32>
  %ap0 = stablehlo.multiply %ai0, %ac0 : tensor<9x33x31xi32>
  %ai1 = stablehlo.iota dim = 1 : tensor<9x33x31xi32>
  %ac1 = stablehlo.constant dense<263> : tensor<9x33x31xi32>
  %ap1 = stablehlo.multiply %ai1, %ac1 : tensor<9x33x31xi32>
  %ai2 = stablehlo.iota dim = 2 : tensor<9x33x31xi32>
  %ac2 = stablehlo.constant dense<31> : tensor<9x33x31xi32>
  %ap2 = stablehlo.multiply %ai2, %ac2 : tensor<9x33x31xi32>
  %as = stablehlo.add %ap0, %ap1 : tensor<9x33x31xi32>
  %at = stablehlo.add %as, %ap2 : tensor<9x33x31xi32>
  %av = stablehlo.convert %at : (tensor<9x33x31xi32>) -> tensor<9x33x31xui16>
  %x = stablehlo.optimization_barrier %av : tensor<9x33x31xui16>
  %r = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<9x33x31xui16>) -> tensor<9x31x33xui16>
  %got = stablehlo.optimization_barrier %r : tensor<9x31x33xui16>
  %bi0 = stablehlo.iota dim = 0 : tensor<9x31x33xi32>
  %bc0 = stablehlo.constant dense<7919> : tensor<9x31x33xi32>
  %bp0 = stablehlo.multiply %bi0, %bc0 : tensor<9x31x33xi32>
  %bi1 = stablehlo.iota dim = 2 : tensor<9x31x33xi32>
  %bc1 = stablehlo.constant dense<263> : tensor<9x31x33xi32>
  %bp1 = stablehlo.multiply %bi1, %bc1 : tensor<9x31x33xi32>
  %bi2 = stablehlo.iota dim = 1 : tensor<9x31x33xi32>
  %bc2 = stablehlo.constant dense<31> : tensor<9x31x33xi32>
  %bp2 = stablehlo.multiply %bi2, %bc2 : tensor<9x31x33xi32>
  %bs = stablehlo.add %bp0, %bp1 : tensor<9x31x33xi32>
  %bt = stablehlo.add %bs, %bp2 : tensor<9x31x33xi32>
  %bv = stablehlo.convert %bt : (tensor<9x31x33xi32>) -> tensor<9x31x33xui16>
  check.expect_eq %got, %bv : tensor<9x31x33xui16>
  return
}

// -----

func.func @odd_i16_small() {
  %ai0 = stablehlo.iota dim = 0 : tensor<60x9x7xi32>
  %ac0 = stablehlo.constant dense<7919> : tensor<60x9x7xi32>
  %ap0 = stablehlo.multiply %ai0, %ac0 : tensor<60x9x7xi32>
  %ai1 = stablehlo.iota dim = 1 : tensor<60x9x7xi32>
  %ac1 = stablehlo.constant dense<263> : tensor<60x9x7xi32>
  %ap1 = stablehlo.multiply %ai1, %ac1 : tensor<60x9x7xi32>
  %ai2 = stablehlo.iota dim = 2 : tensor<60x9x7xi32>
  %ac2 = stablehlo.constant dense<31> : tensor<60x9x7xi32>
  %ap2 = stablehlo.multiply %ai2, %ac2 : tensor<60x9x7xi32>
  %as = stablehlo.add %ap0, %ap1 : tensor<60x9x7xi32>
  %at = stablehlo.add %as, %ap2 : tensor<60x9x7xi32>
  %av = stablehlo.convert %at : (tensor<60x9x7xi32>) -> tensor<60x9x7xi16>
  %x = stablehlo.optimization_barrier %av : tensor<60x9x7xi16>
  %r = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<60x9x7xi16>) -> tensor<60x7x9xi16>
  %got = stablehlo.optimization_barrier %r : tensor<60x7x9xi16>
  %bi0 = stablehlo.iota dim = 0 : tensor<60x7x9xi32>
  %bc0 = stablehlo.constant dense<7919> : tensor<60x7x9xi32>
  %bp0 = stablehlo.multiply %bi0, %bc0 : tensor<60x7x9xi32>
  %bi1 = stablehlo.iota dim = 2 : tensor<60x7x9xi32>
  %bc1 = stablehlo.constant dense<263> : tensor<60x7x9xi32>
  %bp1 = stablehlo.multiply %bi1, %bc1 : tensor<60x7x9xi32>
  %bi2 = stablehlo.iota dim = 1 : tensor<60x7x9xi32>
  %bc2 = stablehlo.constant dense<31> : tensor<60x7x9xi32>
  %bp2 = stablehlo.multiply %bi2, %bc2 : tensor<60x7x9xi32>
  %bs = stablehlo.add %bp0, %bp1 : tensor<60x7x9xi32>
  %bt = stablehlo.add %bs, %bp2 : tensor<60x7x9xi32>
  %bv = stablehlo.convert %bt : (tensor<60x7x9xi32>) -> tensor<60x7x9xi16>
  check.expect_eq %got, %bv : tensor<60x7x9xi16>
  return
}

// -----

func.func @odd_i32() {
  %ai0 = stablehlo.iota dim = 0 : tensor<9x17x19xi32>
  %ac0 = stablehlo.constant dense<7919> : tensor<9x17x19xi32>
  %ap0 = stablehlo.multiply %ai0, %ac0 : tensor<9x17x19xi32>
  %ai1 = stablehlo.iota dim = 1 : tensor<9x17x19xi32>
  %ac1 = stablehlo.constant dense<263> : tensor<9x17x19xi32>
  %ap1 = stablehlo.multiply %ai1, %ac1 : tensor<9x17x19xi32>
  %ai2 = stablehlo.iota dim = 2 : tensor<9x17x19xi32>
  %ac2 = stablehlo.constant dense<31> : tensor<9x17x19xi32>
  %ap2 = stablehlo.multiply %ai2, %ac2 : tensor<9x17x19xi32>
  %as = stablehlo.add %ap0, %ap1 : tensor<9x17x19xi32>
  %at = stablehlo.add %as, %ap2 : tensor<9x17x19xi32>
  %av = stablehlo.convert %at : (tensor<9x17x19xi32>) -> tensor<9x17x19xi32>
  %x = stablehlo.optimization_barrier %av : tensor<9x17x19xi32>
  %r = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<9x17x19xi32>) -> tensor<9x19x17xi32>
  %got = stablehlo.optimization_barrier %r : tensor<9x19x17xi32>
  %bi0 = stablehlo.iota dim = 0 : tensor<9x19x17xi32>
  %bc0 = stablehlo.constant dense<7919> : tensor<9x19x17xi32>
  %bp0 = stablehlo.multiply %bi0, %bc0 : tensor<9x19x17xi32>
  %bi1 = stablehlo.iota dim = 2 : tensor<9x19x17xi32>
  %bc1 = stablehlo.constant dense<263> : tensor<9x19x17xi32>
  %bp1 = stablehlo.multiply %bi1, %bc1 : tensor<9x19x17xi32>
  %bi2 = stablehlo.iota dim = 1 : tensor<9x19x17xi32>
  %bc2 = stablehlo.constant dense<31> : tensor<9x19x17xi32>
  %bp2 = stablehlo.multiply %bi2, %bc2 : tensor<9x19x17xi32>
  %bs = stablehlo.add %bp0, %bp1 : tensor<9x19x17xi32>
  %bt = stablehlo.add %bs, %bp2 : tensor<9x19x17xi32>
  %bv = stablehlo.convert %bt : (tensor<9x19x17xi32>) -> tensor<9x19x17xi32>
  check.expect_eq %got, %bv : tensor<9x19x17xi32>
  return
}

// -----

func.func @odd_i64() {
  %ai0 = stablehlo.iota dim = 0 : tensor<9x17x19xi32>
  %ac0 = stablehlo.constant dense<7919> : tensor<9x17x19xi32>
  %ap0 = stablehlo.multiply %ai0, %ac0 : tensor<9x17x19xi32>
  %ai1 = stablehlo.iota dim = 1 : tensor<9x17x19xi32>
  %ac1 = stablehlo.constant dense<263> : tensor<9x17x19xi32>
  %ap1 = stablehlo.multiply %ai1, %ac1 : tensor<9x17x19xi32>
  %ai2 = stablehlo.iota dim = 2 : tensor<9x17x19xi32>
  %ac2 = stablehlo.constant dense<31> : tensor<9x17x19xi32>
  %ap2 = stablehlo.multiply %ai2, %ac2 : tensor<9x17x19xi32>
  %as = stablehlo.add %ap0, %ap1 : tensor<9x17x19xi32>
  %at = stablehlo.add %as, %ap2 : tensor<9x17x19xi32>
  %av = stablehlo.convert %at : (tensor<9x17x19xi32>) -> tensor<9x17x19xi64>
  %x = stablehlo.optimization_barrier %av : tensor<9x17x19xi64>
  %r = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<9x17x19xi64>) -> tensor<9x19x17xi64>
  %got = stablehlo.optimization_barrier %r : tensor<9x19x17xi64>
  %bi0 = stablehlo.iota dim = 0 : tensor<9x19x17xi32>
  %bc0 = stablehlo.constant dense<7919> : tensor<9x19x17xi32>
  %bp0 = stablehlo.multiply %bi0, %bc0 : tensor<9x19x17xi32>
  %bi1 = stablehlo.iota dim = 2 : tensor<9x19x17xi32>
  %bc1 = stablehlo.constant dense<263> : tensor<9x19x17xi32>
  %bp1 = stablehlo.multiply %bi1, %bc1 : tensor<9x19x17xi32>
  %bi2 = stablehlo.iota dim = 1 : tensor<9x19x17xi32>
  %bc2 = stablehlo.constant dense<31> : tensor<9x19x17xi32>
  %bp2 = stablehlo.multiply %bi2, %bc2 : tensor<9x19x17xi32>
  %bs = stablehlo.add %bp0, %bp1 : tensor<9x19x17xi32>
  %bt = stablehlo.add %bs, %bp2 : tensor<9x19x17xi32>
  %bv = stablehlo.convert %bt : (tensor<9x19x17xi32>) -> tensor<9x19x17xi64>
  check.expect_eq %got, %bv : tensor<9x19x17xi64>
  return
}
