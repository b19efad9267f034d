// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Kernels without places, or for no features: each result is a sum of nothing.

func.func @no_places() {
  %x = stablehlo.constant dense<1.0> : tensor<2x30x4xf32>
  %k = stablehlo.constant dense<> : tensor<5x0x4xf32>
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[o, 0, i]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x30x4xf32>, tensor<5x0x4xf32>) -> tensor<2x31x5xf32>
  check.expect_eq_const %r, dense<0.0> : tensor<2x31x5xf32>
  return
}

func.func @no_places_in_one_dim() {
  %x = stablehlo.constant dense<1> : tensor<1x9x40x1xi32>
  %k = stablehlo.constant dense<> : tensor<3x0x1x1xi32>
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x40x1xi32>, tensor<3x0x1x1xi32>) -> tensor<1x7x41x1xi32>
  check.expect_eq_const %r, dense<0> : tensor<1x7x41x1xi32>
  return
}

// As many results as places, but no product of places and features: their padding takes away what the kernel lacks.
func.func @no_places_and_one_less() {
  %x = stablehlo.constant dense<1> : tensor<3x2x1x2xi64>
  %k = stablehlo.constant dense<> : tensor<0x2x1x5xi64>
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, i, 1, o]->[b, 0, 1, f], window = {pad = [[0, -1], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x2x1x2xi64>, tensor<0x2x1x5xi64>) -> tensor<3x2x1x5xi64>
  check.expect_eq_const %r, dense<0> : tensor<3x2x1x5xi64>
  return
}

func.func @no_features() {
  %x = stablehlo.constant dense<> : tensor<2x0xf32>
  %k = stablehlo.constant dense<> : tensor<2x0xf32>
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f]x[o, i]->[b, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<2x0xf32>, tensor<2x0xf32>) -> tensor<1x2xf32>
  check.expect_eq_const %r, dense<0.0> : tensor<1x2xf32>
  return
}

func.func @no_places_by_batches() {
  %x = stablehlo.constant dense<1.0> : tensor<2x4x3x4xf32>
  %k = stablehlo.constant dense<> : tensor<2x2x0x4xf32>
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[o, 0, 1, i]->[b, 0, 1, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<2x4x3x4xf32>, tensor<2x2x0x4xf32>) -> tensor<1x3x4x2xf32>
  check.expect_eq_const %r, dense<0.0> : tensor<1x3x4x2xf32>
  return
}

func.func @no_places_far_apart() {
  %x = stablehlo.constant dense<4> : tensor<12x1x1x6xi8>
  %k = stablehlo.constant dense<> : tensor<0x0x5x1xi8>
  %r = stablehlo.convolution(%x, %k) dim_numbers = [1, f, b, 0]x[0, 1, o, i]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, -3], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [31, 1], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<12x1x1x6xi8>, tensor<0x0x5x1xi8>) -> tensor<5x1x4x14xi8>
  check.expect_eq_const %r, dense<0> : tensor<5x1x4x14xi8>
  return
}
