// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<2x?xf32>) -> tensor<4x2x?xf32> {
  %0 = "stablehlo.broadcast"(%x) <{broadcast_sizes = array<i64: 4>}> : (tensor<2x?xf32>) -> tensor<4x2x?xf32>
  func.return %0 : tensor<4x2x?xf32>
}

// -----

func.func @negative(%x: tensor<2xf32>) -> tensor<4x2xf32> {
  // expected-error@+1 {{element 0 of broadcast_sizes is -4, expected at least 0}}
  %0 = "stablehlo.broadcast"(%x) <{broadcast_sizes = array<i64: -4>}> : (tensor<2xf32>) -> tensor<4x2xf32>
  func.return %0 : tensor<4x2xf32>
}

// -----

func.func @result(%x: tensor<2xf32>) -> tensor<2x4xf32> {
  // expected-error@+1 {{result is tensor<2x4xf32>, expected tensor<4x2xf32>}}
  %0 = "stablehlo.broadcast"(%x) <{broadcast_sizes = array<i64: 4>}> : (tensor<2xf32>) -> tensor<2x4xf32>
  func.return %0 : tensor<2x4xf32>
}
