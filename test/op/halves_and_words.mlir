// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// f16 beside functions that are evaluated in f32: sums and products may be done by instructions for f16, results are
// those of each step rounded by itself. Steps are kept apart by sorts, which leave the numbers in memory.

func.func private @apart(%x: tensor<65536xf16>) -> tensor<65536xf16> {
  %n = stablehlo.iota dim = 0 : tensor<65536xi32>
  %r:2 = "stablehlo.sort"(%n, %x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i32>, %b0: tensor<i32>, %a1: tensor<f16>, %b1: tensor<f16>):
    %lt = stablehlo.compare LT, %a0, %b0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<65536xi32>, tensor<65536xf16>) -> (tensor<65536xi32>, tensor<65536xf16>)
  return %r#1 : tensor<65536xf16>
}

func.func private @all() -> tensor<65536xf16> {
  %n = stablehlo.iota dim = 0 : tensor<65536xui16>
  %x = stablehlo.bitcast_convert %n : (tensor<65536xui16>) -> tensor<65536xf16>
  %y = call @apart(%x) : (tensor<65536xf16>) -> tensor<65536xf16>
  return %y : tensor<65536xf16>
}

func.func private @same(%x: tensor<65536xf16>, %y: tensor<65536xf16>) {
  %p = stablehlo.bitcast_convert %x : (tensor<65536xf16>) -> tensor<65536xui16>
  %q = stablehlo.bitcast_convert %y : (tensor<65536xf16>) -> tensor<65536xui16>
  %z = stablehlo.constant dense<0> : tensor<65536xui16>
  %c = stablehlo.compare NE, %x, %x : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %d = stablehlo.compare NE, %y, %y : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %r = stablehlo.select %c, %z, %p : tensor<65536xi1>, tensor<65536xui16>
  %s = stablehlo.select %d, %z, %q : tensor<65536xi1>, tensor<65536xui16>
  check.expect_eq %r, %s : tensor<65536xui16>
  return
}

// x + x tanh(0.8 x + 0.04 x^3)
func.func @around_a_function() {
  %x = call @all() : () -> tensor<65536xf16>
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
  %b0 = stablehlo.multiply %x, %x : tensor<65536xf16>
  %c0 = call @apart(%b0) : (tensor<65536xf16>) -> tensor<65536xf16>
  %b1 = stablehlo.multiply %c0, %x : tensor<65536xf16>
  %c1 = call @apart(%b1) : (tensor<65536xf16>) -> tensor<65536xf16>
  %b2 = stablehlo.multiply %j, %c1 : tensor<65536xf16>
  %c2 = call @apart(%b2) : (tensor<65536xf16>) -> tensor<65536xf16>
  %b3 = stablehlo.add %x, %c2 : tensor<65536xf16>
  %c3 = call @apart(%b3) : (tensor<65536xf16>) -> tensor<65536xf16>
  %b4 = stablehlo.multiply %k, %c3 : tensor<65536xf16>
  %c4 = call @apart(%b4) : (tensor<65536xf16>) -> tensor<65536xf16>
  %b5 = stablehlo.tanh %c4 : tensor<65536xf16>
  %c5 = call @apart(%b5) : (tensor<65536xf16>) -> tensor<65536xf16>
  %b6 = stablehlo.multiply %x, %c5 : tensor<65536xf16>
  %c6 = call @apart(%b6) : (tensor<65536xf16>) -> tensor<65536xf16>
  %b7 = stablehlo.add %c6, %x : tensor<65536xf16>
  call @same(%a7, %b7) : (tensor<65536xf16>, tensor<65536xf16>) -> ()
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
