// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok() -> tensor<2x3xf32> {
  %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @iota_c1() -> tensor<2xf32> {
  // expected-error@+1 {{iota_dimension is 1, expected a value in [0, 1) (iota_c1)}}
  %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @iota_c1_scalar() -> tensor<f32> {
  // expected-error@+1 {{iota_dimension is 0, expected a value in [0, 0) (iota_c1)}}
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<f32>
  func.return %0 : tensor<f32>
}

// -----

func.func @iota_c1_negative() -> tensor<2xf32> {
  // expected-error@+1 {{iota_dimension is -1, expected a value in [0, 1) (iota_c1)}}
  %0 = "stablehlo.iota"() <{iota_dimension = -1 : i64}> : () -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @dynamic() -> tensor<?xf32> {
  // expected-error@+1 {{result is tensor<?xf32>, expected static dimensions}}
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<?xf32>
  func.return %0 : tensor<?xf32>
}

// -----

func.func @element() -> tensor<2xi1> {
  // expected-error@+1 {{result is tensor<2xi1>, expected a ranked tensor of integer, float, complex or per-tensor quantized}}
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi1>
  func.return %0 : tensor<2xi1>
}
