// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Numbers that are bounded and rounded, in this order or the other, before they become integers: the same by bounds
// that are known when code is made as by those that are not.

func.func @i8() {
  %c = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0, 0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 5.0, 6.5, 7.4999, 99.5, 100.5, -100.5, 126.5, 127.5, 128.0, -127.5, -128.5, -129.0, 254.5, 255.5, 256.0, 32766.5, 32768.0, -32769.0, 3.0e9, -3.0e9, 1.0e20, -1.0e20, 1.0e-40]> : tensor<34xf32>
  %x = stablehlo.optimization_barrier %c : tensor<34xf32>
  %l0c = stablehlo.constant dense<-128.0> : tensor<34xf32>
  %h0c = stablehlo.constant dense<127.0> : tensor<34xf32>
  %l0v = stablehlo.optimization_barrier %l0c : tensor<34xf32>
  %h0v = stablehlo.optimization_barrier %h0c : tensor<34xf32>
  %r0c = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a0c = stablehlo.maximum %r0c, %l0c : tensor<34xf32>
  %b0c = stablehlo.minimum %a0c, %h0c : tensor<34xf32>
  %p0c = stablehlo.convert %b0c : (tensor<34xf32>) -> tensor<34xi8>
  %d0c = stablehlo.minimum %h0c, %x : tensor<34xf32>
  %e0c = stablehlo.maximum %l0c, %d0c : tensor<34xf32>
  %f0c = stablehlo.round_nearest_even %e0c : tensor<34xf32>
  %q0c = stablehlo.convert %f0c : (tensor<34xf32>) -> tensor<34xi8>
  %g0c = stablehlo.clamp %l0c, %x, %h0c : tensor<34xf32>
  %o0c = stablehlo.convert %g0c : (tensor<34xf32>) -> tensor<34xi8>
  %r0v = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a0v = stablehlo.maximum %r0v, %l0v : tensor<34xf32>
  %b0v = stablehlo.minimum %a0v, %h0v : tensor<34xf32>
  %p0v = stablehlo.convert %b0v : (tensor<34xf32>) -> tensor<34xi8>
  %d0v = stablehlo.minimum %h0v, %x : tensor<34xf32>
  %e0v = stablehlo.maximum %l0v, %d0v : tensor<34xf32>
  %f0v = stablehlo.round_nearest_even %e0v : tensor<34xf32>
  %q0v = stablehlo.convert %f0v : (tensor<34xf32>) -> tensor<34xi8>
  %g0v = stablehlo.clamp %l0v, %x, %h0v : tensor<34xf32>
  %o0v = stablehlo.convert %g0v : (tensor<34xf32>) -> tensor<34xi8>
  check.expect_eq %p0c, %p0v : tensor<34xi8>
  check.expect_eq %q0c, %q0v : tensor<34xi8>
  check.expect_eq %o0c, %o0v : tensor<34xi8>
  %l1c = stablehlo.constant dense<0.0> : tensor<34xf32>
  %h1c = stablehlo.constant dense<127.0> : tensor<34xf32>
  %l1v = stablehlo.optimization_barrier %l1c : tensor<34xf32>
  %h1v = stablehlo.optimization_barrier %h1c : tensor<34xf32>
  %r1c = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a1c = stablehlo.maximum %r1c, %l1c : tensor<34xf32>
  %b1c = stablehlo.minimum %a1c, %h1c : tensor<34xf32>
  %p1c = stablehlo.convert %b1c : (tensor<34xf32>) -> tensor<34xi8>
  %d1c = stablehlo.minimum %h1c, %x : tensor<34xf32>
  %e1c = stablehlo.maximum %l1c, %d1c : tensor<34xf32>
  %f1c = stablehlo.round_nearest_even %e1c : tensor<34xf32>
  %q1c = stablehlo.convert %f1c : (tensor<34xf32>) -> tensor<34xi8>
  %g1c = stablehlo.clamp %l1c, %x, %h1c : tensor<34xf32>
  %o1c = stablehlo.convert %g1c : (tensor<34xf32>) -> tensor<34xi8>
  %r1v = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a1v = stablehlo.maximum %r1v, %l1v : tensor<34xf32>
  %b1v = stablehlo.minimum %a1v, %h1v : tensor<34xf32>
  %p1v = stablehlo.convert %b1v : (tensor<34xf32>) -> tensor<34xi8>
  %d1v = stablehlo.minimum %h1v, %x : tensor<34xf32>
  %e1v = stablehlo.maximum %l1v, %d1v : tensor<34xf32>
  %f1v = stablehlo.round_nearest_even %e1v : tensor<34xf32>
  %q1v = stablehlo.convert %f1v : (tensor<34xf32>) -> tensor<34xi8>
  %g1v = stablehlo.clamp %l1v, %x, %h1v : tensor<34xf32>
  %o1v = stablehlo.convert %g1v : (tensor<34xf32>) -> tensor<34xi8>
  check.expect_eq %p1c, %p1v : tensor<34xi8>
  check.expect_eq %q1c, %q1v : tensor<34xi8>
  check.expect_eq %o1c, %o1v : tensor<34xi8>
  %l2c = stablehlo.constant dense<-0.5> : tensor<34xf32>
  %h2c = stablehlo.constant dense<100.5> : tensor<34xf32>
  %l2v = stablehlo.optimization_barrier %l2c : tensor<34xf32>
  %h2v = stablehlo.optimization_barrier %h2c : tensor<34xf32>
  %r2c = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a2c = stablehlo.maximum %r2c, %l2c : tensor<34xf32>
  %b2c = stablehlo.minimum %a2c, %h2c : tensor<34xf32>
  %p2c = stablehlo.convert %b2c : (tensor<34xf32>) -> tensor<34xi8>
  %d2c = stablehlo.minimum %h2c, %x : tensor<34xf32>
  %e2c = stablehlo.maximum %l2c, %d2c : tensor<34xf32>
  %f2c = stablehlo.round_nearest_even %e2c : tensor<34xf32>
  %q2c = stablehlo.convert %f2c : (tensor<34xf32>) -> tensor<34xi8>
  %g2c = stablehlo.clamp %l2c, %x, %h2c : tensor<34xf32>
  %o2c = stablehlo.convert %g2c : (tensor<34xf32>) -> tensor<34xi8>
  %r2v = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a2v = stablehlo.maximum %r2v, %l2v : tensor<34xf32>
  %b2v = stablehlo.minimum %a2v, %h2v : tensor<34xf32>
  %p2v = stablehlo.convert %b2v : (tensor<34xf32>) -> tensor<34xi8>
  %d2v = stablehlo.minimum %h2v, %x : tensor<34xf32>
  %e2v = stablehlo.maximum %l2v, %d2v : tensor<34xf32>
  %f2v = stablehlo.round_nearest_even %e2v : tensor<34xf32>
  %q2v = stablehlo.convert %f2v : (tensor<34xf32>) -> tensor<34xi8>
  %g2v = stablehlo.clamp %l2v, %x, %h2v : tensor<34xf32>
  %o2v = stablehlo.convert %g2v : (tensor<34xf32>) -> tensor<34xi8>
  check.expect_eq %p2c, %p2v : tensor<34xi8>
  check.expect_eq %q2c, %q2v : tensor<34xi8>
  check.expect_eq %o2c, %o2v : tensor<34xi8>
  %l3c = stablehlo.constant dense<5.0> : tensor<34xf32>
  %h3c = stablehlo.constant dense<100.0> : tensor<34xf32>
  %l3v = stablehlo.optimization_barrier %l3c : tensor<34xf32>
  %h3v = stablehlo.optimization_barrier %h3c : tensor<34xf32>
  %r3c = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a3c = stablehlo.maximum %r3c, %l3c : tensor<34xf32>
  %b3c = stablehlo.minimum %a3c, %h3c : tensor<34xf32>
  %p3c = stablehlo.convert %b3c : (tensor<34xf32>) -> tensor<34xi8>
  %d3c = stablehlo.minimum %h3c, %x : tensor<34xf32>
  %e3c = stablehlo.maximum %l3c, %d3c : tensor<34xf32>
  %f3c = stablehlo.round_nearest_even %e3c : tensor<34xf32>
  %q3c = stablehlo.convert %f3c : (tensor<34xf32>) -> tensor<34xi8>
  %g3c = stablehlo.clamp %l3c, %x, %h3c : tensor<34xf32>
  %o3c = stablehlo.convert %g3c : (tensor<34xf32>) -> tensor<34xi8>
  %r3v = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a3v = stablehlo.maximum %r3v, %l3v : tensor<34xf32>
  %b3v = stablehlo.minimum %a3v, %h3v : tensor<34xf32>
  %p3v = stablehlo.convert %b3v : (tensor<34xf32>) -> tensor<34xi8>
  %d3v = stablehlo.minimum %h3v, %x : tensor<34xf32>
  %e3v = stablehlo.maximum %l3v, %d3v : tensor<34xf32>
  %f3v = stablehlo.round_nearest_even %e3v : tensor<34xf32>
  %q3v = stablehlo.convert %f3v : (tensor<34xf32>) -> tensor<34xi8>
  %g3v = stablehlo.clamp %l3v, %x, %h3v : tensor<34xf32>
  %o3v = stablehlo.convert %g3v : (tensor<34xf32>) -> tensor<34xi8>
  check.expect_eq %p3c, %p3v : tensor<34xi8>
  check.expect_eq %q3c, %q3v : tensor<34xi8>
  check.expect_eq %o3c, %o3v : tensor<34xi8>
  %l4c = stablehlo.constant dense<-1.0e9> : tensor<34xf32>
  %h4c = stablehlo.constant dense<1.0e9> : tensor<34xf32>
  %l4v = stablehlo.optimization_barrier %l4c : tensor<34xf32>
  %h4v = stablehlo.optimization_barrier %h4c : tensor<34xf32>
  %r4c = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a4c = stablehlo.maximum %r4c, %l4c : tensor<34xf32>
  %b4c = stablehlo.minimum %a4c, %h4c : tensor<34xf32>
  %p4c = stablehlo.convert %b4c : (tensor<34xf32>) -> tensor<34xi8>
  %d4c = stablehlo.minimum %h4c, %x : tensor<34xf32>
  %e4c = stablehlo.maximum %l4c, %d4c : tensor<34xf32>
  %f4c = stablehlo.round_nearest_even %e4c : tensor<34xf32>
  %q4c = stablehlo.convert %f4c : (tensor<34xf32>) -> tensor<34xi8>
  %g4c = stablehlo.clamp %l4c, %x, %h4c : tensor<34xf32>
  %o4c = stablehlo.convert %g4c : (tensor<34xf32>) -> tensor<34xi8>
  %r4v = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a4v = stablehlo.maximum %r4v, %l4v : tensor<34xf32>
  %b4v = stablehlo.minimum %a4v, %h4v : tensor<34xf32>
  %p4v = stablehlo.convert %b4v : (tensor<34xf32>) -> tensor<34xi8>
  %d4v = stablehlo.minimum %h4v, %x : tensor<34xf32>
  %e4v = stablehlo.maximum %l4v, %d4v : tensor<34xf32>
  %f4v = stablehlo.round_nearest_even %e4v : tensor<34xf32>
  %q4v = stablehlo.convert %f4v : (tensor<34xf32>) -> tensor<34xi8>
  %g4v = stablehlo.clamp %l4v, %x, %h4v : tensor<34xf32>
  %o4v = stablehlo.convert %g4v : (tensor<34xf32>) -> tensor<34xi8>
  check.expect_eq %p4c, %p4v : tensor<34xi8>
  check.expect_eq %q4c, %q4v : tensor<34xi8>
  check.expect_eq %o4c, %o4v : tensor<34xi8>
  %l5c = stablehlo.constant dense<127.0> : tensor<34xf32>
  %h5c = stablehlo.constant dense<-128.0> : tensor<34xf32>
  %l5v = stablehlo.optimization_barrier %l5c : tensor<34xf32>
  %h5v = stablehlo.optimization_barrier %h5c : tensor<34xf32>
  %r5c = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a5c = stablehlo.maximum %r5c, %l5c : tensor<34xf32>
  %b5c = stablehlo.minimum %a5c, %h5c : tensor<34xf32>
  %p5c = stablehlo.convert %b5c : (tensor<34xf32>) -> tensor<34xi8>
  %d5c = stablehlo.minimum %h5c, %x : tensor<34xf32>
  %e5c = stablehlo.maximum %l5c, %d5c : tensor<34xf32>
  %f5c = stablehlo.round_nearest_even %e5c : tensor<34xf32>
  %q5c = stablehlo.convert %f5c : (tensor<34xf32>) -> tensor<34xi8>
  %g5c = stablehlo.clamp %l5c, %x, %h5c : tensor<34xf32>
  %o5c = stablehlo.convert %g5c : (tensor<34xf32>) -> tensor<34xi8>
  %r5v = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a5v = stablehlo.maximum %r5v, %l5v : tensor<34xf32>
  %b5v = stablehlo.minimum %a5v, %h5v : tensor<34xf32>
  %p5v = stablehlo.convert %b5v : (tensor<34xf32>) -> tensor<34xi8>
  %d5v = stablehlo.minimum %h5v, %x : tensor<34xf32>
  %e5v = stablehlo.maximum %l5v, %d5v : tensor<34xf32>
  %f5v = stablehlo.round_nearest_even %e5v : tensor<34xf32>
  %q5v = stablehlo.convert %f5v : (tensor<34xf32>) -> tensor<34xi8>
  %g5v = stablehlo.clamp %l5v, %x, %h5v : tensor<34xf32>
  %o5v = stablehlo.convert %g5v : (tensor<34xf32>) -> tensor<34xi8>
  check.expect_eq %p5c, %p5v : tensor<34xi8>
  check.expect_eq %q5c, %q5v : tensor<34xi8>
  check.expect_eq %o5c, %o5v : tensor<34xi8>
  return
}

