// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// f16 beside functions that are evaluated in f32: sums and products may be done by instructions for f16. Results are
// those of f64 rounded after each step.

// x + x tanh(0.8 (x + 0.04 x^3)) of all values.
func.func @around_a_function() {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %x = stablehlo.bitcast_convert %n : (tensor<65536xui16>) -> tensor<65536xf16>
  %k = stablehlo.constant dense<0.7978515625> : tensor<65536xf16>
  %j = stablehlo.constant dense<0.044708251953125> : tensor<65536xf16>
  %a0 = stablehlo.multiply %x, %x : tensor<65536xf16>
  %a1 = stablehlo.multiply %a0, %x : tensor<65536xf16>
  %a2 = stablehlo.multiply %j, %a1 : tensor<65536xf16>
  %a3 = stablehlo.add %x, %a2 : tensor<65536xf16>
  %a4 = stablehlo.multiply %k, %a3 : tensor<65536xf16>
  %a5 = stablehlo.tanh %a4 : tensor<65536xf16>
  %a6 = stablehlo.multiply %x, %a5 : tensor<65536xf16>
  %a7 = stablehlo.add %a6, %x : tensor<65536xf16>
  %xw = stablehlo.convert %x : (tensor<65536xf16>) -> tensor<65536xf64>
  %kw = stablehlo.convert %k : (tensor<65536xf16>) -> tensor<65536xf64>
  %jw = stablehlo.convert %j : (tensor<65536xf16>) -> tensor<65536xf64>
  %b0 = stablehlo.multiply %xw, %xw : tensor<65536xf64>
  %h0 = stablehlo.convert %b0 : (tensor<65536xf64>) -> tensor<65536xf16>
  %w0 = stablehlo.convert %h0 : (tensor<65536xf16>) -> tensor<65536xf64>
  %b1 = stablehlo.multiply %w0, %xw : tensor<65536xf64>
  %h1 = stablehlo.convert %b1 : (tensor<65536xf64>) -> tensor<65536xf16>
  %w1 = stablehlo.convert %h1 : (tensor<65536xf16>) -> tensor<65536xf64>
  %b2 = stablehlo.multiply %jw, %w1 : tensor<65536xf64>
  %h2 = stablehlo.convert %b2 : (tensor<65536xf64>) -> tensor<65536xf16>
  %w2 = stablehlo.convert %h2 : (tensor<65536xf16>) -> tensor<65536xf64>
  %b3 = stablehlo.add %xw, %w2 : tensor<65536xf64>
  %h3 = stablehlo.convert %b3 : (tensor<65536xf64>) -> tensor<65536xf16>
  %w3 = stablehlo.convert %h3 : (tensor<65536xf16>) -> tensor<65536xf64>
  %b4 = stablehlo.multiply %kw, %w3 : tensor<65536xf64>
  %h4 = stablehlo.convert %b4 : (tensor<65536xf64>) -> tensor<65536xf16>
  %w4 = stablehlo.convert %h4 : (tensor<65536xf16>) -> tensor<65536xf64>
  %h5 = stablehlo.tanh %h4 : tensor<65536xf16>
  %w5 = stablehlo.convert %h5 : (tensor<65536xf16>) -> tensor<65536xf64>
  %b6 = stablehlo.multiply %xw, %w5 : tensor<65536xf64>
  %h6 = stablehlo.convert %b6 : (tensor<65536xf64>) -> tensor<65536xf16>
  %w6 = stablehlo.convert %h6 : (tensor<65536xf16>) -> tensor<65536xf64>
  %b7 = stablehlo.add %w6, %xw : tensor<65536xf64>
  %h7 = stablehlo.convert %b7 : (tensor<65536xf64>) -> tensor<65536xf16>
  %w7 = stablehlo.convert %h7 : (tensor<65536xf16>) -> tensor<65536xf64>
  check.expect_close %a7, %h7, max_ulp_difference = 0 : tensor<65536xf16>, tensor<65536xf16>
  return
}

// -----

// Rows of 37: the last lanes are cut off. A number for each row, one for all, conditions, extremes, a quotient; what is
// not rounded before it is compared as f32.
func.func @rows() {
  %n = stablehlo.iota dim = 0 : tensor<185xi32>
  %m = stablehlo.constant dense<-92> : tensor<185xi32>
  %s = stablehlo.add %n, %m : tensor<185xi32>
  %h = stablehlo.convert %s : (tensor<185xi32>) -> tensor<185xf16>
  %x = stablehlo.reshape %h : (tensor<185xf16>) -> tensor<5x37xf16>
  %r0 = stablehlo.constant dense<[1.5, -2.0, 0.25, 3.0, -0.125]> : tensor<5xf16>
  %r = stablehlo.broadcast_in_dim %r0, dims = [0] : (tensor<5xf16>) -> tensor<5x37xf16>
  %one = stablehlo.constant dense<1.0> : tensor<5x37xf16>
  %y = stablehlo.multiply %x, %r : tensor<5x37xf16>
  %z = stablehlo.add %y, %one : tensor<5x37xf16>
  %e = stablehlo.exponential %z : tensor<5x37xf16>
  %f = stablehlo.minimum %e, %z : tensor<5x37xf16>
  %g = stablehlo.negate %f : tensor<5x37xf16>
  %p = stablehlo.compare GT, %g, %x : (tensor<5x37xf16>, tensor<5x37xf16>) -> tensor<5x37xi1>
  %q = stablehlo.select %p, %g, %y : tensor<5x37xi1>, tensor<5x37xf16>
  %d = stablehlo.divide %q, %z : tensor<5x37xf16>
  %t = stablehlo.subtract %d, %q : tensor<5x37xf16>
  %xw = stablehlo.convert %x : (tensor<5x37xf16>) -> tensor<5x37xf64>
  %rw = stablehlo.convert %r : (tensor<5x37xf16>) -> tensor<5x37xf64>
  %onew = stablehlo.constant dense<1.0> : tensor<5x37xf64>
  %yw = stablehlo.multiply %xw, %rw : tensor<5x37xf64>
  %zw = stablehlo.add %yw, %onew : tensor<5x37xf64>
  %zh = stablehlo.convert %zw : (tensor<5x37xf64>) -> tensor<5x37xf16>
  %ew = stablehlo.exponential %zw : tensor<5x37xf64>
  %eh = stablehlo.convert %ew : (tensor<5x37xf64>) -> tensor<5x37xf16>
  %er = stablehlo.convert %eh : (tensor<5x37xf16>) -> tensor<5x37xf64>
  %fw = stablehlo.minimum %er, %zw : tensor<5x37xf64>
  %gw = stablehlo.negate %fw : tensor<5x37xf64>
  %pw = stablehlo.compare GT, %gw, %xw : (tensor<5x37xf64>, tensor<5x37xf64>) -> tensor<5x37xi1>
  %qw = stablehlo.select %pw, %gw, %yw : tensor<5x37xi1>, tensor<5x37xf64>
  %dw = stablehlo.divide %qw, %zw : tensor<5x37xf64>
  %dh = stablehlo.convert %dw : (tensor<5x37xf64>) -> tensor<5x37xf16>
  %dr = stablehlo.convert %dh : (tensor<5x37xf16>) -> tensor<5x37xf64>
  %tw = stablehlo.subtract %dr, %qw : tensor<5x37xf64>
  %th = stablehlo.convert %tw : (tensor<5x37xf64>) -> tensor<5x37xf16>
  check.expect_close %t, %th, max_ulp_difference = 0 : tensor<5x37xf16>, tensor<5x37xf16>
  return
}
