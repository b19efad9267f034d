// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Numbers between two constants: the same as between two that are not known when code is made.

func.func @ui8() {
  %n = stablehlo.iota dim = 0 : tensor<256xi64>
  %k = stablehlo.constant dense<1> : tensor<256xi64>
  %m = stablehlo.multiply %n, %k : tensor<256xi64>
  %c = stablehlo.convert %m : (tensor<256xi64>) -> tensor<256xui8>
  %x = stablehlo.optimization_barrier %c : tensor<256xui8>
  %l0c = stablehlo.constant dense<48> : tensor<256xui8>
  %h0c = stablehlo.constant dense<57> : tensor<256xui8>
  %l0v = stablehlo.optimization_barrier %l0c : tensor<256xui8>
  %h0v = stablehlo.optimization_barrier %h0c : tensor<256xui8>
  %a0c0 = stablehlo.compare GE, %x, %l0c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b0c0 = stablehlo.compare LE, %x, %h0c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r0c0 = stablehlo.and %a0c0, %b0c0 : tensor<256xi1>
  %a0c1 = stablehlo.compare GT, %x, %l0c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b0c1 = stablehlo.compare LT, %x, %h0c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r0c1 = stablehlo.and %b0c1, %a0c1 : tensor<256xi1>
  %a0c2 = stablehlo.compare GE, %x, %l0c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b0c2 = stablehlo.compare LT, %x, %h0c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r0c2 = stablehlo.and %a0c2, %b0c2 : tensor<256xi1>
  %a0v0 = stablehlo.compare GE, %x, %l0v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b0v0 = stablehlo.compare LE, %x, %h0v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r0v0 = stablehlo.and %a0v0, %b0v0 : tensor<256xi1>
  %a0v1 = stablehlo.compare GT, %x, %l0v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b0v1 = stablehlo.compare LT, %x, %h0v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r0v1 = stablehlo.and %b0v1, %a0v1 : tensor<256xi1>
  %a0v2 = stablehlo.compare GE, %x, %l0v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b0v2 = stablehlo.compare LT, %x, %h0v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r0v2 = stablehlo.and %a0v2, %b0v2 : tensor<256xi1>
  check.expect_eq %r0c0, %r0v0 : tensor<256xi1>
  check.expect_eq %r0c1, %r0v1 : tensor<256xi1>
  check.expect_eq %r0c2, %r0v2 : tensor<256xi1>
  %l1c = stablehlo.constant dense<0> : tensor<256xui8>
  %h1c = stablehlo.constant dense<31> : tensor<256xui8>
  %l1v = stablehlo.optimization_barrier %l1c : tensor<256xui8>
  %h1v = stablehlo.optimization_barrier %h1c : tensor<256xui8>
  %a1c0 = stablehlo.compare GE, %x, %l1c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b1c0 = stablehlo.compare LE, %x, %h1c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r1c0 = stablehlo.and %a1c0, %b1c0 : tensor<256xi1>
  %a1c1 = stablehlo.compare GT, %x, %l1c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b1c1 = stablehlo.compare LT, %x, %h1c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r1c1 = stablehlo.and %b1c1, %a1c1 : tensor<256xi1>
  %a1c2 = stablehlo.compare GE, %x, %l1c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b1c2 = stablehlo.compare LT, %x, %h1c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r1c2 = stablehlo.and %a1c2, %b1c2 : tensor<256xi1>
  %a1v0 = stablehlo.compare GE, %x, %l1v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b1v0 = stablehlo.compare LE, %x, %h1v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r1v0 = stablehlo.and %a1v0, %b1v0 : tensor<256xi1>
  %a1v1 = stablehlo.compare GT, %x, %l1v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b1v1 = stablehlo.compare LT, %x, %h1v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r1v1 = stablehlo.and %b1v1, %a1v1 : tensor<256xi1>
  %a1v2 = stablehlo.compare GE, %x, %l1v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b1v2 = stablehlo.compare LT, %x, %h1v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r1v2 = stablehlo.and %a1v2, %b1v2 : tensor<256xi1>
  check.expect_eq %r1c0, %r1v0 : tensor<256xi1>
  check.expect_eq %r1c1, %r1v1 : tensor<256xi1>
  check.expect_eq %r1c2, %r1v2 : tensor<256xi1>
  %l2c = stablehlo.constant dense<128> : tensor<256xui8>
  %h2c = stablehlo.constant dense<255> : tensor<256xui8>
  %l2v = stablehlo.optimization_barrier %l2c : tensor<256xui8>
  %h2v = stablehlo.optimization_barrier %h2c : tensor<256xui8>
  %a2c0 = stablehlo.compare GE, %x, %l2c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b2c0 = stablehlo.compare LE, %x, %h2c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r2c0 = stablehlo.and %a2c0, %b2c0 : tensor<256xi1>
  %a2c1 = stablehlo.compare GT, %x, %l2c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b2c1 = stablehlo.compare LT, %x, %h2c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r2c1 = stablehlo.and %b2c1, %a2c1 : tensor<256xi1>
  %a2c2 = stablehlo.compare GE, %x, %l2c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b2c2 = stablehlo.compare LT, %x, %h2c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r2c2 = stablehlo.and %a2c2, %b2c2 : tensor<256xi1>
  %a2v0 = stablehlo.compare GE, %x, %l2v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b2v0 = stablehlo.compare LE, %x, %h2v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r2v0 = stablehlo.and %a2v0, %b2v0 : tensor<256xi1>
  %a2v1 = stablehlo.compare GT, %x, %l2v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b2v1 = stablehlo.compare LT, %x, %h2v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r2v1 = stablehlo.and %b2v1, %a2v1 : tensor<256xi1>
  %a2v2 = stablehlo.compare GE, %x, %l2v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b2v2 = stablehlo.compare LT, %x, %h2v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r2v2 = stablehlo.and %a2v2, %b2v2 : tensor<256xi1>
  check.expect_eq %r2c0, %r2v0 : tensor<256xi1>
  check.expect_eq %r2c1, %r2v1 : tensor<256xi1>
  check.expect_eq %r2c2, %r2v2 : tensor<256xi1>
  %l3c = stablehlo.constant dense<200> : tensor<256xui8>
  %h3c = stablehlo.constant dense<250> : tensor<256xui8>
  %l3v = stablehlo.optimization_barrier %l3c : tensor<256xui8>
  %h3v = stablehlo.optimization_barrier %h3c : tensor<256xui8>
  %a3c0 = stablehlo.compare GE, %x, %l3c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b3c0 = stablehlo.compare LE, %x, %h3c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r3c0 = stablehlo.and %a3c0, %b3c0 : tensor<256xi1>
  %a3c1 = stablehlo.compare GT, %x, %l3c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b3c1 = stablehlo.compare LT, %x, %h3c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r3c1 = stablehlo.and %b3c1, %a3c1 : tensor<256xi1>
  %a3c2 = stablehlo.compare GE, %x, %l3c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b3c2 = stablehlo.compare LT, %x, %h3c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r3c2 = stablehlo.and %a3c2, %b3c2 : tensor<256xi1>
  %a3v0 = stablehlo.compare GE, %x, %l3v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b3v0 = stablehlo.compare LE, %x, %h3v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r3v0 = stablehlo.and %a3v0, %b3v0 : tensor<256xi1>
  %a3v1 = stablehlo.compare GT, %x, %l3v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b3v1 = stablehlo.compare LT, %x, %h3v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r3v1 = stablehlo.and %b3v1, %a3v1 : tensor<256xi1>
  %a3v2 = stablehlo.compare GE, %x, %l3v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b3v2 = stablehlo.compare LT, %x, %h3v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r3v2 = stablehlo.and %a3v2, %b3v2 : tensor<256xi1>
  check.expect_eq %r3c0, %r3v0 : tensor<256xi1>
  check.expect_eq %r3c1, %r3v1 : tensor<256xi1>
  check.expect_eq %r3c2, %r3v2 : tensor<256xi1>
  %l4c = stablehlo.constant dense<65> : tensor<256xui8>
  %h4c = stablehlo.constant dense<65> : tensor<256xui8>
  %l4v = stablehlo.optimization_barrier %l4c : tensor<256xui8>
  %h4v = stablehlo.optimization_barrier %h4c : tensor<256xui8>
  %a4c0 = stablehlo.compare GE, %x, %l4c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b4c0 = stablehlo.compare LE, %x, %h4c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r4c0 = stablehlo.and %a4c0, %b4c0 : tensor<256xi1>
  %a4c1 = stablehlo.compare GT, %x, %l4c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b4c1 = stablehlo.compare LT, %x, %h4c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r4c1 = stablehlo.and %b4c1, %a4c1 : tensor<256xi1>
  %a4c2 = stablehlo.compare GE, %x, %l4c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b4c2 = stablehlo.compare LT, %x, %h4c : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r4c2 = stablehlo.and %a4c2, %b4c2 : tensor<256xi1>
  %a4v0 = stablehlo.compare GE, %x, %l4v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b4v0 = stablehlo.compare LE, %x, %h4v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r4v0 = stablehlo.and %a4v0, %b4v0 : tensor<256xi1>
  %a4v1 = stablehlo.compare GT, %x, %l4v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b4v1 = stablehlo.compare LT, %x, %h4v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r4v1 = stablehlo.and %b4v1, %a4v1 : tensor<256xi1>
  %a4v2 = stablehlo.compare GE, %x, %l4v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %b4v2 = stablehlo.compare LT, %x, %h4v : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %r4v2 = stablehlo.and %a4v2, %b4v2 : tensor<256xi1>
  check.expect_eq %r4c0, %r4v0 : tensor<256xi1>
  check.expect_eq %r4c1, %r4v1 : tensor<256xi1>
  check.expect_eq %r4c2, %r4v2 : tensor<256xi1>
  return
}