// -----

func.func @u8() {
  %c = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0, 0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 5.0, 6.5, 7.4999, 99.5, 100.5, -100.5, 126.5, 127.5, 128.0, -127.5, -128.5, -129.0, 254.5, 255.5, 256.0, 32766.5, 32768.0, -32769.0, 3.0e9, -3.0e9, 1.0e20, -1.0e20, 1.0e-40]> : tensor<34xf32>
  %x = stablehlo.optimization_barrier %c : tensor<34xf32>
  %l0c = stablehlo.constant dense<0.0> : tensor<34xf32>
  %h0c = stablehlo.constant dense<255.0> : tensor<34xf32>
  %l0v = stablehlo.optimization_barrier %l0c : tensor<34xf32>
  %h0v = stablehlo.optimization_barrier %h0c : tensor<34xf32>
  %r0c = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a0c = stablehlo.maximum %r0c, %l0c : tensor<34xf32>
  %b0c = stablehlo.minimum %a0c, %h0c : tensor<34xf32>
  %p0c = stablehlo.convert %b0c : (tensor<34xf32>) -> tensor<34xui8>
  %d0c = stablehlo.minimum %h0c, %x : tensor<34xf32>
  %e0c = stablehlo.maximum %l0c, %d0c : tensor<34xf32>
  %f0c = stablehlo.round_nearest_even %e0c : tensor<34xf32>
  %q0c = stablehlo.convert %f0c : (tensor<34xf32>) -> tensor<34xui8>
  %g0c = stablehlo.clamp %l0c, %x, %h0c : tensor<34xf32>
  %o0c = stablehlo.convert %g0c : (tensor<34xf32>) -> tensor<34xui8>
  %r0v = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a0v = stablehlo.maximum %r0v, %l0v : tensor<34xf32>
  %b0v = stablehlo.minimum %a0v, %h0v : tensor<34xf32>
  %p0v = stablehlo.convert %b0v : (tensor<34xf32>) -> tensor<34xui8>
  %d0v = stablehlo.minimum %h0v, %x : tensor<34xf32>
  %e0v = stablehlo.maximum %l0v, %d0v : tensor<34xf32>
  %f0v = stablehlo.round_nearest_even %e0v : tensor<34xf32>
  %q0v = stablehlo.convert %f0v : (tensor<34xf32>) -> tensor<34xui8>
  %g0v = stablehlo.clamp %l0v, %x, %h0v : tensor<34xf32>
  %o0v = stablehlo.convert %g0v : (tensor<34xf32>) -> tensor<34xui8>
  check.expect_eq %p0c, %p0v : tensor<34xui8>
  check.expect_eq %q0c, %q0v : tensor<34xui8>
  check.expect_eq %o0c, %o0v : tensor<34xui8>
  %l1c = stablehlo.constant dense<6.5> : tensor<34xf32>
  %h1c = stablehlo.constant dense<99.5> : tensor<34xf32>
  %l1v = stablehlo.optimization_barrier %l1c : tensor<34xf32>
  %h1v = stablehlo.optimization_barrier %h1c : tensor<34xf32>
  %r1c = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a1c = stablehlo.maximum %r1c, %l1c : tensor<34xf32>
  %b1c = stablehlo.minimum %a1c, %h1c : tensor<34xf32>
  %p1c = stablehlo.convert %b1c : (tensor<34xf32>) -> tensor<34xui8>
  %d1c = stablehlo.minimum %h1c, %x : tensor<34xf32>
  %e1c = stablehlo.maximum %l1c, %d1c : tensor<34xf32>
  %f1c = stablehlo.round_nearest_even %e1c : tensor<34xf32>
  %q1c = stablehlo.convert %f1c : (tensor<34xf32>) -> tensor<34xui8>
  %g1c = stablehlo.clamp %l1c, %x, %h1c : tensor<34xf32>
  %o1c = stablehlo.convert %g1c : (tensor<34xf32>) -> tensor<34xui8>
  %r1v = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a1v = stablehlo.maximum %r1v, %l1v : tensor<34xf32>
  %b1v = stablehlo.minimum %a1v, %h1v : tensor<34xf32>
  %p1v = stablehlo.convert %b1v : (tensor<34xf32>) -> tensor<34xui8>
  %d1v = stablehlo.minimum %h1v, %x : tensor<34xf32>
  %e1v = stablehlo.maximum %l1v, %d1v : tensor<34xf32>
  %f1v = stablehlo.round_nearest_even %e1v : tensor<34xf32>
  %q1v = stablehlo.convert %f1v : (tensor<34xf32>) -> tensor<34xui8>
  %g1v = stablehlo.clamp %l1v, %x, %h1v : tensor<34xf32>
  %o1v = stablehlo.convert %g1v : (tensor<34xf32>) -> tensor<34xui8>
  check.expect_eq %p1c, %p1v : tensor<34xui8>
  check.expect_eq %q1c, %q1v : tensor<34xui8>
  check.expect_eq %o1c, %o1v : tensor<34xui8>
  %l2c = stablehlo.constant dense<-10.0> : tensor<34xf32>
  %h2c = stablehlo.constant dense<10.0> : tensor<34xf32>
  %l2v = stablehlo.optimization_barrier %l2c : tensor<34xf32>
  %h2v = stablehlo.optimization_barrier %h2c : tensor<34xf32>
  %r2c = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a2c = stablehlo.maximum %r2c, %l2c : tensor<34xf32>
  %b2c = stablehlo.minimum %a2c, %h2c : tensor<34xf32>
  %p2c = stablehlo.convert %b2c : (tensor<34xf32>) -> tensor<34xui8>
  %d2c = stablehlo.minimum %h2c, %x : tensor<34xf32>
  %e2c = stablehlo.maximum %l2c, %d2c : tensor<34xf32>
  %f2c = stablehlo.round_nearest_even %e2c : tensor<34xf32>
  %q2c = stablehlo.convert %f2c : (tensor<34xf32>) -> tensor<34xui8>
  %g2c = stablehlo.clamp %l2c, %x, %h2c : tensor<34xf32>
  %o2c = stablehlo.convert %g2c : (tensor<34xf32>) -> tensor<34xui8>
  %r2v = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a2v = stablehlo.maximum %r2v, %l2v : tensor<34xf32>
  %b2v = stablehlo.minimum %a2v, %h2v : tensor<34xf32>
  %p2v = stablehlo.convert %b2v : (tensor<34xf32>) -> tensor<34xui8>
  %d2v = stablehlo.minimum %h2v, %x : tensor<34xf32>
  %e2v = stablehlo.maximum %l2v, %d2v : tensor<34xf32>
  %f2v = stablehlo.round_nearest_even %e2v : tensor<34xf32>
  %q2v = stablehlo.convert %f2v : (tensor<34xf32>) -> tensor<34xui8>
  %g2v = stablehlo.clamp %l2v, %x, %h2v : tensor<34xf32>
  %o2v = stablehlo.convert %g2v : (tensor<34xf32>) -> tensor<34xui8>
  check.expect_eq %p2c, %p2v : tensor<34xui8>
  check.expect_eq %q2c, %q2v : tensor<34xui8>
  check.expect_eq %o2c, %o2v : tensor<34xui8>
  return
}

