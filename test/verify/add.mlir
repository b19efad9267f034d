// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @dynamic(%x: tensor<2x?xf32>, %y: tensor<?x3xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.add"(%x, %y) : (tensor<2x?xf32>, tensor<?x3xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @bounded(%x: tensor<?xf32, #stablehlo.bounds<4>>, %y: tensor<?xf32, #stablehlo.bounds<6>>) -> tensor<?xf32, #stablehlo.bounds<4>> {
  %0 = "stablehlo.add"(%x, %y) : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<?xf32, #stablehlo.bounds<6>>) -> tensor<?xf32, #stablehlo.bounds<4>>
  func.return %0 : tensor<?xf32, #stablehlo.bounds<4>>
}

// -----

func.func @quantized(%x: tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>, %y: tensor<2x2x!quant.uniform<i8:f32, 2.000000e+00:3>>) -> tensor<2x2x!quant.uniform<i8:f32, 5.000000e-01>> {
  %0 = "stablehlo.add"(%x, %y) : (tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<2x2x!quant.uniform<i8:f32, 2.000000e+00:3>>) -> tensor<2x2x!quant.uniform<i8:f32, 5.000000e-01>>
  func.return %0 : tensor<2x2x!quant.uniform<i8:f32, 5.000000e-01>>
}

// -----

func.func @per_axis(%x: tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>, %y: tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>> {
  %0 = "stablehlo.add"(%x, %y) : (tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>, tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
  func.return %0 : tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
}

// -----

func.func @one_per_axis(%x: tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>, %y: tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>> {
  %0 = "stablehlo.add"(%x, %y) : (tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
  func.return %0 : tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
}

// -----

func.func @add_c1(%x: tensor<2xf32>, %y: tensor<2xi32>) -> tensor<2xf32> {
  // expected-error@+1 {{add: operand 0 is tensor<2xf32> and operand 1 is tensor<2xi32>, expected compatible types (add_c1)}}
  %0 = "stablehlo.add"(%x, %y) : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @add_c1_result(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{add: result is tensor<3xf32>, expected tensor<2xf32> (add_c1)}}
  %0 = "stablehlo.add"(%x, %y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @add_c1_bound(%x: tensor<?xf32, #stablehlo.bounds<4>>, %y: tensor<5xf32>) -> tensor<5xf32> {
  // expected-error@+1 {{add: operand 0 is tensor<?xf32, #stablehlo.bounds<4>> and operand 1 is tensor<5xf32>, expected compatible types (add_c1)}}
  %0 = "stablehlo.add"(%x, %y) : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<5xf32>) -> tensor<5xf32>
  func.return %0 : tensor<5xf32>
}

// -----

func.func @add_c2(%x: tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>, %y: tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2x2xf32> {
  // expected-error@+1 {{expected all of them quantized or none (add_c2)}}
  %0 = "stablehlo.add"(%x, %y) : (tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2x2xf32>
  func.return %0 : tensor<2x2xf32>
}

// -----

func.func @add_c3(%x: tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>, %y: tensor<2x2x!quant.uniform<i4:f32, 1.000000e+00>>) -> tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>> {
  // expected-error@+1 {{storage types are i8, i4 and i8, expected one type (add_c3)}}
  %0 = "stablehlo.add"(%x, %y) : (tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<2x2x!quant.uniform<i4:f32, 1.000000e+00>>) -> tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>
  func.return %0 : tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>
}

// -----

func.func @add_c4(%x: tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>, %y: tensor<2x2x!quant.uniform<i8:f16, 1.000000e+00>>) -> tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>> {
  // expected-error@+1 {{expressed types are f32, f16 and f32, expected one type (add_c4)}}
  %0 = "stablehlo.add"(%x, %y) : (tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<2x2x!quant.uniform<i8:f16, 1.000000e+00>>) -> tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>
  func.return %0 : tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>
}

// -----

func.func @add_c5(%x: tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>, %y: tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) -> tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>> {
  // expected-error@+1 {{result is quantized per tensor, expected the same as the operands (add_c5)}}
  %0 = "stablehlo.add"(%x, %y) : (tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) -> tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>
  func.return %0 : tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00>>
}

// -----

func.func @add_c6(%x: tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>, %y: tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>> {
  // expected-error@+1 {{quantization dimension of operand 0 is 0, expected the result's, 1 (add_c6)}}
  %0 = "stablehlo.add"(%x, %y) : (tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>, tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
  func.return %0 : tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
}

// -----

func.func @add_c7(%x: tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>, %y: tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>> {
  // expected-error@+1 {{quantization dimension of operand 1 is 0, expected the result's, 1 (add_c7)}}
  %0 = "stablehlo.add"(%x, %y) : (tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>, tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
  func.return %0 : tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
}

// -----

func.func @add_i1(%x: tensor<*xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{operand 0 is tensor<*xf32>, expected a ranked tensor of}}
  %0 = "stablehlo.add"(%x, %y) : (tensor<*xf32>, tensor<2xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}