// -----

func.func @i8() {
  %n = stablehlo.iota dim = 0 : tensor<256xi64>
  %k = stablehlo.constant dense<1> : tensor<256xi64>
  %m = stablehlo.multiply %n, %k : tensor<256xi64>
  %c = stablehlo.convert %m : (tensor<256xi64>) -> tensor<256xi8>
  %x = stablehlo.optimization_barrier %c : tensor<256xi8>
  %l0c = stablehlo.constant dense<-128> : tensor<256xi8>
  %h0c = stablehlo.constant dense<-1> : tensor<256xi8>
  %l0v = stablehlo.optimization_barrier %l0c : tensor<256xi8>
  %h0v = stablehlo.optimization_barrier %h0c : tensor<256xi8>
  %a0c0 = stablehlo.compare GE, %x, %l0c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b0c0 = stablehlo.compare LE, %x, %h0c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r0c0 = stablehlo.and %a0c0, %b0c0 : tensor<256xi1>
  %a0c1 = stablehlo.compare GT, %x, %l0c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b0c1 = stablehlo.compare LT, %x, %h0c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r0c1 = stablehlo.and %b0c1, %a0c1 : tensor<256xi1>
  %a0c2 = stablehlo.compare GE, %x, %l0c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b0c2 = stablehlo.compare LT, %x, %h0c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r0c2 = stablehlo.and %a0c2, %b0c2 : tensor<256xi1>
  %a0v0 = stablehlo.compare GE, %x, %l0v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b0v0 = stablehlo.compare LE, %x, %h0v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r0v0 = stablehlo.and %a0v0, %b0v0 : tensor<256xi1>
  %a0v1 = stablehlo.compare GT, %x, %l0v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b0v1 = stablehlo.compare LT, %x, %h0v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r0v1 = stablehlo.and %b0v1, %a0v1 : tensor<256xi1>
  %a0v2 = stablehlo.compare GE, %x, %l0v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b0v2 = stablehlo.compare LT, %x, %h0v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r0v2 = stablehlo.and %a0v2, %b0v2 : tensor<256xi1>
  check.expect_eq %r0c0, %r0v0 : tensor<256xi1>
  check.expect_eq %r0c1, %r0v1 : tensor<256xi1>
  check.expect_eq %r0c2, %r0v2 : tensor<256xi1>
  %l1c = stablehlo.constant dense<-5> : tensor<256xi8>
  %h1c = stablehlo.constant dense<5> : tensor<256xi8>
  %l1v = stablehlo.optimization_barrier %l1c : tensor<256xi8>
  %h1v = stablehlo.optimization_barrier %h1c : tensor<256xi8>
  %a1c0 = stablehlo.compare GE, %x, %l1c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b1c0 = stablehlo.compare LE, %x, %h1c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r1c0 = stablehlo.and %a1c0, %b1c0 : tensor<256xi1>
  %a1c1 = stablehlo.compare GT, %x, %l1c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b1c1 = stablehlo.compare LT, %x, %h1c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r1c1 = stablehlo.and %b1c1, %a1c1 : tensor<256xi1>
  %a1c2 = stablehlo.compare GE, %x, %l1c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b1c2 = stablehlo.compare LT, %x, %h1c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r1c2 = stablehlo.and %a1c2, %b1c2 : tensor<256xi1>
  %a1v0 = stablehlo.compare GE, %x, %l1v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b1v0 = stablehlo.compare LE, %x, %h1v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r1v0 = stablehlo.and %a1v0, %b1v0 : tensor<256xi1>
  %a1v1 = stablehlo.compare GT, %x, %l1v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b1v1 = stablehlo.compare LT, %x, %h1v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r1v1 = stablehlo.and %b1v1, %a1v1 : tensor<256xi1>
  %a1v2 = stablehlo.compare GE, %x, %l1v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b1v2 = stablehlo.compare LT, %x, %h1v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r1v2 = stablehlo.and %a1v2, %b1v2 : tensor<256xi1>
  check.expect_eq %r1c0, %r1v0 : tensor<256xi1>
  check.expect_eq %r1c1, %r1v1 : tensor<256xi1>
  check.expect_eq %r1c2, %r1v2 : tensor<256xi1>
  %l2c = stablehlo.constant dense<48> : tensor<256xi8>
  %h2c = stablehlo.constant dense<57> : tensor<256xi8>
  %l2v = stablehlo.optimization_barrier %l2c : tensor<256xi8>
  %h2v = stablehlo.optimization_barrier %h2c : tensor<256xi8>
  %a2c0 = stablehlo.compare GE, %x, %l2c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b2c0 = stablehlo.compare LE, %x, %h2c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r2c0 = stablehlo.and %a2c0, %b2c0 : tensor<256xi1>
  %a2c1 = stablehlo.compare GT, %x, %l2c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b2c1 = stablehlo.compare LT, %x, %h2c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r2c1 = stablehlo.and %b2c1, %a2c1 : tensor<256xi1>
  %a2c2 = stablehlo.compare GE, %x, %l2c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b2c2 = stablehlo.compare LT, %x, %h2c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r2c2 = stablehlo.and %a2c2, %b2c2 : tensor<256xi1>
  %a2v0 = stablehlo.compare GE, %x, %l2v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b2v0 = stablehlo.compare LE, %x, %h2v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r2v0 = stablehlo.and %a2v0, %b2v0 : tensor<256xi1>
  %a2v1 = stablehlo.compare GT, %x, %l2v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b2v1 = stablehlo.compare LT, %x, %h2v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r2v1 = stablehlo.and %b2v1, %a2v1 : tensor<256xi1>
  %a2v2 = stablehlo.compare GE, %x, %l2v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b2v2 = stablehlo.compare LT, %x, %h2v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r2v2 = stablehlo.and %a2v2, %b2v2 : tensor<256xi1>
  check.expect_eq %r2c0, %r2v0 : tensor<256xi1>
  check.expect_eq %r2c1, %r2v1 : tensor<256xi1>
  check.expect_eq %r2c2, %r2v2 : tensor<256xi1>
  %l3c = stablehlo.constant dense<-128> : tensor<256xi8>
  %h3c = stablehlo.constant dense<127> : tensor<256xi8>
  %l3v = stablehlo.optimization_barrier %l3c : tensor<256xi8>
  %h3v = stablehlo.optimization_barrier %h3c : tensor<256xi8>
  %a3c0 = stablehlo.compare GE, %x, %l3c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b3c0 = stablehlo.compare LE, %x, %h3c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r3c0 = stablehlo.and %a3c0, %b3c0 : tensor<256xi1>
  %a3c1 = stablehlo.compare GT, %x, %l3c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b3c1 = stablehlo.compare LT, %x, %h3c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r3c1 = stablehlo.and %b3c1, %a3c1 : tensor<256xi1>
  %a3c2 = stablehlo.compare GE, %x, %l3c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b3c2 = stablehlo.compare LT, %x, %h3c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r3c2 = stablehlo.and %a3c2, %b3c2 : tensor<256xi1>
  %a3v0 = stablehlo.compare GE, %x, %l3v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b3v0 = stablehlo.compare LE, %x, %h3v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r3v0 = stablehlo.and %a3v0, %b3v0 : tensor<256xi1>
  %a3v1 = stablehlo.compare GT, %x, %l3v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b3v1 = stablehlo.compare LT, %x, %h3v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r3v1 = stablehlo.and %b3v1, %a3v1 : tensor<256xi1>
  %a3v2 = stablehlo.compare GE, %x, %l3v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b3v2 = stablehlo.compare LT, %x, %h3v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r3v2 = stablehlo.and %a3v2, %b3v2 : tensor<256xi1>
  check.expect_eq %r3c0, %r3v0 : tensor<256xi1>
  check.expect_eq %r3c1, %r3v1 : tensor<256xi1>
  check.expect_eq %r3c2, %r3v2 : tensor<256xi1>
  %l4c = stablehlo.constant dense<-100> : tensor<256xi8>
  %h4c = stablehlo.constant dense<-90> : tensor<256xi8>
  %l4v = stablehlo.optimization_barrier %l4c : tensor<256xi8>
  %h4v = stablehlo.optimization_barrier %h4c : tensor<256xi8>
  %a4c0 = stablehlo.compare GE, %x, %l4c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b4c0 = stablehlo.compare LE, %x, %h4c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r4c0 = stablehlo.and %a4c0, %b4c0 : tensor<256xi1>
  %a4c1 = stablehlo.compare GT, %x, %l4c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b4c1 = stablehlo.compare LT, %x, %h4c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r4c1 = stablehlo.and %b4c1, %a4c1 : tensor<256xi1>
  %a4c2 = stablehlo.compare GE, %x, %l4c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b4c2 = stablehlo.compare LT, %x, %h4c : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r4c2 = stablehlo.and %a4c2, %b4c2 : tensor<256xi1>
  %a4v0 = stablehlo.compare GE, %x, %l4v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b4v0 = stablehlo.compare LE, %x, %h4v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r4v0 = stablehlo.and %a4v0, %b4v0 : tensor<256xi1>
  %a4v1 = stablehlo.compare GT, %x, %l4v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b4v1 = stablehlo.compare LT, %x, %h4v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r4v1 = stablehlo.and %b4v1, %a4v1 : tensor<256xi1>
  %a4v2 = stablehlo.compare GE, %x, %l4v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %b4v2 = stablehlo.compare LT, %x, %h4v : (tensor<256xi8>, tensor<256xi8>) -> tensor<256xi1>
  %r4v2 = stablehlo.and %a4v2, %b4v2 : tensor<256xi1>
  check.expect_eq %r4c0, %r4v0 : tensor<256xi1>
  check.expect_eq %r4c1, %r4v1 : tensor<256xi1>
  check.expect_eq %r4c2, %r4v2 : tensor<256xi1>
  return
}