// -----

func.func @i16() {
  %c = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0, 0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 5.0, 6.5, 7.4999, 99.5, 100.5, -100.5, 126.5, 127.5, 128.0, -127.5, -128.5, -129.0, 254.5, 255.5, 256.0, 32766.5, 32768.0, -32769.0, 3.0e9, -3.0e9, 1.0e20, -1.0e20, 1.0e-40]> : tensor<34xf32>
  %x = stablehlo.optimization_barrier %c : tensor<34xf32>
  %l0c = stablehlo.constant dense<-32768.0> : tensor<34xf32>
  %h0c = stablehlo.constant dense<32767.0> : tensor<34xf32>
  %l0v = stablehlo.optimization_barrier %l0c : tensor<34xf32>
  %h0v = stablehlo.optimization_barrier %h0c : tensor<34xf32>
  %r0c = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a0c = stablehlo.maximum %r0c, %l0c : tensor<34xf32>
  %b0c = stablehlo.minimum %a0c, %h0c : tensor<34xf32>
  %p0c = stablehlo.convert %b0c : (tensor<34xf32>) -> tensor<34xi16>
  %d0c = stablehlo.minimum %h0c, %x : tensor<34xf32>
  %e0c = stablehlo.maximum %l0c, %d0c : tensor<34xf32>
  %f0c = stablehlo.round_nearest_even %e0c : tensor<34xf32>
  %q0c = stablehlo.convert %f0c : (tensor<34xf32>) -> tensor<34xi16>
  %g0c = stablehlo.clamp %l0c, %x, %h0c : tensor<34xf32>
  %o0c = stablehlo.convert %g0c : (tensor<34xf32>) -> tensor<34xi16>
  %r0v = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a0v = stablehlo.maximum %r0v, %l0v : tensor<34xf32>
  %b0v = stablehlo.minimum %a0v, %h0v : tensor<34xf32>
  %p0v = stablehlo.convert %b0v : (tensor<34xf32>) -> tensor<34xi16>
  %d0v = stablehlo.minimum %h0v, %x : tensor<34xf32>
  %e0v = stablehlo.maximum %l0v, %d0v : tensor<34xf32>
  %f0v = stablehlo.round_nearest_even %e0v : tensor<34xf32>
  %q0v = stablehlo.convert %f0v : (tensor<34xf32>) -> tensor<34xi16>
  %g0v = stablehlo.clamp %l0v, %x, %h0v : tensor<34xf32>
  %o0v = stablehlo.convert %g0v : (tensor<34xf32>) -> tensor<34xi16>
  check.expect_eq %p0c, %p0v : tensor<34xi16>
  check.expect_eq %q0c, %q0v : tensor<34xi16>
  check.expect_eq %o0c, %o0v : tensor<34xi16>
  %l1c = stablehlo.constant dense<-7.0> : tensor<34xf32>
  %h1c = stablehlo.constant dense<7.0> : tensor<34xf32>
  %l1v = stablehlo.optimization_barrier %l1c : tensor<34xf32>
  %h1v = stablehlo.optimization_barrier %h1c : tensor<34xf32>
  %r1c = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a1c = stablehlo.maximum %r1c, %l1c : tensor<34xf32>
  %b1c = stablehlo.minimum %a1c, %h1c : tensor<34xf32>
  %p1c = stablehlo.convert %b1c : (tensor<34xf32>) -> tensor<34xi16>
  %d1c = stablehlo.minimum %h1c, %x : tensor<34xf32>
  %e1c = stablehlo.maximum %l1c, %d1c : tensor<34xf32>
  %f1c = stablehlo.round_nearest_even %e1c : tensor<34xf32>
  %q1c = stablehlo.convert %f1c : (tensor<34xf32>) -> tensor<34xi16>
  %g1c = stablehlo.clamp %l1c, %x, %h1c : tensor<34xf32>
  %o1c = stablehlo.convert %g1c : (tensor<34xf32>) -> tensor<34xi16>
  %r1v = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a1v = stablehlo.maximum %r1v, %l1v : tensor<34xf32>
  %b1v = stablehlo.minimum %a1v, %h1v : tensor<34xf32>
  %p1v = stablehlo.convert %b1v : (tensor<34xf32>) -> tensor<34xi16>
  %d1v = stablehlo.minimum %h1v, %x : tensor<34xf32>
  %e1v = stablehlo.maximum %l1v, %d1v : tensor<34xf32>
  %f1v = stablehlo.round_nearest_even %e1v : tensor<34xf32>
  %q1v = stablehlo.convert %f1v : (tensor<34xf32>) -> tensor<34xi16>
  %g1v = stablehlo.clamp %l1v, %x, %h1v : tensor<34xf32>
  %o1v = stablehlo.convert %g1v : (tensor<34xf32>) -> tensor<34xi16>
  check.expect_eq %p1c, %p1v : tensor<34xi16>
  check.expect_eq %q1c, %q1v : tensor<34xi16>
  check.expect_eq %o1c, %o1v : tensor<34xi16>
  %l2c = stablehlo.constant dense<-9.0> : tensor<34xf32>
  %h2c = stablehlo.constant dense<-3.0> : tensor<34xf32>
  %l2v = stablehlo.optimization_barrier %l2c : tensor<34xf32>
  %h2v = stablehlo.optimization_barrier %h2c : tensor<34xf32>
  %r2c = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a2c = stablehlo.maximum %r2c, %l2c : tensor<34xf32>
  %b2c = stablehlo.minimum %a2c, %h2c : tensor<34xf32>
  %p2c = stablehlo.convert %b2c : (tensor<34xf32>) -> tensor<34xi16>
  %d2c = stablehlo.minimum %h2c, %x : tensor<34xf32>
  %e2c = stablehlo.maximum %l2c, %d2c : tensor<34xf32>
  %f2c = stablehlo.round_nearest_even %e2c : tensor<34xf32>
  %q2c = stablehlo.convert %f2c : (tensor<34xf32>) -> tensor<34xi16>
  %g2c = stablehlo.clamp %l2c, %x, %h2c : tensor<34xf32>
  %o2c = stablehlo.convert %g2c : (tensor<34xf32>) -> tensor<34xi16>
  %r2v = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a2v = stablehlo.maximum %r2v, %l2v : tensor<34xf32>
  %b2v = stablehlo.minimum %a2v, %h2v : tensor<34xf32>
  %p2v = stablehlo.convert %b2v : (tensor<34xf32>) -> tensor<34xi16>
  %d2v = stablehlo.minimum %h2v, %x : tensor<34xf32>
  %e2v = stablehlo.maximum %l2v, %d2v : tensor<34xf32>
  %f2v = stablehlo.round_nearest_even %e2v : tensor<34xf32>
  %q2v = stablehlo.convert %f2v : (tensor<34xf32>) -> tensor<34xi16>
  %g2v = stablehlo.clamp %l2v, %x, %h2v : tensor<34xf32>
  %o2v = stablehlo.convert %g2v : (tensor<34xf32>) -> tensor<34xi16>
  check.expect_eq %p2c, %p2v : tensor<34xi16>
  check.expect_eq %q2c, %q2v : tensor<34xi16>
  check.expect_eq %o2c, %o2v : tensor<34xi16>
  return
}

