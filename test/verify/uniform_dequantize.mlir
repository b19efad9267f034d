// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2xf32> {
  %0 = "stablehlo.uniform_dequantize"(%x) : (tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @uniform_dequantize_c1(%x: tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<3xf32> {
  // expected-error@+1 {{expected the same shape (uniform_dequantize_c1)}}
  %0 = "stablehlo.uniform_dequantize"(%x) : (tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @uniform_dequantize_c2(%x: tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2xf64> {
  // expected-error@+1 {{result is tensor<2xf64>, expected tensor<2xf32> (uniform_dequantize_c2)}}
  %0 = "stablehlo.uniform_dequantize"(%x) : (tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2xf64>
  func.return %0 : tensor<2xf64>
}

// -----

func.func @uniform_dequantize_i1(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{operand 0 is tensor<2xf32>, expected a ranked tensor of per-tensor quantized or per-axis quantized (uniform_dequantize_i1)}}
  %0 = "stablehlo.uniform_dequantize"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}