// -----

func.func @ui16() {
  %n = stablehlo.iota dim = 0 : tensor<65536xi64>
  %k = stablehlo.constant dense<1> : tensor<65536xi64>
  %m = stablehlo.multiply %n, %k : tensor<65536xi64>
  %c = stablehlo.convert %m : (tensor<65536xi64>) -> tensor<65536xui16>
  %x = stablehlo.optimization_barrier %c : tensor<65536xui16>
  %l0c = stablehlo.constant dense<55296> : tensor<65536xui16>
  %h0c = stablehlo.constant dense<57343> : tensor<65536xui16>
  %l0v = stablehlo.optimization_barrier %l0c : tensor<65536xui16>
  %h0v = stablehlo.optimization_barrier %h0c : tensor<65536xui16>
  %a0c0 = stablehlo.compare GE, %x, %l0c : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %b0c0 = stablehlo.compare LE, %x, %h0c : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %r0c0 = stablehlo.and %a0c0, %b0c0 : tensor<65536xi1>
  %a0c1 = stablehlo.compare GT, %x, %l0c : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %b0c1 = stablehlo.compare LT, %x, %h0c : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %r0c1 = stablehlo.and %b0c1, %a0c1 : tensor<65536xi1>
  %a0c2 = stablehlo.compare GE, %x, %l0c : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %b0c2 = stablehlo.compare LT, %x, %h0c : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %r0c2 = stablehlo.and %a0c2, %b0c2 : tensor<65536xi1>
  %a0v0 = stablehlo.compare GE, %x, %l0v : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %b0v0 = stablehlo.compare LE, %x, %h0v : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %r0v0 = stablehlo.and %a0v0, %b0v0 : tensor<65536xi1>
  %a0v1 = stablehlo.compare GT, %x, %l0v : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %b0v1 = stablehlo.compare LT, %x, %h0v : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %r0v1 = stablehlo.and %b0v1, %a0v1 : tensor<65536xi1>
  %a0v2 = stablehlo.compare GE, %x, %l0v : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %b0v2 = stablehlo.compare LT, %x, %h0v : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %r0v2 = stablehlo.and %a0v2, %b0v2 : tensor<65536xi1>
  check.expect_eq %r0c0, %r0v0 : tensor<65536xi1>
  check.expect_eq %r0c1, %r0v1 : tensor<65536xi1>
  check.expect_eq %r0c2, %r0v2 : tensor<65536xi1>
  %l1c = stablehlo.constant dense<1> : tensor<65536xui16>
  %h1c = stablehlo.constant dense<65535> : tensor<65536xui16>
  %l1v = stablehlo.optimization_barrier %l1c : tensor<65536xui16>
  %h1v = stablehlo.optimization_barrier %h1c : tensor<65536xui16>
  %a1c0 = stablehlo.compare GE, %x, %l1c : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %b1c0 = stablehlo.compare LE, %x, %h1c : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %r1c0 = stablehlo.and %a1c0, %b1c0 : tensor<65536xi1>
  %a1c1 = stablehlo.compare GT, %x, %l1c : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %b1c1 = stablehlo.compare LT, %x, %h1c : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %r1c1 = stablehlo.and %b1c1, %a1c1 : tensor<65536xi1>
  %a1c2 = stablehlo.compare GE, %x, %l1c : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %b1c2 = stablehlo.compare LT, %x, %h1c : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %r1c2 = stablehlo.and %a1c2, %b1c2 : tensor<65536xi1>
  %a1v0 = stablehlo.compare GE, %x, %l1v : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %b1v0 = stablehlo.compare LE, %x, %h1v : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %r1v0 = stablehlo.and %a1v0, %b1v0 : tensor<65536xi1>
  %a1v1 = stablehlo.compare GT, %x, %l1v : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %b1v1 = stablehlo.compare LT, %x, %h1v : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %r1v1 = stablehlo.and %b1v1, %a1v1 : tensor<65536xi1>
  %a1v2 = stablehlo.compare GE, %x, %l1v : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %b1v2 = stablehlo.compare LT, %x, %h1v : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %r1v2 = stablehlo.and %a1v2, %b1v2 : tensor<65536xi1>
  check.expect_eq %r1c0, %r1v0 : tensor<65536xi1>
  check.expect_eq %r1c1, %r1v1 : tensor<65536xi1>
  check.expect_eq %r1c2, %r1v2 : tensor<65536xi1>
  %l2c = stablehlo.constant dense<100> : tensor<65536xui16>
  %h2c = stablehlo.constant dense<40000> : tensor<65536xui16>
  %l2v = stablehlo.optimization_barrier %l2c : tensor<65536xui16>
  %h2v = stablehlo.optimization_barrier %h2c : tensor<65536xui16>
  %a2c0 = stablehlo.compare GE, %x, %l2c : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %b2c0 = stablehlo.compare LE, %x, %h2c : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %r2c0 = stablehlo.and %a2c0, %b2c0 : tensor<65536xi1>
  %a2c1 = stablehlo.compare GT, %x, %l2c : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %b2c1 = stablehlo.compare LT, %x, %h2c : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %r2c1 = stablehlo.and %b2c1, %a2c1 : tensor<65536xi1>
  %a2c2 = stablehlo.compare GE, %x, %l2c : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %b2c2 = stablehlo.compare LT, %x, %h2c : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %r2c2 = stablehlo.and %a2c2, %b2c2 : tensor<65536xi1>
  %a2v0 = stablehlo.compare GE, %x, %l2v : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %b2v0 = stablehlo.compare LE, %x, %h2v : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %r2v0 = stablehlo.and %a2v0, %b2v0 : tensor<65536xi1>
  %a2v1 = stablehlo.compare GT, %x, %l2v : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %b2v1 = stablehlo.compare LT, %x, %h2v : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %r2v1 = stablehlo.and %b2v1, %a2v1 : tensor<65536xi1>
  %a2v2 = stablehlo.compare GE, %x, %l2v : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %b2v2 = stablehlo.compare LT, %x, %h2v : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %r2v2 = stablehlo.and %a2v2, %b2v2 : tensor<65536xi1>
  check.expect_eq %r2c0, %r2v0 : tensor<65536xi1>
  check.expect_eq %r2c1, %r2v1 : tensor<65536xi1>
  check.expect_eq %r2c2, %r2v2 : tensor<65536xi1>
  return
}

