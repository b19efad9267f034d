// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<2xf32>, %y: tensor<f32>, %l: tensor<1xi64>, %h: tensor<1xi64>, %i: tensor<1xi64>) -> tensor<?xf32> {
  %0 = "stablehlo.dynamic_pad"(%x, %y, %l, %h, %i) : (tensor<2xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  func.return %0 : tensor<?xf32>
}

// -----

func.func @constant(%x: tensor<2xf32>, %y: tensor<f32>) -> tensor<6xf32> {
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %i = stablehlo.constant dense<[1]> : tensor<1xi64>
  %0 = "stablehlo.dynamic_pad"(%x, %y, %l, %h, %i) : (tensor<2xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf32>
  func.return %0 : tensor<6xf32>
}

// -----

func.func @dynamic_pad_c1(%x: tensor<2xf32>, %y: tensor<i32>, %l: tensor<1xi64>, %h: tensor<1xi64>, %i: tensor<1xi64>) -> tensor<?xf32> {
  // expected-error@+1 {{expected the same element type (dynamic_pad_c1)}}
  %0 = "stablehlo.dynamic_pad"(%x, %y, %l, %h, %i) : (tensor<2xf32>, tensor<i32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  func.return %0 : tensor<?xf32>
}

// -----

func.func @dynamic_pad_c1_result(%x: tensor<2xf32>, %y: tensor<f32>, %l: tensor<1xi64>, %h: tensor<1xi64>, %i: tensor<1xi64>) -> tensor<?xi32> {
  // expected-error@+1 {{expected the same element type (dynamic_pad_c1)}}
  %0 = "stablehlo.dynamic_pad"(%x, %y, %l, %h, %i) : (tensor<2xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi32>
  func.return %0 : tensor<?xi32>
}

// -----

func.func @dynamic_pad_c2(%x: tensor<2xf32>, %y: tensor<f32>, %l: tensor<2xi64>, %h: tensor<2xi64>, %i: tensor<2xi64>) -> tensor<?xf32> {
  // expected-error@+1 {{operand 2 has 2 elements, expected the operand's rank 1 (dynamic_pad_c2)}}
  %0 = "stablehlo.dynamic_pad"(%x, %y, %l, %h, %i) : (tensor<2xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?xf32>
  func.return %0 : tensor<?xf32>
}

// -----

func.func @dynamic_pad_c3(%x: tensor<2xf32>, %y: tensor<f32>) -> tensor<?xf32> {
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %i = stablehlo.constant dense<[-1]> : tensor<1xi64>
  // expected-error@+1 {{interior padding of dimension 0 is -1, expected at least 0 (dynamic_pad_c3)}}
  %0 = "stablehlo.dynamic_pad"(%x, %y, %l, %h, %i) : (tensor<2xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  func.return %0 : tensor<?xf32>
}

// -----

func.func @dynamic_pad_c4(%x: tensor<2xf32>, %y: tensor<f32>) -> tensor<7xf32> {
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %i = stablehlo.constant dense<[1]> : tensor<1xi64>
  // expected-error@+1 {{dimension 0 of the result is 7, expected that of the padded operand (dynamic_pad_c4)}}
  %0 = "stablehlo.dynamic_pad"(%x, %y, %l, %h, %i) : (tensor<2xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<7xf32>
  func.return %0 : tensor<7xf32>
}
