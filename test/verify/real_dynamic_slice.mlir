// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<?xf32>, %a: tensor<1xi64>, %b: tensor<1xi64>, %c: tensor<1xi64>) -> tensor<?xf32> {
  %0 = "stablehlo.real_dynamic_slice"(%x, %a, %b, %c) : (tensor<?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  func.return %0 : tensor<?xf32>
}

// -----

func.func @constant(%x: tensor<8xf32>) -> tensor<4xf32> {
  %a = stablehlo.constant dense<[0]> : tensor<1xi64>
  %b = stablehlo.constant dense<[8]> : tensor<1xi64>
  %c = stablehlo.constant dense<[2]> : tensor<1xi64>
  %0 = "stablehlo.real_dynamic_slice"(%x, %a, %b, %c) : (tensor<8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

func.func @size(%x: tensor<?xf32>, %a: tensor<2xi64>, %b: tensor<2xi64>, %c: tensor<2xi64>) -> tensor<?xf32> {
  // expected-error@+1 {{start_indices has 2 elements, expected the operand's rank 1}}
  %0 = "stablehlo.real_dynamic_slice"(%x, %a, %b, %c) : (tensor<?xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?xf32>
  func.return %0 : tensor<?xf32>
}

// -----

func.func @types(%x: tensor<?xf32>, %a: tensor<1xi64>, %b: tensor<1xi32>, %c: tensor<1xi32>) -> tensor<?xf32> {
  // expected-error@+1 {{limit_indices is tensor<1xi32> and start_indices is tensor<1xi64>, expected one type}}
  %0 = "stablehlo.real_dynamic_slice"(%x, %a, %b, %c) : (tensor<?xf32>, tensor<1xi64>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  func.return %0 : tensor<?xf32>
}

// -----

func.func @element(%x: tensor<?xf32>, %a: tensor<1xi64>, %b: tensor<1xi64>, %c: tensor<1xi64>) -> tensor<?xi32> {
  // expected-error@+1 {{expected the same element type}}
  %0 = "stablehlo.real_dynamic_slice"(%x, %a, %b, %c) : (tensor<?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi32>
  func.return %0 : tensor<?xi32>
}

// -----

func.func @rank(%x: tensor<?xf32>, %a: tensor<1xi64>, %b: tensor<1xi64>, %c: tensor<1xi64>) -> tensor<?x?xf32> {
  // expected-error@+1 {{result is tensor<?x?xf32>, expected a tensor of rank 1}}
  %0 = "stablehlo.real_dynamic_slice"(%x, %a, %b, %c) : (tensor<?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?xf32>
  func.return %0 : tensor<?x?xf32>
}

// -----

func.func @range(%x: tensor<8xf32>) -> tensor<?xf32> {
  %a = stablehlo.constant dense<[0]> : tensor<1xi64>
  %b = stablehlo.constant dense<[9]> : tensor<1xi64>
  %c = stablehlo.constant dense<[2]> : tensor<1xi64>
  // expected-error@+1 {{dimension 0 is sliced from 0 to 9, expected a range inside its size}}
  %0 = "stablehlo.real_dynamic_slice"(%x, %a, %b, %c) : (tensor<8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  func.return %0 : tensor<?xf32>
}

// -----

func.func @stride(%x: tensor<8xf32>) -> tensor<?xf32> {
  %a = stablehlo.constant dense<[0]> : tensor<1xi64>
  %b = stablehlo.constant dense<[8]> : tensor<1xi64>
  %c = stablehlo.constant dense<[0]> : tensor<1xi64>
  // expected-error@+1 {{stride is 0 in dimension 0, expected at least 1}}
  %0 = "stablehlo.real_dynamic_slice"(%x, %a, %b, %c) : (tensor<8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  func.return %0 : tensor<?xf32>
}

// -----

func.func @result(%x: tensor<8xf32>) -> tensor<3xf32> {
  %a = stablehlo.constant dense<[0]> : tensor<1xi64>
  %b = stablehlo.constant dense<[8]> : tensor<1xi64>
  %c = stablehlo.constant dense<[2]> : tensor<1xi64>
  // expected-error@+1 {{dimension 0 of the result is 3, expected 4}}
  %0 = "stablehlo.real_dynamic_slice"(%x, %a, %b, %c) : (tensor<8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}
