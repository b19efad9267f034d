// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @tolerance(%x: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.exponential"(%x) <{result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 0.000000e+00, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<f32>) -> tensor<f32>
  func.return %0 : tensor<f32>
}

// -----

func.func @highest(%x: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.exponential"(%x) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<f32>) -> tensor<f32>
  func.return %0 : tensor<f32>
}

// -----

func.func @negative(%x: tensor<f32>) -> tensor<f32> {
  // expected-error@+1 {{tanh: result_accuracy has a negative tolerance, expected none below 0}}
  %0 = "stablehlo.tanh"(%x) <{result_accuracy = #stablehlo.result_accuracy<atol = -1.000000e-05, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<f32>) -> tensor<f32>
  func.return %0 : tensor<f32>
}

// -----

func.func @negative_ulps(%x: tensor<f32>) -> tensor<f32> {
  // expected-error@+1 {{tanh: result_accuracy has a negative tolerance, expected none below 0}}
  %0 = "stablehlo.tanh"(%x) <{result_accuracy = #stablehlo.result_accuracy<ulps = -2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<f32>) -> tensor<f32>
  func.return %0 : tensor<f32>
}

// -----

func.func @mode(%x: tensor<f32>) -> tensor<f32> {
  // expected-error@+1 {{tanh: result_accuracy has mode HIGHEST and a tolerance, expected mode TOLERANCE}}
  %0 = "stablehlo.tanh"(%x) <{result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<f32>) -> tensor<f32>
  func.return %0 : tensor<f32>
}