// -----

func.func @i32() {
  %n = stablehlo.iota dim = 0 : tensor<4099xi64>
  %k = stablehlo.constant dense<1047553> : tensor<4099xi64>
  %m = stablehlo.multiply %n, %k : tensor<4099xi64>
  %c = stablehlo.convert %m : (tensor<4099xi64>) -> tensor<4099xi32>
  %x = stablehlo.optimization_barrier %c : tensor<4099xi32>
  %l0c = stablehlo.constant dense<-2147483648> : tensor<4099xi32>
  %h0c = stablehlo.constant dense<-5> : tensor<4099xi32>
  %l0v = stablehlo.optimization_barrier %l0c : tensor<4099xi32>
  %h0v = stablehlo.optimization_barrier %h0c : tensor<4099xi32>
  %a0c0 = stablehlo.compare GE, %x, %l0c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b0c0 = stablehlo.compare LE, %x, %h0c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r0c0 = stablehlo.and %a0c0, %b0c0 : tensor<4099xi1>
  %a0c1 = stablehlo.compare GT, %x, %l0c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b0c1 = stablehlo.compare LT, %x, %h0c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r0c1 = stablehlo.and %b0c1, %a0c1 : tensor<4099xi1>
  %a0c2 = stablehlo.compare GE, %x, %l0c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b0c2 = stablehlo.compare LT, %x, %h0c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r0c2 = stablehlo.and %a0c2, %b0c2 : tensor<4099xi1>
  %a0v0 = stablehlo.compare GE, %x, %l0v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b0v0 = stablehlo.compare LE, %x, %h0v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r0v0 = stablehlo.and %a0v0, %b0v0 : tensor<4099xi1>
  %a0v1 = stablehlo.compare GT, %x, %l0v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b0v1 = stablehlo.compare LT, %x, %h0v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r0v1 = stablehlo.and %b0v1, %a0v1 : tensor<4099xi1>
  %a0v2 = stablehlo.compare GE, %x, %l0v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b0v2 = stablehlo.compare LT, %x, %h0v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r0v2 = stablehlo.and %a0v2, %b0v2 : tensor<4099xi1>
  check.expect_eq %r0c0, %r0v0 : tensor<4099xi1>
  check.expect_eq %r0c1, %r0v1 : tensor<4099xi1>
  check.expect_eq %r0c2, %r0v2 : tensor<4099xi1>
  %l1c = stablehlo.constant dense<-7> : tensor<4099xi32>
  %h1c = stablehlo.constant dense<2147483647> : tensor<4099xi32>
  %l1v = stablehlo.optimization_barrier %l1c : tensor<4099xi32>
  %h1v = stablehlo.optimization_barrier %h1c : tensor<4099xi32>
  %a1c0 = stablehlo.compare GE, %x, %l1c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b1c0 = stablehlo.compare LE, %x, %h1c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r1c0 = stablehlo.and %a1c0, %b1c0 : tensor<4099xi1>
  %a1c1 = stablehlo.compare GT, %x, %l1c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b1c1 = stablehlo.compare LT, %x, %h1c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r1c1 = stablehlo.and %b1c1, %a1c1 : tensor<4099xi1>
  %a1c2 = stablehlo.compare GE, %x, %l1c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b1c2 = stablehlo.compare LT, %x, %h1c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r1c2 = stablehlo.and %a1c2, %b1c2 : tensor<4099xi1>
  %a1v0 = stablehlo.compare GE, %x, %l1v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b1v0 = stablehlo.compare LE, %x, %h1v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r1v0 = stablehlo.and %a1v0, %b1v0 : tensor<4099xi1>
  %a1v1 = stablehlo.compare GT, %x, %l1v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b1v1 = stablehlo.compare LT, %x, %h1v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r1v1 = stablehlo.and %b1v1, %a1v1 : tensor<4099xi1>
  %a1v2 = stablehlo.compare GE, %x, %l1v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b1v2 = stablehlo.compare LT, %x, %h1v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r1v2 = stablehlo.and %a1v2, %b1v2 : tensor<4099xi1>
  check.expect_eq %r1c0, %r1v0 : tensor<4099xi1>
  check.expect_eq %r1c1, %r1v1 : tensor<4099xi1>
  check.expect_eq %r1c2, %r1v2 : tensor<4099xi1>
  %l2c = stablehlo.constant dense<-2147483648> : tensor<4099xi32>
  %h2c = stablehlo.constant dense<2147483647> : tensor<4099xi32>
  %l2v = stablehlo.optimization_barrier %l2c : tensor<4099xi32>
  %h2v = stablehlo.optimization_barrier %h2c : tensor<4099xi32>
  %a2c0 = stablehlo.compare GE, %x, %l2c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b2c0 = stablehlo.compare LE, %x, %h2c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r2c0 = stablehlo.and %a2c0, %b2c0 : tensor<4099xi1>
  %a2c1 = stablehlo.compare GT, %x, %l2c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b2c1 = stablehlo.compare LT, %x, %h2c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r2c1 = stablehlo.and %b2c1, %a2c1 : tensor<4099xi1>
  %a2c2 = stablehlo.compare GE, %x, %l2c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b2c2 = stablehlo.compare LT, %x, %h2c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r2c2 = stablehlo.and %a2c2, %b2c2 : tensor<4099xi1>
  %a2v0 = stablehlo.compare GE, %x, %l2v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b2v0 = stablehlo.compare LE, %x, %h2v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r2v0 = stablehlo.and %a2v0, %b2v0 : tensor<4099xi1>
  %a2v1 = stablehlo.compare GT, %x, %l2v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b2v1 = stablehlo.compare LT, %x, %h2v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r2v1 = stablehlo.and %b2v1, %a2v1 : tensor<4099xi1>
  %a2v2 = stablehlo.compare GE, %x, %l2v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b2v2 = stablehlo.compare LT, %x, %h2v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r2v2 = stablehlo.and %a2v2, %b2v2 : tensor<4099xi1>
  check.expect_eq %r2c0, %r2v0 : tensor<4099xi1>
  check.expect_eq %r2c1, %r2v1 : tensor<4099xi1>
  check.expect_eq %r2c2, %r2v2 : tensor<4099xi1>
  %l3c = stablehlo.constant dense<-1000000000> : tensor<4099xi32>
  %h3c = stablehlo.constant dense<1500000000> : tensor<4099xi32>
  %l3v = stablehlo.optimization_barrier %l3c : tensor<4099xi32>
  %h3v = stablehlo.optimization_barrier %h3c : tensor<4099xi32>
  %a3c0 = stablehlo.compare GE, %x, %l3c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b3c0 = stablehlo.compare LE, %x, %h3c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r3c0 = stablehlo.and %a3c0, %b3c0 : tensor<4099xi1>
  %a3c1 = stablehlo.compare GT, %x, %l3c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b3c1 = stablehlo.compare LT, %x, %h3c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r3c1 = stablehlo.and %b3c1, %a3c1 : tensor<4099xi1>
  %a3c2 = stablehlo.compare GE, %x, %l3c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b3c2 = stablehlo.compare LT, %x, %h3c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r3c2 = stablehlo.and %a3c2, %b3c2 : tensor<4099xi1>
  %a3v0 = stablehlo.compare GE, %x, %l3v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b3v0 = stablehlo.compare LE, %x, %h3v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r3v0 = stablehlo.and %a3v0, %b3v0 : tensor<4099xi1>
  %a3v1 = stablehlo.compare GT, %x, %l3v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b3v1 = stablehlo.compare LT, %x, %h3v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r3v1 = stablehlo.and %b3v1, %a3v1 : tensor<4099xi1>
  %a3v2 = stablehlo.compare GE, %x, %l3v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b3v2 = stablehlo.compare LT, %x, %h3v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r3v2 = stablehlo.and %a3v2, %b3v2 : tensor<4099xi1>
  check.expect_eq %r3c0, %r3v0 : tensor<4099xi1>
  check.expect_eq %r3c1, %r3v1 : tensor<4099xi1>
  check.expect_eq %r3c2, %r3v2 : tensor<4099xi1>
  %l4c = stablehlo.constant dense<5> : tensor<4099xi32>
  %h4c = stablehlo.constant dense<4> : tensor<4099xi32>
  %l4v = stablehlo.optimization_barrier %l4c : tensor<4099xi32>
  %h4v = stablehlo.optimization_barrier %h4c : tensor<4099xi32>
  %a4c0 = stablehlo.compare GE, %x, %l4c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b4c0 = stablehlo.compare LE, %x, %h4c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r4c0 = stablehlo.and %a4c0, %b4c0 : tensor<4099xi1>
  %a4c1 = stablehlo.compare GT, %x, %l4c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b4c1 = stablehlo.compare LT, %x, %h4c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r4c1 = stablehlo.and %b4c1, %a4c1 : tensor<4099xi1>
  %a4c2 = stablehlo.compare GE, %x, %l4c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b4c2 = stablehlo.compare LT, %x, %h4c : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r4c2 = stablehlo.and %a4c2, %b4c2 : tensor<4099xi1>
  %a4v0 = stablehlo.compare GE, %x, %l4v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b4v0 = stablehlo.compare LE, %x, %h4v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r4v0 = stablehlo.and %a4v0, %b4v0 : tensor<4099xi1>
  %a4v1 = stablehlo.compare GT, %x, %l4v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b4v1 = stablehlo.compare LT, %x, %h4v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r4v1 = stablehlo.and %b4v1, %a4v1 : tensor<4099xi1>
  %a4v2 = stablehlo.compare GE, %x, %l4v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %b4v2 = stablehlo.compare LT, %x, %h4v : (tensor<4099xi32>, tensor<4099xi32>) -> tensor<4099xi1>
  %r4v2 = stablehlo.and %a4v2, %b4v2 : tensor<4099xi1>
  check.expect_eq %r4c0, %r4v0 : tensor<4099xi1>
  check.expect_eq %r4c1, %r4v1 : tensor<4099xi1>
  check.expect_eq %r4c2, %r4v2 : tensor<4099xi1>
  return
}