// -----

func.func @i32() {
  %c = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0, 0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 5.0, 6.5, 7.4999, 99.5, 100.5, -100.5, 126.5, 127.5, 128.0, -127.5, -128.5, -129.0, 254.5, 255.5, 256.0, 32766.5, 32768.0, -32769.0, 3.0e9, -3.0e9, 1.0e20, -1.0e20, 1.0e-40]> : tensor<34xf32>
  %x = stablehlo.optimization_barrier %c : tensor<34xf32>
  %l0c = stablehlo.constant dense<-128.0> : tensor<34xf32>
  %h0c = stablehlo.constant dense<127.0> : tensor<34xf32>
  %l0v = stablehlo.optimization_barrier %l0c : tensor<34xf32>
  %h0v = stablehlo.optimization_barrier %h0c : tensor<34xf32>
  %r0c = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a0c = stablehlo.maximum %r0c, %l0c : tensor<34xf32>
  %b0c = stablehlo.minimum %a0c, %h0c : tensor<34xf32>
  %p0c = stablehlo.convert %b0c : (tensor<34xf32>) -> tensor<34xi32>
  %d0c = stablehlo.minimum %h0c, %x : tensor<34xf32>
  %e0c = stablehlo.maximum %l0c, %d0c : tensor<34xf32>
  %f0c = stablehlo.round_nearest_even %e0c : tensor<34xf32>
  %q0c = stablehlo.convert %f0c : (tensor<34xf32>) -> tensor<34xi32>
  %g0c = stablehlo.clamp %l0c, %x, %h0c : tensor<34xf32>
  %o0c = stablehlo.convert %g0c : (tensor<34xf32>) -> tensor<34xi32>
  %r0v = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a0v = stablehlo.maximum %r0v, %l0v : tensor<34xf32>
  %b0v = stablehlo.minimum %a0v, %h0v : tensor<34xf32>
  %p0v = stablehlo.convert %b0v : (tensor<34xf32>) -> tensor<34xi32>
  %d0v = stablehlo.minimum %h0v, %x : tensor<34xf32>
  %e0v = stablehlo.maximum %l0v, %d0v : tensor<34xf32>
  %f0v = stablehlo.round_nearest_even %e0v : tensor<34xf32>
  %q0v = stablehlo.convert %f0v : (tensor<34xf32>) -> tensor<34xi32>
  %g0v = stablehlo.clamp %l0v, %x, %h0v : tensor<34xf32>
  %o0v = stablehlo.convert %g0v : (tensor<34xf32>) -> tensor<34xi32>
  check.expect_eq %p0c, %p0v : tensor<34xi32>
  check.expect_eq %q0c, %q0v : tensor<34xi32>
  check.expect_eq %o0c, %o0v : tensor<34xi32>
  %l1c = stablehlo.constant dense<0.0> : tensor<34xf32>
  %h1c = stablehlo.constant dense<255.0> : tensor<34xf32>
  %l1v = stablehlo.optimization_barrier %l1c : tensor<34xf32>
  %h1v = stablehlo.optimization_barrier %h1c : tensor<34xf32>
  %r1c = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a1c = stablehlo.maximum %r1c, %l1c : tensor<34xf32>
  %b1c = stablehlo.minimum %a1c, %h1c : tensor<34xf32>
  %p1c = stablehlo.convert %b1c : (tensor<34xf32>) -> tensor<34xi32>
  %d1c = stablehlo.minimum %h1c, %x : tensor<34xf32>
  %e1c = stablehlo.maximum %l1c, %d1c : tensor<34xf32>
  %f1c = stablehlo.round_nearest_even %e1c : tensor<34xf32>
  %q1c = stablehlo.convert %f1c : (tensor<34xf32>) -> tensor<34xi32>
  %g1c = stablehlo.clamp %l1c, %x, %h1c : tensor<34xf32>
  %o1c = stablehlo.convert %g1c : (tensor<34xf32>) -> tensor<34xi32>
  %r1v = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a1v = stablehlo.maximum %r1v, %l1v : tensor<34xf32>
  %b1v = stablehlo.minimum %a1v, %h1v : tensor<34xf32>
  %p1v = stablehlo.convert %b1v : (tensor<34xf32>) -> tensor<34xi32>
  %d1v = stablehlo.minimum %h1v, %x : tensor<34xf32>
  %e1v = stablehlo.maximum %l1v, %d1v : tensor<34xf32>
  %f1v = stablehlo.round_nearest_even %e1v : tensor<34xf32>
  %q1v = stablehlo.convert %f1v : (tensor<34xf32>) -> tensor<34xi32>
  %g1v = stablehlo.clamp %l1v, %x, %h1v : tensor<34xf32>
  %o1v = stablehlo.convert %g1v : (tensor<34xf32>) -> tensor<34xi32>
  check.expect_eq %p1c, %p1v : tensor<34xi32>
  check.expect_eq %q1c, %q1v : tensor<34xi32>
  check.expect_eq %o1c, %o1v : tensor<34xi32>
  %l2c = stablehlo.constant dense<1.0> : tensor<34xf32>
  %h2c = stablehlo.constant dense<9.0> : tensor<34xf32>
  %l2v = stablehlo.optimization_barrier %l2c : tensor<34xf32>
  %h2v = stablehlo.optimization_barrier %h2c : tensor<34xf32>
  %r2c = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a2c = stablehlo.maximum %r2c, %l2c : tensor<34xf32>
  %b2c = stablehlo.minimum %a2c, %h2c : tensor<34xf32>
  %p2c = stablehlo.convert %b2c : (tensor<34xf32>) -> tensor<34xi32>
  %d2c = stablehlo.minimum %h2c, %x : tensor<34xf32>
  %e2c = stablehlo.maximum %l2c, %d2c : tensor<34xf32>
  %f2c = stablehlo.round_nearest_even %e2c : tensor<34xf32>
  %q2c = stablehlo.convert %f2c : (tensor<34xf32>) -> tensor<34xi32>
  %g2c = stablehlo.clamp %l2c, %x, %h2c : tensor<34xf32>
  %o2c = stablehlo.convert %g2c : (tensor<34xf32>) -> tensor<34xi32>
  %r2v = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a2v = stablehlo.maximum %r2v, %l2v : tensor<34xf32>
  %b2v = stablehlo.minimum %a2v, %h2v : tensor<34xf32>
  %p2v = stablehlo.convert %b2v : (tensor<34xf32>) -> tensor<34xi32>
  %d2v = stablehlo.minimum %h2v, %x : tensor<34xf32>
  %e2v = stablehlo.maximum %l2v, %d2v : tensor<34xf32>
  %f2v = stablehlo.round_nearest_even %e2v : tensor<34xf32>
  %q2v = stablehlo.convert %f2v : (tensor<34xf32>) -> tensor<34xi32>
  %g2v = stablehlo.clamp %l2v, %x, %h2v : tensor<34xf32>
  %o2v = stablehlo.convert %g2v : (tensor<34xf32>) -> tensor<34xi32>
  check.expect_eq %p2c, %p2v : tensor<34xi32>
  check.expect_eq %q2c, %q2v : tensor<34xi32>
  check.expect_eq %o2c, %o2v : tensor<34xi32>
  %l3c = stablehlo.constant dense<-3.0e9> : tensor<34xf32>
  %h3c = stablehlo.constant dense<3.0e9> : tensor<34xf32>
  %l3v = stablehlo.optimization_barrier %l3c : tensor<34xf32>
  %h3v = stablehlo.optimization_barrier %h3c : tensor<34xf32>
  %r3c = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a3c = stablehlo.maximum %r3c, %l3c : tensor<34xf32>
  %b3c = stablehlo.minimum %a3c, %h3c : tensor<34xf32>
  %p3c = stablehlo.convert %b3c : (tensor<34xf32>) -> tensor<34xi32>
  %d3c = stablehlo.minimum %h3c, %x : tensor<34xf32>
  %e3c = stablehlo.maximum %l3c, %d3c : tensor<34xf32>
  %f3c = stablehlo.round_nearest_even %e3c : tensor<34xf32>
  %q3c = stablehlo.convert %f3c : (tensor<34xf32>) -> tensor<34xi32>
  %g3c = stablehlo.clamp %l3c, %x, %h3c : tensor<34xf32>
  %o3c = stablehlo.convert %g3c : (tensor<34xf32>) -> tensor<34xi32>
  %r3v = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a3v = stablehlo.maximum %r3v, %l3v : tensor<34xf32>
  %b3v = stablehlo.minimum %a3v, %h3v : tensor<34xf32>
  %p3v = stablehlo.convert %b3v : (tensor<34xf32>) -> tensor<34xi32>
  %d3v = stablehlo.minimum %h3v, %x : tensor<34xf32>
  %e3v = stablehlo.maximum %l3v, %d3v : tensor<34xf32>
  %f3v = stablehlo.round_nearest_even %e3v : tensor<34xf32>
  %q3v = stablehlo.convert %f3v : (tensor<34xf32>) -> tensor<34xi32>
  %g3v = stablehlo.clamp %l3v, %x, %h3v : tensor<34xf32>
  %o3v = stablehlo.convert %g3v : (tensor<34xf32>) -> tensor<34xi32>
  check.expect_eq %p3c, %p3v : tensor<34xi32>
  check.expect_eq %q3c, %q3v : tensor<34xi32>
  check.expect_eq %o3c, %o3v : tensor<34xi32>
  return
}

