// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%s: tensor<2xi64>) -> tensor<?x3xf32> {
  %0 = "stablehlo.dynamic_iota"(%s) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<?x3xf32>
  func.return %0 : tensor<?x3xf32>
}

// -----

func.func @dynamic_iota_c1(%s: tensor<1xi64>) -> tensor<?xf32> {
  // expected-error@+1 {{iota_dimension is 1, expected a value in [0, 1) (dynamic_iota_c1)}}
  %0 = "stablehlo.dynamic_iota"(%s) <{iota_dimension = 1 : i64}> : (tensor<1xi64>) -> tensor<?xf32>
  func.return %0 : tensor<?xf32>
}

// -----

func.func @dynamic_iota_c2(%s: tensor<2xi64>) -> tensor<?xf32> {
  // expected-error@+1 {{operand has 2 elements, expected the result's rank 1 (dynamic_iota_c2)}}
  %0 = "stablehlo.dynamic_iota"(%s) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<?xf32>
  func.return %0 : tensor<?xf32>
}

// -----

func.func @dynamic_iota_c2_constant() -> tensor<4xf32> {
  %s = stablehlo.constant dense<[3]> : tensor<1xi64>
  // expected-error@+1 {{operand 0 says 3 for dimension 0 and the result is tensor<4xf32> (dynamic_iota_c2)}}
  %0 = "stablehlo.dynamic_iota"(%s) <{iota_dimension = 0 : i64}> : (tensor<1xi64>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

func.func @dynamic_iota_i1(%s: tensor<1xf32>) -> tensor<?xf32> {
  // expected-error@+1 {{operand 0 is tensor<1xf32>, expected a ranked tensor of integer or index (dynamic_iota_i1)}}
  %0 = "stablehlo.dynamic_iota"(%s) <{iota_dimension = 0 : i64}> : (tensor<1xf32>) -> tensor<?xf32>
  func.return %0 : tensor<?xf32>
}
