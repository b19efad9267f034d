// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// All halves, read from memory: compared with constants, kept from going beyond them, and without their signs. What is
// wanted is made in f32 in front of the sort, which gives what is in order as it was. Of
// NaN comparisons alone are asked.

func.func @f16() {
  %i = stablehlo.iota dim = 0 : tensor<65536xui16>
  %h = stablehlo.bitcast_convert %i : (tensor<65536xui16>) -> tensor<65536xf16>
  %x = stablehlo.convert %h : (tensor<65536xf16>) -> tensor<65536xf32>
  %fw0 = stablehlo.constant dense<0> : tensor<65536xui16>
  %fc0 = stablehlo.constant dense<0.0> : tensor<65536xf32>
  %fp0 = stablehlo.compare EQ, %x, %fc0 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb0 = stablehlo.constant dense<1> : tensor<65536xui16>
  %fs0 = stablehlo.select %fp0, %fb0, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo0 = stablehlo.or %fw0, %fs0 : tensor<65536xui16>
  %fp1 = stablehlo.compare NE, %x, %fc0 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb1 = stablehlo.constant dense<2> : tensor<65536xui16>
  %fs1 = stablehlo.select %fp1, %fb1, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo1 = stablehlo.or %fo0, %fs1 : tensor<65536xui16>
  %fp2 = stablehlo.compare GE, %x, %fc0 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb2 = stablehlo.constant dense<4> : tensor<65536xui16>
  %fs2 = stablehlo.select %fp2, %fb2, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo2 = stablehlo.or %fo1, %fs2 : tensor<65536xui16>
  %fp3 = stablehlo.compare GT, %x, %fc0 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb3 = stablehlo.constant dense<8> : tensor<65536xui16>
  %fs3 = stablehlo.select %fp3, %fb3, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo3 = stablehlo.or %fo2, %fs3 : tensor<65536xui16>
  %fp4 = stablehlo.compare LE, %x, %fc0 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb4 = stablehlo.constant dense<16> : tensor<65536xui16>
  %fs4 = stablehlo.select %fp4, %fb4, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo4 = stablehlo.or %fo3, %fs4 : tensor<65536xui16>
  %fp5 = stablehlo.compare LT, %x, %fc0 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb5 = stablehlo.constant dense<32> : tensor<65536xui16>
  %fs5 = stablehlo.select %fp5, %fb5, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo5 = stablehlo.or %fo4, %fs5 : tensor<65536xui16>
  %fc1 = stablehlo.constant dense<1.5> : tensor<65536xf32>
  %fp6 = stablehlo.compare GE, %x, %fc1 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb6 = stablehlo.constant dense<64> : tensor<65536xui16>
  %fs6 = stablehlo.select %fp6, %fb6, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo6 = stablehlo.or %fo5, %fs6 : tensor<65536xui16>
  %fp7 = stablehlo.compare GT, %x, %fc1 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb7 = stablehlo.constant dense<128> : tensor<65536xui16>
  %fs7 = stablehlo.select %fp7, %fb7, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo7 = stablehlo.or %fo6, %fs7 : tensor<65536xui16>
  %fp8 = stablehlo.compare LE, %x, %fc1 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb8 = stablehlo.constant dense<256> : tensor<65536xui16>
  %fs8 = stablehlo.select %fp8, %fb8, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo8 = stablehlo.or %fo7, %fs8 : tensor<65536xui16>
  %fp9 = stablehlo.compare LT, %x, %fc1 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb9 = stablehlo.constant dense<512> : tensor<65536xui16>
  %fs9 = stablehlo.select %fp9, %fb9, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo9 = stablehlo.or %fo8, %fs9 : tensor<65536xui16>
  %fp10 = stablehlo.compare EQ, %x, %fc1 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb10 = stablehlo.constant dense<1024> : tensor<65536xui16>
  %fs10 = stablehlo.select %fp10, %fb10, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo10 = stablehlo.or %fo9, %fs10 : tensor<65536xui16>
  %fc2 = stablehlo.constant dense<-2.0> : tensor<65536xf32>
  %fp11 = stablehlo.compare GE, %x, %fc2 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb11 = stablehlo.constant dense<2048> : tensor<65536xui16>
  %fs11 = stablehlo.select %fp11, %fb11, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo11 = stablehlo.or %fo10, %fs11 : tensor<65536xui16>
  %fp12 = stablehlo.compare GT, %x, %fc2 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb12 = stablehlo.constant dense<4096> : tensor<65536xui16>
  %fs12 = stablehlo.select %fp12, %fb12, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo12 = stablehlo.or %fo11, %fs12 : tensor<65536xui16>
  %fp13 = stablehlo.compare LE, %x, %fc2 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb13 = stablehlo.constant dense<8192> : tensor<65536xui16>
  %fs13 = stablehlo.select %fp13, %fb13, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo13 = stablehlo.or %fo12, %fs13 : tensor<65536xui16>
  %fp14 = stablehlo.compare LT, %x, %fc2 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb14 = stablehlo.constant dense<16384> : tensor<65536xui16>
  %fs14 = stablehlo.select %fp14, %fb14, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo14 = stablehlo.or %fo13, %fs14 : tensor<65536xui16>
  %fp15 = stablehlo.compare NE, %x, %fc2 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb15 = stablehlo.constant dense<32768> : tensor<65536xui16>
  %fs15 = stablehlo.select %fp15, %fb15, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo15 = stablehlo.or %fo14, %fs15 : tensor<65536xui16>
  %fmax0 = stablehlo.maximum %x, %fc0 : tensor<65536xf32>
  %fmax1 = stablehlo.maximum %fc1, %x : tensor<65536xf32>
  %fmax2 = stablehlo.maximum %x, %fc2 : tensor<65536xf32>
  %fmin0 = stablehlo.minimum %fc0, %x : tensor<65536xf32>
  %fmin1 = stablehlo.minimum %x, %fc1 : tensor<65536xf32>
  %fmin2 = stablehlo.minimum %x, %fc2 : tensor<65536xf32>
  %fneg = stablehlo.negate %x : tensor<65536xf32>
  %fabs = stablehlo.abs %fneg : tensor<65536xf32>
  %fsel = stablehlo.select %fp3, %fneg, %fmax0 : tensor<65536xi1>, tensor<65536xf32>
  %fnan = stablehlo.compare NE, %x, %x : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %u0 = stablehlo.select %fnan, %fc1, %fmax0 : tensor<65536xi1>, tensor<65536xf32>
  %v0 = stablehlo.convert %u0 : (tensor<65536xf32>) -> tensor<65536xf16>
  %u1 = stablehlo.select %fnan, %fc1, %fmax1 : tensor<65536xi1>, tensor<65536xf32>
  %v1 = stablehlo.convert %u1 : (tensor<65536xf32>) -> tensor<65536xf16>
  %u2 = stablehlo.select %fnan, %fc1, %fmax2 : tensor<65536xi1>, tensor<65536xf32>
  %v2 = stablehlo.convert %u2 : (tensor<65536xf32>) -> tensor<65536xf16>
  %u3 = stablehlo.select %fnan, %fc1, %fmin0 : tensor<65536xi1>, tensor<65536xf32>
  %v3 = stablehlo.convert %u3 : (tensor<65536xf32>) -> tensor<65536xf16>
  %u4 = stablehlo.select %fnan, %fc1, %fmin1 : tensor<65536xi1>, tensor<65536xf32>
  %v4 = stablehlo.convert %u4 : (tensor<65536xf32>) -> tensor<65536xf16>
  %u5 = stablehlo.select %fnan, %fc1, %fmin2 : tensor<65536xi1>, tensor<65536xf32>
  %v5 = stablehlo.convert %u5 : (tensor<65536xf32>) -> tensor<65536xf16>
  %u6 = stablehlo.select %fnan, %fc1, %fneg : tensor<65536xi1>, tensor<65536xf32>
  %v6 = stablehlo.convert %u6 : (tensor<65536xf32>) -> tensor<65536xf16>
  %u7 = stablehlo.select %fnan, %fc1, %fabs : tensor<65536xi1>, tensor<65536xf32>
  %v7 = stablehlo.convert %u7 : (tensor<65536xf32>) -> tensor<65536xf16>
  %u8 = stablehlo.select %fnan, %fc1, %fsel : tensor<65536xi1>, tensor<65536xf32>
  %v8 = stablehlo.convert %u8 : (tensor<65536xf32>) -> tensor<65536xf16>
  %n:12 = "stablehlo.sort"(%i, %h, %fo15, %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %e0: tensor<ui16>, %a1: tensor<f16>, %e1: tensor<f16>, %a2: tensor<ui16>, %e2: tensor<ui16>, %a3: tensor<f16>, %e3: tensor<f16>, %a4: tensor<f16>, %e4: tensor<f16>, %a5: tensor<f16>, %e5: tensor<f16>, %a6: tensor<f16>, %e6: tensor<f16>, %a7: tensor<f16>, %e7: tensor<f16>, %a8: tensor<f16>, %e8: tensor<f16>, %a9: tensor<f16>, %e9: tensor<f16>, %a10: tensor<f16>, %e10: tensor<f16>, %a11: tensor<f16>, %e11: tensor<f16>):
    %l = stablehlo.compare LT, %a0, %e0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xf16>, tensor<65536xui16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>) -> (tensor<65536xui16>, tensor<65536xf16>, tensor<65536xui16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>)
  %hw0 = stablehlo.constant dense<0> : tensor<65536xui16>
  %hc0 = stablehlo.constant dense<0.0> : tensor<65536xf16>
  %hp0 = stablehlo.compare EQ, %n#1, %hc0 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %hb0 = stablehlo.constant dense<1> : tensor<65536xui16>
  %hs0 = stablehlo.select %hp0, %hb0, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho0 = stablehlo.or %hw0, %hs0 : tensor<65536xui16>
  %hp1 = stablehlo.compare NE, %n#1, %hc0 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %hb1 = stablehlo.constant dense<2> : tensor<65536xui16>
  %hs1 = stablehlo.select %hp1, %hb1, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho1 = stablehlo.or %ho0, %hs1 : tensor<65536xui16>
  %hp2 = stablehlo.compare GE, %n#1, %hc0 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %hb2 = stablehlo.constant dense<4> : tensor<65536xui16>
  %hs2 = stablehlo.select %hp2, %hb2, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho2 = stablehlo.or %ho1, %hs2 : tensor<65536xui16>
  %hp3 = stablehlo.compare GT, %n#1, %hc0 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %hb3 = stablehlo.constant dense<8> : tensor<65536xui16>
  %hs3 = stablehlo.select %hp3, %hb3, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho3 = stablehlo.or %ho2, %hs3 : tensor<65536xui16>
  %hp4 = stablehlo.compare LE, %n#1, %hc0 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %hb4 = stablehlo.constant dense<16> : tensor<65536xui16>
  %hs4 = stablehlo.select %hp4, %hb4, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho4 = stablehlo.or %ho3, %hs4 : tensor<65536xui16>
  %hp5 = stablehlo.compare LT, %n#1, %hc0 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %hb5 = stablehlo.constant dense<32> : tensor<65536xui16>
  %hs5 = stablehlo.select %hp5, %hb5, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho5 = stablehlo.or %ho4, %hs5 : tensor<65536xui16>
  %hc1 = stablehlo.constant dense<1.5> : tensor<65536xf16>
  %hp6 = stablehlo.compare GE, %n#1, %hc1 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %hb6 = stablehlo.constant dense<64> : tensor<65536xui16>
  %hs6 = stablehlo.select %hp6, %hb6, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho6 = stablehlo.or %ho5, %hs6 : tensor<65536xui16>
  %hp7 = stablehlo.compare GT, %n#1, %hc1 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %hb7 = stablehlo.constant dense<128> : tensor<65536xui16>
  %hs7 = stablehlo.select %hp7, %hb7, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho7 = stablehlo.or %ho6, %hs7 : tensor<65536xui16>
  %hp8 = stablehlo.compare LE, %n#1, %hc1 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %hb8 = stablehlo.constant dense<256> : tensor<65536xui16>
  %hs8 = stablehlo.select %hp8, %hb8, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho8 = stablehlo.or %ho7, %hs8 : tensor<65536xui16>
  %hp9 = stablehlo.compare LT, %n#1, %hc1 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %hb9 = stablehlo.constant dense<512> : tensor<65536xui16>
  %hs9 = stablehlo.select %hp9, %hb9, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho9 = stablehlo.or %ho8, %hs9 : tensor<65536xui16>
  %hp10 = stablehlo.compare EQ, %n#1, %hc1 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %hb10 = stablehlo.constant dense<1024> : tensor<65536xui16>
  %hs10 = stablehlo.select %hp10, %hb10, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho10 = stablehlo.or %ho9, %hs10 : tensor<65536xui16>
  %hc2 = stablehlo.constant dense<-2.0> : tensor<65536xf16>
  %hp11 = stablehlo.compare GE, %n#1, %hc2 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %hb11 = stablehlo.constant dense<2048> : tensor<65536xui16>
  %hs11 = stablehlo.select %hp11, %hb11, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho11 = stablehlo.or %ho10, %hs11 : tensor<65536xui16>
  %hp12 = stablehlo.compare GT, %n#1, %hc2 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %hb12 = stablehlo.constant dense<4096> : tensor<65536xui16>
  %hs12 = stablehlo.select %hp12, %hb12, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho12 = stablehlo.or %ho11, %hs12 : tensor<65536xui16>
  %hp13 = stablehlo.compare LE, %n#1, %hc2 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %hb13 = stablehlo.constant dense<8192> : tensor<65536xui16>
  %hs13 = stablehlo.select %hp13, %hb13, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho13 = stablehlo.or %ho12, %hs13 : tensor<65536xui16>
  %hp14 = stablehlo.compare LT, %n#1, %hc2 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %hb14 = stablehlo.constant dense<16384> : tensor<65536xui16>
  %hs14 = stablehlo.select %hp14, %hb14, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho14 = stablehlo.or %ho13, %hs14 : tensor<65536xui16>
  %hp15 = stablehlo.compare NE, %n#1, %hc2 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %hb15 = stablehlo.constant dense<32768> : tensor<65536xui16>
  %hs15 = stablehlo.select %hp15, %hb15, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho15 = stablehlo.or %ho14, %hs15 : tensor<65536xui16>
  %hmax0 = stablehlo.maximum %n#1, %hc0 : tensor<65536xf16>
  %hmax1 = stablehlo.maximum %hc1, %n#1 : tensor<65536xf16>
  %hmax2 = stablehlo.maximum %n#1, %hc2 : tensor<65536xf16>
  %hmin0 = stablehlo.minimum %hc0, %n#1 : tensor<65536xf16>
  %hmin1 = stablehlo.minimum %n#1, %hc1 : tensor<65536xf16>
  %hmin2 = stablehlo.minimum %n#1, %hc2 : tensor<65536xf16>
  %hneg = stablehlo.negate %n#1 : tensor<65536xf16>
  %habs = stablehlo.abs %hneg : tensor<65536xf16>
  %hsel = stablehlo.select %hp3, %hneg, %hmax0 : tensor<65536xi1>, tensor<65536xf16>
  check.expect_eq %ho15, %n#2 : tensor<65536xui16>
  %hnan = stablehlo.compare NE, %n#1, %n#1 : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %r3 = stablehlo.select %hnan, %hc1, %hmax0 : tensor<65536xi1>, tensor<65536xf16>
  check.expect_eq %r3, %n#3 : tensor<65536xf16>
  %r4 = stablehlo.select %hnan, %hc1, %hmax1 : tensor<65536xi1>, tensor<65536xf16>
  check.expect_eq %r4, %n#4 : tensor<65536xf16>
  %r5 = stablehlo.select %hnan, %hc1, %hmax2 : tensor<65536xi1>, tensor<65536xf16>
  check.expect_eq %r5, %n#5 : tensor<65536xf16>
  %r6 = stablehlo.select %hnan, %hc1, %hmin0 : tensor<65536xi1>, tensor<65536xf16>
  check.expect_eq %r6, %n#6 : tensor<65536xf16>
  %r7 = stablehlo.select %hnan, %hc1, %hmin1 : tensor<65536xi1>, tensor<65536xf16>
  check.expect_eq %r7, %n#7 : tensor<65536xf16>
  %r8 = stablehlo.select %hnan, %hc1, %hmin2 : tensor<65536xi1>, tensor<65536xf16>
  check.expect_eq %r8, %n#8 : tensor<65536xf16>
  %r9 = stablehlo.select %hnan, %hc1, %hneg : tensor<65536xi1>, tensor<65536xf16>
  check.expect_eq %r9, %n#9 : tensor<65536xf16>
  %r10 = stablehlo.select %hnan, %hc1, %habs : tensor<65536xi1>, tensor<65536xf16>
  check.expect_eq %r10, %n#10 : tensor<65536xf16>
  %r11 = stablehlo.select %hnan, %hc1, %hsel : tensor<65536xi1>, tensor<65536xf16>
  check.expect_eq %r11, %n#11 : tensor<65536xf16>
  return
}