// -----

func.func @u32() {
  %c = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0, 0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 5.0, 6.5, 7.4999, 99.5, 100.5, -100.5, 126.5, 127.5, 128.0, -127.5, -128.5, -129.0, 254.5, 255.5, 256.0, 32766.5, 32768.0, -32769.0, 3.0e9, -3.0e9, 1.0e20, -1.0e20, 1.0e-40]> : tensor<34xf32>
  %x = stablehlo.optimization_barrier %c : tensor<34xf32>
  %l0c = stablehlo.constant dense<0.0> : tensor<34xf32>
  %h0c = stablehlo.constant dense<255.0> : tensor<34xf32>
  %l0v = stablehlo.optimization_barrier %l0c : tensor<34xf32>
  %h0v = stablehlo.optimization_barrier %h0c : tensor<34xf32>
  %r0c = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a0c = stablehlo.maximum %r0c, %l0c : tensor<34xf32>
  %b0c = stablehlo.minimum %a0c, %h0c : tensor<34xf32>
  %p0c = stablehlo.convert %b0c : (tensor<34xf32>) -> tensor<34xui32>
  %d0c = stablehlo.minimum %h0c, %x : tensor<34xf32>
  %e0c = stablehlo.maximum %l0c, %d0c : tensor<34xf32>
  %f0c = stablehlo.round_nearest_even %e0c : tensor<34xf32>
  %q0c = stablehlo.convert %f0c : (tensor<34xf32>) -> tensor<34xui32>
  %g0c = stablehlo.clamp %l0c, %x, %h0c : tensor<34xf32>
  %o0c = stablehlo.convert %g0c : (tensor<34xf32>) -> tensor<34xui32>
  %r0v = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a0v = stablehlo.maximum %r0v, %l0v : tensor<34xf32>
  %b0v = stablehlo.minimum %a0v, %h0v : tensor<34xf32>
  %p0v = stablehlo.convert %b0v : (tensor<34xf32>) -> tensor<34xui32>
  %d0v = stablehlo.minimum %h0v, %x : tensor<34xf32>
  %e0v = stablehlo.maximum %l0v, %d0v : tensor<34xf32>
  %f0v = stablehlo.round_nearest_even %e0v : tensor<34xf32>
  %q0v = stablehlo.convert %f0v : (tensor<34xf32>) -> tensor<34xui32>
  %g0v = stablehlo.clamp %l0v, %x, %h0v : tensor<34xf32>
  %o0v = stablehlo.convert %g0v : (tensor<34xf32>) -> tensor<34xui32>
  check.expect_eq %p0c, %p0v : tensor<34xui32>
  check.expect_eq %q0c, %q0v : tensor<34xui32>
  check.expect_eq %o0c, %o0v : tensor<34xui32>
  %l1c = stablehlo.constant dense<-1.0> : tensor<34xf32>
  %h1c = stablehlo.constant dense<9.0> : tensor<34xf32>
  %l1v = stablehlo.optimization_barrier %l1c : tensor<34xf32>
  %h1v = stablehlo.optimization_barrier %h1c : tensor<34xf32>
  %r1c = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a1c = stablehlo.maximum %r1c, %l1c : tensor<34xf32>
  %b1c = stablehlo.minimum %a1c, %h1c : tensor<34xf32>
  %p1c = stablehlo.convert %b1c : (tensor<34xf32>) -> tensor<34xui32>
  %d1c = stablehlo.minimum %h1c, %x : tensor<34xf32>
  %e1c = stablehlo.maximum %l1c, %d1c : tensor<34xf32>
  %f1c = stablehlo.round_nearest_even %e1c : tensor<34xf32>
  %q1c = stablehlo.convert %f1c : (tensor<34xf32>) -> tensor<34xui32>
  %g1c = stablehlo.clamp %l1c, %x, %h1c : tensor<34xf32>
  %o1c = stablehlo.convert %g1c : (tensor<34xf32>) -> tensor<34xui32>
  %r1v = stablehlo.round_nearest_even %x : tensor<34xf32>
  %a1v = stablehlo.maximum %r1v, %l1v : tensor<34xf32>
  %b1v = stablehlo.minimum %a1v, %h1v : tensor<34xf32>
  %p1v = stablehlo.convert %b1v : (tensor<34xf32>) -> tensor<34xui32>
  %d1v = stablehlo.minimum %h1v, %x : tensor<34xf32>
  %e1v = stablehlo.maximum %l1v, %d1v : tensor<34xf32>
  %f1v = stablehlo.round_nearest_even %e1v : tensor<34xf32>
  %q1v = stablehlo.convert %f1v : (tensor<34xf32>) -> tensor<34xui32>
  %g1v = stablehlo.clamp %l1v, %x, %h1v : tensor<34xf32>
  %o1v = stablehlo.convert %g1v : (tensor<34xf32>) -> tensor<34xui32>
  check.expect_eq %p1c, %p1v : tensor<34xui32>
  check.expect_eq %q1c, %q1v : tensor<34xui32>
  check.expect_eq %o1c, %o1v : tensor<34xui32>
  return
}