// -----

func.func @ui32() {
  %n = stablehlo.iota dim = 0 : tensor<4099xi64>
  %k = stablehlo.constant dense<1047553> : tensor<4099xi64>
  %m = stablehlo.multiply %n, %k : tensor<4099xi64>
  %c = stablehlo.convert %m : (tensor<4099xi64>) -> tensor<4099xui32>
  %x = stablehlo.optimization_barrier %c : tensor<4099xui32>
  %l0c = stablehlo.constant dense<5> : tensor<4099xui32>
  %h0c = stablehlo.constant dense<4294967295> : tensor<4099xui32>
  %l0v = stablehlo.optimization_barrier %l0c : tensor<4099xui32>
  %h0v = stablehlo.optimization_barrier %h0c : tensor<4099xui32>
  %a0c0 = stablehlo.compare GE, %x, %l0c : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %b0c0 = stablehlo.compare LE, %x, %h0c : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %r0c0 = stablehlo.and %a0c0, %b0c0 : tensor<4099xi1>
  %a0c1 = stablehlo.compare GT, %x, %l0c : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %b0c1 = stablehlo.compare LT, %x, %h0c : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %r0c1 = stablehlo.and %b0c1, %a0c1 : tensor<4099xi1>
  %a0c2 = stablehlo.compare GE, %x, %l0c : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %b0c2 = stablehlo.compare LT, %x, %h0c : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %r0c2 = stablehlo.and %a0c2, %b0c2 : tensor<4099xi1>
  %a0v0 = stablehlo.compare GE, %x, %l0v : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %b0v0 = stablehlo.compare LE, %x, %h0v : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %r0v0 = stablehlo.and %a0v0, %b0v0 : tensor<4099xi1>
  %a0v1 = stablehlo.compare GT, %x, %l0v : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %b0v1 = stablehlo.compare LT, %x, %h0v : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %r0v1 = stablehlo.and %b0v1, %a0v1 : tensor<4099xi1>
  %a0v2 = stablehlo.compare GE, %x, %l0v : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %b0v2 = stablehlo.compare LT, %x, %h0v : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %r0v2 = stablehlo.and %a0v2, %b0v2 : tensor<4099xi1>
  check.expect_eq %r0c0, %r0v0 : tensor<4099xi1>
  check.expect_eq %r0c1, %r0v1 : tensor<4099xi1>
  check.expect_eq %r0c2, %r0v2 : tensor<4099xi1>
  %l1c = stablehlo.constant dense<2147483640> : tensor<4099xui32>
  %h1c = stablehlo.constant dense<2147483660> : tensor<4099xui32>
  %l1v = stablehlo.optimization_barrier %l1c : tensor<4099xui32>
  %h1v = stablehlo.optimization_barrier %h1c : tensor<4099xui32>
  %a1c0 = stablehlo.compare GE, %x, %l1c : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %b1c0 = stablehlo.compare LE, %x, %h1c : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %r1c0 = stablehlo.and %a1c0, %b1c0 : tensor<4099xi1>
  %a1c1 = stablehlo.compare GT, %x, %l1c : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %b1c1 = stablehlo.compare LT, %x, %h1c : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %r1c1 = stablehlo.and %b1c1, %a1c1 : tensor<4099xi1>
  %a1c2 = stablehlo.compare GE, %x, %l1c : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %b1c2 = stablehlo.compare LT, %x, %h1c : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %r1c2 = stablehlo.and %a1c2, %b1c2 : tensor<4099xi1>
  %a1v0 = stablehlo.compare GE, %x, %l1v : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %b1v0 = stablehlo.compare LE, %x, %h1v : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %r1v0 = stablehlo.and %a1v0, %b1v0 : tensor<4099xi1>
  %a1v1 = stablehlo.compare GT, %x, %l1v : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %b1v1 = stablehlo.compare LT, %x, %h1v : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %r1v1 = stablehlo.and %b1v1, %a1v1 : tensor<4099xi1>
  %a1v2 = stablehlo.compare GE, %x, %l1v : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %b1v2 = stablehlo.compare LT, %x, %h1v : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %r1v2 = stablehlo.and %a1v2, %b1v2 : tensor<4099xi1>
  check.expect_eq %r1c0, %r1v0 : tensor<4099xi1>
  check.expect_eq %r1c1, %r1v1 : tensor<4099xi1>
  check.expect_eq %r1c2, %r1v2 : tensor<4099xi1>
  %l2c = stablehlo.constant dense<48> : tensor<4099xui32>
  %h2c = stablehlo.constant dense<57> : tensor<4099xui32>
  %l2v = stablehlo.optimization_barrier %l2c : tensor<4099xui32>
  %h2v = stablehlo.optimization_barrier %h2c : tensor<4099xui32>
  %a2c0 = stablehlo.compare GE, %x, %l2c : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %b2c0 = stablehlo.compare LE, %x, %h2c : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %r2c0 = stablehlo.and %a2c0, %b2c0 : tensor<4099xi1>
  %a2c1 = stablehlo.compare GT, %x, %l2c : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %b2c1 = stablehlo.compare LT, %x, %h2c : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %r2c1 = stablehlo.and %b2c1, %a2c1 : tensor<4099xi1>
  %a2c2 = stablehlo.compare GE, %x, %l2c : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %b2c2 = stablehlo.compare LT, %x, %h2c : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %r2c2 = stablehlo.and %a2c2, %b2c2 : tensor<4099xi1>
  %a2v0 = stablehlo.compare GE, %x, %l2v : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %b2v0 = stablehlo.compare LE, %x, %h2v : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %r2v0 = stablehlo.and %a2v0, %b2v0 : tensor<4099xi1>
  %a2v1 = stablehlo.compare GT, %x, %l2v : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %b2v1 = stablehlo.compare LT, %x, %h2v : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %r2v1 = stablehlo.and %b2v1, %a2v1 : tensor<4099xi1>
  %a2v2 = stablehlo.compare GE, %x, %l2v : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %b2v2 = stablehlo.compare LT, %x, %h2v : (tensor<4099xui32>, tensor<4099xui32>) -> tensor<4099xi1>
  %r2v2 = stablehlo.and %a2v2, %b2v2 : tensor<4099xi1>
  check.expect_eq %r2c0, %r2v0 : tensor<4099xi1>
  check.expect_eq %r2c1, %r2v1 : tensor<4099xi1>
  check.expect_eq %r2c2, %r2v2 : tensor<4099xi1>
  return
}

