// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @float(%x: tensor<2x?xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 1.000000e+00>> {
  %0 = "stablehlo.uniform_quantize"(%x) : (tensor<2x?xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 1.000000e+00>>
  func.return %0 : tensor<2x3x!quant.uniform<i8:f32, 1.000000e+00>>
}

// -----

func.func @requantize(%x: tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>> {
  %0 = "stablehlo.uniform_quantize"(%x) : (tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
  func.return %0 : tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
}

// -----

func.func @uniform_quantize_c1(%x: tensor<2xf32>) -> tensor<3x!quant.uniform<i8:f32, 1.000000e+00>> {
  // expected-error@+1 {{(uniform_quantize_c1)}}
  %0 = "stablehlo.uniform_quantize"(%x) : (tensor<2xf32>) -> tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>
  func.return %0 : tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>
}

// -----

func.func @uniform_quantize_c2(%x: tensor<2xf64>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>> {
  // expected-error@+1 {{expressed type of the result is f32, expected f64 (uniform_quantize_c2)}}
  %0 = "stablehlo.uniform_quantize"(%x) : (tensor<2xf64>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
  func.return %0 : tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
}

// -----

func.func @uniform_quantize_c2_result(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{result is tensor<2xf32>, expected a ranked tensor of per-tensor quantized or per-axis quantized (uniform_quantize_c2)}}
  %0 = "stablehlo.uniform_quantize"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

// Scales of blocks are types that programs may name, not ones that ops compute with.
func.func @uniform_quantize_c2_blocks(%x: tensor<4x4xf32>) -> tensor<4x4x!quant.uniform<i8:f32:{0:2, 1:4}, {{5.000000e-01:1}, {2.500000e-01:-2}}>> {
  // expected-error@+1 {{expected a ranked tensor of per-tensor quantized or per-axis quantized (uniform_quantize_c2)}}
  %0 = "stablehlo.uniform_quantize"(%x) : (tensor<4x4xf32>) -> tensor<4x4x!quant.uniform<i8:f32:{0:2, 1:4}, {{5.000000e-01:1}, {2.500000e-01:-2}}>>
  func.return %0 : tensor<4x4x!quant.uniform<i8:f32:{0:2, 1:4}, {{5.000000e-01:1}, {2.500000e-01:-2}}>>
}
