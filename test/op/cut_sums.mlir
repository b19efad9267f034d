// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Sums and differences of all pairs of bytes, cut to bytes, and their means: those of f32.

func.func @signed_sums() {
  %x0 = stablehlo.iota dim = 0 : tensor<256x256xui8>
  %y0 = stablehlo.iota dim = 1 : tensor<256x256xui8>
  %x = stablehlo.bitcast_convert %x0 : (tensor<256x256xui8>) -> tensor<256x256xi8>
  %y = stablehlo.bitcast_convert %y0 : (tensor<256x256xui8>) -> tensor<256x256xi8>
  %xw = stablehlo.convert %x : (tensor<256x256xi8>) -> tensor<256x256xi32>
  %yw = stablehlo.convert %y : (tensor<256x256xi8>) -> tensor<256x256xi32>
  %lo = stablehlo.constant dense<-128> : tensor<256x256xi32>
  %hi = stablehlo.constant dense<127> : tensor<256x256xi32>
  %s = stablehlo.add %xw, %yw : tensor<256x256xi32>
  %c = stablehlo.clamp %lo, %s, %hi : tensor<256x256xi32>
  %r = stablehlo.convert %c : (tensor<256x256xi32>) -> tensor<256x256xi8>
  %xf = stablehlo.convert %x : (tensor<256x256xi8>) -> tensor<256x256xf32>
  %yf = stablehlo.convert %y : (tensor<256x256xi8>) -> tensor<256x256xf32>
  %lf = stablehlo.constant dense<-128.0> : tensor<256x256xf32>
  %hf = stablehlo.constant dense<127.0> : tensor<256x256xf32>
  %sf = stablehlo.add %xf, %yf : tensor<256x256xf32>
  %cf = stablehlo.clamp %lf, %sf, %hf : tensor<256x256xf32>
  %want = stablehlo.convert %cf : (tensor<256x256xf32>) -> tensor<256x256xi8>
  check.expect_eq %r, %want : tensor<256x256xi8>
  return
}

// -----

func.func @signed_differences() {
  %x0 = stablehlo.iota dim = 0 : tensor<256x256xui8>
  %y0 = stablehlo.iota dim = 1 : tensor<256x256xui8>
  %x = stablehlo.bitcast_convert %x0 : (tensor<256x256xui8>) -> tensor<256x256xi8>
  %y = stablehlo.bitcast_convert %y0 : (tensor<256x256xui8>) -> tensor<256x256xi8>
  %xw = stablehlo.convert %x : (tensor<256x256xi8>) -> tensor<256x256xi32>
  %yw = stablehlo.convert %y : (tensor<256x256xi8>) -> tensor<256x256xi32>
  %lo = stablehlo.constant dense<-128> : tensor<256x256xi32>
  %hi = stablehlo.constant dense<127> : tensor<256x256xi32>
  %s = stablehlo.subtract %xw, %yw : tensor<256x256xi32>
  %c = stablehlo.clamp %lo, %s, %hi : tensor<256x256xi32>
  %r = stablehlo.convert %c : (tensor<256x256xi32>) -> tensor<256x256xi8>
  %xf = stablehlo.convert %x : (tensor<256x256xi8>) -> tensor<256x256xf32>
  %yf = stablehlo.convert %y : (tensor<256x256xi8>) -> tensor<256x256xf32>
  %lf = stablehlo.constant dense<-128.0> : tensor<256x256xf32>
  %hf = stablehlo.constant dense<127.0> : tensor<256x256xf32>
  %sf = stablehlo.subtract %xf, %yf : tensor<256x256xf32>
  %cf = stablehlo.clamp %lf, %sf, %hf : tensor<256x256xf32>
  %want = stablehlo.convert %cf : (tensor<256x256xf32>) -> tensor<256x256xi8>
  check.expect_eq %r, %want : tensor<256x256xi8>
  return
}

// -----

func.func @unsigned_sums() {
  %x0 = stablehlo.iota dim = 0 : tensor<256x256xui8>
  %y0 = stablehlo.iota dim = 1 : tensor<256x256xui8>
  %xw = stablehlo.convert %x0 : (tensor<256x256xui8>) -> tensor<256x256xi32>
  %yw = stablehlo.convert %y0 : (tensor<256x256xui8>) -> tensor<256x256xi32>
  %lo = stablehlo.constant dense<0> : tensor<256x256xi32>
  %hi = stablehlo.constant dense<255> : tensor<256x256xi32>
  %s = stablehlo.add %xw, %yw : tensor<256x256xi32>
  %c = stablehlo.clamp %lo, %s, %hi : tensor<256x256xi32>
  %r = stablehlo.convert %c : (tensor<256x256xi32>) -> tensor<256x256xui8>
  %xf = stablehlo.convert %x0 : (tensor<256x256xui8>) -> tensor<256x256xf32>
  %yf = stablehlo.convert %y0 : (tensor<256x256xui8>) -> tensor<256x256xf32>
  %lf = stablehlo.constant dense<0.0> : tensor<256x256xf32>
  %hf = stablehlo.constant dense<255.0> : tensor<256x256xf32>
  %sf = stablehlo.add %xf, %yf : tensor<256x256xf32>
  %cf = stablehlo.clamp %lf, %sf, %hf : tensor<256x256xf32>
  %want = stablehlo.convert %cf : (tensor<256x256xf32>) -> tensor<256x256xui8>
  check.expect_eq %r, %want : tensor<256x256xui8>
  return
}