// -----

func.func @of_f64() {
  %c = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0, 0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 5.0, 6.5, 7.4999, 99.5, 100.5, -100.5, 126.5, 127.5, 128.0, -127.5, -128.5, -129.0, 254.5, 255.5, 256.0, 32766.5, 32768.0, -32769.0, 3.0e9, -3.0e9, 1.0e20, -1.0e20, 1.0e-40]> : tensor<34xf32>
  %w = stablehlo.convert %c : (tensor<34xf32>) -> tensor<34xf64>
  %x = stablehlo.optimization_barrier %w : tensor<34xf64>
  %l0c = stablehlo.constant dense<-128.0> : tensor<34xf64>
  %h0c = stablehlo.constant dense<127.0> : tensor<34xf64>
  %l0v = stablehlo.optimization_barrier %l0c : tensor<34xf64>
  %h0v = stablehlo.optimization_barrier %h0c : tensor<34xf64>
  %r0c = stablehlo.round_nearest_even %x : tensor<34xf64>
  %a0c = stablehlo.maximum %r0c, %l0c : tensor<34xf64>
  %b0c = stablehlo.minimum %a0c, %h0c : tensor<34xf64>
  %p0c = stablehlo.convert %b0c : (tensor<34xf64>) -> tensor<34xi8>
  %d0c = stablehlo.minimum %h0c, %x : tensor<34xf64>
  %e0c = stablehlo.maximum %l0c, %d0c : tensor<34xf64>
  %f0c = stablehlo.round_nearest_even %e0c : tensor<34xf64>
  %q0c = stablehlo.convert %f0c : (tensor<34xf64>) -> tensor<34xi8>
  %g0c = stablehlo.clamp %l0c, %x, %h0c : tensor<34xf64>
  %o0c = stablehlo.convert %g0c : (tensor<34xf64>) -> tensor<34xi8>
  %r0v = stablehlo.round_nearest_even %x : tensor<34xf64>
  %a0v = stablehlo.maximum %r0v, %l0v : tensor<34xf64>
  %b0v = stablehlo.minimum %a0v, %h0v : tensor<34xf64>
  %p0v = stablehlo.convert %b0v : (tensor<34xf64>) -> tensor<34xi8>
  %d0v = stablehlo.minimum %h0v, %x : tensor<34xf64>
  %e0v = stablehlo.maximum %l0v, %d0v : tensor<34xf64>
  %f0v = stablehlo.round_nearest_even %e0v : tensor<34xf64>
  %q0v = stablehlo.convert %f0v : (tensor<34xf64>) -> tensor<34xi8>
  %g0v = stablehlo.clamp %l0v, %x, %h0v : tensor<34xf64>
  %o0v = stablehlo.convert %g0v : (tensor<34xf64>) -> tensor<34xi8>
  check.expect_eq %p0c, %p0v : tensor<34xi8>
  check.expect_eq %q0c, %q0v : tensor<34xi8>
  check.expect_eq %o0c, %o0v : tensor<34xi8>
  %l1c = stablehlo.constant dense<0.0> : tensor<34xf64>
  %h1c = stablehlo.constant dense<100.0> : tensor<34xf64>
  %l1v = stablehlo.optimization_barrier %l1c : tensor<34xf64>
  %h1v = stablehlo.optimization_barrier %h1c : tensor<34xf64>
  %r1c = stablehlo.round_nearest_even %x : tensor<34xf64>
  %a1c = stablehlo.maximum %r1c, %l1c : tensor<34xf64>
  %b1c = stablehlo.minimum %a1c, %h1c : tensor<34xf64>
  %p1c = stablehlo.convert %b1c : (tensor<34xf64>) -> tensor<34xi8>
  %d1c = stablehlo.minimum %h1c, %x : tensor<34xf64>
  %e1c = stablehlo.maximum %l1c, %d1c : tensor<34xf64>
  %f1c = stablehlo.round_nearest_even %e1c : tensor<34xf64>
  %q1c = stablehlo.convert %f1c : (tensor<34xf64>) -> tensor<34xi8>
  %g1c = stablehlo.clamp %l1c, %x, %h1c : tensor<34xf64>
  %o1c = stablehlo.convert %g1c : (tensor<34xf64>) -> tensor<34xi8>
  %r1v = stablehlo.round_nearest_even %x : tensor<34xf64>
  %a1v = stablehlo.maximum %r1v, %l1v : tensor<34xf64>
  %b1v = stablehlo.minimum %a1v, %h1v : tensor<34xf64>
  %p1v = stablehlo.convert %b1v : (tensor<34xf64>) -> tensor<34xi8>
  %d1v = stablehlo.minimum %h1v, %x : tensor<34xf64>
  %e1v = stablehlo.maximum %l1v, %d1v : tensor<34xf64>
  %f1v = stablehlo.round_nearest_even %e1v : tensor<34xf64>
  %q1v = stablehlo.convert %f1v : (tensor<34xf64>) -> tensor<34xi8>
  %g1v = stablehlo.clamp %l1v, %x, %h1v : tensor<34xf64>
  %o1v = stablehlo.convert %g1v : (tensor<34xf64>) -> tensor<34xi8>
  check.expect_eq %p1c, %p1v : tensor<34xi8>
  check.expect_eq %q1c, %q1v : tensor<34xi8>
  check.expect_eq %o1c, %o1v : tensor<34xi8>
  return
}
