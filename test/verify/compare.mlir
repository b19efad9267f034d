// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @dynamic(%x: tensor<2x?xf32>, %y: tensor<?x3xf32>) -> tensor<2x3xi1> {
  %0 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<2x?xf32>, tensor<?x3xf32>) -> tensor<2x3xi1>
  func.return %0 : tensor<2x3xi1>
}

// -----

func.func @untyped(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi1> {
  %0 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  func.return %0 : tensor<2xi1>
}

// -----

func.func @signed(%x: tensor<i32>, %y: tensor<i32>) -> tensor<i1> {
  %0 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
  func.return %0 : tensor<i1>
}

// -----

func.func @unsigned(%x: tensor<ui32>, %y: tensor<ui32>) -> tensor<i1> {
  %0 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  func.return %0 : tensor<i1>
}

// -----

func.func @unsigned(%x: tensor<i1>, %y: tensor<i1>) -> tensor<i1> {
  %0 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
  func.return %0 : tensor<i1>
}

// -----

func.func @float(%x: tensor<f32>, %y: tensor<f32>) -> tensor<i1> {
  %0 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  func.return %0 : tensor<i1>
}

// -----

func.func @float(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>) -> tensor<i1> {
  %0 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
  func.return %0 : tensor<i1>
}

// -----

func.func @compare_c1(%x: tensor<2xf32>, %y: tensor<2xi32>) -> tensor<2xi1> {
  // expected-error@+1 {{operand 0 is tensor<2xf32> and operand 1 is tensor<2xi32>, expected the same element type (compare_c1)}}
  %0 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xi1>
  func.return %0 : tensor<2xi1>
}

// -----

func.func @compare_c2(%x: tensor<2xf32>, %y: tensor<3xf32>) -> tensor<2xi1> {
  // expected-error@+1 {{operand 0 is tensor<2xf32> and operand 1 is tensor<3xf32>, expected the same shape (compare_c2)}}
  %0 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xi1>
  func.return %0 : tensor<2xi1>
}

// -----

func.func @compare_c2_result(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<3xi1> {
  // expected-error@+1 {{result is tensor<3xi1>, expected tensor<2xi1> (compare_c2)}}
  %0 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xi1>
  func.return %0 : tensor<3xi1>
}

// -----

func.func @compare_i1(%x: tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>, %y: tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<2xi1> {
  // expected-error@+1 {{expected a ranked tensor of i1, integer, float, complex or per-tensor quantized (compare_i1)}}
  %0 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>, tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<2xi1>
  func.return %0 : tensor<2xi1>
}

// -----

func.func @compare_c3(%x: tensor<i32>, %y: tensor<i32>) -> tensor<i1> {
  // expected-warning@+1 {{compare: compare_type is UNSIGNED for operands of i32, which has no effect (compare_c3)}}
  %0 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
  func.return %0 : tensor<i1>
}

// -----

func.func @compare_c3(%x: tensor<ui32>, %y: tensor<ui32>) -> tensor<i1> {
  // expected-warning@+1 {{compare: compare_type is SIGNED for operands of ui32, which has no effect (compare_c3)}}
  %0 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  func.return %0 : tensor<i1>
}

// -----

func.func @compare_c3(%x: tensor<i1>, %y: tensor<i1>) -> tensor<i1> {
  // expected-warning@+1 {{compare: compare_type is FLOAT for operands of i1, which has no effect (compare_c3)}}
  %0 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
  func.return %0 : tensor<i1>
}

// -----

func.func @compare_c3(%x: tensor<f32>, %y: tensor<f32>) -> tensor<i1> {
  // expected-warning@+1 {{compare: compare_type is SIGNED for operands of f32, which has no effect (compare_c3)}}
  %0 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  func.return %0 : tensor<i1>
}

// -----

func.func @compare_c3(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>) -> tensor<i1> {
  // expected-warning@+1 {{compare: compare_type is TOTALORDER for operands of complex<f32>, which has no effect (compare_c3)}}
  %0 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
  func.return %0 : tensor<i1>
}
