// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of optimization_barrier.

func.func @two(%arg0: tensor<i32>, %arg1: tensor<4xf32>) {
  %0:2 = "stablehlo.optimization_barrier"(%arg0, %arg1) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
  return
}

// -----

func.func @none() {
  "stablehlo.optimization_barrier"() : () -> ()
  return
}

// -----

func.func @token(%arg0: !stablehlo.token) {
  %0 = "stablehlo.optimization_barrier"(%arg0) : (!stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @result_count(%arg0: tensor<i32>, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{1 results, expected 2 (optimization_barrier_c1)}}
  %0 = "stablehlo.optimization_barrier"(%arg0, %arg1) : (tensor<i32>, tensor<4xf32>) -> tensor<i32>
  return
}

// -----

func.func @result_type(%arg0: tensor<i32>, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{result 0 is tensor<4xf32>, expected tensor<i32> (optimization_barrier_c1)}}
  %0:2 = "stablehlo.optimization_barrier"(%arg0, %arg1) : (tensor<i32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<i32>)
  return
}

// -----

func.func @quantized_per_axis(%arg0: tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) {
  // expected-error@+1 {{operand 0 has type tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>, expected a tensor or token (optimization_barrier_i1)}}
  %0 = "stablehlo.optimization_barrier"(%arg0) : (tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) -> tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
  return
}

// -----

func.func @buffer(%arg0: memref<4xf32>) {
  // expected-error@+1 {{operand 0 has type memref<4xf32>, expected a tensor or token (optimization_barrier_i1)}}
  %0 = "stablehlo.optimization_barrier"(%arg0) : (memref<4xf32>) -> memref<4xf32>
  return
}
