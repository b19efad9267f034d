// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok() -> tensor<2xf32> {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @quantized() -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>> {
  %0 = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
  func.return %0 : tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
}

// -----

func.func @constant_c1() -> tensor<3xf32> {
  // expected-error@+1 {{result is tensor<3xf32>, expected tensor<2xf32> (constant_c1)}}
  %0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @constant_c1_element() -> tensor<2xi32> {
  // expected-error@+1 {{result is tensor<2xi32>, expected tensor<2xf32> (constant_c1)}}
  %0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @constant_c1_storage() -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>> {
  // expected-error@+1 {{expected elements of the storage type (constant_c1)}}
  %0 = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
  func.return %0 : tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
}

// -----

func.func @missing() -> tensor<2xf32> {
  // expected-error@+1 {{constant: attribute value is missing}}
  %0 = "stablehlo.constant"() : () -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}
