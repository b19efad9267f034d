// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @scalars(%x: tensor<f32>, %y: tensor<2x?xf32>, %z: tensor<f32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.clamp"(%x, %y, %z) : (tensor<f32>, tensor<2x?xf32>, tensor<f32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @tensors(%x: tensor<2xf32>, %y: tensor<2xf32>, %z: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.clamp"(%x, %y, %z) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @clamp_c1(%x: tensor<3xf32>, %y: tensor<2xf32>, %z: tensor<f32>) -> tensor<2xf32> {
  // expected-error@+1 {{operand 0 is tensor<3xf32> and operand 1 is tensor<2xf32>, expected the same shape (clamp_c1)}}
  %0 = "stablehlo.clamp"(%x, %y, %z) : (tensor<3xf32>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @clamp_c2(%x: tensor<f32>, %y: tensor<2xf32>, %z: tensor<3xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{operand 2 is tensor<3xf32> and operand 1 is tensor<2xf32>, expected the same shape (clamp_c2)}}
  %0 = "stablehlo.clamp"(%x, %y, %z) : (tensor<f32>, tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @clamp_c3(%x: tensor<f32>, %y: tensor<2xf32>, %z: tensor<f64>) -> tensor<2xf32> {
  // expected-error@+1 {{operand 2 is tensor<f64> and operand 1 is tensor<2xf32>, expected the same element type (clamp_c3)}}
  %0 = "stablehlo.clamp"(%x, %y, %z) : (tensor<f32>, tensor<2xf32>, tensor<f64>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @clamp_c4(%x: tensor<f32>, %y: tensor<2xf32>, %z: tensor<f32>) -> tensor<3xf32> {
  // expected-error@+1 {{result is tensor<3xf32>, expected tensor<2xf32> (clamp_c4)}}
  %0 = "stablehlo.clamp"(%x, %y, %z) : (tensor<f32>, tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}
