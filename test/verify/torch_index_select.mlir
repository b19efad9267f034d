// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<8x128x3072x64xf32>, %y: tensor<8x16x1024xi32>) -> tensor<8x128x16x1024x64xf32> {
  %0 = "stablehlo.torch_index_select"(%x, %y) <{batch_dims = 1 : i64, dim = 2 : i64}> : (tensor<8x128x3072x64xf32>, tensor<8x16x1024xi32>) -> tensor<8x128x16x1024x64xf32>
  func.return %0 : tensor<8x128x16x1024x64xf32>
}

// -----

func.func @dim(%x: tensor<8x4xf32>, %y: tensor<2xi32>) -> tensor<8x2xf32> {
  // expected-error@+1 {{dim is 2, expected a value in [0, 2)}}
  %0 = "stablehlo.torch_index_select"(%x, %y) <{batch_dims = 0 : i64, dim = 2 : i64}> : (tensor<8x4xf32>, tensor<2xi32>) -> tensor<8x2xf32>
  func.return %0 : tensor<8x2xf32>
}

// -----

func.func @batch(%x: tensor<8x4xf32>, %y: tensor<2xi32>) -> tensor<8x2xf32> {
  // expected-error@+1 {{batch_dims is 2, expected a value in [0, 2)}}
  %0 = "stablehlo.torch_index_select"(%x, %y) <{batch_dims = 2 : i64, dim = 1 : i64}> : (tensor<8x4xf32>, tensor<2xi32>) -> tensor<8x2xf32>
  func.return %0 : tensor<8x2xf32>
}

// -----

func.func @batch_size(%x: tensor<8x4xf32>, %y: tensor<2x3xi32>) -> tensor<8x2xf32> {
  // expected-error@+1 {{batch dimension 0 is 8 in the operand and 2 in the index}}
  %0 = "stablehlo.torch_index_select"(%x, %y) <{batch_dims = 1 : i64, dim = 1 : i64}> : (tensor<8x4xf32>, tensor<2x3xi32>) -> tensor<8x2xf32>
  func.return %0 : tensor<8x2xf32>
}

// -----

func.func @result(%x: tensor<8x4xf32>, %y: tensor<2xi32>) -> tensor<8x3xf32> {
  // expected-error@+1 {{result is tensor<8x3xf32>, expected tensor<8x2xf32>}}
  %0 = "stablehlo.torch_index_select"(%x, %y) <{batch_dims = 0 : i64, dim = 1 : i64}> : (tensor<8x4xf32>, tensor<2xi32>) -> tensor<8x3xf32>
  func.return %0 : tensor<8x3xf32>
}
