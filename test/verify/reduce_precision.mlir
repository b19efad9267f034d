// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.reduce_precision"(%x) <{exponent_bits = 5 : i32, mantissa_bits = 0 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @reduce_precision_c1(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{result is tensor<3xf32>, expected tensor<2xf32> (reduce_precision_c1)}}
  %0 = "stablehlo.reduce_precision"(%x) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @reduce_precision_c2(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{exponent_bits is 0, expected at least 1 (reduce_precision_c2)}}
  %0 = "stablehlo.reduce_precision"(%x) <{exponent_bits = 0 : i32, mantissa_bits = 10 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @reduce_precision_c3(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{mantissa_bits is -1, expected at least 0 (reduce_precision_c3)}}
  %0 = "stablehlo.reduce_precision"(%x) <{exponent_bits = 5 : i32, mantissa_bits = -1 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}
