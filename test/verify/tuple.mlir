// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of tuple.

func.func @two(%arg0: tensor<i32>, %arg1: tensor<4xf32>) {
  %0 = "stablehlo.tuple"(%arg0, %arg1) : (tensor<i32>, tensor<4xf32>) -> tuple<tensor<i32>, tensor<4xf32>>
  return
}

// -----

func.func @none() {
  %0 = "stablehlo.tuple"() : () -> tuple<>
  return
}

// -----

func.func @nested(%arg0: tuple<tensor<i32>>, %arg1: !stablehlo.token) {
  %0 = "stablehlo.tuple"(%arg0, %arg1) : (tuple<tensor<i32>>, !stablehlo.token) -> tuple<tuple<tensor<i32>>, !stablehlo.token>
  return
}

// -----

func.func @dynamic(%arg0: tensor<?xf32>) {
  %0 = "stablehlo.tuple"(%arg0) : (tensor<?xf32>) -> tuple<tensor<4xf32>>
  return
}

// -----

func.func @result_count(%arg0: tensor<i32>, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{result is tuple<tensor<i32>>, expected tuple<tensor<i32>, tensor<4xf32>> (tuple_c1)}}
  %0 = "stablehlo.tuple"(%arg0, %arg1) : (tensor<i32>, tensor<4xf32>) -> tuple<tensor<i32>>
  return
}

// -----

func.func @result_types(%arg0: tensor<i32>, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{result is tuple<tensor<4xf32>, tensor<i32>>, expected tuple<tensor<i32>, tensor<4xf32>> (tuple_c1)}}
  %0 = "stablehlo.tuple"(%arg0, %arg1) : (tensor<i32>, tensor<4xf32>) -> tuple<tensor<4xf32>, tensor<i32>>
  return
}

// -----

func.func @result_is_a_tensor(%arg0: tensor<f32>) {
  // expected-error@+1 {{result is tensor<f32>, expected tuple<tensor<f32>> (tuple_c1)}}
  %0 = "stablehlo.tuple"(%arg0) : (tensor<f32>) -> tensor<f32>
  return
}
