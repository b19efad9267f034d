// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Integers of 64 bits to bf16 are rounded once: what is next to the middle between two results goes a way of its own.
// They stand in memory, as sorted ones do.

func.func @ui64() {
  %given = stablehlo.constant dense<[257, 259, 65792, 16842751, 16842752, 16842753, 33685505, 50462720, 2207613190143, 2207613190144, 2207613190145, 4389456576511, 4389456576512, 4389456576513, 9042383626829823, 9042383626829824, 9042383626829825, 17979214137393151, 17979214137393152, 17979214137393153, 18084767253659647, 18084767253659648, 18084767253659649, 35958428274786303, 35958428274786304, 35958428274786305, 4629700416936869887, 4629700416936869888, 4629700416936869889, 9205357638345293823, 9205357638345293824, 9205357638345293825, 9259400833873739775, 9259400833873739776, 9259400833873739777, 18410715276690587647, 18410715276690587648, 18410715276690587649]> : tensor<38xui64>
  %x = "stablehlo.sort"(%given) ({^bb0(%p: tensor<ui64>, %q: tensor<ui64>): %less = stablehlo.compare LT, %p, %q, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>}) {dimension = 0 : i64} : (tensor<38xui64>) -> tensor<38xui64>
  %r = stablehlo.convert %x : (tensor<38xui64>) -> tensor<38xbf16>
  %want = stablehlo.constant dense<[0x4380, 0x4382, 0x4780, 0x4B80, 0x4B80, 0x4B81, 0x4C01, 0x4C40, 0x5400, 0x5400, 0x5401, 0x547F, 0x5480, 0x5480, 0x5A00, 0x5A00, 0x5A01, 0x5A7F, 0x5A80, 0x5A80, 0x5A80, 0x5A80, 0x5A81, 0x5AFF, 0x5B00, 0x5B00, 0x5E80, 0x5E80, 0x5E81, 0x5EFF, 0x5F00, 0x5F00, 0x5F00, 0x5F00, 0x5F01, 0x5F7F, 0x5F80, 0x5F80]> : tensor<38xbf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<38xbf16>, tensor<38xbf16>
  return
}

func.func @i64() {
  %given = stablehlo.constant dense<[-9205357638345293825, -9205357638345293823, -4629700416936869888, -35958428274786305, -35958428274786303, -18084767253659648, -17979214137393153, -17979214137393151, -9042383626829824, -4389456576513, -4389456576511, -2207613190144, -33685505, -16842753, -16842751, -259, 257, 65792, 16842752, 50462720, 2207613190143, 2207613190145, 4389456576512, 9042383626829823, 9042383626829825, 17979214137393152, 18084767253659647, 18084767253659649, 35958428274786304, 4629700416936869887, 4629700416936869889, 9205357638345293824]> : tensor<32xi64>
  %x = "stablehlo.sort"(%given) ({^bb0(%p: tensor<i64>, %q: tensor<i64>): %less = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>}) {dimension = 0 : i64} : (tensor<32xi64>) -> tensor<32xi64>
  %r = stablehlo.convert %x : (tensor<32xi64>) -> tensor<32xbf16>
  %want = stablehlo.constant dense<[0xDF00, 0xDEFF, 0xDE80, 0xDB00, 0xDAFF, 0xDA80, 0xDA80, 0xDA7F, 0xDA00, 0xD480, 0xD47F, 0xD400, 0xCC01, 0xCB81, 0xCB80, 0xC382, 0x4380, 0x4780, 0x4B80, 0x4C40, 0x5400, 0x5401, 0x5480, 0x5A00, 0x5A01, 0x5A80, 0x5A80, 0x5A81, 0x5B00, 0x5E80, 0x5E81, 0x5F00]> : tensor<32xbf16>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<32xbf16>, tensor<32xbf16>
  return
}
