// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Products of words in 32 bits. The sort is by what is in order already; what comes out of it is not known when the
// program is compiled.

func.func @signed_and_bytes() {
  %i = stablehlo.iota dim = 0 : tensor<48xi32>
  %u = stablehlo.constant dense<[-32768, -32768, 32767, 32767, 0, -1, -32768, 32767, -32768, -32768, 32767, 32767, 0, -1, -32768, 32767, -32768, -32768, 32767, 32767, 0, -1, -32768, 32767, 713, -28967, -125, -12210, 15963, -450, -19403, -31050, 20729, -8903, -11849, -14580, -16162, -32536, -5315, -11029, 5151, -6700, -8957, 17461, -29941, 21614, -13671, -24231]> : tensor<48xi16>
  %v = stablehlo.constant dense<[0, 255, 0, 255, 255, 255, 1, 0, 0, 255, 0, 255, 255, 255, 1, 0, 0, 255, 0, 255, 255, 255, 1, 0, 183, 238, 26, 57, 240, 194, 127, 110, 143, 199, 36, 227, 67, 2, 110, 85, 160, 104, 100, 152, 184, 84, 135, 169]> : tensor<48xui8>
  %k:3 = "stablehlo.sort"(%i, %u, %v) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i16>, %d: tensor<i16>, %e: tensor<ui8>, %f: tensor<ui8>):
    %l = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<48xi32>, tensor<48xi16>, tensor<48xui8>) -> (tensor<48xi32>, tensor<48xi16>, tensor<48xui8>)
  %x = stablehlo.convert %k#1 : (tensor<48xi16>) -> tensor<48xi32>
  %y = stablehlo.convert %k#2 : (tensor<48xui8>) -> tensor<48xi32>
  %p = stablehlo.multiply %x, %y : tensor<48xi32>
  %want = stablehlo.constant dense<[0, -8355840, 0, 8355585, 0, -255, -32768, 0, 0, -8355840, 0, 8355585, 0, -255, -32768, 0, 0, -8355840, 0, 8355585, 0, -255, -32768, 0, 130479, -6894146, -3250, -695970, 3831120, -87300, -2464181, -3415500, 2964247, -1771697, -426564, -3309660, -1082854, -65072, -584650, -937465, 824160, -696800, -895700, 2654072, -5509144, 1815576, -1845585, -4095039]> : tensor<48xi32>
  check.expect_eq %p, %want : tensor<48xi32>
  return
}

// -----

func.func @signed() {
  %i = stablehlo.iota dim = 0 : tensor<48xi32>
  %u = stablehlo.constant dense<[-32768, -32768, 32767, 32767, 0, -1, -32768, 32767, -32768, -32768, 32767, 32767, 0, -1, -32768, 32767, -32768, -32768, 32767, 32767, 0, -1, -32768, 32767, 6731, 11520, 7858, 7348, 8623, 30306, -9684, 810, 14109, -30400, 15228, -31579, -26644, -7010, -513, 12370, 117, -18606, 6011, 23983, -5442, 14762, 11791, -20700]> : tensor<48xi16>
  %v = stablehlo.constant dense<[-32768, 32767, -32768, 32767, 32767, 32767, 1, 0, -32768, 32767, -32768, 32767, 32767, 32767, 1, 0, -32768, 32767, -32768, 32767, 32767, 32767, 1, 0, -32325, -24115, 13808, 30244, -8550, 29168, -25297, -29771, 20223, 22128, 16562, 26584, -9055, -17168, 27814, 13735, 27898, 15374, -27967, -20817, 11893, -13344, 3365, 8185]> : tensor<48xi16>
  %k:3 = "stablehlo.sort"(%i, %u, %v) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i16>, %d: tensor<i16>, %e: tensor<i16>, %f: tensor<i16>):
    %l = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<48xi32>, tensor<48xi16>, tensor<48xi16>) -> (tensor<48xi32>, tensor<48xi16>, tensor<48xi16>)
  %x = stablehlo.convert %k#1 : (tensor<48xi16>) -> tensor<48xi32>
  %y = stablehlo.convert %k#2 : (tensor<48xi16>) -> tensor<48xi32>
  %p = stablehlo.multiply %x, %y : tensor<48xi32>
  %want = stablehlo.constant dense<[1073741824, -1073709056, -1073709056, 1073676289, 0, -32767, -32768, 0, 1073741824, -1073709056, -1073709056, 1073676289, 0, -32767, -32768, 0, 1073741824, -1073709056, -1073709056, 1073676289, 0, -32767, -32768, 0, -217579575, -277804800, 108503264, 222232912, -73726650, 883965408, 244976148, -24114510, 285326307, -672691200, 252206136, -839496136, 241261420, 120347680, -14268582, 169901950, 3264066, -286048644, -168109637, -499254111, -64721706, -196984128, 39676715, -169429500]> : tensor<48xi32>
  check.expect_eq %p, %want : tensor<48xi32>
  return
}