// -----

func.func @i64() {
  %n = stablehlo.iota dim = 0 : tensor<4099xi64>
  %k = stablehlo.constant dense<4501245639212389> : tensor<4099xi64>
  %m = stablehlo.multiply %n, %k : tensor<4099xi64>
  %x = stablehlo.optimization_barrier %m : tensor<4099xi64>
  %l0c = stablehlo.constant dense<0> : tensor<4099xi64>
  %h0c = stablehlo.constant dense<1000000000000> : tensor<4099xi64>
  %l0v = stablehlo.optimization_barrier %l0c : tensor<4099xi64>
  %h0v = stablehlo.optimization_barrier %h0c : tensor<4099xi64>
  %a0c0 = stablehlo.compare GE, %x, %l0c : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %b0c0 = stablehlo.compare LE, %x, %h0c : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %r0c0 = stablehlo.and %a0c0, %b0c0 : tensor<4099xi1>
  %a0c1 = stablehlo.compare GT, %x, %l0c : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %b0c1 = stablehlo.compare LT, %x, %h0c : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %r0c1 = stablehlo.and %b0c1, %a0c1 : tensor<4099xi1>
  %a0c2 = stablehlo.compare GE, %x, %l0c : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %b0c2 = stablehlo.compare LT, %x, %h0c : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %r0c2 = stablehlo.and %a0c2, %b0c2 : tensor<4099xi1>
  %a0v0 = stablehlo.compare GE, %x, %l0v : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %b0v0 = stablehlo.compare LE, %x, %h0v : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %r0v0 = stablehlo.and %a0v0, %b0v0 : tensor<4099xi1>
  %a0v1 = stablehlo.compare GT, %x, %l0v : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %b0v1 = stablehlo.compare LT, %x, %h0v : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %r0v1 = stablehlo.and %b0v1, %a0v1 : tensor<4099xi1>
  %a0v2 = stablehlo.compare GE, %x, %l0v : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %b0v2 = stablehlo.compare LT, %x, %h0v : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %r0v2 = stablehlo.and %a0v2, %b0v2 : tensor<4099xi1>
  check.expect_eq %r0c0, %r0v0 : tensor<4099xi1>
  check.expect_eq %r0c1, %r0v1 : tensor<4099xi1>
  check.expect_eq %r0c2, %r0v2 : tensor<4099xi1>
  %l1c = stablehlo.constant dense<-5> : tensor<4099xi64>
  %h1c = stablehlo.constant dense<5> : tensor<4099xi64>
  %l1v = stablehlo.optimization_barrier %l1c : tensor<4099xi64>
  %h1v = stablehlo.optimization_barrier %h1c : tensor<4099xi64>
  %a1c0 = stablehlo.compare GE, %x, %l1c : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %b1c0 = stablehlo.compare LE, %x, %h1c : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %r1c0 = stablehlo.and %a1c0, %b1c0 : tensor<4099xi1>
  %a1c1 = stablehlo.compare GT, %x, %l1c : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %b1c1 = stablehlo.compare LT, %x, %h1c : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %r1c1 = stablehlo.and %b1c1, %a1c1 : tensor<4099xi1>
  %a1c2 = stablehlo.compare GE, %x, %l1c : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %b1c2 = stablehlo.compare LT, %x, %h1c : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %r1c2 = stablehlo.and %a1c2, %b1c2 : tensor<4099xi1>
  %a1v0 = stablehlo.compare GE, %x, %l1v : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %b1v0 = stablehlo.compare LE, %x, %h1v : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %r1v0 = stablehlo.and %a1v0, %b1v0 : tensor<4099xi1>
  %a1v1 = stablehlo.compare GT, %x, %l1v : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %b1v1 = stablehlo.compare LT, %x, %h1v : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %r1v1 = stablehlo.and %b1v1, %a1v1 : tensor<4099xi1>
  %a1v2 = stablehlo.compare GE, %x, %l1v : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %b1v2 = stablehlo.compare LT, %x, %h1v : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %r1v2 = stablehlo.and %a1v2, %b1v2 : tensor<4099xi1>
  check.expect_eq %r1c0, %r1v0 : tensor<4099xi1>
  check.expect_eq %r1c1, %r1v1 : tensor<4099xi1>
  check.expect_eq %r1c2, %r1v2 : tensor<4099xi1>
  %l2c = stablehlo.constant dense<0> : tensor<4099xi64>
  %h2c = stablehlo.constant dense<9223372036854775807> : tensor<4099xi64>
  %l2v = stablehlo.optimization_barrier %l2c : tensor<4099xi64>
  %h2v = stablehlo.optimization_barrier %h2c : tensor<4099xi64>
  %a2c0 = stablehlo.compare GE, %x, %l2c : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %b2c0 = stablehlo.compare LE, %x, %h2c : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %r2c0 = stablehlo.and %a2c0, %b2c0 : tensor<4099xi1>
  %a2c1 = stablehlo.compare GT, %x, %l2c : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %b2c1 = stablehlo.compare LT, %x, %h2c : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %r2c1 = stablehlo.and %b2c1, %a2c1 : tensor<4099xi1>
  %a2c2 = stablehlo.compare GE, %x, %l2c : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %b2c2 = stablehlo.compare LT, %x, %h2c : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %r2c2 = stablehlo.and %a2c2, %b2c2 : tensor<4099xi1>
  %a2v0 = stablehlo.compare GE, %x, %l2v : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %b2v0 = stablehlo.compare LE, %x, %h2v : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %r2v0 = stablehlo.and %a2v0, %b2v0 : tensor<4099xi1>
  %a2v1 = stablehlo.compare GT, %x, %l2v : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %b2v1 = stablehlo.compare LT, %x, %h2v : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %r2v1 = stablehlo.and %b2v1, %a2v1 : tensor<4099xi1>
  %a2v2 = stablehlo.compare GE, %x, %l2v : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %b2v2 = stablehlo.compare LT, %x, %h2v : (tensor<4099xi64>, tensor<4099xi64>) -> tensor<4099xi1>
  %r2v2 = stablehlo.and %a2v2, %b2v2 : tensor<4099xi1>
  check.expect_eq %r2c0, %r2v0 : tensor<4099xi1>
  check.expect_eq %r2c1, %r2v1 : tensor<4099xi1>
  check.expect_eq %r2c2, %r2v2 : tensor<4099xi1>
  return
}