// -----

func.func @unsigned_differences() {
  %x0 = stablehlo.iota dim = 0 : tensor<256x256xui8>
  %y0 = stablehlo.iota dim = 1 : tensor<256x256xui8>
  %xw = stablehlo.convert %x0 : (tensor<256x256xui8>) -> tensor<256x256xi32>
  %yw = stablehlo.convert %y0 : (tensor<256x256xui8>) -> tensor<256x256xi32>
  %lo = stablehlo.constant dense<0> : tensor<256x256xi32>
  %hi = stablehlo.constant dense<255> : tensor<256x256xi32>
  %s = stablehlo.subtract %xw, %yw : tensor<256x256xi32>
  %c = stablehlo.clamp %lo, %s, %hi : tensor<256x256xi32>
  %r = stablehlo.convert %c : (tensor<256x256xi32>) -> tensor<256x256xui8>
  %xf = stablehlo.convert %x0 : (tensor<256x256xui8>) -> tensor<256x256xf32>
  %yf = stablehlo.convert %y0 : (tensor<256x256xui8>) -> tensor<256x256xf32>
  %lf = stablehlo.constant dense<0.0> : tensor<256x256xf32>
  %hf = stablehlo.constant dense<255.0> : tensor<256x256xf32>
  %sf = stablehlo.subtract %xf, %yf : tensor<256x256xf32>
  %cf = stablehlo.clamp %lf, %sf, %hf : tensor<256x256xf32>
  %want = stablehlo.convert %cf : (tensor<256x256xf32>) -> tensor<256x256xui8>
  check.expect_eq %r, %want : tensor<256x256xui8>
  return
}

// -----

func.func @other_bounds() {
  %x0 = stablehlo.iota dim = 0 : tensor<256x256xui8>
  %y0 = stablehlo.iota dim = 1 : tensor<256x256xui8>
  %x = stablehlo.bitcast_convert %x0 : (tensor<256x256xui8>) -> tensor<256x256xi8>
  %y = stablehlo.bitcast_convert %y0 : (tensor<256x256xui8>) -> tensor<256x256xi8>
  %xw = stablehlo.convert %x : (tensor<256x256xi8>) -> tensor<256x256xi32>
  %yw = stablehlo.convert %y : (tensor<256x256xi8>) -> tensor<256x256xi32>
  %lo = stablehlo.constant dense<-127> : tensor<256x256xi32>
  %hi = stablehlo.constant dense<127> : tensor<256x256xi32>
  %s = stablehlo.add %xw, %yw : tensor<256x256xi32>
  %c = stablehlo.clamp %lo, %s, %hi : tensor<256x256xi32>
  %r = stablehlo.convert %c : (tensor<256x256xi32>) -> tensor<256x256xi8>
  %xf = stablehlo.convert %x : (tensor<256x256xi8>) -> tensor<256x256xf32>
  %yf = stablehlo.convert %y : (tensor<256x256xi8>) -> tensor<256x256xf32>
  %lf = stablehlo.constant dense<-127.0> : tensor<256x256xf32>
  %hf = stablehlo.constant dense<127.0> : tensor<256x256xf32>
  %sf = stablehlo.add %xf, %yf : tensor<256x256xf32>
  %cf = stablehlo.clamp %lf, %sf, %hf : tensor<256x256xf32>
  %want = stablehlo.convert %cf : (tensor<256x256xf32>) -> tensor<256x256xi8>
  check.expect_eq %r, %want : tensor<256x256xi8>
  return
}

// -----

func.func @means() {
  %x = stablehlo.iota dim = 0 : tensor<256x256xui8>
  %y = stablehlo.iota dim = 1 : tensor<256x256xui8>
  %xw = stablehlo.convert %x : (tensor<256x256xui8>) -> tensor<256x256xui16>
  %yw = stablehlo.convert %y : (tensor<256x256xui8>) -> tensor<256x256xui16>
  %one = stablehlo.constant dense<1> : tensor<256x256xui16>
  %s = stablehlo.add %xw, %yw : tensor<256x256xui16>
  %t = stablehlo.add %s, %one : tensor<256x256xui16>
  %u = stablehlo.shift_right_logical %t, %one : tensor<256x256xui16>
  %r = stablehlo.convert %u : (tensor<256x256xui16>) -> tensor<256x256xui8>
  %xf = stablehlo.convert %x : (tensor<256x256xui8>) -> tensor<256x256xf32>
  %yf = stablehlo.convert %y : (tensor<256x256xui8>) -> tensor<256x256xf32>
  %half = stablehlo.constant dense<0.5> : tensor<256x256xf32>
  %sf = stablehlo.add %xf, %yf : tensor<256x256xf32>
  %mf = stablehlo.multiply %sf, %half : tensor<256x256xf32>
  %cf = stablehlo.ceil %mf : tensor<256x256xf32>
  %want = stablehlo.convert %cf : (tensor<256x256xf32>) -> tensor<256x256xui8>
  check.expect_eq %r, %want : tensor<256x256xui8>
  return
}
