// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Moving elements where the last dim is short, or is read backwards or in steps: lanes go over several dims then, and
// what they read is put in order in registers.

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<100x3xi32>
  %j = stablehlo.iota dim = 1 : tensor<100x3xi32>
  %d = stablehlo.constant dense<3> : tensor<100x3xi32>
  %last = stablehlo.constant dense<2> : tensor<100x3xi32>
  %m = stablehlo.constant dense<127> : tensor<100x3xi32>
  %row = stablehlo.multiply %i, %d : tensor<100x3xi32>
  %e = stablehlo.add %row, %j : tensor<100x3xi32>
  %em = stablehlo.and %e, %m : tensor<100x3xi32>
  %x0 = stablehlo.convert %em : (tensor<100x3xi32>) -> tensor<100x3xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<100x3xf32>
  %back = stablehlo.subtract %last, %j : tensor<100x3xi32>
  %at = stablehlo.add %row, %back : tensor<100x3xi32>
  %atm = stablehlo.and %at, %m : tensor<100x3xi32>
  %want = stablehlo.convert %atm : (tensor<100x3xi32>) -> tensor<100x3xf32>
  %got = stablehlo.reverse %x, dims = [1] : tensor<100x3xf32>
  check.expect_eq %got, %want : tensor<100x3xf32>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<67x3xi32>
  %j = stablehlo.iota dim = 1 : tensor<67x3xi32>
  %d = stablehlo.constant dense<3> : tensor<67x3xi32>
  %last = stablehlo.constant dense<2> : tensor<67x3xi32>
  %m = stablehlo.constant dense<127> : tensor<67x3xi32>
  %row = stablehlo.multiply %i, %d : tensor<67x3xi32>
  %e = stablehlo.add %row, %j : tensor<67x3xi32>
  %em = stablehlo.and %e, %m : tensor<67x3xi32>
  %x0 = stablehlo.convert %em : (tensor<67x3xi32>) -> tensor<67x3xui8>
  %x = stablehlo.optimization_barrier %x0 : tensor<67x3xui8>
  %back = stablehlo.subtract %last, %j : tensor<67x3xi32>
  %at = stablehlo.add %row, %back : tensor<67x3xi32>
  %atm = stablehlo.and %at, %m : tensor<67x3xi32>
  %want = stablehlo.convert %atm : (tensor<67x3xi32>) -> tensor<67x3xui8>
  %got = stablehlo.reverse %x, dims = [1] : tensor<67x3xui8>
  check.expect_eq %got, %want : tensor<67x3xui8>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<64x3xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x3xi32>
  %d = stablehlo.constant dense<3> : tensor<64x3xi32>
  %last = stablehlo.constant dense<2> : tensor<64x3xi32>
  %m = stablehlo.constant dense<127> : tensor<64x3xi32>
  %row = stablehlo.multiply %i, %d : tensor<64x3xi32>
  %e = stablehlo.add %row, %j : tensor<64x3xi32>
  %em = stablehlo.and %e, %m : tensor<64x3xi32>
  %x0 = stablehlo.convert %em : (tensor<64x3xi32>) -> tensor<64x3xi16>
  %x = stablehlo.optimization_barrier %x0 : tensor<64x3xi16>
  %back = stablehlo.subtract %last, %j : tensor<64x3xi32>
  %at = stablehlo.add %row, %back : tensor<64x3xi32>
  %atm = stablehlo.and %at, %m : tensor<64x3xi32>
  %want = stablehlo.convert %atm : (tensor<64x3xi32>) -> tensor<64x3xi16>
  %got = stablehlo.reverse %x, dims = [1] : tensor<64x3xi16>
  check.expect_eq %got, %want : tensor<64x3xi16>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<41x5xi32>
  %j = stablehlo.iota dim = 1 : tensor<41x5xi32>
  %d = stablehlo.constant dense<5> : tensor<41x5xi32>
  %last = stablehlo.constant dense<4> : tensor<41x5xi32>
  %m = stablehlo.constant dense<127> : tensor<41x5xi32>
  %row = stablehlo.multiply %i, %d : tensor<41x5xi32>
  %e = stablehlo.add %row, %j : tensor<41x5xi32>
  %em = stablehlo.and %e, %m : tensor<41x5xi32>
  %x0 = stablehlo.convert %em : (tensor<41x5xi32>) -> tensor<41x5xf64>
  %x = stablehlo.optimization_barrier %x0 : tensor<41x5xf64>
  %back = stablehlo.subtract %last, %j : tensor<41x5xi32>
  %at = stablehlo.add %row, %back : tensor<41x5xi32>
  %atm = stablehlo.and %at, %m : tensor<41x5xi32>
  %want = stablehlo.convert %atm : (tensor<41x5xi32>) -> tensor<41x5xf64>
  %got = stablehlo.reverse %x, dims = [1] : tensor<41x5xf64>
  check.expect_eq %got, %want : tensor<41x5xf64>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<50x7xi32>
  %j = stablehlo.iota dim = 1 : tensor<50x7xi32>
  %d = stablehlo.constant dense<7> : tensor<50x7xi32>
  %last = stablehlo.constant dense<6> : tensor<50x7xi32>
  %m = stablehlo.constant dense<127> : tensor<50x7xi32>
  %row = stablehlo.multiply %i, %d : tensor<50x7xi32>
  %e = stablehlo.add %row, %j : tensor<50x7xi32>
  %em = stablehlo.and %e, %m : tensor<50x7xi32>
  %x0 = stablehlo.optimization_barrier %em : tensor<50x7xi32>
  %x = stablehlo.optimization_barrier %x0 : tensor<50x7xi32>
  %back = stablehlo.subtract %last, %j : tensor<50x7xi32>
  %at = stablehlo.add %row, %back : tensor<50x7xi32>
  %atm = stablehlo.and %at, %m : tensor<50x7xi32>
  %want = stablehlo.optimization_barrier %atm : tensor<50x7xi32>
  %got = stablehlo.reverse %x, dims = [1] : tensor<50x7xi32>
  check.expect_eq %got, %want : tensor<50x7xi32>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<33x6xi32>
  %j = stablehlo.iota dim = 1 : tensor<33x6xi32>
  %d = stablehlo.constant dense<6> : tensor<33x6xi32>
  %last = stablehlo.constant dense<5> : tensor<33x6xi32>
  %m = stablehlo.constant dense<127> : tensor<33x6xi32>
  %row = stablehlo.multiply %i, %d : tensor<33x6xi32>
  %e = stablehlo.add %row, %j : tensor<33x6xi32>
  %em = stablehlo.and %e, %m : tensor<33x6xi32>
  %x0 = stablehlo.convert %em : (tensor<33x6xi32>) -> tensor<33x6xbf16>
  %x = stablehlo.optimization_barrier %x0 : tensor<33x6xbf16>
  %back = stablehlo.subtract %last, %j : tensor<33x6xi32>
  %at = stablehlo.add %row, %back : tensor<33x6xi32>
  %atm = stablehlo.and %at, %m : tensor<33x6xi32>
  %want = stablehlo.convert %atm : (tensor<33x6xi32>) -> tensor<33x6xbf16>
  %got = stablehlo.reverse %x, dims = [1] : tensor<33x6xbf16>
  check.expect_eq %got, %want : tensor<33x6xbf16>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<200x2xi32>
  %j = stablehlo.iota dim = 1 : tensor<200x2xi32>
  %d = stablehlo.constant dense<2> : tensor<200x2xi32>
  %last = stablehlo.constant dense<1> : tensor<200x2xi32>
  %m = stablehlo.constant dense<127> : tensor<200x2xi32>
  %row = stablehlo.multiply %i, %d : tensor<200x2xi32>
  %e = stablehlo.add %row, %j : tensor<200x2xi32>
  %em = stablehlo.and %e, %m : tensor<200x2xi32>
  %x0 = stablehlo.convert %em : (tensor<200x2xi32>) -> tensor<200x2xi8>
  %x = stablehlo.optimization_barrier %x0 : tensor<200x2xi8>
  %back = stablehlo.subtract %last, %j : tensor<200x2xi32>
  %at = stablehlo.add %row, %back : tensor<200x2xi32>
  %atm = stablehlo.and %at, %m : tensor<200x2xi32>
  %want = stablehlo.convert %atm : (tensor<200x2xi32>) -> tensor<200x2xi8>
  %got = stablehlo.reverse %x, dims = [1] : tensor<200x2xi8>
  check.expect_eq %got, %want : tensor<200x2xi8>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<90x4xi32>
  %j = stablehlo.iota dim = 1 : tensor<90x4xi32>
  %d = stablehlo.constant dense<4> : tensor<90x4xi32>
  %last = stablehlo.constant dense<3> : tensor<90x4xi32>
  %m = stablehlo.constant dense<127> : tensor<90x4xi32>
  %row = stablehlo.multiply %i, %d : tensor<90x4xi32>
  %e = stablehlo.add %row, %j : tensor<90x4xi32>
  %em = stablehlo.and %e, %m : tensor<90x4xi32>
  %x0 = stablehlo.convert %em : (tensor<90x4xi32>) -> tensor<90x4xf16>
  %x = stablehlo.optimization_barrier %x0 : tensor<90x4xf16>
  %back = stablehlo.subtract %last, %j : tensor<90x4xi32>
  %at = stablehlo.add %row, %back : tensor<90x4xi32>
  %atm = stablehlo.and %at, %m : tensor<90x4xi32>
  %want = stablehlo.convert %atm : (tensor<90x4xi32>) -> tensor<90x4xf16>
  %got = stablehlo.reverse %x, dims = [1] : tensor<90x4xf16>
  check.expect_eq %got, %want : tensor<90x4xf16>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<37x3xi32>
  %j = stablehlo.iota dim = 1 : tensor<37x3xi32>
  %d = stablehlo.constant dense<3> : tensor<37x3xi32>
  %last = stablehlo.constant dense<2> : tensor<37x3xi32>
  %m = stablehlo.constant dense<1> : tensor<37x3xi32>
  %row = stablehlo.multiply %i, %d : tensor<37x3xi32>
  %e = stablehlo.add %row, %j : tensor<37x3xi32>
  %em = stablehlo.and %e, %m : tensor<37x3xi32>
  %x0 = stablehlo.convert %em : (tensor<37x3xi32>) -> tensor<37x3xi1>
  %x = stablehlo.optimization_barrier %x0 : tensor<37x3xi1>
  %back = stablehlo.subtract %last, %j : tensor<37x3xi32>
  %at = stablehlo.add %row, %back : tensor<37x3xi32>
  %atm = stablehlo.and %at, %m : tensor<37x3xi32>
  %want = stablehlo.convert %atm : (tensor<37x3xi32>) -> tensor<37x3xi1>
  %got = stablehlo.reverse %x, dims = [1] : tensor<37x3xi1>
  check.expect_eq %got, %want : tensor<37x3xi1>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<5x3xi32>
  %j = stablehlo.iota dim = 1 : tensor<5x3xi32>
  %d = stablehlo.constant dense<3> : tensor<5x3xi32>
  %last = stablehlo.constant dense<2> : tensor<5x3xi32>
  %m = stablehlo.constant dense<127> : tensor<5x3xi32>
  %row = stablehlo.multiply %i, %d : tensor<5x3xi32>
  %e = stablehlo.add %row, %j : tensor<5x3xi32>
  %em = stablehlo.and %e, %m : tensor<5x3xi32>
  %x0 = stablehlo.optimization_barrier %em : tensor<5x3xi32>
  %x = stablehlo.optimization_barrier %x0 : tensor<5x3xi32>
  %back = stablehlo.subtract %last, %j : tensor<5x3xi32>
  %at = stablehlo.add %row, %back : tensor<5x3xi32>
  %atm = stablehlo.and %at, %m : tensor<5x3xi32>
  %want = stablehlo.optimization_barrier %atm : tensor<5x3xi32>
  %got = stablehlo.reverse %x, dims = [1] : tensor<5x3xi32>
  check.expect_eq %got, %want : tensor<5x3xi32>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<300x3xi32>
  %j = stablehlo.iota dim = 1 : tensor<300x3xi32>
  %d = stablehlo.constant dense<3> : tensor<300x3xi32>
  %last = stablehlo.constant dense<2> : tensor<300x3xi32>
  %m = stablehlo.constant dense<127> : tensor<300x3xi32>
  %row = stablehlo.multiply %i, %d : tensor<300x3xi32>
  %e = stablehlo.add %row, %j : tensor<300x3xi32>
  %em = stablehlo.and %e, %m : tensor<300x3xi32>
  %x0 = stablehlo.convert %em : (tensor<300x3xi32>) -> tensor<300x3xui8>
  %x = stablehlo.optimization_barrier %x0 : tensor<300x3xui8>
  %back = stablehlo.subtract %last, %j : tensor<300x3xi32>
  %at = stablehlo.add %row, %back : tensor<300x3xi32>
  %atm = stablehlo.and %at, %m : tensor<300x3xi32>
  %want = stablehlo.convert %atm : (tensor<300x3xi32>) -> tensor<300x3xui8>
  %got = stablehlo.reverse %x, dims = [1] : tensor<300x3xui8>
  check.expect_eq %got, %want : tensor<300x3xui8>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<3x150xi32>
  %j = stablehlo.iota dim = 1 : tensor<3x150xi32>
  %d = stablehlo.constant dense<150> : tensor<3x150xi32>
  %last = stablehlo.constant dense<149> : tensor<3x150xi32>
  %m = stablehlo.constant dense<127> : tensor<3x150xi32>
  %row = stablehlo.multiply %i, %d : tensor<3x150xi32>
  %e = stablehlo.add %row, %j : tensor<3x150xi32>
  %em = stablehlo.and %e, %m : tensor<3x150xi32>
  %x0 = stablehlo.convert %em : (tensor<3x150xi32>) -> tensor<3x150xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<3x150xf32>
  %back = stablehlo.subtract %last, %j : tensor<3x150xi32>
  %at = stablehlo.add %row, %back : tensor<3x150xi32>
  %atm = stablehlo.and %at, %m : tensor<3x150xi32>
  %want = stablehlo.convert %atm : (tensor<3x150xi32>) -> tensor<3x150xf32>
  %got = stablehlo.reverse %x, dims = [1] : tensor<3x150xf32>
  check.expect_eq %got, %want : tensor<3x150xf32>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<3x150xi32>
  %j = stablehlo.iota dim = 1 : tensor<3x150xi32>
  %d = stablehlo.constant dense<150> : tensor<3x150xi32>
  %last = stablehlo.constant dense<149> : tensor<3x150xi32>
  %m = stablehlo.constant dense<127> : tensor<3x150xi32>
  %row = stablehlo.multiply %i, %d : tensor<3x150xi32>
  %e = stablehlo.add %row, %j : tensor<3x150xi32>
  %em = stablehlo.and %e, %m : tensor<3x150xi32>
  %x0 = stablehlo.convert %em : (tensor<3x150xi32>) -> tensor<3x150xf64>
  %x = stablehlo.optimization_barrier %x0 : tensor<3x150xf64>
  %back = stablehlo.subtract %last, %j : tensor<3x150xi32>
  %at = stablehlo.add %row, %back : tensor<3x150xi32>
  %atm = stablehlo.and %at, %m : tensor<3x150xi32>
  %want = stablehlo.convert %atm : (tensor<3x150xi32>) -> tensor<3x150xf64>
  %got = stablehlo.reverse %x, dims = [1] : tensor<3x150xf64>
  check.expect_eq %got, %want : tensor<3x150xf64>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<3x150xi32>
  %j = stablehlo.iota dim = 1 : tensor<3x150xi32>
  %d = stablehlo.constant dense<150> : tensor<3x150xi32>
  %last = stablehlo.constant dense<149> : tensor<3x150xi32>
  %m = stablehlo.constant dense<127> : tensor<3x150xi32>
  %row = stablehlo.multiply %i, %d : tensor<3x150xi32>
  %e = stablehlo.add %row, %j : tensor<3x150xi32>
  %em = stablehlo.and %e, %m : tensor<3x150xi32>
  %x0 = stablehlo.convert %em : (tensor<3x150xi32>) -> tensor<3x150xui8>
  %x = stablehlo.optimization_barrier %x0 : tensor<3x150xui8>
  %back = stablehlo.subtract %last, %j : tensor<3x150xi32>
  %at = stablehlo.add %row, %back : tensor<3x150xi32>
  %atm = stablehlo.and %at, %m : tensor<3x150xi32>
  %want = stablehlo.convert %atm : (tensor<3x150xi32>) -> tensor<3x150xui8>
  %got = stablehlo.reverse %x, dims = [1] : tensor<3x150xui8>
  check.expect_eq %got, %want : tensor<3x150xui8>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<3x150xi32>
  %j = stablehlo.iota dim = 1 : tensor<3x150xi32>
  %d = stablehlo.constant dense<150> : tensor<3x150xi32>
  %last = stablehlo.constant dense<149> : tensor<3x150xi32>
  %m = stablehlo.constant dense<127> : tensor<3x150xi32>
  %row = stablehlo.multiply %i, %d : tensor<3x150xi32>
  %e = stablehlo.add %row, %j : tensor<3x150xi32>
  %em = stablehlo.and %e, %m : tensor<3x150xi32>
  %x0 = stablehlo.convert %em : (tensor<3x150xi32>) -> tensor<3x150xi16>
  %x = stablehlo.optimization_barrier %x0 : tensor<3x150xi16>
  %back = stablehlo.subtract %last, %j : tensor<3x150xi32>
  %at = stablehlo.add %row, %back : tensor<3x150xi32>
  %atm = stablehlo.and %at, %m : tensor<3x150xi32>
  %want = stablehlo.convert %atm : (tensor<3x150xi32>) -> tensor<3x150xi16>
  %got = stablehlo.reverse %x, dims = [1] : tensor<3x150xi16>
  check.expect_eq %got, %want : tensor<3x150xi16>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<3x150xi32>
  %j = stablehlo.iota dim = 1 : tensor<3x150xi32>
  %d = stablehlo.constant dense<150> : tensor<3x150xi32>
  %last = stablehlo.constant dense<149> : tensor<3x150xi32>
  %m = stablehlo.constant dense<1> : tensor<3x150xi32>
  %row = stablehlo.multiply %i, %d : tensor<3x150xi32>
  %e = stablehlo.add %row, %j : tensor<3x150xi32>
  %em = stablehlo.and %e, %m : tensor<3x150xi32>
  %x0 = stablehlo.convert %em : (tensor<3x150xi32>) -> tensor<3x150xi1>
  %x = stablehlo.optimization_barrier %x0 : tensor<3x150xi1>
  %back = stablehlo.subtract %last, %j : tensor<3x150xi32>
  %at = stablehlo.add %row, %back : tensor<3x150xi32>
  %atm = stablehlo.and %at, %m : tensor<3x150xi32>
  %want = stablehlo.convert %atm : (tensor<3x150xi32>) -> tensor<3x150xi1>
  %got = stablehlo.reverse %x, dims = [1] : tensor<3x150xi1>
  check.expect_eq %got, %want : tensor<3x150xi1>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<3x150xi32>
  %j = stablehlo.iota dim = 1 : tensor<3x150xi32>
  %d = stablehlo.constant dense<150> : tensor<3x150xi32>
  %last = stablehlo.constant dense<149> : tensor<3x150xi32>
  %m = stablehlo.constant dense<127> : tensor<3x150xi32>
  %row = stablehlo.multiply %i, %d : tensor<3x150xi32>
  %e = stablehlo.add %row, %j : tensor<3x150xi32>
  %em = stablehlo.and %e, %m : tensor<3x150xi32>
  %x0 = stablehlo.convert %em : (tensor<3x150xi32>) -> tensor<3x150xbf16>
  %x = stablehlo.optimization_barrier %x0 : tensor<3x150xbf16>
  %back = stablehlo.subtract %last, %j : tensor<3x150xi32>
  %at = stablehlo.add %row, %back : tensor<3x150xi32>
  %atm = stablehlo.and %at, %m : tensor<3x150xi32>
  %want = stablehlo.convert %atm : (tensor<3x150xi32>) -> tensor<3x150xbf16>
  %got = stablehlo.reverse %x, dims = [1] : tensor<3x150xbf16>
  check.expect_eq %got, %want : tensor<3x150xbf16>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<100x3xi32>
  %j = stablehlo.iota dim = 1 : tensor<100x3xi32>
  %d = stablehlo.constant dense<3> : tensor<100x3xi32>
  %last = stablehlo.constant dense<2> : tensor<100x3xi32>
  %m = stablehlo.constant dense<127> : tensor<100x3xi32>
  %row = stablehlo.multiply %i, %d : tensor<100x3xi32>
  %e = stablehlo.add %row, %j : tensor<100x3xi32>
  %em = stablehlo.and %e, %m : tensor<100x3xi32>
  %x0 = stablehlo.convert %em : (tensor<100x3xi32>) -> tensor<100x3xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<100x3xf32>
  %v0 = stablehlo.slice %x [0:1, 0:3] : (tensor<100x3xf32>) -> tensor<1x3xf32>
  %v1 = stablehlo.reshape %v0 : (tensor<1x3xf32>) -> tensor<3xf32>
  %v = stablehlo.optimization_barrier %v1 : tensor<3xf32>
  %vb = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<3xf32>) -> tensor<100x3xf32>
  %got = stablehlo.add %x, %vb : tensor<100x3xf32>
  %sum = stablehlo.add %em, %j : tensor<100x3xi32>
  %want = stablehlo.convert %sum : (tensor<100x3xi32>) -> tensor<100x3xf32>
  check.expect_eq %got, %want : tensor<100x3xf32>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<70x5xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x5xi32>
  %d = stablehlo.constant dense<5> : tensor<70x5xi32>
  %last = stablehlo.constant dense<4> : tensor<70x5xi32>
  %m = stablehlo.constant dense<127> : tensor<70x5xi32>
  %row = stablehlo.multiply %i, %d : tensor<70x5xi32>
  %e = stablehlo.add %row, %j : tensor<70x5xi32>
  %em = stablehlo.and %e, %m : tensor<70x5xi32>
  %x0 = stablehlo.convert %em : (tensor<70x5xi32>) -> tensor<70x5xf64>
  %x = stablehlo.optimization_barrier %x0 : tensor<70x5xf64>
  %v0 = stablehlo.slice %x [0:1, 0:5] : (tensor<70x5xf64>) -> tensor<1x5xf64>
  %v1 = stablehlo.reshape %v0 : (tensor<1x5xf64>) -> tensor<5xf64>
  %v = stablehlo.optimization_barrier %v1 : tensor<5xf64>
  %vb = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<5xf64>) -> tensor<70x5xf64>
  %got = stablehlo.add %x, %vb : tensor<70x5xf64>
  %sum = stablehlo.add %em, %j : tensor<70x5xi32>
  %want = stablehlo.convert %sum : (tensor<70x5xi32>) -> tensor<70x5xf64>
  check.expect_eq %got, %want : tensor<70x5xf64>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<65x3xi32>
  %j = stablehlo.iota dim = 1 : tensor<65x3xi32>
  %d = stablehlo.constant dense<3> : tensor<65x3xi32>
  %last = stablehlo.constant dense<2> : tensor<65x3xi32>
  %m = stablehlo.constant dense<127> : tensor<65x3xi32>
  %row = stablehlo.multiply %i, %d : tensor<65x3xi32>
  %e = stablehlo.add %row, %j : tensor<65x3xi32>
  %em = stablehlo.and %e, %m : tensor<65x3xi32>
  %x0 = stablehlo.convert %em : (tensor<65x3xi32>) -> tensor<65x3xi16>
  %x = stablehlo.optimization_barrier %x0 : tensor<65x3xi16>
  %v0 = stablehlo.slice %x [0:1, 0:3] : (tensor<65x3xi16>) -> tensor<1x3xi16>
  %v1 = stablehlo.reshape %v0 : (tensor<1x3xi16>) -> tensor<3xi16>
  %v = stablehlo.optimization_barrier %v1 : tensor<3xi16>
  %vb = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<3xi16>) -> tensor<65x3xi16>
  %got = stablehlo.add %x, %vb : tensor<65x3xi16>
  %sum = stablehlo.add %em, %j : tensor<65x3xi32>
  %want = stablehlo.convert %sum : (tensor<65x3xi32>) -> tensor<65x3xi16>
  check.expect_eq %got, %want : tensor<65x3xi16>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<43x7xi32>
  %j = stablehlo.iota dim = 1 : tensor<43x7xi32>
  %d = stablehlo.constant dense<7> : tensor<43x7xi32>
  %last = stablehlo.constant dense<6> : tensor<43x7xi32>
  %m = stablehlo.constant dense<127> : tensor<43x7xi32>
  %row = stablehlo.multiply %i, %d : tensor<43x7xi32>
  %e = stablehlo.add %row, %j : tensor<43x7xi32>
  %em = stablehlo.and %e, %m : tensor<43x7xi32>
  %x0 = stablehlo.optimization_barrier %em : tensor<43x7xi32>
  %x = stablehlo.optimization_barrier %x0 : tensor<43x7xi32>
  %v0 = stablehlo.slice %x [0:1, 0:7] : (tensor<43x7xi32>) -> tensor<1x7xi32>
  %v1 = stablehlo.reshape %v0 : (tensor<1x7xi32>) -> tensor<7xi32>
  %v = stablehlo.optimization_barrier %v1 : tensor<7xi32>
  %vb = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<7xi32>) -> tensor<43x7xi32>
  %got = stablehlo.add %x, %vb : tensor<43x7xi32>
  %sum = stablehlo.add %em, %j : tensor<43x7xi32>
  %want = stablehlo.optimization_barrier %sum : tensor<43x7xi32>
  check.expect_eq %got, %want : tensor<43x7xi32>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<48x6xi32>
  %j = stablehlo.iota dim = 1 : tensor<48x6xi32>
  %d = stablehlo.constant dense<6> : tensor<48x6xi32>
  %last = stablehlo.constant dense<5> : tensor<48x6xi32>
  %m = stablehlo.constant dense<127> : tensor<48x6xi32>
  %row = stablehlo.multiply %i, %d : tensor<48x6xi32>
  %e = stablehlo.add %row, %j : tensor<48x6xi32>
  %em = stablehlo.and %e, %m : tensor<48x6xi32>
  %x0 = stablehlo.convert %em : (tensor<48x6xi32>) -> tensor<48x6xf16>
  %x = stablehlo.optimization_barrier %x0 : tensor<48x6xf16>
  %v0 = stablehlo.slice %x [0:1, 0:6] : (tensor<48x6xf16>) -> tensor<1x6xf16>
  %v1 = stablehlo.reshape %v0 : (tensor<1x6xf16>) -> tensor<6xf16>
  %v = stablehlo.optimization_barrier %v1 : tensor<6xf16>
  %vb = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<6xf16>) -> tensor<48x6xf16>
  %got = stablehlo.add %x, %vb : tensor<48x6xf16>
  %sum = stablehlo.add %em, %j : tensor<48x6xi32>
  %want = stablehlo.convert %sum : (tensor<48x6xi32>) -> tensor<48x6xf16>
  check.expect_eq %got, %want : tensor<48x6xf16>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<199xf32>
  %x = stablehlo.optimization_barrier %i : tensor<199xf32>
  %got = stablehlo.slice %x [0:199:2] : (tensor<199xf32>) -> tensor<100xf32>
  %j = stablehlo.iota dim = 0 : tensor<100xf32>
  %s = stablehlo.constant dense<2.0> : tensor<100xf32>
  %want = stablehlo.multiply %j, %s : tensor<100xf32>
  check.expect_eq %got, %want : tensor<100xf32>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<121xui8>
  %x = stablehlo.optimization_barrier %i : tensor<121xui8>
  %got = stablehlo.slice %x [0:121:2] : (tensor<121xui8>) -> tensor<61xui8>
  %j = stablehlo.iota dim = 0 : tensor<61xui8>
  %s = stablehlo.constant dense<2> : tensor<61xui8>
  %want = stablehlo.multiply %j, %s : tensor<61xui8>
  check.expect_eq %got, %want : tensor<61xui8>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<199xi16>
  %x = stablehlo.optimization_barrier %i : tensor<199xi16>
  %got = stablehlo.slice %x [0:199:2] : (tensor<199xi16>) -> tensor<100xi16>
  %j = stablehlo.iota dim = 0 : tensor<100xi16>
  %s = stablehlo.constant dense<2> : tensor<100xi16>
  %want = stablehlo.multiply %j, %s : tensor<100xi16>
  check.expect_eq %got, %want : tensor<100xi16>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<139xf64>
  %x = stablehlo.optimization_barrier %i : tensor<139xf64>
  %got = stablehlo.slice %x [0:139:2] : (tensor<139xf64>) -> tensor<70xf64>
  %j = stablehlo.iota dim = 0 : tensor<70xf64>
  %s = stablehlo.constant dense<2.0> : tensor<70xf64>
  %want = stablehlo.multiply %j, %s : tensor<70xf64>
  check.expect_eq %got, %want : tensor<70xf64>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<208xf32>
  %x = stablehlo.optimization_barrier %i : tensor<208xf32>
  %got = stablehlo.slice %x [0:208:3] : (tensor<208xf32>) -> tensor<70xf32>
  %j = stablehlo.iota dim = 0 : tensor<70xf32>
  %s = stablehlo.constant dense<3.0> : tensor<70xf32>
  %want = stablehlo.multiply %j, %s : tensor<70xf32>
  check.expect_eq %got, %want : tensor<70xf32>
  return
}

// -----

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<179xbf16>
  %x = stablehlo.optimization_barrier %i : tensor<179xbf16>
  %got = stablehlo.slice %x [0:179:2] : (tensor<179xbf16>) -> tensor<90xbf16>
  %j = stablehlo.iota dim = 0 : tensor<90xbf16>
  %s = stablehlo.constant dense<2.0> : tensor<90xbf16>
  %want = stablehlo.multiply %j, %s : tensor<90xbf16>
  check.expect_eq %got, %want : tensor<90xbf16>
  return
}
