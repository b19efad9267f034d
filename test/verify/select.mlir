// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @elementwise(%x: tensor<2x?xi1>, %y: tensor<2x3xf32>, %z: tensor<?x3xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.select"(%x, %y, %z) : (tensor<2x?xi1>, tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @scalar(%x: tensor<i1>, %y: tensor<2x3xf32>, %z: tensor<?x3xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.select"(%x, %y, %z) : (tensor<i1>, tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @select_c1(%x: tensor<3xi1>, %y: tensor<2xf32>, %z: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{operand 0 is tensor<3xi1> and operand 1 is tensor<2xf32>, expected the same shape (select_c1)}}
  %0 = "stablehlo.select"(%x, %y, %z) : (tensor<3xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @select_c2(%x: tensor<2xi1>, %y: tensor<2xf32>, %z: tensor<2xi32>) -> tensor<2xf32> {
  // expected-error@+1 {{operand 1 is tensor<2xf32> and operand 2 is tensor<2xi32>, expected compatible types (select_c2)}}
  %0 = "stablehlo.select"(%x, %y, %z) : (tensor<2xi1>, tensor<2xf32>, tensor<2xi32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @select_c2_result(%x: tensor<2xi1>, %y: tensor<2xf32>, %z: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{result is tensor<3xf32>, expected tensor<2xf32> (select_c2)}}
  %0 = "stablehlo.select"(%x, %y, %z) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @select_i1(%x: tensor<2xi32>, %y: tensor<2xf32>, %z: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{operand 0 is tensor<2xi32>, expected a ranked tensor of i1 (select_i1)}}
  %0 = "stablehlo.select"(%x, %y, %z) : (tensor<2xi32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}