// -----

func.func @signed_bytes() {
  %i = stablehlo.iota dim = 0 : tensor<48xi32>
  %u = stablehlo.constant dense<[-128, -128, 127, 127, 0, -1, -128, 127, -128, -128, 127, 127, 0, -1, -128, 127, -128, -128, 127, 127, 0, -1, -128, 127, 34, -38, -52, 119, -104, 79, -7, 0, 87, -100, 124, -22, -61, -74, 94, -52, 87, -56, -42, 121, 117, 21, 78, -71]> : tensor<48xi8>
  %v = stablehlo.constant dense<[-128, 127, -128, 127, 127, 127, 1, 0, -128, 127, -128, 127, 127, 127, 1, 0, -128, 127, -128, 127, 127, 127, 1, 0, 28, -88, 30, -46, -87, -112, 48, 105, -54, -112, 43, -62, 83, -42, 62, -98, 22, 104, 104, 34, 12, 112, -53, 65]> : tensor<48xi8>
  %k:3 = "stablehlo.sort"(%i, %u, %v) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i8>, %d: tensor<i8>, %e: tensor<i8>, %f: tensor<i8>):
    %l = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<48xi32>, tensor<48xi8>, tensor<48xi8>) -> (tensor<48xi32>, tensor<48xi8>, tensor<48xi8>)
  %x = stablehlo.convert %k#1 : (tensor<48xi8>) -> tensor<48xi32>
  %y = stablehlo.convert %k#2 : (tensor<48xi8>) -> tensor<48xi32>
  %p = stablehlo.multiply %x, %y : tensor<48xi32>
  %want = stablehlo.constant dense<[16384, -16256, -16256, 16129, 0, -127, -128, 0, 16384, -16256, -16256, 16129, 0, -127, -128, 0, 16384, -16256, -16256, 16129, 0, -127, -128, 0, 952, 3344, -1560, -5474, 9048, -8848, -336, 0, -4698, 11200, 5332, 1364, -5063, 3108, 5828, 5096, 1914, -5824, -4368, 4114, 1404, 2352, -4134, -4615]> : tensor<48xi32>
  check.expect_eq %p, %want : tensor<48xi32>
  return
}

// -----

func.func @unsigned() {
  %i = stablehlo.iota dim = 0 : tensor<48xi32>
  %u = stablehlo.constant dense<[0, 0, 65535, 65535, 0, 1, 0, 65535, 0, 0, 65535, 65535, 0, 1, 0, 65535, 0, 0, 65535, 65535, 0, 1, 0, 65535, 23513, 44365, 11683, 35692, 8271, 4498, 47635, 63659, 38515, 23415, 62167, 42717, 60678, 46736, 35897, 53538, 22606, 47746, 18593, 26037, 62552, 10333, 22521, 39671]> : tensor<48xui16>
  %v = stablehlo.constant dense<[0, 255, 0, 255, 255, 255, 1, 0, 0, 255, 0, 255, 255, 255, 1, 0, 0, 255, 0, 255, 255, 255, 1, 0, 255, 92, 251, 184, 182, 156, 143, 135, 174, 5, 128, 140, 147, 178, 176, 179, 230, 171, 85, 185, 144, 213, 215, 138]> : tensor<48xui8>
  %k:3 = "stablehlo.sort"(%i, %u, %v) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<ui16>, %d: tensor<ui16>, %e: tensor<ui8>, %f: tensor<ui8>):
    %l = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<48xi32>, tensor<48xui16>, tensor<48xui8>) -> (tensor<48xi32>, tensor<48xui16>, tensor<48xui8>)
  %x = stablehlo.convert %k#1 : (tensor<48xui16>) -> tensor<48xi32>
  %y = stablehlo.convert %k#2 : (tensor<48xui8>) -> tensor<48xi32>
  %p = stablehlo.multiply %x, %y : tensor<48xi32>
  %want = stablehlo.constant dense<[0, 0, 0, 16711425, 0, 255, 0, 0, 0, 0, 0, 16711425, 0, 255, 0, 0, 0, 0, 0, 16711425, 0, 255, 0, 0, 5995815, 4081580, 2932433, 6567328, 1505322, 701688, 6811805, 8593965, 6701610, 117075, 7957376, 5980380, 8919666, 8319008, 6317872, 9583302, 5199380, 8164566, 1580405, 4816845, 9007488, 2200929, 4842015, 5474598]> : tensor<48xi32>
  check.expect_eq %p, %want : tensor<48xi32>
  return
}