// -----

func.func @bf16() {
  %i = stablehlo.iota dim = 0 : tensor<65536xui16>
  %h = stablehlo.bitcast_convert %i : (tensor<65536xui16>) -> tensor<65536xbf16>
  %x = stablehlo.convert %h : (tensor<65536xbf16>) -> tensor<65536xf32>
  %fw0 = stablehlo.constant dense<0> : tensor<65536xui16>
  %fc0 = stablehlo.constant dense<-0.0> : tensor<65536xf32>
  %fp0 = stablehlo.compare EQ, %x, %fc0 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb0 = stablehlo.constant dense<1> : tensor<65536xui16>
  %fs0 = stablehlo.select %fp0, %fb0, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo0 = stablehlo.or %fw0, %fs0 : tensor<65536xui16>
  %fp1 = stablehlo.compare NE, %x, %fc0 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb1 = stablehlo.constant dense<2> : tensor<65536xui16>
  %fs1 = stablehlo.select %fp1, %fb1, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo1 = stablehlo.or %fo0, %fs1 : tensor<65536xui16>
  %fp2 = stablehlo.compare GE, %x, %fc0 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb2 = stablehlo.constant dense<4> : tensor<65536xui16>
  %fs2 = stablehlo.select %fp2, %fb2, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo2 = stablehlo.or %fo1, %fs2 : tensor<65536xui16>
  %fp3 = stablehlo.compare GT, %x, %fc0 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb3 = stablehlo.constant dense<8> : tensor<65536xui16>
  %fs3 = stablehlo.select %fp3, %fb3, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo3 = stablehlo.or %fo2, %fs3 : tensor<65536xui16>
  %fp4 = stablehlo.compare LE, %x, %fc0 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb4 = stablehlo.constant dense<16> : tensor<65536xui16>
  %fs4 = stablehlo.select %fp4, %fb4, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo4 = stablehlo.or %fo3, %fs4 : tensor<65536xui16>
  %fp5 = stablehlo.compare LT, %x, %fc0 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb5 = stablehlo.constant dense<32> : tensor<65536xui16>
  %fs5 = stablehlo.select %fp5, %fb5, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo5 = stablehlo.or %fo4, %fs5 : tensor<65536xui16>
  %fc1 = stablehlo.constant dense<1.5> : tensor<65536xf32>
  %fp6 = stablehlo.compare GE, %x, %fc1 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb6 = stablehlo.constant dense<64> : tensor<65536xui16>
  %fs6 = stablehlo.select %fp6, %fb6, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo6 = stablehlo.or %fo5, %fs6 : tensor<65536xui16>
  %fp7 = stablehlo.compare GT, %x, %fc1 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb7 = stablehlo.constant dense<128> : tensor<65536xui16>
  %fs7 = stablehlo.select %fp7, %fb7, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo7 = stablehlo.or %fo6, %fs7 : tensor<65536xui16>
  %fp8 = stablehlo.compare LE, %x, %fc1 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb8 = stablehlo.constant dense<256> : tensor<65536xui16>
  %fs8 = stablehlo.select %fp8, %fb8, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo8 = stablehlo.or %fo7, %fs8 : tensor<65536xui16>
  %fp9 = stablehlo.compare LT, %x, %fc1 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb9 = stablehlo.constant dense<512> : tensor<65536xui16>
  %fs9 = stablehlo.select %fp9, %fb9, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo9 = stablehlo.or %fo8, %fs9 : tensor<65536xui16>
  %fp10 = stablehlo.compare EQ, %x, %fc1 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb10 = stablehlo.constant dense<1024> : tensor<65536xui16>
  %fs10 = stablehlo.select %fp10, %fb10, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo10 = stablehlo.or %fo9, %fs10 : tensor<65536xui16>
  %fc2 = stablehlo.constant dense<-2.0> : tensor<65536xf32>
  %fp11 = stablehlo.compare GE, %x, %fc2 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb11 = stablehlo.constant dense<2048> : tensor<65536xui16>
  %fs11 = stablehlo.select %fp11, %fb11, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo11 = stablehlo.or %fo10, %fs11 : tensor<65536xui16>
  %fp12 = stablehlo.compare GT, %x, %fc2 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb12 = stablehlo.constant dense<4096> : tensor<65536xui16>
  %fs12 = stablehlo.select %fp12, %fb12, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo12 = stablehlo.or %fo11, %fs12 : tensor<65536xui16>
  %fp13 = stablehlo.compare LE, %x, %fc2 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb13 = stablehlo.constant dense<8192> : tensor<65536xui16>
  %fs13 = stablehlo.select %fp13, %fb13, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo13 = stablehlo.or %fo12, %fs13 : tensor<65536xui16>
  %fp14 = stablehlo.compare LT, %x, %fc2 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb14 = stablehlo.constant dense<16384> : tensor<65536xui16>
  %fs14 = stablehlo.select %fp14, %fb14, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo14 = stablehlo.or %fo13, %fs14 : tensor<65536xui16>
  %fp15 = stablehlo.compare NE, %x, %fc2 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %fb15 = stablehlo.constant dense<32768> : tensor<65536xui16>
  %fs15 = stablehlo.select %fp15, %fb15, %fw0 : tensor<65536xi1>, tensor<65536xui16>
  %fo15 = stablehlo.or %fo14, %fs15 : tensor<65536xui16>
  %fmax0 = stablehlo.maximum %x, %fc0 : tensor<65536xf32>
  %fmax1 = stablehlo.maximum %fc1, %x : tensor<65536xf32>
  %fmax2 = stablehlo.maximum %x, %fc2 : tensor<65536xf32>
  %fmin0 = stablehlo.minimum %fc0, %x : tensor<65536xf32>
  %fmin1 = stablehlo.minimum %x, %fc1 : tensor<65536xf32>
  %fmin2 = stablehlo.minimum %x, %fc2 : tensor<65536xf32>
  %fneg = stablehlo.negate %x : tensor<65536xf32>
  %fabs = stablehlo.abs %fneg : tensor<65536xf32>
  %fsel = stablehlo.select %fp3, %fneg, %fmax0 : tensor<65536xi1>, tensor<65536xf32>
  %fnan = stablehlo.compare NE, %x, %x : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
  %u0 = stablehlo.select %fnan, %fc1, %fmax0 : tensor<65536xi1>, tensor<65536xf32>
  %v0 = stablehlo.convert %u0 : (tensor<65536xf32>) -> tensor<65536xbf16>
  %u1 = stablehlo.select %fnan, %fc1, %fmax1 : tensor<65536xi1>, tensor<65536xf32>
  %v1 = stablehlo.convert %u1 : (tensor<65536xf32>) -> tensor<65536xbf16>
  %u2 = stablehlo.select %fnan, %fc1, %fmax2 : tensor<65536xi1>, tensor<65536xf32>
  %v2 = stablehlo.convert %u2 : (tensor<65536xf32>) -> tensor<65536xbf16>
  %u3 = stablehlo.select %fnan, %fc1, %fmin0 : tensor<65536xi1>, tensor<65536xf32>
  %v3 = stablehlo.convert %u3 : (tensor<65536xf32>) -> tensor<65536xbf16>
  %u4 = stablehlo.select %fnan, %fc1, %fmin1 : tensor<65536xi1>, tensor<65536xf32>
  %v4 = stablehlo.convert %u4 : (tensor<65536xf32>) -> tensor<65536xbf16>
  %u5 = stablehlo.select %fnan, %fc1, %fmin2 : tensor<65536xi1>, tensor<65536xf32>
  %v5 = stablehlo.convert %u5 : (tensor<65536xf32>) -> tensor<65536xbf16>
  %u6 = stablehlo.select %fnan, %fc1, %fneg : tensor<65536xi1>, tensor<65536xf32>
  %v6 = stablehlo.convert %u6 : (tensor<65536xf32>) -> tensor<65536xbf16>
  %u7 = stablehlo.select %fnan, %fc1, %fabs : tensor<65536xi1>, tensor<65536xf32>
  %v7 = stablehlo.convert %u7 : (tensor<65536xf32>) -> tensor<65536xbf16>
  %u8 = stablehlo.select %fnan, %fc1, %fsel : tensor<65536xi1>, tensor<65536xf32>
  %v8 = stablehlo.convert %u8 : (tensor<65536xf32>) -> tensor<65536xbf16>
  %n:12 = "stablehlo.sort"(%i, %h, %fo15, %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %e0: tensor<ui16>, %a1: tensor<bf16>, %e1: tensor<bf16>, %a2: tensor<ui16>, %e2: tensor<ui16>, %a3: tensor<bf16>, %e3: tensor<bf16>, %a4: tensor<bf16>, %e4: tensor<bf16>, %a5: tensor<bf16>, %e5: tensor<bf16>, %a6: tensor<bf16>, %e6: tensor<bf16>, %a7: tensor<bf16>, %e7: tensor<bf16>, %a8: tensor<bf16>, %e8: tensor<bf16>, %a9: tensor<bf16>, %e9: tensor<bf16>, %a10: tensor<bf16>, %e10: tensor<bf16>, %a11: tensor<bf16>, %e11: tensor<bf16>):
    %l = stablehlo.compare LT, %a0, %e0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<65536xui16>, tensor<65536xbf16>, tensor<65536xui16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>) -> (tensor<65536xui16>, tensor<65536xbf16>, tensor<65536xui16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>)
  %hw0 = stablehlo.constant dense<0> : tensor<65536xui16>
  %hc0 = stablehlo.constant dense<-0.0> : tensor<65536xbf16>
  %hp0 = stablehlo.compare EQ, %n#1, %hc0 : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
  %hb0 = stablehlo.constant dense<1> : tensor<65536xui16>
  %hs0 = stablehlo.select %hp0, %hb0, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho0 = stablehlo.or %hw0, %hs0 : tensor<65536xui16>
  %hp1 = stablehlo.compare NE, %n#1, %hc0 : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
  %hb1 = stablehlo.constant dense<2> : tensor<65536xui16>
  %hs1 = stablehlo.select %hp1, %hb1, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho1 = stablehlo.or %ho0, %hs1 : tensor<65536xui16>
  %hp2 = stablehlo.compare GE, %n#1, %hc0 : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
  %hb2 = stablehlo.constant dense<4> : tensor<65536xui16>
  %hs2 = stablehlo.select %hp2, %hb2, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho2 = stablehlo.or %ho1, %hs2 : tensor<65536xui16>
  %hp3 = stablehlo.compare GT, %n#1, %hc0 : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
  %hb3 = stablehlo.constant dense<8> : tensor<65536xui16>
  %hs3 = stablehlo.select %hp3, %hb3, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho3 = stablehlo.or %ho2, %hs3 : tensor<65536xui16>
  %hp4 = stablehlo.compare LE, %n#1, %hc0 : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
  %hb4 = stablehlo.constant dense<16> : tensor<65536xui16>
  %hs4 = stablehlo.select %hp4, %hb4, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho4 = stablehlo.or %ho3, %hs4 : tensor<65536xui16>
  %hp5 = stablehlo.compare LT, %n#1, %hc0 : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
  %hb5 = stablehlo.constant dense<32> : tensor<65536xui16>
  %hs5 = stablehlo.select %hp5, %hb5, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho5 = stablehlo.or %ho4, %hs5 : tensor<65536xui16>
  %hc1 = stablehlo.constant dense<1.5> : tensor<65536xbf16>
  %hp6 = stablehlo.compare GE, %n#1, %hc1 : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
  %hb6 = stablehlo.constant dense<64> : tensor<65536xui16>
  %hs6 = stablehlo.select %hp6, %hb6, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho6 = stablehlo.or %ho5, %hs6 : tensor<65536xui16>
  %hp7 = stablehlo.compare GT, %n#1, %hc1 : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
  %hb7 = stablehlo.constant dense<128> : tensor<65536xui16>
  %hs7 = stablehlo.select %hp7, %hb7, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho7 = stablehlo.or %ho6, %hs7 : tensor<65536xui16>
  %hp8 = stablehlo.compare LE, %n#1, %hc1 : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
  %hb8 = stablehlo.constant dense<256> : tensor<65536xui16>
  %hs8 = stablehlo.select %hp8, %hb8, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho8 = stablehlo.or %ho7, %hs8 : tensor<65536xui16>
  %hp9 = stablehlo.compare LT, %n#1, %hc1 : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
  %hb9 = stablehlo.constant dense<512> : tensor<65536xui16>
  %hs9 = stablehlo.select %hp9, %hb9, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho9 = stablehlo.or %ho8, %hs9 : tensor<65536xui16>
  %hp10 = stablehlo.compare EQ, %n#1, %hc1 : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
  %hb10 = stablehlo.constant dense<1024> : tensor<65536xui16>
  %hs10 = stablehlo.select %hp10, %hb10, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho10 = stablehlo.or %ho9, %hs10 : tensor<65536xui16>
  %hc2 = stablehlo.constant dense<-2.0> : tensor<65536xbf16>
  %hp11 = stablehlo.compare GE, %n#1, %hc2 : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
  %hb11 = stablehlo.constant dense<2048> : tensor<65536xui16>
  %hs11 = stablehlo.select %hp11, %hb11, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho11 = stablehlo.or %ho10, %hs11 : tensor<65536xui16>
  %hp12 = stablehlo.compare GT, %n#1, %hc2 : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
  %hb12 = stablehlo.constant dense<4096> : tensor<65536xui16>
  %hs12 = stablehlo.select %hp12, %hb12, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho12 = stablehlo.or %ho11, %hs12 : tensor<65536xui16>
  %hp13 = stablehlo.compare LE, %n#1, %hc2 : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
  %hb13 = stablehlo.constant dense<8192> : tensor<65536xui16>
  %hs13 = stablehlo.select %hp13, %hb13, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho13 = stablehlo.or %ho12, %hs13 : tensor<65536xui16>
  %hp14 = stablehlo.compare LT, %n#1, %hc2 : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
  %hb14 = stablehlo.constant dense<16384> : tensor<65536xui16>
  %hs14 = stablehlo.select %hp14, %hb14, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho14 = stablehlo.or %ho13, %hs14 : tensor<65536xui16>
  %hp15 = stablehlo.compare NE, %n#1, %hc2 : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
  %hb15 = stablehlo.constant dense<32768> : tensor<65536xui16>
  %hs15 = stablehlo.select %hp15, %hb15, %hw0 : tensor<65536xi1>, tensor<65536xui16>
  %ho15 = stablehlo.or %ho14, %hs15 : tensor<65536xui16>
  %hmax0 = stablehlo.maximum %n#1, %hc0 : tensor<65536xbf16>
  %hmax1 = stablehlo.maximum %hc1, %n#1 : tensor<65536xbf16>
  %hmax2 = stablehlo.maximum %n#1, %hc2 : tensor<65536xbf16>
  %hmin0 = stablehlo.minimum %hc0, %n#1 : tensor<65536xbf16>
  %hmin1 = stablehlo.minimum %n#1, %hc1 : tensor<65536xbf16>
  %hmin2 = stablehlo.minimum %n#1, %hc2 : tensor<65536xbf16>
  %hneg = stablehlo.negate %n#1 : tensor<65536xbf16>
  %habs = stablehlo.abs %hneg : tensor<65536xbf16>
  %hsel = stablehlo.select %hp3, %hneg, %hmax0 : tensor<65536xi1>, tensor<65536xbf16>
  check.expect_eq %ho15, %n#2 : tensor<65536xui16>
  %hnan = stablehlo.compare NE, %n#1, %n#1 : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
  %r3 = stablehlo.select %hnan, %hc1, %hmax0 : tensor<65536xi1>, tensor<65536xbf16>
  check.expect_eq %r3, %n#3 : tensor<65536xbf16>
  %r4 = stablehlo.select %hnan, %hc1, %hmax1 : tensor<65536xi1>, tensor<65536xbf16>
  check.expect_eq %r4, %n#4 : tensor<65536xbf16>
  %r5 = stablehlo.select %hnan, %hc1, %hmax2 : tensor<65536xi1>, tensor<65536xbf16>
  check.expect_eq %r5, %n#5 : tensor<65536xbf16>
  %r6 = stablehlo.select %hnan, %hc1, %hmin0 : tensor<65536xi1>, tensor<65536xbf16>
  check.expect_eq %r6, %n#6 : tensor<65536xbf16>
  %r7 = stablehlo.select %hnan, %hc1, %hmin1 : tensor<65536xi1>, tensor<65536xbf16>
  check.expect_eq %r7, %n#7 : tensor<65536xbf16>
  %r8 = stablehlo.select %hnan, %hc1, %hmin2 : tensor<65536xi1>, tensor<65536xbf16>
  check.expect_eq %r8, %n#8 : tensor<65536xbf16>
  %r9 = stablehlo.select %hnan, %hc1, %hneg : tensor<65536xi1>, tensor<65536xbf16>
  check.expect_eq %r9, %n#9 : tensor<65536xbf16>
  %r10 = stablehlo.select %hnan, %hc1, %habs : tensor<65536xi1>, tensor<65536xbf16>
  check.expect_eq %r10, %n#10 : tensor<65536xbf16>
  %r11 = stablehlo.select %hnan, %hc1, %hsel : tensor<65536xi1>, tensor<65536xbf16>
  check.expect_eq %r11, %n#11 : tensor<65536xbf16>
  return
}
